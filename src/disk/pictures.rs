//! Bytes of the pictures of games, read from their folders when they are wanted. Never keeps them.

use super::Catalogue;
use crate::game::Files;
use crate::shell::Pictures;
use std::path::PathBuf;

/// The pictures of the games in these folders.
#[derive(Debug, Clone)]
pub struct FolderPictures {
    folders: Vec<PathBuf>,
}

impl FolderPictures {
    /// Of the games in these folders of games.
    pub fn new(folders: Vec<PathBuf>) -> Self {
        Self { folders }
    }
}

/// Names a thumbnail may have.
const THUMBNAILS: [&str; 7] = ["svg", "png", "gif", "jpeg", "jpg", "bmp", "webp"];

impl Pictures for FolderPictures {
    fn piece(&self, game: &str, name: &str) -> Result<Vec<u8>, String> {
        let (_, files) = Catalogue::new(&self.folders).find(game).ok_or_else(|| format!("there is no game {game}"))?;
        files.read(&format!("PIECES/{name}")).map_err(|fault| format!("{name}: {fault}"))
    }

    fn thumbnail(&self, game: &str) -> Option<Vec<u8>> {
        let (_, files) = Catalogue::new(&self.folders).find(game)?;
        THUMBNAILS.iter().find_map(|kind| files.read(&format!("thumbnail.{kind}")).ok())
    }
}
