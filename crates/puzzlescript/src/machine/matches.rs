//! Finds where a rule matches. A rule looks only at lines that changed since it found nothing there.

#![expect(clippy::indexing_slicing, reason = "patterns are numbered by their rules and looked for within the board")]

use super::board::ObjectBoard;
use super::{MAX_MATCHES, MAX_WORK};
use crate::compile::{Compiled, PatternCell, RowPattern, Test};
use crate::rule::RuleDirection;

/// A place where a pattern matches: the first cells of its parts.
pub(super) type Match = [usize; 3];

impl<const O: usize, const M: usize> ObjectBoard<O, M> {
    /// Whether the board contains what a rule needs.
    #[inline]
    pub(super) fn may_match(&mut self, rule: &Compiled<O, M>) -> bool {
        self.work += 1;
        rule.needs.are_in(&self.all.objects, &self.all.moves) && self.work <= MAX_WORK
    }

    /// All matches of each pattern; none if a pattern has none.
    pub(super) fn find(&mut self, rule: &Compiled<O, M>) -> Option<Vec<Vec<Match>>> {
        if !self.may_match(rule) {
            return None;
        }
        let mut found = Vec::new();
        for pattern in &rule.patterns {
            let mut places = self.room.pop().unwrap_or_default();
            let is_any = self.find_places(pattern, rule.direction, &mut places);
            found.push(places);
            if !is_any {
                self.give_back(found);
                return None;
            }
        }
        let ways = found.iter().try_fold(1, |ways: usize, places| ways.checked_mul(places.len()));
        let Some(ways) = ways.filter(|ways| *ways <= MAX_MATCHES) else {
            self.work = MAX_WORK + 1;
            self.give_back(found);
            return None;
        };
        // each combination is checked again when it is applied
        let cells: usize = rule.patterns.iter().map(RowPattern::len).sum();
        self.work += (ways * cells) as u64;
        Some(found)
    }

    /// Returns lists for reuse.
    pub(super) fn give_back(&mut self, lists: impl IntoIterator<Item = Vec<Match>>) {
        self.room.extend(lists);
    }

    /// Finds all matches of a pattern, in a list that is cleared first; returns whether there are any.
    pub(super) fn find_places(
        &mut self,
        pattern: &RowPattern<O, M>,
        direction: RuleDirection,
        places: &mut Vec<Match>,
    ) -> bool {
        places.clear();
        let since = self.barren[pattern.number];
        if since >= self.clock {
            return false;
        }
        self.work += self.find_on_lines(pattern, direction, since, places);
        if places.len() > MAX_MATCHES {
            self.work = MAX_WORK + 1;
            places.clear();
        }
        if places.is_empty() {
            self.barren[pattern.number] = self.clock;
        }
        !places.is_empty()
    }

    /// Finds the matches of a pattern on lines that changed after `since`; returns how many cells were looked at.
    fn find_on_lines(
        &self,
        pattern: &RowPattern<O, M>,
        direction: RuleDirection,
        since: u64,
        places: &mut Vec<Match>,
    ) -> u64 {
        let mut looked = 0;
        let length = pattern.len();
        let across = !direction.is_vertical();
        let (lines, along) = if across { (self.height, self.width) } else { (self.width, self.height) };
        if length > along || length == 0 {
            return 0;
        }
        let versions = if across { &self.changed_rows } else { &self.changed_columns };
        let forward = matches!(direction, RuleDirection::Right | RuleDirection::Down);
        let (from, to) = if forward { (0, along - length) } else { (length - 1, along - 1) };
        let stride = if across { self.height } else { 1 };
        let back = if forward { stride } else { stride.wrapping_neg() };
        let held = if across { &self.rows } else { &self.columns };
        for (line, (version, held)) in versions.iter().zip(held).enumerate().take(lines) {
            if *version <= since || !pattern.needs.are_in(&held.objects, &held.moves) {
                continue;
            }
            looked += to + 1 - from;
            let origin = if across { line } else { line * self.height };
            for position in from..=to {
                let first = origin + position * stride;
                if let [only] = pattern.parts.as_slice() {
                    if self.matches(only, first, back) {
                        places.push([first, 0, 0]);
                    }
                } else {
                    let room = if forward { along - position - length } else { position + 1 - length };
                    if places.len() > MAX_MATCHES {
                        return looked as u64;
                    }
                    looked += self.find_parts(pattern, first, back, room, places);
                }
            }
        }
        looked as u64
    }

    /// Finds matches whose gaps together have at most `room` cells; returns how many cells were looked at.
    fn find_parts(
        &self,
        pattern: &RowPattern<O, M>,
        first: usize,
        step: usize,
        room: usize,
        places: &mut Vec<Match>,
    ) -> usize {
        let (Some(head), Some(middle)) = (pattern.parts.first(), pattern.parts.get(1)) else { return 0 };
        if !self.matches(head, first, step) {
            return 0;
        }
        let mut looked = room;
        for gap in 0..=room {
            let second = first.wrapping_add(step.wrapping_mul(head.len() + gap));
            if !self.matches(middle, second, step) {
                continue;
            }
            match pattern.parts.get(2) {
                None => places.push([first, second, 0]),
                Some(tail) => {
                    looked += room - gap;
                    for more in 0..=room - gap {
                        let third = second.wrapping_add(step.wrapping_mul(middle.len() + more));
                        if self.matches(tail, third, step) {
                            places.push([first, second, third]);
                        }
                    }
                }
            }
        }
        looked
    }

    /// Whether a part of a pattern matches at a cell.
    #[inline]
    fn matches(&self, part: &[PatternCell<O, M>], first: usize, step: usize) -> bool {
        let mut at = first;
        for place in part {
            if !self.holds(&place.test, at) {
                return false;
            }
            at = at.wrapping_add(step);
        }
        true
    }

    /// Whether a cell passes a test.
    #[inline]
    fn holds(&self, test: &Test<O, M>, at: usize) -> bool {
        let (cell, moves) = (&self.cells[at], &self.moves[at]);
        cell.contains(&test.present)
            && !cell.meets(&test.absent)
            && (!test.asks_of_moves || moves.contains(&test.moving) && !moves.meets(&test.resting))
            && test.one_of.iter().all(|any| cell.meets(any))
    }

    /// The difference between the indices of a cell and the next one in a direction, for wrapping addition.
    pub(super) fn step(&self, direction: RuleDirection) -> usize {
        match direction {
            RuleDirection::Down => 1,
            RuleDirection::Up => 1usize.wrapping_neg(),
            RuleDirection::Right => self.height,
            RuleDirection::Left => self.height.wrapping_neg(),
        }
    }

    /// Whether a rule matches at these places, one for each pattern.
    pub(super) fn matches_at(&self, rule: &Compiled<O, M>, tuple: &[Match]) -> bool {
        let step = self.step(rule.direction);
        rule.patterns.iter().zip(tuple).all(|(pattern, place)| {
            pattern.parts.iter().zip(place).all(|(part, first)| self.matches(part, *first, step))
        })
    }
}

/// Iterates over all combinations of places, one from each list; the first changes fastest.
#[derive(Debug)]
pub(super) struct Tuples<'f> {
    found: &'f [Vec<Match>],
    at: Vec<usize>,
    tuple: Vec<Match>,
}

impl<'f> Tuples<'f> {
    /// Over these lists.
    pub fn new(found: &'f [Vec<Match>]) -> Self {
        Self { found, at: Vec::new(), tuple: Vec::new() }
    }

    /// The next combination.
    pub fn next(&mut self) -> Option<&[Match]> {
        if self.at.len() < self.found.len() {
            self.at = vec![0; self.found.len()];
            self.tuple = self.found.iter().map(|places| places.first().copied()).collect::<Option<_>>()?;
            return Some(&self.tuple);
        }
        for ((at, places), place) in self.at.iter_mut().zip(self.found).zip(&mut self.tuple) {
            *at += 1;
            if let Some(next) = places.get(*at) {
                *place = *next;
                return Some(&self.tuple);
            }
            *at = 0;
            *place = *places.first()?;
        }
        None
    }
}
