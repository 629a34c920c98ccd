//! Positions: what the rules only remember in order to end a long game in a draw is no part of them. In every game for several that comes
//! with the program, states of the same position have the same choices before them, whatever came before.

use super::turns::{engines, players};
use std::collections::HashMap;
use switchboard::chance::Chance;
use switchboard::play::{Engine, Move, Outcome, State, Walker};

/// How many positions of each level are examined, and how many choices lead there at most.
const PLACES: usize = 6;
const DEEP: usize = 60;
/// How many walks begin at each, and how long they are.
const WALKS: usize = 80;
const STEPS: usize = 10;

/// Plays random choices while the game goes on: a few favourites wherever they are valid, so that the same positions come again.
fn wander(walker: &mut Walker, steps: usize, favourites: &[Move], chance: &mut Chance, mut see: impl FnMut(&Walker)) {
    let mut moves = Vec::new();
    for _ in 0..steps {
        walker.moves_into(&mut moves);
        let liked: Vec<Move> = moves.iter().filter(|chosen| favourites.contains(chosen)).copied().collect();
        let Some(chosen) = chance.pick(if liked.is_empty() { &moves } else { &liked }).copied() else { return };
        if walker.play(&chosen) != Ok(Outcome::Playing) {
            return;
        }
        see(walker);
    }
}

/// What a comparison of a level found.
#[derive(Debug, Default)]
struct Found {
    /// States with a key that no state before them had, and those of them whose position had been seen.
    keys: usize,
    again: usize,
}

/// The choices of both states are the same, and lead to the same positions, except where the game ends in a draw.
fn compare(engine: &Engine, one: &State, other: &State) {
    let name = format!("{} {}", engine.game().id, engine.level());
    let moves = engine.moves(one);
    assert_eq!(moves, engine.moves(other), "{name}");
    assert_eq!(engine.player(one), engine.player(other), "{name}");
    for chosen in moves {
        let after = [one, other].map(|state| {
            let mut walker = Walker::new(engine, state);
            walker.reseed(1);
            let outcome = walker.play(&chosen).unwrap();
            (outcome, (outcome == Outcome::Playing).then(|| (walker.position_hash(), engine.moves(walker.state()))))
        });
        if after.iter().all(|(outcome, _)| *outcome != Outcome::Drawn) {
            assert_eq!(after[0], after[1], "{name}: {chosen}");
        }
    }
}

fn examine(engine: &Engine, chance: &mut Chance) -> Found {
    let mut found = Found::default();
    for _ in 0..PLACES {
        let mut walker = Walker::new(engine, &engine.start_with(chance.wide(), players(engine)));
        wander(&mut walker, chance.below(DEEP), &[], chance, |_| {});
        let begin = walker.state().clone();
        let mut favourites: Vec<Move> = engine.board_size().cells().map(Move::Cell).collect();
        chance.shuffle(&mut favourites);
        favourites.truncate(favourites.len() / 4);
        let mut known: HashMap<u64, State> = HashMap::new();
        let mut keys = HashMap::new();
        for _ in 0..WALKS {
            walker.go_to(&begin);
            wander(&mut walker, STEPS, &favourites, chance, |walker| {
                assert_eq!(walker.hash(), walker.hash_anew());
                let key = walker.key().into_owned();
                if keys.insert(key, ()).is_some() {
                    return;
                }
                found.keys += 1;
                if let Some(same) = known.get(&walker.position_hash()) {
                    found.again += 1;
                    compare(engine, same, walker.state());
                } else {
                    known.insert(walker.position_hash(), walker.state().clone());
                }
            });
        }
    }
    found
}

#[test]
fn states_of_one_position_have_the_same_choices_before_them() {
    for (number, engine) in (0..).zip(engines()) {
        let found = examine(&engine, &mut Chance::of(11, number));
        if !engine.has_history() {
            assert_eq!(found.again, 0, "{}", engine.game().id);
        }
        if engine.game().id == "chess" {
            assert!(found.again > 0);
        }
    }
}

#[test]
fn what_only_remembers_is_found_and_what_decides_is_kept() {
    let mut remembers: HashMap<String, Vec<String>> = HashMap::new();
    for engine in engines() {
        let mut names = engine.history();
        names.sort();
        remembers.insert(engine.game().id.clone(), names);
    }
    for (game, names) in [("chess", vec!["PAST", "Quiet"]), ("mlyn", vec!["Quiet"]), ("draughts", vec!["Quiet"])] {
        assert_eq!(remembers[game], names, "{game}");
    }
    // go forbids what was there before, so that the past decides
    for game in ["go", "hex", "breakthrough", "reversi", "kalah"] {
        assert!(remembers[game].is_empty(), "{game}: {:?}", remembers[game]);
    }
}
