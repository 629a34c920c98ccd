//! Computer players: those in opponents.xml and those available for every game.

use super::decide;
use super::learnt::{self, Learnt};
use super::parts::Parts;
use super::strength::Strength;
use super::turn;
use std::sync::Arc;
use switchboard_base::chance::Chance;
use switchboard_base::diag::Problems;
use switchboard_base::language::Language;
use switchboard_engine::play::{Engine, Move, Script, State};
use switchboard_game::{self as game, RuleText, Search, SearchKind, Text};

/// The name of the random computer player that every game has.
pub const RANDOM: &str = "Random";

/// The item in which a script stores how good a move or a position is.
const SCORE: &str = "Score";

/// The limits of one decision.
#[derive(Clone, Copy)]
pub struct DecisionLimits<'a> {
    /// How many choices may be tried.
    pub work: u64,
    /// Of 100 turns so many are not seen, by chance; a turn that wins at once always is.
    pub overlooks: u8,
    /// Asked now and then: true stops the search, which then decides with what it knows.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

impl std::fmt::Debug for DecisionLimits<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Limits").field("work", &self.work).field("overlooks", &self.overlooks).finish_non_exhaustive()
    }
}

impl DecisionLimits<'_> {
    /// Limited by work alone.
    pub fn of_work(work: u64) -> DecisionLimits<'static> {
        DecisionLimits { work, overlooks: 0, stop: &|| false }
    }
}

/// How a computer player decides.
#[derive(Debug, Clone)]
pub enum Mind {
    /// Any valid move.
    Random,
    /// The move with the highest score.
    Scores(Script),
    /// By looking ahead; the script scores a position for the current player.
    Searches(Search, Option<Script>),
}

/// A computer player for one level.
#[derive(Debug, Clone)]
pub struct Opponent {
    /// Its name.
    pub name: Text,
    /// How it decides.
    pub mind: Mind,
    /// How often each choice is made in the random games of its search, if its author says so.
    pub playout: Option<Script>,
    /// What its search has learnt about the level, if anything.
    pub learnt: Option<Arc<Learnt>>,
}

/// What a computer player is asked.
#[derive(Debug, Clone, Copy)]
pub struct MoveQuestion<'a> {
    /// The level.
    pub engine: &'a Engine,
    /// The states in which the same player chose earlier in this turn, in order, if a turn takes several choices.
    pub turn: &'a [State],
    /// The state in which to choose.
    pub state: &'a State,
}

impl Opponent {
    /// One that chooses any valid move.
    pub fn random() -> Self {
        Self { name: Text::plain(RANDOM), mind: Mind::Random, playout: None, learnt: None }
    }

    /// A search without a script, usable for any game.
    pub fn search(kind: SearchKind) -> Self {
        let name = SEARCHES.iter().find(|(known, _)| *known == kind).map_or("", |(_, name)| name);
        let search = Search { kind, milliseconds: 1_000, depth: 0, amaf: None, guided: false };
        Self { name: Text::plain(name), mind: Mind::Searches(search, None), playout: None, learnt: None }
    }

    /// A player from opponents.xml, compiled for a level. With neither rules nor a search, it chooses at random.
    ///
    /// # Errors
    /// All problems of its script.
    pub fn new(engine: &Engine, source: &game::OpponentSource) -> Result<Self, Problems> {
        let compiled = |text: &Option<RuleText>| {
            text.as_ref().map(|text| engine.script(&text.contents, &source.file, &[SCORE])).transpose()
        };
        let (script, playout) = (compiled(&source.contents)?, compiled(&source.playout)?);
        let mind = match (source.search, script) {
            (Some(search), script) => Mind::Searches(search, script),
            (None, Some(script)) => Mind::Scores(script),
            (None, None) => Mind::Random,
        };
        let searches = matches!(mind, Mind::Searches(..));
        let learnt = if searches { learnt::level_of(engine, source.name.get(Language::English)) } else { None };
        Ok(Self { name: source.name.clone(), mind, playout, learnt: learnt.map(Arc::new) })
    }

    /// Whether it decides about a turn as a whole, and so knows from the beginning how the turn ends.
    pub fn plans_turns(&self, engine: &Engine, state: &State) -> bool {
        let by_lines = matches!(self.mind, Mind::Searches(Search { kind: SearchKind::AlphaBeta, .. }, _));
        by_lines && decide::is_plain(engine, state)
    }

    /// Whether it can say what it expects to come after this state.
    pub fn foresees(&self, engine: &Engine, state: &State) -> bool {
        self.searches() && decide::is_plain(engine, state)
    }

    /// Whether it looks ahead: levels make a difference only then.
    pub fn searches(&self) -> bool {
        matches!(self.mind, Mind::Searches(..))
    }

    /// How long it may think about a choice on a screen, in milliseconds: as long as opponents.xml says, but no longer than any level may.
    pub fn thinking_ms(&self, engine: &Engine) -> u32 {
        match self.mind {
            Mind::Searches(search, _) => search.milliseconds.min(Strength::most_ms(engine.draws_chance())),
            Mind::Random | Mind::Scores(_) => 0,
        }
    }

    /// What a decision may cost at this level, and what is overlooked in it. Who does not look ahead has no levels.
    pub fn limits<'s>(&self, strength: Strength, stop: &'s (dyn Fn() -> bool + Sync)) -> DecisionLimits<'s> {
        match self.mind {
            Mind::Searches(search, _) => strength.limits(search.kind, stop),
            Mind::Random | Mind::Scores(_) => DecisionLimits { work: 0, overlooks: 0, stop },
        }
    }

    /// Decides. `None` if there is no valid move. The same seed gives the same choice, unless `limits` stops the search by time.
    pub fn choose(&self, ask: MoveQuestion<'_>, seed: u64, limits: DecisionLimits<'_>) -> Option<Move> {
        self.plan(ask, seed, limits).first().copied()
    }

    /// Decides, and tells also what it means to choose next in the same turn, as far as it has looked. Empty if there is no valid move.
    pub fn plan(&self, ask: MoveQuestion<'_>, seed: u64, limits: DecisionLimits<'_>) -> Vec<Move> {
        self.plan_by(ask, seed, limits, Parts::default())
    }

    /// The same with only some parts of the search, for matches that find out what they are worth.
    pub fn plan_by(&self, ask: MoveQuestion<'_>, seed: u64, limits: DecisionLimits<'_>, parts: Parts) -> Vec<Move> {
        let mut chance = Chance::new(seed);
        let moves = turn::choices(ask.engine, ask.turn, ask.state);
        if moves.len() < 2 {
            return moves;
        }
        match &self.mind {
            Mind::Random => chance.pick(&moves).copied().into_iter().collect(),
            Mind::Scores(script) => best(ask, &moves, script, &mut chance).into_iter().collect(),
            Mind::Searches(search, script) => {
                let (engine, script) = (ask.engine, script.as_ref());
                let learnt = self.learnt.as_deref();
                let playout = self.playout.as_ref();
                let how = DecisionContext { engine, search: *search, script, playout, learnt, limits, parts };
                decide::choose(&how, ask.turn.last(), ask.state, &moves, &mut chance)
            }
        }
    }
}

/// One of the moves with the highest score, chosen at random.
fn best(ask: MoveQuestion<'_>, moves: &[Move], script: &Script, chance: &mut Chance) -> Option<Move> {
    let seed = chance.wide();
    let mut best: Vec<Move> = Vec::new();
    let mut highest = i32::MIN;
    for chosen in moves {
        let Move::Cell(cell) = chosen else { continue };
        let ran = ask.engine.run_script(script, ask.state, Some(*cell), seed)?;
        let score = ran.numbers.first().copied().unwrap_or(0);
        if score > highest {
            best.clear();
            highest = score;
        }
        if score == highest {
            best.push(*chosen);
        }
    }
    chance.pick(&best).copied()
}

/// What both searches need.
#[derive(Debug, Clone, Copy)]
pub struct DecisionContext<'a> {
    /// The level.
    pub engine: &'a Engine,
    /// The kind of search and its depth.
    pub search: Search,
    /// Scores a position.
    pub script: Option<&'a Script>,
    /// Says how often a choice is made in random games.
    pub playout: Option<&'a Script>,
    /// What was learnt about positions and choices.
    pub learnt: Option<&'a Learnt>,
    /// When to stop.
    pub limits: DecisionLimits<'a>,
    /// Which parts of the search are used.
    pub parts: Parts,
}

impl DecisionContext<'_> {
    /// How good the position is for the current player; `None` without a script.
    pub fn score(&self, state: &State, seed: u64) -> Option<i32> {
        let ran = self.engine.run_script(self.script?, state, None, seed)?;
        ran.numbers.first().copied()
    }
}

/// The searches available for every game, and their names.
const SEARCHES: [(SearchKind, &str); 2] = [(SearchKind::Mcts, "mcts"), (SearchKind::AlphaBeta, "alphabeta")];

/// Whether every game has a search with this name.
pub fn is_search(name: &str) -> bool {
    SEARCHES.iter().any(|(_, known)| *known == name)
}

/// The computer players of a level: those of opponents.xml; if there are none, a random one and one that searches.
///
/// # Errors
/// All problems of all scripts.
pub fn all(engine: &Engine) -> Result<Vec<Opponent>, Problems> {
    let mut problems = Problems::new();
    let mut list = Vec::new();
    for source in &engine.game().opponents {
        match Opponent::new(engine, source) {
            Ok(opponent) => list.push(opponent),
            Err(found) => problems.append(found),
        }
    }
    if !problems.is_empty() {
        return Err(problems);
    }
    if list.is_empty() {
        list = vec![Opponent::random(), Opponent::search(SearchKind::Mcts)];
    }
    Ok(list)
}

/// The computer player with this name in any language, in any letter case: one of opponents.xml, otherwise `random`, `mcts` or `alphabeta`,
/// which exist for every game. `Ok(None)` if there is none.
///
/// # Errors
/// All problems of its script.
pub fn find(engine: &Engine, name: &str) -> Result<Option<Opponent>, Problems> {
    let wanted = name.to_lowercase();
    let named = |text: &Text| text.variants.iter().any(|(_, words)| words.to_lowercase() == wanted);
    if let Some(source) = engine.game().opponents.iter().find(|source| named(&source.name)) {
        return Opponent::new(engine, source).map(Some);
    }
    if wanted == RANDOM.to_lowercase() {
        return Ok(Some(Opponent::random()));
    }
    let search = SEARCHES.iter().find(|(_, name)| *name == wanted);
    Ok(search.map(|(kind, name)| Opponent {
        learnt: learnt::level_of(engine, name).map(Arc::new),
        ..Opponent::search(*kind)
    }))
}
