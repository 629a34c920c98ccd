//! Walks through every screen with one switch and the timer alone, with the keyboard alone, with the mouse alone: each choice is reached,
//! and there is no state that cannot be left. Then faults on the real signal path.

use super::memory_store::MemoryStore;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use switchboard::device::{Devices, Incoming};
use switchboard::disk::Catalogue;
use switchboard::language::{Arg, Language};
use switchboard::narrate::Texts;
use switchboard::play::{Move, Outcome};
use switchboard::shell::{
    App, Block, Choice, ChoiceId, ChoiceKind, Effect, Event, Frame, GameEntry, Page, Profile, Program, SavePlace,
    Settings, Signal, Speech, Spoken, Start, Switch, read_request,
};

/// No walk to one choice takes more inputs than this; a choice farther away counts as not reached.
const MAX_STEPS: usize = 3_000;

/// The games of these folder names, as the program loads them.
pub fn games(names: &[&str]) -> Vec<GameEntry> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let catalogue = Catalogue::new(&[folder]);
    let entry = |name: &&str| {
        let read = catalogue.read(name).unwrap();
        GameEntry { id: (*name).to_owned(), game: read.game.map(std::sync::Arc::new), problems: read.problems }
    };
    names.iter().map(entry).collect()
}

/// The program's English text of this name.
pub fn text(id: &str) -> String {
    Texts::new(Language::English).get(id)
}

/// The program's English text of this name with its arguments filled in.
pub fn text_with(id: &str, args: &[(&str, Arg)]) -> String {
    Texts::new(Language::English).with(id, args)
}

/// The beginning of the program's English text of this name, before the first of these arguments.
pub fn opening(id: &str, args: &[&str]) -> String {
    let args: Vec<(&str, Arg)> = args.iter().map(|name| (*name, Arg::from("\u{1}"))).collect();
    let words = text_with(id, &args);
    let words = words.split('\u{1}').next().unwrap();
    assert!(!words.is_empty(), "{id} begins with an argument");
    words.to_owned()
}

/// Whether the page says that a press did not count.
pub fn was_ignored(page: &Page) -> bool {
    let why = ["ignored-too-short", "ignored-repeat", "ignored-cool-down"].map(text);
    page.notices.iter().any(|notice| why.contains(&notice.text))
}

/// How the program is controlled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    Switch,
    Keyboard,
    Mouse,
}

/// A program with data in memory, and its clock.
pub struct Walk {
    pub app: App,
    pub now_ms: u64,
    /// How often the switch was pressed.
    pub presses: usize,
    way: Way,
    pressed_ms: u64,
}

impl Walk {
    pub fn settings(way: Way) -> Settings {
        let mut settings = Settings::default();
        settings.scan.interval_ms = 400;
        settings.scan.timed = way == Way::Switch;
        settings.countdowns = switchboard::shell::Countdowns::Off;
        if way != Way::Switch {
            settings.set("method", "Linear").unwrap();
        }
        settings
    }

    pub fn new(way: Way, games: &[GameEntry]) -> Self {
        let mut store = MemoryStore::new(games.to_vec());
        let profile = Profile::named("Ann", Language::English);
        store.players.insert("Ann".to_owned(), (profile, Self::settings(way)));
        Self::start(way, store, &Start::default())
    }

    pub fn start(way: Way, store: MemoryStore, start: &Start) -> Self {
        Self::of(way, App::new(Box::new(store), start, 0).unwrap())
    }

    pub fn of(way: Way, app: App) -> Self {
        Self { app, now_ms: 0, presses: 0, way, pressed_ms: 0 }
    }

    pub fn page(&self) -> Page {
        self.app.page(self.now_ms)
    }

    pub fn handle(&mut self, event: Event) {
        self.app.handle(event, self.now_ms);
    }

    /// Lets time pass until the program next wants to be woken.
    pub fn wait(&mut self) {
        let wake = self.app.next_wake().unwrap_or(self.now_ms + 1_000);
        self.now_ms = wake.max(self.now_ms + 1);
        self.handle(Event::Tick);
    }

    /// Waits until presses count again; the first slot after a press always lasts longer than that.
    fn cool_down(&mut self) {
        while self.now_ms < self.pressed_ms + 510 {
            let wake = self.app.next_wake().unwrap_or(u64::MAX);
            self.now_ms = wake.min(self.pressed_ms + 510).max(self.now_ms + 1);
            self.handle(Event::Tick);
        }
    }

    /// Presses and releases the switch.
    pub fn press(&mut self) {
        self.presses += 1;
        self.pressed_ms = self.now_ms;
        self.handle(Event::Pressed(Switch::Main));
        self.now_ms += 60;
        self.handle(Event::Released(Switch::Main));
    }

    /// A key of the keyboard that stands for a signal.
    fn key(&mut self, signal: Signal) {
        self.now_ms += 700;
        self.handle(Event::Signal(signal));
    }

    /// Lights this choice alone. False if that cannot be done.
    pub fn light(&mut self, target: ChoiceId) -> bool {
        let (mut seen_cancel, mut was_up, screen) = (0, false, self.page().screen);
        for _ in 0..MAX_STEPS {
            let page = self.page();
            if page.screen != screen {
                return false;
            }
            if page.focus == Some(target) {
                return true;
            }
            let is_up = page.focus.is_some_and(|id| is_level_up(&page, id));
            seen_cancel += usize::from(is_up && !was_up);
            was_up = is_up;
            if self.way == Way::Mouse {
                self.handle(Event::PointAt(target));
            } else if page.resting || (page.lit.len() > 1 && page.lit.contains(&target)) || (is_up && seen_cancel > 1) {
                if self.now_ms < self.pressed_ms + 510 {
                    self.cool_down();
                    continue;
                }
                seen_cancel = 0;
                self.press();
            } else if self.way == Way::Keyboard {
                self.key(Signal::Next);
            } else {
                self.wait();
            }
        }
        false
    }

    /// Lets the last board of a game that has just ended stand until its result is told.
    pub fn pass_last_board(&mut self) {
        for _ in 0..MAX_STEPS {
            let page = self.page();
            let ended = page.standing.as_ref().is_some_and(|standing| standing.outcome != Outcome::Playing);
            if page.screen != "board" || !ended || page.focus.is_some() || !page.lit.is_empty() {
                return;
            }
            self.wait();
        }
    }

    /// Chooses this choice; if that ends a game, until its result is told.
    pub fn choose(&mut self, target: ChoiceId) -> bool {
        let is_chosen = self.choose_alone(target);
        self.pass_last_board();
        is_chosen
    }

    fn choose_alone(&mut self, target: ChoiceId) -> bool {
        if self.way == Way::Mouse {
            self.now_ms += 700;
            self.handle(Event::Click(target));
            return true;
        }
        for _ in 0..50 {
            if !self.light(target) {
                return false;
            }
            self.cool_down();
            let page = self.page();
            if page.focus == Some(target) && !page.resting {
                self.press();
                assert!(!was_ignored(&self.page()), "{:?}", self.page().notices);
                return true;
            }
            if page.resting {
                self.press();
            }
        }
        false
    }

    /// Chooses the choice with this name.
    pub fn choose_name(&mut self, name: &str) -> bool {
        self.page().named(name).is_some_and(|id| self.choose(id))
    }

    /// Chooses the choice with this label of the game.
    pub fn choose_label(&mut self, label: &str) -> bool {
        let page = self.page();
        let found = page.choices.iter().position(|c| c.enabled && c.label == label);
        found.is_some_and(|index| self.choose(ChoiceId(index)))
    }

    /// Plays a move of the board.
    pub fn play(&mut self, chosen: Move) -> bool {
        let page = self.page();
        let is_it = |kind: ChoiceKind| matches!(kind, ChoiceKind::Move(known, _) if known == chosen);
        page.choices.iter().position(|c| is_it(c.kind)).is_some_and(|index| self.choose(ChoiceId(index)))
    }
}

/// The name of the choice that leads out of a group of the scan.
const LEVEL_UP: &str = "level-up";

/// The choice that leads out of a group of the scan: the program adds it after all others.
fn is_level_up(page: &Page, id: ChoiceId) -> bool {
    page.choices.get(id.0).is_some_and(|c| c.name == LEVEL_UP)
}

/// Pages that differ only in numbers, lines and moves are the same place in the program.
pub fn place(page: &Page) -> String {
    let labels = page.choices.iter().filter(|c| !matches!(c.kind, ChoiceKind::Move(..)));
    let labels: Vec<String> = labels
        .map(|c| {
            let label = c.label.split(':').next().unwrap_or_default();
            format!("{}{}", label.replace(|l: char| l.is_ascii_digit(), ""), if c.enabled { "" } else { "-" })
        })
        .collect();
    format!("{} {}", page.screen, labels.join("|"))
}

/// Which choices of a page are followed: of long lists of one kind only the first ones.
pub fn followed(page: &Page) -> Vec<ChoiceId> {
    let most = match page.screen {
        "values" | "remap" | "levels" | "editor" => 2,
        "board" => 3,
        _ => usize::MAX,
    };
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut list = Vec::new();
    // in another language every place would be a different one
    let is_followed = |c: &Choice| c.enabled && c.name != LEVEL_UP && !c.name.starts_with("language ");
    for (index, choice) in page.choices.iter().enumerate().filter(|(_, c)| is_followed(c)) {
        let kind = match choice.kind {
            ChoiceKind::Move(..) => "move",
            ChoiceKind::Row => "row",
            // letters of the keyboard
            _ if choice.label.chars().count() == 1 => "letter",
            _ => "other",
        };
        let count = seen.entry(kind).or_default();
        *count += 1;
        let limit = if kind == "letter" { 1 } else { most };
        if kind == "other" || *count <= limit {
            list.push(ChoiceId(index));
        }
    }
    list
}

/// Follows a route of choices from the start.
fn follow(way: Way, games: &[GameEntry], route: &[ChoiceId]) -> Walk {
    let mut walk = Walk::new(way, games);
    while walk.page().screen == "welcome" {
        walk.wait();
    }
    for id in route {
        assert!(walk.choose(*id), "{way:?}: choice {id:?} of {route:?} cannot be chosen on {}", place(&walk.page()));
        if walk.page().wants_key {
            break;
        }
    }
    walk
}

/// From the current place to the list of players, by what a player would choose.
fn leaves(walk: &mut Walk) -> bool {
    for _ in 0..40 {
        let page = walk.page();
        if page.screen == "players" && page.choices.iter().any(|c| c.name == "quit" && c.enabled) {
            return true;
        }
        if walk.app.is_over() {
            return true;
        }
        let way_out = |c: &Choice| {
            c.enabled
                && !is_level_up(&page, ChoiceId(page.choices.len()))
                && (c.kind == ChoiceKind::Cancel && c.name != LEVEL_UP
                    || ["no", "games", "change-game", "change-player", "back"].contains(&c.name.as_str()))
        };
        match page.choices.iter().position(way_out) {
            Some(index) => {
                if !walk.choose(ChoiceId(index)) {
                    return false;
                }
            }
            None => {
                for _ in 0..200 {
                    walk.wait();
                }
            }
        }
    }
    false
}

/// A page of each place of the program in this language, found with the mouse.
pub fn every_page(language: Language) -> Vec<Page> {
    let games = games(&["lights-out"]);
    let mut known: BTreeSet<String> = BTreeSet::new();
    let mut pages = Vec::new();
    let mut queue: VecDeque<Vec<ChoiceId>> = VecDeque::from([Vec::new()]);
    while let Some(route) = queue.pop_front() {
        let mut store = MemoryStore::new(games.clone());
        store.language = language;
        store.players.insert("Ann".to_owned(), (Profile::named("Ann", language), Walk::settings(Way::Mouse)));
        let mut walk = Walk::start(Way::Mouse, store, &Start::default());
        pages.extend(route.is_empty().then(|| walk.page()));
        while walk.page().screen == "welcome" {
            walk.wait();
        }
        for id in &route {
            walk.choose(*id);
        }
        let page = walk.page();
        if walk.app.is_over() || !known.insert(place(&page)) {
            continue;
        }
        for id in followed(&page) {
            queue.push_back(route.iter().copied().chain([id]).collect());
        }
        pages.push(page);
    }
    pages
}

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
    GameEntry { id: "broken".to_owned(), game: None, problems }
}

/// Every choice that can be chosen is lit alone, and drawn somewhere.
fn reach_all(walk: &mut Walk, route: &[ChoiceId]) {
    let page = walk.page();
    if page.screen == "pace" {
        // its only choice is the exercise, which is tested separately
        return;
    }
    for index in 0..page.choices.len() {
        if page.choices[index].enabled && page.choices[index].name != LEVEL_UP {
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

/// Every word that a page shows.
pub fn words(page: &Page) -> Vec<String> {
    let mut list: Vec<String> = page.choices.iter().map(|c| c.label.clone()).collect();
    list.extend(page.notices.iter().map(|n| n.text.clone()));
    list.push(page.title.clone());
    for (_, block) in &page.blocks {
        match block {
            Block::Heading(text) | Block::Text(text) | Block::Code(text) => list.push(text.clone()),
            Block::Notes { title, notes } => {
                list.push(title.clone());
                list.extend(notes.iter().map(switchboard::shell::Note::line));
            }
            Block::Panel(lines) => list.extend(lines.iter().flat_map(|l| [l.name.clone(), l.value.clone()])),
            Block::List(rows) => list.extend(rows.iter().flat_map(|row| row.columns.clone())),
            Block::Shelf { title, cards } => {
                list.push(title.clone());
                list.extend(cards.iter().flat_map(|card| card.row.columns.clone()));
            }
            Block::Card { title, subtitle, numbers, .. } => {
                list.extend([title.clone(), subtitle.clone()]);
                list.extend(numbers.iter().flat_map(|line| [line.name.clone(), line.value.clone()]));
            }
            Block::Brand(text) => list.push(text.clone()),
            Block::Ending(ending) => {
                list.push(ending.result.clone());
                list.extend(ending.stars.iter().map(|(words, _)| words).chain(&ending.words).cloned());
                list.extend(ending.levels.iter().map(|(_, _, words)| words.clone()));
            }
            Block::Entry { label, .. } => list.push(label.clone()),
            Block::Table { header, rows, .. } => {
                list.extend(header.iter().chain(rows.iter().flatten()).cloned());
            }
            Block::Chart { title, .. } => list.push(title.clone()),
            _ => {}
        }
    }
    list
}

const SCREENS: [&str; 16] = [
    "about",
    "ask",
    "author",
    "author-list",
    "board",
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

pub fn solution(games: &[GameEntry], level: usize) -> Vec<Move> {
    Move::read_list(&games[0].game.as_ref().unwrap().levels[level].solution).unwrap()
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
    assert!(name_is(&walk, "Alex"), "the system's user is offered");
    assert!(walk.choose_name("field-name"));
    assert!(walk.choose_name("letter x"));
    assert!(walk.choose_name("done"));
    assert!(name_is(&walk, "Alexx"));
    assert!(walk.choose_name("field-degree"));
    assert!(walk.choose_name("degree 3"));
    assert!(walk.choose_name("save"));
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
        } else {
            walk.now_ms += 1_499;
            walk.handle(Event::Tick);
            assert_eq!(walk.page().screen, "board");
            walk.now_ms += 1;
            walk.handle(Event::Tick);
        }
        assert_eq!((walk.page().screen, deciding(&walk)), ("level-done", 1), "pressed: {is_pressed}");
    }
}

/// A program with one player, Sokoban open at a level.
pub fn at_sokoban(settings: Settings, level: &str) -> Walk {
    let mut store = MemoryStore::new(games(&["sokoban"]));
    let profile = Profile::named("Ann", Language::English);
    store.players.insert("Ann".to_owned(), (profile, settings));
    let start = Start { player: Some("Ann".into()), game: Some("sokoban".into()), level: Some(level.into()) };
    Walk::start(Way::Switch, store, &start)
}

pub fn number(walk: &Walk) -> u32 {
    walk.page().standing.map_or(0, |s| s.number)
}

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
        assert!(page.choices.iter().any(|c| c.enabled) || page.wants_key, "nothing can be chosen on {}", page.screen);
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

/// The frames of the page's board.
pub fn frames(page: &Page) -> Vec<Frame> {
    let found =
        page.blocks.iter().find_map(|(_, b)| if let Block::Board { frames, .. } = b { Some(frames) } else { None });
    found.unwrap().clone()
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

#[test]
fn what_would_still_be_taken_glows_until_the_lag_is_over() {
    let mut settings = Walk::settings(Way::Switch);
    settings.set("method", "Linear").unwrap();
    settings.set("lag", "200").unwrap();
    let mut walk = at_sokoban(settings, "01");
    let first = walk.page().lit;
    walk.wait();
    let page = walk.page();
    assert_ne!(page.lit, first);
    assert_eq!(page.afterglow, first);
    assert_eq!(frames(&page).iter().filter(|frame| **frame == Frame::Afterglow).count(), 1);
    let lit_ms = walk.now_ms;
    while walk.now_ms < lit_ms + 200 {
        assert_eq!(walk.page().afterglow, first);
        walk.wait();
    }
    assert_eq!(walk.now_ms, lit_ms + 200, "the page is drawn anew when the glow ends");
    assert!(walk.page().afterglow.is_empty() && !frames(&walk.page()).contains(&Frame::Afterglow));
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
    assert_eq!((walk.page().screen, interval(&mut walk)), ("board", 480));
    // with none wrong a faster one is proposed; no is no, and it is not proposed again
    let mut walk = to_and_fro(settings(), 60, 0);
    assert!(
        walk.page().blocks.iter().any(
            |(_, b)| matches!(b, Block::Heading(text) if text.starts_with(&opening("ask-pace-easy", &["interval"])))
        )
    );
    assert!(walk.choose_name("no"));
    assert_eq!((walk.page().screen, interval(&mut walk)), ("board", 400));
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
    assert!(["1 s", "0.65 s", "0.05 s", "0.3 s"].iter().all(|time| question.contains(time)), "{question}");
    assert!(walk.choose_name("yes"));
    let scan = walk.app.store().settings("Ann").0.scan;
    assert_eq!((scan.interval_ms, scan.lag_ms, scan.filter.hold_ms, scan.filter.repeat_ms), (1_000, 650, 50, 300));
}

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

/// A whole level through the path of signals, with a tenth of the presses missed, stray presses, bounce, key repeat, an hour of silence and
/// a clock that jumps: it is finished, nothing is chosen by silence, and the record is correct.
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
    assert!(walk.choose_name("player"));
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
