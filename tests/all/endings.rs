//! What is shown, and what can be done, when a level is over.

use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, at_sokoban, frames, games, solution};
use switchboard::language::Language;
use switchboard::narrate::Texts;
use switchboard::shell::{Block, ChoiceId, ChoiceKind, Event, Frame, Signal, Start};

#[test]
fn the_next_level_comes_by_itself_and_any_signal_stops_that() {
    for stop in [false, true] {
        let games = games(&["sokoban"]);
        let start = Start { player: Some("Ann".into()), game: Some("sokoban".into()), level: None };
        let mut walk = Walk::start(Way::Switch, MemoryStore::new(games.clone()), &start);
        for chosen in solution(&games, 0) {
            assert!(walk.play(chosen), "{chosen}");
        }
        if stop {
            walk.handle(Event::Signal(Signal::Next));
        }
        for _ in 0..200 {
            walk.wait();
        }
        let page = walk.page();
        let level = page.standing.map(|s| s.level).unwrap();
        assert_eq!((page.screen, level.as_str()), if stop { ("level-done", "01") } else { ("board", "02") });
    }
}

#[test]
fn the_last_board_stands_for_a_moment_with_what_decided_it() {
    for is_pressed in [false, true] {
        let mut walk = at_sokoban(Walk::settings(Way::Switch), "01");
        let way = solution(&games(&["sokoban"]), 0);
        let (last, before) = way.split_last().unwrap();
        for chosen in before {
            assert!(walk.play(*chosen), "{chosen}");
        }
        let is_last = |kind: ChoiceKind| matches!(kind, ChoiceKind::Move(known, _) if known == *last);
        let at = walk.page().choices.iter().position(|choice| is_last(choice.kind)).unwrap();
        walk.now_ms += 700;
        walk.handle(Event::Click(ChoiceId(at)));
        let deciding = |walk: &Walk| frames(&walk.page()).iter().filter(|frame| **frame == Frame::Deciding).count();
        let page = walk.page();
        assert_eq!((page.screen, deciding(&walk)), ("board", 1), "the box on its mark");
        assert!(page.lit.is_empty() && page.focus.is_none());
        if is_pressed {
            walk.now_ms += 700;
            walk.press();
            assert_eq!(walk.page().screen, "board", "a second press of somebody happy does not end it");
            walk.now_ms -= 760;
        }
        walk.now_ms += 1_499;
        walk.handle(Event::Tick);
        assert_eq!(walk.page().screen, "board");
        walk.now_ms += 1;
        walk.handle(Event::Tick);
        assert_eq!((walk.page().screen, deciding(&walk)), ("level-done", 1), "pressed: {is_pressed}");
    }
}

/// Whoever asked for a break after ten minutes plays Sokoban's first level for so long, with so long a pause before the last move.
fn done_after(minutes: u64, pause_minutes: u64) -> Walk {
    let mut settings = Walk::settings(Way::Switch);
    settings.set("break_minutes", "10").unwrap();
    settings.set("countdowns", "On").unwrap();
    let mut walk = at_sokoban(settings, "01");
    let way = solution(&games(&["sokoban"]), 0);
    let (last, before) = way.split_last().unwrap();
    for chosen in before {
        assert!(walk.play(*chosen), "{chosen}");
    }
    for _ in 0..minutes {
        walk.now_ms += 60_000;
        walk.handle(Event::Signal(Signal::Next));
    }
    walk.now_ms += pause_minutes * 60_000;
    assert!(walk.play(*last));
    assert_eq!(walk.page().screen, "level-done");
    walk
}

#[test]
fn a_break_is_proposed_after_the_time_that_was_set_and_comes_by_itself() {
    let first = |walk: &Walk| walk.page().choices.first().map(|choice| choice.name.clone()).unwrap();
    let mut walk = done_after(10, 0);
    let told = Texts::new(Language::English).with("break", &[("count", 10_u32.into())]);
    let says = |page: &switchboard::shell::Page| {
        page.blocks.iter().any(|(_, block)| matches!(block, Block::Ending(ending) if ending.words.contains(&told)))
    };
    assert!(first(&walk) == "games" && says(&walk.page()));
    for _ in 0..400 {
        walk.wait();
    }
    assert_eq!(walk.page().screen, "games", "a countdown leads out, not on, and none leads in again");
    // too soon, and after a pause that was a break already
    for (minutes, pause) in [(8, 0), (9, 10)] {
        let walk = done_after(minutes, pause);
        assert!(first(&walk) == "next-level" && !says(&walk.page()), "{minutes} {pause}");
    }
}

/// The first level of Sokoban, done.
fn done() -> Walk {
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "01");
    for chosen in solution(&games(&["sokoban"]), 0) {
        assert!(walk.play(chosen), "{chosen}");
    }
    assert_eq!(walk.page().screen, "level-done");
    walk
}

fn signal(walk: &mut Walk, signal: Signal) -> &'static str {
    walk.now_ms += 700;
    walk.handle(Event::Signal(signal));
    walk.page().screen
}

#[test]
fn a_result_is_told_in_the_language_that_is_chosen_while_it_is_shown() {
    let mut walk = done();
    let told = |walk: &Walk| {
        let endings = walk.page().blocks.into_iter().filter_map(|(_, block)| match block {
            Block::Ending(ending) => Some(ending.result),
            _ => None,
        });
        endings.collect::<Vec<_>>()
    };
    let words = |language| vec![Texts::new(language).get("outcome-finished")];
    assert_eq!(told(&walk), words(Language::English));
    assert_eq!(signal(&mut walk, Signal::Settings), "settings");
    assert!(walk.choose_name("tab language"));
    assert!(walk.choose_name("language de"));
    assert_eq!(signal(&mut walk, Signal::ChangeGame), "level-done");
    assert_eq!(told(&walk), words(Language::German));
}

#[test]
fn keys_of_the_board_for_history_restart_and_the_next_level_work_on_the_result_too() {
    let mut walk = done();
    assert_eq!(signal(&mut walk, Signal::History), "history");
    let table = walk.page().blocks.into_iter().find_map(|(_, block)| match block {
        Block::Table { rows, .. } => Some(rows.len()),
        _ => None,
    });
    assert!(table.is_some_and(|rows| rows > 1), "of the level that was played: {table:?}");
    assert_eq!(signal(&mut walk, Signal::ChangeGame), "level-done");
    for (pressed, level) in [(Signal::Restart, "01"), (Signal::NextLevel, "02")] {
        let mut walk = done();
        assert_eq!(signal(&mut walk, pressed), "board");
        assert_eq!(walk.page().standing.map(|standing| standing.level).as_deref(), Some(level));
    }
}

#[test]
fn a_level_that_ended_well_is_celebrated_once() {
    let board = at_sokoban(Walk::settings(Way::Switch), "01").page();
    let mut walk = done();
    assert!(walk.page().celebrates(&board));
    signal(&mut walk, Signal::History);
    let history = walk.page();
    assert_eq!(signal(&mut walk, Signal::ChangeGame), "level-done");
    assert!(!walk.page().celebrates(&history), "who comes back has seen it");
}
