//! What follows from an event beside the page: sounds, words, searches, files that were written.

use crate::desk::Examination;
use crate::disk::Bytes;
use crate::messages::Deed;
use crate::{GAMES, USERS, Web};
use az::SaturatingAs;
use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
use switchboard::disk::Disk;
use switchboard::disk::players::Users;
use switchboard::shell::{Effect, Job, LONGEST_CHECK, Own, Program, Sound, Spoken, Work};
use switchboard_web_shared::pack;

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
                    match sound {
                        Sound::Song(wav) => Deed::Song { name: wav.name, volume },
                        _ => Deed::Sound { name: sound.file(), bytes, volume },
                    }
                }
                Effect::EndSong => Deed::EndSong,
                Effect::Say(speech) => Deed::Say {
                    text: speech.text,
                    language: speech.language.code(),
                    voice: speech.voice,
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
                        game: task.game.clone(),
                        milliseconds: task.milliseconds,
                        task: serde_json::to_string(&task).unwrap_or_default(),
                    };
                    self.jobs.push(job);
                    deed
                }
                Effect::AskOwn(own) => Deed::AskOwn { song: own == Own::Song },
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
        deeds.extend(self.examination());
        deeds
    }

    /// What the other worker has to do for the author of a game.
    fn examination(&self) -> Vec<Deed> {
        let Examination { given_up, begun } = self.desk.take_examination();
        let begin = begun.map(|(number, game)| Deed::Examine {
            number: examination_number(number),
            game,
            milliseconds: LONGEST_CHECK.as_millis().saturating_as(),
        });
        let end = given_up.map(|number| Deed::Stop { number: examination_number(number) });
        end.into_iter().chain(begin).collect()
    }

    /// The other worker has found these problems, or broke off.
    pub(crate) fn take_examined(&self, number: &str, found: &str) {
        let number = number.strip_prefix(EXAMINATION).and_then(|number| number.parse().ok());
        if let Some(number) = number {
            self.desk.take_examined(number, serde_json::from_str(found).ok());
        }
    }

    /// What the other worker needs of a game, as a pack: its files, and for a search all levels that players made of it, since
    /// whoever searches may be asked about one.
    pub(crate) fn pack_of(&self, game: &str, with_own_levels: bool) -> Vec<u8> {
        let mut files = self.files_under(&Path::new(GAMES).join(game), "");
        let users = Users::on(Disk::clone(&self.disk), PathBuf::from(USERS));
        let players = self.disk.list(Path::new(USERS)).unwrap_or_default();
        for (player, _) in players.into_iter().filter(|_| with_own_levels) {
            let Ok(folder) = users.own_levels(&player, game) else { continue };
            files.extend(self.files_under(&folder, "LEVELS/"));
        }
        pack::write(&files)
    }

    /// The files under this folder, by their path in it with this before it.
    fn files_under(&self, folder: &Path, before: &str) -> Vec<(String, Bytes)> {
        let named = |(path, bytes): (PathBuf, Bytes)| {
            let inner = path.strip_prefix(folder).ok()?.to_string_lossy().into_owned();
            Some((format!("{before}{inner}"), bytes))
        };
        self.page_disk.files_under(folder).into_iter().filter_map(named).collect()
    }
}

/// Before the number of an examination: searches have numbers of their own.
const EXAMINATION: &str = "examination ";

fn examination_number(number: u64) -> String {
    format!("{EXAMINATION}{number}")
}

fn name_of(part: Component<'_>) -> Option<&str> {
    if let Component::Normal(name) = part { name.to_str() } else { None }
}
