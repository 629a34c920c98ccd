//! Several players at one board: seats, turns, each person's own control, computer players in the background.

use super::memory_store::MemoryStore;
use super::opponents::{THREES, TWO_STEPS, made};
use super::walks_kit::{text, text_with};
use std::sync::Arc;
use switchboard::game::{Game, OpponentSource, Search, SearchKind, Source, Text};
use switchboard::language::Language;
use switchboard::narrate::Texts;
use switchboard::opponent::Strength;
use switchboard::play::Move;
use switchboard::shell::{
    App, Block, Effect, Event, Finding, GameEntry, Page, Profile, Program, SavePlace, Saves, Seat, Settings, Signal,
    Start, Switch, Work,
};

/// Data with one game for two, and two players: Anna with one switch, Bob with a mouse, who reads Czech.
pub fn world() -> MemoryStore {
    let mut game = made(THREES, &["Empty Empty Empty"; 3], &["111"; 3], (2, 2));
    game.id = "threes".into();
    let entry = GameEntry::of("threes".into(), Some(Arc::new(game)), switchboard::diag::Problems::new());
    let mut store = MemoryStore::new(vec![entry]);
    let mut switch = Settings::default();
    switch.scan.interval_ms = 400;
    switch.scan.timed = true;
    let mut mouse = Settings::default();
    mouse.scan.timed = false;
    store.players.insert("anna".into(), (Profile::named("Anna", Language::English), switch));
    store.players.insert("bob".into(), (Profile::named("Bob", Language::Czech), mouse));
    store
}

/// The program, whose tasks are carried out when a test says so.
pub struct Table {
    pub app: App,
    pub now_ms: u64,
    pub asked: Vec<switchboard::shell::Job>,
}

impl Table {
    pub fn new(store: MemoryStore) -> Self {
        let start = Start { player: Some("anna".into()), game: Some("threes".into()), level: None };
        let app = App::new(Box::new(store), &start, 0).unwrap();
        Self { app, now_ms: 0, asked: Vec::new() }
    }

    pub fn handle(&mut self, event: Event) {
        self.now_ms += 10;
        self.app.handle(event, self.now_ms);
        for effect in self.app.take_effects() {
            if let Effect::Think(job) = effect {
                self.asked.push(job);
            }
        }
    }

    pub fn page(&self) -> Page {
        self.app.page(self.now_ms)
    }

    pub fn click(&mut self, name: &str) {
        let page = self.page();
        let at = page.named(name).unwrap_or_else(|| panic!("{name} is not offered: {:?}", page.choices));
        self.handle(Event::Click(at));
    }

    pub fn play(&mut self, cell: &str) {
        let page = self.page();
        let wanted: Move = cell.parse().unwrap();
        let at = page.choices.iter().position(
            |choice| matches!(choice.kind, switchboard::shell::ChoiceKind::Move(chosen, _) if chosen == wanted),
        );
        self.handle(Event::Click(switchboard::shell::ChoiceId(at.unwrap_or_else(|| panic!("{cell} on {page:?}")))));
    }

    /// The computer's work is done and its move has been followed.
    pub fn think(&mut self) {
        for job in std::mem::take(&mut self.asked) {
            let found = job.run(&|| false);
            self.handle(Event::Thought(job.task.number, found));
        }
        self.now_ms += 1_000;
        self.handle(Event::Tick);
    }

    /// Gives a seat to a `person NAME`, or to a `computer LEVEL NAME`, whose level is asked for if it has one.
    pub fn seat(&mut self, number: usize, who: &str) {
        self.click(&format!("edit {number}"));
        let Some((level, name)) = who.strip_prefix("computer ").and_then(|rest| rest.split_once(' ')) else {
            return self.click(&format!("sit {who}"));
        };
        self.click(&format!("sit computer {name}"));
        let level = format!("level {level}");
        if self.page().named(&level).is_some() {
            self.click(&level);
        }
    }

    pub fn saves(&mut self) -> Saves {
        let place = SavePlace { player: "anna".into(), game: "threes".into(), level: "01".into() };
        self.app.store().saves(&place)
    }

    pub fn has(&self, words: &str) -> bool {
        let page = self.page();
        let texts = page.blocks.iter().flat_map(|(_, block)| match block {
            Block::Text(text) | Block::Heading(text) => vec![text.clone()],
            Block::Ending(ending) => ending.words.iter().chain([&ending.result]).cloned().collect(),
            Block::Panel(lines) => lines.iter().map(|line| format!("{} {}", line.name, line.value)).collect(),
            _ => Vec::new(),
        });
        texts.into_iter().any(|text| text.contains(words))
    }
}

#[test]
fn what_was_learnt_on_other_rules_is_told_where_seats_are_taken() {
    let mut store = world();
    let old =
        r#"{ "levels": [{ "level": "01", "player": "mcts", "learnt_on": "0", "games": 1, "pieces": ["Empty"] }] }"#;
    let game =
        Game { learnt: Some(Source::new("opponents.json", old)), ..(**store.games[0].game.as_ref().unwrap()).clone() };
    store.games[0].game = Some(Arc::new(game));
    let told = |store: MemoryStore| {
        let page = Table::new(store).page();
        assert_eq!(page.screen, "seats");
        page.notices.iter().map(|notice| notice.text.clone()).collect::<String>()
    };
    assert!(told(store).contains("switchboard train GAME"));
    assert_eq!(told(world()), "");
}

#[test]
fn each_person_has_their_own_control_and_language() {
    let mut table = Table::new(world());
    assert_eq!(table.page().screen, "seats");
    table.seat(2, "person bob");
    table.click("play");
    assert_eq!(table.page().screen, "board");
    assert!(table.page().slot_ms > 0, "Anna is scanned");
    assert!(table.has(&text_with("turn-of-name", &[("name", "Anna".into())])));
    table.play("1,1");
    assert_eq!((table.page().slot_ms, table.page().language), (0, Some(Language::Czech)), "Bob is not");
    assert!(table.has(&Texts::new(Language::Czech).with("turn-of-name", &[("name", "Bob".into())])));
    table.play("0,0");
    assert!(table.page().slot_ms > 0 && table.page().language == Some(Language::English));
    for cell in ["1,0", "0,1", "1,2"] {
        table.play(cell);
    }
    assert_eq!(table.page().screen, "board", "the last board stands for a while");
    table.think();
    table.think();
    assert_eq!(table.page().screen, "game-done");
    assert!(
        table.has(&text_with("won-by-name", &[("name", "Anna".into())]))
            && table.has(&format!("1. Anna: {}", text("result-won")))
            && table.has(&format!("2. Bob: {}", text("result-lost"))),
        "{:?}",
        table.page().blocks
    );
    let saves = table.saves();
    assert_eq!(saves.saves.len(), 6, "kept once, under the first");
    assert!(saves.saves.iter().all(|save| save.seats == ["person anna", "person bob"]), "named for all");
    assert_eq!(saves.saves.iter().map(|save| save.player).collect::<Vec<_>>(), [0, 1, 2, 1, 2, 1]);
}

#[test]
fn who_left_a_game_whose_rules_have_changed_is_told_that_it_begins_anew() {
    let mut table = Table::new(world());
    table.seat(2, "person bob");
    table.click("play");
    table.play("1,1");
    let mut saves = table.saves().saves;
    let mut store = world();
    let place = SavePlace { player: "anna".into(), game: "threes".into(), level: "01".into() };
    store.saves.insert(place.clone(), saves.clone());
    assert_eq!(Table::new(store).page().screen, "board", "by the same rules it goes on");
    saves.iter_mut().for_each(|save| save.rules ^= 1);
    let mut store = world();
    store.saves.insert(place, saves);
    let page = Table::new(store).page();
    assert_eq!(page.screen, "seats");
    assert!(page.notices.iter().any(|notice| notice.text.contains("other rules")), "{:?}", page.notices);
}

/// The result of a game that somebody has won, and of one that nobody has.
const END: &str = "game-done";
const DRAWN: &str = "level-done";

#[test]
fn a_whole_game_of_two_is_played_with_one_switch() {
    let mut store = world();
    let (profile, settings) = store.players["anna"].clone();
    store.players.insert("bob".into(), (profile, settings));
    let mut table = Table::new(store);
    let mut moves = 0;
    let mut screens = Vec::new();
    for _ in 0..4_000 {
        let page = table.page();
        if screens.last() != Some(&page.screen) {
            screens.push(page.screen);
        }
        if page.screen == END || page.screen == DRAWN {
            break;
        }
        let wanted = |index: &switchboard::shell::ChoiceId| {
            let choice = &page.choices[index.0];
            matches!(choice.kind, switchboard::shell::ChoiceKind::Move(..)) || choice.name == "play"
        };
        if !page.lit.is_empty() && page.lit.iter().all(wanted) {
            table.now_ms += 600;
            table.handle(Event::Pressed(Switch::Main));
            table.handle(Event::Released(Switch::Main));
            moves += 1;
        }
        table.now_ms = table.app.next_wake().unwrap_or(table.now_ms).max(table.now_ms);
        table.handle(Event::Tick);
        table.think();
    }
    assert_eq!(screens.len(), 3, "after {moves} presses: {screens:?}");
    assert!(screens.starts_with(&["seats", "board"]) && [END, DRAWN].contains(&screens[2]), "{screens:?}");
}

#[test]
fn a_computer_thinks_beside_the_screen_and_undo_goes_back_to_the_person() {
    let mut table = Table::new(world());
    table.click("play");
    table.play("1,1");
    let computer = table.page().standing.unwrap().turn.unwrap().name;
    let thinks = text_with("is-thinking", &[("name", computer.into())]);
    assert!(table.has(&thinks));
    assert_eq!(table.asked.len(), 1);
    let moves = |table: &Table| {
        let choices = table.page().choices;
        choices.iter().filter(|c| matches!(c.kind, switchboard::shell::ChoiceKind::Move(..))).count()
    };
    assert_eq!(moves(&table), 0, "nobody plays for the computer");
    assert!(table.page().named("hurry").is_some());
    // what was requested for another board is dropped
    table.handle(Event::Thought(u64::MAX, Finding::Moves(vec!["0,0".parse().unwrap()])));
    assert_eq!(moves(&table), 0);
    let job = table.asked.pop().unwrap();
    let found = job.run(&|| true);
    table.handle(Event::Thought(job.task.number, found));
    assert!(table.has(&thinks), "its move can be followed");
    table.now_ms = table.app.next_wake().unwrap();
    table.now_ms += 1_000;
    table.handle(Event::Tick);
    assert_eq!(moves(&table), 7);
    let last = table.saves().saves.pop().unwrap();
    assert_eq!((last.method.as_str(), last.player), ("computer", 2));
    table.click("undo");
    assert_eq!(moves(&table), 9, "both moves are taken back");
    let saves = table.saves().saves;
    let undone: Vec<&str> = saves.iter().rev().take(2).map(|save| save.method.as_str()).collect();
    assert_eq!(undone, ["pointer"; 2], "one undo has one way");
    assert!(table.has(&text_with("turn-of-name", &[("name", "Anna".into())])));
}

#[test]
fn a_game_of_several_goes_on_with_the_same_players() {
    let mut table = Table::new(world());
    table.seat(1, "person bob");
    table.seat(2, "computer 8 Random");
    table.click("play");
    table.play("1,1");
    // when covered, the computer stops; on top again, it starts anew
    table.handle(Event::Signal(Signal::Help));
    let covered = table.asked.pop().unwrap();
    table.handle(Event::Thought(covered.task.number, Finding::Moves(vec!["0,0".parse().unwrap()])));
    table.handle(Event::Signal(Signal::ChangeGame));
    assert_eq!((table.page().screen, table.asked.len()), ("board", 1));
    table.think();
    table.handle(Event::Signal(Signal::ChangeGame));
    assert_eq!(table.page().screen, "games");
    assert_eq!(table.page().language, Some(Language::English), "the host's again");
    table.click("game threes");
    assert_eq!(table.page().screen, "board", "nobody is asked again");
    assert!(table.has(&Texts::new(Language::Czech).with("turn-of-name", &[("name", "Bob".into())])));
    let seats = table.saves().saves.pop().unwrap().seats;
    let written = Seat::write(&[Seat::Person("bob".into()), Seat::Computer("Random".into(), Strength::USUAL)]);
    assert_eq!(seats, written);
}

#[test]
fn a_person_at_a_board_of_several_is_told_what_a_computer_would_play() {
    let mut table = Table::new(world());
    table.seat(2, "person bob");
    table.click("play");
    table.handle(Event::Signal(Signal::CanBeWon));
    assert!(table.page().notices.iter().any(|n| n.text == text("unknown-players")), "{:?}", table.page().notices);
    assert!(table.asked.is_empty());
    table.handle(Event::Signal(Signal::Hint));
    assert!(table.page().busy && table.has(&text("look-hint")));
    let job = table.asked.pop().unwrap();
    let found = job.run(&|| false);
    table.handle(Event::Thought(job.task.number, found));
    let page = table.page();
    assert!(!page.busy && page.named("play-hint").is_some());
    assert_eq!(table.saves().saves.len(), 1, "nothing is played unasked");
    table.click("play-hint");
    assert_eq!(table.saves().saves.last().unwrap().player, 1, "the person played it");
}

#[test]
fn a_computer_goes_on_with_its_turn_after_a_reload() {
    let mut store = world();
    let mut game = made(TWO_STEPS, &["Empty Empty Empty"; 2], &["111", "000"], (2, 2));
    game.id = "threes".into();
    store.games[0].game = Some(Arc::new(game));
    let mut table = Table::new(store);
    table.seat(1, "computer 8 Random");
    table.seat(2, "person anna");
    table.click("play");
    let told = |table: &mut Table| match table.asked.last().map(|job| &job.task.work) {
        Some(Work::Choose { turn, .. }) => turn.len(),
        other => panic!("{other:?}"),
    };
    assert_eq!(told(&mut table), 0);
    table.think();
    assert_eq!(told(&mut table), 1, "it has chosen a man");
    table.asked.clear();
    table.handle(Event::Signal(Signal::ChangeGame));
    table.click("game threes");
    assert_eq!(told(&mut table), 1, "it still knows what it has chosen");
}

/// The computer begins a game in which it plans turns of two choices. Nobody can win, so that a turn is not found by a proof, which plans nothing.
fn planning() -> Table {
    let mut game = made(&TWO_STEPS.replace("win(Player)", "draw"), &["Empty Empty Empty"; 2], &["111", "000"], (2, 2));
    game.id = "threes".into();
    game.opponents = vec![reckoner()];
    let mut store = world();
    store.games[0].game = Some(Arc::new(game));
    let mut table = Table::new(store);
    table.seat(1, "computer 8 Reckoner");
    table.seat(2, "person anna");
    table
}

/// A computer player that looks ahead.
pub fn reckoner() -> OpponentSource {
    OpponentSource {
        name: Text::plain("Reckoner"),
        contents: None,
        playout: None,
        search: Some(Search { kind: SearchKind::AlphaBeta, milliseconds: 1_000, depth: 2, amaf: None, guided: false }),
        file: "opponents.xml".into(),
    }
}

#[test]
fn a_computer_plays_the_turn_that_it_planned_without_thinking_again() {
    let mut table = planning();
    table.click("play");
    let job = table.asked.pop().unwrap();
    let Finding::Moves(planned) = job.run(&|| false) else { panic!() };
    assert_eq!(planned.len(), 2, "a man and where it goes");
    table.asked = vec![job];
    table.think();
    assert_eq!(table.saves().saves.len(), 2, "the start and the first choice");
    assert!(table.asked.is_empty(), "the second choice was planned");
    table.think();
    assert!(table.asked.is_empty());
    let saves = table.saves().saves;
    assert_eq!(saves.len(), 3);
    assert_eq!(saves.last().unwrap().player, 1);
}

/// The computer has made the first choice of the turn that it planned; then the game is left and opened again. The turn, and the task that
/// it gives then.
fn left_in_the_middle(table: &mut Table) -> (Vec<Move>, switchboard::shell::Job) {
    table.click("play");
    let job = table.asked.pop().unwrap();
    let Finding::Moves(planned) = job.run(&|| false) else { panic!() };
    table.asked = vec![job];
    table.think();
    assert_eq!(table.saves().saves.last().unwrap().chosen, planned.first().copied());
    table.handle(Event::Signal(Signal::ChangeGame));
    table.asked.clear();
    table.click("game threes");
    (planned, table.asked.pop().unwrap())
}

#[test]
fn a_computer_goes_on_with_the_turn_that_it_planned_before_the_game_was_left() {
    let mut table = planning();
    let (planned, again) = left_in_the_middle(&mut table);
    let Work::Choose { turn, .. } = &again.task.work else { panic!("{again:?}") };
    assert!(turn.is_empty(), "it plans the turn from its beginning");
    assert_eq!(again.run(&|| false), Finding::Moves(planned.clone()), "and comes to the same");
    table.asked = vec![again];
    table.think();
    assert!(table.asked.is_empty(), "it need not think about the rest");
    let saves = table.saves().saves;
    let chosen: Vec<Move> = saves.iter().filter_map(|save| save.chosen).collect();
    assert_eq!(chosen, planned);
    assert_eq!(table.page().standing.unwrap().turn.unwrap().player, 2, "the turn is over");
}

#[test]
fn a_computer_that_plans_another_turn_thinks_anew_from_where_it_is() {
    let mut table = planning();
    let (planned, again) = left_in_the_middle(&mut table);
    // on another machine, where time was over, it would have begun with another man
    let other: Move = ["0,0", "1,0"].iter().map(|cell| cell.parse().unwrap()).find(|man| *man != planned[0]).unwrap();
    table.handle(Event::Thought(again.task.number, Finding::Moves(vec![other, planned[1]])));
    let anew = table.asked.pop().unwrap();
    let Work::Choose { turn, .. } = &anew.task.work else { panic!("{anew:?}") };
    assert_eq!(turn.len(), 1, "it knows what it has chosen");
    table.asked = vec![anew];
    table.think();
    let last = table.saves().saves.pop().unwrap();
    assert_eq!((last.player, last.moves), (1, 2));
    assert_eq!(table.page().standing.unwrap().turn.unwrap().player, 2, "its turn is over");
}

#[test]
fn who_plays_is_chosen_first_and_then_how_strong() {
    let mut table = planning();
    table.click("edit 1");
    let names = |table: &Table| -> Vec<String> {
        let page = table.page();
        page.choices.iter().map(|choice| choice.name.clone()).filter(|name| !name.is_empty()).collect()
    };
    let offered = names(&table);
    assert!(
        ["sit person anna", "sit person bob", "sit computer Reckoner"]
            .iter()
            .all(|name| offered.iter().any(|known| known == name))
    );
    assert!(!offered.iter().any(|name| name.contains("level")), "{offered:?}");
    table.click("sit computer Reckoner");
    let offered = names(&table);
    assert_eq!(offered.iter().filter(|name| name.starts_with("level ")).count(), 8, "{offered:?}");
    assert!(table.page().choices.iter().any(|choice| choice.name == "level 8" && choice.on == Some(true)), "as it was");
    // back leads to who can play, and from there to the seats
    table.click("back");
    assert!(table.page().named("sit person bob").is_some());
    table.click("back");
    assert!(table.page().named("edit 1").is_some());
    table.seat(1, "computer 2 Reckoner");
    table.click("play");
    assert_eq!(table.saves().saves[0].seats, ["computer 2 Reckoner", "person anna"]);
    let Work::Choose { strength, .. } = &table.asked[0].task.work else { panic!() };
    assert_eq!(strength.level(), 2);
    // the game that is opened again has the same level
    table.handle(Event::Signal(Signal::ChangeGame));
    table.asked.clear();
    table.click("game threes");
    let Work::Choose { strength, .. } = &table.asked[0].task.work else { panic!() };
    assert_eq!(strength.level(), 2);
}
