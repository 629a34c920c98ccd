//! The record of presses: a term of 200,000 presses on 120 days.
#![allow(clippy::expect_used, clippy::indexing_slicing)]

use divan::Bencher;
use jiff::civil::date;
use jiff::tz::TimeZone;
use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;
use std::sync::OnceLock;
use switchboard::disk::players::{FolderStore, Users, press_days, read_day, term_sums};
use switchboard::disk::real_disk;
use switchboard::language::Language;
use switchboard::scan::Ignored;
use switchboard::shell::{
    Lit, Mark, Press, PressEntry, PressKind, PressOutcome, Profile, Recorded, Settings, Source, Store,
};

/// The days of a term, and the presses of a day.
const DAYS: u32 = 120;
const A_DAY: u32 = 1_667;

fn main() {
    println!("a term of {} presses: {} bytes", DAYS * A_DAY, bytes(&folder()));
    divan::main();
}

fn entry(number: u32) -> PressEntry {
    let rung = 1 + u8::try_from(number / 238 % 7).unwrap_or(0);
    let is_filtered = number.is_multiple_of(9);
    let press = Press {
        place: format!("board steps-{rung}-game/{:02}", number / 40 % 3),
        rung,
        kind: PressKind::Switch,
        source: Source::Key,
        lit: Lit::Choice(u16::try_from(number % 6).unwrap_or(0)),
        lit_ms: Some(300 + number.wrapping_mul(2_654_435_761) % 2_500),
        held_ms: Some(60 + number.wrapping_mul(40_503) % 400),
        outcome: if is_filtered { PressOutcome::Filtered(Ignored::Repeat) } else { PressOutcome::Chose },
        took: Some(1),
        hit: Some(!number.is_multiple_of(4)),
        came_round: false,
    };
    PressEntry { at_ms: 0, what: Recorded::Press(press) }
}

/// A player with a term, each day in three sessions; the sums are written.
fn term() -> &'static Path {
    static MADE: OnceLock<tempfile::TempDir> = OnceLock::new();
    let make = || {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let seconds = Rc::new(Cell::new(0_i64));
        let begin = date(2026, 1, 1).at(9, 0, 0, 0).to_zoned(TimeZone::UTC).expect("a time");
        let clock = {
            let seconds = Rc::clone(&seconds);
            move || begin.clone() + jiff::SignedDuration::from_secs(seconds.get())
        };
        let store =
            || FolderStore::on(real_disk(), folder.path().to_owned(), Vec::new()).with_wall_clock(clock.clone());
        store().create_player(&Profile::named("Ann", Language::English), &Settings::default()).expect("a player");
        for day in 0..DAYS {
            let mut store = store();
            store.open_player("Ann").expect("a player");
            for session in 0..3 {
                let numbers: Vec<u32> = (0..A_DAY).filter(|number| number * 3 / A_DAY == session).collect();
                let at_ms = |number: u32| u64::from(day) * 86_400_000 + u64::from(number) * 2_000;
                let entries: Vec<PressEntry> = numbers
                    .iter()
                    .map(|number| PressEntry { at_ms: at_ms(*number), ..entry(day * A_DAY + number) })
                    .collect();
                let now_ms = at_ms(A_DAY);
                seconds.set(i64::try_from(now_ms / 1_000).unwrap_or(0));
                let begin = PressEntry { at_ms: at_ms(numbers[0]), what: Recorded::Mark(Mark::Begin) };
                store.keep_presses("Ann", &[begin], now_ms).expect("it is written");
                store.keep_presses("Ann", &entries, now_ms).expect("it is written");
            }
            store.close_player();
        }
        folder
    };
    MADE.get_or_init(make).path()
}

fn folder() -> std::path::PathBuf {
    term().join("Ann/presses")
}

fn bytes(folder: &Path) -> u64 {
    let files = std::fs::read_dir(folder).expect("a folder");
    files.flatten().map(|entry| entry.metadata().map_or(0, |about| about.len())).sum()
}

#[divan::bench(sample_count = 50)]
fn open_a_term_of_200_000_presses(bencher: Bencher) {
    let users = Users::new(term().to_owned());
    let open = || {
        let (sums, problems) = term_sums(&users, "Ann", date(2026, 6, 1)).expect("it is read");
        assert!(problems.is_empty());
        let presses: u64 = sums
            .iter()
            .flat_map(|(_, day)| &day.parts)
            .flat_map(|part| part.games.values())
            .map(|game| game.presses)
            .sum();
        assert_eq!((sums.len(), presses), (120, u64::from(DAYS * A_DAY)));
    };
    bencher.bench_local(open);
}

#[divan::bench(sample_count = 20)]
fn read_every_press_of_a_term(bencher: Bencher) {
    let users = Users::new(term().to_owned());
    let read = || {
        let days = press_days(&users, "Ann").expect("the days");
        let rows: usize =
            days.iter().map(|(_, path)| read_day(users.disk().as_ref(), path).expect("a day").rows.len()).sum();
        assert!(rows > 200_000);
    };
    bencher.bench_local(read);
}
