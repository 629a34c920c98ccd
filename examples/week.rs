//! Records a modelled week of play for a player: `week USERS PLAYER LAST-DAY INTERVAL GAME...`, to try the desk, its reports and what it
//! suggests on something. Each day has a session of the games in turn; a scanner of the program asks a modelled player with one switch.

use jiff::tz::TimeZone;
use std::cell::Cell;
use std::path::PathBuf;
use std::rc::Rc;
use switchboard::chance::Chance;
use switchboard::disk::players::FolderStore;
use switchboard::disk::real_disk;
use switchboard::scan::{CameOfIt, InPlay, ItemRole, Method, ScanItem, ScanSettings, User, UserWalk};
use switchboard::shell::{Lit, Mark, Press, PressEntry, PressKind, PressOutcome, Recorded, Settings, Source, Store};

/// The days, the choices on a board, and the choices that are made in a game each day.
const DAYS: i64 = 7;
const CHOICES: u16 = 6;
const A_GAME: usize = 25;
const DAY_MS: u64 = 86_400_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [users, player, last, interval, games @ ..] = arguments.as_slice() else {
        return Err("week USERS PLAYER LAST-DAY INTERVAL GAME...".into());
    };
    let last: jiff::civil::Date = last.parse()?;
    let first = last.checked_sub(jiff::Span::new().days(DAYS - 1))?.at(9, 30, 0, 0).to_zoned(TimeZone::system())?;
    let ms = Rc::new(Cell::new(0_u64));
    let clock = {
        let ms = Rc::clone(&ms);
        move || first.clone() + jiff::SignedDuration::from_millis(i64::try_from(ms.get()).unwrap_or(i64::MAX))
    };
    let mut settings = Settings::default();
    (settings.scan.method, settings.scan.interval_ms) = (Method::RowColumn, interval.parse()?);
    let mut presses = 0;
    for day in 0..DAYS.unsigned_abs() {
        let mut store = FolderStore::on(real_disk(), PathBuf::from(users), Vec::new()).with_wall_clock(clock.clone());
        store.open_player(player)?;
        let mut now_ms = day * DAY_MS;
        for (number, game) in (0_u64..).zip(games) {
            let begin = PressEntry { at_ms: now_ms, what: Recorded::Mark(Mark::Begin) };
            let in_force =
                PressEntry { at_ms: now_ms, what: Recorded::InForce(switchboard::shell::InForce::of(&settings)) };
            ms.set(now_ms);
            store.keep_presses(player, &[begin, in_force], now_ms)?;
            let session = play(&settings.scan, day * 100 + number);
            let entries: Vec<PressEntry> = session.iter().map(|press| entry(press, game, now_ms)).collect();
            presses += entries.len();
            now_ms = entries.last().map_or(now_ms, |entry| entry.at_ms) + 30_000;
            ms.set(now_ms);
            store.keep_presses(player, &entries, now_ms)?;
        }
        store.close_player();
    }
    println!("{presses} presses in {DAYS} days of {} games", games.len());
    Ok(())
}

/// What a modelled player presses in a game.
fn play(settings: &ScanSettings, seed: u64) -> Vec<InPlay> {
    let item = |at: u16| ScanItem { role: ItemRole::Move, ..ScanItem::plain(at / 3, at % 3) };
    let items: Vec<ScanItem> = (0..CHOICES).map(item).collect();
    let mut random = Chance::of(seed, 7);
    let mut walk = UserWalk::new(settings.clone(), User::TYPICAL, Chance::of(seed, 1));
    for _ in 0..A_GAME {
        walk.choose(items.clone(), random.below(items.len()), true);
    }
    walk.presses().to_vec()
}

fn entry(press: &InPlay, game: &str, begun_ms: u64) -> PressEntry {
    let at_ms = begun_ms + press.at_ms;
    let outcome = match press.came {
        CameOfIt::Chose => PressOutcome::Played,
        CameOfIt::TookBack => PressOutcome::TookBack,
        CameOfIt::Dropped(reason) => PressOutcome::Filtered(reason),
        CameOfIt::Moved => PressOutcome::Moved,
        CameOfIt::Other => PressOutcome::Nothing,
    };
    let press = Press {
        place: format!("board {game}/01"),
        rung: 0,
        kind: PressKind::Switch,
        source: Source::Key,
        lit: Lit::Choice(0),
        lit_ms: Some(press.lit_ms),
        held_ms: press.held_ms,
        outcome,
        took: Some(0),
        hit: None,
        came_round: press.came_round,
    };
    PressEntry { at_ms, what: Recorded::Press(press) }
}
