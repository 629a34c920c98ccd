//! Moves, outcomes and times in words.

use super::Texts;
use super::tiles::face_label;
use crate::game::Naming;
use crate::grid::{CROSS, Cell, Direction};
use crate::play::{Board, Face, Move, Outcome, Side};
use std::cmp::Ordering;

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

/// The label of a move: for a neighbour of the position its direction, for another cell its column and row, each with what is there; and
/// for a die what choosing it does.
pub fn move_label(texts: Texts, board: &Board, position: Option<Cell>, chosen: &Move) -> String {
    match chosen {
        Move::Cell(cell) => {
            let press = board.face(*cell).map(|face| face.press.get(texts.language())).unwrap_or_default();
            if !press.is_empty() {
                return press.to_owned();
            }
            let what = board.face(*cell).map(|face| face_label(texts, face)).unwrap_or_default();
            let beside =
                position.and_then(|from| Side::ALL.into_iter().find(|s| from.step(direction(*s)) == Some(*cell)));
            match beside {
                Some(side) => {
                    texts.with("move-beside", &[("side", texts.get(side_id(side)).into()), ("what", what.into())])
                }
                None => {
                    if let Some(square) = board.naming().square(cell.x, cell.y) {
                        return texts.with("move-square", &[("what", what.into()), ("square", square.into())]);
                    }
                    let [column, row] = [cell.x, cell.y].map(|line| line_word(board.naming(), line));
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
        Move::Press(_) => texts.get("move-press"),
        Move::Release { .. } => texts.get("move-release"),
    }
}

/// Symbols of places where nothing stands.
const EMPTY_SYMBOLS: [&str; 3] = ["", "·", "."];

/// What a step from the position would do, as players would say it: the direction, and what is stepped onto, unless the place is empty. `None`
/// for every other move, whose label says what is chosen.
pub fn step_words(texts: Texts, board: &Board, position: Option<Cell>, chosen: &Move) -> Option<String> {
    let (side, what) = step(texts, board, position, chosen)?;
    Some(go_words(texts, side, what))
}

/// What a move along a line would do, for one cell or more: its direction and what is reached. `None` if another one of these moves goes that
/// way too.
pub fn slide_words(texts: Texts, board: &Board, position: Option<Cell>, chosen: &Move, all: &[Move]) -> Option<String> {
    let way = slide(position, chosen, all)?;
    Some(go_words(texts, texts.get(way), chosen_name(texts, board, chosen)))
}

/// What such a move has done, as [`slide_words`] says what it would do.
pub fn slide_taken(texts: Texts, board: &Board, position: Option<Cell>, chosen: &Move, all: &[Move]) -> Option<String> {
    let way = slide(position, chosen, all)?;
    Some(taken(texts, &texts.get(way), chosen_name(texts, board, chosen)))
}

/// The text for the way along which a move goes from the position, if no other one of these goes that way.
fn slide(position: Option<Cell>, chosen: &Move, all: &[Move]) -> Option<&'static str> {
    let way = |chosen: &Move| match (position, chosen) {
        (Some(from), Move::Cell(to)) => line_to(from, *to),
        _ => None,
    };
    let id = way(chosen)?;
    let is_only = all.iter().filter(|other| way(other) == Some(id)).count() == 1;
    is_only.then_some(id)
}

/// The text for the way to a cell in the same row, column or diagonal.
fn line_to(from: Cell, to: Cell) -> Option<&'static str> {
    let is_diagonal = from.x.abs_diff(to.x) == from.y.abs_diff(to.y);
    match (to.x.cmp(&from.x), to.y.cmp(&from.y)) {
        (Ordering::Equal, Ordering::Less) => Some(side_id(Side::Up)),
        (Ordering::Equal, Ordering::Greater) => Some(side_id(Side::Down)),
        (Ordering::Less, Ordering::Equal) => Some(side_id(Side::Left)),
        (Ordering::Greater, Ordering::Equal) => Some(side_id(Side::Right)),
        _ if !is_diagonal => None,
        (Ordering::Greater, Ordering::Less) => Some("side-up-right"),
        (Ordering::Greater, Ordering::Greater) => Some("side-down-right"),
        (Ordering::Less, Ordering::Greater) => Some("side-down-left"),
        (Ordering::Less, Ordering::Less) => Some("side-up-left"),
        _ => None,
    }
}

fn go_words(texts: Texts, side: String, what: Option<String>) -> String {
    match what {
        Some(what) => texts.with("press-go-onto", &[("side", side.into()), ("what", what.into())]),
        None => texts.with("press-go", &[("side", side.into())]),
    }
}

/// What lies on the cell that is chosen, unless there is nothing but the ground.
pub fn chosen_name(texts: Texts, board: &Board, chosen: &Move) -> Option<String> {
    let Move::Cell(cell) = chosen else { return None };
    let face = board.face(*cell).filter(|face| !is_empty(face))?;
    let label = lying(texts, face)?;
    let empty = texts.get("nothing-there");
    let parts: Vec<&str> = label.split(", ").filter(|part| !part.is_empty() && *part != empty).collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

/// The place of a cell that is chosen, where nothing lies there.
pub fn empty_place(texts: Texts, board: &Board, chosen: &Move) -> Option<String> {
    let Move::Cell(cell) = chosen else { return None };
    chosen_name(texts, board, chosen).is_none().then(|| capitalised(&place_words(texts, *cell, board.naming())))
}

/// Whether nothing stands on a place: a piece that shows nothing, or hardly anything, in a terminal.
pub(super) fn is_empty(face: &Face) -> bool {
    EMPTY_SYMBOLS.contains(&face.symbol.trim())
}

/// What lies on the ground of a place; none where there is nothing but the ground.
pub(super) fn lying(texts: Texts, face: &Face) -> Option<String> {
    let (label, ground) = (face_label(texts, face), face.ground.get(texts.language()));
    if label.is_empty() || label == ground {
        return None;
    }
    let upper = label.strip_suffix(ground).and_then(|upper| upper.strip_suffix(", "));
    Some(upper.unwrap_or(&label).to_owned())
}

/// What choosing a cell would do: the game's order (unless it is empty) and what lies there, with its place unless it is the `only` one
/// of that name. `None` for every other move, and where its label says it as well.
pub fn order_words(texts: Texts, board: &Board, order: &str, chosen: &Move, only: Option<String>) -> Option<String> {
    let Move::Cell(cell) = chosen else { return None };
    if order.is_empty() {
        return only.map(|what| capitalised(&what));
    }
    let place = || place_words(texts, *cell, board.naming());
    let what = only.unwrap_or_else(|| match chosen_name(texts, board, chosen) {
        Some(what) => format!("{what}, {}", place()),
        None => place(),
    });
    Some(texts.with("press-order", &[("order", order.into()), ("what", what.into())]))
}

/// What a step from the position has done, as [`step_words`] says what it would do.
pub fn step_taken(texts: Texts, board: &Board, position: Option<Cell>, chosen: &Move) -> Option<String> {
    let (side, what) = step(texts, board, position, chosen)?;
    Some(taken(texts, &side, what))
}

fn taken(texts: Texts, side: &str, what: Option<String>) -> String {
    match what {
        Some(what) => texts.with("move-beside", &[("side", capitalised(side).into()), ("what", what.into())]),
        None => capitalised(side),
    }
}

/// The direction of a step, and what it leads onto, unless the place is empty.
fn step(texts: Texts, board: &Board, position: Option<Cell>, chosen: &Move) -> Option<(String, Option<String>)> {
    let from = position?;
    let (side, to) = match chosen {
        Move::Cell(cell) => (Side::ALL.into_iter().find(|side| from.step(direction(*side)) == Some(*cell))?, *cell),
        Move::Go(side) => (*side, from.step(side.direction())?),
        _ => return None,
    };
    let what = board.face(to).filter(|face| !is_empty(face)).and_then(|face| {
        // the ground is told where it changes
        let ground =
            || Some(face_label(texts, face)).filter(|_| board.face(from).is_none_or(|at| at.ground != face.ground));
        lying(texts, face).or_else(ground)
    });
    Some((texts.get(side_id(side)), what.filter(|what| !what.is_empty())))
}

/// Words that begin with a capital letter.
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// The first sentence of a text, or what stands before its first colon or semicolon, as a sentence.
pub fn first_sentence(text: &str) -> String {
    let ends = |(at, sign): &(usize, char)| {
        let rest = &text[at + sign.len_utf8()..];
        ".!?:;".contains(*sign) && (rest.is_empty() || rest.starts_with(' '))
    };
    let Some((at, sign)) = text.char_indices().find(ends) else { return text.to_owned() };
    let words = &text[..at];
    if ":;".contains(sign) { format!("{words}.") } else { format!("{words}{sign}") }
}

/// What is shown on the spot that stands for a move.
fn beside_the_board(texts: Texts, board: &Board, chosen: &Move) -> Option<String> {
    let spot = board.spots.iter().find(|spot| spot.chosen_by == Some(*chosen))?;
    Some(face_label(texts, &spot.face)).filter(|label| !label.is_empty())
}

/// A column or a row, counted from 1. Where every second one is thin, what lies between squares, or between dots, is not counted: between
/// the first two it is `1–2`.
fn line_word(naming: Naming, line: u8) -> String {
    let number = u16::from(line);
    match naming.counts_every_second() {
        false => (number + 1).to_string(),
        true if line.is_multiple_of(2) => (number / 2 + 1).to_string(),
        true => format!("{}–{}", number / 2 + 1, number / 2 + 2),
    }
}

/// A cell by the name that the game gives it, or by its column and row, counted from 1.
pub fn place_words(texts: Texts, cell: Cell, naming: Naming) -> String {
    if let Some(square) = naming.square(cell.x, cell.y) {
        return square;
    }
    let [column, row] = [cell.x, cell.y].map(|line| line_word(naming, line));
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
    use crate::game::{Squares, Thin};
    use crate::language::Language;
    use crate::play::Face;

    #[test]
    fn a_first_sentence_ends_with_its_own_sign_or_a_full_stop() {
        for (text, first) in [
            ("Find all the pairs. You turn two cards.", "Find all the pairs."),
            ("Checkmate the enemy king: attack it.", "Checkmate the enemy king."),
            ("Who wins? Level 2.5 is hard.", "Who wins?"),
            ("Level 2.5 is hard", "Level 2.5 is hard"),
            ("", ""),
        ] {
            assert_eq!(first_sentence(text), first);
        }
    }

    #[test]
    fn what_lies_between_squares_or_dots_is_not_counted() {
        let words = |thin| {
            let naming = Naming { thin, ..Naming::default() };
            (0..4).map(|line| line_word(naming, line)).collect::<Vec<_>>()
        };
        assert_eq!(words(None), ["1", "2", "3", "4"]);
        for even in [false, true] {
            assert_eq!(words(Some(Thin { even, percent: 30 })), ["1", "1–2", "2", "2–3"]);
        }
        let naming = Naming { squares: Some(Squares::EverySecond), ..Naming::default() };
        assert_eq!((line_word(naming, 3), naming.square(3, 3)), ("2–3".to_owned(), None));
    }

    #[test]
    fn a_game_names_its_squares_as_its_players_do() {
        let texts = Texts::new(Language::English);
        let name =
            |squares, rows, x, y| place_words(texts, Cell::new(x, y), Naming { squares, rows, ..Naming::default() });
        assert_eq!(name(Some(Squares::Chess), 8, 6, 6), "g2");
        assert_eq!(name(Some(Squares::Go), 9, 8, 0), "J9", "there is no I");
        assert_eq!(name(Some(Squares::Go), 9, 4, 9), "column 5, row 10", "a row that is not counted");
        assert_eq!(name(None, 8, 6, 6), "column 7, row 7");
        assert_eq!(name(Some(Squares::Chess), 50, 40, 0), "column 41, row 1", "letters do not reach that far");
    }

    #[test]
    fn the_ground_is_told_only_where_it_changes() {
        let face = |label: &str, ground: &str| Face {
            label: crate::game::Text::plain(label),
            ground: crate::game::Text::plain(ground),
            symbol: "#".to_owned(),
            ..Face::default()
        };
        let faces = vec![face("you, snow", "snow"), face("snow", "snow"), face("box, ice", "ice"), face("ice", "ice")];
        let board = Board { size: crate::grid::Size::new(4, 1), faces, ..Board::default() };
        let texts = Texts::new(Language::English);
        let step = |from, to| step_words(texts, &board, Some(Cell::new(from, 0)), &Move::Cell(Cell::new(to, 0)));
        assert_eq!(step(0, 1).as_deref(), Some("Move right"));
        assert_eq!(step(1, 2).as_deref(), Some("Move right: box"));
        assert_eq!(step(2, 3).as_deref(), Some("Move right"));
        assert_eq!(step(2, 1).as_deref(), Some("Move left: snow"));
    }

    #[test]
    fn only_who_steps_along_lines_walks() {
        let walks = |cells: &[(u8, u8)]| {
            let moves: Vec<Move> = cells.iter().map(|(x, y)| Move::Cell(Cell::new(*x, *y))).collect();
            crate::play::walks(Cell::new(2, 2), &moves)
        };
        assert!(walks(&[(2, 1), (2, 2), (4, 4)]));
        assert!(walks(&[(2, 5), (0, 2)]), "slides");
        assert!(!walks(&[(2, 2)]) && !walks(&[(4, 4), (2, 5)]), "no step");
        assert!(!walks(&[(2, 1), (3, 4)]), "stones are put anywhere");
        assert!(walks(&[(4, 4), (2, 5), (0, 2)]), "slides in eight directions");
        assert!(!walks(&[(4, 4), (5, 5), (2, 5), (0, 2)]), "two of them in the same one");
    }

    #[test]
    fn an_order_names_what_lies_there_and_its_place_only_where_that_tells_it_apart() {
        let face = |label: &str, symbol: &str| Face {
            label: crate::game::Text::plain(label),
            symbol: symbol.to_owned(),
            ..Face::default()
        };
        let faces = vec![face("card", "#"), face("card", "#"), face("boat, empty", "b"), face("floor", ".")];
        let board = Board { size: crate::grid::Size::new(4, 1), faces, ..Board::default() };
        let texts = Texts::new(Language::English);
        let at = |x| Move::Cell(Cell::new(x, 0));
        let order = |x, order, only: Option<&str>| {
            order_words(texts, &board, order, &at(x), only.map(str::to_owned)).unwrap_or_default()
        };
        assert_eq!(order(0, "Turn over", None), "Turn over: card, column 1, row 1");
        assert_eq!(order(3, "Turn over", None), "Turn over: column 4, row 1", "nothing lies there");
        assert_eq!(chosen_name(texts, &board, &at(2)).as_deref(), Some("boat"));
        assert_eq!(order(2, "Turn over", Some("boat")), "Turn over: boat");
        assert_eq!((order(2, "", Some("boat")), order(0, "", None)), ("Boat".to_owned(), String::new()));
        let bare = Face { ground: crate::game::Text::plain("dark"), ..face("dark", ":") };
        let board_of_squares = Board { size: crate::grid::Size::new(1, 1), faces: vec![bare], ..Board::default() };
        let words = order_words(texts, &board_of_squares, "Put", &at(0), None);
        assert_eq!(words.as_deref(), Some("Put: column 1, row 1"), "the ground is not named");
        let slide = |x, all: &[Move]| slide_words(texts, &board, Some(Cell::new(0, 0)), &at(x), all);
        assert_eq!(slide(3, &[at(3)]).as_deref(), Some("Move right"));
        assert_eq!(slide(2, &[at(2)]).as_deref(), Some("Move right: boat"));
        assert_eq!(slide(3, &[at(2), at(3)]), None, "two go that way");
    }
}
