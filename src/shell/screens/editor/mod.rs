//! The level editor: a brush, the cells of one of the level's matrices, and a file in which only the painted cells
//! change. Never writes a file itself, and never overwrites the changes of another program unless that is asked for.

mod draw;
mod keep;
mod pages;
mod palette;
mod sketch;

use crate::diag::{Problem, Problems};
use crate::game::{Game, Matrix, Value};
use crate::grid::Cell;
use crate::narrate::Texts;
use crate::shell::content::Content;
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{Notice, NoticeKind, Signal, Sound};
use palette::{Brush, brushes};
use sketch::Sketch;
use std::sync::Arc;

/// What can be chosen only here.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Paints this cell.
    Paint(Cell),
    /// Selects this brush.
    Brush(Value),
    /// Selects the player's start as the brush.
    StartBrush,
    /// Redoes what was undone.
    Redo,
    /// Saves the file.
    Save,
    /// Switches the reach of the brush.
    NextReach,
    /// Continues with a copy of the level.
    NewLevel,
    /// Another page of the editor.
    Show(EditorPage),
    /// Edits this matrix, counted from 0.
    Layer(usize),
    /// Changes the size by this many columns and rows.
    Resize(i8, i8),
    /// Adds this to the shown number.
    Add(i32),
    /// Toggles the shown truth value.
    Toggle,
    /// Leaves, after asking about unsaved changes.
    Leave,
    /// Returns to the board without answering a question.
    Stay,
    /// Saves and leaves.
    SaveAndLeave,
    /// Leaves without saving.
    LeaveUnsaved,
    /// Takes the changes of the other program.
    TakeTheirs,
    /// Keeps the edits made here.
    WriteMine,
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

    /// The cells of a matrix that are painted together with this one, by index row by row.
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
pub enum EditorPage {
    /// The board and the brushes.
    #[default]
    Board,
    /// The matrices to choose from.
    Layers,
    /// The board's size.
    Size,
    /// The items to choose from.
    Values,
    /// One of them, counted from 0.
    Item(usize),
    /// The question whether to leave without saving.
    Leaving,
    /// The question what to do about changes by another program.
    Changed,
}

/// A level that is edited.
#[derive(Debug)]
pub struct Editor {
    id: String,
    level: String,
    game: Option<Arc<Game>>,
    /// The level, or the problem that makes it impossible to edit.
    sketch: Result<Sketch, Problem>,
    /// The index of the edited matrix.
    layer: usize,
    brush: Option<Value>,
    /// The brush is the player's start.
    puts_start: bool,
    reach: Reach,
    showing: EditorPage,
    /// The cell painted last, and the one before it.
    trail: (Option<Cell>, Option<Cell>),
    /// The file of another program that was already reported.
    told: Option<Vec<u8>>,
    /// Leave once the file is written.
    leaves: bool,
    /// The problems of the last check of the game; none before the first.
    found: Option<Problems>,
    /// Whether the level was made here: the author's screen continues with it.
    is_new: bool,
}

impl Editor {
    pub fn new(game: String, level: String, cx: &mut Context<'_>) -> Self {
        let examined = cx.store.examined().map(|found| found.entry).filter(|entry| entry.id == game);
        let known = examined.and_then(|entry| entry.game);
        let known = known.or_else(|| cx.store.game(&game)?.game);
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
            showing: EditorPage::default(),
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

    /// Edits the matrix with this name.
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

    /// The name of a matrix: each of several FINAL has a number.
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
        let layer = self.layer;
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
        self.stay_at(cell, cx);
    }

    /// Keeps scanning or the focus at the painted cell.
    fn stay_at(&self, cell: Cell, cx: &mut Context<'_>) {
        use crate::scan::Method;
        let in_blocks =
            matches!(cx.settings.scan.method, Method::Best | Method::RowColumn | Method::LikelyFirst | Method::Sure);
        let by_hand = !cx.settings.scan.timed;
        if by_hand || !in_blocks {
            cx.report(Report::Focus(cell));
        }
    }

    fn put_start(&mut self, cell: Cell, cx: &mut Context<'_>) {
        let Ok(sketch) = &mut self.sketch else { return };
        let what = [("what", cx.texts.get("edit-start").into()), ("count", 1.into())];
        match sketch.set_start(cell) {
            true => cx.notice(NoticeKind::Result, cx.texts.with("edit-painted", &what)),
            false => cx.notice(NoticeKind::Ignored, cx.texts.with("edit-same", &what)),
        }
        cx.report(Report::Moved);
        self.stay_at(cell, cx);
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

    fn show(&mut self, showing: EditorPage, cx: &mut Context<'_>) {
        self.showing = showing;
        cx.report(Report::NewTurn);
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Paint(cell) => self.paint(cell, cx),
            Choice::Brush(value) => {
                self.puts_start = false;
                self.brush = Some(value);
                cx.report(Report::NewTurn);
            }
            Choice::StartBrush => {
                self.puts_start = true;
                cx.report(Report::NewTurn);
            }
            Choice::Redo => self.step(Sketch::redo, "edit-redone", "edit-nothing-to-redo", cx),
            Choice::Save => self.save(cx),
            Choice::NextReach => self.reach = self.reach.next(),
            Choice::NewLevel => self.new_level(cx),
            Choice::Show(showing) => self.show(showing, cx),
            Choice::Layer(layer) => {
                self.take_layer(layer, cx.texts);
                self.show(EditorPage::Board, cx);
            }
            Choice::Resize(columns, rows) => self.resize((columns, rows), cx),
            Choice::Add(number) => self.add(number, cx),
            Choice::Toggle => self.toggle(cx),
            Choice::Leave => self.leave_or_ask(cx),
            Choice::Stay => {
                self.leaves = false;
                self.show(EditorPage::Board, cx);
            }
            Choice::SaveAndLeave => {
                self.leaves = true;
                self.save(cx);
            }
            Choice::LeaveUnsaved => self.go_back(cx),
            Choice::TakeTheirs => self.take_theirs(cx),
            Choice::WriteMine => self.write_mine(cx),
        }
    }

    fn signal(&mut self, signal: Signal, cx: &mut Context<'_>) -> Taken {
        match signal {
            Signal::Undo => self.step(Sketch::undo, "edit-undone", "edit-nothing-to-undo", cx),
            Signal::Point(cell) => cx.report(Report::Focus(cell)),
            Signal::ChangeGame if matches!(self.showing, EditorPage::Item(_)) => self.show(EditorPage::Values, cx),
            Signal::ChangeGame if self.showing != EditorPage::Board => self.choose(Choice::Stay, cx),
            Signal::ChangeGame => self.leave_or_ask(cx),
            Signal::Quit if self.is_changed() => self.show(EditorPage::Leaving, cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }
}

impl Screen for Editor {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "editor"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        self.draw(view)
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(choice) => self.choose(choice, cx),
            Input::Signal(signal, _) => return self.signal(signal, cx),
            Input::Shown | Input::World => {
                self.take_found(cx);
                self.look_at_file(cx);
            }
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn game(&self) -> Option<String> {
        Some(self.id.clone())
    }
}
