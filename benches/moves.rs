//! One move: running the rules, finding the valid moves, testing for the end, updating the hash. The compiled program compared with the
//! literal interpreter of the tests, in both languages. Each figure is for a recorded random walk, or for the solution of a game's last
//! level; divan shows moves per second.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_sign_loss)]

use divan::Bencher;
use divan::counter::ItemsCount;
use games::{SOKOBAN_TWO, in_language, shipped, with_rules};
use std::sync::Arc;
use switchboard::game::{Game, Kind, Layout, RuleLanguage, Value, Values};
use switchboard::play::{Engine, Move};
use walks::{Walk, bench, bench_walker, walk};

mod games;
#[allow(dead_code)]
#[path = "../tests/all/literal.rs"]
mod literal;
mod walks;

fn main() {
    divan::main();
}

fn last_level(game: &Game) -> usize {
    game.levels.len() - 1
}

#[divan::bench]
fn sokoban_language_1(bencher: Bencher) {
    let game = shipped("sokoban");
    let level = last_level(&game);
    bench(bencher, walk(game, level));
}

/// The literal interpreter with exactly the moves of `sokoban_language_1`.
#[divan::bench(sample_count = 20, sample_size = 1)]
fn sokoban_language_1_literal(bencher: Bencher) {
    let game = shipped("sokoban");
    let level = last_level(&game);
    let start = world(&game.levels[level].layout);
    let rules = literal_rules(&game);
    let moves = walk(game, level).moves;
    bench_literal(bencher, &rules, &start, &moves);
}

#[divan::bench]
fn sokoban_language_1_read_as_2(bencher: Bencher) {
    let game = in_language(shipped("sokoban"), RuleLanguage::Two);
    let level = last_level(&game);
    bench(bencher, walk(game, level));
}

#[divan::bench]
fn sokoban_language_2(bencher: Bencher) {
    let game = with_rules(shipped("sokoban"), &SOKOBAN_TWO);
    let level = last_level(&game);
    bench(bencher, walk(game, level));
}

#[divan::bench]
fn sokoban_language_1_walker(bencher: Bencher) {
    let game = shipped("sokoban");
    let level = last_level(&game);
    bench_walker(bencher, walk(game, level), true);
}

#[divan::bench]
fn sokoban_language_2_walker(bencher: Bencher) {
    let game = with_rules(shipped("sokoban"), &SOKOBAN_TWO);
    let level = last_level(&game);
    bench_walker(bencher, walk(game, level), true);
}

/// Those of the original program's thirteen games that are in its language.
const GAMES: [&str; 10] = [
    "blackout",
    "fifteen",
    "klondike",
    "knights-tour",
    "lights-out",
    "maze",
    "netwalk",
    "pexeso",
    "sokoban",
    "victorian",
];

/// The recorded solution of the last level: in Klondike that is the board of 1898.
fn solved(game: &Game) -> Vec<Move> {
    Move::read_list(&game.levels[last_level(game)].solution).unwrap_or_else(|fault| panic!("{fault}"))
}

#[divan::bench(args = GAMES)]
fn each_game(bencher: Bencher, id: &str) {
    let game = shipped(id);
    let (moves, level) = (solved(&game), last_level(&game));
    let engine = Engine::new(Arc::new(game), level).unwrap_or_else(|p| panic!("{p:?}"));
    bench(bencher, Walk { engine, moves });
}

#[divan::bench(sample_count = 40, sample_size = 1, args = GAMES)]
fn each_game_literal(bencher: Bencher, id: &str) {
    let game = shipped(id);
    let moves: Vec<Move> = solved(&game).into_iter().take(20).collect();
    bench_literal(bencher, &literal_rules(&game), &world(&game.levels[last_level(&game)].layout), &moves);
}

/// The same game in language 1 and in language 2.
const BOTH: [&str; 6] = ["klondike", "klondike-two", "netwalk", "netwalk-two", "lights-out", "lights-two"];

/// The recorded solution of the last level, as searches move.
#[divan::bench(args = BOTH)]
fn both_languages_solved(bencher: Bencher, id: &str) {
    let game = shipped(id);
    let (moves, level) = (solved(&game), last_level(&game));
    let engine = Engine::new(Arc::new(game), level).unwrap_or_else(|p| panic!("{p:?}"));
    bench_walker(bencher, Walk { engine, moves }, true);
}

/// A random walk in the last level, as searches move.
#[divan::bench(args = BOTH)]
fn both_languages_walk(bencher: Bencher, id: &str) {
    let game = shipped(id);
    let level = last_level(&game);
    bench_walker(bencher, walk(game, level), true);
}

fn literal_rules(game: &Game) -> Vec<(String, bool)> {
    let Kind::Rules(rules) = &game.kind else { panic!("a game of rules") };
    rules.rules.iter().map(|r| (r.contents.clone(), r.breaks)).collect()
}

fn bench_literal(bencher: Bencher, rules: &[(String, bool)], start: &literal::World, moves: &[Move]) {
    bencher.counter(ItemsCount::new(moves.len())).bench_local(|| {
        let mut slow = literal::Game::new(rules.to_vec(), start.clone(), 0);
        for chosen in moves {
            if let Move::Cell(cell) = chosen {
                divan::black_box(slow.play(cell.x.into(), cell.y.into()));
            }
        }
    });
}

fn world(layout: &Layout) -> literal::World {
    let value = |value: &Value| match value {
        Value::Text(name) => literal::Value::Text(name.key().to_owned()),
        Value::Int(number) => literal::Value::Int(*number),
        Value::Bool(bool) => literal::Value::Bool(*bool),
    };
    let items = layout.items.iter().map(|i| (i.name.key().to_owned(), value(&i.value))).collect();
    let matrices = layout.matrices.iter().map(|m| {
        let cells: Vec<literal::Value> = match &m.values {
            Values::Text(names) => names.iter().map(|n| literal::Value::Text(n.key().to_owned())).collect(),
            Values::Int(numbers) => numbers.iter().map(|n| literal::Value::Int(*n)).collect(),
            Values::Bool(bools) => bools.iter().map(|b| literal::Value::Bool(*b)).collect(),
        };
        let rows = cells.chunks(m.size.width.into()).map(<[_]>::to_vec).collect();
        literal::Matrix { name: m.name.key().to_owned(), rows }
    });
    literal::World { items, matrices: matrices.collect() }
}
