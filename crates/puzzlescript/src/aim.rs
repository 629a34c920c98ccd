//! What a level is won by, for searches.

use super::names::{Meaning, ObjectNames};
use super::read::{Amount, WinText};

/// A win condition; a level is won when all conditions of its game hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Aim {
    /// How many of the first kind.
    pub amount: Amount,
    /// What must be there, or must not.
    pub what: Things,
    /// What it must share a cell with; none if being there is enough.
    pub on: Option<Things>,
}

/// Objects that a condition names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Things {
    /// Their numbers.
    pub objects: Vec<usize>,
    /// Whether a cell needs all of them rather than one of them.
    pub all: bool,
}

impl Things {
    fn new(meaning: &Meaning) -> Self {
        Self { objects: meaning.objects().to_vec(), all: matches!(meaning, Meaning::All(_)) }
    }
}

/// The win conditions; those with unknown names were already reported.
pub fn aims(wins: &[WinText], names: &ObjectNames) -> Vec<Aim> {
    let things = |name: &str| names.meaning(name).map(Things::new);
    let aim = |win: &WinText| {
        let on = match &win.on {
            Some(name) => Some(things(name)?),
            None => None,
        };
        Some(Aim { amount: win.amount, what: things(&win.what)?, on })
    };
    wins.iter().filter_map(aim).collect()
}
