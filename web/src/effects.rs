//! What follows from an event beside the page: sounds, words, searches, files that were written.

use crate::desk::Examination;
use crate::messages::Deed;
use crate::{GAMES, USERS, Web};
use std::collections::BTreeSet;
use std::path::{Component, Path, PathBuf};
use switchboard::disk::Disk;
use switchboard::disk::players::Users;
use switchboard::shell::{Effect, Job, LONGEST_CHECK, Own, Program, Sound, Spoken, Work};

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
                        own: self.own_files(&task.game),
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
        let begin = begun.map(|(number, game)| {
            let folder = Path::new(GAMES).join(&game);
            Deed::Examine {
                number: examination_number(number),
                own: self.differing(&folder),
                gone: self.page_disk.taken_away(&folder).iter().filter_map(|path| inner(path, &folder)).collect(),
                game,
                milliseconds: u32::try_from(LONGEST_CHECK.as_millis()).unwrap_or(u32::MAX),
            }
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

    /// The files under this folder that differ from those of the pack, by their path in it.
    fn differing(&self, folder: &Path) -> Vec<(String, Vec<u8>)> {
        let changed = self.page_disk.unlike_shipped(folder).into_iter();
        changed.filter_map(|(path, bytes)| Some((inner(&path, folder)?, bytes.to_vec()))).collect()
    }

    /// The files of the game that differ from those of the pack, and all levels that players made of it: whoever searches may be
    /// asked about one.
    fn own_files(&self, game: &str) -> Vec<(String, Vec<u8>)> {
        let folder = Path::new(GAMES).join(game);
        let mut files = self.differing(&folder);
        let users = Users::on(Disk::clone(&self.disk), PathBuf::from(USERS));
        for (player, _) in self.disk.list(Path::new(USERS)).unwrap_or_default() {
            let Ok(folder) = users.own_levels(&player, game) else { continue };
            files.extend(self.differing(&folder).into_iter().map(|(path, bytes)| (format!("LEVELS/{path}"), bytes)));
        }
        files
    }
}

/// Before the number of an examination: searches have numbers of their own.
const EXAMINATION: &str = "examination ";

fn examination_number(number: u64) -> String {
    format!("{EXAMINATION}{number}")
}

/// A path within this folder.
fn inner(path: &Path, folder: &Path) -> Option<String> {
    path.strip_prefix(folder).ok().map(|path| path.to_string_lossy().into_owned())
}

fn name_of(part: Component<'_>) -> Option<&str> {
    if let Component::Normal(name) = part { name.to_str() } else { None }
}
