//! The spots beside a board of tiles: arrows at its edges, the hand, the tile to place, the die, the pile.

use super::picture::{face_down, tile_face};
use crate::play::{Eyes, Face, Icon, Move, Picture, Spot, SpotPlace};
use crate::tiles::{TileAction, TileChoice, TileRules, TileState};
use az::SaturatingAs;
use switchboard_base::grid::Side;
use switchboard_game::Text;

/// All of them: arrows first, then the row below from the left.
pub fn spots(rules: &TileRules, state: &TileState, eyes: Eyes) -> Vec<Spot> {
    let mut spots = Vec::new();
    if rules.players.iter().any(|p| p.conduct.turn.contains(&TileAction::Push)) {
        spots.extend(arrows(rules));
    }
    for (place, (face, chosen_by)) in (0u8..).zip(below(rules, state, eyes)) {
        spots.push(Spot { face, place: SpotPlace::Below(place), chosen_by });
    }
    spots
}

/// The row below the board: a hand or the tile to place, skip, the die, the pile.
fn below(rules: &TileRules, state: &TileState, eyes: Eyes) -> Vec<(Face, Option<Move>)> {
    let action = crate::tiles::action(rules, state);
    let can_turn = crate::tiles::choices(rules, state).contains(&TileChoice::Turn);
    let mut row = hand(rules, state, eyes, can_turn);
    let top = crate::tiles::tile_to_lay(rules, state).filter(|id| state.pile.last() == Some(id));
    if let Some(id) = top {
        row.push((taken_up(tile_face(rules, state, id), can_turn), Some(Move::Turn)));
    }
    // the tile that will be pushed in next is always visible
    let pushes_in = |p: &crate::tiles::PlayerRules| p.conduct.turn.contains(&TileAction::Push) && !p.conduct.cycle;
    let spare = state.pile.last().filter(|_| top.is_none() && rules.players.iter().any(pushes_in));
    if let Some(id) = spare {
        row.push((tile_face(rules, state, *id), None));
    }
    if action == Some(TileAction::Exchange) {
        row.push((icon(Icon::Pass, "—"), Some(Move::Pass)));
    }
    if let Some(number) = state.rolled {
        row.push((icon(Icon::Die(number), &number.to_string()), None));
    }
    let covered = state.pile.len().saturating_sub(usize::from(top.is_some() || spare.is_some()));
    if covered > 0 {
        let count: u16 = covered.saturating_as();
        row.push((icon(Icon::Pile(count), &format!("▤{count}")), None));
    }
    row
}

/// The hand that these eyes see, or the backs of one that they do not.
fn hand(rules: &TileRules, state: &TileState, eyes: Eyes, can_turn: bool) -> Vec<(Face, Option<Move>)> {
    let in_turn = state.turn + 1;
    let (player, is_seen) = match eyes {
        Eyes::Player(player) if rules.hidden_hands => (player, true),
        Eyes::Nobody if rules.hidden_hands => (in_turn, false),
        _ => (in_turn, true),
    };
    let lays = matches!(crate::tiles::action(rules, state), Some(TileAction::Add | TileAction::Exchange));
    let tiles = match state.players.get(usize::from(player).saturating_sub(1)) {
        Some(player) => player.hand.as_slice(),
        None => &[],
    };
    let spot = |(index, id): (u8, &u16)| {
        let is_up = player == in_turn && index == state.chosen && lays;
        let face = match is_seen {
            true if is_up => taken_up(tile_face(rules, state, *id), can_turn),
            true => tile_face(rules, state, *id),
            false => face_down(),
        };
        let chosen_by = if is_up { Move::Turn } else { Move::Hand(index) };
        (face, Some(chosen_by).filter(|_| player == in_turn))
    };
    (0u8..).zip(tiles).map(spot).collect()
}

/// A tile that can be rotated, with the sign for it.
fn taken_up(mut face: Face, can_turn: bool) -> Face {
    if can_turn {
        face.pictures.push(Picture::Icon(Icon::Turn));
    }
    face
}

fn icon(icon: Icon, symbol: &str) -> Face {
    Face {
        pictures: vec![Picture::Icon(icon)],
        border: false,
        label: Text::plain(symbol),
        ground: Text::default(),
        press: Text::default(),
        symbol: symbol.to_owned(),
        is_man: false,
    }
}

fn arrows(rules: &TileRules) -> Vec<Spot> {
    let mut spots = Vec::new();
    let mut arrow = |edge: Side, line: u8| {
        let towards = edge.opposite();
        let symbol = match towards {
            Side::Up => "↑",
            Side::Right => "→",
            Side::Down => "↓",
            Side::Left => "←",
        };
        spots.push(Spot {
            face: icon(Icon::Push(towards), symbol),
            place: SpotPlace::Edge(edge, line),
            chosen_by: Some(Move::Push { line, towards }),
        });
    };
    for column in (0..rules.size.width).filter(|c| !rules.unpushable_columns.contains(c)) {
        arrow(Side::Up, column);
        arrow(Side::Down, column);
    }
    for line in (0..rules.size.height).filter(|r| !rules.unpushable_rows.contains(r)) {
        arrow(Side::Right, line);
        arrow(Side::Left, line);
    }
    spots
}
