//! `switchboard games`: list the games.

use super::Exit;
use super::options::{Format, Games, Output, print, print_json};
use crate::disk::reading::LONGEST;
use crate::game::{Kind, Language};
use crate::play::check_rules;
use crate::shell::GameEntry;
use comfy_table::{Table, presets};
use serde::Serialize;
use std::time::Instant;

/// List the games.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    games: Games,
    #[command(flatten)]
    output: Output,
}

/// A line of the list; field names stay the same from version to version.
#[derive(Debug, Serialize)]
struct GameLine {
    game: String,
    name: String,
    category: String,
    difficulty: String,
    kind: &'static str,
    players: [u8; 2],
    levels: usize,
    /// Errors of the folder and of its rules, compiled for each level. `check` finds more: solutions that do not finish a level.
    errors: usize,
    playable: bool,
}

impl GameLine {
    fn new(read: &GameEntry) -> Self {
        let id = read.id.clone();
        let begun = Instant::now();
        let rules = read.game.as_ref().map(|game| check_rules(game, &|| begun.elapsed() > LONGEST));
        let text = |get: fn(&crate::game::Description) -> &crate::game::Text| {
            read.game.as_ref().map(|game| get(&game.description).get(Language::English).to_owned()).unwrap_or_default()
        };
        let name = text(|d| &d.name);
        Self {
            name: if name.is_empty() { id.clone() } else { name },
            game: id,
            category: text(|d| &d.category),
            difficulty: text(|d| &d.difficulty),
            kind: match read.game.as_ref().map(|game| &game.kind) {
                Some(Kind::Rules(_)) => "rules",
                Some(Kind::Tiles(_)) => "tiles",
                Some(Kind::PuzzleScript(_)) => "puzzlescript",
                None => "",
            },
            players: read.game.as_ref().map_or([0, 0], |game| [game.description.players.0, game.description.players.1]),
            levels: read.game.as_ref().map_or(0, |game| game.levels.len()),
            errors: read.problems.errors() + rules.as_ref().map_or(0, |(problems, _)| problems.errors()),
            playable: rules.is_some_and(|(_, is_playable)| is_playable),
        }
    }
}

/// Runs the command: exit status 1 if a folder of games cannot be read.
pub fn run(args: &Args) -> Exit {
    let catalogue = args.games.catalogue();
    let exit = if catalogue.problems().has_errors() { Exit::DidNotHold } else { Exit::Good };
    let lines: Vec<GameLine> = catalogue.read_all().iter().map(GameLine::new).collect();
    if args.output.format == Format::Json {
        for line in &lines {
            print_json(&line);
        }
        return exit;
    }
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(["game", "name", "category", "difficulty", "levels", "errors"]);
    for line in &lines {
        let errors = match (line.errors, line.playable) {
            (0, true) => String::new(),
            (count, true) => count.to_string(),
            (count, false) => format!("{count}, cannot be played"),
        };
        table.add_row([&line.game, &line.name, &line.category, &line.difficulty, &line.levels.to_string(), &errors]);
    }
    print(&table.to_string());
    exit
}
