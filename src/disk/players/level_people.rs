//! The people named in a level's saves: looked for, and renamed when one of them is removed.

use super::level::{LevelFolder, MAX_BYTES, file_name};
use super::write::replace_whole;
use crate::disk::file_system::{Kind, again, read_again};
use crate::history::rename_people;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

impl LevelFolder {
    /// Whether saves here name this person. All saves of an attempt name the same people, though some may do so by a code, so the first
    /// and the last save of each are read, along with whatever was set aside.
    ///
    /// # Errors
    /// The system's error.
    pub fn names(&self, person: &str) -> io::Result<bool> {
        for folder in self.all_folders()? {
            let files = self.texts(&folder)?;
            let mut saves = files.iter().filter(|(_, is_save)| *is_save);
            let ends = [saves.next(), saves.next_back()].into_iter().flatten();
            for (path, _) in files.iter().filter(|(_, is_save)| !is_save).chain(ends) {
                if self.naming(path, person)?.is_some() {
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Renames a person in every save, and returns in how many: the only case in which saves are rewritten, so that somebody who was
    /// removed is no longer named anywhere.
    ///
    /// # Errors
    /// The system's error; some saves may already be changed.
    pub fn rename_people(&self, person: &str, rename: &dyn Fn(&str) -> Option<String>) -> io::Result<usize> {
        let mut count = 0;
        for folder in self.all_folders()? {
            for (path, _) in self.texts(&folder)? {
                let Some(text) = self.naming(&path, person)? else { continue };
                let Some(renamed) = rename_people(&text, rename) else { continue };
                replace_whole(self.disk.as_ref(), &path, renamed.as_bytes())?;
                count += 1;
            }
        }
        Ok(count)
    }

    /// This folder and those of the earlier attempts.
    fn all_folders(&self) -> io::Result<Vec<PathBuf>> {
        let past = self.past()?.into_iter().map(|(_, folder)| folder);
        Ok(past.chain([self.path.clone()]).collect())
    }

    /// The saves in a folder, ordered by name, and files that were set aside; the flag tells saves from these.
    fn texts(&self, folder: &Path) -> io::Result<Vec<(PathBuf, bool)>> {
        let mut entries = match again(|| self.disk.list(folder)) {
            Err(fault) if fault.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        entries.retain(|(name, kind)| *kind == Kind::File && name.contains(".xml"));
        entries.sort_by(|(one, _), (other, _)| one.cmp(other));
        let is_save = |name: &str| name.len() == file_name(0).len();
        Ok(entries.into_iter().map(|(name, _)| (folder.join(&name), is_save(&name))).collect())
    }

    /// The text of a file, if this name occurs in it.
    fn naming(&self, path: &Path, person: &str) -> io::Result<Option<String>> {
        let text = match read_again(self.disk.as_ref(), path, MAX_BYTES) {
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
            Err(fault) if matches!(fault.kind(), ErrorKind::NotFound | ErrorKind::FileTooLarge) => return Ok(None),
            Err(fault) => return Err(fault),
        };
        let named = format!("<Seat>person {}</Seat>", quick_xml::escape::escape(person));
        Ok(text.contains(&named).then_some(text))
    }
}
