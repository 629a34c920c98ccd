//! The program's [`Store`] on real folders. Saves go through the outbox, where a save that cannot be written now waits and is tried again
//! with each further save; play never waits for it. Never decides what is shown.

mod exports;
mod making;
mod played;
mod removing;

use super::leftovers::{remove_leftovers, tidy_player};
use super::level::LockHolder;
use super::listed::Listed;
use super::lock::Lock;
use super::outbox::Outbox;
use super::own;
use super::own_files::OwnFiles;
use super::parcel::{all_name, pack_all, pack_player};
use super::people::inward;
use super::presses::{DaySums, PressKeeper, last_presses, remove_all_old, term_sums};
use super::unread::UnreadSettings;
use super::users::Users;
use super::walk::level_csv;
use crate::diag::{Code, Place, Problem, Problems};
use crate::disk::file_system::Disk;
use crate::disk::parcel::{Handed, can_be_added, look_into};
use crate::disk::{Catalogue, Shipped, Underway, Watching, own_games_folder, remove_leftover_folders_soon};
use crate::game::{Game, Language, Level};
use crate::history::{Save, Time};
use crate::shell::{
    Adding, Brings, Examined, FIRST_PUZZLE, GameEntry, LastPlayer, LevelFile, LevelProgress, Own, OwnFolder, OwnFrom,
    OwnWays, Parcel, PlayerEntry, PressDay, PressEntry, PressPart, Profile, SavePlace, Saves, Settings, Store, Taking,
    Written,
};
pub(super) use exports::EXPORTS;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

/// How many saves of an attempt are read when it is continued, and each time undo needs earlier ones.
const RECENT: usize = 250;

/// The date and time.
type WallClock = Box<dyn FnMut() -> jiff::Zoned>;

/// The program's data as folders.
pub struct FolderStore {
    users: Users,
    wall_clock: WallClock,
    shipped: Shipped,
    games: Option<Vec<GameEntry>>,
    /// The game that was added last.
    added: Option<String>,
    /// The current player, and the games for which that player has own levels.
    player: Option<String>,
    with_own: Option<Vec<GameEntry>>,
    watch: Option<Box<dyn Watching>>,
    /// How long the first list waits for games; `None` waits until all are read.
    patience: Option<Duration>,
    /// The game that is waited for in any case.
    wanted: Option<String>,
    authored: Option<String>,
    /// The number of the examination included in `games`.
    listed: u64,
    outbox: Outbox,
    /// A player whose settings could not be read.
    unread: Option<UnreadSettings>,
    /// A player who was told that the settings are damaged and what is used instead, and which damage it was.
    told_damage: Option<(String, u64)>,
    language: Language,
    /// The settings of new players.
    first: Settings,
    /// The attempts at the level whose history was asked for last.
    history: Option<Listed>,
    /// The game or player that is being added.
    adding: Option<Underway>,
    /// What others add, where there are no threads.
    handed: Option<Handed>,
    /// The players' own pictures, and their songs.
    portraits: OwnFiles,
    songs: OwnFiles,
    /// The record of presses.
    presses: PressKeeper,
    /// Whether leftovers were already removed.
    is_tidy: bool,
}

impl FolderStore {
    /// The game that will most likely be played next: the requested one, otherwise the last game of the last player, otherwise the one of
    /// the first start.
    fn next_game(&self) -> Option<String> {
        let of = |player: String| self.users.last(&self.users.saves_folder(&player).ok()?, "Game");
        let likely = || self.users.last_player().player.map_or_else(|| Some(FIRST_PUZZLE.0.to_owned()), of);
        self.wanted.clone().or_else(likely)
    }

    /// Players' folders.
    pub fn users(&self) -> &Users {
        &self.users
    }

    /// How many saves wait for the disk.
    pub fn waiting(&self) -> usize {
        self.outbox.len()
    }

    fn whole_game(&mut self, id: &str) -> Option<Arc<Game>> {
        Store::game(self, id)?.game
    }

    const fn own_files(&self, own: Own) -> &OwnFiles {
        match own {
            Own::Picture => &self.portraits,
            Own::Song => &self.songs,
        }
    }

    fn disk(&self) -> &Disk {
        self.users.disk()
    }

    /// The games, with the player's own levels added.
    fn add_own_levels(&self, mut games: Vec<GameEntry>) -> Vec<GameEntry> {
        let Some(player) = &self.player else { return games };
        let files = self.shipped.files();
        for entry in games.iter_mut().filter(|entry| entry.game.is_some()) {
            let Some(files) = files.of(&entry.id) else { continue };
            let Some(read) = own::read_with_own(&self.users, player, files, &entry.id) else { continue };
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

    /// The settings to be written if those on disk could not be read when play began: what is there now, with the player's changes since
    /// then.
    fn merged(&mut self, player: &str, settings: &Settings) -> Result<Settings, Problem> {
        let Some(unread) = self.unread.as_mut().filter(|unread| unread.is_of(player)) else {
            return Ok(settings.clone());
        };
        unread.choose(settings);
        let there = self.users.find_settings(player);
        let damage = there.damage.map(|damage| (player.to_owned(), damage));
        // before the previous version is changed, the player is told that it is used
        if !there.is_known || (damage.is_some() && damage != self.told_damage) {
            self.told_damage = damage.or(self.told_damage.take());
            let unknown = || Code::S001.error("unknown-settings");
            return Err(there.problems.into_iter().next().unwrap_or_else(unknown));
        }
        Ok(unread.merged(&there.settings, settings))
    }
}

impl Store for FolderStore {
    fn players(&mut self) -> Result<Vec<PlayerEntry>, Problem> {
        if !std::mem::replace(&mut self.is_tidy, true) {
            // what cannot be removed is reported by `switchboard players`
            let _ = remove_leftovers(&self.users);
            remove_all_old(&self.users, (self.wall_clock)().date());
            if let Shipped::Folders(folders) = &self.shipped {
                remove_leftover_folders_soon(folders.iter().cloned().chain(own_games_folder()).collect());
            }
        }
        self.users.list(self.language)
    }

    fn is_open_elsewhere(&mut self, player: &str) -> bool {
        let folder = self.users.existing(player).ok().filter(|_| !self.outbox.has(player));
        let taken = folder.map(|folder| Lock::take(self.disk().as_ref(), &folder));
        matches!(taken, Some(Err(problem)) if problem.code == Code::S002)
    }

    fn create_player(&mut self, profile: &Profile, settings: &Settings) -> Result<String, Problem> {
        self.users.create(profile, settings, |folder| self.portraits.keep(folder, &profile.avatar))
    }

    fn first_settings(&mut self) -> Settings {
        self.first.clone()
    }

    fn change_player(&mut self, player: &str, profile: &Profile) -> Result<(), Problem> {
        let folder = self.users.existing(player)?;
        self.portraits.keep(&folder, &profile.avatar)?;
        self.users.write_profile(player, profile)?;
        self.portraits.remove_others(&folder, &[profile.avatar.as_str()]);
        Ok(())
    }

    fn delete_player(&mut self, player: &str) -> Result<(), Problem> {
        let removed = self.remove_player(player)?;
        removed.left.into_iter().next().map_or(Ok(()), Err)
    }

    fn open_player(&mut self, player: &str) -> Result<(), Problem> {
        self.users.existing(player)?;
        self.plays(Some(player));
        self.told_damage = None;
        self.outbox.take(player)?;
        // its name in exports is the same on every machine from now on
        self.users.code(player)?;
        tidy_player(&self.users, player);
        match &self.outbox.lock {
            Some((_, lock)) if !lock.guards() => Err(unguarded(self.users.path().join(player))),
            _ => Ok(()),
        }
    }

    fn close_player(&mut self) {
        // What still waits gets a last chance; what cannot be written stays and is tried again.
        let _ = self.outbox.write_waiting();
        self.presses.keep_sums(&self.users);
        let told = self.told_damage.take();
        if let Some((player, _)) = self.outbox.lock.take() {
            self.users.mend(&player, told.filter(|(told, _)| *told == player).map(|(_, damage)| damage));
        }
        self.plays(None);
    }

    fn parcel(&self, file: &Path) -> Option<Result<Parcel, Problem>> {
        can_be_added(file).then(|| look_into(file))
    }

    fn is_folder(&self, file: &Path) -> bool {
        file.is_dir()
    }

    fn begin_adding(&mut self, parcel: &Parcel) -> Result<(), Problem> {
        let missing = || Code::N003.error("no-name").arg("name", parcel.name.as_str()).cure("plain-name");
        if let Some(handed) = &self.handed {
            let underway = handed.lock().ok().and_then(|mut handed| handed.take());
            self.adding = Some(underway.ok_or_else(missing)?);
            return Ok(());
        }
        let games = match parcel.brings {
            Brings::Player => PathBuf::new(),
            Brings::Game => own_games_folder().ok_or_else(missing)?,
        };
        self.adding = Some(Underway::begin(parcel.clone(), games, self.users.clone()));
        Ok(())
    }

    fn adding(&mut self) -> Adding {
        let Some(underway) = &self.adding else { return Adding::Stopped };
        let looked = underway.look();
        if matches!((&looked, underway.brings), (Adding::Done(Ok(())), Brings::Game)) {
            (self.games, self.with_own) = (None, None);
            self.added = Some(underway.name.clone());
        }
        if !matches!(looked, Adding::Going { .. }) {
            self.adding = None;
        }
        looked
    }

    fn stop_adding(&mut self) {
        if let Some(underway) = &self.adding {
            underway.stop();
        }
    }

    fn own_ways(&self, own: Own) -> OwnWays {
        self.own_files(own).ways()
    }

    fn own_in(&mut self, own: Own, folder: Option<&Path>) -> Result<OwnFolder, Problem> {
        self.own_files(own).list(folder)
    }

    fn begin_taking(&mut self, own: Own, from: OwnFrom) {
        self.own_files(own).begin(from);
    }

    fn taking(&mut self, own: Own) -> Taking {
        self.own_files(own).look()
    }

    fn added(&self) -> Option<&str> {
        self.added.as_deref()
    }

    fn last_player(&mut self) -> LastPlayer {
        self.users.last_player()
    }

    fn set_last_player(&mut self, last: &LastPlayer) -> Result<(), Problem> {
        if self.users.last_player() == *last {
            return Ok(());
        }
        self.users.write_last_player(last)
    }

    fn settings(&mut self, player: &str) -> (Settings, Problems) {
        let found = self.users.find_settings(player);
        self.told_damage = found.damage.map(|damage| (player.to_owned(), damage));
        if !found.is_known {
            self.unread = Some(UnreadSettings::new(player, found.settings.clone()));
        } else {
            self.unread.take_if(|unread| unread.is_of(player));
        }
        (found.settings, found.problems)
    }

    fn save_settings(&mut self, player: &str, settings: &Settings) -> Result<(), Problem> {
        self.users.existing(player)?;
        let merged = self.merged(player, settings)?;
        self.users.write_settings(player, &merged)?;
        // the earlier report is settled: new damage must be reported again
        self.told_damage = None;
        if let Some(unread) = self.unread.as_mut().filter(|unread| unread.is_of(player)) {
            unread.saved(settings);
        }
        Ok(())
    }

    fn game(&mut self, id: &str) -> Option<GameEntry> {
        if let Some(watch) = &self.watch {
            watch.read_whole(id);
        }
        self.games().into_iter().find(|entry| entry.id == id)
    }

    fn reads_games(&self) -> bool {
        self.watch.as_ref().is_some_and(|watch| watch.reads_games())
    }

    fn games(&mut self) -> Vec<GameEntry> {
        if let Some(read) = self.watch.as_ref().and_then(|watch| watch.take_games()) {
            (self.games, self.with_own, self.listed) = (Some(read), None, 0);
        }
        let newest = self.watch.as_ref().and_then(|watch| watch.examined()).filter(|found| found.number != self.listed);
        if let (Some(games), None) = (&self.with_own, &newest) {
            return games.clone();
        }
        let next = self.next_game();
        let read = || {
            let folders = match &self.shipped {
                Shipped::Folders(folders) => folders,
                Shipped::OnDisk(..) => return self.shipped.read(),
            };
            let reading = Catalogue::new(folders).begin(next.as_deref());
            let (Some(watch), Some(patience)) = (&self.watch, self.patience) else { return reading.all() };
            let first = reading.within(patience);
            if !reading.is_done() {
                watch.tell_when_done(reading);
            }
            first
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
        self.games(); // the latest examination is part of the list from now on
        self.authored = game.map(str::to_owned);
        match &self.watch {
            Some(watch) => watch.examine(game),
            None if game.is_none() => {}
            None => return Err(Code::S008.warning("not-watched")),
        }
        Ok(())
    }

    fn examined(&mut self) -> Option<Examined> {
        let id = self.authored.clone()?;
        let newest = self.watch.as_ref().and_then(|watch| watch.examined()).filter(|examined| examined.entry.id == id);
        newest.or_else(|| {
            let listed = Store::game(self, &id)?;
            Some(Examined { number: 0, entry: listed })
        })
    }

    fn keep_level(&mut self, player: &str, game: &str, level: &Level) -> Result<String, Problem> {
        self.users.existing(player)?;
        self.outbox.take(player)?;
        let known = self.whole_game(game);
        let known = known.as_ref().map(|game| game.levels.as_slice()).unwrap_or_default();
        let id = own::keep(&self.users, player, game, known, level)?;
        self.with_own = None;
        Ok(id)
    }

    fn level_file(&mut self, game: &str, level: &str) -> Result<LevelFile, Problem> {
        self.shipped.level_files(game)?.read(level)
    }

    fn write_level_file(
        &mut self,
        game: &str,
        level: &str,
        known: Option<&[u8]>,
        bytes: &[u8],
    ) -> Result<Written, Problem> {
        self.shipped.level_files(game)?.write(self.disk().as_ref(), level, known, bytes)
    }

    fn copy_level(&mut self, game: &str, level: &str, bytes: &[u8]) -> Result<String, Problem> {
        self.shipped.level_files(game)?.copy(self.disk().as_ref(), level, bytes)
    }

    fn own_levels(&mut self, player: &str, game: &str) -> Vec<String> {
        let files = self.shipped.files().of(game);
        files.map(|files| own::added(&self.users, player, files.as_ref(), game)).unwrap_or_default()
    }

    fn remove_level(&mut self, player: &str, game: &str, level: &str) -> Result<(), Problem> {
        self.users.existing(player)?;
        self.outbox.take(player)?;
        own::remove(&self.users, player, game, level)?;
        self.with_own = None;
        Ok(())
    }

    fn last_game(&mut self, player: &str) -> Option<String> {
        self.users.last(&self.users.saves_folder(player).ok()?, "Game")
    }

    fn set_last_game(&mut self, player: &str, game: &str) -> Result<(), Problem> {
        let folder = self.users.saves_folder(player)?;
        self.users.write_last(&folder, "Game", game)
    }

    fn last_level(&mut self, player: &str, game: &str) -> Option<String> {
        self.users.last(&self.users.game_folder(player, game).ok()?, "Level")
    }

    fn set_last_level(&mut self, player: &str, game: &str, level: &str) -> Result<(), Problem> {
        let folder = self.users.game_folder(player, game)?;
        self.users.write_last(&folder, "Level", level)
    }

    fn progress(&mut self, player: &str, game: &str, levels: &[&str]) -> Result<Vec<LevelProgress>, Problem> {
        self.progress_of(player, game, levels)
    }

    fn save(&mut self, place: &SavePlace, save: &Save) -> Result<Problems, Problem> {
        let clock = &mut self.wall_clock;
        self.outbox.push(place, save, || Time::of(&clock()));
        self.outbox.write_waiting()
    }

    fn records_presses(&self) -> bool {
        true
    }

    fn keep_presses(&mut self, player: &str, entries: &[PressEntry], now_ms: u64) -> Result<(), Problem> {
        self.presses.push(player, entries, now_ms, &(self.wall_clock)());
        self.presses.write(&self.users, self.outbox.lock.as_ref().map(|(held, _)| held.as_str()))
    }

    fn last_presses(&mut self, player: &str, most: usize) -> Result<Vec<PressEntry>, Problem> {
        last_presses(&self.users, player, most)
    }

    fn press_sums(&mut self, player: &str) -> Result<(Vec<PressDay>, Problems), Problem> {
        let today = (self.wall_clock)().date();
        let (days, problems) = term_sums(&self.users, player, today)?;
        let day = |(date, DaySums { parts, .. })| PressDay { date, games: PressPart::together(&parts), parts };
        let days = days.into_iter().map(day);
        Ok((days.collect(), problems))
    }

    fn player_code(&mut self, player: &str) -> String {
        self.users.code(player).map(|(code, _)| code).unwrap_or_default()
    }

    fn portrait(&mut self, player: &str, name: &str) -> Option<Vec<u8>> {
        self.portraits.kept(&self.users.folder(player).ok()?, name)
    }

    fn keep_song(&mut self, player: &str, file: &str) -> Result<(), Problem> {
        self.songs.keep(&self.users.existing(player)?, file)
    }

    fn remove_other_songs(&mut self, player: &str, files: &[&str]) {
        if let Ok(folder) = self.users.existing(player) {
            self.songs.remove_others(&folder, files);
        }
    }

    fn song(&mut self, player: &str, file: &str) -> Option<Vec<u8>> {
        self.songs.kept(&self.users.folder(player).ok()?, file)
    }

    fn export_whole(&mut self, player: &str) -> Result<(String, Problems), Problem> {
        let (name, mut zip) = (format!("{player}.zip"), std::io::Cursor::new(Vec::new()));
        let told = pack_player(&self.users, player, &mut zip, Path::new(&name))?;
        let path = exports::write(&self.users, player, &name, zip.get_ref(), "doing-exporting-player")?;
        Ok((path, told))
    }

    fn export_all(&mut self, player: &str) -> Result<(String, Problems), Problem> {
        let (name, mut zip) = (all_name(self.wall_clock().date()), std::io::Cursor::new(Vec::new()));
        let told = pack_all(&self.users, &mut zip, Path::new(&name))?;
        let path = exports::write(&self.users, player, &name, zip.get_ref(), "doing-exporting-player")?;
        Ok((path, told))
    }

    fn export(&mut self, player: &str, name: &str, bytes: &[u8]) -> Result<String, Problem> {
        exports::write(&self.users, player, name, bytes, "doing-keeping-report")
    }

    fn saves(&mut self, place: &SavePlace) -> Saves {
        let level_start = self.level_start(place);
        let held = if self.outbox.has(&place.player) { LockHolder::Here } else { LockHolder::Elsewhere };
        let mut read = match self.users.level(place) {
            Ok(folder) => folder.recent(&level_start, RECENT, held),
            Err(fault) => super::SavedAttempt { saves: Vec::new(), problems: fault.into() },
        };
        inward(&self.users, &mut read.saves);
        self.outbox.goes_on_from(place, read.saves.last());
        self.outbox.add_waiting(place, &mut read.saves);
        Saves { saves: read.saves, problems: read.problems }
    }

    fn earlier(&mut self, place: &SavePlace, number: u32) -> Saves {
        let level_start = self.level_start(place);
        let mut read = match self.users.level(place) {
            Ok(folder) => folder.earlier(&level_start, number, RECENT),
            Err(fault) => super::SavedAttempt { saves: Vec::new(), problems: fault.into() },
        };
        inward(&self.users, &mut read.saves);
        Saves { saves: read.saves, problems: read.problems }
    }

    fn unsaved(&self) -> Option<&Problem> {
        self.outbox.unsaved.as_ref()
    }

    fn attempts(&mut self, place: &SavePlace) -> Vec<Saves> {
        self.all_attempts(place)
    }

    fn attempt_sizes(&mut self, place: &SavePlace) -> (Vec<usize>, Problems) {
        self.list_attempts(place)
    }

    fn rows(&mut self, place: &SavePlace, attempt: usize, rows: Range<usize>) -> (Vec<(usize, Save)>, Problems) {
        self.list_history(place);
        self.history.as_ref().map(|listed| listed.rows(&self.users, attempt, rows)).unwrap_or_default()
    }

    fn whole_row(&mut self, place: &SavePlace, attempt: usize, row: usize) -> Option<Save> {
        self.list_history(place);
        let level_start = self.level_start(place);
        self.history.as_ref()?.whole_row(&self.users, attempt, row, &level_start)
    }

    fn export_history(&mut self, place: &SavePlace) -> Result<String, Problem> {
        let text = level_csv(&self.users, place)?;
        let name = format!("{}-{}.csv", place.game, place.level);
        exports::write(&self.users, &place.player, &name, &text, "doing-exporting-history")
    }

    fn keep_report(&mut self, player: &str, report: &str) -> Result<String, Problem> {
        let name = format!("breakdown-{}.txt", self.wall_clock().strftime("%Y-%m-%d-%H%M%S"));
        exports::write(&self.users, player, &name, report.as_bytes(), "doing-keeping-report")
    }

    fn help(&mut self, language: Language) -> Result<String, Problem> {
        self.shipped.manual(language)
    }

    fn wall_clock(&mut self) -> jiff::Zoned {
        (self.wall_clock)()
    }

    fn seed(&mut self) -> u64 {
        self.disk().unique()
    }

    fn system_user(&mut self) -> Option<String> {
        let name = std::env::var("USER").or_else(|_| std::env::var("USERNAME")).ok()?;
        Some(name).filter(|name| !name.trim().is_empty())
    }

    fn system_language(&mut self) -> Language {
        self.language
    }
}

/// The problem that nothing keeps a second program out.
fn unguarded(folder: PathBuf) -> Problem {
    Code::S022.warning("no-locks").at(Place::file(folder.display().to_string())).cure("one-program")
}
