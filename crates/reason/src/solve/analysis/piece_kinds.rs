//! What moves about on the board: words whose number no move changes form a kind of piece (`Box` and `BoxOnGoal` are one kind, each tile of
//! Fifteen is its own). Learnt from moves that are played; nothing is known of any particular game. What is found here guides searches; no
//! answer relies on it being true.

use super::single_piece_distances::cells_with;
use crate::solve::answer::Why;
use crate::solve::search::budget::Budget;
use std::collections::{BTreeMap, BTreeSet};
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Engine, Move, Outcome, State, Walker};

/// How many random walks are watched, and the most moves of each.
const WALKS: usize = 24;
const WALK: usize = 200;
/// How many more are watched while a word that a FINAL requires is strange (no random walk brings a far box to its goal): each from a state
/// that showed something new, with such a word on the cell that requires it.
const MORE_WALKS: usize = 100;
/// The most states with something new that are remembered.
const MAX_NEW: usize = 500;
/// The most words of a kind, and the most sets looked at in search of one.
const MAX_WORDS: usize = 8;
const MAX_SETS: usize = 5_000;
/// Roughly how many bytes a remembered cell or change takes, and how many units of work it takes to examine one.
const NOTE_BYTES: u64 = 64;
const WORK_A_CHANGE: u64 = 16;

/// The words of one kind of piece, in order.
pub type PieceKind = BTreeSet<u16>;

/// What was observed when moves of a level were played.
#[derive(Debug, Default)]
pub struct Observations {
    /// For each cell: the words seen there, including those of the start and the FINALs.
    pub words: Vec<BTreeSet<u16>>,
    /// The words at the start.
    pub start: Vec<u16>,
    /// How the numbers of words changed with a move; each change once.
    changes: BTreeSet<Vec<(u16, i32)>>,
    /// Pairs of words: one left or came to a cell in some move while the other came or left.
    moved: BTreeSet<(u16, u16)>,
    /// Words seen on the cell just chosen.
    stood: BTreeSet<u16>,
    /// Words seen on cells other than the one just chosen.
    off_chosen: BTreeSet<u16>,
    /// Words seen on two cells at once.
    twice: BTreeSet<u16>,
    /// The moves that changed one or two cells, each once: the word before and the word after.
    small: BTreeSet<Vec<(u16, u16)>>,
    /// States in which a cell held a word that it had never held before.
    new: Vec<State>,
}

impl Observations {
    /// Plays random walks from `start`; the same ones every time.
    ///
    /// # Errors
    /// Why the search must stop.
    pub fn new(engine: &Engine, start: &State, budget: &mut Budget<'_>) -> Result<Self, Why> {
        let area = engine.board_size().area();
        let words: Vec<u16> = (0..area).map(|index| engine.word(start, index)).collect();
        let mut seen =
            Self { words: words.iter().map(|w| BTreeSet::from([*w])).collect(), start: words, ..Self::default() };
        for goal in engine.goals() {
            for (words, wanted) in seen.words.iter_mut().zip(goal) {
                words.extend(wanted);
            }
        }
        budget.take(area as u64 * NOTE_BYTES)?;
        let mut chance = Chance::new(1);
        let mut walker = Walker::new(engine, start);
        for _ in 0..WALKS {
            walker.go_to(start);
            seen.walk(&mut walker, &mut chance, budget)?;
        }
        let mut missing = seen.required(engine);
        for _ in 0..MORE_WALKS {
            let (Some(placed), Some(state)) = (chance.pick(&missing).copied(), chance.pick(&seen.new)) else { break };
            if !seen.is_strange(placed.1, budget)? {
                missing.retain(|(_, word)| *word != placed.1);
                continue;
            }
            walker.go_to(&engine.with_words(state, &[placed]));
            seen.walk(&mut walker, &mut chance, budget)?;
        }
        seen.new.clear();
        Ok(seen)
    }

    /// Whether a word was never seen to come to a cell, or only in the place of others that are not on the board at the start either.
    fn is_strange(&self, word: u16, budget: &mut Budget<'_>) -> Result<bool, Why> {
        let kind = if self.moves(word) { self.kind(word, budget)? } else { Some(PieceKind::new()) };
        Ok(kind.is_some_and(|kind| cells_with(&self.start, &kind).next().is_none()))
    }

    /// The cells on which FINALs require other words than those of the start, each with the word.
    fn required(&self, engine: &Engine) -> Vec<(usize, u16)> {
        let goals = engine.goals();
        let cells = goals.iter().flat_map(|goal| goal.iter().zip(&self.start).enumerate());
        cells.filter_map(|(cell, (wanted, start))| Some((cell, wanted.filter(|wanted| wanted != start)?))).collect()
    }

    fn walk(&mut self, walker: &mut Walker, chance: &mut Chance, budget: &mut Budget<'_>) -> Result<(), Why> {
        let mut before: Vec<u16> = (0..self.words.len()).map(|index| walker.word(index)).collect();
        for _ in 0..WALK {
            let count = walker.count_moves();
            let place = chance.below(count);
            let Some(chosen) = walker.nth_move(place) else { return Ok(()) };
            let outcome = walker.play(&chosen);
            budget.step(walker.take_work() + 4 * before.len() as u64)?;
            if !matches!(outcome, Ok(Outcome::Playing | Outcome::Finished | Outcome::Won(_))) {
                return Ok(());
            }
            let mut change: BTreeMap<u16, i32> = BTreeMap::new();
            let mut small = Vec::new();
            let mut is_new = false;
            for (index, (old, words)) in before.iter_mut().zip(&mut self.words).enumerate() {
                let new = walker.word(index);
                if new != *old {
                    *change.entry(*old).or_default() -= 1;
                    *change.entry(new).or_default() += 1;
                    self.moved.insert((*old, new));
                    small.push((*old, new));
                    is_new |= words.insert(new);
                    *old = new;
                }
            }
            self.note_small(walker, &chosen, &before, small);
            let change: Vec<(u16, i32)> = change.into_iter().filter(|(_, n)| *n != 0).collect();
            let bytes = size_of_val(change.as_slice()) as u64 + NOTE_BYTES;
            if self.changes.insert(change) {
                budget.take(bytes)?;
            }
            if outcome != Ok(Outcome::Playing) {
                return Ok(());
            }
            if is_new && self.new.len() < MAX_NEW {
                self.new.push(walker.state().clone());
            }
        }
        Ok(())
    }

    fn note_small(&mut self, walker: &Walker, chosen: &Move, words: &[u16], mut small: Vec<(u16, u16)>) {
        let cells = walker.engine().board_size().cells();
        self.off_chosen.extend(cells.zip(words).filter(|(cell, _)| *chosen != Move::Cell(*cell)).map(|(_, word)| word));
        let chosen = walker.engine().position(walker.state()).and_then(|cell| walker.engine().board_size().index(cell));
        self.stood.extend(chosen.and_then(|cell| words.get(cell)));
        let mut once = BTreeSet::new();
        self.twice.extend(words.iter().filter(|word| !once.insert(**word)));
        if (1..=2).contains(&small.len()) {
            small.sort_unstable();
            self.small.insert(small);
        }
    }

    /// What stands beneath the words of the piece that merely walks about: the only one of its kind, found on the cell just chosen, leaving
    /// behind what was there before. Empty if no such move was seen.
    pub fn beneath(&self) -> BTreeMap<u16, u16> {
        let walks: BTreeSet<u16> = self.stood.difference(&self.twice).copied().collect();
        let mut left: BTreeMap<u16, BTreeSet<u16>> = BTreeMap::new();
        for (old, new) in self.small.iter().flatten().filter(|(old, new)| walks.contains(old) && !walks.contains(new)) {
            left.entry(*old).or_default().insert(*new);
        }
        let only =
            |(word, news): (u16, BTreeSet<u16>)| Some((word, news.first().copied().filter(|_| news.len() == 1)?));
        let beneath: BTreeMap<u16, u16> = left.into_iter().filter_map(only).collect();
        let bare = |word| beneath.get(&word).copied().unwrap_or(word);
        let quiet = self.small.iter().any(|small| small.iter().all(|(old, new)| bare(*old) == bare(*new)));
        if quiet { beneath } else { BTreeMap::new() }
    }

    /// Whether the walking piece stood on the cell chosen after every move seen.
    pub fn walks_onto_chosen(&self) -> bool {
        self.beneath().keys().all(|word| !self.off_chosen.contains(word))
    }

    /// Whether the word was seen to come to a cell or leave one.
    pub fn moves(&self, word: u16) -> bool {
        self.moved.iter().any(|(old, new)| *old == word || *new == word)
    }

    /// The smallest kind that contains this word: a set of words that moves change from place to place, but not in number.
    ///
    /// # Errors
    /// Why the search must stop.
    pub fn kind(&self, word: u16, budget: &mut Budget<'_>) -> Result<Option<PieceKind>, Why> {
        let mut sets = MAX_SETS;
        for most in 1..=MAX_WORDS {
            if let Some(kind) = self.complete(PieceKind::from([word]), most, &mut sets, budget)? {
                return Ok(Some(kind));
            }
        }
        Ok(None)
    }

    fn complete(
        &self,
        set: PieceKind,
        most: usize,
        sets: &mut usize,
        budget: &mut Budget<'_>,
    ) -> Result<Option<PieceKind>, Why> {
        if *sets == 0 {
            return Ok(None);
        }
        *sets -= 1;
        budget.step(WORK_A_CHANGE * (self.changes.len() + self.moved.len()) as u64)?;
        let sum = |change: &[(u16, i32)]| change.iter().filter(|(w, _)| set.contains(w)).map(|(_, n)| n).sum::<i32>();
        let Some((change, wrong)) = self.changes.iter().map(|c| (c, sum(c))).find(|(_, sum)| *sum != 0) else {
            let moves = self.moved.iter().any(|(old, new)| set.contains(old) != set.contains(new));
            return Ok(moves.then_some(set));
        };
        if set.len() >= most {
            return Ok(None);
        }
        let mends = change.iter().filter(|(w, n)| n.signum() == -wrong.signum() && !set.contains(w));
        for (word, _) in mends {
            let mut larger = set.clone();
            larger.insert(*word);
            if let Some(kind) = self.complete(larger, most, sets, budget)? {
                return Ok(Some(kind));
            }
        }
        Ok(None)
    }

    /// The word that a cell probably holds once a piece of this kind is gone: the word most common at the start among those seen on the
    /// same cells, and neither of `kind` nor of `actor`.
    ///
    /// # Errors
    /// Why the search must stop.
    pub fn bare(
        &self,
        word: u16,
        kind: &PieceKind,
        actor: &PieceKind,
        budget: &mut Budget<'_>,
    ) -> Result<Option<u16>, Why> {
        let mut near = BTreeSet::from([word]);
        loop {
            let before = near.len();
            budget.step(WORK_A_CHANGE * self.words.len() as u64)?;
            for words in self.words.iter().filter(|words| !words.is_disjoint(&near)).cloned().collect::<Vec<_>>() {
                near.extend(words);
            }
            if near.len() == before {
                break;
            }
        }
        let count = |word: u16| self.start.iter().filter(|w| **w == word).count();
        let fits = near.into_iter().filter(|w| !kind.contains(w) && !actor.contains(w));
        Ok(fits.max_by_key(|w| (count(*w), u16::MAX - *w)))
    }
}
