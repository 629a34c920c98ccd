//! A board of tiles with its players, goals and points, which other games do not have.

use crate::tiles::{self, TileAction, TileGoal, TileItem, TileRules, TileState};
use az::SaturatingAs;
use switchboard_game::Text;

/// The current board of tiles.
#[derive(Debug, Clone, Copy)]
pub struct Table<'s> {
    rules: &'s TileRules,
    state: &'s TileState,
}

/// The score of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TileScore {
    /// The player, from 1.
    pub player: u8,
    /// Whether it is out.
    pub is_out: bool,
    /// Goals reached.
    pub reached: u16,
    /// The total number of goals.
    pub goals: u16,
    /// Points, in games that count them.
    pub points: Option<u32>,
}

impl<'s> Table<'s> {
    pub(in crate::play) fn new(rules: &'s TileRules, state: &'s TileState) -> Self {
        Self { rules, state }
    }

    /// What the player in turn has to do; none while starting places are chosen and after the end.
    pub fn action(&self) -> Option<TileAction> {
        tiles::action(self.rules, self.state)
    }

    /// The current goal of the player in turn.
    pub fn goal(&self) -> Option<TileGoal> {
        self.state.goal()
    }

    /// An item by its number in events and goals.
    pub fn item(&self, number: u8) -> Option<&'s TileItem> {
        self.rules.items.get(usize::from(number))
    }

    /// The name of a player, from 1; empty if the game gives none.
    pub fn player(&self, player: u8) -> Option<&'s Text> {
        self.rules.players.get(usize::from(player).checked_sub(1)?).map(|said| &said.name)
    }

    /// The number rolled for this step.
    pub fn roll(&self) -> Option<u16> {
        self.state.rolled
    }

    /// Whether the player in turn has a hand that others must not see.
    pub fn hides_hand(&self) -> bool {
        self.rules.hidden_hands && tiles::conduct(self.rules, self.state).is_some_and(|conduct| conduct.hand_size > 0)
    }

    /// The score of each player, by number.
    pub fn scores(&self) -> Vec<TileScore> {
        let score = |(number, player): (usize, &tiles::TilePlayer)| TileScore {
            player: tiles::player_number(number),
            is_out: player.out,
            reached: player.reached,
            goals: player.goals.len().saturating_as(),
            points: self
                .rules
                .players
                .get(number)
                .filter(|said| !said.scoring.is_empty())
                .map(|_| tiles::points(self.rules, self.state, number)),
        };
        self.state.players.iter().enumerate().map(score).collect()
    }
}
