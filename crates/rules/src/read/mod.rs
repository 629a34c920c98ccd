//! From the texts of rules.xml to a syntax tree, in either language, with all problems in their places. The texts are read
//! once; names are resolved for each level, by `check`.

pub mod parse;
mod subset;
pub mod syntax;
pub mod token;

use crate::faults::{Found, found};
use parse::parse;
use rustc_hash::FxHashSet;
use switchboard_base::diag::Code;
use switchboard_game::{RuleLanguage, RulesText};
use syntax::Step;

/// A rule after parsing.
#[derive(Debug, Clone)]
pub struct ReadRule {
    /// Its text, for messages.
    pub contents: String,
    /// Its statements. One that is not valid in its language is kept but skipped at play.
    pub steps: Vec<Step>,
    /// Whether the rules after it are left out if its condition held.
    pub breaks: bool,
    /// Whether it runs once, when the level begins.
    pub opens: bool,
}

/// The parsed rules of a game, before names are resolved for a level.
#[derive(Debug, Clone)]
pub struct ReadRules {
    pub(crate) language: RuleLanguage,
    pub(crate) rules: Vec<ReadRule>,
    /// Problems of syntax, with the number of the rule.
    pub(crate) problems: Vec<(usize, Found)>,
}

impl ReadRules {
    /// Parses the rules of these texts.
    pub fn of(text: &RulesText) -> Self {
        let mut problems = Vec::new();
        let rules = text.rules.iter().enumerate().map(|(number, rule)| {
            let (steps, found) = match text.language {
                RuleLanguage::One => subset::read(&rule.contents),
                RuleLanguage::Two => parse(&rule.contents, RuleLanguage::Two),
            };
            problems.extend(found.into_iter().map(|f| (number, f)));
            ReadRule { contents: rule.contents.clone(), steps, breaks: rule.breaks, opens: rule.opens }
        });
        Self { language: text.language, rules: rules.collect(), problems }
    }

    /// The rules written in language 2, if the file probably forgot to say so. A single rule may be a mistake.
    fn second_language(&self) -> Vec<usize> {
        let of_two = self.problems.iter().filter(|(_, found)| found.problem.code == Code::R017);
        let mut rules: Vec<usize> = of_two.map(|(rule, _)| *rule).collect();
        rules.dedup();
        rules
    }

    /// Problems of syntax for `check`, and whether all of them come from a forgotten language attribute.
    pub(crate) fn written(&self, text: &RulesText) -> (Vec<(usize, Found)>, bool) {
        let mut problems = self.problems.clone();
        if self.language == RuleLanguage::Two {
            return (problems, false);
        }
        let second = self.second_language();
        if let ([first, _, ..], Some((_, told))) =
            (second.as_slice(), self.problems.iter().find(|(_, f)| f.problem.code == Code::R017))
        {
            let found = found(Code::R017, "most-of-them", told.span.clone());
            let found = found.arg("count", second.len()).arg("all", self.rules.len());
            return (vec![(*first, found.cure("say-language-two"))], true);
        }
        let faulty: FxHashSet<usize> = problems.iter().map(|(rule, _)| *rule).collect();
        for (number, rule) in text.rules.iter().enumerate().filter(|(_, rule)| rule.contents.contains('.')) {
            if !faulty.contains(&number) {
                problems.extend(subset::points_in_numbers(&rule.contents).into_iter().map(|f| (number, f)));
            }
        }
        (problems, false)
    }
}
