//! The method sure in the program: proposed by the exercise for the pace, told in words, drawn calmer, learnt from.

use super::walks_kit::{Walk, Way, at_sokoban, words};
use switchboard::scan::{Method, PlayerModel, ScanSettings};
use switchboard::shell::{Block, ChoiceId, ChoiceKind, Event, SavePlace, Signal, Switch};

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

/// Each move that was weighed has in the record why it was taken, and no other move has.
#[test]
fn the_record_says_why_a_move_was_taken() {
    let (mut walk, ..) = played(true);
    let place = SavePlace { player: "Ann".into(), game: "sokoban".into(), level: "01".into() };
    let saves = walk.app.store().saves(&place).saves;
    let weighed: Vec<_> = saves.iter().filter_map(|save| save.weighed).collect();
    assert!(!weighed.is_empty(), "{} saves", saves.len());
    assert!(weighed.iter().all(|why| why.presses > 0 && (90..=100).contains(&why.percent)), "{weighed:?}");
    let of_keys = || saves.iter().filter(|save| !save.method.ends_with("sure"));
    assert!(of_keys().all(|save| save.weighed.is_none()));
}

/// The same program, from now on with the mouse.
fn by_mouse(walk: Walk) -> Walk {
    let now_ms = walk.now_ms;
    let mut walk = Walk::of(Way::Mouse, walk.app);
    walk.now_ms = now_ms;
    walk
}

/// In the history the sentence stands below the row of the move.
#[test]
fn the_history_tells_why_a_move_was_taken() {
    let (walk, ..) = played(true);
    let mut walk = by_mouse(walk);
    let place = SavePlace { player: "Ann".into(), game: "sokoban".into(), level: "01".into() };
    let saves = walk.app.store().saves(&place).saves;
    let why = saves.last().and_then(|save| save.weighed).unwrap();
    walk.handle(Event::Signal(Signal::History));
    // the last row tells that the game was left
    assert!(walk.choose_label("Previous move"));
    let told = words(&walk.page()).join(" ");
    assert!(told.contains("Why: ") && told.contains(&format!("{}\u{a0}% sure", why.percent)), "{told}");
}

/// The text of the page that can be moved up and down.
fn long_text(walk: &Walk) -> String {
    let scroll = |block| if let Block::Scroll { text, .. } = block { Some(text) } else { None };
    walk.page().blocks.into_iter().find_map(|(_, block)| scroll(block)).unwrap()
}

/// What was learnt and why the last choices were taken are told in words, and can be forgotten after a question.
#[test]
fn how_one_answers_is_told_in_words_and_can_be_forgotten() {
    let (walk, ..) = played(true);
    let mut walk = by_mouse(walk);
    walk.handle(Event::Signal(Signal::Settings));
    assert!(walk.choose_name("tab pace") && walk.choose_name("answers"));
    let told = long_text(&walk);
    for part in [
        "Learnt from",
        "after something lights up",
        "Of 100 times",
        "In ten minutes",
        "16 models",
        "\u{a0}% sure after",
    ] {
        assert!(told.contains(part), "{part}: {told}");
    }
    assert!(walk.choose_name("forget"));
    assert_eq!(walk.page().choices.first().map(|choice| choice.name.as_str()), Some("no"));
    assert!(walk.choose_name("yes"));
    assert_eq!(walk.page().screen, "answers");
    assert!(long_text(&walk).contains("Nothing has been learnt yet"));
    assert_eq!(walk.app.store().settings("Ann").0.answers, PlayerModel::default());
}
