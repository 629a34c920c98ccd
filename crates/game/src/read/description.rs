//! description.xml of a game.

use super::super::fields::{Children, Fields, MAX_LANGUAGES, MAX_LINE, MAX_TEXT};
use super::super::xml::Element;
use super::super::{Description, Name, Shelf, Text};
use super::Folder;
use rustc_hash::FxHashMap;
use switchboard_base::diag::{Code, Place};

/// The most players a game may have.
const MAX_PLAYERS: u8 = 8;
/// How many `<Message>` elements a game may have, counting each language.
pub const MAX_MESSAGES: usize = 2_000;

/// The description, and the place of the number of players. Unless `required`, the file may be missing.
pub(super) fn read(folder: &mut Folder<'_>, required: bool) -> Option<(Description, Option<Place>)> {
    folder.read_xml("description.xml", required, "GameDescription", |fields, root| {
        let players = root.child("Players").map(|element| fields.place(element.text_span()));
        (description(fields, root), players)
    })
}

fn description(fields: &mut Fields<'_, '_>, root: &Element<'_>) -> Description {
    let texts = ["Name", "RulesTxt", "LevelTakeTime", "Difficulty", "Category", "Press", "Message"];
    let children = fields.children(root, &["Author", "Source", "Licence", "Players", "Shelf"], &texts);
    if fields.need(&children, "Name").is_some_and(|name| name.text().is_empty()) {
        fields.report(root.name_span(), Code::V005.error("game").cure("write-game-name"));
    }
    Description {
        name: fields.texts(&children, "Name", MAX_LINE),
        rules: fields.texts(&children, "RulesTxt", MAX_TEXT),
        level_takes: fields.texts(&children, "LevelTakeTime", MAX_LINE),
        difficulty: fields.texts(&children, "Difficulty", MAX_LINE),
        category: fields.texts(&children, "Category", MAX_LINE),
        press: fields.texts(&children, "Press", MAX_LINE),
        shelf: children.get("Shelf").and_then(|element| fields.choice(element, &Shelf::WORDS)).unwrap_or_default(),
        author: fields.text_of(&children, "Author"),
        source: fields.text_of(&children, "Source"),
        licence: fields.text_of(&children, "Licence"),
        players: children.get("Players").map_or((1, 1), |element| players(fields, element)),
        messages: messages(fields, &children),
        asking: asking(fields, &children),
    }
}

/// `<Message name="remove" xml:lang="en">Take a man</Message>`: the text shown by `say "remove";`.
fn messages(fields: &mut Fields<'_, '_>, children: &Children<'_, '_>) -> Vec<(Name, Text)> {
    let mut list: Vec<(Name, Text)> = Vec::new();
    let mut places: FxHashMap<String, usize> = FxHashMap::default();
    for (number, element) in children.all("Message").enumerate() {
        if number >= MAX_MESSAGES {
            let problem = Code::V007.error("messages").arg("most", MAX_MESSAGES).cure("remove-some");
            fields.report(element.name_span(), problem);
            break;
        }
        fields.attributes(element, &["name", "lang", "asks"]);
        let of = |attribute: &str| element.attribute(attribute).map(|a| a.value.clone()).unwrap_or_default();
        let (name, tag) = (Name::new(&of("name")), fields.language(element));
        if name.key().is_empty() {
            fields.report(element.name_span(), Code::X011.error("name").arg("of", "Message").cure("message-name"));
            continue;
        }
        let words = fields.line(element, MAX_LINE);
        let place = *places.entry(name.key().to_owned()).or_insert_with(|| {
            list.push((name.clone(), Text::default()));
            list.len() - 1
        });
        let Some((_, text)) = list.get_mut(place) else { continue };
        if text.variants.len() >= MAX_LANGUAGES {
            continue;
        }
        if text.variants.iter().any(|(other, _)| *other == tag) {
            let problem = Code::X010.error("message").arg("name", name.written()).cure("keep-one");
            fields.report(element.name_span(), problem);
            continue;
        }
        text.variants.push((tag, words));
    }
    list
}

/// `<Message name="hit" asks="false" xml:lang="en">A man is hit!</Message>`: what this message is for, said once or in each language.
fn asking(fields: &mut Fields<'_, '_>, children: &Children<'_, '_>) -> Vec<(Name, bool)> {
    let mut list = Vec::new();
    for element in children.all("Message").take(MAX_MESSAGES) {
        let (Some(name), Some(asks)) = (element.attribute("name"), element.attribute("asks")) else { continue };
        list.extend(fields.boolean_attribute(asks).map(|asks| (Name::new(&name.value), asks)));
    }
    list
}

/// `2` or `2-4`.
fn players(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> (u8, u8) {
    let text = fields.text(element);
    let (least, most) = text.split_once('-').unwrap_or((&text, &text));
    let read = |part: &str| part.trim().parse::<u8>().ok().filter(|n| (1..=MAX_PLAYERS).contains(n));
    match (read(least), read(most)) {
        (Some(least), Some(most)) if least <= most => (least, most),
        _ => {
            let problem = Code::V001.error("players").arg("text", text).arg("most", MAX_PLAYERS);
            fields.report(element.text_span(), problem.cure("players"));
            (1, 1)
        }
    }
}
