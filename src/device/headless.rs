//! Play without a screen: signals in, answers out, and the timer.

use super::Devices;
use super::inbox::{Incoming, Waited};
use crate::shell::{Effect, Event, Program};
use std::time::Duration;

/// The longest single wait, so that a change of the clock is noticed.
const LONGEST_WAIT: Duration = Duration::from_secs(3600);

/// Serves devices until the program is left or standard input ends.
pub fn serve(program: &mut dyn Program, devices: &mut Devices) {
    let ticks = super::Ticks::start();
    let now_ms = || ticks.now_ms();
    let inbox = devices.inbox();
    loop {
        // What is due comes first: however much devices send, the light moves on. Then one event from a device.
        if super::is_due(program, now_ms()) {
            program.handle(Event::Tick, now_ms());
        }
        for effect in program.take_effects() {
            if effect == Effect::Quit {
                devices.stop();
                return;
            }
            devices.perform(&effect);
        }
        if devices.is_waited_for() {
            devices.answer_waiting(&program.page(now_ms()));
        }
        match inbox.wait_for(super::time_left(program, now_ms()).min(LONGEST_WAIT)) {
            Waited::Came(Incoming::Ended) | Waited::Closed => {
                program.close(now_ms());
                devices.stop();
                return;
            }
            Waited::Came(incoming) => devices.answer(program, incoming, now_ms()),
            Waited::Nothing => program.handle(Event::Tick, now_ms()),
        }
    }
}
