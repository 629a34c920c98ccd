//! What a search may leave out, so that matches tell what it is worth.

/// Parts of the search that a match can leave out, to find out what they are worth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    /// Loud turns are followed beyond the depth if the last one was loud.
    pub loud: bool,
    /// Late turns are searched less deeply.
    pub reductions: bool,
    /// The window is first set around the last value.
    pub window: bool,
    /// The table of positions.
    pub table: bool,
    /// Killers and history order the turns.
    pub order: bool,
    /// A position with one choice is looked at further where the depth ends.
    pub forced: bool,
    /// What was learnt about positions counts.
    pub value: bool,
    /// What was learnt about choices counts.
    pub policy: bool,
    /// In random games: what a choice was worth whenever it was made later counts (all moves as first).
    pub amaf: bool,
    /// Random games make promising choices more often, where the author says so.
    pub guided: bool,
    /// In random games: where hardly any choice ends play, the choices of a new position are not tried one by one.
    pub ends: bool,
    /// Beside random games: where no threats are found, less is spent on proofs.
    pub threats: bool,
    /// Beside random games: where hardly any end of play is found either, nothing more is spent on proofs.
    pub far: bool,
}

impl Default for Parts {
    fn default() -> Self {
        Self {
            loud: true,
            reductions: true,
            window: true,
            table: true,
            order: true,
            forced: true,
            value: true,
            policy: true,
            amaf: true,
            guided: true,
            ends: true,
            threats: true,
            far: true,
        }
    }
}
