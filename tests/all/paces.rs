//! What moves by itself takes no choice away: every screen with every way of playing and at paces from 0.3 to 5 s, with countdowns running
//! and texts scrolling. And how often screens are asked for their content.

use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, at_sokoban, followed, games, place, solution, words};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use switchboard::language::Language;
use switchboard::shell::{
    App, Block, ChoiceId, ChoiceKind, Countdowns, DEGREES, Event, GameEntry, Page, Profile, Program, Settings, Signal,
    Start, Switch, Zone,
};

/// Milliseconds that each item is lit: the shortest and the longest that the levels of experience use, and some between.
const PACES: [u32; 3] = [300, 1_500, 5_000];

/// Places of one screen that are examined.
const PLACES: usize = 3;

/// Long enough for every degree's cool-down after a press.
const COOL_MS: u64 = 1_100;

/// No screen has more slots than this.
const MAX_STEPS: usize = 2_000;

/// The program with an existing player, in this way and at this pace; countdowns run.
fn begin(games: &[GameEntry], degree: u8, pace_ms: u32) -> Walk {
    welcomed(store(games, degree, pace_ms))
}

/// The list of players of somebody who has played the first game, so that its history is offered.
fn begin_played(games: &[GameEntry], degree: u8, pace_ms: u32) -> Walk {
    let mut store = store(games, degree, pace_ms);
    store.lasts.insert(("Ann".to_owned(), Some(games[0].id.clone())), "01".to_owned());
    welcomed(store)
}

fn store(games: &[GameEntry], degree: u8, pace_ms: u32) -> MemoryStore {
    let mut settings = Settings::default().with_degree(degree);
    settings.scan.interval_ms = pace_ms;
    settings.countdowns = Countdowns::On;
    let mut store = MemoryStore::new(games.to_vec());
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    store.last.player = Some("Ann".to_owned());
    store
}

fn welcomed(store: MemoryStore) -> Walk {
    let mut walk = Walk::of(Way::Mouse, App::new(Box::new(store), &Start::default(), 0).unwrap());
    while walk.page().screen == "welcome" {
        walk.wait();
    }
    walk
}

/// Lets time pass until the light moves once: by itself, or by Next if nothing moves by itself.
fn move_on(walk: &mut Walk, pace_ms: u32) {
    let until = walk.now_ms + u64::from(pace_ms);
    let before = walk.page().lit;
    while walk.page().slot_left.is_some() && walk.page().lit == before {
        walk.wait();
    }
    if walk.page().lit == before && !walk.page().resting {
        while walk.app.next_wake().is_some_and(|wake| wake < until) {
            walk.wait();
        }
        walk.now_ms = walk.now_ms.max(until);
        walk.handle(Event::Signal(Signal::Next));
    }
}

/// One press of the switch, once presses count again.
fn press(walk: &mut Walk) {
    walk.handle(Event::Pressed(Switch::Main));
    walk.now_ms += 60;
    walk.handle(Event::Released(Switch::Main));
}

fn wait_for(walk: &mut Walk, until_ms: u64) {
    while walk.app.next_wake().is_some_and(|wake| wake <= until_ms) {
        walk.wait();
    }
    walk.now_ms = walk.now_ms.max(until_ms);
}

/// What is lit, alone or with others, until the light is back at its first place for the second time, or rests.
fn lit_in_two_passes(walk: &mut Walk, pace_ms: u32) -> BTreeSet<ChoiceId> {
    let (first, screen, mut seen, mut rounds) = (walk.page().lit, walk.page().screen, BTreeSet::new(), 0);
    for _ in 0..MAX_STEPS {
        let page = walk.page();
        // what happens by itself comes after the second pass
        if page.resting || page.screen != screen {
            break;
        }
        seen.extend(page.lit.iter().copied());
        move_on(walk, pace_ms);
        rounds += usize::from(walk.page().lit == first);
        if rounds == 2 {
            break;
        }
    }
    seen
}

/// Presses whenever that brings it nearer to this choice, until it alone is lit.
fn light(walk: &mut Walk, target: ChoiceId, pace_ms: u32) -> bool {
    let screen = walk.page().screen;
    let mut pressed_ms = walk.now_ms;
    for _ in 0..MAX_STEPS {
        let page = walk.page();
        if page.screen != screen {
            return false;
        }
        if page.focus == Some(target) {
            return true;
        }
        let leads_there = page.resting || (page.lit.len() > 1 && page.lit.contains(&target));
        if leads_there && walk.now_ms >= pressed_ms + COOL_MS {
            pressed_ms = walk.now_ms;
            press(walk);
        } else if leads_there {
            wait_for(walk, pressed_ms + COOL_MS);
        } else {
            move_on(walk, pace_ms);
        }
    }
    false
}

/// Ways to at most [`PLACES`] places of every screen, found with the mouse.
fn routes(games: &[GameEntry]) -> Vec<Vec<ChoiceId>> {
    let (mut known, mut of_screen) = (BTreeSet::new(), BTreeMap::<&str, usize>::new());
    let mut found = Vec::new();
    let mut queue: VecDeque<Vec<ChoiceId>> = VecDeque::from([Vec::new()]);
    while let Some(route) = queue.pop_front() {
        let mut walk = begin_played(games, 1, PACES[0]);
        for id in &route {
            walk.choose(*id);
        }
        let page = walk.page();
        if walk.app.is_over() || page.wants_key || page.screen == "pace" || !known.insert(place(&page)) {
            continue;
        }
        let count = of_screen.entry(page.screen).or_default();
        *count += 1;
        if *count > PLACES {
            continue;
        }
        queue.extend(followed(&page).into_iter().map(|id| route.iter().copied().chain([id]).collect()));
        found.push(route);
    }
    found
}

fn way_out(page: &Page) -> Option<ChoiceId> {
    let leads_out = |c: &switchboard::shell::Choice| {
        c.enabled && (c.kind == ChoiceKind::Cancel || ["no", "change-game", "games", "quit"].contains(&&*c.name))
    };
    page.choices.iter().position(leads_out).map(ChoiceId)
}

#[test]
fn every_choice_is_lit_within_two_passes_whatever_moves_by_itself() {
    let games = games(&["lights-out"]);
    let routes = routes(&games);
    let mut screens = BTreeSet::new();
    for (degree, pace_ms) in (1..=DEGREES).flat_map(|degree| PACES.map(|pace_ms| (degree, pace_ms))) {
        for route in &routes {
            let mut walk = begin_played(&games, degree, pace_ms);
            route.iter().for_each(|id| assert!(walk.choose(*id)));
            let page = walk.page();
            screens.insert(page.screen);
            let lit = lit_in_two_passes(&mut walk, pace_ms);
            let at = format!("{} (way {degree}, {pace_ms} ms, {route:?})", place(&page));
            for (index, choice) in page.choices.iter().enumerate().filter(|(_, choice)| choice.enabled) {
                assert!(lit.contains(&ChoiceId(index)), "{} was not lit on {at}", choice.label);
            }
            // while a rhythm is set every press is one of it; that ends by itself, as the walks of all screens see
            if page.screen == "desk-doors" && page.named("leave").is_some() {
                continue;
            }
            let out = way_out(&page).unwrap_or_else(|| panic!("no way out of {at}"));
            let mut walk = begin_played(&games, degree, pace_ms);
            route.iter().for_each(|id| assert!(walk.choose(*id)));
            assert!(light(&mut walk, out, pace_ms), "{} was not lit alone on {at}", page.choices[out.0].label);
        }
    }
    for wanted in ["help", "settings", "board", "games", "players", "history", "levels", "ask", "about"] {
        assert!(screens.contains(wanted), "{wanted}: {screens:?}");
    }
}

#[test]
fn what_can_be_chosen_in_the_manual_does_not_change_while_it_scrolls() {
    let games = games(&["lights-out"]);
    let mut walk = begin(&games, 4, 2_000);
    walk.handle(Event::Signal(Signal::Help));
    let offered = walk.page().choices;
    let line = |page: &Page| {
        page.blocks
            .iter()
            .find_map(|(_, block)| if let Block::Scroll { line, .. } = block { Some(*line) } else { None })
    };
    let (mut lines, until) = (BTreeSet::new(), walk.now_ms + 240_000);
    while walk.now_ms < until && !walk.page().resting {
        walk.wait();
        let page = walk.page();
        lines.extend(line(&page));
        assert_eq!(page.choices, offered);
    }
    assert!(lines.len() > 1, "it scrolls: {lines:?}");
}

#[test]
fn a_game_is_explained_first_where_help_is_asked_for_in_it() {
    for signal_from_board in [true, false] {
        let mut walk = at_sokoban(Walk::settings(Way::Keyboard), "01");
        if !signal_from_board {
            walk.handle(Event::Signal(Signal::ChangeGame));
        }
        walk.handle(Event::Signal(Signal::Help));
        let text = walk.page().blocks.into_iter().find_map(|(_, block)| match block {
            Block::Scroll { text, .. } => Some(text),
            _ => None,
        });
        let text = text.unwrap();
        let game = games(&["sokoban"])[0].game.clone().unwrap();
        assert_eq!(text.contains(game.description.rules.get(Language::English)), signal_from_board, "{text}");
    }
}

/// The countdown's line, if one is shown.
fn countdown(page: &Page) -> Option<String> {
    page.blocks.iter().find_map(|(zone, block)| match block {
        Block::Text(text) if *zone == Zone::Bottom => Some(text.clone()),
        _ => None,
    })
}

#[test]
fn the_last_player_and_the_last_game_come_by_themselves_each_time_the_list_is_shown() {
    let games = games(&["sokoban", "lights-out"]);
    let mut walk = begin(&games, 1, 1_000);
    assert_eq!(walk.page().screen, "players");
    let shown_ms = walk.now_ms;
    assert!(countdown(&walk.page()).is_some_and(|text| text.contains("Ann") && text.contains("15")));
    while walk.page().screen == "players" {
        walk.wait();
    }
    assert_eq!((walk.page().screen, walk.now_ms - shown_ms), ("games", 15_000));
    assert!(walk.choose_name("game lights-out") && walk.choose_name("begin"));
    for _ in 0..2 {
        walk.handle(Event::Signal(Signal::ChangeGame));
        assert_eq!(walk.page().screen, "games");
        let shown_ms = walk.now_ms;
        while walk.page().screen == "games" {
            walk.wait();
        }
        assert_eq!((walk.page().screen, walk.now_ms - shown_ms), ("board", 15_000));
    }
    // anything the player does stops it, until the list is shown again
    walk.handle(Event::Signal(Signal::ChangeGame));
    walk.handle(Event::Signal(Signal::Down));
    assert_eq!(countdown(&walk.page()), None);
    walk.now_ms += 100_000;
    walk.handle(Event::Tick);
    assert_eq!(walk.page().screen, "games");
}

#[test]
fn a_countdown_waits_until_the_light_went_past_everything_twice() {
    let games = games(&["sokoban", "lights-out"]);
    let mut walk = begin(&games, 4, 5_000);
    let (first, mut rounds, shown_ms) = (walk.page().lit, 0, walk.now_ms);
    let mut before = first.clone();
    while walk.page().screen == "players" {
        walk.wait();
        let lit = walk.page().lit;
        rounds += usize::from(lit == first && before != first && walk.page().screen == "players");
        before = lit;
    }
    assert!(walk.now_ms - shown_ms > 15_000 && rounds >= 1, "{rounds} rounds, {} ms", walk.now_ms - shown_ms);
}

#[test]
fn a_screen_is_asked_once_an_event_what_it_shows() {
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "03");
    let first = solution(&games(&["sokoban"]), 2)[0];
    let at = walk.page().choices.iter().position(|c| matches!(c.kind, ChoiceKind::Move(m, _) if m == first));
    let wall = switchboard::grid::Cell::new(0, 0);
    let events = [
        Event::Tick,
        Event::PointAt(ChoiceId(at.unwrap())),
        Event::Click(ChoiceId(at.unwrap())),
        Event::Signal(Signal::Right),
        Event::Signal(Signal::Undo),
        Event::ClickCell(wall),
        Event::Pressed(Switch::Main),
        Event::Released(Switch::Main),
        Event::Signal(Signal::Help),
        Event::Signal(Signal::ChangeGame),
        Event::Signal(Signal::NextLevel),
        Event::World,
    ];
    for event in events {
        let before = walk.app.contents_made();
        walk.now_ms += 1_000;
        walk.handle(event.clone());
        let (one, other) = (walk.page(), walk.page());
        assert_eq!(words(&one), words(&other));
        assert_eq!(walk.app.contents_made() - before, 1, "{event:?}");
    }
}
