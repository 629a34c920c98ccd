//! Where a rule matches. Rules only look at lines of the board that changed since they found nothing there.

use super::board::Board;
use crate::puzzlescript::compile::{Compiled, Pattern, Place, Test};
use crate::puzzlescript::rule::Direction;

/// A place where a pattern matches: the first cells of its parts.
pub(super) type Match = [usize; 3];

impl<const O: usize, const M: usize> Board<O, M> {
    /// All places of each pattern; none if one of them has no place. `number` is that of the rule's first pattern.
    pub(super) fn find(&mut self, rule: &Compiled<O, M>, number: usize) -> Option<Vec<Vec<Match>>> {
        let mut found = Vec::with_capacity(rule.patterns.len());
        for (index, pattern) in rule.patterns.iter().enumerate() {
            let number = number + index;
            let since = self.barren.get(number).copied().unwrap_or(0);
            if since >= self.clock {
                return None;
            }
            let places = self.find_pattern(pattern, rule.direction, since);
            if places.is_empty() {
                if let Some(barren) = self.barren.get_mut(number) {
                    *barren = self.clock;
                }
                return None;
            }
            found.push(places);
        }
        Some(found)
    }

    /// The places of a pattern on lines that changed after `since`.
    fn find_pattern(&self, pattern: &Pattern<O, M>, direction: Direction, since: u64) -> Vec<Match> {
        let mut places = Vec::new();
        let length = pattern.len();
        let across = !direction.is_vertical();
        let (lines, along) = if across { (self.height, self.width) } else { (self.width, self.height) };
        if length > along {
            return places;
        }
        let versions = if across { &self.changed_rows } else { &self.changed_columns };
        let forward = matches!(direction, Direction::Right | Direction::Down);
        let (from, to) = if forward { (0, along - length) } else { (length - 1, along - 1) };
        let stride = if across { self.height } else { 1 };
        let back = if forward { stride } else { stride.wrapping_neg() };
        let held = if across { &self.rows } else { &self.columns };
        for (line, (version, held)) in versions.iter().zip(held).enumerate().take(lines) {
            let may_match = held.objects.contains(&pattern.needs) && held.moves.contains(&pattern.needs_moving);
            if *version <= since || !may_match {
                continue;
            }
            let origin = if across { line } else { line * self.height };
            for position in from..=to {
                let first = origin + position * stride;
                if let [only] = pattern.parts.as_slice() {
                    if self.matches(only, first, back) {
                        places.push([first, 0, 0]);
                    }
                } else {
                    let room = if forward { along - position - length } else { position + 1 - length };
                    self.find_parts(pattern, first, back, room, &mut places);
                }
            }
        }
        places
    }

    /// Places with gaps of at most `room` cells together.
    fn find_parts(&self, pattern: &Pattern<O, M>, first: usize, step: usize, room: usize, places: &mut Vec<Match>) {
        let (Some(head), Some(middle)) = (pattern.parts.first(), pattern.parts.get(1)) else { return };
        if !self.matches(head, first, step) {
            return;
        }
        for gap in 0..=room {
            let second = first.wrapping_add(step.wrapping_mul(head.len() + gap));
            if !self.matches(middle, second, step) {
                continue;
            }
            match pattern.parts.get(2) {
                None => places.push([first, second, 0]),
                Some(tail) => {
                    for more in 0..=room - gap {
                        let third = second.wrapping_add(step.wrapping_mul(middle.len() + more));
                        if self.matches(tail, third, step) {
                            places.push([first, second, third]);
                        }
                    }
                }
            }
        }
    }

    /// Whether a part of a pattern matches from a cell on.
    #[inline]
    fn matches(&self, part: &[Place<O, M>], first: usize, step: usize) -> bool {
        let mut at = first;
        for place in part {
            if !self.holds(&place.test, at) {
                return false;
            }
            at = at.wrapping_add(step);
        }
        true
    }

    /// Whether a cell passes a test.
    #[inline]
    fn holds(&self, test: &Test<O, M>, at: usize) -> bool {
        let (Some(cell), Some(moves)) = (self.cells.get(at), self.moves.get(at)) else { return false };
        cell.contains(&test.present)
            && !cell.meets(&test.absent)
            && moves.contains(&test.moving)
            && !moves.meets(&test.resting)
            && test.one_of.iter().all(|any| cell.meets(any))
    }

    /// From a cell to the next in a direction, to be added with wrapping.
    pub(super) fn step(&self, direction: Direction) -> usize {
        match direction {
            Direction::Down => 1,
            Direction::Up => 1usize.wrapping_neg(),
            Direction::Right => self.height,
            Direction::Left => self.height.wrapping_neg(),
        }
    }

    /// Whether a rule matches at these places, one for each pattern.
    pub(super) fn matches_at(&self, rule: &Compiled<O, M>, tuple: &[Match]) -> bool {
        let step = self.step(rule.direction);
        rule.patterns.iter().zip(tuple).all(|(pattern, place)| {
            pattern.parts.iter().zip(place).all(|(part, first)| self.matches(part, *first, step))
        })
    }
}

/// All combinations of places, those of the first pattern changing fastest.
pub(super) fn tuples(found: &[Vec<Match>]) -> Vec<Vec<Match>> {
    let mut all: Vec<Vec<Match>> = vec![Vec::new()];
    for places in found {
        all = places
            .iter()
            .flat_map(|place| all.iter().map(|before| before.iter().copied().chain([*place]).collect()))
            .collect();
    }
    all
}
