//! What follows from an event beside the page: sounds, words, searches, files that were written.

use crate::messages::Deed;
use crate::{GAMES, USERS, Web};
use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
use switchboard::disk::Disk;
use switchboard::disk::players::Users;
use switchboard::shell::{Effect, Job, Program, Sound, Spoken, Work};

/// The most bytes that a search may take: a phone has no more to give.
const MOST_SEARCH_BYTES: u64 = 256 << 20;
/// Where a player's tables for other programs are written, within the player's folder.
const EXPORTS: &str = "exports";

impl Web {
    /// What follows from what was written since the last time: games are read anew, tables are handed over.
    pub(crate) fn changed(&mut self) -> Vec<Deed> {
        let (mut games, mut deeds) = (BTreeSet::new(), Vec::new());
        for path in self.page_disk.take_changed() {
            let parts: Vec<&str> = path.components().filter_map(name_of).collect();
            match parts.as_slice() {
                ["games", game, ..] if !game.starts_with('.') => {
                    games.insert((*game).to_owned());
                }
                ["users", _, EXPORTS, name] if !name.starts_with('.') => {
                    if let Ok(bytes) = self.disk.read(&path, u64::MAX) {
                        deeds.push(Deed::File { name: (*name).to_owned(), bytes });
                    }
                }
                _ => {}
            }
        }
        games.iter().for_each(|game| self.desk.changed(game));
        if !games.is_empty() {
            deeds.push(Deed::Pictures { games });
        }
        deeds
    }

    pub(crate) fn deeds(&mut self) -> Vec<Deed> {
        let mut deeds = Vec::new();
        for effect in self.app.take_effects() {
            deeds.push(match effect {
                Effect::Sound(sound, volume) => {
                    let bytes = if let Sound::Own(wav) = &sound { Some(wav.bytes.to_vec()) } else { None };
                    Deed::Sound { name: sound.file(), bytes, volume }
                }
                Effect::Say(speech) => Deed::Say {
                    text: speech.text,
                    language: speech.language.code(),
                    speed: speech.speed_percent,
                    volume: speech.volume_percent,
                    cue: speech.spoken == Spoken::Cue,
                },
                Effect::Hush => Deed::Hush,
                Effect::Think(job) => {
                    let mut task = (*job.task).clone();
                    if let Work::LookAhead { bytes, .. } = &mut task.work {
                        *bytes = (*bytes).min(MOST_SEARCH_BYTES);
                    }
                    let deed = Deed::Think {
                        number: task.number.to_string(),
                        own: self.own_files(&task.game),
                        milliseconds: task.milliseconds,
                        task: serde_json::to_string(&task).unwrap_or_default(),
                    };
                    self.jobs.push(job);
                    deed
                }
                Effect::Quit => {
                    self.over = true;
                    continue;
                }
            });
        }
        let (stopped, going): (Vec<Job>, Vec<Job>) =
            std::mem::take(&mut self.jobs).into_iter().partition(Job::is_stopped);
        self.jobs = going;
        deeds.extend(stopped.iter().map(|job| Deed::Stop { number: job.task.number.to_string() }));
        deeds
    }

    /// The files of the game that differ from those of the pack, and all levels that players made of it: whoever searches may be
    /// asked about one.
    fn own_files(&self, game: &str) -> Vec<(String, Vec<u8>)> {
        let folder = Path::new(GAMES).join(game);
        let changed = self.page_disk.unlike_shipped(&folder).into_iter();
        let inner = |path: &Path| path.strip_prefix(&folder).ok().map(|path| path.to_string_lossy().into_owned());
        let mut files: Vec<(String, Vec<u8>)> =
            changed.filter_map(|(path, bytes)| Some((inner(&path)?, bytes.to_vec()))).collect();
        let users = Users::on(Disk::clone(&self.disk), PathBuf::from(USERS));
        for (player, _) in self.disk.list(Path::new(USERS)).unwrap_or_default() {
            let Ok(folder) = users.own_levels(&player, game) else { continue };
            for (path, bytes) in self.page_disk.unlike_shipped(&folder) {
                if let Ok(inner) = path.strip_prefix(&folder) {
                    files.push((format!("LEVELS/{}", inner.to_string_lossy()), bytes.to_vec()));
                }
            }
        }
        files
    }
}

fn name_of(part: Component<'_>) -> Option<&str> {
    if let Component::Normal(name) = part { name.to_str() } else { None }
}
