//! The turns of a session: a turn may take several choices.

use super::{Session, TimelinePoint};
use crate::play::{Move, Outcome, State};
use std::collections::BTreeMap;

/// A turn of one player.
#[derive(Debug, Clone)]
pub struct LastTurn<'a> {
    /// The state before it.
    pub before: &'a State,
    /// Its choices.
    pub moves: Vec<Move>,
    /// The state after it.
    pub after: &'a State,
}

impl Session {
    /// The states of this attempt that are known, from the earliest to the current one.
    fn points(&self) -> impl DoubleEndedIterator<Item = &TimelinePoint> {
        let of_attempt = |point: &&TimelinePoint| point.number.is_some() && !point.is_note;
        self.back.iter().filter(of_attempt).chain([&self.now])
    }

    /// How many turns a player has finished, for the one who has finished most: a turn may take several choices, and ends when another
    /// player's begins or the game does.
    pub fn turns_played(&self) -> u32 {
        let mut finished = BTreeMap::new();
        let points = self.points();
        for (before, after) in points.zip(self.points().skip(1)) {
            let player = self.engine.player(&before.state);
            if self.is_turn_over(before, after) {
                *finished.entry(player).or_insert(0) += 1;
            }
        }
        finished.into_values().max().unwrap_or(0)
    }

    /// Whether a choice of a turn was made that is not over yet.
    pub fn is_mid_turn(&self) -> bool {
        self.turn_so_far().next().is_some()
    }

    /// The states in which the player in turn has made the choices of a turn that is not over yet, the latest first; none before its first
    /// choice. They are known after a reload too, as far back as saves were read.
    pub fn turn_so_far(&self) -> impl Iterator<Item = &State> {
        let mut after = &self.now;
        let of_turn = self.points().rev().skip(1).take_while(move |before| {
            let goes_on = self.is_same_turn(before, after);
            after = before;
            goes_on
        });
        of_turn.map(|point| &point.state)
    }

    /// Whether what led from the one to the other was a choice that did not end the turn. How the state was reached is not asked: of one
    /// that was left and opened again it is not known. Who starts anew has made no choice yet.
    fn is_same_turn(&self, before: &TimelinePoint, after: &TimelinePoint) -> bool {
        let [earlier, later] =
            [before, after].map(|point| (self.engine.moves_played(&point.state), self.engine.player(&point.state)));
        later.0 > earlier.0 && later.1 == earlier.1 && after.outcome == Outcome::Playing
    }

    fn is_turn_over(&self, before: &TimelinePoint, after: &TimelinePoint) -> bool {
        let passes = self.engine.player(&before.state) != self.engine.player(&after.state);
        after.by.is_some() && (passes || after.outcome != Outcome::Playing)
    }

    /// The turns of this attempt that are over, as far as it is known, the earliest first. What led from one state to the next is found again
    /// where a game was left and opened again.
    pub fn turns(&self) -> Vec<LastTurn<'_>> {
        let mut turns = Vec::new();
        let mut begun: Option<(&State, Vec<Move>)> = None;
        for (before, after) in self.points().zip(self.points().skip(1)) {
            if self.engine.moves_played(&after.state) <= self.engine.moves_played(&before.state) {
                continue;
            }
            let (first, mut moves) = begun.take().unwrap_or((&before.state, Vec::new()));
            moves.extend(after.by.or_else(|| self.found_again(&before.state, &after.state)));
            if self.is_same_turn(before, after) {
                begun = Some((first, moves));
            } else {
                turns.push(LastTurn { before: first, moves, after: &after.state });
            }
        }
        turns
    }

    /// The choice that leads from one state to another.
    fn found_again(&self, before: &State, after: &State) -> Option<Move> {
        let wanted = self.engine.key(after);
        let leads = |chosen: &Move| {
            let mut state = before.clone();
            self.engine.play(&mut state, chosen).is_ok() && self.engine.key(&state) == wanted
        };
        self.engine.moves(before).into_iter().find(leads)
    }

    /// The last turn that is over: the state before it, its choices, and the state after it.
    pub fn last_turn(&self) -> Option<LastTurn<'_>> {
        let points: Vec<&TimelinePoint> = self.points().collect();
        let is_end = |at: &usize| match (points.get(at.wrapping_sub(1)), points.get(*at)) {
            (Some(before), Some(after)) => self.is_turn_over(before, after),
            _ => false,
        };
        let end = (1..points.len()).rev().find(is_end)?;
        let begin = (1..end).rev().find(is_end).unwrap_or(0);
        let moves = points.get(begin + 1..=end)?.iter().filter_map(|point| point.by).collect();
        Some(LastTurn { before: &points.get(begin)?.state, moves, after: &points.get(end)?.state })
    }
}
