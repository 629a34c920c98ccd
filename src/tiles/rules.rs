//! What tiles.json says, checked: the board, the kinds of tiles, the players and how they play.

use crate::game::Text;
use crate::grid::{Cell, Side, Size};

/// The most path ends on one side of a tile.
pub const MAX_PATHS_ON_SIDE: u8 = 8;
/// The most tiles in a game.
pub const MAX_TILES: usize = 2_000;
/// The most players at a board.
pub const MAX_PLAYERS: usize = 8;
/// The longest way of one move, in tiles; also the highest number on a die.
pub const MAX_DISTANCE: u16 = 1_000;

/// One end of a path on the edge of a tile: sides clockwise from the top, ends clockwise along each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct End {
    /// The side.
    pub side: Side,
    /// Which end on that side, from 0, clockwise.
    pub index: u8,
}

impl End {
    /// The end turned `quarters` times clockwise with its tile: sides change, numbers stay.
    #[must_use]
    pub fn turned(self, quarters: u8) -> Self {
        let place = usize::from((self.side.number() + quarters) % 4);
        Self { side: Side::ALL.get(place).copied().unwrap_or(self.side), index: self.index }
    }

    /// The end of the neighbouring tile that touches this one.
    #[must_use]
    pub fn across(self, per_side: u8) -> Self {
        Self { side: self.side.opposite(), index: per_side.saturating_sub(1).saturating_sub(self.index) }
    }
}

/// What a player does in a turn, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Move the own piece.
    Move,
    /// All pieces go forward to the ends of their paths.
    MoveAll,
    /// Push a row or column.
    Push,
    /// Lay a tile on an empty place.
    Add,
    /// Change a tile on the board.
    Exchange,
}

/// How a piece moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Movement {
    /// To any tile its paths lead to.
    Free,
    /// To an end of the path.
    Forced,
    /// Exactly as many tiles as rolled.
    Dice,
}

/// Where a tile to lay comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum From {
    /// The top of the pile.
    Pile,
    /// The player's hand.
    Hand,
}

/// Which places or tiles may be taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reach {
    /// All.
    Anywhere,
    /// Those the player's path leads to.
    Connected,
}

/// What happens to a piece whose move ends on a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Effect {
    /// It is put on another tile.
    Move(Cell, End),
    /// Its player is out.
    Eliminate,
    /// Its items are left here and counted.
    Collect,
    /// Its items go back to a tile.
    Send(Cell),
    /// It goes back to its start.
    Return,
    /// Its player misses turns.
    Skip(u16),
}

/// What a player has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Goal {
    /// Stand on this place.
    Reach(Cell),
    /// Hold this many of an item.
    Collect(u16, u8),
    /// Stand on a tile with this item.
    Find(u8),
}

/// A goal as a player's list names it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GoalSource {
    /// This one.
    Own(Goal),
    /// So many, drawn from the pool.
    Random(u16),
}

/// What counts at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scoring {
    /// The item.
    pub item: u8,
    /// On this place; none for what the player holds.
    pub place: Option<Cell>,
}

/// A kind of tile.
#[derive(Debug, Clone, Default)]
pub struct Kind {
    /// The paths, each a list of the ends it joins.
    pub paths: Vec<Vec<End>>,
    /// Where it lies at the start.
    pub location: Option<Cell>,
    /// Whether it lies with its back up.
    pub face_down: bool,
    /// Whether a move stops here.
    pub movement_ending: bool,
    /// Whether one may go back from here where only forward is allowed.
    pub can_turn_around: bool,
    /// Items on it: which, how many.
    pub items: Vec<(u8, u16)>,
    /// What happens here.
    pub effects: Vec<Effect>,
    /// How many there are.
    pub amount: u16,
    /// A file of PIECES/ drawn under its paths (ours).
    pub picture: Option<String>,
    /// What speech calls it (ours).
    pub name: Text,
}

/// How a player plays: the fields that may be repeated inside a player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conduct {
    /// The turn's actions in order.
    pub turn: Vec<Action>,
    /// How the piece moves.
    pub movement: Movement,
    /// The shortest move, in tiles.
    pub min_distance: u16,
    /// The longest; none for no limit.
    pub max_distance: Option<u16>,
    /// Whether turning back is forbidden.
    pub only_forward: bool,
    /// Whether the tile pushed out fills the gap.
    pub cycle: bool,
    /// Where tiles to add come from.
    pub adding_from: From,
    /// Where they may be laid.
    pub adding_mode: Reach,
    /// Where tiles to exchange come from.
    pub exchange_with: From,
    /// Which may be exchanged.
    pub exchanging_mode: Reach,
    /// Whether only tiles lying face down may be exchanged.
    pub exchange_only_flipped: bool,
    /// The most tiles in a hand.
    pub hand_size: u16,
    /// The most items a player holds.
    pub max_items: u16,
    /// How many of one kind are taken at once; none for all.
    pub picked_up: Option<u16>,
}

/// A place of a piece: a tile's place and the end of a path on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// The tile's place.
    pub cell: Cell,
    /// The end of the path it stands on.
    pub end: End,
}

/// A player of the file.
#[derive(Debug, Clone)]
pub struct PlayerRules {
    /// Where it begins; several to choose from (ours), one otherwise.
    pub starts: Vec<Place>,
    /// Goals in order.
    pub goals: Vec<GoalSource>,
    /// What counts at the end.
    pub scoring: Vec<Scoring>,
    /// How it plays.
    pub conduct: Conduct,
}

/// tiles.json, checked.
#[derive(Debug, Clone)]
pub struct Rules {
    /// Columns and rows.
    pub size: Size,
    /// Path ends on a side, 1..=[`MAX_PATHS_ON_SIDE`].
    pub per_side: u8,
    /// Columns nobody may push.
    pub unpushable_columns: Vec<u8>,
    /// Rows nobody may push.
    pub unpushable_rows: Vec<u8>,
    /// Places whose tile nobody may exchange.
    pub not_exchangeable: Vec<Cell>,
    /// Names of items; a place in this list stands for the item elsewhere.
    pub items: Vec<String>,
    /// The kinds of tiles, in file order.
    pub kinds: Vec<Kind>,
    /// Goals that are drawn.
    pub goal_pool: Vec<Goal>,
    /// The game ends when none of one of these is left.
    pub ends_without: Vec<u8>,
    /// Whether empty places are filled at the start.
    pub fill: bool,
    /// Whether hands are hidden behind a curtain between turns (ours).
    pub hidden_hands: bool,
    /// The fewest that play (ours); the most is the length of `players`.
    pub min_players: u8,
    /// The players.
    pub players: Vec<PlayerRules>,
}
