//! The smallest reason for anything that follows: implicit hitting sets (Ignatiev, Previti, Liffiton, Marques-Silva 2015; over all
//! consequences at once, Gamba, Bogaerts, Guns 2021). A second solver draws sets that hit everything seen so far, the smallest first; the
//! first of them that is a reason is a smallest one. Every conflict on the way shows a larger reason: if the search would take too long, the
//! smallest of these is given.

#![expect(
    clippy::indexing_slicing,
    reason = "targets and parts of a reason are places in the lists that a search was given"
)]

use super::counts::merged;
use super::reasoner::{BRIEFLY, Found, Reasoner, THOROUGHLY};
use super::sat::{Lit, Model, Phase, Solver, Verdict};
use rustc_hash::FxHashSet;
use switchboard_base::chance::Chance;

/// The largest reason looked for in this way.
const MAX_REASON: usize = 24;
/// After so many propagations of the solver with the laws, the search for a smallest reason is given up: what it found by then is a reason, but
/// perhaps not a smallest one. They tell better than the number of questions how much work was done.
const MAX_PROPAGATIONS: u64 = 150_000;
/// So many more are spent on the targets one by one.
const MAX_EACH: u64 = 100_000;
/// Of more than these a reason helps nobody: then more is done to find a smaller one.
const HELPFUL: usize = 8;
/// So many propagations more are spent on that.
const MAX_NEARBY: u64 = 2_000_000;
/// How often the targets are gone through for it.
const ROUNDS: usize = 6;
/// The search is also given up after the drawing of sets took so many learnt clauses: that no smaller set is left to draw can be hard to prove.
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
pub fn smallest(reasoner: &mut Reasoner<'_>, hard: &[Lit], targets: &[Lit], soft: &[Lit]) -> Option<Reason> {
    Search::new(reasoner, hard, targets, soft)?.run(1, MAX_REASON)
}

/// The smallest subset of at least two, for a caller who knows that nothing follows from a single one. `about` lists for each the targets that
/// it speaks of. `None` if nothing follows.
pub fn smallest_of_several(
    reasoner: &mut Reasoner<'_>,
    hard: &[Lit],
    targets: &[Lit],
    soft: &[Lit],
    about: &[Vec<usize>],
) -> Option<Reason> {
    let mut search = Search::new(reasoner, hard, targets, soft)?;
    search.about = about;
    search.run(2, MAX_REASON)
}

/// A reason of at least two and at most `most` parts; `None` if there is none, or if that was not found out.
pub fn of_several(
    reasoner: &mut Reasoner<'_>,
    hard: &[Lit],
    targets: &[Lit],
    soft: &[Lit],
    most: usize,
) -> Option<Reason> {
    let mut search = Search::new(reasoner, hard, targets, soft)?;
    let found = search.between(2, most).ok().flatten();
    found.or(search.best).filter(|reason| reason.from.len() <= most)
}

/// A single one of `soft` from which, with `hard`, one of the targets follows. `about` lists for each the targets that it speaks of: those
/// with the fewest are tried first, since they are the easiest to see.
pub fn one_alone(
    reasoner: &mut Reasoner<'_>,
    hard: &[Lit],
    targets: &[Lit],
    soft: &[Lit],
    about: &[Vec<usize>],
) -> Option<Reason> {
    let mut order: Vec<usize> = (0..soft.len()).filter(|number| !about[*number].is_empty()).collect();
    order.sort_by_key(|number| about[*number].len());
    // the others need not hold: to look for a board that obeys them as well takes much longer
    let without: Vec<Lit> = soft.iter().map(|lit| !*lit).collect();
    order.into_iter().find_map(|number| {
        if reasoner.is_over() {
            return None;
        }
        let mut alone = without.clone();
        alone[number] = soft[number];
        let assumed = [hard, alone.as_slice()].concat();
        let target = *implied_of(reasoner, &assumed, targets, &about[number], true).first()?;
        Some(Reason { target, from: vec![number] })
    })
}

/// Which of these targets, by number, are true wherever the assumed literals are; or only one of them. None if the assumed ones conflict.
pub fn implied_of(
    reasoner: &mut Reasoner<'_>,
    assumed: &[Lit],
    targets: &[Lit],
    of: &[usize],
    only_one: bool,
) -> Vec<usize> {
    let Found::Possible(model) = reasoner.ask(assumed) else { return Vec::new() };
    let holds = |model: &Model, number: usize| model.holds(targets[number]);
    let mut open: Vec<usize> = of.iter().copied().filter(|number| holds(&model, *number)).rev().collect();
    let mut found = Vec::new();
    while let Some(number) = open.pop() {
        let question: Vec<Lit> = assumed.iter().copied().chain([!targets[number]]).collect();
        match reasoner.ask(&question) {
            Found::Impossible => found.push(number),
            Found::Possible(model) => open.retain(|number| holds(&model, *number)),
            Found::Unknown if reasoner.is_over() => break,
            Found::Unknown => {}
        }
        if only_one && !found.is_empty() {
            break;
        }
    }
    found
}

/// It would take too long.
struct GivenUp;

/// A search for the smallest reason.
struct Search<'s, 'c> {
    reasoner: &'s mut Reasoner<'c>,
    hard: &'s [Lit],
    targets: &'s [Lit],
    soft: &'s [Lit],
    /// For each part of a reason the targets that it speaks of; empty if that is not known.
    about: &'s [Vec<usize>],
    map: Map<'c>,
    /// The smallest reason that conflicts have shown so far.
    best: Option<Reason>,
    begun: u64,
}

impl<'s, 'c> Search<'s, 'c> {
    /// None if there is no memory left for it.
    fn new(reasoner: &'s mut Reasoner<'c>, hard: &'s [Lit], targets: &'s [Lit], soft: &'s [Lit]) -> Option<Self> {
        let begun = reasoner.propagations();
        let map = Map::new(reasoner.solver(), soft.len(), targets.len())?;
        let search = Self { reasoner, hard, targets, soft, about: &[], map, best: None, begun };
        Some(search)
    }

    /// A smallest reason of so many or more; if that costs too much, the smallest found by then.
    fn run(mut self, least: usize, most: usize) -> Option<Reason> {
        match self.between(least, most) {
            Ok(Some(found)) => return Some(found),
            Ok(None) => {}
            Err(GivenUp) => {
                self.of_each_target();
                self.look_nearby();
            }
        }
        self.best
    }

    /// A smallest reason of so many or more; none if it would be larger than the most.
    fn between(&mut self, least: usize, most: usize) -> Result<Option<Reason>, GivenUp> {
        for size in least..=most.min(self.soft.len()) {
            if let Some(found) = self.of_size(size)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    }

    /// Looks for smaller reasons target by target, at least until there is one.
    fn of_each_target(&mut self) {
        let begun = self.reasoner.propagations();
        for target in 0..self.targets.len().max(1) {
            if self.reasoner.is_over() || (self.best.is_some() && self.reasoner.propagations() - begun > MAX_EACH) {
                break;
            }
            let assumed = [&self.against(target), self.soft].concat();
            let work = if self.best.is_some() { BRIEFLY } else { THOROUGHLY };
            if matches!(self.reasoner.ask_within(&assumed, work), Found::Impossible) {
                let mut core = self.core();
                self.shown(target, &core);
                // another order of leaving out often leaves fewer
                if self.best.as_ref().is_some_and(|best| best.from.len() > HELPFUL) {
                    core.reverse();
                    self.shown(target, &core);
                }
            }
        }
    }

    /// Whether the best reason known is too large to help.
    fn is_too_large(&self) -> bool {
        self.best.as_ref().is_some_and(|best| best.from.len() > HELPFUL)
    }

    /// If what was found is too large, looks for reasons in the neighbourhood of each target: a conflict uses what is assumed first, and that is
    /// what speaks of the target, then what speaks of the same targets as that, and so on, in changing order.
    fn look_nearby(&mut self) {
        let mut chance = Chance::new(0);
        let begun = self.reasoner.propagations();
        for target in (0..ROUNDS).flat_map(|_| 0..self.targets.len()) {
            let is_over = self.reasoner.is_over() || self.reasoner.propagations() - begun > MAX_NEARBY;
            if is_over || !self.is_too_large() {
                return;
            }
            let mut order: Vec<usize> = (0..self.soft.len()).collect();
            chance.shuffle(&mut order);
            let far = self.distances(target);
            order.sort_by_key(|number| far.get(*number).copied());
            let near: Vec<Lit> = order.iter().map(|number| self.soft[*number]).collect();
            let assumed = [&self.against(target), near.as_slice()].concat();
            if matches!(self.reasoner.ask_within(&assumed, BRIEFLY), Found::Impossible) {
                let core = self.reasoner.core();
                let core: Vec<Lit> = near.into_iter().filter(|lit| core.contains(lit)).collect();
                self.shown(target, &core);
            }
        }
    }

    /// For each part of a reason over how many others it comes to the target.
    fn distances(&self, target: usize) -> Vec<usize> {
        let mut far = vec![usize::MAX; self.about.len()];
        let mut reached: FxHashSet<usize> = FxHashSet::from_iter([target]);
        for distance in 0..self.about.len() {
            let mut next: Vec<usize> = Vec::new();
            for (known, about) in far.iter_mut().zip(self.about) {
                if *known == usize::MAX && about.iter().any(|target| reached.contains(target)) {
                    *known = distance;
                    next.extend(about);
                }
            }
            if next.is_empty() {
                break;
            }
            reached.extend(next);
        }
        far
    }

    /// What is left of these if everything is left out without which the target follows as well; none if it is more than so many.
    fn without_spare(&mut self, target: usize, soft: &[Lit], most: usize) -> Option<Reason> {
        let hard = self.against(target);
        let blamed = self.reasoner.blamed(&hard, soft, most, BRIEFLY)?;
        let blamed: FxHashSet<Lit> = blamed.into_iter().collect();
        let from = self.soft.iter().enumerate().filter(|(_, lit)| blamed.contains(lit)).map(|(number, _)| number);
        Some(Reason { target, from: from.collect() })
    }

    /// One of so many, if there is none of fewer.
    fn of_size(&mut self, size: usize) -> Result<Option<Reason>, GivenUp> {
        loop {
            if let Some(best) = self.best.take_if(|best| best.from.len() <= size) {
                return Ok(Some(best));
            }
            let Some((target, from)) = self.map.next(size)? else { return Ok(None) };
            let mut assumed = self.against(target);
            assumed.extend(from.iter().map(|number| self.soft[*number]));
            match self.ask(&assumed)? {
                None => return Ok(Some(Reason { target, from })),
                Some(model) => {
                    let (model, left_out) = self.grown(target, assumed, from, model)?;
                    if left_out.is_empty() && self.targets.is_empty() {
                        // no conflict
                        return Ok(None);
                    }
                    let targets = self.targets.iter().enumerate();
                    let spared = targets.filter(|(number, lit)| *number == target || !model.holds(**lit));
                    let spared: Vec<usize> = spared.map(|(number, _)| number).collect();
                    self.map.meet(&left_out, &spared);
                }
            }
        }
    }

    /// As many more as are possible together: the last answer, and those that are left out. Each of these shows a reason.
    fn grown(
        &mut self,
        target: usize,
        mut assumed: Vec<Lit>,
        from: Vec<usize>,
        mut model: Model,
    ) -> Result<(Model, Vec<usize>), GivenUp> {
        let soft = self.soft;
        let mut held: FxHashSet<usize> = from.into_iter().collect();
        let mut left_out = Vec::new();
        let mut is_new = true;
        for (number, lit) in soft.iter().enumerate() {
            if std::mem::take(&mut is_new) {
                let more = soft.iter().enumerate().filter(|(_, lit)| model.holds(**lit)).map(|(number, _)| number);
                let more: Vec<usize> = more.filter(|number| !held.contains(number)).collect();
                assumed.extend(more.iter().map(|number| soft[*number]));
                held.extend(more);
            }
            if held.contains(&number) {
                continue;
            }
            assumed.push(*lit);
            match self.ask(&assumed)? {
                Some(found) => {
                    (model, is_new) = (found, true);
                    held.insert(number);
                }
                None => {
                    let core = self.core();
                    if self.best.as_ref().is_none_or(|best| core.len() < best.from.len()) {
                        self.shown(target, &core);
                    }
                    assumed.pop();
                    left_out.push(number);
                }
            }
        }
        Ok((model, left_out))
    }

    /// The reason that the last conflict has shown.
    fn core(&self) -> Vec<Lit> {
        let core = self.reasoner.core();
        self.soft.iter().copied().filter(|lit| core.contains(lit)).collect()
    }

    /// Makes a reason that a conflict has shown as small as it can be, if it may become smaller than the best.
    fn shown(&mut self, target: usize, core: &[Lit]) {
        let most = self.best.as_ref().map_or(usize::MAX, |best| best.from.len().saturating_sub(1));
        if let Some(smaller) = self.without_spare(target, core, most) {
            self.best = Some(smaller);
        }
    }

    /// What is assumed to show that a target follows.
    fn against(&self, target: usize) -> Vec<Lit> {
        self.hard.iter().copied().chain(self.targets.get(target).map(|lit| !*lit)).collect()
    }

    /// How all of this is possible; none if it is not.
    fn ask(&mut self, assumed: &[Lit]) -> Result<Option<Model>, GivenUp> {
        if self.reasoner.propagations() - self.begun > MAX_PROPAGATIONS {
            return Err(GivenUp);
        }
        match self.reasoner.ask_within(assumed, BRIEFLY) {
            Found::Possible(model) => Ok(Some(model)),
            Found::Impossible => Ok(None),
            Found::Unknown => Err(GivenUp),
        }
    }
}

/// The solver that draws sets.
struct Map<'c> {
    solver: Solver<'c>,
    chosen: Vec<Lit>,
    targets: Vec<Lit>,
    /// Literals for at least one, at least two ... chosen.
    counts: Vec<Lit>,
}

impl<'c> Map<'c> {
    fn new(laws: &Solver<'c>, soft: usize, targets: usize) -> Option<Self> {
        let mut solver = laws.another().ok()?;
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
        Some(Self { solver, chosen, targets, counts: lists.pop().unwrap_or_default() })
    }

    /// A set of at most this many that hits everything seen so far, and a target; none if there is no such set.
    fn next(&mut self, size: usize) -> Result<Option<(usize, Vec<usize>)>, GivenUp> {
        let bound: Vec<Lit> = self.counts.get(size).map(|more| !*more).into_iter().collect();
        let left = MAX_DRAWING.saturating_sub(self.solver.learnt());
        match self.solver.ask(&bound, left) {
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
        let chosen: Vec<Lit> = left_out.iter().map(|number| self.chosen[*number]).collect();
        if self.targets.is_empty() {
            self.solver.add(chosen);
            return;
        }
        for target in targets.iter().map(|number| self.targets[*number]) {
            self.solver.add(chosen.iter().copied().chain([!target]));
        }
    }
}
