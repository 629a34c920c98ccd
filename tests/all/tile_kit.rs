//! What the tests of tile-map games share: small boards written as text, and a short way to play them.

use switchboard::game::Source;
use switchboard::grid::{Cell, Side};
use switchboard::play::Move;
use switchboard::tiles::{self, TileChoice, TileEvent, TileRules, TileState};

pub fn source(text: &str) -> Source {
    Source::new("tiles.json", text)
}

/// The rules of a text that must have no problem.
pub fn rules(text: &str) -> TileRules {
    let (rules, problems) = tiles::read(&source(text));
    // an item to be found that could be taken: a full hand prevents that here
    assert!(problems.iter().all(|problem| problem.code == "T047"), "{problems:?}\n{text}");
    rules.unwrap()
}

/// A board from a drawing, one row per line, tiles separated by white space: for each tile the sides that its path connects (`LR`, `U`),
/// `+` for two paths that cross without joining, `.` for an empty place, `?UD` for a tile lying face down. More of the tile may follow
/// after `=` in JSON, with `~` for a space: `LR="items":["coin~2"]`. `o` is a tile without a path. `pile` lists tiles without a place in
/// the same way; `more` are further fields of the game, `players` the players' fields.
pub fn board(drawing: &str, pile: &str, more: &str, players: &[&str]) -> String {
    let rows: Vec<Vec<&str>> =
        drawing.lines().map(|l| l.split_whitespace().collect()).filter(|r: &Vec<_>| !r.is_empty()).collect();
    let mut tiles = Vec::new();
    for (y, row) in rows.iter().enumerate() {
        tiles.extend(row.iter().enumerate().filter(|(_, t)| **t != ".").map(|(x, t)| tile(t, Some((x, y)))));
    }
    tiles.extend(pile.split_whitespace().map(|word| tile(word, None)));
    let players: Vec<String> = players.iter().map(|p| format!("{{{p}}}")).collect();
    format!(
        "{{\"board\": {{\"width\": {}, \"height\": {}}},\n\"tiles\": [\n{}\n],\n\"players\": [{}],\n{more}}}",
        rows[0].len(),
        rows.len(),
        tiles.join(",\n"),
        players.join(", ")
    )
}

fn tile(word: &str, at: Option<(usize, usize)>) -> String {
    let (sides, more) = word.split_once('=').unwrap_or((word, ""));
    let (face_down, sides) = sides.strip_prefix('?').map_or((false, sides), |rest| (true, rest));
    let join = |sides: &str| format!("\"{}\"", sides.chars().map(|s| format!("{s}0")).collect::<Vec<_>>().join(","));
    let paths = match sides {
        "+" => format!("{}, {}", join("UD"), join("LR")),
        "o" => String::new(),
        sides => join(sides),
    };
    let mut fields = vec![format!("\"connections\": [{paths}]")];
    fields.extend(at.map(|(x, y)| format!("\"location\": [{x}, {y}]")));
    fields.extend(face_down.then(|| "\"face_down\": true".to_owned()));
    fields.extend((!more.is_empty()).then(|| more.replace('~', " ")));
    format!("{{{}}}", fields.join(", "))
}

/// The fields of a player who starts at this end.
pub fn from(x: u8, y: u8, side: &str) -> String {
    format!("\"starting_x\": {x}, \"starting_y\": {y}, \"starting_side\": \"{side}\", \"starting_path_index\": 0")
}

fn choice(chosen: Move) -> TileChoice {
    match chosen {
        Move::Cell(cell) => TileChoice::Cell(cell),
        Move::Push { line, towards } => TileChoice::Push { line, towards },
        Move::Turn => TileChoice::Turn,
        Move::Hand(index) => TileChoice::Hand(index),
        Move::Pass => TileChoice::Pass,
        Move::Go(_) | Move::Act | Move::Tick | Move::Restart | Move::Press(_) | Move::Release { .. } => {
            panic!("{chosen} is no move of tiles")
        }
    }
}

/// A game in play.
pub struct Play {
    pub rules: TileRules,
    pub state: TileState,
    pub events: Vec<TileEvent>,
}

impl Play {
    pub fn new(text: &str) -> Self {
        Self::seeded(text, 1)
    }

    pub fn seeded(text: &str, seed: u64) -> Self {
        let rules = rules(text);
        let (state, events) = tiles::start(&rules, seed, u8::try_from(rules.players.len()).unwrap());
        Self { rules, state, events }
    }

    /// What can be chosen, as moves are written.
    pub fn choices(&self) -> String {
        let text = |choice: TileChoice| match choice {
            TileChoice::Cell(cell) => Move::Cell(cell),
            TileChoice::Push { line, towards } => Move::Push { line, towards },
            TileChoice::Turn => Move::Turn,
            TileChoice::Hand(index) => Move::Hand(index),
            TileChoice::Pass => Move::Pass,
        };
        let moves: Vec<Move> = tiles::choices(&self.rules, &self.state).into_iter().map(text).collect();
        Move::write_list(&moves)
    }

    /// Plays moves as they are written, one after the other.
    pub fn play(&mut self, moves: &str) -> &mut Self {
        for chosen in Move::read_list(moves).unwrap() {
            let here = self.choices();
            let events = tiles::play(&self.rules, &mut self.state, choice(chosen));
            self.events = events.unwrap_or_else(|| panic!("{chosen} is none of {here}"));
        }
        self
    }

    /// Where a player's piece stands, from 1: `2,0 L`.
    pub fn at(&self, player: usize) -> String {
        let place = self.state.players[player - 1].place;
        let side = match place.end.side {
            Side::Up => "U",
            Side::Right => "R",
            Side::Down => "D",
            Side::Left => "L",
        };
        format!("{} {side}", place.cell)
    }

    /// Numbers of the tiles, row by row; `.` where there is none.
    pub fn tiles(&self) -> String {
        let number = |cell: Cell| self.state.tile_at(&self.rules, cell).map_or(".".to_owned(), |id| id.to_string());
        self.rules.size.cells().map(number).collect::<Vec<_>>().join(" ")
    }
}
