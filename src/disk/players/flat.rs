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
use xxhash_rust::xxh3::xxh3_64;

/// The largest file read, in bytes.
const MAX_BYTES: u64 = 1 << 20;

/// The ending of the previous version's name.
const BEFORE: &str = ".before";

/// Names and values, in order.
pub type NamedValues = Vec<(String, String)>;

/// Why values could not be read.
#[derive(Debug, Clone)]
enum UnreadValues {
    /// There is no such file.
    Missing,
    /// It cannot be read now; it may be undamaged.
    Now(Problem),
    /// It was read completely and is damaged; the hash of its bytes.
    Bad(Problem, u64),
}

impl UnreadValues {
    /// Tells this damage from a later one: the hash of the bytes of a damaged file, or [`NOTHING`]. None if the file may be undamaged.
    fn damage(&self) -> Option<u64> {
        match self {
            Self::Missing => Some(NOTHING),
            Self::Now(_) => None,
            Self::Bad(_, hash) => Some(*hash),
        }
    }
}

/// The values of a file, and how reliable they are.
#[derive(Debug, Clone)]
pub struct FlatFile {
    /// Its values, or those of the previous version; empty if neither exists.
    pub values: NamedValues,
    /// What is wrong with it, if anything.
    pub problem: Option<Problem>,
    /// Whether a file that may be undamaged could not be read now, so that its content is unknown.
    pub is_unknown: bool,
    /// If the file is missing or damaged: what tells this damage from a later one.
    pub damage: Option<u64>,
}

/// The damage of a file that is missing or too large to be one of ours.
const NOTHING: u64 = 0;

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
pub fn read(disk: &dyn FileSystem, path: &Path, otherwise: &'static str) -> FlatFile {
    let file = match read_one(disk, path) {
        Ok(values) => return FlatFile { values, problem: None, is_unknown: false, damage: None },
        Err(unread) => unread,
    };
    let damage = file.damage();
    let before = read_one(disk, &before(path));
    let (told, is_unknown) = match (file, &before) {
        (UnreadValues::Missing, Err(UnreadValues::Missing)) => (None, false),
        (UnreadValues::Now(fault), _) => (Some(fault), true),
        // only this one of the two may be undamaged
        (_, Err(UnreadValues::Now(fault))) => (Some(fault.clone()), true),
        (UnreadValues::Missing, _) => {
            (Some(Code::S017.warning("missing").at(Place::file(path.display().to_string()))), false)
        }
        (UnreadValues::Bad(fault, _), _) => (Some(fault), false),
    };
    let used = if before.is_ok() { "before-is-used" } else { otherwise };
    let damage = damage.filter(|_| told.is_some() && !is_unknown);
    FlatFile { values: before.unwrap_or_default(), problem: told.map(|told| told.cure(used)), is_unknown, damage }
}

/// Sets aside a file that was read completely and is damaged, and puts the previous version in its place. Only for a caller who holds the
/// lock and has told the player what is used instead. With `told`, only that damage is mended: the player knows nothing of a later one.
pub fn mend(disk: &dyn FileSystem, path: &Path, told: Option<u64>) {
    let Err(unread) = read_one(disk, path) else { return };
    if unread.damage().is_none_or(|damage| told.is_some_and(|told| told != damage)) {
        return;
    }
    if matches!(unread, UnreadValues::Bad(..)) {
        set_aside(disk, path);
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
        Err(UnreadValues::Missing) if matches!(read_one(disk, &before(path)), Err(UnreadValues::Missing)) => {
            replace_whole(disk, &before(path), sealed.as_bytes()).map_err(|f| fault(&f))?;
        }
        Err(UnreadValues::Missing) => {}
        Err(UnreadValues::Now(problem)) => return Err(problem.cure("not-written-over")),
        Err(UnreadValues::Bad(..)) => set_aside(disk, path),
    }
    replace_whole(disk, path, sealed.as_bytes()).map_err(|f| fault(&f))
}

/// The path of the previous version.
pub fn before(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(BEFORE);
    PathBuf::from(name)
}

fn read_one(disk: &dyn FileSystem, path: &Path) -> Result<NamedValues, UnreadValues> {
    let shown = path.display().to_string();
    let bytes = match read_again(disk, path, MAX_BYTES) {
        Ok(bytes) => bytes,
        Err(fault) if fault.kind() == ErrorKind::NotFound => return Err(UnreadValues::Missing),
        Err(fault) if fault.kind() == ErrorKind::FileTooLarge => {
            let problem = Code::S003.error("size").arg("most", MAX_BYTES).cure("remove");
            return Err(UnreadValues::Bad(problem.at(Place::file(shown)), NOTHING));
        }
        Err(fault) => return Err(UnreadValues::Now(problem(path, "doing-reading-file", &fault))),
    };
    let hash = xxh3_64(&bytes);
    if check(&bytes) == Seal::Wrong {
        let problem = Code::S003.error("sum").cure("last-line-away");
        return Err(UnreadValues::Bad(problem.at(Place::file(shown)), hash));
    }
    let bad = |problem: Problem| UnreadValues::Bad(problem, hash);
    let document = Document::new(shown, bytes).map_err(bad)?;
    let root = document.parse().map_err(bad)?;
    let named = |element: &Element<'_>| {
        element.attribute("name").map_or_else(|| element.local().to_owned(), |name| name.value.clone().into_owned())
    };
    Ok(root.children.iter().map(|element| (named(element), element.text().into_owned())).collect())
}

/// The value with this name.
pub fn find<'v>(values: &'v [(String, String)], name: &str) -> Option<&'v str> {
    values.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str()).filter(|value| !value.is_empty())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::disk::RealDisk;
    use std::fs;

    #[test]
    fn only_the_damage_that_was_told_of_is_mended() {
        let around = tempfile::tempdir().unwrap();
        let path = around.path().join("settings.xml");
        let disk = &RealDisk::PRIVATE;
        for value in ["1", "2"] {
            put(disk, &path, &write_settings(&[("volume".to_owned(), value.to_owned())])).unwrap();
        }
        let value = || find(&read(disk, &path, "").values, "volume").map(str::to_owned);
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, text.replace("volume", "volumf")).unwrap();
        let told = read(disk, &path, "").damage;
        assert!(told.is_some() && value().as_deref() == Some("1"));
        fs::write(&path, text.replace("volume", "volumg")).unwrap();
        mend(disk, &path, told);
        assert!(fs::read_to_string(&path).unwrap().contains("volumg"), "a damage since then was not told of");
        mend(disk, &path, read(disk, &path, "").damage);
        assert_eq!((value().as_deref(), read(disk, &path, "").damage), (Some("1"), None));
    }
}
