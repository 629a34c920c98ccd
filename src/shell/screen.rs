//! What every screen is: state, what it shows with all that can be chosen, and what it does with what comes in. Screens
//! report; the program ([`super::App`]) decides. No screen knows another, unless one lies inside it.

use super::content::{Act, Content, Offer};
use super::context::{Context, View};
use super::report::Question;
use super::{ChoiceId, Finding, Key, Signal};
use std::fmt::Debug;

/// Whether a screen took what came in for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Taken {
    /// Yes.
    Yes,
    /// No: the program does what it does everywhere.
    No,
}

/// What comes to the screen on top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Input<C> {
    /// This was chosen.
    Chosen(C),
    /// What is focused was chosen, though it may be no choice.
    Invalid,
    /// A pointer is over this choice: the screen says whether that plays it.
    Pointed(C),
    /// This was chosen and [`Input::Chosen`] will come after one slot, unless it is taken back (then: none).
    Tentative(Option<C>),
    /// A signal, and the choice that Action would take, if it is a single one of this screen's own.
    Signal(Signal, Option<C>),
    /// A typed key, and the choice that Action would take.
    Typed(Key, Option<C>),
    /// A key or button that was wanted as it is, by its name.
    RawKey(String),
    /// The switch went down, before the scanner knows: a screen that measures takes it.
    Pressed,
    /// The switch was pressed on a device that does not tell when it is let go.
    Tapped,
    /// The switch came up.
    Released,
    /// The player did something, whatever it is: countdowns stop.
    Stirred,
    /// The focus was moved by the scanner or to another choice.
    Refocused,
    /// A slot of the timer passed, or Next was given.
    SlotPassed,
    /// Time passed.
    Tick,
    /// It is on top again, or something changed outside the program.
    Shown,
    /// It is about to be covered or to go.
    Leave,
    /// Yes was answered to what it asked.
    Answered(Question),
    /// Work done beside the screen is done: its number and its result.
    Found(u64, Finding),
}

impl<C> Input<C> {
    /// The input for a screen with other choices, which lies inside this one or is numbered by the program. What is none
    /// of its choices is not chosen there and not focused there.
    pub fn narrow<D>(self, theirs: impl Fn(C) -> Option<D>) -> Option<Input<D>> {
        Some(match self {
            Self::Chosen(choice) => Input::Chosen(theirs(choice)?),
            Self::Pointed(choice) => Input::Pointed(theirs(choice)?),
            Self::Tentative(choice) => Input::Tentative(choice.and_then(theirs)),
            Self::Signal(signal, focus) => Input::Signal(signal, focus.and_then(theirs)),
            Self::Typed(key, focus) => Input::Typed(key, focus.and_then(theirs)),
            Self::Invalid => Input::Invalid,
            Self::RawKey(name) => Input::RawKey(name),
            Self::Pressed => Input::Pressed,
            Self::Tapped => Input::Tapped,
            Self::Released => Input::Released,
            Self::Stirred => Input::Stirred,
            Self::Refocused => Input::Refocused,
            Self::SlotPassed => Input::SlotPassed,
            Self::Tick => Input::Tick,
            Self::Shown => Input::Shown,
            Self::Leave => Input::Leave,
            Self::Answered(question) => Input::Answered(question),
            Self::Found(number, found) => Input::Found(number, found),
        })
    }
}

/// One screen.
pub trait Screen: Debug {
    /// What can be chosen on it: each value says all that choosing it needs to know.
    type Choice: Clone + PartialEq + Debug;

    /// Its name in answers to other programs.
    fn name(&self) -> &'static str;

    /// What it shows and offers now.
    fn content(&self, view: &View<'_>) -> Content<Self::Choice>;

    /// Does what follows from an input. What it does not take is done as everywhere.
    fn update(&mut self, input: Input<Self::Choice>, cx: &mut Context<'_>) -> Taken;

    /// When [`Input::Tick`] is wanted, if it is this late now.
    fn next_wake(&self, _now_ms: u64) -> Option<u64> {
        None
    }

    /// The game that is played on it.
    fn game(&self) -> Option<String> {
        None
    }

    /// The person in turn, where several sit at a board (folder name): their settings are in force.
    fn seated(&self) -> Option<String> {
        None
    }
}

/// A screen whatever its choices are: the program knows them by their places in what it was shown last.
pub trait AnyScreen: Debug {
    /// As [`Screen::name`].
    fn name(&self) -> &'static str;
    /// As [`Screen::content`]. From now on its places are those of this content.
    fn content(&mut self, view: &View<'_>) -> Content<ChoiceId>;
    /// As [`Screen::update`].
    fn update(&mut self, input: Input<ChoiceId>, cx: &mut Context<'_>) -> Taken;
    /// As [`Screen::next_wake`].
    fn next_wake(&self, now_ms: u64) -> Option<u64>;
    /// As [`Screen::game`].
    fn game(&self) -> Option<String>;
    /// As [`Screen::seated`].
    fn seated(&self) -> Option<String>;
    /// Remembers what was chosen last on it.
    fn remember(&mut self, chosen: Option<ChoiceId>);
    /// Where what was chosen last stands in the newest content, if it is still offered.
    fn remembered(&self) -> Option<ChoiceId>;
}

/// A screen with what it offered last.
#[derive(Debug)]
struct Numbered<S: Screen> {
    screen: S,
    offered: Vec<Act<S::Choice>>,
    chosen: Option<Act<S::Choice>>,
}

/// The screen for the program, which holds screens of every kind.
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

    fn seated(&self) -> Option<String> {
        self.screen.seated()
    }

    fn remember(&mut self, chosen: Option<ChoiceId>) {
        self.chosen = chosen.and_then(|id| self.offered.get(id.0)).cloned();
    }

    fn remembered(&self) -> Option<ChoiceId> {
        let chosen = self.chosen.as_ref()?;
        self.offered.iter().position(|act| act == chosen).map(ChoiceId)
    }
}
