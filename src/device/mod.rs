//! Gamepads, remote signals, sound and speech. Any of them can be missing, which is no error: play goes on without. Never decides what a
//! signal does; never blocks a caller who asks for a sound or for speech.

mod ending;
mod gamepad;
mod headless;
mod inbox;
mod remote;
#[cfg(feature = "sound")]
mod song;
mod sound;
mod speech;
mod ticks;

pub use headless::serve;
pub use inbox::{Inbox, Incoming};
pub use remote::Remote;
#[cfg(feature = "sound")]
pub use song::SongReader;
pub use sound::wav;
pub use ticks::Ticks;

use crate::broken::watched;
use crate::shell::{Effect, Event, Finding, Job, Page, Program, Source, Switch, Worker, answer, refusal};
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::{Duration, Instant};

/// Where another program's signals come from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignalSource {
    /// Standard input; answers go to standard output.
    StandardInput,
    /// A Unix socket at this path.
    Socket(PathBuf),
    /// A named pipe of Windows, `\\.\pipe\NAME`.
    Pipe(String),
}

impl std::str::FromStr for SignalSource {
    type Err = String;

    /// Reads `-`, `unix:PATH` or `pipe:NAME`.
    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(':') {
            None if text == "-" => Ok(Self::StandardInput),
            Some(("unix", path)) if !path.is_empty() => Ok(Self::Socket(PathBuf::from(path))),
            Some(("pipe", name)) if !name.is_empty() && !name.contains('\\') => Ok(Self::Pipe(name.to_owned())),
            _ => Err(format!("\"{text}\" is no source of signals; write -, unix:PATH, or on Windows pipe:NAME")),
        }
    }
}

/// Which devices to open.
#[derive(Debug, Clone, Default)]
pub struct WantedDevices {
    /// Signals of another program.
    pub signals: Option<SignalSource>,
    /// Gamepads and joystick switches.
    pub gamepads: bool,
    /// Sounds and speech.
    pub voice: bool,
}

/// The devices in use.
pub struct Devices {
    inbox: Inbox,
    sound: Option<sound::Sounds>,
    speech: Option<speech::Speaker>,
    /// Keeps the socket's file as long as the program runs.
    _remote: Option<Remote>,
    /// The gamepad buttons that hold the switch down.
    held: Vec<String>,
    /// Programs that wait until no background work is going on any more.
    waiting: Vec<mpsc::Sender<String>>,
    /// How many pieces of background work are going on.
    thinking: Arc<AtomicUsize>,
    worker: Idle,
}

impl Devices {
    /// No devices at all.
    pub fn none() -> Self {
        let (_, inbox) = Inbox::new();
        Self::with(inbox, None, None, None)
    }

    /// Opens the wanted devices. A missing gamepad, sound card or synthesizer is simply not used.
    ///
    /// # Errors
    /// One sentence, if the socket for signals cannot be created.
    pub fn open(wanted: &WantedDevices) -> Result<Self, String> {
        let (sender, inbox) = Inbox::new();
        // first of all, so that nothing opened later can be left behind
        ending::listen(sender.clone());
        let remote = match &wanted.signals {
            Some(source) => Some(Remote::open(source, sender.clone())?),
            None => None,
        };
        if wanted.gamepads {
            gamepad::open(sender.clone());
        }
        let (sound, speech) = if wanted.voice {
            (Some(sound::Sounds::open()), Some(speech::Speaker::open(sender)))
        } else {
            (None, None)
        };
        Ok(Self::with(inbox, sound, speech, remote))
    }

    fn with(
        inbox: Inbox,
        sound: Option<sound::Sounds>,
        speech: Option<speech::Speaker>,
        remote: Option<Remote>,
    ) -> Self {
        let (held, waiting, thinking, worker) = Default::default();
        Self { inbox, sound, speech, _remote: remote, held, waiting, thinking, worker }
    }

    /// How many pieces of background work are going on: one that is told to stop is among them until it has.
    pub fn thinking(&self) -> usize {
        self.thinking.load(Ordering::Relaxed)
    }

    /// What devices send.
    pub fn inbox(&self) -> Inbox {
        self.inbox.clone()
    }

    /// A function that tells the program, from any thread, that files changed.
    pub fn world(&self) -> impl Fn() + Send + Sync + 'static {
        let sender = self.inbox.sender();
        move || {
            // the program may be ending
            let _ = sender.send(Incoming::World);
        }
    }

    /// Plays a sound or speaks. Returns at once.
    pub fn perform(&mut self, effect: &Effect) {
        match effect {
            Effect::Sound(sound, volume) => {
                if let Some(sounds) = &self.sound {
                    sounds.play(sound, *volume);
                }
            }
            Effect::EndSong => {
                if let Some(sounds) = &self.sound {
                    sounds.end_song();
                }
            }
            Effect::Say(words) => {
                if let Some(speech) = &self.speech {
                    speech.say(words.clone());
                }
            }
            Effect::Hush => {
                if let Some(speech) = &self.speech {
                    speech.hush();
                }
            }
            Effect::Think(job) => {
                think(job.clone(), self.inbox.sender(), Arc::clone(&self.thinking), Arc::clone(&self.worker))
            }
            // a page for browsers asks; here folders are looked through
            Effect::AskOwn(_) | Effect::Quit => {}
        }
    }

    /// Stops speaking; called when the program is left.
    pub fn stop(&mut self) {
        if let Some(speech) = &self.speech {
            speech.hush();
        }
    }

    /// Passes an item from a device to the program, and answers if an answer is awaited. By then everything that it caused is done and
    /// saved.
    pub fn answer(&mut self, program: &mut dyn Program, incoming: Incoming, now_ms: u64) {
        match incoming {
            Incoming::Request { request, reply } => {
                let line = match request {
                    Ok(event) => {
                        if let Some(event) = event.map(from_outside) {
                            program.handle_from(Source::Signal, event, now_ms);
                        }
                        answer(&program.page(now_ms))
                    }
                    Err(why) => refusal(&why),
                };
                // the sender may be gone
                let _ = reply.send(line);
            }
            Incoming::Wait { reply } => {
                self.waiting.push(reply);
                self.answer_waiting(&program.page(now_ms));
            }
            Incoming::Button { name, down } => {
                if let Some(event) = self.button(program, name, down, now_ms) {
                    program.handle_from(Source::Gamepad, event, now_ms);
                }
            }
            Incoming::Gone => {
                if !std::mem::take(&mut self.held).is_empty() {
                    program.handle(Event::Released(Switch::Main), now_ms);
                }
            }
            Incoming::Speaks(true) => program.handle(Event::SpeechBegan, now_ms),
            Incoming::Speaks(false) => program.handle(Event::SpeechEnded, now_ms),
            Incoming::World => program.handle(Event::World, now_ms),
            Incoming::Asked(event) => program.handle(event, now_ms),
            Incoming::Leave => program.close(now_ms),
            Incoming::Ended => {}
        }
    }

    /// Whether another program waits for the end of background work.
    pub fn is_waited_for(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// Answers the waiting programs once no background work is going on any more. Called with every page.
    pub fn answer_waiting(&mut self, page: &Page) {
        if !page.busy {
            for reply in self.waiting.drain(..) {
                // the sender may be gone
                let _ = reply.send(answer(page));
            }
        }
    }

    fn button(&mut self, program: &dyn Program, name: String, down: bool, now_ms: u64) -> Option<Event> {
        use crate::shell::Bind;
        if program.page(now_ms).wants_key {
            return down.then_some(Event::RawKey(name));
        }
        let keys = program.keys();
        let Some(bind) = keys.button(&name) else {
            return (down && keys.learns_switch).then_some(Event::RawKey(name));
        };
        match bind {
            Bind::Signal(signal) => down.then_some(Event::Signal(signal)),
            Bind::Switch(switch) if down => {
                self.held.push(name);
                Some(Event::Pressed(switch))
            }
            Bind::Switch(switch) => {
                self.held.retain(|held| *held != name);
                Some(Event::Released(switch))
            }
        }
    }
}

/// Marks a ready signal that came over a line as another program's.
fn from_outside(event: Event) -> Event {
    match event {
        Event::Signal(signal) => Event::Outside(signal),
        other => other,
    }
}

/// Whether the time has come at which the program asked to be woken. A front end checks this before it handles a device's items.
pub fn is_due(program: &dyn Program, now_ms: u64) -> bool {
    program.next_wake().is_some_and(|at| at <= now_ms)
}

/// The time left until then.
pub fn time_left(program: &dyn Program, now_ms: u64) -> Duration {
    program.next_wake().map_or(Duration::MAX, |at| Duration::from_millis(at.saturating_sub(now_ms)))
}

/// The worker who waits for the next task.
type Idle = Arc<Mutex<Option<Worker>>>;

/// Does the work on a separate thread and sends the result. The worker who waits does it, or another one if none does; one who
/// breaks down does not come back.
fn think(job: Job, sender: Sender, thinking: Arc<AtomicUsize>, idle: Idle) {
    thinking.fetch_add(1, Ordering::Relaxed);
    std::thread::spawn(move || {
        let start = Instant::now();
        let (number, game) = (job.task.number, &job.task.game);
        tracing::info!(target: "search", number, game, work = <&str>::from(&job.task.work), "begins");
        let most = Duration::from_millis(job.task.milliseconds.into());
        let place = || idle.lock().unwrap_or_else(PoisonError::into_inner);
        let mut worker = place().take().unwrap_or_default();
        let found = unbroken(|| {
            let found = job.run_by(&mut worker, &|| start.elapsed() >= most);
            *place() = Some(worker);
            found
        });
        thinking.fetch_sub(1, Ordering::Relaxed);
        let took_ms = start.elapsed().as_millis();
        tracing::info!(target: "search", number, took_ms, stopped = job.is_stopped(), "ends");
        // the program may be ending
        let _ = sender.send(Incoming::Asked(Event::Thought(job.task.number, found)));
    });
}

/// What this finds; if it breaks down, that: whoever waits for it goes on.
fn unbroken(work: impl FnOnce() -> Finding) -> Finding {
    watched(work).unwrap_or_else(|broken| Finding::Misfit(broken.words))
}

/// A sender of what devices send.
type Sender = mpsc::Sender<Incoming>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_that_breaks_down_has_an_answer_all_the_same() {
        let found = unbroken(|| panic!("nobody is at {}", 7));
        assert_eq!(found, Finding::Misfit("nobody is at 7".to_owned()));
        assert_eq!(unbroken(|| Finding::Moves(Vec::new())), Finding::Moves(Vec::new()));
    }
}
