//! Pictures of players' own: where one may come from, and what is kept of it. A picture from outside is not trusted: it is drawn where
//! pictures of games are, and only the pixels are kept, so that the place and the camera that a photo names are gone.

use crate::diag::Problem;
use std::path::PathBuf;
use std::sync::Arc;

/// The side of the square in which a picture is kept, in pixels.
pub const PORTRAIT_SIDE: u32 = 512;
/// The largest kept picture, in bytes: somewhat more than its pixels without compression.
pub const MAX_PORTRAIT_BYTES: u64 = 2 << 20;

/// What the name of a kept picture begins and ends with; between them are sixteen hexadecimal digits, the hash of its bytes.
const NAME: (&str, &str) = ("picture-", ".png");

/// A picture that somebody chose, dropped or pasted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PictureFrom {
    /// A file of this computer.
    File(PathBuf),
    /// What is in one.
    Bytes(Arc<[u8]>),
}

/// How pictures of one's own are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OwnPictures {
    /// Not at all: nothing can draw them here.
    #[default]
    None,
    /// In the folders of this computer ([`super::Store::pictures_in`]).
    Browsed,
    /// The front end asks for one ([`super::Effect::AskPicture`]).
    Asked,
}

/// What became of a picture.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Taking {
    /// It is being drawn.
    Going,
    /// Its name as a player's picture, or why it is none. It is kept once a player is saved with it.
    Done(Result<String, Problem>),
}

/// What a folder has for somebody who looks for a picture.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct PictureFolder {
    /// Its name; empty for the places where one begins to look.
    pub name: String,
    /// Folders in it: name and path.
    pub folders: Vec<(String, PathBuf)>,
    /// Pictures in it, the newest first: name and path.
    pub pictures: Vec<(String, PathBuf)>,
}

/// Why a picture is none.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoPicture {
    /// It cannot be drawn.
    Unreadable,
    /// Drawing takes too long.
    TooSlow,
}

/// Draws pictures that are not trusted.
pub trait Scaler: Send + Sync {
    /// The picture as a PNG of at most [`PORTRAIT_SIDE`] pixels a side, with nothing in it but pixels.
    ///
    /// # Errors
    /// It cannot be drawn.
    fn scaled(&self, bytes: &[u8]) -> Result<Vec<u8>, NoPicture>;
}

/// The name of a kept picture with this hash.
pub fn portrait_name(hash: u64) -> String {
    let (begin, end) = NAME;
    format!("{begin}{hash:016x}{end}")
}

/// Whether this names a kept picture of a player's own; otherwise it is one of the program's pictures.
pub fn is_portrait(name: &str) -> bool {
    let digits = name.strip_prefix(NAME.0).and_then(|rest| rest.strip_suffix(NAME.1));
    digits.is_some_and(|digits| {
        digits.len() == 16 && digits.bytes().all(|digit| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_the_program_gave_are_those_of_kept_pictures() {
        assert!(is_portrait(&portrait_name(7)) && is_portrait(&portrait_name(u64::MAX)));
        for name in ["fox", "", "picture-.png", "picture-0000000000000007.svg", "../picture-0000000000000007.png"] {
            assert!(!is_portrait(name), "{name}");
        }
        assert!(!is_portrait("picture-000000000000000/.png"));
    }
}
