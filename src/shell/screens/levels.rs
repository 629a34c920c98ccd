//! The levels of a game, with how far the player is in each; where the game can make levels, new ones. They are made
//! beside the screen, kept for the player, and played at once; each of them can be removed.

use crate::game::{Game, Language, Level, Text};
use crate::generate::{NoLevel, new_level, read_generator};
use crate::narrate::Texts;
use crate::shell::screen::{Context, Open, Question, Report, Screen, Taken, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{ChoiceKind, Errand, Finding, Key, LevelProgress, NoticeKind, Signal, Zone};
use crate::solve::{Progress, Stop};
use std::sync::Arc;

/// How long making a level may take: as long as one waits for a press without wondering (solving.md).
const MAKE_MS: u32 = 2_000;
/// The difficulties that the program has words for.
const KNOWN_DIFFICULTIES: [(&str, &str); 3] =
    [("easy", "difficulty-easy"), ("medium", "difficulty-medium"), ("hard", "difficulty-hard")];

/// A level is being made.
#[derive(Debug)]
struct Making {
    errand: Errand,
    since_ms: u64,
}

/// What choosing a row does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Play,
    Remove,
}

/// The list of levels.
#[derive(Debug)]
pub struct Levels {
    id: String,
    game: Option<Arc<Game>>,
    progress: Vec<LevelProgress>,
    /// Folder names of the levels that were made for the player.
    own: Vec<String>,
    purpose: Purpose,
    /// The difficulties of new levels; none where the game makes no levels.
    difficulties: Option<Vec<String>>,
    making: Option<Making>,
    now_ms: u64,
}

impl Levels {
    pub fn new(id: String, cx: &mut Context<'_>) -> Self {
        let mut screen = Self {
            id,
            game: None,
            progress: Vec::new(),
            own: Vec::new(),
            purpose: Purpose::Play,
            difficulties: None,
            making: None,
            now_ms: cx.now_ms,
        };
        screen.load(cx);
        let generator = screen.game.as_ref().and_then(|game| read_generator(game).0);
        screen.difficulties = generator.map(|made| made.difficulties.into_iter().map(|(name, _)| name).collect());
        screen
    }

    fn load(&mut self, cx: &mut Context<'_>) {
        self.game = cx.store.games().into_iter().find(|entry| entry.id == self.id).and_then(|entry| entry.game);
        let player = cx.host_id();
        self.progress = self.game.as_ref().map(|game| cx.store.progress(&player, game)).unwrap_or_default();
        self.own = cx.store.own_levels(&player, &self.id);
    }

    fn level(&self, index: usize) -> Option<&Level> {
        self.game.as_ref()?.levels.get(index)
    }

    fn is_own(&self, level: &Level) -> bool {
        self.own.contains(&level.id)
    }

    /// The levels that can be chosen now, with their places in the game.
    fn listed(&self) -> impl Iterator<Item = (usize, &Level)> {
        let levels = self.game.as_ref().map(|game| game.levels.as_slice()).unwrap_or_default();
        let is_listed = |level: &Level| self.purpose == Purpose::Play || self.is_own(level);
        levels.iter().enumerate().filter(move |(_, level)| is_listed(level))
    }

    fn pick(&mut self, index: usize, cx: &mut Context<'_>) {
        let Some(level) = self.level(index) else { return };
        let id = level.id.clone();
        match self.purpose {
            Purpose::Play => self.open(id, cx),
            Purpose::Remove => {
                let name = label(level, cx.texts.language());
                cx.report(Report::Open(Open::Ask(Question::RemoveLevel(id, name))));
            }
        }
    }

    fn turn_to(&mut self, purpose: Purpose, cx: &mut Context<'_>) {
        self.purpose = purpose;
        cx.report(Report::NewTurn);
    }

    /// New levels, of each difficulty; while one is made, stopping that.
    fn make_offers(&self, view: &View<'_>) -> Vec<Offer> {
        let t = view.texts;
        let Some(difficulties) = &self.difficulties else { return Vec::new() };
        if self.making.is_some() {
            return vec![Offer::button(t.get("new-level-stop"), Act::Dismiss).near()];
        }
        let usual = Offer::button(t.get("new-level"), Act::Make(None)).near();
        let remove = (!self.own.is_empty()).then(|| Offer::button(t.get("remove-level"), Act::Delete));
        let others = difficulties.iter().enumerate().map(|(place, name)| {
            let name = difficulty(name).get(view.language()).to_owned();
            Offer::button(t.with("new-level-of", &[("difficulty", name.into())]), Act::Make(Some(place)))
        });
        std::iter::once(usual).chain(others).chain(remove).collect()
    }

    fn make(&mut self, difficulty: Option<usize>, cx: &mut Context<'_>) {
        let Some(game) = self.game.clone() else { return };
        let names = self.difficulties.as_ref();
        let difficulty = difficulty.and_then(|place| names.and_then(|names| names.get(place)).cloned());
        self.stop();
        let seed = cx.store.seed();
        let errand = Errand::new(cx.store.seed(), MAKE_MS, move |stop| {
            let watch = |_: &Progress| if stop() { Err(Stop::Time) } else { Ok(()) };
            let made = new_level(&game, difficulty.as_deref(), "new", seed, &watch);
            Finding::Level(made.map(|made| Box::new(named(made.level, seed))))
        });
        self.making = Some(Making { errand: errand.clone(), since_ms: cx.now_ms });
        cx.notice(NoticeKind::Result, cx.texts.get("new-level-making"));
        cx.report(Report::Think(errand));
        cx.report(Report::NewTurn);
    }

    fn stop(&mut self) {
        if let Some(making) = self.making.take() {
            making.errand.stop();
        }
    }

    fn made(&mut self, made: Result<Box<Level>, NoLevel>, cx: &mut Context<'_>) {
        self.making = None;
        cx.report(Report::Clear);
        cx.report(Report::NewTurn);
        let level = match made {
            Ok(level) => level,
            Err(_) => return cx.notice(NoticeKind::Result, cx.texts.get("new-level-none")),
        };
        let player = cx.host_id();
        let kept = cx.store.keep_level(&player, &self.id, &level);
        if let Some(id) = cx.check(kept) {
            self.open(id, cx);
        }
    }

    /// The board below goes too: what is left open there was saved when it was covered.
    fn open(&self, level: String, cx: &mut Context<'_>) {
        cx.report(Report::ReplaceTwo(Open::Board { game: self.id.clone(), level: Some(level) }));
    }

    /// How long the level has been in the making, in words.
    fn status(&self, view: &View<'_>) -> Option<String> {
        let making = self.making.as_ref()?;
        let seconds = view.now_ms.saturating_sub(making.since_ms) / 1_000;
        let most = making.errand.milliseconds.div_ceil(1_000);
        let line = view.texts.with("look-seconds", &[("seconds", seconds.into()), ("most", most.into())]);
        Some(format!("{}: {line}", view.texts.get("new-level-making")))
    }
}

/// What a level is called in the list.
fn label(level: &Level, language: Language) -> String {
    let name = level.name.get(language);
    if name.is_empty() { level.id.clone() } else { format!("{} {name}", level.id) }
}

/// What the author calls a difficulty, in the languages of the program where it knows the word.
fn difficulty(name: &str) -> Text {
    let known = KNOWN_DIFFICULTIES.iter().find(|(word, _)| name.eq_ignore_ascii_case(word));
    known.map_or_else(|| Text::plain(name), |(_, id)| in_all_languages(id))
}

fn in_all_languages(id: &str) -> Text {
    let variants = Language::ALL.into_iter().map(|language| (language.code().to_owned(), Texts::new(language).get(id)));
    Text { variants: variants.collect() }
}

/// The level with a name, and where it is from.
fn named(level: Level, seed: u64) -> Level {
    let words = level.difficulty.get(Language::English);
    let difficulty = if words.is_empty() { Text::default() } else { difficulty(words) };
    Level { name: in_all_languages("new-level"), difficulty, source: format!("generator.xml, seed {seed}"), ..level }
}

impl Screen for Levels {
    fn name(&self) -> &'static str {
        "levels"
    }

    fn sheet(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        sheet.heading(t.get(match self.purpose {
            Purpose::Play => "levels-title",
            Purpose::Remove => "levels-remove-which",
        }));
        if let Some(status) = self.status(view) {
            sheet.text(status);
        }
        let rows = self.listed().map(|(index, level)| {
            let label = label(level, view.language());
            let progress = self.progress.get(index).copied().unwrap_or_default();
            let state = match (progress.done, progress.begun) {
                (true, _) => t.get("level-is-done"),
                (false, true) => t.get("level-is-begun"),
                (false, false) => String::new(),
            };
            let best = progress.best_moves.map(|n| t.with("moves", &[("count", n.into())])).unwrap_or_default();
            let columns = vec![level.difficulty.get(view.language()).to_owned(), state, best];
            (Offer::new(ChoiceKind::Row, label, Act::Pick(index)).on(progress.done), None, columns, false)
        });
        sheet.list(rows.collect());
        if self.purpose == Purpose::Remove {
            sheet.buttons(Zone::Top, vec![Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Go)]);
            return sheet;
        }
        let mut buttons = vec![Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Back)];
        buttons.extend(self.make_offers(view));
        sheet.buttons(Zone::Top, buttons);
        sheet.busy = self.making.is_some();
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        self.now_ms = cx.now_ms;
        match act {
            Act::Pick(index) => self.pick(*index, cx),
            Act::Delete => self.turn_to(Purpose::Remove, cx),
            Act::Go => self.turn_to(Purpose::Play, cx),
            Act::Make(difficulty) => self.make(*difficulty, cx),
            Act::Dismiss => {
                self.stop();
                cx.notice(NoticeKind::Result, cx.texts.get("new-level-stopped"));
                cx.report(Report::NewTurn);
            }
            _ => {}
        }
    }

    /// The key that removes, on a level that was made for the player: rows come first among the choices.
    fn typed(&mut self, key: &Key, cx: &mut Context<'_>) {
        let row = cx.focus.and_then(|id| self.listed().nth(id.0)).filter(|(_, level)| self.is_own(level));
        if let (Key::Delete, Some((index, _)), None) = (key, row, &self.making) {
            self.purpose = Purpose::Remove;
            self.pick(index, cx);
        }
    }

    fn signal(&mut self, signal: Signal, cx: &mut Context<'_>) -> Taken {
        if signal == Signal::ChangeGame && self.purpose == Purpose::Remove {
            self.turn_to(Purpose::Play, cx);
            return Taken::Yes;
        }
        Taken::No
    }

    fn shown(&mut self, cx: &mut Context<'_>) {
        self.purpose = Purpose::Play;
        self.load(cx);
    }

    fn answered(&mut self, question: &Question, cx: &mut Context<'_>) {
        let Question::RemoveLevel(level, name) = question else { return };
        let player = cx.host_id();
        let removed = cx.store.remove_level(&player, &self.id, level);
        if cx.check(removed).is_some() {
            cx.notice(NoticeKind::Result, cx.texts.with("level-removed", &[("name", name.into())]));
        }
        self.load(cx);
        cx.report(Report::NewTurn);
    }

    fn thought(&mut self, number: u64, found: Finding, cx: &mut Context<'_>) {
        self.now_ms = cx.now_ms;
        let is_mine = self.making.as_ref().is_some_and(|making| making.errand.number == number);
        if let (Finding::Level(made), true) = (found, is_mine) {
            self.made(made, cx);
        }
    }

    fn tick(&mut self, cx: &mut Context<'_>) {
        self.now_ms = cx.now_ms;
    }

    fn next_wake(&self) -> Option<u64> {
        let making = self.making.as_ref()?;
        let passed = self.now_ms.saturating_sub(making.since_ms) / 1_000;
        Some(making.since_ms.saturating_add((passed + 1) * 1_000))
    }

    fn leave(&mut self, _cx: &mut Context<'_>) {
        self.stop();
    }
}
