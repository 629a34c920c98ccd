//! What was played: attempts at a level, and how far a player is in a game.

use super::super::SavedAttempt;
use super::super::listed::Listed;
use super::super::people::inward;
use super::super::write::problem;
use super::FolderStore;
use crate::diag::{Problem, Problems};
use crate::disk::file_system::folders_in;
use crate::history::{SaveEvent, Start, start_of};
use crate::shell::{LevelProgress, SavePlace, Saves};

impl FolderStore {
    /// How far a player is in each of these levels of a game.
    pub(super) fn progress_of(
        &mut self,
        player: &str,
        game: &str,
        levels: &[&str],
    ) -> Result<Vec<LevelProgress>, Problem> {
        let folder = self.users.game_folder(player, game)?;
        let unread = |fault| problem(&folder, "doing-reading-saves", &fault);
        let played = folders_in(self.disk().as_ref(), &folder).map_err(unread)?;
        let progress = |level: &str| -> Result<LevelProgress, Problem> {
            let place = SavePlace { player: player.to_owned(), game: game.to_owned(), level: level.to_owned() };
            let mut newest = Vec::new();
            self.outbox.add_waiting(&place, &mut newest);
            let newest = match newest.pop() {
                None if played.iter().any(|known| known == level) => self.users.level(&place)?.newest()?,
                waiting => waiting,
            };
            let Some(newest) = newest else { return Ok(LevelProgress::default()) };
            let over = matches!(newest.event, SaveEvent::GameFinished | SaveEvent::Restarted);
            Ok(LevelProgress {
                done: newest.best.is_some(),
                best_moves: newest.best,
                begun: newest.number > 0 && !over,
            })
        };
        levels.iter().map(|level| progress(level)).collect()
    }

    /// The attempts at a level with their saves, those that wait included.
    pub(super) fn all_attempts(&mut self, place: &SavePlace) -> Vec<Saves> {
        let level_start = self.level_start(place);
        let users = &self.users;
        let saves = |mut read: SavedAttempt| {
            inward(users, &mut read.saves);
            Saves { saves: read.saves, problems: read.problems }
        };
        let read = match users.level(place) {
            Ok(folder) => folder.attempts(&level_start),
            Err(fault) => vec![SavedAttempt { saves: Vec::new(), problems: fault.into() }],
        };
        let mut all: Vec<Saves> = read.into_iter().map(saves).collect();
        for (_, save) in self.outbox.waiting().filter(|(waiting, _)| waiting == place) {
            let same = |saves: &Saves| saves.saves.last().is_some_and(|last| last.attempt == save.attempt);
            match all.iter_mut().rev().find(|saves| same(saves)) {
                Some(attempt) => attempt.saves.push(save.clone()),
                None => all.push(Saves { saves: vec![save.clone()], problems: Problems::new() }),
            }
        }
        all
    }

    /// Lists the attempts at a level: how many saves each has.
    pub(super) fn list_attempts(&mut self, place: &SavePlace) -> (Vec<usize>, Problems) {
        let waiting = self.outbox.waiting().filter(|(waiting, _)| waiting == place).map(|(_, save)| save);
        match Listed::new(&self.users, place, waiting) {
            Ok((listed, problems)) => {
                let sizes = listed.sizes();
                self.history = Some(listed);
                (sizes, problems)
            }
            Err(problem) => (Vec::new(), problem.into()),
        }
    }

    /// Lists the attempts at a level, unless they are listed already.
    pub(super) fn list_history(&mut self, place: &SavePlace) {
        if self.history.as_ref().is_none_or(|listed| listed.place != *place) {
            self.history = None;
            let _ = self.list_attempts(place);
        }
    }

    /// The start of a level, which is read when somebody asks.
    pub(super) fn level_start(&mut self, place: &SavePlace) -> impl Fn() -> Option<Start> + use<> {
        let (game, level) = (self.whole_game(&place.game), place.level.clone());
        move || start_of(game.as_ref()?, &level, 0).map(Start::new)
    }
}
