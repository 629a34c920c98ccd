//! A picture or a song of a player's own, as the page hands it over: the browser has drawn or decoded it, and the program looks whether it
//! is what it may be.

use switchboard::shell::song::{self, MAX_SONG_SECONDS, SONG_RATE};
use switchboard::shell::{MAX_PORTRAIT_BYTES, NotTaken, PORTRAIT_SIDE, Remaker};

/// How a PNG begins: its signature, and the length and the name of its first part, which says how large it is.
const BEGIN: &[u8; 16] = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR";

/// Pictures that the page has drawn.
#[derive(Debug, Clone, Copy)]
pub struct Drawn;

impl Remaker for Drawn {
    fn remade(&self, bytes: &[u8]) -> Result<Vec<u8>, NotTaken> {
        let side = |from: usize| {
            let four: Option<[u8; 4]> = bytes.get(from..from + 4).and_then(|four| four.try_into().ok());
            four.map_or(0, u32::from_be_bytes)
        };
        let is_small = [16, 20].into_iter().all(|from| (1..=PORTRAIT_SIDE).contains(&side(from)));
        let is_picture = bytes.starts_with(BEGIN) && is_small && bytes.len() as u64 <= MAX_PORTRAIT_BYTES;
        if is_picture { Ok(bytes.to_vec()) } else { Err(NotTaken::Unreadable) }
    }
}

/// Songs that the page has decoded: samples of one channel at [`SONG_RATE`], as little-endian floats of four bytes.
#[derive(Debug, Clone, Copy)]
pub struct Sung;

impl Remaker for Sung {
    fn remade(&self, bytes: &[u8]) -> Result<Vec<u8>, NotTaken> {
        let (samples, rest) = bytes.as_chunks::<4>();
        let most = (SONG_RATE * (MAX_SONG_SECONDS + 1)) as usize;
        if !rest.is_empty() || samples.len() > most {
            return Err(NotTaken::Unreadable);
        }
        let samples = samples.iter().map(|sample| f32::from_le_bytes(*sample)).collect();
        song::wav(samples).ok_or(NotTaken::Unreadable)
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
    fn only_samples_that_the_page_has_decoded_are_a_song() {
        let tone: Vec<u8> = (0..SONG_RATE).flat_map(|at| (at as f32 * 0.1).sin().to_le_bytes()).collect();
        let song = Sung.remade(&tone).unwrap();
        assert!(song.starts_with(b"RIFF") && song.len() < tone.len());
        let most = (SONG_RATE * (MAX_SONG_SECONDS + 1)) as usize * 4;
        for bad in [Vec::new(), vec![1; 7], vec![0; 4000], [tone.clone(), vec![0; most]].concat(), vec![0xff; 4000]] {
            assert_eq!(Sung.remade(&bad), Err(NotTaken::Unreadable), "{}", bad.len());
        }
    }

    #[test]
    fn only_small_pictures_that_the_page_has_drawn_are_taken() {
        let most = usize::try_from(MAX_PORTRAIT_BYTES).unwrap();
        for good in [png(512, 512, 1000), png(1, 512, 40), png(512, 512, most)] {
            assert_eq!(Drawn.remade(&good), Ok(good.clone()));
        }
        for bad in
            [Vec::new(), b"<svg/>".to_vec(), png(513, 1, 100), png(0, 5, 100), png(9, 9, most + 1), png(9, 9, 20)]
        {
            assert_eq!(Drawn.remade(&bad), Err(NotTaken::Unreadable), "{}", bad.len());
        }
    }
}
