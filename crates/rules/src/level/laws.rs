//! The constraints of a level: they decide whether its finished board is right. The machine evaluates them on the board
//! itself; what follows from them is the business of the room `laws`.

use crate::check::constraints::does_something;
use crate::emit::code::Program;
use crate::emit::{TooLong, emit};
use crate::run::machine::{Begin, Unwatched, Workspace, run};
use crate::run::memory::{End, MatrixPlan, Memory, MemoryPlan};
use crate::tree::scope::Scope;
use crate::tree::{Action, Constraint, Expr, Function, Rule, Statement, Tree};
use switchboard_game::{Pieces, Stand};

/// The constraints of a level, typed, and the program that evaluates them.
#[derive(Debug, Clone)]
pub struct Laws {
    /// In file order.
    pub constraints: Vec<Constraint>,
    /// The functions that they call, by number.
    pub functions: Vec<Function>,
    /// Sets of words, by number.
    pub sets: Vec<Vec<i32>>,
    /// For each piece in file order, what it says about its cell.
    pub stands: Vec<Stand>,
    /// For each piece in file order, what may lie under it; empty where it covers nothing. The first may be opened.
    covered: Vec<Vec<u16>>,
    program: Program,
}

impl Laws {
    /// The constraints of a level; none if it has none.
    ///
    /// # Errors
    ///
    /// The program would be too long.
    pub(super) fn new(tree: &Tree, scope: &Scope, pieces: &Pieces) -> Result<Option<Self>, TooLong> {
        if tree.constraints.is_empty() {
            return Ok(None);
        }
        let asking = Tree {
            rules: tree.constraints.iter().map(broken).collect(),
            constraints: Vec::new(),
            functions: tree.functions.iter().map(computing).collect(),
            sets: tree.sets.clone(),
            texts: tree.texts.clone(),
            areas: tree.areas,
        };
        Ok(Some(Self {
            constraints: tree.constraints.clone(),
            functions: tree.functions.clone(),
            sets: tree.sets.clone(),
            stands: (0..pieces.len()).map(|place| pieces.stand(place)).collect(),
            covered: (0..pieces.len()).map(|place| words(pieces.covered(place))).collect(),
            program: emit(&asking, scope)?,
        }))
    }

    /// Whether the program keeps to its bounds. It writes nothing.
    pub(super) fn is_sound(&self, matrices: usize) -> bool {
        self.program.verify(&vec![false; matrices]).is_ok()
    }

    /// What a word on the board says about its cell.
    pub fn stand(&self, word: i32) -> Stand {
        usize::try_from(word).ok().and_then(|word| self.stands.get(word)).copied().unwrap_or(Stand::Itself)
    }

    /// What may lie under a word on the board, the one that may be opened first; empty where it covers nothing.
    pub fn covered(&self, word: u16) -> &[u16] {
        match self.covered.get(usize::from(word)) {
            Some(covered) => covered,
            None => &[],
        }
    }

    /// The word that counts for this one on the finished board; none if the word means that the board is not finished.
    pub fn at_the_end(&self, word: i32) -> Option<i32> {
        match self.stand(word) {
            Stand::Itself => Some(word),
            Stand::Open(counts) => i32::try_from(counts?).ok(),
            Stand::Mark(means) => i32::try_from(means).ok(),
        }
    }

    /// Whether the board of this state is finished and satisfies all constraints. Constraints that take more steps than
    /// a round can have count as broken.
    pub(super) fn hold(&self, plan: &MemoryPlan, state: &MatrixPlan, memory: &Memory) -> bool {
        let mut board = memory.clone();
        for index in 0..state.area() {
            let word = memory.read(plan, state, index);
            match self.at_the_end(word) {
                None => return false,
                Some(other) if other != word => drop(board.write(plan, state, index, other)),
                Some(_) => {}
            }
        }
        board.end = End::Open;
        let ran = run(&self.program, plan, &mut board, Begin::AsItIs, &mut Unwatched, &mut Workspace::default());
        ran.is_ok() && board.end == End::Open
    }
}

/// The function as constraints know it: the body of one that changes something, which they cannot call, is left out, so that their
/// program writes nothing.
fn computing(function: &Function) -> Function {
    if does_something(&function.body) { Function { body: Vec::new(), ..function.clone() } } else { function.clone() }
}

/// Places of pieces as words.
fn words(places: &[usize]) -> Vec<u16> {
    places.iter().filter_map(|place| u16::try_from(*place).ok()).collect()
}

/// A rule that ends the round if the constraint is broken.
fn broken(law: &Constraint) -> Rule {
    let statement = |action| vec![Statement { action, span: law.span.clone() }];
    let mut then = statement(Action::Lose);
    then.extend(statement(Action::Stop));
    let condition = Expr::Not(Box::new(law.condition.clone()));
    let asks = statement(Action::If { condition, then, otherwise: Vec::new(), behind_else: false });
    let body = law
        .headings
        .iter()
        .rev()
        .fold(asks, |inner, (over, until)| statement(Action::Loop(over.clone(), until.clone(), inner)));
    Rule { body, breaks: false, opens: false, locals: law.locals }
}
