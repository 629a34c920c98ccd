//! Can a player force a win? Depth-first proof-number search with a table (df-pn; A. Nagai 2002): it explores lines that leave the opponent
//! the fewest answers, so that sequences of threats are followed to their end before quiet moves. A threat is defined by the rules: a move
//! that wins at once unless it is answered. For two players, without chance.
//!
//! A proof is certain. Finding none means nothing: the work ran out, or a line repeated a position.

#![expect(clippy::indexing_slicing, reason = "there are killers of each side")]

use super::player::DecisionContext;
use super::turn::onward;
use super::value::winner;
use az::SaturatingAs;
use rustc_hash::FxHashMap;
use switchboard_engine::play::{Move, Outcome, State, Walker};

/// No proof is possible: infinite.
const NEVER: u32 = u32::MAX;
/// Counts of positions stay below this.
const MOST: u32 = NEVER / 4;
/// The longest line, in choices.
const MAX_LINE: usize = 200;
/// The most positions remembered.
const MAX_KNOWN: usize = 1_000_000;
/// Recent moves that won at once, tried first where the winner may choose again.
const KILLERS: usize = 3;

/// The end of play is far where at most one choice of so many ends it.
const ONE_END_IN: u64 = 32;
/// The other has to answer a threat where only one choice of so many, or fewer, does not lose at once.
const ONE_ANSWER_IN: usize = 4;

/// How many positions must at least still be settled until the win is proven or disproven.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Numbers {
    proof: u32,
    disproof: u32,
    /// Choices until the win, if it is proven.
    length: u16,
}

impl Numbers {
    const REFUTED: Self = Self { proof: NEVER, disproof: 0, length: 0 };

    const fn proven(length: u16) -> Self {
        Self { proof: 0, disproof: NEVER, length }
    }

    const fn is_settled(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }
}

/// A choice and what is known about the position it leads to.
#[derive(Debug, Clone, Copy)]
struct ChildPosition {
    chosen: Move,
    hash: u64,
    numbers: Numbers,
}

/// A forced win.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ForcedWin {
    /// The choice that keeps the win; any choice, if it is the other's turn.
    pub chosen: Move,
    /// Choices until the end of the proven line. There may be a shorter one.
    pub length: u16,
}

/// Searches for forced wins of one player; what is learnt about one position is used for the next.
pub struct Prover<'a> {
    how: &'a DecisionContext<'a>,
    attacker: u8,
    known: FxHashMap<u64, Numbers>,
    /// Recent choices that won at once, of the attacker and of the other.
    killers: [Vec<Move>; 2],
    /// The positions of the current line.
    line: Vec<u64>,
    walker: Walker,
    work: u64,
    most_work: u64,
    /// Whether the other ever had to answer a threat.
    has_threats: bool,
    /// How many choices ended play.
    ends: u64,
}

/// The work is used up, or the search was stopped.
struct ProofStopped;

impl<'a> Prover<'a> {
    /// Searches for wins of `attacker` (from 1) in the level of `state`.
    pub fn new(how: &'a DecisionContext<'a>, state: &State, attacker: u8) -> Self {
        Self {
            how,
            attacker,
            known: FxHashMap::default(),
            killers: [Vec::new(), Vec::new()],
            line: Vec::new(),
            walker: Walker::new(how.engine, state),
            work: 0,
            most_work: 0,
            has_threats: false,
            ends: 0,
        }
    }

    /// Choices tried so far.
    pub fn work(&self) -> u64 {
        self.work
    }

    /// Whether there was a threat in any of the lines so far. Without threats there is hardly anything to prove.
    pub fn has_threats(&self) -> bool {
        self.has_threats
    }

    /// Whether nothing that was looked at has to do with the end of play: there is nothing to prove yet.
    pub fn is_far_from_end(&self) -> bool {
        !self.has_threats && self.ends * ONE_END_IN <= self.work
    }

    /// The win that the attacker can force from a position in play, if one is proven with at most this many more choices. `before` is the
    /// state in which the same player made the previous choice, if a turn takes several.
    pub fn win(&mut self, before: Option<&State>, state: &State, work: u64) -> Option<ForcedWin> {
        self.most_work = self.work.saturating_add(work);
        self.line.clear();
        let hash = self.how.engine.hash(state);
        let numbers = self.settle(before, state, hash, (NEVER, NEVER)).ok()?;
        if numbers.proof != 0 {
            return None;
        }
        // the children are known now
        self.most_work = u64::MAX;
        self.line.push(hash);
        let children = self.children(before, state).ok()?;
        let best = children.iter().filter(|child| child.numbers.proof == 0).min_by_key(|child| child.numbers.length)?;
        Some(ForcedWin { chosen: best.chosen, length: numbers.length })
    }

    fn spend(&mut self) -> Result<(), ProofStopped> {
        self.work += 1;
        let stopped = self.work > self.most_work || (self.work.is_multiple_of(256) && (self.how.limits.stop)());
        if stopped { Err(ProofStopped) } else { Ok(()) }
    }

    /// Searches until the position is settled or its numbers reach the limits in `most` (proof, disproof).
    fn settle(
        &mut self,
        before: Option<&State>,
        state: &State,
        hash: u64,
        most: (u32, u32),
    ) -> Result<Numbers, ProofStopped> {
        if self.line.len() >= MAX_LINE {
            return Ok(Numbers::REFUTED);
        }
        self.line.push(hash);
        let result = self.settle_here(before, state, most);
        self.line.pop();
        let numbers = result?;
        self.keep(hash, numbers);
        Ok(numbers)
    }

    fn settle_here(
        &mut self,
        before: Option<&State>,
        state: &State,
        most: (u32, u32),
    ) -> Result<Numbers, ProofStopped> {
        let engine = self.how.engine;
        let player = engine.player(state);
        let attacks = player == self.attacker;
        let mut children = self.children(before, state)?;
        loop {
            let numbers = sum(&children, attacks);
            if numbers.is_settled() || numbers.proof >= most.0 || numbers.disproof >= most.1 {
                return Ok(numbers);
            }
            let Some((place, second)) = most_promising(&children, attacks) else { return Ok(numbers) };
            let Some(child) = children.get_mut(place) else { return Ok(numbers) };
            // a little more than the second best, so that the search does not alternate between two
            let beyond = second.saturating_add(second / 4).saturating_add(1);
            let limits = if attacks {
                let others = numbers.disproof.saturating_sub(child.numbers.disproof);
                (most.0.min(beyond), most.1.saturating_sub(others))
            } else {
                let others = numbers.proof.saturating_sub(child.numbers.proof);
                (most.0.saturating_sub(others), most.1.min(beyond))
            };
            self.walker.go_to(state);
            self.spend()?;
            if self.walker.play(&child.chosen).is_err() {
                child.numbers = Numbers::REFUTED;
                continue;
            }
            let next = self.walker.state().clone();
            let earlier = (engine.player(&next) == player).then_some(state);
            child.numbers = self.settle(earlier, &next, child.hash, limits)?;
        }
    }

    fn keep(&mut self, hash: u64, numbers: Numbers) {
        if self.known.len() < MAX_KNOWN || self.known.contains_key(&hash) {
            self.known.insert(hash, numbers);
        }
    }

    /// The choices of a position and what is known about each; if one of them settles it, only that one.
    fn children(&mut self, before: Option<&State>, state: &State) -> Result<Vec<ChildPosition>, ProofStopped> {
        let player = self.how.engine.player(state);
        let attacks = player == self.attacker;
        let mut moves = onward(&mut self.walker, before, state);
        let killers = &self.killers[usize::from(!attacks)];
        moves.sort_by_key(|chosen| killers.iter().position(|known| known == chosen).unwrap_or(KILLERS));
        let mut children = Vec::with_capacity(moves.len());
        for chosen in moves {
            self.spend()?;
            self.walker.go_to(state);
            let Ok(outcome) = self.walker.play(&chosen) else { continue };
            let hash = self.walker.hash();
            let numbers = if outcome != Outcome::Playing {
                self.end(outcome, player, chosen)
            } else if self.line.contains(&hash) {
                Numbers::REFUTED
            } else {
                match self.known.get(&hash) {
                    Some(known) => *known,
                    None => self.fresh(hash)?,
                }
            };
            let child = ChildPosition { chosen, hash, numbers };
            if if attacks { numbers.proof == 0 } else { numbers.disproof == 0 } {
                return Ok(vec![child]);
            }
            children.push(child);
        }
        if !attacks && children.len() > 1 {
            let answers = children.iter().filter(|child| child.numbers.proof != 0).count();
            self.has_threats |= answers * ONE_ANSWER_IN <= children.len();
        }
        Ok(children)
    }

    /// The numbers at the end of play.
    fn end(&mut self, outcome: Outcome, mover: u8, chosen: Move) -> Numbers {
        self.ends += 1;
        let won_by = winner(outcome, mover);
        let lost_by_other = outcome == Outcome::Lost && mover != self.attacker;
        if won_by == Some(mover) {
            let killers = &mut self.killers[usize::from(mover != self.attacker)];
            killers.retain(|known| *known != chosen);
            killers.insert(0, chosen);
            killers.truncate(KILLERS);
        }
        if won_by == Some(self.attacker) || lost_by_other { Numbers::proven(0) } else { Numbers::REFUTED }
    }

    /// The initial numbers of a position seen for the first time, which is the walker's: settled if a recent winning move wins here too,
    /// otherwise given by the number of choices.
    fn fresh(&mut self, hash: u64) -> Result<Numbers, ProofStopped> {
        let player = self.walker.player();
        let attacks = player == self.attacker;
        let choices = self.walker.count_moves().saturating_as();
        let killers = self.killers[usize::from(!attacks)].clone();
        if !killers.is_empty() {
            let here = self.walker.state().clone();
            for chosen in killers {
                if !self.how.engine.is_valid(&here, &chosen) {
                    continue;
                }
                self.spend()?;
                self.walker.go_to(&here);
                let Ok(outcome) = self.walker.play(&chosen) else { continue };
                if winner(outcome, player) == Some(player) {
                    let numbers = if attacks { Numbers::proven(1) } else { Numbers::REFUTED };
                    self.keep(hash, numbers);
                    return Ok(numbers);
                }
            }
        }
        let (proof, disproof) = if attacks { (1, choices) } else { (choices, 1) };
        Ok(Numbers { proof: proof.max(1), disproof: disproof.max(1), length: 0 })
    }
}

/// The numbers of a position, from those of its children.
fn sum(children: &[ChildPosition], attacks: bool) -> Numbers {
    let total = |number: fn(&Numbers) -> u32| {
        let all = children.iter().map(|child| number(&child.numbers));
        if all.clone().any(|number| number == NEVER) {
            NEVER
        } else {
            all.fold(0_u32, |a, b| a.saturating_add(b).min(MOST))
        }
    };
    let least = |number: fn(&Numbers) -> u32| children.iter().map(|child| number(&child.numbers)).min();
    if children.is_empty() {
        return Numbers::REFUTED;
    }
    let (proof, disproof) = if attacks {
        (least(|n| n.proof).unwrap_or(NEVER), total(|n| n.disproof))
    } else {
        (total(|n| n.proof), least(|n| n.disproof).unwrap_or(NEVER))
    };
    let lengths = children.iter().filter(|child| child.numbers.proof == 0).map(|child| child.numbers.length);
    let length =
        if proof != 0 { 0 } else { if attacks { lengths.min() } else { lengths.max() }.unwrap_or(0).saturating_add(1) };
    Numbers { proof, disproof, length }
}

/// The unsettled child to explore next, and the number of the second best.
fn most_promising(children: &[ChildPosition], attacks: bool) -> Option<(usize, u32)> {
    let number = |child: &ChildPosition| if attacks { child.numbers.proof } else { child.numbers.disproof };
    let mut best: Option<(usize, u32)> = None;
    let mut second = NEVER;
    for (place, child) in children.iter().enumerate().filter(|(_, child)| !child.numbers.is_settled()) {
        let own = number(child);
        match best {
            Some((_, least)) if own >= least => second = second.min(own),
            _ => {
                second = best.map_or(second, |(_, least)| least);
                best = Some((place, own));
            }
        }
    }
    best.map(|(place, _)| (place, second))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::panic)]
mod tests {
    use super::super::player::{self, DecisionLimits, Mind};
    use super::super::{Parts, folder};
    use super::*;
    use std::path::Path;
    use std::sync::Arc;
    use switchboard_base::grid::Cell;
    use switchboard_engine::play::Engine;

    /// Whether the end is far after choices in these columns, by 2,000 choices of a search for proofs.
    fn is_far(game: &str, columns: &[u8]) -> bool {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(game);
        let engine = Engine::new(Arc::new(folder::read(&path).unwrap().game.unwrap()), 0).unwrap();
        let who = player::find(&engine, "Thinker").unwrap().unwrap();
        let Mind::Searches(search, _) = who.mind else { panic!("{game}: no search") };
        let mut state = engine.start_with(1, 2);
        for column in columns {
            let is_there = |chosen: &Move| matches!(chosen, Move::Cell(Cell { x, .. }) if x == column);
            let chosen = engine.moves(&state).into_iter().find(is_there).unwrap();
            engine.play(&mut state, &chosen).unwrap();
        }
        let (limits, parts) = (DecisionLimits::of_work(2_000), Parts::default());
        let how = DecisionContext { engine: &engine, search, script: None, playout: None, learnt: None, limits, parts };
        let mut prover = Prover::new(&how, &state, engine.player(&state));
        assert_eq!(prover.win(None, &state, 2_000), None);
        prover.is_far_from_end()
    }

    #[test]
    fn the_end_is_far_without_threats_and_where_hardly_any_choice_ends_play() {
        assert!(is_far("hex", &[]));
        assert!(is_far("go", &[]));
        assert!(!is_far("connect-four", &[3, 0, 3, 6]), "three in a row have to be answered");
    }
}
