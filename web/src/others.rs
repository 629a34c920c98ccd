//! Signals of other pages (docs/web.md): only after the players allowed them, only what one switch does, only while something is
//! played. Whoever sends them is told what is lit, and nothing else.

use crate::Web;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use switchboard::shell::{Choice, ChoiceKind, Event, Page, Program, Signal, refusal};

/// The screens on which they count.
const SCREENS: [&str; 9] = ["board", "message", "level-done", "game-done", "rules", "games", "levels", "seats", "ask"];
/// The choices that they may take besides moves, by the first word of their names: what plays, what leads on, what leads back. None
/// of them changes a setting, and of questions only No is one.
const CHOICES: [&str; 34] = [
    "undo",
    "hint",
    "look-stop",
    "dismiss",
    "play-hint",
    "strike-hint",
    "fill",
    "strike",
    "fill-by-law",
    "play-corridor",
    "hurry",
    "uncover",
    "can-be-won",
    "more",
    "how-to-play",
    "back",
    "level-up",
    "no",
    "go-on",
    "begin",
    "again",
    "next-level",
    "previous-level",
    "levels",
    "level",
    "games",
    "change-game",
    "game",
    "continue",
    "kinds",
    "kind",
    "page-next",
    "page-previous",
    "play",
];

/// What the players of this page say to pages that send signals.
#[derive(Debug, Default)]
pub struct Others {
    /// Whom they were asked about since the page was opened: nobody is asked about twice.
    asked: BTreeSet<String>,
}

impl Web {
    /// Carries out a line from a page of this origin, or asks the players about it first; the answer.
    pub(crate) fn take_line(&mut self, from: &str, line: &str, now_ms: u64) -> String {
        let line = line.trim().to_lowercase();
        if !self.app.allows(from) {
            if self.others.asked.insert(from.to_owned()) {
                self.app.ask_to_allow(from);
            }
            return refusal("the players have not allowed your signals");
        }
        let page = self.app.page(now_ms);
        match read(&line).and_then(|signal| permitted(&page, signal)) {
            Ok(signal) => {
                if let Some(signal) = signal {
                    self.app.handle(Event::Outside(signal), now_ms);
                }
                told(&self.app.page(now_ms))
            }
            Err(why) => refusal(why),
        }
    }
}

/// The signal that a line stands for; none for `status`.
fn read(line: &str) -> Result<Option<Signal>, &'static str> {
    Ok(match line {
        "status" => None,
        "next" => Some(Signal::Next),
        "action" => Some(Signal::Action),
        "up" => Some(Signal::Up),
        "right" => Some(Signal::Right),
        "down" => Some(Signal::Down),
        "left" => Some(Signal::Left),
        "undo" => Some(Signal::Undo),
        _ => return Err("other pages may only say next, action, up, right, down, left, undo or status"),
    })
}

/// The signal, if other pages may give it on this page.
fn permitted(page: &Page, signal: Option<Signal>) -> Result<Option<Signal>, &'static str> {
    if signal.is_none() {
        return Ok(None);
    }
    if !SCREENS.contains(&page.screen) {
        return Err("on this screen only the players' own switch counts");
    }
    let focus = page.focus.and_then(|id| page.choices.get(id.0));
    if signal == Some(Signal::Action) && focus.is_some_and(|choice| !is_open(choice)) {
        return Err("what is lit can only be chosen by the players' own switch");
    }
    Ok(signal)
}

/// Whether other pages may take this choice.
fn is_open(choice: &Choice) -> bool {
    let word = choice.name.split(' ').next().unwrap_or_default();
    matches!(choice.kind, ChoiceKind::Move(..)) || CHOICES.contains(&word)
}

/// What is lit: a cell as `[x,y]`, a choice that other pages may take by the first word of its name, null for any other.
fn told(page: &Page) -> String {
    let lit = page.lit.iter().filter_map(|id| page.choices.get(id.0)).map(|choice| match choice.kind {
        ChoiceKind::Move(_, Some(cell)) => json!([cell.x, cell.y]),
        _ if is_open(choice) => json!(choice.name.split(' ').next()),
        _ => Value::Null,
    });
    let lit: Vec<Value> = if SCREENS.contains(&page.screen) { lit.collect() } else { Vec::new() };
    json!({ "ok": true, "lit": lit }).to_string()
}
