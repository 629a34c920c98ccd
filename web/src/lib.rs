//! Switchboard in the browser: the program in a worker, its pages as trees of elements for the page's script, its disk in
//! the browser's own files. What the script sends and gets is JSON.

pub mod disk;
pub mod html;
pub mod pack;

use disk::{Keeper, PageDisk};
use html::Drawings;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use switchboard::disk::players::FolderStore;
use switchboard::disk::{Disk, DiskFiles, THUMBNAILS};
use switchboard::game::{Files, MemoryFiles, read_game};
use switchboard::grid::Cell;
use switchboard::language::Language;
use switchboard::shell::{
    App, Bind, ChoiceId, Effect, Event, Finding, Job, KeyMode, KeyPress, Program, Spoken, Start, Switch, Task, Work,
    perform,
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

/// How the program begins.
#[derive(Debug, Deserialize)]
struct Begin {
    player: Option<String>,
    game: Option<String>,
    level: Option<String>,
    language: String,
}

/// What the script sends.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Input {
    Key {
        name: String,
        text: Option<String>,
        ctrl: bool,
        alt: bool,
        shift: bool,
        down: bool,
    },
    Button {
        name: String,
        down: bool,
    },
    /// A pointer is over a choice, or went down or up on one or on none.
    Point {
        choice: usize,
    },
    Click {
        choice: Option<usize>,
        cell: Option<(u8, u8)>,
    },
    Up,
    Tick,
    Speech {
        began: bool,
    },
    Found {
        number: u64,
        finding: Finding,
    },
}

/// What the script gets after each event.
#[derive(Debug, Serialize)]
struct Answer {
    tree: html::Node,
    drawings: BTreeMap<String, String>,
    title: String,
    language: &'static str,
    text_percent: u16,
    /// In how many milliseconds the next tick is wanted.
    wake: Option<u64>,
    /// How long the slot is and how much of it is left, in milliseconds.
    slot: Option<(u32, u32)>,
    /// What is lit, in words.
    lit: String,
    fullscreen: bool,
    effects: Vec<Deed>,
    /// Why something is not saved yet.
    unsaved: Option<String>,
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
        number: u64,
        task: String,
        own: Vec<(String, Vec<u8>)>,
        milliseconds: u32,
    },
    /// A search is of no use any more.
    Stop {
        number: u64,
    },
}

/// The program in its worker.
#[wasm_bindgen]
pub struct Web {
    app: App,
    disk: Disk,
    drawings: Drawings,
    jobs: Vec<Job>,
    over: bool,
}

#[wasm_bindgen]
impl Web {
    /// The program with the games and the manual of this pack.
    ///
    /// # Errors
    /// One sentence: the store cannot be written, or the game that was asked for is not there.
    #[wasm_bindgen(constructor)]
    pub fn new(pack: &[u8], begin: &str, now: f64) -> Result<Web, JsError> {
        std::panic::set_hook(Box::new(|info| tell(&info.to_string())));
        let begin: Begin = serde_json::from_str(begin)?;
        let files = pack::read(pack).ok_or_else(|| JsError::new("the pack of games is damaged"))?;
        let files = files.into_iter().map(|(path, bytes)| (Path::new("/").join(path), bytes)).collect();
        let disk: Disk = Arc::new(PageDisk::new(files, Path::new(USERS), Box::new(BrowserFiles))?);
        let language = Language::ALL.into_iter().find(|known| begin.language.starts_with(known.code()));
        let store =
            FolderStore::whole(Disk::clone(&disk), PathBuf::from("/")).speaking(language.unwrap_or(Language::English));
        let start = Start { player: begin.player, game: begin.game, level: begin.level };
        let app = App::new(Box::new(store), &start, whole(now)).map_err(|why| JsError::new(&why))?;
        Ok(Self { app, disk, drawings: Drawings::default(), jobs: Vec::new(), over: false })
    }

    /// Takes in one event; what to show and do now.
    ///
    /// # Errors
    /// The event is none of those that are known.
    pub fn handle(&mut self, input: &str, now: f64) -> Result<String, JsError> {
        let input: Input = serde_json::from_str(input)?;
        for event in self.events(input, now) {
            self.app.handle(event, whole(now));
        }
        self.answer(now)
    }

    /// What to show now.
    ///
    /// # Errors
    /// It cannot be written as text.
    pub fn answer(&mut self, now: f64) -> Result<String, JsError> {
        let effects = self.deeds();
        let page = self.app.page(whole(now));
        let tree = html::page(&page, &mut self.drawings);
        let slot = page.slot_left.map(|left| (page.slot_ms, u64::from(page.slot_ms) * u64::from(left) / 1000));
        let answer = Answer {
            tree,
            drawings: std::mem::take(&mut self.drawings.new),
            title: page.title,
            language: page.language.unwrap_or(Language::English).code(),
            text_percent: page.look.text_percent,
            wake: self.app.next_wake().map(|wake| wake.saturating_sub(whole(now))),
            slot: slot.map(|(whole, left)| (whole, u32::try_from(left).unwrap_or(whole))),
            lit: page.lit_words,
            fullscreen: page.fullscreen,
            effects,
            unsaved: page.unsaved,
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
        let files = DiskFiles::new(&self.disk, Path::new("/games").join(game));
        if kind == "piece" {
            return files.read(&inner).ok();
        }
        let found = THUMBNAILS.iter().find_map(|kind| files.read(&format!("thumbnail.{kind}")).ok());
        found.or_else(|| Some(switchboard::drawings::THUMBNAIL.as_bytes().to_vec()))
    }
}

impl Web {
    fn events(&self, input: Input, now: f64) -> Vec<Event> {
        let keys = self.app.keys();
        match input {
            Input::Key { name, text, ctrl, alt, shift, down } => {
                let press = KeyPress { name, ctrl, alt, shift, text };
                if !down {
                    return keys.released(&press).into_iter().collect();
                }
                let page = self.app.page(whole(now));
                let mode = if page.wants_key {
                    KeyMode::Raw
                } else if page.wants_text {
                    KeyMode::Typing { space_types: page.slot_left.is_none() }
                } else {
                    KeyMode::Table
                };
                keys.pressed(&press, mode).into_iter().collect()
            }
            Input::Button { name, down } => match keys.button(&name) {
                Some(Bind::Switch(switch)) if down => vec![Event::Pressed(switch)],
                Some(Bind::Switch(switch)) => vec![Event::Released(switch)],
                Some(Bind::Signal(signal)) if down => vec![Event::Signal(signal)],
                _ => Vec::new(),
            },
            Input::Point { choice } => vec![Event::PointAt(ChoiceId(choice))],
            Input::Click { .. } if keys.any_click_is_switch => vec![Event::Pressed(Switch::Main)],
            Input::Click { choice: Some(choice), .. } => vec![Event::Click(ChoiceId(choice))],
            Input::Click { cell: Some((x, y)), .. } => vec![Event::ClickCell(Cell::new(x, y))],
            // a touch beside everything is the switch while a scan runs: who cannot aim plays with it
            Input::Click { .. } if self.app.page(whole(now)).slot_left.is_some() => vec![Event::Pressed(Switch::Main)],
            Input::Click { .. } => Vec::new(),
            Input::Up => vec![Event::Released(Switch::Main)],
            Input::Tick => vec![Event::Tick],
            Input::Speech { began: true } => vec![Event::SpeechBegan],
            Input::Speech { began: false } => vec![Event::SpeechEnded],
            Input::Found { number, finding } => vec![Event::Thought(number, finding)],
        }
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
                        number: task.number,
                        own: self.own_levels(&task.game),
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
        deeds.extend(stopped.iter().map(|job| Deed::Stop { number: job.task.number }));
        deeds
    }

    /// The files of all levels that players made of this game: whoever searches may be asked about one.
    fn own_levels(&mut self, game: &str) -> Vec<(String, Vec<u8>)> {
        let mut files = Vec::new();
        let players = self.disk.list(Path::new(USERS)).unwrap_or_default();
        for (player, _) in players {
            let folder = switchboard::disk::players::Users::on(Disk::clone(&self.disk), PathBuf::from(USERS));
            let Ok(folder) = folder.own_levels(&player, game) else { continue };
            let levels = DiskFiles::new(&self.disk, folder);
            for level in levels.list("").unwrap_or_default() {
                for name in levels.list(level.trim_end_matches('/')).unwrap_or_default() {
                    if let Ok(bytes) = levels.read(&format!("{level}{name}")) {
                        files.push((format!("LEVELS/{level}{name}"), bytes));
                    }
                }
            }
        }
        files
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
