//! The program without any toolkit: signals in, pages out. Screens report events, the program decides, pages only read.
//! Never touches files, the clock, the environment or random numbers unless they are passed in.

mod answer;
mod app;
mod content;
mod context;
mod control;
pub mod corners;
mod focus;
mod front;
mod game_entry;
mod guide;
mod harmless;
mod heard;
mod histogram;
mod in_force;
mod keeping;
mod keys;
mod last_player;
mod look;
mod notice;
mod own;
mod page;
mod pictogram;
mod press;
mod press_sums;
mod profile;
pub mod progress;
mod put_off;
mod records;
mod report;
mod request;
pub mod rhythm;
mod room;
mod screen;
mod screens;
mod seats;
pub mod seen;
mod semantics;
mod settings;
mod signal;
pub mod song;
mod staircase;
mod steer;
mod store;
pub mod study;
mod suggestions;
mod task;
mod tries;
mod words;
mod worker;

pub use answer::{answer, refusal};
pub use app::{App, FIRST_STEP, For, Start};
pub use front::{AVATARS, Effect, Pictures, Program, Sound, Speech, Spoken, Voice};
pub use game_entry::GameEntry;
pub use guide::picture_guide;
pub use heard::Heard;
pub use histogram::Histogram;
pub use in_force::{Help, InBlock, InForce, Session};
pub use keeping::Keeping;
pub use keys::{Bind, KeyMode, KeyPress, Keys, MOUSE_BUTTON};
pub use last_player::{DeskDoors, LastPlayer, Listing};
pub use look::{Look, Theme};
pub use notice::{MOST_TOLD, Notice, NoticeKind};
pub use own::{
    MAX_PORTRAIT_BYTES, MAX_SONG_BYTES, NotTaken, Own, OwnFolder, OwnFrom, OwnWays, PORTRAIT_SIDE, Remaker, Taking,
    is_portrait,
};
pub use page::{
    Bar, Block, Card, Choice, ChoiceId, ChoiceKind, Ending, Frame, InTurn, Note, Page, PanelLine, PressLine, Row,
    RowPicture, Standing, Thumbnail, Zone,
};
pub use pictogram::Pictogram;
pub use press::{Lit, Mark, Outcome as PressOutcome, Press, PressEntry, PressKind, Recorded, Source};
pub use press_sums::{PressDay, PressPart, PressSums};
pub use profile::{Birth, BirthFault, Gender, MAX_NAME, Profile};
pub use records::{columns_drawn, records};
pub use report::{DeskPage, Done, Open, Question};
pub use request::read_request;
pub use room::Room;
pub use screens::FIRST_PUZZLE;
pub use seats::Seat;
pub use semantics::{Part, Role, semantics};
pub use settings::{
    Control, Countdowns, DEGREES, Devices, FIELDS, Field, FillIn, LEAVE, Looks, MAX_NOTES, Resolved, Said,
    SettingFault, Settings, SoundSettings, SpeechSettings, Tab, TellWrong, Unit, field,
};
pub use signal::{Event, Key, Signal, Switch};
pub use store::{
    Adding, Brings, Examined, LONGEST_CHECK, LevelFile, LevelProgress, Parcel, PlayerEntry, SavePlace, Saves, Store,
    Written, examine, examine_until, next_level_name, own_level_name,
};
pub use task::{Finding, Job, LOOK_BYTES, Position, Task, Work};
pub use worker::Worker;
