//! Language 2 compared with a plain tree evaluator: programs are made as random trees, written as text for the compiler, and evaluated on
//! the tree itself.

// by path, since the fuzz package reads this file by its path too
#[path = "rules_two_random/evaluator.rs"]
mod evaluator;
#[path = "rules_two_random/maker.rs"]
mod maker;
#[path = "rules_two_random/tree.rs"]
mod tree;
#[path = "rules_two_random/writing.rs"]
mod writing;

use super::rules_kit::{bools, engine, game, int, ints, layout, pieces, rules, text, words};
use super::rules_one_random::Dice;
use evaluator::{Run, World};
use maker::Maker;
use std::collections::{BTreeMap, BTreeSet};
use switchboard::game::RuleLanguage::Two;
use switchboard::game::{Game, Layout, Name, Pieces, Value, Values};
use switchboard::grid::Cell;
use switchboard::play::{Change, Engine, Move, Outcome};
use tree::{LISTS, Step, WIDTH};
use writing::write_steps;

const PROGRAMS: u64 = 3_000;
/// How many moves are compared with each program.
const MOVES: usize = 3;

fn made(rules_text: &[String]) -> Game {
    let mut list: Vec<_> = pieces(&["Red", "Blue", "Dot"]).iter().cloned().collect();
    list[0].groups = vec![Name::new("Soft")];
    list[0].properties = vec![(Name::new("next"), Value::Text(Name::new("Blue")))];
    list[1].properties = vec![(Name::new("next"), Value::Text(Name::new("Red")))];
    let functions = "define Twice(k) { return k * 2; } \
        define Near(k) { return count(D in CROSS : STATE[k + D] is Soft); } \
        define Bump(k) { N = N + k; return N; } \
        define Right(k) { return k + (1, 0); } \
        define Part(k) { local h = 12 / k; N = N + 1; if (h > 3) { return h; } local w = NUM[k, h]; return h + w; }";
    let mut contents = vec![(functions, false)];
    contents.extend(rules_text.iter().map(|r| (r.as_str(), false)));
    let items = vec![int("N", 1), int("M", 2), int("Qx", 1), int("Qy", 2), text("T", "Red")];
    let start = layout(
        0,
        0,
        items,
        vec![
            words("STATE", &["Red Blue Dot", "Dot Red Red", "Blue Blue Red"]),
            bools("VALID", &["111", "111", "111"]),
            ints("NUM", &["1 2 3", "4 5 6", "7 8 2147483647"]),
        ],
    );
    let mut game = game(Pieces::new(list), rules(Two, &contents), start);
    let cells = |list: &[(i32, i32)]| list.iter().map(|(x, y)| Cell::new(*x as u8, *y as u8)).collect();
    game.tables.cells = vec![(Name::new("LISTS"), LISTS.iter().map(|l| cells(l)).collect())];
    game
}

fn world(layout: &Layout, won: bool) -> World {
    let number = |name: &str| match layout.item(name).unwrap().value {
        Value::Int(n) => n,
        _ => unreachable!(),
    };
    let Values::Text(state) = &layout.matrix("state").unwrap().values else { unreachable!() };
    let Values::Bool(valid) = &layout.matrix("valid").unwrap().values else { unreachable!() };
    let Values::Int(num) = &layout.matrix("num").unwrap().values else { unreachable!() };
    let Value::Text(t) = &layout.item("t").unwrap().value else { unreachable!() };
    World {
        n: number("n"),
        m: number("m"),
        t: t.key().to_owned(),
        a: (number("ax"), number("ay")),
        p: (number("px"), number("py")),
        q: (number("qx"), number("qy")),
        state: state.iter().map(|n| n.key().to_owned()).collect(),
        valid: valid.clone(),
        num: num.clone(),
        won,
    }
}

/// The start with other words and numbers.
fn shuffle(game: &mut Game, dice: &mut Dice) {
    let layout = &mut game.levels[0].layout;
    for matrix in &mut layout.matrices {
        match &mut matrix.values {
            Values::Text(words) => {
                words.iter_mut().for_each(|word| *word = Name::new(dice.pick(&["Red", "Blue", "Dot"])));
            }
            Values::Int(numbers) => {
                numbers.iter_mut().for_each(|n| *n = [0, 1, 2, 3, -1, i32::MAX, i32::MIN][dice.below(7)]);
            }
            Values::Bool(truths) => truths.iter_mut().for_each(|truth| *truth = !dice.one_in(4)),
        }
    }
    for item in layout.items.iter_mut().filter(|item| ["n", "m", "qx", "qy"].contains(&item.name.key())) {
        item.value = Value::Int([-1, 0, 1, 1, 2, 2, 3, i32::MAX, i32::MIN][dice.below(9)]);
    }
}

/// A few rounds by the program and by the tree; none if either ran too long.
fn compare(engine: &Engine, tree: &[Vec<Step>], dice: &mut Dice) -> Option<Result<(), String>> {
    let mut state = engine.start(1);
    for _ in 0..MOVES {
        let valid = engine.moves(&state);
        if valid.is_empty() || engine.outcome(&state) != Outcome::Playing {
            break;
        }
        let chosen = valid[dice.below(valid.len())];
        let Move::Cell(cell) = chosen else { unreachable!() };
        let mut before = world(&engine.layout(&state), false);
        (before.p, before.a) = (before.a, (cell.x.into(), cell.y.into()));
        let run = Run::new(before);
        run.rules(tree);
        let turn = engine.play(&mut state, &chosen).unwrap();
        if run.is_too_long() || !turn.problems.is_empty() {
            return None;
        }
        let (expected, highlighted) = (run.world.into_inner(), run.highlighted.into_inner());
        let shown: BTreeSet<usize> =
            turn.deciding.iter().map(|cell| usize::from(cell.y) * WIDTH as usize + usize::from(cell.x)).collect();
        if shown != if expected.won { highlighted } else { BTreeSet::new() } {
            return Some(Err(format!("{shown:?} are highlighted")));
        }
        if turn.outcome == Some(Outcome::Restarted) {
            let nothing_valid = !expected.won && expected.valid.iter().all(|v| !*v);
            return Some(if nothing_valid { Ok(()) } else { Err("restarted".into()) });
        }
        let found = world(&engine.layout(&state), matches!(turn.outcome, Some(Outcome::Won(_))));
        let played = engine.moves_played(&state);
        let restored = engine.restore(&engine.layout(&state), engine.seed(&state), played, engine.outcome(&state));
        if engine.hash(&restored.unwrap()) != engine.hash(&state) {
            return Some(Err("the kept hash is not that of the state".into()));
        }
        if found != expected {
            return Some(Err(format!("{found:?}\nshould be\n{expected:?}")));
        }
    }
    Some(Ok(()))
}

/// Makes a level and rules, and plays them in both; returns whether they could be compared.
pub fn same(dice: Dice) -> bool {
    let mut maker = Maker::new(dice);
    let tree = maker.program();
    let mut game = made(&tree.iter().map(|rule| write_steps(rule)).collect::<Vec<_>>());
    shuffle(&mut game, &mut maker.dice);
    match compare(&engine(game), &tree, &mut maker.dice) {
        None => false,
        Some(Ok(())) => true,
        Some(Err(what)) => panic!("{}{what}", tree.iter().map(|rule| write_steps(rule) + "\n").collect::<String>()),
    }
}

fn program(seed: u64) -> Vec<Vec<Step>> {
    Maker::new(Dice::new(seed)).program()
}

fn compiled(tree: &[Vec<Step>]) -> Engine {
    engine(made(&tree.iter().map(|rule| write_steps(rule)).collect::<Vec<_>>()))
}

#[test]
fn random_programs_do_the_same_compiled_and_as_trees() {
    let compared = (0..PROGRAMS).filter(|seed| same(Dice::new(*seed))).count();
    assert!(compared > PROGRAMS as usize * 9 / 10, "only {compared} could be compared");
}

/// What is on each cell and in each item, except what a move itself writes: AX, AY, PX and PY.
fn board_of(layout: &Layout) -> BTreeMap<String, String> {
    let mut board: BTreeMap<String, String> = BTreeMap::new();
    for matrix in &layout.matrices {
        let values: Vec<String> = match &matrix.values {
            Values::Text(words) => words.iter().map(ToString::to_string).collect(),
            Values::Int(numbers) => numbers.iter().map(ToString::to_string).collect(),
            Values::Bool(truths) => truths.iter().map(ToString::to_string).collect(),
        };
        let cells = matrix.size.cells().map(|cell| format!("{}[{}, {}]", matrix.name, cell.x, cell.y));
        board.extend(cells.map(|cell| cell.to_lowercase()).zip(values.iter().map(|v| v.to_lowercase())));
    }
    for item in layout.items.iter().filter(|item| !["ax", "ay", "px", "py"].contains(&item.name.key())) {
        let value = match &item.value {
            Value::Text(word) => word.to_string(),
            Value::Int(number) => number.to_string(),
            Value::Bool(truth) => truth.to_string(),
        };
        board.insert(item.name.key().to_owned(), value.to_lowercase());
    }
    board
}

/// The board with these changes, each of which begins with what is there.
fn with_changes(mut board: BTreeMap<String, String>, changes: &[&Change]) -> BTreeMap<String, String> {
    for change in changes {
        if let Some(value) = board.get_mut(&change.what.to_lowercase()) {
            assert_eq!(*value, change.from.to_lowercase(), "{change:?}");
            *value = change.to.to_lowercase();
        }
    }
    board
}

/// The changes in a trace lead from the board before to the board after.
#[test]
fn what_is_traced_of_random_programs_is_what_they_do() {
    use switchboard::game::Kind;
    use switchboard::rules::CompiledLevel;
    let mut compared = 0;
    for seed in 0..500 {
        let mut dice = Dice::new(seed);
        let mut game = made(&program(seed).iter().map(|rule| write_steps(rule)).collect::<Vec<_>>());
        shuffle(&mut game, &mut dice);
        let Kind::Rules(text) = &game.kind else { unreachable!() };
        let level = &game.levels[0];
        let compiled = CompiledLevel::new(&game, text, level).unwrap_or_else(|p| panic!("{p:?}"));
        let mut memory = compiled.start(1);
        for _ in 0..MOVES {
            let Some(cell) = compiled.valid_cell(&memory, dice.below(compiled.count_valid(&memory).max(1))) else {
                break;
            };
            let before = board_of(&compiled.layout(&memory));
            let (trace, traced) = compiled.trace(text, &memory, cell);
            let round = compiled.round(&mut memory, cell);
            if round.restarted || round.out_of_steps.is_some() {
                break;
            }
            let rules: String = text.rules.iter().map(|rule| format!("{}\n", rule.contents)).collect();
            assert_eq!(compiled.layout(&traced), compiled.layout(&memory), "{rules}");
            let told = trace.rules.iter().flat_map(|rule| &rule.changes).collect::<Vec<_>>();
            assert_eq!(with_changes(before, &told), board_of(&compiled.layout(&memory)), "{rules}");
            compared += 1;
        }
    }
    assert!(compared > 700, "only {compared} moves could be compared");
}

#[test]
fn the_comparison_with_trees_sees_a_difference() {
    let mut seen = 0;
    for seed in 0..200 {
        let mut tree = program(seed);
        tree.push(vec![Step::Num("M", tree::Num::Is(3))]);
        let mut other = tree.clone();
        other.pop();
        other.push(vec![Step::Num("M", tree::Num::Is(4))]);
        seen += usize::from(matches!(compare(&compiled(&tree), &other, &mut Dice::new(seed)), Some(Err(_))));
    }
    assert!(seen > 100, "only {seen} of 200 differences were seen");
}
