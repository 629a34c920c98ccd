//! A press as it is known in play: when it came, how long what was lit had been lit, and what came of it.

use super::filter::Ignored;

/// What came of a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CameOfIt {
    /// Nothing, or something that says nothing of how the player answers.
    Other,
    /// A group was opened, or left again.
    Moved,
    /// What was lit was chosen.
    Chose,
    /// The choice that takes back the last move was chosen.
    TookBack,
    /// The filter dropped it.
    Dropped(Ignored),
}

/// A press in play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct InPlay {
    /// When the switch went down, in milliseconds of any clock.
    pub at_ms: u64,
    /// How long what was lit had been lit.
    pub lit_ms: u32,
    /// How long the switch was held; none if the device does not tell.
    pub held_ms: Option<u32>,
    /// What came of it.
    pub came: CameOfIt,
    /// What was wanted had been lit before and was passed over.
    pub came_round: bool,
}

impl InPlay {
    /// A press of which nothing more is known yet.
    pub fn at(at_ms: u64, lit_ms: u32) -> Self {
        Self { at_ms, lit_ms, held_ms: None, came: CameOfIt::Other, came_round: false }
    }
}
