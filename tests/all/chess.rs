//! Chess against the Laws of Chess: known numbers of lines of play, and when a position is the same one again.

use super::board_games::{engine, lines, point, set, set_item};
use switchboard::grid::Cell;
use switchboard::play::{Engine, Move, Outcome, State};

/// The state after these moves, each written as the squares from and to.
fn played(engine: &Engine, moves: &str) -> State {
    let mut state = engine.start(0);
    for words in moves.split_whitespace() {
        assert_eq!(engine.outcome(&state), Outcome::Playing, "before {words} of {moves}");
        for square in [&words[..2], &words[2..]] {
            let (x, y) = point(square, 8);
            let chosen = Move::Cell(Cell::new(x as u8, y as u8));
            engine.play(&mut state, &chosen).unwrap_or_else(|_| panic!("{words} of {moves}"));
        }
    }
    state
}

/// The knights of the king's side go out and come home: the same position again.
const OUT_AND_HOME: &str = "g1f3 g8f6 f3g1 f6g8";
/// The same, begun by black.
const HOME_AND_OUT: &str = "g8f6 g1f3 f6g8 f3g1";

#[test]
fn a_position_comes_back_unless_a_pawn_could_be_taken_in_passing() {
    let engine = engine("chess", "01");
    // what leads to the position, what brings it back, and what is played after it came back twice
    let cases = [
        ("nothing", "", OUT_AND_HOME, ""),
        ("no pawn beside the one that stepped twice", "e2e4", HOME_AND_OUT, ""),
        // the right to take is gone when it comes back: the first position to come three times is the one a turn later
        ("a pawn that could take it", "e2e4 a7a6 e4e5 d7d5", OUT_AND_HOME, "g1f3"),
        ("a pawn that is pinned", "b2b4 b7b6 b4b5 c8a6 e2e3 h7h6 e1e2 c7c5", OUT_AND_HOME, ""),
        ("kings that could have castled before", "e2e4 e7e5", "e1e2 e8e7 e2e1 e7e8", "e1e2 e8e7"),
    ];
    for (what, before, round, after) in cases {
        let moves = format!("{before} {round} {round} {after}");
        let moves: Vec<&str> = moves.split_whitespace().collect();
        let (_, all_but_one) = moves.split_last().unwrap();
        assert_eq!(engine.outcome(&played(&engine, &all_but_one.join(" "))), Outcome::Playing, "{what}, a turn less");
        assert_eq!(engine.outcome(&played(&engine, &moves.join(" "))), Outcome::Drawn, "{what}");
    }
}

/// A position by its men (the first field of FEN), white to move with those on these squares, nobody may castle.
fn placed(engine: &Engine, men: &str, able: &[&str]) -> State {
    let mut layout = engine.layout(&engine.start(0));
    for (y, row) in men.split('/').enumerate() {
        let mut x = 0;
        for sign in row.chars() {
            let run = sign.to_digit(10).unwrap_or(1) as usize;
            let kind = match sign.to_ascii_lowercase() {
                'p' => "Pawn",
                'r' => "Rook",
                'n' => "Knight",
                'b' => "Bishop",
                'q' => "Queen",
                'k' => "King",
                _ => "",
            };
            let name = match kind {
                "" => "Empty".to_owned(),
                kind => format!("{}{kind}", if sign.is_uppercase() { "White" } else { "Black" }),
            };
            for _ in 0..run {
                set(&mut layout, "STATE", x, y, &name);
                set(
                    &mut layout,
                    "VALID",
                    x,
                    y,
                    if able.iter().any(|square| point(square, 8) == (x, y)) { "true" } else { "false" },
                );
                x += 1;
            }
            if kind == "King" {
                let item = if sign == 'K' { "W" } else { "B" };
                set_item(&mut layout, &format!("{item}x"), x as i32 - 1);
                set_item(&mut layout, &format!("{item}y"), y as i32);
            }
        }
    }
    (0..4).for_each(|right| set(&mut layout, "RIGHT", right, 0, "false"));
    engine.restore(&layout, 0, 0, Outcome::Playing).unwrap_or_else(|problems| panic!("{problems:?}"))
}

#[test]
fn chess_has_as_many_lines_of_play_as_is_known() {
    let engine = engine("chess", "01");
    let counted = |state: &State| lines(&engine, state, 3).into_iter().map(|(lines, ..)| lines).collect::<Vec<_>>();
    assert_eq!(counted(&engine.start(0)), [20, 400, 8_902]);
    // an endgame known for pawns that are pinned, along the row too, when they would take in passing
    let endgame = placed(&engine, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8", &["a5", "b4", "e2", "g2"]);
    assert_eq!(counted(&endgame), [14, 191, 2_812]);
}
