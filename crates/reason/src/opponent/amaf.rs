//! What choices were worth whenever they were made later in a game (all moves as first, AMAF): a first guess at choices that were seldom
//! tried. A position that was seldom visited asks the nearest one above it that was visited often (GRAVE, T. Cazenave 2015).
//!
//! This says something only where a choice means the same now and later, as when men are put on free places and stay. Where the same player
//! chooses the same cell again and again in a game, it mostly misleads the search, and nothing is told unless the author says so.

#![expect(
    clippy::indexing_slicing,
    reason = "there is a tally for each choice that is made, and a table for each number"
)]

use super::value::{PlayerWorths, WIN};
use index_vec::{IndexVec, define_index_type};
use switchboard_base::grid::Size;
use switchboard_engine::play::Move;

/// A position that was visited so often has a table of its own; the root has one from the first visit on.
pub const MANY_VISITS: u32 = 50;
/// What was found out about a choice itself counts as much as its tally once both are from so many games.
const TALLY_WORTH: u64 = 100_000;
/// The most tallies of all tables, 16 bytes each. Where there is no room for another table, the nearest one above is asked.
const MAX_TALLIES: usize = 1_000_000;
/// One choice of this many may be one that its player made before in the same game.
const ONE_AGAIN_IN: u64 = 8;

define_index_type! {
    /// The table of a position.
    pub struct TableId = u32;
}

/// How often a choice was made, and what those who made it got in all.
#[derive(Debug, Clone, Copy, Default)]
struct Tally {
    times: u32,
    sum: u64,
}

/// A choice of a cell, by the cell and who makes it. Other choices have no tally.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Made {
    /// Which tally of a table.
    tally: usize,
    /// From 0.
    player: usize,
}

/// The tables of a tree, and the choices of the game that is played now.
#[derive(Debug)]
pub struct Tallies {
    size: Size,
    players: u8,
    tables: IndexVec<TableId, Box<[Tally]>>,
    /// The choices since the root.
    made: Vec<Option<Made>>,
    /// By tally, in which game it was made last, counted from 1.
    last: Box<[u32]>,
    games: u32,
    /// How many choices were made in all games, and how many of them were made before in the same one.
    choices: u64,
    again: u64,
    /// Whether the author says that choices mean the same now and later.
    always: bool,
}

impl Tallies {
    /// Without any table. `always`: choices mean the same now and later, whether they are made again or not.
    pub fn new(size: Size, players: u8, always: bool) -> Self {
        let last = vec![0; size.area() * usize::from(players)].into();
        Self { size, players, tables: IndexVec::new(), made: Vec::new(), last, games: 0, choices: 0, again: 0, always }
    }

    /// A table of its own for a position, if there is room for it.
    pub fn add(&mut self) -> Option<TableId> {
        let has_room = (self.tables.len() + 1) * self.last.len() <= MAX_TALLIES;
        has_room.then(|| self.tables.push(vec![Tally::default(); self.last.len()].into()))
    }

    /// A game begins at the root.
    pub fn begin(&mut self) {
        self.made.clear();
        self.games += 1;
    }

    /// A player (from 1) makes a choice.
    pub fn play(&mut self, chosen: &Move, player: u8) {
        let made = self.find(chosen, player);
        self.made.push(made);
        let Some(Made { tally, .. }) = made else { return };
        self.choices += 1;
        self.again += u64::from(self.last[tally] == self.games);
        self.last[tally] = self.games;
    }

    /// The game has ended: counts the choices made after so many, in the table of the position that they led to.
    pub fn count(&mut self, table: TableId, after: usize, worth: &PlayerWorths) {
        for made in self.made[after..].iter().flatten() {
            let tally = &mut self.tables[table][made.tally];
            tally.times = tally.times.saturating_add(1);
            tally.sum += u64::from(worth[made.player]);
        }
    }

    /// What a choice is worth to its player, of 65,536, by its tally and by what it was worth itself in so many visits. `None` if nothing is
    /// known.
    pub fn worth(&self, table: TableId, chosen: &Move, player: u8, own: Option<(u64, u32)>) -> Option<u64> {
        let known = own.map(|(own, _)| own);
        let Some(made) = self.find(chosen, player).filter(|_| self.is_telling()) else { return known };
        let Tally { times, sum } = self.tables[table][made.tally];
        if times == 0 {
            return known;
        }
        let times = u64::from(times);
        let all = (sum << 16) / (u64::from(WIN) * times);
        let Some((own, visits)) = own else { return Some(all) };
        let visits = u64::from(visits);
        let (of_all, of_own) = (times * TALLY_WORTH, visits * (TALLY_WORTH + times));
        Some((all * of_all + own * of_own) / (of_all + of_own))
    }

    /// Whether choices mean the same now and later.
    pub fn is_telling(&self) -> bool {
        self.always || self.again * ONE_AGAIN_IN <= self.choices
    }

    fn find(&self, chosen: &Move, player: u8) -> Option<Made> {
        let Move::Cell(cell) = chosen else { return None };
        let player = usize::from(player.checked_sub(1).filter(|_| player <= self.players)?);
        Some(Made { tally: self.size.index(*cell)? + self.size.area() * player, player })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::super::MAX_PLAYERS;
    use super::*;
    use switchboard_base::grid::Cell;

    const SIZE: Size = Size { width: 3, height: 3 };

    fn at(x: u8, y: u8) -> Move {
        Move::Cell(Cell { x, y })
    }

    /// A game of these choices, in turn, that this player wins.
    fn play(tallies: &mut Tallies, table: TableId, choices: &[Move], winner: usize) {
        tallies.begin();
        for (number, chosen) in choices.iter().enumerate() {
            tallies.play(chosen, if number % 2 == 0 { 1 } else { 2 });
        }
        let mut worth = [0; MAX_PLAYERS];
        *worth.get_mut(winner - 1).unwrap() = WIN;
        tallies.count(table, 0, &worth);
    }

    #[test]
    fn a_choice_is_worth_what_it_was_worth_later_in_other_games() {
        let mut tallies = Tallies::new(SIZE, 2, false);
        let table = tallies.add().unwrap();
        play(&mut tallies, table, &[at(0, 0), at(1, 1), at(2, 2)], 1);
        play(&mut tallies, table, &[at(2, 2), at(0, 1), at(1, 1)], 2);
        assert_eq!(tallies.worth(table, &at(0, 0), 1, None), Some(1 << 16));
        assert_eq!(tallies.worth(table, &at(2, 2), 1, None), Some(1 << 15), "won once, lost once");
        assert_eq!(tallies.worth(table, &at(1, 1), 1, None), Some(0));
        assert_eq!(tallies.worth(table, &at(0, 1), 2, None), Some(1 << 16));
        assert_eq!(tallies.worth(table, &at(0, 1), 1, None), None, "only the other player chose it");
        assert_eq!(tallies.worth(table, &Move::Pass, 1, None), None);
        assert_eq!(tallies.worth(table, &Move::Pass, 1, Some((7, 1))), Some(7));
    }

    #[test]
    fn only_choices_after_a_position_count_in_its_table() {
        let mut tallies = Tallies::new(SIZE, 2, false);
        let tables = [tallies.add().unwrap(), tallies.add().unwrap()];
        play(&mut tallies, tables[0], &[at(0, 0), at(1, 1), at(2, 2)], 1);
        let mut worth = [0; MAX_PLAYERS];
        worth[0] = WIN;
        tallies.count(tables[1], 1, &worth);
        assert_eq!(tallies.worth(tables[0], &at(0, 0), 1, None), Some(1 << 16));
        assert_eq!(tallies.worth(tables[1], &at(0, 0), 1, None), None);
        assert_eq!(tallies.worth(tables[1], &at(2, 2), 1, None), Some(1 << 16));
    }

    #[test]
    fn the_more_visits_a_choice_has_the_less_its_tally_counts() {
        let mut tallies = Tallies::new(SIZE, 2, false);
        let table = tallies.add().unwrap();
        for _ in 0..100 {
            play(&mut tallies, table, &[at(0, 0)], 1);
        }
        let worth = |visits| tallies.worth(table, &at(0, 0), 1, Some((0, visits))).unwrap();
        let few = [1, 10, 100, 1_000, 1_000_000].map(worth);
        assert!(few.is_sorted_by(|more, less| more > less), "{few:?}");
        assert!(few[0] > 60_000 && few[4] < 100, "{few:?}");
    }

    #[test]
    fn nothing_is_told_where_the_same_choices_are_made_again_and_again() {
        let mut tallies = Tallies::new(SIZE, 2, false);
        let table = tallies.add().unwrap();
        let around = [at(0, 0), at(1, 1), at(0, 1), at(1, 0), at(0, 0), at(1, 1), at(0, 1), at(1, 0)];
        play(&mut tallies, table, &around, 1);
        assert!(!tallies.is_telling());
        assert_eq!(tallies.worth(table, &at(0, 0), 1, None), None);
        assert_eq!(tallies.worth(table, &at(0, 0), 1, Some((5, 3))), Some(5));
        let mut told = Tallies::new(SIZE, 2, true);
        let table = told.add().unwrap();
        play(&mut told, table, &around, 1);
        assert_eq!(told.worth(table, &at(0, 0), 1, None), Some(1 << 16), "the author says that it means the same");
    }

    #[test]
    fn there_is_room_for_so_many_tallies_only() {
        let mut tallies = Tallies::new(Size { width: 50, height: 50 }, 8, false);
        let tables = std::iter::from_fn(|| tallies.add()).count();
        assert_eq!(tables, MAX_TALLIES / (50 * 50 * 8));
    }
}
