//! Tests of tile-map games.

use switchboard::game::Source;
use switchboard::tiles;

/// Two players on a row of three tiles; the first to reach the right end wins.
const CORRIDOR: &str = r#"{
  "turn_structure": ["move"], "movement_type": "free", "min_move_distance": 1, "max_move_distance": 1,
  "board": {"width": 3, "height": 1},
  "tiles": [
    {"connections": ["L0,R0"], "location": [0, 0]},
    {"connections": ["L0,R0"], "location": [1, 0]},
    {"connections": ["L0,R0"], "location": [2, 0]}
  ],
  "players": [
    {"starting_x": 0, "starting_y": 0, "starting_side": "L", "starting_path_index": 0, "goals": ["reach 2 0"]},
    {"starting_x": 0, "starting_y": 0, "starting_side": "L", "starting_path_index": 0, "goals": ["reach 2 0"]}
  ]
}"#;

fn source(text: &str) -> Source {
    Source { file: "tiles.json".to_owned(), text: text.to_owned() }
}

#[test]
fn a_corridor_is_won_by_the_first() {
    let (rules, problems) = tiles::read(&source(CORRIDOR));
    let rules = rules.unwrap_or_else(|| panic!("{problems:?}"));
    let (mut state, _) = tiles::start(&rules, 1, 2);
    for _ in 0..3 {
        let last = *tiles::choices(&rules, &state).last().unwrap();
        tiles::play(&rules, &mut state, last).unwrap();
    }
    assert_eq!(state.standing, tiles::Standing::Won(1));
    assert!(tiles::choices(&rules, &state).is_empty());
}
