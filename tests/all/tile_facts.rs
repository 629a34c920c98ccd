//! Facts that boards of tiles must satisfy: the length of snakes and ladders compared with its Markov chain, path tracing compared with a
//! slow tracer that knows only points of the plane, and pushing back what was pushed.

use super::tile_games::Dice;
use super::tile_kit::{Play, rules, source};
use std::collections::{BTreeMap, BTreeSet};
use switchboard::grid::{Cell, Side};
use switchboard::tiles::{
    self, Conduct, Movement, PathEnd, PathPlace, TileEvent, TileRules, TileStanding, TileState, trace,
};

/// The board of the game sold since 1943 in America: from which square to which.
const CLASSIC: [(usize, usize); 19] = [
    (1, 38),
    (4, 14),
    (9, 31),
    (21, 42),
    (28, 84),
    (36, 44),
    (51, 67),
    (71, 91),
    (80, 100),
    (16, 6),
    (47, 26),
    (49, 11),
    (56, 53),
    (62, 19),
    (64, 60),
    (87, 24),
    (93, 73),
    (95, 75),
    (98, 78),
];
/// Its expected number of rolls for one player, exact landing at the end: S. C. Althoen, L. King and K. Schilling,
/// How long is a game of snakes and ladders?, The Mathematical Gazette 77 (1993): 39.2.
const PUBLISHED: f64 = 39.2;

/// Squares 1 to 100 lie row by row, to and fro, from the bottom; square 0, the start, left of square 1.
fn cell_of(square: usize) -> Cell {
    if square == 0 {
        return Cell::new(0, 9);
    }
    let (row, along) = ((square - 1) / 10, (square - 1) % 10);
    let x = if row % 2 == 0 { along } else { 9 - along };
    Cell::new(u8::try_from(x + 1).unwrap(), u8::try_from(9 - row).unwrap())
}

fn square_at(cell: Cell) -> usize {
    (0..=100).find(|square| cell_of(*square) == cell).unwrap()
}

/// The letter of the side of a square that looks to another one beside it.
fn side_to(from: usize, to: usize) -> &'static str {
    let (a, b) = (cell_of(from), cell_of(to));
    match (i16::from(b.x) - i16::from(a.x), i16::from(b.y) - i16::from(a.y)) {
        (1, 0) => "R",
        (-1, 0) => "L",
        (0, -1) => "U",
        _ => panic!("{from} and {to} do not touch"),
    }
}

fn entered(square: usize) -> &'static str {
    match if square == 0 { "R" } else { side_to(square - 1, square) } {
        "R" => "L",
        "L" => "R",
        _ => "D",
    }
}

fn classic() -> String {
    let tile = |square: usize| {
        let cell = cell_of(square);
        let on = if square < 100 { format!(",{}0", side_to(square, square + 1)) } else { String::new() };
        let carried = CLASSIC.iter().find(|(from, _)| *from == square).map(|(_, to)| {
            let there = cell_of(*to);
            format!(", \"effects\": [\"move {} {} {} 0\"]", there.x, there.y, entered(*to))
        });
        format!(
            "{{\"connections\": [\"{}0{on}\"], \"location\": [{}, {}]{}}}",
            entered(square),
            cell.x,
            cell.y,
            carried.unwrap_or_default()
        )
    };
    let tiles: Vec<String> = (0..=100).map(tile).collect();
    let end = cell_of(100);
    format!(
        r#"{{"turn_structure": ["move"], "movement_type": "dice", "min_move_distance": 1, "max_move_distance": 6,
        "only_forward_movement": true, "board": {{"width": 11, "height": 10}}, "tiles": [{}],
        "players": [{{"starting_x": 0, "starting_y": 9, "starting_side": "L", "starting_path_index": 0,
                     "goals": ["reach {} {}"]}}]}}"#,
        tiles.join(",\n"),
        end.x,
        end.y
    )
}

/// Where a roll leads according to the table alone.
fn by_table(square: usize, roll: usize) -> usize {
    let to = square + roll;
    if to > 100 {
        return square;
    }
    CLASSIC.iter().find(|(from, _)| *from == to).map_or(to, |(_, end)| *end)
}

/// The expected number of rolls from square 0: one equation per square, solved by elimination.
fn expected_rolls() -> f64 {
    let mut rows: Vec<Vec<f64>> = (0..100)
        .map(|square| {
            let mut row = vec![0.0; 101];
            row[square] += 1.0;
            row[100] = 1.0;
            (1..=6).map(|roll| by_table(square, roll)).filter(|to| *to < 100).for_each(|to| row[to] -= 1.0 / 6.0);
            row
        })
        .collect();
    for pivot in 0..100 {
        let best = (pivot..100).max_by(|a, b| rows[*a][pivot].abs().total_cmp(&rows[*b][pivot].abs())).unwrap();
        rows.swap(pivot, best);
        let by = rows[pivot].clone();
        for row in (0..100).filter(|row| *row != pivot) {
            let factor = rows[row][pivot] / by[pivot];
            rows[row].iter_mut().zip(&by).for_each(|(value, other)| *value -= factor * other);
        }
    }
    rows[0][100] / rows[0][0]
}

#[test]
fn every_roll_on_the_classic_board_leads_where_the_table_says() {
    let rules = rules(&classic());
    let (start, _) = tiles::start(&rules, 1, 1);
    let side = |letter: &str| Side::ALL[["U", "R", "D", "L"].iter().position(|known| *known == letter).unwrap()];
    let mut tried = 0;
    for square in (0..100).filter(|square| CLASSIC.iter().all(|(from, _)| from != square)) {
        for roll in 1..=6u16 {
            let mut state = start.clone();
            state.players[0].place =
                PathPlace { cell: cell_of(square), end: PathEnd { side: side(entered(square)), index: 0 } };
            state.rolled = Some(roll);
            let choices = tiles::choices(&rules, &state);
            let to = by_table(square, usize::from(roll));
            if square + usize::from(roll) > 100 {
                assert!(choices.is_empty(), "{square} and {roll}");
                continue;
            }
            tiles::play(&rules, &mut state, choices[0]).unwrap();
            assert_eq!((choices.len(), square_at(state.players[0].place.cell)), (1, to), "{square} and {roll}");
            assert_eq!(state.standing == TileStanding::Won(1), to == 100);
            tried += 1;
        }
    }
    assert!(tried > 450, "{tried}: all rolls from all squares that are no foot of an arrow");
}

#[test]
fn a_game_on_the_classic_board_is_as_long_as_its_markov_chain_says() {
    let expected = expected_rolls();
    assert!((expected - PUBLISHED).abs() < 0.05, "{expected}");
    let rules = rules(&classic());
    let games = 3_000u32;
    let (mut sum, mut squares) = (0.0, 0.0);
    for seed in 0..u64::from(games) {
        let (mut state, events) = tiles::start(&rules, seed, 1);
        let rolls = |events: &[TileEvent]| events.iter().filter(|e| matches!(e, TileEvent::Rolled(..))).count();
        let mut count = rolls(&events);
        while let Some(only) = tiles::choices(&rules, &state).first() {
            count += rolls(&tiles::play(&rules, &mut state, *only).unwrap());
        }
        let count = f64::from(u32::try_from(count).unwrap());
        sum += count;
        squares += count * count;
    }
    let mean = sum / f64::from(games);
    let error = ((squares / f64::from(games) - mean * mean) / f64::from(games)).sqrt();
    println!("expected {expected:.4}, {games} games: {mean:.3}, standard error {error:.3}");
    assert!((mean - expected).abs() < 4.0 * error, "{mean} is not {expected}, standard error {error}");
}

/// A random board, and which of its tiles are turned how.
struct RandomBoard {
    rules: TileRules,
    state: TileState,
}

impl RandomBoard {
    fn new(dice: &mut Dice) -> Self {
        let (width, height, per_side) = (2 + dice.roll(6), 2 + dice.roll(6), 1 + dice.roll(3));
        let mut tiles = Vec::new();
        for y in 0..height {
            for x in 0..width {
                if dice.roll(20) > 0 || (x, y) == (0, 0) {
                    tiles.push(Self::tile(dice, (x, y), per_side));
                }
            }
        }
        let text = format!(
            r#"{{"turn_structure": ["move"], "board": {{"width": {width}, "height": {height}, "paths_on_tile_side": {per_side}}},
            "tiles": [{}], "players": [{{"starting_places": [], "goals": []}}]}}"#,
            tiles.join(",\n")
        );
        let (rules, problems) = tiles::read(&source(&text));
        let rules = rules.unwrap_or_else(|| panic!("{problems:?}\n{text}"));
        let mut state = TileState::new(&rules, 1, 1);
        state.tiles.iter_mut().for_each(|tile| tile.turns = u8::try_from(dice.roll(4)).unwrap());
        Self { rules, state }
    }

    /// A tile whose ends are connected at random: each end belongs to one of several paths, or to none.
    fn tile(dice: &mut Dice, (x, y): (usize, usize), per_side: usize) -> String {
        let mut paths: Vec<Vec<String>> = vec![Vec::new(); 1 + dice.roll(2 * per_side)];
        let joined = 7 + dice.roll(6);
        for side in ["U", "R", "D", "L"] {
            for index in 0..per_side {
                if dice.roll(joined) > 0 {
                    let path = dice.roll(paths.len());
                    paths[path].push(format!("{side}{index}"));
                }
            }
        }
        let paths: Vec<String> =
            paths.iter().filter(|path| !path.is_empty()).map(|path| format!("\"{}\"", path.join(","))).collect();
        let down = dice.roll(20) == 0 && (x, y) != (0, 0);
        let ending = dice.roll(20) == 0;
        let turning = dice.roll(3) == 0;
        format!(
            r#"{{"connections": [{}], "location": [{x}, {y}], "face_down": {down}, "movement_ending": {ending}, "can_turn_around": {turning}}}"#,
            paths.join(", ")
        )
    }
}

/// A point on the edge of a tile, on a grid of `per_side + 1` steps per tile.
type Point = (usize, usize);

/// The board as points: for each cell the points that each of its paths connects, with the tile's rotation applied.
struct Slow<'b> {
    board: &'b RandomBoard,
    paths: BTreeMap<Cell, Vec<Vec<Point>>>,
}

impl<'b> Slow<'b> {
    fn new(board: &'b RandomBoard) -> Self {
        let steps = usize::from(board.rules.per_side) + 1;
        let mut paths = BTreeMap::new();
        for cell in board.rules.size.cells() {
            let Some(id) = board.state.tile_at(&board.rules, cell) else { continue };
            let tile = board.state.tile(id).unwrap();
            let kind = &board.rules.kinds[usize::from(tile.kind)];
            let place = |end: PathEnd| {
                let (mut dx, mut dy) = corner(end, steps);
                for _ in 0..tile.turns {
                    (dx, dy) = (steps - dy, dx); // a quarter clockwise around the middle of the tile
                }
                (usize::from(cell.x) * steps + dx, usize::from(cell.y) * steps + dy)
            };
            let of = |path: &tiles::Ends| path.iter(board.rules.per_side).map(place).collect();
            paths.insert(cell, kind.paths.iter().map(of).collect());
        }
        Self { board, paths }
    }

    fn tile(&self, cell: Cell) -> (&tiles::TileKind, bool) {
        let tile = self.board.state.tile(self.board.state.tile_at(&self.board.rules, cell).unwrap()).unwrap();
        (&self.board.rules.kinds[usize::from(tile.kind)], tile.face_down)
    }

    /// Where a point of a cell leads: other cells with a point of the same path.
    fn next(&self, (cell, point): (Cell, Point), may_turn: bool) -> BTreeSet<(Cell, Point)> {
        let own = self.paths[&cell].iter().filter(|path| path.contains(&point));
        let leaving: BTreeSet<Point> = own.flatten().copied().filter(|p| may_turn || *p != point).collect();
        let beside =
            |other: Cell| i16::from(other.x).abs_diff(cell.x.into()) + i16::from(other.y).abs_diff(cell.y.into()) == 1;
        let mut found = BTreeSet::new();
        for (other, paths) in self.paths.iter().filter(|(other, _)| beside(**other) && !self.tile(**other).1) {
            found.extend(paths.iter().flatten().filter(|p| leaving.contains(p)).map(|p| (*other, *p)));
        }
        found
    }

    /// The fewest tiles to each place, by visiting all places until nothing changes.
    fn distances(&self, from: (Cell, Point), may_turn: bool, most: usize) -> BTreeMap<(Cell, Point), usize> {
        let mut known = BTreeMap::from([(from, 0)]);
        loop {
            let mut changed = false;
            for (place, distance) in known.clone() {
                if distance >= most || distance > 0 && self.tile(place.0).0.movement_ending {
                    continue;
                }
                for to in self.next(place, distance == 0 && may_turn) {
                    let entry = known.entry(to).or_insert(usize::MAX);
                    changed |= distance + 1 < *entry;
                    *entry = (*entry).min(distance + 1);
                }
            }
            if !changed {
                return known;
            }
        }
    }

    fn moves(&self, conduct: &Conduct, from: (Cell, Point), rolled: Option<u16>) -> BTreeSet<Cell> {
        let may_turn = !conduct.only_forward || self.tile(from.0).0.can_turn_around;
        let most = conduct.max_distance.map_or(usize::MAX, usize::from);
        let least = usize::from(conduct.min_distance);
        if conduct.movement == Movement::Dice {
            return self.exactly(from, may_turn, usize::from(rolled.unwrap()));
        }
        let known = self.distances(from, may_turn, most);
        let stays = |place: (Cell, Point), distance: usize| {
            distance == most
                || distance > 0 && self.tile(place.0).0.movement_ending
                || self.next(place, distance == 0 && may_turn).is_empty()
        };
        let forced = conduct.movement == Movement::Forced;
        let allowed = |(place, distance): &(&(Cell, Point), &usize)| {
            **distance >= least && (!forced || **distance > 0 && stays(**place, **distance))
        };
        known.iter().filter(allowed).map(|((cell, _), _)| *cell).collect()
    }

    fn exactly(&self, from: (Cell, Point), may_turn: bool, number: usize) -> BTreeSet<Cell> {
        let (mut ends, mut here) = (BTreeSet::new(), BTreeSet::from([from]));
        for step in 1..=number {
            let there: BTreeSet<_> = here.iter().flat_map(|place| self.next(*place, step == 1 && may_turn)).collect();
            let (stopped, going): (BTreeSet<_>, BTreeSet<_>) =
                there.into_iter().partition(|(cell, _)| step == number || self.tile(*cell).0.movement_ending);
            ends.extend(stopped.into_iter().map(|(cell, _)| cell));
            here = going;
        }
        ends
    }
}

/// Where an end lies on a tile that is not turned.
fn corner(end: PathEnd, steps: usize) -> Point {
    let along = usize::from(end.index) + 1;
    match end.side {
        Side::Up => (along, 0),
        Side::Right => (steps, along),
        Side::Down => (steps - along, steps),
        Side::Left => (0, steps - along),
    }
}

#[test]
fn paths_are_traced_as_a_slow_tracer_traces_them() {
    let mut dice = Dice::new(7);
    let (mut compared, mut far, mut branched) = (0, 0, 0);
    for _ in 0..400 {
        let board = RandomBoard::new(&mut dice);
        let slow = Slow::new(&board);
        let steps = usize::from(board.rules.per_side) + 1;
        let cells: Vec<Cell> = board.rules.size.cells().filter(|cell| slow.paths.contains_key(cell)).collect();
        for _ in 0..12 {
            let cell = cells[dice.roll(cells.len())];
            let end = PathEnd {
                side: Side::ALL[dice.roll(4)],
                index: u8::try_from(dice.roll(usize::from(board.rules.per_side))).unwrap(),
            };
            let (dx, dy) = corner(end, steps);
            let point = (usize::from(cell.x) * steps + dx, usize::from(cell.y) * steps + dy);
            let mut conduct = board.rules.players[0].conduct.clone();
            conduct.movement = [Movement::Free, Movement::Forced, Movement::Dice][dice.roll(3)];
            conduct.only_forward = dice.roll(2) == 0;
            conduct.min_distance = u16::try_from(dice.roll(3)).unwrap();
            conduct.max_distance = [None, Some(2), Some(4)][dice.roll(3)];
            let rolled = (conduct.movement == Movement::Dice).then(|| u16::try_from(1 + dice.roll(5)).unwrap());
            let moves = trace::moves(&board.rules, &board.state, &conduct, PathPlace { cell, end }, rolled);
            let fast: BTreeSet<Cell> = moves.iter().map(|reached| reached.place.cell).collect();
            assert_eq!(fast.len(), moves.len(), "a place is offered twice");
            assert_eq!(fast, slow.moves(&conduct, (cell, point), rolled), "{cell} {end:?} {conduct:?} {rolled:?}");
            compared += 1;
            far += usize::from(moves.iter().any(|reached| reached.distance > 3));
            branched += usize::from(moves.len() > 4);
        }
    }
    // If the boards were too simple, this would show nothing.
    assert!(compared == 4_800 && far > 500 && branched > 500, "{compared} {far} {branched}");
}

#[test]
fn what_is_pushed_and_pulled_back_lies_as_before() {
    let mut dice = Dice::new(11);
    for round in 0..200 {
        let (width, height, cycle) = (2 + dice.roll(5), 2 + dice.roll(5), round % 2 == 0);
        let shapes = ["\"U0,R0\"", "\"U0,D0\"", "\"L0,U0,R0\"", "\"U0,D0\", \"L0,R0\""];
        let tiles: Vec<String> = (0..width * height)
            .map(|i| {
                format!("{{\"connections\": [{}], \"location\": [{}, {}]}}", shapes[dice.roll(4)], i % width, i / width)
            })
            .chain([format!("{{\"connections\": [{}], \"amount\": 3}}", shapes[0])])
            .collect();
        let players = r#"{"starting_places": []}, {"starting_places": []}"#;
        let text = format!(
            r#"{{"turn_structure": ["push"], "cycle_pushed_out_tiles": {cycle}, "board": {{"width": {width}, "height": {height}}},
            "tiles": [{}], "players": [{players}]}}"#,
            tiles.join(", ")
        );
        let mut play = Play::seeded(&text, round);
        let area = play.rules.size.area();
        for player in &mut play.state.players {
            let cell = play.rules.size.cells().nth(dice.roll(area)).unwrap();
            let place = PathPlace { cell, end: PathEnd { side: Side::Up, index: 0 } };
            (player.start, player.place) = (Some(place), place);
        }
        tiles::settle(&play.rules, &mut play.state, &mut Vec::new());
        let before = play.state.clone();
        let column = dice.roll(2) == 0;
        let line = dice.roll(if column { width } else { height });
        let (there, back) = if column { ("down", "up") } else { ("left", "right") };
        play.play(&format!("push {line} {there}"));
        assert!(play.state.board != before.board || play.state.tiles.len() < 2);
        play.play(&format!("push {line} {back}"));
        let cells = |state: &TileState| state.players.iter().map(|p| p.place.cell).collect::<Vec<_>>();
        assert_eq!((&play.state.board, &play.state.pile), (&before.board, &before.pile));
        assert_eq!(cells(&play.state), cells(&before));
    }
}
