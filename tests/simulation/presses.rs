//! Presses of the switch in a history: what was acknowledged is in the record once, nothing is there twice, and nothing else is damaged.

use super::Chance;
use super::model::Model;
use std::collections::BTreeSet;
use switchboard::disk::players::{FolderStore, Users, press_days, read_day};
use switchboard::shell::{Lit, Press, PressEntry, PressKind, PressOutcome, Recorded, Source, Store};

/// The presses that one program noted.
#[derive(Debug, Default)]
pub struct Noted {
    /// Whose each was that is not acknowledged yet, with its mark.
    waiting: Vec<(String, u32)>,
}

/// A press with this mark, which the record keeps as the time that what was lit had been lit.
fn press(mark: u32) -> Press {
    Press {
        place: ["board lamps/01", "board lamps/02", "games"][mark as usize % 3].to_owned(),
        rung: 0,
        kind: PressKind::Switch,
        source: Source::Key,
        lit: Lit::Choice(0),
        lit_ms: Some(mark),
        held_ms: Some(100),
        outcome: PressOutcome::Chose,
        took: Some(0),
        hit: None,
        came_round: false,
    }
}

impl Noted {
    /// The player presses one to three times; returns how many presses were acknowledged by now.
    pub fn press(
        &mut self,
        store: &mut FolderStore,
        player: &str,
        now_ms: u64,
        chance: &mut Chance,
        marks: &mut u32,
        model: &mut Model,
    ) -> u64 {
        let mut entries = Vec::new();
        for _ in 0..=chance.below(3) {
            *marks += 1;
            self.waiting.push((player.to_owned(), *marks));
            let at_ms = now_ms.saturating_sub(chance.below(1_000) as u64);
            entries.push(PressEntry { at_ms, what: Recorded::Press(press(*marks)) });
        }
        if store.keep_presses(player, &entries, now_ms).is_err() {
            return 0;
        }
        let acknowledged = self.waiting.len() as u64;
        for (player, mark) in self.waiting.drain(..) {
            if let Some(player) = model.players.get_mut(&player) {
                player.presses.insert(mark);
            }
        }
        acknowledged
    }

    /// A player was removed.
    pub fn forget(&mut self, player: &str) {
        self.waiting.retain(|(whose, _)| whose != player);
    }
}

/// Reads the whole record of every player.
pub fn look_closely(users: &Users, model: &Model) -> Result<(), String> {
    for (name, player) in &model.players {
        let mut found = BTreeSet::new();
        for (_, path) in press_days(users, name).map_err(|problem| problem.to_string())? {
            let day = read_day(users.disk().as_ref(), &path).map_err(|problem| problem.to_string())?;
            if let Some(problem) = day.problems.iter().next() {
                return Err(format!("{name} is told {problem}"));
            }
            for row in day.rows {
                let Recorded::Press(press) = row.what else { continue };
                let mark = press.lit_ms.ok_or("a press without its mark")?;
                if !found.insert(mark) {
                    return Err(format!("press {mark} of {name} is there twice"));
                }
            }
        }
        if let Some(lost) = player.presses.difference(&found).next() {
            return Err(format!("press {lost} of {name} is lost"));
        }
    }
    Ok(())
}
