//! A level of a PuzzleScript game as a picture: what is on each cell in dots and words, the part that is shown, and
//! what is chosen beside it.

use super::super::{Board, Face, Icon, Move, Picture, Spot, SpotPlace};
use super::PuzzleLevel;
use az::SaturatingAs;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use switchboard_base::grid::{Cell, Side, Size};
use switchboard_game::{Language, Text};
use switchboard_puzzlescript::{Dots, ObjectLooks, Prelude, PuzzleState};

/// A level with more cells than this is previewed without its sprites.
const DETAILED: usize = 150;
/// The pixels of a sprite in a preview, in each direction.
const CELL_DOTS: usize = 5;

/// Which part of the level is shown.
#[derive(Debug, Clone, Copy)]
struct View {
    /// The cell at its top left.
    origin: Cell,
    size: Size,
}

/// How many of `all` cells in a row are shown, and from which one on, for a player at `at`: in adjacent parts, or in
/// one that follows the player.
fn part(all: u8, wanted: u32, at: u8, follows: bool) -> (u8, u8) {
    let shown = wanted.saturating_as::<u8>().clamp(1, all.max(1));
    if follows {
        let from = at.saturating_sub(shown / 2).min(all - shown);
        (from, shown)
    } else {
        let from = at - at % shown;
        (from, shown.min(all - from))
    }
}

impl PuzzleLevel {
    /// The board as a picture.
    pub fn board(&self, state: &PuzzleState) -> Board {
        let view = self.view(state);
        let at = |shown: Cell| Cell::new(shown.x + view.origin.x, shown.y + view.origin.y);
        let mut known: FxHashMap<&[u8], Face> = FxHashMap::default();
        let faces = view.size.cells().map(at).map(|cell| {
            let (x, y) = (cell.x.into(), cell.y.into());
            known.entry(state.cell(x, y)).or_insert_with(|| self.face(state.objects(x, y))).clone()
        });
        let faces = faces.collect();
        Board { size: view.size, origin: view.origin, faces, spots: self.spots(state, view), ..Board::default() }
    }

    /// A square picture of the start of the level: each cell by its sprites if the level is small, otherwise by one
    /// pixel.
    pub fn preview(&self) -> Face {
        let side = usize::from(self.size.width.max(self.size.height)).max(1);
        let a_cell = if self.size.area() <= DETAILED { CELL_DOTS } else { 1 };
        let mut dots = vec![vec![None; side * a_cell]; side * a_cell];
        for cell in self.size.cells() {
            let objects = self.begun.objects(cell.x.into(), cell.y.into());
            for sprite in objects.filter_map(|object| self.game.objects().get(object)).map(|looks| &looks.sprite) {
                let (left, top) = (usize::from(cell.x) * a_cell, usize::from(cell.y) * a_cell);
                for (y, row) in dots.iter_mut().skip(top).take(a_cell).enumerate() {
                    for (x, dot) in row.iter_mut().skip(left).take(a_cell).enumerate() {
                        *dot = if a_cell == 1 { sprite.usual() } else { sprite.dot(x, y, a_cell) }.or(*dot);
                    }
                }
            }
        }
        Face { pictures: vec![Picture::Dots(Arc::new(Dots(dots)))], ..Face::default() }
    }

    fn shows_parts(&self) -> bool {
        let Prelude { flickscreen, zoomscreen, .. } = self.game.prelude();
        flickscreen.or(*zoomscreen).is_some()
    }

    /// The visible part around the player if the game shows parts, otherwise the whole level.
    fn view(&self, state: &PuzzleState) -> View {
        let prelude = self.game.prelude();
        let at = self.position(state).unwrap_or_default();
        let (follows, wanted) = match (prelude.flickscreen, prelude.zoomscreen) {
            (Some(wanted), _) => (false, wanted),
            (None, Some(wanted)) => (true, wanted),
            (None, None) => return View { origin: Cell::default(), size: self.size },
        };
        let (x, width) = part(self.size.width, wanted.0, at.x, follows);
        let (y, height) = part(self.size.height, wanted.1, at.y, follows);
        View { origin: Cell::new(x, y), size: Size::new(width, height) }
    }

    /// A cell. Speech names its objects from the top layer down, and the background only if there is nothing else.
    fn face(&self, objects: impl Iterator<Item = usize>) -> Face {
        let looks: Vec<(&ObjectLooks, &Text)> =
            objects.filter_map(|object| self.game.objects().get(object).zip(self.names.get(object))).collect();
        let background = self.game.background_layer();
        let mut above: Vec<(&ObjectLooks, &Text)> =
            looks.iter().rev().filter(|(looks, _)| looks.layer != background).copied().collect();
        let symbol = above.first().map_or_else(|| " ".to_owned(), |(looks, _)| looks.symbol.clone());
        if above.is_empty() {
            above.extend(looks.first());
        }
        let names: Vec<&Text> = above.iter().map(|(_, name)| *name).collect();
        let pictures = looks.iter().map(|(looks, _)| Picture::Dots(Arc::clone(&looks.sprite))).collect();
        Face { pictures, label: joined(&names), symbol, ..Face::default() }
    }

    /// The board with outlines around the players and the goals; none if nothing has one.
    pub fn outlined(&self, board: &Board) -> Option<Board> {
        let strong: Vec<(&Arc<Dots>, &Arc<Dots>)> =
            self.game.objects().iter().filter_map(|looks| Some((&looks.sprite, looks.outlined.as_ref()?))).collect();
        if strong.is_empty() {
            return None;
        }
        let mut board = board.clone();
        for picture in board.faces.iter_mut().flat_map(|face| &mut face.pictures) {
            if let Picture::Dots(dots) = picture
                && let Some((_, outlined)) = strong.iter().find(|(plain, _)| Arc::ptr_eq(plain, dots))
            {
                *dots = Arc::clone(outlined);
            }
        }
        Some(board)
    }

    /// The exits at the edges of the visible part, and choices other than directions. If only a part is shown, the
    /// arrows keep their places, so that it never changes its size.
    fn spots(&self, state: &PuzzleState, view: View) -> Vec<Spot> {
        let mut spots = Vec::new();
        for (side, at) in Side::ALL.into_iter().filter_map(|side| Some((side, self.position(state)?))) {
            let next = at.step(side.direction());
            let is_shown = next.is_some_and(|next| {
                let (x, y) = (next.x.checked_sub(view.origin.x), next.y.checked_sub(view.origin.y));
                x.zip(y).is_some_and(|(x, y)| view.size.contains(Cell::new(x, y)))
            });
            let leads_out = !is_shown && self.is_valid(state, Move::Go(side));
            if !leads_out && !self.shows_parts() {
                continue;
            }
            let along = if matches!(side, Side::Up | Side::Down) {
                at.x.saturating_sub(view.origin.x)
            } else {
                at.y.saturating_sub(view.origin.y)
            };
            let symbol = match side {
                Side::Up => "↑",
                Side::Right => "→",
                Side::Down => "↓",
                Side::Left => "←",
            };
            let face = if leads_out { sign(Picture::Icon(Icon::Push(side)), symbol) } else { Face::default() };
            let chosen_by = leads_out.then_some(Move::Go(side));
            spots.push(Spot { face, place: SpotPlace::Edge(side, along), chosen_by });
        }
        let below = [
            (self.game.uses_action(), Icon::Act, "!", Move::Act),
            (self.is_real_time(), Icon::Wait, "…", Move::Tick),
            (self.is_offered(state, Move::Restart), Icon::Restart, "«", Move::Restart),
        ];
        for (place, (_, icon, symbol, chosen)) in (0u8..).zip(below.into_iter().filter(|(is_there, ..)| *is_there)) {
            let face = sign(Picture::Icon(icon), symbol);
            spots.push(Spot { face, place: SpotPlace::Below(place), chosen_by: Some(chosen) });
        }
        spots
    }
}

/// Names joined to a list, in each language in which one of them exists.
fn joined(names: &[&Text]) -> Text {
    let in_language = |language: Language| names.iter().map(|name| name.get(language)).collect::<Vec<_>>().join(", ");
    if names.iter().all(|name| matches!(name.variants.as_slice(), [(tag, _)] if tag.is_empty())) {
        return Text::plain(in_language(Language::English));
    }
    let variant = |language: Language| (language.code().to_owned(), in_language(language));
    Text { variants: Language::ALL.into_iter().map(variant).collect() }
}

/// A sign beside the board.
fn sign(picture: Picture, symbol: &str) -> Face {
    Face {
        pictures: vec![picture],
        border: false,
        label: Text::plain(symbol),
        ground: Text::default(),
        press: Text::default(),
        symbol: symbol.to_owned(),
        is_man: false,
    }
}

#[cfg(test)]
mod tests {
    use super::part;

    #[test]
    fn parts_lie_side_by_side_or_follow_the_player() {
        // cells in the row, shown ones, the player's index, whether it follows: first cell and count
        for ((all, wanted, at, follows), from_and_count) in [
            ((10, 4, 0, false), (0, 4)),
            ((10, 4, 5, false), (4, 4)),
            ((10, 4, 9, false), (8, 2)),
            ((10, 5, 0, true), (0, 5)),
            ((10, 5, 5, true), (3, 5)),
            ((10, 5, 9, true), (5, 5)),
            ((3, 5, 1, true), (0, 3)),
            ((3, 500, 2, false), (0, 3)),
        ] {
            assert_eq!(part(all, wanted, at, follows), from_and_count, "{all} {wanted} {at} {follows}");
        }
    }
}
