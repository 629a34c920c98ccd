//! The last turn of a game for several: where it went from and to, in frames and in words, and what has been taken since the start.

use super::BoardScreen;
use crate::grid::Cell;
use crate::history::LastTurn;
use crate::narrate::{self, Texts, Went};
use crate::play::{Engine, Eyes, Move, Outcome, State};
use crate::shell::context::View;
use std::collections::BTreeMap;

/// What is known of the turns that are over.
#[derive(Debug, Default)]
pub(super) struct Turns {
    /// How many turns a player has finished, for the one who has finished most.
    pub count: u32,
    /// Who made the last one, and what it did.
    pub last: Option<(u8, Went)>,
    /// The pieces that stood on the board at the start and stand there no longer, by their place among the pieces, and how many of each.
    pub taken: Vec<(usize, usize)>,
}

/// What these choices of one player do, or did, between two states.
pub(super) fn went(engine: &Engine, before: &State, moves: &[Move], after: &State, eyes: Eyes) -> Went {
    let [old, new] = [before, after].map(|state| engine.board_before(state, eyes));
    let cells: Vec<Cell> = moves.iter().filter_map(|chosen| engine.cell_of(before, chosen)).collect();
    Went::between(&old, &new, &cells)
}

impl BoardScreen {
    /// Looks at the turns again: something was played or taken back.
    pub(super) fn follow_turns(&mut self) {
        if !self.party.is_several() {
            return;
        }
        let (engine, eyes) = (self.session.engine(), self.eyes());
        let last = self.session.last_turn().map(|LastTurn { before, moves, after }| {
            (engine.player(before), went(engine, before, &moves, after, eyes))
        });
        self.turns = Turns { count: self.session.turns_played(), last, taken: self.taken() };
    }

    /// What one choice has done, made in this state.
    pub(super) fn went_since(&self, before: &State, chosen: &Move) -> Option<Went> {
        let went = went(self.session.engine(), before, std::slice::from_ref(chosen), self.session.state(), self.eyes());
        went.from.is_some().then_some(went)
    }

    /// The choice that takes the last one back: what was picked up by it, and changed nothing on the board, is put down where it was.
    pub(super) fn find_put_back(&self) -> Option<Move> {
        let (engine, now) = (self.session.engine(), self.session.state());
        let (before, chosen) = self.session.last_move()?;
        let is_offered = matches!(chosen, Move::Cell(_)) && self.moves.contains(chosen);
        if !is_offered || engine.draws_chance() || self.moves == engine.moves(before) {
            return None;
        }
        let words = |state: &State| (0..engine.board_size().area()).map(|index| engine.word(state, index)).collect();
        let (old, new): (Vec<u16>, Vec<u16>) = (words(before), words(now));
        let mut after = now.clone();
        let goes_on =
            old == new && engine.play(&mut after, chosen).is_ok_and(|turn| turn.outcome == Some(Outcome::Playing));
        (goes_on && words(&after) == old && engine.moves(&after) == engine.moves(before)).then_some(*chosen)
    }

    /// What is missing of the pieces at the start, where the game lists it. What has become another piece, such as a pawn a queen, is not.
    fn taken(&self) -> Vec<(usize, usize)> {
        if !self.game.settings.look.lists_taken {
            return Vec::new();
        }
        let engine = self.session.engine();
        let count = |state: &State| {
            let mut counts: BTreeMap<u16, usize> = BTreeMap::new();
            for index in 0..engine.board_size().area() {
                *counts.entry(engine.word(state, index)).or_default() += 1;
            }
            counts
        };
        let (mut start, now) = (count(&engine.start(engine.seed(self.session.state()))), count(self.session.state()));
        let mut more = Vec::new();
        for (word, count) in now {
            let before = start.remove(&word).unwrap_or(0);
            match before.checked_sub(count) {
                Some(missing) => drop(start.insert(word, missing)),
                None => more.push((word, count - before)),
            }
        }
        for (word, count) in more {
            for _ in 0..count {
                // the ground that was laid open has nothing in common with what stood there
                let alike = |other: &u16| self.in_common(word, *other);
                let missing = start.iter().filter(|(_, left)| **left > 0).map(|(other, _)| *other);
                if let Some(known) = missing.filter(|other| alike(other) > 0).max_by_key(alike)
                    && let Some(left) = start.get_mut(&known)
                {
                    *left -= 1;
                }
            }
        }
        let pieces = start.into_iter().filter(|(_, missing)| *missing > 0);
        pieces.map(|(word, missing)| (usize::from(word), missing)).collect()
    }

    /// How many properties two pieces share.
    fn in_common(&self, one: u16, other: u16) -> usize {
        let properties = |word: u16| self.game.pieces.get(usize::from(word)).map(|piece| piece.properties.as_slice());
        let (one, other) = (properties(one).unwrap_or_default(), properties(other).unwrap_or_default());
        one.iter().filter(|property| other.contains(property)).count()
    }

    /// Where the cells of the last turn are shown: where it went from, and where to.
    pub(super) fn last_cells(&self) -> Vec<Cell> {
        let cells = self.turns.last.as_ref().map(|(_, went)| went.cells()).unwrap_or_default();
        cells.into_iter().filter_map(|cell| self.picture.shown_at(cell)).collect()
    }

    /// Where the squares are shown on which the last turn took something. On a board of tiles nothing is taken.
    pub(super) fn taken_cells(&self) -> Vec<Cell> {
        let has_tiles = self.session.engine().table(self.session.state()).is_some();
        let last = self.turns.last.as_ref().filter(|_| !has_tiles);
        let cells = last.map(|(_, went)| went.taken()).unwrap_or_default();
        cells.iter().filter_map(|cell| self.picture.shown_at(*cell)).collect()
    }

    /// What the last turn did, in words; none where it was no step from place to place.
    pub(super) fn last_in_words(&self, texts: Texts) -> Option<String> {
        let (player, went) = self.turns.last.as_ref()?;
        let what = narrate::went_words(texts, self.picture.naming(), went)?;
        let name = self.party.name(*player, texts.language());
        Some(texts.with("turn-went", &[("name", name.into()), ("what", what.into())]))
    }

    /// Lines of the panel about the turns that are over: the last one where squares have names, which are short, and what has been taken.
    pub(super) fn turn_lines(&self, view: &View<'_>) -> Vec<(String, String)> {
        let t = view.texts;
        let has_names = self.picture.squares.is_some();
        let last = self
            .turns
            .last
            .as_ref()
            .filter(|_| has_names)
            .and_then(|(_, went)| narrate::went_words(t, self.picture.naming(), went));
        let mut lines: Vec<(String, String)> = last.map(|words| (t.get("panel-last"), words)).into_iter().collect();
        let taken = self.turns.taken.iter().filter_map(|(word, count)| {
            let label = self.game.pieces.get(*word)?.label.get(view.language()).to_owned();
            Some(if *count > 1 { format!("{count} × {label}") } else { label })
        });
        lines.push((t.get("panel-taken"), taken.collect::<Vec<_>>().join(", ")));
        lines
    }
}
