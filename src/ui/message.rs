//! What happens to the window, before it becomes an event of the program.

use super::keys::KeyChange;
use crate::device::Incoming;
use crate::grid::Cell;
use crate::shell::ChoiceId;
use iced::{Point, Size};

/// What a pointer is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Under {
    /// A choice.
    Choice(ChoiceId),
    /// A cell of the board, and the choice that stands for it.
    Cell(Cell, Option<ChoiceId>),
}

/// What presses.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// The button of a pointer, which lies where it was last moved to; many switches are wired to one.
    Mouse,
    /// A finger, which is where it presses.
    Finger,
}

/// What happens to the window.
#[derive(Debug, Clone)]
pub enum Message {
    /// The pointer was told to be here, over something.
    Over(Under, Point),
    /// Something was pressed, or, with none, a place where nothing can be chosen.
    Press(Option<Under>, By),
    /// It was let go.
    Release,
    /// The pointer was told to be here.
    PointerAt(Point),
    /// A key.
    Key(KeyChange),
    /// Something a device sent.
    Incoming(Incoming),
    /// The program asked to be woken.
    Wake,
    /// Pictures were drawn that were asked for before.
    PicturesDrawn,
    /// An animated picture goes on.
    Animate,
    /// What is lit was scrolled into view; whether it has no room there.
    Shown(bool),
    /// Long texts scroll by themselves.
    AutoScroll,
    /// The wheel was turned.
    Wheel,
    /// The window has this size now.
    Resized(Size),
    /// The window is on a screen of this scale now.
    Rescaled(f32),
    /// The window is no longer the one that gets keys.
    Unfocused,
    /// The window gets keys again.
    Focused,
    /// The window is there, not seen yet; its handle (Windows, where screen readers are told of it before it is seen).
    Made(u64),
    /// The window is asked to close.
    Close,
}
