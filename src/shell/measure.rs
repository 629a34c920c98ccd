//! Plays given moves through the real scanner for a modelled player, on a virtual clock, and counts what they take.
//! For measuring: it never plays for anybody and never judges a move.

use super::habits;
use crate::play::{Engine, Move, Outcome, State};
use crate::scan::{Candidate, Costs, Habits, Item, Plan, Presses, Role, Settings, Taken, Trail, User, Walk};
use rand_core::SeedableRng;
use rand_pcg::Pcg32;

/// Choices, wrong ones and those that take them back included, that are made for one move at most.
const MAX_TRIES: usize = 10_000;

/// How moves are weighed.
#[derive(Debug, Clone)]
pub enum Weights {
    /// By habit, learnt before.
    Habit(Habits),
    /// All alike.
    Uniform,
}

/// What is measured.
#[derive(Debug, Clone)]
pub struct Setup {
    /// The scanner's settings.
    pub settings: Settings,
    /// How moves are weighed.
    pub weights: Weights,
    /// The player.
    pub user: User,
    /// Chance of the player and of the game's rules.
    pub seed: u64,
}

/// What one move took.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The move.
    pub chosen: Move,
    /// How many moves were valid.
    pub choices: usize,
    /// Slots, repairs of wrong choices included.
    pub slots: u64,
    /// Presses, repairs included.
    pub presses: u64,
    /// Milliseconds, repairs included.
    pub ms: u64,
    /// Wrong choices.
    pub wrong: u64,
    /// The floor: what this move carries under the weights, in bits.
    pub floor_bits: f64,
    /// Slots of linear scanning in reading order without errors.
    pub linear_slots: u64,
    /// The weights of all valid moves, in their order.
    pub weights: Vec<u32>,
    /// Which of them was played.
    pub place: usize,
}

/// Why measuring stopped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stopped {
    /// This move (counted from 1) is not valid where it stands in the list.
    NotValid(usize, Move),
    /// The modelled player did not get to this move (counted from 1).
    NeverChosen(usize, Move),
}

/// A place in the game, with how it was reached.
#[derive(Debug, Clone)]
struct Step {
    state: State,
    trail: Trail,
}

/// Plays `moves` from the level's start and counts.
///
/// # Errors
/// [`Stopped`] where a move is not valid or is never reached.
pub fn measure(engine: &Engine, moves: &[Move], setup: &Setup) -> Result<Vec<Line>, Stopped> {
    let mut lines: Vec<Line> = Vec::with_capacity(moves.len());
    let start = engine.start(setup.seed);
    let trail = Trail::from(engine.position(&start));
    let mut way = vec![Step { state: start, trail }];
    let mut walk = Walk::new(setup.settings.clone(), setup.user, Pcg32::seed_from_u64(setup.seed));
    // How many of the steps on the way are those of the list.
    let mut right = 1;
    let mut tries = 0;
    while right <= moves.len() {
        let Some(wanted) = moves.get(right - 1).copied() else { break };
        let Some(here) = way.last() else { break };
        let offered = Offered::new(engine, here, &setup.weights);
        let is_astray = way.len() > right;
        let undo = offered.moves.len();
        let place = offered.moves.iter().position(|valid| *valid == wanted);
        if !is_astray && lines.len() < right {
            let place = place.ok_or(Stopped::NotValid(right, wanted))?;
            lines.push(offered.line(wanted, place));
            tries = 0;
        }
        let aim = if is_astray { undo } else { place.ok_or(Stopped::NotValid(right, wanted))? };
        tries += 1;
        let taken = walk.choose(offered.items(way.len() > 1), aim, way.len() > 1);
        let number = lines.len();
        let (Some(chosen), true) = (taken.item, tries < MAX_TRIES) else {
            return Err(Stopped::NeverChosen(right, wanted));
        };
        if let Some(line) = lines.last_mut() {
            line.add(&taken, chosen != aim);
        }
        if chosen == undo {
            way.pop();
            right = right.min(way.len());
        } else {
            let next = offered.play(engine, here, chosen).ok_or(Stopped::NotValid(number, wanted))?;
            way.push(next);
            right += usize::from(chosen == aim);
        }
    }
    Ok(lines)
}

/// What can be chosen at one place.
struct Offered {
    moves: Vec<Move>,
    candidates: Vec<Candidate>,
    weights: Vec<u32>,
}

impl Offered {
    fn new(engine: &Engine, here: &Step, weights: &Weights) -> Self {
        let over = engine.outcome(&here.state) != Outcome::Playing;
        let moves = if over { Vec::new() } else { engine.moves(&here.state) };
        let candidates = habits::candidates(engine, &here.state, &moves);
        let weights = match weights {
            Weights::Habit(habits) => habits.weights(&here.trail, &candidates),
            Weights::Uniform => vec![1; moves.len()],
        };
        Self { moves, candidates, weights }
    }

    /// The moves, and undo after them where there is something to take back.
    fn items(&self, can_undo: bool) -> Vec<Item> {
        let mut items: Vec<Item> = self
            .moves
            .iter()
            .zip(&self.weights)
            .enumerate()
            .map(|(place, (chosen, weight))| match chosen {
                Move::Cell(cell) => Item::at(*cell, *weight),
                _ => Item {
                    weight: *weight,
                    ..Item::plain(u16::MAX, u16::try_from(place).unwrap_or(u16::MAX)).role(Role::Move)
                },
            })
            .collect();
        if can_undo {
            items.push(Item::plain(u16::MAX, u16::MAX).role(Role::Undo));
        }
        items
    }

    fn line(&self, chosen: Move, place: usize) -> Line {
        let total: f64 = self.weights.iter().map(|&weight| f64::from(weight)).sum();
        let weight = self.weights.get(place).map_or(1.0, |&weight| f64::from(weight));
        Line {
            chosen,
            choices: self.moves.len(),
            slots: 0,
            presses: 0,
            ms: 0,
            wrong: 0,
            floor_bits: (total / weight).log2(),
            linear_slots: u64::try_from(place).unwrap_or(u64::MAX).saturating_add(1),
            weights: self.weights.clone(),
            place,
        }
    }

    fn play(&self, engine: &Engine, here: &Step, place: usize) -> Option<Step> {
        let mut next = here.clone();
        engine.play(&mut next.state, self.moves.get(place)?).ok()?;
        next.trail.push(*self.candidates.get(place)?);
        Some(next)
    }
}

impl Line {
    /// Slots of the cheapest plan if blocks needed not lie together: the moves sorted by weight, within an eighth of
    /// a slot of the optimum.
    pub fn optimum_slots(&self) -> u64 {
        let mut falling: Vec<(usize, u64)> =
            self.weights.iter().enumerate().map(|(place, &weight)| (place, u64::from(weight))).collect();
        falling.sort_by_key(|&(_, weight)| std::cmp::Reverse(weight));
        let weights: Vec<u64> = falling.iter().map(|&(_, weight)| weight).collect();
        let codes = Plan::in_order(&weights, Costs { press_percent: 0, presses: Presses::One }).codes(weights.len());
        let rank = falling.iter().position(|&(other, _)| other == self.place);
        rank.and_then(|rank| codes.get(rank)).and_then(|code| u64::try_from(code.len()).ok()).unwrap_or_default()
    }

    fn add(&mut self, taken: &Taken, is_wrong: bool) {
        self.slots += taken.slots;
        self.presses += taken.presses;
        self.ms += taken.ms;
        self.wrong += u64::from(is_wrong);
    }
}
