//! A rule between text and machine: of one direction, with names and movements resolved.

use super::names::ObjectId;
use super::read::RuleCommand;
use std::sync::Arc;

/// The four directions, in the order of the machine's bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RuleDirection {
    Up,
    Down,
    Left,
    Right,
}

impl RuleDirection {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// Its bit among the five of a layer.
    pub fn bit(self) -> u8 {
        match self {
            Self::Up => 1,
            Self::Down => 2,
            Self::Left => 4,
            Self::Right => 8,
        }
    }

    /// Columns and rows of one step.
    pub fn step(self) -> (isize, isize) {
        match self {
            Self::Up => (0, -1),
            Self::Down => (0, 1),
            Self::Left => (-1, 0),
            Self::Right => (1, 0),
        }
    }

    /// The direction of a word.
    pub fn named(word: &str) -> Option<Self> {
        Some(match word {
            "up" => Self::Up,
            "down" => Self::Down,
            "left" => Self::Left,
            "right" => Self::Right,
            _ => return None,
        })
    }

    /// Up and down rather than left and right.
    pub fn is_vertical(self) -> bool {
        matches!(self, Self::Up | Self::Down)
    }

    /// The other way.
    pub fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// The directions to its left and right, as seen in this direction; for up and down those of the original.
    fn sides(self) -> (Self, Self) {
        match self {
            Self::Up => (Self::Left, Self::Right),
            Self::Down => (Self::Right, Self::Left),
            Self::Left => (Self::Down, Self::Up),
            Self::Right => (Self::Up, Self::Down),
        }
    }
}

/// A movement that can be one of several. Words with the same meaning in rules of different directions are kept apart,
/// since each can be resolved on its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum OpenDirection {
    Moving,
    Orthogonal,
    Horizontal,
    Vertical,
    /// Along the rule's direction.
    Parallel {
        vertical: bool,
    },
    /// Across the rule's direction.
    Perpendicular {
        vertical: bool,
    },
}

impl OpenDirection {
    /// What it can be.
    pub fn choices(self) -> &'static [RuleMotion] {
        const UP: RuleMotion = RuleMotion::Go(RuleDirection::Up);
        const DOWN: RuleMotion = RuleMotion::Go(RuleDirection::Down);
        const LEFT: RuleMotion = RuleMotion::Go(RuleDirection::Left);
        const RIGHT: RuleMotion = RuleMotion::Go(RuleDirection::Right);
        match self {
            Self::Moving => &[UP, DOWN, LEFT, RIGHT, RuleMotion::Act],
            Self::Orthogonal => &[UP, DOWN, LEFT, RIGHT],
            Self::Horizontal | Self::Parallel { vertical: false } | Self::Perpendicular { vertical: false } => {
                &[LEFT, RIGHT]
            }
            Self::Vertical | Self::Parallel { vertical: true } | Self::Perpendicular { vertical: true } => &[UP, DOWN],
        }
    }
}

/// How a thing in a cell moves or must move, or whether it must be there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RuleMotion {
    /// Nothing is said.
    Any,
    /// It is not there.
    No,
    /// It does not move.
    Stationary,
    /// It moves this way.
    Go(RuleDirection),
    /// It acts.
    Act,
    /// It gets one of the four directions at random.
    RandomDirection,
    /// One of these is added at random.
    Random,
    /// Ambiguous.
    Open(OpenDirection),
}

impl RuleMotion {
    /// The motion that a word stands for in a rule of this direction.
    pub fn of_word(word: &str, direction: RuleDirection) -> Option<Self> {
        let (first, second) = direction.sides();
        let vertical = direction.is_vertical();
        Some(match word {
            "" => Self::Any,
            "no" => Self::No,
            "stationary" => Self::Stationary,
            "action" => Self::Act,
            "random" => Self::Random,
            "randomdir" => Self::RandomDirection,
            ">" => Self::Go(direction),
            "<" => Self::Go(direction.opposite()),
            "^" => Self::Go(first),
            "v" => Self::Go(second),
            "moving" => Self::Open(OpenDirection::Moving),
            "orthogonal" => Self::Open(OpenDirection::Orthogonal),
            "horizontal" => Self::Open(OpenDirection::Horizontal),
            "vertical" => Self::Open(OpenDirection::Vertical),
            "parallel" => Self::Open(OpenDirection::Parallel { vertical }),
            "perpendicular" => Self::Open(OpenDirection::Perpendicular { vertical: !vertical }),
            other => Self::Go(RuleDirection::named(other)?),
        })
    }

    /// Its five bits of a layer.
    pub fn bits(self) -> u8 {
        match self {
            Self::Go(direction) => direction.bit(),
            Self::Act => 16,
            _ => 0,
        }
    }
}

/// What a name refers to: one object, or one of several.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Thing {
    Object(ObjectId),
    Property(Arc<str>),
}

/// One thing of a cell.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Term {
    pub motion: RuleMotion,
    pub thing: Thing,
}

/// A cell of a pattern.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum CellPattern {
    /// Any number of cells.
    Dots,
    Terms(Vec<Term>),
}

impl CellPattern {
    /// Its contents.
    pub fn terms(&self) -> &[Term] {
        match self {
            Self::Dots => &[],
            Self::Terms(terms) => terms,
        }
    }

    /// Its contents, to be changed.
    pub fn terms_mut(&mut self) -> &mut [Term] {
        match self {
            Self::Dots => &mut [],
            Self::Terms(terms) => terms,
        }
    }
}

/// A pattern: cells in a row.
pub type CellRow = Vec<CellPattern>;

impl PuzzleRule {
    /// The number of its terms and cells.
    pub fn terms(&self) -> usize {
        self.left.iter().chain(&self.right).flatten().map(|cell| cell.terms().len() + 1).sum()
    }
}

/// A rule of one direction.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct PuzzleRule {
    pub line: u32,
    /// The line of the first rule of its group.
    pub group: u32,
    pub late: bool,
    pub rigid: bool,
    pub random: bool,
    pub direction: RuleDirection,
    pub left: Vec<CellRow>,
    /// Empty if the rule only gives commands.
    pub right: Vec<CellRow>,
    pub commands: Arc<[RuleCommand]>,
}
