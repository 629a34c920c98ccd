//! A level tried by its author: nothing is recorded, and when the game changes play continues where it is. Never reads
//! the changed files itself.

use super::BoardScreen;
use super::party::Party;
use crate::diag::Problems;
use crate::game::{Game, Kind};
use crate::history::{Carried, Session};
use crate::play::{Engine, Trace};
use crate::shell::context::Context;
use crate::shell::{SavePlace, Seat};
use std::sync::Arc;

impl BoardScreen {
    /// Starts a level (the first if there is none with this name). If several can play, the author plays all of them.
    ///
    /// # Errors
    ///
    /// What makes the level impossible to play.
    pub fn on_trial(game: Arc<Game>, level: Option<&str>, cx: &mut Context<'_>) -> Result<Box<Self>, Problems> {
        let (number, level) = level_of(&game, level);
        let engine = Engine::new(Arc::clone(&game), number)?;
        let player = cx.host_id();
        let seats = match game.description.players.1 {
            0 | 1 => Vec::new(),
            several => vec![Seat::Person(player.clone()); usize::from(several)],
        };
        let party = Party::new(&seats, &game, cx);
        let session = Session::seated(engine, &[], Seat::write(&seats), cx.store.seed(), cx.now_ms);
        let place = SavePlace { player, game: game.id.clone(), level };
        let mut screen = Self::at(game, place, session, party);
        screen.is_trial = true;
        screen.begin_trail();
        screen.refresh();
        Ok(Box::new(screen))
    }

    /// Continues in the changed game, at the level with the same name if there is one.
    ///
    /// # Errors
    ///
    /// What makes the level impossible to play; nothing has changed then.
    pub fn reload(&mut self, game: Arc<Game>, cx: &mut Context<'_>) -> Result<Carried, Problems> {
        let is_there = game.levels.iter().any(|level| level.id == self.place.level);
        let (number, level) = level_of(&game, Some(&self.place.level));
        let engine = Engine::new(Arc::clone(&game), number)?;
        let same_players = game.description.players == self.game.description.players;
        if !is_there || !same_players {
            *self = *Self::on_trial(game, Some(&level), cx)?;
            return Ok(Carried::Anew);
        }
        let carried = self.session.carry_over(engine, cx.now_ms);
        self.game = game;
        self.way.clear();
        self.last_said.clear();
        self.forget_filling();
        self.begin_trail();
        self.refresh();
        Ok(carried)
    }

    /// What each rule did at the last move; none at the start and on boards of tiles.
    pub fn trace(&self) -> Option<Trace> {
        let (before, chosen) = self.session.last_move()?;
        self.session.engine().trace(before, chosen)
    }

    /// Identifies a moment of play: the attempt and the number of its newest save.
    pub fn moment(&self) -> (u32, u32) {
        (self.session.attempt(), self.session.number())
    }

    /// Whether the level has ended and another one follows.
    pub fn leads_on(&self) -> bool {
        self.session.outcome() != crate::play::Outcome::Playing && self.level_number() + 1 < self.game.levels.len()
    }

    /// Whether rules can be traced: those of PuzzleScript games cannot.
    pub fn has_rules_to_trace(&self) -> bool {
        !matches!(self.game.kind, Kind::PuzzleScript(_))
    }

    /// Whether the level has a file of its own: boards of tiles have none.
    pub fn has_level_file(&self) -> bool {
        matches!(self.game.kind, Kind::Rules(_))
    }

    /// The level's folder name.
    pub fn level_id(&self) -> &str {
        &self.place.level
    }
}

/// Index and folder name of the level with this name, or of the first.
fn level_of(game: &Game, wanted: Option<&str>) -> (usize, String) {
    let number = wanted.and_then(|wanted| game.levels.iter().position(|level| level.id == wanted)).unwrap_or(0);
    (number, game.levels.get(number).map(|level| level.id.clone()).unwrap_or_default())
}
