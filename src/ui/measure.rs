//! How much room words take, and where they may be broken.

use iced::advanced::text::{self as advanced, Paragraph as _};

/// The number of letters of a unit at most.
const LONGEST_UNIT: usize = 2;

/// The size that these words take in this width.
pub fn measured(words: &str, size: f32, font: iced::Font, width: f32) -> iced::Size {
    let paragraph = <iced::Renderer as advanced::Renderer>::Paragraph::with_text(advanced::Text {
        content: words,
        bounds: iced::Size::new(width, f32::INFINITY),
        size: size.into(),
        line_height: advanced::LineHeight::default(),
        font,
        align_x: advanced::Alignment::Default,
        align_y: iced::alignment::Vertical::Top,
        shaping: advanced::Shaping::default(),
        wrapping: advanced::Wrapping::default(),
    });
    paragraph.min_bounds()
}

/// Words of which a unit at the end stays in one line with its number.
pub fn together(words: &str) -> String {
    let is_number = |before: &str| before.ends_with(|letter: char| letter.is_ascii_digit());
    match words.rsplit_once(' ') {
        Some((before, unit)) if is_number(before) && unit.chars().count() <= LONGEST_UNIT => {
            format!("{before}\u{a0}{unit}")
        }
        _ => words.to_owned(),
    }
}
