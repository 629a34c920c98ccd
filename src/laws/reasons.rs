//! The smallest reason for anything that follows: implicit hitting sets (Ignatiev, Previti, Liffiton, Marques-Silva 2015; over all
//! consequences at once, Gamba, Bogaerts, Guns 2021). A second solver draws sets that hit everything seen so far, the smallest first; the
//! first of them that is a reason is a smallest one.

use super::clauses::merged;
use super::reasoner::{Found, Reasoner};
use super::sat::{Lit, Model, Phase, Solver, Verdict};
use rustc_hash::FxHashSet;

/// The largest reason looked for in this way.
const MAX_REASON: usize = 24;
/// After this many questions, a small reason is accepted even if it is not proven to be the smallest.
const MAX_QUESTIONS: u64 = 6_000;
/// The same after the drawing of sets took so many learnt clauses: that no smaller set is left to draw can be hard to prove.
const MAX_DRAWING: u64 = 4_000;

/// Why something follows.
#[derive(Debug, Clone)]
pub struct Reason {
    /// What follows, by its index in the list of targets.
    pub target: usize,
    /// What it follows from, by index.
    pub from: Vec<usize>,
}

/// The smallest subset of `soft` from which, with `hard`, one of the targets follows; without targets, the smallest that conflicts. `None`
/// if nothing follows.
pub fn smallest(reasoner: &mut Reasoner, hard: &[Lit], targets: &[Lit], soft: &[Lit]) -> Option<Reason> {
    search_from(1, reasoner, hard, targets, soft)
}

/// The same where nothing follows from a single one.
pub fn smallest_of_several(reasoner: &mut Reasoner, hard: &[Lit], targets: &[Lit], soft: &[Lit]) -> Option<Reason> {
    search_from(2, reasoner, hard, targets, soft)
}

/// One of two or more, but of no more than so many; `None` also if that was not found out.
pub fn of_several(reasoner: &mut Reasoner, hard: &[Lit], targets: &[Lit], soft: &[Lit], most: usize) -> Option<Reason> {
    search((2, most), reasoner, hard, targets, soft).ok().flatten()
}

/// A single one of `soft` from which, with `hard`, one of the targets follows. `about` lists for each the targets that it speaks of: those
/// with the fewest are tried first, since they are the easiest to see.
pub fn one_alone(
    reasoner: &mut Reasoner,
    hard: &[Lit],
    targets: &[Lit],
    soft: &[Lit],
    about: &[Vec<usize>],
) -> Option<Reason> {
    let mut order: Vec<usize> =
        (0..soft.len()).filter(|number| about.get(*number).is_some_and(|a| !a.is_empty())).collect();
    order.sort_by_key(|number| about.get(*number).map_or(0, Vec::len));
    order.into_iter().find_map(|number| {
        let assumed: Vec<Lit> = hard.iter().copied().chain(soft.get(number).copied()).collect();
        let target = *implied_of(reasoner, &assumed, targets, about.get(number)?, true).first()?;
        Some(Reason { target, from: vec![number] })
    })
}

/// Which of these targets, by number, are true wherever the assumed literals are; or only one of them. None if the assumed ones conflict.
pub fn implied_of(
    reasoner: &mut Reasoner,
    assumed: &[Lit],
    targets: &[Lit],
    of: &[usize],
    only_one: bool,
) -> Vec<usize> {
    let Found::Possible(model) = reasoner.ask(assumed) else { return Vec::new() };
    let holds = |model: &Model, number: usize| targets.get(number).is_some_and(|lit| model.holds(*lit));
    let mut open: Vec<usize> = of.iter().copied().filter(|number| holds(&model, *number)).rev().collect();
    let mut found = Vec::new();
    while let Some(number) = open.pop() {
        let contrary = targets.get(number).map(|lit| !*lit);
        let question: Vec<Lit> = assumed.iter().copied().chain(contrary).collect();
        match reasoner.ask(&question) {
            Found::Impossible => found.push(number),
            Found::Possible(model) => open.retain(|number| holds(&model, *number)),
            Found::Unknown => {}
        }
        if only_one && !found.is_empty() {
            break;
        }
    }
    found
}

fn search_from(least: usize, reasoner: &mut Reasoner, hard: &[Lit], targets: &[Lit], soft: &[Lit]) -> Option<Reason> {
    match search((least, MAX_REASON), reasoner, hard, targets, soft) {
        Ok(found) => found,
        Err(GivenUp) => by_leaving_out(reasoner, hard, targets, soft),
    }
}

/// It would take too long.
struct GivenUp;

fn search(
    (least, most): (usize, usize),
    reasoner: &mut Reasoner,
    hard: &[Lit],
    targets: &[Lit],
    soft: &[Lit],
) -> Result<Option<Reason>, GivenUp> {
    let asked_before = reasoner.questions();
    let mut map = Map::new(soft.len(), targets.len());
    for size in least..=most.min(soft.len()) {
        while let Some((target, from)) = map.next(size)? {
            if reasoner.questions() - asked_before > MAX_QUESTIONS {
                return Err(GivenUp);
            }
            let contrary = targets.get(target).map(|lit| !*lit);
            let mut assumed: Vec<Lit> = hard.iter().copied().chain(contrary).collect();
            assumed.extend(from.iter().filter_map(|number| soft.get(*number)));
            let mut model = match reasoner.ask(&assumed) {
                Found::Impossible => return Ok(Some(Reason { target, from })),
                Found::Unknown => return Err(GivenUp),
                Found::Possible(model) => model,
            };
            // as many more as are possible together
            let mut held: FxHashSet<usize> = from.into_iter().collect();
            let mut left_out = Vec::new();
            let mut open = true;
            for (number, lit) in soft.iter().enumerate() {
                if open {
                    let more: Vec<usize> = soft
                        .iter()
                        .enumerate()
                        .filter(|(number, lit)| model.holds(**lit) && !held.contains(number))
                        .map(|(number, _)| number)
                        .collect();
                    assumed.extend(more.iter().filter_map(|number| soft.get(*number)));
                    held.extend(more);
                    open = false;
                }
                if held.contains(&number) {
                    continue;
                }
                assumed.push(*lit);
                match reasoner.ask(&assumed) {
                    Found::Possible(found) => {
                        (model, open) = (found, true);
                        held.insert(number);
                    }
                    Found::Impossible => {
                        assumed.pop();
                        left_out.push(number);
                    }
                    Found::Unknown => return Err(GivenUp),
                }
            }
            if left_out.is_empty() && targets.is_empty() {
                // no conflict
                return Ok(None);
            }
            let spared = targets.iter().enumerate().filter(|(number, lit)| *number == target || !model.holds(**lit));
            let spared: Vec<usize> = spared.map(|(number, _)| number).collect();
            map.meet(&left_out, &spared);
        }
    }
    if soft.len() > most && most == MAX_REASON && map.is_open() { Err(GivenUp) } else { Ok(None) }
}

/// The smallest subset found for any target by dropping elements one after another.
fn by_leaving_out(reasoner: &mut Reasoner, hard: &[Lit], targets: &[Lit], soft: &[Lit]) -> Option<Reason> {
    let mut best: Option<Reason> = None;
    let contraries: Vec<Option<Lit>> =
        if targets.is_empty() { vec![None] } else { targets.iter().map(|lit| Some(!*lit)).collect() };
    for (target, contrary) in contraries.into_iter().enumerate() {
        let most = best.as_ref().map_or(usize::MAX, |best| best.from.len().saturating_sub(1));
        let assumed: Vec<Lit> = hard.iter().copied().chain(contrary).collect();
        let Some(blamed) = reasoner.blamed(&assumed, soft, most) else { continue };
        let from = soft.iter().enumerate().filter(|(_, lit)| blamed.contains(lit)).map(|(number, _)| number);
        best = Some(Reason { target, from: from.collect() });
        if most <= 2 {
            break;
        }
    }
    best
}

/// The solver that draws sets.
struct Map {
    solver: Solver,
    chosen: Vec<Lit>,
    targets: Vec<Lit>,
    /// Literals for at least one, at least two ... chosen.
    counts: Vec<Lit>,
}

impl Map {
    fn new(soft: usize, targets: usize) -> Self {
        let mut solver = Solver::default();
        let chosen: Vec<Lit> = (0..soft).map(|_| solver.variable(Phase::False)).collect();
        let targets: Vec<Lit> = (0..targets).map(|_| solver.variable(Phase::Free)).collect();
        if !targets.is_empty() {
            solver.add(targets.iter().copied());
        }
        let mut lists: Vec<Vec<Lit>> = chosen.iter().map(|lit| vec![*lit]).collect();
        while lists.len() > 1 {
            let pairs = lists.chunks(2).map(|pair| match pair {
                [left, right] => merged(&mut solver, left, right, MAX_REASON + 1, false),
                alone => alone.concat(),
            });
            lists = pairs.collect();
        }
        Self { solver, chosen, targets, counts: lists.pop().unwrap_or_default() }
    }

    /// A set of at most this many that hits everything seen so far, and a target; none if there is no such set.
    fn next(&mut self, size: usize) -> Result<Option<(usize, Vec<usize>)>, GivenUp> {
        let bound: Vec<Lit> = self.counts.get(size).map(|more| !*more).into_iter().collect();
        let left = MAX_DRAWING.saturating_sub(self.solver.learnt());
        match self.solver.ask_within(&bound, left) {
            Verdict::Yes => {}
            Verdict::No => return Ok(None),
            Verdict::Unknown => return Err(GivenUp),
        }
        let model = self.solver.model();
        let target = self.targets.iter().position(|lit| model.holds(*lit)).unwrap_or(0);
        let chosen = self.chosen.iter().enumerate().filter(|(_, lit)| model.holds(**lit));
        Ok(Some((target, chosen.map(|(number, _)| number).collect())))
    }

    /// For these targets nothing follows unless one of these is chosen.
    fn meet(&mut self, left_out: &[usize], targets: &[usize]) {
        let chosen: Vec<Lit> = left_out.iter().filter_map(|number| self.chosen.get(*number).copied()).collect();
        if self.targets.is_empty() {
            self.solver.add(chosen);
            return;
        }
        for target in targets.iter().filter_map(|number| self.targets.get(*number).copied()) {
            self.solver.add(chosen.iter().copied().chain([!target]));
        }
    }

    /// Whether larger sets remain.
    fn is_open(&mut self) -> bool {
        self.solver.ask(&[]) == Verdict::Yes
    }
}
