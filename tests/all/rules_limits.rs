//! Rules of any length and depth: accepted, or refused with a message, in time that grows only with the text.

use super::rules_kit::{bools, engine, game, int, layout, pieces, play, rules, words};
use std::cell::Cell;
use switchboard::diag::{MAX_PROBLEMS, Problems};
use switchboard::game::Level;
use switchboard::game::RuleLanguage::{self, One, Two};
use switchboard::play::Engine;
use switchboard::rules::problems_until;

fn made(language: RuleLanguage, contents: &str) -> switchboard::game::Game {
    let start = layout(
        0,
        0,
        vec![int("N", 5)],
        vec![words("STATE", &["a b", "b a"]), bools("VALID", &["11", "11"]), words("FINAL", &["b b", "b b"])],
    );
    game(pieces(&["a", "b"]), rules(language, &[(contents, false)]), start)
}

fn findings(language: RuleLanguage, contents: &str) -> Problems {
    switchboard::rules::problems(&made(language, contents))
}

fn codes(language: RuleLanguage, contents: &str) -> Vec<&'static str> {
    findings(language, contents).iter().map(|p| p.code.name()).collect()
}

/// The value of N after a move.
fn after(language: RuleLanguage, contents: &str) -> Option<i32> {
    let engine: Engine = engine(made(language, contents));
    let mut state = engine.start(1);
    play(&engine, &mut state, "1,1");
    engine.number(&state, "N")
}

#[test]
fn a_tree_too_deep_is_refused_however_it_gets_deep() {
    let deep = [
        format!("N = {}1;", "1+".repeat(3_333)),
        format!("N = {}1;", "2*".repeat(3_333)),
        format!("N = {}1;", "-".repeat(3_333)),
        format!("N = {}1{};", "(".repeat(3_333), ")".repeat(3_333)),
        format!("N = A{};", ".x".repeat(3_333)),
        format!("STATE{} = a;", "[0, 0]".repeat(3_333)),
        format!("if (N == 1) {{ N = 2; }} {}", "else if (N == 1) { N = 2; } ".repeat(12_789)),
        format!("{}{}", "if (N == 1) { ".repeat(3_333), "}".repeat(3_333)),
        format!("{}N = 1; {}", "repeat (2) { ".repeat(3_333), "}".repeat(3_333)),
        format!("if ({}N == 1) {{ N = 2; }}", "NOT (".repeat(3_333)),
    ];
    for contents in deep {
        let found = codes(Two, &contents);
        assert!(found.first().is_some_and(|code| *code == "R042"), "{} {found:?}", &contents[..40]);
    }
}

#[test]
fn what_is_long_and_not_deep_is_read() {
    for (operator, sum) in [("AND", 7), ("OR", 7)] {
        let contents = format!("if ({}N == 5) {{ N = 7; }}", format!("N == 5 {operator} ").repeat(5_469));
        assert!(codes(Two, &contents).is_empty());
        assert_eq!(after(Two, &contents), Some(sum));
        let contents = format!("if ({}(N == 5)) {{ N = 7; }}", format!("(N == 5) {operator} ").repeat(100_000));
        assert!(codes(One, &contents).is_empty());
    }
    // as deep as allowed: checked, compiled and played on a small stack
    let contents = format!("N = {}1;", "1+".repeat(140));
    assert_eq!(after(Two, &contents), Some(141));
    let contents = format!("if (N == 1) {{ N = 2; }} {} else {{ N = 8; }}", "else if (N == 1) { N = 2; } ".repeat(140));
    assert_eq!(after(Two, &contents), Some(8));
    let contents = format!("{}N = 9;{}", "if (N == 5) { ".repeat(98), "}".repeat(98));
    assert_eq!(after(Two, &contents), Some(9));
    let contents = format!("N = {}9{};", "(".repeat(98), ")".repeat(98));
    assert_eq!(after(Two, &contents), Some(9));
}

#[test]
fn many_findings_are_told_up_to_a_limit() {
    let names = |language| {
        let unknown: String = (0..20_000).map(|n| format!("Unknown{n} = 1; ")).collect();
        let contents = if language == One { format!("if (N == 1) {{ {unknown} }}") } else { unknown };
        findings(language, &contents)
    };
    for language in [One, Two] {
        let found = names(language);
        assert_eq!(found.len(), MAX_PROBLEMS, "{language:?}");
        assert!(found.left_out() > 0, "{language:?}");
        assert!(found.iter().all(|p| p.place.as_ref().is_none_or(|place| place.source.len() <= 400)));
    }
    let broken = "if (N = 1) { N = ; } ".repeat(20_000);
    assert!((1..=MAX_PROBLEMS).contains(&findings(Two, &broken).len()));
    let words: String = (0..10_000).map(|n| format!("if (STATE[0, 0] == Word{n}) {{ N = 1; }} ")).collect();
    assert_eq!(findings(Two, &words).len(), MAX_PROBLEMS);
}

#[test]
fn an_item_and_a_matrix_of_one_name_are_kept_apart() {
    for language in [One, Two] {
        let mut game = made(language, "if (STATE[0, 0] == a) { STATE = 3; STATE[0, 0] = b; }");
        game.levels[0].layout.items.push(int("State", 1));
        let engine = engine(game);
        let mut state = engine.start(1);
        play(&engine, &mut state, "1,1");
        assert_eq!(engine.number(&state, "State"), Some(3));
        assert_eq!(super::rules_kit::state_rows(&engine, &state), ["b b", "b a"]);
    }
}

/// Rules and levels without end: the clock is asked at every statement, every level and every place, and what was found counts.
#[test]
fn a_check_of_rules_ends_when_its_time_is_over() {
    let unknown: String = (0..100_000).map(|n| format!("Unknown{n} = 1; ")).collect();
    let long = format!("if ({}(N == 5)) {{ N = 7; }}", "(N == 5) AND ".repeat(100_000));
    for (language, contents, statements) in [(Two, unknown.as_str(), 100_000), (One, long.as_str(), 1)] {
        let mut game = made(language, contents);
        let level = game.levels[0].clone();
        game.levels = (0..2_000).map(|n| Level { id: format!("{n:04}"), ..level.clone() }).collect();
        let asked = Cell::new(0);
        let whole = problems_until(&made(language, contents), &|| {
            asked.set(asked.get() + 1);
            false
        });
        assert!(asked.get() >= statements, "{language:?}: asked {} times", asked.get());
        let (in_time, asked) = (asked.get(), Cell::new(0));
        let found = problems_until(&game, &|| {
            asked.set(asked.get() + 1);
            asked.get() > in_time
        });
        assert!(asked.get() <= 3 * in_time + 10, "{language:?}: asked {} times after {in_time}", asked.get());
        assert_eq!(found.is_empty(), whole.is_empty(), "{language:?}: what was found is told");
    }
}

/// The memory for checking rules grows with the rules, not with the levels.
#[test]
fn many_levels_need_no_more_memory_than_few() {
    let unknown: String = (0..500).map(|n| format!("Unknown{n} = 1; ")).collect();
    let most = |levels: usize| {
        let mut game = made(Two, &unknown);
        let level = game.levels[0].clone();
        game.levels = (0..levels).map(|n| Level { id: format!("{n:04}"), ..level.clone() }).collect();
        let mut found = 0;
        let used = allocation_counter::measure(|| found = switchboard::rules::problems(&game).len());
        assert_eq!(found, 500);
        used.bytes_max
    };
    let (few, many) = (most(2), most(60));
    assert!(many < few + few / 4, "{many} bytes instead of {few}");
}

/// A function is checked again for each set of types, but long ones not for all of them.
#[test]
fn a_long_function_is_checked_for_few_sets_of_types() {
    let body = "N = N + 1; ".repeat(100_000);
    let kinds = ["1", "true", "A", "STATE[0, 0]"];
    let calls: String =
        (0..64).map(|n| format!("f({}, {}, {}); ", kinds[n % 4], kinds[n / 4 % 4], kinds[n / 16 % 4])).collect();
    let contents = format!("define f(a, b, c) {{ {body} }} {calls}");
    assert!(codes(Two, &contents).contains(&"R042"));
    let contents = format!("define f(a, b, c) {{ N = N + 1; }} {calls}");
    assert!(!codes(Two, &contents).contains(&"R042"));
}
