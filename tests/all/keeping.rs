//! A player's data is kept: two programs at once, temporary errors, damaged files, folders that disappear, removals.

use super::faulty_disk::{Call, FaultyDisk};
use super::history::{good, switchboard};
use super::saves::sokoban;
use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use switchboard::disk::Disk;
use switchboard::disk::players::{FolderStore, Lock, Users, remove_leftovers};
use switchboard::disk::{RealDisk, real_disk};
use switchboard::history::Session;
use switchboard::language::Language;
use switchboard::play::Move;
use switchboard::shell::{LastPlayer, Profile, SavePlace, Settings, Store};

fn on(disk: Disk, users: &Path) -> FolderStore {
    FolderStore::on(disk, users.to_owned(), vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("games")])
}

fn store(users: &Path) -> FolderStore {
    on(real_disk(), users)
}

fn place(player: &str) -> SavePlace {
    SavePlace { player: player.to_owned(), game: "sokoban".to_owned(), level: "03".to_owned() }
}

fn slow() -> Settings {
    let mut settings = Settings::default();
    settings.set("interval", "9000").unwrap();
    settings
}

fn eva(users: &Path) -> String {
    store(users).create_player(&Profile::named("Eva", Language::Czech), &slow()).unwrap()
}

/// Plays moves with a mark each and hands in their saves; returns the marks that were acknowledged.
fn play(store: &mut FolderStore, session: &mut Session, marks: &[String]) -> Vec<String> {
    let mut acknowledged = Vec::new();
    for mark in marks {
        let chosen: Move = session.engine().moves(session.state())[0];
        session.play(&chosen, mark, 0).unwrap();
        acknowledged.extend(keep(store, session).then(|| mark.clone()));
    }
    acknowledged
}

fn keep(store: &mut FolderStore, session: &mut Session) -> bool {
    session.take_saves().iter().all(|save| store.save(&place("Eva"), save).is_ok())
}

fn marks(name: &str, count: usize) -> Vec<String> {
    (0..count).map(|number| format!("{name}{number}")).collect()
}

fn open(store: &mut FolderStore) -> Session {
    let saves = store.saves(&place("Eva"));
    let (session, _) = Session::open(sokoban(), &saves.saves, 1, 0);
    session
}

/// Every mark on disk, in any attempt.
fn found(users: &Path) -> Vec<String> {
    let attempts = store(users).attempts(&place("Eva"));
    for attempt in &attempts {
        assert!(attempt.problems.is_empty(), "{:?}", attempt.problems);
    }
    let numbers: Vec<u32> = attempts.iter().filter_map(|attempt| attempt.saves.first()).map(|s| s.attempt).collect();
    let distinct: BTreeSet<u32> = numbers.iter().copied().collect();
    assert_eq!(numbers.len(), distinct.len(), "attempts are told apart: {numbers:?}");
    let mut found: Vec<String> =
        attempts.iter().flat_map(|a| &a.saves).map(|save| save.method.clone()).filter(|m| !m.is_empty()).collect();
    found.sort();
    found
}

fn sorted(mut all: Vec<String>) -> Vec<String> {
    all.sort();
    all
}

#[test]
fn what_two_programs_played_is_kept_through_restarts() {
    for lockless in [false, true] {
        let users = tempfile::tempdir().unwrap();
        eva(users.path());
        let disk = || if lockless { FaultyDisk::without_locks() } else { real_disk() };
        let (mut a, mut b) = (on(disk(), users.path()), on(disk(), users.path()));
        let _ = (a.open_player("Eva"), b.open_player("Eva"));
        let mut of_a = open(&mut a);
        keep(&mut a, &mut of_a);
        play(&mut a, &mut of_a, &marks("before", 2));
        let mut of_b = open(&mut b);
        play(&mut a, &mut of_a, &marks("a", 3));
        play(&mut b, &mut of_b, &marks("b", 3));
        a.close_player();
        drop(a);
        // the first is gone: what the second kept in memory is written, and it continues
        play(&mut b, &mut of_b, &marks("late", 1));
        for round in 0..3 {
            let seed = 7 + round;
            of_b.restart(seed, 0);
            keep(&mut b, &mut of_b);
            play(&mut b, &mut of_b, &marks(&format!("round{round}-"), 4));
        }
        b.close_player();
        drop(b);
        let mut again = store(users.path());
        again.open_player("Eva").unwrap();
        let mut of_again = open(&mut again);
        of_again.restart(1, 0);
        keep(&mut again, &mut of_again);
        let all = [marks("before", 2), marks("a", 3), marks("b", 3), marks("late", 1)];
        let rounds = (0..3).flat_map(|round| marks(&format!("round{round}-"), 4));
        assert_eq!(
            found(users.path()),
            sorted(all.concat().into_iter().chain(rounds).collect()),
            "lockless {lockless}"
        );
    }
}

/// Makes reading this file fail until the count is used up.
fn failing(name: &'static str, kind: ErrorKind, times: &Arc<AtomicU32>) -> Disk {
    let times = Arc::clone(times);
    FaultyDisk::that(move |call, path| {
        let hit = call == Call::Read && path.ends_with(name);
        let left = hit && times.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok();
        left.then_some(kind)
    })
}

#[test]
fn settings_that_cannot_be_read_for_a_moment_stay() {
    for kind in [ErrorKind::Other, ErrorKind::PermissionDenied, ErrorKind::ResourceBusy, ErrorKind::Interrupted] {
        let users = tempfile::tempdir().unwrap();
        let id = eva(users.path());
        let file = users.path().join(&id).join("settings.xml");
        let before = fs::read(&file).unwrap();
        // a single error goes unnoticed
        let mut shortly = on(failing("settings.xml", kind, &Arc::new(AtomicU32::new(1))), users.path());
        shortly.open_player(&id).unwrap();
        let (settings, problems) = shortly.settings(&id);
        assert_eq!((settings, problems.len()), (slow(), 0), "{kind}");
        drop(shortly);
        // lasting ones are reported, and the previous version is used
        let times = Arc::new(AtomicU32::new(u32::MAX));
        let mut long = on(failing("settings.xml", kind, &times), users.path());
        long.open_player(&id).unwrap();
        let (mut settings, problems) = long.settings(&id);
        assert_eq!((settings.clone(), problems.len()), (slow(), 1), "{kind}");
        settings.set("volume", "10").unwrap();
        assert_eq!(long.save_settings(&id, &settings).unwrap_err().code, "S001", "nobody knows what is written over");
        assert_eq!(fs::read(&file).unwrap(), before, "{kind}");
        // they can be read again: only the change is added, even if the defaults were used meanwhile
        times.store(0, Ordering::SeqCst);
        long.save_settings(&id, &settings).unwrap();
        let now = store(users.path()).settings(&id).0;
        assert_eq!(now.differences(), [slow().differences(), vec![("volume".to_owned(), "10".to_owned())]].concat());
        let names: Vec<PathBuf> = fs::read_dir(users.path().join(&id)).unwrap().map(|e| e.unwrap().path()).collect();
        assert!(names.iter().all(|path| !path.to_string_lossy().contains("damaged")), "{names:?}");
    }
}

#[test]
fn a_change_made_while_settings_are_unknown_does_not_bring_the_usual_ones() {
    let users = tempfile::tempdir().unwrap();
    let id = eva(users.path());
    let times = Arc::new(AtomicU32::new(u32::MAX));
    let faults = Arc::clone(&times);
    let disk = FaultyDisk::that(move |call, path| {
        let is_settings = path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("settings.xml"));
        (call == Call::Read && is_settings && faults.load(Ordering::SeqCst) > 0).then_some(ErrorKind::Other)
    });
    let mut store = on(disk, users.path());
    let (mut settings, problems) = store.settings(&id);
    assert_eq!((settings.clone(), problems.len()), (Settings::default(), 1));
    times.store(0, Ordering::SeqCst);
    for (name, value) in [("volume", "10"), ("theme", "dark")] {
        settings.set(name, value).unwrap();
        store.save_settings(&id, &settings).unwrap();
    }
    let mut wanted = slow();
    wanted.set("volume", "10").unwrap();
    wanted.set("theme", "dark").unwrap();
    assert_eq!(self::store(users.path()).settings(&id).0, wanted);
}

#[test]
fn every_flipped_bit_of_a_players_files_is_noticed_and_the_generation_before_is_used() {
    let users = tempfile::tempdir().unwrap();
    let id = eva(users.path());
    let mut faster = slow();
    faster.set("volume", "10").unwrap();
    let mut store = store(users.path());
    store.save_settings(&id, &faster).unwrap();
    let file = users.path().join(&id).join("settings.xml");
    let good = fs::read(&file).unwrap();
    for place in 0..good.len() {
        let mut bytes = good.clone();
        bytes[place] ^= 1 << (place % 8);
        fs::write(&file, &bytes).unwrap();
        let (settings, problems) = store.settings(&id);
        assert!(settings == slow() && problems.len() == 1, "byte {place}: {problems:?}");
    }
    // whoever plays repairs it, but only after it was reported: a program that ends without a word repairs nothing
    fs::write(&file, &good[..good.len() / 2]).unwrap();
    let aside = users.path().join(&id).join("settings.xml.damaged");
    store.open_player(&id).unwrap();
    store.close_player();
    let mut killed = self::store(users.path());
    killed.open_player(&id).unwrap();
    assert_eq!(killed.settings(&id).1.len(), 1);
    drop(killed);
    for is_told in [true, false] {
        assert_eq!(aside.is_file(), !is_told);
        store.open_player(&id).unwrap();
        let (settings, problems) = store.settings(&id);
        assert_eq!((settings, problems.len()), (slow(), usize::from(is_told)));
        store.close_player();
    }
    // a missing one too
    fs::remove_file(&file).unwrap();
    let told: Vec<_> = store.settings(&id).1.iter().map(|problem| problem.code.name()).collect();
    assert_eq!((store.settings(&id).0, told), (slow(), vec!["S017"]));
}

#[test]
fn a_save_that_cannot_be_read_for_a_while_stays_where_it_is() {
    let users = tempfile::tempdir().unwrap();
    eva(users.path());
    let mut first = store(users.path());
    first.open_player("Eva").unwrap();
    let mut session = open(&mut first);
    keep(&mut first, &mut session);
    play(&mut first, &mut session, &marks("first", 4));
    drop(first);
    let times = Arc::new(AtomicU32::new(u32::MAX));
    let mut blind = on(failing("00000004.xml", ErrorKind::Other, &times), users.path());
    blind.open_player("Eva").unwrap();
    let read = blind.saves(&place("Eva"));
    assert_eq!((read.saves.len(), read.problems.len()), (4, 1));
    let (mut session, _) = Session::open(sokoban(), &read.saves, 1, 0);
    play(&mut blind, &mut session, &marks("blind", 1));
    times.store(0, Ordering::SeqCst);
    play(&mut blind, &mut session, &marks("seeing", 2));
    drop(blind);
    assert_eq!(found(users.path()), sorted([marks("blind", 1), marks("first", 4), marks("seeing", 2)].concat()));
}

#[test]
fn folders_that_go_away_in_play_are_told() {
    let users = tempfile::tempdir().unwrap();
    eva(users.path());
    let mut store = store(users.path());
    store.open_player("Eva").unwrap();
    let mut session = open(&mut store);
    keep(&mut store, &mut session);
    play(&mut store, &mut session, &marks("lost", 2));
    let level = users.path().join("Eva/saves/sokoban/03");
    fs::remove_dir_all(&level).unwrap();
    let next = session.engine().moves(session.state())[0];
    session.play(&next, "kept", 0).unwrap();
    let told = store.save(&place("Eva"), &session.take_saves()[0]).unwrap();
    assert_eq!(told.iter().map(|problem| problem.code.name()).collect::<Vec<_>>(), ["S021"]);
    assert_eq!(found(users.path()), ["kept"], "whole in itself");
    // the whole player: nothing is invented in their place, and everything is written once they are back
    let away = users.path().join("away");
    fs::rename(users.path().join("Eva"), &away).unwrap();
    let next = session.engine().moves(session.state())[0];
    session.play(&next, "waits", 0).unwrap();
    assert_eq!(store.save(&place("Eva"), &session.take_saves()[0]).unwrap_err().code, "S016");
    assert!(store.unsaved().is_some() && !users.path().join("Eva").exists());
    fs::rename(&away, users.path().join("Eva")).unwrap();
    play(&mut store, &mut session, &marks("back", 1));
    assert!(store.unsaved().is_none());
    assert_eq!(found(users.path()), ["back0", "kept", "waits"]);
}

#[test]
fn a_disk_without_locks_is_played_on_and_told() {
    let users = tempfile::tempdir().unwrap();
    let mut store = on(FaultyDisk::without_locks(), users.path());
    let id = store.create_player(&Profile::named("Eva", Language::Czech), &slow()).unwrap();
    assert_eq!(store.open_player(&id).unwrap_err().code, "S022");
    let mut session = open(&mut store);
    assert!(keep(&mut store, &mut session));
    assert_eq!(play(&mut store, &mut session, &marks("kept", 2)).len(), 2);
    assert_eq!(found(users.path()), marks("kept", 2));
}

#[test]
fn a_code_that_cannot_be_kept_is_by_chance_and_told() {
    let users = tempfile::tempdir().unwrap();
    let id = eva(users.path());
    for name in ["code", "code.before"] {
        fs::remove_file(users.path().join(&id).join(name)).unwrap();
    }
    let read_only = || FaultyDisk::that(|call, _| call.writes().then_some(ErrorKind::ReadOnlyFilesystem));
    let users_of = |disk: Disk| Users::on(disk, users.path().to_owned());
    let (one, other) = (users_of(read_only()), users_of(read_only()));
    let (code, kept) = one.code(&id).unwrap();
    assert!(!kept && one.code(&id).unwrap().0 == code, "the same as long as the program runs");
    assert_ne!(other.code(&id).unwrap().0, code, "nothing that could be computed from the name");
    let mut told = Vec::new();
    let wanted = switchboard::disk::players::WantedSaves { players: vec![id.clone()], ..Default::default() };
    let _ = switchboard::disk::players::walk(&one, &wanted, &mut |met| {
        if let switchboard::disk::players::VisitedSave::Fault(problem) = met {
            told.push(problem.code.name());
        }
        std::ops::ControlFlow::Continue(())
    });
    assert_eq!(told, ["S018"]);
    assert!(users_of(real_disk()).code(&id).unwrap().1, "where it can be kept it is");
}

/// Every file under a folder that contains these words.
fn naming(folder: &Path, words: &str, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            naming(&path, words, all);
        } else if String::from_utf8_lossy(&fs::read(&path).unwrap()).contains(words) {
            all.push(path);
        }
    }
}

/// Eva's game with Jan, as earlier versions wrote it: with their names.
fn shared_game(users: &Path) -> FolderStore {
    let mut store = store(users);
    eva(users);
    store.create_player(&Profile::named("Jan", Language::Czech), &Settings::default()).unwrap();
    store.open_player("Eva").unwrap();
    let seats = vec!["person Eva".to_owned(), "person Jan".to_owned()];
    let mut session = open(&mut store);
    let next = session.engine().moves(session.state())[0];
    session.play(&next, "shared", 0).unwrap();
    for save in session.take_saves() {
        store.save(&place("Eva"), &switchboard::history::Save { seats: seats.clone(), ..save }).unwrap();
    }
    let folder = users.join("Eva/saves/sokoban/03");
    let code = Users::new(users.to_owned()).code("Jan").unwrap().0;
    let names = |text: &str| {
        switchboard::history::rename_people(text, &|name| (name == format!("#{code}")).then(|| "Jan".to_owned()))
    };
    for name in ["00000000.xml", "00000001.xml"] {
        let text = fs::read_to_string(folder.join(name)).unwrap();
        assert!(text.contains(&code) && !text.contains("person Jan"), "names are not written: {text}");
        fs::write(folder.join(name), names(&text).unwrap()).unwrap();
    }
    fs::copy(folder.join("00000001.xml"), folder.join("00000009.xml.damaged")).unwrap();
    let last = LastPlayer { player: Some("Jan".to_owned()), ..LastPlayer::default() };
    store.set_last_player(&last).unwrap();
    store.set_last_player(&LastPlayer { full_list: true, ..last }).unwrap();
    assert_eq!(store.saves(&place("Eva")).saves[1].seats, seats, "the program knows them by their folders");
    store
}

#[test]
fn who_is_removed_is_named_nowhere() {
    let users = tempfile::tempdir().unwrap();
    let mut store = shared_game(users.path());
    // while her game is open elsewhere, nothing is half done
    let mut other = self::store(users.path());
    let refused = other.delete_player("Jan").unwrap_err();
    assert!(refused.code == "S023" && refused.message().contains("played together with Jan"), "{refused}");
    assert!(users.path().join("Jan/settings.xml").is_file());
    let removed = store.remove_player("Jan").unwrap();
    assert_eq!((removed.renamed, removed.left.len()), (3, 0));
    let mut left = Vec::new();
    naming(users.path(), "Jan", &mut left);
    assert_eq!(left, Vec::<PathBuf>::new());
    let saves = store.saves(&place("Eva"));
    assert_eq!((saves.saves.len(), saves.problems.len()), (2, 0), "what she played is whole");
    assert_eq!(store.last_player(), LastPlayer { full_list: true, ..LastPlayer::default() });
}

#[test]
fn an_export_names_nobody_else_and_tells_what_is_not_in_it() {
    let users = tempfile::tempdir().unwrap();
    drop(shared_game(users.path()));
    #[cfg(unix)]
    std::os::unix::fs::symlink("/etc", users.path().join("Eva/elsewhere")).unwrap();
    let out = users.path().join("../eva.zip");
    let out = out.to_str().unwrap();
    let output = switchboard(users.path(), &["players", "export", "Eva", "--out", out]);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(
        output.status.success() && (cfg!(not(unix)) || told.contains("S020") && told.contains("elsewhere")),
        "{told}"
    );
    let there = tempfile::tempdir().unwrap();
    good(there.path(), &["players", "import", out]);
    fs::remove_file(out).unwrap();
    let mut named = Vec::new();
    naming(there.path(), "Jan", &mut named);
    assert_eq!(named, Vec::<PathBuf>::new());
    let saves = store(there.path()).saves(&place("Eva"));
    assert_eq!((saves.saves.len(), saves.problems.len()), (2, 0));
    #[cfg(unix)]
    private(&there.path().join("Eva"));
}

/// Nobody but the owner may read it.
#[cfg(unix)]
fn private(folder: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(folder), 0o700, "{}", folder.display());
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { private(&path) } else { assert_eq!(mode(&path), 0o600, "{}", path.display()) }
    }
}

#[test]
fn leftovers_are_removed_unless_somebody_is_at_work_on_them() {
    let users = tempfile::tempdir().unwrap();
    let id = eva(users.path());
    for name in [".import-1", ".removed-2", ".new-3", ".import-busy"] {
        fs::create_dir_all(users.path().join(name).join("saves")).unwrap();
        fs::write(users.path().join(name).join("properties.xml"), "<Player><Name>Jan</Name></Player>").unwrap();
    }
    fs::write(users.path().join(".writing-4"), "Jan").unwrap();
    fs::write(users.path().join(&id).join(".writing-5"), "Jan").unwrap();
    let busy = Lock::take(&RealDisk::PRIVATE, &users.path().join(".import-busy")).unwrap();
    good(users.path(), &["players"]);
    let hidden = || {
        let names = fs::read_dir(users.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.filter(|name| name.starts_with('.')).collect::<Vec<_>>()
    };
    assert_eq!(hidden(), [".import-busy"]);
    drop(busy);
    let stuck = FaultyDisk::that(|call, _| (call == Call::Remove).then_some(ErrorKind::PermissionDenied));
    let told = remove_leftovers(&Users::on(stuck, users.path().to_owned()));
    assert_eq!(told.iter().map(|problem| problem.code.name()).collect::<Vec<_>>(), ["S019"]);
    assert!(remove_leftovers(&Users::new(users.path().to_owned())).is_empty() && hidden().is_empty());
    store(users.path()).open_player(&id).unwrap();
    assert!(!users.path().join(&id).join(".writing-5").exists());
}

#[test]
fn a_long_attempt_is_opened_by_its_newest_saves_and_taken_back_to_its_start() {
    let users = tempfile::tempdir().unwrap();
    eva(users.path());
    let mut store = store(users.path());
    store.open_player("Eva").unwrap();
    let mut session = open(&mut store);
    keep(&mut store, &mut session);
    let (there, back): (Move, Move) = {
        let first = session.engine().moves(session.state())[0];
        let mut trial = session.clone();
        trial.play(&first, "", 0).unwrap();
        (first, trial.engine().moves(trial.state())[0])
    };
    let mut states = vec![session.state().clone()];
    for number in 0..600 {
        let chosen = if number % 2 == 0 { there } else { back };
        let chosen =
            if session.play(&chosen, "", 0).is_ok() { None } else { Some(session.engine().moves(session.state())[0]) };
        if let Some(chosen) = chosen {
            session.play(&chosen, "", 0).unwrap();
        }
        states.push(session.state().clone());
        keep(&mut store, &mut session);
    }
    let read = store.saves(&place("Eva"));
    assert_eq!((read.saves.len(), read.problems.len()), (250, 0));
    let (mut session, _) = Session::open(sokoban(), &read.saves, 1, 0);
    for state in states.iter().rev().skip(1) {
        assert!(session.undo("", 0));
        assert_eq!(session.state(), state);
        keep(&mut store, &mut session);
        while let Some(number) = session.wants_earlier() {
            session.take_earlier(&store.earlier(&place("Eva"), number).saves);
        }
    }
    assert!(!session.can_undo(), "this is the start");
    // read anew, undo also goes past what was undone
    let read = store.saves(&place("Eva"));
    let (session, _) = Session::open(sokoban(), &read.saves, 1, 0);
    assert!(!session.can_undo() && session.wants_earlier().is_none());
}

/// Saves that a program still has to write, of an attempt that another one has put aside or has restarted with the same number, go into a
/// folder of their own; those of a later game that belong to the attempt in progress do not.
#[test]
fn saves_of_two_attempts_are_never_mixed() {
    let users = tempfile::tempdir().unwrap();
    eva(users.path());
    let unlocked = || on(FaultyDisk::without_locks(), users.path());
    let (mut a, mut b) = (unlocked(), unlocked());
    let mut of_a = open(&mut a);
    play(&mut a, &mut of_a, &marks("first", 2));
    let mut of_b = open(&mut b);
    // b restarts and makes as many moves as a has made: the number before a's next one exists, but is not a's
    of_b.restart(7, 0);
    play(&mut b, &mut of_b, &marks("b", 2));
    play(&mut a, &mut of_a, &marks("a", 2));
    // a opens the level again, now with b's attempt, and plays on in it
    let mut of_a = open(&mut a);
    assert_eq!(of_a.number(), of_b.number());
    play(&mut a, &mut of_a, &marks("late", 1));
    let level = Users::new(users.path().to_owned()).level(&place("Eva")).unwrap();
    let read = level.attempts(&|| None);
    assert!(read.iter().all(|attempt| attempt.problems.is_empty()), "{read:?}");
    let methods = |attempt: &switchboard::disk::players::SavedAttempt| -> Vec<String> {
        attempt.saves.iter().map(|save| save.method.clone()).filter(|method| !method.is_empty()).collect()
    };
    let found: Vec<Vec<String>> = read.iter().map(methods).collect();
    assert_eq!(found, [marks("first", 2), marks("a", 2), [marks("b", 2), marks("late", 1)].concat()]);
}
