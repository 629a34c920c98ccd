//! The file that a command writes with `--out`. It appears whole or not at all, readable by its owner alone; links are not followed, and
//! devices not written to.

use super::players::with_reason;
use crate::diag::{Code, Place, Problem};
use crate::language::Arg;
use std::fs;
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// A file being written.
#[derive(Debug)]
pub struct OutFile {
    file: NamedTempFile,
    path: PathBuf,
}

impl OutFile {
    /// Begins to write the file at `path`.
    ///
    /// # Errors
    /// S011: something other than an ordinary file is in its place; or the system's error.
    pub fn create(path: &Path) -> Result<Self, Problem> {
        may_be_written(path)?;
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let file = tempfile::Builder::new().prefix(".writing-").tempfile_in(folder).map_err(|f| fault(path, &f))?;
        Ok(Self { file, path: path.to_owned() })
    }

    /// Where its bytes are written.
    pub fn file(&mut self) -> &mut NamedTempFile {
        &mut self.file
    }

    /// Gives it its final name.
    ///
    /// # Errors
    /// As [`OutFile::create`].
    pub fn finish(self) -> Result<(), Problem> {
        let Self { file, path } = self;
        file.as_file().sync_all().map_err(|f| fault(&path, &f))?;
        may_be_written(&path)?;
        file.persist(&path).map(|_| ()).map_err(|f| fault(&path, &f.error))
    }
}

impl Write for OutFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Refuses to overwrite anything but an ordinary file.
pub(super) fn may_be_written(path: &Path) -> Result<(), Problem> {
    let what = match fs::symlink_metadata(path) {
        Err(fault) if fault.kind() == ErrorKind::NotFound => return Ok(()),
        Err(other) => return Err(fault(path, &other)),
        Ok(about) if about.is_file() => return Ok(()),
        Ok(about) if about.is_symlink() => "why-link",
        Ok(about) if about.is_dir() => "why-folder",
        Ok(_) => "why-device",
    };
    let told = Code::S011.error("file").arg("why", Arg::text(what));
    Err(told.at(Place::file(path.display().to_string())).cure("other-out"))
}

pub(super) fn fault(path: &Path, fault: &io::Error) -> Problem {
    with_reason(Code::S011.error("file"), fault, Some("other-out")).at(Place::file(path.display().to_string()))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_anew_and_nothing_else_is() {
        let around = tempfile::tempdir().unwrap();
        let path = around.path().join("x.csv");
        for text in ["one", "two"] {
            let mut out = OutFile::create(&path).unwrap();
            write!(out, "{text}").unwrap();
            out.finish().unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        assert_eq!(OutFile::create(around.path()).unwrap_err().code, "S011");
        assert_eq!(OutFile::create(&around.path().join("no/x")).unwrap_err().code, "S011");
    }

    #[cfg(unix)]
    #[test]
    fn links_and_devices_are_refused_also_late() {
        let around = tempfile::tempdir().unwrap();
        let (precious, link) = (around.path().join("precious"), around.path().join("link"));
        fs::write(&precious, "precious").unwrap();
        let late = OutFile::create(&link).unwrap();
        std::os::unix::fs::symlink(&precious, &link).unwrap();
        for refused in [OutFile::create(&link).unwrap_err(), late.finish().unwrap_err()] {
            assert!(refused.message().contains("a link"), "{refused}");
        }
        assert!(OutFile::create(Path::new("/dev/null")).unwrap_err().message().contains("a device"));
        assert_eq!(fs::read_to_string(&precious).unwrap(), "precious");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read_dir(around.path()).unwrap().count(), 2, "nothing unfinished is left");
    }
}
