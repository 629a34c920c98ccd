//! A tree as the text of rules.

use super::tree::*;
use std::fmt::Write as _;

fn write_num(num: &Num) -> String {
    match num {
        Num::Is(n) => n.to_string(),
        Num::Item(name) => (*name).to_owned(),
        Num::Var(name) => name.clone(),
        Num::Coordinate(point, x) => format!("{}.{}", write_pt(point), if *x { "x" } else { "y" }),
        Num::Cell(point) => format!("NUM[{}]", write_pt(point)),
        Num::Both('m', a, b) => format!("min({}, {})", write_num(a), write_num(b)),
        Num::Both('M', a, b) => format!("max({}, {})", write_num(a), write_num(b)),
        Num::Both('a', a, b) => format!("(abs({}) + {})", write_num(a), write_num(b)),
        Num::Both(sign, a, b) => format!("({} {sign} {})", write_num(a), write_num(b)),
        Num::Minus(n) => format!("-({})", write_num(n)),
        Num::Count(over, body) => format!("count({} : {})", write_over(over), write_truth(body)),
        Num::Fold(what, over, body) => format!("{what}({} : {})", write_over(over), write_num(body)),
        Num::Index(list, point) => format!("index(LISTS[{}], {})", list + 1, write_pt(point)),
        Num::Size(name, start, truth) => format!("size({name} from {} : {})", write_pt(start), write_truth(truth)),
        Num::Twice(n) => format!("Twice({})", write_num(n)),
        Num::Near(point) => format!("Near({})", write_pt(point)),
        Num::Bump(n) => format!("Bump({})", write_num(n)),
        Num::Part(n) => format!("Part({})", write_num(n)),
    }
}

fn write_pt(point: &Pt) -> String {
    match point {
        Pt::Item(name) => (*name).to_owned(),
        Pt::Var(name) => name.clone(),
        Pt::Pair(x, y) => format!("({}, {})", write_num(x), write_num(y)),
        Pt::Both(sign, a, b) => format!("({} {sign} {})", write_pt(a), write_pt(b)),
        Pt::Times(n, point) => format!("({} * {})", write_num(n), write_pt(point)),
        Pt::List(list, n) => format!("LISTS[{}][{}]", list + 1, write_num(n)),
        Pt::Right(point) => format!("Right({})", write_pt(point)),
    }
}

fn write_word(word: &Word) -> String {
    match word {
        Word::Is(word) => (*word).to_owned(),
        Word::Cell(point) => format!("STATE[{}]", write_pt(point)),
        Word::Item => "T".to_owned(),
        Word::Var(name) => name.clone(),
        Word::Next(word) => format!("{}.next", write_word(word)),
    }
}

fn write_truth(truth: &Truth) -> String {
    let equal = |e: &bool| if *e { "==" } else { "!=" };
    match truth {
        Truth::Is(b) => b.to_string(),
        Truth::Compare(relation, a, b) => format!("({} {relation} {})", write_num(a), write_num(b)),
        Truth::Words(e, a, b) => format!("({} {} {})", write_word(a), equal(e), write_word(b)),
        Truth::Points(e, a, b) => format!("({} {} {})", write_pt(a), equal(e), write_pt(b)),
        Truth::And(a, b) => format!("({} AND {})", write_truth(a), write_truth(b)),
        Truth::Or(a, b) => format!("({} OR {})", write_truth(a), write_truth(b)),
        Truth::Not(a) => format!("NOT ({})", write_truth(a)),
        Truth::Soft(word) => format!("({} is Soft)", write_word(word)),
        Truth::Inside(point) => format!("inside({})", write_pt(point)),
        Truth::Valid(point) => format!("VALID[{}]", write_pt(point)),
        Truth::In(point, list) => format!("({} in LISTS[{}])", write_pt(point), list + 1),
        Truth::Any(over, body) => format!("any({} : {})", write_over(over), write_truth(body)),
        Truth::All(over, body) => format!("all({} : {})", write_over(over), write_truth(body)),
        Truth::Distinct(over, body) => format!("distinct({} : {})", write_over(over), write_num(body)),
        Truth::Increasing(over, body) => format!("increasing({} : {})", write_over(over), write_num(body)),
        Truth::Connected(name, body) => format!("connected({name} in STATE : {})", write_truth(body)),
    }
}

fn write_over(over: &Over) -> String {
    let Over { name, domain, until } = over;
    let mut text = match domain {
        Domain::State => format!("{name} in STATE"),
        Domain::Cross => format!("{name} in CROSS"),
        Domain::Star => format!("{name} in STAR"),
        Domain::Range(a, b) => format!("{name} = {} to {}", write_num(a), write_num(b)),
        Domain::Ray(a, b) => format!("{name} in RAY({}, {})", write_pt(a), write_pt(b)),
        Domain::List(list) => format!("{name} in LISTS[{}]", list + 1),
    };
    if let Some(until) = until {
        let _ = write!(text, " while {}", write_truth(until));
    }
    text
}

pub fn write_steps(steps: &[Step]) -> String {
    steps.iter().map(|s| write_step(s) + " ").collect()
}

fn write_step(step: &Step) -> String {
    match step {
        Step::Num(name, value) => format!("{name} = {};", write_num(value)),
        Step::Word(value) => format!("T = {};", write_word(value)),
        Step::Point(value) => format!("Q = {};", write_pt(value)),
        Step::State(at, value) => format!("STATE[{}] = {};", write_pt(at), write_word(value)),
        Step::Next(at, value) => format!("NEXT[{}] = {};", write_pt(at), write_word(value)),
        Step::Valid(at, value) => format!("VALID[{}] = {};", write_pt(at), write_truth(value)),
        Step::NumCell(at, value) => format!("NUM[{}] = {};", write_pt(at), write_num(value)),
        Step::AllValid(value) => format!("VALID = {};", write_truth(value)),
        Step::Local(name, Made::Num(value)) => format!("local {name} = {};", write_num(value)),
        Step::Local(name, Made::Pt(value)) => format!("local {name} = {};", write_pt(value)),
        Step::Local(name, Made::Word(value)) => format!("local {name} = {};", write_word(value)),
        Step::Give(name, value) => format!("{name} = {};", write_num(value)),
        Step::GiveCoordinate(name, x, value) => {
            format!("{name}.{} = {};", if *x { "x" } else { "y" }, write_num(value))
        }
        Step::If(truth, then, otherwise) if otherwise.is_empty() => {
            format!("if ({}) {{ {}}}", write_truth(truth), write_steps(then))
        }
        Step::If(truth, then, otherwise) => {
            format!("if ({}) {{ {}}} else {{ {}}}", write_truth(truth), write_steps(then), write_steps(otherwise))
        }
        Step::Each(over, body) => format!("foreach ({}) {{ {}}}", write_over(over), write_steps(body)),
        Step::While(truth, body) => format!("while ({}) {{ {}}}", write_truth(truth), write_steps(body)),
        Step::Repeat(times, body) => format!("repeat ({}) {{ {}}}", write_num(times), write_steps(body)),
        Step::Flood(name, start, truth, body) => {
            format!("flood ({name} from {} : {}) {{ {}}}", write_pt(start), write_truth(truth), write_steps(body))
        }
        Step::Stop => "stop;".to_owned(),
        Step::Win => "win;".to_owned(),
        Step::Highlight(point) => format!("highlight {};", write_pt(point)),
    }
}
