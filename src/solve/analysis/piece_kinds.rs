//! What moves about on the board: words whose number no move changes form a kind of thing (`Box` and `BoxOnGoal` are one
//! kind, each tile of Fifteen is its own). Read off moves that are played; nothing is known of any game.
//! What is found here guides searches; no answer rests on it being true.

use crate::play::{Engine, Outcome, State, Walker};
use rand_core::Rng;
use rand_pcg::Pcg32;
use std::collections::{BTreeMap, BTreeSet};

/// How many random walks are watched, and the most moves of each.
const WALKS: usize = 24;
const WALK: usize = 200;
/// The most words of a kind, and the most sets looked at in search of one.
const MAX_WORDS: usize = 8;
const MAX_SETS: usize = 5_000;

/// The words of one kind of thing, in order.
pub type PieceKind = BTreeSet<u16>;

/// What was seen of the moves of a level.
#[derive(Debug, Default)]
pub struct Observations {
    /// For each cell the words seen there, the start's and the FINALs' included.
    pub words: Vec<BTreeSet<u16>>,
    /// The words at the start.
    pub start: Vec<u16>,
    /// How the numbers of words changed at moves, each change once.
    changes: BTreeSet<Vec<(u16, i32)>>,
    /// Which words left or came to a cell at some move while another came or left.
    moved: BTreeSet<(u16, u16)>,
    /// Words seen on the cell just chosen.
    stood: BTreeSet<u16>,
    /// Words seen on two cells at once.
    twice: BTreeSet<u16>,
    /// The moves that changed one cell or two, each once: what stood there and what stands there now.
    small: BTreeSet<Vec<(u16, u16)>>,
}

impl Observations {
    /// Plays random walks from `start`; the same every time.
    pub fn new(engine: &Engine, start: &State) -> Self {
        let area = engine.board_size().area();
        let words: Vec<u16> = (0..area).map(|index| engine.word(start, index)).collect();
        let mut seen =
            Self { words: words.iter().map(|w| BTreeSet::from([*w])).collect(), start: words, ..Self::default() };
        for goal in engine.goals() {
            for (words, wanted) in seen.words.iter_mut().zip(goal) {
                words.extend(wanted);
            }
        }
        let mut dice = Pcg32::new(1, 1);
        let mut walker = Walker::new(engine, start);
        for _ in 0..WALKS {
            walker.go_to(start);
            seen.walk(&mut walker, &mut dice);
        }
        seen
    }

    fn walk(&mut self, walker: &mut Walker, dice: &mut Pcg32) {
        let mut before: Vec<u16> = (0..self.words.len()).map(|index| walker.word(index)).collect();
        for _ in 0..WALK {
            let count = walker.count_moves();
            let place = dice.next_u32() as usize % count.max(1);
            let Some(chosen) = walker.nth_move(place) else { return };
            let outcome = walker.play(&chosen);
            if !matches!(outcome, Ok(Outcome::Playing | Outcome::Finished | Outcome::Won(_))) {
                return;
            }
            let mut change: BTreeMap<u16, i32> = BTreeMap::new();
            let mut small = Vec::new();
            for (index, (old, words)) in before.iter_mut().zip(&mut self.words).enumerate() {
                let new = walker.word(index);
                if new != *old {
                    *change.entry(*old).or_default() -= 1;
                    *change.entry(new).or_default() += 1;
                    self.moved.insert((*old, new));
                    small.push((*old, new));
                    words.insert(new);
                    *old = new;
                }
            }
            self.note_small(walker, &before, small);
            self.changes.insert(change.into_iter().filter(|(_, n)| *n != 0).collect());
            if outcome != Ok(Outcome::Playing) {
                return;
            }
        }
    }

    fn note_small(&mut self, walker: &Walker, words: &[u16], mut small: Vec<(u16, u16)>) {
        let chosen = walker.engine().position(walker.state()).and_then(|cell| walker.engine().board_size().index(cell));
        self.stood.extend(chosen.and_then(|cell| words.get(cell)));
        let mut once = BTreeSet::new();
        self.twice.extend(words.iter().filter(|word| !once.insert(**word)));
        if (1..=2).contains(&small.len()) {
            small.sort_unstable();
            self.small.insert(small);
        }
    }

    /// What stands beneath the words of that which merely walks about: the only one of its kind, found on the cell just
    /// chosen, which leaves behind what was there before. Empty if no move seen was such a walk.
    pub fn beneath(&self) -> BTreeMap<u16, u16> {
        let walks: BTreeSet<u16> = self.stood.difference(&self.twice).copied().collect();
        let mut left: BTreeMap<u16, BTreeSet<u16>> = BTreeMap::new();
        for (old, new) in self.small.iter().flatten().filter(|(old, new)| walks.contains(old) && !walks.contains(new)) {
            left.entry(*old).or_default().insert(*new);
        }
        let only =
            |(word, news): (u16, BTreeSet<u16>)| Some((word, news.first().copied().filter(|_| news.len() == 1)?));
        let beneath: BTreeMap<u16, u16> = left.into_iter().filter_map(only).collect();
        let bare = |word: &u16| beneath.get(word).copied().unwrap_or(*word);
        let quiet = self.small.iter().any(|small| small.iter().all(|(old, new)| bare(old) == bare(new)));
        if quiet { beneath } else { BTreeMap::new() }
    }

    /// Whether the word was seen to come to a cell or to leave one.
    pub fn moves(&self, word: u16) -> bool {
        self.moved.iter().any(|(old, new)| *old == word || *new == word)
    }

    /// The smallest kind with this word: a set of words whose number no move seen changed, and that changes its places.
    pub fn kind(&self, word: u16) -> Option<PieceKind> {
        let mut sets = MAX_SETS;
        (1..=MAX_WORDS).find_map(|most| self.complete(PieceKind::from([word]), most, &mut sets))
    }

    fn complete(&self, set: PieceKind, most: usize, sets: &mut usize) -> Option<PieceKind> {
        *sets = sets.checked_sub(1)?;
        let sum = |change: &[(u16, i32)]| change.iter().filter(|(w, _)| set.contains(w)).map(|(_, n)| n).sum::<i32>();
        let Some((change, wrong)) = self.changes.iter().map(|c| (c, sum(c))).find(|(_, sum)| *sum != 0) else {
            let moves = self.moved.iter().any(|(old, new)| set.contains(old) != set.contains(new));
            return moves.then_some(set);
        };
        if set.len() >= most {
            return None;
        }
        let mends = change.iter().filter(|(w, n)| n.signum() == -wrong.signum() && !set.contains(w));
        mends.into_iter().find_map(|(word, _)| {
            let mut larger = set.clone();
            larger.insert(*word);
            self.complete(larger, most, sets)
        })
    }

    /// What may stand where a thing of this kind stands once it is gone: the word most common at the start among those seen
    /// on the same cells, none of `kind` nor of `actor`.
    pub fn bare(&self, word: u16, kind: &PieceKind, actor: &PieceKind) -> Option<u16> {
        let mut near = BTreeSet::from([word]);
        loop {
            let before = near.len();
            for words in self.words.iter().filter(|words| !words.is_disjoint(&near)).cloned().collect::<Vec<_>>() {
                near.extend(words);
            }
            if near.len() == before {
                break;
            }
        }
        let count = |word: u16| self.start.iter().filter(|w| **w == word).count();
        let fits = near.into_iter().filter(|w| !kind.contains(w) && !actor.contains(w));
        fits.max_by_key(|w| (count(*w), u16::MAX - *w))
    }
}
