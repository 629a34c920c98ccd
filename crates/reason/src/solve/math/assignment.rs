//! The cheapest way to assign a column to each row (Kuhn 1955; the form with potentials by Jonker and Volgenant). Whole numbers; knows
//! nothing of boards.

#![expect(
    clippy::indexing_slicing,
    reason = "rows and columns are counted from 1, and there are as many prices as columns and one more"
)]

/// The cost of a pair that must not be assigned.
pub const NEVER: u32 = 1 << 24;

/// The least total cost; `None` if some row can get no column. `costs`: row by row, with `columns` numbers each; at least as many columns
/// as rows.
pub fn cheapest(costs: &[u32], columns: usize, work: &mut MatchingWork) -> Option<u32> {
    let rows = costs.len() / columns.max(1);
    if rows == 0 {
        return Some(0);
    }
    work.reset(columns);
    for row in 1..=rows {
        work.add_row(costs, columns, row)?;
    }
    let total = (1..=columns).map(|column| {
        let row = work.owner[column];
        if row == 0 { 0 } else { costs[(row - 1) * columns + column - 1] }
    });
    let total: u32 = total.sum();
    (total < NEVER).then_some(total)
}

/// Working memory, kept between calls.
#[derive(Debug, Default, Clone)]
pub struct MatchingWork {
    /// By row and by column, both from 1.
    row_price: Vec<i64>,
    column_price: Vec<i64>,
    owner: Vec<usize>,
    least: Vec<i64>,
    from: Vec<usize>,
    used: Vec<bool>,
}

const FAR: i64 = i64::MAX / 4;

impl MatchingWork {
    fn reset(&mut self, columns: usize) {
        for list in [&mut self.row_price, &mut self.column_price] {
            list.clear();
            list.resize(columns + 1, 0);
        }
        self.owner.clear();
        self.owner.resize(columns + 1, 0);
    }

    fn add_row(&mut self, costs: &[u32], columns: usize, row: usize) -> Option<()> {
        self.owner[0] = row;
        self.least.clear();
        self.least.resize(columns + 1, FAR);
        self.from.clear();
        self.from.resize(columns + 1, 0);
        self.used.clear();
        self.used.resize(columns + 1, false);
        let mut column = 0;
        loop {
            self.used[column] = true;
            let owner = self.owner[column];
            let (mut step, mut next) = (FAR, 0);
            for other in 1..=columns {
                if self.used[other] {
                    continue;
                }
                let cost = i64::from(costs[(owner - 1) * columns + other - 1]);
                let cost = cost - self.row_price[owner] - self.column_price[other];
                let least = &mut self.least[other];
                if cost < *least {
                    *least = cost;
                    self.from[other] = column;
                }
                if *least < step {
                    (step, next) = (*least, other);
                }
            }
            if next == 0 {
                return None;
            }
            for other in 0..=columns {
                if self.used[other] {
                    let owner = self.owner[other];
                    self.row_price[owner] += step;
                    self.column_price[other] -= step;
                } else {
                    self.least[other] -= step;
                }
            }
            column = next;
            if self.owner[column] == 0 {
                break;
            }
        }
        while column != 0 {
            let before = self.from[column];
            self.owner[column] = self.owner[before];
            column = before;
        }
        Some(())
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;
    use switchboard_base::chance::Chance;

    /// Tries every assignment.
    fn all(costs: &[u32], columns: usize, row: usize, taken: u32) -> u32 {
        if row * columns == costs.len() {
            return 0;
        }
        let free = (0..columns).filter(|c| taken >> c & 1 == 0);
        free.map(|c| costs[row * columns + c] + all(costs, columns, row + 1, taken | 1 << c)).min().unwrap()
    }

    #[test]
    fn the_sum_is_the_least_of_all_ways() {
        let mut dice = Chance::new(3);
        let mut work = MatchingWork::default();
        for _ in 0..500 {
            let rows = 1 + dice.below(5);
            let columns = rows + dice.below(2);
            let cost = |n: u32| if n.is_multiple_of(5) { NEVER } else { n % 30 };
            let costs: Vec<u32> = (0..rows * columns).map(|_| cost(dice.number())).collect();
            let truth = Some(all(&costs, columns, 0, 0)).filter(|sum| *sum < NEVER);
            assert_eq!(cheapest(&costs, columns, &mut work), truth, "{costs:?}");
        }
    }
}
