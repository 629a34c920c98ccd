//! A tile of tiles.json: its paths, place, items and effects.

use super::{File, ITEM_FIELDS, TILE_FIELDS};
use crate::tiles::rules::{Ends, MAX_TILES, PathEnd, TileEffect, TileItem, TileKind};
use jsonc_parser::ast::Value;
use std::collections::BTreeSet;
use switchboard_base::diag::{Code, Severity, nearest};
use switchboard_base::grid::{Cell, Side};
use switchboard_game::Text;
use switchboard_game::json_fields::JsonSpot;

/// The most letters in a tile's corner.
const MAX_LABEL: usize = 3;

impl File<'_, '_> {
    pub(super) fn tile(&mut self, at: &JsonSpot<'_, '_>) {
        let Some(fields) = self.reader.object(at, &TILE_FIELDS) else {
            // The faulty tile keeps its number.
            self.faulty_tiles.insert(self.rules.kinds.len());
            self.rules.kinds.push(TileKind::default());
            return;
        };
        let faults = self.reader.problems.errors();
        let mut kind = TileKind { amount: 1, ..TileKind::default() };
        if let Some(spot) = fields.get("connections") {
            kind.paths = self.connections(&spot);
        }
        for (name, place) in [
            ("face_down", &mut kind.face_down),
            ("movement_ending", &mut kind.movement_ending),
            ("can_turn_around", &mut kind.can_turn_around),
        ] {
            if let Some(spot) = fields.get(name) {
                *place = self.reader.flag(&spot).unwrap_or(false);
            }
        }
        if self.reader.problems.errors() > faults {
            self.faulty_tiles.insert(self.rules.kinds.len());
        }
        let faults = self.reader.problems.errors();
        if let Some(spot) = fields.get("items") {
            kind.items = self.tile_items(&spot);
        }
        self.knows_items &= self.reader.problems.errors() == faults;
        if let Some(spot) = fields.get("effects") {
            for effect in self.reader.list(&spot) {
                kind.effects.extend(self.effect(&effect));
            }
        }
        if let Some(spot) = fields.get("amount") {
            let amount = self.reader.number_in(&spot, 1, MAX_TILES.into());
            kind.amount = amount.and_then(|amount| u16::try_from(amount).ok()).unwrap_or(1);
        }
        if let Some(spot) = fields.get("location") {
            kind.location = self.location(&spot);
            if kind.amount > 1 {
                self.reader.fault(&spot, Code::T022.error("several").cure("one-a-place"));
            }
        }
        if let Some(spot) = fields.get("picture") {
            kind.picture = self.picture(&spot);
        }
        if let Some(spot) = fields.get("name") {
            kind.name = self.name(&spot);
        }
        if let Some(spot) = fields.get("label") {
            kind.label = self.reader.text(&spot).unwrap_or_default().to_owned();
            if kind.label.chars().count() > MAX_LABEL {
                self.reader.fault(&spot, Code::T048.error("label").cure("short-label"));
            }
        }
        self.rules.kinds.push(kind);
    }

    pub(super) fn name(&mut self, at: &JsonSpot<'_, '_>) -> Text {
        let Value::Object(object) = at.value else {
            return self.reader.text(at).map(Text::plain).unwrap_or_default();
        };
        let mut text = Text::default();
        for property in &object.properties {
            let tag = property.name.as_str().to_owned();
            let spot = JsonSpot { value: &property.value, path: format!("{}.{tag}", at.path) };
            if let Some(words) = self.reader.text(&spot) {
                text.variants.push((tag, words.to_owned()));
            }
        }
        text
    }

    pub(super) fn connections(&mut self, at: &JsonSpot<'_, '_>) -> Vec<Ends> {
        let per_side = self.rules.per_side;
        let mut used = Ends::default();
        let mut paths = Vec::new();
        for spot in self.reader.list(at) {
            let Some(text) = self.reader.text(&spot) else { continue };
            let mut path = Ends::default();
            for word in text.split(',').map(str::trim) {
                let Some(end) = self.end(&spot, word) else { continue };
                if !used.add(end, per_side) {
                    self.reader.fault(&spot, Code::T023.error("twice").arg("word", word).cure("name-once"));
                } else {
                    path.add(end, per_side);
                }
            }
            if !path.is_empty() {
                paths.push(path);
            }
        }
        paths
    }

    pub(super) fn end(&mut self, at: &JsonSpot<'_, '_>, word: &str) -> Option<PathEnd> {
        let mut letters = word.chars();
        let side = letters.next().map(String::from).unwrap_or_default();
        let side = self.side(at, &side)?;
        let per_side = self.rules.per_side;
        match letters.as_str().parse::<u8>() {
            Ok(index) if index < per_side => Some(PathEnd { side, index }),
            _ => {
                let problem = Code::T025.error("no-end").arg("word", word).arg("count", per_side);
                self.reader.fault(at, problem.cure("side-and-number"));
                None
            }
        }
    }

    pub(super) fn side(&mut self, at: &JsonSpot<'_, '_>, letter: &str) -> Option<Side> {
        let side = match letter {
            "U" => Some(Side::Up),
            "R" => Some(Side::Right),
            "D" => Some(Side::Down),
            "L" => Some(Side::Left),
            _ => None,
        };
        if side.is_none() {
            self.reader.fault(at, Code::T024.error("no-side").arg("letter", letter).cure("sides"));
        }
        side
    }

    pub(super) fn location(&mut self, at: &JsonSpot<'_, '_>) -> Option<Cell> {
        let list = self.reader.list(at);
        let [column, row] = list.as_slice() else {
            self.reader.fault(at, Code::T020.error("two-numbers").cure("column-row"));
            return None;
        };
        let column = self.reader.number_in(column, 0, i64::from(self.rules.size.width) - 1)?;
        let row = self.reader.number_in(row, 0, i64::from(self.rules.size.height) - 1)?;
        Some(Cell::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?))
    }

    pub(super) fn tile_items(&mut self, at: &JsonSpot<'_, '_>) -> Vec<(u8, u16)> {
        let mut items: Vec<(u8, u16)> = Vec::new();
        for spot in self.reader.list(at) {
            let Some(text) = self.reader.text(&spot) else { continue };
            let words: Vec<&str> = text.split_whitespace().collect();
            let (name, count) = match words.as_slice() {
                [name @ .., count] if !name.is_empty() && count.parse::<u16>().is_ok() => {
                    (name.join(" "), count.parse().unwrap_or(1))
                }
                _ => (words.join(" "), 1),
            };
            if let Some(item) = self.item(&spot, &name) {
                items.push((item, count));
            }
        }
        items
    }

    /// The number of the item with this name; a new name gets the next number.
    pub(super) fn item(&mut self, at: &JsonSpot<'_, '_>, name: &str) -> Option<u8> {
        if name.is_empty() {
            self.reader.fault(at, Code::T026.error("no-name").cure("item-name"));
            return None;
        }
        let place = match self.item_numbers.get(name) {
            Some(place) => *place,
            None => {
                self.rules.items.push(TileItem { word: name.to_owned(), ..TileItem::default() });
                self.item_numbers.insert(name.to_owned(), self.rules.items.len() - 1);
                self.rules.items.len() - 1
            }
        };
        let number = u8::try_from(place).ok();
        if number.is_none() {
            self.reader.fault(at, Code::T026.error("many").cure("fewer-names"));
        }
        number
    }

    /// The number of an item that lies on some tile. Tiles are read before everything that names items.
    pub(super) fn known_item(&mut self, at: &JsonSpot<'_, '_>, name: &str) -> Option<u8> {
        let found = self.item_numbers.get(name).copied();
        if found.is_none() && self.knows_items && self.reader.is_silent() {
            self.reader.problems.leave_out(Severity::Error);
        } else if found.is_none() && self.knows_items {
            let known: Vec<&str> = self.rules.items.iter().map(|item| item.word.as_str()).collect();
            let problem = Code::T027.error("no-item").arg("name", name);
            let problem = match nearest(name, known.iter().copied()) {
                Some(word) => problem.arg("near", word).cure("near-quoted"),
                None if known.is_empty() => problem.cure("put-on-tile"),
                None => problem.arg("known", known.join(", ")).cure("items-are"),
            };
            self.reader.fault(at, problem);
        }
        found.and_then(|place| u8::try_from(place).ok())
    }

    /// Names and pictures of items (new).
    #[expect(clippy::indexing_slicing, reason = "a known item is one of the list")]
    pub(super) fn item_looks(&mut self, at: &JsonSpot<'_, '_>) {
        let Value::Object(object) = at.value else {
            self.reader.fault(at, Code::T010.error("object").cure("write-items"));
            return;
        };
        for property in &object.properties {
            let word = property.name.as_str();
            let spot = JsonSpot { value: &property.value, path: format!("{}.{word}", at.path) };
            let Some(place) = self.known_item(&spot, word) else { continue };
            let Some(fields) = self.reader.object(&spot, &ITEM_FIELDS) else { continue };
            let name = fields.get("name").map(|spot| self.name(&spot)).unwrap_or_default();
            let picture = fields.get("picture").and_then(|spot| self.picture(&spot));
            let item = &mut self.rules.items[usize::from(place)];
            (item.name, item.picture) = (name, picture);
        }
    }

    /// The file name of a picture in PIECES/. The folder's checker makes sure that it exists.
    pub(super) fn picture(&mut self, at: &JsonSpot<'_, '_>) -> Option<String> {
        let name = self.reader.text(at).map(str::to_owned)?;
        if self.known_pictures.insert(name.clone()) {
            self.rules.pictures.push((name.clone(), at.range()));
        }
        Some(name)
    }

    /// Tiles that carry pieces must carry them to an end of a path; checked if the tile there is known.
    pub(super) fn check_targets(&mut self, root: &JsonSpot<'_, '_>) {
        let per_side = self.rules.per_side;
        let mut faults = Vec::new();
        for (number, kind) in self.rules.kinds.iter().enumerate() {
            for (place, effect) in kind.effects.iter().enumerate() {
                let TileEffect::Move(cell, end) = effect else { continue };
                let there = self.known_tile(*cell);
                if there.is_some_and(|kind| !kind.paths.iter().any(|path| path.has(*end, per_side))) {
                    faults.push((number, place, *cell));
                }
            }
        }
        for (number, place, cell) in faults {
            let Some(spot) = spot_at(root, number, &format!("effects[{place}]")) else { continue };
            self.reader.fault(&spot, Code::T046.error("no-path").arg("cell", cell.to_string()).cure("name-end"));
        }
    }

    /// Reports goals of finding an item that players can take from all its tiles: anyone who comes later, or has taken it, can no longer
    /// find it.
    pub(super) fn check_finds(&mut self) {
        let is_known = !self.reader.problems.has_errors();
        let takes = is_known && self.rules.players.iter().any(|player| player.conduct.max_items > 0);
        let keepers = self.rules.kinds.iter().filter(|kind| kind.effects.contains(&TileEffect::Collect));
        let kept: BTreeSet<u8> = keepers.flat_map(|kind| &kind.items).map(|(item, _)| *item).collect();
        for (path, range, item) in std::mem::take(&mut self.finds) {
            if takes && !kept.contains(&item) {
                let word = self.rules.items.get(usize::from(item)).map(|item| item.word.clone()).unwrap_or_default();
                let problem = Code::T047.warning("find").arg("item", word).cure("keep-item");
                self.reader.report(range, &path, problem);
            }
        }
    }

    /// The tile that lies at a place at the start, if everything about it is known.
    pub(super) fn known_tile(&self, cell: Cell) -> Option<&TileKind> {
        let number = self.located.get(&cell)?;
        if self.faulty_tiles.contains(number) { None } else { self.rules.kinds.get(*number) }
    }

    /// Checks the tiles against each other; `unread` of them were too many to be read.
    pub(super) fn check_tiles(&mut self, root: &JsonSpot<'_, '_>, at: &JsonSpot<'_, '_>, unread: usize) {
        let list = match at.value {
            Value::Array(array) => array.elements.len(),
            _ => return,
        };
        let total = self.rules.kinds.iter().map(|kind| usize::from(kind.amount)).sum::<usize>() + unread;
        if total > usize::from(MAX_TILES) {
            self.reader.fault(at, Code::T028.error("many").arg("count", total).arg("most", MAX_TILES).cure("at-most"));
        }
        if list == 0 {
            self.reader.fault(at, Code::T028.error("none").cure("list-tile"));
        }
        let located = |(number, kind): (usize, &TileKind)| Some((number, kind.location?));
        let places: Vec<(usize, Cell)> = self.rules.kinds.iter().enumerate().filter_map(located).collect();
        for (number, cell) in places {
            let first = *self.located.entry(cell).or_insert(number);
            let Some(spot) = spot_at(root, number, "location").filter(|_| first != number) else { continue };
            let problem = Code::T029.error("taken").arg("first", first).arg("cell", cell.to_string());
            self.reader.fault(&spot, problem.cure("other-location"));
        }
    }
}

/// The value `tiles[number].location` or `tiles[number].effects[place]`.
fn spot_at<'v, 'a>(root: &JsonSpot<'v, 'a>, number: usize, inner: &str) -> Option<JsonSpot<'v, 'a>> {
    let Value::Object(game) = root.value else { return None };
    let Value::Array(tiles) = &game.get("tiles")?.value else { return None };
    let Value::Object(tile) = tiles.elements.get(number)? else { return None };
    let (name, place) = inner.trim_end_matches(']').split_once('[').unwrap_or((inner, ""));
    let mut value = &tile.get(name)?.value;
    if let (Ok(place), Value::Array(list)) = (place.parse::<usize>(), value) {
        value = list.elements.get(place)?;
    }
    Some(JsonSpot { value, path: format!("tiles[{number}].{inner}") })
}
