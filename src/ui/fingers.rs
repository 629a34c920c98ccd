//! Fingers on the screen, as the window's system tells of them.

use super::message::Message;
use iced::{event, touch, window};

/// Where a finger is; whatever else it does, what lies under it is pressed like by a mouse.
pub fn fingers(event: iced::Event, _status: event::Status, _id: window::Id) -> Option<Message> {
    let iced::Event::Touch(event) = event else { return None };
    Some(match event {
        touch::Event::FingerPressed { id, position } | touch::Event::FingerMoved { id, position } => {
            Message::Finger(id.0, Some(position))
        }
        touch::Event::FingerLifted { id, .. } | touch::Event::FingerLost { id, .. } => Message::Finger(id.0, None),
    })
}
