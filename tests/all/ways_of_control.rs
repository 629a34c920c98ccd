//! What saves say about the way in which each move was chosen: journeys that play in one way, and read the record.

use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, at_sokoban, games, solution};
use switchboard::history::{Save, SaveEvent};
use switchboard::language::Language;
use switchboard::narrate::Texts;
use switchboard::play::Move;
use switchboard::shell::{
    ChoiceId, ChoiceKind, Effect, Event, Profile, Program, SavePlace, Settings, Signal, Start, Switch,
};

const LEVEL: &str = "04";
/// So many moves are played in each way.
const MOVES: usize = 4;

fn settings(set: &[(&str, &str)]) -> Settings {
    let mut settings = Walk::settings(Way::Switch);
    settings.set("method", "Linear").unwrap();
    for (key, word) in set {
        settings.set(key, word).unwrap();
    }
    settings
}

/// The saves of the level since it was opened.
fn record(walk: &mut Walk) -> Vec<Save> {
    let place = SavePlace { player: "Ann".into(), game: "sokoban".into(), level: LEVEL.into() };
    walk.app.store().saves(&place).saves
}

/// The way, the slots and the invalid choices of each save with this event.
fn told(walk: &mut Walk, event: SaveEvent) -> Vec<(String, u32, u32)> {
    let saves = record(walk);
    let saves = saves.into_iter().filter(|save| save.event == event);
    saves.map(|save| (save.method, save.slots, save.invalid_choices)).collect()
}

fn methods(walk: &mut Walk, event: SaveEvent) -> Vec<String> {
    told(walk, event).into_iter().map(|(method, ..)| method).collect()
}

/// The arrow that leads to the cell of the next move, and its choice.
fn next_step(walk: &Walk, chosen: &Move) -> (Signal, ChoiceId) {
    let page = walk.page();
    let at = page.choices.iter().position(|c| matches!(c.kind, ChoiceKind::Move(known, _) if known == *chosen));
    let at = at.unwrap();
    let beside = page.choices[at].label.split(':').next().unwrap().trim().to_lowercase();
    let texts = Texts::new(Language::English);
    let sides = [
        ("side-up", Signal::Up),
        ("side-right", Signal::Right),
        ("side-down", Signal::Down),
        ("side-left", Signal::Left),
    ];
    let side = sides.into_iter().find(|(id, _)| texts.get(id).to_lowercase() == beside);
    (side.unwrap_or_else(|| panic!("{beside}")).1, ChoiceId(at))
}

fn after_a_while(walk: &mut Walk, event: Event) {
    walk.now_ms += 700;
    walk.handle(event);
}

fn press(walk: &mut Walk) {
    after_a_while(walk, Event::Pressed(Switch::Main));
    walk.now_ms += 60;
    walk.handle(Event::Released(Switch::Main));
}

/// Moves the focus by an arrow, around the board if need be, until it is on this choice.
fn light_by_arrows(walk: &mut Walk, choice: ChoiceId) {
    for _ in 0..100 {
        walk.handle(Event::Signal(Signal::Right));
        if walk.page().focus == Some(choice) {
            return;
        }
    }
    panic!("arrows do not lead to {choice:?}");
}

/// Plays the first moves of the level in this way.
fn played(set: &[(&str, &str)], play: impl Fn(&mut Walk, Signal, ChoiceId)) -> Walk {
    let mut walk = at_sokoban(settings(set), LEVEL);
    let level = games(&["sokoban"])[0].game.as_ref().unwrap().levels.iter().position(|l| l.id == LEVEL).unwrap();
    for chosen in solution(&games(&["sokoban"]), level).iter().take(MOVES) {
        let (arrow, choice) = next_step(&walk, chosen);
        play(&mut walk, arrow, choice);
    }
    walk
}

const UNTIMED: (&str, &str) = ("next", "off");
const DIRECT_KEYS: (&str, &str) = ("move_mode", "DirectJustKeyboard");
const DIRECT_BOTH: (&str, &str) = ("move_mode", "DirectBothKeyboardAndMouse");
const WITH_OPTIONS: (&str, &str) = ("move_mode", "WithOptions");
const SELECT: (&str, &str) = ("invalid_cells", "Select");

#[test]
fn each_of_the_seven_ways_is_recorded_as_what_it_is() {
    let point = |walk: &mut Walk, _, choice| after_a_while(walk, Event::PointAt(choice));
    let arrow = |walk: &mut Walk, arrow, _| after_a_while(walk, Event::Signal(arrow));
    let click = |walk: &mut Walk, _, choice| {
        after_a_while(walk, Event::PointAt(choice));
        after_a_while(walk, Event::Click(choice));
    };
    let arrow_and_enter = |walk: &mut Walk, _, choice: ChoiceId| {
        light_by_arrows(walk, choice);
        press(walk);
    };
    let wait_and_press = |walk: &mut Walk, _, choice| {
        assert!(walk.light(choice));
        walk.press();
        walk.cool_down();
    };
    type Play<'a> = &'a dyn Fn(&mut Walk, Signal, ChoiceId);
    type Way<'a> = (&'a [(&'a str, &'a str)], Play<'a>, &'a str);
    let ways: [Way<'_>; 7] = [
        (&[UNTIMED, DIRECT_BOTH], &point, "pointer direct"),
        (&[UNTIMED, DIRECT_KEYS], &arrow, "keyboard direct"),
        (&[UNTIMED, WITH_OPTIONS], &click, "pointer"),
        (&[UNTIMED, WITH_OPTIONS], &arrow_and_enter, "keyboard"),
        (&[UNTIMED, WITH_OPTIONS, SELECT], &arrow_and_enter, "keyboard"),
        (&[WITH_OPTIONS], &wait_and_press, "next linear"),
        (&[WITH_OPTIONS, SELECT], &wait_and_press, "next linear"),
    ];
    for (set, play, way) in ways {
        let mut walk = played(set, play);
        assert_eq!(methods(&mut walk, SaveEvent::Action), [way; MOVES], "{set:?}");
        let slots: u32 = told(&mut walk, SaveEvent::Action).iter().map(|(_, slots, _)| slots).sum();
        assert_eq!(slots > 0, way == "next linear", "{set:?}");
    }
}

#[test]
fn pointing_at_a_cell_in_direct_play_is_pointing() {
    let mut walk = played(&[UNTIMED, DIRECT_BOTH], |walk, _, choice| {
        let ChoiceKind::Move(_, Some(cell)) = walk.page().choices[choice.0].kind else { panic!() };
        after_a_while(walk, Event::Signal(Signal::Point(cell)));
    });
    assert_eq!(methods(&mut walk, SaveEvent::Action), ["pointer direct"; MOVES]);
}

#[test]
fn what_is_chosen_while_the_timer_runs_is_not_recorded_as_chosen_by_it() {
    let wait = |walk: &mut Walk| {
        for _ in 0..3 {
            walk.wait();
        }
    };
    let mut walk = played(&[WITH_OPTIONS], |walk, _, choice| {
        wait(walk);
        light_by_arrows(walk, choice);
        walk.now_ms += 100;
        walk.press();
        walk.cool_down();
    });
    assert_eq!(methods(&mut walk, SaveEvent::Action), ["keyboard"; MOVES], "the arrow moved the light");
    wait(&mut walk);
    walk.handle(Event::Signal(Signal::Undo));
    assert_eq!(methods(&mut walk, SaveEvent::Undo), ["keyboard"], "a key of its own");
    let undo = walk.page().named("undo").unwrap();
    assert!(walk.choose(undo));
    assert_eq!(methods(&mut walk, SaveEvent::Undo), ["keyboard", "next linear"], "the timer lit Undo");
    let mut walk = played(&[DIRECT_KEYS], |walk, arrow, _| {
        wait(walk);
        walk.handle(Event::Signal(arrow));
    });
    assert_eq!(methods(&mut walk, SaveEvent::Action), ["keyboard direct"; MOVES]);
}

#[test]
fn an_undo_of_two_moves_has_one_way() {
    for (by_key, way) in [(true, "keyboard"), (false, "pointer")] {
        let mut store = MemoryStore::new(games(&["connect-four"]));
        let of = (Profile::named("Ann", Language::English), settings(&[UNTIMED, WITH_OPTIONS]));
        store.players.insert("Ann".to_owned(), of);
        let start = Start { player: Some("Ann".into()), game: Some("connect-four".into()), level: None };
        let mut walk = Walk::start(Way::Mouse, store, &start);
        assert!(walk.choose_name("play") || walk.choose_name("start"));
        let page = walk.page();
        let first = page.choices.iter().position(|choice| matches!(choice.kind, ChoiceKind::Move(..))).unwrap();
        after_a_while(&mut walk, Event::Click(ChoiceId(first)));
        for effect in walk.app.take_effects() {
            if let Effect::Think(job) = effect {
                walk.handle(Event::Thought(job.task.number, job.run(&|| false)));
            }
        }
        after_a_while(&mut walk, Event::Tick);
        after_a_while(&mut walk, Event::Tick);
        assert_eq!(walk.page().standing.unwrap().number, 2, "the computer has answered");
        if by_key {
            after_a_while(&mut walk, Event::Signal(Signal::Undo));
        } else {
            let undo = walk.page().named("undo").unwrap();
            after_a_while(&mut walk, Event::Click(undo));
        }
        let place = SavePlace { player: "Ann".into(), game: "connect-four".into(), level: "01".into() };
        let saves = walk.app.store().saves(&place).saves;
        let undone: Vec<&str> =
            saves.iter().filter(|save| save.event == SaveEvent::Undo).map(|save| save.method.as_str()).collect();
        assert_eq!(undone, [way; 2]);
    }
}

#[test]
fn tab_is_no_timed_next() {
    let mut walk = played(&[UNTIMED, WITH_OPTIONS], |walk, _, choice| {
        while walk.page().focus != Some(choice) {
            after_a_while(walk, Event::Signal(Signal::Next));
        }
        press(walk);
    });
    let told = told(&mut walk, SaveEvent::Action);
    assert!(told.iter().all(|(method, slots, _)| (method.as_str(), *slots) == ("keyboard", 0)), "{told:?}");
}

#[test]
fn two_switches_and_another_program_are_recorded_as_such() {
    let mut walk = played(&[("method", "Step"), WITH_OPTIONS], |walk, _, choice| {
        while walk.page().focus != Some(choice) {
            after_a_while(walk, Event::Pressed(Switch::Second));
            walk.now_ms += 60;
            walk.handle(Event::Released(Switch::Second));
        }
        press(walk);
    });
    assert_eq!(methods(&mut walk, SaveEvent::Action), ["switch step"; MOVES]);
    let mut walk = played(&[UNTIMED, WITH_OPTIONS], |walk, _, choice| {
        after_a_while(walk, Event::Outside(Signal::Next));
        while walk.page().focus != Some(choice) {
            after_a_while(walk, Event::Outside(Signal::Next));
        }
        after_a_while(walk, Event::Outside(Signal::Action));
    });
    assert_eq!(methods(&mut walk, SaveEvent::Action), ["outside next"; MOVES]);
}
