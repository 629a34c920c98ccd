//! Waits for the time at which the program asked to be woken, and for devices. Costs nothing while it waits.

use super::message::Message;
use crate::device::Inbox;
use iced::Subscription;
use iced::futures::channel::mpsc::{self, UnboundedReceiver};
use iced::futures::{FutureExt, Stream, StreamExt};
use iced::time::Instant;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex};

/// Sends [`Message::Wake`] once, at `moment`. `count` distinguishes waits with the same moment.
pub fn at(moment: Instant, count: u64) -> Subscription<Message> {
    Subscription::run_with((moment, count), |(moment, _)| {
        FutureExt::map(smol::Timer::at(*moment), |_| Message::Wake).into_stream()
    })
}

/// Sends what devices send. A thread waits for them, since their channel blocks.
pub fn incoming(inbox: Inbox) -> Subscription<Message> {
    Subscription::run_with(Named(inbox), |named| stream(named.0.clone()))
}

/// Sends [`Message::PicturesDrawn`] when pictures were drawn, once for all that arrived together.
pub fn drawn(woken: Arc<Mutex<Option<UnboundedReceiver<()>>>>) -> Subscription<Message> {
    Subscription::run_with(Woken(woken), |woken| {
        let receiver = woken.0.lock().ok().and_then(|mut receiver| receiver.take());
        let receiver = receiver.unwrap_or_else(|| mpsc::unbounded().1);
        receiver.ready_chunks(MOST_TOGETHER).map(|_| Message::PicturesDrawn)
    })
}

/// How many pictures are received at once.
const MOST_TOGETHER: usize = 1_000;

/// There is one studio.
struct Woken(Arc<Mutex<Option<UnboundedReceiver<()>>>>);

impl Hash for Woken {
    fn hash<H: Hasher>(&self, state: &mut H) {
        "pictures".hash(state);
    }
}

/// There is one inbox.
struct Named(Inbox);

impl Hash for Named {
    fn hash<H: Hasher>(&self, state: &mut H) {
        "inbox".hash(state);
    }
}

fn stream(inbox: Inbox) -> impl Stream<Item = Message> {
    let (sender, receiver) = mpsc::unbounded();
    std::thread::spawn(move || {
        while let Some(incoming) = inbox.wait() {
            if sender.unbounded_send(incoming).is_err() {
                break;
            }
        }
    });
    receiver.map(Message::Incoming)
}
