//! Recorded scans: everything that was done to a scanner, with its time and what was lit then, a line of json each. Done
//! again it gives the same lines to the byte. Never opens a file: lines go to whoever asked for them.

use super::choices::ScanItem;
use super::scanner::{Input, ScanEvent, Scanner};
use super::settings::ScanSettings;
use super::sure::PlayerModel;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Deref;

/// Takes the lines of a recording, without their ends.
pub type RecordSink = Box<dyn FnMut(&str) + Send>;

/// What is done to a scanner.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Call {
    /// A new scanner: the head of every recording.
    Begin {
        settings: ScanSettings,
        player: PlayerModel,
    },
    Settings(ScanSettings),
    Player(PlayerModel),
    #[serde(rename_all = "camelCase")]
    Show {
        turn: u64,
        after_move: bool,
        items: Vec<ScanItem>,
    },
    Step(Input),
    Refuse(u32),
    Hold(u32),
}

/// A line of a recording: what was done, and how it was answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Line {
    at_ms: u64,
    call: Call,
    #[serde(default)]
    events: Vec<ScanEvent>,
    #[serde(default)]
    lit: Vec<usize>,
    #[serde(default)]
    wake_ms: Option<u64>,
}

/// A scanner that is recorded if somebody asks for it. What only reads is the scanner's own.
#[derive(Default)]
pub struct Recorder {
    scanner: Scanner,
    sink: Option<RecordSink>,
}

impl Recorder {
    /// A new scanner, not recorded.
    pub fn new(settings: ScanSettings) -> Self {
        Self { scanner: Scanner::new(settings), sink: None }
    }

    /// Records from now on; the scanner begins anew, with what it knows of the player.
    pub fn record(&mut self, sink: RecordSink, now_ms: u64) {
        self.sink = Some(sink);
        self.begin(self.scanner.settings().clone(), self.scanner.player_model().clone(), now_ms);
    }

    /// Begins with a new scanner.
    pub fn begin(&mut self, settings: ScanSettings, player: PlayerModel, now_ms: u64) {
        self.carry_out(Call::Begin { settings, player }, now_ms);
    }

    /// [`Scanner::set_settings`].
    pub fn set_settings(&mut self, settings: ScanSettings, now_ms: u64) {
        let mut mended = settings;
        mended.mend();
        if mended != *self.scanner.settings() {
            self.carry_out(Call::Settings(mended), now_ms);
        }
    }

    /// [`Scanner::set_player_model`].
    pub fn set_player_model(&mut self, player: PlayerModel, now_ms: u64) {
        self.carry_out(Call::Player(player), now_ms);
    }

    /// [`Scanner::show`].
    pub fn show(&mut self, items: Vec<ScanItem>, turn: u64, after_move: bool, now_ms: u64) {
        if !self.scanner.is_shown(&items, turn) {
            self.carry_out(Call::Show { turn, after_move, items }, now_ms);
        }
    }

    /// [`Scanner::step`].
    pub fn step(&mut self, input: Input, now_ms: u64) -> Vec<ScanEvent> {
        self.carry_out(Call::Step(input), now_ms)
    }

    /// [`Scanner::refuse`].
    pub fn refuse(&mut self, ms: u32, now_ms: u64) {
        self.carry_out(Call::Refuse(ms), now_ms);
    }

    /// [`Scanner::hold`].
    pub fn hold(&mut self, ms: u32, now_ms: u64) {
        self.carry_out(Call::Hold(ms), now_ms);
    }

    fn carry_out(&mut self, call: Call, now_ms: u64) -> Vec<ScanEvent> {
        let Some(sink) = self.sink.as_mut() else { return call.carry_out(&mut self.scanner, now_ms) };
        let line = Line::of(&mut self.scanner, call, now_ms);
        sink(&line.to_string());
        line.events
    }
}

impl Deref for Recorder {
    type Target = Scanner;

    fn deref(&self) -> &Scanner {
        &self.scanner
    }
}

impl fmt::Debug for Recorder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Recorder").field("scanner", &self.scanner).finish_non_exhaustive()
    }
}

impl Call {
    fn carry_out(self, scanner: &mut Scanner, now_ms: u64) -> Vec<ScanEvent> {
        match self {
            Self::Begin { settings, player } => {
                *scanner = Scanner::new(settings);
                scanner.set_player_model(player);
            }
            Self::Settings(settings) => scanner.set_settings(settings, now_ms),
            Self::Player(player) => scanner.set_player_model(player),
            Self::Show { turn, after_move, items } => scanner.show(items, turn, after_move, now_ms),
            Self::Step(input) => return scanner.step(input, now_ms),
            Self::Refuse(ms) => scanner.refuse(ms, now_ms),
            Self::Hold(ms) => scanner.hold(ms, now_ms),
        }
        Vec::new()
    }
}

impl Line {
    /// Does this to the scanner.
    fn of(scanner: &mut Scanner, call: Call, at_ms: u64) -> Self {
        let events = call.clone().carry_out(scanner, at_ms);
        Self { at_ms, call, events, lit: scanner.lit().to_vec(), wake_ms: scanner.next_wake() }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?)
    }
}

/// Does again what these lines record, with a new scanner, and answers with the lines as they are now. Answers that a line has
/// are not looked at, and may be missing.
///
/// # Errors
/// The number of the first line that cannot be read, counted from 1, and what is wrong with it.
pub fn replay_scan<'a>(lines: impl IntoIterator<Item = &'a str>) -> Result<Vec<String>, (usize, String)> {
    let mut scanner = Scanner::default();
    let mut again = Vec::new();
    for (number, text) in (1..).zip(lines) {
        let line: Line = serde_json::from_str(text).map_err(|fault| (number, fault.to_string()))?;
        if number == 1 && !matches!(line.call, Call::Begin { .. }) {
            return Err((number, "a recording starts with the call begin".to_owned()));
        }
        again.push(Line::of(&mut scanner, line.call, line.at_ms).to_string());
    }
    Ok(again)
}
