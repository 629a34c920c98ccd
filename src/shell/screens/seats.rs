//! Before a game of several players: how many play, and who takes which seat. A person has a player of their own, and
//! with it their own control; a computer player that looks ahead has a level, chosen after it.

use crate::game::{Game, Language, Text};
use crate::opponent::{self, Strength};
use crate::play::Engine;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{Pictogram, RowPicture, Seat, Zone};
use std::sync::Arc;

/// Players side by side.
const ABREAST: usize = 4;

/// What can be chosen besides going back.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// Starts the game.
    Play,
    /// Chooses somebody else for this seat, counted from 0.
    Edit(usize),
    /// Takes this one for the seat.
    Sit(Seat),
    /// Goes on to the levels of this computer player, by its name in English.
    Look(String),
    /// Goes back from the levels to who can take the seat.
    Who,
    /// Leaves the seat as it is.
    Keep,
    /// Adds a seat.
    More,
    /// Removes a seat.
    Fewer,
}

/// A computer player that can be chosen.
#[derive(Debug)]
struct Computer {
    /// Its name in English, as stored in saves.
    id: String,
    name: Text,
    searches: bool,
}

/// A person who can be chosen.
#[derive(Debug)]
struct Person {
    id: String,
    name: String,
    avatar: String,
}

/// The screen for choosing seats.
#[derive(Debug)]
pub struct Seats {
    game: String,
    level: Option<String>,
    range: (u8, u8),
    seats: Vec<Seat>,
    people: Vec<Person>,
    computers: Vec<Computer>,
    /// The seat that is being changed.
    editing: Option<usize>,
    /// The computer player whose level is being chosen for it.
    looking: Option<String>,
    /// Whether it covers a board or a result that is closed when the new game starts.
    over_another: bool,
    /// Whether there is another board to choose.
    has_boards: bool,
}

impl Seats {
    /// For a game, with the seats of the previous game.
    pub fn new(game: &Arc<Game>, level: Option<String>, last: Option<Vec<Seat>>, cx: &mut Context<'_>) -> Self {
        let people = cx.store.players().unwrap_or_default();
        let people = people.into_iter().map(|entry| Person {
            id: entry.id,
            name: entry.profile.name,
            avatar: entry.profile.avatar,
        });
        let number = level.as_ref().and_then(|id| game.levels.iter().position(|l| l.id == *id)).unwrap_or(0);
        let found = Engine::new(Arc::clone(game), number).and_then(|engine| opponent::all(&engine));
        let computers = found.unwrap_or_else(|problems| {
            for problem in &problems {
                cx.trouble(problem);
            }
            vec![opponent::Opponent::random()]
        });
        // they play without what they have learnt if it cannot be used
        if let Some(problem) = opponent::check_learnt(game).iter().next() {
            cx.trouble(problem);
        }
        let computers = computers.into_iter().map(|opponent| Computer {
            id: opponent.name.get(Language::English).to_owned(),
            searches: opponent.searches(),
            name: opponent.name,
        });
        let mut screen = Self {
            game: game.id.clone(),
            level,
            range: game.description.players,
            seats: Vec::new(),
            people: people.collect(),
            computers: computers.collect(),
            editing: None,
            looking: None,
            over_another: false,
            has_boards: game.levels.len() > 1 || game.measures.is_some(),
        };
        let known = |seat: &Seat| match seat {
            Seat::Person(id) => screen.people.iter().any(|person| person.id == *id),
            Seat::Computer(id, _) | Seat::Follows(id, _) => screen.computers.iter().any(|computer| computer.id == *id),
        };
        let last = last.filter(|seats| screen.fits(seats.len()) && seats.iter().all(known));
        screen.seats = last.unwrap_or_else(|| screen.usual(cx.host_id()));
        screen
    }

    /// Notes that it covers a board or a result, which is closed when the new game starts.
    #[must_use]
    pub fn over_another(self) -> Self {
        Self { over_another: true, ..self }
    }

    fn fits(&self, count: usize) -> bool {
        (usize::from(self.range.0)..=usize::from(self.range.1)).contains(&count)
    }

    /// The player who is here first, then computers: as many players as the game needs, at least two.
    fn usual(&self, host: String) -> Vec<Seat> {
        let count = usize::from(self.range.0.max(2).min(self.range.1));
        let mut seats = vec![Seat::Person(host)];
        seats.resize_with(count.max(1), || self.usual_computer());
        seats
    }

    fn usual_computer(&self) -> Seat {
        let computer = self.computers.iter().find(|computer| computer.searches).or(self.computers.first());
        Seat::Computer(computer.map_or(opponent::RANDOM, |c| c.id.as_str()).to_owned(), Strength::USUAL)
    }

    fn computer(&self, id: &str) -> Option<&Computer> {
        self.computers.iter().find(|computer| computer.id == id)
    }

    /// Whether this computer player has levels.
    fn has_levels(&self, id: &str) -> bool {
        self.computer(id).is_some_and(|computer| computer.searches)
    }

    fn label(&self, seat: &Seat, view: &View<'_>) -> String {
        let Some((id, strength)) = seat.computer() else {
            let Seat::Person(id) = seat else { return String::new() };
            return self.people.iter().find(|person| person.id == *id).map_or(id, |person| &person.name).clone();
        };
        let name = self.computer_label(id, view);
        let text = if matches!(seat, Seat::Follows(..)) { "seat-follows" } else { "seat-level" };
        let level = || view.texts.with(text, &[("level", strength.level().into())]);
        if self.has_levels(id) { format!("{name}, {}", level()) } else { name }
    }

    fn computer_label(&self, id: &str, view: &View<'_>) -> String {
        let name = self.computer(id).map_or(id, |computer| computer.name.get(view.language()));
        view.texts.with("seat-computer", &[("name", name.into())])
    }

    fn picture(&self, seat: &Seat) -> Option<RowPicture> {
        let avatar = match seat {
            Seat::Person(id) => self.people.iter().find(|p| p.id == *id).map(|p| p.avatar.clone())?,
            Seat::Computer(..) | Seat::Follows(..) => "robot".to_owned(),
        };
        Some(RowPicture::Avatar(avatar))
    }

    fn overview(&self, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.get("seats-title"));
        let play = Offer::button(t.get("seats-play"), Choice::Play).shows(Pictogram::Play);
        content.buttons(Zone::Main, vec![play]);
        let cards = self.seats.iter().enumerate().map(|(index, seat)| {
            let label = format!("{}. {}", index + 1, self.label(seat, view));
            (Offer::row(label, Choice::Edit(index)).with_value(index + 1), self.picture(seat))
        });
        shelves(cards.collect(), ABREAST, content);
        let mut offers = Vec::new();
        if self.range.0 != self.range.1 {
            let more = Offer::button(t.get("seats-more"), Choice::More).shows(Pictogram::AddPlayer);
            offers.push(more.enabled(self.fits(self.seats.len() + 1)));
            let fewer = Offer::button(t.get("seats-fewer"), Choice::Fewer).shows(Pictogram::Remove);
            offers.push(fewer.enabled(self.fits(self.seats.len().saturating_sub(1))));
        }
        if !offers.is_empty() {
            content.buttons(Zone::Main, offers);
        }
        let mut buttons = vec![Offer::back(t.get("back"))];
        if self.has_boards && !self.over_another {
            buttons.push(Offer::opens(t.get("levels"), Open::Levels(self.game.clone())));
        }
        content.buttons(Zone::Top, buttons);
    }

    /// Who can take a seat.
    fn choice(&self, index: usize, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.with("seats-who", &[("player", (index + 1).into())]));
        let now = self.seats.get(index);
        let people = self.people.iter().map(|person| {
            let seat = Seat::Person(person.id.clone());
            (seat.to_string(), person.name.clone(), now == Some(&seat), seat.clone(), Choice::Sit(seat))
        });
        let computers = self.computers.iter().map(|computer| {
            let id = &computer.id;
            let is_now = now.and_then(Seat::computer).is_some_and(|(known, _)| known == id);
            let seat = Seat::Computer(id.clone(), Strength::USUAL);
            let choice = if computer.searches { Choice::Look(id.clone()) } else { Choice::Sit(seat.clone()) };
            (format!("computer {id}"), self.computer_label(id, view), is_now, seat, choice)
        });
        let rows = people.chain(computers).map(|(name, label, is_now, seat, choice)| {
            (Offer::row(label, choice).named(&format!("sit {name}")).on(is_now), self.picture(&seat))
        });
        shelves(rows.collect(), ABREAST, content);
        content.buttons(Zone::Top, vec![Offer::cancel(t.get("back"), Choice::Keep)]);
    }

    /// At which level a computer player can play on a seat.
    fn levels(&self, index: usize, id: &str, view: &View<'_>, content: &mut Content<Choice>) {
        let t = view.texts;
        content.heading(t.with("seats-level", &[("name", self.computer_label(id, view).into())]));
        content.text(t.get("seats-level-about"));
        let now = self.seats.get(index);
        let offer = |seat: Seat, name: &str, label: String| {
            Offer::button(label, Choice::Sit(seat.clone())).named(name).on(now == Some(&seat))
        };
        let levels = Strength::all().map(|strength| {
            let label = t.with("seats-level-is", &[("level", strength.level().into())]);
            offer(Seat::Computer(id.to_owned(), strength), &format!("level {strength}"), label)
        });
        content.grid(ABREAST, levels.collect());
        // who wins and loses is told of two
        if self.seats.len() == 2 {
            let known = now.filter(|seat| matches!(seat, Seat::Follows(known, _) if known == id)).cloned();
            let seat = known.unwrap_or_else(|| Seat::Follows(id.to_owned(), Strength::MIDDLE));
            content.grid(1, vec![offer(seat, "find-level", t.get("seats-find-level"))]);
            content.text(t.get("seats-find-level-about"));
        }
        content.buttons(Zone::Top, vec![Offer::cancel(t.get("back"), Choice::Who)]);
    }
}

/// Players as cards, some side by side.
fn shelves(cards: Vec<(Offer<Choice>, Option<RowPicture>)>, abreast: usize, content: &mut Content<Choice>) {
    let mut cards = cards.into_iter().map(|(offer, picture)| ((offer, picture, Vec::new(), false), (0, 0))).peekable();
    while cards.peek().is_some() {
        let row = cards.by_ref().take(abreast).collect();
        content.shelf("", row);
    }
}

impl Screen for Seats {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "seats"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let mut content = Content::default();
        match (self.editing, &self.looking) {
            (Some(index), Some(id)) => self.levels(index, id, view, &mut content),
            (Some(index), None) => self.choice(index, view, &mut content),
            (None, _) => self.overview(view, &mut content),
        }
        content
    }

    #[expect(clippy::indexing_slicing, reason = "a seat stays while it is edited")]
    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        let Input::Chosen(choice) = input else { return Taken::No };
        match choice {
            Choice::Play => {
                let (game, level, seats) = (self.game.clone(), self.level.clone(), self.seats.clone());
                let open = Open::Seated { game, level, seats };
                cx.report(if self.over_another { Report::ReplaceTwo(open) } else { Report::Replace(open) });
            }
            Choice::Edit(index) => self.editing = Some(index),
            Choice::Look(id) => self.looking = Some(id),
            Choice::Who => self.looking = None,
            Choice::Sit(chosen) => {
                self.looking = None;
                if let Some(index) = self.editing.take() {
                    self.seats[index] = chosen;
                }
            }
            Choice::Keep => self.editing = None,
            Choice::More => self.seats.push(self.usual_computer()),
            Choice::Fewer => {
                self.seats.pop();
            }
        }
        cx.report(Report::NewTurn);
        Taken::Yes
    }

    fn game(&self) -> Option<String> {
        Some(self.game.clone())
    }
}
