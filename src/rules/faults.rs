//! Problems while rules are read, before they get their file and line; and the known name that a misspelt one means.

use crate::diag::{Problem, Severity, nearest};
use crate::game::{RuleText, RulesText};
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

/// An error there.
pub fn found(code: &'static str, span: Span, message: impl Into<String>) -> Found {
    Found { problem: Problem::error(code, message), span }
}

impl Found {
    /// The same with a cure.
    #[must_use]
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.problem = self.problem.hint(hint);
        self
    }

    /// The same with a cure, if there is one.
    #[must_use]
    pub fn maybe_hint(self, hint: Option<String>) -> Self {
        match hint {
            Some(hint) => self.hint(hint),
            None => self,
        }
    }

    /// The same as a warning.
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

/// "did you mean ...?" for a misspelt word.
pub fn did_you_mean<'n>(word: &str, names: impl Iterator<Item = &'n str>) -> Option<String> {
    nearest(word, names).map(|name| format!("did you mean {name}?"))
}
