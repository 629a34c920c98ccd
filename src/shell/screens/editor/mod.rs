//! The level editor: a brush, the cells of one of the level's matrices, and a file in which only those cells change that
//! were painted. Never writes a file itself, and never over what another program wrote unless that is asked for.

mod draw;
mod keep;
mod pages;
mod palette;
mod sketch;

use crate::diag::{Problem, Problems};
use crate::game::{Game, Matrix, Value};
use crate::grid::Cell;
use crate::narrate::Texts;
use crate::shell::screen::{Context, Report, Screen, Taken, View};
use crate::shell::sheet::{Act, Sheet};
use crate::shell::{ChoiceId, Notice, NoticeKind, Signal, Sound};
use palette::{Brush, brushes};
use sketch::Sketch;
use std::sync::Arc;

/// What can be chosen besides cells and brushes, as [`Act::Part`].
mod part {
    pub const SAVE: usize = 0;
    pub const REDO: usize = 1;
    pub const LAYERS: usize = 2;
    pub const REACH: usize = 3;
    pub const NEW_LEVEL: usize = 4;
    pub const LEAVE: usize = 5;
    pub const TO_BOARD: usize = 6;
    pub const SAVE_AND_LEAVE: usize = 7;
    pub const LEAVE_UNSAVED: usize = 8;
    pub const TAKE_THEIRS: usize = 9;
    pub const WRITE_MINE: usize = 10;
    pub const SIZE: usize = 11;
    pub const VALUES: usize = 12;
    /// Columns and rows, more and fewer: these four.
    pub const RESIZE: usize = 20;
    /// An item's value, changed by these steps.
    pub const CHANGE: usize = 30;
}

/// Which cells one choice paints.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Reach {
    #[default]
    Cell,
    Row,
    Column,
    All,
}

impl Reach {
    fn next(self) -> Self {
        match self {
            Self::Cell => Self::Row,
            Self::Row => Self::Column,
            Self::Column => Self::All,
            Self::All => Self::Cell,
        }
    }

    fn id(self) -> &'static str {
        match self {
            Self::Cell => "edit-reach-cell",
            Self::Row => "edit-reach-row",
            Self::Column => "edit-reach-column",
            Self::All => "edit-reach-all",
        }
    }

    /// The cells of a matrix that go with this one, counted row by row.
    fn cells(self, matrix: &Matrix, at: Cell) -> Vec<usize> {
        let goes = |cell: &Cell| match self {
            Self::Cell => *cell == at,
            Self::Row => cell.y == at.y,
            Self::Column => cell.x == at.x,
            Self::All => true,
        };
        matrix.size.cells().filter(goes).filter_map(|cell| matrix.size.index(cell)).collect()
    }
}

/// What the screen shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Showing {
    /// The board and the brushes.
    #[default]
    Board,
    /// The matrices to choose from.
    Layers,
    /// The board's size.
    Size,
    /// The items to choose from.
    Values,
    /// One of them.
    Item(usize),
    /// Whether to leave without saving.
    Leaving,
    /// That another program changed the file.
    Changed,
}

/// A level that is edited.
#[derive(Debug)]
pub struct Editor {
    id: String,
    level: String,
    game: Option<Arc<Game>>,
    /// The level, or what keeps it from being edited.
    sketch: Result<Sketch, Problem>,
    /// Which of its matrices is edited.
    layer: usize,
    brush: Option<Value>,
    /// The brush is the player's start.
    puts_start: bool,
    reach: Reach,
    showing: Showing,
    /// Where something was painted last, and before that.
    trail: (Option<Cell>, Option<Cell>),
    /// What another program wrote and was told of.
    told: Option<Vec<u8>>,
    /// Leaves once the file is written.
    leaves: bool,
    /// What the last examination of the game found; none before the first.
    found: Option<Problems>,
    /// Another level than the one it came for: there the author goes on.
    is_new: bool,
}

impl Editor {
    pub fn new(game: String, level: String, cx: &mut Context<'_>) -> Self {
        let examined = cx.store.examined().map(|found| found.entry).filter(|entry| entry.id == game);
        let known = examined.and_then(|entry| entry.game);
        let known = known.or_else(|| cx.store.games().into_iter().find(|entry| entry.id == game)?.game);
        let sketch = cx.store.level_file(&game, &level).and_then(|file| Sketch::read(&file.path, file.bytes));
        let mut editor = Self {
            id: game,
            level,
            game: known,
            sketch,
            layer: 0,
            brush: None,
            puts_start: false,
            reach: Reach::default(),
            showing: Showing::default(),
            trail: (None, None),
            told: None,
            leaves: false,
            found: None,
            is_new: false,
        };
        editor.take_found(cx);
        editor.begin_at("state", cx.texts);
        editor
    }

    /// Edits the matrix of this name.
    fn begin_at(&mut self, key: &str, texts: Texts) {
        let at = self.sketch.as_ref().ok().and_then(|s| s.layout().matrices.iter().position(|m| m.name.key() == key));
        self.take_layer(at.unwrap_or(0), texts);
    }

    fn take_layer(&mut self, layer: usize, texts: Texts) {
        self.layer = layer;
        self.trail = (None, None);
        self.puts_start = false;
        let brushes = self.brushes(texts);
        let keeps = |brush: &Value| brushes.iter().any(|known| known.value == *brush);
        if !self.brush.as_ref().is_some_and(keeps) {
            self.brush = brushes.into_iter().next().map(|brush| brush.value);
        }
    }

    fn matrix(&self) -> Option<&Matrix> {
        self.sketch.as_ref().ok()?.layout().matrices.get(self.layer)
    }

    fn brushes(&self, texts: Texts) -> Vec<Brush> {
        self.matrix().map(|matrix| brushes(texts, self.game.as_deref(), matrix)).unwrap_or_default()
    }

    /// How a matrix is called: of several FINAL each has a number.
    fn layer_name(&self, layer: usize) -> String {
        let Ok(sketch) = &self.sketch else { return String::new() };
        let all = &sketch.layout().matrices;
        let Some(matrix) = all.get(layer) else { return String::new() };
        let alike = |until: usize| all.iter().take(until).filter(|other| other.name == matrix.name).count();
        if alike(all.len()) > 1 { format!("{} {}", matrix.name, alike(layer) + 1) } else { matrix.name.to_string() }
    }

    fn paint(&mut self, cell: Cell, cx: &mut Context<'_>) {
        if self.puts_start {
            return self.put_start(cell, cx);
        }
        let (Some(matrix), Some(brush)) = (self.matrix(), self.brush.clone()) else { return };
        let cells = self.reach.cells(matrix, cell);
        let label = self.brush_label(cx.texts);
        let (layer, area) = (self.layer, matrix.size);
        let Ok(sketch) = &mut self.sketch else { return };
        let count = sketch.paint(layer, &cells, &brush);
        self.trail = (Some(cell), self.trail.0);
        if count == 0 {
            cx.notice(NoticeKind::Ignored, cx.texts.with("edit-same", &[("what", label.into())]));
        } else {
            cx.report(Report::Sound(Sound::Move));
            let args = [("what", label.into()), ("count", count.into())];
            cx.notice(NoticeKind::Result, cx.texts.with("edit-painted", &args));
        }
        cx.report(Report::Moved);
        self.stay_at(area.index(cell), cx);
    }

    /// Where things are lit one after the other, or by hand, the light goes on from the cell that was painted.
    fn stay_at(&self, cell: Option<usize>, cx: &mut Context<'_>) {
        use crate::scan::Method;
        let in_blocks = matches!(cx.settings.scan.method, Method::Best | Method::RowColumn | Method::LikelyFirst);
        let by_hand = !cx.settings.scan.timed;
        if let (Some(cell), true) = (cell, by_hand || !in_blocks) {
            cx.report(Report::Focus(ChoiceId(cell)));
        }
    }

    fn put_start(&mut self, cell: Cell, cx: &mut Context<'_>) {
        let at = self.matrix().and_then(|matrix| matrix.size.index(cell));
        let Ok(sketch) = &mut self.sketch else { return };
        let what = [("what", cx.texts.get("edit-start").into()), ("count", 1.into())];
        match sketch.set_start(cell) {
            true => cx.notice(NoticeKind::Result, cx.texts.with("edit-painted", &what)),
            false => cx.notice(NoticeKind::Ignored, cx.texts.with("edit-same", &what)),
        }
        cx.report(Report::Moved);
        self.stay_at(at, cx);
    }

    fn brush_label(&self, texts: Texts) -> String {
        if self.puts_start {
            return texts.get("edit-start");
        }
        let found = self.brushes(texts).into_iter().find(|brush| Some(&brush.value) == self.brush.as_ref());
        found.map(|brush| brush.label).unwrap_or_default()
    }

    fn step(&mut self, go: impl FnOnce(&mut Sketch) -> bool, done: &str, nothing: &str, cx: &mut Context<'_>) {
        let Ok(sketch) = &mut self.sketch else { return };
        let (kind, id) = if go(sketch) { (NoticeKind::Result, done) } else { (NoticeKind::Ignored, nothing) };
        cx.report(Report::Instead(Notice { text: cx.texts.get(id), kind }));
        cx.report(Report::NewTurn);
    }

    fn show(&mut self, showing: Showing, cx: &mut Context<'_>) {
        self.showing = showing;
        cx.report(Report::NewTurn);
    }

    fn choose_part(&mut self, chosen: usize, cx: &mut Context<'_>) {
        match chosen {
            part::SAVE => self.save(cx),
            part::REDO => self.step(Sketch::redo, "edit-redone", "edit-nothing-to-redo", cx),
            part::LAYERS => self.show(Showing::Layers, cx),
            part::REACH => self.reach = self.reach.next(),
            part::SIZE => self.show(Showing::Size, cx),
            part::VALUES => self.show(Showing::Values, cx),
            part::RESIZE.. if self.showing == Showing::Size => self.resize(chosen - part::RESIZE, cx),
            part::CHANGE.. => self.change_item(chosen - part::CHANGE, cx),
            part::NEW_LEVEL => self.new_level(cx),
            part::LEAVE => self.leave_or_ask(cx),
            part::SAVE_AND_LEAVE => {
                self.leaves = true;
                self.save(cx);
            }
            part::LEAVE_UNSAVED => self.go_back(cx),
            part::TAKE_THEIRS => self.take_theirs(cx),
            part::WRITE_MINE => self.write_mine(cx),
            _ => {
                self.leaves = false;
                self.show(Showing::Board, cx);
            }
        }
    }
}

impl Screen for Editor {
    fn name(&self) -> &'static str {
        "editor"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        self.draw(view)
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        match act {
            Act::Part(chosen) => self.choose_part(*chosen, cx),
            Act::Pick(layer) if self.showing == Showing::Layers => {
                self.take_layer(*layer, cx.texts);
                self.show(Showing::Board, cx);
            }
            Act::Pick(item) if self.showing == Showing::Values => self.show(Showing::Item(*item), cx),
            Act::Pick(cell) => {
                if let Some(cell) = self.matrix().and_then(|matrix| matrix.size.cell(*cell)) {
                    self.paint(cell, cx);
                }
            }
            Act::Edit(brush) => {
                let chosen = self.brushes(cx.texts).get(*brush).map(|brush| brush.value.clone());
                self.puts_start = chosen.is_none();
                self.brush = chosen.or(self.brush.take());
                cx.report(Report::NewTurn);
            }
            _ => {}
        }
    }

    fn signal(&mut self, signal: Signal, cx: &mut Context<'_>) -> Taken {
        match signal {
            Signal::Undo => self.step(Sketch::undo, "edit-undone", "edit-nothing-to-undo", cx),
            Signal::Point(cell) => {
                let at = self.matrix().and_then(|matrix| matrix.size.index(cell));
                if let (Some(at), Showing::Board) = (at, self.showing) {
                    cx.report(Report::Focus(ChoiceId(at)));
                }
            }
            Signal::ChangeGame if matches!(self.showing, Showing::Item(_)) => self.show(Showing::Values, cx),
            Signal::ChangeGame if self.showing != Showing::Board => self.choose_part(part::TO_BOARD, cx),
            Signal::ChangeGame => self.leave_or_ask(cx),
            Signal::Quit if self.is_changed() => self.show(Showing::Leaving, cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn shown(&mut self, cx: &mut Context<'_>) {
        self.take_found(cx);
        self.look_at_file(cx);
    }

    fn game(&self) -> Option<String> {
        Some(self.id.clone())
    }
}
