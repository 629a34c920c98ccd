//! Texts in several languages.

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

/// A text, perhaps in several languages.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Text {
    /// Tag (`xml:lang`, lower case; "" where none) and text, in file order.
    pub variants: Vec<(String, String)>,
}

impl Text {
    /// A text without a language.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { variants: vec![(String::new(), text.into())] }
    }

    /// The text in `language`, else in English, else the first, else "".
    pub fn get(&self, language: Language) -> &str {
        let find = |code: &str| {
            self.variants.iter().find(|(tag, _)| tag.split('-').next() == Some(code)).map(|(_, t)| t.as_str())
        };
        find(language.code())
            .or_else(|| find(Language::English.code()))
            .or_else(|| self.variants.first().map(|(_, t)| t.as_str()))
            .unwrap_or("")
    }

    /// Whether nothing was given.
    pub fn is_empty(&self) -> bool {
        self.variants.iter().all(|(_, t)| t.is_empty())
    }
}
