//! What can be chosen, outside of a board: buttons, rows of lists, cards of shelves.

use super::board::Of;
use super::{Node, Painter};
use crate::parts::label_of;
use switchboard::drawings;
use switchboard::shell::{Card, ChoiceId, ChoiceKind, Row, RowPicture, Theme};

/// Rows or cards. Who hears the page is told of each as the light comes to it: not that it enters a list of so many, and leaves it.
pub(super) fn list(class: &str, items: Vec<Node>) -> Node {
    Node::new("ul").with("class", class).with("role", "none").of(items)
}

/// Words beside a label; the dot between their parts is drawn by the style sheet: seen, not heard.
fn small(words: &str) -> Node {
    let parts: Vec<&str> = words.split(" · ").collect();
    if parts.len() == 1 {
        return Node::text("small", words);
    }
    Node::new("small").of(parts.iter().map(|part| Node::text("span", format!("{part} "))))
}

impl Painter<'_> {
    /// Whether it is lit, in focus, on, possible: as classes and states.
    pub(super) fn choice(&mut self, node: Node, id: ChoiceId) -> Node {
        let choice = self.page.choice(id);
        let mut class = node.attributes.get("class").cloned().unwrap_or_default();
        for (is, word) in [
            (self.page.lit.contains(&id), " lit"),
            (choice.kind == ChoiceKind::Cancel, " cancel"),
            (choice.stands_out(), " stands-out"),
            (self.page.calm.contains(&id), " calm"),
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

    pub(super) fn button(&mut self, id: ChoiceId, pictures: Vec<Node>) -> Node {
        let choice = self.page.choice(id);
        let mut button = Node::new("button").key(format!("c{}", id.0)).with("type", "button");
        if choice.kind == ChoiceKind::Field && choice.on.is_some() {
            button = button.with("role", "switch");
        }
        let tokens = drawings::tokens(self.page.look.theme);
        let is_on_accent = choice.on == Some(true) || choice.stands_out();
        let ink = if is_on_accent { tokens.on_accent } else { tokens.ink };
        let pictogram = match (&choice.avatar, choice.pictogram) {
            (Some(name), _) => Some(self.avatar(name).with("class", "face")),
            (None, Some(of)) => {
                // where the system forces its own colours, the style sheet turns the ink round if need be
                let is_dark = (self.page.look.theme == Theme::Light) != is_on_accent;
                let class = if is_dark { "pictogram dark-ink" } else { "pictogram" };
                Some(self.drawing(&drawings::pictogram(of, ink)).with("class", class))
            }
            (None, None) => None,
        };
        self.choice(button.of(pictogram).of(pictures).of([label_of(&choice.label, choice.shortcut)]), id)
    }

    pub(super) fn buttons(&mut self, ids: &[ChoiceId]) -> Node {
        let buttons: Vec<Node> = ids.iter().map(|id| self.button(*id, Vec::new())).collect();
        Node::new("div").with("class", "buttons").of(buttons)
    }

    pub(super) fn rows(&mut self, class: &'static str, rows: &[Row]) -> Node {
        let items: Vec<Node> = rows.iter().map(|row| self.row(row)).collect();
        list(class, items)
    }

    pub(super) fn row_picture(&mut self, picture: &RowPicture) -> Node {
        match picture {
            RowPicture::Avatar(name) => self.avatar(name),
            RowPicture::Thumbnail(of) => self.thumbnail(of),
            RowPicture::Board { game, board, ground, avatar } => self.small_board(game, board, (ground, avatar)),
            RowPicture::Face { game, face, ground, avatar } => {
                let of = Of { game, avatars: std::slice::from_ref(avatar) };
                let layers = self.face(&of, face, Vec::new());
                Node::new("span").with("class", "portrait").with("style", format!("--under:{ground}")).of(layers)
            }
        }
    }

    fn row(&mut self, row: &Row) -> Node {
        let picture = row.picture.as_ref().map(|picture| self.row_picture(picture));
        let mut button = self.button(row.choice, picture.into_iter().collect());
        let columns = row.columns.iter().filter(|words| !words.is_empty());
        button.nodes.extend(columns.map(|words| small(words)));
        let about = &self.page.choice(row.choice).about;
        if !about.is_empty() {
            button.nodes.push(Node::text("small", about).with("class", "about"));
        }
        let class = if row.faulty { "faulty" } else { "" };
        let item = Node::new("li").key(format!("c{}", row.choice.0)).of([button]);
        if class.is_empty() { item } else { item.with("class", class) }
    }

    /// A game of a shelf, with how much of it is done.
    pub(super) fn card(&mut self, card: &Card) -> Node {
        let mut item = self.row(&card.row);
        let (done, all) = card.done;
        if let Some(button) = item.nodes.first_mut().filter(|_| all > 0) {
            let share = format!("--share:{}%", done * 100 / all);
            button.nodes.push(Node::new("i").with("class", "done").with("style", share).with("aria-hidden", "true"));
        }
        item
    }
}
