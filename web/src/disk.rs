//! The page's disk: everything in memory, and every change written to a journal before the call returns. The journal is one
//! of two files that the browser keeps for the page; when one has grown far beyond what is alive, what is alive is written
//! to the other, which then counts. What ships with the page is not in it, only what differs from it.

mod packed;
mod tree;

pub use packed::{Content, packed};
pub use tree::{Bytes, Node};

use crate::journal::{Change, Journal, head, read_journal, record};
use std::collections::BTreeSet;
use std::fmt;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};
use switchboard::disk::{FileSystem, Kind, Locked};
use tree::Tree;

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

/// What the browser has kept, read and not yet laid upon what ships with the page.
pub struct Kept {
    keeper: Box<dyn Keeper>,
    file: usize,
    /// What is in that file, and the journal in it.
    bytes: Vec<u8>,
    journal: Option<Journal>,
}

impl Kept {
    /// Reads the journal that counts.
    pub fn read(keeper: Box<dyn Keeper>) -> Self {
        let read = |file: usize| {
            let bytes = keeper.read(file);
            (file, read_journal(&bytes), bytes)
        };
        let (first, second) = (read(0), read(1));
        let generation = |(_, journal, _): &(usize, Option<Journal>, Vec<u8>)| journal.as_ref().map(|it| it.generation);
        let (file, journal, bytes) = if generation(&second) > generation(&first) { second } else { first };
        Self { keeper, file, bytes, journal }
    }

    /// Whether anything was ever kept here.
    pub fn is_new(&self) -> bool {
        self.journal.is_none()
    }

    /// Whether what is kept lies in this folder alone, and is not damaged: then it can be laid upon less than all that ships.
    pub fn is_within(&self, folder: &Path) -> bool {
        let is_inner = |change: &Change| change.paths().all(|path| path.starts_with(folder));
        self.journal.as_ref().is_none_or(|journal| journal.damaged == 0 && journal.changes.iter().all(is_inner))
    }

    /// The disk with these files, which are not written to the journal, and with what the journal holds; `players` is there
    /// in any case. A damaged journal is copied aside, and everything that can be read of it is there.
    ///
    /// # Errors
    /// The journal cannot be written.
    pub fn on(self, files: Vec<(PathBuf, Node)>, players: &Path) -> io::Result<PageDisk> {
        let Self { keeper, file, bytes, journal } = self;
        let mut shipped = Tree::default();
        for (path, node) in files {
            shipped.make_parents(&path);
            shipped.put(&path, node);
        }
        shipped.make_parents(&players.join("any"));
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
                    // where there is no room for the copy, the damaged file itself stays until the one after the next
                    let _ = inner.keeper.write(ASIDE, at, &bytes) && inner.keeper.flush(ASIDE);
                    inner.begin_anew()?;
                } else {
                    // a record that was cut off is not in the way of the next
                    inner.keeper.cut(inner.file, inner.length);
                    // where there is no room for another journal, this one goes on
                    let _ = inner.compact();
                }
            }
            None => {
                inner.file = 1;
                inner.begin_anew()?;
            }
        }
        Ok(PageDisk { inner: Mutex::new(inner) })
    }
}

impl PageDisk {
    /// More that ships with the page, for a disk that began with a part of it and an empty journal. What was put at the same place
    /// meanwhile stays.
    pub fn ship(&self, files: Vec<(PathBuf, Node)>) {
        let Ok(mut inner) = self.inner() else { return };
        let Inner { tree, shipped, .. } = &mut *inner;
        for (path, node) in files {
            shipped.make_parents(&path);
            tree.make_parents(&path);
            // a file that shipped already may come anew, even as another one where the host was renewed in between
            if !tree.has(&path) || tree.get(&path) == shipped.get(&path) {
                tree.put(&path, node.clone());
            }
            shipped.put(&path, node);
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

    /// The files under this folder, with what stands in them.
    pub fn files_under(&self, folder: &Path) -> Vec<(PathBuf, Bytes)> {
        let Ok(inner) = self.inner() else { return Vec::new() };
        let file = |(path, node): (PathBuf, &Node)| {
            if let Node::File(content) = node { Some((path, content.bytes().ok()?)) } else { None }
        };
        inner.tree.under(folder).filter_map(file).collect()
    }

    /// Whether a file under this folder differs from what ships with the page, or does not ship at all.
    pub fn is_changed(&self, folder: &Path) -> bool {
        let Ok(inner) = self.inner() else { return false };
        let differs = |(path, node): (PathBuf, &Node)| *node != Node::Folder && inner.shipped.get(&path) != Some(node);
        inner.tree.under(folder).any(differs)
    }

    /// Whether this folder or file ships with the page.
    pub fn is_shipped(&self, path: &Path) -> bool {
        self.inner().is_ok_and(|inner| inner.shipped.has(path))
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
        self.changed.extend(change.paths().cloned());
        apply(tree, change)
    }

    /// What is needed to make everything that differs from what ships with the page.
    fn alive(&self) -> io::Result<Vec<Change>> {
        let change = |(path, node): (PathBuf, &Node)| match (node, self.shipped.get(&path)) {
            (Node::Folder, Some(Node::Folder)) => None,
            (Node::Folder, _) => Some(Ok(Change::Folder(path))),
            (node, shipped) if shipped == Some(node) => None,
            (Node::File(content), _) => Some(content.bytes().map(|bytes| Change::Put(path, Arc::new(bytes.to_vec())))),
        };
        let gone = |(path, node): (PathBuf, &Node)| {
            (*node != Node::Folder && !self.tree.has(&path)).then_some(Ok(Change::RemoveFile(path)))
        };
        self.tree.all().filter_map(change).chain(self.shipped.all().filter_map(gone)).collect()
    }

    /// Writes the journal anew if it has grown far beyond what is alive.
    fn compact(&mut self) -> io::Result<()> {
        if self.length <= self.look_at {
            return Ok(());
        }
        let alive: usize = self.alive()?.iter().map(|change| record(change).len()).sum();
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
        self.alive()?.iter().for_each(|change| bytes.extend(record(change)));
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

/// Makes a change that was possible when it was written. What ships with the page may have changed since: a folder that is
/// missing now is made again, and what still does not fit is left out.
fn replay(tree: &mut Tree, change: Change) {
    if let Change::Folder(path) | Change::File(path, _) | Change::Put(path, _) | Change::Rename(_, path) = &change {
        tree.make_parents(path);
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
    let free = |path: &Path| if tree.has(path) { Err(ErrorKind::AlreadyExists.into()) } else { Ok(()) };
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
            if tree.under(path).next().is_some() { Err(ErrorKind::DirectoryNotEmpty.into()) } else { Ok(()) }
        }
    }
}

fn apply(tree: &mut Tree, change: Change) -> io::Result<()> {
    possible(tree, &change)?;
    match change {
        Change::Folder(path) => {
            tree.put(&path, Node::Folder);
        }
        Change::File(path, bytes) | Change::Put(path, bytes) => {
            tree.put(&path, Node::File(bytes.into()));
        }
        Change::Append(path, more) => {
            if let Some(Node::File(content)) = tree.get(&path) {
                let bytes = content.bytes()?;
                // what nobody else has grows in place
                tree.remove(&path);
                tree.put(&path, Node::File(bytes.with(&more).into()));
            }
        }
        Change::Generation(_) => {}
        Change::Rename(from, to) => {
            let moved: Vec<PathBuf> = tree.under(&from).map(|(path, _)| path).chain([from.clone()]).collect();
            for path in moved {
                let inner = path.strip_prefix(&from).map(Path::to_owned).unwrap_or_default();
                let new = if inner.as_os_str().is_empty() { to.clone() } else { to.join(inner) };
                if let Some(node) = tree.remove(&path) {
                    tree.put(&new, node);
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
            Node::File(content) if content.length() as u64 > most => Err(ErrorKind::FileTooLarge.into()),
            Node::File(content) => Ok(content.bytes()?.to_vec()),
            Node::Folder => Err(ErrorKind::IsADirectory.into()),
        }
    }

    fn length(&self, path: &Path) -> io::Result<u64> {
        match self.node(path)? {
            Node::File(content) => Ok(content.length() as u64),
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
        let kind = |node: &Node| if *node == Node::Folder { Kind::Folder } else { Kind::File };
        Ok(inner.tree.names_in(folder).into_iter().map(|(name, node)| (name, kind(node))).collect())
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
        if self.inner()?.tree.has(to) {
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
