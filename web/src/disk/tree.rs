//! The files of the page's disk by their paths. A path is kept as text in which each part follows a NUL: texts are compared
//! quickly, and what is in a folder comes right after it.

use super::Content;
use std::collections::BTreeMap;
use std::ops::{Bound, Deref, Range};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;

/// A part of bytes that others may share, such as the pack in which a file came.
#[derive(Debug, Clone)]
pub struct Bytes {
    all: Arc<Vec<u8>>,
    part: Range<usize>,
}

impl Bytes {
    /// This part of these bytes.
    pub fn part(all: &Arc<Vec<u8>>, part: Range<usize>) -> Self {
        Self { all: Arc::clone(all), part }
    }

    /// These bytes without the first of them, of which there are so many.
    pub fn after(&self, first: usize) -> Self {
        Self::part(&self.all, self.part.end.min(self.part.start + first)..self.part.end)
    }

    /// These bytes and more behind them: in place where nobody else has them.
    pub fn with(mut self, more: &[u8]) -> Self {
        if self.part.len() < self.all.len() {
            self.all = Arc::new(self.to_vec());
        }
        Arc::make_mut(&mut self.all).extend_from_slice(more);
        self.all.into()
    }
}

impl From<Vec<u8>> for Bytes {
    fn from(all: Vec<u8>) -> Self {
        Arc::new(all).into()
    }
}

impl From<Arc<Vec<u8>>> for Bytes {
    fn from(all: Arc<Vec<u8>>) -> Self {
        Self { part: 0..all.len(), all }
    }
}

impl Deref for Bytes {
    type Target = [u8];

    #[expect(clippy::indexing_slicing, reason = "a part is made with its bytes, which nobody changes")]
    fn deref(&self) -> &[u8] {
        &self.all[self.part.clone()]
    }
}

impl AsRef<[u8]> for Bytes {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl PartialEq for Bytes {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for Bytes {}

/// What is at a path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Node {
    /// A folder.
    Folder,
    /// A file.
    File(Content),
}

impl<T: Into<Content>> From<T> for Node {
    fn from(content: T) -> Self {
        Self::File(content.into())
    }
}

/// A path as the tree knows it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Key(String);

impl Key {
    fn of(path: &Path) -> Self {
        let mut key = String::with_capacity(path.as_os_str().len());
        for part in path.components() {
            if let Component::Normal(name) = part {
                key.push('\0');
                key.push_str(&name.to_string_lossy());
            }
        }
        Self(key)
    }

    fn path(&self) -> PathBuf {
        if self.0.is_empty() { PathBuf::from("/") } else { PathBuf::from(self.0.replace('\0', "/")) }
    }

    /// The folder above; none above the root.
    fn above(&self) -> Option<Self> {
        self.0.rsplit_once('\0').map(|(above, _)| Self(above.to_owned()))
    }
}

/// Folders and files by path.
#[derive(Debug, Clone, Default)]
pub struct Tree(BTreeMap<Key, Node>);

impl Tree {
    /// What is at this path.
    pub fn get(&self, path: &Path) -> Option<&Node> {
        self.0.get(&Key::of(path))
    }

    /// Whether anything is at this path.
    pub fn has(&self, path: &Path) -> bool {
        self.get(path).is_some()
    }

    /// Puts this at a path.
    pub fn put(&mut self, path: &Path, node: Node) {
        self.0.insert(Key::of(path), node);
    }

    /// Takes away what is at a path.
    pub fn remove(&mut self, path: &Path) -> Option<Node> {
        self.0.remove(&Key::of(path))
    }

    /// Makes the folders above a path that are missing. Above one that is there, all are.
    pub fn make_parents(&mut self, path: &Path) {
        let mut next = Key::of(path).above();
        while let Some(folder) = next.filter(|folder| !self.0.contains_key(folder)) {
            next = folder.above();
            self.0.insert(folder, Node::Folder);
        }
    }

    /// Everything, each folder before what is in it.
    pub fn all(&self) -> impl Iterator<Item = (PathBuf, &Node)> {
        self.0.iter().map(|(key, node)| (key.path(), node))
    }

    /// Everything under a folder.
    pub fn under(&self, folder: &Path) -> impl Iterator<Item = (PathBuf, &Node)> {
        self.keys_under(folder).map(|(key, node)| (key.path(), node))
    }

    /// The names of what is in a folder, each with what it is.
    pub fn names_in(&self, folder: &Path) -> Vec<(String, &Node)> {
        let inner = Key::of(folder).0.len() + 1;
        let direct = self.keys_under(folder).filter_map(|(key, node)| Some((key.0.get(inner..)?, node)));
        direct.filter(|(name, _)| !name.contains('\0')).map(|(name, node)| (name.to_owned(), node)).collect()
    }

    fn keys_under(&self, folder: &Path) -> impl Iterator<Item = (&Key, &Node)> {
        let mut prefix = Key::of(folder).0;
        prefix.push('\0');
        let from = (Bound::Included(Key(prefix.clone())), Bound::Unbounded);
        self.0.range(from).take_while(move |(key, _)| key.0.starts_with(&prefix))
    }
}
