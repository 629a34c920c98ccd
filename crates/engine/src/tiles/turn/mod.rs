//! A turn: what can be chosen, what a choice does, and who comes next. The only way in which a state changes.

mod choices;
mod judge;
mod land;
mod lay;

use super::rules::{Conduct, Movement, TileAction, TileGoal, TileRules};
use super::state::{NO_TILE, TileStanding, TileState, TurnPhase};
use choices::{has_choice, own_moves, start_places, step_choices};
use judge::judge;
pub use judge::points;
use land::{land, move_all};
use lay::{lay, push, turn_tile};
use switchboard_base::grid::{Cell, Side};

/// How many steps in a row may pass without a choice for any player before the game is drawn.
pub const MAX_IDLE_STEPS: usize = 1_000;

/// Something that can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TileChoice {
    /// A place of the board.
    Cell(Cell),
    /// A column (up, down) or row (left, right), pushed in that direction.
    Push {
        /// Which, from 0.
        line: u8,
        /// The direction.
        towards: Side,
    },
    /// The tile to be laid is turned a quarter clockwise.
    Turn,
    /// Another tile of the hand is selected, from 0.
    Hand(u8),
    /// Nothing is exchanged.
    Pass,
}

/// What happened, for the screen and for speech. Players are numbered from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TileEvent {
    /// A die showed this number.
    Rolled(u8, u16),
    /// A step passed without a choice: nothing could be done.
    NoChoice(u8, TileAction),
    /// A player misses a turn.
    Skipped(u8),
    /// A player was eliminated.
    Out(u8),
    /// A player took this many of an item.
    Took(u8, u8, u16),
    /// A player left all items where they are counted.
    Delivered(u8),
    /// A player lost all items.
    Lost(u8),
    /// A piece was carried elsewhere by the tile it reached.
    Carried(u8, Cell),
    /// A player reached a goal.
    Reached(u8, TileGoal),
}

/// Everything that can be chosen now, places in board order. Empty when the game is over.
pub fn choices(rules: &TileRules, state: &TileState) -> Vec<TileChoice> {
    if state.standing != TileStanding::Playing {
        return Vec::new();
    }
    match state.phase {
        TurnPhase::Start => start_places(rules, state),
        TurnPhase::Step(_) => match (action(rules, state), conduct(rules, state)) {
            (Some(action), Some(conduct)) => step_choices(rules, state, conduct, action),
            _ => Vec::new(),
        },
    }
}

/// Plays a choice and everything that follows until somebody can choose again or the game is over. `None`, with nothing changed, if it
/// cannot be chosen now.
pub fn play(rules: &TileRules, state: &mut TileState, choice: TileChoice) -> Option<Vec<TileEvent>> {
    if !choices(rules, state).contains(&choice) {
        return None;
    }
    let mut events = Vec::new();
    state.moves = state.moves.saturating_add(1);
    match choice {
        TileChoice::Turn => turn_tile(rules, state),
        TileChoice::Hand(index) => state.chosen = index,
        TileChoice::Pass => advance(state),
        TileChoice::Push { line, towards } => {
            push(rules, state, line, towards);
            finish_step(rules, state, &mut events);
        }
        TileChoice::Cell(cell) => play_cell(rules, state, cell, &mut events),
    }
    settle(rules, state, &mut events);
    Some(events)
}

/// Continues until somebody has a choice: at the start of a game and after each choice.
pub fn settle(rules: &TileRules, state: &mut TileState, events: &mut Vec<TileEvent>) {
    for _ in 0..MAX_IDLE_STEPS {
        if state.standing != TileStanding::Playing {
            return;
        }
        match state.phase {
            TurnPhase::Start => {
                let waits = state.current().map(|player| player.start.is_none());
                match waits {
                    Some(true) => return,
                    Some(false) => state.turn += 1,
                    None => {
                        state.turn = 0;
                        state.phase = TurnPhase::Step(0);
                    }
                }
            }
            TurnPhase::Step(_) => {
                if settle_step(rules, state, events) {
                    return;
                }
            }
        }
    }
    state.standing = TileStanding::Drawn;
}

/// Whether the current player has a choice in this step; otherwise the step was carried out or passed.
#[expect(clippy::expect_used, reason = "a number below another u16")]
fn settle_step(rules: &TileRules, state: &mut TileState, events: &mut Vec<TileEvent>) -> bool {
    let number = state.turn + 1;
    let out = state.current().is_none_or(|player| player.out);
    let (Some(action), Some(conduct), false) = (action(rules, state), conduct(rules, state), out) else {
        next_player(state, events);
        return false;
    };
    if action == TileAction::MoveAll {
        move_all(rules, state, events);
        finish_step(rules, state, events);
        return false;
    }
    if action == TileAction::Move && conduct.movement == Movement::Dice && state.rolled.is_none() {
        let low = conduct.min_distance.max(1);
        let high = conduct.max_distance.unwrap_or(low).max(low);
        let shown = low + u16::try_from(state.chance.below(u32::from(high - low) + 1)).expect("at most high - low");
        state.rolled = Some(shown);
        events.push(TileEvent::Rolled(number, shown));
    }
    if has_choice(rules, state, conduct, action) {
        return true;
    }
    events.push(TileEvent::NoChoice(number, action));
    advance(state);
    false
}

/// The action to be chosen for.
pub fn action(rules: &TileRules, state: &TileState) -> Option<TileAction> {
    let TurnPhase::Step(step) = state.phase else { return None };
    conduct(rules, state)?.turn.get(usize::from(step)).copied()
}

/// How the current player plays.
pub fn conduct<'r>(rules: &'r TileRules, state: &TileState) -> Option<&'r Conduct> {
    rules.players.get(usize::from(state.turn)).map(|player| &player.conduct)
}

/// The tile that this step would lay: from the hand or the top of the pile.
pub fn tile_to_lay(rules: &TileRules, state: &TileState) -> Option<u16> {
    choices::laid(rules, state)
}

fn play_cell(rules: &TileRules, state: &mut TileState, cell: Cell, events: &mut Vec<TileEvent>) {
    if state.phase == TurnPhase::Start {
        let place = rules
            .players
            .get(usize::from(state.turn))
            .and_then(|said| said.starts.iter().find(|place| place.cell == cell))
            .copied();
        if let (Some(place), Some(player)) = (place, state.current_mut()) {
            player.start = Some(place);
            player.place = place;
        }
        return;
    }
    match action(rules, state) {
        Some(TileAction::Move) => {
            let reached = conduct(rules, state)
                .map(|conduct| own_moves(rules, state, conduct))
                .and_then(|moves| moves.into_iter().find(|r| r.place.cell == cell));
            if let Some(reached) = reached {
                let turn = usize::from(state.turn);
                land(rules, state, turn, reached.place, events);
            }
        }
        Some(TileAction::Add | TileAction::Exchange) => lay(rules, state, cell),
        _ => {}
    }
    finish_step(rules, state, events);
}

fn finish_step(rules: &TileRules, state: &mut TileState, events: &mut Vec<TileEvent>) {
    judge(rules, state, events);
    if state.standing == TileStanding::Playing {
        advance(state);
    }
}

fn advance(state: &mut TileState) {
    if let TurnPhase::Step(step) = state.phase {
        state.phase = TurnPhase::Step(step.saturating_add(1));
    }
    state.rolled = None;
    state.chosen = 0;
}

fn next_player(state: &mut TileState, events: &mut Vec<TileEvent>) {
    state.rolled = None;
    state.chosen = 0;
    for _ in 0..MAX_IDLE_STEPS {
        let next = state.turn + 1;
        state.turn = if usize::from(next) >= state.players.len() { 0 } else { next };
        let number = state.turn + 1;
        let Some(player) = state.current_mut() else { break };
        if player.out {
            continue;
        }
        if player.skips == 0 {
            break;
        }
        player.skips -= 1;
        events.push(TileEvent::Skipped(number));
    }
    state.phase = TurnPhase::Step(0);
}
