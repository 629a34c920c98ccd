//! Texts that insta holds: cases that an author wrote, with what the program makes of them, in one file `tests/FOLDER/NAME.snap`.
//!
//! A test takes the author's lines out of the file, makes the whole text anew and holds it. `INSTA_UPDATE=always cargo test --test all --
//! NAME` writes what comes out today: read the difference before you keep it. A new case is written without its outcome.

use std::fs;
use std::path::{Path, PathBuf};

/// A folder of tests/.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The names of all texts of a folder, in order. Nothing else may lie there but folders and the files named.
pub fn names(of: &str, others: &[&str]) -> Vec<String> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder(of)).unwrap().map(Result::unwrap) {
        let name = entry.file_name().into_string().unwrap();
        match name.strip_suffix(".snap") {
            Some(stem) => names.push(stem.to_owned()),
            None => assert!(
                entry.path().is_dir() || others.contains(&name.as_str()) || name.ends_with(".snap.new"),
                "tests/{of}/{name} is read by no test"
            ),
        }
    }
    names.sort();
    names
}

/// What stands in a file now, without the head that insta writes.
pub fn written(of: &str, name: &str) -> String {
    let text = fs::read_to_string(folder(of).join(format!("{name}.snap"))).unwrap();
    let body = text.strip_prefix("---\n").and_then(|text| Some(text.split_once("\n---\n")?.1.to_owned()));
    body.unwrap_or(text)
}

/// Holds a text against the file, or writes it there.
pub fn hold(of: &str, name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(folder(of));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}
