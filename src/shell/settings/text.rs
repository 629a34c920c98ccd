//! Settings as words: what differs from the defaults, and one setting from its name and value. What stands in no table
//! (keys, buttons, and what the program itself keeps of a player) has names of its own here.

use super::table::{FIELDS, Field, SettingFault, Unit, field};
use super::{MAX_NOTES, Settings};

/// The prefix of names that are not in [`FIELDS`]: `key.NAME` and `button.NAME` assign a key or button.
const KEY: &str = "key.";
const BUTTON: &str = "button.";
const DEGREE: &str = "degree";
/// The key of what is known of the player's answers, likewise.
const ANSWERS: &str = "answers";
/// The key of how the first steps went, likewise.
const TRIES: &str = "tries";
/// The key of the games that are seen, likewise.
const SEEN: &str = "games_seen";
/// The key of what is written down of the player, likewise.
const NOTES: &str = "notes";
/// The key of the buttons within reach, likewise.
const REACH: &str = "within_reach";
/// The key of the songs, likewise.
const SONGS: &str = "songs";
/// The key of whether somebody helps, likewise.
const SESSION: &str = "session";
/// The key of what was suggested and put off, likewise.
const PUT_OFF: &str = "put_off";
/// The key of the study that was set up last, likewise.
const STUDY: &str = "study";

impl Settings {
    /// What differs from the defaults: names and values as words, in the order of the table.
    pub fn differences(&self) -> Vec<(String, String)> {
        let usual = Self::default();
        let mut list: Vec<(String, String)> = FIELDS
            .iter()
            .filter(|f| (f.get)(self) != (f.get)(&usual))
            .map(|f| (f.key.to_owned(), (f.get)(self)))
            .collect();
        if self.degree > 0 {
            list.push((DEGREE.to_owned(), self.degree.to_string()));
        }
        if self.answers != usual.answers {
            list.push((ANSWERS.to_owned(), self.answers.to_string()));
        }
        if self.tries != usual.tries {
            list.push((TRIES.to_owned(), self.tries.to_string()));
        }
        if self.seen != usual.seen {
            list.push((SEEN.to_owned(), self.seen.to_string()));
        }
        if !self.notes.is_empty() {
            list.push((NOTES.to_owned(), self.notes.clone()));
        }
        if self.reach != usual.reach {
            list.push((REACH.to_owned(), self.reach.to_string()));
        }
        if self.songs != usual.songs {
            list.push((SONGS.to_owned(), self.songs.to_string()));
        }
        if self.session != usual.session {
            list.push((SESSION.to_owned(), self.session.to_string()));
        }
        if self.put_off != usual.put_off {
            list.push((PUT_OFF.to_owned(), self.put_off.to_string()));
        }
        if let Some(study) = &self.study {
            list.push((STUDY.to_owned(), study.to_string()));
        }
        list.extend(self.devices.keys.iter().map(|(key, bind)| (format!("{KEY}{key}"), bind.clone())));
        list.extend(self.devices.buttons.iter().map(|(button, bind)| (format!("{BUTTON}{button}"), bind.clone())));
        list
    }

    /// Sets one setting from words.
    ///
    /// # Errors
    ///
    /// [`SettingFault`]; nothing has changed then.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), SettingFault> {
        if let Some(name) = key.strip_prefix(KEY) {
            rebind(&mut self.devices.keys, name, value);
            return Ok(());
        }
        if let Some(name) = key.strip_prefix(BUTTON) {
            rebind(&mut self.devices.buttons, name, value);
            return Ok(());
        }
        if key == DEGREE {
            let degree = value.parse().ok().filter(|n| (0..=5).contains(n));
            self.degree = degree.ok_or_else(|| SettingFault::Value("a number from 0 to 5".to_owned()))?;
            return Ok(());
        }
        match key {
            ANSWERS => return written(value, &mut self.answers, "numbers that the program wrote"),
            TRIES => return written(value, &mut self.tries, "tries that the program wrote"),
            SEEN => return written(value, &mut self.seen, "folder names of games that the program wrote"),
            SONGS => return written(value, &mut self.songs, "songs that the program wrote"),
            REACH => return written(value, &mut self.reach, "names of buttons that the program wrote"),
            SESSION => return written(value, &mut self.session, "what the program wrote of a session"),
            PUT_OFF => return written(value, &mut self.put_off, "suggestions that the program wrote"),
            STUDY => {
                let study = value.parse().map_err(|_| SettingFault::Value("a study that the program wrote".to_owned()));
                self.study = Some(study?);
                return Ok(());
            }
            NOTES => {
                self.notes = value.chars().filter(|letter| !letter.is_control()).take(MAX_NOTES).collect();
                return Ok(());
            }
            _ => {}
        }
        let field = field(key).ok_or(SettingFault::Unknown)?;
        let mut changed = self.clone();
        if !(field.set)(&mut changed, value.trim()) {
            return Err(SettingFault::Value(values_in_words(field)));
        }
        *self = changed;
        Ok(())
    }
}

/// Takes a value that the program wrote itself.
fn written<T: std::str::FromStr>(value: &str, to: &mut T, what: &str) -> Result<(), SettingFault> {
    *to = value.parse().map_err(|_| SettingFault::Value(what.to_owned()))?;
    Ok(())
}

fn rebind(list: &mut Vec<(String, String)>, name: &str, value: &str) {
    list.retain(|(known, _)| known != name);
    list.push((name.to_owned(), value.to_owned()));
    list.sort();
}

fn values_in_words(field: &Field) -> String {
    let offered = (field.offered)();
    match (field.unit, offered.first(), offered.last()) {
        (Unit::Word | Unit::Color, ..) => format!("one of {}", offered.join(", ")),
        (_, Some(first), Some(last)) => format!("a number from {first} to {last}"),
        _ => "a number".to_owned(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn differences_make_the_same_settings_again() {
        let mut settings = Settings::default();
        for field in &FIELDS {
            let last = (field.offered)().pop().unwrap();
            settings.set(field.key, &last).unwrap();
        }
        settings.set("key.k", "switch").unwrap();
        settings.set("button.East", "next").unwrap();
        settings.set("degree", "4").unwrap();
        let learnt =
            "1 25 65536 65536 65536 65536 65536 65536 65536 65536 65536 65536 65536 65536 65536 65536 1 131071";
        settings.set("answers", learnt).unwrap();
        settings.set("tries", "1 5:0:2026-11-24=+50-50").unwrap();
        settings.set("games_seen", "1/chess/My game").unwrap();
        settings.set("within_reach", "1/help").unwrap();
        settings.set("session", "1/with/2026-11-25").unwrap();
        settings.set("study", "1 4711 interval 1000 1500 1200 6 presses:40 pace 3 12 runs").unwrap();
        settings.set("put_off", "1 pace:2026-12-02 hold:2026-12-09").unwrap();
        settings.set("notes", "left hand, <red> button & cushion").unwrap();
        let mut again = Settings::default();
        for (key, value) in settings.differences() {
            again.set(&key, &value).unwrap();
        }
        assert_eq!(again, settings);
        assert!(Settings::default().differences().is_empty());
    }
}
