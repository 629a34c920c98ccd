//! What was pasted: the words that file managers copy for a file, or a picture itself.

use crate::shell::PORTRAIT_SIDE;
use image::{ExtendedColorType, ImageEncoder, RgbaImage, codecs::png::PngEncoder, imageops};
use std::path::PathBuf;

/// The picture in the clipboard as a PNG no larger than players' pictures are kept; none where it has no picture. Waits for the program
/// that the picture was copied in.
pub fn pasted_picture() -> Option<Vec<u8>> {
    let found = arboard::Clipboard::new().and_then(|mut clipboard| clipboard.get_image()).ok()?;
    let (width, height) = (u32::try_from(found.width).ok()?, u32::try_from(found.height).ok()?);
    as_png(RgbaImage::from_raw(width, height, found.bytes.into_owned())?)
}

fn as_png(mut picture: RgbaImage) -> Option<Vec<u8>> {
    let longest = picture.width().max(picture.height());
    if longest > PORTRAIT_SIDE {
        let side = |long: u32| u64::from(long) * u64::from(PORTRAIT_SIDE) / u64::from(longest);
        let [width, height] = [picture.width(), picture.height()].map(|long| u32::try_from(side(long)).ok());
        picture = imageops::thumbnail(&picture, width?.max(1), height?.max(1));
    }
    let mut png = Vec::new();
    let (width, height) = picture.dimensions();
    PngEncoder::new(&mut png).write_image(&picture, width, height, ExtendedColorType::Rgba8).ok()?;
    Some(png)
}

/// The file that pasted words name: what file managers copy is its path or its address.
pub fn pasted_file(words: &str) -> Option<PathBuf> {
    let line = words.lines().map(str::trim).find(|line| !line.is_empty() && !matches!(*line, "copy" | "cut"))?;
    let path = line.strip_prefix("file://").map_or_else(|| PathBuf::from(line), |path| PathBuf::from(decoded(path)));
    path.is_absolute().then_some(path)
}

/// An address with its escaped bytes (`%20`) as they are meant.
fn decoded(address: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = address.as_bytes();
    while let Some((first, others)) = rest.split_first() {
        let escaped = others.split_first_chunk::<2>().filter(|_| *first == b'%');
        let byte = |two: &[u8]| u8::from_str_radix(std::str::from_utf8(two).ok()?, 16).ok();
        match escaped.and_then(|(two, behind)| Some((byte(two)?, behind))) {
            Some((byte, behind)) => {
                bytes.push(byte);
                rest = behind;
            }
            None => {
                bytes.push(*first);
                rest = others;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_pasted_picture_is_no_larger_than_pictures_are_kept() {
        for ((width, height), kept) in [((3, 2), (3, 2)), ((2048, 1024), (512, 256)), ((4000, 1), (512, 1))] {
            let mut picture = RgbaImage::new(width, height);
            picture.pixels_mut().for_each(|pixel| pixel.0 = [200, 30, 40, 255]);
            let read = image::load_from_memory(&as_png(picture).unwrap()).unwrap().into_rgba8();
            assert_eq!(read.dimensions(), kept);
            assert_eq!(read.get_pixel(kept.0 - 1, 0).0, [200, 30, 40, 255]);
        }
    }

    #[test]
    fn pasted_words_name_a_file_as_file_managers_write_it() {
        for (words, path) in [
            ("/home/eva/me.jpg", Some("/home/eva/me.jpg")),
            ("copy\nfile:///home/eva/m%C3%A9%20too.jpg\n", Some("/home/eva/mé too.jpg")),
            ("file:///100%", Some("/100%")),
            ("hello", None),
            ("", None),
        ] {
            assert_eq!(pasted_file(words), path.map(PathBuf::from), "{words}");
        }
    }
}
