//! One decision of a computer player that looks ahead. In games of two players without chance what is certain comes first:
//! a win that can be forced is played; what the search would play is doubted, and thrown away where the other is proven to
//! win then; where everything loses, the longest resistance is looked for. Elsewhere the search decides alone.

use super::player::{How, Limits};
use super::proof::Prover;
use super::{alphabeta, mcts};
use crate::chance::Chance;
use crate::game::SearchKind;
use crate::play::{Move, Outcome, State, Walker};

/// Of the work of a decision: what may be spent on a proof of an own win.
const OWN_WIN: u64 = 4;
/// On the search itself, in eighths.
const SEARCH_EIGHTHS: u64 = 3;
/// On doubting one move.
const ONE_DOUBT: u64 = 8;
/// Kept for the longest resistance.
const RESISTANCE: u64 = 8;

/// The best of `moves`, at least two. `before` is the state in which the same player made the last choice, where a turn takes
/// several.
pub fn choose(
    how: &How<'_>,
    before: Option<&State>,
    state: &State,
    moves: &[Move],
    chance: &mut Chance,
) -> Option<Move> {
    let engine = how.engine;
    if engine.draws_chance() || engine.players(state) != 2 || !engine.has_rules() {
        return search(how, state, moves, chance);
    }
    let (work, player) = (how.limits.work, engine.player(state));
    let mut own = Prover::new(how, state, player);
    if let Some(win) = own.win(before, state, work / OWN_WIN) {
        return Some(win.chosen);
    }
    let mut doubts = Doubts { how, state, prover: Prover::new(how, state, 3 - player) };
    let left = work.saturating_sub(own.work() + work / RESISTANCE);
    let part = (work / 8 * SEARCH_EIGHTHS).min(left);
    let found = match how.search.kind {
        SearchKind::Mcts => by_tree(how, (state, moves), (part, left), &mut doubts, chance),
        SearchKind::AlphaBeta => by_lines(how, (state, moves), (part, left), &mut doubts, chance),
    };
    found.or_else(|| {
        let limits = Limits { work: (work / RESISTANCE).max(1), stop: how.limits.stop };
        alphabeta::resist(&How { limits, ..*how }, state, moves, chance)
    })
}

/// The search alone.
fn search(how: &How<'_>, state: &State, moves: &[Move], chance: &mut Chance) -> Option<Move> {
    match how.search.kind {
        SearchKind::Mcts => mcts::choose(how, state, moves, chance),
        SearchKind::AlphaBeta => alphabeta::choose(how, state, moves, chance),
    }
}

/// Whether the other can force a win after a move.
struct Doubts<'a> {
    how: &'a How<'a>,
    state: &'a State,
    prover: Prover<'a>,
}

impl Doubts<'_> {
    /// How many choices after the move the other wins, where that is proven with so much work.
    fn refuted(&mut self, chosen: &Move, work: u64) -> Option<u32> {
        let engine = self.how.engine;
        let mut walker = Walker::new(engine, self.state);
        if walker.play(chosen).ok()? != Outcome::Playing {
            return None;
        }
        let same_turn = walker.player() == engine.player(self.state);
        let win = self.prover.win(same_turn.then_some(self.state), walker.state(), work)?;
        Some(win.length.into())
    }
}

/// By a tree that goes on growing when its best move is refuted. None where all moves lose.
fn by_tree(
    how: &How<'_>,
    (state, moves): (&State, &[Move]),
    (part, left): (u64, u64),
    doubts: &mut Doubts<'_>,
    chance: &mut Chance,
) -> Option<Move> {
    let mut tree = mcts::SearchTree::new(how, state, moves, chance);
    tree.grow(state, part.max(1));
    loop {
        if tree.is_lost() {
            return None;
        }
        let best = tree.best()?;
        let spent = tree.work() + doubts.prover.work();
        let may = left.saturating_sub(spent).min(how.limits.work / ONE_DOUBT);
        if may == 0 || tree.is_proven(&best) {
            return Some(best);
        }
        let Some(length) = doubts.refuted(&best, may) else { return Some(best) };
        tree.refute(&best, 3 - how.engine.player(state), length);
        let spent = tree.work() + doubts.prover.work();
        tree.grow(state, tree.work() + left.saturating_sub(spent) / ONE_DOUBT);
    }
}

/// By lines of alpha-beta, again without the moves that are refuted. None where all moves lose.
fn by_lines(
    how: &How<'_>,
    (state, moves): (&State, &[Move]),
    (part, left): (u64, u64),
    doubts: &mut Doubts<'_>,
    chance: &mut Chance,
) -> Option<Move> {
    let mut open = moves.to_vec();
    let mut spent = 0;
    let mut part = part.max(1);
    while !open.is_empty() {
        let limits = Limits { work: part, stop: how.limits.stop };
        let best = match open.as_slice() {
            [only] => *only,
            _ => alphabeta::choose(&How { limits, ..*how }, state, &open, chance)?,
        };
        spent += part;
        let may = left.saturating_sub(spent + doubts.prover.work()).min(how.limits.work / ONE_DOUBT);
        if may == 0 || doubts.refuted(&best, may).is_none() {
            return Some(best);
        }
        open.retain(|chosen| *chosen != best);
        part = (left.saturating_sub(spent + doubts.prover.work()) / ONE_DOUBT).max(1);
    }
    None
}
