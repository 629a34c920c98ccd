//! Breadth-first search with the walker alone: how many new states a second the compiled rules can feed to a search.
//! Sokoban, languages 1 and 2, a level whose states do not fit into the processor's cache. divan shows new states a second.

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_possible_truncation)]

use divan::Bencher;
use divan::counter::ItemsCount;
use std::sync::Arc;
use switchboard::game::Game;
use switchboard::play::{Engine, Move, Outcome, Walker};

#[allow(dead_code)]
mod games;

/// New states of one search.
const STATES: usize = 3_000_000;
/// Places of the table: a power of two, at most three quarters of them taken.
const PLACES: usize = 1 << 22;
/// No state lies here.
const NONE: u64 = u64::MAX;

fn main() {
    divan::main();
}

/// All states found, each once. Beside its key a state takes 8 bytes of hash, 4 of parent and 11 of table (8 bytes at
/// three quarters taken), 23 together.
struct Found {
    key_bytes: usize,
    keys: Vec<u8>,
    hashes: Vec<u64>,
    parents: Vec<u32>,
    /// Upper half of the hash and the state's number.
    table: Vec<u64>,
}

impl Found {
    fn new(key_bytes: usize) -> Self {
        Self {
            key_bytes,
            keys: Vec::with_capacity(STATES * key_bytes),
            hashes: Vec::with_capacity(STATES),
            parents: Vec::with_capacity(STATES),
            table: vec![NONE; PLACES],
        }
    }

    fn key(&self, number: usize) -> &[u8] {
        &self.keys[number * self.key_bytes..(number + 1) * self.key_bytes]
    }

    /// Reads what adding these states will ask for: fetched side by side, it then lies in the cache.
    fn fetch(&self, waiting: &Waiting) {
        let held = waiting.hashes.iter().map(|hash| self.table[place_of(*hash)]);
        for (held, hash) in held.collect::<Vec<u64>>().into_iter().zip(&waiting.hashes) {
            if held != NONE && held >> 32 == spread(*hash) >> 32 {
                let key = self.key(held as u32 as usize);
                std::hint::black_box((key[0], key[key.len() - 1]));
            }
        }
    }

    /// Adds all these states unless they are known.
    fn add_all(&mut self, waiting: &mut Waiting) {
        self.fetch(waiting);
        for (number, key) in waiting.keys.chunks_exact(self.key_bytes).enumerate() {
            self.add(key, waiting.hashes[number], waiting.parents[number]);
        }
        waiting.keys.clear();
        waiting.hashes.clear();
        waiting.parents.clear();
    }

    /// Adds a state unless it is known.
    fn add(&mut self, key: &[u8], hash: u64, parent: u32) {
        let tag = spread(hash) >> 32 << 32;
        let mut place = place_of(hash);
        loop {
            let held = self.table[place];
            if held == NONE {
                break;
            }
            if held >> 32 << 32 == tag && self.key(held as u32 as usize) == key {
                return;
            }
            place = (place + 1) & (PLACES - 1);
        }
        self.table[place] = tag | self.hashes.len() as u64;
        self.keys.extend_from_slice(key);
        self.hashes.push(hash);
        self.parents.push(parent);
    }
}

fn spread(hash: u64) -> u64 {
    hash.wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn place_of(hash: u64) -> usize {
    (spread(hash) ^ spread(hash) >> 40) as usize & (PLACES - 1)
}

/// States that wait to be added together, as `solve` does it.
#[derive(Default)]
struct Waiting {
    keys: Vec<u8>,
    hashes: Vec<u64>,
    parents: Vec<u32>,
}

/// How many are added together.
const TOGETHER: usize = 64;

/// Searches from the start until so many states are found or there are no more; tells how many were found and how many
/// moves were played.
fn breadth_first(engine: &Engine) -> (usize, usize) {
    let start = engine.start(1);
    let mut walker = Walker::new(engine, &start);
    let mut found = Found::new(walker.key_bytes());
    found.add(walker.key(), walker.hash(), u32::MAX);
    let (mut moves, mut key, mut played): (Vec<Move>, Vec<u8>, usize) = (Vec::new(), Vec::new(), 0);
    let mut next = 0;
    let mut waiting = Waiting::default();
    while found.hashes.len() < STATES {
        if next >= found.hashes.len() {
            let met = found.hashes.len();
            found.add_all(&mut waiting);
            if found.hashes.len() == met {
                break;
            }
            continue;
        }
        let hash = found.hashes[next];
        key.clear();
        key.extend_from_slice(found.key(next));
        walker.put_back(&key, hash, 0);
        walker.moves_into(&mut moves);
        for (number, chosen) in moves.iter().enumerate() {
            if number > 0 {
                walker.put_back(&key, hash, 0);
            }
            played += 1;
            match walker.play(chosen) {
                Ok(Outcome::Playing) => {
                    waiting.keys.extend_from_slice(walker.key());
                    waiting.hashes.push(walker.hash());
                    waiting.parents.push(next as u32);
                }
                Ok(_) => {}
                Err(refused) => panic!("{refused:?}"),
            }
        }
        if waiting.hashes.len() >= TOGETHER {
            found.add_all(&mut waiting);
        }
        next += 1;
    }
    (found.hashes.len(), played)
}

/// The first level that has enough states.
fn large(game: Game) -> Engine {
    let game = Arc::new(game);
    let engines = (0..game.levels.len()).map(|level| Engine::new(Arc::clone(&game), level).unwrap());
    let engine = engines.rev().find(|engine| breadth_first(engine).0 >= STATES);
    engine.unwrap_or_else(|| panic!("no level of {} has {STATES} states", game.id))
}

fn bench(bencher: Bencher, game: Game) {
    let engine = large(game);
    let (found, played) = breadth_first(&engine);
    let level = engine.level_info().unwrap();
    println!("level {}: {found} states, {played} moves, {} bytes a key", level.id, engine.key(&engine.start(1)).len());
    bencher.counter(ItemsCount::new(found)).bench_local(|| breadth_first(&engine));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn sokoban_language_1(bencher: Bencher) {
    bench(bencher, games::shipped("sokoban"));
}

#[divan::bench(sample_count = 5, sample_size = 1)]
fn sokoban_language_2(bencher: Bencher) {
    bench(bencher, games::with_rules(games::shipped("sokoban"), &games::SOKOBAN_TWO));
}
