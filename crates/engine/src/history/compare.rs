//! Compares control methods by what was really played: time and slots per move, and time to finish a level. Plain sums
//! over saves, without judgement.

use super::{Save, SaveEvent};
use std::collections::BTreeMap;

/// The sums of one control method.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct MethodResult {
    /// Its word in saves.
    pub method: String,
    /// Moves made with it.
    pub moves: u64,
    /// The total time of these moves, in milliseconds of play.
    pub moves_ms: u64,
    /// Timed Next signals that passed for them.
    pub slots: u64,
    /// Invalid choices made before them.
    pub invalid_choices: u64,
    /// Finished attempts in which it made most of the moves.
    pub finished: u64,
    /// The total time of these attempts, in milliseconds of play.
    pub finished_ms: u64,
}

impl MethodResult {
    /// Mean time a move, in milliseconds.
    pub fn mean_move_ms(&self) -> Option<u64> {
        self.moves_ms.checked_div(self.moves)
    }

    /// Mean number of slots a move, in hundredths.
    pub fn mean_slots_hundredths(&self) -> Option<u64> {
        self.slots.saturating_mul(100).checked_div(self.moves)
    }

    /// Mean time to finish a level, in milliseconds.
    pub fn mean_finish_ms(&self) -> Option<u64> {
        self.finished_ms.checked_div(self.finished)
    }
}

/// Sums these attempts up, one result per method, sorted by the methods' words.
pub fn compare_methods<'s>(attempts: impl IntoIterator<Item = &'s [Save]>) -> Vec<MethodResult> {
    let mut results: BTreeMap<&str, MethodResult> = BTreeMap::new();
    for saves in attempts {
        for save in saves.iter().filter(|save| save.chosen.is_some()) {
            let result = results.entry(&save.method).or_default();
            result.moves += 1;
            result.moves_ms = result.moves_ms.saturating_add(save.since_last_move_ms);
            result.slots += u64::from(save.slots);
            result.invalid_choices += u64::from(save.invalid_choices);
        }
        if let (Some(end), Some(method)) = (finish(saves), main_method(saves)) {
            let result = results.entry(method).or_default();
            result.finished += 1;
            result.finished_ms = result.finished_ms.saturating_add(end.since_start_ms);
        }
    }
    results.into_iter().map(|(method, result)| MethodResult { method: method.to_owned(), ..result }).collect()
}

/// Whether at least two attempts were finished, which makes a comparison possible.
pub fn is_played_twice<'s>(attempts: impl IntoIterator<Item = &'s [Save]>) -> bool {
    attempts.into_iter().filter(|saves| finish(saves).is_some()).count() >= 2
}

/// The save that ended the attempt.
fn finish(saves: &[Save]) -> Option<&Save> {
    saves.iter().find(|save| save.event == SaveEvent::GameFinished)
}

/// The method that made most of the moves; of two equal ones the first in order of their words.
fn main_method(saves: &[Save]) -> Option<&str> {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for save in saves.iter().filter(|save| save.chosen.is_some()) {
        *counts.entry(&save.method).or_default() += 1;
    }
    counts.into_iter().rev().max_by_key(|(_, count)| *count).map(|(method, _)| method)
}
