//! A folder of the file system as [`Files`]. Never writes, never reads outside its folder or beyond the limit, and never reads devices or
//! pipes.

use super::ordinary;
use crate::game::{FileFault, Files, MAX_FILE_BYTES, SCRIPT_FILES};
use az::SaturatingAs;
use std::fs::{self, Metadata};
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// The name of a lone file inside its folder.
const LONE_FILE: &str = SCRIPT_FILES[0];

/// How many names of one folder are read.
pub const MAX_ENTRIES: usize = 50_000;

/// How much of folders may be read: until when, and how many bytes in all folders that share this allowance.
#[derive(Debug, Clone)]
pub struct Allowance {
    /// After this instant nothing more is read.
    pub until: Instant,
    /// Bytes that are left.
    pub bytes: Arc<AtomicU64>,
}

impl Allowance {
    fn ask(&self) -> Result<(), FileFault> {
        let why = if Instant::now() > self.until {
            "reading the folder takes too long"
        } else if self.bytes.load(Ordering::Relaxed) == 0 {
            "the games that were read before have as many bytes as are read of all"
        } else {
            return Ok(());
        };
        Err(FileFault::Unreadable(why.to_owned()))
    }

    fn take(&self, bytes: usize) {
        let left = |left: u64| Some(left.saturating_sub(bytes as u64));
        // the closure always returns a value
        let _ = self.bytes.fetch_update(Ordering::Relaxed, Ordering::Relaxed, left);
    }
}

/// A real folder, read afresh at each call. A path to a lone PuzzleScript source counts as a folder that contains it and nothing else.
#[derive(Debug, Clone)]
pub struct FolderFiles {
    root: PathBuf,
    /// `root` without symbolic links; `None` if it does not exist.
    real: Option<PathBuf>,
    /// Whether it is a lone file.
    is_file: bool,
    allowance: Option<Allowance>,
}

impl FolderFiles {
    /// The folder at this path. It need not exist: then all its files are missing.
    pub fn new(root: impl Into<PathBuf>) -> Self {
        let root = root.into();
        let real = fs::canonicalize(&root).ok();
        let is_file = real.as_ref().is_some_and(|real| real.is_file());
        Self { root, real, is_file, allowance: None }
    }

    /// This folder, read only as far as the allowance permits.
    #[must_use]
    pub fn within(self, allowance: Allowance) -> Self {
        Self { allowance: Some(allowance), ..self }
    }

    fn ask(&self) -> Result<(), FileFault> {
        self.allowance.as_ref().map_or(Ok(()), Allowance::ask)
    }

    /// The path as given.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The file or folder itself, with its name matched in any letter case and no link followed out of the folder.
    ///
    /// # Errors
    /// As [`Files::read`].
    pub fn find(&self, path: &str) -> Result<PathBuf, FileFault> {
        self.found(path).map(|(found, _)| found)
    }

    /// As [`FolderFiles::find`], with what was asked of it on the way, unless that was asked of a link.
    fn found(&self, path: &str) -> Result<(PathBuf, Option<Metadata>), FileFault> {
        self.ask()?;
        let inner = Path::new(path);
        if path.contains('\\') || inner.components().any(|part| !matches!(part, Component::Normal(_))) {
            return Err(FileFault::Outside);
        }
        let root = self.real.as_ref().ok_or(FileFault::Missing)?;
        if self.is_file {
            let is_it = path.eq_ignore_ascii_case(LONE_FILE);
            return if is_it { Ok((root.clone(), None)) } else { Err(FileFault::Missing) };
        }
        let mut found = root.clone();
        let mut may_lead_out = false;
        let mut last = None;
        for part in inner.components() {
            let name = part.as_os_str().to_string_lossy();
            let exact = found.join(part);
            let about = fs::symlink_metadata(&exact);
            may_lead_out |= !about.as_ref().is_ok_and(|about| !about.is_symlink());
            found = if about.is_ok() { exact } else { in_any_case(&found, &name)? };
            last = about.ok();
        }
        // Without a link on the way, the path is the real one: asking for it again takes longer than reading the file.
        if !may_lead_out {
            return Ok((found, last));
        }
        let real = fs::canonicalize(&found).map_err(|fault| file_fault(&fault))?;
        if real.starts_with(root) { Ok((real, None)) } else { Err(FileFault::Outside) }
    }

    fn file(&self, path: &str) -> Result<(PathBuf, Metadata), FileFault> {
        let (found, about) = self.found(path)?;
        let about = about.map_or_else(|| fs::metadata(&found), Ok).map_err(|fault| file_fault(&fault))?;
        if !about.is_file() {
            let what = if about.is_dir() { "it is a folder" } else { "it is no ordinary file" };
            return Err(FileFault::Unreadable(what.to_owned()));
        }
        if about.len() > MAX_FILE_BYTES {
            return Err(FileFault::TooLarge { size: about.len(), limit: MAX_FILE_BYTES });
        }
        Ok((found, about))
    }
}

impl Files for FolderFiles {
    fn read(&self, path: &str) -> Result<Vec<u8>, FileFault> {
        let (found, about) = self.file(path)?;
        let file = ordinary::open(&found).map_err(|fault| file_fault(&fault))?;
        let mut bytes = Vec::with_capacity(about.len().saturating_as());
        // The file may grow while it is read: one byte past the limit shows that.
        file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(|fault| file_fault(&fault))?;
        if let Some(allowance) = &self.allowance {
            allowance.take(bytes.len());
        }
        let size = bytes.len() as u64;
        if size > MAX_FILE_BYTES { Err(FileFault::TooLarge { size, limit: MAX_FILE_BYTES }) } else { Ok(bytes) }
    }

    fn size(&self, path: &str) -> Result<u64, FileFault> {
        self.file(path).map(|(_, about)| about.len())
    }

    fn list(&self, path: &str) -> Result<Vec<String>, FileFault> {
        self.ask()?;
        if self.is_file {
            return if path.is_empty() { Ok(vec![LONE_FILE.to_owned()]) } else { Err(FileFault::Missing) };
        }
        let folder = if path.is_empty() { self.real.clone().ok_or(FileFault::Missing)? } else { self.find(path)? };
        let mut names = Vec::new();
        for entry in fs::read_dir(folder).map_err(|fault| file_fault(&fault))? {
            if names.len() >= MAX_ENTRIES {
                return Err(FileFault::Unreadable(format!("it holds more than {MAX_ENTRIES} names")));
            }
            let entry = entry.map_err(|fault| file_fault(&fault))?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let is_folder = match entry.file_type() {
                Ok(kind) if kind.is_symlink() => entry.path().is_dir(),
                Ok(kind) => kind.is_dir(),
                Err(_) => false,
            };
            names.push(if is_folder { format!("{name}/") } else { name });
        }
        names.sort();
        Ok(names)
    }

    fn show(&self, path: &str) -> String {
        if path.is_empty() || self.is_file {
            self.root.display().to_string()
        } else {
            self.root.join(path).display().to_string()
        }
    }
}

/// The entry of `folder` with this name in any letter case; if there are several, the first by name.
fn in_any_case(folder: &Path, name: &str) -> Result<PathBuf, FileFault> {
    let wanted = name.to_lowercase();
    let entries = fs::read_dir(folder).map_err(|fault| file_fault(&fault))?;
    let mut found: Vec<PathBuf> = entries
        .take(MAX_ENTRIES)
        .filter_map(Result::ok)
        .filter(|entry| entry.file_name().to_string_lossy().to_lowercase() == wanted)
        .map(|entry| entry.path())
        .collect();
    found.sort();
    found.into_iter().next().ok_or(FileFault::Missing)
}

pub fn file_fault(fault: &io::Error) -> FileFault {
    match fault.kind() {
        io::ErrorKind::NotFound | io::ErrorKind::NotADirectory => FileFault::Missing,
        _ => FileFault::Unreadable(fault.to_string()),
    }
}
