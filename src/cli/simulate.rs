//! `switchboard simulate`: counts what one switch needs for given moves.

use super::options::{Format, Games, Output, Whose, print, print_json, say, wrong_use};
use super::plan::press_percent;
use super::shard::{Columns, Results, ShardOptions, number, text};
use super::{Exit, open};
use crate::choosing::habits;
use crate::choosing::measure::{MeasureStopped, Setup, TakenMove, Weights, measure_on};
use crate::game::Game;
use crate::history::{ColumnKind, TableEntry, rules_hash};
use crate::play::{Engine, Move};
use crate::scan::{Method, PlayerModel, ScanSettings, User};
use az::SaturatingAs;
use serde::Serialize;
use serde_json::{Value as Json, json};
use std::io::Read as _;
use std::sync::Arc;

/// Count what one switch needs for given moves, through the real scanner on a virtual clock; without a level, for the solutions of all
/// levels
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The path of a game folder, or the name of a game
    game: String,
    /// The level's folder name; by default all levels with a solution
    #[arg(long)]
    level: Option<String>,
    /// The moves in order, `3,4 3,5 ...`; `-` reads them from standard input; by default the level's solution
    #[arg(long, allow_hyphen_values = true, requires = "level")]
    moves: Option<String>,
    /// best, linear, likely-first, row-column, step, short-held, inverse or sure
    #[arg(long, default_value = "best")]
    method: String,
    /// How long each item is lit, in milliseconds
    #[arg(long, default_value_t = 1_000, value_name = "MS")]
    interval: u32,
    /// How moves are weighted; habit is learnt from the solutions of the game's other levels
    #[arg(long, value_enum, default_value = "habit")]
    weights: WeightSource,
    /// The cost of a press in slots, in addition to the slot in which it happens, 0 to 4
    #[arg(long, default_value_t = 0.0, allow_hyphen_values = true, value_name = "SLOTS")]
    press_cost: f64,
    /// exact, steady, typical, noisy or severe, and what is added, such as noisy+tremor: think10 or think30 (seconds), tremor, late,
    /// shy, spells, tires
    #[arg(long, default_value = "exact")]
    user: String,
    /// Seed of the player's and the rules' chance
    #[arg(long, default_value_t = 0)]
    seed: u64,
    /// Choose a square of a puzzle once, and then what it should show, as the setting "fill_in" does
    #[arg(long)]
    fill: bool,
    #[command(flatten)]
    share: ShardOptions,
    #[command(flatten)]
    output: Output,
    #[command(flatten)]
    whose: Whose,
    #[command(flatten)]
    games: Games,
}

/// How moves are weighted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum WeightSource {
    /// By habit
    Habit,
    /// All equally
    Uniform,
}

/// A move's line; field names stay the same from version to version (docs/control.md).
#[derive(Debug, Serialize)]
struct MoveLine<'a> {
    level: &'a str,
    number: usize,
    chosen: Json,
    choices: usize,
    slots: u64,
    presses: u64,
    ms: u64,
    wrong: u64,
}

/// The last line.
#[derive(Debug, Serialize)]
struct SimulateTotal {
    total: MoveSums,
}

#[derive(Debug, Serialize)]
struct MoveSums {
    moves: usize,
    slots: u64,
    presses: u64,
    ms: u64,
    wrong: u64,
    floor_slots: f64,
    linear_slots: u64,
    /// How sure each choice was said to be, in hundredths; with the method sure.
    #[serde(skip_serializing_if = "Option::is_none")]
    claimed: Option<f64>,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    simulate(args).unwrap_or_else(|exit| exit)
}

#[expect(clippy::indexing_slicing, reason = "the levels are those of the game")]
fn simulate(args: &Args) -> Result<Exit, Exit> {
    let (settings, user) = asked(args)?;
    let game = open::game_of(&args.games, &args.game, &args.whose)?;
    let levels: Vec<usize> = match &args.level {
        Some(name) => vec![open::level(&game, Some(name), &args.whose)?],
        None => with_solution(&game),
    };
    let all = levels.len().saturating_as();
    let table = Results { asked: &run_of(args, &game)?, name: "moves", columns: COLUMNS, all, block: 1 };
    let mut all: Vec<TakenMove> = Vec::new();
    let mut player = PlayerModel::default();
    args.share.each(&table, |numbers| {
        let mut rows = Vec::new();
        for level in numbers.filter_map(|at| levels.get(usize::try_from(at).ok()?)) {
            let lines = simulate_level(args, &game, *level, (&settings, &user, &mut player))?;
            let id = game.levels[*level].id.as_str();
            if levels.len() > 1 && args.output.format == Format::Text {
                print(id);
            }
            for (line, at) in lines.iter().zip(1..) {
                print_line(line, id, at, args.output.format);
                rows.push(row(id, at, line));
            }
            all.extend(lines);
        }
        Ok(rows)
    })?;
    print_total(&all, args.output.format);
    Ok(Exit::Good)
}

/// The numbers of the levels with a solution.
fn with_solution(game: &Game) -> Vec<usize> {
    let levels = game.levels.iter().enumerate();
    levels.filter(|(_, level)| !level.solution.trim().is_empty()).map(|(number, _)| number).collect()
}

fn simulate_level(
    args: &Args,
    game: &Arc<Game>,
    level: usize,
    (settings, user, player): (&ScanSettings, &User, &mut PlayerModel),
) -> Result<Vec<TakenMove>, Exit> {
    let engine = open::engine(game, level)?;
    let moves = read_moves(args, &engine)?;
    let weights = match args.weights {
        WeightSource::Uniform => Weights::Uniform,
        WeightSource::Habit => Weights::Habit(habits::learn_levels(game, |other| other != level)),
    };
    let setup = Setup { settings: settings.clone(), weights, user: *user, seed: args.seed, fills: args.fill };
    measure_on(&engine, &moves, &setup, player).map_err(|stopped| {
        say(&format!("switchboard: {}", in_words(&stopped)));
        Exit::DidNotHold
    })
}

/// What is stored about each move.
const COLUMNS: Columns = &[
    ("level", ColumnKind::Text),
    ("number", ColumnKind::Number),
    ("chosen", ColumnKind::Text),
    ("choices", ColumnKind::Number),
    ("slots", ColumnKind::Number),
    ("presses", ColumnKind::Number),
    ("ms", ColumnKind::Number),
    ("wrong", ColumnKind::Number),
    ("linear_slots", ColumnKind::Number),
];

/// What was asked, apart from the share of one machine.
fn run_of(args: &Args, game: &Arc<Game>) -> Result<Json, Exit> {
    let weights = if args.weights == WeightSource::Habit { "habit" } else { "uniform" };
    Ok(json!({
        "command": "simulate", "game": game.id, "rules": format!("{:016x}", rules_hash(&open::engine(game, 0)?)),
        "levels": game.levels.len(), "level": args.level, "moves": args.moves, "method": args.method,
        "interval": args.interval, "weights": weights, "press_cost": args.press_cost, "user": args.user,
        "seed": args.seed, "fill": args.fill,
    }))
}

fn row(level: &str, at: usize, line: &TakenMove) -> Vec<TableEntry> {
    vec![
        text(level),
        number(at),
        text(line.chosen.to_string()),
        number(line.choices),
        number(line.slots),
        number(line.presses),
        number(line.ms),
        number(line.wrong),
        number(line.linear_slots),
    ]
}

fn asked(args: &Args) -> Result<(ScanSettings, User), Exit> {
    let method = Method::by_name(&args.method).ok_or_else(|| {
        let names: Vec<&str> = Method::ALL.iter().map(|method| method.name()).collect();
        wrong_use(&format!("there is no method {}", args.method), &format!("the methods are {}", names.join(", ")))
    })?;
    let user = User::by_name(&args.user).ok_or_else(|| {
        wrong_use(&format!("there is no modelled player {}", args.user), "they are exact, steady, typical, noisy and severe, with +think10, +think30, +tremor, +late, +shy, +spells, +tires")
    })?;
    let press_cost_percent = press_percent(args.press_cost).map_err(|(message, hint)| wrong_use(&message, hint))?;
    let settings = ScanSettings { method, interval_ms: args.interval, press_cost_percent, ..ScanSettings::default() };
    if let Err(faults) = settings.check() {
        let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
        return Err(wrong_use(&faults.join("; "), "--interval takes 200 to 20000"));
    }
    Ok((settings, user))
}

fn read_moves(args: &Args, engine: &Engine) -> Result<Vec<Move>, Exit> {
    let text = match args.moves.as_deref().map(str::trim) {
        None => {
            let solution = engine.level_info().map(|level| level.solution.clone()).unwrap_or_default();
            if solution.trim().is_empty() {
                let level = engine.level_info().map_or("", |level| level.id.as_str());
                let message = format!("the level {level} has no recorded solution");
                return Err(wrong_use(&message, "give the moves with --moves"));
            }
            solution
        }
        Some("-") => {
            let mut text = String::new();
            std::io::stdin().read_to_string(&mut text).map_err(|fault| {
                say(&format!("switchboard: the moves cannot be read from standard input: {fault}"));
                Exit::WrongUse
            })?;
            text
        }
        Some(moves) => moves.to_owned(),
    };
    Move::read_list(&text).map_err(|fault| {
        say(&format!("switchboard: {fault}"));
        Exit::WrongUse
    })
}

fn in_words(stopped: &MeasureStopped) -> String {
    match stopped {
        MeasureStopped::NotValid(number, chosen) => format!("move {number}, {chosen}, is not valid there"),
        MeasureStopped::NeverChosen(number, chosen) => {
            format!("the modelled player never got to move {number}, {chosen}; give a longer --interval")
        }
    }
}

fn print_line(line: &TakenMove, level: &str, number: usize, format: Format) {
    let chosen = match line.chosen {
        Move::Cell(cell) => vec![cell.x, cell.y].into(),
        other => Json::from(other.to_string()),
    };
    let TakenMove { choices, slots, presses, ms, wrong, .. } = *line;
    if format == Format::Json {
        let line = MoveLine { level, number, chosen, choices, slots, presses, ms, wrong };
        print_json(&line);
    } else {
        let chosen = line.chosen.to_string();
        print(&format!(
            "{number:>4}  {chosen:<14} of {choices:>3}  {slots:>3} slots  {presses:>2} presses  {ms:>7} ms  {wrong} wrong"
        ));
    }
}

fn print_total(lines: &[TakenMove], format: Format) {
    let claimed: u64 = lines.iter().map(|line| line.claimed_permille).sum();
    let taken: u64 = lines.iter().map(|line| line.taken).sum();
    let total = MoveSums {
        moves: lines.len(),
        slots: lines.iter().map(|line| line.slots).sum(),
        presses: lines.iter().map(|line| line.presses).sum(),
        ms: lines.iter().map(|line| line.ms).sum(),
        wrong: lines.iter().map(|line| line.wrong).sum(),
        floor_slots: lines.iter().map(|line| line.floor_bits).sum(),
        linear_slots: lines.iter().map(|line| line.linear_slots).sum(),
        claimed: (claimed > 0).then(|| small(claimed) / small(taken) / 10.0),
    };
    if format == Format::Json {
        print_json(&SimulateTotal { total });
    } else {
        let MoveSums { moves, slots, presses, ms, wrong, floor_slots, linear_slots, claimed } = total;
        let claimed = claimed.map_or(String::new(), |percent| format!("; said to be sure: {percent:.1} of 100"));
        print(&format!(
            "{moves} moves: {slots} slots, {presses} presses, {ms} ms, {wrong} wrong; \
             floor {floor_slots:.1} slots, linear {linear_slots} slots{claimed}"
        ));
    }
}

/// A sum as a number that can be divided.
fn small(sum: u64) -> f64 {
    f64::from(sum.saturating_as::<u32>())
}
