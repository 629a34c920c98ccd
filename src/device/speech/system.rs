//! Speech by the voices that Windows has: those of its own that a person adds with a language, in the system's settings.

use super::sayable;
use super::voices::{Known, best};
use crate::shell::Speech;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use windows::Foundation::TypedEventHandler;
use windows::Media::Core::MediaSource;
use windows::Media::Playback::{MediaPlayer, MediaPlayerAudioCategory};
use windows::Media::SpeechSynthesis::{SpeechSynthesizer, VoiceGender, VoiceInformation};
use windows::core::{HSTRING, Result};

/// How a text came to its end.
const IS_SAID: u8 = 1;
const HAS_FAILED: u8 = 2;

/// A text that is being said. Silent when it goes.
pub struct Utterance {
    player: MediaPlayer,
    end: Arc<AtomicU8>,
}

/// Begins to say it; nothing where no voice speaks its language. Waits until it is spoken into memory, a fraction of a second.
///
/// # Errors
/// If the system has no speech.
pub fn begin(words: &Speech) -> Result<Option<Utterance>> {
    let all = SpeechSynthesizer::AllVoices()?;
    // by their numbers: the crate's iterator panics where a system has none, as Wine
    let voices = (0..all.Size()?).map(|at| all.GetAt(at)).collect::<Result<Vec<VoiceInformation>>>()?;
    let known = |voice: &VoiceInformation| {
        Ok(Known { language: voice.Language()?.to_string(), is_female: voice.Gender()? == VoiceGender::Female })
    };
    let known = voices.iter().map(known).collect::<Result<Vec<Known>>>()?;
    let Some(voice) = best(&known, words).and_then(|at| voices.get(at)) else { return Ok(None) };
    let synthesizer = SpeechSynthesizer::new()?;
    synthesizer.SetVoice(voice)?;
    let options = synthesizer.Options()?;
    options.SetSpeakingRate(f64::from(words.speed_percent.clamp(50, 300)) / 100.0)?;
    options.SetAudioVolume(f64::from(words.volume_percent.min(100)) / 100.0)?;
    let stream = synthesizer.SynthesizeTextToStreamAsync(&HSTRING::from(sayable(words)))?.join()?;
    let player = MediaPlayer::new()?;
    // it is nothing that the keyboard's media keys play and pause
    player.CommandManager()?.SetIsEnabled(false)?;
    player.SetAudioCategory(MediaPlayerAudioCategory::Speech)?;
    let end = Arc::new(AtomicU8::new(0));
    let (said, failed) = (Arc::clone(&end), Arc::clone(&end));
    player.MediaEnded(&TypedEventHandler::new(move |_, _| {
        said.store(IS_SAID, Ordering::SeqCst);
        Ok(())
    }))?;
    player.MediaFailed(&TypedEventHandler::new(move |_, _| {
        failed.store(HAS_FAILED, Ordering::SeqCst);
        Ok(())
    }))?;
    player.SetSource(&MediaSource::CreateFromStream(&stream, &stream.ContentType()?)?)?;
    player.Play()?;
    Ok(Some(Utterance { player, end }))
}

impl Utterance {
    /// Whether it came to its end well, once it is over.
    pub fn outcome(&self) -> Option<bool> {
        match self.end.load(Ordering::SeqCst) {
            IS_SAID => Some(true),
            HAS_FAILED => Some(false),
            _ => None,
        }
    }
}

impl Drop for Utterance {
    fn drop(&mut self) {
        // a system that cannot do this has nothing left to silence
        let _ = self.player.Pause();
        let _ = self.player.Close();
    }
}
