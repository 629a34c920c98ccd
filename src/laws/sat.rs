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
/// Bytes of memory that batsat takes for a variable with its lists, for a clause, and for a literal in it: with the room that lists have to grow.
const OF_VARIABLE: u64 = 600;
const OF_CLAUSE: u64 = 100;
const OF_LITERAL: u64 = 16;

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
    /// The memory that the solver takes.
    bytes: u64,
    over: Cell<Option<Why>>,
}

impl Watch<'_> {
    /// Counts work: whether to go on.
    fn goes_on(&self, work: u64) -> bool {
        if let Err(why) = self.share.borrow_mut().step_with(work, 0, || self.bytes) {
            self.over.set(Some(why));
        }
        self.over.get().is_none()
    }
}

fn bytes_of(clause: usize) -> u64 {
    OF_CLAUSE + OF_LITERAL * clause as u64
}

impl Callbacks for Watch<'_> {
    fn on_new_clause(&mut self, clause: &[Lit], kind: ClauseKind) {
        if kind == ClauseKind::Learnt {
            self.learnt += 1;
            self.bytes += bytes_of(clause.len());
            self.goes_on(LITERAL * clause.len() as u64);
        }
    }

    fn on_delete_clause(&mut self, clause: &[Lit]) {
        self.bytes = self.bytes.saturating_sub(bytes_of(clause.len()));
    }

    fn stop(&self) -> bool {
        self.learnt >= self.most || !self.goes_on(DECISION)
    }
}

/// A solver with its clauses.
pub struct Solver<'c> {
    inner: batsat::Solver<Watch<'c>>,
    clauses: usize,
    full: Option<Full>,
}

impl std::fmt::Debug for Solver<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Solver({} variables, {} clauses)", self.inner.num_vars(), self.clauses)
    }
}

impl<'c> Solver<'c> {
    /// A solver that has a share of this budget.
    pub fn new(budget: &Budget<'c>) -> Self {
        Self::with(SolverOpts::default(), budget)
    }

    /// A solver whose order of search depends on the seed.
    pub fn by_chance(seed: u32, budget: &Budget<'c>) -> Self {
        let random_seed = f64::from(seed % 1_000_000_007) + 1.0;
        Self::with(
            SolverOpts { random_seed, random_var_freq: 0.05, rnd_init_act: true, ..SolverOpts::default() },
            budget,
        )
    }

    fn with(options: SolverOpts, budget: &Budget<'c>) -> Self {
        let share = RefCell::new(budget.share(Method::Laws));
        let watch = Watch { learnt: 0, most: 0, share, bytes: 0, over: Cell::new(None) };
        Self { inner: batsat::Solver::new(options, watch), clauses: 0, full: None }
    }

    /// An empty solver with a share of the same budget.
    pub fn another(&self) -> Self {
        Self::new(&self.inner.cb().share.borrow())
    }

    /// Counts work that is done for the solver and memory that is kept for it.
    pub fn spend(&mut self, work: u64, bytes: u64) {
        let watch = self.inner.cb_mut();
        watch.bytes += bytes;
        // what is taken counts as work, so that the budget is asked before it is too much
        watch.goes_on(work + bytes);
        if let Some(why) = watch.over.get() {
            self.full.get_or_insert(Full::Budget(why));
        }
    }

    /// Why it takes nothing more and gives no more answers, if that is so.
    pub fn full(&self) -> Option<Full> {
        self.full
    }

    /// A new variable, as its positive literal.
    pub fn variable(&mut self, phase: Phase) -> Lit {
        let phase = match phase {
            Phase::Free => lbool::UNDEF,
            Phase::True => lbool::TRUE,
            Phase::False => lbool::FALSE,
        };
        self.spend(LITERAL, OF_VARIABLE);
        Lit::new(self.inner.new_var(phase, true), true)
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
        self.spend(LITERAL * clause.len() as u64, bytes_of(clause.len()));
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
            let watch = self.inner.cb_mut();
            watch.bytes = watch.bytes.saturating_sub(bytes_of(conflict));
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
    pub fn holds(&self, lit: Lit) -> bool {
        self.0.get(lit.var().idx() as usize).copied().unwrap_or(false) == lit.sign()
    }
}
