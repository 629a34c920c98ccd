//! The pictures, each drawn once per size and kept: the program's own at once, those of games when the studio delivers
//! them. Until then the same picture of another size is stretched, or the place is empty. Never reads files, and never waits.

mod draw;
mod lock_in;
mod portraitist;
mod process;
mod studio;

use az::SaturatingAs;
pub use draw::{Drawer, Extent, Fit, Frame, MAX_FRAMES, Refusal};
pub use portraitist::Portraitist;
pub use process::{COMMAND, Draughtsman, MAX_MEMORY, serve};
use studio::Order;
pub use studio::{Away, LONGEST, Studio};

use crate::drawings::{self, Night};
use crate::game::Rotation;
use crate::play::{Board, Picture as Layer};
use crate::shell::AVATARS;
use draw::within_limits;
use iced::widget::image::Handle;
use resvg::tiny_skia::{ColorU8, FilterQuality, Pixmap, PixmapMut, PixmapPaint, Transform};
use std::collections::HashMap;
use std::rc::Rc;
use std::time::Duration;

/// If kept pixels exceed this many bytes, those that were not needed recently are dropped; a picture that still does
/// not fit is replaced by a sign.
pub const MAX_KEPT: usize = 256 << 20;
/// How many signs and empty squares are kept, one per size.
const MAX_SIGNS: usize = 100;
/// How many pictures as dark themes show them are kept.
const MOST_TURNED: usize = 400;
/// The name of the first font.
pub const FAMILY: &str = "DejaVu Sans";
/// The size at which it is checked whether a picture is animated.
const GLANCE: Extent = (16, 16);

/// Where a picture comes from.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Source {
    /// A file of a game's PIECES folder.
    Piece {
        /// The game's folder name.
        game: String,
        /// The file.
        name: String,
    },
    /// A game's thumbnail.
    Thumbnail {
        /// The game's folder name.
        game: String,
        /// How a dark theme shows it; none where it is shown as it is.
        night: Option<Night>,
    },
    /// The picture of a player: one of the program's, or one's own.
    Avatar(String),
    /// A drawing of the program's own, as SVG.
    Drawing(String),
}

impl Source {
    /// How it fills its place.
    fn fit(&self) -> Fit {
        if matches!(self, Self::Avatar(_)) { Fit::Whole } else { Fit::Stretched }
    }

    /// The folder name of the picture's game; empty for the program's own pictures and those of players.
    fn game(&self) -> &str {
        match self {
            Self::Piece { game, .. } | Self::Thumbnail { game, .. } => game,
            Self::Avatar(_) | Self::Drawing(_) => "",
        }
    }
}

/// A picture in one size.
enum Entry {
    /// It was requested.
    Awaited,
    Drawn(Kept),
}

struct Kept {
    frames: Vec<(Rc<Pixmap>, Duration)>,
    handle: Option<Handle>,
    /// The page that needed it last.
    used: u64,
}

impl Kept {
    fn bytes(&self) -> usize {
        let pixels: usize = self.frames.iter().map(|(pixels, _)| pixels.data().len()).sum();
        pixels
            + if self.handle.is_some() { self.frames.first().map_or(0, |(pixels, _)| pixels.data().len()) } else { 0 }
    }
}

/// All pictures, drawn when they are first requested.
pub struct Gallery {
    studio: Studio,
    drawer: Drawer,
    entries: HashMap<Order, Entry>,
    /// The length of one cycle of animated pictures.
    cycles: HashMap<Source, Duration>,
    signs: HashMap<(&'static str, Extent), Rc<Pixmap>>,
    /// Pictures as dark themes show them, by the address of what they are made of, which is kept so that it stays where it is.
    darkened: HashMap<(usize, Night), (Rc<Pixmap>, Rc<Pixmap>)>,
    kept: usize,
    pages: u64,
    /// How often pictures have arrived.
    arrivals: u64,
    /// How often a picture was requested that is not there yet.
    awaited: u64,
}

impl Gallery {
    /// A gallery without pictures.
    pub fn new(studio: Studio) -> Self {
        let drawer = Drawer::new(&super::looks::FONTS, FAMILY);
        let (entries, cycles, signs, darkened) = Default::default();
        Self { studio, drawer, entries, cycles, signs, darkened, kept: 0, pages: 0, arrivals: 0, awaited: 0 }
    }

    /// Where pictures of games are drawn.
    pub fn studio(&self) -> &Studio {
        &self.studio
    }

    /// Forgets the pictures because their files changed.
    pub fn forget(&mut self) {
        self.entries.retain(|_, entry| matches!(entry, Entry::Awaited));
        self.cycles.clear();
        self.darkened.clear();
        self.kept = 0;
        self.arrivals += 1;
    }

    /// Starts a page: what the last pages did not need may be dropped.
    pub fn begin_page(&mut self) {
        self.pages += 1;
    }

    /// Receives what has been drawn since.
    pub fn arrive(&mut self) {
        let Studio::Away(away) = &self.studio else { return };
        for (order, drawn) in away.take() {
            self.keep(order, drawn);
        }
        self.arrivals += 1;
    }

    /// How often pictures have arrived: what was drawn without one before that is out of date.
    pub fn arrivals(&self) -> u64 {
        self.arrivals
    }

    /// How many times a picture was asked for that was not there yet.
    pub fn awaited(&self) -> u64 {
        self.awaited
    }

    /// The length of one cycle of the picture; none for a still picture.
    pub fn cycle(&mut self, source: &Source) -> Option<Duration> {
        if matches!(self.studio, Studio::Here(_)) && !source.game().is_empty() {
            self.need(&(source.clone(), GLANCE));
        }
        self.cycles.get(source).copied()
    }

    /// Whether any picture on the board is animated, as far as they are drawn.
    pub fn has_animation(&mut self, game: &str, board: &Board) -> bool {
        let mut names: Vec<&str> = Vec::new();
        for face in board.faces.iter().chain(board.spots.iter().map(|s| &s.face)) {
            for picture in &face.pictures {
                if let Layer::File { name, .. } = picture
                    && !names.contains(&name.as_str())
                {
                    names.push(name);
                }
            }
        }
        names
            .into_iter()
            .any(|name| self.cycle(&Source::Piece { game: game.to_owned(), name: name.to_owned() }).is_some())
    }

    /// Requests a picture unless it is there or already requested.
    fn need(&mut self, order: &Order) {
        if self.entries.contains_key(order) {
            return;
        }
        let drawn = match (studio::own(&self.drawer, order), &self.studio) {
            (Some(drawn), _) => drawn,
            (None, Studio::Here(pictures)) => studio::bytes(pictures.as_ref(), &order.0)
                .map_or(Err(Refusal::Unreadable), |bytes| self.drawer.draw(&bytes, order.1, order.0.fit())),
            (None, Studio::Away(away)) => {
                away.ask(order.clone());
                self.entries.insert(order.clone(), Entry::Awaited);
                return;
            }
        };
        self.keep(order.clone(), drawn);
    }

    fn keep(&mut self, order: Order, drawn: studio::Drawn) {
        let drawn = match (drawn, &order.0) {
            // one's own picture that cannot be drawn: what a player has who chose none
            (Err(_), Source::Avatar(name)) if crate::shell::is_portrait(name) => {
                let svg = AVATARS.first().and_then(|usual| drawings::avatar(usual)).unwrap_or(drawings::MISSING);
                self.drawer.draw(svg.as_bytes(), order.1, Fit::Whole)
            }
            (drawn, _) => drawn,
        };
        let frames = match drawn {
            Ok(frames) => {
                let shown = |mut frame: Frame| {
                    if let Source::Thumbnail { night: Some(night), .. } = order.0 {
                        darken(&mut frame.pixels, night);
                    }
                    (Rc::new(frame.pixels), frame.time)
                };
                frames.into_iter().map(shown).collect()
            }
            Err(refusal) => vec![(self.sign(refusal, order.1), Duration::ZERO)],
        };
        let mut kept = Kept { frames, handle: None, used: self.pages };
        self.make_room(kept.bytes());
        if self.kept + kept.bytes() > MAX_KEPT {
            kept.frames = vec![(self.sign(Refusal::Unreadable, order.1), Duration::ZERO)];
        } else {
            self.kept += kept.bytes();
        }
        if kept.frames.len() > 1 {
            self.cycles.insert(order.0.clone(), kept.frames.iter().map(|(_, time)| *time).sum());
        }
        self.entries.insert(order, Entry::Drawn(kept));
    }

    /// Drops what the last two pages did not need, if space is needed.
    fn make_room(&mut self, bytes: usize) {
        if self.kept + bytes <= MAX_KEPT {
            return;
        }
        let pages = self.pages;
        self.entries.retain(|_, entry| match entry {
            Entry::Awaited => true,
            Entry::Drawn(kept) => kept.used + 2 > pages,
        });
        let drawn = |entry: &Entry| if let Entry::Drawn(kept) = entry { kept.bytes() } else { 0 };
        self.kept = self.entries.values().map(drawn).sum();
    }

    /// The sign shown instead of a picture that cannot be drawn.
    fn sign(&mut self, refusal: Refusal, extent: Extent) -> Rc<Pixmap> {
        let svg = match refusal {
            Refusal::Unreadable => drawings::MISSING,
            Refusal::TooSlow => drawings::TOO_SLOW,
        };
        if self.signs.len() > MAX_SIGNS {
            self.signs.clear();
        }
        let drawer = &self.drawer;
        let draw = || {
            Rc::new(
                drawer
                    .draw(svg.as_bytes(), extent, Fit::Stretched)
                    .ok()
                    .and_then(first)
                    .unwrap_or_else(|| blank(extent)),
            )
        };
        self.signs.entry((svg, extent)).or_insert_with(draw).clone()
    }

    /// The picture of this extent at `time` in its animation. Until it is drawn, it is made of one of another extent, if there is any,
    /// and empty otherwise.
    pub fn picture(&mut self, source: &Source, extent: Extent, time: Duration) -> Rc<Pixmap> {
        let extent = within_limits(extent);
        let order = (source.clone(), extent);
        self.need(&order);
        if let Some(Entry::Drawn(kept)) = self.entries.get_mut(&order) {
            kept.used = self.pages;
            if let Some((pixels, _)) = kept.frames.get(frame_at(&kept.frames, time)) {
                return pixels.clone();
            }
        }
        self.awaited += 1;
        if let Some(similar) = self.of_other_extent(&order) {
            return Rc::new(similar);
        }
        self.signs.entry(("", extent)).or_insert_with(|| Rc::new(blank(extent))).clone()
    }

    /// The largest picture of the same source, stretched to this extent.
    fn of_other_extent(&self, (source, extent): &Order) -> Option<Pixmap> {
        let first = |entry: &Entry| match entry {
            Entry::Drawn(kept) => kept.frames.first().map(|(pixels, _)| Rc::clone(pixels)),
            Entry::Awaited => None,
        };
        let same = self.entries.iter().filter(|((known, _), _)| known == source).filter_map(|(_, entry)| first(entry));
        let largest = same.max_by_key(|pixels| pixels.width())?;
        let mut stretched = Pixmap::new(extent.0, extent.1)?;
        let times = |to: u32, from: u32| to as f32 / from.max(1) as f32;
        let (across, along) = (times(extent.0, largest.width()), times(extent.1, largest.height()));
        let paint = PixmapPaint { quality: FilterQuality::Bilinear, ..PixmapPaint::default() };
        let transform = Transform::from_scale(across, along);
        stretched.draw_pixmap(0, 0, largest.as_ref().as_ref(), &paint, transform, None);
        Some(stretched)
    }

    /// This picture of ink on paper as a dark theme shows it.
    pub fn darkened(&mut self, picture: &Rc<Pixmap>, night: Night) -> Rc<Pixmap> {
        if self.darkened.len() > MOST_TURNED {
            self.darkened.clear();
        }
        let key = (Rc::as_ptr(picture).addr(), night);
        let (_, darkened) = self.darkened.entry(key).or_insert_with(|| {
            let mut pixels = picture.as_ref().clone();
            darken(&mut pixels, night);
            (picture.clone(), Rc::new(pixels))
        });
        darkened.clone()
    }

    /// The picture of this extent for a widget; the same handle as long as it is kept.
    pub fn handle(&mut self, source: &Source, extent: Extent) -> Handle {
        let pixels = self.picture(source, extent, Duration::ZERO);
        match self.entries.get_mut(&(source.clone(), within_limits(extent))) {
            Some(Entry::Drawn(kept)) => {
                if kept.handle.is_none() {
                    self.kept += pixels.data().len();
                }
                kept.handle.get_or_insert_with(|| into_handle(pixels.as_ref().clone())).clone()
            }
            _ => into_handle(pixels.as_ref().clone()),
        }
    }
}

/// Makes of each colour what it is by night.
fn darken(pixels: &mut Pixmap, night: Night) {
    for pixel in pixels.pixels_mut() {
        let plain = pixel.demultiply();
        if plain.alpha() > 0 {
            let [r, g, b] = night.color([plain.red(), plain.green(), plain.blue()]);
            *pixel = ColorU8::from_rgba(r, g, b, plain.alpha()).premultiply();
        }
    }
}

fn first(frames: Vec<Frame>) -> Option<Pixmap> {
    frames.into_iter().next().map(|frame| frame.pixels)
}

fn blank((width, height): Extent) -> Pixmap {
    Pixmap::new(width, height)
        .or_else(|| Pixmap::new(1, 1))
        .unwrap_or_else(|| unreachable!("a picture of one pixel can be made"))
}

fn frame_at(frames: &[(Rc<Pixmap>, Duration)], time: Duration) -> usize {
    let cycle: u128 = frames.iter().map(|(_, t)| t.as_millis()).sum::<u128>().max(1);
    let mut left = time.as_millis() % cycle;
    for (index, (_, shown)) in frames.iter().enumerate() {
        match left.checked_sub(shown.as_millis()) {
            Some(rest) if frames.len() > 1 => left = rest,
            _ => return index,
        }
    }
    0
}

/// Draws a picture with its corner at `x`, `y`, turned.
pub fn put(target: &mut PixmapMut<'_>, picture: &Pixmap, x: i32, y: i32, rotation: Rotation) {
    let (width, height) = (picture.width() as f32, picture.height() as f32);
    let turn = match rotation {
        Rotation::None => Transform::identity(),
        Rotation::Quarter => Transform::from_row(0.0, 1.0, -1.0, 0.0, height, 0.0),
        Rotation::Half => Transform::from_row(-1.0, 0.0, 0.0, -1.0, width, height),
        Rotation::ThreeQuarters => Transform::from_row(0.0, -1.0, 1.0, 0.0, 0.0, width),
    };
    let placed = turn.post_translate(x as f32, y as f32);
    target.draw_pixmap(0, 0, picture.as_ref(), &PixmapPaint::default(), placed, None);
}

/// The pixels as a picture for iced.
pub fn into_handle(pixmap: Pixmap) -> Handle {
    let (width, height) = (pixmap.width(), pixmap.height());
    let mut bytes = pixmap.take();
    for pixel in bytes.chunks_exact_mut(4) {
        if let [r, g, b, a] = pixel
            && *a != 255
            && *a != 0
        {
            for channel in [r, g, b] {
                *channel = (u32::from(*channel) * 255 / u32::from(*a)).saturating_as();
            }
        }
    }
    Handle::from_rgba(width, height, bytes)
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::ui::paint::{Common, Painter, Scene};

    /// Pictures of a game that are all red.
    struct Red;

    impl crate::shell::Pictures for Red {
        fn piece(&self, _game: &str, _name: &str) -> Result<Vec<u8>, String> {
            Ok(br##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#f00"/></svg>"##.to_vec())
        }

        fn thumbnail(&self, _game: &str) -> Option<Vec<u8>> {
            None
        }
    }

    #[test]
    fn a_picture_of_another_size_stands_in_for_one_that_is_not_drawn_yet() {
        let mut gallery = Gallery::new(Studio::Here(Rc::new(Red)));
        let [drawn, other] =
            ["drawn", "other"].map(|name| Source::Piece { game: "red".to_owned(), name: format!("{name}.svg") });
        gallery.picture(&drawn, (40, 40), Duration::ZERO);
        for source in [&drawn, &other] {
            gallery.entries.insert((source.clone(), (90, 60)), Entry::Awaited);
        }
        let mut middle = |source: &Source| {
            let found = gallery.picture(source, (90, 60), Duration::ZERO);
            (found.width(), found.height(), found.pixel(45, 30).unwrap().red())
        };
        assert_eq!((middle(&drawn), middle(&other)), ((90, 60, 255), (90, 60, 0)));
        assert_eq!(gallery.awaited(), 2, "both are drawn again when they arrive");
    }

    /// A board of one cell that shows this picture.
    fn one_cell(name: &str) -> Board {
        let picture = crate::play::Picture::File { name: name.to_owned(), rotation: Rotation::None };
        let face = crate::play::Face { pictures: vec![picture], ..Default::default() };
        let mut board = Board { faces: vec![face], ..Board::default() };
        (board.size.width, board.size.height) = (1, 1);
        board
    }

    #[test]
    fn a_part_whose_picture_is_not_drawn_yet_shows_what_was_there() {
        let mut gallery = Gallery::new(Studio::Here(Rc::new(Red)));
        let (old, new) = (one_cell("old.svg"), one_cell("new.svg"));
        let layout = crate::ui::layout::Layout::of_cells(&old, 40).unwrap();
        let area = layout.cell_area(crate::grid::Cell::new(0, 0));
        let extent = (u32::try_from(area.width).unwrap(), u32::try_from(area.height).unwrap());
        let source = Source::Piece { game: "red".to_owned(), name: "new.svg".to_owned() };
        gallery.entries.insert((source.clone(), extent), Entry::Awaited);
        let mut painter = Painter::default();
        let mut shown = |gallery: &mut Gallery, board: &Board| {
            let common = Common {
                layout: layout.clone(),
                ground: "#ffffff".to_owned(),
                border: "#ffffff".to_owned(),
                avatars: Vec::new(),
                frame_percent: 0,
                theme: crate::shell::Theme::Light,
                resting: false,
                night: None,
            };
            let (frames, spot_frames) = (vec![crate::shell::Frame::None], Vec::new());
            let (lit, time) = (vec![true], Duration::ZERO);
            painter.paint(&Scene { game: "red", board, known: None, frames, spot_frames, lit, common, time }, gallery);
            painter.shown().map(|(_, handle)| handle.id()).collect::<Vec<_>>()
        };
        let before = shown(&mut gallery, &old);
        assert_eq!(shown(&mut gallery, &new), before);
        gallery.entries.remove(&(source, extent));
        gallery.arrivals += 1;
        assert_ne!(shown(&mut gallery, &new), before, "it has arrived");
    }

    #[test]
    fn a_turned_picture_fills_the_place_of_one_that_stands() {
        let mut across = Pixmap::new(3, 1).unwrap();
        across.data_mut()[..4].copy_from_slice(&[255, 0, 0, 255]);
        // where its red end comes to lie
        for (rotation, size, red) in [
            (Rotation::None, (3, 1), (0, 0)),
            (Rotation::Quarter, (1, 3), (0, 0)),
            (Rotation::Half, (3, 1), (2, 0)),
            (Rotation::ThreeQuarters, (1, 3), (0, 2)),
        ] {
            let mut target = Pixmap::new(size.0 + 2, size.1 + 2).unwrap();
            put(&mut target.as_mut(), &across, 1, 1, rotation);
            let is_red = |x: u32, y: u32| target.pixel(x, y).unwrap().red() == 255;
            let found =
                (0..size.1 + 2).flat_map(|y| (0..size.0 + 2).map(move |x| (x, y))).filter(|(x, y)| is_red(*x, *y));
            assert_eq!(found.collect::<Vec<_>>(), [(red.0 + 1, red.1 + 1)], "{rotation:?}");
        }
    }
}
