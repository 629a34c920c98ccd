//! What rules may change, and which items decide how play goes on. An item that is only counted up or shown
//! decides nothing, so states that differ in it alone count as one when positions are searched.

use super::memory::Usage;
use super::scope::Scope;
use super::tree::{Action, CellRef, Expr, Rule, Statement, Variable};

/// Where a read item's value goes.
struct Uses {
    /// Items whose value matters by itself.
    decides: Vec<bool>,
    /// (read, written): the first matters if the second does.
    flows: Vec<(usize, usize)>,
    changed: Vec<bool>,
}

/// Reads it off the rules. `position`: slots of Ax, Ay, Px, Py.
pub fn of(rules: &[Rule], scope: &Scope, position: [usize; 4]) -> Usage {
    let changed = scope.matrices.iter().map(|m| matches!(m.name.key(), "state" | "valid") && !m.table).collect();
    let mut uses = Uses { decides: vec![false; scope.items.len()], flows: Vec::new(), changed };
    for rule in rules {
        uses.statements(&rule.body);
    }
    loop {
        let mut grew = false;
        for (read, written) in &uses.flows {
            if uses.decides.get(*written) == Some(&true)
                && let Some(decides) = uses.decides.get_mut(*read).filter(|d| !**d)
            {
                *decides = true;
                grew = true;
            }
        }
        if !grew {
            break;
        }
    }
    // a round begins with Px, Py := Ax, Ay and Ax, Ay := the chosen cell: A decides if P is read, P never does
    let [ax, ay, px, py] = position;
    for (a, p) in [(ax, px), (ay, py)] {
        let read = uses.decides.get(p).copied().unwrap_or(true);
        for (slot, value) in [(a, read), (p, false)] {
            if let Some(decides) = uses.decides.get_mut(slot) {
                *decides = value;
            }
        }
    }
    Usage { changed: uses.changed, decides: uses.decides }
}

impl Uses {
    fn statements(&mut self, statements: &[Statement]) {
        for statement in statements {
            match &statement.action {
                Action::Set(Variable::Item(to), value) => self.expr(value, Some(*to)),
                Action::SetCell(cell, value) => {
                    if let Some(changed) = self.changed.get_mut(cell.matrix) {
                        *changed = true;
                    }
                    self.cell(cell);
                    self.expr(value, None);
                }
                Action::If { condition, then, otherwise } => {
                    self.expr(condition, None);
                    self.statements(then);
                    self.statements(otherwise);
                }
                Action::Fault(_) => {}
            }
        }
    }

    fn cell(&mut self, cell: &CellRef) {
        self.expr(&cell.x, None);
        self.expr(&cell.y, None);
    }

    /// `into`: the item the value goes to, if it goes nowhere else.
    fn expr(&mut self, expr: &Expr, into: Option<usize>) {
        match expr {
            Expr::Variable(Variable::Item(slot)) => match into {
                Some(into) => self.flows.push((*slot, into)),
                None => {
                    if let Some(decides) = self.decides.get_mut(*slot) {
                        *decides = true;
                    }
                }
            },
            Expr::Cell(cell) => {
                self.expr(&cell.x, into);
                self.expr(&cell.y, into);
            }
            Expr::Arithmetic(_, left, right) | Expr::Compare(_, left, right) => {
                self.expr(left, into);
                self.expr(right, into);
            }
            Expr::All(list) | Expr::Any(list) => list.iter().for_each(|e| self.expr(e, into)),
            Expr::Constant(_) | Expr::Fault(_) => {}
        }
    }
}
