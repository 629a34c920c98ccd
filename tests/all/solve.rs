//! The solver: its answers compared with a plain exhaustive search, its limits, and that it admits what it does not know.

use super::rules_kit::{self, bools, layout, pieces, rules, words};
use super::rules_one_random::{Dice, level_that_writes_its_end};
use std::collections::HashSet;
use std::path::Path;
use std::sync::Arc;
use switchboard::disk::FolderFiles;
use switchboard::game::{Game, Name, RuleLanguage, Value, Values, read_game};
use switchboard::grid::Size;
use switchboard::laws::{Deduced, Ending, Explainer, check_level, open, solve_by_laws};
use switchboard::play::{Engine, Outcome, State};
use switchboard::solve::{
    Aim, Answer, Budget, Limits, Method, Progress, Report, Stop, Why, hindrance, replays, shorten, solve,
};

fn shipped(id: &str) -> Game {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = ["games", "examples/games"].map(|of| home.join(of).join(id)).into_iter().find(|path| path.is_dir());
    read_game(&FolderFiles::new(folder.unwrap()), id).game.unwrap()
}

fn engine(game: Game, level: usize) -> Engine {
    Engine::new(Arc::new(game), level).unwrap()
}

fn ask(engine: &Engine, aim: Aim) -> Report {
    solve(engine, &engine.start(0), aim, &Budget::default())
}

/// The length of a shortest solution by plain exhaustive search: none if there is no solution.
fn exhaustive(engine: &Engine, most: usize) -> Option<Option<usize>> {
    exhaustive_from(engine, engine.start(0), most)
}

fn exhaustive_from(engine: &Engine, start: State, most: usize) -> Option<Option<usize>> {
    // up to the minimum number of moves, states with different numbers of moves are different
    let minimum = engine.level_info().map_or(0, |level| level.minimum_moves);
    let name = |state: &State| (engine.key(state).to_vec(), engine.moves_played(state).min(minimum));
    let mut seen = HashSet::from([name(&start)]);
    let mut front = vec![start];
    for depth in 1.. {
        let mut next_front: Vec<State> = Vec::new();
        for state in &front {
            for chosen in engine.moves(state) {
                let mut next = state.clone();
                let turn = engine.play(&mut next, &chosen).unwrap();
                match turn.outcome {
                    Some(Outcome::Finished | Outcome::Won(_)) => return Some(Some(depth)),
                    Some(Outcome::Playing) if seen.insert(name(&next)) => next_front.push(next),
                    _ => {}
                }
            }
        }
        if next_front.is_empty() {
            return Some(None);
        }
        if seen.len() > most {
            return None;
        }
        front = next_front;
    }
    None
}

/// What is reported must agree with exhaustive search.
fn agree(engine: &Engine, aim: Aim, most: usize, what: &str) -> bool {
    let Some(truth) = exhaustive(engine, most) else { return false };
    let report = ask(engine, aim);
    match (&report.answer, truth) {
        (Answer::Solved { moves, shortest }, Some(length)) => {
            assert!(replays(engine, &engine.start(0), moves), "{what}: does not replay");
            assert!(moves.len() >= length, "{what}: {} moves, {length} are needed", moves.len());
            if *shortest {
                assert_eq!(moves.len(), length, "{what}: said to be shortest");
            }
            assert!(*shortest || aim == Aim::Any, "{what}: asked for a shortest one");
        }
        (Answer::Unsolvable, None) => {}
        (answer, truth) => panic!("{what}: {answer:?}, but exhaustive search says {truth:?}"),
    }
    true
}

/// A random small board of Sokoban: some of them cannot be solved.
fn little_sokoban(dice: &mut Dice) -> Game {
    let mut game = shipped("sokoban");
    let size = Size::new(6, 6);
    let mut words = vec!["Wall"; size.area()];
    let inner: Vec<usize> = size
        .cells()
        .enumerate()
        .filter(|(_, c)| (1..5).contains(&c.x) && (1..5).contains(&c.y))
        .map(|(index, _)| index)
        .collect();
    for index in &inner {
        words[*index] = if dice.below(6) == 0 { "Wall" } else { "Empty" };
    }
    let mut place = |word: &'static str, dice: &mut Dice| {
        let index = inner[dice.below(inner.len())];
        words[index] = word;
        index
    };
    let boxes = 1 + dice.below(2);
    let goals: Vec<usize> = (0..boxes).map(|_| place("Goal", dice)).collect();
    for _ in 0..boxes {
        place("Box", dice);
    }
    let man = place("Avatar", dice);
    let goals: Vec<usize> = goals.into_iter().filter(|index| *index != man).collect();
    put_on_first_level(&mut game, size, &words, man, &goals);
    game
}

/// Makes this the first level of Sokoban: its words row by row, and the cells of the man and of the goals.
fn put_on_first_level(game: &mut Game, size: Size, words: &[&str], man: usize, goals: &[usize]) {
    let width = size.width as usize;
    let (x, y) = ((man % width) as i32, (man / width) as i32);
    let level = &mut game.levels[0];
    level.minimum_moves = 0;
    level.solution.clear();
    let valid = valid_at(words, man, width as isize);
    for matrix in &mut level.layout.matrices {
        matrix.size = size;
        matrix.values = match matrix.name.key() {
            "valid" => Values::Bool(valid.clone()),
            "state" => Values::Text(words.iter().map(|w| Name::new(w)).collect()),
            _ => Values::Text(
                (0..size.area()).map(|i| Name::new(if goals.contains(&i) { "BoxOnGoal" } else { "*" })).collect(),
            ),
        };
    }
    for item in &mut level.layout.items {
        item.value = Value::Int(if item.name.key().ends_with('x') { x } else { y });
    }
}

/// Where the man can go or push, as the level's author would mark it.
fn valid_at(words: &[&str], man: usize, width: isize) -> Vec<bool> {
    let mut valid = vec![false; words.len()];
    for step in [1, -1, width, -width] {
        let (one, two) = ((man as isize + step) as usize, man as isize + 2 * step);
        let free = |word: &str| word == "Empty" || word == "Goal";
        let far = usize::try_from(two).ok().and_then(|two| words.get(two)).copied().unwrap_or("Wall");
        valid[one] = free(words[one]) || (words[one] == "Box" && free(far));
    }
    valid
}

#[test]
fn answers_agree_with_exhaustive_search_on_random_boards() {
    let mut dice = Dice::new(7);
    let (mut solved, mut unsolvable) = (0, 0);
    for number in 0..150 {
        let game = little_sokoban(&mut dice);
        let engine = engine(game, 0);
        if engine.moves(&engine.start(0)).is_empty() {
            continue;
        }
        for aim in [Aim::Any, Aim::Shortest] {
            agree(&engine, aim, 100_000, &format!("board {number}"));
        }
        match ask(&engine, Aim::Any).answer {
            Answer::Unsolvable => unsolvable += 1,
            _ => solved += 1,
        }
    }
    assert!(solved > 20 && unsolvable > 20, "{solved} solved, {unsolvable} not: the boards are too much alike");
}

#[test]
fn a_search_stops_at_its_limits_and_when_it_is_told_to() {
    let engine = engine(shipped("fifteen"), 20);
    let why = |limits: Limits, stop: Option<Stop>| {
        let watch = |_: &Progress| stop.map_or(Ok(()), Err);
        match solve(&engine, &engine.start(0), Aim::Shortest, &Budget::new(limits, &watch)).answer {
            Answer::Unknown { why } => Some(why),
            _ => None,
        }
    };
    let all = Limits::default();
    assert_eq!(why(all, Some(Stop::Time)), Some(Why::Time));
    assert_eq!(why(all, Some(Stop::Cancelled)), Some(Why::Cancelled));
}

#[test]
fn two_threads_prove_the_same_as_one_and_meet_as_many_states() {
    let sokoban = |level| engine(shipped("sokoban"), level);
    for engine in [sokoban(5), sokoban(11), sokoban(12), sokoban(16), engine(shipped("victorian"), 6)] {
        let start = engine.start(0);
        let answers = [1, 2].map(|threads| {
            let limits = Limits { threads, ..Limits::default() };
            let report = solve(&engine, &start, Aim::Shortest, &Budget::untimed(limits));
            assert_eq!(report.method, Method::BreadthFirst);
            let Answer::Solved { moves, shortest: true } = report.answer else { panic!("{report:?}") };
            assert!(replays(&engine, &start, &moves) && report.states > 4_000);
            moves.len()
        });
        assert_eq!(answers[0], answers[1]);
    }
    // without one of its goals nothing ends the level: both examine the same positions
    let mut game = shipped("sokoban");
    let state = game.levels[11].layout.matrices.iter_mut().find(|matrix| matrix.name.key() == "state").unwrap();
    let Values::Text(words) = &mut state.values else { panic!("STATE holds words") };
    let goal = words.iter().position(|word| word.key() == "goal").unwrap();
    words[goal] = Name::new("Empty");
    let engine = engine(game, 11);
    let states = [1, 2].map(|threads| {
        let limits = Limits { threads, ..Limits::default() };
        let report = solve(&engine, &engine.start(0), Aim::Shortest, &Budget::untimed(limits));
        assert_eq!(report.answer, Answer::Unsolvable);
        report.states
    });
    assert!(states[0] > 4_000 && states[0] == states[1], "{states:?}");
}

#[test]
fn where_states_or_memory_run_out_the_answer_is_unknown_and_says_which() {
    let sokoban = engine(shipped("sokoban"), 24);
    let tiles = engine(shipped("fifteen"), 20);
    for (engine, aim) in [(&sokoban, Aim::Shortest), (&sokoban, Aim::Any), (&tiles, Aim::Any)] {
        for threads in [1, 2] {
            let few = Limits { states: 6_000, threads, ..Limits::default() };
            let small = Limits { bytes: 1 << 20, threads, ..Limits::default() };
            for (limits, why) in [(few, Why::States), (small, Why::Memory)] {
                let report = solve(engine, &engine.start(0), aim, &Budget::untimed(limits));
                assert_eq!(report.answer, Answer::Unknown { why }, "{aim:?}, {limits:?}");
                assert!(report.states < 60_000, "{report:?}");
            }
        }
    }
}

#[test]
fn games_of_chance_are_left_alone() {
    let mut game = shipped("sokoban");
    if let switchboard::game::Kind::Rules(rules) = &mut game.kind {
        rules.language = switchboard::game::RuleLanguage::Two;
        rules.rules[0].contents = "local die = random(1, 6);".into();
        rules.rules[0].offsets = vec![0; rules.rules[0].contents.len() + 1];
    }
    let engine = engine(game, 0);
    assert_eq!(ask(&engine, Aim::Any).answer, Answer::Unknown { why: Why::Chance });
}

/// Shipped levels with at most this many states are also searched exhaustively.
const FEW_STATES: usize = 5_000;

#[test]
fn answers_agree_with_exhaustive_search_on_small_shipped_levels() {
    let mut compared = 0;
    for id in
        ["sokoban", "fifteen", "klondike", "victorian", "tilt-maze", "theseus", "maze", "lights-three", "life-maze"]
    {
        let game = Arc::new(shipped(id));
        for number in (0..game.levels.len()).step_by(2) {
            let engine = Engine::new(Arc::clone(&game), number).unwrap();
            let what = format!("{id}, level {}", number + 1);
            compared += usize::from(agree(&engine, Aim::Any, FEW_STATES, &what));
        }
    }
    assert!(compared > 60, "only {compared} levels are small");
}

/// How the answer was found.
fn method(id: &str, level: usize, aim: Aim) -> (Method, Answer) {
    let report = ask(&engine(shipped(id), level), aim);
    (report.method, report.answer)
}

#[test]
fn games_like_clockwork_are_recognised_and_no_others() {
    for id in ["lights-out", "lights-three", "netwalk", "netwalk-two"] {
        let game = Arc::new(shipped(id));
        for number in 0..game.levels.len() {
            let engine = Engine::new(Arc::clone(&game), number).unwrap();
            let report = ask(&engine, Aim::Shortest);
            let minimum = game.levels[number].minimum_moves as usize;
            let Answer::Solved { moves, shortest } = &report.answer else { panic!("{id} {number}: {report:?}") };
            assert_eq!((report.method, *shortest, moves.len()), (Method::Equations, true, minimum), "{id} {number}");
        }
    }
    let others =
        ["fifteen", "klondike", "knights-tour", "maze", "pexeso", "sokoban", "victorian", "tilt-maze", "peg-solitaire"];
    for id in others {
        assert_ne!(method(id, 0, Aim::Any).0, Method::Equations, "{id}");
    }
}

#[test]
fn puzzles_of_laws_are_solved_by_them_with_the_fewest_moves() {
    for id in ["sudoku", "sudoku-children", "nonograms", "blackout", "akari", "takuzu"] {
        let game = Arc::new(shipped(id));
        for (number, level) in game.levels.iter().enumerate() {
            let engine = Engine::new(Arc::clone(&game), number).unwrap();
            let report = solve_by_laws(&engine, &mut Budget::untimed(Limits::default())).unwrap();
            let Answer::Solved { moves, shortest } = report.answer else { panic!("{id} {number}: {report:?}") };
            assert_eq!((shortest, moves.len()), (true, level.minimum_moves as usize), "{id} {number}");
        }
    }
}

#[test]
fn a_light_that_looks_at_a_third_one_is_no_clockwork() {
    let mut game = shipped("lights-out");
    if let switchboard::game::Kind::Rules(rules) = &mut game.kind {
        let text = "if (STATE[0, 0] == On) { STATE[A.x, A.y] = On; }";
        rules.rules[0].contents = text.into();
        rules.rules[0].offsets = vec![0; text.len() + 1];
    }
    for level in 0..6 {
        let engine = Engine::new(Arc::new(Game { levels: game.levels.clone(), ..game.clone() }), level).unwrap();
        assert_ne!(ask(&engine, Aim::Any).method, Method::Equations);
        agree(&engine, Aim::Shortest, 50_000, "the odd lights");
    }
}

#[test]
fn lights_that_cannot_go_out_are_proven_so() {
    let game = shipped("lights-out");
    let mut found = 0;
    for number in 0..game.levels.len() {
        let mut game = game.clone();
        game.levels.swap(0, number);
        for index in 0..4 {
            let mut game = game.clone();
            let states = game.levels[0].layout.matrices.iter_mut().find(|m| m.name.key() == "state").unwrap();
            let Values::Text(words) = &mut states.values else { panic!() };
            if words.len() > 16 {
                continue;
            }
            let other = if words[index].key() == "on" { "Off" } else { "On" };
            words[index] = Name::new(other);
            game.levels[0].minimum_moves = 0;
            let engine = engine(game, 0);
            agree(&engine, Aim::Any, 70_000, "a light more or less");
            found += usize::from(ask(&engine, Aim::Any).answer == Answer::Unsolvable);
        }
    }
    assert!(found > 0, "no board was unsolvable");
}

#[test]
fn tiles_slide_in_the_fewest_moves() {
    let game = Arc::new(shipped("fifteen"));
    let mut deepened = 0;
    for number in 0..game.levels.len() {
        let minimum = game.levels[number].minimum_moves as usize;
        if minimum > 36 {
            continue; // minutes in a build that is not optimized
        }
        let engine = Engine::new(Arc::clone(&game), number).unwrap();
        let report = ask(&engine, Aim::Shortest);
        let Answer::Solved { moves, shortest: true } = &report.answer else { panic!("{number}: {report:?}") };
        assert_eq!(moves.len(), minimum, "level {number}");
        deepened += usize::from(report.method == Method::IdaStar);
    }
    assert!(deepened > 3, "{deepened} levels were too large for a plain search");
}

#[test]
fn a_level_that_asks_for_more_moves_than_it_needs_is_solved_by_waiting() {
    for (id, level, more) in [("fifteen", 2, 2), ("fifteen", 2, 3), ("lights-out", 0, 2), ("tilt-maze", 3, 3)] {
        let mut game = shipped(id);
        game.levels[level].minimum_moves += more;
        let least = game.levels[level].minimum_moves as usize;
        let engine = engine(game, level);
        for aim in [Aim::Any, Aim::Shortest] {
            match ask(&engine, aim).answer {
                Answer::Solved { moves, .. } => {
                    assert!(moves.len() >= least, "{id}");
                    assert!(replays(&engine, &engine.start(0), &moves), "{id}");
                }
                answer => assert_eq!((answer, more % 2), (Answer::Unsolvable, 1), "{id}: tiles keep to odd or even"),
            }
        }
    }
}

#[test]
fn ends_that_rules_write_and_minimums_agree_with_exhaustive_search() {
    let (mut compared, mut waited, mut unsolvable) = (0, 0, 0);
    for seed in 0..600 {
        let mut dice = Dice::new(seed);
        let minimum = dice.below(6) as u32;
        let engine = level_that_writes_its_end(&mut dice, minimum);
        if engine.moves(&engine.start(0)).is_empty() {
            continue;
        }
        for aim in [Aim::Any, Aim::Shortest] {
            compared += usize::from(agree(&engine, aim, 3_000, &format!("seed {seed}")));
        }
        match exhaustive(&engine, 3_000) {
            Some(Some(length)) => waited += usize::from(minimum > 1 && length >= minimum as usize),
            Some(None) => unsolvable += 1,
            None => {}
        }
    }
    assert!(compared > 400 && waited > 50 && unsolvable > 50, "{compared} {waited} {unsolvable}");
}

/// Choosing the left cell turns the light off, choosing either writes the end off the board.
#[test]
fn an_end_written_off_the_board_is_an_end_to_wait_for() {
    let text = [("FINAL[0, 0] = Off;", false), ("STATE[0, 0] = Off;", false)];
    let board = vec![words("STATE", &["On Off"]), bools("VALID", &["11"]), words("FINAL", &["Off Off"])];
    let board = layout(0, 0, Vec::new(), board);
    let mut game = rules_kit::game(pieces(&["On", "Off"]), rules(RuleLanguage::Two, &text), board);
    game.levels[0].minimum_moves = 3;
    let engine = engine(game, 0);
    for aim in [Aim::Any, Aim::Shortest] {
        let Answer::Solved { moves, .. } = ask(&engine, aim).answer else { panic!("three moves solve it") };
        assert_eq!(moves.len(), 3);
    }
}

#[test]
fn sliding_tiles_wait_in_the_fewest_moves() {
    for (level, more) in [(2, 1), (2, 2), (5, 2), (5, 4)] {
        let mut game = shipped("fifteen");
        game.levels[level].minimum_moves += more;
        let engine = engine(game, level);
        agree(&engine, Aim::Shortest, 200_000, &format!("level {level}, {more} more"));
    }
}

#[test]
fn somebody_who_walks_about_is_walked_in_one_step_and_two_threads_share_the_work() {
    let engine = engine(shipped("sokoban"), 25);
    for threads in [1, 2] {
        let limits = Limits { threads, states: 300_000, ..Limits::default() };
        let start = engine.start(0);
        let report = solve(&engine, &start, Aim::Any, &Budget::untimed(limits));
        let Answer::Solved { moves, .. } = &report.answer else { panic!("{threads} threads: {report:?}") };
        assert!(replays(&engine, &start, moves));
        assert_eq!(report.method, Method::BestFirst);
    }
}

/// Boxes so far from their goals that no random walk from the start brings one there.
#[test]
fn pieces_far_from_their_goals_are_known_all_the_same() {
    let rows = [
        "##################################",
        "#       ###################      #",
        "#       ###################  ..  #",
        "#  $ $                       ..  #",
        "#   $   ################## # .   #",
        "#  $ $  ###################      #",
        "#   @   ##########################",
        "##################################",
    ];
    let size = Size::new(34, 8);
    let cells = rows.iter().flat_map(|row| row.chars());
    let words: Vec<&str> = cells
        .clone()
        .map(|cell| match cell {
            '#' => "Wall",
            '$' => "Box",
            '.' => "Goal",
            '@' => "Avatar",
            _ => "Empty",
        })
        .collect();
    let goals: Vec<usize> =
        cells.clone().enumerate().filter(|(_, cell)| *cell == '.').map(|(index, _)| index).collect();
    let man = cells.clone().position(|cell| cell == '@').unwrap();
    let mut game = shipped("sokoban");
    put_on_first_level(&mut game, size, &words, man, &goals);
    let engine = engine(game, 0);
    let limits = Limits { states: 20_000, ..Limits::default() };
    let report = solve(&engine, &engine.start(0), Aim::Any, &Budget::untimed(limits));
    assert!(matches!(report.answer, Answer::Solved { .. }), "{report:?}");
}

#[test]
fn tours_are_found_by_diving_and_pegs_by_going_deep() {
    for (id, level, wanted) in [("knights-tour", 20, Method::Rollouts), ("peg-solitaire", 17, Method::BestFirst)] {
        let limits = Limits { states: 300_000, ..Limits::default() };
        let engine = engine(shipped(id), level);
        let report = solve(&engine, &engine.start(0), Aim::Any, &Budget::untimed(limits));
        assert!(matches!(report.answer, Answer::Solved { .. }) && report.method == wanted, "{id}: {report:?}");
    }
}

/// Whether a solution was found bidirectionally; whatever found it, it must be valid, and as short as exhaustive search says.
fn is_found_both_ways(engine: &Engine, state: &State, aim: Aim) -> bool {
    let truth = exhaustive_from(engine, state.clone(), 300_000).unwrap();
    let report = solve(engine, state, aim, &Budget::default());
    let Answer::Solved { moves, shortest: true } = &report.answer else { panic!("{report:?}") };
    assert!(replays(engine, state, moves));
    assert_eq!(Some(moves.len()), truth, "{:?}", rules_kit::state_rows(engine, state));
    report.method == Method::Bidirectional
}

#[test]
fn tiles_are_searched_both_ways_where_there_are_few_and_the_ways_are_as_short_as_can_be() {
    let game = shipped("fifteen");
    let level = game.levels.iter().position(|level| level.layout.matrices[0].size.area() == 9).unwrap();
    let engine = engine(game, level);
    let mut dice = Dice::new(11);
    let mut both = 0;
    for walk in [40, 60, 80, 100, 150, 200] {
        let mut state = engine.start(0);
        for _ in 0..walk {
            let moves = engine.moves(&state);
            let mut next = state.clone();
            let turn = engine.play(&mut next, &moves[dice.below(moves.len())]).unwrap();
            if turn.outcome == Some(Outcome::Playing) {
                state = next;
            }
        }
        both += usize::from(is_found_both_ways(&engine, &state, Aim::Shortest));
    }
    assert!(both > 2, "{both}: the near ones end in a plain search");
}

/// Four words at once change places: nothing is ever written, everything is carried.
#[test]
fn a_board_of_turning_squares_is_searched_both_ways() {
    let turn = "local w = STATE[A]; STATE[A] = STATE[A + (0, 1)]; STATE[A + (0, 1)] = STATE[A + (1, 1)]; \
        STATE[A + (1, 1)] = STATE[A + (1, 0)]; STATE[A + (1, 0)] = w;";
    let order = words("STATE", &["a b c", "d e x", "x x x"]);
    let mut end = order.clone();
    end.name = Name::new("FINAL");
    let board = layout(0, 0, Vec::new(), vec![order, bools("VALID", &["110", "110", "000"]), end]);
    let kinds = pieces(&["a", "b", "c", "d", "e", "x"]);
    let engine = rules_kit::engine(rules_kit::game(kinds, rules(RuleLanguage::Two, &[(turn, false)]), board));
    let mut dice = Dice::new(7);
    let mut both = 0;
    for walk in [7, 20, 30, 50] {
        let mut state = engine.start(0);
        for _ in 0..walk {
            let moves = engine.moves(&state);
            engine.play(&mut state, &moves[dice.below(moves.len())]).unwrap();
            state = engine.restore(&engine.layout(&state), 0, 0, Outcome::Playing).unwrap();
        }
        both += usize::from(is_found_both_ways(&engine, &state, Aim::Any));
    }
    assert!(both > 1, "{both}: the near ones end in a plain search");
}

#[test]
fn tiles_that_cannot_be_put_in_order_are_proven_so() {
    let mut game = shipped("fifteen");
    let level = game.levels.iter().position(|level| level.layout.matrices[0].size.area() == 9).unwrap();
    let state = game.levels[level].layout.matrices.iter_mut().find(|matrix| matrix.name.key() == "state").unwrap();
    let Values::Text(words) = &mut state.values else { panic!("STATE holds words") };
    let tiles: Vec<usize> = (0..9).filter(|cell| words[*cell].key() != "empty").collect();
    words.swap(tiles[0], tiles[1]);
    let engine = engine(game, level);
    for aim in [Aim::Any, Aim::Shortest] {
        let report = ask(&engine, aim);
        assert_eq!((report.answer, report.method), (Answer::Unsolvable, Method::Bidirectional));
    }
}

#[test]
fn what_a_player_cannot_know_is_not_used_for_hints() {
    for (id, hides) in
        [("minesweeper", true), ("pexeso", true), ("pexeso-two", true), ("sudoku", false), ("sokoban", false)]
    {
        let engine = engine(shipped(id), 0);
        assert_eq!(hindrance(&engine, &engine.start(0)) == Some(Why::Hidden), hides, "{id}");
    }
    let game = Arc::new(shipped("minesweeper"));
    let (mut moves, mut reasons) = (0, 0);
    for number in 0..4 {
        let engine = Engine::new(Arc::clone(&game), number).unwrap();
        let (mut state, mut explainer) = (engine.start(0), Explainer::default());
        loop {
            let told = explainer.deduce((&engine, &state), None, &mut Budget::untimed(Limits::default())).unwrap();
            let Some(Deduced::Step(step)) = told else { panic!("level {number}: {told:?}") };
            let turn = engine.play(&mut state, &step.moves[0]).unwrap();
            moves += 1;
            reasons += step.laws.len();
            match turn.outcome {
                Some(Outcome::Playing) => {}
                outcome => {
                    assert!(matches!(outcome, Some(Outcome::Won(_))), "level {number}: {step:?}");
                    break;
                }
            }
        }
    }
    assert!(moves > 15 && reasons > moves, "{moves} sure moves by {reasons} laws");
}

#[test]
fn mines_are_found_by_their_laws_alone() {
    let game = Arc::new(shipped("minesweeper"));
    for (number, level) in game.levels.iter().enumerate() {
        let engine = Engine::new(Arc::clone(&game), number).unwrap();
        let opened = open(&engine, None, &mut Budget::untimed(Limits::default())).unwrap();
        assert_eq!(opened.ending, Ending::Won, "level {number}");
        assert!(opened.moves.len() >= level.minimum_moves as usize, "level {number}");
    }
    // without the star nothing is sure at first
    let mut level = game.levels[0].clone();
    for matrix in &mut level.layout.matrices {
        if let Values::Text(words) = &mut matrix.values {
            words.fill(Name::new("Hidden"));
        }
    }
    let engine = engine(Game { levels: vec![level], ..Game::clone(&game) }, 0);
    let found = check_level(&engine, &mut Budget::untimed(Limits::default()));
    assert_eq!(found.iter().map(|problem| problem.code.name()).collect::<Vec<_>>(), ["L025"]);
}

#[test]
fn detours_of_a_way_are_undone() {
    let engine = engine(shipped("sokoban"), 2);
    let start = engine.start(0);
    let Answer::Solved { moves: shortest, .. } = ask(&engine, Aim::Shortest).answer else { panic!("it can be solved") };
    // a random walk that does not lose it, then a solution from there
    let mut dice = Dice::new(5);
    let (mut state, mut way) = (start.clone(), Vec::new());
    for _ in 0..30 {
        let moves = engine.moves(&state);
        let chosen = moves[dice.below(moves.len())];
        let mut next = state.clone();
        engine.play(&mut next, &chosen).unwrap();
        let report = solve(&engine, &next, Aim::Any, &Budget::default());
        if matches!(report.answer, Answer::Solved { .. }) {
            (state, way) = (next, [way, vec![chosen]].concat());
        }
    }
    let Answer::Solved { moves, .. } = solve(&engine, &state, Aim::Any, &Budget::default()).answer else { panic!() };
    way.extend(moves);
    assert!(way.len() > shortest.len());
    let short = shorten(&engine, &start, way, &Budget::default());
    assert!(replays(&engine, &start, &short));
    assert_eq!(short.len(), shortest.len());
}
