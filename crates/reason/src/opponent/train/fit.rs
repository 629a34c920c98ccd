//! Weights that explain best how games ended: logistic regression in a fixed order, with arithmetic that is the same on every machine.

#![expect(clippy::indexing_slicing, reason = "there is a weight, a slope and a spread for each feature of the shape")]

use super::super::learnt::shape::Shape;
use super::super::learnt::{MAX_WEIGHT, PARTS, Weights};
use super::super::odds::{POINTS, likely};
use super::replay::{Known, Positions};
use super::views::{View, candidates};
use az::SaturatingAs;
use switchboard_base::chance::Chance;

/// How often all positions are looked at.
const ROUNDS: usize = 16;
/// The same to find out which features and views are worth it.
const TRIAL_ROUNDS: usize = 5;
/// After so many positions the weights are corrected.
const BATCH: usize = 256;
/// How far they are corrected at first.
const STEP: f64 = 0.02;
/// How strongly each weight may be drawn to nothing, as if so many positions spoke against it.
const PULLS: [f64; 4] = [5.0, 20.0, 80.0, 320.0];
/// One game in so many is kept apart to see what the weights are worth.
pub const APART: u32 = 6;
/// What a choice must win, as a share of the error, to be made.
const GAIN: f64 = 0.0005;
/// Scales that are tried for the script: its points that make one side e times as likely to win as not.
const SCALES: [f64; 12] = [20.0, 30.0, 45.0, 65.0, 91.0, 130.0, 190.0, 280.0, 400.0, 600.0, 900.0, 1400.0];
/// How much of what is to be explained is the result; the rest is what the search said.
const OF_RESULT: f64 = 0.7;

/// The mean squared error on games that were kept apart, of what is to be explained, from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Error {
    /// Of what the script says.
    pub before: f64,
    /// With what was learnt.
    pub after: f64,
}

/// What was learnt.
#[derive(Debug, Clone)]
pub struct Fitted {
    /// The weights.
    pub weights: Weights,
    /// How well they tell results.
    pub error: Error,
    /// From how many positions.
    pub positions: usize,
    /// Through how many views besides the plain one.
    pub views: usize,
}

/// What is tried.
#[derive(Debug, Clone)]
struct Plan {
    shape: Shape,
    views: Vec<View>,
    pull: f64,
    rounds: usize,
}

/// Fits weights to the positions of a board with at most the features of this shape: those with which results of games kept apart are told
/// best. None if it was stopped, or if there are too few positions.
pub fn fit(
    positions: &Positions,
    (most, start): (Shape, &[u8]),
    has_script: bool,
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<Fitted> {
    let (apart, order): (Vec<usize>, Vec<usize>) =
        (0..positions.known.len()).partition(|place| positions.known[*place].game.is_multiple_of(APART));
    if order.is_empty() || apart.is_empty() {
        return None;
    }
    let data = Data { positions, scale: if has_script { best_scale(positions, &order) } else { POINTS }, order, apart };
    let plain = Plan { shape: Shape { length: 0, ..most }, views: Vec::new(), pull: PULLS[1], rounds: TRIAL_ROUNDS };
    let mut best = Tried::new(plain, &data, stop)?;
    for view in candidates(positions.words.len(), start, most.size) {
        let mut views = best.plan.views.clone();
        views.push(view);
        best.try_other(Plan { views, ..best.plan.clone() }, &data, stop)?;
    }
    for length in 2..=most.length {
        let shape = Shape { length, ..most };
        best.try_other(Plan { shape, ..best.plan.clone() }, &data, stop)?;
    }
    for pull in PULLS {
        best.try_other(Plan { pull, ..best.plan.clone() }, &data, stop)?;
    }
    let plan = Plan { rounds: ROUNDS, ..best.plan };
    let model = Model::learn(&plan, &data, stop)?;
    let none = Model { weights: vec![0.0; model.weights.len()], ..model.clone() };
    let error = Error { before: none.error(&data), after: model.error(&data) };
    Some(Fitted { weights: model.rounded(), error, positions: positions.known.len(), views: plan.views.len() })
}

/// The best plan so far.
struct Tried {
    plan: Plan,
    error: f64,
}

impl Tried {
    fn new(plan: Plan, data: &Data<'_>, stop: &(dyn Fn() -> bool + Sync)) -> Option<Self> {
        let error = Model::learn(&plan, data, stop)?.error(data);
        Some(Self { plan, error })
    }

    /// Takes another plan if it is better. None if it was stopped.
    fn try_other(&mut self, plan: Plan, data: &Data<'_>, stop: &(dyn Fn() -> bool + Sync)) -> Option<()> {
        let other = Self::new(plan, data, stop)?;
        if other.error < self.error * (1.0 - GAIN) {
            *self = other;
        }
        Some(())
    }
}

/// What is learnt from.
struct Data<'p> {
    positions: &'p Positions,
    /// Positions to learn from.
    order: Vec<usize>,
    /// Positions kept apart.
    apart: Vec<usize>,
    /// The script's points that make one side e times as likely to win as not.
    scale: f64,
}

/// The scale with which the script alone explains results best.
fn best_scale(positions: &Positions, order: &[usize]) -> f64 {
    let error = |scale: f64| -> f64 {
        order
            .iter()
            .filter(|place| positions.known[**place].result.is_some())
            .map(|place| {
                let known = &positions.known[*place];
                let off = likely(f64::from(known.script) / scale) - result(known, scale);
                off * off
            })
            .sum()
    };
    let mut best = (f64::INFINITY, POINTS);
    for scale in SCALES {
        let off = error(scale);
        if off < best.0 {
            best = (off, scale);
        }
    }
    best.1
}

#[derive(Debug, Clone)]
struct Model {
    shape: Shape,
    scale: f64,
    /// Of all features, then of being in turn and of each choice.
    weights: Vec<f64>,
}

impl Model {
    fn learn(plan: &Plan, data: &Data<'_>, stop: &(dyn Fn() -> bool + Sync)) -> Option<Self> {
        let features = plan.shape.features() + 2;
        let mut model = Self { shape: plan.shape, scale: data.scale, weights: vec![0.0; features] };
        let (mut slopes, mut mean, mut spread) = (vec![0.0; features], vec![0.0; features], vec![0.0_f64; features]);
        let mut chance = Chance::new(1);
        let mut order = data.order.clone();
        let batches = order.len().div_ceil(BATCH) * plan.rounds;
        let (mut batch, mut fading, mut fading_spread) = (0, 1.0, 1.0);
        let pull = plan.pull * number(BATCH) / number(order.len());
        let mut eyes = Eyes::default();
        for _ in 0..plan.rounds {
            chance.shuffle(&mut order);
            for some in order.chunks(BATCH) {
                if stop() {
                    return None;
                }
                slopes.fill(0.0);
                for place in some {
                    eyes.look(data.positions, *place, plan, &mut chance);
                    model.add_slopes(&eyes, &mut slopes);
                }
                let step = STEP * (1.0 - number(batch) / number(batches));
                (batch, fading, fading_spread) = (batch + 1, fading * 0.9, fading_spread * 0.999);
                for feature in 0..features {
                    let slope = slopes[feature] + pull * model.weights[feature];
                    mean[feature] = mean[feature] * 0.9 + slope * 0.1;
                    spread[feature] = spread[feature] * 0.999 + slope * slope * 0.001;
                    let size = (spread[feature] / (1.0 - fading_spread)).sqrt() + 1e-8;
                    model.weights[feature] -= step * mean[feature] / (1.0 - fading) / size;
                }
            }
        }
        Some(model)
    }

    /// How likely the first player wins.
    fn likely(&self, board: &[u8], known: &Known) -> f64 {
        let mut sum = f64::from(known.script) / self.scale;
        self.shape.each(board, |feature| sum += self.weights[feature]);
        let turn = self.shape.features();
        let own = self.weights[turn] + self.weights[turn + 1] * few(known.choices);
        likely(sum + f64::from(known.side) * own)
    }

    fn add_slopes(&self, Eyes { board, known, .. }: &Eyes, slopes: &mut [f64]) {
        let Some(known) = known else { return };
        let off = self.likely(board, known) - wanted(known, self.scale);
        self.shape.each(board, |feature| slopes[feature] += off);
        let turn = self.shape.features();
        slopes[turn] += off * f64::from(known.side);
        slopes[turn + 1] += off * f64::from(known.side) * few(known.choices);
    }

    /// The mean squared error on what was kept apart.
    fn error(&self, data: &Data<'_>) -> f64 {
        let off = |place: &usize| {
            let known = &data.positions.known[*place];
            self.likely(data.positions.board(*place, self.shape.size.area()), known) - wanted(known, self.scale)
        };
        let sum: f64 = data.apart.iter().map(|place| off(place) * off(place)).sum();
        sum / number(data.apart.len().max(1))
    }

    fn rounded(&self) -> Weights {
        let whole = |weight: f64| rounded(weight * self.scale * f64::from(PARTS));
        let (features, rest) = self.weights.split_at(self.shape.features());
        Weights {
            shape: self.shape,
            features: features.iter().map(|weight| whole(*weight)).collect(),
            turn: whole(rest[0]),
            choice: whole(rest[1] / CHOICES),
        }
    }
}

/// A position as it is seen through views taken by chance.
#[derive(Debug, Default)]
struct Eyes {
    board: Vec<u8>,
    known: Option<Known>,
    before: Vec<u8>,
}

impl Eyes {
    fn look(&mut self, positions: &Positions, place: usize, plan: &Plan, chance: &mut Chance) {
        self.board.clear();
        self.board.extend_from_slice(positions.board(place, plan.shape.size.area()));
        let mut known = positions.known[place];
        for view in &plan.views {
            if chance.number() & 1 > 0 {
                std::mem::swap(&mut self.board, &mut self.before);
                view.look(&self.before, &mut self.board);
                if view.swaps {
                    known = known.swapped();
                }
            }
        }
        self.known = Some(known);
    }
}

/// So many choices are as much as one feature.
const CHOICES: f64 = 10.0;

fn few(choices: u16) -> f64 {
    f64::from(choices) / CHOICES
}

/// The result, from 0 to 1; what the search said if the game did not go on from there.
fn result(known: &Known, scale: f64) -> f64 {
    match (known.result, known.value) {
        (Some(result), _) => (f64::from(result) + 1.0) / 2.0,
        (None, value) => likely(f64::from(value.unwrap_or(0)) / scale),
    }
}

fn wanted(known: &Known, scale: f64) -> f64 {
    let result = result(known, scale);
    known.value.map_or(result, |value| OF_RESULT * result + (1.0 - OF_RESULT) * likely(f64::from(value) / scale))
}

pub fn number(count: usize) -> f64 {
    f64::from(count.saturating_as::<u32>())
}

#[expect(clippy::cast_possible_truncation, reason = "the one place that rounds; clamped to what fits")]
fn rounded(weight: f64) -> i32 {
    let most = f64::from(MAX_WEIGHT);
    if weight.is_finite() { weight.round().clamp(-most, most) as i32 } else { 0 }
}
