//! Moves, outcomes and times in words.

use super::Texts;
use super::tiles::face_label;
use crate::game::Thin;
use crate::grid::{CROSS, Cell, Direction};
use crate::play::{Board, Move, Outcome, Side};

/// The step towards a side.
pub const fn direction(side: Side) -> Direction {
    let [up, right, down, left] = CROSS;
    match side {
        Side::Up => up,
        Side::Right => right,
        Side::Down => down,
        Side::Left => left,
    }
}

/// The label of a move: for a neighbour of the position its direction, for another cell its column and row, each with what is there.
pub fn move_label(texts: Texts, board: &Board, position: Option<Cell>, chosen: &Move) -> String {
    match chosen {
        Move::Cell(cell) => {
            let what = board.face(*cell).map(|face| face_label(texts, face)).unwrap_or_default();
            let beside =
                position.and_then(|from| Side::ALL.into_iter().find(|s| from.step(direction(*s)) == Some(*cell)));
            match beside {
                Some(side) => {
                    texts.with("move-beside", &[("side", texts.get(side_id(side)).into()), ("what", what.into())])
                }
                None => {
                    let [column, row] = [cell.x, cell.y].map(|line| line_word(board.thin, line));
                    texts.with("move-cell", &[("what", what.into()), ("column", column.into()), ("row", row.into())])
                }
            }
        }
        Move::Push { line, towards } => {
            let id = if matches!(towards, Side::Up | Side::Down) { "move-push-column" } else { "move-push-row" };
            let side = texts.get(side_id(*towards));
            texts.with(id, &[("line", (u16::from(*line) + 1).into()), ("side", side.into())])
        }
        Move::Turn => match beside_the_board(texts, board, chosen) {
            Some(what) => texts.with("move-turn-of", &[("what", what.into())]),
            None => texts.get("move-turn"),
        },
        Move::Hand(index) => {
            let number = ("number", (u16::from(*index) + 1).into());
            match beside_the_board(texts, board, chosen) {
                Some(what) => texts.with("move-hand-of", &[number, ("what", what.into())]),
                None => texts.with("move-hand", &[number]),
            }
        }
        Move::Pass => texts.get("move-pass"),
        Move::Go(side) => {
            let next = position.and_then(|from| from.step(side.direction()));
            let what = next.and_then(|cell| board.face(cell)).map(|face| face_label(texts, face)).unwrap_or_default();
            let name = texts.get(side_id(*side));
            if what.is_empty() {
                name
            } else {
                texts.with("move-beside", &[("side", name.into()), ("what", what.into())])
            }
        }
        Move::Act => texts.get("move-action"),
        Move::Tick => texts.get("move-tick"),
        Move::Restart => texts.get("move-restart"),
    }
}

/// Symbols of places where nothing stands.
const EMPTY_SYMBOLS: [&str; 3] = ["", "·", "."];

/// What a step from the position would do, as players would say it: the direction, and what is stepped onto, unless the place is empty. `None`
/// for every other move, whose label says what is chosen.
pub fn step_words(texts: Texts, board: &Board, position: Option<Cell>, chosen: &Move) -> Option<String> {
    let (side, what) = step(texts, board, position, chosen)?;
    Some(match what {
        Some(what) => texts.with("press-go-onto", &[("side", side.into()), ("what", what.into())]),
        None => texts.with("press-go", &[("side", side.into())]),
    })
}

/// What a step from the position has done, as [`step_words`] says what it would do.
pub fn step_taken(texts: Texts, board: &Board, position: Option<Cell>, chosen: &Move) -> Option<String> {
    let (side, what) = step(texts, board, position, chosen)?;
    Some(match what {
        Some(what) => texts.with("move-beside", &[("side", capitalised(&side).into()), ("what", what.into())]),
        None => capitalised(&side),
    })
}

/// The direction of a step, and what it leads onto, unless the place is empty.
fn step(texts: Texts, board: &Board, position: Option<Cell>, chosen: &Move) -> Option<(String, Option<String>)> {
    let from = position?;
    let (side, to) = match chosen {
        Move::Cell(cell) => (Side::ALL.into_iter().find(|side| from.step(direction(*side)) == Some(*cell))?, *cell),
        Move::Go(side) => (*side, from.step(side.direction())?),
        _ => return None,
    };
    // a piece that shows nothing, or hardly anything, in a terminal counts as an empty place
    let what = board.face(to).filter(|face| !EMPTY_SYMBOLS.contains(&face.symbol.trim()));
    let what = what.map(|face| face_label(texts, face)).filter(|what| !what.is_empty());
    Some((texts.get(side_id(side)), what))
}

/// Words that begin with a capital letter.
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What is shown on the spot that stands for a move.
fn beside_the_board(texts: Texts, board: &Board, chosen: &Move) -> Option<String> {
    let spot = board.spots.iter().find(|spot| spot.chosen_by == Some(*chosen))?;
    Some(face_label(texts, &spot.face)).filter(|label| !label.is_empty())
}

/// A column or a row, counted from 1. Where thin ones stand between the others they are not counted: the first of them is `1–2`.
fn line_word(thin: Option<Thin>, line: u8) -> String {
    let number = u16::from(line);
    match thin {
        Some(Thin { even: false, .. }) if line.is_multiple_of(2) => (number / 2 + 1).to_string(),
        Some(Thin { even: false, .. }) => format!("{}–{}", number / 2 + 1, number / 2 + 2),
        _ => (number + 1).to_string(),
    }
}

/// A cell by its column and row, counted from 1; on a board with these thin ones.
pub fn place_words(texts: Texts, cell: Cell, thin: Option<Thin>) -> String {
    let [column, row] = [cell.x, cell.y].map(|line| line_word(thin, line));
    texts.with("tile-place", &[("column", column.into()), ("row", row.into())])
}

/// The name of a side.
pub fn side_id(side: Side) -> &'static str {
    match side {
        Side::Up => "side-up",
        Side::Right => "side-right",
        Side::Down => "side-down",
        Side::Left => "side-left",
    }
}

/// How a level ended; with several players, who won.
pub fn outcome(texts: Texts, outcome: Outcome, players: u8) -> String {
    match outcome {
        Outcome::Playing => texts.get("outcome-playing"),
        Outcome::Finished => texts.get("outcome-finished"),
        Outcome::Restarted => texts.get("no-move-left"),
        Outcome::Won(player) if players > 1 => texts.with("outcome-won-by", &[("player", player.into())]),
        Outcome::Won(_) => texts.get("outcome-won"),
        Outcome::Lost => texts.get("outcome-lost"),
        Outcome::Drawn => texts.get("outcome-drawn"),
    }
}

/// Milliseconds as `1:05` or `2:03:04`.
pub fn clock(ms: u64) -> String {
    let seconds = ms / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thin_lines_between_squares_are_not_counted() {
        let words = |thin| (0..4).map(|line| line_word(thin, line)).collect::<Vec<_>>();
        assert_eq!(words(None), ["1", "2", "3", "4"]);
        assert_eq!(words(Some(Thin { even: false, percent: 30 })), ["1", "1–2", "2", "2–3"]);
        assert_eq!(words(Some(Thin { even: true, percent: 30 })), ["1", "2", "3", "4"]);
    }
}
