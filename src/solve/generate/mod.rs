//! New levels by generator.xml: a board is made by one of four methods, then proven by a solution that was replayed.
//! The same seed gives the same level: budgets are counted in states and tries, never in time. Touches no files.

mod chance;
mod make;
mod prove;
mod read;

pub use read::{Generator, Method as MakeMethod, Recipe, no_generator, read_generator};

use super::{Progress, Stop, Watch, is_won};
use crate::diag::{Place, Problem, Problems};
use crate::game::{Game, Layout, Level};
use crate::play::{Engine, Move, Outcome, Script, State};
use chance::Chance;
use std::sync::Arc;

/// How many boards are made and thrown away before it is given up.
const MAX_TRIES: u32 = 10_000;

/// A level that was made.
#[derive(Debug, Clone)]
pub struct NewLevel {
    /// The level with its solution; `minimum_moves` stands where that is the shortest.
    pub level: Level,
    /// Moves of the solution.
    pub moves: usize,
    /// How hard it is: halvings that its choices take, added up.
    pub difficulty: u32,
    /// How many boards were made for it.
    pub tries: u32,
}

/// Why no level was made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NoLevel {
    /// The game has no generator.xml, that has errors, or it has no such difficulty.
    NoRecipe,
    /// It was stopped.
    Stopped(Stop),
    /// None of as many boards as are tried was right.
    NoneFits,
}

impl NoLevel {
    /// A plain sentence, lower case, without a full stop.
    pub const fn text(self) -> &'static str {
        match self {
            Self::NoRecipe => "the game does not say how levels of this kind are made",
            Self::Stopped(Stop::Time) => "no level was found in time",
            Self::Stopped(Stop::Cancelled) => "it was stopped",
            Self::NoneFits => "none of the boards that were made could be solved as wanted",
        }
    }
}

/// One pattern: a level whose board is changed.
#[derive(Debug, Clone)]
struct Pattern {
    engine: Engine,
    layout: Layout,
    script: Option<Script>,
    /// The finished board, open again; none where no solution of the level is known.
    finished: Option<State>,
}

/// Everything that making levels needs, compiled once.
#[derive(Debug, Clone)]
pub struct Maker {
    game: Arc<Game>,
    recipe: Recipe,
    patterns: Vec<Pattern>,
}

impl Maker {
    /// Compiles a recipe.
    ///
    /// # Errors
    /// All problems of the script, of a pattern, or of a pattern that has no solution to walk away from.
    pub fn new(game: &Arc<Game>, generator: &Generator, recipe: &Recipe) -> Result<Self, Problems> {
        let patterns = recipe.patterns.iter().map(|place| pattern(game, generator, recipe, *place));
        let patterns = patterns.collect::<Result<Vec<_>, _>>()?;
        Ok(Self { game: Arc::clone(game), recipe: recipe.clone(), patterns })
    }

    /// Makes a level. `id` is its folder's name; the same seed gives the same level.
    ///
    /// # Errors
    /// [`NoLevel`].
    pub fn level(&self, id: &str, seed: u64, watch: &dyn Watch) -> Result<NewLevel, NoLevel> {
        let mut chance = Chance::new(seed);
        for tries in 1..=MAX_TRIES {
            watch
                .go_on(&Progress { method: super::Method::Nothing, states: u64::from(tries), bytes: 0, depth: 0 })
                .map_err(NoLevel::Stopped)?;
            let made = self.attempt(id, tries, &mut chance, watch);
            if let Some(made) = made {
                return Ok(made);
            }
        }
        Err(NoLevel::NoneFits)
    }

    fn attempt(&self, id: &str, tries: u32, chance: &mut Chance, watch: &dyn Watch) -> Option<NewLevel> {
        let pattern = chance.pick(&self.patterns)?;
        let (layout, known) = self.board(pattern, chance)?;
        let level = Level { id: id.to_owned(), layout, ..Level::default() };
        let engine = pattern.engine.with_level(level.clone()).ok()?;
        let start = engine.start(0);
        if engine.outcome(&start) != Outcome::Playing || engine.moves(&start).is_empty() {
            return None;
        }
        let proof = prove::prove(&engine, &start, known, watch)?;
        let length = u32::try_from(proof.moves.len()).ok()?;
        let recipe = &self.recipe;
        if length < recipe.least.max(1) || (recipe.most > 0 && length > recipe.most) {
            return None;
        }
        if recipe.unique && !(proof.shortest && prove::is_unique(&engine, &start, proof.moves.len())?) {
            return None;
        }
        let minimum_moves = if proof.shortest { length } else { 0 };
        let level = Level { minimum_moves, solution: Move::write_list(&proof.moves), ..level };
        let moves = proof.moves.len();
        Some(NewLevel { difficulty: prove::difficulty(&engine, &start, &proof.moves), level, moves, tries })
    }

    /// A board by the recipe, and a solution where its making tells one.
    fn board(&self, pattern: &Pattern, chance: &mut Chance) -> Option<(Layout, Option<Vec<Move>>)> {
        let recipe = &self.recipe;
        let mut layout = pattern.layout.clone();
        match (recipe.method, &recipe.wall, &recipe.path) {
            (MakeMethod::Shuffle, ..) => make::shuffle(&self.game, &mut layout, &recipe.pieces, chance)?,
            (MakeMethod::Maze, Some(wall), Some(path)) => make::carve(&mut layout, wall, path, chance)?,
            (MakeMethod::Maze, ..) => make::lay(&self.game, &mut layout, &recipe.pieces, chance)?,
            (MakeMethod::Scramble | MakeMethod::Fill, ..) => {}
        }
        if let Some(script) = &pattern.script {
            let whole = merged(layout.clone(), &pattern.engine.layout(&pattern.engine.start(0)));
            let state = pattern.engine.restore(&whole, 0, 0, Outcome::Playing).ok()?;
            let run = pattern.engine.run_script(script, &state, None, chance.number())?;
            if run.out_of_steps.is_some() {
                return None;
            }
            layout = merged(script.layout(&run), &layout);
        }
        if recipe.moves == 0 {
            return Some((layout, None));
        }
        let (engine, end) = match (&pattern.finished, recipe.method) {
            (Some(finished), MakeMethod::Scramble) => (pattern.engine.clone(), finished.clone()),
            _ => {
                // What was laid is the finished board.
                let level = Level { layout, ..pattern.engine.level_info()?.clone() };
                let engine = pattern.engine.with_level(Level { minimum_moves: 0, ..level }).ok()?;
                let start = engine.start(0);
                (engine, start)
            }
        };
        let (start, back) = make::scramble(&engine, &end, recipe, chance)?;
        Some((engine.layout(&start), Some(back)))
    }
}

/// Makes one level of a game, for a menu: reads its generator.xml, compiles the recipe and makes the level. The watch holds
/// the time it may take and the cancel button. The same seed gives the same level as [`Maker::level`].
///
/// # Errors
/// [`NoLevel`].
pub fn new_level(
    game: &Arc<Game>,
    difficulty: Option<&str>,
    id: &str,
    seed: u64,
    watch: &dyn Watch,
) -> Result<NewLevel, NoLevel> {
    let generator = read_generator(game).0.ok_or(NoLevel::NoRecipe)?;
    let recipe = generator.recipe(difficulty).map_err(|_| NoLevel::NoRecipe)?;
    let maker = Maker::new(game, &generator, recipe).map_err(|_| NoLevel::NoRecipe)?;
    let mut made = maker.level(id, seed, watch)?;
    if let Some(name) = difficulty {
        made.level.difficulty = crate::game::Text::plain(name);
    }
    Ok(made)
}

/// The items and matrices of `level`, as they are in `made` where they are there.
fn merged(made: Layout, level: &Layout) -> Layout {
    let items = level.items.iter().map(|item| made.item(item.name.key()).cloned().unwrap_or_else(|| item.clone()));
    let mut finals = made.matrices.iter().filter(|matrix| matrix.name.key() == "final");
    let matrices = level.matrices.iter().map(|matrix| {
        let key = matrix.name.key();
        let found = if key == "final" { finals.next() } else { made.matrix(key) };
        found.unwrap_or(matrix).clone()
    });
    Layout { items: items.collect(), matrices: matrices.collect() }
}

fn pattern(game: &Arc<Game>, generator: &Generator, recipe: &Recipe, place: usize) -> Result<Pattern, Problems> {
    let engine = Engine::new(Arc::clone(game), place)?;
    let script = match recipe.script.trim().is_empty() {
        true => None,
        false => Some(engine.script(&recipe.script, &generator.file, &[])?),
    };
    let layout = game.levels.get(place).map(|level| level.layout.clone()).unwrap_or_default();
    let finished = finished(&engine);
    if recipe.method == MakeMethod::Scramble && finished.is_none() {
        let id = game.levels.get(place).map_or("", |level| level.id.as_str());
        let problem =
            Problem::error("G007", format!("level {id} has no <Solution>, so its finished board is not known"))
                .at(Place::file(generator.file.clone()))
                .hint("add one to the level's description.xml, or name another level");
        return Err(problem.into());
    }
    Ok(Pattern { engine, layout, script, finished })
}

/// The board at the end of the level's own solution, as a start from which one can play.
fn finished(engine: &Engine) -> Option<State> {
    let moves = Move::read_list(&engine.level_info()?.solution).ok().filter(|moves| !moves.is_empty())?;
    let mut state = engine.start(0);
    for chosen in moves {
        engine.play(&mut state, &chosen).ok()?;
    }
    if !is_won(engine.outcome(&state)) {
        return None;
    }
    engine.restore(&engine.layout(&state), 0, 0, Outcome::Playing).ok()
}

/// Everything that is wrong with a game's generator.xml, its scripts included.
pub fn check_generator(game: &Arc<Game>) -> Problems {
    let (generator, mut problems) = read_generator(game);
    let Some(generator) = generator else { return problems };
    for recipe in std::iter::once(&generator.usual).chain(generator.difficulties.iter().map(|(_, recipe)| recipe)) {
        if let Err(found) = Maker::new(game, &generator, recipe) {
            for problem in found {
                if !problems.iter().any(|known| *known == problem) {
                    problems.push(problem);
                }
            }
        }
    }
    problems
}
