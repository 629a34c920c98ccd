//! `switchboard train`: lets the computer learn a game from games against itself.

use super::deadline::cancelled_by_signals;
use super::options::{Games, print, say, show_progress, warn, wrong_use};
use super::shard::Shard;
use super::{Exit, open};
use crate::diag::{Place, Problem, Problems};
use crate::disk::{FolderFiles, OutFile, read_played, write_learnt};
use crate::game::{LEARNT_FILE, MAX_LEARNT_BYTES};
use crate::opponent::train::{self, Contest, Fitted, FittedPolicy, Head, MAX_FILE, Record, Setup};
use crate::opponent::{self, Interval, Learnt, LearntLevel, LearntPart, Opponent};
use crate::play::Engine;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The most games.
const MAX_GAMES: u32 = 1_000_000;
/// How many games one machine plays before another's turn comes.
const BLOCK: u32 = 16;

/// What can be learnt of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    /// What positions are worth, for a search of lines
    Value,
    /// Which choices are promising
    Policy,
}

/// Let the computer learn a game from games against itself: plays them, finds out what they teach and whether it plays better with it, and
/// then writes it into the game's folder
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The path of a game folder, or the name of a game
    game: String,
    /// The level's folder name; by default the first
    #[arg(long)]
    level: Option<String>,
    /// The computer player that learns: an English name from opponents.xml, alphabeta or mcts; by default the first that searches lines
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// How many games
    #[arg(long, default_value_t = 2_000, value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_GAMES)))]
    games: u32,
    /// Seed of the games
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// How many choices may be tried for a turn
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    work: u64,
    /// Play only one part of the games, such as 3/16 for the third of 16 parts, so that several machines can share them
    #[arg(long, value_name = "I/N", default_value = "1/1", requires = "out")]
    shard: Shard,
    /// Only play, and write the games into this file
    #[arg(long, value_name = "FILE", conflicts_with = "merge")]
    out: Option<PathBuf>,
    /// Do not play, but learn from these files, in any order
    #[arg(long, value_name = "FILE", num_args = 1..)]
    merge: Vec<PathBuf>,
    /// Learn only this, and leave the other as it is in the file
    #[arg(long, value_enum)]
    only: Option<Part>,
    /// Then play a match of this many openings, each twice with seats changed, with each part that was learnt against without, and keep it
    /// only if the 95% interval of the points lies above one half; 0: keep it in any case
    #[arg(long = "match", value_name = "N", default_value_t = 60, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    openings: u32,
    /// How many choices may be tried for a turn of the match
    #[arg(long, value_name = "WORK", default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    match_work: u64,
    /// The most seconds of playing; then the games played by then count
    #[arg(long, value_name = "SECONDS", default_value_t = 3_600)]
    limit: u64,
    /// A folder of games; may be given several times; the first of two games with the same name counts
    #[arg(long = "games-in", value_name = "DIR")]
    folders: Vec<PathBuf>,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    train(args).unwrap_or_else(|exit| exit)
}

fn train(args: &Args) -> Result<Exit, Exit> {
    let folders = Games { folders: args.folders.clone() };
    let (_, files) = folders.find(&args.game)?;
    let game = open::game(&folders, &args.game)?;
    let level = open::level(&game, args.level.as_deref(), &super::options::Whose::default())?;
    let engine = open::engine(&game, level)?;
    warn(&opponent::check_learnt(&game));
    let (player, who) = learner(&engine, args.player.as_deref())?;
    let (learnt_on, kept) = (opponent::learnt_on(&engine, &player), opponent::learnt_levels(&game));
    let setup = Setup { engine: &engine, who: &who, work: args.work, seed: args.seed };
    let level = engine.level_info().map(|level| level.id.clone()).unwrap_or_default();
    if !setup.can_learn() {
        let message = format!("{player} cannot learn the game {}", game.id);
        return Err(wrong_use(
            &message,
            "games for two without chance can be learnt, by computer players that look ahead",
        ));
    }
    if args.only == Some(Part::Value) && !setup.can_learn_value() {
        let message = format!("{player} cannot learn what positions are worth");
        return Err(wrong_use(&message, "only players that search with alphabeta can; leave out --only"));
    }
    let head = Head { game: game.id.clone(), level, player, learnt_on, seed: args.seed, work: args.work };
    let cancelled = cancelled_by_signals();
    if args.merge.is_empty() {
        let records = play(args, &setup, &cancelled)?;
        let is_over = cancelled.load(Ordering::Relaxed);
        if let Some(out) = &args.out {
            told(write_played(out, &train::write(&head, &records)))?;
            say(&format!("games played: {}", records.len()));
            return Ok(if is_over { Exit::DidNotHold } else { Exit::Good });
        }
        if is_over {
            say("stopped; nothing was learnt");
            return Err(Exit::DidNotHold);
        }
        let records: Vec<&Record> = records.iter().collect();
        return learn(args, &setup, &head, &records, (kept, &files), &cancelled);
    }
    let read = |path: &PathBuf| -> Result<_, Problem> {
        let shown = path.display().to_string();
        let (head, records) = train::read(&shown, &read_played(path, MAX_FILE)?, &head)?;
        Ok((shown, head, records))
    };
    let played = args.merge.iter().map(read).collect::<Result<Vec<_>, _>>();
    let played = told(played)?;
    let records = train::merge(&played).map_err(|problems| {
        warn(&problems);
        Exit::DidNotHold
    })?;
    let head = played.first().map_or(head, |(_, head, _)| head.clone());
    let setup = Setup { work: head.work, seed: head.seed, ..setup };
    learn(args, &setup, &head, &records, (kept, &files), &cancelled)
}

/// The computer player that learns, and its name.
fn learner(engine: &Engine, named: Option<&str>) -> Result<(String, Opponent), Exit> {
    let usual = opponent::learner(engine.game());
    let name = named.unwrap_or(&usual);
    let found = told_all(opponent::find(engine, name))?;
    let found = found.ok_or_else(|| {
        let message = format!("the game {} has no computer player {name}", engine.game().id);
        wrong_use(&message, "write its English name from opponents.xml, or alphabeta or mcts")
    })?;
    Ok((found.name.get(crate::language::Language::English).to_owned(), found))
}

/// This machine's share of the games, as many as there is time for.
fn play(args: &Args, setup: &Setup<'_>, cancelled: &AtomicBool) -> Result<Vec<Record>, Exit> {
    let begun = Instant::now();
    let is_late = || begun.elapsed() > Duration::from_secs(args.limit);
    let stop = || cancelled.load(Ordering::Relaxed) || is_late();
    let mut records = Vec::new();
    for number in (0..args.games).filter(|number| args.shard.has(number / BLOCK)) {
        let Some(record) = train::play(setup, number, &stop) else { break };
        records.push(record);
        show_progress(&format!("{} s: {} games", begun.elapsed().as_secs(), records.len()));
    }
    show_progress("");
    if is_late() {
        say("the time was over; --limit sets it");
    }
    if records.is_empty() {
        let why = if cancelled.load(Ordering::Relaxed) { "stopped: " } else { "" };
        say(&format!("{why}no game was played to its end"));
        return Err(Exit::DidNotHold);
    }
    Ok(records)
}

/// Fits weights to the games, and writes those into the game's folder that win, beside those of other levels.
fn learn(
    args: &Args,
    setup: &Setup<'_>,
    head: &Head,
    records: &[&Record],
    (kept, files): (Vec<LearntLevel>, &FolderFiles),
    cancelled: &Arc<AtomicBool>,
) -> Result<Exit, Exit> {
    let stop = || cancelled.load(Ordering::Relaxed);
    let mut levels = kept;
    let mut known = Learnt::default();
    if let (Some(only), Some(learnt)) = (args.only, &setup.who.learnt) {
        known = learnt.only(only == Part::Policy, only == Part::Value);
    }
    let wanted = |part: Part| args.only.is_none_or(|only| only == part);
    let mut found = Vec::new();
    if wanted(Part::Value) && setup.can_learn_value() {
        found.extend(value(setup, head, records, &stop)?);
    }
    if wanted(Part::Policy) {
        found.extend(policy(setup, head, records, &stop)?);
    }
    let mut has_won = false;
    for level in found {
        let name = if level.is_policy() { "which choices are promising" } else { "what positions are worth" };
        let mut with = known.clone();
        level.clone().add_to(&mut with, setup.engine);
        if args.openings > 0 && !wins(args, setup, name, (&with, &known), &stop)? {
            continue;
        }
        known = with;
        levels.retain(|other| !level.replaces(other));
        levels.push(level);
        has_won = true;
    }
    if !has_won {
        say("nothing was written: it is not certain that it plays better");
        return Err(Exit::DidNotHold);
    }
    levels.sort_by(|one, other| {
        (&one.level, &one.player, one.is_policy()).cmp(&(&other.level, &other.player, other.is_policy()))
    });
    let text = opponent::write_learnt(&levels);
    if text.len() as u64 > MAX_LEARNT_BYTES {
        say(&format!(
            "{LEARNT_FILE} would have {} bytes; the limit is {MAX_LEARNT_BYTES}: learn fewer levels",
            text.len()
        ));
        return Err(Exit::DidNotHold);
    }
    told(write_learnt(files.root(), &text))?;
    Ok(Exit::Good)
}

fn stopped() -> Exit {
    say("stopped; nothing was learnt");
    Exit::DidNotHold
}

/// What positions are worth, if that tells results better than what was known before.
fn value(
    setup: &Setup<'_>,
    head: &Head,
    records: &[&Record],
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Option<LearntLevel>, Exit> {
    let positions = told(train::positions(setup, records, stop))?.ok_or_else(stopped)?;
    if positions.known.is_empty() {
        say("no position says anything: play more games");
        return Ok(None);
    }
    let Fitted { weights, error, positions: count, views } = train::fit(setup, &positions, stop).ok_or_else(stopped)?;
    let told_error = format!("error on games kept apart: {:.4} before, {:.4} now", error.before, error.after);
    let games = positions.games;
    if error.after >= error.before {
        say(&format!("{games} games, {count} positions; {told_error}: nothing learnt of their worth; play more games"));
        return Ok(None);
    }
    let length = weights.shape.length;
    print(&format!("{games} games, {count} positions, {views} symmetries, lines of {length}; {told_error}"));
    Ok(Some(train::learnt(setup, head, (games, &positions.words), LearntPart::Value(weights))))
}

/// Which choices are promising, if that tells better what is chosen than chance.
fn policy(
    setup: &Setup<'_>,
    head: &Head,
    records: &[&Record],
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Option<LearntLevel>, Exit> {
    let decisions = told(train::decisions(setup, records, stop))?.ok_or_else(stopped)?;
    let fitted = train::fit_policy(setup, &decisions, stop);
    if stop() {
        return Err(stopped());
    }
    let Some(FittedPolicy { policy, among: (before, now), decisions: count }) = fitted else {
        say("too few choices, or too many kinds of pieces: nothing learnt of choices; play more games");
        return Ok(None);
    };
    let games = decisions.games;
    let told =
        format!("choices on games kept apart are as hard to guess as one of {before:.1} before, of {now:.1} now");
    if now >= before {
        say(&format!("{games} games, {count} choices; {told}: nothing learnt of choices; play more games"));
        return Ok(None);
    }
    print(&format!("{games} games, {count} choices; {told}"));
    Ok(Some(train::learnt(setup, head, (games, &decisions.words), LearntPart::Policy(policy))))
}

/// Whether it is certain that it plays better with what was learnt.
fn wins(
    args: &Args,
    setup: &Setup<'_>,
    name: &str,
    learnt: (&Learnt, &Learnt),
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<bool, Exit> {
    let told = train::contest(setup, learnt, (args.openings, args.match_work), stop).ok_or_else(stopped)?;
    let Interval { share, low, high } = told.interval();
    let Contest { won, drawn, lost } = told;
    let [share, low, high] = [share, low, high].map(|part| part * 100.0);
    print(&format!(
        "match with {name} against without, {} choices a turn: {won} won, {drawn} drawn, {lost} lost, \
         {share:.0}%, 95% interval {low:.0} to {high:.0}%",
        args.match_work
    ));
    Ok(told.is_won())
}

fn write_played(path: &Path, text: &str) -> Result<(), Problem> {
    let mut file = OutFile::create(path)?;
    file.write_all(text.as_bytes()).map_err(|fault| {
        let told = crate::disk::players::with_reason(crate::diag::Code::S011.error("file"), &fault, Some("other-out"));
        told.at(Place::file(path.display().to_string()))
    })?;
    file.finish()
}

fn told<T>(result: Result<T, Problem>) -> Result<T, Exit> {
    told_all(result.map_err(Problems::from))
}

fn told_all<T>(result: Result<T, Problems>) -> Result<T, Exit> {
    result.map_err(|problems| {
        warn(&problems);
        Exit::DidNotHold
    })
}
