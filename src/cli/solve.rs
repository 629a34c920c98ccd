//! `switchboard solve`: find solutions of a game's levels.

use super::Exit;
use super::deadline::{Deadline, cancelled_by_signals};
use super::open;
use super::options::{Format, Games, Output, Whose, print, print_json, warn};
use super::shard::{Columns, Results, ShardOptions, number, text};
use crate::diag::{Code, Place, Problem};
use crate::disk::players::write_whole;
use crate::disk::{FolderFiles, memory_left};
use crate::game::Files;
use crate::game::Game;
use crate::game::xml::Document;
use crate::history::{ColumnKind, TableEntry, rules_hash};
use crate::language::Arg;
use crate::laws::solve_by_laws;
use crate::play::{Engine, Move};
use crate::solve::{Aim, Answer, Budget, Limits, Method, Progress, Report, Why, hindrance, solve, without_minimums};
use az::SaturatingAs;
use serde::Serialize;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Find solutions of a game's levels.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The path of a game folder, or the name of a game
    game: String,
    /// The level's folder name; by default all levels
    #[arg(long)]
    level: Option<String>,
    /// The most seconds per level
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    limit: u64,
    /// Find the fewest moves and prove it
    #[arg(long)]
    optimal: bool,
    /// The most memory, in MiB; by default 4096, or three quarters of what this program may have, if that is less
    #[arg(long, value_name = "MIB")]
    memory: Option<u64>,
    /// The most states kept for one level: unlike a time limit, it has the same effect on every machine (with one thread)
    #[arg(long, value_name = "N")]
    states: Option<u64>,
    /// How many threads search: 1 or 2
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=2))]
    threads: u8,
    /// Write the fewest moves into each level's description.xml as its MinimumNumberOfMoves; implies --optimal and ignores the number
    /// already there
    #[arg(long)]
    write: bool,
    #[command(flatten)]
    share: ShardOptions,
    #[command(flatten)]
    whose: Whose,
    #[command(flatten)]
    games: Games,
    #[command(flatten)]
    output: Output,
}

/// A line of the results; field names stay the same from version to version.
#[derive(Debug, Serialize)]
struct SolvedLine<'a> {
    level: &'a str,
    status: &'static str,
    moves: Vec<MoveWritten>,
    optimal: bool,
    nodes: u64,
    seconds: f64,
    method: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<&'static str>,
}

/// A move in a line of the results: a cell as its column and row, any other move as its text.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum MoveWritten {
    Cell([u8; 2]),
    Text(Move),
}

/// Runs the command: exit status 1 if a level was not solved.
pub fn run(args: &Args) -> Exit {
    run_all(args).unwrap_or_else(|exit| exit)
}

fn run_all(args: &Args) -> Result<Exit, Exit> {
    let game = open::game_of(&args.games, &args.game, &args.whose)?;
    let game = if args.write { without_minimums(&game) } else { game };
    let cancelled = cancelled_by_signals();
    let levels: Vec<usize> = match &args.level {
        Some(name) => vec![open::level(&game, Some(name), &args.whose)?],
        None => (0..game.levels.len()).collect(),
    };
    let mut exit = Exit::Good;
    let all = levels.len().saturating_as();
    let table = Results { asked: &asked(args, &game)?, name: "levels", columns: COLUMNS, all, block: 1 };
    args.share.each(&table, |numbers| {
        let mut rows = Vec::new();
        for level in numbers.filter_map(|number| levels.get(usize::try_from(number).ok()?)) {
            let engine = open::engine(&game, *level)?;
            let (report, seconds) = solve_level(args, &engine, &cancelled);
            if !matches!(report.answer, Answer::Solved { .. }) {
                exit = Exit::DidNotHold;
            }
            let found = line(&game, *level, &report, seconds);
            show(&found, &report, args.output.format);
            if let Answer::Solved { moves, shortest: true } = &report.answer
                && args.write
                && let Err(problem) = write_minimum(args, &game, *level, moves.len())
            {
                warn(&problem.into());
                return Err(Exit::DidNotHold);
            }
            if report.answer == STOPPED {
                return Err(Exit::DidNotHold);
            }
            rows.push(row(&found, &report));
        }
        Ok(rows)
    })?;
    Ok(exit)
}

/// What is stored about each level.
const COLUMNS: Columns = &[
    ("level", ColumnKind::Text),
    ("status", ColumnKind::Text),
    ("moves", ColumnKind::Number),
    ("optimal", ColumnKind::Number),
    ("states", ColumnKind::Number),
    ("method", ColumnKind::Text),
    ("why", ColumnKind::Text),
    ("solution", ColumnKind::Text),
];

/// What was asked, apart from the share of one machine.
fn asked(args: &Args, game: &Arc<Game>) -> Result<serde_json::Value, Exit> {
    Ok(json!({
        "command": "solve", "game": game.id, "level": args.level,
        "rules": format!("{:016x}", rules_hash(&open::engine(game, 0)?)), "levels": game.levels.len(),
        "optimal": args.optimal || args.write, "limit": args.limit, "states": args.states, "memory": args.memory,
        "threads": args.threads,
    }))
}

fn row(line: &SolvedLine<'_>, report: &Report) -> Vec<TableEntry> {
    let moves = if let Answer::Solved { moves, .. } = &report.answer { Some(moves) } else { None };
    vec![
        text(line.level),
        text(line.status),
        moves.map_or(TableEntry::Empty, |moves| number(moves.len())),
        number(u8::from(line.optimal)),
        number(line.nodes),
        text(line.method),
        line.why.map_or(TableEntry::Empty, text),
        moves.map_or(TableEntry::Empty, |moves| text(Move::write_list(moves))),
    ]
}

/// Writes the number into the level's description; all other bytes stay.
fn write_minimum(args: &Args, game: &Game, level: usize, moves: usize) -> Result<(), Problem> {
    let Some(level) = game.levels.get(level) else { return Ok(()) };
    let Ok((_, files)) = args.games.find(&args.game) else { return Ok(()) };
    let is_own = args.whose.levels(&files, &game.id).is_ok_and(|own| own.contains(&level.id));
    let (files, inner) = match args.whose.level_folder(&game.id).filter(|_| is_own) {
        Some(folder) => (FolderFiles::new(folder), format!("{}/description.xml", level.id)),
        None => (files, format!("LEVELS/{}/description.xml", level.id)),
    };
    let problem = |why: Arg| Code::F001.error("fewest").arg("why", why).at(Place::file(files.show(&inner)));
    let path = files.find(&inner).map_err(|fault| problem(fault.to_string().into()))?;
    let bytes = files.read(&inner).map_err(|fault| problem(fault.to_string().into()))?;
    let text = String::from_utf8(bytes).map_err(|fault| problem(fault.to_string().into()))?;
    let changed = with_minimum(&text, moves).ok_or_else(|| problem(Arg::text("why-minimum")))?;
    if changed != text {
        write_whole(&path, changed.as_bytes()).map_err(|fault| problem(fault.to_string().into()))?;
    }
    Ok(())
}

/// The description with this number as its MinimumNumberOfMoves.
fn with_minimum(text: &str, moves: usize) -> Option<String> {
    let tag = "MinimumNumberOfMoves";
    let doc = Document::new(String::new(), text.as_bytes().to_vec()).ok()?;
    let root = doc.parse().ok()?;
    // a byte order mark is not counted in the document
    let ahead = text.len() - text.strip_prefix('\u{feff}').unwrap_or(text).len();
    if let Some(element) = root.child(tag) {
        let span = element.text_span();
        let (from, to) = (span.start + ahead, span.end + ahead);
        text.get(from..to)?.trim().parse::<u64>().ok()?;
        return Some(format!("{}{moves}{}", text.get(..from)?, text.get(to..)?));
    }
    let end = text.rfind("</")?;
    let line = if text.contains("\r\n") { "\r\n" } else { "\n" };
    Some(format!("{}  <{tag}>{moves}</{tag}>{line}{}", text.get(..end)?, text.get(end..)?))
}

/// The most memory where nothing is asked for, in bytes.
const USUAL_MEMORY: u64 = 4 << 30;

/// The most memory, in bytes: so many MiB, or what is usual and leaves some to the rest of the program and to others.
fn memory(asked: Option<u64>) -> u64 {
    let usual = || memory_left().map_or(USUAL_MEMORY, |left| USUAL_MEMORY.min(left / 4 * 3));
    asked.map_or_else(usual, |mib| mib.saturating_mul(1 << 20))
}

/// The answer after Ctrl+C.
const STOPPED: Answer = Answer::Unknown { why: Why::Cancelled };

fn solve_level(args: &Args, engine: &Engine, cancelled: &AtomicBool) -> (Report, f64) {
    if cancelled.load(Ordering::Relaxed) {
        return (Report { answer: STOPPED, states: 0, method: Method::Nothing }, 0.0);
    }
    let aim = if args.optimal || args.write { Aim::Shortest } else { Aim::Any };
    let start = engine.start(0);
    if let Some(why) = hindrance(engine, &start) {
        return (Report { answer: Answer::Unknown { why }, states: 0, method: Method::Nothing }, 0.0);
    }
    let usual = Limits::default();
    let states = args.states.unwrap_or(usual.states).min(usual.states);
    let limits = Limits { states, bytes: memory(args.memory), threads: args.threads };
    let watch = Deadline::new(Duration::from_secs(args.limit), cancelled);
    let clock = |progress: &Progress| watch.look(progress);
    let budget = Budget::new(limits, &clock);
    let report = match solve_by_laws(engine, &mut budget.share(Method::Laws)) {
        Some(report) => report,
        None => solve(engine, &start, aim, &budget),
    };
    watch.clear_line();
    (report, watch.seconds())
}

#[expect(clippy::indexing_slicing, reason = "the level is one of the game")]
fn line<'g>(game: &'g Game, level: usize, report: &Report, seconds: f64) -> SolvedLine<'g> {
    let level = game.levels[level].id.as_str();
    let line = |status, moves: &[Move], optimal, why| SolvedLine {
        level,
        status,
        moves: (moves.iter())
            .map(|chosen| match chosen {
                Move::Cell(cell) => MoveWritten::Cell([cell.x, cell.y]),
                other => MoveWritten::Text(*other),
            })
            .collect(),
        optimal,
        nodes: report.states,
        seconds: (seconds * 1e6).round() / 1e6,
        method: report.method.word(),
        why,
    };
    match &report.answer {
        Answer::Solved { moves, shortest } => line("solved", moves, *shortest, None),
        Answer::Unsolvable => line("unsolvable", &[], false, None),
        Answer::Unknown { why } => line("unknown", &[], false, Some(why.text())),
    }
}

fn show(line: &SolvedLine<'_>, report: &Report, format: Format) {
    if format == Format::Json {
        print_json(&line);
        return;
    }
    let took = format!("{} states, {:.3} s, {}", line.nodes, line.seconds, line.method);
    match &report.answer {
        Answer::Solved { moves, shortest } => {
            let fewest = if *shortest { ", no way is shorter" } else { "" };
            print(&format!("{}: solved in {} moves{fewest} ({took})", line.level, moves.len()));
            print(&format!("  {}", Move::write_list(moves)));
        }
        Answer::Unsolvable => print(&format!("{}: unsolvable, proven ({took})", line.level)),
        Answer::Unknown { why } => {
            let cure = match why {
                Why::Memory => "; --memory sets it",
                Why::Time => "; --limit sets it",
                _ => "",
            };
            print(&format!("{}: unknown, {}{cure} ({took})", line.level, why.text()));
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::with_minimum;

    #[test]
    fn only_the_number_changes() {
        let old = "\u{feff}<?xml version=\"1.0\"?>\r\n<D>\r\n <!-- <MinimumNumberOfMoves>1</MinimumNumberOfMoves> -->\r\n  <MinimumNumberOfMoves> 7 </MinimumNumberOfMoves>\r\n</D>\r\n";
        assert_eq!(with_minimum(old, 12).unwrap(), old.replace(" 7 ", " 12 "));
        let without = "<D>\n  <Name>x</Name>\n</D>\n";
        let line = "  <MinimumNumberOfMoves>3</MinimumNumberOfMoves>\n</D>";
        assert_eq!(with_minimum(without, 3).unwrap(), without.replace("</D>", line));
        assert_eq!(with_minimum("<D><MinimumNumberOfMoves>x</MinimumNumberOfMoves></D>", 3), None);
        assert_eq!(with_minimum("<D>", 3), None);
    }
}
