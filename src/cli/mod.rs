//! The commands, one file each. Results go to standard output, everything else to standard error.

mod check;
mod deadline;
mod games;
mod generate;
mod guide;
mod history;
mod level;
mod levels;
mod log;
mod new;
mod open;
mod open_file;
mod options;
mod output;
mod pack;
mod papers;
mod perft;
mod plan;
mod play;
mod players;
mod press_sums;
mod press_table;
mod presses;
mod replay;
mod replay_puzzle;
mod report;
mod shard;
mod simulate;
mod solve;
mod tournament;
mod train;

use clap::{CommandFactory, Parser, Subcommand};
use std::process::ExitCode;

/// The program's version, and the commit if it is known.
const VERSION: &str = env!("SWITCHBOARD_VERSION");

/// Board games and puzzles for players with one switch.
#[derive(Debug, Parser)]
#[command(name = "switchboard", version = VERSION)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Play.
    Play(play::Args),
    /// Open a game or a player from a file (`switchboard FILE` does the same)
    Open(open_file::Args),
    /// List the games.
    Games(games::Args),
    /// List the levels of a game.
    Levels(levels::Args),
    /// Import levels into a game folder, or export one
    Level(level::Args),
    /// Check game folders.
    Check(check::Args),
    /// Make a new game folder from the template.
    New(new::Args),
    /// Write a game folder into a zip file that others can open
    Pack(pack::Args),
    /// Play moves without a screen.
    Replay(replay::Args),
    /// Count what one switch needs for given moves
    Simulate(simulate::Args),
    /// Find solutions of a game's levels.
    Solve(solve::Args),
    /// Make new levels, each proven solvable.
    Generate(generate::Args),
    /// Show the scanning plan for given weights
    Plan(plan::Args),
    /// Count lines of play by depth
    Perft(perft::Args),
    /// Let computer players play against each other
    Tournament(tournament::Args),
    /// Let the computer learn a game from games against itself
    Train(train::Args),
    /// Export the record of moves
    History(history::Args),
    /// Write how it goes with a player, as a page to print
    Report(report::Args),
    /// Write the picture guide of a first session, a page to print
    Guide(guide::Args),
    /// List, add, remove, export and import players.
    Players(players::Args),
    /// Write man pages and shell completions, for packages
    #[command(hide = true)]
    Papers(papers::Args),
    /// Draw pictures given on standard input: how the window draws pictures from outside
    #[cfg(feature = "window")]
    #[command(name = crate::ui::DRAW_COMMAND, hide = true)]
    DrawPictures,
}

/// How a command ends: with exit status 0, 1 or 2.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    /// All went well.
    Good,
    /// The answer to what was asked is no, or it failed.
    DidNotHold,
    /// Wrong use: an unknown option, player, level or game.
    WrongUse,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        match exit {
            Exit::Good => Self::SUCCESS,
            Exit::DidNotHold => Self::from(1),
            Exit::WrongUse => Self::from(2),
        }
    }
}

/// Runs the command given by this process's arguments.
pub fn main() -> ExitCode {
    let arguments = Arguments::parse_from(open_file::with_command(std::env::args_os()));
    match log::Log::wanted() {
        Ok(log) => log.begin(),
        Err(why) => return output::wrong_use(&why, log::CURE).into(),
    }
    let exit = match &arguments.command {
        None => play::run(&play::Args::default()),
        Some(command) => run(command),
    };
    exit.into()
}

fn run(command: &Command) -> Exit {
    match command {
        Command::Play(args) => play::run(args),
        Command::Open(args) => open_file::run(args),
        Command::Games(args) => games::run(args),
        Command::Levels(args) => levels::run(args),
        Command::Level(args) => level::run(args),
        Command::Check(args) => check::run(args),
        Command::New(args) => new::run(args),
        Command::Pack(args) => pack::run(args),
        Command::Replay(args) => replay::run(args),
        Command::Simulate(args) => simulate::run(args),
        Command::Solve(args) => solve::run(args),
        Command::Generate(args) => generate::run(args),
        Command::Plan(args) => plan::run(args),
        Command::Perft(args) => perft::run(args),
        Command::Tournament(args) => tournament::run(args),
        Command::Train(args) => train::run(args),
        Command::History(args) => history::run(args),
        Command::Report(args) => report::run(args),
        Command::Guide(args) => guide::run(args),
        Command::Players(args) => players::run(args),
        Command::Papers(args) => papers::run(args, Arguments::command()),
        #[cfg(feature = "window")]
        Command::DrawPictures => {
            crate::ui::draw_pictures();
            Exit::Good
        }
    }
}
