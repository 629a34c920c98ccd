//! One level of a rule game, compiled: its start, its valid moves, one round, its end. Touches no text once it is made.

#![expect(
    clippy::indexing_slicing,
    clippy::expect_used,
    reason = "slots of the scope, the bytes of the plan and the addresses of the program are those of this level"
)]

use crate::emit::code::{MAX_CODE, Program};
use crate::emit::emit;
use crate::faults::placed;
use crate::level::laws::Laws;
use crate::read::ReadRules;
use crate::run::machine::{BUDGET, Begin, OutOfSteps, Unwatched, Workspace, run};
use crate::run::memory::{Coding, End, MatrixPlan, Memory, MemoryPlan};
use crate::tree::scope::scope_of;
use crate::tree::scope::{MAX_ITEMS, MAX_MATRICES, MAX_WORDS, Scope, Type};
use crate::tree::{Rule, Tree};
use crate::tree::{history, usage};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;
use switchboard_base::diag::{Code, Problem, Problems};
use switchboard_base::grid::{Cell, Size};
use switchboard_game::{Game, Kind, Level, Name, RuleLanguage, RulesText};

pub mod laws;
pub mod probe;
mod saved;
pub mod script;
mod signal;
pub mod trace;
mod valid;
pub(crate) use saved::layout_of;
pub use signal::Signal;

/// A FINAL that no rule changes: its cells in the coding of STATE.
#[derive(Debug, Clone)]
enum FinalGoal {
    /// Every byte must be the same.
    Whole(Box<[u8]>),
    /// These cells must hold these words; the others are `*`.
    Some(Vec<(usize, i32)>),
    /// A rule can change it: it is the matrix in this slot.
    Changing(usize),
}

/// Items every level has.
const POSITION: [&str; 4] = ["ax", "ay", "px", "py"];

/// One level, ready to be played.
#[derive(Debug, Clone)]
pub struct CompiledLevel {
    /// The rules of the game, for its other levels.
    read: Arc<ReadRules>,
    scope: Scope,
    program: Arc<Program>,
    /// What runs once, before the first move.
    opening: Option<Arc<Program>>,
    plan: MemoryPlan,
    start: Memory,
    goals: Vec<FinalGoal>,
    laws: Option<Arc<Laws>>,
    star: Option<i32>,
    state: MatrixPlan,
    valid: MatrixPlan,
    size: Size,
    /// The cells by their index in a matrix of that size.
    cells: Box<[Cell]>,
    /// Slots of Ax, Ay, Px, Py.
    position: [usize; 4],
    /// The registers of Ax, Ay, Px, Py.
    position_registers: [u16; 4],
    minimum_moves: u32,
    /// Slots of Player and Players, in language 2.
    player: Option<usize>,
    players: Option<usize>,
    draws_chance: bool,
    /// The slots of what rules are told of signals, where they are.
    signal: Option<[usize; 4]>,
    /// Whether every signal is the move, so that no cell needs to be valid.
    takes_any: bool,
}

/// What a round did.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Round {
    /// No valid move was left, so the level was restarted.
    pub restarted: bool,
    /// Texts of `say`, in order.
    pub messages: Vec<String>,
    /// Names of `sound`, in order.
    pub sounds: Vec<String>,
    /// The cells that decided the game, row by row; empty while it goes on.
    pub deciding: Vec<Cell>,
    /// The round was cut short.
    pub out_of_steps: Option<OutOfSteps>,
}

impl CompiledLevel {
    /// Reads the rules and compiles them for a level.
    ///
    /// # Errors
    ///
    /// Everything that makes the level impossible to play.
    pub fn new(game: &Game, rules: &RulesText, level: &Level) -> Result<Self, Problems> {
        Self::compile(Arc::new(ReadRules::of(rules)), game, rules, level)
    }

    /// The same rules, compiled for another level of the game. Their text is not read again.
    ///
    /// # Errors
    ///
    /// Everything that makes the level impossible to play.
    pub fn for_level(&self, game: &Game, rules: &RulesText, level: &Level) -> Result<Self, Problems> {
        Self::compile(Arc::clone(&self.read), game, rules, level)
    }

    fn compile(read: Arc<ReadRules>, game: &Game, rules: &RulesText, level: &Level) -> Result<Self, Problems> {
        let mut scope = scope_of(game, &level.layout, rules.language);
        let position = check_level(&scope, level)?;
        let checked = read.check(&mut scope);
        // language 1 skips ill-formed statements at play; language 2 is checked first
        if rules.language == RuleLanguage::Two {
            let problems = placed(read.problems.iter().cloned().chain(checked.problems).collect(), rules);
            if problems.has_errors() {
                return Err(problems);
            }
        }
        Self::assemble(read, (scope, &checked.tree), position, game, level)
    }

    fn assemble(
        read: Arc<ReadRules>,
        (scope, tree): (Scope, &Tree),
        position: [usize; 4],
        game: &Game,
        level: &Level,
    ) -> Result<Self, Problems> {
        if scope.words.count() > MAX_WORDS {
            return Err(Code::R003.error("words").arg("level", &level.id).arg("most", MAX_WORDS).into());
        }
        let too_long = |_| Code::R003.error("instructions").arg("level", &level.id).arg("most", MAX_CODE);
        let (moves, opening) = apart(tree);
        let program = emit(&moves, &scope).map_err(too_long)?;
        let opening = opening.map(|tree| emit(&tree, &scope)).transpose().map_err(too_long)?;
        let laws = Laws::new(tree, &scope, &game.pieces).map_err(too_long)?;
        let number = |key| scope.item(key).filter(|slot| scope.items[*slot].kind == Type::Int);
        let (player, players) = (number("player"), number("players"));
        let signal = signal::slots(&scope, game);
        let usage = usage::of(tree, &scope, position, player, signal);
        let mut plan = MemoryPlan::new(&scope, &usage);
        plan.remember(&history::of(tree, &scope, position.into_iter().chain(player).chain(players)));
        let laws_keep = laws.as_ref().is_none_or(|laws| laws.is_sound(usage.changed.len()));
        let is_sound = |program: &Program| program.verify(&usage.changed).is_ok();
        if !is_sound(&program) || !opening.as_ref().is_none_or(is_sound) || !laws_keep {
            return Err(Code::R001.error("rules").into());
        }
        let slot = |key| scope.matrix(key).map(|slot| plan.matrices[slot]);
        let (Some(state), Some(valid)) = (slot("state"), slot("valid")) else {
            return Err(unfit(level, "no-board").into());
        };
        let size = scope.matrix("state").map_or(Size::default(), |slot| scope.matrices[slot].size);
        let start = Memory::new(&plan, &scope, 0);
        let mut compiled = Self {
            read,
            star: scope.words.find("*"),
            goals: Vec::new(),
            laws: laws.map(Arc::new),
            scope,
            program: Arc::new(program),
            opening: opening.map(Arc::new),
            plan,
            start,
            state,
            valid,
            size,
            cells: size.cells().collect(),
            position,
            position_registers: position
                .map(|slot| u16::try_from(slot).expect("the slot of one of at most MAX_ITEMS items")),
            minimum_moves: level.minimum_moves,
            player,
            players,
            draws_chance: usage::draws_chance(tree),
            signal,
            takes_any: game.settings.any.is_some(),
        };
        compiled.goals = compiled.find_goals();
        match compiled.begun(0, None) {
            (_, Some(at)) => Err(compiled.endless_opening(game, at).into()),
            _ => Ok(compiled),
        }
    }

    /// The same compiled rules with another level. None unless it has the same items and matrices and only words that
    /// this level knows.
    pub fn with_level(&self, level: &Level) -> Option<Self> {
        let scope = self.scope.with_starts(&level.layout)?;
        let mut plan = self.plan.clone();
        plan.put_constants(&scope);
        let start = Memory::new(&plan, &scope, 0);
        let mut made = Self {
            read: Arc::clone(&self.read),
            scope,
            program: Arc::clone(&self.program),
            opening: self.opening.clone(),
            plan,
            start,
            goals: Vec::new(),
            laws: self.laws.clone(),
            cells: self.cells.clone(),
            minimum_moves: level.minimum_moves,
            ..*self
        };
        made.goals = made.find_goals();
        Some(made)
    }

    fn find_goals(&self) -> Vec<FinalGoal> {
        let finals = self.scope.matrices.iter().zip(&self.plan.matrices).enumerate();
        finals
            .filter(|(_, (m, _))| m.name.key() == "final" && !m.table)
            .map(|(slot, (matrix, plan))| {
                if !plan.constant {
                    return FinalGoal::Changing(slot);
                }
                if self.star.is_none_or(|star| !matrix.start.contains(&star)) && self.state.coding != Coding::Bit {
                    let mut bytes = vec![0; self.state.base + self.state.area() * 2];
                    for (index, word) in matrix.start.iter().enumerate() {
                        self.state.write(&mut bytes, index, *word);
                    }
                    let width = if self.state.coding == Coding::Wide { 2 } else { 1 };
                    let end = self.state.base + self.state.area() * width;
                    return FinalGoal::Whole(bytes[self.state.base..end].into());
                }
                let wanted = matrix.start.iter().copied().enumerate();
                FinalGoal::Some(wanted.filter(|(_, word)| Some(*word) != self.star).collect())
            })
            .collect()
    }

    /// The start of the level, with as many players as the game allows.
    pub fn start(&self, seed: u64) -> Memory {
        self.begun(seed, None).0
    }

    /// The start after the opening; and where in the opening its steps ran out, if they did.
    fn begun(&self, seed: u64, players: Option<u8>) -> (Memory, Option<OutOfSteps>) {
        let mut memory = Memory { chance: seed, ..self.start.clone() };
        if let (Some(slot), Some(players)) = (self.players, players) {
            memory.set_item(&self.plan, slot, players.into());
        }
        let Some(opening) = &self.opening else { return (memory, None) };
        let ran = run(opening, &self.plan, &mut memory, Begin::AsItIs, &mut Unwatched, &mut Workspace::default());
        // a level cannot end before it begins
        memory.end = End::Open;
        (memory, ran.err())
    }

    /// The start of the level with this many players.
    pub fn start_with(&self, seed: u64, players: u8) -> Memory {
        self.begun(seed, Some(players)).0
    }

    /// Whose turn it is, from 1.
    #[inline]
    pub fn player(&self, memory: &Memory) -> u8 {
        self.player.and_then(|slot| u8::try_from(memory.item(&self.plan, slot)).ok()).unwrap_or(1)
    }

    /// How many play.
    #[inline]
    pub fn players(&self, memory: &Memory) -> u8 {
        self.players.and_then(|slot| u8::try_from(memory.item(&self.plan, slot)).ok()).unwrap_or(1)
    }

    /// Whether the rules use chance.
    #[inline]
    pub fn draws_chance(&self) -> bool {
        self.draws_chance
    }

    /// The bytes that decide how the game continues.
    #[inline]
    pub fn key<'m>(&self, memory: &'m Memory) -> &'m [u8] {
        &memory.bytes[..self.plan.key_bytes]
    }

    /// The hash of the key. [`Memory::position_hash`] leaves out what only remembers: states that differ in nothing else are the same
    /// position.
    #[inline]
    pub fn hash(&self, memory: &Memory) -> u64 {
        let position = memory.position_hash();
        if self.plan.has_history() { position.wrapping_add(memory.past_sum(&self.plan)) } else { position }
    }

    /// Whether something only remembers: the same position may then be drawn or not, as the game went before.
    #[inline]
    pub fn has_history(&self) -> bool {
        self.plan.has_history()
    }

    /// The names of the matrices and items that only remember.
    pub fn history(&self) -> Vec<&Name> {
        let (matrices, items) = self.plan.remembered();
        let matrices = matrices.iter().map(|slot| &self.scope.matrices[*slot].name);
        matrices.chain(items.iter().map(|slot| &self.scope.items[*slot].name)).collect()
    }

    /// The problem of a round that ran out of steps, with the rule's place.
    pub fn out_of_steps(&self, game: &Game, at: OutOfSteps) -> Problem {
        out_of_steps(&self.program, game, at)
    }

    fn endless_opening(&self, game: &Game, at: OutOfSteps) -> Problem {
        out_of_steps(self.opening.as_ref().unwrap_or(&self.program), game, at)
    }

    /// Width and height of STATE.
    #[inline]
    pub fn size(&self) -> Size {
        self.size
    }

    /// The value of an item that holds a number.
    pub fn number(&self, memory: &Memory, name: &str) -> Option<i32> {
        let slot = self.scope.item(Name::new(name).key())?;
        (self.scope.items[slot].kind == Type::Int).then(|| memory.item(&self.plan, slot))
    }

    /// How a round begins in which this cell is chosen.
    pub(crate) fn begin(&self, chosen: Cell) -> Begin {
        Begin::Chosen(self.position_registers, chosen)
    }

    /// Plays a valid move: the whole round, the test for the end, and the restart if no move is left.
    pub fn round(&self, memory: &mut Memory, chosen: Cell) -> Round {
        self.tell(memory, [0; 4]);
        self.round_from(memory, self.begin(chosen))
    }

    fn round_from(&self, memory: &mut Memory, begin: Begin) -> Round {
        switchboard_base::broken::fault::point("rules");
        let mut workspace = Workspace::default();
        let ran = run(&self.program, &self.plan, memory, begin, &mut Unwatched, &mut workspace);
        let restarted = self.settle(memory);
        Round {
            restarted,
            messages: self.texts(workspace.said()),
            sounds: self.texts(workspace.sounds()),
            deciding: self.deciding(memory, workspace.highlighted()),
            out_of_steps: ran.err(),
        }
    }

    /// The cells that decided the game: those that rules highlighted in its last round, or those that the FINAL asks for
    /// which STATE equals; none of a FINAL without `*`, and none while the game goes on.
    fn deciding(&self, memory: &Memory, highlighted: &[usize]) -> Vec<Cell> {
        let cell = |index: &usize| self.cells.get(*index).copied();
        if memory.end == End::Finished && highlighted.is_empty() {
            let holds = |(index, word): &(usize, i32)| memory.read(&self.plan, &self.state, *index) == *word;
            let asked = self.goals.iter().filter_map(|goal| match goal {
                FinalGoal::Some(cells) if cells.iter().all(holds) => Some(cells),
                _ => None,
            });
            return asked.take(1).flatten().filter_map(|(index, _)| cell(index)).collect();
        }
        if memory.end == End::Open {
            return Vec::new();
        }
        highlighted.iter().collect::<BTreeSet<_>>().into_iter().filter_map(cell).collect()
    }

    fn texts(&self, numbers: &[u16]) -> Vec<String> {
        if numbers.is_empty() {
            return Vec::new();
        }
        numbers.iter().map(|n| self.program.texts[usize::from(*n)].clone()).collect()
    }

    /// A round for searches, which only need the state. Returns whether the level was restarted.
    #[inline]
    pub fn step(&self, memory: &mut Memory, chosen: Cell, workspace: &mut Workspace) -> bool {
        // a round cut short gives a state like any other: the same move always leads to it
        let _ = run(&self.program, &self.plan, memory, self.begin(chosen), &mut Unwatched, workspace);
        self.settle(memory)
    }

    /// Sets the end if the game has ended; restarts the level if no move is left, and returns whether it did.
    fn settle(&self, memory: &mut Memory) -> bool {
        if memory.end != End::Open {
            return false;
        }
        if self.is_finished(memory) {
            memory.end = End::Finished;
            return false;
        }
        let restarts = !self.takes_any && !self.any_valid(memory);
        if restarts {
            *memory = self.start_with(memory.chance, self.players(memory));
        }
        restarts
    }

    /// How many bytes a key has.
    #[inline]
    pub fn key_bytes(&self) -> usize {
        self.plan.key_bytes
    }

    /// Turns a state of this level into the open state with this key, hash and number of moves; what the key does not
    /// contain stays. A key of another length changes nothing.
    #[inline]
    pub fn put_back(&self, memory: &mut Memory, key: &[u8], hash: u64, moves: u32) {
        let Some(bytes) = memory.bytes.get_mut(..self.plan.key_bytes).filter(|b| b.len() == key.len()) else { return };
        bytes.copy_from_slice(key);
        memory.sum = if self.plan.has_history() { hash.wrapping_sub(memory.past_sum(&self.plan)) } else { hash };
        memory.moves = moves;
        memory.end = End::Open;
    }

    /// The hash of a state computed from scratch; the stored one must equal it.
    pub fn hash_anew(&self, memory: &Memory) -> u64 {
        memory.full_sum(&self.plan).wrapping_add(memory.past_sum(&self.plan))
    }

    fn is_finished(&self, memory: &Memory) -> bool {
        memory.moves >= self.minimum_moves && self.is_at_final(memory)
    }

    /// Whether STATE equals a FINAL (including one that rules changed) or satisfies all constraints, whatever the
    /// number of moves.
    #[inline]
    pub fn is_at_final(&self, memory: &Memory) -> bool {
        self.goals.iter().any(|goal| self.reached(goal, memory))
            || self.laws.as_ref().is_some_and(|laws| laws.hold(&self.plan, &self.state, memory))
    }

    /// The constraints of the finished board and the names of the level; none if it has none.
    pub fn laws(&self) -> Option<(&Laws, &Scope)> {
        Some((self.laws.as_deref()?, &self.scope))
    }

    fn reached(&self, goal: &FinalGoal, memory: &Memory) -> bool {
        let state = &self.state;
        match goal {
            FinalGoal::Whole(bytes) => memory.bytes[state.base..state.base + bytes.len()] == **bytes,
            FinalGoal::Some(wanted) => {
                wanted.iter().all(|(index, word)| memory.read(&self.plan, state, *index) == *word)
            }
            FinalGoal::Changing(slot) => (0..state.area()).all(|index| {
                let wanted = memory.read(&self.plan, &self.plan.matrices[*slot], index);
                Some(wanted) == self.star || wanted == memory.read(&self.plan, state, index)
            }),
        }
    }

    /// The position Ax, Ay.
    #[inline]
    pub fn position(&self, memory: &Memory) -> Option<Cell> {
        let [ax, ay, ..] = self.position;
        let x = u8::try_from(memory.item(&self.plan, ax)).ok()?;
        let y = u8::try_from(memory.item(&self.plan, ay)).ok()?;
        Some(Cell::new(x, y)).filter(|cell| self.size.contains(*cell))
    }

    /// What is on each cell, row by row: the word's number and the word (for pieces the number is the index in
    /// pieces.xml).
    pub fn pieces<'a>(&'a self, memory: &'a Memory) -> impl Iterator<Item = (usize, Option<&'a Name>)> {
        (0..self.state.area()).map(|index| {
            let word = memory.read(&self.plan, &self.state, index);
            (usize::try_from(word).expect("the number of a word"), self.scope.words.word(word))
        })
    }

    /// The number of the BACKGROUND piece on each cell, row by row; empty without a BACKGROUND. A BACKGROUND of numbers has no piece where
    /// they are negative.
    pub fn background<'a>(&'a self, memory: &'a Memory) -> impl Iterator<Item = Option<usize>> + 'a {
        let slot = self.scope.matrix("background").map(|slot| &self.plan.matrices[slot]);
        let ground = slot.filter(|ground| ground.area() == self.state.area());
        ground.into_iter().flat_map(move |ground| {
            let word = |index| usize::try_from(memory.read(&self.plan, ground, index)).ok();
            (0..ground.area()).map(word)
        })
    }

    /// The word in the level's matrix PRESS for this cell: what choosing it does now.
    pub fn press_word(&self, memory: &Memory, cell: Cell) -> Option<&Name> {
        let slot = self.scope.matrix("press").filter(|slot| self.scope.matrices[*slot].kind == Type::Text)?;
        let plan = &self.plan.matrices[slot];
        self.scope.words.word(memory.read(&self.plan, plan, plan.index(cell.x.into(), cell.y.into())?))
    }

    pub(crate) fn program(&self) -> &Program {
        &self.program
    }

    pub(crate) fn scope(&self) -> &Scope {
        &self.scope
    }

    pub(crate) fn state(&self) -> &MatrixPlan {
        &self.state
    }

    pub(crate) fn plan(&self) -> &MemoryPlan {
        &self.plan
    }

    pub(crate) fn position_slots(&self) -> [usize; 4] {
        self.position
    }

    /// For each matrix, whether it can change.
    pub(crate) fn changed(&self) -> impl Iterator<Item = bool> {
        self.plan.matrices.iter().map(|m| !m.constant)
    }

    /// For each item, whether it decides how the game continues.
    pub(crate) fn decides(&self) -> impl Iterator<Item = bool> {
        self.plan.items.iter().map(|item| item.key)
    }
}

/// The rules that run after moves, and those that run once before the first one, if there are any: each with the others empty, so that
/// their numbers stay.
fn apart(tree: &Tree) -> (Cow<'_, Tree>, Option<Tree>) {
    if !tree.rules.iter().any(|rule| rule.opens) {
        return (Cow::Borrowed(tree), None);
    }
    let only = |opens: bool| {
        let rules = tree.rules.iter().map(|rule| if rule.opens == opens { rule.clone() } else { Rule::default() });
        Tree { rules: rules.collect(), ..tree.clone() }
    };
    (Cow::Owned(only(false)), Some(only(true)))
}

/// The problem of a program that ran out of steps, with the rule's place.
fn out_of_steps(program: &Program, game: &Game, at: OutOfSteps) -> Problem {
    let origin = program.origin[at.0];
    let problem = endless("rules");
    let Kind::Rules(text) = &game.kind else { return problem };
    problem.at(text.place(&text.rules[origin.rule as usize], origin.start as usize..origin.end as usize))
}

/// The problem of what ran out of steps: `rules` or `script`.
pub(crate) fn endless(what: &'static str) -> Problem {
    Code::R005.error(what).arg("most", BUDGET).cure("endless-loop")
}

/// The problem of something that the level lacks.
fn unfit(level: &Level, what: &'static str) -> Problem {
    Code::R002.error(what).arg("level", &level.id)
}

/// Checks what every level must have; returns the slots of Ax, Ay, Px, Py.
fn check_level(scope: &Scope, level: &Level) -> Result<[usize; 4], Problems> {
    if scope.items.len() > MAX_ITEMS || scope.matrices.len() > MAX_MATRICES {
        return Err(unfit(level, "many").arg("items", MAX_ITEMS).arg("matrices", MAX_MATRICES).into());
    }
    let mut position = [0; 4];
    for (slot, key) in position.iter_mut().zip(POSITION) {
        let found = scope.item(key).filter(|slot| scope.items[*slot].kind == Type::Int);
        let Some(found) = found else { return Err(unfit(level, "no-position").arg("name", key).into()) };
        *slot = found;
    }
    let matrix = |key: &str, kind| scope.matrix(key).map(|s| &scope.matrices[s]).filter(|m| m.kind == kind && !m.table);
    let Some(state) = matrix("state", Type::Text) else { return Err(unfit(level, "no-state").into()) };
    let Some(valid) = matrix("valid", Type::Bool) else {
        return Err(unfit(level, "no-valid").into());
    };
    let finals = scope.matrices.iter().filter(|m| m.name.key() == "final");
    let fits = |size: Size| size == state.size && size.area() > 0;
    if !fits(valid.size) || !finals.clone().all(|m| fits(m.size) && m.kind == Type::Text) {
        return Err(unfit(level, "sizes").into());
    }
    Ok(position)
}
