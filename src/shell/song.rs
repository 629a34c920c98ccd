//! Songs of a player's own, played where something ended well. What is kept is plain samples, one channel, not long, and as loud as the
//! program's own sounds.

use std::fmt;
use std::io::Cursor;
use std::str::FromStr;

/// Samples in a second.
pub const SONG_RATE: u32 = 22_050;
/// The longest song, in seconds; what is longer fades out.
pub const MAX_SONG_SECONDS: u32 = 30;
/// How many songs a player has at most: with a picture less than 20 MB.
pub const MAX_SONGS: usize = 8;
/// The largest file that a song is taken from, in bytes.
pub const MAX_SONG_FILE_BYTES: u64 = 64 << 20;
/// The longest title, in characters.
pub const MAX_SONG_TITLE: usize = 60;
/// How the names of files end in which songs are looked for.
pub const SONG_ENDINGS: [&str; 7] = ["mp3", "ogg", "oga", "wav", "flac", "m4a", "mp4"];

/// The loudness that songs get and the peak that they keep to, as parts of full scale: -20 dB (root of the mean square of what is not
/// quiet) and -3 dB, as the sounds of first steps.
const LEVEL: f32 = 0.1;
const PEAK: f32 = 0.708;
/// Loudness is measured in blocks of so many seconds' samples; blocks quieter than this are no part of it, nor are those this much quieter
/// than the rest (the gates of ITU-R BS.1770, without its filter).
const BLOCK: usize = SONG_RATE as usize * 2 / 5;
const SILENCE: f32 = 0.000_3;
const GATE: f32 = 0.316;
/// A song comes in and goes out within so many samples, so that nothing clicks; one that is cut goes out slowly.
const FADE_IN: usize = SONG_RATE as usize / 50;
const FADE_OUT: usize = SONG_RATE as usize / 20;
const FADE_CUT: usize = SONG_RATE as usize * 2;

/// The version of the text form, and what stands between its parts.
const VERSION: &str = "1";
const BETWEEN: char = '/';

/// A song of a player's.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Song {
    /// The name of its file in the player's folder.
    pub file: String,
    /// What it is called.
    pub title: String,
}

/// The songs of a player's, in the order in which they are played.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Songs(Vec<Song>);

impl Songs {
    /// All of them.
    pub fn all(&self) -> &[Song] {
        &self.0
    }

    /// Whether there can be no more.
    pub fn are_full(&self) -> bool {
        self.0.len() >= MAX_SONGS
    }

    /// Adds this one, unless it is there or there are too many.
    pub fn add(&mut self, file: &str, title: &str) {
        if self.are_full() || self.0.iter().any(|song| song.file == file) {
            return;
        }
        let letters = title.chars().filter(|letter| !letter.is_control() && *letter != BETWEEN);
        let title: String = letters.take(MAX_SONG_TITLE).collect();
        self.0.push(Song { file: file.to_owned(), title: title.trim().to_owned() });
    }

    /// Takes this one away.
    pub fn remove(&mut self, file: &str) {
        self.0.retain(|song| song.file != file);
    }

    /// The names of their files.
    pub fn files(&self) -> Vec<&str> {
        self.0.iter().map(|song| song.file.as_str()).collect()
    }
}

/// A text of songs that the program did not write.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoSongs;

/// `1/song-00000000000000ff.wav Ode to joy`: the version, then file and title of each.
impl fmt::Display for Songs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(VERSION)?;
        self.0.iter().try_for_each(|song| write!(f, "{BETWEEN}{} {}", song.file, song.title))
    }
}

impl FromStr for Songs {
    type Err = NoSongs;

    fn from_str(text: &str) -> Result<Self, NoSongs> {
        let mut parts = text.split(BETWEEN);
        if parts.next() != Some(VERSION) {
            return Err(NoSongs);
        }
        let mut songs = Self::default();
        for part in parts {
            let (file, title) = part.split_once(' ').ok_or(NoSongs)?;
            if !super::Own::Song.is_name(file) || songs.are_full() {
                return Err(NoSongs);
            }
            songs.add(file, title);
        }
        Ok(songs)
    }
}

/// How loud samples are, as a part of full scale; nothing if they are silent.
fn loudness(samples: &[f32]) -> Option<f32> {
    let mean = |block: &[f32]| block.iter().map(|sample| sample * sample).sum::<f32>() / block.len() as f32;
    let over = |blocks: &[f32], gate: f32| -> Option<f32> {
        let loud: Vec<f32> = blocks.iter().copied().filter(|power| *power > gate * gate).collect();
        (!loud.is_empty()).then(|| (loud.iter().sum::<f32>() / loud.len() as f32).sqrt())
    };
    let blocks: Vec<f32> = samples.chunks(BLOCK).map(mean).collect();
    let all = over(&blocks, SILENCE)?;
    over(&blocks, SILENCE.max(all * GATE))
}

/// The wav file of these samples of one channel at [`SONG_RATE`]: at most [`MAX_SONG_SECONDS`] of them, levelled; nothing if they are
/// silent or are no numbers.
#[allow(
    clippy::cast_possible_truncation,
    reason = "within what a sample holds, since no peak is higher than full scale"
)]
pub fn wav(mut samples: Vec<f32>) -> Option<Vec<u8>> {
    let most = (SONG_RATE * MAX_SONG_SECONDS) as usize;
    let is_cut = samples.len() > most;
    samples.truncate(most);
    if samples.iter().any(|sample| !sample.is_finite()) {
        return None;
    }
    let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
    let gain = (LEVEL / loudness(&samples)?).min(PEAK / peak);
    let (length, out) = (samples.len(), if is_cut { FADE_CUT } else { FADE_OUT });
    let spec = hound::WavSpec {
        channels: 1,
        sample_rate: SONG_RATE,
        bits_per_sample: 16,
        sample_format: hound::SampleFormat::Int,
    };
    let mut bytes = Cursor::new(Vec::new());
    let mut writer = hound::WavWriter::new(&mut bytes, spec).ok()?;
    for (at, sample) in samples.iter().enumerate() {
        let fade = (at as f32 / FADE_IN as f32).min((length - at) as f32 / out as f32).min(1.0);
        writer.write_sample((sample * gain * fade * f32::from(i16::MAX)) as i16).ok()?;
    }
    writer.finalize().ok()?;
    Some(bytes.into_inner())
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn file(hash: u64) -> String {
        super::super::Own::Song.name(hash)
    }

    #[test]
    fn songs_are_read_as_they_were_written() {
        let mut songs = Songs::default();
        for number in 0..10 {
            songs.add(&file(number), &format!("Song {number} / \u{7}loud"));
        }
        songs.add(&file(0), "once more");
        assert_eq!((songs.all().len(), songs.all()[0].title.as_str()), (MAX_SONGS, "Song 0  loud"));
        assert_eq!(songs.to_string().parse(), Ok(songs.clone()));
        songs.remove(&file(0));
        assert_eq!((songs.files().len(), songs.files()[0]), (MAX_SONGS - 1, file(1).as_str()));
        assert_eq!("1".parse(), Ok(Songs::default()));
        for damaged in ["", "2", "1/", "1/song.wav x", "1/picture-0000000000000001.png x"] {
            assert_eq!(damaged.parse::<Songs>(), Err(NoSongs), "{damaged}");
        }
    }

    /// A tone of this loudness and length, with a silent second before it.
    fn tone(volume: f32, seconds: usize) -> Vec<f32> {
        let rate = SONG_RATE as usize;
        let wave = |at: usize| volume * (at as f32 * 440.0 * std::f32::consts::TAU / rate as f32).sin();
        std::iter::repeat_n(0.0, rate).chain((0..seconds * rate).map(wave)).collect()
    }

    #[test]
    fn a_song_gets_the_loudness_of_the_other_sounds_and_does_not_click() {
        for volume in [0.003, 0.1, 1.0] {
            let bytes = wav(tone(volume, 40)).unwrap();
            assert!(bytes.len() as u64 <= super::super::MAX_SONG_BYTES);
            let mut reader = hound::WavReader::new(bytes.as_slice()).unwrap();
            assert_eq!((reader.spec().channels, reader.duration()), (1, SONG_RATE * MAX_SONG_SECONDS));
            let samples: Vec<i16> = reader.samples().map(Result::unwrap).collect();
            let mut meter = ebur128::EbuR128::new(1, SONG_RATE, ebur128::Mode::I | ebur128::Mode::SAMPLE_PEAK).unwrap();
            meter.add_frames_i16(&samples).unwrap();
            let loud = meter.loudness_global().unwrap();
            assert!((-24.0..=-19.0).contains(&loud), "{volume}: {loud} LUFS");
            assert!(meter.sample_peak(0).unwrap() <= 0.71);
            assert!(samples[0] == 0 && samples.last().unwrap().abs() < 50, "it ends softly");
        }
        for nothing in [Vec::new(), vec![0.0; 50_000], vec![f32::NAN; 50_000]] {
            assert_eq!(wav(nothing), None);
        }
    }
}
