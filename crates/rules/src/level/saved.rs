//! A level's state in the form of saves and of startingLayout.xml, and back again. Reports everything that does not fit
//! the level, and never keeps it.

#![expect(clippy::indexing_slicing, reason = "the slots are those of the level; the save is only asked by name")]

use super::CompiledLevel;
use crate::run::memory::{End, Memory, MemoryPlan};
use crate::tree::scope::{Scope, Type};
use switchboard_base::diag::{Code, Problems};
use switchboard_base::language::Arg;
use switchboard_game::{Item, Layout, Matrix, Name, Value, Values};

impl CompiledLevel {
    /// The state in the form of startingLayout.xml.
    pub fn layout(&self, memory: &Memory) -> Layout {
        layout_of(&self.scope, &self.plan, memory)
    }

    /// The state stored in a save.
    ///
    /// # Errors
    ///
    /// It does not fit this level.
    pub fn restore(&self, layout: &Layout, seed: u64, moves: u32, end: End) -> Result<Memory, Problems> {
        let mut scope = self.scope.clone();
        let words = scope.words.count();
        let mut problems = Problems::new();
        for slot in 0..scope.items.len() {
            let (name, kind) = (scope.items[slot].name.clone(), scope.items[slot].kind);
            let Some(found) = layout.item(name.key()) else {
                problems.push(Code::R004.error("no-item").arg("name", &name));
                continue;
            };
            let (found_kind, value) = scope.value(&found.value);
            if found_kind != kind {
                problems.push(Code::R004.error("item-kind").arg("name", &name).arg("kind", Arg::text(kind.text())));
            }
            scope.items[slot].start = value;
        }
        self.restore_matrices(layout, &mut scope, &mut problems);
        if scope.words.count() > words {
            let word = scope.words.iter().nth(words).map_or("", Name::written);
            problems.push(Code::R004.error("no-piece").arg("word", word));
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        let mut memory = Memory { moves, end, ..Memory::new(&self.plan, &scope, seed) };
        // The original program's saves do not say that they are finished.
        if end == End::Open && moves > 0 && self.is_finished(&memory) {
            memory.end = End::Finished;
        }
        Ok(memory)
    }

    fn restore_matrices(&self, layout: &Layout, scope: &mut Scope, problems: &mut Problems) {
        let mut finals = layout.matrices.iter().filter(|m| m.name.key() == "final");
        for slot in 0..scope.matrices.len() {
            let matrix = &scope.matrices[slot];
            if matrix.table {
                continue;
            }
            let (name, kind, size) = (matrix.name.clone(), matrix.kind, matrix.size);
            let found = if name.key() == "final" { finals.next() } else { layout.matrix(name.key()) };
            let Some(found) = found.filter(|f| f.size == size) else {
                problems.push(Code::R004.error("no-matrix").arg("name", &name));
                continue;
            };
            let (found_kind, mut values) = match &found.values {
                Values::Text(names) => (Type::Text, names.iter().map(|n| scope.words.number(n)).collect::<Vec<_>>()),
                Values::Int(numbers) => (Type::Int, numbers.clone()),
                Values::Bool(bools) => (Type::Bool, bools.iter().map(|b| i32::from(*b)).collect()),
            };
            values.resize(size.area(), 0);
            if found_kind != kind {
                problems.push(Code::R004.error("matrix-kind").arg("name", &name).arg("kind", Arg::text(kind.text())));
            }
            scope.matrices[slot].start = values;
        }
    }
}

/// A state in the form of startingLayout.xml.
pub(crate) fn layout_of(scope: &Scope, plan: &MemoryPlan, memory: &Memory) -> Layout {
    let word = |number| scope.words.word(number).cloned().unwrap_or_else(|| Name::new(""));
    let value = |kind, value| match kind {
        Type::Bool => Value::Bool(value != 0),
        Type::Int => Value::Int(value),
        Type::Text => Value::Text(word(value)),
    };
    let items = scope.items.iter().enumerate().map(|(slot, item)| Item {
        name: item.name.clone(),
        value: value(item.kind, memory.item(plan, slot)),
        show: item.show,
    });
    let matrices = scope.matrices.iter().zip(&plan.matrices).filter(|(m, _)| !m.table);
    let matrices = matrices.map(|(matrix, place)| {
        let cells = (0..place.area()).map(|index| memory.read(plan, place, index));
        Matrix {
            name: matrix.name.clone(),
            size: matrix.size,
            values: match matrix.kind {
                Type::Bool => Values::Bool(cells.map(|c| c != 0).collect()),
                Type::Int => Values::Int(cells.collect()),
                Type::Text => Values::Text(cells.map(word).collect()),
            },
        }
    });
    Layout { items: items.collect(), matrices: matrices.collect() }
}
