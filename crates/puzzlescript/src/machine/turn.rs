//! A turn: the order in which rules are tried, and what a rule changes.

use super::board::ObjectBoard;
use super::matches::{Match, Tuples};
use super::rigid::Rigid;
use super::{Effects, MAX_LOOPS, MAX_RIGID, MAX_ROUNDS, MAX_WORK, MachineRules, RuleStage};
use crate::bits::Bits;
use crate::chance::PuzzleChance;
use crate::compile::{CellChanges, Compiled, Group, RowPattern};
use crate::read::RuleCommand;

/// The work of changing a cell, in cells looked at.
const CHANGE_WORK: u64 = 16;
/// The work of a turn for each cell of the board, whatever its rules do, in cells looked at.
const TURN_WORK: u64 = 4;

/// A turn in progress.
pub(super) struct RunningTurn<'a, const O: usize, const M: usize> {
    pub board: &'a mut ObjectBoard<O, M>,
    pub rules: &'a MachineRules<O, M>,
    pub rigid: Rigid<M>,
    pub effects: Effects<O>,
    chance: &'a mut PuzzleChance,
}

impl<const O: usize, const M: usize> ObjectBoard<O, M> {
    /// Plays one turn: players start to move (five bits of a direction or of action), rules, movements, late rules.
    pub fn turn(&mut self, rules: &MachineRules<O, M>, go: Option<u8>, chance: &mut PuzzleChance) -> Effects<O> {
        self.work += self.cells.len() as u64 * TURN_WORK;
        self.look();
        self.players.clear();
        let mut turn = RunningTurn { board: self, rules, rigid: Rigid::default(), effects: Effects::default(), chance };
        if let Some(go) = go {
            turn.set_out(go);
        }
        if turn.early() {
            turn.run(&rules.late, &[]);
        }
        if turn.board.work > MAX_WORK {
            turn.effects.stop();
        }
        turn.effects
    }
}

impl<'a, const O: usize, const M: usize> RunningTurn<'a, O, M> {
    /// Gives all players a movement.
    fn set_out(&mut self, go: u8) {
        let mut players = std::mem::take(&mut self.board.players);
        players.extend(self.board.players(self.rules));
        for at in &players {
            let cell = self.board.cell(*at);
            let mut moves = self.board.movement(*at);
            for (layer, player) in &self.rules.player_layers {
                if cell.meets(player) {
                    moves.add_layer(*layer, go);
                }
            }
            self.board.put(*at, cell, moves);
        }
        self.board.players = players;
    }

    /// Runs rules and movements until no rigid rule is blocked. Returns whether that succeeded within the limit.
    fn early(&mut self) -> bool {
        let early = &self.rules.early;
        if !early.has_rigid {
            self.run(early, &[]);
            self.resolve(&mut []);
            return true;
        }
        let begun = (self.board.cells.clone(), self.board.moves.clone());
        let mut banned = vec![false; early.groups.len()];
        for _ in 0..MAX_RIGID {
            self.rigid = Rigid::new(self.board.cells.len());
            self.run(early, &banned);
            if !self.resolve(&mut banned) {
                return true;
            }
            for (at, (cell, moves)) in begun.0.iter().zip(&begun.1).enumerate() {
                self.board.put(at, *cell, *moves);
            }
            // what could not move is still heard
            let stopped = std::mem::take(&mut self.effects.stopped);
            let Effects { last, endless, .. } = self.effects;
            self.effects = Effects { stopped, last, endless, ..Effects::default() };
        }
        self.effects.stop();
        for (at, cell) in begun.0.iter().enumerate() {
            self.board.put(at, *cell, Bits::default());
        }
        self.board.rest();
        false
    }

    /// Runs the groups of a stage.
    #[expect(clippy::indexing_slicing, reason = "loops are listed for each group and past the last")]
    fn run(&mut self, stage: &'a RuleStage<O, M>, banned: &[bool]) {
        let mut at = 0;
        let mut changed = false;
        let mut loops = 0;
        while let Some(group) = stage.groups.get(at) {
            if banned.get(at) != Some(&true) {
                changed |= self.run_group(group);
            }
            let mut jump = if changed { stage.loops[at] } else { None };
            if jump.is_none() {
                at += 1;
                if at == stage.groups.len() && changed {
                    jump = stage.loops[at];
                }
            }
            if let Some(target) = jump {
                at = target;
                changed = false;
                loops += 1;
                if loops > MAX_LOOPS {
                    self.effects.stop();
                    break;
                }
            }
        }
    }

    /// Tries the rules of a group until none changes anything; returns whether one did.
    fn run_group(&mut self, group: &'a Group<O, M>) -> bool {
        if group.random {
            return self.run_random(group);
        }
        let count = group.rules.len();
        let mut any = false;
        let mut idle = 0;
        for round in 1.. {
            if round > MAX_ROUNDS {
                self.effects.stop();
                break;
            }
            let mut changed = false;
            if group.asks_chance {
                // each round asks all rules: those that match draw a random number even if nothing changes
                idle = 0;
            }
            for rule in &group.rules {
                if self.try_rule(rule) {
                    changed = true;
                    idle = 0;
                } else {
                    idle += 1;
                }
                if idle == count {
                    break;
                }
            }
            if !changed {
                break;
            }
            any = true;
        }
        any
    }

    /// Applies one rule of a group at one place, chosen at random; returns whether it changed anything.
    fn run_random(&mut self, group: &'a Group<O, M>) -> bool {
        let mut all = Vec::new();
        for rule in &group.rules {
            if let Some(found) = self.board.find(rule) {
                let mut tuples = Tuples::new(&found);
                while let Some(tuple) = tuples.next() {
                    all.push((rule, tuple.to_vec()));
                }
                self.board.give_back(found);
            }
        }
        if all.is_empty() {
            return false;
        }
        let Some((rule, tuple)) = all.get(self.chance.below(all.len())) else { return false };
        let changed = self.apply(rule, tuple);
        self.effects.take_commands(rule);
        changed
    }

    /// Applies a rule wherever it matches; returns whether it changed anything.
    #[inline]
    fn try_rule(&mut self, rule: &Compiled<O, M>) -> bool {
        if !self.board.may_match(rule) {
            return false;
        }
        if let [only] = rule.patterns.as_slice() { self.try_one(rule, only) } else { self.try_several(rule) }
    }

    /// Applies a rule with a single pattern wherever it matches; returns whether it changed anything.
    fn try_one(&mut self, rule: &Compiled<O, M>, pattern: &RowPattern<O, M>) -> bool {
        let mut places = self.board.room.pop().unwrap_or_default();
        let found = self.board.find_places(pattern, rule.direction, &mut places);
        let mut changed = false;
        if found {
            self.board.work += (places.len() * pattern.len()) as u64;
            for (index, place) in places.iter().enumerate().take_while(|_| rule.changes) {
                let tuple = std::slice::from_ref(place);
                if index == 0 || self.board.matches_at(rule, tuple) {
                    changed |= self.apply(rule, tuple);
                }
            }
            self.effects.take_commands(rule);
        }
        self.board.room.push(places);
        changed
    }

    /// Applies a rule with several patterns at every combination of their places; returns whether it changed anything.
    fn try_several(&mut self, rule: &Compiled<O, M>) -> bool {
        let Some(found) = self.board.find(rule) else { return false };
        let mut changed = false;
        if rule.changes {
            let mut tuples = Tuples::new(&found);
            let mut first = true;
            while let Some(tuple) = tuples.next() {
                if std::mem::take(&mut first) || self.board.matches_at(rule, tuple) {
                    changed |= self.apply(rule, tuple);
                }
            }
        }
        self.board.give_back(found);
        self.effects.take_commands(rule);
        changed
    }

    /// Changes the cells of a rule that matches at these places; returns whether a cell changed.
    fn apply(&mut self, rule: &Compiled<O, M>, tuple: &[Match]) -> bool {
        let step = self.board.step(rule.direction);
        let mut changed = false;
        for (pattern, place) in rule.patterns.iter().zip(tuple) {
            for (part, first) in pattern.parts.iter().zip(place) {
                let mut at = *first;
                for cell in part {
                    if let Some(change) = &cell.change {
                        changed |= self.change(change, at, rule.rigid);
                    }
                    at = at.wrapping_add(step);
                }
            }
        }
        changed
    }

    fn change(&mut self, change: &CellChanges<O, M>, at: usize, rigid: Option<u8>) -> bool {
        let (mut clear, mut set, mut go) = (change.clear, change.set, change.go);
        let mut still = change.still.or(&change.decided);
        if !change.one_of.is_empty()
            && let Some((id, layer)) = change.one_of.get(self.chance.below(change.one_of.len()))
        {
            set.set(*id);
            if let Some(mask) = self.rules.layers.get(*layer) {
                clear.add(mask);
            }
            still.add_layer(*layer, 31);
        }
        for layer in &change.any_way {
            go.add_layer(*layer, 1 << self.chance.below(4));
        }
        self.board.work += CHANGE_WORK;
        let (cell, moves) = (self.board.cell(at), self.board.movement(at));
        let objects = cell.without(&clear).or(&set);
        let movement = moves.without(&still).or(&go);
        let layers = self.rules.layers.len();
        let rigid_changed = rigid.is_some_and(|group| self.rigid.mark(at, group, &change.decided, layers));
        if self.board.put(at, objects, movement) {
            self.effects.created.add(&objects.without(&cell));
            self.effects.destroyed.add(&cell.without(&objects));
            return true;
        }
        rigid_changed
    }
}

impl<const O: usize> Effects<O> {
    /// Records that a limit was reached.
    fn stop(&mut self) {
        self.endless.get_or_insert(self.last);
    }

    /// Records the commands of a rule that matched. Cancel overrides all others, and restart all but cancel.
    fn take_commands<const M: usize>(&mut self, rule: &Compiled<O, M>) {
        self.last = rule.line;
        if rule.commands.is_empty() || self.has(&RuleCommand::Cancel) {
            return;
        }
        let cancels = rule.commands.contains(&RuleCommand::Cancel);
        let restarts = rule.commands.contains(&RuleCommand::Restart);
        if self.has(&RuleCommand::Restart) && !cancels {
            return;
        }
        if cancels || restarts {
            self.commands.clear();
        }
        for command in rule.commands.iter() {
            let kind = std::mem::discriminant(command);
            let is_there = |c: &RuleCommand| match (c, command) {
                (RuleCommand::Sound(a), RuleCommand::Sound(b)) => a == b,
                _ => std::mem::discriminant(c) == kind,
            };
            if !self.commands.iter().any(is_there) {
                self.commands.push(command.clone());
            }
        }
    }
}
