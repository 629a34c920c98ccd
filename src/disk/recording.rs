//! A file to which lines are added one at a time, each at once, so that nothing is missing if the program breaks.

use super::out_file::{OutFile, fault};
use crate::diag::Problem;
use std::fs::File;
use std::io::Write;
use std::path::Path;

/// Begins such a file, readable by its owner alone; what stood in it before is gone. If a line cannot be written any more,
/// nothing else is, and `ended` is told why.
///
/// # Errors
/// S011: something other than an ordinary file is in its place; or the system's error.
pub fn recording<E>(path: &Path, ended: E) -> Result<impl FnMut(&str) + Send + use<E>, Problem>
where
    E: Fn(Problem) + Send,
{
    OutFile::create(path)?.finish()?;
    let mut file = Some(File::options().append(true).open(path).map_err(|why| fault(path, &why))?);
    let path = path.to_owned();
    Ok(move |line: &str| {
        let Some(open) = &mut file else { return };
        if let Err(why) = open.write_all(format!("{line}\n").as_bytes()) {
            file = None;
            ended(fault(&path, &why));
        }
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn each_line_is_in_the_file_at_once_and_folders_are_refused() {
        let around = tempfile::tempdir().unwrap();
        let path = around.path().join("scan.jsonl");
        std::fs::write(&path, "of before").unwrap();
        let mut sink = recording(&path, |_| ()).unwrap();
        for (line, whole) in [("a", "a\n"), ("b", "a\nb\n")] {
            sink(line);
            assert_eq!(std::fs::read_to_string(&path).unwrap(), whole);
        }
        #[cfg(unix)]
        assert_eq!(std::os::unix::fs::PermissionsExt::mode(&path.metadata().unwrap().permissions()) & 0o777, 0o600);
        assert_eq!(recording(around.path(), |_| ()).err().unwrap().code, "S011");
    }
}
