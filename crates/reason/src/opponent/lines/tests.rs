//! The search against plain negamax over turns, which knows no table, no window and no order.

use super::super::DecisionLimits;
use super::super::folder;
use super::super::player::{self, Mind};
use super::super::turns::MAX_CHOICES;
use super::*;
use std::path::Path;
use std::sync::Arc;
use switchboard_engine::play::Engine;

/// How the line before a position was.
struct Plain<'a> {
    how: &'a DecisionContext<'a>,
    seed: u64,
    line: Vec<u64>,
}

impl Plain<'_> {
    /// Where turns from here end, and how: all that one choice reaches, then all that two reach, and so on.
    fn ends(&self, state: &State) -> Vec<(State, Outcome)> {
        let engine = self.how.engine;
        let mover = engine.player(state);
        let mut seen = vec![engine.position_hash(state)];
        let mut ends = Vec::new();
        let mut layer = vec![state.clone()];
        for choices in 1..=MAX_CHOICES {
            let mut further = Vec::new();
            for from in layer {
                for chosen in engine.moves(&from) {
                    let mut next = from.clone();
                    if engine.play(&mut next, &chosen).is_err() {
                        continue;
                    }
                    let (hash, outcome) = (engine.position_hash(&next), engine.outcome(&next));
                    let goes_on = outcome == Outcome::Playing && engine.player(&next) == mover;
                    if goes_on && seen.contains(&hash) {
                        continue;
                    }
                    seen.push(hash);
                    if goes_on && choices < MAX_CHOICES { further.push(next) } else { ends.push((next, outcome)) }
                }
            }
            layer = further;
        }
        ends
    }

    fn value(&mut self, state: &State, depth: i16, ply: usize) -> i32 {
        let engine = self.how.engine;
        if depth == 0 {
            return self.how.score(state, self.seed).unwrap_or(0).clamp(-MAX_SCORE, MAX_SCORE);
        }
        let hash = engine.position_hash(state);
        if ply > 0 && self.line.contains(&hash) {
            return 0;
        }
        self.line.push(hash);
        let ends = self.ends(state);
        let mover = engine.player(state);
        let sure = WIN - i32::try_from(ply).unwrap_or(0);
        let value = |(next, outcome): &(State, Outcome), plain: &mut Self| match winner(*outcome, mover) {
            Some(player) => {
                if player == mover {
                    sure
                } else {
                    -sure
                }
            }
            None if *outcome == Outcome::Lost => -sure,
            None if *outcome != Outcome::Playing => 0,
            None if engine.player(next) == mover => plain.value(next, depth - 1, ply + 1),
            None => -plain.value(next, depth - 1, ply + 1),
        };
        let best = ends.iter().map(|end| value(end, self)).max().unwrap_or(0);
        self.line.pop();
        best
    }
}

/// Compares the values of the root at some positions of a random walk.
fn compare(name: &str, level: usize, deepest: i16, positions: usize) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games").join(name);
    let game = folder::read(&path).unwrap().game.unwrap();
    let engine = Engine::new(Arc::new(game), level).unwrap();
    let who = player::find(&engine, "Reckoner").unwrap().unwrap();
    let Mind::Searches(search, script) = &who.mind else { panic!("{name}: no search") };
    let mut chance = Chance::new(7);
    let mut state = engine.start_with(1, 2);
    let mut compared = 0;
    for step in 0.. {
        if compared == positions {
            return;
        }
        let moves = engine.moves(&state);
        let is_over = engine.outcome(&state) != Outcome::Playing || moves.is_empty();
        if is_over {
            state = engine.start_with(chance.wide(), 2);
            continue;
        }
        if step % 5 == 4 && moves.len() > 1 {
            compared += 1;
            for depth in 1..=deepest {
                for parts in [
                    Parts { loud: false, reductions: false, forced: false, ..Parts::default() },
                    Parts {
                        loud: false,
                        reductions: false,
                        forced: false,
                        table: false,
                        order: false,
                        ..Parts::default()
                    },
                ] {
                    let limits = DecisionLimits::of_work(u64::MAX);
                    let mut search = *search;
                    search.depth = depth.try_into().unwrap();
                    let (engine, script) = (&engine, script.as_ref());
                    let how = DecisionContext { engine, search, script, playout: None, learnt: None, limits, parts };
                    let mut lines = Lines::new(&how, &state, &moves, &mut chance);
                    lines.best(u64::MAX).unwrap();
                    let mut plain = Plain { how: &how, seed: lines.seed, line: Vec::new() };
                    let expected = plain.value(&state, depth, 0);
                    assert_eq!(lines.value, expected, "{name} level {level}, step {step}, depth {depth}, {parts:?}");
                }
            }
        }
        let chosen = chance.pick(&moves).copied().unwrap();
        engine.play(&mut state, &chosen).unwrap();
    }
}

#[test]
fn the_value_is_that_of_plain_negamax() {
    for (name, level, deepest, positions) in [
        ("connect-four", 0, 4, 4),
        ("reversi", 0, 3, 3),
        ("breakthrough", 0, 2, 3),
        ("mlyn", 0, 2, 3),
        ("kalah", 0, 2, 3),
        ("draughts", 0, 3, 3),
        ("chess", 0, 2, 1),
    ] {
        compare(name, level, deepest, positions);
    }
}
