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
    /// Sources of languages for which the program has none of its own.
    brought: [OnceLock<String>; LANGUAGES],
    bundles: [OnceLock<FluentBundle<FluentResource>>; LANGUAGES],
}

impl fmt::Debug for Book {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Book")
    }
}

impl Book {
    /// The book of these Fluent sources. A fault in one leaves that text out; tests hold that there is none. A language without a source
    /// has no texts until they are brought.
    pub const fn new(sources: [(Language, &'static str); LANGUAGES]) -> Self {
        Self {
            sources,
            brought: [const { OnceLock::new() }; LANGUAGES],
            bundles: [const { OnceLock::new() }; LANGUAGES],
        }
    }

    /// Brings the source of a language for which the program has none of its own. The first one counts.
    pub fn bring(&self, language: Language, source: String) {
        if let Some(place) = self.brought.get(self.place(language)) {
            // one that is there already stays
            let _ = place.set(source);
        }
    }

    /// Where a language stands among the sources.
    fn place(&self, language: Language) -> usize {
        self.sources.iter().take_while(|(own, _)| *own != language).count()
    }

    fn source(&self, language: Language) -> Option<&str> {
        let place = self.place(language);
        let (_, source) = self.sources.get(place)?;
        if source.is_empty() { self.brought.get(place)?.get().map(String::as_str) } else { Some(source) }
    }

    fn bundle(&self, language: Language) -> Option<&FluentBundle<FluentResource>> {
        let source = self.source(language)?;
        let bundles = self.bundles.get(self.place(language))?;
        Some(bundles.get_or_init(|| bundle(language, source)))
    }

    /// The text of this name with words and numbers put in; in English where the language lacks it, none where both do; in
    /// another language while neither is here.
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
        let told = |bundle: &FluentBundle<FluentResource>| {
            let pattern = bundle.get_message(id)?.value()?;
            let mut faults = Vec::new();
            let text = bundle.format_pattern(pattern, Some(&values), &mut faults).into_owned();
            debug_assert!(faults.is_empty(), "{id} in {language:?}: {faults:?}");
            Some(text)
        };
        let near = [language, Language::English];
        if near.iter().any(|near| self.source(*near).is_some()) {
            return near.into_iter().find_map(|near| self.bundle(near).and_then(told));
        }
        Language::ALL.into_iter().find_map(|any| self.bundle(any)).and_then(told)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_that_is_not_here_yet_is_told_in_one_that_is() {
        let book = Book::new(Language::ALL.map(|language| (language, "")));
        let find = |language| book.find(language, "game", &[]);
        assert_eq!(find(Language::German), None, "nothing is here");
        book.bring(Language::Czech, "game = hra".to_owned());
        assert_eq!(find(Language::German).as_deref(), Some("hra"));
        book.bring(Language::English, "game = game\nonly = only in English".to_owned());
        assert_eq!(find(Language::German).as_deref(), Some("game"));
        book.bring(Language::German, "game = Spiel".to_owned());
        assert_eq!(find(Language::German).as_deref(), Some("Spiel"));
        assert_eq!(book.find(Language::German, "only", &[]).as_deref(), Some("only in English"));
        book.bring(Language::German, "game = Partie".to_owned());
        assert_eq!(find(Language::German).as_deref(), Some("Spiel"), "the first one counts");
    }

    #[test]
    fn a_book_with_sources_of_its_own_takes_no_others() {
        let book = Book::new(Language::ALL.map(|language| (language, "game = own")));
        book.bring(Language::German, "game = other".to_owned());
        assert_eq!(book.find(Language::German, "game", &[]).as_deref(), Some("own"));
    }
}
