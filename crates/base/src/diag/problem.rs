//! One problem: what is wrong, where, how to fix it; put into the reader's language when it is read.

use super::texts::text;
use super::{Code, MAX_MESSAGE, Place, Severity};
use crate::language::{Arg, Language};
use serde::{Deserialize, Serialize};
use std::fmt::{self, Write};

/// A text in every language, in the order of [`Language::ALL`].
type Words = [String; Language::ALL.len()];

/// A part of a message.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Said {
    /// A text, by its kind (a code, `cure` or `more`) and its case.
    Text(&'static str, &'static str),
    /// The name of a part of a file, as written there.
    Part(String),
    /// Another problem's message, as the reason.
    Because(Box<Problem>),
    /// A text in all languages.
    Told(Box<Words>),
}

impl Said {
    fn told(&self, language: Language, args: &[(&'static str, Arg)]) -> String {
        match self {
            Self::Text(kind, case) => text(language, &format!("{kind}-{case}"), args),
            Self::Part(words) => words.clone(),
            Self::Because(problem) => format!(": {}", problem.message_in(language)),
            Self::Told(words) => {
                let told = Language::ALL.into_iter().zip(words.iter()).find(|(known, _)| *known == language);
                told.map_or_else(String::new, |(_, words)| words.clone())
            }
        }
    }
}

/// One problem: what, where, how to fix it. Serialized, it contains its texts in all languages, for another thread or process.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Carried", into = "Carried")]
pub struct Problem {
    /// A stable code such as `R012`, explained in docs/problems.md.
    pub code: Code,
    /// How bad it is.
    pub severity: Severity,
    /// Where it is, if it is somewhere.
    pub place: Option<Place>,
    /// What is wrong, followed by additions: plain words, lower-case start, no full stop.
    said: Vec<Said>,
    /// What to write instead, the most likely first.
    cures: Vec<Said>,
    /// Named words and numbers for the message and the cures.
    pub args: Vec<(&'static str, Arg)>,
}

impl Problem {
    pub(super) fn of(severity: Severity, code: Code, case: &'static str) -> Self {
        let said = vec![Said::Text(code.name(), case)];
        Self { code, severity, place: None, said, cures: Vec::new(), args: Vec::new() }
    }

    /// The same problem at `place`.
    #[must_use]
    pub fn at(mut self, place: Place) -> Self {
        self.place = Some(place);
        self
    }

    /// The same problem, in this part of a file, such as `tiles[3]`: its name precedes the message.
    #[must_use]
    pub fn within(mut self, part: &str) -> Self {
        if !part.is_empty() {
            self.said.insert(0, Said::Part(format!("{part}: ")));
        }
        self
    }

    /// The same problem with another cure, the text `cure-case`, which may use any argument of the problem.
    #[must_use]
    pub fn cure(mut self, case: &'static str) -> Self {
        self.cures.push(Said::Text("cure", case));
        self
    }

    /// Whether it has a cure.
    pub fn has_cure(&self) -> bool {
        !self.cures.is_empty()
    }

    /// The same problem with an addition to its message, the text `more-case`.
    #[must_use]
    pub fn more(mut self, case: &'static str) -> Self {
        self.said.push(Said::Text("more", case));
        self
    }

    /// The same problem, with another problem's message after its own.
    #[must_use]
    pub fn because(mut self, problem: Problem) -> Self {
        self.said.push(Said::Because(Box::new(problem)));
        self
    }

    /// The same problem with a named word or number for its texts.
    #[must_use]
    pub fn arg(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        let value = match value.into() {
            Arg::Words(words) => Arg::Words(cut(words)),
            other => other,
        };
        self.args.push((name, value));
        self
    }

    /// What is wrong, in English.
    pub fn message(&self) -> String {
        self.message_in(Language::English)
    }

    /// What is wrong, in this language.
    pub fn message_in(&self, language: Language) -> String {
        self.said.iter().map(|said| said.told(language, &self.args)).collect()
    }

    /// The cures, in English.
    pub fn cures(&self) -> Vec<String> {
        self.cures_in(Language::English)
    }

    /// The cures, in this language.
    pub fn cures_in(&self, language: Language) -> Vec<String> {
        self.cures.iter().map(|cure| cure.told(language, &self.args)).collect()
    }

    /// Everything in one line, in this language: place, message, cures.
    pub fn told_in(&self, language: Language) -> String {
        let mut told = String::new();
        if let Some(place) = &self.place {
            told.push_str(&place.file);
            for number in [place.line, place.column].into_iter().take_while(|number| *number > 0) {
                let _ = write!(told, ":{number}");
            }
            told.push_str(": ");
        }
        told.push_str(&self.message_in(language));
        for cure in self.cures_in(language) {
            let _ = write!(told, " ({cure})");
        }
        told
    }
}

/// A problem as it is serialized.
#[derive(Serialize, Deserialize)]
struct Carried {
    code: Code,
    severity: Severity,
    place: Option<Place>,
    message: Words,
    cures: Vec<Words>,
}

impl From<Problem> for Carried {
    fn from(problem: Problem) -> Self {
        let cure = |cure: &Said| Language::ALL.map(|language| cure.told(language, &problem.args));
        Self {
            code: problem.code,
            severity: problem.severity,
            message: Language::ALL.map(|language| problem.message_in(language)),
            cures: problem.cures.iter().map(cure).collect(),
            place: problem.place,
        }
    }
}

impl From<Carried> for Problem {
    fn from(carried: Carried) -> Self {
        let Carried { code, severity, place, message, cures } = carried;
        let told = |words: Words| Said::Told(Box::new(words));
        let cures = cures.into_iter().map(told).collect();
        Self { code, severity, place, said: vec![told(message)], cures, args: Vec::new() }
    }
}

/// The text, cut off after [`MAX_MESSAGE`] characters.
fn cut(mut text: String) -> String {
    if let Some((at, _)) = text.char_indices().nth(MAX_MESSAGE) {
        text.truncate(at);
        text.push('…');
    }
    text
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.told_in(Language::English))
    }
}

impl std::error::Error for Problem {}
