//! Keeps a board calm that changes by itself or with every press: however fast somebody presses and whatever an author draws, no more than a
//! quarter of it, and no large cell, changes more often than twice a second. What comes in between is shown a little later; the game itself does not wait.

use crate::play::Board;
use std::collections::VecDeque;
use std::sync::Arc;

/// Changes of much of the board are at least so far apart: one flash in a second at most, where WCAG 2.3.1 allows three. Half a second would
/// do, were frames drawn exactly when they are due; films of the window showed a third change within the second.
const LEAST_MS: u64 = 600;
/// What is more than this part of the board is much of it.
const QUARTER: usize = 4;
/// On a board of no more cells each of them is large by itself: at least half of what WCAG takes for a field of view, which is a twelfth of the
/// screen.
const LARGE_CELLS: usize = 24;

/// What of a board has been shown lately.
#[derive(Debug, Default)]
pub(super) struct Steady {
    shown: Option<Arc<Board>>,
    /// Which cells changed, and when.
    lately: VecDeque<(u64, Vec<bool>)>,
    due_ms: Option<u64>,
}

impl Steady {
    /// The board to show now, where this one is wanted: it, or the one that is shown already.
    pub fn pass(&mut self, wanted: &Arc<Board>, now_ms: u64) -> Arc<Board> {
        self.due_ms = None;
        let Some(shown) = self.shown.clone().filter(|shown| shown.size == wanted.size) else {
            self.shown = Some(Arc::clone(wanted));
            return Arc::clone(wanted);
        };
        self.lately.retain(|(at_ms, _)| now_ms < at_ms.saturating_add(2 * LEAST_MS));
        let changed: Vec<bool> = shown.faces.iter().zip(&wanted.faces).map(|(old, new)| old != new).collect();
        if changed.contains(&true) {
            self.due_ms = self.much_due(&changed, now_ms).max(self.cells_due(&changed));
            if self.due_ms.is_some() {
                return shown;
            }
            self.lately.push_back((now_ms, changed));
        }
        self.shown = Some(Arc::clone(wanted));
        Arc::clone(wanted)
    }

    /// When these changes may come, if together with those of a moment ago they are much of the board.
    fn much_due(&self, changed: &[bool], now_ms: u64) -> Option<u64> {
        let lately = || self.lately.iter().filter(|(at_ms, _)| now_ms < at_ms.saturating_add(LEAST_MS));
        let (oldest_ms, _) = lately().next()?;
        let is_touched = |cell: &usize| {
            lately().map(|(_, cells)| cells.as_slice()).chain([changed]).any(|c| c.get(*cell) == Some(&true))
        };
        let touched = (0..changed.len()).filter(is_touched).count();
        (touched * QUARTER > changed.len()).then(|| oldest_ms.saturating_add(LEAST_MS))
    }

    /// When these changes may come, if one of the cells is large and has changed twice lately.
    fn cells_due(&self, changed: &[bool]) -> Option<u64> {
        let due = |cell: usize| {
            let mut times =
                self.lately.iter().filter(|(_, cells)| cells.get(cell) == Some(&true)).map(|(at_ms, _)| *at_ms);
            let first_ms = times.next_back().and(times.next_back())?;
            Some(first_ms.saturating_add(2 * LEAST_MS))
        };
        let is_large = changed.len() <= LARGE_CELLS;
        changed.iter().enumerate().filter(|(_, changes)| is_large && **changes).filter_map(|(cell, _)| due(cell)).max()
    }

    /// When what was put off is to be shown.
    pub fn due_ms(&self) -> Option<u64> {
        self.due_ms
    }
}

#[cfg(test)]
#[allow(clippy::indexing_slicing)]
mod tests {
    use super::*;
    use crate::play::Face;

    fn board(signs: &str) -> Arc<Board> {
        let faces = signs.chars().map(|sign| Face { symbol: sign.to_string(), ..Face::default() }).collect();
        let mut board = Board { faces, ..Board::default() };
        (board.size.width, board.size.height) = (u8::try_from(signs.len()).unwrap_or_default(), 1);
        Arc::new(board)
    }

    fn signs(board: &Board) -> String {
        board.faces.iter().map(|face| face.symbol.as_str()).collect()
    }

    #[test]
    fn the_first_change_is_shown_at_once_and_the_next_large_one_a_while_later() {
        let mut steady = Steady::default();
        let at = |steady: &mut Steady, wanted: &str, now_ms| signs(&steady.pass(&board(wanted), now_ms));
        assert_eq!(at(&mut steady, "........", 0), "........");
        assert_eq!(at(&mut steady, "********", 10), "********");
        assert_eq!(at(&mut steady, "........", 135), "********");
        assert_eq!(steady.due_ms(), Some(610));
        assert_eq!(at(&mut steady, "........", 610), "........");
        assert_eq!(steady.due_ms(), None);
    }

    #[test]
    fn a_large_cell_changes_twice_and_then_not_for_a_while() {
        let mut steady = Steady::default();
        let at = |steady: &mut Steady, wanted: &str, now_ms| signs(&steady.pass(&board(wanted), now_ms));
        at(&mut steady, "........", 0);
        assert_eq!(at(&mut steady, "*.......", 100), "*.......");
        assert_eq!(at(&mut steady, "........", 200), "........");
        assert_eq!(at(&mut steady, "*.......", 300), "........");
        assert_eq!(steady.due_ms(), Some(1300));
        assert_eq!(at(&mut steady, "*.......", 1300), "*.......");
    }

    #[test]
    fn small_changes_are_shown_at_once_until_together_they_are_large() {
        let mut steady = Steady::default();
        let at = |steady: &mut Steady, wanted: &str, now_ms| signs(&steady.pass(&board(wanted), now_ms));
        at(&mut steady, "........", 0);
        assert_eq!(at(&mut steady, "*.......", 100), "*.......");
        assert_eq!(at(&mut steady, "**......", 200), "**......");
        assert_eq!(at(&mut steady, "***.....", 300), "**......");
        assert_eq!(steady.due_ms(), Some(700));
        assert_eq!(at(&mut steady, "***.....", 700), "***.....");
    }
}
