//! Answers to other programs: one JSON line about the page. Reads the page and nothing else.

use super::{ChoiceId, ChoiceKind, Page};
use crate::play::Outcome;
use serde_json::{Value, json};

/// The line about the current state: `{"ok":true,"screen":"board", ...}`. `focus` and `lit` name a choice by its cell
/// `[x,y]` if it has one, otherwise by its label; `names` are those of `lit`, see [`super::Choice::name`]. If something
/// that was played is not saved yet, `ok` is false and `error` says why; everything else stays the same.
pub fn answer(page: &Page) -> String {
    let standing = page.standing.as_ref();
    let outcome = standing.map(|s| match s.outcome {
        Outcome::Playing => json!("playing"),
        Outcome::Finished => json!("finished"),
        Outcome::Restarted => json!("restarted"),
        Outcome::Won(_) => json!("won"),
        Outcome::Lost => json!("lost"),
        Outcome::Drawn => json!("drawn"),
    });
    let turn = standing.and_then(|s| s.turn.as_ref());
    let turn = turn.map(|t| json!({ "player": t.player, "name": t.name, "computer": t.is_computer }));
    let notices: Vec<&str> = page.notices.iter().map(|n| n.text.as_str()).collect();
    let mut line = json!({
        "ok": page.unsaved.is_none(),
        "screen": page.screen,
        "game": standing.map(|s| s.game.as_str()),
        "level": standing.map(|s| s.level.as_str()),
        "number": standing.map(|s| s.number),
        "focus": page.focus.map_or(Value::Null, |id| choice(page, id)),
        "lit": page.lit.iter().map(|id| choice(page, *id)).collect::<Vec<_>>(),
        "names": page.lit.iter().map(|id| page.choices.get(id.0).map(|c| c.name.as_str())).collect::<Vec<_>>(),
        "press": page.press.deed,
        "turn": turn,
        "outcome": outcome,
        "resting": page.resting,
        "busy": page.busy,
        "notices": notices,
    });
    if let (Some(why), Some(fields)) = (&page.unsaved, line.as_object_mut()) {
        fields.insert("error".to_owned(), json!(why));
    }
    line.to_string()
}

fn choice(page: &Page, id: ChoiceId) -> Value {
    match page.choices.get(id.0) {
        Some(choice) => match choice.kind {
            ChoiceKind::Move(_, Some(cell)) => json!([cell.x, cell.y]),
            _ => json!(choice.label),
        },
        None => Value::Null,
    }
}

/// The line that says why a request was not understood: `{"ok":false,"error":..}`.
pub fn refusal(why: &str) -> String {
    json!({ "ok": false, "error": why }).to_string()
}
