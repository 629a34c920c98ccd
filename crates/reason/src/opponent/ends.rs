//! Whether it is worth trying the choices of a new position one by one, in order to see which of them end play.

/// After so many choices were tried one by one, it is known whether that finds ends of play.
const LOOKED_AT: u64 = 1_000;
/// It does if at least one of so many ends it.
const ONE_END_IN: u64 = 256;
/// Where it does not, one of so many new positions is looked at all the same: it may be different deeper in the tree.
const STILL_ONE_IN: u64 = 32;

/// How often choices that were tried one by one ended play.
#[derive(Debug, Default)]
pub struct Ends {
    looked: u64,
    found: u64,
    left_out: u64,
}

impl Ends {
    /// Whether the choices of another new position are to be tried one by one.
    pub fn is_worth_looking(&mut self) -> bool {
        if self.looked < LOOKED_AT || self.found * ONE_END_IN >= self.looked {
            return true;
        }
        self.left_out += 1;
        self.left_out.is_multiple_of(STILL_ONE_IN)
    }

    /// Counts a choice that was tried.
    pub fn count(&mut self, ended: bool) {
        self.looked += 1;
        self.found += u64::from(ended);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_hardly_any_choice_ends_play_only_some_positions_are_looked_at() {
        let looks = |looked, found| {
            let mut ends = Ends { looked, found, left_out: 0 };
            (0..64).filter(|_| ends.is_worth_looking()).count()
        };
        assert_eq!(looks(LOOKED_AT - 1, 0), 64, "too few were tried to know");
        assert_eq!(looks(LOOKED_AT, 0), 2);
        assert_eq!(looks(10 * ONE_END_IN, 10), 64);
        assert_eq!(looks(10 * ONE_END_IN, 9), 2);
    }
}
