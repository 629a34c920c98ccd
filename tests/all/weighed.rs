//! The method sure in the program: proposed by the exercise for the pace, told in words, drawn calmer, learnt from.

use super::walks_kit::{Walk, Way, at_sokoban, words};
use switchboard::scan::{Method, PlayerModel, ScanSettings};
use switchboard::shell::{ChoiceId, ChoiceKind, Event, Signal, Switch};

/// Answers the exercise for the pace, missing the light before so many of the answers.
fn exercise(walk: &mut Walk, misses: usize) {
    walk.handle(Event::Signal(Signal::Settings));
    assert!(walk.choose_name("tab pace"));
    assert!(walk.choose_name("pace"));
    let is_lit = |walk: &mut Walk| walk.page().choices.first().is_some_and(|choice| choice.on == Some(true));
    for round in 0..12 {
        for _ in 0..=usize::from(round < misses) {
            while is_lit(walk) {
                walk.wait();
            }
            while !is_lit(walk) {
                walk.wait();
            }
        }
        walk.now_ms += 650;
        walk.handle(Event::Pressed(Switch::Main));
        walk.now_ms += 100;
        walk.handle(Event::Released(Switch::Main));
    }
    assert!(walk.choose_name("yes"));
}

#[test]
fn the_exercise_proposes_to_weigh_presses_with_its_reason_and_no_first() {
    let method = |walk: &mut Walk| walk.app.store().settings("Ann").0.scan.method;
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "01");
    let before = method(&mut walk);
    exercise(&mut walk, 0);
    assert_ne!(walk.page().screen, "ask", "nothing was missed");
    let mut walk = at_sokoban(Walk::settings(Way::Switch), "01");
    exercise(&mut walk, 3);
    let question = words(&walk.page()).join(" ");
    assert!(question.contains("3 times") && question.contains("modelled players only"), "{question}");
    assert_eq!(walk.page().choices.first().map(|choice| choice.name.as_str()), Some("no"));
    assert_eq!(method(&mut walk), before);
    assert!(walk.choose_name("yes"));
    assert_eq!(method(&mut walk), Method::Sure);
}

/// Somebody plays with the method sure: always wants the first move that there is, and presses half a second after it lights up.
fn played(learns: bool) -> (Walk, bool, bool) {
    let mut settings = Walk::settings(Way::Switch);
    settings.scan = ScanSettings { method: Method::Sure, interval_ms: 1_000, learns, ..settings.scan };
    let mut walk = at_sokoban(settings, "01");
    let (mut is_told, mut is_calm) = (false, false);
    while walk.presses < 40 && walk.page().screen == "board" {
        walk.wait();
        let page = walk.page();
        let wanted = page.choices.iter().position(|choice| matches!(choice.kind, ChoiceKind::Move(..)));
        if wanted.is_some_and(|wanted| page.lit.contains(&ChoiceId(wanted))) {
            walk.now_ms += 500;
            walk.press();
        }
        let page = walk.page();
        is_told |= page.notices.iter().any(|notice| notice.text.contains("ress again when"));
        is_calm |= !page.calm.is_empty();
    }
    (walk, is_told, is_calm)
}

/// With the method sure a press is weighed, said in words, and what it made unlikely is calmer; what was learnt is kept.
#[test]
fn presses_are_weighed_told_and_learnt_from() {
    let (mut walk, is_told, is_calm) = played(true);
    assert!(is_told && is_calm, "told: {is_told}, calm: {is_calm}");
    let known = walk.app.store().settings("Ann").0.answers;
    assert!(known.presses >= 12, "{known:?}");
}

#[test]
fn while_learning_is_switched_off_nothing_is_learnt() {
    let (mut walk, is_told, _) = played(false);
    assert!(is_told);
    assert_eq!(walk.app.store().settings("Ann").0.answers, PlayerModel::default());
}
