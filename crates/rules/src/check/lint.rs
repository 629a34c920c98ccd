//! Everything that `check` tells an author about a game's rules. None of it is needed to play.

use crate::check::causes::causes;
use crate::check::outputs::of_outputs;
use crate::check::unknown::{Unknown, known_words};
use crate::faults::placed_until;
use crate::faults::{Found, found};
use crate::read::ReadRules;
use crate::read::token::{TokenKind, tokens};
use crate::tree::scope::scope_of;
use crate::tree::{Action, Expr, Relation, Rule, Statement};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::ops::Range;
use switchboard_base::diag::{Code, Problems};
use switchboard_game::{Game, Kind, RuleLanguage, RulesText};

/// All problems of a game's rules, each once and with its place. Empty for a game without rules.
pub fn problems(game: &Game) -> Problems {
    problems_until(game, &|| false)
}

/// The problems found until `is_over` is true; it is asked before each level, each statement and each search for a
/// line.
pub fn problems_until(game: &Game, is_over: &dyn Fn() -> bool) -> Problems {
    let Kind::Rules(text) = &game.kind else { return Problems::new() };
    let read = ReadRules::of(text);
    let (written, is_second_language) = read.written(text);
    let mut list = if is_second_language {
        // what the rules say in the language that they are written in
        let text = RulesText { language: RuleLanguage::Two, ..text.clone() };
        let read = ReadRules::of(&text);
        let faults = of_rules(game, &text, &read, read.problems.clone(), is_over);
        written.into_iter().chain(faults).collect()
    } else {
        of_rules(game, text, &read, written, is_over)
    };
    list.sort_by_key(|(rule, found)| (*rule, found.span.start));
    placed_until(list, text, is_over)
}

/// The problems of rules in their language; `written` are those of syntax.
fn of_rules(
    game: &Game,
    text: &RulesText,
    read: &ReadRules,
    written: Vec<(usize, Found)>,
    is_over: &dyn Fn() -> bool,
) -> Vec<(usize, Found)> {
    let known = known_words(game);
    let (mut merged, mut unknown) = (Merged::default(), Unknown::default());
    for level in &game.levels {
        if merged.levels > 0 && is_over() {
            break;
        }
        let checked = read.check_until(&mut scope_of(game, &level.layout, text.language), is_over);
        merged.add(checked.problems.into_iter().chain(of_tree(&checked.tree.rules)));
        unknown.add(checked.words, &known);
    }
    let mut meant = merged.finish(game);
    let contents: Vec<&str> = text.rules.iter().map(|rule| rule.contents.as_str()).collect();
    meant.extend(unknown.finish(&known, &contents));
    meant.extend(of_outputs(game, &read.rules));
    let mut list = causes(written, meant, text);
    list.extend(two_meanings(game, text));
    list
}

/// The problems of all levels, each once: memory grows with the rules, not with the levels.
#[derive(Default)]
struct Merged {
    /// Each problem, the range of levels from the first to the last that have it, and how many have it.
    all: Vec<((usize, Found), Range<usize>, usize)>,
    /// The index of each in `all`, by rule, span and code.
    places: FxHashMap<(usize, usize, usize, Code), usize>,
    levels: usize,
}

impl Merged {
    /// Adds the problems of the next level.
    fn add(&mut self, problems: impl Iterator<Item = (usize, Found)>) {
        let level = self.levels;
        self.levels += 1;
        for (rule, found) in problems {
            let key = (rule, found.span.start, found.span.end, found.problem.code);
            let place = *self.places.entry(key).or_insert(self.all.len());
            match self.all.get_mut(place) {
                Some((_, levels, count)) if levels.end <= level => (levels.end, *count) = (level + 1, *count + 1),
                Some(_) => {}
                None => self.all.push(((rule, found), level..level + 1, 1)),
            }
        }
    }

    /// A problem of some levels only names the first of them; a cell that is outside in some levels only is not a
    /// problem.
    #[expect(clippy::indexing_slicing, reason = "the levels of the game were added one by one")]
    fn finish(self, game: &Game) -> Vec<(usize, Found)> {
        let mut merged = Vec::new();
        for ((rule, mut found), levels, count) in self.all {
            if count < self.levels {
                if found.problem.code == Code::R031 {
                    continue;
                }
                found.problem = found.problem.more("in-level").arg("inlevel", &game.levels[levels.start].id);
            }
            merged.push((rule, found));
        }
        merged
    }
}

/// Names in rules that are both an item's and a piece's: the rules use the item.
fn two_meanings(game: &Game, text: &RulesText) -> Vec<(usize, Found)> {
    let items: BTreeSet<&str> = game.levels.iter().flat_map(|l| l.layout.items.iter()).map(|i| i.name.key()).collect();
    let mut both: BTreeSet<&str> = game.pieces.iter().map(|p| p.name.key()).filter(|p| items.contains(p)).collect();
    let mut list = Vec::new();
    for (number, rule) in text.rules.iter().enumerate() {
        if both.is_empty() {
            break;
        }
        for token in tokens(&rule.contents, text.language) {
            if token.kind == TokenKind::Word && both.remove(token.text.as_ref()) {
                let contents = &rule.contents[token.span.clone()];
                let found = found(Code::R034, "both", token.span.clone()).arg("word", contents).cure("rename-one");
                list.push((number, found.warning()));
            }
        }
    }
    list
}

/// Problems that the typed tree shows: assignments that change nothing, rules that are never reached.
pub fn of_tree(rules: &[Rule]) -> Vec<(usize, Found)> {
    let mut list = Vec::new();
    let mut ends: Option<usize> = None;
    for (number, rule) in rules.iter().enumerate() {
        if let (Some(end), Some(first)) = (ends, rule.body.first()) {
            let problem = found(Code::R032, "never", first.span.clone()).arg("rule", end + 1).cure("move-up");
            list.push((number, problem.warning()));
            continue;
        }
        nothing_changed(&rule.body, number, &mut list);
        if always_ends(rule) {
            ends = Some(number);
        }
    }
    list
}

fn always_ends(rule: &Rule) -> bool {
    rule.body.iter().any(|statement| match &statement.action {
        Action::Stop => true,
        Action::If { condition, .. } => rule.breaks && always_true(condition),
        _ => false,
    })
}

fn always_true(condition: &Expr) -> bool {
    match condition {
        Expr::Constant(value) => *value != 0,
        Expr::Compare(Relation::Equal, left, right) => {
            matches!((left.as_ref(), right.as_ref()), (Expr::Constant(a), Expr::Constant(b)) if a == b)
        }
        Expr::All(list) => list.iter().all(always_true),
        Expr::Any(list) => list.first().is_some_and(always_true),
        _ => false,
    }
}

fn nothing_changed(statements: &[Statement], rule: usize, list: &mut Vec<(usize, Found)>) {
    for statement in statements {
        let same = match &statement.action {
            Action::Set(variable, Expr::Variable(from)) => variable == from,
            Action::SetCell(cell, Expr::Cell(from)) => *cell == **from && !crate::tree::effects::has_effects(&cell.x),
            Action::Copy(matrix, from) => matrix == from,
            Action::If { then, otherwise, .. } => {
                nothing_changed(then, rule, list);
                nothing_changed(otherwise, rule, list);
                false
            }
            Action::Loop(_, _, body) | Action::Flood(_, body) | Action::While(_, body) | Action::Repeat(_, body) => {
                nothing_changed(body, rule, list);
                false
            }
            _ => false,
        };
        if same {
            let problem = found(Code::R033, "nothing", statement.span.clone());
            list.push((rule, problem.cure("other-value").warning()));
        }
    }
}
