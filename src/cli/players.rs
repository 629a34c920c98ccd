//! `switchboard players`: list, add, remove, export and import players.

use super::Exit;
use super::deadline::cancelled_by_signals;
use super::options::{Format, Output, print, print_json, show_progress, warn};
use crate::diag::{Code, Problem};
use crate::disk::Steps;
use crate::disk::players::{
    FolderStore, Users, export_player, find_player, import_player, remove_leftovers, users_folder,
};
use crate::game::Language;
use crate::shell::{Profile, Settings, Store};
use comfy_table::{Table, presets};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::time::Duration;

/// How often the terminal shows how far an import is.
const PROGRESS_EVERY: Duration = Duration::from_millis(200);

/// List, add, remove, export and import players.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    action: Option<PlayersAction>,
    /// The folder of players
    #[arg(long, value_name = "DIR", global = true)]
    users: Option<PathBuf>,
    #[command(flatten)]
    output: Output,
}

#[derive(Debug, clap::Subcommand)]
enum PlayersAction {
    /// List the players (as `players` alone does)
    List,
    /// Add a player with the default settings
    Add {
        /// The player's name
        name: String,
        /// The language of texts and speech: cs, sk, en or de
        #[arg(long)]
        language: Option<String>,
    },
    /// Remove a player with settings, saves and everything else
    Remove {
        /// Name or folder name
        player: String,
        /// Confirms that everything should be removed
        #[arg(long)]
        yes: bool,
    },
    /// Write everything of a player, or of all, into a zip file
    Export {
        /// Name or folder name
        #[arg(required_unless_present = "all", conflicts_with = "all")]
        player: Option<String>,
        /// All players in one file
        #[arg(long)]
        all: bool,
        /// The zip file
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
    },
    /// Restore the players in a zip file
    Import {
        /// A zip file that `export` wrote
        file: PathBuf,
    },
}

/// Runs the command.
pub fn run(args: &Args) -> Exit {
    let folder = users_folder(args.users.as_deref());
    let mut store = FolderStore::new(folder.clone(), Vec::new());
    let users = Users::new(folder);
    warn(&remove_leftovers(&users));
    let done = match &args.action {
        None | Some(PlayersAction::List) => list(&mut store, args.output.format),
        Some(PlayersAction::Add { name, language }) => add(&mut store, name, language.as_deref(), args.output.format),
        Some(PlayersAction::Remove { player, yes }) => remove(&mut store, &users, player, *yes, args.output.format),
        Some(PlayersAction::Export { player, out, .. }) => {
            let found = player.as_ref().map(|player| find_player(&users, player)).transpose();
            found.and_then(|player| export_player(&users, player.as_deref(), out)).map(|told| warn(&told))
        }
        Some(PlayersAction::Import { file }) => {
            import(&users, file).map(|players| players.iter().for_each(|player| show(player, args.output.format)))
        }
    };
    match done {
        Ok(()) => Exit::Good,
        Err(problem) => {
            let wrong_use = matches!(problem.code, Code::S004 | Code::S006 | Code::S013);
            warn(&problem.into());
            if wrong_use { Exit::WrongUse } else { Exit::DidNotHold }
        }
    }
}

/// Imports players on a thread of its own, so that Ctrl+C is heard at once and the terminal shows how far it is.
fn import(users: &Users, file: &Path) -> Result<Vec<String>, Problem> {
    let steps = Steps::stopped_by(cancelled_by_signals());
    let (tell, told) = mpsc::channel();
    std::thread::scope(|scope| {
        scope.spawn(|| tell.send(import_player(users, file, &steps)));
        loop {
            if let Ok(imported) = told.recv_timeout(PROGRESS_EVERY) {
                show_progress("");
                return imported;
            }
            let (done, all) = steps.count();
            show_progress(&format!("{done} of {all} files"));
        }
    })
}

fn show(player: &str, format: Format) {
    match format {
        Format::Text => print(player),
        Format::Json => print_json(&serde_json::json!({ "player": player })),
    }
}

fn list(store: &mut FolderStore, format: Format) -> Result<(), Problem> {
    let players = store.players()?;
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_header(["player", "name", "surname", "language", "avatar"]);
    for entry in &players {
        warn(&entry.problems);
        let profile = &entry.profile;
        match format {
            Format::Json => print_json(&serde_json::json!({
                "player": entry.id, "name": profile.name, "surname": profile.surname,
                "language": profile.language.code(), "avatar": profile.avatar,
                "errors": entry.problems.len(),
            })),
            Format::Text => {
                table.add_row([&entry.id, &profile.name, &profile.surname, profile.language.code(), &profile.avatar]);
            }
        }
    }
    if format == Format::Text && !players.is_empty() {
        print(&table.to_string());
    }
    Ok(())
}

fn add(store: &mut FolderStore, name: &str, language: Option<&str>, format: Format) -> Result<(), Problem> {
    if name.trim().is_empty() {
        return Err(Code::S013.error("no-name").cure("write-after-add"));
    }
    if store.players()?.iter().any(|player| player.profile.name == name.trim()) {
        return Err(Code::S013.error("taken").arg("name", name.trim()).cure("other-name"));
    }
    let language = match language {
        None => store.system_language(),
        Some(tag) => {
            Language::from_tag(tag).ok_or_else(|| Code::S013.error("no-language").arg("tag", tag).cure("languages"))?
        }
    };
    let player = store.create_player(&Profile::named(name, language), &Settings::default())?;
    show(&player, format);
    Ok(())
}

fn remove(store: &mut FolderStore, users: &Users, player: &str, yes: bool, format: Format) -> Result<(), Problem> {
    let player = find_player(users, player)?;
    if !yes {
        return Err(Code::S013.error("removes-all").arg("name", &player).cure("say-yes"));
    }
    let removed = store.remove_player(&player)?;
    match format {
        Format::Json => print(
            &serde_json::json!({
                "player": player, "renamed_saves": removed.renamed, "left": removed.left.len(),
            })
            .to_string(),
        ),
        Format::Text => {
            print(&format!("{player} is removed, with settings, levels and every save."));
            if removed.renamed > 0 {
                print(&format!("{} saves of other players named {player}; they do not any more.", removed.renamed));
            }
            print("Files exported earlier stay where they are.");
        }
    }
    removed.left.into_iter().next().map_or(Ok(()), Err)
}
