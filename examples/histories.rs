//! Plays many histories of two programs on one disk in memory (tests/simulation) and reports what happened: `histories FROM COUNT`.
//! Failures are reported with the seed that reproduces them; `histories SEED 1 tell` prints each step.

#[allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, clippy::indexing_slicing)]
#[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, dead_code)]
#[path = "../tests/simulation/mod.rs"]
mod simulation;

use simulation::{Lie, Presses, Report, TELLS, play_histories};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// How many histories a thread plays at a time.
const BATCH: u64 = 100;
/// How often the progress is printed, in histories.
const TELL_EVERY: u64 = 50_000;

fn main() {
    let mut numbers = std::env::args().skip(1).map(|word| word.parse::<u64>().unwrap_or(0));
    let (from, count) = (numbers.next().unwrap_or(0), numbers.next().unwrap_or(10_000));
    TELLS.store(std::env::args().nth(3).is_some(), Ordering::Relaxed);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let (next, sum) = (AtomicU64::new(from), Mutex::new((Report::default(), 0)));
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let first = next.fetch_add(BATCH, Ordering::Relaxed);
                    if first >= from + count {
                        return;
                    }
                    let (report, broken) =
                        play_histories(first..(first + BATCH).min(from + count), Lie::None, Presses::Some);
                    broken.iter().for_each(|what| println!("WRONG: {what}"));
                    let Ok(mut sum) = sum.lock() else { return };
                    let tells = sum.0.histories / TELL_EVERY;
                    sum.0.add(&report);
                    sum.1 += broken.len();
                    if sum.0.histories / TELL_EVERY > tells {
                        println!("{} wrong of {:?}", sum.1, sum.0);
                    }
                }
            });
        }
    });
    if let Ok(sum) = sum.into_inner() {
        println!("{} wrong of {:#?}", sum.1, sum.0);
    }
}
