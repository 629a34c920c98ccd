//! Everything there is to say about a game's rules, for its author: `check`. Nothing here is needed to play.

use crate::diag::{Code, Problems, nearest};
use crate::game::{Game, Kind, Name, RulesText, Value, Values};
use crate::rules::check::causes::causes;
use crate::rules::check::tree::{Action, Expr, Relation, Rule, Span, Statement};
use crate::rules::faults::{Found, found};
use crate::rules::read::token::{TokenKind, tokens};
use crate::rules::read::{ReadRules, placed, scope_of};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::{BTreeMap, BTreeSet};

/// The most misspelt names for which a likely one is looked for.
pub const MAX_SUGGESTIONS: usize = 100;

/// A word used where a piece's name or another word is meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UsedWord {
    /// In lower case.
    pub word: String,
    /// Where.
    pub span: Span,
    /// Whether it is compared with, or given to, a cell of STATE or FINAL: then it must be a piece.
    pub in_cell: bool,
}

/// All problems of a game's rules, each once, in their places. Empty for a game without rules.
pub fn problems(game: &Game) -> Problems {
    let Kind::Rules(text) = &game.kind else { return Problems::new() };
    let read = ReadRules::of(text);
    let (written, is_second_language) = read.written(text);
    let mut meant = Vec::new();
    if !is_second_language {
        let mut levels: Vec<Vec<(usize, Found)>> = Vec::new();
        let mut words: Vec<(usize, UsedWord)> = Vec::new();
        for level in &game.levels {
            let checked = read.check(&mut scope_of(game, &level.layout, text.language));
            let mut in_level = checked.problems;
            in_level.extend(of_tree(&checked.tree.rules));
            levels.push(in_level);
            words.extend(checked.words);
        }
        meant = merged(levels, game);
        meant.extend(unknown_words(game, text, words));
    }
    let mut list = causes(written, meant, text);
    list.extend(two_meanings(game, text));
    list.sort_by_key(|(rule, found)| (*rule, found.span.start));
    placed(list, text)
}

/// Each problem once. One that only some levels have names the first of them; a cell that is outside in some levels
/// only is no problem.
fn merged(levels: Vec<Vec<(usize, Found)>>, game: &Game) -> Vec<(usize, Found)> {
    let key = |(rule, found): &(usize, Found)| (*rule, found.span.start, found.span.end, found.problem.code);
    let mut counts: FxHashMap<_, usize> = FxHashMap::default();
    for problems in &levels {
        for one in problems.iter().map(key).collect::<FxHashSet<_>>() {
            *counts.entry(one).or_default() += 1;
        }
    }
    let all = levels.len();
    let mut merged: Vec<(usize, Found)> = Vec::new();
    let mut known = FxHashSet::default();
    for (number, problems) in levels.into_iter().enumerate() {
        for mut problem in problems {
            if !known.insert(key(&problem)) {
                continue;
            }
            if counts.get(&key(&problem)).is_some_and(|count| *count < all) {
                if problem.1.problem.code == Code::R031 {
                    continue;
                }
                let level = game.levels.get(number).map_or("", |l| l.id.as_str());
                problem.1.problem = problem.1.problem.more("in-level").arg("inlevel", level);
            }
            merged.push(problem);
        }
    }
    merged
}

/// Words that are no piece and stand in no level.
fn unknown_words(game: &Game, text: &RulesText, words: Vec<(usize, UsedWord)>) -> Vec<(usize, Found)> {
    let known = known_words(game);
    let mut unknown: Vec<(usize, UsedWord)> = Vec::new();
    let mut seen = FxHashSet::default();
    let mut times: FxHashMap<String, usize> = FxHashMap::default();
    for used in words {
        let place = (used.0, used.1.span.start, used.1.span.end, used.1.in_cell);
        if !known.contains_key(used.1.word.as_str()) && seen.insert(place) {
            *times.entry(used.1.word.clone()).or_default() += 1;
            unknown.push(used);
        }
    }
    let mut suggested = 0;
    let report = |(rule, used): &(usize, UsedWord)| {
        // a word that only items hold may be the author's own mark, if it is used more than once
        if !used.in_cell && times.get(&used.word).is_some_and(|times| *times > 1) {
            return None;
        }
        suggested += 1;
        let names = known.values().copied().filter(|_| suggested <= MAX_SUGGESTIONS);
        let written = text.rules.get(*rule).and_then(|rule| rule.contents.get(used.span.clone()));
        let written = written.unwrap_or(&used.word);
        let problem = found(Code::R020, "no-piece", used.span.clone()).arg("word", written);
        let problem = match nearest(&used.word, names) {
            Some(near) => problem.near(Some(near)),
            None => problem.cure("add-or-name-piece"),
        };
        Some((*rule, if used.in_cell { problem } else { problem.warning() }))
    };
    unknown.iter().filter_map(report).collect()
}

/// Every word that a game knows, by its key, as it is written.
fn known_words(game: &Game) -> BTreeMap<&str, &str> {
    let mut known = BTreeMap::new();
    let mut names: Vec<&Name> = game.pieces.iter().map(|piece| &piece.name).collect();
    let values = game.pieces.iter().flat_map(|piece| piece.properties.iter().map(|(_, value)| value));
    let items = game.levels.iter().flat_map(|level| level.layout.items.iter().map(|item| &item.value));
    for value in values.chain(items) {
        if let Value::Text(name) = value {
            names.push(name);
        }
    }
    let matrices = game.levels.iter().flat_map(|level| &level.layout.matrices).chain(&game.tables.matrices);
    let cells = matrices.filter_map(|matrix| if let Values::Text(cells) = &matrix.values { Some(cells) } else { None });
    for name in names.into_iter().chain(cells.flatten()) {
        known.entry(name.key()).or_insert(name.written());
    }
    known
}

/// Names of rules that are both an item's and a piece's: rules read the item.
fn two_meanings(game: &Game, text: &RulesText) -> Vec<(usize, Found)> {
    let items: BTreeSet<&str> = game.levels.iter().flat_map(|l| l.layout.items.iter()).map(|i| i.name.key()).collect();
    let both: Vec<&str> = game.pieces.iter().map(|p| p.name.key()).filter(|p| items.contains(p)).collect();
    let mut list = Vec::new();
    for name in both {
        let first = text.rules.iter().enumerate().find_map(|(number, rule)| {
            let tokens = tokens(&rule.contents, text.language);
            let token = tokens.into_iter().find(|t| t.kind == TokenKind::Word && t.text == name)?;
            Some((number, token.span))
        });
        if let Some((number, span)) = first {
            let contents = text.rules.get(number).and_then(|rule| rule.contents.get(span.clone())).unwrap_or(name);
            let found = found(Code::R034, "both", span.clone()).arg("word", contents).cure("rename-one");
            list.push((number, found.warning()));
        }
    }
    list
}

/// What the typed tree shows: assignments that change nothing, rules that are never reached.
fn of_tree(rules: &[Rule]) -> Vec<(usize, Found)> {
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
            Action::SetCell(cell, Expr::Cell(from)) => {
                *cell == **from && !crate::rules::check::effects::has_effects(&cell.x)
            }
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
