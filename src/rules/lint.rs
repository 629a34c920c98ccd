//! Everything there is to say about a game's rules, for its author: `check`. Nothing here is needed to play.

use super::causes::causes;
use super::faults::{Found, did_you_mean, found};
use super::lint_one;
use super::read::{Taken, placed, scope_of, take_apart, typed};
use super::scope::Scope;
use super::token::{TokenKind, tokens};
use super::tree::{Action, Expr, Relation, Rule, Span, Statement};
use crate::diag::Problems;
use crate::game::{Game, Kind, Layout, Name, RulesText, Value, Values};
use std::collections::BTreeSet;

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
    let (taken, written) = take_apart(text);
    let mut levels: Vec<Vec<(usize, Found)>> = Vec::new();
    let mut words: Vec<(usize, UsedWord)> = Vec::new();
    for level in &game.levels {
        let mut scope = scope_of(game, &level.layout, text.language);
        let mut in_level = Vec::new();
        if let Taken::One(rules) = &taken {
            for (rule, (parts, _)) in rules.iter().enumerate() {
                let checked = lint_one::check(parts, &scope);
                in_level.extend(checked.problems.into_iter().map(|f| (rule, f)));
                words.extend(checked.words.into_iter().map(|w| (rule, w)));
            }
        }
        let (tree, problems, used) = typed_with_words(&taken, &mut scope);
        in_level.extend(problems);
        words.extend(used);
        in_level.extend(of_tree(&tree.rules));
        levels.push(in_level);
    }
    let mut meant = merged(levels, game);
    meant.extend(unknown_words(game, words));
    let mut list = causes(written, meant, text);
    list.extend(two_meanings(game, text));
    list.sort_by_key(|(rule, found)| (*rule, found.span.start));
    placed(list, text)
}

type Checked = (super::tree::Tree, Vec<(usize, Found)>, Vec<(usize, UsedWord)>);

fn typed_with_words(taken: &Taken, scope: &mut Scope) -> Checked {
    match taken {
        Taken::One(_) => {
            let (tree, problems) = typed(taken, scope);
            (tree, problems, Vec::new())
        }
        Taken::Two(rules) => {
            let rules: Vec<_> = rules.iter().map(|(s, b)| (s.as_slice(), *b)).collect();
            super::check::check_with_words(&rules, scope)
        }
    }
}

/// Each problem once. One that only some levels have names the first of them; a cell that is outside in some levels
/// only is no problem.
fn merged(levels: Vec<Vec<(usize, Found)>>, game: &Game) -> Vec<(usize, Found)> {
    let mut merged: Vec<(usize, Found)> = Vec::new();
    let same = |a: &(usize, Found), b: &(usize, Found)| {
        a.0 == b.0 && a.1.span == b.1.span && a.1.problem.code == b.1.problem.code
    };
    for (number, problems) in levels.iter().enumerate() {
        for problem in problems {
            if merged.iter().any(|m| same(m, problem)) {
                continue;
            }
            let everywhere = levels.iter().all(|others| others.iter().any(|o| same(o, problem)));
            let mut problem = problem.clone();
            if !everywhere {
                if problem.1.problem.code == "R031" {
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
fn unknown_words(game: &Game, words: Vec<(usize, UsedWord)>) -> Vec<(usize, Found)> {
    let known = known_words(game);
    let mut unknown: Vec<(usize, UsedWord)> = Vec::new();
    for used in words {
        if !known.contains(used.1.word.as_str()) && !unknown.contains(&used) {
            unknown.push(used);
        }
    }
    let report = |(rule, used): &(usize, UsedWord)| {
        let times = unknown.iter().filter(|(_, other)| other.word == used.word).count();
        // a word that only items hold may be the author's own mark, if it is used more than once
        if !used.in_cell && times > 1 {
            return None;
        }
        let hint = did_you_mean(&used.word, known.iter().map(String::as_str));
        let hint = hint.or_else(|| Some(format!("add a piece {} to pieces.xml, or write the name of one", used.word)));
        let problem = found("R020", used.span.clone(), format!("{} is no piece of this game", used.word));
        let problem = problem.maybe_hint(hint);
        Some((*rule, if used.in_cell { problem } else { problem.warning() }))
    };
    unknown.iter().filter_map(report).collect()
}

fn known_words(game: &Game) -> BTreeSet<String> {
    let mut known: BTreeSet<String> = game.pieces.iter().map(|p| p.name.key().to_owned()).collect();
    let values = |piece: &crate::game::Piece| -> Vec<String> {
        let texts = piece.properties.iter().filter_map(|(_, value)| match value {
            Value::Text(name) => Some(name.key().to_owned()),
            Value::Int(_) | Value::Bool(_) => None,
        });
        texts.collect()
    };
    known.extend(game.pieces.iter().flat_map(values));
    for level in &game.levels {
        known.extend(level.layout.items.iter().filter_map(|item| match &item.value {
            Value::Text(name) => Some(name.key().to_owned()),
            Value::Int(_) | Value::Bool(_) => None,
        }));
        add_matrices(&mut known, &level.layout);
    }
    add_matrices(&mut known, &Layout { items: Vec::new(), matrices: game.tables.matrices.clone() });
    known
}

fn add_matrices(known: &mut BTreeSet<String>, layout: &Layout) {
    for matrix in &layout.matrices {
        if let Values::Text(names) = &matrix.values {
            for name in names {
                if !known.contains(name.key()) {
                    known.insert(name.key().to_owned());
                }
            }
        }
    }
}

/// Names of rules that are both an item's and a piece's: rules read the item.
fn two_meanings(game: &Game, text: &RulesText) -> Vec<(usize, Found)> {
    let items: BTreeSet<&str> = game.levels.iter().flat_map(|l| l.layout.items.iter()).map(|i| i.name.key()).collect();
    let both: Vec<&str> = game.pieces.iter().map(|p| p.name.key()).filter(|p| items.contains(p)).collect();
    let mut list = Vec::new();
    for name in both {
        let first = text.rules.iter().enumerate().find_map(|(number, rule)| {
            let tokens = tokens(&rule.contents);
            let token = tokens.into_iter().find(|t| t.kind == TokenKind::Word && Name::new(&t.text).key() == name)?;
            Some((number, token.span))
        });
        if let Some((number, span)) = first {
            let message = format!("{name} is both an item and a piece; rules read the item");
            list.push((number, found("R034", span, message).hint("give one of them another name").warning()));
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
            let message = format!("this rule is never reached: rule {} always ends the round", end + 1);
            let problem = found("R032", first.span.clone(), message).hint("move it up, or take the break away");
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
            Action::SetCell(cell, Expr::Cell(from)) => *cell == **from && !super::effects::has_effects(&cell.x),
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
            let problem = found("R033", statement.span.clone(), "this assignment changes nothing");
            list.push((rule, problem.hint("take it away, or name another value").warning()));
        }
    }
}
