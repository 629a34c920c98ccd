//! A state of a tile game in the form of saves, and back. docs/tiles.md describes it.

use crate::tiles::{
    Draws, NO_TILE, PathEnd, PathPlace, Tile, TileChoice, TileGoal, TilePlayer, TileRules, TileStanding, TileState,
    TurnPhase,
};
use az::SaturatingAs;
use switchboard_base::diag::{Code, Problems};
use switchboard_base::grid::{Cell, Side};
use switchboard_game::{Item, Layout, Matrix, Name, Value, Values};

const SIDES: [(Side, &str); 4] = [(Side::Up, "U"), (Side::Right, "R"), (Side::Down, "D"), (Side::Left, "L")];

fn write_place(place: PathPlace) -> String {
    let side = SIDES.iter().find(|(side, _)| *side == place.end.side).map_or("U", |(_, letter)| *letter);
    format!("{}:{}:{side}:{}", place.cell.x, place.cell.y, place.end.index)
}

fn read_place(text: &str) -> Option<PathPlace> {
    let parts: Vec<&str> = text.split(':').collect();
    let [x, y, side, index] = parts.as_slice() else { return None };
    let side = SIDES.iter().find(|(_, letter)| letter.eq_ignore_ascii_case(side)).map(|(side, _)| *side)?;
    let cell = Cell::new(x.parse().ok()?, y.parse().ok()?);
    Some(PathPlace { cell, end: PathEnd { side, index: index.parse().ok()? } })
}

fn write_numbers(numbers: &[u16]) -> String {
    numbers.iter().map(u16::to_string).collect::<Vec<_>>().join(":")
}

fn read_numbers(text: &str) -> Option<Vec<u16>> {
    text.split(':').filter(|part| !part.is_empty()).map(|part| part.parse().ok()).collect()
}

fn write_goal(goal: &TileGoal) -> String {
    match goal {
        TileGoal::Reach(cell) => format!("reach:{}:{}", cell.x, cell.y),
        TileGoal::Collect(count, item) => format!("collect:{count}:{item}"),
        TileGoal::Find(item) => format!("find:{item}"),
    }
}

fn read_goal(text: &str) -> Option<TileGoal> {
    let parts: Vec<&str> = text.split(':').collect();
    match parts.as_slice() {
        ["reach", x, y] => Some(TileGoal::Reach(Cell::new(x.parse().ok()?, y.parse().ok()?))),
        ["collect", count, item] => Some(TileGoal::Collect(count.parse().ok()?, item.parse().ok()?)),
        ["find", item] => Some(TileGoal::Find(item.parse().ok()?)),
        _ => None,
    }
}

/// The state in the form of saves. STATE has the number of the tile on each place (`-` for none), items have the rest;
/// docs/tiles.md describes them.
pub fn layout(rules: &TileRules, state: &TileState) -> Layout {
    let mut items = Vec::new();
    let at = state.current().map(|p| p.place.cell).unwrap_or_default();
    let mut int = |name: &str, value: i32, show: bool| {
        items.push(Item { name: Name::new(name), value: Value::Int(value), show });
    };
    for name in ["Ax", "Px"] {
        int(name, at.x.into(), false);
    }
    for name in ["Ay", "Py"] {
        int(name, at.y.into(), false);
    }
    int("Player", i32::from(state.turn) + 1, false);
    int("Players", state.players.len().saturating_as(), false);
    int("Rolled", state.rolled.map_or(0, i32::from), state.rolled.is_some());
    int("Chosen", state.chosen.into(), false);
    int("Drawn", state.chance.drawn.saturating_as(), false);
    let mut text = |name: String, value: String| {
        items.push(Item { name: Name::new(&name), value: Value::Text(Name::new(&value)), show: false });
    };
    text(
        "Phase".into(),
        match state.phase {
            TurnPhase::Start => "start".into(),
            TurnPhase::Step(step) => format!("step:{step}"),
        },
    );
    text(
        "Standing".into(),
        match state.standing {
            TileStanding::Playing => "playing".into(),
            TileStanding::Won(player) => format!("won:{player}"),
            TileStanding::Drawn => "drawn".into(),
        },
    );
    text("Seed".into(), state.chance.seed.to_string());
    text("Pile".into(), write_numbers(&state.pile));
    text("Turns".into(), state.tiles.iter().map(|t| t.turns.to_string()).collect());
    text("Backs".into(), state.tiles.iter().map(|t| if t.face_down { '1' } else { '0' }).collect());
    text("TileItems".into(), write_numbers(&state.tile_items));
    for (index, player) in state.players.iter().enumerate() {
        let number = index + 1;
        text(format!("Start{number}"), player.start.map_or("none".into(), write_place));
        text(format!("Place{number}"), write_place(player.place));
        text(format!("Hand{number}"), write_numbers(&player.hand));
        text(format!("Items{number}"), write_numbers(&player.items));
        text(format!("Goals{number}"), player.goals.iter().map(write_goal).collect::<Vec<_>>().join("/"));
        let out = u16::from(player.out);
        text(format!("Reached{number}"), write_numbers(&[player.reached, player.skips, out]));
    }
    let valid = crate::tiles::choices(rules, state);
    let is_valid = |cell| valid.contains(&TileChoice::Cell(cell));
    let tile_name = |id: &u16| Name::new(&if *id == NO_TILE { "-".to_owned() } else { id.to_string() });
    let matrix = |name: &str, values| Matrix { name: Name::new(name), size: rules.size, values };
    Layout {
        items,
        matrices: vec![
            matrix("STATE", Values::Text(state.board.iter().map(tile_name).collect())),
            matrix("VALID", Values::Bool(rules.size.cells().map(is_valid).collect())),
        ],
    }
}

/// The state in a save.
///
/// # Errors
///
/// Something is missing or does not fit these rules: tiles that are missing or there twice, players, places.
pub fn restore(rules: &TileRules, layout: &Layout, moves: u32) -> Result<TileState, Problems> {
    let fault = |what: &str| Problems::from(Code::T060.error("save").arg("what", what).cure("begin-again"));
    let state = read_state(rules, layout, moves).map_err(fault)?;
    check_state(rules, &state).map_err(fault)?;
    Ok(state)
}

fn text_item<'l>(layout: &'l Layout, name: &str) -> Option<&'l str> {
    match layout.item(&name.to_lowercase()).map(|item| &item.value) {
        Some(Value::Text(text)) => Some(text.written()),
        _ => None,
    }
}

fn int_item(layout: &Layout, name: &str) -> Option<i32> {
    match layout.item(&name.to_lowercase()).map(|item| &item.value) {
        Some(Value::Int(number)) => Some(*number),
        _ => None,
    }
}

/// What does not fit, as named in the text `T060-save`.
type Misfit = &'static str;

fn read_state(rules: &TileRules, layout: &Layout, moves: u32) -> Result<TileState, Misfit> {
    let matrix = layout.matrix("state").filter(|m| m.size == rules.size).ok_or("board")?;
    let Values::Text(names) = &matrix.values else { return Err("board") };
    let number = |name: &Name| if name.key() == "-" { Some(NO_TILE) } else { name.key().parse().ok() };
    let board = names.iter().map(number).collect::<Option<Vec<u16>>>().ok_or("board")?;
    let text = |name: &str| text_item(layout, name).ok_or("missing");
    let numbers = |name: &str| text(name).and_then(|t| read_numbers(t).ok_or("numbers"));
    let turns: Vec<u8> = text("Turns")?.bytes().map(|b| b.wrapping_sub(b'0') % 4).collect();
    let backs: Vec<bool> = text("Backs")?.bytes().map(|b| b == b'1').collect();
    let kinds = (0_u16..).zip(&rules.kinds);
    let kinds = kinds.flat_map(|(kind, said)| std::iter::repeat_n(kind, usize::from(said.amount)));
    let tiles: Vec<Tile> = kinds
        .zip(turns.iter().zip(&backs))
        .map(|(kind, (turns, back))| Tile { kind, turns: *turns, face_down: *back })
        .collect();
    if tiles.len() != turns.len() || tiles.len() != backs.len() {
        return Err("tiles");
    }
    let int = |name: &str| int_item(layout, name).ok_or("missing");
    let count = usize::try_from(int("Players")?).map_err(|_| "players")?;
    if count == 0 || count > rules.players.len() {
        return Err("players");
    }
    let mut players = Vec::new();
    for index in 1..=count {
        let start = text(&format!("Start{index}"))?;
        let goals = text(&format!("Goals{index}"))?;
        let [reached, skips, out] = numbers(&format!("Reached{index}"))?[..] else { return Err("player") };
        players.push(TilePlayer {
            start: if start == "none" { None } else { Some(read_place(start).ok_or("place")?) },
            place: read_place(text(&format!("Place{index}"))?).ok_or("place")?,
            hand: numbers(&format!("Hand{index}"))?,
            items: numbers(&format!("Items{index}"))?,
            goals: goals
                .split('/')
                .filter(|goal| !goal.is_empty())
                .map(|goal| read_goal(goal).ok_or("goal"))
                .collect::<Result<_, _>>()?,
            reached,
            skips,
            out: out == 1,
        });
    }
    let rolled = u16::try_from(int("Rolled")?).map_err(|_| "die")?;
    Ok(TileState {
        tiles,
        tile_items: numbers("TileItems")?,
        board,
        pile: numbers("Pile")?,
        players,
        turn: u8::try_from(int("Player")? - 1).map_err(|_| "turn")?,
        phase: read_phase(text("Phase")?).ok_or("step")?,
        rolled: (rolled > 0).then_some(rolled),
        chosen: u8::try_from(int("Chosen")?).map_err(|_| "chosen")?,
        standing: read_standing(text("Standing")?).ok_or("standing")?,
        chance: Draws {
            seed: text("Seed")?.parse().map_err(|_| "seed")?,
            drawn: u32::try_from(int("Drawn")?).map_err(|_| "seed")?,
        },
        moves,
    })
}

fn read_phase(text: &str) -> Option<TurnPhase> {
    match text.split_once(':') {
        Some(("step", step)) => Some(TurnPhase::Step(step.parse().ok()?)),
        _ if text == "start" => Some(TurnPhase::Start),
        _ => None,
    }
}

fn read_standing(text: &str) -> Option<TileStanding> {
    match text.split_once(':') {
        Some(("won", player)) => Some(TileStanding::Won(player.parse().ok()?)),
        _ if text == "playing" => Some(TileStanding::Playing),
        _ if text == "drawn" => Some(TileStanding::Drawn),
        _ => None,
    }
}

/// Checks that every tile is in exactly one place, every piece on the board, and that there is what goals are about.
fn check_state(rules: &TileRules, state: &TileState) -> Result<(), Misfit> {
    let hands = state.players.iter().flat_map(|player| player.hand.iter());
    let mut seen: Vec<u16> =
        state.board.iter().filter(|id| **id != NO_TILE).chain(&state.pile).chain(hands).copied().collect();
    seen.sort_unstable();
    let all = (0..).take(state.tiles.len()).eq(seen.iter().copied());
    if !all || state.board.len() != rules.size.area() {
        return Err("tile");
    }
    if state.tile_items.len() != state.tiles.len() * rules.items.len() {
        return Err("items");
    }
    let stands = |place: &PathPlace| rules.size.contains(place.cell) && place.end.index < rules.per_side;
    let fits = |player: &TilePlayer| stands(&player.place) && player.items.len() == rules.items.len();
    if !state.players.iter().all(fits) {
        return Err("player");
    }
    if !state.players.iter().flat_map(|player| &player.start).all(stands) {
        return Err("place");
    }
    let is_known = |goal: &TileGoal| match goal {
        TileGoal::Collect(_, item) | TileGoal::Find(item) => usize::from(*item) < rules.items.len(),
        TileGoal::Reach(_) => true,
    };
    if !state.players.iter().flat_map(|player| &player.goals).all(is_known) {
        return Err("goal");
    }
    if usize::from(state.turn) >= state.players.len() {
        return Err("turn");
    }
    Ok(())
}
