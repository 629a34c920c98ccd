//! The method `equation`: rows of signs that become a true equation when the right ones are covered, as many as the row's first piece says,
//! with exactly one solution.

use super::make::{flags_of, piece_of, property, put_position, words_of};
use crate::chance::Chance;
use crate::diag::{Code, Problem};
use crate::game::{Game, Layout, Name};
use crate::grid::Cell;

/// The longest row, in signs: every choice of signs to cover is tried.
const MAX_SIGNS: usize = 20;
/// How many equations are tried for one row before the board is abandoned.
const TRIES: u32 = 400;
/// Properties of pieces: the sign that it shows, the piece that covers it, and how many signs of its row must be covered.
const SIGN: &str = "sign";
const COVERED: &str = "covered";
const COVER: &str = "cover";

/// A sign uncovered and, if it can be covered, covered.
#[derive(Debug, Clone)]
struct EquationSign {
    sign: u8,
    open: Name,
    covered: Option<Name>,
}

/// The rows of a pattern.
#[derive(Debug, Clone)]
pub struct Equations {
    signs: Vec<EquationSign>,
    /// For each row, where its signs begin, how many there are and how many must be covered.
    rows: Vec<(Cell, usize, usize)>,
}

impl Equations {
    /// Reads the rows of a pattern.
    ///
    /// # Errors
    /// What is missing (G009), without the name of the level.
    pub fn new(game: &Game, layout: &Layout) -> Result<Self, Problem> {
        let sign = |piece: &crate::game::Piece| {
            let sign = property(piece, SIGN).and_then(|sign| sign.bytes().next())?;
            let covered = property(piece, COVERED).and_then(|key| piece_of(game, &key)).map(|piece| piece.name.clone());
            Some(EquationSign { sign, open: piece.name.clone(), covered })
        };
        let signs: Vec<EquationSign> = game.pieces.iter().filter_map(sign).collect();
        let all = b"0123456789+-*/=";
        if let Some(missing) = all.iter().find(|sign| !signs.iter().any(|known| known.sign == **sign)) {
            return Err(Code::G009.error("no-sign").arg("sign", char::from(*missing)).cure("sign-pieces"));
        }
        let mut layout = layout.clone();
        let (size, words) =
            words_of(&mut layout, "state").ok_or_else(|| Code::G009.error("no-state").cure("add-it"))?;
        let cover = |cell: Cell| -> Option<usize> {
            let word = words.get(size.index(cell)?)?;
            property(piece_of(game, word.key())?, COVER)?.parse().ok()
        };
        let row = |y: u8| {
            let x = (0..size.width).find(|x| cover(Cell::new(*x, y)).is_some())?;
            let count = usize::from(size.width - x - 1);
            Some((Cell::new(x + 1, y), count, cover(Cell::new(x, y))?))
        };
        let rows: Vec<_> = (0..size.height).filter_map(row).collect();
        if rows.is_empty()
            || rows.iter().any(|(_, count, cover)| *count > MAX_SIGNS || *cover == 0 || cover + 5 > *count)
        {
            return Err(Code::G009.error("rows").arg("most", MAX_SIGNS).cure("other-level"));
        }
        Ok(Self { signs, rows })
    }

    /// A board, or `None` if this attempt produced none.
    pub fn make(&self, layout: &Layout, chance: &mut Chance) -> Option<Layout> {
        let mut made = layout.clone();
        let (size, _) = words_of(&mut made, "state")?;
        let (mut state, mut last, mut valid) = (Vec::new(), Vec::new(), Vec::new());
        for (begin, count, cover) in &self.rows {
            let (signs, covered) = row(*count, *cover, chance)?;
            for (place, sign) in signs.iter().enumerate() {
                let sign = self.signs.iter().find(|known| known.sign == *sign)?;
                let index = size.index(Cell::new(begin.x + u8::try_from(place).ok()?, begin.y))?;
                state.push((index, &sign.open));
                let is_covered = covered.contains(&place);
                last.push((index, if is_covered { sign.covered.as_ref()? } else { &sign.open }));
                valid.push((index, sign.covered.is_some()));
            }
        }
        for (key, cells) in [("state", &state), ("final", &last)] {
            let (_, words) = words_of(&mut made, key)?;
            for (index, word) in cells {
                words.get_mut(*index)?.clone_from(word);
            }
        }
        let flags = flags_of(&mut made, "valid")?;
        for (index, open) in &valid {
            *flags.get_mut(*index)? = *open;
        }
        let first = valid.iter().find(|(_, open)| *open).and_then(|(index, _)| size.cell(*index))?;
        put_position(&mut made, first);
        Some(made)
    }
}

/// `count` signs that become a true equation if `cover` of them are covered, in exactly one way; and which ones those are.
fn row(count: usize, cover: usize, chance: &mut Chance) -> Option<(Vec<u8>, Vec<usize>)> {
    for _ in 0..TRIES {
        let Some(mut signs) = equation(count - cover, chance) else { continue };
        for _ in 0..cover {
            let more = if chance.below(4) == 0 { b"+-*/".as_slice() } else { b"0123456789" };
            let place = chance.below(signs.len() + 1);
            signs.insert(place, chance.pick(more).copied()?);
        }
        if is_true(&signs) == Some(true) {
            continue;
        }
        let mut ways = Vec::new();
        choose(&signs, cover, 0, &mut Vec::new(), &mut ways);
        if ways.len() == 1 {
            return Some((signs, ways.pop()?));
        }
    }
    None
}

/// A true equation of this many characters: two numbers and their result, on either side.
fn equation(length: usize, chance: &mut Chance) -> Option<Vec<u8>> {
    let number = |chance: &mut Chance| {
        let digits = u32::try_from(1 + chance.below(length.saturating_sub(3).clamp(1, 4))).unwrap_or(1);
        chance.below(10_usize.pow(digits))
    };
    let (a, b) = (number(chance), number(chance));
    let (text, result) = match chance.below(4) {
        0 => (format!("{a}+{b}"), a + b),
        1 => (format!("{}-{b}", a + b), a),
        2 => (format!("{a}*{b}"), a * b),
        _ if b == 0 => return None,
        _ => (format!("{}/{b}", a * b), a),
    };
    let text = if chance.below(2) == 0 { format!("{text}={result}") } else { format!("{result}={text}") };
    (text.len() == length).then(|| text.into_bytes())
}

/// All ways to cover this many signs from `from` on, except `=`, that leave a true equation; stops at two.
fn choose(signs: &[u8], cover: usize, from: usize, covered: &mut Vec<usize>, ways: &mut Vec<Vec<usize>>) {
    if ways.len() > 1 {
        return;
    }
    if cover == 0 {
        let left = signs.iter().enumerate().filter(|(place, _)| !covered.contains(place)).map(|(_, sign)| *sign);
        if is_true(&left.collect::<Vec<_>>()) == Some(true) {
            ways.push(covered.clone());
        }
        return;
    }
    for (place, _) in signs.iter().enumerate().skip(from).filter(|(_, sign)| **sign != b'=') {
        covered.push(place);
        choose(signs, cover - 1, place + 1, covered, ways);
        covered.pop();
    }
}

/// A fraction whose denominator is never 0.
type Fraction = (i128, i128);

/// Whether signs form a true equation, read leniently: numbers may begin with 0 and have a sign, and division may give fractions. `None` if
/// they are no equation.
fn is_true(signs: &[u8]) -> Option<bool> {
    let mut sides = signs.split(|sign| *sign == b'=');
    let (left, right) = (side(sides.next()?)?, side(sides.next()?)?);
    sides.next().is_none().then_some(())?;
    Some(left.0.checked_mul(right.1)? == right.0.checked_mul(left.1)?)
}

fn side(signs: &[u8]) -> Option<Fraction> {
    let mut rest = signs;
    let (mut sum, mut product): (Fraction, Fraction) = ((0, 1), (0, 1));
    let mut operator = b'+';
    loop {
        let minus = rest.first() == Some(&b'-');
        let digits = rest.get(usize::from(matches!(rest.first(), Some(b'+' | b'-')))..)?;
        let length = digits.iter().take_while(|sign| sign.is_ascii_digit()).count();
        let (number, after) = digits.split_at_checked(length)?;
        let number: i128 = std::str::from_utf8(number).ok()?.parse().ok()?;
        let number = if minus { -number } else { number };
        match operator {
            b'*' => product.0 = product.0.checked_mul(number)?,
            b'/' if number == 0 => return None,
            b'/' => product.1 = product.1.checked_mul(number)?,
            operator => {
                sum = add(sum, product)?;
                product = (if operator == b'-' { -number } else { number }, 1);
            }
        }
        match after.split_first() {
            None => return add(sum, product),
            Some((next, after)) => (operator, rest) = (*next, after),
        }
    }
}

fn add(a: Fraction, b: Fraction) -> Option<Fraction> {
    Some((a.0.checked_mul(b.1)?.checked_add(b.0.checked_mul(a.1)?)?, a.1.checked_mul(b.1)?))
}

#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests {
    use super::*;

    #[test]
    fn equations_are_read_as_people_read_them() {
        for text in ["2+3*4=14", "10-4-3=3", "8/4/2=1", "1/2+1/2=1", "-3+5=2", "2*-3=-6", "007=7", "6/4=3/2"] {
            assert_eq!(is_true(text.as_bytes()), Some(true), "{text}");
        }
        for text in ["2+3*4=20", "10-4-3=9"] {
            assert_eq!(is_true(text.as_bytes()), Some(false), "{text}");
        }
        for text in ["1/0=1", "1+=1", "=1", "3", "1=1=1", "2**2=4"] {
            assert_eq!(is_true(text.as_bytes()), None, "{text}");
        }
    }

    #[test]
    fn a_second_way_is_seen() {
        let mut ways = Vec::new();
        choose(b"55=5", 1, 0, &mut Vec::new(), &mut ways);
        assert_eq!(ways, [[0], [1]]);
    }

    #[test]
    fn rows_are_of_the_length_asked_for() {
        let mut chance = Chance::new(1);
        for (count, cover) in [(8, 1), (9, 1), (9, 2), (11, 3), (12, 4)] {
            let (signs, covered) = row(count, cover, &mut chance).unwrap();
            assert_eq!((signs.len(), covered.len()), (count, cover));
        }
    }
}
