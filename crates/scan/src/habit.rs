//! Weights of moves from habit: what was chosen before, and nothing else. Never asks a solver or an opponent, never
//! knows a game: a move is a place and a kind. Whole numbers only.
//!
//! Each move has traits (same direction as before, distance, kind of piece ...). A trait's strength is kept in
//! parts of a bit; a move weighs 2 to the sum of its strengths. After each choice the traits of what
//! was chosen grow and those of what was expected shrink.

use az::SaturatingAs;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use switchboard_base::grid::Cell;

/// The unit of strengths: this part of a bit (a strength of 256 doubles a weight).
const BIT: i32 = 256;
/// No trait is stronger or weaker than this.
const MAX_STRENGTH: i32 = 12 * BIT;
/// How far a strength moves at most after one choice.
const RATE: i64 = 40;
/// How many traits are learnt; later ones are ignored.
const MAX_TRAITS: usize = 4_096;
/// The weight of the heaviest move, as a power of two.
const TOP_WEIGHT_BITS: i32 = 20;

/// A move as habit sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Candidate {
    /// Where it is made, if at a place.
    pub cell: Option<Cell>,
    /// What is there or what kind of move it is: equal kinds, equal numbers.
    pub kind: u16,
}

/// What was chosen so far in this attempt.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Trail {
    last: Option<Candidate>,
    before: Option<Candidate>,
    visits: BTreeMap<Cell, u32>,
}

impl Trail {
    /// A trail that begins where the piece to move stands, if it is known.
    pub fn from(position: Option<Cell>) -> Self {
        Self { last: position.map(|cell| Candidate { cell: Some(cell), kind: 0 }), ..Self::default() }
    }

    /// One more choice.
    pub fn push(&mut self, chosen: Candidate) {
        if let Some(cell) = chosen.cell {
            *self.visits.entry(cell).or_default() += 1;
        }
        self.before = self.last;
        self.last = Some(chosen);
    }

    /// The cells of the last two choices, the earlier one first.
    pub fn last_way(&self) -> Option<(Cell, Cell)> {
        Some((self.before?.cell?, self.last?.cell?))
    }

    /// Whether it leads straight back to where the choice before the last was made.
    fn is_back(&self, candidate: Candidate) -> bool {
        let at = |choice: Option<Candidate>| choice.and_then(|choice| choice.cell);
        let (last, before) = (at(self.last), at(self.before));
        candidate.cell.is_some() && candidate.cell == before && last != before
    }
}

/// A property that moves have in common.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
enum Trait {
    /// What is there.
    Kind(u16),
    /// What was where the last choice was made, and what is here.
    KindAfter(u16, u16),
    /// From the last choice, in columns and rows, where it is near.
    Step(i16, i16),
    /// How far from the last choice, in powers of two.
    Distance(u32),
    /// The way to the last choice and the way from it to here, as signs.
    Turn(i16, i16, i16, i16),
    /// How many moves on in reading order after the last choice.
    Order(i32),
    /// How often this place was chosen in this attempt.
    Visits(u32),
    /// How often what is there was chosen in this attempt, and what it is.
    VisitsOf(u32, u16),
    /// Straight back.
    Back,
}

/// What was learnt, by all players or by one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Habits {
    strengths: Vec<(Trait, i32)>,
}

impl Default for Habits {
    /// Before anything was learnt: going straight on is likelier, near is likelier than far, going back comes last.
    fn default() -> Self {
        let mut habits = Self { strengths: Vec::new() };
        let signs = [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
        for (x, y) in signs {
            habits.set(Trait::Turn(x, y, x, y), BIT);
        }
        for (distance, strength) in [(0, BIT / 2), (1, BIT / 2), (2, BIT / 4)] {
            habits.set(Trait::Distance(distance), strength);
        }
        habits.set(Trait::Back, -3 * BIT);
        habits
    }
}

impl Habits {
    /// The weight of each candidate, 1 at least. Going straight back weighs less than all others.
    pub fn weights(&self, trail: &Trail, candidates: &[Candidate]) -> Vec<u32> {
        let mut weights = self.raw_weights(&traits_of_all(trail, candidates));
        let others = weights.iter().zip(candidates).filter(|(_, candidate)| !trail.is_back(**candidate));
        let least = others.map(|(weight, _)| *weight).min().unwrap_or(2);
        for (weight, candidate) in weights.iter_mut().zip(candidates) {
            *weight = if trail.is_back(*candidate) { (*weight).min(least.saturating_sub(1)) } else { *weight }.max(1);
        }
        weights
    }

    /// Learns that among these the one at this place was chosen. A place that is not there teaches nothing.
    pub fn learn(&mut self, trail: &Trail, candidates: &[Candidate], chosen: usize) {
        if chosen >= candidates.len() || candidates.len() < 2 {
            return;
        }
        let traits = traits_of_all(trail, candidates);
        let weights = self.raw_weights(&traits);
        let total: i64 = weights.iter().map(|&weight| i64::from(weight)).sum();
        let mut moved: BTreeMap<Trait, i64> = BTreeMap::new();
        for (place, (traits, weight)) in traits.iter().zip(&weights).enumerate() {
            let wanted = if place == chosen { total } else { 0 };
            for known in traits {
                *moved.entry(*known).or_default() += wanted - i64::from(*weight);
            }
        }
        for (known, difference) in moved {
            // Away from zero, so that small differences add up too.
            let rounding = total / 2 * difference.signum();
            let change = (RATE * difference + rounding) / total.max(1);
            let strength = i64::from(self.get(known)) + change;
            self.set(known, strength.saturating_as::<i32>().clamp(-MAX_STRENGTH, MAX_STRENGTH));
        }
    }

    #[expect(clippy::indexing_slicing, reason = "the search has found it")]
    fn get(&self, wanted: Trait) -> i32 {
        let place = self.strengths.binary_search_by_key(&wanted, |(known, _)| *known);
        place.map_or(0, |place| self.strengths[place].1)
    }

    #[expect(clippy::indexing_slicing, reason = "the search has found it")]
    fn set(&mut self, wanted: Trait, strength: i32) {
        match self.strengths.binary_search_by_key(&wanted, |(known, _)| *known) {
            Ok(place) => self.strengths[place].1 = strength,
            Err(place) if strength != 0 && self.strengths.len() < MAX_TRAITS => {
                self.strengths.insert(place, (wanted, strength));
            }
            Err(_) => {}
        }
    }

    fn raw_weights(&self, traits: &[Vec<Trait>]) -> Vec<u32> {
        let sums: Vec<i32> = traits.iter().map(|traits| traits.iter().map(|&known| self.get(known)).sum()).collect();
        let top = sums.iter().copied().max().unwrap_or_default();
        sums.into_iter().map(|sum| power_of_two(TOP_WEIGHT_BITS * BIT + sum - top)).collect()
    }
}

/// 2 to this many parts of a bit, 1 at least: a parabola between the powers, at most 0.4% off.
#[expect(clippy::expect_used, reason = "a power is small enough")]
fn power_of_two(parts: i32) -> u32 {
    let Ok(parts) = u32::try_from(parts) else { return 1 };
    let whole = (parts / BIT.unsigned_abs()).min(30);
    let part = u64::from(parts % BIT.unsigned_abs());
    let mantissa = 65_536 + 43_024 * part / 256 + 22_512 * part * part / 65_536;
    u32::try_from((mantissa << whole) >> 16).expect("less than 2 to the 31")
}

fn traits_of_all(trail: &Trail, candidates: &[Candidate]) -> Vec<Vec<Trait>> {
    let from = trail.last.and_then(|last| last.cell);
    // Where the last choice would stand among the candidates in their order.
    let after = |cell: Cell| candidates.iter().filter(|candidate| candidate.cell.is_some_and(|c| c <= cell)).count();
    let middle = from.map(after);
    candidates.iter().enumerate().map(|(place, candidate)| traits(trail, *candidate, place, middle)).collect()
}

fn traits(trail: &Trail, candidate: Candidate, place: usize, middle: Option<usize>) -> Vec<Trait> {
    let mut traits = vec![Trait::Kind(candidate.kind)];
    let Some(last) = trail.last else { return traits };
    traits.push(Trait::KindAfter(last.kind, candidate.kind));
    let (Some(from), Some(to)) = (last.cell, candidate.cell) else { return traits };
    let step = difference(from, to);
    let far = step.0.unsigned_abs().max(step.1.unsigned_abs());
    traits.push(Trait::Distance(u16::BITS - far.leading_zeros()));
    if far <= 3 {
        traits.push(Trait::Step(step.0, step.1));
    }
    if let Some(before) = trail.before.and_then(|before| before.cell) {
        let came = difference(before, from);
        traits.push(Trait::Turn(came.0.signum(), came.1.signum(), step.0.signum(), step.1.signum()));
    }
    let order = middle.and_then(|middle| Some(i32::try_from(place).ok()? - i32::try_from(middle).ok()?));
    traits.extend(order.filter(|order| (-4..=4).contains(order)).map(Trait::Order));
    let visits = trail.visits.get(&to).copied().unwrap_or_default().min(4);
    traits.push(Trait::Visits(visits));
    traits.push(Trait::VisitsOf(visits, candidate.kind));
    if trail.is_back(candidate) {
        traits.push(Trait::Back);
    }
    traits
}

fn difference(from: Cell, to: Cell) -> (i16, i16) {
    (i16::from(to.x) - i16::from(from.x), i16::from(to.y) - i16::from(from.y))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use super::*;

    fn at(x: u8, y: u8) -> Candidate {
        Candidate { cell: Some(Cell::new(x, y)), kind: 0 }
    }

    fn around(x: u8, y: u8) -> Vec<Candidate> {
        vec![at(x, y - 1), at(x - 1, y), at(x + 1, y), at(x, y + 1)]
    }

    #[test]
    fn straight_on_is_likeliest_and_back_is_last_before_anything_is_learnt() {
        let mut trail = Trail::from(Some(Cell::new(3, 5)));
        trail.push(at(4, 5));
        let weights = Habits::default().weights(&trail, &around(4, 5));
        assert!(weights[2] > weights[0] && weights[0] == weights[3] && weights[1] < weights[0], "{weights:?}");
    }

    #[test]
    fn what_is_done_often_weighs_more_and_back_stays_last() {
        let mut habits = Habits::default();
        for _ in 0..200 {
            // Always to the right, then straight back to the left.
            let mut trail = Trail::from(Some(Cell::new(4, 5)));
            habits.learn(&trail, &around(4, 5), 2);
            trail.push(at(5, 5));
            habits.learn(&trail, &around(5, 5), 1);
        }
        let mut trail = Trail::from(Some(Cell::new(4, 5)));
        let weights = habits.weights(&trail, &around(4, 5));
        assert!(weights[2] > 4 * weights[0].max(weights[3]), "{weights:?}");
        trail.push(at(5, 5));
        let weights = habits.weights(&trail, &around(5, 5));
        assert!(weights[1] < weights[0].min(weights[2]).min(weights[3]), "{weights:?}");
    }

    #[test]
    fn the_kind_of_piece_is_learnt_and_kept_in_text() {
        let mut habits = Habits::default();
        let offered = [Candidate { kind: 1, ..at(1, 1) }, Candidate { kind: 2, ..at(9, 9) }];
        for _ in 0..50 {
            habits.learn(&Trail::default(), &offered, 1);
        }
        let weights = habits.weights(&Trail::default(), &offered);
        assert!(weights[1] > 8 * weights[0], "{weights:?}");
        let text = serde_json::to_string(&habits).unwrap();
        assert_eq!(serde_json::from_str::<Habits>(&text).unwrap(), habits);
    }

    #[test]
    fn powers_of_two_are_within_half_a_percent() {
        for parts in 0..(20 * BIT) {
            let exact = (f64::from(parts) / f64::from(BIT)).exp2();
            let found = f64::from(power_of_two(parts));
            assert!((found - exact).abs() <= exact * 0.005 + 1.0, "{parts}: {found} for {exact}");
        }
    }
}
