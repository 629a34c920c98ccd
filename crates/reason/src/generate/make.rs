//! Ways to make a board: shuffle, maze. Their results are not proven yet.

use switchboard_base::chance::Chance;
use switchboard_base::grid::{CROSS, Cell, Size};
use switchboard_game::{Game, Layout, Matrix, Name, Value, Values};

/// The property of a piece that names its open sides.
pub const OPEN: &str = "open";

/// The STATE of a layout, by cell, if it contains words.
pub fn state_of(layout: &mut Layout) -> Option<(Size, &mut Vec<Name>)> {
    words_of(layout, "state")
}

/// The words of a matrix of a layout, by cell.
pub fn words_of<'l>(layout: &'l mut Layout, key: &str) -> Option<(Size, &'l mut Vec<Name>)> {
    let matrix = layout.matrices.iter_mut().find(|matrix| matrix.name.key() == key)?;
    let Matrix { size, values: Values::Text(names), .. } = matrix else { return None };
    Some((*size, names))
}

/// The cells of a matrix of a layout that contains true and false.
pub fn flags_of<'l>(layout: &'l mut Layout, key: &str) -> Option<&'l mut Vec<bool>> {
    let matrix = layout.matrices.iter_mut().find(|matrix| matrix.name.key() == key)?;
    if let Values::Bool(flags) = &mut matrix.values { Some(flags) } else { None }
}

/// Puts the current and the previous position on a cell.
pub fn put_position(layout: &mut Layout, cell: Cell) {
    for item in &mut layout.items {
        match item.name.key() {
            "ax" | "px" => item.value = Value::Int(cell.x.into()),
            "ay" | "py" => item.value = Value::Int(cell.y.into()),
            _ => {}
        }
    }
}

/// Shuffles the pieces. A FINAL that has the same pieces in all these places changes with them.
#[expect(
    clippy::indexing_slicing,
    reason = "places are cells of STATE, and other matrices that change have the same there"
)]
pub fn shuffle(game: &Game, layout: &mut Layout, pieces: &[Name], chance: &mut Chance) -> Option<()> {
    let (_, before) = state_of(layout)?;
    let before = before.clone();
    let in_group = |name: &Name| {
        game.pieces.iter().find(|p| p.name == *name).is_some_and(|p| p.groups.iter().any(|g| pieces.contains(g)))
    };
    let moved = |name: &Name| pieces.is_empty() || pieces.contains(name) || in_group(name);
    let places: Vec<usize> = before.iter().enumerate().filter(|(_, name)| moved(name)).map(|(at, _)| at).collect();
    let mut taken: Vec<Name> = places.iter().map(|at| before[*at].clone()).collect();
    chance.shuffle(&mut taken);
    for matrix in &mut layout.matrices {
        let is_board = matches!(matrix.name.key(), "state" | "final");
        let Values::Text(names) = &mut matrix.values else { continue };
        if !is_board || !places.iter().all(|at| names.get(*at) == before.get(*at)) {
            continue;
        }
        for (at, name) in places.iter().zip(&taken) {
            names[*at].clone_from(name);
        }
    }
    Some(())
}

/// A random spanning tree of a grid: for each cell, row by row, which of up, right, down, left is open.
#[expect(clippy::indexing_slicing, reason = "cells of the grid, and the sides of each")]
fn tree(size: Size, chance: &mut Chance) -> Vec<[bool; 4]> {
    let mut open = vec![[false; 4]; size.area()];
    let mut met = vec![false; size.area()];
    let from = chance.below(size.area());
    // a grid may have no room
    let Some(first) = size.cell(from) else { return open };
    let mut way = vec![(first, from)];
    met[from] = true;
    while let Some((cell, at)) = way.last().copied() {
        let mut free = Vec::new();
        for (side, direction) in CROSS.into_iter().enumerate() {
            let next = cell.step(direction).and_then(|next| Some((next, size.index(next)?)));
            free.extend(next.filter(|(_, index)| !met[*index]).map(|next| (side, next)));
        }
        let Some((side, (next, index))) = chance.pick(&free).copied() else {
            way.pop();
            continue;
        };
        open[at][side] = true;
        open[index][(side + 2) % 4] = true;
        met[index] = true;
        // Mostly continue here, now and then elsewhere: corridors with forks.
        way.push((next, index));
        if chance.below(5) == 0 {
            let (last, other) = (way.len() - 1, chance.below(way.len()));
            way.swap(last, other);
        }
    }
    open
}

/// Carves a maze into STATE: paths at odd columns and rows, walls between.
#[expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a room is not at the edge, and a matrix has all its cells"
)]
pub fn carve(layout: &mut Layout, wall: &Name, path: &Name, chance: &mut Chance) -> Option<()> {
    let (size, names) = state_of(layout)?;
    let rooms = Size::new(size.width.saturating_sub(1) / 2, size.height.saturating_sub(1) / 2);
    let open = tree(rooms, chance);
    names.fill(wall.clone());
    let mut dig = |x: u8, y: u8| {
        names[size.index(Cell::new(x, y)).expect("rooms lie within the walls")] = path.clone();
    };
    for (room, sides) in rooms.cells().zip(open) {
        let (x, y) = (2 * room.x + 1, 2 * room.y + 1);
        dig(x, y);
        let [_, right, down, _] = sides;
        if right {
            dig(x + 1, y);
        }
        if down {
            dig(x, y + 1);
        }
    }
    Some(())
}

/// Lays a tree of pieces that know their open sides into STATE and FINAL. `kinds` are groups of pieces: one of the first is used once, at a
/// random cell, those of the second at the ends of lines, those of the third elsewhere.
pub fn lay(game: &Game, layout: &mut Layout, kinds: &[Name], chance: &mut Chance) -> Option<()> {
    let [source, end, line] = kinds else { return None };
    let (size, _) = state_of(layout)?;
    let open = tree(size, chance);
    let root = chance.below(size.area());
    let mut laid = Vec::new();
    for (index, sides) in open.iter().enumerate() {
        let letters: String = "NESW".chars().zip(sides).filter(|(_, open)| **open).map(|(letter, _)| letter).collect();
        let kind = if index == root {
            source
        } else if letters.len() == 1 {
            end
        } else {
            line
        };
        let same = |text: &str| text.len() == letters.len() && letters.chars().all(|letter| text.contains(letter));
        let fits = |value: &Value| matches!(value, Value::Text(text) if same(text.written()));
        let piece = game.pieces.iter().find(|piece| {
            piece.groups.contains(kind)
                && piece.properties.iter().any(|(name, value)| name.key() == OPEN && fits(value))
        })?;
        laid.push(piece.name.clone());
    }
    for key in ["state", "final"] {
        let (_, names) = words_of(layout, key)?;
        names.clone_from(&laid);
    }
    Some(())
}
