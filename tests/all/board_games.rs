//! The board games for several players that come with the program: known numbers of lines of play, and each rule in a position made for it.

use super::games::games;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use switchboard::chance::Chance;
use switchboard::game::{Kind, Language, Layout, Name, Value, Values};
use switchboard::grid::Cell;
use switchboard::opponent;
use switchboard::play::{Engine, Move, Outcome, Picture, State, Turn};

pub fn engine(id: &str, level: &str) -> Engine {
    let game = games().into_iter().find(|game| game.id == id).unwrap_or_else(|| panic!("there is no game {id}"));
    let number = game.levels.iter().position(|known| known.id == level).unwrap();
    Engine::new(game, number).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// States with the same identity are one position.
pub type Identity = (Vec<u8>, String);

fn identity(engine: &Engine, state: &State) -> Identity {
    (engine.key(state).to_vec(), format!("{:?}", engine.outcome(state)))
}

/// The different states that one turn, of one or several choices, can reach.
fn turns(engine: &Engine, state: &State) -> Vec<(Identity, State)> {
    let player = engine.player(state);
    let (mut reached, mut within) = (BTreeMap::new(), BTreeMap::new());
    let mut open = vec![state.clone()];
    while let Some(state) = open.pop() {
        for chosen in engine.moves(&state) {
            let mut next = state.clone();
            engine.play(&mut next, &chosen).unwrap();
            let id = identity(engine, &next);
            if engine.outcome(&next) != Outcome::Playing || engine.player(&next) != player {
                reached.insert(id, next);
            } else if within.insert(id, ()).is_none() {
                open.push(next);
            }
        }
    }
    reached.into_iter().collect()
}

/// For each depth from 1: lines of play, how many of them are over, and different positions.
pub fn lines(engine: &Engine, start: &State, depth: usize) -> Vec<(u64, u64, usize)> {
    let mut layer = vec![(start.clone(), 1_u64)];
    (0..depth)
        .map(|_| {
            let mut found: BTreeMap<Identity, (State, u64)> = BTreeMap::new();
            for (state, lines) in &layer {
                for (id, next) in turns(engine, state) {
                    found.entry(id).or_insert((next, 0)).1 += lines;
                }
            }
            layer = found.into_values().collect();
            let over = layer.iter().filter(|(state, _)| engine.outcome(state) != Outcome::Playing);
            (layer.iter().map(|(_, lines)| lines).sum(), over.map(|(_, lines)| lines).sum(), layer.len())
        })
        .collect()
}

fn counted(id: &str, depth: usize) -> Vec<u64> {
    let engine = engine(id, "01");
    lines(&engine, &engine.start(0), depth).into_iter().map(|(lines, _, _)| lines).collect()
}

#[test]
fn games_have_as_many_lines_of_play_as_is_known() {
    // Mlyn: two independently written programs; Reversi and four in a row: published perft tables
    assert_eq!(counted("mlyn", 3), [24, 552, 12_144]);
    assert_eq!(counted("reversi", 5), [4, 12, 56, 244, 1_396]);
    // English draughts, published: the same as Czech draughts as long as there are no queens
    assert_eq!(counted("draughts", 5), [7, 49, 302, 1_469, 7_361]);
    assert_eq!(counted("connect-four", 5), [7, 49, 343, 2_401, 16_807]);
}

#[test]
fn noughts_and_crosses_has_as_many_games_and_positions_as_is_known() {
    let engine = engine("piskvorky", "01");
    let layers = lines(&engine, &engine.start(0), 9);
    assert_eq!(layers.iter().map(|(_, over, _)| over).sum::<u64>(), 255_168);
    assert_eq!(layers.iter().map(|(_, _, positions)| positions).sum::<usize>() + 1, 5_478);
}

#[test]
fn every_game_of_several_has_computer_players_that_play_it_to_its_end() {
    for game in games().into_iter().filter(|game| game.description.players.1 > 1 && !game.opponents.is_empty()) {
        let engine = Engine::new(Arc::clone(&game), 0).unwrap();
        let all = opponent::all(&engine).unwrap_or_else(|problems| panic!("{}: {problems:?}", game.id));
        assert!(all.iter().any(|known| known.searches()), "{} has none that looks ahead", game.id);
        assert!(all.iter().any(|known| known.name.get(Language::English) == "Random"), "{}", game.id);
        let mut chance = Chance::of(1, 1);
        let quick =
            |opponent: opponent::Opponent| opponent::Entrant { name: String::new(), opponent, work: 5, overlooks: 0 };
        let entrants: Vec<_> = all.into_iter().map(quick).collect();
        let seats: Vec<_> = entrants.iter().cycle().take(game.description.players.1.into()).collect();
        let result = opponent::play_game(&engine, &seats, &mut chance);
        assert_ne!(result.outcome, Outcome::Playing, "{}", game.id);
    }
}

#[test]
fn what_rules_say_is_said_in_four_languages() {
    for game in games().into_iter().filter(|game| !game.description.messages.is_empty()) {
        for (name, text) in &game.description.messages {
            for language in Language::ALL {
                let found = text.variants.iter().any(|(tag, words)| tag == language.code() && !words.is_empty());
                assert!(found, "{}: the message {} lacks {}", game.id, name.key(), language.code());
            }
        }
        let Kind::Rules(rules) = &game.kind else { continue };
        for rule in &rules.rules {
            for said in rule.contents.split("say \"").skip(1) {
                let words = said.split('"').next().unwrap();
                let known = game.description.messages.iter().any(|(name, _)| name.key() == Name::new(words).key());
                assert!(known, "{}: there is no message {words}", game.id);
            }
        }
    }
    let mill = &engine("mlyn", "01");
    let said = mill.game().description.said("place");
    assert_eq!(said.get(Language::German), "Setzen Sie einen Stein.");
    assert_eq!(mill.game().description.said("No such name").get(Language::Czech), "No such name");
}

#[test]
fn the_background_is_drawn_beneath_the_pieces() {
    let engine = engine("mlyn", "01");
    let mut state = engine.start(0);
    super::rules_kit::play(&engine, &mut state, "0,0");
    let board = engine.board(&state);
    let names = |x, y| -> Vec<&str> {
        let pictures = &board.face(Cell { x, y }).unwrap().pictures;
        pictures.iter().map(|p| if let Picture::File { name, .. } = p { name.as_str() } else { "" }).collect()
    };
    assert_eq!(names(0, 0), ["corner.svg", "blue.svg"]);
    assert_eq!(names(3, 0), ["fork.svg", "free.svg"]);
}

/// Plays moves; returns the outcome and the last message.
fn played(id: &str, level: &str, moves: &str) -> Outcome {
    let engine = engine(id, level);
    let mut state = engine.start(0);
    super::rules_kit::play(&engine, &mut state, moves).outcome.unwrap()
}

#[test]
fn rows_win_and_full_boards_are_drawn() {
    for (id, level, moves, outcome) in [
        ("piskvorky", "01", "0,0 1,0 0,1 1,1 0,2", Outcome::Won(1)),
        ("piskvorky", "01", "0,0 1,0 2,2 1,1 0,1 1,2", Outcome::Won(2)),
        ("piskvorky", "01", "0,0 1,1 2,2 1,0 1,2 0,2 2,0 2,1 0,1", Outcome::Drawn),
        ("piskvorky", "01", "0,0 0,1 2,2 0,2 1,1", Outcome::Won(1)), // the last stone in the middle
        ("piskvorky", "01", "2,0 0,0 0,2 2,2 1,1", Outcome::Won(1)),
        ("piskvorky", "02", "0,0 0,1 1,0 1,1 2,0 2,1", Outcome::Playing), // three are not enough for four
        ("piskvorky", "04", "0,0 0,9 9,0 1,9 2,5 2,9 7,7 4,9 5,5 3,9", Outcome::Won(2)), // filled in between
        ("connect-four", "01", "3,5 2,5 3,4 2,4 3,3 2,3 3,2", Outcome::Won(1)),
        ("connect-four", "01", "0,5 1,5 1,4 2,5 2,4 3,5 2,3 3,4 3,3 6,5 3,2", Outcome::Won(1)),
    ] {
        assert_eq!(played(id, level, moves), outcome, "{id} {level}: {moves}");
    }
}

#[test]
fn a_stone_falls_and_a_disc_must_turn_something() {
    let four = engine("connect-four", "01");
    assert!(!four.is_valid(&four.start(0), &Move::Cell(Cell { x: 3, y: 4 })));
    let engine = engine("reversi", "01");
    let mut state = engine.start(0);
    assert_eq!(Move::write_list(&engine.moves(&state)), "3,2 2,3 5,4 4,5");
    super::rules_kit::play(&engine, &mut state, "3,2");
    assert_eq!(word(&engine.layout(&state), "STATE", 3, 3), "black");
    assert_eq!(Move::write_list(&engine.moves(&state)), "2,2 4,2 2,4");
}

#[test]
fn who_cannot_put_a_disc_passes_and_the_most_discs_win() {
    let engine = engine("reversi", "03");
    // all games of 4 x 4 on one way each: random but fixed
    let (mut passes, mut ends) = (0, [0; 3]);
    for number in 0..60_u64 {
        let mut chance = Chance::of(7, number);
        let mut state = engine.start(0);
        while engine.outcome(&state) == Outcome::Playing {
            let moves = engine.moves(&state);
            let player = engine.player(&state);
            let turn = engine.play(&mut state, chance.pick(&moves).unwrap()).unwrap();
            let passed = turn.messages == ["pass"];
            assert_eq!(passed, engine.player(&state) == player && engine.outcome(&state) == Outcome::Playing);
            passes += usize::from(passed);
        }
        let layout = engine.layout(&state);
        let Values::Text(cells) = &layout.matrix("state").unwrap().values else { panic!() };
        let count = |piece: &str| cells.iter().filter(|cell| cell.key() == piece).count();
        let (black, white) = (count("black"), count("white"));
        assert_eq!((number_at(&layout, "DISCS", 0), number_at(&layout, "DISCS", 1)), (black as i32, white as i32));
        let expected = match black.cmp(&white) {
            std::cmp::Ordering::Greater => (Outcome::Won(1), 0),
            std::cmp::Ordering::Less => (Outcome::Won(2), 1),
            std::cmp::Ordering::Equal => (Outcome::Drawn, 2),
        };
        assert_eq!(engine.outcome(&state), expected.0);
        ends[expected.1] += 1;
    }
    assert!(passes > 0 && ends[0] > 0 && ends[1] > 0, "{passes} passes, {ends:?}");
}

// ---------------------------------------------------------------- positions by hand

fn word(layout: &Layout, matrix: &str, x: usize, y: usize) -> String {
    let matrix = layout.matrix(&matrix.to_lowercase()).unwrap();
    let Values::Text(cells) = &matrix.values else { panic!("{} holds no words", matrix.name.key()) };
    cells[y * usize::from(matrix.size.width) + x].key().to_owned()
}

fn number_at(layout: &Layout, matrix: &str, index: usize) -> i32 {
    let Values::Int(cells) = &layout.matrix(&matrix.to_lowercase()).unwrap().values else { panic!() };
    cells[index]
}

pub fn set(layout: &mut Layout, matrix: &str, x: usize, y: usize, value: &str) {
    let matrix = layout.matrices.iter_mut().find(|m| m.name.key() == matrix.to_lowercase()).unwrap();
    let index = y * usize::from(matrix.size.width) + x;
    match &mut matrix.values {
        Values::Text(cells) => cells[index] = Name::new(value),
        Values::Int(cells) => cells[index] = value.parse().unwrap(),
        Values::Bool(cells) => cells[index] = value == "true",
    }
}

pub fn set_item(layout: &mut Layout, name: &str, value: i32) {
    match layout.items.iter_mut().find(|item| item.name.key() == name.to_lowercase()) {
        Some(item) => item.value = Value::Int(value),
        None => panic!("there is no item {name}"),
    }
}

/// `a1` is the bottom left cell of a board with this many rows.
pub fn point(text: &str, rows: usize) -> (usize, usize) {
    let bytes = text.as_bytes();
    (usize::from(bytes[0] - b'a'), rows - usize::from(bytes[1] - b'0'))
}

/// A position of Mlyn: men of blue and red, men in hand, whose turn (1 blue, 2 red).
fn morris(engine: &Engine, blue: &str, red: &str, hands: (i32, i32), player: i32) -> State {
    let mut layout = engine.layout(&engine.start(0));
    let (mut men, list) = ([0, 0], [(blue, "Blue"), (red, "Red")]);
    for (number, (points, piece)) in list.iter().enumerate() {
        for at in points.split_whitespace() {
            let (x, y) = point(at, 7);
            set(&mut layout, "STATE", x, y, piece);
            men[number] += 1;
        }
    }
    for (x, hand) in [hands.0, hands.1].into_iter().enumerate() {
        set(&mut layout, "HAND", x, 0, &hand.to_string());
        set(&mut layout, "LEFT", x, 0, &(hand + men[x]).to_string());
    }
    set_item(&mut layout, "Player", player);
    let wanted = match (player, hands) {
        (1, (0, _)) => "blue",
        (2, (_, 0)) => "red",
        _ => "free",
    };
    for y in 0..7 {
        for x in 0..7 {
            let chosen = word(&layout, "STATE", x, y) == wanted;
            set(&mut layout, "VALID", x, y, if chosen { "true" } else { "false" });
        }
    }
    engine.restore(&layout, 0, 0, Outcome::Playing).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// Positions of the game with the number of legal turns and of lines of two turns, with flying and without, from an independent program.
/// The player to move, white's men, black's, men in hand, then 1 and 2 turns with flying, 1 and 2 without.
const MORRIS: &str = "
B | b2 d1 d6 f2 g4 | a1 a4 d3 e3 e4 | 0 0 | 6 92 6 92
B | b2 d3 d6 f2 | a1 a4 e4 f4 f6 | 0 0 | 6 77 6 77
B | a4 d5 e3 f6 | b2 d1 d3 d6 f2 f4 g4 g7 | 0 0 | 28 831 28 144
B | a1 a4 b4 d2 d5 e5 | a7 b6 c5 d6 d7 g7 | 2 3 | 17 223 17 223
W | b2 b6 c5 d2 d5 d6 d7 e5 f2 | c4 d3 g1 g7 | 0 0 | 7 48 7 48
B | a1 a4 b2 b4 c4 d2 d7 f6 | f4 g1 g4 | 0 0 | 47 613 4 54
B | b4 b6 c5 d2 d5 e5 f6 | a1 a7 b2 c4 d6 e3 f4 g4 | 0 0 | 15 77 15 77
B | c3 e5 f4 | a7 b6 d7 e3 e4 f6 g7 | 0 0 | 9 252 9 29
W | c3 c5 d1 d3 e5 | a7 b2 b4 e4 g7 | 4 4 | 30 548 30 548
W | a7 b6 c5 e5 g1 | b2 c3 d1 d2 d3 d6 e3 g4 g7 | 0 0 | 7 64 7 64
W | d2 d3 e3 e4 f4 g4 | a7 b4 c3 d7 f6 | 3 3 | 21 295 21 295
B | a7 c3 c5 d6 f4 | d5 e4 g1 | 0 0 | 48 543 5 58
W | e3 e4 g1 | b4 b6 d6 e5 f6 | 0 0 | 48 331 4 28
B | a1 a7 b2 b4 b6 e3 | c3 c4 c5 g1 g4 g7 | 1 2 | 12 132 12 132
B | a7 d3 d5 d7 e5 f6 g7 | a1 a4 b2 d1 e4 g1 | 1 2 | 11 170 11 170
W | e4 f4 g4 | a7 b2 b4 c3 d7 f2 | 0 0 | 45 435 5 50
W | b2 c4 d2 d5 g1 | a1 e4 e5 f2 f4 f6 | 3 3 | 13 276 13 276
";

#[test]
fn positions_of_mlyn_have_as_many_turns_as_is_known() {
    let engines = [engine("mlyn", "02"), engine("mlyn", "01")];
    for line in MORRIS.trim().lines() {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [mover, white, black, hands, wanted] = parts[..] else { panic!("{line}") };
        let numbers = |text: &str| text.split_whitespace().map(|n| n.parse().unwrap()).collect::<Vec<u64>>();
        let (hands, wanted) = (numbers(hands), numbers(wanted));
        for (engine, wanted) in engines.iter().zip(wanted.chunks(2)) {
            let hands = (hands[0] as i32, hands[1] as i32);
            let start = morris(engine, white, black, hands, if mover == "W" { 1 } else { 2 });
            let counted: Vec<u64> = lines(engine, &start, 2).iter().map(|(lines, _, _)| *lines).collect();
            assert_eq!(counted, wanted, "{line}");
        }
    }
}

/// Each rule of Mlyn: level | blue | red | in hand | whose turn | steps. A step chooses a point; `can ...` names all points
/// that can be chosen then, `said x` the last message, `is a1 piece` what stands somewhere, `turn n`, `won n`.
const MILLS: &str = "
01 | a7 | b6 | 7 7 | 1 | d7; turn 2; said place
01 | a7 d7 | b6 f6 | 7 7 | 1 | g7; turn 1; said take; can b6 f6; b6; turn 2; is b6 free
01 | a7 d7 d5 | b6 d6 f6 a1 | 5 5 | 1 | g7; can a1
01 | a7 d7 d5 | b6 d6 f6 | 5 5 | 1 | g7; can b6 d6 f6
01 | a7 d7 g4 a1 | b6 f6 d6 | 0 0 | 1 | can a1 a7 d7 g4; g4; is g4 bluechosen; said go; can g1 f4 g7 a1 a7 d7; g7; said take
01 | a7 d7 g4 a1 | b6 f6 d2 f2 | 0 0 | 1 | g4; a1; is g4 blue; is a1 bluechosen; can a4 d1 g4 a7 d7; a4; turn 2; is a1 free; is a4 blue
01 | a7 d7 g4 a1 | b6 f6 d2 b2 | 0 0 | 1 | g4; g1; turn 2; said choose; can b6 b2 d2 f6
01 | a7 d7 g4 | b6 f6 d2 | 0 0 | 1 | g4; g7; b6; won 1
02 | a7 d7 c3 | b6 f6 d2 | 0 0 | 1 | c3; can a4 b4 c4 d5 d6 e3 e4 e5 f2 f4 g1 g4 g7 b2 a1 c5 d1 d3 a7 d7; g7; said take; f6; won 1
02 | a7 d7 c3 b2 | b6 f6 d2 a1 | 0 0 | 1 | b2; can b4 a7 c3 d7
03 | a7 d7 g4 a1 | b6 d5 f2 b2 | 0 0 | 1 | g4; g7; said take; f2; b6; d6; g7; g4; d6; b6; g4; g7; turn 2
04 | a7 d7 g4 a1 | b6 d5 f2 b2 | 0 0 | 1 | g4; g7; said take; f2; b6; f4; g7; g4; f4; b6; g4; g7; turn 2
01 | a7 d7 g4 a1 | b6 d5 f2 b2 | 0 0 | 1 | g4; g7; said take; f2; b6; d6; g7; g4; d6; b6; g4; g7; turn 1; said take
";

#[test]
fn each_rule_of_mlyn_holds() {
    for line in MILLS.trim().lines() {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [level, blue, red, hands, player, steps] = parts[..] else { panic!("{line}") };
        let engine = engine("mlyn", level);
        let hands: Vec<i32> = hands.split_whitespace().map(|n| n.parse().unwrap()).collect();
        let state = morris(&engine, blue, red, (hands[0], hands[1]), player.parse().unwrap());
        steps_on(&engine, state, 7, steps, line);
    }
}

/// Carries out steps on a board with this many rows, `a1` at the bottom left: see [`MILLS`].
fn steps_on(engine: &Engine, mut state: State, rows: usize, steps: &str, line: &str) {
    let cell = |text: &str| {
        let (x, y) = point(text, rows);
        Cell { x: x as u8, y: y as u8 }
    };
    let mut turn = Turn::default();
    for step in steps.split(';').map(str::trim) {
        let mut words = step.split_whitespace();
        let first = words.next().unwrap();
        let rest: Vec<&str> = words.collect();
        let told = format!("{line}\n  at {step}");
        match first {
            "can" => {
                let can: BTreeSet<Move> = engine.moves(&state).into_iter().collect();
                let wanted: BTreeSet<Move> = rest.iter().map(|text| Move::Cell(cell(text))).collect();
                assert_eq!(can, wanted, "{told}");
            }
            "said" => assert_eq!(turn.messages.last().map(String::as_str), Some(rest[0]), "{told}"),
            "turn" => assert_eq!(engine.player(&state).to_string(), rest[0], "{told}"),
            "won" => assert_eq!(engine.outcome(&state), Outcome::Won(rest[0].parse().unwrap()), "{told}"),
            "drawn" => assert_eq!(engine.outcome(&state), Outcome::Drawn, "{told}"),
            "is" => {
                let at = cell(rest[0]);
                assert_eq!(word(&engine.layout(&state), "STATE", at.x.into(), at.y.into()), rest[1], "{told}");
            }
            _ => {
                turn = engine
                    .play(&mut state, &Move::Cell(cell(first)))
                    .unwrap_or_else(|refused| panic!("{refused:?}: {told}"));
            }
        }
    }
}

/// Each rule of draughts: white's men and queens | black's | turns without a jump or a man's move | steps; black moves.
const DRAUGHTS: &str = "
c3 e1 | h8 | 0 | h8; g7; turn 1; said choose; can c3 e1; c3; is c3 whitemanchosen; can b4 d4 e1; e1; is c3 whiteman; can d2 f2 c3
c3 e1 | e5 | 0 | e5; d4; said jump; can c3; c3; can e5; e5; is d4 dark; won 1
d4 | c3 h8 | 0 | h8; g7; can d4; d4; can c5 e5
c1 a1 | e3 d4 f4 | 0 | e3; d2; can c1; c1; can e3; e3; said on; turn 1; is d2 blackmantaken; can c5 g5; c5; turn 2; is d2 dark; is d4 dark; is f4 blackman
Qa1 g1 | c3 g3 | 0 | g3; f2; can a1; a1; can d4 e5 f6 g7 h8; e5; is c3 dark
Qa1 h2 | c3 d4 b8 | 0 | b8; a7; can a1 h2; a1; can b2 h2
Qa1 | b4 d6 f6 | 0 | b4; c3; a1; can d4 e5; e5; said on; can g7 h8 c7 b8; c7; turn 2; is c3 dark; is d6 dark; is f6 blackman
b6 | d8 e7 | 0 | d8; c7; b6; d8; turn 2; is d8 whitequeen; is e7 blackman
c7 | a3 h8 | 0 | h8; g7; c7; b8; is b8 whitequeen
Qa1 | Qh2 | 59 | h2; g3; drawn
Qa1 | Qh2 a7 | 59 | a7; b6; turn 1
a3 | b4 c5 h8 | 0 | h8; g7; won 2
";

#[test]
fn each_rule_of_draughts_holds() {
    let engine = engine("draughts", "01");
    for line in DRAUGHTS.trim().lines() {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [white, black, quiet, steps] = parts[..] else { panic!("{line}") };
        let mut layout = engine.layout(&engine.start(0));
        for (y, x) in (0..8).flat_map(|y| (0..8).map(move |x| (y, x))) {
            set(&mut layout, "STATE", x, y, if (x + y) % 2 == 1 { "Dark" } else { "Light" });
            set(&mut layout, "VALID", x, y, "false");
        }
        for (color, men) in [("White", white), ("Black", black)] {
            for man in men.split_whitespace() {
                let kind = if man.starts_with('Q') { "Queen" } else { "Man" };
                let (x, y) = point(man.trim_start_matches('Q'), 8);
                set(&mut layout, "STATE", x, y, &format!("{color}{kind}"));
                set(&mut layout, "VALID", x, y, if color == "Black" { "true" } else { "false" });
            }
        }
        set_item(&mut layout, "Player", 2);
        set_item(&mut layout, "Quiet", quiet.parse().unwrap());
        let state = engine.restore(&layout, 0, 0, Outcome::Playing).unwrap_or_else(|problems| panic!("{problems:?}"));
        steps_on(&engine, state, 8, steps, line);
    }
}

#[test]
fn who_cannot_move_loses() {
    let engine = engine("mlyn", "01");
    // d7 and a4 block red's a7, d2 and g1 its d1 and a1; with b4 blocked too, b2 has no move left
    for (blue, outcome) in [("d7 a4 g1 b6 d3", Outcome::Playing), ("d7 a4 g1 b4 d3", Outcome::Won(1))] {
        let mut state = morris(&engine, blue, "a7 d1 a1 b2", (0, 0), 1);
        super::rules_kit::play(&engine, &mut state, "3,4 3,5");
        assert_eq!(engine.outcome(&state), outcome, "{blue}");
    }
}

/// A position of Clovece: how far each player's men have moved (`s` in the stable), and whose turn it is.
fn ludo(engine: &Engine, men: &str, player: usize) -> State {
    let mut layout = engine.layout(&engine.start_with(0, 4));
    let tables = &engine.game().tables;
    let list = |name: &str| tables.cells.iter().find(|(known, _)| known.key() == name).map(|(_, lists)| lists).unwrap();
    let (paths, stables) = (list("paths"), list("stables"));
    let (mut on_the_way, mut done) = (false, 0);
    for (seat, row) in men.split('/').enumerate() {
        for (n, at) in row.split_whitespace().enumerate() {
            let Ok(far) = at.parse::<usize>() else { continue };
            let (from, to) = (stables[seat][n], paths[seat][far]);
            set(&mut layout, "AT", n, seat, at);
            set(&mut layout, "STATE", from.x.into(), from.y.into(), "Field");
            set(&mut layout, "STATE", to.x.into(), to.y.into(), ["Black", "Yellow", "Green", "Red"][seat]);
            on_the_way |= seat + 1 == player && far < 40;
        }
        if row.split_whitespace().all(|at| at.parse::<usize>().is_ok_and(|far| far >= 40)) {
            done += 1;
            set(&mut layout, "PLACE", seat, 0, &done.to_string());
            set_item(&mut layout, &format!("Place{}", seat + 1), done);
            if done == 1 {
                set_item(&mut layout, "First", seat as i32 + 1);
            }
        }
    }
    for (name, value) in
        [("Player", player as i32), ("Rounds", 1), ("Done", done), ("Tries", if on_the_way { 1 } else { 3 })]
    {
        set_item(&mut layout, name, value);
    }
    engine.restore(&layout, 0, 1, Outcome::Playing).unwrap_or_else(|problems| panic!("{problems:?}"))
}

/// Each rule of Clovece, how often a turn throws among them, which is settled as the turn begins: men of black, yellow, green, red | whose turn | steps. `throw n` makes the die show n; `can ...` lists how far the
/// men that can be chosen have moved (`s` in the stable, `die` the die); `go x` chooses one; `at p: ...` says where a player's men are;
/// `turn p`, `rounds n`, `place p n`, `won p`.
const LUDO: &str = "
s s s s / s s s s / s s s s / s s s s | 1 | can die; throw 1; turn 1; throw 2; turn 1; throw 3; turn 2
s s s s / s s s s / s s s s / s s s s | 4 | throw 1; throw 6; can s; go s; turn 4; can die; throw 3; can 0; go 0; at 4: 3 s s s; turn 1; rounds 2
s s s s / s s s s / s s s s / s s s s | 1 | throw 6; go s; throw 6; can 0; go 0; throw 3; can 6; go 6; at 1: 9 s s s; turn 2
5 s s s / s s s s / s s s s / s s s s | 1 | throw 6; can s; go s; at 1: 5 0 s s; turn 1; throw 6; can 0 5; go 5; at 1: 11 0 s s; turn 1; throw 2; can 0 11
5 s s s / s s s s / s s s s / s s s s | 1 | throw 4; can 5; go 5; at 1: 9 s s s; turn 2
5 6 s s / s s s s / s s s s / s s s s | 1 | throw 1; can 6; go 6; at 1: 5 7 s s
s s s s / 4 s s s / s s s s / s s s s | 1 | throw 6; go s; throw 1; go 0; at 1: 1 s s s; at 2: 4 s s s
12 s s s / 4 s s s / s s s s / s s s s | 1 | throw 2; can 12; go 12; at 1: 14 s s s; at 2: s s s s; turn 2
s 8 s s / 4 s s s / s s s s / s s s s | 1 | throw 6; can s; go s; at 1: 0 8 s s; throw 6; can 0 8; go 8; at 2: s s s s; at 1: 0 14 s s; throw 3; go 14; at 1: 0 17 s s
s s s s / 30 s s s / s s s s / s s s s | 1 | throw 6; can s; go s; at 1: 0 s s s; at 2: s s s s
39 40 s s / s s s s / s s s s / s s s s | 1 | throw 1; can 40; go 40; at 1: 39 41 s s; turn 2
39 40 s s / s s s s / s s s s / s s s s | 1 | throw 4; can 39; go 39; at 1: 43 40 s s; turn 2
39 41 s s / s s s s / s s s s / s s s s | 1 | throw 5; turn 2; at 1: 39 41 s s
40 s s s / s s s s / s s s s / s s s s | 1 | throw 2; can 40; go 40; turn 1; at 1: 42 s s s; throw 1; can 42; go 42; turn 1; throw 1; turn 2
43 42 41 39 / s s s s / s s s s / s s s s | 1 | throw 1; go 39; place 1 1; turn 2
43 42 41 38 / 43 42 41 40 / 43 42 41 40 / 43 42 41 40 | 1 | throw 1; go 38; turn 1; rounds 2; throw 1; go 39; place 1 4; won 2
38 37 s s / s s s s / s s s s / s s s s | 1 | throw 6; can s; go s; throw 4; can 0 37 38
36 s s s / s s s s / s s s s / s s s s | 1 | throw 4; go 36; at 1: 40 s s s; turn 2
40 s s s / s s s s / s s s s / s s s s | 1 | throw 2; go 40; throw 6; go s; at 1: 42 0 s s; turn 1; throw 1; go 0; at 1: 42 1 s s; turn 2
35 s s s / 30 s s s / s s s s / s s s s | 1 | throw 5; can 35; go 35; at 2: 30 s s s; at 1: 40 s s s
";

#[test]
fn each_rule_of_clovece_holds() {
    let engine = engine("clovece", "01");
    for line in LUDO.trim().lines() {
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let [men, player, steps] = parts[..] else { panic!("{line}") };
        let mut state = ludo(&engine, men, player.parse().unwrap());
        for step in steps.split(';').map(str::trim) {
            ludo_step(&engine, &mut state, step, &format!("{line}\n  at {step}"));
        }
    }
}

fn path(engine: &Engine, player: u8) -> &[Cell] {
    let tables = &engine.game().tables.cells;
    let (_, paths) = tables.iter().find(|(name, _)| name.key() == "paths").unwrap();
    &paths[usize::from(player) - 1]
}

fn ludo_step(engine: &Engine, state: &mut State, step: &str, told: &str) {
    let (first, rest) = step.split_once(' ').unwrap();
    let path = path(engine, engine.player(state));
    let can = |state: &State| -> Vec<(String, Move)> {
        let cells = engine.moves(state).into_iter().map(|chosen| {
            let Move::Cell(cell) = chosen else { panic!("{told}") };
            let far = path.iter().position(|known| *known == cell).map(|n| n.to_string());
            let name = if cell == (Cell { x: 5, y: 5 }) { "die".into() } else { far.unwrap_or_else(|| "s".into()) };
            (name, chosen)
        });
        cells.collect()
    };
    match first {
        "throw" => {
            let layout = engine.layout(state);
            let wanted = ["one", "two", "three", "four", "five", "six"][rest.parse::<usize>().unwrap() - 1];
            let thrown = (0..1_000).map(|seed| {
                let mut next = engine.restore(&layout, seed, engine.moves_played(state), Outcome::Playing).unwrap();
                engine
                    .play(&mut next, &Move::Cell(Cell { x: 5, y: 5 }))
                    .unwrap_or_else(|refused| panic!("{refused:?}: {told}"));
                next
            });
            *state = thrown.into_iter().find(|next| word(&engine.layout(next), "STATE", 5, 5) == wanted).unwrap();
        }
        "go" => {
            let (_, chosen) = can(state).into_iter().find(|(name, _)| name == rest).unwrap_or_else(|| panic!("{told}"));
            engine.play(state, &chosen).unwrap();
        }
        "can" => {
            let mut found: Vec<String> = can(state).into_iter().map(|(name, _)| name).collect();
            let mut wanted: Vec<&str> = rest.split_whitespace().collect();
            found.sort();
            wanted.sort_unstable();
            assert_eq!(found, wanted, "{told}");
        }
        "at" => {
            let (seat, men) = rest.split_once(':').unwrap();
            let (seat, layout) = (seat.parse::<usize>().unwrap() - 1, engine.layout(state));
            let far: Vec<String> = (0..4)
                .map(|n| match number_at(&layout, "AT", seat * 4 + n) {
                    -1 => "s".to_owned(),
                    far => far.to_string(),
                })
                .collect();
            assert_eq!(far.join(" "), men.trim(), "{told}");
        }
        "turn" => assert_eq!(engine.player(state).to_string(), rest, "{told}"),
        "won" => assert_eq!(engine.outcome(state), Outcome::Won(rest.parse().unwrap()), "{told}"),
        "rounds" => assert_eq!(engine.number(state, "Rounds").unwrap().to_string(), rest, "{told}"),
        "place" => {
            let (seat, place) = rest.split_once(' ').unwrap();
            assert_eq!(engine.number(state, &format!("Place{seat}")).unwrap().to_string(), place, "{told}");
        }
        other => panic!("no step {other}"),
    }
}

#[test]
fn clovece_goes_on_until_all_are_home_and_tells_their_order() {
    let engine = engine("clovece", "01");
    for players in 2..=4_u8 {
        let mut chance = Chance::of(3, players.into());
        let mut state = engine.start_with(5, players);
        let mut done = Vec::new();
        let mut mover = 1;
        while engine.outcome(&state) == Outcome::Playing {
            let moves = engine.moves(&state);
            mover = engine.player(&state);
            assert!(!done.contains(&mover), "who is home plays no more");
            engine.play(&mut state, chance.pick(&moves).unwrap()).unwrap();
            if engine.number(&state, &format!("Place{mover}")) != Some(0) {
                done.push(mover);
            }
        }
        assert_eq!(done.len(), usize::from(players));
        assert_eq!(engine.outcome(&state), Outcome::Won(done[0]));
        let places = engine.places(&state, engine.outcome(&state), mover, players);
        for (place, player) in (1..).zip(&done) {
            assert_eq!(places[usize::from(*player) - 1], place);
        }
    }
}
