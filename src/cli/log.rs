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
        match targets.iter().find(|(part, _)| !PARTS.contains(part)) {
            Some((part, _)) => Err(format!("{VARIABLE} asks for \"{part}\", which is no part of the program")),
            None => Ok(Self(targets)),
        }
    }

    /// Whether it would be written into the terminal's picture.
    pub fn is_in_the_picture(&self) -> bool {
        let is_on = self.0.default_level().is_some_and(|level| level != LevelFilter::OFF) || self.0.iter().count() > 0;
        is_on && io::stderr().is_terminal()
    }

    /// Logs from now on.
    pub fn begin(self) {
        let lines = fmt::layer().with_writer(io::stderr).with_ansi(false).with_timer(Uptime::default());
        tracing_subscriber::registry().with(self.0).with(lines).init();
    }
}
