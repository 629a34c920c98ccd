//! Switchboard in the browser: the program in a worker, its pages as trees of elements for the page's script, its disk in
//! the browser's own files. What the script sends and gets is JSON.

pub mod desk;
pub mod disk;
pub mod hands;
pub mod html;
pub mod journal;
pub mod markdown;
pub mod pack;
pub mod parcel;

use desk::Desk;
use disk::{Keeper, PageDisk};
use hands::{Hands, Input};
use html::Drawings;
use parcel::{Parcel, Refusal};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use switchboard::disk::players::{FolderStore, Users, pack_player, unpack_player};
use switchboard::disk::{Disk, DiskFiles, Kind, THUMBNAILS};
use switchboard::game::{Files, MemoryFiles, read_game};
use switchboard::language::Language;
use switchboard::shell::{
    App, Effect, Event, Job, Program, Settings, Spoken, Start, Task, Work, answer, next_level_name, perform, refusal,
};
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The files of the browser that hold the journal, as the worker's script opens them.
    #[wasm_bindgen(js_namespace = keeper, js_name = read)]
    fn keeper_read(file: usize) -> Vec<u8>;
    #[wasm_bindgen(js_namespace = keeper, js_name = write)]
    fn keeper_write(file: usize, at: f64, bytes: &[u8]) -> bool;
    #[wasm_bindgen(js_namespace = keeper, js_name = cut)]
    fn keeper_cut(file: usize, length: f64) -> bool;
    #[wasm_bindgen(js_namespace = keeper, js_name = flush)]
    fn keeper_flush(file: usize) -> bool;
    #[wasm_bindgen(js_namespace = keeper, js_name = random)]
    fn keeper_random() -> u64;
    #[wasm_bindgen(js_namespace = performance, js_name = now)]
    fn now_ms() -> f64;
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn tell(words: &str);
}

/// The files of the browser.
struct BrowserFiles;

impl Keeper for BrowserFiles {
    fn read(&self, file: usize) -> Vec<u8> {
        keeper_read(file)
    }
    fn write(&self, file: usize, at: u64, bytes: &[u8]) -> bool {
        keeper_write(file, at as f64, bytes)
    }
    fn cut(&self, file: usize, length: u64) -> bool {
        keeper_cut(file, length as f64)
    }
    fn flush(&self, file: usize) -> bool {
        keeper_flush(file)
    }
    fn random(&self) -> u64 {
        keeper_random()
    }
}

/// The most bytes that a search may take: a phone has no more to give.
const MOST_SEARCH_BYTES: u64 = 256 << 20;

/// Where players lie on the page's disk.
const USERS: &str = "/users";
/// Where games lie on it.
const GAMES: &str = "/games";
/// Where a player's tables for other programs are written, within the player's folder.
const EXPORTS: &str = "exports";
/// How long a game is examined for its author at most, in milliseconds: the light waits meanwhile.
const LONGEST_EXAMINATION_MS: f64 = 4_000.0;

/// How the program begins.
#[derive(Debug, Deserialize)]
struct Begin {
    player: Option<String>,
    game: Option<String>,
    level: Option<String>,
    /// Whether the game comes up for its author.
    author: bool,
    language: String,
    /// What the system asks for, as settings: name and value.
    looks: Vec<(String, String)>,
}

/// What the script gets after each event.
#[derive(Debug, Serialize)]
struct Answer {
    tree: html::Node,
    drawings: BTreeMap<String, String>,
    title: String,
    screen: &'static str,
    language: &'static str,
    text_percent: u16,
    /// Colours and sizes as custom properties of a style sheet.
    looks: String,
    /// Whether nothing moves that need not.
    still: bool,
    /// In how many milliseconds the next tick is wanted.
    wake: Option<u64>,
    /// How long the slot is and how much of it is left, in milliseconds.
    slot: Option<(u32, u32)>,
    fullscreen: bool,
    effects: Vec<Deed>,
    /// The game and the level that are played.
    playing: Option<(String, String)>,
    over: bool,
}

/// Something to do that is not drawn.
#[derive(Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Deed {
    Sound {
        name: &'static str,
        volume: u8,
    },
    Say {
        text: String,
        language: &'static str,
        speed: u16,
        volume: u16,
        cue: bool,
    },
    Hush,
    Think {
        /// In words: numbers of JavaScript have fewer digits.
        number: String,
        task: String,
        /// The files of the game that differ from those of the pack.
        own: Vec<(String, Vec<u8>)>,
        milliseconds: u32,
    },
    /// A search is of no use any more.
    Stop {
        number: String,
    },
    /// What another program is told.
    Reply {
        id: u64,
        line: String,
    },
    /// A file for the player's other programs.
    File {
        name: String,
        bytes: Vec<u8>,
    },
    /// The pictures of these games may be others now.
    Pictures {
        games: BTreeSet<String>,
    },
}

/// What came in a file, a folder or a link.
#[derive(Debug, Default, Serialize)]
struct Seen {
    /// `game`, `level`, `player`, or `refused`.
    kind: &'static str,
    /// The game's folder name.
    game: String,
    /// The level's folder name.
    level: String,
    /// Who it is for, or what it is called.
    title: String,
    /// What is there under that name already: `shipped`, `own`, or nothing.
    there: &'static str,
    refused: Option<Refusal>,
}

impl From<Refusal> for Seen {
    fn from(refusal: Refusal) -> Self {
        Self { kind: "refused", refused: Some(refusal), ..Self::default() }
    }
}

/// What there is that can be kept elsewhere.
#[derive(Debug, Serialize)]
struct Listed {
    /// Folder name, title, and whether it came from outside or was changed here.
    games: Vec<(String, String, bool)>,
    /// Folder name and name.
    players: Vec<(String, String)>,
}

/// The program in its worker.
#[wasm_bindgen]
pub struct Web {
    app: App,
    disk: Disk,
    page_disk: Arc<PageDisk>,
    desk: Desk,
    language: Language,
    drawings: Drawings,
    hands: Hands,
    jobs: Vec<Job>,
    /// What other programs are told, each with the number of what they asked.
    replies: Vec<(u64, String)>,
    /// Other programs that wait until nothing is looked for any more.
    waiting: Vec<u64>,
    /// Whether what the link asked for is not here.
    missing: bool,
    over: bool,
}

#[wasm_bindgen]
impl Web {
    /// The program with the games and the manual of this pack.
    ///
    /// # Errors
    /// One sentence: the store cannot be written.
    #[wasm_bindgen(constructor)]
    pub fn new(pack: &[u8], begin: &str, now: f64) -> Result<Web, JsError> {
        std::panic::set_hook(Box::new(|info| tell(&info.to_string())));
        let begin: Begin = serde_json::from_str(begin)?;
        let files = pack::read(pack).ok_or_else(|| JsError::new("the pack of games is damaged"))?;
        let files = files.into_iter().map(|(path, bytes)| (Path::new("/").join(path), bytes)).collect();
        let page_disk = Arc::new(PageDisk::new(files, Path::new(USERS), Box::new(BrowserFiles))?);
        let disk: Disk = Arc::clone(&page_disk) as Disk;
        let known = Language::ALL.into_iter().find(|known| begin.language.starts_with(known.code()));
        let language = known.unwrap_or(Language::English);
        let users = Users::on(Disk::clone(&disk), PathBuf::from(USERS));
        let desk = Desk::new(&disk, Path::new(GAMES));
        let last = || users.last(&users.saves_folder(&users.last_player().player?).ok()?, "Game");
        // the others are read between events; on the list of games they come as on the desktop
        if let Some(first) = begin.game.clone().or_else(last) {
            desk.read(&first);
        }
        let mut first = Settings::default();
        for (name, value) in &begin.looks {
            // one that is not known is as usual
            let _ = first.set(name, value);
        }
        let store = || {
            let store = FolderStore::whole(Disk::clone(&disk), PathBuf::from("/"));
            Box::new(store.speaking(language).beginning_with(first.clone()).watched_by(desk.clone()))
        };
        let start = Start { player: begin.player, game: begin.game, level: begin.level };
        let app = if begin.author && start.game.is_some() { App::for_author } else { App::new };
        // a link to a game or level that is not here leads to the beginning
        let mut missing = false;
        let app = app(store(), &start, whole(now))
            .or_else(|_| {
                missing = true;
                App::new(store(), &Start { player: start.player, ..Start::default() }, whole(now))
            })
            .map_err(|why| JsError::new(&why))?;
        Ok(Self {
            app,
            disk,
            page_disk,
            desk,
            language,
            drawings: Drawings::default(),
            hands: Hands::default(),
            jobs: Vec::new(),
            replies: Vec::new(),
            waiting: Vec::new(),
            missing,
            over: false,
        })
    }

    /// How many bytes of what was kept could not be read.
    pub fn damaged(&self) -> f64 {
        self.page_disk.damaged() as f64
    }

    /// Whether what the link asked for is not here.
    pub fn missing(&self) -> bool {
        self.missing
    }

    /// Takes in one event; what to show and do now.
    ///
    /// # Errors
    /// The event is none of those that are known.
    pub fn handle(&mut self, input: &str, now: f64) -> Result<String, JsError> {
        let input: Input = serde_json::from_str(input)?;
        let asked = if let Input::Line { id, line } = &input { Some((*id, line.trim().to_lowercase())) } else { None };
        if let Some((id, _)) = asked.as_ref().filter(|(_, line)| line == "wait") {
            self.waiting.push(*id);
            return self.answer(now);
        }
        match self.hands.events(input, &self.app, whole(now)) {
            Ok(events) => {
                for event in events {
                    self.app.handle(event, whole(now));
                }
                if let Some((id, _)) = asked {
                    self.replies.push((id, answer(&self.app.page(whole(now)))));
                }
            }
            Err(why) => self.replies.extend(asked.map(|(id, _)| (id, refusal(&why)))),
        }
        self.answer(now)
    }

    /// Reads the next game, or examines one for its author: what has time between two events. 0 where there is nothing to do,
    /// 1 where there is more, 2 where the page may be another one now.
    pub fn go_on(&mut self, now: f64) -> u8 {
        let begun = now_ms();
        if !self.desk.go_on(&|| now_ms() - begun > LONGEST_EXAMINATION_MS) {
            return 0;
        }
        if !self.desk.has_news() {
            return 1;
        }
        self.app.handle(Event::World, whole(now));
        2
    }

    /// What to show now.
    ///
    /// # Errors
    /// It cannot be written as text.
    pub fn answer(&mut self, now: f64) -> Result<String, JsError> {
        let mut effects = self.changed();
        effects.extend(self.deeds());
        let page = self.app.page(whole(now));
        let mut replies = std::mem::take(&mut self.replies);
        if !page.busy {
            replies.extend(std::mem::take(&mut self.waiting).into_iter().map(|id| (id, answer(&page))));
        }
        effects.extend(replies.into_iter().map(|(id, line)| Deed::Reply { id, line }));
        let tree = html::page(&page, &mut self.drawings);
        let slot = page.slot_left.map(|left| (page.slot_ms, u64::from(page.slot_ms) * u64::from(left) / 1000));
        self.language = page.language.unwrap_or(Language::English);
        let answer = Answer {
            tree,
            drawings: std::mem::take(&mut self.drawings.new),
            title: page.title,
            screen: page.screen,
            language: self.language.code(),
            text_percent: page.look.text_percent,
            looks: switchboard::drawings::style_sheet(page.look.theme),
            still: page.look.reduced_motion,
            wake: self.app.next_wake().map(|wake| wake.saturating_sub(whole(now))),
            slot: slot.map(|(whole, left)| (whole, u32::try_from(left).unwrap_or(whole))),
            fullscreen: page.fullscreen,
            effects,
            playing: page.standing.map(|standing| (standing.game, standing.level)),
            over: self.over,
        };
        Ok(serde_json::to_string(&answer)?)
    }

    /// The bytes of a picture: `piece:GAME/NAME` or `thumbnail:GAME`; none where there is none.
    pub fn picture(&self, source: &str) -> Option<Vec<u8>> {
        let (kind, path) = source.split_once(':')?;
        let (game, inner) = match kind {
            "piece" => path.split_once('/').map(|(game, name)| (game, format!("PIECES/{name}")))?,
            _ => (path, String::new()),
        };
        let files = DiskFiles::new(&self.disk, Path::new(GAMES).join(game));
        if kind == "piece" {
            return files.read(&inner).ok();
        }
        let found = THUMBNAILS.iter().find_map(|kind| files.read(&format!("thumbnail.{kind}")).ok());
        found.or_else(|| Some(switchboard::drawings::THUMBNAIL.as_bytes().to_vec()))
    }

    /// What is in a file (a name), a dropped folder (a name that ends in `/`, and a pack) or a link (`#`, and its letters);
    /// nothing is kept of it.
    pub fn look(&self, name: &str, bytes: &[u8]) -> String {
        json(&opened(name, bytes).map_or_else(Seen::from, |parcel| self.seen(&parcel)))
    }

    /// Keeps what is in it: a game under its name in the place of one that is there (`replaces`), or under a free one.
    pub fn add(&mut self, name: &str, bytes: &[u8], replaces: bool) -> String {
        let added = opened(name, bytes).and_then(|parcel| {
            let mut seen = self.seen(&parcel);
            let games = Path::new(GAMES);
            match parcel {
                Parcel::Game(id, files) => seen.game = parcel::put(&self.disk, games, &id, &files, replaces)?,
                Parcel::Level(game, level, files) => {
                    if seen.kind == "refused" {
                        return Ok(seen);
                    }
                    let levels = games.join(&game).join("LEVELS");
                    seen.level = self.level_name(&levels, &level, &files)?;
                    parcel::put(&self.disk, &levels, &seen.level, &files, true)?;
                }
                Parcel::Player => {
                    let users = Users::on(Disk::clone(&self.disk), PathBuf::from(USERS));
                    let unpacked = unpack_player(&users, std::io::Cursor::new(bytes), Path::new(name));
                    let id = unpacked.map_err(|fault| Refusal::Player(fault.message_in(self.language)))?;
                    seen.title = users.entry(&id, self.language).profile.name;
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
            !self.page_disk.is_shipped(&folder) || !self.page_disk.unlike_shipped(&folder).is_empty()
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

    /// A game or a player as a zip.
    ///
    /// # Errors
    /// It cannot be read.
    pub fn export(&self, kind: &str, id: &str) -> Result<Vec<u8>, JsError> {
        if kind == "player" {
            let users = Users::on(Disk::clone(&self.disk), PathBuf::from(USERS));
            let mut zip = std::io::Cursor::new(Vec::new());
            pack_player(&users, id, &mut zip, Path::new("zip")).map_err(|fault| JsError::new(&fault.to_string()))?;
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
            if self.page_disk.is_shipped(&in_game) && self.page_disk.unlike_shipped(&in_game).is_empty() {
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
            Parcel::Player => Seen { kind: "player", ..Seen::default() },
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

    /// What follows from what was written since the last time: games are read anew, tables are handed over.
    fn changed(&mut self) -> Vec<Deed> {
        let (mut games, mut deeds) = (BTreeSet::new(), Vec::new());
        for path in self.page_disk.take_changed() {
            let parts: Vec<&str> = path.components().filter_map(name_of).collect();
            match parts.as_slice() {
                ["games", game, ..] if !game.starts_with('.') => {
                    games.insert((*game).to_owned());
                }
                ["users", _, EXPORTS, name] if !name.starts_with('.') => {
                    if let Ok(bytes) = self.disk.read(&path, u64::MAX) {
                        deeds.push(Deed::File { name: (*name).to_owned(), bytes });
                    }
                }
                _ => {}
            }
        }
        games.iter().for_each(|game| self.desk.changed(game));
        if !games.is_empty() {
            deeds.push(Deed::Pictures { games });
        }
        deeds
    }

    fn deeds(&mut self) -> Vec<Deed> {
        let mut deeds = Vec::new();
        for effect in self.app.take_effects() {
            deeds.push(match effect {
                Effect::Sound(sound, volume) => Deed::Sound { name: sound.file(), volume },
                Effect::Say(speech) => Deed::Say {
                    text: speech.text,
                    language: speech.language.code(),
                    speed: speech.speed_percent,
                    volume: speech.volume_percent,
                    cue: speech.spoken == Spoken::Cue,
                },
                Effect::Hush => Deed::Hush,
                Effect::Think(job) => {
                    let mut task = (*job.task).clone();
                    if let Work::LookAhead { bytes, .. } = &mut task.work {
                        *bytes = (*bytes).min(MOST_SEARCH_BYTES);
                    }
                    let deed = Deed::Think {
                        number: task.number.to_string(),
                        own: self.own_files(&task.game),
                        milliseconds: task.milliseconds,
                        task: serde_json::to_string(&task).unwrap_or_default(),
                    };
                    self.jobs.push(job);
                    deed
                }
                Effect::Quit => {
                    self.over = true;
                    continue;
                }
            });
        }
        let (stopped, going): (Vec<Job>, Vec<Job>) =
            std::mem::take(&mut self.jobs).into_iter().partition(Job::is_stopped);
        self.jobs = going;
        deeds.extend(stopped.iter().map(|job| Deed::Stop { number: job.task.number.to_string() }));
        deeds
    }

    /// The files of the game that differ from those of the pack, and all levels that players made of it: whoever searches may be
    /// asked about one.
    fn own_files(&self, game: &str) -> Vec<(String, Vec<u8>)> {
        let folder = Path::new(GAMES).join(game);
        let changed = self.page_disk.unlike_shipped(&folder).into_iter();
        let inner = |path: &Path| path.strip_prefix(&folder).ok().map(|path| path.to_string_lossy().into_owned());
        let mut files: Vec<(String, Vec<u8>)> =
            changed.filter_map(|(path, bytes)| Some((inner(&path)?, bytes.to_vec()))).collect();
        let users = Users::on(Disk::clone(&self.disk), PathBuf::from(USERS));
        for (player, _) in self.disk.list(Path::new(USERS)).unwrap_or_default() {
            let Ok(folder) = users.own_levels(&player, game) else { continue };
            for (path, bytes) in self.page_disk.unlike_shipped(&folder) {
                if let Ok(inner) = path.strip_prefix(&folder) {
                    files.push((format!("LEVELS/{}", inner.to_string_lossy()), bytes.to_vec()));
                }
            }
        }
        files
    }
}

fn name_of(part: Component<'_>) -> Option<&str> {
    if let Component::Normal(name) = part { name.to_str() } else { None }
}

fn json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// What is in a file, a folder or a link.
fn opened(name: &str, bytes: &[u8]) -> Result<Parcel, Refusal> {
    match name.strip_suffix('/') {
        _ if name == "#" => parcel::of_link(std::str::from_utf8(bytes).unwrap_or_default()),
        Some(folder) => parcel::of_folder(folder, pack::read(bytes).ok_or(Refusal::Damaged)?),
        None => parcel::of_file(name, bytes),
    }
}

/// Does a search in a worker of its own, which is ended when its answer is of no use any more.
///
/// # Errors
/// The task is none, or its game is not in the pack.
#[wasm_bindgen]
pub fn search(pack: &[u8], task: &str, own: &str, milliseconds: f64) -> Result<String, JsError> {
    std::panic::set_hook(Box::new(|info| tell(&info.to_string())));
    let task: Task = serde_json::from_str(task)?;
    let own: Vec<(String, Vec<u8>)> = serde_json::from_str(own)?;
    let all = pack::read(pack).ok_or_else(|| JsError::new("the pack of games is damaged"))?;
    let folder = format!("games/{}/", task.game);
    let of_game = all.into_iter().filter_map(|(path, bytes)| Some((path.strip_prefix(&folder)?.to_owned(), bytes)));
    let files = MemoryFiles { files: of_game.chain(own).collect() };
    let game = read_game(&files, &task.game).game.ok_or_else(|| JsError::new("the game cannot be read"))?;
    let begin = now_ms();
    let finding = perform(&task, &Arc::new(game), &|| now_ms() - begin >= milliseconds);
    Ok(serde_json::to_string(&finding)?)
}

/// Milliseconds of the page's clock as the program counts them.
fn whole(now: f64) -> u64 {
    std::time::Duration::try_from_secs_f64((now / 1000.0).max(0.0))
        .map_or(0, |time| u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}
