//! The SAT solver: batsat, with a limit counted in learnt clauses, so that the same question has the same answer on every machine. The only
//! file that uses batsat.

use batsat::{Callbacks, ClauseKind, SolverInterface, SolverOpts, lbool};
use rustc_hash::FxHashSet;

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

/// Counts learnt clauses.
#[derive(Debug, Default)]
struct Counting {
    learnt: u64,
    most: u64,
}

impl Callbacks for Counting {
    fn on_new_clause(&mut self, _: &[Lit], kind: ClauseKind) {
        self.learnt += u64::from(kind == ClauseKind::Learnt);
    }

    fn stop(&self) -> bool {
        self.learnt >= self.most
    }
}

/// A solver with its clauses.
pub struct Solver {
    inner: batsat::Solver<Counting>,
    clauses: usize,
}

impl std::fmt::Debug for Solver {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Solver({} variables, {} clauses)", self.inner.num_vars(), self.clauses)
    }
}

impl Default for Solver {
    fn default() -> Self {
        Self::new(SolverOpts::default())
    }
}

impl Solver {
    fn new(options: SolverOpts) -> Self {
        Self { inner: batsat::Solver::new(options, Counting::default()), clauses: 0 }
    }

    /// A solver whose order of search depends on the seed.
    pub fn by_chance(seed: u32) -> Self {
        let random_seed = f64::from(seed % 1_000_000_007) + 1.0;
        Self::new(SolverOpts { random_seed, random_var_freq: 0.05, rnd_init_act: true, ..SolverOpts::default() })
    }

    /// A new variable, as its positive literal.
    pub fn variable(&mut self, phase: Phase) -> Lit {
        let phase = match phase {
            Phase::Free => lbool::UNDEF,
            Phase::True => lbool::TRUE,
            Phase::False => lbool::FALSE,
        };
        Lit::new(self.inner.new_var(phase, true), true)
    }

    /// Requires one of these to be true.
    pub fn add(&mut self, clause: impl IntoIterator<Item = Lit>) {
        self.clauses += 1;
        let mut clause: Vec<Lit> = clause.into_iter().collect();
        self.inner.add_clause_reuse(&mut clause);
    }

    /// Whether all clauses can be satisfied while these are true, with at most so many clauses learnt.
    pub fn ask(&mut self, assumed: &[Lit], most: u64) -> Verdict {
        let counting = self.inner.cb_mut();
        counting.most = counting.learnt + most;
        match self.inner.solve_limited(assumed) {
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

    /// Clauses added so far.
    pub fn clauses(&self) -> usize {
        self.clauses
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
