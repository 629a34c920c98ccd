//! How results and problems are printed. Everything that commands write passes through here, so that no text of a game, a player or a file
//! moves the terminal's cursor, fills its clipboard or hides what is beside it.

use super::Exit;
use super::options::Format;
use crate::diag::{Paint, Problem, Problems, draw, json, shown, shown_json};
use crate::disk::system_language;
use crate::language::Language;
use serde::Serialize;
use std::io::{self, IsTerminal, Write};

/// Prints a line of the results. A reader that has gone (`| head`) is no error.
pub fn print(line: &str) {
    let _ = writeln!(io::stdout().lock(), "{}", shown(line));
}

/// Prints one result as a line of json.
pub fn print_json(value: &impl Serialize) {
    let text = serde_json::to_string(value).unwrap_or_default();
    let _ = writeln!(io::stdout().lock(), "{}", shown_json(&text));
}

/// Prints something that is not a result, on standard error.
pub fn say(text: &str) {
    eprintln!("{}", shown(text));
}

/// Writes the line of progress anew, where standard error is a terminal; an empty one erases it.
pub fn show_progress(line: &str) {
    let mut out = io::stderr().lock();
    if out.is_terminal() {
        let _ = write!(out, "\r\x1b[K{}", shown(line));
        let _ = out.flush();
    }
}

/// Prints a problem as a result, in this language: with underlining, or as json.
pub fn print_problem(problem: &Problem, format: Format, language: Language) {
    let text = match format {
        Format::Json => json(problem, language),
        Format::Text => format!("{}\n", draw(problem, paint(io::stdout().is_terminal()), language)),
    };
    let _ = writeln!(io::stdout().lock(), "{text}");
}

/// Prints problems on standard error, in the system's language.
pub fn warn(problems: &Problems) {
    let language = system_language();
    for problem in problems {
        eprintln!("{}\n", draw(problem, paint(io::stderr().is_terminal()), language));
    }
    if problems.left_out() > 0 {
        eprintln!("{} more are not shown\n", problems.left_out());
    }
}

/// Says what was used wrongly and how to correct it.
pub fn wrong_use(message: &str, hint: &str) -> Exit {
    say(&format!("switchboard: {message} ({hint})"));
    Exit::WrongUse
}

fn paint(terminal: bool) -> Paint {
    if terminal && std::env::var_os("NO_COLOR").is_none() { Paint::Colors } else { Paint::Plain }
}

/// Passes text on like [`print`], in whatever pieces it arrives.
pub struct Shown<W> {
    to: W,
    /// The beginning of a character whose end has not arrived yet.
    rest: Vec<u8>,
}

impl<W: Write> Shown<W> {
    /// Passes on to `to`.
    pub fn new(to: W) -> Self {
        Self { to, rest: Vec::new() }
    }
}

impl<W: Write> Write for Shown<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.rest.extend_from_slice(bytes);
        let whole = match std::str::from_utf8(&self.rest) {
            Ok(text) => text.len(),
            Err(fault) if fault.error_len().is_none() => fault.valid_up_to(),
            Err(_) => self.rest.len(),
        };
        let rest = self.rest.split_off(whole);
        let text = String::from_utf8_lossy(&self.rest);
        self.to.write_all(shown(&text).as_bytes())?;
        self.rest = rest;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::Shown;
    use std::io::Write;

    #[test]
    fn what_passes_in_pieces_is_as_harmless() {
        let mut out = Vec::new();
        let text = "kůň\u{9b}2J\u{1b}]52;c;aGk=\u{7}\n";
        let mut passing = Shown::new(&mut out);
        for byte in text.as_bytes() {
            passing.write_all(&[*byte]).unwrap();
        }
        assert_eq!(String::from_utf8(out).unwrap(), "kůň\\u{9b}2J\\u{1b}]52;c;aGk=\\u{7}\n");
    }
}
