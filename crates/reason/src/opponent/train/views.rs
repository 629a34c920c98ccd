//! Ways to look at a position that may change nothing: a board turned or mirrored, and the sides exchanged. Whether they hold in a game is
//! not known beforehand; those are used with which results of games kept apart are told better.

use super::super::learnt::shape::UNSEEN;
use switchboard_base::grid::Size;

/// One way to look at a position.
#[derive(Debug, Clone)]
pub struct View {
    /// By cell: from where its kind is taken.
    from: Vec<usize>,
    /// By cell: where its kind is seen.
    to: Vec<usize>,
    /// By kind: what it is seen as.
    kinds: Vec<u8>,
    /// Whether the sides are exchanged.
    pub swaps: bool,
}

impl View {
    fn new(from: &[usize], kinds: Vec<u8>, swaps: bool) -> Self {
        let mut to: Vec<usize> = (0..from.len()).collect();
        to.sort_by_key(|cell| from.get(*cell));
        Self { from: from.to_vec(), to, kinds, swaps }
    }

    /// Where this cell is seen.
    #[expect(clippy::indexing_slicing, reason = "the view is of this board")]
    pub fn cell(&self, cell: usize) -> usize {
        self.to[cell]
    }

    /// The kinds on the board as they are seen.
    #[expect(
        clippy::indexing_slicing,
        reason = "the view is of this board, and each kind that was seen is seen as something"
    )]
    pub fn look(&self, board: &[u8], seen: &mut Vec<u8>) {
        seen.clear();
        let seen_as = |kind: u8| if kind == UNSEEN { UNSEEN } else { self.kinds[usize::from(kind)] };
        seen.extend(self.from.iter().map(|from| seen_as(board[*from])));
    }
}

/// All views of so many kinds that may hold. `start` is the board with which games begin.
pub fn candidates(kinds: usize, start: &[u8], size: Size) -> Vec<View> {
    let plain: Vec<u8> = (0..=u8::MAX).take(kinds).collect();
    let mut all = Vec::new();
    for (number, from) in turned(size).into_iter().enumerate() {
        if let Some(kinds) = exchanged(&from, start, kinds) {
            all.push(View::new(&from, kinds, true));
        }
        if number > 0 {
            all.push(View::new(&from, plain.clone(), false));
        }
    }
    all
}

/// The board as it is, mirrored and turned: by cell, from where its kind is taken.
fn turned(size: Size) -> Vec<Vec<usize>> {
    let (width, height) = (usize::from(size.width), usize::from(size.height));
    let mut all = Vec::new();
    for turn in 0..if width == height { 8 } else { 4 } {
        let place = |cell: usize| {
            let (mut x, mut y) = (cell % width, cell / width);
            if turn & 1 > 0 {
                x = width - 1 - x;
            }
            if turn & 2 > 0 {
                y = height - 1 - y;
            }
            if turn & 4 > 0 { x * width + y } else { y * width + x }
        };
        all.push((0..size.area()).map(place).collect());
    }
    all
}

/// What each kind is seen as if the sides are exchanged: on the board with which games begin, the kind that stands in its place; a kind that
/// is not there yet is exchanged with the next such one. None if that does not work out.
#[expect(clippy::indexing_slicing, reason = "what a kind is seen as is a kind")]
fn exchanged(from: &[usize], start: &[u8], kinds: usize) -> Option<Vec<u8>> {
    let mut seen_as = vec![UNSEEN; kinds];
    for (cell, kind) in start.iter().enumerate().filter(|(_, kind)| **kind != UNSEEN) {
        let other = from.get(cell).and_then(|from| start.get(*from)).copied().filter(|other| *other != UNSEEN)?;
        let known = seen_as.get_mut(usize::from(*kind))?;
        if *known != UNSEEN && *known != other {
            return None;
        }
        *known = other;
    }
    let late: Vec<u8> =
        (0..=u8::MAX).zip(&seen_as).filter(|(_, other)| **other == UNSEEN).map(|(kind, _)| kind).collect();
    for pair in late.chunks(2) {
        let (one, other) = (pair.first().copied()?, pair.last().copied()?);
        *seen_as.get_mut(usize::from(one))? = other;
        *seen_as.get_mut(usize::from(other))? = one;
    }
    let is_fair = |(kind, other): (u8, &u8)| seen_as[usize::from(*other)] == kind;
    let changes = (0..=u8::MAX).zip(&seen_as).any(|(kind, other)| kind != *other);
    (changes && (0..=u8::MAX).zip(&seen_as).all(is_fair)).then_some(seen_as)
}
