//! New levels from generator.xml: a board is made by one of its methods, then proven by replaying a solution. The same seed gives the same
//! level: budgets are counted in states and tries, never in time. Touches no files.

mod back;
mod laws;
mod logic;
mod make;
mod measures;
mod prove;
mod read;
mod rejected;
mod same;
mod scramble;
mod sides;
mod trail;

pub use measures::{Measure, Measures, read_measures};
pub use read::{Generator, Method as MakeMethod, Recipe, Uniqueness, no_generator, read_generator};
pub use rejected::Rejected;
pub use same::key as board_key;

use crate::solve::{Budget, Clock, Limits, Method, Stop, Why, is_won};
use az::SaturatingAs;
use back::Backwards;
use laws::Learnt;
use prove::Proof;
use rejected::Reject;
use scramble::Finished;
use std::sync::{Arc, Mutex, OnceLock};
use switchboard_base::chance::Chance;
use switchboard_base::diag::{Code, Place, Problem, Problems, Severity};
use switchboard_engine::play::{Engine, Move, Outcome, Script, State};
use switchboard_game::{Game, Layout, Level, Values};

/// How many boards are made and rejected before giving up.
const MAX_TRIES: u32 = 10_000;
/// What making levels may cost besides time: 256 MiB of memory; states are limited where they are counted.
pub const LIMITS: Limits = Limits { states: u64::MAX, bytes: 256 << 20, threads: 1 };

/// A level that was made.
#[derive(Debug, Clone)]
pub struct NewLevel {
    /// The level with its solution; `minimum_moves` is set if that is proven to be the shortest.
    pub level: Level,
    /// The number of moves in the solution.
    pub moves: usize,
    /// How hard it is: the bits needed to pick each move of the solution among the valid ones, added up.
    pub difficulty: u32,
    /// How many boards were made for it.
    pub tries: u32,
}

/// Why no level was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub enum NoLevel {
    /// The game has no generator.xml, it has errors, or it has no such difficulty.
    NoRecipe,
    /// The work was stopped.
    Stopped(Stop),
    /// No board was suitable within the allowed number of tries.
    NoneFits,
    /// All suitable boards were the same as existing levels, perhaps rotated or mirrored.
    NoneNew,
}

impl NoLevel {
    /// A plain sentence, lower case, without a full stop.
    pub const fn text(self) -> &'static str {
        match self {
            Self::NoRecipe => "the game does not say how levels of this kind are made",
            Self::Stopped(Stop::Time) => "no level was found in time",
            Self::Stopped(Stop::Cancelled) => "it was stopped",
            Self::NoneFits => "none of the boards that were made could be solved as wanted",
            Self::NoneNew => {
                "all boards that were made are the same as levels that are there, perhaps turned or mirrored"
            }
        }
    }
}

/// One pattern: a level whose board is changed.
#[derive(Debug, Clone)]
struct Pattern {
    /// The engine of the level without its minimum number of moves.
    engine: Engine,
    layout: Layout,
    script: Option<Script>,
    start: State,
    way: Prepared,
    /// Whether the shortest solution of the pattern itself is found quickly; if not, none is looked for in levels made from it. Found out
    /// when the first level is made.
    soon_proven: OnceLock<bool>,
}

/// What the method needs to know about the pattern.
#[derive(Debug, Clone)]
enum Prepared {
    /// Nothing.
    Plain,
    /// The finished board, reopened, and what is known of its moves, computed with the first level.
    Scramble(State, OnceLock<Box<Finished>>),
    /// The finished board, and what taking moves back requires, computed with the first level.
    Backwards(State, OnceLock<Box<Backwards>>),
    /// What was found out by laws with earlier boards.
    Laws(Arc<Mutex<Learnt>>),
}

/// A board, and a solution if the method knows one.
struct Draft {
    layout: Layout,
    known: Option<Proof>,
    /// Whether the known solution is good enough: no shorter one is looked for.
    settled: bool,
}

/// The result of making one board that is suitable.
enum BoardAttempt {
    Made(Box<NewLevel>),
    /// This level already exists.
    Same,
}

/// Everything that making levels needs, compiled once.
#[derive(Debug, Clone)]
pub struct Maker {
    game: Arc<Game>,
    recipe: Recipe,
    patterns: Vec<Pattern>,
    /// By piece: its open sides.
    sides: Vec<Option<u8>>,
}

impl Maker {
    /// Compiles a recipe.
    ///
    /// # Errors
    /// All problems of the script, of a pattern, or that a pattern has no solution to walk away from.
    pub fn new(game: &Arc<Game>, generator: &Generator, recipe: &Recipe) -> Result<Self, Problems> {
        let patterns = recipe.patterns.iter().map(|place| pattern(game, generator, recipe, *place));
        let patterns = patterns.collect::<Result<Vec<_>, _>>()?;
        let sides = sides::of_pieces(game);
        Ok(Self { game: Arc::clone(game), recipe: recipe.clone(), patterns, sides })
    }

    /// Makes a level that differs from all of the game's and all `others`, also when rotated or mirrored if the rules permit that. `id` is
    /// its folder's name; with the same others, the same seed gives the same level.
    ///
    /// # Errors
    /// [`NoLevel`].
    pub fn level(&self, id: &str, seed: u64, others: &[Level], budget: &Budget<'_>) -> Result<NewLevel, NoLevel> {
        self.level_or_why(id, seed, others, budget).map_err(|(why, _)| why)
    }

    /// The same as [`Maker::level`]; where no level is made, also what was wrong with the boards.
    ///
    /// # Errors
    /// [`NoLevel`] and [`Rejected`].
    pub fn level_or_why(
        &self,
        id: &str,
        seed: u64,
        others: &[Level],
        budget: &Budget<'_>,
    ) -> Result<NewLevel, (NoLevel, Rejected)> {
        let mut chance = Chance::new(seed);
        let (mut none, mut rejected) = (NoLevel::NoneFits, Rejected::default());
        for tries in 1..=MAX_TRIES {
            budget.share(Method::Nothing).step(1).map_err(|why| (stopped(why), rejected))?;
            match self.attempt(id, tries, &mut chance, others, budget) {
                Ok(BoardAttempt::Made(made)) => return Ok(*made),
                Ok(BoardAttempt::Same) => none = NoLevel::NoneNew,
                Err(reason) => rejected.count(reason),
            }
        }
        Err((none, rejected))
    }

    fn attempt(
        &self,
        id: &str,
        tries: u32,
        chance: &mut Chance,
        others: &[Level],
        budget: &Budget<'_>,
    ) -> Result<BoardAttempt, Reject> {
        let pattern = chance.pick(&self.patterns).ok_or(Reject::Unsolved)?;
        let not_made = match (self.recipe.method, &pattern.script) {
            (MakeMethod::Laws, _) => Reject::Laws,
            (_, Some(_)) => Reject::Script,
            (_, None) => Reject::Unsolved,
        };
        let Draft { layout, known, settled } = self.board(pattern, chance, budget).ok_or(not_made)?;
        if settled && !known.as_ref().is_some_and(|proof| self.has_length(proof)) {
            return Err(Reject::Length);
        }
        let made = Level { layout, ..Level::default() };
        // a long walk, for example, may lead back to the pattern itself
        if self.game.levels.iter().chain(others).any(|level| same::is_same(&pattern.engine, level, &made)) {
            return Ok(BoardAttempt::Same);
        }
        let level = Level { id: id.to_owned(), layout: made.layout, ..Level::default() };
        let engine = pattern.engine.with_level(level).map_err(|_| Reject::Unsolved)?;
        let start = engine.start(0);
        let layout = &engine.level_info().ok_or(Reject::Unsolved)?.layout;
        let proof = match known {
            Some(proof) if settled => proof,
            known => self.proof((pattern, &engine), &start, known, budget).ok_or_else(|| {
                let is_left = pattern.script.is_some() && engine.moves(&start).is_empty();
                if is_left { Reject::Script } else { Reject::Unsolved }
            })?,
        };
        if !self.has_length(&proof) {
            return Err(Reject::Length);
        }
        if self.is_unique((&engine, &start), layout, &proof, budget) != Some(true) {
            return Err(Reject::Several);
        }
        let difficulty = if self.recipe.method == MakeMethod::Laws {
            // each cell for itself, in whatever order: backwards, the first constraint stays broken longest and is told soonest
            let moves: Vec<Move> = proof.moves.iter().rev().copied().collect();
            let is_opened = engine.covers(&start);
            prove::difficulty(&engine, &start, if is_opened { &proof.moves } else { &moves })
        } else {
            prove::difficulty(&engine, &start, &proof.moves)
        };
        let difficulty = difficulty.ok_or(Reject::Unsolved)?;
        let moves = proof.moves.len();
        let minimum_moves = if proof.shortest { moves.saturating_as() } else { 0 };
        let solution = Move::write_list(&proof.moves);
        let level = Level { minimum_moves, solution, ..engine.into_level() };
        Ok(BoardAttempt::Made(Box::new(NewLevel { difficulty, level, moves, tries })))
    }

    fn proof(
        &self,
        (pattern, engine): (&Pattern, &Engine),
        start: &State,
        known: Option<Proof>,
        budget: &Budget<'_>,
    ) -> Option<Proof> {
        let known = known.map(|proof| proof.moves);
        prove::prove(engine, start, known, self.is_soon_proven(pattern, budget), budget)
    }

    /// Whether the shortest solution of the pattern itself is found quickly; asked only if no solution is known otherwise.
    fn is_soon_proven(&self, pattern: &Pattern, budget: &Budget<'_>) -> bool {
        let is_plain = matches!(pattern.way, Prepared::Plain);
        if !is_plain || self.recipe.method == MakeMethod::Walk {
            return true;
        }
        *pattern.soon_proven.get_or_init(|| prove::is_soon_proven(&pattern.engine, &pattern.start, budget))
    }

    /// What an author should know of a recipe that can be used.
    fn doubts(&self, generator: &Generator, budget: &Budget<'_>) -> Problems {
        let mut problems = Problems::new();
        match self.endless_script() {
            Some(problem) => problems.push(problem),
            // what was not found out is no fault
            None => self
                .refused_laws(budget)
                .into_iter()
                .filter(|problem| problem.severity == Severity::Error)
                .for_each(|problem| problems.push(problem)),
        }
        for pattern in self.patterns.iter().filter(|pattern| pattern.script.is_some()) {
            problems.append(pattern.engine.script_problems(&self.recipe.script, &generator.file, &[]));
        }
        problems
    }

    /// The problem of a script that ran out of steps on an unchanged pattern.
    fn endless_script(&self) -> Option<Problem> {
        self.patterns.iter().find_map(|pattern| {
            let script = pattern.script.as_ref()?;
            let run = pattern.engine.run_script(script, &pattern.start, None, 0)?;
            run.out_of_steps.map(|at| script.out_of_steps(at))
        })
    }

    /// Laws that cannot be worked out on a board of this recipe: one that the script fills, else the pattern's own.
    fn refused_laws(&self, budget: &Budget<'_>) -> Problems {
        let mut problems = Problems::new();
        if self.recipe.method != MakeMethod::Laws {
            return problems;
        }
        for pattern in &self.patterns {
            let layout = pattern.layout.clone();
            let made = match &pattern.script {
                Some(script) => filled(pattern, script, layout.clone(), &mut Chance::new(1)).unwrap_or(layout),
                None => layout,
            };
            for problem in &laws::refused(&self.game, &pattern.engine, &made, budget) {
                let told = Code::G009.error("law-refused").because(problem.clone());
                problems.push(match &problem.place {
                    Some(place) => told.at(place.clone()),
                    None => told,
                });
            }
        }
        problems
    }

    fn has_length(&self, proof: &Proof) -> bool {
        let Ok(length) = u32::try_from(proof.moves.len()) else { return false };
        length >= self.recipe.least.max(1) && (self.recipe.most == 0 || length <= self.recipe.most)
    }

    /// Whether the recipe allows the other solutions that there are. `None` if finding out takes too long.
    fn is_unique(
        &self,
        (engine, start): (&Engine, &State),
        layout: &Layout,
        proof: &Proof,
        budget: &Budget<'_>,
    ) -> Option<bool> {
        let recipe = &self.recipe;
        if recipe.unique == Uniqueness::Any {
            return Some(true);
        }
        if recipe.method == MakeMethod::Maze && recipe.wall.is_none() {
            let Values::Text(last) = &layout.matrix("final")?.values else { return None };
            return Some(sides::is_only(&self.game, &self.sides, engine, start, last));
        }
        match recipe.unique {
            Uniqueness::Answer => prove::is_only_answer(engine, start, budget),
            _ => Some(proof.shortest && prove::is_unique(engine, start, proof.moves.len(), budget)?),
        }
    }

    /// A board made by the recipe.
    fn board(&self, pattern: &Pattern, chance: &mut Chance, budget: &Budget<'_>) -> Option<Draft> {
        let (recipe, engine) = (&self.recipe, &pattern.engine);
        if let Prepared::Scramble(end, finished) = &pattern.way
            && recipe.moves > 0
        {
            let finished = finished.get_or_init(|| Box::new(Finished::new(engine, end.clone(), budget)));
            let made = finished.scramble(engine, recipe.moves, chance, budget)?;
            let layout = engine.layout(&made.state);
            return match &pattern.script {
                None => Some(Draft { layout, known: Some(made.back), settled: made.settled }),
                Some(script) => {
                    let layout = filled(pattern, script, layout, chance)?;
                    Some(Draft { layout, known: Some(made.back), settled: false })
                }
            };
        }
        if let Prepared::Laws(learnt) = &pattern.way {
            let mut layout = pattern.layout.clone();
            if let Some(script) = &pattern.script {
                layout = filled(pattern, script, layout, chance)?;
            }
            // whoever else makes levels of this pattern at the same time finds it out anew
            let mut own = Learnt::default();
            let mut shared = learnt.try_lock().ok();
            let learnt = shared.as_deref_mut().unwrap_or(&mut own);
            let (layout, proof) = laws::make(&self.game, engine, &layout, recipe, learnt, chance, budget)?;
            return Some(Draft { layout, known: Some(proof), settled: true });
        }
        let mut layout = pattern.layout.clone();
        let mut way = None;
        match (recipe.method, &pattern.way) {
            (MakeMethod::Shuffle, _) => make::shuffle(&self.game, &mut layout, &recipe.pieces, chance)?,
            (MakeMethod::Maze, _) => match (&recipe.wall, &recipe.path) {
                (Some(wall), Some(path)) => make::carve(&mut layout, wall, path, chance)?,
                _ => make::lay(&self.game, &mut layout, &recipe.pieces, chance)?,
            },
            (MakeMethod::Walk, _) => {
                let (made, moves) = trail::walk(engine, &layout, recipe, chance, budget)?;
                (layout, way) = (made, Some(Proof { moves, shortest: false }));
            }
            (_, Prepared::Backwards(end, backwards)) => {
                let learn = || Box::new(Backwards::new(engine, end, &mut budget.share(Method::Learning)));
                let backwards = backwards.get_or_init(learn);
                let (words, moves) = backwards.walk(recipe, chance);
                layout = merged(engine.layout(&engine.with_words(&pattern.start, &words)), &layout);
                way = Some(Proof { moves, shortest: false });
            }
            _ => {}
        }
        if let Some(script) = &pattern.script {
            layout = filled(pattern, script, layout, chance)?;
        }
        if way.is_some() || recipe.moves == 0 {
            return Some(Draft { layout, settled: way.is_some(), known: way });
        }
        // What was laid is the finished board.
        let engine = engine.with_level(Level { layout, ..Level::default() }).ok()?;
        let (state, moves) = scramble::walk(&engine, &engine.start(0), recipe.moves, chance, budget)?;
        let known = Some(Proof { moves, shortest: false });
        Some(Draft { layout: engine.layout(&state), known, settled: false })
    }
}

/// The failure that corresponds to this reason for stopping.
const fn stopped(why: Why) -> NoLevel {
    match why {
        Why::Time => NoLevel::Stopped(Stop::Time),
        Why::Cancelled => NoLevel::Stopped(Stop::Cancelled),
        _ => NoLevel::NoneFits,
    }
}

/// The layout after running the script.
fn filled(pattern: &Pattern, script: &Script, layout: Layout, chance: &mut Chance) -> Option<Layout> {
    let engine = &pattern.engine;
    let whole = merged(layout.clone(), &engine.layout(&pattern.start));
    let state = engine.restore(&whole, 0, 0, Outcome::Playing).ok()?;
    let run = engine.run_script(script, &state, None, chance.wide())?;
    run.out_of_steps.is_none().then(|| merged(script.layout(&run), &layout))
}

/// Makes one level of a game, for a menu: reads its generator.xml, compiles the recipe and makes the level. The clock decides about the
/// time limit and cancellation. The same seed gives the same level as [`Maker::level`].
///
/// # Errors
/// [`NoLevel`].
pub fn new_level(
    game: &Arc<Game>,
    difficulty: Option<&str>,
    id: &str,
    seed: u64,
    clock: &Clock<'_>,
) -> Result<NewLevel, NoLevel> {
    let budget = Budget::new(LIMITS, clock);
    let generator = read_generator(game).0.ok_or(NoLevel::NoRecipe)?;
    let recipe = generator.recipe(difficulty).map_err(|_| NoLevel::NoRecipe)?;
    let maker = Maker::new(game, &generator, recipe);
    budget.share(Method::Nothing).step(1).map_err(stopped)?;
    let maker = maker.map_err(|_| NoLevel::NoRecipe)?;
    let mut made = maker.level(id, seed, &[], &budget)?;
    if let Some(name) = difficulty {
        made.level.difficulty = switchboard_game::Text::plain(name);
    }
    Ok(made)
}

/// The items and matrices of `level`, with the contents of those in `made`.
fn merged(made: Layout, level: &Layout) -> Layout {
    let items = level.items.iter().map(|item| made.item(item.name.key()).unwrap_or(item).clone()).collect();
    let mut made = made.matrices;
    let matrices = level.matrices.iter().map(|matrix| {
        let found = made.iter().position(|made| made.name == matrix.name);
        found.map_or_else(|| matrix.clone(), |found| made.remove(found))
    });
    Layout { items, matrices: matrices.collect() }
}

fn pattern(game: &Arc<Game>, generator: &Generator, recipe: &Recipe, place: usize) -> Result<Pattern, Problems> {
    let own = Engine::new(Arc::clone(game), place)?;
    let layout = game.levels.get(place).map(|level| level.layout.clone()).unwrap_or_default();
    let id = own.level_info().map(|level| level.id.clone()).unwrap_or_default();
    let engine = own.with_level(Level { id: id.clone(), layout: layout.clone(), ..Level::default() })?;
    let script = match recipe.script.trim().is_empty() {
        true => None,
        false => {
            // a board with a piece that there is not would be refused by the game
            let problems = engine.script_problems(&recipe.script, &generator.file, &[]);
            if problems.has_errors() {
                return Err(problems);
            }
            Some(engine.script(&recipe.script, &generator.file, &[])?)
        }
    };
    let fault = |problem: Problem| Problems::from(problem.at(Place::file(generator.file.clone())));
    let end = || {
        let finished = finished(&own, &engine);
        finished.ok_or_else(|| fault(Code::G007.error("no-solution").arg("level", &id).cure("add-solution")))
    };
    let way = match recipe.method {
        MakeMethod::Scramble => Prepared::Scramble(end()?, OnceLock::new()),
        MakeMethod::Backwards => Prepared::Backwards(end()?, OnceLock::new()),
        MakeMethod::Laws if engine.laws().is_none() => {
            return Err(fault(Code::G009.error("no-laws").cure("write-constraints")));
        }
        MakeMethod::Laws => Prepared::Laws(Arc::default()),
        _ => Prepared::Plain,
    };
    let start = engine.start(0);
    Ok(Pattern { engine, layout, script, start, way, soon_proven: OnceLock::new() })
}

/// The board at the end of the level's own solution, as a state from which play can start.
fn finished(own: &Engine, engine: &Engine) -> Option<State> {
    let moves = Move::read_list(&own.level_info()?.solution).ok().filter(|moves| !moves.is_empty())?;
    let mut state = own.start(0);
    for chosen in moves {
        own.play(&mut state, &chosen).ok()?;
    }
    if !is_won(own.outcome(&state)) {
        return None;
    }
    engine.restore(&engine.layout(&state), 0, 0, Outcome::Playing).ok()
}

/// Everything that is wrong with a game's measures.xml and generator.xml, their scripts included, as far as the budget goes.
pub fn check_generator(game: &Arc<Game>, budget: &Budget<'_>) -> Problems {
    let mut problems = measures::check_measures(game);
    let (generator, found) = read_generator(game);
    problems.append(found);
    let Some(generator) = generator else { return problems };
    for recipe in std::iter::once(&generator.usual).chain(generator.difficulties.iter().map(|(_, recipe)| recipe)) {
        let found = match Maker::new(game, &generator, recipe) {
            Ok(maker) => maker.doubts(&generator, budget),
            Err(found) => found,
        };
        for problem in found {
            // one constraint is told once, for whatever level
            let is_known =
                |known: &Problem| *known == problem || (known.code, &known.place) == (Code::G009, &problem.place);
            if !problems.iter().any(is_known) {
                problems.push(problem);
            }
        }
    }
    problems
}
