//! A level while it is edited: what stands in its file, what it is to become, and every step on the way there, to be
//! taken back. Pure; never reads or writes a file.

use crate::diag::Problem;
use crate::game::{Layout, LevelText, Matrix, Value};
use crate::grid::{Cell, MAX_SIDE, Size};

/// As many steps can be taken back.
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

/// Something that was done.
#[derive(Debug, Clone)]
enum Edit {
    /// Cells of a matrix: which, what stood there, what is there now.
    Cells { matrix: usize, changes: Vec<(usize, Value, Value)> },
    /// Items: which, their values before and after.
    Items(Vec<(usize, Value, Value)>),
    /// All matrices, before and after.
    Size(Box<(Vec<Matrix>, Vec<Matrix>)>),
}

/// Which way a step is gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum StepDirection {
    Back,
    On,
}

impl Sketch {
    /// The level in this file.
    ///
    /// # Errors
    /// What keeps it from being read whole.
    pub fn read(file: &str, bytes: Vec<u8>) -> Result<Self, Problem> {
        let text = LevelText::read(file, &bytes)?;
        Ok(Self { layout: text.layout().clone(), text, bytes, past: Vec::new(), future: Vec::new() })
    }

    /// Items and matrices as they are to become.
    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The file as it is on disk, as far as is known.
    pub fn known(&self) -> &[u8] {
        &self.bytes
    }

    /// The file's path for the reader.
    pub fn file(&self) -> &str {
        self.text.file()
    }

    /// Whether anything is not saved.
    pub fn is_changed(&self) -> bool {
        self.layout != *self.text.layout()
    }

    /// How many steps were done and not taken back.
    pub fn steps(&self) -> usize {
        self.past.len()
    }

    /// Whether a step can be taken back, and whether one that was can be done again.
    pub fn can(&self) -> (bool, bool) {
        (!self.past.is_empty(), !self.future.is_empty())
    }

    /// Puts a value on cells of a matrix, as one step; how many cells it changed.
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

    /// Gives items other values of their types, as one step; whether that changed anything.
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

    /// Which item has this name.
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

    /// Lets the player start there; whether that changed anything.
    pub fn set_start(&mut self, cell: Cell) -> bool {
        let values = [("ax", cell.x), ("ay", cell.y)];
        let values = values.into_iter().filter_map(|(key, at)| Some((self.item(key)?, Value::Int(i32::from(at)))));
        let values = values.collect();
        self.set_items(values)
    }

    /// The board's size, that of STATE.
    pub fn size(&self) -> Size {
        self.layout.size()
    }

    /// Gives the board and all matrices of its size another size, as one step. False outside of what a board may be.
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

    /// Takes the last step back; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.past.pop() else { return false };
        self.go(&step, StepDirection::Back);
        self.future.push(step);
        true
    }

    /// Does the step again that was taken back last; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.future.pop() else { return false };
        self.go(&step, StepDirection::On);
        self.past.push(step);
        true
    }

    fn go(&mut self, step: &Edit, way: StepDirection) {
        match step {
            Edit::Cells { matrix, changes } => {
                let Some(target) = self.layout.matrices.get_mut(*matrix) else { return };
                for (cell, before, after) in changes {
                    target.set_value(*cell, if way == StepDirection::Back { before } else { after });
                }
            }
            Edit::Items(changes) => {
                for (item, before, after) in changes {
                    if let Some(target) = self.layout.items.get_mut(*item) {
                        target.value = if way == StepDirection::Back { before.clone() } else { after.clone() };
                    }
                }
            }
            Edit::Size(sizes) => {
                self.layout.matrices.clone_from(if way == StepDirection::Back { &sizes.0 } else { &sizes.1 });
            }
        }
    }

    /// The file as it is to become.
    ///
    /// # Errors
    /// It is written so that this cannot be brought into it.
    pub fn to_bytes(&self) -> Result<Vec<u8>, Problem> {
        self.text.with(&self.layout)
    }

    /// These bytes are on disk now: nothing is left to be saved. What was done can still be taken back.
    ///
    /// # Errors
    /// They cannot be read, which [`Sketch::to_bytes`] sees to.
    pub fn saved(&mut self, bytes: Vec<u8>) -> Result<(), Problem> {
        self.text = LevelText::read(self.text.file(), &bytes)?;
        self.bytes = bytes;
        Ok(())
    }
}
