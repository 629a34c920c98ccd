//! Ways of writing that other languages have and this one has not: told with what to write instead.

use super::{Lost, Parser};
use crate::rules::check::tree::Span;
use crate::rules::faults::found;
use crate::rules::read::syntax::{Node, Syntax};
use crate::rules::read::token::{Token, TokenKind};

/// Words that make a name in other languages.
const MAKERS: [&str; 9] = ["int", "var", "let", "const", "bool", "string", "float", "double", "number"];
/// Words that begin something in other languages, and what is written here.
const HEADS: [(&str, &str); 9] = [
    ("break", "end a loop by what stands in its brackets, as in foreach (C in STATE while ...), or write stop;"),
    ("continue", "write what follows into if (...) { ... }"),
    ("function", "write define Name(x) { ... }"),
    ("void", "write define Name(x) { ... }"),
    ("def", "write define Name(x) { ... }"),
    ("switch", "write if (...) { ... } else if (...) { ... }"),
    ("case", "write if (...) { ... } else if (...) { ... }"),
    ("exit", "write stop; to end the round's rules"),
    ("print", "write say \"...\";"),
];

impl Parser<'_> {
    fn foreign(&mut self, span: Span, message: &str, hint: String) -> Lost {
        self.problems.push(found("R046", span, message).hint(hint));
        Lost
    }

    /// The sign here, if nothing stands between it and the one before it: both, and the place of both.
    fn doubled(&self, before: Option<&Token>) -> Option<(String, Span)> {
        let (before, here) = (before?, self.token()?);
        let signs = before.kind == TokenKind::Sign && here.kind == TokenKind::Sign;
        let close = signs && before.span.end == here.span.start;
        close.then(|| (format!("{}{}", before.text, here.text), before.span.start..here.span.end))
    }

    /// Where something else is expected: `//`, `<>`, `=<` and their kind.
    pub(super) fn habit(&mut self) -> Option<Lost> {
        let here = self.token().filter(|here| here.kind == TokenKind::Sign)?;
        let comment = |span| (span, "this is no comment here", "write <!-- the comment -->".to_owned());
        let next = self.ahead(1).filter(|next| next.kind == TokenKind::Sign && next.span.start == here.span.end);
        let before = self.at.checked_sub(1).and_then(|at| self.tokens.get(at));
        let (span, message, hint) = match (next, self.doubled(before)) {
            (Some(next), _) if here.text == "/" && matches!(next.text.as_str(), "/" | "*") => {
                comment(here.span.start..next.span.end)
            }
            (_, Some((signs, span))) => match signs.as_str() {
                "//" | "/*" => comment(span),
                "<>" => (span, "<> compares nothing here", "write !=".to_owned()),
                "=<" => (span, "the two signs stand the wrong way round", "write <=".to_owned()),
                "=>" => (span, "the two signs stand the wrong way round", "write >=".to_owned()),
                _ => return None,
            },
            _ => return None,
        };
        Some(self.foreign(span, message, hint))
    }

    /// Behind what begins a statement: `N++`, `N -= 1`, `break;`, `int n = 1;`.
    pub(super) fn habit_behind(&mut self, target: &Node) -> Option<Lost> {
        let written = self.written(&target.span).to_owned();
        let is_sign = |token: &&Token, signs: &[&str]| token.kind == TokenKind::Sign && signs.contains(&&*token.text);
        if let Some(first) = self.token().filter(|t| is_sign(t, &["+", "-", "*", "/", "%"])).cloned()
            && let Some(second) = self.ahead(1).filter(|t| t.span.start == first.span.end).cloned()
        {
            let (sign, span) = (first.text.as_str(), first.span.start..second.span.end);
            let is_step = second.text == first.text && is_sign(&&first, &["+", "-"]);
            if is_step || second.text == "=" {
                let by = if is_step { "1;".to_owned() } else { self.up_to_semicolon(second.span.end) };
                let message = format!("{sign}{} does not stand in rules", second.text);
                return Some(self.foreign(span, &message, format!("write {written} = {written} {sign} {by}")));
            }
        }
        let (Syntax::Word(word) | Syntax::Call(word, _)) = &target.what else { return None };
        if matches!(target.what, Syntax::Call(..)) && !self.is_sign("{") {
            // a function of the author's may be called anything
            return None;
        }
        let here = self.token()?;
        if MAKERS.contains(&word.as_str()) && here.kind == TokenKind::Word {
            let hint = format!("write local {} = ...;", self.written(&here.span));
            return Some(self.foreign(target.span.clone(), &format!("{written} makes no name here"), hint));
        }
        let (_, hint) = HEADS.iter().find(|(head, _)| head == word)?;
        let span = target.span.start..target.span.start + word.len();
        let message = format!("{} does not stand in rules", self.written(&span));
        Some(self.foreign(span, &message, (*hint).to_owned()))
    }

    /// What stands from here to the end of the statement, the semicolon included.
    fn up_to_semicolon(&self, from: usize) -> String {
        let rest = self.contents.get(from..).unwrap_or_default();
        let value = rest.split(['\n', ';', '{', '}']).next().unwrap_or_default().trim();
        format!("{};", if value.chars().count() > crate::rules::faults::MAX_QUOTED { "..." } else { value })
    }

    /// `1.5`: behind the point.
    pub(super) fn point_in_a_number(&mut self, before: &Node) -> Option<Lost> {
        let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        let Syntax::Word(whole) = &before.what else { return None };
        let part = self.token().filter(|t| t.kind == TokenKind::Word && digits(&t.text) && digits(whole))?;
        let span = before.span.start..part.span.end;
        Some(self.foreign(span, "numbers are whole", "count in tenths, say: write 15 for 1.5".to_owned()))
    }
}
