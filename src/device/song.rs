//! Makes a song of a file from outside: decoded, mixed to one channel and resampled, so that nothing is kept but samples.

use crate::broken::watched;
use crate::shell::song::{MAX_SONG_SECONDS, SONG_RATE, wav};
use crate::shell::{NotTaken, Remaker};
use rodio::Source;
use rodio::buffer::SamplesBuffer;
use rodio::source::UniformSourceIterator;
use std::num::NonZero;
use std::time::{Duration, Instant};

/// How long decoding may take.
const LONGEST: Duration = Duration::from_secs(10);
/// How often the clock is asked, in frames.
const EVERY: usize = 4096;
/// What is higher than this, in hertz, cannot be heard at [`SONG_RATE`] and would be heard as something else.
const HIGHEST: u32 = 10_000;

/// Decodes songs.
#[derive(Debug, Clone, Copy)]
pub struct SongReader;

impl Remaker for SongReader {
    fn remade(&self, bytes: &[u8]) -> Result<Vec<u8>, NotTaken> {
        // a decoder that panics must not take the program with it
        let samples = watched(|| mixed(bytes.to_vec())).map_err(|_| NotTaken::Unreadable)??;
        wav(samples).ok_or(NotTaken::Unreadable)
    }
}

/// The samples of one channel at [`SONG_RATE`], as many as are kept and one more second.
#[expect(clippy::expect_used, reason = "there are samples in a second")]
fn mixed(bytes: Vec<u8>) -> Result<Vec<f32>, NotTaken> {
    let ends = Instant::now() + LONGEST;
    // some formats are only read where their length is known
    let length = bytes.len() as u64;
    let builder = rodio::Decoder::builder().with_data(std::io::Cursor::new(bytes));
    let decoder = builder.with_byte_len(length).with_seekable(true).build();
    let mut source = decoder.map_err(|_| NotTaken::Unreadable)?;
    let rate = source.sample_rate();
    let most = (MAX_SONG_SECONDS as usize + 1) * rate.get() as usize;
    let mut mono = Vec::new();
    while mono.len() < most {
        if mono.len() % EVERY == 0 && Instant::now() >= ends {
            return Err(NotTaken::TooSlow);
        }
        // some files change how many there are
        let channels = source.channels().get();
        let Some(sum) = (0..channels).map(|_| source.next()).sum::<Option<f32>>() else { break };
        mono.push(sum / f32::from(channels));
    }
    let (one, song_rate) = (NonZero::<u16>::MIN, NonZero::new(SONG_RATE).expect("there are samples in a second"));
    let mono = SamplesBuffer::new(one, rate, mono);
    // a filter for what is higher than half of the rate has no meaning
    Ok(if rate.get() > 2 * HIGHEST {
        UniformSourceIterator::new(mono.low_pass(HIGHEST), one, song_rate).collect()
    } else {
        UniformSourceIterator::new(mono, one, song_rate).collect()
    })
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::cast_possible_truncation)]
mod tests {
    use super::*;

    /// A wav file of two channels, one of them silent.
    fn file(rate: u32, seconds: u32) -> Vec<u8> {
        let spec = hound::WavSpec {
            channels: 2,
            sample_rate: rate,
            bits_per_sample: 16,
            sample_format: hound::SampleFormat::Int,
        };
        let mut bytes = std::io::Cursor::new(Vec::new());
        let mut writer = hound::WavWriter::new(&mut bytes, spec).unwrap();
        for at in 0..rate * seconds {
            let wave = (at as f32 * 440.0 * std::f32::consts::TAU / rate as f32).sin();
            writer.write_sample((wave * 8000.0) as i16).unwrap();
            writer.write_sample(0_i16).unwrap();
        }
        writer.finalize().unwrap();
        bytes.into_inner()
    }

    #[test]
    fn a_song_is_kept_as_samples_of_one_channel() {
        for (rate, seconds, kept) in [(44_100, 2, 2), (8_000, 3, 3), (48_000, 40, 30)] {
            let song = SongReader.remade(&file(rate, seconds)).unwrap();
            let reader = hound::WavReader::new(song.as_slice()).unwrap();
            assert_eq!((reader.spec().channels, reader.spec().sample_rate), (1, SONG_RATE));
            let length = reader.duration() as f32 / SONG_RATE as f32;
            assert!((length - kept as f32).abs() < 0.1, "{rate}: {length} s");
        }
    }

    #[test]
    fn what_is_no_song_is_refused() {
        for nothing in [Vec::new(), b"no song at all".to_vec(), b"RIFF\0\0\0\0WAVEfmt ".to_vec(), vec![0xff; 100_000]] {
            assert_eq!(SongReader.remade(&nothing), Err(NotTaken::Unreadable));
        }
    }
}
