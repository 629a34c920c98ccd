//! The bytes of games' pictures, read from their folders when they are needed. Never keeps them.

use super::players::OwnFiles;
use super::{Catalogue, FolderFiles};
use crate::game::Files;
use crate::shell::Pictures;
use std::cell::RefCell;
use std::path::PathBuf;

/// The pictures of the games in these folders.
#[derive(Clone)]
pub struct FolderPictures {
    folders: Vec<PathBuf>,
    /// The games as last found: finding one takes longer than reading a picture.
    known: RefCell<Catalogue>,
    portraits: Option<OwnFiles>,
}

impl FolderPictures {
    /// The pictures of the games in these folders of games.
    pub fn new(folders: Vec<PathBuf>) -> Self {
        Self { folders, known: RefCell::default(), portraits: None }
    }

    /// Also the players' own pictures.
    #[must_use]
    pub fn with_portraits(self, portraits: OwnFiles) -> Self {
        Self { portraits: Some(portraits), ..self }
    }

    fn files(&self, game: &str) -> Option<FolderFiles> {
        let known = self.known.borrow().folder(game);
        known.filter(|folder| folder.is_dir()).map(FolderFiles::new).or_else(|| {
            let anew = Catalogue::new(&self.folders);
            let found = anew.folder(game).map(FolderFiles::new);
            *self.known.borrow_mut() = anew;
            found
        })
    }
}

/// File names that a thumbnail may have.
pub const THUMBNAILS: [&str; 7] = ["svg", "png", "gif", "jpeg", "jpg", "bmp", "webp"];

impl Pictures for FolderPictures {
    fn piece(&self, game: &str, name: &str) -> Result<Vec<u8>, String> {
        let files = self.files(game).ok_or_else(|| format!("there is no game {game}"))?;
        files.read(&format!("PIECES/{name}")).map_err(|fault| format!("{name}: {fault}"))
    }

    fn thumbnail(&self, game: &str) -> Option<Vec<u8>> {
        let files = self.files(game)?;
        THUMBNAILS.iter().find_map(|kind| files.read(&format!("thumbnail.{kind}")).ok())
    }

    fn portrait(&self, name: &str) -> Option<Vec<u8>> {
        self.portraits.as_ref()?.bytes(name)
    }
}
