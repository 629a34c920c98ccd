//! How a player wants a page to look.

/// The current looks.
#[derive(Debug, Clone, PartialEq)]
pub struct Look {
    /// Colours.
    pub theme: Theme,
    /// Text size in percent, 100..=300.
    pub text_percent: u16,
    /// Whether unnecessary motion is left out.
    pub reduced_motion: bool,
    /// Width of focus frames in percent of a cell's side.
    pub frame_percent: u8,
    /// Whether what is not lit is dimmed.
    pub dim_rest: bool,
}

impl Default for Look {
    fn default() -> Self {
        Self { theme: Theme::Light, text_percent: 100, reduced_motion: false, frame_percent: 10, dim_rest: false }
    }
}

/// The colour schemes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Theme {
    /// Dark on light.
    #[default]
    Light,
    /// Light on dark.
    Dark,
    /// Contrasts of 7:1 and more.
    HighContrast,
}
