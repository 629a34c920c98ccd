//! Functions: called, or written out where they are called.

use super::{Emitter, Label, long, short};
use crate::emit::code::{Op, Origin, Register};
use crate::tree::effects::{each_expression, has_effects};
use crate::tree::{Action, Call, Expr, Fault, Function, Statement, Variable};

/// How many statements and expressions a function can have that is written out where it is called.
const SMALL: usize = 50;

/// How many of them the copies of a function can have that are written out within loops that are.
const SMALL_COPIES: usize = 200;

/// Where a function begins and which registers it uses.
#[derive(Debug, Clone, Copy)]
pub(super) struct FunctionPlace {
    entry: Label,
    /// The first parameter's register.
    base: usize,
    /// The register that remembers its caller.
    back: Register,
    /// The first of the two registers of its result.
    result: Register,
    /// How many statements and expressions it has, with those of the functions that are written out in it.
    size: usize,
}

/// What a function that is being emitted does with its result.
#[derive(Debug, Clone, Copy)]
pub(super) enum Returns {
    /// Leaves it in the registers of its place, and returns.
    Back(FunctionPlace),
    /// Leaves it in these registers, and continues there.
    Here(Register, Label),
    /// If it is as wanted continues at the first label, otherwise at the second.
    Asked(bool, Label, Label),
}

/// A fault that stands apart from the instructions that lead to it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Apart {
    label: Label,
    fault: Fault,
    rescue: Label,
    origin: Origin,
}

/// The names of a rule or function whose statements are being emitted.
#[derive(Debug, Default)]
pub(super) struct Names {
    /// The first register of the local names.
    pub base: usize,
    /// Local names whose value is known, in unrolled loops and functions that are written out.
    pub known: Vec<(usize, i32)>,
    /// Parameters of a function that is written out which are read where the caller has them.
    pub elsewhere: Vec<(usize, Register)>,
    /// Local names that may have no value, and the registers that hold 1 while they have one.
    pub flags: Vec<(usize, Register)>,
    /// Those of them that certainly have one here.
    pub proven: Vec<usize>,
    /// The current function.
    pub inside: Option<Returns>,
}

impl<'a> Emitter<'a> {
    /// Emits a function that may be called.
    pub(super) fn function(&mut self, function: &'a Function) {
        self.names.base = self.most;
        self.enter(function.locals);
        let place = FunctionPlace {
            entry: self.label(),
            base: self.names.base,
            back: self.temporary(),
            result: self.temporaries(),
            size: self.size(&function.body),
        };
        self.functions.push((function, place));
        self.names.inside = Some(Returns::Back(place));
        self.origin.rule = long(function.rule);
        self.place(place.entry);
        self.statements(&function.body, None);
        self.rescue = self.end;
        self.push(match function.results {
            0 => Op::Return { back: place.back },
            _ => Op::ReturnNothing { back: place.back },
        });
        self.names.inside = None;
    }

    /// How many statements and expressions these are, with those of functions that are written out in them.
    fn size(&self, statements: &[Statement]) -> usize {
        let mut size = count(statements, &|call| self.size_of(call));
        each_expression(statements, &mut |expr| {
            size += match expr {
                Expr::Call(call) => 1 + self.size_of(call),
                _ => 1,
            };
        });
        size
    }

    fn size_of(&self, call: &Call) -> usize {
        let (_, place) = self.functions[call.function];
        if place.size <= SMALL { place.size } else { 0 }
    }

    /// Calls a function and returns the register of its result: perhaps the one that is proposed.
    pub(super) fn call(&mut self, call: &Call, proposed: Option<Register>) -> Register {
        let (function, place) = self.functions[call.function];
        let result = if self.is_written_out(call) {
            let result = proposed.filter(|_| function.results == 1).unwrap_or_else(|| self.temporaries());
            let done = self.label();
            self.write_out(call, function, Returns::Here(result, done), done);
            result
        } else {
            let mut registers = Vec::new();
            for (number, value) in call.values.iter().enumerate() {
                let later = &call.values[number + 1..];
                registers.push(self.value_before(value, later.iter().any(has_effects)));
            }
            for (number, from) in registers.into_iter().enumerate() {
                self.push(Op::Move { to: short(place.base + number), from });
            }
            self.push(Op::Call { to: place.entry, back: place.back });
            place.result
        };
        if let Some(second) = call.second {
            let to = self.register(second);
            self.push(Op::Move { to, from: result + 1 });
        }
        result
    }

    /// Continues at `to` if the result of the function is as wanted. False if it must be called instead.
    pub(super) fn branch_on(&mut self, call: &Call, wanted: bool, to: Label) -> bool {
        let (function, _) = self.functions[call.function];
        if !self.is_written_out(call) || function.results != 1 {
            return false;
        }
        let past = self.label();
        self.write_out(call, function, Returns::Asked(wanted, to, past), past);
        true
    }

    /// Whether the function certainly returns a value: its last statement returns items, parameters or constants.
    pub(super) fn always_returns(&self, call: &Call) -> bool {
        let (function, _) = self.functions[call.function];
        let plain = |value: &Expr| match value {
            Expr::Constant(_) | Expr::Variable(Variable::Item(_)) => true,
            Expr::Variable(Variable::Local(name)) => *name < function.parameters,
            _ => false,
        };
        matches!(function.body.last(), Some(Statement { action: Action::Return(values), .. }) if values.iter().all(plain))
    }

    fn is_written_out(&self, call: &Call) -> bool {
        let (_, place) = self.functions[call.function];
        place.size <= SMALL && place.size.saturating_mul(self.copies) <= SMALL_COPIES
    }

    /// Emits the statements of a function in place of its call, and then places the label `done`.
    fn write_out(&mut self, call: &Call, function: &'a Function, returns: Returns, done: Label) {
        let (free, rescue, origin) = (self.free, self.rescue, self.origin);
        let mut names = Names { base: self.free, inside: Some(returns), ..Names::default() };
        self.enter_at(names.base, function.locals);
        for (number, value) in call.values.iter().enumerate() {
            let later = &call.values[number + 1..];
            let steady = !sets(&function.body, Variable::Local(number));
            match value {
                _ if steady && self.known(value).is_some() => {
                    names.known.extend(self.known(value).map(|value| (number, value)));
                }
                Expr::Variable(variable @ Variable::Local(_))
                    if steady && self.is_plain_variable(value) && !later.iter().any(has_effects) =>
                {
                    names.elsewhere.push((number, self.register(*variable)));
                }
                _ => self.value_into(value, short(names.base + number)),
            }
        }
        let names = std::mem::replace(&mut self.names, names);
        self.origin.rule = long(function.rule);
        let returns_last = matches!(function.body.last(), Some(Statement { action: Action::Return(_), .. }));
        let failed = (function.results > 0).then(|| self.label());
        self.statements_until(&function.body, None, failed.filter(|_| returns_last));
        self.names = names;
        (self.rescue, self.origin) = (rescue, origin);
        match failed {
            Some(label) if returns_last => {
                self.apart.push(Apart { label, fault: Fault::NoValue, rescue, origin });
                self.leave_out_jump(done);
            }
            Some(_) => self.push(Op::Fail { fault: Fault::NoValue }),
            None => {}
        }
        self.place(done);
        self.free = free;
    }

    /// Takes the last instruction back if it is a jump to what follows it.
    fn leave_out_jump(&mut self, next: Label) {
        let here = long(self.program.code.len());
        let jumps = matches!(self.program.code.last(), Some(Op::Jump { to }) if *to == next);
        if jumps && !self.labels.contains(&here) {
            self.program.code.pop();
            self.program.rescue.pop();
            self.program.origin.pop();
        }
    }

    /// Emits the faults that no instruction runs into, behind all rules.
    pub(super) fn faults_apart(&mut self) {
        if self.apart.is_empty() {
            return;
        }
        let through = self.label();
        self.jump(through);
        for Apart { label, fault, rescue, origin } in std::mem::take(&mut self.apart) {
            self.place(label);
            (self.rescue, self.origin) = (rescue, origin);
            self.push(Op::Fail { fault });
        }
        self.place(through);
    }

    pub(super) fn give_back(&mut self, values: &[Expr]) {
        match (self.names.inside, values) {
            (Some(Returns::Asked(wanted, to, past)), [one]) => {
                self.branch(one, wanted, to);
                self.jump(past);
            }
            (Some(Returns::Here(result, done)), _) => {
                self.results_into(values, result);
                self.jump(done);
            }
            (Some(Returns::Back(place)), _) => {
                self.results_into(values, place.result);
                self.push(Op::Return { back: place.back });
            }
            _ => {}
        }
    }

    fn results_into(&mut self, values: &[Expr], result: Register) {
        match values {
            [one] => self.value_into(one, result),
            [x, y] => {
                let point = self.point_of(x, y);
                self.push(Op::Move { to: result, from: point });
                self.push(Op::Move { to: result + 1, from: point + 1 });
            }
            _ => {}
        }
    }
}

/// How many statements there are, those within others too, each call with what is written out for it.
fn count(statements: &[Statement], of_call: &impl Fn(&Call) -> usize) -> usize {
    let within = |statement: &Statement| match &statement.action {
        Action::If { then, otherwise, .. } => count(then, of_call) + count(otherwise, of_call),
        Action::Loop(_, _, body) | Action::Flood(_, body) | Action::While(_, body) | Action::Repeat(_, body) => {
            count(body, of_call)
        }
        Action::Call(call) => of_call(call),
        _ => 0,
    };
    statements.iter().map(|statement| 1 + within(statement)).sum()
}

/// Whether the statements assign this variable.
fn sets(statements: &[Statement], variable: Variable) -> bool {
    let named = |other: &Variable| *other == variable;
    statements.iter().any(|statement| super::names::sets(statement, &named))
}
