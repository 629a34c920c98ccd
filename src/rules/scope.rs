//! What rules can name in one level: items, matrices, words; and how their values become numbers.
//! Built once at load. Knows nothing of how rules are written.

use crate::game::{Item, Layout, Matrix, Name, Value, Values};
use crate::grid::Size;
use rustc_hash::FxHashMap;

/// The most different words (piece names and others) in one level.
pub const MAX_WORDS: usize = 65_535;
/// The most items in one level.
pub const MAX_ITEMS: usize = 4_096;
/// The most matrices in one level, those of the tables included.
pub const MAX_MATRICES: usize = 255;

/// The type of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Type {
    /// True or false, as 1 or 0.
    Bool,
    /// A whole number.
    Int,
    /// A word, as its number among [`Words`].
    Text,
}

impl Type {
    /// Its name in messages.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Bool => "true or false",
            Self::Int => "a number",
            Self::Text => "a word",
        }
    }
}

/// All words of a level, each with a number. Pieces come first, in file order.
#[derive(Debug, Clone, Default)]
pub struct Words {
    list: Vec<Name>,
    numbers: FxHashMap<String, i32>,
}

impl Words {
    /// The number of this word; a new one gets the next number.
    pub fn number(&mut self, name: &Name) -> i32 {
        if let Some(&number) = self.numbers.get(name.key()) {
            return number;
        }
        let number = i32::try_from(self.list.len()).unwrap_or(i32::MAX);
        self.numbers.insert(name.key().to_owned(), number);
        self.list.push(name.clone());
        number
    }

    /// The number of this word, if it is known.
    pub fn find(&self, key: &str) -> Option<i32> {
        self.numbers.get(key).copied()
    }

    /// The word with this number.
    pub fn word(&self, number: i32) -> Option<&Name> {
        self.list.get(usize::try_from(number).ok()?)
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }
}

/// An item: its place in the list is its slot.
#[derive(Debug, Clone)]
pub struct ItemSlot {
    /// Its name.
    pub name: Name,
    /// What it holds.
    pub kind: Type,
    /// Its value at the level's start.
    pub start: i32,
    /// Whether the player sees it.
    pub show: bool,
}

/// A matrix: its place in the list is its slot.
#[derive(Debug, Clone)]
pub struct MatrixSlot {
    /// Its name.
    pub name: Name,
    /// What its cells hold.
    pub kind: Type,
    /// Columns and rows.
    pub size: Size,
    /// Its cells at the level's start, row by row.
    pub start: Vec<i32>,
    /// Whether it is a table: no rule may change it, no save holds it.
    pub table: bool,
}

/// Everything rules can name in one level.
#[derive(Debug, Clone, Default)]
pub struct Scope {
    /// The items in file order.
    pub items: Vec<ItemSlot>,
    /// The matrices in file order, then those of the tables.
    pub matrices: Vec<MatrixSlot>,
    /// The words.
    pub words: Words,
}

impl Scope {
    /// The names of a level. `pieces` are the names of the pieces in file order.
    pub fn new<'a>(pieces: impl Iterator<Item = &'a Name>, layout: &Layout, tables: &[Matrix]) -> Self {
        let mut scope = Self::default();
        for name in pieces {
            scope.words.number(name);
        }
        for item in &layout.items {
            scope.add_item(item);
        }
        for matrix in &layout.matrices {
            scope.add_matrix(matrix, false);
        }
        for matrix in tables {
            scope.add_matrix(matrix, true);
        }
        scope
    }

    /// Adds an item unless there is one of this name.
    pub fn add_item(&mut self, item: &Item) {
        if self.item(item.name.key()).is_none() {
            let (kind, start) = self.value(&item.value);
            self.items.push(ItemSlot { name: item.name.clone(), kind, start, show: item.show });
        }
    }

    fn add_matrix(&mut self, matrix: &Matrix, table: bool) {
        let (kind, mut start) = match &matrix.values {
            Values::Text(names) => (Type::Text, names.iter().map(|n| self.words.number(n)).collect::<Vec<_>>()),
            Values::Int(numbers) => (Type::Int, numbers.clone()),
            Values::Bool(bools) => (Type::Bool, bools.iter().map(|b| i32::from(*b)).collect()),
        };
        start.resize(matrix.size.area(), 0);
        self.matrices.push(MatrixSlot { name: matrix.name.clone(), kind, size: matrix.size, start, table });
    }

    /// A value as its type and number.
    pub fn value(&mut self, value: &Value) -> (Type, i32) {
        match value {
            Value::Text(name) => (Type::Text, self.words.number(name)),
            Value::Int(number) => (Type::Int, *number),
            Value::Bool(bool) => (Type::Bool, i32::from(*bool)),
        }
    }

    /// The slot of the item of this name.
    pub fn item(&self, key: &str) -> Option<usize> {
        self.items.iter().position(|i| i.name.key() == key)
    }

    /// The slot of the first matrix of this name.
    pub fn matrix(&self, key: &str) -> Option<usize> {
        self.matrices.iter().position(|m| m.name.key() == key)
    }
}
