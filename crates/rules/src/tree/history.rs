//! Which matrices and items only remember: no rule reads them except to end the game in a draw. Chess keeps the positions since the last
//! capture for that, draughts counts quiet turns. Two states that differ in these alone are the same position: all turns that can follow
//! are the same until a draw ends them. A search that tells such states apart never meets a position again.

use crate::tree::effects::{deep, each_expression, in_over};
use crate::tree::scope::Scope;
use crate::tree::{Action, Area, CellRef, Expr, Over, Rule, Statement, Tree, Variable};
use std::collections::BTreeSet;

/// What of a level only remembers.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct History {
    /// By matrix slot.
    pub matrices: Vec<bool>,
    /// By item slot.
    pub items: Vec<bool>,
}

/// Something that holds values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Place {
    Matrix(usize),
    Item(usize),
}

/// Matrices that the program itself reads.
const READ: [&str; 6] = ["state", "valid", "final", "next", "press", "background"];

/// How values reach each other in the rules.
#[derive(Default)]
struct Flows {
    /// Read and written: the first decides if the second does.
    flows: BTreeSet<(Place, Place)>,
    /// Places that decide by themselves.
    decides: BTreeSet<Place>,
}

/// Collects what only remembers. `kept`: slots of items that the program itself reads.
pub fn of(tree: &Tree, scope: &Scope, kept: impl IntoIterator<Item = usize>) -> History {
    let mut found = Flows::default();
    found.decides.extend(kept.into_iter().map(Place::Item));
    let named = scope.matrices.iter().enumerate().filter(|(_, matrix)| READ.contains(&matrix.name.key()));
    found.decides.extend(named.map(|(slot, _)| Place::Matrix(slot)));
    for constraint in &tree.constraints {
        found.decide_in(&constraint.condition);
        for (over, until) in &constraint.headings {
            found.decide_over(over);
            until.iter().for_each(|until| found.decide_in(until));
        }
    }
    let rules = tree.rules.iter().map(|rule: &Rule| (&rule.body, rule.breaks));
    for (body, breaks) in rules.chain(tree.functions.iter().map(|function| (&function.body, false))) {
        found.statements(body, breaks);
    }
    found.follow();
    let remembers = |place| !found.decides.contains(&place);
    History {
        matrices: (0..scope.matrices.len()).map(|slot| remembers(Place::Matrix(slot))).collect(),
        items: (0..scope.items.len()).map(|slot| remembers(Place::Item(slot))).collect(),
    }
}

/// Calls `see` with everything that the expression reads.
fn reads(expr: &Expr, see: &mut impl FnMut(Place)) {
    deep(expr, &mut |expr| match expr {
        Expr::Variable(Variable::Item(slot)) => see(Place::Item(*slot)),
        Expr::Cell(cell) => see(Place::Matrix(cell.matrix)),
        Expr::Connected(connected) => see(Place::Matrix(connected.matrix)),
        _ => {}
    });
}

/// Whether the value goes nowhere but where the expression is used: no function sees it, no local name keeps it.
fn is_plain(expr: &Expr) -> bool {
    let mut plain = true;
    deep(expr, &mut |expr| plain &= !matches!(expr, Expr::Call(_) | Expr::Random(..) | Expr::Keep(..)));
    plain
}

/// Whether it can be evaluated whatever the values are: a statement whose condition fails does neither this nor that.
fn is_certain(expr: &Expr) -> bool {
    match expr {
        Expr::Constant(_) | Expr::Variable(Variable::Item(_)) => true,
        Expr::Compare(_, left, right) => is_certain(left) && is_certain(right),
        Expr::All(list) | Expr::Any(list) => list.iter().all(is_certain),
        Expr::Not(one) | Expr::Is(one, _) => is_certain(one),
        _ => false,
    }
}

/// Whether these statements end the game in a draw whatever else they do, so that what follows them does not matter.
fn draws(statements: &[Statement]) -> bool {
    let quiet = |action: &Action| {
        matches!(
            action,
            Action::Say(_) | Action::Sound(_) | Action::Highlight(_) | Action::Set(..) | Action::SetCell(..)
        )
    };
    let first = statements.iter().find(|statement| !quiet(&statement.action));
    let stops =
        |statement: &Statement| matches!(statement.action, Action::Draw | Action::Stop) || quiet(&statement.action);
    matches!(first.map(|statement| &statement.action), Some(Action::Draw)) && statements.iter().all(stops)
}

impl Flows {
    fn follow(&mut self) {
        loop {
            let before = self.decides.len();
            let reached =
                self.flows.iter().filter(|(_, written)| self.decides.contains(written)).map(|(read, _)| *read);
            self.decides.extend(reached.collect::<Vec<_>>());
            if self.decides.len() == before {
                return;
            }
        }
    }

    fn statements(&mut self, statements: &[Statement], breaks: bool) {
        for statement in statements {
            if !self.assignment(&statement.action) {
                self.statement(statement, breaks);
            }
        }
    }

    /// An assignment: what is read decides if what is written does. False for anything else.
    fn assignment(&mut self, action: &Action) -> bool {
        let (to, from): (Vec<Place>, Vec<&Expr>) = match action {
            Action::Set(Variable::Item(to), value) => (vec![Place::Item(*to)], vec![value]),
            Action::SetPoint([Variable::Item(x), Variable::Item(y)], values) => {
                (vec![Place::Item(*x), Place::Item(*y)], values.iter().collect())
            }
            Action::SetCell(CellRef { matrix, x, y }, value) => (vec![Place::Matrix(*matrix)], vec![x, y, value]),
            Action::Fill(to, value) => (vec![Place::Matrix(*to)], vec![value]),
            Action::Copy(to, from) => {
                self.flows.insert((Place::Matrix(*from), Place::Matrix(*to)));
                return true;
            }
            _ => return false,
        };
        for value in from {
            if is_plain(value) {
                reads(value, &mut |read| self.flows.extend(to.iter().map(|to| (read, *to))));
            } else {
                self.decide_in(value);
            }
        }
        true
    }

    fn statement(&mut self, statement: &Statement, breaks: bool) {
        match &statement.action {
            Action::If { condition, then, otherwise, .. } => {
                if !self.leads_only_to(condition, then, otherwise, breaks) {
                    self.decide_in(condition);
                }
                self.statements(then, breaks);
                self.statements(otherwise, breaks);
            }
            Action::Loop(over, until, body) => {
                self.decide_over(over);
                until.iter().for_each(|until| self.decide_in(until));
                self.statements(body, breaks);
            }
            Action::Flood(area, body) => {
                self.decide_area(area);
                self.statements(body, breaks);
            }
            Action::While(condition, body) | Action::Repeat(condition, body) => {
                self.decide_in(condition);
                self.statements(body, breaks);
            }
            _ => each_expression(std::slice::from_ref(statement), &mut |expr| self.decide_here(expr)),
        }
    }

    /// Whether a condition does nothing but end the game in a draw, or choose what is assigned.
    fn leads_only_to(&mut self, condition: &Expr, then: &[Statement], otherwise: &[Statement], breaks: bool) -> bool {
        if !is_plain(condition) {
            return false;
        }
        if draws(then) || draws(otherwise) {
            return then.is_empty() || otherwise.is_empty() || is_certain(condition);
        }
        let mut written = Vec::new();
        for statement in then.iter().chain(otherwise) {
            let (to, values): (Place, &[&Expr]) = match &statement.action {
                Action::Set(Variable::Item(to), value) => (Place::Item(*to), &[value]),
                Action::SetCell(CellRef { matrix, x, y }, value) => (Place::Matrix(*matrix), &[x, y, value]),
                Action::Fill(matrix, value) => (Place::Matrix(*matrix), &[value]),
                Action::Copy(matrix, _) => (Place::Matrix(*matrix), &[]),
                _ => return false,
            };
            if !values.iter().all(|value| is_plain(value)) {
                return false;
            }
            written.push(to);
        }
        if !breaks {
            reads(condition, &mut |read| self.flows.extend(written.iter().map(|to| (read, *to))));
        }
        !breaks
    }

    fn decide_here(&mut self, expr: &Expr) {
        match expr {
            Expr::Variable(Variable::Item(slot)) => self.decides.insert(Place::Item(*slot)),
            Expr::Cell(cell) => self.decides.insert(Place::Matrix(cell.matrix)),
            Expr::Connected(connected) => self.decides.insert(Place::Matrix(connected.matrix)),
            _ => false,
        };
    }

    fn decide_in(&mut self, expr: &Expr) {
        deep(expr, &mut |expr| self.decide_here(expr));
    }

    fn decide_over(&mut self, over: &Over) {
        in_over(over, &mut |expr| self.decide_here(expr));
    }

    fn decide_area(&mut self, area: &Area) {
        [&area.x, &area.y, &area.condition].into_iter().for_each(|expr| self.decide_in(expr));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree::{Arithmetic, Relation};

    fn statement(action: Action) -> Statement {
        Statement { action, span: 0..0 }
    }

    fn item(slot: usize) -> Expr {
        Expr::Variable(Variable::Item(slot))
    }

    fn decided(statements: &[Statement], breaks: bool) -> Vec<Place> {
        let mut flows = Flows { decides: BTreeSet::from([Place::Matrix(0)]), ..Flows::default() };
        flows.statements(statements, breaks);
        flows.follow();
        flows.decides.into_iter().collect()
    }

    fn branch(condition: Expr, then: Vec<Action>, otherwise: Vec<Action>) -> Statement {
        let [then, otherwise] = [then, otherwise].map(|actions| actions.into_iter().map(statement).collect());
        statement(Action::If { condition, then, otherwise, behind_else: false })
    }

    fn set_board(value: Expr) -> Action {
        Action::SetCell(CellRef { matrix: 0, x: Expr::Constant(0), y: Expr::Constant(0) }, value)
    }

    fn may_fail() -> Expr {
        let sum = Expr::Arithmetic(Arithmetic::Add, Box::new(item(1)), Box::new(item(1)));
        Expr::Compare(Relation::Equal, Box::new(sum), Box::new(Expr::Constant(3)))
    }

    const BOARD: Place = Place::Matrix(0);

    #[test]
    fn what_only_ends_in_a_draw_decides_nothing() {
        let (counts, draw) =
            (|| statement(Action::Set(Variable::Item(1), item(1))), || vec![Action::Draw, Action::Stop]);
        assert_eq!(decided(&[counts(), branch(item(1), draw(), vec![])], true), [BOARD]);
        assert_eq!(
            decided(&[counts(), branch(item(1), draw(), vec![set_board(item(2))])], false),
            [BOARD, Place::Item(2)]
        );
        assert_eq!(decided(&[branch(may_fail(), draw(), vec![])], true), [BOARD]);
    }

    #[test]
    fn what_reaches_the_board_or_another_end_decides() {
        let two = [BOARD, Place::Item(1)];
        assert_eq!(decided(&[statement(set_board(item(1)))], false), two);
        assert_eq!(decided(&[branch(item(1), vec![set_board(Expr::Constant(1))], vec![])], false), two);
        assert_eq!(decided(&[branch(item(1), vec![Action::Lose], vec![])], false), two);
        assert_eq!(decided(&[branch(item(1), vec![Action::Stop, Action::Draw], vec![])], false), two);
        assert_eq!(decided(&[branch(item(1), vec![Action::Draw, Action::Lose], vec![])], false), two);
        assert_eq!(decided(&[statement(Action::Local(0, vec![item(1)]))], false), two);
        assert_eq!(
            decided(&[branch(item(1), vec![Action::Set(Variable::Item(2), Expr::Constant(0))], vec![])], true),
            two
        );
        // a condition that fails does neither
        assert_eq!(decided(&[branch(may_fail(), vec![Action::Draw], vec![set_board(Expr::Constant(1))])], false), two);
        // how many random numbers were drawn decides what comes next
        let (low, high) = (Box::new(Expr::Constant(1)), Box::new(Expr::Constant(6)));
        let rolls = vec![Action::Set(Variable::Item(2), Expr::Random(low, high))];
        assert_eq!(decided(&[branch(item(1), rolls, vec![])], false), two);
        let through = [statement(Action::Set(Variable::Item(2), item(1))), statement(set_board(item(2)))];
        assert_eq!(decided(&through, false), [BOARD, Place::Item(1), Place::Item(2)]);
    }
}
