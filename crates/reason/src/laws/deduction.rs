//! Reasoning about a level's laws: how many answers it has, what is wrong on a board, what follows next and why.

#![expect(
    clippy::indexing_slicing,
    reason = "laws and asked cells are those of the puzzle, and a reason names parts of its lists"
)]

use super::puzzle::{Law, Puzzle, stopped};
use super::reasoner::{BRIEFLY, Found, Guarding, Reasoner};
use super::reasons::{Reason, implied_of, one_alone, smallest, smallest_of_several};
use super::sat::{Full, Lit};
use crate::solve::{Budget, Method};
use az::SaturatingAs;
use rustc_hash::FxHashSet;
use std::sync::Arc;
use switchboard_base::diag::Problems;
use switchboard_base::grid::Cell;
use switchboard_engine::play::{Engine, Move, State};

/// How many answers a level has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answers {
    /// None.
    None,
    /// Exactly one: the word of each asked cell.
    One(Vec<u16>),
    /// At least these two.
    Several(Vec<u16>, Vec<u16>),
    /// Not found out within the limits.
    Unknown,
}

/// What follows next, and why.
#[derive(Debug, Clone)]
pub struct Step {
    /// The number of the asked cell.
    pub asked: usize,
    /// Its cell.
    pub cell: Cell,
    /// The word that must stand there.
    pub word: u16,
    /// The laws that it follows from, by number; a smallest set, or the smallest that was found with the work that is worth it.
    pub laws: Vec<usize>,
    /// The cells of the board that these laws refer to, as they stand.
    pub cells: Vec<Cell>,
}

/// How hard a level is: how many laws its steps need.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Effort {
    /// How many steps lead to the end.
    pub steps: usize,
    /// The most laws needed by one of them.
    pub most: usize,
    /// The laws of all of them together.
    pub laws: usize,
}

impl Effort {
    /// Laws per step, rounded to hundredths; for display, never for decisions.
    pub fn mean(&self) -> f64 {
        let hundredths = (self.laws * 100).checked_div(self.steps).unwrap_or_default();
        f64::from(hundredths.saturating_as::<u32>()) / 100.0
    }
}

/// What there is to say about a board.
#[derive(Debug, Clone)]
pub enum Advice {
    /// These entries cannot all stay.
    Mistake(Vec<Cell>),
    /// This follows next.
    Step(Step),
    /// Before anything can be entered from so few laws, these values can be struck out: those of the step's cell, and what else follows
    /// from the same laws. The word of the step is one of them.
    Strike(Step, Vec<(Cell, u16)>),
    /// The board is complete.
    Done,
    /// Nothing more follows: the level has several answers.
    Nothing,
    /// Not found out within the limits.
    Unknown,
}

/// The work for each law and each cell that are looked at together.
const OF_LAW: u64 = 1 << 4;
/// Bytes of memory for what a law says of the targets, and for each of them.
const OF_LIST: u64 = 72;
const OF_TARGET: u64 = 16;

/// The reasoning about one level. Created once per level; keeps what it learns. Once its budget is used up, it finds out nothing more.
pub struct Deduction<'c> {
    pub(super) puzzle: Arc<Puzzle>,
    pub(super) always: Reasoner<'c>,
    guarded: Option<Reasoner<'c>>,
    answers: Option<Answers>,
    /// Values that the player struck out, by the number of the cell.
    pub(super) struck: Vec<(usize, u16)>,
    /// The asked cells that each law speaks of, once they are needed.
    about: Option<Vec<Vec<usize>>>,
    pub(super) share: Budget<'c>,
}

impl std::fmt::Debug for Deduction<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Deduction").field("always", &self.always).finish_non_exhaustive()
    }
}

impl<'c> Deduction<'c> {
    /// For the level of this engine; `None` if its game has no constraints.
    ///
    /// # Errors
    /// Constraints that cannot be evaluated, or cells that are not changed individually.
    pub fn new(engine: &Engine, budget: &mut Budget<'c>) -> Result<Option<Self>, Problems> {
        Self::at(engine, &engine.start(0), budget)
    }

    /// For the level as it stands: where pieces cover something, this state's board, elsewhere [`Self::new`].
    ///
    /// # Errors
    /// See [`Self::new`].
    pub fn at(engine: &Engine, state: &State, budget: &mut Budget<'c>) -> Result<Option<Self>, Problems> {
        match Puzzle::at(engine, state, budget)? {
            Some(puzzle) => Self::of(engine, Arc::new(puzzle), budget).map(Some),
            None => Ok(None),
        }
    }

    /// For a puzzle made from this engine's level.
    ///
    /// # Errors
    /// The constraints are too large, or the budget is used up.
    pub fn of(engine: &Engine, puzzle: Arc<Puzzle>, budget: &mut Budget<'c>) -> Result<Self, Problems> {
        match Reasoner::new(&puzzle, Guarding::Always, None, budget) {
            Ok(always) => {
                let share = budget.share(Method::Laws);
                Ok(Self { puzzle, always, guarded: None, answers: None, struck: Vec::new(), about: None, share })
            }
            Err((_, Full::Budget(why))) => Err(stopped(why)),
            Err((law, Full::Clauses)) => {
                let constraint = puzzle.laws()[law].constraint;
                let constraint = engine.laws().and_then(|(laws, _)| laws.constraints.get(constraint));
                let problem = constraint.map(|constraint| super::puzzle::refused(engine, constraint, "many-clauses"));
                Err(problem.map_or_else(Problems::new, Problems::from))
            }
        }
    }

    /// Whether its budget is used up: what is not found out by then, is not.
    pub fn is_over(&mut self) -> bool {
        self.always.is_over() || self.share.is_over()
    }

    /// From now on, these values of cells count as struck out while the cells are undecided.
    pub fn strike(&mut self, struck: &[(Cell, u16)]) {
        let number =
            |(cell, word): &(Cell, u16)| Some((self.puzzle.number_at(self.puzzle.size().index(*cell)?)?, *word));
        self.struck = struck.iter().filter_map(number).collect();
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// How many answers the level has.
    pub fn answers(&mut self) -> Answers {
        if let Some(known) = &self.answers {
            return known.clone();
        }
        let found = self.count_answers();
        self.answers = Some(found.clone());
        found
    }

    fn count_answers(&mut self) -> Answers {
        let first = match self.always.ask(&[]) {
            Found::Possible(model) => self.always.words(&model),
            Found::Impossible => return Answers::None,
            Found::Unknown => return Answers::Unknown,
        };
        // another answer differs in some cell
        let other = self.always.variable();
        let cells = first.iter().enumerate();
        let differs: Vec<Lit> =
            cells.filter_map(|(cell, word)| self.always.literal(cell, *word)).map(|lit| !lit).chain([!other]).collect();
        self.always.add(differs);
        match self.always.ask(&[other]) {
            Found::Impossible => Answers::One(first),
            Found::Possible(model) => {
                let second = self.always.words(&model);
                Answers::Several(first, second)
            }
            Found::Unknown => Answers::Unknown,
        }
    }

    /// Whether a board can still be completed by filling in undecided cells; `None` if that was not found out.
    pub fn can_be_finished(&mut self, board: impl Fn(usize) -> u16) -> Option<bool> {
        let entries = self.puzzle.entries(board);
        let Some(known) = known(&self.always, &entries, &self.struck) else { return Some(false) };
        match self.always.ask(&known) {
            Found::Possible(_) => Some(true),
            Found::Impossible => Some(false),
            Found::Unknown => None,
        }
    }

    /// A smallest set of entries that cannot all stay; empty if they can, or if that was not found out.
    pub fn mistake(&mut self, board: impl Fn(usize) -> u16) -> Vec<Cell> {
        let entries = self.puzzle.entries(board);
        let mut cells = Vec::new();
        let mut soft = Vec::new();
        for (number, entry) in entries.iter().enumerate() {
            let Some(word) = entry else { continue };
            let cell = self.puzzle.asked()[number].cell;
            // a word that the cell can never hold
            let Some(lit) = self.always.literal(number, *word) else { return vec![cell] };
            cells.push(cell);
            soft.push(lit);
        }
        for (number, word) in self.struck.iter().filter(|(number, _)| entries.get(*number) == Some(&None)) {
            if let Some(lit) = self.always.literal(*number, *word) {
                cells.push(self.puzzle.asked()[*number].cell);
                soft.push(!lit);
            }
        }
        let Some(reason) = smallest(&mut self.always, &[], &[], &soft) else { return Vec::new() };
        reason.from.iter().map(|number| cells[*number]).collect()
    }

    /// What there is to say about a board: a mistake, otherwise what follows from the fewest laws.
    pub fn advice(&mut self, board: impl Fn(usize) -> u16) -> Advice {
        match self.can_be_finished(&board) {
            Some(false) => {
                let cells = self.mistake(&board);
                return match cells.is_empty() {
                    false => Advice::Mistake(cells),
                    true if self.is_over() => Advice::Unknown,
                    // no entry is wrong, but there is no answer
                    true => Advice::Nothing,
                };
            }
            None => return Advice::Unknown,
            Some(true) => {}
        }
        let entries = self.puzzle.entries(&board);
        if entries.iter().all(Option::is_some) {
            return Advice::Done;
        }
        let mut sure = self.sure(&entries);
        sure.retain(|(number, word)| !self.moves_to_say(*number, *word, &board).is_empty());
        if sure.is_empty() {
            return if self.is_over() { Advice::Unknown } else { Advice::Nothing };
        }
        self.reason(&entries, &sure).map_or(Advice::Unknown, Advice::Step)
    }

    /// The undecided cells that hold the same word in every answer, with their words.
    fn sure(&mut self, entries: &[Option<u16>]) -> Vec<(usize, u16)> {
        let open = |words: &[u16]| -> Vec<(usize, u16)> {
            let open = entries.iter().zip(words).enumerate().filter(|(_, (entry, _))| entry.is_none());
            open.map(|(number, (_, word))| (number, *word)).collect()
        };
        if let Answers::One(words) = self.answers() {
            return open(&words);
        }
        let Some(known) = known(&self.always, entries, &self.struck) else { return Vec::new() };
        let Found::Possible(model) = self.always.ask(&known) else { return Vec::new() };
        let sure = open(&self.always.words(&model));
        following(&mut self.always, &known, &[], sure)
    }

    /// The words of a cell that no single law rules out, given the rest of the board; all words if each is ruled out.
    pub fn possible(&mut self, cell: usize, board: impl Fn(usize) -> u16) -> Vec<u16> {
        let mut entries = self.puzzle.entries(board);
        entries[cell] = None;
        let all = self.puzzle.asked()[cell].words.clone();
        let struck = self.struck.clone();
        let Some(reasoner) = self.guarded() else { return all };
        let Some(known) = known(reasoner, &entries, &struck) else { return all };
        let guards = reasoner.guards.clone();
        let mut possible = Vec::new();
        for word in &all {
            let Some(lit) = reasoner.literal(cell, *word) else { continue };
            let held: Vec<Lit> = known.iter().copied().chain([lit]).collect();
            let with = |guards: &[Lit]| [held.as_slice(), guards].concat();
            let fits_all = matches!(reasoner.ask(&with(&guards)), Found::Possible(_));
            let mut fits =
                |guard: &Lit| reasoner.is_over() || !matches!(reasoner.ask(&with(&[*guard])), Found::Impossible);
            if fits_all || guards.iter().all(&mut fits) {
                possible.push(*word);
            }
        }
        if possible.is_empty() { all } else { possible }
    }

    /// What follows from any single law, given the board: asked cells and their words, without those already entered.
    pub fn by_one_law(&mut self, board: impl Fn(usize) -> u16) -> Vec<(usize, u16)> {
        let entries = self.puzzle.entries(&board);
        let mut sure = self.sure(&entries);
        sure.retain(|(number, word)| !self.moves_to_say(*number, *word, &board).is_empty());
        let struck = self.struck.clone();
        let Some(reasoner) = self.guarded() else { return Vec::new() };
        let Some(known) = known(reasoner, &entries, &struck) else { return Vec::new() };
        let mut follows = Vec::new();
        for guard in reasoner.guards.clone() {
            if reasoner.is_over() {
                break;
            }
            let found = following(reasoner, &known, &[guard], sure.clone());
            sure.retain(|one| !found.contains(one));
            follows.extend(found);
        }
        follows.sort_unstable();
        follows
    }

    /// How hard it is to complete a board step by step, each step using as few laws as possible; what else follows from the same laws is
    /// entered along with it. `None` if there is not exactly one answer, or if that was not found out within the limits.
    pub fn effort(&mut self, board: impl Fn(usize) -> u16) -> Option<Effort> {
        let Answers::One(words) = self.answers() else { return None };
        let mut entries = self.puzzle.entries(board);
        let mut effort = Effort::default();
        loop {
            let open = entries.iter().zip(&words).enumerate().filter(|(_, (entry, _))| entry.is_none());
            let open: Vec<(usize, u16)> = open.map(|(number, (_, word))| (number, *word)).collect();
            if open.is_empty() {
                return Some(effort);
            }
            if self.is_over() {
                return None;
            }
            let step = self.reason(&entries, &open)?;
            effort.steps += 1;
            effort.laws += step.laws.len();
            effort.most = effort.most.max(step.laws.len());
            for (number, word) in self.that_follow(&step, &entries, open)? {
                entries[number] = Some(word);
            }
            entries[step.asked] = Some(step.word);
        }
    }

    /// What can be opened and needs the fewest laws for it, with all else that follows from these laws and can be opened: the step
    /// and the cells. None where nothing is sure, or it was not found out.
    pub fn step_to_open(&mut self, board: impl Fn(usize) -> u16) -> Option<(Step, Vec<Cell>)> {
        let entries = self.puzzle.entries(&board);
        let mut sure = self.sure(&entries);
        sure.retain(|(number, word)| !self.moves_to_say(*number, *word, &board).is_empty());
        let step = if sure.is_empty() { None } else { self.reason(&entries, &sure) }?;
        let follows = self.that_follow(&step, &entries, sure)?;
        let cells = follows.iter().map(|(number, _)| self.puzzle.asked()[*number].cell);
        let others: Vec<Cell> = cells.filter(|cell| *cell != step.cell).collect();
        let cells = std::iter::once(step.cell).chain(others).collect();
        Some((step, cells))
    }

    /// What of this follows from the laws of a step.
    fn that_follow(
        &mut self,
        step: &Step,
        entries: &[Option<u16>],
        open: Vec<(usize, u16)>,
    ) -> Option<Vec<(usize, u16)>> {
        let struck = self.struck.clone();
        let reasoner = self.guarded()?;
        let known = known(reasoner, entries, &struck)?;
        let guards: Vec<Lit> = step.laws.iter().map(|law| reasoner.guards[*law]).collect();
        Some(following(reasoner, &known, &guards, open))
    }

    /// The laws, each with its guard; `None` if there are too many.
    pub(super) fn guarded(&mut self) -> Option<&mut Reasoner<'c>> {
        if self.guarded.is_none() && !self.is_over() {
            self.guarded = Reasoner::new(&self.puzzle, Guarding::ByGuards, None, &self.share).ok();
        }
        self.guarded.as_mut()
    }

    /// The smallest reason for any of the sure cells.
    fn reason(&mut self, entries: &[Option<u16>], sure: &[(usize, u16)]) -> Option<Step> {
        // what can be only one thing needs no law
        let one_word = |(number, _): &&(usize, u16)| self.puzzle.asked()[*number].words.len() == 1;
        if let Some((asked, word)) = sure.iter().find(one_word).copied() {
            let cell = self.puzzle.asked()[asked].cell;
            return Some(Step { asked, cell, word, laws: Vec::new(), cells: Vec::new() });
        }
        self.smallest_reason(entries, sure, true)
    }

    /// The smallest reason for any of these cells to hold its word, or not to.
    pub(super) fn smallest_reason(
        &mut self,
        entries: &[Option<u16>],
        sure: &[(usize, u16)],
        holds: bool,
    ) -> Option<Step> {
        self.guarded()?;
        let reasoner = self.guarded.as_mut()?;
        let known = known(reasoner, entries, &self.struck)?;
        let target = |lit: Lit| if holds { lit } else { !lit };
        let literals = sure.iter().filter_map(|(cell, word)| reasoner.literal(*cell, *word));
        let targets: Vec<Lit> = literals.map(target).collect();
        if targets.len() != sure.len() {
            return None;
        }
        let guards = reasoner.guards.clone();
        let reason = if holds {
            if self.about.is_none() {
                self.about = Some(self.puzzle.cells_of_laws(&mut self.share)?);
            }
            let cells: Vec<usize> = sure.iter().map(|(cell, _)| *cell).collect();
            let about = targets_of_laws(self.about.as_deref()?, &cells, &mut self.share)?;
            let alone = follows_alone(reasoner, &known, &targets, !self.struck.is_empty());
            let alone = alone.or_else(|| one_alone(reasoner, &known, &targets, &guards, &about));
            alone.or_else(|| smallest_of_several(reasoner, &known, &targets, &guards, &about))?
        } else {
            smallest(reasoner, &known, &targets, &guards)?
        };
        // where nothing is sure, there is no target either
        let (number, word) = *sure.get(reason.target)?;
        // only those cells of the board that these laws need
        let mut assumed = vec![!targets[reason.target]];
        assumed.extend(reason.from.iter().map(|law| guards[*law]));
        let needed = reasoner.blamed(&assumed, &known, usize::MAX, BRIEFLY).unwrap_or_default();
        let needed: FxHashSet<Lit> = needed.into_iter().collect();
        let cells = entries.iter().zip(self.puzzle.asked()).enumerate().filter_map(|(number, (entry, asked))| {
            let lit = reasoner.literal(number, (*entry)?)?;
            needed.contains(&lit).then_some(asked.cell)
        });
        let cells = cells.collect();
        let cell = self.puzzle.asked()[number].cell;
        Some(Step { asked: number, cell, word, laws: reason.from, cells })
    }

    /// The laws of a step.
    pub fn laws_of(&self, step: &Step) -> Vec<&Law> {
        step.laws.iter().map(|number| &self.puzzle.laws()[*number]).collect()
    }

    /// The moves that bring these words onto a board, cell by cell; `None` if a cell cannot get its word.
    pub fn moves_to(&self, words: &[(usize, u16)], board: impl Fn(usize) -> u16) -> Option<Vec<Move>> {
        let mut moves = Vec::new();
        for (number, word) in words {
            let asked = &self.puzzle.asked()[*number];
            let now = asked.cycle.iter().position(|known| *known == board(asked.index))?;
            let ahead = (0..asked.cycle.len()).find(|ahead| {
                let shown = asked.cycle[(now + ahead) % asked.cycle.len()];
                self.puzzle.counts(shown) == Some(*word)
            })?;
            moves.extend(std::iter::repeat_n(Move::Cell(asked.cell), ahead));
        }
        Some(moves)
    }

    /// The moves after which a cell says that it holds this word; none where no piece of its says so, as where a cell that stays empty
    /// has no mark, or where what covers it is best left there.
    pub fn moves_to_say(&self, number: usize, word: u16, board: impl Fn(usize) -> u16) -> Vec<Move> {
        let asked = &self.puzzle.asked()[number];
        if asked.opens {
            return if asked.words.first() == Some(&word) { vec![Move::Cell(asked.cell)] } else { Vec::new() };
        }
        let Some(now) = asked.cycle.iter().position(|known| *known == board(asked.index)) else { return Vec::new() };
        let says = |ahead: &usize| {
            let shown = asked.cycle[(now + ahead) % asked.cycle.len()];
            self.puzzle.says(shown) == Some(word)
        };
        (1..asked.cycle.len()).find(says).map_or_else(Vec::new, |ahead| vec![Move::Cell(asked.cell); ahead])
    }

    /// The moves of the only answer, from the start of the level.
    pub fn solution(&mut self, board: impl Fn(usize) -> u16) -> Option<Vec<Move>> {
        let Answers::One(words) = self.answers() else { return None };
        let words: Vec<(usize, u16)> = words.into_iter().enumerate().collect();
        self.moves_to(&words, board)
    }
}

/// What follows from the board alone, without a law: where so much is struck out that only one word is left.
fn follows_alone(reasoner: &mut Reasoner<'_>, known: &[Lit], targets: &[Lit], is_struck: bool) -> Option<Reason> {
    let all: Vec<usize> = if is_struck { (0..targets.len()).collect() } else { return None };
    let target = *implied_of(reasoner, known, targets, &all, true).first()?;
    Some(Reason { target, from: Vec::new() })
}

/// For each law the targets whose cells it speaks of, by number; the targets are about these cells. `None` if the budget is used up, whose
/// share holds what they take.
fn targets_of_laws(about: &[Vec<usize>], cells: &[usize], budget: &mut Budget<'_>) -> Option<Vec<Vec<usize>>> {
    let mut held = 0;
    let mut of = |law: &Vec<usize>| {
        held += OF_LIST + OF_TARGET * law.len() as u64;
        budget.step(OF_LAW * cells.len() as u64).and_then(|()| budget.reserve(held)).ok()?;
        let numbers = cells.iter().enumerate().filter(|(_, cell)| law.binary_search(cell).is_ok());
        Some(numbers.map(|(number, _)| number).collect())
    };
    about.iter().map(&mut of).collect()
}

/// What of this follows from the laws of these guards.
pub(super) fn following(
    reasoner: &mut Reasoner<'_>,
    known: &[Lit],
    guards: &[Lit],
    open: Vec<(usize, u16)>,
) -> Vec<(usize, u16)> {
    let literal = |(cell, word): (usize, u16)| Some(((cell, word), reasoner.literal(cell, word)?));
    let (open, lits): (Vec<(usize, u16)>, Vec<Lit>) = open.into_iter().filter_map(literal).unzip();
    let found = implied(reasoner, &[known, guards].concat(), &lits);
    found.into_iter().map(|number| open[number]).collect()
}

/// Which of these are true wherever the assumed ones are, by number.
pub(super) fn implied(reasoner: &mut Reasoner<'_>, assumed: &[Lit], lits: &[Lit]) -> Vec<usize> {
    let mut open: Vec<usize> = (0..lits.len()).collect();
    while !open.is_empty() {
        let contrary: Vec<Lit> = open.iter().map(|number| !lits[*number]).collect();
        let some = reasoner.variable();
        reasoner.add(contrary.into_iter().chain([!some]));
        match reasoner.ask(&[assumed, &[some]].concat()) {
            Found::Impossible => break,
            Found::Possible(model) => open.retain(|number| model.holds(lits[*number])),
            Found::Unknown => open.clear(),
        }
    }
    open
}

/// The entries of a board as literals, and what is struck out of undecided cells; `None` if a cell holds what it cannot hold.
pub(super) fn known(reasoner: &Reasoner<'_>, entries: &[Option<u16>], struck: &[(usize, u16)]) -> Option<Vec<Lit>> {
    let numbered = entries.iter().enumerate();
    let held: Option<Vec<Lit>> =
        numbered.filter_map(|(cell, word)| word.map(|word| reasoner.literal(cell, word))).collect();
    let open = struck.iter().filter(|(cell, _)| entries.get(*cell) == Some(&None));
    let out = open.filter_map(|(cell, word)| reasoner.literal(*cell, *word)).map(|lit| !lit);
    Some(held?.into_iter().chain(out).collect())
}
