//! The lamp of the exercise for the pace: a band across the terminal, as high as there is room, that turns bright.

use super::draw::Drawn;
use ratatui::style::{Color, Modifier, Style};
use unicode_width::UnicodeWidthStr;

/// It is at least so many lines high.
pub(super) const LEAST_HIGH: usize = 3;

/// The lines of a lamp: a frame with the words in its middle, all of it bright if it is lit.
pub(super) fn lamp(words: &str, is_lit: bool, (width, height): (usize, usize), base: Style) -> Vec<Drawn> {
    let inside = width.saturating_sub(2);
    let style = if is_lit { base.fg(Color::Yellow).add_modifier(Modifier::REVERSED) } else { base };
    let style = style.add_modifier(Modifier::BOLD);
    let height = height.max(LEAST_HIGH);
    let line = |row: usize| {
        if row == 0 {
            format!("┌{}┐", "─".repeat(inside))
        } else if row + 1 == height {
            format!("└{}┘", "─".repeat(inside))
        } else {
            let words = if row == height / 2 { words } else { "" };
            let left = inside.saturating_sub(words.width()) / 2;
            let right = inside.saturating_sub(left + words.width());
            format!("│{}{words}{}│", " ".repeat(left), " ".repeat(right))
        }
    };
    (0..height).map(|row| Drawn::text(line(row), style)).collect()
}
