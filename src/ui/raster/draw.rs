//! Draws the bytes of a picture, SVG or bitmap, stretched to a rectangle. A pure function of its arguments: it reads no
//! file, follows no reference out of the picture, and keeps nothing. It limits neither time nor memory: strangers'
//! pictures are drawn by a process of their own.

use crate::broken::watched;
use crate::ui::looks::{count, whole};
use az::SaturatingAs;
use resvg::tiny_skia::{self, Pixmap, PixmapPaint, Transform};
use resvg::usvg;
use std::io::Cursor;
use std::sync::Arc;
use std::time::Duration;

/// The maximum side of a picture, as given and as drawn, in pixels.
pub const MAX_SIDE: u32 = 4096;
/// The maximum side of a bitmap inside an SVG, in pixels.
const MAX_INNER_SIDE: usize = 2048;
/// How many pixels all frames of an animation can have together, as given; further frames are left out.
const MAX_ANIMATED_PIXELS: u64 = 128 << 20;
/// How many bytes all frames of a picture can have as drawn; further frames are left out.
const MAX_DRAWN: usize = 4 << 20;
/// How many frames of an animation are shown at most.
pub const MAX_FRAMES: usize = 240;
/// The shortest time of a frame: six changes per second are three flashes, the most that WCAG 2.3.1 allows.
const SHORTEST_FRAME: Duration = Duration::from_millis(170);

/// The width and the height of a picture, in pixels.
pub type Extent = (u32, u32);

/// How a picture comes to its extent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Fit {
    /// It fills it, whatever its own sides.
    Stretched,
    /// It keeps its sides, in the middle, upright as the camera was held; the rest is transparent.
    Whole,
}

impl Fit {
    /// What a picture of this size fills of the extent.
    fn inside(self, (width, height): (f32, f32), extent: Extent) -> Extent {
        if self == Self::Stretched {
            return extent;
        }
        let scale = (extent.0 as f32 / width.max(1.0)).min(extent.1 as f32 / height.max(1.0));
        let side = |length: f32, most: u32| count(whole((length * scale).round())).clamp(1, most);
        (side(width, extent.0), side(height, extent.1))
    }

    /// A picture of the size that [`Self::inside`] says, in the middle of the extent.
    fn laid(self, picture: Pixmap, extent: Extent) -> Option<Pixmap> {
        let (width, height) = (picture.width(), picture.height());
        if (width, height) == extent {
            return Some(picture);
        }
        let mut whole = Pixmap::new(extent.0, extent.1)?;
        let middle = |room: u32, length: u32| (room.saturating_sub(length) / 2).saturating_as::<i32>();
        let (x, y) = (middle(extent.0, width), middle(extent.1, height));
        whole.draw_pixmap(x, y, picture.as_ref(), &PixmapPaint::default(), Transform::identity(), None);
        Some(whole)
    }
}

/// A picture, and how long it is shown if there are several.
#[derive(Debug, Clone, PartialEq)]
pub struct Frame {
    /// Its pixels.
    pub pixels: Pixmap,
    /// Zero for a still picture.
    pub time: Duration,
}

/// Why a picture cannot be drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Refusal {
    /// It is missing or damaged, or needs too much memory.
    Unreadable,
    /// Drawing takes too long.
    TooSlow,
}

/// Everything needed to draw pictures: the fonts for their texts, the first of which stands for every name.
pub struct Drawer {
    options: usvg::Options<'static>,
}

impl Drawer {
    /// With these fonts, `family` being the first one's name.
    pub fn new(fonts: &[&'static [u8]], family: &str) -> Self {
        let mut options = usvg::Options { font_family: family.to_owned(), ..usvg::Options::default() };
        options.image_href_resolver =
            usvg::ImageHrefResolver { resolve_data: Box::new(inner_bitmap), resolve_string: Box::new(|_, _| None) };
        let known = Arc::make_mut(&mut options.fontdb);
        for font in fonts {
            known.load_font_data(font.to_vec());
        }
        known.set_sans_serif_family(family);
        known.set_serif_family(family);
        known.set_monospace_family(family);
        Self { options }
    }

    /// The frames of a picture of this extent, at least one: as SVG if it can be read as such, otherwise
    /// as a bitmap.
    ///
    /// # Errors
    ///
    /// [`Refusal::Unreadable`], also if its reader panics.
    pub fn draw(&self, bytes: &[u8], extent: Extent, fit: Fit) -> Result<Vec<Frame>, Refusal> {
        let extent = within_limits(extent);
        let drawn = watched(|| {
            // a compressed drawing could expand to any size
            let is_text = bytes.iter().take(512).any(|b| *b == b'<') && !bytes.starts_with(&[0x1f, 0x8b]);
            if is_text && let Ok(tree) = usvg::Tree::from_data(bytes, &self.options) {
                return vector(&tree, extent, fit).map(|pixels| vec![Frame { pixels, time: Duration::ZERO }]);
            }
            bitmap(bytes, extent, fit)
        });
        drawn.ok().flatten().filter(|frames| !frames.is_empty()).ok_or(Refusal::Unreadable)
    }
}

/// The nearest extent that can be drawn.
pub fn within_limits((width, height): Extent) -> Extent {
    (width.clamp(1, MAX_SIDE), height.clamp(1, MAX_SIDE))
}

/// A bitmap embedded in an SVG, if it is of a supported kind and not too large.
fn inner_bitmap(_mime: &str, data: Arc<Vec<u8>>, _options: &usvg::Options<'_>) -> Option<usvg::ImageKind> {
    let format = image::guess_format(&data).ok()?;
    let reader = image::ImageReader::with_format(Cursor::new(data.as_slice()), format);
    let (width, height) = reader.into_dimensions().ok()?;
    if usize::try_from(width.max(height)).ok()? > MAX_INNER_SIDE {
        return None;
    }
    match format {
        image::ImageFormat::Png => Some(usvg::ImageKind::PNG(data)),
        image::ImageFormat::Jpeg => Some(usvg::ImageKind::JPEG(data)),
        image::ImageFormat::Gif => Some(usvg::ImageKind::GIF(data)),
        image::ImageFormat::WebP => Some(usvg::ImageKind::WEBP(data)),
        _ => None,
    }
}

fn vector(tree: &usvg::Tree, extent: Extent, fit: Fit) -> Option<Pixmap> {
    let (width, height) = (tree.size().width(), tree.size().height());
    let inside = fit.inside((width, height), extent);
    let mut drawn = Pixmap::new(inside.0, inside.1)?;
    resvg::render(tree, stretch(width, height, inside), &mut drawn.as_mut());
    fit.laid(drawn, extent)
}

/// Each frame is stretched to its rectangle before the next one is decoded.
fn bitmap(bytes: &[u8], extent: Extent, fit: Fit) -> Option<Vec<Frame>> {
    use image::AnimationDecoder;
    let format = image::guess_format(bytes).ok()?;
    if format != image::ImageFormat::Gif {
        let mut reader = image::ImageReader::with_format(Cursor::new(bytes), format);
        reader.limits(limits());
        let pixels = fitted(into_pixmap(decoded(reader, fit)?)?, extent, fit)?;
        return Some(vec![Frame { pixels, time: Duration::ZERO }]);
    }
    let mut decoder = image::codecs::gif::GifDecoder::new(Cursor::new(bytes)).ok()?;
    image::ImageDecoder::set_limits(&mut decoder, limits()).ok()?;
    let (width, height) = image::ImageDecoder::dimensions(&decoder);
    let most = usize::try_from(MAX_ANIMATED_PIXELS / (u64::from(width) * u64::from(height)).max(1)).ok()?;
    let a_frame = usize::try_from(u64::from(extent.0) * u64::from(extent.1) * 4).ok()?;
    let most = most.min(MAX_DRAWN / a_frame.max(1)).clamp(1, MAX_FRAMES);
    let frames = decoder.into_frames().take(most).map_while(Result::ok).map(|frame| {
        let time = Duration::from(frame.delay()).max(SHORTEST_FRAME);
        Some(Frame { pixels: fitted(into_pixmap(frame.into_buffer())?, extent, fit)?, time })
    });
    frames.collect()
}

/// The pixels; of a whole picture turned as the camera was held.
fn decoded(reader: image::ImageReader<Cursor<&[u8]>>, fit: Fit) -> Option<image::RgbaImage> {
    if fit == Fit::Stretched {
        return Some(reader.decode().ok()?.into_rgba8());
    }
    let mut decoder = reader.into_decoder().ok()?;
    let turned = image::ImageDecoder::orientation(&mut decoder).unwrap_or(image::metadata::Orientation::NoTransforms);
    let mut picture = image::DynamicImage::from_decoder(decoder).ok()?;
    picture.apply_orientation(turned);
    Some(picture.into_rgba8())
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

fn fitted(bitmap: Pixmap, extent: Extent, fit: Fit) -> Option<Pixmap> {
    let (width, height) = (bitmap.width() as f32, bitmap.height() as f32);
    let (whole, extent) = (extent, fit.inside((width, height), extent));
    let mut drawn = Pixmap::new(extent.0, extent.1)?;
    let quality = if width.max(height) * 4.0 <= extent.0.max(extent.1) as f32 {
        tiny_skia::FilterQuality::Nearest
    } else {
        tiny_skia::FilterQuality::Bilinear
    };
    let paint = PixmapPaint { quality, ..PixmapPaint::default() };
    let small = shrunk(&bitmap, extent);
    let bitmap = small.as_ref().unwrap_or(&bitmap);
    let transform = stretch(bitmap.width() as f32, bitmap.height() as f32, extent);
    drawn.draw_pixmap(0, 0, bitmap.as_ref(), &paint, transform, None);
    fit.laid(drawn, whole)
}

/// A bitmap much larger than its rectangle, halved by averaging until it is at most twice as large, so that thin lines
/// survive.
fn shrunk(bitmap: &Pixmap, extent: Extent) -> Option<Pixmap> {
    let mut small: Option<Pixmap> = None;
    loop {
        let from = small.as_ref().unwrap_or(bitmap);
        let halved =
            |length: u32, room: u32| if length >= room.saturating_mul(2) { (length / 2, 0.5) } else { (length, 1.0) };
        let ((width, across), (height, down)) = (halved(from.width(), extent.0), halved(from.height(), extent.1));
        if (width, height) == (from.width(), from.height()) {
            return small;
        }
        let mut half = Pixmap::new(width, height)?;
        let paint = PixmapPaint { quality: tiny_skia::FilterQuality::Bilinear, ..PixmapPaint::default() };
        half.draw_pixmap(0, 0, from.as_ref(), &paint, Transform::from_scale(across, down), None);
        small = Some(half);
    }
}

/// Stretches `width` x `height`, as the original program did: a picture fills its cell.
fn stretch(width: f32, height: f32, extent: Extent) -> Transform {
    let scale = |room: u32, length: f32| room as f32 / length.max(f32::MIN_POSITIVE);
    Transform::from_scale(scale(extent.0, width), scale(extent.1, height))
}
