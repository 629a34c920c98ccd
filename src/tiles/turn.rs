//! A turn: what can be chosen, what a choice does, and whose turn comes next. The one way a state changes.

use super::rules::{Action, Conduct, Effect, From, Goal, MAX_PLAYERS, Movement, Place, Reach, Rules};
use super::state::{NO_TILE, Phase, Standing, State};
use super::trace;
use crate::grid::{Cell, Side};

/// How many steps may pass by themselves, with nobody having a choice, before the game is drawn.
pub const MAX_IDLE_STEPS: usize = 1_000;

/// Something that can be chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Choice {
    /// A place of the board.
    Cell(Cell),
    /// A column (up, down) or row (left, right) pushed that way.
    Push {
        /// Which, from 0.
        line: u8,
        /// Where its tiles go.
        towards: Side,
    },
    /// The tile to lay, a quarter clockwise.
    Turn,
    /// Another tile of the hand is taken up, from 0.
    Hand(u8),
    /// Nothing is exchanged.
    Pass,
    /// The curtain is opened.
    Open,
}

/// What happened, for the screen and for speech. Players count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A die showed this number.
    Rolled(u8, u16),
    /// A step passed by itself: nothing could be done.
    NoChoice(u8, Action),
    /// A player misses a turn.
    Skipped(u8),
    /// A player is out.
    Out(u8),
    /// A player took so many of an item.
    Took(u8, u8, u16),
    /// A player left all items where they are counted.
    Delivered(u8),
    /// A player's items were taken away.
    Lost(u8),
    /// A piece was put elsewhere by the tile it came to.
    Carried(u8, Cell),
    /// A player reached a goal.
    Reached(u8, Goal),
}

/// Everything that can be chosen now, places in board order. Empty when the game is over.
pub fn choices(rules: &Rules, state: &State) -> Vec<Choice> {
    if state.standing != Standing::Playing {
        return Vec::new();
    }
    match state.phase {
        Phase::Start => start_places(rules, state),
        Phase::Curtain => vec![Choice::Open],
        Phase::Step(_) => match (action(rules, state), conduct(rules, state)) {
            (Some(action), Some(conduct)) => step_choices(rules, state, conduct, action),
            _ => Vec::new(),
        },
    }
}

/// Plays a choice and everything that follows from it until somebody has a choice again or the game is over.
/// None, and nothing is changed, where it cannot be chosen now.
pub fn play(rules: &Rules, state: &mut State, choice: Choice) -> Option<Vec<Event>> {
    if !choices(rules, state).contains(&choice) {
        return None;
    }
    let mut events = Vec::new();
    state.moves = state.moves.saturating_add(1);
    match choice {
        Choice::Open => state.phase = Phase::Step(0),
        Choice::Turn => turn_tile(rules, state),
        Choice::Hand(index) => state.chosen = index,
        Choice::Pass => advance(state),
        Choice::Push { line, towards } => {
            push(rules, state, line, towards);
            finish_step(rules, state, &mut events);
        }
        Choice::Cell(cell) => play_cell(rules, state, cell, &mut events),
    }
    settle(rules, state, &mut events);
    Some(events)
}

/// Goes on until somebody has a choice: at the start of a game and after each choice.
pub fn settle(rules: &Rules, state: &mut State, events: &mut Vec<Event>) {
    for _ in 0..MAX_IDLE_STEPS {
        if state.standing != Standing::Playing {
            return;
        }
        match state.phase {
            Phase::Curtain => return,
            Phase::Start => {
                let waits = state.current().map(|player| player.start.is_none());
                match waits {
                    Some(true) => return,
                    Some(false) => state.turn += 1,
                    None => {
                        state.turn = 0;
                        state.phase = Phase::Step(0);
                    }
                }
            }
            Phase::Step(_) => {
                if settle_step(rules, state, events) {
                    return;
                }
            }
        }
    }
    state.standing = Standing::Drawn;
}

/// Whether the player in turn has a choice in this step; otherwise the step was done or passed.
fn settle_step(rules: &Rules, state: &mut State, events: &mut Vec<Event>) -> bool {
    let number = state.turn + 1;
    let out = state.current().is_none_or(|player| player.out);
    let (Some(action), Some(conduct), false) = (action(rules, state), conduct(rules, state), out) else {
        next_player(rules, state, events);
        return false;
    };
    if action == Action::MoveAll {
        move_all(rules, state, events);
        finish_step(rules, state, events);
        return false;
    }
    if action == Action::Move && conduct.movement == Movement::Dice && state.rolled.is_none() {
        let low = conduct.min_distance.max(1);
        let high = conduct.max_distance.unwrap_or(low).max(low);
        let shown = low + u16::try_from(state.chance.below(u32::from(high - low) + 1)).unwrap_or(0);
        state.rolled = Some(shown);
        events.push(Event::Rolled(number, shown));
    }
    if has_choice(rules, state, conduct, action) {
        return true;
    }
    events.push(Event::NoChoice(number, action));
    advance(state);
    false
}

/// The action that is asked.
pub fn action(rules: &Rules, state: &State) -> Option<Action> {
    let Phase::Step(step) = state.phase else { return None };
    conduct(rules, state)?.turn.get(usize::from(step)).copied()
}

/// How the player in turn plays.
pub fn conduct<'r>(rules: &'r Rules, state: &State) -> Option<&'r Conduct> {
    rules.players.get(usize::from(state.turn)).map(|player| &player.conduct)
}

/// The tile that this step would lay: from the hand or the top of the pile.
pub fn tile_to_lay(rules: &Rules, state: &State) -> Option<u16> {
    let conduct = conduct(rules, state)?;
    let from = match action(rules, state)? {
        Action::Add => conduct.adding_from,
        Action::Exchange => conduct.exchange_with,
        Action::Push if !conduct.cycle => From::Pile,
        _ => return None,
    };
    match from {
        From::Pile => state.pile.last().copied(),
        From::Hand => state.current()?.hand.get(usize::from(state.chosen)).copied(),
    }
}

fn start_places(rules: &Rules, state: &State) -> Vec<Choice> {
    let Some(said) = rules.players.get(usize::from(state.turn)) else { return Vec::new() };
    let mut cells: Vec<Cell> =
        said.starts.iter().map(|place| place.cell).filter(|cell| !state.is_occupied(*cell)).collect();
    cells.sort();
    cells.dedup();
    cells.into_iter().map(Choice::Cell).collect()
}

fn step_choices(rules: &Rules, state: &State, conduct: &Conduct, action: Action) -> Vec<Choice> {
    if action == Action::MoveAll || !has_choice(rules, state, conduct, action) {
        return Vec::new();
    }
    let mut list: Vec<Choice> = match action {
        Action::Move => {
            let mut cells: Vec<Cell> = own_moves(rules, state, conduct).iter().map(|r| r.place.cell).collect();
            cells.sort();
            cells.into_iter().map(Choice::Cell).collect()
        }
        Action::Push => pushes(rules),
        Action::Add | Action::Exchange => {
            let tile = tile_to_lay(rules, state);
            let turns = tile.and_then(|id| state.tile(id)).map_or(0, |t| t.turns);
            tile.map(|id| places(rules, state, conduct, action, id, turns))
                .unwrap_or_default()
                .into_iter()
                .map(Choice::Cell)
                .collect()
        }
        Action::MoveAll => Vec::new(),
    };
    let from_hand = match action {
        Action::Add => conduct.adding_from == From::Hand,
        Action::Exchange => conduct.exchange_with == From::Hand,
        _ => false,
    };
    if from_hand {
        let size = state.current().map_or(0, |p| p.hand.len());
        let others = (0..size).filter_map(|i| u8::try_from(i).ok()).filter(|i| *i != state.chosen);
        list.extend(others.map(Choice::Hand));
    }
    if tile_to_lay(rules, state).is_some_and(|id| turning_matters(rules, state, id)) {
        list.push(Choice::Turn);
    }
    if action == Action::Exchange {
        list.push(Choice::Pass);
    }
    list
}

/// Whether anything but passing can be done in this step, perhaps after turning or taking up another tile.
fn has_choice(rules: &Rules, state: &State, conduct: &Conduct, action: Action) -> bool {
    match action {
        Action::Move => !own_moves(rules, state, conduct).is_empty(),
        Action::MoveAll => false,
        Action::Push => !pushes(rules).is_empty(),
        Action::Add | Action::Exchange => {
            let from = if action == Action::Add { conduct.adding_from } else { conduct.exchange_with };
            let tiles: Vec<u16> = match from {
                From::Pile => state.pile.last().copied().into_iter().collect(),
                From::Hand => state.current().map(|p| p.hand.clone()).unwrap_or_default(),
            };
            tiles.into_iter().any(|id| (0..4).any(|turns| !places(rules, state, conduct, action, id, turns).is_empty()))
        }
    }
}

fn own_moves(rules: &Rules, state: &State, conduct: &Conduct) -> Vec<trace::Reached> {
    let Some(player) = state.current() else { return Vec::new() };
    trace::moves(rules, state, conduct, player.place, state.rolled)
}

/// Arrows clockwise around the board from its top left.
fn pushes(rules: &Rules) -> Vec<Choice> {
    let columns: Vec<u8> = (0..rules.size.width).filter(|c| !rules.unpushable_columns.contains(c)).collect();
    let rows: Vec<u8> = (0..rules.size.height).filter(|r| !rules.unpushable_rows.contains(r)).collect();
    let push = |line: &u8, towards| Choice::Push { line: *line, towards };
    let mut list: Vec<Choice> = columns.iter().map(|c| push(c, Side::Down)).collect();
    list.extend(rows.iter().map(|r| push(r, Side::Left)));
    list.extend(columns.iter().rev().map(|c| push(c, Side::Up)));
    list.extend(rows.iter().rev().map(|r| push(r, Side::Right)));
    list
}

fn turning_matters(rules: &Rules, state: &State, id: u16) -> bool {
    let Some(kind) = state.tile(id).and_then(|tile| rules.kinds.get(usize::from(tile.kind))) else { return false };
    let mut turned: Vec<Vec<_>> = kind.paths.iter().map(|p| p.iter().map(|e| e.turned(1)).collect()).collect();
    turned.iter_mut().for_each(|path: &mut Vec<super::rules::End>| path.sort());
    kind.paths.iter().any(|path| !turned.contains(path))
}

/// Where tile `id`, turned so, may be laid or exchanged.
fn places(rules: &Rules, state: &State, conduct: &Conduct, action: Action, id: u16, turns: u8) -> Vec<Cell> {
    let Some(player) = state.current() else { return Vec::new() };
    let mode = if action == Action::Add { conduct.adding_mode } else { conduct.exchanging_mode };
    if action == Action::Add {
        if mode == Reach::Anywhere {
            return rules.size.cells().filter(|cell| state.tile_at(rules, *cell).is_none()).collect();
        }
        let kind = state.tile(id).and_then(|tile| rules.kinds.get(usize::from(tile.kind)));
        let goes_on = |end: &super::rules::End| {
            let drawn = end.turned((4 - turns % 4) % 4);
            kind.is_some_and(|k| k.paths.iter().any(|path| path.contains(&drawn)))
        };
        let found = trace::connected(rules, state, player.place, conduct.only_forward);
        return found.empty.iter().filter(|(_, ends)| ends.iter().any(goes_on)).map(|(cell, _)| *cell).collect();
    }
    let found = match mode {
        Reach::Anywhere => None,
        Reach::Connected => Some(trace::connected(rules, state, player.place, false)),
    };
    rules
        .size
        .cells()
        .filter(|cell| {
            let Some(tile) = state.tile_at(rules, *cell).and_then(|id| state.tile(id)) else { return false };
            !rules.not_exchangeable.contains(cell)
                && !state.is_occupied(*cell)
                && (tile.face_down || !conduct.exchange_only_flipped)
                && found.as_ref().is_none_or(|f| f.tiles.contains(cell) || f.face_down.contains(cell))
        })
        .collect()
}

fn turn_tile(rules: &Rules, state: &mut State) {
    let id = tile_to_lay(rules, state);
    if let Some(tile) = id.and_then(|id| state.tiles.get_mut(usize::from(id))) {
        tile.turns = (tile.turns + 1) % 4;
    }
}

fn play_cell(rules: &Rules, state: &mut State, cell: Cell, events: &mut Vec<Event>) {
    if state.phase == Phase::Start {
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
        Some(Action::Move) => {
            let reached = conduct(rules, state)
                .map(|conduct| own_moves(rules, state, conduct))
                .and_then(|moves| moves.into_iter().find(|r| r.place.cell == cell));
            if let Some(reached) = reached {
                let turn = usize::from(state.turn);
                land(rules, state, turn, reached.place, events);
            }
        }
        Some(Action::Add) => lay(rules, state, cell, false),
        Some(Action::Exchange) => lay(rules, state, cell, true),
        _ => {}
    }
    finish_step(rules, state, events);
}

/// Lays the tile of this step on `cell`; a tile that lay there goes on top of the pile. A hand is filled again.
fn lay(rules: &Rules, state: &mut State, cell: Cell, exchange: bool) {
    let (Some(id), Some(index)) = (tile_to_lay(rules, state), rules.size.index(cell)) else { return };
    let from_hand = conduct(rules, state)
        .is_some_and(|conduct| (if exchange { conduct.exchange_with } else { conduct.adding_from }) == From::Hand);
    let chosen = usize::from(state.chosen);
    if from_hand {
        if let Some(player) = state.current_mut()
            && chosen < player.hand.len()
        {
            player.hand.remove(chosen);
        }
    } else {
        state.pile.pop();
    }
    let before = state.board.get_mut(index).map_or(NO_TILE, |place| std::mem::replace(place, id));
    if let Some(tile) = state.tiles.get_mut(usize::from(id)) {
        tile.face_down = false;
    }
    if before != NO_TILE {
        if let Some(tile) = state.tiles.get_mut(usize::from(before)) {
            tile.face_down = false;
        }
        state.pile.push(before);
    }
    if from_hand {
        let drawn = state.pile.pop();
        if let (Some(player), Some(drawn)) = (state.current_mut(), drawn) {
            player.hand.insert(chosen.min(player.hand.len()), drawn);
        }
    }
}

/// Pushes a line: the tile pushed out, or the top of the pile, fills the gap; pieces go with their tiles, those on the
/// tile pushed out to the tile that fills the gap.
fn push(rules: &Rules, state: &mut State, line: u8, towards: Side) {
    let (width, height) = (rules.size.width, rules.size.height);
    // From the gap to the end that falls out.
    let cells: Vec<Cell> = match towards {
        Side::Down => (0..height).map(|y| Cell::new(line, y)).collect(),
        Side::Up => (0..height).rev().map(|y| Cell::new(line, y)).collect(),
        Side::Right => (0..width).map(|x| Cell::new(x, line)).collect(),
        Side::Left => (0..width).rev().map(|x| Cell::new(x, line)).collect(),
    };
    let before: Vec<u16> = cells.iter().map(|cell| state.tile_at(rules, *cell).unwrap_or(NO_TILE)).collect();
    let out = before.last().copied().unwrap_or(NO_TILE);
    let cycle = conduct(rules, state).is_none_or(|conduct| conduct.cycle);
    let filling = if cycle { out } else { state.pile.pop().unwrap_or(out) };
    if filling != out && out != NO_TILE {
        state.pile.push(out);
    }
    let after = std::iter::once(filling).chain(before.iter().copied().take(before.len().saturating_sub(1)));
    for (cell, id) in cells.iter().zip(after) {
        if let Some(place) = rules.size.index(*cell).and_then(|i| state.board.get_mut(i)) {
            *place = id;
        }
    }
    for player in &mut state.players {
        let Some(at) = cells.iter().position(|cell| *cell == player.place.cell) else { continue };
        let next = if at + 1 == cells.len() { 0 } else { at + 1 };
        if let Some(cell) = cells.get(next) {
            player.place.cell = *cell;
        }
    }
    stand_on_paths(rules, state);
}

/// A piece that came onto another tile stands on that tile's first path end where its own end is none.
fn stand_on_paths(rules: &Rules, state: &mut State) {
    for number in 0..state.players.len().min(MAX_PLAYERS) {
        let Some(place) = state.players.get(number).map(|p| p.place) else { continue };
        let Some(id) = state.tile_at(rules, place.cell) else { continue };
        if state.path(rules, id, place.end).is_some() {
            continue;
        }
        let first = all_ends(rules).find(|end| state.path(rules, id, *end).is_some());
        if let (Some(end), Some(player)) = (first, state.players.get_mut(number)) {
            player.place.end = end;
        }
    }
}

fn all_ends(rules: &Rules) -> impl Iterator<Item = super::rules::End> + use<> {
    let per_side = rules.per_side;
    Side::ALL.into_iter().flat_map(move |side| (0..per_side).map(move |index| super::rules::End { side, index }))
}

/// All pieces go forward, the one of the player in turn first.
fn move_all(rules: &Rules, state: &mut State, events: &mut Vec<Event>) {
    let count = state.players.len();
    for step in 0..count {
        let number = (usize::from(state.turn) + step) % count.max(1);
        let Some(player) = state.players.get(number).filter(|p| !p.out) else { continue };
        let reached = trace::forward(rules, state, player.place);
        if reached.distance > 0 {
            land(rules, state, number, reached.place, events);
        }
    }
}

/// A move ends: items are taken, then the tile's effects happen in their order. The effects of a tile to which a
/// piece is carried do not happen.
fn land(rules: &Rules, state: &mut State, number: usize, place: Place, events: &mut Vec<Event>) {
    let name = u8::try_from(number + 1).unwrap_or(u8::MAX);
    if let Some(player) = state.players.get_mut(number) {
        player.place = place;
    }
    let Some(id) = state.tile_at(rules, place.cell) else { return };
    let Some(kind) = state.tile(id).and_then(|tile| rules.kinds.get(usize::from(tile.kind))) else { return };
    if !kind.effects.contains(&Effect::Collect) {
        pick_up(rules, state, number, id, events);
    }
    for effect in &kind.effects {
        match effect {
            Effect::Collect => {
                if give_items(rules, state, number, id) {
                    events.push(Event::Delivered(name));
                }
            }
            Effect::Send(cell) => {
                let there = state.tile_at(rules, *cell);
                if there.is_some_and(|there| give_items(rules, state, number, there)) {
                    events.push(Event::Lost(name));
                }
            }
            Effect::Eliminate => eliminate(state, number, events),
            Effect::Move(cell, end) => {
                carry(state, number, Place { cell: *cell, end: *end }, events);
            }
            Effect::Return => {
                if let Some(start) = state.players.get(number).and_then(|p| p.start) {
                    carry(state, number, start, events);
                }
            }
            Effect::Skip(turns) => {
                if let Some(player) = state.players.get_mut(number) {
                    player.skips = player.skips.saturating_add(*turns);
                }
            }
        }
    }
    stand_on_paths(rules, state);
}

fn carry(state: &mut State, number: usize, place: Place, events: &mut Vec<Event>) {
    if let Some(player) = state.players.get_mut(number) {
        player.place = place;
        events.push(Event::Carried(u8::try_from(number + 1).unwrap_or(u8::MAX), place.cell));
    }
}

/// An eliminated player keeps its number; its tiles go under the pile.
fn eliminate(state: &mut State, number: usize, events: &mut Vec<Event>) {
    let Some(player) = state.players.get_mut(number) else { return };
    player.out = true;
    let hand = std::mem::take(&mut player.hand);
    state.pile.splice(0..0, hand);
    events.push(Event::Out(u8::try_from(number + 1).unwrap_or(u8::MAX)));
}

fn pick_up(rules: &Rules, state: &mut State, number: usize, id: u16, events: &mut Vec<Event>) {
    let Some(conduct) = rules.players.get(number).map(|said| &said.conduct) else { return };
    for item in 0..rules.items.len() {
        let Some(player) = state.players.get(number) else { return };
        let held: u16 = player.items.iter().sum();
        let room = conduct.max_items.saturating_sub(held);
        let Some(lying) = state.items_on_mut(rules, id, item) else { return };
        let taken = (*lying).min(room).min(conduct.picked_up.unwrap_or(u16::MAX));
        if taken == 0 {
            continue;
        }
        *lying -= taken;
        if let Some(entry) = state.players.get_mut(number).and_then(|p| p.items.get_mut(item)) {
            *entry = entry.saturating_add(taken);
        }
        let name = u8::try_from(number + 1).unwrap_or(u8::MAX);
        events.push(Event::Took(name, u8::try_from(item).unwrap_or(u8::MAX), taken));
    }
}

/// Moves all that a player holds onto a tile; whether there was anything.
fn give_items(rules: &Rules, state: &mut State, number: usize, id: u16) -> bool {
    let Some(items) = state.players.get_mut(number).map(|p| std::mem::take(&mut p.items)) else { return false };
    for (item, count) in items.iter().enumerate() {
        if let Some(lying) = state.items_on_mut(rules, id, item) {
            *lying = lying.saturating_add(*count);
        }
    }
    if let Some(player) = state.players.get_mut(number) {
        player.items = vec![0; items.len()];
    }
    items.iter().any(|count| *count > 0)
}

fn finish_step(rules: &Rules, state: &mut State, events: &mut Vec<Event>) {
    judge(rules, state, events);
    if state.standing == Standing::Playing {
        advance(state);
    }
}

fn advance(state: &mut State) {
    if let Phase::Step(step) = state.phase {
        state.phase = Phase::Step(step.saturating_add(1));
    }
    state.rolled = None;
    state.chosen = 0;
}

fn next_player(rules: &Rules, state: &mut State, events: &mut Vec<Event>) {
    state.rolled = None;
    state.chosen = 0;
    for _ in 0..MAX_IDLE_STEPS {
        let next = usize::from(state.turn) + 1;
        state.turn = if next >= state.players.len() { 0 } else { u8::try_from(next).unwrap_or(0) };
        let number = state.turn + 1;
        let Some(player) = state.current_mut() else { break };
        if player.out {
            continue;
        }
        if player.skips == 0 {
            break;
        }
        player.skips -= 1;
        events.push(Event::Skipped(number));
    }
    let others = state.players.iter().filter(|p| !p.out).count() > 1;
    let has_hand = conduct(rules, state).is_some_and(|conduct| conduct.hand_size > 0);
    state.phase = if rules.hidden_hands && others && has_hand { Phase::Curtain } else { Phase::Step(0) };
}

/// Goals, the last one left, the end of the game by items; the player in turn is looked at first.
fn judge(rules: &Rules, state: &mut State, events: &mut Vec<Event>) {
    let count = state.players.len();
    for step in 0..count {
        let number = (usize::from(state.turn) + step) % count.max(1);
        if goals_done(rules, state, number, events) {
            state.standing = Standing::Won(u8::try_from(number + 1).unwrap_or(u8::MAX));
            return;
        }
    }
    let mut left = state.players.iter().enumerate().filter(|(_, p)| !p.out).map(|(i, _)| i);
    match (left.next(), left.next()) {
        (None, _) => {
            state.standing = Standing::Drawn;
            return;
        }
        (Some(last), None) if count > 1 => {
            state.standing = Standing::Won(u8::try_from(last + 1).unwrap_or(u8::MAX));
            return;
        }
        _ => {}
    }
    if rules.ends_without.iter().any(|item| is_gone(rules, state, *item)) {
        state.standing = by_points(rules, state);
    }
}

fn goals_done(rules: &Rules, state: &mut State, number: usize, events: &mut Vec<Event>) -> bool {
    loop {
        let Some(player) = state.players.get(number).filter(|p| !p.out && p.start.is_some()) else { return false };
        let Some(goal) = player.goals.get(usize::from(player.reached)).copied() else {
            return !player.goals.is_empty();
        };
        let met = match goal {
            Goal::Reach(cell) => player.place.cell == cell,
            Goal::Collect(wanted, item) => player.items.get(usize::from(item)).is_some_and(|held| *held >= wanted),
            Goal::Find(item) => {
                state.tile_at(rules, player.place.cell).is_some_and(|id| state.items_on(rules, id, item) > 0)
            }
        };
        if !met {
            return false;
        }
        events.push(Event::Reached(u8::try_from(number + 1).unwrap_or(u8::MAX), goal));
        if let Some(player) = state.players.get_mut(number) {
            player.reached += 1;
        }
    }
}

/// Whether none of an item is left with players or on tiles that do not collect.
fn is_gone(rules: &Rules, state: &State, item: u8) -> bool {
    let held = state.players.iter().any(|p| p.items.get(usize::from(item)).is_some_and(|n| *n > 0));
    let lies = |id: &u16| {
        let collects = state
            .tile(*id)
            .and_then(|tile| rules.kinds.get(usize::from(tile.kind)))
            .is_some_and(|kind| kind.effects.contains(&Effect::Collect));
        !collects && state.items_on(rules, *id, item) > 0
    };
    !held && !state.board.iter().filter(|id| **id != NO_TILE).any(lies)
}

/// A player's points, number from 0.
pub fn points(rules: &Rules, state: &State, number: usize) -> u32 {
    let (Some(said), Some(player)) = (rules.players.get(number), state.players.get(number)) else { return 0 };
    said.scoring
        .iter()
        .map(|line| match line.place {
            None => player.items.get(usize::from(line.item)).copied().unwrap_or(0),
            Some(cell) => state.tile_at(rules, cell).map_or(0, |id| state.items_on(rules, id, line.item)),
        })
        .map(u32::from)
        .sum()
}

fn by_points(rules: &Rules, state: &State) -> Standing {
    let scores: Vec<u32> = (0..state.players.len()).map(|number| points(rules, state, number)).collect();
    let best = scores.iter().max().copied().unwrap_or(0);
    let mut winners = scores.iter().enumerate().filter(|(_, score)| **score == best).map(|(i, _)| i);
    match (winners.next(), winners.next()) {
        (Some(winner), None) => Standing::Won(u8::try_from(winner + 1).unwrap_or(u8::MAX)),
        _ => Standing::Drawn,
    }
}
