//! The list of players: choose, add, edit, delete; a countdown chooses the last one.

use super::LAST_ONE_MS;
use super::pages::{CardSort, Pages, abreast};
use super::player::avatar_name;
use super::welcome::playing_elsewhere;
use crate::shell::content::{ByItself, Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Question, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{ChoiceId, Gender, Key, Listing, NoticeKind, Pictogram, PlayerEntry, RowPicture, Signal, Zone};

/// What can be chosen only here.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This player, by folder name.
    Player(String),
    /// Asks whose data to edit.
    Edit,
    /// Asks whom to delete.
    Delete,
    /// Returns to choosing a player.
    Nobody,
    /// Shows all data, or names only.
    MoreOrLess,
    /// The page with this card.
    Page(usize),
}

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
    /// As many as are seen together are on a page, all where nobody tells how many those are.
    pages: Pages,
    last: Option<String>,
    full: bool,
    listing: Listing,
    purpose: Purpose,
    today: jiff::civil::Date,
    /// Who plays in another program already.
    elsewhere: Option<String>,
}

impl Players {
    pub fn new(cx: &mut Context<'_>) -> Self {
        let last = cx.store.last_player();
        let today = cx.store.wall_clock().date();
        let mut screen = Self {
            list: Vec::new(),
            pages: Pages::of(CardSort::Name, usize::MAX),
            last: last.player,
            full: last.full_list,
            listing: last.listing,
            purpose: Purpose::Play,
            today,
            elsewhere: None,
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
        self.listing = cx.store.last_player().listing;
        self.listing.keep(&mut self.list);
        self.elsewhere = playing_elsewhere(cx);
        // The last player comes first: soonest reached by scanning, and under the focus at the start.
        if let Some(at) = self.list.iter().position(|e| Some(&e.id) == self.last.as_ref()) {
            let entry = self.list.remove(at);
            self.list.insert(0, entry);
        }
    }

    fn columns(&self, entry: &PlayerEntry, view: &View<'_>) -> Vec<String> {
        if !self.full || self.listing.pictures_only {
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

    fn pick(&mut self, id: &str, cx: &mut Context<'_>) {
        let Some(entry) = self.list.iter().find(|entry| entry.id == id) else { return };
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

    fn turn_to(&mut self, purpose: Purpose, cx: &mut Context<'_>) {
        self.purpose = purpose;
        cx.report(Report::NewTurn);
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Player(id) => self.pick(&id, cx),
            Choice::Edit => self.turn_to(Purpose::Edit, cx),
            Choice::Delete => self.turn_to(Purpose::Delete, cx),
            Choice::Nobody => self.turn_to(Purpose::Play, cx),
            Choice::MoreOrLess => {
                self.full = !self.full;
                cx.report(Report::FullList(self.full));
            }
            Choice::Page(first) => {
                self.pages.show(first);
                cx.report(Report::NewTurn);
            }
        }
    }

    /// Deletes the player after the question was answered with yes.
    fn deleted(&mut self, id: &str, name: &str, cx: &mut Context<'_>) {
        let done = cx.store.delete_player(id);
        if cx.check(done).is_some() {
            let text = cx.texts.with("player-deleted", &[("name", name.into())]);
            cx.notice(NoticeKind::Result, text);
        }
        self.load(cx);
        cx.report(Report::NewTurn);
    }
}

impl Screen for Players {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "players"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        content.heading(t.get(match self.purpose {
            Purpose::Play => "players-title",
            Purpose::Edit => "players-edit-which",
            Purpose::Delete => "players-delete-which",
        }));
        if self.list.is_empty() {
            content.text(t.get("players-none"));
        }
        if let Some(name) = self.elsewhere.as_ref().filter(|_| self.purpose == Purpose::Play) {
            content.text(t.with("plays-elsewhere", &[("name", name.into())]));
        }
        let shown = self.pages.shown(self.list.len(), view.room);
        let cards = self.pages.of_page(&self.list, view.room).iter().map(|entry| {
            let profile = &entry.profile;
            let label = match (self.listing.pictures_only, self.full) {
                (true, _) => avatar_name(t, &profile.avatar),
                (false, true) => profile.full_name(),
                (false, false) => profile.name.clone(),
            };
            let mut offer = Offer::row(label, Choice::Player(entry.id.clone())).with_value(&entry.id);
            // one's own picture alone, before all others
            offer.item.near = Some(&entry.id) == self.last.as_ref();
            let picture = Some(RowPicture::Avatar(entry.profile.avatar.clone()));
            ((offer, picture, self.columns(entry, view), !entry.problems.is_empty()), (0, 0))
        });
        let cards: Vec<_> = cards.collect();
        for cards in cards.chunks(abreast(view.room)) {
            content.shelf("", cards.to_vec());
        }
        let turns = (t, "players-next", "players-previous");
        let turns = self.pages.turns((self.list.len(), view.room), turns, Choice::Page);
        if !turns.is_empty() {
            content.buttons(Zone::Main, turns);
        }
        if self.purpose != Purpose::Play {
            content.buttons(Zone::Top, vec![Offer::cancel(t.get("back"), Choice::Nobody)]);
            return content;
        }
        let some = !self.list.is_empty();
        let more = if self.full { "show-less" } else { "show-more" };
        content.buttons(
            Zone::Top,
            vec![
                Offer::opens(t.get("add-player"), Open::Player(None)),
                Offer::button(t.get("edit-player"), Choice::Edit).shows(Pictogram::Edit).enabled(some),
                Offer::button(t.get("delete-player"), Choice::Delete).shows(Pictogram::Remove).enabled(some),
                Offer::button(t.get(more), Choice::MoreOrLess).enabled(some),
                Offer::signal(t.get("settings"), Signal::Settings),
                Offer::signal(t.get("help"), Signal::Help),
                Offer::opens(t.get("about"), Open::About),
                Offer::signal(t.get("quit"), Signal::Quit),
            ],
        );
        let first = self.list.first().filter(|entry| Some(&entry.id) == self.last.as_ref() && shown.start == 0);
        if let Some(first) = first {
            content.by_itself = Some(ByItself {
                choice: ChoiceId(0),
                after_ms: LAST_ONE_MS,
                text: "player-in",
                name: match self.listing.pictures_only {
                    true => avatar_name(t, &first.profile.avatar),
                    false => first.profile.name.clone(),
                },
            });
        }
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(choice) => self.choose(choice, cx),
            Input::Typed(Key::Delete, Some(Choice::Player(id))) => {
                self.purpose = Purpose::Delete;
                self.pick(&id, cx);
            }
            Input::Signal(Signal::ChangeGame, _) if self.purpose != Purpose::Play => self.turn_to(Purpose::Play, cx),
            Input::World => self.load(cx),
            Input::Shown => {
                self.purpose = Purpose::Play;
                self.pages.show(0);
                self.load(cx);
            }
            Input::Answered(Question::DeletePlayer(id, name)) => self.deleted(&id, &name, cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }
}
