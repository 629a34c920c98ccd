//! WINCONDITIONS: `all X on Y`, `some X`, `no X on Y`.

use super::super::fault::Faults;
use super::super::source::{Line, filled};
use switchboard_base::diag::Code;

/// How many objects of the first kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Amount {
    /// Every one.
    All,
    /// At least one.
    Some,
    /// None.
    No,
}

/// A condition as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WinText {
    pub line: u32,
    pub amount: Amount,
    pub what: String,
    pub on: Option<String>,
}

/// Reads the lines of WINCONDITIONS.
pub fn read(lines: &[&Line], faults: &mut Faults) -> Vec<WinText> {
    let mut list = Vec::new();
    for line in filled(lines) {
        let text = line.lower();
        let words: Vec<&str> = text.split_whitespace().collect();
        let amount = match words.first() {
            Some(&"all") => Amount::All,
            Some(&("some" | "any")) => Amount::Some,
            Some(&"no") => Amount::No,
            _ => {
                faults.add(line.number, Code::Z012.error("begins"));
                continue;
            }
        };
        let (what, on) = match words.as_slice() {
            [_, what] => (*what, None),
            [_, what, "on", on] => (*what, Some((*on).to_owned())),
            _ => {
                faults.add(line.number, Code::Z012.error("form"));
                continue;
            }
        };
        list.push(WinText { line: line.number, amount, what: what.to_owned(), on });
    }
    list
}
