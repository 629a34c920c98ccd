//! A study that runs: presses in games are counted, the next block's value comes by itself, and everything else of the method stays as
//! it is until the study is over or stopped.

use super::App;
use crate::shell::{NoticeKind, Settings};
use az::SaturatingAs;

/// How far a study is, is kept after so many presses: what came of it is in the record of presses.
const KEPT_EACH: u32 = 5;
/// From one press to the next so much counts as play at most, in milliseconds: as in the sums of presses.
const MOST_GAP_MS: u64 = 120_000;
/// The screen on which games are played.
const BOARD: &str = "board";

impl App {
    /// Whether a study runs.
    pub(super) fn is_studied(&self) -> bool {
        self.settings.study.as_ref().is_some_and(crate::shell::study::Study::runs)
    }

    /// A press of the switch is over: it counts, if it was made in a game while a study runs.
    pub(super) fn count_for_study(&mut self) {
        let is_in_game = self.stack.last().is_some_and(|screen| screen.name() == BOARD);
        let since_ms = self.now_ms.saturating_sub(self.studied_ms.replace(self.now_ms).unwrap_or(self.now_ms));
        if !is_in_game || !self.is_studied() || self.is_at_desk() {
            return;
        }
        let mut settings = self.settings.clone();
        let Some(study) = &mut settings.study else { return };
        let is_next = study.count(since_ms.min(MOST_GAP_MS).saturating_as());
        if is_next {
            let (key, value, is_over) = (study.key.clone(), study.value().to_owned(), !study.runs());
            if settings.set(&key, &value).is_err() {
                // a value that is refused now cannot be compared
                settings.study.iter_mut().for_each(|study| study.is_stopped = true);
            }
            self.change_settings(settings);
            if is_over {
                self.notice(NoticeKind::Result, "study-is-over");
            }
        } else if study.done.is_multiple_of(KEPT_EACH) || since_ms > MOST_GAP_MS {
            self.change_settings(settings);
        } else {
            self.settings = settings;
        }
    }

    /// The settings as they may become while a study runs: what is asked for, without what would change the method.
    pub(super) fn frozen(&mut self, asked: Settings) -> Settings {
        if !self.is_studied() || asked.study != self.settings.study {
            return asked;
        }
        let Settings { notes, songs, tries, session, put_off, seen, reach, press_days, .. } = asked.clone();
        let kept = Settings { notes, songs, tries, session, put_off, seen, reach, press_days, ..self.settings.clone() };
        // what the method sure learns is no choice of anybody's
        if kept != (Settings { answers: kept.answers.clone(), ..asked }) {
            self.notice(NoticeKind::Ignored, "study-keeps");
        }
        kept
    }
}
