//! Boards of pieces that know their open sides: whether they can be rotated in only one way so that every open side meets another and all
//! cells are connected.

use super::logic::{Law, Logic, Values};
use super::make::OPEN;
use switchboard_base::grid::{CROSS, Cell};
use switchboard_engine::play::{Engine, Move, State};
use switchboard_game::{Game, Name, Value};

/// The most values tried for the proof.
const STEPS: u32 = 5_000;
/// The longest cycle of one cell.
const LONGEST_CYCLE: usize = 12;

/// The open sides of each piece, by index in pieces.xml: one bit each for up, right, down, left; `None` without the property.
pub fn of_pieces(game: &Game) -> Vec<Option<u8>> {
    let bit = |letter: char| "NESW".find(letter.to_ascii_uppercase()).map_or(0, |place| 1_u8 << place);
    let sides = |value: &Value| match value {
        Value::Text(text) => Some(text.written().chars().fold(0, |sides, letter| sides | bit(letter))),
        _ => None,
    };
    let of = |piece: &switchboard_game::Piece| {
        piece.properties.iter().find(|(name, _)| name.key() == OPEN).and_then(|(_, value)| sides(value))
    };
    game.pieces.iter().map(of).collect()
}

/// Whether `last` is the only such board that moves can make of `start`. False if that takes too long to find out.
pub fn is_only(game: &Game, sides: &[Option<u8>], engine: &Engine, start: &State, last: &[Name]) -> bool {
    known(game, sides, engine, start, last).unwrap_or(false)
}

fn known(game: &Game, sides: &[Option<u8>], engine: &Engine, start: &State, last: &[Name]) -> Option<bool> {
    let size = engine.board_size();
    // a value is a set of open sides
    let value = |word: u16| -> Option<Values> { Some(1 << (*sides.get(usize::from(word))?)?) };
    let mut values = Vec::new();
    for cell in size.cells() {
        let mut all = 0;
        for word in words(engine, start, cell) {
            all |= value(word)?;
        }
        for (side, direction) in CROSS.into_iter().enumerate() {
            if !cell.step(direction).is_some_and(|next| size.contains(next)) {
                all &= !open(side);
            }
        }
        values.push(all);
    }
    let mut answer = Vec::new();
    for name in last {
        let place = game.pieces.iter().position(|piece| piece.name == *name)?;
        answer.push(value(u16::try_from(place).ok()?)?);
    }
    let (mut laws, mut pairs) = (Vec::new(), Vec::new());
    for cell in size.cells() {
        for (side, direction) in CROSS.into_iter().enumerate().skip(1).take(2) {
            let next = cell.step(direction).and_then(|next| size.index(next));
            let (Some(one), Some(two)) = (size.index(cell), next) else { continue };
            laws.push(Law::Agree { cells: [one, two], open: [open(side), open((side + 2) % 4)] });
            pairs.push((one, two, open(side)));
        }
    }
    laws.push(Law::Joined { cells: (0..size.area()).collect(), pairs });
    Logic::new(size.area(), laws).is_only(&values, &answer, &mut STEPS.clone())
}

/// All values for which this side is open.
const fn open(side: usize) -> Values {
    // bit s of a value's number is its side s: the sets 1, 3, 5 ... for the first side, and so on
    match side {
        0 => 0xaaaa,
        1 => 0xcccc,
        2 => 0xf0f0,
        _ => 0xff00,
    }
}

/// The words that choosing a cell repeatedly brings there.
fn words(engine: &Engine, start: &State, cell: Cell) -> Vec<u16> {
    let Some(index) = engine.board_size().index(cell) else { return Vec::new() };
    let mut state = start.clone();
    let mut words = vec![engine.word(start, index)];
    for _ in 0..LONGEST_CYCLE {
        if engine.play(&mut state, &Move::Cell(cell)).is_err() {
            break;
        }
        let word = engine.word(&state, index);
        if words.contains(&word) {
            break;
        }
        words.push(word);
    }
    words
}
