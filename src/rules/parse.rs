//! The recursive parser of language 2. Always gives a tree and all problems: after one it goes on behind the
//! next semicolon or brace, so that one mistake is reported once.

mod braces;

use super::faults::{Found, found};
use super::syntax::{Binder, Command, Define, Domain, Node, Operator, Step, Syntax};
use super::token::{Token, TokenKind, tokens};
use super::tree::Span;

/// How deep statements and expressions may be nested.
pub const MAX_DEPTH: u32 = 100;

/// Words that begin a statement.
const HEADS: [&str; 15] = [
    "if", "foreach", "for", "while", "repeat", "flood", "local", "define", "return", "win", "lose", "draw", "stop",
    "say", "sound",
];
/// Those of them that have a block.
const BLOCKS: [&str; 6] = ["if", "foreach", "for", "while", "repeat", "flood"];
/// What other languages write for `else if`.
const ELSE_IFS: [&str; 4] = ["elseif", "elsif", "elif", "ifelse"];
/// Functions over all elements of something.
const FOLDS: [&str; 9] = ["count", "any", "all", "sum", "min", "max", "distinct", "size", "connected"];

/// A rule's contents as statements, with all problems of its writing.
pub fn parse(contents: &str) -> (Vec<Step>, Vec<Found>) {
    let mut parser = Parser { tokens: tokens(contents), at: 0, depth: 0, blocks: 0, stray: 0, problems: Vec::new() };
    let mut steps = Vec::new();
    while !parser.is_end() {
        if parser.is_sign("}") {
            parser.closes_nothing();
            continue;
        }
        steps.push(parser.step());
    }
    (steps, parser.problems)
}

struct Parser {
    tokens: Vec<Token>,
    at: usize,
    depth: u32,
    /// How many blocks are open here.
    blocks: usize,
    /// Opening braces that were reported as belonging to nothing: each may have a closing one.
    stray: usize,
    problems: Vec<Found>,
}

/// The problem is reported; the caller finds a place to go on.
struct Lost;

impl Parser {
    fn token(&self) -> Option<&Token> {
        self.tokens.get(self.at).or(self.tokens.last())
    }

    fn ahead(&self, by: usize) -> Option<&Token> {
        self.tokens.get(self.at + by)
    }

    fn span(&self) -> Span {
        self.token().map_or(0..0, |t| t.span.clone())
    }

    /// From the start of a stretch to the end of the last token read.
    fn since(&self, start: usize) -> Span {
        let end = self.at.checked_sub(1).and_then(|at| self.tokens.get(at)).map_or(start, |t| t.span.end);
        start..end.max(start)
    }

    fn is_end(&self) -> bool {
        self.token().is_none_or(|t| t.kind == TokenKind::End)
    }

    fn is_sign(&self, sign: &str) -> bool {
        self.token().is_some_and(|t| t.kind == TokenKind::Sign && t.text == sign)
    }

    fn is_word(&self, word: &str) -> bool {
        self.token().is_some_and(|t| t.kind == TokenKind::Word && t.text == word)
    }

    fn take_sign(&mut self, sign: &str) -> bool {
        let is = self.is_sign(sign);
        self.at += usize::from(is);
        is
    }

    fn take_word(&mut self, word: &str) -> bool {
        let is = self.is_word(word);
        self.at += usize::from(is);
        is
    }

    fn problem(&mut self, code: &'static str, message: &str, hint: &str) {
        self.problems.push(found(code, self.span(), message).hint(hint));
    }

    /// What stands here, in words.
    fn here(&self) -> String {
        match self.token() {
            Some(token) if token.kind == TokenKind::OpenText => "a text without its closing quote".to_owned(),
            Some(token) if token.kind != TokenKind::End => format!("\"{}\"", token.text),
            _ => "the end of the rule".to_owned(),
        }
    }

    /// Reports that `what` should stand here.
    fn expected(&mut self, what: &str) -> Lost {
        if let Some(unknown) = self.token().filter(|t| t.kind == TokenKind::Unknown).map(|t| t.text.clone()) {
            let hint = if matches!(unknown.as_str(), "&" | "|") { "write AND or OR" } else { "take it away" };
            self.problem("R043", &format!("the character {unknown} has no meaning here"), hint);
            return Lost;
        }
        let token = self.token();
        let at_end = token.is_none_or(|t| t.kind == TokenKind::End);
        // what is missing at a line's end is underlined there, behind the last word
        let last = self.at.checked_sub(1).and_then(|at| self.tokens.get(at)).map(|t| t.span.clone());
        let span = match last {
            Some(last) if at_end || matches!(what, ";" | ")" | "]") => {
                last.end.saturating_sub(1).max(last.start)..last.end
            }
            _ => self.span(),
        };
        let message = format!("{what} is missing before {}", self.here());
        self.problems.push(found("R040", span, message).hint(format!("write {what} here")));
        Lost
    }

    fn expect_sign(&mut self, sign: &str) -> Result<(), Lost> {
        if self.take_sign(sign) { Ok(()) } else { Err(self.expected(sign)) }
    }

    fn word(&mut self, what: &str) -> Result<(String, Span), Lost> {
        match self.token() {
            Some(token) if token.kind == TokenKind::Word => {
                let word = (token.text.clone(), token.span.clone());
                self.at += 1;
                Ok(word)
            }
            _ => Err(self.expected(what)),
        }
    }

    fn too_deep(&mut self) -> Lost {
        self.problem("R042", "this is nested too deep", "take parts of it into functions of their own");
        self.at = self.tokens.len();
        Lost
    }

    /// Goes on behind the next semicolon or block, or before a closing brace.
    fn recover(&mut self) {
        let mut depth = 0_u32;
        while !self.is_end() {
            if self.is_sign("{") {
                depth += 1;
            } else if self.is_sign("}") {
                if depth == 0 {
                    return;
                }
                depth -= 1;
                if depth == 0 {
                    self.at += 1;
                    return;
                }
            } else if self.is_sign(";") && depth == 0 {
                self.at += 1;
                return;
            }
            self.at += 1;
        }
    }

    fn step(&mut self) -> Step {
        let start = self.span().start;
        let before = self.at;
        let problems = self.problems.len();
        let what = self.command().unwrap_or_else(|Lost| {
            self.recover();
            self.skip_else();
            if self.at == before {
                self.at += 1;
            }
            Command::Bad
        });
        debug_assert!(what != Command::Bad || self.problems.len() > problems);
        Step { what, span: self.since(start) }
    }

    fn command(&mut self) -> Result<Command, Lost> {
        self.depth += 1;
        let result = if self.depth > MAX_DEPTH { Err(self.too_deep()) } else { self.any_command() };
        self.depth -= 1;
        result
    }

    fn any_command(&mut self) -> Result<Command, Lost> {
        let Some(token) = self.token().cloned() else { return Err(self.expected("a statement")) };
        if let Some(bad) = self.brace_too_many() {
            return bad;
        }
        if token.kind != TokenKind::Word {
            return Err(self.expected("a statement"));
        }
        let next = self.ahead(1).filter(|t| t.kind == TokenKind::Sign).map_or("", |t| t.text.as_str());
        let is_name = matches!(next, "=" | "[" | ".");
        if is_name || !HEADS.contains(&token.text.as_str()) {
            return self.assignment_or_call();
        }
        self.at += 1;
        let command = match token.text.as_str() {
            "if" => return self.conditional(),
            "define" => return self.define(),
            "foreach" | "for" => {
                self.expect_sign("(")?;
                let binder = self.binder()?;
                self.expect_sign(")")?;
                return Ok(Command::Loop(binder, self.block()?));
            }
            "flood" => {
                self.expect_sign("(")?;
                let binder = self.binder()?;
                self.expect_sign(":")?;
                let condition = self.expression()?;
                self.expect_sign(")")?;
                return Ok(Command::Flood(binder, condition, self.block()?));
            }
            "while" => {
                let condition = self.condition("while")?;
                return Ok(Command::While(condition, self.block()?));
            }
            "repeat" => {
                let times = self.in_parentheses()?;
                return Ok(Command::Repeat(times, self.block()?));
            }
            "local" => {
                let (name, span) = self.word("a name")?;
                self.expect_sign("=")?;
                Command::Local(name, span, self.expression()?)
            }
            "return" if self.is_sign(";") => Command::Return(None),
            "return" => Command::Return(Some(self.expression()?)),
            "win" if self.is_sign("(") => Command::Win(Some(self.in_parentheses()?)),
            "win" => Command::Win(None),
            "lose" => Command::Lose,
            "draw" => Command::Draw,
            "stop" => Command::Stop,
            "say" => match self.token() {
                Some(text) if matches!(text.kind, TokenKind::Text | TokenKind::OpenText) => {
                    let (kind, text) = (text.kind, text.text.clone());
                    if kind == TokenKind::OpenText {
                        self.problem("R040", "this text has no closing quote", "write \" at its end");
                    }
                    self.at += 1;
                    Command::Say(text)
                }
                _ => return Err(self.expected("a text in quotes")),
            },
            _ => Command::Sound(self.word("a name")?.0),
        };
        self.expect_sign(";")?;
        Ok(command)
    }

    /// The condition of a block: nothing else may stand there.
    fn condition(&mut self, head: &str) -> Result<Node, Lost> {
        if !self.is_sign("(") {
            let message = format!("the condition of this {head} stands in no parentheses");
            self.problems.push(found("R040", self.span(), message).hint(format!("write {head} (CONDITION) {{ ... }}")));
            return Err(Lost);
        }
        self.in_parentheses()
    }

    fn in_parentheses(&mut self) -> Result<Node, Lost> {
        self.expect_sign("(")?;
        let node = self.expression()?;
        self.expect_sign(")")?;
        Ok(node)
    }

    fn assignment_or_call(&mut self) -> Result<Command, Lost> {
        let target = self.postfix()?;
        if self.take_sign("=") {
            let value = self.expression()?;
            self.expect_sign(";")?;
            return Ok(Command::Assign(target, value));
        }
        if let Syntax::Call(name, _) = &target.what {
            let else_if = ELSE_IFS.contains(&name.as_str()).then(|| "write else if".to_owned());
            let hint = else_if.or_else(|| super::faults::did_you_mean(name, BLOCKS.into_iter()));
            if self.is_sign("{") || (hint.is_some() && self.token().is_some_and(|t| t.kind == TokenKind::Word)) {
                let span = target.span.start..target.span.start + name.len();
                self.problems.push(found("R045", span, format!("{name} begins no block")).maybe_hint(hint));
                return Err(Lost);
            }
            self.expect_sign(";")?;
            return Ok(Command::Call(target));
        }
        if self.is_sign("==") {
            self.problem("R044", "== compares; it gives no value", "write = to give a value");
            return Err(Lost);
        }
        if let Syntax::Word(word) = &target.what
            && self.is_sign("{")
        {
            let hint = super::faults::did_you_mean(word, ["else", "if"].into_iter());
            let problem = found("R045", target.span.clone(), format!("{word} begins no block"));
            self.problems.push(problem.maybe_hint(hint));
            return Err(Lost);
        }
        if let Syntax::Word(word) = &target.what
            && let Some(meant) = crate::diag::nearest(word, HEADS)
        {
            let problem = found("R045", target.span.clone(), format!("{word} begins no statement"));
            self.problems.push(problem.hint(format!("did you mean {meant}?")));
            return Err(Lost);
        }
        Err(self.expected("="))
    }

    fn conditional(&mut self) -> Result<Command, Lost> {
        let mut arms = vec![(self.condition("if")?, self.block()?)];
        let mut otherwise = Vec::new();
        while self.take_word("else") {
            if self.take_word("if") {
                let condition = self.condition("if")?;
                arms.push((condition, self.block()?));
            } else {
                otherwise = self.block()?;
                break;
            }
        }
        Ok(Command::If(arms, otherwise))
    }

    fn define(&mut self) -> Result<Command, Lost> {
        let (name, span) = self.word("the function's name")?;
        self.expect_sign("(")?;
        let mut parameters = Vec::new();
        while !self.is_sign(")") {
            parameters.push(self.word("a parameter")?);
            if !self.take_sign(",") {
                break;
            }
        }
        self.expect_sign(")")?;
        Ok(Command::Define(Define { name, span, parameters, body: self.block()? }))
    }

    /// `C in list while condition`, `C from point`, `n = 1 to 9`
    fn binder(&mut self) -> Result<Binder, Lost> {
        let (name, span) = self.word("a name")?;
        let domain = if self.take_word("in") {
            Domain::In(self.postfix()?)
        } else if self.take_word("from") {
            Domain::From(self.sum()?)
        } else if self.take_sign("=") {
            let first = self.sum()?;
            if !self.take_word("to") {
                return Err(self.expected("to"));
            }
            Domain::Range(first, self.sum()?)
        } else {
            return Err(self.expected("in"));
        };
        let until = if self.take_word("while") { Some(self.expression()?) } else { None };
        Ok(Binder { name, span, domain, until })
    }

    fn expression(&mut self) -> Result<Node, Lost> {
        self.depth += 1;
        let result = if self.depth > MAX_DEPTH { Err(self.too_deep()) } else { self.either() };
        self.depth -= 1;
        result
    }

    fn binary(&self, operator: Operator, left: Node, right: Node) -> Node {
        let span = left.span.start..right.span.end;
        Node { what: Syntax::Binary(operator, Box::new(left), Box::new(right)), span }
    }

    fn either(&mut self) -> Result<Node, Lost> {
        let mut left = self.both()?;
        while self.take_word("or") || self.take_sign("||") {
            let right = self.both()?;
            left = self.binary(Operator::Or, left, right);
        }
        Ok(left)
    }

    fn both(&mut self) -> Result<Node, Lost> {
        let mut left = self.negation()?;
        while self.take_word("and") || self.take_sign("&&") {
            let right = self.negation()?;
            left = self.binary(Operator::And, left, right);
        }
        Ok(left)
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
            node = Node { what: Syntax::Not(Box::new(node)), span: self.since(start) };
        }
        Ok(node)
    }

    /// `not == x`: then it is a word of the author's.
    fn not_is_a_name(&self) -> bool {
        self.ahead(1).is_some_and(|t| t.kind == TokenKind::Sign && matches!(t.text.as_str(), "==" | "!=" | ")" | ";"))
    }

    fn comparison(&mut self) -> Result<Node, Lost> {
        let left = self.sum()?;
        let operators = [
            ("==", Operator::Equal),
            ("!=", Operator::Different),
            ("<=", Operator::AtMost),
            (">=", Operator::AtLeast),
            ("<", Operator::Less),
            (">", Operator::Greater),
        ];
        for (sign, operator) in operators {
            if self.take_sign(sign) {
                let right = self.sum()?;
                return Ok(self.binary(operator, left, right));
            }
        }
        if self.take_word("is") {
            let (name, span) = self.word("the name of a piece or group")?;
            let whole = left.span.start..span.end;
            return Ok(Node { what: Syntax::Is(Box::new(left), name, span), span: whole });
        }
        if self.take_word("in") {
            let list = self.postfix()?;
            let whole = left.span.start..list.span.end;
            return Ok(Node { what: Syntax::In(Box::new(left), Box::new(list)), span: whole });
        }
        if self.is_sign("=") {
            self.problem("R044", "= gives a value; it compares nothing", "write == to compare");
            return Err(Lost);
        }
        Ok(left)
    }

    fn sum(&mut self) -> Result<Node, Lost> {
        let mut left = self.product()?;
        loop {
            let operator = if self.take_sign("+") {
                Operator::Add
            } else if self.take_sign("-") {
                Operator::Subtract
            } else {
                return Ok(left);
            };
            let right = self.product()?;
            left = self.binary(operator, left, right);
        }
    }

    fn product(&mut self) -> Result<Node, Lost> {
        let mut left = self.unary()?;
        loop {
            let operator = if self.take_sign("*") {
                Operator::Multiply
            } else if self.take_sign("/") {
                Operator::Divide
            } else if self.take_sign("%") {
                Operator::Remainder
            } else {
                return Ok(left);
            };
            let right = self.unary()?;
            left = self.binary(operator, left, right);
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
        Ok(Node { what: Syntax::Minus(Box::new(inner?)), span: self.since(start) })
    }

    fn postfix(&mut self) -> Result<Node, Lost> {
        let start = self.span().start;
        let mut node = self.primary()?;
        loop {
            if self.take_sign("[") {
                let mut indexes = vec![self.expression()?];
                if self.take_sign(",") {
                    indexes.push(self.expression()?);
                }
                self.expect_sign("]")?;
                node = Node { what: Syntax::Index(Box::new(node), indexes), span: self.since(start) };
            } else if self.take_sign(".") {
                let (name, _) = self.word("a property")?;
                node = Node { what: Syntax::Property(Box::new(node), name), span: self.since(start) };
            } else {
                return Ok(node);
            }
        }
    }

    fn primary(&mut self) -> Result<Node, Lost> {
        let Some(token) = self.token().cloned() else { return Err(self.expected("a value")) };
        let start = token.span.start;
        match token.kind {
            TokenKind::Word => {
                self.at += 1;
                if !self.take_sign("(") {
                    return Ok(Node { what: Syntax::Word(token.text), span: token.span });
                }
                let what = self.call(token.text)?;
                Ok(Node { what, span: self.since(start) })
            }
            TokenKind::Text => {
                self.at += 1;
                Ok(Node { what: Syntax::Text(token.text), span: token.span })
            }
            _ if self.take_sign("(") => {
                let first = self.expression()?;
                let what = if self.take_sign(",") {
                    Syntax::Pair(Box::new(first), Box::new(self.expression()?))
                } else {
                    first.what
                };
                self.expect_sign(")")?;
                Ok(Node { what, span: self.since(start) })
            }
            _ => Err(self.expected("a value")),
        }
    }

    /// What stands behind `name(`.
    fn call(&mut self, name: String) -> Result<Syntax, Lost> {
        let binds = self.token().is_some_and(|t| t.kind == TokenKind::Word)
            && self.ahead(1).is_some_and(|t| match t.kind {
                TokenKind::Word => matches!(t.text.as_str(), "in" | "from"),
                _ => t.text == "=" && t.kind == TokenKind::Sign,
            });
        if binds && !FOLDS.contains(&name.as_str()) {
            let at = self.at.saturating_sub(2);
            let span = self.tokens.get(at).map_or(0..0, |t| t.span.clone());
            let hint = super::faults::did_you_mean(&name, FOLDS.into_iter().chain(["foreach", "flood"]));
            self.problems.push(found("R023", span, format!("{name} goes through nothing")).maybe_hint(hint));
            return Err(Lost);
        }
        if binds {
            let binder = self.binder()?;
            self.expect_sign(":")?;
            let body = self.expression()?;
            self.expect_sign(")")?;
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
