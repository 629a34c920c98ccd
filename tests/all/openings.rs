//! Rules that run once, when a level begins.

use super::rules_kit::{bools, engine, game, int, ints, layout, pieces, play, rules, state_rows, words};
use switchboard::game::{Game, Kind, RuleLanguage, Values};
use switchboard::grid::Cell;
use switchboard::play::{Engine, Outcome};

/// A game of one row with an opening and one rule for moves.
fn opened(opening: &str, moves: &str) -> Game {
    let mut rules = rules(RuleLanguage::Two, &[(opening, false), (moves, false)]);
    rules.rules[0].opens = true;
    let matrices = vec![words("STATE", &["a b a b a"]), bools("VALID", &["00000"])];
    game(pieces(&["a", "b"]), rules, layout(0, 0, vec![int("N", 0)], matrices))
}

fn codes(game: Game) -> Vec<&'static str> {
    let made = Engine::new(std::sync::Arc::new(game), 0);
    made.err().iter().flat_map(|problems| problems.iter().map(|problem| problem.code.name())).collect()
}

#[test]
fn it_computes_valid_and_never_runs_after_a_move() {
    let engine = engine(opened(
        "foreach (C in STATE) { VALID[C] = STATE[C] == b; } N = N + 1; win;",
        "STATE[A] = a; N = N + 10;",
    ));
    let mut state = engine.start(0);
    assert_eq!((engine.outcome(&state), engine.moves_played(&state)), (Outcome::Playing, 0));
    let valid = |x: u8| engine.is_valid(&state, &switchboard::play::Move::Cell(Cell::new(x, 0)));
    assert_eq!([0, 1, 2, 3, 4].map(valid), [false, true, false, true, false]);
    play(&engine, &mut state, "1,0");
    assert_eq!(state_rows(&engine, &state), ["a a a b a"]);
    assert_eq!(engine.number(&state, "N"), Some(11));
    // a level that begins again is opened again
    let again = opened("VALID[1, 0] = true; N = N + 1;", "VALID = false;");
    let again = super::rules_kit::engine(again);
    let mut state = again.start(0);
    let turn = play(&again, &mut state, "1,0");
    assert_eq!(turn.outcome, Some(Outcome::Restarted));
    assert_eq!(again.number(&state, "N"), Some(1));
    assert!(again.is_valid(&state, &switchboard::play::Move::Cell(Cell::new(1, 0))));
}

#[test]
fn it_draws_chance_by_the_seed() {
    let game = opened("VALID = true; STATE[random(0, 4), 0] = b; STATE[random(0, 4), 0] = a;", "STATE[A] = a;");
    let engine = engine(game);
    let boards = |seeds: std::ops::Range<u64>| -> Vec<String> {
        seeds.map(|seed| state_rows(&engine, &engine.start(seed)).concat()).collect()
    };
    assert_eq!(boards(0..20), boards(0..20));
    assert!(boards(0..20).iter().any(|board| *board != boards(0..1)[0]));
}

#[test]
fn what_an_opening_cannot_do_is_told() {
    assert_eq!(codes(opened("while (true) { N = N + 1; }", "STATE[A] = a;")), ["R005"]);
    let chance = "N = random(1, 2); constraint \"x\" : STATE[0, 0] == a;";
    assert_eq!(codes(opened(chance, "STATE[A] = a;")), ["R061"]);
    let Kind::Rules(rules) = &opened("VALID = true;", "STATE[A] = b;").kind else { panic!("a game of rules") };
    assert!(rules.rules[0].opens && !rules.rules[1].opens);
}

/// The example of docs/rule-language.md, taken from there.
#[test]
fn borders_of_regions_are_drawn_as_the_document_shows() {
    let document = include_str!("../../docs/rule-language.md");
    let after = document.split_once("An opening can also draw what follows").unwrap().1;
    let example = after.split("<![CDATA[").nth(1).unwrap().split("]]>").next().unwrap();
    // the reader of rules.xml takes comments out
    let example: String = example.lines().filter(|line| !line.trim_start().starts_with("<!--")).collect();
    let mut rules = rules(RuleLanguage::Two, &[(&example, false), ("STATE[A] = a;", false)]);
    rules.rules[0].opens = true;
    let matrices = vec![
        words("STATE", &["a a a", "a a a"]),
        bools("VALID", &["111", "111"]),
        words("BACKGROUND", &["Inside Inside Inside", "Inside Inside Inside"]),
        ints("AREA", &["1 1 2", "1 3 2"]),
    ];
    let pieces = pieces(&["a", "Inside", "LineRight", "LineBelow", "LineBoth"]);
    let engine = engine(game(pieces, rules, layout(0, 0, Vec::new(), matrices)));
    let drawn = engine.layout(&engine.start(0));
    let Values::Text(cells) = &drawn.matrix("background").unwrap().values else { panic!("BACKGROUND holds words") };
    let cells: Vec<&str> = cells.iter().map(|name| name.key()).collect();
    assert_eq!(cells, ["inside", "lineboth", "inside", "lineright", "lineright", "inside"]);
}
