//! Requests of other programs, one per line (control.md): only read here, never carried out.

use super::{Event, Signal, Switch};

/// Reads a line: a signal ([`Signal::read`]), `press` and `release` of the switch (through its filter; `press second`
/// for a second switch), or `status`, which changes nothing (none).
///
/// # Errors
///
/// One sentence that says what can be written.
pub fn read_request(line: &str) -> Result<Option<Event>, String> {
    let words: Vec<String> = line.split_whitespace().map(str::to_lowercase).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    Ok(match words.as_slice() {
        ["status"] => None,
        ["press"] => Some(Event::Pressed(Switch::Main)),
        ["press", "second"] => Some(Event::Pressed(Switch::Second)),
        ["release"] => Some(Event::Released(Switch::Main)),
        ["release", "second"] => Some(Event::Released(Switch::Second)),
        _ => Some(Event::Signal(Signal::read(line)?)),
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::grid::Cell;

    #[test]
    fn lines_are_read() {
        for (line, event) in [
            ("next", Some(Event::Signal(Signal::Next))),
            ("  Next Row ", Some(Event::Signal(Signal::NextRow))),
            ("next-row", Some(Event::Signal(Signal::NextRow))),
            ("point 3,4", Some(Event::Signal(Signal::Point(Cell::new(3, 4))))),
            ("point 3, 4", Some(Event::Signal(Signal::Point(Cell::new(3, 4))))),
            ("cycle theme", Some(Event::Signal(Signal::Cycle("theme")))),
            ("press", Some(Event::Pressed(Switch::Main))),
            ("release second", Some(Event::Released(Switch::Second))),
            ("status", None),
        ] {
            assert_eq!(read_request(line).unwrap(), event, "{line}");
        }
    }

    #[test]
    fn lines_that_say_nothing_are_refused_with_a_cure() {
        for (line, cure) in [
            ("", "write a signal"),
            ("nxet", "did you mean next?"),
            ("fly away", "write for example"),
            ("point", "point 3,4"),
            ("point x", "3,4"),
            ("cycle nothing", "no setting"),
        ] {
            let why = read_request(line).unwrap_err();
            assert!(why.contains(cure), "{line}: {why}");
        }
    }
}
