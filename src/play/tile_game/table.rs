//! A board of tiles with its players, goals and points: what other games have not.

use crate::game::Text;
use crate::tiles::{self, Rules, State, TileAction, TileGoal, TileItem};

/// A board of tiles as it stands.
#[derive(Debug, Clone, Copy)]
pub struct Table<'s> {
    rules: &'s Rules,
    state: &'s State,
}

/// How a player of a board of tiles stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TileScore {
    /// The player, from 1.
    pub player: u8,
    /// Whether it is out.
    pub is_out: bool,
    /// Goals reached.
    pub reached: u16,
    /// Goals to reach as a whole.
    pub goals: u16,
    /// Points, in games that count them.
    pub points: Option<u32>,
}

impl<'s> Table<'s> {
    pub(in crate::play) fn new(rules: &'s Rules, state: &'s State) -> Self {
        Self { rules, state }
    }

    /// What the player in turn is asked; none while starting places are chosen and when it is over.
    pub fn action(&self) -> Option<TileAction> {
        tiles::action(self.rules, self.state)
    }

    /// The goal that the player in turn is at.
    pub fn goal(&self) -> Option<TileGoal> {
        self.state.goal()
    }

    /// An item by its number in events and goals.
    pub fn item(&self, number: u8) -> Option<&'s TileItem> {
        self.rules.items.get(usize::from(number))
    }

    /// What a player, from 1, is called; empty where the game gives no name.
    pub fn player(&self, player: u8) -> Option<&'s Text> {
        self.rules.players.get(usize::from(player).checked_sub(1)?).map(|said| &said.name)
    }

    /// The number on the die that was rolled for this step.
    pub fn roll(&self) -> Option<u16> {
        self.state.rolled
    }

    /// Whether the player in turn has a hand that others must not see.
    pub fn hides_hand(&self) -> bool {
        self.rules.hidden_hands && tiles::conduct(self.rules, self.state).is_some_and(|conduct| conduct.hand_size > 0)
    }

    /// How each player stands, in order of number.
    pub fn scores(&self) -> Vec<TileScore> {
        let score = |(number, player): (usize, &tiles::Player)| TileScore {
            player: u8::try_from(number + 1).unwrap_or(u8::MAX),
            is_out: player.out,
            reached: player.reached,
            goals: u16::try_from(player.goals.len()).unwrap_or(u16::MAX),
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
