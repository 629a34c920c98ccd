//! What a day's presses come to: numbers, and small histograms of times, for each game. They lie in a file beside the day's,
//! which can be made again from it at any time: what is damaged or old is.

use super::day::{Day, PressRow};
use crate::shell::{Mark, PressSums, Recorded};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use xxhash_rust::xxh3::xxh3_64;

/// The version of the file's form and of what is counted.
const VERSION: u32 = 1;
/// From one entry to the next so much time counts as play at most, in milliseconds.
const MOST_GAP_MS: i64 = 120_000;
/// The largest file of sums that is read, in bytes: far more than a day with every game.
pub const MAX_SUMS: u64 = 1 << 20;

/// The sums of a day, by the game's folder name; empty for screens without one.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DaySums {
    version: u32,
    /// The length in bytes of the file that they are of.
    length: u64,
    /// By game.
    pub games: BTreeMap<String, PressSums>,
}

impl DaySums {
    /// The sums of these entries.
    pub fn of(day: &Day) -> Self {
        let mut sums = Self { version: VERSION, length: day.length, games: BTreeMap::new() };
        let (mut last_ms, mut gap_ms, mut game) = (None, 0, String::new());
        for PressRow { time, what } in &day.rows {
            let since = last_ms.map_or(0, |last_ms| time.utc_ms.saturating_sub(last_ms).clamp(0, MOST_GAP_MS));
            gap_ms += u64::try_from(since).unwrap_or(0);
            last_ms = Some(time.utc_ms);
            match what {
                Recorded::Press(press) => {
                    press.game().clone_into(&mut game);
                    let sum = sums.games.entry(game.clone()).or_default();
                    sum.count(press);
                    sum.play_ms += std::mem::take(&mut gap_ms);
                }
                Recorded::Mark(Mark::Rest | Mark::End) => {
                    let gap_ms = std::mem::take(&mut gap_ms);
                    sums.games.get_mut(&game).into_iter().for_each(|sum| sum.play_ms += gap_ms);
                    last_ms = None;
                }
                Recorded::Mark(Mark::Begin | Mark::Wake) => gap_ms = 0,
            }
        }
        sums
    }

    /// As they stand in their file.
    #[expect(clippy::expect_used, reason = "numbers and names can always be written")]
    pub fn written(&self) -> String {
        let text = serde_json::to_string(self).expect("numbers and names can always be written");
        format!("{text}\n{:016x}\n", xxh3_64(text.as_bytes()))
    }

    /// Those in a file, if they are whole and of a day's file of this length.
    pub fn read(bytes: &[u8], length: u64) -> Option<Self> {
        let (text, sum) = std::str::from_utf8(bytes).ok()?.split_once('\n')?;
        let is_whole = sum.trim_end() == format!("{:016x}", xxh3_64(text.as_bytes()));
        let sums: Self = serde_json::from_str(text).ok().filter(|_| is_whole)?;
        (sums.version == VERSION && sums.length == length).then_some(sums)
    }
}
