//! Everything that the program needs from outside: players, settings, games, saves, the manual, the date and random
//! numbers. A trait, so that the program runs the same with folders, in memory and in tests. Says nothing about how
//! anything is stored.

use super::game_entry::GameEntry;
use super::last_player::LastPlayer;
use super::{Own, OwnFolder, OwnFrom, OwnWays, PressDay, PressEntry, Profile, Settings, Taking};
use crate::diag::{Code, Problem, Problems};
use crate::game::{Files, Language, Level};
use crate::history::Save;
use crate::solve::{Budget, Progress, Stop};
use std::collections::BTreeSet;
use std::ops::Range;

/// A player in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerEntry {
    /// The folder's name, which never changes, unlike the player's name.
    pub id: String,
    /// The personal data; what could not be read is replaced and reported in `problems`.
    pub profile: Profile,
    /// What is wrong with the player's folder.
    pub problems: Problems,
}

/// A game as its author sees it, with everything that `check` finds.
#[derive(Debug, Clone)]
pub struct Examined {
    /// The number of this check since the program started, from 1; 0 before the first.
    pub number: u64,
    /// The game and all its problems.
    pub entry: GameEntry,
}

/// The file with the start of a level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LevelFile {
    /// Its path, for messages.
    pub path: String,
    /// Its contents.
    pub bytes: Vec<u8>,
}

/// The result of writing a level's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Written {
    /// It is on disk.
    Yes,
    /// Another program has changed it in the meantime; nothing was written.
    Changed,
}

/// How long the check of one game may take, where there is a clock.
pub const LONGEST_CHECK: std::time::Duration = crate::play::LONGEST_CHECK;

/// Reads a game folder and finds all its problems, as `check` does.
pub fn examine(files: &dyn Files, id: &str) -> GameEntry {
    examine_until(files, id, &|| false)
}

/// Checks a game folder until `is_over`. Takes long: never do this on the thread that draws.
pub fn examine_until(files: &dyn Files, id: &str, is_over: &(dyn Fn() -> bool + Sync)) -> GameEntry {
    let mut entry = GameEntry::new(id.to_owned(), crate::play::check_until(files, id, is_over));
    if let Some(game) = entry.game.as_ref().filter(|_| !entry.problems.has_errors()) {
        let clock = |_: &Progress| if is_over() { Err(Stop::Time) } else { Ok(()) };
        let more = crate::generate::check_generator(game, &Budget::new(crate::generate::LIMITS, &clock));
        entry.problems.append(more);
    }
    entry
}

/// What an added file contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Brings {
    /// A game folder.
    Game,
    /// A player with settings and saves.
    Player,
}

/// A file of somebody else's, to be added after a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parcel {
    /// Its contents.
    pub brings: Brings,
    /// The game's folder name, or the player's name.
    pub name: String,
    /// Where it is.
    pub path: std::path::PathBuf,
}

/// How far a file is that is being added.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Adding {
    /// So many of its files are there, of all of them.
    Going {
        /// Files written.
        done: usize,
        /// All files; 0 as long as they are not counted.
        all: usize,
    },
    /// It was added, or why it was not; nothing of it remains then.
    Done(Result<(), Problem>),
    /// It was stopped; nothing of it remains.
    Stopped,
}

/// Where the saves of one level are.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SavePlace {
    /// The player's folder name.
    pub player: String,
    /// The game's folder name.
    pub game: String,
    /// The level's folder name.
    pub level: String,
}

/// The saves of an attempt, and those that could not be read and were set aside.
#[derive(Debug, Clone, Default)]
pub struct Saves {
    /// In order of their numbers; gaps are reported in `problems`.
    pub saves: Vec<Save>,
    /// What was set aside, and why.
    pub problems: Problems,
}

/// A player's progress in a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LevelProgress {
    /// Whether it was ever finished.
    pub done: bool,
    /// The fewest moves of a finished attempt.
    pub best_moves: Option<u32>,
    /// Whether an attempt is in progress.
    pub begun: bool,
}

/// How many levels of a game are kept for a player.
const MAX_OWN_LEVELS: u32 = 999;

/// The folder name of a copy of a level: one more than the highest number at the end of similar names, with as many
/// digits.
///
/// # Errors
///
/// There is no number left.
pub fn next_level_name<'t>(level: &str, taken: impl Iterator<Item = &'t str>) -> Result<String, Problem> {
    let parts = |name: &'t str| {
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        (stem, &name[stem.len()..])
    };
    let stem = level.trim_end_matches(|c: char| c.is_ascii_digit());
    let alike = taken.map(parts).filter(|(other, _)| other.eq_ignore_ascii_case(stem));
    let digits = level.len() - stem.len();
    let highest = alike.filter_map(|(_, number)| number.parse::<u32>().ok()).max().unwrap_or(1);
    let next = highest.checked_add(1).ok_or_else(|| Code::N004.error("many"))?;
    let gap = if digits == 0 { "-" } else { "" };
    Ok(format!("{stem}{gap}{next:0digits$}"))
}

/// The folder name of the next level made for a player: `N001`, `N002` ..., never one that was `taken` before.
///
/// # Errors
///
/// The maximum number is already kept.
pub fn own_level_name<'t>(taken: impl Iterator<Item = &'t str>) -> Result<String, Problem> {
    let number = |name: &str| name.strip_prefix(['N', 'n'])?.parse::<u32>().ok();
    let taken: BTreeSet<u32> = taken.filter_map(number).filter(|number| *number <= MAX_OWN_LEVELS).collect();
    let after = taken.last().map_or(1, |last| last + 1);
    let next = (after..=MAX_OWN_LEVELS).chain(1..after).find(|number| !taken.contains(number));
    let Some(next) = next else {
        return Err(Code::S014.error("many").arg("most", MAX_OWN_LEVELS).cure("remove-in-list"));
    };
    Ok(format!("N{next:03}"))
}

/// The interface to everything outside. Any call can fail; the program then says why and continues.
pub trait Store {
    /// All players, by name.
    ///
    /// # Errors
    /// If the folder of players cannot be read.
    fn players(&mut self) -> Result<Vec<PlayerEntry>, Problem>;

    /// Makes a player's folder and returns its name (from the player's name, kept unique).
    ///
    /// # Errors
    /// If it cannot be written.
    fn create_player(&mut self, profile: &Profile, settings: &Settings) -> Result<String, Problem>;

    /// The settings with which a player starts: the defaults, adjusted to the system (dark colours, reduced motion).
    fn first_settings(&mut self) -> Settings {
        Settings::default()
    }

    /// Writes the personal data again.
    ///
    /// # Errors
    /// If there is no such player or it cannot be written.
    fn change_player(&mut self, player: &str, profile: &Profile) -> Result<(), Problem>;

    /// Removes the player with all saves.
    ///
    /// # Errors
    /// If there is no such player, it is open elsewhere, or cannot be removed.
    fn delete_player(&mut self, player: &str) -> Result<(), Problem>;

    /// Reserves the player's folder for this program, and releases the previous one.
    ///
    /// # Errors
    ///
    /// Another program has it. Play can continue; what cannot be saved is reported.
    fn open_player(&mut self, player: &str) -> Result<(), Problem>;

    /// Releases the player's folder.
    fn close_player(&mut self);

    /// Whether another program has this player open.
    fn is_open_elsewhere(&mut self, _player: &str) -> bool {
        false
    }

    /// What is in this file, if it is one that can be added rather than a picture; or why it cannot be added.
    fn parcel(&self, _file: &std::path::Path) -> Option<Result<Parcel, Problem>> {
        None
    }

    /// Whether this is a folder.
    fn is_folder(&self, _file: &std::path::Path) -> bool {
        false
    }

    /// Begins to add somebody else's file: a game to the author's own, a player to the others. It can hold thousands of
    /// files, so that nobody waits for it; [`Store::adding`] says how far it is.
    ///
    /// # Errors
    ///
    /// There is no place for it. Not every store has files.
    fn begin_adding(&mut self, parcel: &Parcel) -> Result<(), Problem> {
        let told = Code::S012.error("no-switchboard").arg("why", crate::language::Arg::text("why-no-game"));
        Err(told.at(crate::diag::Place::file(parcel.path.display().to_string())).cure("take-switchboard"))
    }

    /// How far the file is that is being added.
    fn adding(&mut self) -> Adding {
        Adding::Stopped
    }

    /// Adds no more of it, and removes what is there; [`Store::adding`] says when that is done.
    fn stop_adding(&mut self) {}

    /// How pictures or songs of players' own are found.
    fn own_ways(&self, _own: Own) -> OwnWays {
        OwnWays::None
    }

    /// The files that may be one and the folders in this folder; without one, the places where one begins to look. A listed picture can be
    /// shown as if its path were a player's picture.
    ///
    /// # Errors
    /// It cannot be read.
    fn own_in(&mut self, _own: Own, _folder: Option<&std::path::Path>) -> Result<OwnFolder, Problem> {
        Ok(OwnFolder::default())
    }

    /// Begins to make a player's picture or song of this one; [`Store::taking`] says what became of it.
    fn begin_taking(&mut self, _own: Own, _from: OwnFrom) {}

    /// What became of it.
    fn taking(&mut self, _own: Own) -> Taking {
        Taking::Going
    }

    /// Writes the song of this name, which was taken, into the player's folder.
    ///
    /// # Errors
    /// It cannot be written.
    fn keep_song(&mut self, _player: &str, _file: &str) -> Result<(), Problem> {
        Ok(())
    }

    /// Removes the player's songs but these.
    fn remove_other_songs(&mut self, _player: &str, _files: &[&str]) {}

    /// What is in this song of the player's: a wav file; nothing if it is missing or damaged.
    fn song(&mut self, _player: &str, _file: &str) -> Option<Vec<u8>> {
        None
    }

    /// The game that was added last since the program started.
    fn added(&self) -> Option<&str> {
        None
    }

    /// Who played last and how the list looked; the default if nothing is known.
    fn last_player(&mut self) -> LastPlayer;

    /// Remembers it.
    ///
    /// # Errors
    /// If it cannot be written.
    fn set_last_player(&mut self, last: &LastPlayer) -> Result<(), Problem>;

    /// The player's settings; what could not be read is the default and is reported.
    fn settings(&mut self, player: &str) -> (Settings, Problems);

    /// Writes what differs from the defaults.
    ///
    /// # Errors
    /// If it cannot be written.
    fn save_settings(&mut self, player: &str, settings: &Settings) -> Result<(), Problem>;

    /// All games, by folder name, each followed by the levels made for the current player. Cheap to call again (they
    /// are read once, and again after a change).
    fn games(&mut self) -> Vec<GameEntry>;

    /// This game, read whole if only its card was known. It stays a card where its files have not come yet.
    fn game(&mut self, id: &str) -> Option<GameEntry> {
        self.games().into_iter().find(|entry| entry.id == id)
    }

    /// Whether games that are not listed yet are being read.
    fn reads_games(&self) -> bool {
        false
    }

    /// Keeps a level that was made for this player, among the levels of the game from now on; its folder name
    /// ([`own_level_name`]).
    ///
    /// # Errors
    ///
    /// It cannot be written, or there are too many.
    fn keep_level(&mut self, player: &str, game: &str, level: &Level) -> Result<String, Problem>;

    /// The folder names of the levels that were made for this player and are among the game's levels in
    /// [`Store::games`].
    fn own_levels(&mut self, player: &str, game: &str) -> Vec<String>;

    /// Removes a level that was made for this player. What was played in it stays on record.
    ///
    /// # Errors
    /// If there is none of this name, or it cannot be removed; it is then still there, whole.
    fn remove_level(&mut self, player: &str, game: &str, level: &str) -> Result<(), Problem>;

    /// Checks this game in the background from now on, at once and after each change of its folder; none to stop.
    /// [`super::Event::World`] follows each check.
    ///
    /// # Errors
    ///
    /// Changes cannot be noticed; the game stays as it was read.
    fn examine(&mut self, game: Option<&str>) -> Result<(), Problem>;

    /// The result of the last check of the game; the game as listed before the first.
    fn examined(&mut self) -> Option<Examined>;

    /// The file with the start of a level of this game, as it is now.
    ///
    /// # Errors
    ///
    /// There is none, or it cannot be read.
    fn level_file(&mut self, game: &str, level: &str) -> Result<LevelFile, Problem>;

    /// Replaces that file, completely or not at all, if it still contains `known`; `None` overwrites whatever it
    /// contains.
    ///
    /// # Errors
    ///
    /// It cannot be written; the old contents remain.
    fn write_level_file(
        &mut self,
        game: &str,
        level: &str,
        known: Option<&[u8]>,
        bytes: &[u8],
    ) -> Result<Written, Problem>;

    /// Makes a new level of this game: a copy of `level` under the next free name, with `bytes` as its start; returns
    /// its folder name.
    ///
    /// # Errors
    ///
    /// It cannot be written; nothing of it remains.
    fn copy_level(&mut self, game: &str, level: &str, bytes: &[u8]) -> Result<String, Problem>;

    /// The game that this player played last.
    fn last_game(&mut self, player: &str) -> Option<String>;

    /// Remembers it.
    ///
    /// # Errors
    /// If it cannot be written.
    fn set_last_game(&mut self, player: &str, game: &str) -> Result<(), Problem>;

    /// The level of this game that this player played last.
    fn last_level(&mut self, player: &str, game: &str) -> Option<String>;

    /// Remembers it.
    ///
    /// # Errors
    /// If it cannot be written.
    fn set_last_level(&mut self, player: &str, game: &str, level: &str) -> Result<(), Problem>;

    /// The player's progress in these levels of a game, one value per level.
    ///
    /// # Errors
    /// It cannot be read: nobody knows then what was played.
    fn progress(&mut self, player: &str, game: &str, levels: &[&str]) -> Result<Vec<LevelProgress>, Problem>;

    /// Writes one state, so that it is on disk when this returns; fills in the time. Its `attempt` says where it
    /// belongs: a new number puts the attempt before it aside.
    ///
    /// # Errors
    /// If it cannot be written now. Play goes on: the store keeps the save in memory, gives it back in
    /// [`Store::saves`], and tries again at each further save, so that it need not be handed in again.
    ///
    /// What is to be told although it was saved is the value.
    fn save(&mut self, place: &SavePlace, save: &Save) -> Result<Problems, Problem>;

    /// Whether presses are recorded here.
    fn records_presses(&self) -> bool {
        false
    }

    /// Records presses of this player, so that they are on disk when this returns; `now_ms` is the present on the clock of
    /// their times.
    ///
    /// # Errors
    /// If they cannot be written now. The store keeps them, and tries again with the next ones.
    fn keep_presses(&mut self, _player: &str, _entries: &[PressEntry], _now_ms: u64) -> Result<(), Problem> {
        Ok(())
    }

    /// What this player's presses come to, day by day, the oldest first; and what is wrong with the record.
    ///
    /// # Errors
    /// It cannot be read.
    fn press_sums(&mut self, _player: &str) -> Result<(Vec<PressDay>, Problems), Problem> {
        Ok((Vec::new(), Problems::new()))
    }

    /// The last entries of this player's record, the oldest first: at least so many presses, if there are, with everything between them.
    /// Their times are in milliseconds since 1970.
    ///
    /// # Errors
    /// It cannot be read.
    fn last_presses(&mut self, _player: &str, _most: usize) -> Result<Vec<PressEntry>, Problem> {
        Ok(Vec::new())
    }

    /// The code that stands for this player where no name is to be seen.
    fn player_code(&mut self, player: &str) -> String {
        player.to_owned()
    }

    /// The player's own picture of this name: a PNG.
    fn portrait(&mut self, _player: &str, _name: &str) -> Option<Vec<u8>> {
        None
    }

    /// Writes everything of this player as one file, which can be added on another machine; returns where it is, and what was left out.
    ///
    /// # Errors
    /// It cannot be written.
    fn export_whole(&mut self, player: &str) -> Result<(String, Problems), Problem> {
        Ok((format!("{player}.zip"), Problems::new()))
    }

    /// Writes everything of all players as one file, as [`Store::export_whole`], where what this player takes out lies.
    ///
    /// # Errors
    /// It cannot be written.
    fn export_all(&mut self, _player: &str) -> Result<(String, Problems), Problem> {
        Ok(("switchboard.zip".to_owned(), Problems::new()))
    }

    /// Writes a file for other programs, with this name, and returns where it is. A file that was there is replaced.
    ///
    /// # Errors
    /// It cannot be written.
    fn export(&mut self, _player: &str, name: &str, _bytes: &[u8]) -> Result<String, Problem> {
        Ok(name.to_owned())
    }

    /// Why something that was played is not saved yet; none if everything is.
    fn unsaved(&self) -> Option<&Problem>;

    /// The newest states of the current attempt, at least as many as a player is likely to undo; empty if there is
    /// none. If they start later than the attempt, [`Store::earlier`] returns those before.
    fn saves(&mut self, place: &SavePlace) -> Saves;

    /// Earlier states of the current attempt: save `number`, the one to which undo leads from it, and so on; ordered by
    /// number, as many as are read at once.
    fn earlier(&mut self, place: &SavePlace, number: u32) -> Saves;

    /// All attempts at the level, oldest first, the current one last.
    fn attempts(&mut self, place: &SavePlace) -> Vec<Saves>;

    /// How many saves each attempt at a level has, oldest first, and what is wrong with them. Reads none of the saves:
    /// there can be a million.
    fn attempt_sizes(&mut self, place: &SavePlace) -> (Vec<usize>, Problems) {
        let all = self.attempts(place);
        let sizes = all.iter().map(|attempt| attempt.saves.len()).collect();
        let mut problems = Problems::new();
        all.into_iter().for_each(|attempt| problems.append(attempt.problems));
        (sizes, problems)
    }

    /// The saves in these rows of an attempt, each with its row, as far as they can be read; boards unchanged since the
    /// start of the attempt may be left out.
    fn rows(&mut self, place: &SavePlace, attempt: usize, rows: Range<usize>) -> (Vec<(usize, Save)>, Problems) {
        let saves = self.attempts(place).into_iter().nth(attempt).unwrap_or_default().saves;
        (saves.into_iter().enumerate().take(rows.end).skip(rows.start).collect(), Problems::new())
    }

    /// The save in this row of an attempt, with its whole board.
    fn whole_row(&mut self, place: &SavePlace, attempt: usize, row: usize) -> Option<Save> {
        self.attempts(place).into_iter().nth(attempt)?.saves.into_iter().nth(row)
    }

    /// Writes the history of a level as a table for other programs, without names; returns where it is.
    ///
    /// # Errors
    ///
    /// It cannot be written.
    fn export_history(&mut self, place: &SavePlace) -> Result<String, Problem>;

    /// Writes the report of a breakdown into the player's folder and returns where it is.
    ///
    /// # Errors
    /// If it cannot be written.
    fn keep_report(&mut self, player: &str, report: &str) -> Result<String, Problem>;

    /// The manual in this language as Markdown; sections start with `# `.
    ///
    /// # Errors
    ///
    /// It is missing.
    fn help(&mut self, language: Language) -> Result<String, Problem>;

    /// The current date and time, with the zone.
    fn wall_clock(&mut self) -> jiff::Zoned;

    /// A seed for the random numbers of a new attempt.
    fn seed(&mut self) -> u64;

    /// The user's name in the system, offered to the first player.
    fn system_user(&mut self) -> Option<String>;

    /// Languages of the system, the preferred first.
    fn system_language(&mut self) -> Language;
}
