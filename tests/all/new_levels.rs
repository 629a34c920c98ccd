//! New levels, made from the list of levels: generated in the background, kept with the player, found by commands, removed.

use super::faults::{Playing, copy};
use super::faulty_disk::FaultyDisk;
use super::hints::{Table, says, shown};
use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, games, opening, text, text_with};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use std::process::{Command, Output};
use switchboard::disk::players::FolderStore;
use switchboard::disk::real_disk;
use switchboard::language::Language;
use switchboard::shell::{App, ChoiceKind, Event, Finding, Key, Page, Profile, Signal, Start, Store};

/// The board of Lights Out, under its list of levels.
fn at_levels(way: Way) -> Table {
    let mut store = MemoryStore::new(games(&["lights-out"]));
    store.players.insert("Ann".into(), (Profile::named("Ann", Language::English), Walk::settings(way)));
    let start = Start { player: Some("Ann".into()), game: Some("lights-out".into()), level: None };
    let mut table = Table { walk: Walk::start(way, store, &start), asked: Vec::new() };
    assert!(table.walk.choose_name("levels"));
    table
}

#[test]
fn one_switch_makes_a_new_level_and_plays_it() {
    let mut table = at_levels(Way::Switch);
    let shipped = games(&["lights-out"])[0].game.as_ref().unwrap().levels.len();
    assert!(table.walk.choose_name("make hard"));
    table.collect();
    let page = table.walk.page();
    let seconds = |done: u32| text_with("look-seconds", &[("seconds", done.into()), ("most", 2.into())]);
    assert!(page.busy && says(&page, &text("new-level-making")) && shown(&page).contains(&seconds(0)));
    table.walk.now_ms += 1_100;
    table.walk.handle(Event::Tick);
    assert!(shown(&table.walk.page()).contains(&seconds(1)));
    let job = table.job();
    assert_eq!(job.task.milliseconds, 2_000);
    let found = job.run(&|| false);
    let page = table.answer(&job, found);
    let standing = page.standing.clone().unwrap();
    assert_eq!((page.screen, standing.level.as_str(), standing.number), ("board", "N001", 0));
    let number = format!("{} {}", text_with("card-level", &[("all", (shipped + 1).into())]), shipped + 1);
    assert!(shown(&page).contains(&number) && shown(&page).contains(&text("new-level")), "{}", shown(&page));
    // its solution is known: it was proven
    assert!(says(&table.signal(Signal::CanBeWon), &opening("won-in", &["count"])));
    assert!(table.asked.is_empty());
    assert!(table.walk.choose_name("more") && table.walk.choose_name("how-to-play"));
    assert!(shown(&table.walk.page()).contains(&text("difficulty-hard")));
    assert!(table.walk.choose_name("back") && table.walk.choose_name("levels"));
    assert!(table.walk.page().choices.iter().any(|c| c.name == "level N001"));
    assert!(page.notices.iter().all(|n| n.text != text("new-level-making")), "{:?}", page.notices);
}

#[test]
fn making_a_level_is_stopped_or_fails_with_words() {
    let mut table = at_levels(Way::Mouse);
    table.click("make");
    let job = table.job();
    table.click("stop-making");
    assert!(!table.walk.page().busy);
    let before = format!("{:?}", table.walk.page());
    let found = job.run(&|| false);
    assert!(matches!(found, Finding::Level(Err(_))), "it was told to stop: {found:?}");
    table.answer(&job, found);
    assert_eq!(format!("{:?}", table.walk.page()), before, "a late answer changes nothing");
    table.click("make");
    let job = table.job();
    let found = job.run(&|| true);
    let page = table.answer(&job, found);
    assert!(page.screen == "levels" && !page.busy && says(&page, &text("new-level-none")), "{:?}", page.notices);
    // left while it is being made
    table.click("make");
    let job = table.job();
    table.click("back");
    let found = job.run(&|| false);
    assert!(matches!(found, Finding::Level(Err(_))));
    assert_eq!(table.answer(&job, found).screen, "board");
}

#[test]
fn a_game_without_a_generator_offers_no_new_level() {
    let offers = |page: &Page| page.choices.iter().any(|c| c.name.starts_with("make"));
    assert!(offers(&at_levels(Way::Mouse).walk.page()));
    let mut store = MemoryStore::new(games(&["blackout"]));
    store.players.insert("Ann".into(), (Profile::named("Ann", Language::English), Walk::settings(Way::Mouse)));
    if store.games[0].game.as_ref().unwrap().generator.is_some() {
        std::sync::Arc::make_mut(store.games[0].game.as_mut().unwrap()).generator = None;
    }
    let start = Start { player: Some("Ann".into()), game: Some("blackout".into()), level: None };
    let mut walk = Walk::start(Way::Mouse, store, &start);
    walk.choose_name("levels");
    assert_eq!(walk.page().screen, "levels");
    assert!(!offers(&walk.page()));
}

/// Plays Lights Out by signals.
fn lights_out(users: &Path, level: Option<&str>) -> Playing {
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(["play", "Ann", "--game", "lights-out", "--headless", "--users"]).arg(users);
    command.arg("--games").arg(concat!(env!("CARGO_MANIFEST_DIR"), "/games")).env("LANGUAGE", "en");
    if let Some(level) = level {
        command.args(["--level", level]);
    }
    Playing::spawn(command)
}

#[test]
fn a_new_level_is_kept_with_the_player_and_its_play_goes_on_after_a_restart() {
    let users = tempfile::tempdir().unwrap();
    let mut program = lights_out(users.path(), None);
    program.choose("levels");
    program.choose("make easy");
    let answer = program.ask("wait");
    assert_eq!((answer["screen"].as_str(), answer["level"].as_str()), (Some("board"), Some("N001")), "{answer}");
    program.ask("point 1,1");
    let played = program.ask("action");
    assert_eq!((played["level"].as_str(), played["number"].as_u64()), (Some("N001"), Some(1)), "{played}");
    drop(program);
    let folder = users.path().join("Ann/levels/lights-out/N001");
    assert!(folder.join("description.xml").is_file() && folder.join("startingLayout.xml").is_file());
    // by name, and as the level played last
    for level in [Some("N001"), None] {
        let mut program = lights_out(users.path(), level);
        let answer = program.ask("status");
        assert_eq!((answer["level"].as_str(), answer["number"].as_u64()), (Some("N001"), Some(1)), "{answer}");
        assert!(answer["notices"].to_string().len() < 3, "nothing is wrong with it: {answer}");
    }
    // a second one gets a name of its own, and both are in the record
    let mut program = lights_out(users.path(), None);
    program.choose("levels");
    program.choose("make");
    assert_eq!(program.ask("wait")["level"], "N002");
    drop(program);
    let history = |level: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
        command.args(["history", "Ann", "lights-out", level, "--format", "json", "--users"]).arg(users.path());
        String::from_utf8(command.output().unwrap().stdout).unwrap().lines().count()
    };
    assert!(history("N001") >= 2 && history("N002") >= 1);
    // another player has neither of them
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(["play", "Bob", "--game", "lights-out", "--level", "N001", "--headless", "--users"]).arg(users.path());
    command.arg("--games").arg(concat!(env!("CARGO_MANIFEST_DIR"), "/games"));
    assert_eq!(command.output().unwrap().status.code(), Some(2));
    // a damaged one affects nothing else
    fs::write(folder.join("startingLayout.xml"), "<LevelLayout>").unwrap();
    let mut program = lights_out(users.path(), Some("N002"));
    assert_eq!(program.ask("status")["level"], "N002");
}

/// The levels that can be chosen now.
fn rows(page: &Page) -> Vec<String> {
    page.choices.iter().filter(|c| c.kind == ChoiceKind::Row).map(|c| c.name.clone()).collect()
}

/// Makes a level from the list of levels and plays it.
fn make(table: &mut Table) {
    assert!(table.walk.choose_name("make"));
    table.collect();
    let job = table.job();
    let found = job.run(&|| false);
    assert_eq!(table.answer(&job, found).screen, "board");
}

/// The levels of all pages.
fn all_rows(walk: &mut Walk) -> Vec<String> {
    let first = rows(&walk.page());
    let mut all = first.clone();
    while walk.choose_name("page-next") {
        let more = rows(&walk.page());
        if more == first {
            break;
        }
        all.extend(more);
    }
    all.sort();
    all
}

#[test]
fn a_new_level_is_removed_with_a_switch_with_keys_and_with_the_mouse() {
    for way in [Way::Switch, Way::Keyboard, Way::Mouse] {
        let mut table = at_levels(way);
        let shipped = all_rows(&mut table.walk);
        assert!(!table.walk.page().choices.iter().any(|c| c.name == "remove"), "there is none yet");
        make(&mut table);
        assert!(table.walk.choose_name("levels"));
        make(&mut table);
        assert!(table.walk.choose_name("levels"));
        assert_eq!(all_rows(&mut table.walk).len(), shipped.len() + 2);
        // it asks first; "no" and "back" remove nothing
        assert!(table.walk.choose_name("remove"));
        assert_eq!(rows(&table.walk.page()), ["level N001", "level N002"], "those of the game stay");
        assert!(table.walk.choose_name("back"));
        assert_eq!(all_rows(&mut table.walk).len(), shipped.len() + 2);
        assert!(table.walk.choose_name("remove"));
        assert!(table.walk.choose_name("level N001"));
        assert_eq!(table.walk.page().screen, "ask");
        assert!(table.walk.choose_name("no"));
        assert_eq!(all_rows(&mut table.walk).len(), shipped.len() + 2);
        // the one being played under the list
        for name in ["level N002", "level N001"] {
            assert!(table.walk.choose_name("remove"));
            assert!(table.walk.choose_name(name));
            assert!(table.walk.choose_name("yes"));
            let page = table.walk.page();
            assert!(page.screen == "levels" && says(&page, name.trim_start_matches("level ")), "{page:?}");
            assert!(!rows(&page).contains(&name.to_owned()));
        }
        assert_eq!(all_rows(&mut table.walk), shipped);
        assert!(table.walk.choose_name("back"));
        assert_eq!(table.walk.page().screen, "games", "its board is gone too");
    }
}

#[test]
fn the_key_that_removes_asks_about_a_new_level_and_about_no_other() {
    let mut table = at_levels(Way::Keyboard);
    make(&mut table);
    assert!(table.walk.choose_name("levels"));
    for (name, screen) in [("level 28", "levels"), ("level N001", "ask")] {
        while table.walk.page().focus.is_none_or(|id| table.walk.page().choices[id.0].name != name) {
            table.walk.handle(Event::Signal(Signal::Next));
        }
        table.walk.handle(Event::Typed(Key::Delete));
        assert_eq!(table.walk.page().screen, screen, "{name}");
    }
}

/// The command on the players of this folder.
fn switchboard(users: &Path, words: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(words.split(' ')).arg("--users").arg(users).env("NO_COLOR", "1");
    if !words.starts_with("history") {
        command.arg("--games").arg(concat!(env!("CARGO_MANIFEST_DIR"), "/games"));
    }
    command.output().unwrap()
}

#[test]
fn commands_find_a_players_new_levels_and_a_removed_one_leaves_its_record() {
    let users = tempfile::tempdir().unwrap();
    let mut program = lights_out(users.path(), None);
    program.choose("levels");
    program.choose("make easy");
    program.ask("wait");
    program.ask("point 1,1");
    program.ask("action");
    drop(program);
    let out = |words: &str| {
        let output = switchboard(users.path(), words);
        (output.status.code(), String::from_utf8(output.stdout).unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let (code, all, _) = out("levels lights-out --player ann --format json");
    let own: Vec<&str> = all.lines().filter(|line| line.contains("\"player\":\"Ann\"")).collect();
    assert!(code == Some(0) && own.len() == 1 && own[0].contains("\"level\":\"N001\""), "{all}");
    assert!(out("levels lights-out --player Ann").1.lines().last().unwrap().contains("N001"));
    let (code, solved, _) = out("solve lights-out --level N001 --player Ann --format json");
    let solved: serde_json::Value = serde_json::from_str(&solved).unwrap();
    assert_eq!((code, solved["status"].as_str()), (Some(0), Some("solved")));
    let moves: Vec<String> = serde_json::from_value::<Vec<[u8; 2]>>(solved["moves"].clone())
        .unwrap()
        .iter()
        .map(|[x, y]| format!("{x},{y}"))
        .collect();
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(["replay", "lights-out", "--level", "N001", "--player", "Ann", "--users"]).arg(users.path());
    command.args(["--moves", &moves.join(" "), "--games", concat!(env!("CARGO_MANIFEST_DIR"), "/games")]);
    let replayed = String::from_utf8(command.output().unwrap().stdout).unwrap();
    assert!(replayed.contains(": finished"), "{replayed}");
    assert_eq!(out("level export lights-out N001 --player Ann").0, Some(0));
    assert_eq!(out("perft lights-out --level N001 --depth 1 --player Ann").0, Some(0));
    // a player who does not exist; a player without any
    assert!(
        matches!(out("levels lights-out --player Bob"), (Some(2), out, fault) if out.is_empty() && fault.contains("S006"))
    );
    // its fewest moves are written where it is
    let description = users.path().join("Ann/levels/lights-out/N001/description.xml");
    let text = fs::read_to_string(&description).unwrap();
    let without: String = text
        .lines()
        .filter(|line| !line.contains("Minimum") && !line.starts_with("<!-- check "))
        .map(|line| format!("{line}\n"))
        .collect();
    assert_ne!(text, without);
    fs::write(&description, without).unwrap();
    assert_eq!(out("solve lights-out --level N001 --player Ann --write").0, Some(0));
    assert!(fs::read_to_string(&description).unwrap().contains("MinimumNumberOfMoves"));

    let mut program = lights_out(users.path(), None);
    program.choose("levels");
    program.choose("remove");
    program.choose("level N001");
    program.choose("yes");
    drop(program);
    let levels = users.path().join("Ann/levels/lights-out");
    assert_eq!(fs::read_dir(&levels).unwrap().count(), 0, "nothing of it is left");
    let (code, _, fault) = out("replay lights-out --level N001 --player Ann");
    assert!(code == Some(2) && fault.contains("has no level N001"), "{fault}");
    let (code, record, _) = out("history Ann lights-out N001 --format json");
    assert!(code == Some(0) && record.lines().count() >= 2, "{record}");
    // the name is not used again, and the program opens without it
    let mut program = lights_out(users.path(), None);
    assert_eq!(program.ask("status")["level"], "01");
    program.choose("levels");
    program.choose("make easy");
    assert_eq!(program.ask("wait")["level"], "N002");
}

#[test]
fn who_has_a_level_is_told_where_no_player_is_named() {
    let home = tempfile::tempdir().unwrap();
    let users = home.path().join("data/switchboard/users");
    fs::create_dir_all(users.join("Ann/levels/lights-out/N007")).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(["replay", "lights-out", "--level", "N007", "--games", concat!(env!("CARGO_MANIFEST_DIR"), "/games")]);
    let output = command.env("HOME", home.path()).env("XDG_DATA_HOME", home.path().join("data")).output().unwrap();
    let fault = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.code() == Some(2) && fault.contains("add --player \"Ann\""), "{fault}");
}

#[test]
fn giving_up_is_told_and_leaves_nothing_behind() {
    let around = tempfile::tempdir().unwrap();
    let (games, users) = (around.path().join("games"), around.path().join("users"));
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("games/lights-out"), &games.join("lights-out"));
    // no level with 25 lamps takes that many moves
    let recipe = "<Generator><Method>scramble</Method><Level>05</Level><Moves>20</Moves><Least>400</Least></Generator>";
    fs::write(games.join("lights-out/generator.xml"), recipe).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(["play", "Ann", "--game", "lights-out", "--headless", "--users"]).arg(&users);
    let mut program = Playing::spawn({
        command.arg("--games").arg(&games).env("LANGUAGE", "en");
        command
    });
    program.choose("levels");
    program.choose("make");
    let answer = program.ask("wait");
    assert_eq!((answer["screen"].as_str(), answer["busy"].as_bool()), (Some("levels"), Some(false)), "{answer}");
    assert!(answer["notices"].to_string().contains(&text("new-level-none")), "{answer}");
    assert!(!users.join("Ann/levels").exists());
    // the list still works
    program.choose("back");
    assert_eq!(program.ask("status")["screen"], "board");
}

/// The list of levels of Lights Out with a real folder of players.
fn on_disk(users: &Path, full: bool) -> Table {
    // it becomes full at the second file of a level
    let filling = |_, path: &Path| path.ends_with("startingLayout.xml").then_some(ErrorKind::StorageFull);
    let disk = if full { FaultyDisk::that(filling) } else { real_disk() };
    let games = vec![concat!(env!("CARGO_MANIFEST_DIR"), "/games").into()];
    let mut store = FolderStore::on(disk, users.to_owned(), games);
    if store.players().unwrap().is_empty() {
        store.create_player(&Profile::named("Ann", Language::English), &Walk::settings(Way::Mouse)).unwrap();
    }
    let start = Start { player: Some("Ann".into()), game: Some("lights-out".into()), level: None };
    let mut table =
        Table { walk: Walk::of(Way::Mouse, App::new(Box::new(store), &start, 0).unwrap()), asked: Vec::new() };
    assert!(table.walk.choose_name("levels"));
    table
}

fn try_to_make(table: &mut Table) -> Page {
    table.click("make");
    let job = table.job();
    let found = job.run(&|| false);
    assert!(matches!(found, Finding::Level(Ok(_))));
    table.answer(&job, found)
}

#[test]
fn a_disk_that_refuses_a_new_level_is_told_and_nothing_is_half_written() {
    let users = tempfile::tempdir().unwrap();
    let page = try_to_make(&mut on_disk(users.path(), true));
    assert!(page.screen == "levels" && !page.busy && says(&page, "the disk is full"), "{:?}", page.notices);
    let levels = users.path().join("Ann/levels/lights-out");
    assert_eq!(fs::read_dir(&levels).unwrap().count(), 0, "not even a hidden folder");
    // something else is where the folder should be: nobody can write there, whatever the user's rights
    fs::remove_dir_all(users.path().join("Ann/levels")).unwrap();
    fs::write(users.path().join("Ann/levels"), "in the way").unwrap();
    let mut table = on_disk(users.path(), false);
    let page = try_to_make(&mut table);
    assert!(page.screen == "levels" && says(&page, "the level cannot be written"), "{:?}", page.notices);
    assert_eq!(fs::read_to_string(users.path().join("Ann/levels")).unwrap(), "in the way");
    // space again: the same screen makes one
    fs::remove_file(users.path().join("Ann/levels")).unwrap();
    assert_eq!(try_to_make(&mut table).screen, "board");
    assert!(levels.join("N001/startingLayout.xml").is_file());
}

/// At a game of noughts and crosses, where the players are chosen.
fn before_piskvorky(way: Way) -> Table {
    let mut store = MemoryStore::new(games(&["piskvorky"]));
    store.players.insert("Ann".into(), (Profile::named("Ann", Language::English), Walk::settings(way)));
    let start = Start { player: Some("Ann".into()), game: Some("piskvorky".into()), level: None };
    Table { walk: Walk::start(way, store, &start), asked: Vec::new() }
}

#[test]
fn the_measures_of_a_board_are_chosen_in_every_way_of_playing() {
    for way in [Way::Switch, Way::Keyboard, Way::Mouse] {
        let mut table = before_piskvorky(way);
        assert_eq!(table.walk.page().screen, "seats");
        for name in ["levels", "own-board", "measure 0", "value 7", "measure 1", "value 4", "measure 2", "value 3"] {
            assert!(table.walk.choose_name(name), "{way:?}: {name} on {:?}", shown(&table.walk.page()));
        }
        assert!(table.walk.choose_name("play-own-board"));
        assert_eq!(table.walk.page().screen, "seats", "{way:?}: who plays is asked as ever");
        assert!(table.walk.choose_name("play"), "{}", shown(&table.walk.page()));
        let page = table.walk.page();
        assert_eq!((page.screen, page.standing.unwrap().level.as_str()), ("board", "N001"), "{way:?}");
        assert!(shown(&table.walk.page()).contains("7 × 4, 3 in a row"), "{}", shown(&table.walk.page()));
        let moves = table.walk.page().choices.iter().filter(|c| matches!(c.kind, ChoiceKind::Move(..))).count();
        assert_eq!(moves, 28);
    }
}

#[test]
fn a_board_that_there_is_already_is_not_made_again() {
    let mut table = before_piskvorky(Way::Mouse);
    for name in ["levels", "own-board", "measure 0", "value 15", "play-own-board"] {
        table.click(name);
    }
    table.click("levels");
    assert!(table.walk.page().choices.iter().all(|choice| !choice.name.starts_with("level N")), "nothing was made");
}

#[test]
fn every_measure_of_every_game_makes_a_board_that_can_be_played() {
    let mut boards = 0;
    for game in games(&["piskvorky"]).into_iter().filter_map(|entry| entry.game) {
        let measures = switchboard::generate::read_measures(&game).0.unwrap();
        for (index, measure) in measures.list.iter().enumerate() {
            for value in measure.least..=measure.most {
                let mut chosen = measures.usual(&game);
                chosen[index] = value;
                let level = measures.level(&game, &chosen, 0).unwrap();
                let size = level.layout.size();
                let free = level.layout.item("free").map(|item| item.value.clone());
                let area = i32::try_from(size.area()).unwrap();
                assert_eq!(free, Some(switchboard::game::Value::Int(area)), "{} {value}", measure.name);
                boards += 1;
            }
        }
    }
    assert!(boards > 40);
}
