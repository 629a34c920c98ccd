//! The scanner: choices in groups, methods, timing, the switch filter. Pure; time is an argument. Knows no games.
//!
//! A screen hands its choices to [`Scanner::show`], inputs go into [`Scanner::step`], which answers with events;
//! [`Scanner::lit`] tells what to light and [`Scanner::next_wake`] when to call again if nothing happens.

mod best;
mod choices;
mod corridor;
mod filter;
mod habit;
mod in_play;
mod layout;
pub mod pace;
mod record;
mod scanner;
mod settings;
pub mod suggest;
mod sure;
mod user;

pub use best::{Costs, MAX_EXACT, Plan, Presses};
pub use choices::{ItemRole, ScanItem, ScreenPlace};
pub use corridor::{MAX_CORRIDOR, corridor};
pub use filter::{Filter, Ignored, KEY_REPEAT_MS, Press, Switch};
pub use habit::{Candidate, Habits, Trail};
pub use in_play::{CameOfIt, InPlay};
pub use layout::{ChoiceTree, Opens, ScanLayout, ScanSlot};
pub use record::{RecordSink, Recorder, replay_scan};
pub use scanner::{Input, ScanEvent, Scanner};
pub use settings::{
    ActOn, COOL_DOWN_MS, FILTER_HOLD_MS, FILTER_QUIET_MS, FILTER_REPEAT_MS, FIRST_EXTRA_MS, FilterSettings,
    GROUP_PASSES, HELD_MS, INTERVAL_MS, INTERVALS, LAG_MS, LAG_PERCENT, MENU_HOLD_MS, Method, OutOfRange, PASSES,
    PRESS_COST_PERCENT, RESULT_MS, SINGLE_AFTER_MS, SPEECH_WAIT_MS, ScanSettings, UndoOffer,
};
pub use sure::{Asked, PlayerModel, Surroundings, Told};
pub use user::{ChoiceCost, User, UserWalk};
