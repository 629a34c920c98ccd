//! The fuzz targets (tests/fuzz) with their corpus and with inputs derived from it by seeded changes. A panic here is a bug in the program;
//! `cargo fuzz` searches for them without end (CONTRIBUTING.md).

use super::fuzz_targets::TARGETS;
use super::rules_one_random::Dice;
use std::fs;
use std::ops::Range;
use std::path::Path;

/// How many changed inputs each target gets.
const CHANGED: u64 = 400;
/// The longest input, in bytes.
const LONGEST: usize = 4_096;
/// Pieces of text that changes insert: the vocabulary of the formats and languages.
const WORDS: [&str; 40] = [
    "<",
    ">",
    "</",
    "/>",
    "&",
    "&amp;",
    "&#0;",
    "&#1114112;",
    "<![CDATA[",
    "]]>",
    "<!--",
    "\"",
    "=",
    "==",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    "-1",
    "0",
    "99999999999",
    "2147483647",
    "NEXT",
    "STATE[A]",
    "if ",
    "foreach (C in STATE) ",
    "while (true) ",
    "define F(x) ",
    "return ",
    "local n = ",
    "\n",
    "\n---\n",
    "=== ",
    "\u{feff}",
    "\u{130}",
    "ž",
    "\0",
];

fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/corpus").join(target);
    let mut files: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.iter().map(|file| fs::read(file).unwrap()).collect()
}

/// Where the word around or after a byte is.
fn word(bytes: &[u8], at: usize) -> Range<usize> {
    let is_in = |at: &usize| bytes.get(*at).is_some_and(u8::is_ascii_alphanumeric);
    let from = (at..bytes.len()).find(is_in).unwrap_or(bytes.len());
    let start = (0..from).rev().take_while(is_in).last().unwrap_or(from);
    start..(from..bytes.len()).find(|at| !is_in(at)).unwrap_or(bytes.len())
}

/// One of the inputs with a few bytes removed, changed, doubled, inserted, or taken from another input, or with other words.
fn changed(corpus: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = corpus[dice.below(corpus.len())].clone();
    for _ in 0..1 + dice.below(3) / 2 {
        let at = dice.below(bytes.len() + 1);
        let end = (at + 1 + dice.below(12)).min(bytes.len());
        match dice.below(16) {
            0 => drop(bytes.drain(at..end)),
            1 if at < bytes.len() => bytes[at] = dice.below(256) as u8,
            2 => {
                let again = bytes[at..end].to_vec();
                bytes.splice(at..at, again);
            }
            3 => {
                let other = &corpus[dice.below(corpus.len())];
                bytes.truncate(at);
                bytes.extend_from_slice(&other[dice.below(other.len() + 1)..]);
            }
            4 | 5 => drop(bytes.splice(at..at, dice.pick(&WORDS).bytes())),
            _ => {
                let other = &corpus[dice.below(corpus.len())];
                let taken = other[word(other, dice.below(other.len()))].to_vec();
                let place = word(&bytes, at);
                bytes.splice(place, taken);
            }
        }
        bytes.truncate(LONGEST);
    }
    bytes
}

/// All inputs of a target.
fn run(name: &str) {
    let (_, target) = TARGETS.iter().find(|(known, _)| *known == name).unwrap();
    let corpus = corpus(name);
    assert!(corpus.len() >= 3, "the corpus of {name} is too small");
    for bytes in &corpus {
        target(bytes);
    }
    let mut deep = 0;
    for seed in 0..CHANGED {
        let bytes = changed(&corpus, &mut Dice::new(seed));
        let Ok(led_all_the_way) = std::panic::catch_unwind(|| target(&bytes)) else {
            panic!("{name}, seed {seed}: {:?}", String::from_utf8_lossy(&bytes))
        };
        deep += u64::from(led_all_the_way);
    }
    // few changed programs of language 2 still have no errors
    assert!(deep > CHANGED / 50, "only {deep} inputs of {name} were more than refused");
}

#[test]
fn any_folder_is_read_checked_and_played_without_a_panic() {
    run("folder");
}

#[test]
fn any_text_of_language_one_does_the_same_compiled_and_literal() {
    run("language_one");
}

#[test]
fn any_text_of_language_two_is_read_and_run_without_a_panic() {
    run("language_two");
}

#[test]
fn any_bytes_make_rules_that_do_the_same_on_the_machine_and_in_an_evaluator() {
    run("machine");
}

#[test]
fn any_bytes_are_a_save_or_damaged_and_a_save_is_written_as_it_was_read() {
    run("saves");
}

#[test]
fn any_puzzlescript_source_is_read_and_played_without_a_panic() {
    run("puzzle_source");
}

#[test]
fn any_puzzlescript_rules_do_the_same_on_a_used_board_and_a_new_one() {
    run("puzzle_machine");
}
