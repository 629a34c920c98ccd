//! Finds out whether one way to search is stronger than another, by a sequential test:
//! `duel FOLDER NAME WORK FIRST SECOND [OPENINGS] [SEED] [LEVEL]`, where NAME is a computer player of the game (or two, as in
//! `Thinker,mcts`), and FIRST and SECOND are the parts of the search and perhaps its own work, as in `all`, `all-loud` (without what
//! follows loud turns), `all-loud-window@2000`. Each opening of random choices is played twice, with seats changed. It ends when it is
//! certain, with 5 % of error either way, whether the first one gains (50 Elo) or not, and tells how much processor time each took for a
//! choice: compare only what takes equally long.

#![allow(clippy::panic, clippy::indexing_slicing, clippy::cast_possible_truncation)]

#[path = "../../game/examples/folder/mod.rs"]
mod folder;

use std::sync::Arc;
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Engine, Move, Outcome, State};
use switchboard_reason::opponent::{self, DecisionLimits, MoveQuestion, Opponent, Parts, opening};

/// How many random turns a game begins with.
const OPENING: u32 = 4;
/// Games longer than this many choices are drawn.
const MOST_CHOICES: u32 = 600;
/// What is told apart: the expected share of points at 50 Elo.
const GAIN: f64 = 0.571;

fn parts(words: &str) -> Parts {
    let mut parts = Parts::default();
    for word in words.split('-').skip(1) {
        match word {
            "loud" => parts.loud = false,
            "reductions" => parts.reductions = false,
            "window" => parts.window = false,
            "table" => parts.table = false,
            "order" => parts.order = false,
            "forced" => parts.forced = false,
            "value" => parts.value = false,
            "policy" => parts.policy = false,
            "amaf" => parts.amaf = false,
            "guided" => parts.guided = false,
            "ends" => parts.ends = false,
            "threats" => parts.threats = false,
            "far" => parts.far = false,
            other => panic!("{other} is no part"),
        }
    }
    parts
}

/// One way to search, and how much of it.
#[derive(Clone, Copy, PartialEq)]
struct Side {
    place: usize,
    parts: Parts,
    work: u64,
}

/// As in `all-loud@2000`.
fn side(place: usize, words: &str, usual: u64) -> Side {
    let (words, work) = words.split_once('@').unwrap_or((words, ""));
    Side { place, parts: parts(words), work: work.parse().unwrap_or(usual) }
}

/// Processor time of this thread in nanoseconds, where the system tells it.
fn processor_time() -> u64 {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    told.split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// The points of the first player in half points.
fn play(
    engine: &Engine,
    players: [&Opponent; 2],
    seats: [Side; 2],
    start: &State,
    chance: &mut Chance,
    used: &mut [(u64, u64); 2],
) -> u32 {
    let mut state = start.clone();
    let mut turn: Vec<State> = Vec::new();
    let mut planned: Vec<Move> = Vec::new();
    let mut mover = 1;
    for _ in 0..MOST_CHOICES {
        if engine.outcome(&state) != Outcome::Playing {
            break;
        }
        mover = engine.player(&state);
        let ask = MoveQuestion { engine, turn: &turn, state: &state };
        let side = if mover == 1 { seats[0] } else { seats[1] };
        let begun = processor_time();
        if planned.is_empty() {
            planned = players[side.place].plan_by(ask, chance.wide(), DecisionLimits::of_work(side.work), side.parts);
            planned.reverse();
        }
        let chosen = planned.pop();
        let place = &mut used[side.place];
        *place = (place.0 + processor_time() - begun, place.1 + 1);
        let Some(chosen) = chosen else { break };
        turn.push(state.clone());
        if engine.play(&mut state, &chosen).is_err() {
            break;
        }
        if engine.player(&state) != mover {
            turn.clear();
            planned.clear();
        }
    }
    match engine.outcome(&state) {
        Outcome::Won(1) => 2,
        Outcome::Won(_) => 0,
        Outcome::Finished => {
            if mover == 1 {
                2
            } else {
                0
            }
        }
        Outcome::Lost => {
            if mover == 1 {
                0
            } else {
                2
            }
        }
        _ => 1,
    }
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let word = |at: usize| arguments.get(at).map_or("", String::as_str);
    let number = |at: usize, usual: u64| word(at).parse().unwrap_or(usual);
    let Some(game) = folder::game("chess")?.game else { return Ok(()) };
    let Ok(engine) = Engine::new(Arc::new(game), number(8, 0) as usize) else { return Ok(()) };
    let names: Vec<&str> = word(2).split(',').collect();
    let players = [names[0], names[names.len() - 1]].map(|name| match opponent::find(&engine, name) {
        Ok(Some(who)) => who,
        _ => panic!("{name} is no computer player"),
    });
    let players = [&players[0], &players[1]];
    let work = number(3, 10_000);
    let (first, second) = (side(0, word(4), work), side(1, word(5), work));
    let mut used = [(0, 0); 2];
    let mut chance = Chance::new(number(7, 1));
    let (mut wins, mut draws, mut losses, mut likely) = (0, 0, 0, 0.0_f64);
    for _ in 0..number(6, 200) {
        let begun = engine.start_with(chance.wide(), 2);
        let Some(start) = opening(&engine, begun, OPENING, &mut chance) else { continue };
        for seats in [[first, second], [second, first]] {
            let points = play(&engine, players, seats, &start, &mut chance, &mut used);
            let points = if seats[0] == first { points } else { 2 - points };
            match points {
                2 => wins += 1,
                1 => draws += 1,
                _ => losses += 1,
            }
        }
        let games = f64::from(wins + draws + losses);
        let mean = (f64::from(wins) + f64::from(draws) / 2.0) / games;
        let spread = (f64::from(wins) * (1.0 - mean).powi(2)
            + f64::from(draws) * (0.5 - mean).powi(2)
            + f64::from(losses) * mean.powi(2))
            / games;
        // the generalised likelihood ratio of a gain against none
        likely = games * (GAIN - 0.5) * (2.0 * mean - GAIN - 0.5) / (2.0 * spread.max(0.05));
        if games >= 16.0 && likely.abs() > 2.94 {
            break;
        }
    }
    let told = if likely > 2.94 {
        "gains"
    } else if likely < -2.94 {
        "does not gain"
    } else {
        "open"
    };
    let each = used.map(|(time, choices)| time as f64 / 1e6 / f64::from(u32::try_from(choices).unwrap_or(1).max(1)));
    println!(
        "{} {} {}: {} against {}: {wins} won, {draws} drawn, {losses} lost; log likelihood {likely:.2}: {told}; {:.1} and {:.1} ms a choice",
        engine.game().id,
        word(2),
        word(3),
        word(4),
        word(5),
        each[0],
        each[1]
    );
    Ok(())
}
