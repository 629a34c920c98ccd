//! Messages to the window, before they become events of the program.

use super::keys::KeyChange;
use super::operations::Brought;
use crate::device::Incoming;
use crate::grid::Cell;
use crate::shell::ChoiceId;
use iced::{Point, Size};
use std::path::PathBuf;

/// What a pointer is over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Under {
    /// A choice.
    Choice(ChoiceId),
    /// A cell of the board, and its choice.
    Cell(Cell, Option<ChoiceId>),
}

/// What was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// A mouse button. The pointer is where it was last moved to; many switches are wired to a mouse button.
    Mouse,
    /// A finger, which is where it presses.
    Finger,
}

/// A message to the window.
#[derive(Debug, Clone)]
pub enum Message {
    /// The pointer is over something at this place.
    Over(Under, Point),
    /// Something was pressed, or none if there is nothing to choose at that place.
    Press(Option<Under>, By),
    /// The press ended.
    Release,
    /// A finger is at this place, or was lifted.
    Finger(u64, Option<Point>),
    /// The pointer is at this place.
    PointerAt(Point),
    /// A key.
    Key(KeyChange),
    /// Something a device sent.
    Incoming(Incoming),
    /// The time that the program asked for has come.
    Wake,
    /// Pictures that were requested have been drawn.
    PicturesDrawn,
    /// It is time for the next frame of animated pictures.
    Animate,
    /// What is lit was brought into view.
    Shown(Brought),
    /// It is time for long texts to scroll.
    AutoScroll,
    /// Long texts were scrolled; with whether there is anything that does not fit its place.
    Scrolled(bool),
    /// The wheel was turned.
    Wheel,
    /// The window has a new size.
    Resized(Size),
    /// The screen of the window has a new scale.
    Rescaled(f32),
    /// The window lost the keyboard.
    Unfocused,
    /// The window has the keyboard again.
    Focused,
    /// The window was created but is not visible yet; with its handle (on Windows, where screen readers must know it
    /// before it is visible).
    Made(u64),
    /// It is time to tell screen readers what is new.
    News,
    /// It is time to ask whether the window stands as wanted.
    Ask,
    /// Whether it does.
    Stands(bool),
    /// A file was dropped on the window.
    Dropped(PathBuf),
    /// Words were pasted, if there are any.
    Pasted(Option<String>),
    /// A picture was pasted, if there is one.
    PastedPicture(Option<Vec<u8>>),
    /// The user closes the window.
    Close,
}
