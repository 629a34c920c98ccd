//! The level editor with real folders: files are written whole, and nothing that another program wrote is lost.

use super::faulty_disk::FaultyDisk;
use super::walks_kit::text_with;
use std::path::PathBuf;
use switchboard::disk::LevelFiles;
use switchboard::disk::players::FolderStore;
use switchboard::disk::{Disk, RealDisk, real_disk};
use switchboard::language::Language;
use switchboard::shell::{Store, Written};

/// A real game folder, and what an editor saves there.
struct Real {
    _around: tempfile::TempDir,
    folder: PathBuf,
    store: FolderStore,
}

impl Real {
    fn new(disk: Disk) -> Self {
        let around = tempfile::tempdir().unwrap();
        let folder = around.path().join("mine");
        switchboard::disk::new_game(&folder, None).unwrap();
        let store = FolderStore::on(disk, around.path().join("users"), vec![folder.clone()]);
        Self { _around: around, folder, store }
    }

    fn file(&self, level: &str) -> PathBuf {
        self.folder.join("LEVELS").join(level).join("startingLayout.xml")
    }

    fn bytes(&self) -> Vec<u8> {
        std::fs::read(self.file("01")).unwrap()
    }
}

#[test]
fn a_file_is_written_whole_and_only_where_nobody_else_wrote() {
    let mut real = Real::new(real_disk());
    let known = real.store.level_file("mine", "01").unwrap().bytes;
    assert_eq!(known, real.bytes());
    assert_eq!(real.store.write_level_file("mine", "01", Some(&known), b"<one/>").unwrap(), Written::Yes);
    assert_eq!(real.store.write_level_file("mine", "01", Some(&known), b"<two/>").unwrap(), Written::Changed);
    assert_eq!(real.bytes(), b"<one/>");
    assert_eq!(real.store.write_level_file("mine", "01", None, b"<two/>").unwrap(), Written::Yes);
    assert_eq!(real.bytes(), b"<two/>");
    let names = std::fs::read_dir(real.folder.join("LEVELS/01")).unwrap().count();
    assert_eq!(names, 2, "nothing is left beside it");
    assert_eq!(real.store.level_file("mine", "99").unwrap_err().code, "N004");
    assert_eq!(real.store.level_file("other", "01").unwrap_err().code, "D003");
    assert_eq!(real.store.write_level_file("mine", "../01", None, b"").unwrap_err().code, "N004");
}

#[test]
fn a_full_disk_and_a_protected_file_are_told_and_change_nothing() {
    let mut real = Real::new(FaultyDisk::that(|call, _| call.writes().then_some(std::io::ErrorKind::StorageFull)));
    let before = real.bytes();
    let problem = real.store.write_level_file("mine", "01", None, b"<one/>").unwrap_err();
    assert_eq!((problem.code.name(), real.bytes()), ("N004", before.clone()));
    assert!(problem.place.is_some() && !problem.cures().is_empty());
    assert_eq!(real.store.copy_level("mine", "01", b"<one/>").unwrap_err().code, "N004");
    assert_eq!(std::fs::read_dir(real.folder.join("LEVELS")).unwrap().count(), 3, "nothing of the copy is left");

    let mut real = Real::new(real_disk());
    let mut rights = std::fs::metadata(real.file("01")).unwrap().permissions();
    rights.set_readonly(true);
    std::fs::set_permissions(real.file("01"), rights).unwrap();
    let problem = real.store.write_level_file("mine", "01", None, b"<one/>").unwrap_err();
    assert_eq!((problem.code.name(), real.bytes()), ("N004", before));
    let told = switchboard::narrate::problem(switchboard::narrate::Texts::new(Language::English), &problem);
    let file = real.file("01").display().to_string();
    assert_eq!(told, text_with("problem-n004", &[("kind", "protected".into()), ("file", file.into())]));
}

#[test]
fn a_copied_level_has_all_files_and_the_next_free_name() {
    let mut real = Real::new(real_disk());
    let bytes = real.bytes();
    assert_eq!(real.store.copy_level("mine", "01", &bytes).unwrap(), "03");
    assert_eq!(std::fs::read(real.file("03")).unwrap(), bytes);
    let description =
        |level: &str| std::fs::read(real.folder.join("LEVELS").join(level).join("description.xml")).unwrap();
    assert_eq!(description("03"), description("01"));
    let files = LevelFiles::of(&[real.folder.clone()], "mine").unwrap();
    assert_eq!(files.copy(&RealDisk::USUAL, "02", &bytes).unwrap(), "04");
    let game = real.store.games();
    assert!(game[0].game.is_some());
}

#[cfg(unix)]
#[test]
fn a_file_keeps_who_may_read_it() {
    use std::os::unix::fs::PermissionsExt;
    let mut real = Real::new(real_disk());
    std::fs::set_permissions(real.file("01"), std::fs::Permissions::from_mode(0o664)).unwrap();
    real.store.write_level_file("mine", "01", None, b"<one/>").unwrap();
    assert_eq!(std::fs::metadata(real.file("01")).unwrap().permissions().mode() & 0o777, 0o664);
}
