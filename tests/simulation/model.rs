//! What must be on the disk, given what was acknowledged.

use super::disk::{Names, Node, SimDisk, name_of};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use switchboard::disk::players::Users;
use switchboard::shell::Settings;

/// The names of the settings that are changed: two that a player chooses, and what the method sure learns.
pub const KEYS: [&str; 3] = ["interval", "volume", "answers"];

/// A player's settings for [`KEYS`]; empty for the default value.
pub type Values = [String; KEYS.len()];

/// One player.
#[derive(Debug, Clone, Default)]
pub struct Player {
    /// Marks of the saves that were acknowledged.
    pub saves: BTreeSet<String>,
    /// Marks of the presses that were acknowledged.
    pub presses: BTreeSet<u32>,
    /// The values that may be on disk: one if the last change was acknowledged.
    pub allowed: [BTreeSet<String>; KEYS.len()],
    /// Every value ever chosen.
    pub ever: [BTreeSet<String>; KEYS.len()],
}

/// Everything that was promised.
#[derive(Debug, Default)]
pub struct Model {
    pub players: BTreeMap<String, Player>,
    pub removed: BTreeSet<String>,
    /// Those who were removed.
    pub graveyard: Vec<Player>,
    marks: HashMap<usize, Option<String>>,
    seen: BTreeMap<String, Vec<Option<usize>>>,
    /// The disk as last seen.
    looked: u64,
}

/// The values of [`KEYS`].
pub fn values_of(settings: &Settings) -> Values {
    let all = settings.differences();
    KEYS.map(|key| all.iter().find(|(name, _)| name == key).map(|(_, value)| value.clone()).unwrap_or_default())
}

/// The folder of a player.
pub fn folder(player: &str) -> PathBuf {
    Path::new("/users").join(player)
}

impl Model {
    /// What has these numbers may have changed.
    pub fn power_was_cut(&mut self) {
        self.marks.clear();
        self.seen.clear();
        self.looked = 0;
    }

    /// Every acknowledged save is there once and no other twice; settings are those that were chosen; removed players stay away.
    pub fn check(&mut self, disk: &SimDisk, users: &Users) -> Result<(), String> {
        if let Some(broken) = disk.broken() {
            return Err(broken);
        }
        if disk.changes() == self.looked {
            return Ok(());
        }
        let marks = &mut self.marks;
        let numbers = disk.look(|names, nodes| {
            for (name, number) in names {
                marks.entry(*number).or_insert_with(|| mark(name, &nodes[*number]));
            }
            names.clone()
        });
        let mut found: HashMap<(&str, &str), usize> = HashMap::new();
        for (name, number) in &numbers {
            let Some(Some(mark)) = self.marks.get(number) else { continue };
            let player = name.split('\0').nth(2).unwrap_or_default();
            if !name.contains("\0.") {
                *found.entry((player, mark)).or_default() += 1;
            }
        }
        if let Some(((player, mark), count)) = found.iter().find(|(_, count)| **count > 1) {
            return Err(format!("save {mark} of {player} is there {count} times"));
        }
        for (name, player) in &self.players {
            if let Some(lost) = player.saves.iter().find(|mark| !found.contains_key(&(name.as_str(), mark.as_str()))) {
                return Err(format!("save {lost} of {name} is lost"));
            }
            if !numbers.contains_key(&name_of(&folder(name))) {
                return Err(format!("{name} is lost"));
            }
        }
        if let Some(back) = self.removed.iter().find(|name| numbers.contains_key(&name_of(&folder(name)))) {
            return Err(format!("{back} came back"));
        }
        self.check_settings(&numbers, users)?;
        self.looked = disk.changes();
        Ok(())
    }

    fn check_settings(&mut self, numbers: &Names, users: &Users) -> Result<(), String> {
        for (name, player) in &self.players {
            let files = ["settings.xml", "settings.xml.before"]
                .map(|file| numbers.get(&name_of(&folder(name).join(file))).copied());
            if self.seen.get(name).is_some_and(|seen| seen[..] == files) {
                continue;
            }
            let (settings, problems) = users.settings(name);
            player.may_be(&values_of(&settings), !problems.is_empty()).map_err(|what| format!("{name}: {what}"))?;
            self.seen.insert(name.clone(), files.to_vec());
        }
        Ok(())
    }

    /// The settings of a player will be read again next time.
    pub fn look_again(&mut self, player: &str) {
        self.seen.remove(player);
        self.looked = 0;
    }
}

impl Player {
    /// Whether these may be the settings; if it was reported that they are not the last ones, older ones may.
    pub fn may_be(&self, values: &Values, told: bool) -> Result<(), String> {
        for ((key, value), (allowed, ever)) in KEYS.iter().zip(values).zip(self.allowed.iter().zip(&self.ever)) {
            if !(allowed.contains(value) || told && ever.contains(value)) {
                return Err(format!("{key} is {value:?}, not one of {allowed:?} (told: {told})"));
            }
        }
        Ok(())
    }

    /// The player was told that these are used instead of the damaged ones.
    pub fn was_told(&mut self, values: &Values) {
        for (value, allowed) in values.iter().zip(&mut self.allowed) {
            allowed.insert(value.clone());
        }
    }

    /// These values were chosen; if that was acknowledged, nothing else is on disk. None if a value stays as it was there.
    pub fn chose(&mut self, values: &[Option<String>; KEYS.len()], acknowledged: bool) {
        for ((value, allowed), ever) in values.iter().zip(&mut self.allowed).zip(&mut self.ever) {
            let Some(value) = value else { continue };
            if acknowledged {
                allowed.clear();
            }
            allowed.insert(value.clone());
            ever.insert(value.clone());
        }
    }
}

/// The mark of a save that is whole.
fn mark(name: &str, node: &Node) -> Option<String> {
    let Node::File { bytes, .. } = node else { return None };
    let text = std::str::from_utf8(bytes).ok().filter(|text| name.ends_with(".xml") && text.ends_with("</Save>\n"))?;
    let (_, rest) = text.split_once("<Method>")?;
    rest.split_once('<').map(|(mark, _)| mark.to_owned())
}
