//! Colours and sizes of the window, from the tokens that all front ends share; text from 100 to 300 percent.

use crate::drawings::{Rgb, Sizes, sizes, tokens};
use crate::shell::{Look, Theme};
use az::SaturatingAs;
use iced::{Color, Font};

/// The font of all texts. Always given by name: generic families depend on the machine.
pub const SANS: Font = Font::with_name("Atkinson Hyperlegible Next");
/// Its bold weight.
pub const BOLD: Font = Font { weight: iced::font::Weight::Bold, ..SANS };
/// The font of source texts.
pub const MONO: Font = Font::with_name("DejaVu Sans Mono");
/// The fonts that come with the program: for its own texts, for characters missing there and for games' pictures, and
/// for source texts (licences are beside them in assets/fonts).
pub const FONTS: [&[u8]; 5] = [
    include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext-Regular.ttf"),
    include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext-Bold.ttf"),
    include_bytes!("../../assets/fonts/DejaVuSans.ttf"),
    include_bytes!("../../assets/fonts/DejaVuSans-Bold.ttf"),
    include_bytes!("../../assets/fonts/DejaVuSansMono.ttf"),
];

/// The colours of a theme as the window draws them: the tokens of assets/looks.toml.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Colors {
    /// Behind everything.
    pub ground: Color,
    /// Cards, bars, buttons.
    pub surface: Color,
    /// Behind pictures, and the empty part of a progress bar.
    pub sunken: Color,
    /// Texts.
    pub ink: Color,
    /// Less important texts.
    pub muted: Color,
    /// Lines between things.
    pub line: Color,
    /// Around what can be chosen.
    pub border: Color,
    /// The main action, and what is switched on.
    pub accent: Color,
    /// Text upon `accent`.
    pub on_accent: Color,
    /// Success.
    pub good: Color,
    /// Errors.
    pub wrong: Color,
    /// The light.
    pub light: Color,
    /// The edge on both sides of the light.
    pub light_edge: Color,
    /// The spent part of the ring.
    pub light_spent: Color,
    /// Behind what is lit.
    pub light_tint: Color,
}

impl Colors {
    /// The colours of a theme.
    pub fn of(theme: Theme) -> Self {
        let t = tokens(theme);
        let of = |Rgb([r, g, b]): Rgb| Color::from_rgb8(r, g, b);
        Self {
            ground: of(t.ground),
            surface: of(t.surface),
            sunken: of(t.sunken),
            ink: of(t.ink),
            muted: of(t.muted),
            line: of(t.line),
            border: of(t.border),
            accent: of(t.accent),
            on_accent: of(t.on_accent),
            good: of(t.good),
            wrong: of(t.wrong),
            light: of(t.light),
            light_edge: of(t.light_edge),
            light_spent: of(t.light_spent),
            light_tint: of(t.light_tint),
        }
    }
}

/// Sizes and colours for the current looks.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    /// Colours.
    pub colors: Colors,
    /// The text size in pixels.
    pub em: f32,
    /// The same as the player has set it, by which the ring is as wide everywhere, also where a page is drawn larger or smaller.
    pub usual_em: f32,
    /// How many times as large as usual everything is because the window is large.
    pub grown: f32,
    /// How much space buttons have.
    pub room: Room,
}

/// How much space buttons have: larger texts and smaller windows leave less.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Room {
    /// As high as their words need.
    Scarce,
    /// A little less high.
    Narrow,
    /// The height given by the tokens.
    Wide,
    /// Higher: a page of few choices leaves so much.
    Ample,
}

/// The height of a line, in text sizes.
pub const LINE_HEIGHT: f32 = 1.3;
/// The minimum width of the ring, in pixels.
const LEAST_RING: f32 = 6.0;
const MOST_RING: f32 = 12.0;
/// How far the ring with its edges reaches beyond what is lit at most, and a little space, in pixels.
pub const MOST_AROUND: f32 = MOST_RING + 6.0;
/// The largest window in which texts have the sizes of the tokens, in pixels.
const USUAL_WINDOW: (f32, f32) = (1366.0, 800.0);
/// How much of a window's further growth texts take part in.
const GROWS: f32 = 0.6;
/// So many times as large texts become at most.
const MOST_GROWN: f32 = 2.0;

impl Style {
    /// The style of these looks.
    pub fn new(look: &Look) -> Self {
        let scale = f32::from(look.text_percent.clamp(100, 300)) / 100.0;
        let em = sizes().body * scale;
        Self { colors: Colors::of(look.theme), em, usual_em: em, grown: 1.0, room: Room::Wide }
    }

    /// The style in a window of this size: in large ones everything is larger, so that it is read from as far away as they
    /// are looked at and their lower part is not empty.
    pub fn in_window(look: &Look, size: iced::Size) -> Self {
        let beyond = (size.width / USUAL_WINDOW.0).min(size.height / USUAL_WINDOW.1) - 1.0;
        let usual = Self::new(look);
        let grown = (1.0 + beyond * GROWS).clamp(1.0, MOST_GROWN);
        let em = usual.em * grown;
        Self { em, usual_em: em, grown, ..usual }
    }

    /// A size of assets/looks.toml, scaled for this text size.
    pub fn size(&self, of: impl Fn(&Sizes) -> f32) -> f32 {
        of(sizes()) * self.em / sizes().body
    }

    /// Size of headings; where few lines have room, hardly larger than other texts.
    pub fn heading(&self) -> f32 {
        if self.room == Room::Scarce { self.em * 1.05 } else { self.size(|sizes| sizes.heading) }
    }

    /// The size of less important texts.
    pub fn small(&self) -> f32 {
        self.size(|sizes| sizes.small)
    }

    /// The default gap; it grows slower than the text, so that large texts keep their space.
    pub fn gap(&self) -> f32 {
        4.0 * self.grown + self.em * 0.25
    }

    /// The width of the light's ring, and of the edge on each side of it.
    pub fn ring(&self) -> (f32, f32) {
        let wide = sizes().ring * self.usual_em / sizes().body;
        (wide.clamp(LEAST_RING, MOST_RING * self.grown), sizes().ring_edge)
    }

    /// The distance between choices: the ring around one of them touches no other.
    pub fn apart(&self) -> f32 {
        let (ring, edge) = self.ring();
        ring + 2.0 * edge + 2.0
    }

    /// The padding of a button's label above and below: the button has the height given by the tokens, or more for
    /// larger texts.
    pub fn button_pad(&self) -> f32 {
        let of_line = sizes().body * LINE_HEIGHT;
        let pad = (sizes().button_height - of_line) / 2.0 * self.grown;
        match self.room {
            Room::Ample => pad * 1.8,
            Room::Wide => pad,
            Room::Narrow => pad * 0.45,
            Room::Scarce => 4.0,
        }
    }
}

/// iced's own theme with the program's colours, for everything that iced draws by itself.
pub fn theme(look: &Look) -> iced::Theme {
    let c = Style::new(look).colors;
    iced::Theme::custom(
        "Switchboard",
        iced::theme::Palette {
            background: c.ground,
            text: c.ink,
            primary: c.accent,
            success: c.good,
            warning: c.light,
            danger: c.wrong,
        },
    )
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

/// A number of pixels rounded down; 0 for what is not a number.
#[allow(clippy::cast_possible_truncation, reason = "the one place that rounds; clamped to what fits")]
pub fn whole(pixels: f32) -> i32 {
    if pixels.is_finite() { pixels.floor().clamp(-1e6, 1e6) as i32 } else { 0 }
}

/// A number that is not negative.
pub fn count(number: i32) -> u32 {
    number.saturating_as()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Greys stand for all grounds: contrast knows only how light a colour is.
    #[test]
    fn frames_stand_out_on_every_ground() {
        use crate::shell::Frame;
        use Frame::{
            CancelSelection, Deciding, FocusedInvalid, FocusedValid, Hint, LastMove, Position, Reason, Taken, Valid,
        };
        for theme in [Theme::Light, Theme::Dark, Theme::HighContrast] {
            for frame in [
                CancelSelection,
                Deciding,
                FocusedInvalid,
                FocusedValid,
                Hint,
                LastMove,
                Position,
                Reason,
                Taken,
                Valid,
            ] {
                let (band, edge) = crate::drawings::frame_colors(frame, theme);
                let [band, edge] = [band, edge].map(|Rgb([r, g, b])| Color::from_rgb8(r, g, b));
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
    fn texts_grow_with_large_windows() {
        let em = |width, height| Style::in_window(&Look::default(), iced::Size::new(width, height)).em / sizes().body;
        assert_eq!((em(640.0, 480.0), em(1366.0, 768.0), em(800.0, 2000.0)), (1.0, 1.0, 1.0));
        assert!(em(1920.0, 1080.0) > 1.15 && em(1920.0, 1080.0) < 1.3 && em(3840.0, 2160.0) > 1.9);
        assert_eq!(em(9000.0, 9000.0), MOST_GROWN);
    }

    #[test]
    fn colors_are_read() {
        assert_eq!(parse_color("#ff0080", Color::BLACK), Color::from_rgb8(255, 0, 128));
        assert_eq!(parse_color("red", Color::WHITE), Color::WHITE);
        assert_eq!(parse_color("#ff00é0", Color::WHITE), Color::WHITE);
    }
}
