//! Weights that explain best what was chosen: the likelihood of each choice is e to the power of its weights' sum, and that of what was chosen
//! is raised (multinomial logistic regression, in a fixed order, with arithmetic that is the same on every machine).

#![expect(clippy::indexing_slicing, reason = "there is a weight, a slope and a spread for each feature of the layout")]

use super::super::learnt::policy::{Chosen, E_TIMES, Layout, Policy, Previous};
use super::super::odds::exp;
use super::decisions::Decisions;
use super::fit::{APART, number};
use super::views::{View, candidates};
use az::SaturatingAs;
use switchboard_base::chance::Chance;
use switchboard_base::grid::Size;

/// How often all decisions are looked at.
const ROUNDS: usize = 10;
/// The same to find out which views are worth it, of at most so many decisions.
const TRIAL_ROUNDS: usize = 3;
const TRIAL: usize = 4_000;
/// How far weights are corrected.
const STEP: f64 = 0.1;
/// How strongly each weight may be drawn to nothing.
const PULLS: [f64; 5] = [0.0003, 0.002, 0.01, 0.05, 0.2];
/// What a view must win, as a share of the surprise, to be used.
const GAIN: f64 = 0.001;

/// What was learnt.
#[derive(Debug, Clone)]
pub struct FittedPolicy {
    /// The weights.
    pub policy: Policy,
    /// Among how many equally likely choices it is as hard to guess what was chosen, on games that were kept apart: without the weights and
    /// with them (perplexity).
    pub among: (f64, f64),
    /// From how many decisions.
    pub decisions: usize,
}

/// What is tried.
#[derive(Debug, Clone)]
struct Plan {
    views: Vec<View>,
    pull: f64,
    rounds: usize,
}

/// Fits weights to the decisions on a board of this size, on which games begin with these kinds. None if it was stopped, or if there are too few
/// decisions or too many kinds.
pub fn fit(
    decisions: &Decisions,
    (size, start): (Size, &[u8]),
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<FittedPolicy> {
    let layout = Layout::new(size, decisions.words.len(), decisions.has_scores())?;
    let (apart, order): (Vec<usize>, Vec<usize>) =
        (0..decisions.known.len()).partition(|place| decisions.known[*place].game.is_multiple_of(APART));
    if order.is_empty() || apart.is_empty() {
        return None;
    }
    let data = Data { decisions, layout, area: size.area(), order, apart };
    let mut best = Plan { views: Vec::new(), pull: PULLS[1], rounds: TRIAL_ROUNDS };
    let mut least = Model::learn(&best, &data, stop)?.surprise(&data, TRIAL);
    let mut take = |other: Plan, best: &mut Plan| -> Option<()> {
        let surprise = Model::learn(&other, &data, stop)?.surprise(&data, TRIAL);
        if surprise < least * (1.0 - GAIN) {
            (least, *best) = (surprise, other);
        }
        Some(())
    };
    for view in candidates(decisions.words.len(), start, size) {
        let views = best.views.iter().cloned().chain([view]).collect();
        take(Plan { views, ..best.clone() }, &mut best)?;
    }
    for pull in PULLS {
        take(Plan { pull, ..best.clone() }, &mut best)?;
    }
    let model = Model::learn(&Plan { rounds: ROUNDS, ..best }, &data, stop)?;
    let none = Model { weights: vec![0.0; model.weights.len()] };
    let among = (exp(none.surprise(&data, usize::MAX)), exp(model.surprise(&data, usize::MAX)));
    let policy = Policy::new(layout, model.rounded())?;
    Some(FittedPolicy { policy, among, decisions: decisions.known.len() })
}

/// What is learnt from.
struct Data<'d> {
    decisions: &'d Decisions,
    layout: Layout,
    area: usize,
    /// Decisions to learn from.
    order: Vec<usize>,
    /// Decisions kept apart.
    apart: Vec<usize>,
}

/// A decision as it is seen: the features of each choice, and their likelihoods.
#[derive(Debug, Default)]
struct Seen {
    board: Vec<u8>,
    before: Vec<u8>,
    features: Vec<usize>,
    /// By choice: where its features end.
    ends: Vec<usize>,
    likely: Vec<f64>,
}

impl Seen {
    /// Looks at a decision through views.
    fn look<'v>(&mut self, data: &Data<'_>, place: usize, views: impl Iterator<Item = &'v View> + Clone) {
        let known = &data.decisions.known[place];
        self.board.clear();
        self.board.extend_from_slice(data.decisions.board(place, data.area));
        let mut side = known.side;
        for view in views.clone() {
            std::mem::swap(&mut self.board, &mut self.before);
            view.look(&self.before, &mut self.board);
            side ^= usize::from(view.swaps);
        }
        let seen_at = |cell: usize| views.clone().fold(cell, |cell, view| view.cell(cell));
        self.features.clear();
        self.ends.clear();
        let previous = match known.previous {
            Previous::Nothing => Previous::Nothing,
            Previous::Own(cell) => Previous::Own(seen_at(cell)),
            Previous::Other(cell) => Previous::Other(seen_at(cell)),
        };
        for (cell, score) in data.decisions.cells(place) {
            let chosen = Chosen { cell: seen_at(cell), previous, score, side };
            data.layout.each(chosen, |cell| self.board[cell], |feature| self.features.push(feature));
            self.ends.push(self.features.len());
        }
    }

    /// The features of each choice.
    fn choices(&self) -> impl Iterator<Item = &[usize]> {
        let begins = std::iter::once(0).chain(self.ends.iter().copied());
        begins.zip(&self.ends).map(|(begin, end)| &self.features[begin..*end])
    }
}

struct Model {
    weights: Vec<f64>,
}

impl Model {
    fn learn(plan: &Plan, data: &Data<'_>, stop: &(dyn Fn() -> bool + Sync)) -> Option<Self> {
        let features = data.layout.features();
        let mut model = Self { weights: vec![0.0; features] };
        let (mut slopes, mut spread) = (vec![0.0; features], vec![0.0_f64; features]);
        let mut chance = Chance::new(1);
        let mut order = data.order.clone();
        let mut seen = Seen::default();
        for _ in 0..plan.rounds {
            chance.shuffle(&mut order);
            let some = if plan.rounds == TRIAL_ROUNDS { TRIAL } else { usize::MAX };
            for place in order.iter().take(some) {
                if stop() {
                    return None;
                }
                let through: Vec<&View> = plan.views.iter().filter(|_| chance.number() & 1 > 0).collect();
                seen.look(data, *place, through.iter().copied());
                model.weigh(&mut seen);
                let chosen = data.decisions.known[*place].chosen;
                for (number, (features, likely)) in seen.choices().zip(&seen.likely).enumerate() {
                    let off = if number == chosen { likely - 1.0 } else { *likely };
                    features.iter().for_each(|feature| slopes[*feature] += off);
                }
                for feature in &seen.features {
                    // zero where it was met before among these
                    let slope = std::mem::take(&mut slopes[*feature]);
                    if slope != 0.0 {
                        let slope = slope + plan.pull * model.weights[*feature];
                        spread[*feature] += slope * slope;
                        model.weights[*feature] -= STEP * slope / (spread[*feature].sqrt() + 1e-3);
                    }
                }
            }
        }
        Some(model)
    }

    /// How likely each choice is.
    fn weigh(&self, seen: &mut Seen) {
        let sum = |features: &[usize]| -> f64 { features.iter().map(|feature| self.weights[*feature]).sum() };
        let mut sums: Vec<f64> = seen.choices().map(sum).collect();
        let most = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        sums.iter_mut().for_each(|sum| *sum = exp(*sum - most));
        let all: f64 = sums.iter().sum();
        sums.iter_mut().for_each(|sum| *sum /= all);
        seen.likely = sums;
    }

    /// The mean surprise (minus the logarithm of the likelihood) of what was chosen, on at most so many decisions that were kept apart.
    fn surprise(&self, data: &Data<'_>, most: usize) -> f64 {
        let mut seen = Seen::default();
        let apart = &data.apart[..data.apart.len().min(most)];
        let mut sum = 0.0;
        for place in apart {
            seen.look(data, *place, std::iter::empty());
            self.weigh(&mut seen);
            sum -= ln(seen.likely[data.decisions.known[*place].chosen]);
        }
        sum / number(apart.len())
    }

    fn rounded(&self) -> Vec<i8> {
        let whole = |weight: &f64| (weight * f64::from(E_TIMES)).round().saturating_as::<i8>();
        self.weights.iter().map(whole).collect()
    }
}

/// The natural logarithm of a likelihood, by Newton's method: the standard library's differs from machine to machine.
fn ln(likely: f64) -> f64 {
    let likely = likely.max(1e-12);
    let mut power = 0.0;
    for _ in 0..60 {
        let off = likely / exp(power) - 1.0;
        power += off.clamp(-1.0, 1.0);
        if off.abs() < 1e-12 {
            break;
        }
    }
    power
}
