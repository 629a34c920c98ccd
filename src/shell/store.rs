//! What the program needs of the world: players, settings, games, saves, texts of the manual, the date and chance.
//! A trait, so that the program runs the same on folders, in memory and in tests. Never says how anything is kept.

use super::{Profile, Settings};
use crate::diag::{Code, Problem, Problems};
use crate::game::{Files, Game, Language, Level, Read};
use crate::history::Save;
use std::collections::BTreeSet;
use std::sync::Arc;

/// A player as listed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerEntry {
    /// The folder's name: never changes, unlike the player's name.
    pub id: String,
    /// The personal data; what could not be read is replaced and told in `problems`.
    pub profile: Profile,
    /// What is wrong with the player's folder.
    pub problems: Problems,
}

/// A game as listed: a faulty one stays visible with what is wrong.
#[derive(Debug, Clone)]
pub struct GameEntry {
    /// The folder's name.
    pub id: String,
    /// The game, unless a problem makes play impossible.
    pub game: Option<Arc<Game>>,
    /// Everything that is wrong with the folder.
    pub problems: Problems,
}

impl GameEntry {
    /// The game that was read from the folder `id`.
    pub fn new(id: String, read: Read) -> Self {
        Self { id, game: read.game.map(Arc::new), problems: read.problems }
    }
}

/// A game as its author sees it: everything that `check` finds.
#[derive(Debug, Clone)]
pub struct Examined {
    /// Counts the examinations of this run of the program, from 1; 0 before the first.
    pub number: u64,
    /// The game, and everything that is wrong with it.
    pub entry: GameEntry,
}

/// The file in which a level's beginning stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LevelFile {
    /// Its path, for messages.
    pub path: String,
    /// What stands in it.
    pub bytes: Vec<u8>,
}

/// What happened to writing a level's file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Written {
    /// It is on disk.
    Yes,
    /// Another program has changed it meanwhile: nothing was written.
    Changed,
}

/// How long one game is examined at most, where there is a clock.
pub const LONGEST_CHECK: std::time::Duration = crate::play::LONGEST_CHECK;

/// Reads a game folder and finds everything that is wrong with it, as `check` does.
pub fn examine(files: &dyn Files, id: &str) -> GameEntry {
    examine_until(files, id, &|| false)
}

/// Examines a game folder until `is_over`. Takes long: never on the thread that draws.
pub fn examine_until(files: &dyn Files, id: &str, is_over: &dyn Fn() -> bool) -> GameEntry {
    let mut entry = GameEntry::new(id.to_owned(), crate::play::check_until(files, id, is_over));
    if let Some(game) = entry.game.as_ref().filter(|_| !entry.problems.has_errors()) {
        let more = crate::generate::check_generator(game);
        entry.problems.append(more);
    }
    entry
}

/// What somebody brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Brings {
    /// A game folder.
    Game,
    /// A player with settings and saves.
    Player,
}

/// A file that somebody brings, to be added after a question.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Parcel {
    /// What is in it.
    pub brings: Brings,
    /// The game's folder name, or the player's name.
    pub name: String,
    /// Where it is.
    pub path: std::path::PathBuf,
}

/// `users/last.xml`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LastPlayer {
    /// The folder's name of who played last.
    pub player: Option<String>,
    /// Whether the list shows all data (more) or pictures and names (less).
    pub full_list: bool,
    /// Whether the window filled the screen.
    pub fullscreen: bool,
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

/// The saves of an attempt, and which could not be read and were set aside.
#[derive(Debug, Clone, Default)]
pub struct Saves {
    /// In order of their numbers; a gap is told in `problems`.
    pub saves: Vec<Save>,
    /// What was set aside and why.
    pub problems: Problems,
}

/// How far a player is in a level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct LevelProgress {
    /// Whether it was ever finished.
    pub done: bool,
    /// The fewest moves of a finished attempt.
    pub best_moves: Option<u32>,
    /// Whether an attempt is in progress.
    pub begun: bool,
}

/// The most levels of a game that are kept for a player.
const MAX_OWN_LEVELS: u32 = 999;

/// The folder name of a copy of a level: the number at the end of the highest of the names that are like this one's,
/// counted on, with as many digits.
///
/// # Errors
/// There is no number left.
pub fn next_level_name<'t>(level: &str, taken: impl Iterator<Item = &'t str>) -> Result<String, Problem> {
    let parts = |name: &'t str| {
        let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
        (stem, name.get(stem.len()..).unwrap_or_default())
    };
    let stem = level.trim_end_matches(|c: char| c.is_ascii_digit());
    let alike = taken.map(parts).filter(|(other, _)| other.eq_ignore_ascii_case(stem));
    let digits = level.len() - stem.len();
    let highest = alike.filter_map(|(_, number)| number.parse::<u32>().ok()).max().unwrap_or(1);
    let next = highest.checked_add(1).ok_or_else(|| Code::N004.error("many"))?;
    let gap = if digits == 0 { "-" } else { "" };
    Ok(format!("{stem}{gap}{next:0digits$}"))
}

/// The folder name of the next level that is made for a player: `N001`, `N002` ..., never one that was `taken` before.
///
/// # Errors
/// There are as many as are kept.
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

/// What the world gives. Any call may fail; the program then says why and goes on.
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

    /// With what settings a player begins: the usual ones, with what the system asks for (dark colours, less motion).
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

    /// Takes the player's folder for this program (and lets go the one taken before).
    ///
    /// # Errors
    /// If another program has it. Play may still go on: what cannot be saved is said.
    fn open_player(&mut self, player: &str) -> Result<(), Problem>;

    /// Lets the player's folder go.
    fn close_player(&mut self);

    /// Adds what somebody brings: a game to the author's own, a player to the others.
    ///
    /// # Errors
    /// It is damaged, a game of this name is there already, or it cannot be written; then nothing of it is there. Not every
    /// store has files.
    fn add(&mut self, parcel: &Parcel) -> Result<(), Problem> {
        let told = Code::S012.error("no-switchboard").arg("why", crate::language::Arg::Text("why-no-game"));
        Err(told.at(crate::diag::Place::file(parcel.path.display().to_string())).cure("take-switchboard"))
    }

    /// Who played last and how the list looked; the default where nothing is known.
    fn last_player(&mut self) -> LastPlayer;

    /// Remembers it.
    ///
    /// # Errors
    /// If it cannot be written.
    fn set_last_player(&mut self, last: &LastPlayer) -> Result<(), Problem>;

    /// The player's settings; what could not be read is the default and told beside.
    fn settings(&mut self, player: &str) -> (Settings, Problems);

    /// Writes what differs from the defaults.
    ///
    /// # Errors
    /// If it cannot be written.
    fn save_settings(&mut self, player: &str, settings: &Settings) -> Result<(), Problem>;

    /// All games, by folder name, each with the levels that were made for the present player after its own; cheap to ask
    /// again (they are read once, and again after a change).
    fn games(&mut self) -> Vec<GameEntry>;

    /// Whether games that are not listed yet are being read.
    fn reads_games(&self) -> bool {
        false
    }

    /// Keeps a level that was made for this player, among the levels of the game from now on; its folder name
    /// ([`own_level_name`]).
    ///
    /// # Errors
    /// If it cannot be written, or there are too many.
    fn keep_level(&mut self, player: &str, game: &str, level: &Level) -> Result<String, Problem>;

    /// The folder names of the levels that were made for this player and are among the game's levels in [`Store::games`].
    fn own_levels(&mut self, player: &str, game: &str) -> Vec<String>;

    /// Removes a level that was made for this player. What was played in it stays on record.
    ///
    /// # Errors
    /// If there is none of this name, or it cannot be removed; it is then still there, whole.
    fn remove_level(&mut self, player: &str, game: &str, level: &str) -> Result<(), Problem>;

    /// From now on this game is examined, at once and after each change of its folder, beside the screen; none for no
    /// game. Each time it was, [`super::Event::World`] comes.
    ///
    /// # Errors
    /// If changes cannot be seen; the game is then as it was read.
    fn examine(&mut self, game: Option<&str>) -> Result<(), Problem>;

    /// The game that is examined, as it was found last; as it is listed before the first time.
    fn examined(&mut self) -> Option<Examined>;

    /// The file in which a level of this game begins, as it is now.
    ///
    /// # Errors
    /// If there is none, or it cannot be read.
    fn level_file(&mut self, game: &str, level: &str) -> Result<LevelFile, Problem>;

    /// Writes that file again, whole or not at all, where `known` still stands in it; `None` writes over whatever stands
    /// there.
    ///
    /// # Errors
    /// If it cannot be written: what was there before is there still.
    fn write_level_file(
        &mut self,
        game: &str,
        level: &str,
        known: Option<&[u8]>,
        bytes: &[u8],
    ) -> Result<Written, Problem>;

    /// Makes a new level of this game: a copy of `level` under the next free name, which begins with `bytes`; its
    /// folder name.
    ///
    /// # Errors
    /// If it cannot be written: then nothing of it is there.
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

    /// How far the player is, a value a level of the game, in the game's order.
    fn progress(&mut self, player: &str, game: &Game) -> Vec<LevelProgress>;

    /// Writes one state, so that it is on disk when this returns; fills in the time. Its `attempt` says where it
    /// belongs: a new number puts the attempt before it aside.
    ///
    /// # Errors
    /// If it cannot be written now. Play goes on: the store keeps the save in memory, gives it back in
    /// [`Store::saves`], and tries again at each further save, so that it need not be handed in again.
    ///
    /// What is to be told although it was saved is the value.
    fn save(&mut self, place: &SavePlace, save: &Save) -> Result<Problems, Problem>;

    /// Why something that was played is not on disk yet; none where all of it is.
    fn unsaved(&self) -> Option<&Problem>;

    /// The newest states of the attempt in progress, at least as many as a player takes back one after the other; empty where
    /// there is none. Where they begin later than the attempt, [`Store::earlier`] gives those before.
    fn saves(&mut self, place: &SavePlace) -> Saves;

    /// Further states of the attempt in progress: save `number`, the one that undo leads to from it, and so on; in order of
    /// number, as many as are read at a time.
    fn earlier(&mut self, place: &SavePlace, number: u32) -> Saves;

    /// All attempts at the level, oldest first, the one in progress last.
    fn attempts(&mut self, place: &SavePlace) -> Vec<Saves>;

    /// Writes the record of a level as a table for other programs; where it is. It names nobody.
    ///
    /// # Errors
    /// If it cannot be written.
    fn export_history(&mut self, place: &SavePlace) -> Result<String, Problem>;

    /// The manual in this language as markdown, sections beginning with `# `.
    ///
    /// # Errors
    /// If it is not there.
    fn help(&mut self, language: Language) -> Result<String, Problem>;

    /// The date and time now, with the zone.
    fn wall_clock(&mut self) -> jiff::Zoned;

    /// A number for a new attempt's chance.
    fn seed(&mut self) -> u64;

    /// The user's name in the system, offered to the first player.
    fn system_user(&mut self) -> Option<String>;

    /// Languages of the system, the preferred first.
    fn system_language(&mut self) -> Language;
}
