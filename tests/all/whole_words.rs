//! Whether texts of a laid-out page are broken inside a word, and whether two of them lie upon each other: found by what the
//! widgets say of themselves, their words and their places.
#![cfg(feature = "window")]

use iced_test::core::text::{self, Paragraph as _, Text};
use iced_test::core::{Font, Pixels, Rectangle, Size, alignment};
use iced_test::renderer::graphics::text::Paragraph;
use std::collections::HashMap;

/// The font of the program's words.
const FONT: Font = Font::with_name("Atkinson Hyperlegible Next");
/// Words are measured at this size; all others follow.
const MEASURED: f32 = 100.0;
/// Heights of a line, in text sizes.
const LINES: [f32; 2] = [1.3, 1.15];
/// No text of a page has more lines that are looked at.
const MOST_LINES: usize = 12;
/// By so much of its height a text may lie upon another: letters do not fill their line.
const TOUCH: f32 = 0.3;

/// How wide words are, in text sizes.
#[derive(Default)]
pub struct Measure(HashMap<String, f32>);

impl Measure {
    fn width(&mut self, word: &str) -> f32 {
        if let Some(known) = self.0.get(word) {
            return *known;
        }
        let paragraph = Paragraph::with_text(Text {
            content: word,
            bounds: Size::new(f32::INFINITY, f32::INFINITY),
            size: Pixels(MEASURED),
            line_height: text::LineHeight::default(),
            font: FONT,
            align_x: text::Alignment::Default,
            align_y: alignment::Vertical::Top,
            shaping: text::Shaping::Advanced,
            wrapping: text::Wrapping::None,
        });
        let width = paragraph.min_bounds().width / MEASURED;
        self.0.insert(word.to_owned(), width);
        width
    }

    /// How many lines words of these widths take at this size in so much room.
    fn lines(words: &[f32], space: f32, size: f32, room: f32) -> usize {
        let (mut lines, mut filled) = (1, 0.0_f32);
        for width in words.iter().map(|width| width * size) {
            let with_space = if filled > 0.0 { filled + space * size + width } else { width };
            if with_space <= room + 0.5 {
                filled = with_space;
                continue;
            }
            lines += usize::from(filled > 0.0) + (width / room.max(1.0)).ceil() as usize - 1;
            filled = width % room.max(1.0);
        }
        lines
    }

    /// The word of this text that is broken, if one is. What size a text has follows from its height: where several sizes could be
    /// meant, one that breaks nothing counts.
    pub fn broken(&mut self, words: &str, place: Rectangle) -> Option<String> {
        let list: Vec<&str> = words.split_whitespace().collect();
        let widths: Vec<f32> = list.iter().map(|word| self.width(word)).collect();
        let space = self.width("a b") - self.width("ab");
        if list.is_empty() || words.contains('\n') || place.width < 1.0 {
            return None;
        }
        let longest = (0..list.len()).max_by(|a, b| widths[*a].total_cmp(&widths[*b])).unwrap();
        let sizes = (1..=MOST_LINES).flat_map(|lines| LINES.map(|line| (lines, place.height / (lines as f32 * line))));
        let fits = |(lines, size): &(usize, f32)| Self::lines(&widths, space, *size, place.width) == *lines;
        let possible: Vec<f32> = sizes.filter(fits).map(|(_, size)| size).collect();
        let breaks = |size: &f32| widths[longest] * size > place.width + 1.0;
        (!possible.is_empty() && possible.iter().all(breaks)).then(|| list[longest].to_owned())
    }
}

/// Two of these texts that lie upon each other, if there are such. What stands there twice is drawn once more, over the rest.
pub fn overlapping(texts: &[(String, Rectangle)]) -> Option<(String, String)> {
    let is_single = |words: &str| texts.iter().filter(|(known, _)| known == words).count() == 1;
    let single: Vec<&(String, Rectangle)> = texts.iter().filter(|(words, _)| is_single(words)).collect();
    if single.len() < texts.len() {
        return None;
    }
    single.iter().enumerate().find_map(|(at, (words, place))| {
        let others = single.iter().skip(at + 1);
        let upon = |other: &Rectangle| {
            let least = place.height.min(other.height) * TOUCH;
            place.intersection(other).is_some_and(|both| both.width > 2.0 && both.height > least)
        };
        others.clone().find(|(_, other)| upon(other)).map(|(other, _)| (words.clone(), other.clone()))
    })
}

#[test]
fn broken_words_and_overlaps_are_found() {
    super::window_kit::open(switchboard::shell::Page::default(), (100.0, 100.0));
    let mut measure = Measure::default();
    let place = |width: f32, height: f32| Rectangle { x: 0.0, y: 0.0, width, height };
    // a line at size 20, and the same words in half the room
    let whole = measure.width("unbreakable") * 20.0;
    assert_eq!(measure.broken("unbreakable", place(whole + 1.0, 26.0)), None);
    assert_eq!(measure.broken("unbreakable", place(whole * 0.6, 52.0)), Some("unbreakable".to_owned()));
    assert_eq!(measure.broken("not unbreakable", place(whole + 1.0, 52.0)), None);
    let texts = |y: f32| [("a".to_owned(), place(50.0, 20.0)), ("b".to_owned(), Rectangle { y, ..place(50.0, 20.0) })];
    assert_eq!(overlapping(&texts(5.0)), Some(("a".to_owned(), "b".to_owned())));
    assert_eq!(overlapping(&texts(19.0)), None);
}
