//! The words of setting values in files and signals. Never translated; screens show them in the player's language.

use super::{Countdowns, FillIn, Said, TellWrong};
use crate::game::{Boundary, Color, InvalidCells, MoveMode};
use crate::scan::{ActOn, Method, UndoOffer};
use crate::shell::Theme;

/// A value with a word.
pub trait Word: Sized + Copy + PartialEq + 'static {
    /// Each value and its word, in the order in which they are offered.
    const WORDS: &'static [(Self, &'static str)];

    /// The value's word.
    fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(value, _)| *value == self).map_or("", |(_, word)| word)
    }

    /// The value of a word, in any letter case.
    fn read(text: &str) -> Option<Self> {
        Self::WORDS.iter().find(|(_, word)| word.eq_ignore_ascii_case(text)).map(|(value, _)| *value)
    }
}

impl Word for bool {
    const WORDS: &'static [(Self, &'static str)] = &[(true, "on"), (false, "off")];
}

impl Word for MoveMode {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::WithOptions, "WithOptions"),
        (Self::DirectJustKeyboard, "DirectJustKeyboard"),
        (Self::DirectBothKeyboardAndMouse, "DirectBothKeyboardAndMouse"),
    ];
}

impl Word for Boundary {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Stay, "Stay"), (Self::Rotate, "Rotate"), (Self::Jump, "Jump")];
}

impl Word for InvalidCells {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::Select, "Select"), (Self::Skip, "Skip")];
}

impl Word for Method {
    const WORDS: &'static [(Self, &'static str)] = &[
        (Self::Best, "Best"),
        (Self::Linear, "Linear"),
        (Self::LikelyFirst, "LikelyFirst"),
        (Self::RowColumn, "RowColumn"),
        (Self::Step, "Step"),
        (Self::ShortHeld, "ShortHeld"),
        (Self::Inverse, "Inverse"),
        (Self::Sure, "Sure"),
    ];
}

impl Word for UndoOffer {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::First, "First"), (Self::Last, "Last"), (Self::Menu, "Menu")];
}

impl Word for Said {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Nothing, "Nothing"), (Self::Results, "Results"), (Self::Everything, "Everything")];
}

impl Word for Theme {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Light, "Light"), (Self::Dark, "Dark"), (Self::HighContrast, "HighContrast")];
}

/// The colours offered for boards, as `#rrggbb`.
pub const COLORS: [&str; 8] = ["#ffffff", "#c8c8c8", "#808080", "#303030", "#000000", "#1f3a5f", "#1e5631", "#6b4423"];

/// A colour as `#rrggbb`.
pub fn color_word(color: Color) -> String {
    format!("#{:02x}{:02x}{:02x}", color.r, color.g, color.b)
}

/// The colour of a `#rrggbb`.
pub fn read_color(text: &str) -> Option<Color> {
    let digits = text.strip_prefix('#').filter(|d| d.len() == 6 && d.is_ascii())?;
    let part = |from: usize| u8::from_str_radix(digits.get(from..from + 2)?, 16).ok();
    Some(Color { r: part(0)?, g: part(2)?, b: part(4)? })
}

impl Word for Countdowns {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::On, "on"), (Self::Off, "off")];
}

impl Word for TellWrong {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::AtOnce, "AtOnce"), (Self::OnAsking, "OnAsking"), (Self::Never, "Never")];
}

impl Word for FillIn {
    const WORDS: &'static [(Self, &'static str)] =
        &[(Self::Turn, "Turn"), (Self::All, "All"), (Self::Possible, "Possible")];
}

impl Word for ActOn {
    const WORDS: &'static [(Self, &'static str)] = &[(Self::Press, "Press"), (Self::Release, "Release")];
}
