//! The corridor: repeating the last direction while it is the only way on. Knows no games: the caller says what is
//! valid after each step.

use switchboard_base::grid::Cell;

/// How many steps are taken at once at most.
pub const MAX_CORRIDOR: usize = 200;

/// The cells to choose one after the other when going on from `from` in the direction that led to it from `before`,
/// as long as that is the only way on besides going back; it ends before a junction is left. `valid` are the choices
/// at `from`; `play` chooses a cell and returns the choices after it, or none if play ends there or anything but a plain
/// step happened. Fewer than two steps are no corridor: empty.
pub fn corridor(
    before: Cell,
    from: Cell,
    valid: &[Cell],
    mut play: impl FnMut(Cell) -> Option<Vec<Cell>>,
) -> Vec<Cell> {
    let way =
        |cell: Cell, other: Cell| (i16::from(other.x) - i16::from(cell.x), i16::from(other.y) - i16::from(cell.y));
    let direction = way(before, from);
    let (mut before, mut at, mut valid) = (before, from, valid.to_vec());
    let mut cells = Vec::new();
    while cells.len() < MAX_CORRIDOR {
        let mut ways_on = valid.iter().copied().filter(|cell| *cell != before && *cell != at);
        let (Some(only), None) = (ways_on.next(), ways_on.next()) else { break };
        if way(at, only) != direction {
            break;
        }
        cells.push(only);
        (before, at) = (at, only);
        match play(only) {
            Some(next) => valid = next,
            None => break,
        }
    }
    if cells.len() < 2 { Vec::new() } else { cells }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Free cells `#`-less: the neighbours that are free, on a board written as rows.
    fn valid(board: &[&str], at: Cell) -> Vec<Cell> {
        let is_free = |cell: &Cell| {
            board.get(usize::from(cell.y)).and_then(|row| row.as_bytes().get(usize::from(cell.x))) == Some(&b' ')
        };
        switchboard_base::grid::CROSS.iter().filter_map(|&direction| at.step(direction)).filter(is_free).collect()
    }

    fn walk(board: &[&str], before: Cell, from: Cell) -> Vec<Cell> {
        corridor(before, from, &valid(board, from), |cell| Some(valid(board, cell)))
    }

    #[test]
    fn it_stops_at_a_junction_and_at_a_bend() {
        let board = ["#######", "#      ", "### ###", "#######"];
        let cells = walk(&board, Cell::new(1, 1), Cell::new(1, 1));
        assert!(cells.is_empty(), "no direction yet");
        let board = ["########", "#      #", "#####  #"];
        assert_eq!(walk(&board, Cell::new(1, 1), Cell::new(2, 1)).last(), Some(&Cell::new(5, 1)));
        let bend = ["#####", "#   #", "### #"];
        assert_eq!(walk(&bend, Cell::new(1, 1), Cell::new(2, 1)), []);
    }

    #[test]
    fn it_ends_where_play_ends_and_is_never_endless() {
        let board = ["          "];
        let mut steps = 0;
        let found = corridor(Cell::new(0, 0), Cell::new(1, 0), &valid(&board, Cell::new(1, 0)), |cell| {
            steps += 1;
            (steps < 3).then(|| valid(&board, cell))
        });
        assert_eq!(found.last(), Some(&Cell::new(4, 0)));
        let mut x = 1;
        let endless = corridor(Cell::new(0, 0), Cell::new(1, 0), &[Cell::new(2, 0)], |_| {
            x += 1;
            Some(vec![Cell::new(x + 1, 0)])
        });
        assert_eq!(endless.len(), MAX_CORRIDOR);
    }
}
