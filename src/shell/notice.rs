//! What is told on a page besides what stands on it, and how much of it is seen.

use super::page::{Block, Page};

/// How many notices are seen at once, with the words that stand there anyway; troubles are not counted.
pub const MOST_TOLD: usize = 2;

/// A notice to show and speak.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notice {
    /// Its words.
    pub text: String,
    /// What it is about.
    pub kind: NoticeKind,
}

/// The kind of a notice.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NoticeKind {
    /// The result of a move, whose turn it is.
    Result,
    /// A press that a filter ignored, or an invalid choice.
    Ignored,
    /// Something is wrong: a save, a device, a game.
    Trouble,
}

impl Page {
    /// The notices that say what does not stand on the page anyway.
    pub fn told(&self) -> impl Iterator<Item = &Notice> {
        let standing = self.standing_words().unwrap_or_default();
        let is_result = |words: &str| {
            self.blocks.iter().any(|(_, block)| matches!(block, Block::Ending(ending) if ending.result == words))
        };
        self.notices.iter().filter(move |notice| !standing.contains(&notice.text) && !is_result(&notice.text))
    }

    /// The notices that are seen: all troubles, and of the others the last ones that have room beside the words that stand there
    /// anyway, without what a press would do, which stands there too. The rest is only spoken.
    pub fn seen(&self) -> Vec<&Notice> {
        let is_trouble = |notice: &&Notice| notice.kind == NoticeKind::Trouble;
        let told: Vec<&Notice> = self.told().filter(|notice| notice.text != self.press.deed).collect();
        let others = told.iter().filter(|notice| !is_trouble(notice)).count();
        let mut unseen = others.saturating_sub(MOST_TOLD - usize::from(self.standing_words().is_some()));
        let is_seen = |notice: &&Notice| {
            let is_seen = is_trouble(notice) || unseen == 0;
            unseen -= usize::from(!is_seen);
            is_seen
        };
        told.into_iter().filter(is_seen).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::super::page::Zone;
    use super::*;

    /// What is seen of results, named by numbers, and troubles, named by letters, on a page with these standing words.
    fn seen(told: &str, standing: Option<&str>, deed: &str) -> String {
        let kind = |sign: char| if sign.is_ascii_digit() { NoticeKind::Result } else { NoticeKind::Trouble };
        let mut page = Page::default();
        page.notices.extend(told.chars().map(|sign| Notice { text: sign.to_string(), kind: kind(sign) }));
        page.blocks.extend(standing.map(|words| (Zone::Bottom, Block::Text(words.to_owned()))));
        page.press.deed = deed.to_owned();
        page.seen().iter().map(|notice| notice.text.as_str()).collect()
    }

    #[test]
    fn the_last_results_are_seen_beside_what_stands_there_and_all_troubles() {
        assert_eq!(seen("1234", None, ""), "34");
        assert_eq!(seen("1234", Some("Your turn"), ""), "4");
        assert_eq!(seen("1a2b34c", None, ""), "ab34c");
        assert_eq!(seen("12", Some("2"), ""), "1");
        assert_eq!(seen("123", None, "3"), "12");
        assert_eq!(seen("abc", Some("Your turn"), ""), "abc");
    }
}
