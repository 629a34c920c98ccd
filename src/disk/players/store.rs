//! The program's [`Store`] on real folders. A save that cannot be written now is kept in memory, in order, and tried
//! again at each further save; play never waits for it. Never decides what is shown.

use super::level::LevelFolder;
use super::lock::Lock;
use super::own;
use super::users::{Users, folders_in, unknown};
use super::walk::level_csv;
use super::write::{DiskWriter, Writer, problem};
use crate::diag::{Problem, Problems};
use crate::disk::{Catalogue, FolderFiles, LevelFiles, Watch};
use crate::game::{Game, Language, Level};
use crate::history::{Event, Save, Start, Time, start_of};
use crate::shell::{
    Examined, GameEntry, LastPlayer, LevelFile, LevelProgress, PlayerEntry, Profile, SavePlace, Saves, Settings, Store,
    Written,
};
use std::collections::VecDeque;
use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

/// The world as folders.
pub struct FolderStore {
    users: Users,
    game_folders: Vec<PathBuf>,
    games: Option<Vec<GameEntry>>,
    /// Who plays, and the games with the levels that were made for them.
    player: Option<String>,
    with_own: Option<Vec<GameEntry>>,
    watch: Option<Watch>,
    authored: Option<String>,
    /// The number of the examination that `games` knows.
    listed: u64,
    writer: Box<dyn Writer>,
    lock: Option<(String, Lock)>,
    waiting: VecDeque<(SavePlace, Save)>,
    start: Option<(SavePlace, u32, Start)>,
    /// Where saves go whose numbers another program has used meanwhile.
    beside: Option<(SavePlace, LevelFolder)>,
    language: Language,
}

impl FolderStore {
    /// Players in `users`, games in `game_folders`.
    pub fn new(users: PathBuf, game_folders: Vec<PathBuf>) -> Self {
        Self {
            users: Users::new(users),
            game_folders,
            games: None,
            player: None,
            with_own: None,
            watch: None,
            authored: None,
            listed: 0,
            writer: Box::new(DiskWriter),
            lock: None,
            waiting: VecDeque::new(),
            start: None,
            beside: None,
            language: crate::disk::system_language(),
        }
    }

    /// Writes through `writer` instead of to the disk: for trying faults.
    #[must_use]
    pub fn with_writer(mut self, writer: Box<dyn Writer>) -> Self {
        self.writer = writer;
        self
    }

    /// Watches the folders of games from now on; `wake` is called, on another thread, when what changed was read.
    ///
    /// # Errors
    /// The system cannot watch; games are then read once only.
    pub fn watch(&mut self, wake: impl Fn() + Send + 'static) -> Result<(), Problem> {
        self.watch = Some(Watch::new(&self.game_folders, wake)?);
        Ok(())
    }

    /// Players' folders.
    pub fn users(&self) -> &Users {
        &self.users
    }

    /// How many saves wait for the disk.
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    fn game(&mut self, id: &str) -> Option<Arc<Game>> {
        self.games().into_iter().find(|entry| entry.id == id)?.game
    }

    /// Takes the folder of this player unless this program has it.
    fn take(&mut self, player: &str) -> Result<(), Problem> {
        if self.lock.as_ref().is_some_and(|(held, _)| held == player) {
            return Ok(());
        }
        self.lock = None;
        let folder = self.users.folder(player)?;
        self.lock = Some((player.to_owned(), Lock::take(&folder)?));
        Ok(())
    }

    /// The games, some of them with levels of the player's own.
    fn add_own_levels(&self, mut games: Vec<GameEntry>) -> Vec<GameEntry> {
        let Some(player) = &self.player else { return games };
        let catalogue = Catalogue::new(&self.game_folders);
        for entry in games.iter_mut().filter(|entry| entry.game.is_some()) {
            let Some((_, path)) = catalogue.iter().find(|(id, _)| *id == entry.id) else { continue };
            let Some(read) = own::read_with_own(&self.users, player, FolderFiles::new(path), &entry.id) else {
                continue;
            };
            entry.problems = read.problems;
            entry.game = read.game.map(Arc::new).or_else(|| entry.game.take());
        }
        games
    }

    fn plays(&mut self, player: Option<&str>) {
        if self.player.as_deref() != player {
            self.player = player.map(str::to_owned);
            self.with_own = None;
        }
    }

    /// Writes what waits, oldest first, until something cannot be written.
    fn write_waiting(&mut self) -> Result<(), Problem> {
        while let Some((place, save)) = self.waiting.pop_front() {
            if let Err(fault) = self.write(&place, &save) {
                self.waiting.push_front((place, save));
                return Err(fault);
            }
        }
        Ok(())
    }

    fn write(&mut self, place: &SavePlace, save: &Save) -> Result<(), Problem> {
        self.take(&place.player)?;
        let folder = self.users.level(place)?;
        if save.number == 0 {
            self.start = Some((place.clone(), save.attempt, Start::new(save.layout.clone())));
        } else if !self.start.as_ref().is_some_and(|(p, attempt, _)| p == place && *attempt == save.attempt) {
            self.start = folder.start().map(|start| (place.clone(), save.attempt, start));
        }
        let start = self.start.as_ref().map(|(_, _, start)| start);
        let fault_of = |fault: std::io::Error| {
            problem(folder.path(), "saving", &fault).hint("play goes on; saving is tried again at each move")
        };
        self.beside.take_if(|(p, _)| p != place || save.number == 0);
        if self.beside.is_none() && folder.is_taken(save, start) {
            self.beside = Some((place.clone(), folder.beside().map_err(fault_of)?));
        }
        match &self.beside {
            // Whole in itself: the start of that play is another program's.
            Some((_, beside)) => beside.write(self.writer.as_mut(), save, None).map_err(fault_of),
            None => folder.write(self.writer.as_mut(), save, start).map_err(fault_of),
        }
    }

    /// What waits for this place is newer than what is on disk.
    fn add_waiting(&self, place: &SavePlace, saves: &mut Vec<Save>) {
        let newer = self.waiting.iter().filter(|(waiting, _)| waiting == place).map(|(_, save)| save.clone());
        for save in newer {
            if saves.last().is_some_and(|last| last.attempt < save.attempt) {
                saves.clear();
            }
            saves.push(save);
        }
    }

    fn level_start(&mut self, place: &SavePlace) -> impl Fn() -> Option<Start> + use<> {
        let (game, level) = (self.game(&place.game), place.level.clone());
        move || start_of(game.as_ref()?, &level, 0).map(Start::new)
    }
}

impl Store for FolderStore {
    fn players(&mut self) -> Result<Vec<PlayerEntry>, Problem> {
        self.users.list(self.language)
    }

    fn create_player(&mut self, profile: &Profile, settings: &Settings) -> Result<String, Problem> {
        self.users.create(self.writer.as_mut(), profile, settings)
    }

    fn change_player(&mut self, player: &str, profile: &Profile) -> Result<(), Problem> {
        self.users.existing(player)?;
        self.users.write_profile(self.writer.as_mut(), player, profile)
    }

    fn delete_player(&mut self, player: &str) -> Result<(), Problem> {
        let folder = self.users.existing(player)?;
        self.take(player)?;
        self.lock = None;
        self.waiting.retain(|(place, _)| place.player != player);
        fs::remove_dir_all(&folder).map_err(|fault| problem(&folder, "removing the player", &fault))
    }

    fn open_player(&mut self, player: &str) -> Result<(), Problem> {
        self.users.existing(player)?;
        self.plays(Some(player));
        self.take(player)
    }

    fn close_player(&mut self) {
        // What still waits gets a last chance; what cannot be written stays and is tried again.
        let _ = self.write_waiting();
        self.lock = None;
        self.plays(None);
    }

    fn last_player(&mut self) -> LastPlayer {
        self.users.last_player()
    }

    fn set_last_player(&mut self, last: &LastPlayer) -> Result<(), Problem> {
        if self.users.last_player() == *last {
            return Ok(());
        }
        self.users.write_last_player(self.writer.as_mut(), last)
    }

    fn settings(&mut self, player: &str) -> (Settings, Problems) {
        self.users.settings(player)
    }

    fn save_settings(&mut self, player: &str, settings: &Settings) -> Result<(), Problem> {
        self.users.existing(player)?;
        self.users.write_settings(self.writer.as_mut(), player, settings)
    }

    fn games(&mut self) -> Vec<GameEntry> {
        if let Some(read) = self.watch.as_ref().and_then(Watch::take_games) {
            (self.games, self.with_own, self.listed) = (Some(read), None, 0);
        }
        let newest = self.watch.as_ref().and_then(Watch::examined).filter(|found| found.number != self.listed);
        if let (Some(games), None) = (&self.with_own, &newest) {
            return games.clone();
        }
        let read = || {
            let all = Catalogue::new(&self.game_folders).read_all();
            all.into_iter().map(|(id, read)| GameEntry::new(id, read)).collect()
        };
        let mut games: Vec<GameEntry> = self.games.take().unwrap_or_else(read);
        if let Some(Examined { number, entry }) = newest {
            self.listed = number;
            games.iter_mut().filter(|listed| listed.id == entry.id).for_each(|listed| *listed = entry.clone());
        }
        self.games = Some(games.clone());
        let games = self.add_own_levels(games);
        self.with_own = Some(games.clone());
        games
    }

    fn examine(&mut self, game: Option<&str>) -> Result<(), Problem> {
        if self.authored.as_deref() == game {
            return Ok(());
        }
        self.games(); // what was examined last is listed from now on
        self.authored = game.map(str::to_owned);
        match &self.watch {
            Some(watch) => watch.examine(game),
            None if game.is_none() => {}
            None => return Err(Problem::warning("S008", "changes of games are not watched")),
        }
        Ok(())
    }

    fn examined(&mut self) -> Option<Examined> {
        let id = self.authored.clone()?;
        let newest = self.watch.as_ref().and_then(Watch::examined).filter(|examined| examined.entry.id == id);
        newest.or_else(|| {
            let listed = self.games().into_iter().find(|entry| entry.id == id)?;
            Some(Examined { number: 0, entry: listed })
        })
    }

    fn keep_level(&mut self, player: &str, game: &str, level: &Level) -> Result<String, Problem> {
        self.users.existing(player)?;
        self.take(player)?;
        let known = self.game(game);
        let known = known.as_ref().map(|game| game.levels.as_slice()).unwrap_or_default();
        let id = own::keep(&self.users, self.writer.as_mut(), player, game, known, level)?;
        self.with_own = None;
        Ok(id)
    }

    fn level_file(&mut self, game: &str, level: &str) -> Result<LevelFile, Problem> {
        LevelFiles::of(&self.game_folders, game)?.read(level)
    }

    fn write_level_file(
        &mut self,
        game: &str,
        level: &str,
        known: Option<&[u8]>,
        bytes: &[u8],
    ) -> Result<Written, Problem> {
        LevelFiles::of(&self.game_folders, game)?.write(self.writer.as_mut(), level, known, bytes)
    }

    fn copy_level(&mut self, game: &str, level: &str, bytes: &[u8]) -> Result<String, Problem> {
        LevelFiles::of(&self.game_folders, game)?.copy(self.writer.as_mut(), level, bytes)
    }

    fn own_levels(&mut self, player: &str, game: &str) -> Vec<String> {
        let catalogue = Catalogue::new(&self.game_folders);
        let path = catalogue.iter().find(|(id, _)| *id == game).map(|(_, path)| path);
        path.map(|path| own::added(&self.users, player, &FolderFiles::new(path), game)).unwrap_or_default()
    }

    fn remove_level(&mut self, player: &str, game: &str, level: &str) -> Result<(), Problem> {
        self.users.existing(player)?;
        self.take(player)?;
        own::remove(&self.users, player, game, level)?;
        self.with_own = None;
        Ok(())
    }

    fn last_game(&mut self, player: &str) -> Option<String> {
        self.users.last(&self.users.saves_folder(player).ok()?, "Game")
    }

    fn set_last_game(&mut self, player: &str, game: &str) -> Result<(), Problem> {
        let folder = self.users.saves_folder(player)?;
        self.users.write_last(self.writer.as_mut(), &folder, "Game", game)
    }

    fn last_level(&mut self, player: &str, game: &str) -> Option<String> {
        self.users.last(&self.users.game_folder(player, game).ok()?, "Level")
    }

    fn set_last_level(&mut self, player: &str, game: &str, level: &str) -> Result<(), Problem> {
        let folder = self.users.game_folder(player, game)?;
        self.users.write_last(self.writer.as_mut(), &folder, "Level", level)
    }

    fn progress(&mut self, player: &str, game: &Game) -> Vec<LevelProgress> {
        let played = self.users.game_folder(player, &game.id).ok().and_then(|folder| folders_in(&folder).ok());
        let played = played.unwrap_or_default();
        let progress = |level: &str| -> Option<LevelProgress> {
            let place = SavePlace { player: player.to_owned(), game: game.id.clone(), level: level.to_owned() };
            let mut newest = Vec::new();
            self.add_waiting(&place, &mut newest);
            let on_disk = || self.users.level(&place).ok()?.newest();
            let newest = newest.pop().or_else(|| played.iter().any(|l| l == level).then(on_disk).flatten())?;
            let over = matches!(newest.event, Event::GameFinished | Event::Restarted);
            Some(LevelProgress {
                done: newest.best.is_some(),
                best_moves: newest.best,
                begun: newest.number > 0 && !over,
            })
        };
        game.levels.iter().map(|level| progress(&level.id).unwrap_or_default()).collect()
    }

    fn save(&mut self, place: &SavePlace, save: &Save) -> Result<(), Problem> {
        let waits = |(p, s): &(SavePlace, Save)| p == place && (s.attempt, s.number) == (save.attempt, save.number);
        if !self.waiting.iter().any(waits) {
            let time = save.time.or_else(|| Some(Time::of(&self.wall_clock())));
            self.waiting.push_back((place.clone(), Save { time, ..save.clone() }));
        }
        self.write_waiting()
    }

    fn saves(&mut self, place: &SavePlace) -> Saves {
        let level_start = self.level_start(place);
        let holds = self.lock.as_ref().is_some_and(|(held, _)| *held == place.player);
        let mut read = match self.users.level(place) {
            Ok(folder) => {
                if holds {
                    folder.clean();
                }
                folder.current(&level_start)
            }
            Err(fault) => super::Attempt { saves: Vec::new(), problems: fault.into() },
        };
        self.add_waiting(place, &mut read.saves);
        Saves { saves: read.saves, problems: read.problems }
    }

    fn attempts(&mut self, place: &SavePlace) -> Vec<Saves> {
        let level_start = self.level_start(place);
        let Ok(folder) = self.users.level(place) else { return Vec::new() };
        let saves = |read: super::Attempt| Saves { saves: read.saves, problems: read.problems };
        let mut all: Vec<Saves> = folder.attempts(&level_start).into_iter().map(saves).collect();
        for (_, save) in self.waiting.iter().filter(|(waiting, _)| waiting == place) {
            let same = |saves: &Saves| saves.saves.last().is_some_and(|last| last.attempt == save.attempt);
            match all.iter_mut().rev().find(|saves| same(saves)) {
                Some(attempt) => attempt.saves.push(save.clone()),
                None => all.push(Saves { saves: vec![save.clone()], problems: Problems::new() }),
            }
        }
        all
    }

    fn export_history(&mut self, place: &SavePlace) -> Result<String, Problem> {
        let path =
            self.users.existing(&place.player)?.join("exports").join(format!("{}-{}.csv", place.game, place.level));
        let text = level_csv(&self.users, place)?;
        self.writer.write(&path, &text).map_err(|fault| problem(&path, "exporting the history", &fault))?;
        Ok(path.display().to_string())
    }

    fn help(&mut self, language: Language) -> Result<String, Problem> {
        let name = format!("{}.md", language.code());
        let found = help_folder().map(|folder| folder.join(&name)).filter(|path| path.is_file());
        let path = found.ok_or_else(|| {
            Problem::error("S007", "the manual is missing").hint("put the folder help beside the program")
        })?;
        fs::read_to_string(&path).map_err(|fault| problem(&path, "reading the manual", &fault))
    }

    fn wall_clock(&mut self) -> jiff::Zoned {
        jiff::Zoned::now()
    }

    fn seed(&mut self) -> u64 {
        super::code::chance()
    }

    fn system_user(&mut self) -> Option<String> {
        let name = std::env::var("USER").or_else(|_| std::env::var("USERNAME")).ok()?;
        Some(name).filter(|name| !name.trim().is_empty())
    }

    fn system_language(&mut self) -> Language {
        self.language
    }
}

/// Who a name on the command line means: a player's folder (then no other is looked at, however many there are),
/// else the player of that name.
///
/// # Errors
/// There is none.
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

/// The folder of the manual: beside the program or above it, else here, else where a package puts it.
fn help_folder() -> Option<PathBuf> {
    let program = std::env::current_exe().ok();
    let above = program.iter().flat_map(|exe| exe.ancestors().skip(1).take(4)).map(|folder| folder.join("help"));
    let installed = [PathBuf::from("help"), PathBuf::from("/usr/share/switchboard/help")];
    above.chain(installed).find(|folder| folder.join("en.md").is_file())
}
