//! Iterative deepening (IDA*: Korf 1985) over the graph of a game that only carries words: looks for a solution of at most so many moves,
//! and raises the limit until there is one. Its estimates are never too large, so the first solution is a shortest one. Keeps nothing but
//! the current path.

use super::budget::Budget;
use super::expand::SearchResult;
use super::pattern_db::{Pattern, tables, wanted};
use crate::solve::analysis::sliding::{Edge, MoveGraph, Overwritten};
use crate::solve::answer::{Answer, Method, Why};
use std::borrow::Cow;
use switchboard_engine::play::{Engine, Goal, Move, State};

/// How many entries small tables have, and how many steps are made with them before large ones are computed.
const SMALL: usize = 1 << 17;
const LARGE: usize = 1 << 25;
const STEPS_WITH_SMALL: u64 = 3_000_000;
/// The steps for one of many starts of a level: a quarter of a second.
const STEPS_A_START: u64 = 500_000;
/// What a step costs, in units of work.
const WORK_A_STEP: u64 = 16;
/// The longest solution looked for.
const MAX_MOVES: u32 = 400;

struct IdaStar<'g, 'w> {
    graph: &'g MoveGraph,
    goal: &'g Goal,
    patterns: Cow<'g, [Pattern]>,
    /// The node where it begins, and the words there.
    first: usize,
    begun: Vec<u16>,
    /// By word: its pattern and its position in that pattern.
    places: Vec<Option<(usize, usize)>>,
    words: Vec<u16>,
    /// By pattern: the number of the current arrangement.
    arrangements: Vec<usize>,
    way: Vec<Move>,
    /// The fewest moves that the solution may have.
    least: u32,
    budget: Budget<'w>,
    steps: u64,
    steps_left: u64,
    /// Whether a move that takes back the last one is left out: no shortest solution has one, unless it waits.
    prunes: bool,
    /// Whether the goal was reached with fewer moves than the solution must have.
    early: bool,
}

/// The result of a search with a limit on the number of moves.
enum Bounded {
    Found,
    /// Nothing; the next limit that could do.
    Longer(u32),
    OutOfSteps,
}

/// Searches if the level is of this kind: `None` if it is not.
pub fn search(engine: &Engine, start: &State, budget: &Budget<'_>) -> Option<SearchResult> {
    let goals = engine.goals();
    let [goal] = goals.as_slice() else { return None };
    let graph = MoveGraph::new(engine, start, &mut budget.share(Method::IdaStar))?;
    let words = wanted(&graph, goal);
    if words.is_empty() || !graph.carries_single_words() {
        return None;
    }
    let minimum = engine.level_info().map_or(0, |level| level.minimum_moves);
    let mut search = IdaStar::new(&graph, goal, 0, graph.words.clone(), budget);
    search.least = minimum.saturating_sub(engine.moves_played(start)).max(1);
    let answer = search.run(&words).unwrap_or_else(|why| Answer::Unknown { why });
    Some(SearchResult { answer, states: search.steps, method: Method::IdaStar })
}

/// A level of this kind with its small tables, ready for any start.
#[derive(Debug, Clone)]
pub struct Prepared {
    graph: MoveGraph,
    goal: Goal,
    patterns: Vec<Pattern>,
    wanted: Vec<(u16, usize)>,
}

impl Prepared {
    /// All play; its start is the state that it was prepared with.
    pub fn graph(&self) -> &MoveGraph {
        &self.graph
    }

    /// Whether the level has ended with these words.
    pub fn is_goal(&self, words: &[u16]) -> bool {
        is_goal(&self.goal, words)
    }

    /// Prepares a level, if it is of this kind.
    pub fn new(engine: &Engine, start: &State, budget: &Budget<'_>) -> Option<Self> {
        let goal: [Goal; 1] = engine.goals().try_into().ok()?;
        let [goal] = goal;
        let mut budget = budget.share(Method::IdaStar);
        let graph = MoveGraph::new(engine, start, &mut budget).filter(MoveGraph::carries_single_words)?;
        let wanted = wanted(&graph, &goal);
        let patterns = tables(&graph, &wanted, SMALL, &mut budget).ok()?;
        (!patterns.is_empty()).then_some(Self { graph, goal, patterns, wanted })
    }

    /// A shortest solution from a node with these words, which must be reachable and not at the goal. `None` if it is too long to be found
    /// with small tables.
    pub fn shortest(&self, node: usize, words: Vec<u16>, budget: &Budget<'_>) -> Option<Vec<Move>> {
        let mut search = IdaStar::new(&self.graph, &self.goal, node, words, budget);
        search.least = 1;
        search.steps_left = STEPS_A_START;
        search.take_tables(Cow::Borrowed(&self.patterns), &self.wanted);
        let mut most = search.estimate(node).max(1);
        loop {
            match search.look(node, 0, most, None).ok()? {
                Bounded::Found => return Some(search.way),
                Bounded::Longer(longer) if longer <= MAX_MOVES => most = longer,
                Bounded::Longer(_) | Bounded::OutOfSteps => return None,
            }
        }
    }
}

#[expect(
    clippy::indexing_slicing,
    reason = "moves go from cell to cell of the board, and each pattern has an arrangement"
)]
impl<'g, 'w> IdaStar<'g, 'w> {
    fn new(graph: &'g MoveGraph, goal: &'g Goal, first: usize, begun: Vec<u16>, budget: &Budget<'w>) -> Self {
        Self {
            graph,
            goal,
            patterns: Cow::Borrowed(&[]),
            first,
            words: begun.clone(),
            begun,
            places: Vec::new(),
            arrangements: Vec::new(),
            way: Vec::new(),
            least: 1,
            budget: budget.share(Method::IdaStar),
            steps: 0,
            steps_left: 0,
            prunes: true,
            early: false,
        }
    }

    fn run(&mut self, words: &[(u16, usize)]) -> Result<Answer, Why> {
        self.steps_left = STEPS_WITH_SMALL;
        self.use_tables(words, SMALL)?;
        let mut most = self.estimate(self.first).max(self.least);
        loop {
            self.budget.depth = most;
            match self.look(self.first, 0, most, None)? {
                Bounded::Found => return Ok(Answer::Solved { moves: self.way.clone(), shortest: true }),
                Bounded::Longer(_) if self.must_wait(most) => self.prunes = false,
                Bounded::Longer(longer) if longer > MAX_MOVES => return Err(Why::Exhausted),
                Bounded::Longer(longer) => (most, self.prunes) = (longer, true),
                Bounded::OutOfSteps => {
                    self.steps_left = u64::MAX;
                    self.use_tables(words, LARGE)?;
                    most = most.max(self.estimate(self.first));
                }
            }
        }
    }

    /// Whether a solution of this length may be one that reaches the goal too early and waits by moving to and fro: of longer such
    /// solutions, one with fewer moves is long enough too.
    fn must_wait(&self, most: u32) -> bool {
        self.prunes && self.early && most < self.least + 2
    }

    fn use_tables(&mut self, words: &[(u16, usize)], entries: usize) -> Result<(), Why> {
        let tables = tables(self.graph, words, entries, &mut self.budget)?;
        self.take_tables(Cow::Owned(tables), words);
        Ok(())
    }

    fn take_tables(&mut self, patterns: Cow<'g, [Pattern]>, words: &[(u16, usize)]) {
        self.patterns = patterns;
        self.words.clone_from(&self.begun);
        self.way.clear();
        let most = self.words.iter().chain(words.iter().map(|(word, _)| word)).max().copied().unwrap_or(0);
        self.places = vec![None; usize::from(most) + 1];
        self.arrangements = vec![0; self.patterns.len()];
        for (number, pattern) in self.patterns.iter().enumerate() {
            for (slot, (word, _)) in pattern.words.iter().enumerate() {
                self.places[usize::from(*word)] = Some((number, slot));
                let cell = self.words.iter().position(|w| w == word).unwrap_or(0);
                self.arrangements[number] += cell * pattern.weight(slot);
            }
        }
    }

    /// Never more than the moves left.
    #[inline]
    fn estimate(&self, node: usize) -> u32 {
        let each = self.patterns.iter().zip(&self.arrangements);
        each.map(|(pattern, arrangement)| u32::from(pattern.least(node, *arrangement))).sum()
    }

    /// Searches from a node, after `made` moves, the last of which was `last` and overwrote a word.
    fn look(&mut self, node: usize, made: u32, most: u32, last: Option<(&Edge, u16)>) -> Result<Bounded, Why> {
        let length = made + self.estimate(node);
        if length > most {
            return Ok(Bounded::Longer(length));
        }
        if length == made && is_goal(self.goal, &self.words) {
            if made >= self.least {
                return Ok(Bounded::Found);
            }
            self.early = true;
        }
        self.steps += 1;
        self.budget.step(WORK_A_STEP)?;
        if self.steps_left == 0 {
            return Ok(Bounded::OutOfSteps);
        }
        self.steps_left -= 1;
        let graph = self.graph;
        let mut shortest = u32::MAX;
        for edge in graph.edges(node) {
            if self.prunes && last.is_some_and(|(last, over)| edge.takes_back(last, over)) {
                continue;
            }
            let before = self.carry(edge);
            self.way.push(edge.chosen);
            match self.look(edge.to, made + 1, most, Some((edge, before.over)))? {
                Bounded::Longer(longer) => shortest = shortest.min(longer),
                other => return Ok(other),
            }
            self.way.pop();
            self.put_back(edge, &before);
        }
        Ok(Bounded::Longer(shortest.max(most + 1)))
    }

    /// Makes the move on the words.
    #[inline]
    fn carry(&mut self, edge: &Edge) -> Overwritten {
        if let Some((from, to)) = edge.carried {
            self.shift(self.words[from], from, to);
        }
        edge.make(&mut self.words)
    }

    fn put_back(&mut self, edge: &Edge, before: &Overwritten) {
        if let Some((from, to)) = edge.carried {
            self.shift(self.words[to], to, from);
        }
        edge.unmake(&mut self.words, before);
    }

    #[inline]
    fn shift(&mut self, word: u16, from: usize, to: usize) {
        let Some(Some((pattern, slot))) = self.places.get(usize::from(word)).copied() else { return };
        let weight = self.patterns[pattern].weight(slot);
        let sum = &mut self.arrangements[pattern];
        *sum = *sum + to * weight - from * weight;
    }
}

fn is_goal(goal: &Goal, words: &[u16]) -> bool {
    goal.iter().zip(words).all(|(wanted, word)| wanted.is_none_or(|wanted| wanted == *word))
}
