//! One decision of a computer player that looks ahead. In games for two without chance, certainty comes first: a win that can be forced is
//! played; the search's choice is doubted, and rejected if the other player is proven to win after it; if everything loses, the longest
//! resistance is chosen. In other games the search decides alone.

use super::player::{DecisionContext, DecisionLimits};
use super::proof::Prover;
use super::{alphabeta, mcts};
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Move, Outcome, State, Walker};
use switchboard_game::SearchKind;

/// The share of a decision's work spent on proving a win of one's own: one part in this many.
const OWN_WIN: u64 = 4;
/// The share for the search itself, in eighths.
const SEARCH_EIGHTHS: u64 = 3;
/// The share for doubting one move: one part in this many.
const ONE_DOUBT: u64 = 8;
/// The share kept for the longest resistance: one part in this many.
const RESISTANCE: u64 = 8;

/// The best of `moves`, of which there are at least two. `before` is the state in which the same player made the previous choice, if a turn
/// takes several.
pub fn choose(
    how: &DecisionContext<'_>,
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
        SearchKind::Mcts => {
            let tree = mcts::SearchTree::new(how, state, moves, chance);
            not_refuted(&mut ByTree { state, other: 3 - player, tree }, (part, left), &mut doubts)
        }
        SearchKind::AlphaBeta => {
            let mut lines = ByLines { how, state, open: moves.to_vec(), chance: &mut *chance, work: 0 };
            not_refuted(&mut lines, (part, left), &mut doubts)
        }
    };
    found.or_else(|| {
        let limits = DecisionLimits { work: (work / RESISTANCE).max(1), stop: how.limits.stop };
        alphabeta::resist(&DecisionContext { limits, ..*how }, state, moves, chance)
    })
}

/// The search alone.
fn search(how: &DecisionContext<'_>, state: &State, moves: &[Move], chance: &mut Chance) -> Option<Move> {
    match how.search.kind {
        SearchKind::Mcts => mcts::choose(how, state, moves, chance),
        SearchKind::AlphaBeta => alphabeta::choose(how, state, moves, chance),
    }
}

/// Whether the other can force a win after a move.
struct Doubts<'a> {
    how: &'a DecisionContext<'a>,
    state: &'a State,
    prover: Prover<'a>,
}

impl Doubts<'_> {
    /// How many choices after the move the other wins, if that can be proven with this much work.
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

/// A search that names its best move and continues without refuted moves.
trait Candidates {
    /// The best move after this much more work; `None` if all moves lose.
    fn best(&mut self, work: u64) -> Option<Move>;
    /// Whether the search itself is certain of a move.
    fn is_proven(&self, chosen: &Move) -> bool;
    /// Records that after this move the other wins in this many choices.
    fn refute(&mut self, chosen: &Move, length: u32);
    /// The work so far.
    fn work(&self) -> u64;
}

/// The first best move that is not refuted. The search first gets `part` of the work, everything together gets `left`. `None` if all moves
/// lose.
fn not_refuted(candidates: &mut impl Candidates, (part, left): (u64, u64), doubts: &mut Doubts<'_>) -> Option<Move> {
    let mut part = part.max(1);
    loop {
        let best = candidates.best(part)?;
        let may = left.saturating_sub(candidates.work() + doubts.prover.work()).min(doubts.how.limits.work / ONE_DOUBT);
        if may == 0 || candidates.is_proven(&best) {
            return Some(best);
        }
        let Some(length) = doubts.refuted(&best, may) else { return Some(best) };
        candidates.refute(&best, length);
        part = (left.saturating_sub(candidates.work() + doubts.prover.work()) / ONE_DOUBT).max(1);
    }
}

/// A tree that continues to grow when its best move is refuted.
struct ByTree<'a> {
    state: &'a State,
    /// The other of the two players.
    other: u8,
    tree: mcts::SearchTree<'a>,
}

impl Candidates for ByTree<'_> {
    fn best(&mut self, work: u64) -> Option<Move> {
        self.tree.grow(self.state, self.tree.work() + work);
        if self.tree.is_lost() { None } else { self.tree.best() }
    }

    fn is_proven(&self, chosen: &Move) -> bool {
        self.tree.is_proven(chosen)
    }

    fn refute(&mut self, chosen: &Move, length: u32) {
        self.tree.refute(chosen, self.other, length);
    }

    fn work(&self) -> u64 {
        self.tree.work()
    }
}

/// Alpha-beta search, repeated without the moves that are refuted.
struct ByLines<'a> {
    how: &'a DecisionContext<'a>,
    state: &'a State,
    open: Vec<Move>,
    chance: &'a mut Chance,
    work: u64,
}

impl Candidates for ByLines<'_> {
    fn best(&mut self, work: u64) -> Option<Move> {
        let limits = DecisionLimits { work, stop: self.how.limits.stop };
        let best = match self.open.as_slice() {
            [] => None,
            [only] => Some(*only),
            several => alphabeta::choose(&DecisionContext { limits, ..*self.how }, self.state, several, self.chance),
        };
        self.work += work;
        best
    }

    fn is_proven(&self, _chosen: &Move) -> bool {
        false
    }

    fn refute(&mut self, chosen: &Move, _length: u32) {
        self.open.retain(|open| open != chosen);
    }

    fn work(&self) -> u64 {
        self.work
    }
}
