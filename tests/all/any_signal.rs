//! Games in which every signal is the move and time takes steps: what rules are told, what is saved, undone and played again, which presses
//! count, and how such a game ends, since no press leads out of it.

use super::memory_store::MemoryStore;
use super::rules_kit::{bools, engine, game, int, layout, pieces, rules, words};
use super::walks_kit::{Walk, Way, games, text};
use std::sync::Arc;
use switchboard::game::{AnySignal, Game, RuleLanguage, Shelf};
use switchboard::history::{Save, SaveEvent, Session, Start as SaveStart, read_save, write_save};
use switchboard::language::Language;
use switchboard::play::{Engine, Move, Outcome, Refused, State};
use switchboard::shell::{Block, Event, GameEntry, Page, Profile, Settings, Signal, Start, Switch};

/// A count for each thing of which rules are told; ends after twenty presses or forty steps of time.
const COUNTS: &str = "
    if (Pressed == 1) { Presses = Presses + 1; }
    if (Pressed == 2) { Seconds = Seconds + 1; }
    if (Released > 0) { Held = Held + Length; Down = Down - 1; }
    if (Pressed > 0) { Down = Down + 1; }
    if (Ticked) { Ticks = Ticks + 1; }
    if (Presses >= 20 OR Ticks >= 40) { win; }
    if (Presses % 2 == 1) { STATE = b; } else { STATE = a; }
";

fn counting(any: Option<AnySignal>, timed_ms: Option<u32>) -> Game {
    let items = ["Presses", "Seconds", "Held", "Down", "Ticks"].map(|name| int(name, 0)).to_vec();
    let matrices = vec![words("STATE", &["a a a"]), bools("VALID", &["000"])];
    let mut game =
        game(pieces(&["a", "b"]), rules(RuleLanguage::Two, &[(COUNTS, false)]), layout(0, 0, items, matrices));
    (game.settings.any, game.settings.timed_ms) = (any, timed_ms);
    game.id = "counting".to_owned();
    game
}

fn moves(text: &str) -> Vec<Move> {
    Move::read_list(text).unwrap()
}

fn counts(engine: &Engine, state: &State) -> [i32; 5] {
    ["Presses", "Seconds", "Held", "Down", "Ticks"].map(|name| {
        let layout = engine.layout(state);
        let item = layout.items.iter().find(|item| item.name.written() == name).unwrap();
        let switchboard::game::Value::Int(number) = item.value else { panic!("{name}") };
        number
    })
}

#[test]
fn rules_are_told_of_presses_of_their_length_and_of_time() {
    let engine = engine(counting(Some(AnySignal::Hold), Some(500)));
    let mut state = engine.start(0);
    assert_eq!(engine.moves(&state), [Move::Press(1)]);
    for chosen in moves("press 1 ticks 3 release 1 340 press 2 tick release 2 60") {
        assert_eq!(engine.play(&mut state, &chosen).unwrap().outcome, Some(Outcome::Playing), "{chosen}");
    }
    assert_eq!(counts(&engine, &state), [1, 1, 400, 0, 4]);
    assert_eq!(engine.moves_played(&state), 2, "neither time nor letting go is a move");
    assert_eq!(engine.play(&mut state, &moves("1,0")[0]).unwrap_err(), Refused::WrongKind);
    let turns: Vec<Outcome> = (0..36).filter_map(|_| engine.play(&mut state, &Move::Tick).unwrap().outcome).collect();
    assert_eq!(turns.last(), Some(&Outcome::Won(1)));
    assert_eq!(engine.play(&mut state, &Move::Press(1)).unwrap_err(), Refused::Over);
    assert!(engine.moves(&state).is_empty() && !engine.is_searchable());
}

#[test]
fn only_the_signals_that_a_game_asks_for_are_moves() {
    let valid = |any, timed_ms, chosen: &str| {
        let engine = engine(counting(any, timed_ms));
        engine.is_valid(&engine.start(0), &moves(chosen)[0])
    };
    assert!(valid(Some(AnySignal::Press), None, "press 1") && !valid(Some(AnySignal::Press), None, "release 1 20"));
    assert!(!valid(Some(AnySignal::Hold), None, "tick") && valid(Some(AnySignal::Hold), None, "release 1 20"));
    assert!(valid(None, Some(500), "tick") && !valid(None, Some(500), "press 1"));
}

#[test]
fn where_cells_are_chosen_a_step_of_time_follows_each_choice() {
    let mut made = counting(None, Some(500));
    made.levels[0].layout.matrices[1] = bools("VALID", &["111"]);
    let engine = engine(made);
    let mut state = engine.start(0);
    assert_eq!(Move::write_list(&engine.moves(&state)), "0,0 1,0 2,0 tick");
    engine.play(&mut state, &moves("1,0")[0]).unwrap();
    engine.play(&mut state, &Move::Tick).unwrap();
    assert_eq!((counts(&engine, &state)[4], engine.moves_played(&state)), (2, 1));
}

#[test]
fn lists_of_moves_are_read_and_written() {
    let text = "press 1 ticks 12 release 1 340 tick press 2";
    assert_eq!(moves(text).len(), 16);
    assert_eq!(Move::write_list(&moves(text)), text);
    for fault in ["press", "release 1", "ticks", "ticks 10001", "press x", "release 1 70000"] {
        assert!(Move::read_list(fault).is_err(), "{fault}");
    }
}

/// The state to which the saves lead, played from the first one: as many steps of time as each says, then its move.
fn played_again(engine: &Engine, saves: &[Save]) -> State {
    let mut state = engine.start(saves[0].seed);
    for save in &saves[1..] {
        for _ in 0..save.ticks {
            engine.play(&mut state, &Move::Tick).unwrap();
        }
        if let Some(chosen) = save.chosen {
            engine.play(&mut state, &chosen).unwrap();
        }
        assert_eq!(engine.layout(&state), save.layout, "save {}", save.number);
    }
    state
}

#[test]
fn a_step_of_time_is_no_save_and_saves_play_exactly_again() {
    let engine = engine(counting(Some(AnySignal::Hold), Some(500)));
    let mut session = Session::start(engine.clone(), 1, 7, 0);
    let tick = |session: &mut Session, times: u64| {
        for now_ms in 0..times {
            session.tick("clock", 100 * now_ms).unwrap();
        }
    };
    tick(&mut session, 4);
    session.play(&Move::Press(1), "switch", 500).unwrap();
    tick(&mut session, 9);
    session.keep_time(1_500);
    tick(&mut session, 2);
    session.play(&Move::Release { switch: 1, ms: 900 }, "switch", 1_700).unwrap();
    tick(&mut session, 3);
    session.interrupt(2_000);
    session.interrupt(2_000);
    let saves = session.take_saves();
    let told: Vec<(SaveEvent, u32)> = saves.iter().map(|save| (save.event, save.ticks)).collect();
    use SaveEvent::{Action, GameInterrupted, StartOfGame, TimePassed};
    assert_eq!(told, [(StartOfGame, 0), (Action, 4), (TimePassed, 9), (Action, 2), (GameInterrupted, 3)]);
    assert_eq!(&played_again(&engine, &saves), session.state());
    // as files
    let start = SaveStart::new(saves[0].layout.clone());
    for save in &saves {
        let of = (save.number > 0).then_some(&start);
        let text = write_save(save, of);
        let read = read_save("x", text.into_bytes(), switchboard::history::Matrices::Whole(of)).unwrap();
        assert_eq!((read.event, read.ticks, read.chosen), (save.event, save.ticks, save.chosen));
    }
    let (mut again, problems) = Session::open(engine, &saves, 1, 9_000);
    assert!(problems.is_empty() && again.state() == session.state());
    // a save of time is no move that undo would take back
    assert!(again.undo("keyboard", 9_100) && again.moves_played() == 1);
    assert!(again.undo("keyboard", 9_100) && again.moves_played() == 0 && !again.can_undo());
}

#[test]
fn undo_leads_to_the_press_before_whatever_time_has_done() {
    let engine = engine(counting(Some(AnySignal::Press), Some(500)));
    let mut session = Session::start(engine.clone(), 1, 7, 0);
    let press = |session: &mut Session, ticks: usize| {
        (0..ticks).for_each(|_| drop(session.tick("clock", 0).unwrap()));
        session.play(&Move::Press(1), "switch", 0).unwrap();
        session.state().clone()
    };
    let first = press(&mut session, 3);
    press(&mut session, 5);
    session.tick("clock", 0).unwrap();
    assert!(session.undo("keyboard", 0));
    assert_eq!((session.state(), session.ticks()), (&first, 0));
    // an end that time brings is a save, with the step that brought it as its move
    session.take_saves();
    (0..37).for_each(|_| drop(session.tick("clock", 0).unwrap()));
    let saves = session.take_saves();
    let [end] = saves.as_slice() else { panic!("{}", saves.len()) };
    assert_eq!((end.event, end.ticks, end.chosen), (SaveEvent::GameFinished, 36, Some(Move::Tick)));
}

/// The program at this game.
fn at(made: Game, set: &[(&str, &str)]) -> Walk {
    let id = made.id.clone();
    let problems = switchboard::diag::Problems::new();
    at_entry(GameEntry::of(id.clone(), Some(Arc::new(made)), problems), set)
}

fn at_entry(entry: GameEntry, set: &[(&str, &str)]) -> Walk {
    let id = entry.id.clone();
    let mut store = MemoryStore::new(vec![entry]);
    let mut settings = Settings::default();
    set.iter().for_each(|(key, value)| settings.set(key, value).unwrap());
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    let start = Start { player: Some("Ann".into()), game: Some(id), level: Some("01".into()) };
    Walk::start(Way::Switch, store, &start)
}

fn number(page: &Page) -> u32 {
    page.standing.as_ref().unwrap().number
}

fn down_and_up(walk: &mut Walk, switch: Switch, held_ms: u64) {
    walk.handle(Event::Pressed(switch));
    walk.now_ms += held_ms;
    walk.handle(Event::Released(switch));
    walk.now_ms += 700;
}

#[test]
fn whatever_the_player_presses_is_the_move() {
    let mut walk = at(counting(Some(AnySignal::Press), None), &[]);
    assert!(walk.page().takes_any && walk.page().lit.is_empty());
    down_and_up(&mut walk, Switch::Main, 90);
    down_and_up(&mut walk, Switch::Second, 90);
    for event in [
        Event::Tapped(Switch::Main),
        Event::Signal(Signal::Action),
        Event::Outside(Signal::Action),
        Event::Outside(Signal::Next),
        Event::Signal(Signal::Up),
        Event::ClickCell(switchboard::grid::Cell::new(2, 0)),
    ] {
        let before = number(&walk.page());
        walk.handle(event.clone());
        walk.now_ms += 700;
        assert_eq!(number(&walk.page()), before + 1, "{event:?}");
    }
    assert_eq!(number(&walk.page()), 8);
    // a pointer that only passes over the board, and time, are no presses
    walk.handle(Event::Signal(Signal::Point(switchboard::grid::Cell::new(1, 0))));
    walk.now_ms += 60_000;
    walk.handle(Event::Tick);
    assert_eq!(number(&walk.page()), 8);
}

#[test]
fn the_players_filter_says_what_a_press_is() {
    let mut walk = at(counting(Some(AnySignal::Press), None), &[("hold", "300"), ("ignore_repeat", "1000")]);
    down_and_up(&mut walk, Switch::Main, 100);
    assert_eq!(number(&walk.page()), 0, "too short");
    walk.now_ms += 2_000;
    walk.handle(Event::Pressed(Switch::Main));
    walk.now_ms += 300;
    walk.handle(Event::Tick);
    walk.handle(Event::Released(Switch::Main));
    assert_eq!(number(&walk.page()), 1);
    walk.now_ms += 200;
    down_and_up(&mut walk, Switch::Main, 400);
    assert_eq!(number(&walk.page()), 1, "a repeat");
}

fn held(walk: &mut Walk) -> (i32, i32) {
    let place = walk.app.store().games()[0].id.clone();
    let saves = walk
        .app
        .store()
        .saves(&switchboard::shell::SavePlace { player: "Ann".into(), game: place, level: "01".into() })
        .saves;
    let item = |name: &str| {
        let item = saves.last().unwrap().layout.items.iter().find(|item| item.name.written() == name).unwrap();
        let switchboard::game::Value::Int(number) = item.value else { panic!("{name}") };
        number
    };
    (item("Down"), item("Held"))
}

#[test]
fn a_switch_that_tells_no_hold_begins_with_one_press_and_ends_with_the_next() {
    let mut walk = at(counting(Some(AnySignal::Hold), None), &[]);
    down_and_up(&mut walk, Switch::Main, 500);
    assert_eq!(held(&mut walk), (0, 500));
    // three presses as short as a box sends them
    for _ in 0..3 {
        down_and_up(&mut walk, Switch::Main, 20);
        assert_eq!(held(&mut walk).0, 0);
    }
    down_and_up(&mut walk, Switch::Main, 20);
    assert_eq!(held(&mut walk), (1, 560), "goes on");
    walk.now_ms += 280;
    down_and_up(&mut walk, Switch::Main, 20);
    assert_eq!(held(&mut walk), (0, 560 + 1_000));
    // somebody else holds another switch
    down_and_up(&mut walk, Switch::Main, 400);
    assert_eq!(held(&mut walk), (0, 560 + 1_400));
    // keys that report no release
    walk.handle(Event::Tapped(Switch::Main));
    assert_eq!(held(&mut walk).0, 1);
    walk.now_ms += 2_000;
    walk.handle(Event::Tapped(Switch::Main));
    assert_eq!(held(&mut walk), (0, 560 + 3_400));
}

#[test]
fn a_switch_that_is_stuck_is_told_and_does_nothing_until_it_is_let_go() {
    let mut walk = at(counting(Some(AnySignal::Hold), None), &[]);
    walk.handle(Event::Pressed(Switch::Main));
    while walk.now_ms < 10_000 {
        walk.wait();
    }
    assert_eq!(held(&mut walk), (0, 10_000));
    assert!(walk.page().notices.iter().any(|notice| notice.text == text("switch-stuck")));
    walk.now_ms += 60_000;
    walk.handle(Event::Pressed(Switch::Main));
    walk.handle(Event::Released(Switch::Main));
    assert_eq!((number(&walk.page()), held(&mut walk).0), (1, 0));
    walk.now_ms += 700;
    down_and_up(&mut walk, Switch::Main, 80);
    assert_eq!(number(&walk.page()), 2);
}

/// The exception to "there is no state that a switch cannot leave", by name: these end by the session's length and by a pause.
#[test]
fn no_press_leads_out_but_time_does() {
    let steps = counting(Some(AnySignal::Press), None);
    for (minutes, ends_ms) in [("5", 5 * 60_000_u64), ("0", u64::MAX)] {
        let mut walk = at(steps.clone(), &[("session_minutes", minutes)]);
        for _ in 0..19 {
            down_and_up(&mut walk, Switch::Main, 80);
            assert_eq!(walk.page().screen, "board");
        }
        let last_ms = walk.now_ms;
        while walk.page().screen == "board" && walk.now_ms < 20 * 60_000 {
            walk.wait();
        }
        assert_eq!(walk.page().screen, "games");
        assert!(walk.page().notices.iter().any(|notice| notice.text == text("steps-over")));
        assert!(walk.now_ms.abs_diff(ends_ms.min(last_ms + 5 * 60_000 - 780)) <= 1_000, "{minutes}: {}", walk.now_ms);
    }
    // who helps leaves at once
    let mut walk = at(steps, &[]);
    walk.handle(Event::Signal(Signal::ChangeGame));
    assert_eq!(walk.page().screen, "games");
}

#[test]
fn time_is_saved_every_ten_seconds_and_a_pause_stops_it() {
    let mut walk = at(counting(Some(AnySignal::Press), Some(1_000)), &[]);
    while walk.now_ms < 25_000 {
        walk.wait();
    }
    let place = switchboard::shell::SavePlace { player: "Ann".into(), game: "counting".into(), level: "01".into() };
    let ticks =
        |walk: &mut Walk| -> Vec<u32> { walk.app.store().saves(&place).saves.iter().map(|save| save.ticks).collect() };
    let kept = ticks(&mut walk);
    assert!(matches!(kept.as_slice(), [0, one, two] if (9..=11).contains(one) && (9..=11).contains(two)), "{kept:?}");
    walk.handle(Event::Signal(Signal::PauseOrResume));
    let paused = ticks(&mut walk);
    assert_eq!(paused.len(), 4, "a pause saves");
    (0..30).for_each(|_| walk.wait());
    assert_eq!(ticks(&mut walk), paused);
    assert!(walk.page().takes_any && number(&walk.page()) == 0);
}

/// A game of the first shelf whose level is over after so many presses.
fn first_step() -> Game {
    let mut made = counting(Some(AnySignal::Press), None);
    made.description.shelf = Shelf::Steps;
    let mut second = made.levels[0].clone();
    second.id = "02".to_owned();
    made.levels.push(second);
    made
}

#[test]
fn an_end_is_celebrated_presses_make_that_longer_and_play_goes_on() {
    let mut walk = at(first_step(), &[("celebration", "2000")]);
    for _ in 0..20 {
        down_and_up(&mut walk, Switch::Main, 80);
    }
    let (begun_ms, page) = (walk.now_ms - 700, walk.page());
    assert!(page.cheers && page.standing.unwrap().level == "01");
    down_and_up(&mut walk, Switch::Main, 80);
    while walk.page().cheers {
        walk.wait();
        assert!(walk.now_ms < 60_000);
    }
    let lasted_ms = walk.now_ms - begun_ms;
    assert!((2_500..=4_100).contains(&lasted_ms), "{lasted_ms}");
    let page = walk.page();
    assert_eq!((page.screen, page.standing.unwrap().level.as_str()), ("board", "02"));
    // after the last level comes the first, and a session does not begin anew
    for _ in 0..20 {
        down_and_up(&mut walk, Switch::Main, 80);
    }
    while walk.page().cheers {
        walk.wait();
    }
    assert_eq!(walk.page().standing.unwrap().level, "01");
    while walk.page().screen == "board" && walk.now_ms < 30 * 60_000 {
        walk.wait();
    }
    assert!(walk.now_ms < 15 * 60_000 + 2_000);
}

#[test]
fn while_an_end_is_celebrated_the_ways_out_lead_out_and_a_pause_pauses() {
    for (signal, screen, is_paused) in [(Signal::ChangeGame, "games", false), (Signal::PauseOrResume, "board", true)] {
        let mut walk = at(first_step(), &[("celebration", "2000")]);
        for _ in 0..20 {
            down_and_up(&mut walk, Switch::Main, 80);
        }
        assert!(walk.page().cheers);
        walk.handle(Event::Signal(signal));
        let page = walk.page();
        let paused = page.blocks.iter().any(|(_, block)| matches!(block, Block::Paused(_)));
        assert_eq!((page.screen, paused), (screen, is_paused), "{signal:?}");
        // and whoever comes back goes on with what follows
        walk.choose_name("continue");
        walk.cool_down();
        assert_eq!(walk.page().screen, "board");
        down_and_up(&mut walk, Switch::Main, 80);
        assert_eq!(number(&walk.page()), 1, "{signal:?}");
    }
}

#[test]
fn first_steps_have_no_rules_to_be_read_before_them() {
    let entry = games(&["steps-1-lamps"]).remove(0);
    let mut store = MemoryStore::new(vec![entry]);
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), Settings::default()));
    let start = Start { player: Some("Ann".into()), game: None, level: None };
    let mut walk = Walk::start(Way::Mouse, store, &start);
    assert!(walk.choose_label("1 · Lights"), "{:?}", walk.page().choices);
    assert_eq!(walk.page().screen, "board");
}

/// `--first-steps` and `#steps` begin with a board, and the first press does something: nobody has to choose anything before.
#[test]
fn the_first_effect_is_one_press_away() {
    let store = MemoryStore::new(games(&["steps-1-lamps"]));
    let start = Start { game: Some(switchboard::shell::FIRST_STEP.to_owned()), ..Start::default() };
    let mut walk = Walk::start(Way::Switch, store, &start);
    let before = walk.page();
    assert_eq!((before.screen, number(&before)), ("board", 0));
    down_and_up(&mut walk, Switch::Main, 80);
    assert_eq!(number(&walk.page()), 1);
    let script = include_str!("../../web/www/main.js");
    assert!(script.contains(&format!("const FIRST_STEP = '{}';", switchboard::shell::FIRST_STEP)));
}
