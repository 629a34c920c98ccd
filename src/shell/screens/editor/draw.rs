//! The page of the editor: the board with a choice for every cell, the brushes beside it, and the actions. Only reads.

use super::palette::board;
use super::{Choice, Editor, EditorPage};
use crate::game::{Matrix, Value};
use crate::grid::Cell;
use crate::narrate::{self, Texts};
use crate::play::{Face, Move, Outcome};
use crate::scan::{ItemRole, ScanItem, ScreenPlace};
use crate::shell::content::{Content, Offer};
use crate::shell::context::View;
use crate::shell::screens::author::{findings, inner};
use crate::shell::settings::color_word;
use crate::shell::{Block, ChoiceId, ChoiceKind, Frame, Resolved, RowPicture, Signal, Standing, Zone};
use az::SaturatingAs;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Brushes per row, for arrows and for row scanning.
const ABREAST: usize = 2;
/// The weight of a cell far from the one painted last, near it, next to it, and next in the same direction.
const WEIGHTS: [u32; 4] = [2, 4, 12, 24];
/// The weight of a brush.
const BRUSH_WEIGHT: u32 = 4;

impl Editor {
    pub(super) fn draw(&self, view: &View<'_>) -> Content<Choice> {
        match (&self.sketch, self.showing) {
            (Err(problem), _) => super::pages::hindered(view, problem),
            (Ok(_), EditorPage::Board) => self.desk(view),
            (Ok(_), EditorPage::Layers) => self.layers(view),
            (Ok(_), EditorPage::Size) => self.size(view),
            (Ok(_), EditorPage::Values) => self.values(view),
            (Ok(_), EditorPage::Item(item)) => self.item(view, item),
            (Ok(_), EditorPage::Leaving) => self.leaving(view),
            (Ok(_), EditorPage::Changed) => self.changed(view),
        }
    }

    fn desk(&self, view: &View<'_>) -> Content<Choice> {
        let mut content = Content::default();
        let Some(matrix) = self.matrix() else { return content };
        self.cells(view, matrix, &mut content);
        let what = [("matrix", self.layer_name(self.layer).into()), ("brush", self.brush_label(view.texts).into())];
        let mut status = view.texts.with("edit-status", &what);
        if self.is_changed() {
            status = format!("{status} · {}", view.texts.get("edit-unsaved"));
        }
        content.text(status);
        self.palette(view, &mut content);
        self.menu(view, &mut content);
        self.facts(view, matrix, &mut content);
        content.standing = Some(Standing {
            game: self.id.clone(),
            level: self.level.clone(),
            number: self.sketch.as_ref().map_or(0, |s| s.steps().saturating_as()),
            outcome: Outcome::Playing,
            turn: None,
        });
        content
    }

    /// The board with a choice for every cell.
    fn cells(&self, view: &View<'_>, matrix: &Matrix, content: &mut Content<Choice>) {
        let Some(block) = self.board_block(view, matrix) else { return };
        if let Block::Board { board, .. } = &block {
            let mut labels = Labels::new(view.texts);
            let [column, row] = PLACE;
            let brush = self.brush_label(view.texts);
            let args = [("what", brush.into()), ("column", column.into()), ("row", row.into())];
            let press = view.texts.with("edit-press", &args);
            for (cell, face) in matrix.size.cells().zip(&board.faces) {
                let kind = ChoiceKind::Move(Move::Cell(cell), Some(cell));
                let mut offer =
                    Offer::new(kind, labels.of(face, cell), Choice::Paint(cell)).about(placed(&press, cell));
                let place = ScreenPlace { row: u16::from(cell.y), column: u16::from(cell.x) };
                offer.item = ScanItem { place, weight: self.weight(cell), ..ScanItem::default() };
                content.offer(offer);
            }
        }
        let all = (0..matrix.size.area()).map(|index| Some(ChoiceId(index))).collect();
        content.block(Zone::Main, with_choices(block, all));
    }

    /// The board without choices.
    #[expect(clippy::indexing_slicing, reason = "there is a frame for each cell of the matrix")]
    pub(super) fn board_block(&self, view: &View<'_>, matrix: &Matrix) -> Option<Block> {
        let (sketch, game) = (self.sketch.as_ref().ok()?, self.game.as_deref());
        let (board, mut frames) = board(view.texts, game, sketch.layout(), matrix);
        let start = sketch.start().filter(|_| self.has_start()).and_then(|cell| matrix.size.index(cell));
        if let Some(start) = start {
            frames[start] = Frame::Position;
        }
        let game_settings = game.map(|game| &game.settings).cloned().unwrap_or_default();
        let resolved = Resolved::new(view.settings, &game_settings);
        let look = &game_settings.look;
        Some(Block::Board {
            game: self.id.clone(),
            board: Arc::new(board),
            frames,
            cell_choices: vec![None; matrix.size.area()],
            widths: (look.margin, look.border, look.padding),
            colors: (color_word(resolved.board_color), color_word(resolved.border_color)),
            avatars: view.player.map(|p| vec![p.profile.avatar.clone()]).unwrap_or_default(),
            walks: false,
        })
    }

    /// The weight of a cell: highest for the one that continues in the same direction.
    fn weight(&self, cell: Cell) -> u32 {
        let [far, near, beside, on] = WEIGHTS;
        let Some(last) = self.trail.0 else { return far };
        let step = |from: Cell, to: Cell| (i16::from(to.x) - i16::from(from.x), i16::from(to.y) - i16::from(from.y));
        let (dx, dy) = step(last, cell);
        let before = self.trail.1.map(|before| step(before, last));
        match dx.abs() + dy.abs() {
            1 if before == Some((dx, dy)) => on,
            1 => beside,
            2 | 3 => near,
            _ => far,
        }
    }

    fn palette(&self, view: &View<'_>, content: &mut Content<Choice>) {
        content.block(Zone::Side, Block::Text(view.texts.get("edit-brushes")));
        let grounds = content.blocks.iter().find_map(|(_, block)| match block {
            Block::Board { colors, .. } => Some(colors.0.clone()),
            _ => None,
        });
        let ground = grounds.unwrap_or_default();
        let avatar = view.player.map(|player| player.profile.avatar.clone()).unwrap_or_default();
        let brushes = self.brushes(view.texts).into_iter().map(|brush| {
            let is_on = !self.puts_start && Some(&brush.value) == self.brush.as_ref();
            let name = match &brush.value {
                Value::Text(name) => format!("brush {}", name.written()),
                Value::Int(number) => format!("brush {number}"),
                Value::Bool(truth) => format!("brush {truth}"),
            };
            let mut offer = Offer::button(brush.label, Choice::Brush(brush.value)).named(&name).on(is_on);
            offer.item.weight = BRUSH_WEIGHT;
            (
                offer,
                RowPicture::Face {
                    game: self.id.clone(),
                    face: brush.face,
                    ground: ground.clone(),
                    avatar: avatar.clone(),
                },
            )
        });
        content.gallery(Zone::Side, ABREAST, brushes.collect());
        if self.has_start() {
            let start = Offer::button(view.texts.get("edit-start"), Choice::StartBrush).on(self.puts_start);
            content.buttons(Zone::Side, vec![start]);
        }
    }

    /// Whether the player's start is shown and can be moved: together with the pieces at the start of the level.
    fn has_start(&self) -> bool {
        self.matrix().is_some_and(|matrix| matrix.name.key() == "state")
    }

    fn menu(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        let own = |id: &str, choice: Choice| Offer::button(t.get(id), choice).named(id).in_menu();
        let signal = |id: &str, signal: Signal| Offer::signal(t.get(id), signal).in_menu();
        let (can_undo, can_redo) = self.sketch.as_ref().map_or((false, false), super::Sketch::can);
        let layer = [("name", self.layer_name(self.layer).into())];
        let offers = vec![
            signal("edit-undo", Signal::Undo).enabled(can_undo),
            own("edit-redo", Choice::Redo).enabled(can_redo),
            own("save", Choice::Save).enabled(self.is_changed()),
            Offer::button(t.with("edit-layer", &layer), Choice::Show(EditorPage::Layers)).named("edit-layer").in_menu(),
            own(self.reach.id(), Choice::NextReach),
            own("edit-size", Choice::Show(EditorPage::Size)),
            own("edit-values", Choice::Show(EditorPage::Values)),
            own("new-level", Choice::NewLevel),
            Offer::cancel(t.get("edit-leave"), Choice::Leave).named("leave").role(ItemRole::Menu),
            signal("slower", Signal::Slower).near(),
            signal("faster", Signal::Faster),
            signal("settings", Signal::Settings),
            signal("help", Signal::Help),
            signal("quit", Signal::Quit),
        ];
        content.buttons(Zone::Top, offers);
    }

    fn facts(&self, view: &View<'_>, matrix: &Matrix, content: &mut Content<Choice>) {
        let t = view.texts;
        let file = self.sketch.as_ref().map(|sketch| sketch.file().to_owned()).unwrap_or_default();
        let inner = inner(&self.id, &file);
        let size = [("width", u16::from(matrix.size.width).into()), ("height", u16::from(matrix.size.height).into())];
        let lines = vec![
            (t.get("panel-level"), self.level.clone()),
            (t.get("edit-matrix"), self.layer_name(self.layer)),
            (t.get("edit-size"), t.with("edit-columns-rows", &size)),
            (t.get("edit-file"), inner.to_owned()),
        ];
        content.panel(Zone::Side, lines);
        content.block(Zone::Side, findings(view, &self.id, self.found.as_ref()));
    }
}

fn with_choices(mut block: Block, choices: Vec<Option<ChoiceId>>) -> Block {
    if let Block::Board { cell_choices, .. } = &mut block {
        *cell_choices = choices;
    }
    block
}

/// The labels of cells: one sentence for each different content, in which only the place changes. A board may have
/// 40,000 cells, and making a sentence takes longer than filling one in.
struct Labels {
    texts: Texts,
    sentences: BTreeMap<String, String>,
}

/// Placeholders for the column and the row in a sentence.
const PLACE: [&str; 2] = ["\u{1}", "\u{2}"];

impl Labels {
    fn new(texts: Texts) -> Self {
        Self { texts, sentences: BTreeMap::new() }
    }

    fn of(&mut self, face: &Face, cell: Cell) -> String {
        let what = narrate::face_label(self.texts, face);
        let texts = self.texts;
        let [column, row] = PLACE;
        let sentence = self.sentences.entry(what).or_insert_with_key(|what| {
            let args = [("what", what.into()), ("column", column.into()), ("row", row.into())];
            texts.with("move-cell", &args)
        });
        placed(sentence, cell)
    }
}

/// The sentence with the column and the row of a cell, counted from 1.
fn placed(sentence: &str, cell: Cell) -> String {
    let [column, row] = PLACE;
    let place = |at: u8| (u16::from(at) + 1).to_string();
    sentence.replace(column, &place(cell.x)).replace(row, &place(cell.y))
}
