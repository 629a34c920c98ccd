//! The checked contents of tiles.json: the board, the kinds of tiles, the players and how they play. Fields marked (new) are not in the
//! original program's format.

use serde::{Deserialize, Serialize};
use switchboard_base::grid::{Cell, Side, Size};
use switchboard_game::Text;

/// The most path ends on one side of a tile: [`Ends`] has one bit for each of up to 4 x 8 ends.
pub const MAX_PATHS_ON_SIDE: u8 = 8;
/// The most tiles in a game.
pub const MAX_TILES: u16 = 2_000;
/// The most players in a game.
pub const MAX_PLAYERS: usize = 8;
/// The most tiles in a hand.
pub const MAX_HAND: u16 = 20;
/// The longest move, in tiles; also the highest number on a die.
pub const MAX_DISTANCE: u16 = 1_000;

/// One end of a path at the edge of a tile: sides clockwise from the top, ends clockwise along each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PathEnd {
    /// The side.
    pub side: Side,
    /// Which end on that side, from 0, clockwise.
    pub index: u8,
}

impl PathEnd {
    /// The end after turning its tile clockwise by `quarters` quarter turns: the side changes, the number stays.
    #[must_use]
    #[expect(clippy::indexing_slicing, reason = "there are four sides")]
    pub fn turned(self, quarters: u8) -> Self {
        Self { side: Side::ALL[usize::from((self.side.number() + quarters) % 4)], index: self.index }
    }

    /// The end of the neighbouring tile that touches this one.
    #[must_use]
    pub fn across(self, per_side: u8) -> Self {
        Self { side: self.side.opposite(), index: per_side.saturating_sub(1).saturating_sub(self.index) }
    }
}

/// A set of ends of one tile, one bit each: sides clockwise from the top, ends clockwise along each side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Ends(u32);

impl Ends {
    /// These ends of a tile with `per_side` ends on a side.
    pub fn of(ends: &[PathEnd], per_side: u8) -> Self {
        Self(ends.iter().fold(0, |bits, end| bits | Self::bit(*end, per_side)))
    }

    fn bit(end: PathEnd, per_side: u8) -> u32 {
        1u32.checked_shl(u32::from(end.side.number()) * u32::from(per_side) + u32::from(end.index)).unwrap_or(0)
    }

    /// Whether this end is among them.
    pub fn has(self, end: PathEnd, per_side: u8) -> bool {
        self.0 & Self::bit(end, per_side) != 0
    }

    /// Adds an end; returns whether it is new.
    pub fn add(&mut self, end: PathEnd, per_side: u8) -> bool {
        let bit = Self::bit(end, per_side);
        let is_new = self.0 & bit == 0;
        self.0 |= bit;
        is_new
    }

    /// All ends but this one.
    #[must_use]
    pub fn without(self, end: PathEnd, per_side: u8) -> Self {
        Self(self.0 & !Self::bit(end, per_side))
    }

    /// The ends after turning the tile clockwise by `quarters` quarter turns: sides change, numbers stay.
    #[must_use]
    #[expect(clippy::expect_used, reason = "four sides have at most 4 x MAX_PATHS_ON_SIDE ends, which are 32")]
    pub fn turned(self, quarters: u8, per_side: u8) -> Self {
        let (whole, by) = (u32::from(per_side) * 4, u32::from(quarters % 4) * u32::from(per_side));
        let all = u64::MAX.checked_shr(64 - whole).unwrap_or(0);
        let bits = u64::from(self.0);
        let turned = (bits << by | bits >> (whole - by)) & all;
        Self(u32::try_from(turned).expect("a bit for each end"))
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The ends in order.
    pub fn iter(self, per_side: u8) -> impl Iterator<Item = PathEnd> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = u8::try_from(rest.trailing_zeros()).ok().filter(|_| rest != 0)?;
            rest &= rest - 1;
            let side = Side::ALL.get(usize::from(place.checked_div(per_side)?)).copied()?;
            Some(PathEnd { side, index: place % per_side })
        })
    }
}

/// What a player does in a turn, in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TileAction {
    /// Move one's own piece.
    Move,
    /// All pieces move forward to the ends of their paths.
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
    /// To any tile that its paths lead to.
    Free,
    /// To the end of its path.
    Forced,
    /// Exactly the number of tiles rolled.
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

/// Which places or tiles may be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TileReach {
    /// All.
    Anywhere,
    /// Those that the player's path leads to.
    Connected,
}

/// What happens to a piece whose move ends on a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TileEffect {
    /// It is put on another tile.
    Move(Cell, PathEnd),
    /// Its player is eliminated.
    Eliminate,
    /// Its items are left here and counted.
    Collect,
    /// Its items are returned to a tile.
    Send(Cell),
    /// It returns to its start.
    Return,
    /// Its player misses turns.
    Skip(u16),
}

/// What a player must achieve.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TileGoal {
    /// Stand on this place.
    Reach(Cell),
    /// Hold this many of an item.
    Collect(u16, u8),
    /// Stand on a tile with this item.
    Find(u8),
}

/// A goal as listed for a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GoalSource {
    /// This one.
    Own(TileGoal),
    /// This many, drawn from the pool.
    Random(u16),
}

/// What scores at the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Scoring {
    /// The item.
    pub item: u8,
    /// On this place; `None` for items that the player holds.
    pub place: Option<Cell>,
}

/// A kind of tile.
#[derive(Debug, Clone, Default)]
pub struct TileKind {
    /// The paths, each given by the ends that it connects. No end belongs to two paths.
    pub paths: Vec<Ends>,
    /// Where it lies at the start; `None` if anywhere.
    pub location: Option<Cell>,
    /// Whether it lies face down.
    pub face_down: bool,
    /// Whether a move stops here.
    pub movement_ending: bool,
    /// Whether a piece may turn back here if it may otherwise only go forward.
    pub can_turn_around: bool,
    /// Items on it: which, how many.
    pub items: Vec<(u8, u16)>,
    /// What happens here.
    pub effects: Vec<TileEffect>,
    /// How many tiles of this kind there are.
    pub amount: u16,
    /// A file of PIECES/ drawn under its paths (new).
    pub picture: Option<String>,
    /// Its name in speech (new).
    pub name: Text,
    /// One to three letters in its corner, such as its number (new).
    pub label: String,
}

/// Something that lies on tiles and can be taken.
#[derive(Debug, Clone, Default)]
pub struct TileItem {
    /// Its word in tiles.json.
    pub word: String,
    /// Its name (new); if empty, its word is used.
    pub name: Text,
    /// A file of PIECES/ (new).
    pub picture: Option<String>,
}

/// How a player plays: the fields that can also be given for a single player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conduct {
    /// The actions of a turn, in order.
    pub turn: Vec<TileAction>,
    /// How the piece moves.
    pub movement: Movement,
    /// The shortest move, in tiles.
    pub min_distance: u16,
    /// The longest; `None` for no limit.
    pub max_distance: Option<u16>,
    /// Whether turning back is forbidden.
    pub only_forward: bool,
    /// Whether the tile pushed out fills the gap.
    pub cycle: bool,
    /// Where tiles to add come from.
    pub adding_from: From,
    /// Where they may be laid.
    pub adding_mode: TileReach,
    /// Where tiles to exchange come from.
    pub exchange_with: From,
    /// Which may be exchanged.
    pub exchanging_mode: TileReach,
    /// Whether only tiles lying face down may be exchanged.
    pub exchange_only_flipped: bool,
    /// The most tiles in a hand.
    pub hand_size: u16,
    /// The most items a player holds.
    pub max_items: u16,
    /// How many items of one kind are taken at once; `None` for all.
    pub picked_up: Option<u16>,
}

/// Where a piece stands: the place of the tile, and the end of a path on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct PathPlace {
    /// The tile's place.
    pub cell: Cell,
    /// The end of the path it stands on.
    pub end: PathEnd,
}

/// A player of the file.
#[derive(Debug, Clone)]
pub struct PlayerRules {
    /// Where it starts; several to choose from (new), otherwise one.
    pub starts: Vec<PathPlace>,
    /// Its goals, in order.
    pub goals: Vec<GoalSource>,
    /// What scores at the end.
    pub scoring: Vec<Scoring>,
    /// How it plays.
    pub conduct: Conduct,
    /// Its name (new).
    pub name: Text,
    /// A file of PIECES/ for its piece (new).
    pub picture: Option<String>,
}

impl TileRules {
    /// Whether anything unknown to all players is still to come: a die, or tiles that are drawn or lie face down.
    pub fn draws_chance(&self) -> bool {
        let rolls = |c: &Conduct| c.movement == Movement::Dice && c.turn.contains(&TileAction::Move);
        let hidden = |c: &Conduct| rolls(c) || c.hand_size > 0 || c.turn.contains(&TileAction::Add);
        self.kinds.iter().any(|kind| kind.face_down) || self.players.iter().any(|player| hidden(&player.conduct))
    }
}

/// The checked contents of tiles.json.
#[derive(Debug, Clone)]
pub struct TileRules {
    /// Columns and rows.
    pub size: Size,
    /// Path ends on a side, 1..=[`MAX_PATHS_ON_SIDE`].
    pub per_side: u8,
    /// Columns that may not be pushed.
    pub unpushable_columns: Vec<u8>,
    /// Rows that may not be pushed.
    pub unpushable_rows: Vec<u8>,
    /// Places whose tile may not be exchanged.
    pub not_exchangeable: Vec<Cell>,
    /// The items; elsewhere an item is given by its index here.
    pub items: Vec<TileItem>,
    /// The kinds of tiles, in file order.
    pub kinds: Vec<TileKind>,
    /// The goals that are drawn from.
    pub goal_pool: Vec<TileGoal>,
    /// The game ends when one of these items is used up.
    pub ends_without: Vec<u8>,
    /// Whether empty places are filled at the start.
    pub fill: bool,
    /// Whether each player's hand is hidden from the others (new).
    pub hidden_hands: bool,
    /// The fewest players (new); the most is the length of `players`.
    pub min_players: u8,
    /// The players.
    pub players: Vec<PlayerRules>,
    /// Every picture named in the file, and the bytes where it is named first.
    pub pictures: Vec<(String, std::ops::Range<usize>)>,
}
