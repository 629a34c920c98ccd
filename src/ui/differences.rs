//! What two pages have in common, so that the window repaints and scrolls only where something changed.

use crate::shell::{Block, Page, Zone};
use std::sync::Arc;

/// What distinguishes pages: the screen and the kinds of its blocks.
pub fn shape(page: &Page) -> (&'static str, Vec<std::mem::Discriminant<Block>>) {
    (page.screen, page.blocks.iter().map(|(_, block)| std::mem::discriminant(block)).collect())
}

/// Whether both pages have the same board, known without a look at its cells.
pub fn shows_the_same_board(old: &Page, new: &Page) -> bool {
    let board = |page: &Page| {
        page.blocks.iter().find_map(|(_, block)| match block {
            Block::Board { board, .. } => Some(Arc::clone(board)),
            _ => None,
        })
    };
    let same = matches!((board(old), board(new)), (Some(old), Some(new)) if Arc::ptr_eq(&old, &new));
    same && old.look.reduced_motion == new.look.reduced_motion
}

/// Whether this block is read and can be longer than its place.
pub fn is_long(zone: Zone, block: &Block) -> bool {
    use Block::{Card, Chart, Code, Heading, Message, Notes, Panel, Table, Text};
    let is_read =
        matches!(block, Card { .. } | Chart { .. } | Code(_) | Heading(_) | Message { .. } | Table { .. } | Text(_));
    matches!(block, Notes { .. } | Panel(_)) && matches!(zone, Zone::Main | Zone::Side) || zone == Zone::Main && is_read
}

/// The words of a page to be read; none beside a board, where they change with every move.
pub fn told(page: &Page) -> Vec<&str> {
    let has_board = page.blocks.iter().any(|(_, block)| matches!(block, Block::Board { .. }));
    let blocks = page.blocks.iter().filter(|_| !has_board).map(|(_, block)| block);
    let words = blocks.filter_map(|block| match block {
        Block::Heading(words) | Block::Text(words) | Block::Message { text: words, .. } => Some(words.as_str()),
        _ => None,
    });
    words.collect()
}

/// The line that stands at the top of a long text.
pub fn top_line(page: &Page) -> Option<usize> {
    page.blocks.iter().find_map(|(_, block)| match block {
        Block::Scroll { line, .. } => Some(*line),
        _ => None,
    })
}

/// The row of a table that the player is at.
pub fn current_row(page: &Page) -> Option<usize> {
    page.blocks.iter().find_map(|(_, block)| match block {
        Block::Table { current, .. } => *current,
        _ => None,
    })
}
