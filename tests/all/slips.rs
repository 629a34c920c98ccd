//! One slip, one finding: single errors of every kind are made in good games, and the findings of `check` are counted. Each must give
//! exactly one finding, with line and column, which suggests the right name if a name was mistyped.

use super::authoring::few_levels;
use super::bad_games::{in_memory, line};
use super::rules_one_random::Dice;
use regex::{Captures, Regex};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::ops::Range;
use std::path::Path;
use switchboard::diag::{Problem, Severity};
use switchboard::game::MemoryFiles;
use switchboard::play::check;

/// The games that slips are made in.
const GAMES: [&str; 10] = [
    "tests/bad_games/good",
    "games/fifteen",
    "games/lights-out",
    "games/maze",
    "help/NEW_GAME",
    "games/minesweeper",
    "games/peg-solitaire",
    "games/theseus",
    "games/piskvorky",
    "games/reversi",
];
/// How many slips of each kind are made.
const EACH: usize = 5;

/// Kinds of slips, one per line: `what | file | pattern | instead`. The slip is made at the first group of the pattern, which is replaced
/// by the rest of the line: `~` is a typing error in that word, `$1` the group, `$2` ... others. `rules 1` and `rules 2` are rules.xml in
/// that language, `rules` in either. A kind that ends in `?` must be answered with the right name.
const KINDS: &str = "tests/all/slips.txt";

struct Kind {
    what: String,
    file: String,
    pattern: Regex,
    instead: String,
    is_answered_by_name: bool,
}

fn kinds() -> Vec<Kind> {
    let kind = |line: &str| {
        let mut parts = line.splitn(4, " | ");
        let mut part = || parts.next().unwrap_or_else(|| panic!("{line}")).to_owned();
        let (what, file, pattern, instead) = (part(), part(), part(), part());
        let is_answered_by_name = what.ends_with('?');
        Kind { what, file, pattern: Regex::new(&format!("(?s){pattern}")).unwrap(), instead, is_answered_by_name }
    };
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(KINDS)).unwrap();
    text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).map(kind).collect()
}

impl Kind {
    fn is_made_in(&self, path: &str, text: &str) -> bool {
        match self.file.as_str() {
            "rules 1" => path == "rules.xml" && !text.contains("language=\"2\""),
            "rules 2" => path == "rules.xml" && text.contains("language=\"2\""),
            "rules" => path == "rules.xml",
            other => path.ends_with(other),
        }
    }

    /// What stands there instead.
    fn written(&self, found: &Captures<'_>, dice: &mut Dice) -> String {
        if self.instead == "~" {
            return mistyped(&found[1], dice);
        }
        let mut text = String::new();
        found.expand(&self.instead, &mut text);
        text
    }
}

/// The word with two letters swapped, one omitted, or one doubled; the first stays.
fn mistyped(word: &str, dice: &mut Dice) -> String {
    loop {
        let mut letters: Vec<char> = word.chars().collect();
        let at = 1 + dice.below(letters.len() - 1);
        match dice.below(3) {
            0 if at + 1 < letters.len() => letters.swap(at, at + 1),
            1 if letters.len() > 3 => drop(letters.remove(at)),
            _ => letters.insert(at, letters[at]),
        }
        let wrong: String = letters.into_iter().collect();
        if wrong != word {
            return wrong;
        }
    }
}

struct Slip {
    game: usize,
    path: String,
    at: usize,
    right: String,
    wrong: String,
}

/// Where such a slip can be made: game, file, place, the text there and the replacement.
fn possible(kind: &Kind, games: &[MemoryFiles], dice: &mut Dice) -> Vec<Slip> {
    let mut slips = Vec::new();
    for (game, files) in games.iter().enumerate() {
        for (path, bytes) in &files.files {
            let Ok(text) = std::str::from_utf8(bytes) else { continue };
            // what all levels share is reported for each of them
            if !path.ends_with(".xml") || path == "LEVELS/startingLayout.xml" || !kind.is_made_in(path, text) {
                continue;
            }
            let left_out = comments(text);
            for found in kind.pattern.captures_iter(text) {
                let group = found.get(1).unwrap();
                if !left_out.iter().any(|comment| comment.contains(&group.start())) {
                    let (right, wrong) = (group.as_str().to_owned(), kind.written(&found, dice));
                    slips.push(Slip { game, path: path.clone(), at: group.start(), right, wrong });
                }
            }
        }
    }
    slips
}

fn comments(text: &str) -> Vec<Range<usize>> {
    Regex::new(r"(?s)<!--.*?-->|<\?.*?\?>").unwrap().find_iter(text).map(|found| found.range()).collect()
}

/// What is wrong with the findings, if anything is.
fn judge(kind: &Kind, slip: &Slip, text: &str, found: &[Problem]) -> Result<(), String> {
    let [problem] = found else { return Err(format!("{} findings", found.len())) };
    let place = problem.place.as_ref().ok_or("no place")?;
    if place.line == 0 || place.column == 0 {
        return Err("no line or column".into());
    }
    let said = format!("{} {}", problem.message(), problem.cures().join(" ")).to_lowercase();
    if kind.is_answered_by_name {
        if place.line as usize != text[..slip.at].matches('\n').count() + 1 {
            return Err("another line".into());
        }
        if !said.contains(&slip.right.to_lowercase()) {
            return Err("the right name is not told".into());
        }
    }
    Ok(())
}

#[test]
fn each_kind_of_slip_gives_one_finding_with_its_place() {
    let home = Path::new(env!("CARGO_MANIFEST_DIR"));
    let games: Vec<MemoryFiles> = GAMES.iter().map(|path| few_levels(in_memory(&home.join(path)))).collect();
    for (files, name) in games.iter().zip(GAMES) {
        assert!(check(files, "slip").problems.is_empty(), "{name} is not clean");
    }
    let mut dice = Dice::new(2026);
    let (mut made, mut wrong) = (0, String::new());
    for kind in kinds() {
        let mut slips = possible(&kind, &games, &mut dice);
        // where pieces cover something, VALID follows from STATE if there is none
        slips.retain(|slip| kind.what != "no matrix VALID" || GAMES[slip.game] != "games/minesweeper");
        if slips.is_empty() {
            let _ = writeln!(wrong, "{}: no game has a place for it", kind.what);
        }
        for _ in 0..EACH.min(slips.len()) {
            let slip = slips.swap_remove(dice.below(slips.len()));
            let mut files = games[slip.game].clone();
            let mut text = String::from_utf8(files.files[&slip.path].clone()).unwrap();
            text.replace_range(slip.at..slip.at + slip.right.len(), &slip.wrong);
            files.files.insert(slip.path.clone(), text.clone().into_bytes());
            let problems = check(&files, "slip").problems;
            let found: Vec<Problem> = problems.iter().filter(|p| p.severity != Severity::Note).cloned().collect();
            made += 1;
            if let Err(why) = judge(&kind, &slip, &text, &found) {
                let start = text[..slip.at].rfind('\n').map_or(0, |newline| newline + 1);
                let shown = text[start..].lines().next().unwrap_or_default().trim();
                let listed: Vec<String> = found.iter().map(line).collect();
                let (game, path) = (GAMES[slip.game], &slip.path);
                let _ = writeln!(
                    wrong,
                    "{}: {why}\n  {game}/{path}: {} -> {}\n  {shown}\n    {}",
                    kind.what,
                    slip.right,
                    slip.wrong,
                    listed.join("\n    ")
                );
            }
        }
    }
    let files: BTreeSet<String> = kinds().into_iter().map(|kind| kind.file).collect();
    assert!(made >= 200 && files.len() >= 5, "only {made} slips in {files:?}");
    assert!(wrong.is_empty(), "{made} slips\n{wrong}");
}
