//! One decision of a computer player that looks ahead. In games for two without chance, certainty comes first: a win that can be forced is
//! played; the search's choice is doubted, and rejected if the other player is proven to win after it; if everything loses, the longest
//! resistance is chosen. In other games the search decides alone.

use super::lines::Lines;
use super::player::{DecisionContext, DecisionLimits};
use super::proof::Prover;
use super::turns::TurnId;
use super::{alphabeta, mcts, rolls, weak};
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Engine, Move, State};
use switchboard_game::SearchKind;

/// How the work of a decision is shared.
struct Shares {
    /// For proving a win of one's own: one part in this many.
    own_win: u64,
    /// For the search itself, in sixteenths.
    search: u64,
    /// For doubting one move, in sixteenths.
    doubt: u64,
    /// Kept for the longest resistance, if everything is refuted, in sixteenths.
    resistance: u64,
}

/// Random games see no sequence of threats, so that proofs are worth much beside them.
const BESIDE_GAMES: Shares = Shares { own_win: 4, search: 6, doubt: 2, resistance: 2 };
/// Where no threats are found, the search gets more.
const WITHOUT_THREATS: Shares = Shares { own_win: FIRST_LOOK, search: 10, doubt: 2, resistance: 2 };
/// Where the end of play is far, it gets all that is left.
const FAR_FROM_END: Shares = Shares { own_win: FIRST_LOOK, search: SIXTEENTHS, doubt: 0, resistance: 0 };
/// A search of lines sees most of what a proof would find.
const BESIDE_LINES: Shares = Shares { own_win: FIRST_LOOK, search: 11, doubt: 1, resistance: 2 };
/// Shares are counted in these.
const SIXTEENTHS: u64 = 16;
/// One part in this many of the work finds out whether there are threats.
const FIRST_LOOK: u64 = 16;
/// When a move is refuted, one part in this many of what is left goes into the search for another.
const MORE: u64 = 8;

/// The best of `moves`, of which there are at least two, and what was planned to follow it in the same turn; empty if there is none. `before`
/// is the state in which the same player made the previous choice, if a turn takes several.
pub fn choose(
    how: &DecisionContext<'_>,
    before: Option<&State>,
    state: &State,
    moves: &[Move],
    chance: &mut Chance,
) -> Vec<Move> {
    let engine = how.engine;
    if how.limits.overlooks > 0 {
        return weak::choose(how, before, state, moves, chance);
    }
    if !is_plain(engine, state) {
        return search(how, before, state, moves, chance);
    }
    let (work, player) = (how.limits.work, engine.player(state));
    let mut own = Prover::new(how, state, player);
    if let Some(win) = own.win(before, state, work / FIRST_LOOK) {
        return vec![win.chosen];
    }
    let shares = match how.search.kind {
        SearchKind::Mcts if how.parts.far && own.is_far_from_end() => FAR_FROM_END,
        SearchKind::Mcts if how.parts.threats && !own.has_threats() => WITHOUT_THREATS,
        SearchKind::Mcts => BESIDE_GAMES,
        SearchKind::AlphaBeta => BESIDE_LINES,
    };
    let more = work / shares.own_win - work / FIRST_LOOK;
    if more > 0
        && let Some(win) = own.win(before, state, more)
    {
        return vec![win.chosen];
    }
    let of = |sixteenths| work / SIXTEENTHS * sixteenths;
    let mut doubts = Doubts { how, one: of(shares.doubt), prover: Prover::new(how, state, 3 - player) };
    let left = work.saturating_sub(own.work() + of(shares.resistance));
    let part = of(shares.search).min(left);
    let found = match how.search.kind {
        SearchKind::Mcts => {
            let tree = mcts::SearchTree::new(how, before, state, moves, chance);
            not_refuted(&mut ByTree { state, after: None, other: 3 - player, tree }, (part, left), &mut doubts)
        }
        SearchKind::AlphaBeta => {
            let lines = Lines::new(how, state, moves, chance);
            not_refuted(&mut ByLines { state, lines }, (part, left), &mut doubts)
        }
    };
    found.unwrap_or_else(|| {
        let limits = DecisionLimits { work: of(shares.resistance).max(1), ..how.limits };
        alphabeta::resist(&DecisionContext { limits, ..*how }, state, moves, chance).into_iter().collect()
    })
}

/// Whether this is a game for two without chance.
pub fn is_plain(engine: &Engine, state: &State) -> bool {
    !engine.draws_chance() && engine.players(state) == 2 && engine.has_rules()
}

/// The search alone.
pub fn search(
    how: &DecisionContext<'_>,
    before: Option<&State>,
    state: &State,
    moves: &[Move],
    chance: &mut Chance,
) -> Vec<Move> {
    match how.search.kind {
        SearchKind::Mcts => mcts::choose(how, before, state, moves, chance).into_iter().collect(),
        SearchKind::AlphaBeta if rolls::serves(how, state, moves) => rolls::choose(how, state, moves, chance),
        SearchKind::AlphaBeta => alphabeta::choose(how, state, moves, chance).into_iter().collect(),
    }
}

/// Whether the other can force a win after a turn.
struct Doubts<'a> {
    how: &'a DecisionContext<'a>,
    /// The most work for doubting one turn.
    one: u64,
    prover: Prover<'a>,
}

impl Doubts<'_> {
    /// How many choices after the turn from `before` to `after` the other wins, if that can be proven with this much work.
    fn refuted(&mut self, before: &State, after: &State, work: u64) -> Option<u32> {
        let engine = self.how.engine;
        let same_turn = engine.player(after) == engine.player(before);
        let win = self.prover.win(same_turn.then_some(before), after, work)?;
        Some(win.length.into())
    }
}

/// A search that names its best turn and continues without refuted ones.
trait Candidates {
    /// A turn, or the choice that it begins with.
    type Chosen: Copy;
    /// The best one after this much more work; `None` if all lose.
    fn best(&mut self, work: u64) -> Option<Self::Chosen>;
    /// Its choices, as far as they are known.
    fn choices(&self, chosen: Self::Chosen) -> Vec<Move>;
    /// The state before it and the one after it, if the game goes on.
    fn around(&self, chosen: Self::Chosen) -> Option<(&State, &State)>;
    /// Whether the search itself is certain of it.
    fn is_proven(&self, chosen: Self::Chosen) -> bool;
    /// Records that after it the other wins in this many choices.
    fn refute(&mut self, chosen: Self::Chosen, length: u32);
    /// The work so far.
    fn work(&self) -> u64;
}

/// The choices of the first best turn that is not refuted. The search first gets `part` of the work, everything together gets
/// `left`. `None` if all lose.
fn not_refuted(
    candidates: &mut impl Candidates,
    (part, left): (u64, u64),
    doubts: &mut Doubts<'_>,
) -> Option<Vec<Move>> {
    let mut part = part.max(1);
    loop {
        let best = candidates.best(part)?;
        let may = left.saturating_sub(candidates.work() + doubts.prover.work()).min(doubts.one);
        if may == 0 || candidates.is_proven(best) {
            return Some(candidates.choices(best));
        }
        let refuted = candidates.around(best).and_then(|(before, after)| doubts.refuted(before, after, may));
        let Some(length) = refuted else { return Some(candidates.choices(best)) };
        candidates.refute(best, length);
        part = (left.saturating_sub(candidates.work() + doubts.prover.work()) / MORE).max(1);
    }
}

/// A tree that continues to grow when its best move is refuted.
struct ByTree<'a> {
    state: &'a State,
    /// The state after the best move.
    after: Option<State>,
    /// The other of the two players.
    other: u8,
    tree: mcts::SearchTree<'a>,
}

impl Candidates for ByTree<'_> {
    type Chosen = Move;

    fn best(&mut self, work: u64) -> Option<Move> {
        self.tree.grow(self.state, self.tree.work() + work);
        let best = if self.tree.is_lost() { None } else { self.tree.best() };
        self.after = best.and_then(|chosen| self.tree.state_after(self.state, &chosen));
        best
    }

    fn choices(&self, chosen: Move) -> Vec<Move> {
        vec![chosen]
    }

    fn around(&self, _chosen: Move) -> Option<(&State, &State)> {
        Some((self.state, self.after.as_ref()?))
    }

    fn is_proven(&self, chosen: Move) -> bool {
        self.tree.is_proven(&chosen)
    }

    fn refute(&mut self, chosen: Move, length: u32) {
        self.tree.refute(&chosen, self.other, length);
    }

    fn work(&self) -> u64 {
        self.tree.work()
    }
}

/// A search of lines, continued without the turns that are refuted.
struct ByLines<'a> {
    state: &'a State,
    lines: Lines<'a>,
}

impl Candidates for ByLines<'_> {
    type Chosen = TurnId;

    fn best(&mut self, work: u64) -> Option<TurnId> {
        self.lines.best(work)
    }

    fn choices(&self, chosen: TurnId) -> Vec<Move> {
        self.lines.choices(chosen)
    }

    fn around(&self, chosen: TurnId) -> Option<(&State, &State)> {
        Some((self.state, self.lines.state_after(chosen)?))
    }

    fn is_proven(&self, _chosen: TurnId) -> bool {
        self.lines.is_won()
    }

    fn refute(&mut self, chosen: TurnId, _length: u32) {
        self.lines.leave_out(chosen);
    }

    fn work(&self) -> u64 {
        self.lines.work()
    }
}
