//! A board and the turns on it.
//!
//! A turn (`turn.rs`): players set out, the rules change the board (`matches.rs` finds where), what moves moves as far
//! as it can (`movement.rs`), late rules follow. Where a rigid rule's movement was held up (`rigid.rs`), the turn begins
//! again without that rule.

mod board;
mod matches;
mod movement;
mod rigid;
mod turn;

pub use board::ObjectBoard;

use super::bits::Bits;
use super::compile::Group;
use super::read::RuleCommand;

/// How often a group of rules is tried in a row.
pub const MAX_ROUNDS: usize = 200;
/// How often a loop of groups is repeated.
pub const MAX_LOOPS: usize = 200;
/// How often a turn is repeated because of rigid rules.
pub const MAX_RIGID: usize = 50;

/// The approximate limit of work for the turns of one input, in cells that rules look at: beyond it no rule matches any
/// more.
pub const MAX_WORK: u64 = 60_000_000;
/// How many combinations of places the patterns of one rule can match at.
pub const MAX_MATCHES: usize = 1_000_000;

/// A list of groups with its loops.
#[derive(Debug, Clone)]
pub struct RuleStage<const O: usize, const M: usize> {
    pub groups: Vec<Group<O, M>>,
    /// By group, and one past the last: where a loop that ends here starts.
    pub loops: Vec<Option<usize>>,
    /// Whether a group has rigid rules.
    pub has_rigid: bool,
}

/// A sound and when it is played.
#[derive(Debug, Clone)]
pub struct Heard<const O: usize, const M: usize> {
    pub layer: usize,
    pub objects: Bits<O>,
    pub moves: Bits<M>,
    pub seed: String,
}

/// Everything that turns need.
#[derive(Debug, Clone)]
pub struct MachineRules<const O: usize, const M: usize> {
    pub early: RuleStage<O, M>,
    pub late: RuleStage<O, M>,
    /// The number of patterns of all rules.
    pub patterns: usize,
    pub layers: Vec<Bits<O>>,
    /// The layers of player objects, with those objects.
    pub player_layers: Vec<(usize, Bits<O>)>,
    pub player: Bits<O>,
    /// Whether all of these objects together are the player.
    pub player_is_all: bool,
    pub moves: Vec<Heard<O, M>>,
    pub stops: Vec<Heard<O, M>>,
}

/// The effects of a turn besides changing the board.
#[derive(Debug, Clone, Default)]
pub struct Effects<const O: usize> {
    pub commands: Vec<RuleCommand>,
    pub created: Bits<O>,
    pub destroyed: Bits<O>,
    /// Seeds of the sounds of what moved and of what could not move.
    pub moved: Vec<String>,
    pub stopped: Vec<String>,
    /// The line of the rule that matched last, 0 if none did.
    pub last: u32,
    /// A limit was reached; which rule, by its line, had matched last then.
    pub endless: Option<u32>,
}

impl<const O: usize> Effects<O> {
    /// Whether a command was given.
    pub fn has(&self, command: &RuleCommand) -> bool {
        self.commands.contains(command)
    }
}
