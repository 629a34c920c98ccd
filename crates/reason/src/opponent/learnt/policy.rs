//! Which choices a position suggests before any is tried (a policy). A choice is described by which kind of piece stands there, and where; by what
//! stands around it; and by how far away the choice before was made: if it goes on with a turn, also by what stands there; if it begins one,
//! as an answer to the other player. Where a script scores choices for random games, its score counts too. Nobody has to say what the kinds
//! are or whose they are: each player has weights of their own.

#![expect(
    clippy::indexing_slicing,
    reason = "there is a weight for each feature of the layout, and a place for each kind"
)]

use super::shape::{MAX_KINDS, UNSEEN};
use az::SaturatingAs;
use switchboard_base::grid::Size;

/// A weight of so much makes a choice e times as likely.
pub const E_TIMES: i32 = 16;
/// Of more kinds, what stands around is not told apart for each kind in the middle.
const MAX_FINE: usize = 32;
/// The most patterns that four neighbours may have together to be told apart.
const MAX_PATTERNS: usize = 4_096;
/// The most weights.
const MAX_FEATURES: usize = 46_000;
/// The highest score of a script that is told apart, from 0 on.
const MAX_SCORE: i32 = 100;
/// How many scores are told apart.
const SCORES: usize = 101;
/// What lies around a cell: the four neighbours, then the four corners.
const AROUND: [(isize, isize); 8] = [(0, -1), (1, 0), (0, 1), (-1, 0), (1, -1), (1, 1), (-1, 1), (-1, -1)];
/// How many of them make a pattern.
const FOUR: usize = 4;

/// Which features there are, part after part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Layout {
    size: Size,
    /// How many kinds of pieces there are.
    kinds: usize,
    /// How many kinds in the middle are told apart beside what stands around.
    middles: usize,
    /// How many patterns four neighbours have; 0 if they do not count.
    patterns: usize,
    /// Whether it counts where the other player chose.
    answers: bool,
    /// Whether scores of a script count.
    scores: bool,
}

/// What was chosen before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Previous {
    /// Nothing, or no cell.
    Nothing,
    /// A cell in the same turn.
    Own(usize),
    /// A cell by the other player: a turn begins.
    Other(usize),
}

/// A choice to be described.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chosen {
    /// The cell, by index.
    pub cell: usize,
    /// The cell that was chosen before it.
    pub previous: Previous,
    /// What the script for random games scores it, if there is one.
    pub score: Option<i32>,
    /// Whose turn it is: 0 for the first player, otherwise 1.
    pub side: usize,
}

impl Layout {
    /// For a board of this size with so many kinds of pieces, and whether a script scores choices. None if the kinds are more than can be
    /// told apart.
    pub fn new(size: Size, kinds: usize, scores: bool) -> Option<Self> {
        // a file can name any number of kinds: what follows holds in 32 bits for these
        if !(1..=MAX_KINDS).contains(&kinds) {
            return None;
        }
        let beside = (kinds + 1).pow(4);
        let patterns = if beside <= MAX_PATTERNS { beside } else { 0 };
        let middles = if kinds <= MAX_FINE { kinds } else { 1 };
        let layout = Self { size, kinds, middles, patterns, answers: true, scores };
        // on a large board there is no room for all of them
        [layout, layout.earlier()].into_iter().find(|layout| layout.features() <= MAX_FEATURES)
    }

    /// The same without what the other player chose and without scores, as policies of an earlier version are.
    #[must_use]
    pub fn earlier(self) -> Self {
        Self { answers: false, scores: false, ..self }
    }

    /// Whether scores of a script count.
    pub fn has_scores(&self) -> bool {
        self.scores
    }

    /// How many features there are.
    pub fn features(&self) -> usize {
        self.scored() + if self.scores { 2 * SCORES } else { 0 }
    }

    /// Where the features begin of what stands around; those of which kind stands where come before them.
    fn around(&self) -> usize {
        2 * self.kinds * self.size.area()
    }

    fn crosses(&self) -> usize {
        self.around() + 2 * self.middles * AROUND.len() * (self.kinds + 1)
    }

    fn steps(&self) -> usize {
        self.crosses() + 2 * 2 * self.patterns
    }

    fn onto(&self) -> usize {
        let (across, down) = self.reach();
        self.steps() + 2 * self.kinds * across * down
    }

    fn answers(&self) -> usize {
        self.onto() + 2 * self.kinds * self.kinds
    }

    fn scored(&self) -> usize {
        let (across, down) = self.reach();
        self.answers() + if self.answers { 2 * across * down } else { 0 }
    }

    /// How many distances there are across and down.
    fn reach(&self) -> (usize, usize) {
        (2 * usize::from(self.size.width) - 1, 2 * usize::from(self.size.height) - 1)
    }

    /// The features of a choice, on a board that `kind` tells by cell.
    pub fn each(&self, chosen: Chosen, kind: impl Fn(usize) -> u8, mut count: impl FnMut(usize)) {
        let Chosen { cell, previous, score, side } = chosen;
        let middle = kind(cell);
        if middle == UNSEEN {
            return;
        }
        let of_side = side * self.kinds;
        let middle = usize::from(middle);
        count((of_side + middle) * self.size.area() + cell);
        let (width, height) = (usize::from(self.size.width), usize::from(self.size.height));
        let (x, y) = (cell % width, cell / width);
        let row = side * self.middles + middle.min(self.middles - 1);
        let mut patterns = [Some(0), Some(0)];
        for (place, (dx, dy)) in AROUND.into_iter().enumerate() {
            let inside = x.checked_add_signed(dx).filter(|x| *x < width);
            let inside = inside.zip(y.checked_add_signed(dy).filter(|y| *y < height));
            // beyond the edge is a kind of its own
            let beside = match inside.map(|(x, y)| kind(y * width + x)) {
                None => Some(self.kinds),
                Some(UNSEEN) => None,
                Some(kind) => Some(kind.into()),
            };
            if let Some(beside) = beside {
                count(self.around() + (row * AROUND.len() + place) * (self.kinds + 1) + beside);
            }
            let pattern = &mut patterns[place / FOUR];
            *pattern = pattern.zip(beside).map(|(pattern, beside)| pattern * (self.kinds + 1) + beside);
        }
        if self.patterns > 0 {
            for (which, pattern) in patterns.into_iter().enumerate() {
                if let Some(pattern) = pattern {
                    count(self.crosses() + (side * 2 + which) * self.patterns + pattern);
                }
            }
        }
        let (across, down) = self.reach();
        let away = |from: usize| (y + height - 1 - from / width) * across + x + width - 1 - from % width;
        match previous {
            Previous::Own(from) if kind(from) != UNSEEN => {
                let row = of_side + usize::from(kind(from));
                count(self.steps() + row * across * down + away(from));
                count(self.onto() + row * self.kinds + middle);
            }
            Previous::Other(from) if self.answers => count(self.answers() + side * across * down + away(from)),
            _ => {}
        }
        if let Some(score) = score.filter(|_| self.scores) {
            // a script may score what it likes
            let score: usize = score.clamp(0, MAX_SCORE).saturating_as();
            count(self.scored() + side * SCORES + score);
        }
    }
}

/// A weight for each feature.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Policy {
    layout: Layout,
    weights: Vec<i8>,
}

impl Policy {
    /// These weights. None if there is not one for each feature.
    pub fn new(layout: Layout, weights: Vec<i8>) -> Option<Self> {
        (weights.len() == layout.features()).then_some(Self { layout, weights })
    }

    /// Whether scores of a script count.
    pub fn has_scores(&self) -> bool {
        self.layout.has_scores()
    }

    /// The weights, in the order of the features.
    pub fn weights(&self) -> &[i8] {
        &self.weights
    }

    /// How promising a choice is: [`E_TIMES`] more makes it e times as likely.
    pub fn promise(&self, chosen: Chosen, kind: impl Fn(usize) -> u8) -> i32 {
        let mut sum = 0;
        self.layout.each(chosen, kind, |feature| sum += i32::from(self.weights[feature]));
        sum
    }
}

/// A certain choice.
const ALL: u64 = 1 << 16;
/// By how much less promising a choice is than another one: how likely it is, of [`ALL`]. Nothing is left of the last.
const SHARES: [u64; 201] = {
    /// For each promise that is one less: 65,536 divided by the 16th root of e.
    const LESS: u64 = 61_565;
    let mut shares = [ALL; 201];
    let mut less = 1;
    while less < shares.len() {
        shares[less] = shares[less - 1] * LESS / ALL;
        less += 1;
    }
    shares
};

/// How likely a choice is that is so promising, as a share of the most promising one.
fn share(promise: i32, most: i32) -> u64 {
    SHARES[(most.abs_diff(promise) as usize).min(SHARES.len() - 1)]
}

/// One of the choices that are so promising, each as often as it is likely; `number` is a random one. None if there are none.
pub fn pick(promises: &[i32], number: u64) -> Option<usize> {
    let most = *promises.iter().max()?;
    let all: u64 = promises.iter().map(|promise| share(*promise, most)).sum();
    let mut left = number % all;
    promises.iter().position(|promise| {
        let part = share(*promise, most);
        let is_it = left < part;
        left = left.saturating_sub(part);
        is_it
    })
}

/// The likelihoods of choices that are so promising, in parts of 65,536; in integers, the same on every machine.
pub fn likelihoods(promises: &[i32]) -> Vec<u32> {
    let Some(most) = promises.iter().max() else { return Vec::new() };
    let shares: Vec<u64> = promises.iter().map(|promise| share(*promise, *most)).collect();
    let all: u64 = shares.iter().sum();
    #[expect(clippy::expect_used, reason = "a share is at most all of them")]
    let part = |share: &u64| u32::try_from(share * ALL / all).expect("a part of 65,536");
    shares.iter().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counted(layout: &Layout, chosen: Chosen, board: &[u8]) -> Vec<usize> {
        let mut found = Vec::new();
        layout.each(chosen, |cell| board[cell], |feature| found.push(feature));
        found
    }

    #[test]
    fn each_choice_has_features_of_its_own_within_the_layout() {
        let size = Size { width: 3, height: 2 };
        for kinds in [1, 2, 7, 8, 33] {
            let layout = Layout::new(size, kinds, true).unwrap();
            let kinds = u8::try_from(kinds).unwrap();
            let board: Vec<u8> = (0..6).map(|cell| cell % kinds).collect();
            let mut all = std::collections::BTreeSet::new();
            for side in 0..2 {
                for cell in 0..6 {
                    for (previous, more) in
                        [(Previous::Nothing, 0), (Previous::Own(0), 2), (Previous::Own(5), 2), (Previous::Other(0), 1)]
                    {
                        for score in [None, Some(0), Some(100)] {
                            let found = counted(&layout, Chosen { cell, previous, score, side }, &board);
                            assert!(found.iter().all(|feature| *feature < layout.features()), "{found:?}");
                            let patterns = if kinds < 8 { 2 } else { 0 };
                            assert_eq!(found.len(), 9 + patterns + more + score.iter().len());
                            assert!(all.insert(found), "another choice has the same features");
                        }
                    }
                }
            }
        }
        assert_eq!([0, MAX_KINDS + 1, usize::MAX].map(|kinds| Layout::new(size, kinds, false)), [None; 3]);
        assert_eq!(Layout::new(Size { width: 250, height: 250 }, 3, false), None);
        let large = Layout::new(Size { width: 60, height: 60 }, 1, true).unwrap();
        assert_eq!(large, large.earlier(), "there is no room for answers");
    }

    #[test]
    fn what_was_never_seen_has_no_features() {
        let layout = Layout::new(Size { width: 3, height: 1 }, 2, false).unwrap();
        let board = [0, UNSEEN, 1];
        let chosen = |cell, previous| Chosen { cell, previous, score: Some(7), side: 0 };
        assert!(counted(&layout, chosen(1, Previous::Nothing), &board).is_empty());
        // the place, seven neighbours that are known, and the pattern of the corners
        assert_eq!(counted(&layout, chosen(0, Previous::Nothing), &board).len(), 9);
        assert_eq!(counted(&layout, chosen(0, Previous::Own(1)), &board).len(), 9);
        // where the other player chose is known all the same
        assert_eq!(counted(&layout, chosen(0, Previous::Other(1)), &board).len(), 10);
        assert_eq!(counted(&layout.earlier(), chosen(0, Previous::Other(1)), &board).len(), 9);
    }

    #[test]
    fn sixteen_make_a_choice_e_times_as_likely() {
        let parts = likelihoods(&[16, 0, 0]);
        assert!((37_750..37_770).contains(&parts[0]) && parts[1] == parts[2], "{parts:?}");
        assert_eq!(likelihoods(&[-5_000, 5_000]), [0, 65_536]);
        assert_eq!(likelihoods(&[7]), [65_536]);
        assert!(likelihoods(&[]).is_empty());
    }

    #[test]
    fn a_choice_is_picked_as_often_as_it_is_likely() {
        // 16 more is e times as likely, and 200 more is all there is
        let picked = |promises: &[i32]| {
            let numbers = (0..1_000_u64).map(|number| number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let mut counts = vec![0; promises.len()];
            numbers.for_each(|number| counts[pick(promises, number).unwrap()] += 1);
            counts
        };
        let counts = picked(&[0, 16]);
        assert!((250..290).contains(&counts[0]), "{counts:?}");
        assert_eq!(picked(&[0, 5_000, 0]), [0, 1_000, 0]);
        assert_eq!(pick(&[], 7), None);
    }
}
