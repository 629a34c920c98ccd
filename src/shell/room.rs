//! How many cards are seen at once. Only the front end knows how large it is: it tells whenever that changes.

/// How many cards there is room for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    /// So many are seen together that have hardly more than a name and a picture: of kinds of games, of players.
    pub names: usize,
    /// So many of games, with a few words and how far one is.
    pub cards: usize,
    /// So many of levels, with a whole board.
    pub boards: usize,
    /// So many of them lie side by side, or are passed over together where all lie below one another.
    pub row: usize,
}

/// Of fewer than these a page would be turned for nearly every card: then a longer page that scrolls is less work.
const FEWEST: usize = 4;

impl Room {
    /// Of so many rows of each sort of cards, which are so long.
    pub fn of(rows: [usize; 3], row: usize) -> Self {
        let row = row.max(1);
        let [names, cards, boards] = rows.map(|rows| rows.saturating_mul(row).max(FEWEST));
        Self { names, cards, boards, row }
    }

    /// The same where no more than so many cards are wanted, in about as many rows as columns; 0 if that does not matter.
    pub fn at_most(self, wanted: u32) -> Self {
        let Some(most) = usize::try_from(wanted).ok().filter(|most| *most > 0) else { return self };
        let Self { names, cards, boards, row } = self;
        let square = most.isqrt() + usize::from(most.isqrt().pow(2) < most);
        Self { names: names.min(most), cards: cards.min(most), boards: boards.min(most), row: row.min(square) }
    }
}

/// Nobody has told: as much as is usual on each screen.
impl Default for Room {
    fn default() -> Self {
        Self { names: usize::MAX, cards: usize::MAX, boards: usize::MAX, row: usize::MAX }
    }
}
