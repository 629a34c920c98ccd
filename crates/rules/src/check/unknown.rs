//! Words in rules and scripts that are no pieces: probably misspelt names.

use crate::check::Checked;
use crate::check::lint::of_tree;
use crate::faults::{Found, found};
use crate::read::token::tokens;
use crate::tree::Span;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use switchboard_base::diag::{Code, nearest};
use switchboard_game::{Game, Kind, Name, Value, Values};

/// For how many misspelt names a suggestion is looked for at most.
pub const MAX_SUGGESTIONS: usize = 100;

/// A word used where the name of a piece or another word is meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct UsedWord {
    /// In lower case.
    pub word: String,
    /// Its span.
    pub span: Span,
    /// Whether it is assigned to an item: then it may be a word of the author's own.
    pub is_given: bool,
    /// Whether it is compared with, or assigned to, a cell of STATE or FINAL: then it must be a piece.
    pub in_cell: bool,
}

/// Words that are not pieces and appear in no level.
#[derive(Default)]
pub struct Unknown {
    words: Vec<(usize, UsedWord)>,
    seen: FxHashSet<(usize, usize, usize, bool)>,
    times: FxHashMap<String, usize>,
}

impl Unknown {
    /// Adds those of the words that the rules use in the next level.
    pub fn add(&mut self, words: Vec<(usize, UsedWord)>, known: &BTreeMap<&str, &str>) {
        for (rule, used) in words {
            let place = (rule, used.span.start, used.span.end, used.in_cell);
            if !known.contains_key(used.word.as_str()) && self.seen.insert(place) {
                *self.times.entry(used.word.clone()).or_default() += 1;
                self.words.push((rule, used));
            }
        }
    }

    /// A problem for each of them, with the number of its rule. `contents` has the text of each rule.
    pub fn finish(&self, known: &BTreeMap<&str, &str>, contents: &[&str]) -> Vec<(usize, Found)> {
        let mut suggested = 0;
        let report = |(rule, used): &(usize, UsedWord)| {
            // a word that only items contain may be a marker of the author's own, if it is used more than once
            if !used.in_cell && self.times.get(&used.word).is_some_and(|times| *times > 1) {
                return None;
            }
            suggested += 1;
            let names = known.values().copied().filter(|_| suggested <= MAX_SUGGESTIONS);
            let written = contents.get(*rule).and_then(|text| text.get(used.span.clone()));
            let written = written.unwrap_or(&used.word);
            let problem = found(Code::R020, "no-piece", used.span.clone()).arg("word", written);
            let problem = match nearest(&used.word, names) {
                Some(near) => problem.near(Some(near)),
                None if used.is_given => return None,
                None => problem.cure("add-or-name-piece"),
            };
            Some((*rule, if used.in_cell { problem } else { problem.warning() }))
        };
        self.words.iter().filter_map(report).collect()
    }
}

/// What a script beside the rules should not do although it can be run: name pieces that there are not, assign what changes nothing. The
/// script is the last of the rules; a marker that the game's rules use is known.
pub fn of_script(game: &Game, checked: Checked, contents: &str) -> Vec<Found> {
    let Some(own) = checked.tree.rules.len().checked_sub(1) else { return Vec::new() };
    let known = known_words(game);
    let mut markers = FxHashSet::default();
    if let Kind::Rules(text) = &game.kind {
        for rule in &text.rules {
            markers.extend(tokens(&rule.contents, text.language).into_iter().map(|token| token.text.into_owned()));
        }
    }
    let mine = |(rule, used): &(usize, UsedWord)| *rule == own && (used.in_cell || !markers.contains(&used.word));
    let mut unknown = Unknown::default();
    unknown.add(checked.words.into_iter().filter(mine).map(|(_, used)| (0, used)).collect(), &known);
    let of_tree = checked.tree.rules.get(own).map(std::slice::from_ref).map(of_tree).unwrap_or_default();
    unknown.finish(&known, &[contents]).into_iter().chain(of_tree).map(|(_, found)| found).collect()
}

/// Every word that a game knows, by its key, as it is written.
pub fn known_words(game: &Game) -> BTreeMap<&str, &str> {
    let mut known = BTreeMap::new();
    let mut names: Vec<&Name> = game.pieces.iter().map(|piece| &piece.name).collect();
    let values = game.pieces.iter().flat_map(|piece| piece.properties.iter().map(|(_, value)| value));
    let items = game.levels.iter().flat_map(|level| level.layout.items.iter().map(|item| &item.value));
    for value in values.chain(items) {
        if let Value::Text(name) = value {
            names.push(name);
        }
    }
    let matrices = game.levels.iter().flat_map(|level| &level.layout.matrices).chain(&game.tables.matrices);
    let cells = matrices.filter_map(|matrix| if let Values::Text(cells) = &matrix.values { Some(cells) } else { None });
    for name in names.into_iter().chain(cells.flatten()) {
        known.entry(name.key()).or_insert(name.written());
    }
    known
}
