//! Notations of other programming languages that do not exist here: reported with what to write instead.

use super::{Lost, RuleParser};
use crate::faults::{Found, found};
use crate::read::syntax::{Node, Syntax};
use crate::read::token::{Token, TokenKind, name_of_call};
use crate::tree::Span;
use switchboard_base::diag::Code;

/// Words that declare a name in other languages.
const MAKERS: [&str; 9] = ["int", "var", "let", "const", "bool", "string", "float", "double", "number"];
/// Words that start something in other languages, with the cure that says what to write here.
const HEADS: [(&str, &str); 9] = [
    ("break", "end-loop"),
    ("continue", "what-follows-into-if"),
    ("function", "write-define"),
    ("void", "write-define"),
    ("def", "write-define"),
    ("switch", "write-else-ifs"),
    ("case", "write-else-ifs"),
    ("exit", "write-stop"),
    ("print", "write-say"),
];

/// What XML writes for signs, which in CDATA stand for themselves, without the `&` and `;` around.
const ENTITIES: [(&str, &str); 5] = [("lt", "<"), ("gt", ">"), ("amp", "&&"), ("quot", "\""), ("apos", "'")];
/// Signs of word processors, and the one that is meant.
const TYPESET: [(&str, &str); 6] =
    [("“”„‟«»", "\""), ("–—−‐‑", "-"), ("≤", "<="), ("≥", ">="), ("≠", "!="), ("×·", "*")];

impl RuleParser<'_> {
    fn foreign(&mut self, found: Found) -> Lost {
        self.problems.push(found);
        Lost
    }

    /// The current sign together with the one directly before it, and their span.
    fn doubled(&self, before: Option<&Token>) -> Option<(String, Span)> {
        let (before, here) = (before?, self.token()?);
        let signs = before.kind == TokenKind::Sign && here.kind == TokenKind::Sign;
        let close = signs && before.span.end == here.span.start;
        close.then(|| (format!("{}{}", before.text, here.text), before.span.start..here.span.end))
    }

    /// Where something else is expected: `//`, `<>`, `=<` and the like.
    pub(super) fn habit(&mut self) -> Option<Lost> {
        let here = self.token().filter(|here| here.kind == TokenKind::Sign)?;
        let comment = |span| found(Code::R046, "comment", span).cure("write-comment-so");
        let next = self.ahead(1).filter(|next| next.kind == TokenKind::Sign && next.span.start == here.span.end);
        let before = self.at.checked_sub(1).and_then(|at| self.tokens.get(at));
        let found = match (next, self.doubled(before)) {
            (Some(next), _) if here.text == "/" && matches!(next.text.as_ref(), "/" | "*") => {
                comment(here.span.start..next.span.end)
            }
            (_, Some((signs, span))) => match signs.as_str() {
                "//" | "/*" => comment(span),
                "<>" => found(Code::R046, "angles", span).arg("write", "!=").cure("write"),
                "=<" => found(Code::R046, "wrong-way-round", span).arg("write", "<=").cure("write"),
                "=>" => found(Code::R046, "wrong-way-round", span).arg("write", ">=").cure("write"),
                _ => return None,
            },
            _ => return None,
        };
        Some(self.foreign(found))
    }

    /// Where something else is expected: a sign that a word processor or XML puts in place of the one that was typed.
    pub(super) fn typeset(&mut self, sign: &str) -> Option<Lost> {
        let (next, after) =
            (self.ahead(1).map(|next| next.text.clone()), self.ahead(2).map(|after| after.span.clone()));
        let here = self.token()?.span.clone();
        if let ("&", Some(name), Some(end)) = (sign, next, after)
            && let Some((_, meant)) = ENTITIES.iter().find(|(entity, _)| *entity == name)
        {
            let span = here.start..end.end;
            let found = found(Code::R043, "entity", span.clone()).arg("word", self.written(&span));
            // its semicolon ends no statement
            self.at += 3;
            return Some(self.foreign(found.arg("write", *meant).cure("write")));
        }
        let (_, meant) = TYPESET.iter().find(|(signs, _)| signs.contains(sign))?;
        let found = found(Code::R043, "typeset", here).arg("word", sign);
        Some(self.foreign(found.arg("write", *meant).cure("write")))
    }

    /// Behind the first number of `for (i = 0; i < 5; i++)`.
    pub(super) fn counting_loop(&mut self, name: &str, first: &Node, span: &Span) -> Option<Lost> {
        if !self.is_sign(";") {
            return None;
        }
        let write = format!("for ({name} = {} to ...)", self.written(&first.span));
        let span = span.start..self.span().end;
        let found = found(Code::R046, "counts-otherwise", span).arg("write", write);
        Some(self.foreign(found.cure("write")))
    }

    /// After the start of a statement: `N++`, `N -= 1`, `break;`, `int n = 1;`.
    pub(super) fn habit_behind(&mut self, target: &Node) -> Option<Lost> {
        let written = self.written(&target.span).to_owned();
        let is_sign = |token: &&Token, signs: &[&str]| token.kind == TokenKind::Sign && signs.contains(&&*token.text);
        if let Some(first) = self.token().filter(|t| is_sign(t, &["+", "-", "*", "/", "%"])).cloned()
            && let Some(second) = self.ahead(1).filter(|t| t.span.start == first.span.end).cloned()
        {
            let (sign, span) = (first.text.as_ref(), first.span.start..second.span.end);
            let is_step = second.text == first.text && is_sign(&&first, &["+", "-"]);
            if is_step || second.text == "=" {
                let by = if is_step { "1;".to_owned() } else { self.up_to_semicolon(second.span.end) };
                let found = found(Code::R046, "not-in-rules", span).arg("word", format!("{sign}{}", second.text));
                let write = format!("{written} = {written} {sign} {by}");
                return Some(self.foreign(found.arg("write", write).cure("write")));
            }
        }
        let (Syntax::Word(word) | Syntax::Call(word, _)) = &target.what else { return None };
        if matches!(target.what, Syntax::Call(..)) && !self.is_sign("{") {
            // a function of the author's may have any name
            return None;
        }
        let here = self.token()?;
        if MAKERS.contains(&word.as_str()) && here.kind == TokenKind::Word {
            let write = format!("local {} = ...;", self.written(&here.span));
            let found = found(Code::R046, "makes-no-name", target.span.clone()).arg("word", written);
            return Some(self.foreign(found.arg("write", write).cure("write")));
        }
        let (_, cure) = HEADS.iter().find(|(head, _)| head == word)?;
        let name = name_of_call(&written);
        let span = target.span.start + name.start..target.span.start + name.end;
        let found = found(Code::R046, "not-in-rules", span.clone()).arg("word", self.written(&span));
        Some(self.foreign(found.cure(cure)))
    }

    /// The text from the end of a token to the end of the statement, the semicolon included.
    fn up_to_semicolon(&self, from: usize) -> String {
        let value = self.contents[from..].split(['\n', ';', '{', '}']).next().unwrap_or_default().trim();
        format!("{};", if value.chars().count() > crate::faults::MAX_QUOTED { "..." } else { value })
    }

    /// After the point of `1.5`.
    pub(super) fn point_in_a_number(&mut self, before: &Node) -> Option<Lost> {
        let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        let Syntax::Word(whole) = &before.what else { return None };
        let part = self.token().filter(|t| t.kind == TokenKind::Word && digits(&t.text) && digits(whole))?;
        let span = before.span.start..part.span.end;
        Some(self.foreign(found(Code::R046, "whole-numbers", span).cure("count-tenths")))
    }
}
