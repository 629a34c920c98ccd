//! Looks back at a game: why a computer played its last turn, and where the player could have done better. Boards with words, one press each; then
//! the game, or its result, is back. Reads what was saved; never changes it, and never thinks itself.

use super::last::went;
use super::party::Party;
use super::playable;
use crate::game::{Game, Text};
use crate::grid::Cell;
use crate::history::{LastTurn, Session};
use crate::narrate::{self, Texts};
use crate::opponent::{self, Lapse, Review};
use crate::play::{Board, Engine, Eyes, Move, Outcome, State};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Hindsight, Report};
use crate::shell::screen::{AnyScreen, Input, Screen, Taken, boxed};
use crate::shell::screens::problems::ProblemsScreen;
use crate::shell::settings::color_word;
use crate::shell::{
    Block, Finding, Frame, Job, NoticeKind, Pictogram, Position, Resolved, SavePlace, Seat, Task, Work, Zone,
};
use az::SaturatingAs;
use std::sync::Arc;

/// How long is looked for what a computer expects.
const EXPECT_MS: u32 = 8_000;
/// So many turns are told that a computer expects.
const MOST_EXPECTED: usize = 4;
/// How long is looked for what went wrong.
const REVIEW_MS: u32 = 30_000;
/// A press within this many milliseconds after the answer came was meant for "stop", which was in its place.
const SURPRISE_MS: u32 = 500;

/// What can be chosen besides going back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// The next board, or the game after the last.
    GoOn,
    /// Looks no further.
    Stop,
}

/// A board with words.
#[derive(Debug)]
struct Scene {
    words: Text,
    board: Arc<Board>,
    marks: Vec<(Cell, Frame)>,
}

/// The screen.
#[derive(Debug)]
pub struct LookBack {
    what: Hindsight,
    game: Arc<Game>,
    place: SavePlace,
    session: Session,
    party: Party,
    scenes: Vec<Scene>,
    /// The scene that is shown.
    at: usize,
    looking: Option<(Job, u64)>,
}

/// Looks back at the game that is saved here.
pub fn open(place: SavePlace, what: Hindsight, cx: &mut Context<'_>) -> Box<dyn AnyScreen> {
    let game = match playable(&place.game, cx) {
        Ok(game) => game,
        Err(problems) => return boxed(problems),
    };
    let number = game.levels.iter().position(|level| level.id == place.level).unwrap_or(0);
    let saves = cx.store.saves(&place).saves;
    let session = Engine::new(Arc::clone(&game), number).and_then(|engine| Session::resume(engine, &saves, cx.now_ms));
    let mut session = match session {
        Ok(session) => session,
        Err(problems) => return boxed(ProblemsScreen::of(&place.game, problems)),
    };
    while let Some(number) = session.wants_earlier() {
        let earlier = cx.store.earlier(&place, number);
        earlier.problems.iter().for_each(|problem| cx.trouble(problem));
        session.take_earlier(&earlier.saves);
    }
    let party = Party::new(&Seat::read(session.seats()).unwrap_or_default(), &game, cx);
    let mut screen = LookBack { what, game, place, session, party, scenes: Vec::new(), at: 0, looking: None };
    screen.begin(cx);
    boxed(screen)
}

impl LookBack {
    fn eyes(&self) -> Eyes {
        self.party.first_person().map_or(Eyes::Nobody, Eyes::Player)
    }

    fn scene(&self, words: Text, state: &State, marks: Vec<(Cell, Frame)>) -> Scene {
        Scene { words, board: Arc::new(self.session.engine().board_before(state, self.eyes())), marks }
    }

    /// The board after a turn, with its trail.
    fn scene_after(&self, words: Text, before: &State, moves: &[Move], after: &State) -> Scene {
        let went = went(self.session.engine(), before, moves, after, self.eyes());
        let taken = went.taken().iter().map(|cell| (*cell, Frame::Taken));
        let marks = went.cells().into_iter().map(|cell| (cell, Frame::LastMove)).chain(taken).collect();
        self.scene(words, after, marks)
    }

    /// What a turn does, in words.
    fn turn_in_words(&self, texts: Texts, before: &State, moves: &[Move], after: &State) -> String {
        let engine = self.session.engine();
        let board = engine.board_before(before, self.eyes());
        let went = went(engine, before, moves, after, self.eyes());
        narrate::went_words(texts, board.naming(), &went).unwrap_or_else(|| {
            let label = |chosen: &Move| narrate::move_label(texts, &board, None, chosen);
            moves.iter().map(label).collect::<Vec<_>>().join(", ")
        })
    }

    /// A sentence about a turn, in each language.
    fn told(&self, id: &str, before: &State, moves: &[Move], after: &State) -> Text {
        let player = self.session.engine().player(before);
        Text::in_each(|language| {
            let texts = Texts::new(language);
            let what = self.turn_in_words(texts, before, moves, after);
            let name = self.party.name(player, language);
            texts.with(id, &[("name", name.into()), ("what", what.into())])
        })
    }

    /// Shows what is known, and begins to look for the rest.
    fn begin(&mut self, cx: &mut Context<'_>) {
        let work = match self.what {
            Hindsight::Why => self.begin_why(),
            Hindsight::Wrong => self.begin_wrong(),
        };
        let milliseconds = if self.what == Hindsight::Why { EXPECT_MS } else { REVIEW_MS };
        if let Some(work) = work {
            let task = Task { number: cx.store.seed(), milliseconds, game: self.game.id.clone(), work };
            let job = Job::new(task, Arc::clone(&self.game));
            self.looking = Some((job.clone(), cx.now_ms));
            cx.report(Report::Think(job));
        }
        self.say(cx);
    }

    /// The last turn of a computer, and the question what it expects to follow.
    fn begin_why(&mut self) -> Option<Work> {
        let engine = self.session.engine();
        let turns = self.session.turns();
        let of_computer = |turn: &&LastTurn<'_>| self.party.is_computer(engine.player(turn.before));
        let turn = turns.iter().rev().find(of_computer)?;
        let told = self.told("why-played", turn.before, &turn.moves, turn.after);
        let scene = self.scene_after(told, turn.before, &turn.moves, turn.after);
        let seats = Seat::read(self.session.seats()).unwrap_or_default();
        let seat = seats.get(usize::from(engine.player(turn.before)).checked_sub(1)?);
        let (name, strength) = seat.and_then(Seat::computer)?;
        let known = opponent::find(engine, name).ok().flatten();
        let foresees = known.is_some_and(|known| known.foresees(engine, turn.after));
        let work = (foresees && engine.outcome(turn.after) == Outcome::Playing).then(|| Work::Expect {
            position: Position::new(engine, turn.after),
            opponent: name.to_owned(),
            strength,
            most: MOST_EXPECTED,
            seed: engine.seed(turn.before),
        });
        self.scenes.push(scene);
        work
    }

    /// The question which of the person's turns was the worst.
    fn begin_wrong(&self) -> Option<Work> {
        let engine = self.session.engine();
        let turns = self.session.turns();
        let start = turns.first()?.before;
        opponent::judge(engine, start)?;
        Some(Work::Review {
            position: Position::new(engine, start),
            moves: turns.iter().flat_map(|turn| turn.moves.iter().copied()).collect(),
            player: self.party.first_person()?,
            seed: engine.seed(start),
        })
    }

    /// The answer has come.
    fn found(&mut self, found: Finding, cx: &mut Context<'_>) {
        self.looking = None;
        let is_first = self.scenes.is_empty();
        match found {
            Finding::Turns(turns) => self.tell_expected(&turns),
            Finding::Review(review) => self.tell_review(&review),
            _ => cx.notice(NoticeKind::Trouble, cx.texts.get("thinking-failed")),
        }
        cx.report(Report::Refuse(SURPRISE_MS));
        if is_first {
            self.say(cx);
        }
    }

    fn tell_expected(&mut self, expected: &[Vec<Move>]) {
        let engine = self.session.engine();
        let turns = self.session.turns();
        let of_computer = |turn: &&LastTurn<'_>| self.party.is_computer(engine.player(turn.before));
        let Some(turn) = turns.iter().rev().find(of_computer) else { return };
        let mut state = turn.after.clone();
        let mut scenes = Vec::new();
        for moves in expected {
            let mut after = state.clone();
            if !moves.iter().all(|chosen| engine.play(&mut after, chosen).is_ok()) {
                break;
            }
            let told = self.told("why-expects", &state, moves, &after);
            scenes.push(self.scene_after(told, &state, moves, &after));
            state = after;
        }
        self.scenes.extend(scenes);
    }

    fn tell_review(&mut self, review: &Review) {
        let engine = self.session.engine();
        let turns = self.session.turns();
        let person = self.party.first_person();
        let own: Vec<&LastTurn<'_>> = turns.iter().filter(|turn| Some(engine.player(turn.before)) == person).collect();
        let lapse = review.lapse.as_ref().and_then(|lapse| Some((lapse, *own.get(lapse.turn)?)));
        let scenes = match lapse {
            Some((lapse, turn)) => self.scenes_of(lapse, turn),
            None => {
                let id = if review.is_whole { "wrong-none" } else { "wrong-not-found" };
                vec![self.scene(
                    Text::in_each(|language| Texts::new(language).get(id)),
                    self.session.state(),
                    Vec::new(),
                )]
            }
        };
        self.scenes.extend(scenes);
    }

    /// Where a turn was played, what was played, and what would have been better.
    fn scenes_of(&self, lapse: &Lapse, turn: &LastTurn<'_>) -> Vec<Scene> {
        let engine = self.session.engine();
        let mut better = turn.before.clone();
        for chosen in &lapse.better {
            // what does not fit is not shown
            if engine.play(&mut better, chosen).is_err() {
                return Vec::new();
            }
        }
        let number: u32 = (lapse.turn + 1).saturating_as();
        let here = Text::in_each(|language| Texts::new(language).with("wrong-here", &[("turn", number.into())]));
        let played = self.told("wrong-played", turn.before, &turn.moves, turn.after);
        let instead = self.told("wrong-better", turn.before, &lapse.better, &better);
        vec![
            self.scene(here, turn.before, Vec::new()),
            self.scene_after(played, turn.before, &turn.moves, turn.after),
            self.scene_after(instead, turn.before, &lapse.better, &better),
        ]
    }

    fn stop(&mut self) {
        if let Some((job, _)) = &self.looking {
            job.stop();
        }
    }

    /// Reads what is shown.
    fn say(&self, cx: &mut Context<'_>) {
        if let Some(scene) = self.scenes.get(self.at) {
            cx.report(Report::Say(scene.words.get(cx.texts.language()).to_owned()));
        }
    }

    fn go_on(&mut self, cx: &mut Context<'_>) {
        if self.at + 1 < self.scenes.len() {
            self.at += 1;
            cx.report(Report::NewTurn);
            self.say(cx);
        } else {
            cx.report(Report::Back);
        }
    }

    #[expect(clippy::indexing_slicing, reason = "there is a frame for each cell of the size")]
    fn board_block(&self, scene: &Scene, view: &View<'_>) -> Block {
        let resolved = Resolved::new(view.settings, &self.game.settings);
        let look = &self.game.settings.look;
        let size = scene.board.size;
        let mut frames = vec![Frame::None; size.area()];
        for (cell, mark) in &scene.marks {
            let shown = scene.board.shown_at(*cell).and_then(|cell| size.index(cell));
            if let Some(index) = shown {
                frames[index] = *mark;
            }
        }
        Block::Board {
            game: self.game.id.clone(),
            board: Arc::clone(&scene.board),
            frames,
            cell_choices: vec![None; size.area()],
            widths: (look.margin, look.border, look.padding),
            colors: (color_word(resolved.board_color), color_word(resolved.border_color)),
            avatars: self.party.avatars(),
            walks: false,
        }
    }
}

impl Screen for LookBack {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        match self.what {
            Hindsight::Why => "why",
            Hindsight::Wrong => "went-wrong",
        }
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        content.heading(t.get(match self.what {
            Hindsight::Why => "why-this",
            Hindsight::Wrong => "went-wrong",
        }));
        if let Some(scene) = self.scenes.get(self.at) {
            content.block(Zone::Main, self.board_block(scene, view));
            content.text(scene.words.get(view.language()));
        }
        if let Some((job, since_ms)) = &self.looking {
            let seconds = view.now_ms.saturating_sub(*since_ms) / 1_000;
            let most = job.task.milliseconds.div_ceil(1_000);
            let looks = t.get(match self.what {
                Hindsight::Why => "why-looks",
                Hindsight::Wrong => "wrong-looks",
            });
            let time = t.with("look-seconds", &[("seconds", seconds.into()), ("most", most.into())]);
            content.text(format!("{looks} {time}"));
        }
        let button = match &self.looking {
            Some(_) => Offer::button(t.get("look-stop"), Choice::Stop).named("look-stop"),
            None if self.at + 1 < self.scenes.len() => {
                Offer::button(t.get("look-on"), Choice::GoOn).named("look-on").shows(Pictogram::Onward)
            }
            None => Offer::button(t.get("look-back"), Choice::GoOn).named("look-back").shows(Pictogram::Onward),
        };
        content.buttons(Zone::Main, vec![button]);
        content.buttons(Zone::Top, vec![Offer::back(t.get("back"))]);
        content.busy = self.looking.is_some();
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(Choice::GoOn) => self.go_on(cx),
            Input::Chosen(Choice::Stop) | Input::Leave => self.stop(),
            Input::Found(number, found) if self.looking.as_ref().is_some_and(|(job, _)| job.task.number == number) => {
                self.found(found, cx);
            }
            Input::Shown => {
                if self.looking.take().is_some() {
                    self.scenes.clear();
                    self.at = 0;
                    self.begin(cx);
                }
            }
            Input::Tick => {}
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn next_wake(&self, now_ms: u64) -> Option<u64> {
        let (_, since_ms) = self.looking.as_ref()?;
        let passed = now_ms.saturating_sub(*since_ms) / 1_000;
        Some(since_ms.saturating_add((passed + 1) * 1_000))
    }

    fn game(&self) -> Option<String> {
        Some(self.game.id.clone())
    }

    fn level(&self) -> Option<String> {
        Some(self.place.level.clone())
    }
}
