//! Walks through every screen with one switch and the timer alone, with the keyboard alone, with the mouse alone: each choice is reached,
//! and there is no state that cannot be left.

use super::memory_store::MemoryStore;
use super::walks_kit::{
    BY_POINTER, LEVEL_UP, Walk, Way, at_sokoban, follow, followed, frames, games, leaves, number, opening, place,
    solution, text, text_with, words,
};
use std::collections::{BTreeSet, VecDeque};
use switchboard::language::Language;
use switchboard::play::{Move, Outcome};
use switchboard::shell::{
    Block, ChoiceId, ChoiceKind, Effect, Event, Frame, GameEntry, Page, Profile, Program, SavePlace, Settings, Signal,
    Speech, Spoken, Start, Switch, Voice,
};

const SCREENS: [&str; 25] = [
    "about",
    "answers",
    "ask",
    "author",
    "author-list",
    "board",
    "desk",
    "desk-door",
    "desk-doors",
    "desk-games",
    "desk-goes",
    "desk-notes",
    "desk-reach",
    "desk-who",
    "games",
    "help",
    "history",
    "levels",
    "pace",
    "player",
    "players",
    "problems",
    "remap",
    "settings",
    "values",
];

/// Walks through all screens in one way: every choice is lit alone (and drawn), every place can be left.
fn walk_all(way: Way) -> BTreeSet<&'static str> {
    let mut games = games(&["lights-out", "sokoban"]);
    games.push(faulty_game());
    let mut known: BTreeSet<String> = BTreeSet::new();
    let mut screens = BTreeSet::new();
    let mut queue: VecDeque<Vec<ChoiceId>> = VecDeque::from([Vec::new()]);
    let mut places = 0;
    while let Some(route) = queue.pop_front() {
        let mut walk = follow(way, &games, &route);
        let page = walk.page();
        screens.insert(page.screen);
        if walk.app.is_over() || page.wants_key || !known.insert(place(&page)) {
            continue;
        }
        places += 1;
        assert!(places < 400, "places without end: {known:?}");
        reach_all(&mut walk, &route);
        assert!(leaves(&mut walk), "{way:?}: {} cannot be left (route {route:?})", place(&page));
        for id in followed(&page) {
            let mut longer = route.clone();
            longer.push(id);
            queue.push_back(longer);
        }
    }
    screens
}

/// A game that cannot be played, with more problems than one page shows.
fn faulty_game() -> GameEntry {
    let mut problems = switchboard::diag::Problems::new();
    for line in 0..9 {
        problems.push(switchboard::diag::Code::G003.error("unknown").arg("name", format!("fault number {line}")));
    }
    GameEntry::of("broken".to_owned(), None, problems)
}

/// Every choice that can be chosen is lit alone, and drawn somewhere.
fn reach_all(walk: &mut Walk, route: &[ChoiceId]) {
    let page = walk.page();
    if page.screen == "pace" {
        // its only choice is the exercise, which is tested separately
        return;
    }
    for index in 0..page.choices.len() {
        let choice = &page.choices[index];
        if choice.enabled && choice.name != LEVEL_UP && (choice.name != BY_POINTER || walk.points()) {
            let id = ChoiceId(index);
            assert!(is_drawn(&page, id), "{} does not draw {}", page.screen, page.choices[index].label);
            assert!(walk.light(id), "{} cannot be reached on {} ({route:?})", page.choices[index].label, place(&page));
        }
    }
}

fn is_drawn(page: &Page, id: ChoiceId) -> bool {
    page.blocks.iter().any(|(_, block)| match block {
        Block::Buttons(ids) => ids.contains(&id),
        Block::List(rows) | Block::Gallery(rows) => rows.iter().any(|row| row.choice == id),
        Block::Shelf { cards, .. } => cards.iter().any(|card| card.row.choice == id),
        Block::Grid(rows) => rows.iter().flatten().any(|known| *known == id),
        Block::Board { cell_choices, board, .. } => {
            let chosen = match page.choices[id.0].kind {
                ChoiceKind::Move(chosen, _) => Some(chosen),
                _ => None,
            };
            cell_choices.contains(&Some(id)) || board.spots.iter().any(|spot| spot.chosen_by == chosen)
        }
        _ => false,
    })
}

fn walks_everywhere(way: Way) {
    let screens = walk_all(way);
    for wanted in &SCREENS {
        assert!(screens.contains(wanted), "{way:?} never came to {wanted}: {screens:?}");
    }
}

#[test]
fn one_switch_and_the_timer_reach_everything() {
    walks_everywhere(Way::Switch);
}

#[test]
fn the_keyboard_reaches_everything() {
    walks_everywhere(Way::Keyboard);
}

#[test]
fn the_mouse_reaches_everything() {
    walks_everywhere(Way::Mouse);
}

#[test]
fn a_first_player_is_made_and_a_level_finished_with_one_switch() {
    let games = games(&["sokoban"]);
    let mut walk = Walk::start(Way::Switch, MemoryStore::new(games.clone()), &Start::default());
    assert_eq!(walk.page().screen, "first-start");
    assert!(walk.choose_name("someone-else"));
    let name_is = |walk: &Walk, name: &str| {
        let page = walk.page();
        page.choices.iter().any(|c| c.name == "field-name" && c.label.ends_with(&format!(": {name}")))
    };
    // the name first, and empty: the computer's user is who helps
    for letter in ["letter E", "letter v", "letter a"] {
        assert!(walk.choose_name(letter), "{letter}");
    }
    assert!(walk.choose_name("done"));
    assert!(name_is(&walk, "Eva"));
    assert!(walk.choose_name("field-degree"));
    assert!(walk.choose_name("degree 3") && walk.choose_name("take-degree"));
    assert!(walk.choose_name("save"));
    assert_eq!(walk.page().screen, "desk", "whoever helps goes on there");
    assert!(walk.choose_name("back"));
    assert_eq!(walk.page().screen, "games");
    assert!(walk.choose_name("game sokoban"));
    assert_eq!(walk.page().screen, "rules", "before it is played for the first time");
    assert!(walk.choose_name("begin"));
    assert_eq!(walk.page().screen, "board");
    for chosen in solution(&games, 0) {
        assert!(walk.play(chosen), "{chosen}");
    }
    let page = walk.page();
    assert_eq!((page.screen, page.standing.unwrap().outcome), ("level-done", Outcome::Finished));
    reach_all(&mut walk, &[]);
    walk.app.close(walk.now_ms);
    assert!(walk.app.is_over());
}

#[test]
fn every_move_is_kept_before_the_next_is_offered_and_play_is_resumed() {
    let games = games(&["sokoban"]);
    let moves = solution(&games, 7);
    let start = Start { player: Some("Ann".into()), game: Some("sokoban".into()), level: Some("08".into()) };
    let mut walk = Walk::start(Way::Mouse, MemoryStore::new(games), &start);
    for chosen in &moves[..2] {
        assert!(walk.play(*chosen));
    }
    let place = switchboard::shell::SavePlace { player: "Ann".into(), game: "sokoban".into(), level: "08".into() };
    let saves = walk.app.store().saves(&place).saves;
    assert_eq!(saves.iter().map(|s| s.chosen).collect::<Vec<_>>(), [None, Some(moves[0]), Some(moves[1])]);
    // to the games and back: the level continues where it was
    walk.handle(Event::Signal(Signal::ChangeGame));
    assert_eq!(walk.page().screen, "games");
    assert!(walk.choose_name("game sokoban"));
    assert_eq!(
        (walk.page().screen, number(&walk)),
        ("board", 2),
        "{:?} {:?}",
        walk.page().standing,
        walk.page().notices
    );
    walk.handle(Event::Signal(Signal::Undo));
    assert_eq!(number(&walk), 1);
}

/// Sokoban's player stands beside the wall: arrows, invalid cells and direct play according to the settings.
#[test]
fn arrows_pointer_and_direct_play_follow_the_settings() {
    let mut settings = Walk::settings(Way::Keyboard);
    settings.set("invalid_cells", "Select").unwrap();
    let mut walk = at_sokoban(settings.clone(), "01");
    let wall = switchboard::grid::Cell::new(0, 0);
    walk.handle(Event::Signal(Signal::Point(wall)));
    let frames = |page: &Page| {
        page.blocks
            .iter()
            .find_map(|(_, b)| if let Block::Board { frames, .. } = b { Some(frames.clone()) } else { None })
    };
    let page = walk.page();
    assert_eq!(frames(&page).unwrap()[0], switchboard::shell::Frame::FocusedInvalid);
    assert!(page.lit.is_empty() && page.focus.is_none());
    walk.press();
    assert!(walk.page().notices.iter().any(|n| n.text == text("invalid-choice")));
    assert_eq!(number(&walk), 0);
    // with skip the focus stays where it was
    settings.set("invalid_cells", "Skip").unwrap();
    let mut walk = at_sokoban(settings.clone(), "01");
    let before = walk.page().focus;
    walk.handle(Event::Signal(Signal::Point(wall)));
    assert_eq!(walk.page().focus, before);
    // direct: an arrow plays at once, a wall is an invalid choice
    settings.set("move_mode", "DirectJustKeyboard").unwrap();
    let mut walk = at_sokoban(settings.clone(), "01");
    walk.handle(Event::Signal(Signal::Up));
    assert_eq!(number(&walk), 0);
    walk.handle(Event::Signal(Signal::Right));
    assert_eq!(number(&walk), 1);
    // direct with the mouse: pointing plays
    settings.set("move_mode", "DirectBothKeyboardAndMouse").unwrap();
    let mut walk = at_sokoban(settings, "01");
    let id = walk.page().choices.iter().position(|c| matches!(c.kind, ChoiceKind::Move(..))).unwrap();
    walk.handle(Event::PointAt(ChoiceId(id)));
    assert_eq!(number(&walk), 1);
}

#[test]
fn a_move_can_be_taken_back_while_it_is_tentative() {
    let mut settings = Walk::settings(Way::Switch);
    settings.set("tentative", "on").unwrap();
    let mut walk = at_sokoban(settings, "01");
    let chosen = solution(&games(&["sokoban"]), 0)[0];
    let id = walk.page().choices.iter().position(|c| matches!(c.kind, ChoiceKind::Move(m, _) if m == chosen));
    assert!(walk.light(ChoiceId(id.unwrap())));
    walk.cool_down();
    let board = |walk: &Walk| format!("{:?}", walk.page().blocks);
    let before = board(&walk);
    walk.press();
    assert!(number(&walk) == 0 && board(&walk) != before, "it shows at once and is not played yet");
    walk.cool_down();
    walk.press();
    assert_eq!(number(&walk), 0);
    assert!(walk.page().notices.iter().any(|n| n.text == text("taken-back")));
    assert!(walk.play(chosen));
    for _ in 0..5 {
        walk.wait();
    }
    assert_eq!(number(&walk), 1);
}

#[test]
fn a_second_switch_is_noticed_and_asked_about_once() {
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "01");
    walk.now_ms += 600;
    walk.handle(Event::Pressed(Switch::Second));
    walk.handle(Event::Released(Switch::Second));
    assert_eq!(walk.page().screen, "ask");
    assert!(walk.choose_name("yes"));
    assert_eq!(walk.page().screen, "board");
    assert!(walk.page().slot_left.is_none(), "no timer any more");
    let lit = walk.page().lit;
    walk.now_ms += 600;
    walk.handle(Event::Pressed(Switch::Second));
    walk.handle(Event::Released(Switch::Second));
    assert_ne!(walk.page().lit, lit);
}

#[test]
fn a_hint_is_said_framed_and_offered_first_and_plays_nothing() {
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "01");
    let Move::Cell(cell) = solution(&games(&["sokoban"]), 0)[0] else { panic!("a cell") };
    walk.handle(Event::Signal(Signal::Hint));
    let page = walk.page();
    assert_eq!(number(&walk), 0);
    assert!(page.notices.iter().any(|n| n.text.starts_with(&opening("hint-is", &["what"]))), "{:?}", page.notices);
    let Some((_, Block::Board { board, .. })) = page.blocks.iter().find(|(_, b)| matches!(b, Block::Board { .. }))
    else {
        panic!("no board")
    };
    assert_eq!(frames(&page)[board.size.index(cell).unwrap()], Frame::Hint);
    let hint = page.focus.unwrap();
    assert!(page.choices[hint.0].name == "play-hint" && is_drawn(&page, hint));
    walk.cool_down();
    walk.now_ms += 600;
    walk.press();
    assert_eq!(number(&walk), 1);
    assert!(!frames(&walk.page()).contains(&Frame::Hint), "it is gone once something was played");
}

/// What was said since the last call: `!` hush, `+` a result, `~` a cue.
fn said(walk: &mut Walk) -> Vec<String> {
    let word = |effect| match effect {
        Effect::Hush => Some("!".to_owned()),
        Effect::Say(Speech { text, spoken: Spoken::Result, .. }) => Some(format!("+{text}")),
        Effect::Say(Speech { text, spoken: Spoken::Cue, .. }) => Some(format!("~{text}")),
        _ => None,
    };
    walk.app.take_effects().into_iter().filter_map(word).collect()
}

#[test]
fn results_and_what_is_lit_are_said_and_the_slot_waits_for_it() {
    let mut settings = Walk::settings(Way::Switch);
    settings.set("method", "Linear").unwrap();
    settings.set("said", "Everything").unwrap();
    let mut walk = at_sokoban(settings, "01");
    said(&mut walk);
    walk.now_ms += 600;
    let label = |walk: &Walk| walk.page().choices[walk.page().focus.unwrap().0].label.clone();
    let played = label(&walk);
    assert_eq!(played, "right: free");
    // where it leads onto nothing, the direction says it all
    let played = "Right";
    walk.press();
    assert_eq!(
        said(&mut walk),
        [
            "!".to_owned(),
            format!("+{}", text_with("moved", &[("what", played.into()), ("count", 1.into())])),
            format!("~{}", label(&walk))
        ]
    );
    // the slot lasts while it is being said, however short the interval is
    walk.handle(Event::SpeechBegan);
    let (lit, end_ms) = (walk.page().lit, walk.now_ms + 3_000);
    while walk.app.next_wake().unwrap() < end_ms {
        walk.wait();
        assert_eq!(walk.page().lit, lit);
    }
    walk.now_ms = end_ms;
    walk.handle(Event::SpeechEnded);
    walk.wait();
    assert_ne!(walk.page().lit, lit, "what was said lets the light go on");
    assert_eq!(said(&mut walk), [format!("~{}", label(&walk))], "the timer's cue cuts nothing off");
    let lit = walk.page().lit;
    while walk.page().lit == lit {
        walk.wait();
    }
    assert_eq!(walk.now_ms - end_ms, 400, "the slot after it is whole");
    // a question is said before its answers
    said(&mut walk);
    walk.handle(Event::Signal(Signal::Quit));
    assert_eq!(said(&mut walk), ["!".to_owned(), format!("+{}", text("ask-quit")), format!("~{}", text("no"))]);
}

#[test]
fn closing_the_window_keeps_what_is_in_progress() {
    let games = games(&["sokoban"]);
    let mut walk = at_sokoban(Walk::settings(Way::Keyboard), "01");
    assert!(walk.play(solution(&games, 0)[0]));
    walk.app.close(walk.now_ms + 5_000);
    assert_eq!(walk.app.take_effects().last(), Some(&Effect::Quit));
    assert!(walk.app.is_over());
    let place = SavePlace {
        player: "Ann".into(),
        game: "sokoban".into(),
        level: games[0].game.as_ref().unwrap().levels[0].id.clone(),
    };
    let saves = walk.app.store().saves(&place).saves;
    assert_eq!(
        saves.last().map(|save| save.event),
        Some(switchboard::history::SaveEvent::GameInterrupted),
        "{saves:?}"
    );
}

/// Plays to and fro so often that the pace is reviewed, each move chosen by the scan; then undoes every tenth.
fn to_and_fro(settings: Settings, moves: usize, undo_every: usize) -> Walk {
    let mut walk = at_sokoban(settings, "01");
    for round in 0..moves {
        if walk.page().screen == "level-done" {
            assert!(walk.choose_name("again"));
        }
        let first = walk.page().choices.iter().position(|c| matches!(c.kind, ChoiceKind::Move(..)));
        if !first.is_some_and(|first| walk.choose(ChoiceId(first))) {
            break;
        }
        if undo_every > 0 && round % undo_every == 0 && walk.page().screen == "board" {
            walk.handle(Event::Signal(Signal::Undo));
        }
    }
    walk
}

#[test]
fn after_wrong_choices_a_slower_pace_is_asked_for_and_never_set_unasked() {
    let interval = |walk: &mut Walk| walk.app.store().settings("Ann").0.scan.interval_ms;
    let settings = || {
        let mut settings = Walk::settings(Way::Switch);
        settings.set("method", "Linear").unwrap();
        settings
    };
    let mut walk = to_and_fro(settings(), 60, 10);
    assert_eq!((walk.page().screen, interval(&mut walk)), ("ask", 400));
    assert!(walk.page().blocks.iter().any(
        |(_, b)| matches!(b, Block::Heading(text) if text.starts_with(&opening("ask-pace-wrong", &["interval"])))
    ));
    assert!(walk.choose_name("yes"));
    // the last move that it took was the last one of a level: it waited until play went on
    assert_eq!((walk.page().screen, interval(&mut walk)), ("board", 500));
    // with none wrong a faster one is proposed; no is no, and it is not proposed again
    let mut walk = to_and_fro(settings(), 60, 0);
    assert!(
        walk.page().blocks.iter().any(
            |(_, b)| matches!(b, Block::Heading(text) if text.starts_with(&opening("ask-pace-easy", &["interval"])))
        )
    );
    assert!(walk.choose_name("no"));
    assert_eq!(interval(&mut walk), 400);
    assert!(matches!(walk.page().screen, "board" | "level-done"), "{}", walk.page().screen);
}

#[test]
fn the_exercise_measures_answers_holds_and_bounces() {
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "01");
    walk.handle(Event::Signal(Signal::Settings));
    assert!(walk.choose_name("tab pace"));
    assert!(walk.choose_name("pace"));
    for round in 0..12 {
        while walk.page().lit.is_empty() || walk.page().choices[0].on != Some(true) {
            walk.wait();
        }
        walk.now_ms += 650;
        walk.handle(Event::Pressed(Switch::Main));
        walk.now_ms += 100;
        walk.handle(Event::Released(Switch::Main));
        if round == 3 {
            walk.now_ms += 100;
            walk.handle(Event::Pressed(Switch::Main));
            walk.handle(Event::Released(Switch::Main));
        }
    }
    let question = words(&walk.page()).join(" ");
    assert!(["1 s", "0.15 s", "0.05 s", "0.3 s"].iter().all(|time| question.contains(time)), "{question}");
    assert!(!question.contains("0 s"), "{question}");
    assert!(walk.choose_name("yes"));
    let scan = walk.app.store().settings("Ann").0.scan;
    assert_eq!((scan.interval_ms, scan.lag_ms, scan.filter.hold_ms, scan.filter.repeat_ms), (1_000, 150, 50, 300));
}

#[test]
fn in_the_exercise_the_lane_says_what_a_press_does_also_while_the_scan_rests() {
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "01");
    walk.handle(Event::Signal(Signal::Settings));
    assert!(walk.choose_name("tab pace") && walk.choose_name("pace"));
    let count = |walk: &Walk| words(&walk.page()).into_iter().find(|words| words.ends_with(" of 12")).unwrap();
    let (mut lit_and_resting, mut answers) = (false, 0);
    while answers < 4 {
        let page = walk.page();
        assert_eq!(page.screen, "pace");
        let is_lit = page.choices[0].on == Some(true);
        let deed = if is_lit { "Your answer counts" } else { "Too early: wait for the light" };
        assert_eq!((page.press.call.as_str(), page.press.deed.as_str()), ("Press", deed));
        lit_and_resting |= is_lit && page.resting;
        if !is_lit || (answers == 3 && !page.resting) {
            walk.wait();
            continue;
        }
        // and it does so
        assert_eq!(count(&walk), format!("{answers} of 12"));
        walk.now_ms += 300;
        walk.handle(Event::Pressed(Switch::Main));
        walk.handle(Event::Released(Switch::Main));
        answers += 1;
        assert_eq!(count(&walk), format!("{answers} of 12"));
    }
    assert!(lit_and_resting, "one of the answers is given while the scan rests");
}

#[test]
fn the_page_of_speech_says_what_speaks_and_reads_a_sentence() {
    let mut walk = at_sokoban(Walk::settings(Way::Keyboard), "01");
    walk.handle(Event::Signal(Signal::Settings));
    let tab = walk.page().named("tab speech").unwrap();
    walk.handle(Event::Click(tab));
    let english = vec![Language::Czech, Language::English];
    let voices = [
        (Voice::Program("espeak-ng".to_owned()), "espeak-ng reads aloud", true),
        (Voice::System, "Windows", true),
        (Voice::Browser(english), "browser reads aloud", true),
        (Voice::Browser(vec![Language::German]), "no voice for English", false),
        (Voice::Missing, "sudo apt install", false),
    ];
    for (voice, told, speaks) in voices {
        walk.handle(Event::Voice(voice));
        let page = walk.page();
        assert!(words(&page).iter().any(|text| text.contains(told)), "{told}");
        let offer = page.choices.iter().position(|choice| choice.name == "try-voice").unwrap();
        assert_eq!(page.choices[offer].enabled, speaks, "{told}");
        said(&mut walk);
        walk.handle(Event::Click(ChoiceId(offer)));
        assert_eq!(said(&mut walk).concat().contains("reads aloud"), speaks, "{told}");
    }
}

#[test]
fn a_text_is_read_aloud_whatever_else_is_said_until_the_player_does_something() {
    let mut walk = at_sokoban(Walk::settings(Way::Keyboard), "01");
    walk.handle(Event::Signal(Signal::Help));
    assert!(said(&mut walk).is_empty(), "speech is off");
    let id = walk.page().named("read-aloud").unwrap();
    walk.handle(Event::Click(id));
    assert!(said(&mut walk)[0].contains("Push every box"), "the rules of the game come first");
    walk.handle(Event::Tick);
    assert!(said(&mut walk).is_empty());
    walk.handle(Event::Signal(Signal::Next));
    assert_eq!(said(&mut walk), ["!"]);
}

#[test]
fn until_somebody_is_chosen_the_last_players_settings_hold_and_new_players_speak_the_systems_language() {
    let mut store = MemoryStore::new(games(&["sokoban"]));
    let mut settings = Walk::settings(Way::Switch);
    settings.set("theme", "Dark").unwrap();
    settings.set("interval", "4000").unwrap();
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::German), settings));
    store.last.player = Some("Ann".to_owned());
    let mut walk = Walk::start(Way::Keyboard, store, &Start::default());
    let page = walk.page();
    assert_eq!((page.look.theme, page.language), (switchboard::shell::Theme::Dark, Some(Language::German)));
    while walk.page().screen == "welcome" {
        walk.wait();
    }
    assert_eq!(walk.page().slot_ms, 6_000, "the first slot is half an interval longer");
    assert!(walk.choose_name("player") && walk.choose_name("back"));
    assert!(walk.page().choices.iter().any(|c| c.label.ends_with(": English")), "{:?}", words(&walk.page()));
}

#[test]
fn a_setting_that_the_game_keeps_says_so_when_its_key_is_pressed() {
    let mut store = MemoryStore::new(games(&["lights-out"]));
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), Walk::settings(Way::Keyboard)));
    let start = Start { player: Some("Ann".into()), game: Some("lights-out".into()), level: None };
    let mut walk = Walk::start(Way::Keyboard, store, &start);
    walk.handle(Event::Signal(Signal::Cycle("move_mode")));
    let named = [("name", text("set-move-mode").into()), ("value", text("value-withoptions").into())];
    let kept = text_with("setting-locked", &named);
    assert!(walk.page().notices.iter().any(|n| n.text.contains(&kept)), "{:?}", walk.page().notices);
    assert_eq!(walk.app.store().settings("Ann").0.control.move_mode, None);
    walk.handle(Event::Signal(Signal::Cycle("boundary")));
    assert!(walk.page().notices.iter().any(|n| n.text == format!("{}: {}", text("set-boundary"), text("value-stay"))));
}

#[test]
fn history_is_offered_of_games_that_were_played() {
    let mut walk = follow(Way::Keyboard, &games(&["sokoban", "chess"]), &[]);
    assert!(walk.choose_name("player Ann"));
    let offered = |walk: &Walk| {
        let names = walk.page().choices.into_iter().map(|choice| choice.name);
        names.filter(|name| name.starts_with("game ")).collect::<Vec<_>>()
    };
    assert!(walk.choose_name("shows-record"));
    assert_eq!(offered(&walk), [""; 0]);
    assert!(walk.choose_name("back"));
    assert_eq!(offered(&walk).len(), 2);
    for name in ["game sokoban", "begin", "change-game", "shows-record"] {
        assert!(walk.choose_name(name), "{name} on {}", walk.page().screen);
    }
    assert_eq!(offered(&walk), ["game sokoban"]);
    assert!(walk.choose_name("game sokoban"));
    assert_eq!(walk.page().screen, "history");
}

#[test]
fn a_game_that_is_lit_alone_says_what_it_is_about() {
    let mut walk = follow(Way::Keyboard, &games(&["sokoban", "chess"]), &[]);
    assert!(walk.choose_name("player Ann"));
    assert_eq!(walk.page().screen, "games");
    let mut about = |name: &str| {
        let game = walk.page().named(name).unwrap();
        assert!(walk.light(game), "{name}");
        walk.page().press.about
    };
    assert_eq!(about("game sokoban"), "Push every box onto one of the marked places.");
    let players = text_with("for-players", &[("count", 2.into())]);
    assert_eq!(about("game chess"), format!("Checkmate the enemy king. {players}"));
    assert_eq!(about("help"), "");
}
