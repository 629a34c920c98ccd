//! Texts in several languages.

use serde::{Deserialize, Serialize};
use switchboard_base::language::Language;

/// A text, perhaps in several languages.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Text {
    /// Tag (`xml:lang`, lower case; "" if none) and text, in file order.
    pub variants: Vec<(String, String)>,
}

impl Text {
    /// A text without a language.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { variants: vec![(String::new(), text.into())] }
    }

    /// A text that is made in each language.
    pub fn in_each(make: impl Fn(Language) -> String) -> Self {
        Self { variants: Language::ALL.map(|language| (language.code().to_owned(), make(language))).to_vec() }
    }

    /// The text in `language`, otherwise in English, otherwise the first, otherwise "".
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
