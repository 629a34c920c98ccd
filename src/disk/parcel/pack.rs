//! A game folder as one zip file, to give away: only files that whoever adds it would accept.

use super::{Brought, MAX_DEPTH, NameFault, Refusal, read_folder, why};
use crate::diag::{Code, Place, Problem};
use crate::disk::{FolderFiles, MAX_ENTRIES, OutFile};
use crate::game::{Files as _, MAX_FOLDER_BYTES};
use std::io;
use std::path::Path;
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

/// Writes the game in this folder into the zip file `to`, which gets its name when it is complete. Hidden files are left out.
///
/// # Errors
/// It contains what nobody could add, `to` may not be written, or the system's error.
pub fn pack_game(folder: &FolderFiles, id: &str, to: &Path) -> Result<(), Problem> {
    let refused = |refusal: &Refusal| {
        let told = Code::S012.error("not-packed").arg("why", crate::language::Arg::text(why(refusal)));
        let told = if let Refusal::Path(path, _) | Refusal::LargeFile(path) = refusal {
            told.at(Place::file(folder.show(path)))
        } else {
            told.at(Place::file(folder.show("")))
        };
        told.cure("pack-less")
    };
    let mut files = Vec::new();
    collect(folder, "", 0, &mut files).map_err(|refusal| refused(&refusal))?;
    let brought = read_folder(id, files).map_err(|refusal| refused(&refusal))?;
    let Brought::Game(name, files) = brought else { return Err(refused(&Refusal::NoGame)) };
    let fault = |fault: &io::Error| crate::disk::players::problem(to, "doing-packing", fault);
    let mut out = OutFile::create(to)?;
    let mut zip = ZipWriter::new(out.file());
    for (path, bytes) in &files {
        let begun = zip.start_file(format!("{name}/{path}"), SimpleFileOptions::default()).map_err(io::Error::from);
        begun.and_then(|()| io::Write::write_all(&mut zip, bytes)).map_err(|f| fault(&f))?;
    }
    zip.finish().map_err(|f| fault(&f.into()))?;
    out.finish()
}

/// Adds the files of a folder inside the game's, with their paths.
pub(super) fn collect(
    folder: &FolderFiles,
    inner: &str,
    depth: usize,
    files: &mut super::Files,
) -> Result<(), Refusal> {
    for name in folder.list(inner).map_err(|_| Refusal::Damaged)? {
        let path = if inner.is_empty() { name.clone() } else { format!("{inner}/{name}") };
        if name.starts_with('.') {
            continue;
        }
        match path.strip_suffix('/') {
            Some(_) if depth == MAX_DEPTH => return Err(Refusal::Path(path, NameFault::Deep)),
            Some(path) => collect(folder, path, depth + 1, files)?,
            None => {
                let bytes = folder.read(&path).map_err(|_| Refusal::LargeFile(path.clone()))?;
                files.push((path, bytes));
                let size: u64 = files.last().map_or(0, |(_, bytes)| bytes.len() as u64);
                if size > MAX_FOLDER_BYTES || files.len() > MAX_ENTRIES {
                    return Err(Refusal::TooMany);
                }
            }
        }
    }
    Ok(())
}
