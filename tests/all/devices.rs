//! Devices that are present, missing, or misbehaving.

use switchboard::device::{Devices, Incoming};
use switchboard::shell::{Bind, Effect, Event, Keys, Page, Program, Signal, Switch};

/// Records what it is sent.
#[derive(Default)]
struct Keeper {
    keys: Keys,
    page: Page,
    events: Vec<Event>,
}

impl Program for Keeper {
    fn handle(&mut self, event: Event, _now_ms: u64) {
        self.events.push(event);
    }

    fn page(&self, _now_ms: u64) -> Page {
        self.page.clone()
    }

    fn next_wake(&self) -> Option<u64> {
        None
    }

    fn keys(&self) -> Keys {
        self.keys.clone()
    }

    fn take_effects(&mut self) -> Vec<Effect> {
        Vec::new()
    }
}

fn button(name: &str, down: bool) -> Incoming {
    Incoming::Button { name: name.to_owned(), down }
}

/// The signals that these button changes produce.
fn events(keeper: &mut Keeper, changes: &[(&str, bool)]) -> Vec<Event> {
    let mut devices = Devices::none();
    for (name, down) in changes {
        devices.answer(keeper, button(name, *down), 0);
    }
    std::mem::take(&mut keeper.events)
}

#[test]
fn buttons_become_signals_and_switches() {
    let mut keeper = Keeper::default();
    let pressed = [("DPadUp", true), ("DPadUp", false), ("East", true), ("South", true), ("South", false)];
    let expected = [
        Event::Signal(Signal::Up),
        Event::Signal(Signal::Undo),
        Event::Pressed(Switch::Main),
        Event::Released(Switch::Main),
    ];
    assert_eq!(events(&mut keeper, &pressed), expected);
    assert_eq!(events(&mut keeper, &[("Button 288", true)]), []);
}

#[test]
fn buttons_can_be_given_another_meaning() {
    let mut keeper = Keeper::default();
    keeper.keys.bind_button("Button 288", Bind::Switch(Switch::Second));
    assert_eq!(events(&mut keeper, &[("Button 288", true)]), [Event::Pressed(Switch::Second)]);
    keeper.keys.any_button_is_switch = true;
    assert_eq!(events(&mut keeper, &[("DPadUp", true)]), [Event::Pressed(Switch::Main)]);
    keeper.page.wants_key = true;
    assert_eq!(events(&mut keeper, &[("East", true), ("East", false)]), [Event::RawKey("East".to_owned())]);
}

#[test]
fn a_gamepad_taken_away_lets_its_switch_go() {
    let mut keeper = Keeper::default();
    let mut devices = Devices::none();
    devices.answer(&mut keeper, button("South", true), 0);
    devices.answer(&mut keeper, Incoming::Gone, 0);
    devices.answer(&mut keeper, Incoming::Gone, 0);
    assert_eq!(keeper.events, [Event::Pressed(Switch::Main), Event::Released(Switch::Main)]);
}
