//! `switchboard levels`: list the levels of a game.

use super::Exit;
use super::options::{Format, Games, Output, Whose, print, print_json, warn};
use crate::game::{Game, Kind, Language, Level};
use crate::grid::Size;
use crate::play::Engine;
use comfy_table::{Table, presets};
use serde::Serialize;
use std::sync::Arc;

/// List the levels of a game.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The path of a game folder, or the name of a game
    game: String,
    #[command(flatten)]
    whose: Whose,
    #[command(flatten)]
    games: Games,
    #[command(flatten)]
    output: Output,
}

/// A line of the list; field names stay the same from version to version.
#[derive(Debug, Serialize)]
struct LevelLine<'a> {
    level: &'a str,
    name: &'a str,
    difficulty: &'a str,
    width: u8,
    height: u8,
    minimum_moves: u32,
    solution: bool,
    /// The player whose new level it is: folder name.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<&'a str>,
}

impl<'a> LevelLine<'a> {
    fn new(level: &'a Level, board: Option<Size>, player: Option<&'a str>) -> Self {
        let size = board.unwrap_or_else(|| level.layout.size());
        Self {
            level: &level.id,
            name: level.name.get(Language::English),
            difficulty: level.difficulty.get(Language::English),
            width: size.width,
            height: size.height,
            minimum_moves: level.minimum_moves,
            solution: !level.solution.is_empty(),
            player,
        }
    }
}

/// Runs the command: exit status 1 if the game has errors.
pub fn run(args: &Args) -> Exit {
    list(args).unwrap_or_else(|exit| exit)
}

fn list(args: &Args) -> Result<Exit, Exit> {
    let (id, files) = args.games.find(&args.game)?;
    let (player, own) = (args.whose.player()?, args.whose.levels(&files, &id)?);
    let read = args.whose.read(files, &id)?;
    let game = read.game.map(Arc::new);
    let levels = game.as_ref().map(|game| game.levels.as_slice()).unwrap_or_default();
    let board = game.as_ref().and_then(board_of_tiles);
    let whose = |level: &Level| player.as_deref().filter(|_| own.contains(&level.id));
    let lines: Vec<LevelLine<'_>> = levels.iter().map(|level| LevelLine::new(level, board, whose(level))).collect();
    match args.output.format {
        Format::Json => {
            for line in &lines {
                print_json(&line);
            }
        }
        Format::Text => print(&table(&lines)),
    }
    if read.problems.has_errors() {
        warn(&read.problems);
        return Ok(Exit::DidNotHold);
    }
    Ok(Exit::Good)
}

/// The size of a board of tiles, which is given in tiles.json and in no level.
fn board_of_tiles(game: &Arc<Game>) -> Option<Size> {
    let engine = matches!(game.kind, Kind::Tiles(_)).then(|| Engine::new(Arc::clone(game), 0).ok())??;
    Some(engine.board(&engine.start(0)).size)
}

fn table(lines: &[LevelLine<'_>]) -> String {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(["level", "name", "difficulty", "size", "fewest moves"]);
    for line in lines {
        let least = if line.minimum_moves == 0 { String::new() } else { line.minimum_moves.to_string() };
        let size = format!("{} x {}", line.width, line.height);
        table.add_row([line.level, line.name, line.difficulty, &size, &least]);
    }
    table.to_string()
}
