//! Players' folders: names, locks, whole files, saves. Everything here is on disk when a call returns.
//! Never knows what a game or a screen is.

mod code;
mod flat;
mod level;
mod lock;
mod names;
mod own;
mod parcel;
mod store;
mod users;
mod walk;
mod write;

pub use level::{Attempt, LevelFolder, file_name};
pub use lock::Lock;
pub use names::{folder_name, is_plain};
pub use own::{added as own_levels, read_with_own};
pub use parcel::{export_player, import_player};
pub use store::{FolderStore, find_player};
pub use users::{Users, users_folder};
pub use walk::{Met, Wanted, walk, who};
pub use write::{DiskWriter, Writer, in_words, make_folder, write_whole};
