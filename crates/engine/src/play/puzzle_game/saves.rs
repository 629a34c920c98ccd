//! A state of a PuzzleScript level in the form of saves, and back.

use super::PuzzleLevel;
use switchboard_base::diag::{Code, Problems};
use switchboard_game::{Item, Layout, Matrix, Name, Value, Values};
use switchboard_puzzlescript::PuzzleState;

/// The item with the checkpoint, and the one with the state of the random numbers.
const CHECKPOINT: &str = "Checkpoint";
const DRAWN: &str = "Drawn";
const SEED: &str = "Seed";

/// The numbers of a cell's objects, such as `0+4`.
fn written(objects: impl Iterator<Item = usize>) -> Name {
    Name::new(&objects.map(|object| object.to_string()).collect::<Vec<_>>().join("+"))
}

/// The state in the form of saves: STATE has the numbers of each cell's objects, `0+4`, in the order of the game's
/// layers; items have the checkpoint, and the seed with how many random numbers were drawn.
pub fn layout(level: &PuzzleLevel, state: &PuzzleState) -> Layout {
    let cells = level.size.cells().map(|cell| written(state.objects(cell.x.into(), cell.y.into())));
    let position = level.position(state).unwrap_or_default();
    let mut items: Vec<Item> = [("Ax", position.x), ("Ay", position.y), ("Px", position.x), ("Py", position.y)]
        .map(|(name, value)| Item { name: Name::new(name), value: Value::Int(value.into()), show: false })
        .into();
    let mut text = |name: &str, value: String| {
        items.push(Item { name: Name::new(name), value: Value::Text(Name::new(&value)), show: false });
    };
    if let Some(cells) = state.checkpoint_text() {
        text(CHECKPOINT, cells);
    }
    if let Some((seed, drawn)) = state.chance_drawn() {
        text(SEED, seed.to_owned());
        text(DRAWN, drawn.to_string());
    }
    let state = Matrix { name: Name::new("STATE"), size: level.size, values: Values::Text(cells.collect()) };
    Layout { items, matrices: vec![state] }
}

/// The state in a save.
///
/// # Errors
///
/// The layout does not fit this level.
pub fn restore(level: &PuzzleLevel, layout: &Layout, moves: u32, won: bool) -> Result<PuzzleState, Problems> {
    let fault = |what: &str| Problems::from(Code::T060.error("save").arg("what", what).cure("begin-again"));
    let matrix = layout.matrix("state").filter(|matrix| matrix.size == level.size).ok_or_else(|| fault("board"))?;
    let Values::Text(names) = &matrix.values else { return Err(fault("board")) };
    let text = |name: &str| match layout.item(&name.to_lowercase()).map(|item| &item.value) {
        Some(Value::Text(text)) => Some(text.written()),
        _ => None,
    };
    let numbers = |name: &Name| -> Option<Vec<usize>> {
        name.written().split('+').filter(|part| !part.is_empty()).map(|part| part.parse().ok()).collect()
    };
    let cells: Option<Vec<Vec<usize>>> = level.size.cells().zip(names).map(|(_, name)| numbers(name)).collect();
    let cells = cells.ok_or_else(|| fault("board"))?;
    let mut state = level.start(0);
    if !state.put(&cells) {
        return Err(fault("board"));
    }
    let checkpoint = text(CHECKPOINT);
    if !state.put_checkpoint(checkpoint) {
        return Err(fault("board"));
    }
    if let (Some(seed), Some(drawn)) = (text(SEED), text(DRAWN)) {
        state.put_chance(seed, drawn.parse().map_err(|_| fault("seed"))?);
    }
    state.moves = moves;
    state.won = won;
    Ok(state)
}
