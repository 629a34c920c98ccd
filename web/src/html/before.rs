//! Cells that are as they were on the page before: they are taken over instead of being made and compared anew.

use super::board::without_light;
use super::{Node, Painter};
use switchboard::drawings::Way;
use switchboard::play::{Board, Face};
use switchboard::shell::{Block, ChoiceId, Frame, Page};

/// The cells of the page before.
pub(super) struct CellsBefore<'a> {
    page: &'a Page,
    board: &'a Board,
    frames: &'a [Frame],
    choices: &'a [Option<ChoiceId>],
    marks: Marks,
    /// Those of the page that is made.
    marks_now: Marks,
    /// Where the elements are.
    rows: &'a mut [Node],
}

/// Which choices are lit or calm, by number.
#[derive(Default)]
struct Marks {
    lit: Vec<bool>,
    calm: Vec<bool>,
}

#[expect(clippy::indexing_slicing, reason = "what is lit or calm on a page, or stands there, is one of its choices")]
impl Marks {
    fn of(page: &Page) -> Self {
        let mut marks = Self::default();
        for (ids, marked) in [(&page.lit, &mut marks.lit), (&page.calm, &mut marks.calm)] {
            marked.resize(page.choices.len(), false);
            for id in ids {
                marked[id.0] = true;
            }
        }
        marks
    }

    fn at(&self, id: ChoiceId) -> (bool, bool) {
        (self.lit[id.0], self.calm[id.0])
    }
}

/// The only board of a page.
fn only_board(page: &Page) -> Option<&Block> {
    let mut boards = page.blocks.iter().map(|(_, block)| block).filter(|block| matches!(block, Block::Board { .. }));
    let first = boards.next();
    if boards.next().is_some() { None } else { first }
}

/// The rows of the board in the tree of a page.
fn rows(tree: &mut Node) -> Option<&mut [Node]> {
    let mut stages = tree.nodes.iter_mut().flat_map(|zone| &mut zone.nodes).filter(|node| node.key == "stage");
    let grid = stages.next()?.nodes.first_mut()?.nodes.first_mut()?;
    Some(&mut grid.nodes)
}

impl<'a> CellsBefore<'a> {
    /// The cells of a page and its tree; none where this page shows no board, or one that looks otherwise as a whole.
    pub(super) fn of((before, tree): (&'a Page, &'a mut Node), now: &Page) -> Option<Self> {
        let Block::Board { game, board, frames, cell_choices, avatars, .. } = only_board(before)? else { return None };
        let Block::Board { game: game_now, board: board_now, avatars: avatars_now, .. } = only_board(now)? else {
            return None;
        };
        let looks = |page: &Page| (page.look.theme, page.look.frame_percent, page.language);
        let rows = rows(tree)?;
        let is_alike = (game, avatars, board.size) == (game_now, avatars_now, board_now.size)
            && board.percents() == board_now.percents()
            && looks(before) == looks(now);
        is_alike.then(|| Self {
            page: before,
            board,
            frames,
            choices: cell_choices,
            marks: Marks::of(before),
            marks_now: Marks::of(now),
            rows,
        })
    }
}

/// Whether anything is on its way to this cell, turns over in it, or is seen in it meanwhile.
fn touches(way: &Way, index: usize) -> bool {
    way.glides.iter().any(|glide| glide.to == index)
        || way.flips.iter().any(|flip| flip.cell == index)
        || way.under.iter().any(|(cell, _)| *cell == index)
}

impl Painter<'_> {
    /// The cell of this index from the page before, if it shows all this there as well.
    pub(super) fn as_before(
        &mut self,
        index: usize,
        (face, frame, choice): (&Face, Frame, Option<ChoiceId>),
    ) -> Option<Node> {
        if self.way.is_some_and(|way| touches(way, index)) {
            return None;
        }
        let before = self.before.as_mut()?;
        let columns = usize::from(before.board.size.width);
        let is_alike = before.board.faces.get(index) == Some(face)
            && before.frames.get(index).map(|frame| without_light(*frame)) == Some(frame)
            && before.choices.get(index) == Some(&choice);
        if !is_alike {
            return None;
        }
        let cell = before.rows.get_mut(index / columns)?.nodes.get_mut(index % columns)?;
        let Some(id) = choice else { return cell.take_over() };
        let is_focus = |page: &Page| page.focus == Some(id);
        let is_first = !self.shown.contains(&id.0);
        let is_alike = before.page.choice(id) == self.page.choice(id)
            && is_focus(before.page) == is_focus(self.page)
            && before.marks.at(id) == before.marks_now.at(id)
            && cell.attributes.get("data-c").is_some() == is_first;
        let cell = is_alike.then(|| cell.take_over()).flatten()?;
        self.shown.insert(id.0);
        Some(cell)
    }
}

#[cfg(test)]
#[allow(clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::html::{self, Drawings};
    use switchboard::drawings::Change;
    use switchboard::play::{Move, Picture};
    use switchboard::shell::{Choice, ChoiceKind, Theme, Zone};

    /// A page of two rows of three cells, of which all but the first can be chosen.
    fn shown(change: impl FnOnce(&mut Page)) -> Page {
        let face = |name: &str| Face { pictures: vec![Picture::Label(name.to_owned())], ..Face::default() };
        let mut board = Board { faces: ["a", "b", "c", "d", "e", "f"].map(face).to_vec(), ..Board::default() };
        (board.size.width, board.size.height) = (3, 2);
        let block = Block::Board {
            game: "g".into(),
            board: board.into(),
            frames: vec![Frame::None; 6],
            cell_choices: (0..6_usize).map(|cell| cell.checked_sub(1).map(ChoiceId)).collect(),
            widths: (0, 0, 0),
            colors: ("#ffffff".into(), "#000000".into()),
            avatars: Vec::new(),
            walks: false,
        };
        let choice = |label: &str| Choice {
            name: String::new(),
            label: label.to_owned(),
            about: String::new(),
            kind: ChoiceKind::Move(Move::Pass, None),
            enabled: true,
            on: None,
            shortcut: None,
            pictogram: None,
            avatar: None,
        };
        let choices = ["b", "c", "d", "e", "f"].map(choice).to_vec();
        let mut page = Page { screen: "board", blocks: vec![(Zone::Main, block)], choices, ..Page::default() };
        change(&mut page);
        page
    }

    /// Changes the board of a page.
    fn on_board(change: impl FnOnce(&mut Board, &mut Vec<Frame>)) -> impl FnOnce(&mut Page) {
        |page| {
            let (_, Block::Board { board, frames, .. }) = &mut page.blocks[0] else { return };
            change(std::sync::Arc::make_mut(board), frames);
        }
    }

    #[test]
    fn a_page_that_takes_cells_over_is_the_page_made_anew() {
        let pages = [
            shown(|_| ()),
            shown(|page| page.lit = vec![ChoiceId(1), ChoiceId(2)]),
            shown(|page| page.focus = Some(ChoiceId(1))),
            shown(|page| page.calm = vec![ChoiceId(4)]),
            shown(|page| page.choices[3].label = "other".into()),
            shown(|page| page.choices[0].enabled = false),
            shown(|page| page.look.theme = Theme::Dark),
            shown(|page| page.blocks.insert(0, (Zone::Main, Block::Buttons(vec![ChoiceId(2)])))),
            shown(|page| page.blocks.clear()),
            shown(on_board(|board, _| board.faces.swap(0, 4))),
            shown(on_board(|_, frames| frames[5] = Frame::Position)),
            shown(on_board(|board, _| (board.size.width, board.size.height) = (2, 3))),
        ];
        let anew = |page: &Page, way: Option<&Way>| {
            html::page(page, way, &mut Drawings::default(), (&Page::default(), &mut Node::default()))
        };
        let mut kept = Vec::new();
        for before in &pages {
            for after in &pages {
                let way = if let Change::Some(way) = Change::between(before, after) { Some(way) } else { None };
                let mut tree = anew(before, None);
                let mut made = html::page(after, way.as_deref(), &mut Drawings::default(), (before, &mut tree));
                assert_eq!(made.anew(), anew(after, way.as_deref()));
                let rows = rows(&mut made).into_iter().flatten();
                kept.push(rows.flat_map(|row| &row.nodes).filter(|cell| cell.same > 0).count());
            }
        }
        assert_eq!(kept[..12], [6, 4, 5, 5, 5, 5, 0, 5, 0, 4, 5, 0], "from the first page to each");
    }
}
