//! rules.xml: the texts of the rules and the place of every byte. The `rules` room decides what they mean.

use super::super::fields::Fields;
use super::super::xml::{Element, without_comments};
use super::super::{RuleLanguage, RuleText, RulesText};
use super::Folder;
use az::SaturatingAs;
use std::borrow::Cow;
use switchboard_base::diag::Code;
use xxhash_rust::xxh3::xxh3_64;

/// The digits of a hash, as saves have it.
const HASH_DIGITS: usize = 16;

pub(super) fn read(folder: &mut Folder<'_>) -> Option<RulesText> {
    let (language, continues, rules, file, xml) =
        folder.read_xml("rules.xml", true, "ArrayOfGameRule", |fields, root| {
            fields.attributes(root, &["language", "continues"]);
            let (language, continues) = (language(fields, root), continues(fields, root));
            let children = fields.children(root, &[], &["GameRule"]);
            let rules: Vec<_> = children.all("GameRule").filter_map(|element| rule(fields, element)).collect();
            (language, continues, rules, fields.doc.file.clone(), fields.doc.text.clone())
        })?;
    let hash = xxh3_64(xml.as_bytes());
    Some(RulesText { file, xml, language, rules, hash, continues })
}

fn language(fields: &mut Fields<'_, '_>, root: &Element<'_>) -> RuleLanguage {
    let Some(attribute) = root.attribute("language") else { return RuleLanguage::One };
    match attribute.value.trim() {
        "1" => RuleLanguage::One,
        "2" => RuleLanguage::Two,
        other => {
            let problem = Code::V003.error("rule-language").arg("text", other).cure("rule-languages");
            fields.report(attribute.span.clone(), problem);
            RuleLanguage::Two
        }
    }
}

/// The hashes of earlier rules whose saves these rules continue.
fn continues(fields: &mut Fields<'_, '_>, root: &Element<'_>) -> Vec<u64> {
    let Some(attribute) = root.attribute("continues") else { return Vec::new() };
    let mut hashes = Vec::new();
    for word in attribute.value.split_whitespace() {
        match u64::from_str_radix(word, 16) {
            Ok(hash) if word.len() == HASH_DIGITS => hashes.push(hash),
            _ => fields
                .report(attribute.span.clone(), Code::V003.error("rules-hash").arg("text", word).cure("rules-hash")),
        }
    }
    hashes
}

fn rule(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<RuleText> {
    let children = fields.children(element, &["Contents", "Break", "Opening"], &[]);
    let breaks = children.get("Break").and_then(|e| fields.boolean(e)).unwrap_or_default();
    let opens = children.get("Opening").and_then(|e| fields.boolean(e)).unwrap_or_default();
    let contents = fields.need(&children, "Contents")?;
    fields.text(contents);
    let (contents, offsets) = text_with_offsets(contents);
    Some(RuleText { contents, breaks, opens, offsets })
}

/// The whole text of an element, and the place of each of its bytes (and of its end) in the file.
fn text_with_offsets(element: &Element<'_>) -> (String, Vec<u32>) {
    let mut text = String::new();
    let mut offsets = Vec::new();
    for run in &element.runs {
        text.push_str(&run.text);
        let literal = matches!(run.text, Cow::Borrowed(_));
        let offset = |byte| if literal { run.at + byte } else { run.at };
        // files end long before the largest number (`MAX_FILE_BYTES`)
        offsets.extend((0..run.text.len()).map(|byte| offset(byte).saturating_as::<u32>()));
    }
    offsets.push(element.runs.last().map_or(element.inner, |run| run.end).saturating_as());
    (without_comments(&text).into_owned(), offsets)
}
