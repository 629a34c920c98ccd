//! Random games for benches: what one playout is.

use divan::Bencher;
use divan::counter::ItemsCount;
use switchboard::chance::Chance;
use switchboard::opponent::{MAX_PLAYOUT, playout};
use switchboard::play::{Engine, Walker};

/// Plays a level at random from its start to its end, repeatedly; one item is one game.
pub fn bench_playouts(bencher: Bencher, engine: &Engine) {
    let mut chance = Chance::new(1);
    let start = engine.start(chance.wide());
    let (mut walker, mut earlier) = (Walker::new(engine, &start), start.clone());
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        walker.go_to(&start);
        walker.reseed(chance.wide());
        playout(&mut walker, &mut earlier, MAX_PLAYOUT, &mut chance)
    });
}
