//! The log for whoever looks for a fault: off unless the environment asks for it. Goes to standard error.

use std::io::{self, IsTerminal};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::fmt::time::Uptime;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

/// The variable that says what is logged, as in `scan=debug,save=info`, or `debug` for everything.
const VARIABLE: &str = "SWITCHBOARD_LOG";

/// What can be logged.
const PARTS: [&str; 5] = ["press", "scan", "screen", "search", "save"];

/// How the variable is to be written.
pub const CURE: &str =
    "write SWITCHBOARD_LOG=debug, or as in scan=debug,save=info; the parts are press, scan, screen, search and save";

/// What is to be logged.
#[derive(Debug, Default)]
pub struct Log(Targets);

impl Log {
    /// What the environment asks for.
    ///
    /// # Errors
    /// It cannot be read, or asks for a part that is not there.
    pub fn wanted() -> Result<Self, String> {
        let Some(text) = std::env::var_os(VARIABLE) else { return Ok(Self::default()) };
        let text = text.into_string().map_err(|_| format!("{VARIABLE} is no text"))?;
        let targets: Targets = text.parse().map_err(|fault| format!("{VARIABLE} is \"{text}\": {fault}"))?;
        if let Some((part, _)) = targets.iter().find(|(part, _)| !PARTS.contains(part)) {
            return Err(format!("{VARIABLE} asks for \"{part}\", which is no part of the program"));
        }
        // a level for everything is one for all parts, and for no library
        let usual = targets.default_level().unwrap_or(LevelFilter::OFF);
        let parts = PARTS.iter().map(|part| (*part, usual)).chain(targets.iter());
        Ok(Self(parts.fold(Targets::new(), |all, (part, level)| all.with_target(part, level))))
    }

    /// Whether anything is to be logged.
    fn is_on(&self) -> bool {
        self.0.iter().any(|(_, level)| level != LevelFilter::OFF)
    }

    /// Whether it would be written into the terminal's picture.
    pub fn is_in_the_picture(&self) -> bool {
        self.is_on() && io::stderr().is_terminal()
    }

    /// Logs from now on, if anything is to be logged.
    pub fn begin(self) {
        if !self.is_on() {
            return;
        }
        let lines = fmt::layer().with_writer(io::stderr).with_ansi(false).with_timer(Uptime::default());
        tracing_subscriber::registry().with(self.0).with(lines).init();
    }
}
