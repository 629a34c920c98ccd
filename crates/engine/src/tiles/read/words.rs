//! Texts of several words in tiles.json: places, effects, goals, conditions, scoring.

use super::File;
use crate::tiles::rules::{GoalSource, Scoring, TileEffect, TileGoal};
use switchboard_base::diag::{Code, Problem, nearest};
use switchboard_base::grid::Cell;
use switchboard_game::json_fields::JsonSpot;

impl File<'_, '_> {
    pub(super) fn cell(&mut self, at: &JsonSpot<'_, '_>, column: &str, row: &str) -> Option<Cell> {
        let parsed = column.parse().ok().zip(row.parse().ok());
        let Some((x, y)) = parsed else {
            let problem = Code::T020.error("no-place").arg("text", format!("{column} {row}"));
            self.reader.fault(at, problem.cure("column-and-row"));
            return None;
        };
        let cell = Cell::new(x, y);
        if self.rules.size.contains(cell) {
            return Some(cell);
        }
        self.off_board(at, cell);
        None
    }

    /// Reports a text that has none of these forms: names the form whose first word is most similar, otherwise all of them.
    fn no_words(&mut self, at: &JsonSpot<'_, '_>, problem: Problem, text: &str, forms: &[&str]) {
        let first = |text: &str| text.split_whitespace().next().unwrap_or_default().to_lowercase();
        let known: Vec<String> = forms.iter().map(|form| first(form)).collect();
        let words: Vec<&str> = known.iter().map(String::as_str).collect();
        let meant =
            nearest(&first(text), words.iter().copied()).and_then(|word| forms.iter().find(|form| first(form) == word));
        let problem = match meant {
            Some(form) => problem.arg("near", *form).cure("near-quoted"),
            None => problem.arg("forms", forms.join("\", \"")).arg("count", forms.len()).cure("write-form"),
        };
        self.reader.fault(at, problem.arg("text", text));
    }

    pub(super) fn effect(&mut self, at: &JsonSpot<'_, '_>) -> Option<TileEffect> {
        let text = self.reader.text(at)?;
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["move", column, row, side, index] => {
                let cell = self.cell(at, column, row)?;
                Some(TileEffect::Move(cell, self.end(at, &format!("{side}{index}"))?))
            }
            ["eliminate"] => Some(TileEffect::Eliminate),
            ["collect"] => Some(TileEffect::Collect),
            ["return"] => Some(TileEffect::Return),
            ["send", column, row] => Some(TileEffect::Send(self.cell(at, column, row)?)),
            ["skip", turns] if turns.parse::<u16>().is_ok() => Some(TileEffect::Skip(turns.parse().unwrap_or(1))),
            _ => {
                let forms = ["move C R S N", "eliminate", "collect", "send C R", "return", "skip N"];
                self.no_words(at, Code::T030.error("no-effect"), text, &forms);
                None
            }
        }
    }

    pub(super) fn goal(&mut self, at: &JsonSpot<'_, '_>, forms: &[&str]) -> Option<TileGoal> {
        let text = self.reader.text(at)?;
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["reach", column, row] => Some(TileGoal::Reach(self.cell(at, column, row)?)),
            ["collect", count, item @ ..] if !item.is_empty() && count.parse::<u16>().is_ok() => {
                Some(TileGoal::Collect(count.parse().unwrap_or(1), self.known_item(at, &item.join(" "))?))
            }
            ["find", item @ ..] if !item.is_empty() => {
                let item = self.known_item(at, &item.join(" "))?;
                self.finds.push((at.path.clone(), at.range(), item));
                Some(TileGoal::Find(item))
            }
            _ => {
                self.no_words(at, Code::T031.error("no-goal"), text, forms);
                None
            }
        }
    }

    pub(super) fn end_condition(&mut self, at: &JsonSpot<'_, '_>) {
        let Some(text) = self.reader.text(at) else { return };
        let words: Vec<&str> = text.split_whitespace().collect();
        match words.as_slice() {
            ["no", item @ ..] if !item.is_empty() => {
                if let Some(item) = self.known_item(at, &item.join(" ")) {
                    self.rules.ends_without.push(item);
                }
            }
            _ => {
                self.no_words(at, Code::T032.error("no-condition"), text, &["no ITEM"]);
            }
        }
    }

    /// A goal of a player's own: a place, or `random N`.
    pub(super) fn player_goal(&mut self, at: &JsonSpot<'_, '_>, drawn: &mut usize) -> Option<GoalSource> {
        let text = self.reader.text(at)?;
        let words: Vec<&str> = text.split_whitespace().collect();
        let Some((&"random", count)) = words.split_first() else {
            return self.goal(at, &["reach C R", "collect N item", "find item", "random N"]).map(GoalSource::Own);
        };
        let Ok(count) = count.join(" ").parse::<u16>() else {
            self.no_words(at, Code::T031.error("no-goal"), text, &["random N"]);
            return None;
        };
        *drawn += usize::from(count);
        let pool = self.goals_in_pool;
        if *drawn > pool {
            let problem = Code::T041.error("pool").arg("drawn", *drawn).arg("pool", pool);
            self.reader.fault(at, problem.cure("add-goals"));
        }
        Some(GoalSource::Random(count))
    }

    pub(super) fn scoring(&mut self, at: &JsonSpot<'_, '_>) -> Option<Scoring> {
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
                self.no_words(at, Code::T042.error("no-scoring"), text, &["items NAME", "items NAME C R"]);
                None
            }
        }
    }
}
