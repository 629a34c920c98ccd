//! The author's screen: a game is tried while its folder is edited. A saved file takes effect at once, problems are
//! listed beside the board, and below them what each rule did at the last move. Never reads a file itself: files are
//! read in the background and found in the store.

mod draw;
mod findings;
mod list;

pub use findings::{finding, findings, inner};
pub use list::AuthorList;

use super::board::{self, BoardScreen};
use crate::diag::{Code, Problem, Problems, Severity};
use crate::game::Game;
use crate::history::Carried;
use crate::play::Trace;
use crate::shell::content::Content;
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::{Examined, Notice, NoticeKind, Signal};

/// What can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// A choice of the board.
    Board(board::Choice),
    /// Lists all rules beside the board, or only those that did something.
    AllRules,
    /// Plays the game as a player would.
    Play,
    /// The next level.
    NextLevel,
    /// Edits the level.
    Edit,
}

impl Choice {
    fn of_board(self) -> Option<board::Choice> {
        match self {
            Self::Board(choice) => Some(choice),
            Self::AllRules | Self::Play | Self::NextLevel | Self::Edit => None,
        }
    }
}

/// An error in a level's recorded solution does not keep a game from being played.
const WRONG_SOLUTION: Code = Code::L016;

/// A game that its author tries.
#[derive(Debug)]
pub struct Author {
    id: String,
    /// The level to start with, until it is started.
    level: Option<String>,
    /// The number of the last check whose result was taken over.
    seen: Option<u64>,
    /// The problems of the last check; none before the first.
    found: Option<Problems>,
    /// The last playable game; none if there was none yet.
    board: Option<Box<BoardScreen>>,
    /// What the rules did at the last move, with the moment of play it belongs to.
    trace: Option<((u32, u32), Option<Trace>)>,
    shows_all_rules: bool,
}

impl Author {
    pub fn new(game: String, level: Option<String>, cx: &mut Context<'_>) -> Self {
        let watched = cx.store.examine(Some(&game));
        cx.check(watched);
        let mut screen =
            Self { id: game, level, seen: None, found: None, board: None, trace: None, shows_all_rules: false };
        screen.take_examined(cx);
        screen
    }

    /// Takes over the result of the newest check, if it is new.
    fn take_examined(&mut self, cx: &mut Context<'_>) {
        let newest = cx.store.examined().filter(|found| found.entry.id == self.id);
        let Some(Examined { number, entry }) = newest.filter(|found| self.seen != Some(found.number)) else { return };
        let is_first = self.found.is_none();
        self.seen = Some(number);
        let mut problems = entry.problems;
        let is_good = problems.iter().all(|problem| !hinders(problem));
        let is_awaited = is_good && entry.game.as_ref().is_some_and(|game| self.is_awaited(game));
        let carried = match (entry.game, &mut self.board) {
            (Some(game), Some(_)) if is_awaited => {
                BoardScreen::on_trial(game, self.level.as_deref(), cx).map(|board| {
                    self.board = Some(board);
                    None
                })
            }
            (Some(game), Some(board)) if is_good => board.reload(game, cx).map(Some),
            (Some(game), None) => BoardScreen::on_trial(game, self.level.as_deref(), cx).map(|board| {
                self.board = Some(board);
                None
            }),
            _ => Ok(None),
        };
        let carried = carried.unwrap_or_else(|more| {
            problems.append(more);
            None
        });
        let faulty = problems.iter().find(|problem| hinders(problem)).map(|problem| self.named(problem).to_string());
        self.level.take_if(|level| self.board.as_ref().is_some_and(|board| board.level_id() == level));
        self.trace_anew();
        // before the first check the folder was only read
        if number > 0 {
            self.found = Some(problems);
        }
        if !is_first || faulty.is_some() {
            self.tell(faulty, carried, cx);
        }
    }

    /// Whether the level to start with was missing until now, since it has just been made.
    fn is_awaited(&self, game: &Game) -> bool {
        self.level.as_ref().is_some_and(|level| game.levels.iter().any(|known| known.id == *level))
    }

    /// Tells the author what happened to a change.
    fn tell(&self, faulty: Option<String>, carried: Option<Carried>, cx: &mut Context<'_>) {
        let (kind, text) = match (faulty, carried) {
            (Some(fault), _) => (NoticeKind::Trouble, fault),
            (None, Some(Carried::Replayed)) => (NoticeKind::Result, cx.texts.get("reloaded-replayed")),
            (None, Some(Carried::PutBack)) => (NoticeKind::Result, cx.texts.get("reloaded-put-back")),
            (None, Some(Carried::Anew)) => (NoticeKind::Result, cx.texts.get("reloaded-anew")),
            (None, None) => (NoticeKind::Result, cx.texts.get("author-begins")),
        };
        cx.report(Report::Instead(Notice { text, kind }));
        cx.report(Report::NewTurn);
    }

    /// The problem that keeps the newest files from being played.
    fn hindrance(&self) -> Option<Problem> {
        self.found.as_ref()?.iter().find(|problem| hinders(problem)).map(|problem| self.named(problem))
    }

    /// The problem with its file's path within the folder of the game.
    fn named(&self, problem: &Problem) -> Problem {
        let mut problem = problem.clone();
        if let Some(place) = &mut problem.place {
            place.file = inner(&self.id, &place.file).to_owned();
        }
        problem
    }

    /// Passes an input to the board, then traces the rules.
    fn forward(&mut self, input: Input<board::Choice>, cx: &mut Context<'_>) -> Taken {
        let taken = self.board.as_mut().map_or(Taken::No, |board| board.update(input, cx));
        if self.trace.as_ref().map(|(moment, _)| *moment) != self.board.as_ref().map(|board| board.moment()) {
            self.trace_anew();
        }
        taken
    }

    fn trace_anew(&mut self) {
        self.trace = self.board.as_ref().map(|board| (board.moment(), board.trace()));
    }
}

/// Whether a problem keeps a changed game from replacing the last playable one.
fn hinders(problem: &Problem) -> bool {
    problem.severity == Severity::Error && problem.code != WRONG_SOLUTION
}

impl Screen for Author {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "author"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        self.draw(view)
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(Choice::AllRules) => self.shows_all_rules = !self.shows_all_rules,
            Input::Chosen(Choice::Play) => {
                let level = self.board.as_ref().map(|board| board.level_id().to_owned());
                let ended = cx.store.examine(None);
                cx.check(ended);
                cx.report(Report::Replace(Open::Board { game: self.id.clone(), level }));
            }
            Input::Chosen(Choice::Edit) => {
                if let Some(level) = self.board.as_ref().map(|board| board.level_id().to_owned()) {
                    cx.report(Report::Open(Open::Editor { game: self.id.clone(), level }));
                }
            }
            Input::Chosen(Choice::NextLevel) => return self.forward(Input::Signal(Signal::NextLevel, None), cx),
            Input::Signal(Signal::History, _) => {} // nothing of it goes on record
            Input::Shown => {
                self.forward(Input::Shown, cx);
                self.take_examined(cx);
            }
            Input::World => self.take_examined(cx),
            input => return input.narrow(Choice::of_board).map_or(Taken::No, |input| self.forward(input, cx)),
        }
        Taken::Yes
    }

    fn next_wake(&self, now_ms: u64) -> Option<u64> {
        self.board.as_ref().and_then(|board| board.next_wake(now_ms))
    }

    fn game(&self) -> Option<String> {
        Some(self.id.clone())
    }

    fn seated(&self) -> Option<String> {
        self.board.as_ref().and_then(|board| board.seated())
    }
}
