//! What is recorded of each press (docs/presses.md): what was lit, when it was pressed and let go, what came of it. No
//! names of people and no typed texts. The program hands it to the [`super::Store`], which knows the date.

use super::in_force::InForce;
use crate::scan::Ignored;

/// Where a press came from, which says whose clock timed it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, strum::IntoStaticStr, strum::FromRepr, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
#[repr(u8)]
pub enum Source {
    /// A key; the system tells when it went down.
    Key = 0,
    /// A mouse, a finger, or another pointer; likewise.
    Pointer = 1,
    /// A gamepad, which is asked again and again what is held.
    Gamepad = 2,
    /// A line from another program or page.
    Signal = 3,
}

/// What was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, strum::IntoStaticStr, strum::FromRepr, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
#[repr(u8)]
pub enum PressKind {
    /// The switch.
    Switch = 0,
    /// A second switch.
    Second = 1,
    /// A key or button that moves the light or chooses, and passes no filter.
    Key = 2,
    /// A click or a touch of something on the screen.
    Click = 3,
}

/// What came of a press.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Outcome {
    /// Nothing.
    #[default]
    Nothing,
    /// Something else is lit, or a group was opened or left.
    Moved,
    /// What was lit was chosen.
    Chose,
    /// The press itself was the move.
    Played,
    /// Something rested or counted down, and was woken or stopped.
    Woke,
    /// A move was taken back.
    TookBack,
    /// The filter dropped it.
    Filtered(Ignored),
}

/// The number of the first of the filter's reasons.
const FIRST_REASON: u8 = 16;

impl Outcome {
    /// Every outcome with its number in the file and its word, both of which stay the same for good.
    pub const ALL: [(Self, u8, &'static str); 10] = [
        (Self::Nothing, 0, "nothing"),
        (Self::Moved, 1, "moved"),
        (Self::Chose, 2, "chose"),
        (Self::Played, 3, "played"),
        (Self::Woke, 4, "woke"),
        (Self::TookBack, 5, "took-back"),
        (Self::Filtered(Ignored::TooShort), FIRST_REASON, "too-short"),
        (Self::Filtered(Ignored::Repeat), 17, "repeat"),
        (Self::Filtered(Ignored::CoolDown), 18, "cool-down"),
        (Self::Filtered(Ignored::Unquiet), 19, "unquiet"),
    ];

    /// Its number in the file.
    pub fn number(self) -> u8 {
        Self::ALL.iter().find(|(known, ..)| *known == self).map_or(0, |(_, number, _)| *number)
    }

    /// The outcome of this number.
    pub fn of(number: u8) -> Option<Self> {
        Self::ALL.iter().find(|(_, known, _)| *known == number).map(|(outcome, ..)| *outcome)
    }

    /// Which of the filter's reasons it is: 0 too short, 1 repeat, 2 cool-down, 3 unquiet; none of what was let through.
    pub fn reason(self) -> Option<usize> {
        self.number().checked_sub(FIRST_REASON).map(usize::from)
    }

    /// Its word.
    pub fn word(self) -> &'static str {
        Self::ALL.iter().find(|(known, ..)| *known == self).map_or("nothing", |(.., word)| word)
    }
}

/// What was lit when it was pressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Lit {
    /// Nothing.
    #[default]
    Nothing,
    /// The slot that leads one level up.
    LevelUp,
    /// This choice, by its place on the screen, from 0.
    Choice(u16),
    /// Several choices at once, of which this is the first.
    Group(u16),
}

/// A press.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Press {
    /// The screen, and on a board the folder names of game and level: `board sokoban/03`.
    pub place: String,
    /// The rung of the first steps, 1 to 7; 0 elsewhere.
    pub rung: u8,
    /// What was pressed.
    pub kind: PressKind,
    /// Where it came from.
    pub source: Source,
    /// What was lit.
    pub lit: Lit,
    /// How long that had been lit, in milliseconds.
    pub lit_ms: Option<u32>,
    /// How long it was held; none where the device does not tell.
    pub held_ms: Option<u32>,
    /// What came of it.
    pub outcome: Outcome,
    /// The choice that it took, by its place on the screen.
    pub took: Option<u16>,
    /// Whether it hit or missed what was asked for, where the game says so.
    pub hit: Option<bool>,
    /// Whether the light had gone by what it took before, and come round again.
    pub came_round: bool,
}

impl Press {
    /// The screen, and the folder names of game and level; empty where there is none.
    pub fn place_parts(&self) -> (&str, &str, &str) {
        let (screen, rest) = self.place.split_once(' ').unwrap_or((&self.place, ""));
        let (game, level) = rest.split_once('/').unwrap_or((rest, ""));
        (screen, game, level)
    }

    /// The folder name of the game; empty where there is none.
    pub fn game(&self) -> &str {
        self.place_parts().1
    }
}

/// What happens between presses.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, strum::IntoStaticStr, strum::FromRepr, strum::VariantArray)]
#[strum(serialize_all = "lowercase")]
#[repr(u8)]
pub enum Mark {
    /// The record begins: the player came, another day began, or the clock was set to another zone.
    Begin = 0,
    /// The light rests.
    Rest = 1,
    /// It moves again.
    Wake = 2,
    /// The player left.
    End = 3,
}

/// What is recorded.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Recorded {
    /// A press, at the time when it began.
    Press(Press),
    /// Something in between.
    Mark(Mark),
    /// What is in force from here on.
    InForce(InForce),
}

/// Something that is recorded, with the program's own time.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PressEntry {
    /// When, in milliseconds of the clock that the program is handed.
    pub at_ms: u64,
    /// What.
    pub what: Recorded,
}
