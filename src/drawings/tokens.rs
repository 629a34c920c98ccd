//! Colours and sizes for all front ends that draw, read from assets/looks.toml.

use crate::shell::Theme;
use serde::Deserialize;
use std::fmt::{self, Write};
use std::sync::LazyLock;

/// A colour, written `#rrggbb`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Rgb(pub [u8; 3]);

impl TryFrom<String> for Rgb {
    type Error = String;

    fn try_from(written: String) -> Result<Self, String> {
        let digits = written.strip_prefix('#').filter(|digits| digits.len() == 6);
        let number = digits.and_then(|digits| u32::from_str_radix(digits, 16).ok());
        match number.map(u32::to_be_bytes) {
            Some([_, r, g, b]) => Ok(Self([r, g, b])),
            None => Err(format!("{written} is no colour: #rrggbb is wanted")),
        }
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [r, g, b] = self.0;
        write!(f, "#{r:02x}{g:02x}{b:02x}")
    }
}

/// Defines a struct of tokens that can also be listed by name.
macro_rules! tokens {
    ($(#[$about:meta])* $name:ident: $kind:ty { $($(#[$field_about:meta])* $field:ident,)* }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, PartialEq, Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name { $($(#[$field_about])* pub $field: $kind,)* }

        impl $name {
            /// Every token with its name.
            pub fn named(&self) -> Vec<(&'static str, $kind)> {
                vec![$((stringify!($field), self.$field)),*]
            }
        }
    };
}

tokens! {
    /// The colours of one theme.
    Tokens: Rgb {
        /// Behind everything.
        ground,
        /// Cards, bars, buttons.
        surface,
        /// Behind pictures; the empty part of a progress bar.
        sunken,
        /// Text, 7:1.
        ink,
        /// Less important text, 4.5:1.
        muted,
        /// Lines between things.
        line,
        /// Around what can be chosen, 3:1.
        border,
        /// The main action of a screen, and whatever is switched on.
        accent,
        /// Text on it.
        on_accent,
        /// Done, progress.
        good,
        /// Something is wrong.
        wrong,
        /// What a press would choose.
        light,
        /// Both sides of the light.
        light_edge,
        /// The part of the light's ring whose time is gone.
        light_spent,
        /// Behind what is lit.
        light_tint,
        /// Under pieces, unless the game says otherwise.
        board,
        /// The mark of a cell that can be chosen.
        valid,
        /// The mark of the cell where the player stands.
        position,
        /// The mark of the cell of a hint.
        hint,
        /// The mark of a cell that cannot be chosen.
        invalid,
        /// Both sides of these marks.
        mark_edge,
    }
}

tokens! {
    /// Sizes in pixels at a text size of 100 percent.
    Sizes: f32 {
        /// Less important text.
        small,
        /// Normal text.
        body,
        /// Titles of cards.
        title,
        /// The press line: what a press would do.
        press,
        /// Headings.
        heading,
        /// The result of a level.
        result,
        /// The least height of a button.
        button_height,
        /// The corner radius of buttons.
        button_radius,
        /// The corner radius of cards.
        card_radius,
        /// The width of borders.
        border,
        /// The width of the light's ring.
        ring,
        /// The width of the edge on each side of the ring.
        ring_edge,
        /// The height of the lane of the press line.
        lane,
        /// The greatest width of the column beside a board.
        column,
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LooksFile {
    light: Tokens,
    dark: Tokens,
    high_contrast: Tokens,
    sizes: Sizes,
}

static LOOKS: LazyLock<LooksFile> = LazyLock::new(|| {
    let written = include_str!(concat!(env!("OUT_DIR"), "/looks.json"));
    serde_json::from_str(written).unwrap_or_else(|fault| unreachable!("assets/looks.toml: {fault}"))
});

/// The colours of a theme.
pub fn tokens(theme: Theme) -> &'static Tokens {
    match theme {
        Theme::Light => &LOOKS.light,
        Theme::Dark => &LOOKS.dark,
        Theme::HighContrast => &LOOKS.high_contrast,
    }
}

/// The sizes, which are the same in every theme.
pub fn sizes() -> &'static Sizes {
    &LOOKS.sizes
}

/// The root font size of the web page at 100 percent, in pixels: sizes are written relative to it.
const ROOT_PX: f32 = 16.0;

/// Colours and sizes as custom properties of a style sheet: `--light-edge:#12161f;--size-body:1.25rem;` ...
pub fn style_sheet(theme: Theme) -> String {
    let mut css = String::new();
    for (name, color) in tokens(theme).named() {
        let _ = write!(css, "--{}:{color};", name.replace('_', "-"));
    }
    for (name, pixels) in sizes().named() {
        let _ = write!(css, "--size-{}:{}rem;", name.replace('_', "-"), pixels / ROOT_PX);
    }
    css
}

#[cfg(test)]
mod tests {
    use super::*;

    const THEMES: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::HighContrast];

    fn luminance(Rgb(channels): Rgb) -> f64 {
        let [r, g, b] = channels.map(|v| {
            let v = f64::from(v) / 255.0;
            if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    fn contrast(a: Rgb, b: Rgb) -> f64 {
        let (a, b) = (luminance(a), luminance(b));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    /// Every pair of something written or marked and a background that it may have.
    #[test]
    fn everything_stands_out_from_what_it_stands_on() {
        for theme in THEMES {
            let t = tokens(theme);
            let grounds = [t.ground, t.surface, t.sunken, t.light_tint, t.board];
            let usual = [t.ground, t.surface, t.sunken];
            let pairs = [
                ("ink", t.ink, 7.0, grounds.as_slice()),
                ("muted", t.muted, 4.5, &grounds),
                ("wrong", t.wrong, 4.5, &grounds),
                ("on_accent", t.on_accent, 4.5, &[t.accent]),
                ("light_edge upon light", t.light_edge, 7.0, &[t.light]),
                ("good", t.good, 3.0, &grounds),
                ("accent", t.accent, 3.0, &grounds),
                ("border", t.border, 3.0, &usual),
            ];
            for (name, color, least, grounds) in pairs {
                for ground in grounds {
                    let found = contrast(color, *ground);
                    assert!(found >= least, "{theme:?}: {name} {color} on {ground} has {found:.2}, not {least}");
                }
            }
            let most = if theme == Theme::HighContrast { 7.0 } else { 4.5 };
            for (name, color) in [("muted", t.muted), ("wrong", t.wrong), ("good", t.good), ("accent", t.accent)] {
                let found = usual.map(|ground| contrast(color, ground)).into_iter().fold(21.0, f64::min);
                assert!(found >= most || most < 7.0, "{theme:?}: {name} has {found:.2}");
            }
        }
    }

    /// Whatever is beside the ring: either the light or its edge stands out from it, and they from each other.
    #[test]
    fn the_light_stands_out_on_everything() {
        for theme in THEMES {
            let t = tokens(theme);
            assert!(contrast(t.light, t.light_edge) >= 7.0);
            assert!(contrast(t.light, t.light_spent) >= 3.0, "{theme:?}: what is left of the slot");
            let greys = (0..=255).map(|grey| ("grey", Rgb([grey; 3])));
            for (name, beside) in t.named().into_iter().chain(greys) {
                let found = contrast(t.light, beside).max(contrast(t.light_edge, beside));
                assert!(found >= 3.0, "{theme:?}: beside {name} {beside} the light has {found:.2}");
            }
        }
    }

    #[test]
    fn nothing_else_is_yellow() {
        let is_yellow = |Rgb([r, g, b]): Rgb| r > 200 && g > 150 && b < 120;
        for theme in THEMES {
            let yellow: Vec<&str> = tokens(theme)
                .named()
                .into_iter()
                .filter(|(_, color)| is_yellow(*color))
                .map(|(name, _)| name)
                .collect();
            assert_eq!(yellow, ["light"], "{theme:?}");
        }
    }

    #[test]
    fn colours_are_read_and_told() {
        assert_eq!(Rgb::try_from("#ff0080".to_owned()), Ok(Rgb([255, 0, 128])));
        for faulty in ["red", "#ff00é", "#ff008", "#gg0000", "ff0080"] {
            assert!(Rgb::try_from(faulty.to_owned()).is_err(), "{faulty}");
        }
        let css = style_sheet(Theme::Light);
        assert!(css.contains("--light-edge:#12161f;") && css.contains("--size-body:1.25rem;"), "{css}");
    }
}
