//! Random openings of games, so that games of the same players differ.

use switchboard_base::chance::Chance;
use switchboard_engine::play::{Engine, Outcome, State};
use switchboard_reason::opponent::{DecisionLimits, MoveQuestion, Opponent};

/// How many random turns a game begins with.
const OPENING: u32 = 4;

/// Plays random choices until both have had some turns. None if the game ends there.
pub fn opening(engine: &Engine, chance: &mut Chance) -> Option<State> {
    let mut state = engine.start_with(chance.wide(), 2);
    let (mut turns, mut turn) = (0, Vec::new());
    while turns < OPENING {
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
            turns += 1;
        }
    }
    Some(state)
}
