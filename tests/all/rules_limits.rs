//! Rules of any length and depth: read, or refused with a word about it, in time that grows with the text alone.

use super::rules_kit::{bools, engine, game, int, layout, pieces, play, rules, words};
use switchboard::diag::{MAX_PROBLEMS, Problems};
use switchboard::game::RuleLanguage::{self, One, Two};
use switchboard::play::Engine;

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

/// What N is after a move.
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
    // as deep as may be: checked, compiled and played on a small stack
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
