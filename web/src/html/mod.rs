//! A page as a tree of HTML elements with their ARIA roles: plain data that the page's script lays upon what is there.
//! Never knows a browser.

mod before;
mod board;
mod choices;
mod node;

pub use node::Node;

use crate::markdown::markdown;
use crate::parts::{chart, ending, entry, notes, panel, table};
use before::CellsBefore;
use board::Of;
use std::collections::{BTreeMap, HashSet};
use switchboard::drawings::{self, Night, Way};
use switchboard::language::Language;
use switchboard::narrate::Texts;
use switchboard::plot::Ink;
use switchboard::shell::{Block, Notice, NoticeKind, Page, Pictogram, Theme, Thumbnail, Zone, is_portrait};
use xxhash_rust::xxh3::xxh3_64;

/// The drawings that the script has already, by number.
#[derive(Debug, Default)]
pub struct Drawings {
    sent: HashSet<u64>,
    /// Those that it needs for the page that was made last.
    pub new: BTreeMap<String, String>,
}

impl Drawings {
    /// The name of a drawing.
    fn name(&mut self, svg: &str) -> String {
        let number = xxh3_64(svg.as_bytes());
        let name = format!("{number:016x}");
        if self.sent.insert(number) {
            self.new.insert(name.clone(), svg.to_owned());
        }
        name
    }
}

/// The page; this of its board is on its way. From the page before it takes over the cells that are as they were.
pub fn page(page: &Page, way: Option<&Way>, drawings: &mut Drawings, before: (&Page, &mut Node)) -> Node {
    let texts = Texts::new(page.language.unwrap_or(Language::English));
    let before = CellsBefore::of(before, page);
    Painter { page, way, drawings, texts, shown: HashSet::new(), before }.page()
}

struct Painter<'a> {
    page: &'a Page,
    /// What of its board is on its way.
    way: Option<&'a Way>,
    drawings: &'a mut Drawings,
    texts: Texts,
    /// Choices that have an element already: a page may show one twice.
    shown: HashSet<usize>,
    /// The cells of the page before, if its board has the same place and looks.
    before: Option<CellsBefore<'a>>,
}

impl Painter<'_> {
    fn page(mut self) -> Node {
        let page = self.page;
        let theme = match page.look.theme {
            Theme::Light => "light",
            Theme::Dark => "dark",
            Theme::HighContrast => "contrast",
        };
        let mut class = format!("page {theme} screen-{}", page.screen);
        for (is, word) in [
            (page.resting, " resting"),
            (page.deaf_ms > 0, " deaf"),
            (page.look.dim_rest && !page.lit.is_empty(), " dimming"),
            (page.look.reduced_motion, " still"),
        ] {
            if is {
                class.push_str(word);
            }
        }
        let mut root = Node::new("div").with("class", &class).with("data-screen", page.screen);
        if let Some(standing) = &page.standing {
            root = root.with("data-game", &standing.game).with("data-level", &standing.level);
            root = root.with("data-moves", standing.number);
        }
        if page.has_board() {
            // the keys are the game's own: no screen reader changes how it takes them between cells and buttons
            root = root.with("role", "application").with("aria-label", page.what_is_played());
        }
        // all of it is one landmark (index.html): the light goes through it, and nobody is told that it leaves one and enters another
        for (zone, name) in [(Zone::Top, "top"), (Zone::Main, "main"), (Zone::Side, "side"), (Zone::Bottom, "bottom")] {
            let blocks: Vec<&Block> =
                page.blocks.iter().filter(|(of, _)| *of == zone).map(|(_, block)| block).collect();
            // whose turn it is and what goes on by itself stand in the lane
            let in_lane =
                |block: &&Block| matches!(block, Block::Text(words) if Some(words.as_str()) == page.standing_words());
            let drawn: Vec<&Block> = blocks.into_iter().filter(|block| !in_lane(block)).collect();
            let is_shared = drawn.iter().any(|block| matches!(block, Block::Board { .. })) && drawn.len() > 1;
            let class = if is_shared { format!("{name} shared") } else { name.to_owned() };
            let mut node = Node::new("div").key(name).with("class", class);
            if matches!(zone, Zone::Main | Zone::Side) {
                // who scrolls with keys can reach it
                node = node.with("tabindex", "0");
            }
            let has_heading = page.blocks.iter().any(|(_, block)| matches!(block, Block::Heading(_)));
            if zone == Zone::Main && !has_heading {
                // who hears the page goes from heading to heading
                node.nodes.push(Node::text("h1", self.page.what_is_played()).key("title").with("class", "unseen"));
            }
            for block in drawn {
                node.nodes.extend(self.block(block));
            }
            if zone == Zone::Bottom {
                let undrawn = page.undrawn();
                node.nodes.extend((!undrawn.is_empty()).then(|| self.buttons(&undrawn)));
            }
            if !node.nodes.is_empty() {
                root.nodes.push(node);
            }
        }
        if root.nodes.iter().any(|zone| zone.key == "side") {
            // not by `:has` in the style sheet: browsers would work out all styles anew at each press
            root = root.with("class", class + " sided");
        }
        // what a press would open is no single part: its words are told then
        let lit = if page.focus.is_none() { page.lit_words.clone() } else { String::new() };
        let lit = Node::text("div", lit).key("lit").with("role", "status").with("class", "unseen");
        let told = [self.notices("status", false), self.notices("alert", true)];
        let press = self.press_line().into_iter().chain(self.about_lit());
        let lane = Node::new("div").key("lane").with("class", "lane").of(press).of(told);
        // the screen's name, its question and its texts are told when they come up
        let lines = page.introduced().into_iter().map(|line| Node::text("p", line.clone()).key(line));
        let heard = Node::new("div").key("heard").with("role", "status").with("class", "unseen").of(lines);
        root.of([lane, lit, heard])
    }

    /// What the lit game is about, where nothing is told. Who hears the page is told with the game's card.
    fn about_lit(&self) -> Option<Node> {
        let about = &self.page.press.about;
        let line =
            Node::text("p", about.clone()).key("about-lit").with("class", "about-lit").with("aria-hidden", "true");
        (!about.is_empty() && self.page.notices.is_empty()).then_some(line)
    }

    /// What a press would do now. Who hears the page is told of what is lit by the focus.
    fn press_line(&self) -> Option<Node> {
        let press = &self.page.press;
        let words = [
            Node::text("span", press.call.clone()).with("class", "call"),
            Node::text("span", press.deed.clone()).with("class", "deed"),
        ];
        let line = Node::new("p").key("press").with("class", "press").with("aria-hidden", "true").of(words);
        (!press.deed.is_empty()).then_some(line)
    }

    fn notices(&self, role: &'static str, trouble: bool) -> Node {
        // what is not seen is told to who hears the page
        let seen = self.page.seen();
        let is_seen = |notice: &Notice| seen.iter().any(|known| std::ptr::eq(*known, notice));
        let notices = self.page.told().filter(|notice| (notice.kind == NoticeKind::Trouble) == trouble);
        let standing = self.page.standing_words().filter(|_| !trouble);
        let standing = standing.map(|words| {
            let line = Node::text("p", words.to_owned()).with("class", "standing");
            // a count of seconds would be told each second
            if self.page.turn_words().is_some() { line } else { line.with("aria-hidden", "true") }
        });
        let lines = notices.map(|notice| {
            let class = match notice.kind {
                NoticeKind::Result => "result",
                NoticeKind::Ignored => "ignored",
                NoticeKind::Trouble => "trouble",
            };
            let class = if is_seen(notice) { class.to_owned() } else { format!("{class} unseen") };
            Node::text("p", notice.text.clone()).with("class", class)
        });
        Node::new("div").key(role).with("role", role).with("class", "notices").of(standing).of(lines)
    }

    fn block(&mut self, block: &Block) -> Option<Node> {
        Some(match block {
            Block::Brand(words) => {
                let name = Node::text("strong", self.page.title.clone());
                Node::new("p").with("class", "brand").of([name, Node::text("span", words.clone())])
            }
            Block::Heading(words) => Node::text("h1", words.clone()),
            Block::Paused(words) => {
                let sign = self
                    .drawing(&drawings::pictogram(Pictogram::Pause, drawings::tokens(self.page.look.theme).on_accent));
                Node::new("p").with("class", "paused").of([sign, Node::text("strong", words.clone())])
            }
            Block::Picture(picture) => Node::new("p")
                .with("class", "large-picture")
                .with("aria-hidden", "true")
                .of([self.row_picture(picture)]),
            Block::Text(words) => Node::text("p", words.clone()),
            Block::Message { text, colors } => {
                let message = Node::text("p", text.clone()).with("class", "message");
                match colors {
                    Some((ground, ink)) => message.with("style", format!("background:{ground};color:{ink}")),
                    None => message,
                }
            }
            Block::Lamp { words, is_lit } => {
                Node::text("p", words.clone()).with("class", if *is_lit { "lamp lit" } else { "lamp" })
            }
            Block::Code(words) => Node::new("pre").of([Node::text("code", words.clone())]),
            Block::Scroll { text, line } => {
                let theme = self.page.look.theme;
                let draw = |name: &str| Some(self.drawing(&drawings::illustration(name, theme)?));
                markdown(text, draw).with("data-line", line)
            }
            Block::Player { name, avatar } => {
                let picture = self.avatar(avatar);
                Node::new("p").with("class", "player").of([picture, Node::text("span", name.clone())])
            }
            Block::Card { thumbnail, title, subtitle, numbers } => {
                let words = [Node::text("strong", title.clone()), Node::text("span", subtitle.clone())];
                let head =
                    Node::new("div").with("class", "head").of([self.thumbnail(thumbnail), Node::new("p").of(words)]);
                Node::new("div").with("class", "card").of([head, panel(numbers)])
            }
            Block::Ending(shown) => ending(shown),
            Block::Example { step_ms, empties } => {
                let places = (0..4).map(|_| Node::new("i"));
                let class = if *empties { "example" } else { "example still" };
                let style = format!("--step:{step_ms}ms");
                Node::new("div").with("class", class).with("style", style).with("aria-hidden", "true").of(places)
            }
            Block::Panel(lines) => panel(lines),
            Block::Notes { title, notes: shown } => notes(title, shown),
            Block::Buttons(ids) => self.buttons(ids),
            Block::Grid(grid) if self.page.explained(grid).is_some() => {
                let rows = self.page.explained(grid).unwrap_or_default();
                self.rows("list", &rows)
            }
            Block::Grid(rows) => {
                let rows: Vec<Node> = rows.iter().map(|ids| self.buttons(ids)).collect();
                Node::new("div").with("class", "keyboard").of(rows)
            }
            Block::List(rows) => self.rows("list", rows),
            Block::Shelf { title, cards } => {
                let items: Vec<Node> = cards.iter().map(|card| self.card(card)).collect();
                let list = choices::list("cards", items);
                let title = (!title.is_empty()).then(|| Node::text("h2", title.clone()));
                Node::new("section").of(title.into_iter().chain([list]))
            }
            Block::Gallery(rows) => self.rows("gallery", rows),
            Block::Entry { label, value, cursor } => entry(label, value, *cursor),
            Block::Table { header, rows, current } => table(header, rows, *current),
            Block::Chart { title, bars, current } => chart(title, bars, *current),
            Block::Plots(plots) => {
                let colors = drawings::tokens(self.page.look.theme);
                let hex = |color: drawings::Rgb| color.to_string();
                let (words, lines, marks) = (hex(colors.ink), hex(colors.line), hex(colors.accent));
                let ink = Ink { words: &words, lines: &lines, marks: &marks };
                let drawn = plots.iter().map(|plot| self.drawing(&plot.svg(ink)).with("alt", plot.words()));
                Node::new("div").with("class", "plots").of(drawn.collect::<Vec<_>>())
            }
            Block::Board { game, board, frames, cell_choices, widths, colors, avatars, .. } => {
                let of = Of { game, avatars };
                self.board(&of, board, frames, cell_choices, (*widths, colors))
            }
        })
    }

    fn thumbnail(&self, of: &Thumbnail) -> Node {
        let picture = image(format!("thumbnail:{}", of.game));
        match Night::of(of.paper, self.page.look.theme) {
            Some(night) => picture.with("class", "paper").with("style", format!("--night:{}", night.filter())),
            None => picture,
        }
    }

    fn avatar(&mut self, name: &str) -> Node {
        match drawings::avatar(name) {
            None if is_portrait(name) => image(format!("portrait:{name}")),
            known => self.drawing(known.unwrap_or(drawings::MISSING)),
        }
    }

    fn drawing(&mut self, svg: &str) -> Node {
        image(format!("drawing:{}", self.drawings.name(svg)))
    }
}

/// A picture that is told in words elsewhere.
fn image(source: String) -> Node {
    Node::new("img").with("alt", "").with("data-src", source).with("draggable", "false")
}

#[cfg(test)]
mod tests {
    use super::*;
    use switchboard::shell::Notice;

    /// The elements of a class.
    fn of_class<'n>(node: &'n Node, wanted: &str, found: &mut Vec<&'n Node>) {
        let class = node.attributes.get("class");
        if class.is_some_and(|class| class.split(' ').any(|word| word == wanted)) {
            found.push(node);
        }
        node.nodes.iter().for_each(|inner| of_class(inner, wanted, found));
    }

    /// The words of the lane that are seen and those that are only heard, where all this is told.
    fn lane(kind: NoticeKind, standing: Option<&str>) -> [Vec<String>; 2] {
        let notices = ["one", "two", "three"].map(|text| Notice { text: text.to_owned(), kind }).to_vec();
        let blocks = standing.map(|words| (Zone::Bottom, Block::Text(words.to_owned())));
        let page = super::page(
            &Page { notices, blocks: blocks.into_iter().collect(), ..Page::default() },
            None,
            &mut Drawings::default(),
            (&Page::default(), &mut Node::default()),
        );
        let (mut parts, mut unseen) = (Vec::new(), Vec::new());
        of_class(&page, "notices", &mut parts);
        parts.iter().for_each(|part| of_class(part, "unseen", &mut unseen));
        let lines = parts.iter().flat_map(|part| &part.nodes);
        let seen = lines.filter(|line| !unseen.contains(line)).map(|line| line.text.clone()).collect();
        [seen, unseen.into_iter().map(|line| line.text.clone()).collect()]
    }

    #[test]
    fn what_was_told_last_is_seen_and_all_is_heard() {
        assert_eq!(lane(NoticeKind::Result, None), [vec!["two", "three"], vec!["one"]]);
        assert_eq!(
            lane(NoticeKind::Ignored, Some("White's turn")),
            [vec!["White's turn", "three"], vec!["one", "two"]]
        );
        assert_eq!(
            lane(NoticeKind::Trouble, Some("White's turn")),
            [vec!["White's turn", "one", "two", "three"], vec![]]
        );
    }
}
