//! Finds out how much stronger a level is than another one: `levels FOLDER NAME STRONG WEAK [OPENINGS] [SEED] [LEVEL]`, where NAME is a
//! computer player of the game, and STRONG and WEAK are levels from 1 to 8, or a recipe to be tried as in `300:50` (300 choices, of 100 turns
//! 50 are not seen). Each opening of random turns is played twice, with seats changed. It tells a line for a table: games won, drawn and
//! lost, and the share of points with its 95% interval (Wilson, drawn games as half a point).

#![allow(clippy::panic, clippy::indexing_slicing, clippy::cast_possible_truncation)]

#[path = "../../game/examples/folder/mod.rs"]
mod folder;

use std::path::Path;
use std::sync::Arc;
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Engine, Move, Outcome, State};
use switchboard_reason::opponent::{self, DecisionLimits, MoveQuestion, Opponent, Strength, opening};

/// How many random turns a game begins with.
const OPENING: u32 = 4;
/// Games longer than this many choices are drawn.
const MOST_CHOICES: u32 = 400;

/// The points of the first seat in half points.
fn play(engine: &Engine, who: &Opponent, seats: [DecisionLimits<'_>; 2], start: &State, chance: &mut Chance) -> u32 {
    let mut state = start.clone();
    let mut turn: Vec<State> = Vec::new();
    let mut planned: Vec<Move> = Vec::new();
    let mut mover = 1;
    for _ in 0..MOST_CHOICES {
        if engine.outcome(&state) != Outcome::Playing {
            break;
        }
        mover = engine.player(&state);
        let limits = if mover == 1 { seats[0] } else { seats[1] };
        if planned.is_empty() {
            let ask = MoveQuestion { engine, turn: &turn, state: &state };
            planned = who.plan(ask, chance.wide(), limits);
            planned.reverse();
        }
        let Some(chosen) = planned.pop() else { break };
        turn.push(state.clone());
        if engine.play(&mut state, &chosen).is_err() {
            break;
        }
        if engine.player(&state) != mover {
            turn.clear();
            planned.clear();
        }
    }
    let own = u32::from(mover == 1) * 2;
    match engine.outcome(&state) {
        Outcome::Won(player) => u32::from(player == 1) * 2,
        Outcome::Finished => own,
        Outcome::Lost => 2 - own,
        _ => 1,
    }
}

/// Wilson's interval for 95%.
fn interval(share: f64, games: f64) -> (f64, f64) {
    const Z: f64 = 1.959_964;
    let scale = 1.0 + Z * Z / games;
    let middle = (share + Z * Z / (2.0 * games)) / scale;
    let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt() / scale;
    (middle - half, middle + half)
}

/// Of a level, or of a recipe to be tried.
fn limits(who: &Opponent, words: &str) -> DecisionLimits<'static> {
    if let Some((work, overlooks)) = words.split_once(':') {
        let recipe = work.parse().ok().zip(overlooks.parse().ok());
        let Some((work, overlooks)) = recipe else { panic!("{words} is no recipe") };
        return DecisionLimits { work, overlooks, stop: &|| false };
    }
    who.limits(words.parse::<Strength>().unwrap_or_else(|why| panic!("{why}")), &|| false)
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let word = |at: usize| arguments.get(at).map_or("", String::as_str);
    let number = |at: usize, usual: u64| word(at).parse().unwrap_or(usual);
    let Some(game) = folder::game("connect-four")?.game else { return Ok(()) };
    let Ok(engine) = Engine::new(Arc::new(game), number(7, 0) as usize) else { return Ok(()) };
    let Ok(Some(who)) = opponent::find(&engine, word(2)) else { panic!("{} is no computer player", word(2)) };
    let (strong, weak) = (limits(&who, word(3)), limits(&who, word(4)));
    let mut chance = Chance::new(number(6, 1));
    let (mut wins, mut draws, mut losses) = (0_u32, 0_u32, 0_u32);
    for _ in 0..number(5, 50) {
        let begun = engine.start_with(chance.wide(), 2);
        let Some(start) = opening(&engine, begun, OPENING, &mut chance) else { continue };
        for (seats, own) in [([strong, weak], 0), ([weak, strong], 2)] {
            let points = play(&engine, &who, seats, &start, &mut chance).abs_diff(own);
            match points {
                2 => wins += 1,
                1 => draws += 1,
                _ => losses += 1,
            }
        }
    }
    let games = f64::from(wins + draws + losses);
    let share = (f64::from(wins) + f64::from(draws) / 2.0) / games;
    let (low, high) = interval(share, games);
    println!(
        "| {} | {} | {} against {} | {wins}, {draws}, {losses} | {:.0}% | {:.0} to {:.0}% |",
        Path::new(word(1)).file_name().unwrap_or_default().display(),
        word(2),
        word(3),
        word(4),
        share * 100.0,
        low * 100.0,
        high * 100.0
    );
    Ok(())
}
