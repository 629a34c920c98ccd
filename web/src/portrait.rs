//! A picture of a player's own, as the page hands it over: the browser has drawn it, and the program looks whether it is what it may be.

use switchboard::shell::{MAX_PORTRAIT_BYTES, NoPicture, PORTRAIT_SIDE, Scaler};

/// How a PNG begins: its signature, and the length and the name of its first part, which says how large it is.
const BEGIN: &[u8; 16] = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR";

/// Pictures that the page has drawn.
#[derive(Debug, Clone, Copy)]
pub struct Drawn;

impl Scaler for Drawn {
    fn scaled(&self, bytes: &[u8]) -> Result<Vec<u8>, NoPicture> {
        let side = |from: usize| {
            let four: Option<[u8; 4]> = bytes.get(from..from + 4).and_then(|four| four.try_into().ok());
            four.map_or(0, u32::from_be_bytes)
        };
        let is_small = [16, 20].into_iter().all(|from| (1..=PORTRAIT_SIDE).contains(&side(from)));
        let is_picture = bytes.starts_with(BEGIN) && is_small && bytes.len() as u64 <= MAX_PORTRAIT_BYTES;
        if is_picture { Ok(bytes.to_vec()) } else { Err(NoPicture::Unreadable) }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn png(width: u32, height: u32, length: usize) -> Vec<u8> {
        let mut bytes = [BEGIN.as_slice(), &width.to_be_bytes(), &height.to_be_bytes()].concat();
        bytes.resize(length, 0);
        bytes
    }

    #[test]
    fn only_small_pictures_that_the_page_has_drawn_are_taken() {
        let most = usize::try_from(MAX_PORTRAIT_BYTES).unwrap();
        for good in [png(512, 512, 1000), png(1, 512, 40), png(512, 512, most)] {
            assert_eq!(Drawn.scaled(&good), Ok(good.clone()));
        }
        for bad in
            [Vec::new(), b"<svg/>".to_vec(), png(513, 1, 100), png(0, 5, 100), png(9, 9, most + 1), png(9, 9, 20)]
        {
            assert_eq!(Drawn.scaled(&bad), Err(NoPicture::Unreadable), "{}", bad.len());
        }
    }
}
