//! Blocks and their braces: a missing or extra brace is reported once, and the text around it is still parsed.

use super::{Lost, RuleParser};
use crate::faults::found;
use crate::read::syntax::{Command, Step};
use crate::read::token::TokenKind;
use crate::tree::Span;
use switchboard_base::diag::Code;

impl RuleParser<'_> {
    pub(super) fn block(&mut self) -> Result<Vec<Step>, Lost> {
        let open = self.span();
        if self.goes_on() {
            return Err(Lost);
        }
        if !self.take_sign("{") {
            let lost = self.expected("{");
            if !self.is_sign_forgotten() {
                return Err(lost);
            }
        }
        self.blocks += 1;
        let steps = self.steps_of_block(open);
        self.blocks -= 1;
        steps
    }

    /// Reports `if (A == P) AND (B == P) {` and `if (A == P) then {`, if that is what is written.
    fn goes_on(&mut self) -> bool {
        let Some(word) = self.token().map(|t| t.text.clone().into_owned()) else { return false };
        match word.as_str() {
            "and" | "or" | "&&" | "||" => {
                self.problem(Code::R040, "ends-early", "pair-around", Some(word));
            }
            "then" | "do" | ":" => {
                self.problem(Code::R045, "between", "braces-around", Some(word));
            }
            _ => return false,
        }
        true
    }

    /// Whether only the opening brace was forgotten here: the closing one exists.
    fn is_sign_forgotten(&self) -> bool {
        let left = self.tokens.iter().skip(self.at).filter(|t| t.kind == TokenKind::Sign);
        let count = |sign: &str| left.clone().filter(|t| t.text == sign).count();
        count("}") > count("{") + self.blocks
    }

    /// Whether fewer braces are closed from here on than are open.
    fn is_brace_forgotten(&self) -> bool {
        let left = self.tokens.iter().skip(self.at).filter(|t| t.kind == TokenKind::Sign);
        let count = |sign: &str| left.clone().filter(|t| t.text == sign).count();
        count("}") < count("{") + self.blocks
    }

    fn steps_of_block(&mut self, open: Span) -> Result<Vec<Step>, Lost> {
        let mut steps = Vec::new();
        while !self.is_sign("}") {
            if self.is_given_up() {
                return Ok(steps);
            }
            if self.is_end() {
                self.problems.push(found(Code::R041, "not-closed", open).cure("close-block"));
                return Ok(steps);
            }
            if self.is_word("else") && !self.else_is_a_name() && self.is_brace_forgotten() {
                // it belongs to the if whose block this is
                self.problems.push(found(Code::R041, "not-closed", open).cure("close-before-else"));
                return Ok(steps);
            }
            steps.push(self.step());
        }
        self.at += 1;
        Ok(steps)
    }

    /// Reports a closing brace outside of all blocks.
    pub(super) fn closes_nothing(&mut self) {
        if self.stray == 0 {
            self.problem(Code::R041, "closes-nothing", "away-or-open", None);
        }
        self.stray = self.stray.saturating_sub(1);
        self.at += 1;
        self.skip_else();
    }

    /// Skips the rest of an if that could not be read.
    pub(super) fn skip_else(&mut self) {
        while self.is_word("else") && !self.else_is_a_name() {
            self.at += 1;
            self.recover();
        }
    }

    /// Handles an else or an opening brace that belongs to nothing where a statement should start.
    pub(super) fn brace_too_many(&mut self) -> Option<Result<Command, Lost>> {
        if self.is_word("else") && !self.else_is_a_name() {
            // the extra } closed a block instead of another one that follows
            self.stray += 1;
            self.problem(Code::R041, "else-alone", "away-or-if", None);
            return Some(Err(Lost));
        }
        if self.is_sign("{") {
            self.stray += 1;
            self.problem(Code::R041, "opens-nothing", "take-away", None);
            self.at += 1;
            // what follows is parsed as if the brace were not there
            return Some(Ok(Command::Bad));
        }
        None
    }

    /// Whether `else` is a name of the author's, as in `else = 3`.
    fn else_is_a_name(&self) -> bool {
        self.ahead(1).is_some_and(|t| t.kind == TokenKind::Sign && matches!(t.text.as_ref(), "=" | "[" | "."))
    }
}
