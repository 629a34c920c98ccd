//! How strong computer players are, in games won: against a plain alpha-beta search, against each other, and from positions that an exact
//! solver knows to be won. Counted in work, so the figures are the same on every machine. `cargo bench --bench strength [--
//! methods|mlyn|piskvorky|four] [--games N]`

#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, clippy::cast_possible_truncation)]

use std::collections::HashMap;
use std::path::Path;
use std::sync::Arc;
use switchboard::chance::Chance;
use switchboard::disk::FolderFiles;
use switchboard::game::{SearchKind, read_game};
use switchboard::opponent::{self, DecisionLimits, Mind, MoveQuestion, Opponent, Strength};
use switchboard::play::{Engine, Move, Outcome, Script, State, Walker};

#[path = "../tests/all/four.rs"]
mod four;
use four::{Four, Solver};

/// Games longer than this many choices are drawn.
const MOST_CHOICES: u32 = 400;
/// The first choices of each game are random, so that no two games are alike.
const OPENING: u32 = 2;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let games = arguments.iter().position(|word| word == "--games").and_then(|at| arguments.get(at + 1)?.parse().ok());
    let wanted = |part: &str| {
        let named = ["methods", "mlyn", "piskvorky", "four"];
        !arguments.iter().any(|word| named.contains(&word.as_str())) || arguments.iter().any(|word| word == part)
    };
    if wanted("four") {
        four();
    }
    if wanted("piskvorky") {
        piskvorky(games.unwrap_or(20));
    }
    if wanted("mlyn") {
        mlyn(games.unwrap_or(20));
    }
    if wanted("methods") {
        methods(games.unwrap_or(20));
    }
}

/// Somebody who plays.
enum Seat {
    Computer(Opponent, u64),
    /// Plain alpha-beta to this depth in choices, with a script that scores positions.
    Plain(u32, Script),
}

impl Seat {
    fn choose(&self, engine: &Engine, turn: &[State], state: &State, seed: u64) -> Option<Move> {
        match self {
            Self::Computer(opponent, work) => {
                opponent.choose(MoveQuestion { engine, turn, state }, seed, DecisionLimits::of_work(*work))
            }
            Self::Plain(depth, script) => Plain::new(engine, script, state).choose(state, *depth, seed),
        }
    }
}

/// Alpha-beta with a table and nothing else, every line as deep as the others.
struct Plain<'a> {
    engine: &'a Engine,
    script: &'a Script,
    player: u8,
    walker: Walker,
    /// By position and depth left: bounds of its value, and the best move.
    known: HashMap<(u64, u32), (i32, i32, Option<Move>)>,
}

const WIN: i32 = 1_000_000;

impl<'a> Plain<'a> {
    fn new(engine: &'a Engine, script: &'a Script, state: &State) -> Self {
        let player = engine.player(state);
        Self { engine, script, player, walker: Walker::new(engine, state), known: HashMap::new() }
    }

    fn choose(&mut self, state: &State, depth: u32, seed: u64) -> Option<Move> {
        let mut moves = self.engine.moves(state);
        Chance::new(seed).shuffle(&mut moves);
        let mut best = None;
        for shallow in 1..=depth {
            let mut low = -WIN * 2;
            let mut found = None;
            for chosen in &moves {
                let value = self.after(state, chosen, shallow, low, WIN * 2);
                if value > low {
                    (low, found) = (value, Some(*chosen));
                }
            }
            best = found;
            moves.sort_by_key(|chosen| Some(*chosen) != best);
        }
        best
    }

    fn after(&mut self, state: &State, chosen: &Move, depth: u32, low: i32, high: i32) -> i32 {
        let mover = self.engine.player(state);
        self.walker.go_to(state);
        let outcome = self.walker.play(chosen).unwrap();
        let sure = WIN + i32::try_from(depth).unwrap();
        let own = |player: u8| if player == self.player { sure } else { -sure };
        match outcome {
            Outcome::Playing if depth == 1 => self.score(),
            Outcome::Playing => {
                let next = self.walker.state().clone();
                self.value(&next, depth - 1, low, high)
            }
            Outcome::Won(player) => own(player),
            Outcome::Finished => own(mover),
            Outcome::Lost => -own(mover),
            Outcome::Drawn | Outcome::Restarted => 0,
        }
    }

    fn score(&self) -> i32 {
        let state = self.walker.state();
        let score = self.engine.run_script(self.script, state, None, 1).map_or(0, |ran| ran.numbers[0]);
        if self.engine.player(state) == self.player { score } else { -score }
    }

    fn value(&mut self, state: &State, depth: u32, mut low: i32, mut high: i32) -> i32 {
        let key = (self.engine.hash(state), depth);
        let known = self.known.get(&key).copied().unwrap_or((-WIN * 2, WIN * 2, None));
        (low, high) = (low.max(known.0), high.min(known.1));
        if low >= high {
            return if known.0 >= high { known.0 } else { known.1 };
        }
        let (asked_low, asked_high) = (low, high);
        let own = self.engine.player(state) == self.player;
        let mut moves = self.engine.moves(state);
        let shallow = self.known.get(&(key.0, depth - 1)).and_then(|known| known.2);
        moves.sort_by_key(|chosen| Some(*chosen) != shallow);
        let mut best: Option<(i32, Move)> = None;
        for chosen in moves {
            let value = self.after(state, &chosen, depth, low, high);
            if best.is_none_or(|(known, _)| if own { value > known } else { value < known }) {
                best = Some((value, chosen));
            }
            if own {
                low = low.max(value)
            } else {
                high = high.min(value)
            }
            if low >= high {
                break;
            }
        }
        let Some((value, chosen)) = best else { return 0 };
        let bounds = if value <= asked_low {
            (-WIN * 2, value)
        } else if value >= asked_high {
            (value, WIN * 2)
        } else {
            (value, value)
        };
        self.known.insert(key, (bounds.0, bounds.1, Some(chosen)));
        value
    }
}

/// Plays a game; returns who won, from 1, and after how many choices.
fn play(engine: &Engine, seats: [&Seat; 2], opening: u32, seed: u64) -> (Option<u8>, u32) {
    let mut chance = Chance::of(seed, 1);
    let mut state = engine.start_with(chance.wide(), 2);
    let mut turn: Vec<State> = Vec::new();
    for choices in 0..MOST_CHOICES {
        let mover = engine.player(&state);
        let chosen = if choices < opening {
            chance.pick(&engine.moves(&state)).copied()
        } else {
            seats[usize::from(mover - 1)].choose(engine, &turn, &state, chance.wide())
        };
        let Some(chosen) = chosen else { return (None, choices) };
        let earlier = state.clone();
        engine.play(&mut state, &chosen).unwrap();
        turn.push(earlier);
        if engine.player(&state) != mover {
            turn.clear();
        }
        match engine.outcome(&state) {
            Outcome::Playing => {}
            Outcome::Won(player) => return (Some(player), choices + 1),
            Outcome::Finished => return (Some(mover), choices + 1),
            Outcome::Lost => return (Some(3 - mover), choices + 1),
            Outcome::Drawn | Outcome::Restarted => return (None, choices + 1),
        }
    }
    (None, MOST_CHOICES)
}

/// Half of the games with either player first: won, drawn, lost by the first seat.
fn meet(engine: &Engine, own: &Seat, other: &Seat, games: u32) -> (u32, u32, u32) {
    let (mut won, mut drawn, mut lost) = (0, 0, 0);
    for number in 0..games {
        // each opening is played twice, once from either side
        let first = number % 2 == 0;
        let seats = if first { [own, other] } else { [other, own] };
        let (winner, choices) = play(engine, seats, OPENING, u64::from(number / 2));
        let how = match winner {
            None => &mut drawn,
            Some(player) if (player == 1) == first => &mut won,
            Some(_) => &mut lost,
        };
        *how += 1;
        eprintln!("  {} of {games}: won {won}, drawn {drawn}, lost {lost}; {choices} choices", number + 1);
    }
    (won, drawn, lost)
}

fn level(game: &str, level: &str) -> Engine {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("games").join(game);
    let game = Arc::new(read_game(&FolderFiles::new(folder), game).game.unwrap());
    let place = game.levels.iter().position(|known| known.id == level).unwrap();
    Engine::new(game, place).unwrap()
}

fn computer(engine: &Engine, name: &str, strength: Strength) -> Seat {
    let known = opponent::find(engine, name).unwrap().unwrap();
    let work = known.limits(strength, &|| false).work;
    Seat::Computer(known, work)
}

fn four() {
    let engine = level("connect-four", "01");
    let thinker = opponent::find(&engine, "Thinker").unwrap().unwrap();
    let (mut won, mut all) = (0, 0);
    for line in include_str!("../tests/data/connect-four-won.txt").lines().filter(|line| !line.starts_with('#')) {
        let (columns, moves) = line.split_once(' ').unwrap();
        let kept = wins_from(&engine, &thinker, columns);
        println!("connect-four {columns}, a win in {moves}: {}", if kept { "won" } else { "not won" });
        (won, all) = (won + u32::from(kept), all + 1);
    }
    println!("connect-four, Thinker strong from won positions, the other defending perfectly: {won} of {all}");
}

fn wins_from(engine: &Engine, thinker: &Opponent, columns: &str) -> bool {
    let (mut state, mut four) = (engine.start_with(1, 2), Four::after(columns).unwrap());
    let mut solver = Solver::default();
    let drop = |state: &mut State, column: u32| {
        let of_column = |chosen: &&Move| matches!(chosen, Move::Cell(cell) if u32::from(cell.x) == column);
        let chosen = *engine.moves(state).iter().find(of_column).unwrap();
        engine.play(state, &chosen).unwrap();
    };
    for digit in columns.bytes() {
        drop(&mut state, u32::from(digit - b'0'));
    }
    let own = engine.player(&state);
    while engine.outcome(&state) == Outcome::Playing {
        let column = if engine.player(&state) == own {
            let ask = MoveQuestion { engine, turn: &[], state: &state };
            match thinker.choose(ask, 1, thinker.limits(Strength::STRONGEST, &|| false)) {
                Some(Move::Cell(cell)) => cell.x.into(),
                _ => return false,
            }
        } else {
            solver.best(four)[0]
        };
        drop(&mut state, column);
        four = four.play(column);
    }
    engine.outcome(&state) == Outcome::Won(own)
}

fn piskvorky(games: u32) {
    let engine = level("piskvorky", "03");
    let thinker = computer(&engine, "Thinker", Strength::STRONGEST);
    for (name, strength) in [("Reckoner", Strength::STRONGEST), ("Watchful", Strength::STRONGEST)] {
        let other = computer(&engine, name, strength);
        let (mut won, mut choices) = (0, Vec::new());
        for seed in 0..games {
            let (winner, length) = play(&engine, [&thinker, &other], 0, u64::from(seed));
            won += u32::from(winner == Some(1));
            choices.push(length);
        }
        println!(
            "piskvorky 6,7,4, Thinker strong first against {name} strong: {won} of {games} won, choices {choices:?}"
        );
    }
}

fn mlyn(games: u32) {
    let engine = level("mlyn", "01");
    let Mind::Searches(_, Some(script)) = opponent::find(&engine, "Reckoner").unwrap().unwrap().mind else {
        panic!("Mlyn's Reckoner scores positions")
    };
    let plain = Seat::Plain(8, script);
    let thinker = computer(&engine, "Thinker", Strength::STRONGEST);
    let (won, drawn, lost) = meet(&engine, &thinker, &plain, games);
    println!("mlyn, Thinker strong against plain alpha-beta to depth 8: won {won}, drawn {drawn}, lost {lost}");
}

/// The methods against each other in every game for two whose rules use no chance, at medium work.
fn methods(games: u32) {
    let work = 40_000;
    for (game, id) in [
        ("piskvorky", "03"),
        ("piskvorky", "05"),
        ("mlyn", "01"),
        ("connect-four", "01"),
        ("reversi", "01"),
        ("draughts", "01"),
    ] {
        let engine = level(game, id);
        let script = opponent::all(&engine).unwrap().into_iter().find_map(|known| match known.mind {
            Mind::Searches(_, script) => script,
            _ => None,
        });
        let mut seats = Vec::new();
        for (kind, word) in [(SearchKind::Mcts, "mcts"), (SearchKind::AlphaBeta, "alphabeta")] {
            seats.push((word.to_owned(), Seat::Computer(Opponent::search(kind), work)));
            if script.is_some() {
                let mut scored = Opponent::search(kind);
                if let Mind::Searches(_, of) = &mut scored.mind {
                    of.clone_from(&script);
                }
                seats.push((format!("{word} with scores"), Seat::Computer(scored, work)));
            }
        }
        for (place, (name, own)) in seats.iter().enumerate() {
            for (other_name, other) in &seats[place + 1..] {
                let (won, drawn, lost) = meet(&engine, own, other, games);
                println!("{game} {id}, medium: {name} against {other_name}: won {won}, drawn {drawn}, lost {lost}");
            }
        }
    }
}
