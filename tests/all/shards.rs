//! Work divided among several machines: whatever the number of shards and their order, together they write what a single run writes.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

fn switchboard(words: &str, folder: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(words.split(' ')).arg("--parquet").arg(folder).current_dir(env!("CARGO_MANIFEST_DIR"));
    command.output().unwrap()
}

fn done(words: &str, folder: &Path) -> String {
    let output = switchboard(words, folder);
    let told = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{words}: {told}");
    told
}

/// Every file of a folder by its name.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries.map(|e| (e.file_name().into_string().unwrap(), fs::read(e.path()).unwrap())).collect()
}

const WORK: [&str; 4] = [
    "tournament connect-four --players Random,Random --games 23 --seed 5 --block 3",
    "solve lights-out --states 100000 --threads 1 --block 5",
    "generate lights-out --count 5 --seed 3",
    "simulate lights-out --interval 800",
];

#[test]
fn shards_of_any_number_and_order_write_what_one_run_writes() {
    for words in WORK {
        let around = tempfile::tempdir().unwrap();
        let one = around.path().join("one");
        switchboard(words, &one);
        let whole = files(&one);
        assert!(whole.len() > 3, "{words}: {:?}", whole.keys());
        for (of, order) in [(2, vec![2, 1]), (3, vec![3, 1, 2])] {
            let folder = around.path().join(format!("of-{of}"));
            for number in order {
                switchboard(&format!("{words} --shard {number}/{of}"), &folder);
            }
            assert!(files(&folder) == whole, "{words}: {of} shards");
        }
    }
}

#[test]
fn work_that_was_cut_off_goes_on_and_another_run_is_refused() {
    let around = tempfile::tempdir().unwrap();
    let folder = around.path().join("results");
    let words = "tournament connect-four --players Random,Random --games 12 --seed 5 --block 3";
    assert!(done(words, &folder).contains("4 files written, 0 were there"));
    let whole = files(&folder);
    fs::remove_file(folder.join("part-0000002.parquet")).unwrap();
    assert!(done(words, &folder).contains("1 files written, 3 were there"));
    assert_eq!(files(&folder), whole);
    let other = switchboard(&words.replace("--seed 5", "--seed 6"), &folder);
    assert_eq!(other.status.code(), Some(1));
    let told = String::from_utf8(other.stderr).unwrap();
    assert!(told.contains("S009") && told.contains("run.json"), "{told}");
    assert_eq!(files(&folder), whole, "nothing was touched");
}

#[test]
fn a_shard_is_one_of_how_many() {
    let around = tempfile::tempdir().unwrap();
    for wrong in ["0/4", "5/4", "4", "1/0", "one/two"] {
        let output = switchboard(&format!("simulate fifteen --shard {wrong}"), around.path());
        assert_eq!(output.status.code(), Some(2), "{wrong}");
        assert!(String::from_utf8(output.stderr).unwrap().contains("write I/N"), "{wrong}");
    }
}
