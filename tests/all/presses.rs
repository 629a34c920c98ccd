//! A press means what the screen says: in the real program, at any time, with any settings; and what a press must not end.

use super::hints::Table;
use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, at_sokoban, games, number, opening, solution, text, text_with, words};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use switchboard::game::Shelf;
use switchboard::language::Language;
use switchboard::play::Move;
use switchboard::shell::{
    ChoiceId, ChoiceKind, Event, Finding, GameEntry, Page, Profile, Program, Settings, Signal, Start, Switch,
};

/// The most presses and milliseconds from any board to any game, at 1.2 s a step.
const FINDING: (usize, u64) = (7, 20_000);
/// The most milliseconds where a board has so many moves that its menu comes late, and of how many in a hundred ways that is not so.
const LONGEST: u64 = 27_000;
const SOON_PERCENT: usize = 85;

/// Settings of somebody with one switch, of every kind.
fn any_settings(random: &mut Pcg32) -> Settings {
    let mut settings = Settings::default().with_degree(3 + (random.next_u32() % 3) as u8);
    settings.countdowns = switchboard::shell::Countdowns::Off;
    let mut pick = |key: &str, values: &[&str]| {
        let value = values[random.next_u32() as usize % values.len()];
        settings.set(key, value).unwrap();
    };
    pick("interval", &["400", "1000", "1200", "1800"]);
    pick("lag", &["0", "50", "150", "300"]);
    pick("method", &["Best", "Linear", "LikelyFirst", "RowColumn"]);
    pick("ignore_repeat", &["0", "300", "800"]);
    pick("quiet", &["0", "0", "400"]);
    pick("cooldown", &["0", "500", "1000"]);
    pick("undo", &["First", "Last", "Menu"]);
    pick("hold", &["0"]);
    settings
}

/// What was played last, and on which screen with how many levels of the scan open.
fn state(page: &Page) -> (u32, &'static str, bool, bool) {
    let played = page.standing.as_ref().map_or(0, |standing| standing.number);
    (played, page.screen, page.choices.iter().any(|choice| choice.name == "level-up"), page.resting)
}

#[test]
fn of_a_thousand_random_presses_none_does_other_than_the_lane_says() {
    let (mut pressed, mut moved, mut waited) = (0, 0, 0);
    for seed in 0..25 {
        let mut random = Pcg32::seed_from_u64(seed);
        let mut walk = at_sokoban(any_settings(&mut random), "03");
        for _ in 0..40 {
            let until_ms = walk.now_ms + u64::from(random.next_u32() % 3_000);
            while walk.app.next_wake().is_some_and(|at| at <= until_ms) {
                walk.wait();
            }
            walk.now_ms = until_ms.max(walk.now_ms);
            let before = walk.page();
            if before.screen != "board" {
                walk.handle(Event::Signal(Signal::ChangeGame));
                if walk.page().screen != "board" {
                    break; // the level is done
                }
                continue;
            }
            let said = state(&before);
            walk.handle(Event::Pressed(Switch::Main));
            let after = walk.page();
            let did = state(&after);
            walk.now_ms += 50;
            walk.handle(Event::Released(Switch::Main));
            pressed += 1;
            let lane = &before.press;
            if did.0 == 0 && said.0 > 0 {
                break; // it was the last move of the level
            }
            if lane.call == text("press-soon") {
                waited += 1;
                assert_eq!(did, said, "seed {seed}: a press that is ignored: {lane:?}");
                continue;
            }
            let focus = before.focus.and_then(|id| before.choices.get(id.0));
            match focus.map(|choice| choice.kind) {
                _ if before.resting => assert_eq!(did, (said.0, "board", said.2, false), "seed {seed}: it only wakes"),
                Some(ChoiceKind::Move(Move::Cell(_), Some(cell))) => {
                    moved += 1;
                    assert_eq!(did.0, said.0 + 1, "seed {seed}: {lane:?}");
                    let frames = super::walks_kit::frames(&after);
                    let board = after.blocks.iter().find_map(|(_, block)| match block {
                        switchboard::shell::Block::Board { board, .. } => Some(board.size),
                        _ => None,
                    });
                    let at = board.and_then(|size| size.index(cell)).unwrap();
                    assert!(
                        frames[at] == switchboard::shell::Frame::Position || after.lit.is_empty(),
                        "seed {seed}: {lane:?} led to another place"
                    );
                }
                Some(_) if focus.is_some_and(|choice| choice.name == "level-up") => {
                    assert_eq!(did, (said.0, said.1, false, false), "seed {seed}: {lane:?}");
                }
                Some(_) => {} // a button: another screen, a sheet, a signal
                None if before.lit.is_empty() => assert_eq!(did.0, said.0, "seed {seed}: nothing is lit"),
                None => assert_eq!(did, (said.0, "board", true, false), "seed {seed}: a group opens: {lane:?}"),
            }
        }
    }
    assert!(pressed >= 500 && moved > 60 && waited > 20, "{pressed} presses, {moved} moves, {waited} ignored");
}

#[test]
fn an_allowance_that_is_too_long_for_the_pace_is_cut_and_told_once() {
    let mut store = MemoryStore::new(games(&["sokoban"]));
    let mut settings = Walk::settings(Way::Switch);
    (settings.scan.interval_ms, settings.scan.lag_ms) = (1_158, 421);
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    let start = Start { player: Some("Ann".into()), ..Start::default() };
    let mut walk = Walk::start(Way::Switch, store, &start);
    let told = text_with("lag-cut", &[("before", "0.42 s".into()), ("now", "0.17 s".into())]);
    let tells = |walk: &Walk| walk.page().notices.iter().any(|notice| notice.text == told);
    assert!(tells(&walk), "{:?}", walk.page().notices);
    let kept = walk.app.store().settings("Ann").0;
    assert_eq!((kept.scan.interval_ms, kept.scan.lag_ms), (1_158, 173));
    // from now on there is nothing to tell
    let mut store = MemoryStore::new(games(&["sokoban"]));
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), kept));
    let mut walk = Walk::start(Way::Switch, store, &start);
    assert!(!tells(&walk));
    // a quicker pace takes the allowance along
    walk.handle(Event::Signal(Signal::Faster));
    let scan = walk.app.store().settings("Ann").0.scan;
    assert_eq!((scan.interval_ms, scan.lag_ms), (1_000, 150));
}

#[test]
fn slower_and_faster_walk_the_intervals_that_settings_offer() {
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "01");
    let mut go = |signal: Signal| {
        walk.handle(Event::Signal(signal));
        walk.app.store().settings("Ann").0.scan.interval_ms
    };
    let there: Vec<u32> = (0..8).map(|_| go(Signal::Slower)).collect();
    let back: Vec<u32> = (0..8).map(|_| go(Signal::Faster)).collect();
    assert_eq!(there, [500, 600, 700, 800, 900, 1_000, 1_200, 1_500]);
    assert_eq!(back, [1_200, 1_000, 900, 800, 700, 600, 500, 400]);
}

#[test]
fn the_result_of_a_level_is_not_skipped_by_the_presses_of_somebody_happy() {
    let mut settings = Walk::settings(Way::Switch);
    settings.set("result_rest", "3000").unwrap();
    let mut walk = at_sokoban(settings, "01");
    for chosen in solution(&games(&["sokoban"]), 0) {
        let page = walk.page();
        let at = page.choices.iter().position(|c| matches!(c.kind, ChoiceKind::Move(known, _) if known == chosen));
        walk.now_ms += 700;
        walk.handle(Event::Click(ChoiceId(at.unwrap())));
    }
    let ended_ms = walk.now_ms;
    // five presses a second, on the last board and on the result
    while walk.now_ms < ended_ms + 4_300 {
        walk.now_ms += 140;
        walk.handle(Event::Tick);
        walk.press();
        let page = walk.page();
        let wanted = if walk.now_ms < ended_ms + 1_500 { "board" } else { "level-done" };
        assert_eq!(page.screen, wanted, "{} ms after the last move", walk.now_ms - ended_ms);
        if page.screen == "level-done" && walk.now_ms < ended_ms + 4_200 {
            assert_eq!((page.deaf_ms > 0, page.press.call), (true, text("press-soon")));
        }
    }
    // then what is lit counts again
    walk.now_ms = ended_ms + 5_200;
    walk.handle(Event::Tick);
    assert_eq!((walk.page().deaf_ms, walk.page().press.call), (0, text("press")));
    walk.press();
    assert_ne!(walk.page().screen, "level-done");
}

#[test]
fn after_a_hint_was_taken_the_next_one_is_one_press_away() {
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "03");
    let hint = |walk: &Walk| walk.page().named("hint").unwrap();
    assert_ne!(walk.page().focus, Some(hint(&walk)), "nobody has asked for one yet");
    assert!(walk.choose_name("hint"));
    assert!(walk.choose_name("play-hint"));
    assert_eq!((number(&walk), walk.page().focus), (1, Some(hint(&walk))), "lit first");
    let presses = walk.presses;
    walk.cool_down();
    walk.press();
    assert_eq!(walk.presses - presses, 1);
    assert!(walk.page().named("play-hint").is_some(), "the second hint: {:?}", walk.page().notices);
    // for one pass only, and not after a move of one's own
    assert!(walk.choose_name("play-hint"));
    let next = solution(&games(&["sokoban"]), 2)[2];
    assert!(walk.play(next));
    assert_ne!(walk.page().focus, Some(hint(&walk)));
}

#[test]
fn in_a_puzzle_of_laws_taking_a_hint_shows_the_next_one() {
    let mut table = super::law_play::at_akari(Way::Mouse, &[]);
    table.signal(Signal::Hint);
    for round in 0..3 {
        let job = table.asked.pop().unwrap();
        table.asked.clear();
        let found = job.run(&|| false);
        let page = table.answer(&job, found);
        let offered = page.choices[page.named("play-hint").unwrap().0].label.clone();
        assert_eq!(offered == text("hint-fill-on"), round > 0, "{round}: {offered}");
        table.walk.now_ms += 2_000;
        table.click("play-hint");
        if round == 0 {
            table.signal(Signal::Hint);
        }
        assert_eq!(table.asked.len(), 1, "{round}: the next one is looked for at once");
    }
}

#[test]
fn with_one_move_the_light_goes_through_all_choices_one_by_one() {
    let mut settings = Walk::settings(Way::Switch);
    settings.set("passes", "0").unwrap();
    let mut walk = at_sokoban(settings, "01");
    let moves = walk.page().choices.iter().filter(|c| matches!(c.kind, ChoiceKind::Move(..))).count();
    assert_eq!(moves, 1, "the first level begins with one");
    for _ in 0..20 {
        assert_eq!(walk.page().lit.len(), 1, "{:?}", walk.page().lit_words);
        walk.wait();
    }
}

#[test]
fn what_changes_outside_leaves_a_game_as_it_is() {
    let mut walk = at_sokoban(Walk::settings(Way::Keyboard), "03");
    walk.handle(Event::Signal(Signal::PauseOrResume));
    walk.handle(Event::World);
    assert!(walk.page().resting, "the pause goes on");
    let mut walk = at_sokoban(Walk::settings(Way::Mouse), "03");
    let more = walk.page().named("more").unwrap();
    walk.handle(Event::Click(more));
    let sheet = words(&walk.page());
    walk.handle(Event::World);
    assert_eq!(words(&walk.page()), sheet, "the sheet stays open");
}

#[test]
fn questions_come_between_turns_only() {
    let mut store = MemoryStore::new(games(&["freecell"]));
    let mut settings = Walk::settings(Way::Switch);
    settings.set("method", "Linear").unwrap();
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    let start = Start { player: Some("Ann".into()), game: Some("freecell".into()), level: Some("01".into()) };
    let mut walk = Walk::start(Way::Switch, store, &start);
    let lies = |walk: &Walk| {
        let page = walk.page();
        page.blocks.into_iter().find_map(|(_, block)| match block {
            switchboard::shell::Block::Board { board, .. } => Some(board),
            _ => None,
        })
    };
    let mut is_held = false;
    for chosen in solution(&games(&["freecell"]), 0) {
        let before = lies(&walk);
        assert!(walk.play(chosen));
        if is_held {
            break;
        }
        // a card that is only chosen stays where it lies
        is_held = lies(&walk) == before;
        if is_held {
            walk.cool_down();
            walk.handle(Event::Pressed(Switch::Second));
            walk.now_ms += 60;
            walk.handle(Event::Released(Switch::Second));
            assert_eq!(walk.page().screen, "board", "nothing is asked while a card is held");
        }
    }
    assert!(is_held);
    assert_eq!(walk.page().screen, "ask", "it is put down: {:?}", words(&walk.page()));
}

#[test]
fn work_that_broke_down_is_told_in_the_players_language_and_play_goes_on() {
    let walk = at_sokoban(Walk::settings(Way::Mouse), "03");
    let before = number(&walk);
    let mut table = Table { walk, asked: Vec::new() };
    let next = solution(&games(&["sokoban"]), 2)[0];
    let other = table.walk.page().choices.iter().find_map(|choice| match choice.kind {
        ChoiceKind::Move(chosen, _) if chosen != next => Some(chosen),
        _ => None,
    });
    table.play(other.unwrap());
    table.signal(Signal::Hint);
    let job = table.job();
    let page = table.answer(&job, Finding::Misfit("index out of bounds".to_owned()));
    let told: Vec<&str> = page.notices.iter().map(|told| told.text.as_str()).collect();
    assert!(!page.busy, "nothing is looked for any more");
    assert_eq!(told, [text("work-failed")]);
    assert_eq!(number(&table.walk), before + 1);
}

#[test]
fn the_light_waits_while_the_pointer_moves() {
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "03");
    walk.now_ms += 100;
    walk.handle(Event::PointerMoved);
    let lit = walk.page().lit;
    walk.now_ms += 2_900;
    walk.handle(Event::Tick);
    assert_eq!(walk.page().lit, lit, "nothing moves away under it");
    walk.now_ms += 200;
    walk.handle(Event::Tick);
    assert_ne!(walk.page().lit, lit);
}

/// The folder names of all games.
pub fn all_games() -> Vec<String> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

/// One switch at 1.2 s a step, at the board of a game. `on_home`: whether home offers the first steps.
fn at_board_of(game: &GameEntry, entries: &[GameEntry], on_home: bool) -> Walk {
    let mut settings = Walk::settings(Way::Switch);
    settings.scan.interval_ms = 1_200;
    settings.steps.on_home = on_home;
    let mut store = MemoryStore::new(entries.to_vec());
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    let level = game.game.as_ref().unwrap().levels[0].id.clone();
    let start = Start { player: Some("Ann".into()), game: Some(game.id.clone()), level: Some(level) };
    let mut walk = Walk::start(Way::Switch, store, &start);
    for leads_on in ["play", "begin"] {
        walk.choose_name(leads_on);
    }
    if walk.page().screen == "message" {
        walk.press();
    }
    assert_eq!(walk.page().screen, "board", "{}", game.id);
    walk
}

/// The presses and milliseconds that this took.
fn taken(walk: &mut Walk, choices: impl FnOnce(&mut Walk)) -> (usize, u64) {
    let before = (walk.presses, walk.now_ms);
    choices(walk);
    (walk.presses - before.0, walk.now_ms - before.1)
}

#[test]
fn every_game_is_found_from_any_board() {
    let names = all_games();
    let entries = games(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let leaves = |walk: &mut Walk| assert!(walk.choose_name("change-game"));
    let (mut from_boards, mut from_home) = (Vec::new(), Vec::new());
    for entry in &entries {
        // where every signal is the move, no press leads out: docs/first-steps.md, How it ends
        if entry.game.as_ref().unwrap().settings.any.is_none() {
            from_boards
                .push((entry.id.as_str(), taken(&mut at_board_of(entry, std::slice::from_ref(entry), false), leaves)));
        }
        let shelf = entry.game.as_ref().unwrap().description.shelf;
        let mut walk = at_board_of(&entries[0], &entries, shelf == Shelf::Steps);
        leaves(&mut walk);
        let kind = shelf.word();
        let found = taken(&mut walk, |walk| {
            assert!(walk.choose_name(&format!("kind {kind}")));
            let card = format!("game {}", entry.id);
            // of a kind with more games than one page holds, the last pages are the farthest
            while walk.page().named(&card).is_none() {
                assert!(walk.choose_name("page-next"), "{}", entry.id);
            }
            assert!(walk.choose_name(&card));
        });
        from_home.push((entry.id.as_str(), found));
    }
    for list in [&mut from_boards, &mut from_home] {
        list.sort_by_key(|(_, (presses, ms))| std::cmp::Reverse((*ms, *presses)));
    }
    println!("presses and ms from boards to home: {from_boards:?}\nfrom home to games: {from_home:?}");
    let ways = from_boards.iter().flat_map(|(_, left)| from_home.iter().map(move |(_, found)| (left, found)));
    let ways: Vec<(usize, u64)> = ways.map(|(left, found)| (left.0 + found.0, left.1 + found.1)).collect();
    // turning to the second page of a kind (the first steps have one) takes two presses more
    let most = |presses: usize| ways.iter().filter(|way| way.0 > presses).count();
    let worst = ways.iter().max();
    assert!(most(FINDING.0 + 2) == 0 && ways.iter().all(|way| way.1 <= LONGEST), "{worst:?}");
    assert!(most(FINDING.0) * 10 <= ways.len(), "{worst:?}");
    // the light of a board with many moves takes its time until it comes to the menu
    let soon = ways.iter().filter(|(_, ms)| *ms <= FINDING.1).count();
    assert!(soon * 100 >= ways.len() * SOON_PERCENT, "{soon} of {}", ways.len());
}

#[test]
fn what_one_goes_on_with_is_lit_first_and_alone() {
    let mut store = MemoryStore::new(games(&["sokoban", "left-right", "akari", "freecell", "chess"]));
    for name in ["Ann", "Bob", "Eve", "Max", "Pia", "Tom"] {
        store.players.insert(name.to_owned(), (Profile::named(name, Language::English), Walk::settings(Way::Switch)));
    }
    store.last.player = Some("Max".to_owned());
    store.lasts.insert(("Max".to_owned(), None), "akari".to_owned());
    let mut walk = Walk::start(Way::Switch, store, &Start::default());
    while walk.page().screen == "welcome" {
        walk.wait();
    }
    assert_eq!((walk.page().screen, walk.page().focus), ("players", walk.page().named("player Max")));
    walk.cool_down();
    walk.press();
    assert_eq!((walk.page().screen, walk.page().focus), ("games", walk.page().named("continue")));
    assert!(walk.page().press.deed.starts_with(&opening("continue-game", &["name"])));
}
