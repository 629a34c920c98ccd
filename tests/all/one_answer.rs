//! Puzzles in which something walks until the end: each level has one answer, those that come with the program and those that are made.
//! The plain searches here know the puzzles, not the program; they read the board that a player sees.

use super::generate::proven_of;
use super::unique_levels::{each_level, names, width};
use switchboard::game::{Level, Value};

/// The most answers looked for: a second one is enough to know.
const LIMIT: usize = 2;
/// How many levels of each recipe are made.
const LEVELS: u64 = 14;

const CROSS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// A board as words, row by row; BACKGROUND is empty where there is none.
struct Board {
    wide: usize,
    state: Vec<String>,
    ground: Vec<String>,
}

impl Board {
    fn of(level: &Level) -> Self {
        let ground = level.layout.matrix("background").map(|_| names(level, "background")).unwrap_or_default();
        Self { wide: width(level), state: names(level, "state"), ground }
    }

    fn find(&self, name: &str) -> usize {
        self.state.iter().position(|known| known == name).unwrap()
    }

    /// The cell so many steps beside another one.
    fn beside(&self, cell: usize, (dx, dy): (i32, i32)) -> Option<usize> {
        let (x, y) = ((cell % self.wide) as i32 + dx, (cell / self.wide) as i32 + dy);
        let inside = x >= 0 && y >= 0 && x < self.wide as i32 && y < (self.state.len() / self.wide) as i32;
        inside.then(|| y as usize * self.wide + x as usize)
    }

    fn cross(&self, cell: usize) -> impl Iterator<Item = usize> {
        CROSS.into_iter().filter_map(move |step| self.beside(cell, step))
    }

    /// The number that the name of a ground ends with.
    fn clue(&self, cell: usize) -> Option<usize> {
        self.ground[cell].strip_prefix("Clue").map(|digit| digit.parse().unwrap())
    }
}

/// Counts the ways from the end of `way` to a cell, each cell once; `may` says whether a cell may follow, `right` whether a whole way counts.
fn ways(
    board: &Board,
    way: &mut Vec<usize>,
    to: usize,
    may: &dyn Fn(&[usize], usize) -> bool,
    right: &dyn Fn(&[usize]) -> bool,
) -> usize {
    let here = *way.last().unwrap();
    if here == to {
        return usize::from(right(way));
    }
    let mut found = 0;
    for next in board.cross(here) {
        if found < LIMIT && !way.contains(&next) && may(way, next) {
            way.push(next);
            found += ways(board, way, to, may, right);
            way.pop();
        }
    }
    found
}

/// The square of the flag or gate in BACKGROUND.
fn flag(board: &Board, name: &str) -> usize {
    board.ground.iter().position(|known| known == name).unwrap()
}

fn garden(level: &Level) -> usize {
    let board = Board::of(level);
    let Some(Value::Int(wanted)) = level.layout.item("wanted").map(|item| item.value.clone()) else {
        panic!("no number")
    };
    let met = |way: &[usize], bird: &str| way.iter().filter(|cell| board.ground[**cell] == bird).count() as i32;
    let right = |way: &[usize]| ["Robin", "Tit", "Blackbird"].iter().all(|bird| met(way, bird) == wanted);
    let may = |_: &[usize], next: usize| board.ground[next] != "Hedge";
    ways(&board, &mut vec![board.find("Walker")], flag(&board, "Gate"), &may, &right)
}

fn colours(level: &Level) -> usize {
    let board = Board::of(level);
    let walked = |way: &[usize], colour: &str| way.iter().filter(|cell| board.ground[**cell] == colour).count();
    let greens = board.ground.iter().any(|colour| colour == "Green");
    let right = |way: &[usize]| {
        let [red, blue, green] = ["Red", "Blue", "Green"].map(|colour| walked(way, colour));
        red == blue && (!greens || green == red)
    };
    ways(&board, &mut vec![board.find("Walker")], board.find("Flag"), &|_, _| true, &right)
}

/// Whether the way turns at its square number `at`.
fn turns(way: &[usize], at: usize) -> bool {
    way[at - 1].abs_diff(way[at]) != way[at].abs_diff(way[at + 1])
}

/// The line whose numbers tell corners, or squares without one.
fn line(level: &Level, corners: bool) -> usize {
    let board = Board::of(level);
    let right = |way: &[usize]| {
        let counted = |cell: usize| {
            let place = way.iter().position(|known| *known == cell).filter(|at| *at > 0 && at + 1 < way.len());
            place.is_some_and(|at| turns(way, at) == corners)
        };
        let near = |cell: usize| board.cross(cell).chain([cell]).filter(|known| counted(*known)).count();
        (0..board.state.len()).all(|cell| board.clue(cell).is_none_or(|clue| clue == near(cell)))
    };
    ways(&board, &mut vec![board.find("Pen")], flag(&board, "Flag"), &|_, _| true, &right)
}

/// How long the straight pieces of a way are.
fn pieces(way: &[usize]) -> Vec<usize> {
    let mut lengths = Vec::new();
    for at in 1..way.len() {
        match lengths.last_mut() {
            Some(last) if at == 1 || !turns(way, at - 1) => *last += 1,
            _ => lengths.push(1),
        }
    }
    lengths
}

fn unequal(level: &Level) -> usize {
    let board = Board::of(level);
    let free = board.state.iter().filter(|name| *name != "Block").count();
    let to = flag(&board, "Flag");
    // of the pieces of a way all but the last are finished
    let differ = |lengths: &[usize]| lengths.windows(2).all(|two| two[0] != two[1]);
    let may = |way: &[usize], next: usize| {
        let lengths = pieces(way);
        let finished = &lengths[..lengths.len().saturating_sub(1)];
        board.state[next] != "Block" && (next != to || way.len() + 1 == free) && differ(finished)
    };
    let right = |way: &[usize]| way.len() == free && differ(&pieces(way));
    ways(&board, &mut vec![board.find("Pen")], to, &may, &right)
}

fn queens(level: &Level) -> usize {
    fn put(board: &Board, standing: &mut Vec<usize>) -> usize {
        let row = standing.len();
        if row == board.state.len() / board.wide {
            return 1;
        }
        let mut found = 0;
        for column in 0..board.wide {
            let peaceful = |(y, x): (usize, &usize)| *x != column && x.abs_diff(column) != row - y;
            if board.state[row * board.wide + column] == "Empty" && standing.iter().enumerate().all(peaceful) {
                standing.push(column);
                found += put(board, standing);
                standing.pop();
            }
        }
        found
    }
    put(&Board::of(level), &mut Vec::new())
}

fn numbers(level: &Level) -> usize {
    fn write(board: &Board, at: usize, next: usize, places: &mut Vec<Option<usize>>, written: &mut Vec<bool>) -> usize {
        if next >= places.len() {
            return 1;
        }
        let mut found = 0;
        let beside = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))).filter_map(|step| board.beside(at, step));
        for cell in beside {
            let fits = places[next].map_or(!written[cell], |given| given == cell);
            if found < LIMIT && fits {
                let before = std::mem::replace(&mut written[cell], true);
                found += write(board, cell, next + 1, places, written);
                written[cell] = before;
            }
        }
        found
    }
    let board = Board::of(level);
    let mut places = vec![None; board.state.iter().filter(|name| *name != "Hole").count() + 1];
    for (cell, name) in board.state.iter().enumerate() {
        if let Some(number) = name.strip_prefix("Given") {
            places[number.parse::<usize>().unwrap()] = Some(cell);
        }
    }
    let mut written: Vec<bool> = board.state.iter().map(|name| name != "Empty").collect();
    write(&board, places[1].unwrap(), 2, &mut places, &mut written)
}

fn wool(level: &Level) -> usize {
    /// Rolls on from a square, over what is open.
    fn roll(board: &Board, at: usize, open: &mut Vec<bool>, kitten: usize) -> usize {
        let (mut found, mut stuck) = (0, true);
        for step in CROSS {
            let mut trail = vec![at];
            while let Some(next) = board.beside(*trail.last().unwrap(), step).filter(|next| open[*next]) {
                trail.push(next);
            }
            if trail.len() > 1 && found < LIMIT {
                stuck = false;
                trail.iter().for_each(|cell| open[*cell] = false);
                found += roll(board, *trail.last().unwrap(), open, kitten);
                trail.iter().skip(1).for_each(|cell| open[*cell] = true);
            }
        }
        if stuck { usize::from(at == kitten) } else { found }
    }
    let board = Board::of(level);
    let mut open: Vec<bool> = board.state.iter().map(|name| name == "Floor" || name == "Kitten").collect();
    roll(&board, board.find("Ball"), &mut open, board.find("Kitten"))
}

type Count = fn(&Level) -> usize;

/// Each game whose new levels have one answer, and how its answers are counted.
const PUZZLES: [(&str, Count); 8] = [
    ("birdwatching", garden),
    ("colour-maze", colours),
    ("corner-mazes", |level| line(level, true)),
    ("hidato", numbers),
    ("peaceful-queens", queens),
    ("rook-ends", wool),
    ("straight-mazes", |level| line(level, false)),
    ("unequal-length", unequal),
];

fn one(count: usize) -> Result<(), String> {
    if count == 1 { Ok(()) } else { Err(format!("{count} answers or more")) }
}

#[test]
fn levels_of_puzzles_in_which_something_walks_have_one_answer() {
    for (id, count) in PUZZLES {
        each_level(id, |level| one(count(level)));
    }
}

#[test]
fn levels_made_of_puzzles_in_which_something_walks_have_one_answer() {
    for (id, count) in PUZZLES {
        proven_of(id, LEVELS, |level| one(count(level)));
    }
}

#[test]
fn the_plain_searches_see_a_second_answer() {
    let named = |wide: usize, state: &str, ground: &str| {
        let words = |text: &str| text.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
        Board { wide, state: words(state), ground: words(ground) }
    };
    let open = named(2, "Pen Free Free Free", "Paper Paper Paper Flag");
    assert_eq!(ways(&open, &mut vec![0], 3, &|_, _| true, &|_| true), 2);
    assert_eq!(pieces(&[0, 1, 3, 2]), [1, 1, 1]);
    assert_eq!(pieces(&[0, 1, 2, 5, 8, 7]), [2, 2, 1]);
}
