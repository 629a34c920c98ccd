//! How late Next comes, over 2,000 slots, without a screen and in the window (on a display); and how long a press takes to become a changed
//! page, saved, in a real game with a real folder of players.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

use std::cell::RefCell;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Instant;
use switchboard::device::{Devices, serve};
use switchboard::disk::players::FolderStore;
use switchboard::shell::{App, Effect, Event, Keys, Page, Pictures, Program, Signal, Start};

const SLOTS: usize = 2000;
const SLOT_US: u64 = 20_000;

/// Asks to be woken every slot and records how late it was, by its own clock.
struct Late {
    start: Instant,
    first_ms: Option<(u64, Instant)>,
    next: u64,
    late_us: Rc<RefCell<Vec<u64>>>,
}

impl Late {
    fn new(late_us: Rc<RefCell<Vec<u64>>>) -> Self {
        Self { start: Instant::now(), first_ms: None, next: SLOT_US / 1000, late_us }
    }
}

impl Program for Late {
    fn handle(&mut self, event: Event, now_ms: u64) {
        if event != Event::Tick {
            return;
        }
        // the caller's clock started a little before ours: the first wake aligns them
        let (zero_ms, zero) = *self.first_ms.get_or_insert((now_ms, Instant::now()));
        let due_us = (self.next.saturating_sub(zero_ms)) * 1000;
        let now_us = u64::try_from(zero.elapsed().as_micros()).unwrap();
        self.late_us.borrow_mut().push(now_us.saturating_sub(due_us));
        self.next = self.next.max(now_ms) + SLOT_US / 1000;
    }

    fn page(&self, _now_ms: u64) -> Page {
        let left = (self.start.elapsed().as_micros() % 1000) as u16;
        Page { screen: "board", slot_left: Some(left), slot_ms: 20, ..Page::default() }
    }

    fn next_wake(&self) -> Option<u64> {
        Some(self.next)
    }

    fn keys(&self) -> Keys {
        Keys::default()
    }

    fn take_effects(&mut self) -> Vec<Effect> {
        if self.late_us.borrow().len() >= SLOTS { vec![Effect::Quit] } else { Vec::new() }
    }
}

struct NoPictures;

impl Pictures for NoPictures {
    fn piece(&self, _game: &str, _name: &str) -> Result<Vec<u8>, String> {
        Err("none".to_owned())
    }

    fn thumbnail(&self, _game: &str) -> Option<Vec<u8>> {
        None
    }
}

fn tell(name: &str, times_us: &mut [u64]) {
    times_us.sort_unstable();
    let at = |part: usize| times_us[(times_us.len() * part / 100).min(times_us.len() - 1)] as f64 / 1000.0;
    println!("{name}: median {:.2} ms, 99 percent below {:.2} ms, worst {:.2} ms", at(50), at(99), at(100));
}

fn press_to_page() {
    let users = tempfile::tempdir().unwrap();
    let games = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("games");
    let store = FolderStore::new(users.path().to_path_buf(), vec![games]);
    let start = Start { player: Some("Bench".to_owned()), game: Some("lights-out".to_owned()), level: None };
    let mut app = App::new(Box::new(store), &start, 0).unwrap();
    let mut times = Vec::new();
    let mut number = 0;
    let mut now = 0;
    for round in 0..2000_u64 {
        now += 1000;
        app.handle(Event::Signal(if round % 2 == 0 { Signal::Next } else { Signal::Action }), now);
        if app.page(now).screen != "board" {
            break;
        }
        if round % 2 == 0 {
            now += 1000;
            let before = Instant::now();
            app.handle(Event::Signal(Signal::Action), now);
            let page = app.page(now);
            let took = u64::try_from(before.elapsed().as_micros()).unwrap();
            if let Some(standing) = page.standing
                && standing.number != number
            {
                number = standing.number;
                times.push(took);
            }
        }
        if times.len() >= 200 {
            break;
        }
    }
    if times.is_empty() {
        println!("press to changed page: no move was made");
    } else {
        let count = times.len();
        tell(&format!("press to changed page, saved, Lights Out, {count} moves"), &mut times);
    }
}

fn main() {
    press_to_page();
    let late = Rc::new(RefCell::new(Vec::new()));
    serve(&mut Late::new(late.clone()), &mut Devices::none());
    tell("Next is late, without a screen", &mut late.borrow_mut());
    if switchboard::ui::display().is_ok() {
        let late = Rc::new(RefCell::new(Vec::new()));
        let program = Box::new(Late::new(late.clone()));
        switchboard::ui::run(program, Box::new(NoPictures), Devices::none()).unwrap();
        tell("Next is late, in the window", &mut late.borrow_mut());
    }
}
