//! The levels of a game as pictures of their boards, some a page, with how far the player is in each; where the game can make levels, new ones. They are made
//! beside the screen, kept for the player, and played at once; each of them can be removed. Where the game lets boards of one's
//! own measures be made, those are chosen here too.

mod own_board;

use crate::game::{Game, Language, Level, Text};
use crate::generate::{NoLevel, read_generator, read_measures};
use crate::narrate::Texts;
use crate::play::{Engine, Eyes};
use crate::shell::content::{Content, ListRow, Offer};
use crate::shell::context::{Context, View};
use crate::shell::report::{Open, Question, Report};
use crate::shell::screen::{Input, Screen, Taken};
use crate::shell::screens::pages::{CardSort, Pages, abreast};
use crate::shell::settings::color_word;
use crate::shell::{Finding, Job, Key, LevelProgress, NoticeKind, Room, RowPicture, Signal, Task, Work, Zone};
use own_board::OwnBoard;
use std::collections::BTreeMap;
use std::sync::Arc;

/// How many milliseconds making a level may take: as long as a player waits without wondering (solving.md).
const MAKE_MS: u32 = 2_000;
/// Levels on a page, at most.
const PER_PAGE: usize = 8;
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
    /// The page with this card.
    Page(usize),
    /// A new level: the usual sort, or of this difficulty by its author's name.
    Make(Option<String>),
    /// Stops making a level.
    StopMaking,
    /// Asks which of the player's own levels to remove.
    Remove,
    /// Removes none.
    KeepAll,
    /// A board of the player's own size.
    OwnBoard,
    /// Another value for the measure at this index.
    Measure(usize),
    /// This value for the measure.
    Value(i32),
    /// Plays on the board with these measures.
    PlayOwnBoard,
    /// Returns from the values of a measure, or from the measures.
    LeaveOwnBoard,
}

/// What choosing a row does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LevelsPurpose {
    Play,
    Remove,
}

/// The list of levels.
#[derive(Debug)]
pub struct Levels {
    id: String,
    game: Option<Arc<Game>>,
    progress: Vec<LevelProgress>,
    /// The page that is shown, and how many cards there was room for when it was drawn last.
    pages: Pages,
    room: Room,
    /// A picture of each level that was drawn until now, by folder name: none where it has none. One is drawn at a time, so that
    /// the light goes on between them.
    pictures: BTreeMap<String, Option<RowPicture>>,
    /// Folder names of the levels that were made for the player.
    own: Vec<String>,
    purpose: LevelsPurpose,
    /// The difficulties of new levels; none if the game makes no levels.
    difficulties: Option<Vec<String>>,
    making: Option<Making>,
    /// The measures of the player's own board, if the game allows one.
    own_board: Option<OwnBoard>,
}

impl Levels {
    pub fn new(id: String, cx: &mut Context<'_>) -> Self {
        let mut screen = Self {
            id,
            game: None,
            progress: Vec::new(),
            pages: Pages::of(CardSort::Board, PER_PAGE),
            room: cx.room,
            pictures: BTreeMap::new(),
            own: Vec::new(),
            purpose: LevelsPurpose::Play,
            difficulties: None,
            making: None,
            own_board: None,
        };
        screen.load(cx);
        let last = cx.store.last_level(&cx.host_id(), &screen.id);
        let at = last.and_then(|last| screen.listed().position(|(_, level)| level.id == last));
        screen.pages.show(at.unwrap_or(0));
        let generator = screen.game.as_ref().and_then(|game| read_generator(game).0);
        screen.own_board = screen.game.as_ref().and_then(|game| Some(OwnBoard::new(game, read_measures(game).0?)));
        screen.difficulties = generator.map(|made| made.difficulties.into_iter().map(|(name, _)| name).collect());
        screen
    }

    fn load(&mut self, cx: &mut Context<'_>) {
        self.game = cx.store.game(&self.id).and_then(|entry| entry.game);
        let player = cx.host_id();
        let progress = self.game.as_ref().map(|game| cx.store.progress(&player, &game.id, &game.level_ids()));
        self.progress = progress.and_then(|progress| cx.check(progress)).unwrap_or_default();
        // where it cannot be read, no level counts as begun
        let levels = self.game.as_ref().map_or(0, |game| game.levels.len());
        self.progress.resize_with(levels, LevelProgress::default);
        self.own = cx.store.own_levels(&player, &self.id);
        self.pictures.clear();
    }

    /// The levels of this page, with their places in the game.
    fn shown(&self, room: Room) -> impl Iterator<Item = (usize, &Level)> {
        let shown = self.pages.shown(self.listed().count(), room);
        self.listed().skip(shown.start).take(shown.len())
    }

    /// The level of this page whose picture is to be drawn next.
    fn undrawn(&self) -> Option<(usize, String)> {
        let levels = self.own_board.as_ref().is_none_or(|own| !own.is_open());
        let mut shown = self.shown(self.room).filter(|_| levels);
        shown.find(|(_, level)| !self.pictures.contains_key(&level.id)).map(|(index, level)| (index, level.id.clone()))
    }

    /// Draws one picture, if one is missing.
    fn draw_next(&mut self, cx: &Context<'_>) {
        let (Some(game), Some((index, id))) = (&self.game, self.undrawn()) else { return };
        let avatar = cx.player.map(|player| player.profile.avatar.clone()).unwrap_or_default();
        let picture = picture(game, index, avatar);
        self.pictures.insert(id, picture);
    }

    fn is_own(&self, level: &Level) -> bool {
        self.own.contains(&level.id)
    }

    /// The levels that can be chosen now, with their indices in the game.
    fn listed(&self) -> impl Iterator<Item = (usize, &Level)> {
        let levels = self.game.as_ref().map(|game| game.levels.as_slice()).unwrap_or_default();
        let is_listed = |level: &Level| self.purpose == LevelsPurpose::Play || self.is_own(level);
        levels.iter().enumerate().filter(move |(_, level)| is_listed(level))
    }

    fn pick(&self, id: String, cx: &mut Context<'_>) {
        match self.purpose {
            LevelsPurpose::Play => self.open(id, cx),
            LevelsPurpose::Remove => {
                let level = self.game.as_ref().and_then(|game| game.levels.iter().find(|level| level.id == id));
                let Some(name) = level.map(|level| label(level, cx.texts.language())) else { return };
                cx.report(Report::Open(Open::Ask(Question::RemoveLevel(id, name))));
            }
        }
    }

    fn choose(&mut self, choice: Choice, cx: &mut Context<'_>) {
        match choice {
            Choice::Level(id) => self.pick(id, cx),
            Choice::Page(first) => {
                self.pages.show(first);
                cx.report(Report::NewTurn);
            }
            Choice::Remove => self.turn_to(LevelsPurpose::Remove, cx),
            Choice::KeepAll => self.turn_to(LevelsPurpose::Play, cx),
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

    /// Removes the level after the player confirmed it.
    fn removed(&mut self, level: &str, name: &str, cx: &mut Context<'_>) {
        let player = cx.host_id();
        let removed = cx.store.remove_level(&player, &self.id, level);
        if cx.check(removed).is_some() {
            cx.notice(NoticeKind::Result, cx.texts.with("level-removed", &[("name", name.into())]));
        }
        self.load(cx);
        cx.report(Report::NewTurn);
    }

    fn turn_to(&mut self, purpose: LevelsPurpose, cx: &mut Context<'_>) {
        self.purpose = purpose;
        cx.report(Report::NewTurn);
    }

    /// New levels of each difficulty; while one is being made, a choice that stops it.
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

    /// Makes the board with the chosen measures, unless the game or the player already has it, and plays on it.
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

    /// Opens a level. The board below is closed too; it was saved when it was covered.
    fn open(&self, level: String, cx: &mut Context<'_>) {
        cx.report(Report::ReplaceTwo(Open::Board { game: self.id.clone(), level: Some(level) }));
    }

    /// A level with its picture, what it is like and how far it is.
    #[expect(clippy::indexing_slicing, reason = "there is a progress for each level")]
    fn card(&self, index: usize, level: &Level, view: &View<'_>) -> (ListRow<Choice>, (usize, usize)) {
        let t = view.texts;
        let progress = self.progress[index];
        let best = progress.best_moves.map(|n| t.with("moves", &[("count", n.into())]));
        let state = match (progress.done, progress.begun) {
            (true, _) => best.unwrap_or_else(|| t.get("level-is-done")),
            (false, true) => t.get("level-is-begun"),
            (false, false) => String::new(),
        };
        let columns = vec![level.difficulty.get(view.language()).to_owned(), state];
        let offer = Offer::row(label(level, view.language()), Choice::Level(level.id.clone())).with_value(&level.id);
        let picture = self.pictures.get(&level.id).cloned().flatten();
        ((offer.on(progress.done), picture, columns, false), (usize::from(progress.done), 1))
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

/// What stands above the levels: the game's name.
fn view_title(game: Option<&Game>, view: &View<'_>) -> String {
    game.map(|game| game.description.name.get(view.language()).to_owned()).unwrap_or_default()
}

/// What a level is called in the list.
fn label(level: &Level, language: Language) -> String {
    let name = level.name.get(language);
    if name.is_empty() { level.id.clone() } else { format!("{} {name}", level.id) }
}

/// The name of a difficulty, in the program's languages if the program knows it.
fn difficulty(name: &str) -> Text {
    let known = KNOWN_DIFFICULTIES.iter().find(|(word, _)| name.eq_ignore_ascii_case(word));
    known.map_or_else(|| Text::plain(name), |(_, id)| in_all_languages(id))
}

fn in_all_languages(id: &str) -> Text {
    Text::in_each(|language| Texts::new(language).get(id))
}

/// The level with a name and a note of where it comes from.
fn named(level: Level, seed: u64) -> Level {
    let words = level.difficulty.get(Language::English);
    let difficulty = if words.is_empty() { Text::default() } else { difficulty(words) };
    Level { name: in_all_languages("new-level"), difficulty, source: format!("generator.xml, seed {seed}"), ..level }
}

/// A small picture of how a level begins.
fn picture(game: &Arc<Game>, index: usize, avatar: String) -> Option<RowPicture> {
    let ground = color_word(game.settings.look.board_color.value);
    let engine = Engine::new(Arc::clone(game), index).ok()?;
    if let Some(face) = engine.preview() {
        return Some(RowPicture::Face { game: game.id.clone(), face, ground, avatar });
    }
    // the same begin each time, and nobody's hidden hand
    let board = Arc::new(engine.board_before(&engine.start(0), Eyes::Nobody));
    Some(RowPicture::Board { game: game.id.clone(), board, ground, avatar })
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
            LevelsPurpose::Play => "levels-title",
            LevelsPurpose::Remove => "levels-remove-which",
        }));
        if let Some(status) = self.status(view) {
            content.text(status);
        }
        let cards: Vec<_> = self.shown(view.room).map(|(index, level)| self.card(index, level, view)).collect();
        for (row, cards) in cards.chunks(abreast(view.room)).enumerate() {
            let title = if row == 0 { view_title(self.game.as_deref(), view) } else { String::new() };
            content.shelf(title, cards.to_vec());
        }
        let turns = (t, "levels-next", "levels-previous");
        let turns = self.pages.turns((self.listed().count(), view.room), turns, Choice::Page);
        if !turns.is_empty() {
            content.buttons(Zone::Main, turns);
        }
        if self.purpose == LevelsPurpose::Remove {
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
        self.room = cx.room;
        match input {
            Input::Chosen(choice) => self.choose(choice, cx),
            // the Delete key, on a level that was made for the player
            Input::Typed(Key::Delete, Some(Choice::Level(id))) if self.own.contains(&id) && self.making.is_none() => {
                self.purpose = LevelsPurpose::Remove;
                self.pick(id, cx);
            }
            Input::Signal(Signal::ChangeGame, _) if self.purpose == LevelsPurpose::Remove => {
                self.turn_to(LevelsPurpose::Play, cx);
            }
            Input::Signal(Signal::ChangeGame, _) if self.own_board.as_ref().is_some_and(OwnBoard::is_open) => {
                self.choose(Choice::LeaveOwnBoard, cx);
            }
            Input::World => self.load(cx),
            Input::Shown => {
                self.purpose = LevelsPurpose::Play;
                self.load(cx);
            }
            Input::Answered(Question::RemoveLevel(level, name)) => self.removed(&level, &name, cx),
            Input::Found(number, Finding::Level(made)) if self.is_making(number) => self.made(made, cx),
            Input::Found(number, Finding::Misfit(_)) if self.is_making(number) => {
                self.stop();
                cx.report(Report::NewTurn);
                cx.notice(NoticeKind::Trouble, cx.texts.get("work-failed"));
            }
            Input::Leave => self.stop(),
            Input::Tick => self.draw_next(cx),
            _ => return Taken::No,
        }
        Taken::Yes
    }

    fn next_wake(&self, now_ms: u64) -> Option<u64> {
        if self.undrawn().is_some() {
            return Some(now_ms);
        }
        let making = self.making.as_ref()?;
        let passed = now_ms.saturating_sub(making.since_ms) / 1_000;
        Some(making.since_ms.saturating_add((passed + 1) * 1_000))
    }
}
