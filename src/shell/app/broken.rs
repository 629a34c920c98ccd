//! What the program does after a fault of its own: whatever the fault may have left half-way is thrown away, a screen says that
//! something broke, and the list of games is behind it. What was played is in the saves.

use super::App;
use crate::broken::{Broken, watched};
use crate::game::{Game, Kind};
use crate::shell::content::Content;
use crate::shell::report::Open;
use crate::shell::{Effect, Event};
use std::cell::RefCell;
use std::collections::VecDeque;

/// How many inputs a report tells.
const INPUTS: usize = 20;

/// What the maker of the program is told: no names, no texts, no saves (docs/saves.md, Reports).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Breakdown {
    /// The version of the program.
    pub version: &'static str,
    /// Where in the program's sources.
    pub place: String,
    /// The screen that was shown, and the folder name of its game.
    pub screen: String,
    /// The folder name of the game.
    pub game: Option<String>,
    /// A hash of the game's rules in 16 digits; empty if the game has none or is not known.
    pub hash: String,
    /// The last inputs, oldest first.
    pub inputs: Vec<String>,
}

impl Breakdown {
    /// The report as lines of text.
    pub fn lines(&self) -> Vec<String> {
        let game = self.game.as_ref().map(|game| format!("game {game} {}", self.hash).trim_end().to_owned());
        let screen = Some(format!("screen {}", self.screen)).filter(|_| !self.screen.is_empty());
        let inputs = Some(format!("inputs {}", self.inputs.join(" "))).filter(|_| !self.inputs.is_empty());
        let program = format!("switchboard {} {}", self.version, std::env::consts::OS);
        let lines = [Some(program), Some(format!("at {}", self.place)), screen, game, inputs];
        lines.into_iter().flatten().collect()
    }
}

/// Notes what a report would tell.
#[derive(Debug, Default)]
pub(super) struct Witness {
    inputs: VecDeque<&'static str>,
    screen: &'static str,
    game: Option<String>,
    /// What broke while the page was drawn, until the next event.
    kept: RefCell<Option<Broken>>,
}

impl Witness {
    /// Notes an input; time that passes is none.
    pub fn saw(&mut self, event: &Event) {
        let code: &'static str = match event {
            Event::Tick | Event::PointerMoved | Event::Room(_) => return,
            Event::Signal(signal) | Event::Outside(signal) => signal.into(),
            other => other.into(),
        };
        if self.inputs.len() == INPUTS {
            self.inputs.pop_front();
        }
        self.inputs.push_back(code);
    }

    /// Notes the screen that is shown, and its game.
    pub fn stands_at(&mut self, screen: &'static str, game: Option<String>) {
        self.screen = screen;
        self.game = game;
    }

    /// Keeps what broke until the next event.
    pub fn keep(&self, broken: Broken) {
        self.kept.replace(Some(broken));
    }

    /// Whether something broke since the last event.
    pub fn has_something(&self) -> bool {
        self.kept.borrow().is_some()
    }

    /// Takes what broke since the last event.
    pub fn take(&mut self) -> Option<Broken> {
        self.kept.take()
    }
}

impl App {
    /// Goes on after a breakdown, from the list of games.
    pub(super) fn go_on_after(&mut self, broken: Broken) {
        let (screen, game) = (self.witness.screen.to_owned(), self.witness.game.take());
        let inputs = self.witness.inputs.iter().map(|input| (*input).to_owned()).collect();
        let report = self.report_of(broken.place, screen, game, inputs);
        self.effects.push(Effect::Hush);
        self.presses.end_all(self.now_ms);
        self.stack.clear();
        self.scanner.begin(self.settings.scan.clone(), self.settings.answers.clone(), self.now_ms);
        self.content = Content::default();
        self.choices.clear();
        self.wanted = None;
        self.by_itself_ms = None;
        self.clear_notices();
        let shown = watched(|| {
            self.push(Open::Broken(report));
            self.refresh();
        });
        if shown.is_err() {
            // nothing can be shown any more
            self.effects.push(Effect::Quit);
            self.is_over = true;
        }
    }

    /// Tells of a breakdown after which the program itself began anew, as it does where nothing can be caught: in the page.
    pub fn began_anew(&mut self, place: String, screen: String, game: Option<String>, inputs: Vec<String>) {
        let report = self.report_of(place, screen, game, inputs);
        self.push(Open::Broken(report));
        self.refresh();
    }

    fn report_of(&mut self, place: String, screen: String, game: Option<String>, inputs: Vec<String>) -> Breakdown {
        let known = game.as_ref().and_then(|game| self.store.game(game)?.game);
        let hash = known.as_deref().and_then(hash).map(|hash| format!("{hash:016x}")).unwrap_or_default();
        Breakdown { version: env!("CARGO_PKG_VERSION"), place, screen, game, hash, inputs }
    }

    /// Opens the lists of players and of games in place of everything that is open.
    pub(super) fn open_lists(&mut self) {
        self.stack.clear();
        self.push(Open::Players);
        if self.player.is_some() {
            self.push(Open::Games);
        }
    }
}

/// The hash of a game's rules, as saves have it.
fn hash(game: &Game) -> Option<u64> {
    match &game.kind {
        Kind::Rules(rules) => Some(rules.hash),
        Kind::PuzzleScript(script) => Some(script.hash()),
        Kind::Tiles(_) => None,
    }
}
