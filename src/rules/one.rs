//! Language 1: regular expressions take a rule's text apart, once, at load, into parts with their places.
//! Nothing is known here of levels: what a name means is settled in `resolve`.

use super::tree::Span;
use regex::Regex;
use std::sync::LazyLock;

/// A rule taken apart.
#[derive(Debug, Clone, PartialEq)]
pub enum Parts {
    /// An assignment.
    Assignment(Assignment),
    /// A conditional.
    Conditional {
        /// All must hold, or one of them.
        all: bool,
        /// The conditions, at least one.
        conditions: Vec<Condition>,
        /// Done where it holds; what is ill-formed keeps its place as none.
        then: Vec<Result<Assignment, IllFormed>>,
        /// Done where it does not.
        otherwise: Vec<Result<Assignment, IllFormed>>,
        /// Where it is written.
        span: Span,
    },
    /// Not language 1.
    IllFormed(IllFormed),
}

impl Parts {
    /// Everything in it that is not language 1.
    pub fn ill_formed(&self) -> Vec<&IllFormed> {
        match self {
            Self::Assignment(_) => Vec::new(),
            Self::Conditional { then, otherwise, .. } => {
                then.iter().chain(otherwise).filter_map(|action| action.as_ref().err()).collect()
            }
            Self::IllFormed(ill) => vec![ill],
        }
    }
}

/// Something that is not language 1, why, and where.
#[derive(Debug, Clone, PartialEq)]
pub struct IllFormed {
    /// What is wrong.
    pub why: Why,
    /// Where in the rule's contents.
    pub span: Span,
}

/// What can be wrong with the text of a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// Neither an assignment nor a conditional.
    Shape,
    /// The list of conditions.
    Conditions,
    /// AND and OR in one list.
    Mixed,
    /// One condition.
    Condition,
    /// An assignment.
    Assignment,
    /// Text after a block's last semicolon.
    NoSemicolon,
    /// Two semicolons with nothing between them.
    Nothing,
    /// A block that begins with another word than `if`.
    Head,
    /// An `if` whose condition stands in no parentheses.
    NoParentheses,
    /// `=` in a condition.
    Single,
    /// `==` in an assignment.
    Double,
    /// A sign of language 2.
    SecondLanguage,
    /// A character of no use in rules.
    Strange,
}

/// `left == right` or `left != right`.
#[derive(Debug, Clone, PartialEq)]
pub struct Condition {
    /// Left side.
    pub left: Term,
    /// Whether the sides must be equal.
    pub equal: bool,
    /// Right side.
    pub right: Term,
    /// Where it is written.
    pub span: Span,
}

/// `target = first + next - next;`
#[derive(Debug, Clone, PartialEq)]
pub struct Assignment {
    /// What is changed.
    pub target: Term,
    /// The values; the first one's sign is plus.
    pub values: Vec<(Sign, Term)>,
    /// Where it is written.
    pub span: Span,
}

/// Added or taken away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// Added.
    Plus,
    /// Taken away.
    Minus,
}

/// A cell or a word.
#[derive(Debug, Clone, PartialEq)]
pub enum Term {
    /// `matrix[x, y]`
    Cell {
        /// The matrix's name.
        matrix: Word,
        /// Column.
        x: Vec<(Sign, Word)>,
        /// Row.
        y: Vec<(Sign, Word)>,
        /// The whole of it.
        span: Span,
    },
    /// An item or a literal.
    Word(Word),
}

impl Term {
    /// Where it is written.
    pub fn span(&self) -> Span {
        match self {
            Self::Cell { span, .. } => span.clone(),
            Self::Word(word) => word.span.clone(),
        }
    }
}

/// A name or literal in lower case, and where it is written.
#[derive(Debug, Clone, PartialEq)]
pub struct Word {
    /// Its text, as names are compared.
    pub text: String,
    /// Where it is written.
    pub span: Span,
}

const INDEX: &str = r"\w+(?:[+-]\w+)*";

fn regex(pattern: &str) -> Option<Regex> {
    Regex::new(&pattern.replace("INDEX", INDEX).replace("TERM", r"\w+(?:\[INDEX,INDEX\])?").replace("INDEX", INDEX))
        .ok()
}

/// The regular expressions, compiled once in a program's life.
struct Expressions {
    conditional: Regex,
    starts_as_conditional: Regex,
    list: Regex,
    listed: Regex,
    simple: Regex,
    assignment: Regex,
}

static EXPRESSIONS: LazyLock<Option<Expressions>> = LazyLock::new(|| {
    Some(Expressions {
        starts_as_conditional: regex(r"^if\(")?,
        conditional: regex(r"^if\((?<conditions>[^{};]+)\)\{(?<then>[^{}]+)\}(?:else\{(?<otherwise>[^{}]+)\})?$")?,
        list: regex(r"^\([^()]+\)(?:(?:and|or)\([^()]+\))*$")?,
        listed: regex(r"(?<operator>and|or)?\((?<condition>[^()]+)\)")?,
        simple: regex(r"^(?<left>TERM)(?<operator>==|!=)(?<right>TERM)$")?,
        assignment: regex(r"^(?<target>TERM)=(?<values>TERM(?:[+-]TERM)*)$")?,
    })
});

/// A rule's text in lower case without white space and dots, and where each byte of it came from.
struct Flat {
    text: String,
    /// For each byte of `text`: first byte and end of its character in the contents.
    from: Vec<(usize, usize)>,
}

impl Flat {
    fn new(contents: &str) -> Self {
        let mut flat = Self { text: String::with_capacity(contents.len()), from: Vec::with_capacity(contents.len()) };
        for (start, c) in contents.char_indices().filter(|(_, c)| !c.is_whitespace() && *c != '.') {
            for lower in c.to_lowercase() {
                flat.text.push(lower);
                flat.from.extend(std::iter::repeat_n((start, start + c.len_utf8()), lower.len_utf8()));
            }
        }
        flat
    }

    /// The place in the contents of a stretch of the flat text.
    fn span(&self, flat: Span) -> Span {
        let start = self.from.get(flat.start).or(self.from.last()).map_or(0, |f| f.0);
        let end = flat.end.checked_sub(1).and_then(|last| self.from.get(last)).map_or(start, |f| f.1);
        start..end.max(start)
    }
}

/// A stretch of the flat text.
#[derive(Clone, Copy)]
struct Part<'a> {
    text: &'a str,
    start: usize,
}

impl<'a> Part<'a> {
    /// The stretch of it that has this text, which must be a part of its own text, from this place in it on.
    fn inner(self, text: &'a str, at: usize) -> Self {
        Self { text, start: self.start + at }
    }

    /// It, taken apart at this sign, which belongs to none of the parts.
    fn split(self, sign: char) -> impl Iterator<Item = Part<'a>> {
        let mut at = 0;
        self.text.split(sign).map(move |text| {
            let part = self.inner(text, at);
            at += text.len() + sign.len_utf8();
            part
        })
    }

    fn of(whole: Part<'a>, found: regex::Match<'a>) -> Self {
        Self { text: found.as_str(), start: whole.start + found.start() }
    }

    fn range(self) -> Span {
        self.start..self.start + self.text.len()
    }
}

struct Reader<'e> {
    flat: Flat,
    with: &'e Expressions,
}

/// Takes a rule apart.
pub fn read(contents: &str) -> Parts {
    let Some(with) = EXPRESSIONS.as_ref() else {
        return Parts::IllFormed(IllFormed { why: Why::Shape, span: 0..0 });
    };
    let reader = Reader { flat: Flat::new(contents), with };
    reader.rule().unwrap_or_else(Parts::IllFormed)
}

impl Reader<'_> {
    fn ill(&self, why: Why, part: Part) -> IllFormed {
        let (why, span) = sharper(why, part.text).unwrap_or((why, 0..part.text.len()));
        IllFormed { why, span: self.flat.span(part.start + span.start..part.start + span.end) }
    }

    fn rule(&self) -> Result<Parts, IllFormed> {
        let whole = Part { text: &self.flat.text, start: 0 };
        if !self.with.starts_as_conditional.is_match(whole.text) {
            return match whole.text.strip_suffix(';') {
                Some(text) => self.assignment(Part { text, start: 0 }).map(Parts::Assignment),
                None => Err(self.ill(Why::NoSemicolon, whole)),
            };
        }
        let found = self.with.conditional.captures(whole.text).ok_or_else(|| self.ill(Why::Shape, whole))?;
        let part = |name| found.name(name).map(|m| Part::of(whole, m));
        let (Some(conditions), Some(then)) = (part("conditions"), part("then")) else {
            return Err(self.ill(Why::Shape, whole));
        };
        let (all, conditions) = self.conditions(conditions)?;
        Ok(Parts::Conditional {
            all,
            conditions,
            then: self.block(then),
            otherwise: part("otherwise").map(|block| self.block(block)).unwrap_or_default(),
            span: self.flat.span(whole.range()),
        })
    }

    fn conditions(&self, part: Part) -> Result<(bool, Vec<Condition>), IllFormed> {
        if !part.text.starts_with('(') {
            return Ok((true, vec![self.condition(part)?]));
        }
        if !self.with.list.is_match(part.text) {
            return Err(self.ill(Why::Conditions, part));
        }
        let mut conditions = Vec::new();
        let mut operators = Vec::new();
        for found in self.with.listed.captures_iter(part.text) {
            operators.extend(found.name("operator").map(|m| m.as_str() == "and"));
            if let Some(condition) = found.name("condition") {
                conditions.push(self.condition(Part::of(part, condition))?);
            }
        }
        let all = operators.first().copied().unwrap_or(true);
        if operators.iter().any(|o| *o != all) {
            return Err(self.ill(Why::Mixed, part));
        }
        Ok((all, conditions))
    }

    fn condition(&self, part: Part) -> Result<Condition, IllFormed> {
        let ill = || self.ill(Why::Condition, part);
        let found = self.with.simple.captures(part.text).ok_or_else(ill)?;
        let (Some(left), Some(operator), Some(right)) =
            (found.name("left"), found.name("operator"), found.name("right"))
        else {
            return Err(ill());
        };
        Ok(Condition {
            left: self.term(Part::of(part, left)),
            equal: operator.as_str() == "==",
            right: self.term(Part::of(part, right)),
            span: self.flat.span(part.range()),
        })
    }

    fn block(&self, part: Part) -> Vec<Result<Assignment, IllFormed>> {
        let mut actions = Vec::new();
        for action in part.split(';') {
            let end = action.start + action.text.len();
            let closed = end < part.start + part.text.len();
            if closed && action.text.is_empty() {
                actions.push(Err(self.ill(Why::Nothing, Part { text: ";", start: end })));
            } else if closed {
                actions.push(self.assignment(action));
            } else if !action.text.is_empty() {
                actions.push(Err(self.ill(Why::NoSemicolon, action)));
            }
        }
        actions
    }

    fn assignment(&self, part: Part) -> Result<Assignment, IllFormed> {
        let ill = || self.ill(Why::Assignment, part);
        let found = self.with.assignment.captures(part.text).ok_or_else(ill)?;
        let (Some(target), Some(values)) = (found.name("target"), found.name("values")) else { return Err(ill()) };
        let values = operands(Part::of(part, values)).into_iter().map(|(sign, term)| (sign, self.term(term)));
        Ok(Assignment {
            target: self.term(Part::of(part, target)),
            values: values.collect(),
            span: self.flat.span(part.range()),
        })
    }

    /// Of a text that the expression for assignments or conditions found to be a cell or a word.
    fn term(&self, part: Part) -> Term {
        let cell = part.text.strip_suffix(']').and_then(|text| text.split_once('['));
        let Some((matrix, (x, y))) = cell.and_then(|(matrix, inside)| Some((matrix, inside.split_once(',')?))) else {
            return Term::Word(self.word(part));
        };
        let x_at = matrix.len() + 1;
        Term::Cell {
            matrix: self.word(part.inner(matrix, 0)),
            x: self.index(part.inner(x, x_at)),
            y: self.index(part.inner(y, x_at + x.len() + 1)),
            span: self.flat.span(part.range()),
        }
    }

    fn index(&self, part: Part) -> Vec<(Sign, Word)> {
        operands(part).into_iter().map(|(sign, word)| (sign, self.word(word))).collect()
    }

    fn word(&self, part: Part) -> Word {
        Word { text: part.text.to_owned(), span: self.flat.span(part.range()) }
    }
}

/// The operands of a sum, taken apart at the signs that stand in no index; the first one's sign is plus.
fn operands(sum: Part) -> Vec<(Sign, Part)> {
    let (mut list, mut from, mut sign, mut in_index) = (Vec::new(), 0, Sign::Plus, false);
    let part = |from: usize, to: usize| sum.inner(sum.text.get(from..to).unwrap_or_default(), from);
    for (at, letter) in sum.text.char_indices() {
        match letter {
            '[' => in_index = true,
            ']' => in_index = false,
            '+' | '-' if !in_index => {
                list.push((sign, part(from, at)));
                sign = if letter == '-' { Sign::Minus } else { Sign::Plus };
                from = at + 1;
            }
            _ => {}
        }
    }
    list.push((sign, part(from, sum.text.len())));
    list
}

/// What exactly keeps a text from being a rule, where one sign or word of it tells.
fn sharper(why: Why, text: &str) -> Option<(Why, Span)> {
    if why == Why::NoSemicolon && text.contains('{') {
        let head = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(text.len());
        let calls = text.get(head..).is_some_and(|rest| rest.starts_with('('));
        return Some(match (calls, text.starts_with("if")) {
            (true, _) => (Why::Head, 0..head),
            (false, true) => (Why::NoParentheses, 0..2),
            (false, false) => (Why::Shape, 0..text.len()),
        });
    }
    if !matches!(why, Why::Condition | Why::Assignment | Why::Conditions | Why::Shape) {
        return None;
    }
    let sign = |signs: &str| text.char_indices().find(|(_, c)| signs.contains(*c)).map(|(at, c)| at..at + c.len_utf8());
    if let Some(span) = sign("?#$@:~`^\\\"'≠≤≥−–×“”„‚’") {
        return Some((Why::Strange, span));
    }
    let second = |signs: &str| {
        let span = sign(signs)?;
        let equals = usize::from(text.get(span.end..).is_some_and(|rest| rest.starts_with('=')));
        Some((Why::SecondLanguage, span.start..span.end + equals))
    };
    match (why, text.find("==")) {
        (Why::Condition, _) => single_equals(text).map(|at| (Why::Single, at..at + 1)).or_else(|| second("<>*/%&|")),
        (Why::Assignment, Some(at)) => Some((Why::Double, at..at + 2)),
        (Why::Assignment, None) => second("<>*/%&|()"),
        _ => None,
    }
}

/// The place of a `=` that is no part of `==`, `!=`, `<=` or `>=`.
fn single_equals(text: &str) -> Option<usize> {
    let signs = text.as_bytes();
    let is_part = |at: usize| {
        let before = at.checked_sub(1).and_then(|at| signs.get(at));
        signs.get(at + 1) == Some(&b'=') || before.is_some_and(|sign| b"=!<>".contains(sign))
    };
    text.match_indices('=').map(|(at, _)| at).find(|at| !is_part(*at))
}
