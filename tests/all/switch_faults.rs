//! Silence, jumps of the clock, bounce, key repeat, stray and missed presses and a disk that refuses, on the real signal path: nobody is
//! locked out and nothing is lost.

use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, at_sokoban, games, leaves, number, place, solution, was_ignored};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use switchboard::device::{Devices, Incoming};
use switchboard::language::Language;
use switchboard::play::Move;
use switchboard::shell::{Block, ChoiceId, ChoiceKind, Event, Profile, SavePlace, Start, Switch, read_request};

#[test]
fn an_hour_of_silence_chooses_nothing_and_loses_nothing() {
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "01");
    let mut ticks = 0;
    while walk.now_ms < 3_600_000 {
        walk.wait();
        ticks += 1;
    }
    let page = walk.page();
    assert!(page.resting && page.screen == "board" && number(&walk) == 0, "{ticks} ticks");
    // the press that wakes it chooses nothing
    walk.press();
    assert!(!walk.page().resting && number(&walk) == 0);
    for chosen in solution(&games(&["sokoban"]), 0) {
        assert!(walk.play(chosen));
    }
    assert_eq!(walk.page().screen, "level-done");
}

#[test]
fn a_jump_of_the_clock_moves_the_light_by_one_slot_at_most() {
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "01");
    walk.wait();
    let before = walk.page().lit;
    walk.now_ms += 86_400_000;
    walk.handle(Event::Tick);
    let after = walk.page();
    assert!(!after.resting && number(&walk) == 0 && after.lit != before);
    // a clock that goes back does no harm either
    walk.now_ms -= 80_000_000;
    walk.handle(Event::Tick);
    assert_eq!(walk.page().lit, after.lit);
}

#[test]
fn bounce_and_key_repeat_choose_once() {
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "01");
    let moves = solution(&games(&["sokoban"]), 0);
    let first = walk.page().choices.iter().position(|c| matches!(c.kind, ChoiceKind::Move(m, _) if m == moves[0]));
    assert!(walk.light(ChoiceId(first.unwrap())));
    walk.cool_down();
    assert!(walk.light(ChoiceId(first.unwrap())));
    // a contact that bounces: down, up, down, up within 30 ms; then a key that repeats while it is held
    for _ in 0..3 {
        walk.handle(Event::Pressed(Switch::Main));
        walk.now_ms += 5;
        walk.handle(Event::Released(Switch::Main));
        walk.now_ms += 5;
    }
    assert_eq!(number(&walk), 1);
    walk.handle(Event::Pressed(Switch::Main));
    for _ in 0..40 {
        walk.now_ms += 30;
        walk.handle(Event::Pressed(Switch::Main));
    }
    walk.handle(Event::Released(Switch::Main));
    assert_eq!(number(&walk), 1, "a held key is one press, and it began within the cool-down");
    assert!(was_ignored(&walk.page()), "{:?}", walk.page().notices);
}

#[test]
fn stray_and_missed_presses_never_lock_anyone_out() {
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "01");
    let mut seed = 7_u64;
    // two thousand random presses and waits: whatever was opened, the list of players can be reached again
    for _ in 0..2_000 {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if walk.app.is_over() {
            return;
        }
        match seed >> 61 {
            0..=2 => walk.press(),
            3 => walk.now_ms += 137,
            _ => walk.wait(),
        }
        let page = walk.page();
        // between two lights the exercise waits by itself
        let waits = page.blocks.iter().any(|(_, block)| matches!(block, Block::Lamp { is_lit: false, .. }));
        let can_go_on = page.choices.iter().any(|c| c.enabled) || page.wants_key || waits;
        assert!(can_go_on, "nothing can be chosen on {}", page.screen);
    }
    assert!(leaves(&mut walk), "{} cannot be left", place(&walk.page()));
}

#[test]
fn a_disk_that_refuses_never_stops_play() {
    let mut store = MemoryStore::new(games(&["sokoban"]));
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), Walk::settings(Way::Switch)));
    store.refuses = true;
    let start = Start { player: Some("Ann".into()), game: Some("sokoban".into()), level: None };
    let mut walk = Walk::start(Way::Switch, store, &start);
    assert!(walk.page().notices.iter().any(|n| n.text.contains("the disk is full")));
    for chosen in solution(&games(&["sokoban"]), 0) {
        assert!(walk.play(chosen));
    }
    assert_eq!(walk.page().screen, "level-done");
}

/// A whole level through the path of signals, with a tenth of the presses missed, stray presses, bounce, key repeat, an hour of silence and
/// a clock that jumps: it is finished, nothing is chosen by silence, and the record is correct.
/// Lines of another program on a clock of our own: each is read, carried out and answered as over a socket.
struct Line {
    walk: Walk,
    devices: Devices,
}

impl Line {
    fn send(&mut self, line: &str) -> serde_json::Value {
        let (reply, answer) = std::sync::mpsc::channel();
        let incoming = Incoming::Request { request: read_request(line), reply };
        self.devices.answer(&mut self.walk.app, incoming, self.walk.now_ms);
        serde_json::from_str(&answer.recv().unwrap()).unwrap()
    }

    /// A press as worn switches and held keys send it: pressed again and again, or bouncing.
    fn press(&mut self, random: &mut Pcg32) -> serde_json::Value {
        let mut last = self.send("press");
        if random.next_u32().is_multiple_of(2) {
            for _ in 0..10 {
                self.walk.now_ms += 30;
                self.send("press");
            }
        }
        for _ in 0..random.next_u32() % 4 {
            self.walk.now_ms += 12;
            self.send("release");
            self.walk.now_ms += 9;
            last = self.send("press");
        }
        self.walk.now_ms += 60;
        self.send("release");
        last
    }
}

#[test]
fn a_level_is_finished_over_signals_with_every_fault_of_a_switch() {
    let games = games(&["sokoban"]);
    let wanted = solution(&games, 1);
    for seed in 0..6 {
        let mut random = Pcg32::seed_from_u64(seed);
        let mut settings = Walk::settings(Way::Switch);
        settings.set("method", "Linear").unwrap();
        settings.set("ignore_repeat", "300").unwrap();
        let mut store = MemoryStore::new(games.clone());
        store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
        let level = games[0].game.as_ref().unwrap().levels[1].id.clone();
        let start = Start { player: Some("Ann".into()), game: Some("sokoban".into()), level: Some(level.clone()) };
        let mut line = Line { walk: Walk::start(Way::Switch, store, &start), devices: Devices::none() };
        let (mut right, mut steps) = (0, 0);
        let last = loop {
            steps += 1;
            assert!(steps < 20_000, "seed {seed} never ends");
            let before = line.send("status");
            if before["screen"] != "board" {
                break before;
            }
            match random.next_u32() % 400 {
                0 => line.walk.now_ms += 3_600_000, // suspended: no tick for an hour
                1 => (0..3_600).for_each(|_| line.walk.wait()),
                _ => line.walk.wait(),
            }
            let now = line.send("status");
            assert_eq!(now["number"], before["number"], "silence chose something");
            if now["outcome"] != "playing" {
                continue; // the last board stands for a moment
            }
            let Move::Cell(cell) = wanted[right] else { panic!("a cell") };
            let is_lit = now["focus"] == serde_json::json!([cell.x, cell.y]);
            let is_stray = random.next_u32().is_multiple_of(97);
            if now["resting"] == true || is_stray || (is_lit && !random.next_u32().is_multiple_of(10)) {
                let resting = now["resting"] == true;
                let after = line.press(&mut random);
                if after["screen"] != "board" {
                    let done = after["screen"] == "level-done";
                    if done {
                        break after;
                    }
                    line.send("change-game"); // a stray press led elsewhere
                    continue;
                }
                let (played, moves) = (now["number"].as_u64().unwrap(), after["number"].as_u64().unwrap());
                assert!(!resting || moves == played, "the press that woke it chose something");
                assert!(moves <= played + 1, "one press is one choice at most");
                if moves == played + 1 && is_lit && !resting {
                    right += 1;
                } else if moves != played {
                    // a wrong move is undone, one undone by a stray press is played again
                    if moves > played {
                        line.send("undo");
                    } else {
                        right = right.saturating_sub(1);
                    }
                }
            }
        };
        assert_eq!((&last["screen"], &last["outcome"]), (&"level-done".into(), &"finished".into()), "seed {seed}");
        let place = SavePlace { player: "Ann".into(), game: "sokoban".into(), level };
        let saves = line.walk.app.store().saves(&place).saves;
        assert!(saves.len() > wanted.len(), "every move is in the record");
    }
}
