//! Everything that rules can name in one level (items, matrices, words), and how the values become numbers. Built once
//! when a level is loaded. Knows nothing of the syntax of rules.

#![expect(
    clippy::indexing_slicing,
    clippy::expect_used,
    reason = "slots are given out by the scope for what is there; its lists are far shorter than 2^31"
)]

use crate::tree::Expr;
use rustc_hash::FxHashMap;
use std::sync::Arc;
use switchboard_base::grid::{CROSS, DIAGONALS, Direction, KNIGHT, STAR, Size};
use switchboard_game::{Game, Item, Layout, Matrix, Name, Pieces, RuleLanguage, Tables, Value, Values};

/// How many different words (piece names and others) one level can have.
pub const MAX_WORDS: usize = 65_535;
/// How many items one level can have.
pub const MAX_ITEMS: usize = 4_096;
/// How many matrices one level can have, those of the tables included.
pub const MAX_MATRICES: usize = 255;

/// What rules are told of the signal with which a round begins, in games of `<Any>` or `<Timed>`: the switch that was pressed (0 if none was), the
/// one that was let go, how many milliseconds it was held, and whether the round is a step of time.
pub const SIGNAL: [&str; 4] = ["pressed", "released", "length", "ticked"];
/// The items that are added to every level of a game that has them at all.
const ADDED: [&str; 6] = ["player", "players", "pressed", "released", "length", "ticked"];

/// The type of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Type {
    /// True or false, as 1 or 0.
    Bool,
    /// A whole number.
    Int,
    /// A word: its number among the words of the level.
    Text,
}

impl Type {
    /// The id of the text that describes it.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Bool => "kind-truth",
            Self::Int => "kind-number",
            Self::Text => "kind-word",
        }
    }
}

/// All words of a level, each with a number. Pieces come first, in file order.
#[derive(Debug, Clone, Default)]
pub struct Words {
    // shared by the levels that one generator makes
    list: Arc<Vec<Name>>,
    numbers: Arc<FxHashMap<String, i32>>,
}

impl Words {
    /// The number of this word; a new one gets the next number.
    pub fn number(&mut self, name: &Name) -> i32 {
        if let Some(&number) = self.numbers.get(name.key()) {
            return number;
        }
        let number = i32::try_from(self.list.len()).expect("the number of a word");
        Arc::make_mut(&mut self.numbers).insert(name.key().to_owned(), number);
        Arc::make_mut(&mut self.list).push(name.clone());
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

    /// All words, by number.
    pub fn iter(&self) -> impl Iterator<Item = &Name> {
        self.list.iter()
    }

    /// How many words there are.
    pub fn count(&self) -> usize {
        self.list.len()
    }
}

/// An item. Its index in the list is its slot.
#[derive(Debug, Clone)]
pub struct ItemSlot {
    /// Its name.
    pub name: Name,
    /// Its type.
    pub kind: Type,
    /// Its value at the start of the level.
    pub start: i32,
    /// Whether the player sees it.
    pub show: bool,
}

/// A matrix. Its index in the list is its slot.
#[derive(Debug, Clone)]
pub struct MatrixSlot {
    /// Its name.
    pub name: Name,
    /// The type of its cells.
    pub kind: Type,
    /// Columns and rows.
    pub size: Size,
    /// Its cells at the start of the level, row by row.
    pub start: Vec<i32>,
    /// Whether it is a table, which rules cannot change and saves do not contain.
    pub table: bool,
}

/// A property of pieces, with its value for each word's number.
#[derive(Debug, Clone)]
pub struct Property {
    /// Its name.
    pub name: Name,
    /// Its type.
    pub kind: Type,
    /// Values by piece; none for a piece without the property or with a value of another type.
    pub values: Vec<Option<i32>>,
}

/// A named table of lists of points: cells, or directions.
#[derive(Debug, Clone)]
pub struct ListTable {
    /// Its name.
    pub name: Name,
    /// The number of its first list.
    pub first: usize,
    /// How many lists it has.
    pub count: usize,
}

/// Everything that rules can name in one level.
#[derive(Debug, Clone, Default)]
pub struct Scope {
    /// The items in file order; only [`Scope::add_item`] adds one.
    pub items: Vec<ItemSlot>,
    /// The slot of each item by its key, shared by copies.
    item_slots: Arc<FxHashMap<String, usize>>,
    /// The matrices in file order, then those of the tables.
    pub matrices: Vec<MatrixSlot>,
    /// The words.
    pub words: Words,
    /// How many of the words are pieces.
    pub pieces: usize,
    /// Groups of pieces, by name: the words in them.
    pub groups: Vec<(Name, Vec<i32>)>,
    /// Properties of pieces.
    pub properties: Vec<Property>,
    /// Tables of lists, the directions first.
    pub tables: Vec<ListTable>,
    /// The lists: the index of the first point and how many there are.
    pub lists: Vec<(u32, u32)>,
    /// The points of all lists.
    pub points: Vec<(i32, i32)>,
}

impl Scope {
    /// The names of a level.
    pub fn new(pieces: &Pieces, layout: &Layout, tables: &Tables) -> Self {
        let mut scope = Self::default();
        for piece in pieces.iter() {
            scope.words.number(&piece.name);
        }
        scope.pieces = scope.words.count();
        scope.add_groups(pieces);
        for item in &layout.items {
            scope.add_item(item);
        }
        for matrix in &layout.matrices {
            scope.add_matrix(matrix, false);
        }
        for matrix in &tables.matrices {
            scope.add_matrix(matrix, true);
        }
        let directions = |list: &[Direction]| list.iter().map(|d| (d.dx.into(), d.dy.into())).collect::<Vec<_>>();
        for (name, list) in [("CROSS", &CROSS[..]), ("DIAGONALS", &DIAGONALS), ("STAR", &STAR), ("KNIGHT", &KNIGHT)] {
            scope.add_lists(Name::new(name), [directions(list)].into_iter());
        }
        for (name, lists) in &tables.cells {
            let points = lists.iter().map(|list| list.iter().map(|c| (c.x.into(), c.y.into())).collect());
            scope.add_lists(name.clone(), points);
        }
        scope
    }

    fn add_groups(&mut self, pieces: &Pieces) {
        for piece in pieces.iter() {
            let word = self.words.number(&piece.name);
            for group in &piece.groups {
                match self.groups.iter_mut().find(|(name, _)| name == group) {
                    Some((_, members)) => members.push(word),
                    None => self.groups.push((group.clone(), vec![word])),
                }
            }
            for (name, value) in &piece.properties {
                let (kind, value) = self.value(value);
                let known = self.properties.iter().position(|p| p.name == *name).unwrap_or_else(|| {
                    self.properties.push(Property { name: name.clone(), kind, values: Vec::new() });
                    self.properties.len() - 1
                });
                let property = &mut self.properties[known];
                if property.kind == kind {
                    let place = word.cast_unsigned() as usize;
                    if property.values.len() <= place {
                        property.values.resize(place + 1, None);
                    }
                    property.values[place] = Some(value);
                }
            }
        }
    }

    fn add_lists(&mut self, name: Name, lists: impl Iterator<Item = Vec<(i32, i32)>>) {
        let first = self.lists.len();
        for points in lists {
            self.add_list(points);
        }
        self.tables.push(ListTable { name, first, count: self.lists.len() - first });
    }

    /// Adds a list without a name and returns its number.
    pub fn add_list(&mut self, points: Vec<(i32, i32)>) -> i32 {
        let count = |points: &[_]| u32::try_from(points.len()).expect("how many points there are");
        self.lists.push((count(&self.points), count(&points)));
        self.points.extend(points);
        i32::try_from(self.lists.len() - 1).expect("the number of a list")
    }

    /// Adds an item unless there is already one with this name.
    pub fn add_item(&mut self, item: &Item) {
        if self.item(item.name.key()).is_none() {
            let (kind, start) = self.value(&item.value);
            Arc::make_mut(&mut self.item_slots).insert(item.name.key().to_owned(), self.items.len());
            self.items.push(ItemSlot { name: item.name.clone(), kind, start, show: item.show });
        }
    }

    fn add_matrix(&mut self, matrix: &Matrix, table: bool) {
        let (kind, start) = self.cells(matrix);
        self.matrices.push(MatrixSlot { name: matrix.name.clone(), kind, size: matrix.size, start, table });
    }

    /// The type and the values of the cells of a matrix.
    fn cells(&mut self, matrix: &Matrix) -> (Type, Vec<i32>) {
        let (kind, mut cells) = match &matrix.values {
            Values::Text(names) => (Type::Text, names.iter().map(|n| self.words.number(n)).collect::<Vec<_>>()),
            Values::Int(numbers) => (Type::Int, numbers.clone()),
            Values::Bool(bools) => (Type::Bool, bools.iter().map(|b| i32::from(*b)).collect()),
        };
        cells.resize(matrix.size.area(), 0);
        (kind, cells)
    }

    /// The same names with the starting values of another level. None unless it has the same items and matrices and no
    /// new word.
    pub fn with_starts(&self, layout: &Layout) -> Option<Self> {
        let (mut scope, words) = (self.clone(), self.words.count());
        if !layout.items.iter().all(|item| self.item(item.name.key()).is_some()) {
            return None;
        }
        for slot in 0..scope.items.len() {
            let item = scope.items[slot].clone();
            match layout.item(item.name.key()) {
                Some(found) => {
                    let (kind, start) = scope.value(&found.value);
                    if kind != item.kind || found.show != item.show {
                        return None;
                    }
                    scope.items[slot].start = start;
                }
                // added to every level
                None if ADDED.contains(&item.name.key()) => {}
                None => return None,
            }
        }
        let own: Vec<usize> = (0..scope.matrices.len()).filter(|s| !self.is_table(*s)).collect();
        if own.len() != layout.matrices.len() {
            return None;
        }
        for (slot, matrix) in own.into_iter().zip(&layout.matrices) {
            let (kind, start) = scope.cells(matrix);
            let known = &mut scope.matrices[slot];
            if known.name != matrix.name || known.kind != kind || known.size != matrix.size {
                return None;
            }
            known.start = start;
        }
        (scope.words.count() == words).then_some(scope)
    }

    fn is_table(&self, slot: usize) -> bool {
        self.matrices[slot].table
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
        self.item_slots.get(key).copied()
    }

    /// The slots of the items of a point with this name: `Qx` and `Qy` for `Q`.
    pub fn point(&self, key: &str) -> Option<[usize; 2]> {
        let slots = [self.item(&format!("{key}x"))?, self.item(&format!("{key}y"))?];
        slots.iter().all(|slot| self.items[*slot].kind == Type::Int).then_some(slots)
    }

    /// The table of lists of this name.
    pub fn table(&self, key: &str) -> Option<&ListTable> {
        self.tables.iter().find(|t| t.name.key() == key)
    }

    /// The words meant by `is`: the piece with this name and the members of the group with this name.
    pub fn members(&self, key: &str) -> Vec<i32> {
        let piece = self.words.find(key).filter(|w| usize::try_from(*w).is_ok_and(|w| w < self.pieces));
        let group = self.groups.iter().find(|(name, _)| name.key() == key).map(|(_, members)| members.as_slice());
        let mut members: Vec<i32> = piece.into_iter().chain(group.unwrap_or_default().iter().copied()).collect();
        members.sort_unstable();
        members.dedup();
        members
    }

    /// The slot of the first matrix of this name.
    pub fn matrix(&self, key: &str) -> Option<usize> {
        self.matrices.iter().position(|m| m.name.key() == key)
    }
}

/// The type that a literal has by itself.
pub fn literal_type(text: &str) -> Type {
    match text {
        "true" | "false" => Type::Bool,
        _ if text.parse::<i32>().is_ok() => Type::Int,
        _ => Type::Text,
    }
}

/// A literal read as a value of this type, if possible.
pub fn literal_as(text: &str, kind: Type, scope: &mut Scope) -> Option<Expr> {
    let value = match (kind, text) {
        (Type::Text, _) => scope.words.number(&Name::new(text)),
        (Type::Int, _) => text.parse().ok()?,
        (Type::Bool, "true") => 1,
        (Type::Bool, "false") => 0,
        (Type::Bool, _) => return None,
    };
    Some(Expr::Constant(value))
}

/// Everything that rules of this game can name in a level with this layout.
pub fn scope_of(game: &Game, layout: &Layout, language: RuleLanguage) -> Scope {
    let mut scope = Scope::new(&game.pieces, layout, &game.tables);
    if language == RuleLanguage::Two {
        // a piece called Player keeps its name
        for (name, value) in [("Player", 1), ("Players", i32::from(game.description.players.1.max(1)))] {
            let item = Item { name: Name::new(name), value: Value::Int(value), show: false };
            if game.pieces.find(item.name.key()).is_none() {
                scope.add_item(&item);
            }
        }
        if game.settings.has_signals() {
            let number = |name| (name, Value::Int(0));
            let told = [number("Pressed"), number("Released"), number("Length"), ("Ticked", Value::Bool(false))];
            for (name, value) in told {
                scope.add_item(&Item { name: Name::new(name), value, show: false });
            }
        }
    }
    scope
}
