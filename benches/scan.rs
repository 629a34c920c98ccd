//! What one switch needs for the recorded solutions of four games, method by method, and how long a plan takes.
//! Prints the table of docs/benchmarks.md (Scanning), then the times.
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
use switchboard::choosing::measure::{Setup, TakenMove, Weights, measure};
use switchboard::disk::FolderFiles;
use switchboard::game::{Game, read_game};
use switchboard::play::{Engine, Move};
use switchboard::scan::{Costs, Method, Plan, Presses, ScanSettings, User};

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
