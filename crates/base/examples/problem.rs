//! A problem with its place and its cure, drawn as an author sees it, in each language.

use switchboard_base::diag::{Code, Paint, Place, draw};
use switchboard_base::language::Language;

fn main() {
    let line = "P = Playr";
    let place = Place { line: 12, ..Place::in_text("game.puzzlescript", line, 4..9) };
    let problem = Code::Z006.error("unknown").arg("name", "PLAYR").arg("near", "PLAYER").cure("near").at(place);
    for language in Language::ALL {
        println!("{}", draw(&problem, Paint::Plain, language));
    }
}
