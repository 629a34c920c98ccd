//! `switchboard perft`: count lines of play by depth.

use super::Exit;
use super::open;
use super::options::{Format, Games, Whose, print, print_json, say};
use crate::play::LinesOfPlay;
use serde::Serialize;

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
    let mut play = LinesOfPlay::new(&engine, args.seed, MAX_POSITIONS);
    for depth in 1..=args.depth {
        let Some(lines) = play.deeper(depth == args.depth) else {
            say(&format!("depth {depth} has more than {MAX_POSITIONS} positions"));
            return Err(Exit::DidNotHold);
        };
        let line = PerftLine { depth, lines: lines.all, over: lines.over };
        match args.format {
            Format::Json => print_json(&line),
            Format::Text => print(&format!("depth {}: {} lines, {} over", line.depth, line.lines, line.over)),
        }
    }
    Ok(Exit::Good)
}
