//! Records of games as text, a line each, and the files of several machines together.

use std::collections::BTreeMap;
use std::fmt::Write;
use switchboard_base::diag::{Code, Place, Problem, Problems};

/// The largest file of records that is read, in bytes.
pub const MAX_FILE: u64 = 256 * 1024 * 1024;
/// The first line of a file.
const FIRST: &str = "switchboard train 1";
/// What stands before a choice that was left to chance.
const STRAY: char = '~';
/// What stands before a choice that begins a turn.
const BEGINS: char = '/';
/// What stands before a turn that was not played on, and between its choices.
const ASIDE: char = '*';

/// A turn by chance that was not played on, and what the search said of it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Aside {
    /// Before the choice with this place.
    pub place: usize,
    /// Its choices.
    pub numbers: Vec<u16>,
    /// What the position after it is worth to the first player.
    pub value: i32,
}

/// One choice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// Its number.
    pub number: u16,
    /// Whether a turn begins with it.
    pub begins: bool,
    /// Whether it was left to chance.
    pub is_stray: bool,
    /// What the search said that the position is worth to the first player.
    pub value: Option<i32>,
}

/// One game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Record {
    /// Its number.
    pub number: u32,
    /// 1 if the first player has won, -1 if the second.
    pub result: i8,
    /// What was chosen.
    pub choices: Vec<Choice>,
    /// What might have been chosen, by place.
    pub asides: Vec<Aside>,
}

/// What all games of a file have in common.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Head {
    /// The folder's name.
    pub game: String,
    /// The level.
    pub level: String,
    /// Who played.
    pub player: String,
    /// The hash of the rules, pieces, board and script.
    pub learnt_on: u64,
    /// The seed of all games.
    pub seed: u64,
    /// How many choices were tried for a turn.
    pub work: u64,
}

impl Head {
    fn fields(&self) -> [(&'static str, String); 6] {
        [
            ("game", self.game.clone()),
            ("level", self.level.clone()),
            ("player", self.player.clone()),
            ("rules", format!("{:016x}", self.learnt_on)),
            ("seed", self.seed.to_string()),
            ("work", self.work.to_string()),
        ]
    }
}

/// The text of a file.
pub fn write(head: &Head, records: &[Record]) -> String {
    let mut text = format!("{FIRST}\n");
    for (name, value) in head.fields() {
        let value: String = value.split_whitespace().collect::<Vec<_>>().join(" ");
        // writing into a text never fails
        let _ = writeln!(text, "{name} {value}");
    }
    for record in records {
        let _ = write!(text, "{} {}", record.number, record.result);
        let mut asides = record.asides.iter().peekable();
        for (place, Choice { number, begins, is_stray, value }) in record.choices.iter().enumerate() {
            while let Some(aside) = asides.next_if(|aside| aside.place <= place) {
                text.push(' ');
                for number in &aside.numbers {
                    let _ = write!(text, "{ASIDE}{number}");
                }
                let _ = write!(text, "={}", aside.value);
            }
            text.push(' ');
            text.extend(begins.then_some(BEGINS));
            text.extend(is_stray.then_some(STRAY));
            let _ = write!(text, "{number}");
            if let Some(value) = value {
                let _ = write!(text, "={value}");
            }
        }
        text.push('\n');
    }
    text
}

/// Reads a file of games that are like those of `head`, seed and work aside.
///
/// # Errors
/// It is no such file, or one of its lines is no game; the first such problem.
pub fn read(file: &str, text: &str, head: &Head) -> Result<(Head, Vec<Record>), Problem> {
    let mut lines = text.lines().zip(1..);
    let at = |number: u32| Place { line: number, ..Place::file(file) };
    if lines.next().map(|(line, _)| line) != Some(FIRST) {
        return Err(Code::O004.error("no-records").at(at(1)).cure("play-again"));
    }
    let mut found = head.clone();
    for (name, wanted) in head.fields() {
        let (line, number) = lines.next().unwrap_or(("", 0));
        let value = line.split_once(' ').filter(|(known, _)| *known == name).map(|(_, value)| value);
        let Some(value) = value else {
            return Err(Code::O004.error("no-field").arg("name", name).at(at(number)).cure("play-again"));
        };
        let number_of = || value.parse().map_err(|_| Code::O004.error("line").at(at(number)).cure("play-again"));
        match name {
            "seed" => found.seed = number_of()?,
            "work" => found.work = number_of()?,
            _ if value == wanted => {}
            _ => {
                let problem = Code::O004.error("other").arg("name", name).arg("found", value).arg("wanted", wanted);
                return Err(problem.at(at(number)).cure("play-again"));
            }
        }
    }
    let mut records = Vec::new();
    for (line, number) in lines {
        match record(line) {
            Some(record) => records.push(record),
            None => return Err(Code::O004.error("line").at(at(number)).cure("play-again")),
        }
    }
    Ok((found, records))
}

fn record(line: &str) -> Option<Record> {
    let mut words = line.split(' ');
    let number = words.next()?.parse().ok()?;
    let result = words.next()?.parse().ok().filter(|result| (-1..=1).contains(result))?;
    let mut record = Record { number, result, ..Record::default() };
    for word in words {
        match word.strip_prefix(ASIDE) {
            Some(rest) => record.asides.push(aside(rest, record.choices.len())?),
            None => record.choices.push(choice(word)?),
        }
    }
    let most = super::MAX_CHOICES;
    (record.choices.len() <= most && record.asides.len() <= most).then_some(record)
}

fn aside(word: &str, place: usize) -> Option<Aside> {
    let (numbers, value) = word.split_once('=')?;
    let numbers = numbers.split(ASIDE).map(|number| number.parse().ok()).collect::<Option<_>>()?;
    Some(Aside { place, numbers, value: value.parse().ok()? })
}

fn choice(word: &str) -> Option<Choice> {
    let (rest, begins) = word.strip_prefix(BEGINS).map_or((word, false), |rest| (rest, true));
    let (rest, is_stray) = rest.strip_prefix(STRAY).map_or((rest, false), |rest| (rest, true));
    let (number, value) = match rest.split_once('=') {
        Some((number, value)) => (number, Some(value.parse().ok()?)),
        None => (rest, None),
    };
    Some(Choice { number: number.parse().ok()?, begins, is_stray, value })
}

/// All games of several files, in their order, whatever the order of the files. A game that is in two files counts once.
///
/// # Errors
/// Files of other seeds or work, and games that are in two files and differ.
pub fn merge(files: &[(String, Head, Vec<Record>)]) -> Result<Vec<&Record>, Problems> {
    let mut problems = Problems::new();
    let mut all: BTreeMap<u32, &Record> = BTreeMap::new();
    let first = files.first().map(|(_, head, _)| head);
    for (file, head, records) in files {
        if Some(head) != first {
            problems.push(Code::O004.error("apart").at(Place::file(file)).cure("merge-alike"));
            continue;
        }
        for record in records {
            if *all.entry(record.number).or_insert(record) != record {
                let problem = Code::O004.error("twice").arg("number", record.number);
                problems.push(problem.at(Place::file(file)).cure("merge-alike"));
                break;
            }
        }
    }
    if problems.is_empty() { Ok(all.into_values().collect()) } else { Err(problems) }
}
