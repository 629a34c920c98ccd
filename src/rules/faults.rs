//! Problems while rules are read, before they get their file and line.

use crate::diag::{Code, Problem, Severity};
use crate::game::{RuleText, RulesText};
use crate::language::Arg;
use crate::rules::check::tree::Span;

/// The longest piece of a rule that a cure repeats, in characters.
pub const MAX_QUOTED: usize = 60;

/// A problem at a stretch of a rule's contents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// What is wrong, without its place.
    pub problem: Problem,
    /// Where in the rule's contents.
    pub span: Span,
}

/// An error there, told by the text `CODE-case`.
pub fn found(code: Code, case: &'static str, span: Span) -> Found {
    Found { problem: code.error(case), span }
}

impl Found {
    /// Gives its texts a named word or number.
    #[must_use]
    pub fn arg(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.problem = self.problem.arg(name, value);
        self
    }

    /// Adds the cure `cure-case`.
    #[must_use]
    pub fn cure(mut self, case: &'static str) -> Self {
        self.problem = self.problem.cure(case);
        self
    }

    /// Adds the name that was probably meant, if there is one.
    #[must_use]
    pub fn near<'n>(self, name: Option<impl Into<Arg> + 'n>) -> Self {
        match name {
            Some(name) => self.arg("near", name).cure("near"),
            None => self,
        }
    }

    /// Makes it a warning.
    #[must_use]
    pub fn warning(mut self) -> Self {
        self.problem.severity = Severity::Warning;
        self
    }

    /// The problem with its file and line.
    pub fn placed(self, text: &RulesText, rule: &RuleText) -> Problem {
        self.problem.at(text.place(rule, self.span))
    }
}
