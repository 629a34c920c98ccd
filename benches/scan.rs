//! What one switch needs for the recorded solutions of four games, method by method, and how long a plan takes.
//! Prints the tables of which docs/benchmarks.md (Scanning) tells, then the times; `-- slots` or `-- sure` one of the tables alone.
#![allow(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_possible_wrap,
    clippy::unwrap_used,
    clippy::expect_used,
    missing_docs
)]

use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use std::path::Path;
use std::sync::Arc;
use switchboard::choosing::habits::learn_levels;
use switchboard::choosing::measure::{MeasureStopped, Setup, TakenMove, Weights, measure, measure_on};
use switchboard::disk::FolderFiles;
use switchboard::game::{Game, read_game};
use switchboard::play::{Engine, Move};
use switchboard::scan::{
    Costs, Input, ItemRole, Method, Plan, PlayerModel, Presses, ScanItem, ScanSettings, Scanner, Switch, User,
};

const GAMES: [&str; 4] = ["klondike", "netwalk", "sokoban", "maze"];

/// Sums over the moves of a game.
#[derive(Debug, Clone, Copy, Default)]
struct Sum {
    moves: u64,
    forced: u64,
    slots: u64,
    presses: u64,
    ms: u64,
    wrong: u64,
    floor: f64,
    optimum: u64,
    linear: u64,
}

impl Sum {
    fn add(&mut self, lines: &[TakenMove]) {
        for line in lines {
            self.moves += 1;
            self.forced += u64::from(line.choices == 1);
            self.slots += line.slots;
            self.presses += line.presses;
            self.ms += line.ms;
            self.wrong += line.wrong;
            self.floor += line.floor_bits;
            self.optimum += line.optimum_slots();
            self.linear += line.linear_slots;
        }
    }
}

/// A level ready to be measured: its solution, and habits from all other levels of the game.
struct Level {
    engine: Engine,
    moves: Vec<Move>,
    habit: Weights,
}

fn levels(id: &str) -> Vec<Level> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("games").join(id);
    let game: Arc<Game> = Arc::new(read_game(&FolderFiles::new(&folder), id).game.expect("the game can be played"));
    let solved = (0..game.levels.len()).filter(|level| !game.levels[*level].solution.trim().is_empty());
    solved
        .map(|level| Level {
            engine: Engine::new(Arc::clone(&game), level).expect("the level can be played"),
            moves: Move::read_list(&game.levels[level].solution).expect("the solution can be read"),
            habit: Weights::Habit(learn_levels(&game, |other| other != level)),
        })
        .collect()
}

/// None if the modelled player never gets through a level.
fn run(levels: &[Level], method: Method, interval_ms: u32, uniform: bool, user: User) -> Option<Sum> {
    run_with(levels, ScanSettings { method, interval_ms, ..ScanSettings::default() }, uniform, user)
}

fn run_with(levels: &[Level], settings: ScanSettings, uniform: bool, user: User) -> Option<Sum> {
    let mut sum = Sum::default();
    for level in levels {
        let weights = if uniform { Weights::Uniform } else { level.habit.clone() };
        let setup = Setup { settings: settings.clone(), weights, user, seed: 1, fills: false };
        sum.add(&measure(&level.engine, &level.moves, &setup).ok()?);
    }
    Some(sum)
}

fn per_move(slots: u64, moves: u64) -> f64 {
    slots as f64 / moves as f64
}

fn main() {
    let names: Vec<String> = std::env::args().skip(1).filter(|word| !word.starts_with('-')).collect();
    if names.is_empty() || names.iter().any(|name| name == "slots") {
        print_slots();
    }
    if names.is_empty() || names.iter().any(|name| name == "sure") {
        print_sure();
    }
    divan::main();
}

fn print_slots() {
    println!(
        "| game | levels | moves (forced) | linear | likely first | row-column | best | with corridors | best, all alike | floor | optimum |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    let games: Vec<(&str, Vec<Level>)> = GAMES.iter().map(|id| (*id, levels(id))).collect();
    let mut all = [0_u64; 3];
    for (id, levels) in &games {
        let sum = |method, uniform| run(levels, method, 1_000, uniform, User::EXACT).expect("the solutions hold");
        let best = sum(Method::Best, false);
        let likely = sum(Method::LikelyFirst, false);
        let row = sum(Method::RowColumn, false).slots;
        let alike = sum(Method::Best, true).slots;
        let corridors =
            run_with(levels, ScanSettings { corridor: true, ..ScanSettings::default() }, false, User::EXACT);
        let corridors = corridors.expect("the solutions hold").slots;
        println!(
            "| {id} | {} | {} ({}) | {} | {} | {row} | {} | {corridors} | {alike} | {:.0} | {} |",
            levels.len(),
            best.moves,
            best.forced,
            best.linear,
            likely.slots,
            best.slots,
            best.floor,
            best.optimum
        );
        assert_eq!(sum(Method::Linear, false).slots, best.linear, "linear is measured as it is computed");
        all[0] += best.linear;
        all[1] += best.slots;
        all[2] += likely.slots;
    }
    println!(
        "\ntogether: linear {}, likely first {}, best {}: {:.2} of linear\n",
        all[0],
        all[2],
        all[1],
        all[1] as f64 / all[0] as f64
    );
    println!("| player, interval | method | slots a move | presses a move | seconds a move | wrong in 100 |");
    println!("| --- | --- | --- | --- | --- | --- |");
    // Intervals by the 0.65 rule from the models' mean answer times.
    for (name, user, interval_ms) in
        [("steady", User::STEADY, 770), ("typical", User::TYPICAL, 1_155), ("noisy", User::NOISY, 1_540)]
    {
        'method: for method in [Method::Linear, Method::LikelyFirst, Method::RowColumn, Method::Best] {
            let mut sum = Sum::default();
            for (_, levels) in &games {
                let Some(game) = run(levels, method, interval_ms, false, user) else {
                    println!("| {name}, {interval_ms} ms | {} | never gets through | | | |", method.name());
                    continue 'method;
                };
                sum.moves += game.moves;
                sum.slots += game.slots;
                sum.presses += game.presses;
                sum.ms += game.ms;
                sum.wrong += game.wrong;
            }
            println!(
                "| {name}, {interval_ms} ms | {} | {:.2} | {:.2} | {:.2} | {:.1} |",
                method.name(),
                per_move(sum.slots, sum.moves),
                per_move(sum.presses, sum.moves),
                per_move(sum.ms, sum.moves) / 1000.0,
                100.0 * per_move(sum.wrong, sum.moves)
            );
        }
    }
    println!();
}

/// The games of the table of the method sure, and how many moves a cell has at least.
const SURE_GAMES: [&str; 6] = ["lights-out", "minesweeper", "pexeso", "klondike", "sixteen", "sokoban"];
const CELL_MOVES: u64 = 3_000;
/// A cell is given up when so many levels were never finished.
const UNFINISHED: u64 = 2;

/// A cell: a player, a method, a game.
#[derive(Debug, Default)]
struct Cell {
    sum: Sum,
    taken: u64,
    claimed: u64,
    unfinished: u64,
    /// Wrong ones of the hundred moves after a player has tired, and how many those moves are.
    tired: (u64, u64),
}

fn cell(levels: &[Level], method: Method, user: User) -> Cell {
    let mean_ms = user.mean_ms + user.tail_ms;
    let interval_ms = (mean_ms * 100 / 65).next_multiple_of(10);
    // the same filter and the same credit for late presses for all methods
    let settings = ScanSettings { method, interval_ms, lag_ms: 150, ..ScanSettings::default() };
    let (mut cell, mut player) = (Cell::default(), PlayerModel::default());
    for seed in 1.. {
        for level in levels {
            let setup = Setup { settings: settings.clone(), weights: level.habit.clone(), user, seed, fills: false };
            match measure_on(&level.engine, &level.moves, &setup, &mut player) {
                Ok(lines) => {
                    cell.sum.add(&lines);
                    cell.taken += lines.iter().map(|line| line.taken).sum::<u64>();
                    cell.claimed += lines.iter().map(|line| line.claimed_permille).sum::<u64>();
                    for line in lines.iter().skip(100).take(100) {
                        cell.tired = (cell.tired.0 + line.wrong, cell.tired.1 + 1);
                    }
                }
                Err(MeasureStopped::NeverChosen(..)) => cell.unfinished += 1,
                Err(MeasureStopped::NotValid(..)) => panic!("the solutions hold"),
            }
            if cell.sum.moves >= CELL_MOVES || cell.unfinished >= UNFINISHED {
                return cell;
            }
        }
    }
    cell
}

/// The Wilson interval of 95 in 100 for a share, in hundredths.
fn wilson(wrong: u64, of: u64) -> (f64, f64) {
    let (n, z) = (of as f64, 1.96_f64);
    let p = wrong as f64 / n;
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    ((100.0 * (middle - half)).max(0.0), 100.0 * (middle + half))
}

/// What one slot tells at most, in bits, if it is answered and unmeant as this player does.
fn capacity(user: User) -> f64 {
    let interval = f64::from(user.mean_ms + user.tail_ms) / 650.0;
    let (hit, stray) = (1.0 - f64::from(user.missed_permille) / 1e3, f64::from(user.stray_per_1000_s) / 1e3 * interval);
    let h = |p: f64| if p <= 0.0 || p >= 1.0 { 0.0 } else { -p * p.log2() - (1.0 - p) * (1.0 - p).log2() };
    let tells = |m: f64| h(m * hit + (1.0 - m) * stray) - m * h(hit) - (1.0 - m) * h(stray);
    (1..100).map(|m| tells(f64::from(m) / 100.0)).fold(0.0, f64::max)
}

fn print_sure() {
    let all = std::env::args().any(|word| word == "more");
    let usual = ["steady", "typical", "noisy", "severe"];
    let more = [
        "typical+think10",
        "typical+think30",
        "noisy+think30",
        "noisy+tremor",
        "noisy+late",
        "noisy+shy",
        "noisy+spells",
        "severe+think30",
        "severe+tremor",
        "severe+shy",
        "severe+spells",
        "steady+tires",
    ];
    let players: Vec<&str> = if all { more.to_vec() } else { usual.to_vec() };
    println!(
        "| player | game | method | moves | seconds a move | of best | presses a move | wrong in 100 (95 % interval) | said to be sure, right, of 100 | floor, seconds |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |");
    let methods: &[Method] = if all { &[Method::Sure] } else { &[Method::Best, Method::RowColumn, Method::Sure] };
    let games: Vec<(&str, Vec<Level>)> = SURE_GAMES.iter().map(|id| (*id, levels(id))).collect();
    for name in players {
        let user = User::by_name(name).expect("a modelled player");
        for (id, levels) in &games {
            let mut best = None;
            for method in methods {
                let cell = cell(levels, *method, user);
                let (moves, seconds) = (cell.sum.moves, per_move(cell.sum.ms, cell.sum.moves) / 1000.0);
                if cell.unfinished > 0 {
                    println!(
                        "| {name} | {id} | {} | {} levels never finished | | | | | | |",
                        method.name(),
                        cell.unfinished
                    );
                    continue;
                }
                if *method == Method::Best {
                    best = Some(seconds);
                }
                let of_best = best.map_or(String::new(), |best| format!("{:.2}", seconds / best));
                // more than one for each move are no share of anything
                let (least, most) = wilson(cell.sum.wrong, moves);
                let interval =
                    if cell.sum.wrong < moves { format!(" ({least:.1} to {most:.1})") } else { String::new() };
                let right = 100.0 - 100.0 * cell.sum.wrong as f64 / cell.taken as f64;
                let said = if cell.claimed > 0 {
                    format!("{:.1}, {right:.1}", cell.claimed as f64 / cell.taken as f64 / 10.0)
                } else {
                    format!(", {right:.1}")
                };
                let floor =
                    cell.sum.floor / moves as f64 / capacity(user) * f64::from(user.mean_ms + user.tail_ms) / 650.0;
                println!(
                    "| {name} | {id} | {} | {moves} | {seconds:.2} | {of_best} | {:.2} | {:.1}{interval} | {said} | {floor:.2} |",
                    method.name(),
                    per_move(cell.sum.presses, moves),
                    100.0 * per_move(cell.sum.wrong, moves),
                );
                if user.tires_after > 0 && cell.tired.1 > 0 {
                    println!(
                        "| | | the 100 moves after the change | {} | | | | {:.1} | | |",
                        cell.tired.1,
                        100.0 * per_move(cell.tired.0, cell.tired.1)
                    );
                }
            }
        }
    }
    println!();
}

/// A scanner with the method sure before so many choices, pressed once.
fn pressed_once(count: usize) -> (Scanner, u64) {
    let mut scanner = Scanner::new(ScanSettings { method: Method::Sure, ..ScanSettings::default() });
    let items = weights(count).into_iter().zip(0_u16..).map(|(weight, place)| ScanItem {
        weight: weight as u32,
        ..ScanItem::plain(place / 20, place % 20).role(ItemRole::Move)
    });
    scanner.show(items.collect(), 1, false, 0);
    let wake_ms = scanner.next_wake().expect("the light moves");
    scanner.step(Input::Tick, wake_ms);
    scanner.step(Input::Tapped(Switch::Main), wake_ms + 700);
    let wake_ms = scanner.next_wake().expect("the light moves");
    (scanner, wake_ms)
}

/// The method sure: a slot in silence weighed, and the next block chosen.
#[divan::bench(args = [4, 12, 30, 60, 120, 400])]
fn sure_block(bencher: divan::Bencher, count: usize) {
    let once = pressed_once(count);
    bencher.with_inputs(|| once.clone()).bench_values(|(mut scanner, wake_ms)| {
        scanner.step(Input::Tick, wake_ms);
        scanner
    });
}

fn weights(count: usize) -> Vec<u64> {
    let mut random = Pcg32::seed_from_u64(count as u64);
    (0..count).map(|_| u64::from(1 + random.next_u32() % 1_000)).collect()
}

/// The plan that the scanner makes for a new turn.
#[divan::bench(args = [4, 12, 30, 60, 120, 400])]
fn plan(bencher: divan::Bencher, count: usize) {
    let costs = Costs { press_percent: 0, presses: Presses::One };
    bencher.with_inputs(|| weights(count)).bench_values(|weights| Plan::with_lead(&weights, costs));
}

/// The same with one choice much more likely than the others: more plans are compared.
#[divan::bench(args = [12, 60, 120])]
fn plan_uneven(bencher: divan::Bencher, count: usize) {
    let costs = Costs { press_percent: 0, presses: Presses::One };
    let uneven = || weights(count).into_iter().zip(0_u32..).map(|(w, place)| w << (place % 20)).collect::<Vec<_>>();
    bencher.with_inputs(uneven).bench_values(|weights| Plan::with_lead(&weights, costs));
}
