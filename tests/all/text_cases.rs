//! Cases written as text, which need no Rust: rules with the board after each move (tests/cases/rules.snap), and keys with what the page
//! then offers (tests/cases/keys.snap). [`super::snapshots`] says how they are compared. Cases are separated by an empty line and begin
//! with `== what it shows`.

use super::rules_kit::{bools, engine, game, int, layout, pieces, rules, state_rows, words};
use super::snapshots::{hold, names, written};
use super::walks_kit::{Walk, Way, at_sokoban};
use std::collections::BTreeSet;
use switchboard::game::{Name, RuleLanguage, Value};
use switchboard::play::{Engine, Outcome, State};
use switchboard::shell::{Choice, ChoiceKind, KeyMode, KeyPress, Page, Program};

/// Makes each case of a text again and compares the whole.
fn hold_cases(name: &str, outcome: impl Fn(&[&str]) -> Vec<String>) {
    let text = written("cases", name);
    let cases = text.trim().split("\n\n").map(|case| {
        let lines: Vec<&str> = case.lines().collect();
        if lines[0].starts_with("== ") { outcome(&lines).join("\n") } else { case.to_owned() }
    });
    hold("cases", name, &cases.collect::<Vec<_>>().join("\n\n"));
}

#[test]
fn all_texts_of_cases_are_held() {
    assert_eq!(names("cases", &[]), ["keys", "rules", "scan"]);
}

/// A number item: `N = 5`.
fn item(line: &str) -> Option<(&str, i32)> {
    let (name, value) = line.split_once(" = ")?;
    Some((name, value.parse().ok()?))
}

/// A rule after `1:` or `2:`, its language; `1!:` and `2!:` end the round if the rule was done.
fn rule(line: &str) -> Option<(RuleLanguage, &str, bool)> {
    let (head, contents) = line.split_once(": ")?;
    let language = if head.starts_with('1') { RuleLanguage::One } else { RuleLanguage::Two };
    ["1", "2", "1!", "2!"].contains(&head).then(|| (language, contents, head.ends_with('!')))
}

/// Rules, number items and rows of STATE, then `> move`; after each move the test writes the rows, the items, what was said and how it
/// ended, or why the move was refused. Every cell may be chosen.
fn after_moves(case: &[&str]) -> Vec<String> {
    let head: Vec<&str> = case.iter().take_while(|line| !line.starts_with("> ")).copied().collect();
    let list: Vec<(&str, bool)> =
        head.iter().filter_map(|line| rule(line)).map(|(_, text, ends)| (text, ends)).collect();
    let language = head.iter().find_map(|line| rule(line)).expect("a case without rules").0;
    let items: Vec<(&str, i32)> = head.iter().filter_map(|line| item(line)).collect();
    let rows: Vec<&str> =
        head.iter().skip(1).filter(|line| rule(line).is_none() && item(line).is_none()).copied().collect();
    let kinds: BTreeSet<&str> = rows.iter().flat_map(|row| row.split(' ')).chain(["a", "b", "c"]).collect();
    let valid: Vec<String> = rows.iter().map(|row| "1".repeat(row.split(' ').count())).collect();
    let valid: Vec<&str> = valid.iter().map(String::as_str).collect();
    let matrices = vec![words("STATE", &rows), bools("VALID", &valid)];
    let start = layout(0, 0, items.iter().map(|(name, value)| int(name, *value)).collect(), matrices);
    let engine = engine(game(pieces(&kinds.into_iter().collect::<Vec<_>>()), rules(language, &list), start));
    let mut state = engine.start(1);
    let mut out: Vec<String> = head.iter().map(ToString::to_string).collect();
    for line in case.iter().filter(|line| line.starts_with("> ")) {
        out.push((*line).to_owned());
        match engine.play(&mut state, &line[2..].parse().unwrap()) {
            Err(why) => out.push(format!("refused: {why:?}")),
            Ok(turn) => {
                out.extend(board(&engine, &state, &items));
                out.extend(turn.messages.iter().map(|text| format!("says {text}")));
                out.extend(
                    (engine.outcome(&state) != Outcome::Playing).then(|| format!("{:?}", engine.outcome(&state))),
                );
            }
        }
    }
    out
}

/// The rows of STATE, and these items.
fn board(engine: &Engine, state: &State, items: &[(&str, i32)]) -> Vec<String> {
    let layout = engine.layout(state);
    let value = |name: &str| match layout.item(Name::new(name).key()).map(|item| &item.value) {
        Some(Value::Int(value)) => *value,
        other => panic!("{name}: {other:?}"),
    };
    let items = items.iter().map(|(name, _)| format!("{name} = {}", value(name)));
    state_rows(engine, state).into_iter().chain(items).collect()
}

#[test]
fn rules_do_to_the_board_what_is_written() {
    hold_cases("rules", after_moves);
}

/// A choice by its name, which is the same in every language, a move by its text.
fn name_of(choice: &Choice) -> String {
    match choice.kind {
        ChoiceKind::Move(chosen, _) => chosen.to_string(),
        _ => choice.name.clone(),
    }
}

/// Which screen a page is and what is lit, what can be chosen besides moves, and the kinds of its notices.
fn names_of(page: &Page) -> Vec<String> {
    let lit: Vec<String> = page.focus.iter().map(|id| name_of(&page.choices[id.0])).collect();
    let choices = page.choices.iter().filter(|c| c.enabled && !matches!(c.kind, ChoiceKind::Move(..)));
    let choices: Vec<String> = choices.map(name_of).collect();
    let notices = page.notices.iter().map(|notice| format!("! {:?}", notice.kind));
    let said = [format!("{}, lit: {}", page.screen, lit.join(", ")), choices.join(" | ")];
    said.into_iter().chain(notices).collect()
}

/// `> keys`, separated by spaces; after them the test writes what the page offers. It begins in Sokoban's first level, with the keyboard.
fn after_keys(case: &[&str]) -> Vec<String> {
    let mut walk = at_sokoban(Walk::settings(Way::Keyboard), "01");
    let mut out = vec![case[0].to_owned()];
    for line in case.iter().filter(|line| line.starts_with("> ")) {
        for whole in line[2..].split_whitespace() {
            let name = whole.rsplit('+').next().unwrap();
            let held = |word: &str| whole.contains(&format!("{word}+"));
            let press =
                KeyPress { ctrl: held("ctrl"), alt: held("alt"), shift: held("shift"), ..KeyPress::plain(name) };
            let keys = walk.app.keys();
            walk.now_ms += 700;
            if let Some(event) = keys.pressed(&press, KeyMode::Table) {
                walk.handle(event);
            }
            walk.now_ms += 60;
            if let Some(event) = keys.released(&press) {
                walk.handle(event);
            }
        }
        out.push((*line).to_owned());
        out.extend(names_of(&walk.page()));
    }
    out
}

#[test]
fn keys_lead_to_the_pages_that_are_written() {
    hold_cases("keys", after_keys);
}
