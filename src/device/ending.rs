//! Requests of the system to end the program (SIGTERM, SIGHUP, SIGINT): it ends as if the player had left, so that the terminal is restored and
//! unfinished games are recorded. At the second request it ends at once.

use super::Sender;

/// Listens from now on; sends [`super::Incoming::Leave`]. If the system does not allow that, such a request simply ends the program.
#[cfg(unix)]
pub fn listen(sender: Sender) {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;
    let Ok(mut signals) = Signals::new([SIGTERM, SIGHUP, SIGINT]) else { return };
    std::thread::spawn(move || {
        for (count, signal) in signals.forever().enumerate() {
            if count > 0 || sender.send(super::Incoming::Leave).is_err() {
                let _ = signal_hook::low_level::emulate_default_handler(signal);
            }
        }
    });
}

/// Other systems have no such requests.
#[cfg(not(unix))]
pub fn listen(_sender: Sender) {}
