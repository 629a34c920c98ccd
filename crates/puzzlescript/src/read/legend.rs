//! LEGEND: names for one object, for several at once (`and`), for one of several (`or`).

use super::super::fault::Faults;
use super::super::source::{Line, filled};
use switchboard_base::diag::Code;

/// How the names in a definition are combined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Join {
    /// `A = B`.
    Same,
    /// `A = B and C`: both at once.
    And,
    /// `A = B or C`: one of them.
    Or,
}

/// One line of the legend.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Definition {
    pub line: u32,
    pub name: String,
    pub join: Join,
    pub parts: Vec<String>,
}

/// Reads the lines of LEGEND.
pub fn read(lines: &[&Line], faults: &mut Faults) -> Vec<Definition> {
    let mut list = Vec::new();
    for line in filled(lines) {
        let text = line.lower();
        let mut words: Vec<&str> = text.split_whitespace().collect();
        // "a=b" without spaces
        let spread;
        if words.get(1) != Some(&"=") {
            spread = text.replacen('=', " = ", 1);
            words = spread.split_whitespace().collect();
        }
        let [name, "=", first, rest @ ..] = words.as_slice() else {
            faults.add(line.number, Code::Z005.error("form"));
            continue;
        };
        let mut parts = vec![(*first).to_owned()];
        let mut join = Join::Same;
        let mut good = true;
        for pair in rest.chunks(2) {
            let word = match pair {
                ["and", _] => Join::And,
                ["or", _] => Join::Or,
                _ => {
                    good = false;
                    break;
                }
            };
            if join != Join::Same && join != word {
                faults.add(line.number, Code::Z005.error("mixed"));
                good = false;
                parts.clear();
                break;
            }
            join = word;
            parts.extend(pair.get(1).map(|p| (*p).to_owned()));
        }
        if !good {
            if !parts.is_empty() {
                faults.add(line.number, Code::Z005.error("form"));
            }
            continue;
        }
        list.push(Definition { line: line.number, name: (*name).to_owned(), join, parts });
    }
    list
}
