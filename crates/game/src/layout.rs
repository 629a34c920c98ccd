//! How a level begins: items and matrices, as in startingLayout.xml and in every save.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;
use switchboard_base::grid::Size;
use switchboard_base::language::Arg;

/// A name as rules see it: Unicode lower case, no white space, no dots. Also keeps the written form.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(from = "String", into = "String")]
pub struct Name(Arc<Forms>);

/// Both forms of a name.
#[derive(Debug)]
struct Forms {
    key: Box<str>,
    written: Box<str>,
}

impl Name {
    /// The name with this written form.
    pub fn new(written: &str) -> Self {
        let key: String =
            written.chars().filter(|c| !c.is_whitespace() && *c != '.').flat_map(char::to_lowercase).collect();
        Self(Arc::new(Forms { key: key.into(), written: written.trim().into() }))
    }

    /// Lower case, without white space and dots: the form by which names are compared.
    pub fn key(&self) -> &str {
        &self.0.key
    }

    /// As written in the file.
    pub fn written(&self) -> &str {
        &self.0.written
    }
}

impl From<String> for Name {
    fn from(written: String) -> Self {
        Self::new(&written)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> Self {
        name.written().to_owned()
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.key() == other.key()
    }
}
impl Eq for Name {}
impl std::hash::Hash for Name {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}
impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Name {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key().cmp(other.key())
    }
}
impl From<&Name> for Arg {
    fn from(name: &Name) -> Self {
        Self::Words(name.written().to_owned())
    }
}
impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.written())
    }
}

/// The value of an item.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Value {
    /// The name of a piece, or any word.
    Text(Name),
    /// A whole number.
    Int(i32),
    /// True or false.
    Bool(bool),
}

/// A named value of a level.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// Its name; `Ax Ay Px Py` always exist.
    pub name: Name,
    /// Its value, which also gives its type.
    pub value: Value,
    /// Whether the player sees it (score, lives).
    pub show: bool,
}

/// A named matrix.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Matrix {
    /// STATE, VALID, FINAL or the author's own.
    pub name: Name,
    /// Columns and rows.
    pub size: Size,
    /// The cells row by row; exactly as many as the size says.
    pub values: Values,
}

/// The cells of a matrix, all of one type.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Values {
    /// Piece names or words.
    Text(Vec<Name>),
    /// Whole numbers.
    Int(Vec<i32>),
    /// True or false.
    Bool(Vec<bool>),
}

/// startingLayout.xml.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Layout {
    /// The items in file order.
    pub items: Vec<Item>,
    /// The matrices in file order; several may be called FINAL.
    pub matrices: Vec<Matrix>,
}

impl Layout {
    /// The first matrix of this name.
    pub fn matrix(&self, key: &str) -> Option<&Matrix> {
        self.matrices.iter().find(|m| m.name.key() == key)
    }

    /// The item of this name.
    pub fn item(&self, key: &str) -> Option<&Item> {
        self.items.iter().find(|i| i.name.key() == key)
    }

    /// Adds the items and matrices of `shared` whose names do not occur here.
    pub fn complete_with(&mut self, shared: &Self) {
        let items = shared.items.iter().filter(|item| self.item(item.name.key()).is_none());
        let items: Vec<Item> = items.cloned().collect();
        let matrices = shared.matrices.iter().filter(|matrix| self.matrix(matrix.name.key()).is_none());
        let matrices: Vec<Matrix> = matrices.cloned().collect();
        self.items.extend(items);
        self.matrices.extend(matrices);
    }

    /// Width and height of STATE; 0 x 0 if there is none.
    pub fn size(&self) -> Size {
        self.matrix("state").map_or(Size::default(), |m| m.size)
    }
}
