//! Carries out what screens report: opening and closing screens, players, settings, questions.

use super::stretch::Stretch;
use super::{App, LitFirst, MAX_SCREENS};
use crate::narrate::Texts;
use crate::scan;
use crate::shell::context::{Context, Current, Weighing};
use crate::shell::control::LitBy;
use crate::shell::report::{Open, Question, Report};
use crate::shell::screen::Input;
use crate::shell::screens;
use crate::shell::words;
use crate::shell::{Effect, Field, Notice, NoticeKind, Resolved, Settings, Spoken, field};

impl App {
    /// Opens a screen on top.
    pub(super) fn open(&mut self, open: Open) {
        if self.stack.len() >= MAX_SCREENS {
            self.notice(NoticeKind::Trouble, "too-many-screens");
            return;
        }
        self.tell(Input::Leave);
        self.push(open);
    }

    pub(super) fn push(&mut self, open: Open) {
        self.drop_stale_notices();
        self.seat();
        let control = self.control();
        let room = self.room();
        let mut context = Context {
            store: self.store.as_mut(),
            texts: self.texts,
            settings: &self.settings,
            player: self.player.as_ref(),
            host: self.host.as_deref(),
            control,
            keys_tell_releases: self.keys_tell_releases,
            voice: &self.voice,
            keeping: self.keeping,
            weighing: Weighing { known: self.scanner.player_model(), whys: &self.whys },
            room,
            now_ms: self.now_ms,
            stretch_ms: self.stretch.long_ms(self.now_ms),
            reports: Vec::new(),
        };
        let screen = screens::make(open, &mut context);
        let reports = std::mem::take(&mut context.reports);
        self.stack.push(screen);
        self.come_up();
        self.new_turn();
        for report in reports {
            self.report(report);
        }
    }

    pub(super) fn back(&mut self) {
        if self.stack.len() < 2 {
            if self.kiosk.is_some() {
                return;
            }
            self.open_once("ask", Open::Ask(Question::Quit));
            return;
        }
        self.tell(Input::Leave);
        let was_at_desk = self.is_at_desk();
        self.stack.pop();
        if was_at_desk && !self.is_at_desk() {
            self.desk_is_left();
        }
        self.drop_stale_notices();
        self.come_up();
        self.new_turn();
        self.wanted = Some(LitFirst::ChosenLast);
        self.tell(Input::Shown);
    }

    pub(super) fn new_turn(&mut self) {
        self.turn = self.turn.wrapping_add(1);
        self.after_move = false;
        self.lit_by = LitBy::Itself;
        self.content.wrong = false;
    }

    pub(super) fn report(&mut self, report: Report) {
        match report {
            Report::Open(open) => self.open(open),
            Report::Replace(Open::Games) if self.is_at_desk() => self.begin_at_desk(),
            Report::Replace(open) => {
                self.tell(Input::Leave);
                self.stack.pop();
                self.push(open);
            }
            Report::ReplaceTwo(open) => {
                self.tell(Input::Leave);
                self.stack.pop();
                self.stack.pop();
                self.push(open);
            }
            Report::Back => self.back(),
            Report::NewTurn => self.new_turn(),
            Report::Moved => {
                self.new_turn();
                self.after_move = true;
                self.presses.played();
            }
            Report::Focus(cell) => self.wanted = Some(LitFirst::Cell(cell)),
            Report::Clear => self.clear_notices(),
            Report::Notice(notice) => self.show_notice(notice),
            Report::Instead(notice) => {
                self.clear_notices();
                self.show_notice(notice);
            }
            Report::Sound(sound) => self.sound(sound),
            Report::Say(text) => self.say(text, Spoken::Result),
            Report::ReadAloud(text) => self.read_aloud(text),
            Report::Think(job) => self.effects.push(Effect::Think(job)),
            Report::Player(id) => self.take_player(&id),
            Report::Profile(profile) => {
                self.texts = Texts::new(profile.language);
                if let Some(player) = &mut self.player {
                    player.profile = profile;
                }
            }
            Report::Settings(settings) => self.change_settings(*settings),
            Report::Tried(rung, one) => {
                self.presses.hit(one.good);
                self.add_try(rung, one);
            }
            Report::ProposeStep(rung) => self.propose_step(rung),
            Report::Doors(doors) => self.change_doors(doors),
            Report::Listing(listing) => self.change_listing(listing),
            Report::Break => self.stretch.end(),
            Report::Rest => self.scan(scan::Input::Rest),
            Report::Press(outcome) => self.presses.came_of_it(outcome, None),
            Report::Refuse(ms) => self.scanner.refuse(ms, self.now_ms),
            Report::Answer(question) => self.answer(question),
            Report::Forget(origin) => self.forget(&origin),
            Report::AskOwn(own) => self.effects.push(Effect::AskOwn(own)),
            Report::Lists => self.open_lists(),
            Report::FullList(full) => {
                self.last.full_list = full;
                self.keep_last();
            }
        }
    }

    pub(super) fn answer(&mut self, question: Question) {
        match question {
            Question::Quit => self.quit(),
            Question::ForgetAnswers => {
                self.back();
                self.forget_answers();
                self.notice(NoticeKind::Result, "answers-forgotten");
            }
            Question::Weigh(_) => {
                let mut settings = self.settings.clone();
                settings.scan.method = scan::Method::Sure;
                self.back();
                self.change_settings(settings);
            }
            Question::SecondSwitch => {
                let mut settings = self.settings.clone();
                settings.scan.method = scan::Method::Step;
                self.back();
                self.change_settings(settings);
            }
            Question::Pace(ref offer) => {
                self.take_pace(offer);
                self.tell(Input::Answered(question));
            }
            Question::Add(parcel) => self.add(&parcel),
            // the question's screen opens the game itself
            Question::PlayAdded(_) => {}
            Question::Step(rung, _) => self.take_step(rung),
            Question::Create(start, whom) => self.create(&start, whom),
            Question::Signals(origin) => self.allow(origin),
            Question::Restart | Question::DeletePlayer(..) | Question::RemoveLevel(..) => {
                self.back();
                self.tell(Input::Answered(question));
            }
        }
    }

    pub(super) fn quit(&mut self) {
        for _ in 0..self.stack.len() {
            self.tell(Input::Leave);
            if self.stack.len() > 1 {
                self.stack.pop();
            }
        }
        self.presses_end();
        self.store.close_player();
        self.is_over = true;
        self.effects.push(Effect::Quit);
    }

    /// Makes this player the current one: settings, language, the list of games.
    pub(super) fn take_player(&mut self, id: &str) {
        let entries = self.store.players();
        let profile = entries.ok().and_then(|list| list.into_iter().find(|e| e.id == id)).map(|entry| entry.profile);
        let Some(profile) = profile else {
            self.notice(NoticeKind::Trouble, "player-unknown");
            return;
        };
        self.presses_end();
        if let Err(problem) = self.store.open_player(id) {
            self.show_problem(&problem);
        }
        self.texts = Texts::new(profile.language);
        self.player = Some(Current { id: id.to_owned(), profile });
        self.host = Some(id.to_owned());
        self.read_settings(id);
        self.first_sounds = super::voice::first_sounds();
        self.stretch = Stretch::default();
        self.watch.clear();
        self.last.player = Some(id.to_owned());
        self.keep_last();
        self.presses_begin();
    }

    /// Uses the settings and language of the person in turn; without one those of the player who started.
    pub(super) fn seat(&mut self) {
        let seated = self.stack.iter().rev().find_map(|screen| screen.seated());
        let Some(wanted) = seated.or_else(|| self.host.clone()) else { return };
        if self.player.as_ref().is_some_and(|player| player.id == wanted) {
            return;
        }
        let entries = self.store.players().unwrap_or_default();
        let Some(entry) = entries.into_iter().find(|entry| entry.id == wanted) else { return };
        self.presses_end();
        self.texts = Texts::new(entry.profile.language);
        self.player = Some(Current { id: wanted.clone(), profile: entry.profile });
        self.read_settings(&wanted);
        self.watch.clear();
        self.presses_begin();
    }

    /// Makes a late-press allowance that is too long for the pace as long as it may be, and tells so.
    fn shorten_allowance(&mut self, settings: &mut Settings) {
        let (had_ms, most_ms) = (settings.scan.lag_ms, settings.scan.most_lag_ms());
        if had_ms > most_ms {
            settings.scan.lag_ms = most_ms;
            let [before, now] = [had_ms, most_ms].map(|ms| words::seconds(self.texts, ms));
            let text = self.texts.with("lag-cut", &[("before", before.into()), ("now", now.into())]);
            self.show_notice(Notice { text, kind: NoticeKind::Result });
        }
    }

    /// Uses the settings of this player. What they hold that is not allowed any more is changed in their file, and told.
    fn read_settings(&mut self, id: &str) {
        let (settings, problems) = self.store.settings(id);
        for problem in &problems {
            self.show_problem(problem);
        }
        let is_allowed = settings.scan.lag_ms <= settings.scan.most_lag_ms();
        self.settings = settings.clone();
        self.whys.clear();
        self.scanner.set_player_model(settings.answers.clone(), self.now_ms);
        if !is_allowed {
            self.change_settings(settings);
        }
    }

    pub(super) fn keep_last(&mut self) {
        if let Err(problem) = self.store.set_last_player(&self.last) {
            self.show_problem(&problem);
        }
    }

    pub(super) fn change_settings(&mut self, settings: Settings) {
        let mut settings = self.frozen(settings);
        self.shorten_allowance(&mut settings);
        if settings.scan.interval_ms != self.settings.scan.interval_ms {
            self.watch.clear();
        }
        self.settings = settings;
        let Some(player) = &self.player else { return };
        if let Err(problem) = self.store.save_settings(&player.id.clone(), &self.settings) {
            self.show_problem(&problem);
        }
    }

    /// The message to show if the current game fixes a setting.
    fn kept_by_game(&mut self, field: &Field) -> Option<String> {
        let id = self.stack.iter().rev().find_map(|screen| screen.game())?;
        let game = self.store.game(&id)?.game?;
        if !Resolved::is_locked(field.key, &game.settings) {
            return None;
        }
        let value = Resolved::game_value(field.key, &game.settings).unwrap_or_default();
        let value = words::value(self.texts, field, &value);
        let args = [("name", words::name(self.texts, field).into()), ("value", value.into())];
        Some(self.texts.with("setting-locked", &args))
    }

    pub(super) fn cycle(&mut self, key: &'static str) {
        let Some(field) = field(key) else { return };
        if let Some(text) = self.kept_by_game(field) {
            self.show_notice(Notice { text, kind: NoticeKind::Ignored });
            return;
        }
        let (mut settings, value) = (self.settings.clone(), field.next_value(&self.settings));
        if settings.set(key, &value).is_err() {
            return;
        }
        self.clear_notices();
        let words = words::value(self.texts, field, &value);
        let text = format!("{}: {words}", words::name(self.texts, field));
        self.show_notice(Notice { text, kind: NoticeKind::Result });
        self.change_settings(settings);
    }
}
