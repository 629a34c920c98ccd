//! How many cards there is room for in a window: what the program puts on a page, so that nothing that is lit together has to be scrolled.

use super::cards::abreast_in;
use super::lane::lane_height;
use super::looks::Style;
use super::view::{AROUND_SHELVES, LEAST_LINES, LEAST_SHELF, USUAL_LINES, WIDEST_EM, around_shelves};
use crate::shell::{Block, Page, Room, Zone};
use iced::Size;

/// So many rows are looked at, at most.
const MOST_ROWS: u8 = 9;
/// How high a row of cards is with the space below it, in text sizes: where everything is in one column, in a low window, and in a usual one;
/// of names, of games, of levels. Pictures of more than three and of more than four rows are smaller.
const IN_ONE_COLUMN: [f32; 3] = [5.8, 7.4, 8.5];
const LOW: [f32; 3] = [5.8, 8.0, 8.5];
const USUAL: [f32; 3] = [7.8, 8.8, 9.5];
const OF_FOUR: f32 = 6.5;
const OF_MORE: f32 = 5.4;
/// What stays around the cards, in text sizes: in a window narrower than so many text sizes for each choice of the menu it has more lines.
const AROUND: f32 = 12.0;
const AROUND_IN_NARROW: f32 = 13.5;
const NARROW_EACH: f32 = 8.5;
/// Where everything is in one column, the menu scrolls away; what stays besides the lane is a heading.
const IN_ONE_COLUMN_AROUND: f32 = 2.5;

/// What the program was told of it.
#[derive(Debug, Default)]
pub(super) struct ToldRoom {
    /// The last that it was told; of its first size a window learns only when it is open.
    room: Room,
    is_open: bool,
}

impl ToldRoom {
    /// The size is known now.
    pub(super) fn open(&mut self) {
        self.is_open = true;
    }

    /// What the program does not know yet.
    pub(super) fn news(&mut self, page: &Page, size: Size) -> Option<Room> {
        let room = room(page, size);
        (self.is_open && std::mem::replace(&mut self.room, room) != room).then_some(room)
    }
}

/// What stays around the cards of a page that is not in one column, in text sizes.
fn around(page: &Page, wide: f32) -> f32 {
    let buttons = page.blocks.iter().filter_map(|(zone, block)| match block {
        Block::Buttons(choices) if *zone == Zone::Top => Some(choices.len()),
        _ => None,
    });
    let is_above = |block: &Block| matches!(block, Block::Heading(_) | Block::List(_));
    match buttons.sum::<usize>() as f32 * NARROW_EACH {
        menu if wide < menu => AROUND_IN_NARROW,
        _ if page.blocks.iter().any(|(zone, block)| *zone == Zone::Main && is_above(block)) => AROUND,
        _ => AROUND_SHELVES,
    }
}

/// How many cards of a page are seen at once in a window of this size.
pub fn room(page: &Page, size: Size) -> Room {
    let style = Style::in_window(&page.look, size);
    let lines = size.height / style.em;
    let is_in_one_column = lines < LEAST_LINES;
    let gap = style.gap();
    let width = if is_in_one_column {
        size.width - 4.0 * gap
    } else {
        (size.width - 2.0 * gap).min(style.em * WIDEST_EM) - 6.0 * gap
    };
    let around = match lines {
        _ if is_in_one_column => lane_height(style, size) / style.em + IN_ONE_COLUMN_AROUND,
        _ => around(page, size.width / style.em),
    };
    // shelves that share the height, or else are as high as they are
    let share = |rows: f32| !is_in_one_column && around_shelves(page) + rows * LEAST_SHELF <= lines;
    let fits = |rows: f32, high: f32| share(rows) || around + rows * high <= lines;
    let highs = match lines {
        _ if is_in_one_column => IN_ONE_COLUMN,
        _ if lines < USUAL_LINES => LOW,
        _ => USUAL,
    };
    let rows = highs.map(|high| {
        let high = |rows: f32| match rows {
            _ if high < USUAL[0] || rows <= 3.0 => high,
            _ if rows <= 4.0 => high.min(OF_FOUR),
            _ => high.min(OF_MORE),
        };
        let fitting = (1..=MOST_ROWS).rev().find(|rows| fits(f32::from(*rows), high(f32::from(*rows))));
        usize::from(fitting.unwrap_or(1))
    });
    Room::of(rows, abreast_in(style, width))
}
