//! Alpha-beta search in which a turn is one move, for games of two without chance: iterative deepening with a window around the last value,
//! a table of positions, principal variation search, late turns searched less deeply, and loud turns followed to their end. A position that
//! comes again on a line is worth nothing to either side; a value that rests on that is not kept, since it holds on this line only. Ties are
//! broken at random.

#![expect(clippy::indexing_slicing, reason = "there is a place for each turn of the longest line, and one beyond it")]

use super::learnt::Learnt;
use super::men::Men;
use super::order::{Order, Ranks};
use super::parts::Parts;
use super::player::DecisionContext;
use super::table::{Bound, Known, Table};
use super::turns::{Turn, TurnId, Turns};
use super::value::winner;
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Move, Outcome, State, Walker};

#[cfg(test)]
mod tests;

/// The value of an immediate win; each turn that it takes costs one.
const WIN: i32 = 1_000_000;
/// Values from here on are wins.
pub const SURE: i32 = WIN - 1_000;
/// Scores from a script stay below a win.
const MAX_SCORE: i32 = 500_000;
/// More than any value.
const INFINITE: i32 = WIN + 1;
/// The longest line, in turns.
const MAX_LINE: usize = 128;
/// The deepest search, in turns.
const MAX_DEPTH: i16 = 100;
/// How many loud turns in a row are followed beyond the depth.
const MAX_LOUD: i16 = 8;
/// Half of the window around the value of the last search. The script's 100 is a clear advantage.
const WINDOW: i32 = 40;
/// Loud turns are followed by decisions of at least this much work: less is better spent on looking ahead, unless something was learnt,
/// which knows no exchanges.
const LOUD_WORK: u64 = 8_000;

/// The search was stopped.
struct Stopped;

/// A turn of the position in which to decide.
#[derive(Debug)]
struct RootTurn {
    id: TurnId,
    state: State,
    outcome: Outcome,
    is_loud: bool,
    is_open: bool,
}

/// A search for the best turn of one position.
pub struct Lines<'a> {
    how: &'a DecisionContext<'a>,
    parts: Parts,
    /// What was learnt about choices, if anything.
    policy: Option<&'a Learnt>,
    player: u8,
    root: Vec<RootTurn>,
    /// By turns from the root.
    turns: Vec<Turns>,
    order: Order,
    /// By turns from the root: whether the turn that led there was loud.
    loud: Vec<bool>,
    table: Table,
    men: Men,
    walker: Walker,
    /// The positions of the current line.
    line: Vec<u64>,
    /// The earliest place of the line on which the last value rests.
    rests_on: usize,
    /// Whether a line was left before its end.
    is_cut: bool,
    has_history: bool,
    work: u64,
    most_work: u64,
    nodes: u64,
    /// The value of the best turn, as far as it was found.
    value: i32,
    has_value: bool,
    seed: u64,
    /// Scratch space: the kinds on a board.
    board: Vec<u8>,
}

impl<'a> Lines<'a> {
    /// A search in this position, among the turns that begin with one of these choices.
    pub fn new(how: &'a DecisionContext<'a>, state: &State, moves: &[Move], chance: &mut Chance) -> Self {
        let engine = how.engine;
        let mut search = Self {
            how,
            parts: how.parts,
            policy: how.learnt.filter(|learnt| how.parts.policy && learnt.has_policy()),
            player: engine.player(state),
            root: Vec::new(),
            turns: std::iter::repeat_with(Turns::default).take(MAX_LINE + 1).collect(),
            order: Order::new(MAX_LINE),
            loud: vec![false; MAX_LINE + 2],
            table: Table::new(how.limits.work),
            men: Men::new(engine),
            walker: Walker::new(engine, state),
            line: Vec::with_capacity(MAX_LINE),
            rests_on: usize::MAX,
            is_cut: false,
            has_history: engine.has_history(),
            work: 0,
            most_work: u64::MAX,
            nodes: 0,
            value: 0,
            has_value: false,
            seed: chance.wide(),
            board: Vec::new(),
        };
        search.list(state, moves);
        chance.shuffle(&mut search.root);
        search
    }

    /// Lists the turns of the root.
    fn list(&mut self, state: &State, moves: &[Move]) {
        let engine = self.how.engine;
        let mut turns = Turns::default();
        turns.place(state);
        let ranks = Ranks::plain(engine, &self.men, false);
        turns.begin();
        turns.list(&mut self.walker, Some(moves), &ranks);
        let before = self.men.count(engine, state);
        while let Some(Turn { id, outcome }) = turns.next(&mut self.walker, &ranks, &mut self.work) {
            let after = self.walker.state().clone();
            let is_loud = self.men.count(engine, &after) < before;
            self.root.push(RootTurn { id, state: after, outcome, is_loud, is_open: true });
        }
        self.line.push(engine.position_hash(state));
    }

    /// What the last search that ended said of the position, for the one in turn.
    pub fn value(&self) -> Option<i32> {
        self.has_value.then_some(self.value)
    }

    /// Choices tried so far.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// The choices of a turn.
    pub fn choices(&self, id: TurnId) -> Vec<Move> {
        id.numbers().map_while(|number| self.how.engine.numbered_move(number)).collect()
    }

    /// The state after a turn of the root, if the game goes on.
    pub fn state_after(&self, id: TurnId) -> Option<&State> {
        self.root.iter().find(|turn| turn.id == id && turn.outcome == Outcome::Playing).map(|turn| &turn.state)
    }

    /// Whether the best turn wins, whatever the other does.
    pub fn is_won(&self) -> bool {
        self.value >= SURE
    }

    /// Leaves a turn of the root out from now on.
    pub fn leave_out(&mut self, id: TurnId) {
        self.root.iter_mut().filter(|turn| turn.id == id).for_each(|turn| turn.is_open = false);
    }

    /// Leaves turns of the root out, each by this chance of 100, but at least one remains, and none is left out that wins at once.
    pub fn overlook(&mut self, of_100: u8, chance: &mut Chance) {
        for turn in &mut self.root {
            let wins = winner(turn.outcome, self.player) == Some(self.player);
            turn.is_open = wins || chance.number() % 100 >= u32::from(of_100);
        }
        if self.root.iter().all(|turn| !turn.is_open) {
            // the turns are shuffled: it is any of them
            self.root.iter_mut().take(1).for_each(|turn| turn.is_open = true);
        }
    }

    /// The best turn that is not left out, after this much more work. None if all are left out.
    pub fn best(&mut self, work: u64) -> Option<TurnId> {
        self.root.sort_by_key(|turn| !turn.is_open);
        let open = self.root.iter().filter(|turn| turn.is_open).count();
        let best = self.root.first().filter(|turn| turn.is_open)?.id;
        if open == 1 {
            return Some(best);
        }
        Some(self.deepen(work, open, best, &mut Vec::new()))
    }

    /// What the position is worth to the one in turn, after deeper and deeper searches with this much more work.
    pub fn values(&mut self, work: u64) -> Vec<i32> {
        let mut values = Vec::new();
        if let Some(first) = self.root.first().map(|turn| turn.id) {
            self.deepen(work, self.root.len(), first, &mut values);
        }
        values
    }

    /// Searches deeper and deeper among the first turns, as many as are open. The best one, and the values of all depths.
    fn deepen(&mut self, work: u64, open: usize, mut best: TurnId, values: &mut Vec<i32>) -> TurnId {
        self.most_work = self.work.saturating_add(work);
        self.table.grow_older();
        let deepest = i16::try_from(self.how.search.depth).ok().filter(|depth| *depth > 0).unwrap_or(MAX_DEPTH);
        let mut value = 0;
        for depth in 1..=deepest {
            self.is_cut = false;
            let Ok((found, of)) = self.around(open, depth, value, &mut best) else { break };
            (best, value) = (found, of);
            (self.value, self.has_value) = (value, true);
            values.push(value);
            // the best first, otherwise unchanged
            if let Some(place) = self.root.iter().position(|turn| turn.id == best) {
                self.root[..=place].rotate_right(1);
            }
            if !self.is_cut || value.abs() >= SURE {
                break;
            }
        }
        best
    }

    /// Searches with a window around the last value, and with wider ones where the value is outside.
    fn around(&mut self, open: usize, depth: i16, last: i32, best: &mut TurnId) -> Result<(TurnId, i32), Stopped> {
        let mut half = if depth > 2 && self.parts.window && last.abs() < SURE { WINDOW } else { INFINITE };
        let middle = if half == INFINITE { 0 } else { last };
        loop {
            let (low, high) = ((middle - half).max(-INFINITE), (middle + half).min(INFINITE));
            let (found, value) = self.root(open, depth, (low, high), best)?;
            if value > low && value < high || half >= INFINITE {
                return Ok((found, value));
            }
            half = if half >= WINDOW * 16 { INFINITE } else { half * 4 };
        }
    }

    fn root(
        &mut self,
        open: usize,
        depth: i16,
        (low, high): (i32, i32),
        best: &mut TurnId,
    ) -> Result<(TurnId, i32), Stopped> {
        let mut highest = -INFINITE;
        let mut found = *best;
        self.line.truncate(1);
        for number in 0..open {
            let turn = &self.root[number];
            let (id, outcome, is_loud) = (turn.id, turn.outcome, turn.is_loud);
            let window = (low.max(highest), high);
            let value = if outcome == Outcome::Playing {
                self.turns[1].place(&turn.state);
                let same = self.how.engine.player(&turn.state) == self.player;
                self.after(0, depth, window, Late { number, is_loud, same })?
            } else {
                self.end(outcome, self.player, 0)
            };
            if value > highest {
                (highest, found) = (value, id);
                // what a search that is stopped has found holds if it is better than the best before, which comes first
                if number == 0 || value > low {
                    *best = id;
                }
            }
            if highest >= high {
                break;
            }
        }
        Ok((found, highest))
    }

    /// The value, for the one who took it, of the turn before the position in `turns` after `ply`.
    fn after(&mut self, ply: usize, depth: i16, (low, high): (i32, i32), late: Late) -> Result<i32, Stopped> {
        let next = depth - 1;
        self.loud[ply + 1] = late.is_loud;
        if late.number == 0 || high - low <= 1 && !self.reduces(depth, late) {
            return self.seen_from(late.same, ply + 1, next, (low, high));
        }
        let less = if self.reduces(depth, late) { 1 + i16::from(late.number >= 12 && depth >= 5) } else { 0 };
        let value = self.seen_from(late.same, ply + 1, next - less, (low, low + 1))?;
        if value <= low || (less == 0 && (value >= high || high - low <= 1)) {
            return Ok(value);
        }
        self.seen_from(late.same, ply + 1, next, (low, high))
    }

    fn reduces(&self, depth: i16, late: Late) -> bool {
        self.parts.reductions && depth >= 3 && late.number >= 3 && !late.is_loud && !late.same
    }

    /// The value of a position for the one who moved there.
    fn seen_from(&mut self, same: bool, ply: usize, depth: i16, (low, high): (i32, i32)) -> Result<i32, Stopped> {
        if same { self.position(ply, depth, (low, high)) } else { Ok(-self.position(ply, depth, (-high, -low))?) }
    }

    /// A sooner win is better.
    fn end(&mut self, outcome: Outcome, mover: u8, ply: usize) -> i32 {
        let sure = WIN - turns(ply);
        match winner(outcome, mover) {
            Some(player) if player == mover => sure,
            Some(_) => -sure,
            None if outcome == Outcome::Lost => -sure,
            None => {
                if self.has_history {
                    self.rests_on = 0;
                }
                0
            }
        }
    }

    fn spend(&mut self) -> Result<(), Stopped> {
        self.nodes += 1;
        let stopped = self.work > self.most_work || (self.nodes.is_multiple_of(64) && (self.how.limits.stop)());
        if stopped { Err(Stopped) } else { Ok(()) }
    }

    /// The value of the position in `turns` at this place for the player in turn there.
    fn position(&mut self, ply: usize, depth: i16, window: (i32, i32)) -> Result<i32, Stopped> {
        self.spend()?;
        let mut turns = std::mem::take(&mut self.turns[ply]);
        let is_forced = self.parts.forced && depth <= 0 && self.is_forced(&turns);
        let depth = if is_forced { 1 } else { depth };
        let value = if depth <= 0 || ply >= MAX_LINE {
            self.is_cut = true;
            let left = if self.loud[ply] { MAX_LOUD } else { 0 };
            self.quieten(&mut turns, ply, left, window)
        } else {
            self.look(&mut turns, ply, depth, window)
        };
        self.turns[ply] = turns;
        value
    }

    /// Whether there is one choice only: what it leads to costs little to see.
    fn is_forced(&mut self, turns: &Turns) -> bool {
        self.walker.go_to(turns.state());
        self.walker.count_moves() == 1
    }

    fn look(&mut self, turns: &mut Turns, ply: usize, depth: i16, window: (i32, i32)) -> Result<i32, Stopped> {
        let hash = self.how.engine.position_hash(turns.state());
        if let Some(place) = self.line.iter().rposition(|earlier| *earlier == hash) {
            self.rests_on = self.rests_on.min(place);
            self.is_cut = true;
            return Ok(0);
        }
        let known = if self.parts.table { self.table.find(hash) } else { None };
        if let Some(known) = known {
            let value = from_table(known.value, ply);
            if known.settles(value, depth, window) {
                self.is_cut |= known.is_cut;
                return Ok(value);
            }
        }
        let place = self.line.len();
        self.line.push(hash);
        let rested_on = std::mem::replace(&mut self.rests_on, usize::MAX);
        let was_cut = std::mem::replace(&mut self.is_cut, false);
        let (best, value) = self.among(turns, ply, depth, window, known.map(|known| known.best).unwrap_or_default())?;
        self.line.truncate(place);
        if self.rests_on >= place {
            self.rests_on = usize::MAX;
        }
        let bound = match () {
            () if self.rests_on != usize::MAX => Bound::Nothing,
            () if value <= window.0 => Bound::AtMost,
            () if value >= window.1 => Bound::AtLeast,
            () => Bound::Exact,
        };
        // where all are bad, none of them is the best
        let best = if value <= window.0 { known.map_or(best, |known| known.best) } else { best };
        self.table.keep(Known::new(hash, best, to_table(value, ply), depth, bound, self.is_cut));
        self.rests_on = self.rests_on.min(rested_on);
        self.is_cut |= was_cut;
        Ok(value)
    }

    /// The best turn of the position, and its value.
    fn among(
        &mut self,
        turns: &mut Turns,
        ply: usize,
        depth: i16,
        (mut low, high): (i32, i32),
        known: TurnId,
    ) -> Result<(TurnId, i32), Stopped> {
        let engine = self.how.engine;
        let (mover, men) = (engine.player(turns.state()), self.men.count(engine, turns.state()));
        let side = usize::from(mover != self.player);
        let killers = if self.parts.order { self.order.killers(ply) } else { Default::default() };
        let mut before = std::iter::once(known).chain(killers);
        let mut begun = false;
        let mut best = (TurnId::default(), -INFINITE);
        let mut rests_on = usize::MAX;
        let mut number = 0;
        turns.begin();
        loop {
            let turn = before.find_map(|id| turns.play(&mut self.walker, id, &mut self.work));
            let turn = turn.or_else(|| {
                let history = Some(self.order.history(side));
                let ranks = Ranks {
                    engine,
                    men: &self.men,
                    policy: self.policy,
                    history,
                    killers,
                    only_onto_men: false,
                    begins_all: false,
                };
                if !begun {
                    begun = true;
                    turns.list(&mut self.walker, None, &ranks);
                }
                turns.next(&mut self.walker, &ranks, &mut self.work)
            });
            let Some(Turn { id, outcome }) = turn else { break };
            self.rests_on = usize::MAX;
            let mut is_loud = false;
            let value = if outcome == Outcome::Playing {
                is_loud = self.men.count(engine, self.walker.state()) < men;
                self.men.saw(engine, turns.state(), id, is_loud);
                let same = self.walker.player() == mover;
                self.turns[ply + 1].place(self.walker.state());
                self.after(ply, depth, (low, high), Late { number, is_loud, same })?
            } else {
                self.end(outcome, mover, ply)
            };
            number += 1;
            rests_on = rests_on.min(self.rests_on);
            if value > best.1 {
                best = (id, value);
            }
            low = low.max(value);
            if low >= high {
                rests_on = self.rests_on;
                if self.parts.order {
                    self.order.remember(id, is_loud, ply, side, depth);
                }
                break;
            }
        }
        self.rests_on = rests_on;
        // no turn: the rules do not say who has won
        Ok(if number == 0 { (best.0, 0) } else { best })
    }

    /// What the position is worth to the player in turn without looking ahead: what the script says and what was learnt.
    fn score(&mut self, state: &State) -> i32 {
        let mut score = self.how.score(state, self.seed).unwrap_or(0);
        if let Some(learnt) = self.how.learnt.filter(|_| self.parts.value) {
            let mut choices = 0;
            if learnt.asks_choices() {
                self.walker.go_to(state);
                choices = self.walker.count_moves();
            }
            let told = learnt.score(self.how.engine, state, choices, &mut self.board);
            score = score.saturating_add(told.unwrap_or(0));
        }
        score.clamp(-MAX_SCORE, MAX_SCORE)
    }

    /// The value when only loud turns are tried, and none need be.
    fn quieten(
        &mut self,
        turns: &mut Turns,
        ply: usize,
        left: i16,
        (mut low, high): (i32, i32),
    ) -> Result<i32, Stopped> {
        let engine = self.how.engine;
        let state = turns.state();
        let mut best = self.score(state);
        let has_learnt = self.how.learnt.is_some_and(|learnt| self.parts.value && learnt.has_value());
        let has_work = has_learnt || self.how.limits.work >= LOUD_WORK;
        let judges = has_learnt || self.how.script.is_some();
        let follows = self.parts.loud && has_work && left > 0 && ply < MAX_LINE && judges;
        if best >= high || !follows || !self.men.are_plainly_taken() {
            return Ok(best);
        }
        low = low.max(best);
        let (mover, men) = (engine.player(state), self.men.count(engine, state));
        let ranks = Ranks::plain(engine, &self.men, true);
        turns.begin();
        turns.list(&mut self.walker, None, &ranks);
        loop {
            let ranks = Ranks::plain(engine, &self.men, true);
            let Some(turn) = turns.next(&mut self.walker, &ranks, &mut self.work) else { break };
            let value = if turn.outcome == Outcome::Playing {
                if self.men.count(engine, self.walker.state()) >= men {
                    continue;
                }
                let same = self.walker.player() == mover;
                let mut next = std::mem::take(&mut self.turns[ply + 1]);
                next.place(self.walker.state());
                self.spend()?;
                let value = match same {
                    true => self.quieten(&mut next, ply + 1, left - 1, (low, high)),
                    false => self.quieten(&mut next, ply + 1, left - 1, (-high, -low)).map(|value| -value),
                };
                self.turns[ply + 1] = next;
                value?
            } else {
                self.end(turn.outcome, mover, ply)
            };
            best = best.max(value);
            low = low.max(value);
            if low >= high {
                break;
            }
        }
        Ok(best)
    }
}

/// What is asked about a turn before it is searched: how many were before it, whether it is loud, and whether the same player goes on.
#[derive(Debug, Clone, Copy)]
struct Late {
    number: usize,
    is_loud: bool,
    same: bool,
}

/// What so many turns take from a win.
#[expect(clippy::expect_used, reason = "a line is at most MAX_LINE turns long")]
fn turns(ply: usize) -> i32 {
    i32::try_from(ply).expect("a line is short")
}

/// A win counts from the position in the table, and from the root in a search.
fn to_table(value: i32, ply: usize) -> i32 {
    let ply = turns(ply);
    if value >= SURE {
        value + ply
    } else if value <= -SURE {
        value - ply
    } else {
        value
    }
}

fn from_table(value: i32, ply: usize) -> i32 {
    let ply = turns(ply);
    if value >= SURE {
        value - ply
    } else if value <= -SURE {
        value + ply
    } else {
        value
    }
}
