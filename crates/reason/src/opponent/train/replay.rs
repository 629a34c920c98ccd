//! The positions of recorded games that say something about their result: those where a turn begins, none taking anything before or after,
//! behind the turns left to chance.

use super::super::learnt::shape::{MAX_KINDS, UNSEEN};
use super::super::men::Men;
use super::play::Setup;
use super::record::Record;
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
    /// How the game ended for the first player: 1, 0 or -1.
    pub result: i8,
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
    let men = Men::new(engine);
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
        let mut state = setup.start(record.number);
        // of the turn before the last: men, and whether it was by chance
        let mut men_before = men.count(engine, &state);
        let mut kept: Option<(State, Known)> = None;
        let mut was_loud = false;
        let mut is_behind = false;
        for (place, choice) in record.choices.iter().enumerate() {
            if choice.begins {
                let now = men.count(engine, &state);
                let is_loud = now < men_before;
                if let Some((earlier, known)) = kept.take().filter(|_| !is_loud) {
                    all.keep(engine, &earlier, known, &mut kinds);
                }
                is_behind |= !choice.is_stray;
                // what the first turns by chance lead to is no accident of theirs
                if is_behind && !is_loud && !was_loud && !choice.is_stray && place > 0 {
                    let side = if engine.player(&state) == 1 { 1 } else { -1 };
                    let told = script.and_then(|script| engine.run_script(script, &state, None, setup.seed));
                    let told = told.and_then(|ran| ran.numbers.first().copied()).unwrap_or(0);
                    let known = Known {
                        game: record.number,
                        side,
                        choices: u16::try_from(engine.moves(&state).len()).unwrap_or(u16::MAX),
                        script: told.saturating_mul(side.into()),
                        value: choice.value,
                        result: record.result,
                    };
                    kept = Some((state.clone(), known));
                }
                was_loud = is_loud;
                men_before = now;
            }
            let played = engine.outcome(&state) == Outcome::Playing
                && engine.numbered_move(choice.number).is_some_and(|chosen| engine.play(&mut state, &chosen).is_ok());
            if !played {
                let problem = Code::O004.error("unplayable").arg("number", record.number).arg("place", place + 1);
                return Err(problem.at(Place::file(engine.game().id.as_str())).cure("play-again"));
            }
        }
        all.games += 1;
    }
    all.words = kinds.words;
    Ok(Some(all))
}

/// The kinds of pieces in the order in which they were seen.
#[derive(Debug, Default)]
struct Kinds {
    words: Vec<u16>,
    of: Vec<u8>,
}

impl Kinds {
    fn of(&mut self, word: u16) -> u8 {
        let place = usize::from(word);
        if self.of.len() <= place {
            self.of.resize(place + 1, UNSEEN);
        }
        let Some(kind) = self.of.get_mut(place) else { return UNSEEN };
        if *kind == UNSEEN && self.words.len() < MAX_KINDS {
            *kind = u8::try_from(self.words.len()).unwrap_or(UNSEEN);
            self.words.push(word);
        }
        *kind
    }
}

impl Positions {
    fn keep(&mut self, engine: &Engine, state: &State, known: Known, kinds: &mut Kinds) {
        let area = engine.board_size().area();
        self.boards.extend((0..area).map(|cell| kinds.of(engine.word(state, cell))));
        self.known.push(known);
    }
}
