//! The frames of a board's cells: brackets, never colour alone.

use crate::shell::Frame;
use ratatui::style::{Color, Modifier, Style};

/// The brackets around a cell: `[ ]` lit, `! !` focused but invalid, `* *` hint, `~ ~` reason for a hint,
/// `( )` valid, `x x` something was taken, `< >` position, `{ }` cancels the selection, `+ +` decided the game.
pub const fn brackets(frame: Frame) -> (char, char) {
    match frame {
        Frame::None => (' ', ' '),
        Frame::CancelSelection => ('{', '}'),
        Frame::FocusedInvalid => ('!', '!'),
        Frame::FocusedValid => ('[', ']'),
        Frame::LastMove => ('|', '|'),
        Frame::Taken => ('x', 'x'),
        Frame::Hint => ('*', '*'),
        Frame::Reason => ('~', '~'),
        Frame::Valid => ('(', ')'),
        Frame::Position => ('<', '>'),
        Frame::Deciding => ('+', '+'),
    }
}

/// How a cell in this frame is written; what is not lit is dimmed where `dims` is true.
pub fn style(frame: Frame, base: Style, dims: bool) -> Style {
    let bold = base.add_modifier(Modifier::BOLD);
    match frame {
        Frame::FocusedValid | Frame::CancelSelection => bold.fg(Color::Yellow).add_modifier(Modifier::REVERSED),
        Frame::FocusedInvalid => bold.fg(Color::Red).add_modifier(Modifier::REVERSED),
        Frame::Hint => bold.fg(Color::Magenta),
        Frame::Reason => base.fg(Color::Magenta),
        Frame::Deciding => bold.fg(Color::Green),
        Frame::Valid => base.fg(Color::Green),
        Frame::LastMove | Frame::Taken => base.fg(Color::Blue),
        Frame::Position => base.fg(Color::Blue).add_modifier(Modifier::BOLD),
        Frame::None if dims => base.add_modifier(Modifier::DIM),
        Frame::None => base,
    }
}
