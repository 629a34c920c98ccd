//! How many moves some words need to their goals when all other words are ignored: computed once for every arrangement of these words
//! (pattern databases: Culberson, Schaeffer 1998; additive ones: Felner, Korf, Hanan 2004). Every move carries at most one word, so the sum
//! over disjoint sets of words never exceeds the true number.

#![expect(
    clippy::indexing_slicing,
    reason = "a table has an entry for each node and each arrangement of its words on the board"
)]

use super::budget::Budget;
use crate::solve::analysis::sliding::MoveGraph;
use crate::solve::answer::Why;
use switchboard_engine::play::Goal;

/// The most entries of one table, at one byte each.
const MAX_ENTRIES: usize = 1 << 25;
/// What it costs to compute an entry, in units of work.
const WORK_AN_ENTRY: u64 = 32;
/// Unreachable, or too far to be stored.
const FAR: u8 = u8::MAX;

/// A table for some words.
#[derive(Debug, Clone)]
pub struct Pattern {
    /// The words and their goals.
    pub words: Vec<(u16, usize)>,
    /// The number of an arrangement is the sum of each word's cell times its weight, plus the node times the last weight.
    weights: Vec<usize>,
    moves: Vec<u8>,
}

/// The words that a FINAL requires on exactly one cell and that stand on the board once, each with that cell, in the order of the cells.
pub fn wanted(graph: &MoveGraph, goal: &Goal) -> Vec<(u16, usize)> {
    let once = |word: u16| graph.words.iter().filter(|w| **w == word).count() == 1;
    let wanted_once = |word: u16| goal.iter().filter(|w| **w == Some(word)).count() == 1;
    let written = |word: u16| graph.nodes.iter().flatten().any(|e| e.written.iter().any(|(_, w)| *w == word));
    let wanted = goal.iter().enumerate().filter_map(|(cell, word)| Some(((*word)?, cell)));
    wanted.filter(|(word, _)| once(*word) && wanted_once(*word) && !written(*word)).collect()
}

/// Tables for all these words, each with as many words as fit into `entries`, divided evenly.
///
/// # Errors
/// Why the search must stop.
pub fn tables(
    graph: &MoveGraph,
    words: &[(u16, usize)],
    entries: usize,
    budget: &mut Budget<'_>,
) -> Result<Vec<Pattern>, Why> {
    let area = graph.words.len();
    let mut room = graph.nodes.len();
    let mut most = 0;
    while room.saturating_mul(area) <= entries.min(MAX_ENTRIES) && most < words.len() {
        room *= area;
        most += 1;
    }
    if most == 0 {
        return Ok(Vec::new());
    }
    let count = words.len().div_ceil(most);
    budget.take((room as u64).saturating_mul(count as u64))?;
    let size = words.len().div_ceil(count);
    words.chunks(size).map(|words| Pattern::new(graph, words, budget)).collect()
}

impl Pattern {
    fn new(graph: &MoveGraph, words: &[(u16, usize)], budget: &mut Budget<'_>) -> Result<Self, Why> {
        let area = graph.words.len();
        let mut weights = vec![1];
        for _ in words {
            weights.push(weights.last().copied().unwrap_or(1) * area);
        }
        let per_node = weights.last().copied().unwrap_or(1);
        let mut pattern = Self { words: words.to_vec(), weights, moves: vec![FAR; per_node * graph.nodes.len()] };
        pattern.fill(graph, per_node, budget)?;
        Ok(pattern)
    }

    /// Backwards from the goals; moves that carry none of the words cost nothing.
    fn fill(&mut self, graph: &MoveGraph, per_node: usize, budget: &mut Budget<'_>) -> Result<(), Why> {
        let area = graph.words.len();
        let mut into: Vec<Vec<(usize, usize, usize)>> = vec![Vec::new(); graph.nodes.len()];
        let mut overwritten: Vec<Vec<usize>> = Vec::new();
        for (from, edges) in graph.nodes.iter().enumerate() {
            for edge in edges {
                let (source, target) = edge.carried.unwrap_or((usize::MAX, usize::MAX));
                overwritten.push(edge.written.iter().map(|(cell, _)| *cell).collect());
                into[edge.to].push((from, source, target));
            }
        }
        // which written cells belong to which edge, in the order of `into`
        let mut lost: Vec<Vec<Vec<usize>>> = vec![Vec::new(); graph.nodes.len()];
        for (edge, cells) in graph.nodes.iter().flatten().zip(overwritten) {
            lost[edge.to].push(cells);
        }
        let goal: usize = self.words.iter().zip(&self.weights).map(|((_, cell), weight)| cell * weight).sum();
        let mut now: Vec<usize> = (0..graph.nodes.len()).map(|node| goal + node * per_node).collect();
        let mut places = vec![0; self.words.len()];
        for moves in 0..FAR {
            let mut later: Vec<usize> = Vec::new();
            while let Some(number) = now.pop() {
                let waiting = || ((now.capacity() + later.capacity()) * size_of::<usize>()) as u64;
                budget.step_with(WORK_AN_ENTRY, 0, waiting)?;
                let known = &mut self.moves[number];
                if *known <= moves {
                    continue;
                }
                *known = moves;
                let (node, mut rest) = (number / per_node, number % per_node);
                for place in &mut places {
                    *place = rest % area;
                    rest /= area;
                }
                for ((from, source, target), lost) in into[node].iter().zip(&lost[node]) {
                    if places.iter().any(|place| lost.contains(place)) {
                        continue;
                    }
                    let carried = places.iter().position(|place| place == target);
                    let weight = carried.map_or(0, |slot| self.weights[slot]);
                    let shift = if weight == 0 { 0 } else { source * weight };
                    let back = if weight == 0 { 0 } else { target * weight };
                    let before = from * per_node + number % per_node + shift - back;
                    let cost = moves + u8::from(weight != 0);
                    if self.moves[before] > cost {
                        if weight == 0 { now.push(before) } else { later.push(before) }
                    }
                }
            }
            if later.is_empty() {
                break;
            }
            now = later;
        }
        Ok(())
    }

    /// The weight of a word's cell in the number of an arrangement.
    pub fn weight(&self, slot: usize) -> usize {
        self.weights[slot]
    }

    /// The least number of moves that carry these words to their goals.
    #[inline]
    pub fn least(&self, node: usize, arrangement: usize) -> u8 {
        let per_node = self.weights.last().copied().unwrap_or(1);
        self.moves[node * per_node + arrangement]
    }
}
