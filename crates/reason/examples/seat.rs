//! A seat at a board for other programs, line by line: `seat FOLDER PLAYER WORK LEVEL SEED`, where PLAYER is a computer player of the game. `play 3,4` makes a
//! choice, `go` lets the computer player make one, `any` a random one. The answer is the choice, the player in turn, how the game stands (`Playing`, `Won(1)`
//! ..) and the board: the number of the word on each cell, row by row.

#[path = "../../game/examples/folder/mod.rs"]
mod folder;

use std::collections::VecDeque;
use std::io::{BufRead as _, Write as _};
use std::sync::Arc;
use switchboard_base::chance::Chance;
use switchboard_engine::play::{Engine, Move, Outcome, State};
use switchboard_reason::opponent::{self, DecisionLimits, MoveQuestion, Opponent};

fn board(engine: &Engine, state: &State) -> String {
    let words = (0..engine.board_size().area()).map(|cell| engine.word(state, cell).to_string());
    words.collect::<Vec<_>>().join(" ")
}

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().collect();
    let word = |at: usize| arguments.get(at).map_or("", String::as_str);
    let Some(game) = folder::game("chess")?.game else { return Ok(()) };
    let Ok(engine) = Engine::new(Arc::new(game), word(4).parse().unwrap_or(0)) else { return Ok(()) };
    let Ok(Some(player)) = opponent::find(&engine, word(2)) else { return Ok(()) };
    let work = word(3).parse().unwrap_or(10_000);
    let mut chance = Chance::new(word(5).parse().unwrap_or(1));
    let mut state = engine.start_with(chance.wide(), 2);
    let (mut turn, mut planned) = (Vec::new(), VecDeque::new());
    for line in std::io::stdin().lock().lines() {
        let line = line?;
        if line != "go" {
            planned.clear();
        }
        let ask = MoveQuestion { engine: &engine, turn: &turn, state: &state };
        let chosen: Option<Move> = match line.split_once(' ') {
            Some(("play", chosen)) => chosen.parse().ok(),
            _ if line == "any" => Opponent::random().choose(ask, chance.wide(), DecisionLimits::of_work(0)),
            _ if line == "go" => {
                if planned.is_empty() {
                    planned = player.plan(ask, chance.wide(), DecisionLimits::of_work(work)).into();
                }
                planned.pop_front()
            }
            _ => None,
        };
        let before = state.clone();
        if let Some(chosen) = chosen.filter(|chosen| engine.play(&mut state, chosen).is_ok()) {
            let over = engine.outcome(&state) != Outcome::Playing;
            turn.push(before);
            if over || turn.first().is_some_and(|first| engine.player(first) != engine.player(&state)) {
                turn.clear();
                planned.clear();
            }
            println!("{chosen}\t{}\t{:?}\t{}", engine.player(&state), engine.outcome(&state), board(&engine, &state));
        } else {
            println!("-\t{}\t{:?}\t{}", engine.player(&state), engine.outcome(&state), board(&engine, &state));
        }
        std::io::stdout().flush()?;
    }
    Ok(())
}
