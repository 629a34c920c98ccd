//! The literal interpreter: language 1 straight from its description, as the original program worked (seed 004, 6.3.2). White space and
//! dots are removed from each text once, before play; then at every move regular expressions analyse it again: is it conditional, condition
//! / then / else, the conditions and their operator, left / operator / right, actions, target and expression, matrix and indexes. Only the
//! expressions themselves are kept, not what they found. It shares nothing with `crates/rules/src`; the compiled program is compared with it.

use regex::Regex;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::LazyLock;

/// The regular expressions, compiled once; INDEX is a sum of words, VALUE a cell or a word.
struct Expressions {
    is_conditional: Regex,
    conditional: Regex,
    conditions: Regex,
    operator: Regex,
    condition: Regex,
    comparison: Regex,
    action: Regex,
    assignment: Regex,
    operation: Regex,
    cell: Regex,
}

static EXPRESSIONS: LazyLock<Expressions> = LazyLock::new(|| {
    let index = r"\w+(?:[+-]\w+)*";
    let value = r"\w+(?:\[INDEX,INDEX\])?";
    let regex = |pattern: &str| Regex::new(&pattern.replace("VALUE", value).replace("INDEX", index)).unwrap();
    Expressions {
        is_conditional: regex(r"^if\("),
        conditional: regex(r"^if\((?<conditions>[^{};]+)\)\{(?<then>[^{}]+)\}(?:else\{(?<otherwise>[^{}]+)\})?$"),
        conditions: regex(r"^(?:[^()]+|\([^()]+\)(?:(?:and|or)\([^()]+\))*)$"),
        operator: regex(r"\)(?<operator>and|or)\("),
        condition: regex(r"(?:^|\()(?<condition>[^()]+)(?:\)|$)"),
        comparison: regex(r"^(?<left>VALUE)(?<operator>==|!=)(?<right>VALUE)$"),
        action: regex(r"[^;]*;"),
        assignment: regex(r"^(?<left>VALUE)=(?<right>VALUE(?:[+-]VALUE)*);$"),
        operation: regex(r"(?<operation>^|[+-])(?<value>VALUE)"),
        cell: regex(r"^(?<matrix>\w+)\[(?<x>INDEX),(?<y>INDEX)\]$"),
    }
});

/// A value as it is in a level.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Value {
    Bool(bool),
    Int(i32),
    Text(String),
}

/// A matrix: rows of values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Matrix {
    pub name: String,
    pub rows: Vec<Vec<Value>>,
}

/// A complete state.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct World {
    pub items: BTreeMap<String, Value>,
    pub matrices: Vec<Matrix>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Told {
    Playing,
    Finished,
    Restarted,
}

/// One level, and the state of play in it.
#[derive(Debug, Clone)]
pub struct Game {
    /// Texts without white space and dots, in lower case; and whether they break.
    pub rules: Rc<[(String, bool)]>,
    pub start: World,
    pub now: World,
    pub moves: u32,
    pub minimum: u32,
    pub finished: bool,
}

/// A statement or rule is skipped.
struct Skip;

fn plain(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && *c != '.').flat_map(char::to_lowercase).collect()
}

impl Game {
    pub fn new(rules: Vec<(String, bool)>, start: World, minimum: u32) -> Self {
        let rules = rules.into_iter().map(|(contents, breaks)| (plain(&contents), breaks)).collect();
        Self { rules, now: start.clone(), start, moves: 0, minimum, finished: false }
    }

    pub fn is_valid(&self, x: i32, y: i32) -> bool {
        !self.finished && matches!(self.now.cell("valid", x, y), Ok(Value::Bool(true)))
    }

    /// A move that is valid.
    pub fn play(&mut self, x: i32, y: i32) -> Told {
        let (ax, ay) = (self.now.items["ax"].clone(), self.now.items["ay"].clone());
        self.now.items.insert("px".into(), ax);
        self.now.items.insert("py".into(), ay);
        self.now.items.insert("ax".into(), Value::Int(x));
        self.now.items.insert("ay".into(), Value::Int(y));
        self.moves += 1;
        for (text, breaks) in Rc::clone(&self.rules).iter() {
            if EXPRESSIONS.is_conditional.is_match(text) {
                if matches!(self.conditional(text), Ok(true)) && *breaks {
                    break;
                }
            } else {
                let _ = self.assignment(text);
            }
        }
        self.end()
    }

    fn end(&mut self) -> Told {
        let state = self.now.matrices.iter().find(|m| m.name == "state").unwrap();
        let any = Value::Text("*".into());
        let equal = |goal: &Matrix| {
            goal.rows
                .iter()
                .flatten()
                .zip(state.rows.iter().flatten())
                .all(|(wanted, is)| *wanted == any || wanted == is)
        };
        if self.moves >= self.minimum && self.now.matrices.iter().any(|m| m.name == "final" && equal(m)) {
            self.finished = true;
            return Told::Finished;
        }
        let valid = self.now.matrices.iter().find(|m| m.name == "valid").unwrap();
        if valid.rows.iter().flatten().all(|v| *v == Value::Bool(false)) {
            self.now = self.start.clone();
            self.moves = 0;
            return Told::Restarted;
        }
        Told::Playing
    }

    /// Returns whether the condition held.
    fn conditional(&mut self, text: &str) -> Result<bool, Skip> {
        let parts = EXPRESSIONS.conditional.captures(text).ok_or(Skip)?;
        let held = self.conditions(&parts["conditions"])?;
        if held {
            self.block(&parts["then"]);
        } else if let Some(otherwise) = parts.name("otherwise") {
            self.block(otherwise.as_str());
        }
        Ok(held)
    }

    /// What follows the last semicolon is not an action.
    fn block(&mut self, block: &str) {
        for action in EXPRESSIONS.action.find_iter(block) {
            let _ = self.assignment(action.as_str());
        }
    }

    fn conditions(&self, text: &str) -> Result<bool, Skip> {
        if !EXPRESSIONS.conditions.is_match(text) {
            return Err(Skip);
        }
        let mut operators = EXPRESSIONS.operator.captures_iter(text).map(|o| o["operator"] == *"and");
        let all = operators.next().unwrap_or(true);
        if operators.any(|and| and != all) {
            return Err(Skip);
        }
        let list = || EXPRESSIONS.condition.captures_iter(text).filter_map(|found| found.name("condition"));
        // the whole list must be well-formed before any of it is evaluated
        if !list().all(|one| EXPRESSIONS.comparison.is_match(one.as_str())) {
            return Err(Skip);
        }
        for one in list() {
            if self.condition(one.as_str())? != all {
                return Ok(!all);
            }
        }
        Ok(all)
    }

    fn condition(&self, text: &str) -> Result<bool, Skip> {
        let parts = EXPRESSIONS.comparison.captures(text).ok_or(Skip)?;
        let (left, equal, right) = (&parts["left"], &parts["operator"] == "==", &parts["right"]);
        let (left, right) = match (self.known(left)?, self.known(right)?) {
            (Some(left), Some(right)) if same_type(&left, &right) => (left, right),
            (Some(_), Some(_)) => return Err(Skip),
            (Some(known), None) => (known.clone(), read_as(right, &known)?),
            (None, Some(known)) => (read_as(left, &known)?, known.clone()),
            (None, None) => {
                let (l, r) = (literal(left), literal(right));
                if same_type(&l, &r) { (l, r) } else { (Value::Text(left.into()), Value::Text(right.into())) }
            }
        };
        Ok((left == right) == equal)
    }

    /// The value of a cell or an item; none for a literal.
    fn known(&self, text: &str) -> Result<Option<Value>, Skip> {
        if let Some((matrix, x, y)) = cell_parts(text) {
            let (x, y) = (self.index(x)?, self.index(y)?);
            return self.now.cell(matrix, x, y).map(Some);
        }
        Ok(self.now.items.get(text).cloned())
    }

    fn index(&self, text: &str) -> Result<i32, Skip> {
        let mut sum: Option<i32> = None;
        for (minus, word) in terms(text) {
            let value = match self.now.items.get(word) {
                Some(Value::Int(value)) => *value,
                Some(_) => return Err(Skip),
                None => word.parse().map_err(|_| Skip)?,
            };
            sum = Some(match (sum, minus) {
                (None, _) => value,
                (Some(sum), false) => sum.checked_add(value).ok_or(Skip)?,
                (Some(sum), true) => sum.checked_sub(value).ok_or(Skip)?,
            });
        }
        sum.ok_or(Skip)
    }

    fn assignment(&mut self, text: &str) -> Result<(), Skip> {
        let parts = EXPRESSIONS.assignment.captures(text).ok_or(Skip)?;
        let (_, [target, expression]) = parts.extract();
        let values = terms(expression);
        let old = match cell_parts(target) {
            Some((matrix, x, y)) => {
                let (x, y) = (self.index(x)?, self.index(y)?);
                self.now.cell(matrix, x, y)?
            }
            None => self.now.items.get(target).cloned().ok_or(Skip)?,
        };
        let new = self.expression(&values, &old)?;
        match cell_parts(target) {
            Some((matrix, x, y)) => {
                let (x, y) = (self.index(x)?, self.index(y)?);
                self.now.set(matrix, x, y, new);
            }
            None => {
                self.now.items.insert(target.to_owned(), new);
            }
        }
        Ok(())
    }

    /// A single value of the type of `old`, or a sum of numbers.
    fn expression(&self, values: &[(bool, &str)], old: &Value) -> Result<Value, Skip> {
        if let [(_, only)] = values {
            return match self.known(only)? {
                Some(value) if same_type(&value, old) => Ok(value),
                Some(_) => Err(Skip),
                None => read_as(only, old),
            };
        }
        let mut sum: Option<i32> = None;
        for (minus, term) in values {
            let value = match self.known(term)? {
                Some(Value::Int(value)) => value,
                Some(_) => return Err(Skip),
                None => term.parse().map_err(|_| Skip)?,
            };
            sum = Some(match (sum, minus) {
                (None, _) => value,
                (Some(sum), false) => sum.checked_add(value).ok_or(Skip)?,
                (Some(sum), true) => sum.checked_sub(value).ok_or(Skip)?,
            });
        }
        match (sum, old) {
            (Some(sum), Value::Int(_)) => Ok(Value::Int(sum)),
            _ => Err(Skip),
        }
    }
}

impl World {
    fn cell(&self, matrix: &str, x: i32, y: i32) -> Result<Value, Skip> {
        let matrix = self.matrices.iter().find(|m| m.name == matrix).ok_or(Skip)?;
        let (x, y) = (usize::try_from(x).map_err(|_| Skip)?, usize::try_from(y).map_err(|_| Skip)?);
        matrix.rows.get(y).and_then(|row| row.get(x)).cloned().ok_or(Skip)
    }

    fn set(&mut self, matrix: &str, x: i32, y: i32, value: Value) {
        if let Some(matrix) = self.matrices.iter_mut().find(|m| m.name == matrix) {
            matrix.rows[y as usize][x as usize] = value;
        }
    }
}

/// `matrix[x,y]`
fn cell_parts(text: &str) -> Option<(&str, &str, &str)> {
    let (_, [matrix, x, y]) = EXPRESSIONS.cell.captures(text)?.extract();
    Some((matrix, x, y))
}

/// The values of a sum, each with whether it is taken away.
fn terms(text: &str) -> Vec<(bool, &str)> {
    let parts = EXPRESSIONS.operation.captures_iter(text).map(|found| found.extract());
    parts.map(|(_, [sign, value])| (sign == "-", value)).collect()
}

fn same_type(a: &Value, b: &Value) -> bool {
    std::mem::discriminant(a) == std::mem::discriminant(b)
}

fn literal(text: &str) -> Value {
    if let Ok(number) = text.parse() {
        Value::Int(number)
    } else if text == "true" || text == "false" {
        Value::Bool(text == "true")
    } else {
        Value::Text(text.into())
    }
}

/// A literal as a value of the type of `like`.
fn read_as(text: &str, like: &Value) -> Result<Value, Skip> {
    match (literal(text), like) {
        (_, Value::Text(_)) => Ok(Value::Text(text.into())),
        (value, like) if same_type(&value, like) => Ok(value),
        _ => Err(Skip),
    }
}
