//! description.xml of a game.

use super::super::Description;
use super::super::fields::Fields;
use super::super::xml::Element;
use super::Folder;
use crate::diag::Problem;

/// The most players a game may have.
const MAX_PLAYERS: u8 = 8;

pub(super) fn read(folder: &mut Folder<'_>) -> Option<Description> {
    folder.read_xml("description.xml", true, "GameDescription", description)
}

fn description(fields: &mut Fields<'_, '_>, root: &Element<'_>) -> Description {
    let texts = ["Name", "RulesTxt", "LevelTakeTime", "Difficulty", "Category"];
    let children = fields.children(root, &["Author", "Source", "Licence", "Players"], &texts);
    if fields.need(&children, "Name").is_some_and(|name| name.text().is_empty()) {
        fields.report(
            root.name_span(),
            Problem::error("V005", "the game has no name").hint("write it between <Name> and </Name>"),
        );
    }
    Description {
        name: fields.texts(&children, "Name"),
        rules: fields.texts(&children, "RulesTxt"),
        level_takes: fields.texts(&children, "LevelTakeTime"),
        difficulty: fields.texts(&children, "Difficulty"),
        category: fields.texts(&children, "Category"),
        author: fields.text_of(&children, "Author"),
        source: fields.text_of(&children, "Source"),
        licence: fields.text_of(&children, "Licence"),
        players: children.get("Players").map_or((1, 1), |element| players(fields, element)),
    }
}

/// `2` or `2-4`.
fn players(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> (u8, u8) {
    let text = fields.text(element);
    let (least, most) = text.split_once('-').unwrap_or((&text, &text));
    let read = |part: &str| part.trim().parse::<u8>().ok().filter(|n| (1..=MAX_PLAYERS).contains(n));
    match (read(least), read(most)) {
        (Some(least), Some(most)) if least <= most => (least, most),
        _ => {
            let problem = Problem::error("V001", format!("\"{text}\" is no number of players"));
            fields.report(
                element.text_span(),
                problem.hint(format!("write a number from 1 to {MAX_PLAYERS}, or two as in 2-4")),
            );
            (1, 1)
        }
    }
}
