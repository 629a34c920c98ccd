//! The method `walk`: random moves from a pattern's start; cells that were never chosen become walls, so the walk passes through everything
//! that is left.

use super::make::words_of;
use super::read::Recipe;
use crate::solve::{Budget, Method};
use switchboard_base::chance::Chance;
use switchboard_base::grid::Cell;
use switchboard_engine::play::{Engine, Move, Outcome, State, Walker};
use switchboard_game::Layout;

/// One move in this many is drawn from all; the others go where the fewest moves continue (Warnsdorff 1823), so that few cells are left
/// over.
const ANY_MOVE: usize = 4;

/// Walks, and turns what is left into walls. With `closed`, the walk ends beside its start, so that one more move leads back there.
pub fn walk(
    engine: &Engine,
    layout: &Layout,
    recipe: &Recipe,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Option<(Layout, Vec<Move>)> {
    let start = engine.start(0);
    let home = engine.position(&start)?;
    let mut cells = trail(engine, &start, recipe.moves, chance, &mut budget.share(Method::Nothing))?;
    if recipe.closed {
        let beside = engine.moves(&start);
        let last = cells.iter().rposition(|cell| beside.contains(&Move::Cell(*cell)) && cells.first() != Some(cell))?;
        cells.truncate(last + 1);
    }
    let mut made = layout.clone();
    let (size, words) = words_of(&mut made, "state")?;
    let wall = recipe.wall.as_ref()?;
    for (cell, word) in size.cells().zip(words) {
        if cell != home && !cells.contains(&cell) {
            word.clone_from(wall);
        }
    }
    let way = cells.into_iter().chain(recipe.closed.then_some(home)).map(Move::Cell).collect();
    Some((made, way))
}

fn trail(engine: &Engine, start: &State, most: u32, chance: &mut Chance, budget: &mut Budget<'_>) -> Option<Vec<Cell>> {
    let mut walker = Walker::new(engine, start);
    let mut here = start.clone();
    let (mut cells, mut moves) = (Vec::new(), Vec::new());
    for _ in 0..most {
        walker.moves_into(&mut moves);
        chance.shuffle(&mut moves);
        let mut best: Option<(usize, Move)> = None;
        let any = chance.below(ANY_MOVE) == 0;
        for chosen in moves.iter().take(if any { 1 } else { usize::MAX }) {
            walker.go_to(&here);
            budget.step(walker.take_work()).ok()?;
            if walker.play(chosen) == Ok(Outcome::Playing) {
                let onwards = walker.count_moves();
                if best.is_none_or(|(least, _)| onwards < least) {
                    best = Some((onwards, *chosen));
                }
            }
        }
        let Some((_, Move::Cell(cell))) = best else { break };
        walker.go_to(&here);
        if walker.play(&Move::Cell(cell)).is_err() {
            break;
        }
        here.clone_from(walker.state());
        cells.push(cell);
    }
    Some(cells)
}
