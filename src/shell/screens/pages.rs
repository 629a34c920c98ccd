//! Many cards on pages: on each as many as are seen together, and never more than are usual on the screen.

use crate::narrate::Texts;
use crate::shell::content::Offer;
use crate::shell::{Pictogram, Room};
use std::ops::Range;

/// Cards side by side, at most.
const ABREAST: usize = 4;

/// What is on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CardSort {
    /// Hardly more than a name and a picture.
    Name,
    /// A few words, and how far one is.
    Game,
    /// A whole board.
    Board,
}

/// Which page of many cards is shown. It is known by one of its cards, so that this one is still shown where the window becomes smaller.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pages {
    card: usize,
    sort: CardSort,
    most: usize,
}

impl Pages {
    /// The first of pages of so many cards at most.
    pub(super) const fn of(sort: CardSort, most: usize) -> Self {
        Self { card: 0, sort, most }
    }

    /// Where the pages of so many cards begin, and where the last one ends. No card is left alone on the last page: then all are nearly as
    /// long as each other.
    fn bounds(self, cards: usize, room: Room) -> Vec<usize> {
        let seen = match self.sort {
            CardSort::Name => room.names,
            CardSort::Game => room.cards,
            CardSort::Board => room.boards,
        };
        let of = seen.min(self.most).max(1);
        let count = cards.div_ceil(of).max(1);
        let is_one_left = of > 2 && seen < self.most && count > 1 && cards % of == 1;
        let begin = |page: usize| if is_one_left { page * cards / count } else { page.saturating_mul(of).min(cards) };
        (0..=count).map(begin).collect()
    }

    /// Shows the page with this card.
    pub(super) fn show(&mut self, card: usize) {
        self.card = card;
    }

    /// Which of so many cards are shown.
    pub(super) fn shown(self, cards: usize, room: Room) -> Range<usize> {
        let (bounds, card) = (self.bounds(cards, room), self.card.min(cards.saturating_sub(1)));
        let here = bounds.windows(2).find_map(|page| match page {
            [from, to] if card < *to => Some(*from..*to),
            _ => None,
        });
        here.unwrap_or(0..0)
    }

    /// Those of these cards that are shown.
    #[expect(clippy::expect_used, reason = "the bounds of pages lie within the cards: tested in tests/all/rooms.rs")]
    pub(super) fn of_page<T>(self, cards: &[T], room: Room) -> &[T] {
        cards.get(self.shown(cards.len(), room)).expect("a page of the cards")
    }

    /// Leads to the next page and to the one before, each by its first card; both are always offered, so that nothing moves. Nothing if there
    /// is only one.
    pub(super) fn turns<C: AsRef<str>>(
        self,
        (cards, room): (usize, Room),
        (texts, next, previous): (Texts, &str, &str),
        choice: impl Fn(usize) -> C,
    ) -> Vec<Offer<C>> {
        let (shown, bounds) = (self.shown(cards, room), self.bounds(cards, room));
        if shown.len() == cards {
            return Vec::new();
        }
        let begins = || bounds.iter().copied().filter(|begin| *begin < cards);
        let after = begins().find(|begin| *begin >= shown.end).unwrap_or(0);
        let before = begins().rev().find(|begin| *begin < shown.start).or_else(|| begins().next_back()).unwrap_or(0);
        let on = Offer::button(texts.get(next), choice(after)).named("page-next");
        let before = Offer::button(texts.get(previous), choice(before)).named("page-previous");
        vec![on.shows(Pictogram::Onward), before.shows(Pictogram::Back)]
    }
}

/// Cards in rows that are as long as each other or differ by one.
pub(super) fn even_rows<C>(mut cards: Vec<C>, room: Room) -> Vec<Vec<C>> {
    let rows = cards.len().div_ceil(abreast(room));
    let mut even = Vec::with_capacity(rows);
    for left in (1..=rows).rev() {
        let rest = cards.split_off(cards.len().div_ceil(left));
        even.push(std::mem::replace(&mut cards, rest));
    }
    even
}

/// Cards side by side.
pub(super) fn abreast(room: Room) -> usize {
    room.row.clamp(1, ABREAST)
}

#[cfg(test)]
#[allow(clippy::indexing_slicing)]
mod tests {
    use super::*;

    #[test]
    fn the_card_that_was_seen_is_seen_in_other_rooms() {
        let mut pages = Pages::of(CardSort::Game, 12);
        assert_eq!(pages.shown(30, Room::default()), 0..12);
        pages.show(24);
        assert_eq!(pages.shown(30, Room::default()), 24..30);
        let small = Room::of([2, 2, 1], 3);
        assert_eq!(pages.shown(30, small), 24..30);
        pages.show(18);
        assert_eq!((pages.shown(30, small), pages.shown(30, Room::default())), (18..24, 12..24));
        // fewer cards than there were
        assert_eq!((pages.shown(8, small), pages.shown(0, small)), (6..8, 0..0));
        assert_eq!(Pages::of(CardSort::Board, 8).shown(30, small), 0..4);
        let all = Pages::of(CardSort::Name, usize::MAX);
        assert_eq!((all.shown(40, Room::default()), all.shown(40, small)), (0..40, 0..6));
    }

    #[test]
    fn no_card_is_left_alone() {
        let room = Room::of([4, 2, 2], 4);
        let pages = |sort, most, cards, room| {
            let bounds = Pages::of(sort, most).bounds(cards, room);
            bounds.windows(2).map(|page| page[1] - page[0]).collect::<Vec<_>>()
        };
        for (cards, wanted) in [(17, vec![8, 9]), (18, vec![16, 2]), (16, vec![16]), (1, vec![1]), (0, vec![0])] {
            assert_eq!(pages(CardSort::Name, usize::MAX, cards, room), wanted, "{cards}");
        }
        let five = Room { names: 5, ..room };
        assert_eq!(pages(CardSort::Name, usize::MAX, 21, five), [4, 4, 4, 4, 5]);
        // where nobody told, as always
        assert_eq!(pages(CardSort::Game, 12, 13, Room::default()), [12, 1]);
    }

    #[test]
    fn rows_are_even() {
        let rows = |count, row| {
            even_rows((0..count).collect(), Room::of([9; 3], row)).iter().map(Vec::len).collect::<Vec<_>>()
        };
        assert_eq!((rows(12, 4), rows(9, 4), rows(5, 2), rows(0, 3)), (vec![4; 3], vec![3; 3], vec![2, 2, 1], vec![]));
        assert_eq!(rows(8, 9), [4, 4]);
    }
}
