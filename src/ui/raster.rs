//! Pictures to pixels: SVG and bitmaps, fitted into a square, each drawn once a size and kept.
//! Never reads files: bytes come from [`Pictures`].

use crate::shell::{Board, Picture as Layer, Pictures, Rotation};
use iced::widget::image::Handle;
use resvg::tiny_skia::{self, Pixmap, PixmapMut, PixmapPaint, Transform};
use resvg::usvg;
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::rc::Rc;
use std::sync::Arc;
use std::time::Duration;

/// The largest side of a picture, as given and as drawn, in pixels.
const MAX_SIDE: u32 = 4096;
/// When the kept pixels pass this many bytes, all are dropped and drawn anew.
const MAX_KEPT: usize = 96 << 20;
/// The most frames of an animation that are shown.
const MAX_FRAMES: usize = 240;
/// The shortest time of one frame: six changes a second are three flashes, the most that WCAG 2.3.1 allows.
const SHORTEST_FRAME: Duration = Duration::from_millis(170);

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
    Thumbnail(String),
    /// One of the program's avatars.
    Avatar(String),
    /// A drawing of our own, as SVG.
    Drawing(String),
}

/// A picture that was read.
enum Picture {
    Vector(Box<usvg::Tree>),
    /// Frames and how long each is shown.
    Bitmap(Vec<(Pixmap, Duration)>),
    /// It could not be read: drawn as a question mark.
    Missing,
}

/// All pictures, read and drawn when first asked for.
pub struct Gallery {
    bytes: Rc<dyn Pictures>,
    options: usvg::Options<'static>,
    pictures: HashMap<Source, Picture>,
    drawn: HashMap<(Source, u32, usize), Rc<Pixmap>>,
    handles: HashMap<(Source, u32), Handle>,
    kept: usize,
}

impl Gallery {
    /// No pictures yet; `fonts` are those that texts of SVG pictures may use, the first for all names.
    pub fn new(bytes: Rc<dyn Pictures>, fonts: &[&'static [u8]], family: &str) -> Self {
        let mut options = usvg::Options { font_family: family.to_owned(), ..usvg::Options::default() };
        let known = Arc::make_mut(&mut options.fontdb);
        for font in fonts {
            known.load_font_data(font.to_vec());
        }
        known.set_sans_serif_family(family);
        known.set_serif_family(family);
        known.set_monospace_family(family);
        let (pictures, drawn, handles) = Default::default();
        Self { bytes, options, pictures, drawn, handles, kept: 0 }
    }

    /// Forgets the pictures of games: their files changed.
    pub fn forget(&mut self) {
        self.pictures.clear();
        self.drop_drawn();
    }

    fn drop_drawn(&mut self) {
        self.drawn.clear();
        self.handles.clear();
        self.kept = 0;
    }

    /// How many frames the picture has and how long one cycle takes; none for a still picture.
    pub fn cycle(&mut self, source: &Source) -> Option<Duration> {
        match self.picture(source) {
            Picture::Bitmap(frames) if frames.len() > 1 => Some(frames.iter().map(|(_, time)| *time).sum()),
            _ => None,
        }
    }

    /// Whether any picture on the board moves.
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

    fn picture(&mut self, source: &Source) -> &Picture {
        if !self.pictures.contains_key(source) {
            let read = read_source(self.bytes.as_ref(), source).map_or(Picture::Missing, |b| decode(&b, &self.options));
            self.pictures.insert(source.clone(), read);
        }
        self.pictures.get(source).unwrap_or(&Picture::Missing)
    }

    /// The picture in a square of `side` pixels, as it stands at `time` of its animation.
    pub fn square(&mut self, source: &Source, side: u32, time: Duration) -> Rc<Pixmap> {
        let side = side.clamp(1, MAX_SIDE);
        let frame = match self.picture(source) {
            Picture::Bitmap(frames) if frames.len() > 1 => frame_at(frames, time),
            _ => 0,
        };
        let key = (source.clone(), side, frame);
        if let Some(ready) = self.drawn.get(&key) {
            return ready.clone();
        }
        if self.kept > MAX_KEPT {
            self.drop_drawn();
        }
        let shape = if matches!(source, Source::Piece { .. }) { Shape::Stretched } else { Shape::Whole };
        let drawn = Rc::new(draw_square(self.picture(source), shape, side, frame).unwrap_or_else(|| unknown(side)));
        self.kept += drawn.data().len();
        self.drawn.insert(key, drawn.clone());
        drawn
    }

    /// The picture in a square of `side` pixels for a widget; the same handle as long as it is kept.
    pub fn handle(&mut self, source: &Source, side: u32) -> Handle {
        let key = (source.clone(), side);
        if let Some(ready) = self.handles.get(&key) {
            return ready.clone();
        }
        let handle = into_handle(self.square(source, side, Duration::ZERO).as_ref().clone());
        self.handles.insert(key, handle.clone());
        handle
    }
}

fn read_source(bytes: &dyn Pictures, source: &Source) -> Option<Vec<u8>> {
    match source {
        Source::Piece { game, name } => bytes.piece(game, name).ok(),
        Source::Thumbnail(game) => {
            bytes.thumbnail(game).or_else(|| Some(super::drawings::THUMBNAIL.as_bytes().to_vec()))
        }
        Source::Avatar(name) => super::avatars::picture(name).map(|svg| svg.as_bytes().to_vec()),
        Source::Drawing(svg) => Some(svg.as_bytes().to_vec()),
    }
}

/// SVG where it reads as SVG, else a bitmap. A picture that makes its reader panic counts as missing.
fn decode(bytes: &[u8], options: &usvg::Options<'_>) -> Picture {
    catch_unwind(AssertUnwindSafe(|| {
        let looks_like_text = bytes.iter().take(512).any(|b| *b == b'<');
        if looks_like_text && let Ok(tree) = usvg::Tree::from_data(bytes, options) {
            return Picture::Vector(Box::new(tree));
        }
        decode_bitmap(bytes).unwrap_or(Picture::Missing)
    }))
    .unwrap_or(Picture::Missing)
}

fn decode_bitmap(bytes: &[u8]) -> Option<Picture> {
    use image::AnimationDecoder;
    let format = image::guess_format(bytes).ok()?;
    if format == image::ImageFormat::Gif {
        let mut decoder = image::codecs::gif::GifDecoder::new(std::io::Cursor::new(bytes)).ok()?;
        image::ImageDecoder::set_limits(&mut decoder, limits()).ok()?;
        let frames: Vec<_> = decoder
            .into_frames()
            .take(MAX_FRAMES)
            .map_while(Result::ok)
            .filter_map(|f| {
                let time = Duration::from(f.delay()).max(SHORTEST_FRAME);
                Some((into_pixmap(f.into_buffer())?, time))
            })
            .collect();
        return (!frames.is_empty()).then_some(Picture::Bitmap(frames));
    }
    let mut reader = image::ImageReader::with_format(std::io::Cursor::new(bytes), format);
    reader.limits(limits());
    let picture = reader.decode().ok()?.into_rgba8();
    Some(Picture::Bitmap(vec![(into_pixmap(picture)?, Duration::ZERO)]))
}

fn limits() -> image::Limits {
    let mut limits = image::Limits::default();
    limits.max_image_width = Some(MAX_SIDE);
    limits.max_image_height = Some(MAX_SIDE);
    limits
}

fn into_pixmap(picture: image::RgbaImage) -> Option<Pixmap> {
    let size = tiny_skia::IntSize::from_wh(picture.width(), picture.height())?;
    let mut pixels = picture.into_raw();
    for pixel in pixels.chunks_exact_mut(4) {
        if let [r, g, b, a] = pixel {
            let mixed = tiny_skia::ColorU8::from_rgba(*r, *g, *b, *a).premultiply();
            (*r, *g, *b) = (mixed.red(), mixed.green(), mixed.blue());
        }
    }
    Pixmap::from_vec(pixels, size)
}

fn frame_at(frames: &[(Pixmap, Duration)], time: Duration) -> usize {
    let cycle: u128 = frames.iter().map(|(_, t)| t.as_millis()).sum::<u128>().max(1);
    let mut left = time.as_millis() % cycle;
    for (index, (_, shown)) in frames.iter().enumerate() {
        match left.checked_sub(shown.as_millis()) {
            Some(rest) => left = rest,
            None => return index,
        }
    }
    0
}

/// How a picture that is no square comes into one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// With room at two sides.
    Whole,
    /// It fills the square: pictures of pieces always took the shape of their cell.
    Stretched,
}

fn draw_square(picture: &Picture, shape: Shape, side: u32, frame: usize) -> Option<Pixmap> {
    let mut square = Pixmap::new(side, side)?;
    match picture {
        Picture::Vector(tree) => {
            let transform = fit(tree.size().width(), tree.size().height(), shape, side);
            catch_unwind(AssertUnwindSafe(|| resvg::render(tree, transform, &mut square.as_mut()))).ok()?;
        }
        Picture::Bitmap(frames) => {
            let (bitmap, _) = frames.get(frame)?;
            let (width, height) = (bitmap.width() as f32, bitmap.height() as f32);
            let quality = if width.max(height) * 4.0 <= side as f32 {
                tiny_skia::FilterQuality::Nearest
            } else {
                tiny_skia::FilterQuality::Bilinear
            };
            let paint = PixmapPaint { quality, ..PixmapPaint::default() };
            let small = shrunk(bitmap, side);
            let bitmap = small.as_ref().unwrap_or(bitmap);
            let transform = fit(bitmap.width() as f32, bitmap.height() as f32, shape, side);
            square.draw_pixmap(0, 0, bitmap.as_ref(), &paint, transform, None);
        }
        Picture::Missing => return None,
    }
    Some(square)
}

/// A bitmap much larger than its square, halved by averaging until it is at most twice as large, so that thin
/// lines do not get lost.
fn shrunk(bitmap: &Pixmap, side: u32) -> Option<Pixmap> {
    let mut small: Option<Pixmap> = None;
    loop {
        let from = small.as_ref().unwrap_or(bitmap);
        if from.width().max(from.height()) < side.saturating_mul(2) || from.width() < 2 || from.height() < 2 {
            return small;
        }
        let mut half = Pixmap::new(from.width() / 2, from.height() / 2)?;
        let paint = PixmapPaint { quality: tiny_skia::FilterQuality::Bilinear, ..PixmapPaint::default() };
        half.draw_pixmap(0, 0, from.as_ref(), &paint, Transform::from_scale(0.5, 0.5), None);
        small = Some(half);
    }
}

/// Scales `width` x `height` into a square, in its middle.
fn fit(width: f32, height: f32, shape: Shape, side: u32) -> Transform {
    let side = side as f32;
    if shape == Shape::Stretched {
        return Transform::from_scale(side / width.max(1.0), side / height.max(1.0));
    }
    let scale = side / width.max(height).max(1.0);
    Transform::from_scale(scale, scale).post_translate((side - width * scale) / 2.0, (side - height * scale) / 2.0)
}

/// What stands for a picture that cannot be shown.
fn unknown(side: u32) -> Pixmap {
    let options = usvg::Options::default();
    let drawn = usvg::Tree::from_str(super::drawings::MISSING, &options)
        .ok()
        .and_then(|tree| draw_square(&Picture::Vector(Box::new(tree)), Shape::Whole, side, 0));
    drawn
        .or_else(|| Pixmap::new(side, side))
        .or_else(|| Pixmap::new(1, 1))
        .unwrap_or_else(|| unreachable!("a square of one pixel can be made"))
}

/// Draws a square picture with its corner at `x`, `y`, turned.
pub fn put(target: &mut PixmapMut<'_>, picture: &Pixmap, x: i32, y: i32, rotation: Rotation) {
    let side = picture.width() as f32;
    let turn = match rotation {
        Rotation::None => Transform::identity(),
        Rotation::Quarter => Transform::from_row(0.0, 1.0, -1.0, 0.0, side, 0.0),
        Rotation::Half => Transform::from_row(-1.0, 0.0, 0.0, -1.0, side, side),
        Rotation::ThreeQuarters => Transform::from_row(0.0, -1.0, 1.0, 0.0, 0.0, side),
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
                *channel = u8::try_from(u32::from(*channel) * 255 / u32::from(*a)).unwrap_or(255);
            }
        }
    }
    Handle::from_rgba(width, height, bytes)
}
