//! Tile-map games: every field, default, action, effect, goal and condition of docs/tiles.md, each on a small board.

use super::tile_kit::{Play, board, from, rules};
use switchboard::grid::Cell;
use switchboard::tiles::{From, Movement, TileEvent, TileGoal, TileReach, TileStanding};

const MOVE: &str = r#""turn_structure": ["move"]"#;
/// A row of five tiles connected from end to end.
const ROW: &str = "LR LR LR LR LR";

/// One player who starts at the left end of a row.
fn alone(drawing: &str, more: &str) -> Play {
    Play::new(&board(drawing, "", more, &[&from(0, 0, "L")]))
}

/// What a single player may choose at first.
fn offered(drawing: &str, more: &str) -> String {
    alone(drawing, more).choices()
}

#[test]
fn every_field_has_its_default() {
    let rules = rules(&board("LR", "", MOVE, &[&from(0, 0, "L")]));
    let conduct = &rules.players[0].conduct;
    assert_eq!(conduct.movement, Movement::Free);
    assert_eq!((conduct.min_distance, conduct.max_distance, conduct.only_forward), (0, None, false));
    assert!(conduct.cycle);
    assert_eq!((conduct.adding_from, conduct.exchange_with), (From::Pile, From::Pile));
    assert_eq!((conduct.adding_mode, conduct.exchanging_mode), (TileReach::Anywhere, TileReach::Anywhere));
    assert!(!conduct.exchange_only_flipped);
    assert_eq!((conduct.hand_size, conduct.max_items, conduct.picked_up), (0, 0, None));
    assert!(rules.goal_pool.is_empty() && rules.ends_without.is_empty() && !rules.fill && !rules.hidden_hands);
    assert!(rules.unpushable_columns.is_empty() && rules.unpushable_rows.is_empty());
    assert!(rules.not_exchangeable.is_empty());
    assert_eq!((rules.per_side, rules.min_players), (1, 1));
    let kind = &rules.kinds[0];
    assert!(!kind.face_down && !kind.movement_ending && !kind.can_turn_around);
    assert_eq!((kind.amount, kind.location), (1, Some(Cell::new(0, 0))));
    assert!(kind.items.is_empty() && kind.effects.is_empty());
    assert!(rules.players[0].goals.is_empty() && rules.players[0].scoring.is_empty());
}

#[test]
fn movement_reaches_what_its_fields_allow() {
    let cases = [
        // free: anywhere, including its own tile
        (ROW, "", "0,0 1,0 2,0 3,0 4,0"),
        (ROW, r#", "movement_type": "free", "min_move_distance": 2"#, "2,0 3,0 4,0"),
        (ROW, r#", "max_move_distance": 2"#, "0,0 1,0 2,0"),
        (ROW, r#", "max_move_distance": 0"#, "0,0 1,0 2,0 3,0 4,0"),
        (ROW, r#", "max_move_distance": -3"#, "0,0 1,0 2,0 3,0 4,0"),
        // forced: to an end of the path
        (ROW, r#", "movement_type": "forced""#, "4,0"),
        (ROW, r#", "movement_type": "forced", "max_move_distance": 3"#, "3,0"),
        (ROW, r#", "movement_type": "forced", "min_move_distance": 5"#, ""),
        // a tile that ends movement cannot be passed
        (r#"LR LR LR="movement_ending":true LR LR"#, "", "0,0 1,0 2,0"),
        (r#"LR LR LR="movement_ending":true LR LR"#, r#", "movement_type": "forced""#, "2,0"),
        // a tile lying face down, an empty place and a tile without the path cannot be entered
        ("LR LR ?LR LR LR", "", "0,0 1,0"),
        ("LR LR . LR LR", "", "0,0 1,0"),
        ("LR LR UD LR LR", "", "0,0 1,0"),
        // a fork, and paths that cross unjoined
        ("LR LDR LR\n. UD .", r#", "movement_type": "forced""#, "2,0 1,1"),
        ("LR + LR\n. UD .", r#", "movement_type": "forced""#, "2,0"),
    ];
    for (drawing, more, wanted) in cases {
        let more = format!("{MOVE}{more}");
        assert_eq!(offered(drawing, &more), wanted, "{drawing} {more}");
    }
}

#[test]
fn forward_movement_does_not_turn_back() {
    let begin = |more: &str, drawing: &str| Play::new(&board(drawing, "", more, &[&from(2, 0, "L")]));
    let both = begin(MOVE, ROW);
    assert_eq!(both.choices(), "0,0 1,0 2,0 3,0 4,0");
    let forward = format!(r#"{MOVE}, "only_forward_movement": true"#);
    assert_eq!(begin(&forward, ROW).choices(), "2,0 3,0 4,0");
    // A piece that came to an end stays there; where it may turn round it goes back, facing the other way.
    let mut play = begin(&forward, ROW);
    assert_eq!(play.play("4,0").choices(), "4,0");
    let mut play = begin(&forward, r#"LR LR LR LR LR="can_turn_around":true"#);
    assert_eq!(play.play("4,0").choices(), "0,0 1,0 2,0 3,0 4,0");
    assert_eq!(play.play("3,0").at(1), "3,0 R");
    assert_eq!(play.choices(), "0,0 1,0 2,0 3,0");
}

#[test]
fn the_die_rolls_between_its_bounds_and_is_gone_exactly() {
    let more = format!(
        r#"{MOVE}, "movement_type": "dice", "min_move_distance": 2, "max_move_distance": 4, "only_forward_movement": true"#
    );
    let mut seen = [0u32; 6];
    for seed in 0..300 {
        let play = Play::seeded(&board(ROW, "", &more, &[&from(0, 0, "L")]), seed);
        let Some(TileEvent::Rolled(1, number)) = play.events.first() else { panic!("{:?}", play.events) };
        seen[usize::from(*number)] += 1;
        assert_eq!(play.choices(), format!("{number},0"));
    }
    assert_eq!((seen[0], seen[1], seen[5]), (0, 0, 0));
    assert!(seen[2..=4].iter().all(|times| (70..=130).contains(times)), "{seen:?}");
}

#[test]
fn a_die_that_shows_too_much_passes_the_step() {
    let more = format!(r#"{MOVE}, "movement_type": "dice", "max_move_distance": 6, "only_forward_movement": true"#);
    let end = format!(r#"{}, "goals": ["reach 2 0"]"#, from(0, 0, "L"));
    let mut play = Play::seeded(&board("LR LR LR", "", &more, &[&end]), 3);
    assert!(play.events.iter().all(|e| matches!(e, TileEvent::Rolled(1, 1..=6) | TileEvent::NoChoice(1, _))));
    assert!(matches!(play.events.last(), Some(TileEvent::Rolled(1, 1 | 2))), "{:?}", play.events);
    let ended = |play: &Play| play.state.standing == TileStanding::Won(1);
    for _ in 0..2 {
        if !ended(&play) {
            let only = play.choices();
            play.play(&only);
        }
    }
    assert!(ended(&play));
}

#[test]
fn a_die_stops_where_movement_ends() {
    let more = format!(r#"{MOVE}, "movement_type": "dice", "min_move_distance": 4, "max_move_distance": 4"#);
    assert_eq!(offered(r#"LR LR LR="movement_ending":true LR LR"#, &more), "2,0");
    assert_eq!(offered("LR LDR LR LR LR\n. UD . . .\n. UD . . .\n. U . . .", &more), "4,0 1,3");
}

#[test]
fn all_pieces_go_forward_to_their_ends_at_once() {
    let more = r#""turn_structure": ["push", "moveAll"], "only_forward_movement": true"#;
    let mut play = Play::new(&board("LR LR LR\nLR LR LR\nUD UD UD", "", more, &[&from(0, 0, "L"), &from(2, 1, "R")]));
    play.play("push 1 up");
    // Column 1 moved up: the path in row 0 continues, that in row 1 does not.
    assert_eq!((play.at(1), play.at(2)), ("2,0 L".into(), "2,1 R".into()));
    assert_eq!(play.tiles(), "0 4 2 3 7 5 6 1 8");
}

#[test]
fn pushing_cycles_or_takes_from_the_pile() {
    let nine = "UD UD UD\nUD UD UD\nUD UD UD";
    let push = r#""turn_structure": ["push"]"#;
    let mut play = Play::new(&board(nine, "", push, &[&from(1, 2, "U")]));
    assert_eq!(
        play.choices(),
        "push 0 down push 1 down push 2 down push 0 left push 1 left push 2 left \
         push 2 up push 1 up push 0 up push 2 right push 1 right push 0 right"
    );
    // The piece on the tile that is pushed out comes in again at the gap.
    assert_eq!(play.play("push 1 down").tiles(), "0 7 2 3 1 5 6 4 8");
    assert_eq!(play.at(1), "1,0 U");
    assert_eq!(play.play("push 1 up").tiles(), "0 1 2 3 4 5 6 7 8");
    assert_eq!(play.at(1), "1,2 U");
    assert_eq!(play.play("push 0 left").tiles(), "1 2 0 3 4 5 6 7 8");
    assert_eq!(play.play("push 2 right").tiles(), "1 2 0 3 4 5 8 6 7");
    let from_pile = r#""turn_structure": ["push"], "cycle_pushed_out_tiles": false"#;
    let mut play = Play::new(&board(nine, "LR", from_pile, &[&from(0, 0, "U")]));
    assert_eq!(play.play("push 1 down").tiles(), "0 9 2 3 1 5 6 4 8");
    assert_eq!(play.state.pile, [7]);
    assert_eq!(play.play("push 1 up").tiles(), "0 1 2 3 4 5 6 7 8");
}

#[test]
fn the_tile_from_the_pile_is_turned_before_it_is_pushed_in() {
    let more = r#""turn_structure": ["push"], "cycle_pushed_out_tiles": false"#;
    let mut play = Play::new(&board("UD UD\nUD UD", "LR", more, &[&from(0, 0, "U")]));
    assert!(play.choices().ends_with(" turn"));
    play.play("turn push 1 down");
    assert_eq!(play.state.tile(4).unwrap().turns, 1);
    // A piece on a tile without its end stands on the first end that there is.
    let mut play = Play::new(&board("UD UD\nUD UD", "LR", more, &[&from(0, 1, "U")]));
    assert_eq!(play.play("push 0 down").at(1), "0,0 R");
}

#[test]
fn some_columns_and_rows_are_not_pushed() {
    let text = board("UD UD UD\nUD UD UD", "", r#""turn_structure": ["push"]"#, &[&from(0, 0, "U")]);
    let text = text.replace(r#""height": 2"#, r#""height": 2, "unpushable_columns": [0, 2], "unpushable_rows": [1]"#);
    assert_eq!(Play::new(&text).choices(), "push 1 down push 0 left push 1 up push 0 right");
}

#[test]
fn tiles_are_added_anywhere_or_where_the_path_leads() {
    let add = r#""turn_structure": ["add"]"#;
    let open = ". . .\nLR LR .\n. . .";
    let anywhere = Play::new(&board(open, "LR LR", add, &[&from(0, 1, "L")]));
    assert_eq!(anywhere.choices(), "0,0 1,0 2,0 2,1 0,2 1,2 2,2 turn");
    let connected = format!(r#"{add}, "adding_mode": "connected""#);
    let mut play = Play::new(&board(open, "LR LR", &connected, &[&from(0, 1, "L")]));
    assert_eq!(play.choices(), "2,1 turn");
    // Turned, the tile does not continue the path: it can be turned again.
    assert_eq!(play.play("turn").choices(), "turn");
    play.play("turn 2,1");
    assert!(play.tiles().starts_with(". . . 0 1 ") && play.state.tile_at(&play.rules, Cell::new(2, 1)).is_some());
    assert_eq!(play.state.pile.len(), 1);
    // Nothing is open any more, so nobody has a choice: a draw.
    assert_eq!((play.choices(), play.state.standing), (String::new(), TileStanding::Drawn));
}

#[test]
fn a_hand_is_dealt_laid_from_and_filled_again() {
    let more = r#""turn_structure": ["add"], "adding_from": "hand", "max_hand_size": 2"#;
    let text = board("UD . .", "LR UD UR LR UD", more, &[&from(0, 0, "U"), &from(0, 0, "U")]);
    let mut play = Play::new(&text);
    let hands = |play: &Play| play.state.players.iter().map(|p| p.hand.clone()).collect::<Vec<_>>();
    let dealt = hands(&play);
    assert_eq!(dealt.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2]);
    let top = *play.state.pile.last().unwrap();
    assert_eq!(play.choices(), "1,0 2,0 hand 1 turn");
    play.play("hand 1");
    assert_eq!(play.choices(), "1,0 2,0 hand 0 turn");
    play.play("2,0");
    assert_eq!(play.tiles(), format!("0 . {}", dealt[0][1]));
    // The new tile takes the place of the old one; the next player's turn begins with the first tile.
    assert_eq!(hands(&play), [vec![dealt[0][0], top], dealt[1].clone()]);
    assert_eq!((play.state.turn, play.state.chosen), (1, 0));
    play.play("1,0");
    assert_eq!(hands(&play)[1], [dealt[1][1]], "the pile is empty");
}

#[test]
fn tiles_are_exchanged_within_the_rules() {
    let exchange = r#""turn_structure": ["exchange"]"#;
    let drawing = "LR LR ?LR UD";
    let begin = |more: &str, players: &[&str]| Play::new(&board(drawing, "UD", &format!("{exchange}{more}"), players));
    let one = from(0, 0, "L");
    assert_eq!(begin("", &[&one]).choices(), "1,0 2,0 3,0 turn pass");
    assert_eq!(begin(r#", "exchange_only_flipped": true"#, &[&one]).choices(), "2,0 turn pass");
    assert_eq!(begin(r#", "exchanging_mode": "connected""#, &[&one]).choices(), "1,0 2,0 turn pass");
    // Not a tile with a piece on it.
    assert_eq!(begin("", &[&one, &from(1, 0, "L")]).choices(), "2,0 3,0 turn pass");
    // The tile taken off lies on the pile, and the one laid shows its paths.
    let mut play = begin("", &[&one]);
    assert_eq!(play.play("2,0").tiles(), "0 1 4 3");
    assert_eq!(play.state.pile, [2]);
    assert!(!play.state.tile(4).unwrap().face_down && !play.state.tile(2).unwrap().face_down);
    // Passing changes nothing.
    let mut play = begin("", &[&one]);
    assert_eq!(play.play("pass").tiles(), "0 1 2 3");
    let fixed = board(drawing, "UD", exchange, &[&one]);
    let fixed = fixed.replace(r#""height": 1"#, r#""height": 1, "not_exchangeable_tiles": ["3,0", "1,0"]"#);
    assert_eq!(Play::new(&fixed).choices(), "2,0 turn pass");
    let hand = r#", "exchange_with": "hand", "max_hand_size": 1"#;
    let mut play = begin(hand, &[&one]);
    assert_eq!((play.state.players[0].hand.clone(), play.choices()), (vec![4], "1,0 2,0 3,0 turn pass".into()));
    play.play("3,0");
    assert_eq!((play.state.players[0].hand.clone(), play.tiles()), (vec![3], "0 1 2 4".into()));
}

#[test]
fn empty_places_are_filled_with_loose_tiles_turned_at_random() {
    let more = format!(r#"{MOVE}, "fill_unspecified_tiles": true"#);
    let text = board("LR . .\n. . .", "", &more, &[&from(0, 0, "L")])
        .replace("\n],\n\"players\"", ",\n{\"connections\": [\"U0,R0\"], \"amount\": 6}\n],\n\"players\"");
    let mut turns = [0; 4];
    for seed in 0..50 {
        let play = Play::seeded(&text, seed);
        assert!(!play.tiles().contains('.'));
        assert_eq!(play.state.pile.len(), 1);
        play.state.board.iter().skip(1).for_each(|id| turns[usize::from(play.state.tile(*id).unwrap().turns)] += 1);
    }
    assert!(turns.iter().all(|times| (30..=95).contains(times)), "{turns:?}");
    let other = text.replace("fill_unspecified_tiles", "fill_unspecified_files");
    assert_eq!(Play::seeded(&other, 3).tiles(), Play::seeded(&text, 3).tiles(), "the ancestor's other spelling");
    // Without the field the places stay empty and the tiles lie in the pile.
    let play = Play::new(&text.replace(r#""fill_unspecified_tiles": true"#, r#""fill_unspecified_tiles": false"#));
    assert_eq!((play.tiles(), play.state.pile.len()), ("0 . . . . .".into(), 6));
}

#[test]
fn items_are_taken_as_many_as_allowed() {
    let drawing = r#"LR LR="items":["coin~3","gem"]"#;
    let cases = [
        ("", "0 0"),
        (r#", "max_player_items": 9"#, "3 1"),
        (r#", "max_player_items": 9, "items_picked_up": -1"#, "3 1"),
        (r#", "max_player_items": 9, "items_picked_up": 2"#, "2 1"),
        (r#", "max_player_items": 3"#, "3 0"),
        (r#", "max_player_items": 2, "items_picked_up": 1"#, "1 1"),
    ];
    for (more, wanted) in cases {
        let text = board(drawing, "", &format!("{MOVE}{more}"), &[&from(0, 0, "L")]);
        let mut play = Play::new(&text);
        play.play("1,0");
        let items = &play.state.players[0].items;
        assert_eq!(format!("{} {}", items[0], items[1]), wanted, "{more}");
    }
}

#[test]
fn each_effect_does_what_it_says() {
    let items = format!(r#"{MOVE}, "max_player_items": 5"#);
    let begin = |effects: &str, players: &[&str]| {
        let drawing = format!(r#"LR LR="items":["coin~2"] LR="effects":[{effects}] LR UD"#);
        Play::new(&board(&drawing, "", &items, players))
    };
    let (one, two) = (from(0, 0, "L"), from(0, 0, "L"));
    // move: the piece stands on another tile, facing as given there
    let mut play = begin(r#""move~3~0~R~0""#, &[&one]);
    assert_eq!(play.play("2,0").at(1), "3,0 R");
    assert_eq!(play.events, [TileEvent::Carried(1, Cell::new(3, 0))]);
    // eliminate: the player is out, the other has won
    let mut play = begin(r#""eliminate""#, &[&one, &two]);
    play.play("2,0");
    assert_eq!((play.state.players[0].out, play.state.standing), (true, TileStanding::Won(2)));
    assert_eq!(play.events, [TileEvent::Out(1)]);
    // collect: items are left there; send: they return to a tile
    for (effect, event, wanted) in [
        (r#""collect""#, TileEvent::Delivered(1), [0, 0, 2, 0, 0]),
        (r#""send~4~0""#, TileEvent::Lost(1), [0, 0, 0, 0, 2]),
    ] {
        let mut play = begin(effect, &[&one]);
        play.play("1,0");
        assert_eq!((play.state.players[0].items[0], play.events.clone()), (2, vec![TileEvent::Took(1, 0, 2)]));
        play.play("2,0");
        assert_eq!((play.state.players[0].items[0], play.events.clone()), (0, vec![event]));
        assert_eq!(play.state.tile_items, wanted);
    }
    // return: to the start; skip: turns are missed
    let mut play = begin(r#""return","skip~2""#, &[&one, &two]);
    play.play("2,0");
    assert_eq!(play.at(1), "0,0 L");
    assert_eq!(play.state.turn, 1);
    play.play("0,0");
    assert_eq!((play.state.turn, play.events.clone()), (1, vec![TileEvent::Skipped(1)]));
    play.play("0,0");
    assert_eq!((play.state.turn, play.events.clone()), (1, vec![TileEvent::Skipped(1)]));
    play.play("0,0");
    assert_eq!((play.state.turn, play.events.clone()), (0, vec![]));
}

#[test]
fn goals_are_reached_in_their_order() {
    let drawing = r#"LR LR="items":["coin"] LR LR="items":["ring"] LR"#;
    let more = format!(r#"{MOVE}, "max_player_items": 1"#);
    let player = format!(r#"{}, "goals": ["collect 1 coin", "reach 4 0", "find ring", "reach 0 0"]"#, from(0, 0, "L"));
    let mut play = Play::new(&board(drawing, "", &more, &[&player]));
    let reached = |play: &Play| play.state.players[0].reached;
    play.play("4,0");
    assert_eq!(reached(&play), 0, "the first goal comes first");
    play.play("1,0");
    assert_eq!((reached(&play), play.events.contains(&TileEvent::Reached(1, TileGoal::Collect(1, 0)))), (1, true));
    play.play("3,0 4,0");
    assert_eq!(reached(&play), 2);
    // Finding takes nothing: the hand is full with the coin.
    play.play("3,0");
    assert_eq!((reached(&play), play.state.players[0].items.clone()), (3, vec![1, 0]));
    assert_eq!(play.play("0,0").state.standing, TileStanding::Won(1));
    assert_eq!(play.choices(), "");
}

#[test]
fn random_goals_are_drawn_from_the_pool_and_none_twice() {
    let pool = r#", "random_goal_pool": ["reach 0 0", "reach 1 0", "reach 2 0", "reach 3 0"]"#;
    let player = format!(r#"{}, "goals": ["random 2", "reach 4 0"]"#, from(0, 0, "L"));
    let text = board(ROW, "", &format!("{MOVE}{pool}"), &[&player, &player]);
    let other = text.replace("random_goal_pool", "random_goal_pools");
    assert_eq!(Play::seeded(&other, 3).state, Play::seeded(&text, 3).state, "the ancestor's other spelling");
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let play = Play::seeded(&text, seed);
        let goals: Vec<Vec<u8>> = play
            .state
            .players
            .iter()
            .map(|p| p.goals.iter().map(|g| if let TileGoal::Reach(cell) = g { cell.x } else { panic!() }).collect())
            .collect();
        assert!(goals.iter().all(|own| own.len() == 3 && own[2] == 4));
        let mut drawn: Vec<u8> = goals.iter().flat_map(|own| own[..2].to_vec()).collect();
        orders.insert(drawn.clone());
        drawn.sort_unstable();
        assert_eq!(drawn, [0, 1, 2, 3]);
    }
    assert!(orders.len() > 8, "{} orders in 40 games", orders.len());
}

#[test]
fn the_end_by_items_is_won_by_points() {
    for name in ["end_of_game_conditions", "end_of_game conditions"] {
        let more = format!(r#"{MOVE}, "max_player_items": 1, "items_picked_up": 1, "{name}": ["no coin"]"#);
        let drawing = r#"LR="effects":["collect"] LR="items":["coin~2"] LR="effects":["collect"]"#;
        let points = |side: u8| {
            format!(r#"{}, "end_of_game_scoring": ["items coin {side} 0", "items coin"]"#, from(side, 0, "L"))
        };
        let text = board(drawing, "", &more, &[&points(0), &points(2)]);
        let mut play = Play::new(&text);
        play.play("1,0 2,0 0,0");
        assert_eq!(play.state.standing, TileStanding::Playing, "one coin lies there still");
        play.play("2,0 1,0 2,0");
        assert_eq!(play.state.standing, TileStanding::Playing, "and now it is carried");
        let mut other = Play { rules: rules(&text), state: play.state.clone(), events: vec![] };
        // Carried to the other's side it is a point for the other player: one each, a draw.
        assert_eq!(play.play("2,0").state.standing, TileStanding::Drawn);
        assert_eq!(other.play("0,0").state.standing, TileStanding::Won(1));
        assert_eq!(switchboard::tiles::points(&other.rules, &other.state, 0), 2);
    }
}

#[test]
fn the_last_one_left_wins_and_hands_of_others_go_back() {
    let more = r#""turn_structure": ["add", "moveAll"], "adding_from": "hand", "max_hand_size": 2, "only_forward_movement": true"#;
    let drawing = r#"LR="effects":["eliminate"] LR . . UD UD"#;
    let players = [from(1, 0, "R"), from(4, 0, "U"), from(5, 0, "U")];
    let players: Vec<&str> = players.iter().map(String::as_str).collect();
    let held = |play: &Play| play.state.players.iter().map(|p| p.hand.len()).collect::<Vec<_>>();
    let mut play = Play::new(&board(drawing, "LR UD LR UD LR", more, &players));
    assert_eq!((held(&play), play.state.pile.len()), (vec![2, 2, 1], 0));
    play.play("2,0");
    // The first went left and is out; the tile it still had fills the hand that was short.
    assert!(play.state.players[0].out);
    assert_eq!((held(&play), play.state.pile.len()), (vec![0, 2, 2], 0));
    assert_eq!((play.state.turn, play.state.standing), (1, TileStanding::Playing));
}

#[test]
fn paths_on_a_side_are_numbered_clockwise_and_meet_across() {
    let text = r#"{"turn_structure": ["move"], "board": {"width": 2, "height": 2, "paths_on_tile_side": 2},
      "tiles": [
        {"connections": ["U0,R0", "U1,R1"], "location": [0, 0]},
        {"connections": ["L1,D1", "L0,U0"], "location": [1, 0]},
        {"connections": ["U0,D0"], "location": [1, 1]},
        {"connections": [], "location": [0, 1]}],
      "players": [
        {"starting_x": 0, "starting_y": 0, "starting_side": "U", "starting_path_index": 0},
        {"starting_x": 0, "starting_y": 0, "starting_side": "U", "starting_path_index": 1}]}"#;
    let mut play = Play::new(text);
    // R0 is the upper end on the right, L1 the upper one on the left; D1 is the left one below, U0 the left one above.
    assert_eq!(play.choices(), "0,0 1,0 1,1");
    play.play("0,0");
    assert_eq!(play.choices(), "0,0 1,0");
    // Turned, sides change and numbers stay.
    let end = |side, index| switchboard::tiles::PathEnd { side, index };
    use switchboard::grid::Side::{Down, Left, Right, Up};
    assert_eq!(
        [Up, Right, Down, Left].map(|side| end(side, 1).turned(1)),
        [Right, Down, Left, Up].map(|side| end(side, 1))
    );
    assert_eq!(end(Right, 0).across(2), end(Left, 1));
}

#[test]
fn players_may_have_rules_of_their_own() {
    let slow = format!(r#"{}, "max_move_distance": 1"#, from(0, 0, "L"));
    let pusher = format!(r#"{}, "turn_structure": ["push"], "max_player_items": 2"#, from(0, 0, "L"));
    let mut play = Play::new(&board(ROW, "", MOVE, &[&from(0, 0, "L"), &slow, &pusher]));
    assert_eq!(play.choices(), "0,0 1,0 2,0 3,0 4,0");
    assert_eq!(play.play("0,0").choices(), "0,0 1,0");
    assert!(play.play("1,0").choices().starts_with("push 0 down"));
    assert_eq!(play.rules.players.iter().map(|p| p.conduct.max_items).collect::<Vec<_>>(), [0, 0, 2]);
}

#[test]
fn starting_places_are_chosen_and_not_shared_while_others_are_free() {
    let places = r#""starting_places": [[0, 0, "L", 0], [2, 0, "R", 0]]"#;
    let mut play = Play::new(&board(ROW, "", MOVE, &[places, places, places]));
    assert_eq!(play.choices(), "0,0 2,0");
    assert_eq!(play.play("2,0").choices(), "0,0");
    // Both are taken: they are shared.
    assert_eq!(play.play("0,0").choices(), "0,0 2,0");
    play.play("0,0");
    assert_eq!((play.at(1), play.at(2), play.at(3)), ("2,0 R".into(), "0,0 L".into(), "0,0 L".into()));
    assert_eq!(play.choices(), "0,0 1,0 2,0 3,0 4,0");
}

#[test]
fn a_corridor_is_won_by_the_first() {
    let goal = format!(r#"{}, "goals": ["reach 2 0"]"#, from(0, 0, "L"));
    let more = format!(r#"{MOVE}, "min_move_distance": 1, "max_move_distance": 1"#);
    let mut play = Play::new(&board("LR LR LR", "", &more, &[&goal, &goal]));
    play.play("1,0 1,0 2,0");
    assert_eq!(play.state.standing, TileStanding::Won(1));
    assert_eq!(play.choices(), "");
}
