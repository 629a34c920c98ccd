//! What of a level's history is in memory: the rows that are shown, and those read beside them lately. An attempt can have a million saves,
//! so that each row is read when it is needed.

use crate::history::{Save, SaveEvent};
use crate::shell::SavePlace;
use crate::shell::context::Context;
use std::collections::BTreeMap;
use std::ops::Range;

/// How many rows are kept; when there are more, all are read again as they are needed.
const MOST_KEPT: usize = 500;
/// How many rows are looked through for moves, to each side.
const MOST_LOOKED_AT: usize = 400;

/// A move in the chart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bar {
    pub row: usize,
    /// The number of the save.
    pub number: u32,
    pub milliseconds: u64,
}

/// The rows of one attempt, and how many the other attempts have.
#[derive(Debug)]
pub struct Pages {
    place: SavePlace,
    sizes: Vec<usize>,
    attempt: usize,
    /// None for a row that cannot be read.
    read: BTreeMap<usize, Option<Save>>,
}

impl Pages {
    /// The newest attempt at a level.
    pub fn new(place: SavePlace, cx: &mut Context<'_>) -> Self {
        let (sizes, problems) = cx.store.attempt_sizes(&place);
        for problem in &problems {
            cx.trouble(problem);
        }
        let attempt = sizes.len().saturating_sub(1);
        Self { place, sizes, attempt, read: BTreeMap::new() }
    }

    /// How many attempts there are.
    pub fn attempts(&self) -> usize {
        self.sizes.len()
    }

    /// Which one this is.
    pub const fn attempt(&self) -> usize {
        self.attempt
    }

    /// How many rows it has.
    #[expect(clippy::indexing_slicing, reason = "no other attempt is turned to")]
    pub fn len(&self) -> usize {
        if self.sizes.is_empty() { 0 } else { self.sizes[self.attempt] }
    }

    /// Goes to another attempt.
    pub fn turn_to(&mut self, attempt: usize) {
        self.attempt = attempt.min(self.sizes.len().saturating_sub(1));
        self.read.clear();
    }

    /// A row that was read.
    pub fn get(&self, row: usize) -> Option<&Save> {
        self.read.get(&row)?.as_ref()
    }

    /// Reads these rows, unless they are there.
    pub fn read(&mut self, rows: Range<usize>, cx: &mut Context<'_>) {
        let rows = rows.start..rows.end.min(self.len());
        let mut missing = rows.filter(|row| !self.read.contains_key(row));
        let Some(first) = missing.next() else { return };
        let wanted = first..missing.next_back().unwrap_or(first) + 1;
        if self.read.len() + wanted.len() > MOST_KEPT {
            self.read.clear();
        }
        let (saves, problems) = cx.store.rows(&self.place, self.attempt, wanted.clone());
        for problem in &problems {
            cx.trouble(problem);
        }
        wanted.for_each(|row| {
            self.read.insert(row, None);
        });
        saves.into_iter().for_each(|(row, save)| {
            self.read.insert(row, Some(save));
        });
    }

    /// The last moves up to this row, at most `most`, and if they are fewer, those after it.
    pub fn bars(&mut self, row: usize, most: usize, cx: &mut Context<'_>) -> Vec<Bar> {
        let (mut bars, mut from) = (Vec::new(), row + 1);
        let earliest = from.saturating_sub(MOST_LOOKED_AT);
        while bars.len() < most && from > earliest {
            let part = from.saturating_sub(most).max(earliest)..from;
            from = part.start;
            bars.splice(0..0, self.moves(part, cx));
        }
        bars.drain(..bars.len().saturating_sub(most));
        let (mut to, latest) = (row + 1, self.len().min(row + 1 + MOST_LOOKED_AT));
        while bars.len() < most && to < latest {
            let part = to..(to + most).min(latest);
            to = part.end;
            bars.extend(self.moves(part, cx));
        }
        bars.truncate(most);
        bars
    }

    /// The moves among these rows.
    fn moves(&mut self, rows: Range<usize>, cx: &mut Context<'_>) -> Vec<Bar> {
        self.read(rows.clone(), cx);
        let bar = |row| {
            let save = self.get(row)?;
            let is_move = matches!(save.event, SaveEvent::Action | SaveEvent::Undo | SaveEvent::GameFinished);
            is_move.then_some(Bar { row, number: save.number, milliseconds: save.since_last_move_ms })
        };
        rows.filter_map(bar).collect()
    }
}

/// Attempts at a level, the newest first, at most `left` saves of them in all; `left` becomes what is left.
pub fn newest_attempts(place: &SavePlace, left: &mut usize, cx: &mut Context<'_>) -> Vec<Vec<Save>> {
    let (sizes, _) = cx.store.attempt_sizes(place);
    let mut all = Vec::new();
    for (attempt, size) in sizes.into_iter().enumerate().rev() {
        let rows = size.saturating_sub(*left)..size;
        if rows.is_empty() {
            break;
        }
        *left -= rows.len();
        all.push(cx.store.rows(place, attempt, rows).0.into_iter().map(|(_, save)| save).collect());
    }
    all.reverse();
    all
}
