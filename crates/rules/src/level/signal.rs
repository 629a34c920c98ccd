//! What rules are told of signals: of a press, of its end, and of time.

use super::{Begin, CompiledLevel, Round};
use crate::run::memory::Memory;
use crate::tree::scope::{SIGNAL, Scope};
use switchboard_game::Game;

/// What a round begins with where no cell is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Signal {
    /// This switch was pressed, from 1.
    Pressed(u8),
    /// This switch was let go, after so many milliseconds.
    Released(u8, u16),
    /// Time took a step.
    Ticked,
}

impl Signal {
    /// The values of the items in [`SIGNAL`](crate::tree::scope::SIGNAL).
    fn values(self) -> [i32; 4] {
        match self {
            Self::Pressed(switch) => [switch.into(), 0, 0, 0],
            Self::Released(switch, ms) => [0, switch.into(), ms.into(), 0],
            Self::Ticked => [0, 0, 0, 1],
        }
    }
}

impl CompiledLevel {
    /// Plays the round of a signal. A press counts as a move; letting go and time do not.
    pub fn signal(&self, memory: &mut Memory, signal: Signal) -> Round {
        self.tell(memory, signal.values());
        if matches!(signal, Signal::Pressed(_)) {
            memory.moves = memory.moves.saturating_add(1);
        }
        self.round_from(memory, Begin::AsItIs)
    }

    /// Whether every signal is the move.
    pub fn takes_any(&self) -> bool {
        self.takes_any
    }

    /// Tells the rules of the signal with which a round begins.
    pub(super) fn tell(&self, memory: &mut Memory, values: [i32; 4]) {
        for (slot, value) in self.signal.into_iter().flatten().zip(values) {
            memory.set_item(&self.plan, slot, value);
        }
    }

    pub(crate) fn signal_slots(&self) -> Option<[usize; 4]> {
        self.signal
    }
}

/// The slots of what rules are told of signals, if this game has them.
pub(super) fn slots(scope: &Scope, game: &Game) -> Option<[usize; 4]> {
    let slot = |key: &str| scope.item(key).filter(|_| game.settings.has_signals());
    let [pressed, released, length, ticked] = SIGNAL.map(slot);
    Some([pressed?, released?, length?, ticked?])
}
