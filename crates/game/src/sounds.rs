//! Sounds that come with a game, and whether the bytes of one can be played. Plays nothing.

use std::collections::BTreeMap;
use std::io::Cursor;
use std::sync::Arc;
use switchboard_base::broken::watched;
use switchboard_base::diag::{Code, Problem};

/// How many sounds a game may have.
pub const MAX_SOUNDS: usize = 64;
/// The largest file of a sound, in bytes.
pub const MAX_SOUND_BYTES: u64 = 1024 * 1024;
/// The longest sound, in seconds.
pub const MAX_SOUND_SECONDS: u32 = 5;

/// A wav file of a game that can be played.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Wav {
    /// The file name without its extension.
    pub name: String,
    /// The whole file.
    pub bytes: Arc<[u8]>,
}

/// The sounds of a game, by name in lower case.
pub type Sounds = BTreeMap<String, Wav>;

/// The program's own sounds that a rule's `sound Name;` can name; the last two are other names of the first two.
pub const PROGRAM_SOUNDS: [&str; 18] = [
    "InvalidChoice",
    "LevelDone",
    "GameDone",
    "Tick",
    "Coin",
    "Shot",
    "Explosion",
    "PowerUp",
    "Hit",
    "Jump",
    "Blip",
    "Push",
    "Bird",
    "Match",
    "Capture",
    "SentHome",
    "Warning",
    "Fanfare",
];

/// Whether the program has a sound of this name, in any letter case.
pub fn is_program_sound(name: &str) -> bool {
    PROGRAM_SOUNDS.iter().any(|known| known.eq_ignore_ascii_case(name))
}

/// Why the sound of this name with these bytes cannot be played, if it cannot.
pub fn sound_fault(name: &str, bytes: &[u8]) -> Option<Problem> {
    // a sound decoder that panics must not take the program with it
    let seconds = watched(|| seconds(bytes)).ok().flatten();
    match seconds {
        None => Some(Code::A001.error("damaged").arg("name", name).cure("sound-wav")),
        Some(seconds) if seconds > MAX_SOUND_SECONDS => {
            Some(Code::A001.error("long").arg("name", name).arg("most", MAX_SOUND_SECONDS).cure("shorter-sound"))
        }
        Some(_) => None,
    }
}

/// How long a wav file lasts, in seconds rounded up; `None` if it is damaged or not in plain samples.
fn seconds(bytes: &[u8]) -> Option<u32> {
    let mut reader = hound::WavReader::new(Cursor::new(bytes)).ok()?;
    let (rate, length) = (reader.spec().sample_rate, reader.duration());
    let is_whole = match reader.spec().sample_format {
        hound::SampleFormat::Int => reader.samples::<i32>().all(|sample| sample.is_ok()),
        hound::SampleFormat::Float => reader.samples::<f32>().all(|sample| sample.is_ok()),
    };
    (is_whole && rate > 0 && length > 0).then(|| length.div_ceil(rate))
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn wav(rate: u32, samples: u32) -> Vec<u8> {
        let spec = hound::WavSpec {
            channels: 1,
            sample_rate: rate,
            bits_per_sample: 16,
            sample_format: hound::SampleFormat::Int,
        };
        let mut bytes = Cursor::new(Vec::new());
        let mut writer = hound::WavWriter::new(&mut bytes, spec).unwrap();
        (0..samples).for_each(|sample| writer.write_sample(i16::try_from(sample % 100).unwrap()).unwrap());
        writer.finalize().unwrap();
        bytes.into_inner()
    }

    #[test]
    fn a_sound_is_whole_and_at_most_five_seconds_long() {
        let case = |bytes: &[u8]| sound_fault("bell", bytes).map(|problem| problem.message());
        assert_eq!(case(&wav(8000, 8000 * 5)), None);
        assert!(case(&wav(8000, 8000 * 5 + 1)).unwrap().contains("5 seconds"));
        let whole = wav(8000, 100);
        for damaged in [&whole[..whole.len() - 3], &whole[..20], b"", &wav(8000, 0)] {
            assert!(case(damaged).is_some());
        }
    }
}
