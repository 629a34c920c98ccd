//! `switchboard tournament`: lets computer players play against each other.

use super::deadline::cancelled_by_signals;
use super::options::{Format, Games, Output, Whose, print, print_json, say, warn, wrong_use};
use super::shard::{self, Columns, ShardOptions, number, text};
use super::{Exit, open};
use crate::game::Language;
use crate::history::{ColumnKind, TableEntry, outcome_words, rules_hash};
use crate::opponent::{self, DecisionLimits, Entrant, Interval, PlayedGame, Strength, Tally};
use crate::play::Engine;
use az::SaturatingAs;
use comfy_table::{Table, presets};
use serde::Serialize;
use serde_json::json;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// The most games of one tournament.
const MAX_GAMES: u32 = 10_000_000;
/// The most threads.
const MAX_THREADS: usize = 64;
/// How many games make a block.
const BLOCK: u32 = 1_000;

/// Let computer players play against each other; seats are shuffled before each game
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The path of a game folder, or the name of a game
    game: String,
    /// The level's folder name; by default the first
    #[arg(long)]
    level: Option<String>,
    /// One computer player for each seat: names from opponents.xml, or random, mcts, alphabeta; for those that look ahead optionally a
    /// colon and a level, 1 to 8 (the default)
    #[arg(long, value_delimiter = ',', required = true, value_name = "A,B,...")]
    players: Vec<String>,
    /// How many games
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// Seed of seats, dice and random choices
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many choices a search may try for one move, overriding that of its level
    #[arg(long)]
    work: Option<u64>,
    /// The most seconds for all of it; then what was played by then is told
    #[arg(long, value_name = "SECONDS", default_value_t = 3_600)]
    limit: u64,
    /// How many games are played at once; the result does not depend on it
    #[arg(long, default_value_t = 1)]
    threads: usize,
    #[command(flatten)]
    share: ShardOptions,
    #[command(flatten)]
    output: Output,
    /// A folder of games; may be given several times; the first of two games with the same name counts
    #[arg(long = "games-in", value_name = "DIR")]
    folders: Vec<PathBuf>,
}

/// An entrant's line; field names stay the same from version to version.
#[derive(Debug, Serialize)]
struct EntrantLine<'a> {
    player: &'a str,
    wins: u32,
    share: f64,
    low: f64,
    high: f64,
    mean_place: f64,
}

/// The last line.
#[derive(Debug, Serialize)]
struct TournamentTotal {
    total: Total,
}

#[derive(Debug, Serialize)]
struct Total {
    games: u32,
    draws: u32,
    unfinished: u32,
    mean_rounds: f64,
    mean_moves: f64,
    games_a_second: f64,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    tournament(args).unwrap_or_else(|exit| exit)
}

fn tournament(args: &Args) -> Result<Exit, Exit> {
    let folders = Games { folders: args.folders.clone() };
    let game = open::game(&folders, &args.game)?;
    let level = open::level(&game, args.level.as_deref(), &Whose::default())?;
    let engine = open::engine(&game, level)?;
    let (least, most) = game.description.players;
    if !(usize::from(least)..=usize::from(most)).contains(&args.players.len()) {
        let seats = if least == most { format!("{least}") } else { format!("{least} to {most}") };
        let message = format!("{} computer players were named", args.players.len());
        return Err(wrong_use(&message, &format!("the game {} is for {seats}", game.id)));
    }
    if args.games == 0 || args.games > MAX_GAMES {
        return Err(wrong_use(&format!("{} games cannot be played", args.games), &format!("give 1 to {MAX_GAMES}")));
    }
    let threads = NonZeroUsize::new(args.threads.min(MAX_THREADS)).ok_or_else(|| {
        wrong_use("games cannot be played on 0 threads", &format!("give --threads 1 to {MAX_THREADS}"))
    })?;
    let mut entrants: Vec<Entrant> = Vec::new();
    for named in &args.players {
        let entrant = entrant(&engine, named, args.work)?;
        entrants.push(numbered(entrant, &entrants));
    }
    let begun = Instant::now();
    let mut tally = Tally::new(entrants.len());
    let exit = play(args, &engine, &entrants, threads, &mut tally).err().unwrap_or(Exit::Good);
    if exit != Exit::Good && tally.games == 0 {
        return Err(exit);
    }
    let total = total(&tally, begun.elapsed().as_secs_f64());
    let lines = entrants.iter().zip(&tally.standings).map(|(entrant, standing)| {
        let Interval { share, low, high } = Interval::of(standing.wins, tally.games);
        let finished = f64::from(tally.games - tally.unfinished).max(1.0);
        let places = f64::from(standing.places.saturating_as::<u32>());
        EntrantLine { player: &entrant.name, wins: standing.wins, share, low, high, mean_place: places / finished }
    });
    match args.output.format {
        Format::Json => {
            for line in lines {
                print_json(&line);
            }
            print_json(&TournamentTotal { total });
        }
        Format::Text => table(lines, &total),
    }
    Ok(exit)
}

/// What is stored about each game: one row per seat.
const COLUMNS: Columns = &[
    ("number", ColumnKind::Number),
    ("seat", ColumnKind::Number),
    ("player", ColumnKind::Text),
    ("place", ColumnKind::Number),
    ("won", ColumnKind::Number),
    ("outcome", ColumnKind::Text),
    ("rounds", ColumnKind::Number),
    ("choices", ColumnKind::Number),
];

/// Plays this machine's share of the games, block by block.
fn play(
    args: &Args,
    engine: &Engine,
    entrants: &[Entrant],
    threads: NonZeroUsize,
    tally: &mut Tally,
) -> Result<(), Exit> {
    let level = engine.level_info().map_or("", |level| level.id.as_str());
    let work: Vec<u64> = entrants.iter().map(|entrant| entrant.work).collect();
    let run = json!({
        "command": "tournament", "game": engine.game().id, "level": level,
        "rules": format!("{:016x}", rules_hash(engine)), "players": args.players, "choices_a_move": work,
        "games": args.games, "seed": args.seed,
    });
    let table = shard::Results { asked: &run, name: "games", columns: COLUMNS, all: args.games, block: BLOCK };
    let cancelled = cancelled_by_signals();
    let begun = Instant::now();
    let is_late = || begun.elapsed() > Duration::from_secs(args.limit);
    let stop = || cancelled.load(Ordering::Relaxed) || is_late();
    args.share.each(&table, |numbers| {
        let wanted = numbers.len();
        let games = opponent::play_games(engine, entrants, numbers, args.seed, threads, &stop);
        games.iter().for_each(|played| tally.count(played));
        if games.len() < wanted {
            let why = if is_late() { "the time was over; --limit sets it" } else { "stopped" };
            say(&format!("{why}; games played: {} of {}", tally.games, args.games));
            return Err(Exit::DidNotHold);
        }
        Ok(games.iter().flat_map(|played| rows(played, entrants)).collect())
    })
}

#[expect(clippy::indexing_slicing, reason = "who sits at the game is an entrant")]
fn rows(played: &PlayedGame, entrants: &[Entrant]) -> Vec<Vec<TableEntry>> {
    let winner = played.winner();
    let outcome = outcome_words(played.result.outcome);
    let row = |(seat, entrant): (usize, &usize)| {
        // who did not come to the end has no place
        let place = match played.result.places.get(seat) {
            Some(place) => number(*place),
            None => TableEntry::Empty,
        };
        vec![
            number(played.number),
            number(seat + 1),
            text(&entrants[*entrant].name),
            place,
            number(u8::from(winner == Some(*entrant))),
            text(outcome.as_str()),
            number(played.result.rounds),
            number(played.result.choices),
        ]
    };
    played.order.iter().enumerate().map(row).collect()
}

/// `Name` or `Name:level`.
fn entrant(engine: &Engine, named: &str, work: Option<u64>) -> Result<Entrant, Exit> {
    let (name, strength) = match named.split_once(':') {
        None => (named, Strength::STRONGEST),
        Some((name, word)) => {
            let known = word.to_lowercase().parse::<Strength>();
            let level = known.map_err(|_| {
                let message = format!("there is no level \"{word}\"");
                wrong_use(&message, "write a number from 1 to 8, such as mcts:3")
            })?;
            (name, level)
        }
    };
    let found = opponent::find(engine, name.trim()).map_err(|problems| {
        warn(&problems);
        Exit::DidNotHold
    })?;
    let opponent = found.ok_or_else(|| {
        let own = engine.game().opponents.iter().map(|o| o.name.get(Language::English).to_owned());
        let names: Vec<String> = own.chain(["random", "mcts", "alphabeta"].map(str::to_owned)).collect();
        let message = format!("the game {} has no computer player {name}", engine.game().id);
        wrong_use(&message, &format!("there are {}", names.join(", ")))
    })?;
    let mut name = opponent.name.get(Language::English).to_owned();
    if named.contains(':') {
        name = named.to_owned();
    }
    let DecisionLimits { work: usual, overlooks, .. } = opponent.limits(strength, &|| false);
    Ok(Entrant { name, opponent, work: work.unwrap_or(usual), overlooks })
}

/// Numbers an entrant whose name is already used.
fn numbered(mut entrant: Entrant, others: &[Entrant]) -> Entrant {
    let name = entrant.name.clone();
    let mut number = 1;
    while others.iter().any(|other| other.name == entrant.name) {
        number += 1;
        entrant.name = format!("{name} ({number})");
    }
    entrant
}

fn total(tally: &Tally, seconds: f64) -> Total {
    let games = f64::from(tally.games).max(1.0);
    let mean = |sum: u64| sum.to_string().parse::<f64>().unwrap_or(0.0) / games;
    Total {
        games: tally.games,
        draws: tally.draws,
        unfinished: tally.unfinished,
        mean_rounds: mean(tally.rounds),
        mean_moves: mean(tally.choices),
        games_a_second: games / seconds.max(1e-9),
    }
}

fn table<'a>(lines: impl Iterator<Item = EntrantLine<'a>>, total: &Total) {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(["player", "wins", "share", "95% interval", "mean place"]);
    for line in lines {
        table.add_row([
            line.player.to_owned(),
            line.wins.to_string(),
            format!("{:.2}%", line.share * 100.0),
            format!("{:.2} to {:.2}%", line.low * 100.0, line.high * 100.0),
            format!("{:.2}", line.mean_place),
        ]);
    }
    print(&table.to_string());
    let Total { games, draws, unfinished, mean_rounds, mean_moves, games_a_second } = total;
    print(&format!("{games} games, {draws} drawn, {unfinished} not finished"));
    print(&format!("{mean_rounds:.1} rounds and {mean_moves:.1} choices a game, {games_a_second:.0} games a second"));
}
