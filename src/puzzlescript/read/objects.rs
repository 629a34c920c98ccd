//! OBJECTS: a name, perhaps a letter, colours, and five rows of five.

use super::super::colours;
use super::super::fault::Faults;
use super::super::source::Line;
use crate::diag::Code;

/// How many rows and columns a sprite should have.
const SPRITE: usize = 5;

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
            if at != Expected::Colours {
                close(&mut list, &mut rows, faults);
                at = Expected::Name;
            }
            continue;
        }
        if at == Expected::Rows {
            let is_row = text.chars().all(|c| c == '.' || c.is_ascii_digit());
            let full = rows.as_ref().is_some_and(|r| r.len() >= SPRITE);
            if is_row && !full {
                rows.get_or_insert_default().push((line.number, text.to_owned()));
                continue;
            }
            if rows.as_ref().is_some_and(|r| !r.is_empty() && r.len() < SPRITE) {
                faults.add(line.number, Code::Z004.error("row"));
                if let Some(object) = list.last() {
                    faults.add(object.line, Code::Z004.warning("size").arg("name", object.name.to_uppercase()));
                }
                rows.get_or_insert_default().push((line.number, text.to_owned()));
                continue;
            }
            close(&mut list, &mut rows, faults);
            at = Expected::Name;
        }
        match at {
            Expected::Name => {
                let mut words = text.split_whitespace().map(str::to_owned);
                let name = words.next().unwrap_or_default();
                list.push(ObjectText {
                    line: line.number,
                    name,
                    also: words.collect(),
                    colours: Vec::new(),
                    sprite: None,
                });
                at = Expected::Colours;
            }
            Expected::Colours => {
                if let Some(object) = list.last_mut() {
                    for word in text.split_whitespace() {
                        if colours::is_colour(word) {
                            object.colours.push(word.to_owned());
                        } else {
                            faults.add(line.number, Code::Z004.error("not-a-colour").arg("word", word));
                        }
                    }
                }
                at = Expected::Rows;
            }
            Expected::Rows => {}
        }
    }
    close(&mut list, &mut rows, faults);
    for object in list.iter().filter(|o| o.colours.is_empty()) {
        faults.add(object.line, Code::Z004.error("no-colour").arg("name", object.name.to_uppercase()));
    }
    list
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
            let problem = Code::Z004.error("colour").arg("name", name.clone());
            faults.add(*line, problem.arg("colour", u32::from(*colour)));
        }
        sprite.push(dots);
    }
    object.sprite = Some(sprite);
}
