//! The syntax of constraints: `constraint`, the braces in its text, `runs .. matches`, and listed values.

use super::{Lost, RuleParser};
use crate::faults::found;
use crate::read::syntax::{Binder, Command, Constraint, Domain, Node, Syntax};
use crate::read::token::{Token, TokenKind, tokens};
use crate::tree::Span;
use switchboard_base::diag::Code;

impl RuleParser<'_> {
    /// Parses what follows `constraint`.
    pub(super) fn constraint(&mut self) -> Result<Command, Lost> {
        let token = self.token().filter(|t| matches!(t.kind, TokenKind::Text | TokenKind::OpenText)).cloned();
        let Some(token) = token else { return Err(self.expected("what-text")) };
        if token.kind == TokenKind::OpenText {
            self.problem(Code::R040, "open-text", "close-text", None);
            return Err(Lost);
        }
        self.at += 1;
        let asked = self.asked(&token)?;
        let mut headings = Vec::new();
        while self.take_word("foreach") {
            self.expect_sign("(")?;
            headings.push(self.binder()?);
            self.expect_sign(")")?;
        }
        if self.token().is_some_and(|token| token.kind == TokenKind::Word) {
            return Err(self.expected("foreach"));
        }
        self.expect_sign(":")?;
        let condition = self.expression()?;
        self.expect_sign(";")?;
        Ok(Command::Constraint(Box::new(Constraint { text: token.text.into_owned(), asked, headings, condition })))
    }

    /// Parses the expressions in the braces of a text.
    fn asked(&mut self, token: &Token) -> Result<Vec<Node>, Lost> {
        let mut asked = Vec::new();
        let mut from = 0;
        // the text starts after its quote
        let start = token.span.start + 1;
        while let Some(open) = token.text[from..].find('{').map(|at| from + at) {
            let Some(close) = token.text[open..].find('}').map(|at| open + at) else {
                self.problems.push(found(Code::R060, "open-brace", start + open..start + open + 1).cure("close-brace"));
                return Err(Lost);
            };
            asked.push(self.apart(start + open + 1..start + close)?);
            from = close + 1;
        }
        Ok(asked)
    }

    /// Parses a span of the contents as an expression of its own.
    fn apart(&mut self, inside: Span) -> Result<Node, Lost> {
        let mut own = tokens(self.written(&inside), self.language);
        for token in &mut own {
            token.span = token.span.start + inside.start..token.span.end + inside.start;
        }
        let outer = (std::mem::replace(&mut self.tokens, own), std::mem::take(&mut self.at));
        let mut node = self.expression();
        if node.is_ok() && !self.is_end() {
            node = Err(self.expected("}"));
        }
        (self.tokens, self.at) = outer;
        node
    }

    /// Parses what follows `runs (..)`.
    pub(super) fn runs(&mut self, cells: Binder, holds: Node) -> Result<Syntax, Lost> {
        if !self.take_word("matches") {
            return Err(self.expected("matches"));
        }
        self.expect_sign("(")?;
        let binder = self.binder()?;
        self.expect_sign(":")?;
        let number = self.expression()?;
        self.expect_sign(")")?;
        Ok(Syntax::Runs(Box::new([(cells, holds), (binder, number)])))
    }

    /// `value in (one, other)`; a single expression in the parentheses is a list.
    pub(super) fn one_of(&mut self, value: Node) -> Result<Node, Lost> {
        let start = value.span.start;
        let mut list = self.row()?;
        let span = self.since(start);
        match (list.pop(), list.is_empty()) {
            (Some(alone), true) => self.node(Syntax::In(Box::new(value), Box::new(alone)), span),
            (last, _) => {
                list.extend(last);
                self.node(Syntax::OneOf(Box::new(value), list), span)
            }
        }
    }

    /// Parses the domain of a loop, after `in`.
    pub(super) fn gone_through(&mut self) -> Result<Domain, Lost> {
        if !self.is_sign("(") {
            return Ok(Domain::In(self.postfix()?));
        }
        let mut list = self.row()?;
        match (list.pop(), list.is_empty()) {
            (Some(alone), true) => Ok(Domain::In(alone)),
            (last, _) => {
                list.extend(last);
                Ok(Domain::Listed(list))
            }
        }
    }

    /// Parses `(one, other, ...)`, at least one.
    fn row(&mut self) -> Result<Vec<Node>, Lost> {
        self.expect_sign("(")?;
        let mut list = vec![self.expression()?];
        while self.take_sign(",") {
            list.push(self.expression()?);
        }
        self.expect_sign(")")?;
        Ok(list)
    }
}
