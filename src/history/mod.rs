//! What was played: the session in progress (timeline, undo, attempts, clock), saves as values and as text,
//! tables and statistics. Time is an argument. Never touches files, the wall clock or a screen.

mod clock;
mod save;
mod session;
mod time;

pub use clock::Clock;
pub use save::{Event, Save};
pub use session::Session;
pub use time::Time;
