//! Players' folders: names, locks, files written whole, saves. Everything is safely on disk when a call returns. Knows nothing of games and
//! screens.

mod aside;
mod code;
mod flat;
mod leftovers;
mod level;
mod level_people;
mod listed;
mod lock;
mod names;
mod outbox;
mod own;
mod own_files;
mod parcel;
mod people;
mod presses;
mod seal;
mod store;
mod unpacking;
mod unread;
mod users;
mod walk;
mod write;

pub use leftovers::remove_leftovers;
pub use level::{LevelFolder, LockHolder, Put, SavedAttempt, file_name};
pub use lock::Lock;
pub use names::{folder_name, is_plain};
pub use own::{added as own_levels, read_with_own};
pub use own_files::OwnFiles;
pub use parcel::{all_name, export_player, pack_all, pack_player};
pub use people::{Removed, remove_player};
pub use presses::{
    Day, DaySums, MAX_DAY, PressRow, press_days, presses_folder, read_day, remove_old_presses, term_sums,
};
pub use seal::seal;
pub use store::FolderStore;
pub use unpacking::{Unpacking, import_player, unpack_player};
pub use users::{Users, find_player, users_folder};
pub use walk::{VisitedSave, WantedSaves, walk, who};
pub use write::{make_folder, problem, replace_whole, with_reason, write_new, write_whole};
