//! What devices send, in the order of arrival.

use crate::shell::Event;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Something a device sent.
#[derive(Debug, Clone)]
pub enum Incoming {
    /// A line from another program, whose sender waits for one line of answer.
    Request {
        /// The event requested, `None` if only the state is asked for; or why the line was not understood.
        request: Result<Option<Event>, String>,
        /// Where the answer goes.
        reply: mpsc::Sender<String>,
    },
    /// A line to be answered once no background work is going on any more.
    Wait {
        /// Where the answer goes.
        reply: mpsc::Sender<String>,
    },
    /// A gamepad's button by its name.
    Button {
        /// `South`, `DPadUp`, `Button 288` ...
        name: String,
        /// Whether it was pressed rather than released.
        down: bool,
    },
    /// A gamepad was disconnected.
    Gone,
    /// Files of games changed on disk.
    World,
    /// The synthesizer has started or stopped speaking.
    Speaks(bool),
    /// Something a screen reader asked for.
    Asked(Event),
    /// Standard input ended.
    Ended,
    /// The system asks the program to end.
    Leave,
}

/// The receiving end; copies share it.
#[derive(Debug, Clone)]
pub struct Inbox {
    receiver: Arc<Mutex<Receiver<Incoming>>>,
    /// Keeps the inbox open if there are no devices.
    sender: mpsc::Sender<Incoming>,
}

impl Inbox {
    /// An inbox and the way to fill it.
    pub fn new() -> (mpsc::Sender<Incoming>, Self) {
        let (sender, receiver) = mpsc::channel();
        let inbox = Self { receiver: Arc::new(Mutex::new(receiver)), sender: sender.clone() };
        (sender, inbox)
    }

    /// A way to fill it.
    pub fn sender(&self) -> mpsc::Sender<Incoming> {
        self.sender.clone()
    }

    /// Waits for the next item; `None` if no more can come.
    pub fn wait(&self) -> Option<Incoming> {
        self.receiver.lock().ok()?.recv().ok()
    }

    /// Waits for at most this time.
    pub fn wait_for(&self, time: Duration) -> Waited {
        let Ok(receiver) = self.receiver.lock() else { return Waited::Closed };
        match receiver.recv_timeout(time) {
            Ok(incoming) => Waited::Came(incoming),
            Err(RecvTimeoutError::Timeout) => Waited::Nothing,
            Err(RecvTimeoutError::Disconnected) => Waited::Closed,
        }
    }

    /// An item that is already there, without waiting.
    pub fn take(&self) -> Option<Incoming> {
        self.receiver.try_lock().ok()?.try_recv().ok()
    }
}

/// The result of waiting.
#[derive(Debug)]
pub enum Waited {
    /// Something came.
    Came(Incoming),
    /// The time is up.
    Nothing,
    /// Nothing can come any more.
    Closed,
}
