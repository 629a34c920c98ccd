//! OBJECTS: a name, perhaps a letter, colours, and five rows of five.

use super::super::colours;
use super::super::fault::Faults;
use super::super::source::Line;
use switchboard_base::diag::Code;

/// How many rows and columns a sprite should have.
const SPRITE: usize = 5;

/// The colour of an object that has none: the original's magenta.
const NO_COLOUR: &str = "#ff00ff";

/// The number of the colour of each pixel by row; none is transparent.
pub type Sprite = Vec<Vec<Option<u8>>>;

/// An object as written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ObjectText {
    pub line: u32,
    pub name: String,
    /// Other names on the same line: letters of levels.
    pub also: Vec<String>,
    pub colours: Vec<String>,
    /// None: it is filled with the first colour.
    pub sprite: Option<Sprite>,
}

/// Reads the lines of OBJECTS.
pub fn read(lines: &[&Line], faults: &mut Faults) -> Vec<ObjectText> {
    let mut list: Vec<ObjectText> = Vec::new();
    let mut rows: Option<Vec<(u32, String)>> = None;
    let mut at = Expected::Name;
    for line in lines {
        let text = line.lower();
        let text = text.trim();
        if text.is_empty() {
            if line.commented {
                continue;
            }
            close(&mut list, &mut rows, faults);
            at = Expected::Name;
            continue;
        }
        if at == Expected::Rows {
            let dots: String = text.chars().filter(|c| !c.is_whitespace()).take_while(|c| is_dot(*c)).collect();
            let is_row = text.chars().all(|c| c.is_whitespace() || is_dot(c));
            let have = rows.as_ref().map_or(0, Vec::len);
            if have < SPRITE && (have > 0 || !dots.is_empty()) {
                if !is_row {
                    faults.add(line.number, Code::Z004.warning("row"));
                }
                if !dots.is_empty() {
                    rows.get_or_insert_default().push((line.number, dots));
                }
                continue;
            }
            close(&mut list, &mut rows, faults);
            at = Expected::Name;
        }
        match at {
            Expected::Name => {
                // what follows the letters and digits of the name are other names
                let end = text.find(|c: char| !is_of_name(c)).unwrap_or(text.len());
                let (name, others) = text.split_at(end);
                if name.is_empty() {
                    faults.add(line.number, Code::Z004.warning("not-a-name"));
                    continue;
                }
                list.push(ObjectText {
                    line: line.number,
                    name: name.to_owned(),
                    also: others.split_whitespace().map(str::to_owned).collect(),
                    colours: Vec::new(),
                    sprite: None,
                });
                at = Expected::Colours;
            }
            Expected::Colours => {
                if let Some(object) = list.last_mut() {
                    read_colours(text, line.number, object, faults);
                }
                at = Expected::Rows;
            }
            Expected::Rows => {}
        }
    }
    close(&mut list, &mut rows, faults);
    for object in list.iter_mut().filter(|o| o.colours.is_empty()) {
        faults.add(object.line, Code::Z004.warning("no-colour").arg("name", object.name.to_uppercase()));
        object.colours.push(NO_COLOUR.to_owned());
    }
    list
}

/// Whether a sprite may contain this character.
fn is_dot(c: char) -> bool {
    c == '.' || c.is_ascii_digit()
}

/// Whether the first name of an object may contain this character.
fn is_of_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Reads a line of colours. What is no colour is left out.
fn read_colours(line: &str, number: u32, object: &mut ObjectText, faults: &mut Faults) {
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let length = colours::colour_at(rest);
        let end = length.or_else(|| rest.find(|c| !is_of_name(c)).filter(|end| *end > 0)).unwrap_or(rest.len());
        let (word, behind) = rest.split_at(end);
        if length.is_some() {
            object.colours.push(word.to_owned());
        } else {
            faults.add(number, Code::Z004.warning("not-a-colour").arg("word", word));
        }
        rest = behind.trim_start();
    }
}

#[derive(PartialEq, Eq, Clone, Copy)]
enum Expected {
    Name,
    Colours,
    Rows,
}

/// Sets the sprite of the last object.
fn close(list: &mut [ObjectText], rows: &mut Option<Vec<(u32, String)>>, faults: &mut Faults) {
    let Some(rows) = rows.take().filter(|r| !r.is_empty()) else { return };
    let Some(object) = list.last_mut() else { return };
    let name = object.name.to_uppercase();
    if rows.len() != SPRITE {
        faults.add(object.line, Code::Z004.warning("height").arg("name", name.clone()));
    }
    for (line, _) in rows.iter().filter(|(_, row)| row.chars().count() != SPRITE) {
        faults.add(*line, Code::Z004.warning("width").arg("name", name.clone()));
        faults.add(object.line, Code::Z004.warning("size").arg("name", name.clone()));
    }
    let mut sprite = Sprite::new();
    for (line, row) in &rows {
        let dots: Vec<Option<u8>> = row.chars().map(|sign| u8::try_from(sign.to_digit(10)?).ok()).collect();
        for colour in dots.iter().flatten().filter(|dot| usize::from(**dot) >= object.colours.len()) {
            let problem = Code::Z004.warning("colour").arg("name", name.clone());
            faults.add(*line, problem.arg("colour", u32::from(*colour)));
        }
        sprite.push(dots);
    }
    object.sprite = Some(sprite);
}
