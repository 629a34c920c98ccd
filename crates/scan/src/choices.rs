//! The scanner's input: choices with their places, weights and roles. Knows no games and no screens.

use serde::{Deserialize, Serialize};

/// The place of a choice on the screen. For a cell of a board its row and column; in a list its index from the top.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize, Deserialize)]
pub struct ScreenPlace {
    /// Row from the top.
    pub row: u16,
    /// Column from the left.
    pub column: u16,
}

/// The role of a choice in the scan.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum ItemRole {
    /// A move of a game: may be tentative, may be the single one left.
    Move,
    /// Anything else that is offered in turn: a button, a row, a letter, a field.
    #[default]
    Plain,
    /// Undo: in the menu, and offered first or last if the player wants that.
    Undo,
    /// An entry of the menu: all of them are lit together as the last slot of a pass.
    Menu,
    /// Leads one level up: offered last, before the menu.
    Cancel,
}

/// A choice.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ScanItem {
    /// Its role.
    pub role: ItemRole,
    /// Its place.
    pub place: ScreenPlace,
    /// How often it is expected to be chosen compared with the others; 0 counts as 1.
    pub weight: u32,
    /// Always a slot of its own at the start of its level, so that it is one press away there ("slower").
    #[serde(skip_serializing_if = "is_not")]
    pub near: bool,
    /// Also lit first, for one pass, like Undo after a move.
    #[serde(skip_serializing_if = "is_not")]
    pub soon: bool,
    /// Needs a second press in a slot of its own, after a slot that leads back (quit, delete, restart).
    #[serde(skip_serializing_if = "is_not")]
    pub confirm: bool,
    /// It cannot be taken back: a move against somebody.
    #[serde(skip_serializing_if = "is_not")]
    pub lasting: bool,
}

fn is_not(flag: &bool) -> bool {
    !flag
}

impl ScanItem {
    /// A choice that is offered in turn.
    pub fn plain(row: u16, column: u16) -> Self {
        Self { place: ScreenPlace { row, column }, weight: 1, ..Self::default() }
    }

    /// A move at a cell.
    pub fn at(cell: switchboard_base::grid::Cell, weight: u32) -> Self {
        let place = ScreenPlace { row: u16::from(cell.y), column: u16::from(cell.x) };
        Self { role: ItemRole::Move, place, weight, ..Self::default() }
    }

    /// This choice with another role.
    #[must_use]
    pub fn role(self, role: ItemRole) -> Self {
        Self { role, ..self }
    }
}
