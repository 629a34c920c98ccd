//! The method `laws`: draws a finished board that meets the constraints, then decides which of its cells are given, or which of the numbers
//! about it are shown: as few as leave one answer, and enough to keep each step within reach.

#![expect(
    clippy::indexing_slicing,
    reason = "asked cells and laws are those of the puzzle: each has a word or a guard"
)]

use super::make::{flags_of, put_position, words_of};
use super::prove::Proof;
use super::read::Recipe;
use crate::laws::{
    self, Apart, ByLaw, Cycles, Ending, Found, Guarding, Lit, Puzzle, Reasoner, THOROUGHLY, implied_of, of_several,
};
use crate::solve::analysis::commuting_moves::CommutingMoves;
use crate::solve::{Budget, Method};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};
use switchboard_base::chance::Chance;
use switchboard_base::diag::Problems;
use switchboard_engine::play::{Engine, Move};
use switchboard_game::{Game, Layout, Level, Matrix, Name, Pieces, Stand, Value, Values};

/// The property of a piece that names the piece used for it as a given.
const GIVEN: &str = "given";
/// The property of a piece that names the piece used where its number is left out.
const CLUE: &str = "clue";

/// What was found out with boards of a pattern and is as true of the next ones.
#[derive(Debug, Default)]
pub struct Learnt {
    /// What the boards have in common: all but what stands there and which cells can be chosen.
    frame: Layout,
    /// By cell and word, where choosing the cell depends on nothing else: the words that it shows, from this one on.
    cycles: FxHashMap<(usize, u16), Vec<u16>>,
    /// The board undecided, with everything that can be known of it.
    same: Option<(Layout, Arc<Open>)>,
}

/// A board on which everything is undecided.
#[derive(Debug)]
struct Open {
    layout: Layout,
    /// For each cell that can be chosen, its words in the order in which choosing shows them.
    cycles: Cycles,
    /// By index of the cell: the word without a number, then those with one.
    clues: BTreeMap<usize, Vec<u16>>,
    /// Everything that is to be found, the clues among it.
    puzzle: Puzzle,
    /// Its laws one by one, once that is needed.
    apart: OnceLock<Apart>,
}

/// Makes a level from a pattern's board, with its solution. `None` if this attempt produced none.
pub fn make(
    game: &Game,
    engine: &Engine,
    layout: &Layout,
    recipe: &Recipe,
    learnt: &mut Learnt,
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
    let open = Open::new(game, engine, layout, learnt, &mut share)?.ok()?;
    let puzzle = &open.puzzle;
    let most = usize::try_from(recipe.reasons).ok()?;
    // where nothing can be told besides, the board says everything or is not wanted
    let tells = puzzle.asked().iter().any(|asked| {
        open.clues.contains_key(&asked.index) || asked.words.iter().any(|word| given(&game.pieces, *word).is_some())
    });
    if !tells && most > 0 {
        let mut by_law = ByLaw::new(puzzle, open.apart(&mut share)?, &share)?;
        by_law.follow();
        if by_law.is_broken() {
            return None;
        }
        if let Some(words) = by_law.known().iter().copied().collect::<Option<Vec<u16>>>() {
            return open.write(game, &words, &[]);
        }
        if most == 1 && (0..puzzle.laws().len()).all(|law| by_law.is_exact(law)) {
            return None;
        }
    }
    share.step(1 << 14).ok()?;
    let mut reasoner = Reasoner::new(puzzle, Guarding::Always, Some(chance), &share).ok()?;
    let words = open.words(&mut reasoner, chance)?;
    let is_clue = |number: usize| open.clues.contains_key(&puzzle.asked()[number].index);
    // what may be shown: the player's cells if they can be givens, and numbers
    let can_tell = |number: usize, word: u16| match is_clue(number) {
        true => open.clues.get(&puzzle.asked()[number].index).and_then(|words| words.first()) != Some(&word),
        false => given(&game.pieces, word).is_some(),
    };
    let literal = |reasoner: &Reasoner<'_>, number: usize| Some((number, reasoner.literal(number, words[number])?));
    let told: Option<Vec<(usize, Lit)>> = (0..words.len())
        .filter(|number| can_tell(*number, words[*number]))
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
    let needed = reasoner.blamed(&[other], &soft, usize::MAX, THOROUGHLY)?;
    let mut kept: Vec<usize> = told.iter().filter(|(_, lit)| needed.contains(lit)).map(|(number, _)| *number).collect();
    let mut spared: Vec<usize> = told.iter().map(|(number, _)| *number).filter(|n| !kept.contains(n)).collect();
    if recipe.open > 0 {
        let most = usize::try_from(recipe.open).ok()?;
        while own.len().saturating_sub(kept.len()) > most {
            kept.push(spared.pop()?);
        }
    }
    if most > 0 {
        share.step(1 << 16).ok()?;
        let mut reach = Reach::new(puzzle, open.apart(&mut share)?, &words, &kept, &share)?;
        reach.extend(&own, most, &mut kept, &mut spared)?;
    }
    open.write(game, &words, &kept)
}

/// What of the laws cannot be worked out on a board like this one: where the clues are open too, they may ask what is then not known.
pub fn refused(game: &Game, engine: &Engine, layout: &Layout, budget: &Budget<'_>) -> Problems {
    let mut share = budget.share(Method::Learning);
    let made = match covers(game, layout) {
        true => with_board(engine, layout).map(|filled| Puzzle::new(&filled, &mut share)),
        false => {
            return Open::new(game, engine, layout, &mut Learnt::default(), &mut share)
                .and_then(Result::err)
                .unwrap_or_default();
        }
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

/// The steps of a level: each cell follows from what is shown and from those before it.
struct Reach<'p, 'c> {
    puzzle: &'p Puzzle,
    words: &'p [u16],
    by_law: ByLaw<'p, 'c>,
    /// Asked where propagation does not tell everything.
    reasoner: Option<Reasoner<'c>>,
    /// Laws that may say more to the reasoner than they did.
    fresh: Vec<bool>,
    /// How many cells were known when the laws were last asked.
    asked: usize,
    share: Budget<'c>,
}

impl<'p, 'c> Reach<'p, 'c> {
    fn new(
        puzzle: &'p Puzzle,
        apart: &'p Apart,
        words: &'p [u16],
        kept: &[usize],
        budget: &Budget<'c>,
    ) -> Option<Self> {
        let by_law = ByLaw::new(puzzle, apart, budget)?;
        let fresh = (0..puzzle.laws().len()).map(|law| !by_law.is_exact(law)).collect();
        let share = budget.share(Method::Learning);
        let mut made = Self { puzzle, words, by_law, reasoner: None, fresh, asked: 0, share };
        kept.iter().for_each(|number| made.know(*number));
        Some(made)
    }

    fn know(&mut self, number: usize) {
        self.by_law.know(number, self.words[number]);
    }

    /// Shows more until every step follows from at most this many laws.
    fn extend(&mut self, own: &[usize], most: usize, kept: &mut Vec<usize>, spared: &mut Vec<usize>) -> Option<()> {
        loop {
            self.share.step(1 << 16).ok()?;
            self.by_law.follow();
            let open: Vec<usize> = own.iter().copied().filter(|number| self.is_open(*number)).collect();
            if open.is_empty() {
                return Some(());
            }
            if self.by_law.follow_contrary(self.words)
                || self.asked_alone(spared.is_empty())?
                || (most > 1 && self.by_law.follow_two(self.words))
            {
                continue;
            }
            // where more can be shown, what only a search would find may as well be out of reach
            if most > 2 || (most == 2 && spared.is_empty()) {
                self.share.step(1 << 18).ok()?;
                if let Some(number) = self.of_several(&open, most) {
                    self.know(number);
                    continue;
                }
            }
            // a cell that is open itself if it can be a given, otherwise any number
            let place = spared.iter().position(|number| open.contains(number)).or(spared.len().checked_sub(1))?;
            let number = spared.remove(place);
            kept.push(number);
            self.know(number);
        }
    }

    fn is_open(&self, number: usize) -> bool {
        self.by_law.known()[number].is_none()
    }

    /// All that is known, as literals.
    fn known(&mut self) -> Option<Vec<Lit>> {
        if self.reasoner.is_none() {
            self.reasoner = Some(Reasoner::new(self.puzzle, Guarding::ByGuards, None, &self.share).ok()?);
        }
        let reasoner = self.reasoner.as_ref()?;
        let known = self.by_law.known().iter().enumerate();
        Some(known.filter_map(|(number, word)| reasoner.literal(number, (*word)?)).collect())
    }

    /// Asks each law that may say more than propagation found, up to the first that does: whether one did. Only those to which propagation
    /// is blind, unless `all`: what else it misses is rare, and something can be shown instead.
    fn asked_alone(&mut self, all: bool) -> Option<bool> {
        for cell in &self.by_law.order()[self.asked..] {
            for law in self.by_law.laws_of(*cell) {
                self.fresh[*law] = !self.by_law.is_exact(*law);
            }
        }
        self.asked = self.by_law.order().len();
        let asks = |by_law: &ByLaw<'_, '_>, law: usize| all || by_law.is_blind(law);
        while let Some(law) = (0..self.fresh.len()).find(|law| self.fresh[*law] && asks(&self.by_law, *law)) {
            self.share.step(1 << 10).ok()?;
            self.fresh[law] = false;
            let cells = self.by_law.about()[law].iter().copied();
            let cells: Vec<usize> = cells.filter(|cell| self.is_open(*cell)).collect();
            if cells.is_empty() {
                continue;
            }
            let mut assumed = self.known()?;
            let reasoner = self.reasoner.as_mut()?;
            let literal = |cell: &usize| reasoner.literal(*cell, self.words[*cell]);
            let targets: Vec<Lit> = cells.iter().map(literal).collect::<Option<_>>()?;
            assumed.push(reasoner.guards[law]);
            let all: Vec<usize> = (0..targets.len()).collect();
            let found = implied_of(reasoner, &assumed, &targets, &all, false);
            for number in &found {
                self.know(cells[*number]);
            }
            if !found.is_empty() {
                return Some(true);
            }
        }
        Some(false)
    }

    /// An open cell that follows from so many laws together.
    fn of_several(&mut self, open: &[usize], most: usize) -> Option<usize> {
        let known = self.known()?;
        let reasoner = self.reasoner.as_mut()?;
        let literal = |cell: &usize| reasoner.literal(*cell, self.words[*cell]);
        let targets: Vec<Lit> = open.iter().map(literal).collect::<Option<_>>()?;
        let guards = reasoner.guards.clone();
        let reason = of_several(reasoner, &known, &targets, &guards, most)?;
        open.get(reason.target).copied()
    }
}

impl Learnt {
    /// Forgets what only holds for boards in another frame.
    fn framed(&mut self, layout: &Layout) {
        let varies = |matrix: &&Matrix| matches!(matrix.name.key(), "state" | "valid");
        let is_same = self.frame.items == layout.items
            && self.frame.matrices.iter().eq(layout.matrices.iter().filter(|matrix| !varies(matrix)));
        if !is_same {
            let matrices = layout.matrices.iter().filter(|matrix| !varies(matrix)).cloned().collect();
            *self = Self { frame: Layout { items: layout.items.clone(), matrices }, ..Self::default() };
        }
    }
}

impl Open {
    /// The pattern's board with everything undecided that can be: its givens count as cells of the player. None where the board is of
    /// no use.
    fn new(
        game: &Game,
        engine: &Engine,
        layout: &Layout,
        learnt: &mut Learnt,
        budget: &mut Budget<'_>,
    ) -> Option<Result<Arc<Self>, Problems>> {
        let mut layout = layout.clone();
        layout.matrices.retain(|matrix| matrix.name.key() != "final");
        let pieces = &game.pieces;
        let (_, names) = words_of(&mut layout, "state")?;
        let own_of = |name: &Name| {
            let stands_for =
                |piece: &&switchboard_game::Piece| property(piece, GIVEN).is_some_and(|given| given == name);
            pieces.iter().find(stands_for).map(|piece| piece.name.clone())
        };
        let is_open =
            |name: &Name| pieces.find(name.key()).is_some_and(|(at, _)| matches!(pieces.stand(at), Stand::Open(_)));
        let mut chosen = Vec::new();
        let mut clues = BTreeMap::new();
        // by name on the board: the name it becomes, whether it is the player's, and its variants with numbers
        let mut known: FxHashMap<Name, (Name, bool, Vec<u16>)> = FxHashMap::default();
        for (index, name) in names.iter_mut().enumerate() {
            let (becomes, is_chosen, variants) = known.entry(name.clone()).or_insert_with(|| {
                let mut name = own_of(name).unwrap_or_else(|| name.clone());
                let piece = pieces.find(name.key()).map(|(_, piece)| piece);
                if let Some(plain) = piece.and_then(|piece| property(piece, CLUE)).cloned() {
                    name = plain;
                }
                let is_chosen = is_open(&name) || piece.is_some_and(|piece| property(piece, GIVEN).is_some());
                let variants = with_clue(pieces, &name);
                (name, is_chosen, variants)
            });
            chosen.push(*is_chosen);
            if variants.len() > 1 {
                clues.insert(index, variants.clone());
            }
            name.clone_from(becomes);
        }
        *flags_of(&mut layout, "valid")? = chosen;
        learnt.framed(&layout);
        if let Some((same, open)) = &learnt.same
            && *same == layout
        {
            return Some(Ok(Arc::clone(open)));
        }
        let asked = layout.clone();
        let cycles = cycles(game, engine, &layout, learnt, budget)?;
        let (_, names) = words_of(&mut layout, "state")?;
        for (index, (_, words)) in &cycles {
            *names.get_mut(*index)? = pieces.get(usize::from(*words.first()?))?.name.clone();
        }
        let engine = with_board(engine, &layout)?;
        let puzzle = match Puzzle::with(&engine, &engine.start(0), &clues, Some(&cycles), budget) {
            Ok(puzzle) => puzzle?,
            Err(problems) => return Some(Err(problems)),
        };
        let open = Arc::new(Self { layout, cycles, clues, puzzle, apart: OnceLock::new() });
        learnt.same = Some((asked, Arc::clone(&open)));
        Some(Ok(open))
    }

    /// Its laws one by one; `None` if the budget is used up.
    fn apart(&self, budget: &mut Budget<'_>) -> Option<&Apart> {
        if self.apart.get().is_none() {
            let made = Apart::new(&self.puzzle, budget)?;
            return Some(self.apart.get_or_init(|| made));
        }
        self.apart.get()
    }

    /// A random finished board, with a number wherever one is possible: the word of each asked cell.
    fn words(&self, reasoner: &mut Reasoner<'_>, chance: &mut Chance) -> Option<Vec<u16>> {
        let asked = self.puzzle.asked();
        let is_clue = |number: usize| self.clues.contains_key(&asked[number].index);
        let clues: Vec<usize> = (0..asked.len()).filter(|number| is_clue(*number)).collect();
        // without any number first
        let plain = |number: &usize| Some((*number, *asked[*number].words.first()?));
        let plain: Vec<(usize, u16)> = clues.iter().filter_map(plain).collect();
        let bare: Option<Vec<Lit>> = plain.iter().map(|(number, word)| reasoner.literal(*number, *word)).collect();
        let bare = bare?;
        let Found::Possible(model) = reasoner.ask(&bare) else { return None };
        let mut words = reasoner.words(&model);
        if clues.is_empty() {
            return Some(words);
        }
        let own = (0..asked.len()).filter(|number| !is_clue(*number));
        let known: Option<Vec<Lit>> = own.map(|number| reasoner.literal(number, words[number])).collect();
        let known = known?;
        // mostly exactly one number is possible everywhere
        let with_numbers: Vec<Lit> = known.iter().copied().chain(bare.iter().map(|bare| !*bare)).collect();
        if let Found::Possible(model) = reasoner.ask(&with_numbers) {
            let numbered = reasoner.words(&model);
            let other = reasoner.variable();
            let differs: Option<Vec<Lit>> =
                clues.iter().map(|number| Some(!reasoner.literal(*number, numbered[*number])?)).collect();
            reasoner.add(differs?.into_iter().chain([!other]));
            let otherwise: Vec<Lit> = with_numbers.into_iter().chain([other]).collect();
            if matches!(reasoner.ask(&otherwise), Found::Impossible) {
                return Some(numbered);
            }
        }
        for ((number, plain), bare) in plain.into_iter().zip(bare) {
            let mut fitting = Vec::new();
            let mut assumed: Vec<Lit> = known.iter().copied().chain([!bare]).collect();
            while let Found::Possible(model) = reasoner.ask(&assumed) {
                let word = reasoner.words(&model)[number];
                assumed.push(!reasoner.literal(number, word)?);
                fitting.push(word);
            }
            fitting.sort_unstable();
            words[number] = chance.pick(&fitting).copied().unwrap_or(plain);
        }
        Some(words)
    }

    /// The level: what is shown stands there, everything else is undecided.
    fn write(&self, game: &Game, words: &[u16], kept: &[usize]) -> Option<(Layout, Proof)> {
        let mut layout = self.layout.clone();
        let mut moves = Vec::new();
        let mut first = None;
        let mut fixed = Vec::new();
        let (_, names) = words_of(&mut layout, "state")?;
        for (number, (asked, word)) in self.puzzle.asked().iter().zip(words).enumerate() {
            let is_told = kept.contains(&number);
            let name = |word: u16| game.pieces.get(usize::from(word)).map(|piece| piece.name.clone());
            let place = &mut names[asked.index];
            match (self.clues.get(&asked.index), is_told) {
                (Some(_), true) => *place = name(*word)?,
                (Some(variants), false) => *place = name(*variants.first()?)?,
                (None, true) => {
                    *place = given(&game.pieces, *word)?.clone();
                    fixed.push(asked.index);
                }
                (None, false) => {
                    let (cell, cycle) = self.cycles.get(&asked.index)?;
                    let presses = cycle.iter().position(|shown| self.puzzle.counts(*shown) == Some(*word))?;
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

/// For each cell that can be chosen, its words in the order in which choosing shows them, an undecided one first.
fn cycles(
    game: &Game,
    engine: &Engine,
    layout: &Layout,
    learnt: &mut Learnt,
    budget: &mut Budget<'_>,
) -> Option<Cycles> {
    let (size, Values::Text(names)) = layout.matrix("state").map(|matrix| (matrix.size, &matrix.values))? else {
        return None;
    };
    let Values::Bool(chosen) = &layout.matrix("valid")?.values else { return None };
    let word = |name: &Name| game.pieces.find(name.key()).and_then(|(at, _)| u16::try_from(at).ok());
    let cells = size.cells().zip(names).zip(chosen).enumerate().filter(|(_, (_, chosen))| **chosen);
    let learnt_before: Option<Cycles> = cells
        .map(|(index, ((cell, name), _))| Some((index, (cell, learnt.cycles.get(&(index, word(name)?))?.clone()))))
        .collect();
    if let Some(cycles) = learnt_before {
        return Some(cycles);
    }
    let made = with_board(engine, layout)?;
    let moves = CommutingMoves::new(&made, &made.start(0), budget)?;
    let looks_at_nothing_else = moves.look_at_nothing_else();
    let mut cycles = BTreeMap::new();
    for (cell, mut words) in moves.alone()? {
        let index = size.index(cell)?;
        let is_undecided = |word: &u16| matches!(game.pieces.stand((*word).into()), Stand::Open(_));
        let first = words.iter().position(is_undecided)?;
        let start = *words.first()?;
        words.rotate_left(first);
        if looks_at_nothing_else {
            learnt.cycles.insert((index, start), words.clone());
        }
        cycles.insert(index, (cell, words));
    }
    Some(cycles)
}

fn property<'p>(piece: &'p switchboard_game::Piece, key: &str) -> Option<&'p Name> {
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
