//! The levels of a game, with how far the player is in each; where the game can make levels, new ones. They are made
//! beside the screen, kept for the player, and played at once; each of them can be removed. Where the game lets boards of one's
//! own measures be made, those are chosen here too.

mod own_board;

use crate::game::{Game, Kind, Language, Level, Text};
use crate::generate::{NoLevel, read_generator, read_measures};
use crate::narrate::Texts;
use crate::play::Engine;
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Question, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::settings::color_word;
use crate::shell::{Finding, Job, Key, LevelProgress, NoticeKind, RowPicture, Signal, Task, Work, Zone};
use own_board::OwnBoard;
use std::sync::Arc;

/// How long making a level may take: as long as one waits for a press without wondering (solving.md).
const MAKE_MS: u32 = 2_000;
/// The difficulties that the program has words for.
const KNOWN_DIFFICULTIES: [(&str, &str); 3] =
    [("easy", "difficulty-easy"), ("medium", "difficulty-medium"), ("hard", "difficulty-hard")];

/// A level is being made.
#[derive(Debug)]
struct Making {
    job: Job,
    seed: u64,
    since_ms: u64,
}

/// What can be chosen besides going back.
#[derive(Debug, Clone, PartialEq, Eq, strum::AsRefStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Choice {
    /// This level, by its folder name.
    Level(String),
    /// A new level: the usual sort, or of this difficulty by its author's name.
    Make(Option<String>),
    /// Makes no level after all.
    StopMaking,
    /// One of the player's own levels shall go: which one?
    Remove,
    /// None shall go.
    KeepAll,
    /// A board of one's own measures.
    OwnBoard,
    /// Another value for this measure, by its place.
    Measure(usize),
    /// This value for the measure.
    Value(i32),
    /// On the board with these measures.
    PlayOwnBoard,
    /// Back from the values of a measure, or from the measures.
    LeaveOwnBoard,
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
    /// A small picture of each level, in games that have them.
    pictures: Vec<Option<RowPicture>>,
    /// Folder names of the levels that were made for the player.
    own: Vec<String>,
    purpose: Purpose,
    /// The difficulties of new levels; none where the game makes no levels.
    difficulties: Option<Vec<String>>,
    making: Option<Making>,
    /// Where the game lets boards of one's own be made: their measures.
    own_board: Option<OwnBoard>,
}

impl Levels {
    pub fn new(id: String, cx: &mut Context<'_>) -> Self {
        let mut screen = Self {
            id,
            game: None,
            progress: Vec::new(),
            pictures: Vec::new(),
            own: Vec::new(),
            purpose: Purpose::Play,
            difficulties: None,
            making: None,
            own_board: None,
        };
        screen.load(cx);
        let generator = screen.game.as_ref().and_then(|game| read_generator(game).0);
        screen.own_board = screen.game.as_ref().and_then(|game| Some(OwnBoard::new(game, read_measures(game).0?)));
        screen.difficulties = generator.map(|made| made.difficulties.into_iter().map(|(name, _)| name).collect());
        screen
    }

    fn load(&mut self, cx: &mut Context<'_>) {
        self.game = cx.store.games().into_iter().find(|entry| entry.id == self.id).and_then(|entry| entry.game);
        let player = cx.host_id();
        self.progress = self.game.as_ref().map(|game| cx.store.progress(&player, game)).unwrap_or_default();
        self.own = cx.store.own_levels(&player, &self.id);
        self.pictures = self.game.as_ref().map(pictures).unwrap_or_default();
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

    fn pick(&self, id: String, cx: &mut Context<'_>) {
        match self.purpose {
            Purpose::Play => self.open(id, cx),
            Purpose::Remove => {
                let level = self.game.as_ref().and_then(|game| game.levels.iter().find(|level| level.id == id));
                let Some(name) = level.map(|level| label(level, cx.texts.language())) else { return };
                cx.report(Report::Open(Open::Ask(Question::RemoveLevel(id, name))));
            }
        }
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Level(id) => self.pick(id, cx),
            Choice::Remove => self.turn_to(Purpose::Remove, cx),
            Choice::KeepAll => self.turn_to(Purpose::Play, cx),
            Choice::Make(difficulty) => self.make(difficulty, cx),
            Choice::PlayOwnBoard => self.play_own_board(cx),
            Choice::OwnBoard | Choice::Measure(_) | Choice::Value(_) | Choice::LeaveOwnBoard => {
                if let Some(own) = &mut self.own_board {
                    own.choose(&choice);
                }
                cx.report(Report::NewTurn);
            }
            Choice::StopMaking => {
                self.stop();
                cx.notice(NoticeKind::Result, cx.texts.get("new-level-stopped"));
                cx.report(Report::NewTurn);
            }
        }
    }

    /// The level is gone: the player said yes.
    fn removed(&mut self, level: &str, name: &str, cx: &mut Context<'_>) {
        let player = cx.host_id();
        let removed = cx.store.remove_level(&player, &self.id, level);
        if cx.check(removed).is_some() {
            cx.notice(NoticeKind::Result, cx.texts.with("level-removed", &[("name", name.into())]));
        }
        self.load(cx);
        cx.report(Report::NewTurn);
    }

    fn turn_to(&mut self, purpose: Purpose, cx: &mut Context<'_>) {
        self.purpose = purpose;
        cx.report(Report::NewTurn);
    }

    /// New levels, of each difficulty; while one is made, stopping that.
    fn make_offers(&self, view: &View<'_>) -> Vec<Offer<Choice>> {
        let t = view.texts;
        let Some(difficulties) = &self.difficulties else { return Vec::new() };
        if self.making.is_some() {
            return vec![Offer::button(t.get("new-level-stop"), Choice::StopMaking).near()];
        }
        let usual = Offer::button(t.get("new-level"), Choice::Make(None)).near();
        let remove = (!self.own.is_empty()).then(|| Offer::button(t.get("remove-level"), Choice::Remove));
        let others = difficulties.iter().map(|name| {
            let words = difficulty(name).get(view.language()).to_owned();
            let label = t.with("new-level-of", &[("difficulty", words.into())]);
            Offer::button(label, Choice::Make(Some(name.clone()))).with_value(name)
        });
        std::iter::once(usual).chain(others).chain(remove).collect()
    }

    fn make(&mut self, difficulty: Option<String>, cx: &mut Context<'_>) {
        let Some(game) = self.game.clone() else { return };
        self.stop();
        let seed = cx.store.seed();
        let work = Work::MakeLevel { difficulty, seed };
        let task = Task { number: cx.store.seed(), milliseconds: MAKE_MS, game: self.id.clone(), work };
        let job = Job::new(task, game);
        self.making = Some(Making { job: job.clone(), seed, since_ms: cx.now_ms });
        cx.notice(NoticeKind::Result, cx.texts.get("new-level-making"));
        cx.report(Report::Think(job));
        cx.report(Report::NewTurn);
    }

    fn stop(&mut self) {
        if let Some(making) = self.making.take() {
            making.job.stop();
        }
    }

    fn is_making(&self, number: u64) -> bool {
        self.making.as_ref().is_some_and(|making| making.job.task.number == number)
    }

    fn made(&mut self, made: Result<Box<Level>, NoLevel>, cx: &mut Context<'_>) {
        let seed = self.making.take().map_or(0, |making| making.seed);
        cx.report(Report::Clear);
        cx.report(Report::NewTurn);
        let level = match made {
            Ok(level) => named(*level, seed),
            Err(_) => return cx.notice(NoticeKind::Result, cx.texts.get("new-level-none")),
        };
        let player = cx.host_id();
        let kept = cx.store.keep_level(&player, &self.id, &level);
        if let Some(id) = cx.check(kept) {
            self.open(id, cx);
        }
    }

    /// Makes the board with the measures chosen, unless the game or the player has it already, and plays on it.
    fn play_own_board(&mut self, cx: &mut Context<'_>) {
        let (Some(game), Some(own)) = (&self.game, &self.own_board) else { return };
        let level = match own.level(game, cx.store.seed()) {
            Ok(level) => level,
            Err(problems) => {
                if let Some(problem) = problems.iter().next() {
                    cx.trouble(problem);
                }
                return;
            }
        };
        if let Some(known) = game.levels.iter().find(|known| known.layout == level.layout) {
            return self.open(known.id.clone(), cx);
        }
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
        let most = making.job.task.milliseconds.div_ceil(1_000);
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

/// A small picture of each level; no list where the game has none.
fn pictures(game: &Arc<Game>) -> Vec<Option<RowPicture>> {
    if !matches!(game.kind, Kind::PuzzleScript(_)) {
        return Vec::new();
    }
    let ground = color_word(game.settings.look.board_color.value);
    let picture = |engine: Engine| {
        let face = engine.preview()?;
        Some(RowPicture::Face { game: game.id.clone(), face, ground: ground.clone(), avatar: String::new() })
    };
    Engine::all(game).map(|engine| engine.ok().and_then(picture)).collect()
}

impl Screen for Levels {
    type Choice = Choice;

    fn name(&self) -> &'static str {
        "levels"
    }

    fn content(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        if let Some(own) = self.own_board.as_ref().filter(|own| own.is_open()) {
            return own.content(view);
        }
        let mut content = Content::default();
        content.heading(t.get(match self.purpose {
            Purpose::Play => "levels-title",
            Purpose::Remove => "levels-remove-which",
        }));
        if let Some(status) = self.status(view) {
            content.text(status);
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
            let picture = self.pictures.get(index).cloned().flatten();
            (
                Offer::row(label, Choice::Level(level.id.clone())).with_value(&level.id).on(progress.done),
                picture,
                columns,
                false,
            )
        });
        content.list(Zone::Main, rows.collect());
        if self.purpose == Purpose::Remove {
            content.buttons(Zone::Top, vec![Offer::cancel(t.get("back"), Choice::KeepAll)]);
            return content;
        }
        let mut buttons = vec![Offer::back(t.get("back"))];
        if self.own_board.is_some() && self.making.is_none() {
            buttons.push(Offer::button(t.get("own-board"), Choice::OwnBoard).near());
        }
        buttons.extend(self.make_offers(view));
        content.buttons(Zone::Top, buttons);
        content.busy = self.making.is_some();
        content
    }

    fn update(&mut self, input: Input<Choice>, cx: &mut Context<'_>) -> Taken {
        match input {
            Input::Chosen(choice) => self.choose(choice, cx),
            // the key that removes, on a level that was made for the player
            Input::Typed(Key::Delete, Some(Choice::Level(id))) if self.own.contains(&id) && self.making.is_none() => {
                self.purpose = Purpose::Remove;
                self.pick(id, cx);
            }
            Input::Signal(Signal::ChangeGame, _) if self.purpose == Purpose::Remove => {
                self.turn_to(Purpose::Play, cx);
            }
            Input::Signal(Signal::ChangeGame, _) if self.own_board.as_ref().is_some_and(OwnBoard::is_open) => {
                self.choose(Choice::LeaveOwnBoard, cx);
            }
            Input::Shown => {
                self.purpose = Purpose::Play;
                self.load(cx);
            }
            Input::Answered(Question::RemoveLevel(level, name)) => self.removed(&level, &name, cx),
            Input::Found(number, Finding::Level(made)) if self.is_making(number) => self.made(made, cx),
            Input::Leave => self.stop(),
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn next_wake(&self, now_ms: u64) -> Option<u64> {
        let making = self.making.as_ref()?;
        let passed = now_ms.saturating_sub(making.since_ms) / 1_000;
        Some(making.since_ms.saturating_add((passed + 1) * 1_000))
    }
}
