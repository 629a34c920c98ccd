//! Recognises levels that are the same: their boards are equal, perhaps after rotation or reflection. Rotated boards count as the same only
//! if the rules are symmetric, which is found out by playing both side by side: in a game in which stones fall down, for example, levels
//! can look alike and still differ. Names do not matter here.

use std::hash::{Hash as _, Hasher as _};
use switchboard_base::chance::Chance;
use switchboard_base::grid::{Cell, Size};
use switchboard_engine::play::{Engine, Move, Outcome, State};
use switchboard_game::{Item, Layout, Level, Matrix, Value, Values};

/// How many games are played side by side.
const GAMES: u64 = 4;
/// The most moves of each game.
const MOVES: usize = 24;

/// A symmetry of the board: perhaps reflected, then rotated by quarter turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct BoardTurn {
    mirrored: bool,
    quarters: u8,
}

impl BoardTurn {
    fn all() -> impl Iterator<Item = Self> {
        [false, true].into_iter().flat_map(|mirrored| (0..4).map(move |quarters| Self { mirrored, quarters }))
    }

    fn size(self, size: Size) -> Size {
        if self.quarters.is_multiple_of(2) { size } else { Size::new(size.height, size.width) }
    }

    /// Where a cell of a board of this size ends up.
    fn cell(self, size: Size, cell: Cell) -> Option<Cell> {
        let (right, down) = (size.width.checked_sub(1)?, size.height.checked_sub(1)?);
        let x = if self.mirrored { right.checked_sub(cell.x)? } else { cell.x };
        let y = cell.y;
        Some(match self.quarters {
            0 => Cell::new(x, y),
            1 => Cell::new(down.checked_sub(y)?, x),
            2 => Cell::new(right.checked_sub(x)?, down.checked_sub(y)?),
            _ => Cell::new(y, right.checked_sub(x)?),
        })
    }

    /// Whether `second` equals `first` after the symmetry.
    fn lays<T: PartialEq>(self, size: Size, first: &[T], second: &[T]) -> bool {
        size.cells().zip(first).all(|(cell, value)| {
            let place = self.cell(size, cell).and_then(|cell| self.size(size).index(cell));
            place.and_then(|place| second.get(place)) == Some(value)
        })
    }

    fn lays_matrix(self, first: &Matrix, second: &Matrix) -> bool {
        if first.name != second.name || self.size(first.size) != second.size {
            return false;
        }
        match (&first.values, &second.values) {
            (Values::Text(a), Values::Text(b)) => self.lays(first.size, a, b),
            (Values::Bool(a), Values::Bool(b)) => self.lays(first.size, a, b),
            (Values::Int(a), Values::Int(b)) => self.lays(first.size, a, b),
            _ => false,
        }
    }
}

/// Whether two levels of `engine`'s game are the same.
pub fn is_same(engine: &Engine, first: &Level, second: &Level) -> bool {
    BoardTurn::all().any(|turn| {
        turn_lays(turn, &first.layout, &second.layout)
            && (turn == BoardTurn { mirrored: false, quarters: 0 } || plays_alike(engine, turn, first, second))
    })
}

/// A number shared by levels whose boards are equal, perhaps rotated or mirrored, whether or not the rules are symmetric.
pub fn key(level: &Level) -> u64 {
    let keys = BoardTurn::all().map(|turn| {
        let mut hasher = rustc_hash::FxHasher::default();
        turned_layout(turn, &level.layout).hash(&mut hasher);
        hasher.finish()
    });
    keys.min().unwrap_or(0)
}

/// The contents of a layout, rotated, as text: sorted, since the order of matrices and items does not matter.
fn turned_layout(turn: BoardTurn, layout: &Layout) -> Vec<String> {
    let board = layout.size();
    let words = |values: &Values| -> Vec<String> {
        match values {
            Values::Text(all) => all.iter().map(|name| name.key().to_owned()).collect(),
            Values::Bool(all) => all.iter().map(ToString::to_string).collect(),
            Values::Int(all) => all.iter().map(ToString::to_string).collect(),
        }
    };
    let mut parts: Vec<String> = Vec::new();
    for matrix in &layout.matrices {
        let mut cells: Vec<(Cell, String)> = matrix.size.cells().zip(words(&matrix.values)).collect();
        if matrix.size == board {
            cells.iter_mut().for_each(|(cell, _)| *cell = turn.cell(board, *cell).unwrap_or(*cell));
            cells.sort();
        }
        let cells: Vec<String> = cells.into_iter().map(|(_, word)| word).collect();
        parts.push(format!("{} {:?} {}", matrix.name.key(), turn.size(board), cells.join(" ")));
    }
    for item in &layout.items {
        parts.push(turned_item(turn, board, item, layout));
    }
    parts.sort();
    parts
}

/// An item as text, rotated with the board if it is one coordinate of a position.
fn turned_item(turn: BoardTurn, board: Size, item: &Item, layout: &Layout) -> String {
    let key = item.name.key();
    let place = key.strip_suffix(['x', 'y']).and_then(|stem| place(layout, board, stem).zip(Some(stem)));
    match place.and_then(|(cell, stem)| Some((turn.cell(board, cell)?, stem))) {
        Some((cell, stem)) => format!("{stem} {cell:?}"),
        None => format!("{key} {:?}", item.value),
    }
}

/// The cell of the board given by two items, an x and a y.
fn place(layout: &Layout, board: Size, stem: &str) -> Option<Cell> {
    let number = |half: &str| match layout.item(&format!("{stem}{half}")).map(|item| &item.value) {
        Some(Value::Int(number)) => u8::try_from(*number).ok(),
        _ => None,
    };
    number("x").zip(number("y")).map(|(x, y)| Cell::new(x, y)).filter(|cell| board.contains(*cell))
}

fn turn_lays(turn: BoardTurn, first: &Layout, second: &Layout) -> bool {
    let board = first.size();
    if turn.size(board) != second.size() || first.matrices.len() != second.matrices.len() {
        return false;
    }
    // a matrix of another size, such as a table of points, is not rotated
    let lays = |a: &Matrix, b: &Matrix| if a.size == board { turn.lays_matrix(a, b) } else { a == b };
    let is_final = |matrix: &&Matrix| matrix.name.key() == "final";
    let mut singles = first.matrices.iter().filter(|matrix| !is_final(matrix));
    // what mostly tells them apart is asked first: each new level is held against all others
    if !singles.all(|a| second.matrix(a.name.key()).is_some_and(|b| lays(a, b))) {
        return false;
    }
    // the order of FINALs does not matter
    let ends: Vec<&Matrix> = first.matrices.iter().filter(is_final).collect();
    let others: Vec<&Matrix> = second.matrices.iter().filter(is_final).collect();
    let items = first.items.len() == second.items.len()
        && first.items.iter().all(|item| lies(turn, board, item, first, second));
    items && ends.len() == others.len() && ends.iter().all(|a| others.iter().any(|b| lays(a, b)))
}

/// Whether an item is the same, rotated with the board if it is one coordinate of a position.
fn lies(turn: BoardTurn, board: Size, item: &Item, first: &Layout, second: &Layout) -> bool {
    let same = second.item(item.name.key()).is_some_and(|other| other.value == item.value);
    let number = |layout: &Layout, key: &str| match layout.item(key).map(|item| &item.value) {
        Some(Value::Int(number)) => Some(*number),
        _ => None,
    };
    let key = item.name.key();
    let Some(stem) = key.strip_suffix(['x', 'y']) else { return same };
    let position = |layout: &Layout| number(layout, &format!("{stem}x")).zip(number(layout, &format!("{stem}y")));
    let (Some((x, y)), Some(other)) = (position(first), position(second)) else { return same };
    let cell = u8::try_from(x).ok().zip(u8::try_from(y).ok()).map(|(x, y)| Cell::new(x, y));
    match cell.filter(|cell| board.contains(*cell)).and_then(|cell| turn.cell(board, cell)) {
        Some(cell) => (i32::from(cell.x), i32::from(cell.y)) == other,
        None => (x, y) == other,
    }
}

/// Whether games of both levels, with corresponding moves, stay the same up to the symmetry from the start on.
fn plays_alike(engine: &Engine, turn: BoardTurn, first: &Level, second: &Level) -> bool {
    let of = |level: &Level| engine.with_level(Level { layout: level.layout.clone(), ..Level::default() }).ok();
    let (Some(first), Some(second)) = (of(first), of(second)) else { return false };
    (0..GAMES).all(|number| game_alike(turn, &first, &second, &mut Chance::of(1, number)).is_some())
}

fn game_alike(turn: BoardTurn, first: &Engine, second: &Engine, chance: &mut Chance) -> Option<()> {
    let (mut one, mut other) = (first.start(1), second.start(1));
    let size = first.board_size();
    for _ in 0..MOVES {
        look_alike(turn, (first, &one), (second, &other))?;
        let moves = first.moves(&one);
        let mut turned = moves.iter().map(|chosen| turned(turn, size, chosen)).collect::<Option<Vec<_>>>()?;
        let mut others = second.moves(&other);
        turned.sort_unstable();
        others.sort_unstable();
        if turned != others {
            return None;
        }
        let Some(chosen) = chance.pick(&moves) else { return Some(()) };
        let outcome = first.play(&mut one, chosen).ok()?.outcome;
        if second.play(&mut other, &self::turned(turn, size, chosen)?).ok()?.outcome != outcome {
            return None;
        }
        if outcome.is_some_and(|outcome| outcome != Outcome::Playing) {
            return Some(());
        }
    }
    Some(())
}

fn turned(turn: BoardTurn, size: Size, chosen: &Move) -> Option<Move> {
    match chosen {
        Move::Cell(cell) => turn.cell(size, *cell).map(Move::Cell),
        _ => None,
    }
}

fn look_alike(turn: BoardTurn, first: (&Engine, &State), second: (&Engine, &State)) -> Option<()> {
    let (one, other) = (first.0.layout(first.1), second.0.layout(second.1));
    let (one, other) = (one.matrix("state")?, other.matrix("state")?);
    turn.lays_matrix(one, other).then_some(())
}
