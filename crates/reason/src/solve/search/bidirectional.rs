//! Bidirectional search where the rules are proven reversible: forwards from the start and backwards from the ends, until the two frontiers
//! meet. The first position where they meet lies on a shortest solution.
//!
//! That is proven for games whose moves only carry words (`analysis::sliding`). A move is known cell by cell there, and so is what it
//! overwrote if that cell holds the same word at its node whatever was played before: then the position before each move can be determined
//! from the one after it. If an overwritten word may be one of several, nothing is searched here.

#![expect(
    clippy::indexing_slicing,
    reason = "a position has two bytes for its node and a word for each cell that a move names"
)]

use super::budget::Budget;
use super::expand::SearchResult;
use super::table::{Id, NONE, StateNode, StateTable};
use crate::solve::analysis::sliding::{Edge, MoveGraph};
use crate::solve::answer::{Answer, Method, Why};
use std::collections::BTreeSet;
use switchboard_engine::play::{Engine, Goal, Move, State};
use xxhash_rust::xxh3::xxh3_64;

/// The most positions that an end may stand for if its FINAL leaves cells open.
const MAX_ENDS: usize = 20_000;

/// The word known to stand on each cell at a node, whatever was played before.
type KnownWords = Vec<Option<u16>>;

/// A move, or a move taken back: what happens to the words.
#[derive(Debug, Clone, Default)]
struct WordMove {
    /// The node it leads to.
    to: u16,
    /// The cell that was chosen, counted row by row.
    chosen: u16,
    /// These words must stand here, otherwise it was not this move.
    asks: Vec<(usize, u8)>,
    /// These pairs of cells must hold the same word, otherwise it was not this move.
    same: Vec<(usize, usize)>,
    /// The word on the second cell moves to the first.
    carried: Vec<(usize, usize)>,
    /// Words written on cells.
    put: Vec<(usize, u8)>,
}

/// A level that can be searched from both ends.
#[derive(Debug)]
pub struct Reversible {
    /// By node: moves, and moves taken back.
    on: Vec<Vec<WordMove>>,
    back: Vec<Vec<WordMove>>,
    /// The start, and all positions that end the level: the node, then the words as one-byte numbers.
    start: Vec<u8>,
    ends: Vec<Vec<u8>>,
    /// In how many ways the words can be arranged on the cells that change, capped at the largest number.
    arrangements: u64,
}

impl Reversible {
    /// Proves that the level can be searched backwards. `None` if that cannot be proven.
    pub fn new(engine: &Engine, start: &State, budget: &mut Budget<'_>) -> Option<Self> {
        let goals = engine.goals();
        if goals.is_empty() {
            return None;
        }
        let graph = MoveGraph::new(engine, start, budget)?;
        let size = engine.board_size();
        let known = known(&graph, budget)?;
        let names: BTreeSet<u16> = graph.words.iter().copied().chain(written(&graph)).collect();
        let names: Vec<u16> = names.into_iter().collect();
        u8::try_from(names.len()).ok()?;
        let coder = Coder { names, cell: |chosen: &Move| index_of(*chosen, size) };
        let (mut on, mut back) = (vec![Vec::new(); graph.nodes.len()], vec![Vec::new(); graph.nodes.len()]);
        let mut conserved = true;
        for (node, edges) in graph.nodes.iter().enumerate() {
            for edge in edges {
                let step = coder.on(edge)?;
                on[node].push(step);
                let (step, conserves) = coder.back(node, edge, &known[node])?;
                back[edge.to].push(step);
                conserved &= conserves;
            }
        }
        let mut ends = Vec::new();
        for goal in &goals {
            for (node, known) in known.iter().enumerate() {
                coder.ends(node, known, goal, conserved.then_some(graph.words.as_slice()), &mut ends, budget)?;
            }
        }
        ends.sort_unstable();
        ends.dedup();
        let start = coder.position(0, graph.words.iter().copied())?;
        let moving: BTreeSet<usize> = on.iter().flatten().flat_map(WordMove::cells).collect();
        let arrangements = if conserved { arrangements(&graph.words, &moving) } else { u64::MAX };
        Some(Self { on, back, start, ends, arrangements })
    }

    /// In how many ways the words can be arranged on the cells that change.
    pub fn arrangements(&self) -> u64 {
        self.arrangements
    }
}

/// Searches from both ends. `None` if a minimum number of moves asks for more than the shortest solution has.
pub fn search(level: &Reversible, engine: &Engine, start: &State, budget: &Budget<'_>) -> Option<SearchResult> {
    let minimum = engine.level_info().map_or(0, |level| level.minimum_moves);
    let least = minimum.saturating_sub(engine.moves_played(start)) as usize;
    if level.ends.contains(&level.start) {
        return None;
    }
    let sides =
        [Frontier::new(&level.on, std::slice::from_ref(&level.start))?, Frontier::new(&level.back, &level.ends)?];
    let mut search = TwoSided { sides, budget: budget.share(Method::Bidirectional) };
    let answer = match search.run() {
        Ok(None) => Answer::Unsolvable,
        Ok(Some((on, back))) => {
            let way = search.way(on, back);
            if way.len() < least {
                return None;
            }
            let cell = |by: &u16| engine.board_size().cell(usize::from(*by)).map(Move::Cell);
            Answer::Solved { moves: way.iter().filter_map(cell).collect(), shortest: true }
        }
        Err(why) => Answer::Unknown { why },
    };
    let states = search.sides.iter().map(|side| side.table.len() as u64).sum();
    Some(SearchResult { answer, states, method: Method::Bidirectional })
}

/// One of the two searches.
struct Frontier<'l> {
    steps: &'l [Vec<WordMove>],
    table: StateTable,
    /// The first position not yet expanded.
    next: Id,
    depth: u32,
}

impl<'l> Frontier<'l> {
    fn new(steps: &'l [Vec<WordMove>], begin: &[Vec<u8>]) -> Option<Self> {
        let mut table = StateTable::new(begin.first().map_or(1, Vec::len));
        for position in begin {
            table.meet(position, StateNode { hash: xxh3_64(position), ..StateNode::first() })?;
        }
        Some(Self { steps, table, next: 0, depth: 0 })
    }

    /// How many positions wait.
    fn front(&self) -> usize {
        self.table.len() - self.next as usize
    }
}

struct TwoSided<'l, 'w> {
    sides: [Frontier<'l>; 2],
    budget: Budget<'w>,
}

impl TwoSided<'_, '_> {
    /// Where the two meet: the position's number in each table. `None` if they never do.
    fn run(&mut self) -> Result<Option<(Id, Id)>, Why> {
        loop {
            let [on, back] = &mut self.sides;
            if on.front() == 0 || back.front() == 0 {
                return Ok(None);
            }
            let forward = on.front() <= back.front();
            let (side, other) = if forward { (on, &*back) } else { (back, &*on) };
            if let Some((here, there)) = extend(side, &other.table, &mut self.budget)? {
                return Ok(Some(if forward { (here, there) } else { (there, here) }));
            }
        }
    }

    /// The cells chosen on the path through a position where the two meet.
    fn way(&self, on: Id, back: Id) -> Vec<u16> {
        let [first, second] = &self.sides;
        let mut way = chosen(&first.table, on);
        way.reverse();
        way.extend(chosen(&second.table, back));
        way
    }
}

/// The cells chosen between a position and the beginning of its side.
fn chosen(table: &StateTable, id: Id) -> Vec<u16> {
    let mut chosen = Vec::new();
    let mut node = table.node(id);
    while let Some(known) = node.filter(|node| node.parent != NONE) {
        chosen.push(known.by);
        node = table.node(known.parent);
    }
    chosen
}

/// Expands all waiting positions of a side by one move. Returns the first position that the other side knows: a shorter solution would have
/// made the two meet earlier.
fn extend(side: &mut Frontier<'_>, other: &StateTable, budget: &mut Budget<'_>) -> Result<Option<(Id, Id)>, Why> {
    let end = side.table.ids().end;
    let (mut here, mut there) = (Vec::new(), Vec::new());
    side.depth += 1;
    budget.depth = side.depth;
    while side.next < end {
        here.clear();
        here.extend_from_slice(side.table.key(side.next));
        for step in &side.steps[node_of(&here)] {
            let bytes = || side.table.bytes_to_grow() + other.bytes();
            budget.step_with(here.len() as u64 / 2 + 8, side.table.len() + other.len(), bytes)?;
            if !step.make(&here, &mut there) {
                continue;
            }
            let hash = xxh3_64(&there);
            let node = StateNode { hash, parent: side.next, depth: side.depth, by: step.chosen, ..StateNode::first() };
            let (id, new) = side.table.meet(&there, node).ok_or(Why::States)?;
            if new && let Some(met) = other.find(&there, hash) {
                return Ok(Some((id, met)));
            }
        }
        side.next += 1;
    }
    Ok(None)
}

/// The node of a position: its first two bytes.
fn node_of(position: &[u8]) -> usize {
    position.first_chunk().map_or(0, |two| u16::from_le_bytes(*two).into())
}

/// How many bytes of a position hold its node; the words follow, one byte each.
const NODE: usize = 2;

impl WordMove {
    /// Makes it; false if it cannot have been this move.
    fn make(&self, here: &[u8], there: &mut Vec<u8>) -> bool {
        let word = |cell: usize| here[NODE + cell];
        if !self.asks.iter().all(|(cell, wanted)| word(*cell) == *wanted)
            || !self.same.iter().all(|(one, two)| word(*one) == word(*two))
        {
            return false;
        }
        there.clear();
        there.extend_from_slice(here);
        let carried = self.carried.iter().map(|(to, from)| (*to, word(*from)));
        for (cell, word) in carried.chain(self.put.iter().copied()) {
            there[NODE + cell] = word;
        }
        there[..NODE].copy_from_slice(&self.to.to_le_bytes());
        true
    }

    /// The cells it changes.
    fn cells(&self) -> impl Iterator<Item = usize> + '_ {
        self.carried.iter().map(|(to, _)| *to).chain(self.put.iter().map(|(cell, _)| *cell))
    }
}

/// Words that moves write.
fn written(graph: &MoveGraph) -> impl Iterator<Item = u16> + '_ {
    graph.nodes.iter().flatten().flat_map(|edge| edge.written.iter().map(|(_, word)| *word))
}

/// By node: what stands there however it was reached. Cells no move changes are known from the start.
fn known(graph: &MoveGraph, budget: &mut Budget<'_>) -> Option<Vec<KnownWords>> {
    let mut known: Vec<Option<KnownWords>> = vec![None; graph.nodes.len()];
    known[0] = Some(graph.words.iter().copied().map(Some).collect());
    let mut waiting = vec![0];
    while let Some(node) = waiting.pop() {
        let Some(before) = known[node].clone() else { continue };
        for edge in graph.edges(node) {
            budget.step(4 * before.len() as u64).ok()?;
            let mut after = before.clone();
            for (from, to) in edge.carries() {
                after[to] = before[from];
            }
            for (cell, word) in &edge.written {
                after[*cell] = Some(*word);
            }
            let there = &mut known[edge.to];
            let less: KnownWords = match there.as_ref() {
                Some(there) => there.iter().zip(&after).map(|(one, two)| one.filter(|_| one == two)).collect(),
                None => after,
            };
            if there.as_ref() != Some(&less) {
                *there = Some(less);
                waiting.push(edge.to);
            }
        }
    }
    Some(known.into_iter().map(Option::unwrap_or_default).collect())
}

/// Turns words into numbers of one byte.
struct Coder<C> {
    names: Vec<u16>,
    cell: C,
}

fn index_of(chosen: Move, size: switchboard_base::grid::Size) -> Option<u16> {
    let Move::Cell(cell) = chosen else { return None };
    size.index(cell).and_then(|index| u16::try_from(index).ok())
}

impl<C: Fn(&Move) -> Option<u16>> Coder<C> {
    fn number(&self, word: u16) -> Option<u8> {
        self.names.binary_search(&word).ok().and_then(|number| u8::try_from(number).ok())
    }

    fn position(&self, node: usize, words: impl Iterator<Item = u16>) -> Option<Vec<u8>> {
        let mut position = u16::try_from(node).ok()?.to_le_bytes().to_vec();
        for word in words {
            position.push(self.number(word)?);
        }
        Some(position)
    }

    fn put(&self, written: &[(usize, u16)]) -> Option<Vec<(usize, u8)>> {
        written.iter().map(|(cell, word)| Some((*cell, self.number(*word)?))).collect()
    }

    fn on(&self, edge: &Edge) -> Option<WordMove> {
        let carried = edge.carries().map(|(from, to)| (to, from)).collect();
        let (to, chosen) = (u16::try_from(edge.to).ok()?, (self.cell)(&edge.chosen)?);
        Some(WordMove { to, chosen, carried, put: self.put(&edge.written)?, ..WordMove::default() })
    }

    /// The move taken back, and whether it keeps the number of each word. `None` if a word that it overwrote is not known.
    fn back(&self, node: usize, edge: &Edge, known: &KnownWords) -> Option<(WordMove, bool)> {
        let asks = self.put(&edge.written)?;
        let changed: BTreeSet<usize> =
            edge.carries().map(|(_, to)| to).chain(edge.written.iter().map(|(cell, _)| *cell)).collect();
        let (to, chosen) = (u16::try_from(node).ok()?, (self.cell)(&edge.chosen)?);
        let mut step = WordMove { to, chosen, asks, ..WordMove::default() };
        let mut sources: Vec<(usize, usize)> = Vec::new();
        for (from, to) in edge.carries() {
            // it also stayed where it was, or went to two places
            let twin = if changed.contains(&from) { None } else { Some(from) };
            let twin = twin.or_else(|| sources.iter().find(|(source, _)| *source == from).map(|(_, to)| *to));
            match twin {
                Some(twin) => step.same.push((twin, to)),
                None => sources.push((from, to)),
            }
        }
        let mut lost = Vec::new();
        for cell in changed.iter().filter(|cell| !sources.iter().any(|(from, _)| from == *cell)) {
            let word = known[*cell]?;
            lost.push(word);
            step.put.push((*cell, self.number(word)?));
        }
        let mut new: Vec<u16> = edge.written.iter().map(|(_, word)| *word).collect();
        lost.sort_unstable();
        new.sort_unstable();
        let conserves = step.same.is_empty() && lost == new;
        step.carried = sources;
        Some((step, conserves))
    }

    /// Adds all positions at a node that meet this goal. `None` if there are too many, or if cells are open and words come and go.
    fn ends(
        &self,
        node: usize,
        known: &KnownWords,
        goal: &Goal,
        words: Option<&[u16]>,
        ends: &mut Vec<Vec<u8>>,
        budget: &mut Budget<'_>,
    ) -> Option<()> {
        budget.step(goal.len() as u64).ok()?;
        if known.iter().zip(goal).any(|(known, wanted)| known.is_some_and(|word| wanted.is_some_and(|w| w != word))) {
            return Some(());
        }
        let mut end: KnownWords = known.iter().zip(goal).map(|(known, wanted)| wanted.or(*known)).collect();
        let open: Vec<usize> = (0..end.len()).filter(|cell| end[*cell].is_none()).collect();
        let mut left: Vec<u16> = Vec::new();
        if let Some(words) = words {
            left.extend(words);
            for word in end.iter().flatten() {
                let Some(place) = left.iter().position(|left| left == word) else { return Some(()) };
                left.swap_remove(place);
            }
        } else if !open.is_empty() {
            return None;
        }
        left.sort_unstable();
        self.fill(node, &mut end, &open, &mut left, ends, budget)
    }

    /// Places the remaining words on the open cells in every order.
    fn fill(
        &self,
        node: usize,
        end: &mut KnownWords,
        open: &[usize],
        left: &mut Vec<u16>,
        ends: &mut Vec<Vec<u8>>,
        budget: &mut Budget<'_>,
    ) -> Option<()> {
        budget.step(end.len() as u64).ok()?;
        let Some((cell, open)) = open.split_first() else {
            if let Some(words) = end.iter().copied().collect::<Option<Vec<u16>>>()
                && words.iter().all(|word| self.number(*word).is_some())
            {
                budget.take((words.len() + size_of::<Vec<u8>>()) as u64).ok()?;
                ends.push(self.position(node, words.into_iter())?);
            }
            return (ends.len() <= MAX_ENDS).then_some(());
        };
        let mut choices = left.clone();
        choices.dedup();
        for word in choices {
            let place = left.iter().position(|left| *left == word)?;
            left.remove(place);
            end[*cell] = Some(word);
            self.fill(node, end, open, left, ends, budget)?;
            end[*cell] = None;
            left.insert(place, word);
        }
        Some(())
    }
}

/// In how many ways the words of these cells can be arranged on them.
fn arrangements(words: &[u16], cells: &BTreeSet<usize>) -> u64 {
    let mut ways: u64 = 1;
    let mut count = std::collections::BTreeMap::new();
    for (number, cell) in (1_u64..).zip(cells) {
        let same: &mut u64 = count.entry(words.get(*cell)).or_default();
        *same += 1;
        // each factor leaves a whole number: these are multinomial coefficients
        ways = ways.saturating_mul(number) / *same;
    }
    ways
}
