//! A level in progress: its state, the states for undo, its attempts and its clock. Makes the saves and passes them on
//! in order; writing them to disk is done elsewhere.

use super::{PlayClock, Save, SaveEvent, Weighed, count_finals};
use crate::play::{Engine, Move, Outcome, Refused, State, Turn};
use az::SaturatingAs;
use std::sync::Arc;
use switchboard_base::diag::{Code, Problem, Problems};
use switchboard_base::grid::Cell;
use switchboard_game::{Game, Kind, Layout, Name};

mod passing;
mod turns;

pub use turns::LastTurn;

/// A state for undo, with the number of its save (none if it belongs to an earlier attempt).
#[derive(Debug, Clone)]
struct TimelinePoint {
    state: State,
    outcome: Outcome,
    number: Option<u32>,
    /// The move that led here; none at a level's start.
    by: Option<Move>,
    /// What the player struck out.
    struck: Vec<(Cell, Name)>,
    /// Whether striking out led here, on the same board as before.
    is_note: bool,
}

impl TimelinePoint {
    /// A state to which no move led, nothing struck out.
    fn new(state: State, outcome: Outcome, number: u32) -> Self {
        Self { state, outcome, number: Some(number), by: None, struck: Vec::new(), is_note: false }
    }
}

/// What time has made of a state. Ticks are no saves: the next save says how many there were.
#[derive(Debug, Clone)]
struct Passed {
    state: State,
    /// Since the last save.
    ticks: u32,
}

/// How play continued after its game was changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Carried {
    /// The same moves were replayed from the changed start with the changed rules.
    Replayed,
    /// A move is no longer valid, but the start is unchanged: the state was restored.
    PutBack,
    /// Neither fits: the level was restarted.
    Anew,
}

/// One player's session with one level.
#[derive(Debug, Clone)]
pub struct Session {
    engine: Engine,
    rules: u64,
    attempt: u32,
    best: Option<u32>,
    next_number: u32,
    now: TimelinePoint,
    /// What time has made of the current state since the last move; none where no time passed, as in most games.
    passed: Option<Passed>,
    /// Whether time took a step in this attempt.
    has_ticked: bool,
    back: Vec<TimelinePoint>,
    /// The save to which undo leads after `back`, which is not read yet. None if `back` starts with the attempt.
    earlier: Option<u32>,
    clock: PlayClock,
    last_move_ms: u64,
    /// Why the next move is taken, with the method sure.
    weighed: Option<Weighed>,
    slots: u32,
    invalid_choices: u32,
    last_event: SaveEvent,
    unsaved: Vec<Save>,
    seats: Vec<String>,
}

/// With fewer states for undo than this, more are requested.
const FEW: usize = 100;
/// So many of a game for several, whose turns are counted.
const FEW_OF_SEVERAL: usize = 4_000;

/// The control method of moves that were replayed because their game changed, as named in saves.
const RELOADED: &str = "reload";

/// The hash of a game's rules, as in saves.
pub fn rules_hash(engine: &Engine) -> u64 {
    match &engine.game().kind {
        Kind::Rules(rules) => rules.hash,
        Kind::PuzzleScript(script) => script.hash(),
        Kind::Tiles(source) => xxhash_rust::xxh3::xxh3_64(source.text.as_bytes()),
    }
}

/// Whether a save with this hash of the rules can be continued: it has none, its rules are those of the game, or ones that the game continues.
pub fn fits_rules(engine: &Engine, hash: u64) -> bool {
    let continues = match &engine.game().kind {
        Kind::Rules(rules) => rules.continues.as_slice(),
        Kind::PuzzleScript(_) | Kind::Tiles(_) => &[],
    };
    hash == 0 || hash == rules_hash(engine) || continues.contains(&hash)
}

/// The starting layout of a level, for saves whose own save 0 is lost. None if the game cannot be played.
pub fn start_of(game: &Arc<Game>, level: &str, seed: u64) -> Option<Layout> {
    let place = game.levels.iter().position(|known| known.id == level)?;
    let engine = Engine::new(Arc::clone(game), place).ok()?;
    Some(engine.layout(&engine.start(seed)))
}

impl Session {
    /// Opens a level with the saves of the current attempt, ordered by number, and continues where they end. Without
    /// saves it starts the level; if they cannot be continued (other rules, another board) it starts the next attempt
    /// and says why, and the old one is kept. `seed` seeds the random numbers of a new attempt.
    pub fn open(engine: Engine, saves: &[Save], seed: u64, now_ms: u64) -> (Self, Problems) {
        let Some(last) = saves.last() else {
            return (Self::start(engine, 1, seed, now_ms), Problems::new());
        };
        let problems = if last.event == SaveEvent::Restarted {
            Problems::new()
        } else {
            match Self::resume(engine.clone(), saves, now_ms) {
                Ok(session) => return (session, Problems::new()),
                Err(problems) => problems,
            }
        };
        (Self::begin(engine, last.attempt.saturating_add(1), last.best, Vec::new(), seed, now_ms), problems)
    }

    /// Starts the next attempt after these saves, or the first, with these seats in order of players.
    pub fn seated(engine: Engine, saves: &[Save], seats: Vec<String>, seed: u64, now_ms: u64) -> Self {
        let last = saves.last();
        let attempt = last.map_or(1, |last| last.attempt.saturating_add(1));
        Self::begin(engine, attempt, last.and_then(|last| last.best), seats, seed, now_ms)
    }

    /// Starts attempt number `attempt` (from 1) of a level and its clock. `seed` seeds the random numbers.
    pub fn start(engine: Engine, attempt: u32, seed: u64, now_ms: u64) -> Self {
        Self::begin(engine, attempt, None, Vec::new(), seed, now_ms)
    }

    fn begin(engine: Engine, attempt: u32, best: Option<u32>, seats: Vec<String>, seed: u64, now_ms: u64) -> Self {
        let state = start_for(&engine, &seats, seed);
        let outcome = engine.outcome(&state);
        let mut clock = PlayClock::default();
        clock.run(now_ms);
        let mut session = Self {
            rules: rules_hash(&engine),
            engine,
            attempt,
            best,
            next_number: 0,
            now: TimelinePoint::new(state, outcome, 0),
            passed: None,
            has_ticked: false,
            back: Vec::new(),
            earlier: None,
            clock,
            last_move_ms: 0,
            weighed: None,
            slots: 0,
            invalid_choices: 0,
            last_event: SaveEvent::StartOfGame,
            unsaved: Vec::new(),
            seats,
        };
        session.record((SaveEvent::StartOfGame, 0), None, "", 0, now_ms);
        session
    }

    /// Continues where these saves of one attempt end. They are ordered by number; some may be missing, and those
    /// before the first may follow later ([`Session::wants_earlier`]).
    ///
    /// # Errors
    ///
    /// There are none, they belong to other rules, or the newest does not fit this level.
    pub fn resume(engine: Engine, saves: &[Save], now_ms: u64) -> Result<Self, Problems> {
        let last = saves.last().ok_or_else(|| Code::H001.error("none").cure("start-it"))?;
        if !fits_rules(&engine, last.rules) {
            return Err(other_rules(last).into());
        }
        let now = point(&engine, last)?;
        let (back, earlier) = points_before(&engine, saves, last.before);
        let mut clock = PlayClock::stopped(last.since_start_ms);
        clock.run(now_ms);
        let interrupted = matches!(last.event, SaveEvent::GameInterrupted | SaveEvent::Noted | SaveEvent::TimePassed);
        let waited_ms = if interrupted { last.since_last_move_ms } else { 0 };
        Ok(Self {
            rules: rules_hash(&engine),
            attempt: last.attempt,
            best: last.best,
            next_number: last.number.saturating_add(1),
            now,
            passed: None,
            has_ticked: saves.iter().any(|save| save.ticks > 0),
            back,
            earlier,
            clock,
            last_move_ms: last.since_start_ms.saturating_sub(waited_ms),
            weighed: None,
            slots: if interrupted { last.slots } else { 0 },
            invalid_choices: if interrupted { last.invalid_choices } else { 0 },
            last_event: last.event,
            unsaved: Vec::new(),
            seats: last.seats.clone(),
            engine,
        })
    }

    /// The level.
    pub fn engine(&self) -> &Engine {
        &self.engine
    }

    /// The seats in order of players; empty if one plays alone.
    pub fn seats(&self) -> &[String] {
        &self.seats
    }

    /// The current state.
    pub fn state(&self) -> &State {
        self.passed.as_ref().map_or(&self.now.state, |passed| &passed.state)
    }

    /// The outcome.
    pub fn outcome(&self) -> Outcome {
        self.now.outcome
    }

    /// The number of the newest save.
    pub fn number(&self) -> u32 {
        self.next_number.saturating_sub(1)
    }

    /// The number of the attempt, from 1.
    pub fn attempt(&self) -> u32 {
        self.attempt
    }

    /// Moves played and not undone.
    pub fn moves_played(&self) -> u32 {
        self.engine.moves_played(self.state())
    }

    /// The fewest moves in which this player ever finished the level.
    pub fn best_moves(&self) -> Option<u32> {
        self.best
    }

    /// Milliseconds of play in this attempt, without pauses.
    pub fn played_ms(&self, now_ms: u64) -> u64 {
        self.clock.played_ms(now_ms)
    }

    /// Plays a move that `method` chose (docs/saves.md lists the words).
    ///
    /// # Errors
    ///
    /// [`Refused`]; nothing has changed then.
    pub fn play(&mut self, chosen: &Move, method: &str, now_ms: u64) -> Result<Turn, Refused> {
        let player = self.engine.player(self.state());
        let mut state = self.state().clone();
        let turn = self.engine.play(&mut state, chosen)?;
        self.take(state, &turn, (chosen, method, player), now_ms);
        Ok(turn)
    }

    /// Continues from the state to which a move led, and saves it.
    fn take(&mut self, state: State, turn: &Turn, (chosen, method, player): (&Move, &str, u8), now_ms: u64) {
        let outcome = turn.outcome.unwrap_or(Outcome::Playing);
        let forced_restart = outcome == Outcome::Restarted;
        let settled = if forced_restart { Outcome::Playing } else { outcome };
        let (number, by) = (Some(self.next_number), Some(*chosen).filter(|_| !forced_restart));
        let struck = if forced_restart { Vec::new() } else { self.now.struck.clone() };
        let now = TimelinePoint { state, outcome: settled, number, by, struck, is_note: false };
        let before = std::mem::replace(&mut self.now, now);
        self.back.push(before);
        let ticks = self.passed.take().map_or(0, |passed| passed.ticks);
        match outcome {
            Outcome::Playing => self.record((SaveEvent::Action, ticks), Some(*chosen), method, player, now_ms),
            Outcome::Restarted => {
                self.record((SaveEvent::Restarted, ticks), Some(*chosen), method, player, now_ms);
                self.begin_next_attempt(now_ms);
            }
            Outcome::Lost | Outcome::Won(_) | Outcome::Drawn | Outcome::Finished => {
                if matches!(outcome, Outcome::Finished | Outcome::Won(_)) {
                    let moves = self.moves_played();
                    self.best = Some(self.best.map_or(moves, |best| best.min(moves)));
                }
                self.record((SaveEvent::GameFinished, ticks), Some(*chosen), method, player, now_ms);
            }
        }
    }

    /// The state before the last move that counts, and that move; none at the start of the level.
    pub fn last_move(&self) -> Option<(&State, &Move)> {
        Some((&self.back.last()?.state, self.now.by.as_ref()?))
    }

    /// Continues as the next attempt in `engine`, the same level of a changed game: with the same moves, otherwise with
    /// the same state if the level's start is unchanged, otherwise from the start.
    pub fn carry_over(&mut self, engine: Engine, now_ms: u64) -> Carried {
        let points = self.back.iter().chain([&self.now]).filter(|point| !point.is_note);
        let points: Vec<&TimelinePoint> = points.collect();
        let first = points.iter().rposition(|point| point.by.is_none()).unwrap_or(0);
        let (start, moves) = match points.get(first..) {
            Some([start, rest @ ..]) => (*start, rest.iter().filter_map(|point| point.by).collect::<Vec<_>>()),
            _ => (&self.now, Vec::new()),
        };
        // ticks between moves are in the saves, not here: what time has changed is put back
        let is_whole = self.engine.moves_played(&start.state) == 0 && !self.has_ticked;
        let same_start = self.engine.begins_like(&engine);
        let seed = self.engine.seed(&start.state);
        let kept = || {
            let (layout, moves) = (self.engine.layout(self.state()), self.moves_played());
            engine.restore(&layout, self.engine.seed(self.state()), moves, self.now.outcome).ok()
        };
        let begin = |engine: &Engine| {
            let attempt = self.attempt.saturating_add(1);
            Self::begin(engine.clone(), attempt, self.best, self.seats.clone(), seed, now_ms)
        };
        let mut next = begin(&engine);
        let replays = |chosen: &Move| next.play(chosen, RELOADED, now_ms).is_ok_and(|turn| goes_on(&turn));
        let (next, carried) = if is_whole && moves.iter().all(replays) {
            (next, Carried::Replayed)
        } else {
            let mut next = begin(&engine);
            match kept().filter(|_| same_start) {
                Some(state) => {
                    next.put_back(state, now_ms);
                    (next, Carried::PutBack)
                }
                None => (next, Carried::Anew),
            }
        };
        *self = next;
        carried
    }

    /// Continues from this state, as if one move had led here.
    fn put_back(&mut self, state: State, now_ms: u64) {
        let outcome = self.engine.outcome(&state);
        let here = TimelinePoint::new(state, outcome, self.next_number);
        self.passed = None;
        let before = std::mem::replace(&mut self.now, here);
        self.back.push(before);
        self.record((SaveEvent::Action, 0), None, RELOADED, 0, now_ms);
    }

    /// What the player struck out: cells, and pieces that they cannot hold.
    pub fn struck(&self) -> &[(Cell, Name)] {
        &self.now.struck
    }

    /// Whether the last thing that the player did was striking something out, or taking that back.
    pub fn has_just_noted(&self) -> bool {
        self.now.is_note
    }

    /// Strikes out what cells cannot hold, or takes that back; no move is played, and one undo brings back what was struck out before.
    pub fn strike(&mut self, what: &[(Cell, Name)], is_out: bool, method: &str, now_ms: u64) {
        let mut now = TimelinePoint { number: Some(self.next_number), by: None, is_note: true, ..self.now.clone() };
        now.struck.retain(|known| !what.contains(known));
        if is_out {
            now.struck.extend_from_slice(what);
        }
        let before = std::mem::replace(&mut self.now, now);
        self.back.push(before);
        self.record_aside(SaveEvent::Noted, method, now_ms);
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        !self.back.is_empty()
    }

    /// The save from which earlier states should be read, if few states for undo are known and there are more on disk.
    pub fn wants_earlier(&self) -> Option<u32> {
        let few = if self.seats.is_empty() { FEW } else { FEW_OF_SEVERAL };
        self.earlier.filter(|_| self.back.len() < few)
    }

    /// Receives what [`Session::wants_earlier`] asked for, ordered by number. If that save is missing, undo ends here.
    pub fn take_earlier(&mut self, saves: &[Save]) {
        let (mut back, earlier) = points_before(&self.engine, saves, self.earlier);
        back.append(&mut self.back);
        (self.back, self.earlier) = (back, earlier);
    }

    /// Restores the state before the last move, or before the last restart since the program started. Deletes nothing:
    /// it makes a new save. False if there is nothing to undo.
    pub fn undo(&mut self, method: &str, now_ms: u64) -> bool {
        let Some(earlier) = self.back.pop() else { return false };
        self.passed = None;
        self.now = TimelinePoint { number: Some(self.next_number), ..earlier };
        self.record((SaveEvent::Undo, 0), None, method, 0, now_ms);
        true
    }

    /// Whether the level can be restarted: something was done since its start.
    pub fn can_restart(&self) -> bool {
        self.next_number > 1
    }

    /// Restarts the level as the next attempt; this one is kept. `seed` seeds its random numbers.
    pub fn restart(&mut self, seed: u64, now_ms: u64) {
        let start = start_for(&self.engine, &self.seats, seed);
        let outcome = self.engine.outcome(&start);
        let start = TimelinePoint::new(start, outcome, self.next_number);
        self.passed = None;
        let before = std::mem::replace(&mut self.now, start);
        self.back.push(before);
        self.record((SaveEvent::Restarted, 0), None, "", 0, now_ms);
        self.begin_next_attempt(now_ms);
    }

    fn begin_next_attempt(&mut self, now_ms: u64) {
        for point in &mut self.back {
            point.number = None;
        }
        // states that were not read by now belong to an earlier attempt
        self.earlier = None;
        self.attempt = self.attempt.saturating_add(1);
        self.next_number = 0;
        self.now.number = Some(0);
        self.has_ticked = false;
        let was_running = self.clock.is_running();
        self.clock = PlayClock::default();
        if was_running {
            self.clock.run(now_ms);
        }
        self.record((SaveEvent::StartOfGame, 0), None, "", 0, now_ms);
    }

    /// The player leaves before the end: stops the clock and makes a save that says so, unless nothing happened since
    /// the last one.
    pub fn interrupt(&mut self, now_ms: u64) {
        self.clock.stop(now_ms);
        let goes_on = self.outcome() == Outcome::Playing;
        let is_new =
            self.ticks() > 0 || matches!(self.last_event, SaveEvent::Action | SaveEvent::Undo | SaveEvent::Noted);
        if goes_on && is_new {
            self.record_aside(SaveEvent::GameInterrupted, "", now_ms);
        }
    }

    /// Records what is no move: the next one is counted from the last.
    fn record_aside(&mut self, event: SaveEvent, method: &str, now_ms: u64) {
        let (last_move_ms, slots, invalid) = (self.last_move_ms, self.slots, self.invalid_choices);
        let ticks = self.ticks();
        if let Some(passed) = &mut self.passed {
            passed.ticks = 0;
        }
        self.record((event, ticks), None, method, 0, now_ms);
        (self.last_move_ms, self.slots, self.invalid_choices) = (last_move_ms, slots, invalid);
    }

    /// Why what is played or taken back next was taken, if presses were weighed.
    pub fn tell_weighed(&mut self, weighed: Option<Weighed>) {
        self.weighed = weighed;
    }

    /// A timed Next signal passed.
    pub fn count_slot(&mut self) {
        self.slots = self.slots.saturating_add(1);
    }

    /// Something was chosen that is not a valid move.
    pub fn count_invalid(&mut self) {
        self.invalid_choices = self.invalid_choices.saturating_add(1);
    }

    /// Whether there is a save that was not taken yet.
    pub fn has_saves(&self) -> bool {
        !self.unsaved.is_empty()
    }

    /// The saves made since the last call, oldest first: they must be written to disk before the next choice is
    /// offered.
    pub fn take_saves(&mut self) -> Vec<Save> {
        std::mem::take(&mut self.unsaved)
    }

    fn record(
        &mut self,
        (event, ticks): (SaveEvent, u32),
        chosen: Option<Move>,
        method: &str,
        player: u8,
        now_ms: u64,
    ) {
        let since_start_ms = self.clock.played_ms(now_ms);
        let weighed = self.weighed.take();
        let state = self.state();
        let layout = self.engine.layout(state);
        self.unsaved.push(Save {
            attempt: self.attempt,
            number: self.next_number,
            event,
            time: None,
            since_start_ms,
            since_last_move_ms: since_start_ms.saturating_sub(self.last_move_ms),
            method: method.to_owned(),
            weighed,
            slots: self.slots,
            invalid_choices: self.invalid_choices,
            seed: self.engine.seed(state),
            rules: self.rules,
            ticks,
            chosen,
            player,
            seats: self.seats.clone(),
            outcome: self.now.outcome,
            moves: self.engine.moves_played(state),
            best: self.best,
            valid_moves: self.engine.moves(state).len().saturating_as(),
            before: self.back.last().map_or(self.earlier, |point| point.number),
            finals: count_finals(layout.matrices.iter().map(|matrix| &matrix.name)),
            struck: self.now.struck.clone(),
            layout,
        });
        self.next_number = self.next_number.saturating_add(1);
        self.last_event = event;
        self.last_move_ms = if event == SaveEvent::Restarted { 0 } else { since_start_ms };
        self.slots = 0;
        self.invalid_choices = 0;
    }
}

/// The state in a save.
fn point(engine: &Engine, save: &Save) -> Result<TimelinePoint, Problems> {
    let state = engine.restore(&save.layout, save.seed, save.moves, save.outcome)?;
    let (struck, is_note) = (save.struck.clone(), save.event == SaveEvent::Noted);
    let number = Some(save.number);
    Ok(TimelinePoint { outcome: engine.outcome(&state), state, number, by: save.chosen, struck, is_note })
}

/// The states for undo in these saves, from save `wanted` on, in order; and the number of the save before them. Undo
/// ends where one is missing or does not fit.
fn points_before(engine: &Engine, saves: &[Save], mut wanted: Option<u32>) -> (Vec<TimelinePoint>, Option<u32>) {
    let mut back = Vec::new();
    for save in saves.iter().rev() {
        if wanted != Some(save.number) {
            continue;
        }
        let Ok(earlier) = point(engine, save) else {
            wanted = None;
            break;
        };
        back.push(earlier);
        wanted = save.before;
    }
    back.reverse();
    let first = saves.first().map_or(0, |save| save.number);
    (back, wanted.filter(|wanted| *wanted < first))
}

/// Whether a move did not restart the level.
fn goes_on(turn: &Turn) -> bool {
    turn.outcome != Some(Outcome::Restarted)
}

/// The start of the level for these players.
fn start_for(engine: &Engine, seats: &[String], seed: u64) -> State {
    match u8::try_from(seats.len()) {
        Ok(players) if players > 0 => engine.start_with(seed, players),
        _ => engine.start(seed),
    }
}

fn other_rules(save: &Save) -> Problem {
    Code::H002.warning("other-rules").arg("number", save.number).cure("starts-anew")
}
