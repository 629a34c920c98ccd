//! Problems found in rules, before they get a file and a line.

use crate::tree::Span;
use switchboard_base::diag::{Code, Place, Problem, Problems, Severity};
use switchboard_base::language::Arg;
use switchboard_game::{RuleText, RulesText};

/// How many characters of a rule a cure quotes at most.
pub const MAX_QUOTED: usize = 60;

/// A problem and its span in a rule's contents.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// What is wrong, without its place.
    pub problem: Problem,
    /// Its span in the rule's contents.
    pub span: Span,
}

/// An error at this span; its text is `CODE-case`.
pub fn found(code: Code, case: &'static str, span: Span) -> Found {
    Found { problem: code.error(case), span }
}

impl Found {
    /// Adds an argument to its texts.
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

    /// Adds a cure with the name that was probably meant, if there is one.
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

/// Problems with their file and line, up to the number that is listed.
pub fn placed(problems: Vec<(usize, Found)>, text: &RulesText) -> Problems {
    placed_until(problems, text, &|| false)
}

/// [`placed`], but from `is_over` on with the file only, since finding lines takes long.
pub fn placed_until(problems: Vec<(usize, Found)>, text: &RulesText, is_over: &dyn Fn() -> bool) -> Problems {
    let mut list = Problems::new();
    for (rule, found) in problems {
        list.push(match text.rules.get(rule).filter(|_| !list.is_full() && !is_over()) {
            Some(rule) => found.placed(text, rule),
            // past the limit the line is not looked for
            None => found.problem.at(Place::file(text.file.clone())),
        });
    }
    list
}
