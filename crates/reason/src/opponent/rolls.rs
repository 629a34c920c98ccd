//! A search for games of two with chance, in which a turn is one move. What a turn is worth is what the position is worth after the other's
//! best reply, on average over rolls of the dice, which are the same for all turns that are compared: no turn is better for a lucky roll. Each
//! round goes on with the better half of the turns of the round before, and with more rolls (sequential halving: Z. Karnin, T. Koren and
//! O. Somekh, 2013).

#![expect(clippy::expect_used, reason = "a turn is compared only after it was listed, and no worth is outside 0 to 1")]

use super::odds::{POINTS, likely};
use super::player::DecisionContext;
use super::turns::{Rank, Turn, TurnId, Turns};
use super::value::winner;
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Move, Outcome, State, Walker};
use switchboard_game::SearchKind;

/// How many turns are compared by what comes after them: those that end best.
const COMPARED: usize = 8;
/// How many turns it looks ahead if opponents.xml does not say: its own, and the reply.
const DEPTH: u32 = 2;
/// The most choices tried to list the turns of one position; what is not found by then is left out.
const MOST_LISTED: u64 = 20_000;
/// The seed of a script that rolls dice itself.
const SCRIPT_SEED: u64 = 1;

/// No turn is tried before another.
struct InOrder;

impl Rank for InOrder {
    fn rank(&self, _state: &State, _id: TurnId, _chosen: Move, _choices: u8) -> Option<i32> {
        Some(0)
    }
}

/// A turn that may be played.
#[derive(Debug)]
struct Candidate {
    id: TurnId,
    /// Whether it wins at once.
    wins: bool,
    /// What it was worth after all rolls that were tried, together; before, what the position is worth where it ends.
    sum: f64,
}

/// Whether it serves: the game is for two with chance, all choices are cells, and a script judges positions.
pub fn serves(how: &DecisionContext<'_>, state: &State, moves: &[Move]) -> bool {
    let engine = how.engine;
    let is_for_two = engine.draws_chance() && engine.players(state) == 2 && engine.has_rules();
    let are_cells = moves.iter().all(|chosen| matches!(chosen, Move::Cell(_)));
    how.search.kind == SearchKind::AlphaBeta && is_for_two && are_cells && how.script.is_some()
}

/// The choices of the best turn that begins with one of `moves`, among those that are not overlooked.
pub fn choose(how: &DecisionContext<'_>, state: &State, moves: &[Move], chance: &mut Chance) -> Vec<Move> {
    let mut search = Rolls::new(how, state, chance);
    search.list(moves);
    search.overlook(how.limits.overlooks);
    search.best()
}

/// A search in one position.
struct Rolls<'a> {
    how: &'a DecisionContext<'a>,
    start: &'a State,
    /// Who decides.
    player: u8,
    candidates: Vec<Candidate>,
    chance: &'a mut Chance,
    walker: Walker,
    work: u64,
    /// Scratch space: the turns of a position, and its best reply.
    turns: Turns,
    reply: State,
}

impl<'a> Rolls<'a> {
    fn new(how: &'a DecisionContext<'a>, start: &'a State, chance: &'a mut Chance) -> Self {
        Self {
            how,
            start,
            player: how.engine.player(start),
            candidates: Vec::new(),
            chance,
            walker: Walker::new(how.engine, start),
            work: 0,
            turns: Turns::default(),
            reply: start.clone(),
        }
    }

    /// Lists the turns that begin with one of these choices.
    fn list(&mut self, moves: &[Move]) {
        self.walker.reseed(self.chance.wide());
        let mut turns = std::mem::take(&mut self.turns);
        turns.place(self.walker.state());
        turns.begin();
        turns.list(&mut self.walker, Some(moves), &InOrder);
        while let Some(Turn { id, outcome }) = turns.next(&mut self.walker, &InOrder, &mut self.work) {
            let wins = winner(outcome, self.player) == Some(self.player);
            let sum = self.worth(outcome, self.player);
            self.candidates.push(Candidate { id, wins, sum });
            if self.work > MOST_LISTED || (self.how.limits.stop)() {
                break;
            }
        }
        self.turns = turns;
        // of turns that are worth the same, any comes first
        self.chance.shuffle(&mut self.candidates);
    }

    /// Leaves turns out, each by this chance of 100, but at least one remains, and none is left out that wins at once.
    fn overlook(&mut self, of_100: u8) {
        let chance = &mut *self.chance;
        let mut seen = |turn: &Candidate| turn.wins || chance.number() % 100 >= u32::from(of_100);
        let seen: Vec<bool> = self.candidates.iter().map(|turn| of_100 == 0 || seen(turn)).collect();
        if seen.contains(&true) {
            let mut seen = seen.into_iter();
            self.candidates.retain(|_| seen.next() == Some(true));
        } else {
            self.candidates.truncate(1);
        }
    }

    /// The choices of the turn that does best.
    fn best(&mut self) -> Vec<Move> {
        self.keep(COMPARED);
        let mut samples = 0;
        while self.candidates.len() > 1 && !self.candidates.iter().any(|turn| turn.wins) {
            // so many rounds are left, which halve the turns to one
            let rounds = self.candidates.len().next_power_of_two().ilog2();
            let until = self.work + self.how.limits.work.saturating_sub(self.work) / u64::from(rounds);
            let before = samples;
            while self.work < until && self.sample(samples == 0) {
                samples += 1;
            }
            if samples == before {
                break;
            }
            self.keep(self.candidates.len().div_ceil(2));
        }
        let engine = self.how.engine;
        let best = self.candidates.first().map_or_else(TurnId::default, |best| best.id);
        best.numbers().map_while(|number| engine.numbered_move(number)).collect()
    }

    /// Keeps only so many turns, the best ones.
    fn keep(&mut self, most: usize) {
        self.candidates
            .sort_by(|one, other| (other.wins, other.sum).partial_cmp(&(one.wins, one.sum)).expect("no worth is NaN"));
        self.candidates.truncate(most);
    }

    /// Tries all turns with the same rolls of the dice; the first time, what they are worth takes the place of what was thought before. False,
    /// and nothing has changed, if it was stopped.
    fn sample(&mut self, is_first: bool) -> bool {
        let seed = self.chance.wide();
        let turns: Vec<TurnId> = self.candidates.iter().map(|turn| turn.id).collect();
        let worths: Vec<f64> = turns.into_iter().map_while(|turn| self.after(turn, seed)).collect();
        if worths.len() < self.candidates.len() {
            return false;
        }
        for (turn, worth) in self.candidates.iter_mut().zip(worths) {
            turn.sum = if is_first { worth } else { turn.sum + worth };
        }
        true
    }

    /// What a turn is worth if the dice roll like this after it. None if it was stopped.
    fn after(&mut self, id: TurnId, seed: u64) -> Option<f64> {
        if (self.how.limits.stop)() {
            return None;
        }
        self.walker.go_to(self.start);
        self.walker.reseed(seed);
        let mut outcome = Outcome::Playing;
        for number in id.numbers() {
            let chosen = self.how.engine.numbered_move(number).expect("it was listed with the numbers of its choices");
            outcome = self.walker.play(&chosen).expect("it was listed here, and only its last choice rolls dice");
            self.work += 1;
        }
        let mut mover = self.player;
        let depth = if self.how.search.depth == 0 { DEPTH } else { self.how.search.depth };
        for _ in 1..depth {
            if outcome != Outcome::Playing {
                break;
            }
            mover = self.walker.player();
            outcome = self.play_best()?;
        }
        Some(self.worth(outcome, mover))
    }

    /// Plays the turn that ends best for the one in turn. How it ended; none if it was stopped.
    fn play_best(&mut self) -> Option<Outcome> {
        let (mover, begun) = (self.walker.player(), self.work);
        let mut turns = std::mem::take(&mut self.turns);
        turns.place(self.walker.state());
        turns.begin();
        turns.list(&mut self.walker, None, &InOrder);
        let mut best: Option<(f64, Outcome)> = None;
        while let Some(Turn { outcome, .. }) = turns.next(&mut self.walker, &InOrder, &mut self.work) {
            let worth = self.worth(outcome, mover);
            let own = if mover == self.player { worth } else { 1.0 - worth };
            if best.is_none_or(|(known, _)| own > known) {
                best = Some((own, outcome));
                self.reply.clone_from(self.walker.state());
            }
            if (self.how.limits.stop)() {
                return None;
            }
            if self.work - begun > MOST_LISTED {
                break;
            }
        }
        self.turns = turns;
        self.walker.go_to(&self.reply);
        // where nothing can be chosen nobody has won
        Some(best.map_or(Outcome::Drawn, |(_, outcome)| outcome))
    }

    /// What the walker's position is worth to the one who decides, from 0 to 1. `mover` made the last choice.
    fn worth(&self, outcome: Outcome, mover: u8) -> f64 {
        let own = self.player;
        match winner(outcome, mover) {
            Some(player) if player == own => 1.0,
            Some(_) => 0.0,
            None if outcome == Outcome::Lost => f64::from(u8::from(mover != own)),
            None if outcome != Outcome::Playing => 0.5,
            None => {
                let score =
                    self.how.score(self.walker.state(), SCRIPT_SEED).expect("a search that serves has a script");
                let likely = likely(f64::from(score) / POINTS);
                if self.walker.player() == own { likely } else { 1.0 - likely }
            }
        }
    }
}
