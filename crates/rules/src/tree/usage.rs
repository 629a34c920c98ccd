//! What rules can change, and which items decide how the game continues. An item that is only counted or shown decides
//! nothing, so a search treats states that differ in it alone as equal.

#![expect(clippy::indexing_slicing, reason = "a tree names items and matrices by their slots in its level")]

use crate::tree::effects::{deep, each_expression, has_effects};
use crate::tree::scope::Scope;
use crate::tree::{Action, Expr, Statement, Tree, Variable};

/// What can change in a level, and what decides how the game continues.
#[derive(Debug, Clone, Default)]
pub struct Usage {
    /// By matrix slot: whether a rule may change it.
    pub changed: Vec<bool>,
    /// By item slot: whether its value decides how the game continues.
    pub decides: Vec<bool>,
}

/// How the rules use items.
struct Uses {
    /// Items whose value matters by itself.
    decides: Vec<bool>,
    /// Pairs (read, written): the first item matters if the second does.
    flows: Vec<(usize, usize)>,
    changed: Vec<bool>,
}

/// Collects the uses in the rules. `position`: slots of Ax, Ay, Px, Py. `turn`: the slot of Player, which always
/// decides. `signal`: the slots of [`SIGNAL`](super::scope::SIGNAL), where rules are told of signals; each round begins with others.
pub fn of(tree: &Tree, scope: &Scope, position: [usize; 4], turn: Option<usize>, signal: Option<[usize; 4]>) -> Usage {
    let changed = scope.matrices.iter().map(|m| matches!(m.name.key(), "state" | "valid") && !m.table).collect();
    let mut uses = Uses { decides: vec![false; scope.items.len()], flows: Vec::new(), changed };
    for body in tree.rules.iter().map(|r| &r.body).chain(tree.functions.iter().map(|f| &f.body)) {
        uses.statements(body);
    }
    if let Some(slot) = turn {
        uses.decides[slot] = true;
    }
    uses.follow();
    // a round begins with Px, Py := Ax, Ay and Ax, Ay := the chosen cell, so A decides if P is read, and P never does
    let [ax, ay, px, py] = position;
    for (a, p) in [(ax, px), (ay, py)] {
        uses.decides[a] = uses.decides[p];
        uses.decides[p] = false;
    }
    for slot in signal.into_iter().flatten() {
        uses.decides[slot] = false;
    }
    Usage { changed: uses.changed, decides: uses.decides }
}

/// Whether the rules use chance.
pub fn draws_chance(tree: &Tree) -> bool {
    let mut draws = false;
    for body in tree.rules.iter().map(|r| &r.body).chain(tree.functions.iter().map(|f| &f.body)) {
        each_expression(body, &mut |expr| draws |= matches!(expr, Expr::Random(..)));
    }
    draws
}

impl Uses {
    fn follow(&mut self) {
        loop {
            let mut grew = false;
            for (read, written) in &self.flows {
                if self.decides[*written] && !self.decides[*read] {
                    self.decides[*read] = true;
                    grew = true;
                }
            }
            if !grew {
                return;
            }
        }
    }

    fn statements(&mut self, statements: &[Statement]) {
        for statement in statements {
            match &statement.action {
                Action::Set(Variable::Item(to), value) if !has_effects(value) => {
                    deep(value, &mut |expr| {
                        if let Expr::Variable(Variable::Item(read)) = expr {
                            self.flows.push((*read, *to));
                        }
                    });
                    continue;
                }
                Action::SetCell(cell, _) | Action::SetNext(cell, _) => self.change(cell.matrix),
                Action::Fill(matrix, _) | Action::Copy(matrix, _) => self.change(*matrix),
                Action::If { condition, then, otherwise, .. } => {
                    self.decide(condition);
                    self.statements(then);
                    self.statements(otherwise);
                    continue;
                }
                Action::Loop(_, _, body)
                | Action::Flood(_, body)
                | Action::While(_, body)
                | Action::Repeat(_, body) => self.statements(body),
                _ => {}
            }
            self.decide_all(std::slice::from_ref(statement));
        }
    }

    fn change(&mut self, matrix: usize) {
        self.changed[matrix] = true;
    }

    fn decide(&mut self, expr: &Expr) {
        deep(expr, &mut |expr| {
            if let Expr::Variable(Variable::Item(slot)) = expr {
                self.decides[*slot] = true;
            }
        });
    }

    fn decide_all(&mut self, statements: &[Statement]) {
        each_expression(statements, &mut |expr| {
            if let Expr::Variable(Variable::Item(slot)) = expr {
                self.decides[*slot] = true;
            }
        });
    }
}
