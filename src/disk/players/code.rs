//! A player's code: eight random letters and digits, kept in the player's folder, that stand for the player in exports and in other
//! players' saves. It says nothing about the person.

use super::write::write_new;
use crate::disk::file_system::{FileSystem, read_again};
use std::io::{self, ErrorKind};
use std::path::Path;

/// The file that contains it.
pub const CODE: &str = "code";
/// A second copy of the code, in case the first is damaged.
pub const COPY: &str = "code.before";
const LENGTH: usize = 8;
/// The largest file read, in bytes.
const MAX_BYTES: u64 = 100;

/// The code stored in `folder`, if there is one.
///
/// # Errors
/// It cannot be read now, so there may be one.
pub fn known(disk: &dyn FileSystem, folder: &Path) -> io::Result<Option<String>> {
    let mut unread = None;
    for name in [CODE, COPY] {
        match read_again(disk, &folder.join(name), MAX_BYTES).map(|bytes| read(&bytes)) {
            Ok(Some(code)) => return Ok(Some(code)),
            Err(fault) if !matches!(fault.kind(), ErrorKind::NotFound | ErrorKind::FileTooLarge) => {
                unread = Some(fault);
            }
            Ok(None) | Err(_) => {}
        }
    }
    unread.map_or(Ok(None), Err)
}

/// The code stored in `folder`; if there is none yet, a new one is made and stored. The second value says whether it is stored: on a
/// read-only disk it differs each time, since anything that could be computed again would not be random.
pub fn code(disk: &dyn FileSystem, folder: &Path) -> (String, bool) {
    let made: String = format!("{:016x}", disk.unique()).chars().take(LENGTH).collect();
    let mut bad = Vec::new();
    for path in [folder.join(CODE), folder.join(COPY)] {
        match read_again(disk, &path, MAX_BYTES).map(|bytes| read(&bytes)) {
            Ok(Some(code)) => return (code, true),
            Ok(None) => bad.push(path),
            Err(fault) if fault.kind() == ErrorKind::NotFound => {}
            // its present content is unknown: it is not overwritten
            Err(_) => return (made, false),
        }
    }
    // a damaged one makes room: it no longer stands for any player
    for path in bad {
        let _ = disk.remove_file(&path);
    }
    let text = write(&made);
    let kept = write_new(disk, &folder.join(CODE), text.as_bytes());
    let _ = write_new(disk, &folder.join(COPY), text.as_bytes());
    // another program may have made one at the same moment
    (known(disk, folder).ok().flatten().unwrap_or(made), kept.is_ok())
}

/// The code and a check sum, as stored in the file.
fn write(code: &str) -> String {
    format!("{code}\n{:08x}\n", sum(code))
}

/// The code in a file; those of earlier versions have no check sum.
fn read(bytes: &[u8]) -> Option<String> {
    let mut words = std::str::from_utf8(bytes).ok()?.split_ascii_whitespace();
    let code = words.next().filter(|code| code.len() == LENGTH && code.bytes().all(|b| b.is_ascii_alphanumeric()))?;
    let is_good = words.next().is_none_or(|written| u64::from_str_radix(written, 16) == Ok(sum(code)));
    is_good.then(|| code.to_owned())
}

fn sum(code: &str) -> u64 {
    xxhash_rust::xxh3::xxh3_64(code.as_bytes()) >> 32
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::disk::RealDisk;
    use std::fs;

    #[test]
    fn a_code_stays_through_damage_and_is_never_computed_from_a_name() {
        let around = tempfile::tempdir().unwrap();
        let folder = around.path();
        let (made, kept) = code(&RealDisk::PRIVATE, folder);
        assert!(kept && code(&RealDisk::PRIVATE, folder) == (made.clone(), true));
        let text = fs::read_to_string(folder.join(CODE)).unwrap();
        fs::write(folder.join(CODE), text.replacen(made.get(..1).unwrap(), "z", 1)).unwrap();
        assert_eq!(known(&RealDisk::PRIVATE, folder).unwrap(), Some(made), "the copy is used");
        fs::remove_file(folder.join(COPY)).unwrap();
        assert_eq!(known(&RealDisk::PRIVATE, folder).unwrap(), None, "a damaged code is none");
        fs::create_dir(folder.join(COPY)).unwrap();
        assert!(known(&RealDisk::PRIVATE, folder).is_err(), "there may be one in what cannot be read");
        let nowhere = folder.join("nowhere/here");
        fs::write(folder.join("nowhere"), "").unwrap();
        assert_ne!(code(&RealDisk::PRIVATE, &nowhere), code(&RealDisk::PRIVATE, &nowhere));
        assert_eq!(read(b"abcd1234\n").as_deref(), Some("abcd1234"), "as earlier versions wrote it");
        assert_eq!(read(b"abcd1234\n00000000\n"), None);
    }
}
