//! Weights that explain best how games ended: logistic regression in a fixed order, with arithmetic that is the same on every machine.

#![expect(clippy::indexing_slicing, reason = "there is a weight, a slope and a spread for each feature of the shape")]

use super::super::learnt::shape::Shape;
use super::super::learnt::{MAX_WEIGHT, PARTS, Weights};
use super::replay::{Known, Positions};
use switchboard_base::chance::Chance;

/// How often all positions are looked at.
const ROUNDS: u32 = 16;
/// After so many positions the weights are corrected.
const BATCH: usize = 256;
/// How far they are corrected at first.
const STEP: f64 = 0.02;
/// How strongly each weight is drawn to nothing, as if so many positions spoke against it.
const PULL: f64 = 4.0;
/// One game in so many is kept apart to see what the weights are worth.
const APART: u32 = 8;
/// Scales that are tried for the script: its points that make one side e times as likely to win as not.
const SCALES: [f64; 12] = [20.0, 30.0, 45.0, 65.0, 91.0, 130.0, 190.0, 280.0, 400.0, 600.0, 900.0, 1400.0];
/// The scale without a script: 100 points are a clear advantage, three wins in four.
const USUAL: f64 = 91.0;
/// How much of what is to be explained is the result; the rest is what the search said.
const OF_RESULT: f64 = 0.7;

/// The mean squared error on games that were kept apart, of results from 0 to 1.
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
}

/// Fits weights to the positions of a board with this shape. None if it was stopped, or if there are no positions.
pub fn fit(positions: &Positions, shape: Shape, has_script: bool, stop: &(dyn Fn() -> bool + Sync)) -> Option<Fitted> {
    let (apart, mut order): (Vec<usize>, Vec<usize>) =
        (0..positions.known.len()).partition(|place| positions.known[*place].game % APART == 0);
    if order.is_empty() {
        return None;
    }
    let scale = if has_script { best_scale(positions, &order) } else { USUAL };
    let mut model = Model { shape, scale, weights: vec![0.0; shape.features() + 2] };
    let features = model.weights.len();
    let (mut slopes, mut mean, mut spread) = (vec![0.0; features], vec![0.0; features], vec![0.0_f64; features]);
    let mut chance = Chance::new(1);
    let batches = order.len().div_ceil(BATCH) * usize::try_from(ROUNDS).unwrap_or(1);
    let (mut batch, mut fading, mut fading_spread) = (0, 1.0, 1.0);
    let pull = PULL * number(BATCH) / number(order.len());
    for _ in 0..ROUNDS {
        chance.shuffle(&mut order);
        for some in order.chunks(BATCH) {
            if stop() {
                return None;
            }
            slopes.fill(0.0);
            for place in some {
                model.add_slopes(positions, *place, &mut slopes);
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
    let error = Error {
        before: Model { shape, scale, weights: vec![0.0; features] }.error(positions, &apart),
        after: model.error(positions, &apart),
    };
    Some(Fitted { weights: model.rounded(), error, positions: positions.known.len() })
}

/// The scale with which the script alone explains results best.
fn best_scale(positions: &Positions, order: &[usize]) -> f64 {
    let error = |scale: f64| -> f64 {
        order
            .iter()
            .map(|place| {
                let known = &positions.known[*place];
                let off = likely(f64::from(known.script) / scale) - result(known);
                off * off
            })
            .sum()
    };
    let mut best = (f64::INFINITY, USUAL);
    for scale in SCALES {
        let off = error(scale);
        if off < best.0 {
            best = (off, scale);
        }
    }
    best.1
}

struct Model {
    shape: Shape,
    scale: f64,
    /// Of all features, then of being in turn and of each choice.
    weights: Vec<f64>,
}

impl Model {
    fn board<'p>(&self, positions: &'p Positions, place: usize) -> &'p [u8] {
        let area = self.shape.size.area();
        &positions.boards[place * area..(place + 1) * area]
    }

    /// How likely the first player wins.
    fn likely(&self, positions: &Positions, place: usize) -> f64 {
        let known = &positions.known[place];
        let mut sum = f64::from(known.script) / self.scale;
        self.shape.each(self.board(positions, place), |feature| sum += self.weights[feature]);
        let turn = self.shape.features();
        let own = self.weights[turn] + self.weights[turn + 1] * few(known.choices);
        likely(sum + f64::from(known.side) * own)
    }

    fn add_slopes(&self, positions: &Positions, place: usize, slopes: &mut [f64]) {
        let known = &positions.known[place];
        let off = self.likely(positions, place) - wanted(known, self.scale);
        self.shape.each(self.board(positions, place), |feature| slopes[feature] += off);
        let turn = self.shape.features();
        slopes[turn] += off * f64::from(known.side);
        slopes[turn + 1] += off * f64::from(known.side) * few(known.choices);
    }

    fn error(&self, positions: &Positions, places: &[usize]) -> f64 {
        let off = |place: &usize| self.likely(positions, *place) - result(&positions.known[*place]);
        let sum: f64 = places.iter().map(|place| off(place) * off(place)).sum();
        sum / number(places.len().max(1))
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

/// So many choices are as much as one feature.
const CHOICES: f64 = 10.0;

fn few(choices: u16) -> f64 {
    f64::from(choices) / CHOICES
}

fn result(known: &Known) -> f64 {
    (f64::from(known.result) + 1.0) / 2.0
}

fn wanted(known: &Known, scale: f64) -> f64 {
    match known.value {
        Some(value) => OF_RESULT * result(known) + (1.0 - OF_RESULT) * likely(f64::from(value) / scale),
        None => result(known),
    }
}

/// The share of wins at these odds (as a logarithm).
fn likely(odds: f64) -> f64 {
    1.0 / (1.0 + exp(-odds))
}

/// e to this power, for powers from -40 to 40. The standard library's differs from machine to machine.
fn exp(power: f64) -> f64 {
    let small = power.clamp(-40.0, 40.0) / 64.0;
    let (mut sum, mut term) = (1.0, 1.0);
    for place in 1..=14 {
        term = term * small / f64::from(place);
        sum += term;
    }
    for _ in 0..6 {
        sum *= sum;
    }
    sum
}

fn number(count: usize) -> f64 {
    f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}

#[expect(clippy::cast_possible_truncation, reason = "the one place that rounds; clamped to what fits")]
fn rounded(weight: f64) -> i32 {
    let most = f64::from(MAX_WEIGHT);
    if weight.is_finite() { weight.round().clamp(-most, most) as i32 } else { 0 }
}
