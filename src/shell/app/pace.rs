//! The pace: slower and faster, and the supervision of missed and wrong choices during play, which proposes another
//! pace. Never changes it without the player's answer.

use super::App;
use crate::scan::pace::{self, ChoiceOutcome, Drift, DriftWatch};
use crate::scan::{Method, PlayerModel};
use crate::shell::report::{Open, PaceOffer, Question};
use crate::shell::words;
use crate::shell::{Notice, NoticeKind, Settings};

/// The last choices, and what was already proposed at this pace: everything is proposed once.
#[derive(Debug, Default)]
pub(super) struct PaceWatch {
    watch: DriftWatch,
    proposed: Vec<Drift>,
    /// A second switch was pressed, and the question about it waits for the end of the turn.
    asks_method: bool,
    /// How many choices in a row a question has waited for the end of the turn.
    waited: u32,
}

/// What was learnt of a player is kept after so many presses: fewer are learnt again soon.
const KEPT_EACH: u64 = 12;

/// A question waits so many choices for the end of a turn: where each choice can be taken back by itself, as with lamps that
/// are switched, every choice looks like the first half of a turn.
const MOST_WAITED: u32 = 3;

impl PaceWatch {
    /// Starts again: another player, another pace.
    pub(super) fn clear(&mut self) {
        *self = Self::default();
    }
}

impl App {
    fn is_watched(&self) -> bool {
        self.settings.scan.timed && self.settings.scan.method.is_timed() && !self.is_at_desk() && !self.is_studied()
    }

    /// Records a choice in the scan, and whether the light had passed it before. Only moves count.
    pub(super) fn watch_choice(&mut self, item: usize, was_missed: bool) {
        let offer = self.choices.get(item).and_then(|index| self.content.offers.get(*index));
        if offer.is_some_and(|offer| offer.plays) && self.is_watched() {
            self.watch.watch.push(ChoiceOutcome { was_wrong: false, was_missed });
        }
    }

    /// Records that the move just made is undone.
    pub(super) fn watch_undo(&mut self) {
        if self.after_move && self.is_watched() {
            self.watch.watch.mark_wrong();
        }
    }

    /// Records that a tentative move was taken back.
    pub(super) fn watch_taken_back(&mut self) {
        if self.is_watched() {
            self.watch.watch.push(ChoiceOutcome { was_wrong: true, was_missed: false });
        }
    }

    /// A second switch was pressed: asks whether it is to light the next choice, as soon as no turn is in progress.
    pub(super) fn second_switch(&mut self) {
        if self.is_at_desk() || self.is_studied() {
            return;
        }
        self.watch.asks_method = true;
        self.ask_between_turns();
    }

    /// Asks what there is to ask between two turns: about a second switch, or about another pace if the last choices suggest
    /// it and play continues; after the end of a level that waits for the next one.
    pub(super) fn ask_between_turns(&mut self) {
        let drift = self.watch.watch.drift(self.settings.scan.interval_ms);
        let drift = drift.filter(|(why, _)| self.is_watched() && !self.watch.proposed.contains(why));
        let top = self.stack.last();
        let drift = drift.filter(|_| top.is_some_and(|screen| screen.plays_on()));
        if drift.is_none() && !self.watch.asks_method {
            return;
        }
        if top.is_some_and(|screen| screen.is_mid_turn()) && self.watch.waited < MOST_WAITED {
            self.watch.waited += 1;
            return;
        }
        self.watch.waited = 0;
        if std::mem::take(&mut self.watch.asks_method) {
            self.open(Open::Ask(Question::SecondSwitch));
        } else if let Some((why, interval_ms)) = drift {
            self.watch.watch.clear();
            self.watch.proposed.push(why);
            self.open(Open::Ask(Question::Pace(PaceOffer::Drifted(why, interval_ms))));
        }
    }

    /// Applies a proposed pace after the player agreed.
    pub(super) fn take_pace(&mut self, offer: &PaceOffer) {
        let mut settings = self.settings.clone();
        let weigh = match offer {
            PaceOffer::Found(found) => found.weigh.filter(|_| settings.scan.method != Method::Sure),
            PaceOffer::Drifted(..) => None,
        };
        match offer {
            PaceOffer::Found(found) => {
                found.apply(&mut settings.scan);
                // what was measured now counts, and nothing of before
                self.forget_answers();
                settings.answers = PlayerModel::default();
            }
            PaceOffer::Drifted(_, interval_ms) => settings.scan.interval_ms = *interval_ms,
        }
        self.back();
        self.change_settings(settings);
        self.say_pace();
        if let Some(reason) = weigh {
            self.open(Open::Ask(Question::Weigh(reason)));
        }
    }

    /// Keeps what the method sure learnt of the player, every few presses.
    pub(super) fn keep_answers(&mut self) {
        let known = self.scanner.player_model();
        let new = known.presses.saturating_sub(self.settings.answers.presses);
        if self.player.is_none() || new < KEPT_EACH || self.is_at_desk() {
            return;
        }
        let settings = Settings { answers: known.clone(), ..self.settings.clone() };
        self.change_settings(settings);
    }

    /// The method sure begins to learn anew.
    pub(super) fn forget_answers(&mut self) {
        self.whys.clear();
        self.scanner.set_player_model(PlayerModel::default(), self.now_ms);
        if self.settings.answers != PlayerModel::default() {
            let settings = Settings { answers: PlayerModel::default(), ..self.settings.clone() };
            self.change_settings(settings);
        }
    }

    /// Takes the next longer or shorter interval of those that settings offer.
    pub(super) fn change_pace(&mut self, slower: bool) {
        let mut settings = self.settings.clone();
        let now = settings.scan.interval_ms;
        settings.scan.interval_ms = if slower { pace::slower(now) } else { pace::faster(now) };
        self.change_settings(settings);
        self.say_pace();
    }

    fn say_pace(&mut self) {
        let seconds = words::seconds(self.texts, self.settings.scan.interval_ms);
        let text = self.texts.with("pace-now", &[("seconds", seconds.into())]);
        self.show_notice(Notice { text, kind: NoticeKind::Result });
    }
}
