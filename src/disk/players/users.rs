//! The folder of all players, and the files in each player's folder. Saves are the work of `level.rs`.

use super::flat;
use super::level::{LevelFolder, set_aside};
use super::names::{folder_name, is_plain};
use super::write::{Writer, problem};
use crate::diag::{Place, Problem, Problems};
use crate::game::Language;
use crate::shell::{Birth, Gender, LastPlayer, PlayerEntry, Profile, SavePlace, Settings};
use std::fs;
use std::path::{Path, PathBuf};

const LAST: &str = "last.xml";
const PROPERTIES: &str = "properties.xml";
const SETTINGS: &str = "settings.xml";
const SAVES: &str = "saves";
const LEVELS: &str = "levels";

/// Where players' folders are: where `--users` says, else beside the program if a `users` folder with a file
/// `portable` stands there, else in the platform's data folder.
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

/// The folder of all players.
#[derive(Debug, Clone)]
pub struct Users {
    path: PathBuf,
}

impl Users {
    /// The folder at `path`; it need not be there yet.
    pub fn new(path: PathBuf) -> Self {
        Self { path }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The folder of a player.
    ///
    /// # Errors
    /// The name is that of no single folder.
    pub fn folder(&self, player: &str) -> Result<PathBuf, Problem> {
        if is_plain(player) {
            return Ok(self.path.join(player));
        }
        Err(Problem::error("S004", format!("\"{player}\" is no name of a player's folder")))
    }

    /// The folder of a player who must be there.
    ///
    /// # Errors
    /// There is none.
    pub fn existing(&self, player: &str) -> Result<PathBuf, Problem> {
        let folder = self.folder(player)?;
        if folder.is_dir() { Ok(folder) } else { Err(unknown(player)) }
    }

    /// The folder of a level's saves. Folders of other letter case (the ancestor's) are found too.
    ///
    /// # Errors
    /// A name is that of no single folder.
    pub fn level(&self, place: &SavePlace) -> Result<LevelFolder, Problem> {
        Ok(LevelFolder::new(self.game_folder(&place.player, &place.game)?.join(plain(&place.level)?)))
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
        Ok(if !usual.is_dir() && ancestors.is_dir() { ancestors } else { usual })
    }

    /// The folder names of all players, sorted.
    ///
    /// # Errors
    /// The folder cannot be read; a missing one holds nobody.
    pub fn names(&self) -> Result<Vec<String>, Problem> {
        let names = folders_in(&self.path).map_err(|fault| problem(&self.path, "reading the players", &fault))?;
        Ok(names.into_iter().filter(|name| is_plain(name)).collect())
    }

    /// All players by name. `language` is that of players who chose none.
    ///
    /// # Errors
    /// As [`Users::names`].
    pub fn list(&self, language: Language) -> Result<Vec<PlayerEntry>, Problem> {
        let mut all: Vec<PlayerEntry> = self.names()?.iter().map(|name| self.entry(name, language)).collect();
        all.sort_by(|a, b| (a.profile.name.to_lowercase(), &a.id).cmp(&(b.profile.name.to_lowercase(), &b.id)));
        Ok(all)
    }

    /// One player as listed.
    pub fn entry(&self, player: &str, language: Language) -> PlayerEntry {
        let mut problems = Problems::new();
        let values = flat::read(&self.path.join(player).join(PROPERTIES)).unwrap_or_else(|fault| {
            problems.push(fault.hint("the folder's name is shown instead; save the player's data anew"));
            Vec::new()
        });
        let find = |name| flat::find(&values, name);
        let birth = find("BirthNumber").map(|number| Birth::Number(number.to_owned()));
        let birth = birth.filter(|birth| birth.date().is_ok());
        let date = || find("BirthDate").and_then(|date| date.parse().ok()).map(Birth::Date);
        let usual = Profile::named(player, language);
        let profile = Profile {
            name: find("Name").map_or(usual.name, str::to_owned),
            surname: find("Surname").map(str::to_owned).unwrap_or_default(),
            birth: birth.or_else(date),
            gender: find("Gender").map_or(Gender::Unknown, read_gender),
            avatar: find("Avatar").map_or(usual.avatar, str::to_owned),
            language: find("Language").and_then(Language::from_tag).unwrap_or(language),
        };
        PlayerEntry { id: player.to_owned(), profile, problems }
    }

    /// Makes a player's folder.
    ///
    /// # Errors
    /// It cannot be written; then nothing is left of it.
    pub fn create(&self, writer: &mut dyn Writer, profile: &Profile, settings: &Settings) -> Result<String, Problem> {
        let player = folder_name(&profile.name, &folders_in(&self.path).unwrap_or_default());
        let made =
            self.write_profile(writer, &player, profile).and_then(|()| self.write_settings(writer, &player, settings));
        if let Err(fault) = made {
            let _ = fs::remove_dir_all(self.path.join(&player));
            return Err(fault);
        }
        Ok(player)
    }

    /// Writes the personal data.
    ///
    /// # Errors
    /// What the system says.
    pub fn write_profile(&self, writer: &mut dyn Writer, player: &str, profile: &Profile) -> Result<(), Problem> {
        let (number, date) = match &profile.birth {
            Some(Birth::Number(number)) => (number.clone(), String::new()),
            Some(Birth::Date(date)) => (String::new(), date.to_string()),
            None => (String::new(), String::new()),
        };
        let text = flat::write(
            "Player",
            &[
                ("Name", profile.name.clone()),
                ("Surname", profile.surname.clone()),
                ("BirthNumber", number),
                ("BirthDate", date),
                ("Gender", gender_word(profile.gender).to_owned()),
                ("Avatar", profile.avatar.clone()),
                ("Language", profile.language.code().to_owned()),
            ],
        );
        self.put(writer, &self.folder(player)?.join(PROPERTIES), &text)
    }

    /// The settings; what could not be read is the default and told beside.
    pub fn settings(&self, player: &str) -> (Settings, Problems) {
        let (mut settings, mut problems) = (Settings::default(), Problems::new());
        let path = self.path.join(player).join(SETTINGS);
        let values = flat::read(&path).unwrap_or_else(|fault| {
            set_aside(&path);
            problems.push(fault.hint("it is set aside and the usual settings are used"));
            Vec::new()
        });
        for (name, value) in &values {
            if settings.set(name, value).is_err() {
                let problem = Problem::warning("S005", format!("\"{value}\" is no value of the setting {name}"));
                problems.push(problem.at(Place::file(path.display().to_string())).hint("the usual value is used"));
            }
        }
        (settings, problems)
    }

    /// Writes what differs from the defaults.
    ///
    /// # Errors
    /// What the system says.
    pub fn write_settings(&self, writer: &mut dyn Writer, player: &str, settings: &Settings) -> Result<(), Problem> {
        let text = flat::write_settings(&settings.differences());
        self.put(writer, &self.folder(player)?.join(SETTINGS), &text)
    }

    /// Who played last and how the list looked.
    pub fn last_player(&self) -> LastPlayer {
        let values = flat::read(&self.path.join(LAST)).unwrap_or_default();
        let is_on = |name| flat::find(&values, name) == Some("true");
        LastPlayer {
            player: flat::find(&values, "Player").filter(|player| self.existing(player).is_ok()).map(str::to_owned),
            full_list: is_on("FullList"),
            fullscreen: is_on("Fullscreen"),
        }
    }

    /// Remembers it.
    ///
    /// # Errors
    /// What the system says.
    pub fn write_last_player(&self, writer: &mut dyn Writer, last: &LastPlayer) -> Result<(), Problem> {
        let text = flat::write(
            "Last",
            &[
                ("Player", last.player.clone().unwrap_or_default()),
                ("FullList", last.full_list.to_string()),
                ("Fullscreen", last.fullscreen.to_string()),
            ],
        );
        self.put(writer, &self.path.join(LAST), &text)
    }

    /// What a `last.xml` in this folder names.
    pub fn last(&self, folder: &Path, what: &str) -> Option<String> {
        flat::find(&flat::read(&folder.join(LAST)).ok()?, what).map(str::to_owned)
    }

    /// Writes a `last.xml`, unless it says so already.
    ///
    /// # Errors
    /// What the system says.
    pub fn write_last(&self, writer: &mut dyn Writer, folder: &Path, what: &str, name: &str) -> Result<(), Problem> {
        if self.last(folder, what).as_deref() == Some(name) {
            return Ok(());
        }
        self.put(writer, &folder.join(LAST), &flat::write("Last", &[(what, name.to_owned())]))
    }

    fn put(&self, writer: &mut dyn Writer, path: &Path, text: &str) -> Result<(), Problem> {
        writer.write(path, text.as_bytes()).map_err(|fault| problem(path, "saving", &fault))
    }
}

/// There is no such player.
pub fn unknown(player: &str) -> Problem {
    Problem::error("S006", format!("there is no player {player}")).hint("`switchboard players` lists them")
}

/// The names of the folders in a folder, sorted; none where it is missing.
pub fn folders_in(path: &Path) -> std::io::Result<Vec<String>> {
    let mut names = Vec::new();
    let entries = match fs::read_dir(path) {
        Err(fault) if fault.kind() == std::io::ErrorKind::NotFound => return Ok(names),
        entries => entries?,
    };
    for entry in entries {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            names.extend(entry.file_name().into_string());
        }
    }
    names.sort();
    Ok(names)
}

fn plain(name: &str) -> Result<&str, Problem> {
    if is_plain(name) { Ok(name) } else { Err(Problem::error("S004", format!("\"{name}\" is no name of a folder"))) }
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
