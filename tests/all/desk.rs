//! The desk of who helps: what opens it, what it changes for a learner, and that a learner neither comes there by chance nor is lost
//! without it.

use super::memory_store::MemoryStore;
use super::walks_kit::{BY_POINTER, Walk, Way, at_sokoban, games, number, solution, text};
use std::fs;
use std::path::Path;
use std::sync::atomic::Ordering;
use switchboard::disk::players::{FolderStore, Users, import_player, press_days, read_day};
use switchboard::disk::{Steps, real_disk};
use switchboard::language::Language;
use switchboard::shell::corners::CORNERS_MS;
use switchboard::shell::progress::MAKES_PDF;
use switchboard::shell::{
    App, Block, ChoiceId, Effect, Event, Help, InForce, Key, Lit, Page, Press, PressEntry, PressKind, PressOutcome,
    Profile, Program, Recorded, Settings, Signal, Source, Start, Store, Switch,
};

/// A learner at home, with these games.
fn at_home(way: Way, names: &[&str]) -> Walk {
    let mut store = MemoryStore::new(games(names));
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), Walk::settings(way)));
    Walk::start(way, store, &Start { player: Some("Ann".into()), ..Start::default() })
}

fn settings(walk: &mut Walk) -> Settings {
    walk.app.store().settings("Ann").0
}

fn desk_key(walk: &mut Walk) {
    walk.handle(Event::Signal(Signal::Desk));
}

/// What can be chosen and is drawn as a button or a cell of a grid.
fn buttons(page: &Page) -> Vec<String> {
    let ids = page.blocks.iter().flat_map(|(_, block)| match block {
        Block::Buttons(ids) => ids.clone(),
        Block::Grid(rows) => rows.concat(),
        _ => Vec::new(),
    });
    ids.map(|id| page.choices[id.0].name.clone()).collect()
}

fn game_cards(page: &Page) -> Vec<&str> {
    page.choices.iter().filter_map(|choice| choice.name.strip_prefix("game ")).collect()
}

#[test]
fn the_key_opens_it_over_a_board_and_leaving_it_leads_back() {
    let mut walk = at_sokoban(Walk::settings(Way::Mouse), "01");
    assert!(walk.play(solution(&games(&["sokoban"]), 0)[0]));
    desk_key(&mut walk);
    assert_eq!(walk.page().screen, "desk");
    desk_key(&mut walk);
    walk.handle(Event::Signal(Signal::ChangeGame));
    assert_eq!((walk.page().screen, number(&walk)), ("board", 1), "the key opens it once");
}

#[test]
fn a_learner_sees_the_chosen_games_and_no_buttons_where_one_is_lost() {
    let mut walk = at_home(Way::Mouse, &["sokoban", "lights-out", "chess"]);
    assert!(buttons(&walk.page()).contains(&"quit".to_owned()));
    desk_key(&mut walk);
    for name in ["desk games", "kind pushing", "game sokoban", "back", "back", "back"] {
        let page = walk.page();
        let names = || page.choices.iter().map(|c| c.name.as_str()).collect::<Vec<_>>();
        assert!(walk.choose_name(name), "{name} on {}: {:?}", page.screen, names());
    }
    let page = walk.page();
    assert_eq!((page.screen, game_cards(&page)), ("games", vec!["sokoban"]));
    assert_eq!(buttons(&page), ["change-player", BY_POINTER]);
    assert!(page.choices.iter().all(|choice| !choice.enabled || choice.name != "quit"));
    assert_eq!(settings(&mut walk).seen.to_string(), "1/sokoban");
    // on the list of players too, and on the board
    assert!(walk.choose_name("change-player"));
    assert_eq!(buttons(&walk.page()), [BY_POINTER]);
    // somebody who helps comes back with the mouse
    assert!(walk.choose_name(BY_POINTER));
    assert_eq!(walk.page().screen, "desk-door");
    assert!(walk.choose_name("open"));
    assert!(walk.choose_name("desk reach") && walk.choose_name("button help"));
    for _ in 0..2 {
        assert!(walk.choose_name("back"));
    }
    assert_eq!(buttons(&walk.page()), [BY_POINTER, "help"]);
}

#[test]
fn a_switch_never_lights_the_button_for_pointers() {
    let mut settings = Walk::settings(Way::Switch);
    settings.set("games_seen", "1/sokoban").unwrap();
    let mut store = MemoryStore::new(games(&["sokoban", "lights-out"]));
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    let mut walk = Walk::start(Way::Switch, store, &Start { player: Some("Ann".into()), ..Start::default() });
    let door = walk.page().named(BY_POINTER).unwrap();
    for _ in 0..40 {
        assert!(!walk.page().lit.contains(&door));
        walk.wait();
    }
    assert!(walk.light(walk.page().named("game sokoban").unwrap()));
}

#[test]
fn home_shows_everything_where_the_chosen_games_are_gone() {
    let mut settings = Walk::settings(Way::Mouse);
    settings.set("games_seen", "1/removed-since").unwrap();
    let mut store = MemoryStore::new(games(&["sokoban", "lights-out"]));
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    let walk = Walk::start(Way::Mouse, store, &Start { player: Some("Ann".into()), ..Start::default() });
    assert_eq!(game_cards(&walk.page()).len(), 2);
}

#[test]
fn another_learner_at_the_desk_is_the_one_who_plays_afterwards() {
    let mut walk = at_home(Way::Mouse, &["sokoban"]);
    assert!(walk.choose_name("game sokoban") && walk.choose_name("begin"));
    walk.app.store().create_player(&Profile::named("Ben", Language::English), &Walk::settings(Way::Mouse)).unwrap();
    desk_key(&mut walk);
    assert!(walk.choose_name("desk who") && walk.choose_name("player Ben"));
    let page = walk.page();
    let is_ben = |(_, block): &(_, Block)| matches!(block, Block::Player { name, .. } if name == "Ben");
    assert!(page.screen == "desk" && page.blocks.iter().any(is_ben), "{:?}", page.blocks);
    assert!(walk.choose_name("back"));
    assert_eq!(walk.page().screen, "games");
    // who is added there is the learner of the desk as well
    desk_key(&mut walk);
    for name in ["desk who", "player", "letter Z", "done", "save"] {
        assert!(walk.choose_name(name), "{name}");
    }
    assert_eq!(walk.page().screen, "desk");
    walk.handle(Event::Signal(Signal::ChangeGame));
    assert_eq!(walk.page().screen, "games");
}

/// Enters a code with the mouse.
fn enter(walk: &mut Walk, code: &str) {
    for digit in code.chars() {
        assert!(walk.choose_name(&format!("letter {digit}")));
    }
    assert!(walk.choose_name("done"));
}

#[test]
fn a_code_is_asked_for_and_can_be_forgotten() {
    let mut walk = at_home(Way::Mouse, &["sokoban"]);
    desk_key(&mut walk);
    assert!(walk.choose_name("desk doors") && walk.choose_name("code"));
    enter(&mut walk, "4711");
    assert_eq!(walk.app.store().last_player().doors.code, "4711");
    while walk.page().screen != "games" {
        assert!(walk.choose_name("back"));
    }
    desk_key(&mut walk);
    enter(&mut walk, "4712");
    assert_eq!(walk.page().screen, "desk-door");
    assert!(walk.page().notices.iter().any(|notice| notice.text == text("desk-code-wrong")));
    // typed on a keyboard
    for digit in "4711".chars() {
        walk.handle(Event::Typed(Key::Text(digit.to_string())));
    }
    walk.handle(Event::Typed(Key::Enter));
    assert_eq!(walk.page().screen, "desk");
    walk.handle(Event::Signal(Signal::ChangeGame));
    // forgotten: whoever waits comes in, whoever presses does not
    desk_key(&mut walk);
    assert!(walk.choose_name("forgotten"));
    walk.handle(Event::Signal(Signal::Next));
    while walk.page().screen == "desk-door" {
        walk.wait();
    }
    assert_eq!(walk.page().screen, "games", "the door has closed by itself");
    desk_key(&mut walk);
    assert!(walk.choose_name("forgotten"));
    walk.now_ms += 60_000;
    walk.handle(Event::Tick);
    assert_eq!((walk.page().screen, walk.app.store().last_player().doors.code), ("desk", String::new()));
}

#[test]
fn the_door_closes_by_itself() {
    let mut walk = at_home(Way::Switch, &["sokoban"]);
    assert!(walk.choose_name("settings") && walk.choose_name("desk"));
    assert_eq!(walk.page().screen, "desk-door");
    for _ in 0..100 {
        walk.wait();
    }
    assert_eq!(walk.page().screen, "settings");
}

/// Five presses with these times between them, and quiet afterwards.
fn press_rhythm(walk: &mut Walk, gaps: [u64; 4]) {
    let pressed = |walk: &mut Walk| {
        walk.handle(Event::Pressed(Switch::Main));
        walk.now_ms += 50;
        walk.handle(Event::Released(Switch::Main));
        walk.now_ms -= 50;
    };
    walk.now_ms += 2_000;
    walk.handle(Event::Tick);
    pressed(walk);
    for gap in gaps {
        walk.now_ms += gap;
        pressed(walk);
    }
    let until_ms = walk.now_ms + 2_000;
    while walk.now_ms < until_ms {
        walk.wait();
    }
}

#[test]
fn a_rhythm_set_at_the_desk_opens_its_door() {
    let mut walk = at_home(Way::Switch, &["sokoban"]);
    desk_key(&mut walk);
    assert!(walk.choose_name("desk doors") && walk.choose_name("rhythm"));
    press_rhythm(&mut walk, [400, 400, 400, 400]);
    assert_eq!(walk.app.store().last_player().doors.rhythm, None, "a learner could press that by chance");
    assert!(walk.choose_name("rhythm"));
    press_rhythm(&mut walk, [400, 400, 1_200, 400]);
    assert!(walk.app.store().last_player().doors.rhythm.is_some(), "{:?}", walk.page().notices);
    while walk.page().screen != "games" {
        walk.handle(Event::Signal(Signal::ChangeGame));
    }
    assert!(walk.choose_name("game sokoban") && walk.choose_name("begin"));
    press_rhythm(&mut walk, [400, 400, 400, 400]);
    assert_ne!(walk.page().screen, "desk-door");
    let before = walk.page().screen;
    press_rhythm(&mut walk, [430, 390, 1_150, 420]);
    assert_eq!(walk.page().screen, "desk-door", "from {before}");
    assert!(walk.choose_name("open"));
    assert_eq!(walk.page().screen, "desk");
}

#[test]
fn two_opposite_corners_that_are_held_long_enough_ask_at_its_door() {
    let mut walk = at_home(Way::Mouse, &["sokoban"]);
    walk.handle(Event::Corners(true));
    let begun = walk.now_ms;
    walk.now_ms = begun + CORNERS_MS - 1;
    walk.handle(Event::Tick);
    walk.handle(Event::Corners(false));
    walk.now_ms = begun + 2 * CORNERS_MS;
    walk.handle(Event::Tick);
    assert_eq!(walk.page().screen, "games", "they were let go too early");
    walk.handle(Event::Corners(true));
    assert_eq!(walk.app.next_wake(), Some(walk.now_ms + CORNERS_MS));
    walk.now_ms += CORNERS_MS;
    walk.handle(Event::Tick);
    assert_eq!(walk.page().screen, "desk-door");
    walk.now_ms += CORNERS_MS;
    walk.handle(Event::Tick);
    assert!(walk.choose_name("open"));
    assert_eq!(walk.page().screen, "desk");
}

#[test]
fn games_that_are_still_being_read_come_to_the_games_to_choose_from() {
    let mut store = MemoryStore::new(games(&["sokoban"]));
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), Walk::settings(Way::Mouse)));
    let coming = store.coming.clone();
    let mut walk = Walk::start(Way::Mouse, store, &Start { player: Some("Ann".into()), ..Start::default() });
    desk_key(&mut walk);
    assert!(walk.choose_name("desk games") && walk.choose_name("kind pushing"));
    assert_eq!(game_cards(&walk.page()), ["sokoban"]);
    coming.lock().unwrap().extend(games(&["box-up"]));
    walk.handle(Event::World);
    assert_eq!(game_cards(&walk.page()).len(), 2, "without going back");
}

#[test]
fn while_games_are_being_read_no_other_is_shown_than_the_chosen_ones() {
    for reads in [true, false] {
        let mut store = MemoryStore::new(games(&["sokoban"]));
        let mut settings = Walk::settings(Way::Mouse);
        settings.seen.turn("box-up");
        store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
        store.reads.store(reads, Ordering::Relaxed);
        let (coming, reading) = (store.coming.clone(), store.reads.clone());
        let mut walk = Walk::start(Way::Mouse, store, &Start { player: Some("Ann".into()), ..Start::default() });
        // as long as it may still come; where it is gone, all are shown
        assert_eq!(game_cards(&walk.page()), if reads { vec![] } else { vec!["sokoban"] });
        coming.lock().unwrap().extend(games(&["box-up"]));
        reading.store(false, Ordering::Relaxed);
        walk.handle(Event::World);
        assert_eq!(game_cards(&walk.page()), ["box-up"]);
    }
}

#[test]
fn while_games_are_being_read_none_is_shown_that_would_move_when_the_others_come() {
    let mut store = MemoryStore::new(games(&["sokoban"]));
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), Walk::settings(Way::Mouse)));
    store.reads.store(true, Ordering::Relaxed);
    let (coming, reading) = (store.coming.clone(), store.reads.clone());
    let mut walk = Walk::start(Way::Mouse, store, &Start { player: Some("Ann".into()), ..Start::default() });
    assert!(game_cards(&walk.page()).is_empty() && walk.page().choices.iter().any(|choice| choice.name == "settings"));
    coming.lock().unwrap().extend(games(&["box-up"]));
    reading.store(false, Ordering::Relaxed);
    walk.handle(Event::World);
    assert_eq!(game_cards(&walk.page()).len(), 2);
}

#[test]
fn home_shows_the_chosen_games_in_the_order_set_at_the_desk() {
    let mut walk = at_home(Way::Mouse, &["sokoban", "lights-out", "chess"]);
    desk_key(&mut walk);
    assert!(walk.choose_name("desk games"));
    for game in ["sokoban", "lights-out", "chess"] {
        let shelf = games(&[game])[0].game.as_ref().unwrap().description.shelf.word();
        assert!(walk.choose_name(&format!("kind {shelf}")) && walk.choose_name(&format!("game {game}")));
        walk.handle(Event::Signal(Signal::ChangeGame));
    }
    assert!(walk.choose_name("order") && walk.choose_name("first lights-out") && walk.choose_name("first chess"));
    let cards: Vec<String> = walk.page().choices.iter().map(|choice| choice.name.clone()).collect();
    assert_eq!(cards[..3], ["first chess", "first lights-out", "first sokoban"]);
    while walk.page().screen != "games" {
        walk.handle(Event::Signal(Signal::ChangeGame));
    }
    assert_eq!(game_cards(&walk.page()), ["chess", "lights-out", "sokoban"]);
}

/// Two learners beside Ann: Bert, of the Owls, and Cyril, whose picture is a photo.
fn with_others(way: Way) -> Walk {
    let mut store = MemoryStore::new(games(&["sokoban"]));
    let mut own = Walk::settings(way);
    own.set("notes", "right knee").unwrap();
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), own));
    let mut slow = Walk::settings(way);
    for (key, value) in [("interval", "3000"), ("theme", "Dark"), ("notes", "left hand")] {
        slow.set(key, value).unwrap();
    }
    slow.seen.turn("sokoban");
    let owl =
        Profile { group: "Owls".to_owned(), avatar: "owl".to_owned(), ..Profile::named("Bert", Language::English) };
    store.players.insert("Bert".to_owned(), (owl, slow));
    store.players.insert("Cyril".to_owned(), (Profile::named("Cyril", Language::English), Walk::settings(way)));
    Walk::start(way, store, &Start { player: Some("Ann".into()), ..Start::default() })
}

#[test]
fn settings_are_taken_over_from_another_learner_once_seen() {
    let mut walk = with_others(Way::Mouse);
    let own = settings(&mut walk);
    desk_key(&mut walk);
    assert!(walk.choose_name("desk copy") && walk.choose_name("from Bert"));
    let told = |page: &Page| {
        let rows = page.blocks.iter().find_map(|(_, block)| match block {
            Block::Table { rows, .. } => Some(rows.clone()),
            _ => None,
        });
        rows.unwrap_or_default()
    };
    let rows = told(&walk.page());
    assert!(rows.iter().any(|row| row[2] == "3 s"), "{rows:?}");
    assert_eq!(settings(&mut walk), own, "nothing is changed before it is wanted");
    assert!(walk.choose_name("take"));
    let taken = settings(&mut walk);
    assert_eq!((taken.scan.interval_ms, taken.notes.as_str()), (3000, "right knee"));
    assert!(taken.seen.has("sokoban") && walk.page().screen == "desk");
}

#[test]
fn the_list_of_players_shows_a_group_and_pictures_without_names() {
    let mut walk = with_others(Way::Mouse);
    desk_key(&mut walk);
    assert!(walk.choose_name("desk who") && walk.choose_name("group Owls"));
    let listed = |walk: &mut Walk| {
        while walk.page().screen != "players" {
            walk.handle(Event::Signal(Signal::ChangeGame));
        }
        let page = walk.page();
        let cards = page.choices.iter().filter(|choice| choice.name.starts_with("player "));
        cards.map(|choice| choice.label.clone()).collect::<Vec<_>>()
    };
    assert_eq!(listed(&mut walk), ["Bert"]);
    desk_key(&mut walk);
    assert!(walk.choose_name("desk who") && walk.choose_name("group-all") && walk.choose_name("pictures-only"));
    assert_eq!(listed(&mut walk), ["fox", "owl", "fox"]);
    assert_eq!(walk.app.store().last_player().listing.group, "");
}

#[test]
fn nothing_is_louder_than_the_maximum() {
    let mut settings = Walk::settings(Way::Mouse);
    for (key, value) in [("volume", "100"), ("most_volume", "20"), ("said", "Everything"), ("result_volume", "200")] {
        settings.set(key, value).unwrap();
    }
    let mut walk = at_sokoban(settings, "01");
    assert!(walk.play(solution(&games(&["sokoban"]), 0)[0]));
    let loud = walk.app.take_effects().into_iter().filter_map(|effect| match effect {
        Effect::Sound(_, volume) => Some(u16::from(volume)),
        Effect::Say(speech) => Some(speech.volume_percent),
        _ => None,
    });
    let loud: Vec<u16> = loud.collect();
    assert!(loud.len() >= 2 && loud.iter().all(|volume| *volume == 20), "{loud:?}");
}

#[test]
fn at_the_desk_a_click_is_a_click_even_where_it_is_the_switch() {
    let mut settings = Walk::settings(Way::Switch);
    for key in ["any_click", "any_key"] {
        settings.set(key, "on").unwrap();
    }
    let mut walk = at_sokoban(settings, "01");
    assert!(walk.app.keys().any_click_is_switch && walk.app.keys().any_key_is_switch);
    desk_key(&mut walk);
    assert!(!walk.app.keys().any_click_is_switch && !walk.app.keys().any_key_is_switch);
    let leave = walk.page().named("back").unwrap();
    walk.handle(Event::Click(ChoiceId(leave.0)));
    assert!(walk.page().screen == "board" && walk.app.keys().any_click_is_switch);
}

/// The store of a learner on the disk, at noon of this day of November 2026.
fn store_on(root: &Path, day: i8) -> FolderStore {
    let noon = jiff::civil::date(2026, 11, day).at(12, 0, 0, 0).to_zoned(jiff::tz::TimeZone::UTC).unwrap();
    let games = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("games")];
    FolderStore::on(real_disk(), root.to_owned(), games).with_wall_clock(move || noon.clone())
}

/// A learner who played on the 20th and the 24th, and the program on the 25th.
fn after_a_week(root: &Path) -> Walk {
    let mut profile = Profile::named("Ann", Language::English);
    profile.surname = "Miller".to_owned();
    let player = store_on(root, 20).create_player(&profile, &Walk::settings(Way::Mouse)).unwrap();
    for (day, count, game, rung) in [(20, 30, "sokoban/01", 0), (24, 20, "steps-5-food/01", 5)] {
        let press = |number: u32| Press {
            place: format!("board {game}"),
            rung,
            kind: PressKind::Switch,
            source: Source::Key,
            lit: Lit::Choice(0),
            lit_ms: Some(800 + number * 10),
            held_ms: Some(100),
            outcome: PressOutcome::Chose,
            took: Some(0),
            hit: (rung > 0).then_some(!number.is_multiple_of(4)),
            came_round: false,
        };
        let at = |number: u32| u64::from(number) * 6_000;
        let entries = (0..count).map(|number| PressEntry { at_ms: at(number), what: Recorded::Press(press(number)) });
        let entries: Vec<PressEntry> = entries.collect();
        store_on(root, day).keep_presses(&player, &entries, at(count)).unwrap();
    }
    let start = Start { player: Some("Ann".to_owned()), ..Start::default() };
    Walk::of(Way::Mouse, App::new(Box::new(store_on(root, 25)), &start, 0).unwrap())
}

#[test]
fn a_week_is_shown_and_its_report_names_nobody_unless_asked_to() {
    let root = tempfile::tempdir().unwrap();
    let mut walk = after_a_week(root.path());
    desk_key(&mut walk);
    assert!(walk.choose_name("desk notes"));
    for typed in [Key::Text("red cushion".to_owned()), Key::Enter] {
        walk.handle(Event::Typed(typed));
    }
    assert!(walk.choose_name("desk goes"));
    let table = |walk: &Walk| {
        let page = walk.page();
        let found = page.blocks.iter().find_map(|(_, block)| match block {
            Block::Table { rows, .. } => Some(rows.clone()),
            _ => None,
        });
        found.unwrap_or_default()
    };
    let days = table(&walk);
    assert_eq!(days.len(), 8);
    assert_eq!((days[1][2].as_str(), days[5][2].as_str(), days[5][6].as_str()), ("30", "20", "75 %"));
    assert_eq!(days[7][1..3], ["5", "50"], "minutes and presses of all: {days:?}");
    assert!(walk.choose_name("part games"));
    assert_eq!(table(&walk)[0][..3], ["Sokoban", "0/26", "3"]);
    assert!(walk.choose_name("period day"));
    assert!(
        table(&walk).is_empty()
            && walk
                .page()
                .blocks
                .iter()
                .any(|(_, block)| { matches!(block, Block::Text(words) if *words == text("goes-none")) })
    );
    assert!(walk.choose_name("period week") && walk.choose_name("part plots"));
    let has_plots = |(_, block): &(_, Block)| matches!(block, Block::Plots(plots) if plots.len() == 4);
    assert!(walk.page().blocks.iter().any(has_plots));
    assert!(walk.choose_name("part report") && walk.choose_name("save") && walk.choose_name("save-table"));
    let exports = root.path().join("Ann/exports");
    let report = || fs::read_to_string(exports.join("report-2026-11-25.html")).unwrap();
    assert!(report().contains("<svg") && !report().contains("Ann") && !report().contains("Miller"));
    assert_eq!(fs::read_to_string(exports.join("presses-2026-11-25.csv")).unwrap().lines().count(), 3);
    assert!(!report().contains("cushion"));
    assert!(walk.choose_name("save-guide"));
    let guide = fs::read_to_string(exports.join("first-session-en.html")).unwrap();
    assert_eq!(guide.matches("<li>").count(), 8);
    if MAKES_PDF {
        assert!(walk.choose_name("save-pdf"));
        let pdf = fs::read(exports.join("report-2026-11-25.pdf")).unwrap();
        assert!(pdf.starts_with(b"%PDF-") && pdf.ends_with(b"%%EOF"), "{} bytes", pdf.len());
    }
    assert!(walk.choose_name("named") && walk.choose_name("save"));
    assert!(report().contains("Ann Miller") && report().contains("red cushion"));
    // everything as one file, which makes the same learner elsewhere, without what was taken out
    assert!(walk.choose_name("save-all") && walk.choose_name("save-all"));
    let elsewhere = tempfile::tempdir().unwrap();
    let users = Users::new(elsewhere.path().to_owned());
    let player = import_player(&users, &exports.join("Ann.zip"), &Steps::default()).unwrap().remove(0);
    let rows: usize = press_days(&users, &player).unwrap().len();
    assert_eq!((player.as_str(), rows, elsewhere.path().join("Ann/exports").exists()), ("Ann", 3, false));
}

#[test]
fn presses_at_the_desk_are_not_the_learners() {
    let root = tempfile::tempdir().unwrap();
    let mut walk = after_a_week(root.path());
    let recorded = || {
        let users = Users::new(root.path().to_owned());
        let days = press_days(&users, "Ann").unwrap();
        let last = days.last().map(|(_, path)| read_day(users.disk().as_ref(), path).unwrap().rows).unwrap_or_default();
        last.iter().filter(|row| matches!(row.what, Recorded::Press(_))).count()
    };
    let pressed = |walk: &mut Walk| {
        for _ in 0..3 {
            walk.handle(Event::Pressed(Switch::Second));
            walk.now_ms += 100;
            walk.handle(Event::Released(Switch::Second));
            walk.now_ms += 2_000;
            walk.handle(Event::Tick);
        }
    };
    walk.handle(Event::Signal(Signal::Desk));
    walk.now_ms += 2_000;
    walk.handle(Event::Tick);
    let before = recorded();
    pressed(&mut walk);
    assert_eq!(recorded(), before);
    assert!(walk.page().screen.starts_with("desk"), "{}", walk.page().screen);
    while walk.page().screen != "games" {
        walk.handle(Event::Signal(Signal::ChangeGame));
    }
    walk.handle(Event::Pressed(Switch::Main));
    walk.handle(Event::Released(Switch::Main));
    walk.now_ms += 2_000;
    walk.handle(Event::Tick);
    assert_eq!(recorded(), 1, "the record of the 25th begins with the learner's own press");
}

#[test]
fn it_is_recorded_whether_somebody_helped_and_said_for_one_day() {
    let root = tempfile::tempdir().unwrap();
    let mut walk = after_a_week(root.path());
    desk_key(&mut walk);
    assert!(walk.choose_name("session"));
    assert!(walk.choose_name("desk notes") && walk.choose_name("session"));
    assert_eq!(settings(&mut walk).session.to_string(), "1/alone/2026-11-25");
    while walk.page().screen != "games" {
        walk.handle(Event::Signal(Signal::ChangeGame));
    }
    walk.handle(Event::Pressed(Switch::Main));
    walk.handle(Event::Released(Switch::Main));
    walk.app.close(walk.now_ms);
    let sums = store_on(root.path(), 25).press_sums("Ann").unwrap().0;
    let alone: Vec<(u64, u64)> = sums[2].games.values().map(|sums| (sums.alone, sums.helped)).collect();
    assert_eq!((alone, sums[2].parts[0].in_force.unwrap().help), (vec![(1, 0)], Help::Alone));
    let start = Start { player: Some("Ann".to_owned()), ..Start::default() };
    let mut next = Walk::of(Way::Mouse, App::new(Box::new(store_on(root.path(), 26)), &start, 0).unwrap());
    desk_key(&mut next);
    let said = next.page().named("session").map(|id| next.page().choices[id.0].label.clone());
    assert!(said.unwrap().contains(&text("desk-session-unsaid")));
}

/// Entries of a learner who answers after about 1.2 s, in a light of 3 s.
fn slow_light(count: u32) -> Vec<PressEntry> {
    let mut settings = Walk::settings(Way::Mouse);
    (settings.scan.interval_ms, settings.scan.timed) = (3_000, true);
    let at = |number: u32| u64::from(number) * 9_000;
    let begun = PressEntry { at_ms: 0, what: Recorded::InForce(InForce::of(&settings)) };
    let press = |number: u32| Press {
        place: "board sokoban/01".to_owned(),
        rung: 0,
        kind: PressKind::Switch,
        source: Source::Key,
        lit: Lit::Choice(0),
        lit_ms: Some(1_000 + number * 37 % 400),
        held_ms: Some(150),
        outcome: PressOutcome::Chose,
        took: Some(0),
        hit: None,
        came_round: false,
    };
    let presses = (1..=count).map(|number| PressEntry { at_ms: at(number), what: Recorded::Press(press(number)) });
    [begun].into_iter().chain(presses).collect()
}

#[test]
fn what_the_presses_suggest_is_used_with_one_press_or_put_off() {
    for (name, changes) in [("use pace", true), ("not-now pace", false)] {
        let root = tempfile::tempdir().unwrap();
        let mut settings = Walk::settings(Way::Mouse);
        (settings.scan.interval_ms, settings.scan.timed) = (3_000, true);
        let profile = Profile::named("Ann", Language::English);
        let player = store_on(root.path(), 24).create_player(&profile, &settings).unwrap();
        store_on(root.path(), 24).keep_presses(&player, &slow_light(70), 1_000_000).unwrap();
        let start = Start { player: Some("Ann".to_owned()), ..Start::default() };
        let mut walk = Walk::of(Way::Mouse, App::new(Box::new(store_on(root.path(), 25)), &start, 0).unwrap());
        desk_key(&mut walk);
        assert!(walk.choose_name("desk suggests"));
        assert_eq!(self::settings(&mut walk).scan.interval_ms, 3_000, "nothing changes by itself");
        let offered: Vec<String> = walk.page().choices.iter().map(|choice| choice.name.clone()).collect();
        assert!(walk.choose_name(name), "{offered:?}");
        let after = self::settings(&mut walk);
        assert_eq!((1_600..=2_200).contains(&after.scan.interval_ms), changes, "{}", after.scan.interval_ms);
        assert!(walk.page().named(name).is_none());
        assert_eq!(after.put_off.to_string(), if changes { "1" } else { "1 pace:2026-12-09" });
    }
}

#[test]
fn a_study_plays_its_blocks_survives_a_restart_and_keeps_everything_else() {
    let root = tempfile::tempdir().unwrap();
    let profile = Profile::named("Ann", Language::English);
    let player = store_on(root.path(), 25).create_player(&profile, &Walk::settings(Way::Switch)).unwrap();
    let start = Start { player: Some(player), game: Some("sokoban".to_owned()), level: None };
    let begin = || Walk::of(Way::Switch, App::new(Box::new(store_on(root.path(), 25)), &start, 0).unwrap());
    let mut walk = begin();
    desk_key(&mut walk);
    assert!(walk.choose_name("desk study"));
    // two pairs of blocks of 20 presses
    for name in ["pairs", "pairs", "pairs", "pairs", "long", "long", "long", "long", "long", "long", "long", "begin"] {
        assert!(walk.choose_name(name), "{name}");
    }
    let study = settings(&mut walk).study.unwrap();
    assert_eq!((study.pairs, study.blocks(), study.values[0].as_str()), (2, 4, "400"), "{study}");
    let mut seen = Vec::new();
    let play = |walk: &mut Walk, presses: usize, seen: &mut Vec<(u16, u32)>| {
        while walk.page().screen != "board" {
            walk.handle(Event::Signal(Signal::ChangeGame));
            if walk.page().screen == "games" {
                assert!(walk.choose_name("game sokoban"));
                let _ = walk.choose_name("begin");
            }
        }
        for _ in 0..presses {
            walk.handle(Event::Pressed(Switch::Second));
            walk.now_ms += 60;
            walk.handle(Event::Released(Switch::Second));
            walk.now_ms += 2_000;
            walk.handle(Event::Tick);
            let now = settings(walk);
            seen.push((now.study.map_or(9, |study| study.at), now.scan.interval_ms));
        }
    };
    while walk.page().screen != "board" {
        walk.handle(Event::Signal(Signal::ChangeGame));
    }
    play(&mut walk, 33, &mut seen);
    // nobody changes the pace meanwhile
    let before = settings(&mut walk).scan.interval_ms;
    walk.handle(Event::Signal(Signal::Slower));
    assert_eq!(settings(&mut walk).scan.interval_ms, before);
    walk.app.close(walk.now_ms);
    let mut walk = begin();
    play(&mut walk, 60, &mut seen);
    let after = settings(&mut walk);
    let study = after.study.clone().unwrap();
    assert!(!study.runs() && after.scan.interval_ms == 400, "{study}");
    let intervals: Vec<u32> =
        (0..4).filter_map(|block| seen.iter().find(|(at, _)| *at == block)).map(|(_, ms)| *ms).collect();
    let second: u32 = study.values[1].parse().unwrap();
    let expected: Vec<u32> = (0..4).map(|block| if study.is_second(block) { second } else { 400 }).collect();
    assert_eq!(intervals, expected, "{seen:?}");
    walk.app.close(walk.now_ms);
    let days = store_on(root.path(), 25).press_sums("Ann").unwrap().0;
    let blocks = switchboard::shell::study::results(&study, &days);
    let presses: Vec<u64> = blocks.iter().map(|block| block.sums.presses).collect();
    assert!(presses.iter().all(|count| (15..=25).contains(count)), "{presses:?}");
}
