//! Constraints on finished boards: what follows from them is compared with all possible boards, each evaluated by the machine.

use super::rules_kit::{bools, engine, game, int, ints, layout, pieces, play, rules, words};
use std::sync::Arc;
use switchboard::chance::Chance;
use switchboard::diag::Problems;
use switchboard::game::RuleLanguage::Two;
use switchboard::game::{Game, Name, Pieces, Value, Values};
use switchboard::laws::{Advice, Answers, Deduction, Found, Guarding, Propagation, Puzzle, Reasoner, check_level};
use switchboard::play::{Engine, Outcome};
use switchboard::solve::{Budget, Limits, Stop};

/// Choosing a cell changes it: u, a, b, c, d, u ...
const TURN: &str = "if (STATE[A] == u) { STATE[A] = a; } else if (STATE[A] == a) { STATE[A] = b; } \
    else if (STATE[A] == b) { STATE[A] = c; } else if (STATE[A] == c) { STATE[A] = d; } \
    else if (STATE[A] == d) { STATE[A] = u; }";
/// A function that only computes.
const SEES: &str = "define Sees(P1) { foreach (D in CROSS) { foreach (R in RAY(P1, D) while STATE[R] is Soft) { \
    if (STATE[R] == b) { return true; } } } return STATE[P1] == c; }";

/// A function that counts in a local name.
const TALLY: &str = "define Tally(P1) { local n = 0; local Q1 = P1; foreach (D in CROSS) { if (STATE[P1 + D] == b) { n = n + 1; } \
    else if (STATE[P1 + D] == c) { n = n * 2; Q1 = P1 + D; } } return n == 2 OR STATE[Q1] == a; }";

/// u is undecided; a, b and c can stand there, d means a. k, l and m are givens with numbers.
pub fn kinds() -> Pieces {
    let mut list: Vec<_> = pieces(&["u", "a", "b", "c", "d", "k", "l", "m"]).iter().cloned().collect();
    let value = |number| (Name::new("value"), Value::Int(number));
    let number = |number| (Name::new("number"), Value::Int(number));
    list[0].properties = vec![(Name::new("undecided"), Value::Bool(true))];
    list[1].properties = vec![value(1)];
    list[2].properties = vec![value(2)];
    list[4].properties = vec![(Name::new("means"), Value::Text(Name::new("a")))];
    for (place, told) in [(5, 1), (6, 2), (7, 3)] {
        list[place].properties = vec![number(told)];
    }
    for soft in [0, 1, 2, 4, 5] {
        list[soft].groups = vec![Name::new("Soft")];
    }
    Pieces::new(list)
}

/// A game with one board, in which the cells with u are to be found.
pub fn made(laws: &str, rows: &[&str]) -> Game {
    let valid: Vec<String> = rows
        .iter()
        .map(|row| row.split_whitespace().map(|word| if word == "u" { '1' } else { '0' }).collect())
        .collect();
    let valid: Vec<&str> = valid.iter().map(String::as_str).collect();
    let board = layout(
        0,
        0,
        vec![int("N", 2)],
        vec![words("STATE", rows), bools("VALID", &valid), ints("NUM", &["1 2 3", "2 0 1"])],
    );
    game(kinds(), rules(Two, &[(TURN, false), (SEES, false), (TALLY, false), (laws, false)]), board)
}

fn budget() -> Budget<'static> {
    Budget::untimed(Limits::default())
}

/// Codes and cases of what is wrong with constraints on a board.
fn wrong(laws: &str, rows: &[&str]) -> Vec<String> {
    let told = |problems: Problems| problems.iter().map(|p| format!("{} {p}", p.code)).collect::<Vec<_>>();
    match Engine::new(Arc::new(made(laws, rows)), 0) {
        Ok(engine) => told(check_level(&engine, &mut budget())),
        Err(problems) => told(problems),
    }
}

/// A random condition; C is a cell.
pub fn condition(chance: &mut Chance, depth: usize) -> String {
    const PLAIN: [&str; 23] = [
        "STATE[C] == a",
        "STATE[C] is Soft",
        "STATE[C].value < STATE[C + (1, 0)].value",
        "STATE[C].value == STATE[C + (0, 1)].value",
        "STATE[C].value + STATE[C + (1, 0)].value in (2, 3)",
        "count(D in CROSS : STATE[C + D] == b) == STATE[C].number",
        "count(E in STATE : STATE[E] is Soft) >= 3",
        "any(D in ((1, 0), (0, 1)) : STATE[C + D] == a)",
        "all(D in CROSS : STATE[C + D] != c)",
        "sum(D in STAR : STATE[C + D].value) == 4",
        "sum(X = 0 to width - 1 : STATE[X, C.y].value) > 2",
        "distinct(X = 0 to width - 1 : STATE[X, C.y].value)",
        "distinct(E in STATE : STATE[E])",
        "increasing(X = 0 to width - 1 : STATE[X, C.y].value)",
        "max(X = 0 to width - 1 : STATE[X, C.y].value) - min(X = 0 to width - 1 : STATE[X, C.y].value) == 1",
        "count(D in CROSS : any(R in RAY(C, D) while STATE[R] is Soft : STATE[R] == b)) < N",
        "Sees(C)",
        "Tally(C)",
        "min(STATE[C].value, STATE[C + (1, 0)].value) + abs(STATE[C].value - 2) == 1",
        "size(E from C : STATE[E] is Soft) == STATE[C].number",
        "count(E from C while STATE[E] is Soft : STATE[E] == b) != 1",
        "all(E from C while STATE[E] is Soft : STATE[E] != b)",
        "runs(X = 0 to width - 1 : STATE[X, C.y] == b) matches (X = 0 to 1 : NUM[X, C.y % 2] - 1)",
    ];
    let plain = |chance: &mut Chance| PLAIN[chance.below(PLAIN.len())].to_owned();
    if depth == 0 {
        return plain(chance);
    }
    match chance.below(6) {
        0 => format!("NOT ({})", condition(chance, depth - 1)),
        1 => format!("({}) AND ({})", condition(chance, depth - 1), condition(chance, depth - 1)),
        2 => format!("({}) OR ({})", condition(chance, depth - 1), condition(chance, depth - 1)),
        3 => format!("connected(E in STATE : STATE[E] == b) AND ({})", condition(chance, depth - 1)),
        4 => format!("({}) == ({})", condition(chance, depth - 1), plain(chance)),
        _ => plain(chance),
    }
}

/// A random board, and the indices of its open cells.
pub fn board(chance: &mut Chance) -> (Vec<String>, Vec<usize>) {
    let (width, height) = (2 + chance.below(2), 2 + chance.below(2));
    let mut open = 5;
    let mut places = Vec::new();
    let mut rows = Vec::new();
    for y in 0..height {
        let mut row = Vec::new();
        for x in 0..width {
            let is_open = open > 0 && chance.below(4) > 0;
            row.push(if is_open { "u" } else { ["a", "b", "c", "k", "l", "m"][chance.below(6)] });
            if is_open {
                open -= 1;
                places.push(y * width + x);
            }
        }
        rows.push(row.join(" "));
    }
    (rows, places)
}

/// All finished boards that satisfy the constraints according to the machine, as the words of the open cells.
fn all_answers(engine: &Engine, places: &[usize]) -> Vec<Vec<u16>> {
    let start = engine.layout(&engine.start(0));
    let mut found = Vec::new();
    for number in 0..3_usize.pow(u32::try_from(places.len()).unwrap()) {
        let held: Vec<usize> = (0..places.len()).map(|place| number / 3_usize.pow(place as u32) % 3).collect();
        let mut layout = start.clone();
        let state = layout.matrices.iter_mut().find(|matrix| matrix.name.key() == "state").unwrap();
        let Values::Text(names) = &mut state.values else { panic!("STATE holds words") };
        for (place, held) in places.iter().zip(&held) {
            names[*place] = Name::new(["a", "b", "c"][*held]);
        }
        let state = engine.restore(&layout, 0, 1, Outcome::Playing).unwrap();
        if engine.outcome(&state) == Outcome::Finished {
            found.push(held.iter().map(|held| *held as u16 + 1).collect());
        }
    }
    found
}

#[test]
fn what_the_laws_allow_is_what_the_machine_finds_among_all_boards() {
    let (mut chance, mut known) = (Chance::new(21), Chance::new(22));
    let (mut worked, mut refused, mut exact) = (0, 0, 0);
    while worked < 250 {
        let (rows, places) = board(&mut chance);
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        if places.is_empty() {
            continue;
        }
        let depth = chance.below(3);
        let heading = if chance.below(4) == 0 { "foreach (C in STATE)" } else { "foreach (C in ((0, 0), (1, 1)))" };
        let laws = format!("constraint \"law of {{C}}\" {heading} : {};", condition(&mut chance, depth));
        let Ok(engine) = Engine::new(Arc::new(made(&laws, &rows)), 0) else {
            refused += 1;
            continue;
        };
        let Ok(Some(puzzle)) = Puzzle::new(&engine, &mut budget()) else {
            refused += 1;
            continue;
        };
        let expected = all_answers(&engine, &places);
        for guarding in [Guarding::Always, Guarding::ByGuards] {
            let mut reasoner = Reasoner::new(&puzzle, guarding, None, &budget()).unwrap();
            let guards = reasoner.guards.clone();
            let mut found = Vec::new();
            // each finished board separately
            for number in 0..3_usize.pow(places.len() as u32) {
                let held: Vec<u16> =
                    (0..places.len()).map(|place| (number / 3_usize.pow(place as u32) % 3) as u16 + 1).collect();
                let lits = held.iter().enumerate().map(|(cell, word)| reasoner.literal(cell, *word).unwrap());
                let assumed: Vec<_> = guards.iter().copied().chain(lits).collect();
                if matches!(reasoner.ask(&assumed), Found::Possible(_)) {
                    found.push(held);
                }
            }
            assert_eq!(found, expected, "{laws}\n{rows:#?}\n{guarding:?}");
        }
        let mut deduction = Deduction::new(&engine, &mut budget()).unwrap().unwrap();
        let answers = deduction.answers();
        match (&answers, expected.as_slice()) {
            (Answers::None, []) => {}
            (Answers::One(one), [only]) => assert_eq!(one, only),
            (Answers::Several(one, other), [_, _, ..]) => {
                assert!(one != other && expected.contains(one) && expected.contains(other), "{laws}");
            }
            _ => panic!("{laws}\n{rows:#?}\n{answers:?} for {}", expected.len()),
        }
        exact += propagates_as_it_says(&puzzle, &mut known, &format!("{laws}\n{rows:#?}"));
        worked += 1;
    }
    assert!(refused < worked / 2, "{refused} refused");
    assert!(exact > 100, "{exact} laws of which propagation tells everything");
}

/// Propagation tells nothing that does not follow from a law, and everything where it says so; of how many laws it says so.
fn propagates_as_it_says(puzzle: &Puzzle, chance: &mut Chance, place: &str) -> usize {
    let mut reasoner = Reasoner::new(puzzle, Guarding::ByGuards, None, &budget()).unwrap();
    let mut exact = 0;
    for (law, about) in puzzle.cells_of_laws(&mut budget()).unwrap().into_iter().enumerate() {
        let mut laws = Propagation::new(puzzle, &[law]);
        let mut known = vec![reasoner.guards[law]];
        for cell in 0..puzzle.asked().len() {
            if chance.below(3) == 0 {
                let word = 1 + chance.below(3) as u16;
                laws.know(cell, word);
                known.push(reasoner.literal(cell, word).unwrap());
            }
        }
        let found = laws.follow(&mut budget());
        exact += usize::from(laws.is_exact());
        if !reasoner.ask(&known).is_possible() {
            assert!(laws.is_broken() || !laws.is_exact(), "{place}");
            continue;
        }
        assert!(!laws.is_broken(), "{place}");
        for (cell, word) in about.iter().flat_map(|cell| [1, 2, 3].map(|word| (*cell, word))) {
            let contrary: Vec<_> = known.iter().copied().chain([!reasoner.literal(cell, word).unwrap()]).collect();
            let follows = !reasoner.ask(&contrary).is_possible();
            let is_told = found.contains(&(cell, word));
            assert!(follows || !(is_told || laws.must(cell, word, &mut budget())), "{cell} is not {word}: {place}");
            assert!(is_told || !(follows && laws.is_exact()), "{cell} is {word}: {place}");
        }
    }
    exact
}

/// The smallest number of laws from which something follows, found by trying all sets of laws, the smallest first.
#[test]
fn a_hint_rests_on_as_few_laws_as_can_be() {
    let laws = "constraint \"row {Y}\" foreach (Y = 0 to height - 1) : distinct(X = 0 to width - 1 : STATE[X, Y]);\
        constraint \"column {X}\" foreach (X = 0 to width - 1) : distinct(Y = 0 to height - 1 : STATE[X, Y]);\
        constraint \"{C} is more\" foreach (C in ((0, 0), (1, 1))) : STATE[C].value > STATE[C + (1, 0)].value;";
    let mut chance = Chance::new(5);
    let (mut steps, mut larger) = (0, 0);
    for _ in 0..400 {
        let rows: Vec<String> = (0..3)
            .map(|_| (0..3).map(|_| ["u", "u", "u", "a", "b", "c"][chance.below(6)]).collect::<Vec<_>>().join(" "))
            .collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let engine = engine(made(laws, &rows));
        let mut deduction = Deduction::new(&engine, &mut budget()).unwrap().unwrap();
        if !matches!(deduction.answers(), Answers::One(_)) {
            continue;
        }
        let start = engine.start(0);
        let Advice::Step(step) = deduction.advice(|index| engine.word(&start, index)) else { continue };
        let puzzle = Puzzle::new(&engine, &mut budget()).unwrap().unwrap();
        let mut reasoner = Reasoner::new(&puzzle, Guarding::ByGuards, None, &budget()).unwrap();
        let guards = reasoner.guards.clone();
        let Answers::One(words) = deduction.answers() else { panic!("one answer") };
        let mut follows = |chosen: &[usize]| {
            words.iter().enumerate().any(|(cell, word)| {
                let contrary = !reasoner.literal(cell, *word).unwrap();
                let assumed: Vec<_> = chosen.iter().map(|law| guards[*law]).chain([contrary]).collect();
                matches!(reasoner.ask(&assumed), Found::Impossible)
            })
        };
        assert!(follows(&step.laws), "{rows:?}");
        let count = u32::try_from(guards.len()).unwrap();
        let smaller = (0..1_u32 << count).filter(|set| (set.count_ones() as usize) < step.laws.len());
        for set in smaller {
            let chosen: Vec<usize> = (0..guards.len()).filter(|law| set >> law & 1 == 1).collect();
            assert!(!follows(&chosen), "{rows:?}: {chosen:?} is less than {:?}", step.laws);
        }
        steps += 1;
        larger += usize::from(step.laws.len() > 1);
    }
    assert!(steps > 20 && larger > 5, "{steps} steps, {larger} of more than one law");
}

/// Boards that begin with hints whose reasons are large, and not always proven to be the smallest: the game, a level of the same size, and
/// what stands in STATE.
const HARD: [(&str, usize, &[&str]); 3] = [
    (
        "slitherlink",
        17,
        &[
            "Path Path Path Path Path Path Path Path Path",
            "Path Out1 Out Out Out Out Out Out1 Path",
            "Path Out3 Out Out2 Out Out Out Out Path",
            "Path Out Out Out1 Out2 Out3 Out Out Path",
            "Path Out1 Out Out Out3 Out2 Out2 Out Path",
            "Path Out2 Out3 Out Out Out Out Out Path",
            "Path Out Out Out Out3 Out Out1 Out0 Path",
            "Path Out Out2 Out Out Out Out1 Out Path",
            "Path Path Path Path Path Path Path Path Path",
        ],
    ),
    (
        "straights",
        23,
        &[
            "Empty Empty Empty Empty Block1 Empty Empty Empty",
            "Block Block Empty Empty Empty Block Given7 Empty",
            "Empty Empty Empty Empty Empty Empty Given5 Empty",
            "Block2 Empty Empty Block1 Empty Empty Empty Empty",
            "Empty Given4 Empty Empty Block Empty Empty Block1",
            "Empty Empty Empty Empty Empty Empty Empty Empty",
            "Empty Empty Block8 Empty Empty Empty Block Block",
            "Empty Empty Empty Block Empty Empty Empty Empty",
        ],
    ),
    (
        "skyscrapers",
        23,
        &[
            "Corner Edge Edge Clue5 Edge Edge Edge Corner",
            "Clue3 Empty Empty Empty Empty Empty Empty Edge",
            "Edge Empty Empty Empty Given4 Empty Empty Clue2",
            "Edge Empty Empty Empty Empty Empty Empty Clue4",
            "Edge Empty Empty Empty Empty Empty Empty Edge",
            "Clue4 Given2 Empty Empty Empty Empty Empty Clue2",
            "Clue3 Empty Empty Empty Empty Empty Empty Clue4",
            "Corner Clue3 Edge Edge Edge Clue2 Clue4 Corner",
        ],
    ),
];

#[test]
fn what_a_hint_names_is_a_reason_however_hard_it_was_to_find() {
    let mut most = 0;
    for (id, number, rows) in HARD {
        let game = super::walks_kit::games(&[id]).remove(0).game.unwrap();
        let mut level = game.levels[number].clone();
        let state = level.layout.matrices.iter_mut().find(|matrix| matrix.name.key() == "state").unwrap();
        *state = words("STATE", rows);
        let valid = level.layout.matrices.iter_mut().find(|matrix| matrix.name.key() == "valid").unwrap();
        let is_open = |word: &str| word == "Empty" || word.starts_with("Out");
        valid.values = Values::Bool(rows.iter().flat_map(|row| row.split_whitespace()).map(is_open).collect());
        let engine = Engine::new(game, number).unwrap().with_level(level).unwrap();
        let start = engine.start(0);
        let mut board: Vec<u16> = (0..engine.board_size().area()).map(|index| engine.word(&start, index)).collect();
        let mut deduction = Deduction::new(&engine, &mut budget()).unwrap().unwrap();
        let puzzle = Puzzle::new(&engine, &mut budget()).unwrap().unwrap();
        let mut reasoner = Reasoner::new(&puzzle, Guarding::ByGuards, None, &budget()).unwrap();
        for _ in 0..6 {
            let Advice::Step(step) = deduction.advice(|index| board[index]) else { panic!("{id} {number}") };
            let mut assumed: Vec<_> = step.laws.iter().map(|law| reasoner.guards[*law]).collect();
            for (cell, asked) in puzzle.asked().iter().enumerate().filter(|(_, asked)| step.cells.contains(&asked.cell))
            {
                assumed.push(reasoner.literal(cell, puzzle.says(board[asked.index]).unwrap()).unwrap());
            }
            assumed.push(!reasoner.literal(step.asked, step.word).unwrap());
            assert!(matches!(reasoner.ask(&assumed), Found::Impossible), "{id} {number}: {step:?}");
            most = most.max(step.laws.len());
            let asked = &puzzle.asked()[step.asked];
            board[asked.index] = *asked.cycle.iter().find(|word| puzzle.says(**word) == Some(step.word)).unwrap();
        }
    }
    assert!(most > 10, "{most} laws at most");
}

/// Of more laws than these a reason helps nobody.
const HELPFUL: usize = 8;
/// Games in which larger reasons are common.
const TANGLED: [&str; 8] =
    ["futoshiki", "hashi", "lightbulbs", "masyu", "skyscrapers", "straights", "takuzu", "yajilin"];

#[test]
fn every_hint_of_the_hardest_levels_has_a_reason_that_helps() {
    for id in TANGLED {
        let game = super::walks_kit::games(&[id]).remove(0).game.unwrap();
        for number in game.levels.len() - 2..game.levels.len() {
            let engine = Engine::new(Arc::clone(&game), number).unwrap();
            let mut state = engine.start(0);
            while engine.outcome(&state) == Outcome::Playing {
                // as in play: each hint by itself
                let mut deduction = Deduction::at(&engine, &state, &mut budget()).unwrap().unwrap();
                let board = |index| engine.word(&state, index);
                let Advice::Step(step) = deduction.advice(board) else { break };
                assert!(step.laws.len() <= HELPFUL, "{id} {}: {step:?}", number + 1);
                for chosen in deduction.moves_to_say(step.asked, step.word, board) {
                    engine.play(&mut state, &chosen).unwrap();
                }
            }
            assert!(matches!(engine.outcome(&state), Outcome::Finished | Outcome::Won(_)), "{id} {}", number + 1);
        }
    }
}

#[test]
fn a_board_that_obeys_ends_the_level_marks_and_all() {
    let laws = "constraint \"row {Y + 1}\" foreach (Y = 0 to 1) : distinct(X = 0 to 1 : STATE[X, Y].value);\
        constraint \"column {X + 1}\" foreach (X = 0 to 1) : distinct(Y = 0 to 1 : STATE[X, Y].value) AND \
        all(Y = 0 to 1 : STATE[X, Y] != c);";
    let engine = engine(made(laws, &["u u", "b u"]));
    let mut deduction = Deduction::new(&engine, &mut budget()).unwrap().unwrap();
    let start = engine.start(0);
    let moves = deduction.solution(|index| engine.word(&start, index)).unwrap();
    assert_eq!(switchboard::play::Move::write_list(&moves), "0,0 1,0 1,0 1,1");
    // d means a
    let mut state = engine.start(0);
    play(&engine, &mut state, "0,0 0,0 0,0 0,0 1,0 1,0");
    assert_eq!(engine.outcome(&state), Outcome::Playing);
    play(&engine, &mut state, "1,1");
    assert_eq!(engine.outcome(&state), Outcome::Finished);
    // the mistake, and that the level cannot be won
    let mut state = engine.start(0);
    play(&engine, &mut state, "1,1 0,0 0,0");
    let word = |index| engine.word(&state, index);
    assert_eq!(deduction.can_be_finished(word), Some(false));
    let Advice::Mistake(cells) = deduction.advice(word) else { panic!("a mistake") };
    assert_eq!(cells.iter().map(ToString::to_string).collect::<Vec<_>>(), ["0,0"]);
}

/// The example of docs/laws.md that adds up the cells of an area.
fn sum_of_the_docs() -> String {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/laws.md");
    let text = std::fs::read_to_string(path).unwrap();
    let from = text.find("define In(E, C)").unwrap();
    text[from..from + text[from..].find("```").unwrap()].replace(".sign", ".value")
}

#[test]
fn a_sum_over_an_area_works_as_the_docs_say() {
    let mut game = made(&sum_of_the_docs(), &["u u", "u u"]);
    game.levels[0].layout.matrices.extend([ints("CAGE", &["1 1", "2 2"]), ints("SUM", &["3 3", "2 2"])]);
    let engine = engine(game);
    assert!(check_level(&engine, &mut budget()).iter().all(|problem| problem.code == "L025"));
    let mut state = engine.start(0);
    play(&engine, &mut state, "0,0 0,1 1,1 1,0");
    assert_eq!(engine.outcome(&state), Outcome::Playing, "the first cage adds up to 2");
    play(&engine, &mut state, "1,0");
    assert_eq!(engine.outcome(&state), Outcome::Finished);
    // what does not work says what does
    let told =
        wrong("constraint \"x\" foreach (C in STATE) : sum(E from C while STATE[E] == a : 1) == 2;", &["u u", "u u"]);
    assert!(told.iter().all(|told| told.starts_with("R062") && told.contains("function")), "{told:?}");
    assert!(!told.is_empty());
}

#[test]
fn what_is_wrong_with_laws_is_told() {
    let all = |condition: &str| format!("constraint \"all\" foreach (C in STATE) : {condition};");
    let cases = [
        ("constraint \"of {C\" foreach (C in STATE) : true;".to_owned(), "R060"),
        ("if (N == 2) { constraint \"x\" : true; }".to_owned(), "R060"),
        (all("random(1, 2) == 1"), "R061"),
        (all("STATE[A] == a"), "R061"),
        (all("NOT connected(E in STATE : STATE[E] == a)"), "R061"),
        ("define F(k) { N = k; return k; } constraint \"x\" : F(1) == 1;".to_owned(), "R061"),
        (all("count(E from C : STATE[E] == a) == 1"), "R055"),
        ("constraint \"x\" foreach (D in ((N, 0), (0, 1))) : STATE[D] == a;".to_owned(), "R055"),
        (all("size(E from C : size(F from E : STATE[F] == a) == 1) == 2"), "R062"),
        ("constraint \"x\" : count(X = 0 to STATE[0, 0].value : true) == 1;".to_owned(), "R062"),
        (all("size(E from C : STATE[E] == a) + 1 == 2"), "R062"),
        ("constraint \"x\" : STATE[1, 1] == b;".to_owned(), "R062"),
        ("constraint \"x\" : STATE[0, 0] == a AND STATE[0, 0] == STATE[1, 0] AND STATE[1, 0] == b;".to_owned(), "L024"),
        ("constraint \"x\" : STATE[0, 0] == a;".to_owned(), "L025"),
    ];
    let found: Vec<(String, Vec<String>)> =
        cases.iter().map(|(laws, _)| (laws.clone(), wrong(laws, &["u u", "u a"]))).collect();
    let differ: Vec<_> = found
        .iter()
        .zip(&cases)
        .filter(|((_, found), (_, code))| !matches!(found.as_slice(), [one] if one.starts_with(code)))
        .collect();
    assert!(differ.is_empty(), "{differ:#?}");
    // a move that changes two cells
    let both = "STATE[0, 0] = a; constraint \"x\" : STATE[0, 0] == a AND STATE[1, 0] == a;";
    assert!(wrong(both, &["u u"]).iter().all(|told| told.starts_with("R063")), "{:?}", wrong(both, &["u u"]));
}

#[test]
fn a_check_that_is_stopped_says_so() {
    let engine = engine(made("constraint \"x\" : STATE[0, 0] == a;", &["u u"]));
    let never = |_: &switchboard::solve::Progress| Err(Stop::Cancelled);
    let told = check_level(&engine, &mut Budget::new(Limits::default(), &never));
    let codes: Vec<String> = told.iter().map(|problem| problem.code.to_string()).collect();
    assert!(codes == ["L026"] || codes == ["R063"], "{codes:?}");
}
