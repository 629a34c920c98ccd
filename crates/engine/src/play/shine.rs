//! What a shining piece lights, shown by the ground under other pieces. A picture alone: no rule knows of it.

use super::Face;
use switchboard_base::grid::{CROSS, Cell, Size};
use switchboard_game::{Pieces, Shine};

/// Lays the pieces that light can cross on lit ground or on dark ground.
#[expect(clippy::indexing_slicing, reason = "each cell of the board is lit or not")]
pub(super) fn light(pieces: &Pieces, shine: &Shine, (size, board): (Size, &[usize]), faces: &mut [Face]) {
    let at = |cell: Cell| board.get(size.index(cell)?).and_then(|index| pieces.get(*index));
    let is_crossed = |cell: Cell| at(cell).is_some_and(|piece| piece.groups.contains(&shine.through));
    let mut is_lit = vec![false; size.area()];
    for lamp in size.cells().filter(|cell| at(*cell).is_some_and(|piece| piece.name == shine.piece)) {
        for direction in CROSS {
            let mut next = lamp.step(direction);
            while let Some(cell) = next.filter(|cell| size.contains(*cell) && is_crossed(*cell)) {
                if let Some(index) = size.index(cell) {
                    is_lit[index] = true;
                }
                next = cell.step(direction);
            }
        }
    }
    for ((cell, lit), face) in size.cells().zip(is_lit).zip(faces) {
        let ground = if lit { &shine.lit } else { &shine.unlit };
        if let Some((_, beneath)) = pieces.find(ground.key()).filter(|_| is_crossed(cell)) {
            face.lay_on(beneath);
        }
    }
}
