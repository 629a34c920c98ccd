//! tiles.json to [`Rules`]: every field of tiles.md with its default, all problems at once. Never plays.

use super::json::{Fields, Reader, Spot};
use super::rules::{
    Action, Conduct, Effect, End, From, Goal, GoalSource, Kind, MAX_DISTANCE, MAX_PATHS_ON_SIDE, MAX_PLAYERS,
    MAX_TILES, Movement, Place, PlayerRules, Reach, Rules, Scoring,
};
use crate::diag::Problems;
use crate::game::{Source, Text};
use crate::grid::{Cell, MAX_SIDE, Side, Size};
use jsonc_parser::ast::Value;

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
const GAME_FIELDS: [&str; 9] = [
    "random_goal_pool",
    "end_of_game_conditions",
    "end_of_game conditions",
    "fill_unspecified_tiles",
    "board",
    "tiles",
    "players",
    "hidden_hands",
    "min_players",
];
const BOARD_FIELDS: [&str; 6] =
    ["width", "height", "unpushable_columns", "unpushable_rows", "not_exchangeable_tiles", "paths_on_tile_side"];
const TILE_FIELDS: [&str; 10] = [
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
];
const PLAYER_FIELDS: [&str; 7] = [
    "starting_x",
    "starting_y",
    "starting_side",
    "starting_path_index",
    "starting_places",
    "goals",
    "end_of_game_scoring",
];
const ACTIONS: [(&str, Action); 5] = [
    ("move", Action::Move),
    ("moveAll", Action::MoveAll),
    ("push", Action::Push),
    ("add", Action::Add),
    ("exchange", Action::Exchange),
];
const MOVEMENTS: [(&str, Movement); 3] =
    [("free", Movement::Free), ("forced", Movement::Forced), ("dice", Movement::Dice)];
const FROMS: [(&str, From); 2] = [("pile", From::Pile), ("hand", From::Hand)];
const REACHES: [(&str, Reach); 2] = [("anywhere", Reach::Anywhere), ("connected", Reach::Connected)];

/// Reads tiles.json. The rules are there if no error was found.
pub fn read(source: &Source) -> (Option<Rules>, Problems) {
    let mut reader = Reader::new(source);
    let rules = reader.root().and_then(|root| {
        let mut file = File { reader: &mut reader, rules: empty(), no_items: Vec::new() };
        file.game(&Spot { value: &root, path: String::new() }).map(|()| file.rules)
    });
    let problems = reader.problems;
    (rules.filter(|_| !problems.has_errors()), problems)
}

fn empty() -> Rules {
    Rules {
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
        adding_mode: Reach::Anywhere,
        exchange_with: From::Pile,
        exchanging_mode: Reach::Anywhere,
        exchange_only_flipped: false,
        hand_size: 0,
        max_items: 0,
        picked_up: None,
    }
}

struct File<'r, 'a> {
    reader: &'r mut Reader<'a>,
    rules: Rules,
    /// Item names that lie on no tile so far, with nothing to check them against yet.
    no_items: Vec<String>,
}

impl File<'_, '_> {
    fn game(&mut self, root: &Spot<'_, '_>) -> Option<()> {
        let known: Vec<&str> = CONDUCT_FIELDS.iter().chain(&GAME_FIELDS).copied().collect();
        let fields = self.reader.object(root, &known)?;
        if let Some(at) = fields.required(self.reader, root, "board") {
            self.board(&at);
        }
        if let Some(at) = fields.required(self.reader, root, "tiles") {
            for tile in self.reader.list(&at) {
                self.tile(&tile);
            }
            self.check_tiles(&at);
        }
        let mut conduct = default_conduct();
        let everyone_has_turn = fields.get("players").is_some_and(|at| all_have(&at, "turn_structure"));
        if !everyone_has_turn {
            fields.required(self.reader, root, "turn_structure");
        }
        self.conduct(&fields, &mut conduct);
        if let Some(at) = fields.get("random_goal_pool") {
            for goal in self.reader.list(&at) {
                if let Some(goal) = self.goal(&goal) {
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
        if let Some(at) = fields.get("fill_unspecified_tiles") {
            self.rules.fill = self.reader.flag(&at).unwrap_or(false);
        }
        if let Some(at) = fields.get("hidden_hands") {
            self.rules.hidden_hands = self.reader.flag(&at).unwrap_or(false);
        }
        if let Some(at) = fields.required(self.reader, root, "players") {
            self.players(&at, &conduct);
        }
        if let Some(at) = fields.get("min_players") {
            let most = i64::try_from(self.rules.players.len().max(1)).unwrap_or(1);
            let least = self.reader.number_in(&at, 1, most).unwrap_or(1);
            self.rules.min_players = u8::try_from(least).unwrap_or(1);
        } else {
            self.rules.min_players = u8::try_from(self.rules.players.len()).unwrap_or(1);
        }
        Some(())
    }

    fn board(&mut self, at: &Spot<'_, '_>) {
        let Some(fields) = self.reader.object(at, &BOARD_FIELDS) else { return };
        let side = |file: &mut Self, name: &str| {
            let spot = fields.required(file.reader, at, name)?;
            let number = file.reader.number_in(&spot, 1, i64::from(MAX_SIDE))?;
            u8::try_from(number).ok()
        };
        let (width, height) = (side(self, "width"), side(self, "height"));
        self.rules.size = Size::new(width.unwrap_or(0), height.unwrap_or(0));
        if let Some(spot) = fields.get("paths_on_tile_side") {
            let number = self.reader.number_in(&spot, 1, i64::from(MAX_PATHS_ON_SIDE));
            self.rules.per_side = number.and_then(|n| u8::try_from(n).ok()).unwrap_or(1);
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
                    Err(fault) => {
                        self.reader.fault("T020", &place, &format!("\"{text}\" is no place"), &fault.to_string());
                    }
                }
            }
        }
    }

    fn lines(&mut self, fields: &Fields<'_, '_>, name: &str, count: u8) -> Vec<u8> {
        let Some(spot) = fields.get(name) else { return Vec::new() };
        let list = self.reader.list(&spot);
        list.iter()
            .filter_map(|line| self.reader.number_in(line, 0, i64::from(count) - 1))
            .filter_map(|number| u8::try_from(number).ok())
            .collect()
    }

    fn off_board(&mut self, at: &Spot<'_, '_>, cell: Cell) {
        let size = self.rules.size;
        self.reader.fault(
            "T021",
            at,
            &format!("{cell} lies outside the board of {size}"),
            "columns and rows count from 0",
        );
    }

    fn tile(&mut self, at: &Spot<'_, '_>) {
        let Some(fields) = self.reader.object(at, &TILE_FIELDS) else { return };
        let mut kind = Kind { amount: 1, ..Kind::default() };
        if let Some(spot) = fields.get("connections") {
            kind.paths = self.connections(&spot);
        }
        for (name, place) in [
            ("face_down", &mut kind.face_down),
            ("movement_ending", &mut kind.movement_ending),
            ("can_turn_around", &mut kind.can_turn_around),
        ] {
            if let Some(spot) = fields.get(name) {
                *place = self.reader.flag(&spot).unwrap_or(false);
            }
        }
        if let Some(spot) = fields.get("items") {
            kind.items = self.tile_items(&spot);
        }
        if let Some(spot) = fields.get("effects") {
            for effect in self.reader.list(&spot) {
                kind.effects.extend(self.effect(&effect));
            }
        }
        if let Some(spot) = fields.get("amount") {
            let most = i64::try_from(MAX_TILES).unwrap_or(i64::MAX);
            let amount = self.reader.number_in(&spot, 1, most).unwrap_or(1);
            kind.amount = u16::try_from(amount).unwrap_or(1);
        }
        if let Some(spot) = fields.get("location") {
            kind.location = self.location(&spot);
            if kind.amount > 1 {
                self.reader.fault(
                    "T022",
                    &spot,
                    "several tiles cannot lie on one place",
                    "leave out location, or amount, or write one tile for each place",
                );
            }
        }
        if let Some(spot) = fields.get("picture") {
            kind.picture = self.reader.text(&spot).map(str::to_owned);
        }
        if let Some(spot) = fields.get("name") {
            kind.name = self.name(&spot);
        }
        self.rules.kinds.push(kind);
    }

    fn name(&mut self, at: &Spot<'_, '_>) -> Text {
        let Value::Object(object) = at.value else {
            return self.reader.text(at).map(Text::plain).unwrap_or_default();
        };
        let mut text = Text::default();
        for property in &object.properties {
            let tag = property.name.as_str().to_owned();
            let spot = Spot { value: &property.value, path: format!("{}.{tag}", at.path) };
            if let Some(words) = self.reader.text(&spot) {
                text.variants.push((tag, words.to_owned()));
            }
        }
        text
    }

    fn connections(&mut self, at: &Spot<'_, '_>) -> Vec<Vec<End>> {
        let mut used: Vec<End> = Vec::new();
        let mut paths = Vec::new();
        for spot in self.reader.list(at) {
            let Some(text) = self.reader.text(&spot) else { continue };
            let mut path = Vec::new();
            for word in text.split(',').map(str::trim) {
                let Some(end) = self.end(&spot, word) else { continue };
                if used.contains(&end) {
                    self.reader.fault(
                        "T023",
                        &spot,
                        &format!("{word} is joined twice on this tile"),
                        "name each end once; join several sides in one text, such as \"L0,U0,D0\"",
                    );
                } else {
                    used.push(end);
                    path.push(end);
                }
            }
            if !path.is_empty() {
                path.sort();
                paths.push(path);
            }
        }
        paths
    }

    fn end(&mut self, at: &Spot<'_, '_>, word: &str) -> Option<End> {
        let mut letters = word.chars();
        let side = letters.next().map(String::from).unwrap_or_default();
        let side = self.side(at, &side)?;
        let per_side = self.rules.per_side;
        match letters.as_str().parse::<u8>() {
            Ok(index) if index < per_side => Some(End { side, index }),
            _ => {
                self.reader.fault(
                    "T025",
                    at,
                    &format!("\"{word}\" names no end of a path; a side has {per_side} (counted from 0)"),
                    "write a side and a number, such as U0, or raise board.paths_on_tile_side",
                );
                None
            }
        }
    }

    fn side(&mut self, at: &Spot<'_, '_>, letter: &str) -> Option<Side> {
        let side = match letter {
            "U" => Some(Side::Up),
            "R" => Some(Side::Right),
            "D" => Some(Side::Down),
            "L" => Some(Side::Left),
            _ => None,
        };
        if side.is_none() {
            self.reader.fault(
                "T024",
                at,
                &format!("side \"{letter}\" is none of U D L R"),
                "U is up, D down, L left, R right",
            );
        }
        side
    }

    fn location(&mut self, at: &Spot<'_, '_>) -> Option<Cell> {
        let list = self.reader.list(at);
        let [column, row] = list.as_slice() else {
            self.reader.fault("T020", at, "a place has two numbers", "write [column, row]");
            return None;
        };
        let column = self.reader.number_in(column, 0, i64::from(self.rules.size.width) - 1)?;
        let row = self.reader.number_in(row, 0, i64::from(self.rules.size.height) - 1)?;
        Some(Cell::new(u8::try_from(column).ok()?, u8::try_from(row).ok()?))
    }

    fn tile_items(&mut self, at: &Spot<'_, '_>) -> Vec<(u8, u16)> {
        let mut items: Vec<(u8, u16)> = Vec::new();
        for spot in self.reader.list(at) {
            let Some(text) = self.reader.text(&spot) else { continue };
            let words: Vec<&str> = text.split_whitespace().collect();
            let (name, count) = match words.as_slice() {
                [name @ .., count] if !name.is_empty() && count.parse::<u16>().is_ok() => {
                    (name.join(" "), count.parse().unwrap_or(1))
                }
                _ => (words.join(" "), 1),
            };
            if let Some(item) = self.item(&spot, &name) {
                self.no_items.retain(|n| *n != name);
                items.push((item, count));
            }
        }
        items
    }

    /// The number of an item's name, made if it is new.
    fn item(&mut self, at: &Spot<'_, '_>, name: &str) -> Option<u8> {
        if name.is_empty() {
            self.reader.fault("T026", at, "the name of the item is missing", "write a name, such as coin");
            return None;
        }
        let place = self.rules.items.iter().position(|n| n == name).unwrap_or_else(|| {
            self.rules.items.push(name.to_owned());
            self.no_items.push(name.to_owned());
            self.rules.items.len() - 1
        });
        let number = u8::try_from(place).ok();
        if number.is_none() {
            self.reader.fault("T026", at, "there are more than 256 kinds of items", "use fewer names");
        }
        number
    }

    /// An item that must lie on some tile.
    fn known_item(&mut self, at: &Spot<'_, '_>, name: &str) -> Option<u8> {
        let laid = self.rules.items.iter().any(|n| n == name) && !self.no_items.iter().any(|n| n == name);
        if !laid && !name.is_empty() {
            let known: Vec<String> = self.rules.items.iter().filter(|n| !self.no_items.contains(n)).cloned().collect();
            let cure = if known.is_empty() {
                "put it on a tile with \"items\"".to_owned()
            } else {
                format!("the items on tiles are {}", known.join(", "))
            };
            self.reader.fault("T027", at, &format!("no tile holds the item \"{name}\""), &cure);
            return None;
        }
        self.item(at, name)
    }

    fn cell(&mut self, at: &Spot<'_, '_>, column: &str, row: &str) -> Option<Cell> {
        let parsed = column.parse().ok().zip(row.parse().ok());
        let Some((x, y)) = parsed else {
            self.reader.fault(
                "T020",
                at,
                &format!("\"{column} {row}\" is no place"),
                "write column and row as two numbers, counted from 0",
            );
            return None;
        };
        let cell = Cell::new(x, y);
        if self.rules.size.contains(cell) {
            return Some(cell);
        }
        self.off_board(at, cell);
        None
    }

    fn effect(&mut self, at: &Spot<'_, '_>) -> Option<Effect> {
        let text = self.reader.text(at)?;
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["move", column, row, side, index] => {
                let cell = self.cell(at, column, row)?;
                Some(Effect::Move(cell, self.end(at, &format!("{side}{index}"))?))
            }
            ["eliminate"] => Some(Effect::Eliminate),
            ["collect"] => Some(Effect::Collect),
            ["return"] => Some(Effect::Return),
            ["send", column, row] => Some(Effect::Send(self.cell(at, column, row)?)),
            ["skip", turns] if turns.parse::<u16>().is_ok() => Some(Effect::Skip(turns.parse().unwrap_or(1))),
            _ => {
                self.reader.fault(
                    "T030",
                    at,
                    &format!("\"{text}\" is no effect"),
                    "write move C R S N, eliminate, collect, send C R, return or skip N",
                );
                None
            }
        }
    }

    fn goal(&mut self, at: &Spot<'_, '_>) -> Option<Goal> {
        let text = self.reader.text(at)?;
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["reach", column, row] => Some(Goal::Reach(self.cell(at, column, row)?)),
            ["collect", count, item @ ..] if !item.is_empty() && count.parse::<u16>().is_ok() => {
                Some(Goal::Collect(count.parse().unwrap_or(1), self.known_item(at, &item.join(" "))?))
            }
            ["find", item @ ..] if !item.is_empty() => Some(Goal::Find(self.known_item(at, &item.join(" "))?)),
            _ => {
                self.reader.fault(
                    "T031",
                    at,
                    &format!("\"{text}\" is no goal"),
                    "write reach C R, collect N item or find item",
                );
                None
            }
        }
    }

    fn end_condition(&mut self, at: &Spot<'_, '_>) {
        let Some(text) = self.reader.text(at) else { return };
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["no", item @ ..] if !item.is_empty() => {
                if let Some(item) = self.known_item(at, &item.join(" ")) {
                    self.rules.ends_without.push(item);
                }
            }
            _ => {
                self.reader.fault("T032", at, &format!("\"{text}\" is no condition"), "write no item, such as no coin")
            }
        }
    }

    /// The fields that a game gives and a player may give again.
    fn conduct(&mut self, fields: &Fields<'_, '_>, conduct: &mut Conduct) {
        if let Some(at) = fields.get("turn_structure") {
            let list = self.reader.list(&at);
            conduct.turn = list.iter().filter_map(|a| self.reader.one_of(a, &ACTIONS)).collect();
            if list.is_empty() {
                self.reader.fault("T033", &at, "a turn has at least one action", "write [\"move\"], for example");
            }
        }
        if let Some(at) = fields.get("movement_type") {
            conduct.movement = self.reader.one_of(&at, &MOVEMENTS).unwrap_or(Movement::Free);
        }
        let far = i64::from(MAX_DISTANCE);
        if let Some(at) = fields.get("min_move_distance") {
            let number = self.reader.number_in(&at, 0, far).unwrap_or(0);
            conduct.min_distance = u16::try_from(number).unwrap_or(0);
        }
        if let Some(at) = fields.get("max_move_distance") {
            let number = self.reader.number_in(&at, i64::from(i32::MIN), far).unwrap_or(0);
            conduct.max_distance = u16::try_from(number).ok().filter(|n| *n > 0);
        }
        if conduct.max_distance.is_some_and(|most| most < conduct.min_distance)
            && let Some(at) = fields.get("max_move_distance").or_else(|| fields.get("min_move_distance"))
        {
            self.reader.fault(
                "T034",
                &at,
                "the longest move is shorter than the shortest",
                "raise max_move_distance or lower min_move_distance",
            );
        }
        if conduct.movement == Movement::Dice
            && conduct.max_distance.is_none()
            && let Some(at) = fields.get("movement_type")
        {
            self.reader.fault("T035", &at, "a die needs a highest number", "add \"max_move_distance\": 6");
        }
        self.sources(fields, conduct);
        if let Some(at) = fields.get("max_hand_size") {
            conduct.hand_size = self.count(&at);
        }
        if let Some(at) = fields.get("max_player_items") {
            conduct.max_items = self.count(&at);
        }
        if let Some(at) = fields.get("items_picked_up") {
            conduct.picked_up = self.reader.number(&at).and_then(|n| u16::try_from(n).ok());
        }
    }

    fn sources(&mut self, fields: &Fields<'_, '_>, conduct: &mut Conduct) {
        if let Some(at) = fields.get("adding_from") {
            conduct.adding_from = self.reader.one_of(&at, &FROMS).unwrap_or(From::Pile);
        }
        if let Some(at) = fields.get("exchange_with") {
            conduct.exchange_with = self.reader.one_of(&at, &FROMS).unwrap_or(From::Pile);
        }
        if let Some(at) = fields.get("adding_mode") {
            conduct.adding_mode = self.reader.one_of(&at, &REACHES).unwrap_or(Reach::Anywhere);
        }
        if let Some(at) = fields.get("exchanging_mode") {
            conduct.exchanging_mode = self.reader.one_of(&at, &REACHES).unwrap_or(Reach::Anywhere);
        }
        for (name, place) in [
            ("only_forward_movement", &mut conduct.only_forward),
            ("cycle_pushed_out_tiles", &mut conduct.cycle),
            ("exchange_only_flipped", &mut conduct.exchange_only_flipped),
        ] {
            if let Some(at) = fields.get(name)
                && let Some(flag) = self.reader.flag(&at)
            {
                *place = flag;
            }
        }
    }

    /// A number of things; 0 or less is none.
    fn count(&mut self, at: &Spot<'_, '_>) -> u16 {
        let most = i64::try_from(MAX_TILES).unwrap_or(i64::MAX);
        let number = self.reader.number_in(at, i64::from(i32::MIN), most).unwrap_or(0);
        u16::try_from(number).unwrap_or(0)
    }

    fn players(&mut self, at: &Spot<'_, '_>, common: &Conduct) {
        let list = self.reader.list(at);
        if list.is_empty() || list.len() > MAX_PLAYERS {
            self.reader.fault(
                "T040",
                at,
                &format!("there are {} players", list.len()),
                &format!("list 1 to {MAX_PLAYERS} players"),
            );
        }
        let known: Vec<&str> = PLAYER_FIELDS.iter().chain(&CONDUCT_FIELDS).copied().collect();
        let mut drawn = 0usize;
        for spot in list {
            let Some(fields) = self.reader.object(&spot, &known) else { continue };
            let mut conduct = common.clone();
            self.conduct(&fields, &mut conduct);
            let starts = self.starts(&spot, &fields);
            let mut goals = Vec::new();
            if let Some(at) = fields.get("goals") {
                for goal in self.reader.list(&at) {
                    goals.extend(self.player_goal(&goal, &mut drawn));
                }
            }
            let mut scoring = Vec::new();
            if let Some(at) = fields.get("end_of_game_scoring") {
                for line in self.reader.list(&at) {
                    scoring.extend(self.scoring(&line));
                }
            }
            self.rules.players.push(PlayerRules { starts, goals, scoring, conduct });
        }
    }

    fn player_goal(&mut self, at: &Spot<'_, '_>, drawn: &mut usize) -> Option<GoalSource> {
        let text = self.reader.text(at)?;
        let words: Vec<&str> = text.split_whitespace().collect();
        let ["random", count] = words.as_slice() else {
            return self.goal(at).map(GoalSource::Own);
        };
        let Ok(count) = count.parse::<u16>() else {
            self.reader.fault("T031", at, &format!("\"{text}\" is no goal"), "write random and a number");
            return None;
        };
        *drawn += usize::from(count);
        let pool = self.rules.goal_pool.len();
        if *drawn > pool {
            self.reader.fault(
                "T041",
                at,
                &format!("{drawn} goals are to be drawn so far, but the pool has {pool}"),
                "add goals to random_goal_pool or draw fewer",
            );
        }
        Some(GoalSource::Random(count))
    }

    fn scoring(&mut self, at: &Spot<'_, '_>) -> Option<Scoring> {
        let text = self.reader.text(at)?;
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["items", item @ .., column, row]
                if !item.is_empty() && column.parse::<u16>().is_ok() && row.parse::<u16>().is_ok() =>
            {
                let place = Some(self.cell(at, column, row)?);
                Some(Scoring { item: self.known_item(at, &item.join(" "))?, place })
            }
            ["items", item @ ..] if !item.is_empty() => {
                Some(Scoring { item: self.known_item(at, &item.join(" "))?, place: None })
            }
            _ => {
                self.reader.fault(
                    "T042",
                    at,
                    &format!("\"{text}\" is no scoring"),
                    "write items NAME or items NAME C R",
                );
                None
            }
        }
    }

    fn starts(&mut self, at: &Spot<'_, '_>, fields: &Fields<'_, '_>) -> Vec<Place> {
        let Some(places) = fields.get("starting_places") else {
            return self.single_start(at, fields).into_iter().collect();
        };
        let mut starts = Vec::new();
        for spot in self.reader.list(&places) {
            let parts = self.reader.list(&spot);
            let [column, row, side, index] = parts.as_slice() else {
                self.reader.fault("T043", &spot, "a starting place has four parts", "write [column, row, \"U\", 0]");
                continue;
            };
            let place = self.start(&spot, column, row, side, index);
            starts.extend(place);
        }
        starts
    }

    fn single_start(&mut self, at: &Spot<'_, '_>, fields: &Fields<'_, '_>) -> Option<Place> {
        let column = fields.required(self.reader, at, "starting_x");
        let row = fields.required(self.reader, at, "starting_y");
        let side = fields.required(self.reader, at, "starting_side");
        let index = fields.required(self.reader, at, "starting_path_index");
        self.start(at, &column?, &row?, &side?, &index?)
    }

    fn start(
        &mut self,
        at: &Spot<'_, '_>,
        column: &Spot<'_, '_>,
        row: &Spot<'_, '_>,
        side: &Spot<'_, '_>,
        index: &Spot<'_, '_>,
    ) -> Option<Place> {
        let x = self.reader.number_in(column, 0, i64::from(self.rules.size.width) - 1);
        let y = self.reader.number_in(row, 0, i64::from(self.rules.size.height) - 1);
        let letter = self.reader.text(side);
        let side = letter.and_then(|letter| self.side(side, letter));
        let index = self.reader.number_in(index, 0, i64::from(self.rules.per_side) - 1);
        let cell = Cell::new(u8::try_from(x?).ok()?, u8::try_from(y?).ok()?);
        let end = End { side: side?, index: u8::try_from(index?).ok()? };
        let tile = self.rules.kinds.iter().find(|k| k.location == Some(cell));
        if let Some(tile) = tile {
            if !tile.paths.iter().any(|path| path.contains(&end)) {
                self.reader.fault(
                    "T044",
                    at,
                    &format!("the tile at {cell} has no path at this end"),
                    "start on an end that the tile's connections name",
                );
            }
        } else if !self.rules.fill && !self.rules.kinds.is_empty() {
            self.reader.fault(
                "T045",
                at,
                &format!("there is no tile at {cell}"),
                "give a tile this location, or set fill_unspecified_tiles to true",
            );
        }
        Some(Place { cell, end })
    }

    fn check_tiles(&mut self, at: &Spot<'_, '_>) {
        let list = match at.value {
            Value::Array(array) => array.elements.len(),
            _ => return,
        };
        let total: usize = self.rules.kinds.iter().map(|k| usize::from(k.amount)).sum();
        if total > MAX_TILES {
            self.reader.fault("T028", at, &format!("there are {total} tiles"), &format!("use at most {MAX_TILES}"));
        }
        if list == 0 {
            self.reader.fault("T028", at, "there are no tiles", "list at least one tile");
        }
        let mut taken: Vec<Cell> = Vec::new();
        for (i, cell) in
            self.rules.kinds.iter().enumerate().filter_map(|(i, k)| Some((i, k.location?))).collect::<Vec<_>>()
        {
            if taken.contains(&cell) {
                self.reader.fault(
                    "T029",
                    at,
                    &format!("tiles[{i}]: another tile lies at {cell} already"),
                    "give one of them another location",
                );
            }
            taken.push(cell);
        }
    }
}

fn all_have(players: &Spot<'_, '_>, name: &str) -> bool {
    let Value::Array(list) = players.value else { return false };
    !list.elements.is_empty() && list.elements.iter().all(|p| matches!(p, Value::Object(o) if o.get(name).is_some()))
}
