//! Games, players and levels that come and go: what the library read is kept on the page's disk, and folders of it leave as a zip
//! or as the letters of a link.

use serde::Serialize;
use std::io::{Cursor, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use switchboard::diag::Problem;
use switchboard::disk::parcel::{Brought, Files, NameFault, read_file, read_folder, read_zip};
use switchboard::disk::players::{Unpacking, Users, problem};
use switchboard::disk::{Disk, Kind, Steps};
use switchboard::game::MAX_FILE_BYTES;
use switchboard::shell::Brings;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// The longest link that is made, in characters: longer ones get lost in mail and chats.
pub const LONGEST_LINK: usize = 30_000;

/// Why something is not taken; the page says it in the reader's language.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "why", content = "what", rename_all = "kebab-case")]
pub enum Refusal {
    /// It is no zip, or its data is damaged.
    Damaged,
    /// A file in it is too large.
    LargeFile(String),
    /// Its files are too large together.
    TooLarge,
    /// It has too many files.
    TooMany,
    /// A path in it leads elsewhere.
    Path(String),
    /// Some systems do not accept a name in it.
    Name(String),
    /// There is no game in it.
    NoGame,
    /// The game that a level is for is not here.
    NoSuchGame(String),
    /// It cannot be written.
    Unwritten(String),
    /// It is too long for a link.
    LongLink,
    /// A player's zip was refused, for this reason.
    Player(String),
}

impl From<switchboard::disk::parcel::Refusal> for Refusal {
    fn from(refusal: switchboard::disk::parcel::Refusal) -> Self {
        use switchboard::disk::parcel::Refusal as Of;
        match refusal {
            Of::Damaged => Self::Damaged,
            Of::LargeFile(name) => Self::LargeFile(name),
            Of::TooLarge => Self::TooLarge,
            Of::TooMany => Self::TooMany,
            Of::Path(name, NameFault::Outside) => Self::Path(name),
            Of::Path(name, _) => Self::Name(name),
            Of::NoGame => Self::NoGame,
        }
    }
}

/// What came.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Parcel {
    /// A game, under this folder name.
    Game(String, Files),
    /// A level of this game, under this folder name.
    Level(String, String, Files),
    /// A player of this name, if it can be read; the library reads the rest.
    Player(Option<String>),
}

impl From<Brought> for Parcel {
    fn from(brought: Brought) -> Self {
        match brought {
            Brought::Game(id, files) => Self::Game(id, files),
            Brought::Player(name) => Self::Player(name),
        }
    }
}

/// What is in a file of this name: a zip, or the source of a PuzzleScript game.
///
/// # Errors
/// It is neither, or too large, or its paths lead elsewhere.
pub fn of_file(name: &str, bytes: &[u8]) -> Result<Parcel, Refusal> {
    Ok(read_file(name, Cursor::new(bytes))?.into())
}

/// What is in a folder of this name.
///
/// # Errors
/// As [`of_file`].
pub fn of_folder(name: &str, files: Files) -> Result<Parcel, Refusal> {
    Ok(read_folder(name, files)?.into())
}

/// What a link carries: a zip in letters, with `GAME/ID/...` or `LEVEL/ID/NAME/...` in it.
///
/// # Errors
/// It is cut short or damaged, or as [`of_file`].
pub fn of_link(letters: &str) -> Result<Parcel, Refusal> {
    let bytes = from_letters(letters).ok_or(Refusal::Damaged)?;
    let files = read_zip(Cursor::new(bytes))?;
    let first =
        files.first().map(|(path, _)| path.split('/').map(str::to_owned).collect::<Vec<_>>()).unwrap_or_default();
    let inner = |prefix: String| -> Result<Files, Refusal> {
        let strip = |(path, bytes): &(String, Vec<u8>)| Some((path.strip_prefix(&prefix)?.to_owned(), bytes.clone()));
        files.iter().map(strip).collect::<Option<Files>>().ok_or(Refusal::Damaged)
    };
    match first.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["GAME", id, _, ..] => Ok(Parcel::Game((*id).to_owned(), inner(format!("GAME/{id}/"))?)),
        ["LEVEL", game, level, _, ..] => {
            Ok(Parcel::Level((*game).to_owned(), (*level).to_owned(), inner(format!("LEVEL/{game}/{level}/"))?))
        }
        _ => Err(Refusal::NoGame),
    }
}

/// The files under a folder of the disk, by their paths under `prefix`; files that are being written are left out.
fn files_of(disk: &Disk, folder: &Path, prefix: &str) -> std::io::Result<Files> {
    let mut files = Files::new();
    let mut entries = disk.list(folder)?;
    entries.sort_by(|(one, _), (other, _)| one.cmp(other));
    for (name, kind) in entries.into_iter().filter(|(name, _)| !name.starts_with('.')) {
        let (path, inner) = (folder.join(&name), format!("{prefix}{name}"));
        match kind {
            Kind::Folder => files.extend(files_of(disk, &path, &format!("{inner}/"))?),
            _ => files.push((inner, disk.read(&path, MAX_FILE_BYTES)?)),
        }
    }
    Ok(files)
}

fn zipped(files: Files) -> std::io::Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (path, bytes) in files {
        zip.start_file(path, SimpleFileOptions::default())?;
        zip.write_all(&bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}

/// A folder of the disk as a zip, every path in it under `prefix`.
///
/// # Errors
/// It cannot be read.
pub fn pack(disk: &Disk, folder: &Path, prefix: &str) -> Result<Vec<u8>, Refusal> {
    files_of(disk, folder, prefix).and_then(zipped).map_err(|fault| Refusal::Unwritten(fault.to_string()))
}

/// A zip in the letters that a link takes.
///
/// # Errors
/// There are too many of them.
#[expect(clippy::indexing_slicing, reason = "there are 64 letters")]
pub fn to_letters(bytes: &[u8]) -> Result<String, Refusal> {
    let mut letters = String::new();
    for three in bytes.chunks(3) {
        let value = three.iter().fold(0_u32, |value, byte| value << 8 | u32::from(*byte)) << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            letters.push(char::from(LETTERS[(value >> (18 - 6 * place) & 63) as usize]));
        }
    }
    if letters.len() > LONGEST_LINK { Err(Refusal::LongLink) } else { Ok(letters) }
}

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

fn from_letters(letters: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    for four in letters.as_bytes().chunks(4) {
        let place = |letter: &u8| (0_u32..).zip(LETTERS).find(|(_, known)| *known == letter).map(|(place, _)| place);
        let places: Option<Vec<u32>> = four.iter().map(place).collect();
        let value = places?.iter().fold(0_u32, |value, place| value << 6 | place);
        let value = value << (6 * (4 - four.len()));
        bytes.extend(value.to_be_bytes().get(1..four.len())?);
    }
    Some(bytes)
}

/// A name that is free in a folder: this one, or with a number behind it.
fn free_name(disk: &Disk, folder: &Path, wanted: &str) -> String {
    let is_free = |name: &String| disk.kind(&folder.join(name)).is_err();
    let numbered = (2..).map(|number: u32| format!("{wanted} {number}"));
    std::iter::once(wanted.to_owned()).chain(numbered).find(is_free).unwrap_or_default()
}

/// The beginnings of the names of folders that are being written, and of those in whose place they come.
const NEW: &str = ".new-";
const OLD: &str = ".old-";
/// How many files are written in one go: so few that the light waits for none of them, also where each takes some milliseconds.
const FILES_AT_ONCE: usize = 4;

/// Files that are being written as a new folder, which appears whole; where they replace one, in its place.
pub struct Putting {
    disk: Disk,
    around: PathBuf,
    aside: PathBuf,
    name: String,
    files: std::vec::IntoIter<(String, Vec<u8>)>,
    steps: Arc<Steps>,
}

impl Putting {
    /// Begins; where `replaces` not, under this name or the next that is free.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn begin(disk: &Disk, around: &Path, name: &str, files: Files, replaces: bool) -> Result<Self, Refusal> {
        let aside = around.join(format!("{NEW}{:016x}", disk.unique()));
        disk.make_folder(&aside).map_err(unwritten)?;
        let name = if replaces { name.to_owned() } else { free_name(disk, around, name) };
        let steps = Arc::new(Steps::default());
        steps.begin(files.len());
        let (disk, around) = (Disk::clone(disk), around.to_owned());
        Ok(Self { disk, around, aside, name, files: files.into_iter(), steps })
    }

    /// The name of the folder.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How far it is; it stops when these do.
    pub fn steps(&self) -> Arc<Steps> {
        Arc::clone(&self.steps)
    }

    /// Writes some more; nothing as long as there are more.
    ///
    /// # Errors
    /// It cannot be written, or was stopped; nothing of it is there then, and what was there before is.
    pub fn go_on(&mut self) -> Result<Option<()>, Refusal> {
        let done = self.write_some().and_then(|more| if more { Ok(None) } else { self.finish().map(Some) });
        done.map_err(|fault| {
            // what cannot be removed has a name that is no game's, and goes at the next start
            let _ = remove(&self.disk, &self.aside);
            unwritten(fault)
        })
    }

    fn write_some(&mut self) -> std::io::Result<bool> {
        for _ in 0..FILES_AT_ONCE {
            let Some((path, bytes)) = self.files.next() else { return Ok(false) };
            self.steps.next()?;
            let target = self.aside.join(path);
            let mut missing: Vec<PathBuf> = target.ancestors().skip(1).map(Path::to_owned).collect();
            missing.reverse();
            for folder in missing.iter().filter(|folder| self.disk.kind(folder).is_err()) {
                self.disk.make_folder(folder)?;
            }
            self.disk.create(&target, &bytes)?;
        }
        Ok(self.files.len() > 0)
    }

    fn finish(&self) -> std::io::Result<()> {
        let (disk, place) = (&self.disk, self.around.join(&self.name));
        disk.flush(&self.aside)?;
        if disk.kind(&place).is_ok() {
            let old = self.around.join(format!("{OLD}{}", self.name));
            disk.rename_new(&place, &old)?;
            disk.rename_new(&self.aside, &place)?;
            remove(disk, &old)?;
        } else {
            disk.rename_new(&self.aside, &place)?;
        }
        disk.flush(&self.around)
    }
}

/// What is being added, a piece at a time between two events.
pub enum Piecemeal {
    /// A game.
    Game(Putting),
    /// A player of this name.
    Player(Box<Unpacking<Cursor<Vec<u8>>>>, String, Arc<Steps>),
}

impl Piecemeal {
    /// Begins to add the player in a zip; `from` is its name in messages.
    ///
    /// # Errors
    /// It is no player's zip, or cannot be written; nothing of it is there then.
    pub fn player(users: &Users, zip: Vec<u8>, from: &Path, name: String) -> Result<Self, Problem> {
        let steps = Arc::new(Steps::default());
        let unpacking = Unpacking::begin(users, Cursor::new(zip), from, &steps)?;
        Ok(Self::Player(Box::new(unpacking), name, steps))
    }

    /// What it brings.
    pub fn brings(&self) -> Brings {
        match self {
            Self::Game(_) => Brings::Game,
            Self::Player(..) => Brings::Player,
        }
    }

    /// Its name.
    pub fn name(&self) -> &str {
        match self {
            Self::Game(putting) => putting.name(),
            Self::Player(_, name, _) => name,
        }
    }

    /// How far it is; it stops when these do.
    pub fn steps(&self) -> Arc<Steps> {
        match self {
            Self::Game(putting) => putting.steps(),
            Self::Player(_, _, steps) => Arc::clone(steps),
        }
    }

    /// Adds some more; nothing as long as there is more to do.
    ///
    /// # Errors
    /// It cannot be added, or was stopped; nothing of it is there then.
    pub fn go_on(&mut self) -> Result<Option<()>, Problem> {
        match self {
            Self::Game(putting) => putting.go_on().map_err(|why| {
                let why = if let Refusal::Unwritten(why) = why { why } else { String::new() };
                problem(Path::new(putting.name()), "doing-adding", &std::io::Error::other(why))
            }),
            Self::Player(unpacking, _, steps) => Ok(unpacking.go_on(FILES_AT_ONCE, steps)?.map(|_| ())),
        }
    }
}

/// Writes files at once, as [`Putting`] does. The name of the folder.
///
/// # Errors
/// As [`Putting::go_on`].
pub fn put(disk: &Disk, around: &Path, name: &str, files: &Files, replaces: bool) -> Result<String, Refusal> {
    let mut putting = Putting::begin(disk, around, name, files.clone(), replaces)?;
    while putting.go_on()?.is_none() {}
    Ok(putting.name)
}

/// Removes what was being written when the page was left, among the games and among the levels of each; a folder that was to be replaced
/// and has nothing in its place yet is put back.
pub fn remove_leftovers(disk: &Disk, games: &Path) {
    let folders = |around: &Path| -> Vec<String> {
        let entries = disk.list(around).unwrap_or_default().into_iter();
        entries.filter(|(_, kind)| *kind == Kind::Folder).map(|(name, _)| name).collect()
    };
    let levels = folders(games).into_iter().map(|game| games.join(game).join("LEVELS"));
    for around in levels.chain([games.to_owned()]) {
        for name in folders(&around) {
            let path = around.join(&name);
            // what cannot be removed or put back is tried again at the next start
            let _ = match name.strip_prefix(OLD).map(|old| around.join(old)) {
                Some(place) if disk.kind(&place).is_err() => disk.rename_new(&path, &place),
                Some(_) => remove(disk, &path),
                None if name.starts_with(NEW) => remove(disk, &path),
                None => Ok(()),
            };
        }
    }
}

fn unwritten(fault: std::io::Error) -> Refusal {
    Refusal::Unwritten(fault.to_string())
}

/// Removes a folder with everything in it.
///
/// # Errors
/// What the disk says.
pub fn remove(disk: &Disk, folder: &Path) -> std::io::Result<()> {
    for (name, kind) in disk.list(folder)? {
        let path = folder.join(name);
        if kind == Kind::Folder { remove(disk, &path)? } else { disk.remove_file(&path)? }
    }
    disk.remove_folder(folder)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;
    use crate::disk::tests::Files as Kept;

    fn zip(files: &[(&str, &[u8])]) -> Vec<u8> {
        zipped(files.iter().map(|(path, bytes)| ((*path).to_owned(), bytes.to_vec())).collect()).unwrap()
    }

    #[test]
    fn a_link_carries_a_level_and_one_that_is_cut_short_is_refused() {
        let bytes = zip(&[("LEVEL/sokoban/N001/startingLayout.xml", b"<x/>")]);
        let link = to_letters(&bytes).unwrap();
        assert_eq!(from_letters(&link).unwrap(), bytes);
        let files = vec![("startingLayout.xml".to_owned(), b"<x/>".to_vec())];
        assert_eq!(of_link(&link), Ok(Parcel::Level("sokoban".to_owned(), "N001".to_owned(), files)));
        for length in 0..link.len() {
            assert!(of_link(link.get(..length).unwrap()).is_err(), "{length}");
        }
        assert_eq!(of_link("no letters!"), Err(Refusal::Damaged));
        let mixed = zip(&[("LEVEL/a/01/x.xml", b"x"), ("LEVEL/b/01/x.xml", b"x")]);
        assert_eq!(of_link(&to_letters(&mixed).unwrap()), Err(Refusal::Damaged));
        assert_eq!(to_letters(&[7; LONGEST_LINK]), Err(Refusal::LongLink));
    }

    /// A disk with one game of one's own, and where games lie on it.
    fn disk() -> (Disk, PathBuf) {
        let disk = crate::disk::Kept::read(Box::new(Kept::default())).on(Vec::new(), Path::new("/users")).unwrap();
        let (disk, games): (Disk, _) = (Arc::new(disk), PathBuf::from("/games"));
        disk.make_folder(&games).unwrap();
        put(&disk, &games, "gems", &named(&["old.xml"]), false).unwrap();
        (disk, games)
    }

    fn named(paths: &[&str]) -> Files {
        paths.iter().map(|path| ((*path).to_owned(), path.as_bytes().to_vec())).collect()
    }

    fn names(disk: &Disk, folder: &Path) -> Vec<String> {
        let mut names: Vec<String> = disk.list(folder).unwrap().into_iter().map(|(name, _)| name).collect();
        names.sort();
        names
    }

    #[test]
    fn a_game_is_written_in_steps_and_appears_whole() {
        let (disk, games) = disk();
        let many: Vec<String> = (0..FILES_AT_ONCE + 1).map(|number| format!("LEVELS/{number}/x.xml")).collect();
        let files = named(&many.iter().map(String::as_str).collect::<Vec<_>>());
        let mut putting = Putting::begin(&disk, &games, "gems", files.clone(), false).unwrap();
        assert_eq!(putting.name(), "gems 2");
        assert_eq!(putting.go_on(), Ok(None));
        assert_eq!(putting.steps().count(), (FILES_AT_ONCE, FILES_AT_ONCE + 1));
        assert!(disk.kind(&games.join("gems 2")).is_err(), "not before it is whole");
        assert_eq!(putting.go_on(), Ok(Some(())));
        assert_eq!(names(&disk, &games), ["gems", "gems 2"]);
        assert_eq!(names(&disk, &games.join("gems 2/LEVELS")).len(), many.len());
        // one that is stopped leaves nothing, and what it would have replaced is there
        let mut putting = Putting::begin(&disk, &games, "gems", files, true).unwrap();
        assert_eq!(putting.go_on(), Ok(None));
        putting.steps().stop();
        assert!(putting.go_on().is_err());
        assert_eq!(names(&disk, &games), ["gems", "gems 2"]);
        assert_eq!(names(&disk, &games.join("gems")), ["old.xml"]);
    }

    #[test]
    fn a_player_is_added_in_steps_and_can_be_stopped() {
        let (disk, _) = disk();
        let users = Users::on(Disk::clone(&disk), PathBuf::from("/users"));
        let many: Vec<String> = (0..10 * FILES_AT_ONCE).map(|number| format!("saves/g/01/{number:08}.xml")).collect();
        let mut files: Vec<(&str, &[u8])> = many.iter().map(|path| (path.as_str(), b"x".as_slice())).collect();
        files.push(("properties.xml", b"<Player><Name>Eva</Name></Player>"));
        let bytes = zip(&files);
        let begin = || Piecemeal::player(&users, bytes.clone(), Path::new("a.zip"), "Eva".to_owned()).unwrap();
        let mut piecemeal = begin();
        assert_eq!((piecemeal.brings(), piecemeal.name()), (Brings::Player, "Eva"));
        assert_eq!(piecemeal.go_on(), Ok(None));
        assert_eq!(piecemeal.steps().count(), (FILES_AT_ONCE, files.len()));
        piecemeal.steps().stop();
        let mut pieces = 1;
        while piecemeal.go_on().is_ok() {
            pieces += 1;
            assert!(pieces < 10);
        }
        assert!(names(&disk, Path::new("/users")).is_empty());
        let mut piecemeal = begin();
        let mut pieces = 1;
        while piecemeal.go_on().unwrap().is_none() {
            pieces += 1;
        }
        assert_eq!(pieces, files.len().div_ceil(FILES_AT_ONCE));
        assert_eq!(names(&disk, Path::new("/users")), ["Eva"]);
        assert_eq!(names(&disk, Path::new("/users/Eva/saves/g/01")).len(), many.len());
    }

    #[test]
    fn what_was_left_unfinished_is_removed_or_put_back() {
        let (disk, games) = disk();
        put(&disk, &games, "other", &named(&["LEVELS/01/x.xml"]), false).unwrap();
        let mut putting = Putting::begin(&disk, &games, "gems", named(&["new.xml", "more.xml"]), true).unwrap();
        assert!(putting.write_some().is_ok());
        // the page is left between the two renamings
        disk.rename_new(&games.join("gems"), &games.join(".old-gems")).unwrap();
        drop(Putting::begin(&disk, &games.join("other/LEVELS"), "02", Files::new(), false).unwrap());
        remove_leftovers(&disk, &games);
        assert_eq!(names(&disk, &games), ["gems", "other"]);
        assert_eq!(names(&disk, &games.join("gems")), ["old.xml"]);
        assert_eq!(names(&disk, &games.join("other/LEVELS")), ["01"]);
        // and after both of them
        put(&disk, &games, ".old-gems", &named(&["older.xml"]), false).unwrap();
        remove_leftovers(&disk, &games);
        assert_eq!(names(&disk, &games.join("gems")), ["old.xml"]);
        assert_eq!(names(&disk, &games), ["gems", "other"]);
    }
}
