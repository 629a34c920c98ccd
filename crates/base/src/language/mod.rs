//! The four languages that the program speaks, and books of texts in them (Fluent), with the plural forms of each.
//! Holds no text itself.

mod book;

pub use book::{Arg, Book};

/// The sources of a book, by language: the files `texts/XX.ftl` beside the file in which this stands.
#[macro_export]
macro_rules! sources {
    () => {
        [
            ($crate::language::Language::Czech, $crate::source!("texts/cs.ftl")),
            ($crate::language::Language::Slovak, $crate::source!("texts/sk.ftl")),
            ($crate::language::Language::English, $crate::source!("texts/en.ftl")),
            ($crate::language::Language::German, $crate::source!("texts/de.ftl")),
        ]
    };
}
pub use crate::sources;

/// One source of a book. A program for the web has none: it is brought those that it needs ([`Book::bring`]).
#[cfg(not(target_family = "wasm"))]
#[doc(hidden)]
#[macro_export]
macro_rules! source {
    ($path:literal) => {
        include_str!($path)
    };
}
/// No source.
#[cfg(target_family = "wasm")]
#[doc(hidden)]
#[macro_export]
macro_rules! source {
    ($path:literal) => {
        ""
    };
}

use serde::{Deserialize, Serialize};

/// The languages the program speaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Language {
    /// Czech.
    #[serde(rename = "cs")]
    Czech,
    /// Slovak.
    #[serde(rename = "sk")]
    Slovak,
    /// English.
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Czech, Self::Slovak, Self::English, Self::German];

    /// The two letters of ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Czech => "cs",
            Self::Slovak => "sk",
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// The language of a tag such as `cs`, `cs-CZ` or `cs_CZ.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Self> {
        let first = tag.split(['-', '_', '.']).next()?.to_ascii_lowercase();
        Self::ALL.into_iter().find(|l| l.code() == first)
    }
}
