//! Games whose moves commute: every valid cell can be chosen at any time, and choosing it advances the words of certain cells, each by a
//! fixed number of steps in that cell's own cycle (Lights Out, and, with one cell changed, Sudoku and Nonograms). The order of moves does
//! not matter there, so how often each move must be made follows from linear equations.
//!
//! This property of a level is proven before it is used: for every move, the rules are run with every word that can ever appear on the
//! cells that they read. If that takes too many runs, or anything else happens, the level is not recognised.

use crate::solve::answer::{Answer, Why};
use crate::solve::math::linear_modular::{System, Worked, gcd};
use crate::solve::search::budget::Budget;
use petgraph::unionfind::UnionFind;
use std::collections::{BTreeMap, BTreeSet};
use switchboard_base::grid::Cell;
use switchboard_engine::play::{Engine, Goal, Move, Outcome, State};

/// The most runs of the rules for one move, and for the whole proof.
const MAX_RUNS_A_MOVE: usize = 20_000;
const MAX_RUNS: usize = 400_000;
/// How many bytes a cell and its known words take at most, and how many units of work it takes to examine one.
const CELL_BYTES: u64 = 600;
const WORK_A_CELL: u64 = 32;
/// How many bytes of a state are copied with a unit of work.
const COPIED: u64 = 8;
/// The longest common cycle of cells that share moves.
const MAX_MODULUS: u64 = 5_040;

/// What choosing one cell does.
#[derive(Debug, Clone)]
struct ModularPress {
    chosen: Cell,
    /// The cells that it changes, in order.
    cells: Vec<usize>,
    /// For each of these cells: what each word becomes.
    turns: Vec<BTreeMap<u16, u16>>,
    /// For each of these cells the words with which the rules have been run.
    tried: Vec<BTreeSet<u16>>,
}

/// Why a level was not recognised.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unrecognised {
    /// It is of another kind, or the budget ran out.
    Other,
    /// It would take more runs of the rules than are made for a level.
    TooManyRuns,
}

/// A level that was recognised.
#[derive(Debug, Clone)]
pub struct CommutingMoves {
    presses: Vec<ModularPress>,
    /// For each cell that moves change: its words in the order of its cycle, the start's word first.
    cycles: BTreeMap<usize, Vec<u16>>,
    start: Vec<u16>,
}

impl CommutingMoves {
    /// Recognises the level as seen from `start`, with proof; `None` if it is of another kind or that would take too much.
    pub fn new(engine: &Engine, start: &State, budget: &mut Budget<'_>) -> Option<Self> {
        Self::recognise(engine, start, budget).ok()
    }

    /// [`Self::new`], or why it was not recognised.
    ///
    /// # Errors
    /// It is of another kind, or that would take too much.
    pub fn recognise(engine: &Engine, start: &State, budget: &mut Budget<'_>) -> Result<Self, Unrecognised> {
        let mut runs = Some(MAX_RUNS);
        let found = Self::within(engine, start, &mut runs, budget);
        found.ok_or(if runs.is_none() { Unrecognised::TooManyRuns } else { Unrecognised::Other })
    }

    /// `runs` is how many more runs may be made; none as soon as they do not suffice.
    fn within(engine: &Engine, start: &State, runs: &mut Option<usize>, budget: &mut Budget<'_>) -> Option<Self> {
        let size = engine.board_size();
        let words: Vec<u16> = (0..size.area()).map(|cell| engine.word(start, cell)).collect();
        let mut presses: Vec<ModularPress> = engine
            .moves(start)
            .into_iter()
            .filter_map(|chosen| if let Move::Cell(cell) = chosen { Some(cell) } else { None })
            .map(|chosen| ModularPress { chosen, cells: Vec::new(), turns: Vec::new(), tried: Vec::new() })
            .collect();
        budget.take(CELL_BYTES * words.len() as u64).ok()?;
        let mut reachable: Vec<BTreeSet<u16>> = words.iter().map(|word| BTreeSet::from([*word])).collect();
        loop {
            let mut grew = false;
            for press in &mut presses {
                grew |= press.learn(engine, start, &mut reachable, runs, budget)?;
            }
            if !grew {
                break;
            }
        }
        // by cell: what the moves that touch it make of its words
        let mut turns: Vec<Vec<&BTreeMap<u16, u16>>> = vec![Vec::new(); words.len()];
        for press in &presses {
            budget.step(WORK_A_CELL * press.cells.len() as u64).ok()?;
            for (cell, turn) in press.cells.iter().zip(&press.turns) {
                turns.get_mut(*cell)?.push(turn);
            }
        }
        let mut cycles = BTreeMap::new();
        for (cell, words) in reachable.iter().enumerate().filter(|(_, words)| words.len() > 1) {
            let turns = turns.get(cell)?;
            budget.step(WORK_A_CELL * (turns.len() * words.len()) as u64).ok()?;
            cycles.insert(cell, cycle(words, engine.word(start, cell), turns)?);
        }
        Some(Self { presses, cycles, start: words })
    }

    /// How often each move must be made to reach one of the FINALs, with the fewest moves. The level's minimum number of moves is ignored.
    /// `None` if the equations are too large or the budget runs out.
    pub fn solve(&self, goals: &[Goal], budget: &mut Budget<'_>) -> Option<Answer> {
        let plans = goals.iter().map(|goal| self.plan(goal, budget)).collect::<Option<Vec<_>>>()?;
        self.solve_from(&self.start, &plans, budget)
    }

    /// [`Self::solve`] from other words, with plans made earlier.
    pub fn solve_from(&self, words: &[u16], plans: &[GoalEquations], budget: &mut Budget<'_>) -> Option<Answer> {
        let mut best: Option<(Vec<u64>, bool)> = None;
        let mut shortest = true;
        for plan in plans {
            let Some((counts, least)) = self.counts(words, plan, budget).ok()? else { continue };
            shortest &= least;
            let sum = |counts: &[u64]| counts.iter().sum::<u64>();
            if best.as_ref().is_none_or(|(best, _)| sum(&counts) < sum(best)) {
                best = Some((counts, least));
            }
        }
        let Some((counts, _)) = best else { return Some(Answer::Unsolvable) };
        let moves = self.presses.iter().zip(counts);
        let moves = moves.flat_map(|(press, count)| (0..count).map(|_| Move::Cell(press.chosen)));
        Some(Answer::Solved { moves: moves.collect(), shortest })
    }

    /// The words at the start.
    pub fn start(&self) -> &[u16] {
        &self.start
    }

    /// How many moves there are.
    pub fn presses(&self) -> usize {
        self.presses.len()
    }

    /// Makes the move with this number on words that can appear on their cells. `None` if there is no such move.
    pub fn press(&self, number: usize, words: &mut [u16]) -> Option<()> {
        let press = self.presses.get(number)?;
        for (cell, turn) in press.cells.iter().zip(&press.turns) {
            let word = words.get_mut(*cell)?;
            *word = *turn.get(word)?;
        }
        Some(())
    }

    /// For every move, the cell that it changes and that cell's words in the order in which repeating the move shows them, the start's word
    /// first. `None` unless each move changes only its own cell, whatever the other changing cells hold.
    pub fn alone(&self) -> Option<Vec<(Cell, Vec<u16>)>> {
        let one = |press: &ModularPress| {
            let shifts = self.shifts(press);
            let [(cell, 1)] = shifts.as_slice() else { return None };
            let own = self.cycles.get(cell)?.clone();
            let only = |touched: &usize| touched == cell || !self.cycles.contains_key(touched);
            press.cells.iter().all(only).then_some((press.chosen, own))
        };
        self.presses.iter().map(one).collect()
    }

    /// Whether each move looks at nothing but the cell that it changes, so that the same word there goes the same way on every board.
    pub fn look_at_nothing_else(&self) -> bool {
        let own = |press: &ModularPress| matches!((press.cells.as_slice(), self.shifts(press).as_slice()), ([cell], [(own, _)]) if cell == own);
        self.presses.iter().all(own)
    }

    /// A move, and how many repetitions leave everything as it was: added to a solution if the level asks for more moves.
    pub fn idle(&self) -> Option<(Move, u64)> {
        let orders = self.presses.iter().filter_map(|press| Some((Move::Cell(press.chosen), self.order(press)?)));
        orders.min_by_key(|(_, order)| *order)
    }

    /// After how many repetitions a move has changed nothing.
    fn order(&self, press: &ModularPress) -> Option<u64> {
        let mut order = 1;
        for (cell, turn) in self.shifts(press) {
            let length = self.cycles.get(&cell)?.len() as u64;
            order = lcm(order, length / gcd(turn, length));
        }
        Some(order)
    }

    /// By how many steps a move advances each cell.
    fn shifts(&self, press: &ModularPress) -> Vec<(usize, u64)> {
        let shift = |(cell, turns): (&usize, &BTreeMap<u16, u16>)| {
            let cycle = self.cycles.get(cell)?;
            let to = turns.get(cycle.first()?)?;
            let places = cycle.iter().position(|word| word == to)? as u64;
            (places != 0).then_some((*cell, places))
        };
        press.cells.iter().zip(&press.turns).filter_map(shift).collect()
    }

    /// The equations for a FINAL, reduced so that they can be solved from any words. `None` if they are too large.
    pub fn plan(&self, goal: &Goal, budget: &mut Budget<'_>) -> Option<GoalEquations> {
        let mut equations: BTreeMap<usize, Vec<(usize, u64)>> = BTreeMap::new();
        for (variable, press) in self.presses.iter().enumerate() {
            budget.step(WORK_A_CELL * press.cells.len() as u64).ok()?;
            for (cell, shift) in self.shifts(press) {
                equations.entry(cell).or_default().push((variable, shift));
            }
        }
        let (mut wanted, mut still, mut never) = (Vec::new(), Vec::new(), false);
        for (cell, word) in goal.iter().enumerate() {
            let Some(word) = word else { continue };
            match self.cycles.get(&cell).map(|cycle| cycle.iter().position(|w| w == word)) {
                None => still.push((cell, *word)),
                Some(None) => never = true,
                Some(Some(place)) => wanted.push((cell, place as u64)),
            }
        }
        let parts = parts(&equations, wanted, self.presses.len());
        let parts = parts.into_iter().map(|part| self.part(&equations, part, budget)).collect::<Option<Vec<_>>>()?;
        Some(GoalEquations { still, never, parts })
    }

    /// How often each move must be made, and whether that is the fewest moves. `None`: no solution.
    #[expect(clippy::indexing_slicing, reason = "the variables of an equation are the moves")]
    fn counts(
        &self,
        words: &[u16],
        plan: &GoalEquations,
        budget: &mut Budget<'_>,
    ) -> Result<Option<(Vec<u64>, bool)>, Why> {
        if plan.never || !plan.still.iter().all(|(cell, word)| words.get(*cell) == Some(word)) {
            return Ok(None);
        }
        let mut counts = vec![0; self.presses.len()];
        let mut least = true;
        for (part, worked, times) in &plan.parts {
            let mut right = Vec::new();
            for ((cell, place), times) in part.wanted.iter().zip(times) {
                let Some(cycle) = self.cycles.get(cell) else { return Ok(None) };
                let Some(now) = cycle.iter().position(|w| Some(w) == words.get(*cell)) else { return Ok(None) };
                let (now, length) = (now as u64, cycle.len() as u64);
                right.push((place + length - now) % length * times);
            }
            let Some(solved) = worked.solve(&right, budget)? else { return Ok(None) };
            least &= solved.least;
            for (variable, value) in part.variables.iter().zip(solved.values) {
                counts[*variable] = value;
            }
        }
        Ok(Some((counts, least)))
    }

    fn part(
        &self,
        equations: &BTreeMap<usize, Vec<(usize, u64)>>,
        part: EquationBlock,
        budget: &mut Budget<'_>,
    ) -> Option<(EquationBlock, Worked, Vec<u64>)> {
        let mut modulus = 1;
        let mut orders = Vec::new();
        for variable in &part.variables {
            let order = self.order(self.presses.get(*variable)?)?;
            orders.push(order);
            modulus = lcm(modulus, order);
        }
        for (cell, _) in &part.wanted {
            modulus = lcm(modulus, self.cycles.get(cell)?.len() as u64);
        }
        if modulus > MAX_MODULUS {
            return None;
        }
        let mut system = System::new(modulus, part.variables.len(), part.wanted.len(), budget)?;
        let mut all_times = Vec::new();
        for (number, (cell, _)) in part.wanted.iter().enumerate() {
            // an equation modulo a divisor is one modulo the whole, times what is between them
            let times = modulus / self.cycles.get(cell)?.len() as u64;
            all_times.push(times);
            let place = |variable: &usize| part.variables.binary_search(variable).ok();
            let factors =
                equations.get(cell)?.iter().filter_map(|(v, shift)| Some((place(v)?, shift * times % modulus)));
            system.add(number, &factors.collect::<Vec<_>>());
        }
        Some((part, system.work_out(&orders, budget)?, all_times))
    }
}

/// The equations of a FINAL, reduced.
#[derive(Debug, Clone)]
pub struct GoalEquations {
    /// Cells that no move changes, and the word that each must hold.
    still: Vec<(usize, u16)>,
    /// Whether a word is required that never appears on its cell.
    never: bool,
    /// For each part: its equations, and the factor by which each right side is multiplied.
    parts: Vec<(EquationBlock, Worked, Vec<u64>)>,
}

/// Moves that share cells, and what their cells must become.
#[derive(Debug, Clone, Default)]
struct EquationBlock {
    variables: Vec<usize>,
    wanted: Vec<(usize, u64)>,
}

/// Splits the equations into blocks that share no move.
fn parts(
    equations: &BTreeMap<usize, Vec<(usize, u64)>>,
    wanted: Vec<(usize, u64)>,
    variables: usize,
) -> Vec<EquationBlock> {
    let mut groups = UnionFind::new(variables);
    for (cell, _) in &wanted {
        let Some(terms) = equations.get(cell) else { continue };
        for pair in terms.windows(2) {
            if let [(one, _), (two, _)] = pair {
                groups.union(*one, *two);
            }
        }
    }
    let mut parts: BTreeMap<usize, EquationBlock> = BTreeMap::new();
    for variable in 0..variables {
        parts.entry(groups.find(variable)).or_default().variables.push(variable);
    }
    for (cell, place) in wanted {
        if let Some((first, _)) = equations.get(&cell).and_then(|terms| terms.first()) {
            parts.entry(groups.find(*first)).or_default().wanted.push((cell, place));
        }
    }
    parts.into_values().filter(|part| !part.wanted.is_empty()).collect()
}

fn lcm(a: u64, b: u64) -> u64 {
    a / gcd(a, b).max(1) * b
}

impl ModularPress {
    /// Runs the rules with all words known to appear on its cells, each arrangement of them once. Returns whether new words were found.
    #[expect(clippy::indexing_slicing, reason = "there are words for each cell of the board")]
    fn learn(
        &mut self,
        engine: &Engine,
        start: &State,
        reachable: &mut [BTreeSet<u16>],
        runs: &mut Option<usize>,
        budget: &mut Budget<'_>,
    ) -> Option<bool> {
        let mut grew = false;
        'anew: loop {
            let now: Vec<BTreeSet<u16>> = self.cells.iter().map(|cell| reachable[*cell].clone()).collect();
            if !self.tried.is_empty() && now == self.tried {
                return Some(grew);
            }
            let choices: Vec<Vec<u16>> = now.iter().map(|words| words.iter().copied().collect()).collect();
            let count = choices.iter().try_fold(1_usize, |all, words| all.checked_mul(words.len()))?;
            if count > MAX_RUNS_A_MOVE {
                return None;
            }
            if self.turns.len() != self.cells.len() {
                self.turns = vec![BTreeMap::new(); self.cells.len()];
            }
            let is_known = |before: &[(usize, u16)]| {
                !self.tried.is_empty() && before.iter().zip(&self.tried).all(|((_, word), tried)| tried.contains(word))
            };
            let new: Vec<usize> = (0..count).filter(|number| !is_known(&self.arrangement(&choices, *number))).collect();
            budget.step(count as u64 * WORK_A_CELL * (1 + self.cells.len() as u64)).ok()?;
            *runs = runs.and_then(|runs| runs.checked_sub(new.len()));
            (*runs)?;
            for number in new {
                let before = self.arrangement(&choices, number);
                let (touched, after) = self.run(engine, start, &before, budget)?;
                if touched.iter().any(|cell| self.cells.binary_search(cell).is_err()) {
                    let known = self.cells.len();
                    self.cells.extend(touched);
                    self.cells.sort_unstable();
                    self.cells.dedup();
                    // what was tried was without them
                    (self.tried, self.turns) = (Vec::new(), Vec::new());
                    budget.take(CELL_BYTES * (self.cells.len() - known) as u64).ok()?;
                    grew = true;
                    continue 'anew;
                }
                for (((cell, old), new), turn) in before.iter().zip(&after).zip(&mut self.turns) {
                    // a word must become the same, whatever the other cells hold
                    if *turn.entry(*old).or_insert(*new) != *new {
                        return None;
                    }
                    grew |= reachable.get_mut(*cell)?.insert(*new);
                }
            }
            // two words never become the same one
            let one_to_one = |turn: &BTreeMap<u16, u16>| turn.values().collect::<BTreeSet<_>>().len() == turn.len();
            if !self.turns.iter().all(one_to_one) {
                return None;
            }
            self.tried = now;
            if self.cells.is_empty() {
                return Some(grew);
            }
        }
    }

    fn arrangement(&self, choices: &[Vec<u16>], mut number: usize) -> Vec<(usize, u16)> {
        let one = |(cell, words): (&usize, &Vec<u16>)| {
            let word = words.get(number % words.len().max(1)).copied();
            number /= words.len().max(1);
            word.map(|word| (*cell, word))
        };
        self.cells.iter().zip(choices).filter_map(one).collect()
    }

    /// The cells touched, and the words that this move's cells then hold. `None` if anything else changed.
    fn run(
        &self,
        engine: &Engine,
        start: &State,
        before: &[(usize, u16)],
        budget: &mut Budget<'_>,
    ) -> Option<(BTreeSet<usize>, Vec<u16>)> {
        let begun = engine.with_words(start, before);
        let mut state = begun.clone();
        let (touched, work) = engine.run_touching(&mut state, self.chosen)?;
        let looked_at = WORK_A_CELL * (before.len() + touched.len()) as u64;
        budget.step(work + looked_at + state.bytes() / COPIED).ok()?;
        if engine.outcome(&state) != Outcome::Playing {
            return None;
        }
        let cells: BTreeSet<usize> = touched.iter().chain(&self.cells).copied().collect();
        let words: Vec<(usize, u16)> = cells.iter().map(|cell| (*cell, engine.word(&state, *cell))).collect();
        if engine.key(&engine.with_words(&begun, &words)) != engine.key(&state) {
            return None;
        }
        Some((touched, before.iter().map(|(cell, _)| engine.word(&state, *cell)).collect()))
    }
}

/// The words of a cell in the order in which one move runs through all of them, the start's word first; every other move must advance it by
/// some number of steps, the same for each word.
fn cycle(words: &BTreeSet<u16>, start: u16, turns: &[&BTreeMap<u16, u16>]) -> Option<Vec<u16>> {
    let round = |turn: &BTreeMap<u16, u16>| {
        let mut order = vec![start];
        let mut word = *turn.get(&start)?;
        while word != start && order.len() <= words.len() {
            order.push(word);
            word = *turn.get(&word)?;
        }
        (order.len() == words.len()).then_some(order)
    };
    let order = turns.iter().find_map(|turn| round(turn))?;
    let place = |word: &u16| order.iter().position(|w| w == word);
    for turn in turns {
        let shift = place(turn.get(&start)?)?;
        for (number, word) in order.iter().enumerate() {
            if place(turn.get(word)?)? != (number + shift) % order.len() {
                return None;
            }
        }
    }
    Some(order)
}
