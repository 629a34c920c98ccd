//! What moves between two boards: pieces that go from cell to cell, cells that change. Only pictures: the state of play has
//! changed already, and whatever is chosen meanwhile counts as it would at rest. Knows no clock.

use crate::play::{Board, Face, Picture};
use crate::shell::{Block, Page};
use std::collections::BTreeSet;
use std::sync::Arc;

/// How long a piece is on its way, and a cell takes to change, in milliseconds.
pub const MOTION_MS: u16 = 160;
/// Where more cells change at once, nothing moves: it would be a flicker, and no picture of what happened.
const MOST_CELLS: usize = 48;
/// The most pieces that glide at once.
const MOST_GLIDES: usize = 24;

/// What of a board is on its way to what it is now.
#[derive(Debug)]
pub struct Way {
    /// The board as it is now, without what glides.
    pub rest: Board,
    /// What glides.
    pub glides: Vec<Glide>,
    /// What is turned over where it lies.
    pub flips: Vec<Flip>,
    /// What still lies where something glides to, as in `rest`, counted row by row.
    pub under: Vec<(usize, Picture)>,
    /// What cells showed that change, counted row by row.
    pub fades: Vec<(usize, Face)>,
}

/// A piece on its way, from cell to cell, counted row by row.
#[derive(Debug, PartialEq)]
pub struct Glide {
    /// Where it was.
    pub from: usize,
    /// Where it is.
    pub to: usize,
    /// What it looks like.
    pub piece: Face,
}

/// A piece that is turned over: it narrows to its edge and widens with its other side.
#[derive(Debug, PartialEq)]
pub struct Flip {
    /// Its cell, counted row by row.
    pub cell: usize,
    /// The side that was up.
    pub away: Face,
    /// The side that is up now.
    pub up: Face,
}

impl Flip {
    /// The side that is seen when this part of the way is gone, 0 to 1, and how wide it is, 1 to 0 and back to 1.
    pub fn seen(&self, gone: f32) -> (&Face, f32) {
        let side = if gone < 0.5 { &self.away } else { &self.up };
        (side, (1.0 - 2.0 * gone).abs())
    }
}

/// How one page's board follows another's.
#[derive(Debug)]
pub enum Change {
    /// It is the same.
    None,
    /// It is another board, or too much of it changed.
    All,
    /// Some of it moves.
    Some(Box<Way>),
}

/// The first board of a page, and whose it is.
fn board(page: &Page) -> Option<(&str, &Arc<Board>)> {
    page.blocks.iter().find_map(|(_, block)| match block {
        Block::Board { game, board, .. } => Some((game.as_str(), board)),
        _ => None,
    })
}

impl Change {
    /// How the board of `new` follows that of `old`; with less motion nothing glides.
    pub fn between(old: &Page, new: &Page) -> Self {
        let (Some((old_game, old)), Some((game, board))) = (board(old), board(new)) else { return Self::All };
        if Arc::ptr_eq(old, board) {
            return Self::None;
        }
        if old_game != game || old.size != board.size || old.origin != board.origin {
            return Self::All;
        }
        let changed: Vec<usize> =
            old.faces.iter().zip(&board.faces).enumerate().filter(|(_, (a, b))| a != b).map(|(at, _)| at).collect();
        match changed.len() {
            0 => Self::None,
            many if many > MOST_CELLS => Self::All,
            _ => Self::Some(Box::new(Way::of(old, board, &changed, new.look.reduced_motion))),
        }
    }
}

/// The layers of `faces` that `others` has not, each with its cell.
fn missing(faces: &[Face], others: &[Face], cells: &[usize]) -> Vec<(usize, Picture)> {
    let mut found = Vec::new();
    for cell in cells {
        let (Some(face), Some(other)) = (faces.get(*cell), others.get(*cell)) else { continue };
        let mut left: Vec<&Picture> = other.pictures.iter().collect();
        for picture in &face.pictures {
            match left.iter().position(|known| *known == picture) {
                Some(at) => drop(left.remove(at)),
                // what a cell can still hold is no thing that moves
                None if matches!(picture, Picture::Notes(_)) => {}
                None => found.push((*cell, picture.clone())),
            }
        }
    }
    found
}

impl Way {
    fn of(old: &Board, board: &Board, changed: &[usize], is_reduced: bool) -> Self {
        let faded = |cell: &usize| old.faces.get(*cell).map(|face| (*cell, face.clone()));
        let mut way =
            Self { rest: board.clone(), glides: Vec::new(), flips: Vec::new(), under: Vec::new(), fades: Vec::new() };
        let mut gone = missing(&old.faces, &board.faces, changed);
        let mut come = missing(&board.faces, &old.faces, changed);
        if !is_reduced {
            if board.flips {
                way.turn_over(&mut gone, &mut come);
            }
            let mut ways: Vec<(usize, usize, Vec<Picture>)> = Vec::new();
            let mut add = |from: usize, to: usize, picture: Picture| match ways
                .iter_mut()
                .find(|known| (known.0, known.1) == (from, to))
            {
                Some(known) => known.2.push(picture),
                None => ways.push((from, to, vec![picture])),
            };
            let wide = usize::from(board.size.width.max(1));
            let apart = |a: usize, b: usize| (a % wide).abs_diff(b % wide) + (a / wide).abs_diff(b / wide);
            let nearest = |gone: &[(usize, Picture)], (to, picture): &(usize, Picture)| {
                let alike = gone.iter().enumerate().filter(|(_, (from, known))| known == picture && from != to);
                alike.min_by_key(|(_, (from, _))| apart(*from, *to)).map(|(at, _)| at)
            };
            come.retain(|arrived| match nearest(&gone, arrived) {
                Some(at) => {
                    let to = &arrived.0;
                    let (from, picture) = gone.remove(at);
                    add(from, *to, picture);
                    false
                }
                None => true,
            });
            // one thing goes and one comes: it moved, and looks another way
            if let ([(from, _)], [(to, picture)]) = (gone.as_slice(), come.as_slice())
                && from != to
            {
                add(*from, *to, picture.clone());
                (gone, come) = (Vec::new(), Vec::new());
            }
            let lies = way.take_ground(old, &mut ways);
            if ways.len() <= MOST_GLIDES {
                way.glides = ways.into_iter().map(|(from, to, pictures)| way.lift(from, to, pictures)).collect();
                for (cell, ground) in &lies {
                    #[expect(clippy::indexing_slicing, reason = "both boards have the same cells")]
                    way.rest.faces[*cell].pictures.insert(0, ground.clone());
                }
                way.under = lies;
            }
        }
        let changes = |cell: &&usize| is_reduced || gone.iter().chain(&come).any(|(known, _)| known == *cell);
        way.fades = changed.iter().filter(changes).filter_map(faded).collect();
        way
    }

    /// Turns over what changes where it lies: nothing of it comes from elsewhere.
    fn turn_over(&mut self, gone: &mut Vec<(usize, Picture)>, come: &mut Vec<(usize, Picture)>) {
        let cells = |list: &[(usize, Picture)]| list.iter().map(|(cell, _)| *cell).collect::<BTreeSet<usize>>();
        for cell in cells(gone).intersection(&cells(come)).copied() {
            let side = |list: &mut Vec<(usize, Picture)>| {
                let pictures = list.extract_if(.., |(at, _)| *at == cell).map(|(_, picture)| picture).collect();
                Face { pictures, ..Face::default() }
            };
            let (away, up) = (side(gone), side(come));
            self.take_off(cell, &up.pictures);
            self.flips.push(Flip { cell, away, up });
        }
    }

    /// Of two layers that change places, the one that is alone of its kind moves and the one of which there are several is what it moves on:
    /// it does not glide. Returns what still lies where the other one comes.
    fn take_ground(&self, old: &Board, ways: &mut Vec<(usize, usize, Vec<Picture>)>) -> Vec<(usize, Picture)> {
        let count =
            |wanted: &Picture| old.faces.iter().flat_map(|face| &face.pictures).filter(|p| *p == wanted).count();
        let mut lies = Vec::new();
        let glides: Vec<(usize, usize, Picture)> = ways
            .iter()
            .filter_map(|(from, to, pictures)| match pictures.as_slice() {
                [alone] if count(alone) == 1 => Some((*from, *to, alone.clone())),
                _ => None,
            })
            .collect();
        ways.retain(|(from, to, pictures)| match pictures.as_slice() {
            [ground] if count(ground) > 1 && glides.iter().any(|(f, t, _)| (t, f) == (from, to)) => {
                lies.push((*from, ground.clone()));
                false
            }
            _ => true,
        });
        lies
    }

    /// Takes these layers off a cell.
    fn take_off(&mut self, cell: usize, pictures: &[Picture]) {
        let Some(face) = self.rest.faces.get_mut(cell) else { return };
        for picture in pictures {
            if let Some(at) = face.pictures.iter().position(|known| known == picture) {
                face.pictures.remove(at);
            }
        }
    }

    /// Takes these layers off the board where the piece will be.
    fn lift(&mut self, from: usize, to: usize, pictures: Vec<Picture>) -> Glide {
        self.take_off(to, &pictures);
        Glide { from, to, piece: Face { pictures, ..Face::default() } }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic)]
mod tests {
    use super::*;
    use crate::shell::Zone;

    fn layer(name: &str) -> Picture {
        Picture::Label(name.to_owned())
    }

    /// A row of cells, each with its layers.
    fn row(cells: &[&[&str]]) -> Page {
        let face =
            |layers: &&[&str]| Face { pictures: layers.iter().map(|name| layer(name)).collect(), ..Face::default() };
        let mut board = Board { faces: cells.iter().map(face).collect(), ..Board::default() };
        (board.size.width, board.size.height) = (u8::try_from(cells.len()).unwrap(), 1);
        let block = Block::Board {
            game: "g".into(),
            board: board.into(),
            frames: Vec::new(),
            cell_choices: Vec::new(),
            widths: (0, 0, 0),
            colors: Default::default(),
            avatars: Vec::new(),
            walks: false,
        };
        Page { blocks: vec![(Zone::Main, block)], ..Page::default() }
    }

    fn way(old: &Page, new: &Page) -> Way {
        match Change::between(old, new) {
            Change::Some(way) => *way,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_piece_that_pushes_another_glides_with_it() {
        let old = row(&[&["floor", "man"], &["floor", "box"], &["floor"]]);
        let new = row(&[&["floor"], &["floor", "man"], &["floor", "box"]]);
        let way = way(&old, &new);
        let ways: Vec<(usize, usize, Vec<Picture>)> =
            way.glides.into_iter().map(|glide| (glide.from, glide.to, glide.piece.pictures)).collect();
        assert_eq!(ways, [(0, 1, vec![layer("man")]), (1, 2, vec![layer("box")])]);
        assert!(way.fades.is_empty());
        // what glides is not there yet
        assert!(way.rest.faces.iter().all(|face| face.pictures == [layer("floor")]));
    }

    #[test]
    fn what_a_piece_moves_on_does_not_glide_the_other_way() {
        let moved = way(&row(&[&["train"], &["meadow"], &["meadow"]]), &row(&[&["meadow"], &["train"], &["meadow"]]));
        assert_eq!(moved.glides.len(), 1);
        assert_eq!(
            (moved.glides[0].from, moved.glides[0].to, &moved.glides[0].piece.pictures[..]),
            (0, 1, &[layer("train")][..])
        );
        // so there is no bare board behind the train, nor before it
        assert!(moved.rest.faces.iter().all(|face| face.pictures == [layer("meadow")]));
        assert!(moved.fades.is_empty());
    }

    #[test]
    fn two_pieces_that_change_places_both_glide() {
        assert_eq!(way(&row(&[&["a"], &["b"]]), &row(&[&["b"], &["a"]])).glides.len(), 2);
    }

    #[test]
    fn a_piece_that_turns_on_its_way_glides_and_what_changes_in_its_place_fades() {
        let turned = way(&row(&[&["east"], &[]]), &row(&[&[], &["south"]]));
        assert_eq!((turned.glides.len(), turned.glides[0].from, turned.glides[0].to), (1, 0, 1));
        let lit = way(&row(&[&["dark"], &["dark"]]), &row(&[&["lit"], &["lit"]]));
        assert!(lit.glides.is_empty());
        assert_eq!(
            lit.fades.iter().map(|(cell, face)| (*cell, face.pictures.clone())).collect::<Vec<_>>(),
            [(0, vec![layer("dark")]), (1, vec![layer("dark")])]
        );
    }

    #[test]
    fn of_pieces_that_look_alike_the_nearest_comes() {
        let way = way(&row(&[&["man"], &[], &[], &["man"]]), &row(&[&[], &[], &["man"], &[]]));
        assert_eq!(way.glides.iter().map(|glide| (glide.from, glide.to)).collect::<Vec<_>>(), [(3, 2)]);
        assert_eq!(way.fades.iter().map(|(cell, _)| *cell).collect::<Vec<_>>(), [0]);
    }

    #[test]
    fn a_card_is_turned_over_where_its_game_has_cards() {
        let turn = |has_cards: bool, is_reduced: bool| {
            let with = |mut page: Page| {
                if let Some((_, Block::Board { board, .. })) = page.blocks.first_mut() {
                    Arc::make_mut(board).flips = has_cards;
                }
                page
            };
            let (old, mut new) =
                (row(&[&["felt", "back"], &["card", "sun"]]), row(&[&["felt", "card", "moon"], &["back"]]));
            new.look.reduced_motion = is_reduced;
            way(&with(old), &with(new))
        };
        let way = turn(true, false);
        assert!(way.glides.is_empty() && way.fades.is_empty());
        let sides = |flip: &Flip| (flip.cell, flip.away.pictures.len(), flip.up.pictures.len());
        assert_eq!(way.flips.iter().map(sides).collect::<Vec<_>>(), [(0, 1, 2), (1, 2, 1)]);
        // what is turned is not there yet, what it lies on is
        assert_eq!(way.rest.faces[0].pictures, [layer("felt")]);
        let (flip, widths) = (&way.flips[0], [0.0, 0.25, 0.5, 1.0].map(|gone| way.flips[0].seen(gone).1));
        assert_eq!(widths, [1.0, 0.5, 0.0, 1.0]);
        assert_eq!((flip.seen(0.4).0, flip.seen(0.6).0), (&flip.away, &flip.up));
        assert!(turn(false, false).flips.is_empty());
        let reduced = turn(true, true);
        assert!(reduced.flips.is_empty() && reduced.fades.len() == 2, "a cross-fade");
    }

    #[test]
    fn with_less_motion_nothing_glides() {
        let mut new = row(&[&[], &["man"]]);
        new.look.reduced_motion = true;
        let way = way(&row(&[&["man"], &[]]), &new);
        assert!(way.glides.is_empty() && way.fades.len() == 2);
    }

    #[test]
    fn another_board_does_not_move() {
        let old = row(&[&["man"], &[]]);
        assert!(matches!(Change::between(&old, &old), Change::None));
        assert!(matches!(Change::between(&old, &row(&[&["man"]])), Change::All));
        assert!(matches!(Change::between(&old, &Page::default()), Change::All));
    }
}
