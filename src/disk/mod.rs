//! The only user of the file system.
