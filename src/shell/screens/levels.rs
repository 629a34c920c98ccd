//! The levels of a game, with how far the player is in each; where the game can make levels, new ones. They are made
//! beside the screen, kept for the player, and played at once.

use crate::game::{Game, Language, Level, Text};
use crate::narrate::Texts;
use crate::shell::screen::{Context, Open, Report, Screen, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{ChoiceKind, Errand, Finding, LevelProgress, NoticeKind, Zone};
use crate::solve::{NoLevel, Progress, Stop, new_level, read_generator};
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

/// The list of levels.
#[derive(Debug)]
pub struct Levels {
    id: String,
    game: Option<Arc<Game>>,
    progress: Vec<LevelProgress>,
    /// The difficulties of new levels; none where the game makes no levels.
    difficulties: Option<Vec<String>>,
    making: Option<Making>,
    now_ms: u64,
}

impl Levels {
    pub fn new(id: String, cx: &mut Context<'_>) -> Self {
        let game = cx.store.games().into_iter().find(|entry| entry.id == id).and_then(|entry| entry.game);
        let player = cx.host_id();
        let progress = game.as_ref().map(|game| cx.store.progress(&player, game)).unwrap_or_default();
        let generator = game.as_ref().and_then(|game| read_generator(game).0);
        let difficulties = generator.map(|made| made.difficulties.into_iter().map(|(name, _)| name).collect());
        Self { id, game, progress, difficulties, making: None, now_ms: cx.now_ms }
    }

    /// New levels, of each difficulty; while one is made, stopping that.
    fn make_offers(&self, view: &View<'_>) -> Vec<Offer> {
        let t = view.texts;
        let Some(difficulties) = &self.difficulties else { return Vec::new() };
        if self.making.is_some() {
            return vec![Offer::button(t.get("new-level-stop"), Act::Dismiss).near()];
        }
        let usual = Offer::button(t.get("new-level"), Act::Make(None)).near();
        let others = difficulties.iter().enumerate().map(|(place, name)| {
            let name = difficulty(name).get(view.language()).to_owned();
            Offer::button(t.with("new-level-of", &[("difficulty", name.into())]), Act::Make(Some(place)))
        });
        std::iter::once(usual).chain(others).collect()
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
        sheet.heading(t.get("levels-title"));
        if let Some(status) = self.status(view) {
            sheet.text(status);
        }
        let levels = self.game.as_ref().map(|game| game.levels.as_slice()).unwrap_or_default();
        let rows = levels.iter().enumerate().map(|(index, level)| {
            let name = level.name.get(view.language());
            let label = if name.is_empty() { level.id.clone() } else { format!("{} {name}", level.id) };
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
        let mut buttons = vec![Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Back)];
        buttons.extend(self.make_offers(view));
        sheet.buttons(Zone::Top, buttons);
        sheet.busy = self.making.is_some();
        sheet
    }

    fn choose(&mut self, act: &Act, cx: &mut Context<'_>) {
        self.now_ms = cx.now_ms;
        match act {
            Act::Pick(index) => {
                let level = self.game.as_ref().and_then(|game| game.levels.get(*index)).map(|level| level.id.clone());
                if let Some(level) = level {
                    self.open(level, cx);
                }
            }
            Act::Make(difficulty) => self.make(*difficulty, cx),
            Act::Dismiss => {
                self.stop();
                cx.notice(NoticeKind::Result, cx.texts.get("new-level-stopped"));
                cx.report(Report::NewTurn);
            }
            _ => {}
        }
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
