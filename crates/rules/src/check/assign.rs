//! Assignments: what can be assigned to, and the value for it.

#![expect(clippy::indexing_slicing, reason = "the scope gives slots of what it has")]

use super::{A_LIST, Checker, Local, Value, ValueKind, axis_of};
use crate::faults::found;
use crate::read::syntax::{Node, Syntax};
use crate::tree::scope::{MatrixSlot, Type};
use crate::tree::{Action, Axis, CellRef, Fault, Span, Variable};
use switchboard_base::diag::Code;
use switchboard_game::{Name, RuleLanguage};

impl<'a> Checker<'a> {
    pub(super) fn assign(&mut self, target: &'a Node, value: &'a Node) -> Action {
        match self.target(target) {
            Ok(target) => self.assign_to(target, value),
            Err(fault) => {
                // the value's own problems are reported too, but not those that only follow
                self.value(value);
                Action::Fault(fault)
            }
        }
    }

    fn assign_to(&mut self, target: AssignTarget, value: &'a Node) -> Action {
        match target {
            AssignTarget::One(variable, ValueKind::One(kind)) => {
                let given = self.of_type(value, kind);
                if let Some((_, used)) = self.words.last_mut()
                    && used.span == value.span
                {
                    used.is_given = true;
                }
                Action::Set(variable, given)
            }
            AssignTarget::One(variable, _) => match self.value(value) {
                Value::List(list) => Action::Set(variable, list),
                other => {
                    self.not_a(A_LIST, other, &value.span);
                    Action::Fault(Fault::WrongType)
                }
            },
            AssignTarget::Point(variables) => {
                let (x, y) = self.point(value);
                Action::SetPoint(variables, [x, y])
            }
            AssignTarget::Cell(cell, kind) => {
                let in_cell = self.of_pieces(cell.matrix);
                Action::SetCell(cell, self.of_type_for(value, kind, in_cell))
            }
            AssignTarget::Next(cell, kind) => {
                self.unit.next_used = true;
                Action::SetNext(cell, self.of_type_for(value, kind, true))
            }
            AssignTarget::Matrix(matrix) => self.assign_matrix(matrix, value),
        }
    }

    pub(super) fn assign_matrix(&mut self, matrix: usize, value: &'a Node) -> Action {
        let MatrixSlot { kind, size, .. } = self.scope.matrices[matrix];
        let from = match &value.what {
            Syntax::Word(word) if self.find_local(word).is_none() && self.scope.item(word).is_none() => {
                self.scope.matrix(word)
            }
            _ => None,
        };
        let Some(from) = from else { return self.fill(matrix, value, kind) };
        let other = &self.scope.matrices[from];
        if other.kind == kind && other.size == size {
            return Action::Copy(matrix, from);
        }
        self.report(found(Code::R030, "two-matrices", value.span.clone()));
        Action::Fault(Fault::WrongType)
    }

    pub(super) fn fill(&mut self, matrix: usize, value: &'a Node, kind: Type) -> Action {
        let in_cell = self.of_pieces(matrix);
        Action::Fill(matrix, self.of_type_for(value, kind, in_cell))
    }

    fn target(&mut self, node: &'a Node) -> Result<AssignTarget, Fault> {
        match &node.what {
            Syntax::Word(word) => self.named_target(word, &node.span),
            Syntax::Property(base, axis) => self.property_target(base, axis, node),
            Syntax::Index(base, indexes) => {
                let Syntax::Word(word) = &base.what else {
                    return Err(self.no_target(node));
                };
                let next = word == "next" && self.language == RuleLanguage::Two && self.scope.matrix("next").is_none();
                let matrix = if next { "state" } else { word.as_str() };
                let (cell, kind) = self.cell_of(matrix, base, indexes, &node.span)?;
                if self.scope.matrices[cell.matrix].table {
                    return Err(self.is_table(&base.span));
                }
                Ok(if next { AssignTarget::Next(cell, kind) } else { AssignTarget::Cell(cell, kind) })
            }
            _ => {
                self.report(found(Code::R022, "no-value", node.span.clone()).cure("in-front"));
                Err(Fault::IllFormed)
            }
        }
    }

    fn named_target(&mut self, word: &'a str, span: &Span) -> Result<AssignTarget, Fault> {
        if let Some(local) = self.find_local(word).cloned() {
            if local.fixed {
                let found = found(Code::R057, "each", span.clone()).arg("word", self.written(span));
                self.report(found.cure("local-name"));
                return Err(Fault::IllFormed);
            }
            return Ok(local_target(&local));
        }
        if let Some(slot) = self.scope.item(word) {
            let kind = self.scope.items[slot].kind;
            return Ok(AssignTarget::One(Variable::Item(slot), ValueKind::One(kind)));
        }
        if let Some(slots) = self.point_named(word) {
            return Ok(AssignTarget::Point(slots.map(Variable::Item)));
        }
        let matrix = self.scope.matrix(word);
        let written = self.written(span);
        if let Some(matrix) = matrix.filter(|_| self.language == RuleLanguage::Two) {
            if self.scope.matrices[matrix].table {
                return Err(self.is_table(span));
            }
            return Ok(AssignTarget::Matrix(matrix));
        }
        let found = found(Code::R022, "no-item", span.clone()).arg("word", written);
        self.report(match (matrix, self.suggest(word, self.names()), self.language) {
            (Some(_), _, _) => found.cure("fill-cells"),
            (None, Some(near), _) => found.near(Some(near)),
            (None, None, RuleLanguage::One) => found.cure("add-item"),
            (None, None, RuleLanguage::Two) => found.cure("add-item-or-local"),
        });
        Err(Fault::UnknownItem)
    }

    fn property_target(&mut self, base: &'a Node, axis: &'a str, node: &'a Node) -> Result<AssignTarget, Fault> {
        let Syntax::Word(word) = &base.what else {
            return Err(self.no_target(node));
        };
        if let Some(local) = self.find_local(word).cloned() {
            let axis = if local.kind == ValueKind::Point { axis_of(axis) } else { None };
            let Some(axis) = axis.filter(|_| !local.fixed) else {
                return Err(self.no_target(node));
            };
            let number = local.number + usize::from(axis == Axis::Y);
            return Ok(AssignTarget::One(Variable::Local(number), ValueKind::One(Type::Int)));
        }
        let joined = format!("{word}{axis}");
        if let Some(slot) = self.scope.item(&joined) {
            let kind = self.scope.items[slot].kind;
            return Ok(AssignTarget::One(Variable::Item(slot), ValueKind::One(kind)));
        }
        let found = found(Code::R022, "no-item", node.span.clone()).arg("word", self.written(&node.span));
        self.report(match self.suggest(&joined, self.names()) {
            Some(near) => found.near(Some(near)),
            None => found.cure("add-item"),
        });
        Err(Fault::UnknownItem)
    }

    fn no_target(&mut self, node: &Node) -> Fault {
        self.report(found(Code::R022, "no-value", node.span.clone()));
        Fault::IllFormed
    }

    fn is_table(&mut self, span: &Span) -> Fault {
        let found = found(Code::R035, "table", span.clone()).arg("word", self.written(span));
        self.report(found.cure("matrix-in-levels"));
        Fault::ReadOnly
    }

    /// Every name of an item, point, local name and matrix.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        let items = self.scope.items.iter().map(|i| i.name.written());
        let points = self.scope.items.iter().filter_map(|i| i.name.written().strip_suffix(['x', 'X']));
        let points = points.map(|p| p.trim_end_matches(['.', ' ']));
        let points = points.filter(|p| !p.is_empty() && self.point_named(Name::new(p).key()).is_some());
        let locals = self.unit.locals.iter().map(|l| l.name.as_str());
        items.chain(points).chain(locals).chain(self.scope.matrices.iter().map(|m| m.name.written()))
    }
}

/// What a value can be assigned to.
enum AssignTarget {
    One(Variable, ValueKind),
    Point([Variable; 2]),
    Cell(CellRef, Type),
    Next(CellRef, Type),
    Matrix(usize),
}

fn local_target(local: &Local) -> AssignTarget {
    match local.kind {
        ValueKind::Point => AssignTarget::Point([Variable::Local(local.number), Variable::Local(local.number + 1)]),
        kind => AssignTarget::One(Variable::Local(local.number), kind),
    }
}
