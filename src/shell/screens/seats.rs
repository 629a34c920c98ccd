//! Before a game of several players: how many play, and who sits where. A person has a player of their own, and with
//! it their own control; a computer player has a strength.

use crate::game::{Game, Language, Text};
use crate::opponent::{self, STRENGTHS, Strength};
use crate::play::Engine;
use crate::shell::screen::{Context, Open, Report, Screen, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{ChoiceKind, RowPicture, Seat, Zone};
use std::sync::Arc;

/// A computer player to choose from.
#[derive(Debug)]
struct Computer {
    /// Its name in English: what seats are written with.
    id: String,
    name: Text,
    searches: bool,
}

/// A person to choose from.
#[derive(Debug)]
struct Person {
    id: String,
    name: String,
    avatar: String,
}

/// The choice of seats.
#[derive(Debug)]
pub struct Seats {
    game: String,
    level: Option<String>,
    range: (u8, u8),
    seats: Vec<Seat>,
    people: Vec<Person>,
    computers: Vec<Computer>,
    /// The seat for which one is being chosen.
    editing: Option<usize>,
    /// Whether it lies on a board or a result that goes when the new game begins.
    over_another: bool,
}

impl Seats {
    /// For a game, with the seats of the last time.
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
            over_another: false,
        };
        let known = |seat: &Seat| match seat {
            Seat::Person(id) => screen.people.iter().any(|person| person.id == *id),
            Seat::Computer(id, _) => screen.computers.iter().any(|computer| computer.id == *id),
        };
        let last = last.filter(|seats| screen.fits(seats.len()) && seats.iter().all(known));
        screen.seats = last.unwrap_or_else(|| screen.usual(cx.host_id()));
        screen
    }

    /// The same, on a board or a result that goes when the new game begins.
    #[must_use]
    pub fn over_another(self) -> Self {
        Self { over_another: true, ..self }
    }

    fn fits(&self, count: usize) -> bool {
        (usize::from(self.range.0)..=usize::from(self.range.1)).contains(&count)
    }

    /// The player who is here first, then computers: as many as the game needs at least, but two.
    fn usual(&self, host: String) -> Vec<Seat> {
        let count = usize::from(self.range.0.max(2).min(self.range.1));
        let mut seats = vec![Seat::Person(host)];
        seats.resize_with(count.max(1), || self.usual_computer());
        seats
    }

    fn usual_computer(&self) -> Seat {
        let computer = self.computers.iter().find(|computer| computer.searches).or(self.computers.first());
        Seat::Computer(computer.map_or(opponent::RANDOM, |c| c.id.as_str()).to_owned(), Strength::Easy)
    }

    /// Everyone who can take a seat.
    fn candidates(&self) -> Vec<Seat> {
        let people = self.people.iter().map(|person| Seat::Person(person.id.clone()));
        let computers = self.computers.iter().flat_map(|computer| {
            let strengths: &[(Strength, &str)] = if computer.searches { &STRENGTHS } else { &[(Strength::Strong, "")] };
            strengths.iter().map(|(strength, _)| Seat::Computer(computer.id.clone(), *strength))
        });
        people.chain(computers).collect()
    }

    fn label(&self, seat: &Seat, view: &View<'_>) -> String {
        match seat {
            Seat::Person(id) => self.people.iter().find(|p| p.id == *id).map_or(id, |p| &p.name).clone(),
            Seat::Computer(id, strength) => {
                let known = self.computers.iter().find(|computer| computer.id == *id);
                let name = known.map_or(id.as_str(), |computer| computer.name.get(view.language()));
                let name = view.texts.with("seat-computer", &[("name", name.into())]);
                if known.is_some_and(|computer| computer.searches) {
                    format!("{name}, {}", view.texts.get(&format!("strength-{}", strength.word())))
                } else {
                    name
                }
            }
        }
    }

    fn picture(&self, seat: &Seat) -> Option<RowPicture> {
        let avatar = match seat {
            Seat::Person(id) => self.people.iter().find(|p| p.id == *id).map(|p| p.avatar.clone())?,
            Seat::Computer(..) => "robot".to_owned(),
        };
        Some(RowPicture::Avatar(avatar))
    }

    fn overview(&self, view: &View<'_>, sheet: &mut Sheet) {
        let t = view.texts;
        sheet.heading(t.get("seats-title"));
        sheet.buttons(Zone::Main, vec![Offer::button(t.get("seats-play"), Act::Go)]);
        let rows = self.seats.iter().enumerate().map(|(index, seat)| {
            let label = format!("{}. {}", index + 1, self.label(seat, view));
            (Offer::new(ChoiceKind::Row, label, Act::Edit(index)), self.picture(seat), Vec::new(), false)
        });
        sheet.list(rows.collect());
        let mut offers = Vec::new();
        if self.range.0 != self.range.1 {
            offers.push(Offer::button(t.get("seats-more"), Act::Add).enabled(self.fits(self.seats.len() + 1)));
            let fewer = self.seats.len().saturating_sub(1);
            offers.push(Offer::button(t.get("seats-fewer"), Act::Delete).enabled(self.fits(fewer)));
        }
        if !offers.is_empty() {
            sheet.buttons(Zone::Main, offers);
        }
        sheet.buttons(Zone::Top, vec![Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Back)]);
    }

    fn choice(&self, index: usize, view: &View<'_>, sheet: &mut Sheet) {
        let t = view.texts;
        sheet.heading(t.with("seats-who", &[("player", (index + 1).into())]));
        let now = self.seats.get(index);
        let rows = self.candidates().into_iter().enumerate().map(|(number, seat)| {
            let offer = Offer::new(ChoiceKind::Row, self.label(&seat, view), Act::Pick(number));
            (offer.on(now == Some(&seat)), self.picture(&seat), Vec::new(), false)
        });
        sheet.list(rows.collect());
        sheet.buttons(Zone::Top, vec![Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Part(0))]);
    }
}

impl Screen for Seats {
    fn name(&self) -> &'static str {
        "seats"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let mut sheet = Sheet::default();
        match self.editing {
            Some(index) => self.choice(index, view, &mut sheet),
            None => self.overview(view, &mut sheet),
        }
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        match act {
            Act::Go => {
                let (game, level, seats) = (self.game.clone(), self.level.clone(), self.seats.clone());
                let open = Open::Seated { game, level, seats };
                cx.report(if self.over_another { Report::ReplaceTwo(open) } else { Report::Replace(open) });
            }
            Act::Edit(index) => self.editing = Some(*index),
            Act::Pick(number) => {
                let chosen = self.candidates().into_iter().nth(*number);
                let seat = self.editing.take().and_then(|index| self.seats.get_mut(index));
                if let (Some(seat), Some(chosen)) = (seat, chosen) {
                    *seat = chosen;
                }
            }
            Act::Part(_) => self.editing = None,
            Act::Add if self.fits(self.seats.len() + 1) => {
                let seat = self.usual_computer();
                self.seats.push(seat);
            }
            Act::Delete if self.fits(self.seats.len().saturating_sub(1)) => {
                self.seats.pop();
            }
            _ => return,
        }
        cx.report(Report::NewTurn);
    }

    fn game(&self) -> Option<String> {
        Some(self.game.clone())
    }
}
