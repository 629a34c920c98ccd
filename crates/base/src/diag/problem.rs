//! One problem: what is wrong, where, how to fix it; put into the reader's language when it is read.

use super::texts::text;
use super::{Code, MAX_MESSAGE, Place, Severity};
use crate::language::{Arg, Language};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt::{self, Write};

/// A part of a message.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Said {
    /// A text, by its kind (a code, `cure` or `more`) and its case.
    Text(Cow<'static, str>, Cow<'static, str>),
    /// The name of a part of a file, as written there.
    Part(String),
    /// Another problem's message, as the reason.
    Because(Box<Problem>),
}

impl Said {
    fn told(&self, language: Language, args: &[(&str, Arg)]) -> String {
        match self {
            Self::Text(kind, case) => text(language, &format!("{kind}-{case}"), args),
            Self::Part(words) => words.clone(),
            Self::Because(problem) => format!(": {}", problem.message_in(language)),
        }
    }
}

/// One problem: what, where, how to fix it. Another thread or process gets it as it is, without its words.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
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
    args: Vec<(Cow<'static, str>, Arg)>,
}

impl Problem {
    pub(super) fn of(severity: Severity, code: Code, case: &'static str) -> Self {
        let said = vec![Said::Text(code.name().into(), case.into())];
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
        self.cures.push(Said::Text("cure".into(), case.into()));
        self
    }

    /// Whether it has a cure.
    pub fn has_cure(&self) -> bool {
        !self.cures.is_empty()
    }

    /// The same problem with an addition to its message, the text `more-case`.
    #[must_use]
    pub fn more(mut self, case: &'static str) -> Self {
        self.said.push(Said::Text("more".into(), case.into()));
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
        self.args.push((name.into(), value));
        self
    }

    /// Named words and numbers for its texts.
    pub fn args(&self) -> Vec<(&str, Arg)> {
        self.args.iter().map(|(name, value)| (name.as_ref(), value.clone())).collect()
    }

    /// What is wrong, in English.
    pub fn message(&self) -> String {
        self.message_in(Language::English)
    }

    /// What is wrong, in this language.
    pub fn message_in(&self, language: Language) -> String {
        let args = self.args();
        self.said.iter().map(|said| said.told(language, &args)).collect()
    }

    /// The cures, in English.
    pub fn cures(&self) -> Vec<String> {
        self.cures_in(Language::English)
    }

    /// The cures, in this language.
    pub fn cures_in(&self, language: Language) -> Vec<String> {
        let args = self.args();
        self.cures.iter().map(|cure| cure.told(language, &args)).collect()
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
