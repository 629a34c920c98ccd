//! `switchboard generate`: makes new levels with a game's generator.xml, each proven solvable.

use super::Exit;
use super::deadline::{Deadline, cancelled_by_signals};
use super::open;
use super::options::{Format, Games, Output, print, print_json, say, warn};
use super::shard::{Columns, Results, ShardOptions, number, text};
use crate::disk::{free_number, level_names, write_level};
use crate::game::{Game, Level, Text};
use crate::generate::{LIMITS, Maker, NewLevel, NoLevel, board_key, no_generator, read_generator};
use crate::history::{ColumnKind, TableEntry, rules_hash};
use crate::laws::{Effort, effort_of};
use crate::play::Engine;
use crate::solve::{Budget, Method, Progress, Stop};
use serde::Serialize;
use serde_json::json;
use std::io::IsTerminal as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

/// Make new levels, each proven solvable; the same seed makes the same levels. With --shard or --parquet, each is made independently of the
/// others, and equivalent levels have the same number in the column `board`
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The path of a game folder, or the name of a game.
    game: String,
    /// How many levels
    #[arg(long, value_name = "N", default_value_t = 1)]
    count: u32,
    /// The seed of chance
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// The folder to write them into, for example the game's LEVELS, under the next free numbers; by default nothing is written
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// One of the difficulties in generator.xml
    #[arg(long, value_name = "D")]
    difficulty: Option<String>,
    /// The most seconds per level
    #[arg(long, value_name = "SECONDS", default_value_t = 600)]
    limit: u64,
    /// Do not work out how many constraints the steps of each level need, which can take longer than making it
    #[arg(long)]
    brief: bool,
    #[command(flatten)]
    share: ShardOptions,
    #[command(flatten)]
    games: Games,
    #[command(flatten)]
    output: Output,
}

/// A line of the results; field names stay the same from version to version.
#[derive(Debug, Serialize)]
struct MadeLine<'a> {
    level: &'a str,
    seed: u64,
    moves: usize,
    optimal: bool,
    difficulty: u32,
    tries: u32,
    solution: &'a str,
    /// In games with constraints: the most constraints that a step needs, and constraints per step on average.
    #[serde(skip_serializing_if = "Option::is_none")]
    most_laws: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mean_laws: Option<f64>,
}

/// Runs the command: exit status 1 if a level could not be made.
pub fn run(args: &Args) -> Exit {
    run_all(args).unwrap_or_else(|exit| exit)
}

fn run_all(args: &Args) -> Result<Exit, Exit> {
    let game = open::game(&args.games, &args.game)?;
    let (generator, problems) = read_generator(&game);
    warn(&problems);
    let Some(generator) = generator else {
        warn(&no_generator(&game).into());
        return Err(Exit::DidNotHold);
    };
    let recipe = generator.recipe(args.difficulty.as_deref()).map_err(|problem| {
        warn(&problem.into());
        Exit::WrongUse
    })?;
    let cancelled = cancelled_by_signals();
    let at = AtomicU32::new(1);
    let tell = |seconds, _: &Progress| how_far(at.load(Ordering::Relaxed), args.count, seconds);
    let maker = Maker::new(&game, &generator, recipe).map_err(|problems| {
        warn(&problems);
        Exit::DidNotHold
    })?;
    let table = Results { asked: &asked(args, &game)?, name: "made", columns: COLUMNS, all: args.count, block: 1 };
    // the levels made so far, to tell whether a level is new
    let mut others: Vec<Level> = Vec::new();
    let (first, width) = first_number(args);
    args.share.each(&table, |numbers| {
        let mut rows = Vec::new();
        for number in numbers.map(|number| number.saturating_add(1)) {
            at.store(number, Ordering::Relaxed);
            // One seed per level: level 3 of 10 is level 3 of 100.
            let seed = args.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(u64::from(number));
            let clock = Deadline::telling(Duration::from_secs(args.limit), &cancelled, tell);
            let look = |progress: &Progress| clock.look(progress);
            let budget = Budget::new(LIMITS, &look);
            let id = format!("{:0width$}", number.saturating_add(first - 1));
            let made = maker.level_or_why(&id, seed, &others, &budget);
            // results are interleaved with progress lines only if both are on one screen
            if made.is_err() || number == args.count || std::io::stdout().is_terminal() {
                clock.clear_line();
            }
            let mut made = made.map_err(|(why, rejected)| {
                let cure = if why == NoLevel::Stopped(Stop::Time) { "; --limit sets it" } else { "" };
                say(&format!("level {number}: {}{cure}; levels made: {}", why.text(), number - 1));
                let rejected = rejected.text();
                if !rejected.is_empty() {
                    say(&format!("boards that were rejected: {rejected}"));
                }
                Exit::DidNotHold
            })?;
            if let Some(name) = &args.difficulty {
                made.level.difficulty = Text::plain(name.clone());
            }
            if let Some(folder) = &args.out {
                write_level(folder, &made.level).map_err(|problem| {
                    warn(&problem.into());
                    Exit::DidNotHold
                })?;
            }
            let effort = Engine::new(Arc::clone(&game), 0).and_then(|engine| engine.with_level(made.level.clone()));
            let effort = effort.ok().filter(|_| !args.brief);
            let effort = effort.and_then(|engine| effort_of(&engine, &mut budget.share(Method::Laws)));
            clock.clear_line();
            show(args.output.format, effort, seed, &made);
            if args.share.is_stored() {
                rows.push(row(seed, &made));
            }
            if !args.share.is_apart() {
                others.push(made.level);
            }
        }
        Ok(rows)
    })?;
    Ok(Exit::Good)
}

/// The number of the first level, 1 or the first that is free in the folder they are written into, and how many digits it is written with.
/// Machines that share the work do not ask what is there, since each of them would find something else.
fn first_number(args: &Args) -> (u32, usize) {
    let there = args.out.as_ref().filter(|_| !args.share.is_apart()).map(|folder| level_names(folder));
    let (first, digits) = free_number(there.iter().flatten().map(String::as_str));
    (first, digits.max(args.count.saturating_add(first - 1).to_string().len()))
}

/// What is stored about each level.
const COLUMNS: Columns = &[
    ("level", ColumnKind::Text),
    ("seed", ColumnKind::Text),
    ("moves", ColumnKind::Number),
    ("optimal", ColumnKind::Number),
    ("difficulty", ColumnKind::Number),
    ("tries", ColumnKind::Number),
    ("board", ColumnKind::Text),
    ("solution", ColumnKind::Text),
];

/// What was asked, apart from the share of one machine.
fn asked(args: &Args, game: &Arc<Game>) -> Result<serde_json::Value, Exit> {
    Ok(json!({
        "command": "generate", "game": game.id, "rules": format!("{:016x}", rules_hash(&open::engine(game, 0)?)),
        "count": args.count, "seed": args.seed, "difficulty": args.difficulty, "limit": args.limit,
    }))
}

fn row(seed: u64, made: &NewLevel) -> Vec<TableEntry> {
    let NewLevel { level, moves, difficulty, tries } = made;
    vec![
        text(level.id.as_str()),
        text(seed.to_string()),
        number(*moves),
        number(u8::from(level.minimum_moves > 0)),
        number(*difficulty),
        number(*tries),
        text(format!("{:016x}", board_key(level))),
        text(level.solution.as_str()),
    ]
}

/// The progress line.
fn how_far(number: u32, count: u32, seconds: u64) -> String {
    format!("{seconds} s, level {number} of {count}; Ctrl+C stops")
}

fn show(format: Format, effort: Option<Effort>, seed: u64, made: &NewLevel) {
    let NewLevel { level, moves, difficulty, tries } = made;
    let mean_laws = effort.map(|effort| effort.mean());
    let optimal = level.minimum_moves > 0;
    let line = MadeLine {
        level: &level.id,
        seed,
        moves: *moves,
        optimal,
        difficulty: *difficulty,
        tries: *tries,
        solution: &level.solution,
        most_laws: effort.map(|effort| effort.most),
        mean_laws,
    };
    match format {
        Format::Json => print_json(&line),
        Format::Text => {
            let fewest = if optimal { "fewest" } else { "not known to be the fewest" };
            let laws = match (effort, mean_laws) {
                (Some(effort), Some(mean)) => format!(", at most {} laws a step, {mean:.2} on average", effort.most),
                _ => String::new(),
            };
            print(&format!("{}: {moves} moves ({fewest}), difficulty {difficulty}{laws}", level.id));
        }
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_line_of_progress_tells_which_level_is_made() {
        assert_eq!(super::how_far(37, 1_000, 4), "4 s, level 37 of 1000; Ctrl+C stops");
    }
}
