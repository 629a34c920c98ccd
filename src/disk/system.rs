//! What the system knows about its user.

use crate::language::Language;

/// The first language in the system's settings that the program supports; English if there is none.
pub fn system_language() -> Language {
    ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| std::env::var(name).ok())
        .find_map(|value| value.split(':').find_map(Language::from_tag))
        .unwrap_or(Language::English)
}
