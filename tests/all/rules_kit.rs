//! Games made for tests of the rules: no folder, no files.

use std::sync::Arc;
use switchboard::game::{
    Game, GameSettings, Item, Kind, Layer, Layout, Level, Matrix, Name, Piece, Pieces, Places, Rotation, RuleLanguage,
    RuleText, RulesText, Shown, Sounds, Tables, Text, Value, Values,
};
use switchboard::grid::Size;
use switchboard::play::{Engine, Move, State};

/// A number item.
pub fn int(name: &str, value: i32) -> Item {
    Item { name: Name::new(name), value: Value::Int(value), show: false }
}

/// A word item.
pub fn text(name: &str, value: &str) -> Item {
    Item { name: Name::new(name), value: Value::Text(Name::new(value)), show: false }
}

/// A matrix of words from rows of words separated by spaces.
pub fn words(name: &str, rows: &[&str]) -> Matrix {
    let cells: Vec<Name> = rows.iter().flat_map(|r| r.split_whitespace()).map(Name::new).collect();
    Matrix { name: Name::new(name), size: size(cells.len(), rows.len()), values: Values::Text(cells) }
}

/// A matrix of 0 and 1.
pub fn bools(name: &str, rows: &[&str]) -> Matrix {
    let cells: Vec<bool> =
        rows.iter().flat_map(|r| r.chars()).filter(|c| !c.is_whitespace()).map(|c| c == '1').collect();
    Matrix { name: Name::new(name), size: size(cells.len(), rows.len()), values: Values::Bool(cells) }
}

/// A matrix of numbers.
pub fn ints(name: &str, rows: &[&str]) -> Matrix {
    let cells: Vec<i32> = rows.iter().flat_map(|r| r.split_whitespace()).map(|n| n.parse().unwrap()).collect();
    Matrix { name: Name::new(name), size: size(cells.len(), rows.len()), values: Values::Int(cells) }
}

fn size(cells: usize, rows: usize) -> Size {
    Size::new((cells / rows.max(1)) as u8, rows as u8)
}

/// A layout with the position at (ax, ay).
pub fn layout(ax: i32, ay: i32, items: Vec<Item>, matrices: Vec<Matrix>) -> Layout {
    let mut all = vec![int("Ax", ax), int("Ay", ay), int("Px", ax), int("Py", ay)];
    all.extend(items);
    Layout { items: all, matrices }
}

/// Plain pieces of these names.
pub fn pieces(names: &[&str]) -> Pieces {
    let piece = |name: &&str| Piece {
        name: Name::new(name),
        layers: vec![Layer { shown: Shown::File(format!("{name}.svg")), rotation: Rotation::None }],
        border: false,
        groups: Vec::new(),
        properties: Vec::new(),
        press: switchboard::game::Text::default(),
        label: Text::default(),
        symbol: name.chars().take(1).collect(),
    };
    Pieces::new(names.iter().map(piece).collect())
}

/// rules.xml with these contents.
pub fn rules(language: RuleLanguage, rules: &[(&str, bool)]) -> RulesText {
    let mut xml = String::new();
    let mut list = Vec::new();
    for (contents, breaks) in rules {
        let start = xml.len();
        xml.push_str(contents);
        xml.push('\n');
        let offsets = (0..=contents.len()).map(|n| (start + n) as u32).collect();
        list.push(RuleText { contents: (*contents).to_owned(), breaks: *breaks, opens: false, offsets });
    }
    RulesText { file: "rules.xml".into(), xml, language, rules: list, hash: 0, continues: Vec::new() }
}

/// A game of one level.
pub fn game(pieces: Pieces, rules: RulesText, layout: Layout) -> Game {
    let level = Level { id: "01".into(), layout, ..Level::default() };
    Game {
        id: "made".into(),
        description: switchboard::game::Description::default(),
        pieces,
        kind: Kind::Rules(rules),
        settings: GameSettings::default(),
        levels: vec![level],
        tables: Tables::default(),
        opponents: Vec::new(),
        generator: None,
        learnt: None,
        measures: None,
        sounds: Sounds::new(),
        thumbnail: None,
        places: Places::default(),
    }
}

/// The game's only level, compiled.
pub fn engine(game: Game) -> Engine {
    Engine::new(Arc::new(game), 0).unwrap_or_else(|p| panic!("{p:?}"))
}

/// STATE as rows of words separated by spaces.
pub fn state_rows(engine: &Engine, state: &State) -> Vec<String> {
    let layout = engine.layout(state);
    let matrix = layout.matrix("state").unwrap();
    let Values::Text(cells) = &matrix.values else { panic!("STATE holds words") };
    cells.chunks(matrix.size.width.into()).map(|row| row.iter().map(Name::key).collect::<Vec<_>>().join(" ")).collect()
}

/// Plays moves in text form; each must be valid.
pub fn play(engine: &Engine, state: &mut State, moves: &str) -> switchboard::play::Turn {
    let mut last = switchboard::play::Turn::default();
    for chosen in Move::read_list(moves).unwrap() {
        last = engine.play(state, &chosen).unwrap_or_else(|r| panic!("{chosen}: {r:?}"));
    }
    last
}
