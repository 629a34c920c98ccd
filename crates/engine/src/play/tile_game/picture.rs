//! A board of tiles as a picture: tiles with their paths, items, effects, pieces and goals.

use super::spots::spots;
use crate::play::{Board, Eyes, Face, Mark, Picture, Sign};
use crate::tiles::{Ends, PathEnd, TileEffect, TileGoal, TileRules, TileState, TurnPhase, player_number};
use switchboard_base::grid::{Cell, Side};
use switchboard_game::{Rotation, Text};

/// The board as seen with these eyes.
pub fn board(rules: &TileRules, state: &TileState, eyes: Eyes) -> Board {
    let arrows = arrows(rules, state);
    let faces = rules.size.cells().map(|cell| cell_face(rules, state, cell, &arrows)).collect();
    Board { faces, spots: spots(rules, state, eyes), size: rules.size, ..Board::default() }
}

fn cell_face(rules: &TileRules, state: &TileState, cell: Cell, arrows: &[(Cell, Cell)]) -> Face {
    let id = state.tile_at(rules, cell);
    let mut face = match id {
        Some(id) => tile_ground(rules, state, id),
        None => Face { symbol: "·".to_owned(), border: true, ..Face::default() },
    };
    face.pictures.extend(arrows.iter().filter_map(|(from, to)| arrow_part(*from, *to, cell)));
    if let Some(id) = id {
        tile_marks(rules, state, id, &mut face);
    }
    if is_goal(rules, state, cell) {
        face.pictures.push(mark((500, 500), 440, Sign::Goal));
    }
    pawns(rules, state, cell, &mut face);
    face
}

/// Whether this place is the next goal of the player in turn. A face-down tile does not show it.
fn is_goal(rules: &TileRules, state: &TileState, cell: Cell) -> bool {
    if state.phase == TurnPhase::Start {
        return false;
    }
    match state.goal() {
        Some(TileGoal::Reach(wanted)) => wanted == cell,
        Some(TileGoal::Find(item)) => state.tile_at(rules, cell).is_some_and(|id| {
            let is_open = state.tile(id).is_some_and(|tile| !tile.face_down);
            is_open && state.items_on(rules, id, item) > 0
        }),
        Some(TileGoal::Collect(..)) | None => false,
    }
}

fn mark(at: (u16, u16), radius: u16, sign: Sign) -> Picture {
    Picture::Mark(Mark { at, radius, sign, picture: None, name: Text::default() })
}

/// The pieces on a cell. A single one is near the end of the path on which it came; several are in rows.
fn pawns(rules: &TileRules, state: &TileState, cell: Cell, face: &mut Face) {
    let here = |(_, player): &(usize, &crate::tiles::TilePlayer)| {
        !player.out && player.start.is_some() && player.place.cell == cell
    };
    let standing: Vec<_> = state.players.iter().enumerate().filter(here).collect();
    for (place, (number, player)) in standing.iter().enumerate() {
        let seat = player_number(*number);
        let (at, radius) = match standing.len() {
            1 => (pawn_at(player.place.end, rules.per_side), 190),
            2 => ((if place == 0 { 280 } else { 720 }, 500), 190),
            count => in_rows(place, count),
        };
        let said = rules.players.get(*number);
        let carries = player.items.iter().any(|held| *held > 0);
        face.pictures.push(Picture::Mark(Mark {
            at,
            radius,
            sign: Sign::Pawn { player: seat, carries },
            picture: said.and_then(|said| said.picture.clone()),
            name: said.map(|said| said.name.clone()).unwrap_or_default(),
        }));
    }
    let seats: String = standing.iter().map(|(number, _)| (number + 1).to_string()).collect();
    match standing.len() {
        0 => {}
        1 => {
            // beside a digit the player's number would look like another digit
            let beside = face.symbol.chars().next().filter(|sign| !sign.is_alphanumeric()).unwrap_or('●');
            face.symbol = format!("{beside}{seats}");
        }
        _ => face.symbol = seats,
    }
}

/// A place near the end of a path.
fn pawn_at(end: PathEnd, per_side: u8) -> (u16, u16) {
    let along = (u16::from(end.index) + 1) * 1000 / (u16::from(per_side) + 1);
    let (near, far) = (230, 770);
    match end.side {
        Side::Up => (along, near),
        Side::Right => (far, along),
        Side::Down => (1000 - along, far),
        Side::Left => (near, 1000 - along),
    }
}

/// The centre and radius of one of several marks in two rows.
#[expect(clippy::expect_used, reason = "a mark lies within its cell, and there are at most 256 of them")]
fn in_rows(place: usize, count: usize) -> ((u16, u16), u16) {
    let columns = count.div_ceil(2).max(1);
    let (row, column) = (place / columns, place % columns);
    let number = |n: usize| u16::try_from(n).expect("a place between 0 and 1000");
    let x = number((2 * column + 1) * 1000 / (2 * columns));
    ((x, if row == 0 { 280 } else { 720 }), (500 / number(columns).max(1)).min(190))
}

/// A tile with everything on it, in a hand or on the board.
pub fn tile_face(rules: &TileRules, state: &TileState, id: u16) -> Face {
    let mut face = tile_ground(rules, state, id);
    tile_marks(rules, state, id, &mut face);
    face
}

/// A tile lying face down.
pub fn face_down() -> Face {
    Face {
        pictures: vec![Picture::FaceDown],
        border: true,
        label: Text::default(),
        ground: Text::default(),
        press: Text::default(),
        symbol: "?".to_owned(),
        is_man: false,
    }
}

/// A tile's picture and its paths.
fn tile_ground(rules: &TileRules, state: &TileState, id: u16) -> Face {
    let Some(tile) = state.tile(id) else { return Face::default() };
    if tile.face_down {
        return face_down();
    }
    let Some(kind) = rules.kinds.get(usize::from(tile.kind)) else { return Face::default() };
    let turned: Vec<Ends> = kind.paths.iter().map(|path| path.turned(tile.turns, rules.per_side)).collect();
    let mut pictures = vec![match &kind.picture {
        Some(name) => Picture::File { name: name.clone(), rotation: rotation(tile.turns) },
        None => Picture::Ground,
    }];
    if !turned.is_empty() {
        let ends = |path: &Ends| path.iter(rules.per_side).map(|end| (end.side, end.index)).collect();
        pictures.push(Picture::Paths { paths: turned.iter().map(ends).collect(), per_side: rules.per_side });
    }
    // the last two letters: they distinguish 99 and 100 better
    let letters = kind.label.chars().count();
    let end: String = kind.label.chars().skip(letters.saturating_sub(2)).collect();
    let symbol = if end.is_empty() { symbol(&turned, rules.per_side) } else { end };
    Face { pictures, label: kind.name.clone(), symbol, ..Face::default() }
}

/// The effects of a tile, in its corner, and the items on it.
fn tile_marks(rules: &TileRules, state: &TileState, id: u16, face: &mut Face) {
    let Some(tile) = state.tile(id).filter(|tile| !tile.face_down) else { return };
    let Some(kind) = rules.kinds.get(usize::from(tile.kind)) else { return };
    if !kind.label.is_empty() {
        let left = if kind.label.chars().count() > 2 { 240 } else { 170 };
        let (at, name) = ((left, 160), Text::plain(&kind.label));
        face.pictures.push(Picture::Mark(Mark { at, radius: 150, sign: Sign::Word, picture: None, name }));
    }
    // left out while starting places are chosen: the mark of "out" would look like a place that cannot be chosen
    let choosing = state.phase == TurnPhase::Start;
    let is_hidden =
        |effect: &TileEffect| choosing && *effect == TileEffect::Eliminate || matches!(effect, TileEffect::Move(..));
    let shown = kind.effects.iter().filter(|effect| !is_hidden(effect));
    for (place, effect) in (0u16..4).zip(shown) {
        face.pictures.push(mark((840, 160 + place * 240), 130, Sign::Effect(*effect)));
    }
    let lying = |(number, item)| {
        let count = state.items_on(rules, id, number);
        (count > 0).then_some((item, count))
    };
    let items: Vec<(&crate::tiles::TileItem, u16)> = (0..=u8::MAX).zip(&rules.items).filter_map(lying).collect();
    for (place, (item, count)) in items.iter().enumerate() {
        let (at, radius) = if items.len() == 1 { ((500, 500), 260) } else { in_rows(place, items.len()) };
        let name = if item.name.is_empty() { Text::plain(&item.word) } else { item.name.clone() };
        let sign = Sign::Item(*count);
        face.pictures.push(Picture::Mark(Mark { at, radius, sign, picture: item.picture.clone(), name }));
    }
    if let Some((item, _)) = items.first() {
        let letter = item.word.chars().next().unwrap_or('•');
        face.symbol = format!("{}{letter}", face.symbol.chars().next().unwrap_or(' '));
    }
}

/// The arrows from tiles that carry pieces to their destinations.
fn arrows(rules: &TileRules, state: &TileState) -> Vec<(Cell, Cell)> {
    let on = |cell: Cell| {
        let is_open = state.tile_at(rules, cell).and_then(|id| state.tile(id)).is_some_and(|tile| !tile.face_down);
        let effects = state.kind_at(rules, cell).filter(|_| is_open).map_or(&[][..], |kind| &kind.effects);
        effects.iter().filter_map(move |effect| match effect {
            TileEffect::Move(to, _) if *to != cell => Some((cell, *to)),
            _ => None,
        })
    };
    rules.size.cells().flat_map(on).collect()
}

/// The part of an arrow between the centres of two cells that crosses `cell`, if any.
fn arrow_part(from: Cell, to: Cell, cell: Cell) -> Option<Picture> {
    let seen = |other: Cell| {
        let step = |a: u8, b: u8| (i32::from(a) - i32::from(b)) * 1000 + 500;
        (step(other.x, cell.x), step(other.y, cell.y))
    };
    let (start, end) = (seen(from), seen(to));
    let inside = |a: u8, b: u8, c: u8| a.min(b) <= c.saturating_add(1) && c <= a.max(b).saturating_add(1);
    if !inside(from.x, to.x, cell.x) || !inside(from.y, to.y, cell.y) {
        return None;
    }
    // the distance of the cell's centre from the line, times the line's length
    let (dx, dy) = (i64::from(end.0 - start.0), i64::from(end.1 - start.1));
    let across = dx * i64::from(500 - start.1) - dy * i64::from(500 - start.0);
    let reach = 950i64.pow(2) * (dx * dx + dy * dy);
    (across * across <= reach).then_some(Picture::Arrow { from: start, to: end })
}

/// A box-drawing character for a tile with one path; `#` for several paths.
fn symbol(paths: &[Ends], per_side: u8) -> String {
    let [path] = paths else { return if paths.is_empty() { " " } else { "#" }.to_owned() };
    let has = |side| path.iter(per_side).any(|end| end.side == side);
    let letter = match (has(Side::Up), has(Side::Right), has(Side::Down), has(Side::Left)) {
        (true, true, true, true) => "┼",
        (true, true, true, false) => "├",
        (true, true, false, true) => "┴",
        (true, false, true, true) => "┤",
        (false, true, true, true) => "┬",
        (true, true, false, false) => "└",
        (true, false, false, true) => "┘",
        (false, true, true, false) => "┌",
        (false, false, true, true) => "┐",
        (true, false, _, false) | (false, false, true, false) => "│",
        (false, _, false, _) => "─",
    };
    letter.to_owned()
}

fn rotation(turns: u8) -> Rotation {
    match turns % 4 {
        0 => Rotation::None,
        1 => Rotation::Quarter,
        2 => Rotation::Half,
        _ => Rotation::ThreeQuarters,
    }
}
