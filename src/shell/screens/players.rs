//! The list of players: choose, add, edit, delete; the last one is taken after a countdown.

use super::{COUNTDOWN_MS, Countdown};
use crate::shell::screen::{Context, Open, Question, Report, Screen, Taken, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{Block, ChoiceKind, Gender, Key, PlayerEntry, RowPicture, Signal, Zone};

/// What choosing a row does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Play,
    Edit,
    Delete,
}

/// The list.
#[derive(Debug)]
pub struct Players {
    list: Vec<PlayerEntry>,
    last: Option<String>,
    full: bool,
    purpose: Purpose,
    countdown: Countdown,
    now_ms: u64,
    today: jiff::civil::Date,
}

impl Players {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let last = cx.store.last_player();
        let today = cx.store.wall_clock().date();
        let mut screen = Self {
            list: Vec::new(),
            last: last.player,
            full: last.full_list,
            purpose: Purpose::Play,
            countdown: Countdown::default(),
            now_ms: cx.now_ms,
            today,
        };
        screen.load(cx);
        screen
    }

    fn load(&mut self, cx: &mut Context<'_>) {
        let players = cx.store.players();
        self.list = cx.check(players).unwrap_or_default();
        for entry in &self.list {
            for problem in &entry.problems {
                cx.trouble(problem);
            }
        }
        let last = self.last.as_ref().filter(|last| self.list.iter().any(|e| e.id == **last));
        self.countdown = if last.is_some() { Countdown::new(cx, COUNTDOWN_MS) } else { Countdown::default() };
        // The last player stands first: nearest to a scanning player and first under the focus.
        if let Some(at) = self.list.iter().position(|e| Some(&e.id) == self.last.as_ref()) {
            let entry = self.list.remove(at);
            self.list.insert(0, entry);
        }
    }

    fn columns(&self, entry: &PlayerEntry, view: &View<'_>) -> Vec<String> {
        if !self.full {
            return Vec::new();
        }
        let t = view.texts;
        let profile = &entry.profile;
        let birth = profile.birth.as_ref();
        let age = birth.and_then(|b| b.age(self.today));
        let gender = match profile.gender {
            Gender::Unknown => String::new(),
            Gender::Female => t.get("gender-female"),
            Gender::Male => t.get("gender-male"),
        };
        vec![
            birth.map(ToString::to_string).unwrap_or_default(),
            age.map(|years| t.with("age", &[("years", years.into())])).unwrap_or_default(),
            gender,
        ]
    }

    fn pick(&mut self, index: usize, cx: &mut Context<'_>) {
        let Some(entry) = self.list.get(index) else { return };
        match self.purpose {
            Purpose::Play => {
                self.last = Some(entry.id.clone());
                cx.report(Report::Player(entry.id.clone()));
                cx.report(Report::Open(Open::Games));
            }
            Purpose::Edit => cx.report(Report::Open(Open::Player(Some(entry.id.clone())))),
            Purpose::Delete => {
                let question = Question::DeletePlayer(entry.id.clone(), entry.profile.full_name());
                cx.report(Report::Open(Open::Ask(question)));
            }
        }
        self.purpose = Purpose::Play;
    }
}

impl Screen for Players {
    fn name(&self) -> &'static str {
        "players"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        sheet.heading(t.get(match self.purpose {
            Purpose::Play => "players-title",
            Purpose::Edit => "players-edit-which",
            Purpose::Delete => "players-delete-which",
        }));
        if self.list.is_empty() {
            sheet.text(t.get("players-none"));
        }
        let rows = self.list.iter().enumerate().map(|(index, entry)| {
            let label = if self.full { entry.profile.full_name() } else { entry.profile.name.clone() };
            let offer = Offer::new(ChoiceKind::Row, label, Act::Pick(index));
            let picture = Some(RowPicture::Avatar(entry.profile.avatar.clone()));
            (offer, picture, self.columns(entry, view), !entry.problems.is_empty())
        });
        sheet.list(rows.collect());
        if self.purpose != Purpose::Play {
            sheet.buttons(Zone::Top, vec![Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Go)]);
            return sheet;
        }
        let some = !self.list.is_empty();
        let more = if self.full { "show-less" } else { "show-more" };
        sheet.buttons(
            Zone::Top,
            vec![
                Offer::button(t.get("add-player"), Act::Open(Open::Player(None))),
                Offer::button(t.get("edit-player"), Act::Edit(0)).enabled(some),
                Offer::button(t.get("delete-player"), Act::Delete).enabled(some),
                Offer::button(t.get(more), Act::MoreOrLess).enabled(some),
                Offer::button(t.get("settings"), Act::Signal(Signal::Settings)),
                Offer::button(t.get("help"), Act::Signal(Signal::Help)),
                Offer::button(t.get("about"), Act::Open(Open::About)),
                Offer::button(t.get("quit"), Act::Signal(Signal::Quit)),
            ],
        );
        if let (Some(seconds), Some(entry)) = (self.countdown.seconds_left(view.now_ms), self.list.first()) {
            let args = [("name", (&entry.profile.name).into()), ("seconds", seconds.into())];
            sheet.block(Zone::Bottom, Block::Text(t.with("player-in", &args)));
        }
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        match act {
            Act::Pick(index) => self.pick(*index, cx),
            Act::Edit(_) => self.purpose = Purpose::Edit,
            Act::Delete => self.purpose = Purpose::Delete,
            Act::Go => self.purpose = Purpose::Play,
            Act::MoreOrLess => {
                self.full = !self.full;
                cx.report(Report::FullList(self.full));
            }
            _ => return,
        }
        if matches!(act, Act::Edit(_) | Act::Delete | Act::Go) {
            cx.report(Report::NewTurn);
        }
    }

    fn typed(&mut self, key: &Key, cx: &mut Context<'_>) {
        let index = self.focused(cx);
        if let (Key::Delete, Some(index)) = (key, index) {
            self.purpose = Purpose::Delete;
            self.pick(index, cx);
        }
    }

    fn signal(&mut self, signal: Signal, cx: &mut Context<'_>) -> Taken {
        if signal == Signal::ChangeGame && self.purpose != Purpose::Play {
            self.purpose = Purpose::Play;
            cx.report(Report::NewTurn);
            return Taken::Yes;
        }
        Taken::No
    }

    fn tick(&mut self, cx: &mut Context<'_>) {
        self.now_ms = cx.now_ms;
        if self.countdown.is_over(cx.now_ms) {
            self.purpose = Purpose::Play;
            self.pick(0, cx);
        }
    }

    fn next_wake(&self) -> Option<u64> {
        self.countdown.next_wake(self.now_ms)
    }

    fn stirred(&mut self) {
        self.countdown.stop();
    }

    fn shown(&mut self, cx: &mut Context<'_>) {
        self.purpose = Purpose::Play;
        self.load(cx);
        self.countdown.stop();
    }

    fn leave(&mut self, _cx: &mut Context<'_>) {
        self.countdown.stop();
    }

    fn answered(&mut self, question: &Question, cx: &mut Context<'_>) {
        if let Question::DeletePlayer(id, name) = question {
            let done = cx.store.delete_player(id);
            if cx.check(done).is_some() {
                let text = cx.texts.with("player-deleted", &[("name", name.into())]);
                cx.notice(crate::shell::NoticeKind::Result, text);
            }
            self.load(cx);
            self.countdown.stop();
            cx.report(Report::NewTurn);
        }
    }
}

impl Players {
    /// The row under the focus: rows come first among the choices.
    fn focused(&self, cx: &Context<'_>) -> Option<usize> {
        cx.focus.map(|id| id.0).filter(|index| *index < self.list.len())
    }
}
