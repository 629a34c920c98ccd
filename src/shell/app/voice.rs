//! Notices, speech and sounds: what is shown and said of what happened.

use super::{App, MAX_NOTICES};
use crate::shell::{Effect, Notice, NoticeKind, Said, Sound, Speech};

impl App {
    pub(super) fn notice(&mut self, kind: NoticeKind, id: &str) {
        let text = self.texts.get(id);
        self.show_notice(Notice { text, kind });
    }

    pub(super) fn show_problem(&mut self, problem: &crate::diag::Problem) {
        let text = crate::narrate::problem(self.texts, problem);
        self.show_notice(Notice { text, kind: NoticeKind::Trouble });
    }

    pub(super) fn show_notice(&mut self, notice: Notice) {
        if notice.kind != NoticeKind::Ignored {
            self.say(notice.text.clone(), false);
        }
        self.notices.retain(|known| known.text != notice.text);
        self.notices.push(notice);
        let surplus = self.notices.len().saturating_sub(MAX_NOTICES);
        self.notices.drain(..surplus);
    }

    pub(super) fn say_lit(&mut self) {
        if self.settings.speech.said == Said::Everything
            && let Some(text) = self.lit_in_words()
        {
            self.say(text, true);
        }
    }

    pub(super) fn say(&mut self, text: String, is_cue: bool) {
        let speech = &self.settings.speech;
        let wanted = if is_cue { speech.said == Said::Everything } else { speech.said != Said::Nothing };
        if !wanted || text.is_empty() {
            return;
        }
        self.effects.push(Effect::Say(Speech {
            text,
            language: self.texts.language(),
            voice: Some(speech.voice.clone()).filter(|voice| !voice.is_empty()),
            speed_percent: speech.speed_percent,
            volume_percent: if is_cue { speech.cue_volume } else { speech.result_volume },
        }));
    }

    pub(super) fn sound(&mut self, sound: Sound) {
        let settings = &self.settings.sound;
        if settings.on {
            self.effects.push(Effect::Sound(sound, settings.volume));
        }
    }

    pub(super) fn tick_sound(&mut self) {
        if self.settings.sound.tick {
            self.sound(Sound::Tick);
        }
    }
}
