//! Keeps a board calm that changes by itself or with every press: however fast somebody presses and whatever an author draws, no more than a
//! quarter of it changes more often than twice a second. What comes in between is shown a little later; the game itself does not wait.

use crate::play::Board;
use std::collections::VecDeque;
use std::sync::Arc;

/// Changes of much of the board are at least so far apart: one flash in a second at most, where WCAG 2.3.1 allows three. Half a second would
/// do, were frames drawn exactly when they are due; films of the window showed a third change within the second.
const LEAST_MS: u64 = 600;
/// What is more than this part of the board is much of it.
const QUARTER: usize = 4;

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
        self.lately.retain(|(at_ms, _)| now_ms < at_ms.saturating_add(LEAST_MS));
        let changed: Vec<bool> = shown.faces.iter().zip(&wanted.faces).map(|(old, new)| old != new).collect();
        if changed.contains(&true) {
            let is_touched = |cell: &usize| {
                self.lately.iter().map(|(_, cells)| cells).chain([&changed]).any(|c| c.get(*cell) == Some(&true))
            };
            let touched = (0..changed.len()).filter(is_touched).count();
            if touched * QUARTER > changed.len()
                && let Some((oldest_ms, _)) = self.lately.front()
            {
                self.due_ms = Some(oldest_ms.saturating_add(LEAST_MS));
                return shown;
            }
            self.lately.push_back((now_ms, changed));
        }
        self.shown = Some(Arc::clone(wanted));
        Arc::clone(wanted)
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
