//! What a screen reader tells of a page besides what is lit: the screen's name, its question and its texts, then what came of a press.
//! One list for the window, which hands it to the screen reader, and for the page in browsers, where it stands in live regions.

use super::{Block, Notice, NoticeKind, Page, Zone};

/// A line to be told when it comes up; a line that stood on the page before is not told again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard {
    /// Its words.
    pub text: String,
    /// Whether it is told at once.
    pub is_urgent: bool,
}

impl Page {
    /// The name of the game and of its level, where there is a card of them; else the window's title.
    pub fn what_is_played(&self) -> String {
        let card = self.blocks.iter().find_map(|(_, block)| match block {
            Block::Card { title, subtitle, .. } if subtitle.is_empty() => Some(title.clone()),
            Block::Card { title, subtitle, .. } => Some(format!("{title}: {subtitle}")),
            _ => None,
        });
        card.unwrap_or_else(|| self.title.clone())
    }

    /// What the screen is and asks, and the texts on it, paragraph by paragraph.
    pub fn introduced(&self) -> Vec<String> {
        let is_heading = |(_, block): &(Zone, Block)| matches!(block, Block::Heading(_) | Block::Ending(_));
        let named = (!self.blocks.iter().any(is_heading)).then(|| self.what_is_played());
        let in_lane = self.standing_words();
        let said = self.blocks.iter().filter(|(zone, block)| *zone == Zone::Main || matches!(block, Block::Heading(_)));
        let mut lines: Vec<String> = Vec::new();
        for line in named.into_iter().chain(said.flat_map(|(_, block)| paragraphs(block))) {
            if !line.is_empty() && Some(line.as_str()) != in_lane && !lines.contains(&line) {
                lines.push(line);
            }
        }
        lines
    }

    /// Everything that is told of the page: what it is, whose turn it is, and what came of the last press.
    pub fn heard(&self) -> Vec<Heard> {
        let calm = |text| Heard { text, is_urgent: false };
        // a count of seconds is not told
        let standing = self.turn_words().map(str::to_owned);
        let told = self.told().map(|Notice { text, kind }| {
            let is_urgent = *kind == NoticeKind::Trouble;
            Heard { text: text.clone(), is_urgent }
        });
        self.introduced().into_iter().chain(standing).map(calm).chain(told).collect()
    }
}

/// The words of a block that are read rather than chosen, a paragraph each.
fn paragraphs(block: &Block) -> Vec<String> {
    match block {
        Block::Heading(words)
        | Block::Brand(words)
        | Block::Text(words)
        | Block::Message { text: words, .. }
        | Block::Paused(words)
        | Block::Lamp { words, .. } => vec![words.clone()],
        Block::Scroll { text, .. } => plain(text),
        Block::Ending(ending) => {
            let stars = ending.stars.iter().filter(|(_, earned)| *earned).map(|(words, _)| words);
            let levels = ending.levels.iter().map(|(_, _, words)| words);
            std::iter::once(&ending.result).chain(stars).chain(&ending.words).chain(levels).cloned().collect()
        }
        _ => Vec::new(),
    }
}

/// The paragraphs of a text in Markdown, without its signs and pictures.
pub(super) fn plain(text: &str) -> Vec<String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.starts_with("![]("));
    let words = lines.map(|line| {
        line.replace(['*', '`'], "").replace(['#', '|'], " ").split_whitespace().collect::<Vec<_>>().join(" ")
    });
    words
        .map(|line| line.trim_start_matches("- ").to_owned())
        .filter(|line| line.chars().any(char::is_alphanumeric))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::Ending;

    fn texts(page: &Page) -> Vec<String> {
        page.heard().into_iter().map(|heard| heard.text).collect()
    }

    #[test]
    fn a_screen_is_told_by_its_name_its_question_and_its_texts() {
        let text = "# Scanning\n\nThe **light** goes round.\n![](pictures/light.svg)\n* Press `space`.\n".to_owned();
        let blocks = vec![
            (Zone::Top, Block::Heading("Help".into())),
            (Zone::Main, Block::Text("What would you like?".into())),
            (Zone::Main, Block::Scroll { text, line: 3 }),
        ];
        let page = Page { title: "Switchboard".into(), blocks, ..Page::default() };
        assert_eq!(texts(&page), ["Help", "What would you like?", "Scanning", "The light goes round.", "Press space."]);
    }

    #[test]
    fn a_finished_level_is_told_once() {
        let ending = Ending {
            result: "You won!".into(),
            stars: vec![("solved".into(), true), ("without a hint".into(), false)],
            words: vec!["3 moves".into()],
            ..Ending::default()
        };
        let notice = |text: &str, kind| Notice { text: text.into(), kind };
        let page = Page {
            title: "Switchboard".into(),
            blocks: vec![(Zone::Main, Block::Ending(ending))],
            notices: vec![notice("You won!", NoticeKind::Result), notice("The disk is full.", NoticeKind::Trouble)],
            ..Page::default()
        };
        assert_eq!(texts(&page), ["You won!", "solved", "3 moves", "The disk is full."]);
        let urgent: Vec<bool> = page.heard().iter().map(|heard| heard.is_urgent).collect();
        assert_eq!(urgent, [false, false, false, true]);
    }
}
