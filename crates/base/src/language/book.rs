//! A book: the same texts in four languages, read when a language is first asked for.

use super::Language;
use az::SaturatingAs;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// A word or a number that stands in a text.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Arg {
    /// A number: plural forms follow it.
    Number(i64),
    /// Words.
    Words(String),
    /// The text of this name in the same book, which takes no words itself.
    Text(Cow<'static, str>),
}

impl Arg {
    /// The text of this name in the same book.
    pub const fn text(id: &'static str) -> Self {
        Self::Text(Cow::Borrowed(id))
    }
}

impl From<&str> for Arg {
    fn from(words: &str) -> Self {
        Self::Words(words.to_owned())
    }
}
impl From<&String> for Arg {
    fn from(words: &String) -> Self {
        Self::Words(words.clone())
    }
}
impl From<String> for Arg {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}
macro_rules! number_args {
    ($($number:ty),+) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })+
    };
}
number_args!(u8, u16, u32, i16, i32, i64);
impl From<usize> for Arg {
    fn from(number: usize) -> Self {
        Self::Number(number.saturating_as())
    }
}
impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Self::Number(number.saturating_as())
    }
}
impl From<char> for Arg {
    fn from(letter: char) -> Self {
        Self::Words(letter.into())
    }
}

/// How many languages there are.
const LANGUAGES: usize = Language::ALL.len();

/// Texts by name, in every language.
pub struct Book {
    sources: [(Language, &'static str); LANGUAGES],
    bundles: [OnceLock<FluentBundle<FluentResource>>; LANGUAGES],
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book")
    }
}

impl Book {
    /// The book of these Fluent sources. A fault in one leaves that text out; tests hold that there is none.
    pub const fn new(sources: [(Language, &'static str); LANGUAGES]) -> Self {
        Self { sources, bundles: [const { OnceLock::new() }; LANGUAGES] }
    }

    fn bundle(&self, language: Language) -> Option<&FluentBundle<FluentResource>> {
        let sources = self.sources.iter().zip(&self.bundles);
        let ((_, source), place) = sources.into_iter().find(|((own, _), _)| *own == language)?;
        Some(place.get_or_init(|| bundle(language, source)))
    }

    /// The text of this name with words and numbers put in; in English where the language lacks it, none where both do.
    pub fn find(&self, language: Language, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            match arg {
                Arg::Number(number) => values.set(*name, FluentValue::from(*number)),
                Arg::Words(words) => values.set(*name, FluentValue::from(words.as_str())),
                // of another book, it can only be one that this text does not ask for
                Arg::Text(id) => {
                    if let Some(words) = self.find(language, id, &[]) {
                        values.set(*name, FluentValue::from(words));
                    }
                }
            }
        }
        [language, Language::English].into_iter().find_map(|language| {
            let bundle = self.bundle(language)?;
            let pattern = bundle.get_message(id)?.value()?;
            let mut faults = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&values), &mut faults).into_owned();
            debug_assert!(faults.is_empty(), "{id} in {language:?}: {faults:?}");
            Some(text)
        })
    }
}

fn bundle(language: Language, source: &str) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Marks around arguments would show as boxes and be spoken.
    bundle.set_use_isolating(false);
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(rest, _)| rest);
    bundle.add_resource_overriding(resource);
    bundle
}
