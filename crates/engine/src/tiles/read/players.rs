//! The players of tiles.json: how they play, where they start, what they must achieve.

use super::{ACTIONS, CONDUCT_FIELDS, FROMS, File, MOVEMENTS, PLAYER_FIELDS, REACHES};
use crate::tiles::rules::{
    Conduct, From, MAX_DISTANCE, MAX_HAND, MAX_PLAYERS, Movement, PathEnd, PathPlace, PlayerRules, TileReach,
};
use az::SaturatingAs;
use jsonc_parser::ast::Value;
use switchboard_base::diag::Code;
use switchboard_base::grid::Cell;
use switchboard_game::json_fields::{JsonSpot, ObjectFields};

impl File<'_, '_> {
    pub(super) fn conduct(&mut self, fields: &ObjectFields<'_, '_>, conduct: &mut Conduct) {
        if let Some(at) = fields.get("turn_structure") {
            let list = self.reader.list(&at);
            conduct.turn = list.iter().filter_map(|a| self.reader.one_of(a, &ACTIONS)).collect();
            if list.is_empty() && matches!(at.value, Value::Array(_)) {
                self.reader.fault(&at, Code::T033.error("no-action").cure("write-move"));
            }
        }
        if let Some(at) = fields.get("movement_type") {
            conduct.movement = self.reader.one_of(&at, &MOVEMENTS).unwrap_or(Movement::Free);
        }
        let far = i64::from(MAX_DISTANCE);
        if let Some(at) = fields.get("min_move_distance") {
            let number = self.reader.number_in(&at, 0, far);
            conduct.min_distance = number.and_then(|number| u16::try_from(number).ok()).unwrap_or(0);
        }
        if let Some(at) = fields.get("max_move_distance") {
            let number = self.reader.number_up_to(&at, far).unwrap_or(0);
            conduct.max_distance = u16::try_from(number).ok().filter(|n| *n > 0);
        }
        if conduct.max_distance.is_some_and(|most| most < conduct.min_distance)
            && let Some(at) = fields.get("max_move_distance").or_else(|| fields.get("min_move_distance"))
        {
            self.reader.fault(&at, Code::T034.error("distances").cure("raise-or-lower"));
        }
        if conduct.movement == Movement::Dice
            && conduct.max_distance.is_none()
            && let Some(at) = fields.get("movement_type")
        {
            self.reader.fault(&at, Code::T035.error("die").cure("add-distance"));
        }
        self.sources(fields, conduct);
        if let Some(at) = fields.get("max_hand_size") {
            conduct.hand_size = self.count(&at, i64::from(MAX_HAND));
        }
        if let Some(at) = fields.get("max_player_items") {
            conduct.max_items = self.count(&at, i64::from(u16::MAX));
        }
        if let Some(at) = fields.get("items_picked_up") {
            conduct.picked_up = self.reader.number(&at).and_then(|n| u16::try_from(n).ok());
        }
    }

    pub(super) fn sources(&mut self, fields: &ObjectFields<'_, '_>, conduct: &mut Conduct) {
        if let Some(at) = fields.get("adding_from") {
            conduct.adding_from = self.reader.one_of(&at, &FROMS).unwrap_or(From::Pile);
        }
        if let Some(at) = fields.get("exchange_with") {
            conduct.exchange_with = self.reader.one_of(&at, &FROMS).unwrap_or(From::Pile);
        }
        if let Some(at) = fields.get("adding_mode") {
            conduct.adding_mode = self.reader.one_of(&at, &REACHES).unwrap_or(TileReach::Anywhere);
        }
        if let Some(at) = fields.get("exchanging_mode") {
            conduct.exchanging_mode = self.reader.one_of(&at, &REACHES).unwrap_or(TileReach::Anywhere);
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

    /// A number of things; 0 or less counts as none.
    fn count(&mut self, at: &JsonSpot<'_, '_>, most: i64) -> u16 {
        self.reader.number_up_to(at, most).unwrap_or(0).saturating_as()
    }

    pub(super) fn players(&mut self, at: &JsonSpot<'_, '_>, common: &Conduct) {
        let list = self.reader.list(at);
        if list.is_empty() || list.len() > MAX_PLAYERS {
            let problem = Code::T040.error("players").arg("count", list.len()).arg("most", MAX_PLAYERS);
            self.reader.fault(at, problem.cure("list-players"));
        }
        let known: Vec<&str> = PLAYER_FIELDS.iter().chain(&CONDUCT_FIELDS).copied().collect();
        let mut drawn = 0usize;
        for spot in list.into_iter().take(MAX_PLAYERS) {
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
            let name = fields.get("name").map(|spot| self.name(&spot)).unwrap_or_default();
            let picture = fields.get("picture").and_then(|spot| self.picture(&spot));
            self.rules.players.push(PlayerRules { starts, goals, scoring, conduct, name, picture });
        }
    }

    pub(super) fn starts(&mut self, at: &JsonSpot<'_, '_>, fields: &ObjectFields<'_, '_>) -> Vec<PathPlace> {
        let Some(places) = fields.get("starting_places") else {
            return self.single_start(at, fields).into_iter().collect();
        };
        let mut starts = Vec::new();
        for spot in self.reader.list(&places) {
            let parts = self.reader.list(&spot);
            let [column, row, side, index] = parts.as_slice() else {
                self.reader.fault(&spot, Code::T043.error("parts").cure("four-parts"));
                continue;
            };
            let place = self.start(&spot, column, row, side, index);
            starts.extend(place);
        }
        starts
    }

    pub(super) fn single_start(&mut self, at: &JsonSpot<'_, '_>, fields: &ObjectFields<'_, '_>) -> Option<PathPlace> {
        let column = fields.required(self.reader, at, "starting_x");
        let row = fields.required(self.reader, at, "starting_y");
        let side = fields.required(self.reader, at, "starting_side");
        let index = fields.required(self.reader, at, "starting_path_index");
        self.start(at, &column?, &row?, &side?, &index?)
    }

    pub(super) fn start(
        &mut self,
        at: &JsonSpot<'_, '_>,
        column: &JsonSpot<'_, '_>,
        row: &JsonSpot<'_, '_>,
        side: &JsonSpot<'_, '_>,
        index: &JsonSpot<'_, '_>,
    ) -> Option<PathPlace> {
        let x = self.reader.number_in(column, 0, i64::from(self.rules.size.width) - 1);
        let y = self.reader.number_in(row, 0, i64::from(self.rules.size.height) - 1);
        let letter = self.reader.text(side);
        let side = letter.and_then(|letter| self.side(side, letter));
        let index = self.reader.number_in(index, 0, i64::from(self.rules.per_side) - 1);
        let cell = Cell::new(u8::try_from(x?).ok()?, u8::try_from(y?).ok()?);
        let end = PathEnd { side: side?, index: u8::try_from(index?).ok()? };
        if self.located.contains_key(&cell) {
            if self
                .known_tile(cell)
                .is_some_and(|tile| !tile.paths.iter().any(|path| path.has(end, self.rules.per_side)))
            {
                self.reader.fault(at, Code::T044.error("no-path").arg("cell", cell.to_string()).cure("start-on-end"));
            }
        } else if !self.rules.fill && !self.rules.kinds.is_empty() && self.faulty_tiles.is_empty() {
            self.reader.fault(at, Code::T045.error("no-tile").arg("cell", cell.to_string()).cure("give-location"));
        }
        Some(PathPlace { cell, end })
    }
}
