//! Names of files that come from somebody else, in zips and folders: only those that all systems accept, unchanged and without a second
//! meaning. One rule for games and players that are added; what has such a name on this computer already is not judged by it.

use crate::diag::{Code, Problem, hidden_sign};
use crate::language::Arg;
use std::collections::HashMap;

/// The longest name of a file or folder, in bytes.
pub const MAX_NAME: usize = 200;
/// How deep folders may be nested.
pub const MAX_DEPTH: usize = 8;
/// Names that Windows reserves for devices, whatever extension follows.
const DEVICES: [&str; 24] = [
    "con", "prn", "aux", "nul", "conin$", "conout$", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8",
    "com9", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9",
];

/// What is wrong with a path.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NameFault {
    /// It leads out of its folder, or nowhere.
    Outside,
    /// Folders are nested too deeply.
    Deep,
    /// A name begins with a dot: programs hide it.
    Hidden,
    /// A name has a sign that some system does not take or that is not seen.
    Sign,
    /// A name begins with a space, or ends with a space or a dot: Windows leaves them out.
    Rim,
    /// A name is that of a device on Windows.
    Device,
    /// A name is too long.
    Long,
    /// It differs from another one in the case of letters only, or is both a file and a folder.
    Twin,
}

impl NameFault {
    /// The problem that a file cannot be added because of this path in it.
    pub fn told_of(self, path: &str) -> Problem {
        Code::S012.error("name").arg("name", path).arg("why", Arg::text(self.why()))
    }

    /// The text that says why.
    pub const fn why(self) -> &'static str {
        match self {
            Self::Outside => "why-path",
            Self::Deep => "why-path-deep",
            Self::Hidden => "why-name-hidden",
            Self::Sign => "why-name-sign",
            Self::Rim => "why-name-rim",
            Self::Device => "why-name-device",
            Self::Long => "why-name-long",
            Self::Twin => "why-name-twin",
        }
    }
}

/// Whether a path, with `/` between names, is one that all systems accept.
///
/// # Errors
/// What is wrong with it.
pub fn path_accepted(path: &str) -> Result<(), NameFault> {
    if path.split('/').count() > MAX_DEPTH + 1 {
        return Err(NameFault::Deep);
    }
    path.split('/').try_for_each(name_accepted)
}

/// Whether all systems accept this name of a file or folder.
///
/// # Errors
/// What is wrong with it.
pub fn name_accepted(name: &str) -> Result<(), NameFault> {
    let stem = name.split('.').next().unwrap_or_default().trim_end();
    if matches!(name, "" | "." | "..") || name.contains('\\') || has_drive(name) {
        Err(NameFault::Outside)
    } else if name.contains(is_refused) || hidden_sign(name).is_some() {
        Err(NameFault::Sign)
    } else if name.starts_with('.') {
        Err(NameFault::Hidden)
    } else if name.ends_with('.') || name.trim() != name {
        Err(NameFault::Rim)
    } else if is_device(stem) {
        Err(NameFault::Device)
    } else if name.len() > MAX_NAME {
        Err(NameFault::Long)
    } else {
        Ok(())
    }
}

/// Whether a name without its extension is that of a device of Windows.
pub fn is_device(stem: &str) -> bool {
    let small: String = stem.chars().map(digit).collect::<String>().to_lowercase();
    DEVICES.contains(&small.as_str())
}

/// Windows takes the raised digits for digits.
const fn digit(sign: char) -> char {
    match sign {
        '\u{b9}' => '1',
        '\u{b2}' => '2',
        '\u{b3}' => '3',
        other => other,
    }
}

/// `C:` and what follows.
fn has_drive(name: &str) -> bool {
    matches!(name.as_bytes(), [letter, b':', ..] if letter.is_ascii_alphabetic())
}

/// Signs that Windows refuses, controls, and signs that are not seen: two names that look the same must be the same.
fn is_refused(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|')
        || matches!(sign, '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
        || matches!(sign, '\u{fff9}'..='\u{fffd}' | '\u{e0000}'..='\u{e007f}')
}

/// The names met so far, to find two that some system takes for one.
#[derive(Debug, Default)]
pub struct Twins(HashMap<String, (String, bool)>);

impl Twins {
    /// Adds the path of a file.
    ///
    /// # Errors
    /// [`NameFault::Twin`].
    pub fn add(&mut self, path: &str) -> Result<(), NameFault> {
        let ends = path.match_indices('/').map(|(at, _)| at).chain(std::iter::once(path.len()));
        for end in ends {
            let Some(part) = path.get(..end) else { continue };
            let is_file = end == path.len();
            match self.0.get(&folded(part)) {
                // the same folder again; the same file twice is what the caller asks itself
                Some((known, was_file)) if known == part && *was_file == is_file => {}
                Some(_) => return Err(NameFault::Twin),
                None => {
                    self.0.insert(folded(part), (part.to_owned(), is_file));
                }
            }
        }
        Ok(())
    }
}

/// A path as systems compare it that ignore the case of letters: letter by letter.
fn folded(path: &str) -> String {
    let single = |mut all: Box<dyn Iterator<Item = char>>, letter: char| match (all.next(), all.next()) {
        (Some(one), None) => one,
        _ => letter,
    };
    path.chars()
        .map(|letter| single(Box::new(letter.to_uppercase()), letter))
        .map(|letter| single(Box::new(letter.to_lowercase()), letter))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_all_systems_accept_pass() {
        for good in [
            "rules.xml",
            "PIECES/Žluťoučký kůň.svg",
            "saves/g/01/00000000.xml",
            "contour.svg",
            "a b/c-d_e(1).png",
            "COM10",
            "日本",
        ] {
            assert_eq!(path_accepted(good), Ok(()), "{good}");
        }
        let long = "a".repeat(MAX_NAME + 1);
        for (bad, fault) in [
            ("", NameFault::Outside),
            ("../x", NameFault::Outside),
            ("/etc/passwd", NameFault::Outside),
            ("a//b", NameFault::Outside),
            ("a/./b", NameFault::Outside),
            ("C:/x", NameFault::Outside),
            ("C:\\x", NameFault::Outside),
            ("a\\b", NameFault::Outside),
            ("a/b/c/d/e/f/g/h/i/j", NameFault::Deep),
            (".hidden", NameFault::Hidden),
            ("a\0b", NameFault::Sign),
            ("what?", NameFault::Sign),
            ("a*", NameFault::Sign),
            ("what:b.svg", NameFault::Sign),
            ("\"a\"", NameFault::Sign),
            ("<a>|b", NameFault::Sign),
            ("a\u{1b}[2J", NameFault::Sign),
            ("a\u{202e}gvs.exe", NameFault::Sign),
            ("a\u{2066}b", NameFault::Sign),
            ("a\u{200f}b", NameFault::Sign),
            ("rules\u{200b}.xml", NameFault::Sign),
            ("a\u{85}", NameFault::Sign),
            ("a.svg.", NameFault::Rim),
            ("a ", NameFault::Rim),
            (" a", NameFault::Rim),
            ("NUL", NameFault::Device),
            ("con.svg", NameFault::Device),
            ("PIECES/Aux.a.svg", NameFault::Device),
            ("nul .svg", NameFault::Device),
            ("COM\u{b9}.txt", NameFault::Device),
            ("LPT9/x", NameFault::Device),
            (&long, NameFault::Long),
        ] {
            assert_eq!(path_accepted(bad), Err(fault), "{bad:?}");
        }
    }

    #[test]
    fn names_that_some_system_takes_for_one_are_found() {
        for (one, other, are_twins) in [
            ("a/b.svg", "a/B.svg", true),
            ("LEVELS/01/x", "Levels/02/x", true),
            ("a", "a/b", true),
            ("a/b", "A", true),
            ("ž.svg", "Ž.svg", true),
            ("\u{212a}.svg", "k.svg", true),
            ("a/b", "a/c", false),
            ("a/b", "b/a", false),
            ("Straße", "Strasse", false),
        ] {
            let mut twins = Twins::default();
            assert_eq!(twins.add(one), Ok(()));
            assert_eq!(twins.add(other).is_err(), are_twins, "{one} {other}");
        }
    }
}
