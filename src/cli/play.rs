//! `switchboard play`: play, in the window, in the terminal, or without a screen.

use super::Exit;
use super::log::Log;
use super::options::{Games, warn, wrong_use};
use crate::device::{Devices, SignalSource, WantedDevices, serve};
use crate::disk::players::{FolderStore, users_folder};
#[cfg(any(feature = "window", feature = "sound"))]
use crate::disk::players::{OwnFiles, Users};
use crate::disk::{folder_name, games_folders, is_lone_game, recording};
use crate::shell::{App, FIRST_STEP, Parcel, Start};
#[cfg(any(feature = "window", feature = "sound"))]
use crate::shell::{Own, OwnWays};
use crate::term;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::sync::mpsc::channel;
use std::time::Duration;

/// Play.
#[derive(Debug, Default, clap::Args)]
pub struct Args {
    /// Who plays: a player's name; a new player is created with default settings
    player: Option<String>,
    /// Fill the screen and stay: nothing on the screen leaves the program, only the keyboard, or holding the switch for ten seconds
    #[arg(long, conflicts_with_all = ["terminal", "headless"])]
    kiosk: bool,
    /// The game: the name of its folder, or the path of any game folder or PuzzleScript source
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
    /// First steps with a switch: begin with a game in which any press does something
    #[arg(long, conflicts_with_all = ["game", "watch"])]
    first_steps: bool,
    /// Work on the game: its folder is watched, changes are loaded as soon as they are saved, and the results of checking and what the
    /// rules did are shown beside the board. Nothing is recorded
    #[arg(long, requires = "game")]
    watch: bool,
    /// The level: its folder name
    #[arg(long, value_name = "LEVEL", requires = "game")]
    level: Option<String>,
    /// Play in the terminal
    #[arg(long, conflicts_with = "headless")]
    terminal: bool,
    /// Play without a screen, with signals from another program (on standard input unless --signals is given)
    #[arg(long)]
    headless: bool,
    /// Where another program's signals come from: `-` (standard input), `unix:PATH`, or on Windows `pipe:NAME`
    #[arg(long, value_name = "SOURCE")]
    signals: Option<SignalSource>,
    /// Write what the scanner is told and what it lights into this file, a line of json each: for reports of faults in scanning
    #[arg(long, value_name = "FILE")]
    record_scan: Option<PathBuf>,
    /// The folder of players
    #[arg(long, value_name = "DIR")]
    users: Option<PathBuf>,
    #[command(flatten)]
    games: Games,
}

/// The first page is shown after this time; games not read by then are added later.
const FIRST_LIST: Duration = Duration::from_millis(600);

/// What shows the pages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Front {
    #[cfg(feature = "window")]
    Window,
    Terminal,
    None,
}

impl Args {
    /// Play with these players, in the terminal or in whatever is best.
    pub fn with(users: Option<PathBuf>, terminal: bool) -> Self {
        Self { users, terminal, ..Self::default() }
    }

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

/// The folder name of the game, and the folders of games: a game given by its path is one of them.
fn places(args: &Args) -> (Option<String>, Vec<PathBuf>) {
    let mut folders = games_folders(&args.games.folders);
    let path = args.game.as_ref().map(PathBuf::from).filter(|path| path.is_dir() || is_lone_game(path));
    match path {
        Some(path) => {
            folders.insert(0, path.clone());
            (Some(folder_name(&path)), folders)
        }
        None => (args.game.clone(), folders),
    }
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    run_with(args, None)
}

/// Runs the command; with a parcel, the player is first asked about it.
pub fn run_with(args: &Args, parcel: Option<Parcel>) -> Exit {
    let front = match args.front() {
        Ok(front) => front,
        Err(why) => return wrong_use(why, "write --headless, or --signals unix:PATH (on Windows pipe:NAME)"),
    };
    if front == Front::Terminal && Log::wanted().is_ok_and(|log| log.is_in_the_picture()) {
        return wrong_use("the log would be written over the board", "send it into a file with 2>log.txt");
    }
    let (game, folders) = places(args);
    let game = game.or_else(|| args.first_steps.then(|| FIRST_STEP.to_owned()));
    let signals = args.signals.clone().or((front == Front::None).then_some(SignalSource::StandardInput));
    let wanted = WantedDevices { signals, gamepads: true, voice: true };
    let mut devices = match Devices::open(&wanted) {
        Ok(devices) => devices,
        Err(why) => return wrong_use(&why, "choose another path for --signals"),
    };
    let mut store = FolderStore::new(users_folder(args.users.as_deref()), folders.clone());
    if front != Front::None {
        // a board needs no other game
        let patience = if game.is_some() { Duration::ZERO } else { FIRST_LIST };
        store = store.listing_within(patience, game.clone());
    }
    #[cfg(feature = "window")]
    let portraits = {
        let scaler: std::sync::Arc<dyn crate::shell::Remaker> = std::sync::Arc::new(crate::ui::portraitist());
        let users = Users::new(users_folder(args.users.as_deref()));
        OwnFiles::new(Own::Picture, users, OwnWays::Browsed, Some(scaler))
    };
    #[cfg(feature = "window")]
    {
        store = store.picturing(portraits.clone());
    }
    #[cfg(feature = "sound")]
    {
        let users = Users::new(users_folder(args.users.as_deref()));
        let reader = std::sync::Arc::new(crate::device::SongReader);
        store = store.singing(OwnFiles::new(Own::Song, users, OwnWays::Browsed, Some(reader)));
    }
    let (waker, world) = (term::Waker::default(), devices.world());
    let terminal = waker.clone();
    let wake = move || if front == Front::Terminal { terminal.wake() } else { world() };
    // if watching fails, changes of games are noticed at the next start
    if args.watch {
        let _ = store.watch(wake);
    } else {
        store.watch_soon(wake);
    }
    let start = Start { player: args.player.clone(), game, level: args.level.clone() };
    let begin = if args.watch { App::for_author } else { App::new };
    let mut app = match begin(Box::new(store), &start, 0) {
        Ok(app) => app,
        Err(why) => return wrong_use(&why, "`switchboard games` and `switchboard levels GAME` list what there is"),
    };
    if args.kiosk {
        app.stay();
    }
    // told at the end: nothing is written into the terminal's picture
    let (end, ended) = channel();
    if let Some(file) = &args.record_scan {
        match recording(file, move |fault| drop(end.send(fault))) {
            Ok(sink) => app.record_scan(Box::new(sink)),
            Err(problem) => {
                warn(&problem.into());
                return Exit::DidNotHold;
            }
        }
    }
    if let Some(parcel) = parcel {
        app.ask_to_add(parcel);
    }
    let exit = match front {
        #[cfg(feature = "window")]
        Front::Window => {
            let pictures = Box::new(crate::disk::FolderPictures::new(folders).with_portraits(portraits));
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
    };
    ended.try_iter().for_each(|fault| warn(&fault.into()));
    exit
}
