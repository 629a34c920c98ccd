//! What problems and cures say, in four languages.

use crate::language::{Arg, Book, Language, sources};

/// The source of every text, by language: messages are called `CODE-case`, cures `cure-case`, what is said behind a message `more-case`.
pub const SOURCES: [(Language, &str); Language::ALL.len()] = sources!();

static BOOK: Book = Book::new(SOURCES);

/// The text of this name; the name itself in `[ ]` where there is none, which a test rules out.
pub fn text(language: Language, id: &str, args: &[(&'static str, Arg)]) -> String {
    let found = BOOK.find(language, id, args);
    debug_assert!(found.is_some(), "there is no text {id}");
    found.unwrap_or_else(|| format!("[{id}]"))
}
