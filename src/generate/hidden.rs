//! Boards on which something is hidden and numbers say how much of it lies around: whether a player can solve them by reasoning alone,
//! without guessing.

use super::logic::{Deduced, Law, Logic, Values};
use crate::game::{Game, Value, Values as Held};
use crate::grid::STAR;
use crate::play::{Engine, Move, Outcome, State};
use crate::solve::is_won;

/// The most values tried for one cell.
const STEPS: u32 = 2_000;
/// The property of pieces that says how many of the eight surrounding cells contain what is hidden.
const NUMBER: &str = "number";
const SAFE: Values = 0b01;
const HELD: Values = 0b10;

/// The number on each piece, by index in pieces.xml.
pub fn of_pieces(game: &Game) -> Vec<Option<usize>> {
    let number = |value: &Value| match value {
        Value::Int(number) => usize::try_from(*number).ok(),
        _ => None,
    };
    let of = |piece: &crate::game::Piece| {
        piece.properties.iter().find(|(name, _)| name.key() == NUMBER).and_then(|(_, value)| number(value))
    };
    game.pieces.iter().map(of).collect()
}

/// A move that is provably safe given what a player can see, in a game whose generator hides something: first the marked cell, then what
/// follows from the visible numbers. `None` if a player must guess.
pub fn sure_move(engine: &Engine, state: &State) -> Option<Move> {
    let game = engine.game();
    let layout = engine.layout(state);
    let Held::Bool(held) = &layout.matrix(game.hidden.as_ref()?.key())?.values else { return None };
    let moves = match engine.moves_played(state) {
        0 => engine.position(state).map(Move::Cell).into_iter().collect(),
        _ => sure_cells(engine, state, &of_pieces(game), held.iter().filter(|held| **held).count()),
    };
    moves.into_iter().find(|chosen| engine.is_valid(state, chosen))
}

/// Moves to a win that begin at the position and then only choose cells that provably contain nothing. `None` if a player must guess.
/// `total` is the number of cells that contain it, which the player knows.
pub fn sure_way(engine: &Engine, start: &State, numbers: &[Option<usize>], total: usize) -> Option<Vec<Move>> {
    let first = Move::Cell(engine.position(start)?);
    let mut state = start.clone();
    let mut moves = Vec::new();
    let mut next = vec![first];
    loop {
        for chosen in next {
            if !engine.is_valid(&state, &chosen) {
                continue;
            }
            engine.play(&mut state, &chosen).ok()?;
            moves.push(chosen);
            match engine.outcome(&state) {
                Outcome::Playing => {}
                outcome if is_won(outcome) => return Some(moves),
                _ => return None,
            }
        }
        next = sure_cells(engine, &state, numbers, total);
        if !next.iter().any(|chosen| engine.is_valid(&state, chosen)) {
            return None;
        }
    }
}

/// Covered cells that provably contain nothing: those that follow from single numbers, otherwise the first one found by trying.
fn sure_cells(engine: &Engine, state: &State, numbers: &[Option<usize>], total: usize) -> Vec<Move> {
    let size = engine.board_size();
    let number = |index: usize| numbers.get(usize::from(engine.word(state, index))).copied().flatten();
    let told: Vec<Option<usize>> = (0..size.area()).map(number).collect();
    let mut values: Vec<Values> = told.iter().map(|told| if told.is_some() { SAFE } else { SAFE | HELD }).collect();
    let mut laws = Vec::new();
    let mut edge = vec![false; size.area()];
    for (cell, told) in size.cells().zip(&told) {
        let Some(number) = told else { continue };
        let around = STAR.into_iter().filter_map(|direction| size.index(cell.step(direction)?));
        let cells: Vec<usize> = around.filter(|at| values.get(*at) == Some(&(SAFE | HELD))).collect();
        if !cells.is_empty() {
            cells.iter().filter_map(|cell| edge.get_mut(*cell).map(|edge| *edge = true)).for_each(drop);
            laws.push(Law::Count { cells, number: *number });
        }
    }
    let covered = |(index, told): (usize, &Option<usize>)| told.is_none().then_some(index);
    laws.push(Law::Count { cells: told.iter().enumerate().filter_map(covered).collect(), number: total });
    let logic = Logic::new(size.area(), laws);
    if !logic.narrow(&mut values) {
        return Vec::new();
    }
    let chosen = |index: usize| size.cell(index).map(Move::Cell);
    let is_sure = |index: usize| told.get(index) == Some(&None) && values.get(index) == Some(&SAFE);
    let sure: Vec<Move> = (0..size.area()).filter(|index| is_sure(*index)).filter_map(chosen).collect();
    if !sure.is_empty() {
        return sure;
    }
    // cells beside a number first; the others only if the total count may say something about them
    let open = |index: &usize| values.get(*index) == Some(&(SAFE | HELD));
    let mut tries: Vec<usize> = (0..size.area()).filter(open).collect();
    tries.sort_by_key(|index| edge.get(*index) != Some(&true));
    let holds_nothing = |index: &usize| {
        let mut tried = values.clone();
        if let Some(value) = tried.get_mut(*index) {
            *value = HELD;
        }
        logic.search(tried, &mut STEPS.clone()) == Deduced::None
    };
    tries.into_iter().find(holds_nothing).and_then(chosen).into_iter().collect()
}
