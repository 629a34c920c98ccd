//! Proofs about levels of the logic games: that they have one answer and that the fewest moves they claim are the fewest. The solvers here
//! know the puzzles, not the program; what they solve is read from the board that a player sees.

use super::games::{folder_of, folders};
use std::collections::BTreeMap;
use std::sync::Arc;
use switchboard::disk::{Catalogue, FolderFiles};
use switchboard::game::{Game, Layer, Level, Text, Value, Values, read_game};
use switchboard::grid::Cell;
use switchboard::play::{Engine, Move};

/// The most answers looked for: a second one is enough to know.
const LIMIT: usize = 2;

fn game(id: &str) -> Arc<Game> {
    Arc::new(read_game(&FolderFiles::new(folder_of(id)), id).game.unwrap())
}

/// The names in a matrix of a level, row by row.
pub fn names(level: &Level, matrix: &str) -> Vec<String> {
    match level.layout.matrix(matrix).map(|m| &m.values) {
        Some(Values::Text(names)) => names.iter().map(|name| name.written().to_owned()).collect(),
        _ => panic!("{matrix} has no names"),
    }
}

/// Columns of the board.
pub fn width(level: &Level) -> usize {
    usize::from(level.layout.size().width)
}

/// How often the level's solution chooses each cell.
fn chosen(level: &Level) -> BTreeMap<usize, usize> {
    let mut times = BTreeMap::new();
    for chosen in Move::read_list(&level.solution).unwrap() {
        let Move::Cell(Cell { x, y }) = chosen else { panic!("{chosen} is no cell") };
        *times.entry(usize::from(y) * width(level) + usize::from(x)).or_insert(0) += 1;
    }
    times
}

/// Runs `proof` on each level of a game; it returns what is wrong.
pub fn each_level(id: &str, proof: impl Fn(&Level) -> Result<(), String>) {
    let game = game(id);
    let faults: Vec<String> =
        game.levels.iter().filter_map(|l| proof(l).err().map(|why| format!("{id} level {}: {why}", l.id))).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn only<T: PartialEq + std::fmt::Debug>(answers: &[T], wanted: &T) -> Result<(), String> {
    match answers {
        [one] if one == wanted => Ok(()),
        [one] => Err(format!("the solution is not the answer, which is {one:?}")),
        many => Err(format!("{} answers or more", many.len())),
    }
}

// ---------------------------------------------------------------- fewest moves if each choice changes one cell

/// Chooses each cell until it shows what FINAL shows. No choice may affect another cell, so with one answer the choices added up are the
/// fewest that can end the level.
fn fewest_choices(id: &str) {
    let game = game(id);
    for (number, level) in game.levels.iter().enumerate() {
        let engine = Engine::new(Arc::clone(&game), number).unwrap();
        let (start, wanted) = (names(level, "state"), names(level, "final"));
        let mut choices = 0;
        for cell in (0..start.len()).filter(|&i| start[i] != wanted[i]) {
            let at = Cell::new((cell % width(level)) as u8, (cell / width(level)) as u8);
            let mut state = engine.start(0);
            loop {
                let turn = engine.play(&mut state, &Move::Cell(at));
                assert!(turn.is_ok(), "{id} level {}: {at} cannot be chosen", level.id);
                choices += 1;
                let now = state_names(&engine.layout(&state));
                assert!(now.iter().enumerate().all(|(i, n)| i == cell || same(n, &start[i])));
                assert!(!same(&now[cell], &start[cell]), "{id} level {}: {at} never shows its answer", level.id);
                if same(&now[cell], &wanted[cell]) {
                    break;
                }
            }
        }
        assert_eq!(level.minimum_moves, choices, "{id} level {}", level.id);
    }
}

fn same(a: &str, b: &str) -> bool {
    a.eq_ignore_ascii_case(b)
}

fn state_names(layout: &switchboard::game::Layout) -> Vec<String> {
    match &layout.matrix("state").unwrap().values {
        Values::Text(names) => names.iter().map(|name| name.key().to_owned()).collect(),
        _ => panic!("STATE has no names"),
    }
}

#[test]
fn netwalk_takes_the_fewest_moves_it_claims() {
    fewest_choices("netwalk");
}

// ---------------------------------------------------------------- Lights Out

/// The fewest presses that darken a board with `w` columns: elimination, then every way to add presses that change nothing.
fn fewest_presses(w: usize, lit: &[bool]) -> Option<u32> {
    let h = lit.len() / w;
    let press = |cell: usize| {
        let (x, y) = (cell % w, cell / w);
        let mut lights = 1u128 << cell;
        lights |= if x > 0 { 1 << (cell - 1) } else { 0 };
        lights |= if x + 1 < w { 1 << (cell + 1) } else { 0 };
        lights |= if y > 0 { 1 << (cell - w) } else { 0 };
        lights | if y + 1 < h { 1 << (cell + w) } else { 0 }
    };
    let mut rows: Vec<(u128, u128)> = Vec::new();
    let mut silent: Vec<u128> = Vec::new();
    let reduce = |rows: &[(u128, u128)], mut lights: u128, mut presses: u128| {
        for (row, by) in rows {
            if lights >> row.ilog2() & 1 == 1 {
                (lights, presses) = (lights ^ row, presses ^ by);
            }
        }
        (lights, presses)
    };
    for cell in 0..lit.len() {
        match reduce(&rows, press(cell), 1 << cell) {
            (0, presses) => silent.push(presses),
            row => rows.push(row),
        }
    }
    let wanted = lit.iter().enumerate().fold(0, |bits, (i, on)| bits | u128::from(*on) << i);
    let (rest, answer) = reduce(&rows, wanted, 0);
    let with =
        |chosen: u32| silent.iter().enumerate().fold(answer, |a, (i, s)| if chosen >> i & 1 == 1 { a ^ s } else { a });
    (rest == 0).then(|| (0..1u32 << silent.len()).map(|chosen| with(chosen).count_ones()).min().unwrap())
}

#[test]
fn lights_out_takes_the_fewest_moves_it_claims() {
    each_level("lights-out", |level| {
        let lit: Vec<bool> = names(level, "state").iter().map(|name| name == "On").collect();
        match fewest_presses(width(level), &lit) {
            Some(fewest) if fewest == level.minimum_moves => Ok(()),
            other => Err(format!("fewest presses {other:?}, claimed {}", level.minimum_moves)),
        }
    });
    // known figures: all lights on, by size of the board
    for (size, fewest) in [(3, 5), (4, 4), (5, 15), (6, 28), (7, 33), (8, 40), (9, 25)] {
        assert_eq!(fewest_presses(size, &vec![true; size * size]), Some(fewest));
    }
    let mut corner = vec![false; 25];
    corner[0] = true;
    assert_eq!(fewest_presses(5, &corner), None);
}

// ---------------------------------------------------------------- Sudoku

fn sudoku_answers(n: usize, cells: &mut Vec<usize>, found: &mut Vec<Vec<usize>>) {
    let (wide, high) = match n {
        4 => (2, 2),
        6 => (3, 2),
        _ => (3, 3),
    };
    let box_of = |i: usize| (i / n / high, i % n / wide);
    let free = |cells: &[usize], at: usize| -> Vec<usize> {
        let seen = |i: &usize| i / n == at / n || i % n == at % n || box_of(*i) == box_of(at);
        let taken: Vec<usize> = (0..n * n).filter(seen).map(|i| cells[i]).collect();
        (1..=n).filter(|sign| !taken.contains(sign)).collect()
    };
    let open = (0..n * n).filter(|&i| cells[i] == 0).map(|i| (i, free(cells, i))).min_by_key(|(_, signs)| signs.len());
    let Some((at, signs)) = open else {
        found.push(cells.clone());
        return;
    };
    for sign in signs {
        if found.len() < LIMIT {
            cells[at] = sign;
            sudoku_answers(n, cells, found);
            cells[at] = 0;
        }
    }
}

pub fn sudoku_proof(level: &Level) -> Result<(), String> {
    let Some(Value::Int(n)) = level.layout.item("signs").map(|item| item.value.clone()) else {
        return Err("no item Signs".to_owned());
    };
    let signs = |matrix: &str| -> Vec<usize> {
        let digit = |name: &String| name.chars().find_map(|c| c.to_digit(10)).unwrap_or(0) as usize;
        names(level, matrix).iter().map(digit).collect()
    };
    // a square shows 1 after its first choice, 2 after its second
    let mut wanted = signs("state");
    for (cell, times) in chosen(level) {
        wanted[cell] += times;
    }
    let mut found = Vec::new();
    sudoku_answers(n as usize, &mut signs("state"), &mut found);
    only(&found, &wanted)
}

#[test]
fn sudokus_have_one_answer() {
    each_level("sudoku", sudoku_proof);
    each_level("sudoku-children", sudoku_proof);
}

#[test]
fn the_sudoku_solver_sees_a_second_answer() {
    let mut found = Vec::new();
    sudoku_answers(4, &mut vec![0; 16], &mut found);
    assert_eq!(found.len(), LIMIT);
}

// ---------------------------------------------------------------- Nonograms

/// All ways to place runs from square `from` on that agree with what is known, as bits; combined into (always filled, ever filled).
fn lay(runs: &[usize], from: usize, n: usize, laid: u32, known: (u32, u32), joined: &mut Option<(u32, u32)>) {
    let (filled, gaps) = known;
    let Some((&run, rest)) = runs.split_first() else {
        if laid & filled == filled {
            let (always, ever) = joined.unwrap_or((u32::MAX, 0));
            *joined = Some((always & laid, ever | laid));
        }
        return;
    };
    let needed = rest.iter().map(|r| r + 1).sum::<usize>();
    for at in from..=n.saturating_sub(run + needed) {
        let bits = ((1u32 << run) - 1) << at;
        // what is filled before this run must have been placed already
        if at + run + needed > n || filled & !laid & ((1u32 << at) - 1) != 0 {
            break;
        }
        if bits & gaps == 0 {
            lay(rest, at + run + 1, n, laid | bits, known, joined);
        }
    }
}

type Clues = Vec<Vec<usize>>;

/// Rows of a drawing, known so far: (filled, gaps) as bits.
type Known = Vec<(u32, u32)>;

fn turned(known: &Known, columns: usize) -> Known {
    let column = |x: usize| {
        known.iter().enumerate().fold((0, 0), |(f, g), (y, row)| (f | (row.0 >> x & 1) << y, g | (row.1 >> x & 1) << y))
    };
    (0..columns).map(column).collect()
}

fn narrow(lines: &mut Known, clues: &Clues, n: usize) -> bool {
    for (line, runs) in lines.iter_mut().zip(clues) {
        let mut joined = None;
        lay(runs, 0, n, 0, *line, &mut joined);
        let Some((always, ever)) = joined else { return false };
        *line = (always, !ever & ((1 << n) - 1));
    }
    true
}

fn nonogram_answers(rows: &Clues, columns: &Clues, mut known: Known, found: &mut Vec<Vec<u32>>) {
    let (w, h) = (columns.len(), rows.len());
    loop {
        let before = known.clone();
        if !narrow(&mut known, rows, w) {
            return;
        }
        let mut down = turned(&known, w);
        if !narrow(&mut down, columns, h) {
            return;
        }
        known = turned(&down, h);
        if known == before {
            break;
        }
    }
    let open = (0..w * h).find(|i| (known[i / w].0 | known[i / w].1) >> (i % w) & 1 == 0);
    let Some(open) = open else {
        found.push(known.iter().map(|row| row.0).collect());
        return;
    };
    for filled in [true, false] {
        if found.len() < LIMIT {
            let mut guess = known.clone();
            let row = &mut guess[open / w];
            *(if filled { &mut row.0 } else { &mut row.1 }) |= 1 << (open % w);
            nonogram_answers(rows, columns, guess, found);
        }
    }
}

pub fn nonogram_proof(level: &Level) -> Result<(), String> {
    let (board, wide) = (names(level, "state"), width(level));
    let first = board.iter().position(|name| name == "Empty").unwrap();
    let (left, top, high) = (first % wide, first / wide, board.len() / wide);
    let clue = |x: usize, y: usize| board[y * wide + x].strip_prefix("Clue").map(|n| n.parse().unwrap());
    let rows: Clues = (top..high).map(|y| (0..left).filter_map(|x| clue(x, y)).collect()).collect();
    let columns: Clues = (left..wide).map(|x| (0..top).filter_map(|y| clue(x, y)).collect()).collect();
    let filled = chosen(level);
    let row = |y: usize| (left..wide).fold(0, |b, x| b | u32::from(filled.contains_key(&(y * wide + x))) << (x - left));
    let mut found = Vec::new();
    nonogram_answers(&rows, &columns, vec![(0, 0); rows.len()], &mut found);
    only(&found, &(top..high).map(row).collect())
}

#[test]
fn nonograms_have_one_answer() {
    each_level("nonograms", nonogram_proof);
}

#[test]
fn the_nonogram_solver_sees_a_second_answer() {
    let ones = vec![vec![1], vec![1]];
    let mut found = Vec::new();
    nonogram_answers(&ones, &ones, vec![(0, 0); 2], &mut found);
    assert_eq!(found, [vec![1, 2], vec![2, 1]]);
}

// ---------------------------------------------------------------- Blackout Equations

/// A fraction whose denominator is never 0.
type Fraction = (i128, i128);

/// One side of an equation, read leniently: a number may begin with 0 and have a sign, division may give fractions.
fn side(text: &str) -> Option<Fraction> {
    let mut rest = text;
    let (mut sum, mut product, mut operator): (Fraction, Fraction, char) = ((0, 1), (0, 1), '+');
    loop {
        let digits = rest.trim_start_matches(['+', '-']);
        let signs = &rest[..rest.len() - digits.len()];
        let length = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        let number: i128 = digits[..length].parse().ok()?;
        let number = match signs {
            "" | "+" => number,
            "-" => -number,
            _ => return None,
        };
        match operator {
            '*' => product.0 *= number,
            '/' if number == 0 => return None,
            '/' => product.1 *= number,
            sign => {
                sum = (sum.0 * product.1 + product.0 * sum.1, sum.1 * product.1);
                product = (if sign == '-' { -number } else { number }, 1);
            }
        }
        rest = &digits[length..];
        let Some(next) = rest.chars().next() else {
            return Some((sum.0 * product.1 + product.0 * sum.1, sum.1 * product.1));
        };
        operator = next;
        rest = &rest[1..];
    }
}

fn is_true(equation: &str) -> bool {
    let sides = equation.split_once('=').and_then(|(left, right)| Some((side(left)?, side(right)?)));
    sides.is_some_and(|((a, b), (c, d))| a * d == c * b)
}

/// All sets of `count` places that leave a true equation when they are covered.
fn blackout_answers(signs: &[char], count: u32) -> Vec<Vec<usize>> {
    let sets = (0..1u32 << signs.len()).filter(|set| set.count_ones() == count);
    let places = |set: u32| (0..signs.len()).filter(move |i| set >> i & 1 == 1).collect::<Vec<_>>();
    sets.map(places)
        .filter(|set| set.iter().all(|i| signs[*i] != '='))
        .filter(|set| is_true(&(0..signs.len()).filter(|i| !set.contains(i)).map(|i| signs[i]).collect::<String>()))
        .collect()
}

fn sign(name: &str) -> char {
    match name {
        "Plus" => '+',
        "Minus" => '-',
        "Times" => '*',
        "Divide" => '/',
        "Equals" => '=',
        number => number.strip_prefix("Number").and_then(|n| n.parse().ok()).unwrap(),
    }
}

pub fn blackout_proof(level: &Level) -> Result<(), String> {
    let (state, times, wide) = (names(level, "state"), chosen(level), width(level));
    for (number, rows) in state.chunks(2 * wide).enumerate() {
        let count = rows[0].strip_prefix("Cover").unwrap().parse().unwrap();
        let places: Vec<usize> = (1..2 * wide).filter(|place| rows[*place] != "Blank").collect();
        let signs: Vec<char> = places.iter().map(|place| sign(&rows[*place])).collect();
        assert_eq!(
            places.iter().position(|place| *place > wide),
            signs.iter().position(|c| *c == '=').map(|at| at + 1)
        );
        let is_covered = |place: usize| times.get(&(2 * number * wide + place)) == Some(&1);
        let covered = (0..signs.len()).filter(|i| is_covered(places[*i])).collect();
        if is_true(&signs.iter().collect::<String>()) {
            return Err("it is true before anything is covered".to_owned());
        }
        only(&blackout_answers(&signs, count), &covered)?;
    }
    Ok(())
}

#[test]
fn blackout_rows_have_one_answer() {
    each_level("blackout", blackout_proof);
}

#[test]
fn equations_are_read_as_written() {
    for text in ["2+3*4=14", "10-4-3=3", "8/4/2=1", "1/2+1/2=1", "-3+5=2", "2*-3=-6", "007=7", "6/4=3/2"] {
        assert!(is_true(text), "{text}");
    }
    for text in ["2+3*4=20", "10-4-3=9", "1/0=1", "1+=1", "=1", "3", "1=1=1", "2**2=4"] {
        assert!(!is_true(text), "{text}");
    }
    assert_eq!(blackout_answers(&['5', '5', '=', '5'], 1), [[0], [1]]);
}

// ---------------------------------------------------------------- Netwalk

/// Sides of a part as bits, clockwise from the top, and the step to the neighbour there.
const SIDES: [(char, i32, i32); 4] = [('N', 0, -1), ('E', 1, 0), ('S', 0, 1), ('W', -1, 0)];

struct Net {
    wide: usize,
    high: usize,
    wraps: bool,
}

impl Net {
    fn neighbour(&self, cell: usize, side: usize) -> Option<usize> {
        let (w, h) = (self.wide as i32, self.high as i32);
        let (x, y) = ((cell % self.wide) as i32 + SIDES[side].1, (cell / self.wide) as i32 + SIDES[side].2);
        let inside = (0..w).contains(&x) && (0..h).contains(&y);
        (self.wraps || inside).then(|| (y.rem_euclid(h) * w + x.rem_euclid(w)) as usize)
    }

    /// Removes rotations that no rotation of a neighbour matches.
    fn narrow(&self, turns: &mut [Vec<u8>]) -> bool {
        let mut changed = true;
        while changed {
            changed = false;
            for cell in 0..turns.len() {
                for side in 0..4 {
                    let answers = |out: bool| match self.neighbour(cell, side) {
                        Some(other) => turns[other].iter().any(|t| (t >> ((side + 2) % 4) & 1 == 1) == out),
                        None => !out,
                    };
                    let (open, shut) = (answers(true), answers(false));
                    let before = turns[cell].len();
                    turns[cell].retain(|t| if t >> side & 1 == 1 { open } else { shut });
                    changed |= turns[cell].len() < before;
                }
            }
        }
        turns.iter().all(|t| !t.is_empty())
    }

    /// Whether all parts may still belong to one net.
    fn connected(&self, turns: &[Vec<u8>]) -> bool {
        let (mut seen, mut waiting) = (vec![false; turns.len()], vec![0]);
        while let Some(cell) = waiting.pop() {
            if !std::mem::replace(&mut seen[cell], true) {
                let leads = |side: &usize| turns[cell].iter().any(|t| t >> side & 1 == 1);
                waiting.extend((0..4).filter(leads).filter_map(|side| self.neighbour(cell, side)));
            }
        }
        seen.iter().all(|s| *s)
    }

    fn answers(&self, mut turns: Vec<Vec<u8>>, found: &mut Vec<Vec<u8>>) {
        if found.len() >= LIMIT || !self.narrow(&mut turns) || !self.connected(&turns) {
            return;
        }
        let Some(cell) = (0..turns.len()).find(|&i| turns[i].len() > 1) else {
            found.push(turns.iter().map(|t| t[0]).collect());
            return;
        };
        for turn in turns[cell].clone() {
            let mut guess = turns.clone();
            guess[cell] = vec![turn];
            self.answers(guess, found);
        }
    }
}

/// The sides a part leads to, from its name.
fn sides(name: &str) -> u8 {
    let letters = ["Computer", "Server", "Pipe"].iter().find_map(|kind| name.strip_prefix(kind)).unwrap();
    letters.chars().fold(0, |bits, c| bits | 1 << SIDES.iter().position(|side| side.0 == c).unwrap())
}

pub fn netwalk_proof(level: &Level) -> Result<(), String> {
    let state: Vec<u8> = names(level, "state").iter().map(|name| sides(name)).collect();
    let last: Vec<u8> = names(level, "final").iter().map(|name| sides(name)).collect();
    let all = |part: u8| {
        let mut turns: Vec<u8> = (0..4).map(|k| (part << k | part >> (4 - k)) & 15).collect();
        turns.sort_unstable();
        turns.dedup();
        turns
    };
    let wraps = level.name.get(switchboard::game::Language::English).ends_with("wrap");
    let net = Net { wide: width(level), high: state.len() / width(level), wraps };
    let mut found = Vec::new();
    net.answers(state.iter().map(|part| all(*part)).collect(), &mut found);
    only(&found, &last)
}

#[test]
fn netwalk_levels_have_one_answer() {
    each_level("netwalk", netwalk_proof);
}

#[test]
fn the_netwalk_solver_sees_a_second_answer() {
    // two ends on a board of one row that wraps: they meet in the middle or over the edge
    let net = Net { wide: 2, high: 1, wraps: true };
    let mut found = Vec::new();
    net.answers(vec![vec![2, 8], vec![2, 8]], &mut found);
    assert_eq!(found.len(), 2);
}

// ---------------------------------------------------------------- pictures and rules

#[test]
fn pieces_are_told_apart_by_picture_symbol_and_speech() {
    let mut faults = Vec::new();
    for (id, path) in Catalogue::new(&folders()).iter() {
        let game = read_game(&FolderFiles::new(path), id).game.unwrap();
        let mut looks: Vec<(&[Layer], &Text)> = Vec::new();
        let mut symbols: BTreeMap<&str, &Text> = BTreeMap::new();
        // a piece without a label is decoration: lines of a board, its frame
        for piece in game.pieces.iter().filter(|piece| !piece.label.is_empty()) {
            // what looks alike must have the same label (the backs of cards), and the same symbol in a terminal
            let look = looks.iter().find(|(layers, _)| *layers == piece.layers.as_slice()).map(|(_, label)| *label);
            let symbol = symbols.insert(&piece.symbol, &piece.label);
            if look.is_some_and(|label| *label != piece.label) {
                faults.push(format!("{id}: {} looks like another piece", piece.name));
            }
            if symbol.is_some_and(|label| *label != piece.label) {
                faults.push(format!("{id}: {} has the symbol {} of another piece", piece.name, piece.symbol));
            }
            looks.push((&piece.layers, &piece.label));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn childrens_sudoku_is_sudoku_with_other_pictures() {
    let rules = |id: &str| std::fs::read_to_string(folder_of(id).join("rules.xml")).unwrap();
    assert_eq!(rules("sudoku"), rules("sudoku-children"));
}
