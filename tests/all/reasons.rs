//! Reasons of hints: what they mark on the board, the cells without which the reason would not hold, given ones too; and how many laws they name.

use super::games::games;
use std::collections::BTreeSet;
use switchboard::grid::Cell;
use switchboard::laws::{Deduced, Deduction, Explainer};
use switchboard::play::{Engine, Move};
use switchboard::solve::Budget;

/// The rows, columns and boxes of a board of four by four that a cell is in, without the cell.
fn units(cell: Cell) -> [BTreeSet<(u8, u8)>; 3] {
    let all = |within: &dyn Fn(u8, u8) -> bool| {
        let cells = (0..4).flat_map(|y| (0..4).map(move |x| (x, y)));
        cells.filter(|(x, y)| within(*x, *y) && (*x, *y) != (cell.x, cell.y)).collect()
    };
    let in_box = |x: u8, y: u8| x / 2 == cell.x / 2 && y / 2 == cell.y / 2;
    [all(&|x, _| x == cell.x), all(&|_, y| y == cell.y), all(&in_box)]
}

#[test]
fn a_hint_marks_the_given_cells_that_its_reason_needs() {
    let game = games().into_iter().find(|game| game.id == "sudoku-children").unwrap();
    let mut seen = 0;
    for level in 0..game.levels.len() {
        let engine = Engine::new(game.clone(), level).unwrap();
        if engine.board_size().width != 4 {
            continue;
        }
        // all but the last cell of the solution are filled in: any of its three units says what stands there
        let moves = Move::read_list(&engine.level_info().unwrap().solution).unwrap();
        let last = moves.last().copied().unwrap();
        let mut state = engine.start(0);
        for chosen in moves.iter().filter(|chosen| **chosen != last) {
            engine.play(&mut state, chosen).unwrap();
        }
        let told = Explainer::default().deduce((&engine, &state), None, &mut Budget::default()).unwrap().unwrap();
        let Deduced::Step(step) = told else { panic!("level {level}: {told:?}") };
        assert_eq!(Move::Cell(step.cell), last);
        let marked: BTreeSet<(u8, u8)> = step.because.iter().map(|cell| (cell.x, cell.y)).collect();
        // a box is named by its first cell, which is marked too
        let is_told = |unit: &BTreeSet<(u8, u8)>| unit.is_subset(&marked) && marked.len() <= unit.len() + 1;
        assert!(units(step.cell).iter().any(is_told), "level {level}: {marked:?} for {:?}", step.cell);
        seen += 1;
    }
    assert!(seen > 2, "{seen} boards of four by four");
}

#[test]
fn no_hint_of_these_hard_levels_names_more_than_eight_laws() {
    for (id, levels) in [("star-battle", ["20", "22", "24"].as_slice()), ("kakuro", &["21"])] {
        let game = games().into_iter().find(|game| game.id == id).unwrap();
        for (number, level) in game.levels.iter().enumerate().filter(|(_, level)| levels.contains(&level.id.as_str())) {
            let engine = Engine::new(game.clone(), number).unwrap();
            let mut deduction = Deduction::new(&engine, &mut Budget::default()).unwrap().unwrap();
            let start = engine.start(0);
            let effort = deduction.effort(|index| engine.word(&start, index)).unwrap();
            assert!(effort.most <= 8, "{id} {}: {effort:?}", level.id);
        }
    }
}
