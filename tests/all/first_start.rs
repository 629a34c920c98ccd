//! The first start: with one switch at the default pace it takes at most nine presses to reach the first board, and every answer can be reached in every
//! way.

use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, games};
use std::collections::BTreeSet;
use switchboard::language::Language;
use switchboard::scan::Method;
use switchboard::shell::{ChoiceId, Event, Settings, Signal, Start, Switch, Theme};

/// The most presses until a game is shown, and until its first move is made.
const TO_GAME: usize = 7;
const TO_BOARD: usize = 9;
const TO_MOVE: usize = 10;
/// The longest time until then, with a second for each step.
const TO_MOVE_MS: u64 = 30_000;

fn first_start(way: Way, language: Language) -> Walk {
    let mut store = MemoryStore::new(games(&["left-right"]));
    store.language = language;
    Walk::start(way, store, &Start::default())
}

/// The pages of all its questions in this language.
#[cfg(feature = "window")]
pub fn first_pages(language: Language) -> Vec<switchboard::shell::Page> {
    let routes: [&[&str]; 4] = [&[], &["languages"], &["one-switch"], &["one-switch", "calm"]];
    let page = |route: &[&str]| {
        let mut walk = first_start(Way::Mouse, language);
        assert!(route.iter().all(|name| walk.choose_name(name)), "{route:?}");
        walk.page()
    };
    routes.into_iter().map(page).collect()
}

#[test]
fn a_few_presses_lead_to_a_game_and_a_few_more_to_the_first_move() {
    let mut measured = Vec::new();
    // the first, one in the middle and the last picture
    for picture in ["picture fox", "picture frog", "picture rocket"] {
        let mut walk = first_start(Way::Switch, Language::English);
        assert_eq!((walk.page().screen, walk.page().slot_ms > 0), ("first-start", true), "the light moves already");
        for answer in ["one-switch", "quick", picture] {
            assert_eq!(walk.page().screen, "first-start");
            assert!(walk.choose_name(answer), "{answer}");
        }
        assert_eq!(walk.page().screen, "rules", "of the first puzzle");
        assert!(walk.presses <= TO_GAME, "{} presses to a game", walk.presses);
        let (to_game, game_ms) = (walk.presses, walk.now_ms);
        let moves = |walk: &Walk| walk.page().standing.map_or(0, |standing| standing.number);
        // what is lit first: the rules, then a move
        let first = walk.page().choices.iter().position(|choice| choice.enabled);
        assert!(first.is_some_and(|index| walk.choose(ChoiceId(index))));
        assert_eq!(walk.page().screen, "board");
        assert!(walk.presses <= TO_BOARD, "{} presses to the board", walk.presses);
        for _ in 0..TO_MOVE {
            if moves(&walk) > 0 {
                break;
            }
            let first = walk.page().choices.iter().position(|choice| choice.enabled);
            assert!(first.is_some_and(|index| walk.choose(ChoiceId(index))));
        }
        assert_eq!(walk.page().screen, "board");
        assert!(moves(&walk) > 0 && walk.presses <= TO_MOVE, "{} presses to the first move", walk.presses);
        assert!(walk.now_ms <= TO_MOVE_MS, "{} ms to the first move", walk.now_ms);
        measured.push((picture, to_game, game_ms, walk.presses, walk.now_ms));
    }
    println!("presses and ms to the game, to the first move: {measured:?}");
}

#[test]
fn every_answer_is_reached_in_every_way() {
    for way in [Way::Switch, Way::Keyboard, Way::Mouse] {
        for route in [&[][..], &["languages"], &["one-switch"], &["one-switch", "quick"]] {
            let walk = || {
                let mut walk = first_start(way, Language::English);
                assert!(route.iter().all(|name| walk.choose_name(name)), "{way:?} {route:?}");
                walk
            };
            for index in 0..walk().page().choices.len() {
                let mut walk = walk();
                let choice = walk.page().choices[index].clone();
                if choice.enabled && choice.name != "level-up" {
                    assert!(walk.light(ChoiceId(index)), "{way:?} {route:?}: {}", choice.label);
                }
            }
        }
    }
}

#[test]
fn the_answers_make_the_player() {
    let made = |answers: &[&str], language| {
        let mut walk = first_start(Way::Mouse, language);
        assert!(answers.iter().all(|name| walk.choose_name(name)), "{answers:?}");
        let entry = walk.app.store().players().unwrap().remove(0);
        (entry.profile, walk.app.store().settings(&entry.id).0)
    };
    let (profile, settings) = made(&["one-switch", "calm", "picture owl"], Language::English);
    assert_eq!((profile.name.as_str(), profile.avatar.as_str()), ("Owl", "owl"));
    assert_eq!((settings.degree, settings.scan.interval_ms, settings.scan.timed), (5, 4_000, true));
    let (profile, settings) = made(&["two-switches", "picture cat"], Language::German);
    assert_eq!((profile.name.as_str(), settings.scan.method), ("Katze", Method::Step));
    let (_, settings) = made(&["directly", "picture cat"], Language::English);
    assert_eq!((settings.degree, settings.scan.timed), (1, false));
    let (profile, _) = made(&["languages", "language sk", "one-switch", "quick", "picture fox"], Language::English);
    assert_eq!((profile.name.as_str(), profile.language), ("Líška", Language::Slovak));
}

#[test]
fn what_the_system_asks_for_stays_whatever_is_answered() {
    for answers in [&["directly"][..], &["two-switches"], &["one-switch", "steady"]] {
        let mut store = MemoryStore::new(games(&["left-right"]));
        store.first.looks.theme = Theme::Dark;
        store.first.looks.reduced_motion = true;
        let mut walk = Walk::start(Way::Mouse, store, &Start::default());
        assert!(answers.iter().all(|name| walk.choose_name(name)), "{answers:?}");
        assert!(walk.choose_name("picture owl"), "{answers:?}");
        let player = walk.app.store().players().unwrap().remove(0).id;
        let looks = walk.app.store().settings(&player).0.looks;
        assert_eq!((looks.theme, looks.reduced_motion), (Theme::Dark, true), "{answers:?}");
    }
    let slow = Settings::default().with_degree(5);
    assert_eq!(slow.looks.theme, Theme::Light, "nobody asked for other colours");
    assert!(!slow.with_degree(3).looks.reduced_motion, "what came with the slowest degree goes with it");
}

#[test]
fn the_first_press_tells_which_key_is_the_switch() {
    let mut walk = first_start(Way::Switch, Language::English);
    let one_switch = walk.page().named("one-switch").unwrap();
    while walk.page().focus != Some(one_switch) {
        walk.wait();
    }
    walk.now_ms += 300;
    walk.handle(Event::RawKey("F7".to_owned()));
    let names: BTreeSet<String> = walk.page().choices.into_iter().map(|choice| choice.name).collect();
    assert!(names.contains("quick"), "it chose what was lit: {names:?}");
    walk.now_ms += 2_000;
    assert!(walk.choose_name("quick") && walk.choose_name("picture fox"));
    let entry = walk.app.store().players().unwrap().remove(0);
    let settings = walk.app.store().settings(&entry.id).0;
    assert_eq!(settings.devices.keys, [("F7".to_owned(), "switch".to_owned())]);
}

#[test]
fn at_the_first_start_five_answers_find_the_pace() {
    let mut walk = first_start(Way::Mouse, Language::English);
    assert!(walk.choose_name("one-switch") && walk.choose_name("pace"));
    for _ in 0..5 {
        assert_eq!(walk.page().screen, "pace");
        while walk.page().choices[0].on != Some(true) {
            walk.wait();
        }
        walk.now_ms += 650;
        walk.handle(Event::Pressed(Switch::Main));
        walk.now_ms += 100;
        walk.handle(Event::Released(Switch::Main));
    }
    assert!(walk.choose_name("yes"), "the pace that was found is offered on {}", walk.page().screen);
    assert!(walk.page().named("picture fox").is_some(), "and is the answer");
}

#[test]
fn it_can_be_left_and_gone_back() {
    let mut walk = first_start(Way::Keyboard, Language::English);
    assert!(walk.choose_name("one-switch") && walk.choose_name("quick"));
    let names = |walk: &Walk| walk.page().choices.into_iter().map(|choice| choice.name).collect::<BTreeSet<_>>();
    assert!(names(&walk).contains("picture fox"));
    walk.handle(Event::Signal(Signal::ChangeGame));
    assert!(names(&walk).contains("calm"));
    assert!(walk.choose_name("back"));
    assert!(names(&walk).contains("directly"));
    walk.handle(Event::Signal(Signal::ChangeGame));
    assert_eq!(walk.page().screen, "players");
    assert!(walk.choose_name("player"), "a player can be added there");
    // a game asked for by name is no reason to ask
    let start = Start { game: Some("left-right".into()), ..Start::default() };
    let walk = Walk::start(Way::Switch, MemoryStore::new(games(&["left-right"])), &start);
    assert_eq!(walk.page().screen, "board");
}
