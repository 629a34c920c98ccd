//! The method sure in the program: proposed by the exercise for the pace, told in words, drawn calmer, learnt from.

use super::walks_kit::{Walk, Way, at_sokoban, words};
use switchboard::scan::Method;
use switchboard::shell::{Event, Signal, Switch};

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

/// With the method sure a press is weighed, said in words, and what it made unlikely is calmer; what was learnt is kept.
#[test]
fn presses_are_weighed_told_and_learnt_from() {
    let mut settings = Walk::settings(Way::Switch);
    settings.scan.method = Method::Sure;
    let mut walk = at_sokoban(settings, "01");
    let (mut is_told, mut is_calm) = (false, false);
    for _ in 0..600 {
        walk.wait();
        if walk.page().screen != "board" || walk.app.is_over() {
            break;
        }
        walk.now_ms += 600;
        walk.press();
        let page = walk.page();
        is_told |= page.notices.iter().any(|notice| notice.text.contains("ress again when"));
        is_calm |= !page.calm.is_empty();
    }
    assert!(is_told && is_calm, "told: {is_told}, calm: {is_calm}");
    let known = walk.app.store().settings("Ann").0.answers;
    assert!(known.presses >= 12, "{known:?}");
}
