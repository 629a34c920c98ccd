//! A line of cells that holds runs of given lengths: which cells are filled or open in every, or in any, way to lay them.

use super::logic::{Values, keep};

/// The longest line.
pub const MAX_LINE: usize = 60;
const GAP: Values = 0b01;
const FILLED: Values = 0b10;

/// Leaves out what no way to lay the runs has. None if there is no way.
pub fn narrow(cells: &[usize], runs: &[usize], values: &mut [Values], changed: &mut Vec<usize>) -> Option<()> {
    let length = cells.len();
    if length > MAX_LINE || runs.iter().any(|run| *run == 0 || *run > length) {
        return None;
    }
    // A gap follows every run: the line gets one cell more, which is always a gap.
    let (mut gaps, mut filled) = (1_u64 << length, 0_u64);
    for (place, cell) in cells.iter().enumerate() {
        let value = *values.get(*cell)?;
        gaps |= u64::from(value & GAP != 0) << place;
        filled |= u64::from(value & FILLED != 0) << place;
    }
    let fits = |from: usize, run: usize| {
        let all = mask(run) << from;
        filled & all == all && gaps >> (from + run) & 1 == 1
    };
    // By number of runs laid: bit i where the first i cells can hold just these, and where the cells from i can hold the rest.
    let before = before(runs, length, gaps, &fits);
    let after = after(runs, length, gaps, &fits);
    if before.last()? >> (length + 1) & 1 == 0 {
        return None;
    }
    let (mut may_gap, mut may_fill) = (0_u64, 0_u64);
    for (before, after) in before.iter().zip(&after) {
        may_gap |= before & after >> 1 & gaps;
    }
    for ((run, before), after) in runs.iter().zip(&before).zip(after.iter().skip(1)) {
        let starts = (0..=length - run).filter(|from| before >> from & 1 == 1 && after >> (from + run + 1) & 1 == 1);
        for from in starts.filter(|from| fits(*from, *run)) {
            may_fill |= mask(*run) << from;
            may_gap |= 1 << (from + run);
        }
    }
    for (place, cell) in cells.iter().enumerate() {
        let kept =
            if may_gap >> place & 1 == 1 { GAP } else { 0 } | if may_fill >> place & 1 == 1 { FILLED } else { 0 };
        keep(*cell, kept, values, changed)?;
    }
    Some(())
}

fn mask(run: usize) -> u64 {
    (1 << run) - 1
}

fn before(runs: &[usize], length: usize, gaps: u64, fits: &impl Fn(usize, usize) -> bool) -> Vec<u64> {
    let mut all = Vec::with_capacity(runs.len() + 1);
    let mut now = 1;
    for at in 0..=length {
        now |= (now >> at & gaps >> at & 1) << (at + 1);
    }
    all.push(now);
    for run in runs {
        let mut next = 0;
        for at in 0..=length {
            let laid = at >= *run && now >> (at - run) & 1 == 1 && fits(at - run, *run);
            let gap = next >> at & gaps >> at & 1 == 1;
            next |= u64::from(laid || gap) << (at + 1);
        }
        all.push(next);
        now = next;
    }
    all
}

fn after(runs: &[usize], length: usize, gaps: u64, fits: &impl Fn(usize, usize) -> bool) -> Vec<u64> {
    let mut all = Vec::with_capacity(runs.len() + 1);
    let mut now = 1 << (length + 1);
    for at in (0..=length).rev() {
        now |= (now >> (at + 1) & gaps >> at & 1) << at;
    }
    all.push(now);
    for run in runs.iter().rev() {
        let mut next = 0;
        for at in (0..=length).rev() {
            let laid = at + run <= length && now >> (at + run + 1) & 1 == 1 && fits(at, *run);
            let gap = next >> (at + 1) & gaps >> at & 1 == 1;
            next |= u64::from(laid || gap) << at;
        }
        all.push(next);
        now = next;
    }
    all.reverse();
    all
}
