//! Tests of the page's disk.

use super::*;

/// Two files in memory; what is not flushed can be cut off.
#[derive(Clone, Default)]
pub(crate) struct Files(Arc<Mutex<[Vec<u8>; 3]>>, Option<u64>);

impl Keeper for Files {
    fn read(&self, file: usize) -> Vec<u8> {
        self.0.lock().unwrap()[file].clone()
    }
    fn write(&self, file: usize, at: u64, bytes: &[u8]) -> bool {
        let mut files = self.0.lock().unwrap();
        if self.1.is_some_and(|most| at + bytes.len() as u64 > most) {
            return false;
        }
        let end = at as usize + bytes.len();
        if files[file].len() < end {
            files[file].resize(end, 0);
        }
        files[file][at as usize..end].copy_from_slice(bytes);
        true
    }
    fn cut(&self, file: usize, length: u64) -> bool {
        self.0.lock().unwrap()[file].resize(length as usize, 0);
        true
    }
    fn flush(&self, _file: usize) -> bool {
        true
    }
    fn random(&self) -> u64 {
        7
    }
}

fn disk(files: &Files) -> PageDisk {
    let shipped = vec![(PathBuf::from("/games/a/rules.xml"), b"rules".to_vec().into())];
    Kept::read(Box::new(files.clone())).on(shipped, Path::new("/users")).unwrap()
}

#[test]
fn what_was_written_is_there_when_the_page_comes_back() {
    let files = Files::default();
    let first = disk(&files);
    first.make_folder(Path::new("/users/Ann")).unwrap();
    first.create(Path::new("/users/Ann/new"), b"one").unwrap();
    first.rename_new(Path::new("/users/Ann/new"), Path::new("/users/Ann/a")).unwrap();
    first.create(Path::new("/users/Ann/new"), b"two").unwrap();
    assert!(first.rename_new(Path::new("/users/Ann/new"), Path::new("/users/Ann/a")).is_err());
    first.replace(Path::new("/users/Ann/new"), Path::new("/users/Ann/a")).unwrap();
    first.rename_new(Path::new("/users/Ann"), Path::new("/users/Bo")).unwrap();
    let second = disk(&files);
    assert_eq!(second.read(Path::new("/users/Bo/a"), 10).unwrap(), b"two");
    assert_eq!(second.list(Path::new("/users")).unwrap(), [("Bo".to_owned(), Kind::Folder)]);
    assert_eq!(second.read(Path::new("/games/a/rules.xml"), 10).unwrap(), b"rules");
}

#[test]
fn wherever_the_journal_is_cut_off_a_beginning_of_its_changes_is_there() {
    let files = Files::default();
    let first = disk(&files);
    for number in 0..20 {
        first.create(Path::new(&format!("/users/{number:02}")), &[number; 30]).unwrap();
    }
    let whole = files.read(0);
    let names_in = |bytes: &[u8]| {
        let cut = Files::default();
        cut.0.lock().unwrap()[0] = bytes.to_vec();
        disk(&cut).list(Path::new("/users")).unwrap().len()
    };
    let begun = 24 + record(&Change::Generation(1)).len();
    for length in begun..whole.len() {
        let cut = Files::default();
        cut.0.lock().unwrap()[0] = whole[..length].to_vec();
        let names = disk(&cut).list(Path::new("/users")).unwrap().len();
        let again = disk(&cut).list(Path::new("/users")).unwrap().len();
        assert_eq!(names, (length - begun) / ((whole.len() - begun) / 20), "{length}");
        assert_eq!((names, names), (again, names_in(&whole[..length])));
        assert!(disk(&cut).create(Path::new("/users/next"), b"x").is_ok());
        assert_eq!(disk(&cut).list(Path::new("/users")).unwrap().len(), names + 1);
    }
}

#[test]
fn a_full_store_refuses_and_loses_nothing() {
    let mut files = Files::default();
    let first = disk(&files);
    first.create(Path::new("/users/a"), b"one").unwrap();
    files.1 = Some(files.read(0).len() as u64 + 10);
    let second = disk(&files);
    let refused = second.create(Path::new("/users/b"), &[1; 100]).unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::StorageFull);
    assert!(second.kind(Path::new("/users/b")).is_err());
    files.1 = None;
    assert_eq!(disk(&files).list(Path::new("/users")).unwrap().len(), 1);
}

#[test]
fn a_journal_that_grew_is_written_anew_and_holds_the_same() {
    let files = Files::default();
    let first = disk(&files);
    let big = vec![9; 1 << 20];
    for _ in 0..8 {
        first.create(Path::new("/users/new"), &big).unwrap();
        first.replace(Path::new("/users/new"), Path::new("/users/a")).unwrap();
    }
    assert!(files.read(1).len() < 2 << 20, "the other file holds what is alive");
    let second = disk(&files);
    assert_eq!(second.read(Path::new("/users/a"), 2 << 20).unwrap(), big);
    second.create(Path::new("/users/b"), b"b").unwrap();
    assert_eq!(disk(&files).list(Path::new("/users")).unwrap().len(), 2);
}

#[test]
fn what_is_added_to_a_file_is_there_wherever_the_journal_was_cut_off() {
    let files = Files::default();
    let first = disk(&files);
    let path = Path::new("/users/day");
    assert_eq!(first.append(path, b"none").unwrap_err().kind(), ErrorKind::NotFound);
    first.create(path, b"0").unwrap();
    let begun = files.read(0).len();
    for number in 1..10 {
        first.append(path, &[b'0' + number]).unwrap();
    }
    let whole = files.read(0);
    for length in begun..=whole.len() {
        let cut = Files::default();
        cut.0.lock().unwrap()[0] = whole[..length].to_vec();
        let there = disk(&cut).read(path, 100).unwrap();
        assert_eq!(there, b"0123456789"[..=(length - begun) * 9 / (whole.len() - begun)], "{length}");
    }
}
#[test]
fn wherever_a_journal_is_damaged_everything_else_is_there() {
    let files = Files::default();
    let first = disk(&files);
    for number in 0..20 {
        first.create(Path::new(&format!("/users/{number:02}")), &[number; 30]).unwrap();
    }
    let whole = files.read(0);
    for place in 0..whole.len() {
        let hurt = Files::default();
        hurt.0.lock().unwrap()[0] = whole.clone();
        hurt.0.lock().unwrap()[0][place] ^= 0x55;
        let there = disk(&hurt).list(Path::new("/users")).unwrap().len();
        assert!(there >= 19, "{place}: {there}");
        if there == 19 && hurt.read(1).len() > 24 {
            assert_eq!(hurt.read(ASIDE).len(), whole.len(), "{place}: what was damaged is kept");
        }
        assert_eq!(disk(&hurt).list(Path::new("/users")).unwrap().len(), there);
    }
}

#[test]
fn what_comes_later_ships_as_well() {
    let files = Files::default();
    let first = disk(&files);
    let (late, early) = (Path::new("/games/b/rules.xml"), Path::new("/games/a/rules.xml"));
    first.create(Path::new("/games/a/mine"), b"mine").unwrap();
    first.ship(vec![(late.to_owned(), b"b".to_vec().into()), (early.to_owned(), b"other".to_vec().into())]);
    assert_eq!(first.read(late, 10).unwrap(), b"b");
    assert!(first.is_shipped(late) && first.is_shipped(Path::new("/games/b")));
    assert_eq!(first.read(early, 10).unwrap(), b"other", "it was nobody's own");
    assert_eq!(first.read(Path::new("/games/a/mine"), 10).unwrap(), b"mine");
    assert!(first.is_changed(Path::new("/games/a")) && !first.is_changed(Path::new("/games/b")));
    first.remove_file(late).unwrap();
    assert!(first.is_shipped(late) && first.files_under(Path::new("/games/b")).is_empty());
    assert_eq!(disk(&files).list(Path::new("/games/a")).unwrap().len(), 2, "nothing of it is in the journal");
}

#[test]
fn what_differs_from_what_ships_outlasts_an_update() {
    let files = Files::default();
    let first = disk(&files);
    let rules = Path::new("/games/a/rules.xml");
    first.create(Path::new("/games/a/new"), b"mine").unwrap();
    first.replace(Path::new("/games/a/new"), rules).unwrap();
    first.make_folder(Path::new("/games/own")).unwrap();
    first.create(Path::new("/games/own/rules.xml"), b"own").unwrap();
    for _ in 0..3 {
        let again = disk(&files);
        assert_eq!(again.read(rules, 10).unwrap(), b"mine");
        assert!(again.is_changed(Path::new("/games/a")) && again.is_changed(Path::new("/games/own")));
        assert!(again.is_shipped(rules) && !again.is_shipped(Path::new("/games/own")));
        again.inner().unwrap().begin_anew().unwrap();
    }
    let update = Kept::read(Box::new(files.clone())).on(Vec::new(), Path::new("/users")).unwrap();
    assert_eq!(update.read(rules, 10).unwrap(), b"mine", "the game itself is gone from the page");
    assert_eq!(update.read(Path::new("/games/own/rules.xml"), 10).unwrap(), b"own");
}

#[test]
fn only_what_lies_among_the_players_can_do_without_the_games() {
    let files = Files::default();
    let kept = || Kept::read(Box::new(files.clone()));
    assert!(kept().is_new() && kept().is_within(Path::new("/users")));
    let first = disk(&files);
    first.make_folder(Path::new("/users/Ann")).unwrap();
    assert!(!kept().is_new() && kept().is_within(Path::new("/users")));
    first.rename_new(Path::new("/users/Ann"), Path::new("/games/ann")).unwrap();
    assert!(!kept().is_within(Path::new("/users")), "a game came of it");
    let second = Files::default();
    let hurt = disk(&second);
    hurt.make_folder(Path::new("/users/Ann")).unwrap();
    hurt.make_folder(Path::new("/users/Bo")).unwrap();
    let place = second.read(0).windows(3).position(|three| three == b"Ann").unwrap();
    second.0.lock().unwrap()[0][place] ^= 0x55;
    assert!(!Kept::read(Box::new(second.clone())).is_within(Path::new("/users")), "who knows what it was");
}
