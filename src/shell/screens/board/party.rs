//! Several players at one board: who has which seat, whose turn it is, and computer players, who think in the
//! background. Never thinks itself, and never plays a computer's move before the player could see whose turn it is.

use super::BoardScreen;
use crate::chance::Chance;
use crate::game::{Game, Language, Text, Value};
use crate::narrate::Texts;
use crate::opponent::{self, Mind, Opponent, Strength};
use crate::play::{Engine, Eyes, Move, Outcome, State};
use crate::shell::context::{Context, View};
use crate::shell::report::Report;
use crate::shell::{InTurn, Job, NoticeKind, Position, Seat, Task, Work};
use az::SaturatingAs;
use std::sync::Arc;

/// A computer's move is shown at least this many milliseconds after the previous one, so that it can be followed; and at least half a step
/// of the person's pace, whatever is longer.
const FOLLOW_MS: u64 = 700;
/// How many milliseconds a computer player without a search may take.
const SHORT_MS: u32 = 2_000;
/// The most states of a turn that are told, so that the task of a computer player stays small.
const MAX_TURN: usize = 100;
/// The avatar of computer players.
const COMPUTER_AVATAR: &str = "robot";

/// A player at the board.
#[derive(Debug, Clone)]
pub struct Sitting {
    seat: Seat,
    name: Text,
    avatar: String,
    /// The language of a person; none for computers.
    language: Option<Language>,
}

/// A computer player is thinking.
#[derive(Debug)]
struct Thinking {
    job: Job,
    since_ms: u64,
    /// How long after the previous move it is played at the earliest.
    follow_ms: u64,
    /// The moves that it found, until it is time to play the first.
    found: Option<Vec<Move>>,
    /// Whether it plans the turn again in the middle of which it is, from its beginning.
    plans_again: bool,
}

/// What a computer player means to choose next in its turn.
#[derive(Debug)]
struct Plan {
    /// How many moves have been played then.
    after: u32,
    moves: Vec<Move>,
}

/// The players of a level.
#[derive(Debug, Default)]
pub struct Party {
    sitting: Vec<Sitting>,
    /// The person whose turn it was last: their control settings are used while a computer thinks.
    person: Option<String>,
    /// The person who opened the curtain last; none once it is another person's turn.
    uncovered: Option<String>,
    thinking: Option<Thinking>,
    plan: Option<Plan>,
}

impl Party {
    /// The players on these seats, with their names and avatars.
    pub fn new(seats: &[Seat], game: &Game, cx: &mut Context<'_>) -> Self {
        let people = cx.store.players().unwrap_or_default();
        let sitting = seats.iter().map(|seat| match seat {
            Seat::Person(id) => {
                let known = people.iter().find(|entry| entry.id == *id);
                let name = known.map_or_else(|| id.clone(), |entry| entry.profile.name.clone());
                let avatar = known.map(|entry| entry.profile.avatar.clone()).unwrap_or_default();
                let language = known.map(|entry| entry.profile.language);
                Sitting { seat: seat.clone(), name: Text::plain(name), avatar, language }
            }
            Seat::Computer(name, _) | Seat::Follows(name, _) => {
                let own = game.opponents.iter().find(|o| o.name.get(Language::English) == name);
                let name = own.map_or_else(|| Text::plain(name.clone()), |o| o.name.clone());
                Sitting { seat: seat.clone(), name, avatar: COMPUTER_AVATAR.to_owned(), language: None }
            }
        });
        let person = seats.iter().find_map(|seat| match seat {
            Seat::Person(id) => Some(id.clone()),
            Seat::Computer(..) | Seat::Follows(..) => None,
        });
        Self { sitting: sitting.collect(), person, uncovered: None, thinking: None, plan: None }
    }

    /// Whether there are several players.
    pub fn is_several(&self) -> bool {
        !self.sitting.is_empty()
    }

    fn seat(&self, player: u8) -> Option<&Sitting> {
        self.sitting.get(usize::from(player).checked_sub(1)?)
    }

    /// The avatars of the players, by seat.
    pub fn avatars(&self) -> Vec<String> {
        self.sitting.iter().map(|sitting| sitting.avatar.clone()).collect()
    }

    /// The person whose control settings are in use.
    pub fn person(&self) -> Option<String> {
        self.person.clone().filter(|_| self.is_several())
    }

    /// Whether it is a computer's turn.
    pub fn is_computer(&self, player: u8) -> bool {
        self.seat(player).is_some_and(|sitting| sitting.seat.computer().is_some())
    }

    /// Makes it the turn of this player.
    pub fn turn_to(&mut self, player: u8) {
        if let Some(Sitting { seat: Seat::Person(id), .. }) = self.seat(player) {
            let id = id.clone();
            self.uncovered = self.uncovered.take().filter(|who| *who == id);
            self.person = Some(id);
        }
    }

    /// Whether more than one person sees the screen.
    fn has_onlookers(&self) -> bool {
        let mut people = self.sitting.iter().filter(|sitting| matches!(sitting.seat, Seat::Person(_)));
        let first = people.next();
        people.any(|other| first.is_some_and(|first| first.seat != other.seat))
    }

    /// The person on this seat.
    fn person_at(&self, player: u8) -> Option<&str> {
        match &self.seat(player)?.seat {
            Seat::Person(id) => Some(id),
            Seat::Computer(..) | Seat::Follows(..) => None,
        }
    }

    /// The seat of the first person, from 1.
    pub(super) fn first_person(&self) -> Option<u8> {
        let place = self.sitting.iter().position(|sitting| matches!(sitting.seat, Seat::Person(_)))?;
        u8::try_from(place + 1).ok()
    }

    /// Stops a computer's thinking; its result is dropped.
    pub fn stop_thinking(&mut self) {
        if let Some(thinking) = self.thinking.take() {
            thinking.job.stop();
        }
    }

    /// When a found move is due.
    pub fn next_wake(&self) -> Option<u64> {
        let thinking = self.thinking.as_ref().filter(|thinking| thinking.found.is_some())?;
        Some(thinking.since_ms.saturating_add(thinking.follow_ms))
    }

    /// Whether a computer is thinking.
    pub fn is_thinking(&self) -> bool {
        self.thinking.is_some()
    }

    /// The name of the player in turn, with the player's number.
    pub fn name(&self, player: u8, language: Language) -> String {
        self.seat(player).map(|sitting| sitting.name.get(language).to_owned()).unwrap_or_default()
    }
}

/// The job of a computer player to decide in this state.
fn job(engine: &Engine, turn: &[State], state: &State, opponent: &Opponent, strength: Strength, number: u64) -> Job {
    // a level is so much work; time only ends what takes too long on this machine
    let milliseconds = match opponent.thinking_ms(engine) {
        0 => SHORT_MS,
        whole => whole,
    };
    let work = Work::Choose {
        position: Position::new(engine, state),
        turn: turn.iter().map(|earlier| Position::new(engine, earlier)).collect(),
        opponent: opponent.name.get(Language::English).to_owned(),
        strength,
        seed: Chance::of(engine.seed(state), u64::from(engine.moves_played(state))).wide(),
    };
    let game = engine.game();
    Job::new(Task { number, milliseconds, game: game.id.clone(), work }, Arc::clone(game))
}

impl Plan {
    /// Whether its first choice can be made in this state, to which it led.
    fn fits(&self, engine: &Engine, state: &State) -> bool {
        self.after == engine.moves_played(state)
            && self.moves.first().is_some_and(|chosen| engine.is_valid(state, chosen))
    }
}

impl BoardScreen {
    /// Whose turn it is.
    pub(super) fn in_turn(&self) -> u8 {
        self.session.engine().player(self.session.state())
    }

    /// Whether a person chooses the moves.
    pub(super) fn is_persons_turn(&self) -> bool {
        !self.party.is_computer(self.in_turn())
    }

    /// Passes the turn: to a person with their own control, or to a computer, which starts to think.
    pub(super) fn hand_over(&mut self, cx: &mut Context<'_>) {
        let player = self.in_turn();
        self.party.stop_thinking();
        let plan = self.party.plan.take();
        self.party.turn_to(player);
        if self.session.outcome() != Outcome::Playing || !self.party.is_computer(player) {
            return;
        }
        let seat = self.party.seat(player).map(|sitting| sitting.seat.clone());
        let Some((name, strength)) = seat.as_ref().and_then(Seat::computer) else { return };
        let (engine, state) = (self.session.engine(), self.session.state());
        let opponent = opponent::find(engine, name).ok().flatten().unwrap_or_else(Opponent::random);
        let found = plan.filter(|plan| plan.fits(engine, state)).map(|plan| plan.moves);
        let turn = self.turn_so_far();
        // the same seed and the same work plan the same turn: it goes on with it
        let begin = turn.first().filter(|_| found.is_none() && opponent.plans_turns(engine, state));
        let job = match begin {
            Some(begin) => job(engine, &[], begin, &opponent, strength, cx.store.seed()),
            None => job(engine, &turn, state, &opponent, strength, cx.store.seed()),
        };
        let scan = &cx.settings.scan;
        let half_a_step = if scan.timed { u64::from(scan.interval_ms) / 2 } else { 0 };
        let follow_ms = FOLLOW_MS.max(half_a_step);
        let (is_planned, plans_again) = (found.is_some(), begin.is_some());
        let thinking = Thinking { job: job.clone(), since_ms: cx.now_ms, follow_ms, found, plans_again };
        self.party.thinking = Some(thinking);
        if !is_planned {
            cx.report(Report::Think(job));
        }
    }

    /// What is left of this turn, which begins where the turn does in the middle of which play is; none if another turn was played so far.
    fn rest_of(&self, planned: &[Move]) -> Option<Vec<Move>> {
        let (engine, turn) = (self.session.engine(), self.turn_so_far());
        let mut state = turn.first()?.clone();
        let after = turn.iter().skip(1).chain([self.session.state()]);
        for (chosen, reached) in planned.iter().zip(after) {
            engine.play(&mut state, chosen).ok()?;
            if engine.key(&state) != engine.key(reached) {
                return None;
            }
        }
        planned.get(turn.len()..).filter(|rest| !rest.is_empty()).map(<[Move]>::to_vec)
    }

    /// A computer has planned the turn again in the middle of which it is: it goes on with it, or, if it has played another turn so far,
    /// thinks from where it is.
    fn go_on_or_think(&mut self, planned: &[Move], cx: &mut Context<'_>) -> Option<Vec<Move>> {
        let rest = self.rest_of(planned);
        if rest.is_some() {
            return rest;
        }
        let seat = self.party.seat(self.in_turn()).map(|sitting| sitting.seat.clone())?;
        let (name, strength) = seat.computer()?;
        let (engine, state) = (self.session.engine(), self.session.state());
        let opponent = opponent::find(engine, name).ok().flatten().unwrap_or_else(Opponent::random);
        let job = job(engine, &self.turn_so_far(), state, &opponent, strength, cx.store.seed());
        let thinking = self.party.thinking.as_mut()?;
        // who was told to play now still is
        if thinking.job.is_stopped() {
            job.stop();
        }
        thinking.job = job.clone();
        cx.report(Report::Think(job));
        None
    }

    /// The states in which the player in turn has chosen in this turn, in order.
    fn turn_so_far(&self) -> Vec<State> {
        let mut turn: Vec<State> = self.session.turn_so_far().take(MAX_TURN).cloned().collect();
        turn.reverse();
        turn
    }

    /// What the game's best computer player would do instead of the person in turn; none if all of them choose at
    /// random.
    pub(super) fn advice(&self, cx: &mut Context<'_>) -> Option<Job> {
        self.advice_at(self.session.state(), &[], cx)
    }

    /// The same in a state of this turn, to which choices in the states `advised` would lead.
    pub(super) fn advice_at(&self, state: &State, advised: &[State], cx: &mut Context<'_>) -> Option<Job> {
        let engine = self.session.engine();
        let known = opponent::all(engine).unwrap_or_default();
        let able = known.into_iter().filter(|opponent| !matches!(opponent.mind, Mind::Random));
        let best = able.max_by_key(|opponent| opponent.thinking_ms(engine))?;
        let turn = [self.turn_so_far().as_slice(), advised].concat();
        Some(job(engine, &turn, state, &best, Strength::STRONGEST, cx.store.seed()))
    }

    /// Receives the result of a computer's thinking.
    pub(super) fn take_thought(&mut self, number: u64, found: Vec<Move>, cx: &mut Context<'_>) {
        let thinking = self.party.thinking.as_mut().filter(|thinking| thinking.job.task.number == number);
        let Some(plans_again) = thinking.map(|thinking| std::mem::take(&mut thinking.plans_again)) else { return };
        let found = if plans_again { self.go_on_or_think(&found, cx) } else { Some(found) };
        if let (Some(thinking), Some(found)) = (self.party.thinking.as_mut(), found) {
            thinking.found = Some(found);
        }
        self.play_thought(cx);
    }

    /// Plays the move that a computer found, once the previous move could be followed.
    pub(super) fn play_thought(&mut self, cx: &mut Context<'_>) {
        let due = self.party.next_wake().is_some_and(|at| cx.now_ms >= at);
        if !due || self.session.is_paused() {
            return;
        }
        let Some(found) = self.party.thinking.take().and_then(|thinking| thinking.found) else { return };
        let mut found = found.into_iter();
        let chosen = found.next();
        let moves: Vec<Move> = found.collect();
        let after = self.session.engine().moves_played(self.session.state()) + 1;
        self.party.plan = Some(Plan { after, moves }).filter(|plan| !plan.moves.is_empty());
        match chosen {
            Some(chosen) => self.play(chosen, cx),
            None => cx.notice(NoticeKind::Trouble, cx.texts.get("computer-has-no-move")),
        }
    }

    /// Work in the background broke down. A computer that was thinking makes any valid move instead, so that play goes on.
    pub(super) fn take_failure(&mut self, number: u64, cx: &mut Context<'_>) {
        if self.party.thinking.as_ref().is_none_or(|thinking| thinking.job.task.number != number) {
            return;
        }
        cx.notice(NoticeKind::Trouble, cx.texts.get("thinking-failed"));
        let (engine, state) = (self.session.engine(), self.session.state());
        let moves = engine.moves(state);
        let mut chance = Chance::of(engine.seed(state), u64::from(engine.moves_played(state)));
        let any = u32::try_from(moves.len()).ok().filter(|count| *count > 0).map(|count| chance.number() % count);
        let chosen = any.and_then(|any| moves.get(usize::try_from(any).ok()?)).copied();
        if let Some(thinking) = &mut self.party.thinking {
            thinking.plans_again = false;
        }
        self.take_thought(number, chosen.into_iter().collect(), cx);
    }

    /// Whether the person in turn has begun a turn and not ended it: has picked something up, or goes on after a first
    /// choice.
    pub(super) fn holds_something(&self) -> bool {
        let (engine, state) = (self.session.engine(), self.session.state());
        let Some(before) = self.session.turn_so_far().next() else { return false };
        if engine.players(state) > 1 {
            return true;
        }
        // what was picked up can be put back, and then all lies as it did before
        let back = self.position().map(Move::Cell).filter(|back| self.moves.contains(back));
        back.is_some_and(|back| {
            let mut state = state.clone();
            let lies = |state: &State| engine.board_before(state, self.eyes());
            engine.play(&mut state, &back).is_ok() && lies(&state) == lies(before)
        })
    }

    /// Whether the hand of the person in turn is still hidden, since others have been looking until now.
    pub(super) fn is_behind_curtain(&self) -> bool {
        let (engine, state) = (self.session.engine(), self.session.state());
        let hides = self.party.has_onlookers()
            && self.is_persons_turn()
            && engine.table(state).is_some_and(|table| table.hides_hand());
        let asked = self.is_in_step() && self.session.outcome() == Outcome::Playing;
        hides && asked && self.party.uncovered.as_deref() != self.party.person_at(self.in_turn())
    }

    /// Whether the player in turn is in the middle of a turn on a board of tiles, after all have a starting place.
    pub(super) fn is_in_step(&self) -> bool {
        self.session.engine().table(self.session.state()).is_some_and(|table| table.action().is_some())
    }

    /// The person in turn has taken over.
    pub(super) fn uncover(&mut self, cx: &mut Context<'_>) {
        self.party.uncovered = self.party.person_at(self.in_turn()).map(str::to_owned);
        self.refresh();
        self.announce(cx);
        cx.report(Report::Moved);
    }

    /// Whose hidden hand the screen may show. One person alone with computers always sees theirs; otherwise only the
    /// person in turn does, and nobody before all have a starting place.
    pub(super) fn eyes(&self) -> Eyes {
        let in_step = self.is_in_step();
        match self.party.first_person() {
            Some(person) if !self.party.has_onlookers() && !self.is_persons_turn() => Eyes::Player(person),
            Some(_) if self.party.has_onlookers() && (!in_step || !self.is_persons_turn()) => Eyes::Nobody,
            Some(_) if self.is_behind_curtain() => Eyes::Nobody,
            _ => Eyes::InTurn,
        }
    }

    /// Makes the computer decide now.
    pub(super) fn hurry(&mut self) {
        if let Some(thinking) = &self.party.thinking {
            thinking.job.stop();
        }
    }

    /// The texts of the person whose turn it is now, who is told what the previous player did; those in use while a
    /// computer is in turn.
    pub(super) fn listener(&self, cx: &Context<'_>) -> Texts {
        let language = self.party.seat(self.in_turn()).and_then(|sitting| sitting.language);
        language.map_or(cx.texts, Texts::new)
    }

    /// Whose turn it is, if several play.
    pub(super) fn turn(&self, view: &View<'_>) -> Option<InTurn> {
        let player = self.in_turn();
        let name = self.party.name(player, view.language());
        let is_asked = self.party.is_several() && self.session.outcome() == Outcome::Playing;
        is_asked.then(|| InTurn { player, name, is_computer: self.party.is_computer(player) })
    }

    /// Whose turn it is and what to do, in words.
    pub(super) fn status(&self, view: &View<'_>) -> Option<String> {
        if !self.party.is_several() || self.session.outcome() != Outcome::Playing {
            return None;
        }
        let (t, player) = (view.texts, self.in_turn());
        let name = self.party.name(player, view.language());
        let args = [("name", name.into()), ("player", player.into())];
        if self.party.is_computer(player) {
            return Some(t.with("is-thinking", &args));
        }
        if self.is_behind_curtain() {
            return Some(t.with("behind-curtain", &args));
        }
        let (engine, state) = (self.session.engine(), self.session.state());
        let of_tiles = crate::narrate::tile_asked(t, engine, state);
        let asked = of_tiles.unwrap_or_else(|| self.asked(view.language()));
        let turn = t.with("turn-of-name", &args);
        Some(if asked.is_empty() { turn } else { format!("{turn}: {asked}") })
    }

    /// What the rules ask for: the item `Asked`, otherwise their last message; translated by the messages of
    /// description.xml.
    fn asked(&self, language: Language) -> String {
        let layout = self.session.engine().layout(self.session.state());
        let item = match layout.item("asked").map(|item| &item.value) {
            Some(Value::Text(word)) => Some(vec![word.written().to_owned()]),
            _ => None,
        };
        let words = item.unwrap_or_else(|| self.last_said.clone());
        let texts = words.iter().map(|words| self.game.description.said(words));
        texts.map(|text| text.get(language).to_owned()).collect::<Vec<_>>().join(" ")
    }

    /// The place of each player at the end, from 1.
    fn places(&self, outcome: Outcome, mover: u8) -> Vec<u32> {
        let players = self.party.sitting.len().saturating_as();
        self.session.engine().places(self.session.state(), outcome, mover, players)
    }

    /// Who won and who came in where, one line per player.
    pub(super) fn results(&self, outcome: Outcome, mover: u8) -> Vec<Text> {
        let places = self.places(outcome, mover);
        let ordered = places.iter().any(|place| *place > 2);
        let firsts = places.iter().filter(|place| **place == 1).count();
        let line = |texts: Texts, player: u8, place: u32| {
            let words = match (ordered, place, firsts) {
                (true, place, _) => texts.with("result-place", &[("place", place.into())]),
                (false, 1, 1) => texts.get("result-won"),
                (false, 1, _) => texts.get("result-drawn"),
                _ => texts.get("result-lost"),
            };
            format!("{player}. {}: {words}", self.party.name(player, texts.language()))
        };
        let lines = (1..).zip(&places);
        lines.map(|(player, place)| Text::in_each(|language| line(Texts::new(language), player, *place))).collect()
    }

    /// The names of those who came first.
    pub(super) fn leaders(&self, outcome: Outcome, mover: u8, language: Language) -> Vec<String> {
        let first = (1..).zip(self.places(outcome, mover)).filter(|(_, place)| *place == 1);
        first.map(|(player, _)| self.party.name(player, language)).collect()
    }

    /// Whether everybody came first.
    pub(super) fn all_lead(&self, outcome: Outcome, mover: u8) -> bool {
        self.places(outcome, mover).iter().all(|place| *place == 1)
    }

    /// Whether a computer has finished a turn; none if no computer plays.
    pub(super) fn computer_has_played(&self) -> Option<bool> {
        let engine = self.session.engine();
        let plays = self.party.sitting.iter().any(|sitting| sitting.seat.computer().is_some());
        let played = || self.session.turns().iter().any(|turn| self.party.is_computer(engine.player(turn.before)));
        plays.then(played)
    }

    /// Whether somebody can say where the person could have done better: alone against a computer, without chance.
    pub(super) fn can_be_reviewed(&self) -> bool {
        let (engine, state) = (self.session.engine(), self.session.state());
        let is_against_computer = self.party.sitting.iter().any(|sitting| sitting.seat.computer().is_some());
        is_against_computer && self.party.first_person().is_some() && opponent::judge(engine, state).is_some()
    }

    /// The seats for the next game.
    pub(super) fn seats(&self) -> Vec<Seat> {
        self.party.sitting.iter().map(|sitting| sitting.seat.clone()).collect()
    }
}
