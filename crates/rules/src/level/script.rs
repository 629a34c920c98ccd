//! Scripts in language 2 beside a level's own rules: how a computer player values a position, how a generator fills a
//! board. They run on a copy and never change the state that they are given.

use crate::check::unknown::of_script;
use crate::check::{Checked, check};
use crate::emit::code::Program;
use crate::emit::emit;
use crate::faults::Found;
use crate::level::{CompiledLevel, endless};
use crate::read::ReadRule;
use crate::read::parse::parse;
use crate::read::syntax::Command;
use crate::run::machine::{Begin, OutOfSteps, Unwatched, Workspace, run};
use crate::run::memory::{Memory, MemoryPlan};
use crate::tree::Span;
use crate::tree::scope::Scope;
use crate::tree::scope::scope_of;
use crate::tree::usage;
use crate::tree::usage::Usage;
use switchboard_base::diag::{Code, Place, Problem, Problems};
use switchboard_base::grid::Cell;
use switchboard_game::{Game, Item, Kind, Layout, Name, RuleLanguage, RuleText, Value};

/// A script compiled for one level.
#[derive(Debug, Clone)]
pub struct Script {
    scope: Scope,
    program: Program,
    plan: MemoryPlan,
    /// Its text, and the path shown in messages.
    contents: String,
    file: String,
    /// The number of its own rule, which follows those with the game's functions.
    own: usize,
    /// The slots of the numbers that it computes.
    numbers: Vec<usize>,
    /// Whether a state of the level can be copied byte for byte.
    same_plan: bool,
}

/// The result of a script.
#[derive(Debug, Clone)]
pub struct ScriptRun {
    /// The numbers that it computes, in their order.
    pub numbers: Vec<i32>,
    /// It ran out of steps.
    pub out_of_steps: Option<OutOfSteps>,
    memory: Memory,
}

impl Script {
    /// Compiles a script for a level. `numbers` are items that the script can set beside those of the level; they start
    /// at 0. It can call the functions of the game's own rules.
    ///
    /// # Errors
    ///
    /// All problems of the script.
    pub fn new(
        game: &Game,
        level: &CompiledLevel,
        contents: &str,
        file: &str,
        numbers: &[&str],
    ) -> Result<Self, Problems> {
        let CheckedScript { scope, checked, own, problems } = CheckedScript::of(game, level, contents, numbers);
        if !problems.is_empty() {
            return Err(placed(problems, contents, file));
        }
        let tree = checked.tree;
        let too_long = |_| Code::R003.error("script").at(Place::file(file));
        let program = emit(&tree, &scope).map_err(too_long)?;
        let usage = usage::of(&tree, &scope, level.position_slots(), None, level.signal_slots());
        let changed = usage.changed.iter().zip(level.changed()).map(|(a, b)| *a || b).collect();
        // its own numbers follow those of the level
        let decides = level.decides().chain(std::iter::repeat(false)).take(scope.items.len()).collect();
        let plan = MemoryPlan::new(&scope, &Usage { changed, decides });
        let writable: Vec<bool> = plan.matrices.iter().map(|m| !m.constant).collect();
        if program.verify(&writable).is_err() {
            return Err(Code::R001.error("script").into());
        }
        let same_plan = plan.matrices == level.plan().matrices && plan.constants == level.plan().constants;
        let numbers = numbers.iter().filter_map(|n| scope.item(Name::new(n).key())).collect();
        let (contents, file) = (contents.to_owned(), file.to_owned());
        Ok(Self { scope, program, plan, contents, file, own, numbers, same_plan })
    }

    /// Everything that an author should know about a script: what keeps it from being run, and if nothing does, names of pieces that there
    /// are not and assignments that change nothing.
    pub fn problems(game: &Game, level: &CompiledLevel, contents: &str, file: &str, numbers: &[&str]) -> Problems {
        let script = CheckedScript::of(game, level, contents, numbers);
        let found = match script.problems.is_empty() {
            true => of_script(game, script.checked, contents),
            false => script.problems,
        };
        placed(found, contents, file)
    }

    /// Runs on a copy of the state. With a cell it begins like a round: P is the old position, A the cell.
    pub fn run(&self, level: &CompiledLevel, state: &Memory, chosen: Option<Cell>, seed: u64) -> ScriptRun {
        let mut memory = self.copy_of(level, state);
        memory.chance = seed;
        for slot in &self.numbers {
            memory.set_item(&self.plan, *slot, 0);
        }
        let moves = memory.moves;
        let begin = chosen.map_or(Begin::AsItIs, |cell| level.begin(cell));
        let mut workspace = Workspace::default();
        let ran = run(&self.program, &self.plan, &mut memory, begin, &mut Unwatched, &mut workspace);
        // a script does not count as a move
        memory.moves = moves;
        let numbers = self.numbers.iter().map(|slot| memory.item(&self.plan, *slot)).collect();
        ScriptRun { numbers, out_of_steps: ran.err(), memory }
    }

    /// The problem of a run that ran out of steps, with its place if it is in the script's own text.
    pub fn out_of_steps(&self, at: OutOfSteps) -> Problem {
        let origin = self.program.origin.get(at.0).filter(|origin| origin.rule as usize == self.own);
        let place = match origin {
            Some(o) => Place::in_text(self.file.clone(), &self.contents, o.start as usize..o.end as usize),
            None => Place::file(self.file.clone()),
        };
        endless("script").at(place)
    }

    /// The state after a run, in the form of startingLayout.xml.
    pub fn layout(&self, run: &ScriptRun) -> Layout {
        crate::level::layout_of(&self.scope, &self.plan, &run.memory)
    }

    fn copy_of(&self, level: &CompiledLevel, state: &Memory) -> Memory {
        let mut bytes = Vec::with_capacity(self.plan.bytes);
        if self.same_plan {
            bytes.extend(state.bytes.iter().take(self.plan.bytes));
        }
        bytes.resize(self.plan.bytes, 0);
        let mut memory = Memory { bytes: bytes.into_boxed_slice(), ..*state };
        if self.same_plan {
            return memory;
        }
        for (to, from) in self.plan.matrices.iter().zip(&level.plan().matrices).filter(|(to, _)| !to.constant) {
            for index in 0..to.area() {
                let value = state.read(level.plan(), from, index);
                to.write(&mut memory.bytes, index, value);
            }
        }
        for slot in 0..level.scope().items.len() {
            memory.set_item(&self.plan, slot, state.item(level.plan(), slot));
        }
        memory
    }
}

/// The span of a problem that is in a function of the game's rules.
const NOWHERE: Span = 0..0;

/// A script behind the functions of the game's rules, with names and types of a level.
struct CheckedScript {
    scope: Scope,
    checked: Checked,
    /// The number of its own rule.
    own: usize,
    problems: Vec<Found>,
}

impl CheckedScript {
    fn of(game: &Game, level: &CompiledLevel, contents: &str, numbers: &[&str]) -> Self {
        let (steps, mut problems) = parse(contents, RuleLanguage::Two);
        let mut rules = functions_of(game);
        let own = rules.len();
        rules.push(ReadRule { contents: contents.to_owned(), steps, breaks: false, opens: false });
        let mut scope = level.scope().clone();
        if scope.items.is_empty() {
            scope = scope_of(game, &Layout::default(), RuleLanguage::Two);
        }
        for name in numbers {
            scope.add_item(&Item { name: Name::new(name), value: Value::Int(0), show: false });
        }
        let mut checked = check(&rules, RuleLanguage::Two, &mut scope, &|| false);
        // a function of the game's rules that cannot be called this way has no place in the script
        let found = std::mem::take(&mut checked.problems).into_iter();
        problems.extend(found.map(|(rule, found)| if rule == own { found } else { Found { span: NOWHERE, ..found } }));
        Self { scope, checked, own, problems }
    }
}

/// The functions of the game's own rules, if they are in language 2.
fn functions_of(game: &Game) -> Vec<ReadRule> {
    let Kind::Rules(text) = &game.kind else { return Vec::new() };
    if text.language != RuleLanguage::Two {
        return Vec::new();
    }
    let functions = |rule: &RuleText| {
        let (mut steps, _) = parse(&rule.contents, RuleLanguage::Two);
        steps.retain(|step| matches!(step.what, Command::Define(_)));
        ReadRule { contents: rule.contents.clone(), steps, breaks: false, opens: false }
    };
    text.rules.iter().map(functions).filter(|rule| !rule.steps.is_empty()).collect()
}

/// Places are relative to the script's own text, the only one known here.
fn placed(problems: Vec<Found>, contents: &str, file: &str) -> Problems {
    let mut list = Problems::new();
    for found in problems {
        let is_of_rules = found.span == NOWHERE;
        let place = if is_of_rules { Place::file(file) } else { Place::in_text(file, contents, found.span) };
        list.push(found.problem.at(place));
    }
    list
}
