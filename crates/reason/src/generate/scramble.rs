//! The method `scramble`: a walk away from a finished board by moves that other moves undo. If the level was recognised ([`Finished`]), the
//! walk needs no rules, only the words that moves carry or change. Its results are not proven yet.

use super::prove::Proof;
use crate::solve::analysis::commuting_moves::{CommutingMoves, GoalEquations};
use crate::solve::search::ida_star::Prepared;
use crate::solve::{Answer, Budget, Method};
use rustc_hash::{FxHashSet, FxHasher};
use std::hash::{Hash as _, Hasher as _};
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Engine, Move, Outcome, State, Walker};

/// The longest repetition of one move that leads back to where it began.
const LONGEST_CYCLE: usize = 12;
/// How many other moves are tried if one does not fit, for each move of a walk.
const TRIES: u32 = 8;

/// A board reached by a walk.
pub struct Scrambled {
    /// The state, in play.
    pub state: State,
    /// The moves back.
    pub back: Proof,
    /// Whether no shorter solution is looked for.
    pub settled: bool,
}

/// The finished board of a pattern, reopened, and what is known of its moves; computed once for all boards.
#[derive(Debug, Clone)]
pub enum Finished {
    /// The order of moves does not matter: with the board and the equations of each FINAL.
    Commuting(Box<(CommutingMoves, State, Vec<GoalEquations>)>),
    /// Its moves only carry words, and can carry them back.
    Carried(Box<Prepared>),
    /// The board alone.
    Plain(State),
}

impl Finished {
    /// Finds out what can be known of the moves. `state` is the finished board, reopened.
    pub fn new(engine: &Engine, state: State, budget: &Budget<'_>) -> Self {
        let mut share = budget.share(Method::Learning);
        let goals = engine.goals();
        if goals.is_empty() || engine.draws_chance() {
            return Self::Plain(state);
        }
        if let Some(commuting) = CommutingMoves::new(engine, &state, &mut share)
            && let Some(plans) = goals.iter().map(|goal| commuting.plan(goal, &mut share)).collect()
        {
            return Self::Commuting(Box::new((commuting, state, plans)));
        }
        match Prepared::new(engine, &state, budget).filter(|ready| ready.graph().is_reversible()) {
            Some(ready) => Self::Carried(Box::new(ready)),
            None => Self::Plain(state),
        }
    }

    /// Walks away from it by at most `moves` moves. `None` if that gives no usable board.
    pub fn scramble(&self, engine: &Engine, moves: u32, chance: &mut Chance, budget: &Budget<'_>) -> Option<Scrambled> {
        match self {
            Self::Carried(ready) => carried(ready, engine, moves, chance, budget),
            Self::Commuting(known) => {
                let (commuting, state, plans) = known.as_ref();
                turned(commuting, plans, engine, state, moves, chance, budget)
            }
            Self::Plain(state) => {
                let (state, moves) = walk(engine, state, moves, chance, budget)?;
                Some(Scrambled { state, back: Proof { moves, shortest: false }, settled: false })
            }
        }
    }
}

/// Boards that a walk has visited, by hash: a collision only makes it avoid one board more.
struct VisitedBoards(FxHashSet<u64>);

impl VisitedBoards {
    fn with(node: usize, words: &[u16]) -> Self {
        let mut met = Self(FxHashSet::default());
        met.is_new(node, words);
        met
    }

    fn is_new(&mut self, node: usize, words: &[u16]) -> bool {
        let mut hasher = FxHasher::default();
        (node, words).hash(&mut hasher);
        self.0.insert(hasher.finish())
    }
}

/// If moves only carry words: along the graph of moves. What one move carries, another carries back.
fn carried(
    ready: &Prepared,
    engine: &Engine,
    moves: u32,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Option<Scrambled> {
    let graph = ready.graph();
    let (mut node, mut words) = (0, graph.words.clone());
    let mut met = VisitedBoards::with(node, &words);
    let mut back = Vec::new();
    let mut tries = moves.saturating_mul(TRIES);
    while back.len() < moves as usize && tries > 0 {
        tries -= 1;
        let Some(edge) = chance.pick(graph.edges(node)) else { break };
        let before = edge.make(&mut words);
        let returns = graph.edges(edge.to).iter().find(|next| next.to == node && next.takes_back(edge, before.over));
        match returns {
            Some(returns) if !ready.is_goal(&words) && met.is_new(edge.to, &words) => {
                back.push(returns.chosen);
                node = edge.to;
            }
            _ => edge.unmake(&mut words, &before),
        }
    }
    let state = graph.state(engine, node, &words)?;
    let back = match ready.shortest(node, words, budget) {
        Some(moves) => Proof { moves, shortest: true },
        // too long to be searched for
        None => Proof { moves: back.into_iter().rev().collect(), shortest: false },
    };
    Some(Scrambled { state, back, settled: true })
}

/// If the order of moves does not matter: each move is cyclic, and the equations give the way back.
fn turned(
    commuting: &CommutingMoves,
    plans: &[GoalEquations],
    engine: &Engine,
    state: &State,
    moves: u32,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Option<Scrambled> {
    let mut words = commuting.start().to_vec();
    let mut met = VisitedBoards::with(0, &words);
    let (mut made, mut tries) = (0, moves.saturating_mul(TRIES));
    let mut next = words.clone();
    while made < moves && tries > 0 {
        tries -= 1;
        next.copy_from_slice(&words);
        commuting.press(chance.below(commuting.presses()), &mut next)?;
        if met.is_new(0, &next) {
            std::mem::swap(&mut words, &mut next);
            made += 1;
        }
    }
    let Answer::Solved { moves, shortest } =
        commuting.solve_from(&words, plans, &mut budget.share(Method::Equations))?
    else {
        return None;
    };
    let put: Vec<(usize, u16)> = words.into_iter().enumerate().collect();
    Some(Scrambled { state: engine.with_words(state, &put), back: Proof { moves, shortest }, settled: true })
}

/// Walks away from `end`, a finished board of any level. Returns where it leads, and the way back; `None` if the budget runs out.
pub fn walk(
    engine: &Engine,
    end: &State,
    moves: u32,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Option<(State, Vec<Move>)> {
    let mut budget = budget.share(Method::Nothing);
    let mut walker = Walker::new(engine, end);
    let mut here = end.clone();
    let mut met = FxHashSet::from_iter([walker.hash()]);
    let mut back: Vec<Vec<Move>> = Vec::new();
    let mut tries = moves.saturating_mul(TRIES);
    let mut next = end.clone();
    while back.len() < moves as usize && tries > 0 {
        tries -= 1;
        budget.step(walker.take_work()).ok()?;
        walker.go_to(&here);
        let Some(chosen) = walker.nth_move(chance.below(walker.count_moves())) else { break };
        if walker.play(&chosen) != Ok(Outcome::Playing) || met.contains(&walker.hash()) {
            continue;
        }
        next.clone_from(walker.state());
        if let Some(moves) = way_back(&mut walker, &next, &here, chosen) {
            back.push(moves);
            met.insert(engine.hash(&next));
            here.clone_from(&next);
        }
    }
    back.reverse();
    Some((here, back.concat()))
}

/// Moves from `next`, where the walker is, back to `here`: the same move repeated until its cycle closes, or one other move.
fn way_back(walker: &mut Walker, next: &State, here: &State, chosen: Move) -> Option<Vec<Move>> {
    // A finished board is over: positions are compared by STATE alone.
    let wanted = walker.engine().key(here).into_owned();
    let mut cycle = Vec::new();
    for _ in 0..LONGEST_CYCLE {
        cycle.push(chosen);
        if walker.play(&chosen).is_err() {
            break;
        }
        if walker.key() == wanted {
            return Some(cycle);
        }
    }
    walker.go_to(next);
    let mut moves = Vec::new();
    walker.moves_into(&mut moves);
    moves.into_iter().find_map(|chosen| {
        walker.go_to(next);
        (walker.play(&chosen).is_ok() && walker.key() == wanted).then(|| vec![chosen])
    })
}
