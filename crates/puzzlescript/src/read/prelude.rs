//! The prelude of a source: the lines before its first section.

use super::super::colours::{Palette, SpriteColor};
use super::super::fault::Faults;
use super::super::source::{Line, filled};
use switchboard_base::diag::Code;

/// The settings of a game.
#[derive(Debug, Default, Clone, PartialEq)]
pub struct Prelude {
    /// The name of the game; empty if none is given.
    pub title: String,
    /// Who made it.
    pub author: String,
    /// Where more of it is.
    pub homepage: String,
    /// Seconds between turns that follow by `again`.
    pub again_interval: Option<f64>,
    /// Seconds between turns that happen as time passes.
    pub realtime_interval: Option<f64>,
    /// The colour behind and around the board, as written.
    pub background_color: Option<String>,
    /// The colour of messages, as written.
    pub text_color: Option<String>,
    /// Name or number of the palette, as written.
    pub color_palette: Option<String>,
    /// Columns and rows of the part that is shown; the board is shown in such parts.
    pub flickscreen: Option<(u32, u32)>,
    /// Columns and rows of the part that is shown; it follows the player.
    pub zoomscreen: Option<(u32, u32)>,
    /// The action key does nothing.
    pub no_action: bool,
    /// Undo is not possible.
    pub no_undo: bool,
    /// A level cannot be restarted.
    pub no_restart: bool,
    /// A turn in which no player moves does not count.
    pub require_player_movement: bool,
    /// Each level starts with a turn without input.
    pub run_rules_on_level_start: bool,
}

const WITHOUT_EFFECT: [&str; 10] = [
    "key_repeat_interval",
    "throttle_movement",
    "norepeat_action",
    "debug",
    "verbose_logging",
    "youtube",
    "scanline",
    "custom_font",
    "mouse_left",
    "mouse_drag",
];

fn size(value: &str, line: u32, faults: &mut Faults) -> Option<(u32, u32)> {
    let parsed = value.split_once('x').and_then(|(w, h)| Some((w.trim().parse().ok()?, h.trim().parse().ok()?)));
    if parsed.is_none_or(|(w, h): (u32, u32)| w == 0 || h == 0) {
        faults.add(line, Code::Z003.warning("size").arg("value", value));
        return None;
    }
    parsed
}

fn seconds(value: &str, line: u32, faults: &mut Faults) -> Option<f64> {
    let parsed = value.parse().ok().filter(|s: &f64| s.is_finite() && *s >= 0.0);
    if parsed.is_none() {
        faults.add(line, Code::Z003.warning("seconds").arg("value", value));
    }
    parsed
}

/// Reads the lines before OBJECTS.
pub fn read(lines: &[&Line], faults: &mut Faults) -> Prelude {
    let mut prelude = Prelude::default();
    let mut seen: Vec<(String, u32)> = Vec::new();
    for line in filled(lines) {
        let trimmed = line.text.trim();
        let (word, value) = trimmed.split_once(char::is_whitespace).unwrap_or((trimmed, ""));
        let word = word.to_lowercase();
        let value = value.trim();
        let number = line.number;
        if let Some((_, before)) = seen.iter().find(|(w, _)| *w == word) {
            faults.add(number, Code::Z003.warning("again").arg("word", word.clone()).arg("line", *before));
        }
        let needs_value = ["title", "author", "homepage", "again_interval", "realtime_interval", "background_color"]
            .iter()
            .chain(&["text_color", "color_palette", "flickscreen", "zoomscreen", "key_repeat_interval", "youtube"])
            .any(|w| *w == word);
        if needs_value && value.is_empty() {
            faults.add(number, Code::Z003.warning("no-value").arg("word", word));
            continue;
        }
        match word.as_str() {
            "title" => {
                if value.chars().count() > 120 {
                    faults.add(number, Code::Z003.warning("long-title"));
                }
                value.clone_into(&mut prelude.title);
            }
            "author" => value.clone_into(&mut prelude.author),
            "homepage" => value.clone_into(&mut prelude.homepage),
            "again_interval" => prelude.again_interval = seconds(value, number, faults),
            "realtime_interval" => prelude.realtime_interval = seconds(value, number, faults),
            "background_color" => prelude.background_color = Some(value.to_lowercase()),
            "text_color" => prelude.text_color = Some(value.to_lowercase()),
            "color_palette" => prelude.color_palette = Some(value.to_lowercase()),
            "flickscreen" => prelude.flickscreen = size(&value.to_lowercase(), number, faults),
            "zoomscreen" => prelude.zoomscreen = size(&value.to_lowercase(), number, faults),
            "noaction" => prelude.no_action = true,
            "noundo" => prelude.no_undo = true,
            "norestart" => prelude.no_restart = true,
            "require_player_movement" => prelude.require_player_movement = true,
            "run_rules_on_level_start" => prelude.run_rules_on_level_start = true,
            other if WITHOUT_EFFECT.contains(&other) => {}
            other => {
                faults.add(number, Code::Z003.warning("word").arg("word", other));
                continue;
            }
        }
        if word == "color_palette" && Palette::named(&value.to_lowercase()).is_none() {
            faults.add(number, Code::Z003.warning("palette").arg("value", value));
        }
        if value.contains('(') {
            faults.add(number, Code::Z003.warning("bracket"));
        }
        seen.push((word, number));
    }
    prelude
}

impl Prelude {
    /// The colours that names stand for.
    pub fn palette(&self) -> Palette {
        self.color_palette.as_deref().and_then(Palette::named).unwrap_or_default()
    }

    /// The colour of messages; white if none is given.
    pub fn ink(&self) -> SpriteColor {
        self.text_color.as_deref().and_then(|word| self.palette().rgb(word)).unwrap_or([255; 3])
    }

    /// The colour behind and around the board; black if none is given.
    pub fn background(&self) -> SpriteColor {
        self.background_color.as_deref().and_then(|word| self.palette().rgb(word)).unwrap_or([0; 3])
    }
}
