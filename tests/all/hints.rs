//! What is done in the background: hints, and whether a level can still be won. Nothing waits for it.

use super::faults::Playing;
use super::walks_kit::{Walk, Way, at_sokoban, frames, games, number, opening, solution, text, text_with};
use std::collections::{BTreeSet, VecDeque};
use std::process::Command;
use std::sync::Arc;
use switchboard::play::{Engine, Move, State};
use switchboard::shell::{
    Block, ChoiceId, ChoiceKind, Effect, Event, Finding, Frame, Job, Page, Program, Signal, Zone,
};
use switchboard::solve::{Aim, Answer, Budget, solve};

/// The third level of Sokoban: small, with dead ends nearby.
const LEVEL: &str = "03";

/// A walk that keeps what the program requests.
pub struct Table {
    pub walk: Walk,
    pub asked: Vec<Job>,
}

impl Table {
    fn sokoban(way: Way) -> Self {
        Self { walk: at_sokoban(Walk::settings(way), LEVEL), asked: Vec::new() }
    }

    pub fn collect(&mut self) {
        let effects = self.walk.app.take_effects();
        self.asked
            .extend(effects.into_iter().filter_map(|e| if let Effect::Think(job) = e { Some(job) } else { None }));
    }

    pub fn signal(&mut self, signal: Signal) -> Page {
        self.walk.now_ms += 700;
        self.walk.handle(Event::Signal(signal));
        self.collect();
        self.walk.page()
    }

    pub fn play(&mut self, chosen: Move) {
        let page = self.walk.page();
        let at = page.choices.iter().position(|c| matches!(c.kind, ChoiceKind::Move(known, _) if known == chosen));
        self.walk.now_ms += 700;
        self.walk.handle(Event::Click(ChoiceId(at.unwrap_or_else(|| panic!("{chosen} on {:?}", page.choices)))));
        self.walk.pass_last_board();
        self.collect();
    }

    /// Clicks on the choice of this name.
    pub fn click(&mut self, name: &str) {
        let page = self.walk.page();
        let at = page.named(name).unwrap_or_else(|| panic!("{name}: {:?}", page.choices));
        self.walk.handle(Event::Click(at));
        self.walk.pass_last_board();
        self.collect();
    }

    /// The only task in progress.
    pub fn job(&mut self) -> Job {
        assert_eq!(self.asked.len(), 1);
        self.asked.pop().unwrap()
    }

    pub fn answer(&mut self, job: &Job, found: Finding) -> Page {
        self.walk.handle(Event::Thought(job.task.number, found));
        self.walk.page()
    }

    /// Plays a move that leaves the recorded solution, if there is one after which the level can still be won.
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
    match solve(engine, state, Aim::Any, &Budget::default()).answer {
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

pub fn says(page: &Page, words: &str) -> bool {
    page.notices.iter().any(|n| n.text.contains(words))
}

/// The text below the board, and the card and the lines beside it.
pub fn shown(page: &Page) -> String {
    let of_block = |(_, block): &(Zone, Block)| match block {
        Block::Text(text) => text.clone(),
        Block::Card { title, subtitle, numbers, .. } => {
            let numbers: String = numbers.iter().map(|line| format!("{} {}\n", line.name, line.value)).collect();
            format!("{title}\n{subtitle}\n{numbers}")
        }
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
    assert!(page.busy && says(&page, &text("look-hint")) && page.named("play-hint").is_none());
    assert_eq!(page.choices.len(), before.choices.len() + 1, "the moves stay, and one choice stops it");
    // time passes, nothing waits: the light moves, the seconds are counted
    let mut lit = BTreeSet::new();
    for _ in 0..12 {
        lit.insert(table.walk.page().lit);
        table.walk.wait();
    }
    let page = table.walk.page();
    assert!(lit.len() > 2 && page.busy, "{lit:?}");
    let looking = format!("{}: ", text("look-hint"));
    assert!(!shown(&page).contains(&format!("{looking}0 s")) && shown(&page).contains(&looking));
    assert!(shown(&page).contains(&format!("{} ", text("panel-look"))), "on the panel: {}", shown(&page));
    let job = table.job();
    let found = job.run(&|| false);
    let Finding::Outlook(Answer::Solved { moves, .. }) = &found else { panic!("{found:?}") };
    let way = moves.clone();
    let lit = page.lit;
    let page = table.answer(&job, found);
    assert!(!page.busy && says(&page, &opening("hint-is", &["what"])) && !says(&page, &text("look-hint")));
    assert_eq!(page.lit, lit, "the answer lights nothing anew");
    assert_eq!(frames(&page).iter().filter(|frame| **frame == Frame::Hint).count(), 1);
    assert_eq!(number(&table.walk), 1, "nothing was played");
    // once it is known, play continues without searching again
    for (played, chosen) in (1..).zip(&way) {
        assert_eq!(number(&table.walk), played);
        if played > 1 {
            assert!(says(&table.signal(Signal::Hint), &opening("hint-is", &["what"])));
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
    let job = table.job();
    let found = job.run(&|| false);
    table.answer(&job, found);
    table.walk.now_ms += 300;
    table.click("play-hint");
    assert_eq!(number(&table.walk), 1);
    table.walk.now_ms += 300;
    table.click("play-hint");
    assert_eq!(number(&table.walk), 2);
}

#[test]
fn what_is_looked_for_ends_when_the_player_moves_on_and_late_answers_are_dropped() {
    type Leave = fn(&mut Table);
    let ways: [Leave; 5] = [
        |table| table.click("look-stop"),
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
            table.click("look-stop");
        },
    ];
    for leave in ways {
        let mut table = Table::sokoban(Way::Mouse);
        table.stray();
        assert!(table.signal(Signal::Hint).busy);
        let job = table.job();
        leave(&mut table);
        assert_eq!(table.walk.page().screen, "board");
        assert!(!table.walk.page().busy);
        let before = format!("{:?}", table.walk.page());
        // it was told to stop, whatever the clock says
        let found = job.run(&|| false);
        table.answer(&job, found);
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
        let job = table.job();
        let found = job.run(&|| false);
        assert_eq!(found, Finding::Outlook(Answer::Unsolvable));
        assert!(says(&table.answer(&job, found), &text("hint-lost")));
        let page = table.walk.page();
        assert!(!page.choices.iter().any(|choice| choice.label == text("hint-lost")), "told once");
        let first = page.named("undo").unwrap();
        assert!(page.choices.iter().take(first.0).all(|choice| matches!(choice.kind, ChoiceKind::Move(..))));
        table.walk.handle(Event::Click(first));
        assert_eq!(number(&table.walk) as usize, line.len() - 1, "what can be done about it is offered first");
    }
}

#[test]
fn whether_it_can_be_won_is_said_with_the_moves_it_takes_or_that_it_is_not_known() {
    let mut table = Table::sokoban(Way::Mouse);
    let whole = solution(&games(&["sokoban"]), 2).len();
    let page = table.signal(Signal::CanBeWon);
    assert!(says(&page, &text_with("won-in", &[("count", whole.into())])), "{:?}", page.notices);
    assert!(table.asked.is_empty(), "the level's own solution is known");
    assert!(!frames(&page).contains(&Frame::Hint), "what to do is not told");
    table.stray();
    assert!(table.signal(Signal::CanBeWon).busy);
    let job = table.job();
    let found = job.run(&|| false);
    let Finding::Outlook(Answer::Solved { moves, .. }) = &found else { panic!("{found:?}") };
    let count = moves.len();
    assert!(says(&table.answer(&job, found), &text_with("won-in", &[("count", count.into())])));
    // no time at all: nothing is claimed
    let mut table = Table::sokoban(Way::Mouse);
    table.stray();
    for signal in [Signal::Hint, Signal::CanBeWon] {
        table.signal(signal);
        let job = table.job();
        let found = job.run(&|| true);
        assert!(says(&table.answer(&job, found), &text("hint-none")));
        let page = table.walk.page();
        assert!(page.named("dismiss").is_none() && !page.choices.iter().any(|c| c.label == text("hint-none")));
    }
}

#[test]
fn one_switch_asks_and_takes_the_hint() {
    let told = [("hint", opening("hint-is", &["what"])), ("can-be-won", opening("won-in", &["count"]))];
    for (name, told) in told {
        let mut table = Table::sokoban(Way::Switch);
        assert!(name == "hint" || table.walk.choose_name("more"));
        assert!(table.walk.choose_name(name), "{name}");
        let page = table.walk.page();
        assert!(says(&page, &told));
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
    assert!(answer["notices"].to_string().contains(&opening("won-in", &["count"])), "{answer}");
    assert_eq!(answer["busy"], false);
    play(&mut program, last);
    for signal in ["hint", "can-be-won"] {
        assert_eq!(program.ask(signal)["ok"], true);
        let answer = program.ask("wait");
        assert!(answer["notices"].to_string().contains(&text("hint-lost")), "{answer}");
    }
    assert_eq!(program.ask("undo")["number"].as_u64(), Some(before.len() as u64));
}
