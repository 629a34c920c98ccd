//! Sounds. Without a sound card, or if the program was built without sound, it is silent.

use crate::shell::Sound;
use std::borrow::Cow;

/// The wav file of a sound: the game's, or our own, produced by `examples/make_sounds.rs`.
pub fn wav(sound: &Sound) -> Cow<'static, [u8]> {
    match sound {
        Sound::Own(wav) => Cow::Owned(wav.bytes.to_vec()),
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
        _ => include_bytes!("../../assets/sounds/move.wav"),
    }
}

/// The sound card, on a separate thread: opening it may take long, and it may be missing.
pub struct Sounds {
    #[cfg(feature = "sound")]
    sender: std::sync::mpsc::Sender<(Cow<'static, [u8]>, u8)>,
}

#[cfg(not(feature = "sound"))]
impl Sounds {
    pub fn open() -> Self {
        Self {}
    }

    pub fn play(&self, _sound: &Sound, _volume: u8) {}
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
            let _ = self.sender.send((wav(sound), volume));
        }
    }
}

#[cfg(feature = "sound")]
fn play_all(wanted: &std::sync::mpsc::Receiver<(Cow<'static, [u8]>, u8)>) {
    use rodio::Source;
    // libasound writes its complaints to standard error, in the middle of the terminal's picture
    #[cfg(target_os = "linux")]
    let _quiet = alsa::Output::local_error_handler();
    let Ok(mut waiting) = wanted.recv() else { return };
    // the sound library panics on some machines instead of reporting that there is no card
    let opened = std::panic::catch_unwind(rodio::DeviceSinkBuilder::open_default_sink);
    let Ok(Ok(mut card)) = opened else { return };
    card.log_on_drop(false);
    loop {
        let (bytes, volume) = waiting;
        if let Ok(sound) = rodio::Decoder::new(std::io::Cursor::new(bytes)) {
            card.mixer().add(sound.amplify(f32::from(volume.min(100)) / 100.0));
        }
        match wanted.recv() {
            Ok(next) => waiting = next,
            Err(_) => return,
        }
    }
}

#[cfg(all(test, feature = "sound"))]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use rodio::Source;

    #[test]
    fn every_sound_is_short_and_not_too_loud() {
        let kinds = ["Coin", "Shot", "Explosion", "PowerUp", "Hit", "Jump", "Blip", "Push", "Bird"];
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
