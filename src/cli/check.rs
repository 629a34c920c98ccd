//! `switchboard check`: check game folders.

use super::Exit;
use super::deadline::{Deadline, cancelled_by_signals};
use super::options::{Format, Games, Output, language, print, print_json, print_problem, say, wrong_use};
use crate::diag::{Place, Problems, Severity};
use crate::disk::{Catalogue, FolderFiles, folder_name, is_game_folder, is_lone_game, system_language};
use crate::game::xml::Document;
use crate::game::{Files, Game};
use crate::generate::check_generator;
use crate::language::Language;
use crate::laws::{Effort, effort_of, solve_by_laws};
use crate::opponent::check_learnt;
use crate::play::{Engine, LONGEST_CHECK, check_until};
use crate::solve::{Budget, Limits, Method, Progress, check_level, judge, without_minimums};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// Check game folders.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Game folders, folders of games, or names of games; all games if none is given
    paths: Vec<String>,
    /// Also solve every level, and compare MinimumNumberOfMoves with the fewest moves
    #[arg(long)]
    solve: bool,
    /// For games with constraints: report for each level with exactly one answer how many constraints its steps need
    #[arg(long)]
    unique: bool,
    /// With --solve: the most seconds per level
    #[arg(long, value_name = "SECONDS", default_value_t = 10, requires = "solve")]
    limit: u64,
    /// The language of the findings: cs, sk, en or de; by default the system's
    #[arg(long, value_name = "LANGUAGE", value_parser = language)]
    language: Option<Language>,
    #[command(flatten)]
    games: Games,
    #[command(flatten)]
    output: Output,
}

/// Runs the command: exit status 1 if there is any error.
pub fn run(args: &Args) -> Exit {
    let folders = match folders(args) {
        Ok(folders) => folders,
        Err(exit) => return exit,
    };
    let cancelled = cancelled_by_signals();
    let language = args.language.unwrap_or_else(system_language);
    let mut all = Problems::new();
    let mut checked = 0;
    for folder in &folders {
        if cancelled.load(Ordering::Relaxed) {
            break;
        }
        checked += 1;
        let problems = findings(folder, args, &cancelled);
        for problem in &problems {
            print_problem(problem, args.output.format, language);
        }
        all.append(problems);
    }
    if args.output.format == Format::Text {
        if all.left_out() > 0 {
            print(&format!("{} more findings are not shown: correct some of these first\n", all.left_out()));
        }
        print(&summary(checked, &all));
    }
    let is_cancelled = cancelled.load(Ordering::Relaxed);
    if is_cancelled {
        say("stopped; not everything was checked");
    }
    if is_cancelled || all.has_errors() { Exit::DidNotHold } else { Exit::Good }
}

/// All findings about one folder.
fn findings(folder: &Path, args: &Args, cancelled: &AtomicBool) -> Problems {
    let files = FolderFiles::new(folder);
    let clock = Deadline::new(LONGEST_CHECK, cancelled);
    let look = |progress: &Progress| clock.look(progress);
    let nothing = Progress { method: Method::Nothing, states: 0, bytes: 0, depth: 0, work: 0 };
    let read = check_until(&files, &folder_name(folder), &|| look(&nothing).is_err());
    let mut problems = read.problems;
    if let Some(game) = read.game.filter(|_| !problems.has_errors()) {
        let game = Arc::new(game);
        // what was asked for besides has limits of its own
        let budget = Budget::new(Limits::default(), &look);
        laws(&game, &files, &budget, &mut problems);
        problems.append(check_generator(&game, &budget));
        problems.append(check_learnt(&game));
        clock.clear_line();
        if args.unique {
            tell_efforts(&game, args.output.format, cancelled);
        }
        if args.solve {
            solve_levels(&game, &files, args.limit, cancelled, &mut problems);
        }
    }
    problems
}

/// Reports whether each level of a game with constraints has exactly one answer.
fn laws(game: &Arc<Game>, files: &FolderFiles, budget: &Budget<'_>, problems: &mut Problems) {
    for (level, engine) in game.levels.iter().zip(Engine::all(game)) {
        let Ok(engine) = engine else { continue };
        if engine.laws().is_none() {
            return;
        }
        for problem in &crate::laws::check_level(&engine, &mut budget.share(Method::Laws)) {
            let place = || Place::file(files.show(&format!("LEVELS/{}/startingLayout.xml", level.id)));
            let at = problem.place.clone().unwrap_or_else(place);
            problems.push(problem.clone().at(at));
        }
    }
}

/// Tells of each level with exactly one answer what its steps need.
fn tell_efforts(game: &Arc<Game>, format: Format, cancelled: &AtomicBool) {
    for engine in Engine::all(game).flatten() {
        if engine.laws().is_none() || cancelled.load(Ordering::Relaxed) {
            return;
        }
        let clock = Deadline::new(LONGEST_CHECK, cancelled);
        let look = |progress: &Progress| clock.look(progress);
        let budget = Budget::new(Limits::default(), &look);
        let is_one = crate::laws::check_level(&engine, &mut budget.share(Method::Laws)).is_empty();
        let effort = if is_one { effort_of(&engine, &mut budget.share(Method::Laws)) } else { None };
        clock.clear_line();
        if is_one {
            tell_effort(&engine, effort, format);
        }
    }
}

/// What a level with one answer demands of a player.
#[derive(Debug, Serialize)]
struct UniqueLine<'a> {
    game: &'a str,
    level: &'a str,
    answers: u8,
    steps: usize,
    most_laws: usize,
    mean_laws: f64,
}

fn tell_effort(engine: &Engine, effort: Option<Effort>, format: Format) {
    let level = engine.level_info().map_or("", |level| level.id.as_str());
    let game = engine.game().id.as_str();
    let Some(effort) = effort else {
        return print(&format!("{game} {level}: one answer; how its steps go was not found out"));
    };
    // where cells are covered, what was proven is another thing
    let proven = if engine.covers(&engine.start(0)) { "no guess" } else { "one answer" };
    let (steps, most_laws) = (effort.steps, effort.most);
    let mean_laws = effort.mean();
    match format {
        Format::Json => print_json(&UniqueLine { game, level, answers: 1, steps, most_laws, mean_laws }),
        Format::Text => {
            print(&format!(
                "{game} {level}: {proven}, {steps} steps, at most {most_laws} laws a step, {mean_laws:.2} on average"
            ));
        }
    }
}

fn solve_levels(game: &Game, files: &FolderFiles, limit: u64, cancelled: &AtomicBool, problems: &mut Problems) {
    let free = without_minimums(game);
    for (level, engine) in game.levels.iter().zip(Engine::all(&free)) {
        if cancelled.load(Ordering::Relaxed) {
            return;
        }
        // a level that cannot be played was already reported
        let Ok(engine) = engine else { continue };
        // half the time to find any solution, half to prove that none is shorter
        let half = Duration::from_secs(limit) / 2;
        let any = Deadline::new(half, cancelled);
        let fewest = OnceLock::new();
        let limits = Limits { threads: 2, ..Limits::default() };
        let in_half = |progress: &Progress| any.look(progress);
        let in_rest = |progress: &Progress| fewest.get_or_init(|| Deadline::new(half, cancelled)).look(progress);
        let (first, second) = (Budget::new(limits, &in_half), Budget::new(limits, &in_rest));
        let by_laws = solve_by_laws(&engine, &mut first.share(Method::Laws));
        let finding = match by_laws {
            Some(report) => judge(level.minimum_moves, report.answer),
            None => check_level(&engine, level.minimum_moves, &first, &second),
        };
        any.clear_line();
        if let Some(finding) = finding {
            problems.push(finding.at(place(files, &level.id)));
        }
    }
}

/// The place of MinimumNumberOfMoves in the level's description, or the file.
fn place(files: &FolderFiles, level: &str) -> Place {
    let inner = format!("LEVELS/{level}/description.xml");
    let shown = files.show(&inner);
    let number = || {
        let doc = Document::new(shown.clone(), files.read(&inner).ok()?).ok()?;
        let span = doc.parse().ok()?.child("MinimumNumberOfMoves")?.text_span();
        Some(doc.place(span))
    };
    number().unwrap_or_else(|| Place::file(shown.clone()))
}

fn folders(args: &Args) -> Result<Vec<PathBuf>, Exit> {
    let catalogue = args.games.catalogue();
    if args.paths.is_empty() {
        return Ok(all_of(&catalogue));
    }
    let mut folders = Vec::new();
    for path in &args.paths {
        let folder = Path::new(path);
        if folder.is_dir() || is_lone_game(folder) {
            let inner = if is_game_folder(folder) { Vec::new() } else { all_of(&Catalogue::new(&[folder.to_owned()])) };
            folders.extend(if inner.is_empty() { vec![folder.to_owned()] } else { inner });
        } else if let Some((_, files)) = catalogue.find(path) {
            folders.push(files.root().to_owned());
        } else {
            return Err(wrong_use(
                &format!("there is no game folder {path}"),
                "write the path of a folder, or the name of a game",
            ));
        }
    }
    Ok(folders)
}

fn all_of(catalogue: &Catalogue) -> Vec<PathBuf> {
    catalogue.iter().map(|(_, path)| path.to_owned()).collect()
}

fn summary(games: usize, problems: &Problems) -> String {
    let warnings = problems.iter().filter(|p| p.severity == Severity::Warning).count();
    let count = |number: usize, what: &str| if number == 1 { format!("1 {what}") } else { format!("{number} {what}s") };
    format!("{}: {}, {}", count(games, "game"), count(problems.errors(), "error"), count(warnings, "warning"))
}
