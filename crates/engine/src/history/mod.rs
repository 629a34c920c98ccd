//! What was played: the current session (timeline, undo, attempts, clock), saves as values and as text, tables and
//! statistics. Time is an argument. Never touches files, the wall clock or a screen.

mod clock;
mod compare;
mod read;
mod row;
mod save;
mod seats;
mod session;
mod time;
mod write;

pub use clock::PlayClock;
pub use compare::{MethodResult, compare_methods, is_played_twice};
pub use read::{Matrices, read_save};
pub use row::{COLUMNS, Column, ColumnKind, PERSON_COLUMNS, RecordRow, TableEntry, Who, columns, items_json};
use save::count_finals;
pub use save::{Save, SaveEvent, Weighed};
pub use seats::{is_same_but_for_people, rename_people};
pub use session::{Carried, LastTurn, Session, fits_rules, rules_hash, start_of};
pub use time::Time;
pub use write::{Start, outcome_words, write_layout, write_save};
