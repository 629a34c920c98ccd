//! Signals of another program, one per line, over standard input, a Unix socket or a named pipe (docs/control.md). Each line is answered by
//! one line after everything it caused is done; what a line does is not known here.

use super::inbox::Incoming;
use super::{Sender, SignalSource};
use crate::shell::read_request;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::sync::mpsc;
use std::thread;

/// The longest line accepted, in bytes.
const MAX_LINE: u64 = 4096;
/// The most programs connected at once.
#[cfg(any(unix, windows))]
const MAX_CLIENTS: usize = 16;

/// The source of signals in use. The socket's file is removed when this is dropped, unless another took its place.
#[derive(Debug)]
pub struct Remote {
    path: Option<PathBuf>,
    /// Identifies the file.
    file: Option<(u64, u64)>,
}

impl Remote {
    /// Starts to listen.
    ///
    /// # Errors
    /// One sentence, if the socket cannot be created.
    pub fn open(source: &SignalSource, sender: Sender) -> Result<Self, String> {
        match source {
            SignalSource::StandardInput => {
                thread::spawn(move || {
                    converse(BufReader::new(std::io::stdin()), std::io::stdout(), &sender);
                    let _ = sender.send(Incoming::Ended);
                });
                Ok(Self { path: None, file: None })
            }
            SignalSource::Socket(path) => listen(path.clone(), sender),
            SignalSource::Pipe(name) => listen_at_pipe(name, sender),
        }
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        if let Some(path) = self.path.as_ref().filter(|path| file_of(path) == self.file) {
            let _ = std::fs::remove_file(path);
        }
    }
}

/// The device and inode number of a file, which identify it.
fn file_of(path: &std::path::Path) -> Option<(u64, u64)> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        std::fs::symlink_metadata(path).ok().map(|about| (about.dev(), about.ino()))
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        None
    }
}

/// Creates the socket's file for its owner alone, whatever the process's umask: anyone who may write to it can play.
#[cfg(unix)]
fn bind(path: &std::path::Path) -> std::io::Result<std::os::unix::net::UnixListener> {
    use rustix::fs::Mode;
    let before = rustix::process::umask(Mode::RWXG | Mode::RWXO | Mode::XUSR);
    let bound = std::os::unix::net::UnixListener::bind(path);
    rustix::process::umask(before);
    bound
}

/// Whether the other end belongs to whoever runs this program: somebody may have given others access to the file, or to an open end of it.
#[cfg(target_os = "linux")]
fn is_own(stream: &std::os::unix::net::UnixStream) -> bool {
    let peer = rustix::net::sockopt::socket_peercred(stream);
    peer.is_ok_and(|peer| may_send(peer.uid, rustix::process::geteuid()))
}

/// Other systems have no common way to ask; the file's mode keeps others out.
#[cfg(all(unix, not(target_os = "linux")))]
fn is_own(_stream: &std::os::unix::net::UnixStream) -> bool {
    true
}

/// Whether programs of this user may send signals to a program of `own`: their own, and those of the administrator, who may do everything.
#[cfg(target_os = "linux")]
fn may_send(user: rustix::process::Uid, own: rustix::process::Uid) -> bool {
    user == own || user.is_root()
}

#[cfg(not(unix))]
fn listen(path: PathBuf, _sender: Sender) -> Result<Remote, String> {
    Err(format!("this system has no sockets at a path such as {}; use pipe:NAME or -", path.display()))
}

#[cfg(not(windows))]
fn listen_at_pipe(name: &str, _sender: Sender) -> Result<Remote, String> {
    Err(format!("only Windows has named pipes such as {name}; use unix:PATH or -"))
}

/// Creates the pipe. Windows lets only its owner and administrators write to it, and nobody from another computer.
#[cfg(windows)]
fn listen_at_pipe(name: &str, sender: Sender) -> Result<Remote, String> {
    use interprocess::os::windows::named_pipe::{PipeListenerOptions, pipe_mode::Bytes};
    let path = format!(r"\\.\pipe\{name}");
    let options = PipeListenerOptions::new().path(std::path::Path::new(&path));
    let listener = options.create_duplex::<Bytes>().map_err(|fault| format!("{path} cannot be made: {fault}"))?;
    let clients = Clients::default();
    thread::spawn(move || {
        for stream in listener.incoming().filter_map(Result::ok) {
            clients.serve(&sender, move |sender| converse(BufReader::new(&stream), &stream, sender));
        }
    });
    Ok(Remote { path: None, file: None })
}

/// How many programs are connected.
#[cfg(any(unix, windows))]
#[derive(Default)]
struct Clients(std::sync::Arc<std::sync::atomic::AtomicUsize>);

#[cfg(any(unix, windows))]
impl Clients {
    /// Serves one more program on a separate thread, unless there are too many.
    fn serve(&self, sender: &Sender, conversation: impl FnOnce(&Sender) + Send + 'static) {
        use std::sync::atomic::Ordering;
        let (sender, clients) = (sender.clone(), self.0.clone());
        if clients.fetch_add(1, Ordering::SeqCst) >= MAX_CLIENTS {
            clients.fetch_sub(1, Ordering::SeqCst);
            return;
        }
        thread::spawn(move || {
            conversation(&sender);
            clients.fetch_sub(1, Ordering::SeqCst);
        });
    }
}

#[cfg(unix)]
fn listen(path: PathBuf, sender: Sender) -> Result<Remote, String> {
    use std::os::unix::fs::FileTypeExt;
    let shown = path.display().to_string();
    let is_socket = std::fs::symlink_metadata(&path).is_ok_and(|data| data.file_type().is_socket());
    if is_socket && is_deserted(&path) {
        // left behind by a program that ended without removing it
        let _ = std::fs::remove_file(&path);
    }
    let listener = bind(&path).map_err(|fault| format!("the socket {shown} cannot be made: {fault}"))?;
    let clients = Clients::default();
    thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok).filter(is_own) {
            clients.serve(&sender, move |sender| converse(BufReader::new(&stream), &stream, sender));
        }
    });
    Ok(Remote { file: file_of(&path), path: Some(path) })
}

/// How long a program that listens at a socket may take to let another in.
#[cfg(unix)]
const ANSWER: std::time::Duration = std::time::Duration::from_secs(1);

/// Whether nobody listens at a socket any more. One that hangs listens: its queue may be full, and connecting would wait for ever.
#[cfg(unix)]
fn is_deserted(socket: &std::path::Path) -> bool {
    let (tell, told) = mpsc::channel();
    let socket = socket.to_owned();
    thread::spawn(move || tell.send(std::os::unix::net::UnixStream::connect(socket).map(|_| ())));
    told.recv_timeout(ANSWER)
        .is_ok_and(|answer| answer.is_err_and(|why| why.kind() == std::io::ErrorKind::ConnectionRefused))
}

/// Reads lines and answers each before reading the next.
fn converse(mut lines: impl BufRead, mut answers: impl Write, sender: &Sender) {
    loop {
        let (reply, answer) = mpsc::channel();
        let incoming = match next_line(&mut lines) {
            Some(Ok(line)) if line.trim().eq_ignore_ascii_case("wait") => Incoming::Wait { reply },
            Some(Ok(line)) => Incoming::Request { request: read_request(&line), reply },
            Some(Err(why)) => Incoming::Request { request: Err(why), reply },
            None => return,
        };
        if sender.send(incoming).is_err() {
            return;
        }
        let Ok(line) = answer.recv() else { return };
        if writeln!(answers, "{}", crate::diag::shown_json(&line)).and_then(|()| answers.flush()).is_err() {
            return;
        }
    }
}

/// The next line without its end; `None` at the end of the input. A line that is too long is skipped completely; an unfinished line at the
/// end of the input is refused, since more of it may have been meant to follow.
fn next_line(lines: &mut impl BufRead) -> Option<Result<String, String>> {
    let mut bytes = Vec::new();
    let read = lines.by_ref().take(MAX_LINE).read_until(b'\n', &mut bytes).ok()?;
    if read == 0 {
        return None;
    }
    if bytes.last() != Some(&b'\n') && (read as u64) < MAX_LINE {
        return Some(Err("the last line has no end, so it is not executed".to_owned()));
    }
    if bytes.last() != Some(&b'\n') {
        loop {
            let mut rest = Vec::new();
            let more = lines.by_ref().take(MAX_LINE).read_until(b'\n', &mut rest).ok()?;
            if more == 0 || rest.last() == Some(&b'\n') {
                return Some(Err(format!("the line is longer than {MAX_LINE} bytes")));
            }
        }
    }
    Some(String::from_utf8(bytes).map_err(|_| "the line is not UTF-8 text".to_owned()))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn only_a_socket_that_nobody_listens_at_is_taken_over() {
        use std::os::unix::net::{UnixDatagram, UnixListener};
        let around = tempfile::tempdir().unwrap();
        let (path, letters) = (around.path().join("socket"), around.path().join("letters"));
        assert!(!is_deserted(&path), "what is not there was not left behind");
        let _other = UnixDatagram::bind(&letters).unwrap();
        assert!(!is_deserted(&letters), "a program that uses it in another way");
        let listener = UnixListener::bind(&path).unwrap();
        assert!(!is_deserted(&path));
        drop(listener);
        assert!(is_deserted(&path));
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn only_its_own_user_and_the_administrator_may_send() {
        use rustix::process::Uid;
        for (user, own, may) in [(1000, 1000, true), (0, 1000, true), (1001, 1000, false), (1000, 0, false)] {
            assert_eq!(may_send(Uid::from_raw(user), Uid::from_raw(own)), may, "{user} to {own}");
        }
    }

    #[test]
    fn a_line_too_long_is_skipped_whole() {
        let mut input = vec![b'a'; 10_000];
        input.extend(b"\nnext\n\xff\nlast");
        let mut lines = std::io::Cursor::new(input);
        assert!(next_line(&mut lines).unwrap().is_err());
        assert_eq!(next_line(&mut lines).unwrap().unwrap(), "next\n");
        assert!(next_line(&mut lines).unwrap().is_err());
        assert!(next_line(&mut lines).unwrap().unwrap_err().contains("no end"), "nobody knows how it was to go on");
        assert!(next_line(&mut lines).is_none());
    }
}
