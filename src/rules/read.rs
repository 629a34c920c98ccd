//! From rules.xml's texts to the typed tree of one level, in either language, with all problems in their places.

use super::check::check;
use super::faults::{Found, found};
use super::one;
use super::parse::parse;
use super::resolve::resolve;
use super::scope::Scope;
use super::syntax::Step;
use super::tree::Tree;
use crate::diag::Problems;
use crate::game::{Game, Item, Layout, Name, RuleLanguage, RulesText, Value};

/// The texts of all rules, taken apart, before anything is known of a level.
#[derive(Debug, Clone)]
pub enum Taken {
    /// Language 1.
    One(Vec<(one::Parts, bool)>),
    /// Language 2.
    Two(Vec<(Vec<Step>, bool)>),
}

/// The rules of a game as read, before any level binds their names.
#[derive(Debug, Clone)]
pub struct ReadRules {
    pub(super) taken: Taken,
    /// What is wrong with their writing, by rule.
    pub(super) problems: Vec<(usize, Found)>,
}

impl ReadRules {
    /// Reads the texts.
    pub fn new(text: &RulesText) -> Self {
        let (taken, problems) = take_apart(text);
        Self { taken, problems }
    }
}

/// Takes the texts apart; the problems of their writing, by rule.
pub fn take_apart(text: &RulesText) -> (Taken, Vec<(usize, Found)>) {
    let mut problems = Vec::new();
    match text.language {
        RuleLanguage::One => {
            let parts = text.rules.iter().enumerate().map(|(number, rule)| {
                let parts = one::read(&rule.contents);
                problems.extend(parts.ill_formed().into_iter().map(|ill| (number, ill.found())));
                (parts, rule.breaks)
            });
            (Taken::One(parts.collect()), problems)
        }
        RuleLanguage::Two => {
            let rules = text.rules.iter().enumerate().map(|(number, rule)| {
                let (steps, found) = parse(&rule.contents);
                problems.extend(found.into_iter().map(|f| (number, f)));
                (steps, rule.breaks)
            });
            (Taken::Two(rules.collect()), problems)
        }
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

/// The typed tree for the level of `scope`, and the problems of names and types.
pub fn typed(taken: &Taken, scope: &mut Scope) -> (Tree, Vec<(usize, Found)>) {
    match taken {
        Taken::One(rules) => {
            let rules = rules.iter().map(|(parts, breaks)| resolve(parts, *breaks, scope)).collect();
            (Tree { rules, ..Tree::default() }, Vec::new())
        }
        Taken::Two(rules) => {
            let rules: Vec<(&[Step], bool)> = rules.iter().map(|(s, b)| (s.as_slice(), *b)).collect();
            check(&rules, scope)
        }
    }
}

/// Problems with their file and line.
pub fn placed(problems: Vec<(usize, Found)>, text: &RulesText) -> Problems {
    let mut list = Problems::new();
    for (rule, found) in problems {
        list.push(match text.rules.get(rule) {
            Some(rule) => found.placed(text, rule),
            None => found.problem,
        });
    }
    list
}

impl one::IllFormed {
    /// The same as a problem.
    pub fn found(&self) -> Found {
        let (code, message, hint) = match self.why {
            one::Why::Shape => {
                ("R010", "this is no rule", "write TARGET = VALUE; or if (CONDITION) { TARGET = VALUE; } else { ... }")
            }
            one::Why::Conditions => (
                "R011",
                "this is no list of conditions",
                "write ((A == B) AND (C != D)), each in parentheses of its own",
            ),
            one::Why::Mixed => {
                ("R012", "AND and OR stand in one condition", "write two rules, or switch to language=\"2\"")
            }
            one::Why::Condition => ("R013", "this is no condition", "write VALUE == VALUE or VALUE != VALUE"),
            one::Why::Assignment => ("R014", "this is no assignment", "write TARGET = VALUE + VALUE - VALUE;"),
            one::Why::NoSemicolon => ("R015", "there is no semicolon at the end", "write ; at the end"),
            one::Why::Nothing => ("R016", "this semicolon ends nothing", "take it away"),
            one::Why::Head => ("R045", "this word begins no block", "did you mean if?"),
            one::Why::NoParentheses => {
                ("R040", "the condition of this if stands in no parentheses", "write if (CONDITION) { ... }")
            }
            one::Why::Single => ("R044", "= gives a value; it compares nothing", "write == to compare"),
            one::Why::Double => ("R044", "== compares; it gives no value", "write = to give a value"),
            one::Why::SecondLanguage => (
                "R017",
                "this sign stands only in language 2",
                "write <ArrayOfGameRule language=\"2\">, or use == != + -",
            ),
            one::Why::Strange => ("R043", "this character has no meaning here", "take it away"),
        };
        found(code, self.span.clone(), message).hint(hint)
    }
}
