//! `switchboard perft`: count lines of play by depth.

use super::Exit;
use super::open;
use super::options::{Format, Games, Whose, print, print_json, say};
use crate::play::{Engine, Outcome, State};
use serde::Serialize;
use std::collections::BTreeMap;

/// The most positions kept at one depth.
const MAX_POSITIONS: usize = 20_000_000;

/// Count lines of play by depth.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The path of a game folder, or the name of a game
    game: String,
    /// The level's folder name; by default the first
    #[arg(long)]
    level: Option<String>,
    /// How many turns deep
    #[arg(long)]
    depth: u32,
    /// Seed of the rules' chance
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// The output format
    #[arg(long, value_enum, default_value_t)]
    format: Format,
    #[command(flatten)]
    whose: Whose,
    #[command(flatten)]
    games: Games,
}

#[derive(Debug, Serialize)]
struct PerftLine {
    depth: u32,
    lines: u64,
    over: u64,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    perft(args).unwrap_or_else(|exit| exit)
}

fn perft(args: &Args) -> Result<Exit, Exit> {
    let game = open::game_of(&args.games, &args.game, &args.whose)?;
    let level = open::level(&game, args.level.as_deref(), &args.whose)?;
    let engine = open::engine(&game, level)?;
    let mut positions = vec![(engine.start(args.seed), 1_u64)];
    for depth in 1..=args.depth {
        let Some(next) = deeper(&engine, &positions) else {
            say(&format!("depth {depth} has more than {MAX_POSITIONS} positions"));
            return Err(Exit::DidNotHold);
        };
        positions = next;
        let sum = |list: &[(State, u64)], only_over: bool| {
            let counted = list.iter().filter(|(s, _)| !only_over || engine.outcome(s) != Outcome::Playing);
            counted.fold(0_u64, |sum, (_, lines)| sum.saturating_add(*lines))
        };
        let line = PerftLine { depth, lines: sum(&positions, false), over: sum(&positions, true) };
        match args.format {
            Format::Json => print_json(&line),
            Format::Text => print(&format!("depth {}: {} lines, {} over", line.depth, line.lines, line.over)),
        }
    }
    Ok(Exit::Good)
}

/// States with the same identity are one position.
type Identity = (Vec<u8>, u8, u64);

fn identity(engine: &Engine, state: &State) -> Identity {
    let outcome = match engine.outcome(state) {
        Outcome::Playing | Outcome::Restarted => 0,
        Outcome::Finished => 1,
        Outcome::Lost => 2,
        Outcome::Drawn => 3,
        Outcome::Won(player) => player.saturating_add(3),
    };
    (engine.key(state).to_vec(), outcome, engine.seed(state))
}

/// All positions one turn further, each with the number of lines that lead to it.
fn deeper(engine: &Engine, positions: &[(State, u64)]) -> Option<Vec<(State, u64)>> {
    let mut found: BTreeMap<Identity, (State, u64)> = BTreeMap::new();
    for (state, lines) in positions {
        for (identity, next) in turns(engine, state) {
            found.entry(identity).or_insert((next, 0)).1 += *lines;
        }
        if found.len() > MAX_POSITIONS {
            return None;
        }
    }
    Some(found.into_values().collect())
}

/// The distinct states that one turn can reach, in which it is the next player's turn or play is over.
fn turns(engine: &Engine, state: &State) -> BTreeMap<Identity, State> {
    let several = engine.players(state) > 1;
    let player = engine.player(state);
    let mut reached = BTreeMap::new();
    let mut within = BTreeMap::from([(identity(engine, state), ())]);
    let mut open = vec![state.clone()];
    while let Some(state) = open.pop() {
        for chosen in engine.moves(&state) {
            let mut next = state.clone();
            let Ok(turn) = engine.play(&mut next, &chosen) else { continue };
            let identity = identity(engine, &next);
            let ends = !several
                || engine.outcome(&next) != Outcome::Playing
                || turn.outcome == Some(Outcome::Restarted)
                || engine.player(&next) != player;
            if ends {
                reached.insert(identity, next);
            } else if within.insert(identity, ()).is_none() {
                open.push(next);
            }
        }
    }
    reached
}
