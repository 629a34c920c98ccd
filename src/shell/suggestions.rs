//! What the record of presses suggests for the settings that are in force now: the presses in games, with a light that was expected, and
//! nothing of the time when something else was in force.

use super::in_force::InForce;
use super::press::{Lit, Outcome, PressEntry, PressKind, Recorded};
use crate::scan::suggest::{Suggestion, suggest};
use crate::scan::{CameOfIt, InPlay, ScanSettings};

/// So many presses are read from the record: those beside games are among them.
pub const READ: usize = 400;
/// The screen on which games are played.
const BOARD: &str = "board";

/// What the presses suggest, and how many of them were looked at.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Suggestions {
    /// What they suggest.
    pub found: Vec<Suggestion>,
    /// How many presses in games there are with these settings.
    pub presses: usize,
}

impl Suggestions {
    /// What these entries, the oldest first, suggest where these settings are in force.
    pub fn of(entries: &[PressEntry], scan: &ScanSettings) -> Self {
        let presses = in_play(entries, scan);
        Self { found: suggest(&presses, scan), presses: presses.len() }
    }
}

/// The presses of the switch in games since these settings have been in force.
fn in_play(entries: &[PressEntry], scan: &ScanSettings) -> Vec<InPlay> {
    let (mut presses, mut state): (Vec<InPlay>, Option<InForce>) = (Vec::new(), None);
    for PressEntry { at_ms, what } in entries {
        let press = match what {
            Recorded::InForce(new) => {
                state = Some(*new);
                if !new.is_like(scan) {
                    presses.clear();
                }
                continue;
            }
            Recorded::Mark(_) => continue,
            Recorded::Press(press) => press,
        };
        let is_in_play = press.kind == PressKind::Switch && press.place_parts().0 == BOARD && press.lit != Lit::Nothing;
        let (Some(lit_ms), true) = (press.lit_ms, is_in_play && state.is_some_and(|state| state.is_like(scan))) else {
            continue;
        };
        let came = match press.outcome {
            Outcome::Moved => CameOfIt::Moved,
            Outcome::Chose | Outcome::Played => CameOfIt::Chose,
            Outcome::TookBack => CameOfIt::TookBack,
            Outcome::Filtered(why) => CameOfIt::Dropped(why),
            Outcome::Nothing | Outcome::Woke => CameOfIt::Other,
        };
        presses.push(InPlay {
            held_ms: press.held_ms,
            came,
            came_round: press.came_round,
            ..InPlay::at(*at_ms, lit_ms)
        });
    }
    presses
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scan::suggest::Suggested;
    use crate::shell::press::{Press, Source};
    use crate::shell::settings::Settings;

    fn press(number: u32, place: &str) -> PressEntry {
        let press = Press {
            place: place.to_owned(),
            rung: 0,
            kind: PressKind::Switch,
            source: Source::Key,
            lit: Lit::Choice(0),
            lit_ms: Some(900 + number % 7 * 50),
            held_ms: Some(200),
            outcome: Outcome::Chose,
            took: Some(0),
            hit: None,
            came_round: false,
        };
        PressEntry { at_ms: u64::from(number) * 9_000, what: Recorded::Press(press) }
    }

    fn in_force(interval_ms: u32) -> PressEntry {
        let mut settings = Settings::default();
        settings.scan.interval_ms = interval_ms;
        PressEntry { at_ms: 0, what: Recorded::InForce(InForce::of(&settings)) }
    }

    #[test]
    fn only_presses_in_games_under_the_present_settings_are_looked_at() {
        let scan = ScanSettings { interval_ms: 3_000, ..ScanSettings::default() };
        let many = |count: u32, place: &str| (0..count).map(|number| press(number, place)).collect::<Vec<_>>();
        let all = [
            vec![in_force(1_000)],
            many(70, "board chess/01"),
            vec![in_force(3_000)],
            many(59, "board chess/01"),
            many(50, "games"),
        ];
        let few = Suggestions::of(&all.concat(), &scan);
        assert_eq!((few.presses, few.found.len()), (59, 0));
        let enough = [all.concat(), vec![press(1, "board go/02")]].concat();
        let found = Suggestions::of(&enough, &scan);
        assert_eq!(found.presses, 60);
        let paces: Vec<u32> = found
            .found
            .iter()
            .filter_map(|one| match one.what {
                Suggested::Interval(ms) => Some(ms),
                _ => None,
            })
            .collect();
        assert!(matches!(paces[..], [1_400..=1_900]), "{:?}", found.found);
        assert_eq!(Suggestions::of(&many(100, "board chess/01"), &scan).presses, 0, "nobody knows what was in force");
    }
}
