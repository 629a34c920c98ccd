//! Folder names for players: turns any name of a person into one that every file system accepts. Never gives a name that leads out of a
//! folder.

use crate::disk::sent_names::is_device;

/// The longest folder name made, in bytes.
const MAX_BYTES: usize = 60;

/// A folder name for a player called `name` that differs from all of `taken`, ignoring letter case.
pub fn folder_name(name: &str, taken: &[String]) -> String {
    let plain = plain_name(name);
    let is_taken = |wanted: &str| taken.iter().any(|other| other.to_lowercase() == wanted.to_lowercase());
    if !is_taken(&plain) {
        return plain;
    }
    let numbered = (2_u32..).map(|number| format!("{plain} {number}")).find(|wanted| !is_taken(wanted));
    numbered.unwrap_or(plain)
}

fn plain_name(name: &str) -> String {
    let mut plain = String::new();
    for letter in name.trim().chars() {
        let kept = if letter.is_alphanumeric() || letter == '-' { letter } else { ' ' };
        if plain.len() + kept.len_utf8() > MAX_BYTES {
            break;
        }
        if kept != ' ' || !(plain.is_empty() || plain.ends_with(' ')) {
            plain.push(kept);
        }
    }
    let plain = plain.trim_matches([' ', '-']).to_owned();
    if plain.is_empty() {
        return "player".to_owned();
    }
    if is_device(&plain) { format!("{plain} player") } else { plain }
}

/// Whether `name` names a single entry of a folder: no separator, no `..`, nothing hidden.
pub fn is_plain(name: &str) -> bool {
    !name.is_empty() && !name.starts_with('.') && !name.contains(['/', '\\', '\0', ':'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_becomes_a_harmless_one() {
        let long = "ž".repeat(300);
        let cases = [
            ("Jana", "Jana"),
            ("  Jan Novák ", "Jan Novák"),
            ("../x", "x"),
            ("..", "player"),
            ("/etc/passwd", "etc passwd"),
            ("C:\\Users", "C Users"),
            ("\u{1F600}\u{1F600}", "player"),
            ("", "player"),
            ("NUL", "NUL player"),
            ("a\0b\nc", "a b c"),
            (".hidden", "hidden"),
            ("trailing. ", "trailing"),
            ("last.xml", "last xml"),
            ("Ω-3", "Ω-3"),
        ];
        for (name, folder) in cases {
            assert_eq!(folder_name(name, &[]), folder, "{name:?}");
            assert!(is_plain(folder));
        }
        assert!(folder_name(&long, &[]).len() <= MAX_BYTES);
    }

    #[test]
    fn names_equal_but_for_case_get_folders_of_their_own() {
        let taken = ["Jana".to_owned(), "jana 2".to_owned()];
        assert_eq!(folder_name("JANA", &taken), "JANA 3");
    }

    #[test]
    fn what_leads_elsewhere_is_not_plain() {
        for name in ["", ".", "..", "a/b", "a\\b", "../a", ".git", "c:"] {
            assert!(!is_plain(name), "{name}");
        }
    }
}
