//! The page's disk: everything in memory, and every change of the players' part written to a journal before the call
//! returns. The journal is one of two files that the browser keeps for the page (the origin's private file system); when
//! one has grown far beyond what is alive, what is alive is written to the other, which then counts. A record that was cut
//! off by the end of the page was never acknowledged; it is left out.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use switchboard::disk::{FileSystem, Kind, Locked};
use xxhash_rust::xxh3::xxh3_64;

/// Two files that outlast the page, as the browser gives them: whole reading, writing at a place, flushing.
pub trait Keeper: Send {
    /// All bytes of file 0 or 1.
    fn read(&self, file: usize) -> Vec<u8>;
    /// Writes at this place; false where there is no room or no permission.
    fn write(&self, file: usize, at: u64, bytes: &[u8]) -> bool;
    /// Cuts the file off, or makes it longer.
    fn cut(&self, file: usize, length: u64) -> bool;
    /// What was written outlasts the page.
    fn flush(&self, file: usize) -> bool;
    /// A number by chance.
    fn random(&self) -> u64;
}

/// The beginning of a journal that counts; the generation follows, then its check sum.
const MAGIC: &[u8; 8] = b"SWBOARD1";
/// Bytes of the beginning: magic, generation, check sum.
const HEAD: usize = 24;
/// A journal is written anew when it is larger than this and three times what is alive.
const COMPACT_FROM: usize = 4 << 20;

/// A change of names or files.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Change {
    Folder(PathBuf),
    File(PathBuf, Arc<Vec<u8>>),
    Rename(PathBuf, PathBuf),
    RemoveFile(PathBuf),
    RemoveFolder(PathBuf),
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Node {
    Folder,
    File(Arc<Vec<u8>>),
}

type Tree = BTreeMap<PathBuf, Node>;

struct Inner {
    tree: Tree,
    keeper: Box<dyn Keeper>,
    /// Which of the two files counts, how long it is, and which generation it is.
    file: usize,
    length: u64,
    generation: u64,
}

/// The disk.
pub struct PageDisk {
    inner: Mutex<Inner>,
}

impl fmt::Debug for PageDisk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PageDisk")
    }
}

impl PageDisk {
    /// The disk with these files, which are not written to the journal, and with what the journal holds under `players`.
    ///
    /// # Errors
    /// The journal cannot be written.
    pub fn new(shipped: Vec<(PathBuf, Vec<u8>)>, players: &Path, keeper: Box<dyn Keeper>) -> io::Result<Self> {
        let mut tree = Tree::new();
        tree.insert(PathBuf::from("/"), Node::Folder);
        for (path, bytes) in shipped {
            for folder in path.ancestors().skip(1) {
                tree.entry(folder.to_owned()).or_insert(Node::Folder);
            }
            tree.insert(path, Node::File(Arc::new(bytes)));
        }
        tree.entry(players.to_owned()).or_insert(Node::Folder);
        let found = [0, 1].map(|file| read_journal(&keeper.read(file)));
        let (file, journal) = match found {
            [Some(first), Some(second)] if second.generation > first.generation => (1, Some(second)),
            [Some(first), _] => (0, Some(first)),
            [None, Some(second)] => (1, Some(second)),
            [None, None] => (0, None),
        };
        let mut inner = Inner { tree, keeper, file, length: 0, generation: 0 };
        match journal {
            Some(journal) => {
                (inner.length, inner.generation) = (journal.length, journal.generation);
                for change in journal.changes {
                    // what does not fit what is there was refused when it was asked for, so it was never written
                    let _ = apply(&mut inner.tree, change);
                }
                // a record that was cut off is not in the way of the next
                inner.keeper.cut(inner.file, inner.length);
                let alive = inner.alive(players);
                let bytes: usize = alive.iter().map(|change| record(change).len()).sum();
                if inner.length > COMPACT_FROM as u64 && inner.length > 3 * bytes as u64 {
                    inner.begin_anew(1 - inner.file, &alive)?;
                }
            }
            None => inner.begin_anew(0, &[])?,
        }
        Ok(Self { inner: Mutex::new(inner) })
    }

    fn inner(&self) -> io::Result<MutexGuard<'_, Inner>> {
        self.inner.lock().map_err(|_| io::Error::other("the page's disk is broken"))
    }

    /// Writes the change to the journal and makes it; neither, if one cannot be.
    fn change(&self, change: Change) -> io::Result<()> {
        let mut inner = self.inner()?;
        let mut tree = std::mem::take(&mut inner.tree);
        let done = inner.make(&mut tree, change);
        inner.tree = tree;
        done
    }

    fn node(&self, path: &Path) -> io::Result<Node> {
        self.inner()?.tree.get(path).cloned().ok_or_else(|| ErrorKind::NotFound.into())
    }
}

impl Inner {
    fn make(&mut self, tree: &mut Tree, change: Change) -> io::Result<()> {
        let bytes = record(&change);
        possible(tree, &change)?;
        if !self.keeper.write(self.file, self.length, &bytes) {
            self.keeper.cut(self.file, self.length);
            return Err(ErrorKind::StorageFull.into());
        }
        self.length += bytes.len() as u64;
        apply(tree, change)
    }

    /// What is needed to make everything under this folder.
    fn alive(&self, folder: &Path) -> Vec<Change> {
        let change = |(path, node): (&PathBuf, &Node)| match node {
            Node::Folder => Change::Folder(path.clone()),
            Node::File(bytes) => Change::File(path.clone(), Arc::clone(bytes)),
        };
        self.tree.iter().filter(|(path, _)| path.starts_with(folder)).map(change).collect()
    }

    /// Begins the journal in this file with these changes; the beginning that makes it count is written last.
    fn begin_anew(&mut self, file: usize, changes: &[Change]) -> io::Result<()> {
        let mut bytes = vec![0; HEAD];
        changes.iter().for_each(|change| bytes.extend(record(change)));
        let generation = self.generation + 1;
        let keeper = &self.keeper;
        let written = keeper.cut(file, 0)
            && keeper.write(file, 0, &bytes)
            && keeper.flush(file)
            && keeper.write(file, 0, &head(generation))
            && keeper.flush(file);
        if !written {
            return Err(ErrorKind::StorageFull.into());
        }
        (self.file, self.length, self.generation) = (file, bytes.len() as u64, generation);
        Ok(())
    }
}

fn head(generation: u64) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(generation.to_le_bytes());
    let sum = xxh3_64(&bytes);
    bytes.extend(sum.to_le_bytes());
    bytes
}

/// A change as it stands in the journal: its length, its check sum, its kind, its parts each with its length.
fn record(change: &Change) -> Vec<u8> {
    let text = |path: &Path| path.to_string_lossy().into_owned().into_bytes();
    let (kind, parts): (u8, Vec<Vec<u8>>) = match change {
        Change::Folder(path) => (b'F', vec![text(path)]),
        Change::File(path, bytes) => (b'C', vec![text(path), bytes.to_vec()]),
        Change::Rename(from, to) => (b'R', vec![text(from), text(to)]),
        Change::RemoveFile(path) => (b'X', vec![text(path)]),
        Change::RemoveFolder(path) => (b'D', vec![text(path)]),
    };
    let mut body = vec![kind];
    for part in parts {
        body.extend((part.len() as u64).to_le_bytes());
        body.extend(part);
    }
    let mut bytes = (body.len() as u64).to_le_bytes().to_vec();
    bytes.extend(xxh3_64(&body).to_le_bytes());
    bytes.extend(body);
    bytes
}

/// A journal that was read: its changes, and how much of the file they are.
struct Journal {
    generation: u64,
    changes: Vec<Change>,
    length: u64,
}

fn number(bytes: &mut &[u8]) -> Option<u64> {
    let (first, rest) = bytes.split_at_checked(8)?;
    *bytes = rest;
    first.try_into().ok().map(u64::from_le_bytes)
}

fn part<'b>(bytes: &mut &'b [u8]) -> Option<&'b [u8]> {
    let length = usize::try_from(number(bytes)?).ok()?;
    let (first, rest) = bytes.split_at_checked(length)?;
    *bytes = rest;
    Some(first)
}

fn read_change(body: &[u8]) -> Option<Change> {
    let (kind, mut rest) = body.split_first()?;
    let path = |bytes: &[u8]| std::str::from_utf8(bytes).ok().map(PathBuf::from);
    let first = path(part(&mut rest)?)?;
    Some(match kind {
        b'F' => Change::Folder(first),
        b'C' => Change::File(first, Arc::new(part(&mut rest)?.to_vec())),
        b'R' => Change::Rename(first, path(part(&mut rest)?)?),
        b'X' => Change::RemoveFile(first),
        b'D' => Change::RemoveFolder(first),
        _ => return None,
    })
}

/// The journal in these bytes, up to the first record that is not whole; none where its beginning is not.
fn read_journal(bytes: &[u8]) -> Option<Journal> {
    let (first, mut rest) = bytes.split_at_checked(HEAD)?;
    let mut words = first.strip_prefix(MAGIC.as_slice())?;
    let generation = number(&mut words)?;
    if first != head(generation) {
        return None;
    }
    let mut changes = Vec::new();
    loop {
        let mut next = rest;
        let (Some(length), Some(sum)) = (number(&mut next), number(&mut next)) else { break };
        let Some((body, after)) = usize::try_from(length).ok().and_then(|length| next.split_at_checked(length)) else {
            break;
        };
        if xxh3_64(body) != sum {
            break;
        }
        let Some(change) = read_change(body) else { break };
        changes.push(change);
        rest = after;
    }
    Some(Journal { generation, changes, length: (bytes.len() - rest.len()) as u64 })
}

/// Whether a change can be made.
fn possible(tree: &Tree, change: &Change) -> io::Result<()> {
    let is_folder = |path: &Path| match tree.get(path) {
        Some(Node::Folder) => Ok(()),
        Some(Node::File(_)) => Err(io::Error::from(ErrorKind::NotADirectory)),
        None => Err(ErrorKind::NotFound.into()),
    };
    let parent = |path: &Path| path.parent().map_or(Ok(()), is_folder);
    let free = |path: &Path| if tree.contains_key(path) { Err(ErrorKind::AlreadyExists.into()) } else { Ok(()) };
    match change {
        Change::Folder(path) | Change::File(path, _) => parent(path).and_then(|()| free(path)),
        Change::Rename(from, to) => {
            tree.get(from).map(|_| ()).ok_or(ErrorKind::NotFound)?;
            parent(to)?;
            match (tree.get(from), tree.get(to)) {
                (Some(Node::File(_)), Some(Node::File(_)) | None) | (Some(Node::Folder), None) => Ok(()),
                _ => Err(ErrorKind::AlreadyExists.into()),
            }
        }
        Change::RemoveFile(path) => match tree.get(path) {
            Some(Node::File(_)) => Ok(()),
            Some(Node::Folder) => Err(ErrorKind::IsADirectory.into()),
            None => Err(ErrorKind::NotFound.into()),
        },
        Change::RemoveFolder(path) => {
            is_folder(path)?;
            if children(tree, path).next().is_some() { Err(ErrorKind::DirectoryNotEmpty.into()) } else { Ok(()) }
        }
    }
}

/// Everything under a folder.
fn children<'t>(tree: &'t Tree, folder: &'t Path) -> impl Iterator<Item = (&'t PathBuf, &'t Node)> {
    let after = (std::ops::Bound::Excluded(folder.to_owned()), std::ops::Bound::Unbounded);
    tree.range(after).take_while(move |(path, _)| path.starts_with(folder))
}

fn apply(tree: &mut Tree, change: Change) -> io::Result<()> {
    possible(tree, &change)?;
    match change {
        Change::Folder(path) => {
            tree.insert(path, Node::Folder);
        }
        Change::File(path, bytes) => {
            tree.insert(path, Node::File(bytes));
        }
        Change::Rename(from, to) => {
            let moved: Vec<PathBuf> =
                children(tree, &from).map(|(path, _)| path.clone()).chain([from.clone()]).collect();
            for path in moved {
                let inner = path.strip_prefix(&from).map(Path::to_owned).unwrap_or_default();
                let new = if inner.as_os_str().is_empty() { to.clone() } else { to.join(inner) };
                if let Some(node) = tree.remove(&path) {
                    tree.insert(new, node);
                }
            }
        }
        Change::RemoveFile(path) | Change::RemoveFolder(path) => {
            tree.remove(&path);
        }
    }
    Ok(())
}

impl FileSystem for PageDisk {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        match self.node(path)? {
            Node::File(bytes) if bytes.len() as u64 > most => Err(ErrorKind::FileTooLarge.into()),
            Node::File(bytes) => Ok(bytes.to_vec()),
            Node::Folder => Err(ErrorKind::IsADirectory.into()),
        }
    }

    fn kind(&self, path: &Path) -> io::Result<Kind> {
        Ok(match self.node(path)? {
            Node::File(_) => Kind::File,
            Node::Folder => Kind::Folder,
        })
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<(String, Kind)>> {
        if self.kind(folder)? != Kind::Folder {
            return Err(ErrorKind::NotADirectory.into());
        }
        let inner = self.inner()?;
        let direct = children(&inner.tree, folder).filter(|(path, _)| path.parent() == Some(folder));
        let entry = |(path, node): (&PathBuf, &Node)| {
            let name = path.file_name()?.to_string_lossy().into_owned();
            Some((name, if *node == Node::Folder { Kind::Folder } else { Kind::File }))
        };
        Ok(direct.filter_map(entry).collect())
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.change(Change::Folder(folder.to_owned()))
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.change(Change::File(path.to_owned(), Arc::new(bytes.to_vec())))
    }

    fn flush(&self, _path: &Path) -> io::Result<()> {
        let inner = self.inner()?;
        if inner.keeper.flush(inner.file) { Ok(()) } else { Err(ErrorKind::StorageFull.into()) }
    }

    fn flush_all(&self, folder: &Path) -> io::Result<()> {
        self.flush(folder)
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        if self.inner()?.tree.contains_key(to) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        self.change(Change::Rename(from.to_owned(), to.to_owned()))
    }

    fn replace(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.change(Change::Rename(from.to_owned(), to.to_owned()))
    }

    fn remove_file(&self, path: &Path) -> io::Result<()> {
        self.change(Change::RemoveFile(path.to_owned()))
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        self.change(Change::RemoveFolder(folder.to_owned()))
    }

    /// The browser gives the journal to one page at a time, so nobody else is there.
    fn lock(&self, _path: &Path) -> io::Result<Locked> {
        Ok(Locked::Held(Box::new(())))
    }

    fn unique(&self) -> u64 {
        self.inner().map(|inner| inner.keeper.random()).unwrap_or_default()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, clippy::cast_possible_truncation)]
mod tests {
    use super::*;

    /// Two files in memory; what is not flushed can be cut off.
    #[derive(Clone, Default)]
    struct Files(Arc<Mutex<[Vec<u8>; 2]>>, Option<u64>);

    impl Keeper for Files {
        fn read(&self, file: usize) -> Vec<u8> {
            self.0.lock().unwrap()[file].clone()
        }
        fn write(&self, file: usize, at: u64, bytes: &[u8]) -> bool {
            let mut files = self.0.lock().unwrap();
            if self.1.is_some_and(|most| at + bytes.len() as u64 > most) {
                return false;
            }
            let end = at as usize + bytes.len();
            if files[file].len() < end {
                files[file].resize(end, 0);
            }
            files[file][at as usize..end].copy_from_slice(bytes);
            true
        }
        fn cut(&self, file: usize, length: u64) -> bool {
            self.0.lock().unwrap()[file].resize(length as usize, 0);
            true
        }
        fn flush(&self, _file: usize) -> bool {
            true
        }
        fn random(&self) -> u64 {
            7
        }
    }

    fn disk(files: &Files) -> PageDisk {
        let shipped = vec![(PathBuf::from("/games/a/rules.xml"), b"rules".to_vec())];
        PageDisk::new(shipped, Path::new("/users"), Box::new(files.clone())).unwrap()
    }

    #[test]
    fn what_was_written_is_there_when_the_page_comes_back() {
        let files = Files::default();
        let first = disk(&files);
        first.make_folder(Path::new("/users/Ann")).unwrap();
        first.create(Path::new("/users/Ann/new"), b"one").unwrap();
        first.rename_new(Path::new("/users/Ann/new"), Path::new("/users/Ann/a")).unwrap();
        first.create(Path::new("/users/Ann/new"), b"two").unwrap();
        assert!(first.rename_new(Path::new("/users/Ann/new"), Path::new("/users/Ann/a")).is_err());
        first.replace(Path::new("/users/Ann/new"), Path::new("/users/Ann/a")).unwrap();
        first.rename_new(Path::new("/users/Ann"), Path::new("/users/Bo")).unwrap();
        let second = disk(&files);
        assert_eq!(second.read(Path::new("/users/Bo/a"), 10).unwrap(), b"two");
        assert_eq!(second.list(Path::new("/users")).unwrap(), [("Bo".to_owned(), Kind::Folder)]);
        assert_eq!(second.read(Path::new("/games/a/rules.xml"), 10).unwrap(), b"rules");
    }

    #[test]
    fn wherever_the_journal_is_cut_off_a_beginning_of_its_changes_is_there() {
        let files = Files::default();
        let first = disk(&files);
        for number in 0..20 {
            first.create(Path::new(&format!("/users/{number:02}")), &[number; 30]).unwrap();
        }
        let whole = files.read(0);
        for length in HEAD..whole.len() {
            let cut = Files::default();
            cut.0.lock().unwrap()[0] = whole[..length].to_vec();
            let names = disk(&cut).list(Path::new("/users")).unwrap().len();
            let again = disk(&cut).list(Path::new("/users")).unwrap().len();
            assert_eq!(names, (length - HEAD) / ((whole.len() - HEAD) / 20), "{length}");
            assert_eq!(names, again);
            assert!(disk(&cut).create(Path::new("/users/next"), b"x").is_ok());
            assert_eq!(disk(&cut).list(Path::new("/users")).unwrap().len(), names + 1);
        }
    }

    #[test]
    fn a_full_store_refuses_and_loses_nothing() {
        let mut files = Files::default();
        let first = disk(&files);
        first.create(Path::new("/users/a"), b"one").unwrap();
        files.1 = Some(files.read(0).len() as u64 + 10);
        let second = disk(&files);
        let refused = second.create(Path::new("/users/b"), &[1; 100]).unwrap_err();
        assert_eq!(refused.kind(), ErrorKind::StorageFull);
        assert!(second.kind(Path::new("/users/b")).is_err());
        files.1 = None;
        assert_eq!(disk(&files).list(Path::new("/users")).unwrap().len(), 1);
    }

    #[test]
    fn a_journal_that_grew_is_written_anew_and_holds_the_same() {
        let files = Files::default();
        let first = disk(&files);
        let big = vec![9; 1 << 20];
        for _ in 0..8 {
            first.create(Path::new("/users/new"), &big).unwrap();
            first.replace(Path::new("/users/new"), Path::new("/users/a")).unwrap();
        }
        let second = disk(&files);
        assert_eq!(second.read(Path::new("/users/a"), 2 << 20).unwrap(), big);
        assert!(files.read(1).len() < 2 << 20, "the other file holds what is alive");
        second.create(Path::new("/users/b"), b"b").unwrap();
        assert_eq!(disk(&files).list(Path::new("/users")).unwrap().len(), 2);
    }
}
