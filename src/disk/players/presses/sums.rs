//! What a day's presses come to: numbers, and small histograms of times, for each game. They lie in a file beside the day's,
//! which can be made again from it at any time: what is damaged or old is.

use super::day::{Day, PressRow};
use crate::shell::{Help, InForce, Mark, PressPart, Recorded};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use xxhash_rust::xxh3::xxh3_64;

/// The version of the file's form and of what is counted.
const VERSION: u32 = 2;
/// From one entry to the next so much time counts as play at most, in milliseconds.
const MOST_GAP_MS: i64 = 120_000;
/// The largest file of sums that is read, in bytes: far more than a day with every game.
pub const MAX_SUMS: u64 = 1 << 20;

/// The sums of a day.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct DaySums {
    version: u32,
    /// The length in bytes of the file that they are of.
    length: u64,
    /// By what was in force.
    pub parts: Vec<PressPart>,
}

impl DaySums {
    /// The sums of these entries.
    pub fn of(day: &Day) -> Self {
        let mut sums = Self { version: VERSION, length: day.length, parts: Vec::new() };
        let (mut last_ms, mut gap_ms, mut game) = (None, 0, String::new());
        let mut state: Option<InForce> = None;
        for PressRow { time, what } in &day.rows {
            let since = last_ms.map_or(0, |last_ms| time.utc_ms.saturating_sub(last_ms).clamp(0, MOST_GAP_MS));
            gap_ms += since.unsigned_abs();
            last_ms = Some(time.utc_ms);
            match what {
                Recorded::Press(press) => {
                    press.game().clone_into(&mut game);
                    let sum = sums.part(state).games.entry(game.clone()).or_default();
                    sum.count(press, state.map_or(Help::Unsaid, |state| state.help));
                    sum.play_ms += std::mem::take(&mut gap_ms);
                }
                Recorded::Mark(Mark::Rest | Mark::End) => {
                    let gap_ms = std::mem::take(&mut gap_ms);
                    let part = sums.parts.iter_mut().find(|part| part.in_force == state);
                    part.and_then(|part| part.games.get_mut(&game)).into_iter().for_each(|sum| sum.play_ms += gap_ms);
                    last_ms = None;
                }
                Recorded::Mark(Mark::Begin) => (gap_ms, state) = (0, None),
                Recorded::Mark(Mark::Wake) => gap_ms = 0,
                Recorded::InForce(new) => state = Some(*new),
            }
        }
        sums
    }

    fn part(&mut self, in_force: Option<InForce>) -> &mut PressPart {
        let place = self.parts.iter().position(|part| part.in_force == in_force).unwrap_or_else(|| {
            self.parts.push(PressPart { in_force, games: BTreeMap::new() });
            self.parts.len() - 1
        });
        #[expect(clippy::indexing_slicing, reason = "it was found or added just now")]
        &mut self.parts[place]
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
