//! Proofs that the levels of Right Face and of Slalom have one answer: all sets of walls, and all loops, are tried. Like the solvers in
//! `unique_levels`, they know the puzzle and not the program.

use super::games::folder_of;
use super::generate::proven_of;
use super::unique_levels::{names, width};
use std::collections::BTreeSet;
use switchboard::disk::FolderFiles;
use switchboard::game::{Game, Level, Value, Values, read_game};
use switchboard::play::Move;

const WAYS: [&str; 4] = ["Up", "Right", "Down", "Left"];

fn game(id: &str) -> Game {
    read_game(&FolderFiles::new(folder_of(id)), id).game.unwrap()
}

/// A whole number of the level.
fn number(level: &Level, item: &str) -> usize {
    let found = level.layout.items.iter().find(|one| one.name.key() == item).map(|one| &one.value);
    let Some(Value::Int(number)) = found else { panic!("{item} is no number") };
    usize::try_from(*number).unwrap()
}

/// The cells of the recorded solution.
fn solution(level: &Level) -> Vec<usize> {
    let cell = |chosen: Move| match chosen {
        Move::Cell(cell) => usize::from(cell.y) * width(level) + usize::from(cell.x),
        other => panic!("{other} is no cell"),
    };
    Move::read_list(&level.solution).unwrap().into_iter().map(cell).collect()
}

/// The cell beside one, in a direction counted from up.
fn beside(at: usize, way: usize, (w, h): (usize, usize)) -> Option<usize> {
    let (x, y) = (at % w, at / w);
    match way {
        0 => y.checked_sub(1).map(|y| y * w + x),
        1 => Some(at + 1).filter(|_| x + 1 < w),
        2 => Some(at + w).filter(|_| y + 1 < h),
        _ => x.checked_sub(1).map(|x| y * w + x),
    }
}

/// Whether the robot passes every square without a wall and stops on a ring.
fn arrives(squares: &[String], w: usize, walls: &BTreeSet<usize>) -> bool {
    let size = (w, squares.len() / w);
    let way_of = |at: usize| {
        let name = squares[at].strip_prefix("Arrow").or_else(|| squares[at].strip_prefix("Start"));
        name.and_then(|name| WAYS.iter().position(|way| *way == name))
    };
    let is_wall = |at: usize| squares[at] == "Block" || walls.contains(&at);
    let mut at = squares.iter().position(|name| name.starts_with("Start")).unwrap();
    let mut way = way_of(at).unwrap();
    let mut seen = vec![false; squares.len()];
    loop {
        seen[at] = true;
        let free = |way: usize| beside(at, way, size).filter(|to| !seen[*to] && !is_wall(*to)).map(|to| (to, way));
        let next = [way, (way + 1) % 4, (way + 3) % 4].into_iter().find_map(free);
        if way_of(at).is_some_and(|only| next.is_none_or(|(_, way)| way != only)) {
            return false;
        }
        let Some((to, turned)) = next else { break };
        (at, way) = (to, turned);
    }
    squares[at] == "Ring" && (0..squares.len()).all(|at| seen[at] || is_wall(at))
}

/// Adds every set of so many more walls, from this square on, with which the robot arrives.
fn walls_that_lead(
    (squares, w): (&[String], usize),
    (from, more): (usize, usize),
    walls: &mut BTreeSet<usize>,
    found: &mut Vec<Vec<usize>>,
) {
    if more == 0 {
        if arrives(squares, w, walls) {
            found.push(walls.iter().copied().collect());
        }
        return;
    }
    for at in (from..squares.len()).filter(|at| squares[*at] == "Floor") {
        walls.insert(at);
        walls_that_lead((squares, w), (at + 1, more - 1), walls, found);
        walls.remove(&at);
    }
}

/// How many levels of the usual recipe are made; of the others there are fewer.
const MADE: u64 = 21;

/// Every set of walls that leads the robot home, on the board as a player sees it.
fn all_walls(level: &Level) -> Vec<Vec<usize>> {
    let (squares, mut found) = (names(level, "state"), Vec::new());
    walls_that_lead((&squares, width(level)), (0, number(level, "walls")), &mut BTreeSet::new(), &mut found);
    found
}

#[test]
fn right_face_has_one_set_of_walls() {
    for level in &game("right-face").levels {
        assert_eq!(all_walls(level), [solution(level)], "level {}", level.id);
    }
}

#[test]
fn made_levels_of_right_face_have_one_set_of_walls() {
    proven_of("right-face", MADE, |level| match all_walls(level) {
        found if found == [solution(level)] => Ok(()),
        found => Err(format!("{} sets of walls, and the solution is {:?}", found.len(), solution(level))),
    });
}

#[test]
fn the_search_for_walls_sees_a_second_set() {
    let squares = ["StartRight", "Floor", "Floor", "Floor", "Ring", "Floor"].map(str::to_owned);
    let mut found = Vec::new();
    walls_that_lead((&squares, 2), (0, 1), &mut BTreeSet::new(), &mut found);
    assert_eq!(found, [[2], [5]]);
}

/// A slalom on its way.
struct Slalom {
    track: Vec<String>,
    /// The gate of each square, 0 for none.
    gates: Vec<i32>,
    size: (usize, usize),
    passed: Vec<i32>,
    path: Vec<usize>,
    loops: Vec<Vec<usize>>,
}

impl Slalom {
    /// Goes on from the end of the path every way that the puzzle allows.
    fn go_on(&mut self, came: Option<usize>) {
        let start = self.path[0];
        let at = self.path[self.path.len() - 1];
        let ways = (0..4).filter(|way| self.gates[at] == 0 || came == Some(*way));
        for way in ways.collect::<Vec<_>>() {
            let Some(to) = beside(at, way, self.size) else { continue };
            if to == start {
                let is_back = self.path.len() > 2 && self.track[start] == format!("Start{}", self.passed.len());
                self.loops.extend(is_back.then(|| self.path.iter().skip(1).copied().chain([to]).collect()));
                continue;
            }
            let gate = self.gates[to];
            if self.track[to] == "Wall" || self.path.contains(&to) || self.passed.contains(&gate) {
                continue;
            }
            if gate != 0 {
                let (kind, turn) = self.track[to].split_at(self.track[to].len() - 1);
                let in_turn = turn == "0" || turn == (self.passed.len() + 1).to_string();
                if !in_turn || (kind == "Across") != (way % 2 == 0) {
                    continue;
                }
                self.passed.push(gate);
            }
            self.path.push(to);
            self.go_on(Some(way));
            self.path.pop();
            if gate != 0 {
                self.passed.pop();
            }
        }
    }
}

#[test]
fn a_slalom_has_one_loop() {
    for level in &game("suraromu").levels {
        let track = names(level, "background");
        let Some(Values::Int(gates)) = level.layout.matrix("gate").map(|matrix| &matrix.values) else {
            panic!("level {} has no gates", level.id)
        };
        let start = track.iter().position(|name| name.starts_with("Start")).unwrap();
        let size = (width(level), track.len() / width(level));
        let (gates, path) = (gates.clone(), vec![start]);
        let mut slalom = Slalom { track, gates, size, passed: Vec::new(), path, loops: Vec::new() };
        slalom.go_on(None);
        assert_eq!(slalom.loops, [solution(level)], "level {}", level.id);
    }
}
