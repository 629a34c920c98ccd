//! The folder of all players, and the files in each player's folder. `level.rs` handles saves.

use super::code::code;
use super::flat;
use super::leftovers::NEW;
use super::level::LevelFolder;
use super::lock::Lock;
use super::names::{folder_name, is_plain};
use super::own_files;
use super::write::{make_folder, problem};
use crate::diag::{Code, Place, Problem, Problems};
use crate::disk::file_system::{Disk, folders_in, is_folder, real_disk, remove_all};
use crate::game::Language;
use crate::shell::{
    Birth, DeskDoors, Gender, LastPlayer, Listing, Own, PlayerEntry, Profile, SavePlace, Settings, is_portrait,
};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

/// Remembers who played last, and what.
pub(super) const LAST: &str = "last.xml";
/// What it calls the origins of pages whose signals are allowed.
const SENDERS: &str = "Senders";
/// What it calls the digits and the rhythm that open the desk.
const GROUP: &str = "Group";
const DESK_CODE: &str = "DeskCode";
const DESK_RHYTHM: &str = "DeskRhythm";
/// A player's personal data.
pub(super) const PROPERTIES: &str = "properties.xml";
const SETTINGS: &str = "settings.xml";
/// The cure that says what is done if they cannot be read and no earlier version is known.
const NAME_INSTEAD: &str = "name-instead";
const USUAL_INSTEAD: &str = "usual-settings";
const SAVES: &str = "saves";
const LEVELS: &str = "levels";

/// Where the players' folders are: the folder given by `--users`; otherwise `users` beside the program, if it contains a file `portable`;
/// otherwise the platform's data folder.
pub fn users_folder(given: Option<&Path>) -> PathBuf {
    if let Some(given) = given {
        return given.to_owned();
    }
    let program = std::env::current_exe().ok();
    let beside = program.as_deref().and_then(Path::parent).map(|folder| folder.join("users"));
    if let Some(users) = beside.filter(|users| users.join("portable").is_file()) {
        return users;
    }
    match directories::ProjectDirs::from("", "", "switchboard") {
        Some(places) => places.data_dir().join("users"),
        None => PathBuf::from("users"),
    }
}

/// The settings of a player, and how reliable they are.
#[derive(Debug, Clone)]
pub(super) struct FoundSettings {
    /// The settings in use.
    pub settings: Settings,
    /// Why they differ from those in the file.
    pub problems: Problems,
    /// Whether the content of the file is known.
    pub is_known: bool,
    /// [`flat::FlatFile::damage`].
    pub damage: Option<u64>,
}

/// The folder of all players.
#[derive(Debug, Clone)]
pub struct Users {
    disk: Disk,
    path: PathBuf,
    /// Codes that could not be stored, kept so that they stay the same as long as the program runs.
    codes: Arc<Mutex<BTreeMap<String, String>>>,
}

impl Users {
    /// The folder at `path` of this computer; it need not exist yet.
    pub fn new(path: PathBuf) -> Self {
        Self::on(real_disk(), path)
    }

    /// The folder at `path` of this disk.
    pub fn on(disk: Disk, path: PathBuf) -> Self {
        Self { disk, path, codes: Arc::default() }
    }

    /// The disk that it is on.
    pub fn disk(&self) -> &Disk {
        &self.disk
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The folder of a player.
    ///
    /// # Errors
    /// The name is not that of a single folder.
    pub fn folder(&self, player: &str) -> Result<PathBuf, Problem> {
        if is_plain(player) {
            return Ok(self.path.join(player));
        }
        Err(Code::S004.error("no-folder-name").arg("name", player))
    }

    /// The folder of a player who must exist.
    ///
    /// # Errors
    /// There is none.
    pub fn existing(&self, player: &str) -> Result<PathBuf, Problem> {
        let folder = self.folder(player)?;
        if is_folder(self.disk.as_ref(), &folder) { Ok(folder) } else { Err(unknown(player)) }
    }

    /// The folder of a level's saves. Folders in other letter case (from the original program) are found too.
    ///
    /// # Errors
    /// A name is not that of a single folder.
    pub fn level(&self, place: &SavePlace) -> Result<LevelFolder, Problem> {
        let folder = self.game_folder(&place.player, &place.game)?.join(plain(&place.level)?);
        Ok(LevelFolder::on(self.disk.clone(), folder))
    }

    /// The folder of a player's saves of one game.
    ///
    /// # Errors
    /// As [`Users::level`].
    pub fn game_folder(&self, player: &str, game: &str) -> Result<PathBuf, Problem> {
        Ok(self.saves_folder(player)?.join(plain(game)?))
    }

    /// The folder of a player's own levels of one game.
    ///
    /// # Errors
    /// As [`Users::level`].
    pub fn own_levels(&self, player: &str, game: &str) -> Result<PathBuf, Problem> {
        Ok(self.folder(player)?.join(LEVELS).join(plain(game)?))
    }

    /// The folder of a player's saves.
    ///
    /// # Errors
    /// As [`Users::level`].
    pub fn saves_folder(&self, player: &str) -> Result<PathBuf, Problem> {
        let folder = self.folder(player)?;
        let (usual, ancestors) = (folder.join(SAVES), folder.join("SAVES"));
        let is_there = |folder: &Path| is_folder(self.disk.as_ref(), folder);
        Ok(if !is_there(&usual) && is_there(&ancestors) { ancestors } else { usual })
    }

    /// The folder names of all players, sorted.
    ///
    /// # Errors
    /// The folder cannot be read; a missing one contains no players.
    pub fn names(&self) -> Result<Vec<String>, Problem> {
        let names = folders_in(self.disk.as_ref(), &self.path);
        let names = names.map_err(|fault| problem(&self.path, "doing-reading-players", &fault))?;
        Ok(names.into_iter().filter(|name| is_plain(name)).collect())
    }

    /// All players, ordered by name. `language` is used for players who chose none.
    ///
    /// # Errors
    /// As [`Users::names`].
    pub fn list(&self, language: Language) -> Result<Vec<PlayerEntry>, Problem> {
        let mut all: Vec<PlayerEntry> = self.names()?.iter().map(|name| self.seen(name, language)).collect();
        all.sort_by_cached_key(|entry| (entry.profile.name.to_lowercase(), entry.id.clone()));
        Ok(all)
    }

    /// One player, as far as the data can be read.
    pub fn entry(&self, player: &str, language: Language) -> PlayerEntry {
        let path = self.path.join(player).join(PROPERTIES);
        let found = flat::read(self.disk.as_ref(), &path, NAME_INSTEAD);
        let problems = found.problem.map(Problems::from).unwrap_or_default();
        let values = found.values;
        let find = |name| flat::find(&values, name);
        let birth = find("BirthNumber").map(|number| Birth::Number(number.to_owned()));
        let birth = birth.filter(|birth| birth.date().is_ok());
        let date = || find("BirthDate").and_then(|date| date.parse().ok()).map(Birth::Date);
        let usual = Profile::named(player, language);
        let profile = Profile {
            name: find("Name").map_or(usual.name, str::to_owned),
            surname: find("Surname").map(str::to_owned).unwrap_or_default(),
            group: find("Group").map(str::to_owned).unwrap_or_default(),
            birth: birth.or_else(date),
            gender: find("Gender").map_or(Gender::Unknown, read_gender),
            avatar: find("Avatar").map_or(usual.avatar, str::to_owned),
            language: find("Language").and_then(Language::from_tag).unwrap_or(language),
        };
        PlayerEntry { id: player.to_owned(), profile, problems }
    }

    /// One player as shown in the list, with one of the program's pictures where the player's own is missing or damaged.
    fn seen(&self, player: &str, language: Language) -> PlayerEntry {
        let mut entry = self.entry(player, language);
        let (folder, avatar) = (self.path.join(player), &mut entry.profile.avatar);
        if is_portrait(avatar) && own_files::kept(self.disk.as_ref(), &folder, (Own::Picture, avatar)).is_none() {
            entry.problems.push(own_files::missing(&folder, avatar));
            *avatar = Profile::named(player, language).avatar;
        }
        entry
    }

    /// Creates a player's folder: whole, or not at all. `more` puts into it what else belongs to the player.
    ///
    /// # Errors
    /// It cannot be written; nothing of it is left then.
    pub fn create(
        &self,
        profile: &Profile,
        settings: &Settings,
        more: impl Fn(&Path) -> Result<(), Problem>,
    ) -> Result<String, Problem> {
        let fault = |fault: &std::io::Error| problem(&self.path, "doing-making-folder", fault);
        let disk = self.disk.as_ref();
        make_folder(disk, &self.path).map_err(|f| fault(&f))?;
        let aside = format!("{NEW}{:016x}", disk.unique());
        let folder = self.path.join(&aside);
        let made = || {
            disk.make_folder(&folder).map_err(|f| fault(&f))?;
            // shows other programs that somebody is working on it
            let _lock = Lock::take(disk, &folder)?;
            flat::put(disk, &folder.join(PROPERTIES), &properties(profile))?;
            flat::put(disk, &folder.join(SETTINGS), &flat::write_settings(&settings.differences()))?;
            more(&folder)?;
            code(disk, &folder);
            self.settle(&folder, &profile.name).map_err(|f| fault(&f))
        };
        let made = made();
        if made.is_err() {
            // a leftover is reported and removed later
            let _ = remove_all(disk, &folder);
        }
        made
    }

    /// Gives a player's folder, created under a temporary name, a final name that no other has.
    pub(super) fn settle(&self, aside: &Path, name: &str) -> std::io::Result<String> {
        let mut taken = folders_in(self.disk.as_ref(), &self.path)?;
        loop {
            let player = folder_name(name, &taken);
            match self.disk.rename_new(aside, &self.path.join(&player)) {
                // another program has meanwhile created one of this name
                Err(fault) if fault.kind() == std::io::ErrorKind::AlreadyExists && !taken.contains(&player) => {
                    taken.push(player);
                }
                renamed => {
                    renamed?;
                    self.disk.flush(&self.path)?;
                    return Ok(player);
                }
            }
        }
    }

    /// The player's code, and whether it is stored: one that cannot be stored lasts as long as the program runs.
    ///
    /// # Errors
    /// The name is not that of a single folder.
    pub fn code(&self, player: &str) -> Result<(String, bool), Problem> {
        let folder = self.folder(player)?;
        let Ok(mut codes) = self.codes.lock() else { return Ok(code(self.disk.as_ref(), &folder)) };
        if let Some(known) = codes.get(player) {
            return Ok((known.clone(), false));
        }
        let (made, kept) = code(self.disk.as_ref(), &folder);
        if !kept {
            codes.insert(player.to_owned(), made.clone());
        }
        Ok((made, kept))
    }

    /// Writes the personal data.
    ///
    /// # Errors
    /// The system's error.
    pub fn write_profile(&self, player: &str, profile: &Profile) -> Result<(), Problem> {
        flat::put(self.disk.as_ref(), &self.folder(player)?.join(PROPERTIES), &properties(profile))
    }

    /// The settings; if they cannot be read, their previous version, otherwise the defaults, which is reported. Changes nothing on disk.
    pub fn settings(&self, player: &str) -> (Settings, Problems) {
        let found = self.find_settings(player);
        (found.settings, found.problems)
    }

    /// [`Self::settings`], and how reliable they are.
    pub(super) fn find_settings(&self, player: &str) -> FoundSettings {
        let path = self.path.join(player).join(SETTINGS);
        let found = flat::read(self.disk.as_ref(), &path, USUAL_INSTEAD);
        let (mut settings, mut problems) = (Settings::default(), found.problem.map(Problems::from).unwrap_or_default());
        for (name, value) in &found.values {
            if settings.set(name, value).is_err() {
                let problem = Code::S005.warning("no-value").arg("value", value).arg("name", name);
                problems.push(problem.at(Place::file(path.display().to_string())).cure("usual-value"));
            }
        }
        FoundSettings { settings, problems, is_known: !found.is_unknown, damage: found.damage }
    }

    /// Writes what differs from the defaults.
    ///
    /// # Errors
    /// The system's error; or the present content of the file is unknown.
    pub fn write_settings(&self, player: &str, settings: &Settings) -> Result<(), Problem> {
        let text = flat::write_settings(&settings.differences());
        flat::put(self.disk.as_ref(), &self.folder(player)?.join(SETTINGS), &text)
    }

    /// Sets aside a player's damaged files and restores their previous versions: the personal data, whose damage every list reports, and
    /// the settings, if the player was told about this damage to them. Only for the holder of the lock.
    pub(super) fn mend(&self, player: &str, told: Option<u64>) {
        let Ok(folder) = self.folder(player) else { return };
        flat::mend(self.disk.as_ref(), &folder.join(PROPERTIES), None);
        if told.is_some() {
            flat::mend(self.disk.as_ref(), &folder.join(SETTINGS), told);
        }
    }

    /// Who played last, and how the list was shown.
    pub fn last_player(&self) -> LastPlayer {
        let values = flat::read(self.disk.as_ref(), &self.path.join(LAST), "").values;
        let is_on = |name| flat::find(&values, name) == Some("true");
        LastPlayer {
            player: flat::find(&values, "Player").filter(|player| self.existing(player).is_ok()).map(str::to_owned),
            full_list: is_on("FullList"),
            fullscreen: is_on("Fullscreen"),
            senders: flat::find(&values, SENDERS).unwrap_or_default().split_whitespace().map(str::to_owned).collect(),
            listing: Listing {
                group: flat::find(&values, GROUP).unwrap_or_default().to_owned(),
                pictures_only: is_on("PicturesOnly"),
            },
            doors: DeskDoors {
                code: flat::find(&values, DESK_CODE).filter(|code| is_code(code)).unwrap_or_default().to_owned(),
                rhythm: flat::find(&values, DESK_RHYTHM).and_then(|rhythm| rhythm.parse().ok()),
            },
        }
    }

    /// Stores it.
    ///
    /// # Errors
    /// The system's error.
    pub fn write_last_player(&self, last: &LastPlayer) -> Result<(), Problem> {
        let text = flat::write(
            "Last",
            &[
                ("Player", last.player.clone().unwrap_or_default()),
                ("FullList", last.full_list.to_string()),
                ("Fullscreen", last.fullscreen.to_string()),
                (GROUP, last.listing.group.clone()),
                ("PicturesOnly", if last.listing.pictures_only { "true".to_owned() } else { String::new() }),
                (DESK_CODE, last.doors.code.clone()),
                (DESK_RHYTHM, last.doors.rhythm.map(|rhythm| rhythm.to_string()).unwrap_or_default()),
                (SENDERS, last.senders.iter().map(String::as_str).collect::<Vec<_>>().join(" ")),
            ],
        );
        flat::put(self.disk.as_ref(), &self.path.join(LAST), &text)
    }

    /// The name stored under `what` in the `last.xml` of this folder.
    pub fn last(&self, folder: &Path, what: &str) -> Option<String> {
        flat::find(&flat::read(self.disk.as_ref(), &folder.join(LAST), "").values, what).map(str::to_owned)
    }

    /// Writes a `last.xml`, unless it already says so.
    ///
    /// # Errors
    /// The system's error.
    pub fn write_last(&self, folder: &Path, what: &str, name: &str) -> Result<(), Problem> {
        if self.last(folder, what).as_deref() == Some(name) {
            return Ok(());
        }
        flat::put(self.disk.as_ref(), &folder.join(LAST), &flat::write("Last", &[(what, name.to_owned())]))
    }
}

/// Whether it can be entered at the desk's door.
fn is_code(code: &str) -> bool {
    code.chars().all(|digit| digit.is_ascii_digit())
}

/// properties.xml.
fn properties(profile: &Profile) -> String {
    let (number, date) = match &profile.birth {
        Some(Birth::Number(number)) => (number.clone(), String::new()),
        Some(Birth::Date(date)) => (String::new(), date.to_string()),
        None => (String::new(), String::new()),
    };
    flat::write(
        "Player",
        &[
            ("Name", profile.name.clone()),
            ("Surname", profile.surname.clone()),
            ("Group", profile.group.clone()),
            ("BirthNumber", number),
            ("BirthDate", date),
            ("Gender", gender_word(profile.gender).to_owned()),
            ("Avatar", profile.avatar.clone()),
            ("Language", profile.language.code().to_owned()),
        ],
    )
}

/// The problem that there is no such player.
pub fn unknown(player: &str) -> Problem {
    Code::S006.error("no-player").arg("name", player).cure("list-players-command")
}

fn plain(name: &str) -> Result<&str, Problem> {
    if is_plain(name) { Ok(name) } else { Err(Code::S004.error("no-folder-name").arg("name", name)) }
}

fn gender_word(gender: Gender) -> &'static str {
    match gender {
        Gender::Unknown => "",
        Gender::Female => "Female",
        Gender::Male => "Male",
    }
}

fn read_gender(word: &str) -> Gender {
    Gender::ALL.into_iter().find(|gender| gender_word(*gender) == word).unwrap_or_default()
}

/// The player meant by a name on the command line: a player's folder (in that case no other is read, however many there are), otherwise the
/// player with that name.
///
/// # Errors
/// No player has this folder or name.
pub fn find_player(users: &Users, wanted: &str) -> Result<String, Problem> {
    if users.existing(wanted).is_ok() {
        return Ok(wanted.to_owned());
    }
    let players = users.list(Language::English)?;
    let name = || players.iter().find(|player| player.profile.name == wanted);
    let same = |text: &str| text.to_lowercase() == wanted.to_lowercase();
    let loose = || players.iter().find(|player| same(&player.profile.name) || same(&player.id));
    name().or_else(loose).map(|player| player.id.clone()).ok_or_else(|| unknown(wanted))
}
