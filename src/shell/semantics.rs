//! A page as a tree of parts with a role, a name and a state, for screen readers. Plain data made from the page alone,
//! so that every front end reports the same; knows no screen reader.

#![expect(
    clippy::indexing_slicing,
    reason = "parts are named by their places in the tree, cells by theirs on the board"
)]

use super::heard::plain;
use super::{Block, Choice, ChoiceId, ChoiceKind, Heard, Page, PanelLine, Row};
use crate::game::Language;
use crate::grid::Cell;
use crate::play::Board;
use rustc_hash::{FxHashMap, FxHashSet, FxHasher};
use std::hash::{Hash, Hasher};

/// The role of a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// The whole window.
    Window,
    /// A heading.
    Heading,
    /// Words.
    Text,
    /// Source text, or other text to be read letter by letter.
    Code,
    /// Parts that belong together, such as buttons or a panel.
    Group,
    /// A board of this many columns and rows.
    Board(u8, u8),
    /// A cell of a board.
    Cell(Cell),
    /// A button.
    Button,
    /// Something that is on or off.
    Switch,
    /// Rows to choose from, each a button.
    List,
    /// A text being entered.
    Entry,
    /// A table.
    Table,
    /// A row of a table.
    TableRow,
    /// A field of it.
    TableCell,
    /// A text to be read out when it changes, when the reader has time.
    Notice,
    /// A text to be read out at once.
    Alert,
}

/// One part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Part {
    /// Identifies it from page to page, wherever it stands then: by what it is, so that none is taken for another.
    pub id: u64,
    /// Its role.
    pub role: Role,
    /// Its name.
    pub label: String,
    /// Its value, in addition to its name.
    pub value: String,
    /// Whether it is on, if it can be.
    pub on: Option<bool>,
    /// Whether it can be chosen now.
    pub enabled: bool,
    /// Whether it has the focus.
    pub focused: bool,
    /// Its choice.
    pub choice: Option<ChoiceId>,
    /// The indices of its parts in the list.
    pub parts: Vec<usize>,
}

/// The id of the words of a lit block.
const LIT: u64 = 1;

/// The id of the `count`th part of those that are `what`.
fn id_of(what: impl Hash, count: u32) -> u64 {
    let mut hasher = FxHasher::default();
    (what, count).hash(&mut hasher);
    hasher.finish()
}

/// What a choice is, whatever its index.
fn what(choice: &Choice) -> u64 {
    match choice.kind {
        ChoiceKind::Move(chosen, cell) => id_of((chosen, cell), 0),
        _ if choice.name.is_empty() => id_of(&choice.label, 0),
        _ => id_of(&choice.name, 0),
    }
}

/// The page as a list of parts, with these told lines; the first is the window, and every other one is part of one before it.
pub fn semantics(page: &Page, told: &[Heard]) -> Vec<Part> {
    let mut tree = Tree { page, parts: Vec::new(), counts: FxHashMap::default(), shown: FxHashSet::default() };
    let root = tree.add(None, Role::Window, &page.title);
    for (_, block) in &page.blocks {
        tree.block(root, block);
    }
    // what a press would open is more than one part: its words have the focus then
    if page.focus.is_none() && page.lit.len() > 1 {
        let place = tree.add(Some(root), Role::Group, &page.lit_words);
        let part = &mut tree.parts[place];
        (part.id, part.focused) = (LIT, true);
    }
    tree.undrawn(root);
    tree.told(root, told);
    tree.parts
}

struct Tree<'a> {
    page: &'a Page,
    parts: Vec<Part>,
    /// How many parts of a kind there are so far.
    counts: FxHashMap<u64, u32>,
    /// Choices that have a part already.
    shown: FxHashSet<ChoiceId>,
}

impl Tree<'_> {
    fn add(&mut self, parent: Option<usize>, role: Role, label: &str) -> usize {
        let place = self.parts.len();
        let above = parent.map_or(0, |parent| self.parts[parent].id);
        // a cell is the same whatever stands on it
        let id = match (parent, role) {
            (None, _) => 0,
            (_, Role::Cell(_)) => self.count(id_of((above, role), 0)),
            _ => self.count(id_of((above, role, label), 0)),
        };
        self.parts.push(Part {
            id,
            role,
            label: label.to_owned(),
            value: String::new(),
            on: None,
            enabled: true,
            focused: false,
            choice: None,
            parts: Vec::new(),
        });
        if let Some(parent) = parent {
            self.parts[parent].parts.push(place);
        }
        place
    }

    /// The id of one more part of this kind.
    fn count(&mut self, what: u64) -> u64 {
        let count = self.counts.entry(what).or_default();
        *count += 1;
        id_of(what, *count)
    }

    fn told(&mut self, root: usize, told: &[Heard]) {
        for heard in told {
            self.add(Some(root), if heard.is_urgent { Role::Alert } else { Role::Notice }, &heard.text);
        }
    }

    /// A choice. Each has one part: if a page shows it twice, the second is words only.
    fn choice(&mut self, parent: usize, id: ChoiceId, role: Role) -> usize {
        let choice = self.page.choice(id);
        let place = self.add(Some(parent), role, &choice.label);
        let focused = self.page.focus == Some(id);
        if !self.shown.insert(id) {
            return place;
        }
        let name = self.count(what(choice));
        let part = &mut self.parts[place];
        part.id = name;
        part.choice = Some(id);
        part.on = choice.on;
        part.enabled = choice.enabled;
        part.focused = focused;
        place
    }

    fn role(&self, id: ChoiceId) -> Role {
        let choice = self.page.choice(id);
        if choice.kind == ChoiceKind::Field && choice.on.is_some() { Role::Switch } else { Role::Button }
    }

    fn block(&mut self, root: usize, block: &Block) {
        match block {
            Block::Heading(words) => {
                self.add(Some(root), Role::Heading, words);
            }
            Block::Brand(words)
            | Block::Text(words)
            | Block::Message { text: words, .. }
            | Block::Paused(words)
            | Block::Lamp { words, .. } => {
                self.add(Some(root), Role::Text, words);
            }
            Block::Scroll { text, .. } => {
                for paragraph in plain(text) {
                    self.add(Some(root), Role::Text, &paragraph);
                }
            }
            Block::Code(words) => {
                self.add(Some(root), Role::Code, words);
            }
            Block::Player { name, .. } => {
                self.add(Some(root), Role::Text, name);
            }
            Block::Ending(ending) => {
                self.add(Some(root), Role::Heading, &ending.result);
                let stars = ending.stars.iter().filter(|(_, earned)| *earned).map(|(words, _)| words);
                let levels = ending.levels.iter().map(|(_, _, words)| words);
                for words in stars.chain(&ending.words).chain(levels) {
                    self.add(Some(root), Role::Text, words);
                }
            }
            Block::Card { title, subtitle, numbers, .. } => {
                self.add(Some(root), Role::Heading, title);
                self.add(Some(root), Role::Text, subtitle);
                self.panel(root, numbers);
            }
            // what it shows is told in words elsewhere
            Block::Example { .. } | Block::Picture(_) => {}
            Block::Panel(lines) => self.panel(root, lines),
            Block::Notes { title, notes } => {
                if !title.is_empty() {
                    self.add(Some(root), Role::Heading, title);
                }
                let group = self.add(Some(root), Role::Group, "");
                for note in notes {
                    self.add(Some(group), Role::Text, &note.line());
                }
            }
            Block::Board { board, cell_choices, .. } => self.board(root, board, cell_choices),
            Block::Buttons(choices) => self.buttons(root, choices),
            Block::Grid(rows) => rows.iter().for_each(|choices| self.buttons(root, choices)),
            Block::List(rows) => self.list(root, rows),
            Block::Shelf { title, cards } => {
                if !title.is_empty() {
                    self.add(Some(root), Role::Heading, title);
                }
                self.list(root, cards.iter().map(|card| &card.row));
            }
            Block::Gallery(rows) => {
                let choices: Vec<ChoiceId> = rows.iter().map(|row| row.choice).collect();
                self.buttons(root, &choices);
            }
            Block::Entry { label, value, .. } => {
                let place = self.add(Some(root), Role::Entry, label);
                value.clone_into(&mut self.parts[place].value);
            }
            Block::Plots(plots) => {
                for plot in plots {
                    self.add(Some(root), Role::Text, &plot.words());
                }
            }
            Block::Table { header, rows, .. } => self.table(root, header, rows),
            Block::Chart { title, bars, .. } => {
                let bars: Vec<String> = bars.iter().map(|bar| format!("{}: {}", bar.label, bar.value)).collect();
                self.add(Some(root), Role::Text, &format!("{title}. {}", bars.join(", ")));
            }
        }
    }

    /// What is lit and in no block.
    fn undrawn(&mut self, root: usize) {
        let undrawn = self.page.undrawn();
        if !undrawn.is_empty() {
            self.buttons(root, &undrawn);
        }
    }

    fn buttons(&mut self, root: usize, choices: &[ChoiceId]) {
        let group = self.add(Some(root), Role::Group, "");
        for id in choices {
            self.choice(group, *id, self.role(*id));
        }
    }

    fn panel(&mut self, root: usize, lines: &[PanelLine]) {
        let group = self.add(Some(root), Role::Group, "");
        for line in lines {
            let words = [line.name.as_str(), line.value.as_str()].into_iter().filter(|w| !w.is_empty());
            self.add(Some(group), Role::Text, &words.collect::<Vec<_>>().join(": "));
        }
    }

    fn list<'r>(&mut self, root: usize, rows: impl IntoIterator<Item = &'r Row>) {
        let list = self.add(Some(root), Role::List, "");
        for row in rows {
            let place = self.choice(list, row.choice, self.role(row.choice));
            let about = [self.page.choice(row.choice).about.as_str()];
            let words = row.columns.iter().map(String::as_str).chain(about).filter(|words| !words.is_empty());
            self.parts[place].value = words.collect::<Vec<_>>().join(", ");
        }
    }

    fn board(&mut self, root: usize, board: &Board, cell_choices: &[Option<ChoiceId>]) {
        let size = board.size;
        let grid = self.add(Some(root), Role::Board(size.width, size.height), "");
        for y in 0..size.height {
            let row = self.add(Some(grid), Role::TableRow, "");
            for x in 0..size.width {
                let cell = Cell::new(x, y);
                let place = usize::from(y) * usize::from(size.width) + usize::from(x);
                if let Some(id) = cell_choices[place] {
                    self.choice(row, id, Role::Cell(cell));
                } else {
                    let texts = crate::narrate::Texts::new(self.page.language.unwrap_or(Language::English));
                    let label = crate::narrate::face_label(texts, &board.faces[place]);
                    self.add(Some(row), Role::Cell(cell), &label);
                }
            }
        }
        let spots = self.add(Some(root), Role::Group, "");
        for spot in &board.spots {
            let stands_for =
                |kind| matches!((kind, spot.chosen_by), (ChoiceKind::Move(m, _), Some(wanted)) if m == wanted);
            if let Some(index) = self.page.choices.iter().position(|c| stands_for(c.kind)) {
                self.choice(spots, ChoiceId(index), Role::Button);
            } else if spot.chosen_by.is_none() && matches!(spot.place, crate::play::SpotPlace::Edge(..)) {
                let texts = crate::narrate::Texts::new(self.page.language.unwrap_or(Language::English));
                self.add(Some(spots), Role::Text, &crate::narrate::face_label(texts, &spot.face));
            }
        }
    }

    fn table(&mut self, root: usize, header: &[String], rows: &[Vec<String>]) {
        let table = self.add(Some(root), Role::Table, "");
        for cells in std::iter::once(header).chain(rows.iter().map(Vec::as_slice)) {
            let row = self.add(Some(table), Role::TableRow, "");
            for cell in cells {
                self.add(Some(row), Role::TableCell, cell);
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::grid::Size;
    use crate::play::{Face, Move};
    use crate::shell::{Choice, Frame, Zone};

    fn page() -> Page {
        let size = Size::new(2, 1);
        let choice = |label: &str, kind| Choice {
            name: String::new(),
            label: label.into(),
            about: String::new(),
            kind,
            enabled: true,
            on: None,
            shortcut: None,
            pictogram: None,
            avatar: None,
        };
        let cell = Cell::new(1, 0);
        let board = Board { size, faces: vec![Face::default(); 2], ..Board::default() };
        Page {
            title: "Sokoban".into(),
            blocks: vec![
                (Zone::Top, Block::Buttons(vec![ChoiceId(1)])),
                (
                    Zone::Main,
                    Block::Board {
                        game: "sokoban".into(),
                        board: board.into(),
                        frames: vec![Frame::None; 2],
                        cell_choices: vec![None, Some(ChoiceId(0))],
                        widths: (0, 0, 0),
                        colors: Default::default(),
                        avatars: Vec::new(),
                        walks: false,
                    },
                ),
            ],
            choices: vec![
                choice("row 1, column 2, path", ChoiceKind::Move(Move::Cell(cell), Some(cell))),
                choice("Undo", ChoiceKind::Button),
            ],
            focus: Some(ChoiceId(0)),
            ..Page::default()
        }
    }

    #[test]
    fn choices_have_names_roles_and_the_focus() {
        let parts = semantics(&page(), &[]);
        let named = |label: &str| parts.iter().find(|p| p.label == label).unwrap();
        let cell = named("row 1, column 2, path");
        assert_eq!((cell.role, cell.focused, cell.choice), (Role::Cell(Cell::new(1, 0)), true, Some(ChoiceId(0))));
        let undo = named("Undo");
        assert_eq!((undo.role, undo.focused, undo.choice), (Role::Button, false, Some(ChoiceId(1))));
    }

    #[test]
    fn a_lit_block_has_the_focus_as_a_whole_and_what_no_block_shows_is_told() {
        let mut page = page();
        (page.focus, page.lit, page.lit_words) = (None, vec![ChoiceId(0), ChoiceId(1)], "both".into());
        let focused = |page: &Page| semantics(page, &[]).into_iter().filter(|p| p.focused).collect::<Vec<_>>();
        assert_eq!(focused(&page).iter().map(|p| (p.label.as_str(), p.choice)).collect::<Vec<_>>(), [("both", None)]);
        let up = Choice { kind: ChoiceKind::Cancel, label: "back".into(), ..page.choices[1].clone() };
        page.choices.push(up);
        (page.focus, page.lit) = (Some(ChoiceId(2)), vec![ChoiceId(2)]);
        assert_eq!(focused(&page).iter().map(|p| p.label.as_str()).collect::<Vec<_>>(), ["back"]);
    }

    #[test]
    fn no_choice_is_taken_for_another_when_there_are_more() {
        let mut page = page();
        let id =
            |page: &Page, label: &str| semantics(page, &[]).into_iter().find(|part| part.label == label).unwrap().id;
        let undo = id(&page, "Undo");
        page.choices.insert(1, Choice { label: "Hint".into(), ..page.choices[1].clone() });
        page.blocks[0].1 = Block::Buttons(vec![ChoiceId(1), ChoiceId(2)]);
        assert_ne!(
            id(&page, "Hint"),
            undo,
            "a screen reader that was at Undo would be told that it is called Hint now"
        );
        assert_eq!(id(&page, "Undo"), undo, "it is still there");
    }

    #[test]
    fn a_told_line_is_the_same_part_wherever_it_stands() {
        let told = |words: &[&str]| -> Vec<(u64, Role)> {
            let lines: Vec<Heard> =
                words.iter().map(|text| Heard { text: (*text).into(), is_urgent: text.starts_with('!') }).collect();
            let parts = semantics(&page(), &lines).into_iter();
            parts
                .filter(|part| matches!(part.role, Role::Notice | Role::Alert))
                .map(|part| (part.id, part.role))
                .collect()
        };
        let both = told(&["Sokoban", "Right. 1 move"]);
        assert_eq!(told(&["Right. 1 move"]), both[1..]);
        assert_eq!(told(&["!full"])[0].1, Role::Alert);
    }

    #[test]
    fn every_part_but_the_window_is_part_of_one_before_it() {
        let mut page = page();
        page.blocks.push((Zone::Bottom, Block::Buttons(vec![ChoiceId(1)])));
        let parts = semantics(&page, &page.heard());
        let mut ids: Vec<u64> = parts.iter().map(|p| p.id).collect();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), parts.len(), "two parts have the same id");
        for place in 1..parts.len() {
            let parents = parts.iter().take(place).filter(|p| p.parts.contains(&place)).count();
            assert_eq!(parents, 1, "{:?}", parts.get(place));
        }
    }
}
