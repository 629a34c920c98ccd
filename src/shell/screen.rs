//! The interface of screens: each has state, content with choices, and handles inputs. Screens report; the program
//! ([`super::App`]) decides. No screen knows another, unless it contains it.

use super::content::{Act, Content, Offer};
use super::context::{Context, View};
use super::report::Question;
use super::{ChoiceId, Finding, Key, OwnFrom, Signal, Switch};
use std::fmt;

/// Whether a screen handled an input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// Yes.
    Yes,
    /// No: the program does what it does on every screen.
    No,
}

/// An input for the screen on top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input<C> {
    /// This was chosen.
    Chosen(C),
    /// The focused place was chosen, although it may not be a choice.
    Invalid,
    /// A pointer is over this choice; the screen decides whether that plays it.
    Pointed(C),
    /// This was chosen, and [`Input::Chosen`] will follow after one slot unless it is taken back (then: none).
    Tentative(Option<C>),
    /// A signal, and the choice that Action would make, if it is a single one of this screen's own.
    Signal(Signal, Option<C>),
    /// A typed key, and the choice that Action would make.
    Typed(Key, Option<C>),
    /// A key or button by its name, for remapping.
    RawKey(String),
    /// The switch was pressed; reported before the scanner knows, for screens that measure.
    Pressed(Switch),
    /// The switch was pressed on a device that does not report releases.
    Tapped(Switch),
    /// The switch was released.
    Released(Switch),
    /// The player did something, whatever it is: countdowns stop.
    Stirred,
    /// The scanner moved the focus, or the focus is on another choice.
    Refocused,
    /// A slot of the timer passed, or Next was received.
    SlotPassed,
    /// Time passed.
    Tick,
    /// The screen is on top again.
    Shown,
    /// Something changed outside the program, or was read in the background.
    World,
    /// The screen is about to be covered or closed.
    Leave,
    /// Somebody chose, dropped or pasted a picture.
    Brought(OwnFrom),
    /// Its question was answered with yes.
    Answered(Question),
    /// Work done beside the screen is done: its number and its result.
    Found(u64, Finding),
}

impl<C> Input<C> {
    /// The input for a screen with other choices, which is contained in this one or numbered by the program. What is
    /// not one of its choices counts as not chosen and not focused there.
    pub fn narrow<D>(self, theirs: impl Fn(C) -> Option<D>) -> Option<Input<D>> {
        Some(match self {
            Self::Chosen(choice) => Input::Chosen(theirs(choice)?),
            Self::Pointed(choice) => Input::Pointed(theirs(choice)?),
            Self::Tentative(choice) => Input::Tentative(choice.and_then(theirs)),
            Self::Signal(signal, focus) => Input::Signal(signal, focus.and_then(theirs)),
            Self::Typed(key, focus) => Input::Typed(key, focus.and_then(theirs)),
            Self::Invalid => Input::Invalid,
            Self::RawKey(name) => Input::RawKey(name),
            Self::Pressed(switch) => Input::Pressed(switch),
            Self::Tapped(switch) => Input::Tapped(switch),
            Self::Released(switch) => Input::Released(switch),
            Self::Stirred => Input::Stirred,
            Self::Refocused => Input::Refocused,
            Self::SlotPassed => Input::SlotPassed,
            Self::Tick => Input::Tick,
            Self::Shown => Input::Shown,
            Self::World => Input::World,
            Self::Leave => Input::Leave,
            Self::Brought(from) => Input::Brought(from),
            Self::Answered(question) => Input::Answered(question),
            Self::Found(number, found) => Input::Found(number, found),
        })
    }
}

/// A screen.
pub trait Screen {
    /// Its choices: each value contains everything that choosing it needs.
    type Choice: Clone + PartialEq;

    /// Its name in answers to other programs.
    fn name(&self) -> &'static str;

    /// What it shows and offers now.
    fn content(&self, view: &View<'_>) -> Content<Self::Choice>;

    /// Handles an input. The program handles what the screen does not.
    fn update(&mut self, input: Input<Self::Choice>, cx: &mut Context<'_>) -> Taken;

    /// When [`Input::Tick`] is needed, given the current time.
    fn next_wake(&self, _now_ms: u64) -> Option<u64> {
        None
    }

    /// The game that is played on it.
    fn game(&self) -> Option<String> {
        None
    }

    /// The folder name of its level.
    fn level(&self) -> Option<String> {
        None
    }

    /// The person in turn at a board of several players (folder name), whose settings are used.
    fn seated(&self) -> Option<String> {
        None
    }

    /// Whether a game is played on it that has not ended.
    fn plays_on(&self) -> bool {
        false
    }

    /// Whether a turn was begun there and has not ended: nothing is asked in between.
    fn is_mid_turn(&self) -> bool {
        false
    }
}

/// A screen with choices of any type: the program knows them by their index in the last content.
pub trait AnyScreen {
    /// As [`Screen::name`].
    fn name(&self) -> &'static str;
    /// As [`Screen::content`]. From now on indices refer to this content.
    fn content(&mut self, view: &View<'_>) -> Content<ChoiceId>;
    /// As [`Screen::update`].
    fn update(&mut self, input: Input<ChoiceId>, cx: &mut Context<'_>) -> Taken;
    /// As [`Screen::next_wake`].
    fn next_wake(&self, now_ms: u64) -> Option<u64>;
    /// As [`Screen::game`].
    fn game(&self) -> Option<String>;
    /// As [`Screen::level`].
    fn level(&self) -> Option<String>;
    /// As [`Screen::seated`].
    fn seated(&self) -> Option<String>;
    /// As [`Screen::plays_on`].
    fn plays_on(&self) -> bool;
    /// As [`Screen::is_mid_turn`].
    fn is_mid_turn(&self) -> bool;
    /// Remembers the choice made last on it.
    fn remember(&mut self, chosen: Option<ChoiceId>);
    /// The index of the choice made last in the newest content, if it is still offered.
    fn remembered(&self) -> Option<ChoiceId>;
}

/// Only the name: more would put the printing of all screens, and of the games and rules in them, into the page's program.
impl fmt::Debug for dyn AnyScreen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A screen with its last offers.
struct Numbered<S: Screen> {
    screen: S,
    offered: Vec<Act<S::Choice>>,
    chosen: Option<Act<S::Choice>>,
}

/// Boxes a screen for the program, which holds screens of every kind.
pub fn boxed<S: Screen + 'static>(screen: S) -> Box<dyn AnyScreen> {
    Box::new(Numbered { screen, offered: Vec::new(), chosen: None })
}

impl<S: Screen> AnyScreen for Numbered<S> {
    fn name(&self) -> &'static str {
        self.screen.name()
    }

    fn content(&mut self, view: &View<'_>) -> Content<ChoiceId> {
        let mut content = self.screen.content(view);
        let offers = std::mem::take(&mut content.offers);
        self.offered.clear();
        let mut numbered = Vec::with_capacity(offers.len());
        for Offer { choice, act, item, plays } in offers {
            numbered.push(Offer { choice, act: act.map(|_| ChoiceId(self.offered.len())), item, plays });
            self.offered.push(act);
        }
        content.with_offers(numbered)
    }

    fn update(&mut self, input: Input<ChoiceId>, cx: &mut Context<'_>) -> Taken {
        let own = |id: ChoiceId| match self.offered.get(id.0) {
            Some(Act::Choice(choice)) => Some(choice.clone()),
            Some(Act::Signal(_) | Act::Open(_) | Act::Back) | None => None,
        };
        match input.narrow(own) {
            Some(input) => self.screen.update(input, cx),
            None => Taken::No,
        }
    }

    fn next_wake(&self, now_ms: u64) -> Option<u64> {
        self.screen.next_wake(now_ms)
    }

    fn game(&self) -> Option<String> {
        self.screen.game()
    }

    fn level(&self) -> Option<String> {
        self.screen.level()
    }

    fn seated(&self) -> Option<String> {
        self.screen.seated()
    }

    fn plays_on(&self) -> bool {
        self.screen.plays_on()
    }

    fn is_mid_turn(&self) -> bool {
        self.screen.is_mid_turn()
    }

    fn remember(&mut self, chosen: Option<ChoiceId>) {
        self.chosen = chosen.and_then(|id| self.offered.get(id.0)).cloned();
    }

    fn remembered(&self) -> Option<ChoiceId> {
        let chosen = self.chosen.as_ref()?;
        self.offered.iter().position(|act| act == chosen).map(ChoiceId)
    }
}
