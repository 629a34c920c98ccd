//! Writing a level as a folder of LEVELS. Never changes a folder that is there.

use super::players::{DiskWriter, Writer, in_words, make_folder};
use crate::diag::{Place, Problem};
use crate::game::{Level, Text};
use crate::history::write_layout;
use quick_xml::escape::escape;
use std::fs;
use std::path::{Path, PathBuf};

/// Writes `level` into a new folder of `levels`, named as the level. The folder stands there whole, or not at all.
///
/// # Errors
/// There is a folder of this name, or it cannot be written.
pub fn write_level(levels: &Path, level: &Level) -> Result<PathBuf, Problem> {
    write_level_with(&mut DiskWriter, levels, level)
}

/// The same through a writer that may fail.
///
/// # Errors
/// As there.
pub fn write_level_with(writer: &mut dyn Writer, levels: &Path, level: &Level) -> Result<PathBuf, Problem> {
    let folder = levels.join(&level.id);
    let fault = |fault: std::io::Error| {
        let (why, cure) = in_words(&fault);
        Problem::error("N002", format!("the level cannot be written: {why}"))
            .at(Place::file(folder.display().to_string()))
            .hint(cure.unwrap_or("see whether you may write there, or choose another place"))
    };
    if fs::symlink_metadata(&folder).is_ok() {
        return Err(Problem::error("N001", "there is a file or folder of this name already")
            .at(Place::file(folder.display().to_string()))
            .hint("choose another place"));
    }
    make_folder(levels).map_err(fault)?;
    let aside = tempfile::Builder::new().prefix(".new-level").tempdir_in(levels).map_err(fault)?;
    let whole = aside.path().join("level");
    fs::create_dir(&whole).map_err(fault)?;
    writer.write(&whole.join("description.xml"), description(level).as_bytes()).map_err(fault)?;
    writer.write(&whole.join("startingLayout.xml"), write_layout(&level.layout).as_bytes()).map_err(fault)?;
    fs::rename(&whole, &folder).map_err(fault)?;
    Ok(folder)
}

fn description(level: &Level) -> String {
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<LevelDescription>\n");
    for (name, Text { variants }) in [("Name", &level.name), ("Difficulty", &level.difficulty)] {
        for (language, value) in variants.iter().filter(|(_, value)| !value.is_empty()) {
            let lang = if language.is_empty() { String::new() } else { format!(" xml:lang=\"{}\"", escape(language)) };
            text.push_str(&format!("  <{name}{lang}>{}</{name}>\n", escape(value)));
        }
    }
    let mut element = |name: &str, value: &str| {
        if !value.is_empty() {
            text.push_str(&format!("  <{name}>{}</{name}>\n", escape(value)));
        }
    };
    if level.minimum_moves > 0 {
        element("MinimumNumberOfMoves", &level.minimum_moves.to_string());
    }
    element("Author", &level.author);
    element("Source", &level.source);
    element("Licence", &level.licence);
    element("Solution", &level.solution);
    text.push_str("</LevelDescription>\n");
    text
}
