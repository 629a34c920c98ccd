//! Signals and events, which everything from devices is turned into. Nothing after this point knows which device it
//! was.

use super::{ChoiceId, Finding, Keeping, OwnFrom, Room, Voice};
use crate::grid::Cell;

/// One of the program's own signals (control.md, Signals).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, strum::IntoStaticStr)]
pub enum Signal {
    /// Move the focus up, or play that way in direct mode.
    Up,
    /// Move the focus right, or play that way.
    Right,
    /// Move the focus down, or play that way.
    Down,
    /// Move the focus left, or play that way.
    Left,
    /// Choose what is focused or lit.
    Action,
    /// The next valid choice.
    Next,
    /// The previous valid choice.
    Previous,
    /// The first valid cell of the next row that has one.
    NextRow,
    /// The first valid cell of the next column that has one.
    NextColumn,
    /// A pointer is over this cell of the board.
    Point(Cell),
    /// Undo the last move.
    Undo,
    /// Restart the level.
    Restart,
    /// Pause or resume the clock and the scan.
    PauseOrResume,
    /// The previous level.
    PreviousLevel,
    /// The next level.
    NextLevel,
    /// Switch full screen on or off.
    Fullscreen,
    /// Show or hide the menu.
    Menu,
    /// Show or hide the panel.
    InfoPanel,
    /// The manual.
    Help,
    /// The settings.
    Settings,
    /// The desk of who helps.
    Desk,
    /// The history.
    History,
    /// Ask for a hint.
    Hint,
    /// Ask whether the level can still be won.
    CanBeWon,
    /// Back to the list of games.
    ChangeGame,
    /// Leave the program, after a question.
    Quit,
    /// A longer scanning interval.
    Slower,
    /// A shorter scanning interval.
    Faster,
    /// Change a setting of the board to its next value, by the name in `settings`.
    Cycle(&'static str),
}

impl Signal {
    /// Whether it moves the focus or chooses: where every signal is the move, it is a press of the switch.
    pub fn chooses(self) -> bool {
        use Signal::{Action, Down, Left, Next, NextColumn, NextRow, Previous, Right, Up};
        matches!(self, Action | Next | Previous | NextRow | NextColumn | Up | Right | Down | Left)
    }

    /// Whether it acts on the board, or on the level that is played: while a move is still being shown, it may be meant for
    /// what was there before.
    pub fn acts_on_board(self) -> bool {
        use Signal::{CanBeWon, Hint, NextLevel, Point, PreviousLevel, Restart, Undo};
        self.chooses() || matches!(self, Point(_) | Undo | Restart | PreviousLevel | NextLevel | Hint | CanBeWon)
    }
}

/// One of the player's switches.
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
    /// Delete the previous character.
    Backspace,
    /// Delete what is selected.
    Delete,
    /// End the text.
    Enter,
}

/// An event for the program. It comes with the time, in milliseconds of a clock that never goes back.
#[derive(Debug, Clone, PartialEq, Eq, strum::IntoStaticStr)]
pub enum Event {
    /// A signal of the player's (keyboard, gamepad, remote).
    Signal(Signal),
    /// A signal of another program.
    Outside(Signal),
    /// A switch was pressed; it passes through the filter before it becomes Action.
    Pressed(Switch),
    /// A switch was released.
    Released(Switch),
    /// A switch was pressed on a device that does not report releases; it passes through the filter, which does not ask
    /// for how long it was held then.
    Tapped(Switch),
    /// The keys of this front end do not report releases.
    ReleasesUntold,
    /// A pointer is over a choice.
    PointAt(ChoiceId),
    /// A pointer moves, wherever it is: the light waits for it.
    PointerMoved,
    /// A pointer pressed a choice.
    Click(ChoiceId),
    /// A pointer pressed a cell of the board that is not a choice.
    ClickCell(Cell),
    /// Fingers hold two opposite corners of the screen, or do so no longer.
    Corners(bool),
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
    /// Speech has started or resumed.
    SpeechBegan,
    /// All speech has ended.
    SpeechEnded,
    /// What can speak here, as far as it is known now.
    Voice(Voice),
    /// How safely this browser keeps what is played.
    Keeping(Keeping),
    /// The front end has room for so many cards now.
    Room(Room),
    /// Somebody chose, dropped or pasted a picture, or a file that can be added.
    Brought(OwnFrom),
    /// Something happened outside: files changed, or background work is done. Read it from the store.
    World,
}

impl Event {
    /// Whether it was caused by a player, on any device.
    pub fn is_players(&self) -> bool {
        !matches!(
            self,
            Self::Tick
                | Self::World
                | Self::PointerMoved
                | Self::Corners(_)
                | Self::Released(_)
                | Self::ReleasesUntold
                | Self::SpeechBegan
                | Self::SpeechEnded
                | Self::Voice(_)
                | Self::Keeping(_)
                | Self::Room(_)
                | Self::Thought(..)
        )
    }
}
