//! Colours and sizes of the window: light, dark, high contrast (at least 7:1), text 100 to 300 percent.

use crate::shell::{Look, Theme};
use iced::{Color, Font, color};

/// The font of all texts. Always by name: generic families depend on the machine.
pub const SANS: Font = Font::with_name("DejaVu Sans");
/// Its bold cut.
pub const BOLD: Font = Font { weight: iced::font::Weight::Bold, ..SANS };
/// The font of source texts.
pub const MONO: Font = Font::with_name("DejaVu Sans Mono");
/// The fonts that come with the program, SANS first (licence: assets/fonts/LICENCE-DejaVu.txt).
pub const FONTS: [&[u8]; 3] = [
    include_bytes!("../../assets/fonts/DejaVuSans.ttf"),
    include_bytes!("../../assets/fonts/DejaVuSans-Bold.ttf"),
    include_bytes!("../../assets/fonts/DejaVuSansMono.ttf"),
];

/// Colours of one theme.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Colors {
    /// Behind everything.
    pub ground: Color,
    /// Panels, menus.
    pub panel: Color,
    /// Buttons and rows.
    pub raised: Color,
    /// Lines between things.
    pub line: Color,
    /// Around what can be chosen: 3:1 at least on every ground.
    pub border: Color,
    /// Texts.
    pub text: Color,
    /// Texts of less weight.
    pub quiet: Color,
    /// What cannot be chosen now.
    pub dimmed: Color,
    /// Something that is on.
    pub on: Color,
    /// Text upon `on`.
    pub on_text: Color,
    /// The focus.
    pub focus: Color,
    /// The dark or light line around the focus.
    pub focus_edge: Color,
    /// Something is wrong.
    pub wrong: Color,
    /// Something went well.
    pub good: Color,
}

const LIGHT: Colors = Colors {
    ground: color!(0xf4f1ea),
    panel: color!(0xfbfaf6),
    raised: color!(0xffffff),
    line: color!(0xb9b2a3),
    border: color!(0x857d6b),
    text: color!(0x1b1f24),
    quiet: color!(0x494f57),
    dimmed: color!(0x8b8f94),
    on: color!(0x1d4f91),
    on_text: color!(0xffffff),
    focus: color!(0xffd500),
    focus_edge: color!(0x14171a),
    wrong: color!(0xa11212),
    good: color!(0x0d5c2b),
};

const DARK: Colors = Colors {
    ground: color!(0x16191d),
    panel: color!(0x1f242a),
    raised: color!(0x2a3038),
    line: color!(0x4c5561),
    border: color!(0x78818d),
    text: color!(0xf0f2f4),
    quiet: color!(0xc0c6cd),
    dimmed: color!(0x7d858e),
    on: color!(0x7fb2f0),
    on_text: color!(0x0b1016),
    focus: color!(0xffd500),
    focus_edge: color!(0x000000),
    wrong: color!(0xff8f8f),
    good: color!(0x7fe0a0),
};

const HIGH_CONTRAST: Colors = Colors {
    ground: color!(0x000000),
    panel: color!(0x000000),
    raised: color!(0x000000),
    line: color!(0xffffff),
    border: color!(0xffffff),
    text: color!(0xffffff),
    quiet: color!(0xffffff),
    dimmed: color!(0xb8b8b8),
    on: color!(0x00ffff),
    on_text: color!(0x000000),
    focus: color!(0xffff00),
    focus_edge: color!(0xffffff),
    wrong: color!(0xffa0a0),
    good: color!(0x80ff80),
};

impl Colors {
    /// The colours of a theme.
    pub fn of(theme: Theme) -> Self {
        match theme {
            Theme::Light => LIGHT,
            Theme::Dark => DARK,
            Theme::HighContrast => HIGH_CONTRAST,
        }
    }
}

/// The looks in force, as sizes and colours.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    /// Colours.
    pub colors: Colors,
    /// Size of texts in pixels.
    pub em: f32,
}

/// Size of texts at 100 percent.
const BASE_TEXT: f32 = 18.0;

impl Style {
    /// The style of these looks.
    pub fn new(look: &Look) -> Self {
        let colors = Colors::of(look.theme);
        Self { colors, em: BASE_TEXT * f32::from(look.text_percent.clamp(100, 300)) / 100.0 }
    }

    /// Size of headings.
    pub fn heading(&self) -> f32 {
        self.em * 1.5
    }

    /// Size of lesser texts: the panel and the strip below.
    pub fn small(&self) -> f32 {
        self.em * 0.86
    }

    /// A usual gap; grows slower than the text, so that large texts keep their room.
    pub fn gap(&self) -> f32 {
        4.0 + self.em * 0.25
    }

    /// Width of the frame of a focused button or row.
    pub fn frame(&self) -> f32 {
        (self.em * 0.3).clamp(5.0, 11.0)
    }
}

/// iced's own theme with our colours, for what iced draws by itself.
pub fn theme(look: &Look) -> iced::Theme {
    let c = Style::new(look).colors;
    iced::Theme::custom(
        "Switchboard",
        iced::theme::Palette {
            background: c.ground,
            text: c.text,
            primary: c.on,
            success: c.good,
            warning: c.focus,
            danger: c.wrong,
        },
    )
}

/// A colour that differs from this one by less than any screen shows.
pub fn all_but(color: Color) -> Color {
    const LEAST: f32 = 0.000_1;
    Color { b: if color.b > 0.5 { color.b - LEAST } else { color.b + LEAST }, ..color }
}

/// A colour written `#rrggbb`, or `other` where it is not.
pub fn parse_color(written: &str, other: Color) -> Color {
    let hex = written.strip_prefix('#').unwrap_or("");
    let channel = |from: usize| hex.get(from..from + 2).and_then(|h| u8::from_str_radix(h, 16).ok());
    match (hex.len(), channel(0), channel(2), channel(4)) {
        (6, Some(r), Some(g), Some(b)) => Color::from_rgb8(r, g, b),
        _ => other,
    }
}

/// A number of pixels without its fraction; 0 for what is no number.
#[allow(clippy::cast_possible_truncation, reason = "the one place that rounds; clamped to what fits")]
pub fn whole(pixels: f32) -> i32 {
    if pixels.is_finite() { pixels.floor().clamp(-1e6, 1e6) as i32 } else { 0 }
}

/// A number that is not negative.
pub fn count(number: i32) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_chosen_stands_out() {
        for colors in [LIGHT, DARK, HIGH_CONTRAST] {
            for ground in [colors.ground, colors.panel, colors.raised] {
                assert!(contrast(colors.border, ground) >= 3.0, "{ground:?}: {}", contrast(colors.border, ground));
            }
            assert!(contrast(colors.on, colors.raised) >= 3.0);
            assert!(contrast(colors.focus, colors.focus_edge) >= 3.0 || colors == HIGH_CONTRAST);
        }
    }

    /// Greys stand for all grounds: contrast knows only how light a colour is.
    #[test]
    fn frames_stand_out_on_every_ground() {
        use crate::shell::Frame;
        use Frame::{Afterglow, CancelSelection, FocusedInvalid, FocusedValid, Hint, Position, Valid};
        for theme in [Theme::Light, Theme::Dark, Theme::HighContrast] {
            for frame in [Afterglow, CancelSelection, FocusedInvalid, FocusedValid, Hint, Position, Valid] {
                let (band, edge) = crate::drawings::frame_colors(frame, theme);
                let [band, edge] = [band, edge].map(|written| parse_color(written, Color::TRANSPARENT));
                assert!(contrast(band, edge) >= 3.0, "{frame:?} {theme:?}");
                for grey in 0..=255 {
                    let ground = Color::from_rgb8(grey, grey, grey);
                    let most = contrast(band, ground).max(contrast(edge, ground));
                    assert!(most >= 3.0, "{frame:?} {theme:?} on grey {grey}: {most}");
                }
            }
        }
    }

    fn luminance(c: Color) -> f32 {
        let channel = |v: f32| if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) };
        0.2126 * channel(c.r) + 0.7152 * channel(c.g) + 0.0722 * channel(c.b)
    }

    fn contrast(a: Color, b: Color) -> f32 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn texts_stand_out() {
        for (colors, least) in [(LIGHT, 4.5), (DARK, 4.5), (HIGH_CONTRAST, 7.0)] {
            for ground in [colors.ground, colors.panel, colors.raised] {
                for text in [colors.text, colors.quiet, colors.wrong, colors.good] {
                    assert!(contrast(text, ground) >= least, "{text:?} on {ground:?}: {}", contrast(text, ground));
                }
            }
            assert!(contrast(colors.on, colors.on_text) >= least);
            assert!(contrast(colors.focus, colors.focus_edge) >= 1.0);
        }
        assert!(contrast(HIGH_CONTRAST.dimmed, HIGH_CONTRAST.ground) >= 7.0);
    }

    #[test]
    fn colors_are_read() {
        assert_eq!(parse_color("#ff0080", Color::BLACK), Color::from_rgb8(255, 0, 128));
        assert_eq!(parse_color("red", Color::WHITE), Color::WHITE);
        assert_eq!(parse_color("#ff00é0", Color::WHITE), Color::WHITE);
    }
}
