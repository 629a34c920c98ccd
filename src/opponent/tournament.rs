//! Computer players against each other, many times, seats shuffled before each game. The same seed gives the same
//! result on every machine and with any number of threads.

use super::{Ask, Limits, Opponent};
use crate::chance::Chance;
use crate::play::{Engine, Outcome, State};
use std::num::NonZeroUsize;

/// The most choices of one game: past them it counts as unfinished.
pub const MAX_MOVES: u32 = 20_000;

/// One who takes part.
#[derive(Debug, Clone)]
pub struct Entrant {
    /// What it is called in the table.
    pub name: String,
    /// Who plays.
    pub opponent: Opponent,
    /// How many choices a search may try before it decides.
    pub work: u64,
}

/// How one game went.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameResult {
    /// How it ended; Playing for a game that was cut short.
    pub outcome: Outcome,
    /// For each seat the place it came in, from 1; players who drew share one.
    pub places: Vec<u32>,
    /// How often the turn went around, the last round included.
    pub rounds: u32,
    /// Choices of all.
    pub choices: u32,
}

/// How one entrant did.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Standing {
    /// Games won: came in first, alone.
    pub wins: u32,
    /// The sum of its places, over finished games.
    pub places: u64,
}

/// How a tournament went. Wins, draws and unfinished games add up to the games.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games played.
    pub games: u32,
    /// Games that nobody won alone.
    pub draws: u32,
    /// Games cut short after [`MAX_MOVES`] choices.
    pub unfinished: u32,
    /// The sum of rounds.
    pub rounds: u64,
    /// The sum of choices.
    pub choices: u64,
    /// By entrant, in their order.
    pub standings: Vec<Standing>,
}

/// A share with what may be chance, in hundredths of a percent.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Interval {
    /// The share that was seen, 0 to 1.
    pub share: f64,
    /// The lowest share that 95% confidence leaves.
    pub low: f64,
    /// The highest.
    pub high: f64,
}

impl Interval {
    /// Wilson's score interval of 95% (E. B. Wilson 1927).
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

/// Plays one game to its end. `seats` says who sits where, the first player first.
pub fn play_game(engine: &Engine, seats: &[&Entrant], chance: &mut Chance) -> GameResult {
    let players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
    let mut state = engine.start_with(chance.wide(), players);
    let mut before: Option<State> = None;
    let mut outcome = engine.outcome(&state);
    let (mut rounds, mut choices, mut mover) = (1, 0, engine.player(&state));
    while outcome == Outcome::Playing && choices < MAX_MOVES {
        let player = engine.player(&state);
        let Some(seat) = seats.get(usize::from(player.saturating_sub(1))) else { break };
        let ask = Ask { engine, before: before.as_ref(), state: &state };
        let Some(chosen) = seat.opponent.choose(ask, chance.wide(), Limits::of_work(seat.work)) else { break };
        let earlier = state.clone();
        let Ok(turn) = engine.play(&mut state, &chosen) else { break };
        outcome = turn.outcome.unwrap_or(Outcome::Playing);
        (mover, choices) = (player, choices + 1);
        let next = engine.player(&state);
        rounds += u32::from(next < player && outcome == Outcome::Playing);
        before = (next == player).then_some(earlier);
    }
    if outcome == Outcome::Restarted {
        outcome = Outcome::Drawn;
    }
    let counted = engine.number(&state, "Rounds").and_then(|rounds| u32::try_from(rounds).ok());
    let rounds = counted.filter(|rounds| *rounds > 0).unwrap_or(rounds);
    GameResult { outcome, places: engine.places(&state, outcome, mover, players), rounds, choices }
}

/// Plays `games` games: seats are shuffled before each. As many entrants as players. Shared among `threads`.
pub fn tournament(engine: &Engine, entrants: &[Entrant], games: u32, seed: u64, threads: NonZeroUsize) -> Tally {
    let step = threads.get();
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..step)
            .map(|first| {
                scope.spawn(move || {
                    let mut tally = Tally::new(entrants.len());
                    for number in (0..games).skip(first).step_by(step) {
                        tally.play(engine, entrants, seed, number);
                    }
                    tally
                })
            })
            .collect();
        let mut whole = Tally::new(entrants.len());
        for thread in running {
            match thread.join() {
                Ok(tally) => whole.add(&tally),
                Err(panic) => std::panic::resume_unwind(panic),
            }
        }
        whole
    })
}

impl Tally {
    fn new(entrants: usize) -> Self {
        Self { standings: vec![Standing::default(); entrants], ..Self::default() }
    }

    fn play(&mut self, engine: &Engine, entrants: &[Entrant], seed: u64, number: u32) {
        let mut chance = Chance::of(seed, number.into());
        let mut order: Vec<usize> = (0..entrants.len()).collect();
        chance.shuffle(&mut order);
        let seats: Vec<&Entrant> = order.iter().filter_map(|entrant| entrants.get(*entrant)).collect();
        let result = play_game(engine, &seats, &mut chance);
        self.games += 1;
        self.rounds += u64::from(result.rounds);
        self.choices += u64::from(result.choices);
        if result.outcome == Outcome::Playing {
            self.unfinished += 1;
            return;
        }
        let winners = result.places.iter().filter(|place| **place == 1).count();
        self.draws += u32::from(winners != 1);
        for (entrant, place) in order.iter().zip(&result.places) {
            if let Some(standing) = self.standings.get_mut(*entrant) {
                standing.places += u64::from(*place);
                standing.wins += u32::from(*place == 1 && winners == 1);
            }
        }
    }

    fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.draws += other.draws;
        self.unfinished += other.unfinished;
        self.rounds += other.rounds;
        self.choices += other.choices;
        for (standing, more) in self.standings.iter_mut().zip(&other.standings) {
            standing.wins += more.wins;
            standing.places += more.places;
        }
    }
}
