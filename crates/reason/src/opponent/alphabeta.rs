//! Alpha-beta search choice by choice, for games with chance or more than two players, and for the longest resistance where everything loses.
//! Games of two without chance have `lines`, those of two with dice and a script `rolls`. Iterative deepening, until it is stopped or has seen
//! every line to its end. Moves that were good before are tried first: the best choice of a shallower search, and choices that caused cutoffs
//! elsewhere (killers, history). A turn once begun is always searched to its end. A position repeated on one line is worth nothing to either
//! side. With more than two players, all others are assumed to play against the one who thinks; with chance, several rolls of the dice are
//! examined. Ties are broken at random.

use super::player::DecisionContext;
use super::turn::onward;
use super::value::winner;
use rustc_hash::FxHashMap;
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Move, Outcome, State, Walker};

/// The value of an immediate win; each choice that it takes costs one.
const WIN: i32 = 1_000_000;
/// Values from here on are wins.
const SURE: i32 = WIN - 1_000;
/// Scores from a script stay below a win.
const MAX_SCORE: i32 = 500_000;
/// The deepest search, in choices.
const MAX_DEPTH: u32 = 100;
/// The depth of the search in a game with chance, if opponents.xml does not say.
const CHANCE_DEPTH: u32 = 2;
/// How many rolls of the dice are examined.
const THROWS: u32 = 8;
/// How many choices beyond its depth a line may continue to finish a turn.
const MAX_MORE: u32 = 6;
/// The most positions remembered.
const MAX_KNOWN: usize = 1_000_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Debug, Clone, Copy)]
struct KnownValue {
    depth: u32,
    value: i32,
    bound: Bound,
    best: Option<Move>,
    /// Whether a line below it was left before its end: if not, no deeper search can find out more.
    cut: bool,
}

struct AlphaBeta<'a> {
    how: &'a DecisionContext<'a>,
    /// Who thinks.
    player: u8,
    known: FxHashMap<u64, KnownValue>,
    /// By remaining depth: the last two choices that caused a cutoff there.
    killers: Vec<[Option<Move>; 2]>,
    /// How much each choice has cut off, by player; deeper searches count more.
    history: FxHashMap<(u8, Move), u64>,
    /// The positions of the current line.
    line: Vec<u64>,
    /// Choices beyond the depth.
    more: u32,
    work: u64,
    /// Whether a line was left before its end.
    cut: bool,
    seed: u64,
    walker: Walker,
}

/// The search was stopped.
struct SearchStopped;

/// The best of `moves`.
pub fn choose(how: &DecisionContext<'_>, state: &State, moves: &[Move], chance: &mut Chance) -> Option<Move> {
    let mut order = moves.to_vec();
    chance.shuffle(&mut order);
    if how.engine.draws_chance() {
        return over_throws(how, state, &order, chance);
    }
    let mut search = AlphaBeta::new(how, state, chance.wide());
    let deepest = if how.search.depth == 0 { MAX_DEPTH } else { how.search.depth };
    let mut best = order.first().copied();
    for depth in 1..=deepest {
        search.cut = false;
        let Ok(values) = search.root(state, &order, depth) else { break };
        let highest = values.iter().map(|(_, value)| *value).max()?;
        // the moves are shuffled: the first of the best is a random one
        best = values.iter().find(|(_, value)| *value == highest).map(|(chosen, _)| *chosen);
        if !search.cut || highest >= SURE {
            break;
        }
        // the best first, otherwise unchanged
        order.sort_by_key(|chosen| Some(*chosen) != best);
    }
    best
}

/// The move after which the loss comes latest, as far as the search sees.
pub fn resist(how: &DecisionContext<'_>, state: &State, moves: &[Move], chance: &mut Chance) -> Option<Move> {
    let mut how = DecisionContext { script: None, ..*how };
    how.search.depth = 0;
    choose(&how, state, moves, chance)
}

/// In a game with chance: the move with the largest sum over several rolls.
fn over_throws(how: &DecisionContext<'_>, state: &State, order: &[Move], chance: &mut Chance) -> Option<Move> {
    let depth = if how.search.depth == 0 { CHANCE_DEPTH } else { how.search.depth };
    let mut sums = vec![0_i64; order.len()];
    let mut work = 0;
    for _ in 0..THROWS {
        let mut thrown = state.clone();
        let mut search = AlphaBeta::new(how, state, chance.wide());
        search.walker.reseed(chance.wide());
        thrown.clone_from(search.walker.state());
        search.work = work;
        let mut values = Vec::new();
        for chosen in order {
            match search.value_of(&thrown, chosen, depth, -WIN, WIN) {
                Ok(value) => values.push(value),
                Err(SearchStopped) => break,
            }
        }
        if values.len() < order.len() {
            break;
        }
        sums.iter_mut().zip(values).for_each(|(sum, value)| *sum += i64::from(value));
        work = search.work;
    }
    let highest = sums.iter().max()?;
    order.iter().zip(&sums).find(|(_, sum)| *sum == highest).map(|(chosen, _)| *chosen)
}

impl<'a> AlphaBeta<'a> {
    fn new(how: &'a DecisionContext<'a>, state: &State, seed: u64) -> Self {
        Self {
            how,
            player: how.engine.player(state),
            known: FxHashMap::default(),
            killers: Vec::new(),
            history: FxHashMap::default(),
            line: vec![how.engine.position_hash(state)],
            more: 0,
            work: 0,
            cut: false,
            seed,
            walker: Walker::new(how.engine, state),
        }
    }

    /// The value of each move for the one who thinks; for moves that cannot be the best, an upper bound of at most the best.
    fn root(&mut self, state: &State, order: &[Move], depth: u32) -> Result<Vec<(Move, i32)>, SearchStopped> {
        let mut highest = -WIN;
        let mut values = Vec::new();
        for chosen in order {
            // one below the best, so that moves as good as the best keep their exact value
            let value = self.value_of(state, chosen, depth, highest.saturating_sub(1), WIN)?;
            highest = highest.max(value);
            values.push((*chosen, value));
        }
        Ok(values)
    }

    /// The value of a choice for the one who thinks.
    fn value_of(
        &mut self,
        state: &State,
        chosen: &Move,
        depth: u32,
        low: i32,
        high: i32,
    ) -> Result<i32, SearchStopped> {
        self.work += 1;
        if self.work > self.how.limits.work || (self.work.is_multiple_of(256) && (self.how.limits.stop)()) {
            return Err(SearchStopped);
        }
        let engine = self.how.engine;
        let mover = engine.player(state);
        self.walker.go_to(state);
        let outcome = self.walker.play(chosen).unwrap_or(Outcome::Drawn);
        if outcome != Outcome::Playing {
            return Ok(self.end(outcome, mover, depth));
        }
        let same_turn = self.walker.player() == mover;
        if !engine.draws_chance() && self.line.contains(&self.walker.position_hash()) {
            self.cut = true;
            return Ok(0);
        }
        if depth <= 1 && !(same_turn && self.more < MAX_MORE) {
            self.cut = true;
            return Ok(self.score(self.walker.state()));
        }
        let next = self.walker.state().clone();
        let before = same_turn.then_some(state);
        if depth > 1 {
            return self.position(before, &next, depth - 1, low, high);
        }
        self.more += 1;
        let value = self.position(before, &next, 1, low, high);
        self.more -= 1;
        value
    }

    /// A sooner win is better: the deeper the remaining search, the sooner.
    fn end(&self, outcome: Outcome, mover: u8, depth: u32) -> i32 {
        let sure = SURE.saturating_add_unsigned(depth);
        match (winner(outcome, mover), outcome) {
            (Some(player), _) if player == self.player => sure,
            (Some(_), _) => -sure,
            (None, Outcome::Lost) if mover == self.player => -sure,
            (None, Outcome::Lost) => sure,
            _ => 0,
        }
    }

    fn score(&self, state: &State) -> i32 {
        let score = self.how.score(state, self.seed).unwrap_or(0).clamp(-MAX_SCORE, MAX_SCORE);
        if self.how.engine.player(state) == self.player { score } else { -score }
    }

    fn position(
        &mut self,
        before: Option<&State>,
        state: &State,
        depth: u32,
        mut low: i32,
        mut high: i32,
    ) -> Result<i32, SearchStopped> {
        let engine = self.how.engine;
        let hash = engine.position_hash(state);
        let known = self.known.get(&hash).copied();
        if let Some(known) = known.filter(|known| known.depth == depth || !known.cut) {
            let settled = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => known.value >= high,
                Bound::AtMost => known.value <= low,
            };
            if settled {
                self.cut |= known.cut;
                return Ok(known.value);
            }
        }
        let cut_before = std::mem::replace(&mut self.cut, false);
        let (asked_low, asked_high) = (low, high);
        let gains = engine.player(state) == self.player;
        let mover = engine.player(state);
        let mut moves = onward(&mut self.walker, before, state);
        self.order(&mut moves, known.and_then(|known| known.best), mover, depth);
        self.line.push(hash);
        let mut result: Option<(i32, Move)> = None;
        for chosen in moves {
            let value = self.value_of(state, &chosen, depth, low, high)?;
            if result.is_none_or(|(known, _)| if gains { value > known } else { value < known }) {
                result = Some((value, chosen));
            }
            if gains {
                low = low.max(value);
            } else {
                high = high.min(value);
            }
            if low >= high {
                self.remember_cut(chosen, mover, depth);
                break;
            }
        }
        self.line.pop();
        let cut = self.cut;
        self.cut |= cut_before;
        let Some((value, best)) = result else { return Ok(0) };
        let bound = if value <= asked_low {
            Bound::AtMost
        } else if value >= asked_high {
            Bound::AtLeast
        } else {
            Bound::Exact
        };
        if self.known.len() < MAX_KNOWN || known.is_some() {
            self.known.insert(hash, KnownValue { depth, value, bound, best: Some(best), cut });
        }
        Ok(value)
    }

    /// Puts moves first that are likely to be best.
    fn order(&self, moves: &mut [Move], best: Option<Move>, mover: u8, depth: u32) {
        let killers = match self.killers.get(depth as usize) {
            Some(killers) => *killers,
            None => [None; 2],
        };
        moves.sort_by_cached_key(|chosen| {
            let rank = if Some(*chosen) == best {
                0
            } else if killers.contains(&Some(*chosen)) {
                1
            } else {
                2
            };
            let history = self.history.get(&(mover, *chosen)).copied().unwrap_or(0);
            (rank, std::cmp::Reverse(history))
        });
    }

    #[expect(clippy::indexing_slicing, reason = "there are killers for each depth up to this one")]
    fn remember_cut(&mut self, chosen: Move, mover: u8, depth: u32) {
        let place = depth as usize;
        if self.killers.len() <= place {
            self.killers.resize(place + 1, [None; 2]);
        }
        let killers = &mut self.killers[place];
        if killers[0] != Some(chosen) {
            *killers = [Some(chosen), killers[0]];
        }
        *self.history.entry((mover, chosen)).or_default() += u64::from(depth) * u64::from(depth);
    }
}
