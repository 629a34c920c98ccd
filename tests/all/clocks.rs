//! Clocks that are set in the middle of play, a day back and a year ahead: nothing is lost, no time is negative, saves keep their order, the
//! light goes on, and no countdown ends at once.

use super::memory_store::MemoryStore;
use super::saves::sokoban;
use super::walks_kit::games;
use std::cell::Cell;
use std::path::Path;
use std::rc::Rc;
use switchboard::disk::players::FolderStore;
use switchboard::history::Session;
use switchboard::language::Language;
use switchboard::play::Move;
use switchboard::shell::{App, Countdowns, Event, Profile, Program, SavePlace, Settings, Start, Store};

const DAY_MS: u64 = 86_400_000;
const YEAR_MS: u64 = 365 * DAY_MS;

#[test]
fn the_time_of_day_may_be_set_while_saves_are_written() {
    let users = tempfile::tempdir().unwrap();
    let seconds = Rc::new(Cell::new(1_800_000_000_i64));
    let clock = {
        let seconds = Rc::clone(&seconds);
        move || jiff::Timestamp::from_second(seconds.get()).unwrap().to_zoned(jiff::tz::TimeZone::UTC)
    };
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut store = FolderStore::new(users.path().to_owned(), vec![home.join("games")]).with_wall_clock(clock);
    let id = store.create_player(&Profile::named("Eva", Language::Czech), &Settings::default()).unwrap();
    store.open_player(&id).unwrap();
    let place = SavePlace { player: id, game: "sokoban".to_owned(), level: "03".to_owned() };
    let mut session = Session::start(sokoban(), 1, 0, 0);
    let moves = Move::read_list(&sokoban().level_info().unwrap().solution).unwrap();
    // a day back, a year ahead, and the end of what a clock may show
    let jumps = [0, -86_400, 5, 365 * 86_400, -1_000_000_000, 3];
    for (number, (chosen, jump)) in moves.iter().zip(jumps).enumerate() {
        seconds.set(seconds.get() + jump);
        session.play(chosen, "", 1_000 * (number as u64 + 1)).unwrap();
        session.take_saves().iter().for_each(|save| assert!(store.save(&place, save).unwrap().is_empty()));
    }
    store.close_player();
    let read = store.saves(&place);
    assert!(read.problems.is_empty(), "{:?}", read.problems);
    let numbers: Vec<u32> = read.saves.iter().map(|save| save.number).collect();
    assert_eq!(numbers, (0..=6).collect::<Vec<u32>>(), "in the order of play, whatever the clock showed");
    let played: Vec<u64> = read.saves.iter().map(|save| save.since_start_ms).collect();
    assert_eq!(played, [0, 1_000, 2_000, 3_000, 4_000, 5_000, 6_000], "play is measured by a clock of its own");
    let times: Vec<i64> = read.saves.iter().filter_map(|save| save.time).map(|time| time.utc_ms / 1_000).collect();
    assert_eq!(times[2] - times[1], -86_400, "the record says what the clock showed");
    assert_eq!(store.attempt_sizes(&place).0, [7]);
    let (again, _) = Session::open(sokoban(), &read.saves, 1, 0);
    assert_eq!(again.state(), session.state());
}

/// The program on the list of players, where the last one comes by itself after 15 seconds.
fn waiting(now_ms: u64) -> App {
    let mut settings = Settings { countdowns: Countdowns::On, ..Settings::default() };
    settings.set("interval", "1000").unwrap();
    let mut store = MemoryStore::new(games(&["sokoban"]));
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    store.last.player = Some("Ann".to_owned());
    let mut app = App::new(Box::new(store), &Start::default(), now_ms).unwrap();
    while app.page(now_ms).screen == "welcome" {
        app.handle(Event::Signal(switchboard::shell::Signal::Action), now_ms);
    }
    app
}

/// Lets time pass until the screen changes; how long it took.
fn until_it_changes(app: &mut App, from_ms: u64) -> u64 {
    let (screen, mut now_ms) = (app.page(from_ms).screen, from_ms);
    while app.page(now_ms).screen == screen {
        now_ms = now_ms.max(app.next_wake().unwrap());
        app.handle(Event::Tick, now_ms);
        assert!(now_ms - from_ms < 100_000, "the light stands still");
    }
    now_ms - from_ms
}

#[test]
fn a_clock_that_leaps_ends_no_countdown_and_stops_no_light() {
    for (what, from_ms, to_ms) in
        [("a year ahead", 5_000, YEAR_MS), ("a day back", 2 * DAY_MS, DAY_MS), ("to its beginning", DAY_MS, 0)]
    {
        let mut app = waiting(from_ms);
        assert_eq!(app.page(from_ms).screen, "players", "{what}");
        app.handle(Event::Tick, from_ms + 4_000);
        app.handle(Event::Tick, to_ms);
        assert_eq!(app.page(to_ms).screen, "players", "{what}: the countdown did not end at once");
        let left = until_it_changes(&mut app, to_ms);
        assert!((9_000..=12_000).contains(&left), "{what}: it ends after what was left of it, not {left} ms");
    }
}
