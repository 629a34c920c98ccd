//! The program's own texts in four languages (Fluent), with the plural forms of each. Knows no screen.

use crate::game::Language;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::fmt;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// The source of every text, by language.
pub const SOURCES: [(Language, &str); 4] = [
    (Language::Czech, include_str!("texts/cs.ftl")),
    (Language::Slovak, include_str!("texts/sk.ftl")),
    (Language::English, include_str!("texts/en.ftl")),
    (Language::German, include_str!("texts/de.ftl")),
];

/// A word or a number that stands in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arg {
    /// A number: plural forms follow it.
    Number(i64),
    /// Words.
    Words(String),
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
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}
impl From<u64> for Arg {
    fn from(number: u64) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

struct Bundles {
    list: Vec<(Language, FluentBundle<FluentResource>)>,
}

impl fmt::Debug for Bundles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Bundles")
    }
}

fn bundles() -> &'static Bundles {
    static BUNDLES: OnceLock<Bundles> = OnceLock::new();
    BUNDLES.get_or_init(|| Bundles { list: SOURCES.iter().map(|(l, source)| (*l, bundle(*l, source))).collect() })
}

fn bundle(language: Language, source: &str) -> FluentBundle<FluentResource> {
    let locale: LanguageIdentifier = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Marks around arguments would show as boxes and be spoken.
    bundle.set_use_isolating(false);
    // A fault in a text leaves that text out; a test holds that there is none.
    let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(rest, _)| rest);
    bundle.add_resource_overriding(resource);
    bundle
}

/// Texts in one language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Texts {
    language: Language,
}

impl Texts {
    /// The texts in this language.
    pub const fn new(language: Language) -> Self {
        Self { language }
    }

    /// The language.
    pub const fn language(self) -> Language {
        self.language
    }

    /// The text of this name; the name itself in `[ ]` where there is none, which no screen shows (a test sees to it).
    pub fn get(self, id: &str) -> String {
        self.with(id, &[])
    }

    /// The text of this name with words and numbers put in.
    pub fn with(self, id: &str, args: &[(&str, Arg)]) -> String {
        self.find(id, args).unwrap_or_else(|| format!("[{id}]"))
    }

    /// The same, or none where there is no such text in any language.
    pub fn find(self, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        let mut values = FluentArgs::new();
        for (name, arg) in args {
            match arg {
                Arg::Number(number) => values.set(*name, FluentValue::from(*number)),
                Arg::Words(words) => values.set(*name, FluentValue::from(words.as_str())),
            }
        }
        let wanted = [self.language, Language::English];
        wanted.into_iter().find_map(|language| {
            let (_, bundle) = bundles().list.iter().find(|(l, _)| *l == language)?;
            let pattern = bundle.get_message(id)?.value()?;
            let mut faults = Vec::new();
            Some(bundle.format_pattern(pattern, Some(&values), &mut faults).into_owned())
        })
    }
}
