//! The guide by a script.

use super::super::folder;
use super::*;
use std::path::Path;
use std::sync::Arc;
use switchboard_engine::play::Engine;

/// How often each of the seven columns is chosen in 1,000 times, where this script says how often.
fn chosen(script: &str) -> [u32; 7] {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games/connect-four");
    let engine = Engine::new(Arc::new(folder::read(&path).unwrap().game.unwrap()), 0).unwrap();
    let script = engine.script(script, "opponents.xml", &["Score"]).unwrap();
    let walker = Walker::new(&engine, &engine.start(1));
    let mut guide = Guide::new(None, Some(&script)).unwrap();
    let mut chance = Chance::new(3);
    let mut times = [0; 7];
    for _ in 0..1_000 {
        let Some(Move::Cell(cell)) = guide.choose(&walker, None, &mut chance) else { panic!() };
        times[usize::from(cell.x)] += 1;
    }
    times
}

#[test]
fn a_choice_is_made_as_often_as_the_script_says() {
    let [a, b, others @ ..] = chosen("if (A.x == 0) { Score = 100; } else if (A.x == 1) { Score = 25; }");
    assert_eq!((a + b, others), (1_000, [0; 5]), "what has no score is not made");
    assert!((750..850).contains(&a), "four of five: {a}");
    let even = chosen("Score = 250;");
    assert!(even.iter().all(|times| (110..180).contains(times)), "more than 100 is 100: {even:?}");
}

#[test]
fn where_nothing_has_a_score_the_highest_is_made() {
    assert_eq!(chosen("Score = 0 - A.x;"), [1_000, 0, 0, 0, 0, 0, 0]);
    assert_eq!(chosen("if (A.x != 4) { Score = 0 - 7; }"), [0, 0, 0, 0, 1_000, 0, 0]);
}

#[test]
fn seldom_made_choices_end_all_the_same() {
    let seldom = chosen("Score = 1;");
    assert!(seldom.iter().all(|times| (110..180).contains(times)), "{seldom:?}");
}

#[test]
fn without_anything_known_there_is_no_guide() {
    assert!(Guide::new(None, None).is_none());
}
