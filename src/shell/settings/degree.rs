//! The slider from "keyboard and mouse" to "one switch, slow": each degree sets control, filters and looks together.

use super::{Looks, Settings};
use crate::game::MoveMode;
use crate::scan::{Method, UndoOffer};

/// How many steps the slider has: degrees are 1..=DEGREES.
pub const DEGREES: u8 = 5;

impl Settings {
    /// These settings with everything that the degree determines; voices, sounds and keys stay, and so do colours, and less motion
    /// unless it came with the slowest degree. 1 keyboard and mouse, 2 keyboard or mouse with effort, 3 one switch, quick, 4 one
    /// switch, 5 one switch, slow.
    #[must_use]
    pub fn with_degree(&self, degree: u8) -> Self {
        let usual = Self::default();
        let mut s = Self { devices: self.devices.clone(), sound: self.sound.clone(), ..usual };
        s.speech = self.speech.clone();
        let Looks { theme, reduced_motion, board_color, border_color, .. } = self.looks.clone();
        s.looks = Looks { theme, board_color, border_color, ..s.looks };
        if self.degree != DEGREES {
            s.looks.reduced_motion = reduced_motion;
        }
        s.degree = degree.clamp(1, DEGREES);
        match s.degree {
            1 => {
                s.scan.timed = false;
                // who points and uses keys needs no groups to come to things
                s.scan.method = Method::Linear;
            }
            2 => {
                s.scan.timed = false;
                s.scan.filter.repeat_ms = 300;
                s.looks.text_percent = 125;
                s.looks.frame_percent = 12;
            }
            _ => {
                s.control.move_mode = Some(MoveMode::WithOptions);
                s.control.focused_highlight = Some(true);
                s.scan.timed = true;
                s.scan.method = Method::Best;
                s.scan.undo = UndoOffer::Last;
                s.looks.dim_rest = true;
                let (interval, repeat, result, text, frame) = match s.degree {
                    3 => (1000, 300, 1000, 125, 10),
                    4 => (2000, 500, 3000, 150, 12),
                    _ => (4000, 800, 3000, 200, 15),
                };
                s.scan.interval_ms = interval;
                s.scan.filter.result_ms = result;
                s.scan.filter.repeat_ms = repeat;
                s.looks.text_percent = text;
                s.looks.frame_percent = frame;
            }
        }
        if s.degree == DEGREES {
            s.scan.corridor = true;
            s.scan.press_cost_percent = 200;
            s.scan.filter.hold_ms = 50;
            s.scan.filter.cool_down_ms = 1000;
            s.looks.reduced_motion = true;
        }
        s
    }
}
