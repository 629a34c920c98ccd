//! Moves of a PuzzleScript game, continuing from level to level if asked to.

use super::Exit;
use super::options::{Format, print, print_json, wrong_use};
use super::replay::{Args, moves_text};
use crate::puzzlescript::{PuzzleGame, PuzzleSession, SessionAct};
use serde::Serialize;

/// What is printed at the end, as json; field names stay the same from version to version.
#[derive(Debug, Serialize)]
struct PuzzleEnd<'g> {
    entry: usize,
    outcome: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    message: Option<&'g str>,
    /// Row by row, the names of each cell's objects, the lowest layer first.
    cells: Vec<Vec<Vec<&'g str>>>,
    sounds: &'g [String],
}

/// Plays the moves and prints the final board.
#[expect(clippy::indexing_slicing, reason = "what stands on a board is one of the game's objects")]
pub fn replay(args: &Args, game: &PuzzleGame) -> Result<Exit, Exit> {
    let entry = args.level.parse().ok().filter(|entry| *entry < game.entries().len()).ok_or_else(|| {
        let last = game.entries().len().saturating_sub(1);
        wrong_use(&format!("there is no entry {} in LEVELS", args.level), &format!("write a number from 0 to {last}"))
    })?;
    let mut session = PuzzleSession::new(game, entry, &args.seed, args.goes_on);
    for word in moves_text(&args.moves)?.split_whitespace() {
        let act = SessionAct::named(word).ok_or_else(|| {
            wrong_use(
                &format!("\"{word}\" is not a move"),
                "write up, left, down, right, action, tick, undo or restart",
            )
        })?;
        session.act(act);
    }
    let state = session.state();
    let name = |object: usize| game.objects()[object].name.as_str();
    let row = |y: usize| {
        state
            .map(|state| (0..state.width).map(|x| state.objects(x, y).map(name).collect()).collect())
            .unwrap_or_default()
    };
    let end = PuzzleEnd {
        entry: session.entry(),
        outcome: match (session.is_over(), session.message()) {
            (true, _) => "finished",
            (false, Some(_)) => "message",
            (false, None) => "playing",
        },
        message: session.message(),
        cells: (0..state.map_or(0, |state| state.height)).map(row).collect(),
        sounds: session.sounds(),
    };
    match args.format {
        Format::Json => print_json(&end),
        Format::Text => print(&in_words(&end)),
    }
    Ok(Exit::Good)
}

fn in_words(end: &PuzzleEnd<'_>) -> String {
    let mut text = format!("{}: {}", end.entry, end.outcome);
    if let Some(message) = end.message {
        text.push_str(&format!("\n  \"{message}\""));
    }
    for row in &end.cells {
        let cells: Vec<String> = row.iter().map(|cell| cell.join("+")).collect();
        text.push_str(&format!("\n  {}", cells.join(" ")));
    }
    text
}
