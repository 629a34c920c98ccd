//! The recursive-descent parser of both languages. It always returns a tree and all problems: after a problem it
//! continues after the next semicolon or brace, so that one mistake is reported once. `subset` says what of the tree
//! language 1 has.

mod braces;
mod expressions;
mod habits;
mod laws;

use crate::faults::{Found, found};
use crate::read::syntax::{Binder, Command, Define, Domain, Node, Step, Syntax};
use crate::read::token::{Token, TokenKind, tokens};
use crate::tree::Span;
use switchboard_base::diag::{Code, nearest};
use switchboard_base::language::Arg;
use switchboard_game::RuleLanguage;

/// How deep brackets and blocks may be nested.
pub const MAX_DEPTH: u32 = 100;
/// How deep the tree of a rule can be: brackets and blocks, and also what is written in a row but makes the tree
/// deeper, such as the terms of a sum and `else if`.
pub const MAX_TREE: u32 = 150;
/// After this many problems in one rule the rest of it is not read.
pub const MAX_PROBLEMS: usize = 100;

/// Words that start a statement.
const HEADS: [&str; 17] = [
    "if",
    "foreach",
    "for",
    "while",
    "repeat",
    "flood",
    "local",
    "define",
    "return",
    "win",
    "lose",
    "draw",
    "stop",
    "say",
    "sound",
    "highlight",
    "constraint",
];
/// Those that have a block.
const BLOCKS: [&str; 6] = ["if", "foreach", "for", "while", "repeat", "flood"];
/// How other languages write `else if`.
const ELSE_IFS: [&str; 4] = ["elseif", "elsif", "elif", "ifelse"];

/// A rule's contents as statements, with all problems of syntax.
pub fn parse(contents: &str, language: RuleLanguage) -> (Vec<Step>, Vec<Found>) {
    parse_tokens(contents, tokens(contents, language), language)
}

/// [`parse`] for contents that are already split into tokens.
pub fn parse_tokens(contents: &str, tokens: Vec<Token>, language: RuleLanguage) -> (Vec<Step>, Vec<Found>) {
    let mut parser = RuleParser {
        contents,
        language,
        tokens,
        at: 0,
        depth: 0,
        chained: 0,
        blocks: 0,
        stray: 0,
        problems: Vec::new(),
    };
    let mut steps = Vec::new();
    while !parser.is_end() && !parser.is_given_up() {
        if parser.is_sign("}") {
            parser.closes_nothing();
            continue;
        }
        steps.push(parser.step());
    }
    (steps, parser.problems)
}

struct RuleParser<'c> {
    contents: &'c str,
    language: RuleLanguage,
    tokens: Vec<Token>,
    at: usize,
    depth: u32,
    /// How many `else if` in a row come before the current one: each is nested in the one before.
    chained: u32,
    /// How many blocks are open here.
    blocks: usize,
    /// Opening braces that were reported as not belonging to anything; a closing brace may match each.
    stray: usize,
    problems: Vec<Found>,
}

/// A problem was reported; the caller finds a place to continue.
struct Lost;

impl RuleParser<'_> {
    fn token(&self) -> Option<&Token> {
        self.tokens.get(self.at).or(self.tokens.last())
    }

    fn ahead(&self, by: usize) -> Option<&Token> {
        self.tokens.get(self.at + by)
    }

    fn span(&self) -> Span {
        self.token().map_or(0..0, |t| t.span.clone())
    }

    /// The span from a start to the end of the last token read.
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
        let is = self.token().is_some_and(|t| t.kind == TokenKind::Word && t.text == word);
        is && self.has_meaning(word)
    }

    /// In language 1 few words have a meaning, and only between brackets: elsewhere they are names.
    fn has_meaning(&self, word: &str) -> bool {
        if self.language == RuleLanguage::Two {
            return true;
        }
        let before = |sign| self.at.checked_sub(1).and_then(|at| self.tokens.get(at)).is_some_and(|t| t.text == sign);
        let after = |sign| self.ahead(1).is_some_and(|t| t.text == sign);
        match word {
            "if" => self.at == 0 && after("("),
            "and" | "or" => before(")") && after("("),
            "else" => before("}") && after("{"),
            _ => false,
        }
    }

    /// Whether the rest is no longer read: nested too deep, or too many problems.
    fn is_given_up(&self) -> bool {
        let is_full = self.problems.len() >= MAX_PROBLEMS && self.language == RuleLanguage::Two;
        self.at >= self.tokens.len() || is_full
    }

    /// A span as the author wrote it.
    fn written(&self, span: &Span) -> &str {
        &self.contents[span.clone()]
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

    /// Reports a problem with the current token: the text `CODE-case` and its cure, with the argument `word`.
    fn problem(&mut self, code: Code, case: &'static str, cure: &'static str, word: Option<String>) {
        let found = found(code, case, self.span()).cure(cure);
        self.problems.push(match word {
            Some(word) => found.arg("word", word),
            None => found,
        });
    }

    /// A description of the current token.
    fn here(&self) -> Arg {
        match self.token() {
            Some(token) if token.kind == TokenKind::OpenText => Arg::text("here-open-text"),
            Some(token) if token.kind != TokenKind::End => Arg::Words(format!("\"{}\"", self.written(&token.span))),
            _ => Arg::text("here-end"),
        }
    }

    /// Reports that `what` was expected here: a sign, or the id of a text.
    fn expected(&mut self, what: &'static str) -> Lost {
        if let Some(unknown) =
            self.token().filter(|t| t.kind == TokenKind::Unknown).map(|t| t.text.clone().into_owned())
        {
            if let Some(lost) = self.typeset(&unknown) {
                return lost;
            }
            let cure = match unknown.as_str() {
                "&" | "|" => "and-or",
                "?" => "if-else",
                _ => "take-away",
            };
            self.problem(Code::R043, "character", cure, Some(unknown));
            return Lost;
        }
        if let Some(lost) = self.habit() {
            return lost;
        }
        let token = self.token();
        let at_end = token.is_none_or(|t| t.kind == TokenKind::End);
        // what is missing at the end of a line is marked there, after the last word
        let last = self.at.checked_sub(1).and_then(|at| self.tokens.get(at)).map(|t| t.span.clone());
        let span = match last {
            Some(last) if at_end || matches!(what, ";" | ")" | "]") => {
                last.end.saturating_sub(1).max(last.start)..last.end
            }
            _ => self.span(),
        };
        let wanted = if what.starts_with("what-") { Arg::text(what) } else { what.into() };
        let found = found(Code::R040, "missing", span).arg("here", self.here()).arg("what", wanted);
        self.problems.push(found.cure("write-here"));
        Lost
    }

    fn expect_sign(&mut self, sign: &'static str) -> Result<(), Lost> {
        if self.take_sign(sign) { Ok(()) } else { Err(self.expected(sign)) }
    }

    fn word(&mut self, what: &'static str) -> Result<(String, Span), Lost> {
        match self.token() {
            Some(token) if token.kind == TokenKind::Word => {
                let word = (token.text.clone().into_owned(), token.span.clone());
                self.at += 1;
                Ok(word)
            }
            _ => Err(self.expected(what)),
        }
    }

    /// A node of the tree, unless the tree would become too deep.
    fn node(&mut self, what: Syntax, span: Span) -> Result<Node, Lost> {
        let node = Node::new(what, span);
        if self.depth + self.chained + node.depth > MAX_TREE { Err(self.too_deep()) } else { Ok(node) }
    }

    fn too_deep(&mut self) -> Lost {
        self.problem(Code::R042, "too-deep", "into-functions", None);
        if self.language == RuleLanguage::Two {
            self.at = self.tokens.len();
        }
        Lost
    }

    /// Skips to after the next semicolon or block, or to before a closing brace.
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
        let Some(token) = self.token().cloned() else { return Err(self.expected("what-statement")) };
        if let Some(bad) = self.brace_too_many() {
            return bad;
        }
        if token.kind != TokenKind::Word {
            return Err(self.expected("what-statement"));
        }
        let next = self.ahead(1).filter(|t| t.kind == TokenKind::Sign).map_or("", |t| t.text.as_ref());
        let is_name = matches!(next, "=" | "[" | ".");
        if is_name || !HEADS.contains(&token.text.as_ref()) || !self.has_meaning(&token.text) {
            return self.assignment_or_call();
        }
        self.at += 1;
        let command = match token.text.as_ref() {
            "if" => return self.conditional(),
            "define" => return self.define(),
            "constraint" => return self.constraint(),
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
                let (name, span) = self.word("what-name")?;
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
                    let (kind, text) = (text.kind, text.text.clone().into_owned());
                    if kind == TokenKind::OpenText {
                        self.problem(Code::R040, "open-text", "close-text", None);
                    }
                    self.at += 1;
                    Command::Say(text)
                }
                _ => return Err(self.expected("what-text")),
            },
            "highlight" => Command::Highlight(self.expression()?),
            _ => Command::Sound(self.word("what-name")?.0),
        };
        self.expect_sign(";")?;
        Ok(command)
    }

    /// The condition of a block, which must be alone in its parentheses.
    fn condition(&mut self, head: &str) -> Result<Node, Lost> {
        if !self.is_sign("(") {
            self.problem(Code::R040, "no-parentheses", "head-condition", Some(head.to_owned()));
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
        if let Some(lost) = self.habit_behind(&target) {
            return Err(lost);
        }
        if let Syntax::Call(name, _) = &target.what {
            let is_else_if = ELSE_IFS.contains(&name.as_str());
            let near = if is_else_if { Some("else if") } else { nearest(name, BLOCKS) };
            if self.is_sign("{") || (near.is_some() && self.token().is_some_and(|t| t.kind == TokenKind::Word)) {
                let span = target.span.start..target.span.start + name.len();
                let found = found(Code::R045, "no-block", span.clone()).arg("word", self.written(&span));
                self.problems.push(if is_else_if {
                    found.arg("write", "else if").cure("write")
                } else {
                    found.near(near)
                });
                return Err(Lost);
            }
            self.expect_sign(";")?;
            return Ok(Command::Call(target));
        }
        if self.is_sign("==") {
            self.problem(Code::R044, "compares", "write-single", None);
            return Err(Lost);
        }
        if let Syntax::Word(word) = &target.what
            && self.is_sign("{")
        {
            let found = found(Code::R045, "no-block", target.span.clone()).arg("word", self.written(&target.span));
            self.problems.push(found.near(nearest(word, ["else", "if"])));
            return Err(Lost);
        }
        if let Syntax::Word(word) = &target.what
            && let Some(meant) = nearest(word, HEADS)
        {
            let found = found(Code::R045, "no-statement", target.span.clone());
            let found = found.arg("word", self.written(&target.span));
            self.problems.push(found.near(Some(meant)));
            return Err(Lost);
        }
        Err(self.expected("="))
    }

    fn conditional(&mut self) -> Result<Command, Lost> {
        let mut arms = vec![(self.condition("if")?, self.block()?)];
        let mut otherwise = Ok(Vec::new());
        let chained = self.chained;
        while self.take_word("else") {
            if !self.take_word("if") {
                otherwise = self.block();
                break;
            }
            self.chained += 1;
            match self.arm() {
                Ok(arm) => arms.push(arm),
                Err(lost) => {
                    otherwise = Err(lost);
                    break;
                }
            }
        }
        self.chained = chained;
        Ok(Command::If(arms, otherwise?))
    }

    /// The condition and the block of an `else if`.
    fn arm(&mut self) -> Result<(Node, Vec<Step>), Lost> {
        if self.depth + self.chained > MAX_TREE {
            return Err(self.too_deep());
        }
        Ok((self.condition("if")?, self.block()?))
    }

    fn define(&mut self) -> Result<Command, Lost> {
        let (name, span) = self.word("what-function")?;
        self.expect_sign("(")?;
        let mut parameters = Vec::new();
        while !self.is_sign(")") {
            parameters.push(self.word("what-parameter")?);
            if !self.take_sign(",") {
                break;
            }
        }
        self.expect_sign(")")?;
        Ok(Command::Define(Define { name, span, parameters, body: self.block()? }))
    }

    /// `C in list while condition`, `C from point`, `n = 1 to 9`
    fn binder(&mut self) -> Result<Binder, Lost> {
        let (name, span) = self.word("what-name")?;
        let domain = if self.take_word("in") {
            self.gone_through()?
        } else if self.take_word("from") {
            Domain::From(self.sum()?)
        } else if self.take_sign("=") {
            let first = self.sum()?;
            if !self.take_word("to") {
                return Err(self.counting_loop(&name, &first, &span).unwrap_or_else(|| self.expected("to")));
            }
            Domain::Range(first, self.sum()?)
        } else {
            return Err(self.expected("in"));
        };
        let until = if self.take_word("while") { Some(self.expression()?) } else { None };
        Ok(Binder { name, span, domain, until })
    }
}
