//! Sounds. Without a sound card, or if the program was built without sound, it is silent.

use crate::shell::Sound;
use std::borrow::Cow;

/// The wav file of a sound: the game's, or our own, produced by `examples/make_sounds.rs`.
pub fn wav(sound: &Sound) -> Cow<'static, [u8]> {
    match sound {
        Sound::Own(wav) | Sound::Song(wav) => Cow::Owned(wav.bytes.to_vec()),
        _ => Cow::Borrowed(own(sound.file())),
    }
}

/// The program's own sound of this name.
fn own(name: &str) -> &'static [u8] {
    match name {
        "invalid-choice" => include_bytes!("../../assets/sounds/invalid-choice.wav"),
        "level-done" => include_bytes!("../../assets/sounds/level-done.wav"),
        "game-done" => include_bytes!("../../assets/sounds/game-done.wav"),
        "their-move" => include_bytes!("../../assets/sounds/their-move.wav"),
        "undo" => include_bytes!("../../assets/sounds/undo.wav"),
        "lost" => include_bytes!("../../assets/sounds/lost.wav"),
        "tick" => include_bytes!("../../assets/sounds/tick.wav"),
        "coin" => include_bytes!("../../assets/sounds/coin.wav"),
        "shot" => include_bytes!("../../assets/sounds/shot.wav"),
        "explosion" => include_bytes!("../../assets/sounds/explosion.wav"),
        "power-up" => include_bytes!("../../assets/sounds/power-up.wav"),
        "hit" => include_bytes!("../../assets/sounds/hit.wav"),
        "jump" => include_bytes!("../../assets/sounds/jump.wav"),
        "blip" => include_bytes!("../../assets/sounds/blip.wav"),
        "push" => include_bytes!("../../assets/sounds/push.wav"),
        "bird" => include_bytes!("../../assets/sounds/bird.wav"),
        "match" => include_bytes!("../../assets/sounds/match.wav"),
        "capture" => include_bytes!("../../assets/sounds/capture.wav"),
        "sent-home" => include_bytes!("../../assets/sounds/sent-home.wav"),
        _ => include_bytes!("../../assets/sounds/move.wav"),
    }
}

/// The sound card, on a separate thread: opening it may take long, and it may be missing.
pub struct Sounds {
    #[cfg(feature = "sound")]
    sender: std::sync::mpsc::Sender<Wish>,
}

/// What the thread of the sound card is asked for.
#[cfg(feature = "sound")]
enum Wish {
    /// A sound at this volume in percent, and whether it is a song.
    Play(Cow<'static, [u8]>, u8, bool),
    EndSong,
}

#[cfg(not(feature = "sound"))]
impl Sounds {
    pub fn open() -> Self {
        Self {}
    }

    pub fn play(&self, _sound: &Sound, _volume: u8) {}

    pub fn end_song(&self) {}
}

#[cfg(feature = "sound")]
impl Sounds {
    /// Opens the sound card when the first sound is played.
    pub fn open() -> Self {
        let (sender, wanted) = std::sync::mpsc::channel();
        std::thread::spawn(move || play_all(&wanted));
        Self { sender }
    }

    /// Plays a sound at `volume` percent, along with those still playing.
    pub fn play(&self, sound: &Sound, volume: u8) {
        if volume > 0 {
            let _ = self.sender.send(Wish::Play(wav(sound), volume, matches!(sound, Sound::Song(_))));
        }
    }

    /// Ends the song that is being played.
    pub fn end_song(&self) {
        let _ = self.sender.send(Wish::EndSong);
    }
}

/// So many sounds are heard at once: a new one ends the oldest, so that quick presses do not become loud.
#[cfg(feature = "sound")]
const AT_ONCE: usize = 2;
/// A song that is ended gets softer in so many steps.
#[cfg(feature = "sound")]
const FADE_STEPS: u8 = 8;
#[cfg(feature = "sound")]
const FADE_STEP: std::time::Duration = std::time::Duration::from_millis(4);
/// A sound card that cannot be opened, or that broke, is tried again with a sound that comes this much later.
#[cfg(feature = "sound")]
const TRY_AGAIN: std::time::Duration = std::time::Duration::from_secs(10);

#[cfg(feature = "sound")]
fn play_all(wanted: &std::sync::mpsc::Receiver<Wish>) {
    // libasound writes its complaints to standard error
    #[cfg(target_os = "linux")]
    let _quiet = alsa::Output::local_error_handler();
    let mut card = Card::default();
    while let Ok(wish) = wanted.recv() {
        match wish {
            Wish::Play(bytes, volume, is_song) => card.play(bytes, volume, is_song),
            Wish::EndSong => card.end_song(),
        }
    }
}

/// The sound card, if there is one that works.
#[cfg(feature = "sound")]
#[derive(Default)]
struct Card {
    /// What sounds, the oldest first.
    playing: std::collections::VecDeque<rodio::Player>,
    /// The song, beside them.
    song: Option<rodio::Player>,
    sink: Option<rodio::MixerDeviceSink>,
    opened: Option<std::time::Instant>,
    faults: std::sync::Arc<Faults>,
}

#[cfg(feature = "sound")]
impl Card {
    fn play(&mut self, bytes: Cow<'static, [u8]>, volume: u8, is_song: bool) {
        use rodio::Source;
        if self.faults.is_broken() {
            self.sink = None;
        }
        if self.sink.is_none() && self.opened.is_none_or(|at| at.elapsed() >= TRY_AGAIN) {
            self.opened = Some(std::time::Instant::now());
            self.faults.mended();
            self.sink = open(&self.faults);
        }
        if let Some(sink) = &self.sink
            && let Ok(sound) = rodio::Decoder::new(std::io::Cursor::new(bytes))
        {
            let player = rodio::Player::connect_new(sink.mixer());
            player.append(sound.amplify(f32::from(volume.min(100)) / 100.0));
            if is_song {
                self.end_song();
                self.song = Some(player);
                return;
            }
            self.playing.retain(|player| !player.empty());
            // a player that is dropped falls silent
            while self.playing.len() >= AT_ONCE {
                self.playing.pop_front();
            }
            self.playing.push_back(player);
        }
    }

    /// Ends the song, in some steps, so that it does not click.
    fn end_song(&mut self) {
        if let Some(song) = self.song.take() {
            for step in (0..FADE_STEPS).rev() {
                song.set_volume(f32::from(step) / f32::from(FADE_STEPS));
                std::thread::sleep(FADE_STEP);
            }
        }
    }
}

/// Opens the default sound card, or the first other that works, with any settings that it takes.
#[cfg(feature = "sound")]
fn open(faults: &std::sync::Arc<Faults>) -> Option<rodio::MixerDeviceSink> {
    use rodio::DeviceSinkBuilder as Builder;
    use rodio::cpal::traits::{DeviceTrait, HostTrait};
    let started = |builder: Builder| {
        let faults = std::sync::Arc::clone(faults);
        builder.with_error_callback(move |fault| faults.heard(&fault)).open_sink_or_fallback().ok()
    };
    let others = || {
        let devices = rodio::cpal::default_host().output_devices().ok()?;
        let mut real = devices.filter(|device| {
            device.description().is_ok_and(|about| about.driver().is_some_and(|driver| driver != "null"))
        });
        real.find_map(|device| Builder::from_device(device).ok().and_then(started))
    };
    // the sound library panics on some machines instead of reporting that there is no card
    let opened = crate::broken::watched(|| Builder::from_default_device().ok().and_then(started).or_else(others));
    let mut sink = opened.ok().flatten()?;
    sink.log_on_drop(false);
    Some(sink)
}

/// What the sound card complained of. A broken one complains many times a second: it is told once.
#[cfg(feature = "sound")]
#[derive(Default)]
struct Faults {
    is_broken: std::sync::atomic::AtomicBool,
    is_told: std::sync::atomic::AtomicBool,
}

#[cfg(feature = "sound")]
impl Faults {
    fn heard(&self, fault: &rodio::cpal::Error) {
        use rodio::cpal::ErrorKind;
        use std::sync::atomic::Ordering;
        // the card still plays
        if matches!(fault.kind(), ErrorKind::Xrun | ErrorKind::DeviceChanged | ErrorKind::RealtimeDenied) {
            return;
        }
        self.is_broken.store(true, Ordering::Relaxed);
        if !self.is_told.swap(true, Ordering::Relaxed) {
            eprintln!("The sound card does not work at the moment: {fault}");
        }
    }

    fn is_broken(&self) -> bool {
        self.is_broken.load(std::sync::atomic::Ordering::Relaxed)
    }

    fn mended(&self) {
        self.is_broken.store(false, std::sync::atomic::Ordering::Relaxed);
    }
}

#[cfg(all(test, feature = "sound"))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rodio::Source;

    #[test]
    fn a_card_that_breaks_is_told_once_and_opened_again_later() {
        use rodio::cpal::{Error, ErrorKind};
        let faults = Faults::default();
        faults.heard(&Error::new(ErrorKind::Xrun));
        assert!(!faults.is_broken() && !faults.is_told.load(std::sync::atomic::Ordering::Relaxed));
        faults.heard(&Error::new(ErrorKind::DeviceNotAvailable));
        assert!(faults.is_broken() && faults.is_told.load(std::sync::atomic::Ordering::Relaxed));
        faults.mended();
        assert!(!faults.is_broken());
    }

    #[test]
    fn every_sound_is_short_and_not_too_loud() {
        let tones = ["Coin", "Shot", "Explosion", "PowerUp", "Hit", "Jump", "Blip", "Push", "Bird"];
        let kinds = tones.into_iter().chain(["Match", "Capture", "SentHome"]);
        let own = [
            Sound::InvalidChoice,
            Sound::Move,
            Sound::TheirMove,
            Sound::Undo,
            Sound::Lost,
            Sound::LevelDone,
            Sound::GameDone,
            Sound::Tick,
        ];
        let mut files = std::collections::HashSet::new();
        for sound in own.into_iter().chain(kinds.map(|kind| Sound::Named(kind.to_owned()))) {
            assert!(files.insert(sound.file()), "{sound:?}");
            let decoder = rodio::Decoder::new(std::io::Cursor::new(wav(&sound))).unwrap();
            assert!(decoder.total_duration().unwrap().as_millis() <= 1600, "{sound:?}");
            let samples: Vec<f32> = decoder.collect();
            let peak = samples.iter().fold(0.0_f32, |peak, s| peak.max(s.abs()));
            assert!((0.05..=0.8).contains(&peak), "{sound:?}: {peak}");
            assert!(samples.first().unwrap().abs() < 0.02 && samples.last().unwrap().abs() < 0.02, "{sound:?} clicks");
        }
    }
}
