//! A rough distance to the nearest FINAL: the moves its pieces would need if each were alone, with pieces assigned to goals in the cheapest
//! way, plus one for every other cell that differs. PuzzleScript games are estimated by `win_distance`. A guide for searches, never a
//! proof.

#![expect(clippy::indexing_slicing, reason = "kinds are those of the estimate, and cells those of the board")]

use super::budget::Budget;
use super::win_distance::{WinDistance, WinScratch};
use crate::solve::analysis::piece_kinds::{Observations, PieceKind};
use crate::solve::analysis::single_piece_distances::{PieceDistances, cells_with};
use crate::solve::answer::Why;
use crate::solve::math::assignment::{MatchingWork, NEVER, cheapest};
use az::SaturatingAs;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};
use switchboard_base::grid::Size;
use switchboard_engine::play::{Engine, Goal, State, Walker};

/// The most goals of a kind to which pieces are assigned; with more, cells that differ are counted.
const MAX_GOALS: usize = 40;
/// With more pieces of a kind, their distances ignore the cell of the last move.
const FEW_THINGS: usize = 3;
/// The most FINALs considered.
const MAX_FINALS: usize = 16;

/// What one FINAL requires.
#[derive(Debug, Default, Clone)]
struct FinalDemand {
    /// For each kind, the numbers of its goals.
    goals: Vec<Vec<usize>>,
    /// Cells that are only compared.
    cells: Vec<(usize, u16)>,
}

/// Estimates states of one level.
#[derive(Debug, Default)]
pub struct Heuristic {
    kinds: Vec<PieceDistances>,
    wanted: Vec<FinalDemand>,
    /// Cells on which pieces can be.
    cells: Vec<usize>,
    /// By word: the kind that it belongs to.
    kind_of: Vec<Option<usize>>,
    /// By word of a piece: what its cell holds once the piece is removed. Empty unless that is known of all.
    beneath: BTreeMap<u16, u16>,
    /// In a PuzzleScript game: the distance to its win conditions.
    wins: Option<WinDistance>,
}

/// Working memory of one thread.
#[derive(Debug, Default, Clone)]
pub struct HeuristicScratch {
    work: MatchingWork,
    costs: Vec<u32>,
    things: Vec<Vec<usize>>,
    /// The pieces of each kind as they were estimated before, with the cell of the last move, and the result for each FINAL.
    before: Vec<(Vec<usize>, Option<usize>, Vec<u32>)>,
    wins: WinScratch,
}

impl Heuristic {
    /// Learns what it needs by playing.
    ///
    /// # Errors
    /// Why the search must stop.
    pub fn new(engine: &Engine, start: &State, seen: &Observations, budget: &mut Budget<'_>) -> Result<Self, Why> {
        let goals: Vec<Goal> = engine.goals().into_iter().take(MAX_FINALS).collect();
        let estimate = Self::learn(engine, start, seen, &goals, budget)?;
        let walker = Walker::new(engine, start);
        if estimate.of(&walker, &mut HeuristicScratch::default()) < NEVER {
            return Ok(estimate);
        }
        // pieces alone cannot do it: then the pieces were misread
        Ok(Self::default().comparing(seen, &goals))
    }

    /// One that estimates by the win conditions of a PuzzleScript game.
    pub fn of_wins(wins: WinDistance) -> Self {
        Self { wins: Some(wins), ..Self::default() }
    }

    /// One that only counts the cells that differ, and so rules nothing out.
    pub fn comparing_cells(engine: &Engine, seen: &Observations) -> Self {
        let goals: Vec<Goal> = engine.goals().into_iter().take(MAX_FINALS).collect();
        Self::default().comparing(seen, &goals)
    }

    /// Whether FINALs offer anything to estimate by; otherwise every state gets the same estimate.
    pub fn judges(&self) -> bool {
        self.wins.is_some()
            || self
                .wanted
                .iter()
                .any(|wanted| !wanted.cells.is_empty() || wanted.goals.iter().any(|goals| !goals.is_empty()))
    }

    /// Whether it knows of pieces, and so may wrongly rule out a state that can still be won.
    pub fn knows_things(&self) -> bool {
        !self.kinds.is_empty()
    }

    fn learn(
        engine: &Engine,
        start: &State,
        seen: &Observations,
        goals: &[Goal],
        budget: &mut Budget<'_>,
    ) -> Result<Self, Why> {
        let actor = engine.position(start).and_then(|cell| engine.board_size().index(cell));
        let actor = match actor.and_then(|cell| seen.start.get(cell)) {
            Some(word) => seen.kind(*word, budget)?.unwrap_or_default(),
            None => PieceKind::default(),
        };
        let kinds = wanted_kinds(seen, goals, budget)?;
        let mut off = Vec::new();
        for (kind, _) in kinds.iter().filter(|(kind, _)| *kind != actor) {
            for cell in cells_with(&seen.start, kind) {
                let Some(bare) = seen.bare(seen.start[cell], kind, &actor, budget)? else {
                    return Ok(Self::default().comparing(seen, goals));
                };
                off.push((cell, bare));
            }
        }
        let mut estimate = Self::default();
        for kind in kinds {
            estimate.kinds.extend(PieceDistances::new(engine, start, seen, kind, &off, budget)?);
        }
        if !estimate.kinds.is_empty() {
            // where nothing that moves stands at the start, nothing ever comes: walls
            let open = seen.start.iter().enumerate().filter(|(_, word)| seen.moves(**word));
            estimate.cells = open.map(|(cell, _)| cell).collect();
        }
        let mut beneath = Some(BTreeMap::new());
        for kind in estimate.kinds.iter().map(|known| &known.kind).filter(|kind| **kind != actor) {
            for word in kind {
                match (seen.bare(*word, kind, &actor, budget)?, &mut beneath) {
                    (Some(bare), Some(beneath)) => drop(beneath.insert(*word, bare)),
                    _ => beneath = None,
                }
            }
        }
        estimate.beneath = beneath.unwrap_or_default();
        let most = estimate.kinds.iter().flat_map(|kind| &kind.kind).max().copied();
        let of = |word: u16| estimate.kinds.iter().position(|kind| kind.kind.contains(&word));
        estimate.kind_of = most.map_or(Vec::new(), |most| (0..=most).map(of).collect());
        Ok(estimate.comparing(seen, goals))
    }

    /// Whether every piece can be removed from the board.
    pub fn can_take_off(&self) -> bool {
        match &self.wins {
            Some(wins) => wins.can_take_off(),
            None => self.knows_things() && !self.beneath.is_empty(),
        }
    }

    /// The state without the pieces on these cells.
    pub fn without(&self, walker: &Walker, cells: impl Iterator<Item = usize>) -> State {
        let engine = walker.engine();
        if let Some(wins) = &self.wins {
            return engine.with_key(walker.state(), &wins.without(&walker.key(), cells));
        }
        let off: Vec<(usize, u16)> =
            cells.filter_map(|cell| Some((cell, *self.beneath.get(&walker.word(cell))?))).collect();
        engine.with_words(walker.state(), &off)
    }

    /// How cells are numbered: row by row; in a PuzzleScript game with columns and rows exchanged.
    pub fn size(&self, engine: &Engine) -> Size {
        let Size { width, height } = engine.board_size();
        if self.wins.is_some() { Size::new(height, width) } else { Size::new(width, height) }
    }

    /// The cells with pieces, and the kind of each, in a list that is emptied first.
    pub fn things_into(&self, walker: &Walker, things: &mut Vec<(usize, usize)>) {
        things.clear();
        match &self.wins {
            Some(wins) => wins.things_into(&walker.key(), things),
            None => {
                things.extend(self.cells.iter().filter_map(|cell| Some((*cell, self.kind_of(walker.word(*cell))?))))
            }
        }
    }

    fn kind_of(&self, word: u16) -> Option<usize> {
        *self.kind_of.get(usize::from(word))?
    }

    /// Whether a FINAL requires a piece of this kind on the cell.
    pub fn is_goal(&self, kind: usize, cell: usize) -> bool {
        if let Some(wins) = &self.wins {
            return wins.is_place(kind, cell);
        }
        self.kinds[kind].goals.binary_search(&cell).is_ok()
    }

    /// Whether a piece of this kind on the cell can reach no goal.
    pub fn is_lost(&self, kind: usize, cell: usize) -> bool {
        if let Some(wins) = &self.wins {
            return wins.is_lost(kind, cell);
        }
        let kind = &self.kinds[kind];
        (0..kind.goals.len()).all(|goal| kind.distance(cell, None, goal) >= NEVER)
    }

    fn comparing(mut self, seen: &Observations, goals: &[Goal]) -> Self {
        self.wanted = goals.iter().map(|goal| wanted(goal, seen, &self.kinds)).collect();
        self
    }

    /// Roughly how many moves are left; [`NEVER`] if no moves will do.
    pub fn of(&self, walker: &Walker, desk: &mut HeuristicScratch) -> u32 {
        if let Some(wins) = &self.wins {
            return wins.of(&walker.key(), &mut desk.wins);
        }
        desk.things.resize(self.kinds.len(), Vec::new());
        desk.things.iter_mut().for_each(Vec::clear);
        for cell in &self.cells {
            if let Some(kind) = self.kind_of(walker.word(*cell)) {
                desk.things[kind].push(*cell);
            }
        }
        let engine = walker.engine();
        let last = engine.position(walker.state()).and_then(|cell| engine.board_size().index(cell));
        self.remember(last, desk);
        let one = |(number, wanted): (usize, &FinalDemand)| {
            let differ = wanted.cells.iter().filter(|(cell, word)| walker.word(*cell) != *word).count();
            let things = desk.before.iter().map(|(.., sums)| sums[number]);
            things.fold(differ.saturating_as::<u32>(), u32::saturating_add).min(NEVER)
        };
        self.wanted.iter().enumerate().map(one).min().unwrap_or(0)
    }

    /// Computes the sums of the kinds whose pieces have moved since the last call.
    fn remember(&self, last: Option<usize>, desk: &mut HeuristicScratch) {
        let mut before = std::mem::take(&mut desk.before);
        before.resize_with(self.kinds.len(), || (vec![usize::MAX], None, Vec::new()));
        for (number, (kind, before)) in self.kinds.iter().zip(&mut before).enumerate() {
            let things = &desk.things[number];
            // the cell of the last move is worth considering for few pieces only
            let last = last.filter(|_| things.len() <= FEW_THINGS);
            if before.0 == *things && before.1 == last {
                continue;
            }
            before.0.clone_from(things);
            before.1 = last;
            before.2.clear();
            for wanted in &self.wanted {
                before.2.push(kind.nearest(number, &wanted.goals[number], last, desk));
            }
        }
        desk.before = before;
    }
}

impl PieceDistances {
    /// The cheapest way to bring a piece to each of these goals.
    fn nearest(&self, number: usize, goals: &[usize], last: Option<usize>, desk: &mut HeuristicScratch) -> u32 {
        let HeuristicScratch { work, costs, things, .. } = desk;
        let things = &things[number];
        if let ([goal], [thing]) = (goals, things.as_slice()) {
            return self.distance(*thing, last, *goal);
        }
        if things.len() < goals.len() {
            return NEVER;
        }
        costs.clear();
        for goal in goals {
            costs.extend(things.iter().map(|thing| self.distance(*thing, last, *goal)));
        }
        cheapest(costs, things.len(), work).unwrap_or(NEVER)
    }
}

/// The kinds that FINALs require, each with the cells where they do, all FINALs together.
fn wanted_kinds(
    seen: &Observations,
    goals: &[Goal],
    budget: &mut Budget<'_>,
) -> Result<Vec<(PieceKind, Vec<usize>)>, Why> {
    let mut known: BTreeMap<u16, Option<PieceKind>> = BTreeMap::new();
    let mut kinds: BTreeMap<PieceKind, BTreeSet<usize>> = BTreeMap::new();
    for goal in goals {
        for (cell, word) in goal.iter().enumerate() {
            let Some(word) = word.filter(|_| changes(seen, cell)) else { continue };
            let kind = match known.entry(word) {
                Entry::Occupied(known) => known.into_mut(),
                Entry::Vacant(new) => new.insert(seen.kind(word, budget)?),
            };
            if let Some(kind) = kind {
                kinds.entry(kind.clone()).or_default().insert(cell);
            }
        }
    }
    let things = |kind: &PieceKind| cells_with(&seen.start, kind).count();
    let fits =
        kinds.into_iter().filter(|(kind, cells)| cells.len() <= MAX_GOALS && (1..=MAX_GOALS).contains(&things(kind)));
    Ok(fits.map(|(kind, cells)| (kind, cells.into_iter().collect())).collect())
}

fn changes(seen: &Observations, cell: usize) -> bool {
    seen.words[cell].len() > 1
}

fn wanted(goal: &Goal, seen: &Observations, kinds: &[PieceDistances]) -> FinalDemand {
    let mut wanted = FinalDemand { goals: vec![Vec::new(); kinds.len()], cells: Vec::new() };
    for (cell, word) in goal.iter().enumerate() {
        let Some(word) = word.filter(|_| changes(seen, cell)) else { continue };
        let kind = kinds.iter().position(|kind| kind.kind.contains(&word));
        let number = kind.and_then(|kind| kinds.get(kind)?.goals.binary_search(&cell).ok());
        match (kind.and_then(|kind| wanted.goals.get_mut(kind)), number) {
            (Some(goals), Some(number)) => goals.push(number),
            _ => wanted.cells.push((cell, word)),
        }
    }
    wanted
}
