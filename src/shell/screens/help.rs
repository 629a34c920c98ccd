//! The manual, section by section; it scrolls by itself and pauses at both ends.

use super::settings::game_of;
use crate::game::Description;
use crate::narrate::Texts;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{Block, Zone};

/// The text moves on by one line after this many milliseconds.
const LINE_MS: u64 = 2_500;
/// How many milliseconds it rests at the first and at the last line.
const END_MS: u64 = 8_000;
/// How many lines `Down` and `Up` move the text.
const PAGE: usize = 10;

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This section, counted from 0.
    Section(usize),
    /// Some lines further down.
    Down,
    /// Some lines further up.
    Up,
    /// Turns automatic scrolling on or off.
    Scrolls,
    /// Reads the section aloud.
    ReadAloud,
}

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
    /// Opened from a game, the game's rules come first.
    pub fn new(game: Option<&str>, cx: &mut Context<'_>) -> Self {
        let manual = cx.store.help(cx.texts.language());
        let text = cx.check(manual).unwrap_or_default();
        let scrolls = !cx.settings.looks.reduced_motion;
        let rules = game_of(game, cx).and_then(|game| rules(&game.description, cx.texts));
        Self {
            sections: rules.into_iter().chain(sections(&unwrapped(&text))).collect(),
            section: 0,
            line: 0,
            scrolls,
            next_ms: cx.now_ms.saturating_add(END_MS),
        }
    }

    /// The text that is shown, if there is any help.
    fn text(&self) -> Option<&str> {
        self.sections.get(self.section).map(|(_, text)| text.as_str())
    }

    fn lines(&self) -> usize {
        self.text().unwrap_or_default().lines().count()
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

impl Help {
    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Section(section) => self.go(section, cx.now_ms),
            Choice::Down => self.move_by(true, cx.now_ms),
            Choice::Up => self.move_by(false, cx.now_ms),
            Choice::Scrolls => {
                self.scrolls = !self.scrolls;
                self.next_ms = cx.now_ms.saturating_add(LINE_MS);
            }
            Choice::ReadAloud => {
                if let Some(text) = self.text() {
                    cx.report(Report::ReadAloud(text.replace(['#', '*', '`', '|'], " ")));
                }
            }
        }
    }

    /// Moves the text by one line when it is time.
    fn scroll(&mut self, now_ms: u64) {
        if !self.scrolls || now_ms < self.next_ms {
            return;
        }
        let last = self.lines().saturating_sub(1);
        self.line = if self.line >= last { 0 } else { self.line + 1 };
        let at_end = self.line == 0 || self.line >= last;
        self.next_ms = now_ms.saturating_add(if at_end { END_MS } else { LINE_MS });
    }
}

/// The text with each paragraph and each item of a list on one line: the front end breaks lines.
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

/// A section with the rules of a game, its author and its address, as far as these are known.
fn rules(about: &Description, texts: Texts) -> Option<(String, String)> {
    let (name, rules) = (about.name.get(texts.language()), about.rules.get(texts.language()).trim());
    let address = Some(about.source.trim()).filter(|source| source.starts_with("http") || source.starts_with("www."));
    let author = Some(about.author.trim()).filter(|author| !author.is_empty());
    let parts = [
        Some(rules.to_owned()).filter(|rules| !rules.is_empty()),
        author.map(|author| texts.with("game-author", &[("author", author.into())])),
        address.map(|address| texts.with("game-home-page", &[("address", address.into())])),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| (name.to_owned(), format!("# {name}\n\n{}\n", parts.join("\n\n"))))
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
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "help"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        let text = self.text().map_or_else(|| t.get("help-none"), str::to_owned);
        content.block(Zone::Main, Block::Scroll { text, line: self.line });
        let some = !self.sections.is_empty();
        // the choices stay the same while the text scrolls by itself
        let is_long = self.lines() > 1;
        content.buttons(
            Zone::Top,
            vec![
                Offer::button(t.get("next-section"), Choice::Section(self.section + 1))
                    .named("next-section")
                    .enabled(self.section + 1 < self.sections.len()),
                Offer::button(t.get("previous-section"), Choice::Section(self.section.saturating_sub(1)))
                    .named("previous-section")
                    .enabled(self.section > 0),
                Offer::button(t.get("page-down"), Choice::Down).enabled(is_long),
                Offer::button(t.get("page-up"), Choice::Up).enabled(is_long),
                Offer::button(t.get("scrolls"), Choice::Scrolls).on(self.scrolls).enabled(some),
                Offer::button(t.get("read-aloud"), Choice::ReadAloud).enabled(some),
                Offer::back(t.get("back")),
            ],
        );
        let titles = self.sections.iter().enumerate().map(|(index, (title, _))| {
            let offer = Offer::row(title, Choice::Section(index)).with_value(index).on(index == self.section);
            (offer, None, Vec::new(), false)
        });
        content.list(Zone::Side, titles.collect());
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(choice) => self.choose(choice, cx),
            Input::Tick => self.scroll(cx.now_ms),
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn next_wake(&self, _now_ms: u64) -> Option<u64> {
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
