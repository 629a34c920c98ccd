//! The deliberately literal interpreter: language 1 straight from its description, working on the text at every move.
//! Slow on purpose, and sharing nothing with `src/rules`: what the compiled program is held against.

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A value as it lies in a level.
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

/// A whole state.
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

/// One level and where play stands in it.
#[derive(Debug, Clone)]
pub struct Game {
    pub rules: Vec<(String, bool)>,
    pub start: World,
    pub now: World,
    pub moves: u32,
    pub minimum: u32,
    pub finished: bool,
}

/// Something is skipped.
struct Skip;

fn plain(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && *c != '.').flat_map(char::to_lowercase).collect()
}

fn is_word(text: &str) -> bool {
    // the same letters, digits and connectors that \w stands for
    static WORD: LazyLock<regex::Regex> = LazyLock::new(|| regex::Regex::new(r"^\w+$").unwrap());
    WORD.is_match(text)
}

impl Game {
    pub fn new(rules: Vec<(String, bool)>, start: World, minimum: u32) -> Self {
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
        for (contents, breaks) in self.rules.clone() {
            let text = plain(&contents);
            if text.starts_with("if(") {
                if matches!(self.conditional(&text), Ok(true)) && breaks {
                    break;
                }
            } else if let Some(action) = text.strip_suffix(';') {
                let _ = self.assignment(action);
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

    /// Tells whether the condition held.
    fn conditional(&mut self, text: &str) -> Result<bool, Skip> {
        // if( conditions ){ then } or if( conditions ){ then }else{ otherwise }
        let inner = text.strip_prefix("if(").ok_or(Skip)?;
        let (conditions, rest) = inner.split_once("){").ok_or(Skip)?;
        let (then, rest) = rest.split_once('}').ok_or(Skip)?;
        let otherwise = match rest {
            "" => None,
            _ => Some(rest.strip_prefix("else{").and_then(|r| r.strip_suffix('}')).ok_or(Skip)?),
        };
        if conditions.is_empty() || conditions.contains(['{', '}', ';']) {
            return Err(Skip);
        }
        for block in [Some(then), otherwise].into_iter().flatten() {
            if block.is_empty() || block.contains(['{', '}']) {
                return Err(Skip);
            }
        }
        let held = self.conditions(conditions)?;
        if held {
            self.block(then);
        } else if let Some(otherwise) = otherwise {
            self.block(otherwise);
        }
        Ok(held)
    }

    fn block(&mut self, block: &str) {
        // what follows the last semicolon is no assignment
        let Some((actions, _)) = block.rsplit_once(';') else { return };
        for action in actions.split(';') {
            let _ = self.assignment(action);
        }
    }

    fn conditions(&self, text: &str) -> Result<bool, Skip> {
        let (list, all) = if text.starts_with('(') {
            let inner = text.strip_prefix('(').and_then(|t| t.strip_suffix(')')).ok_or(Skip)?;
            let by_and: Vec<&str> = inner.split(")and(").collect();
            let by_or: Vec<&str> = inner.split(")or(").collect();
            match (by_and.len(), by_or.len()) {
                (1, 1) => (by_and, true),
                (_, 1) => (by_and, true),
                (1, _) => (by_or, false),
                _ => return Err(Skip),
            }
        } else {
            (vec![text], true)
        };
        // the whole list must be well-formed before any of it is asked
        for one in &list {
            well_formed_condition(one)?;
        }
        for one in list {
            if self.condition(one)? != all {
                return Ok(!all);
            }
        }
        Ok(all)
    }

    fn condition(&self, text: &str) -> Result<bool, Skip> {
        let (left, equal, right) = well_formed_condition(text)?;
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
        for (minus, word) in terms(text)? {
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
        let (target, expression) = text.split_once('=').ok_or(Skip)?;
        let values = terms(expression)?;
        if values.iter().any(|(_, term)| !is_value(term)) || !is_value(target) {
            return Err(Skip);
        }
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

/// `left == right` or `left != right`, each side a value.
fn well_formed_condition(text: &str) -> Result<(&str, bool, &str), Skip> {
    let (left, equal, right) = match (text.split_once("=="), text.split_once("!=")) {
        (Some((left, right)), None) => (left, true, right),
        (None, Some((left, right))) => (left, false, right),
        _ => return Err(Skip),
    };
    if is_value(left) && is_value(right) { Ok((left, equal, right)) } else { Err(Skip) }
}

/// A word, or a cell whose indexes are sums of words.
fn is_value(text: &str) -> bool {
    match cell_parts(text) {
        Some((matrix, x, y)) => {
            let sum = |t: &str| terms(t).is_ok_and(|list| list.iter().all(|(_, w)| is_word(w)));
            is_word(matrix) && sum(x) && sum(y)
        }
        None => is_word(text),
    }
}

/// `matrix[x,y]`
fn cell_parts(text: &str) -> Option<(&str, &str, &str)> {
    let (matrix, rest) = text.split_once('[')?;
    let (x, y) = rest.strip_suffix(']')?.split_once(',')?;
    Some((matrix, x, y))
}

/// Splits at + and - outside of brackets; each term with whether it is taken away. No sign in front.
fn terms(text: &str) -> Result<Vec<(bool, &str)>, Skip> {
    let mut list = Vec::new();
    let (mut start, mut minus, mut depth) = (0, false, 0);
    for (at, c) in text.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            '+' | '-' if depth == 0 => {
                list.push((minus, &text[start..at]));
                (start, minus) = (at + 1, c == '-');
            }
            _ => {}
        }
    }
    list.push((minus, &text[start..]));
    if list.iter().any(|(_, term)| term.is_empty()) { Err(Skip) } else { Ok(list) }
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
