//! What devices become. Nothing behind this point knows which device it was.

use super::{ChoiceId, Finding};
use crate::grid::Cell;

/// One of the program's own signals (control.md, Signals).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Signal {
    /// Move the focus up (or play that way, in direct mode).
    Up,
    /// Move the focus right (or play that way).
    Right,
    /// Move the focus down (or play that way).
    Down,
    /// Move the focus left (or play that way).
    Left,
    /// Choose what is focused or lit.
    Action,
    /// The next valid choice.
    Next,
    /// The one before.
    Previous,
    /// The first valid cell of the next row that has one.
    NextRow,
    /// The first valid cell of the next column that has one.
    NextColumn,
    /// A pointer is over this cell of the board.
    Point(Cell),
    /// Take the last move back.
    Undo,
    /// Begin the level again.
    Restart,
    /// Stop or go on with the clock and the scan.
    PauseOrResume,
    /// The level before.
    PreviousLevel,
    /// The next level.
    NextLevel,
    /// Full screen or not.
    Fullscreen,
    /// Show or hide the menu.
    Menu,
    /// Show or hide the panel.
    InfoPanel,
    /// The manual.
    Help,
    /// The settings.
    Settings,
    /// The history.
    History,
    /// Ask for a hint.
    Hint,
    /// Ask whether the level can still be won.
    CanBeWon,
    /// Back to the list of games.
    ChangeGame,
    /// Leave the program (asks).
    Quit,
    /// A longer interval.
    Slower,
    /// A shorter one.
    Faster,
    /// Cycle a setting of the board: by its name in `settings`.
    Cycle(&'static str),
}

/// Which switch of a player with more than one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Switch {
    /// The switch: chooses.
    Main,
    /// A second one: Next.
    Second,
}

/// A key for text entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Key {
    /// Typed text.
    Text(String),
    /// Delete the character before.
    Backspace,
    /// Delete what is chosen.
    Delete,
}

/// What comes into the program. The time comes with it, in milliseconds of a clock that never goes back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// A ready signal (keyboard, gamepad, remote).
    Signal(Signal),
    /// A ready signal of another program.
    Outside(Signal),
    /// A switch went down: passes through the filter before it becomes Action.
    Pressed(Switch),
    /// A switch came up.
    Released(Switch),
    /// A switch was pressed on a device that does not tell when it comes up: passes through the filter, which does not
    /// ask how long it was held.
    Tapped(Switch),
    /// The keys of this front end do not tell when they come up.
    ReleasesUntold,
    /// A pointer is over a choice.
    PointAt(ChoiceId),
    /// A pointer pressed a choice.
    Click(ChoiceId),
    /// A pointer pressed a cell of the board that stands for no choice.
    ClickCell(Cell),
    /// Alt and a letter.
    Shortcut(char),
    /// A key or button by its name, while [`super::Page::wants_key`].
    RawKey(String),
    /// Text typed while a text is edited.
    Typed(Key),
    /// Time passed: nothing else happened.
    Tick,
    /// The task with this number is done, with its result.
    Thought(u64, Finding),
    /// The synthesizer began to say what it was asked to, or goes on with it.
    SpeechBegan,
    /// Everything was said.
    SpeechEnded,
    /// Something the world did: files changed, background work is done. Read from the store.
    World,
}

impl Event {
    /// Whether a player did it, on any device.
    pub fn is_players(&self) -> bool {
        !matches!(
            self,
            Self::Tick
                | Self::World
                | Self::Released(_)
                | Self::ReleasesUntold
                | Self::SpeechBegan
                | Self::SpeechEnded
                | Self::Thought(..)
        )
    }
}
