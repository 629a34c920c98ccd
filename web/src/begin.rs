//! How the program begins: what the browser kept is read first, since it says which game is needed first; the program begins
//! with that one, and all others follow.

use crate::browser::{BrowserFiles, wall_clock};
use crate::desk::Desk;
use crate::disk::{Kept, PageDisk};
use crate::hands::Hands;
use crate::html::{Drawings, Node};
use crate::messages::{BeganAnew, Begin, LanguageTexts};
use crate::others::Others;
use crate::own_files::{Drawn, Sung};
use crate::{GAMES, USERS, Web, files_in, parcel, whole};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use switchboard::disk::Disk;
use switchboard::disk::parcel::Handed;
use switchboard::disk::players::{FolderStore, OwnFiles, Users, find_player};
use switchboard::language::Language;
use switchboard::shell::{App, FIRST_PUZZLE, For, Own, OwnWays, Page, Settings, Start};
use switchboard_web_shared::pack::Coming;
use switchboard_web_shared::tell_of_panics;
use wasm_bindgen::prelude::*;

/// A program that waits for its first games.
#[wasm_bindgen]
pub struct Beginning {
    begin: Begin,
    is_new: bool,
    stage: Stage,
}

/// What is known of the disk.
enum Stage {
    /// What was kept is there, and changes nothing that ships: games can follow.
    Open(Arc<PageDisk>),
    /// What was kept changes games, so that all of them are needed first.
    Closed(Kept),
}

#[wasm_bindgen]
impl Beginning {
    /// Reads what the browser has kept.
    ///
    /// # Errors
    /// One sentence: the message is none, or nothing can be written.
    #[wasm_bindgen(constructor)]
    pub fn new(begin: &str) -> Result<Self, JsError> {
        tell_of_panics();
        let begin = serde_json::from_str(begin)?;
        let kept = Kept::read(Box::new(BrowserFiles));
        let is_new = kept.is_new();
        let users = Path::new(USERS);
        let stage = if kept.is_within(users) {
            Stage::Open(Arc::new(kept.on(Vec::new(), users)?))
        } else {
            Stage::Closed(kept)
        };
        Ok(Self { begin, is_new, stage })
    }

    /// The languages whose texts are needed first: that of whoever plays, or all where it is not known yet.
    pub fn languages(&self) -> Vec<String> {
        let Stage::Open(disk) = &self.stage else {
            return Language::ALL.map(|language| language.code().to_owned()).to_vec();
        };
        vec![first_language(&self.begin, &(Arc::clone(disk) as Disk)).code().to_owned()]
    }

    /// The games that are needed first, by their folder names; none where all are.
    pub fn wanted(&self) -> Vec<String> {
        let Stage::Open(disk) = &self.stage else { return Vec::new() };
        let mut wanted = vec![first_game(&self.begin, &(Arc::clone(disk) as Disk))];
        if self.is_new && wanted != [FIRST_PUZZLE.0] {
            wanted.push(FIRST_PUZZLE.0.to_owned());
        }
        wanted
    }

    /// Begins with the games in this pack. Where they are not all (`has_all`), [`Web::bring`] brings the others.
    ///
    /// # Errors
    /// One sentence: the pack is damaged, or the store cannot be written.
    pub fn begin(self, pack: Vec<u8>, has_all: bool, now: f64) -> Result<Web, JsError> {
        let files = files_in(pack)?;
        let page_disk = match self.stage {
            Stage::Open(disk) => {
                disk.ship(files);
                disk
            }
            Stage::Closed(kept) => Arc::new(kept.on(files, Path::new(USERS))?),
        };
        Web::on(page_disk, self.begin, has_all, now)
    }
}

/// Takes the texts of a language, by its code, which the program for the web does not have itself. Until those of a language are here it is told
/// in another one.
///
/// # Errors
/// They are none, or the language is none that is known.
#[wasm_bindgen]
pub fn take_texts(language: &str, texts: &str) -> Result<(), JsError> {
    let language = Language::from_tag(language).ok_or_else(|| JsError::new("there is no such language"))?;
    let LanguageTexts { narrate, diag } = serde_json::from_str(texts)?;
    switchboard::narrate::bring_texts(language, narrate);
    switchboard::diag::bring_texts(language, diag);
    Ok(())
}

/// The player who plays first: the one of the link, if there is one, else whoever played last.
fn first_player(begin: &Begin, users: &Users) -> Option<String> {
    match &begin.player {
        Some(name) => find_player(users, name).ok(),
        None => users.last_player().player,
    }
}

/// The game that is played first: the one that is asked for, else the one that the first player has played last, else that
/// of a new visitor.
fn first_game(begin: &Begin, disk: &Disk) -> String {
    let users = Users::on(Disk::clone(disk), PathBuf::from(USERS));
    let last = || users.last(&users.saves_folder(&first_player(begin, &users)?).ok()?, "Game");
    begin.game.clone().or_else(last).unwrap_or_else(|| FIRST_PUZZLE.0.to_owned())
}

/// The language of the first player, else that of the browser.
fn first_language(begin: &Begin, disk: &Disk) -> Language {
    let users = Users::on(Disk::clone(disk), PathBuf::from(USERS));
    let language = asked_language(begin);
    first_player(begin, &users).map_or(language, |player| users.entry(&player, language).profile.language)
}

/// The language that the browser asks for.
fn asked_language(begin: &Begin) -> Language {
    Language::from_tag(&begin.language).unwrap_or(Language::English)
}

impl Web {
    /// The program on this disk.
    fn on(page_disk: Arc<PageDisk>, begin: Begin, has_all: bool, now: f64) -> Result<Self, JsError> {
        let disk: Disk = Arc::clone(&page_disk) as Disk;
        let language = asked_language(&begin);
        let users = Users::on(Disk::clone(&disk), PathBuf::from(USERS));
        let desk = Desk::new(&page_disk, Path::new(GAMES), !has_all);
        // the others are read between events; on the list of games they come as on the desktop
        desk.read(&first_game(&begin, &disk));
        let mut first = Settings::default();
        for (name, value) in &begin.looks {
            // one that is not known is as usual
            let _ = first.set(name, value);
        }
        parcel::remove_leftovers(&disk, Path::new(GAMES));
        let handed = Handed::default();
        let portraits = OwnFiles::new(Own::Picture, users.clone(), OwnWays::Asked, Some(Arc::new(Drawn)));
        let songs = OwnFiles::new(Own::Song, users.clone(), OwnWays::Asked, Some(Arc::new(Sung)));
        let store = || {
            let store = FolderStore::whole(Disk::clone(&disk), PathBuf::from("/"));
            Box::new(
                store
                    .with_wall_clock(wall_clock)
                    .speaking(language)
                    .beginning_with(first.clone())
                    .watched_by(desk.clone())
                    .picturing(portraits.clone())
                    .singing(songs.clone())
                    .handed(Arc::clone(&handed)),
            )
        };
        let start = Start { player: begin.player, game: begin.game, level: begin.level };
        let whom = if begin.author && start.game.is_some() { For::Author } else { For::Player };
        // a link to a game or level that is not here leads to the beginning
        let mut missing = false;
        let mut app = App::by_link(store(), &start, whom, whole(now))
            .or_else(|_| {
                missing = true;
                let start = Start { player: start.player, ..Start::default() };
                App::by_link(store(), &start, For::Player, whole(now))
            })
            .map_err(|why| JsError::new(&why))?;
        if let Some(BeganAnew { place, screen, game, inputs }) = begin.broken {
            app.began_anew(place, screen, game, inputs);
        }
        Ok(Self {
            app,
            disk,
            page_disk,
            desk,
            language,
            drawings: Drawings::default(),
            portraits,
            songs,
            shown: Page::default(),
            tree: Node::default(),
            hands: Hands::default(),
            jobs: Vec::new(),
            replies: Vec::new(),
            others: Others::default(),
            adding: None,
            handed,
            coming: Coming::default(),
            came: false,
            missing,
            over: false,
        })
    }
}
