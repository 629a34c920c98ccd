//! The texts of problems and cures, in four languages.

use crate::language::{Arg, Book, Language, sources};

/// The source of every text, by language: messages are called `CODE-case`, cures `cure-case`, additions to messages `more-case`.
pub const SOURCES: [(Language, &str); Language::ALL.len()] = sources!();

static BOOK: Book = Book::new(SOURCES);

/// Brings the source of a language where the program has none of its own, as on the web.
pub fn bring_texts(language: Language, source: String) {
    BOOK.bring(language, source);
}

/// The text of this name; the name itself in `[ ]` if there is none, which a test rules out.
pub fn text(language: Language, id: &str, args: &[(&str, Arg)]) -> String {
    let found = BOOK.find(language, id, args);
    debug_assert!(found.is_some() || cfg!(target_family = "wasm"), "there is no text {id}");
    found.unwrap_or_else(|| format!("[{id}]"))
}
