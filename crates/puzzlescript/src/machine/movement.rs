//! Resolves movements.

use super::turn::RunningTurn;
use crate::bits::Bits;
use crate::rule::RuleDirection;

/// The bit of a layer's five that stands for an action, which moves nowhere.
const ACTION: u8 = 16;

impl<const O: usize, const M: usize> RunningTurn<'_, O, M> {
    /// Moves objects until nothing can move any more. Returns whether a rigid group was blocked; it is banned then.
    pub(super) fn resolve(&mut self, banned: &mut [bool]) -> bool {
        let mut moving = std::mem::take(&mut self.board.moving);
        moving.retain(|at| !self.board.movement(*at).is_empty());
        moving.sort_unstable();
        moving.dedup();
        let mut moved = true;
        while moved {
            moved = false;
            for at in &moving {
                moved |= self.move_from(*at);
            }
            moving.retain(|at| !self.board.movement(*at).is_empty());
        }
        let mut stuck = false;
        for at in moving.drain(..) {
            let (cell, mut moves) = (self.board.cell(at), self.board.movement(at));
            if let Some(held_up) = self.rigid.held_up(at, &moves) {
                moves = held_up;
                stuck |= self.ban(at, &moves, banned);
            }
            for heard in &self.rules.stops {
                if heard.objects.meets(&cell)
                    && heard.moves.meets(&moves)
                    && !self.effects.stopped.contains(&heard.seed)
                {
                    self.effects.stopped.push(heard.seed.clone());
                }
            }
            self.board.put(at, cell, Bits::default());
        }
        self.board.moving = moving;
        self.board.rest();
        stuck
    }

    /// Bans the rigid group that determined these movements; returns whether it was not banned before.
    fn ban(&self, at: usize, moves: &Bits<M>, banned: &mut [bool]) -> bool {
        let Some(group) = self.rigid.group(at, moves, self.rules.layers.len()) else { return false };
        let place = self.rules.early.groups.iter().position(|g| g.rigid == Some(group));
        place.and_then(|place| banned.get_mut(place)).is_some_and(|ban| !std::mem::replace(ban, true))
    }

    /// Moves what can leave a cell, or acts on it; returns whether anything did.
    fn move_from(&mut self, at: usize) -> bool {
        let mut moves = self.board.movement(at);
        if moves.is_empty() {
            return false;
        }
        let mut any = false;
        for (layer, mask) in self.rules.layers.iter().enumerate() {
            let five = moves.layer(layer);
            if five != 0 && self.move_layer(at, (layer, mask), five) {
                moves.clear_layer(layer, five);
                any = true;
            }
        }
        let cell = self.board.cell(at);
        self.board.put(at, cell, moves);
        any
    }

    fn move_layer(&mut self, at: usize, (layer, mask): (usize, &Bits<O>), five: u8) -> bool {
        let direction = RuleDirection::ALL.into_iter().find(|d| d.bit() == five);
        let (dx, dy) = direction.map_or((0, 0), RuleDirection::step);
        let (width, height) = (self.board.width, self.board.height);
        let (x, y) = (at / height, at % height);
        let (Some(to_x), Some(to_y)) = (x.checked_add_signed(dx), y.checked_add_signed(dy)) else { return false };
        if to_x >= width || to_y >= height {
            return false;
        }
        let to = to_x * height + to_y;
        let source = self.board.cell(at);
        let target = self.board.cell(to);
        if five != ACTION && target.meets(mask) {
            return false;
        }
        let moves = self.board.movement(at);
        for heard in self.rules.moves.iter().filter(|heard| heard.layer == layer) {
            if heard.objects.meets(&source) && heard.moves.meets(&moves) && !self.effects.moved.contains(&heard.seed) {
                self.effects.moved.push(heard.seed.clone());
            }
        }
        if to != at {
            let arriving = self.board.movement(to);
            self.board.put(at, source.without(mask), moves);
            self.board.put(to, target.or(&source.and(mask)), arriving);
        }
        true
    }
}
