//! The positions of recorded games that say something: those where a turn begins, behind the turns left to chance at the beginning, and
//! those one turn by chance away from them.

use super::super::learnt::shape::{MAX_KINDS, UNSEEN};
use super::play::Setup;
use super::record::Record;
use az::SaturatingAs;
use switchboard_base::diag::{Code, Place, Problem};
use switchboard_engine::play::{Engine, Outcome, State};

/// The most bytes of positions that are kept; games beyond that are left out.
pub const MAX_BYTES: usize = 512 * 1024 * 1024;

/// Positions, each with what is known of it.
#[derive(Debug, Default)]
pub struct Positions {
    /// The words of the kinds, the first kind first.
    pub words: Vec<u16>,
    /// The kinds on all boards, one board after the other, row by row.
    pub boards: Vec<u8>,
    /// What else is known of each.
    pub known: Vec<Known>,
    /// How many games were read.
    pub games: u32,
}

/// What is known of a position.
#[derive(Debug, Clone, Copy)]
pub struct Known {
    /// The game's number.
    pub game: u32,
    /// 1 if the first player is in turn, otherwise -1.
    pub side: i8,
    /// How many choices there are.
    pub choices: u16,
    /// What the script says that it is worth to the first player.
    pub script: i32,
    /// What the search said that it is worth to the first player.
    pub value: Option<i32>,
    /// How the game ended for the first player: 1, 0 or -1. None if it did not go on from here.
    pub result: Option<i8>,
}

impl Known {
    /// The same with the sides exchanged.
    #[must_use]
    pub fn swapped(self) -> Self {
        Self {
            side: -self.side,
            script: self.script.saturating_neg(),
            value: self.value.map(i32::saturating_neg),
            result: self.result.map(i8::saturating_neg),
            ..self
        }
    }
}

/// Plays recorded games again and keeps their positions. None if it was stopped.
///
/// # Errors
/// A game cannot be played so.
pub fn positions(
    setup: &Setup<'_>,
    records: &[&Record],
    stop: &(dyn Fn() -> bool + Sync),
) -> Result<Option<Positions>, Problem> {
    let engine = setup.engine;
    let script = match &setup.who.mind {
        super::super::Mind::Searches(_, script) => script.as_ref(),
        _ => None,
    };
    let mut kinds = Kinds::default();
    let mut all = Positions::default();
    for record in records {
        if stop() {
            return Ok(None);
        }
        if all.boards.len() > MAX_BYTES {
            break;
        }
        let known = |state: &State, value: Option<i32>, result: Option<i8>| {
            let side = if engine.player(state) == 1 { 1 } else { -1 };
            let told = script.and_then(|script| engine.run_script(script, state, None, setup.seed));
            let told = told.and_then(|ran| ran.numbers.first().copied()).unwrap_or(0);
            let choices = engine.moves(state).len().saturating_as();
            Known { game: record.number, side, choices, script: told.saturating_mul(side.into()), value, result }
        };
        let mut state = setup.start(record.number);
        let mut is_behind = false;
        let mut asides = record.asides.iter().peekable();
        for (place, choice) in record.choices.iter().enumerate() {
            is_behind |= !choice.is_stray;
            if choice.begins && is_behind && !choice.is_stray {
                all.keep(engine, &state, known(&state, choice.value, Some(record.result)), &mut kinds);
            }
            while let Some(aside) = asides.next_if(|aside| aside.place <= place) {
                let mut next = state.clone();
                if !aside.numbers.iter().all(|number| played(engine, &mut next, *number)) {
                    return Err(unplayable(engine, record, place));
                }
                all.keep(engine, &next, known(&next, Some(aside.value), None), &mut kinds);
            }
            if !played(engine, &mut state, choice.number) {
                return Err(unplayable(engine, record, place));
            }
        }
        all.games += 1;
    }
    all.words = kinds.words;
    Ok(Some(all))
}

/// Whether the choice with this number can be made; it is made then.
pub fn played(engine: &Engine, state: &mut State, number: u16) -> bool {
    engine.outcome(state) == Outcome::Playing
        && engine.numbered_move(number).is_some_and(|chosen| engine.play(state, &chosen).is_ok())
}

pub fn unplayable(engine: &Engine, record: &Record, place: usize) -> Problem {
    let problem = Code::O004.error("unplayable").arg("number", record.number).arg("place", place + 1);
    problem.at(Place::file(engine.game().id.as_str())).cure("play-again")
}

/// The kinds of pieces in the order in which they were seen.
#[derive(Debug, Default)]
pub struct Kinds {
    /// The words of the kinds, the first kind first.
    pub words: Vec<u16>,
    of: Vec<u8>,
}

impl Kinds {
    #[expect(clippy::indexing_slicing, reason = "there is a place for each word up to this one")]
    pub fn of(&mut self, word: u16) -> u8 {
        let place = usize::from(word);
        if self.of.len() <= place {
            self.of.resize(place + 1, UNSEEN);
        }
        let kind = &mut self.of[place];
        // of more kinds than can be told apart the others stay unseen
        if let Some(next) = u8::try_from(self.words.len()).ok().filter(|next| usize::from(*next) < MAX_KINDS)
            && *kind == UNSEEN
        {
            *kind = next;
            self.words.push(word);
        }
        *kind
    }
}

impl Positions {
    /// The kinds on the board of a position, row by row, of so many cells.
    #[expect(clippy::indexing_slicing, reason = "each position that is known has a board of so many cells")]
    pub fn board(&self, place: usize, area: usize) -> &[u8] {
        &self.boards[place * area..(place + 1) * area]
    }

    fn keep(&mut self, engine: &Engine, state: &State, known: Known, kinds: &mut Kinds) {
        let area = engine.board_size().area();
        self.boards.extend((0..area).map(|cell| kinds.of(engine.word(state, cell))));
        self.known.push(known);
    }
}
