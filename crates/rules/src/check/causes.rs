//! Leaves out problems that only follow from another one, so that one mistake is reported once. Finds no problems
//! itself.

use crate::faults::Found;
use std::collections::{BTreeMap, BTreeSet};
use switchboard_base::diag::Code;
use switchboard_game::{RuleLanguage, RulesText};

/// Codes about names: several problems with one name have one cause.
const OF_NAMES: [Code; 7] = [Code::R021, Code::R022, Code::R023, Code::R024, Code::R025, Code::R054, Code::R056];

type InRule = (usize, Found);

/// The problems of syntax, and those of names and types that do not follow from another one.
pub fn causes(written: Vec<InRule>, meant: Vec<InRule>, text: &RulesText) -> Vec<InRule> {
    let meant = if text.language == RuleLanguage::Two { behind_faulty_rules(&written, meant, text) } else { meant };
    let meant = once_a_name(without_unknown(meant, text), text);
    written.into_iter().chain(meant).collect()
}

/// Leaves out problems in rules that could not be parsed completely, and problems with names that such a rule contains:
/// nothing certain can be said there.
fn behind_faulty_rules(written: &[InRule], meant: Vec<InRule>, text: &RulesText) -> Vec<InRule> {
    let faulty: BTreeSet<usize> = written.iter().map(|(rule, _)| *rule).collect();
    let contents = faulty.iter().filter_map(|rule| text.rules.get(*rule)).map(|rule| rule.contents.to_lowercase());
    let words: BTreeSet<String> =
        contents.flat_map(|text| words(&text).map(str::to_owned).collect::<Vec<_>>()).collect();
    let follows = |(rule, found): &InRule| {
        let of_a_name = OF_NAMES.contains(&found.problem.code) || found.problem.code == Code::R030;
        faulty.contains(rule) || (of_a_name && words.contains(&name(*rule, found, text)))
    };
    meant.into_iter().filter(|problem| !follows(problem)).collect()
}

/// Leaves out problems that follow from an unknown name, which has no type either; a function in a wrong place is
/// known.
fn without_unknown(meant: Vec<InRule>, text: &RulesText) -> Vec<InRule> {
    let is_unknown = |found: &Found| matches!(found.problem.code, Code::R021 | Code::R022 | Code::R023);
    let unknown: BTreeSet<String> =
        meant.iter().filter(|(_, found)| is_unknown(found)).map(|(rule, found)| name(*rule, found, text)).collect();
    let is_misplaced = |found: &Found| found.problem.code == Code::R050;
    let misplaced: BTreeSet<String> =
        meant.iter().filter(|(_, found)| is_misplaced(found)).map(|(rule, found)| name(*rule, found, text)).collect();
    let follows = |(rule, found): &InRule| match found.problem.code {
        Code::R026 | Code::R030 => unknown.contains(&name(*rule, found, text)),
        Code::R023 => misplaced.contains(&name(*rule, found, text)),
        _ => false,
    };
    meant.into_iter().filter(|problem| !follows(problem)).collect()
}

/// Keeps the first problem of each kind with a name, and how often it appears again.
#[expect(clippy::indexing_slicing, reason = "each place is that of a problem when it was kept")]
fn once_a_name(meant: Vec<InRule>, text: &RulesText) -> Vec<InRule> {
    let mut kept: Vec<InRule> = Vec::new();
    let mut known: BTreeMap<(Code, String), (usize, usize)> = BTreeMap::new();
    for (rule, found) in meant {
        let key = (found.problem.code, name(rule, &found, text));
        if !OF_NAMES.contains(&found.problem.code) || key.1.is_empty() {
            kept.push((rule, found));
        } else if let Some((_, again)) = known.get_mut(&key) {
            *again += 1;
        } else {
            known.insert(key, (kept.len(), 0));
            kept.push((rule, found));
        }
    }
    for (place, again) in known.into_values().filter(|(_, again)| *again > 0) {
        let (_, found) = &mut kept[place];
        found.problem = found.problem.clone().more("again").arg("again", again);
    }
    kept
}

/// The first word of the underlined text, in lower case.
fn name(rule: usize, found: &Found, text: &RulesText) -> String {
    let contents = text.rules.get(rule).and_then(|rule| rule.contents.get(found.span.clone())).unwrap_or_default();
    words(contents).next().unwrap_or_default().to_lowercase()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').filter(|word| !word.is_empty())
}
