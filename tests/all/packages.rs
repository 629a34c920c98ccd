//! What comes with packages: files opened by a double click, players of released versions, the portable program.

use super::memory_store::MemoryStore;
use super::walks_kit::{games, text_with};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use switchboard::disk::players::{FolderStore, Users, import_player, pack_player};
use switchboard::disk::{Steps, add_game, is_parcel, look_into};
use switchboard::language::Language;
use switchboard::shell::{
    App, Brings, Event, Page, Parcel, Profile, Program, SavePlace, Settings, Signal, Start, Store, Switch,
};
use zip::ZipWriter;
use zip::write::SimpleFileOptions;

fn home() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// A zip of these files in `folder`.
pub fn zipped(folder: &Path, name: &str, files: &[(&str, &str)]) -> PathBuf {
    let path = folder.join(name);
    let mut zip = ZipWriter::new(File::create(&path).unwrap());
    for (name, text) in files {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(text.as_bytes()).unwrap();
    }
    zip.finish().unwrap();
    path
}

#[test]
fn a_game_that_came_as_a_file_is_added_whole_and_once() {
    let around = tempfile::tempdir().unwrap();
    let games = around.path().join("games");
    let files = [
        ("gems/rules.xml", "<Rules/>"),
        ("gems/LEVELS/01/description.xml", "<a/>"),
        ("gems/.hidden", "x"),
        ("__MACOSX/gems/x", "x"),
    ];
    let parcel = look_into(&zipped(around.path(), "any.switchboard", &files)).unwrap();
    assert_eq!((parcel.brings, parcel.name.as_str()), (Brings::Game, "gems"));
    add_game(&parcel, &games, &Steps::default()).unwrap();
    assert_eq!(fs::read_to_string(games.join("gems/LEVELS/01/description.xml")).unwrap(), "<a/>");
    assert!(!games.join("gems/.hidden").exists());
    let fault = add_game(&parcel, &games, &Steps::default()).unwrap_err();
    assert!(fault.code == "N001", "{fault}");
    // without a folder of its own it is named after the file
    let parcel = look_into(&zipped(around.path(), "Rubies.zip", &[("tiles.json", "{}")])).unwrap();
    add_game(&parcel, &games, &Steps::default()).unwrap();
    assert!(games.join("Rubies/tiles.json").is_file());
    assert_eq!(fs::read_dir(&games).unwrap().count(), 2, "nothing else is left");
}

#[test]
fn a_game_that_came_as_a_folder_is_added_as_its_zip_is() {
    let around = tempfile::tempdir().unwrap();
    let games = around.path().join("games");
    let from = around.path().join("unpacked/gems");
    fs::create_dir_all(from.join("LEVELS/01")).unwrap();
    for (name, text) in [("rules.xml", "<Rules/>"), ("LEVELS/01/description.xml", "<a/>"), (".hidden", "x")] {
        fs::write(from.join(name), text).unwrap();
    }
    // the folder itself, and one with only it inside
    for folder in [from.clone(), around.path().join("unpacked")] {
        let parcel = look_into(&folder).unwrap();
        assert_eq!(
            (parcel.brings, parcel.name.as_str(), parcel.path.as_path()),
            (Brings::Game, "gems", from.as_path())
        );
    }
    add_game(&look_into(&from).unwrap(), &games, &Steps::default()).unwrap();
    assert_eq!(fs::read_to_string(games.join("gems/LEVELS/01/description.xml")).unwrap(), "<a/>");
    assert!(games.join("gems/rules.xml").is_file() && !games.join("gems/.hidden").exists());
    assert_eq!(add_game(&look_into(&from).unwrap(), &games, &Steps::default()).unwrap_err().code, "N001");
    let stopped = Steps::default();
    stopped.stop();
    assert!(add_game(&look_into(&from).unwrap(), &around.path().join("more"), &stopped).is_err());
    assert!(!around.path().join("more/gems").exists());
    // which of two is meant is unknown, and no game is no game
    fs::create_dir_all(around.path().join("unpacked/rubies/LEVELS")).unwrap();
    fs::create_dir(from.join("LEVELS/01/nothing")).unwrap();
    for folder in [around.path().join("unpacked"), from.join("LEVELS/01/nothing")] {
        let fault = look_into(&folder).unwrap_err();
        assert!(fault.code == "S012" && fault.message().contains("no game in this folder"), "{fault}");
    }
}

#[test]
fn what_is_no_game_or_leads_elsewhere_is_refused() {
    let around = tempfile::tempdir().unwrap();
    for (files, why) in [
        (vec![("letter.txt", "x")], "neither a player nor a game"),
        (vec![("rules.xml", "<a/>"), ("../out.xml", "x")], "leads out"),
        (vec![("rules.xml", "<a/>"), ("C:\\out.xml", "x")], "leads out"),
        (vec![("rules.xml", "<a/>"), ("a/b/c/d/e/f/g/h/i/j", "x")], "too many folders"),
        (vec![("rules.xml", "<a/>"), ("PIECES/con.svg", "x")], "device"),
        (vec![("rules.xml", "<a/>"), ("a.svg", "x"), ("A.svg", "x")], "\"A.svg\""),
    ] {
        let file = zipped(around.path(), "a.switchboard", &files);
        let added =
            look_into(&file).and_then(|parcel| add_game(&parcel, &around.path().join("games"), &Steps::default()));
        let fault = added.unwrap_err();
        assert!(fault.code == "S012" && fault.message().contains(why), "{fault}");
        assert!(!around.path().join("games/a").exists() && !around.path().join("out.xml").exists());
    }
    let text = around.path().join("no.switchboard");
    fs::write(&text, "no zip").unwrap();
    assert_eq!(look_into(&text).unwrap_err().code, "S012");
    assert!(is_parcel(Path::new("A.Switchboard")) && !is_parcel(Path::new("games")));
}

#[test]
fn players_of_every_released_version_are_read_without_a_word() {
    for version in ["0.1", "0.2"] {
        let around = tempfile::tempdir().unwrap();
        let users = Users::new(around.path().to_owned());
        let file = home().join(format!("tests/data/players/{version}.switchboard"));
        let parcel = look_into(&file).unwrap();
        assert_eq!((parcel.brings, parcel.name.as_str()), (Brings::Player, "Kim"));
        let player = import_player(&users, &file, &Steps::default()).unwrap().remove(0);
        let mut store = FolderStore::new(around.path().to_owned(), vec![home().join("games/sokoban")]);
        store.open_player(&player).unwrap();
        let (settings, problems) = store.settings(&player);
        assert!(problems.is_empty(), "{version}: {problems:?}");
        assert_eq!(settings.differences().len(), 2, "{version}");
        let game = store.games().into_iter().find_map(|entry| entry.game).unwrap();
        let progress = store.progress(&player, &game.id, &game.level_ids()).unwrap();
        assert!(progress[0].done && progress[0].best_moves == Some(3), "{version}: {:?}", progress[0]);
        for (level, count) in [("01", 4), ("02", 5)] {
            let place = SavePlace { player: player.clone(), game: "sokoban".into(), level: level.into() };
            let read = store.saves(&place);
            assert!(read.problems.is_empty() && read.saves.len() == count, "{version} {level}: {:?}", read.problems);
        }
        // and it is exported again
        pack_player(&users, &player, std::io::Cursor::new(Vec::new()), Path::new("again.zip")).unwrap();
    }
}

/// Who raises the number in Cargo.toml is told here what else belongs to a version.
#[test]
fn a_version_is_told_wherever_people_look() {
    let version = env!("CARGO_PKG_VERSION");
    let (series, _) = version.rsplit_once('.').unwrap();
    for (file, words) in [
        ("CHANGELOG.md", format!("\n## {version} - ")),
        ("packaging/linux/switchboard.metainfo.xml", format!("<release version=\"{version}\" date=")),
        (&format!("docs/releases/{version}.md"), "](../pictures/".to_owned()),
    ] {
        let text = fs::read_to_string(home().join(file)).unwrap_or_else(|why| panic!("{file}: {why}"));
        assert!(text.contains(&words), "{file} does not have {words:?}");
    }
    let players = home().join(format!("tests/data/players/{series}.switchboard"));
    assert!(players.is_file(), "no player of this version is kept in {}", players.display());
}

fn labels(page: &Page) -> Vec<&str> {
    page.choices.iter().map(|choice| choice.label.as_str()).collect()
}

fn click(app: &mut App, name: &str) {
    let page = app.page(0);
    let at = page.named(name).unwrap_or_else(|| panic!("{name} is not offered: {:?}", labels(&page)));
    app.handle(Event::Click(at), 0);
}

/// Lets the thread finish that adds a file.
fn added(app: &mut App) {
    while app.page(0).screen == "adding" {
        std::thread::yield_now();
        app.handle(Event::Tick, 0);
    }
}

#[test]
fn adding_a_very_large_game_is_heard_and_stopped_and_leaves_nothing() {
    let around = tempfile::tempdir().unwrap();
    let names: Vec<String> = (0..3_000).map(|number| format!("LEVELS/{number:04}/startingLayout.xml")).collect();
    let files: Vec<(&str, &str)> =
        std::iter::once(("rules.xml", "<Rules/>")).chain(names.iter().map(|name| (name.as_str(), "<a/>"))).collect();
    let parcel = look_into(&zipped(around.path(), "large.zip", &files)).unwrap();
    let games = around.path().join("games");
    let steps = Steps::default();
    steps.stop();
    let fault = add_game(&parcel, &games, &steps).unwrap_err();
    assert!(fault.message().contains("stopped") && fs::read_dir(&games).unwrap().count() == 0, "{fault}");
    let steps = Steps::default();
    add_game(&parcel, &games, &steps).unwrap();
    assert_eq!((steps.count(), fs::read_dir(&games).unwrap().count()), ((3_001, 3_001), 1));
    assert_eq!(fs::read_dir(games.join("large/LEVELS")).unwrap().count(), 3_000);
}

/// The store's side of adding: goes on until it is stopped.
#[test]
fn the_screen_shows_how_far_adding_is_and_stops_it() {
    let mut store = MemoryStore::new(Vec::new());
    store.adds_for_ever = true;
    store.players.insert("ann".into(), (Profile::named("Ann", Language::English), Settings::default()));
    let mut app = App::new(Box::new(store), &Start::default(), 0).unwrap();
    let begin = |app: &mut App| {
        app.ask_to_add(Parcel { brings: Brings::Game, name: "Chess".into(), path: "chess.zip".into() });
        click(app, "yes");
        app.handle(Event::Tick, 200);
    };
    begin(&mut app);
    let page = app.page(200);
    assert_eq!((page.screen, app.next_wake().is_some_and(|at| at <= 400)), ("adding", true));
    let told = text_with("adding-files", &[("done", 7_usize.into()), ("all", 49_000_usize.into())]);
    let texts: Vec<String> = page.blocks.iter().map(|(_, block)| format!("{block:?}")).collect();
    assert!(texts.iter().any(|text| text.contains(&told)), "{told}: {texts:?}");
    click(&mut app, "stop");
    let page = app.page(200);
    assert_eq!((page.screen, page.notices[0].text.as_str()), ("players", text_with("adding-stopped", &[]).as_str()));
    // going back stops it too
    begin(&mut app);
    app.handle(Event::Signal(Signal::ChangeGame), 300);
    assert_eq!(app.page(300).screen, "players");
}

#[test]
fn a_file_is_asked_about_before_it_is_added() {
    let file = home().join("tests/data/players/0.1.switchboard");
    for (answer, count, told) in [("no", 0, String::new()), ("yes", 1, text_with("added", &[("name", "Kim".into())]))] {
        let users = tempfile::tempdir().unwrap();
        let store = FolderStore::new(users.path().to_owned(), Vec::new()).speaking(Language::English);
        let mut app = App::new(Box::new(store), &Start::default(), 0).unwrap();
        app.ask_to_add(look_into(&file).unwrap());
        assert_eq!(app.page(0).screen, "ask");
        assert_eq!(app.store().players().unwrap().len(), 0, "nothing is added before the answer");
        click(&mut app, answer);
        added(&mut app);
        let page = app.page(0);
        // the questions of the first start are for those who have no player yet
        let below = if count == 0 { "first-start" } else { "players" };
        assert_eq!((page.screen, app.store().players().unwrap().len()), (below, count));
        assert_eq!(labels(&page).contains(&"Kim"), count == 1, "the list shows it");
        assert_eq!(page.notices.first().map_or("", |notice| notice.text.as_str()), told);
    }
    // what has become unreadable meanwhile is reported
    let users = tempfile::tempdir().unwrap();
    let store = FolderStore::new(users.path().to_owned(), Vec::new()).speaking(Language::English);
    let mut app = App::new(Box::new(store), &Start::default(), 0).unwrap();
    app.ask_to_add(Parcel { brings: Brings::Player, name: "Kim".into(), path: users.path().join("gone.zip") });
    click(&mut app, "yes");
    added(&mut app);
    assert!(app.page(0).notices[0].text.contains("gone.zip"), "{:?}", app.page(0).notices);
}

#[test]
fn a_game_that_was_added_is_played_at_once_or_stands_first() {
    let parcel = || Parcel { brings: Brings::Game, name: "sokoban".into(), path: "sokoban.zip".into() };
    let start = |answer: &str| {
        let mut store = MemoryStore::new(games(&["left-right", "sokoban"]));
        store.players.insert("ann".into(), (Profile::named("Ann", Language::English), Settings::default()));
        let start = Start { player: Some("ann".into()), ..Start::default() };
        let mut app = App::new(Box::new(store), &start, 0).unwrap();
        app.ask_to_add(parcel());
        click(&mut app, "yes");
        app.handle(Event::Tick, 200);
        let page = app.page(200);
        assert!(page.screen == "ask" && labels(&page).contains(&"Play it now"), "{:?}", labels(&page));
        click(&mut app, answer);
        app
    };
    assert_eq!(start("yes").page(200).screen, "rules", "a game that is new to the player begins with its rules");
    let later = start("no").page(200);
    assert_eq!((later.screen, later.choices[0].label.as_str()), ("games", "New: Sokoban"));
    // whoever has no player yet finds it first after the questions of the first start
    let mut app =
        App::new(Box::new(MemoryStore::new(games(&["left-right", "sokoban"]))), &Start::default(), 0).unwrap();
    app.ask_to_add(parcel());
    click(&mut app, "yes");
    app.handle(Event::Tick, 200);
    assert_eq!(app.page(200).screen, "first-start");
}

#[test]
fn a_game_is_packed_as_others_can_add_it() {
    let around = tempfile::tempdir().unwrap();
    let game = around.path().join("walk");
    switchboard::disk::new_game(&game, None).unwrap();
    fs::write(game.join(".hidden"), "x").unwrap();
    let (file, files) = (around.path().join("walk.zip"), switchboard::disk::FolderFiles::new(&game));
    switchboard::disk::pack_game(&files, "walk", &file).unwrap();
    let parcel = look_into(&file).unwrap();
    assert_eq!((parcel.brings, parcel.name.as_str()), (Brings::Game, "walk"));
    add_game(&parcel, &around.path().join("games"), &Steps::default()).unwrap();
    let packed = super::bad_games::in_memory(&around.path().join("games/walk"));
    fs::remove_file(game.join(".hidden")).unwrap();
    assert_eq!(packed.files, super::bad_games::in_memory(&game).files, "everything of it, and nothing hidden");
    // what nobody could add is not packed
    let mut deep = game.clone();
    for _ in 0..12 {
        deep.push("a");
    }
    fs::create_dir_all(&deep).unwrap();
    let fault = switchboard::disk::pack_game(&files, "walk", &around.path().join("deep.zip")).unwrap_err();
    assert!(fault.code == "S012" && !around.path().join("deep.zip").exists(), "{fault}");
}

#[test]
fn the_program_that_stays_is_left_by_keys_and_a_very_long_press_alone() {
    let mut store = MemoryStore::new(Vec::new());
    store.players.insert("ann".into(), (Profile::named("Ann", Language::English), Settings::default()));
    let start = Start { player: Some("ann".into()), ..Start::default() };
    let mut app = App::new(Box::new(store), &start, 0).unwrap();
    app.stay();
    let quits = |page: &Page| page.choices.iter().any(|choice| choice.name == "quit" && choice.enabled);
    assert!(app.page(0).fullscreen && !quits(&app.page(0)));
    // going back past the first screen asks nothing
    for _ in 0..3 {
        app.handle(Event::Signal(Signal::ChangeGame), 10);
    }
    assert_eq!(app.page(10).screen, "players");
    assert!(!quits(&app.page(10)));
    let press = |app: &mut App, from: u64, until: u64| {
        app.handle(Event::Pressed(Switch::Main), from);
        app.handle(Event::Released(Switch::Main), until);
        app.page(until).screen
    };
    assert_ne!(press(&mut app, 20_000, 29_000), "ask");
    assert_eq!(press(&mut app, 40_000, 50_000), "ask");
    click(&mut app, "no");
    app.handle(Event::Signal(Signal::Quit), 60_000);
    assert_eq!(app.page(60_000).screen, "ask");
}
