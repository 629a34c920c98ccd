//! The manual, section by section; it scrolls by itself and pauses at both ends.

use crate::shell::screen::{Context, Report, Screen, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{Block, ChoiceKind, Zone};

/// A line further up each so many milliseconds.
const LINE_MS: u64 = 2_500;
/// How long it rests at the first and at the last line.
const END_MS: u64 = 8_000;
/// Lines that "further down" passes.
const PAGE: usize = 10;

/// The manual.
#[derive(Debug)]
pub struct Help {
    /// Title and text of each section.
    sections: Vec<(String, String)>,
    section: usize,
    line: usize,
    scrolls: bool,
    next_ms: u64,
}

impl Help {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let manual = cx.store.help(cx.texts.language());
        let text = cx.check(manual).unwrap_or_default();
        let scrolls = !cx.settings.looks.reduced_motion;
        Self {
            sections: sections(&unwrapped(&text)),
            section: 0,
            line: 0,
            scrolls,
            next_ms: cx.now_ms.saturating_add(END_MS),
        }
    }

    fn lines(&self) -> usize {
        self.sections.get(self.section).map_or(0, |(_, text)| text.lines().count())
    }

    fn go(&mut self, section: usize, now_ms: u64) {
        (self.section, self.line, self.next_ms) = (section, 0, now_ms.saturating_add(END_MS));
    }

    fn move_by(&mut self, down: bool, now_ms: u64) {
        let last = self.lines().saturating_sub(1);
        self.line = if down { (self.line + PAGE).min(last) } else { self.line.saturating_sub(PAGE) };
        self.next_ms = now_ms.saturating_add(END_MS);
    }
}

/// The text with each paragraph and each item of a list as one line: where lines end is the window's business.
fn unwrapped(text: &str) -> String {
    let mut joined = String::new();
    let (mut in_code, mut goes_on) = (false, false);
    for line in text.lines() {
        let start = line.trim_start();
        let is_fence = start.starts_with("```");
        let is_item = ["- ", "* "].iter().any(|sign| start.starts_with(sign));
        let is_plain = !in_code && !is_fence && !start.is_empty() && !start.starts_with(['#', '|']);
        if is_plain && !is_item && goes_on {
            joined.push(' ');
            joined.push_str(start);
        } else {
            if !joined.is_empty() {
                joined.push('\n');
            }
            joined.push_str(line);
        }
        goes_on = is_plain;
        in_code ^= is_fence;
    }
    joined
}

/// The parts that begin with `# ` or `## `.
fn sections(text: &str) -> Vec<(String, String)> {
    let mut list: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        let title = line.strip_prefix("# ").or_else(|| line.strip_prefix("## "));
        if let Some(title) = title {
            list.push((title.trim().to_owned(), String::new()));
        }
        if let Some((_, body)) = list.last_mut() {
            body.push_str(line);
            body.push('\n');
        }
    }
    list
}

impl Screen for Help {
    fn name(&self) -> &'static str {
        "help"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        let text = self.sections.get(self.section).map(|(_, text)| text.clone());
        let text = text.unwrap_or_else(|| t.get("help-none"));
        sheet.block(Zone::Main, Block::Scroll { text, line: self.line });
        let some = !self.sections.is_empty();
        let last = self.lines().saturating_sub(1);
        sheet.buttons(
            Zone::Top,
            vec![
                Offer::button(t.get("next-section"), Act::Add).enabled(self.section + 1 < self.sections.len()),
                Offer::button(t.get("previous-section"), Act::Delete).enabled(self.section > 0),
                Offer::button(t.get("page-down"), Act::Down).enabled(self.line < last),
                Offer::button(t.get("page-up"), Act::Up).enabled(self.line > 0),
                Offer::button(t.get("scrolls"), Act::Go).on(self.scrolls).enabled(some),
                Offer::button(t.get("read-aloud"), Act::Export).enabled(some),
                Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Back),
            ],
        );
        let contents = self.sections.iter().enumerate().map(|(index, (title, _))| {
            let offer = Offer::new(ChoiceKind::Row, title, Act::Part(index)).on(index == self.section);
            (offer, None, Vec::new(), false)
        });
        let mut list = Sheet { offers: std::mem::take(&mut sheet.offers), ..Sheet::default() };
        list.list(contents.collect());
        sheet.offers = list.offers;
        sheet.blocks.extend(list.blocks.into_iter().map(|(_, block)| (Zone::Side, block)));
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        match act {
            Act::Add => self.go(self.section + 1, cx.now_ms),
            Act::Delete => self.go(self.section.saturating_sub(1), cx.now_ms),
            Act::Part(index) => self.go(*index, cx.now_ms),
            Act::Down => self.move_by(true, cx.now_ms),
            Act::Up => self.move_by(false, cx.now_ms),
            Act::Go => {
                self.scrolls = !self.scrolls;
                self.next_ms = cx.now_ms.saturating_add(LINE_MS);
            }
            Act::Export => {
                if let Some((_, text)) = self.sections.get(self.section) {
                    cx.report(Report::ReadAloud(text.replace(['#', '*', '`', '|'], " ")));
                }
            }
            _ => {}
        }
    }

    fn tick(&mut self, cx: &mut Context<'_>) {
        if !self.scrolls || cx.now_ms < self.next_ms {
            return;
        }
        let last = self.lines().saturating_sub(1);
        self.line = if self.line >= last { 0 } else { self.line + 1 };
        let at_end = self.line == 0 || self.line >= last;
        self.next_ms = cx.now_ms.saturating_add(if at_end { END_MS } else { LINE_MS });
    }

    fn next_wake(&self) -> Option<u64> {
        (self.scrolls && self.lines() > 1).then_some(self.next_ms)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_and_items_become_lines() {
        let text = "# One\na\nb\n\n- c\n  d\n- e\n| f |\n| g |\n```\nh\ni\n```\nj\n";
        assert_eq!(unwrapped(text), "# One\na b\n\n- c d\n- e\n| f |\n| g |\n```\nh\ni\n```\nj");
    }

    #[test]
    fn a_manual_is_parted_at_its_headings() {
        let list = sections("before\n# One\na\n\n## Two\nb\n");
        let titles: Vec<&str> = list.iter().map(|(title, _)| title.as_str()).collect();
        assert_eq!(titles, ["One", "Two"]);
    }
}
