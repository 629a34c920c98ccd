//! Pieces that players cannot tell apart, on purpose or not: what lies face down, and slips.

#![expect(clippy::indexing_slicing, reason = "groups have places of pieces, and something is written about each piece")]

use super::super::fields::Fields;
use super::super::pieces::{Layer, Piece, Shown};
use super::super::texts::Text;
use rustc_hash::FxHashMap;
use std::ops::Range;
use switchboard_base::diag::Code;

/// What the author wrote about a piece.
pub(super) struct Written {
    /// Where its name stands.
    pub at: Range<usize>,
    /// Whether it has a label of its own.
    pub label: bool,
    /// Whether it has a symbol of its own.
    pub symbol: bool,
}

/// Pieces with the same picture are spoken alike and have one symbol, unless the author wrote others; otherwise their names would tell what
/// lies face down. Warns of them where no label says that this is meant, and of different pictures with one symbol.
pub(super) fn settle(fields: &mut Fields<'_, '_>, list: &mut [Piece], written: &[Written]) {
    for group in groups(list) {
        share(list, written, &group);
        let [first, .., last] = group.as_slice() else { continue };
        let (one, other) = (&list[*first], &list[*last]);
        let unlabelled = group.iter().skip(1).map(|at| &written[*at]).find(|piece| !piece.label);
        let same_symbol = one.symbol == other.symbol;
        if let Some(place) = unlabelled.filter(|_| same_symbol) {
            let problem = Code::P013.warning("alike").arg("name", &one.name).arg("other", &other.name);
            fields.report(place.at.clone(), problem.arg("count", group.len()).cure("tell-apart"));
        }
    }
    let mut symbols: FxHashMap<&str, usize> = FxHashMap::default();
    for (at, (piece, own)) in list.iter().zip(written).enumerate() {
        if !own.symbol || own.label || piece.symbol.trim().is_empty() {
            continue;
        }
        let first = *symbols.entry(&piece.symbol).or_insert(at);
        let other = &list[first];
        if other.layers != piece.layers {
            let problem = Code::P012.warning("twice").arg("name", &piece.name).arg("other", &other.name);
            fields.report(own.at.clone(), problem.arg("symbol", &piece.symbol).cure("other-symbol"));
        }
    }
}

/// Groups of two pieces or more that look the same, by their places.
fn groups(list: &[Piece]) -> Vec<Vec<usize>> {
    let mut places: FxHashMap<(&[Layer], bool), usize> = FxHashMap::default();
    let mut groups: Vec<Vec<usize>> = Vec::new();
    for (at, piece) in list.iter().enumerate() {
        // each player has another one
        if piece.layers.iter().any(|layer| layer.shown == Shown::Avatar) {
            continue;
        }
        let group = *places.entry((&piece.layers, piece.border)).or_insert(groups.len());
        match groups.get_mut(group) {
            Some(group) => group.push(at),
            None => groups.push(vec![at]),
        }
    }
    groups.retain(|group| group.len() > 1);
    groups
}

/// Gives the pieces of a group one label and one symbol where they have none of their own.
fn share(list: &mut [Piece], written: &[Written], group: &[usize]) {
    let bare = |name: &str| name.trim_matches(|c: char| c.is_ascii_digit()).to_owned();
    let mut names = group.iter().map(|at| list[*at].name.written());
    let Some(first) = names.next().map(str::to_owned) else { return };
    let shared = bare(&first);
    let shared = if !shared.is_empty() && names.all(|name| bare(name) == shared) { shared } else { first };
    let symbol: String = shared.chars().take(2).collect();
    let label = Text::plain(shared);
    for at in group {
        let (piece, own) = (&mut list[*at], &written[*at]);
        if !own.label {
            piece.label = label.clone();
        }
        if !own.symbol && !own.label {
            symbol.clone_into(&mut piece.symbol);
        }
    }
}
