//! Games written for PuzzleScript: their sources are read unchanged, with all faults, and a machine plays them.
//! docs/puzzlescript.md lists what is supported. Knows nothing of game folders.

mod aim;
mod bits;
mod build;
mod chance;
mod colours;
mod compile;
mod expand;
mod fault;
mod game;
mod level;
mod lint;
mod looks;
mod machine;
mod names;
mod read;
mod rule;
mod session;
mod sound;
mod source;

pub use aim::{Aim, Things};
pub use colours::SpriteColor;
pub use game::{MAX_SOURCE_BYTES, PuzzleGame, read, read_prelude};
pub use level::{InputResult, OffBoard, PuzzleInput, PuzzleState};
pub use looks::{Dots, ObjectLooks};
pub use read::{Amount, LevelEntry, Prelude};
pub use session::{PuzzleSession, SessionAct};
