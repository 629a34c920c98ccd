//! A page as a tree of HTML elements with their ARIA roles: plain data that the page's script lays upon what is there.
//! Never knows a browser.

use crate::markdown::markdown;
use crate::parts::{chart, entry, label_of, panel, table};
use serde::Serialize;
use std::collections::{BTreeMap, HashSet};
use switchboard::drawings;
use switchboard::game::Rotation;
use switchboard::language::Language;
use switchboard::narrate::{Texts, face_label};
use switchboard::play::{Board, Face, Picture, Side, Spot, SpotPlace};
use switchboard::shell::{Block, Card, ChoiceId, ChoiceKind, Frame, NoticeKind, Page, Row, RowPicture, Theme, Zone};
use xxhash_rust::xxh3::xxh3_64;

/// A small picture of a board has so many cells at most.
const MOST_SMALL_CELLS: usize = 144;

/// One element.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Default)]
pub struct Node {
    /// Its name: `div`, `button` ...
    #[serde(rename = "t")]
    pub tag: &'static str,
    /// What it is among its neighbours, from page to page; none where its place says so.
    #[serde(rename = "k", skip_serializing_if = "String::is_empty")]
    pub key: String,
    /// Its attributes.
    #[serde(rename = "a", skip_serializing_if = "BTreeMap::is_empty")]
    pub attributes: BTreeMap<&'static str, String>,
    /// Its text, where it has no elements.
    #[serde(rename = "x", skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// Its elements.
    #[serde(rename = "c", skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<Self>,
}

impl Node {
    /// An empty element.
    pub fn new(tag: &'static str) -> Self {
        Self { tag, ..Self::default() }
    }

    /// An element with words.
    pub fn text(tag: &'static str, text: impl Into<String>) -> Self {
        Self { tag, text: text.into(), ..Self::default() }
    }

    /// The same with this attribute.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.attributes.insert(name, value.to_string());
        self
    }

    /// The same under this name among its neighbours.
    #[must_use]
    pub fn key(mut self, key: impl ToString) -> Self {
        self.key = key.to_string();
        self
    }

    /// The same with these elements behind its others.
    #[must_use]
    pub fn of(mut self, nodes: impl IntoIterator<Item = Self>) -> Self {
        self.nodes.extend(nodes);
        self
    }
}

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

/// The page.
pub fn page(page: &Page, drawings: &mut Drawings) -> Node {
    Painter { page, drawings, texts: Texts::new(page.language.unwrap_or(Language::English)), shown: HashSet::new() }
        .page()
}

struct Painter<'a> {
    page: &'a Page,
    drawings: &'a mut Drawings,
    texts: Texts,
    /// Choices that have an element already: a page may show one twice.
    shown: HashSet<usize>,
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
        let mut root = Node::new("div").with("class", class).with("data-screen", page.screen);
        if let Some(standing) = &page.standing {
            root = root.with("data-game", &standing.game).with("data-level", &standing.level);
            root = root.with("data-moves", standing.number);
        }
        let zones = [(Zone::Top, "nav", "top"), (Zone::Main, "main", "main"), (Zone::Side, "aside", "side")];
        for (zone, tag, name) in zones.into_iter().chain([(Zone::Bottom, "footer", "bottom")]) {
            let blocks: Vec<&Block> =
                page.blocks.iter().filter(|(of, _)| *of == zone).map(|(_, block)| block).collect();
            let mut node = Node::new(tag).key(name).with("class", name);
            if matches!(zone, Zone::Main | Zone::Side) {
                // who scrolls with keys can reach it
                node = node.with("tabindex", "0");
            }
            let has_heading = page.blocks.iter().any(|(_, block)| matches!(block, Block::Heading(_)));
            if zone == Zone::Main && !has_heading {
                // who hears the page goes from heading to heading
                node.nodes.push(Node::text("h1", self.what_is_played()).key("title").with("class", "unseen"));
            }
            // whose turn it is and what goes on by itself stand in the lane
            let in_lane = |block: &&Block| matches!(block, Block::Text(words) if Some(words) == self.standing_words());
            let drawn: Vec<&Block> = blocks.into_iter().filter(|block| !in_lane(block)).collect();
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
        // what a press would open is no single part: its words are told then
        let lit = if page.focus.is_none() { page.lit_words.clone() } else { String::new() };
        let lit = Node::text("div", lit).key("lit").with("role", "status").with("class", "unseen");
        let told = [self.notices("status", false), self.notices("alert", true)];
        let lane = Node::new("div").key("lane").with("class", "lane").of(self.press_line()).of(told);
        root.of([lane, lit])
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

    /// The name of the game and of its level, where there is a card of them; else the window's title.
    fn what_is_played(&self) -> String {
        let card = self.page.blocks.iter().find_map(|(_, block)| match block {
            Block::Card { title, subtitle, .. } if subtitle.is_empty() => Some(title.clone()),
            Block::Card { title, subtitle, .. } => Some(format!("{title}: {subtitle}")),
            _ => None,
        });
        card.unwrap_or_else(|| self.page.title.clone())
    }

    /// What is told while it holds: whose turn it is and what is asked on a board, what goes on by itself elsewhere.
    fn standing_words(&self) -> Option<&String> {
        let blocks = &self.page.blocks;
        let has_board = blocks.iter().any(|(zone, block)| *zone == Zone::Main && matches!(block, Block::Board { .. }));
        let wanted = if has_board { [Zone::Main, Zone::Bottom].as_slice() } else { &[Zone::Bottom] };
        let words = |zone: &Zone| {
            blocks.iter().find_map(|(of, block)| {
                if let (true, Block::Text(words)) = (of == zone, block) { Some(words) } else { None }
            })
        };
        wanted.iter().find_map(words)
    }

    fn notices(&self, role: &'static str, trouble: bool) -> Node {
        let standing = self.standing_words();
        let notices = self.page.notices.iter().filter(|notice| (notice.kind == NoticeKind::Trouble) == trouble);
        let notices = notices.filter(|notice| Some(&notice.text) != standing);
        let standing =
            standing.filter(|_| !trouble).map(|words| Node::text("p", words.clone()).with("class", "standing"));
        let lines = notices.map(|notice| {
            let class = match notice.kind {
                NoticeKind::Result => "result",
                NoticeKind::Ignored => "ignored",
                NoticeKind::Trouble => "trouble",
            };
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
            Block::Text(words) => Node::text("p", words.clone()),
            Block::Message { text, colors } => {
                let message = Node::text("p", text.clone()).with("class", "message");
                match colors {
                    Some((ground, ink)) => message.with("style", format!("background:{ground};color:{ink}")),
                    None => message,
                }
            }
            Block::Code(words) => Node::new("pre").of([Node::text("code", words.clone())]),
            Block::Scroll { text, line } => markdown(text).with("data-line", line),
            Block::Player { name, avatar } => {
                let picture = self.avatar(avatar);
                Node::new("p").with("class", "player").of([picture, Node::text("span", name.clone())])
            }
            Block::Card { game, title, subtitle, numbers } => {
                let words = [Node::text("strong", title.clone()), Node::text("span", subtitle.clone())];
                let head = Node::new("div")
                    .with("class", "head")
                    .of([image(format!("thumbnail:{game}")), Node::new("p").of(words)]);
                Node::new("div").with("class", "card").of([head, panel(numbers)])
            }
            Block::Ending(ending) => {
                let stars = ending.stars.iter().map(|(words, earned)| {
                    let class = if *earned { "earned" } else { "" };
                    Node::text("span", format!("{} {words}", if *earned { "★" } else { "☆" })).with("class", class)
                });
                let stars = Node::new("p").with("class", "stars").of(stars);
                let levels = ending.levels.iter().map(|(_, _, words)| words.clone());
                let words = ending.words.iter().cloned().chain(levels).collect::<Vec<_>>().join(" · ");
                let result = Node::text("h1", ending.result.clone());
                Node::new("div").with("class", "ending").of([result, stars, Node::text("p", words)])
            }
            Block::Example { step_ms, empties } => {
                let places = (0..4).map(|_| Node::new("i"));
                let class = if *empties { "example" } else { "example still" };
                let style = format!("--step:{step_ms}ms");
                Node::new("div").with("class", class).with("style", style).with("aria-hidden", "true").of(places)
            }
            Block::Panel(lines) => panel(lines),
            Block::Buttons(ids) => self.buttons(ids),
            Block::Grid(rows) => {
                let rows: Vec<Node> = rows.iter().map(|ids| self.buttons(ids)).collect();
                Node::new("div").with("class", "keyboard").of(rows)
            }
            Block::List(rows) => self.rows("list", rows),
            Block::Shelf { title, cards } => {
                let items: Vec<Node> = cards.iter().map(|card| self.card(card)).collect();
                let list = Node::new("ul").with("class", "cards").of(items);
                let title = (!title.is_empty()).then(|| Node::text("h2", title.clone()));
                Node::new("section").of(title.into_iter().chain([list]))
            }
            Block::Gallery(rows) => self.rows("gallery", rows),
            Block::Entry { label, value, cursor } => entry(label, value, *cursor),
            Block::Table { header, rows, current } => table(header, rows, *current),
            Block::Chart { title, bars, unit, current } => chart(title, bars, unit, *current),
            Block::Board { game, board, frames, cell_choices, widths, colors, avatars } => {
                let of = Of { game, avatars };
                self.board(&of, board, frames, cell_choices, (*widths, colors))
            }
        })
    }

    /// Whether it is lit, gone dark just now, in focus, on, possible: as classes and states.
    fn choice(&mut self, node: Node, id: ChoiceId) -> Node {
        let Some(choice) = self.page.choices.get(id.0) else { return node };
        let mut class = node.attributes.get("class").cloned().unwrap_or_default();
        for (is, word) in [
            (self.page.lit.contains(&id), " lit"),
            (self.page.afterglow.contains(&id), " glow"),
            (choice.kind == ChoiceKind::Cancel, " cancel"),
        ] {
            if is {
                class.push_str(word);
            }
        }
        let mut node = node.with("class", class.trim());
        if self.shown.insert(id.0) {
            node = node.with("id", format!("c{}", id.0)).with("data-c", id.0).with("tabindex", "-1");
            if self.page.focus == Some(id) {
                node = node.with("data-focus", "1");
            }
        }
        if !choice.name.is_empty() {
            node = node.with("data-name", &choice.name);
        }
        if let Some(on) = choice.on {
            let name = if node.attributes.get("role").is_some_and(|role| role == "switch") {
                "aria-checked"
            } else {
                "aria-pressed"
            };
            node = node.with(name, on);
        }
        if !choice.enabled {
            node = node.with("aria-disabled", "true");
        }
        if let Some(letter) = choice.shortcut {
            node = node.with("aria-keyshortcuts", format!("Alt+{letter}"));
        }
        node
    }

    fn button(&mut self, id: ChoiceId, pictures: Vec<Node>) -> Node {
        let label = self.page.choices.get(id.0).map(|choice| choice.label.clone()).unwrap_or_default();
        let mut button = Node::new("button").key(format!("c{}", id.0)).with("type", "button");
        let is_switch = self.page.choices.get(id.0).is_some_and(|c| c.kind == ChoiceKind::Field && c.on.is_some());
        if is_switch {
            button = button.with("role", "switch");
        }
        let letter = self.page.choices.get(id.0).and_then(|choice| choice.shortcut);
        let ink = if self.page.choices.get(id.0).is_some_and(|choice| choice.on == Some(true)) {
            drawings::tokens(self.page.look.theme).on_accent
        } else {
            drawings::tokens(self.page.look.theme).ink
        };
        let pictogram = self.page.choices.get(id.0).and_then(|choice| choice.pictogram);
        let pictogram = pictogram.map(|of| self.drawing(&drawings::pictogram(of, ink)).with("class", "pictogram"));
        self.choice(button.of(pictogram).of(pictures).of([label_of(&label, letter)]), id)
    }

    fn buttons(&mut self, ids: &[ChoiceId]) -> Node {
        let buttons: Vec<Node> = ids.iter().map(|id| self.button(*id, Vec::new())).collect();
        Node::new("div").with("class", "buttons").of(buttons)
    }

    fn rows(&mut self, class: &'static str, rows: &[Row]) -> Node {
        let items: Vec<Node> = rows.iter().map(|row| self.row(row)).collect();
        Node::new("ul").with("class", class).of(items)
    }

    fn row(&mut self, row: &Row) -> Node {
        let picture = row.picture.as_ref().map(|picture| match picture {
            RowPicture::Avatar(name) => self.avatar(name),
            RowPicture::Thumbnail(game) => image(format!("thumbnail:{game}")),
            RowPicture::Board { game, board, ground, avatar } => self.small_board(game, board, (ground, avatar)),
            RowPicture::Face { game, face, ground, avatar } => {
                let of = Of { game, avatars: std::slice::from_ref(avatar) };
                let layers = self.face(&of, face);
                Node::new("span").with("class", "portrait").with("style", format!("--under:{ground}")).of(layers)
            }
        });
        let mut button = self.button(row.choice, picture.into_iter().collect());
        let columns = row.columns.iter().filter(|words| !words.is_empty());
        button.nodes.extend(columns.map(|words| Node::text("small", words.clone())));
        let about = self.page.choices.get(row.choice.0).map(|choice| choice.about.clone());
        let about = about.filter(|words| !words.is_empty());
        button.nodes.extend(about.map(|words| Node::text("small", words).with("class", "about")));
        let class = if row.faulty { "faulty" } else { "" };
        let item = Node::new("li").key(format!("c{}", row.choice.0)).of([button]);
        if class.is_empty() { item } else { item.with("class", class) }
    }

    /// A game of a shelf, with how much of it is done.
    fn card(&mut self, card: &Card) -> Node {
        let mut item = self.row(&card.row);
        let (done, all) = card.done;
        if let Some(button) = item.nodes.first_mut().filter(|_| all > 0) {
            let share = format!("--share:{}%", done * 100 / all);
            button.nodes.push(Node::new("i").with("class", "done").with("style", share).with("aria-hidden", "true"));
        }
        item
    }

    /// A whole board as a picture; one of many cells is not worth so many nodes.
    fn small_board(&mut self, game: &str, board: &Board, (ground, avatar): (&str, &String)) -> Node {
        if board.size.area() > MOST_SMALL_CELLS {
            return image(format!("thumbnail:{game}"));
        }
        let of = Of { game, avatars: std::slice::from_ref(avatar) };
        let cells = board.faces.iter().map(|face| {
            let layers = self.face(&of, face);
            Node::new("span").of(layers)
        });
        let cells: Vec<Node> = cells.collect();
        let ground = drawings::board_ground(ground, self.page.look.theme);
        let style = format!("--under:{ground};--w:{};--h:{}", board.size.width, board.size.height);
        Node::new("span").with("class", "small-board").with("style", style).with("aria-hidden", "true").of(cells)
    }

    fn avatar(&mut self, name: &str) -> Node {
        let svg = drawings::avatar(name).unwrap_or(drawings::MISSING);
        self.drawing(svg)
    }

    fn drawing(&mut self, svg: &str) -> Node {
        image(format!("drawing:{}", self.drawings.name(svg)))
    }

    fn board(
        &mut self,
        of: &Of<'_>,
        board: &Board,
        frames: &[Frame],
        choices: &[Option<ChoiceId>],
        (widths, colors): ((u16, u16, u16), &(String, String)),
    ) -> Node {
        let (columns, rows) = (usize::from(board.size.width), usize::from(board.size.height));
        let edges = self.edges(of, board);
        let mut cells = Vec::new();
        for y in 0..rows {
            let mut row = Vec::new();
            for x in 0..columns {
                let index = y * columns + x;
                let Some(face) = board.faces.get(index) else { continue };
                let frame = without_light(frames.get(index).copied().unwrap_or_default());
                let id = choices.get(index).copied().flatten();
                row.push(self.cell(of, face, frame, id, (x, y)));
            }
            cells.push(Node::new("div").with("role", "row").with("class", "row").of(row));
        }
        let grid = Node::new("div")
            .with("role", "grid")
            .with("class", "board")
            .with("aria-rowcount", rows)
            .with("aria-colcount", columns)
            .with("aria-label", self.what_is_played())
            .of(cells);
        let (margin, border, padding) = widths;
        let (ground, edge) = (drawings::board_ground(&colors.0, self.page.look.theme), &colors.1);
        let frame = self.page.look.frame_percent;
        let style = format!(
            "--w:{columns};--h:{rows};--under:{ground};--edge:{edge};--m:{margin};--b:{border};--p:{padding};--frame:{frame}"
        );
        let mut parts = vec![grid];
        parts.extend(edges);
        let held = Node::new("div").with("class", "around").of(parts);
        let below: Vec<Node> = board
            .spots
            .iter()
            .filter(|spot| matches!(spot.place, SpotPlace::Below(_)))
            .filter_map(|spot| self.spot(of, spot))
            .collect();
        let mut stage = Node::new("div").key("stage").with("class", "stage").with("style", style).of([held]);
        if !below.is_empty() {
            stage.nodes.push(Node::new("div").with("class", "below").of(below));
        }
        stage
    }

    fn cell(&mut self, of: &Of<'_>, face: &Face, frame: Frame, id: Option<ChoiceId>, (x, y): (usize, usize)) -> Node {
        let label = id.and_then(|id| self.page.choices.get(id.0)).map(|choice| choice.label.clone());
        let label = label.unwrap_or_else(|| face_label(self.texts, face));
        let mut layers = self.face(of, face);
        let look = &self.page.look;
        if let Some(svg) = drawings::frame(frame, look.frame_percent, look.theme) {
            layers.push(self.drawing(&svg).with("class", "frame"));
        }
        let cell = Node::new("div")
            .with("role", "gridcell")
            .with("class", "cell")
            .with("data-x", x)
            .with("data-y", y)
            .with("aria-label", if label.is_empty() { "·".to_owned() } else { label })
            .of(layers);
        match id {
            Some(id) => self.choice(cell, id),
            None => cell,
        }
    }

    /// The layers of a face, bottom first.
    fn face(&mut self, of: &Of<'_>, face: &Face) -> Vec<Node> {
        let mut layers = Vec::new();
        for picture in &face.pictures {
            let (node, rotation) = match picture {
                Picture::File { name, rotation } => (image(format!("piece:{}/{name}", of.game)), *rotation),
                Picture::Avatar { player, rotation } => {
                    let seat = usize::from(*player).saturating_sub(1);
                    (self.avatar(of.avatars.get(seat).map_or("star", String::as_str)), *rotation)
                }
                drawn => (self.drawing(&drawings::layer(drawn).unwrap_or_default()), Rotation::None),
            };
            layers.push(match rotation {
                Rotation::None => node,
                turned => node.with("style", format!("rotate:{}deg", degrees(turned))),
            });
            if let Picture::Mark(mark) = picture
                && let Some(name) = &mark.picture
            {
                // the square in the circle, a little over its corners
                let half = f32::from(mark.radius) * 0.078;
                let (left, top) = (f32::from(mark.at.0) / 10.0 - half, f32::from(mark.at.1) / 10.0 - half);
                let style = format!("left:{left}%;top:{top}%;width:{0}%;height:{0}%", half * 2.0);
                layers.push(image(format!("piece:{}/{name}", of.game)).with("style", style));
            }
        }
        if face.border {
            layers.push(self.drawing(drawings::BORDER));
        }
        layers
    }

    /// What lies at the edges of the board, in line with its columns and rows.
    fn edges(&mut self, of: &Of<'_>, board: &Board) -> Vec<Node> {
        let mut edges = Vec::new();
        for spot in &board.spots {
            let SpotPlace::Edge(side, line) = spot.place else { continue };
            let Some(node) = self.spot(of, spot) else { continue };
            let name = match side {
                Side::Up => "up",
                Side::Right => "right",
                Side::Down => "down",
                Side::Left => "left",
            };
            let class = node.attributes.get("class").cloned().unwrap_or_default();
            edges.push(node.with("class", format!("{class} edge {name}")).with("style", format!("--line:{line}")));
        }
        edges
    }

    fn spot(&mut self, of: &Of<'_>, spot: &Spot) -> Option<Node> {
        let layers = self.face(of, &spot.face);
        let stands_for = |kind: ChoiceKind| matches!((kind, spot.chosen_by), (ChoiceKind::Move(known, _), Some(wanted)) if known == wanted);
        let id = self.page.choices.iter().position(|choice| stands_for(choice.kind)).map(ChoiceId);
        match id {
            Some(id) => {
                let label = self.page.choices.get(id.0).map(|choice| choice.label.clone()).unwrap_or_default();
                let button = Node::new("button").with("type", "button").with("class", "spot").with("aria-label", label);
                Some(self.choice(button.of(layers), id))
            }
            None if spot.chosen_by.is_some() => None,
            None => {
                let label = face_label(self.texts, &spot.face);
                Some(Node::new("div").with("class", "spot").with("role", "img").with("aria-label", label).of(layers))
            }
        }
    }
}

/// The frame of a cell without the light: the ring round it lies above the board.
fn without_light(frame: Frame) -> Frame {
    match frame {
        Frame::FocusedValid => Frame::None,
        Frame::CancelSelection => Frame::Position,
        other => other,
    }
}

/// Whose pictures a board shows.
struct Of<'a> {
    game: &'a str,
    avatars: &'a [String],
}

/// A picture that is told in words elsewhere.
fn image(source: String) -> Node {
    Node::new("img").with("alt", "").with("data-src", source).with("draggable", "false")
}

fn degrees(rotation: Rotation) -> u16 {
    match rotation {
        Rotation::None => 0,
        Rotation::Quarter => 90,
        Rotation::Half => 180,
        Rotation::ThreeQuarters => 270,
    }
}
