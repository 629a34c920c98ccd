//! Opens ordinary files and nothing else. Whoever can put a file into a folder can put a pipe or a device there as well, or exchange the
//! file for one between a look and the opening: such a name must not keep the program waiting, or feed it without end.

use std::error::Error;
use std::fmt;
use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind};
use std::path::Path;

/// Opens a file for reading.
///
/// # Errors
/// The system's error; [`ErrorKind::IsADirectory`] for a folder; one that says so for anything else that is no ordinary file.
pub fn open(path: &Path) -> io::Result<File> {
    open_with(File::options().read(true), path)
}

/// Opens a file with these options, without waiting for anybody; what it is, is asked of the opened file itself.
///
/// # Errors
/// As [`open`].
pub fn open_with(options: &mut OpenOptions, path: &Path) -> io::Result<File> {
    #[cfg(unix)]
    {
        use rustix::fs::OFlags;
        // a pipe that nobody writes to would keep the program waiting; a terminal would become its own
        let flags = OFlags::NONBLOCK | OFlags::NOCTTY;
        std::os::unix::fs::OpenOptionsExt::custom_flags(options, flags.bits().cast_signed());
    }
    #[cfg(not(unix))]
    if let Ok(about) = std::fs::metadata(path) {
        ordinary(&about)?;
    }
    let file = options.open(path).map_err(|fault| if is_nobody_there(&fault) { refusal() } else { fault })?;
    ordinary(&file.metadata()?)?;
    Ok(file)
}

fn ordinary(about: &std::fs::Metadata) -> io::Result<()> {
    if about.is_dir() {
        return Err(ErrorKind::IsADirectory.into());
    }
    if about.is_file() { Ok(()) } else { Err(refusal()) }
}

/// Whether this is the system's answer for a socket, or for a pipe that nobody reads.
fn is_nobody_there(fault: &io::Error) -> bool {
    #[cfg(unix)]
    return fault.raw_os_error() == Some(rustix::io::Errno::NXIO.raw_os_error());
    #[cfg(not(unix))]
    {
        let _ = fault;
        false
    }
}

/// A pipe, a socket or a device was named where a file is needed.
#[derive(Debug)]
pub struct NotOrdinary;

impl fmt::Display for NotOrdinary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it is a device or a pipe, not an ordinary file")
    }
}

impl Error for NotOrdinary {}

/// The error that says so.
pub fn refusal() -> io::Error {
    io::Error::new(ErrorKind::InvalidInput, NotOrdinary)
}

/// Whether an error says so.
pub fn is_refusal(fault: &io::Error) -> bool {
    fault.get_ref().is_some_and(|inner| inner.is::<NotOrdinary>())
}

#[cfg(all(test, unix))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::disk::{FileSystem, RealDisk};
    use std::sync::mpsc;
    use std::time::Duration;

    /// What a call gives. Without the mend it would never return, and the test would say so instead of waiting with it.
    fn returns<T: Send + 'static>(call: impl FnOnce() -> T + Send + 'static) -> T {
        let (tell, told) = mpsc::channel();
        std::thread::spawn(move || tell.send(call()));
        told.recv_timeout(Duration::from_secs(60)).unwrap()
    }

    #[test]
    fn pipes_sockets_and_devices_are_refused_and_nothing_waits_for_them() {
        let around = tempfile::tempdir().unwrap();
        let (pipe, socket) = (around.path().join("pipe"), around.path().join("socket"));
        assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let _listener = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        for path in [pipe, socket, "/dev/zero".into(), "/dev/tty".into()] {
            let shown = path.display().to_string();
            let refused = |fault: io::Error| is_refusal(&fault) || fault.kind() == ErrorKind::PermissionDenied;
            let (one, two, three) = (path.clone(), path.clone(), path.clone());
            assert!(returns(move || open(&one)).is_err_and(refused), "{shown}");
            assert!(returns(move || RealDisk::PRIVATE.read(&two, 10)).is_err_and(refused), "{shown}");
            assert!(returns(move || RealDisk::PRIVATE.lock(&three).map(|_| ())).is_err_and(refused), "{shown}");
            assert!(returns(move || RealDisk::PRIVATE.flush(&path)).is_err_and(refused), "{shown}");
        }
        assert_eq!(open(around.path()).unwrap_err().kind(), ErrorKind::IsADirectory);
    }
}
