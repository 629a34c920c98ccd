//! Tournaments: computer players play against each other many times; seats are shuffled before each game. The same seed gives the same
//! result on every machine and with any number of threads.

use super::{DecisionLimits, MoveQuestion, Opponent};
use az::SaturatingAs;
use std::collections::VecDeque;
use std::num::NonZeroUsize;
use std::ops::Range;
use std::panic::resume_unwind;
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Engine, Outcome, State};

/// The most choices of one game; after that it counts as unfinished.
pub const MAX_MOVES: u32 = 20_000;

/// A participant.
#[derive(Debug, Clone)]
pub struct Entrant {
    /// Its name in the table.
    pub name: String,
    /// The computer player.
    pub opponent: Opponent,
    /// How many choices a search may try before it decides.
    pub work: u64,
    /// Of 100 turns so many are not seen.
    pub overlooks: u8,
}

/// The result of one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// How it ended; `Playing` if it was cut short.
    pub outcome: Outcome,
    /// For each seat its rank, from 1; players who drew share a rank.
    pub places: Vec<u32>,
    /// How many rounds were played, including the last one.
    pub rounds: u32,
    /// Choices of all players.
    pub choices: u32,
}

/// The results of one entrant.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct EntrantResult {
    /// Games won: ranked first, alone.
    pub wins: u32,
    /// The sum of its ranks, over finished games.
    pub places: u64,
}

/// The results of a tournament. Wins, draws and unfinished games add up to the number of games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Games without a single winner.
    pub draws: u32,
    /// Games cut short after [`MAX_MOVES`] choices.
    pub unfinished: u32,
    /// The sum of rounds.
    pub rounds: u64,
    /// The sum of choices.
    pub choices: u64,
    /// By entrant, in their order.
    pub standings: Vec<EntrantResult>,
}

/// A share and its confidence interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    /// The observed share, 0 to 1.
    pub share: f64,
    /// The lower bound of the 95% interval.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

impl Interval {
    /// Wilson's score interval for 95% (E. B. Wilson 1927).
    pub fn of(wins: u32, games: u32) -> Self {
        const Z: f64 = 1.959_964;
        if games == 0 {
            return Self { share: 0.0, low: 0.0, high: 1.0 };
        }
        let (games, share) = (f64::from(games), f64::from(wins) / f64::from(games));
        let scale = 1.0 + Z * Z / games;
        let middle = (share + Z * Z / (2.0 * games)) / scale;
        let half = Z * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt() / scale;
        Self { share, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// Plays one game to its end. `seats` gives the entrant of each seat, the first player first.
pub fn play_game(engine: &Engine, seats: &[&Entrant], chance: &mut Chance) -> GameResult {
    play_until(engine, seats, chance, &|| false)
}

/// [`play_game`] until `stop` says so: then its outcome is `Playing`.
fn play_until(
    engine: &Engine,
    seats: &[&Entrant],
    chance: &mut Chance,
    stop: &(dyn Fn() -> bool + Sync),
) -> GameResult {
    let players = seats.len().saturating_as();
    let mut state = engine.start_with(chance.wide(), players);
    let mut turn: Vec<State> = Vec::new();
    let mut planned = VecDeque::new();
    let mut outcome = engine.outcome(&state);
    let (mut rounds, mut choices, mut mover) = (1, 0, engine.player(&state));
    while outcome == Outcome::Playing && choices < MAX_MOVES && !stop() {
        let player = engine.player(&state);
        let Some(seat) = seats.get(usize::from(player.saturating_sub(1))) else { break };
        if planned.is_empty() {
            let ask = MoveQuestion { engine, turn: &turn, state: &state };
            let limits = DecisionLimits { work: seat.work, overlooks: seat.overlooks, stop };
            planned = seat.opponent.plan(ask, chance.wide(), limits).into();
        }
        let Some(chosen) = planned.pop_front() else { break };
        let earlier = state.clone();
        let Ok(played) = engine.play(&mut state, &chosen) else { break };
        outcome = played.outcome.unwrap_or(Outcome::Playing);
        (mover, choices) = (player, choices + 1);
        let next = engine.player(&state);
        rounds += u32::from(next < player && outcome == Outcome::Playing);
        turn.push(earlier);
        if next != player {
            turn.clear();
            planned.clear();
        }
    }
    if outcome == Outcome::Restarted {
        outcome = Outcome::Drawn;
    }
    let counted = engine.number(&state, "Rounds").and_then(|rounds| u32::try_from(rounds).ok());
    let rounds = counted.filter(|rounds| *rounds > 0).unwrap_or(rounds);
    GameResult { outcome, places: engine.places(&state, outcome, mover, players), rounds, choices }
}

/// One game of a tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayedGame {
    /// Its number, from 0.
    pub number: u32,
    /// Who sat where: the entrant of each seat, counted from 0.
    pub order: Vec<usize>,
    /// Its result.
    pub result: GameResult,
}

impl PlayedGame {
    /// The entrant who won alone, if any.
    pub fn winner(&self) -> Option<usize> {
        let mut first = self.order.iter().zip(&self.result.places).filter(|(_, place)| **place == 1);
        let winner = first.next().filter(|_| self.result.outcome != Outcome::Playing)?.0;
        first.next().is_none().then_some(*winner)
    }
}

/// How many games are kept in memory at a time until they are counted.
const KEPT: u32 = 1_000;

/// Plays `games` games, with seats shuffled before each, on `threads` threads. There must be as many entrants as players.
pub fn tournament(engine: &Engine, entrants: &[Entrant], games: u32, seed: u64, threads: NonZeroUsize) -> Tally {
    let mut tally = Tally::new(entrants.len());
    for first in (0..games).step_by(KEPT as usize) {
        let last = games.min(first.saturating_add(KEPT));
        for played in play_games(engine, entrants, first..last, seed, threads, &|| false) {
            tally.count(&played);
        }
    }
    tally
}

/// Plays the games with these numbers, in order, until `stop` says so: without those that did not end by then. The result of a game depends only on its
/// number and the seed.
pub fn play_games(
    engine: &Engine,
    entrants: &[Entrant],
    numbers: Range<u32>,
    seed: u64,
    threads: NonZeroUsize,
    stop: &(dyn Fn() -> bool + Sync),
) -> Vec<PlayedGame> {
    let step = threads.get();
    let mut games: Vec<PlayedGame> = std::thread::scope(|scope| {
        let running: Vec<_> = (0..step)
            .map(|first| {
                let numbers = numbers.clone().skip(first).step_by(step);
                scope.spawn(move || {
                    numbers.map_while(|number| play_number(engine, entrants, seed, number, stop)).collect::<Vec<_>>()
                })
            })
            .collect();
        running.into_iter().flat_map(|thread| thread.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    });
    games.sort_by_key(|played| played.number);
    games
}

/// `None` if it was stopped.
#[expect(clippy::indexing_slicing, reason = "the order is one of the entrants")]
fn play_number(
    engine: &Engine,
    entrants: &[Entrant],
    seed: u64,
    number: u32,
    stop: &(dyn Fn() -> bool + Sync),
) -> Option<PlayedGame> {
    let mut chance = Chance::of(seed, number.into());
    let mut order: Vec<usize> = (0..entrants.len()).collect();
    chance.shuffle(&mut order);
    let seats: Vec<&Entrant> = order.iter().map(|entrant| &entrants[*entrant]).collect();
    let result = play_until(engine, &seats, &mut chance, stop);
    let is_cut = result.outcome == Outcome::Playing && stop();
    (!is_cut).then_some(PlayedGame { number, order, result })
}

impl Tally {
    /// The results before the first game, for this many entrants.
    pub fn new(entrants: usize) -> Self {
        Self { standings: vec![EntrantResult::default(); entrants], ..Self::default() }
    }

    /// Counts a game.
    #[expect(clippy::indexing_slicing, reason = "the entrants of a game are those of the tally")]
    pub fn count(&mut self, played: &PlayedGame) {
        let PlayedGame { order, result, .. } = played;
        self.games += 1;
        self.rounds += u64::from(result.rounds);
        self.choices += u64::from(result.choices);
        if result.outcome == Outcome::Playing {
            self.unfinished += 1;
            return;
        }
        let winner = played.winner();
        self.draws += u32::from(winner.is_none());
        for (entrant, place) in order.iter().zip(&result.places) {
            let standing = &mut self.standings[*entrant];
            standing.places += u64::from(*place);
            standing.wins += u32::from(winner == Some(*entrant));
        }
    }
}
