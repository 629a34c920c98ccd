//! Going from a kept state to those that differ in more than the place of the player's piece. Quiet moves, which change nothing but that
//! place, are combined: all places that they reach are covered in one step. What counts as quiet is learnt from play, so this guides
//! searches and proves nothing.

use super::piece_kinds::Observations;
use crate::solve::answer::Why;
use crate::solve::is_won;
use crate::solve::search::budget::Budget;
use crate::solve::search::expand::Next;
use crate::solve::search::table::{Id, NONE, StateNode, StateTable};
use rustc_hash::{FxHashMap, FxHasher};
use std::hash::Hasher;
use switchboard_base::chance::Chance;
use switchboard_base::grid::{Side, Size};
use switchboard_engine::play::{Engine, Move, Outcome, State, Walker};

/// What makes a move quiet. The default: no move is.
#[derive(Debug, Clone, Default)]
pub struct QuietMoves {
    /// By word: the word beneath it, or the word itself.
    bare: Vec<u16>,
    /// Whether the player's piece was always found on the cell chosen: false if it slides or jumps.
    onto_chosen: bool,
    /// The cells on which anything can change, and a large random number for each.
    cells: Vec<usize>,
    weights: Vec<u64>,
    /// In a PuzzleScript game: the player, as bits of a cell of the key.
    player: Option<Vec<u8>>,
    /// ... and the rows of its board, if a move to a cell that quiet moves have reached is also quiet.
    rows: Option<usize>,
}

impl QuietMoves {
    /// Those of a PuzzleScript game in which a single player object walks, given by these bits of a cell of the key. `rows`: the rows of
    /// the board, if a move to a cell that quiet moves have reached is always quiet too.
    pub fn of_player(bits: Vec<u8>, rows: Option<usize>) -> Self {
        Self { player: Some(bits), rows, ..Self::default() }
    }

    /// The cell of the key that a move leads to from this one, if that is known.
    fn goes_to(&self, from: usize, chosen: &Move) -> Option<usize> {
        let Move::Go(side) = chosen else { return None };
        beside(from, *side, self.rows?)
    }

    /// Those learnt from play.
    pub fn new(seen: &Observations) -> Self {
        let beneath = seen.beneath();
        let Some((most, _)) = beneath.last_key_value() else { return Self::default() };
        let bare = (0..=*most).map(|word| beneath.get(&word).copied().unwrap_or(word)).collect();
        let open = seen.start.iter().enumerate().filter(|(_, word)| seen.moves(**word));
        let cells: Vec<usize> = open.map(|(cell, _)| cell).collect();
        let mut chance = Chance::new(1);
        let weights = cells.iter().map(|_| chance.wide() | 1).collect();
        Self { bare, onto_chosen: seen.walks_onto_chosen(), cells, weights, ..Self::default() }
    }

    /// Whether any move is quiet.
    pub fn is_any(&self) -> bool {
        !self.bare.is_empty() || self.player.is_some()
    }

    /// Where the player's piece stands in this state, and what else is on the board.
    #[inline]
    fn spot(&self, walker: &Walker) -> WalkerSpot {
        if let Some(player) = &self.player {
            return spot_of(player, &walker.key());
        }
        let mut spot = WalkerSpot { scene: 0, cell: NOWHERE };
        for (cell, weight) in self.cells.iter().zip(&self.weights) {
            let word = walker.word(*cell);
            // what stands beneath is known of few words
            let bare = match self.bare.get(usize::from(word)) {
                Some(bare) => *bare,
                None => word,
            };
            if bare != word {
                spot.cell = *cell;
            }
            spot.scene = spot.scene.wrapping_add(weight.wrapping_mul(u64::from(bare) + 1));
        }
        spot
    }
}

/// The neighbouring cell on this side, where cells are numbered column by column with this many rows each; past the last column the result
/// is no cell.
pub fn beside(cell: usize, side: Side, rows: usize) -> Option<usize> {
    let row = cell.checked_rem(rows)?;
    match side {
        Side::Up => cell.checked_sub(1).filter(|_| row > 0),
        Side::Down => cell.checked_add(1).filter(|_| row + 1 < rows),
        Side::Left => cell.checked_sub(rows),
        Side::Right => cell.checked_add(rows),
    }
}

/// Where the player stands in this key, and a number for everything else.
pub fn spot_of(player: &[u8], key: &[u8]) -> WalkerSpot {
    let mut spot = WalkerSpot { scene: 0, cell: NOWHERE };
    let mut scene = FxHasher::default();
    for (cell, bytes) in key.chunks_exact(player.len().max(1)).enumerate() {
        for (byte, player) in bytes.iter().zip(player) {
            if byte & player != 0 {
                spot.cell = cell;
            }
            scene.write_u8(byte & !player);
        }
    }
    // the last bits of this hash are its weakest
    spot.scene = scene.finish().swap_bytes();
    spot
}

/// The cell of a piece that stands on none.
const NOWHERE: usize = u16::MAX as usize;

/// Where the player's piece stands, and a number for everything else on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WalkerSpot {
    scene: u64,
    cell: usize,
}

impl WalkerSpot {
    /// The same scene, with the player's piece on another cell.
    pub fn on(self, cell: usize) -> Self {
        Self { cell, ..self }
    }

    /// Whether everything except the player's piece is the same.
    pub fn is_before_scene_of(self, other: Self) -> bool {
        self.scene == other.scene
    }

    /// The cell of the player's piece; one off the board if there is none.
    pub fn cell(self) -> usize {
        self.cell
    }

    /// The cell; one past the last if it is off the board.
    fn slot(self, area: usize) -> usize {
        self.cell.min(area)
    }
}

/// The spots that walks reached: states that need not be expanded again.
#[derive(Debug, Default)]
pub struct VisitedSpots {
    /// By scene and group of 64 cells: a bit for each cell.
    bits: FxHashMap<u64, u64>,
}

impl VisitedSpots {
    /// Records a spot.
    pub fn add(&mut self, WalkerSpot { scene, cell }: WalkerSpot) {
        *self.bits.entry(scene.wrapping_add((cell / 64) as u64)).or_default() |= 1 << (cell % 64);
    }

    /// Whether it was recorded.
    pub fn has(&self, WalkerSpot { scene, cell }: WalkerSpot) -> bool {
        let bits = self.bits.get(&scene.wrapping_add((cell / 64) as u64));
        bits.is_some_and(|bits| bits >> (cell % 64) & 1 == 1)
    }

    /// How many bytes the records take, including the growth that one more may cause.
    pub fn bytes_to_grow(&self) -> u64 {
        let grows = self.bits.len() == self.bits.capacity();
        let places = self.bits.capacity() * if grows { 3 } else { 1 };
        (places * (size_of::<(u64, u64)>() + 1)) as u64 * 8 / 7
    }
}

/// What is stored about a state reached by quiet moves besides the state itself, in bytes.
const PLACE_BYTES: u64 = 40;

/// A state reached by quiet moves.
#[derive(Debug)]
struct QuietState {
    state: State,
    /// Where the player's piece stands.
    cell: usize,
    /// The place it was reached from, and the number of the move; the first has neither.
    from: usize,
    by: u16,
    /// Its distance from the first, in moves.
    far: u32,
}

/// Expands states: goes to a kept one, walks about quietly and plays every other move on the way.
#[derive(Debug)]
pub struct MacroExpander {
    walker: Walker,
    size: Size,
    /// Moves played before the search began.
    base: u32,
    quiet: QuietMoves,
    /// Where the player's piece stood when the walk began, and what else was on the board.
    begun: WalkerSpot,
    /// Where the player's piece stands now, and what else is on the board.
    spot: WalkerSpot,
    /// The places reached: the first `count` entries; the rest is spare room.
    places: Vec<QuietState>,
    count: usize,
    /// By cell, with one more for off the board: the walk that last reached it.
    been: Vec<u64>,
    round: u64,
    at: usize,
    moves: Vec<Move>,
    next: usize,
    /// The number of the last move made.
    chosen: u16,
    /// Moves played since the work was last reported.
    steps: u64,
}

#[expect(
    clippy::indexing_slicing,
    reason = "places are those that were added, the first by the beginning; spots have a slot"
)]
impl MacroExpander {
    /// For the states reachable from `start`.
    pub fn new(engine: &Engine, start: &State, quiet: &QuietMoves) -> Self {
        let size = engine.board_size();
        Self {
            walker: Walker::new(engine, start),
            size,
            base: engine.moves_played(start),
            quiet: quiet.clone(),
            begun: WalkerSpot { scene: 0, cell: NOWHERE },
            spot: WalkerSpot { scene: 0, cell: NOWHERE },
            places: Vec::new(),
            count: 0,
            been: vec![0; size.area() + 1],
            round: 0,
            at: 0,
            moves: Vec::new(),
            next: 0,
            chosen: 0,
            steps: 0,
        }
    }

    /// A table that holds the start as number 0.
    pub fn table(&mut self, start: &State) -> StateTable {
        self.walker.go_to(start);
        let mut table = StateTable::new(self.walker.key_bytes());
        table.meet(&self.walker.key(), StateNode { hash: self.walker.hash(), ..StateNode::first() });
        table
    }

    /// The walker, in the state that the last step reached.
    pub fn walker(&self) -> &Walker {
        &self.walker
    }

    /// How many cells the board has.
    pub fn area(&self) -> usize {
        self.size.area()
    }

    /// The word on a cell of the state that the last step reached.
    pub fn word(&self, cell: usize) -> u16 {
        self.walker.word(cell)
    }

    /// Puts the walker into a kept state without counting a step.
    pub fn stand(&mut self, table: &StateTable, id: Id) {
        let Some(node) = table.node(id) else { return };
        self.put_back(table.key(id), node.hash, node.depth);
        self.spot = self.quiet.spot(&self.walker);
    }

    /// Puts the walker into the state with this key and hash, this many moves from the start.
    pub fn put_back(&mut self, key: &[u8], hash: u64, depth: u32) {
        self.walker.put_back(key, hash, self.base.saturating_add(depth));
    }

    /// Begins to expand the walker's state; [`MacroExpander::step`] then plays its moves.
    pub fn begin(&mut self) {
        self.round += 1;
        self.count = 0;
        self.begun = self.spot;
        self.add(0, u16::MAX, 0);
        self.enter(0);
    }

    /// Adds the walker's state as a place.
    fn add(&mut self, from: usize, by: u16, far: u32) {
        let cell = self.spot.cell;
        if let Some(place) = self.places.get_mut(self.count) {
            place.state.clone_from(self.walker.state());
            (place.cell, place.from, place.by, place.far) = (cell, from, by, far);
        } else {
            self.places.push(QuietState { state: self.walker.state().clone(), cell, from, by, far });
        }
        self.count += 1;
        let slot = self.spot.slot(self.area());
        self.been[slot] = self.round;
    }

    fn enter(&mut self, place: usize) {
        (self.at, self.next) = (place, 0);
        self.moves.clear();
        self.walker.go_to(&self.places[place].state);
        self.walker.candidates_into(&mut self.moves);
    }

    /// Plays the next move among those that begin here or where quiet moves lead, and returns the status of the state it reaches. `None`
    /// after the last.
    pub fn step(&mut self) -> Option<Next> {
        loop {
            let Some(chosen) = self.moves.get(self.next).copied() else {
                if self.at + 1 >= self.count {
                    return None;
                }
                self.enter(self.at + 1);
                continue;
            };
            self.next += 1;
            let Some(number) = self.walker.engine().move_number(&chosen) else { continue };
            if self.quiet.onto_chosen && self.been.get(usize::from(number)) == Some(&self.round) {
                continue;
            }
            let place = &self.places[self.at];
            let goes_to = self.quiet.goes_to(place.cell, &chosen);
            if goes_to.and_then(|cell| self.been.get(cell)) == Some(&self.round) {
                continue;
            }
            self.walker.go_to(&place.state);
            let far = place.far + 1;
            let Ok(outcome) = self.walker.play(&chosen) else { continue };
            self.chosen = number;
            self.steps += 1;
            let walks = self.walks();
            if walks {
                self.spot = self.quiet.spot(&self.walker);
            }
            match outcome {
                Outcome::Playing if walks && self.spot.scene == self.begun.scene => {
                    if self.been[self.spot.slot(self.area())] != self.round {
                        self.add(self.at, number, far);
                    }
                    return Some(Next::Quiet);
                }
                Outcome::Playing => return Some(Next::Open),
                outcome if is_won(outcome) => return Some(Next::Won),
                _ => return Some(Next::Lost),
            }
        }
    }

    /// Where the player's piece stands and in which scene, if there is such a piece; for the state begun with or reached last.
    pub fn spot(&self) -> Option<WalkerSpot> {
        self.walks().then_some(self.spot)
    }

    /// All spots that the walk reached.
    pub fn spots(&self) -> impl Iterator<Item = WalkerSpot> + '_ {
        let places = self.places.iter().take(if self.walks() { self.count } else { 0 });
        places.map(|place| WalkerSpot { scene: self.begun.scene, cell: place.cell })
    }

    /// Whether a piece walks: whether there are quiet moves.
    pub fn walks(&self) -> bool {
        self.quiet.is_any()
    }

    /// The number of the move that the last step made.
    pub fn chosen(&self) -> u16 {
        self.chosen
    }

    /// How many moves the state reached last is away from the state expanded.
    pub fn far(&self) -> u32 {
        self.places[self.at].far + 1
    }

    /// The moves from the state expanded to the state reached last.
    pub fn steps(&self) -> Vec<Move> {
        let mut steps = vec![self.chosen];
        let mut at = self.at;
        while at > 0 {
            steps.push(self.places[at].by);
            at = self.places[at].from;
        }
        let engine = self.walker.engine();
        steps.into_iter().rev().filter_map(|number| engine.numbered_move(number)).collect()
    }

    /// Keeps the state reached last: its number and whether it is new.
    pub fn keep(&mut self, table: &mut StateTable, parent: Id, depth: u32) -> Option<(Id, bool)> {
        let node = StateNode { hash: self.walker.hash(), parent, depth, by: self.chosen, ..StateNode::first() };
        table.meet(&self.walker.key(), node)
    }

    /// How many bytes the walk takes.
    pub fn bytes(&self) -> u64 {
        self.places.first().map_or(0, |place| self.places.len() as u64 * (place.state.bytes() + PLACE_BYTES))
    }

    /// The work of the steps made since the last call.
    pub fn take_work(&mut self) -> u64 {
        // where a piece walks, the whole board is examined after each move
        let looked = if self.walks() { std::mem::take(&mut self.steps) * self.area() as u64 } else { 0 };
        self.walker.take_work() + looked
    }

    /// The moves to a kept state, found by walking there again.
    ///
    /// # Errors
    /// Why the search must stop.
    pub fn moves(&mut self, table: &StateTable, id: Id, budget: &mut Budget<'_>) -> Result<Vec<Move>, Why> {
        let mut way = vec![id];
        let mut at = id;
        while let Some(node) = table.node(at).filter(|node| node.parent != NONE) {
            at = node.parent;
            way.push(at);
        }
        way.reverse();
        let mut moves = Vec::new();
        for (from, to) in way.iter().zip(way.iter().skip(1)) {
            self.stand(table, *from);
            self.begin();
            while let Some(next) = self.step() {
                budget.step(self.take_work())?;
                if next == Next::Open && *self.walker.key() == *table.key(*to) {
                    moves.extend(self.steps());
                    break;
                }
            }
        }
        Ok(moves)
    }
}
