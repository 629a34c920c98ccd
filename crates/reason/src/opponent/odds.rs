//! How likely a win is, with arithmetic that is the same on every machine.

/// A script's points that make one side e times as likely to win as not: 100 points are a clear advantage, three wins in four.
pub const POINTS: f64 = 91.0;

/// The share of wins at these odds (as a logarithm).
pub fn likely(odds: f64) -> f64 {
    1.0 / (1.0 + exp(-odds))
}

/// e to this power, for powers from -40 to 40. The standard library's differs from machine to machine.
pub fn exp(power: f64) -> f64 {
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
