//! What a front end cannot do or see: keys that do not report their release, a pointer that does not move, lines that belong to a screen
//! that is gone.

use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, at_sokoban, games, number, was_ignored};
use switchboard::shell::{Event, Page, Signal, Start, Switch};

/// A player with the slowest way of playing, in Sokoban.
fn slow() -> Walk {
    let mut settings = Walk::settings(Way::Switch).with_degree(5);
    settings.countdowns = switchboard::shell::Countdowns::Off;
    at_sokoban(settings, "01")
}

fn tap(walk: &mut Walk) {
    walk.handle(Event::Tapped(Switch::Main));
}

#[test]
fn a_tap_counts_where_nobody_sees_how_long_a_key_is_held() {
    let mut walk = slow();
    walk.handle(Event::ReleasesUntold);
    while walk.page().focus.is_none() {
        walk.wait();
        if walk.page().lit.len() > 1 {
            walk.now_ms += 2_000;
            tap(&mut walk);
        }
    }
    walk.now_ms += 1_100;
    tap(&mut walk);
    assert_eq!(number(&walk), 1, "{:?}", walk.page().notices);
    // the same press of a switch whose release is visible is too short
    let mut walk = slow();
    walk.now_ms += 2_000;
    walk.handle(Event::Pressed(Switch::Main));
    walk.handle(Event::Released(Switch::Main));
    assert!(was_ignored(&walk.page()));
}

#[test]
fn a_key_that_repeats_while_it_is_held_is_one_press() {
    let mut walk = slow();
    walk.handle(Event::ReleasesUntold);
    walk.now_ms += 2_000;
    for _ in 0..200 {
        tap(&mut walk);
        walk.now_ms += 33;
    }
    assert!(number(&walk) <= 1);
    assert!(!was_ignored(&walk.page()), "{:?}", walk.page().notices);
}

#[test]
fn ways_of_scanning_that_hold_the_switch_give_way_where_holding_is_not_seen() {
    for method in ["ShortHeld", "Inverse"] {
        let mut settings = Walk::settings(Way::Switch);
        settings.set("method", method).unwrap();
        let mut walk = at_sokoban(settings, "01");
        assert_eq!(walk.page().slot_left, None);
        walk.handle(Event::ReleasesUntold);
        assert!(walk.page().slot_left.is_some(), "{method}");
    }
}

fn notices(page: &Page) -> Vec<&str> {
    page.notices.iter().map(|notice| notice.text.as_str()).collect()
}

#[test]
fn what_was_told_on_one_screen_does_not_stay_on_the_next() {
    for signal in [Signal::Help, Signal::Settings, Signal::History, Signal::NextLevel, Signal::ChangeGame] {
        let mut walk = at_sokoban(Walk::settings(Way::Keyboard), "01");
        walk.handle(Event::Signal(Signal::Undo));
        assert_eq!(notices(&walk.page()).len(), 1);
        walk.handle(Event::Signal(signal));
        assert!(walk.page().notices.is_empty(), "{signal:?}: {:?}", walk.page().notices);
    }
}

#[test]
fn a_result_goes_with_its_screen() {
    let games = games(&["sokoban"]);
    let start = Start { player: Some("Ann".into()), game: Some("sokoban".into()), level: None };
    let mut walk = Walk::start(Way::Switch, MemoryStore::new(games.clone()), &start);
    for chosen in super::walks_kit::solution(&games, 0) {
        assert!(walk.play(chosen), "{chosen}");
    }
    assert_eq!(walk.page().screen, "level-done");
    assert!(!walk.page().notices.is_empty());
    while walk.page().screen == "level-done" {
        walk.wait();
    }
    assert!(walk.page().notices.is_empty(), "{:?}", walk.page().notices);
}
