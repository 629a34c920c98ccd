//! How many cards there is room for in a terminal, where each is a line.

use crate::shell::Room;
use ratatui::layout::Rect;

/// About how many columns the menu has, which is wrapped.
const MENU: u16 = 110;
/// Lines around the cards: the menu's first, a heading or the game played last, what turns the page, what a press does, what is told.
const AROUND: u16 = 7;
/// So many are passed over together.
const TOGETHER: usize = 4;

/// How many cards are seen at once in a terminal of this size.
pub fn room(area: Rect) -> Room {
    let menu = (MENU / area.width.max(1)).min(area.height / 3);
    let lines = usize::from(area.height.saturating_sub(AROUND + menu));
    Room { row: TOGETHER, ..Room::of([lines; 3], 1) }
}
