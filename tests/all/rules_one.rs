//! Language 1: the statements of docs/rule-language.md, line by line.

use super::rules_kit::{bools, engine, game, int, layout, pieces, play, rules, state_rows, words};
use switchboard::game::RuleLanguage::{self, One, Two};
use switchboard::game::{Layout, Value};
use switchboard::play::{Engine, Move, Outcome, Refused, State};

fn maze() -> Engine {
    let steps = [("+ 1", ""), ("- 1", ""), ("", "+ 1"), ("", "- 1")];
    let mut list =
        vec![("STATE[A.x, A.y] = STATE[P.x, P.y];".to_owned(), false), ("STATE[P.x, P.y] = Path;".to_owned(), false)];
    list.extend(steps.iter().map(|(x, y)| (format!("VALID[P.x {x}, P.y {y}] = false;"), false)));
    list.extend(
        steps.iter().map(|(x, y)| {
            (format!("if (STATE[A.x {x}, A.y {y}] != Wall) {{ VALID[A.x {x}, A.y {y}] = true; }}"), false)
        }),
    );
    let list: Vec<(&str, bool)> = list.iter().map(|(c, b)| (c.as_str(), *b)).collect();
    let start = layout(
        0,
        0,
        vec![],
        vec![
            words("STATE", &["Avatar Path Wall", "Wall Path House"]),
            bools("VALID", &["010", "000"]),
            words("FINAL", &["Path Path Wall", "Wall Path Avatar"]),
        ],
    );
    engine(game(pieces(&["Avatar", "Path", "Wall", "House"]), rules(One, &list), start))
}

#[test]
fn a_maze_is_walked_to_its_end() {
    let engine = maze();
    let mut state = engine.start(1);
    assert_eq!(Move::write_list(&engine.moves(&state)), "1,0");
    let turn = play(&engine, &mut state, "1,0 1,1");
    assert_eq!(turn.outcome, Some(Outcome::Playing));
    assert_eq!(state_rows(&engine, &state), ["path path wall", "wall avatar house"]);
    assert_eq!(Move::write_list(&engine.moves(&state)), "1,0 2,1");
    let turn = play(&engine, &mut state, "2,1");
    assert_eq!(turn.outcome, Some(Outcome::Finished));
    assert_eq!(engine.outcome(&state), Outcome::Finished);
    assert_eq!(engine.moves_played(&state), 3);
    assert_eq!(engine.play(&mut state, &Move::Cell("1,1".parse().unwrap())), Err(Refused::Over));
}

#[test]
fn an_invalid_choice_leaves_no_trace() {
    let engine = maze();
    let mut state = engine.start(1);
    for (chosen, why) in [("2,0", Refused::NotValid), ("turn", Refused::WrongKind)] {
        assert_eq!(engine.play(&mut state, &chosen.parse().unwrap()), Err(why));
    }
    assert!(matches!(engine.play(&mut state, &"9,9".parse().unwrap()), Err(Refused::OutsideBoard(_))));
    assert_eq!(state, engine.start(1));
}

/// One rule set on a 3 x 2 board of `a b c / d e f`, position 0,0, item N = 5, everything valid; the move is 1,1.
fn after(list: &[(&str, bool)]) -> (Engine, State) {
    let start = layout(
        0,
        0,
        vec![int("N", 5), int("M", i32::MAX)],
        vec![words("STATE", &["a b c", "d e f"]), bools("VALID", &["111", "111"]), words("FINAL", &["x x x", "x x x"])],
    );
    let engine = engine(game(pieces(&["a", "b", "c"]), rules(One, list), start));
    let mut state = engine.start(1);
    play(&engine, &mut state, "1,1");
    (engine, state)
}

fn number(layout: &Layout, name: &str) -> i32 {
    match layout.item(name).map(|i| &i.value) {
        Some(Value::Int(n)) => *n,
        other => panic!("{name}: {other:?}"),
    }
}

#[test]
fn what_one_rule_does_to_n() {
    // contents, N afterwards (5 before, 77 if the rule after it was reached)
    let cases = [
        ("N = N + 2 - 1;", 6),
        ("N = A.x + P.x;", 1),
        ("n=7", 5),
        ("N = abc;", 5),
        ("N = true;", 5),
        ("N = M + 1;", 5),
        ("N = 0 - M - 1 - 1;", 5),
        ("N = 99999999999;", 5),
        ("if (STATE[A.x, A.y] == E) { N = 1; }", 1),
        ("if ((STATE[A.x, A.y] == E)) { N = 1; }", 1),
        ("if (STATE[A.x, A.y] == e) { N = 1; N = N + N }", 1),
        ("if (STATE[A.x - 2, A.y] != e) { N = 1; } else { N = 2; }", 5),
        ("if ((N == 4) AND (STATE[9, 9] == a)) { N = 1; } else { N = 2; }", 2),
        ("if ((N == 5) OR (STATE[9, 9] == a)) { N = 1; } else { N = 2; }", 1),
        ("if ((STATE[9, 9] == a) OR (N == 5)) { N = 1; } else { N = 2; }", 5),
        ("if ((N == 5) AND (N == 5) OR (N == 5)) { N = 1; }", 5),
        ("if (N >= 5) { N = 1; }", 5),
        ("if (N == 5) { }", 5),
        ("if (N == 5) { N = 1; if (N == 1) { N = 2; } }", 5),
        ("if (N == 5) { STATE[9, 9] = a; N = 3; }", 3),
        ("if (N == true) { N = 1; } else { N = 2; }", 5),
        ("if (7 == 07) { N = 1; }", 1),
        ("if (true == 7) { N = 1; } else { N = 2; }", 2),
        ("if (NOWHERE[0, 0] == 7) { N = 1; } else { N = 2; }", 5),
        ("if (STATE[0, 0] == VALID[0, 0]) { N = 1; } else { N = 2; }", 5),
        ("IF ( STATE [ 0 , 0 ] == A ) { n . = 1 ; } ELSE { N = 2 ; }", 1),
    ];
    for (contents, expected) in cases {
        let (engine, state) = after(&[(contents, false)]);
        assert_eq!(number(&engine.layout(&state), "n"), expected, "{contents}");
    }
}

#[test]
fn a_break_ends_the_round_only_where_the_condition_held() {
    let next = ("N = 77;", false);
    for (contents, expected) in [
        ("if (N == 5) { N = 1; }", 1),
        ("if (N == 4) { N = 1; }", 77),
        ("if (N == 4) { N = 1; } else { N = 2; }", 77),
        ("if (STATE[9, 9] == a) { N = 1; }", 77),
        ("N = 3;", 77),
        ("if (N == 5) { N = abc; }", 5),
    ] {
        let (engine, state) = after(&[(contents, true), next]);
        assert_eq!(number(&engine.layout(&state), "n"), expected, "{contents}");
    }
}

#[test]
fn a_level_without_valid_moves_begins_again() {
    let clear = ["0, 0", "1, 0", "2, 0", "0, 1", "1, 1", "2, 1"].map(|c| format!("VALID[{c}] = false;"));
    let mut list: Vec<(&str, bool)> = vec![("STATE[A.x, A.y] = a;", false)];
    list.extend(clear.iter().map(|c| (c.as_str(), false)));
    let (engine, state) = after(&list);
    assert_eq!(state, engine.start(1));
}

/// Code, line text underlined, and hint of each finding in these rules.
fn findings(list: &[(&str, bool)]) -> Vec<String> {
    findings_in(One, list)
}

fn findings_in(language: RuleLanguage, list: &[(&str, bool)]) -> Vec<String> {
    let start = layout(
        0,
        0,
        vec![int("Score", 5), int("M", 0)],
        vec![words("STATE", &["Red Blue Dot", "Dot Red Blue"]), bools("VALID", &["111", "111"])],
    );
    let game = game(pieces(&["Red", "Blue", "Dot", "Score"]), rules(language, list), start);
    let found = switchboard::rules::problems(&game);
    let show = |p: &switchboard::diag::Problem| {
        let place = p.place.clone().unwrap();
        let start = place.column as usize - 1;
        let underlined: String = place.source.chars().skip(start).take(place.length as usize).collect();
        format!("{} {} [{underlined}] {}", p.code, place.line, p.cures().first().map_or("", String::as_str))
    };
    found.iter().map(show).collect()
}

#[test]
fn one_mistake_is_one_finding_in_its_place() {
    let cases = [
        ("STATE[A.x, A.y] = Red;", ""),
        ("STATE[A.x, A.y] = Rde;", "R020 1 [Rde] did you mean Red?"),
        ("if (STATE[A.x, A.y] == Blu) { M = 1; }", "R020 1 [Blu] did you mean Blue?"),
        ("STAT[A.x, A.y] = Red;", "R021 1 [STAT] did you mean STATE?"),
        ("STATE[A.xx, A.y] = Red;", "R022 1 [A.xx] did you mean Ax?"),
        ("MM = 1;", "R022 1 [MM] did you mean M?"),
        ("M = Red;", "R030 1 [Red] "),
        ("if (STATE[0, 0] == VALID[0, 0]) { M = 1; }", "R030 1 [STATE[0, 0] == VALID[0, 0]] "),
        ("STATE[3, 0] = Red;", "R031 1 [STATE[3, 0]] cells are counted from 0"),
        ("M = M;", "R033 1 [M = M;] remove it, or write another value"),
        ("M = 1", "R040 1 [1] write ; here"),
        ("if (M == 1) { M = 2 }", "R040 1 [2] write ; here"),
        (
            "if (M >= 1) { M = 2; }",
            "R017 1 [M >= 1] write <ArrayOfGameRule language=\"2\">, or use only if, ==, !=, + and -",
        ),
        ("if (M) { M = 2; }", "R013 1 [M] write VALUE == VALUE or VALUE != VALUE"),
        ("if (M = 1) { M = 2; }", "R044 1 [=] write == to compare"),
        ("if (M ? 1) { M = 2; }", "R043 1 [?] write if (CONDITION) { ... } else { ... }"),
        ("iff (M == 1) { M = 2; }", "R045 1 [iff] did you mean if?"),
        ("if M == 1 { M = 2; }", "R040 1 [M] write if (CONDITION) { ... }"),
        ("M == 2;", "R044 1 [==] write = to assign a value"),
        ("STATE[0 - 1, 0] = Red;", "R031 1 [STATE[0 - 1, 0]] cells are counted from 0"),
        ("M + 1 = 2;", "R040 1 [+] write = here"),
    ];
    let wrong: Vec<_> = cases
        .iter()
        .map(|(contents, expected)| (contents, findings(&[(contents, false)]).join(" | "), expected))
        .filter(|(_, found, expected)| found != *expected)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(
        findings_in(Two, &[("if (Red == Blue) { M = 1; } STATE[0 - 1, 0] = Red; STATE[2 * 2 - 1, 1] = Red;", false)]),
        [
            "R026 1 [Red == Blue] ",
            "R031 1 [STATE[0 - 1, 0]] cells are counted from 0",
            "R031 1 [STATE[2 * 2 - 1, 1]] cells are counted from 0",
        ]
    );
    assert_eq!(
        findings(&[("if (true == true) { M = 1; }", true), ("M = 2;", false)]),
        ["R032 2 [M = 2;] move it up, or remove the break"]
    );
    assert_eq!(findings(&[("M = Score;", false)]), ["R034 1 [Score] give one of them another name"]);
}
