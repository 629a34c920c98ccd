//! The same pages as text (ratatui, crossterm): draws them whole and reads signals from the terminal. Decides nothing.

mod draw;
#[cfg(unix)]
mod errors;
mod frames;
mod input;
mod lamp;
mod room;
mod run;
mod table;

pub use draw::draw;
pub use room::room;
pub use run::{Waker, run};
