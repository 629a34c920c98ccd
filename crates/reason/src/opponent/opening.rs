//! Openings by chance, so that games of the same players differ.

use super::{DecisionLimits, MoveQuestion, Opponent};
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Engine, Outcome, State};

/// The most choices of an opening; a turn of more is none that anybody ends.
const MAX_CHOICES: usize = 600;

/// The position after so many turns by chance. None if the game ends before.
pub fn opening(engine: &Engine, mut state: State, turns: u32, chance: &mut Chance) -> Option<State> {
    let (mut done, mut turn) = (0, Vec::new());
    for _ in 0..MAX_CHOICES {
        if done == turns {
            return Some(state);
        }
        let player = engine.player(&state);
        let ask = MoveQuestion { engine, turn: &turn, state: &state };
        let chosen = Opponent::random().choose(ask, chance.wide(), DecisionLimits::of_work(0))?;
        turn.push(state.clone());
        engine.play(&mut state, &chosen).ok()?;
        if engine.outcome(&state) != Outcome::Playing {
            return None;
        }
        if engine.player(&state) != player {
            turn.clear();
            done += 1;
        }
    }
    None
}
