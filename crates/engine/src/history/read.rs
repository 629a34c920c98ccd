//! Reads saves. A save is valid as a whole or not at all: for a damaged one the reason is reported, and another is
//! used. Also reads saves of the original program: any root element that contains Items and Matrixes.

use super::write::{CHECK, Start, outcome_of};
use super::{Save, SaveEvent, count_finals};
use crate::play::Outcome;
use az::SaturatingAs;
use std::str::FromStr;
use switchboard_base::diag::{Code, Place, Problem, Problems, Severity};
use switchboard_base::grid::Cell;
use switchboard_base::language::Arg;
use switchboard_game::fields::Fields;
use switchboard_game::xml::{Document, Element};
use switchboard_game::{Layout, Matrix, Name, Values, read_layout};

/// Which matrices of a save are needed.
#[derive(Debug, Clone, Copy)]
pub enum Matrices<'s> {
    /// All of them; those that are unchanged are taken from the start, if it is known.
    Whole(Option<&'s Start>),
    /// Those written in the file: enough for tables, and save 0 is not needed.
    Written,
}

/// Reads a save. `file` is its path for messages.
///
/// # Errors
/// Why it cannot be used.
pub fn read_save(file: &str, bytes: Vec<u8>, matrices: Matrices<'_>) -> Result<Save, Problem> {
    read(file, bytes, matrices).map_err(|told| told.at(Place::file(file)).cure("set-aside"))
}

/// The problem of a damaged save, with the id of the text that says how.
fn damaged(why: &'static str) -> Problem {
    Code::H003.warning("damaged").arg("why", Arg::text(why))
}

/// The problem of a damaged save, with what its reader found.
fn ill_formed(found: Problem) -> Problem {
    Code::H003.warning("ill-formed").because(found)
}

fn read(file: &str, bytes: Vec<u8>, matrices: Matrices<'_>) -> Result<Save, Problem> {
    if bytes.iter().all(u8::is_ascii_whitespace) {
        return Err(damaged("why-empty"));
    }
    let doc = Document::new(file.to_owned(), bytes).map_err(ill_formed)?;
    if !sum_is_right(&doc.text) {
        return Err(damaged("why-sum"));
    }
    let root = doc.parse().map_err(ill_formed)?;
    let mut problems = Problems::new();
    let holder = find_layout(&root).ok_or_else(|| damaged("why-no-items"))?;
    let mut fields = Fields::new(&doc, &mut problems);
    let (written, _) = read_layout(&mut fields, holder, &KNOWN, &["Seat", "Struck"]);
    if fields.unusable {
        return Err(first_error(problems));
    }
    let mut save = facts(&root)?;
    let unchanged = holder.child("Unchanged").map(|element| element.children.as_slice()).unwrap_or_default();
    let names: Vec<Name> = unchanged.iter().map(|element| Name::new(&element.text())).collect();
    let written_names = written.layout.matrices.iter().map(|matrix| &matrix.name);
    save.finals = count_finals(written_names.chain(&names));
    save.layout = match matrices {
        Matrices::Whole(start) if !unchanged.is_empty() => {
            let start = start.ok_or_else(|| damaged("why-no-start"))?;
            if number::<Hex>(&root, "Start")?.is_some_and(|Hex(wanted)| wanted != start.hash) {
                return Err(damaged("why-other-level"));
            }
            fill(written.layout, unchanged, &start.layout).ok_or_else(|| damaged("why-unchanged"))?
        }
        _ => written.layout,
    };
    if save.rules == 0 && save.valid_moves == 0 {
        save.valid_moves = count_valid(&save.layout);
    }
    Ok(save)
}

/// How many cells VALID allows, for saves that do not say so.
fn count_valid(layout: &Layout) -> u32 {
    let Some(Values::Bool(cells)) = layout.matrix("valid").map(|matrix| &matrix.values) else { return 0 };
    cells.iter().filter(|valid| **valid).count().saturating_as()
}

/// Elements of a save besides Items, Matrixes and any number of Seat and Struck.
const KNOWN: [&str; 23] = [
    "Number",
    "Event",
    "Time",
    "SinceStart",
    "SinceLastMove",
    "Method",
    "Weighed",
    "Slots",
    "InvalidChoices",
    "Attempt",
    "Seed",
    "Rules",
    "Ticks",
    "Chosen",
    "Player",
    "Outcome",
    "Moves",
    "Best",
    "ValidMoves",
    "Before",
    "Start",
    "Unchanged",
    CHECK,
];

fn first_error(problems: Problems) -> Problem {
    let first = problems.iter().position(|p| p.severity == Severity::Error).unwrap_or(0);
    let found = problems.into_iter().nth(first);
    found.map_or_else(|| Code::H003.warning("ill-formed"), ill_formed)
}

/// A save without a checksum (from the original program) is accepted.
fn sum_is_right(text: &str) -> bool {
    let Some(at) = text.rfind(&format!("  <{CHECK}>")) else { return !text.contains("<Rules>") };
    let (before, after) = text.split_at(at);
    let written = after.split(['<', '>']).nth(2).unwrap_or_default();
    u64::from_str_radix(written, 16) == Ok(xxhash_rust::xxh3::xxh3_64(before.as_bytes()))
}

/// The element that holds Items: the outermost one, or one in it (the original program's Layout).
fn find_layout<'e, 't>(root: &'e Element<'t>) -> Option<&'e Element<'t>> {
    let holds = |element: &Element<'_>| element.child("Items").is_some();
    if holds(root) { Some(root) } else { root.children.iter().find(|child| holds(child)) }
}

/// Puts unchanged matrices back into their places.
fn fill(mut layout: Layout, unchanged: &[Element<'_>], start: &Layout) -> Option<Layout> {
    let mut changed = std::mem::take(&mut layout.matrices).into_iter();
    let mut kept: Vec<(usize, &Matrix)> = Vec::new();
    for element in unchanged {
        let place: usize = element.attribute("place")?.value.trim().parse().ok()?;
        let matrix = start.matrices.get(place)?;
        let name = Name::new(&element.text());
        let follows = kept.last().is_none_or(|(last, _)| *last < place);
        if matrix.name != name || !follows {
            return None;
        }
        kept.push((place, matrix));
    }
    let total = kept.len().saturating_add(changed.len());
    let mut kept = kept.into_iter().peekable();
    for place in 0..total {
        let matrix = match kept.next_if(|(at, _)| *at == place) {
            Some((_, matrix)) => matrix.clone(),
            None => changed.next()?,
        };
        layout.matrices.push(matrix);
    }
    kept.next().is_none().then_some(layout)
}

/// Everything but the layout.
fn facts(root: &Element<'_>) -> Result<Save, Problem> {
    let rules = number::<Hex>(root, "Rules")?;
    let number_of = number(root, "Number")?.unwrap_or(0);
    let ancestor = rules.is_none();
    let moves = number(root, "Moves")?;
    let before = number(root, "Before")?.filter(|before| *before < number_of);
    let milliseconds =
        |name: &str| -> Result<u64, Problem> { Ok(number::<ClockTime>(root, name)?.map_or(0, |span| span.0)) };
    Ok(Save {
        attempt: number(root, "Attempt")?.unwrap_or(1),
        number: number_of,
        event: event(root)?,
        time: number(root, "Time")?,
        since_start_ms: milliseconds("SinceStart")?,
        since_last_move_ms: milliseconds("SinceLastMove")?,
        method: root.child("Method").map(|e| e.text().into_owned()).unwrap_or_default(),
        weighed: number(root, "Weighed")?,
        slots: number(root, "Slots")?.unwrap_or(0),
        invalid_choices: number(root, "InvalidChoices")?.unwrap_or(0),
        seed: number(root, "Seed")?.unwrap_or(0),
        rules: rules.map_or(0, |Hex(hash)| hash),
        ticks: number(root, "Ticks")?.unwrap_or(0),
        chosen: number(root, "Chosen")?,
        player: number(root, "Player")?.unwrap_or(0),
        seats: root.children.iter().filter(|e| e.local() == "Seat").map(|e| e.text().trim().to_owned()).collect(),
        outcome: match root.child("Outcome") {
            Some(element) => outcome_of(&element.text()).ok_or_else(|| wrong("Outcome", &element.text()))?,
            None => Outcome::Playing,
        },
        moves: moves.unwrap_or(if ancestor { number_of } else { 0 }),
        best: number(root, "Best")?,
        valid_moves: number(root, "ValidMoves")?.unwrap_or(0),
        finals: 0,
        struck: root.children.iter().filter(|e| e.local() == "Struck").map(struck).collect::<Result<_, _>>()?,
        before: if ancestor { number_of.checked_sub(1) } else { before },
        layout: Layout::default(),
    })
}

/// A cell and the name of a piece: `3,4 Own5`.
fn struck(element: &Element<'_>) -> Result<(Cell, Name), Problem> {
    let text = element.text();
    let parts = || {
        let (cell, piece) = text.trim().split_once(' ')?;
        let (x, y) = cell.split_once(',')?;
        Some((Cell::new(x.parse().ok()?, y.parse().ok()?), Name::new(piece)))
    };
    parts().ok_or_else(|| wrong("Struck", &text))
}

fn event(root: &Element<'_>) -> Result<SaveEvent, Problem> {
    match root.child("Event") {
        Some(element) => element.text().parse().map_err(|()| wrong("Event", &element.text())),
        None => Ok(SaveEvent::Action),
    }
}

fn wrong(name: &str, text: &str) -> Problem {
    Code::H003.warning("value").arg("text", text).arg("name", name)
}

/// A value; none if the element is missing.
fn number<T: FromStr>(root: &Element<'_>, name: &str) -> Result<Option<T>, Problem> {
    let Some(element) = root.child(name) else { return Ok(None) };
    let text = element.text();
    text.parse().map(Some).map_err(|_| wrong(name, &text))
}

/// A hash in hexadecimal digits.
struct Hex(u64);

impl FromStr for Hex {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        u64::from_str_radix(text, 16).map(Self)
    }
}

/// Milliseconds, or hours, minutes and seconds as the original program's language wrote them (`0:01:02.5`).
struct ClockTime(u64);

impl FromStr for ClockTime {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        if let Ok(milliseconds) = text.parse() {
            return Ok(Self(milliseconds));
        }
        let (clock, fraction) = text.split_once('.').unwrap_or((text, "0"));
        let mut seconds: u64 = 0;
        for part in clock.split(':') {
            let part: u64 = part.parse().map_err(|_| ())?;
            seconds = seconds.checked_mul(60).and_then(|s| s.checked_add(part)).ok_or(())?;
        }
        let digits: String = fraction.chars().chain("000".chars()).take(3).collect();
        let rest: u64 = digits.parse().map_err(|_| ())?;
        seconds.checked_mul(1000).and_then(|ms| ms.checked_add(rest)).map(Self).ok_or(())
    }
}
