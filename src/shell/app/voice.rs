//! Notices, speech and sounds: what is shown and spoken about events.

use super::{App, MAX_NOTICES};
use crate::history::Weighed;
use crate::shell::{Block, Effect, Notice, NoticeKind, Said, Sound, Speech, Spoken, Zone};
use az::SaturatingAs;

/// How many headings and texts of a screen are spoken at most when it comes up.
const SAID_OF_SCREEN: usize = 2;

/// So many of the last presses can be asked for why.
const MAX_WHYS: usize = 8;
/// From so many hundredths on it is told which choice a press counted for.
const TOLD_PERCENT: u64 = 40;

/// How much softer sounds are where it is to be calm.
const SOFTER: u16 = 3;

/// How loud, in percent, the first sounds are that a game brings along, from the choice of a player on: nobody is to be startled.
const FIRST_PERCENT: [u8; 4] = [40, 55, 70, 85];

/// The volumes of the first sounds that are still to come.
pub(super) type FirstSounds = std::array::IntoIter<u8, 4>;

/// All of them.
pub(super) fn first_sounds() -> FirstSounds {
    FIRST_PERCENT.into_iter()
}

impl App {
    pub(super) fn notice(&mut self, kind: NoticeKind, id: &str) {
        let text = self.texts.get(id);
        self.show_notice(Notice { text, kind });
    }

    /// What a press that was weighed counts for, and what to do next.
    pub(super) fn tell_weighed(&mut self) {
        let likely = self.scanner.likeliest().filter(|(_, percent)| *percent >= TOLD_PERCENT);
        let words = likely.and_then(|(item, percent)| Some((self.words_of(item)?, percent)));
        let text = match words {
            Some((what, percent)) => {
                let percent = percent.to_string();
                let args = [("what", what.as_str().into()), ("percent", percent.as_str().into())];
                self.keep_why(self.texts.with("why-weighed", &args));
                self.texts.with("weighed", &args)
            }
            None => {
                self.keep_why(self.texts.get("why-weighed-open"));
                self.texts.get("weighed-open")
            }
        };
        self.clear_notices();
        self.show_notice(Notice { text, kind: NoticeKind::Result });
    }

    /// Keeps why this item was taken, if presses were weighed for it.
    pub(super) fn keep_taken(&mut self, item: usize) {
        let (Some(asked), Some(what)) = (self.scanner.asked(), self.words_of(item)) else { return };
        self.weighed = Some(Weighed { presses: asked.presses, percent: asked.percent });
        let args = [("what", what.as_str().into()), ("percent", asked.percent.into()), ("count", asked.presses.into())];
        self.keep_why(self.texts.with("why-taken", &args));
    }

    fn keep_why(&mut self, why: String) {
        self.whys.push_back(why);
        if self.whys.len() > MAX_WHYS {
            self.whys.pop_front();
        }
    }

    pub(super) fn show_problem(&mut self, problem: &crate::diag::Problem) {
        let text = crate::narrate::problem(self.texts, problem);
        self.show_notice(Notice { text, kind: NoticeKind::Trouble });
    }

    pub(super) fn show_notice(&mut self, notice: Notice) {
        if notice.kind != NoticeKind::Ignored {
            self.say(notice.text.clone(), Spoken::Result);
        }
        if let Some(known) = self.notices.iter().position(|known| known.text == notice.text) {
            self.notices.remove(known);
            self.stale_notices -= usize::from(known < self.stale_notices);
        }
        self.notices.push(notice);
        let surplus = self.notices.len().saturating_sub(MAX_NOTICES);
        self.notices.drain(..surplus);
        self.stale_notices = self.stale_notices.saturating_sub(surplus);
    }

    /// Removes all notices from the page.
    pub(super) fn clear_notices(&mut self) {
        self.notices.clear();
        self.stale_notices = 0;
    }

    /// A different screen comes up: notices older than the current event belonged to the previous one.
    pub(super) fn drop_stale_notices(&mut self) {
        let stale = std::mem::take(&mut self.stale_notices).min(self.notices.len());
        self.notices.drain(..stale);
    }

    pub(super) fn say_lit(&mut self) {
        if self.settings.speech.said == Said::Everything
            && let Some(text) = self.lit_in_words()
        {
            self.say(text, Spoken::Cue);
        }
    }

    /// Announces the screen: its first words.
    pub(super) fn say_heading(&mut self) {
        if self.settings.speech.said != Said::Everything {
            return;
        }
        let words = self.content.blocks.iter().filter_map(|(zone, block)| match block {
            Block::Heading(words) | Block::Text(words) | Block::Shelf { title: words, .. } if *zone == Zone::Main => {
                Some(words.clone())
            }
            Block::Ending(ending) => Some(ending.result.clone()),
            _ => None,
        });
        let mut words: Vec<String> = words.take(SAID_OF_SCREEN).collect();
        if words.is_empty() {
            // a board has no heading: the card beside it has the game's name
            let first = self.content.blocks.iter().find_map(|(_, block)| match block {
                Block::Card { title, .. } => Some(title.clone()),
                _ => None,
            });
            words.extend(first);
        }
        for text in words {
            self.say(text, Spoken::Result);
        }
    }

    pub(super) fn say(&mut self, text: String, spoken: Spoken) {
        let said = self.settings.speech.said;
        let is_wanted = match spoken {
            Spoken::Cue => said == Said::Everything,
            Spoken::Result => said != Said::Nothing,
        };
        if is_wanted && !text.is_empty() {
            if std::mem::take(&mut self.cuts_speech) {
                self.effects.push(Effect::Hush);
            }
            self.speak(text, spoken);
        }
    }

    /// Reads a text aloud until it ends or the player does something, whatever other speech is switched on.
    pub(super) fn read_aloud(&mut self, text: String) {
        self.reads_aloud = true;
        self.speak(text, Spoken::Result);
    }

    /// Results of the same moment are joined into one text; of several cues the last is spoken.
    fn speak(&mut self, text: String, spoken: Spoken) {
        let last =
            self.effects.iter_mut().rev().find_map(|e| if let Effect::Say(speech) = e { Some(speech) } else { None });
        match last {
            Some(speech) if speech.spoken == spoken && spoken == Spoken::Cue => {
                speech.text = text;
                return;
            }
            Some(speech) if speech.spoken == spoken => {
                let is_ended = speech.text.ends_with(['.', '!', '?', ':']);
                speech.text.push_str(if is_ended { " " } else { ". " });
                speech.text.push_str(&text);
                return;
            }
            _ => {}
        }
        let speech = &self.settings.speech;
        let own_voice = Some(&speech.cue_voice).filter(|voice| spoken == Spoken::Cue && !voice.is_empty());
        self.effects.push(Effect::Say(Speech {
            text,
            spoken,
            language: self.texts.language(),
            voice: Some(own_voice.unwrap_or(&speech.voice).clone()).filter(|voice| !voice.is_empty()),
            speed_percent: speech.speed_percent,
            volume_percent: self.settings.limited(match spoken {
                Spoken::Cue => speech.cue_volume,
                Spoken::Result => speech.result_volume,
            }),
        }));
    }

    pub(super) fn sound(&mut self, sound: Sound) {
        if self.settings.sound.on {
            let sound = self.song_for(sound);
            if matches!(sound, Sound::Song(_)) {
                self.song_begins();
            }
            let settings = &self.settings.sound;
            let softer = if self.settings.steps.calm { SOFTER } else { 1 };
            let first = matches!(sound, Sound::Own(_)).then(|| self.first_sounds.next()).flatten();
            let limited = self.settings.limited(settings.volume.into());
            let volume = limited / softer * u16::from(first.unwrap_or(100)) / 100;
            self.effects.push(Effect::Sound(sound, volume.saturating_as()));
        }
    }

    pub(super) fn tick_sound(&mut self) {
        if self.settings.sound.tick {
            self.sound(Sound::Tick);
        }
    }
}
