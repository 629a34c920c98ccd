//! Games in which moves only carry words from cell to cell and no rule ever asks what the words are (sliding tiles). The valid moves do not
//! depend on the words there: all play is a small graph, each edge labelled with what it carries.
//!
//! That a level is of this kind is proven from its rules ([`Engine::only_carries_words`]). The graph is found by playing every edge with
//! marked words on the board, twice with different marks, which distinguishes carried words from written ones.
//! edge with marked words on the board, twice with other marks, which tells carried words from written ones.

use crate::solve::search::budget::Budget;
use std::collections::BTreeMap;
use switchboard_engine::play::{Engine, Move, Outcome, State, Walker};

/// The most nodes of the graph.
const MAX_NODES: usize = 2_000;
/// The most cells of a board: every cell needs a mark of its own.
const MAX_CELLS: usize = 250;

/// What it costs to mark a cell and to compare it, in units of work.
const WORK_A_CELL: u64 = 8;

/// The most words that a move writes.
pub const MAX_WRITTEN: usize = 4;

/// A move from a node.
#[derive(Debug, Clone)]
pub struct Edge {
    /// The node it leads to.
    pub to: usize,
    /// The move chosen.
    pub chosen: Move,
    /// From which cell to which it carries a word.
    pub carried: Option<(usize, usize)>,
    /// From which cells to which it carries further words.
    pub more: Vec<(usize, usize)>,
    /// Words that it writes, whatever stood there before.
    pub written: Vec<(usize, u16)>,
}

/// What a move overwrote.
#[derive(Debug, Clone, Copy)]
pub struct Overwritten {
    /// The word on the cell that one was carried to.
    pub over: u16,
    written: [u16; MAX_WRITTEN],
}

#[expect(clippy::indexing_slicing, reason = "the cells of a move are on the board")]
impl Edge {
    /// From which cells to which it carries words.
    pub fn carries(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.carried.iter().chain(&self.more).copied()
    }

    /// Makes the move on the words; it carries at most one.
    #[inline]
    pub fn make(&self, words: &mut [u16]) -> Overwritten {
        let mut before = Overwritten { over: u16::MAX, written: [0; MAX_WRITTEN] };
        let carried = self.carried.map(|(from, to)| (words[from], to));
        for ((cell, new), old) in self.written.iter().zip(&mut before.written) {
            *old = std::mem::replace(&mut words[*cell], *new);
        }
        if let Some((word, to)) = carried {
            before.over = std::mem::replace(&mut words[to], word);
        }
        before
    }

    /// Restores the words as they were before [`Edge::make`].
    #[inline]
    pub fn unmake(&self, words: &mut [u16], before: &Overwritten) {
        if let Some((_, to)) = self.carried {
            words[to] = before.over;
        }
        for ((cell, _), old) in self.written.iter().zip(&before.written) {
            words[*cell] = *old;
        }
    }

    /// Whether this move exactly takes back the last one, which overwrote the word `over`.
    #[inline]
    pub fn takes_back(&self, last: &Self, over: u16) -> bool {
        let (Some((from, to)), Some((last_from, last_to))) = (self.carried, last.carried) else { return false };
        let again = self.written.as_slice() == [(from, over)] && last.written.len() == 1;
        from == last_to && to == last_from && again
    }
}

/// All play, apart from which words stand where.
#[derive(Debug, Clone)]
pub struct MoveGraph {
    /// By node, the start first: its moves.
    pub nodes: Vec<Vec<Edge>>,
    /// The words at the start.
    pub words: Vec<u16>,
    /// By node: a state there, with other words on its cells.
    states: Vec<State>,
}

impl MoveGraph {
    /// Recognises the level as seen from `start`, with proof. `None` if it is of another kind or too large, or if the budget runs out.
    pub fn new(engine: &Engine, start: &State, budget: &mut Budget<'_>) -> Option<Self> {
        let area = engine.board_size().area();
        if !engine.only_carries_words() || area > MAX_CELLS {
            return None;
        }
        let words: Vec<u16> = (0..area).map(|cell| engine.word(start, cell)).collect();
        let (one, two) = (marks(area, 0), marks(area, 1));
        let first = engine.with_words(start, &one);
        let mut known = BTreeMap::from([(engine.key(&first).to_vec(), 0)]);
        let mut states = vec![first];
        let mut nodes = Vec::new();
        let mut walker = Walker::new(engine, start);
        while let Some(state) = states.get(nodes.len()).cloned() {
            let mut edges = Vec::new();
            for chosen in engine.moves(&state) {
                budget.step(walker.take_work() + WORK_A_CELL * area as u64).ok()?;
                let Some(after_one) = play(&mut walker, &state, &chosen, area)? else { continue };
                let after_two = play(&mut walker, &engine.with_words(&state, &two), &chosen, area)??;
                let (carried, more, written) = effect(&one, &two, &after_one, &after_two)?;
                budget.step(walker.take_work() + WORK_A_CELL * area as u64).ok()?;
                let next = engine.with_words(walker.state(), &one);
                let to = *known.entry(engine.key(&next).to_vec()).or_insert_with(|| {
                    states.push(reopened(&next, engine));
                    states.len() - 1
                });
                edges.push(Edge { to, chosen, carried, more, written });
            }
            budget.take(state.bytes() + (size_of_val(edges.as_slice()) * 2) as u64).ok()?;
            nodes.push(edges);
            if states.len() > MAX_NODES {
                return None;
            }
        }
        Some(Self { nodes, words, states })
    }

    /// The moves of a node.
    #[inline]
    #[expect(clippy::indexing_slicing, reason = "a move leads to a node of its graph")]
    pub fn edges(&self, node: usize) -> &[Edge] {
        &self.nodes[node]
    }

    /// The state at a node with these words on its cells.
    pub fn state(&self, engine: &Engine, node: usize, words: &[u16]) -> Option<State> {
        let put: Vec<(usize, u16)> = words.iter().copied().enumerate().collect();
        Some(engine.with_words(self.states.get(node)?, &put))
    }

    /// Whether no move carries more than one word or writes more than a few, and every carried word leaves its cell.
    pub fn carries_single_words(&self) -> bool {
        self.nodes.iter().flatten().all(|edge| {
            let leaves = |from| edge.written.iter().any(|(cell, _)| *cell == from);
            edge.more.is_empty()
                && edge.written.len() <= MAX_WRITTEN
                && edge.carried.is_none_or(|(from, _)| leaves(from))
        })
    }

    /// Whether each move that carries a word leads to a node with a move that carries it back.
    pub fn is_reversible(&self) -> bool {
        let back = |from: usize, edge: &Edge| {
            let carried = edge.carried.map(|(from, to)| (to, from));
            carried.is_some() && self.edges(edge.to).iter().any(|next| next.to == from && next.carried == carried)
        };
        self.nodes.iter().enumerate().all(|(node, edges)| edges.iter().all(|edge| back(node, edge)))
    }
}

/// A word of its own for every cell.
fn marks(area: usize, by: usize) -> Vec<(usize, u16)> {
    (0..area).filter_map(|cell| Some((cell, u16::try_from((cell + by) % 256).ok()?))).collect()
}

/// The state, in play even if the marks happen to look like an end.
fn reopened(state: &State, engine: &Engine) -> State {
    let mut walker = Walker::new(engine, state);
    let (key, hash) = (walker.key().to_vec(), walker.hash());
    walker.put_back(&key, hash, engine.moves_played(state));
    walker.state().clone()
}

/// The words after a move: the outer `None` if a rule ended the level, the inner one if the level was restarted.
#[allow(clippy::option_option)]
fn play(walker: &mut Walker, state: &State, chosen: &Move, area: usize) -> Option<Option<Vec<u16>>> {
    walker.go_to(state);
    match walker.play(chosen) {
        Ok(Outcome::Playing | Outcome::Finished) => Some(Some((0..area).map(|cell| walker.word(cell)).collect())),
        Ok(Outcome::Restarted) => Some(None),
        _ => None,
    }
}

/// What a move carried, first and further words, and what it wrote. `None` if that cannot be determined.
#[allow(clippy::type_complexity)]
fn effect(
    one: &[(usize, u16)],
    two: &[(usize, u16)],
    after_one: &[u16],
    after_two: &[u16],
) -> Option<(Option<(usize, usize)>, Vec<(usize, usize)>, Vec<(usize, u16)>)> {
    let (mut carried, mut written) = (Vec::new(), Vec::new());
    for (cell, (now_one, now_two)) in after_one.iter().zip(after_two).enumerate() {
        if one.get(cell)?.1 == *now_one && two.get(cell)?.1 == *now_two {
            continue;
        }
        if now_one == now_two {
            written.push((cell, *now_one));
            continue;
        }
        let from = one.iter().position(|(_, mark)| mark == now_one)?;
        if two.get(from)?.1 != *now_two {
            return None;
        }
        carried.push((from, cell));
    }
    let mut carried = carried.into_iter();
    Some((carried.next(), carried.collect(), written))
}
