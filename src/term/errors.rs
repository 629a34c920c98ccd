//! Standard error while the terminal is drawn on. Libraries below us, such as those that open a sound card, write to it at any time, which
//! would spoil the picture. Their lines are kept and written when the terminal is as it was again.

use std::io::{IsTerminal, PipeReader, Read, Write, stderr};
use std::os::fd::{AsFd, OwnedFd};
use std::thread::{self, JoinHandle};

/// As many different lines are kept, and as many bytes of each.
const MAX_LINES: usize = 100;
const MAX_LINE: usize = 400;
/// Ends the lines that are kept. No text has this character.
const END: u8 = 0;

/// Keeps what is written to standard error until it is dropped; then writes it, each line once, also after a panic.
pub struct KeptErrors {
    before: OwnedFd,
    lines: Option<JoinHandle<Vec<String>>>,
}

impl KeptErrors {
    /// Begins, if standard error is the terminal; nothing where the system refuses.
    pub fn begin() -> Option<Self> {
        if stderr().is_terminal() { Self::divert().ok() } else { None }
    }

    fn divert() -> std::io::Result<Self> {
        let (reader, writer) = std::io::pipe()?;
        let before = stderr().as_fd().try_clone_to_owned()?;
        rustix::stdio::dup2_stderr(&writer)?;
        Ok(Self { before, lines: Some(thread::spawn(move || lines(reader))) })
    }

    /// Gives standard error back; what was kept.
    fn stop(&mut self) -> Vec<String> {
        let Some(lines) = self.lines.take() else { return Vec::new() };
        // a child may still hold the pipe: its end is written, not waited for
        let told = stderr().write_all(&[END]);
        // it was standard error a moment ago
        let _ = rustix::stdio::dup2_stderr(&self.before);
        if told.is_ok() { lines.join().unwrap_or_default() } else { Vec::new() }
    }
}

impl Drop for KeptErrors {
    fn drop(&mut self) {
        for line in self.stop() {
            // nobody may be there to read it
            let _ = writeln!(stderr(), "{line}");
        }
    }
}

/// The different lines until the end, in the order in which they came first.
fn lines(mut reader: PipeReader) -> Vec<String> {
    let (mut kept, mut line, mut bytes) = (Vec::new(), Vec::new(), [0; 4096]);
    loop {
        let Ok(count @ 1..) = reader.read(&mut bytes) else { return kept };
        for byte in bytes.iter().take(count) {
            match *byte {
                b'\n' | END => keep(&mut kept, &std::mem::take(&mut line)),
                other if line.len() < MAX_LINE => line.push(other),
                _ => {}
            }
            if *byte == END {
                return kept;
            }
        }
    }
}

fn keep(kept: &mut Vec<String>, line: &[u8]) {
    let line: String = String::from_utf8_lossy(line).chars().filter(|c| !c.is_control()).collect();
    if !line.is_empty() && kept.len() < MAX_LINES && !kept.contains(&line) {
        kept.push(line);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_meanwhile_is_kept_and_each_line_told_once() {
        let mut kept = KeptErrors::divert().unwrap();
        for count in 0..400 {
            let line = format!("no card {}\u{1b}[2J\nagain\n", count % 200);
            stderr().write_all(line.as_bytes()).unwrap();
        }
        stderr().write_all(&[b'x'; 2 * MAX_LINE]).unwrap();
        // a child that still holds it does not make anybody wait
        let mut child = std::process::Command::new("sleep").arg("60").spawn().unwrap();
        let lines = kept.stop();
        child.kill().unwrap();
        child.wait().unwrap();
        assert_eq!(lines.len(), MAX_LINES);
        assert_eq!(lines[..3], ["no card 0[2J", "again", "no card 1[2J"]);
    }
}
