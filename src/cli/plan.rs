//! `switchboard plan`: shows the scanning plan for weights.

use super::Exit;
use super::options::{Format, Output, print, print_json, wrong_use};
use crate::scan::{Costs, PRESS_COST_PERCENT, Plan, Presses};
use serde::Serialize;

/// The most weights in one plan.
const MAX_WEIGHTS: usize = 10_000;
/// Weights are scaled to whole numbers with about this sum.
const SCALE: f64 = 4_294_967_296.0;

/// Show the scanning plan for given weights
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How likely each choice is, in the order of the board: 4,2,1,1 or 0.5,0.25,0.25
    #[arg(long, value_delimiter = ',', required = true, allow_hyphen_values = true, value_name = "W1,W2,...")]
    weights: Vec<f64>,
    /// The cost of a press in slots, in addition to the slot in which it happens, 0 to 4
    #[arg(long, default_value_t = 0.0, allow_hyphen_values = true, value_name = "SLOTS")]
    press_cost: f64,
    #[command(flatten)]
    output: Output,
}

/// The answer; field names stay the same from version to version.
#[derive(Debug, Serialize)]
struct PlanAnswer {
    expected_slots: f64,
    linear_slots: f64,
    floor_slots: f64,
    codes: Vec<String>,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    let answer = match read(args) {
        Ok((shares, costs)) => answer(&shares, costs),
        Err((message, hint)) => return wrong_use(&message, hint),
    };
    if args.output.format == Format::Json {
        print_json(&answer);
        return Exit::Good;
    }
    for (weight, code) in args.weights.iter().zip(&answer.codes) {
        print(&format!("{weight:>12}  {code}"));
    }
    let PlanAnswer { expected_slots, linear_slots, floor_slots, .. } = answer;
    print(&format!("expected {expected_slots:.3} slots, linear {linear_slots:.3}, floor {floor_slots:.3}"));
    Exit::Good
}

/// What is wrong, and how to correct it.
type PlanFault = (String, &'static str);

/// The weights as shares of 1, and the costs; or what is wrong.
fn read(args: &Args) -> Result<(Vec<f64>, Costs), PlanFault> {
    let press_percent = press_percent(args.press_cost)?;
    if args.weights.len() > MAX_WEIGHTS {
        let message = format!("{} weights are more than can be planned", args.weights.len());
        return Err((message, "give 10000 at most"));
    }
    if let Some(weight) = args.weights.iter().find(|weight| !weight.is_finite() || **weight < 0.0) {
        return Err((format!("{weight} is not a weight"), "weights are numbers from 0, such as 4,2,1"));
    }
    let total: f64 = args.weights.iter().sum();
    if total <= 0.0 || !total.is_finite() {
        return Err(("the weights have no sum above 0".to_owned(), "give at least one choice a weight"));
    }
    let shares = args.weights.iter().map(|weight| weight / total).collect();
    Ok((shares, Costs { press_percent, presses: Presses::One }))
}

/// The cost of a press in hundredths of a slot, if it is within range.
pub(super) fn press_percent(slots: f64) -> Result<u32, PlanFault> {
    let percent = (slots * 100.0).round();
    PRESS_COST_PERCENT
        .rev()
        .find(|known| f64::from(*known) <= percent)
        .filter(|known| f64::from(*known) >= percent)
        .ok_or_else(|| (format!("a press cannot cost {slots} slots"), "give 0 to 4, such as 0.5"))
}

fn answer(shares: &[f64], costs: Costs) -> PlanAnswer {
    let whole: Vec<u64> = shares.iter().map(|share| whole(share * SCALE)).collect();
    let codes = Plan::in_order(&whole, costs).codes(shares.len());
    let mut answer = PlanAnswer { expected_slots: 0.0, linear_slots: 0.0, floor_slots: 0.0, codes };
    let mut linear = 0.0;
    for (share, code) in shares.iter().zip(&answer.codes) {
        linear += 1.0;
        answer.linear_slots += share * linear;
        answer.expected_slots += share * code.chars().map(|_| 1.0).sum::<f64>();
        if *share > 0.0 {
            answer.floor_slots -= share * share.log2();
        }
    }
    // with a single choice the floor is 0, not -0
    answer.floor_slots = answer.floor_slots.max(0.0);
    answer
}

/// The integer part of a number from 0 to 2^32.
fn whole(number: f64) -> u64 {
    format!("{number:.0}").parse().unwrap_or(0)
}
