//! Pictures of ink on paper in dark themes: turned over, or in less light.

use super::board_ground;
use super::tokens::Rgb;
use crate::game::Paper;
use crate::shell::Theme;
use az::SaturatingAs;

/// How much of its light a board keeps whose pieces stay as they are, in hundredths.
const BOARD_PERCENT: u8 = 76;

/// How a dark theme shows the pictures of a game that are ink on paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Night {
    /// The other way round: white paper and black ink become greys as light as these.
    Turned {
        /// White paper.
        paper: u8,
        /// Black ink.
        ink: u8,
    },
    /// In less light: white paper becomes a grey as light as this, and whatever is as dark as `ink` black.
    Dimmed {
        /// White paper.
        paper: u8,
        /// The lightest black.
        ink: u8,
    },
    /// The board alone, in so many hundredths of its light; the pieces on it stay as they are.
    Board(u8),
}

impl Night {
    /// How this theme shows pictures of which this was written; none where it shows them as they are.
    pub fn of(paper: Paper, theme: Theme) -> Option<Self> {
        match (paper, theme) {
            (Paper::None, _) | (_, Theme::Light) => None,
            // as dark as the surfaces of the theme, and as bright as its text
            (Paper::Turned, Theme::Dark) => Some(Self::Turned { paper: 0x20, ink: 0xf3 }),
            (Paper::Turned, Theme::HighContrast) => Some(Self::Turned { paper: 0, ink: 255 }),
            // dark ink stands out from it by 7:1, and so do squares that are as dark as a wall
            (Paper::Dimmed, Theme::Dark) => Some(Self::Dimmed { paper: 0xb8, ink: 0x20 }),
            (Paper::Dimmed, Theme::HighContrast) => Some(Self::Dimmed { paper: 0xc8, ink: 0x30 }),
            // dark men stand out from dark wood by 3:1
            (Paper::Board, Theme::Dark | Theme::HighContrast) => Some(Self::Board(BOARD_PERCENT)),
        }
    }

    /// Whether it changes the lowest picture of each square only.
    pub fn is_of_board(self) -> bool {
        matches!(self, Self::Board(_))
    }

    /// What this colour becomes, its hue kept.
    pub fn color(self, [r, g, b]: [u8; 3]) -> [u8; 3] {
        let narrow = |value: i32| value.saturating_as::<u8>();
        match self {
            Self::Turned { paper, ink } => {
                // as bright as it was dark to the eye, for which green counts most and blue least
                let bright = [(r, 2126), (g, 7152), (b, 722)].map(|(channel, part)| i32::from(channel) * part);
                let shift = 255 - 2 * bright.iter().sum::<i32>() / 10_000;
                let (darkest, brightest) = (i32::from(paper), i32::from(ink));
                [r, g, b].map(|channel| {
                    let turned = (i32::from(channel) + shift).clamp(0, 255);
                    narrow(darkest + turned * (brightest - darkest) / 255)
                })
            }
            Self::Dimmed { paper, ink } => {
                let (white, black) = (i32::from(paper), i32::from(ink));
                [r, g, b].map(|channel| narrow((i32::from(channel) - black) * white / (255 - black)))
            }
            Self::Board(percent) => [r, g, b].map(|channel| narrow(i32::from(channel) * i32::from(percent) / 100)),
        }
    }

    /// The same as a filter of CSS, nearly.
    pub fn filter(self) -> String {
        let part = |value: u8| f32::from(value) / 255.0;
        match self {
            Self::Turned { paper, ink } => {
                let both = part(paper) + part(ink);
                let contrast = (part(ink) - part(paper)) / both;
                format!("invert(1) hue-rotate(180deg) contrast({contrast:.3}) brightness({both:.3})")
            }
            Self::Dimmed { paper, ink } => {
                // a line through (ink, 0) and (1, paper), in two steps of which neither leaves the range in between
                let steep = part(paper) / (1.0 - part(ink));
                let contrast = 1.0 + 2.0 * steep * part(ink);
                format!("brightness({:.3}) contrast({contrast:.3})", steep / contrast)
            }
            Self::Board(percent) => format!("brightness({:.2})", f32::from(percent) / 100.0),
        }
    }
}

/// The colour behind the pieces of a board of which this paper was written, `#rrggbb`: as [`board_ground`], and at night as the pictures.
pub fn paper_ground(written: &str, paper: Paper, theme: Theme) -> String {
    let usual = board_ground(written, theme);
    match (Night::of(paper, theme), Rgb::try_from(written.to_owned())) {
        (Some(night), Ok(Rgb(color))) if usual == written => Rgb(night.color(color)).to_string(),
        _ => usual,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const THEMES: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::HighContrast];
    const INK: [u8; 3] = [0x2b, 0x2f, 0x3a];
    const WALL: [u8; 3] = [0x3a, 0x41, 0x50];
    const PAPER: [u8; 3] = [0xff, 0xfd, 0xf6];

    fn night(paper: Paper, theme: Theme) -> Night {
        Night::of(paper, theme).unwrap_or_else(|| panic!("{paper:?} changes nothing in {theme:?}"))
    }

    fn contrast(a: [u8; 3], b: [u8; 3]) -> f32 {
        let [a, b] = [a, b].map(|[r, g, b]| crate::game::Color { r, g, b }.luminance() + 0.05);
        a.max(b) / a.min(b)
    }

    #[test]
    fn paper_changes_in_dark_themes_alone() {
        for paper in [Paper::None, Paper::Turned, Paper::Dimmed] {
            let changed = THEMES.map(|theme| Night::of(paper, theme).is_some());
            assert_eq!(changed, [false, paper != Paper::None, paper != Paper::None], "{paper:?}");
        }
    }

    #[test]
    fn ink_on_paper_turns_over_in_dark_themes_and_keeps_its_hue() {
        let [dark, high] = [Theme::Dark, Theme::HighContrast].map(|theme| night(Paper::Turned, theme));
        assert_eq!(high.color([255, 255, 255]), [0, 0, 0]);
        assert_eq!(high.color([0, 0, 0]), [255, 255, 255]);
        assert_eq!(dark.color([0, 0, 0]), [0xf3; 3]);
        let [r, g, b] = dark.color([0xd3, 0xdd, 0xf0]);
        assert!(r < g && g < b && b < 0x60, "a dark blue: {r} {g} {b}");
        let pencil = [0x16, 0x3a, 0x92];
        let found = contrast(dark.color(pencil), dark.color(PAPER));
        assert!(found >= 7.0, "blue ink stands out by day as by night: {found}");
        assert_eq!(paper_ground("#ffffff", Paper::Turned, Theme::Light), "#ffffff");
        assert_eq!(paper_ground("#ffffff", Paper::Turned, Theme::Dark), "#202020");
        assert_eq!(paper_ground("#ffffff", Paper::None, Theme::Dark), "#ffffff");
    }

    #[test]
    fn dimmed_paper_glares_less_and_is_read_as_well() {
        for theme in [Theme::Dark, Theme::HighContrast] {
            let [ink, wall, paper, white] =
                [INK, WALL, PAPER, [255; 3]].map(|color| night(Paper::Dimmed, theme).color(color));
            assert!(contrast(paper, [0; 3]) < 0.7 * contrast(PAPER, [0; 3]), "{theme:?}: it still glares: {paper:?}");
            for (dark, light) in [(ink, paper), (wall, paper), (wall, white)] {
                assert!(contrast(dark, light) >= 7.0, "{theme:?}: {dark:?} on {light:?} is {}", contrast(dark, light));
            }
            let [r, g, b] = night(Paper::Dimmed, theme).color([0x1f, 0x55, 0xc4]);
            assert!(r < g && g < b, "a blue: {r} {g} {b}");
        }
        assert_eq!(paper_ground("#ffffff", Paper::Dimmed, Theme::Dark), "#b8b8b8");
    }

    /// What a browser makes of grey by a filter, each of whose steps keeps between 0 and 1.
    fn filtered(filter: &str, grey: f32) -> f32 {
        filter.split(") ").fold(grey, |value, step| {
            let (name, part) = step.trim_end_matches(')').split_once('(').unwrap_or_else(|| panic!("{step}"));
            if name == "hue-rotate" {
                return value;
            }
            let part: f32 = part.parse().unwrap_or_else(|_| panic!("{step}"));
            let made = match name {
                "invert" => value + part * (1.0 - 2.0 * value),
                "brightness" => value * part,
                "contrast" => (value - 0.5) * part + 0.5,
                other => panic!("{other}"),
            };
            made.clamp(0.0, 1.0)
        })
    }

    #[test]
    fn a_browser_darkens_as_the_window_does() {
        let papers = [Paper::Turned, Paper::Dimmed];
        for (theme, paper) in
            papers.into_iter().flat_map(|paper| [Theme::Dark, Theme::HighContrast].map(|theme| (theme, paper)))
        {
            let night = night(paper, theme);
            for grey in (0..=255).step_by(15) {
                let [window, ..] = night.color([grey; 3]);
                let browser = filtered(&night.filter(), f32::from(grey) / 255.0) * 255.0;
                assert!(
                    (f32::from(window) - browser).abs() < 2.0,
                    "{theme:?}, {paper:?}: {grey} becomes {window}, {browser}"
                );
            }
        }
    }
}
