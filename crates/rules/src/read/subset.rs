//! Language 1 as a part of language 2: which rules it has, what of a rule is skipped, and what to tell its author.
//!
//! A rule is one assignment or one `if` with assignments in its blocks. What is not of that form is skipped at play as the
//! ancestor skipped it: an ill-formed assignment alone, an ill-formed condition or shape with the whole rule.

use crate::faults::{Found, found};
use crate::read::parse::{parse, parse_tokens};
use crate::read::syntax::{Command, Node, Operator, Step, Syntax};
use crate::read::token::{Token, TokenKind, tokens};
use crate::tree::{Arithmetic, Relation, Span};
use switchboard_base::diag::Code;
use switchboard_game::RuleLanguage;

/// Something that is not valid in language 1, and its span.
type Ill = (IllReason, Span);

/// Why something is not valid in language 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum IllReason {
    /// Several statements.
    Several,
    /// A list of conditions that are not each in exactly one pair of parentheses.
    Conditions,
    /// AND and OR in one list.
    Mixed,
    /// A condition that is not a comparison.
    Condition,
    /// Something of language 2.
    SecondLanguage,
}

/// The statements of a rule, with a skipped statement wherever it is not valid, and the problems to report.
pub fn read(contents: &str) -> (Vec<Step>, Vec<Found>) {
    let mut ill = Vec::new();
    let tokens = tokens(contents, RuleLanguage::One);
    let is_shaped = is_shaped(&tokens);
    let whole = whole(&tokens);
    let (steps, mut written) = parse_tokens(contents, tokens, RuleLanguage::One);
    let step = if is_shaped { rule(steps, &mut ill) } else { None };
    let is_whole = step.is_some() && ill.is_empty() && written.is_empty();
    let steps = vec![step.unwrap_or(Step { what: Command::Bad, span: whole.clone() })];
    if !is_whole {
        let (as_two, found) = parse(contents, RuleLanguage::Two);
        let is_too_deep = written.iter().any(|found| found.problem.code == Code::R042);
        if !found.is_empty() {
            written = found;
        } else if !is_too_deep {
            if ill.is_empty() {
                ill.push(strange(&as_two, whole));
            }
            written = ill.into_iter().map(told).collect();
        }
    }
    (steps, written)
}

/// Numbers with a point in them: in language 1 a point means nothing, so that 1.5 is 15.
pub fn points_in_numbers(contents: &str) -> Vec<Found> {
    let (_, found) = parse(contents, RuleLanguage::Two);
    found.into_iter().filter(|found| found.problem.code == Code::R046).collect()
}

/// Whether its semicolons and braces have the form of a rule.
fn is_shaped(tokens: &[Token]) -> bool {
    let is = |token: Option<&Token>, text: &str| token.is_some_and(|t| t.kind != TokenKind::End && t.text == text);
    let [text @ .., _end] = tokens else { return false };
    let count = text.len();
    let first = |from: usize, signs: &[&str]| {
        text.iter().skip(from).position(|t| signs.contains(&t.text.as_ref())).map(|at| from + at)
    };
    if !(is(text.first(), "if") && is(text.get(1), "(")) {
        return first(0, &[";", "{", "}"]).is_some_and(|at| at + 1 == count && is(text.get(at), ";"));
    }
    // from an opening brace to after the closing one
    let block = |open: usize| {
        let close = first(open + 1, &["{", "}"])?;
        (is(text.get(close), "}") && close > open + 1).then_some(close + 1)
    };
    let open = first(0, &[";", "{", "}"]).filter(|at| is(text.get(*at), "{") && *at > 3);
    let Some(open) = open.filter(|at| is(text.get(*at - 1), ")")) else { return false };
    match block(open) {
        Some(end) if end == count => true,
        Some(end) => {
            let goes_on = is(text.get(end), "else") && is(text.get(end + 1), "{");
            goes_on && block(end + 1) == Some(count)
        }
        None => false,
    }
}

fn whole(tokens: &[Token]) -> Span {
    let [text @ .., _end] = tokens else { return 0..0 };
    text.first().map_or(0, |t| t.span.start)..text.last().map_or(0, |t| t.span.end)
}

/// The single statement of a rule; invalid statements in its blocks are replaced by ones that are skipped.
fn rule(steps: Vec<Step>, ill: &mut Vec<Ill>) -> Option<Step> {
    let mut steps = steps.into_iter();
    let (step, None) = (steps.next()?, steps.next()) else { return None };
    match step.what {
        Command::If(mut arms, otherwise) if arms.len() == 1 => {
            let (condition, then) = arms.pop()?;
            if let Err(why) = conditions(&condition) {
                ill.push(why);
                return None;
            }
            let then = block(then, ill);
            let otherwise = block(otherwise, ill);
            Some(Step { what: Command::If(vec![(condition, then)], otherwise), span: step.span })
        }
        _ => block(vec![step], ill).pop().filter(|step| step.what != Command::Bad),
    }
}

fn block(steps: Vec<Step>, ill: &mut Vec<Ill>) -> Vec<Step> {
    let mut list = Vec::new();
    for step in steps {
        let is_good = match &step.what {
            Command::Assign(target, value) => is_term(target) && is_sum(value, is_term),
            // its problem is already reported
            Command::Bad => true,
            _ => false,
        };
        if is_good {
            list.push(step);
        } else {
            ill.push((IllReason::SecondLanguage, step.span.clone()));
            list.push(Step { what: Command::Bad, span: step.span });
        }
    }
    list
}

/// One comparison, or a list of them, each in its own parentheses, with AND or with OR.
fn conditions(node: &Node) -> Result<(), Ill> {
    let alone = std::slice::from_ref(node);
    let (list, pairs) = match &node.what {
        Syntax::All(list) | Syntax::Any(list) if node.parentheses == 0 => (list.as_slice(), 1..=1),
        _ => (alone, 0..=1),
    };
    for one in list {
        let why = match &one.what {
            Syntax::Binary(Operator::Compare(Relation::Equal | Relation::Different), left, right) => {
                let is_good = is_term(left) && is_term(right);
                match (is_good, pairs.contains(&one.parentheses)) {
                    (true, true) => continue,
                    (_, false) => IllReason::Conditions,
                    (false, true) => IllReason::SecondLanguage,
                }
            }
            Syntax::All(_) | Syntax::Any(_) if one.parentheses == 0 => IllReason::Mixed,
            Syntax::All(_) | Syntax::Any(_) => IllReason::Conditions,
            Syntax::Word(_) | Syntax::Index(..) => IllReason::Condition,
            _ => IllReason::SecondLanguage,
        };
        let span = if why == IllReason::Mixed { node.span.clone() } else { one.span.clone() };
        return Err((why, span));
    }
    Ok(())
}

/// Whether it is a cell or a word.
fn is_term(node: &Node) -> bool {
    match &node.what {
        Syntax::Index(base, indexes) => {
            let is_good = indexes.len() == 2 && indexes.iter().all(|index| is_sum(index, is_word));
            is_good && is_word(base) && node.parentheses == 0
        }
        _ => is_word(node),
    }
}

/// Whether it is a name or a literal; `A.x` is one if the rule is read as language 2.
fn is_word(node: &Node) -> bool {
    let is_one = match &node.what {
        Syntax::Word(_) => true,
        Syntax::Property(base, _) => matches!(base.what, Syntax::Word(_)),
        _ => false,
    };
    is_one && node.parentheses == 0
}

/// Whether it consists of terms with + and - between them.
fn is_sum(node: &Node, is_term: fn(&Node) -> bool) -> bool {
    match &node.what {
        Syntax::Binary(Operator::Calculate(Arithmetic::Add | Arithmetic::Subtract), left, right) => {
            node.parentheses == 0 && is_sum(left, is_term) && is_term(right)
        }
        _ => is_term(node),
    }
}

/// What a valid rule of language 2 uses that language 1 does not have.
fn strange(steps: &[Step], whole: Span) -> Ill {
    match steps {
        [_, second, ..] if steps.iter().all(|step| matches!(step.what, Command::Assign(..) | Command::If(..))) => {
            (IllReason::Several, second.span.clone())
        }
        [Step { what: Command::If(arms, otherwise), .. }] => {
            if let Some(Err(why)) = arms.first().map(|(condition, _)| conditions(condition)) {
                return why;
            }
            let mut ill = Vec::new();
            let blocks = arms.iter().map(|(_, block)| block).chain([otherwise]);
            blocks.for_each(|steps| drop(block(steps.clone(), &mut ill)));
            ill.into_iter().next().unwrap_or((IllReason::SecondLanguage, whole))
        }
        [step, ..] => (IllReason::SecondLanguage, step.span.clone()),
        [] => (IllReason::Several, whole),
    }
}

fn told((why, span): Ill) -> Found {
    match why {
        IllReason::Several => found(Code::R010, "several", span).cure("own-rule"),
        IllReason::Conditions => found(Code::R011, "conditions", span).cure("each-in-parentheses"),
        IllReason::Mixed => found(Code::R012, "mixed", span).cure("two-rules"),
        IllReason::Condition => found(Code::R013, "condition", span).cure("compare-values"),
        IllReason::SecondLanguage => found(Code::R017, "second-language", span).cure("say-language-two-or-less"),
    }
}
