//! The loop of the terminal: draws, waits for a key, a device or the timer, and passes it to the program.

use super::draw::{self, Places};
use super::input::{self, Releases};
use crate::broken::watched;
use crate::device::{Devices, Incoming, is_due, time_left};
use crate::shell::{Effect, Event, Page, Program, Zone};
use az::SaturatingAs;
use crossterm::event::{
    DisableMouseCapture, EnableMouseCapture, Event as Raw, KeyboardEnhancementFlags, PopKeyboardEnhancementFlags,
    PushKeyboardEnhancementFlags,
};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, enable_raw_mode, supports_keyboard_enhancement};
use ratatui::backend::CrosstermBackend;
use std::io::{self, stdout};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// The longest single wait.
const LONGEST_WAIT: Duration = Duration::from_secs(3600);

/// How often texts that do not fit scroll by a line.
const ROUND_MS: u64 = 2_000;

/// What the loop waits for.
enum Came {
    Terminal(Raw),
    Device(Incoming),
    World,
}

/// Wakes the loop when files changed; may be called from any thread.
#[derive(Debug, Clone, Default)]
pub struct Waker {
    sender: std::sync::Arc<std::sync::Mutex<Option<mpsc::Sender<()>>>>,
}

impl Waker {
    /// Wakes the loop, if it runs.
    pub fn wake(&self) {
        if let Ok(guard) = self.sender.lock()
            && let Some(sender) = guard.as_ref()
        {
            // the loop may have ended
            let _ = sender.send(());
        }
    }
}

/// The terminal in the program's hands, and as it was before when this goes. It makes no panic hook, as ratatui's own `init` does:
/// after a breakdown that is caught the program goes on in the terminal.
struct Held(ratatui::DefaultTerminal);

impl Held {
    fn begin() -> io::Result<Self> {
        enable_raw_mode()?;
        let entered = execute!(stdout(), EnterAlternateScreen);
        let terminal = entered.and_then(|()| ratatui::Terminal::new(CrosstermBackend::new(stdout())));
        terminal.map(Self).inspect_err(|_| ratatui::restore())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

/// Plays in this terminal until the program is left.
///
/// # Errors
/// One sentence, if the terminal cannot be used, or if the program broke down and nothing could go on.
pub fn run(program: &mut dyn Program, devices: &mut Devices, waker: &Waker) -> Result<(), String> {
    #[cfg(unix)]
    let _errors = super::errors::KeptErrors::begin();
    let mut held = Held::begin().map_err(|fault| format!("the terminal cannot be used: {fault}"))?;
    // The query below may wait seconds for an answer that some terminals never give: the first page comes before it.
    let _ = show(&mut held.0, &program.page(0), 0);
    let releases = if supports_keyboard_enhancement().unwrap_or(false) {
        let flags = KeyboardEnhancementFlags::REPORT_EVENT_TYPES | KeyboardEnhancementFlags::DISAMBIGUATE_ESCAPE_CODES;
        // a terminal that refuses reports presses only
        execute!(stdout(), PushKeyboardEnhancementFlags(flags)).map_or(Releases::Untold, |()| Releases::Told)
    } else {
        Releases::Untold
    };
    if releases == Releases::Untold {
        program.handle(Event::ReleasesUntold, 0);
    }
    // everything can be reached without a mouse as well
    let _ = execute!(stdout(), EnableMouseCapture);
    let result = watched(|| serve(program, devices, &mut held.0, releases, waker))
        .unwrap_or_else(|broken| Err(format!("the program broke down at {}: {}", broken.place, broken.words)));
    let _ = execute!(stdout(), DisableMouseCapture);
    if releases == Releases::Told {
        let _ = execute!(stdout(), PopKeyboardEnhancementFlags);
    }
    drop(held);
    devices.stop();
    result
}

fn serve(
    program: &mut dyn Program,
    devices: &mut Devices,
    terminal: &mut ratatui::DefaultTerminal,
    releases: Releases,
    waker: &Waker,
) -> Result<(), String> {
    let ticks = crate::device::Ticks::start();
    let now_ms = || ticks.now_ms();
    let incoming = listen(devices, waker);
    let mut room = None;
    loop {
        // What is due comes first: however much devices send, the light moves on.
        if is_due(program, now_ms()) {
            program.handle(Event::Tick, now_ms());
        }
        for effect in program.take_effects() {
            if effect == Effect::Quit {
                return Ok(());
            }
            devices.perform(&effect);
        }
        if let Ok(size) = terminal.size() {
            let now_has_room = super::room::room(size.into());
            if room != Some(now_has_room) {
                room = Some(now_has_room);
                program.handle(Event::Room(now_has_room), now_ms());
            }
        }
        let page = program.page(now_ms());
        devices.answer_waiting(&page);
        let round = (now_ms() / ROUND_MS).saturating_as();
        let places = show(terminal, &page, round)?;
        let wait = time_left(program, now_ms());
        // a page with a panel is redrawn for scrolling even if nothing else happens
        let has_panel = page.blocks.iter().any(|(zone, _)| *zone == Zone::Side);
        let longest = if has_panel { Duration::from_millis(ROUND_MS) } else { LONGEST_WAIT };
        match incoming.recv_timeout(wait.min(longest)) {
            Ok(Came::Terminal(raw)) => {
                let source = input::source(&raw);
                for event in input::events(&raw, program, &page, &places, releases) {
                    program.handle_from(source, event, now_ms());
                }
            }
            Ok(Came::Device(Incoming::Ended)) | Err(RecvTimeoutError::Disconnected) => {
                program.close(now_ms());
                return Ok(());
            }
            Ok(Came::Device(incoming)) => devices.answer(program, incoming, now_ms()),
            Ok(Came::World) => program.handle(Event::World, now_ms()),
            Err(RecvTimeoutError::Timeout) => program.handle(Event::Tick, now_ms()),
        }
    }
}

fn show(terminal: &mut ratatui::DefaultTerminal, page: &Page, round: usize) -> Result<Places, String> {
    let mut places = Places::new();
    terminal
        .draw(|frame| {
            let area = frame.area();
            places = draw::draw(page, area, round, frame.buffer_mut());
        })
        .map_err(|fault| format!("the terminal cannot be drawn: {fault}"))?;
    Ok(places)
}

/// Merges keys, devices and changes of files into one queue. Its threads end with the program.
fn listen(devices: &Devices, waker: &Waker) -> Receiver<Came> {
    let (sender, receiver) = mpsc::channel();
    let (inbox, keys) = (devices.inbox(), sender.clone());
    thread::spawn(move || {
        while let Ok(raw) = crossterm::event::read() {
            if keys.send(Came::Terminal(raw)).is_err() {
                return;
            }
        }
    });
    let (woken, waking) = mpsc::channel();
    // files may have changed before anybody listened
    let _ = woken.send(());
    if let Ok(mut guard) = waker.sender.lock() {
        *guard = Some(woken);
    }
    let world = sender.clone();
    thread::spawn(move || {
        while waking.recv().is_ok() {
            if world.send(Came::World).is_err() {
                return;
            }
        }
    });
    thread::spawn(move || {
        while let Some(incoming) = inbox.wait() {
            if sender.send(Came::Device(incoming)).is_err() {
                return;
            }
        }
    });
    receiver
}
