//! Hostile PuzzleScript sources: each is read within bounds of memory, excesses are reported at their line, and whatever is pressed ends
//! within the limits, which are counted in work.

use super::puzzle_kit::{LAYERS, LEGEND, OBJECTS, sections, source};
use switchboard::puzzlescript::{PuzzleInput, read};

/// What one input may cost: the limit, and as much again for the rule in progress when it is reached.
const MOST_WORK: u64 = 120_000_000;
/// Bytes that may be held while a source is read, for each byte of it, and in addition.
const BYTES_A_BYTE: u64 = 200;
const BYTES: u64 = 64 << 20;

/// The expected result for a source.
#[derive(Debug, PartialEq)]
enum Comes {
    /// It is refused: the code, and how the line where it is reported begins; none if the whole source is meant.
    Refused(&'static str, &'static str),
    /// It can be played, and every input ends by itself.
    Ends,
    /// It can be played, and some input is ended by a limit, which is reported.
    IsEnded,
}
use Comes::{Ends, IsEnded, Refused};

/// A board of this size with the player in a corner and this pattern elsewhere.
fn board(width: usize, height: usize, pattern: &str) -> String {
    let mut signs: Vec<char> = pattern.chars().cycle().take(width * height).collect();
    signs[0] = 'P';
    signs.chunks(width).map(|row| row.iter().collect::<String>() + "\n").collect()
}

/// The lines of `line` for 0 to `count`.
fn lines(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(|number| line(number) + "\n").collect()
}

/// This many more objects on the top layer.
fn with_objects(count: usize, rules: &str) -> String {
    let objects = format!("{OBJECTS}\n\n{}", lines(count, |n| format!("Thing{n}\nred\n")));
    let layers = format!("{LAYERS}\n{}", lines(count, |n| format!("Thing{n},")).replace('\n', ""));
    sections(&objects, LEGEND, &layers, rules, "", "P.")
}

/// A property of this many objects, and rules that use it.
fn with_property(count: usize, rules: &str) -> String {
    let all: Vec<String> = (0..count).map(|n| format!("Thing{n}")).collect();
    let legend = format!("{LEGEND}\nAny = {}", all.join(" or "));
    with_objects(count, rules).replace(LEGEND, &legend)
}

const SMALL: &str = "P.x\n...";

fn cases() -> Vec<(&'static str, String, Comes)> {
    let playing = |rules: &str, level: &str| source(rules, "some Player on Cross", level);
    let again = "right [ Apple no Cross ] -> [ Apple Cross ] again\n+ [ Apple Cross ] -> [ Apple ] again";
    let endless = "startloop\n[ Apple ] -> [ Ball ]\n[ Ball ] -> [ Apple ]\nendloop";
    let (wide, high) = (board(30, 30, ".a"), board(100, 100, ".a"));
    vec![
        // sizes
        ("ten megabytes", format!("{}{}", source("", "", SMALL), "(x)\n".repeat(2_600_000)), Refused("Z014", "")),
        ("a thousand objects", with_objects(1_000, "[ > Player | Thing7 ] -> [ > Player | ]"), Ends),
        ("too many objects", with_objects(1_100, ""), Refused("Z014", "thing1017")),
        (
            "too many layers",
            sections(
                &format!("{OBJECTS}\n\n{}", lines(300, |n| format!("Thing{n}\nred\n"))),
                LEGEND,
                &format!("{LAYERS}\n{}", lines(300, |n| format!("Thing{n}"))),
                "",
                "",
                SMALL,
            ),
            Refused("Z014", "thing189"),
        ),
        ("the largest level", playing("[ > Player | Apple ] -> [ > Player | > Apple ]", &board(200, 200, ".a#")), Ends),
        ("a level too wide", playing("", &board(300, 2, ".")), Refused("Z014", "p......")),
        ("two thousand levels", playing("", &"P.x\n\n".repeat(2_000)), Ends),
        ("messages", playing("", &format!("{}{SMALL}", "message Hello\n\n".repeat(4_000))), Ends),
        (
            "a long name",
            playing("", SMALL).replacen("Ball\n", &format!("{}\n", "B".repeat(100_000)), 1),
            Refused("Z007", "bbbb"),
        ),
        // names that stand for many
        (
            "a chain of names",
            playing("", SMALL).replace(
                LEGEND,
                &format!("{LEGEND}\nL0 = Apple or Ball\n{}", lines(600, |n| format!("L{} = L{n} or Cross", n + 1))),
            ),
            Ends,
        ),
        (
            "names that double",
            playing("", SMALL).replace(
                LEGEND,
                &format!("{LEGEND}\nL0 = Apple or Ball\n{}", lines(60, |n| format!("L{} = L{n} or L{n}", n + 1))),
            ),
            Ends,
        ),
        ("a name for everything", with_property(900, "[ > Player | Any ] -> [ > Player | > Any ]"), Ends),
        // rules that stand for many
        (
            "movements that multiply",
            playing(
                &format!("[ {0} ] -> [ | {0} ]", ["moving Apple"; 8].join(" | ")).replace("-> [ | ", "-> [ "),
                SMALL,
            ),
            Refused("Z014", "[ moving"),
        ),
        (
            "a cell of too many names",
            playing(&format!("[ {} ] -> [ Player ]", "no Apple ".repeat(20_000)), SMALL),
            Refused("Z014", "[ no"),
        ),
        (
            "a row of too many cells",
            playing(&format!("[ {} ] -> [ ]", ["Apple"; 20_000].join(" | ")), SMALL),
            Refused("Z014", "[ apple"),
        ),
        ("brackets without end", playing(&"[ ".repeat(20_000), SMALL), Refused("Z009", "[ [")),
        (
            "rules in one group",
            playing(&format!("[ Apple ] -> [ Ball ]\n{}", "+ [ Apple ] -> [ Ball ]\n".repeat(600)), SMALL),
            Ends,
        ),
        ("conditions", source("", &"some Player on Cross\n".repeat(1_000), SMALL), Ends),
        // turns without an end
        ("again and again", playing(again, &wide), IsEnded),
        ("again and again, much each time", playing(again, &high), IsEnded),
        ("a loop that changes for ever", playing(endless, &wide), IsEnded),
        ("rules that undo each other", playing("[ Apple ] -> [ Ball ]\n+ [ Ball ] -> [ Apple ]", &wide), IsEnded),
        ("things in all ways together", playing("[ Apple ] [ Apple ] -> [ Apple ] [ ]", &board(60, 60, "a")), IsEnded),
        (
            "dots",
            playing("[ Apple | ... | Apple | ... | Apple ] -> [ Apple | ... | Apple | ... | ]", &board(150, 150, ".a")),
            IsEnded,
        ),
        (
            "a rigid rule that is always held up",
            playing("rigid [ > Player | Apple ] -> [ > Player | > Apple ]", "Pa#\n..x"),
            Ends,
        ),
        (
            "a game that begins itself again",
            playing("[ > Player ] -> restart", SMALL).replace("title Small", "title Small\nrun_rules_on_level_start"),
            Ends,
        ),
        // what is no text
        (
            "strange letters",
            playing("", "P\u{fffd}\u{1f600}\n...").replace("Apple\n", "\u{fffd}pple\n"),
            Refused("Z007", "red"),
        ),
        ("zeros", playing("", SMALL).replace('b', "\0"), Ends),
    ]
}

#[test]
fn hostile_sources_are_read_and_played_within_their_limits() {
    let mut wrong = Vec::new();
    for (name, source, wanted) in cases() {
        let mut found = None;
        let used = allocation_counter::measure(|| found = Some(read("game", &source)));
        let (game, problems) = found.unwrap();
        if used.bytes_max > BYTES + BYTES_A_BYTE * source.len() as u64 {
            wrong.push(format!("{name}: {} bytes", used.bytes_max));
        }
        let first = problems.iter().find(|problem| problem.severity == switchboard::diag::Severity::Error);
        let comes = match (&game, first) {
            (None, Some(problem)) => {
                let line = problem.place.as_ref().map_or(0, |place| place.line as usize);
                let text = line.checked_sub(1).and_then(|at| source.lines().nth(at)).unwrap_or_default().to_lowercase();
                match &wanted {
                    Refused(code, begins) if problem.code == *code && text.starts_with(begins) => Refused(code, begins),
                    _ => {
                        let text: String = text.chars().take(20).collect();
                        wrong.push(format!("{name}: {} at {line}, {text}, not {wanted:?}", problem.code));
                        continue;
                    }
                }
            }
            (Some(game), None) => played(name, game, &mut wrong),
            other => panic!("{name}: {other:?}"),
        };
        if comes != wanted {
            wrong.push(format!("{name}: {comes:?}, not {wanted:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Presses a direction, and restarts, at the beginning of the first level.
fn played(name: &str, game: &switchboard::puzzlescript::PuzzleGame, wrong: &mut Vec<String>) -> Comes {
    let (begun, _) = game.begin(game.levels()[0], "1").unwrap();
    let mut comes = Ends;
    for input in [PuzzleInput::Right, PuzzleInput::Restart] {
        let done = game.input(&mut begun.clone(), input);
        if done.endless.is_some() {
            comes = IsEnded;
        }
        if done.work > MOST_WORK {
            wrong.push(format!("{name}: {input:?} looked at {} cells", done.work));
        }
    }
    comes
}

#[test]
fn bytes_that_are_no_text_are_told_with_their_file() {
    use switchboard::game::{MemoryFiles, read_game};
    let mut files = MemoryFiles::new([("game.puzzlescript", &source("", "", SMALL))]);
    for bytes in files.files.values_mut() {
        bytes.splice(30..30, [0xff, 0xfe, 0xc3]);
    }
    let read = read_game(&files, "broken");
    let told: Vec<_> = read
        .problems
        .iter()
        .filter_map(|problem| Some((problem.code, problem.place.as_ref()?.file.as_str())))
        .collect();
    assert!(read.game.is_none() && told.iter().any(|(_, file)| *file == "game.puzzlescript"), "{told:?}");
}
