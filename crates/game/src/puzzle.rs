//! What a PuzzleScript game asks for besides its rules: colours of its texts, timing, and forbidden commands. Other games ask for none of
//! it.

use super::{Color, Game, Kind};
use switchboard_puzzlescript::Prelude;

/// The least contrast of readable letters (WCAG 2.2, 1.4.3).
const READABLE: f32 = 4.5;
/// Milliseconds between turns that follow automatically, if the game does not say.
const AGAIN_MS: u32 = 150;
/// The longest time a game can ask for, in milliseconds.
const MAX_MS: f64 = 3_600_000.0;

impl Game {
    fn prelude(&self) -> Option<&Prelude> {
        if let Kind::PuzzleScript(game) = &self.kind { Some(game.prelude()) } else { None }
    }

    /// The colours of the background and the letters of its messages; `None` unless it has a readable pair.
    pub fn message_colors(&self) -> Option<(Color, Color)> {
        let prelude = self.prelude()?;
        let [ground, ink] = [prelude.background(), prelude.ink()].map(|[r, g, b]| Color { r, g, b });
        let (one, other) = (ground.luminance(), ink.luminance());
        ((one.max(other) + 0.05) / (one.min(other) + 0.05) >= READABLE).then_some((ground, ink))
    }

    /// Whether the game forbids undo.
    pub fn forbids_undo(&self) -> bool {
        self.prelude().is_some_and(|prelude| prelude.no_undo)
    }

    /// Whether the game forbids restarting a level.
    pub fn forbids_restart(&self) -> bool {
        self.prelude().is_some_and(|prelude| prelude.no_restart)
    }

    /// Milliseconds between turns that follow automatically.
    pub fn again_ms(&self) -> u32 {
        self.prelude().and_then(|prelude| prelude.again_interval).map_or(AGAIN_MS, milliseconds)
    }

    /// Milliseconds between steps of the game's clock; `None` if the game is not in real time.
    pub fn realtime_ms(&self) -> Option<u32> {
        let of_script = self.prelude().and_then(|prelude| prelude.realtime_interval).map(milliseconds);
        of_script.or(self.settings.timed_ms)
    }
}

/// Seconds, which are never negative, as milliseconds.
#[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
fn milliseconds(seconds: f64) -> u32 {
    (seconds * 1_000.0).clamp(0.0, MAX_MS) as u32
}
