//! What a screen may read while it says what it shows, and what it may use while it does something.

use super::report::Report;
use super::{Notice, NoticeKind, Profile, Settings, Store};
use crate::game::Language;
use crate::narrate::Texts;

/// Who plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Current {
    /// Folder name.
    pub id: String,
    /// Personal data.
    pub profile: Profile,
}

/// What drawing a screen may read.
#[derive(Debug, Clone, Copy)]
pub struct View<'a> {
    /// Texts in the language in force.
    pub texts: Texts,
    /// Settings in force.
    pub settings: &'a Settings,
    /// Who plays.
    pub player: Option<&'a Current>,
    /// Whether it can be told how long a key is held.
    pub keys_tell_releases: bool,
    /// Now.
    pub now_ms: u64,
}

impl View<'_> {
    /// The language in force.
    pub fn language(&self) -> Language {
        self.texts.language()
    }
}

/// What a screen may use while it does something.
pub struct Context<'a> {
    /// The world.
    pub store: &'a mut dyn Store,
    /// Texts in the language in force.
    pub texts: Texts,
    /// Settings in force.
    pub settings: &'a Settings,
    /// Who plays.
    pub player: Option<&'a Current>,
    /// The folder name of the host, who took the program over: games are kept under their name, whoever is in turn.
    pub host: Option<&'a str>,
    /// How the scanner's method and devices are called in saves.
    pub method: &'static str,
    /// Whether it can be told how long a key is held.
    pub keys_tell_releases: bool,
    /// Now.
    pub now_ms: u64,
    /// What the screen reports, in order.
    pub reports: Vec<Report>,
}

impl Context<'_> {
    /// Reports something.
    pub fn report(&mut self, report: Report) {
        self.reports.push(report);
    }

    /// Shows and says a line.
    pub fn notice(&mut self, kind: NoticeKind, text: impl Into<String>) {
        self.report(Report::Notice(Notice { text: text.into(), kind }));
    }

    /// Says what went wrong; play goes on.
    pub fn trouble(&mut self, problem: &crate::diag::Problem) {
        let text = crate::narrate::problem(self.texts, problem);
        self.notice(NoticeKind::Trouble, text);
    }

    /// Says what went wrong, if something did.
    pub fn check<T>(&mut self, result: Result<T, crate::diag::Problem>) -> Option<T> {
        match result {
            Ok(value) => Some(value),
            Err(problem) => {
                self.trouble(&problem);
                None
            }
        }
    }

    /// The folder name of the host; empty if no player was chosen.
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
            now_ms: self.now_ms,
        }
    }
}
