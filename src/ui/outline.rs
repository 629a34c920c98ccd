//! The outline of what is lit: rectangles that touch or overlap form one shape. Pure geometry; draws nothing.

use az::SaturatingAs;
use iced::{Point, Rectangle, Vector};

/// Coordinates that differ by at most this many pixels count as equal.
const SAME: f32 = 0.6;

/// The loops around these rectangles, each clockwise and starting in the middle of a topmost side.
pub fn outlines(rectangles: &[Rectangle]) -> Vec<Vec<Point>> {
    let xs = lines(rectangles.iter().flat_map(|r| [r.x, r.x + r.width]).collect());
    let ys = lines(rectangles.iter().flat_map(|r| [r.y, r.y + r.height]).collect());
    let mut mask = Mask::new(xs.len().saturating_sub(1), ys.len().saturating_sub(1));
    for r in rectangles {
        mask.fill((place(&xs, r.x), place(&xs, r.x + r.width)), (place(&ys, r.y), place(&ys, r.y + r.height)));
    }
    let point = |(x, y): Corner| Some(Point::new(*xs.get(x)?, *ys.get(y)?));
    mask.loops().into_iter().map(|corners| begun_above(corners.into_iter().filter_map(point).collect())).collect()
}

/// The loops around these rectangles, `around` away from them; those with gaps of at most twice `reach` between them form one shape.
pub fn joined(rectangles: &[Rectangle], reach: f32, around: f32) -> Vec<Vec<Point>> {
    let mut all: Vec<Rectangle> = rectangles.iter().map(|place| place.expand(around)).collect();
    // the second time where four meet
    for _ in 0..2 {
        all.extend(bridges(&all, 2.0 * (reach - around)));
    }
    outlines(&all)
}

/// A loop of [`outlines`], moved so far towards its inside.
pub fn inset(way: &[Point], by: f32) -> Vec<Point> {
    // the inside is to the right of the path
    let inwards = |a: &Point, b: &Point| {
        let length = (b.x - a.x).abs().max((b.y - a.y).abs()).max(SAME);
        Vector::new((a.y - b.y) / length, (b.x - a.x) / length) * by
    };
    let sides: Vec<Vector> = way.iter().zip(way.iter().skip(1)).map(|(a, b)| inwards(a, b)).collect();
    let side = |index: Option<usize>| index.and_then(|index| sides.get(index)).copied().unwrap_or(Vector::ZERO);
    way.iter().enumerate().map(|(index, corner)| *corner + side(index.checked_sub(1)) + side(Some(index))).collect()
}

/// What lies between two of these rectangles that stand side by side or one above the other, at most so far apart.
fn bridges(rectangles: &[Rectangle], most: f32) -> Vec<Rectangle> {
    let mut found = Vec::new();
    for (index, a) in rectangles.iter().enumerate() {
        for b in rectangles.iter().skip(index + 1) {
            let (left, right) = ((a.x + a.width).min(b.x + b.width), a.x.max(b.x));
            let (above, below) = ((a.y + a.height).min(b.y + b.height), a.y.max(b.y));
            let is_gap = |from: f32, to: f32| to - from > SAME && to - from <= most;
            if is_gap(left, right) && above - below > SAME {
                found.push(Rectangle { x: left, y: below, width: right - left, height: above - below });
            } else if is_gap(above, below) && left - right > SAME {
                found.push(Rectangle { x: right, y: above, width: left - right, height: below - above });
            }
        }
    }
    found
}

/// A corner of the mask's cells: column, row.
type Corner = (usize, usize);

/// The sorted coordinates without duplicates.
fn lines(mut all: Vec<f32>) -> Vec<f32> {
    all.sort_by(f32::total_cmp);
    all.dedup_by(|a, b| (*a - *b).abs() < SAME);
    all
}

fn place(lines: &[f32], at: f32) -> usize {
    lines.partition_point(|line| *line < at - SAME)
}

/// A grid of cells that are inside or outside.
struct Mask {
    width: usize,
    cells: Vec<bool>,
}

impl Mask {
    fn new(width: usize, height: usize) -> Self {
        Self { width, cells: vec![false; width * height] }
    }

    fn fill(&mut self, (left, right): (usize, usize), (top, bottom): (usize, usize)) {
        for y in top..bottom {
            let row = self.cells.get_mut(y * self.width + left..y * self.width + right);
            row.into_iter().flatten().for_each(|cell| *cell = true);
        }
    }

    fn is_inside(&self, x: usize, y: usize) -> bool {
        x < self.width && self.cells.get(y * self.width + x) == Some(&true)
    }

    /// The edges between inside and outside, with the inside on their right, joined to loops; only turns are corners.
    #[expect(clippy::indexing_slicing, reason = "sides are named by their places in their list")]
    fn loops(&self) -> Vec<Vec<Corner>> {
        let mut sides: Vec<(Corner, Corner)> = Vec::new();
        let height = self.cells.len() / self.width.max(1);
        for y in 0..height {
            for x in (0..self.width).filter(|x| self.is_inside(*x, y)) {
                let outside =
                    |x: Option<usize>, y: Option<usize>| !matches!((x, y), (Some(x), Some(y)) if self.is_inside(x, y));
                let around = [
                    (outside(Some(x), y.checked_sub(1)), (x, y), (x + 1, y)),
                    (outside(Some(x + 1), Some(y)), (x + 1, y), (x + 1, y + 1)),
                    (outside(Some(x), Some(y + 1)), (x + 1, y + 1), (x, y + 1)),
                    (outside(x.checked_sub(1), Some(y)), (x, y + 1), (x, y)),
                ];
                sides.extend(around.into_iter().filter(|(is_edge, ..)| *is_edge).map(|(_, from, to)| (from, to)));
            }
        }
        sides.sort_unstable();
        let mut used = vec![false; sides.len()];
        let mut loops = Vec::new();
        for first in 0..sides.len() {
            let mut corners = Vec::new();
            let mut next = Some(first).filter(|first| !used[*first]);
            while let Some(at) = next {
                used[at] = true;
                let (from, to) = sides[at];
                corners.push(from);
                let begin = sides.partition_point(|(start, _)| *start < to);
                let free = (begin..sides.len()).take_while(|side| sides[*side].0 == to).filter(|side| !used[*side]);
                // two shapes that touch at a corner stay separate: the path turns right
                next = free.max_by_key(|side| turn(from, to, sides[*side].1));
            }
            if !corners.is_empty() {
                loops.push(without_straight(&corners));
            }
        }
        loops
    }
}

/// Positive if the path from `a` over `b` to `c` turns right, negative if it turns left.
fn turn(a: Corner, b: Corner, c: Corner) -> i64 {
    let [ax, ay, bx, by, cx, cy] = [a.0, a.1, b.0, b.1, c.0, c.1].map(|n| n.saturating_as::<i64>());
    (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
}

fn without_straight(corners: &[Corner]) -> Vec<Corner> {
    let before = corners.iter().cycle().skip(corners.len().saturating_sub(1));
    let after = corners.iter().cycle().skip(1);
    let around = before.zip(corners).zip(after);
    around.filter(|((a, b), c)| turn(**a, **b, **c) != 0).map(|((_, b), _)| *b).collect()
}

/// The loop starting and ending in the middle of its topmost side.
#[expect(clippy::indexing_slicing, reason = "places go round in the list of corners")]
fn begun_above(mut corners: Vec<Point>) -> Vec<Point> {
    let next = |index: usize| corners[(index + 1) % corners.len()];
    let level = (0..corners.len()).filter(|index| corners[*index].y == next(*index).y);
    let Some(top) = level.min_by(|a, b| corners[*a].y.total_cmp(&corners[*b].y)) else { return corners };
    let (from, to) = (corners[top], next(top));
    let count = corners.len();
    corners.rotate_left((top + 1) % count);
    let middle = Point::new(f32::midpoint(from.x, to.x), from.y);
    corners.insert(0, middle);
    corners.push(middle);
    corners
}

#[cfg(test)]
mod tests {
    use super::*;

    fn square(x: i16, y: i16) -> Rectangle {
        Rectangle { x: f32::from(x) * 10.0, y: f32::from(y) * 10.0, width: 10.0, height: 10.0 }
    }

    fn around(cells: &[(i16, i16)]) -> Vec<Vec<(f32, f32)>> {
        let rectangles: Vec<Rectangle> = cells.iter().map(|(x, y)| square(*x, *y)).collect();
        outlines(&rectangles).into_iter().map(|way| way.into_iter().map(|p| (p.x, p.y)).collect()).collect()
    }

    #[test]
    fn one_square_is_gone_around_clockwise_from_above() {
        let way = [(5.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0), (0.0, 0.0), (5.0, 0.0)];
        assert_eq!(around(&[(0, 0)]), [way]);
    }

    #[test]
    fn squares_that_touch_are_one_shape() {
        let way =
            [(10.0, 0.0), (20.0, 0.0), (20.0, 20.0), (10.0, 20.0), (10.0, 10.0), (0.0, 10.0), (0.0, 0.0), (10.0, 0.0)];
        assert_eq!(around(&[(0, 0), (1, 0), (1, 1)]), [way]);
    }

    #[test]
    fn a_loop_is_moved_inwards_at_every_corner() {
        let way = outlines(&[square(0, 0), square(1, 0), square(1, 1)]).remove(0);
        let moved: Vec<(f32, f32)> = inset(&way, 1.0).iter().map(|p| (p.x, p.y)).collect();
        let wanted =
            [(10.0, 1.0), (19.0, 1.0), (19.0, 19.0), (11.0, 19.0), (11.0, 9.0), (1.0, 9.0), (1.0, 1.0), (10.0, 1.0)];
        assert_eq!(moved, wanted);
    }

    #[test]
    fn a_shape_of_several_keeps_as_far_from_them_as_a_ring_around_one() {
        let points = |ways: Vec<Vec<Point>>| ways.concat().iter().map(|p| (p.x, p.y)).collect::<Vec<_>>();
        // columns and rows of ten pixels with gaps of ten between them
        let alone = points(joined(&[square(0, 0)], 5.0, 2.0));
        assert_eq!(alone, [(5.0, -2.0), (12.0, -2.0), (12.0, 12.0), (-2.0, 12.0), (-2.0, -2.0), (5.0, -2.0)]);
        let three = points(joined(&[square(0, 0), square(2, 0), square(0, 2)], 5.0, 2.0));
        let way = [(-2.0, 32.0), (-2.0, -2.0), (15.0, -2.0), (32.0, -2.0), (32.0, 12.0), (12.0, 12.0), (12.0, 32.0)];
        assert_eq!(three.len(), way.len() + 1);
        assert!(way.iter().all(|corner| three.contains(corner)), "{three:?}");
        // two that meet at a corner stay two, and there is no hole where four meet
        assert_eq!(joined(&[square(0, 0), square(2, 2)], 6.0, 2.0).len(), 2);
        let four = [square(0, 0), square(2, 0), square(0, 2), square(2, 2)];
        assert_eq!(
            points(joined(&four, 5.0, 2.0)),
            points(outlines(&[Rectangle::new(Point::ORIGIN, iced::Size::new(30.0, 30.0)).expand(2.0)]))
        );
    }

    #[test]
    fn what_lies_apart_or_touches_at_a_corner_stays_apart() {
        assert_eq!(around(&[(0, 0), (2, 0)]).len(), 2);
        assert_eq!(around(&[(0, 0), (1, 1)]).len(), 2);
        let ring: Vec<(i16, i16)> = (0..9).filter(|n| *n != 4).map(|n| (n % 3, n / 3)).collect();
        assert_eq!(around(&ring).len(), 2, "the outside and the hole");
        assert!(outlines(&[]).is_empty());
    }
}
