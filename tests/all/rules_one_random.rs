//! The compiled program of language 1 compared with the literal interpreter, over random programs, well-formed and not.

use super::literal::{self, Told, World};
use super::rules_kit::{bools, engine, game, int, layout, pieces, rules, text, words};
use rand_core::Rng;
use rand_pcg::Pcg32;
use switchboard::game::RuleLanguage::One;
use switchboard::game::{Item, Layout, Matrix, Name, Value, Values};
use switchboard::grid::Size;
use switchboard::play::{Engine, Move, Outcome, State};

/// How many random programs are tried.
const PROGRAMS: u64 = 4_000;
/// How many moves are played with each.
const MOVES: usize = 8;

/// Who chooses: a random generator, or the bytes of a fuzzer.
pub enum Dice {
    Seeded(Pcg32),
    Bytes(std::vec::IntoIter<u8>),
}

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self::Seeded(Pcg32::new(seed, 7))
    }
    /// Chooses as the bytes say; after their end always the last possibility, which leads to an end everywhere.
    pub fn of_bytes(bytes: &[u8]) -> Self {
        Self::Bytes(Vec::from(bytes).into_iter())
    }
    pub fn below(&mut self, n: usize) -> usize {
        match self {
            Self::Seeded(chance) => chance.next_u32() as usize % n,
            Self::Bytes(bytes) => bytes.next().map_or(n - 1, |byte| usize::from(byte) % n),
        }
    }
    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }
    pub fn pick<'a>(&mut self, list: &[&'a str]) -> &'a str {
        list[self.below(list.len())]
    }
}

const INTS: [&str; 9] = ["A.x", "A.y", "P.x", "P.y", "N", "M", "0", "1", "2"];
const WORDS: [&str; 5] = ["Red", "Blue", "Dark Red", "7", "true"];

fn index(dice: &mut Dice) -> String {
    let mut text = dice.pick(&INTS).to_owned();
    while dice.one_in(3) {
        text += dice.pick(&[" + ", " - "]);
        text += dice.pick(&["1", "1", "2", "A.x", "P.y", "N", "T", "2147483647"]);
    }
    text
}

/// Usually the same cell, so that runs of rules test it.
fn cell(dice: &mut Dice, matrix: &str) -> String {
    match dice.below(4) {
        0 | 1 => format!("{matrix}[A.x, A.y]"),
        2 => format!("{matrix}[P.x, P.y]"),
        _ => format!("{matrix}[{}, {}]", index(dice), index(dice)),
    }
}

fn value(dice: &mut Dice) -> String {
    match dice.below(10) {
        0..=2 => cell(dice, "STATE"),
        3 => cell(dice, "VALID"),
        4 => {
            let matrix = dice.pick(&["NUM", "FINAL", "Nowhere", "FLAG"]);
            cell(dice, matrix)
        }
        5 => dice.pick(&["T", "B", "N", "M", "A.x", "P.y"]).to_owned(),
        6 => dice.pick(&["0", "1", "7", "007", "99999999999", "true", "False"]).to_owned(),
        _ => dice.pick(&WORDS).to_owned(),
    }
}

fn condition(dice: &mut Dice) -> String {
    let operator = dice.pick(&["==", "==", "!="]);
    if dice.one_in(2) {
        return format!("{} {operator} {}", cell(dice, "STATE"), dice.pick(&WORDS));
    }
    format!("{} {operator} {}", value(dice), value(dice))
}

fn assignment(dice: &mut Dice) -> String {
    match dice.below(6) {
        0 => format!("{} = {};", cell(dice, "STATE"), dice.pick(&WORDS)),
        1 => format!("{} = {};", cell(dice, "VALID"), dice.pick(&["true", "true", "false"])),
        2 => {
            let target = dice.pick(&["N", "M", "A.x", "P.y"]);
            format!("{target} = {} + {};", dice.pick(&INTS), index(dice))
        }
        3 => {
            let target = cell(dice, "NUM");
            format!("{target} = {} - {};", cell(dice, "NUM"), index(dice))
        }
        4 => format!("{} = {};", dice.pick(&["T", "B", "N", "Nobody"]), value(dice)),
        _ => format!("{} = {};", value(dice), value(dice)),
    }
}

fn block(dice: &mut Dice) -> String {
    (0..=dice.below(3)).map(|_| assignment(dice) + " ").collect()
}

fn rule(dice: &mut Dice) -> String {
    if dice.one_in(3) {
        return assignment(dice);
    }
    let operator = dice.pick(&["AND", "OR"]);
    let count = dice.below(3);
    let mut conditions = condition(dice);
    if count > 0 {
        conditions = format!("({conditions})");
        for _ in 0..count {
            let operator = if dice.one_in(30) { "OR" } else { operator };
            conditions += &format!(" {operator} ({})", condition(dice));
        }
    } else if dice.one_in(3) {
        conditions = format!("({conditions})");
    }
    let otherwise = if dice.one_in(3) { format!(" else {{ {}}}", block(dice)) } else { String::new() };
    format!("if ({conditions}) {{ {}}}{otherwise}", block(dice))
}

/// The rule with a few characters removed, doubled or inserted.
fn broken(dice: &mut Dice, rule: &str) -> String {
    let mut chars: Vec<char> = rule.chars().collect();
    for _ in 0..=dice.below(2) {
        let at = dice.below(chars.len().max(1));
        match dice.below(3) {
            0 if at < chars.len() => drop(chars.remove(at)),
            1 if at < chars.len() => chars.insert(at, chars[at]),
            _ => {
                let extra: Vec<char> = "(){}[];,=!+-<>. if else AND Ž".chars().collect();
                chars.insert(at, extra[dice.below(extra.len())]);
            }
        }
    }
    chars.into_iter().collect()
}

fn program(dice: &mut Dice) -> Vec<(String, bool)> {
    (0..2 + dice.below(9))
        .map(|_| {
            let text = rule(dice);
            let text = if dice.one_in(6) { broken(dice, &text) } else { text };
            (text, dice.one_in(5))
        })
        .collect()
}

fn start(dice: &mut Dice) -> Layout {
    let (width, height) = (1 + dice.below(3), 1 + dice.below(3));
    let mut rows = |words: &[&str]| -> Vec<String> {
        (0..height).map(|_| (0..width).map(|_| dice.pick(words).to_owned() + " ").collect()).collect()
    };
    let state = rows(&["Red", "Blue", "DarkRed", "7", "true"]);
    let goal = rows(&["Red", "Blue", "*", "*", "*"]);
    let goal2 = rows(&["Red", "Blue", "*"]);
    let valid = rows(&["1", "1", "0"]);
    let flag = rows(&["1", "0"]);
    fn all(rows: &[String]) -> Vec<&str> {
        rows.iter().map(String::as_str).collect()
    }
    let numbers = Matrix {
        name: Name::new("Num"),
        size: Size::new(2, 3),
        values: Values::Int(vec![0, 1, 2, i32::MAX, i32::MIN, 5]),
    };
    let items = vec![
        int("N", 1),
        int("M", i32::MAX),
        text("T", "Red"),
        Item { name: Name::new("B"), value: Value::Bool(true), show: false },
    ];
    layout(
        0,
        0,
        items,
        vec![
            words("STATE", &all(&state)),
            bools("VALID", &all(&valid)),
            words("FINAL", &all(&goal)),
            words("FINAL", &all(&goal2)),
            bools("FLAG", &all(&flag)),
            numbers,
        ],
    )
}

pub fn world(layout: &Layout) -> World {
    let value = |value: &Value| match value {
        Value::Text(name) => literal::Value::Text(name.key().to_owned()),
        Value::Int(number) => literal::Value::Int(*number),
        Value::Bool(bool) => literal::Value::Bool(*bool),
    };
    let items = layout.items.iter().map(|i| (i.name.key().to_owned(), value(&i.value))).collect();
    let matrices = layout.matrices.iter().map(|m| {
        let cells: Vec<literal::Value> = match &m.values {
            Values::Text(names) => names.iter().map(|n| literal::Value::Text(n.key().to_owned())).collect(),
            Values::Int(numbers) => numbers.iter().map(|n| literal::Value::Int(*n)).collect(),
            Values::Bool(bools) => bools.iter().map(|b| literal::Value::Bool(*b)).collect(),
        };
        let rows = cells.chunks(m.size.width.into()).map(<[_]>::to_vec).collect();
        literal::Matrix { name: m.name.key().to_owned(), rows }
    });
    World { items, matrices: matrices.collect() }
}

/// Plays up to this many random moves in both; returns the first difference, otherwise how many moves were played.
pub fn difference(engine: &Engine, slow: &mut literal::Game, dice: &mut Dice, moves: usize) -> Result<usize, String> {
    let mut state: State = engine.start(1);
    let size = engine.layout(&state).size();
    for number in 0..moves {
        let valid: Vec<Move> = engine.moves(&state);
        let expected: Vec<Move> =
            size.cells().filter(|c| slow.is_valid(c.x.into(), c.y.into())).map(Move::Cell).collect();
        if valid != expected {
            return Err(format!("valid moves {valid:?}, should be {expected:?}"));
        }
        if valid.is_empty() {
            return Ok(number);
        }
        let chosen = valid[dice.below(valid.len())];
        let Move::Cell(cell) = chosen else { unreachable!() };
        let told = slow.play(cell.x.into(), cell.y.into());
        let turn = engine.play(&mut state, &chosen).map_err(|r| format!("refused: {r:?}"))?;
        let expected = match told {
            Told::Playing => Outcome::Playing,
            Told::Finished => Outcome::Finished,
            Told::Restarted => Outcome::Restarted,
        };
        if turn.outcome != Some(expected) {
            return Err(format!("move {number} at {chosen}: {:?}, should be {expected:?}", turn.outcome));
        }
        let now = engine.layout(&state);
        if world(&now) != slow.now {
            return Err(format!("move {number} at {chosen}:\n{:?}\nshould be\n{:?}", world(&now), slow.now));
        }
        let restored = engine.restore(&now, engine.seed(&state), engine.moves_played(&state), engine.outcome(&state));
        if restored.as_ref().map(|r| (engine.hash(r), engine.key(r))) != Ok((engine.hash(&state), engine.key(&state))) {
            return Err(format!("move {number} at {chosen}: the kept hash is not that of the state"));
        }
    }
    Ok(moves)
}

fn compiled(list: &[(String, bool)], start: Layout) -> Engine {
    let list: Vec<(&str, bool)> = list.iter().map(|(c, b)| (c.as_str(), *b)).collect();
    engine(game(pieces(&["Red", "Blue"]), rules(One, &list), start))
}

/// A level with random rules, one of which writes a FINAL, sometimes off the board.
pub fn level_that_writes_its_end(dice: &mut Dice, minimum: u32) -> Engine {
    let start = start(dice);
    let mut list = program(dice);
    let target = cell(dice, "FINAL");
    list.push((format!("{target} = {};", dice.pick(&WORDS)), false));
    let list: Vec<(&str, bool)> = list.iter().map(|(c, b)| (c.as_str(), *b)).collect();
    let mut game = game(pieces(&["Red", "Blue"]), rules(One, &list), start);
    game.levels[0].minimum_moves = minimum;
    engine(game)
}

/// Makes a level and these rules, or random ones, and plays them in both; returns how many moves were played.
pub fn same(mut dice: Dice, rules: Option<Vec<(String, bool)>>) -> usize {
    let start = start(&mut dice);
    let list = rules.unwrap_or_else(|| program(&mut dice));
    let mut slow = literal::Game::new(list.clone(), world(&start), 0);
    let engine = compiled(&list, start);
    difference(&engine, &mut slow, &mut dice, MOVES)
        .unwrap_or_else(|what| panic!("{}{what}", list.iter().map(|rule| format!("{rule:?}\n")).collect::<String>()))
}

#[test]
fn random_programs_do_the_same_compiled_and_literal() {
    let played: usize = (0..PROGRAMS).map(|seed| same(Dice::new(seed), None)).sum();
    // the programs are useful only if they are really played
    assert!(played > PROGRAMS as usize * 3, "only {played} moves were played");
}

#[test]
fn the_comparison_sees_a_difference() {
    let mut seen = 0;
    for seed in 0..200 {
        let mut dice = Dice::new(seed);
        let start = start(&mut dice);
        let mut list = program(&mut dice);
        list.push(("STATE[A.x, A.y] = Red;".into(), false));
        let mut other = list.clone();
        other.pop();
        other.push(("STATE[A.x, A.y] = Blue;".into(), false));
        let mut slow = literal::Game::new(other, world(&start), 0);
        seen += usize::from(difference(&compiled(&list, start), &mut slow, &mut dice, MOVES).is_err());
    }
    assert!(seen > 80, "only {seen} of 200 differences were seen");
}
