//! The board on a canvas: the painter's parts at whole pixels, and what the pointer is over. Each part is one image,
//! so that the renderer only redraws those that changed (iced draws images one by one).

use super::layout::{Area, Hit, Layout};
use super::looks::{SANS, count, whole};
use super::message::{Message, Under};
use super::motion::Motion;
use super::paint::{AVATARS_APART, Common, Painter, Scene, miniature, portrait};
use super::raster::{Extent, Gallery};
use super::target::presses;
use crate::drawings::{self, Night, Rgb};
use crate::grid::Cell;
use crate::play::{Board, Face};
use crate::shell::{Block, ChoiceId, ChoiceKind, Frame, Look, Page};
use iced::time::Instant;
use iced::widget::canvas::{self, Action, Event, Geometry};
use iced::widget::image::{FilterMethod, Handle};
use iced::{Color, Point, Rectangle, Renderer, Size, alignment, mouse, window};
use std::cell::RefCell;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

/// How strong the trail of a computer's move is at first, and how wide, in cells.
const TRAIL: f32 = 0.7;
const TRAIL_WIDE: f32 = 0.2;
/// The size of the letters at the rim, in parts of its width.
const RIM_LETTER: f32 = 0.72;
/// How strong a piece is drawn where it would go.
const GHOST: f32 = 0.4;

/// What the window keeps between drawings of boards.
pub struct Stage {
    /// Pictures.
    pub gallery: Gallery,
    painter: Painter,
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
    /// How a dark theme shows it.
    night: Option<Night>,
    extent: Extent,
    handle: Handle,
    /// Whether all its pictures were available.
    is_whole: bool,
}

impl Stage {
    /// An empty stage.
    pub fn new(gallery: Gallery) -> Self {
        Self { gallery, painter: Painter::default(), portraits: Vec::new() }
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

    /// A piece of this game by itself, as on a board of this colour before this player, in a rectangle of so many pixels; or a board in
    /// a square as high.
    pub fn portrait(
        &mut self,
        game: &str,
        of: &Likeness,
        (ground, avatar, night): (&str, &str, Option<Night>),
        extent: Extent,
    ) -> Handle {
        let known = self.portraits.iter().find(|kept| {
            let names = (kept.game.as_str(), kept.ground.as_str(), kept.avatar.as_str());
            kept.extent == extent && kept.night == night && names == (game, ground, avatar) && kept.of == *of
        });
        if let Some(kept) = known {
            return kept.handle.clone();
        }
        let awaited = self.gallery.awaited();
        let handle = match of {
            Likeness::Face(face) => portrait(game, face, (ground, avatar, night), extent, &mut self.gallery),
            Likeness::Board(board) => miniature(game, board, (ground, avatar, night), extent.1, &mut self.gallery),
        };
        let is_whole = self.gallery.awaited() == awaited;
        if self.portraits.len() >= MOST_PORTRAITS {
            self.portraits.clear();
        }
        let [game, ground, avatar] = [game, ground, avatar].map(str::to_owned);
        self.portraits.push(Portrait {
            game,
            of: of.clone(),
            ground,
            avatar,
            night,
            extent,
            handle: handle.clone(),
            is_whole,
        });
        handle
    }

    /// How many cells and spots the last drawing repainted.
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
    motion: Option<&'a Motion>,
}

impl<'a> BoardCanvas<'a> {
    /// The board in `block` of `page`, at `scale` pixels of the screen per pixel of the window, at this time of animated
    /// pictures, and with what moves on it.
    pub fn new(
        page: &'a Page,
        block: &'a Block,
        stage: &'a RefCell<Stage>,
        scale: f32,
        (time, motion): (Duration, Option<&'a Motion>),
    ) -> Self {
        Self { page, block, stage, scale: if scale > 0.1 { scale } else { 1.0 }, time, motion }
    }

    /// The colour under the pieces.
    fn ground(&self, board: &Board, written: &str) -> String {
        drawings::paper_ground(written, board.paper, self.page.look.theme)
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

    /// What glides, and what cells showed before they changed, over the board as it is.
    fn draw_motion(&self, layout: &Layout, off: (f32, f32), frame: &mut canvas::Frame) {
        let Some((motion, gone)) = self.motion.and_then(|motion| Some((motion, motion.gone(Instant::now())?))) else {
            return;
        };
        let Block::Board { game, board, colors, avatars, .. } = self.block else { return };
        let area = |index: &usize| {
            let wide = usize::from(board.size.width.max(1));
            let (x, y) = (u8::try_from(index % wide), u8::try_from(index / wide));
            Some(layout.cell_area(Cell::new(x.ok()?, y.ok()?)))
        };
        let avatars = avatars.join(AVATARS_APART);
        let (under, night) = (self.ground(board, &colors.0), Night::of(board.paper, self.page.look.theme));
        let stage = &mut *self.stage.borrow_mut();
        if let Some(left) = motion.trail(Instant::now()) {
            let Rgb([r, g, b]) = drawings::tokens(self.page.look.theme).position;
            let stroke = canvas::Stroke::default()
                .with_color(Color::from_rgba8(r, g, b, left * TRAIL))
                .with_width(layout.cell as f32 / self.scale * TRAIL_WIDE)
                .with_line_cap(canvas::LineCap::Round);
            for glide in &motion.way.glides {
                if let (Some(from), Some(to)) = (area(&glide.from), area(&glide.to)) {
                    let [from, to] = [from, to].map(|area| self.rectangle(area, off).center());
                    frame.stroke(&canvas::Path::line(from, to), stroke);
                }
            }
        }
        let mut put = |face: &Face, ground: &str, (area, whole): (Area, Area), opacity: f32| {
            let extent = (count(whole.width), count(whole.height));
            let handle = stage.portrait(game, &Likeness::Face(face.clone()), (ground, &avatars, night), extent);
            let picture = iced::advanced::image::Image::new(handle).filter_method(FilterMethod::Nearest);
            frame.draw_image(self.rectangle(area, off), picture.opacity(opacity));
        };
        for (index, face) in &motion.way.fades {
            if let Some(area) = area(index) {
                put(face, &under, (area, area), 1.0 - gone);
            }
        }
        for flip in &motion.way.flips {
            let (side, wide) = flip.seen(gone);
            if let Some(area) = area(&flip.cell) {
                let width = whole(area.width as f32 * wide);
                put(side, "", (Area { x: area.x + (area.width - width) / 2, width, ..area }, area), 1.0);
            }
        }
        let between = |from: i32, to: i32| from + whole((to - from) as f32 * gone);
        for glide in &motion.way.glides {
            if let (Some(from), Some(to)) = (area(&glide.from), area(&glide.to)) {
                let area = Area { x: between(from.x, to.x), y: between(from.y, to.y), ..to };
                put(&glide.piece, "", (area, to), 1.0);
            }
        }
    }

    /// Letters below the columns and numbers at the left of the rows, where the game names its squares so.
    fn draw_rim(&self, layout: &Layout, off: (f32, f32), frame: &mut canvas::Frame) {
        let Block::Board { board, .. } = self.block else { return };
        let Some((columns, rows)) = board.rim() else { return };
        let Rgb([r, g, b]) = drawings::tokens(self.page.look.theme).muted;
        let mut put = |words: &String, area: Area| {
            let place = self.rectangle(area, off);
            frame.fill_text(canvas::Text {
                content: words.clone(),
                position: place.center(),
                color: Color::from_rgb8(r, g, b),
                size: (layout.rim as f32 / self.scale * RIM_LETTER).into(),
                font: SANS,
                align_x: alignment::Horizontal::Center.into(),
                align_y: alignment::Vertical::Center,
                ..canvas::Text::default()
            });
        };
        let (outer, rim) = (layout.outer, layout.rim);
        for (x, letter) in (0u8..).zip(&columns) {
            let cell = layout.cell_area(Cell::new(x, 0));
            put(letter, Area { y: outer.y + outer.height, height: rim, ..cell });
        }
        for (y, number) in (0u8..).zip(&rows) {
            let cell = layout.cell_area(Cell::new(0, y));
            put(number, Area { x: outer.x - rim, width: rim, ..cell });
        }
    }

    /// Where the lit move is a step from the position, the piece that would go there, faintly.
    fn draw_ghost(&self, layout: &Layout, off: (f32, f32), frame: &mut canvas::Frame) {
        let Block::Board { game, board, frames, avatars, walks: true, .. } = self.block else { return };
        let lit = self.page.focus.and_then(|id| self.page.choices.get(id.0)).map(|choice| choice.kind);
        let Some(ChoiceKind::Move(_, Some(to))) = lit else { return };
        let Some(from) = frames.iter().position(|frame| *frame == Frame::Position) else { return };
        let wide = usize::from(board.size.width.max(1));
        let apart = |a: usize, b: u8| a.abs_diff(usize::from(b));
        let top = board.faces.get(from).and_then(|face| face.pictures.last());
        let goes = apart(from % wide, to.x) + apart(from / wide, to.y) == 1;
        let Some(top) = top.filter(|_| goes) else { return };
        let ghost = Face { pictures: vec![top.clone()], ..Face::default() };
        let avatars = avatars.join(AVATARS_APART);
        let likeness = Likeness::Face(ghost);
        let night = Night::of(board.paper, self.page.look.theme);
        let area = layout.cell_area(to);
        let extent = (count(area.width), count(area.height));
        let handle = self.stage.borrow_mut().portrait(game, &likeness, ("", &avatars, night), extent);
        let picture = iced::advanced::image::Image::new(handle).filter_method(FilterMethod::Nearest);
        frame.draw_image(self.rectangle(area, off), picture.opacity(GHOST));
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
                #[expect(clippy::indexing_slicing, reason = "there is perhaps a choice for each cell")]
                let choice = board.size.index(cell).and_then(|index| cell_choices[index]);
                Some(Under::Cell(cell, choice))
            }
        }
    }

    fn scene(&self, layout: Layout) -> Option<Scene<'a>> {
        let Block::Board { game, board, frames, cell_choices, colors, avatars, .. } = self.block else { return None };
        let Look { theme, frame_percent, dim_rest, .. } = self.page.look;
        let dims = dim_rest && !self.page.lit.is_empty();
        let lit: HashSet<ChoiceId> = self.page.lit.iter().copied().collect();
        let calm: HashSet<ChoiceId> = self.page.calm.iter().copied().collect();
        let is_lit = |(choice, frame): (&Option<ChoiceId>, &Frame)| {
            let stays = choice.map_or(!dims, |choice| lit.contains(&choice) || !(dims || calm.contains(&choice)));
            stays || matches!(frame, Frame::Hint | Frame::Reason)
        };
        let spot_frames = (0..board.spots.len()).map(|index| match self.spot_choice(index) {
            Some(choice) if self.page.choice(choice).enabled => Frame::Valid,
            _ => Frame::None,
        });
        let on_the_way = self.motion.filter(|motion| motion.gone(Instant::now()).is_some());
        Some(Scene {
            game,
            board: on_the_way.map_or(board.as_ref(), |motion| &motion.way.rest),
            known: on_the_way.is_none().then_some(board),
            frames: frames.iter().map(|frame| without_light(*frame)).collect(),
            spot_frames: spot_frames.collect(),
            lit: if dims || !calm.is_empty() {
                cell_choices.iter().zip(frames).map(is_lit).collect()
            } else {
                vec![true; frames.len()]
            },
            common: Common {
                layout,
                ground: self.ground(board, &colors.0),
                border: colors.1.clone(),
                avatars: avatars.clone(),
                frame_percent,
                theme,
                resting: self.page.resting,
                night: Night::of(board.paper, theme),
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
        if let (Event::Window(window::Event::RedrawRequested(now)), Some(motion)) = (event, self.motion) {
            return motion.next(*now).map(Action::request_redraw_at);
        }
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
        let layout = self.layout(bounds);
        let off = self.off_grid(bounds);
        let Some(scene) = self.scene(layout.clone()) else { return Vec::new() };
        let mut pieces = canvas::Frame::new(renderer, bounds.size());
        self.draw_rim(&layout, off, &mut pieces);
        self.draw_ghost(&layout, off, &mut pieces);
        self.draw_motion(&layout, off, &mut pieces);
        let Stage { gallery, painter, .. } = &mut *self.stage.borrow_mut();
        gallery.begin_page();
        painter.paint(&scene, gallery);
        let mut frame = canvas::Frame::new(renderer, bounds.size());
        for (area, handle) in painter.shown() {
            let picture = iced::advanced::image::Image::new(handle.clone()).filter_method(FilterMethod::Nearest);
            frame.draw_image(self.rectangle(area, off), picture);
        }
        vec![frame.into_geometry(), pieces.into_geometry()]
    }

    fn mouse_interaction(&self, _state: &Self::State, bounds: Rectangle, cursor: mouse::Cursor) -> mouse::Interaction {
        match self.under(bounds, cursor) {
            Some(Under::Choice(_) | Under::Cell(_, Some(_))) => mouse::Interaction::Pointer,
            Some(Under::Cell(_, None)) => mouse::Interaction::NotAllowed,
            None => mouse::Interaction::default(),
        }
    }
}
