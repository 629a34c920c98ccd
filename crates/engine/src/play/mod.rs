//! Games as values: states, moves in text form, and one pure function that applies them. The one place that knows that
//! there are three kinds of games. Never touches time, files or random numbers unless they are passed in.

mod board;
mod check;
mod lines;
mod moves;
mod places;
mod puzzle_game;
mod search;
mod shine;
mod signals;
mod state;
mod steps;
mod tile_game;
mod trim;
mod turn;
mod walker;

pub use board::{Board, Eyes, Face, Icon, Mark, Picture, Sign, Spot, SpotPlace, face_of, word_face};
pub use check::{LONGEST as LONGEST_CHECK, check, check_rules, check_until};
pub use lines::{Lines, LinesOfPlay};
pub use moves::{Move, MoveFault, Side};
pub use search::{Amount, Goal, PuzzleAim, PuzzleAims, Things};
pub use walker::Walker;

use crate::tiles;
use az::SaturatingAs;
use board::counted;
use puzzle_game::PuzzleLevel;
use state::Held;
use std::borrow::Cow;
use std::sync::Arc;
use switchboard_base::diag::{Code, Problems};
use switchboard_base::grid::{Cell, Size};
use switchboard_game::{AnySignal, Beside, BesideSide, Game, Kind, Layout, Level, Name};
pub use switchboard_puzzlescript::Dots;
pub use switchboard_rules::{Change, Fate, RuleTrace, Script, ScriptRun, Trace};
use switchboard_rules::{CompiledLevel, End, Laws, Memory, Scope, Signal, Workspace};

pub use crate::tiles::{TileAction, TileEffect, TileEvent, TileGoal, TileItem};
pub use state::State;
pub use steps::walks;
pub use tile_game::{Table, TileScore};
pub use turn::{Outcome, Refused, Turn};

/// One compiled level of a game: everything that does not change during play. Cheap to clone; can be shared between
/// threads.
#[derive(Debug, Clone)]
pub struct Engine {
    game: Arc<Game>,
    level: usize,
    /// The level, if it is not one of the game's own.
    made: Option<Arc<Level>>,
    model: Model,
}

/// A compiled level, by kind of game; a [`State`] has the same kinds.
#[derive(Debug, Clone)]
enum Model {
    Rules(Arc<CompiledLevel>),
    Tiles(Arc<tiles::TileRules>),
    PuzzleScript(Arc<PuzzleLevel>),
}

impl Engine {
    /// Compiles level number `level` (from 0) of `game`.
    ///
    /// # Errors
    ///
    /// All problems that make the level impossible to play.
    pub fn new(game: Arc<Game>, level: usize) -> Result<Self, Problems> {
        let no_level = || Code::R002.error("no-level").arg("number", level + 1);
        let chosen = game.levels.get(level).ok_or_else(no_level)?;
        let model = match &game.kind {
            Kind::Rules(text) => Model::Rules(Arc::new(CompiledLevel::new(&game, text, chosen)?)),
            Kind::Tiles(source) => Model::Tiles(tile_game::rules(source)?),
            Kind::PuzzleScript(script) => {
                let puzzle = PuzzleLevel::new(script, &game.description, level).ok_or_else(no_level)?;
                Model::PuzzleScript(Arc::new(puzzle))
            }
        };
        Ok(Self { game, level, made: None, model })
    }

    /// The same game at level number `level` (from 0). The text of its rules is not read again.
    ///
    /// # Errors
    ///
    /// All problems that make the level impossible to play.
    pub fn at_level(&self, level: usize) -> Result<Self, Problems> {
        let game = Arc::clone(&self.game);
        let model = match (&self.model, &game.kind, game.levels.get(level)) {
            (Model::Rules(rules), Kind::Rules(text), Some(chosen)) => {
                Model::Rules(Arc::new(rules.for_level(&game, text, chosen)?))
            }
            (Model::Tiles(rules), _, Some(_)) => Model::Tiles(Arc::clone(rules)),
            _ => return Self::new(game, level),
        };
        Ok(Self { game, level, made: None, model })
    }

    /// The same game with a level that is not its own, such as one that was just made. If it has the same items and
    /// matrices as this engine's level, nothing is compiled again.
    ///
    /// # Errors
    ///
    /// All problems that make the level impossible to play.
    pub fn with_level(&self, level: Level) -> Result<Self, Problems> {
        let (Model::Rules(rules), Kind::Rules(text)) = (&self.model, &self.game.kind) else {
            return Err(Code::R002.error("one-level").into());
        };
        let compiled = match rules.with_level(&level) {
            Some(compiled) => compiled,
            None => rules.for_level(&self.game, text, &level)?,
        };
        let model = Model::Rules(Arc::new(compiled));
        Ok(Self { game: Arc::clone(&self.game), level: self.level, made: Some(Arc::new(level)), model })
    }

    /// The level itself; a copy if it is one of the game's or shared.
    #[expect(clippy::indexing_slicing, reason = "an engine is made for a level that is there")]
    pub fn into_level(self) -> Level {
        match self.made {
            Some(made) => Arc::unwrap_or_clone(made),
            None => self.game.levels[self.level].clone(),
        }
    }

    /// The constraints on the finished board and the names of the level; none if it has none.
    pub fn laws(&self) -> Option<(&Laws, &Scope)> {
        match &self.model {
            Model::Rules(rules) => rules.laws(),
            Model::Tiles(_) | Model::PuzzleScript(_) => None,
        }
    }

    /// Whether a piece on the board of this state covers what the player has to find out by the constraints.
    pub fn covers(&self, state: &State) -> bool {
        let Some((laws, _)) = self.laws() else { return false };
        (0..self.board_size().area()).any(|index| !laws.covered(self.word(state, index)).is_empty())
    }

    /// All levels; each is compiled when the iterator reaches it, the rules are read once.
    pub fn all(game: &Arc<Game>) -> impl Iterator<Item = Result<Self, Problems>> {
        let mut first: Option<Self> = None;
        (0..game.levels.len()).map(move |level| {
            let made = match &first {
                Some(first) => first.at_level(level),
                None => Self::new(Arc::clone(game), level),
            };
            if let (None, Ok(engine)) = (&first, &made) {
                first = Some(engine.clone());
            }
            made
        })
    }

    /// The game.
    pub fn game(&self) -> &Arc<Game> {
        &self.game
    }

    /// The number of the level, from 0; for a level that is not the game's own, that of the level it was made from.
    pub fn level(&self) -> usize {
        self.level
    }

    /// The level's data besides its start: name, minimum of moves, solution.
    pub fn level_info(&self) -> Option<&Level> {
        self.made.as_deref().or_else(|| self.game.levels.get(self.level))
    }

    /// Whether another level starts with the same things in the same places, whatever the rules are.
    pub fn begins_like(&self, other: &Self) -> bool {
        match (&self.model, &other.model) {
            (Model::PuzzleScript(level), Model::PuzzleScript(other)) => level.begins_like(other),
            _ => self.level_info().map(|level| &level.layout) == other.level_info().map(|level| &level.layout),
        }
    }

    /// The start of the level, with as many players as the game is made for. `seed` seeds its random numbers.
    pub fn start(&self, seed: u64) -> State {
        match &self.model {
            Model::Rules(rules) => Held::Rules(Arc::clone(rules), rules.start(seed)).into(),
            Model::Tiles(_) | Model::PuzzleScript(_) => self.start_with(seed, u8::MAX),
        }
    }

    /// The start of the level with this many players, limited to what the game allows.
    pub fn start_with(&self, seed: u64, players: u8) -> State {
        let held = match &self.model {
            Model::Rules(rules) => Held::Rules(Arc::clone(rules), rules.start_with(seed, players)),
            Model::Tiles(rules) => Held::Tiles(Arc::clone(rules), Box::new(tile_game::start(rules, seed, players))),
            Model::PuzzleScript(level) => Held::PuzzleScript(Arc::clone(level), Box::new(level.start(seed))),
        };
        held.into()
    }

    /// What the rules do at this move, rule by rule; `state` is the one before it. None for an invalid move and for
    /// boards of tiles.
    pub fn trace(&self, state: &State, chosen: &Move) -> Option<Trace> {
        self.check(state, chosen).ok()?;
        let (Kind::Rules(text), Held::Rules(level, memory), Move::Cell(cell)) = (&self.game.kind, &state.held, chosen)
        else {
            return None;
        };
        Some(level.trace(text, memory, *cell).0)
    }

    /// Compiles a script in rule language 2, such as a computer player's. `numbers` are items that the script can set;
    /// they start at 0. It can call the functions of the game's own rules.
    ///
    /// # Errors
    ///
    /// All problems of the script; a board of tiles has no scripts.
    pub fn script(&self, contents: &str, file: &str, numbers: &[&str]) -> Result<Script, Problems> {
        match &self.model {
            Model::Rules(rules) => Script::new(&self.game, rules, contents, file, numbers),
            Model::Tiles(_) | Model::PuzzleScript(_) => {
                let place = switchboard_base::diag::Place::file(file);
                Err(Code::T050.error("no-rules").at(place).cure("leave-contents").into())
            }
        }
    }

    /// Everything that an author should know about a script, faults that keep it from being compiled among them.
    pub fn script_problems(&self, contents: &str, file: &str, numbers: &[&str]) -> Problems {
        match &self.model {
            Model::Rules(rules) => Script::problems(&self.game, rules, contents, file, numbers),
            _ => self.script(contents, file, numbers).err().unwrap_or_default(),
        }
    }

    /// Runs a script of this engine on a copy of the state. With a cell it begins like a round: P is the position, A
    /// the cell. None on a board of tiles, which has no scripts.
    pub fn run_script(&self, script: &Script, state: &State, chosen: Option<Cell>, seed: u64) -> Option<ScriptRun> {
        match &state.held {
            Held::Rules(rules, memory) => Some(script.run(rules, memory, chosen, seed)),
            Held::Tiles(..) | Held::PuzzleScript(..) => None,
        }
    }

    /// The name of the message that says what choosing this cell does now, as the level's matrix PRESS has it.
    pub fn press_word(&self, state: &State, cell: Cell) -> Option<&str> {
        match (&state.held, &self.model) {
            (Held::Rules(_, memory), Model::Rules(rules)) => rules.press_word(memory, cell).map(Name::key),
            _ => None,
        }
    }

    /// The valid moves: cells in board order, then everything else.
    pub fn moves(&self, state: &State) -> Vec<Move> {
        match &state.held {
            Held::Rules(rules, _) if rules.takes_any() => {
                (self.outcome(state) == Outcome::Playing).then_some(Move::Press(1)).into_iter().collect()
            }
            Held::Rules(rules, memory) => {
                let waits = self.is_timed() && self.outcome(state) == Outcome::Playing;
                rules.valid_cells(memory).map(Move::Cell).chain(waits.then_some(Move::Tick)).collect()
            }
            Held::Tiles(rules, state) => tiles::choices(rules, state).into_iter().map(tile_game::to_move).collect(),
            Held::PuzzleScript(level, state) => level.moves(state),
        }
    }

    /// Whether the move would be accepted.
    pub fn is_valid(&self, state: &State, chosen: &Move) -> bool {
        self.check(state, chosen).is_ok()
    }

    fn check(&self, state: &State, chosen: &Move) -> Result<(), Refused> {
        let is_known = |rules: &CompiledLevel| match chosen {
            Move::Cell(_) => !rules.takes_any(),
            Move::Press(_) => rules.takes_any(),
            Move::Release { .. } => self.game.settings.any == Some(AnySignal::Hold),
            Move::Tick => self.is_timed(),
            _ => false,
        };
        if matches!(&state.held, Held::Rules(rules, _) if !is_known(rules)) {
            return Err(Refused::WrongKind);
        }
        if self.outcome(state) != Outcome::Playing {
            return Err(Refused::Over);
        }
        let size = self.board_size();
        if matches!(chosen, Move::Cell(cell) if !size.contains(*cell)) {
            return Err(Refused::OutsideBoard(size));
        }
        let valid = match (&state.held, chosen) {
            (Held::Rules(rules, memory), Move::Cell(cell)) => rules.is_valid(memory, *cell),
            (Held::Rules(..), _) => true,
            (Held::Tiles(rules, state), _) => {
                tile_game::to_choice(*chosen).is_some_and(|choice| tiles::choices(rules, state).contains(&choice))
            }
            (Held::PuzzleScript(level, state), _) => level.is_valid(state, *chosen),
        };
        if valid { Ok(()) } else { Err(Refused::NotValid) }
    }

    /// Width and height of the board.
    pub fn board_size(&self) -> Size {
        match &self.model {
            Model::Rules(rules) => rules.size(),
            Model::Tiles(rules) => rules.size,
            Model::PuzzleScript(level) => level.size,
        }
    }

    /// Plays a move: changes `state` and returns what happened.
    ///
    /// # Errors
    /// [`Refused`], and `state` is untouched.
    pub fn play(&self, state: &mut State, chosen: &Move) -> Result<Turn, Refused> {
        switchboard_base::broken::fault::point("engine");
        self.check(state, chosen)?;
        let mut turn = Turn::default();
        match (&mut state.held, chosen) {
            (Held::Rules(rules, memory), _) => {
                let begun = match chosen {
                    Move::Cell(cell) => rules.round(memory, *cell),
                    other => rules.signal(memory, signals::signal_of(*other).ok_or(Refused::WrongKind)?),
                };
                self.take_round(rules, begun, &mut turn);
                let goes_on = turn.outcome.is_none() && memory.end() == End::Open;
                // as in realtime games of PuzzleScript, a step of time follows each choice
                if goes_on && self.is_timed() && matches!(chosen, Move::Cell(_)) {
                    let passed = rules.signal(memory, Signal::Ticked);
                    self.take_round(rules, passed, &mut turn);
                }
                if turn.outcome.is_some() {
                    return Ok(turn);
                }
            }
            (Held::Tiles(rules, state), _) => {
                let events = tile_game::to_choice(*chosen).and_then(|choice| tiles::play(rules, state, choice));
                turn.events = events.ok_or(Refused::NotValid)?;
            }
            (Held::PuzzleScript(level, state), _) => {
                let (played, film) = level.play(state, *chosen).ok_or(Refused::WrongKind)?;
                let held = |state| Held::PuzzleScript(Arc::clone(level), Box::new(state)).into();
                turn = Turn { film: film.into_iter().map(held).collect(), ..played };
            }
        }
        turn.outcome = Some(self.outcome(state));
        Ok(turn)
    }

    /// The outcome in this state; never [`Outcome::Restarted`].
    #[inline]
    pub fn outcome(&self, state: &State) -> Outcome {
        match &state.held {
            Held::Tiles(_, state) => tile_game::outcome(state),
            Held::PuzzleScript(_, state) => puzzle_game::outcome(state),
            Held::Rules(_, memory) => match memory.end() {
                End::Open => Outcome::Playing,
                End::Finished => Outcome::Finished,
                End::Won(player) => Outcome::Won(player),
                End::Lost => Outcome::Lost,
                End::Drawn => Outcome::Drawn,
            },
        }
    }

    /// The position (Ax, Ay), where the last move was made, if it is on the board; on a board of tiles where the piece
    /// of the player in turn is.
    pub fn position(&self, state: &State) -> Option<Cell> {
        match &state.held {
            Held::Rules(rules, memory) => rules.position(memory),
            Held::Tiles(_, state) => state.current().filter(|p| p.start.is_some()).map(|p| p.place.cell),
            Held::PuzzleScript(level, state) => level.position(state),
        }
    }

    /// The cell on which a move is shown: where it is made, or the neighbour to which the player would go.
    pub fn cell_of(&self, state: &State, chosen: &Move) -> Option<Cell> {
        match chosen {
            Move::Cell(cell) => Some(*cell),
            Move::Go(side) => {
                let next = self.position(state)?.step(side.direction());
                next.filter(|cell| self.board_size().contains(*cell))
            }
            _ => None,
        }
    }

    /// Messages to be read before the level starts, in a PuzzleScript game.
    pub fn opening(&self) -> Vec<String> {
        let Model::PuzzleScript(level) = &self.model else { return Vec::new() };
        level.game.before(level.entry).into_iter().map(str::to_owned).collect()
    }

    /// How many moves were played since the start of the level.
    pub fn moves_played(&self, state: &State) -> u32 {
        match &state.held {
            Held::Rules(_, memory) => memory.moves(),
            Held::Tiles(_, state) => state.moves,
            Held::PuzzleScript(_, state) => state.moves,
        }
    }

    /// The bytes that decide how the game continues: states with the same key are the same position. Counters that no
    /// rule reads, the number of moves and the random number generator are left out.
    #[inline]
    pub fn key<'s>(&self, state: &'s State) -> Cow<'s, [u8]> {
        match &state.held {
            Held::Rules(rules, memory) => Cow::Borrowed(rules.key(memory)),
            Held::Tiles(_, state) => Cow::Owned(state.key()),
            Held::PuzzleScript(_, state) => Cow::Borrowed(state.key()),
        }
    }

    /// A hash of the key, updated with every change.
    pub fn hash(&self, state: &State) -> u64 {
        match &state.held {
            Held::Rules(rules, memory) => rules.hash(memory),
            Held::Tiles(_, state) => tile_game::hash(state),
            Held::PuzzleScript(_, state) => xxhash_rust::xxh3::xxh3_64(state.key()),
        }
    }

    /// The state of the random number generator: the seed that [`Engine::restore`] takes.
    pub fn seed(&self, state: &State) -> u64 {
        match &state.held {
            Held::Rules(_, memory) => memory.seed(),
            Held::Tiles(_, state) => state.chance.seed,
            Held::PuzzleScript(_, state) => state.chance_drawn().and_then(|(seed, _)| seed.parse().ok()).unwrap_or(0),
        }
    }

    /// Whose turn it is, from 1.
    #[inline]
    pub fn player(&self, state: &State) -> u8 {
        match &state.held {
            Held::Rules(rules, memory) => rules.player(memory),
            Held::Tiles(_, state) => state.turn + 1,
            Held::PuzzleScript(..) => 1,
        }
    }

    /// How many players there are.
    pub fn players(&self, state: &State) -> u8 {
        match &state.held {
            Held::Rules(rules, memory) => rules.players(memory),
            Held::Tiles(_, state) => state.players.len().saturating_as(),
            Held::PuzzleScript(..) => 1,
        }
    }

    /// Whether play can use random numbers: then the key alone does not determine what follows.
    pub fn draws_chance(&self) -> bool {
        match &self.model {
            Model::Rules(rules) => rules.draws_chance(),
            Model::Tiles(rules) => rules.draws_chance(),
            Model::PuzzleScript(level) => level.game.draws_chance(),
        }
    }

    /// The board of tiles with its contents; none in other games.
    pub fn table<'s>(&self, state: &'s State) -> Option<Table<'s>> {
        match &state.held {
            Held::Tiles(rules, state) => Some(Table::new(rules, state)),
            Held::Rules(..) | Held::PuzzleScript(..) => None,
        }
    }

    /// The board as the player in turn sees it.
    pub fn board(&self, state: &State) -> Board {
        self.board_before(state, Eyes::InTurn)
    }

    /// A small square picture of the start of the level, in pixels; only in a PuzzleScript game.
    pub fn preview(&self) -> Option<Face> {
        if let Model::PuzzleScript(level) = &self.model { Some(level.preview()) } else { None }
    }

    /// The board as seen with these eyes.
    pub fn board_before(&self, state: &State, eyes: Eyes) -> Board {
        match &state.held {
            Held::Rules(rules, memory) => {
                let mut faces: Vec<Face> = rules.pieces(memory).map(|(number, word)| self.face(number, word)).collect();
                for (face, ground) in faces.iter_mut().zip(rules.background(memory)) {
                    if let Some(beneath) = ground.and_then(|ground| self.game.pieces.get(ground)) {
                        face.lay_on(beneath);
                    }
                }
                if let Some(shine) = &self.game.settings.shine {
                    let pieces: Vec<usize> = rules.pieces(memory).map(|(number, _)| number).collect();
                    shine::light(&self.game.pieces, shine, (rules.size(), &pieces), &mut faces);
                }
                let mut board = Board {
                    faces,
                    spots: Vec::new(),
                    size: rules.size(),
                    origin: Cell::default(),
                    paper: self.game.settings.look.paper,
                    flips: self.game.settings.look.flips,
                    thin: self.game.settings.look.thin,
                    squares: self.game.settings.look.squares,
                    rows_below: self.game.settings.look.rows_below,
                };
                self.trim(rules, memory, &mut board);
                board.spots = self.beside(state, board.size.height);
                board
            }
            Held::Tiles(rules, state) => tile_game::board(rules, state, eyes),
            Held::PuzzleScript(level, state) => level.board(state),
        }
    }

    /// A board of this level with outlines around the players and the goals; none if nothing has one, as in games other
    /// than PuzzleScript ones.
    pub fn outlined(&self, board: &Board) -> Option<Board> {
        if let Model::PuzzleScript(level) = &self.model { level.outlined(board) } else { None }
    }

    /// Leaves out the edges of the board where nothing but the piece of `<Trim>` lies and nothing can be chosen.
    #[expect(clippy::indexing_slicing, reason = "there is a piece for each cell of the board")]
    fn trim(&self, rules: &CompiledLevel, memory: &Memory, board: &mut Board) {
        let trim = self.game.settings.trim.as_ref();
        let Some((free, _)) = trim.and_then(|trim| self.game.pieces.find(trim.piece.key())) else { return };
        let mut is_used: Vec<bool> = rules.pieces(memory).map(|(piece, _)| piece != free).collect();
        for place in rules.valid_cells(memory).filter_map(|cell| rules.size().index(cell)) {
            is_used[place] = true;
        }
        let size = rules.size();
        trim::trim(board, |cell| size.index(cell).is_some_and(|place| is_used[place]));
    }

    /// Pieces beside the board with their counts, such as the men in hand.
    fn beside(&self, state: &State, height: u8) -> Vec<Spot> {
        let shown = &self.game.settings.beside;
        if shown.is_empty() {
            return Vec::new();
        }
        let layout = self.layout(state);
        let spot = |beside: &Beside, line: u8| {
            let (_, piece) = self.game.pieces.find(beside.piece.key())?;
            let count = beside.count.of(&layout)?;
            let side = match beside.side {
                BesideSide::Left => Side::Left,
                BesideSide::Right => Side::Right,
            };
            Some(Spot { face: counted(piece, count), place: SpotPlace::Edge(side, line), chosen_by: None })
        };
        let on = |side: BesideSide| shown.iter().filter(move |beside| beside.side == side);
        let lines = [BesideSide::Left, BesideSide::Right].into_iter().flat_map(|side| {
            let first = height.saturating_sub(on(side).count().saturating_as()) / 2;
            on(side).zip(first..height)
        });
        lines.filter_map(|(beside, line)| spot(beside, line)).collect()
    }

    fn face(&self, number: usize, word: Option<&Name>) -> Face {
        match self.game.pieces.get(number) {
            Some(piece) => face_of(piece),
            None => word_face(word.map_or("", Name::written)),
        }
    }

    /// The whole state in the form of startingLayout.xml, for saves and JSON.
    pub fn layout(&self, state: &State) -> Layout {
        match &state.held {
            Held::Rules(rules, memory) => rules.layout(memory),
            Held::Tiles(rules, state) => tile_game::layout(rules, state),
            Held::PuzzleScript(level, state) => puzzle_game::layout(level, state),
        }
    }

    /// The state in a save. `seed` is the value of [`Engine::seed`] when it was saved, `outcome` the outcome, since a
    /// rule's decision (`win`, `lose`, `draw`) cannot be seen on the board. Boards of tiles contain it themselves.
    ///
    /// # Errors
    ///
    /// The layout does not fit this level (sizes, names, types).
    pub fn restore(&self, layout: &Layout, seed: u64, moves_played: u32, outcome: Outcome) -> Result<State, Problems> {
        let end = match outcome {
            Outcome::Playing | Outcome::Restarted => End::Open,
            Outcome::Finished => End::Finished,
            Outcome::Won(player) => End::Won(player),
            Outcome::Lost => End::Lost,
            Outcome::Drawn => End::Drawn,
        };
        let held = match &self.model {
            Model::Rules(rules) => Held::Rules(Arc::clone(rules), rules.restore(layout, seed, moves_played, end)?),
            Model::Tiles(rules) => {
                Held::Tiles(Arc::clone(rules), Box::new(tile_game::restore(rules, layout, moves_played)?))
            }
            Model::PuzzleScript(level) => {
                let won = outcome == Outcome::Finished;
                let state = puzzle_game::restore(level, layout, moves_played, won)?;
                Held::PuzzleScript(Arc::clone(level), Box::new(state))
            }
        };
        Ok(held.into())
    }
}
