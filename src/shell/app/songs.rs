//! The player's songs: one is played in place of the program's sound where something ended well, until play goes on.

use super::App;
use crate::game::Wav;
use crate::shell::{Effect, Sound};

/// The screens on which a song goes on, besides a board that celebrates: the end of a level, its messages, and where songs are tried.
const GOES_ON: [&str; 4] = ["level-done", "game-done", "message", "desk-songs"];

/// The songs of who plays.
#[derive(Debug, Default)]
pub(super) struct Singing {
    /// How many were played: they take turns.
    played: usize,
    /// One may be playing.
    plays: bool,
}

impl App {
    /// What is heard for this sound: a song where something ended well, if there is one that can be read.
    pub(super) fn song_for(&mut self, sound: Sound) -> Sound {
        if !matches!(sound, Sound::LevelDone | Sound::GameDone) {
            return sound;
        }
        let files: Vec<String> = self.settings.songs.files().into_iter().map(str::to_owned).collect();
        for _ in 0..files.len() {
            let file = files.get(self.singing.played % files.len());
            self.singing.played = self.singing.played.wrapping_add(1);
            if let Some(song) = file.and_then(|file| self.song(file)) {
                return song;
            }
        }
        sound
    }

    /// A song of the player's; nothing if it is missing or damaged.
    fn song(&mut self, file: &str) -> Option<Sound> {
        let player = self.player.as_ref()?.id.clone();
        let bytes = self.store.song(&player, file)?;
        Some(Sound::Song(Wav { name: file.to_owned(), bytes: bytes.into() }))
    }

    /// A song was begun.
    pub(super) const fn song_begins(&mut self) {
        self.singing.plays = true;
    }

    /// Ends the song where play goes on. `name` is the screen on top.
    pub(super) fn end_song(&mut self, name: &str) {
        if self.singing.plays && !self.content.cheers && !GOES_ON.contains(&name) {
            self.singing.plays = false;
            self.effects.push(Effect::EndSong);
        }
    }
}
