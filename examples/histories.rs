//! Plays many histories of two programs on one disk in memory (tests/simulation) and says what happened: `histories FROM COUNT`.
//! What goes wrong is told with the seed that shows it again.

#[allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, clippy::indexing_slicing)]
#[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, dead_code)]
#[path = "../tests/simulation/mod.rs"]
mod simulation;

use simulation::{Lie, Report, play_histories};

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>().unwrap_or(0));
    let (from, count) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(10_000));
    let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
    let share = count.div_ceil(threads.max(1));
    let mut sum = Report::default();
    std::thread::scope(|scope| {
        let parts = (0..threads).map(|part| from + part * share..from + ((part + 1) * share).min(count));
        let work: Vec<_> = parts.map(|seeds| scope.spawn(move || play_histories(seeds, Lie::None))).collect();
        for done in work {
            match done.join() {
                Ok(Ok(report)) => sum.add(&report),
                Ok(Err(what)) => println!("WRONG: {what}"),
                Err(_) => println!("WRONG: a thread ended"),
            }
        }
    });
    println!("{sum:#?}");
}
