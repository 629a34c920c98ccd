//! Texts held by insta: cases written by an author, with the program's output for them, in one file `tests/FOLDER/NAME.snap`.
//!
//! A test takes the author's lines from the file, makes the whole text again and compares. `INSTA_UPDATE=always cargo test --test all --
//! NAME` writes today's output: read the difference before you keep it. A new case is written without its output.

use std::fs;
use std::path::{Path, PathBuf};

/// A folder of tests/.
pub fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// The names of all texts in a folder, in order. It may contain nothing else but folders and the files named.
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

/// The contents of a file, without insta's header.
pub fn written(of: &str, name: &str) -> String {
    let text = fs::read_to_string(folder(of).join(format!("{name}.snap"))).unwrap();
    let body = text.strip_prefix("---\n").and_then(|text| Some(text.split_once("\n---\n")?.1.to_owned()));
    body.unwrap_or(text)
}

/// Compares a text with the file, or writes it there.
pub fn hold(of: &str, name: &str, text: &str) {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(folder(of));
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    settings.bind(|| insta::assert_snapshot!(name, text));
}
