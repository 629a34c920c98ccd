//! A level that is being edited: the contents of its file, the edited version, and every step in between, for undo.
//! Pure; never reads or writes a file.

use crate::diag::Problem;
use crate::game::{Layout, LevelText, Matrix, Value};
use crate::grid::{Cell, MAX_SIDE, Size};

/// How many steps can be undone.
const MOST_STEPS: usize = 500;

/// The level.
#[derive(Debug)]
pub struct Sketch {
    text: LevelText,
    /// The file as it is on disk, as far as is known.
    bytes: Vec<u8>,
    layout: Layout,
    past: Vec<Edit>,
    future: Vec<Edit>,
}

/// A step that was done.
#[derive(Debug, Clone)]
enum Edit {
    /// Cells of a matrix: index, old value, new value.
    Cells { matrix: usize, changes: Vec<(usize, Value, Value)> },
    /// Items: index, old value, new value.
    Items(Vec<(usize, Value, Value)>),
    /// All matrices, old and new.
    Size(Box<(Vec<Matrix>, Vec<Matrix>)>),
}

/// Whether a step is undone or redone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum StepDirection {
    Back,
    On,
}

impl Sketch {
    /// Reads the level from this file.
    ///
    /// # Errors
    ///
    /// The problem that makes it impossible to read completely.
    pub fn read(file: &str, bytes: Vec<u8>) -> Result<Self, Problem> {
        let text = LevelText::read(file, &bytes)?;
        Ok(Self { layout: text.layout().clone(), text, bytes, past: Vec::new(), future: Vec::new() })
    }

    /// The edited items and matrices.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The file as it is on disk, as far as is known.
    pub fn known(&self) -> &[u8] {
        &self.bytes
    }

    /// The file's path for messages.
    pub fn file(&self) -> &str {
        self.text.file()
    }

    /// Whether there are unsaved changes.
    pub fn is_changed(&self) -> bool {
        self.layout != *self.text.layout()
    }

    /// How many steps can be undone.
    pub fn steps(&self) -> usize {
        self.past.len()
    }

    /// Whether a step can be undone, and whether one can be redone.
    pub fn can(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Puts a value on cells of a matrix, as one step; returns how many cells it changed.
    pub fn paint(&mut self, matrix: usize, cells: &[usize], value: &Value) -> usize {
        let Some(target) = self.layout.matrices.get_mut(matrix) else { return 0 };
        let change = |cell: &usize| Some((*cell, target.set_value(*cell, value)?, value.clone()));
        let changes: Vec<_> = cells.iter().filter_map(change).collect();
        let count = changes.len();
        if count > 0 {
            self.push(Edit::Cells { matrix, changes });
        }
        count
    }

    /// Gives items new values of the same types, as one step; returns whether anything changed.
    pub fn set_items(&mut self, values: Vec<(usize, Value)>) -> bool {
        let mut changes = Vec::new();
        for (item, value) in values {
            let Some(target) = self.layout.items.get_mut(item) else { continue };
            let fits = std::mem::discriminant(&target.value) == std::mem::discriminant(&value);
            if fits && target.value != value {
                let before = std::mem::replace(&mut target.value, value.clone());
                changes.push((item, before, value));
            }
        }
        let is_changed = !changes.is_empty();
        if is_changed {
            self.push(Edit::Items(changes));
        }
        is_changed
    }

    /// The index of the item with this name.
    pub fn item(&self, key: &str) -> Option<usize> {
        self.layout.items.iter().position(|item| item.name.key() == key)
    }

    /// Where the player starts.
    pub fn start(&self) -> Option<Cell> {
        let number = |key: &str| match self.layout.item(key)?.value {
            Value::Int(number) => u8::try_from(number).ok(),
            _ => None,
        };
        Some(Cell::new(number("ax")?, number("ay")?))
    }

    /// Moves the player's start; returns whether anything changed.
    pub fn set_start(&mut self, cell: Cell) -> bool {
        let values = [("ax", cell.x), ("ay", cell.y)];
        let values = values.into_iter().filter_map(|(key, at)| Some((self.item(key)?, Value::Int(i32::from(at)))));
        let values = values.collect();
        self.set_items(values)
    }

    /// The size of the board, which is that of STATE.
    pub fn size(&self) -> Size {
        self.layout.size()
    }

    /// Resizes the board and all matrices of its size, as one step. False if a board cannot have this size.
    pub fn resize(&mut self, size: Size) -> bool {
        let old = self.size();
        let is_board = |side: u8| (1..=MAX_SIDE).contains(&side);
        if !is_board(size.width) || !is_board(size.height) || size == old {
            return false;
        }
        let before = self.layout.matrices.clone();
        for matrix in self.layout.matrices.iter_mut().filter(|matrix| matrix.size == old) {
            *matrix = matrix.resized(size);
        }
        self.push(Edit::Size(Box::new((before, self.layout.matrices.clone()))));
        true
    }

    fn push(&mut self, step: Edit) {
        self.future.clear();
        self.past.push(step);
        if self.past.len() > MOST_STEPS {
            self.past.remove(0);
        }
    }

    /// Undoes the last step; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.past.pop() else { return false };
        self.go(&step, StepDirection::Back);
        self.future.push(step);
        true
    }

    /// Redoes the step that was undone last; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.future.pop() else { return false };
        self.go(&step, StepDirection::On);
        self.past.push(step);
        true
    }

    #[expect(clippy::indexing_slicing, reason = "an edit names what it changed")]
    fn go(&mut self, step: &Edit, way: StepDirection) {
        match step {
            Edit::Cells { matrix, changes } => {
                for (cell, before, after) in changes {
                    self.layout.matrices[*matrix]
                        .set_value(*cell, if way == StepDirection::Back { before } else { after });
                }
            }
            Edit::Items(changes) => {
                for (item, before, after) in changes {
                    self.layout.items[*item].value =
                        if way == StepDirection::Back { before.clone() } else { after.clone() };
                }
            }
            Edit::Size(sizes) => {
                self.layout.matrices.clone_from(if way == StepDirection::Back { &sizes.0 } else { &sizes.1 });
            }
        }
    }

    /// The edited file.
    ///
    /// # Errors
    ///
    /// The file is written in a form in which this change cannot be made.
    pub fn to_bytes(&self) -> Result<Vec<u8>, Problem> {
        self.text.with(&self.layout)
    }

    /// Notes that these bytes are on disk now, so nothing is unsaved. Undo still works.
    ///
    /// # Errors
    ///
    /// They cannot be read, which does not happen with those of [`Sketch::to_bytes`].
    pub fn saved(&mut self, bytes: Vec<u8>) -> Result<(), Problem> {
        self.text = LevelText::read(self.text.file(), &bytes)?;
        self.bytes = bytes;
        Ok(())
    }
}
