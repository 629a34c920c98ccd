//! Writes what presses come to of many modelled learners, as Parquet: three days each, the first with a light of one second, the others
//! with what its presses suggest. `cargo run --example learners -- FOLDER [LEARNERS]`; examples/research reads it.
//! A model is an assumption, no evidence about people.

use std::path::PathBuf;
use switchboard::chance::Chance;
use switchboard::disk::TableFile;
use switchboard::history::{ColumnKind, TableEntry};
use switchboard::scan::suggest::{NEEDED, Suggested, suggest};
use switchboard::scan::{CameOfIt, InPlay, ItemRole, Method, ScanItem, ScanSettings, User, UserWalk};
use switchboard::shell::PressSums;

/// A board with so many choices, in rows of four.
const CHOICES: u16 = 12;
/// Who does not get on is stopped after so many choices.
const MOST_CHOICES: usize = 200;
/// So many learners are in a file.
const IN_FILE: u32 = 10_000;
const DAYS: [&str; 3] = ["2026-11-23", "2026-11-24", "2026-11-25"];
/// The columns: those of `history --presses --by-day` (docs/presses.md) as far as they are known here, and two more.
const NUMBERS: [&str; 11] = [
    "presses",
    "cool_down",
    "choices",
    "took_back",
    "came_round",
    "play_s",
    "lit_q1_ms",
    "lit_median_ms",
    "lit_q3_ms",
    "interval_ms",
    "mean_answer_ms",
];

fn items() -> Vec<ScanItem> {
    let item = |at: u16| ScanItem { role: ItemRole::Move, ..ScanItem::plain(at / 4, at % 4) };
    (0..CHOICES).map(item).chain([ScanItem::plain(u16::MAX, u16::MAX).role(ItemRole::Undo)]).collect()
}

/// Plays a day: its presses, and what they come to.
fn play(settings: &ScanSettings, user: User, seed: u64) -> (Vec<InPlay>, PressSums) {
    let (mut random, undo) = (Chance::of(seed, 7), usize::from(CHOICES));
    let mut walk = UserWalk::new(settings.clone(), user, Chance::of(seed, 1));
    let (mut astray, mut wanted, mut ms, mut choices) = (0_usize, random.below(undo), 0, 0);
    while walk.presses().len() < NEEDED && choices < MOST_CHOICES {
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
    for press in walk.presses() {
        let chose = matches!(press.came, CameOfIt::Chose | CameOfIt::TookBack);
        let is_dropped = matches!(press.came, CameOfIt::Dropped(_));
        sums.presses += 1;
        sums.choices += u64::from(chose);
        sums.took_back += u64::from(press.came == CameOfIt::TookBack);
        sums.came_round += u64::from(chose && press.came_round);
        // the filter of these settings has the rest after a choice alone
        sums.filtered.iter_mut().skip(2).take(1).for_each(|count| *count += u64::from(is_dropped));
        if !is_dropped {
            sums.lit.count(press.lit_ms);
        }
    }
    (walk.presses().to_vec(), sums)
}

/// A learner with a mean answer time of 0.4 to 1.6 s, some of whom tremble.
fn learner(number: u32) -> User {
    let mut random = Chance::of(1, number.into());
    let mean_ms = 400 + random.number() % 1_200;
    let doubled_permille = if random.number().is_multiple_of(10) { 250 } else { 0 };
    let (spread_ms, tail_ms) = (mean_ms / 5, mean_ms / 6);
    User { mean_ms, spread_ms, tail_ms, late_ms: mean_ms / 2, missed_permille: 30, doubled_permille, ..User::TYPICAL }
}

fn row(number: u32, date: &str, interval_ms: u32, sums: &PressSums) -> Vec<TableEntry> {
    let user = learner(number);
    let quarter = |quarters| u64::from(sums.lit.quarter(quarters).unwrap_or(0));
    let [.., cool_down, _] = sums.filtered;
    let numbers = [
        sums.presses,
        cool_down,
        sums.choices,
        sums.took_back,
        sums.came_round,
        sums.play_ms / 1_000,
        quarter(1),
        quarter(2),
        quarter(3),
        u64::from(interval_ms),
        u64::from(user.mean_ms + user.tail_ms),
    ];
    let texts = [format!("{number:08x}"), date.to_owned(), "modelled".to_owned()].map(TableEntry::Text);
    let numbers = numbers.map(|number| TableEntry::Number(i64::try_from(number).unwrap_or(i64::MAX)));
    texts.into_iter().chain(numbers).collect()
}

fn write(folder: &std::path::Path, learners: std::ops::Range<u32>) -> Result<(), switchboard::diag::Problem> {
    let texts = ["player", "date", "game"].map(|name| (name, ColumnKind::Text));
    let columns: Vec<_> = texts.into_iter().chain(NUMBERS.map(|name| (name, ColumnKind::Number))).collect();
    let path = folder.join(format!("part-{:07}.parquet", learners.start / IN_FILE));
    let mut table = TableFile::create(&path, "days", &columns)?;
    for number in learners {
        let mut settings = ScanSettings { method: Method::RowColumn, ..ScanSettings::default() };
        for (day, date) in (0_u64..).zip(DAYS) {
            let (presses, sums) = play(&settings, learner(number), u64::from(number) * 8 + day);
            table.push(row(number, date, settings.interval_ms, &sums).into_iter())?;
            if day == 0 {
                let found = suggest(&presses, &settings);
                let kept = found.iter().filter(|one| matches!(one.what, Suggested::Interval(_) | Suggested::Repeat(_)));
                kept.for_each(|one| one.what.apply(&mut settings));
            }
        }
    }
    table.finish()
}

fn main() {
    let mut words = std::env::args().skip(1);
    let folder = PathBuf::from(words.next().unwrap_or_else(|| "target/learners".to_owned()));
    let all: u32 = words.next().and_then(|word| word.parse().ok()).unwrap_or(100_000);
    if let Err(fault) = std::fs::create_dir_all(&folder) {
        println!("{}: {fault}", folder.display());
        return;
    }
    let next = std::sync::atomic::AtomicU32::new(0);
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let first = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed).saturating_mul(IN_FILE);
                    if first >= all {
                        return;
                    }
                    if let Err(problem) = write(&folder, first..first.saturating_add(IN_FILE).min(all)) {
                        println!("{problem}");
                        return;
                    }
                }
            });
        }
    });
    println!("{all} learners in {}", folder.display());
}
