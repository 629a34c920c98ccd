//! Reads a level from the text of a CSV file, and writes it again: `sheets`, or `sheets FILE.csv`.

use switchboard_import::{read_csv, write_csv};

/// A level of two rows.
const LEVEL: &str = "STATE\nWall,Wall\nWall,Man\n\nVALID\n0,0\n0,1\n";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let bytes = std::env::args().nth(1).map_or_else(|| Ok(LEVEL.into()), std::fs::read)?;
    match read_csv("level.csv", &bytes) {
        Err(problem) => println!("{problem}"),
        Ok(sheets) => print!("{}", write_csv(&sheets)?),
    }
    Ok(())
}
