//! What the window's system tells, as messages: events that no widget handles, and fingers on the screen.

use super::message::Message;
use super::target::presses;
use iced::{event, mouse, touch, window};

/// Raw events that no widget handles.
pub fn raw(event: iced::Event, status: event::Status, _id: window::Id) -> Option<Message> {
    if let (Some(by), event::Status::Ignored) = (presses(&event), status) {
        return Some(Message::Press(None, by));
    }
    match event {
        iced::Event::Keyboard(event) => super::keys::read(&event).map(Message::Key),
        iced::Event::Mouse(mouse::Event::CursorMoved { position }) => Some(Message::PointerAt(position)),
        iced::Event::Mouse(mouse::Event::WheelScrolled { .. }) => Some(Message::Wheel),
        iced::Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))
        | iced::Event::Touch(touch::Event::FingerLifted { .. } | touch::Event::FingerLost { .. }) => {
            Some(Message::Release)
        }
        iced::Event::Window(window::Event::Resized(size)) => Some(Message::Resized(size)),
        iced::Event::Window(window::Event::Rescaled(scale)) => Some(Message::Rescaled(scale)),
        iced::Event::Window(window::Event::Unfocused) => Some(Message::Unfocused),
        iced::Event::Window(window::Event::Focused) => Some(Message::Focused),
        iced::Event::Window(window::Event::CloseRequested) => Some(Message::Close),
        iced::Event::Window(window::Event::FileDropped(path)) => Some(Message::Dropped(path)),
        _ => None,
    }
}

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
