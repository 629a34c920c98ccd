//! Paints a board in parts, each some neighbouring cells of a row: only those that changed are repainted, so that the renderer
//! knows which parts of the window are unchanged. Decides nothing: shows what the page says.

use super::layout::{Area, Layout};
use super::looks::{Colors, count, parse_color};
use super::raster::{Extent, Gallery, Source, into_handle, put};
use crate::drawings::{self, Night};
use crate::game::Rotation;
use crate::grid::Cell;
use crate::play::{Board, Face, Mark, Picture};
use crate::shell::{Frame, Theme};
use az::SaturatingAs;
use iced::Color;
use iced::widget::image::Handle;
use resvg::tiny_skia::{self, Pixmap};
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;

/// Everything that a board's pixels depend on.
pub struct Scene<'a> {
    /// The game's folder name.
    pub game: &'a str,
    /// The board.
    pub board: &'a Board,
    /// The same board, where nothing on it is on its way: known again without a look at its cells.
    pub known: Option<&'a Arc<Board>>,
    /// A frame for each cell.
    pub frames: Vec<Frame>,
    /// A frame for each spot.
    pub spot_frames: Vec<Frame>,
    /// Which cells are lit while the rest is dimmed; all of them if nothing is dimmed.
    pub lit: Vec<bool>,
    /// What all parts have in common.
    pub common: Common,
    /// The time within animations.
    pub time: Duration,
}

/// Properties that affect the whole board.
#[derive(Debug, Clone, PartialEq)]
pub struct Common {
    /// The layout of the cells.
    pub layout: Layout,
    /// The colour behind the pieces, `#rrggbb`.
    pub ground: String,
    /// The colour of the frame around the board, likewise.
    pub border: String,
    /// Avatars by seat.
    pub avatars: Vec<String>,
    /// Width of frames in percent of a cell.
    pub frame_percent: u8,
    /// Colours of frames.
    pub theme: Theme,
    /// Whether everything is dimmed.
    pub resting: bool,
    /// How pictures of ink on paper are shown; none where they are shown as they are.
    pub night: Option<Night>,
}

/// A painted part of a board.
struct Part {
    area: Area,
    faces: Vec<Face>,
    frames: Vec<Frame>,
    lit: Vec<bool>,
    time: Option<Duration>,
    /// If pictures were missing: how many had arrived by then.
    awaits: Option<u64>,
    handle: Handle,
}

/// The parts of a board as last painted.
#[derive(Default)]
pub struct Painter {
    game: String,
    common: Option<Common>,
    board: Option<Arc<Board>>,
    parts: Vec<(u8, Range<u8>)>,
    cells: Vec<Option<Part>>,
    spots: Vec<Option<Part>>,
    painted: usize,
}

impl Painter {
    /// Repaints what changed; [`Painter::painted`] says how many cells and spots that were.
    #[expect(clippy::indexing_slicing, reason = "a scene has a face, a frame and a light for each cell of its board")]
    pub fn paint(&mut self, scene: &Scene<'_>, gallery: &mut Gallery) {
        let layout = &scene.common.layout;
        if self.common.as_ref() != Some(&scene.common) || self.game != scene.game {
            self.common = Some(scene.common.clone());
            scene.game.clone_into(&mut self.game);
            self.parts = (0..scene.board.size.height)
                .flat_map(|y| layout.parts(y).into_iter().map(move |columns| (y, columns)))
                .collect();
            self.cells.clear();
            self.spots.clear();
        }
        let is_same = matches!((&self.board, scene.known), (Some(old), Some(new)) if Arc::ptr_eq(old, new));
        self.board = scene.known.cloned();
        self.painted = 0;
        self.cells.resize_with(self.parts.len(), || None);
        self.spots.resize_with(scene.board.spots.len(), || None);
        let wide = usize::from(scene.board.size.width);
        for ((y, columns), kept) in self.parts.iter().zip(self.cells.iter_mut()) {
            let start = usize::from(*y) * wide;
            let cells = start + usize::from(columns.start)..start + usize::from(columns.end);
            let wanted = WantedPart {
                faces: &scene.board.faces[cells.clone()],
                frames: &scene.frames[cells.clone()],
                lit: &scene.lit[cells],
                is_same,
                of: Of::Cells(*y, columns.clone()),
            };
            self.painted += wanted.refresh(kept, scene, gallery);
        }
        let spots = scene.board.spots.iter().zip(&layout.spots).zip(&scene.spot_frames);
        for (kept, ((spot, area), frame)) in self.spots.iter_mut().zip(spots) {
            let (faces, frames) = (std::slice::from_ref(&spot.face), std::slice::from_ref(frame));
            let wanted = WantedPart { faces, frames, lit: &[true], is_same, of: Of::Spot(*area) };
            self.painted += wanted.refresh(kept, scene, gallery);
        }
    }

    /// Where everything is.
    pub fn shown(&self) -> impl Iterator<Item = (Area, &Handle)> {
        self.cells.iter().chain(&self.spots).flatten().map(|part| (part.area, &part.handle))
    }

    /// How many cells and spots the last call repainted.
    pub fn painted(&self) -> usize {
        self.painted
    }
}

/// What a part shows.
enum Of {
    /// These cells of a row.
    Cells(u8, Range<u8>),
    /// A spot, in this place.
    Spot(Area),
}

/// The part that should be shown.
struct WantedPart<'a> {
    faces: &'a [Face],
    frames: &'a [Frame],
    lit: &'a [bool],
    /// Whether the faces are those of the board before.
    is_same: bool,
    of: Of,
}

impl WantedPart<'_> {
    fn is_shown_by(&self, part: &Part, time: Duration, arrivals: u64) -> bool {
        part.awaits.is_none_or(|before| before == arrivals)
            && part.frames == self.frames
            && part.lit == self.lit
            && part.time.is_none_or(|t| t == time)
            && (self.is_same || part.faces == self.faces)
    }

    /// Paints the part if it differs from the previous one; returns how many cells or spots that were.
    fn refresh(&self, kept: &mut Option<Part>, scene: &Scene<'_>, gallery: &mut Gallery) -> usize {
        if kept.as_ref().is_some_and(|part| self.is_shown_by(part, scene.time, gallery.arrivals())) {
            return 0;
        }
        let layout = &scene.common.layout;
        let area = match &self.of {
            Of::Cells(y, columns) => layout.part_area(*y, columns),
            Of::Spot(area) => *area,
        };
        let Some(mut pixels) = Pixmap::new(count(area.width).max(1), count(area.height).max(1)) else { return 0 };
        let places: Vec<Area> = match &self.of {
            Of::Spot(_) => vec![Area { x: 0, y: 0, ..area }],
            Of::Cells(y, columns) => {
                let grey = Color::from_rgb8(128, 128, 128);
                pixels.fill(into_skia(parse_color(&scene.common.border, grey)));
                let ground = parse_color(&scene.common.ground, grey);
                fill(&mut pixels, layout.inner().within(area), ground);
                columns.clone().map(|x| layout.cell_area(Cell::new(x, *y)).within(area)).collect()
            }
        };
        let mut moves = false;
        let awaited = gallery.awaited();
        for (((face, frame), lit), at) in self.faces.iter().zip(self.frames).zip(self.lit).zip(places) {
            // what stands beside the board lies on nothing
            let is_beside = matches!(self.of, Of::Spot(_));
            let night = scene.common.night.filter(|night| !is_beside || !night.is_of_board());
            let mut brush = Brush { pixels: &mut pixels, gallery, scene, at, night };
            brush.leave_out(face);
            moves |= brush.face(face);
            if scene.common.resting || !lit {
                brush.dim();
            }
            brush.frame(*frame);
        }
        let awaits = (gallery.awaited() > awaited).then(|| gallery.arrivals());
        // until its pictures have arrived, what was there before stays: a part without them would flash
        let before = kept.take().filter(|part| awaits.is_some() && part.area == area);
        *kept = Some(Part {
            area,
            faces: self.faces.to_vec(),
            frames: self.frames.to_vec(),
            lit: self.lit.to_vec(),
            time: moves.then_some(scene.time),
            awaits,
            handle: before.map_or_else(|| into_handle(pixels), |part| part.handle),
        });
        self.faces.len()
    }
}

fn fill(pixels: &mut Pixmap, Area { x, y, width, height }: Area, color: Color) {
    let mut paint = tiny_skia::Paint::default();
    paint.set_color(into_skia(color));
    if let Some(rect) = tiny_skia::Rect::from_xywh(x as f32, y as f32, width as f32, height as f32) {
        pixels.fill_rect(rect, &paint, tiny_skia::Transform::identity(), None);
    }
}

/// Paints one cell.
struct Brush<'a, 'b> {
    pixels: &'a mut Pixmap,
    gallery: &'a mut Gallery,
    scene: &'a Scene<'b>,
    /// Its place in the part.
    at: Area,
    /// How a dark theme shows the pictures that are painted now.
    night: Option<Night>,
}

impl Brush<'_, '_> {
    /// Pictures of the game fill the cell, those of the program's own the largest square in the middle of it.
    fn picture(&mut self, source: &Source, rotation: Rotation) -> bool {
        let at = if matches!(source, Source::Piece { .. }) { self.at } else { self.square() };
        self.fill_with(source, at, rotation)
    }

    fn fill_with(&mut self, source: &Source, at: Area, rotation: Rotation) -> bool {
        let extent = match rotation {
            Rotation::None | Rotation::Half => (count(at.width), count(at.height)),
            Rotation::Quarter | Rotation::ThreeQuarters => (count(at.height), count(at.width)),
        };
        let mut drawn = self.gallery.picture(source, extent, self.scene.time);
        if let (Some(night), Source::Piece { .. }) = (self.night, source) {
            drawn = self.gallery.darkened(&drawn, night);
        }
        put(&mut self.pixels.as_mut(), &drawn, at.x, at.y, rotation);
        self.gallery.cycle(source).is_some()
    }

    /// The largest square in the middle of the cell.
    fn square(&self) -> Area {
        let Area { x, y, width, height } = self.at;
        let side = width.min(height);
        Area { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side }
    }

    /// A cell that shows nothing, such as the corners outside a warehouse, does not belong to the board: it gets the
    /// colour of the window.
    fn leave_out(&mut self, face: &Face) {
        let theme = self.scene.common.theme;
        let shows_all = theme == Theme::Light || self.scene.common.night.is_some();
        if shows_all || !face.symbol.trim().is_empty() || face.border || self.scene.board.size.area() == 0 {
            return;
        }
        let shows_nothing = face.pictures.iter().all(|picture| match self.source(picture) {
            (source @ Source::Piece { .. }, _) => {
                let extent = (count(self.at.width), count(self.at.height));
                let drawn = self.gallery.picture(&source, extent, self.scene.time);
                drawn.data().iter().all(|byte| *byte == 0)
            }
            _ => false,
        });
        if shows_nothing {
            self.fill(Colors::of(theme).ground);
        }
    }

    /// Fills the cell.
    fn fill(&mut self, color: Color) {
        fill(self.pixels, self.at, color);
    }

    /// Paints all layers; returns whether one of them is animated.
    fn face(&mut self, face: &Face) -> bool {
        let mut moves = false;
        let night = self.night;
        for (index, picture) in face.pictures.iter().enumerate() {
            self.night = night.filter(|night| index == 0 || !night.is_of_board());
            let (source, rotation) = self.source(picture);
            moves |= self.picture(&source, rotation);
            if let Picture::Mark(mark) = picture {
                moves |= self.inside(mark);
            }
        }
        if face.border {
            self.fill_with(&Source::Drawing(drawings::BORDER.to_owned()), self.at, Rotation::None);
        }
        moves
    }

    /// Paints the picture in a mark, if it has one; returns whether it is animated.
    fn inside(&mut self, mark: &Mark) -> bool {
        let Some(name) = &mark.picture else { return false };
        let source = Source::Piece { game: self.scene.game.to_owned(), name: name.clone() };
        // the square inside the circle, slightly over its corners
        let Area { x: left, y: top, width: side, .. } = self.square();
        let half = i32::from(mark.radius) * side * 78 / 100_000;
        let (x, y) = (i32::from(mark.at.0) * side / 1000, i32::from(mark.at.1) * side / 1000);
        let drawn = self.gallery.picture(&source, (count(half * 2), count(half * 2)), self.scene.time);
        put(&mut self.pixels.as_mut(), &drawn, left + x - half, top + y - half, Rotation::None);
        self.gallery.cycle(&source).is_some()
    }

    fn source(&self, picture: &Picture) -> (Source, Rotation) {
        match picture {
            Picture::File { name, rotation } => {
                (Source::Piece { game: self.scene.game.to_owned(), name: name.clone() }, *rotation)
            }
            Picture::Avatar { player, rotation } => {
                let seat = usize::from(*player).saturating_sub(1);
                // an empty seat has a picture too
                let name = match self.scene.common.avatars.get(seat) {
                    Some(avatar) => avatar.as_str(),
                    None => "star",
                };
                (Source::Avatar(name.to_owned()), *rotation)
            }
            drawn => (Source::Drawing(drawings::layer(drawn).unwrap_or_default()), Rotation::None),
        }
    }

    fn frame(&mut self, frame: Frame) {
        let Common { frame_percent, theme, ref layout, .. } = self.scene.common;
        let hundredths = |length: i32| length as f32 * 100.0 / layout.cell.max(1) as f32;
        let sides = match self.scene.board.thin {
            Some(_) if self.at.width != self.at.height => (hundredths(self.at.width), hundredths(self.at.height)),
            _ => drawings::SQUARE,
        };
        if let Some(svg) = drawings::frame(frame, frame_percent, theme, sides) {
            self.fill_with(&Source::Drawing(svg), self.at, Rotation::None);
        }
    }

    /// Covers the cell with a thin layer of the background colour.
    fn dim(&mut self) {
        let ground = parse_color(&self.scene.common.ground, Color::from_rgb8(128, 128, 128));
        self.fill(Color { a: DIMMED, ..ground });
    }
}

/// How much of the background lies over what is dimmed: four fifths of its contrast stay, as on the page for browsers.
const DIMMED: f32 = 0.2;

/// A whole board in a square of `side` pixels, on this colour, before the player with this avatar. What lies beside the cells is
/// left out.
pub fn miniature(
    game: &str,
    board: &Board,
    (ground, avatar, night): (&str, &str, Option<Night>),
    side: u32,
    gallery: &mut Gallery,
) -> Handle {
    let nothing = || Handle::from_rgba(1, 1, vec![0; 4]);
    let layout = Layout::of_cells(board, side.saturating_as());
    let (Some(layout), Some(mut pixels)) = (layout, Pixmap::new(side, side)) else {
        return nothing();
    };
    let common = Common {
        layout: layout.clone(),
        ground: ground.to_owned(),
        border: ground.to_owned(),
        avatars: vec![avatar.to_owned()],
        frame_percent: 0,
        theme: Theme::Light,
        resting: false,
        night,
    };
    let time = Duration::ZERO;
    let scene =
        Scene { game, board, known: None, frames: Vec::new(), spot_frames: Vec::new(), lit: Vec::new(), common, time };
    let under = parse_color(ground, Color::from_rgb8(128, 128, 128));
    fill(&mut pixels, layout.outer, under);
    for (cell, face) in board.size.cells().zip(&board.faces) {
        Brush { pixels: &mut pixels, gallery, scene: &scene, at: layout.cell_area(cell), night }.face(face);
    }
    into_handle(pixels)
}

/// What parts the names of avatars, where there are several.
pub const AVATARS_APART: &str = "\n";

/// A piece by itself in a rectangle of so many pixels, on this colour or on nothing (where it is empty), before the players with these
/// avatars.
pub fn portrait(
    game: &str,
    face: &Face,
    (ground, avatar, night): (&str, &str, Option<Night>),
    (width, height): Extent,
    gallery: &mut Gallery,
) -> Handle {
    let [across, along] = [width, height].map(|side| side.max(1).saturating_as());
    let at = Area { x: 0, y: 0, width: across, height: along };
    let Some(mut pixels) = Pixmap::new(width.max(1), height.max(1)) else { return Handle::from_rgba(1, 1, vec![0; 4]) };
    // without a ground it is a piece by itself
    let night = night.filter(|night| !ground.is_empty() || !night.is_of_board());
    if !ground.is_empty() {
        pixels.fill(into_skia(parse_color(ground, Color::from_rgb8(128, 128, 128))));
    }
    let common = Common {
        layout: Layout::of_cell(across),
        ground: ground.to_owned(),
        border: ground.to_owned(),
        avatars: avatar.split(AVATARS_APART).map(str::to_owned).collect(),
        frame_percent: 0,
        theme: Theme::Light,
        resting: false,
        night,
    };
    let (board, time) = (Board::default(), Duration::ZERO);
    let scene = Scene {
        game,
        board: &board,
        known: None,
        frames: Vec::new(),
        spot_frames: Vec::new(),
        lit: Vec::new(),
        common,
        time,
    };
    Brush { pixels: &mut pixels, gallery, scene: &scene, at, night }.face(face);
    into_handle(pixels)
}

fn into_skia(color: Color) -> tiny_skia::Color {
    tiny_skia::Color::from_rgba(color.r, color.g, color.b, color.a).unwrap_or(tiny_skia::Color::BLACK)
}
