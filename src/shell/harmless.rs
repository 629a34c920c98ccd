//! Makes a page safe to draw: invisible characters in strangers' texts that reverse or hide the text beside them are
//! written out. The one place that does this for the window, the terminal and screen readers alike.

use super::{Block, Page};
use crate::diag::{hidden_sign, shown};
use crate::play::{Face, Picture};
use std::borrow::Cow;
use std::sync::Arc;

impl Page {
    /// The page with each such character written as its number, `\u{202e}`.
    pub(super) fn harmless(mut self) -> Self {
        let press = [&mut self.press.deed, &mut self.press.about];
        [&mut self.title, &mut self.lit_words].into_iter().chain(press).chain(&mut self.unsaved).for_each(write_out);
        self.notices.iter_mut().for_each(|notice| write_out(&mut notice.text));
        let of_choices = self.choices.iter_mut().flat_map(|choice| [&mut choice.label, &mut choice.about]);
        of_choices.for_each(write_out);
        self.blocks.iter_mut().for_each(|(_, block)| in_block(block));
        self
    }
}

fn write_out(text: &mut String) {
    if text.contains('\r') {
        *text = text.replace("\r\n", "\n");
    }
    if let Cow::Owned(harmless) = shown(text) {
        *text = harmless;
    }
}

fn in_block(block: &mut Block) {
    match block {
        Block::Brand(text)
        | Block::Heading(text)
        | Block::Text(text)
        | Block::Code(text)
        | Block::Scroll { text, .. }
        | Block::Message { text, .. }
        | Block::Paused(text)
        | Block::Lamp { words: text, .. } => write_out(text),
        Block::Player { name, .. } => write_out(name),
        Block::Card { title, subtitle, numbers, .. } => {
            let numbers = numbers.iter_mut().flat_map(|line| [&mut line.name, &mut line.value]);
            [title, subtitle].into_iter().chain(numbers).for_each(write_out);
        }
        Block::Ending(ending) => {
            let stars = ending.stars.iter_mut().map(|(words, _)| words);
            [&mut ending.result].into_iter().chain(stars).chain(&mut ending.words).for_each(write_out);
        }
        Block::Panel(lines) => {
            lines.iter_mut().for_each(|line| [&mut line.name, &mut line.value].into_iter().for_each(write_out));
        }
        Block::Notes { title, notes } => {
            let said =
                notes.iter_mut().flat_map(|note| [&mut note.place, &mut note.text].into_iter().chain(&mut note.cures));
            [title].into_iter().chain(said).for_each(write_out);
        }
        Block::Board { board, .. } => {
            // almost no board has such characters, and it is shared with the screen that drew it
            let mut faces = board.faces.iter().chain(board.spots.iter().map(|spot| &spot.face));
            if faces.any(is_harmful) {
                let board = Arc::make_mut(board);
                board.faces.iter_mut().for_each(in_face);
                board.spots.iter_mut().for_each(|spot| in_face(&mut spot.face));
            }
        }
        Block::Shelf { title, cards } => {
            write_out(title);
            cards.iter_mut().flat_map(|card| &mut card.row.columns).for_each(write_out);
        }
        Block::List(rows) | Block::Gallery(rows) => {
            rows.iter_mut().flat_map(|row| &mut row.columns).for_each(write_out)
        }
        Block::Entry { label, value, cursor } => {
            write_out(label);
            if hidden_sign(value).is_some() {
                let before: String = value.chars().take(*cursor).collect();
                *cursor = shown(&before).chars().count();
                write_out(value);
            }
        }
        Block::Table { header, rows, .. } => header.iter_mut().chain(rows.iter_mut().flatten()).for_each(write_out),
        Block::Plots(plots) => plots.iter_mut().for_each(|plot| {
            let labels = plot.marks.iter_mut().map(|(label, _)| label);
            [&mut plot.title].into_iter().chain(labels).for_each(write_out);
        }),
        Block::Chart { title, bars, .. } => {
            let words = bars.iter_mut().flat_map(|bar| [&mut bar.label, &mut bar.value]);
            [title].into_iter().chain(words).for_each(write_out);
        }
        Block::Buttons(_) | Block::Grid(_) | Block::Example { .. } | Block::Picture(_) => {}
    }
}

/// Whether a text of the face must be written out.
fn is_harmful(face: &Face) -> bool {
    let is = |text: &str| text.contains('\r') || hidden_sign(text).is_some();
    let in_label = || face.label.variants.iter().any(|(_, text)| is(text));
    is(&face.symbol) || in_label() || face.pictures.iter().any(|p| matches!(p, Picture::Label(text) if is(text)))
}

fn in_face(face: &mut Face) {
    write_out(&mut face.symbol);
    let spoken = face.label.variants.iter_mut().chain(&mut face.ground.variants);
    spoken.for_each(|(_, text)| write_out(text));
    for picture in &mut face.pictures {
        if let Picture::Label(text) = picture {
            write_out(text);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Paper, Text};
    use crate::grid::Size;
    use crate::play::Board;
    use crate::shell::Thumbnail;
    use crate::shell::{Bar, Choice, ChoiceKind, Note, PanelLine, Zone};

    const EVIL: &str = "a\u{202e}b\u{1b}";

    #[test]
    fn whatever_a_page_shows_is_written_out() {
        let evil = || EVIL.to_owned();
        let face = Face {
            symbol: evil(),
            label: Text::plain(EVIL),
            pictures: vec![Picture::Label(evil())],
            ..Face::default()
        };
        let board = Board { size: Size::new(1, 1), faces: vec![face], ..Board::default() };
        let page = Page {
            title: evil(),
            lit_words: evil(),
            press: crate::shell::PressLine { call: String::new(), deed: evil(), about: evil() },
            unsaved: Some(evil()),
            choices: vec![Choice {
                name: String::new(),
                label: evil(),
                about: evil(),
                kind: ChoiceKind::Row,
                enabled: true,
                on: None,
                shortcut: None,
                pictogram: None,
                avatar: None,
            }],
            blocks: [
                Block::Heading(evil()),
                Block::Player { name: evil(), avatar: String::new() },
                Block::Panel(vec![PanelLine { name: evil(), value: evil() }]),
                Block::Notes {
                    title: evil(),
                    notes: vec![Note { pictogram: None, place: evil(), text: evil(), cures: vec![evil()] }],
                },
                Block::Card {
                    thumbnail: Thumbnail { game: String::new(), paper: Paper::None },
                    title: evil(),
                    subtitle: evil(),
                    numbers: vec![PanelLine { name: evil(), value: evil() }],
                },
                Block::Board {
                    game: String::new(),
                    board: board.into(),
                    frames: Vec::new(),
                    cell_choices: Vec::new(),
                    widths: (0, 0, 0),
                    colors: (String::new(), String::new()),
                    avatars: Vec::new(),
                    walks: false,
                },
                Block::Entry { label: evil(), value: evil(), cursor: 2 },
                Block::Table { header: vec![evil()], rows: vec![vec![evil()]], current: None },
                Block::Chart {
                    title: evil(),
                    bars: vec![Bar { label: evil(), height: 1, value: evil() }],
                    current: None,
                },
                Block::Scroll { text: format!("x\r\n{EVIL}"), line: 0 },
            ]
            .into_iter()
            .map(|block| (Zone::Main, block))
            .collect(),
            ..Page::default()
        };
        let text = format!("{:?}", page.harmless());
        // what is written out has a backslash, which the debug form doubles
        assert!(!text.contains("a\\u{202e}") && !text.contains("a\u{202e}"), "{text}");
        assert_eq!(text.matches("a\\\\u{202e}b\\\\u{1b}").count(), 30, "{text}");
        assert!(text.contains("cursor: 9") && text.contains("x\\na"), "{text}");
    }
}
