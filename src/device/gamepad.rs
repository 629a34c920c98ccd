//! Gamepads and joystick switches. If there are none, or the program was built without them, nothing happens.

use super::Sender;

#[cfg(not(feature = "gamepad"))]
pub fn open(_sender: Sender) {}

/// Listens on a separate thread.
#[cfg(feature = "gamepad")]
pub fn open(sender: Sender) {
    std::thread::spawn(move || real::listen(&sender));
}

/// A stick counts as pushed beyond this fraction of its range, and as released below the other.
#[cfg(any(feature = "gamepad", test))]
const PUSHED: f32 = 0.6;
#[cfg(any(feature = "gamepad", test))]
const LET_GO: f32 = 0.4;

/// The position of a stick's axis: -1, 0 or 1.
#[cfg(any(feature = "gamepad", test))]
fn stick(before: i8, value: f32) -> i8 {
    if value > PUSHED {
        1
    } else if value < -PUSHED {
        -1
    } else if value.abs() < LET_GO {
        0
    } else {
        before
    }
}

#[cfg(feature = "gamepad")]
mod real {
    use super::super::inbox::Incoming;
    use super::{Sender, stick};
    use gilrs::{Axis, Button, EventType, GilrsBuilder};
    use std::collections::BTreeMap;

    /// Sends buttons until the receiver is gone.
    pub fn listen(sender: &Sender) {
        let mut gamepads = match GilrsBuilder::new().build() {
            Ok(gamepads) | Err(gilrs::Error::NotImplemented(gamepads)) => gamepads,
            Err(_) => return,
        };
        let mut sticks: BTreeMap<&'static str, i8> = BTreeMap::new();
        while let Some(event) = gamepads.next_event_blocking(None) {
            let sent = match event.event {
                EventType::ButtonPressed(button, code) => send(sender, name(button, code), true),
                EventType::ButtonReleased(button, code) => send(sender, name(button, code), false),
                EventType::AxisChanged(axis, value, _) => moved(sender, &mut sticks, axis, value),
                EventType::Disconnected => sender.send(Incoming::Gone).is_ok(),
                _ => true,
            };
            if !sent {
                return;
            }
        }
    }

    fn name(button: Button, code: gilrs::ev::Code) -> String {
        if button == Button::Unknown { format!("Button {}", code.into_u32()) } else { format!("{button:?}") }
    }

    fn send(sender: &Sender, name: String, down: bool) -> bool {
        sender.send(Incoming::Button { name, down }).is_ok()
    }

    /// Turns a stick into the four buttons of a d-pad.
    fn moved(sender: &Sender, sticks: &mut BTreeMap<&'static str, i8>, axis: Axis, value: f32) -> bool {
        let (key, negative, positive) = match axis {
            Axis::LeftStickX => ("x", "DPadLeft", "DPadRight"),
            Axis::LeftStickY => ("y", "DPadDown", "DPadUp"),
            Axis::DPadX => ("pad x", "DPadLeft", "DPadRight"),
            Axis::DPadY => ("pad y", "DPadDown", "DPadUp"),
            _ => return true,
        };
        let place = sticks.entry(key).or_default();
        let before = *place;
        let now = stick(before, value);
        *place = now;
        let button = |at: i8| if at > 0 { positive } else { negative };
        let let_go = before == 0 || before == now || send(sender, button(before).to_owned(), false);
        let pushed = now == 0 || before == now || send(sender, button(now).to_owned(), true);
        let_go && pushed
    }
}

#[cfg(test)]
mod tests {
    use super::stick;

    #[test]
    fn a_stick_does_not_flutter() {
        assert_eq!(stick(0, 0.5), 0);
        assert_eq!(stick(0, 0.7), 1);
        assert_eq!(stick(1, 0.5), 1);
        assert_eq!(stick(1, 0.3), 0);
        assert_eq!(stick(1, -0.7), -1);
    }
}
