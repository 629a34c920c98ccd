//! The only user of the file system.

mod catalogue;
#[cfg(feature = "parquet")]
mod dataset;
mod disk_files;
mod file_system;
mod folder;
mod learnt;
mod leftover_folders;
mod level_files;
mod levels;
mod memory;
mod ordinary;
mod out_file;
pub mod parcel;
#[cfg(feature = "parquet")]
mod parts;
mod pictures;
#[cfg(feature = "parquet")]
mod player_tables;
pub mod players;
pub mod reading;
mod recording;
mod sent_names;
mod shipped;
mod steps;
mod system;
#[cfg(feature = "parquet")]
mod table_file;
mod template;
mod watch;

pub use catalogue::{Catalogue, MAX_GAMES, folder_name, games_folders, is_game_folder, is_lone_game, own_games_folder};
#[cfg(feature = "parquet")]
pub use dataset::Dataset;
pub use disk_files::DiskFiles;
pub use file_system::{Disk, FileSystem, Kind, Locked, RealDisk, real_disk};
pub use folder::{Allowance, FolderFiles, MAX_ENTRIES};
pub use learnt::{read_played, write_learnt};
pub use leftover_folders::{remove_leftover_folders, remove_leftover_folders_soon};
pub use level_files::LevelFiles;
pub use levels::{UNFINISHED as UNFINISHED_LEVEL, free_number, level_names, write_level};
pub use memory::memory_left;
pub use ordinary::open as open_ordinary;
pub use out_file::OutFile;
pub use parcel::{Underway, add_game, is_parcel, look_into, pack_game};
#[cfg(feature = "parquet")]
pub use parts::Parts;
pub use pictures::{FolderPictures, THUMBNAILS};
#[cfg(feature = "parquet")]
pub use player_tables::PlayerTables;
pub use reading::Reading;
pub use recording::recording;
pub use shipped::Shipped;
pub use steps::Steps;
pub use system::system_language;
#[cfg(feature = "parquet")]
pub use table_file::TableFile;
pub use template::{new_game, new_game_folder, new_levels, new_script};
pub use watch::{MAX_POLLED, MAX_WATCHED, Watch, Watching};
