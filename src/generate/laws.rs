//! The method `laws`: draws a finished board that meets the constraints, then decides which of its cells are given, or which of the numbers
//! about it are shown: as few as leave one answer, and enough to keep each step within reach.

use super::make::{flags_of, put_position, words_of};
use super::prove::Proof;
use super::read::Recipe;
use crate::chance::Chance;
use crate::diag::Problems;
use crate::game::{Game, Layout, Level, Name, Pieces, Stand, Value, Values};
use crate::grid::Cell;
use crate::laws::{self, Ending, Found, Guarding, Lit, Puzzle, Reasoner, implied_of, smallest_of_several};
use crate::play::{Engine, Move};
use crate::solve::analysis::commuting_moves::CommutingMoves;
use crate::solve::{Budget, Method};
use std::collections::BTreeMap;

/// The property of a piece that names the piece used for it as a given.
const GIVEN: &str = "given";
/// The property of a piece that names the piece used where its number is left out.
const CLUE: &str = "clue";

/// A board on which everything is undecided.
struct Open {
    engine: Engine,
    layout: Layout,
    /// For each cell that can be chosen, its words in the order in which choosing shows them.
    cycles: BTreeMap<usize, (Cell, Vec<u16>)>,
    /// By index of the cell: the word without a number, then those with one.
    clues: BTreeMap<usize, Vec<u16>>,
}

/// Makes a level from a pattern's board, with its solution. `None` if this attempt produced none.
pub fn make(
    game: &Game,
    engine: &Engine,
    layout: &Layout,
    recipe: &Recipe,
    chance: &mut Chance,
    budget: &Budget<'_>,
) -> Option<(Layout, Proof)> {
    let mut share = budget.share(Method::Learning);
    if covers(game, layout) {
        let filled = with_board(engine, layout)?;
        let most = usize::try_from(recipe.reasons).ok().filter(|most| *most > 0);
        let opened = laws::open(&filled, most, &mut share).ok()?;
        let proof = Proof { moves: opened.moves, shortest: false };
        return (opened.ending == Ending::Won).then(|| (layout.clone(), proof));
    }
    let open = Open::new(game, engine, layout, &mut share)?;
    let answer = open.answer(chance, &mut share)?;
    let puzzle = open.puzzle(&mut share).ok()??;
    let mut reasoner = Reasoner::new(&puzzle, Guarding::Always, None).ok()?;
    let words = open.with_clues(&puzzle, &mut reasoner, &answer, chance)?;
    let is_clue = |number: usize| puzzle.asked().get(number).is_some_and(|asked| open.clues.contains_key(&asked.index));
    // what may be shown: the player's cells if they can be givens, and numbers
    let can_tell = |number: usize, word: u16| match is_clue(number) {
        true => puzzle.asked().get(number).and_then(|asked| open.clues.get(&asked.index)?.first()) != Some(&word),
        false => given(&game.pieces, word).is_some(),
    };
    let literal = |reasoner: &Reasoner, number: usize| Some((number, reasoner.literal(number, *words.get(number)?)?));
    let told: Option<Vec<(usize, Lit)>> = (0..words.len())
        .filter(|number| words.get(*number).is_some_and(|word| can_tell(*number, *word)))
        .map(|number| literal(&reasoner, number))
        .collect();
    let mut told = told?;
    chance.shuffle(&mut told);
    // some cell of the player's holds something else
    let other = reasoner.variable();
    let own: Vec<usize> = (0..words.len()).filter(|number| !is_clue(*number)).collect();
    let differs: Option<Vec<Lit>> = own.iter().map(|number| literal(&reasoner, *number).map(|(_, lit)| !lit)).collect();
    reasoner.add(differs?.into_iter().chain([!other]));
    let soft: Vec<Lit> = told.iter().map(|(_, lit)| *lit).collect();
    let needed = reasoner.blamed(&[other], &soft, usize::MAX)?;
    let mut kept: Vec<usize> = told.iter().filter(|(_, lit)| needed.contains(lit)).map(|(number, _)| *number).collect();
    let mut spared: Vec<usize> = told.iter().map(|(number, _)| *number).filter(|n| !kept.contains(n)).collect();
    if recipe.open > 0 {
        let most = usize::try_from(recipe.open).ok()?;
        while own.len().saturating_sub(kept.len()) > most {
            kept.push(spared.pop()?);
        }
    }
    if recipe.reasons > 0 {
        share.step(1 << 16).ok()?;
        let most = usize::try_from(recipe.reasons).ok()?;
        within_reach(&puzzle, &words, &own, most, &mut kept, &mut spared, &mut share)?;
    }
    open.write(game, &puzzle, &words, &kept)
}

/// What of the laws cannot be worked out on a board like this one: where the clues are open too, they may ask what is then not known.
pub fn refused(game: &Game, engine: &Engine, layout: &Layout, budget: &Budget<'_>) -> Problems {
    let mut share = budget.share(Method::Learning);
    let made = match covers(game, layout) {
        true => with_board(engine, layout).map(|filled| Puzzle::new(&filled, &mut share)),
        false => Open::new(game, engine, layout, &mut share).map(|open| open.puzzle(&mut share)),
    };
    made.and_then(Result::err).unwrap_or_default()
}

/// Whether a piece of the board covers what the player has to find out.
fn covers(game: &Game, layout: &Layout) -> bool {
    let Some(Values::Text(names)) = layout.matrix("state").map(|matrix| &matrix.values) else { return false };
    let is_cover =
        |name: &Name| game.pieces.find(name.key()).is_some_and(|(at, _)| !game.pieces.covered(at).is_empty());
    names.iter().any(is_cover)
}

/// The engine with another board; none where it cannot be played.
fn with_board(engine: &Engine, layout: &Layout) -> Option<Engine> {
    let id = engine.level_info().map(|level| level.id.clone()).unwrap_or_default();
    engine.with_level(Level { id, layout: layout.clone(), ..Level::default() }).ok()
}

/// Shows more until every step follows from at most this many laws.
fn within_reach(
    puzzle: &Puzzle,
    words: &[u16],
    own: &[usize],
    most: usize,
    kept: &mut Vec<usize>,
    spared: &mut Vec<usize>,
    budget: &mut Budget<'_>,
) -> Option<()> {
    let mut reasoner = Reasoner::new(puzzle, Guarding::ByGuards, None).ok()?;
    let guards = reasoner.guards.clone();
    let about = puzzle.cells_of_laws();
    let literal = |reasoner: &Reasoner, number: usize| reasoner.literal(number, *words.get(number)?);
    let mut found: Vec<usize> = Vec::new();
    loop {
        budget.step(1 << 18).ok()?;
        let is_known = |number: &usize| kept.contains(number) || found.contains(number);
        let known = (0..words.len()).filter(is_known).map(|number| literal(&reasoner, number));
        let mut known: Vec<Lit> = known.collect::<Option<_>>()?;
        let mut open: Vec<usize> = own.iter().copied().filter(|number| !is_known(number)).collect();
        let follows = law_by_law(&mut reasoner, &about, &mut known, &mut open, literal)?;
        found.extend(follows);
        if open.is_empty() {
            return Some(());
        }
        let mut next = None;
        if most > 1 {
            let targets: Vec<Lit> = open.iter().map(|number| literal(&reasoner, *number)).collect::<Option<_>>()?;
            let reason = smallest_of_several(&mut reasoner, &known, &targets, &guards)?;
            let target = *open.get(reason.target)?;
            if reason.from.len() <= most {
                found.push(target);
                continue;
            }
            next = Some(target);
        }
        // a cell that is open itself if it can be a given, otherwise any number
        let is_wanted = |number: &usize| next.map_or_else(|| open.contains(number), |target| target == *number);
        let place = spared.iter().position(is_wanted).or(spared.len().checked_sub(1))?;
        kept.push(spared.remove(place));
    }
}

/// What follows from single laws, one after another until nothing more does: it is known then, and no longer open.
fn law_by_law(
    reasoner: &mut Reasoner,
    about: &[Vec<usize>],
    known: &mut Vec<Lit>,
    open: &mut Vec<usize>,
    literal: impl Fn(&Reasoner, usize) -> Option<Lit>,
) -> Option<Vec<usize>> {
    let guards = reasoner.guards.clone();
    let mut found = Vec::new();
    // laws that may say more than they did
    let mut fresh = vec![true; guards.len()];
    while let Some(law) = fresh.iter().position(|fresh| *fresh) {
        *fresh.get_mut(law)? = false;
        let cells: Vec<usize> = about.get(law)?.iter().copied().filter(|cell| open.contains(cell)).collect();
        let targets: Vec<Lit> = cells.iter().map(|cell| literal(reasoner, *cell)).collect::<Option<_>>()?;
        if targets.is_empty() {
            continue;
        }
        let assumed: Vec<Lit> = known.iter().copied().chain(guards.get(law).copied()).collect();
        let all: Vec<usize> = (0..targets.len()).collect();
        for number in implied_of(reasoner, &assumed, &targets, &all, false) {
            let cell = *cells.get(number)?;
            known.push(*targets.get(number)?);
            open.retain(|other| *other != cell);
            found.push(cell);
            for (law, cells) in fresh.iter_mut().zip(about) {
                *law |= cells.binary_search(&cell).is_ok();
            }
        }
    }
    Some(found)
}

impl Open {
    /// The pattern's board with everything undecided that can be: its givens count as cells of the player.
    fn new(game: &Game, engine: &Engine, layout: &Layout, budget: &mut Budget<'_>) -> Option<Self> {
        let mut layout = layout.clone();
        layout.matrices.retain(|matrix| matrix.name.key() != "final");
        let pieces = &game.pieces;
        let (_, names) = words_of(&mut layout, "state")?;
        let own_of = |name: &Name| {
            let stands_for = |piece: &&crate::game::Piece| property(piece, GIVEN).is_some_and(|given| given == name);
            pieces.iter().find(stands_for).map(|piece| piece.name.clone())
        };
        let is_open =
            |name: &Name| pieces.find(name.key()).is_some_and(|(at, _)| matches!(pieces.stand(at), Stand::Open(_)));
        let mut chosen = Vec::new();
        let mut clues = BTreeMap::new();
        for (index, name) in names.iter_mut().enumerate() {
            if let Some(own) = own_of(name) {
                *name = own;
            }
            let piece = pieces.find(name.key()).map(|(_, piece)| piece);
            if let Some(plain) = piece.and_then(|piece| property(piece, CLUE)).cloned() {
                *name = plain;
            }
            chosen.push(is_open(name) || piece.is_some_and(|piece| property(piece, GIVEN).is_some()));
            let variants = with_clue(pieces, name);
            if variants.len() > 1 {
                clues.insert(index, variants);
            }
        }
        *flags_of(&mut layout, "valid")? = chosen;
        let made = with_board(engine, &layout)?;
        let alone = CommutingMoves::new(&made, &made.start(0), budget)?.alone()?;
        let mut cycles = BTreeMap::new();
        let size = made.board_size();
        let (_, names) = words_of(&mut layout, "state")?;
        for (cell, mut words) in alone {
            let first = words.iter().position(|word| matches!(pieces.stand((*word).into()), Stand::Open(_)))?;
            words.rotate_left(first);
            let index = size.index(cell)?;
            *names.get_mut(index)? = pieces.get(usize::from(*words.first()?))?.name.clone();
            cycles.insert(index, (cell, words));
        }
        let engine = with_board(engine, &layout)?;
        Some(Self { engine, layout, cycles, clues })
    }

    /// Everything that is to be found, the clues among it.
    fn puzzle(&self, budget: &mut Budget<'_>) -> Result<Option<Puzzle>, Problems> {
        Puzzle::with(&self.engine, &self.engine.start(0), &self.clues, budget)
    }

    /// A random finished board: the word of each of the player's cells, by index.
    fn answer(&self, chance: &mut Chance, budget: &mut Budget<'_>) -> Option<BTreeMap<usize, u16>> {
        let puzzle = Puzzle::new(&self.engine, budget).ok()??;
        let mut reasoner = Reasoner::new(&puzzle, Guarding::Always, Some(chance)).ok()?;
        let Found::Possible(model) = reasoner.ask(&[]) else { return None };
        let words = reasoner.words(&model);
        Some(puzzle.asked().iter().map(|asked| asked.index).zip(words).collect())
    }

    /// The words of the answer, with a number wherever one is possible, such that no law is broken.
    fn with_clues(
        &self,
        puzzle: &Puzzle,
        reasoner: &mut Reasoner,
        answer: &BTreeMap<usize, u16>,
        chance: &mut Chance,
    ) -> Option<Vec<u16>> {
        let mut known = Vec::new();
        for (number, asked) in puzzle.asked().iter().enumerate() {
            if let Some(word) = answer.get(&asked.index) {
                known.push(reasoner.literal(number, *word)?);
            }
        }
        let mut words = Vec::new();
        for (number, asked) in puzzle.asked().iter().enumerate() {
            if let Some(word) = answer.get(&asked.index) {
                words.push(*word);
                continue;
            }
            let (plain, with_number) = asked.words.split_first()?;
            let mut fitting = Vec::new();
            for word in with_number {
                let lit = reasoner.literal(number, *word)?;
                let assumed: Vec<Lit> = known.iter().copied().chain([lit]).collect();
                if matches!(reasoner.ask(&assumed), Found::Possible(_)) {
                    fitting.push(*word);
                }
            }
            words.push(chance.pick(&fitting).copied().unwrap_or(*plain));
        }
        Some(words)
    }

    /// The level: what is shown stands there, everything else is undecided.
    fn write(&self, game: &Game, puzzle: &Puzzle, words: &[u16], kept: &[usize]) -> Option<(Layout, Proof)> {
        let mut layout = self.layout.clone();
        let mut moves = Vec::new();
        let mut first = None;
        let mut fixed = Vec::new();
        let (_, names) = words_of(&mut layout, "state")?;
        for (number, (asked, word)) in puzzle.asked().iter().zip(words).enumerate() {
            let is_told = kept.contains(&number);
            let name = |word: u16| game.pieces.get(usize::from(word)).map(|piece| piece.name.clone());
            let place = names.get_mut(asked.index)?;
            match (self.clues.get(&asked.index), is_told) {
                (Some(_), true) => *place = name(*word)?,
                (Some(variants), false) => *place = name(*variants.first()?)?,
                (None, true) => {
                    *place = given(&game.pieces, *word)?.clone();
                    fixed.push(asked.index);
                }
                (None, false) => {
                    let (cell, cycle) = self.cycles.get(&asked.index)?;
                    let presses = cycle.iter().position(|shown| puzzle.counts(*shown) == Some(*word))?;
                    moves.extend(std::iter::repeat_n(Move::Cell(*cell), presses));
                    first.get_or_insert(*cell);
                }
            }
        }
        let valid = flags_of(&mut layout, "valid")?;
        for index in fixed {
            *valid.get_mut(index)? = false;
        }
        put_position(&mut layout, first?);
        Some((layout, Proof { moves, shortest: true }))
    }
}

fn property<'p>(piece: &'p crate::game::Piece, key: &str) -> Option<&'p Name> {
    match piece.property(key)? {
        Value::Text(name) => Some(name),
        _ => None,
    }
}

/// The piece that shows this word as a given.
fn given(pieces: &Pieces, word: u16) -> Option<&Name> {
    property(pieces.get(usize::from(word))?, GIVEN)
}

/// A piece without a number, followed by its variants with one; the piece alone if there are none.
fn with_clue(pieces: &Pieces, plain: &Name) -> Vec<u16> {
    let with = pieces.iter().enumerate().filter(|(_, piece)| property(piece, CLUE).is_some_and(|name| name == plain));
    let own = pieces.find(plain.key()).map(|(at, _)| at);
    own.into_iter().chain(with.map(|(at, _)| at)).filter_map(|at| u16::try_from(at).ok()).collect()
}
