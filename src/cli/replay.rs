//! `switchboard replay`: play moves without a screen.

use super::Exit;
use super::open;
use super::options::{Format, Games, Whose, print, print_json, say, wrong_use};
use super::replay_puzzle;
use crate::disk::system_language;
use crate::game::{Kind, Layout, Name, Value, Values};
use crate::play::{Engine, Move, Outcome, State, Turn};
use serde::Serialize;
use serde_json::{Map, Value as Json};
use std::io::Read as _;

/// Play moves without a screen.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The path of a game folder, or the name of a game
    game: String,
    /// The level's folder name; in a PuzzleScript game the number of an entry of LEVELS, counting messages, from 0
    #[arg(long)]
    pub(super) level: String,
    /// The moves in order, `3,4 3,5 ...`, in a PuzzleScript game `up left action undo restart tick`; `-` reads them from standard input
    #[arg(long, default_value = "", allow_hyphen_values = true)]
    pub(super) moves: String,
    /// Seed of the rules' chance
    #[arg(long, default_value = "0")]
    pub(super) seed: String,
    /// In a PuzzleScript game: continue with the next level after a win
    #[arg(long = "continue")]
    pub(super) goes_on: bool,
    /// The output format
    #[arg(long, value_enum, default_value_t)]
    pub(super) format: Format,
    #[command(flatten)]
    whose: Whose,
    #[command(flatten)]
    games: Games,
}

/// A line of the json output; field names stay the same from version to version.
#[derive(Debug, Serialize)]
struct ReplayLine {
    number: u32,
    event: &'static str,
    chosen: Json,
    accepted: bool,
    state: Json,
    valid: Json,
    items: Map<String, Json>,
    matrices: Map<String, Json>,
    outcome: &'static str,
    player: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    messages: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sounds: Vec<String>,
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    replay(args).unwrap_or_else(|exit| exit)
}

fn replay(args: &Args) -> Result<Exit, Exit> {
    let game = open::game_of(&args.games, &args.game, &args.whose)?;
    if let Kind::PuzzleScript(script) = &game.kind {
        return replay_puzzle::replay(args, script);
    }
    if args.goes_on {
        return Err(wrong_use("--continue goes with PuzzleScript games only", "leave it out"));
    }
    let seed: u64 = args.seed.parse().map_err(|_| {
        wrong_use(&format!("\"{}\" is not a seed", args.seed), "write a whole number from 0, such as 7")
    })?;
    let level = open::level(&game, Some(&args.level), &args.whose)?;
    let moves = read_moves(&args.moves)?;
    let engine = open::engine(&game, level)?;
    let mut state = engine.start(seed);
    let mut all_valid = true;
    print_line(args.format, &line(&engine, &state, None, true, &Turn::default()));
    for chosen in &moves {
        let turn = engine.play(&mut state, chosen);
        all_valid &= turn.is_ok();
        if let Ok(turn) = &turn {
            for problem in &turn.problems {
                say(&problem.told_in(system_language()));
            }
        }
        let accepted = turn.is_ok();
        print_line(args.format, &line(&engine, &state, Some(chosen), accepted, &turn.unwrap_or_default()));
    }
    Ok(if all_valid { Exit::Good } else { Exit::DidNotHold })
}

fn read_moves(given: &str) -> Result<Vec<Move>, Exit> {
    Move::read_list(&moves_text(given)?).map_err(|fault| {
        say(&format!("{fault}"));
        Exit::WrongUse
    })
}

/// The moves as given, or from standard input.
pub(super) fn moves_text(given: &str) -> Result<String, Exit> {
    let mut text = given.to_owned();
    if given.trim() == "-" {
        text.clear();
        if let Err(fault) = std::io::stdin().read_to_string(&mut text) {
            say(&format!("the moves cannot be read from standard input: {fault}"));
            return Err(Exit::WrongUse);
        }
    }
    Ok(text)
}

fn print_line(format: Format, line: &ReplayLine) {
    match format {
        Format::Json => print_json(line),
        Format::Text => print(&in_words(line)),
    }
}

fn in_words(line: &ReplayLine) -> String {
    let chosen = match &line.chosen {
        Json::Null => "start".to_owned(),
        Json::Array(cell) => cell.iter().map(Json::to_string).collect::<Vec<_>>().join(","),
        other => other.as_str().unwrap_or_default().to_owned(),
    };
    let accepted = if line.accepted { "" } else { " is not valid" };
    let mut text = format!("{} {chosen}{accepted}: {}", line.number, line.outcome);
    for message in &line.messages {
        text.push_str(&format!("\n  \"{message}\""));
    }
    for row in line.state.as_array().into_iter().flatten() {
        let words: Vec<&str> = row.as_array().into_iter().flatten().filter_map(Json::as_str).collect();
        text.push_str(&format!("\n  {}", words.join(" ")));
    }
    text
}

fn line(engine: &Engine, state: &State, chosen: Option<&Move>, accepted: bool, turn: &Turn) -> ReplayLine {
    let layout = engine.layout(state);
    let outcome = turn.outcome.unwrap_or_else(|| engine.outcome(state));
    let over = accepted && engine.outcome(state) != Outcome::Playing;
    ReplayLine {
        number: engine.moves_played(state),
        event: match chosen {
            None => "StartOfGame",
            Some(_) if over => "GameFinished",
            Some(_) => "Action",
        },
        chosen: match chosen {
            None => Json::Null,
            Some(Move::Cell(cell)) => vec![cell.x, cell.y].into(),
            Some(other) => other.to_string().into(),
        },
        accepted,
        state: rows(&layout, "state"),
        valid: rows(&layout, "valid"),
        items: items(&layout),
        matrices: matrices(&layout),
        outcome: match outcome {
            Outcome::Playing => "playing",
            Outcome::Finished => "finished",
            Outcome::Restarted => "restarted",
            Outcome::Won(_) => "won",
            Outcome::Lost => "lost",
            Outcome::Drawn => "drawn",
        },
        player: match outcome {
            Outcome::Won(player) => player,
            _ => engine.player(state),
        },
        messages: turn.messages.clone(),
        sounds: turn.sounds.clone(),
    }
}

fn word(name: &Name) -> Json {
    name.key().into()
}

fn rows(layout: &Layout, key: &str) -> Json {
    layout.matrix(key).map_or(Json::Array(Vec::new()), |m| values(&m.values, m.size.width.into()))
}

fn values(values: &Values, width: usize) -> Json {
    let cells: Vec<Json> = match values {
        Values::Text(names) => names.iter().map(word).collect(),
        Values::Int(numbers) => numbers.iter().map(|n| Json::from(*n)).collect(),
        Values::Bool(bools) => bools.iter().map(|b| Json::from(*b)).collect(),
    };
    cells.chunks(width.max(1)).map(<[Json]>::to_vec).collect::<Vec<_>>().into()
}

fn items(layout: &Layout) -> Map<String, Json> {
    let value = |value: &Value| match value {
        Value::Text(name) => word(name),
        Value::Int(number) => Json::from(*number),
        Value::Bool(bool) => Json::from(*bool),
    };
    layout.items.iter().map(|item| (item.name.key().to_owned(), value(&item.value))).collect()
}

/// All but STATE and VALID; further ones with the same name are numbered: final, final2, final3.
fn matrices(layout: &Layout) -> Map<String, Json> {
    let mut map = Map::new();
    for matrix in layout.matrices.iter().filter(|m| !matches!(m.name.key(), "state" | "valid")) {
        let key = matrix.name.key();
        let mut name = key.to_owned();
        let mut number = 2;
        while map.contains_key(&name) {
            name = format!("{key}{number}");
            number += 1;
        }
        map.insert(name, values(&matrix.values, matrix.size.width.into()));
    }
    map
}
