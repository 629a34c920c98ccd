//! A disk in memory that loses at a power cut what was not flushed, fails when told to, and stops a program at any call.

use super::{Chance, TELLS};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io::{self, ErrorKind};
use std::ops::Bound;
use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard};
use switchboard::disk::{Disk, FileSystem, Kind, Locked};

/// How a disk breaks its promises.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lie {
    /// It keeps them.
    None,
    /// A rename that must not replace does replace.
    RenamesOntoOthers,
    /// A flushed file is lost.
    ForgetsContent,
    /// A flushed folder is lost.
    ForgetsNames,
    /// Reading returns half of a file as if it were all.
    ReadsTorn,
}

/// A path with a zero for each slash, the root being empty: in the order of the bytes, what lies in a folder then follows it at once.
pub type Name = Arc<str>;

/// Names of files and folders, each with the number of what lies there.
pub type Names = BTreeMap<Name, usize>;

/// The name of a path.
pub fn name_of(path: &Path) -> Name {
    path.to_str().unwrap().trim_end_matches('/').replace('/', "\0").into()
}

/// The path of a name, to be shown.
pub fn path_of(name: &str) -> String {
    name.replace('\0', "/")
}

/// What lies under a name.
#[derive(Debug, Clone)]
pub enum Node {
    Folder,
    /// `flushed` bytes of it survive a power cut.
    File {
        bytes: Arc<Vec<u8>>,
        flushed: usize,
    },
}

/// A change of names that may not survive a power cut yet.
#[derive(Debug, Clone)]
enum Change {
    Add(Name, usize),
    Remove(Name),
    Rename(Name, Name),
}

/// What will happen to a program's calls.
#[derive(Debug, Clone, Default)]
struct Fate {
    /// It is dead: every call fails.
    dead: bool,
    /// After this many calls it dies; with `power`, for all programs.
    dies_in: Option<(u32, bool)>,
    /// After this many calls, this many fail.
    fails_in: Option<(u32, u32, Option<ErrorKind>)>,
}

#[derive(Debug)]
struct Inner {
    chance: Chance,
    lie: Lie,
    nodes: Vec<Node>,
    names: Names,
    durable: Names,
    changes: Vec<Change>,
    fates: [Fate; 3],
    locks: BTreeMap<usize, usize>,
    has_locks: bool,
    /// A player is removed: their name may be taken out of saves.
    may_rewrite: bool,
    power_is_off: bool,
    faults: u64,
    damaged: BTreeSet<usize>,
    broken: Option<String>,
    numbers: u64,
    /// How often something on it changed.
    times_changed: u64,
}

/// The disk as one program sees it; program 2 is an observer whose calls never fail.
#[derive(Clone)]
pub struct SimDisk {
    inner: Arc<Mutex<Inner>>,
    program: usize,
}

/// The observer.
const ONLOOKER: usize = 2;

impl fmt::Debug for SimDisk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SimDisk of program {}", self.program)
    }
}

/// Where a call was interrupted.
enum When {
    Before(io::Error),
    After(io::Error),
    Never,
}

impl SimDisk {
    /// An empty disk, for an observer.
    pub fn new(mut chance: Chance, lie: Lie) -> Self {
        let has_locks = !chance.once_in(10);
        let names: Names = [(name_of(Path::new("/")), 0), (name_of(Path::new("/users")), 1)].into();
        let inner = Inner {
            chance,
            lie,
            nodes: vec![Node::Folder, Node::Folder],
            durable: names.clone(),
            names,
            changes: Vec::new(),
            fates: Default::default(),
            locks: BTreeMap::new(),
            has_locks,
            may_rewrite: false,
            power_is_off: false,
            faults: 0,
            damaged: BTreeSet::new(),
            broken: None,
            numbers: 0,
            times_changed: 1,
        };
        Self { inner: Arc::new(Mutex::new(inner)), program: ONLOOKER }
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap()
    }

    /// The disk for this program.
    pub fn of(&self, program: usize) -> Disk {
        Arc::new(Self { inner: self.inner.clone(), program })
    }

    /// A program starts: no fault is set for it yet.
    pub fn starts(&self, program: usize) {
        self.inner().fates[program] = Fate::default();
    }

    /// After `calls` further calls the program dies, or the power goes.
    pub fn dies_in(&self, program: usize, calls: u32, with_the_power: bool) {
        self.inner().fates[program].dies_in = Some((calls, with_the_power));
    }

    /// After `calls` further calls, `count` of them fail.
    pub fn fails_in(&self, program: usize, calls: u32, count: u32, kind: Option<ErrorKind>) {
        self.inner().fates[program].fails_in = Some((calls, count, kind));
    }

    /// Whether a program died at one of its calls.
    pub fn is_dead(&self, program: usize) -> bool {
        self.inner().fates[program].dead
    }

    /// Whether the power went at a call.
    pub fn is_power_off(&self) -> bool {
        self.inner().power_is_off
    }

    /// From now on saves may be rewritten, or not.
    pub fn may_rewrite(&self, may: bool) {
        self.inner().may_rewrite = may;
    }

    /// How many calls failed.
    pub fn faults(&self) -> u64 {
        self.inner().faults
    }

    /// Things done that must never be done.
    pub fn broken(&self) -> Option<String> {
        self.inner().broken.clone()
    }

    /// How often something on it changed.
    pub fn changes(&self) -> u64 {
        self.inner().times_changed
    }

    /// Looks at all names and what they refer to.
    pub fn look<T>(&self, at: impl FnOnce(&Names, &[Node]) -> T) -> T {
        let inner = self.inner();
        at(&inner.names, &inner.nodes)
    }

    /// Whether something lies under this name.
    pub fn has(&self, path: &Path) -> bool {
        self.inner().names.contains_key(&name_of(path))
    }

    /// The names under a folder, with the numbers of what lies there.
    pub fn under(&self, folder: &Path) -> Names {
        let inner = self.inner();
        let folder = name_of(folder);
        within(&inner.names, &folder).map(|(name, node)| (name.clone(), *node)).collect()
    }

    /// Flips a bit of a file; false if it is missing or empty, or if one of its bits was flipped before: two faults in one file are more
    /// than is promised to be survived.
    pub fn damage(&self, path: &Path) -> bool {
        let mut inner = self.inner();
        let Some(node) = inner.names.get(&name_of(path)).copied() else { return false };
        if !inner.damaged.insert(node) {
            return false;
        }
        inner.times_changed += 1;
        let bit = inner.chance.number() as usize;
        let Node::File { bytes, .. } = &mut inner.nodes[node] else { return false };
        let bytes = Arc::make_mut(bytes);
        let place = bit / 8 % bytes.len().max(1);
        match bytes.get_mut(place) {
            Some(byte) => *byte ^= 1 << (bit % 8),
            None => return false,
        }
        true
    }

    /// A player was copied: what a flipped bit has damaged is damaged in the copy too.
    pub fn was_copied(&self, from: &Path, to: &Path) {
        let mut inner = self.inner();
        for name in ["settings.xml", "properties.xml", "code"] {
            let node = |folder: &Path| inner.names.get(&name_of(&folder.join(name))).copied();
            if let (Some(one), Some(other)) = (node(from), node(to))
                && inner.damaged.contains(&one)
            {
                inner.damaged.insert(other);
            }
        }
    }

    /// The power fails: what was not flushed is there or not, at random.
    pub fn cut_power(&self) {
        self.inner().cut_power();
    }
}

/// The folder that a name lies in.
fn parent(name: &str) -> &str {
    name.rsplit_once('\0').map_or("", |(folder, _)| folder)
}

/// The last part of a name.
fn last(name: &str) -> &str {
    name.rsplit_once('\0').map_or(name, |(_, last)| last)
}

/// Whether it is a save, judging by its name.
fn is_save(name: &str) -> bool {
    let last = last(name);
    last.len() == 12 && last.ends_with(".xml") && last[..8].bytes().all(|b| b.is_ascii_digit())
}

/// What lies in a folder and below, the folder first.
fn within<'n>(names: &'n Names, folder: &'n str) -> impl Iterator<Item = (&'n Name, &'n usize)> {
    let is_within = |rest: &str| rest.is_empty() || rest.starts_with('\0');
    let from = (Bound::Included(folder), Bound::Unbounded);
    names.range::<str, _>(from).take_while(move |(name, _)| name.strip_prefix(folder).is_some_and(is_within))
}

/// Applies a change where it makes sense.
fn apply(names: &mut Names, change: &Change) {
    match change {
        Change::Add(name, node) => {
            if names.contains_key(parent(name)) {
                names.insert(name.clone(), *node);
            }
        }
        Change::Remove(name) => {
            names.remove(name);
        }
        Change::Rename(from, to) => {
            if names.contains_key(from) && names.contains_key(parent(to)) {
                let moved: Vec<Name> = within(names, from).map(|(name, _)| name.clone()).collect();
                for name in moved {
                    let node = names.remove(&name);
                    let target = format!("{to}{}", &name[from.len()..]);
                    names.extend(node.map(|node| (target.into(), node)));
                }
            }
        }
    }
}

impl Inner {
    fn change(&mut self, change: Change) {
        if TELLS.load(Ordering::Relaxed) {
            println!("{change:?}");
        }
        apply(&mut self.names, &change);
        self.times_changed += 1;
        self.changes.push(change);
    }

    fn enter(&mut self, program: usize) -> When {
        if program == ONLOOKER {
            return When::Never;
        }
        let after = self.chance.once_in(2);
        let fate = &mut self.fates[program];
        if fate.dead || self.power_is_off {
            return When::Before(ErrorKind::Other.into());
        }
        if let Some((calls, with_the_power)) = &mut fate.dies_in {
            if *calls == 0 {
                fate.dead = true;
                if TELLS.load(Ordering::Relaxed) {
                    println!("death of program {program}, power off {}, after the call: {after}", *with_the_power);
                }
                self.power_is_off |= *with_the_power;
                let fault = io::Error::from(ErrorKind::Other);
                return if after { When::After(fault) } else { When::Before(fault) };
            }
            *calls -= 1;
        }
        match &mut fate.fails_in {
            Some((0, count, kind)) if *count > 0 => {
                *count -= 1;
                self.faults += 1;
                if TELLS.load(Ordering::Relaxed) {
                    println!("fault for program {program}: {kind:?}, after the call: {after}");
                }
                let fault = kind.map_or_else(|| io::Error::other("input/output error"), io::Error::from);
                if after && self.chance.once_in(3) { When::After(fault) } else { When::Before(fault) }
            }
            Some((calls, ..)) => {
                *calls = calls.saturating_sub(1);
                When::Never
            }
            None => When::Never,
        }
    }

    fn node(&self, name: &str) -> io::Result<&Node> {
        let node = self.names.get(name).ok_or(ErrorKind::NotFound)?;
        Ok(&self.nodes[*node])
    }

    fn add(&mut self, name: &Name, node: Node) -> io::Result<()> {
        if !matches!(self.node(parent(name))?, Node::Folder) {
            return Err(ErrorKind::NotADirectory.into());
        }
        if self.names.contains_key(name) {
            return Err(ErrorKind::AlreadyExists.into());
        }
        self.nodes.push(node);
        self.change(Change::Add(name.clone(), self.nodes.len() - 1));
        Ok(())
    }

    /// What is added is lost at a power cut until it is flushed, in part or whole; what was flushed before stays.
    fn append(&mut self, name: &str, more: &[u8]) -> io::Result<()> {
        let number = *self.names.get(name).ok_or(ErrorKind::NotFound)?;
        match &mut self.nodes[number] {
            Node::Folder => return Err(ErrorKind::IsADirectory.into()),
            Node::File { bytes, flushed } => {
                Arc::make_mut(bytes).extend(more);
                *flushed = (*flushed).min(bytes.len() - more.len());
            }
        }
        self.times_changed += 1;
        Ok(())
    }

    fn flush(&mut self, name: &str) -> io::Result<()> {
        let number = *self.names.get(name).ok_or(ErrorKind::NotFound)?;
        let lie = self.lie;
        match &mut self.nodes[number] {
            Node::File { .. } if lie == Lie::ForgetsContent => {}
            Node::File { bytes, flushed } => *flushed = bytes.len(),
            Node::Folder if lie == Lie::ForgetsNames => {}
            Node::Folder => {
                let touches = |change: &Change| match change {
                    Change::Add(at, _) | Change::Remove(at) => parent(at) == name,
                    Change::Rename(from, to) => parent(from) == name || parent(to) == name,
                };
                let until = self.changes.iter().rposition(touches).map_or(0, |last| last + 1);
                for change in self.changes.drain(..until) {
                    apply(&mut self.durable, &change);
                }
            }
        }
        Ok(())
    }

    fn rename(&mut self, from: &Name, to: &Name) -> io::Result<()> {
        self.node(from)?;
        self.node(parent(to))?;
        self.change(Change::Rename(from.clone(), to.clone()));
        Ok(())
    }

    fn cut_power(&mut self) {
        if TELLS.load(Ordering::Relaxed) {
            println!("the power goes; not flushed: {:?}", self.changes);
        }
        self.times_changed += 1;
        for change in std::mem::take(&mut self.changes) {
            if self.chance.once_in(2) {
                apply(&mut self.durable, &change);
            }
        }
        let durable = self.durable.clone();
        self.durable.retain(|name, _| {
            durable.contains_key("") && name.match_indices('\0').all(|(end, _)| durable.contains_key(&name[..end]))
        });
        self.names = self.durable.clone();
        for node in &mut self.nodes {
            if let Node::File { bytes, flushed } = node
                && *flushed < bytes.len()
            {
                let kept = *flushed + self.chance.below(bytes.len() - *flushed + 1);
                Arc::make_mut(bytes).truncate(if self.chance.once_in(2) { kept } else { *flushed });
                *flushed = bytes.len();
            }
        }
        self.power_is_off = false;
        self.locks.clear();
    }
}

/// Releases the lock.
struct Guard {
    inner: Arc<Mutex<Inner>>,
    node: usize,
    program: usize,
}

impl Drop for Guard {
    fn drop(&mut self) {
        let mut inner = self.inner.lock().unwrap();
        if inner.locks.get(&self.node) == Some(&self.program) {
            inner.locks.remove(&self.node);
        }
    }
}

impl SimDisk {
    /// Carries out a call, unless it is to fail.
    fn call<T>(&self, what: impl FnOnce(&mut Inner) -> io::Result<T>) -> io::Result<T> {
        let mut inner = self.inner();
        match inner.enter(self.program) {
            When::Before(fault) => Err(fault),
            When::Never => what(&mut inner),
            When::After(fault) => {
                let done = what(&mut inner);
                // a lock is released through the disk where it was taken
                drop(inner);
                drop(done);
                Err(fault)
            }
        }
    }
}

impl FileSystem for SimDisk {
    fn read(&self, path: &Path, most: u64) -> io::Result<Vec<u8>> {
        self.call(|inner| match inner.node(&name_of(path))? {
            Node::Folder => Err(ErrorKind::IsADirectory.into()),
            Node::File { bytes, .. } if bytes.len() as u64 > most => Err(ErrorKind::FileTooLarge.into()),
            Node::File { bytes, .. } if inner.lie == Lie::ReadsTorn => Ok(bytes[..bytes.len() / 2].to_vec()),
            Node::File { bytes, .. } => Ok(bytes.to_vec()),
        })
    }

    fn length(&self, path: &Path) -> io::Result<u64> {
        self.call(|inner| match inner.node(&name_of(path))? {
            Node::Folder => Err(ErrorKind::IsADirectory.into()),
            Node::File { bytes, .. } => Ok(bytes.len() as u64),
        })
    }

    fn kind(&self, path: &Path) -> io::Result<Kind> {
        self.call(|inner| {
            Ok(if matches!(inner.node(&name_of(path))?, Node::Folder) { Kind::Folder } else { Kind::File })
        })
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<(String, Kind)>> {
        let folder = name_of(folder);
        self.call(|inner| {
            if !matches!(inner.node(&folder)?, Node::Folder) {
                return Err(ErrorKind::NotADirectory.into());
            }
            let within = within(&inner.names, &folder);
            let named = within.filter(|(name, _)| **name != folder && parent(name) == &*folder);
            Ok(named
                .map(|(name, node)| {
                    let is_folder = matches!(inner.nodes[*node], Node::Folder);
                    let kind = if is_folder { Kind::Folder } else { Kind::File };
                    (last(name).to_owned(), kind)
                })
                .collect())
        })
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        self.call(|inner| inner.add(&name_of(folder), Node::Folder))
    }

    fn create(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        if TELLS.load(Ordering::Relaxed) {
            let text = String::from_utf8_lossy(bytes);
            let value = |name: &str| text.split_once(name).and_then(|(_, rest)| rest.split('<').next()).unwrap_or("-");
            let of = ["<Number>", "<Attempt>", "<Seed>", "<SinceStart>", "<Method>"].map(value);
            println!("program {} writes number, attempt, seed, time, mark {of:?}", self.program);
        }
        let node = Node::File { bytes: Arc::new(bytes.to_vec()), flushed: 0 };
        self.call(|inner| inner.add(&name_of(path), node))
    }

    fn append(&self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        self.call(|inner| inner.append(&name_of(path), bytes))
    }

    fn flush(&self, path: &Path) -> io::Result<()> {
        self.call(|inner| inner.flush(&name_of(path)))
    }

    fn flush_all(&self, folder: &Path) -> io::Result<()> {
        self.under(folder).keys().rev().try_for_each(|name| self.call(|inner| inner.flush(name)))
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        let (from, to) = (name_of(from), name_of(to));
        self.call(|inner| {
            if inner.names.contains_key(&to) && inner.lie != Lie::RenamesOntoOthers {
                inner.node(&from)?;
                return Err(ErrorKind::AlreadyExists.into());
            }
            inner.rename(&from, &to)
        })
    }

    fn replace(&self, from: &Path, to: &Path) -> io::Result<()> {
        let (from, to) = (name_of(from), name_of(to));
        self.call(|inner| {
            if is_save(&to) && inner.names.contains_key(&to) && !inner.may_rewrite {
                inner.broken = Some(format!("{} was written over", path_of(&to)));
            }
            if matches!(inner.node(&to), Ok(Node::Folder)) {
                return Err(ErrorKind::IsADirectory.into());
            }
            inner.rename(&from, &to)
        })
    }

    fn remove_file(&self, path: &Path) -> io::Result<()> {
        let name = name_of(path);
        self.call(|inner| {
            if matches!(inner.node(&name)?, Node::Folder) {
                return Err(ErrorKind::IsADirectory.into());
            }
            if is_save(&name) && !name.contains("\0.") {
                inner.broken = Some(format!("{} was removed", path.display()));
            }
            inner.change(Change::Remove(name));
            Ok(())
        })
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        let folder = name_of(folder);
        self.call(|inner| {
            inner.node(&folder)?;
            if within(&inner.names, &folder).any(|(name, _)| *name != folder) {
                return Err(ErrorKind::DirectoryNotEmpty.into());
            }
            inner.change(Change::Remove(folder));
            Ok(())
        })
    }

    fn lock(&self, path: &Path) -> io::Result<Locked> {
        let (program, name) = (self.program, name_of(path));
        self.call(|inner| {
            if !inner.names.contains_key(&name) {
                inner.add(&name, Node::File { bytes: Arc::default(), flushed: 0 })?;
            }
            let node = *inner.names.get(&name).ok_or(ErrorKind::NotFound)?;
            if !inner.has_locks {
                return Ok(Locked::Impossible);
            }
            if inner.locks.contains_key(&node) {
                return Ok(Locked::Elsewhere);
            }
            inner.locks.insert(node, program);
            Ok(Locked::Held(Box::new(Guard { inner: self.inner.clone(), node, program })))
        })
    }

    fn unique(&self) -> u64 {
        let mut inner = self.inner();
        inner.numbers += 1;
        Chance::new(inner.numbers).number()
    }
}
