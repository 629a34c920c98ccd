//! Plays given moves through the real scanner with a modelled player, on a virtual clock, and counts what they take. For measuring: it
//! never plays for anybody and never judges a move.

use super::{habits, straight_on, turns, weigh_open};
use crate::chance::Chance;
use crate::play::{Engine, Move, Outcome, State};
use crate::scan::{
    Candidate, ChoiceCost, Costs, Habits, ItemRole, Plan, PlayerModel, Presses, ScanItem, ScanSettings, Trail, User,
    UserWalk,
};
use az::SaturatingAs;

/// The most choices made for one move, including wrong ones and their corrections.
const MAX_TRIES: usize = 10_000;

/// How moves are weighted.
#[derive(Debug, Clone)]
pub enum Weights {
    /// By habit, learnt beforehand.
    Habit(Habits),
    /// All equally.
    Uniform,
}

/// What is measured.
#[derive(Debug, Clone)]
pub struct Setup {
    /// The scanner's settings.
    pub settings: ScanSettings,
    /// How moves are weighted.
    pub weights: Weights,
    /// The modelled player.
    pub user: User,
    /// Seed of the player and of the game's rules.
    pub seed: u64,
    /// Whether a cell that is filled in is chosen once, followed by what it should show, as with the setting `fill_in`. A wrong choice
    /// among the pieces counts as one more choice among them.
    pub fills: bool,
}

/// What one move took.
#[derive(Debug, Clone, PartialEq)]
pub struct TakenMove {
    /// The move.
    pub chosen: Move,
    /// How many moves were valid.
    pub choices: usize,
    /// Slots, including corrections of wrong choices.
    pub slots: u64,
    /// Presses, including corrections.
    pub presses: u64,
    /// Milliseconds, including corrections.
    pub ms: u64,
    /// Wrong choices.
    pub wrong: u64,
    /// Choices, the right one and the corrections included.
    pub taken: u64,
    /// How sure the method sure said that each of them was, in thousandths, together.
    pub claimed_permille: u64,
    /// The floor: the information content of this move under the weights, in bits.
    pub floor_bits: f64,
    /// Slots that linear scanning in reading order would take without errors.
    pub linear_slots: u64,
    /// The weights of all valid moves, in their order.
    pub weights: Vec<u32>,
    /// The index of the move that was played.
    pub place: usize,
}

/// Why measuring stopped.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MeasureStopped {
    /// This move (counted from 1) is not valid at its place in the list.
    NotValid(usize, Move),
    /// The modelled player never reached this move (counted from 1).
    NeverChosen(usize, Move),
}

/// A state of the game, and how it was reached.
#[derive(Debug, Clone)]
struct Visit {
    state: State,
    trail: Trail,
}

/// Plays `moves` from the level's start and counts.
///
/// # Errors
/// [`MeasureStopped`] if a move is not valid or is never reached.
pub fn measure(engine: &Engine, moves: &[Move], setup: &Setup) -> Result<Vec<TakenMove>, MeasureStopped> {
    measure_on(engine, moves, setup, &mut PlayerModel::default())
}

/// [`measure`], with what the method sure knows of the player, which it goes on learning.
///
/// # Errors
/// As those of [`measure`]; what was learnt is kept.
pub fn measure_on(
    engine: &Engine,
    moves: &[Move],
    setup: &Setup,
    player: &mut PlayerModel,
) -> Result<Vec<TakenMove>, MeasureStopped> {
    let mut walk = UserWalk::new(setup.settings.clone(), setup.user, Chance::new(setup.seed));
    walk.scanner().set_player_model(player.clone());
    let lines = follow(engine, moves, setup, &mut walk);
    player.clone_from(walk.scanner().player_model());
    lines
}

fn follow(
    engine: &Engine,
    moves: &[Move],
    setup: &Setup,
    walk: &mut UserWalk,
) -> Result<Vec<TakenMove>, MeasureStopped> {
    let start = engine.start(setup.seed);
    let trail = Trail::from(engine.position(&start));
    let mut path = Path { engine, setup, moves, way: vec![Visit { state: start, trail }], right: 1, lines: Vec::new() };
    let mut tries = 0;
    while let (Some(wanted), Some(offered)) = (moves.get(path.right - 1).copied(), path.offered()) {
        let stuck = MeasureStopped::NotValid(path.right, wanted);
        let place = offered.moves.iter().position(|valid| *valid == wanted);
        if path.begin_line(&offered).ok_or_else(|| stuck.clone())? {
            tries = 0;
        }
        let undo = offered.moves.len();
        let aim = if path.is_astray() {
            undo
        } else if path.leads_along(&offered.corridor) {
            undo + 1
        } else {
            place.ok_or_else(|| stuck.clone())?
        };
        tries += 1;
        let can_undo = path.way.len() > 1;
        let taken = walk.choose(offered.items(can_undo), aim, can_undo);
        let (Some(chosen), true) = (taken.item, tries < MAX_TRIES) else {
            return Err(MeasureStopped::NeverChosen(path.right, wanted));
        };
        if let Some(line) = path.lines.last_mut() {
            line.add(&taken, chosen != aim);
        }
        if chosen == undo {
            path.way.pop();
            path.right = path.right.min(path.way.len());
        } else if chosen == undo + 1 {
            offered.corridor.iter().try_for_each(|step| path.play(*step)).ok_or(stuck)?;
        } else {
            let step = offered.moves.get(chosen).copied().ok_or_else(|| stuck.clone())?;
            let presses = if chosen == aim && setup.fills { path.fill(step, walk) } else { 1 };
            for _ in 0..presses {
                path.play(step).ok_or_else(|| stuck.clone())?;
            }
        }
    }
    Ok(path.lines)
}

/// What has been played so far.
struct Path<'a> {
    engine: &'a Engine,
    setup: &'a Setup,
    moves: &'a [Move],
    way: Vec<Visit>,
    /// How many of the steps played belong to the list.
    right: usize,
    lines: Vec<TakenMove>,
}

impl Path<'_> {
    fn offered(&self) -> Option<Offered> {
        let here = self.way.last()?;
        let mut offered = Offered::new(self.engine, here, &self.setup.weights);
        if self.setup.settings.corridor {
            offered.corridor = straight_on(self.engine, &here.state, &here.trail, &offered.moves);
        }
        Some(offered)
    }

    /// Chooses among what the cell of this move can show; returns how many presses of the cell that stands for.
    fn fill(&mut self, step: Move, walk: &mut UserWalk) -> usize {
        let (Move::Cell(cell), Some(here)) = (step, self.way.last()) else { return 1 };
        let pieces = turns(self.engine, &here.state, cell).len();
        if pieces < 2 {
            return 1;
        }
        let presses = self.ahead().iter().take_while(|next| **next == step).count().clamp(1, pieces);
        let plain = |number: usize| ScanItem::plain((number / 5).saturating_as(), (number % 5).saturating_as());
        let items: Vec<ScanItem> = (0..pieces)
            .map(|number| ScanItem { weight: 1, ..plain(number) })
            .chain([ScanItem::plain(u16::MAX, 0).role(ItemRole::Cancel)])
            .collect();
        for _ in 0..MAX_TRIES {
            let taken = walk.choose(items.clone(), presses - 1, false);
            let is_right = taken.item == Some(presses - 1);
            if let Some(line) = self.lines.last_mut() {
                line.add(&taken, !is_right);
            }
            if is_right {
                break;
            }
        }
        presses
    }

    /// The moves of the list that are still to be made.
    fn ahead(&self) -> &[Move] {
        self.moves.split_at(self.right - 1).1
    }

    /// Whether the last step does not belong to the list.
    fn is_astray(&self) -> bool {
        self.way.len() > self.right
    }

    /// Whether these are the next moves of the list.
    fn leads_along(&self, corridor: &[Move]) -> bool {
        !corridor.is_empty() && self.ahead().starts_with(corridor)
    }

    /// Begins a line for the next move of the list, if it has none yet; returns whether it did. `None` if the move is not valid.
    fn begin_line(&mut self, offered: &Offered) -> Option<bool> {
        if self.is_astray() || self.lines.len() >= self.right {
            return Some(false);
        }
        let wanted = *self.ahead().first()?;
        let place = offered.moves.iter().position(|valid| *valid == wanted)?;
        self.lines.push(offered.line(wanted, place));
        Some(true)
    }

    /// Plays this, a move of the list or not.
    fn play(&mut self, step: Move) -> Option<()> {
        let offered = self.offered()?;
        if !self.is_astray() && self.ahead().first() == Some(&step) {
            self.begin_line(&offered)?;
            self.right += 1;
        }
        let place = offered.moves.iter().position(|valid| *valid == step)?;
        let next = offered.play(self.engine, self.way.last()?, place)?;
        self.way.push(next);
        Some(())
    }
}

/// What can be chosen in one state.
struct Offered {
    moves: Vec<Move>,
    candidates: Vec<Candidate>,
    weights: Vec<u32>,
    /// Where a corridor is offered: its moves.
    corridor: Vec<Move>,
}

#[expect(clippy::indexing_slicing, reason = "each move has a weight")]
impl Offered {
    fn new(engine: &Engine, here: &Visit, weights: &Weights) -> Self {
        let over = engine.outcome(&here.state) != Outcome::Playing;
        let moves = if over { Vec::new() } else { engine.moves(&here.state) };
        let candidates = habits::candidates(engine, &here.state, &moves);
        let weights = match weights {
            Weights::Habit(habits) => {
                let mut weights = habits.weights(&here.trail, &candidates);
                weigh_open(engine, &here.state, &moves, &mut weights);
                weights
            }
            Weights::Uniform => vec![1; moves.len()],
        };
        Self { moves, candidates, weights, corridor: Vec::new() }
    }

    /// The moves, followed by undo if there is something to take back, and the corridor, which can only begin there.
    fn items(&self, can_undo: bool) -> Vec<ScanItem> {
        let mut items: Vec<ScanItem> = self
            .moves
            .iter()
            .zip(&self.weights)
            .enumerate()
            .map(|(place, (chosen, weight))| match chosen {
                Move::Cell(cell) => ScanItem::at(*cell, *weight),
                _ => ScanItem {
                    weight: *weight,
                    ..ScanItem::plain(u16::MAX, place.saturating_as()).role(ItemRole::Move)
                },
            })
            .collect();
        if can_undo {
            items.push(ScanItem::plain(u16::MAX, u16::MAX).role(ItemRole::Undo));
        }
        if let Some(first) = self.corridor.first().filter(|_| can_undo) {
            let place = self.moves.iter().position(|valid| valid == first);
            let weight = place.map_or(1, |place| self.weights[place]);
            items.push(ScanItem { weight, ..ScanItem::plain(u16::MAX, 1).role(ItemRole::Plain) });
        }
        items
    }

    fn line(&self, chosen: Move, place: usize) -> TakenMove {
        let total: f64 = self.weights.iter().map(|&weight| f64::from(weight)).sum();
        let weight = f64::from(self.weights[place]);
        TakenMove {
            chosen,
            choices: self.moves.len(),
            slots: 0,
            presses: 0,
            ms: 0,
            wrong: 0,
            taken: 0,
            claimed_permille: 0,
            floor_bits: (total / weight).log2(),
            linear_slots: place.saturating_as::<u64>().saturating_add(1),
            weights: self.weights.clone(),
            place,
        }
    }

    fn play(&self, engine: &Engine, here: &Visit, place: usize) -> Option<Visit> {
        let mut next = here.clone();
        engine.play(&mut next.state, self.moves.get(place)?).ok()?;
        next.trail.push(*self.candidates.get(place)?);
        Some(next)
    }
}

impl TakenMove {
    /// Slots of the cheapest plan if blocks did not have to be contiguous: the moves sorted by weight, within an eighth of a slot of the
    /// optimum.
    pub fn optimum_slots(&self) -> u64 {
        let mut falling: Vec<(usize, u64)> =
            self.weights.iter().enumerate().map(|(place, &weight)| (place, u64::from(weight))).collect();
        falling.sort_by_key(|&(_, weight)| std::cmp::Reverse(weight));
        let weights: Vec<u64> = falling.iter().map(|&(_, weight)| weight).collect();
        let codes = Plan::in_order(&weights, Costs { press_percent: 0, presses: Presses::One }).codes(weights.len());
        let rank = falling.iter().position(|&(other, _)| other == self.place);
        rank.and_then(|rank| codes.get(rank)).and_then(|code| u64::try_from(code.len()).ok()).unwrap_or_default()
    }

    fn add(&mut self, taken: &ChoiceCost, is_wrong: bool) {
        self.slots += taken.slots;
        self.presses += taken.presses;
        self.ms += taken.ms;
        self.wrong += u64::from(is_wrong);
        self.taken += 1;
        self.claimed_permille += taken.claimed_permille;
    }
}
