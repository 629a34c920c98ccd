//! tiles.json to [`TileRules`]: every field of docs/tiles.md with its default, all problems at once. Never plays.

mod players;
mod tile;
mod words;

use super::rules::{Conduct, From, MAX_PATHS_ON_SIDE, MAX_TILES, Movement, TileAction, TileReach, TileRules};
use az::SaturatingAs;
use jsonc_parser::ast::Value;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;
use switchboard_base::diag::{Code, Problems};
use switchboard_base::grid::{Cell, MAX_SIDE, Size};
use switchboard_game::Source;
use switchboard_game::json_fields::{FieldReader, JsonSpot, ObjectFields};

const CONDUCT_FIELDS: [&str; 14] = [
    "turn_structure",
    "movement_type",
    "min_move_distance",
    "max_move_distance",
    "only_forward_movement",
    "cycle_pushed_out_tiles",
    "adding_from",
    "adding_mode",
    "exchange_with",
    "exchanging_mode",
    "exchange_only_flipped",
    "max_hand_size",
    "max_player_items",
    "items_picked_up",
];
const GAME_FIELDS: [&str; 12] = [
    "random_goal_pool",
    "end_of_game_conditions",
    "end_of_game conditions",
    "fill_unspecified_tiles",
    "board",
    "tiles",
    "players",
    "hidden_hands",
    "min_players",
    "item_looks",
    // spellings used in the original program's documentation
    "random_goal_pools",
    "fill_unspecified_files",
];
const BOARD_FIELDS: [&str; 6] =
    ["width", "height", "unpushable_columns", "unpushable_rows", "not_exchangeable_tiles", "paths_on_tile_side"];
const TILE_FIELDS: [&str; 11] = [
    "connections",
    "location",
    "face_down",
    "movement_ending",
    "can_turn_around",
    "items",
    "effects",
    "amount",
    "picture",
    "name",
    "label",
];
const PLAYER_FIELDS: [&str; 9] = [
    "starting_x",
    "starting_y",
    "starting_side",
    "starting_path_index",
    "starting_places",
    "goals",
    "end_of_game_scoring",
    "name",
    "picture",
];
const ITEM_FIELDS: [&str; 2] = ["name", "picture"];
const ACTIONS: [(&str, TileAction); 5] = [
    ("move", TileAction::Move),
    ("moveAll", TileAction::MoveAll),
    ("push", TileAction::Push),
    ("add", TileAction::Add),
    ("exchange", TileAction::Exchange),
];
const MOVEMENTS: [(&str, Movement); 3] =
    [("free", Movement::Free), ("forced", Movement::Forced), ("dice", Movement::Dice)];
const FROMS: [(&str, From); 2] = [("pile", From::Pile), ("hand", From::Hand)];
const REACHES: [(&str, TileReach); 2] = [("anywhere", TileReach::Anywhere), ("connected", TileReach::Connected)];

/// Stands for an unknown board: everything lies within it.
const UNKNOWN_BOARD: (Size, u8) = (Size::new(MAX_SIDE, MAX_SIDE), MAX_PATHS_ON_SIDE);

/// Reads tiles.json. The rules are `None` if there was any error.
pub fn read(source: &Source) -> (Option<TileRules>, Problems) {
    let mut reader = FieldReader::new(source);
    let rules = reader.root().and_then(|root| {
        let mut file = File {
            reader: &mut reader,
            rules: empty(),
            knows_items: true,
            faulty_tiles: BTreeSet::new(),
            located: HashMap::new(),
            item_numbers: HashMap::new(),
            known_pictures: HashSet::new(),
            goals_in_pool: 0,
            finds: Vec::new(),
        };
        file.game(&JsonSpot { value: &root, path: String::new() }).map(|()| file.rules)
    });
    let problems = reader.problems;
    (rules.filter(|_| !problems.has_errors()), problems)
}

fn empty() -> TileRules {
    TileRules {
        size: Size::default(),
        per_side: 1,
        unpushable_columns: Vec::new(),
        unpushable_rows: Vec::new(),
        not_exchangeable: Vec::new(),
        items: Vec::new(),
        kinds: Vec::new(),
        goal_pool: Vec::new(),
        ends_without: Vec::new(),
        fill: false,
        hidden_hands: false,
        min_players: 1,
        players: Vec::new(),
        pictures: Vec::new(),
    }
}

fn default_conduct() -> Conduct {
    Conduct {
        turn: Vec::new(),
        movement: Movement::Free,
        min_distance: 0,
        max_distance: None,
        only_forward: false,
        cycle: true,
        adding_from: From::Pile,
        adding_mode: TileReach::Anywhere,
        exchange_with: From::Pile,
        exchanging_mode: TileReach::Anywhere,
        exchange_only_flipped: false,
        hand_size: 0,
        max_items: 0,
        picked_up: None,
    }
}

/// A file while it is being read. Consequences of an error are not reported: if something is unknown, what depends on it is not checked.
struct File<'r, 'a> {
    reader: &'r mut FieldReader<'a>,
    rules: TileRules,
    /// Whether all items on tiles are known.
    knows_items: bool,
    /// Tiles whose paths or places are not completely known.
    faulty_tiles: BTreeSet<usize>,
    /// The number of the first tile at each place.
    located: HashMap<Cell, usize>,
    /// The places of items in the list of all, by name.
    item_numbers: HashMap<String, usize>,
    /// The pictures named so far.
    known_pictures: HashSet<String>,
    /// How many goals the pool contains, including faulty ones.
    goals_in_pool: usize,
    /// The goals of finding an item: path and bytes of each, and the item.
    finds: Vec<(String, Range<usize>, u8)>,
}

impl File<'_, '_> {
    fn game(&mut self, root: &JsonSpot<'_, '_>) -> Option<()> {
        let known: Vec<&str> = CONDUCT_FIELDS.iter().chain(&GAME_FIELDS).copied().collect();
        let fields = self.reader.object(root, &known)?;
        match fields.required(self.reader, root, "board") {
            Some(at) => self.board(&at),
            None => (self.rules.size, self.rules.per_side) = UNKNOWN_BOARD,
        }
        if let Some(at) = fields.required(self.reader, root, "tiles") {
            let tiles = self.reader.list(&at);
            // with more tiles nothing can be played, and nothing more has to be said of them
            for tile in tiles.iter().take(MAX_TILES.into()) {
                self.tile(tile);
            }
            let unread = tiles.len().saturating_sub(MAX_TILES.into());
            if unread > 0 {
                self.knows_items = false;
                self.faulty_tiles.insert(MAX_TILES.into());
            }
            self.check_tiles(root, &at, unread);
        } else {
            self.knows_items = false;
        }
        if let Some(at) = fields.get("item_looks") {
            self.item_looks(&at);
        }
        let mut conduct = default_conduct();
        let everyone_has_turn = fields.get("players").is_some_and(|at| all_have(&at, "turn_structure"));
        if !everyone_has_turn {
            fields.required(self.reader, root, "turn_structure");
        }
        self.conduct(&fields, &mut conduct);
        for at in ["random_goal_pool", "random_goal_pools"].iter().filter_map(|name| fields.get(name)) {
            let named = self.reader.list(&at);
            self.goals_in_pool += named.len();
            for goal in named {
                if let Some(goal) = self.goal(&goal, &["reach C R", "collect N item", "find item"]) {
                    self.rules.goal_pool.push(goal);
                }
            }
        }
        for name in ["end_of_game_conditions", "end_of_game conditions"] {
            if let Some(at) = fields.get(name) {
                for condition in self.reader.list(&at) {
                    self.end_condition(&condition);
                }
            }
        }
        for at in ["fill_unspecified_tiles", "fill_unspecified_files"].iter().filter_map(|name| fields.get(name)) {
            self.rules.fill = self.reader.flag(&at).unwrap_or(false);
        }
        if let Some(at) = fields.get("hidden_hands") {
            self.rules.hidden_hands = self.reader.flag(&at).unwrap_or(false);
        }
        if let Some(at) = fields.required(self.reader, root, "players") {
            self.players(&at, &conduct);
        }
        // no more than MAX_PLAYERS are read
        let most: u8 = self.rules.players.len().saturating_as();
        if let Some(at) = fields.get("min_players") {
            let least = self.reader.number_in(&at, 1, most.max(1).into());
            self.rules.min_players = least.and_then(|least| u8::try_from(least).ok()).unwrap_or(1);
        } else {
            // Without the field, exactly as many play as are listed.
            self.rules.min_players = most;
        }
        self.check_targets(root);
        self.check_finds();
        Some(())
    }

    fn board(&mut self, at: &JsonSpot<'_, '_>) {
        (self.rules.size, self.rules.per_side) = UNKNOWN_BOARD;
        let Some(fields) = self.reader.object(at, &BOARD_FIELDS) else { return };
        let side = |file: &mut Self, name: &str| {
            let spot = fields.required(file.reader, at, name)?;
            let number = file.reader.number_in(&spot, 1, i64::from(MAX_SIDE))?;
            u8::try_from(number).ok()
        };
        let (width, height) = (side(self, "width"), side(self, "height"));
        self.rules.size = Size::new(width.unwrap_or(MAX_SIDE), height.unwrap_or(MAX_SIDE));
        self.rules.per_side = 1;
        if let Some(spot) = fields.get("paths_on_tile_side") {
            let number = self.reader.number_in(&spot, 1, i64::from(MAX_PATHS_ON_SIDE));
            self.rules.per_side = number.and_then(|n| u8::try_from(n).ok()).unwrap_or(MAX_PATHS_ON_SIDE);
        }
        let (width, height) = (self.rules.size.width, self.rules.size.height);
        self.rules.unpushable_columns = self.lines(&fields, "unpushable_columns", width);
        self.rules.unpushable_rows = self.lines(&fields, "unpushable_rows", height);
        if let Some(spot) = fields.get("not_exchangeable_tiles") {
            for place in self.reader.list(&spot) {
                let Some(text) = self.reader.text(&place) else { continue };
                match text.parse::<Cell>() {
                    Ok(cell) if self.rules.size.contains(cell) => self.rules.not_exchangeable.push(cell),
                    Ok(cell) => self.off_board(&place, cell),
                    Err(_) => {
                        self.reader.fault(&place, Code::T020.error("no-place").arg("text", text).cure("cell-form"))
                    }
                }
            }
        }
    }

    fn lines(&mut self, fields: &ObjectFields<'_, '_>, name: &str, count: u8) -> Vec<u8> {
        let Some(spot) = fields.get(name) else { return Vec::new() };
        let list = self.reader.list(&spot);
        list.iter()
            .filter_map(|line| self.reader.number_in(line, 0, i64::from(count) - 1))
            .filter_map(|number| u8::try_from(number).ok())
            .collect()
    }

    fn off_board(&mut self, at: &JsonSpot<'_, '_>, cell: Cell) {
        let size = self.rules.size;
        let problem = Code::T021.error("outside").arg("cell", cell.to_string()).arg("size", size.to_string());
        self.reader.fault(at, problem.cure("count-from-0"));
    }
}

fn all_have(players: &JsonSpot<'_, '_>, name: &str) -> bool {
    let Value::Array(list) = players.value else { return false };
    !list.elements.is_empty() && list.elements.iter().all(|p| matches!(p, Value::Object(o) if o.get(name).is_some()))
}
