//! The plan against every plan there is, for few choices.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::cast_possible_truncation)]

use super::*;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;

const CHEAP: Costs = Costs { press_percent: 0, presses: Presses::One };

/// The cheapest of all plans over `weights` in order, found by trying each cut of each stretch without a table.
fn cheapest_of_all(weights: &[u64], press: u64, after_press: bool) -> u64 {
    let total: u64 = weights.iter().sum();
    if weights.len() == 1 {
        return if after_press { 0 } else { total * press };
    }
    (1..weights.len())
        .flat_map(|middle| {
            let (left, right) = weights.split_at(middle);
            let cost = |lit: &[u64], rest: &[u64]| {
                lit.iter().sum::<u64>() * press
                    + cheapest_of_all(lit, press, true)
                    + rest.iter().sum::<u64>() * SILENT
                    + cheapest_of_all(rest, press, false)
            };
            [cost(left, right), cost(right, left)]
        })
        .min()
        .unwrap()
}

/// What the codes of a plan cost.
fn cost_of_codes(codes: &[String], weights: &[u64], press: u64) -> u64 {
    let cost = |code: &String| code.chars().map(|slot| if slot == '1' { press } else { SILENT }).sum::<u64>();
    codes.iter().zip(weights).map(|(code, weight)| weight * cost(code)).sum()
}

/// No code begins another, and each ends with a press.
fn assert_sound(codes: &[String]) {
    for (place, code) in codes.iter().enumerate() {
        assert!(code.ends_with('1'), "{codes:?}");
        assert!(
            !codes.iter().enumerate().any(|(other, longer)| other != place && longer.starts_with(code)),
            "{codes:?}"
        );
    }
}

fn random_weights(random: &mut Pcg32, count: usize) -> Vec<u64> {
    (0..count).map(|_| u64::from(1 + random.next_u32() % 40).pow(1 + random.next_u32() % 2)).collect()
}

#[test]
fn the_plan_costs_what_the_cheapest_of_all_plans_costs() {
    let mut random = Pcg32::seed_from_u64(5);
    for round in 0..300 {
        let weights = random_weights(&mut random, 1 + round % 8);
        let costs = Costs { press_percent: [0, 25, 150, 400][round % 4], ..CHEAP };
        let plan = Plan::in_order(&weights, costs);
        let codes = plan.codes(weights.len());
        assert_sound(&codes);
        let least = cheapest_of_all(&weights, costs.press(), false);
        assert_eq!(cost_of_codes(&codes, &weights, costs.press()), least, "{weights:?} {codes:?}");
        assert_eq!(plan.cost, least);
    }
}

#[test]
fn leading_with_the_likeliest_is_never_dearer_than_the_order_or_likely_first() {
    let mut random = Pcg32::seed_from_u64(6);
    for round in 0..300 {
        let weights = random_weights(&mut random, 1 + round % 9);
        let led = Plan::with_lead(&weights, CHEAP);
        assert_sound(&led.codes(weights.len()));
        assert_eq!(cost_of_codes(&led.codes(weights.len()), &weights, SILENT), led.cost);
        let mut falling = weights.clone();
        falling.sort_by_key(|weight| std::cmp::Reverse(*weight));
        let likely_first: u64 = falling.iter().zip(1..).map(|(weight, slots)| weight * slots * SILENT).sum();
        assert!(led.cost <= likely_first && led.cost <= Plan::in_order(&weights, CHEAP).cost);
    }
}

#[test]
fn known_optimal_lengths() {
    // Optimal codes that end with a press for equal choices (facts: 2.50, 3.50, 4.00, 4.80, 5.40, 6.40 slots).
    for (count, hundredths) in [(4, 250), (8, 350), (12, 400), (20, 480), (30, 540), (60, 640)] {
        let plan = Plan::in_order(&vec![1; count], CHEAP);
        assert_eq!(plan.cost, hundredths * count as u64, "{count} choices");
    }
}

#[test]
fn few_or_very_uneven_or_dear_presses_give_linear() {
    let linear = |count: usize| (0..count).map(|place| format!("{}1", "0".repeat(place))).collect::<Vec<_>>();
    assert_eq!(Plan::in_order(&[1; 4], CHEAP).codes(4), linear(4));
    assert_eq!(Plan::in_order(&[64, 32, 16, 8, 4, 2, 1], CHEAP).codes(7), linear(7));
    let tiring = Costs { press_percent: 400, ..CHEAP };
    assert_eq!(Plan::in_order(&[1; 9], tiring).codes(9), linear(9));
}

#[test]
fn with_two_presses_nothing_takes_fewer_and_the_plan_is_the_cheapest() {
    let mut random = Pcg32::seed_from_u64(7);
    let twice = Costs { presses: Presses::Two, ..CHEAP };
    for round in 0..200 {
        let weights = random_weights(&mut random, 1 + round % 7);
        let plan = Plan::in_order(&weights, twice);
        // The layout asks again where a choice stands alone on the first level.
        let codes: Vec<String> = plan
            .codes(weights.len())
            .into_iter()
            .map(|code| if code.matches('1').count() == 1 { code + "1" } else { code })
            .collect();
        assert_sound(&codes);
        assert_eq!(cost_of_codes(&codes, &weights, SILENT), plan.cost);
        assert_eq!(plan.cost, cheapest_root(&weights), "{weights:?}");
    }
}

fn cheapest_root(weights: &[u64]) -> u64 {
    let total: u64 = weights.iter().sum();
    let lit = |part: &[u64]| match part {
        [only] => only * SILENT * 2,
        _ => part.iter().sum::<u64>() * SILENT + cheapest_of_all(part, SILENT, true),
    };
    let silent = |part: &[u64]| part.iter().sum::<u64>() * SILENT + cheapest_root(part);
    (1..weights.len())
        .flat_map(|middle| {
            let (left, right) = weights.split_at(middle);
            [lit(left) + silent(right), lit(right) + silent(left)]
        })
        .chain([if weights.len() == 1 { total * SILENT * 2 } else { lit(weights) }])
        .min()
        .unwrap()
}

#[test]
fn hundreds_of_choices_are_bundled_and_stay_close_to_the_floor() {
    for count in [MAX_EXACT + 1, 400, 5_000] {
        let plan = Plan::in_order(&vec![1; count], CHEAP);
        let codes = plan.codes(count);
        assert!(codes.iter().all(|code| code.ends_with('1')));
        let slots: usize = codes.iter().map(String::len).sum();
        let floor = (count as f64).log2() * count as f64;
        assert!((slots as f64) < floor * 1.25, "{count}: {slots} slots against {floor}");
    }
}

#[test]
fn weights_of_any_size_are_taken() {
    for weights in [vec![0, 0], vec![u64::MAX, 1, u64::MAX], vec![0], vec![]] {
        let codes = Plan::with_lead(&weights, CHEAP).codes(weights.len());
        assert_sound(&codes);
    }
}
