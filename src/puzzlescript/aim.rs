//! What a level is won by, for whoever looks for a way.

use super::names::{Meaning, Names};
use super::read::{Amount, WinText};

/// A condition of winning; a level is won when all of its game's hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Aim {
    /// How many of the first kind.
    pub amount: Amount,
    /// What must be there, or must not.
    pub what: Things,
    /// What it must stand with in one cell; none where it is enough that it is there.
    pub on: Option<Things>,
}

/// Objects that a condition names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Things {
    /// Their numbers.
    pub objects: Vec<usize>,
    /// Whether a cell must hold all of them rather than one.
    pub all: bool,
}

impl Things {
    fn new(meaning: &Meaning) -> Self {
        Self { objects: meaning.objects().to_vec(), all: matches!(meaning, Meaning::All(_)) }
    }
}

/// The conditions as written; those with unknown names were told of.
pub fn aims(wins: &[WinText], names: &Names) -> Vec<Aim> {
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
