//! What comes to the page and leaves it: games, levels and players as files, folders and links.

use crate::messages::{Listed, Seen, json};
use crate::parcel::{self, Parcel, Piecemeal, Putting, Refusal};
use crate::{GAMES, USERS, Web, whole};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use switchboard::disk::Underway;
use switchboard::disk::players::{Users, pack_all, pack_player};
use switchboard::disk::{Disk, DiskFiles, Kind};
use switchboard::game::{Files, MemoryFiles, read_game};
use switchboard::shell::next_level_name;
use switchboard_web_shared::pack;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
impl Web {
    /// What is in a file (a name), a dropped folder (a name that ends in `/`, and a pack) or a link (`#`, and its letters);
    /// nothing is kept of it.
    pub fn look(&self, name: &str, bytes: &[u8]) -> String {
        json(&opened(name, bytes).map_or_else(Seen::from, |parcel| self.seen(&parcel)))
    }

    /// Whether a game or a player is being added.
    pub fn is_adding(&self) -> bool {
        self.adding.is_some()
    }

    /// Keeps what is in it, a game or a player piece by piece between events ([`Self::go_on`]): a game under its name in the place of one that is there (`replaces`), or under a free one.
    pub fn add(&mut self, name: &str, bytes: Vec<u8>, replaces: bool, now: f64) -> String {
        let added = opened(name, &bytes).and_then(|parcel| {
            let mut seen = self.seen(&parcel);
            let games = Path::new(GAMES);
            match parcel {
                // a link is small, and the page goes there at once
                Parcel::Game(id, files) if name == "#" => {
                    seen.game = parcel::put(&self.disk, games, &id, &files, replaces)?;
                }
                Parcel::Game(id, files) => {
                    let putting = Putting::begin(&self.disk, games, &id, files, replaces)?;
                    putting.name().clone_into(&mut seen.game);
                    self.begin_adding(Piecemeal::Game(putting), whole(now));
                }
                Parcel::Level(game, level, files) => {
                    if seen.kind == "refused" {
                        return Ok(seen);
                    }
                    let levels = games.join(&game).join("LEVELS");
                    seen.level = self.level_name(&levels, &level, &files)?;
                    parcel::put(&self.disk, &levels, &seen.level, &files, true)?;
                }
                Parcel::Player(player) => {
                    let users = Users::on(Disk::clone(&self.disk), PathBuf::from(USERS));
                    let from = Path::new(name);
                    let stem = || from.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
                    seen.title = player.unwrap_or_else(stem);
                    let begun = Piecemeal::player(&users, bytes, from, seen.title.clone());
                    let begun = begun.map_err(|fault| Refusal::Player(fault.message_in(self.language)))?;
                    self.begin_adding(begun, whole(now));
                }
            }
            Ok(seen)
        });
        json(&added.unwrap_or_else(Seen::from))
    }

    /// The games and players there are.
    pub fn list(&self) -> String {
        let own = |game: &str| {
            let folder = Path::new(GAMES).join(game);
            !self.page_disk.is_shipped(&folder) || self.page_disk.is_changed(&folder)
        };
        let folders = self.disk.list(Path::new(GAMES)).unwrap_or_default().into_iter();
        let games = folders.filter(|(name, kind)| *kind == Kind::Folder && !name.starts_with('.')).map(|(name, _)| {
            let (title, own) = (self.desk.title(&name, self.language), own(&name));
            (name, title, own)
        });
        let users = Users::on(Disk::clone(&self.disk), PathBuf::from(USERS));
        let players = users.list(self.language).unwrap_or_default();
        let players = players.into_iter().map(|player| (player.id, player.profile.name)).collect();
        json(&Listed { games: games.collect(), players })
    }

    /// A game or a player as a zip, or all players.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn export(&self, kind: &str, id: &str) -> Result<Vec<u8>, JsError> {
        if kind != "game" {
            let users = Users::on(Disk::clone(&self.disk), PathBuf::from(USERS));
            let (mut zip, shown) = (std::io::Cursor::new(Vec::new()), Path::new("zip"));
            let packed = match kind {
                "player" => pack_player(&users, id, &mut zip, shown),
                _ => pack_all(&users, &mut zip, shown),
            };
            packed.map_err(|fault| JsError::new(&fault.to_string()))?;
            return Ok(zip.into_inner());
        }
        let packed = parcel::pack(&self.disk, &Path::new(GAMES).join(id), &format!("{id}/"));
        packed.map_err(|fault| JsError::new(&format!("{fault:?}")))
    }

    /// The letters of a link that carries this level, or the whole game where none is named; empty where a plain link to it does.
    pub fn link(&self, game: &str, level: &str) -> String {
        let folder = Path::new(GAMES).join(game);
        let linked = if level.is_empty() {
            parcel::pack(&self.disk, &folder, &format!("GAME/{game}/"))
        } else {
            let in_game = folder.join("LEVELS").join(level);
            if self.page_disk.is_shipped(&in_game) && !self.page_disk.is_changed(&in_game) {
                return json(&Ok::<&str, Refusal>(""));
            }
            let users = Users::on(Disk::clone(&self.disk), PathBuf::from(USERS));
            let own = || Some(users.own_levels(&users.last_player().player?, game).ok()?.join(level));
            let is_there = self.disk.kind(&in_game).is_ok();
            let place = if is_there { in_game } else { own().unwrap_or(in_game) };
            parcel::pack(&self.disk, &place, &format!("LEVEL/{game}/{level}/"))
        };
        json(&linked.and_then(|zip| parcel::to_letters(&zip)))
    }

    /// Takes a game away that came from outside; one that ships with the page is as it was then.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn remove_game(&mut self, game: &str) -> Result<(), JsError> {
        let folder = Path::new(GAMES).join(game);
        if !self.page_disk.is_shipped(&folder) {
            parcel::remove(&self.disk, &folder)?;
        }
        Ok(())
    }
}

impl Web {
    /// Begins to add it; the program shows how far it is, and can stop it.
    fn begin_adding(&mut self, piecemeal: Piecemeal, now_ms: u64) {
        let (tell, result) = mpsc::channel();
        let (brings, name) = (piecemeal.brings(), piecemeal.name().to_owned());
        let underway = Underway::by_hand(brings, name.clone(), piecemeal.steps(), result);
        if let Ok(mut handed) = self.handed.lock() {
            *handed = Some(underway);
        }
        let path = Path::new(GAMES).join(&name);
        self.adding = Some((piecemeal, tell));
        self.app.add_at_once(&switchboard::shell::Parcel { brings, name, path }, now_ms);
    }

    /// Adds some more of it; whether there was something to add.
    pub(crate) fn go_on_adding(&mut self) -> bool {
        let Some((piecemeal, tell)) = &mut self.adding else { return false };
        let done = match piecemeal.go_on() {
            Ok(None) => return true,
            Ok(Some(())) => Ok(()),
            Err(why) => Err(why),
        };
        // the program may not want it any more
        let _ = tell.send(done);
        self.adding = None;
        true
    }

    /// What came, and what is there already under its name.
    fn seen(&self, parcel: &Parcel) -> Seen {
        let there = |path: &Path| match (self.disk.kind(path).is_ok(), self.page_disk.is_shipped(path)) {
            (false, _) => "",
            (true, true) => "shipped",
            (true, false) => "own",
        };
        let games = Path::new(GAMES);
        match parcel {
            Parcel::Game(id, files) => {
                let files = MemoryFiles { files: files.iter().cloned().collect() };
                let title = read_game(&files, id).game.map(|game| game.description.name.get(self.language).to_owned());
                let title = title.unwrap_or_else(|| id.clone());
                Seen { kind: "game", game: id.clone(), title, there: there(&games.join(id)), ..Seen::default() }
            }
            Parcel::Level(game, level, _) if self.disk.kind(&games.join(game)).is_ok() => {
                let title = self.desk.title(game, self.language);
                Seen { kind: "level", game: game.clone(), level: level.clone(), title, ..Seen::default() }
            }
            Parcel::Level(game, ..) => Refusal::NoSuchGame(game.clone()).into(),
            Parcel::Player(_) => Seen { kind: "player", ..Seen::default() },
        }
    }

    /// Under which name a level is kept: its own, if that is free or the very level lies there, else the next one.
    fn level_name(&self, levels: &Path, level: &str, files: &[(String, Vec<u8>)]) -> Result<String, Refusal> {
        let there = DiskFiles::new(&self.disk, levels.join(level));
        let is_same = files.iter().all(|(path, bytes)| there.read(path).is_ok_and(|known| known == *bytes));
        let taken = self.disk.list(levels).unwrap_or_default();
        let taken: Vec<&str> = taken.iter().map(|(name, _)| name.as_str()).collect();
        if is_same || !taken.iter().any(|name| name.eq_ignore_ascii_case(level)) {
            return Ok(level.to_owned());
        }
        let next = next_level_name(level, taken.into_iter());
        next.map_err(|fault| Refusal::Unwritten(fault.message_in(self.language)))
    }
}

/// What is in a file, a folder or a link.
fn opened(name: &str, bytes: &[u8]) -> Result<Parcel, Refusal> {
    match name.strip_suffix('/') {
        _ if name == "#" => parcel::of_link(std::str::from_utf8(bytes).unwrap_or_default()),
        Some(folder) => parcel::of_folder(folder, pack::read(bytes).ok_or(Refusal::Damaged)?),
        None => parcel::of_file(name, bytes),
    }
}
