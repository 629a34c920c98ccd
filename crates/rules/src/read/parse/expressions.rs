//! Operators and values: each level of precedence is a function, the lowest first.

use super::{Lost, MAX_DEPTH, RuleParser};
use crate::faults::found;
use crate::read::syntax::{Node, Operator, Syntax};
use crate::read::token::TokenKind;
use crate::tree::{Arithmetic, Relation};
use switchboard_base::diag::{Code, nearest};

/// Functions over all elements of something.
const FOLDS: [&str; 12] =
    ["count", "any", "all", "sum", "min", "max", "distinct", "increasing", "size", "connected", "runs", "random"];

impl RuleParser<'_> {
    pub(super) fn expression(&mut self) -> Result<Node, Lost> {
        self.depth += 1;
        let result = if self.depth > MAX_DEPTH { Err(self.too_deep()) } else { self.either() };
        self.depth -= 1;
        result
    }

    fn binary(&mut self, operator: Operator, left: Node, right: Node) -> Result<Node, Lost> {
        let span = left.span.start..right.span.end;
        self.node(Syntax::Binary(operator, Box::new(left), Box::new(right)), span)
    }

    fn either(&mut self) -> Result<Node, Lost> {
        let first = self.both()?;
        if !self.is_word("or") && !self.is_sign("||") {
            return Ok(first);
        }
        let (start, mut list) = (first.span.start, vec![first]);
        while self.take_word("or") || self.take_sign("||") {
            list.push(self.both()?);
        }
        let span = self.since(start);
        self.node(Syntax::Any(list), span)
    }

    fn both(&mut self) -> Result<Node, Lost> {
        let first = self.negation()?;
        if !self.is_word("and") && !self.is_sign("&&") {
            return Ok(first);
        }
        let (start, mut list) = (first.span.start, vec![first]);
        while self.take_word("and") || self.take_sign("&&") {
            list.push(self.negation()?);
        }
        let span = self.since(start);
        self.node(Syntax::All(list), span)
    }

    fn negation(&mut self) -> Result<Node, Lost> {
        let start = self.span().start;
        let mut times = 0_usize;
        while (self.is_word("not") && !self.not_is_a_name()) || self.is_sign("!") {
            self.at += 1;
            times += 1;
        }
        let mut node = self.comparison()?;
        for _ in 0..times.min(2 - times % 2) {
            let span = self.since(start);
            node = self.node(Syntax::Not(Box::new(node)), span)?;
        }
        Ok(node)
    }

    /// Whether `not` is a word of the author's, as in `not == x`.
    fn not_is_a_name(&self) -> bool {
        self.ahead(1).is_some_and(|t| t.kind == TokenKind::Sign && matches!(t.text.as_ref(), "==" | "!=" | ")" | ";"))
    }

    fn comparison(&mut self) -> Result<Node, Lost> {
        let left = self.sum()?;
        let relations = [
            ("==", Relation::Equal),
            ("!=", Relation::Different),
            ("<=", Relation::AtMost),
            (">=", Relation::AtLeast),
            ("<", Relation::Less),
            (">", Relation::Greater),
        ];
        for (sign, relation) in relations {
            if self.take_sign(sign) {
                let right = self.sum()?;
                return self.binary(Operator::Compare(relation), left, right);
            }
        }
        if self.take_word("is") {
            let (name, span) = self.word("what-piece")?;
            let whole = left.span.start..span.end;
            return self.node(Syntax::Is(Box::new(left), name, span), whole);
        }
        if self.take_word("in") {
            if self.is_sign("(") {
                return self.one_of(left);
            }
            let list = self.postfix()?;
            let whole = left.span.start..list.span.end;
            return self.node(Syntax::In(Box::new(left), Box::new(list)), whole);
        }
        if self.is_sign("=") {
            if let Some(lost) = self.habit() {
                return Err(lost);
            }
            self.problem(Code::R044, "gives", "write-double", None);
            return Err(Lost);
        }
        Ok(left)
    }

    pub(super) fn sum(&mut self) -> Result<Node, Lost> {
        let mut left = self.product()?;
        loop {
            let what = if self.take_sign("+") {
                Arithmetic::Add
            } else if self.take_sign("-") {
                Arithmetic::Subtract
            } else {
                return Ok(left);
            };
            let right = self.product()?;
            left = self.binary(Operator::Calculate(what), left, right)?;
        }
    }

    fn product(&mut self) -> Result<Node, Lost> {
        let mut left = self.unary()?;
        loop {
            let what = if self.take_sign("*") {
                Arithmetic::Multiply
            } else if self.take_sign("/") {
                Arithmetic::Divide
            } else if self.take_sign("%") {
                Arithmetic::Remainder
            } else {
                return Ok(left);
            };
            let right = self.unary()?;
            left = self.binary(Operator::Calculate(what), left, right)?;
        }
    }

    fn unary(&mut self) -> Result<Node, Lost> {
        let start = self.span().start;
        if !self.take_sign("-") {
            return self.postfix();
        }
        self.depth += 1;
        let inner = if self.depth > MAX_DEPTH { Err(self.too_deep()) } else { self.unary() };
        self.depth -= 1;
        let span = self.since(start);
        self.node(Syntax::Minus(Box::new(inner?)), span)
    }

    pub(super) fn postfix(&mut self) -> Result<Node, Lost> {
        let start = self.span().start;
        let mut node = self.primary()?;
        loop {
            if self.take_sign("[") {
                let mut indexes = vec![self.expression()?];
                if self.take_sign(",") {
                    indexes.push(self.expression()?);
                } else if self.token().is_some_and(|token| token.kind == TokenKind::Word) {
                    return Err(self.expected(","));
                }
                self.expect_sign("]")?;
                let span = self.since(start);
                node = self.node(Syntax::Index(Box::new(node), indexes), span)?;
            } else if self.take_sign(".") {
                if let Some(lost) = self.point_in_a_number(&node) {
                    return Err(lost);
                }
                let (name, _) = self.word("what-property")?;
                let span = self.since(start);
                node = self.node(Syntax::Property(Box::new(node), name), span)?;
            } else {
                return Ok(node);
            }
        }
    }

    fn primary(&mut self) -> Result<Node, Lost> {
        let Some(token) = self.token().cloned() else { return Err(self.expected("what-value")) };
        let start = token.span.start;
        match token.kind {
            TokenKind::Word => {
                self.at += 1;
                if !self.take_sign("(") {
                    return Ok(Node::new(Syntax::Word(token.text.into_owned()), token.span));
                }
                let what = self.call(token.text.into_owned())?;
                let span = self.since(start);
                self.node(what, span)
            }
            TokenKind::Text => {
                self.at += 1;
                Ok(Node::new(Syntax::Text(token.text.into_owned()), token.span))
            }
            _ if self.take_sign("(") => {
                let first = self.expression()?;
                if self.take_sign(",") {
                    let second = self.expression()?;
                    self.expect_sign(")")?;
                    let span = self.since(start);
                    return self.node(Syntax::Pair(Box::new(first), Box::new(second)), span);
                }
                self.expect_sign(")")?;
                Ok(Node { span: self.since(start), parentheses: first.parentheses + 1, ..first })
            }
            _ => Err(self.expected("what-value")),
        }
    }

    /// Parses what follows `name(`.
    #[expect(clippy::indexing_slicing, reason = "the name and the bracket have been read")]
    fn call(&mut self, name: String) -> Result<Syntax, Lost> {
        let binds = self.token().is_some_and(|t| t.kind == TokenKind::Word)
            && self.ahead(1).is_some_and(|t| match t.kind {
                TokenKind::Word => matches!(t.text.as_ref(), "in" | "from"),
                _ => t.text == "=" && t.kind == TokenKind::Sign,
            });
        if binds && !FOLDS.contains(&name.as_str()) {
            let span = self.tokens[self.at - 2].span.clone();
            let near = nearest(&name, FOLDS.into_iter().chain(["foreach", "flood"]));
            let found = found(Code::R023, "goes-through-nothing", span.clone()).arg("word", self.written(&span));
            self.problems.push(found.near(near));
            return Err(Lost);
        }
        if binds {
            let binder = self.binder()?;
            self.expect_sign(":")?;
            let body = self.expression()?;
            self.expect_sign(")")?;
            if name == "runs" {
                return self.runs(binder, body);
            }
            return Ok(Syntax::Fold(name, Box::new(binder), Box::new(body)));
        }
        let mut values = Vec::new();
        while !self.is_sign(")") {
            values.push(self.expression()?);
            if !self.take_sign(",") {
                break;
            }
        }
        self.expect_sign(")")?;
        Ok(Syntax::Call(name, values))
    }
}
