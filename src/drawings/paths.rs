//! Paths of tiles as SVG: smooth lines that merge where they are connected and pass over one another where they are not.

use super::HEAD;
use crate::play::Side;
use std::fmt::Write;

/// An end of a path: a side of the tile and which of its ends, from 0, clockwise.
type EdgeEnd = (Side, u8);

/// A point of the square.
type SvgPoint = (f32, f32);

/// The colours around a path, at its edge and in its middle.
const COLORS: [&str; 3] = ["#efe3c8", "#5a3d1e", "#cf9a5c"];

/// The paths of a tile. Each is drawn as a whole, its light edge first: connected lines merge, and where one path crosses another, the
/// later one passes over a gap.
pub fn paths(paths: &[Vec<EdgeEnd>], per_side: u8) -> String {
    let wide = (46.0 / (f32::from(per_side) + 1.0)).clamp(7.0, 22.0);
    let mut body = String::new();
    for path in paths {
        let lines = lines_of(path, per_side);
        let middle = middle_of(path, per_side);
        for (width, color) in [wide * 1.8, wide, wide * 0.5].into_iter().zip(COLORS) {
            if let Some(middle) = &middle {
                let _ = write!(body, r##"<path d="{middle}" fill="{color}"/>"##);
            }
            for line in &lines {
                let _ = write!(
                    body,
                    r##"<path d="{line}" fill="none" stroke="{color}" stroke-width="{width}" stroke-linecap="{}"/>"##,
                    if path.len() == 1 { "round" } else { "butt" }
                );
            }
        }
    }
    format!("{HEAD}{body}</svg>")
}

/// Where an end of a path lies on the edge of the square, and the unit step inwards.
fn path_end(end: EdgeEnd, per_side: u8) -> (SvgPoint, SvgPoint) {
    let (side, index) = end;
    let along = 100.0 * (f32::from(index) + 1.0) / (f32::from(per_side.max(1)) + 1.0);
    match side {
        Side::Up => ((along, 0.0), (0.0, 1.0)),
        Side::Right => ((100.0, along), (-1.0, 0.0)),
        Side::Down => ((100.0 - along, 100.0), (0.0, -1.0)),
        Side::Left => ((0.0, 100.0 - along), (1.0, 0.0)),
    }
}

/// The curves between all ends of one path; a path with one end stops in the middle of the tile.
fn lines_of(path: &[EdgeEnd], per_side: u8) -> Vec<String> {
    if let [only] = path {
        let ((x, y), (dx, dy)) = path_end(*only, per_side);
        return vec![format!("M{x} {y}L{} {}", x + dx * 50.0, y + dy * 50.0)];
    }
    let pairs = path.iter().enumerate().flat_map(|(place, from)| path.iter().skip(place + 1).map(move |to| (from, to)));
    let line = |(from, to): (&EdgeEnd, &EdgeEnd)| {
        let ((x, y), _) = path_end(*from, per_side);
        format!("M{x} {y}{}", curve(*from, *to, per_side))
    };
    pairs.map(line).collect()
}

/// The area between the curves of a path with three or more ends, which belongs to the path.
fn middle_of(path: &[EdgeEnd], per_side: u8) -> Option<String> {
    let first = path.first().filter(|_| path.len() > 2)?;
    let ((x, y), _) = path_end(*first, per_side);
    let next = path.iter().skip(1).chain([first]);
    let around: String = path.iter().zip(next).map(|(from, to)| curve(*from, *to, per_side)).collect();
    Some(format!("M{x} {y}{around}Z"))
}

/// A curve from one end, where the pen is, to another.
fn curve(from: EdgeEnd, to: EdgeEnd, per_side: u8) -> String {
    let ((ax, ay), (adx, ady)) = path_end(from, per_side);
    let ((bx, by), (bdx, bdy)) = path_end(to, per_side);
    let reach = if from.0 == to.0 { 42.0 } else { 40.0 };
    let (cx, cy, ex, ey) = (ax + adx * reach, ay + ady * reach, bx + bdx * reach, by + bdy * reach);
    format!("C{cx} {cy} {ex} {ey} {bx} {by}")
}
