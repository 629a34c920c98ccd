//! Where a turn goes from and to: found on the boards before and after it, and told in words.

use super::Texts;
use super::moves::{capitalised, is_empty, lying, place_words};
use super::tiles::face_label;
use crate::game::Naming;
use crate::grid::Cell;
use crate::play::{Board, Face, Picture};

/// What a turn does to the board.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Went {
    /// What goes, or is put somewhere.
    pub what: Option<Face>,
    /// What is in that place without it.
    pub without: Option<Face>,
    /// Where it comes from; none if it comes from beside the board.
    pub from: Option<Cell>,
    /// Where it is then.
    pub to: Option<Cell>,
    /// Every cell that is chosen in the turn and changes by it.
    chosen: Vec<Cell>,
    /// Where something stood that is nowhere on the board any more, besides the place where the turn went.
    taken: Vec<Cell>,
}

/// What stands between the names of things that lie on one another.
const APART: &str = ", ";

/// So many cells that change by themselves tell where something was put.
const FEW_CHANGED: usize = 2;

/// The pictures that one face has and the other has not.
fn missing<'a>(face: Option<&'a Face>, other: Option<&'a Face>) -> impl Iterator<Item = &'a Picture> {
    let shown = |face: Option<&'a Face>| face.map(|face| face.pictures.as_slice()).unwrap_or_default();
    let others = shown(other);
    shown(face).iter().filter(move |picture| !others.contains(picture))
}

impl Went {
    /// What happened between two boards in which these cells were chosen. A die and other things that are no places do not count.
    pub fn between(old: &Board, new: &Board, chosen: &[Cell]) -> Self {
        let is_thing = |face: Option<&Face>| face.is_some_and(|face| !face.press.is_empty());
        let changes = |cell: &Cell| {
            let (before, after) = (old.face(*cell), new.face(*cell));
            let is_free = |face: Option<&Face>| face.is_none_or(is_empty);
            !is_thing(before)
                && !is_thing(after)
                && before.map(|face| &face.pictures) != after.map(|face| &face.pictures)
                // an edge of the board that is left out while nothing lies there
                && (before.is_some() || !is_free(after)) && (after.is_some() || !is_free(before))
        };
        let mut cells: Vec<Cell> = Vec::new();
        for cell in chosen.iter().filter(|cell| changes(cell)) {
            if !cells.contains(cell) {
                cells.push(*cell);
            }
        }
        if cells.is_empty() {
            cells = old.cells().filter(changes).take(FEW_CHANGED + 1).collect();
            cells.truncate(if cells.len() > FEW_CHANGED { 0 } else { FEW_CHANGED });
        }
        let stands = |board: &Board, cell: Cell| board.face(cell).filter(|face| !is_empty(face)).cloned();
        // what is no longer in one place on one board and is in another on the other
        let elsewhere = |here: Cell, one: &Board, other: &Board| {
            let thing = missing(one.face(here), other.face(here)).last()?;
            let is_there = |cell: &Cell| missing(other.face(*cell), one.face(*cell)).any(|picture| picture == thing);
            let places = || one.cells().chain(other.cells()).filter(|cell| *cell != here && is_there(cell));
            places().find(|cell| cells.contains(cell)).or_else(|| places().next())
        };
        let leaves = |cell: &Cell| Some((*cell, elsewhere(*cell, old, new)?, stands(old, *cell)?, new.face(*cell)));
        let comes = |cell: &Cell| Some((elsewhere(*cell, new, old)?, *cell, stands(new, *cell)?, old.face(*cell)));
        let way = cells.iter().find_map(leaves).or_else(|| cells.iter().find_map(comes));
        let without = way.as_ref().and_then(|(_, _, _, without)| without.cloned());
        let (what, from, to) = match (way, cells.as_slice()) {
            (Some((from, to, what, _)), _) => (Some(what), Some(from), Some(to)),
            // it became something else on its way
            (None, [first, second, ..]) if stands(old, *first).is_some() => {
                (stands(old, *first), Some(*first), Some(*second))
            }
            (None, [only]) => (stands(new, *only), None, Some(*only)),
            (None, _) => (None, None, None),
        };
        // men take men: dice that are thrown anew were not taken
        let put = || cells.first().and_then(|first| stands(new, *first));
        let by_man = what.clone().or_else(put).is_some_and(|face| face.is_man);
        let is_taken = |cell: &Cell| {
            let stood = stands(old, *cell).filter(|face| face.is_man || !by_man);
            let was_there = stood.is_some() && new.face(*cell).is_some_and(is_empty);
            was_there && Some(*cell) != from && Some(*cell) != to && elsewhere(*cell, old, new).is_none()
        };
        // something was put down before something was chosen to be taken
        let is_put = cells.first().is_some_and(|cell| stands(old, *cell).is_none() && stands(new, *cell).is_some());
        // without a place where the turn went, the whole board may have changed
        let taken =
            if to.is_some() || is_put { old.cells().filter(changes).filter(is_taken).collect() } else { Vec::new() };
        Self { what, without, from, to, chosen: cells, taken }
    }

    /// Where it took something, besides the place where it went.
    pub fn taken(&self) -> &[Cell] {
        &self.taken
    }

    /// The cells that it concerns: where it goes from and to, and whatever else was chosen in it.
    pub fn cells(&self) -> Vec<Cell> {
        let mut cells: Vec<Cell> = self.from.into_iter().chain(self.to).collect();
        cells.extend(self.chosen.iter().filter(|cell| Some(**cell) != self.from && Some(**cell) != self.to));
        cells
    }
}

/// What goes where, in words: "white pawn, e2 – e4"; none where nothing does.
pub fn went_words(texts: Texts, naming: Naming, went: &Went) -> Option<String> {
    let place = |cell: Cell| place_words(texts, cell, naming);
    let to = place(went.to?);
    let where_to = match went.from.map(place) {
        Some(from) => texts.with("turn-from-to", &[("from", from.into()), ("to", to.into())]),
        None => to,
    };
    let what = went.what.as_ref().and_then(|face| lying(texts, face));
    // a tile on which somebody stands is told with them, and stays
    let stays = went.without.as_ref().map(|face| face_label(texts, face)).unwrap_or_default();
    let what = what.map(|what| {
        let goes = |part: &&str| !stays.split(APART).any(|known| known == *part);
        let parts: Vec<&str> = what.split(APART).filter(goes).collect();
        if parts.is_empty() { what } else { parts.join(APART) }
    });
    Some(match what {
        Some(what) => format!("{what}, {where_to}"),
        None => capitalised(&where_to),
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::game::{Squares, Text};
    use crate::grid::Size;
    use crate::language::Language;

    /// A row of places: their letters are what stands there, a dot nothing, and a figure shows what a die does.
    fn board(row: &str) -> Board {
        let face = |letter: char| Face {
            pictures: Some(Picture::Label(letter.to_string())).filter(|_| letter != '.').into_iter().collect(),
            label: Text::plain(letter.to_string()),
            press: Text::plain(if letter.is_ascii_digit() { "Roll" } else { "" }),
            symbol: letter.to_string(),
            is_man: letter.is_ascii_alphabetic(),
            ..Face::default()
        };
        let size = Size::new(u8::try_from(row.len()).unwrap(), 1);
        Board { size, faces: row.chars().map(face).collect(), squares: Some(Squares::Chess), ..Board::default() }
    }

    #[test]
    fn a_tile_with_somebody_on_it_stays() {
        let tile = |pictures: &[&str]| Face {
            pictures: pictures.iter().map(|name| Picture::Label((*name).to_owned())).collect(),
            label: Text::plain(pictures.join(APART)),
            symbol: pictures.join(""),
            ..Face::default()
        };
        let board = |faces: [&[&str]; 2]| Board {
            size: Size::new(2, 1),
            faces: faces.map(tile).to_vec(),
            squares: Some(Squares::Chess),
            ..Board::default()
        };
        let (old, new) = (board([&["pole 1", "pawn"], &["pole 2"]]), board([&["pole 1"], &["pole 2", "pawn"]]));
        for chosen in [0, 1] {
            let went = Went::between(&old, &new, &[Cell::new(chosen, 0)]);
            let words = went_words(Texts::new(Language::English), new.naming(), &went);
            assert_eq!(words.as_deref(), Some("pawn, a1 – b1"));
        }
    }

    #[test]
    fn what_a_turn_took_is_found_where_it_stood() {
        for (old, new, chosen, taken) in [
            // jumped over
            ("P.q.", ".P..", &[0, 1][..], &[2][..]),
            // taken where the turn goes: the trail shows it
            ("P.q", "..P", &[0, 2], &[]),
            // chosen to be taken after something was put down
            ("b..", ".w.", &[1, 0], &[0]),
            // two go: none is taken
            ("K..R", "..KR", &[0, 2], &[]),
            ("K.R.", ".RK.", &[0, 2], &[]),
            // turned over
            ("ab.", "bbb", &[2], &[]),
            // dice that cannot be chosen, and what is no man takes
            ("P.:q.", ".P...", &[0, 1], &[3]),
            (",..:", ".,..", &[0, 1], &[3]),
        ] {
            let cells: Vec<Cell> = chosen.iter().map(|x| Cell::new(*x, 0)).collect();
            let went = Went::between(&board(old), &board(new), &cells);
            let wanted: Vec<Cell> = taken.iter().map(|x| Cell::new(*x, 0)).collect();
            assert_eq!(went.taken(), wanted, "{old} {new}");
        }
    }

    #[test]
    fn a_turn_is_told_from_where_to_where() {
        for (old, new, chosen, told) in [
            ("P.q", ".Pq", &[0, 1][..], Some("P, a1 – b1")),
            ("P.q", "..P", &[0, 2], Some("P, a1 – c1")),
            // a pawn becomes a queen
            ("P..", ".Q.", &[0, 1], Some("P, a1 – b1")),
            // only what goes is chosen: the die says how far
            ("1M...", "4...M", &[0, 1], Some("M, b1 – e1")),
            ("1M...", "4M...", &[0], None),
            // a stone is put down, and another taken
            ("..b", ".w.", &[1], Some("w, b1")),
            // it falls, wherever it was let go
            ("...", "..w", &[0], Some("w, c1")),
            // where somebody goes is chosen, not who goes
            ("P..", "..P", &[2], Some("P, a1 – c1")),
            ("abcdef", "badcfe", &[], None),
        ] {
            let cells: Vec<Cell> = chosen.iter().map(|x| Cell::new(*x, 0)).collect();
            let new = board(new);
            let went = Went::between(&board(old), &new, &cells);
            let words = went_words(Texts::new(Language::English), new.naming(), &went);
            assert_eq!(words.as_deref(), told, "{old} {chosen:?}");
        }
    }
}
