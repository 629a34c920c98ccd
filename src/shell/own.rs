//! Pictures and songs of players' own: where one may come from, and what is kept of it. A file from outside is not trusted: it is made
//! anew, from pixels or samples alone, so that the place and the camera that a photo names are gone.

use crate::diag::Problem;
use std::path::PathBuf;
use std::sync::Arc;

/// The side of the square in which a picture is kept, in pixels.
pub const PORTRAIT_SIDE: u32 = 512;
/// The largest kept picture, in bytes: somewhat more than its pixels without compression.
pub const MAX_PORTRAIT_BYTES: u64 = 2 << 20;
/// The largest kept song, in bytes: somewhat more than its samples.
pub const MAX_SONG_BYTES: u64 = 2 << 20;

/// What of a player's own is kept as a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Own {
    /// A picture, a PNG.
    Picture,
    /// A song, a wav file.
    Song,
}

impl Own {
    /// What the name of a kept file begins and ends with; between them are sixteen hexadecimal digits, the hash of its bytes.
    const fn around(self) -> (&'static str, &'static str) {
        match self {
            Self::Picture => ("picture-", ".png"),
            Self::Song => ("song-", ".wav"),
        }
    }

    /// The largest that is kept, in bytes.
    pub const fn most_bytes(self) -> u64 {
        match self {
            Self::Picture => MAX_PORTRAIT_BYTES,
            Self::Song => MAX_SONG_BYTES,
        }
    }

    /// The name of a kept file with this hash.
    pub fn name(self, hash: u64) -> String {
        let (begin, end) = self.around();
        format!("{begin}{hash:016x}{end}")
    }

    /// Whether this names a kept file.
    pub fn is_name(self, name: &str) -> bool {
        let (begin, end) = self.around();
        let digits = name.strip_prefix(begin).and_then(|rest| rest.strip_suffix(end));
        digits.is_some_and(|digits| {
            digits.len() == 16 && digits.bytes().all(|digit| digit.is_ascii_digit() || (b'a'..=b'f').contains(&digit))
        })
    }
}

/// A picture or song that somebody chose, dropped or pasted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OwnFrom {
    /// A file of this computer.
    File(PathBuf),
    /// What is in one.
    Bytes(Arc<[u8]>),
    /// What is in one of this name.
    Named(String, Arc<[u8]>),
}

/// How pictures or songs of one's own are found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OwnWays {
    /// Not at all: nothing can make them here.
    #[default]
    None,
    /// In the folders of this computer ([`super::Store::own_in`]).
    Browsed,
    /// The front end asks for one ([`super::Effect::AskOwn`]).
    Asked,
}

/// What became of a file that was to be taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Taking {
    /// It is being made.
    Going,
    /// Its name as a player's own, or why it is none. It is kept once a player is saved with it.
    Done(Result<String, Problem>),
}

/// What a folder has for somebody who looks for a picture or a song.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct OwnFolder {
    /// Its name; empty for the places where one begins to look.
    pub name: String,
    /// Folders in it: name and path.
    pub folders: Vec<(String, PathBuf)>,
    /// Files in it that may be one, the newest first: name and path.
    pub files: Vec<(String, PathBuf)>,
}

/// Why a file is not taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotTaken {
    /// It is no picture, or no song.
    Unreadable,
    /// Making it takes too long.
    TooSlow,
}

/// Makes anew what is not trusted.
pub trait Remaker: Send + Sync {
    /// A picture as a PNG of at most [`PORTRAIT_SIDE`] pixels a side with nothing in it but pixels; a song as [`super::song::wav`] writes it.
    ///
    /// # Errors
    /// It is none, or it takes too long.
    fn remade(&self, bytes: &[u8]) -> Result<Vec<u8>, NotTaken>;
}

/// Whether this names a kept picture of a player's own; otherwise it is one of the program's pictures.
pub fn is_portrait(name: &str) -> bool {
    Own::Picture.is_name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_the_program_gave_are_those_of_kept_pictures() {
        assert!(is_portrait(&Own::Picture.name(7)) && is_portrait(&Own::Picture.name(u64::MAX)));
        assert!(Own::Song.is_name(&Own::Song.name(7)) && !Own::Song.is_name(&Own::Picture.name(7)));
        for name in ["fox", "", "picture-.png", "picture-0000000000000007.svg", "../picture-0000000000000007.png"] {
            assert!(!is_portrait(name), "{name}");
        }
        assert!(!is_portrait("picture-000000000000000/.png"));
    }
}
