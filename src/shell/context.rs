//! What a screen can read while it makes its content, and what it can use while it handles an input.

use super::control::Control;
use super::report::Report;
use super::room::Room;
use super::{Keeping, Notice, NoticeKind, Profile, Settings, Store, Voice};
use crate::game::Language;
use crate::narrate::Texts;
use crate::scan::PlayerModel;
use std::collections::VecDeque;

/// The current player.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Current {
    /// Folder name.
    pub id: String,
    /// Personal data.
    pub profile: Profile,
}

/// What the method sure knows of the player, and what it made of the last presses.
#[derive(Debug, Clone, Copy)]
pub struct Weighing<'a> {
    /// How the player answers.
    pub known: &'a PlayerModel,
    /// What the last presses counted for, in words, the newest last.
    pub whys: &'a VecDeque<String>,
}

/// What a screen can read while it makes its content.
#[derive(Debug, Clone, Copy)]
pub struct View<'a> {
    /// Texts in the current language.
    pub texts: Texts,
    /// The current settings.
    pub settings: &'a Settings,
    /// The current player.
    pub player: Option<&'a Current>,
    /// Whether key releases are reported.
    pub keys_tell_releases: bool,
    /// What can read aloud.
    pub voice: &'a Voice,
    /// How safely the browser keeps what is played, in a browser that told it.
    pub keeping: Option<Keeping>,
    /// What the method sure knows.
    pub weighing: Weighing<'a>,
    /// How many cards are seen at once.
    pub room: Room,
    /// The current time.
    pub now_ms: u64,
}

impl View<'_> {
    /// The current language.
    pub fn language(&self) -> Language {
        self.texts.language()
    }
}

/// What a screen can use while it handles an input.
pub struct Context<'a> {
    /// The world.
    pub store: &'a mut dyn Store,
    /// Texts in the current language.
    pub texts: Texts,
    /// The current settings.
    pub settings: &'a Settings,
    /// The current player.
    pub player: Option<&'a Current>,
    /// The folder name of the player who started: games are saved under this name, whoever is in turn.
    pub host: Option<&'a str>,
    /// How what happens now is chosen.
    pub control: Control,
    /// Whether key releases are reported.
    pub keys_tell_releases: bool,
    /// What can read aloud.
    pub voice: &'a Voice,
    /// How safely the browser keeps what is played, in a browser that told it.
    pub keeping: Option<Keeping>,
    /// What the method sure knows.
    pub weighing: Weighing<'a>,
    /// How many cards are seen at once.
    pub room: Room,
    /// The current time.
    pub now_ms: u64,
    /// How long the player has played without a break, in milliseconds.
    pub stretch_ms: u64,
    /// What the screen reports, in order.
    pub reports: Vec<Report>,
}

impl Context<'_> {
    /// Reports something.
    pub fn report(&mut self, report: Report) {
        self.reports.push(report);
    }

    /// Shows and speaks a notice.
    pub fn notice(&mut self, kind: NoticeKind, text: impl Into<String>) {
        self.report(Report::Notice(Notice { text: text.into(), kind }));
    }

    /// Reports what went wrong; play continues.
    pub fn trouble(&mut self, problem: &crate::diag::Problem) {
        let text = crate::narrate::problem(self.texts, problem);
        self.notice(NoticeKind::Trouble, text);
    }

    /// Reports what went wrong, if anything.
    pub fn check<T>(&mut self, result: Result<T, crate::diag::Problem>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(problem) => {
                self.trouble(&problem);
                None
            }
        }
    }

    /// The folder name of the player who started; empty if no player was chosen.
    pub fn host_id(&self) -> String {
        self.host.map(str::to_owned).unwrap_or_else(|| self.player_id())
    }

    /// The folder name of the player in turn; empty if no player was chosen.
    pub fn player_id(&self) -> String {
        self.player.map(|p| p.id.clone()).unwrap_or_default()
    }

    /// What drawing may read.
    pub fn view(&self) -> View<'_> {
        View {
            texts: self.texts,
            settings: self.settings,
            player: self.player,
            keys_tell_releases: self.keys_tell_releases,
            voice: self.voice,
            keeping: self.keeping,
            weighing: self.weighing,
            room: self.room,
            now_ms: self.now_ms,
        }
    }
}
