//! The turns of a position, for searches that take a turn as one move. A turn is what a player chooses until it is another's turn: a man,
//! then where it goes. Turns that end in the same position are one, and what only changes one's mind is none. They are found as they are
//! asked for, the most promising first: a search often needs no more than one. Nothing is allocated once the lists have grown.

use az::WrappingAs;
use switchboard_engine::play::{Move, Outcome, State, Walker};

/// The most choices of a turn; a longer one is several turns in a row.
pub const MAX_CHOICES: u8 = 4;

/// The worth of a choice that is tried after all others.
const LAST: i32 = i32::MIN;

/// A turn by its choices, so that it can be recognised and played in another position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct TurnId(u64);

impl TurnId {
    /// Bits for the number of a choice.
    const BITS: u32 = 16;

    /// This turn with one choice more. Choices with numbers that do not fit are told apart from none, but not from each other.
    fn then(self, number: Option<u16>) -> Self {
        let number = number.map_or(u64::from(u16::MAX), |number| u64::from(number) + 1);
        let used = (u64::BITS - self.0.leading_zeros()).div_ceil(Self::BITS);
        if used < u32::from(MAX_CHOICES) { Self(self.0 | number << (used * Self::BITS)) } else { self }
    }

    /// No choice.
    pub fn is_none(self) -> bool {
        self.0 == 0
    }

    /// The numbers of its choices.
    pub fn numbers(self) -> impl Iterator<Item = u16> {
        let part = move |place: u8| (self.0 >> (u32::from(place) * Self::BITS)).wrapping_as::<u16>();
        (0..MAX_CHOICES).map(part).take_while(|number| *number > 0).map(|number| number - 1)
    }

    /// Its beginnings, from one choice to all.
    pub fn beginnings(self) -> impl Iterator<Item = Self> {
        let whole = move |places: u32| (u64::BITS - self.0.leading_zeros()).div_ceil(Self::BITS) >= places;
        let part = move |places: u32| Self(self.0 & (u64::MAX >> (u64::BITS - places * Self::BITS)));
        (1..=u32::from(MAX_CHOICES)).filter(move |places| whole(*places)).map(part)
    }

    /// A number for tables of this many entries, a power of two.
    pub fn spread(self, entries: usize) -> usize {
        let mixed = self.0.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40;
        mixed.wrapping_as::<usize>() & entries.saturating_sub(1)
    }
}

/// A turn that was played.
#[derive(Debug, Clone, Copy)]
pub struct Turn {
    /// Its choices.
    pub id: TurnId,
    /// What it led to.
    pub outcome: Outcome,
}

/// Where a turn has got to.
#[derive(Debug)]
struct Step {
    state: State,
    id: TurnId,
    choices: u8,
}

/// A choice that was not tried yet.
#[derive(Debug, Clone, Copy)]
struct Untried {
    worth: i32,
    step: usize,
    chosen: Move,
    id: TurnId,
}

/// What a search knows about choices.
pub trait Rank {
    /// How promising a turn with these choices is, as far as it has got. None: it is not to be tried.
    fn rank(&self, state: &State, id: TurnId, chosen: Move, choices: u8) -> Option<i32>;
    /// Whether all beginnings of turns are tried before any turn is ended: then each turn has the fewest choices that lead to its end.
    fn begins_all(&self) -> bool {
        true
    }
}

/// The turns of one position, one after the other.
#[derive(Debug, Default)]
pub struct Turns {
    steps: Vec<Step>,
    used: usize,
    /// Choices that begin a turn.
    first: Vec<Untried>,
    /// Choices that go on with one.
    onward: Vec<Untried>,
    /// Positions that a turn of this list has come to.
    seen: Vec<u64>,
    /// Turns that were played out of order.
    played: Vec<TurnId>,
    /// Whether turns here take several choices.
    several: bool,
    moves: Vec<Move>,
    /// The choices with which turns begin.
    begins: Vec<Move>,
}

impl Turns {
    /// The position whose turns these are.
    #[expect(clippy::indexing_slicing, reason = "a position is placed before its turns are looked at")]
    pub fn state(&self) -> &State {
        &self.steps[0].state
    }

    /// Begins with a position.
    pub fn place(&mut self, state: &State) {
        self.used = 0;
        self.put(state, TurnId::default(), 0);
    }

    fn put(&mut self, state: &State, id: TurnId, choices: u8) {
        if let Some(step) = self.steps.get_mut(self.used) {
            step.state.clone_from(state);
            (step.id, step.choices) = (id, choices);
        } else {
            self.steps.push(Step { state: state.clone(), id, choices });
        }
        self.used += 1;
    }

    /// Begins anew, without a list: turns can be played by their choices.
    pub fn begin(&mut self) {
        self.used = self.used.min(1);
        self.several = false;
        [&mut self.first, &mut self.onward].into_iter().for_each(Vec::clear);
        self.seen.clear();
        self.played.clear();
    }

    /// Lists the choices with which turns begin, with a walker of the level. `only`: these.
    pub fn list(&mut self, walker: &mut Walker, only: Option<&[Move]>, rank: &impl Rank) {
        let Some(step) = self.steps.first() else { return };
        walker.go_to(&step.state);
        self.seen.push(walker.position_hash());
        match only {
            Some(moves) => {
                self.moves.clear();
                self.moves.extend_from_slice(moves);
            }
            None => walker.moves_into(&mut self.moves),
        }
        self.begins.clone_from(&self.moves);
        self.list_from(walker, 0, rank);
    }

    /// Lists the choices in `moves`, which go on from this step, where the walker is.
    fn list_from(&mut self, walker: &Walker, step: usize, rank: &impl Rank) {
        let Some((id, choices)) = self.steps.get(step).map(|step| (step.id, step.choices)) else { return };
        let list = if step == 0 { &mut self.first } else { &mut self.onward };
        let begins: &[Move] = if rank.begins_all() { &[] } else { &self.begins };
        for chosen in &self.moves {
            let id = id.then(walker.engine().move_number(chosen));
            if let Some(worth) = rank.rank(walker.state(), id, *chosen, choices) {
                // what could have been chosen before may only change one's mind
                let worth = if choices > 0 && begins.contains(chosen) { LAST } else { worth };
                list.push(Untried { worth, step, chosen: *chosen, id });
            }
        }
    }

    /// Plays this turn first, if it is one here. The walker is then where it ends, and `work` has grown by the choices tried.
    pub fn play(&mut self, walker: &mut Walker, id: TurnId, work: &mut u64) -> Option<Turn> {
        let first = self.steps.first().filter(|_| !id.is_none() && !self.played.contains(&id))?;
        let mover = walker.engine().player(&first.state);
        walker.go_to(&first.state);
        let mut outcome = Outcome::Playing;
        let mut choices = 0;
        for number in id.numbers() {
            let chosen = walker.engine().numbered_move(number)?;
            let goes_on = outcome == Outcome::Playing && walker.player() == mover;
            if !goes_on || !walker.engine().is_valid(walker.state(), &chosen) {
                return None;
            }
            *work += 1;
            choices += 1;
            outcome = walker.play(&chosen).ok()?;
        }
        let unfinished = outcome == Outcome::Playing && walker.player() == mover && choices < MAX_CHOICES;
        if unfinished || !self.is_new(walker, outcome) {
            return None;
        }
        self.played.push(id);
        Some(Turn { id, outcome })
    }

    /// Whether no turn before led to the walker's position.
    fn is_new(&mut self, walker: &Walker, outcome: Outcome) -> bool {
        let hash = walker.position_hash();
        if outcome != Outcome::Playing {
            return true;
        }
        let is_new = !self.seen.contains(&hash);
        if is_new {
            self.seen.push(hash);
        }
        is_new
    }

    /// Plays the next turn. The walker is then where it ends, and `work` has grown by the choices tried.
    pub fn next(&mut self, walker: &mut Walker, rank: &impl Rank, work: &mut u64) -> Option<Turn> {
        loop {
            let first = match (best(&self.first), best(&self.onward)) {
                (None, None) => return None,
                (Some(_), None) => true,
                (None, Some(_)) => false,
                (Some((_, first)), Some((_, onward))) => rank.begins_all() || first > onward,
            };
            let untried = take_best(if first { &mut self.first } else { &mut self.onward })?;
            if self.played.contains(&untried.id) {
                continue;
            }
            let Some(step) = self.steps.get(untried.step) else { continue };
            let choices = step.choices + 1;
            walker.go_to(&step.state);
            let mover = walker.player();
            let seed = walker.engine().seed(walker.state());
            *work += 1;
            let Ok(outcome) = walker.play(&untried.chosen) else { continue };
            let is_same_turn = walker.player() == mover && walker.engine().seed(walker.state()) == seed;
            if outcome == Outcome::Playing && is_same_turn && choices < MAX_CHOICES {
                self.several = true;
                if self.is_new(walker, outcome) {
                    self.put(walker.state(), untried.id, choices);
                    walker.moves_into(&mut self.moves);
                    self.list_from(walker, self.used - 1, rank);
                }
            } else if (!self.several && self.played.is_empty()) || self.is_new(walker, outcome) {
                return Some(Turn { id: untried.id, outcome });
            }
        }
    }
}

/// Where the best is, and what it is worth; of several, the first.
fn best(list: &[Untried]) -> Option<(usize, i32)> {
    let mut best: Option<(usize, i32)> = None;
    for (place, untried) in list.iter().enumerate() {
        if best.is_none_or(|(_, worth)| untried.worth > worth) {
            best = Some((place, untried.worth));
        }
    }
    best
}

fn take_best(list: &mut Vec<Untried>) -> Option<Untried> {
    best(list).map(|(place, _)| list.swap_remove(place))
}
