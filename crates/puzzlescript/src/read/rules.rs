//! RULES as written: prefixes, rows of cells before and after the arrow, commands.

use super::super::fault::Faults;
use super::super::source::{Line, filled};
use std::collections::HashSet;
use switchboard_base::diag::Code;

/// How many things a cell of a rule can have.
pub const MAX_CELL: usize = 200;
/// How many things and cells a rule can have.
pub const MAX_TERMS: usize = 5_000;

/// A command of a rule.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum RuleCommand {
    Again,
    Cancel,
    Checkpoint,
    Restart,
    Win,
    /// A text for the player.
    Message(String),
    /// One of the sounds sfx0 to sfx10.
    Sound(u8),
}

/// A motion, which may be empty, and a name in a cell.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TermText {
    /// `>`, `up`, `no`, `random` ...; empty if there is none.
    pub motion: String,
    pub name: String,
}

/// A cell as written; none stands for `...`.
pub type CellText = Option<Vec<TermText>>;

/// A rule as written.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SourceRule {
    pub line: u32,
    /// Whether it belongs to the group of the rule before it (`+`).
    pub joined: bool,
    pub late: bool,
    pub rigid: bool,
    pub random: bool,
    /// The directions that it names; all four if it names none.
    pub directions: Vec<String>,
    pub left: Vec<Vec<CellText>>,
    /// Empty if there is no pattern after the arrow.
    pub right: Vec<Vec<CellText>>,
    pub commands: Vec<RuleCommand>,
}

/// One line of RULES.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum RuleLine {
    Rule(SourceRule),
    /// `startloop`, in this line.
    LoopStart(u32),
    /// `endloop`, in this line.
    LoopEnd(u32),
}

const DIRECTIONS: [&str; 7] = ["up", "down", "left", "right", "horizontal", "vertical", "orthogonal"];
const RELATIVE: [&str; 6] = ["^", "v", "<", ">", "parallel", "perpendicular"];
const MOTIONS: [&str; 18] = [
    "up",
    "down",
    "left",
    "right",
    "action",
    "moving",
    "stationary",
    "parallel",
    "perpendicular",
    "horizontal",
    "vertical",
    "orthogonal",
    "no",
    "random",
    "randomdir",
    "^",
    "<",
    ">",
];

/// Whether a word in a cell says how the following thing moves.
pub fn is_motion(word: &str) -> bool {
    MOTIONS.contains(&word) || word == "v"
}

/// Splits a rule into words; brackets, bars and arrows are words of their own.
fn words(text: &str) -> Vec<String> {
    let mut spaced = String::with_capacity(text.len() + 16);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if let Some(after) = rest.strip_prefix("->") {
            spaced.push_str(" -> ");
            rest = after;
            continue;
        }
        match c {
            '[' | ']' | '|' | '+' if c != '+' || spaced.trim().is_empty() => {
                spaced.push(' ');
                spaced.push(c);
                spaced.push(' ');
            }
            _ => spaced.push(c),
        }
        rest = &rest[c.len_utf8()..];
    }
    // "..." is a word of its own wherever it is
    spaced.replace("...", " ... ").split_whitespace().map(str::to_owned).collect()
}

/// Splits a message with its text off the end of a line.
fn split_message(text: &str) -> (&str, Option<&str>) {
    let lower = text.to_lowercase();
    for (at, word) in lower.match_indices("message") {
        let (before, after) = (&lower[..at], &lower[at + word.len()..]);
        let begins = before.is_empty() || before.ends_with(|c: char| c.is_whitespace() || c == ']');
        let ends = after.is_empty() || after.starts_with(char::is_whitespace);
        // lower case may take a different number of bytes: then the place cannot be used
        if begins
            && ends
            && lower.len() == text.len()
            && before.contains("->")
            && let Some((rule, message)) = text.split_at_checked(at)
        {
            return (rule, message.get(word.len()..).map(str::trim));
        }
    }
    (text, None)
}

/// Reads the lines of RULES. An object may be called like a command: then the word means the object.
pub fn read(lines: &[&Line], names: &HashSet<&str>, faults: &mut Faults) -> Vec<RuleLine> {
    let mut list: Vec<RuleLine> = Vec::new();
    let mut any = false;
    for line in filled(lines) {
        let lower = line.lower();
        match lower.trim() {
            "startloop" => {
                list.push(RuleLine::LoopStart(line.number));
                continue;
            }
            "endloop" => {
                list.push(RuleLine::LoopEnd(line.number));
                continue;
            }
            _ => {}
        }
        let reader = RuleReader { line: line.number, names, faults, rule: SourceRule::default() };
        if let Some(mut rule) = reader.read(&line.text) {
            if rule.joined && !any {
                faults.add(line.number, Code::Z009.warning("plus-first"));
                rule.joined = false;
            }
            any = true;
            list.push(RuleLine::Rule(rule));
        }
    }
    list
}

/// A side of a rule's arrow.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RuleSide {
    /// What must be there.
    Before,
    /// What will be there.
    After,
}

struct RuleReader<'a> {
    line: u32,
    /// The names that are defined.
    names: &'a HashSet<&'a str>,
    faults: &'a mut Faults,
    rule: SourceRule,
}

impl RuleReader<'_> {
    #[expect(clippy::indexing_slicing, reason = "the places of arrows and brackets are found among the words")]
    fn read(mut self, text: &str) -> Option<SourceRule> {
        self.rule.line = self.line;
        let (text, message) = split_message(text);
        let words = words(&text.to_lowercase());
        let arrow = words.iter().position(|w| w == "->");
        if words.iter().filter(|w| *w == "->").count() > 1 {
            self.faults.add(self.line, Code::Z009.error("arrow-twice"));
            return None;
        }
        let first = words.iter().position(|w| w == "[");
        let Some(first) = first else {
            self.faults.add(self.line, Code::Z009.error("no-pattern"));
            return None;
        };
        let Some(arrow) = arrow else {
            self.faults.add(self.line, Code::Z009.error("no-arrow"));
            return None;
        };
        self.prefixes(&words[..first.min(arrow)]);
        if first > arrow {
            self.faults.add(self.line, Code::Z009.error("nothing-before"));
            return None;
        }
        let left = self.rows(&words[first..arrow], RuleSide::Before)?;
        let after = &words[arrow + 1..];
        let end = after.iter().rposition(|w| w == "]").map_or(0, |at| at + 1);
        let right = self.rows(&after[..end], RuleSide::After)?;
        self.commands(&after[end..]);
        if let Some(text) = message {
            self.rule.commands.push(RuleCommand::Message(text.to_owned()));
        }
        if right.is_empty() && self.rule.commands.is_empty() {
            self.faults.add(self.line, Code::Z009.error("nothing-after"));
            return None;
        }
        let cells = || left.iter().chain(&right).flatten().flatten();
        if cells().any(|cell| cell.len() > MAX_CELL) || cells().map(|cell| cell.len() + 1).sum::<usize>() > MAX_TERMS {
            self.faults.add(self.line, Code::Z014.error("rule").arg("cell", MAX_CELL).arg("most", MAX_TERMS));
            return None;
        }
        self.rule.left = left;
        self.rule.right = right;
        if self.rule.late {
            self.rest();
        }
        self.shapes().then_some(self.rule)
    }

    /// Takes the movements out of a late rule: it runs when everything has moved.
    fn rest(&mut self) {
        let cells = self.rule.left.iter_mut().chain(&mut self.rule.right).flatten().flatten();
        let moves = |term: &&mut TermText| !matches!(term.motion.as_str(), "" | "no" | "random" | "randomdir");
        for term in cells.flatten().filter(moves) {
            self.faults.add(self.line, Code::Z010.warning("late-motion"));
            term.motion.clear();
        }
    }

    /// Reads what stands before the first bracket. Words without a meaning there are left out.
    fn prefixes(&mut self, words: &[String]) {
        for word in words {
            match word.as_str() {
                "+" => {
                    if self.rule.joined {
                        self.faults.add(self.line, Code::Z009.warning("plus-twice"));
                    }
                    self.rule.joined = true;
                }
                "late" => self.rule.late = true,
                "rigid" => self.rule.rigid = true,
                "random" => self.rule.random = true,
                direction if DIRECTIONS.contains(&direction) => self.rule.directions.push(word.clone()),
                direction if RELATIVE.contains(&direction) => {
                    self.faults.add(self.line, Code::Z009.warning("relative").arg("word", direction));
                }
                other => self.faults.add(self.line, Code::Z009.warning("prefix").arg("word", other)),
            }
        }
        if self.rule.joined && self.rule.random {
            self.faults.add(self.line, Code::Z009.warning("random-plus"));
        }
    }

    /// Rows of cells: `[ a | b ] [ c ]`.
    fn rows(&mut self, words: &[String], side: RuleSide) -> Option<Vec<Vec<CellText>>> {
        let mut rows: Vec<Vec<CellText>> = Vec::new();
        let mut row: Option<Vec<CellText>> = None;
        let mut cell: Vec<TermText> = Vec::new();
        let mut dots = false;
        let mut motion: Option<String> = None;
        for word in words {
            match word.as_str() {
                "[" if row.is_some() && cell.is_empty() && motion.is_none() && !dots => {
                    self.faults.add(self.line, Code::Z009.warning("bracket-within"));
                }
                "[" if row.is_some() => {
                    self.faults.add(self.line, Code::Z009.error("bracket-within"));
                    return None;
                }
                "[" => row = Some(Vec::new()),
                "|" if row.is_none() => {
                    self.faults.add(self.line, Code::Z009.warning("outside").arg("word", word.clone()));
                }
                "]" | "|" => {
                    let Some(cells) = row.as_mut() else {
                        self.faults.add(self.line, Code::Z009.error("outside").arg("word", word.clone()));
                        return None;
                    };
                    if motion.take().is_some() {
                        self.faults.add(self.line, Code::Z009.error("motion"));
                        return None;
                    }
                    if dots && !cell.is_empty() {
                        self.faults.add(self.line, Code::Z009.error("dots-alone"));
                        return None;
                    }
                    let done = std::mem::take(&mut cell);
                    cells.push(if dots { None } else { Some(done) });
                    dots = false;
                    if word == "]" {
                        rows.extend(row.take());
                    }
                }
                _ if row.is_none() => {
                    if DIRECTIONS.contains(&word.as_str()) || is_stray(word) {
                        self.faults.add(self.line, Code::Z009.warning("no-effect").arg("word", word.clone()));
                    } else if let Some(command) = self.command(word) {
                        let problem = Code::Z009.warning("command-place").arg("word", word.to_uppercase());
                        self.faults.add(self.line, problem);
                        self.rule.commands.push(command);
                    } else {
                        self.faults.add(self.line, Code::Z009.warning("outside").arg("word", word.clone()));
                    }
                }
                "..." => dots = true,
                _ if is_motion(word) => {
                    if let Some(before) = motion.replace(word.clone()) {
                        self.faults
                            .add(self.line, Code::Z009.error("motions").arg("word", word.clone()).arg("other", before));
                        return None;
                    }
                }
                _ => match self.command(word) {
                    Some(command) => {
                        let case = if side == RuleSide::After { "command-late" } else { "command-place" };
                        self.faults.add(self.line, Code::Z009.warning(case).arg("word", word.to_uppercase()));
                        self.rule.commands.push(command);
                    }
                    None if is_stray(word) && !self.names.contains(word.as_str()) => {
                        self.faults.add(self.line, Code::Z009.warning("no-effect").arg("word", word.clone()));
                    }
                    None => cell.push(TermText { motion: motion.take().unwrap_or_default(), name: word.clone() }),
                },
            }
        }
        if row.is_some() {
            self.faults.add(self.line, Code::Z009.error("not-closed"));
            return None;
        }
        Some(rows)
    }

    fn commands(&mut self, words: &[String]) {
        for word in words {
            match self.command(word) {
                Some(command) => self.rule.commands.push(command),
                None if is_stray(word) || DIRECTIONS.contains(&word.as_str()) => {
                    self.faults.add(self.line, Code::Z009.warning("no-effect").arg("word", word.clone()));
                }
                None => self.faults.add(self.line, Code::Z009.warning("command").arg("word", word.clone())),
            }
        }
    }

    /// The command that a word is, unless an object has that name.
    fn command(&self, word: &str) -> Option<RuleCommand> {
        command(word).filter(|_| !self.names.contains(word))
    }

    /// Checks that both sides have the same shape.
    fn shapes(&mut self) -> bool {
        let (left, right) = (&self.rule.left, &self.rule.right);
        if !right.is_empty() && left.len() != right.len() {
            self.faults.add(self.line, Code::Z009.warning("patterns"));
            return false;
        }
        let mut good = true;
        let mut fault = |case: &'static str| {
            self.faults.add(self.line, Code::Z009.error(case));
            good = false;
        };
        for row in left.iter().chain(right) {
            let dots = row.iter().filter(|cell| cell.is_none()).count();
            if matches!(row.first(), Some(None)) || matches!(row.last(), Some(None)) {
                fault("dots-end");
            }
            if dots > 2 {
                fault("dots-many");
            }
        }
        for (l, r) in left.iter().zip(right) {
            if l.len() != r.len() {
                fault("cells");
            } else if l.iter().zip(r).any(|(a, b)| a.is_none() != b.is_none()) {
                fault("dots-sides");
            }
        }
        good
    }
}

/// Whether a word only has a meaning before the first bracket of a rule.
fn is_stray(word: &str) -> bool {
    matches!(word, "late" | "rigid")
}

fn command(word: &str) -> Option<RuleCommand> {
    Some(match word {
        "again" => RuleCommand::Again,
        "cancel" => RuleCommand::Cancel,
        "checkpoint" => RuleCommand::Checkpoint,
        "restart" => RuleCommand::Restart,
        "win" => RuleCommand::Win,
        _ => RuleCommand::Sound(word.strip_prefix("sfx")?.parse().ok().filter(|n| *n <= 10)?),
    })
}
