//! The only user of the file system.

mod folder;

pub use folder::FolderFiles;
