//! What an author hears and reads of rules other than meant: sounds that there are not, names of messages that there are not, statements
//! that a Break skips.

use crate::faults::{Found, found};
use crate::read::ReadRule;
use crate::read::syntax::{Command, Step};
use crate::tree::Span;
use switchboard_base::diag::{Code, nearest};
use switchboard_game::{Game, PROGRAM_SOUNDS, is_program_sound};

/// Warnings about each rule, with its number.
pub fn of_outputs(game: &Game, rules: &[ReadRule]) -> Vec<(usize, Found)> {
    let mut list = Vec::new();
    for (number, rule) in rules.iter().enumerate() {
        each_step(&rule.steps, &mut |step| {
            let found = match &step.what {
                Command::Sound(name) => unknown_sound(game, name, &rule.contents, &step.span),
                Command::Say(text) => unknown_message(game, text, &step.span),
                _ => None,
            };
            list.extend(found.map(|found| (number, found)));
        });
        list.extend(behind_break(rule).map(|found| (number, found)));
    }
    list
}

/// Passes on every statement, those in blocks and functions too.
fn each_step(steps: &[Step], tell: &mut dyn FnMut(&Step)) {
    for step in steps {
        tell(step);
        match &step.what {
            Command::If(arms, otherwise) => {
                arms.iter().for_each(|(_, body)| each_step(body, tell));
                each_step(otherwise, tell);
            }
            Command::Loop(_, body)
            | Command::While(_, body)
            | Command::Repeat(_, body)
            | Command::Flood(_, _, body) => each_step(body, tell),
            Command::Define(define) => each_step(&define.body, tell),
            _ => {}
        }
    }
}

fn unknown_sound(game: &Game, name: &str, contents: &str, span: &Span) -> Option<Found> {
    if is_program_sound(name) || game.sounds.contains_key(name) {
        return None;
    }
    let own = game.sounds.values().map(|wav| wav.name.as_str());
    let near = nearest(name, own.chain(PROGRAM_SOUNDS.iter().copied()));
    // in lower case as a token; the author's own spelling stands in the text
    let written = contents[span.clone()].trim_end_matches(';');
    let written = written.split_whitespace().nth(1).unwrap_or(name);
    let found = found(Code::A003, "unknown", span.clone()).arg("name", written).warning();
    Some(if near.is_some() { found.near(near) } else { found.cure("known-sounds") })
}

/// A text that is almost the name of a message, or a word like those names: players would read it as it is.
fn unknown_message(game: &Game, text: &str, span: &Span) -> Option<Found> {
    let messages = &game.description.messages;
    let key = switchboard_game::Name::new(text);
    if messages.is_empty() || messages.iter().any(|(name, _)| *name == key) {
        return None;
    }
    let is_a_name = !text.contains(char::is_whitespace) && text.starts_with(char::is_lowercase);
    let near = nearest(text, messages.iter().map(|(name, _)| name.written())).filter(|_| !text.contains(' '));
    if near.is_none() && !is_a_name {
        return None;
    }
    let found = found(Code::R027, "no-message", span.clone()).arg("text", text).warning();
    Some(if near.is_some() { found.near(near) } else { found.cure("add-message") })
}

/// The first statement behind the first `if` of a rule with Break: it is left out whenever the condition holds.
fn behind_break(rule: &ReadRule) -> Option<Found> {
    let is_run = |step: &&Step| !matches!(step.what, Command::Define(_) | Command::Constraint(_));
    let mut steps = rule.steps.iter().filter(is_run).skip_while(|step| !matches!(step.what, Command::If(..)));
    steps.next().filter(|_| rule.breaks)?;
    let behind = steps.next()?;
    Some(found(Code::R036, "behind-break", behind.span.clone()).cure("before-the-if").warning())
}
