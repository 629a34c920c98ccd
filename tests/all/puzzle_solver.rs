//! The solver on PuzzleScript levels, compared with every position there is: small random boards with rules that push, pull, slide and
//! remove.

use crate::puzzle_kit::{engine, source};
use std::collections::{HashMap, VecDeque};
use switchboard::chance::Chance;
use switchboard::play::{Engine, Outcome};
use switchboard::solve::{Aim, Answer, Budget, Limits, Method, Progress, Stop, replays, solve};

/// Rules and conditions of small games whose levels have walls `#`, a player `P`, two kinds of objects `a` and `b`, and marks `x` and `y`.
const GAMES: [(&str, &str); 6] = [
    ("[ > Player | Apple ] -> [ > Player | > Apple ]", "all Cross on Apple"),
    (
        "[ > Player | Apple ] -> [ > Player | > Apple ]\n[ < Player | Ball ] -> [ < Player | < Ball ]",
        "all Apple on Cross\nall Ball on Ring",
    ),
    ("[ > Player | no Solid ] -> [ | Player ] again", "all Player on Cross"),
    ("[ > Player | Apple ] -> [ > Player | > Apple ]\nlate [ Apple | Ball ] -> [ | ]", "no Apple"),
    ("[ > Player | Apple | no Solid ] -> [ Apple | Player | ]", "some Apple on Cross"),
    (
        "[ > Player | Apple ] -> [ > Player | > Apple ]\nlate [ Apple Cross ] -> [ Cross ] again",
        "no Apple\nsome Player on Ring",
    ),
];

/// A board of four by four cells.
fn level(chance: &mut Chance) -> String {
    let mut cells = *b"P......aab##xyy#";
    for at in (1..cells.len()).rev() {
        cells.swap(at, chance.below(at + 1));
    }
    cells.chunks(4).map(|row| format!("{}\n", str::from_utf8(row).unwrap())).collect()
}

/// The fewest moves to the end and the number of positions, by examining each with the engine alone.
fn exhaustive(engine: &Engine) -> (Option<usize>, usize) {
    let start = engine.start(0);
    let mut far = HashMap::from([(engine.key(&start).into_owned(), 0)]);
    let mut waiting = VecDeque::from([start]);
    while let Some(state) = waiting.pop_front() {
        let depth = far[&*engine.key(&state)];
        for chosen in engine.moves(&state) {
            let mut next = state.clone();
            engine.play(&mut next, &chosen).unwrap();
            if engine.outcome(&next) == Outcome::Finished {
                return (Some(depth + 1), far.len());
            }
            if !far.contains_key(&*engine.key(&next)) {
                far.insert(engine.key(&next).into_owned(), depth + 1);
                waiting.push_back(next);
            }
        }
    }
    (None, far.len())
}

#[test]
fn the_solver_agrees_with_a_look_at_every_position() {
    let mut chance = Chance::new(5);
    let (mut solved, mut unsolvable) = (0, 0);
    for (rules, wins) in GAMES {
        for _ in 0..3 {
            let level = level(&mut chance);
            let engine = engine(&source(rules, wins, &level));
            let (fewest, _) = exhaustive(&engine);
            for aim in [Aim::Any, Aim::Shortest] {
                let start = engine.start(0);
                let report = solve(&engine, &start, aim, &Budget::default());
                match (&report.answer, fewest) {
                    (Answer::Solved { moves, shortest }, Some(fewest)) => {
                        solved += 1;
                        assert!(replays(&engine, &start, moves), "{rules}\n{level}");
                        assert!(
                            moves.len() == fewest || !shortest && moves.len() > fewest,
                            "{rules}\n{level}{fewest} {moves:?}"
                        );
                        assert!(*shortest || aim == Aim::Any);
                    }
                    (Answer::Unsolvable, None) => unsolvable += 1,
                    other => panic!("{other:?}\n{rules}\n{level}"),
                }
            }
        }
    }
    assert!(solved > 1 && unsolvable > 1, "{solved} {unsolvable}");
}

/// A level that the short exhaustive search cannot finish.
const LARGE: &str = "\
........
.P......
..a...x.
...a....
..a...x.
......x.
";

#[test]
fn larger_levels_are_searched_by_their_conditions() {
    let engine = engine(&source(GAMES[0].0, GAMES[0].1, LARGE));
    let start = engine.start(0);
    // what is left is not used up by shortening the solution
    let clock = |progress: &Progress| if progress.work > 12_000_000 { Err(Stop::Time) } else { Ok(()) };
    let report = solve(&engine, &start, Aim::Any, &Budget::new(Limits::default(), &clock));
    let Answer::Solved { moves, .. } = &report.answer else { panic!("{report:?}") };
    assert!(replays(&engine, &start, moves) && report.method == Method::BestFirst, "{report:?}");
}
