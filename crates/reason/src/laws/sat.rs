//! The SAT solver: batsat, with a limit counted in learnt clauses, so that the same question has the same answer on every machine, and with a
//! share of the budget, which is asked at every decision and every clause. The only file that uses batsat.

use crate::solve::{Budget, Method, Why};
use batsat::{Callbacks, ClauseKind, SolverInterface, SolverOpts, lbool};
use rustc_hash::FxHashSet;
use std::cell::{Cell, RefCell};

pub use batsat::Lit;

/// The result of a question.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Satisfiable.
    Yes,
    /// Unsatisfiable.
    No,
    /// The limit was reached.
    Unknown,
}

/// Which value of a variable is tried first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// The solver decides.
    Free,
    /// True.
    True,
    /// False.
    False,
}

impl Phase {
    /// True or false.
    pub const fn of(value: bool) -> Self {
        if value { Self::True } else { Self::False }
    }
}

/// The most clauses of one solver, without those that it learns.
pub const MAX_CLAUSES: usize = 2_000_000;
/// The work of a decision with all that follows from it, of an assumption, and of a literal in a clause.
const DECISION: u64 = 1 << 10;
const ASSUMPTION: u64 = 1 << 3;
const LITERAL: u64 = 1 << 4;
/// Bytes of memory that batsat takes for a variable with its lists and for a clause with where it is looked for: with the room that lists have
/// to grow, and while they do.
const OF_VARIABLE: u64 = 400;
const OF_CLAUSE: u64 = 80;
/// The same for what stands in one region: the head of a clause, and each literal in it. There is room for so much in it from the start.
const OF_HEAD: u64 = 32;
const OF_LITERAL: u64 = 16;
const OF_REGION: u64 = 4 << 20;

/// Why a solver takes nothing more: what was said to it is not complete, so that it gives no more answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Full {
    /// There would be more than [`MAX_CLAUSES`] clauses.
    Clauses,
    /// The budget is used up.
    Budget(Why),
}

/// Counts learnt clauses, and what the budget is spent on.
struct Watch<'c> {
    learnt: u64,
    most: u64,
    share: RefCell<Budget<'c>>,
    /// The memory that the solver takes: its region of clauses, as far as it is used, and all the rest.
    region: u64,
    bytes: u64,
    over: Cell<Option<Why>>,
}

impl Watch<'_> {
    /// All memory that the solver takes.
    fn held(&self) -> u64 {
        self.bytes + self.region.max(OF_REGION)
    }

    /// Counts memory that is about to be taken.
    fn grow(&mut self, bytes: u64) {
        self.bytes += bytes;
        let held = self.share.borrow_mut().reserve(self.held());
        if let Err(why) = held {
            self.over.set(Some(why));
        }
    }

    /// Counts a clause that is about to be added.
    fn grow_by(&mut self, clause: usize) {
        self.region += in_region(clause);
        self.grow(OF_CLAUSE);
    }

    /// Counts a clause no longer.
    fn shrink_by(&mut self, clause: usize) {
        self.region = self.region.saturating_sub(in_region(clause));
        self.bytes = self.bytes.saturating_sub(OF_CLAUSE);
    }

    /// Counts work: whether to go on.
    fn goes_on(&self, work: u64) -> bool {
        if let Err(why) = self.share.borrow_mut().step_with(work, 0, || self.held()) {
            self.over.set(Some(why));
        }
        self.over.get().is_none()
    }
}

/// Bytes of the region of clauses for a clause of so many literals.
fn in_region(clause: usize) -> u64 {
    OF_HEAD + OF_LITERAL * clause as u64
}

impl Callbacks for Watch<'_> {
    fn on_new_clause(&mut self, clause: &[Lit], kind: ClauseKind) {
        if kind == ClauseKind::Learnt {
            self.learnt += 1;
            self.grow_by(clause.len());
            self.goes_on(LITERAL * clause.len() as u64);
        }
    }

    fn on_delete_clause(&mut self, clause: &[Lit]) {
        self.shrink_by(clause.len());
    }

    fn stop(&self) -> bool {
        self.learnt >= self.most || !self.goes_on(DECISION)
    }
}

/// A solver with its clauses.
pub struct Solver<'c> {
    inner: batsat::Solver<Watch<'c>>,
    clauses: usize,
    /// The variable that was made last.
    last: Option<Lit>,
    full: Option<Full>,
}

impl std::fmt::Debug for Solver<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Solver({} variables, {} clauses)", self.inner.num_vars(), self.clauses)
    }
}

impl<'c> Solver<'c> {
    /// A solver that has a share of this budget.
    ///
    /// # Errors
    /// There is no memory left for it.
    pub fn new(budget: &Budget<'c>) -> Result<Self, Why> {
        Self::with(SolverOpts::default(), budget)
    }

    /// A solver whose order of search depends on the seed.
    ///
    /// # Errors
    /// There is no memory left for it.
    pub fn by_chance(seed: u32, budget: &Budget<'c>) -> Result<Self, Why> {
        let random_seed = f64::from(seed % 1_000_000_007) + 1.0;
        Self::with(
            SolverOpts { random_seed, random_var_freq: 0.05, rnd_init_act: true, ..SolverOpts::default() },
            budget,
        )
    }

    fn with(options: SolverOpts, budget: &Budget<'c>) -> Result<Self, Why> {
        let mut share = budget.share(Method::Laws);
        share.reserve(OF_REGION)?;
        let share = RefCell::new(share);
        let watch = Watch { learnt: 0, most: 0, share, region: 0, bytes: 0, over: Cell::new(None) };
        Ok(Self { inner: batsat::Solver::new(options, watch), clauses: 0, last: None, full: None })
    }

    /// An empty solver with a share of the same budget.
    ///
    /// # Errors
    /// There is no memory left for it.
    pub fn another(&self) -> Result<Self, Why> {
        Self::new(&self.inner.cb().share.borrow())
    }

    /// Counts work that is done for the solver and memory that is kept for it, before it is.
    pub fn spend(&mut self, work: u64, bytes: u64) {
        let watch = self.inner.cb_mut();
        watch.grow(bytes);
        watch.goes_on(work + bytes);
        self.look();
    }

    /// Takes nothing more if the budget is used up.
    fn look(&mut self) {
        let watch = self.inner.cb();
        if let Some(why) = watch.over.get() {
            self.full.get_or_insert(Full::Budget(why));
        }
    }

    /// Why it takes nothing more and gives no more answers, if that is so.
    pub fn full(&self) -> Option<Full> {
        self.full
    }

    /// How many variables and clauses there are, without those that it learnt.
    pub fn size(&self) -> [usize; 2] {
        [self.inner.num_vars() as usize, self.clauses]
    }

    /// A new variable, as its positive literal.
    pub fn variable(&mut self, phase: Phase) -> Lit {
        let phase = match phase {
            Phase::Free => lbool::UNDEF,
            Phase::True => lbool::TRUE,
            Phase::False => lbool::FALSE,
        };
        self.spend(LITERAL, OF_VARIABLE);
        match self.last {
            // of a full solver nothing is asked
            Some(last) if self.full.is_some() => last,
            _ => *self.last.insert(Lit::new(self.inner.new_var(phase, true), true)),
        }
    }

    /// Requires one of these to be true; not if the solver is full.
    pub fn add(&mut self, clause: impl IntoIterator<Item = Lit>) {
        if self.full.is_some() {
            return;
        }
        let mut clause: Vec<Lit> = clause.into_iter().collect();
        self.clauses += 1;
        if self.clauses > MAX_CLAUSES {
            self.full = Some(Full::Clauses);
        }
        let watch = self.inner.cb_mut();
        watch.grow_by(clause.len());
        // what is taken counts as work too
        watch.goes_on((LITERAL + OF_LITERAL) * clause.len() as u64 + OF_HEAD + OF_CLAUSE);
        self.look();
        if self.full.is_none() {
            self.inner.add_clause_reuse(&mut clause);
        }
    }

    /// Whether all clauses can be satisfied while these are true, with at most so many clauses learnt.
    pub fn ask(&mut self, assumed: &[Lit], most: u64) -> Verdict {
        self.spend(ASSUMPTION * assumed.len() as u64, 0);
        if self.full.is_some() {
            return Verdict::Unknown;
        }
        let watch = self.inner.cb_mut();
        watch.most = watch.learnt + most;
        let found = self.inner.solve_limited(assumed);
        // batsat tells of the conflict as of a clause, but does not keep it as one
        let conflict = self.inner.unsat_core().len();
        if conflict > 0 {
            self.inner.cb_mut().shrink_by(conflict);
        }
        self.spend(0, 0);
        match found {
            value if value == lbool::TRUE => Verdict::Yes,
            value if value == lbool::FALSE => Verdict::No,
            _ => Verdict::Unknown,
        }
    }

    /// After `Yes`: the values found.
    pub fn model(&self) -> Model {
        Model(self.inner.get_model().iter().map(|value| *value == lbool::TRUE).collect())
    }

    /// After `No`: the assumptions that conflict.
    pub fn core(&self) -> FxHashSet<Lit> {
        // as a clause: one of them must be false
        self.inner.unsat_core().iter().map(|lit| !*lit).collect()
    }

    /// How often a value followed from a clause so far: the work done, on every machine the same.
    pub fn propagations(&self) -> u64 {
        self.inner.num_propagations()
    }

    /// Clauses learnt so far.
    pub fn learnt(&mut self) -> u64 {
        self.inner.cb_mut().learnt
    }
}

/// Values that satisfy all clauses.
#[derive(Debug, Clone)]
pub struct Model(Vec<bool>);

impl Model {
    /// Whether it is true.
    #[expect(clippy::indexing_slicing, reason = "a model has a value for each variable that was made before it")]
    pub fn holds(&self, lit: Lit) -> bool {
        self.0[lit.var().idx() as usize] == lit.sign()
    }
}
