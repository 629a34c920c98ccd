//! The limits of an answer are kept: work, as reported to the clock, and memory, as this thread requests it from the system. On boards with
//! a player's piece that jumps, slides or vanishes, and with random rules.

use super::rules_kit::{bools, engine, game, int, layout, pieces, rules, words};
use super::rules_one_random::{Dice, level_that_writes_its_end};
use switchboard::game::RuleLanguage;
use switchboard::play::Engine;
use switchboard::solve::{Aim, Answer, Budget, Limits, Progress, Report, Stop, Why, solve};

/// Columns and rows of the boards.
const SIDE: usize = 12;
/// Pushes the box on the chosen cell to the right, and otherwise moves the man there.
const JUMPS: &str = "if (STATE[A] == Box AND STATE[A + (1, 0)] == Floor) { STATE[A] = Floor; STATE[A + (1, 0)] = Box; }
    else if (STATE[A] == Floor) { STATE[H] = Floor; H = A; STATE[H] = Man; }";
/// He falls from there.
const FALLS: &str = "if (STATE[A] == Box AND STATE[A + (1, 0)] == Floor) { STATE[A] = Floor; STATE[A + (1, 0)] = Box; }
    else if (STATE[A] == Floor) {
        STATE[H] = Floor; H = A;
        while (STATE[H + (0, 1)] == Floor) { H = H + (0, 1); }
        STATE[H] = Man;
    }";
/// He slides there from where he is, over the edge to the other side, and is nowhere where he was before.
const VANISHES: &str =
    "if (STATE[A] == Box AND STATE[A + (0, 1)] == Floor) { STATE[A] = Floor; STATE[A + (0, 1)] = Box; }
    else if (STATE[A] == Man) { STATE[A] = Floor; }
    else if (STATE[A] == Floor) {
        if (STATE[H] == Man) { STATE[H] = Floor; }
        H = A;
        if (A.x < 6) { H = H + (6, 0); }
        if (STATE[H] == Floor) { STATE[H] = Man; }
    }";

/// A board with random walls, boxes, and goals that are hard to fill.
fn board(dice: &mut Dice, contents: &str) -> Engine {
    let mut cells = vec!["Floor"; SIDE * SIDE];
    for cell in &mut cells {
        *cell = if dice.one_in(7) { "Wall" } else { "Floor" };
    }
    cells[0] = "Man";
    for _ in 0..5 {
        cells[1 + dice.below(SIDE * SIDE - 1)] = "Box";
    }
    let mut end = vec!["*"; SIDE * SIDE];
    for goal in [0, SIDE + 1, SIDE * SIDE - 1] {
        end[goal] = "Box";
    }
    let rows = |cells: &[&str]| cells.chunks(SIDE).map(|row| row.join(" ")).collect::<Vec<String>>();
    let valid = vec!["1".repeat(SIDE); SIDE];
    fn all(rows: &[String]) -> Vec<&str> {
        rows.iter().map(String::as_str).collect()
    }
    let (state, end) = (rows(&cells), rows(&end));
    let matrices = vec![words("STATE", &all(&state)), bools("VALID", &all(&valid)), words("FINAL", &all(&end))];
    let layout = layout(0, 0, vec![int("Hx", 0), int("Hy", 0)], matrices);
    let kinds = pieces(&["Floor", "Wall", "Man", "Box"]);
    engine(game(kinds, rules(RuleLanguage::Two, &[(contents, false)]), layout))
}

/// Boards on which a walker jumps, falls or vanishes.
fn walkers() -> Vec<(String, Engine)> {
    let mut dice = Dice::new(3);
    let mut boards = Vec::new();
    for (name, contents) in [("jumps", JUMPS), ("falls", FALLS), ("vanishes", VANISHES)] {
        for number in 0..3 {
            boards.push((format!("{name} {number}"), board(&mut dice, contents)));
        }
    }
    boards
}

/// Walkers, and random rules.
fn boards() -> Vec<(String, Engine)> {
    let mut boards = walkers();
    let random = (0..40).map(|seed| (format!("random {seed}"), level_that_writes_its_end(&mut Dice::new(seed), 3)));
    boards.extend(random);
    boards
}

/// The answer, and the total work.
fn ask(engine: &Engine, aim: Aim, limits: Limits, work: u64) -> (Report, u64) {
    let clock = |progress: &Progress| if progress.work > work { Err(Stop::Time) } else { Ok(()) };
    let budget = Budget::new(limits, &clock);
    let report = solve(engine, &engine.start(0), aim, &budget);
    (report, budget.work())
}

#[test]
fn work_stops_when_the_clock_says_so_whatever_the_rules_do() {
    let mut stopped = 0;
    for (name, engine) in boards() {
        for (aim, threads) in [(Aim::Any, 1), (Aim::Any, 2), (Aim::Shortest, 1)] {
            for most in [12_000_000, 40_000_000] {
                let (report, work) = ask(&engine, aim, Limits { threads, ..Limits::default() }, most);
                assert!(work <= most + most / 10, "{name}: {work} of {most}, {report:?}");
                stopped += usize::from(report.answer == Answer::Unknown { why: Why::Time });
            }
        }
    }
    assert!(stopped > 40, "only {stopped} searches had to be stopped");
}

#[test]
fn memory_stays_within_what_was_asked_for() {
    /// Enough to fill the memory asked for.
    const WORK: u64 = 60_000_000;
    let bytes = 8 << 20;
    let mut full = 0;
    for (name, engine) in boards() {
        for aim in [Aim::Any, Aim::Shortest] {
            let mut answer = None;
            let limits = Limits { bytes, ..Limits::default() };
            let used = allocation_counter::measure(|| answer = Some(ask(&engine, aim, limits, WORK).0.answer));
            assert!(used.bytes_max <= bytes + bytes / 10, "{name}, {aim:?}: {} of {bytes}, {answer:?}", used.bytes_max);
            full += usize::from(answer == Some(Answer::Unknown { why: Why::Memory }));
        }
    }
    assert!(full > 8, "only {full} searches were full");
}
