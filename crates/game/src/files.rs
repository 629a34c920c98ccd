//! Reading a game folder: a trait, so that the checker never touches the file system.

use std::collections::BTreeMap;
use std::fmt;
use switchboard_base::diag::{Code, Problem};

/// A folder that can be read. Paths are relative, separated by `/`, and matched in any letter case.
pub trait Files {
    /// The bytes of a file.
    ///
    /// # Errors
    /// [`FileFault`] if it is missing, too large or unreadable, or if the path leads out of the folder.
    fn read(&self, path: &str) -> Result<Vec<u8>, FileFault>;

    /// The size of a file in bytes without reading it.
    ///
    /// # Errors
    /// As [`Files::read`].
    fn size(&self, path: &str) -> Result<u64, FileFault>;

    /// Names of the files and folders in a folder, sorted; folders end in `/`. "" is the game folder itself.
    ///
    /// # Errors
    /// As [`Files::read`].
    fn list(&self, path: &str) -> Result<Vec<String>, FileFault>;

    /// The path as the user would write it, for messages.
    fn show(&self, path: &str) -> String;
}

/// Why a file could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileFault {
    /// There is no such file or folder.
    Missing,
    /// The path leads out of the game folder.
    Outside,
    /// It is larger than the limit.
    TooLarge {
        /// Its size in bytes.
        size: u64,
        /// The largest size that is read, in bytes.
        limit: u64,
    },
    /// The system could not read it; its message.
    Unreadable(String),
}

impl FileFault {
    /// As a problem, without a place or a cure.
    pub fn problem(&self) -> Problem {
        match self {
            Self::Missing => Code::F001.error("no-file"),
            Self::Outside => Code::F004.error("file"),
            Self::TooLarge { size, limit } => Code::F002.error("file").arg("size", *size).arg("limit", *limit),
            Self::Unreadable(why) => Code::F003.error("file").arg("why", why),
        }
    }
}

impl fmt::Display for FileFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.problem().message())
    }
}

/// A folder in memory: for tests, levels that were just generated, and templates.
#[derive(Debug, Clone, Default)]
pub struct MemoryFiles {
    /// Path to contents.
    pub files: BTreeMap<String, Vec<u8>>,
}

impl MemoryFiles {
    /// A folder with these files.
    pub fn new<const N: usize>(files: [(&str, &str); N]) -> Self {
        Self { files: files.iter().map(|(p, t)| ((*p).to_owned(), t.as_bytes().to_vec())).collect() }
    }

    fn find(&self, path: &str) -> Result<&Vec<u8>, FileFault> {
        if path.split('/').any(|part| part == "..") || path.starts_with('/') {
            return Err(FileFault::Outside);
        }
        let wanted = path.to_lowercase();
        self.files.iter().find(|(p, _)| p.to_lowercase() == wanted).map(|(_, bytes)| bytes).ok_or(FileFault::Missing)
    }
}

impl Files for MemoryFiles {
    fn read(&self, path: &str) -> Result<Vec<u8>, FileFault> {
        self.find(path).cloned()
    }

    fn size(&self, path: &str) -> Result<u64, FileFault> {
        self.find(path).map(|b| b.len() as u64)
    }

    fn list(&self, path: &str) -> Result<Vec<String>, FileFault> {
        let prefix = if path.is_empty() { String::new() } else { format!("{}/", path.to_lowercase()) };
        let mut names: Vec<String> = self
            .files
            .keys()
            .filter(|p| p.to_lowercase().starts_with(&prefix))
            .filter_map(|p| p.get(prefix.len()..))
            .map(|rest| match rest.split_once('/') {
                Some((folder, _)) => format!("{folder}/"),
                None => rest.to_owned(),
            })
            .collect();
        names.sort();
        names.dedup();
        if names.is_empty() && !path.is_empty() { Err(FileFault::Missing) } else { Ok(names) }
    }

    fn show(&self, path: &str) -> String {
        path.to_owned()
    }
}

/// A folder with further files laid over it in memory: what the folder would be if they were written.
pub struct Overlay<'a> {
    /// The folder underneath.
    pub under: &'a dyn Files,
    /// The files on top; they take precedence.
    pub over: MemoryFiles,
}

impl Files for Overlay<'_> {
    fn read(&self, path: &str) -> Result<Vec<u8>, FileFault> {
        self.over.read(path).or_else(|_| self.under.read(path))
    }

    fn size(&self, path: &str) -> Result<u64, FileFault> {
        self.over.size(path).or_else(|_| self.under.size(path))
    }

    fn list(&self, path: &str) -> Result<Vec<String>, FileFault> {
        let over = self.over.list(path).unwrap_or_default();
        let mut names = match self.under.list(path) {
            Ok(names) => names,
            Err(fault) if over.is_empty() => return Err(fault),
            Err(_) => Vec::new(),
        };
        names.extend(over);
        names.sort();
        names.dedup();
        Ok(names)
    }

    fn show(&self, path: &str) -> String {
        self.under.show(path)
    }
}
