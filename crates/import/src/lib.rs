//! Levels in common file formats: spreadsheets (one sheet per matrix), and the text formats of Sokoban, nonograms and Sudoku, the latter as
//! the game's own import.xml says. Converts bytes to layouts and back; never touches files and never plays.

mod nonogram;
mod puzzles;
mod sheets;
mod texts;
mod workbook;

pub use sheets::{TableSheet, read_csv, read_workbook, sheets_of, to_layout, write_csv};
pub use texts::read_texts;
pub use workbook::{MAX_PARTS, MAX_REACH, MAX_UNPACKED};

use switchboard_base::diag::{Code, Place, Problem};
use switchboard_game::{Layout, MAX_FILE_BYTES};

/// A level that was read but not yet checked against its game.
#[derive(Debug, Clone, Default)]
pub struct Imported {
    /// The name of the file it came from.
    pub file: String,
    /// Its name; "" if the file gives none.
    pub name: String,
    /// Who made it; "" if the file does not say.
    pub author: String,
    /// How it begins.
    pub layout: Layout,
    /// The moves of the file's own solution; "" if it gives none.
    pub solution: String,
    /// Cells that are valid only if a move there changes something: indices into STATE.
    pub tried: Vec<usize>,
}

/// The bytes of a file as text.
///
/// # Errors
/// I001 if there are too many, or if they are not UTF-8.
pub fn text(file: &str, bytes: &[u8]) -> Result<String, Problem> {
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Err(Code::I001.error("too-large").arg("most", MAX_FILE_BYTES).at(Place::file(file)).cure("split-it"));
    }
    let text =
        std::str::from_utf8(bytes).map_err(|_| Code::I001.error("not-utf8").at(Place::file(file)).cure("save-utf8"))?;
    Ok(text.trim_start_matches('\u{feff}').to_owned())
}
