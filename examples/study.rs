//! Studies of modelled learners: how often one finds a difference where there is none, and how often one that is there.
//! `cargo run --example study -- [LEARNERS]`
#![allow(clippy::indexing_slicing)]

use switchboard::chance::Chance;
use switchboard::scan::{CameOfIt, InPlay, ItemRole, Method, ScanItem, ScanSettings, User, UserWalk};
use switchboard::shell::PressSums;
use switchboard::shell::study::{Block, BlockResult, Measure, Study, compare};

/// A board with so many choices, in rows of four.
const CHOICES: u16 = 12;
/// Presses of a block.
const LONG: usize = 40;
/// Who does not get on is stopped after so many choices.
const MOST_CHOICES: usize = 4_000;

fn items() -> Vec<ScanItem> {
    let item = |at: u16| ScanItem { role: ItemRole::Move, ..ScanItem::plain(at / 4, at % 4) };
    (0..CHOICES).map(item).chain([ScanItem::plain(u16::MAX, u16::MAX).role(ItemRole::Undo)]).collect()
}

/// Plays a block and sums its presses as the record does.
fn play(settings: &ScanSettings, user: User, seed: u64) -> PressSums {
    let (mut random, undo) = (Chance::of(seed, 7), usize::from(CHOICES));
    let mut walk = UserWalk::new(settings.clone(), user, Chance::of(seed, 1));
    let (mut astray, mut wanted, mut ms, mut choices) = (0_usize, random.below(undo), 0, 0);
    while walk.presses().len() < LONG && choices < MOST_CHOICES {
        let aim = if astray > 0 { undo } else { wanted };
        let taken = walk.choose(items(), aim, true);
        (ms, choices) = (ms + taken.ms, choices + 1);
        match taken.item {
            Some(item) if item == aim && astray == 0 => wanted = random.below(undo),
            Some(item) if item == aim => astray -= 1,
            Some(item) => astray += usize::from(item != undo),
            None => break,
        }
    }
    let mut sums = PressSums { play_ms: ms, ..PressSums::default() };
    for InPlay { came, lit_ms, .. } in walk.presses() {
        sums.presses += 1;
        sums.choices += u64::from(matches!(came, CameOfIt::Chose | CameOfIt::TookBack));
        sums.took_back += u64::from(*came == CameOfIt::TookBack);
        if !matches!(came, CameOfIt::Dropped(_)) {
            sums.lit.count(*lit_ms);
        }
    }
    sums
}

/// A learner who answers a hundredth quicker in each block.
fn learning(user: User, block: u16) -> User {
    let less = |ms: u32| ms * (100 - u32::from(block)) / 100;
    User { mean_ms: less(user.mean_ms), tail_ms: less(user.tail_ms), ..user }
}

fn main() {
    let learners: u32 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(400);
    println!("| learner | A, B | pairs | p of 0.05 or less |");
    println!("| --- | --- | --- | --- |");
    for (name, values) in [
        ("typical", [1_300, 1_300]),
        ("noisy", [1_900, 1_900]),
        ("typical", [1_300, 1_600]),
        ("typical", [1_300, 2_000]),
        ("noisy", [1_900, 2_600]),
    ] {
        let Some(user) = User::by_name(name) else { continue };
        for pairs in [6, 8, 12] {
            let finds = |seed: &u32| {
                let study = Study {
                    seed: *seed,
                    key: "interval".to_owned(),
                    values: values.map(|ms: u32| ms.to_string()),
                    before: values[0].to_string(),
                    pairs,
                    block: Block::Presses(40),
                    measure: Measure::Pace,
                    at: 0,
                    done: 0,
                    is_stopped: false,
                };
                let block = |block: u16| {
                    let is_second = study.is_second(block);
                    let interval_ms = values[usize::from(is_second)];
                    let settings = ScanSettings { interval_ms, method: Method::RowColumn, ..ScanSettings::default() };
                    let sums = play(&settings, learning(user, block), u64::from(*seed) * 100 + u64::from(block));
                    BlockResult { block, is_second, value: study.measure.of(&sums), sums }
                };
                let results: Vec<BlockResult> = (0..study.blocks()).map(block).collect();
                compare(&results).and_then(|compared| compared.p).is_some_and(|p| p <= 0.05)
            };
            let found = (0..learners).filter(finds).count();
            let percent = f64::from(u32::try_from(found).unwrap_or(0)) * 100.0 / f64::from(learners.max(1));
            println!("| {name} | {} ms, {} ms | {pairs} | {percent:.1} % of {learners} |", values[0], values[1]);
        }
    }
}
