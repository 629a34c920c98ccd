//! Long histories of play, in memory: two programs on one folder of players, crashes at every write, errors at every call, clocks that
//! jump, damage, restarts, undo, exports and imports, removals. Seeded: one number, one history. After each step the promises are checked
//! on the disk itself (docs/saves.md).

mod disk;
mod history;
mod model;
mod presses;

pub use disk::Lie;
pub use history::{Presses, Report, TELLS, play_history};

/// Pseudo-random numbers from a fixed start (SplitMix64).
#[derive(Debug, Clone)]
pub struct Chance(u64);

impl Chance {
    /// They begin here.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// From 0 to below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        (self.number() % limit.max(1) as u64) as usize
    }

    /// True once in this many times.
    pub fn once_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of these.
    pub fn one_of<'t, T>(&mut self, all: &'t [T]) -> Option<&'t T> {
        all.get(self.below(all.len()))
    }
}

/// Plays histories with these seeds, with presses or without: returns what happened, and what went wrong, each with its seed.
pub fn play_histories(seeds: impl Iterator<Item = u64>, lie: Lie, presses: Presses) -> (Report, Vec<String>) {
    let (mut sum, mut broken) = (Report::default(), Vec::new());
    for seed in seeds {
        match play_history(seed, lie, presses) {
            Ok(report) => sum.add(&report),
            Err(what) => {
                sum.histories += 1;
                broken.push(format!("history {seed}: {what}"));
            }
        }
    }
    (sum, broken)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How many histories the tests play.
    const HISTORIES: u64 = 10_000;
    /// Histories beyond those that once broke a promise: settings of before were used without a word (13725, 23988, 24014, 52097), a name stayed
    /// after its removal (24591, 391147, 637054), a save was kept twice (45138, 56931), the usual value did not count as chosen (511313), saves
    /// were told to be missing that another program had put aside (978470). In 213068 a change that could not be saved is saved with the
    /// next one, as it should be.
    const ONCE_BROKEN: [u64; 12] =
        [13_725, 23_988, 24_014, 52_097, 24_591, 45_138, 56_931, 213_068, 391_147, 511_313, 637_054, 978_470];

    /// The same with presses: one was in the record twice, since another program had added its own before it was tried again.
    const ONCE_BROKEN_WITH_PRESSES: [u64; 1] = [174_969];

    #[test]
    fn no_history_breaks_a_promise() {
        let halves = [0..HISTORIES / 2, HISTORIES / 2..HISTORIES];
        let parts: Vec<(Report, Vec<String>)> = std::thread::scope(|scope| {
            let work = halves.map(|seeds| scope.spawn(move || play_histories(seeds, Lie::None, Presses::Some)));
            work.into_iter().map(|work| work.join().unwrap()).collect()
        });
        let (mut sum, mut broken) = (Report::default(), Vec::new());
        for (report, found) in parts {
            sum.add(&report);
            broken.extend(found);
        }
        broken.extend(play_histories(ONCE_BROKEN.into_iter(), Lie::None, Presses::None).1);
        broken.extend(play_histories(ONCE_BROKEN_WITH_PRESSES.into_iter(), Lie::None, Presses::Some).1);
        println!("{sum:?}");
        assert!(broken.is_empty(), "{} broke a promise: {broken:#?}", broken.len());
        assert_eq!(sum.histories, HISTORIES);
        let happened = [sum.acknowledged, sum.presses, sum.power_cuts, sum.faults, sum.deaths, sum.damages];
        assert!(happened.iter().all(|count| *count > HISTORIES / 2), "too little happens: {sum:?}");
        let rarely = [sum.beside, sum.removals, sum.imports];
        assert!(rarely.iter().all(|count| *count > HISTORIES / 20), "too little happens: {sum:?}");
    }

    /// A test of the test: on disks that break their promises, something is found missing.
    #[test]
    fn a_disk_that_lies_is_found_out() {
        for lie in [Lie::RenamesOntoOthers, Lie::ForgetsContent, Lie::ForgetsNames, Lie::ReadsTorn] {
            let found = (0..3_000).any(|seed| play_history(seed, lie, Presses::None).is_err());
            assert!(found, "{lie:?} was not noticed");
        }
    }
}
