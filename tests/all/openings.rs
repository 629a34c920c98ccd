//! Rules that run once, when a level begins.

use super::rules_kit::{bools, engine, game, int, layout, pieces, play, rules, state_rows, words};
use switchboard::game::{Game, Kind, RuleLanguage};
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
