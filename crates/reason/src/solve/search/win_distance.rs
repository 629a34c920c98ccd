//! A rough distance of a state of a PuzzleScript level from its win conditions. If a condition asks that movable objects reach fixed ones,
//! distances are learnt by playing with one such object alone on the board, and objects are assigned to places in the cheapest way;
//! otherwise cells are counted. A guide for searches, never a proof: objects may help each other.

#![expect(
    clippy::indexing_slicing,
    reason = "cells and objects are those of the level, and states those that were met"
)]

use super::budget::Budget;
use super::expand::{Expander, Next};
use super::table::{Id, StateNode, StateTable};
use crate::solve::analysis::macro_moves::{QuietMoves, WalkerSpot, beside, spot_of};
use crate::solve::answer::Why;
use crate::solve::math::assignment::{MatchingWork, NEVER, cheapest};
use az::SaturatingAs;
use rustc_hash::FxHashSet;
use std::collections::VecDeque;
use switchboard_engine::play::{Amount, Engine, Move, PuzzleAim, PuzzleAims, State, Things};

/// How many states are examined to find out what ever moves.
const WATCHED: usize = 2_000;
/// The most states with one object alone; with more, distances are counted in cells.
const ALONE: usize = 60_000;
/// The most places to which objects are assigned; with more, each object counts on its own.
const MAX_PLACES: usize = 40;
/// What a wrong cell counts compared with a distance of 1.
const A_CELL: u32 = 4;

/// The bits of a cell of the key that a condition looks for.
#[derive(Debug, Clone)]
struct CellMask {
    bytes: Vec<u8>,
    all: bool,
}

impl CellMask {
    fn new(things: &Things, stride: usize) -> Self {
        Self { bytes: bytes_of(&things.objects, stride), all: things.all }
    }

    /// Whether the cell has any of these bits.
    fn meets(&self, cell: &[u8]) -> bool {
        cell.iter().zip(&self.bytes).any(|(cell, bits)| cell & bits != 0)
    }

    /// Clears these bits in the cell.
    fn take_off(&self, cell: &mut [u8]) {
        cell.iter_mut().zip(&self.bytes).for_each(|(cell, bits)| *cell &= !bits);
    }

    #[inline]
    fn is_in(&self, cell: &[u8]) -> bool {
        let mut pairs = cell.iter().zip(&self.bytes);
        if self.all {
            pairs.all(|(cell, bits)| cell & bits == *bits)
        } else {
            pairs.any(|(cell, bits)| cell & bits != 0)
        }
    }
}

fn bytes_of(objects: &[usize], stride: usize) -> Vec<u8> {
    let mut bytes = vec![0u8; stride];
    for object in objects {
        bytes[object / 8] |= 1 << (object % 8);
    }
    bytes
}

/// What one condition requires.
#[derive(Debug, Clone)]
enum Demand {
    /// Movable objects must reach places that never move.
    Bring {
        movers: CellMask,
        /// The cells of the places.
        places: Vec<usize>,
        /// By cell and place: the distance; [`NEVER`] if the place cannot be reached.
        far: Vec<u32>,
        /// Whether every place needs an object, rather than every object a place.
        fills: bool,
        /// Whether one is enough.
        one: bool,
        /// Whether the objects can be removed from the board: each must reach a place, and none is a player.
        loose: bool,
    },
    /// Objects of one kind must stand on another, and both may move.
    Meet { what: CellMask, on: CellMask, one: bool },
    /// How many cells are wrong.
    Count { what: CellMask, on: Option<CellMask>, amount: Amount },
}

/// Estimates states of one level.
#[derive(Debug)]
pub struct WinDistance {
    demands: Vec<Demand>,
    stride: usize,
    height: usize,
}

/// Working memory of one thread.
#[derive(Debug, Default, Clone)]
pub struct WinScratch {
    work: MatchingWork,
    costs: Vec<u32>,
    first: Vec<usize>,
    second: Vec<usize>,
}

impl WinDistance {
    /// Learns what it needs by playing, including which moves only walk.
    ///
    /// # Errors
    /// Why the search must stop.
    pub fn new(
        engine: &Engine,
        start: &State,
        aims: &PuzzleAims,
        budget: &mut Budget<'_>,
    ) -> Result<(Self, QuietMoves), Why> {
        let seen = SeenLevel::watch(engine, start, aims, budget)?;
        let mut demands = Vec::new();
        for aim in &aims.aims {
            demands.push(demand(aim, engine, start, aims, &seen, budget)?);
        }
        let rows = Some(aims.size.1).filter(|_| seen.steps);
        let quiet = seen.walker(aims).map(|bits| QuietMoves::of_player(bits, rows)).unwrap_or_default();
        Ok((Self { demands, stride: aims.stride.max(1), height: aims.size.1.max(1) }, quiet))
    }

    /// Whether objects that must reach places can be removed from the board.
    pub fn can_take_off(&self) -> bool {
        self.demands.iter().any(|demand| matches!(demand, Demand::Bring { loose: true, .. }))
    }

    /// Adds to a list the cells with objects each of which must reach a place, with the number of the condition. If there are more objects
    /// than places, some may be left anywhere: those are not added.
    pub fn things_into(&self, key: &[u8], things: &mut Vec<(usize, usize)>) {
        for (number, demand) in self.demands.iter().enumerate() {
            let Demand::Bring { movers, places, fills, loose: true, .. } = demand else { continue };
            let before = things.len();
            let cells = key.chunks_exact(self.stride).enumerate();
            things.extend(cells.filter(|(_, cell)| movers.is_in(cell)).map(|(at, _)| (at, number)));
            if *fills && things.len() - before > places.len() {
                things.truncate(before);
            }
        }
    }

    /// The key without the objects on these cells.
    pub fn without(&self, key: &[u8], cells: impl Iterator<Item = usize>) -> Vec<u8> {
        let mut key = key.to_vec();
        for at in cells {
            let cell = &mut key[at * self.stride..(at + 1) * self.stride];
            for demand in &self.demands {
                if let Demand::Bring { movers, loose: true, .. } = demand {
                    movers.take_off(cell);
                }
            }
        }
        key
    }

    /// Whether a condition requires an object on the cell.
    pub fn is_place(&self, number: usize, cell: usize) -> bool {
        matches!(&self.demands[number], Demand::Bring { places, .. } if places.contains(&cell))
    }

    /// Whether an object on the cell can reach no place.
    pub fn is_lost(&self, number: usize, cell: usize) -> bool {
        let Demand::Bring { places, far, .. } = &self.demands[number] else { return false };
        let count = places.len();
        far[cell * count..(cell + 1) * count].iter().all(|far| *far >= NEVER)
    }

    /// Roughly how many moves are left; [`NEVER`] if no moves will do.
    pub fn of(&self, key: &[u8], scratch: &mut WinScratch) -> u32 {
        let sum = self.demands.iter().map(|demand| self.cost(demand, key, scratch));
        sum.fold(0u32, u32::saturating_add).min(NEVER)
    }

    fn cost(&self, demand: &Demand, key: &[u8], scratch: &mut WinScratch) -> u32 {
        let cells = || key.chunks_exact(self.stride).enumerate();
        match demand {
            Demand::Bring { movers, places, far, fills, one, .. } => {
                scratch.first.clear();
                scratch.first.extend(cells().filter(|(_, cell)| movers.is_in(cell)).map(|(at, _)| at));
                bring(places, far, *fills, *one, scratch)
            }
            Demand::Meet { what, on, one } => {
                scratch.first.clear();
                scratch.second.clear();
                for (at, cell) in cells() {
                    if what.is_in(cell) {
                        scratch.first.push(at);
                    }
                    if on.is_in(cell) {
                        scratch.second.push(at);
                    }
                }
                self.meet(*one, scratch)
            }
            Demand::Count { what, on, amount } => {
                let there = |cell: &[u8]| what.is_in(cell) && on.as_ref().is_none_or(|on| on.is_in(cell));
                let count = cells().filter(|(_, cell)| there(cell)).count();
                match amount {
                    Amount::No => count.saturating_as::<u32>().saturating_mul(A_CELL),
                    Amount::Some | Amount::All => {
                        if count == 0 {
                            A_CELL
                        } else {
                            0
                        }
                    }
                }
            }
        }
    }

    /// Each of the first kind to the nearest of the second, in a straight line.
    fn meet(&self, one: bool, scratch: &WinScratch) -> u32 {
        let far = |a: usize, b: usize| {
            let (x, y) = ((a / self.height).abs_diff(b / self.height), (a % self.height).abs_diff(b % self.height));
            (x + y).saturating_as::<u32>()
        };
        let nearest = |a: &usize| scratch.second.iter().map(|b| far(*a, *b)).min().unwrap_or(A_CELL * A_CELL);
        let all = scratch.first.iter().map(nearest);
        if one { all.min().unwrap_or(A_CELL * A_CELL) } else { all.fold(0, u32::saturating_add) }
    }
}

/// The cheapest way to bring the objects on the cells in the scratch to places.
fn bring(places: &[usize], far: &[u32], fills: bool, one: bool, scratch: &mut WinScratch) -> u32 {
    let WinScratch { work, costs, first: things, .. } = scratch;
    let count = places.len();
    let cost = |thing: usize, place: usize| far[thing * count + place];
    let nearest = |thing: &usize| (0..count).map(|place| cost(*thing, place)).min().unwrap_or(NEVER);
    if one {
        return things.iter().map(nearest).min().unwrap_or(A_CELL * A_CELL);
    }
    let (rows, columns) = if fills { (count, things.len()) } else { (things.len(), count) };
    if rows > columns && fills {
        // objects may still be created: the price for one that does not exist yet
        return (rows - columns).saturating_as::<u32>().saturating_mul(A_CELL * A_CELL);
    }
    if rows > columns || rows > MAX_PLACES || columns > 2 * MAX_PLACES {
        return things.iter().map(nearest).fold(0, u32::saturating_add);
    }
    costs.clear();
    for row in 0..rows {
        costs.extend((0..columns).map(|column| {
            let (thing, place) = if fills { (column, row) } else { (row, column) };
            cost(things[thing], place)
        }));
    }
    cheapest(costs, columns, work).unwrap_or(NEVER)
}

fn demand(
    aim: &PuzzleAim,
    engine: &Engine,
    start: &State,
    aims: &PuzzleAims,
    seen: &SeenLevel,
    budget: &mut Budget<'_>,
) -> Result<Demand, Why> {
    let what = CellMask::new(&aim.what, aims.stride);
    let Some(on) = aim.on.as_ref().map(|on| CellMask::new(on, aims.stride)) else {
        return Ok(Demand::Count { what, on: None, amount: aim.amount });
    };
    if aim.amount == Amount::No {
        return Ok(Demand::Count { what, on: Some(on), amount: aim.amount });
    }
    let one = aim.amount == Amount::Some;
    let (moves, moved_to) = (seen.changes(&what), seen.changes(&on));
    let (movers, still, fills) = match (moves, moved_to) {
        (true, false) => (&what, &on, false),
        (false, true) => (&on, &what, true),
        _ => return Ok(Demand::Meet { what, on, one }),
    };
    let places: Vec<usize> = seen.cells(still);
    let far = Alone { engine, start, aims, movers, places: &places }.learn(seen, budget)?;
    let loose = !one && !movers.meets(&bytes_of(&aims.player, aims.stride));
    Ok(match far {
        Some(far) => Demand::Bring { movers: movers.clone(), places, far, fills, one, loose },
        None => Demand::Meet { what, on, one },
    })
}

/// What was seen of a level.
struct SeenLevel {
    stride: usize,
    start: Vec<u8>,
    /// The bits that ever differed from the start.
    changed: Vec<u8>,
    /// Set if exactly one cell held a player in every state, and always the same object.
    walker: Option<Vec<u8>>,
    /// Whether each move that changed only the player's place went one cell on, and none that changed more went to a cell where the player
    /// was seen in the same scene.
    steps: bool,
}

impl SeenLevel {
    /// Examines the states nearest to the start.
    fn watch(engine: &Engine, start: &State, aims: &PuzzleAims, budget: &mut Budget<'_>) -> Result<Self, Why> {
        let mut expander = Expander::new(engine, start);
        let mut table = expander.table(start);
        let first = table.key(0).to_vec();
        let mut changed = vec![0u8; first.len()];
        let stride = aims.stride.max(1);
        let players = bytes_of(&aims.player, stride);
        let mut steps = true;
        // where moves went that changed more than the player's place
        let mut loud = Vec::new();
        let mut id: Id = 0;
        while (id as usize) < table.len() && table.len() < WATCHED {
            expander.go(&table, id);
            let before = spot_of(&players, table.key(id));
            while let Some((by, next)) = expander.step() {
                budget.step_with(expander.take_work(), table.len(), || table.bytes_to_grow())?;
                let to = match engine.numbered_move(by) {
                    Some(Move::Go(side)) => beside(before.cell(), side, aims.size.1),
                    _ => None,
                };
                let mut after = None;
                if next == Next::Open {
                    let kept = expander.keep(&mut table, StateNode { parent: id, by, ..StateNode::first() });
                    after = Some(spot_of(&players, table.key(kept.ok_or(Why::States)?.0)));
                }
                match after.filter(|after| after.is_before_scene_of(before)) {
                    Some(after) => steps &= to == Some(after.cell()),
                    None => loud.extend(to.map(|to| before.on(to))),
                }
            }
            id += 1;
        }
        let spots: FxHashSet<WalkerSpot> = table.ids().map(|id| spot_of(&players, table.key(id))).collect();
        let steps = steps && !loud.iter().any(|spot| spots.contains(spot));
        let mut walker = None;
        let mut alone = true;
        for id in table.ids() {
            let key = table.key(id);
            for (changed, (now, before)) in changed.iter_mut().zip(key.iter().zip(&first)) {
                *changed |= now ^ before;
            }
            let found = player_in(key, &players);
            alone &= found.is_some() && (walker.is_none() || walker == found);
            walker = walker.or(found);
        }
        Ok(Self { stride, start: first, changed, walker: walker.filter(|_| alone), steps })
    }

    /// Whether the number of these objects ever changed.
    fn changes(&self, mask: &CellMask) -> bool {
        self.changed.chunks_exact(self.stride).any(|cell| mask.meets(cell))
    }

    /// The cells that hold such objects at the start.
    fn cells(&self, mask: &CellMask) -> Vec<usize> {
        self.start
            .chunks_exact(self.stride)
            .enumerate()
            .filter(|(_, cell)| mask.is_in(cell))
            .map(|(at, _)| at)
            .collect()
    }

    /// The bits of the player that walks.
    fn walker(&self, aims: &PuzzleAims) -> Option<Vec<u8>> {
        self.walker.as_ref().map(|_| bytes_of(&aims.player, self.stride))
    }
}

/// The player's bits of the only cell that has some.
fn player_in(key: &[u8], players: &[u8]) -> Option<Vec<u8>> {
    let here = |cell: &[u8]| cell.iter().zip(players).any(|(cell, bits)| cell & bits != 0);
    let mut cells = key.chunks_exact(players.len().max(1)).filter(|cell| here(cell));
    let only = cells.next().filter(|_| cells.next().is_none())?;
    let bits: Vec<u8> = only.iter().zip(players).map(|(cell, bits)| cell & bits).collect();
    Some(bits)
}

/// Plays with one object alone.
struct Alone<'a> {
    engine: &'a Engine,
    start: &'a State,
    aims: &'a PuzzleAims,
    movers: &'a CellMask,
    places: &'a [usize],
}

impl Alone<'_> {
    /// By cell and place: how many moves of the object bring it there. `None` if that is too much to find out.
    fn learn(&self, seen: &SeenLevel, budget: &mut Budget<'_>) -> Result<Option<Vec<u32>>, Why> {
        let stride = seen.stride;
        let things = seen.cells(self.movers);
        let area = self.aims.size.0 * self.aims.size.1;
        let is_player = self.movers.meets(&bytes_of(&self.aims.player, stride));
        if self.movers.all || things.is_empty() || self.places.is_empty() || area * self.places.len() > 1 << 20 {
            return Ok(None);
        }
        let mut expander = Expander::new(self.engine, self.start);
        let mut table = StateTable::new(seen.start.len());
        let mut state = self.start.clone();
        let mut whole = switchboard_engine::play::Walker::new(self.engine, self.start);
        for thing in &things {
            let mut key = seen.start.clone();
            if !(is_player && things.len() == 1) {
                for (_, cell) in key.chunks_exact_mut(stride).enumerate().filter(|(at, _)| at != thing) {
                    self.movers.take_off(cell);
                }
            }
            whole.put_back(&key, 0, 0);
            state.clone_from(whole.state());
            expander.begin(&mut table, &state).ok_or(Why::States)?;
        }
        let only = |key: &[u8]| {
            let mut cells = key.chunks_exact(stride).enumerate().filter(|(_, cell)| self.movers.is_in(cell));
            cells.next().map(|(at, _)| at).filter(|_| cells.next().is_none())
        };
        // from where each state is reached, and whether the object moved then
        let mut back: Vec<Vec<(Id, bool)>> = Vec::new();
        let mut stands: Vec<Option<usize>> = Vec::new();
        let mut id: Id = 0;
        while (id as usize) < table.len() {
            let at = only(table.key(id));
            stands.push(at);
            back.resize(table.len().max(back.len()), Vec::new());
            if at.is_some() {
                expander.go(&table, id);
                while let Some((by, next)) = expander.step() {
                    let edges = || (table.len() * 4 * size_of::<(Id, bool)>()) as u64;
                    budget.step_with(expander.take_work(), table.len(), || table.bytes_to_grow() + edges())?;
                    if next == Next::Lost {
                        continue;
                    }
                    let node = StateNode { parent: id, by, ..StateNode::first() };
                    let (to, _) = expander.keep(&mut table, node).ok_or(Why::States)?;
                    back.resize(table.len().max(back.len()), Vec::new());
                    let moved = only(table.key(to)) != at;
                    back[to as usize].push((id, moved));
                }
            }
            id += 1;
            if table.len() > ALONE {
                return Ok(None);
            }
        }
        let mut far = vec![NEVER; area * self.places.len()];
        for (number, place) in self.places.iter().enumerate() {
            let near = distances(&back, &stands, *place);
            budget.step(near.len() as u64)?;
            for (at, near) in stands.iter().zip(&near) {
                if let Some(at) = at {
                    let far = &mut far[at * self.places.len() + number];
                    *far = (*far).min(*near);
                }
            }
        }
        Ok(Some(far))
    }
}

/// The distance of each state from those with the object on a cell, backwards: only moves of the object count.
fn distances(back: &[Vec<(Id, bool)>], stands: &[Option<usize>], place: usize) -> Vec<u32> {
    let mut far = vec![NEVER; stands.len()];
    let mut waiting: VecDeque<(usize, u32)> = VecDeque::new();
    for (id, _) in stands.iter().enumerate().filter(|(_, at)| **at == Some(place)) {
        far[id] = 0;
        waiting.push_back((id, 0));
    }
    while let Some((id, so_far)) = waiting.pop_front() {
        if far[id] != so_far {
            continue;
        }
        for (from, moved) in &back[id] {
            let next = so_far + u32::from(*moved);
            let known = &mut far[*from as usize];
            if *known <= next {
                continue;
            }
            *known = next;
            if *moved {
                waiting.push_back((*from as usize, next));
            } else {
                waiting.push_front((*from as usize, next));
            }
        }
    }
    far
}
