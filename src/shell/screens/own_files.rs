//! Looks for a picture or a song in the folders of this computer, with pictures to see and folders to open, page by page: with one switch
//! too.

use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::{Own, OwnFolder, Pictogram, RowPicture, Zone};
use std::path::PathBuf;

/// How many files and folders a page has.
const PER_PAGE: usize = 8;
/// Folders and songs side by side.
const ABREAST: usize = 2;
/// Pictures side by side.
const PICTURES_ABREAST: usize = 4;

/// What can be chosen.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Opens this folder.
    Folder(PathBuf),
    /// Takes this one.
    File(PathBuf),
    /// The next page.
    More,
    /// The previous page.
    Earlier,
    /// The folder above, where one came from.
    Above,
}

/// A folder that is looked through.
#[derive(Debug, Clone)]
pub struct OwnFiles {
    own: Own,
    /// The folders that lead here, without the places where it begins.
    way: Vec<PathBuf>,
    shown: OwnFolder,
    page: usize,
}

impl OwnFiles {
    /// Begins in the first of the places where such files usually are, if there is one in it; else with these places.
    pub fn new(own: Own, cx: &mut Context<'_>) -> Self {
        let mut files = Self { own, way: Vec::new(), shown: OwnFolder::default(), page: 0 };
        files.read(cx);
        if let Some((_, usual)) = files.shown.folders.first().cloned() {
            let places = files.clone();
            files.way.push(usual);
            files.read(cx);
            if files.shown.files.is_empty() {
                return places;
            }
        }
        files
    }

    fn read(&mut self, cx: &mut Context<'_>) {
        let read = cx.store.own_in(self.own, self.way.last().map(PathBuf::as_path));
        self.shown = cx.check(read).unwrap_or_default();
        self.page = 0;
    }

    fn pages(&self) -> usize {
        (self.shown.folders.len() + self.shown.files.len()).div_ceil(PER_PAGE)
    }

    /// What is shown: folders first.
    pub fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let (asks, tells_none) = match self.own {
            Own::Picture => ("picture-where", "picture-none"),
            Own::Song => ("song-where", "song-none"),
        };
        let mut content = Content::default();
        content.heading(if self.way.is_empty() { t.get(asks) } else { self.shown.name.clone() });
        if self.pages() == 0 {
            content.text(t.get(tells_none));
        }
        let first = self.page * PER_PAGE;
        let folders = self.shown.folders.iter().skip(first).take(PER_PAGE).map(|(name, path)| {
            let offer = Offer::button(name, Choice::Folder(path.clone())).with_value(name);
            offer.shows(Pictogram::Folder)
        });
        let folders: Vec<_> = folders.collect();
        let before = first.saturating_sub(self.shown.folders.len());
        let pictures = self.shown.files.iter().skip(before).take(PER_PAGE - folders.len()).map(|(name, path)| {
            let offer = Offer::button(name, Choice::File(path.clone())).with_value(name);
            (offer, RowPicture::Avatar(path.to_string_lossy().into_owned()))
        });
        let pictures: Vec<_> = pictures.collect();
        if !folders.is_empty() {
            content.grid(ABREAST, folders);
        }
        if !pictures.is_empty() {
            match self.own {
                Own::Picture => content.gallery(Zone::Main, PICTURES_ABREAST, pictures),
                Own::Song => content
                    .grid(ABREAST, pictures.into_iter().map(|(offer, _)| offer.shows(Pictogram::Sound)).collect()),
            }
        }
        let mut others = Vec::new();
        if self.page + 1 < self.pages() {
            others.push(Offer::button(t.get("files-more"), Choice::More).shows(Pictogram::Onward));
        }
        if self.page > 0 {
            others.push(Offer::button(t.get("files-earlier"), Choice::Earlier).shows(Pictogram::Back));
        }
        if !self.way.is_empty() {
            others.push(Offer::button(t.get("files-above"), Choice::Above).shows(Pictogram::Folder));
        }
        if !others.is_empty() {
            content.buttons(Zone::Main, others);
        }
        content
    }

    /// Follows a choice; the file, if one was chosen.
    pub fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) -> Option<PathBuf> {
        match choice {
            Choice::File(path) => return Some(path),
            Choice::Folder(path) => {
                self.way.push(path);
                self.read(cx);
            }
            Choice::Above => {
                self.way.pop();
                self.read(cx);
            }
            Choice::More => self.page += 1,
            Choice::Earlier => self.page = self.page.saturating_sub(1),
        }
        cx.report(Report::NewTurn);
        None
    }
}
