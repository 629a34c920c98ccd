//! The board on a canvas: the painter's strips at whole pixels, and what the pointer is over. Each strip is one image,
//! so that the renderer only redraws those that changed (iced draws images one by one).

use super::layout::{Area, Hit, Layout};
use super::looks::{parse_color, whole};
use super::message::{Message, Under};
use super::paint::{Common, Painter, Scene, miniature, portrait};
use super::raster::Gallery;
use super::target::presses;
use crate::drawings;
use crate::play::{Board, Face};
use crate::shell::{Block, ChoiceId, ChoiceKind, Frame, Look, Page};
use iced::widget::canvas::{self, Action, Event, Geometry};
use iced::widget::image::{FilterMethod, Handle};
use iced::{Color, Point, Rectangle, Renderer, Size, mouse};
use std::cell::RefCell;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

/// What the window keeps between drawings of boards.
pub struct Stage {
    /// Pictures.
    pub gallery: Gallery,
    painter: Painter,
    ground: canvas::Cache,
    ground_of: Option<(Layout, String, String)>,
    portraits: Vec<Portrait>,
}

/// How many pieces drawn beside a board are kept.
const MOST_PORTRAITS: usize = 1_000;

/// What is drawn by itself.
#[derive(Clone, PartialEq)]
pub enum Likeness {
    /// A piece.
    Face(Face),
    /// A whole board.
    Board(Arc<Board>),
}

/// A piece or a board drawn by itself.
struct Portrait {
    game: String,
    of: Likeness,
    ground: String,
    avatar: String,
    side: u32,
    handle: Handle,
    /// Whether all its pictures were available.
    is_whole: bool,
}

impl Stage {
    /// An empty stage.
    pub fn new(gallery: Gallery) -> Self {
        Self {
            gallery,
            painter: Painter::default(),
            ground: canvas::Cache::new(),
            ground_of: None,
            portraits: Vec::new(),
        }
    }

    /// Reads all pictures again.
    pub fn pictures_changed(&mut self) {
        self.gallery.forget();
        self.painter = Painter::default();
        self.portraits.clear();
    }

    /// Uses the pictures that have been drawn since; what was shown without them is redrawn.
    pub fn pictures_drawn(&mut self) {
        self.gallery.arrive();
        self.portraits.retain(|portrait| portrait.is_whole);
    }

    /// A piece or a board of this game by itself, as on a board of this colour before this player, in a square of `side` pixels.
    pub fn portrait(&mut self, game: &str, of: &Likeness, (ground, avatar): (&str, &str), side: u32) -> Handle {
        let known = self.portraits.iter().find(|kept| {
            let names = (kept.game.as_str(), kept.ground.as_str(), kept.avatar.as_str());
            kept.side == side && names == (game, ground, avatar) && kept.of == *of
        });
        if let Some(kept) = known {
            return kept.handle.clone();
        }
        let awaited = self.gallery.awaited();
        let handle = match of {
            Likeness::Face(face) => portrait(game, face, (ground, avatar), side, &mut self.gallery),
            Likeness::Board(board) => miniature(game, board, (ground, avatar), side, &mut self.gallery),
        };
        let is_whole = self.gallery.awaited() == awaited;
        if self.portraits.len() >= MOST_PORTRAITS {
            self.portraits.clear();
        }
        let [game, ground, avatar] = [game, ground, avatar].map(str::to_owned);
        self.portraits.push(Portrait { game, of: of.clone(), ground, avatar, side, handle: handle.clone(), is_whole });
        handle
    }

    /// How many strips the last drawing repainted.
    pub fn painted(&self) -> usize {
        self.painter.painted()
    }
}

/// The board of a page.
pub struct BoardCanvas<'a> {
    page: &'a Page,
    block: &'a Block,
    stage: &'a RefCell<Stage>,
    scale: f32,
    time: Duration,
}

impl<'a> BoardCanvas<'a> {
    /// The board in `block` of `page`, at `scale` pixels of the screen per pixel of the window.
    pub fn new(page: &'a Page, block: &'a Block, stage: &'a RefCell<Stage>, scale: f32, time: Duration) -> Self {
        Self { page, block, stage, scale: if scale > 0.1 { scale } else { 1.0 }, time }
    }

    fn layout(&self, bounds: Rectangle) -> Layout {
        let Block::Board { board, widths, .. } = self.block else { return Layout::default() };
        Layout::new(board, *widths, whole(bounds.width * self.scale), whole(bounds.height * self.scale))
    }

    /// How far the canvas is off the pixel grid of the screen, in pixels of the window.
    fn off_grid(&self, bounds: Rectangle) -> (f32, f32) {
        let off = |v: f32| ((v * self.scale).round() - v * self.scale) / self.scale;
        (off(bounds.x), off(bounds.y))
    }

    fn rectangle(&self, area: Area, off: (f32, f32)) -> Rectangle {
        // a little more than the whole number, since the renderer truncates fractions
        let place = |v: i32, off: f32| (v as f32 + 0.01) / self.scale + off;
        Rectangle::new(
            Point::new(place(area.x, off.0), place(area.y, off.1)),
            Size::new(area.width as f32 / self.scale, area.height as f32 / self.scale),
        )
    }

    fn spot_choice(&self, index: usize) -> Option<ChoiceId> {
        let Block::Board { board, .. } = self.block else { return None };
        let wanted = board.spots.get(index)?.chosen_by?;
        let stands_for = |kind: ChoiceKind| matches!(kind, ChoiceKind::Move(m, _) if m == wanted);
        self.page.choices.iter().position(|c| stands_for(c.kind)).map(ChoiceId)
    }

    fn under(&self, bounds: Rectangle, cursor: mouse::Cursor) -> Option<Under> {
        let at = cursor.position_in(bounds)?;
        let (dx, dy) = self.off_grid(bounds);
        let hit = self.layout(bounds).hit(whole((at.x - dx) * self.scale), whole((at.y - dy) * self.scale))?;
        match hit {
            Hit::Spot(index) => self.spot_choice(index).map(Under::Choice),
            Hit::Cell(cell) => {
                let Block::Board { board, cell_choices, .. } = self.block else { return None };
                let choice = board.size.index(cell).and_then(|i| cell_choices.get(i).copied().flatten());
                Some(Under::Cell(cell, choice))
            }
        }
    }

    fn scene(&self, layout: Layout) -> Option<Scene<'a>> {
        let Block::Board { game, board, frames, cell_choices, colors, avatars, .. } = self.block else { return None };
        let Look { theme, frame_percent, dim_rest, .. } = self.page.look;
        let dims = dim_rest && !self.page.lit.is_empty();
        let lit: HashSet<ChoiceId> = self.page.lit.iter().copied().collect();
        let is_lit = |(choice, frame): (&Option<ChoiceId>, &Frame)| {
            *frame == Frame::Hint || choice.is_some_and(|choice| lit.contains(&choice))
        };
        let spot_frames = (0..board.spots.len()).map(|index| match self.spot_choice(index) {
            Some(choice) if self.page.choices.get(choice.0).is_some_and(|c| c.enabled) => Frame::Valid,
            _ => Frame::None,
        });
        Some(Scene {
            game,
            board,
            frames: frames.iter().map(|frame| without_light(*frame)).collect(),
            spot_frames: spot_frames.collect(),
            lit: if dims { cell_choices.iter().zip(frames).map(is_lit).collect() } else { Vec::new() },
            common: Common {
                layout,
                ground: drawings::board_ground(&colors.0, theme),
                avatars: avatars.clone(),
                frame_percent,
                theme,
                resting: self.page.resting,
            },
            time: self.time,
        })
    }
}

/// The frame of a cell without the light, whose ring is drawn above the board.
fn without_light(frame: Frame) -> Frame {
    match frame {
        Frame::FocusedValid => Frame::None,
        Frame::CancelSelection => Frame::Position,
        other => other,
    }
}

impl canvas::Program<Message> for BoardCanvas<'_> {
    type State = ();

    fn update(
        &self,
        _state: &mut Self::State,
        event: &Event,
        bounds: Rectangle,
        cursor: mouse::Cursor,
    ) -> Option<Action<Message>> {
        if let Event::Mouse(mouse::Event::CursorMoved { position }) = event {
            return self.under(bounds, cursor).map(|under| Action::publish(Message::Over(under, *position)));
        }
        let by = presses(event)?;
        self.under(bounds, cursor).map(|under| Action::publish(Message::Press(Some(under), by)).and_capture())
    }

    fn draw(
        &self,
        _state: &Self::State,
        renderer: &Renderer,
        _theme: &iced::Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let Block::Board { board, colors, .. } = self.block else { return Vec::new() };
        let under = drawings::board_ground(&colors.0, self.page.look.theme);
        let layout = self.layout(bounds);
        let off = self.off_grid(bounds);
        let Some(scene) = self.scene(layout.clone()) else { return Vec::new() };
        let Stage { gallery, painter, ground, ground_of, .. } = &mut *self.stage.borrow_mut();
        gallery.begin_page();
        painter.paint(&scene, gallery);
        let key = Some((layout.clone(), under.clone(), colors.1.clone()));
        if *ground_of != key {
            ground.clear();
            *ground_of = key;
        }
        let outer = self.rectangle(layout.outer, off);
        let behind = ground.draw(renderer, bounds.size(), |frame| {
            let grey = Color::from_rgb8(128, 128, 128);
            frame.fill_rectangle(outer.position(), outer.size(), parse_color(&colors.1, grey));
            let border = layout.border as f32 / self.scale;
            let inner = outer.shrink(border);
            frame.fill_rectangle(inner.position(), inner.size(), parse_color(&under, grey));
        });
        let mut frame = canvas::Frame::new(renderer, bounds.size());
        let mut put = |area: Area, handle: &iced::widget::image::Handle| {
            let picture = iced::advanced::image::Image::new(handle.clone()).filter_method(FilterMethod::Nearest);
            frame.draw_image(self.rectangle(area, off), picture);
        };
        for y in 0..board.size.height {
            if let Some(handle) = painter.row(y) {
                put(layout.row_area(y), handle);
            }
        }
        for (index, area) in layout.spots.iter().enumerate() {
            if let Some(handle) = painter.spot(index) {
                put(*area, handle);
            }
        }
        vec![behind, frame.into_geometry()]
    }

    fn mouse_interaction(&self, _state: &Self::State, bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        match self.under(bounds, cursor) {
            Some(Under::Choice(_) | Under::Cell(_, Some(_))) => mouse::Interaction::Pointer,
            Some(Under::Cell(_, None)) => mouse::Interaction::NotAllowed,
            None => mouse::Interaction::default(),
        }
    }
}
