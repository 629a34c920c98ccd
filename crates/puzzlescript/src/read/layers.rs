//! COLLISIONLAYERS: each line is a layer; a cell has at most one object of each layer.

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
