//! Boards of tiles in words: what is on a tile, what must be chosen, what happened, how each player is doing.

use super::Texts;
use super::moves::{place_words, side_id};
use crate::game::Naming;
use crate::play::{Engine, Face, Mark, Picture, Sign, State, Table, TileAction, TileEffect, TileEvent, TileGoal};

/// What a face shows besides its own name: paths where it has no name, items, effects, pieces.
pub fn face_label(texts: Texts, face: &Face) -> String {
    let language = texts.language();
    let mut words = vec![face.label.get(language).to_owned()];
    let has_name = !face.label.is_empty();
    for picture in &face.pictures {
        match picture {
            Picture::FaceDown => words.push(texts.get("tile-face-down")),
            Picture::Paths { paths, per_side } if !has_name => words.push(paths_words(texts, paths, *per_side)),
            Picture::Mark(mark) if mark.sign != Sign::Word || !has_name => words.push(mark_words(texts, mark)),
            _ => {}
        }
    }
    words.retain(|word| !word.is_empty());
    if words.is_empty() && face.pictures.is_empty() {
        words.push(texts.get("tile-empty"));
    }
    words.join(", ")
}

/// Paths, as the sides that they connect: `up–right, down–left`; with a number if a side has several ends.
fn paths_words(texts: Texts, paths: &[Vec<(crate::play::Side, u8)>], per_side: u8) -> String {
    let end = |(side, index): &(crate::play::Side, u8)| {
        let side = texts.get(side_id(*side));
        if per_side > 1 { format!("{side} {}", index + 1) } else { side }
    };
    let path = |ends: &Vec<_>| ends.iter().map(end).collect::<Vec<_>>().join("–");
    paths.iter().map(path).collect::<Vec<_>>().join(", ")
}

fn mark_words(texts: Texts, mark: &Mark) -> String {
    let name = mark.name.get(texts.language());
    match mark.sign {
        Sign::Pawn { player, carries } => {
            let who =
                if name.is_empty() { texts.with("tile-pawn", &[("player", player.into())]) } else { name.to_owned() };
            if carries { format!("{who} {}", texts.get("tile-carrying")) } else { who }
        }
        Sign::Item(count) => counted(name, count),
        Sign::Effect(effect) => texts.get(match effect {
            TileEffect::Eliminate => "tile-effect-out",
            TileEffect::Collect => "tile-effect-collect",
            TileEffect::Send(_) => "tile-effect-send",
            TileEffect::Return => "tile-effect-return",
            TileEffect::Skip(_) => "tile-effect-skip",
            TileEffect::Move(..) => "tile-effect-move",
        }),
        Sign::Goal => texts.get("tile-goal-here"),
        Sign::Word => name.to_owned(),
    }
}

fn counted(name: &str, count: u16) -> String {
    if count == 1 { name.to_owned() } else { format!("{name} × {count}") }
}

/// The name of a player of a tile-map game.
pub fn tile_player(texts: Texts, table: &Table<'_>, player: u8) -> String {
    let name = table.player(player).map(|name| name.get(texts.language())).unwrap_or_default();
    if name.is_empty() { texts.with("player-number", &[("player", player.into())]) } else { name.to_owned() }
}

fn item_name(texts: Texts, table: &Table<'_>, item: u8) -> String {
    let Some(item) = table.item(item) else { return String::new() };
    let name = item.name.get(texts.language());
    if name.is_empty() { item.word.clone() } else { name.to_owned() }
}

/// Something that happened.
pub fn tile_event(texts: Texts, table: &Table<'_>, event: &TileEvent) -> String {
    let who = |player: &u8| ("who", tile_player(texts, table, *player).into());
    let say = |id: &str, player: &u8| texts.with(id, &[who(player)]);
    match event {
        TileEvent::Rolled(player, number) => texts.with("tile-rolled", &[who(player), ("number", (*number).into())]),
        TileEvent::NoChoice(player, action) => say(
            match action {
                TileAction::Move | TileAction::MoveAll => "tile-no-move",
                TileAction::Push => "tile-no-push",
                TileAction::Add => "tile-no-add",
                TileAction::Exchange => "tile-no-exchange",
            },
            player,
        ),
        TileEvent::Skipped(player) => say("tile-skipped", player),
        TileEvent::Out(player) => say("tile-out", player),
        TileEvent::Took(player, item, count) => {
            let what = counted(&item_name(texts, table, *item), *count);
            texts.with("tile-took", &[who(player), ("what", what.into())])
        }
        TileEvent::Delivered(player) => say("tile-delivered", player),
        TileEvent::Lost(player) => say("tile-lost", player),
        TileEvent::Carried(player, cell) => {
            texts.with("tile-carried", &[who(player), ("what", place_words(texts, *cell, Naming::default()).into())])
        }
        TileEvent::Reached(player, goal) => {
            texts.with("tile-reached", &[who(player), ("what", goal_words(texts, table, goal).into())])
        }
    }
}

fn goal_words(texts: Texts, table: &Table<'_>, goal: &TileGoal) -> String {
    match goal {
        TileGoal::Reach(cell) => place_words(texts, *cell, Naming::default()),
        TileGoal::Collect(count, item) => counted(&item_name(texts, table, *item), *count),
        TileGoal::Find(item) => item_name(texts, table, *item),
    }
}

/// What the current player must achieve next.
pub fn tile_goal(texts: Texts, engine: &Engine, state: &State) -> Option<String> {
    let table = engine.table(state)?;
    let goal = table.goal()?;
    let id = match goal {
        TileGoal::Reach(_) => "tile-goal-reach",
        TileGoal::Collect(..) => "tile-goal-collect",
        TileGoal::Find(_) => "tile-goal-find",
    };
    Some(texts.with(id, &[("what", goal_words(texts, &table, &goal).into())]))
}

/// What the current player must choose in a tile-map game; `None` for other games and when it is over.
pub fn tile_asked(texts: Texts, engine: &Engine, state: &State) -> Option<String> {
    let table = engine.table(state).filter(|_| !engine.moves(state).is_empty())?;
    let id = match table.action() {
        Some(TileAction::Move) => "tile-asked-move",
        Some(TileAction::Push) => "tile-asked-push",
        Some(TileAction::Add) => "tile-asked-add",
        Some(TileAction::Exchange) => "tile-asked-exchange",
        Some(TileAction::MoveAll) => return None,
        None => "tile-asked-start",
    };
    let asked = texts.get(id);
    let rolled = table.roll().map(|number| texts.with("tile-die", &[("number", number.into())]));
    Some(rolled.map_or(asked.clone(), |rolled| format!("{rolled}, {asked}")))
}

/// How each player is doing, one line each: out, points, or goals reached. Empty if there is nothing to say.
pub fn tile_results(texts: Texts, engine: &Engine, state: &State) -> Vec<String> {
    let Some(table) = engine.table(state) else { return Vec::new() };
    let line = |score: crate::play::TileScore| {
        let who = ("who", tile_player(texts, &table, score.player).into());
        if score.is_out {
            return Some(texts.with("tile-result-out", &[who]));
        }
        if let Some(points) = score.points {
            return Some(texts.with("tile-result-points", &[who, ("count", points.into())]));
        }
        let goals = [who, ("done", score.reached.into()), ("all", score.goals.into())];
        (score.goals > 0).then(|| texts.with("tile-result-goals", &goals))
    };
    table.scores().into_iter().filter_map(line).collect()
}
