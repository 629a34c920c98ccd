//! Small XML files of names and values: properties.xml, settings.xml, last.xml. Each has a check sum, and its previous version lies beside
//! it as `x.before`. Knows none of the names.

use super::level::set_aside;
use super::seal::{Seal, check, seal};
use super::write::{problem, replace_whole};
use crate::diag::{Code, Place, Problem};
use crate::disk::file_system::{FileSystem, read_again};
use crate::game::xml::{Document, Element};
use quick_xml::escape::escape;
use std::fmt::Write;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

/// The largest file read, in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// The ending of the previous version's name.
const BEFORE: &str = ".before";

/// Names and values, in order.
pub type NamedValues = Vec<(String, String)>;

/// Why values could not be read.
#[derive(Debug, Clone)]
enum Unread {
    /// There is no such file.
    Missing,
    /// It cannot be read now; it may be undamaged.
    Now(Problem),
    /// It was read completely and is damaged.
    Bad(Problem),
}

/// The values of a file, and how reliable they are.
#[derive(Debug, Clone)]
pub struct Found {
    /// Its values, or those of the previous version; empty if neither exists.
    pub values: NamedValues,
    /// What is wrong with it, if anything.
    pub problem: Option<Problem>,
    /// Whether a file that may be undamaged could not be read now, so that its content is unknown.
    pub is_unknown: bool,
}

/// Child elements of one root element, each with a name and a value; empty values are left out.
pub fn write(root: &str, values: &[(&str, String)]) -> String {
    let mut text = format!("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<{root}>\n");
    for (name, value) in values.iter().filter(|(_, value)| !value.is_empty()) {
        // Characters that XML does not allow are left out. Writing to a String cannot fail.
        let clean: String = value.chars().filter(|c| !c.is_control()).collect();
        let _ = writeln!(text, "  <{name}>{}</{name}>", escape(&clean));
    }
    text.push_str(&format!("</{root}>\n"));
    text
}

/// Settings: one kind of element for all, since their names contain dots.
pub fn write_settings(values: &[(String, String)]) -> String {
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<Settings>\n");
    for (name, value) in values {
        let _ = writeln!(text, "  <Setting name=\"{}\">{}</Setting>", escape(name), escape(value));
    }
    text.push_str("</Settings>\n");
    text
}

/// Names and values of a file, or of its previous version if it cannot be used. `otherwise` is the cure that says what is used if neither
/// can be. Changes nothing on disk.
pub fn read(disk: &dyn FileSystem, path: &Path, otherwise: &'static str) -> Found {
    let file = match read_one(disk, path) {
        Ok(values) => return Found { values, problem: None, is_unknown: false },
        Err(unread) => unread,
    };
    let before = read_one(disk, &before(path));
    let (told, is_unknown) = match (file, &before) {
        (Unread::Missing, Err(Unread::Missing)) => (None, false),
        (Unread::Now(fault), _) => (Some(fault), true),
        // only this one of the two may be undamaged
        (_, Err(Unread::Now(fault))) => (Some(fault.clone()), true),
        (Unread::Missing, _) => {
            (Some(Code::S017.warning("missing").at(Place::file(path.display().to_string()))), false)
        }
        (Unread::Bad(fault), _) => (Some(fault), false),
    };
    let used = if before.is_ok() { "before-is-used" } else { otherwise };
    Found { values: before.unwrap_or_default(), problem: told.map(|told| told.cure(used)), is_unknown }
}

/// Sets aside a file that was read completely and is damaged, and puts the previous version in its place. Only for a caller who holds the
/// lock and has told the player what is used instead.
pub fn mend(disk: &dyn FileSystem, path: &Path) {
    match read_one(disk, path) {
        Ok(_) | Err(Unread::Now(_)) => return,
        Err(Unread::Bad(_)) => set_aside(disk, path),
        Err(Unread::Missing) => {}
    }
    if read_one(disk, &before(path)).is_ok()
        && let Ok(bytes) = disk.read(&before(path), MAX_BYTES)
    {
        // if it cannot be written, the previous version is still read instead
        let _ = replace_whole(disk, path, &bytes);
    }
}

/// Writes a file anew, with its check sum; its old content is kept as the previous version. A file that already has this content is not
/// touched.
///
/// # Errors
/// It cannot be written; or its present content is unknown, so that it is not overwritten.
pub fn put(disk: &dyn FileSystem, path: &Path, text: &str) -> Result<(), Problem> {
    let sealed = seal(text);
    let fault = |fault: &std::io::Error| problem(path, "doing-saving", fault);
    match read_one(disk, path) {
        Ok(_) => {
            let bytes = read_again(disk, path, MAX_BYTES).map_err(|f| fault(&f))?;
            if bytes == sealed.as_bytes() {
                return Ok(());
            }
            replace_whole(disk, &before(path), &bytes).map_err(|f| fault(&f))?;
        }
        // a new file has a second copy from the beginning
        Err(Unread::Missing) if matches!(read_one(disk, &before(path)), Err(Unread::Missing)) => {
            replace_whole(disk, &before(path), sealed.as_bytes()).map_err(|f| fault(&f))?;
        }
        Err(Unread::Missing) => {}
        Err(Unread::Now(problem)) => return Err(problem.cure("not-written-over")),
        Err(Unread::Bad(_)) => set_aside(disk, path),
    }
    replace_whole(disk, path, sealed.as_bytes()).map_err(|f| fault(&f))
}

/// The path of the previous version.
pub fn before(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(BEFORE);
    PathBuf::from(name)
}

fn read_one(disk: &dyn FileSystem, path: &Path) -> Result<NamedValues, Unread> {
    let shown = path.display().to_string();
    let bad = |problem: Problem| Unread::Bad(problem.at(Place::file(shown.clone())));
    let bytes = match read_again(disk, path, MAX_BYTES) {
        Ok(bytes) => bytes,
        Err(fault) if fault.kind() == ErrorKind::NotFound => return Err(Unread::Missing),
        Err(fault) if fault.kind() == ErrorKind::FileTooLarge => {
            return Err(bad(Code::S003.error("size").arg("most", MAX_BYTES).cure("remove")));
        }
        Err(fault) => return Err(Unread::Now(problem(path, "doing-reading-file", &fault))),
    };
    if check(&bytes) == Seal::Wrong {
        return Err(bad(Code::S003.error("sum").cure("last-line-away")));
    }
    let document = Document::new(shown.clone(), bytes).map_err(Unread::Bad)?;
    let root = document.parse().map_err(Unread::Bad)?;
    let named = |element: &Element<'_>| {
        element.attribute("name").map_or_else(|| element.local().to_owned(), |name| name.value.clone().into_owned())
    };
    Ok(root.children.iter().map(|element| (named(element), element.text().into_owned())).collect())
}

/// The value with this name.
pub fn find<'v>(values: &'v [(String, String)], name: &str) -> Option<&'v str> {
    values.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str()).filter(|value| !value.is_empty())
}
