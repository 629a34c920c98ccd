//! The program's own texts in four languages. Knows no screen.

use crate::language::{Book, Language, sources};

pub use crate::language::Arg;

/// The source of every text, by language.
pub const SOURCES: [(Language, &str); Language::ALL.len()] = sources!();

static BOOK: Book = Book::new(SOURCES);

/// Brings the source of a language where the program has none of its own, as on the web.
pub fn bring_texts(language: Language, source: String) {
    BOOK.bring(language, source);
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

    /// Which language it is.
    pub const fn language(self) -> Language {
        self.language
    }

    /// The text of this name; the name itself in `[ ]` if there is none, which a test makes sure of.
    pub fn get(self, id: &str) -> String {
        self.with(id, &[])
    }

    /// The text of this name with words and numbers filled in.
    pub fn with(self, id: &str, args: &[(&str, Arg)]) -> String {
        self.find(id, args).unwrap_or_else(|| format!("[{id}]"))
    }

    /// The text of this name with words and numbers filled in; `None` if no language has such a text.
    pub fn find(self, id: &str, args: &[(&str, Arg)]) -> Option<String> {
        BOOK.find(self.language, id, args)
    }
}
