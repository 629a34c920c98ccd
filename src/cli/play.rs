//! `switchboard play`: play, in the window, in the terminal, or without a screen.

use super::Exit;
use super::options::{Games, wrong_use};
use crate::device::{Devices, SignalSource, Wanted, serve};
use crate::disk::games_folders;
use crate::disk::players::{FolderStore, users_folder};
use crate::shell::{App, Start};
use crate::term;
use std::io::IsTerminal;
use std::path::PathBuf;

/// Play.
#[derive(Debug, Default, clap::Args)]
pub struct Args {
    /// Who plays: a player's name; a new one is made with default settings.
    player: Option<String>,
    /// The game, by the name of its folder.
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// The level, by the name of its folder.
    #[arg(long, value_name = "LEVEL", requires = "game")]
    level: Option<String>,
    /// Play in the terminal.
    #[arg(long, conflicts_with = "headless")]
    terminal: bool,
    /// Play without a screen, by signals of another program (standard input if no --signals is given).
    #[arg(long)]
    headless: bool,
    /// Where another program's signals come from: `-` (standard input) or `unix:PATH`.
    #[arg(long, value_name = "SOURCE")]
    signals: Option<SignalSource>,
    /// The folder of players.
    #[arg(long, value_name = "DIR")]
    users: Option<PathBuf>,
    #[command(flatten)]
    games: Games,
}

/// What draws the pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Front {
    #[cfg(feature = "window")]
    Window,
    Terminal,
    None,
}

impl Args {
    fn front(&self) -> Result<Front, &'static str> {
        if self.headless {
            return Ok(Front::None);
        }
        #[cfg(feature = "window")]
        if !self.terminal && crate::ui::display().is_ok() {
            return Ok(Front::Window);
        }
        if !std::io::stdout().is_terminal() {
            return Err("there is neither a display nor a terminal here");
        }
        if self.signals == Some(SignalSource::StandardInput) {
            return Err("standard input cannot carry signals while the terminal is played in");
        }
        Ok(Front::Terminal)
    }
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    let front = match args.front() {
        Ok(front) => front,
        Err(why) => return wrong_use(why, "write --headless, or --signals unix:PATH"),
    };
    let folders = games_folders(&args.games.folders);
    let signals = args.signals.clone().or((front == Front::None).then_some(SignalSource::StandardInput));
    let wanted = Wanted { signals, gamepads: true, voice: true };
    let mut devices = match Devices::open(&wanted) {
        Ok(devices) => devices,
        Err(why) => return wrong_use(&why, "choose another path for --signals"),
    };
    let mut store = FolderStore::new(users_folder(args.users.as_deref()), folders.clone());
    let (waker, world) = (term::Waker::default(), devices.world());
    let terminal = waker.clone();
    // without watching, a changed game is seen at the next start
    let _ = store.watch(move || if front == Front::Terminal { terminal.wake() } else { world() });
    let start = Start { player: args.player.clone(), game: args.game.clone(), level: args.level.clone() };
    let mut app = match App::new(Box::new(store), &start, 0) {
        Ok(app) => app,
        Err(why) => return wrong_use(&why, "`switchboard games` and `switchboard levels GAME` list what there is"),
    };
    match front {
        #[cfg(feature = "window")]
        Front::Window => {
            let pictures = std::rc::Rc::new(crate::disk::FolderPictures::new(folders));
            match crate::ui::run(Box::new(app), pictures, devices) {
                Ok(()) => Exit::Good,
                Err(why) => wrong_use(&why.to_string(), "write --terminal to play in the terminal"),
            }
        }
        Front::Terminal => match term::run(&mut app, &mut devices, &waker) {
            Ok(()) => Exit::Good,
            Err(why) => wrong_use(&why, "write --headless to play without a screen"),
        },
        Front::None => {
            serve(&mut app, &mut devices);
            Exit::Good
        }
    }
}
