//! What lies beside a board of tiles: arrows at its edges, the hand, the tile to lay, the die.

use super::picture::{face_down, tile_face};
use crate::game::Text;
use crate::grid::Side;
use crate::play::{Face, Move, Picture, Spot, SpotPlace};
use crate::tiles::{Action, Phase, Rules, State};

/// All of them: arrows first, then the row below from the left.
pub fn spots(rules: &Rules, state: &State) -> Vec<Spot> {
    let mut spots = Vec::new();
    let sees_hand = state.phase != Phase::Curtain;
    let action = crate::tiles::action(rules, state);
    if rules.players.iter().any(|p| p.conduct.turn.contains(&Action::Push)) {
        spots.extend(arrows(rules));
    }
    let mut below = 0;
    let mut row = |face: Face, chosen_by: Option<Move>| {
        spots.push(Spot { face, place: SpotPlace::Below(below), chosen_by });
        below += 1;
    };
    let hand = state.current().map(|player| player.hand.clone()).unwrap_or_default();
    for (index, id) in hand.iter().enumerate() {
        let face = if sees_hand { tile_face(rules, state, *id) } else { face_down() };
        let index = u8::try_from(index).unwrap_or(u8::MAX);
        let is_up = sees_hand && index == state.chosen && matches!(action, Some(Action::Add | Action::Exchange));
        row(face, Some(if is_up { Move::Turn } else { Move::Hand(index) }));
    }
    if hand.is_empty()
        && let Some(id) = crate::tiles::tile_to_lay(rules, state)
    {
        row(tile_face(rules, state, id), Some(Move::Turn));
    }
    if state.phase == Phase::Curtain {
        row(word_face("▲"), Some(Move::Open));
    } else if action == Some(Action::Exchange) {
        row(word_face("—"), Some(Move::Pass));
    }
    if let Some(number) = state.rolled {
        row(word_face(&number.to_string()), None);
    }
    spots
}

fn word_face(word: &str) -> Face {
    Face {
        pictures: vec![Picture::Label(word.to_owned())],
        border: true,
        label: Text::plain(word),
        symbol: word.to_owned(),
    }
}

fn arrows(rules: &Rules) -> Vec<Spot> {
    let mut spots = Vec::new();
    let mut arrow = |edge: Side, line: u8| {
        let towards = edge.opposite();
        let sign = match towards {
            Side::Up => "↑",
            Side::Right => "→",
            Side::Down => "↓",
            Side::Left => "←",
        };
        spots.push(Spot {
            face: word_face(sign),
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
