//! Signals of another program: a line in, one json line out after everything it caused is done.

use serde_json::Value;
use std::time::Duration;
use switchboard::device::{Devices, Incoming, SignalSource, WantedDevices, serve};
use switchboard::grid::Cell;
use switchboard::play::{Move, Outcome};
use switchboard::shell::{Choice, ChoiceId, ChoiceKind, Effect, Event, Keys, Page, Program, Signal, Standing};

/// A program that counts: Next lights the next of three cells, Action plays it, Quit ends.
#[derive(Default)]
struct Counter {
    lit: usize,
    number: u32,
    ticks: u32,
    over: bool,
    wake: Option<u64>,
}

impl Program for Counter {
    fn handle(&mut self, event: Event, now_ms: u64) {
        match event {
            Event::Outside(Signal::Next) => self.lit = (self.lit + 1) % 3,
            Event::Outside(Signal::Action) => self.number += 1,
            Event::Outside(Signal::Quit) => self.over = true,
            Event::Tick => {
                self.ticks += 1;
                self.wake = None;
                assert!(now_ms >= 5, "woken too early: {now_ms}");
            }
            _ => {}
        }
    }

    fn page(&self, _now_ms: u64) -> Page {
        let choices = (0..3).map(|x| {
            let cell = Cell::new(x, 0);
            let kind = ChoiceKind::Move(Move::Cell(cell), Some(cell));
            Choice {
                name: String::new(),
                label: format!("cell {cell}"),
                about: String::new(),
                kind,
                enabled: true,
                on: None,
                shortcut: None,
                pictogram: None,
                avatar: None,
            }
        });
        let (game, level) = ("counter".to_owned(), "01".to_owned());
        Page {
            screen: "board",
            choices: choices.collect(),
            lit: vec![ChoiceId(self.lit)],
            focus: Some(ChoiceId(self.lit)),
            standing: Some(Standing { game, level, number: self.number, outcome: Outcome::Playing, turn: None }),
            ..Page::default()
        }
    }

    fn next_wake(&self) -> Option<u64> {
        self.wake
    }

    fn keys(&self) -> Keys {
        Keys::default()
    }

    fn take_effects(&mut self) -> Vec<Effect> {
        if self.over { vec![Effect::Quit] } else { Vec::new() }
    }
}

#[cfg(unix)]
#[test]
fn a_socket_answers_every_line_after_its_effect() {
    use std::io::{BufRead, BufReader, Write};
    use std::os::unix::net::UnixStream;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("signals");
    let wanted = WantedDevices { signals: Some(SignalSource::Socket(path.clone())), ..WantedDevices::default() };
    let mut devices = Devices::open(&wanted).unwrap();
    let client_path = path.clone();
    let client = std::thread::spawn(move || {
        let mut stream = UnixStream::connect(client_path).unwrap();
        let mut answers = BufReader::new(stream.try_clone().unwrap());
        let mut ask = |line: &str| -> Value {
            writeln!(stream, "{line}").unwrap();
            let mut answer = String::new();
            answers.read_line(&mut answer).unwrap();
            serde_json::from_str(&answer).unwrap()
        };
        let all = ["status", "next", "next", "action", "nonsense", "point 9", "quit"].map(&mut ask);
        all.to_vec()
    });
    let mut program = Counter::default();
    serve(&mut program, &mut devices);
    let answers = client.join().unwrap();
    assert_eq!(answers[0]["focus"], serde_json::json!([0, 0]));
    assert_eq!(answers[2]["focus"], serde_json::json!([2, 0]));
    assert_eq!(answers[2]["lit"], serde_json::json!([[2, 0]]));
    assert_eq!(answers[3]["number"], 1);
    assert_eq!(answers[3]["outcome"], "playing");
    assert_eq!(answers[3]["game"], "counter");
    for wrong in [&answers[4], &answers[5]] {
        assert_eq!(wrong["ok"], false);
        assert!(wrong["error"].as_str().unwrap().len() > 10);
    }
    assert_eq!(answers[6]["ok"], true);
    assert!(program.over);
    drop(devices);
    assert!(!path.exists(), "the socket's file stays behind");
}

#[cfg(unix)]
#[test]
fn a_socket_left_behind_is_replaced_and_one_in_use_is_not() {
    use std::os::unix::net::UnixListener;
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("signals");
    drop(UnixListener::bind(&path).unwrap());
    assert!(path.exists());
    let wanted = WantedDevices { signals: Some(SignalSource::Socket(path.clone())), ..WantedDevices::default() };
    let first = Devices::open(&wanted).unwrap();
    let second = Devices::open(&wanted).err().unwrap();
    assert!(second.contains("cannot be made"), "{second}");
    drop(first);
    // a file that is not a socket is never removed
    std::fs::write(&path, "precious").unwrap();
    assert!(Devices::open(&wanted).is_err());
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "precious");
}

#[test]
fn the_timer_wakes_a_program_without_a_screen() {
    let (sender, receiver) = std::sync::mpsc::channel();
    let thread = std::thread::spawn(move || {
        let mut program = Counter { wake: Some(5), ..Counter::default() };
        let mut devices = Devices::none();
        program.over = false;
        let mut once = Once { inner: program };
        serve(&mut once, &mut devices);
        sender.send(once.inner.ticks).unwrap();
    });
    assert_eq!(receiver.recv_timeout(Duration::from_secs(30)).unwrap(), 1);
    thread.join().unwrap();
}

/// Leaves after its first tick.
struct Once {
    inner: Counter,
}

impl Program for Once {
    fn handle(&mut self, event: Event, now_ms: u64) {
        self.inner.handle(event, now_ms);
        self.inner.over = self.inner.ticks > 0;
    }

    fn page(&self, now_ms: u64) -> Page {
        self.inner.page(now_ms)
    }

    fn next_wake(&self) -> Option<u64> {
        self.inner.next_wake()
    }

    fn keys(&self) -> Keys {
        self.inner.keys()
    }

    fn take_effects(&mut self) -> Vec<Effect> {
        self.inner.take_effects()
    }
}

/// Always due: the scan moves on at every chance.
#[derive(Default)]
struct Due {
    inner: Counter,
    order: String,
}

impl Program for Due {
    fn handle(&mut self, event: Event, now_ms: u64) {
        self.order.push(if event == Event::Tick { 't' } else { 's' });
        self.inner.handle(event, now_ms.max(5));
        self.inner.wake = Some(0);
    }

    fn page(&self, now_ms: u64) -> Page {
        self.inner.page(now_ms)
    }

    fn next_wake(&self) -> Option<u64> {
        Some(0)
    }

    fn keys(&self) -> Keys {
        Keys::default()
    }

    fn take_effects(&mut self) -> Vec<Effect> {
        Vec::new()
    }
}

#[test]
fn the_light_moves_on_however_many_programs_ask() {
    let mut devices = Devices::none();
    let sender = devices.inbox().sender();
    let (reply, answers) = std::sync::mpsc::channel();
    for _ in 0..200 {
        let request = Ok(Some(Event::Signal(Signal::Next)));
        sender.send(Incoming::Request { request, reply: reply.clone() }).unwrap();
    }
    sender.send(Incoming::Ended).unwrap();
    let mut program = Due::default();
    serve(&mut program, &mut devices);
    assert_eq!(answers.try_iter().count(), 200);
    assert_eq!(program.order, "ts".repeat(200) + "t", "a tick that is due goes before each of them");
}

#[cfg(unix)]
#[test]
fn the_socket_is_its_owners_alone_whatever_the_umask() {
    use std::os::unix::fs::PermissionsExt;
    let around = tempfile::tempdir().unwrap();
    let path = around.path().join("signals");
    let mut command = std::process::Command::new("sh");
    let program = env!("CARGO_BIN_EXE_switchboard");
    command.args(["-c", "umask 0; exec \"$@\"", "sh", program, "play", "--headless", "--users"]).arg(around.path());
    command.arg("--signals").arg(format!("unix:{}", path.display())).stdin(std::process::Stdio::null());
    let mut child = command.spawn().unwrap();
    let stream = loop {
        match std::os::unix::net::UnixStream::connect(&path) {
            Ok(stream) => break stream,
            Err(_) => assert!(child.try_wait().unwrap().is_none(), "it ended"),
        }
        std::thread::yield_now();
    };
    assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    drop(stream);
    // when the system asks, it ends as if the player had left, and cleans up
    std::process::Command::new("kill").arg(child.id().to_string()).status().unwrap();
    assert!(child.wait().unwrap().success());
    assert!(!path.exists());
}

#[test]
fn sources_are_read() {
    assert_eq!("-".parse(), Ok(SignalSource::StandardInput));
    assert_eq!("unix:/tmp/a b".parse(), Ok(SignalSource::Socket("/tmp/a b".into())));
    assert_eq!("pipe:board".parse(), Ok(SignalSource::Pipe("board".to_owned())));
    for wrong in ["", "unix:", "pipe:", r"pipe:a\b", "tcp:1", "--"] {
        assert!(wrong.parse::<SignalSource>().unwrap_err().contains("unix:PATH"), "{wrong}");
    }
}
