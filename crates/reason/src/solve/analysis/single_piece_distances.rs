//! How far a piece is from a goal when it is alone on the board, found by running the rules: all other pieces of the required kinds are
//! removed, and every state that can then be reached is examined. Only moves that move the piece are counted. A guide for searches only:
//! under some rules, two pieces together can do what one cannot do alone.

#![expect(
    clippy::indexing_slicing,
    reason = "cells are on the board, goals those of the piece, and states those that were met"
)]

use super::piece_kinds::{Observations, PieceKind};
use crate::solve::answer::{Method, Why};
use crate::solve::math::assignment::NEVER;
use crate::solve::search::budget::Budget;
use crate::solve::search::expand::{Expander, Next};
use crate::solve::search::table::{Id, StateNode, StateTable};
use std::collections::VecDeque;
use switchboard_engine::play::{Engine, State};

/// The most states examined for one kind.
const MAX_STATES: usize = 300_000;
/// The most distances stored by the cell of the last move as well as by the cell of the piece.
const MAX_NEAR: usize = 8_000_000;
/// Unreachable, or too far to be stored.
const FAR: u16 = u16::MAX;

/// The distances of one kind of piece.
#[derive(Debug)]
pub struct PieceDistances {
    /// Its words.
    pub kind: PieceKind,
    /// The cells where the FINALs require one, in order.
    pub goals: Vec<usize>,
    area: usize,
    /// By cell of the piece, then by goal.
    any: Vec<u16>,
    /// By cell of the piece, then by cell of the last move, then by goal; empty if that would be too large.
    near: Vec<u16>,
}

/// All states with one piece on the board, and the moves between them.
struct LonePlay {
    /// By state: where the piece is and where the last move was made.
    places: Vec<(usize, Option<usize>)>,
    /// From, to, and whether the piece moved.
    edges: Vec<(Id, Id, bool)>,
}

impl PieceDistances {
    /// Computes the distances. `things` are the cells of the start with a piece of this kind, `off` all cells to be cleared, each with the
    /// word that it then holds. `None` if that is impossible within the limits.
    ///
    /// # Errors
    /// Why the search must stop.
    /// Why the search is to stop.
    pub fn new(
        engine: &Engine,
        start: &State,
        seen: &Observations,
        (kind, goals): (PieceKind, Vec<usize>),
        off: &[(usize, u16)],
        budget: &Budget<'_>,
    ) -> Result<Option<Self>, Why> {
        let mut budget = budget.share(Method::Learning);
        let things: Vec<usize> = cells_with(&seen.start, &kind).collect();
        let Some(graph) = explore(engine, start, &kind, &things, off, &mut budget)? else { return Ok(None) };
        let area = seen.start.len();
        budget.take(
            (size_of::<u16>() * area * goals.len() * (1 + if few(area, goals.len()) { area } else { 0 })) as u64,
        )?;
        let mut distances = Self { any: vec![FAR; area * goals.len()], near: Vec::new(), kind, goals, area };
        if few(area, distances.goals.len()) {
            distances.near = vec![FAR; area * area * distances.goals.len()];
        }
        let back = graph.backwards();
        for goal in 0..distances.goals.len() {
            distances.measure(goal, &graph, &back, &mut budget)?;
        }
        Ok(Some(distances))
    }

    fn measure(
        &mut self,
        goal: usize,
        graph: &LonePlay,
        back: &ReverseEdges,
        budget: &mut Budget<'_>,
    ) -> Result<(), Why> {
        let distances = graph.distances(self.goals[goal], back, budget)?;
        for ((thing, last), distance) in graph.places.iter().zip(distances) {
            let count = self.goals.len();
            let any = &mut self.any[thing * count + goal];
            *any = distance.min(*any);
            if let Some(last) = last.filter(|_| !self.near.is_empty()) {
                let near = &mut self.near[(thing * self.area + last) * count + goal];
                *near = distance.min(*near);
            }
        }
        Ok(())
    }

    /// At least how many moves a piece on `cell` needs to the goal with this number; `last` is where the last move was made.
    #[inline]
    pub fn distance(&self, cell: usize, last: Option<usize>, goal: usize) -> u32 {
        let count = self.goals.len();
        let last = last.filter(|_| !self.near.is_empty());
        let near = last.map(|last| self.near[(cell * self.area + last) * count + goal]).filter(|d| *d != FAR);
        let distance = near.unwrap_or_else(|| self.any[cell * count + goal]);
        if distance == FAR { NEVER } else { distance.into() }
    }
}

/// Whether a board has few enough cells to store distances by the cell of the last move too.
fn few(area: usize, goals: usize) -> bool {
    area.saturating_mul(area).saturating_mul(goals) <= MAX_NEAR
}

/// The cells whose word is of this kind.
pub fn cells_with<'w>(words: &'w [u16], kind: &'w PieceKind) -> impl Iterator<Item = usize> + 'w {
    words.iter().enumerate().filter(|(_, word)| kind.contains(word)).map(|(cell, _)| cell)
}

fn explore(
    engine: &Engine,
    start: &State,
    kind: &PieceKind,
    things: &[usize],
    off: &[(usize, u16)],
    budget: &mut Budget<'_>,
) -> Result<Option<LonePlay>, Why> {
    let mut expander = Expander::new(engine, start);
    let mut table = StateTable::new(expander.table(start).stride());
    let mut graph = LonePlay { places: Vec::new(), edges: Vec::new() };
    let mut begun = vec![false; engine.board_size().area()];
    for thing in things {
        if begun[*thing] {
            continue;
        }
        let cleared: Vec<(usize, u16)> = off.iter().filter(|(cell, _)| cell != thing).copied().collect();
        expander.begin(&mut table, &engine.with_words(start, &cleared));
        if expander.note(table.len(), kind, &mut graph.places).is_none() {
            return Ok(None);
        }
        let mut id = graph.places.len().saturating_sub(1);
        while id < table.len() {
            let from = Id::try_from(id).map_err(|_| Why::States)?;
            if table.len() > MAX_STATES {
                return Ok(None);
            }
            expander.go(&table, from);
            while let Some((_, next)) = expander.step() {
                let bytes = || table.bytes_to_grow() + graph.bytes();
                budget.step_with(expander.take_work(), table.len(), bytes)?;
                if next == Next::Lost {
                    continue;
                }
                let Some((to, _)) = expander.keep(&mut table, StateNode { parent: from, ..StateNode::first() }) else {
                    break;
                };
                if expander.note(table.len(), kind, &mut graph.places).is_none() {
                    return Ok(None);
                }
                let cell = |id: Id| graph.places[id as usize].0;
                graph.edges.push((from, to, cell(from) != cell(to)));
            }
            begun[graph.places[id].0] = true;
            id += 1;
        }
    }
    Ok(Some(graph))
}

impl Expander {
    /// Records where the only piece of this kind is in the state just kept, if that state is new. `None` unless there is exactly one piece.
    fn note(&self, kept: usize, kind: &PieceKind, places: &mut Vec<(usize, Option<usize>)>) -> Option<()> {
        if places.len() == kept {
            return Some(());
        }
        let mut cells = (0..self.area()).filter(|cell| kind.contains(&self.word(*cell)));
        let only = cells.next().filter(|_| cells.next().is_none())?;
        places.push((only, self.last()));
        Some(())
    }
}

/// The edges by their target.
struct ReverseEdges {
    starts: Vec<usize>,
    edges: Vec<(Id, bool)>,
}

impl LonePlay {
    /// How many bytes it takes, with as many again for sorting its edges by target and for the distances.
    fn bytes(&self) -> u64 {
        let places = self.places.capacity() * (size_of::<(usize, Option<usize>)>() + 32);
        (places + self.edges.capacity() * size_of::<(Id, Id, bool)>() * 3) as u64
    }

    fn backwards(&self) -> ReverseEdges {
        let mut starts = vec![0; self.places.len() + 1];
        for (_, to, _) in &self.edges {
            starts[*to as usize + 1] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += *start;
            *start = sum;
        }
        let mut next = starts.clone();
        let mut edges = vec![(0, false); self.edges.len()];
        for (from, to, moved) in &self.edges {
            let at = &mut next[*to as usize];
            edges[*at] = (*from, *moved);
            *at += 1;
        }
        ReverseEdges { starts, edges }
    }

    /// For each state: how many moves of the piece bring it to `goal`.
    fn distances(&self, goal: usize, back: &ReverseEdges, budget: &mut Budget<'_>) -> Result<Vec<u16>, Why> {
        let mut distances = vec![FAR; self.places.len()];
        let mut open = VecDeque::new();
        for (id, (distance, (thing, _))) in distances.iter_mut().zip(&self.places).enumerate() {
            if *thing == goal {
                *distance = 0;
                open.push_back((id, 0));
            }
        }
        budget.step(4 * self.places.len() as u64)?;
        while let Some((id, distance)) = open.pop_front() {
            if distances[id] < distance {
                continue;
            }
            let edges = &back.edges[back.starts[id]..back.starts[id + 1]];
            budget.step(4 * edges.len() as u64 + 1)?;
            for (from, moved) in edges {
                let longer = distance.saturating_add(u16::from(*moved)).min(FAR - 1);
                let best = &mut distances[*from as usize];
                if longer < *best {
                    *best = longer;
                    if *moved {
                        open.push_back((*from as usize, longer))
                    } else {
                        open.push_front((*from as usize, longer))
                    }
                }
            }
        }
        Ok(distances)
    }
}
