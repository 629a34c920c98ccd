//! What is done beside the screen: hints, whether a level can still be won, new levels. Nothing waits for it.

use super::faults::Playing;
use super::screens::{Walk, Way, at_sokoban, frames, games, number, solution};
use std::collections::{BTreeSet, VecDeque};
use std::path::Path;
use std::process::Command;
use std::sync::Arc;
use switchboard::play::{Engine, State};
use switchboard::shell::{
    Block, ChoiceId, ChoiceKind, Effect, Errand, Event, Finding, Frame, Language, MemoryStore, Move, Page, Profile,
    Program, Signal, Start, Zone,
};
use switchboard::solve::{Aim, Answer, Limits, Unwatched, solve};

/// The third level of Sokoban: small, with dead ends near.
const LEVEL: &str = "03";

/// A walk that keeps what the program sends for.
struct Table {
    walk: Walk,
    asked: Vec<Errand>,
}

impl Table {
    fn sokoban(way: Way) -> Self {
        Self { walk: at_sokoban(Walk::settings(way), LEVEL), asked: Vec::new() }
    }

    fn collect(&mut self) {
        let effects = self.walk.app.take_effects();
        self.asked.extend(
            effects.into_iter().filter_map(|e| if let Effect::Think(errand) = e { Some(errand) } else { None }),
        );
    }

    fn signal(&mut self, signal: Signal) -> Page {
        self.walk.now_ms += 700;
        self.walk.handle(Event::Signal(signal));
        self.collect();
        self.walk.page()
    }

    fn play(&mut self, chosen: Move) {
        let page = self.walk.page();
        let at = page.choices.iter().position(|c| matches!(c.kind, ChoiceKind::Move(known, _) if known == chosen));
        self.walk.now_ms += 700;
        self.walk.handle(Event::Click(ChoiceId(at.unwrap_or_else(|| panic!("{chosen} on {:?}", page.choices)))));
        self.collect();
    }

    fn click(&mut self, label: &str) {
        let page = self.walk.page();
        let at = page.choices.iter().position(|c| c.enabled && c.label.starts_with(label));
        self.walk.handle(Event::Click(ChoiceId(at.unwrap_or_else(|| panic!("{label}: {:?}", page.choices)))));
        self.collect();
    }

    /// The only errand under way.
    fn errand(&mut self) -> Errand {
        assert_eq!(self.asked.len(), 1);
        self.asked.pop().unwrap()
    }

    fn answer(&mut self, errand: &Errand, found: Finding) -> Page {
        self.walk.handle(Event::Thought(errand.number, found));
        self.walk.page()
    }

    /// Plays a move that leaves the recorded solution, where there is one that keeps the level in reach.
    fn stray(&mut self) {
        let first = solution(&games(&["sokoban"]), 2)[0];
        let (engine, start) = sokoban();
        let other = engine.moves(&start).into_iter().find(|chosen| {
            let mut state = start.clone();
            *chosen != first && engine.play(&mut state, chosen).is_ok() && is_winnable(&engine, &state) == Some(true)
        });
        self.play(other.unwrap());
    }
}

fn sokoban() -> (Engine, State) {
    let engine = Engine::new(Arc::clone(games(&["sokoban"])[0].game.as_ref().unwrap()), 2).unwrap();
    let start = engine.start(0);
    (engine, start)
}

fn is_winnable(engine: &Engine, state: &State) -> Option<bool> {
    match solve(engine, state, Aim::Any, &Limits::default(), &Unwatched).answer {
        Answer::Solved { .. } => Some(true),
        Answer::Unsolvable => Some(false),
        Answer::Unknown { .. } => None,
    }
}

/// The shortest line of this level after which nothing can be won.
fn dead_end() -> Vec<Move> {
    let (engine, start) = sokoban();
    let mut seen = BTreeSet::from([engine.key(&start).to_vec()]);
    let mut queue = VecDeque::from([(start, Vec::new())]);
    while let Some((state, line)) = queue.pop_front() {
        for chosen in engine.moves(&state) {
            let (mut next, mut longer) = (state.clone(), line.clone());
            engine.play(&mut next, &chosen).unwrap();
            longer.push(chosen);
            if !seen.insert(engine.key(&next).to_vec()) {
                continue;
            }
            if is_winnable(&engine, &next) == Some(false) {
                return longer;
            }
            queue.push_back((next, longer));
        }
    }
    panic!("no dead end")
}

fn says(page: &Page, words: &str) -> bool {
    page.notices.iter().any(|n| n.text.contains(words))
}

/// The text below the board and the lines of the panel.
fn shown(page: &Page) -> String {
    let of_block = |(_, block): &(Zone, Block)| match block {
        Block::Text(text) => text.clone(),
        Block::Panel(lines) => lines.iter().map(|line| format!("{} {}\n", line.name, line.value)).collect(),
        _ => String::new(),
    };
    page.blocks.iter().map(of_block).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_hint_is_looked_for_beside_the_screen_and_comes_as_an_event() {
    let mut table = Table::sokoban(Way::Switch);
    table.stray();
    let before = table.walk.page();
    let page = table.signal(Signal::Hint);
    assert!(
        page.busy && says(&page, "Looking for a hint") && !page.choices.iter().any(|c| c.label.starts_with("Hint: "))
    );
    assert_eq!(page.choices.len(), before.choices.len() + 1, "the moves stay, and one choice stops it");
    // time passes, nothing waits: the light moves, the seconds are counted
    let mut lit = BTreeSet::new();
    for _ in 0..12 {
        lit.insert(table.walk.page().lit);
        table.walk.wait();
    }
    let page = table.walk.page();
    assert!(lit.len() > 2 && page.busy, "{lit:?}");
    assert!(!shown(&page).contains("Looking for a hint: 0 s") && shown(&page).contains("Looking for a hint: "));
    assert!(shown(&page).contains("Looking "), "on the panel: {}", shown(&page));
    let errand = table.errand();
    let found = errand.run(&|| false);
    let Finding::Outlook(Answer::Solved { moves, .. }) = &found else { panic!("{found:?}") };
    let way = moves.clone();
    let lit = page.lit;
    let page = table.answer(&errand, found);
    assert!(!page.busy && says(&page, "Hint: ") && !says(&page, "Looking for a hint"));
    assert_eq!(page.lit, lit, "the answer lights nothing anew");
    assert_eq!(frames(&page).iter().filter(|frame| **frame == Frame::Hint).count(), 1);
    assert_eq!(number(&table.walk), 1, "nothing was played");
    // once it is known, the way goes on without looking again
    for (played, chosen) in (1..).zip(&way) {
        assert_eq!(number(&table.walk), played);
        if played > 1 {
            assert!(says(&table.signal(Signal::Hint), "Hint: "));
        }
        assert!(table.asked.is_empty());
        table.play(*chosen);
    }
    assert_eq!(table.walk.page().screen, "level-done");
}

#[test]
fn a_press_meant_to_stop_looking_does_not_play_the_hint_that_has_just_come() {
    let mut table = Table::sokoban(Way::Mouse);
    table.stray();
    table.signal(Signal::Hint);
    table.walk.now_ms += 2_000;
    let errand = table.errand();
    let found = errand.run(&|| false);
    table.answer(&errand, found);
    table.walk.now_ms += 300;
    table.click("Hint: ");
    assert_eq!(number(&table.walk), 1);
    table.walk.now_ms += 300;
    table.click("Hint: ");
    assert_eq!(number(&table.walk), 2);
}

#[test]
fn what_is_looked_for_ends_when_the_player_moves_on_and_late_answers_are_dropped() {
    type Leave = fn(&mut Table);
    let ways: [Leave; 5] = [
        |table| table.click("Stop looking"),
        |table| drop(table.signal(Signal::Undo)),
        |table| {
            table.signal(Signal::Help);
            table.signal(Signal::ChangeGame);
        },
        |table| {
            let ChoiceKind::Move(chosen, _) = table.walk.page().choices[0].kind else { panic!("a move") };
            table.play(chosen);
        },
        |table| {
            table.signal(Signal::CanBeWon);
            table.asked.pop().unwrap();
            table.click("Stop looking");
        },
    ];
    for leave in ways {
        let mut table = Table::sokoban(Way::Mouse);
        table.stray();
        assert!(table.signal(Signal::Hint).busy);
        let errand = table.errand();
        leave(&mut table);
        assert_eq!(table.walk.page().screen, "board");
        assert!(!table.walk.page().busy);
        let before = format!("{:?}", table.walk.page());
        // it was told to stop, whatever the clock says
        let found = errand.run(&|| false);
        table.answer(&errand, found);
        assert_eq!(format!("{:?}", table.walk.page()), before);
    }
}

#[test]
fn a_dead_end_is_told_and_leads_back() {
    let line = dead_end();
    for signal in [Signal::Hint, Signal::CanBeWon] {
        let mut table = Table::sokoban(Way::Mouse);
        line.iter().for_each(|chosen| table.play(*chosen));
        table.signal(signal);
        let errand = table.errand();
        let found = errand.run(&|| false);
        assert_eq!(found, Finding::Outlook(Answer::Unsolvable));
        assert!(says(&table.answer(&errand, found), "This cannot be won any more"));
        table.click("This cannot be won any more");
        assert_eq!(number(&table.walk) as usize, line.len() - 1, "the choice that tells it takes the move back");
    }
}

#[test]
fn whether_it_can_be_won_is_said_with_the_moves_it_takes_or_that_it_is_not_known() {
    let mut table = Table::sokoban(Way::Mouse);
    let whole = solution(&games(&["sokoban"]), 2).len();
    let page = table.signal(Signal::CanBeWon);
    assert!(says(&page, &format!("This can be won, in at most {whole} moves")), "{:?}", page.notices);
    assert!(table.asked.is_empty(), "the level's own solution is known");
    assert!(!frames(&page).contains(&Frame::Hint), "what to do is not told");
    table.stray();
    assert!(table.signal(Signal::CanBeWon).busy);
    let errand = table.errand();
    let found = errand.run(&|| false);
    let Finding::Outlook(Answer::Solved { moves, .. }) = &found else { panic!("{found:?}") };
    let count = moves.len();
    assert!(says(&table.answer(&errand, found), &format!("in at most {count} moves")));
    // no time at all: nothing is claimed
    let mut table = Table::sokoban(Way::Mouse);
    table.stray();
    for signal in [Signal::Hint, Signal::CanBeWon] {
        table.signal(signal);
        let errand = table.errand();
        let found = errand.run(&|| true);
        assert!(says(&table.answer(&errand, found), "No hint is known here; whether it can still be won is not known"));
        table.click("No hint is known here");
        assert!(!table.walk.page().choices.iter().any(|c| c.label.starts_with("No hint")));
    }
}

#[test]
fn one_switch_asks_and_takes_the_hint() {
    for label in ["Hint", "Can it be won?"] {
        let mut table = Table::sokoban(Way::Switch);
        assert!(table.walk.choose_label(label), "{label}");
        let page = table.walk.page();
        assert!(says(&page, if label == "Hint" { "Hint: " } else { "This can be won" }));
    }
}

#[test]
fn another_program_asks_and_waits_for_the_answer() {
    let users = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(["play", "Ann", "--game", "sokoban", "--level", LEVEL, "--headless", "--users"]).arg(users.path());
    command.arg("--games").arg(concat!(env!("CARGO_MANIFEST_DIR"), "/games")).env("LANGUAGE", "en");
    let mut program = Playing::spawn(command);
    let line = dead_end();
    let (last, before) = line.split_last().unwrap();
    let play = |program: &mut Playing, chosen: &Move| {
        program.ask(&format!("point {chosen}"));
        program.ask("action")
    };
    for chosen in before {
        play(&mut program, chosen);
    }
    program.ask("can-be-won");
    let answer = program.ask("wait");
    assert!(answer["notices"].to_string().contains("This can be won, in at most"), "{answer}");
    assert_eq!(answer["busy"], false);
    play(&mut program, last);
    for signal in ["hint", "can-be-won"] {
        assert_eq!(program.ask(signal)["ok"], true);
        let answer = program.ask("wait");
        assert!(answer["notices"].to_string().contains("This cannot be won any more"), "{answer}");
    }
    assert_eq!(program.ask("undo")["number"].as_u64(), Some(before.len() as u64));
}

// ---- new levels

/// The board of Lights Out, under its list of levels.
fn at_levels(way: Way) -> Table {
    let mut store = MemoryStore::new(games(&["lights-out"]));
    store.players.insert("Ann".into(), (Profile::named("Ann", Language::English), Walk::settings(way)));
    let start = Start { player: Some("Ann".into()), game: Some("lights-out".into()), level: None };
    let mut table = Table { walk: Walk::start(way, store, &start), asked: Vec::new() };
    assert!(table.walk.choose_label("Levels"));
    table
}

#[test]
fn one_switch_makes_a_new_level_and_plays_it() {
    let mut table = at_levels(Way::Switch);
    let shipped = games(&["lights-out"])[0].game.as_ref().unwrap().levels.len();
    assert!(table.walk.choose_label("New level: hard"));
    table.collect();
    let page = table.walk.page();
    assert!(page.busy && says(&page, "A new level is being made") && shown(&page).contains("0 s of at most 2 s"));
    table.walk.now_ms += 1_100;
    table.walk.handle(Event::Tick);
    assert!(shown(&table.walk.page()).contains("1 s of at most 2 s"));
    let errand = table.errand();
    assert_eq!(errand.milliseconds, 2_000);
    let found = errand.run(&|| false);
    let page = table.answer(&errand, found);
    let standing = page.standing.clone().unwrap();
    assert_eq!((page.screen, standing.level.as_str(), standing.number), ("board", "N001", 0));
    assert!(shown(&page).contains(&format!("{} of {}", shipped + 1, shipped + 1)), "{}", shown(&page));
    assert!(shown(&page).contains("hard") && shown(&page).contains("New level"));
    // its solution is known: it was proven
    assert!(says(&table.signal(Signal::CanBeWon), "This can be won, in at most"));
    assert!(table.asked.is_empty());
    assert!(table.walk.choose_label("Levels"));
    assert!(table.walk.page().choices.iter().any(|c| c.label == "N001 New level"));
    assert!(page.notices.iter().all(|n| !n.text.contains("being made")), "{:?}", page.notices);
}

#[test]
fn making_a_level_is_stopped_or_fails_with_words() {
    let mut table = at_levels(Way::Mouse);
    table.click("New level");
    let errand = table.errand();
    table.click("Make no level");
    assert!(!table.walk.page().busy);
    let before = format!("{:?}", table.walk.page());
    let found = errand.run(&|| false);
    assert!(matches!(found, Finding::Level(Err(_))), "it was told to stop: {found:?}");
    table.answer(&errand, found);
    assert_eq!(format!("{:?}", table.walk.page()), before, "a late answer changes nothing");
    table.click("New level");
    let errand = table.errand();
    let found = errand.run(&|| true);
    let page = table.answer(&errand, found);
    assert!(page.screen == "levels" && !page.busy && says(&page, "No new level could be made"), "{:?}", page.notices);
    // left while it is made
    table.click("New level");
    let errand = table.errand();
    table.click("Back");
    let found = errand.run(&|| false);
    assert!(matches!(found, Finding::Level(Err(_))));
    assert_eq!(table.answer(&errand, found).screen, "board");
}

#[test]
fn a_game_without_a_generator_offers_no_new_level() {
    let offers = |page: &Page| page.choices.iter().any(|c| c.label.starts_with("New level"));
    assert!(offers(&at_levels(Way::Mouse).walk.page()));
    let mut store = MemoryStore::new(games(&["blackout"]));
    store.players.insert("Ann".into(), (Profile::named("Ann", Language::English), Walk::settings(Way::Mouse)));
    if store.games[0].game.as_ref().unwrap().generator.is_some() {
        std::sync::Arc::make_mut(store.games[0].game.as_mut().unwrap()).generator = None;
    }
    let start = Start { player: Some("Ann".into()), game: Some("blackout".into()), level: None };
    let mut walk = Walk::start(Way::Mouse, store, &start);
    walk.choose_label("Levels");
    assert_eq!(walk.page().screen, "levels");
    assert!(!offers(&walk.page()));
}

/// Plays Lights Out by signals.
fn lights_out(users: &Path, level: Option<&str>) -> Playing {
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(["play", "Ann", "--game", "lights-out", "--headless", "--users"]).arg(users);
    command.arg("--games").arg(concat!(env!("CARGO_MANIFEST_DIR"), "/games")).env("LANGUAGE", "en");
    if let Some(level) = level {
        command.args(["--level", level]);
    }
    Playing::spawn(command)
}

#[test]
fn a_new_level_is_kept_with_the_player_and_its_play_goes_on_after_a_restart() {
    let users = tempfile::tempdir().unwrap();
    let mut program = lights_out(users.path(), None);
    program.choose("Levels");
    program.choose("New level: easy");
    let answer = program.ask("wait");
    assert_eq!((answer["screen"].as_str(), answer["level"].as_str()), (Some("board"), Some("N001")), "{answer}");
    program.ask("point 1,1");
    let played = program.ask("action");
    assert_eq!((played["level"].as_str(), played["number"].as_u64()), (Some("N001"), Some(1)), "{played}");
    drop(program);
    let folder = users.path().join("Ann/levels/lights-out/N001");
    assert!(folder.join("description.xml").is_file() && folder.join("startingLayout.xml").is_file());
    // by name, and as the level played last
    for level in [Some("N001"), None] {
        let mut program = lights_out(users.path(), level);
        let answer = program.ask("status");
        assert_eq!((answer["level"].as_str(), answer["number"].as_u64()), (Some("N001"), Some(1)), "{answer}");
        assert!(answer["notices"].to_string().len() < 3, "nothing is wrong with it: {answer}");
    }
    // a second one has a name of its own, and both are in the record
    let mut program = lights_out(users.path(), None);
    program.choose("Levels");
    program.choose("New level");
    assert_eq!(program.ask("wait")["level"], "N002");
    drop(program);
    let history = |level: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
        command.args(["history", "Ann", "lights-out", level, "--format", "json", "--users"]).arg(users.path());
        String::from_utf8(command.output().unwrap().stdout).unwrap().lines().count()
    };
    assert!(history("N001") >= 2 && history("N002") >= 1);
    // another player has none of them
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(["play", "Bob", "--game", "lights-out", "--level", "N001", "--headless", "--users"]).arg(users.path());
    command.arg("--games").arg(concat!(env!("CARGO_MANIFEST_DIR"), "/games"));
    assert_eq!(command.output().unwrap().status.code(), Some(2));
    // one that is damaged takes nothing else with it
    std::fs::write(folder.join("startingLayout.xml"), "<LevelLayout>").unwrap();
    let mut program = lights_out(users.path(), Some("N002"));
    assert_eq!(program.ask("status")["level"], "N002");
}
