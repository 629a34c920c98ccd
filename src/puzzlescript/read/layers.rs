//! COLLISIONLAYERS: each line a layer; of the objects of a layer at most one stands on a cell.

use super::super::source::Line;

/// Reads the lines of COLLISIONLAYERS.
pub fn read(lines: &[&Line]) -> Vec<(u32, Vec<String>)> {
    lines
        .iter()
        .map(|line| {
            let names = line
                .lower()
                .split(|c: char| c == ',' || c.is_whitespace())
                .filter(|n| !n.is_empty())
                .map(str::to_owned)
                .collect();
            (line.number, names)
        })
        .filter(|(_, names): &(u32, Vec<String>)| !names.is_empty())
        .collect()
}
