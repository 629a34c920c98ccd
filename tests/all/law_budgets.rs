//! Constraints that explode: whatever they say, each question about them ends within its budget. Work is counted as it is reported to the
//! clock; no time is measured.

use super::laws::{board, condition, kinds, made};
use super::rules_kit::{bools, engine, game, layout, rules, words};
use std::collections::BTreeMap;
use switchboard::chance::Chance;
use switchboard::diag::Problems;
use switchboard::game::RuleLanguage::Two;
use switchboard::laws::{Advice, Answers, Deduction, Puzzle};
use switchboard::play::Engine;
use switchboard::solve::{Budget, Limits, Method, Progress, Stop};

/// Choosing a cell changes it: u, a, b, c, u ...
const TURN: &str = "if (STATE[A] == u) { STATE[A] = a; } else if (STATE[A] == a) { STATE[A] = b; } \
    else if (STATE[A] == b) { STATE[A] = c; } else if (STATE[A] == c) { STATE[A] = u; }";

/// Kinds of explosions: what it is called, the side of the board, and the constraints.
const EXPLOSIONS: [(&str, usize, &str); 4] = [
    ("a large count", 24, "constraint \"x\" : count(C in STATE : STATE[C] == a) == 288;"),
    (
        "many large counts",
        24,
        "constraint \"x\" foreach (K = 1 to 9) : count(C in STATE : STATE[C] == a OR (C.x + C.y) % K == 1) != 280 + K;",
    ),
    (
        "two areas",
        20,
        "constraint \"x\" : connected(C in STATE : STATE[C] == a); constraint \"y\" : connected(C in STATE : STATE[C] != a); \
        constraint \"z\" foreach (C in STATE) : NOT all(D in ((0, 0), (1, 0), (0, 1), (1, 1)) : STATE[C + D] == a) AND any(D in ((0, 0), (1, 0), (0, 1), (1, 1)) : STATE[C + D] == a);",
    ),
    ("an area around each cell", 20, "constraint \"x\" foreach (C in STATE) : size(E from C : STATE[E] == a) == 7;"),
];

fn explosion(laws: &str, side: usize) -> Engine {
    let row = ["u"].repeat(side).join(" ");
    let open = "1".repeat(side);
    let rows = vec![row.as_str(); side];
    let board = layout(0, 0, vec![], vec![words("STATE", &rows), bools("VALID", &vec![open.as_str(); side])]);
    engine(game(kinds(), rules(Two, &[(TURN, false), (laws, false)]), board))
}

/// What is asked about a board at its start; whether it was found out.
type Question = fn(&mut Deduction<'_>, &dyn Fn(usize) -> u16) -> bool;

const QUESTIONS: [(&str, Question); 6] = [
    ("answers", |deduction, _| deduction.answers() != Answers::Unknown),
    ("hint", |deduction, board| !matches!(deduction.advice(board), Advice::Unknown)),
    ("hint with notes", |deduction, board| !matches!(deduction.advice_with_notes(board), Advice::Unknown)),
    ("notes", |deduction, board| !deduction.candidates(board).is_empty() && !deduction.is_over()),
    ("by one law", |deduction, board| !deduction.by_one_law(board).is_empty() && !deduction.is_over()),
    ("effort", |deduction, board| deduction.effort(board).is_some()),
];

/// Each cell shows the same words; to find that out by playing takes longer than all the rest.
fn puzzle(engine: &Engine, budget: &mut Budget<'_>) -> Result<Puzzle, Problems> {
    let cells = engine.board_size().cells().enumerate();
    let cycles = cells.map(|(index, cell)| (index, (cell, vec![0, 1, 2, 3]))).collect();
    let made = Puzzle::with(engine, &engine.start(0), &BTreeMap::new(), Some(&cycles), budget)?;
    Ok(made.unwrap())
}

/// Asks within a budget: whether it was found out, or the laws were refused.
fn is_found(engine: &Engine, question: Question, budget: &Budget<'_>) -> bool {
    let mut share = budget.share(Method::Laws);
    let start = engine.start(0);
    let made = puzzle(engine, &mut share).and_then(|puzzle| Deduction::of(engine, puzzle, &mut share));
    match made {
        Ok(mut deduction) => question(&mut deduction, &|index| engine.word(&start, index)),
        Err(problems) => problems.has_errors(),
    }
}

#[test]
fn whatever_constraints_say_work_ends_when_the_clock_says_so() {
    const MOST: u64 = 8_000_000;
    let mut wrong = Vec::new();
    let mut stopped = 0;
    for (name, side, laws) in EXPLOSIONS {
        let engine = explosion(laws, side);
        for (asked, question) in QUESTIONS {
            let clock = |progress: &Progress| if progress.work > MOST { Err(Stop::Time) } else { Ok(()) };
            let budget = Budget::new(Limits::default(), &clock);
            let is_found = is_found(&engine, question, &budget);
            let work = budget.work();
            if work > MOST + MOST / 10 {
                wrong.push(format!("{name}, {asked}: {work}"));
            }
            stopped += usize::from(!is_found && work > MOST);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(stopped > 10, "only {stopped} questions had to be stopped");
}

#[test]
fn what_is_found_out_within_a_budget_is_what_is_found_without_one() {
    let mut chance = Chance::new(4);
    let (mut told, mut unknown) = (0, 0);
    while told < 60 || unknown < 60 {
        let (rows, _) = board(&mut chance);
        let laws: Vec<String> = (0..1 + chance.below(3))
            .map(|_| format!("constraint \"x\" foreach (C in STATE) : {};", condition(&mut chance, 2)))
            .collect();
        let game = made(&laws.concat(), &rows.iter().map(String::as_str).collect::<Vec<_>>());
        let Ok(engine) = Engine::new(std::sync::Arc::new(game), 0) else { continue };
        let answers = |most: u64| {
            // asked at every step, so that it stops anywhere
            let clock = |progress: &Progress| if progress.work > most { Err(Stop::Time) } else { Ok(()) };
            let mut budget = Budget::new(Limits::default(), &clock);
            let found = match Deduction::new(&engine, &mut budget) {
                Ok(Some(mut deduction)) => deduction.answers(),
                Ok(None) => Answers::Unknown,
                Err(problems) if problems.has_errors() => return None,
                Err(_) => Answers::Unknown,
            };
            Some(found)
        };
        let Some(all) = answers(u64::MAX) else { continue };
        let kind = |answers: &Answers| std::mem::discriminant(answers);
        for most in [0, 1 << 18, 1 << 19, 1 << 20] {
            match answers(most) {
                Some(Answers::Unknown) => unknown += 1,
                Some(found) => {
                    assert_eq!(kind(&found), kind(&all), "{laws:?}");
                    told += 1;
                }
                None => {}
            }
        }
    }
}
