//! The type of printed pages: how wide words are, and where lines are broken.

use ttf_parser::Face;

/// Its name.
pub const FAMILY: &str = "Atkinson Hyperlegible Next";
/// Its two weights, plain and bold, and one that has nearly all letters, for names.
pub const FILES: [&[u8]; 3] = [
    include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext-Regular.ttf"),
    include_bytes!("../../assets/fonts/AtkinsonHyperlegibleNext-Bold.ttf"),
    include_bytes!("../../assets/fonts/DejaVuSans.ttf"),
];
/// How high a line is, in sizes of the type.
const LINE: f32 = 1.35;

/// How words look.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Style {
    /// In points.
    pub size: f32,
    /// Whether it is bold.
    pub is_bold: bool,
    /// The colour.
    pub color: &'static str,
}

/// The title of a page.
pub const TITLE: Style = Style { size: 20.0, is_bold: true, color: "#1a1a1a" };
/// Above a part.
pub const HEADING: Style = Style { size: 12.5, is_bold: true, color: "#1a1a1a" };
/// Words.
pub const PLAIN: Style = Style { size: 10.0, is_bold: false, color: "#1a1a1a" };
/// Words that matter.
pub const BOLD: Style = Style { is_bold: true, ..PLAIN };
/// Explanations.
pub const SMALL: Style = Style { size: 8.0, is_bold: false, color: "#444444" };

impl Style {
    /// How high one line is.
    pub fn height(self) -> f32 {
        self.size * LINE
    }
}

/// The faces of the type, to measure with.
#[derive(Debug)]
pub struct Faces {
    plain: Face<'static>,
    bold: Face<'static>,
    others: Face<'static>,
}

impl Faces {
    pub fn new() -> Result<Self, String> {
        let [plain, bold, others] = FILES.map(|file| Face::parse(file, 0).map_err(|fault| fault.to_string()));
        Ok(Self { plain: plain?, bold: bold?, others: others? })
    }

    /// How wide this is; what no face has is as wide as its size. One letter that the type lacks lets the whole line be drawn in the
    /// face that has it.
    pub fn width(&self, text: &str, style: Style) -> f32 {
        let first = if style.is_bold { &self.bold } else { &self.plain };
        let is_whole = text.chars().all(|letter| first.glyph_index(letter).is_some());
        let face = if is_whole { first } else { &self.others };
        let units = f32::from(face.units_per_em());
        let advance = |letter: char| face.glyph_hor_advance(face.glyph_index(letter)?);
        text.chars().map(|letter| advance(letter).map_or(1.0, |wide| f32::from(wide) / units)).sum::<f32>() * style.size
    }

    /// How wide the longest word is.
    pub fn longest_word(&self, text: &str, style: Style) -> f32 {
        text.split_whitespace().map(|word| self.width(word, style)).fold(0.0, f32::max)
    }

    /// The text broken into lines that are not wider than this; a word that is wider by itself is broken where it must be.
    pub fn lines(&self, text: &str, style: Style, room: f32) -> Vec<String> {
        let (mut lines, mut line) = (Vec::new(), String::new());
        for word in text.split_whitespace() {
            let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
            if self.width(&longer, style) <= room {
                line = longer;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for letter in word.chars() {
                line.push(letter);
                if self.width(&line, style) > room && line.chars().count() > 1 {
                    line.pop();
                    lines.push(std::mem::take(&mut line));
                    line.push(letter);
                }
            }
        }
        if !line.is_empty() {
            lines.push(line);
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_hold_every_letter_and_are_not_too_wide() {
        let faces = Faces::new().unwrap_or_else(|fault| panic!("{fault}"));
        let text = "Žluťoučký kůň übt Größe; ľúbezný mäkčeň Donaudampfschifffahrtsgesellschaftskapitän α 😀";
        for room in [4.0, 30.0, 100.0, 1_000.0] {
            let lines = faces.lines(text, PLAIN, room);
            let letters = |text: &str| text.chars().filter(|letter| !letter.is_whitespace()).collect::<String>();
            assert_eq!(letters(&lines.concat()), letters(text));
            let is_narrow = |line: &String| faces.width(line, PLAIN) <= room || line.chars().count() == 1;
            assert!(lines.iter().all(is_narrow), "{room}: {lines:?}");
        }
        assert!(faces.width("Good", BOLD) > faces.width("Good", PLAIN));
        assert!(faces.lines(" ", PLAIN, 10.0).is_empty());
    }
}
