//! The page's disk: everything in memory, and every change written to a journal before the call returns. The journal is one
//! of two files that the browser keeps for the page; when one has grown far beyond what is alive, what is alive is written
//! to the other, which then counts. What ships with the page is not in it, only what differs from it.

use crate::journal::{Change, Journal, head, read_journal, record};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use switchboard::disk::{FileSystem, Kind, Locked};

/// Files that outlast the page, as the browser gives them: two for the journal, and [`ASIDE`].
pub trait Keeper: Send {
    /// All bytes of this file.
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

/// The file into which a damaged journal is copied before what can be read of it is written anew.
pub const ASIDE: usize = 2;
/// A journal is written anew when it is larger than this and three times what is alive.
const COMPACT_FROM: u64 = 4 << 20;

#[derive(Debug, Clone, PartialEq, Eq)]
enum Node {
    Folder,
    File(Arc<Vec<u8>>),
}

type Tree = BTreeMap<PathBuf, Node>;

struct Inner {
    tree: Tree,
    /// What ships with the page.
    shipped: Tree,
    keeper: Box<dyn Keeper>,
    /// Which of the two files counts, how long it is, and which generation it is.
    file: usize,
    length: u64,
    generation: u64,
    /// At which length it is looked at whether it has grown too far.
    look_at: u64,
    /// Every path that something was put at or taken away from, until somebody asks.
    changed: BTreeSet<PathBuf>,
    /// How many bytes of the journal could not be read.
    damaged: u64,
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
    /// The disk with these files, which are not written to the journal, and with what the journal holds; `players` is there
    /// in any case. A damaged journal is copied aside, and everything that can be read of it is there.
    ///
    /// # Errors
    /// The journal cannot be written.
    pub fn new(files: Vec<(PathBuf, Vec<u8>)>, players: &Path, keeper: Box<dyn Keeper>) -> io::Result<Self> {
        let mut shipped = Tree::new();
        for (path, bytes) in files {
            make_parents(&mut shipped, &path);
            shipped.insert(path, Node::File(Arc::new(bytes)));
        }
        make_parents(&mut shipped, &players.join("any"));
        let bytes = [0, 1].map(|file| keeper.read(file));
        let [first, second] = [0, 1].map(|file| bytes.get(file).and_then(|bytes| read_journal(bytes)));
        let (file, journal) = match (first, second) {
            (Some(first), Some(second)) if second.generation > first.generation => (1, Some(second)),
            (None, Some(second)) => (1, Some(second)),
            (first, _) => (0, first),
        };
        let tree = shipped.clone();
        let changed = BTreeSet::new();
        let mut inner =
            Inner { tree, shipped, keeper, file, length: 0, generation: 0, look_at: COMPACT_FROM, changed, damaged: 0 };
        match journal {
            Some(Journal { generation, changes, length, damaged }) => {
                (inner.length, inner.generation, inner.damaged) = (length, generation, damaged);
                changes.into_iter().for_each(|change| replay(&mut inner.tree, change));
                if damaged > 0 {
                    let at = inner.keeper.read(ASIDE).len() as u64;
                    let whole = bytes.get(file).map(Vec::as_slice).unwrap_or_default();
                    // where there is no room for the copy, the damaged file itself stays until the one after the next
                    let _ = inner.keeper.write(ASIDE, at, whole) && inner.keeper.flush(ASIDE);
                    inner.begin_anew()?;
                } else {
                    // a record that was cut off is not in the way of the next
                    inner.keeper.cut(inner.file, inner.length);
                    inner.compact()?;
                }
            }
            None => {
                inner.file = 1;
                inner.begin_anew()?;
            }
        }
        Ok(Self { inner: Mutex::new(inner) })
    }

    /// More that ships with the page, for a disk that began with a part of it and an empty journal. What was put at the same place
    /// meanwhile stays.
    pub fn ship(&self, files: Vec<(PathBuf, Vec<u8>)>) {
        let Ok(mut inner) = self.inner() else { return };
        let Inner { tree, shipped, .. } = &mut *inner;
        for (path, bytes) in files {
            let node = Node::File(Arc::new(bytes));
            make_parents(shipped, &path);
            make_parents(tree, &path);
            tree.entry(path.clone()).or_insert_with(|| node.clone());
            shipped.insert(path, node);
        }
    }

    /// How many bytes of what was kept could not be read when the page came up.
    pub fn damaged(&self) -> u64 {
        self.inner().map(|inner| inner.damaged).unwrap_or_default()
    }

    /// The paths at which something changed since this was asked last.
    pub fn take_changed(&self) -> BTreeSet<PathBuf> {
        self.inner().map(|mut inner| std::mem::take(&mut inner.changed)).unwrap_or_default()
    }

    /// The files under this folder that differ from what ships with the page, with what stands in them.
    pub fn unlike_shipped(&self, folder: &Path) -> Vec<(PathBuf, Arc<Vec<u8>>)> {
        let Ok(inner) = self.inner() else { return Vec::new() };
        let differs = |(path, node): (&PathBuf, &Node)| match node {
            Node::File(bytes) if inner.shipped.get(path) != Some(node) => Some((path.clone(), Arc::clone(bytes))),
            _ => None,
        };
        children(&inner.tree, folder).filter_map(differs).collect()
    }

    /// The files under this folder that ship with the page and were taken away.
    pub fn taken_away(&self, folder: &Path) -> Vec<PathBuf> {
        let Ok(inner) = self.inner() else { return Vec::new() };
        let gone = |(path, node): (&PathBuf, &Node)| {
            (*node != Node::Folder && !inner.tree.contains_key(path)).then(|| path.clone())
        };
        children(&inner.shipped, folder).filter_map(gone).collect()
    }

    /// Whether this folder or file ships with the page.
    pub fn is_shipped(&self, path: &Path) -> bool {
        self.inner().is_ok_and(|inner| inner.shipped.contains_key(path))
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
        let paths = match &change {
            Change::Rename(from, to) => [Some(from), Some(to)],
            other => [other.path(), None],
        };
        self.changed.extend(paths.into_iter().flatten().cloned());
        apply(tree, change)
    }

    /// What is needed to make everything that differs from what ships with the page.
    fn alive(&self) -> Vec<Change> {
        let change = |(path, node): (&PathBuf, &Node)| match (node, self.shipped.get(path)) {
            (Node::Folder, Some(Node::Folder)) => None,
            (Node::Folder, _) => Some(Change::Folder(path.clone())),
            (node, shipped) if shipped == Some(node) => None,
            (Node::File(bytes), _) => Some(Change::Put(path.clone(), Arc::clone(bytes))),
        };
        let gone = |(path, node): (&PathBuf, &Node)| {
            let is_gone = *node != Node::Folder && !self.tree.contains_key(path);
            is_gone.then(|| Change::RemoveFile(path.clone()))
        };
        self.tree.iter().filter_map(change).chain(self.shipped.iter().filter_map(gone)).collect()
    }

    /// Writes the journal anew if it has grown far beyond what is alive.
    fn compact(&mut self) -> io::Result<()> {
        if self.length <= self.look_at {
            return Ok(());
        }
        let alive: usize = self.alive().iter().map(|change| record(change).len()).sum();
        if self.length > 3 * alive as u64 {
            self.begin_anew()?;
        }
        self.look_at = COMPACT_FROM.max(self.length.saturating_mul(2));
        Ok(())
    }

    /// Begins the journal in the other file; the beginning that makes it count is written last.
    fn begin_anew(&mut self) -> io::Result<()> {
        let (file, generation) = (1 - self.file, self.generation + 1);
        let first = head(generation);
        let mut bytes = vec![0; first.len()];
        bytes.extend(record(&Change::Generation(generation)));
        self.alive().iter().for_each(|change| bytes.extend(record(change)));
        let keeper = &self.keeper;
        let written = keeper.cut(file, 0)
            && keeper.write(file, 0, &bytes)
            && keeper.flush(file)
            && keeper.write(file, 0, &first)
            && keeper.flush(file);
        if !written {
            return Err(ErrorKind::StorageFull.into());
        }
        (self.file, self.length, self.generation) = (file, bytes.len() as u64, generation);
        Ok(())
    }
}

/// Makes the folders above a path that are missing.
fn make_parents(tree: &mut Tree, path: &Path) {
    for folder in path.ancestors().skip(1) {
        tree.entry(folder.to_owned()).or_insert(Node::Folder);
    }
}

/// Makes a change that was possible when it was written. What ships with the page may have changed since: a folder that is
/// missing now is made again, and what still does not fit is left out.
fn replay(tree: &mut Tree, change: Change) {
    if let Change::Folder(path) | Change::File(path, _) | Change::Put(path, _) | Change::Rename(_, path) = &change {
        make_parents(tree, path);
    }
    let _ = apply(tree, change);
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
        Change::Generation(_) => Ok(()),
        Change::Folder(path) | Change::File(path, _) => parent(path).and_then(|()| free(path)),
        Change::Put(path, _) if matches!(tree.get(path), Some(Node::Folder)) => Err(ErrorKind::IsADirectory.into()),
        Change::Put(path, _) => parent(path),
        Change::Append(path, _) => match tree.get(path) {
            Some(Node::File(_)) => Ok(()),
            Some(Node::Folder) => Err(ErrorKind::IsADirectory.into()),
            None => Err(ErrorKind::NotFound.into()),
        },
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
        Change::File(path, bytes) | Change::Put(path, bytes) => {
            tree.insert(path, Node::File(bytes));
        }
        Change::Append(path, more) => {
            if let Some(Node::File(bytes)) = tree.get_mut(&path) {
                Arc::make_mut(bytes).extend_from_slice(&more);
            }
        }
        Change::Generation(_) => {}
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

    fn length(&self, path: &Path) -> io::Result<u64> {
        match self.node(path)? {
            Node::File(bytes) => Ok(bytes.len() as u64),
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

    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.change(Change::Append(path.to_owned(), Arc::new(bytes.to_vec())))
    }

    fn flush(&self, _path: &Path) -> io::Result<()> {
        let mut inner = self.inner()?;
        if !inner.keeper.flush(inner.file) {
            return Err(ErrorKind::StorageFull.into());
        }
        // where there is no room to write it anew, it goes on as it is
        let _ = inner.compact();
        Ok(())
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
pub(crate) mod tests;
