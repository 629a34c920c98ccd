//! Constraints that explode: whatever they say, each question about them ends within its budget. Work is counted as it is reported to the
//! clock, memory as this thread requests it from the system; no time is measured.

use super::laws::{board, condition, kinds, made};
use super::rules_kit::{bools, engine, game, layout, rules, words};
use std::collections::BTreeMap;
use std::sync::Arc;
use switchboard::chance::Chance;
use switchboard::diag::Problems;
use switchboard::game::RuleLanguage::Two;
use switchboard::laws::{Advice, Answers, Deduction, Explainer, Guarding, Puzzle, Reasoner};
use switchboard::play::Engine;
use switchboard::solve::{Budget, Limits, Method, Progress, Stop};

/// Choosing a cell changes it: u, a, b, c, u ...
const TURN: &str = "if (STATE[A] == u) { STATE[A] = a; } else if (STATE[A] == a) { STATE[A] = b; } \
    else if (STATE[A] == b) { STATE[A] = c; } else if (STATE[A] == c) { STATE[A] = u; }";

/// Kinds of explosions: what it is called, the side of the board, and the constraints.
const EXPLOSIONS: [(&str, usize, &str); 18] = [
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
    (
        "counts in areas",
        18,
        "constraint \"x\" foreach (C in STATE) foreach (M = 1 to 9) : count(E from C while STATE[E] != a : STATE[E] == b) != M;",
    ),
    ("a long sum", 22, "constraint \"x\" : sum(C in STATE : STATE[C].value * (C.x + 1)) == 6000;"),
    (
        "a product of counts",
        12,
        "constraint \"x\" : count(C in STATE : STATE[C] == a) * count(C in STATE : STATE[C] == b) == 55;",
    ),
    ("each two cells", 20, "constraint \"x\" foreach (C in STATE) : count(D in STATE : STATE[C] == STATE[D]) == 133;"),
    (
        "a loop that may end anywhere",
        22,
        "constraint \"x\" foreach (K = 1 to 400) : count(C in STATE while STATE[C] != a : STATE[C] == b) != K;",
    ),
    (
        "a function that counts on",
        16,
        "define All(w) { local q = w; foreach (C in STATE) { if (STATE[C] == a) { q = q + C.x; } else if (STATE[C] == b) { q = q * 2 % 97; } } return q; } \
        constraint \"x\" foreach (K = 1 to 90) : All(K) == 40;",
    ),
    (
        "a line of runs",
        24,
        "constraint \"x\" foreach (K = 1 to 9) : runs (C in STATE : STATE[C] == a) matches (M = 1 to 20 + K : M % 5 + 1);",
    ),
    (
        "rising everywhere",
        20,
        "constraint \"x\" foreach (K = 1 to 90) : increasing(C in STATE : STATE[C].value + C.x * K + C.y * 30) OR distinct(C in STATE : STATE[C].value + C.x * K);",
    ),
    (
        "the greatest of all",
        14,
        "constraint \"x\" : max(C in STATE : STATE[C].value + C.x) - min(C in STATE : STATE[C].value * C.y) in (2, 3);",
    ),
    (
        "pigeonholes",
        15,
        "constraint \"x\" foreach (Y = 0 to height - 1) : count(X = 0 to width - 2 : STATE[X, Y] == a) >= 1; \
        constraint \"y\" foreach (X = 0 to width - 2) : count(Y = 0 to height - 1 : STATE[X, Y] == a) <= 1;",
    ),
    (
        "odd neighbours",
        20,
        "constraint \"x\" foreach (C in STATE) : count(D in STAR : STATE[C + D] == a) % 2 == 1; \
        constraint \"y\" : count(C in STATE : STATE[C] == a) % 2 == 1;",
    ),
    (
        "very many constraints",
        20,
        "constraint \"x\" foreach (C in STATE) foreach (D in STATE) : NOT (STATE[C] == a AND STATE[D] == b AND C.x < D.x);",
    ),
    (
        "cells that tell where to look",
        20,
        "constraint \"x\" foreach (C in STATE) : STATE[STATE[C].value + C.x - 1, (STATE[C].value * C.y) % 20] != STATE[C];",
    ),
    (
        "loops in loops",
        24,
        "constraint \"x\" foreach (K = 1 to 3) : count(C in STATE : count(D in STATE : STATE[D] == a AND D.x < C.x + K) > C.y) > 20;",
    ),
];

/// Two areas that cannot be told apart soon.
pub fn two_areas() -> Engine {
    let (_, side, laws) = EXPLOSIONS.into_iter().find(|(name, ..)| *name == "two areas").unwrap();
    explosion(laws, side)
}

fn explosion(laws: &str, side: usize) -> Engine {
    turned_by(TURN, laws, side)
}

/// A board on which choosing a cell does this.
fn turned_by(turn: &str, laws: &str, side: usize) -> Engine {
    let row = ["u"].repeat(side).join(" ");
    let open = "1".repeat(side);
    let rows = vec![row.as_str(); side];
    let board = layout(0, 0, vec![], vec![words("STATE", &rows), bools("VALID", &vec![open.as_str(); side])]);
    engine(game(kinds(), rules(Two, &[(turn, false), (laws, false)]), board))
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
    let made = puzzle(engine, &mut share).and_then(|puzzle| Deduction::of(engine, Arc::new(puzzle), &mut share));
    match made {
        Ok(mut deduction) => question(&mut deduction, &|index| engine.word(&start, index)),
        Err(problems) => problems.has_errors(),
    }
}

/// Each share of the budget asks after so much work, and there are a few: of the laws, of their solvers, of what looks at them.
const UNTIL_ASKED: u64 = 6 << 18;

#[test]
fn whatever_constraints_say_work_ends_when_the_clock_says_so() {
    const MOST: u64 = 4_000_000;
    let mut wrong = Vec::new();
    let mut stopped = 0;
    for (name, side, laws) in EXPLOSIONS {
        let engine = explosion(laws, side);
        for (asked, question) in QUESTIONS {
            let clock = |progress: &Progress| if progress.work > MOST { Err(Stop::Time) } else { Ok(()) };
            let budget = Budget::new(Limits::default(), &clock);
            let is_found = is_found(&engine, question, &budget);
            let work = budget.work();
            if work > MOST + UNTIL_ASKED {
                wrong.push(format!("{name}, {asked}: {work}"));
            }
            stopped += usize::from(!is_found && work > MOST);
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(stopped > 60, "only {stopped} questions had to be stopped");
}

/// What a question takes of so much memory, and whether memory was what it lacked.
fn peak(engine: &Engine, question: Question, bytes: u64) -> (u64, bool) {
    // enough to fill the memory asked for
    let most = 20_000_000 + 4 * bytes;
    let clock = |progress: &Progress| if progress.work > most { Err(Stop::Time) } else { Ok(()) };
    let budget = Budget::new(Limits { bytes, ..Limits::default() }, &clock);
    let mut found = false;
    let used = allocation_counter::measure(|| found = is_found(engine, question, &budget));
    (used.bytes_max, !found && budget.work() <= most)
}

/// Laws that fill more memory.
const LARGE: [(&str, usize, &str); 4] = [
    ("half of a large board", 100, "constraint \"x\" : count(C in STATE : STATE[C] == a) == 5000;"),
    ("a sum over a large board", 60, "constraint \"x\" : sum(C in STATE : STATE[C].value * (C.x + 1)) == 90000;"),
    (
        "an area around each of many cells",
        40,
        "constraint \"x\" foreach (C in STATE) : size(E from C : STATE[E] == a) == 7;",
    ),
    (
        "each two of many cells",
        20,
        "constraint \"x\" foreach (C in STATE) : count(D in STATE : STATE[C] == STATE[D]) == 133;",
    ),
];

#[test]
fn whatever_constraints_say_memory_stays_within_what_was_asked_for() {
    let small = EXPLOSIONS.iter().map(|kind| (kind, 8));
    let large = LARGE.iter().flat_map(|kind| [8, 32, 128].map(|mib| (kind, mib)));
    let mut wrong = Vec::new();
    let mut full = 0;
    for ((name, side, laws), mib) in small.chain(large) {
        let engine = explosion(laws, *side);
        let (asked, question) = QUESTIONS[1];
        let bytes = mib << 20;
        let (peak, is_full) = peak(&engine, question, bytes);
        if peak > bytes + bytes / 10 {
            wrong.push(format!("{name}, {asked}: {peak} of {bytes}"));
        }
        full += usize::from(is_full);
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(full > 15, "only {full} questions were full");
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
            assert!(budget.work() <= most.saturating_add(UNTIL_ASKED), "{laws:?}");
            Some(found)
        };
        let bytes = (4 + chance.below(16) as u64) << 20;
        let limits = Limits { bytes, ..Limits::default() };
        let used = allocation_counter::measure(|| {
            drop(Explainer::default().deduce((&engine, &engine.start(0)), None, &mut Budget::untimed(limits)))
        });
        assert!(used.bytes_max <= bytes + bytes / 10, "{} of {bytes}: {laws:?}", used.bytes_max);
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

#[test]
fn large_counts_and_sums_stay_small() {
    // the most clauses for each cell
    for (side, most, laws) in [
        (50, 30, "constraint \"x\" : count(C in STATE : STATE[C] == a) == 1250;"),
        (100, 30, "constraint \"x\" : count(C in STATE : STATE[C] == a) == 5000;"),
        (200, 30, "constraint \"x\" : count(C in STATE : STATE[C] == a) == 20000;"),
        (100, 30, "constraint \"x\" : count(C in STATE : STATE[C] == a) <= 3;"),
        (100, 30, "constraint \"x\" : count(C in STATE : STATE[C] == a) >= 9997;"),
        (50, 60, "constraint \"x\" : sum(C in STATE : STATE[C].value) == 3750;"),
        (100, 60, "constraint \"x\" : sum(C in STATE : STATE[C].value) == 15000;"),
    ] {
        let engine = explosion(laws, side);
        let mut budget = Budget::default();
        let puzzle = puzzle(&engine, &mut budget).unwrap();
        let mut reasoner = Reasoner::new(&puzzle, Guarding::Always, None, &budget).unwrap();
        let [variables, clauses] = reasoner.size();
        assert!(variables <= clauses && clauses <= most * side * side, "{side}, {laws}: {variables}, {clauses}");
        let is_count = most == 30;
        assert!(!is_count || reasoner.ask(&[]).is_possible(), "{side}, {laws}");
    }
}

#[test]
fn what_a_choice_turns_is_found_out_on_large_boards_or_said_to_take_too_much() {
    let half = "constraint \"x\" : count(C in STATE : STATE[C] == a) == 20000;";
    let puzzle = Puzzle::new(&explosion(half, 200), &mut Budget::default()).unwrap().unwrap();
    assert_eq!(puzzle.asked().len(), 40_000);
    assert!(puzzle.asked().iter().all(|asked| asked.cycle == [0, 1, 2, 3]));
    // each choice looks at four cells more, so that 1,024 arrangements have to be tried for it
    let looking = format!("if (count(D in CROSS : STATE[A + D] == a) < 5) {{ {TURN} }}");
    let problems = Puzzle::new(&turned_by(&looking, half, 24), &mut Budget::default()).unwrap_err();
    let told: Vec<String> = problems.iter().map(ToString::to_string).collect();
    assert!(!problems.has_errors() && told.len() == 1 && told[0].contains("too many tries"), "{told:?}");
}
