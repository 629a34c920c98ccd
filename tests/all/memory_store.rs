//! A store in memory. Keeps everything that the trait requires; can be told to refuse writing, like a full disk.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use switchboard::diag::{Code, Problem, Problems};
use switchboard::game::Level;
use switchboard::history::{Save, write_layout};
use switchboard::language::{Arg, Language};
use switchboard::play::Outcome;
use switchboard::shell::{
    Adding, Examined, GameEntry, LastPlayer, LevelFile, LevelProgress, Parcel, PlayerEntry, Profile, SavePlace, Saves,
    Settings, Store, Written, next_level_name, own_level_name,
};

/// Files of levels by game and level.
pub type LevelFiles = BTreeMap<(String, String), Vec<u8>>;

/// The store.
#[derive(Debug, Clone)]
pub struct MemoryStore {
    /// The reports that were kept.
    pub reports: Vec<String>,
    /// The games.
    pub games: Vec<GameEntry>,
    /// Games that are still being read: they are there the next time somebody asks. Shared, so that more can come while a program runs.
    pub coming: Arc<Mutex<Vec<GameEntry>>>,
    /// Whether more games are being read; shared likewise.
    pub reads: Arc<AtomicBool>,
    /// Folder name, data and settings of each player.
    pub players: BTreeMap<String, (Profile, Settings)>,
    /// Every save, by place and in order.
    pub saves: BTreeMap<SavePlace, Vec<Save>>,
    /// The contents of `users/last.xml`.
    pub last: LastPlayer,
    /// The game each player played last, and the level of each game.
    pub lasts: BTreeMap<(String, Option<String>), String>,
    /// The manual, whatever the language.
    pub manual: String,
    /// Whether writing fails.
    pub refuses: bool,
    /// Whether a file that is added goes on until it is stopped.
    pub adds_for_ever: bool,
    /// Whether one is being added.
    pub is_adding: bool,
    /// The date and time.
    pub now: jiff::Zoned,
    /// The language of the system.
    pub language: Language,
    /// The settings with which a player starts.
    pub first: Settings,
    /// What the last examination of the game being written found, instead of what is in `games`; shared, so that it can be changed while a
    /// program runs.
    pub desk: Arc<Mutex<Option<Examined>>>,
    /// The files of levels by game and level, if they were written or put here; shared, so that they can be changed while a program runs.
    pub level_files: Arc<Mutex<LevelFiles>>,
    /// The game that is examined.
    pub authored: Option<String>,
    /// The game that was added last.
    added: Option<String>,
    /// Generated levels, by game; every player has them.
    own_levels: Vec<(String, String)>,
    unsaved: Option<Problem>,
    next_seed: u64,
}

impl MemoryStore {
    /// A store with these games, no player, in English.
    pub fn new(games: Vec<GameEntry>) -> Self {
        let noon = jiff::civil::date(2026, 11, 21).at(12, 0, 0, 0);
        Self {
            reports: Vec::new(),
            games,
            coming: Arc::default(),
            reads: Arc::default(),
            players: BTreeMap::new(),
            saves: BTreeMap::new(),
            last: LastPlayer::default(),
            lasts: BTreeMap::new(),
            manual: "# One\n\nFirst text.\n\n# Two\n\nSecond text.\n".to_owned(),
            refuses: false,
            adds_for_ever: false,
            is_adding: false,
            now: noon.to_zoned(jiff::tz::TimeZone::UTC).unwrap_or_else(|_| jiff::Zoned::default()),
            language: Language::English,
            first: Settings::default(),
            desk: Arc::default(),
            level_files: Arc::default(),
            authored: None,
            added: None,
            own_levels: Vec::new(),
            unsaved: None,
            next_seed: 1,
        }
    }

    fn write(&self) -> Result<(), Problem> {
        if self.refuses { Err(Code::D001.error("no-room")) } else { Ok(()) }
    }

    /// The file of a level; if none was written, as it would be.
    fn level_bytes(&self, game: &str, level: &str) -> Option<Vec<u8>> {
        let key = (game.to_owned(), level.to_owned());
        let written = self.level_files.lock().ok().and_then(|files| files.get(&key).cloned());
        written.or_else(|| {
            let listed = self.games.iter().find(|entry| entry.id == game)?.game.as_ref()?;
            let level = listed.levels.iter().find(|known| known.id == level)?;
            Some(write_layout(&level.layout).into_bytes())
        })
    }

    fn unknown(player: &str) -> Problem {
        Code::D002.error("no-player").arg("player", player)
    }
}

impl Store for MemoryStore {
    fn keep_report(&mut self, player: &str, report: &str) -> Result<String, Problem> {
        self.reports.push(report.to_owned());
        Ok(format!("{player}/exports/breakdown.txt"))
    }

    /// A game that is added is already among the games.
    fn begin_adding(&mut self, parcel: &Parcel) -> Result<(), Problem> {
        self.is_adding = self.adds_for_ever;
        self.added = Some(parcel.name.clone()).filter(|_| !self.is_adding);
        Ok(())
    }

    fn adding(&mut self) -> Adding {
        match &self.added {
            _ if self.is_adding => Adding::Going { done: 7, all: 49_000 },
            Some(_) => Adding::Done(Ok(())),
            None => Adding::Stopped,
        }
    }

    fn added(&self) -> Option<&str> {
        self.added.as_deref()
    }

    fn stop_adding(&mut self) {
        self.is_adding = false;
    }

    fn first_settings(&mut self) -> Settings {
        self.first.clone()
    }

    fn players(&mut self) -> Result<Vec<PlayerEntry>, Problem> {
        let entry = |(id, (profile, _)): (&String, &(Profile, Settings))| PlayerEntry {
            id: id.clone(),
            profile: profile.clone(),
            problems: Problems::new(),
        };
        Ok(self.players.iter().map(entry).collect())
    }

    fn create_player(&mut self, profile: &Profile, settings: &Settings) -> Result<String, Problem> {
        self.write()?;
        let mut id = profile.name.clone();
        while self.players.contains_key(&id) {
            id.push('_');
        }
        self.players.insert(id.clone(), (profile.clone(), settings.clone()));
        Ok(id)
    }

    fn change_player(&mut self, player: &str, profile: &Profile) -> Result<(), Problem> {
        self.write()?;
        let known = self.players.get_mut(player).ok_or_else(|| Self::unknown(player))?;
        known.0 = profile.clone();
        Ok(())
    }

    fn delete_player(&mut self, player: &str) -> Result<(), Problem> {
        self.write()?;
        self.saves.retain(|place, _| place.player != player);
        self.players.remove(player).map(|_| ()).ok_or_else(|| Self::unknown(player))
    }

    fn open_player(&mut self, player: &str) -> Result<(), Problem> {
        if self.players.contains_key(player) { Ok(()) } else { Err(Self::unknown(player)) }
    }

    fn close_player(&mut self) {}

    fn last_player(&mut self) -> LastPlayer {
        self.last.clone()
    }

    fn set_last_player(&mut self, last: &LastPlayer) -> Result<(), Problem> {
        self.write()?;
        self.last = last.clone();
        Ok(())
    }

    fn settings(&mut self, player: &str) -> (Settings, Problems) {
        let known = self.players.get(player).map(|(_, settings)| settings.clone());
        (known.unwrap_or_default(), Problems::new())
    }

    fn save_settings(&mut self, player: &str, settings: &Settings) -> Result<(), Problem> {
        self.write()?;
        let known = self.players.get_mut(player).ok_or_else(|| Self::unknown(player))?;
        known.1 = settings.clone();
        Ok(())
    }

    fn games(&mut self) -> Vec<GameEntry> {
        if let Ok(mut coming) = self.coming.lock() {
            self.games.append(&mut coming);
        }
        self.games.clone()
    }

    fn keep_level(&mut self, _player: &str, game: &str, level: &Level) -> Result<String, Problem> {
        self.write()?;
        let known = self.games.iter_mut().find(|entry| entry.id == game).and_then(|entry| entry.game.as_mut());
        let Some(known) = known else { return Err(Code::D003.error("no-game").arg("name", game)) };
        let id = own_level_name(known.levels.iter().map(|level| level.id.as_str()))?;
        Arc::make_mut(known).levels.push(Level { id: id.clone(), ..level.clone() });
        self.own_levels.push((game.to_owned(), id.clone()));
        Ok(id)
    }

    fn own_levels(&mut self, _player: &str, game: &str) -> Vec<String> {
        self.own_levels.iter().filter(|(of, _)| of == game).map(|(_, level)| level.clone()).collect()
    }

    fn remove_level(&mut self, _player: &str, game: &str, level: &str) -> Result<(), Problem> {
        self.write()?;
        let place = self.own_levels.iter().position(|(of, own)| of == game && own == level);
        let known = self.games.iter_mut().find(|entry| entry.id == game).and_then(|entry| entry.game.as_mut());
        let (Some(place), Some(known)) = (place, known) else {
            return Err(Code::S015.error("no-level").arg("name", level));
        };
        Arc::make_mut(known).levels.retain(|known| known.id != level);
        self.own_levels.remove(place);
        Ok(())
    }

    fn examine(&mut self, game: Option<&str>) -> Result<(), Problem> {
        self.authored = game.map(str::to_owned);
        Ok(())
    }

    fn examined(&mut self) -> Option<Examined> {
        let id = self.authored.as_ref()?;
        let changed = self.desk.lock().ok().and_then(|desk| desk.clone()).filter(|desk| desk.entry.id == *id);
        let listed = || self.games.iter().find(|entry| entry.id == *id);
        changed.or_else(|| Some(Examined { number: 1, entry: listed()?.clone() }))
    }

    fn level_file(&mut self, game: &str, level: &str) -> Result<LevelFile, Problem> {
        let path = format!("{game}/LEVELS/{level}/startingLayout.xml");
        let missing = || {
            Code::N004
                .error("read")
                .arg("file", path.clone())
                .arg("kind", "read")
                .arg("why", Arg::text("why-not-there"))
        };
        let bytes = self.level_bytes(game, level).ok_or_else(missing)?;
        Ok(LevelFile { path, bytes })
    }

    fn write_level_file(
        &mut self,
        game: &str,
        level: &str,
        known: Option<&[u8]>,
        bytes: &[u8],
    ) -> Result<Written, Problem> {
        if known.is_some() && self.level_bytes(game, level).as_deref() != known {
            return Ok(Written::Changed);
        }
        self.write()?;
        if let Ok(mut files) = self.level_files.lock() {
            files.insert((game.to_owned(), level.to_owned()), bytes.to_vec());
        }
        Ok(Written::Yes)
    }

    fn copy_level(&mut self, game: &str, level: &str, bytes: &[u8]) -> Result<String, Problem> {
        let listed = self.games.iter().find(|entry| entry.id == game).and_then(|entry| entry.game.clone());
        let mut taken: Vec<String> =
            listed.iter().flat_map(|game| &game.levels).map(|level| level.id.clone()).collect();
        if let Ok(files) = self.level_files.lock() {
            taken.extend(files.keys().filter(|(id, _)| id == game).map(|(_, level)| level.clone()));
        }
        let id = next_level_name(level, taken.iter().map(String::as_str))?;
        self.write_level_file(game, &id, None, bytes)?;
        Ok(id)
    }

    fn last_game(&mut self, player: &str) -> Option<String> {
        self.lasts.get(&(player.to_owned(), None)).cloned()
    }

    fn set_last_game(&mut self, player: &str, game: &str) -> Result<(), Problem> {
        self.write()?;
        self.lasts.insert((player.to_owned(), None), game.to_owned());
        Ok(())
    }

    fn last_level(&mut self, player: &str, game: &str) -> Option<String> {
        self.lasts.get(&(player.to_owned(), Some(game.to_owned()))).cloned()
    }

    fn set_last_level(&mut self, player: &str, game: &str, level: &str) -> Result<(), Problem> {
        self.write()?;
        self.lasts.insert((player.to_owned(), Some(game.to_owned())), level.to_owned());
        Ok(())
    }

    fn progress(&mut self, player: &str, game: &str, levels: &[&str]) -> Result<Vec<LevelProgress>, Problem> {
        let of_level = |level: &&str| {
            let place = SavePlace { player: player.to_owned(), game: game.to_owned(), level: (*level).to_owned() };
            let saves = self.saves.get(&place).map(Vec::as_slice).unwrap_or_default();
            let done: Vec<u32> = saves.iter().filter(|s| s.outcome == Outcome::Finished).map(|s| s.moves).collect();
            let begun = saves.last().is_some_and(|s| s.number > 0 && s.outcome == Outcome::Playing);
            LevelProgress { done: !done.is_empty(), best_moves: done.into_iter().min(), begun }
        };
        Ok(levels.iter().map(of_level).collect())
    }

    fn save(&mut self, place: &SavePlace, save: &Save) -> Result<Problems, Problem> {
        self.saves.entry(place.clone()).or_default().push(save.clone());
        let written = self.write();
        self.unsaved = written.as_ref().err().cloned();
        written.map(|()| Problems::new())
    }

    fn unsaved(&self) -> Option<&Problem> {
        self.unsaved.as_ref()
    }

    fn earlier(&mut self, _place: &SavePlace, _number: u32) -> Saves {
        Saves::default()
    }

    fn saves(&mut self, place: &SavePlace) -> Saves {
        self.attempts(place).pop().unwrap_or_default()
    }

    fn attempts(&mut self, place: &SavePlace) -> Vec<Saves> {
        let mut attempts: BTreeMap<u32, Saves> = BTreeMap::new();
        for save in self.saves.get(place).into_iter().flatten() {
            attempts.entry(save.attempt).or_default().saves.push(save.clone());
        }
        attempts.into_values().collect()
    }

    fn export_history(&mut self, place: &SavePlace) -> Result<String, Problem> {
        self.write()?;
        Ok(format!("{}-{}.csv", place.game, place.level))
    }

    fn help(&mut self, _language: Language) -> Result<String, Problem> {
        Ok(self.manual.clone())
    }

    fn wall_clock(&mut self) -> jiff::Zoned {
        self.now.clone()
    }

    fn seed(&mut self) -> u64 {
        self.next_seed = self.next_seed.wrapping_add(1);
        self.next_seed
    }

    fn reads_games(&self) -> bool {
        self.reads.load(Ordering::Relaxed)
    }

    fn system_user(&mut self) -> Option<String> {
        Some("Alex".to_owned())
    }

    fn system_language(&mut self) -> Language {
        self.language
    }
}
