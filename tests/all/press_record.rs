//! The record of presses: what is noted of a press, when it is on disk, what a crash, a full disk or damage leaves of it.

use super::faults::{Playing, copy};
use super::faulty_disk::{Call, FaultyDisk};
use super::history::good;
use jiff::Zoned;
use std::cell::Cell;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use switchboard::disk::players::{FolderStore, PressRow, Users, press_days, read_day, remove_old_presses, term_sums};
use switchboard::disk::{Disk, real_disk};
use switchboard::language::Language;
use switchboard::scan::Ignored;
use switchboard::shell::{
    App, ChoiceId, Event, Lit, Mark, Press, PressEntry, PressKind, PressOutcome, PressPart, Profile, Program, Recorded,
    Settings, Signal, Source, Start, Store, Switch,
};

/// When the clock of these tests shows 0.
const BEGINNING: &str = "2026-11-25T23:58:00+01:00[Europe/Prague]";

/// A player, a folder of few games, and the clock.
struct Desk {
    root: tempfile::TempDir,
    now_ms: Rc<Cell<u64>>,
    /// Since when what is lit is lit.
    lit_since_ms: Cell<u64>,
}

impl Desk {
    fn new() -> Self {
        let desk = Self::without_games();
        for game in ["sokoban", "steps-1-lamps", "steps-4-goal"] {
            let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("games").join(game);
            copy(&from, &desk.root.path().join("games").join(game));
        }
        desk
    }

    fn without_games() -> Self {
        let root = tempfile::tempdir().unwrap();
        Self { root, now_ms: Rc::default(), lit_since_ms: Cell::default() }
    }

    fn users(&self) -> Users {
        Users::new(self.root.path().join("users"))
    }

    fn store(&self, disk: Disk) -> FolderStore {
        let now_ms = Rc::clone(&self.now_ms);
        let beginning: Zoned = BEGINNING.parse().unwrap();
        let ago = move || beginning.clone() + jiff::SignedDuration::from_millis(now_ms.get().try_into().unwrap());
        let (users, games) = (self.root.path().join("users"), vec![self.root.path().join("games")]);
        FolderStore::on(disk, users, games).with_wall_clock(ago)
    }

    /// The program at this game, with a light that moves each second.
    fn play(&self, game: &str, settings: &[(&str, &str)]) -> App {
        let mut store = self.store(real_disk());
        let mut chosen = Settings::default();
        for (key, value) in [("method", "Linear"), ("interval", "1000"), ("ignore_repeat", "300"), ("cooldown", "0")]
            .iter()
            .chain(settings)
        {
            chosen.set(key, value).unwrap();
        }
        chosen.scan.timed = true;
        if self.users().existing("Ann").is_err() {
            store.create_player(&Profile::named("Ann", Language::English), &chosen).unwrap();
        }
        let start = Start { player: Some("Ann".to_owned()), game: Some(game.to_owned()), level: None };
        App::new(Box::new(store), &start, self.now_ms.get()).unwrap()
    }

    /// Lets time pass until then.
    fn until(&self, app: &mut App, then_ms: u64) {
        while let Some(at_ms) = app.next_wake().filter(|at_ms| *at_ms <= then_ms) {
            self.now_ms.set(self.now_ms.get().max(at_ms));
            let before = app.page(self.now_ms.get()).lit;
            app.handle(Event::Tick, self.now_ms.get());
            if before != app.page(self.now_ms.get()).lit {
                self.lit_since_ms.set(self.now_ms.get());
            }
        }
        self.now_ms.set(then_ms);
    }

    /// Everything that is on disk.
    fn rows(&self) -> Vec<PressRow> {
        rows(&self.users())
    }
}

fn rows(users: &Users) -> Vec<PressRow> {
    let mut all = Vec::new();
    for (_, path) in press_days(users, "Ann").unwrap() {
        let day = read_day(users.disk().as_ref(), &path).unwrap();
        assert!(day.problems.is_empty(), "{:?}", day.problems);
        all.extend(day.rows);
    }
    all
}

fn presses(rows: &[PressRow]) -> Vec<&Press> {
    rows.iter()
        .filter_map(|row| match &row.what {
            Recorded::Press(press) => Some(press),
            Recorded::Mark(_) | Recorded::InForce(_) => None,
        })
        .collect()
}

fn marks(rows: &[PressRow]) -> Vec<Mark> {
    rows.iter()
        .filter_map(|row| match row.what {
            Recorded::Mark(mark) => Some(mark),
            Recorded::Press(_) | Recorded::InForce(_) => None,
        })
        .collect()
}

#[test]
fn a_light_counts_from_when_it_was_seen() {
    let desk = Desk::new();
    let mut app = desk.play("sokoban", &[]);
    desk.until(&mut app, 1_200);
    let decided_ms = desk.lit_since_ms.get();
    let before = app.light();
    app.light_seen(before.wrapping_sub(1), decided_ms + 150);
    app.light_seen(before, decided_ms + 40);
    // the time of a frame may lie before the decision where clocks are coarse
    app.light_seen(before, decided_ms.saturating_sub(40));
    app.handle(Event::Pressed(Switch::Main), 1_200);
    desk.until(&mut app, 1_300);
    app.handle(Event::Released(Switch::Main), 1_300);
    assert_ne!(app.light(), before, "the press lit something else");
    desk.until(&mut app, 3_000);
    let rows = desk.rows();
    assert_eq!(presses(&rows)[0].lit_ms, Some(u32::try_from(1_200 - decided_ms - 40).unwrap()));
}

#[test]
fn a_press_is_on_disk_within_a_second_with_what_was_lit_and_for_how_long() {
    let desk = Desk::new();
    let mut app = desk.play("sokoban", &[]);
    desk.until(&mut app, 2_000);
    let before = desk.rows().len();
    assert_eq!(marks(&desk.rows()), [Mark::Begin]);
    let [ChoiceId(lit)] = app.page(2_000).lit[..] else { panic!("one choice is lit") };
    let lit_ms = u32::try_from(2_000 - desk.lit_since_ms.get()).unwrap();
    assert!(lit_ms > 0);
    app.handle_from(Source::Gamepad, Event::Pressed(Switch::Main), 2_000);
    desk.until(&mut app, 2_120);
    app.handle(Event::Released(Switch::Main), 2_120);
    // a second press, too soon
    app.handle_from(Source::Gamepad, Event::Pressed(Switch::Main), 2_200);
    desk.now_ms.set(2_230);
    app.handle(Event::Released(Switch::Main), 2_230);
    assert_eq!(desk.rows().len(), before, "nothing is written while somebody plays");
    assert!(app.next_wake().unwrap() <= 3_120);
    desk.until(&mut app, 3_120);
    let rows = desk.rows();
    let [first, second] = presses(&rows)[..] else { panic!("{rows:?}") };
    assert_eq!(first.place.split('/').next(), Some("board sokoban"));
    assert_eq!((first.kind, first.source, first.rung), (PressKind::Switch, Source::Gamepad, 0));
    assert_eq!((first.lit, first.lit_ms), (Lit::Choice(lit.try_into().unwrap()), Some(lit_ms)));
    assert_eq!((first.held_ms, first.outcome), (Some(120), PressOutcome::Chose));
    assert_eq!(first.took, Some(lit.try_into().unwrap()));
    assert_eq!((second.held_ms, second.outcome), (Some(30), PressOutcome::Filtered(Ignored::Repeat)));
    let press = rows.iter().find(|row| matches!(row.what, Recorded::Press(_))).unwrap();
    assert_eq!(press.time.to_string(), "2026-11-25T23:58:02.000+01:00");
}

#[test]
fn where_every_press_is_the_move_its_rung_and_the_filter_are_noted() {
    let desk = Desk::new();
    let mut app = desk.play("steps-1-lamps", &[("ignore_repeat", "500")]);
    for (down_ms, up_ms) in [(2_000, 2_200), (2_300, 2_350), (4_000, 4_700)] {
        desk.until(&mut app, down_ms);
        app.handle(Event::Pressed(Switch::Main), down_ms);
        desk.until(&mut app, up_ms);
        app.handle(Event::Released(Switch::Main), up_ms);
    }
    desk.until(&mut app, 5_000);
    app.handle(Event::Signal(Signal::Action), 5_000);
    app.handle(Event::Outside(Signal::Next), 5_600);
    desk.until(&mut app, 7_000);
    app.close(7_000);
    let rows = desk.rows();
    let noted: Vec<_> =
        presses(&rows).iter().map(|p| (p.rung, p.kind, p.source, p.held_ms, p.outcome, p.lit)).collect();
    let repeat = PressOutcome::Filtered(Ignored::Repeat);
    let (switch, key) = (PressKind::Switch, PressKind::Key);
    let expected = [
        (1, switch, Source::Key, Some(200), PressOutcome::Played, Lit::Nothing),
        (1, switch, Source::Key, Some(50), repeat, Lit::Nothing),
        (1, switch, Source::Key, Some(700), PressOutcome::Played, Lit::Nothing),
        (1, key, Source::Key, None, PressOutcome::Played, Lit::Nothing),
        (1, key, Source::Signal, None, PressOutcome::Played, Lit::Nothing),
    ];
    assert_eq!(noted, expected);
    assert_eq!(marks(&rows), [Mark::Begin, Mark::End]);
}

#[test]
fn another_day_has_another_file_and_an_end_is_written_at_once() {
    let desk = Desk::new();
    let mut app = desk.play("sokoban", &[]);
    for at_ms in [60_000, 180_000] {
        desk.until(&mut app, at_ms);
        app.handle(Event::Tapped(Switch::Main), at_ms);
    }
    app.close(180_000);
    let days = press_days(&desk.users(), "Ann").unwrap();
    assert_eq!(days.iter().map(|(date, _)| date.to_string()).collect::<Vec<_>>(), ["2026-11-25", "2026-11-26"]);
    let rows = desk.rows();
    assert_eq!(presses(&rows).len(), 2);
    let marks = marks(&rows);
    assert_eq!((marks.first(), marks.last()), (Some(&Mark::Begin), Some(&Mark::End)));
    for (_, path) in days {
        let day = read_day(desk.users().disk().as_ref(), &path).unwrap();
        assert_eq!(day.rows[0].what, Recorded::Mark(Mark::Begin), "each file tells the zone");
        #[cfg(unix)]
        for path in [path.as_path(), path.parent().unwrap()] {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(fs::metadata(path).unwrap().permissions().mode() & 0o077, 0, "{}", path.display());
        }
    }
}

/// A press at this time, told apart by how long it was held.
fn entry(number: u32) -> PressEntry {
    let press = Press {
        place: format!("board sokoban/{:02}", number % 5),
        rung: 0,
        kind: PressKind::Switch,
        source: Source::Key,
        lit: Lit::Choice(3),
        lit_ms: Some(700),
        held_ms: Some(number),
        outcome: PressOutcome::Chose,
        took: Some(3),
        hit: None,
        came_round: false,
    };
    PressEntry { at_ms: 0, what: Recorded::Press(press) }
}

fn held(rows: &[PressRow]) -> Vec<u32> {
    presses(rows).iter().map(|press| press.held_ms.unwrap()).collect()
}

#[test]
fn what_a_faulty_disk_refuses_is_written_later_and_once() {
    let faulty = [Call::Create, Call::Append, Call::Flush, Call::Rename, Call::Read, Call::MakeFolder, Call::Kind];
    for kind in [ErrorKind::StorageFull, ErrorKind::Other] {
        for call in faulty {
            for which in 0..6 {
                let desk = Desk::without_games();
                let left = Arc::new(AtomicU32::new(u32::MAX));
                let counts = Arc::clone(&left);
                let disk = FaultyDisk::that(move |met, _| {
                    let fails = met == call
                        && counts.load(Ordering::Relaxed) != u32::MAX
                        && counts.fetch_sub(1, Ordering::Relaxed) == 0;
                    fails.then_some(kind)
                });
                let mut store = desk.store(disk);
                store.create_player(&Profile::named("Ann", Language::English), &Settings::default()).unwrap();
                store.open_player("Ann").unwrap();
                left.store(which, Ordering::Relaxed);
                for number in 0..4 {
                    let _ = store.keep_presses("Ann", &[entry(2 * number), entry(2 * number + 1)], 0);
                }
                left.store(u32::MAX, Ordering::Relaxed);
                store.keep_presses("Ann", &[], 0).unwrap();
                assert_eq!(held(&desk.rows()), (0..8).collect::<Vec<_>>(), "{call:?} {which} {kind:?}");
            }
        }
    }
}

#[test]
fn what_seemed_to_fail_is_not_written_twice_though_another_program_wrote_since() {
    let desk = Desk::without_games();
    let fails = Arc::new(AtomicU32::new(0));
    let left = Arc::clone(&fails);
    let disk = FaultyDisk::that(move |met, _| {
        let fails = met == Call::Flush && left.load(Ordering::Relaxed) == 1;
        fails.then_some(ErrorKind::Other)
    });
    let (mut one, mut other) = (desk.store(disk), desk.store(real_disk()));
    one.create_player(&Profile::named("Ann", Language::English), &Settings::default()).unwrap();
    one.keep_presses("Ann", &[entry(0)], 0).unwrap();
    fails.store(1, Ordering::Relaxed);
    assert!(one.keep_presses("Ann", &[entry(1), entry(2)], 0).is_err(), "they were added, and flushing them failed");
    fails.store(0, Ordering::Relaxed);
    other.keep_presses("Ann", &[entry(3)], 0).unwrap();
    one.keep_presses("Ann", &[entry(4)], 0).unwrap();
    assert_eq!(held(&desk.rows()), [0, 1, 2, 3, 4]);
}

/// A day's file with so many presses, and its path.
fn written(desk: &Desk, count: u32) -> PathBuf {
    let mut store = desk.store(real_disk());
    store.create_player(&Profile::named("Ann", Language::English), &Settings::default()).unwrap();
    let entries: Vec<PressEntry> = (0..count).map(entry).collect();
    store.keep_presses("Ann", &entries, 0).unwrap();
    press_days(&desk.users(), "Ann").unwrap().remove(0).1
}

#[test]
fn wherever_a_file_is_cut_off_its_beginning_is_read_and_it_goes_on() {
    let desk = Desk::without_games();
    let path = written(&desk, 6);
    let whole = fs::read(&path).unwrap();
    for length in 0..=whole.len() {
        fs::write(&path, &whole[..length]).unwrap();
        let day = read_day(desk.users().disk().as_ref(), &path).unwrap();
        let before = held(&day.rows);
        assert_eq!(before, (0..6).take(before.len()).collect::<Vec<_>>());
        // another start of the program
        desk.store(real_disk()).keep_presses("Ann", &[entry(100), entry(101)], 0).unwrap();
        assert_eq!(held(&desk.rows()), [before, vec![100, 101]].concat(), "{length}");
    }
}

#[test]
fn a_damaged_byte_costs_one_record_and_is_told() {
    let desk = Desk::without_games();
    let path = written(&desk, 12);
    let whole = fs::read(&path).unwrap();
    let (mut unnamed, disk) = (0, real_disk());
    for place in 0..whole.len() {
        let mut hurt = whole.clone();
        hurt[place] ^= 0x55;
        fs::write(&path, &hurt).unwrap();
        let day = read_day(disk.as_ref(), &path).unwrap();
        let problem = &day.problems.iter().next().unwrap();
        assert_eq!(problem.code, "S026");
        assert!(problem.message().contains("1 of the 18"), "{problem}");
        let read = held(&day.rows);
        assert!(read.len() >= 11 && read.is_sorted(), "{place}: {read:?}");
        unnamed += presses(&day.rows).iter().filter(|press| press.place.starts_with('#')).count();
    }
    assert!(unnamed > 0, "a damaged name costs the name alone");
    // larger damage: stretches that are gone, twice there, or of something else
    for (from, to) in [(0, 32), (7, 99), (40, 300), (0, whole.len() - 1)] {
        let gone = [&whole[..from], &whole[to..]].concat();
        let twice = [&whole[..to], &whole[from..]].concat();
        for bytes in [gone, twice, vec![0xff; to], vec![0; to], b"x".repeat(to)] {
            fs::write(&path, &bytes).unwrap();
            let day = read_day(disk.as_ref(), &path).unwrap();
            assert!(presses(&day.rows).iter().all(|press| press.held_ms < Some(12)));
        }
    }
}

#[test]
fn a_foreign_a_newer_and_a_huge_file_are_told() {
    let desk = Desk::without_games();
    let path = written(&desk, 2);
    let disk = real_disk();
    let told = |bytes: &[u8]| {
        fs::write(&path, bytes).unwrap();
        match read_day(disk.as_ref(), &path) {
            Ok(day) => day.problems.into_iter().next().map(|problem| (problem.message(), day.rows.len())),
            Err(problem) => Some((problem.message(), 0)),
        }
    };
    assert_eq!(told(b""), None);
    assert_eq!(
        told(b"date,presses\n2026-11-25,400\n2026-11-26,380\n"),
        Some(("this file is no record of presses, or nothing of it can be read".to_owned(), 0))
    );
    assert_eq!(told(&vec![7; (8 << 20) + 1]), Some(("this record of presses is larger than 8 MiB".to_owned(), 0)));
    // nothing is added to it, and nothing breaks
    desk.store(real_disk()).keep_presses("Ann", &[entry(1)], 0).unwrap();
    assert_eq!(fs::metadata(&path).unwrap().len(), (8 << 20) + 1);
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    assert!(read_day(disk.as_ref(), &path).is_err() && press_days(&desk.users(), "Ann").unwrap().is_empty());
    assert!(desk.store(real_disk()).keep_presses("Ann", &[entry(1)], 0).is_err());
}

#[test]
fn a_player_who_is_open_elsewhere_gets_the_presses_later() {
    let desk = Desk::without_games();
    written(&desk, 1);
    let (mut first, mut second) = (desk.store(real_disk()), desk.store(real_disk()));
    first.open_player("Ann").unwrap();
    assert_eq!(second.keep_presses("Ann", &[entry(10)], 0).unwrap_err().code, "S002");
    first.keep_presses("Ann", &[entry(20)], 0).unwrap();
    first.close_player();
    second.keep_presses("Ann", &[entry(11)], 0).unwrap();
    assert_eq!(held(&desk.rows()), [0, 20, 10, 11]);
    // whose folder is gone gets none
    second.delete_player("Ann").unwrap();
    assert!(second.keep_presses("Ann", &[entry(12)], 0).is_err());
    assert!(!desk.users().path().join("Ann").exists());
}

#[test]
fn presses_are_exported_imported_written_as_a_table_and_removed() {
    let desk = Desk::without_games();
    written(&desk, 7);
    let users = desk.users().path().to_owned();
    let csv = good(&users, &["history", "Ann", "--presses", "--format", "csv"]);
    let mut reader = csv::Reader::from_reader(csv.as_bytes());
    let heads = reader.headers().unwrap().clone();
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 8);
    let get = |name: &str| rows[7][heads.iter().position(|head| head == name).unwrap()].to_owned();
    for (column, value) in [
        ("time", "2026-11-25T23:58:00.000+01:00"),
        ("event", "press"),
        ("game", "sokoban"),
        ("level", "01"),
        ("source", "key"),
        ("lit", "3"),
        ("lit_ms", "700"),
        ("held_ms", "6"),
        ("outcome", "chose"),
        ("filtered", "0"),
        ("hit", ""),
    ] {
        assert_eq!(get(column), value, "{column}");
    }
    assert!(!csv.contains("Ann"), "no names");
    assert!(good(&users, &["history", "Ann", "--presses", "--with-names", "--format", "json"]).contains("\"Ann\""));
    assert_eq!(good(&users, &["history", "Ann", "sokoban", "01", "--presses", "--format", "json"]).lines().count(), 2);
    assert!(good(&users, &["history", "--presses", "Ann"]).contains("2026-11-25"));
    let by_day = good(&users, &["history", "Ann", "--presses", "--by-day", "--format", "json"]);
    let sums: serde_json::Value = serde_json::from_str(&by_day).unwrap();
    assert_eq!((sums["date"].as_str(), sums["game"].as_str()), (Some("2026-11-25"), Some("sokoban")));
    assert_eq!((sums["presses"].as_u64(), sums["held_median_ms"].as_u64()), (Some(7), Some(3)));
    // the document says what there is
    let sums: Vec<String> = sums.as_object().unwrap().keys().cloned().collect();
    let document = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/presses.md")).unwrap();
    for head in heads.iter().chain(sums.iter().map(String::as_str)) {
        assert!(document.contains(&format!("| {head} |")), "{head}");
    }
    let zip = desk.root.path().join("Ann.zip");
    good(&users, &["players", "export", "Ann", "--out", zip.to_str().unwrap()]);
    good(&users, &["players", "remove", "Ann", "--yes"]);
    assert!(fs::read_dir(&users).unwrap().all(|entry| entry.unwrap().file_name() == "last.xml"));
    good(&users, &["players", "import", zip.to_str().unwrap()]);
    assert_eq!(held(&desk.rows()), (0..7).collect::<Vec<_>>());
}

#[test]
fn where_a_game_asks_for_something_a_press_is_a_hit_or_a_miss() {
    let desk = Desk::new();
    let mut app = desk.play("steps-4-goal", &[]);
    let press = |app: &mut App| {
        let now_ms = desk.now_ms.get();
        app.handle(Event::Pressed(Switch::Main), now_ms);
        desk.until(app, now_ms + 50);
        app.handle(Event::Released(Switch::Main), now_ms + 50);
    };
    let words = |app: &App| format!("{:?}", app.page(desk.now_ms.get()).blocks);
    desk.until(&mut app, 400);
    press(&mut app);
    let (empty, mut there_ms) = (words(&app), 450);
    // until the ball is there
    while words(&app) == empty {
        there_ms += 50;
        desk.until(&mut app, there_ms);
        assert!(there_ms < 60_000, "the ball never comes");
    }
    desk.until(&mut app, there_ms + 150);
    press(&mut app);
    app.close(desk.now_ms.get());
    let rows = desk.rows();
    let [miss, hit] = presses(&rows)[..] else { panic!("{rows:?}") };
    assert_eq!((miss.hit, miss.lit_ms, miss.rung), (Some(false), None, 4));
    assert_eq!(hit.hit, Some(true));
    assert!((150..=1_000).contains(&hit.lit_ms.unwrap()), "{hit:?}");
}

#[test]
fn a_term_is_opened_from_its_sums_and_they_are_made_again_where_they_are_not_right() {
    let desk = Desk::without_games();
    let path = written(&desk, 100);
    let disk = real_disk();
    let today = "2026-11-25".parse().unwrap();
    let tomorrow = "2026-11-26".parse().unwrap();
    let sums = || term_sums(&desk.users(), "Ann", tomorrow).unwrap();
    let kept = path.with_file_name("2026-11-25.sums");
    term_sums(&desk.users(), "Ann", today).unwrap();
    assert!(!kept.exists(), "this day is not over");
    let (first, problems) = sums();
    assert!(problems.is_empty() && kept.exists());
    let sum = &PressPart::together(&first[0].1.parts)["sokoban"];
    assert_eq!((sum.presses, sum.filtered, sum.lit.all(), sum.held.all()), (100, [0; 4], 100, 100));
    assert!(sum.lit.quarter(2).unwrap().abs_diff(700) <= 44 && sum.held.quarter(2).unwrap().abs_diff(50) <= 4);
    // they are used: the day itself is not read
    let right = fs::read(&kept).unwrap();
    let day = fs::read(&path).unwrap();
    fs::write(&path, vec![0; day.len()]).unwrap();
    assert_eq!(sums().0, first);
    fs::write(&path, &day).unwrap();
    for place in 0..right.len() {
        let mut hurt = right.clone();
        hurt[place] ^= 0x15;
        fs::write(&kept, &hurt).unwrap();
        assert_eq!(sums().0, first, "{place}");
        assert_eq!(fs::read(&kept).unwrap(), right);
    }
    // the day has grown since
    desk.store(disk).keep_presses("Ann", &[entry(7)], 0).unwrap();
    assert_eq!(PressPart::together(&sums().0[0].1.parts)["sokoban"].presses, 101);
}

#[test]
fn who_leaves_has_the_sums_of_the_day() {
    let desk = Desk::new();
    let mut app = desk.play("steps-1-lamps", &[]);
    for second in 1..=30 {
        desk.until(&mut app, second * 1_000);
        app.handle(Event::Tapped(Switch::Main), second * 1_000);
    }
    app.close(31_000);
    let folder = desk.users().path().join("Ann/presses");
    assert!(folder.join("2026-11-25.sums").exists());
    let (sums, _) = term_sums(&desk.users(), "Ann", "2026-11-25".parse().unwrap()).unwrap();
    let sum = &PressPart::together(&sums[0].1.parts)["steps-1-lamps"];
    assert_eq!((sum.presses, sum.rung), (30, 1));
    assert!((29_000..=31_000).contains(&sum.play_ms), "{}", sum.play_ms);
}

#[test]
fn what_is_too_old_is_gone_at_the_start_and_what_is_not_recorded_is_not_there() {
    let desk = Desk::new();
    written(&desk, 5);
    let folder = desk.users().path().join("Ann/presses");
    for date in ["2025-10-20", "2025-10-21", "2025-10-22", "2026-11-24"] {
        fs::copy(folder.join("2026-11-25.presses"), folder.join(format!("{date}.presses"))).unwrap();
        fs::write(folder.join(format!("{date}.sums")), "old").unwrap();
    }
    fs::write(folder.join("notes.txt"), "not ours").unwrap();
    let names = || {
        let mut names: Vec<String> =
            fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.retain(|name| name.ends_with(".presses"));
        names.sort();
        names
    };
    // settings that cannot be read remove nothing
    let settings = desk.users().path().join("Ann/settings.xml");
    let kept = fs::read(&settings).unwrap();
    fs::write(&settings, "<Settings>").unwrap();
    let before = fs::read_dir(desk.users().path().join("Ann")).unwrap().count();
    desk.store(real_disk()).players().unwrap();
    assert_eq!((names().len(), fs::read_dir(desk.users().path().join("Ann")).unwrap().count()), (5, before));
    fs::write(&settings, kept).unwrap();
    desk.store(real_disk()).players().unwrap();
    assert_eq!(names(), ["2025-10-22.presses", "2026-11-24.presses", "2026-11-25.presses"]);
    assert!(!folder.join("2025-10-21.sums").exists() && folder.join("2025-10-22.sums").exists());
    assert!(folder.join("notes.txt").exists());
    assert_eq!(remove_old_presses(&desk.users(), "Ann", 30, "2026-11-25".parse().unwrap()).unwrap(), 1);
    // 0 days: nothing is recorded, and what was is gone at the next start
    let mut never = Settings::default();
    never.set("press_days", "0").unwrap();
    desk.store(real_disk()).save_settings("Ann", &never).unwrap();
    let mut app = desk.play("steps-1-lamps", &[]);
    assert!(names().is_empty());
    app.handle(Event::Tapped(Switch::Main), 1_000);
    app.close(2_000);
    assert!(names().is_empty());
}

/// The real program is killed at any moment; what is on disk by then is the beginning of what was pressed, whole.
#[test]
fn killed_at_any_moment_it_leaves_whole_presses_in_order() {
    let desk = Desk::new();
    let users = desk.users();
    let start = || {
        let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
        command.args(["play", "Ann", "--game", "steps-1-lamps", "--headless", "--signals", "-"]);
        command.arg("--users").arg(users.path()).arg("--games").arg(desk.root.path().join("games"));
        Playing::spawn(command)
    };
    let mut kept = 0;
    for round in 0..20 {
        let mut program = start();
        for _ in 0..=round % 4 {
            program.ask("press");
            program.ask("release");
        }
        if round % 2 == 0 {
            program.kill();
            let now = presses(&rows(&users)).len();
            assert!((kept..=kept + 1 + round % 4).contains(&now), "round {round}: {now}");
            kept = now;
        } else {
            program.quit();
            kept += 1 + round % 4;
            assert_eq!(presses(&rows(&users)).len(), kept, "round {round}: who leaves loses nothing");
        }
    }
    assert!(kept >= 30);
}
