//! Signals and time as moves.

use super::{Engine, Move, Outcome, Turn};
use switchboard_rules::{CompiledLevel, Round, Signal};

impl Engine {
    /// Whether rules take a step every so many milliseconds.
    pub(super) fn is_timed(&self) -> bool {
        self.game.settings.timed_ms.is_some()
    }

    /// Adds what a round did to what the turn did so far.
    pub(super) fn take_round(&self, rules: &CompiledLevel, round: Round, turn: &mut Turn) {
        turn.problems.extend(round.out_of_steps.map(|at| rules.out_of_steps(&self.game, at)));
        turn.messages.extend(round.messages);
        turn.sounds.extend(round.sounds);
        turn.deciding = round.deciding;
        turn.outcome = round.restarted.then_some(Outcome::Restarted);
    }
}

/// The signal that a move is; none for moves that are choices.
pub(super) fn signal_of(chosen: Move) -> Option<Signal> {
    match chosen {
        Move::Press(switch) => Some(Signal::Pressed(switch)),
        Move::Release { switch, ms } => Some(Signal::Released(switch, ms)),
        Move::Tick => Some(Signal::Ticked),
        _ => None,
    }
}
