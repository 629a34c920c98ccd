//! A level in play: inputs, the turns that follow by themselves, restarts and checkpoints. States are plain bytes, the
//! same for games of any size.

use super::bits::Bits;
use super::build::{Built, BuiltLevel, WinCondition};
use super::chance::PuzzleChance;
use super::machine::{Effects, ObjectBoard};
use super::read::{Amount, Prelude, RuleCommand};
use std::sync::{Arc, Mutex};

/// How many turns can follow one another by `again`.
pub const MAX_AGAIN: usize = 1_000;
/// Boards on the way to the last one that are told, of one input.
const MAX_FILM: usize = 20;
/// Numbers of chance that a save may say were drawn.
const MAX_DRAWN: u32 = 10_000_000;
/// How many boards are kept for later turns.
const MAX_POOL: usize = 16;

/// What a player does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PuzzleInput {
    /// Move up.
    Up,
    /// Move left.
    Left,
    /// Move down.
    Down,
    /// Move right.
    Right,
    /// The action key.
    Action,
    /// Restart the level, or return to its checkpoint.
    Restart,
    /// A turn without input, as time passes.
    Tick,
}

impl PuzzleInput {
    /// All but restart.
    pub const TURNS: [Self; 6] = [Self::Up, Self::Left, Self::Down, Self::Right, Self::Action, Self::Tick];

    /// Its five bits in a layer; none if the player does not act.
    fn bits(self) -> Option<u8> {
        Some(match self {
            Self::Up => 1,
            Self::Down => 2,
            Self::Left => 4,
            Self::Right => 8,
            Self::Action => 16,
            Self::Restart | Self::Tick => return None,
        })
    }
}

/// The state of a level. Cells are stored column by column from the left, each from the top; a cell is a set of
/// objects, one bit each.
#[derive(Debug, PartialEq, Eq, Hash)]
pub struct PuzzleState {
    /// Which entry of LEVELS it is, from 0.
    pub entry: usize,
    /// Columns.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// The objects of each cell.
    pub(super) cells: Box<[u8]>,
    /// What a restart returns to; none if that is the start of the level.
    pub(super) checkpoint: Option<Arc<[u8]>>,
    /// None if no rule uses random numbers.
    pub(super) chance: Option<PuzzleChance>,
    /// Inputs since the level started.
    pub moves: u32,
    /// Whether the level is won.
    pub won: bool,
}

impl Clone for PuzzleState {
    fn clone(&self) -> Self {
        let Self { entry, width, height, cells, checkpoint, chance, moves, won } = self;
        Self {
            entry: *entry,
            width: *width,
            height: *height,
            cells: cells.clone(),
            checkpoint: checkpoint.clone(),
            chance: chance.clone(),
            moves: *moves,
            won: *won,
        }
    }

    /// Allocates no memory if both are of one level.
    fn clone_from(&mut self, other: &Self) {
        let Self { entry, width, height, cells, checkpoint, chance, moves, won } = other;
        (self.entry, self.width, self.height, self.moves, self.won) = (*entry, *width, *height, *moves, *won);
        self.cells.clone_from(cells);
        self.checkpoint.clone_from(checkpoint);
        self.chance.clone_from(chance);
    }
}

impl PuzzleState {
    /// The board as bytes, which decides how the game continues.
    pub fn key(&self) -> &[u8] {
        &self.cells
    }

    /// The same level with another board; unchanged if that has another size.
    pub fn with_cells(&self, cells: &[u8]) -> Self {
        let mut other = self.clone();
        if cells.len() == other.cells.len() {
            other.cells = cells.into();
        }
        other
    }

    /// Whether a checkpoint was reached.
    pub fn has_checkpoint(&self) -> bool {
        self.checkpoint.is_some()
    }

    /// How many bytes a cell has in the key.
    pub fn stride(&self) -> usize {
        self.cells.len() / (self.width * self.height).max(1)
    }

    /// The checkpoint in hexadecimal digits.
    pub fn checkpoint_text(&self) -> Option<String> {
        let cells = self.checkpoint.as_deref()?;
        Some(cells.iter().map(|byte| format!("{byte:02x}")).collect())
    }

    /// Sets the checkpoint from hexadecimal digits; false if they do not fit.
    pub fn put_checkpoint(&mut self, text: Option<&str>) -> bool {
        let Some(text) = text else {
            self.checkpoint = None;
            return true;
        };
        let byte = |at: usize| u8::from_str_radix(text.get(at..at + 2)?, 16).ok();
        let bytes: Option<Vec<u8>> = (0..text.len()).step_by(2).map(byte).collect();
        let Some(bytes) = bytes.filter(|bytes| bytes.len() == self.cells.len()) else { return false };
        self.checkpoint = Some(bytes.into());
        true
    }

    /// Puts these objects on the cells, row by row; false if they do not fit.
    pub fn put(&mut self, rows: &[Vec<usize>]) -> bool {
        let (stride, width, height) = (self.stride(), self.width, self.height);
        if rows.len() != width * height {
            return false;
        }
        let mut cells = vec![0u8; self.cells.len()];
        for (index, objects) in rows.iter().enumerate() {
            let from = ((index % width) * height + index / width) * stride;
            for object in objects {
                let Some(byte) = cells.get_mut(from + object / 8).filter(|_| *object < stride * 8) else {
                    return false;
                };
                *byte |= 1 << (object % 8);
            }
        }
        self.cells = cells.into();
        true
    }

    /// The seed of the random numbers and how many were drawn; none if no rule uses them.
    pub fn chance_drawn(&self) -> Option<(&str, u32)> {
        self.chance.as_ref().map(|chance| (chance.seed(), chance.drawn()))
    }

    /// Seeds the random numbers of the following moves.
    pub fn reseed(&mut self, seed: u64) {
        if self.chance.is_some() {
            self.chance = Some(PuzzleChance::new(&seed.to_string()));
        }
    }

    /// Changes to the open board with this key; one of another size changes nothing.
    pub fn put_back(&mut self, key: &[u8], moves: u32) {
        if key.len() == self.cells.len() {
            self.cells.copy_from_slice(key);
            self.moves = moves;
            self.won = false;
        }
    }

    /// What a move can change besides the cells.
    pub fn beside(&self) -> OffBoard {
        OffBoard { checkpoint: self.checkpoint.clone(), chance: self.chance.clone(), moves: self.moves }
    }

    /// Restores what a move changed besides the cells.
    pub fn put_beside(&mut self, beside: OffBoard) {
        (self.checkpoint, self.chance, self.moves) = (beside.checkpoint, beside.chance, beside.moves);
    }

    /// Sets the random numbers to the state after this many were drawn.
    pub fn put_chance(&mut self, seed: &str, drawn: u32) {
        if self.chance.is_some() {
            let mut chance = PuzzleChance::new(seed);
            for _ in 0..drawn.min(MAX_DRAWN) {
                chance.below(2);
            }
            self.chance = Some(chance);
        }
    }

    /// The bytes of the cell in this column and row; an object is the bit of its number.
    #[expect(clippy::indexing_slicing, reason = "the cell is one of the level, whose states all have its size")]
    pub fn cell(&self, x: usize, y: usize) -> &[u8] {
        let from = (x * self.height + y) * self.stride();
        &self.cells[from..from + self.stride()]
    }

    /// The objects of the cell in this column and row, the lowest layer first.
    pub fn objects(&self, x: usize, y: usize) -> impl Iterator<Item = usize> {
        self.cell(x, y)
            .iter()
            .enumerate()
            .flat_map(|(at, byte)| (0..8).filter(move |bit| byte >> bit & 1 == 1).map(move |bit| at * 8 + bit))
    }
}

/// The part of a state that is not cells.
#[derive(Debug)]
pub struct OffBoard {
    checkpoint: Option<Arc<[u8]>>,
    chance: Option<PuzzleChance>,
    moves: u32,
}

/// The result of an input.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct InputResult {
    /// Whether the board has changed or the level is won.
    pub changed: bool,
    /// Whether a rule used `cancel`.
    pub cancelled: bool,
    /// Whether the level was restarted.
    pub restarted: bool,
    /// The line of the rule at which rules were stopped by a limit, 0 if none had matched.
    pub endless: Option<u32>,
    /// Whether a rule showed a message.
    pub spoke: bool,
    /// Messages shown by rules.
    pub messages: Vec<String>,
    /// Seeds of the sounds of objects, in order.
    pub sounds: Vec<String>,
    /// Numbers of the sound effects that rules asked for, 0 for `sfx0`.
    pub effects: Vec<u8>,
    /// The work done, in cells looked at; each takes a few nanoseconds.
    pub work: u64,
    /// The boards before the last one, if turns followed by themselves, as cells, in order.
    pub film: Vec<Box<[u8]>>,
    /// Boards to which undo returns, as cells.
    pub(super) past: Vec<Box<[u8]>>,
}

/// A compiled game, whatever its size.
pub trait PuzzleMachine: Send + Sync {
    /// Starts an entry of LEVELS; none if it is a message or does not exist. `seed` seeds its random numbers.
    fn begin(&self, entry: usize, seed: &str) -> Option<(PuzzleState, InputResult)>;

    /// Plays an input and all turns that follow by themselves.
    fn input(&self, state: &mut PuzzleState, input: PuzzleInput) -> InputResult;

    /// Plays an input without texts, sounds and undo: for searches.
    fn step(&self, state: &mut PuzzleState, input: PuzzleInput) -> InputResult;

    /// Whether a rule uses random numbers.
    fn draws_chance(&self) -> bool;
}

/// A compiled game whose object sets have `O` machine words and whose movements have `M`.
#[derive(Debug)]
pub struct Sized<const O: usize, const M: usize> {
    built: Built<O, M>,
    require_player_movement: bool,
    run_rules_on_level_start: bool,
    draws_chance: bool,
    /// How many bytes a cell has in states.
    stride: usize,
    /// Boards of finished turns, to be reused.
    pool: Mutex<Vec<ObjectBoard<O, M>>>,
}

/// Whether a turn counts.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// It counts.
    Real,
    /// It is only tried, to see whether it would change anything.
    Trial,
}

/// How much of the result of an input is recorded.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Recorded {
    /// Everything.
    All,
    /// Neither texts and sounds nor boards for undo.
    Little,
}

/// An input that is being played.
struct InputRun<'r> {
    state: &'r mut PuzzleState,
    done: InputResult,
    chance: PuzzleChance,
    again: bool,
    told: Recorded,
    /// The line of the rule that matched last.
    last: u32,
    /// The level is being restarted.
    restarting: bool,
    /// No turn was made yet: the board equals that of the state.
    untouched: bool,
}

impl<const O: usize, const M: usize> Sized<O, M> {
    /// The machine of a built game.
    pub fn new(built: Built<O, M>, prelude: &Prelude, objects: usize) -> Self {
        let stages = [&built.rules.early, &built.rules.late];
        let rules = || stages.iter().flat_map(|stage| &stage.groups);
        let draws = rules().any(|group| group.random)
            || rules()
                .flat_map(|group| &group.rules)
                .flat_map(|rule| &rule.patterns)
                .flat_map(|pattern| pattern.parts.iter().flatten())
                .filter_map(|place| place.change.as_ref())
                .any(|change| !change.one_of.is_empty() || !change.any_way.is_empty());
        Self {
            built,
            require_player_movement: prelude.require_player_movement,
            run_rules_on_level_start: prelude.run_rules_on_level_start,
            draws_chance: draws,
            stride: objects.div_ceil(8).max(1),
            pool: Mutex::default(),
        }
    }

    fn encode(&self, cells: &[Bits<O>]) -> Box<[u8]> {
        let mut bytes = vec![0u8; cells.len() * self.stride];
        cells.iter().zip(bytes.chunks_mut(self.stride)).for_each(|(cell, bytes)| cell.to_bytes(bytes));
        bytes.into()
    }

    /// A board with the cells of the state.
    fn board(&self, state: &PuzzleState) -> ObjectBoard<O, M> {
        let kept = self.pool.lock().ok().and_then(|mut pool| pool.pop());
        let mut board = kept.unwrap_or_else(|| ObjectBoard::new(&self.built.rules));
        board.begin_input();
        board.load(state.width, state.height, &state.cells, self.stride);
        board
    }

    fn put_away(&self, board: ObjectBoard<O, M>) {
        if let Ok(mut pool) = self.pool.lock()
            && pool.len() < MAX_POOL
        {
            pool.push(board);
        }
    }

    /// Plays what `first` starts, and all turns that follow by themselves.
    fn work(
        &self,
        state: &mut PuzzleState,
        told: Recorded,
        first: impl FnOnce(&Self, &mut ObjectBoard<O, M>, &mut InputRun<'_>),
    ) -> InputResult {
        let mut board = self.board(state);
        let chance = state.chance.take().unwrap_or_default();
        let done = InputResult::default();
        let mut run = InputRun { state, done, chance, told, last: 0, again: false, restarting: false, untouched: true };
        first(self, &mut board, &mut run);
        let mut turns = 0;
        while std::mem::take(&mut run.again) && !run.state.won {
            if turns == MAX_AGAIN {
                run.done.endless.get_or_insert(run.last);
                break;
            }
            if turns < MAX_FILM && told == Recorded::All {
                run.done.film.push(board.bytes(self.stride).into());
            }
            self.turn(&mut board, &mut run, PuzzleInput::Tick, Mode::Real, true);
            turns += 1;
        }
        let mut done = run.done;
        let chance = run.chance;
        done.work = board.work();
        let cells = board.bytes(self.stride);
        done.changed = state.won || *cells != *state.cells;
        if cells.len() == state.cells.len() {
            state.cells.copy_from_slice(cells);
        } else {
            state.cells = cells.into();
        }
        state.chance = self.draws_chance.then_some(chance);
        self.put_away(board);
        done
    }

    fn input_told(&self, state: &mut PuzzleState, input: PuzzleInput, told: Recorded) -> InputResult {
        let done = self.work(state, told, |game, board, run| match input {
            PuzzleInput::Restart => {
                if told == Recorded::All {
                    run.done.past.push(run.state.cells.clone());
                }
                game.start_over(board, run);
            }
            _ => {
                game.turn(board, run, input, Mode::Real, true);
            }
        });
        state.moves = state.moves.saturating_add(1);
        done
    }

    fn start_over(&self, board: &mut ObjectBoard<O, M>, run: &mut InputRun<'_>) {
        if std::mem::replace(&mut run.restarting, true) {
            return;
        }
        match (&run.state.checkpoint, self.built.levels.get(run.state.entry)) {
            (Some(cells), _) => board.load(run.state.width, run.state.height, cells, self.stride),
            (None, Some(BuiltLevel::Board { width, height, cells })) => board.restore(*width, *height, cells),
            _ => {}
        }
        run.done.restarted = true;
        if self.run_rules_on_level_start {
            self.turn(board, run, PuzzleInput::Tick, Mode::Real, false);
        }
        run.restarting = false;
    }

    /// Plays one turn and returns whether it changed anything.
    fn turn(
        &self,
        board: &mut ObjectBoard<O, M>,
        run: &mut InputRun<'_>,
        input: PuzzleInput,
        mode: Mode,
        may_win: bool,
    ) -> bool {
        let before = board.copy();
        let changed = self.turn_from(&before, board, run, input, mode, may_win);
        board.put_away(before);
        run.untouched = false;
        changed
    }

    fn turn_from(
        &self,
        before: &[Bits<O>],
        board: &mut ObjectBoard<O, M>,
        run: &mut InputRun<'_>,
        input: PuzzleInput,
        mode: Mode,
        may_win: bool,
    ) -> bool {
        let (width, height) = (board.width, board.height);
        let effects = board.turn(&self.built.rules, input.bits(), &mut run.chance);
        run.last = effects.last;
        run.done.endless = run.done.endless.or(effects.endless);
        if self.require_player_movement && !board.stood().is_empty() && self.stayed(board) {
            board.restore(width, height, before);
            return false;
        }
        if effects.has(&RuleCommand::Cancel) {
            board.restore(width, height, before);
            run.done.cancelled |= mode == Mode::Real;
            return false;
        }
        if effects.has(&RuleCommand::Restart) {
            if mode == Mode::Trial {
                board.restore(width, height, before);
            } else {
                self.keep(before, run);
                self.start_over(board, run);
            }
            return true;
        }
        let modified = board.cells != before;
        if mode == Mode::Trial {
            board.restore(width, height, before);
            return modified || effects.has(&RuleCommand::Win);
        }
        if modified && input != PuzzleInput::Tick {
            self.keep(before, run);
        }
        if run.told == Recorded::All {
            self.tell(&effects, &mut run.done);
        } else {
            run.done.spoke |= effects.commands.iter().any(|command| matches!(command, RuleCommand::Message(_)));
        }
        if effects.has(&RuleCommand::Checkpoint) {
            run.state.checkpoint = Some(self.encode(&board.cells).into());
        }
        if may_win && (effects.has(&RuleCommand::Win) || self.is_won(board)) {
            run.state.won = true;
            return modified;
        }
        if effects.has(&RuleCommand::Again) && modified && self.turn(board, run, PuzzleInput::Tick, Mode::Trial, false)
        {
            run.again = true;
        }
        modified
    }

    /// Keeps the cells for undo.
    fn keep(&self, before: &[Bits<O>], run: &mut InputRun<'_>) {
        if run.told == Recorded::All {
            let cells = if run.untouched { run.state.cells.clone() } else { self.encode(before) };
            run.done.past.push(cells);
        }
    }

    /// Whether every player, or a part of it, is where it was.
    #[expect(clippy::indexing_slicing, reason = "a turn keeps the size of its board")]
    fn stayed(&self, board: &ObjectBoard<O, M>) -> bool {
        let player = &self.built.rules.player;
        board.stood().iter().all(|at| board.cells[*at].meets(player))
    }

    /// Records the sounds and texts of a turn.
    fn tell(&self, effects: &Effects<O>, done: &mut InputResult) {
        done.sounds.extend(effects.stopped.iter().chain(&effects.moved).cloned());
        let heard = [(&self.built.creations, effects.created), (&self.built.destructions, effects.destroyed)];
        for (list, bits) in heard {
            done.sounds.extend(list.iter().filter(|(objects, _)| objects.meets(&bits)).map(|(_, seed)| seed.clone()));
        }
        done.effects.extend(effects.commands.iter().filter_map(|command| match command {
            RuleCommand::Sound(number) => Some(*number),
            _ => None,
        }));
        done.spoke |= effects.commands.iter().any(|command| matches!(command, RuleCommand::Message(_)));
        done.messages.extend(effects.commands.iter().filter_map(|command| match command {
            RuleCommand::Message(text) => Some(text.clone()),
            _ => None,
        }));
    }

    fn is_won(&self, board: &ObjectBoard<O, M>) -> bool {
        !self.built.wins.is_empty() && self.built.wins.iter().all(|win| holds(win, board))
    }
}

impl<const O: usize, const M: usize> PuzzleMachine for Sized<O, M> {
    fn begin(&self, entry: usize, seed: &str) -> Option<(PuzzleState, InputResult)> {
        let Some(BuiltLevel::Board { width, height, cells }) = self.built.levels.get(entry) else { return None };
        let mut state = PuzzleState {
            entry,
            width: *width,
            height: *height,
            cells: self.encode(cells),
            checkpoint: None,
            chance: self.draws_chance.then(|| PuzzleChance::new(seed)),
            moves: 0,
            won: false,
        };
        let done = if self.run_rules_on_level_start {
            self.work(&mut state, Recorded::All, |game, board, run| {
                game.turn(board, run, PuzzleInput::Tick, Mode::Real, false);
            })
        } else {
            InputResult::default()
        };
        Some((state, done))
    }

    fn input(&self, state: &mut PuzzleState, input: PuzzleInput) -> InputResult {
        self.input_told(state, input, Recorded::All)
    }

    fn step(&self, state: &mut PuzzleState, input: PuzzleInput) -> InputResult {
        self.input_told(state, input, Recorded::Little)
    }

    fn draws_chance(&self) -> bool {
        self.draws_chance
    }
}

/// Whether a condition holds on a board.
fn holds<const O: usize, const M: usize>(win: &WinCondition<O>, board: &ObjectBoard<O, M>) -> bool {
    let on = |cell: &Bits<O>| win.on.as_ref().is_none_or(|on| on.is_in(cell));
    let mut of_kind = board.cells_with(&win.what.objects).filter(|cell| win.what.is_in(cell));
    match win.amount {
        Amount::All => of_kind.all(on),
        Amount::Some => of_kind.any(on),
        Amount::No => !of_kind.any(on),
    }
}
