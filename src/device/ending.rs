//! The system asks the program to end (SIGTERM, SIGHUP): it then ends as if the player had left, so that the terminal is put back and
//! what is unfinished goes on record. Asked a second time, it ends at once.

use super::Sender;

/// Listens from now on; sends [`super::Incoming::Leave`]. Where the system does not let it, the program just ends, as ever.
#[cfg(unix)]
pub fn listen(sender: Sender) {
    use signal_hook::consts::{SIGHUP, SIGTERM};
    use signal_hook::iterator::Signals;
    let Ok(mut signals) = Signals::new([SIGTERM, SIGHUP]) else { return };
    std::thread::spawn(move || {
        for (count, signal) in signals.forever().enumerate() {
            if count > 0 || sender.send(super::Incoming::Leave).is_err() {
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        }
    });
}

/// Other systems do not ask.
#[cfg(not(unix))]
pub fn listen(_sender: Sender) {}
