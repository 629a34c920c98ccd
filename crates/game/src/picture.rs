//! Whether the bytes of a picture match its file name and can be drawn. Draws and keeps nothing.

use crate::flashing::Flashing;
use az::SaturatingAs;
use image::{AnimationDecoder, ImageDecoder, ImageFormat, ImageReader, Limits, codecs::gif::GifDecoder};
use quick_xml::events::{BytesStart, Event};
use std::io::Cursor;
use switchboard_base::broken::watched;
use switchboard_base::diag::{Code, Place, Problem};

/// The longest side of a picture, in pixels.
pub const MAX_SIDE: u32 = 4096;

/// How many pixels all frames of an animation may have together.
pub const MAX_ANIMATED_PIXELS: u64 = 128 << 20;

/// In so many frames flashes are looked for.
const MAX_FLASHES_LOOKED_FOR: usize = 2_000;

/// What is wrong with the picture that has these bytes. `file` is its path for messages; the file extension gives its kind.
pub fn picture_fault(file: &str, bytes: &[u8]) -> Option<Problem> {
    let name = file.rsplit('/').next().unwrap_or(file);
    let kind = name.rsplit_once('.').map(|(_, ending)| ending.to_lowercase())?;
    if kind == "svg" {
        return svg_fault(file, name, bytes);
    }
    let wanted = ImageFormat::from_extension(&kind)?;
    // a picture decoder that panics must not take the program with it
    let found = watched(|| bitmap_fault(name, wanted, bytes));
    found.unwrap_or_else(|_| Some(damaged(name))).map(|problem| problem.at(Place::file(file)))
}

fn bitmap_fault(name: &str, wanted: ImageFormat, bytes: &[u8]) -> Option<Problem> {
    let found = image::guess_format(bytes).ok();
    if found != Some(wanted) {
        return Some(other_kind(name, found.map(ending), ending(wanted)));
    }
    let reader = || ImageReader::with_format(Cursor::new(bytes), wanted);
    let Ok((width, height)) = reader().into_dimensions() else { return Some(damaged(name)) };
    if width > MAX_SIDE || height > MAX_SIDE {
        let problem = Code::P008.error("too-large").arg("name", name).arg("width", width).arg("height", height);
        return Some(problem.arg("most", MAX_SIDE).cure("smaller-picture"));
    }
    let is_whole = match wanted {
        ImageFormat::Gif => match every_frame(bytes, u64::from(width) * u64::from(height)) {
            Frames::Whole => true,
            Frames::Flash => {
                return Some(Code::P014.warning("flashes").arg("name", name).cure("slower-frames"));
            }
            Frames::Damaged => false,
            Frames::TooMany => {
                let problem = Code::P008.warning("frames").arg("name", name).arg("most", MAX_ANIMATED_PIXELS);
                return Some(problem.cure("fewer-frames"));
            }
        },
        _ => {
            let mut reader = reader();
            reader.limits(limits());
            reader.decode().is_ok()
        }
    };
    (!is_whole).then(|| damaged(name))
}

enum Frames {
    Whole,
    /// Complete, but they flash.
    Flash,
    Damaged,
    /// The first frames are complete.
    TooMany,
}

fn every_frame(bytes: &[u8], pixels: u64) -> Frames {
    let Ok(mut decoder) = GifDecoder::new(Cursor::new(bytes)) else { return Frames::Damaged };
    if decoder.set_limits(limits()).is_err() {
        return Frames::Damaged;
    }
    let mut left = MAX_ANIMATED_PIXELS;
    let (mut count, mut flashing) = (0_usize, Flashing::default());
    for frame in decoder.into_frames() {
        let Ok(frame) = frame else { return Frames::Damaged };
        let (numerator, denominator) = frame.delay().numer_denom_ms();
        if count < MAX_FLASHES_LOOKED_FOR {
            flashing.add(frame.buffer(), u64::from(numerator / denominator.max(1)));
        }
        count += 1;
        match left.checked_sub(pixels) {
            Some(rest) => left = rest,
            None => return Frames::TooMany,
        }
    }
    match count {
        0 => Frames::Damaged,
        _ if flashing.is_so() => Frames::Flash,
        _ => Frames::Whole,
    }
}

fn limits() -> Limits {
    let mut limits = Limits::default();
    limits.max_image_width = Some(MAX_SIDE);
    limits.max_image_height = Some(MAX_SIDE);
    limits
}

fn ending(format: ImageFormat) -> &'static str {
    format.extensions_str().first().copied().unwrap_or("picture of another kind")
}

fn damaged(name: &str) -> Problem {
    Code::P004.error("damaged").arg("name", name).cure("save-again")
}

fn other_kind(name: &str, found: Option<&str>, wanted: &str) -> Problem {
    match found {
        Some(found) => Code::P004.error("other-kind").arg("found", found).cure("end-or-save-as"),
        None => Code::P004.error("not-of-kind").cure("save-as"),
    }
    .arg("name", name)
    .arg("wanted", wanted)
}

/// What an element of an SVG refers to outside the file, if anything.
fn reference_out(start: &BytesStart<'_>) -> Option<String> {
    let inner = ["#", "data:image/png", "data:image/jpeg", "data:image/gif", "data:image/webp"];
    let drawn = ["image", "feImage", "use", "pattern", "linearGradient", "radialGradient", "filter", "textPath"];
    if !drawn.contains(&start.local_name().as_ref()) {
        return None;
    }
    let found = start.attributes().take(MAX_LOOKED_AT).filter_map(Result::ok);
    let mut found = found.filter(|attribute| attribute.key.local_name().as_ref() == "href");
    let value = found.find(|attribute| !inner.iter().any(|inner| attribute.value.trim_start().starts_with(inner)))?;
    Some(value.value.chars().take(MAX_SHOWN).collect())
}

fn leads_out(name: &str, to: &str) -> Problem {
    Code::P009.warning("reference").arg("name", name).arg("to", to).cure("one-file")
}

/// How many attributes of an element are searched for references.
const MAX_LOOKED_AT: usize = 64;
/// How many characters of a reference are shown.
const MAX_SHOWN: usize = 60;

/// Whether it is well-formed XML whose root element is `<svg>`, with no references to other files.
fn svg_fault(file: &str, name: &str, bytes: &[u8]) -> Option<Problem> {
    if let Ok(found) = image::guess_format(bytes) {
        return Some(other_kind(name, Some(ending(found)), "svg").at(Place::file(file)));
    }
    let at = |text: &str, byte: usize, problem: Problem| Some(problem.at(Place::in_text(file, text, byte..byte + 1)));
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(fault) => {
            let (before, _) = bytes.split_at(fault.valid_up_to());
            let problem = Code::F005.error("picture").arg("name", name).cure("save-utf8");
            return at(&String::from_utf8_lossy(before), before.len(), problem);
        }
    };
    let mut reader = quick_xml::Reader::from_str(text);
    let (mut open, mut roots) = (0_usize, 0_usize);
    loop {
        let before = reader.buffer_position().saturating_as();
        let is_svg = |start: &BytesStart<'_>| start.local_name().as_ref() == "svg";
        match reader.read_event() {
            Ok(Event::Start(start) | Event::Empty(start)) if open == 0 && !is_svg(&start) => {
                return at(text, before, other_kind(name, None, "svg"));
            }
            Ok(Event::Start(start) | Event::Empty(start)) if reference_out(&start).is_some() => {
                return at(text, before, leads_out(name, &reference_out(&start).unwrap_or_default()));
            }
            Ok(Event::Start(_)) => (open, roots) = (open + 1, roots + usize::from(open == 0)),
            Ok(Event::Empty(_)) => roots += usize::from(open == 0),
            Ok(Event::End(_)) => open = open.saturating_sub(1),
            Ok(Event::Eof) if open > 0 => return at(text, text.len(), damaged(name)),
            Ok(Event::Eof) if roots == 0 => return Some(other_kind(name, None, "svg").at(Place::file(file))),
            Ok(Event::Eof) => return None,
            Ok(_) => {}
            Err(_) => return at(text, reader.error_position().saturating_as(), damaged(name)),
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use image::{Delay, Frame, RgbaImage, codecs::gif::GifEncoder};

    /// The code for an animation that is black and white in turn, each for so long.
    fn code_of(ms: u32) -> Option<Code> {
        let mut bytes = Vec::new();
        let frames = [0, 255].map(|shade| {
            let picture = RgbaImage::from_pixel(16, 16, image::Rgba([shade, shade, shade, 255]));
            Frame::from_parts(picture, 0, 0, Delay::from_numer_denom_ms(ms, 1))
        });
        GifEncoder::new(&mut bytes).encode_frames(frames).unwrap();
        picture_fault("PIECES/blink.gif", &bytes).map(|problem| problem.code)
    }

    #[test]
    fn an_animation_that_flashes_is_warned_of() {
        assert_eq!(code_of(100), Some(Code::P014));
        assert_eq!(code_of(600), None);
    }
}
