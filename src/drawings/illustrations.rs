//! Small pictures of the program for its manual, in the colours in force. They have no words, so they serve all languages.

use super::tokens::{Tokens, tokens};
use crate::shell::Theme;
use std::fmt::Write;

/// The names of all pictures; a line `![](NAME)` of the manual stands for one.
pub const ILLUSTRATIONS: [&str; 5] = ["light", "groups", "home", "board", "done"];

/// The picture of this name as SVG, square; none where there is no such picture.
pub fn illustration(name: &str, theme: Theme) -> Option<String> {
    let mut sketch = Sketch { t: tokens(theme), body: String::new() };
    match name {
        "light" => sketch.light(),
        "groups" => sketch.groups(),
        "home" => sketch.home(),
        "board" => sketch.board(),
        "done" => sketch.done(),
        _ => return None,
    }
    Some(format!(r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">{}</svg>"##, sketch.body))
}

/// The name in a line of the manual that stands for a picture.
pub fn illustration_named(line: &str) -> Option<&str> {
    line.trim().strip_prefix("![](")?.strip_suffix(')')
}

/// Left, top, width, height.
type Place = (i32, i32, i32, i32);

struct Sketch {
    t: &'static Tokens,
    body: String,
}

impl Sketch {
    fn rect(&mut self, (x, y, w, h): Place, radius: i32, fill: impl std::fmt::Display) {
        let line = self.t.border;
        let _ = write!(
            self.body,
            r##"<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{radius}" fill="{fill}" stroke="{line}" stroke-width="2"/>"##
        );
    }

    /// A line of words.
    fn words(&mut self, x: i32, y: i32, w: i32) {
        let ink = self.t.muted;
        let _ = write!(self.body, r##"<rect x="{x}" y="{y}" width="{w}" height="5" rx="2" fill="{ink}"/>"##);
    }

    /// The window with the lane of the press line.
    fn window(&mut self) {
        self.rect((4, 24, 192, 152), 10, self.t.ground);
        let Tokens { surface, line, light, light_edge, ink, .. } = *self.t;
        let _ = write!(
            self.body,
            r##"<path d="M5 154H195V166A9 9 0 0 1 186 175H14A9 9 0 0 1 5 166Z" fill="{surface}"/><path d="M5 154H195" stroke="{line}" stroke-width="2"/><rect x="12" y="159" width="26" height="11" rx="4" fill="{light}" stroke="{light_edge}"/><rect x="44" y="162" width="60" height="6" rx="2" fill="{ink}"/>"##
        );
    }

    /// The ring round this place; so much of it is spent, in hundredths of its upper edge.
    fn ring(&mut self, (x, y, w, h): Place, spent: i32) {
        let Tokens { light, light_edge, light_spent, .. } = *self.t;
        let (left, top, wide, high) = (x - 5, y - 5, w + 10, h + 10);
        for (width, color) in [(9, light_edge), (6, light)] {
            let _ = write!(
                self.body,
                r##"<rect x="{left}" y="{top}" width="{wide}" height="{high}" rx="9" fill="none" stroke="{color}" stroke-width="{width}"/>"##
            );
        }
        if spent > 0 {
            let (from, length) = (x + w / 2, (w / 2) * spent / 100);
            let _ =
                write!(self.body, r##"<path d="M{from} {top}h{length}" stroke="{light_spent}" stroke-width="6"/>"##);
        }
    }

    /// Three buttons; the light is round the second, and a finger presses the switch.
    fn light(&mut self) {
        self.window();
        for (row, y) in [40, 76, 112].into_iter().enumerate() {
            let fill = if row == 1 { self.t.light_tint } else { self.t.surface };
            self.rect((24, y, 104, 26), 8, fill);
            self.words(40, y + 10, 50);
        }
        self.ring((24, 76, 104, 26), 70);
        let Tokens { accent, ink, surface, .. } = *self.t;
        let _ = write!(
            self.body,
            r##"<ellipse cx="162" cy="126" rx="24" ry="10" fill="{ink}"/><path d="M144 122V112A18 8 0 0 1 180 112V122A18 8 0 0 1 144 122Z" fill="{accent}" stroke="{ink}" stroke-width="2"/><path d="M162 60V94M152 84L162 96L172 84" fill="none" stroke="{ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/><path d="M150 112H174" stroke="{surface}" stroke-width="2"/>"##
        );
    }

    /// Nine choices, then a row of them, then one.
    fn groups(&mut self) {
        for (step, (left, top)) in [(8, 8), (74, 70), (140, 132)].into_iter().enumerate() {
            for cell in 0..9 {
                let (column, row) = (cell % 3, cell / 3);
                let lit = match step {
                    0 => true,
                    1 => row == 1,
                    _ => row == 1 && column == 2,
                };
                let fill = if lit { self.t.light_tint } else { self.t.surface };
                self.rect((left + column * 18, top + row * 18, 16, 16), 3, fill);
            }
            let lit = match step {
                0 => (left, top, 52, 52),
                1 => (left, top + 18, 52, 16),
                _ => (left + 36, top + 18, 16, 16),
            };
            self.ring(lit, 0);
        }
        let ink = self.t.ink;
        let _ = write!(
            self.body,
            r##"<path d="M72 34C92 34 100 44 100 56M92 48L100 58L108 48M138 96C158 96 166 106 166 118M158 110L166 120L174 110" fill="none" stroke="{ink}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>"##
        );
    }

    /// What to go on with, and two shelves.
    fn home(&mut self) {
        self.window();
        self.rect((14, 34, 172, 24), 7, self.t.surface);
        self.rect((19, 38, 16, 16), 3, self.t.sunken);
        self.words(42, 44, 60);
        self.rect((164, 39, 16, 14), 4, self.t.accent);
        for row in 0..2 {
            for column in 0..4 {
                let (x, y) = (14 + column * 44, 68 + row * 42);
                self.rect((x, y, 38, 36), 6, self.t.surface);
                self.rect((x + 11, y + 4, 16, 16), 3, self.t.sunken);
                self.words(x + 6, y + 26, 22);
            }
        }
        self.ring((58, 68, 38, 36), 40);
    }

    /// A board, and beside it the card of the game and the buttons.
    fn board(&mut self) {
        self.window();
        let Tokens { surface, board, accent, good, ink, .. } = *self.t;
        for cell in 0..25 {
            let (column, row) = (cell % 5, cell / 5);
            self.rect((14 + column * 22, 36 + row * 22, 22, 22), 1, board);
        }
        self.rect((136, 36, 52, 30), 7, surface);
        self.words(142, 44, 28);
        self.words(142, 54, 38);
        for button in 0..4 {
            self.rect((136, 74 + button * 19, 52, 14), 5, surface);
        }
        let _ = write!(
            self.body,
            r##"<circle cx="69" cy="91" r="8" fill="{accent}" stroke="{ink}" stroke-width="2"/><circle cx="47" cy="47" r="8" fill="{good}" stroke="{ink}" stroke-width="2"/><circle cx="69" cy="113" r="3" fill="{ink}"/>"##
        );
        self.ring((80, 80, 22, 22), 60);
    }

    /// The last board, three stars, and how far one is.
    fn done(&mut self) {
        self.window();
        let Tokens { good, border, board, sunken, .. } = *self.t;
        self.rect((50, 34, 100, 52), 4, board);
        for (star, color) in (0..).zip([good, good, border]) {
            let x = 66 + 34 * star;
            let fill = if star == 2 { "none".to_owned() } else { color.to_string() };
            let _ = write!(
                self.body,
                r##"<path transform="translate({x} 106)" d="M0 -12L3.5 -3.7L12 -3.7L5.3 1.6L7.8 10L0 5L-7.8 10L-5.3 1.6L-12 -3.7L-3.5 -3.7Z" fill="{fill}" stroke="{color}" stroke-width="2"/>"##
            );
        }
        self.rect((50, 126, 100, 8), 4, sunken);
        self.rect((50, 126, 34, 8), 4, good);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_is_drawn_and_no_other() {
        for name in ILLUSTRATIONS {
            assert!(illustration(name, Theme::Dark).is_some_and(|svg| svg.len() > 500), "{name}");
        }
        assert_eq!(illustration("nothing", Theme::Light), None);
        assert_eq!(illustration_named(" ![](light)"), Some("light"));
        assert_eq!(illustration_named("![light]"), None);
    }
}
