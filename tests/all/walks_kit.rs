//! Walks through the program as a player makes them, with one switch and the timer alone, with the keyboard alone, or with the mouse
//! alone, and what its pages say.

use super::memory_store::MemoryStore;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use switchboard::disk::Catalogue;
use switchboard::language::{Arg, Language};
use switchboard::narrate::Texts;
use switchboard::play::{Move, Outcome};
use switchboard::shell::{
    App, Block, Choice, ChoiceId, ChoiceKind, Event, Frame, GameEntry, Page, Profile, Program, Settings, Signal, Start,
    Switch,
};

/// No walk to one choice takes more inputs than this; a choice farther away counts as not reached.
const MAX_STEPS: usize = 3_000;

/// The games of these folder names, as the program loads them.
pub fn games(names: &[&str]) -> Vec<GameEntry> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let catalogue = Catalogue::new(&[folder]);
    let entry = |name: &&str| {
        let read = catalogue.read(name).unwrap();
        GameEntry::new((*name).to_owned(), read)
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
    let why = ["ignored-too-short", "ignored-repeat", "ignored-cool-down", "ignored-unquiet"].map(text);
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
        Self { app, now_ms: 0, presses: 0, way }
    }

    /// Whether it is controlled by a pointer.
    pub fn points(&self) -> bool {
        self.way == Way::Mouse
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
    pub fn cool_down(&mut self) {
        loop {
            let deaf_ms = u64::from(self.page().deaf_ms);
            if deaf_ms == 0 {
                return;
            }
            let wake = self.app.next_wake().unwrap_or(u64::MAX);
            self.now_ms = wake.min(self.now_ms + deaf_ms).max(self.now_ms + 1);
            self.handle(Event::Tick);
        }
    }

    /// Presses and releases the switch.
    pub fn press(&mut self) {
        self.presses += 1;
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
                if page.deaf_ms > 0 {
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
pub const LEVEL_UP: &str = "level-up";

/// The name of the choice that only a pointer takes: a learner's light passes it by.
pub const BY_POINTER: &str = "desk-by-pointer";

/// The choice that leads out of a group of the scan: the program adds it after all others.
pub fn is_level_up(page: &Page, id: ChoiceId) -> bool {
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
    let is_followed = |c: &Choice| {
        c.enabled && ![LEVEL_UP, BY_POINTER].contains(&c.name.as_str()) && !c.name.starts_with("language ")
    };
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
pub fn follow(way: Way, games: &[GameEntry], route: &[ChoiceId]) -> Walk {
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
pub fn leaves(walk: &mut Walk) -> bool {
    for _ in 0..40 {
        let page = walk.page();
        if page.screen == "players" && page.choices.iter().any(|c| c.name == "quit") {
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

pub fn solution(games: &[GameEntry], level: usize) -> Vec<Move> {
    Move::read_list(&games[0].game.as_ref().unwrap().levels[level].solution).unwrap()
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

/// The frames of the page's board.
pub fn frames(page: &Page) -> Vec<Frame> {
    let found =
        page.blocks.iter().find_map(|(_, b)| if let Block::Board { frames, .. } = b { Some(frames) } else { None });
    found.unwrap().clone()
}
