//! Players' folders: any name, settings, last game, locks, a disk that fills up or is read-only.

use super::faulty_disk::FaultyDisk;
use crate::saves::sokoban;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use switchboard::disk::players::{FolderStore, Users, find_player};
use switchboard::history::Session;
use switchboard::language::Language;
use switchboard::play::Move;
use switchboard::shell::{
    App, Birth, Block, DeskDoors, Gender, LastPlayer, Listing, Profile, Program, SavePlace, Settings, Start, Store,
};

fn games() -> Vec<PathBuf> {
    vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("games")]
}

fn store(users: &Path) -> FolderStore {
    FolderStore::new(users.to_owned(), games())
}

fn place(player: &str) -> SavePlace {
    SavePlace { player: player.to_owned(), game: "sokoban".to_owned(), level: "03".to_owned() }
}

fn moves() -> Vec<Move> {
    Move::read_list(&sokoban().level_info().unwrap().solution).unwrap()
}

#[test]
fn odd_names_get_folders_of_their_own_inside_users() {
    let root = tempfile::tempdir().unwrap();
    let users = root.path().join("deep/users");
    let mut store = store(&users);
    let long = "x".repeat(300);
    let names =
        ["../x", "\u{1F600}", &long, "Jana", "JANA", "jana", "/", "a/b", "CON", " ", "Žofie Ďurišová", "last.xml"];
    for name in names {
        let id = store.create_player(&Profile::named(name, Language::Czech), &Settings::default()).unwrap();
        assert!(users.join(&id).join("properties.xml").is_file(), "{name}");
    }
    let listed = store.players().unwrap();
    assert_eq!(listed.len(), names.len());
    assert!(listed.iter().all(|player| player.problems.is_empty()));
    let mut folders: Vec<String> = listed.iter().map(|player| player.id.to_lowercase()).collect();
    folders.sort();
    folders.dedup();
    assert_eq!(folders.len(), names.len(), "folders differ in more than letter case");
    assert_eq!(fs::read_dir(root.path()).unwrap().count(), 1, "nothing was made beside users");
    for name in ["../x", "\u{1F600}", "Jana", "JANA"] {
        let id = find_player(&Users::new(users.clone()), name).unwrap();
        let entry = store.players().unwrap().into_iter().find(|player| player.id == id).unwrap();
        assert_eq!(entry.profile.name, name);
    }
    assert!(store.delete_player("../..").is_err());
    assert!(store.saves(&SavePlace { player: "../..".into(), game: "..".into(), level: "..".into() }).saves.is_empty());
}

#[test]
fn personal_data_and_settings_come_back_as_they_were() {
    let users = tempfile::tempdir().unwrap();
    let mut store = store(users.path());
    let mut profile = Profile::named("Jan <&> \"N\"", Language::Slovak);
    profile.surname = "Novák".to_owned();
    profile.gender = Gender::Male;
    profile.birth = Some(Birth::Number("780123/3540".to_owned()));
    let mut settings = Settings::default();
    settings.set("text_percent", "200").unwrap();
    settings.degree = 3;
    let id = store.create_player(&profile, &settings).unwrap();
    assert_eq!(store.players().unwrap()[0].profile, profile);
    assert_eq!(store.settings(&id).0, settings);
    profile.birth = Some(Birth::Date("1978-01-23".parse().unwrap()));
    store.change_player(&id, &profile).unwrap();
    assert_eq!(store.players().unwrap()[0].profile, profile);
    store.set_last_game(&id, "sokoban").unwrap();
    store.set_last_level(&id, "sokoban", "02").unwrap();
    let last = LastPlayer {
        player: Some(id.clone()),
        full_list: true,
        fullscreen: false,
        senders: ["https://aac.example".to_owned()].into(),
        listing: Listing { group: "Owls".to_owned(), pictures_only: true },
        doors: DeskDoors { code: "0471".to_owned(), rhythm: "400 400 1200 400".parse().ok() },
    };
    store.set_last_player(&last).unwrap();
    assert_eq!(
        (store.last_game(&id).as_deref(), store.last_level(&id, "sokoban").as_deref()),
        (Some("sokoban"), Some("02"))
    );
    assert_eq!(store.last_player(), last);
    store.delete_player(&id).unwrap();
    assert!(store.players().unwrap().is_empty() && store.last_player().player.is_none());
}

#[test]
fn a_damaged_file_of_a_player_is_told_and_the_rest_works() {
    let users = tempfile::tempdir().unwrap();
    let mut store = store(users.path());
    let id = store.create_player(&Profile::named("Eva", Language::Czech), &Settings::default()).unwrap();
    fs::write(users.path().join(&id).join("properties.xml"), "<Player><Name>E").unwrap();
    fs::write(users.path().join(&id).join("settings.xml"), "\u{0}\u{0}").unwrap();
    let entry = &store.players().unwrap()[0];
    assert_eq!((entry.profile.name.as_str(), entry.problems.len()), ("Eva", 1));
    let (settings, problems) = store.settings(&id);
    assert_eq!((settings, problems.len()), (Settings::default(), 1));
    assert!(!users.path().join(&id).join("settings.xml.damaged").exists(), "only who plays sets it aside");
    store.open_player(&id).unwrap();
    assert_eq!(store.settings(&id).1.len(), 1);
    store.close_player();
    assert!(users.path().join(&id).join("settings.xml.damaged").exists());
}

#[test]
fn a_game_added_while_the_program_runs_is_seen() {
    let root = tempfile::tempdir().unwrap();
    let games = root.path().join("games");
    let add = |name: &str| {
        let folder = games.join(name);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("rules.xml"), "<ArrayOfGameRule/>").unwrap();
    };
    add("first");
    let mut store = FolderStore::new(root.path().join("users"), vec![games.clone()]);
    let (woken, wakes) = std::sync::mpsc::channel();
    store
        .watch(move || {
            let _ = woken.send(());
        })
        .unwrap();
    let names = |store: &mut FolderStore| store.games().into_iter().map(|game| game.id).collect::<Vec<_>>();
    assert_eq!(names(&mut store), ["first"]);
    add("second");
    // Changes may come one at a time.
    while names(&mut store) != ["first", "second"] {
        wakes.recv_timeout(Duration::from_secs(60)).expect("the program is woken after a change");
    }
}

#[test]
fn a_second_program_is_told_and_saves_once_the_first_is_gone() {
    let users = tempfile::tempdir().unwrap();
    let (mut first, mut second) = (store(users.path()), store(users.path()));
    let id = first.create_player(&Profile::named("Eva", Language::Czech), &Settings::default()).unwrap();
    first.open_player(&id).unwrap();
    let fault = second.open_player(&id).unwrap_err();
    assert_eq!((fault.code.name(), fault.message().as_str()), ("S002", "this player is open in another program"));
    assert!(second.delete_player(&id).is_err(), "a player who plays is not removed");
    let mut session = Session::start(sokoban(), 1, 0, 0);
    assert_eq!(second.save(&place(&id), &session.take_saves()[0]).unwrap_err().code, "S002");
    assert_eq!((second.waiting(), second.saves(&place(&id)).saves.len()), (1, 1), "play goes on in memory");
    first.close_player();
    session.play(&moves()[0], "", 0).unwrap();
    second.save(&place(&id), &session.take_saves()[0]).unwrap();
    assert_eq!((second.waiting(), first.saves(&place(&id)).saves.len()), (0, 2));
}

#[test]
fn what_two_programs_played_is_all_kept() {
    let users = tempfile::tempdir().unwrap();
    let (mut first, mut second) = (store(users.path()), store(users.path()));
    let id = first.create_player(&Profile::named("Eva", Language::Czech), &Settings::default()).unwrap();
    let mut session = Session::start(sokoban(), 1, 0, 0);
    let keep = |store: &mut FolderStore, session: &mut Session, ok: bool| {
        for save in session.take_saves() {
            assert_eq!(store.save(&place(&id), &save).is_ok(), ok);
        }
    };
    keep(&mut first, &mut session, true);
    let mut other = session.clone();
    for chosen in &moves()[..3] {
        session.play(chosen, "first", 0).unwrap();
        keep(&mut first, &mut session, true);
    }
    for chosen in &moves()[..2] {
        other.play(chosen, "second", 0).unwrap();
        keep(&mut second, &mut other, false);
    }
    first.close_player();
    for chosen in &moves()[2..5] {
        other.play(chosen, "second", 0).unwrap();
        keep(&mut second, &mut other, true);
    }
    let attempts = first.attempts(&place(&id));
    let methods: Vec<Vec<&str>> =
        attempts.iter().map(|a| a.saves.iter().map(|save| save.method.as_str()).collect()).collect();
    assert_eq!(methods, [vec!["second"; 5], vec!["", "first", "first", "first"]]);
}

#[test]
fn a_full_disk_stops_nothing_and_saving_catches_up() {
    let users = tempfile::tempdir().unwrap();
    let full = Arc::new(AtomicBool::new(false));
    let disk = FaultyDisk::that({
        let full = Arc::clone(&full);
        move |call, _| (call.writes() && full.load(Ordering::SeqCst)).then_some(ErrorKind::StorageFull)
    });
    let mut store = FolderStore::on(disk, users.path().to_owned(), games());
    let id = store.create_player(&Profile::named("Eva", Language::Czech), &Settings::default()).unwrap();
    let mut session = Session::start(sokoban(), 1, 0, 0);
    for (count, chosen) in moves().iter().enumerate() {
        full.store((2..9).contains(&count), Ordering::SeqCst);
        session.play(chosen, "", 0).unwrap();
        for save in session.take_saves() {
            let result = store.save(&place(&id), &save);
            assert_eq!(result.is_err(), (2..9).contains(&count), "{count}");
            if let Err(problem) = result {
                assert!(problem.message().contains("the disk is full"), "{problem}");
            }
        }
        assert_eq!(store.saves(&place(&id)).saves.len(), count + 2, "all is there, on disk or in memory");
    }
    assert_eq!(store.waiting(), 0);
    drop(store);
    let saves = self::store(users.path()).saves(&place(&id));
    assert_eq!(saves.saves.len(), moves().len() + 1);
    assert!(saves.problems.is_empty());
}

#[test]
fn progress_tells_what_is_done_begun_and_best() {
    let users = tempfile::tempdir().unwrap();
    let mut store = store(users.path());
    let id = store.create_player(&Profile::named("Eva", Language::Czech), &Settings::default()).unwrap();
    let game = Arc::clone(sokoban().game());
    assert!(store.progress(&id, &game.id, &game.level_ids()).unwrap().iter().all(|level| !level.done && !level.begun));
    let mut session = Session::start(sokoban(), 1, 0, 0);
    session.play(&moves()[0], "", 0).unwrap();
    for save in session.take_saves() {
        store.save(&place(&id), &save).unwrap();
    }
    assert_eq!(
        (
            store.progress(&id, &game.id, &game.level_ids()).unwrap()[2].begun,
            store.progress(&id, &game.id, &game.level_ids()).unwrap()[2].done
        ),
        (true, false)
    );
    for chosen in &moves()[1..] {
        session.play(chosen, "", 0).unwrap();
    }
    session.restart(0, 0);
    session.play(&moves()[0], "", 0).unwrap();
    for save in session.take_saves() {
        store.save(&place(&id), &save).unwrap();
    }
    let level = store.progress(&id, &game.id, &game.level_ids()).unwrap()[2];
    assert_eq!((level.done, level.begun, level.best_moves), (true, true, Some(moves().len() as u32)));
    // what cannot be read is told, and not taken for what was never played
    let folder = store.users().game_folder(&id, &game.id).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::write(&folder, "").unwrap();
    assert_eq!(store.progress(&id, &game.id, &game.level_ids()).unwrap_err().code, switchboard::diag::Code::S001);
}

#[test]
fn a_second_start_says_who_plays_already_on_its_first_screen() {
    let users = tempfile::tempdir().unwrap();
    let mut first = store(users.path());
    let id = first.create_player(&Profile::named("Eva", Language::English), &Settings::default()).unwrap();
    let told = "Eva is already playing in another Switchboard window.";
    let shows = |screen: &str| {
        let second = store(users.path()).speaking(Language::English);
        let app = App::new(Box::new(second), &Start::default(), 0).unwrap();
        let page = app.page(0);
        assert_eq!(page.screen, screen);
        page.blocks.iter().any(|(_, block)| matches!(block, Block::Text(words) if words == told))
    };
    assert!(!shows("welcome"));
    first.open_player(&id).unwrap();
    assert!(shows("welcome"));
    assert!(!first.is_open_elsewhere(&id), "it is this program");
    first.close_player();
    assert!(!shows("welcome"));
}
