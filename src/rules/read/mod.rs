//! From rules.xml's texts to the typed tree of one level, in either language, with all problems in their places.
//! The texts are read once; the names in them are bound for each level.

pub mod parse;
mod subset;
pub mod syntax;
pub mod token;

use crate::diag::{Code, Place, Problems};
use crate::game::{Game, Item, Layout, Name, RuleLanguage, RulesText, Value};
use crate::rules::check::scope::Scope;
use crate::rules::check::{Checked, check};
use crate::rules::faults::{Found, found};
use parse::parse;
use rustc_hash::FxHashSet;
use std::sync::Arc;
use syntax::Step;

/// A rule as read.
#[derive(Debug, Clone)]
pub struct ReadRule {
    /// Its text, for messages.
    pub contents: String,
    /// Its statements. One that is not of its language is there and is skipped.
    pub steps: Vec<Step>,
    /// Whether the rules after it are left out where its condition held.
    pub breaks: bool,
}

/// The rules of a game as read, before any level binds their names.
#[derive(Debug, Clone)]
pub struct ReadRules {
    pub(in crate::rules) language: RuleLanguage,
    pub(in crate::rules) rules: Vec<ReadRule>,
    /// What is wrong with their writing, by rule.
    pub(in crate::rules) problems: Vec<(usize, Found)>,
}

impl ReadRules {
    /// The rules of these texts, read once.
    pub fn of(text: &RulesText) -> Arc<Self> {
        text.kept.get_or_make(|| Self::new(text))
    }

    fn new(text: &RulesText) -> Self {
        let mut problems = Vec::new();
        let rules = text.rules.iter().enumerate().map(|(number, rule)| {
            let (steps, found) = match text.language {
                RuleLanguage::One => subset::read(&rule.contents),
                RuleLanguage::Two => parse(&rule.contents, RuleLanguage::Two),
            };
            problems.extend(found.into_iter().map(|f| (number, f)));
            ReadRule { contents: rule.contents.clone(), steps, breaks: rule.breaks }
        });
        Self { language: text.language, rules: rules.collect(), problems }
    }

    /// The typed tree for the level of `scope`, the problems of names and types, and the words used in the place of pieces.
    pub fn check(&self, scope: &mut Scope) -> Checked {
        self.check_until(scope, &|| false)
    }

    /// What can be made and found of it until `is_over`, which is asked before each statement.
    pub fn check_until(&self, scope: &mut Scope, is_over: &dyn Fn() -> bool) -> Checked {
        check(&self.rules, self.language, scope, is_over)
    }

    /// Whether the rules are written in language 2 and the file forgot to say so: then which they are. One rule alone may
    /// be a slip.
    fn second_language(&self) -> Vec<usize> {
        let of_two = self.problems.iter().filter(|(_, found)| found.problem.code == Code::R017);
        let mut rules: Vec<usize> = of_two.map(|(rule, _)| *rule).collect();
        rules.dedup();
        rules
    }

    /// What is wrong with the writing of the rules, for `check`. Tells too whether all of it is a forgotten language.
    pub(in crate::rules) fn written(&self, text: &RulesText) -> (Vec<(usize, Found)>, bool) {
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

/// What rules of this game can name in a level that begins like this.
pub fn scope_of(game: &Game, layout: &Layout, language: RuleLanguage) -> Scope {
    let mut scope = Scope::new(&game.pieces, layout, &game.tables);
    if language == RuleLanguage::Two {
        // a piece called Player keeps its name
        for (name, value) in [("Player", 1), ("Players", i32::from(game.description.players.1.max(1)))] {
            let item = Item { name: Name::new(name), value: Value::Int(value), show: false };
            if game.pieces.find(item.name.key()).is_none() {
                scope.add_item(&item);
            }
        }
    }
    scope
}

/// Problems with their file and line, up to the most that are listed.
pub fn placed(problems: Vec<(usize, Found)>, text: &RulesText) -> Problems {
    placed_until(problems, text, &|| false)
}

/// [`placed`], but from `is_over` on with the file alone: finding lines takes long.
pub fn placed_until(problems: Vec<(usize, Found)>, text: &RulesText, is_over: &dyn Fn() -> bool) -> Problems {
    let mut list = Problems::new();
    for (rule, found) in problems {
        list.push(match text.rules.get(rule).filter(|_| !list.is_full() && !is_over()) {
            Some(rule) => found.placed(text, rule),
            // past the limit no line is looked for
            None => found.problem.at(Place::file(text.file.clone())),
        });
    }
    list
}
