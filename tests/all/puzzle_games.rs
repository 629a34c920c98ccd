//! The PuzzleScript games that come with the program: ten levels each, with a solution for every one.

use super::games::games;
use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use switchboard::game::{Game, Kind};
use switchboard::play::{Engine, Move, Outcome};
use switchboard::puzzlescript::LevelEntry;
use switchboard::solve::{Aim, Answer, Budget, solve};

/// A shortest solution of each level, by game, in order.
fn solutions() -> BTreeMap<String, Vec<Vec<Move>>> {
    let mut all: BTreeMap<String, Vec<Vec<Move>>> = BTreeMap::new();
    for line in include_str!("../data/puzzlescript/solutions.txt").lines() {
        let (game, rest) = line.split_once(' ').unwrap();
        let (number, moves) = rest.split_once(' ').unwrap();
        let ways = all.entry(game.to_owned()).or_default();
        ways.push(Move::read_list(moves).unwrap());
        assert_eq!(number.parse(), Ok(ways.len()), "{game}");
    }
    all
}

fn shipped() -> Vec<Arc<Game>> {
    games().into_iter().filter(|game| matches!(game.kind, Kind::PuzzleScript(_))).collect()
}

#[test]
fn each_game_has_ten_levels_with_a_way_through_each_and_the_last_is_longer() {
    let solutions = solutions();
    let games = shipped();
    assert!(games.len() >= 8 && solutions.keys().eq(games.iter().map(|game| &game.id)));
    for game in games {
        let ways = &solutions[&game.id];
        assert_eq!((game.levels.len(), ways.len()), (10, 10), "{}", game.id);
        assert!(ways[9].len() >= 2 * ways[0].len(), "{}", game.id);
        for (level, way) in ways.iter().enumerate() {
            let engine = Engine::new(Arc::clone(&game), level).unwrap();
            let mut state = engine.start(0);
            for (number, chosen) in way.iter().enumerate() {
                assert_eq!(engine.outcome(&state), Outcome::Playing, "{} {level} {number}", game.id);
                engine.play(&mut state, chosen).unwrap();
            }
            assert_eq!(engine.outcome(&state), Outcome::Finished, "{} {level}", game.id);
        }
    }
}

#[test]
fn no_two_levels_are_one_turned_or_mirrored() {
    for game in shipped() {
        let Kind::PuzzleScript(script) = &game.kind else { continue };
        let mut seen = HashSet::new();
        for entry in script.entries() {
            let LevelEntry::Board { rows, .. } = entry else { continue };
            let mut board: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
            let mut all = Vec::new();
            for _ in 0..4 {
                board = (0..board[0].len()).map(|x| board.iter().rev().map(|row| row[x]).collect()).collect();
                all.push(board.clone());
                all.push(board.iter().rev().cloned().collect());
            }
            assert!(seen.insert(all.into_iter().min().unwrap()), "{} {rows:?}", game.id);
        }
    }
}

#[test]
fn the_solver_proves_the_first_ways_shortest() {
    let solutions = solutions();
    for game in shipped() {
        for (level, known) in solutions[&game.id].iter().enumerate().take(2) {
            let engine = Engine::new(Arc::clone(&game), level).unwrap();
            let report = solve(&engine, &engine.start(0), Aim::Shortest, &Budget::default());
            let Answer::Solved { moves, shortest: true } = &report.answer else { panic!("{report:?}") };
            assert_eq!(moves.len(), known.len(), "{} {level}", game.id);
        }
    }
}
