//! The method `answer`: the finished board is made first, by laws of what may stand together; then it is settled what of it
//! the player is given. The answer is the only one, by proof. Works where each move turns its own cell, and only that.

use super::lines::MAX_LINE;
use super::logic::{Deduced, Law, Logic, Values};
use super::make::{flags_of, put_position, words_of};
use super::prove::Proof;
use super::read::{Group, Recipe};
use crate::chance::Chance;
use crate::diag::{Code, Problem};
use crate::game::{Game, Layout, Level, Name, Piece, Value};
use crate::grid::{Cell, Size};
use crate::play::{Engine, Move};
use crate::solve::Budget;
use crate::solve::analysis::commuting_moves::CommutingMoves;
use std::collections::BTreeMap;

/// The most values that are tried for one finished board, and for each cell that is to be open.
const STEPS: u32 = 2_000;
/// Properties of pieces: what a piece shows, what is there when it is given, and how long a run it tells of.
const SIGN: &str = "sign";
const GIVEN: &str = "given";
const RUN: &str = "run";

/// A cell that the player fills.
#[derive(Debug, Clone)]
struct OpenCell {
    cell: Cell,
    index: usize,
    /// What is there before the first move.
    open: Name,
    /// By value: what the player puts there, after how many moves, and what is there when it is given.
    values: Vec<Option<(Name, usize, Option<Name>)>>,
}

/// What the finished boards of a pattern are like.
#[derive(Debug, Clone)]
pub struct Answers {
    size: Size,
    places: Vec<OpenCell>,
    sort: Sort,
}

#[derive(Debug, Clone)]
enum Sort {
    /// Groups of places that differ.
    Groups(Logic),
    /// Runs in rows and columns, told beside them: the lines, and the pieces of the margin by length (0: none).
    Runs { lines: Vec<BoardLine>, clues: BTreeMap<usize, Name> },
}

/// A row or column of places with the cells of its margin, nearest first.
#[derive(Debug, Clone)]
struct BoardLine {
    places: Vec<usize>,
    margin: Vec<usize>,
}

/// A property of a piece, as a text.
pub fn property(piece: &Piece, key: &str) -> Option<String> {
    piece.properties.iter().find(|(name, _)| name.key() == key).map(|(_, value)| match value {
        Value::Text(name) => name.key().to_owned(),
        Value::Int(number) => number.to_string(),
        Value::Bool(bool) => bool.to_string(),
    })
}

/// The piece of this name.
pub fn piece_of<'g>(game: &'g Game, key: &str) -> Option<&'g Piece> {
    game.pieces.iter().find(|piece| piece.name.key() == key)
}

impl Answers {
    /// Reads off a pattern and its rules what its finished boards are like.
    ///
    /// # Errors
    /// What is missing (G009), without the name of the level.
    pub fn new(
        game: &Game,
        engine: &Engine,
        layout: &Layout,
        recipe: &Recipe,
        budget: &mut Budget<'_>,
    ) -> Result<Self, Problem> {
        let mut open = layout.clone();
        let (size, state) = words_of(&mut open, "state").ok_or_else(|| Code::G009.error("no-state").cure("add-it"))?;
        let before = state.clone();
        if recipe.runs.is_none() {
            let owns = owns(game, layout, &before);
            for (place, own) in state.iter_mut().zip(&owns) {
                place.clone_from(own.as_ref().unwrap_or(&place.clone()));
            }
            if let Some(valid) = flags_of(&mut open, "valid") {
                valid.iter_mut().zip(&owns).for_each(|(valid, own)| *valid = own.is_some());
            }
        }
        let cycles = cycles(game, engine, open, budget);
        let cycles = cycles.ok_or_else(|| Code::G009.error("does-more").cure("own-cell"))?;
        let (places, signs) = match &recipe.runs {
            Some([gap, filled]) => (runs_places(size, &before, cycles, [gap, filled]), 2),
            None => group_places(game, size, cycles),
        };
        if places.is_empty() || places.iter().any(|place| place.values.iter().all(Option::is_none)) {
            let case = if recipe.runs.is_some() { "not-to-runs" } else { "not-to-signs" };
            return Err(Code::G009.error(case).cure("pieces-and-level"));
        }
        let sort = match &recipe.runs {
            Some(_) => runs(game, size, &places, recipe),
            None => Sort::Groups(groups(size, &places, signs, &recipe.groups)),
        };
        Ok(Self { size, places, sort })
    }

    /// A level with one answer, and its shortest solution. None where this time there is none.
    pub fn make(&self, layout: &Layout, recipe: &Recipe, chance: &mut Chance) -> Option<(Layout, Proof)> {
        let (answer, given, margin) = match &self.sort {
            Sort::Groups(logic) => {
                let (answer, given) = self.dig(logic, recipe, chance)?;
                (answer, given, Vec::new())
            }
            Sort::Runs { lines, clues } => {
                let (answer, margin) = self.picture(lines, clues, recipe, chance)?;
                (answer, vec![false; self.places.len()], margin)
            }
        };
        self.write(layout, &answer, &given, &margin)
    }

    /// A finished board, and which places of it are given.
    fn dig(&self, logic: &Logic, recipe: &Recipe, chance: &mut Chance) -> Option<(Vec<Values>, Vec<bool>)> {
        let all: Vec<Values> = self.places.iter().map(OpenCell::all).collect();
        let Deduced::Found(answer) = logic.search(all.clone(), Some(chance), &mut STEPS.clone()) else { return None };
        let mut order: Vec<usize> = (0..self.places.len()).collect();
        chance.shuffle(&mut order);
        let mut known = answer.clone();
        let mut open = 0;
        for place in order {
            if recipe.open > 0 && open >= recipe.open {
                break;
            }
            let (Some(now), Some(all), Some(value)) = (known.get_mut(place), all.get(place), answer.get(place)) else {
                continue;
            };
            *now = *all;
            let still_one = if recipe.guess {
                let mut other = known.clone();
                other.get_mut(place).into_iter().for_each(|other| *other &= !value);
                logic.search(other, None, &mut STEPS.clone()) == Deduced::None
            } else {
                let mut narrowed = known.clone();
                logic.narrow(&mut narrowed) && narrowed == answer
            };
            match still_one {
                true => open += 1,
                false => known.get_mut(place).into_iter().for_each(|now| *now = *value),
            }
        }
        let given = known.iter().map(|values| values.count_ones() == 1).collect();
        Some((answer, given))
    }

    /// A picture that its margin alone tells, with what stands in the margin.
    #[allow(clippy::type_complexity)]
    fn picture(
        &self,
        lines: &[BoardLine],
        clues: &BTreeMap<usize, Name>,
        recipe: &Recipe,
        chance: &mut Chance,
    ) -> Option<(Vec<Values>, Vec<(usize, Name)>)> {
        let answer = self.spots(chance);
        let (mut laws, mut margin) = (Vec::new(), Vec::new());
        for line in lines {
            let filled = |place: &usize| answer.get(*place) == Some(&0b10);
            let runs: Vec<usize> = line
                .places
                .chunk_by(|a, b| filled(a) == filled(b))
                .filter(|run| run.first().is_some_and(filled))
                .map(<[usize]>::len)
                .collect();
            if runs.len() > line.margin.len() {
                return None;
            }
            let told = runs.iter().rev().copied().chain(std::iter::repeat(0));
            for (cell, run) in line.margin.iter().zip(told) {
                margin.push((*cell, clues.get(&run)?.clone()));
            }
            laws.push(Law::Runs { cells: line.places.clone(), runs });
        }
        let logic = Logic::new(self.places.len(), laws);
        let mut values = vec![0b11; self.places.len()];
        let is_only = logic.narrow(&mut values)
            && (values == answer || recipe.guess && logic.is_only(&values, &answer, &mut STEPS.clone())?);
        is_only.then_some((answer, margin))
    }

    /// Filled cells in spots: numbers by chance, each added up with those around it; the larger ones are filled.
    fn spots(&self, chance: &mut Chance) -> Vec<Values> {
        let mut numbers = vec![0_usize; self.size.area()];
        numbers.iter_mut().for_each(|number| *number = chance.below(1_000));
        let around = |place: &OpenCell| -> usize {
            let (x, y) = (place.cell.x, place.cell.y);
            let (columns, rows) =
                (x.saturating_sub(1)..=x.saturating_add(1), y.saturating_sub(1)..=y.saturating_add(1));
            let cells = rows.flat_map(|y| columns.clone().map(move |x| Cell::new(x, y)));
            let near = cells.filter(|cell| self.size.contains(*cell)).filter_map(|cell| self.size.index(cell));
            let (sum, count) =
                near.filter_map(|at| numbers.get(at)).fold((0, 0), |(sum, count), number| (sum + number, count + 1));
            sum / count.max(1)
        };
        let sums: Vec<usize> = self.places.iter().map(around).collect();
        let mut sorted = sums.clone();
        sorted.sort_unstable();
        // from two to three fifths are filled
        let gaps = sorted.len() * (40 + chance.below(21)) / 100;
        let least = sorted.get(gaps).copied().unwrap_or(0);
        sums.iter().map(|sum| if *sum >= least { 0b10 } else { 0b01 }).collect()
    }

    fn write(
        &self,
        layout: &Layout,
        answer: &[Values],
        given: &[bool],
        margin: &[(usize, Name)],
    ) -> Option<(Layout, Proof)> {
        let mut made = layout.clone();
        let (mut state, mut last) = (Vec::new(), Vec::new());
        let mut moves = Vec::new();
        let mut first = None;
        for ((place, value), given) in self.places.iter().zip(answer).zip(given) {
            let (own, presses, fixed) = place.values.get(value.trailing_zeros() as usize)?.as_ref()?;
            let (begins, ends) = if *given { (fixed.as_ref()?, fixed.as_ref()?) } else { (&place.open, own) };
            state.push((place.index, begins.clone()));
            last.push((place.index, ends.clone()));
            if !given {
                first.get_or_insert(place.cell);
                moves.extend(std::iter::repeat_n(Move::Cell(place.cell), *presses));
            }
        }
        let valid = flags_of(&mut made, "valid")?;
        valid.fill(false);
        for (place, _) in self.places.iter().zip(given).filter(|(_, given)| !**given) {
            *valid.get_mut(place.index)? = true;
        }
        for (key, cells) in [("state", &state), ("final", &last)] {
            let (_, words) = words_of(&mut made, key)?;
            for (index, word) in cells.iter().chain(margin) {
                words.get_mut(*index)?.clone_from(word);
            }
        }
        put_position(&mut made, first?);
        Some((made, Proof { moves, shortest: true }))
    }
}

impl OpenCell {
    fn all(&self) -> Values {
        (0..).zip(&self.values).filter(|(_, value)| value.is_some()).fold(0, |all, (bit, _)| all | 1 << bit)
    }
}

/// By cell: a piece that the player puts there, where the finished board of the pattern shows one or what stands for it.
fn owns(game: &Game, layout: &Layout, state: &[Name]) -> Vec<Option<Name>> {
    let mut last = layout.clone();
    let finished = words_of(&mut last, "final").map_or(state.to_vec(), |(_, words)| words.clone());
    let own = |name: &Name| {
        let is = piece_of(game, name.key()).filter(|piece| property(piece, GIVEN).is_some());
        let stands_for = || game.pieces.iter().find(|piece| property(piece, GIVEN).as_deref() == Some(name.key()));
        is.or_else(stands_for).map(|piece| piece.name.clone())
    };
    finished.iter().map(own).collect()
}

/// For each cell that can be chosen its words, in the order in which they come.
fn cycles(game: &Game, engine: &Engine, layout: Layout, budget: &mut Budget<'_>) -> Option<Vec<(Cell, Vec<Name>)>> {
    let engine = engine.with_level(Level { layout, ..Level::default() }).ok()?;
    let alone = CommutingMoves::new(&engine, &engine.start(0), budget)?.alone()?;
    let name = |word: &u16| game.pieces.get(usize::from(*word)).map(|piece| piece.name.clone());
    alone.into_iter().map(|(cell, words)| Some((cell, words.iter().map(name).collect::<Option<_>>()?))).collect()
}

fn group_places(game: &Game, size: Size, cycles: Vec<(Cell, Vec<Name>)>) -> (Vec<OpenCell>, usize) {
    let sign = |name: &Name| piece_of(game, name.key()).and_then(|piece| property(piece, SIGN));
    let mut signs: Vec<String> = cycles.iter().flat_map(|(_, words)| words.iter().filter_map(sign)).collect();
    signs.sort();
    signs.dedup();
    signs.truncate(Values::BITS as usize);
    let place = |(cell, mut words): (Cell, Vec<Name>)| {
        let empty = words.iter().position(|word| sign(word).is_none())?;
        words.rotate_left(empty);
        let value = |wanted: &String| {
            let at = words.iter().position(|word| sign(word).as_ref() == Some(wanted))?;
            let word = words.get(at)?;
            let given = piece_of(game, word.key()).and_then(|piece| property(piece, GIVEN));
            let given = given.and_then(|key| piece_of(game, &key)).map(|piece| piece.name.clone());
            Some((word.clone(), at, given))
        };
        let values = signs.iter().map(value).collect();
        Some(OpenCell { cell, index: size.index(cell)?, open: words.first()?.clone(), values })
    };
    (cycles.into_iter().filter_map(place).collect(), signs.len())
}

fn runs_places(size: Size, before: &[Name], cycles: Vec<(Cell, Vec<Name>)>, pieces: [&Name; 2]) -> Vec<OpenCell> {
    let place = |(cell, words): (Cell, Vec<Name>)| {
        let index = size.index(cell)?;
        let value = |piece: &Name| Some((piece.clone(), words.iter().position(|word| word == piece)?, None));
        let values: Vec<_> = pieces.iter().map(|piece| value(piece)).collect();
        let all = values.iter().all(Option::is_some);
        Some(OpenCell { cell, index, open: before.get(index)?.clone(), values: if all { values } else { Vec::new() } })
    };
    cycles.into_iter().filter_map(place).collect()
}

fn groups(size: Size, places: &[OpenCell], signs: usize, groups: &[Group]) -> Logic {
    let mut laws = Vec::new();
    let all = u32::try_from((1_u64 << signs.min(32)) - 1).unwrap_or(u32::MAX);
    for group in groups {
        let mut cells: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for (number, place) in places.iter().enumerate() {
            let (x, y) = (usize::from(place.cell.x), usize::from(place.cell.y));
            let key = match *group {
                Group::Rows => y,
                Group::Columns => x,
                Group::Boxes(wide, high) => {
                    y / usize::from(high) * usize::from(size.width).div_ceil(usize::from(wide)) + x / usize::from(wide)
                }
            };
            cells.entry(key).or_default().push(number);
        }
        laws.extend(
            cells.into_values().map(|cells| Law::Differ { all: if cells.len() == signs { all } else { 0 }, cells }),
        );
    }
    Logic::new(places.len(), laws)
}

fn runs(game: &Game, size: Size, places: &[OpenCell], recipe: &Recipe) -> Sort {
    let mut clues: BTreeMap<usize, Name> = game
        .pieces
        .iter()
        .filter_map(|piece| Some((property(piece, RUN)?.parse().ok()?, piece.name.clone())))
        .collect();
    clues.extend(recipe.blank.iter().map(|blank| (0, blank.clone())));
    let mut lines = Vec::new();
    for turned in [false, true] {
        let key = |cell: Cell| if turned { (cell.x, cell.y) } else { (cell.y, cell.x) };
        let mut found: BTreeMap<u8, Vec<usize>> = BTreeMap::new();
        for (number, place) in places.iter().enumerate() {
            found.entry(key(place.cell).0).or_default().push(number);
        }
        for (line, cells) in found {
            let first = cells.first().and_then(|first| places.get(*first)).map_or(0, |place| key(place.cell).1);
            let margin = (0..first)
                .rev()
                .filter_map(|at| size.index(if turned { Cell::new(line, at) } else { Cell::new(at, line) }));
            lines.push(BoardLine { places: cells, margin: margin.collect() });
        }
    }
    lines.iter_mut().for_each(|line| line.places.truncate(MAX_LINE));
    Sort::Runs { lines, clues }
}
