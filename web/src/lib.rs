//! Switchboard in the browser: the program in a worker, its pages as trees of elements for the page's script, its disk in
//! the browser's own files. What the script sends and gets is JSON.

mod begin;
mod browser;
pub mod desk;
pub mod disk;
mod effects;
pub mod hands;
pub mod html;
pub mod journal;
pub mod markdown;
pub mod messages;
mod others;
mod own;
mod own_files;
pub mod parcel;
pub mod parts;

use az::SaturatingAs;
use desk::Desk;
use disk::{Bytes, Node as OnDisk, PageDisk, packed};
use hands::{Hands, Input};
use html::{Drawings, Node};
use messages::{Answer, Deed};
use others::Others;
use parcel::Piecemeal;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::Sender;
use switchboard::diag::Problem;
use switchboard::disk::parcel::Handed;
use switchboard::disk::players::OwnFiles;
use switchboard::disk::{Disk, DiskFiles, THUMBNAILS, Watching};
use switchboard::drawings::{Change, MOTION_MS};
use switchboard::game::Files;
use switchboard::language::Language;
use switchboard::shell::{App, Event, Job, OwnFrom, Page, Program};
use switchboard_web_shared::pack::{self, Coming};
use wasm_bindgen::prelude::*;

/// Where players lie on the page's disk.
const USERS: &str = "/users";
/// Why a pack is not taken.
const DAMAGED: &str = "the pack of games is damaged";
/// The file of a pack before which everything lies that lists show of its games (tests/setup/pack.py).
const END_OF_CARDS: &str = "end-of-cards";
/// The files of a game lie together in the file of a pack that is called as its folder and this.
const PACKED: &str = ".packed";
/// Where games lie on it.
const GAMES: &str = "/games";

/// The program in its worker.
#[wasm_bindgen]
pub struct Web {
    app: App,
    disk: Disk,
    page_disk: Arc<PageDisk>,
    desk: Desk,
    language: Language,
    drawings: Drawings,
    portraits: OwnFiles,
    songs: OwnFiles,
    /// What was shown last.
    shown: Page,
    /// How the page's script has it.
    tree: Node,
    hands: Hands,
    jobs: Vec<Job>,
    /// What other pages are told, each with the number of what they asked.
    replies: Vec<(u64, String)>,
    others: Others,
    /// A game or a player that is being added, and to whom it is told when it is done.
    adding: Option<(Piecemeal, Sender<Result<(), Problem>>)>,
    handed: Handed,
    /// The pack of all games, while it comes.
    coming: Coming,
    /// Whether it has come since the page was another one.
    came: bool,
    /// Whether what the link asked for is not here.
    missing: bool,
    over: bool,
}

#[wasm_bindgen]
impl Web {
    /// Takes a piece of the pack of all games and the manual, where the program began with a part of them; the first of them (`begins`)
    /// also where the pack came once before and broke off. Whether what lists show of all games is here since this piece.
    ///
    /// # Errors
    /// The pack is damaged.
    pub fn bring(&mut self, piece: &[u8], begins: bool) -> Result<bool, JsError> {
        if begins {
            self.coming = Coming::default();
        }
        let files = self.coming.take(piece).ok_or_else(|| JsError::new(DAMAGED))?;
        let has_cards = files.iter().any(|(path, _)| path == END_OF_CARDS);
        self.page_disk.ship(on_disk(files.into_iter().map(|(path, bytes)| (path, bytes.into())))?);
        if has_cards {
            self.desk.take_cards();
        }
        Ok(has_cards)
    }

    /// All pieces have come.
    ///
    /// # Errors
    /// They are no whole pack.
    pub fn brought(&mut self) -> Result<(), JsError> {
        if !self.coming.is_whole() {
            return Err(JsError::new(DAMAGED));
        }
        self.desk.take_files();
        self.came = true;
        Ok(())
    }

    /// How many bytes of what was kept could not be read.
    pub fn damaged(&self) -> f64 {
        self.page_disk.damaged() as f64
    }

    /// Whether the first page lists games, which are not all here.
    pub fn awaits_cards(&self, now: f64) -> bool {
        self.desk.reads_games() && self.app.page(whole(now)).screen == "games"
    }

    /// Whether what the link asked for is not here.
    pub fn missing(&self) -> bool {
        self.missing
    }

    /// Takes in one event; what to show and do now, or nothing where it means nothing here, as a key does that no table has.
    ///
    /// # Errors
    /// The event is none of those that are known.
    pub fn handle(&mut self, input: &str, now: f64) -> Result<Option<String>, JsError> {
        let input: Input = serde_json::from_str(input)?;
        if let Input::Line { id, from, line } = &input {
            let told = self.take_line(from, line, whole(now));
            self.replies.push((*id, told));
            return self.answer(now).map(Some);
        }
        if let Input::Examined { number, finding } = &input {
            self.take_examined(number, finding);
        }
        let source = input.source();
        let events = self.hands.events(input, &self.app, &self.shown);
        if events.is_empty() {
            return Ok(None);
        }
        for event in events {
            self.app.handle_from(source, event, whole(now));
        }
        self.answer(now).map(Some)
    }

    /// The light of this number was painted then.
    pub fn light_seen(&mut self, light: u32, at: f64) {
        self.app.light_seen(light, whole(at));
    }

    /// Reads the next game: what has time between two events. 0 where there is nothing to do, 1 where there is more, 2 where the
    /// page may be another one now.
    pub fn go_on(&mut self, now: f64) -> u8 {
        if self.go_on_adding() {
            return 1;
        }
        if !self.desk.go_on() && !std::mem::take(&mut self.came) {
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
        let replies = std::mem::take(&mut self.replies);
        effects.extend(replies.into_iter().map(|(id, line)| Deed::Reply { id, line }));
        let way = if let Change::Some(way) = Change::between(&self.shown, &page) { Some(way) } else { None };
        let tree = html::page(&page, way.as_deref(), &mut self.drawings, (&self.shown, &mut self.tree));
        let cheers = page.celebrates(&self.shown);
        let slot = page.slot_left.map(|left| (page.slot_ms, u64::from(page.slot_ms) * u64::from(left) / 1000));
        self.language = page.language.unwrap_or(Language::English);
        let answer = Answer {
            tree: tree.since(&self.tree),
            drawings: std::mem::take(&mut self.drawings.new),
            title: page.title.clone(),
            screen: page.screen,
            language: self.language.code(),
            text_percent: page.look.text_percent,
            looks: switchboard::drawings::style_sheet(page.look.theme),
            still: page.look.reduced_motion,
            wake: self.app.next_wake().map(|wake| wake.saturating_sub(whole(now))),
            slot: slot.map(|(whole, left)| (whole, left.saturating_as())),
            deaf: page.deaf_ms,
            light: self.app.light(),
            fullscreen: page.fullscreen,
            cheers,
            motion: MOTION_MS,
            effects,
            playing: page.standing.as_ref().map(|standing| (standing.game.clone(), standing.level.clone())),
            over: self.over,
        };
        (self.shown, self.tree) = (page, tree);
        Ok(serde_json::to_string(&answer)?)
    }

    /// Takes a picture that the page has drawn as one of a player's own.
    pub fn take_picture(&mut self, bytes: &[u8], now: f64) {
        self.app.handle(Event::Brought(OwnFrom::Bytes(bytes.into())), whole(now));
    }

    /// Takes a song that the page has decoded, from a file of this name, as one of a player's own.
    pub fn take_song(&mut self, name: &str, bytes: &[u8], now: f64) {
        self.app.handle(Event::Brought(OwnFrom::Named(name.to_owned(), bytes.into())), whole(now));
    }

    /// What the worker that searches needs of a game, as a pack; for a search with all levels that players made of it.
    pub fn game_pack(&self, game: &str, with_own_levels: bool) -> Vec<u8> {
        self.pack_of(game, with_own_levels)
    }

    /// The bytes of a picture, or of a song: `piece:GAME/NAME`, `thumbnail:GAME`, `portrait:NAME` or `song:NAME`; none where there is none.
    pub fn picture(&self, source: &str) -> Option<Vec<u8>> {
        let (kind, path) = source.split_once(':')?;
        let (game, inner) = match kind {
            "portrait" => return self.portraits.bytes(path),
            "song" => return self.songs.bytes(path),
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
}

/// Where the program broke down; empty if it is not known.
#[wasm_bindgen]
pub fn broke_at() -> String {
    switchboard::broken::last_place()
}

/// The files of a pack, where they lie on the page's disk.
fn files_in(pack: Vec<u8>) -> Result<Vec<(PathBuf, OnDisk)>, JsError> {
    let parts = pack::parts(&pack).ok_or_else(|| JsError::new(DAMAGED))?;
    let pack = Arc::new(pack);
    on_disk(parts.into_iter().map(|(path, part)| (path, Bytes::part(&pack, part))))
}

/// What came in a pack, where it lies on the page's disk. A path that ends as one of a folder says that it is there.
fn on_disk(files: impl Iterator<Item = (String, Bytes)>) -> Result<Vec<(PathBuf, OnDisk)>, JsError> {
    let root = Path::new("/");
    let mut shipped = Vec::new();
    for (path, bytes) in files {
        if let Some(folder) = path.strip_suffix(PACKED) {
            let files = packed(&bytes).ok_or_else(|| JsError::new(DAMAGED))?;
            shipped.extend(files.into_iter().map(|(inner, content)| (root.join(folder).join(inner), content.into())));
        } else {
            let node = if path.ends_with('/') { OnDisk::Folder } else { bytes.into() };
            shipped.push((root.join(path), node));
        }
    }
    Ok(shipped)
}

/// Milliseconds of the page's clock as the program counts them.
fn whole(now: f64) -> u64 {
    std::time::Duration::try_from_secs_f64((now / 1000.0).max(0.0)).map_or(0, |time| time.as_millis().saturating_as())
}
