//! Linear equations over the whole numbers modulo n, n not necessarily prime: all solutions, and the one with the least sum. Knows nothing
//! of games.

#![expect(clippy::indexing_slicing, reason = "each row has a factor for each variable and each right side")]

use crate::solve::answer::Why;
use crate::solve::search::budget::Budget;

/// The most solutions compared for the least sum.
const MAX_COMPARED: u64 = 200_000;

/// Equations: each row holds a factor for every variable, followed by a factor for every right side.
#[derive(Debug)]
pub struct System {
    modulus: u64,
    variables: usize,
    rows: Vec<Vec<u64>>,
}

/// Equations reduced to diagonal form, for any right sides.
#[derive(Debug, Clone)]
pub struct Worked {
    modulus: u64,
    variables: usize,
    rank: usize,
    rows: Vec<Vec<u64>>,
    back: Vec<Vec<u64>>,
    orders: Vec<u64>,
    /// What can be added to a solution without changing any equation, and how often.
    steps: Vec<(Vec<u64>, u64)>,
}

/// A solution.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// A value for each variable, below that variable's order.
    pub values: Vec<u64>,
    /// Whether no solution has a smaller sum.
    pub least: bool,
}

impl System {
    /// This many equations, all factors 0; `modulus` is at most 2^16. `None` if the budget has no room for them.
    pub fn new(modulus: u64, variables: usize, equations: usize, budget: &mut Budget<'_>) -> Option<Self> {
        // the equations, the way back from their diagonal, and what can be added to a solution
        let numbers = equations
            .checked_mul(variables + equations)?
            .checked_add(variables.checked_mul(variables)?.checked_mul(2)?)?;
        budget.take((numbers as u64).checked_mul(size_of::<u64>() as u64)?).ok()?;
        let mut rows = vec![vec![0; variables + equations]; equations];
        for (number, row) in rows.iter_mut().enumerate() {
            row[variables + number] = 1 % modulus.max(1);
        }
        Some(Self { modulus, variables, rows })
    }

    /// Adds to the factors of an equation; the given ones are below the modulus.
    pub fn add(&mut self, equation: usize, factors: &[(usize, u64)]) {
        for (variable, factor) in factors.iter().filter(|(variable, _)| *variable < self.variables) {
            let entry = &mut self.rows[equation][*variable];
            *entry = (*entry + factor) % self.modulus;
        }
    }

    /// Reduces the equations. `orders`: for each variable a divisor of the modulus by which it may be reduced without changing any
    /// equation. `None` if the budget runs out.
    pub fn work_out(mut self, orders: &[u64], budget: &mut Budget<'_>) -> Option<Worked> {
        let mut back = identity(self.variables);
        let rank = self.diagonal(&mut back, budget)?;
        let Self { modulus, variables, rows } = self;
        let mut worked = Worked { modulus, variables, rank, rows, back, orders: orders.to_vec(), steps: Vec::new() };
        for variable in 0..variables {
            budget.step(variables as u64).ok()?;
            let count = gcd(worked.factor(variable), modulus);
            let mut y = vec![0; variables];
            y[variable] = modulus / count.max(1);
            // without those that are 0 for every order
            let x = worked.apply(&y);
            if count > 1 && x.iter().any(|value| *value != 0) {
                worked.steps.push((x, count));
            }
        }
        Some(worked)
    }

    /// Makes the left side diagonal by steps that can be undone: row operations, and column operations, which are also applied to `back`.
    /// Returns how many rows are not 0.
    fn diagonal(&mut self, back: &mut [Vec<u64>], budget: &mut Budget<'_>) -> Option<usize> {
        let mut rank = 0;
        while let Some((row, column)) = self.pivot(rank) {
            budget.step((self.variables * self.rows.len()) as u64).ok()?;
            self.rows.swap(rank, row);
            swap_columns(&mut self.rows, rank, column);
            swap_columns(back, rank, column);
            while self.clear_column(rank, budget)? | self.clear_row(rank, back, budget)? {}
            rank += 1;
        }
        Some(rank)
    }

    /// The position of the smallest number among the rows and columns not yet done.
    fn pivot(&self, done: usize) -> Option<(usize, usize)> {
        let rows = self.rows.iter().enumerate().skip(done);
        let entries = rows
            .flat_map(|(r, row)| row.iter().take(self.variables).enumerate().skip(done).map(move |(c, v)| (*v, r, c)));
        entries.filter(|(value, ..)| *value != 0).min().map(|(_, row, column)| (row, column))
    }

    fn entry(&self, row: usize, column: usize) -> u64 {
        self.rows[row][column]
    }

    /// Replaces the pivot by a divisor of it; if it divides everything already, its row stays as it is.
    fn clear_column(&mut self, at: usize, budget: &mut Budget<'_>) -> Option<bool> {
        let mut changed = false;
        for row in at + 1..self.rows.len() {
            while self.entry(row, at) != 0 {
                changed = true;
                budget.step((self.variables + self.rows.len()) as u64).ok()?;
                let times = self.entry(row, at) / self.entry(at, at).max(1);
                self.add_row(row, at, self.modulus - times % self.modulus);
                if self.entry(row, at) != 0 {
                    self.rows.swap(at, row);
                }
            }
        }
        Some(changed)
    }

    fn clear_row(&mut self, at: usize, back: &mut [Vec<u64>], budget: &mut Budget<'_>) -> Option<bool> {
        let mut changed = false;
        for column in at + 1..self.variables {
            while self.entry(at, column) != 0 {
                changed = true;
                budget.step(2 * (self.variables + self.rows.len()) as u64).ok()?;
                let times = self.modulus - self.entry(at, column) / self.entry(at, at).max(1) % self.modulus;
                add_column(&mut self.rows, column, at, times, self.modulus);
                add_column(back, column, at, times, self.modulus);
                if self.entry(at, column) != 0 {
                    swap_columns(&mut self.rows, at, column);
                    swap_columns(back, at, column);
                }
            }
        }
        Some(changed)
    }

    fn add_row(&mut self, to: usize, from: usize, times: u64) {
        let other = self.rows[from].clone();
        for (entry, other) in self.rows[to].iter_mut().zip(other) {
            *entry = (*entry + times * other) % self.modulus;
        }
    }
}

impl Worked {
    /// The solution with the least sum of values, each taken modulo its order; `right` holds a right side for each equation, below the
    /// modulus. `None` if there is no solution.
    ///
    /// # Errors
    /// The budget runs out.
    pub fn solve(&self, right: &[u64], budget: &mut Budget<'_>) -> Result<Option<Solution>, Why> {
        budget.step((self.rows.len() * right.len() + self.variables * self.variables) as u64)?;
        let line = |row: &Vec<u64>| {
            let parts = row.iter().skip(self.variables).zip(right).filter(|(a, b)| **a != 0 && **b != 0);
            parts.map(|(a, b)| a * b % self.modulus).sum::<u64>() % self.modulus
        };
        let right: Vec<u64> = self.rows.iter().map(line).collect();
        if right.iter().skip(self.rank).any(|right| *right != 0) {
            return Ok(None);
        }
        let mut fixed = vec![0; self.variables];
        for ((variable, wanted), place) in right.iter().enumerate().take(self.rank).zip(&mut fixed) {
            let factor = self.factor(variable);
            // few numbers: trying them is simpler than computing an inverse
            let Some(y) = (0..self.modulus).find(|y| factor * y % self.modulus == *wanted) else { return Ok(None) };
            *place = y;
        }
        let all = self.steps.iter().try_fold(1_u64, |all, (_, count)| all.checked_mul(*count));
        let all = all.filter(|all| *all <= MAX_COMPARED);
        let values = least(self.apply(&fixed), &self.steps, &self.orders, all, budget)?;
        Ok(Some(Solution { values, least: all.is_some() }))
    }

    /// The factor of a variable in its equation of the diagonal form.
    fn factor(&self, variable: usize) -> u64 {
        if variable < self.rank { self.rows[variable][variable] } else { 0 }
    }

    /// From the variables of the diagonal form back to those of the equations.
    fn apply(&self, y: &[u64]) -> Vec<u64> {
        let set: Vec<(usize, u64)> = y.iter().copied().enumerate().filter(|(_, value)| *value != 0).collect();
        let line = |row: &Vec<u64>| set.iter().map(|(at, y)| row[*at] * y).sum::<u64>();
        self.back.iter().zip(&self.orders).map(|(row, order)| line(row) % self.modulus % order).collect()
    }
}

/// The least of all sums if they are few enough to compare, otherwise the least that single steps reach.
fn least(
    start: Vec<u64>,
    steps: &[(Vec<u64>, u64)],
    orders: &[u64],
    all: Option<u64>,
    budget: &mut Budget<'_>,
) -> Result<Vec<u64>, Why> {
    let work = 8 * orders.len() as u64;
    let add = |x: &mut Vec<u64>, step: &[u64]| {
        for ((value, more), order) in x.iter_mut().zip(step).zip(orders) {
            *value = (*value + more) % order;
        }
    };
    let sum = |x: &[u64]| x.iter().sum::<u64>();
    let (mut best, mut here) = (start.clone(), start);
    if all.is_none() {
        for _ in 0..8 {
            for (step, count) in steps {
                for _ in 0..*count {
                    budget.step(work)?;
                    add(&mut here, step);
                    if sum(&here) < sum(&best) {
                        best.clone_from(&here);
                    }
                }
                here.clone_from(&best);
            }
        }
        return Ok(best);
    }
    let mut counters = vec![0; steps.len()];
    loop {
        if sum(&here) < sum(&best) {
            best.clone_from(&here);
        }
        // count up like an odometer; a step repeated as often as its order comes back to where it began
        let mut at = 0;
        loop {
            let (Some((step, count)), Some(counter)) = (steps.get(at), counters.get_mut(at)) else { return Ok(best) };
            budget.step(work)?;
            add(&mut here, step);
            *counter += 1;
            if *counter < *count {
                break;
            }
            *counter = 0;
            at += 1;
        }
    }
}

fn identity(size: usize) -> Vec<Vec<u64>> {
    (0..size).map(|row| (0..size).map(|column| u64::from(row == column)).collect()).collect()
}

fn swap_columns(rows: &mut [Vec<u64>], a: usize, b: usize) {
    rows.iter_mut().filter(|row| a.max(b) < row.len()).for_each(|row| row.swap(a, b));
}

fn add_column(rows: &mut [Vec<u64>], to: usize, from: usize, times: u64, modulus: u64) {
    for row in rows {
        row[to] = (row[to] + times * row[from]) % modulus;
    }
}

/// The greatest common divisor; that of 0 and n is n.
pub fn gcd(a: u64, b: u64) -> u64 {
    if a == 0 { b } else { gcd(b % a, a) }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, clippy::cast_possible_truncation)]
mod tests {
    use super::*;
    use switchboard_base::chance::Chance;

    #[test]
    fn solutions_are_the_least_of_all_that_trying_finds() {
        let mut dice = Chance::new(5);
        let (mut solvable, mut not) = (0, 0);
        for _ in 0..800 {
            let modulus = [2, 3, 4, 5, 6, 8, 12][dice.below(7)];
            let variables = 1 + dice.below(3);
            let rows = 1 + dice.below(4);
            let rows: Vec<Vec<u64>> =
                (0..rows).map(|_| (0..=variables).map(|_| u64::from(dice.number()) % modulus).collect()).collect();
            let budget = &mut Budget::default();
            let mut system = System::new(modulus, variables, rows.len(), budget).unwrap();
            for (number, row) in rows.iter().enumerate() {
                let factors: Vec<(usize, u64)> = row[..variables].iter().copied().enumerate().collect();
                system.add(number, &factors);
            }
            let right: Vec<u64> = rows.iter().map(|row| row[variables]).collect();
            let holds = |x: &[u64]| {
                rows.iter().all(|row| row.iter().zip(x).map(|(a, b)| a * b).sum::<u64>() % modulus == row[variables])
            };
            let count = modulus.pow(variables as u32);
            let digits = |n: u64| (0..variables).map(|i| n / modulus.pow(i as u32) % modulus).collect::<Vec<u64>>();
            let truth = (0..count).map(digits).filter(|x| holds(x)).map(|x| x.iter().sum::<u64>()).min();
            let worked = system.work_out(&vec![modulus; variables], budget).unwrap();
            let found = worked.solve(&right, budget).unwrap();
            match (&found, truth) {
                (Some(found), Some(truth)) => {
                    assert!(holds(&found.values), "{rows:?} mod {modulus}: {found:?}");
                    assert_eq!(found.values.iter().sum::<u64>(), truth, "{rows:?} mod {modulus}");
                    solvable += 1;
                }
                (None, None) => not += 1,
                _ => panic!("{rows:?} mod {modulus}: {found:?}, {truth:?}"),
            }
        }
        assert!(solvable > 100 && not > 100);
    }
}
