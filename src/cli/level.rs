//! `switchboard level import|export`: levels from spreadsheets and text formats into a game folder, and back as csv.

use super::Exit;
use super::options::{Games, Whose, print, say, warn, wrong_use};
use crate::diag::{Code, Place, Problem, Problems};
use crate::disk::{FolderFiles, OutFile, free_number, new_levels, open_ordinary};
use crate::game::{
    Files, Game, Language, Level, LevelFormat, MAX_FILE_BYTES, MemoryFiles, Overlay, Values, read_game, read_mapping,
};
use crate::history::write_layout;
use crate::import::{Imported, read_csv, read_texts, read_workbook, sheets_of, to_layout, write_csv};
use crate::play::{Engine, Move, check};
use quick_xml::escape::escape;
use std::io::Read as _;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Import levels into a game folder, or export one
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// Import levels from files: .xlsx, .ods, .csv (one sheet per matrix), .xsb, .non, .sdm or .txt (Sudoku)
    Import {
        /// The path of a game folder, or the name of a game
        game: String,
        /// The files; each spreadsheet is one level, a text file may contain several
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[command(flatten)]
        games: Games,
    },
    /// Export a level as csv that `import` can read
    Export {
        /// The path of a game folder, or the name of a game
        game: String,
        /// The level: its folder name
        level: String,
        /// The file to write; by default standard output
        #[arg(long, value_name = "FILE")]
        out: Option<PathBuf>,
        #[command(flatten)]
        whose: Whose,
        #[command(flatten)]
        games: Games,
    },
}

/// Runs the command: exit status 1 if a file cannot become levels; then nothing was written.
pub fn run(args: &Args) -> Exit {
    match &args.what {
        What::Import { game, files, games } => import(games, game, files),
        What::Export { game, level, out, whose, games } => export(games, whose, game, level, out.as_deref()),
    }
}

/// What a game needs so that its levels can be imported: everything that can be read, with or without levels.
fn import(games: &Games, game: &str, paths: &[PathBuf]) -> Exit {
    let (id, files) = match games.find(game) {
        Ok(found) => found,
        Err(exit) => return exit,
    };
    let known = read_game(&files, &id).game;
    let mut levels = Vec::new();
    let mut problems = Problems::new();
    for path in paths {
        match read_file(path, &files, known.as_ref()) {
            Ok(read) => levels.extend(read),
            Err(found) => problems.append(found),
        }
    }
    if problems.has_errors() {
        warn(&problems);
        return Exit::DidNotHold;
    }
    if known.as_ref().is_some_and(|game| game.kind.opens()) {
        levels.iter_mut().for_each(leave_to_the_opening);
    }
    let levels = numbered(&files, levels);
    match checked(&files, &id, levels).and_then(|levels| Ok(new_levels(files.root(), &levels).map(|()| levels)?)) {
        Ok(levels) => {
            for (level, _) in &levels {
                print(level);
            }
            Exit::Good
        }
        Err(problems) => {
            warn(&problems);
            say("no level was imported");
            Exit::DidNotHold
        }
    }
}

/// Leaves out a VALID that the form of the file could not fill: a rule of the game computes it when the level begins.
fn leave_to_the_opening(level: &mut Imported) {
    let is_blank = |values: &Values| matches!(values, Values::Bool(values) if !values.contains(&true));
    level.layout.matrices.retain(|matrix| matrix.name.key() != "valid" || !is_blank(&matrix.values));
}

fn read_file(path: &Path, files: &FolderFiles, game: Option<&Game>) -> Result<Vec<Imported>, Problems> {
    let shown = path.display().to_string();
    let bytes = bytes_of(path).map_err(|fault| {
        Code::I001.error("file").arg("why", fault.to_string()).at(Place::file(&shown)).cure("its-path")
    })?;
    let pieces = game.map(|game| &game.pieces);
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase()).unwrap_or_default();
    let mut levels = if let Some(format) = LevelFormat::of_file(&shown) {
        read_texts(&shown, &bytes, format, &read_mapping(files, format)?, pieces)?
    } else {
        let sheets = match ending.as_str() {
            "csv" => read_csv(&shown, &bytes)?,
            "xlsx" | "ods" => read_workbook(&shown, &bytes)?,
            _ => {
                return Err(Code::I001.error("kind").at(Place::file(shown)).cure("file-endings").into());
            }
        };
        vec![to_layout(&shown, &sheets, pieces)?]
    };
    let stem = path.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
    let several = levels.len() > 1;
    for (number, level) in (1..).zip(&mut levels).filter(|(_, level)| level.name.is_empty()) {
        level.name = if several { format!("{stem} {number}") } else { stem.clone() };
    }
    Ok(levels)
}

/// The bytes of a file, at most one more than a file of levels may have. Regular files only: a device never ends.
fn bytes_of(path: &Path) -> std::io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open_ordinary(path)?.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Gives the levels the next free numbers.
fn numbered(files: &FolderFiles, levels: Vec<Imported>) -> Vec<(String, Imported)> {
    let there = files.list("LEVELS").unwrap_or_default();
    let (first, digits) = free_number(there.iter().filter_map(|name| name.strip_suffix('/')));
    (first..).map(|number| format!("{number:0digits$}")).zip(levels).collect()
}

type LevelWritten = Vec<(String, Vec<(&'static str, String)>)>;

/// The files of the levels, once the checker accepts them together with the game.
fn checked(files: &FolderFiles, id: &str, mut levels: Vec<(String, Imported)>) -> Result<LevelWritten, Problems> {
    let read = over(files, &levels, id);
    if let Some(game) = read.game.map(Arc::new) {
        for (level, imported) in &mut levels {
            let index = game.levels.iter().position(|known| known.id == *level);
            if let Some(index) = index.filter(|_| !imported.tried.is_empty()) {
                settle_valid(imported, &Engine::new(Arc::clone(&game), index)?);
            }
        }
    }
    let read = over(files, &levels, id);
    // problems that the levels add, wherever they appear
    let before = check(files, id).problems;
    let mut problems = Problems::new();
    for problem in read.problems.iter().filter(|problem| before.iter().all(|known| known != *problem)) {
        problems.push(from_source(problem, &levels));
    }
    if problems.has_errors() {
        return Err(problems);
    }
    warn(&problems);
    Ok(levels.iter().map(|(level, imported)| (level.clone(), files_of(imported))).collect())
}

/// A problem in a file that was never written, reported for the file it came from.
fn from_source(problem: &Problem, levels: &[(String, Imported)]) -> Problem {
    let Some(place) = &problem.place else { return problem.clone() };
    let shown = place.file.replace('\\', "/");
    let Some((_, level)) = levels.iter().find(|(id, _)| shown.contains(&format!("LEVELS/{id}/"))) else {
        return problem.clone();
    };
    let of_file = levels.iter().filter(|(_, other)| other.file == level.file).count();
    let file = if of_file == 1 { level.file.clone() } else { format!("{}, level \"{}\"", level.file, level.name) };
    problem.clone().at(Place::file(file))
}

fn over(files: &FolderFiles, levels: &[(String, Imported)], id: &str) -> crate::game::Read {
    let mut over = MemoryFiles::default();
    for (level, imported) in levels {
        for (name, text) in files_of(imported) {
            over.files.insert(format!("LEVELS/{level}/{name}"), text.into_bytes());
        }
    }
    check(&Overlay { under: files, over }, id)
}

/// Of the cells to be tried, keeps those where a move changes the board.
#[expect(clippy::indexing_slicing, reason = "the cells to be tried are those of the level")]
fn settle_valid(level: &mut Imported, engine: &Engine) {
    let start = engine.start(0);
    let before = engine.layout(&start);
    let size = level.layout.size();
    let idle: Vec<usize> = level
        .tried
        .iter()
        .copied()
        .filter(|index| {
            let mut state = start.clone();
            let played = size.cell(*index).is_some_and(|cell| engine.play(&mut state, &Move::Cell(cell)).is_ok());
            !played || engine.layout(&state).matrix("state") == before.matrix("state")
        })
        .collect();
    let valid = level.layout.matrices.iter_mut().find(|matrix| matrix.name.key() == "valid");
    if let Some(Values::Bool(values)) = valid.map(|matrix| &mut matrix.values) {
        idle.into_iter().for_each(|index| values[index] = false);
    }
}

fn files_of(level: &Imported) -> Vec<(&'static str, String)> {
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<LevelDescription>\n");
    for (element, value) in [("Name", &level.name), ("Author", &level.author), ("Solution", &level.solution)] {
        if !value.is_empty() {
            text.push_str(&format!("  <{element}>{}</{element}>\n", escape(value.as_str())));
        }
    }
    text.push_str("</LevelDescription>\n");
    vec![("description.xml", text), ("startingLayout.xml", write_layout(&level.layout))]
}

fn export(games: &Games, whose: &Whose, game: &str, level: &str, out: Option<&Path>) -> Exit {
    let game = match games.read(game, whose) {
        Ok(game) => game,
        Err(exit) => return exit,
    };
    let Some(level) = game.levels.iter().find(|known| known.id.eq_ignore_ascii_case(level)) else {
        return wrong_use(&format!("there is no level {level}"), "`switchboard levels GAME` lists them");
    };
    let text = match write_csv(&sheets_of(&as_imported(level))) {
        Ok(text) => text,
        Err(fault) => {
            say(&format!("switchboard: the level cannot be written: {fault}"));
            return Exit::DidNotHold;
        }
    };
    match out {
        None => print(text.trim_end()),
        Some(path) => {
            let written = OutFile::create(path).and_then(|mut out| {
                out.write_all(text.as_bytes()).map_err(|fault| {
                    let problem = Code::I001.error("not-written").arg("why", fault.to_string());
                    problem.at(Place::file(path.display().to_string())).cure("other-place")
                })?;
                out.finish()
            });
            if let Err(problem) = written {
                warn(&problem.into());
                return Exit::DidNotHold;
            }
        }
    }
    Exit::Good
}

fn as_imported(level: &Level) -> Imported {
    Imported {
        file: String::new(),
        name: level.name.get(Language::English).to_owned(),
        author: level.author.clone(),
        layout: level.layout.clone(),
        solution: level.solution.clone(),
        tried: Vec::new(),
    }
}
