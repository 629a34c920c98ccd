//! PuzzleScript games: recorded ones end as recorded, faulty sources are reported at their lines.

use serde_json::Value;
use std::collections::{BTreeSet, HashMap};
use std::path::Path;
use switchboard::diag::{Problem, Severity};
use switchboard::puzzlescript::{PuzzleSession, SessionAct, read};

fn data(name: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/puzzlescript").join(name);
    serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap()
}

/// The cells of a recorded board, column by column.
fn recorded(dump: &str) -> Vec<BTreeSet<String>> {
    let mut known: HashMap<String, BTreeSet<String>> = HashMap::new();
    let parts = dump.split(['\n', ',']).filter(|part| !part.is_empty());
    let cell = |part: &str| match part.rsplit_once(':') {
        Some((names, number)) => {
            let set: BTreeSet<String> = names.split_whitespace().map(str::to_owned).collect();
            known.insert(number.to_owned(), set.clone());
            set
        }
        None => known[part].clone(),
    };
    parts.map(cell).collect()
}

/// What differed from the recording.
fn play(case: &Value) -> Option<String> {
    const WORDS: [&str; 5] = ["up", "left", "down", "right", "action"];
    let (game, problems) = read("game", case["source"].as_str().unwrap());
    let Some(game) = game else {
        return Some(format!("{:?}", problems.iter().map(ToString::to_string).collect::<Vec<_>>()));
    };
    let word = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let entry = word(&case["level"]).parse().unwrap_or(0);
    let mut session = PuzzleSession::new(&game, entry, &word(&case["seed"]), true);
    for input in case["inputs"].as_array().unwrap() {
        let act = input.as_u64().map_or_else(|| input.as_str().unwrap(), |number| WORDS[number as usize]);
        session.act(SessionAct::named(act).unwrap());
    }
    let state = session.state().unwrap();
    let cells = (0..state.width).flat_map(|x| (0..state.height).map(move |y| (x, y)));
    let cells: Vec<BTreeSet<String>> =
        cells.map(|(x, y)| state.objects(x, y).map(|object| game.objects()[object].name.clone()).collect()).collect();
    if cells != recorded(case["expected"].as_str().unwrap()) {
        return Some("another board".to_owned());
    }
    let sounds: Option<Vec<String>> = case["sounds"].as_array().map(|list| list.iter().map(word).collect());
    sounds.filter(|sounds| sounds != session.sounds()).map(|sounds| format!("{sounds:?} is not {:?}", session.sounds()))
}

#[test]
fn recorded_games_end_as_recorded() {
    let cases = data("cases.json");
    let wrong: Vec<String> = cases
        .iter()
        .filter_map(|case| play(case).map(|why| format!("{} {}: {why}", case["n"], case["name"])))
        .collect();
    assert!(cases.len() > 40 && wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn faulty_sources_are_told_at_their_lines() {
    let line = regex::Regex::new(r"^line (\d+)").unwrap();
    let name = regex::Regex::new(r#""([^"]+)""#).unwrap();
    let cases = data("errors.json");
    let mut wrong = Vec::new();
    for case in &cases {
        let (game, problems) = read("game", case["source"].as_str().unwrap());
        assert_eq!(game.is_none(), problems.iter().any(|problem| problem.severity == Severity::Error));
        for error in case["errors"].as_array().unwrap().iter().map(|error| error.as_str().unwrap()) {
            let found = match line.captures(error).map(|found| found[1].parse::<u32>().unwrap()) {
                Some(line) if line > 0 => {
                    // what is wrong with a name is told once, where it first appears, and that there are no layers not for each object
                    let name = name.captures(error).map_or("", |found| found.get(1).unwrap().as_str());
                    let is_told = |problem: &Problem| {
                        let at = problem.place.as_ref().map_or(0, |place| place.line);
                        let is_of_name = !name.is_empty() && problem.message().contains(name);
                        let is_of_layers = problem.code == "Z007" && error.ends_with("not assigned to a layer.");
                        // while a section is missing nothing else is told
                        let is_of_sections = problem.code == "Z002" && problem.severity == Severity::Error;
                        at == line || (at < line && is_of_name) || (at == 0 && is_of_layers) || is_of_sections
                    };
                    problems.iter().any(is_told)
                }
                _ => !problems.is_empty(),
            };
            if !found {
                wrong.push(format!("{} {}: {error}", case["n"], case["name"]));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

pub const GOOD: &str = "title Good
author Nobody

========
OBJECTS
========

Background
green

Player
blue

Crate
brown yellow
00000
01110
01010
01110
00000

Target
red

=======
LEGEND
=======

. = Background
P = Player
* = Crate
O = Target
Thing = Crate or Player
Both = Crate and Target

=======
SOUNDS
=======

Crate move 36772507

================
COLLISIONLAYERS
================

Background
Target
Player, Crate

======
RULES
======

[ > Player | Crate ] -> [ > Player | > Crate ]

==============
WINCONDITIONS
==============

all Target on Crate

=======
LEVELS
=======

.....
.P*O.
.....
";

/// Codes and lines of the findings.
fn findings(source: &str) -> Vec<String> {
    let (_, problems) = read("game", source);
    problems.iter().map(|problem| format!("{} {}", problem.code, problem.place.as_ref().unwrap().line)).collect()
}

#[test]
fn each_fault_is_told_with_its_code_at_its_line() {
    assert_eq!(findings(GOOD), Vec::<String>::new());
    for (old, new, wanted) in [
        ("blue\n", "blue (never closed\n", "Z001"),
        ("LEGEND", "LEGEND and more", "Z002"),
        ("author Nobody", "authr Nobody", "Z003"),
        ("blue\n", "bluish\n", "Z004"),
        ("Crate or Player", "Crate or Player and Target", "Z005"),
        ("P = Player", "P = Playr", "Z006"),
        ("Target\nPlayer, Crate", "Player, Crate", "Z007"),
        ("move 36772507", "dances 36772507", "Z008"),
        ("-> [ >", "-> [ > >", "Z009"),
        ("| > Crate ]", "| > Thing ]", "Z010"),
        ("[ > Player | Crate ]", "startloop\n[ > Player | Crate ]", "Z011"),
        ("all Target", "every Target", "Z012"),
        (".P*O.", ".P*O", "Z013"),
    ] {
        assert!(GOOD.contains(old), "{old}");
        let changed = GOOD.replacen(old, new, 1);
        let found = findings(&changed);
        // the first line that is wrong; an object on no layer is reported where it is defined
        let line = GOOD.lines().zip(changed.lines()).position(|(old, new)| old != new).unwrap() + 1;
        let line = if wanted == "Z007" { 22 } else { line };
        assert!(found.contains(&format!("{wanted} {line}")), "{new}: {wanted} {line} is not in {found:?}");
    }
    let wide = format!("{}\n{}\n", GOOD, ".".repeat(300));
    assert_eq!(findings(&wide), [format!("Z014 {}", wide.lines().count())]);
}

#[test]
fn one_mistake_gives_one_problem_that_says_what_was_meant() {
    let all = [
        ("OBJECTS", "OBJETCS", "OBJECTS"),
        ("LEGEND", "LEGNED", "LEGEND"),
        ("COLLISIONLAYERS", "COLISIONLAYERS", "COLLISIONLAYERS"),
        ("RULES", "RUELS", "RULES"),
        ("WINCONDITIONS", "WINCONDITION", "WINCONDITIONS"),
        ("LEVELS", "LEVLES", "LEVELS"),
        ("\nCrate\n", "\nCratte\n", "CRATTE"),
        ("| > Crate ]", "| > Crat ]", "CRATE"),
        ("all Target", "all Targt", "TARGET"),
    ];
    for (old, new, meant) in all {
        assert!(GOOD.contains(old), "{old}");
        let (_, problems) = read("game", &GOOD.replacen(old, new, 1));
        let told: Vec<String> = problems.iter().map(|problem| problem.to_string()).collect();
        assert!(told.len() == 1 && told[0].contains(&format!("did you mean {meant}?")), "{new}: {told:#?}");
    }
}

/// The objects of a game's cells, row by row, after these moves in its first entry; backgrounds are left out.
fn cells_after(source: &str, moves: &[&str]) -> Vec<String> {
    let (game, problems) = read("game", source);
    let game = game.unwrap_or_else(|| panic!("{:?}", problems.iter().map(ToString::to_string).collect::<Vec<_>>()));
    let mut session = PuzzleSession::new(&game, 0, "", false);
    moves.iter().for_each(|act| session.act(SessionAct::named(act).unwrap()));
    let state = session.state().unwrap();
    let cells = (0..state.height).flat_map(|y| (0..state.width).map(move |x| (x, y)));
    let name = |object: usize| game.objects()[object].name.to_string();
    cells.map(|(x, y)| state.objects(x, y).map(name).filter(|name| name != "background").collect()).collect()
}

#[test]
fn what_the_original_forgives_is_told_and_played() {
    let one_row = GOOD.replace(".....\n.P*O.\n.....\n", ".P*.O\n");
    let plain = cells_after(&one_row, &["right"]);
    assert_eq!(plain, ["", "", "player", "crate", "target"]);
    for (old, new, told) in [
        // colours written together; one that is none; none at all; a gap below the name
        ("brown yellow\n", "brownyellow\n", &[][..]),
        ("brown yellow\n", "#123456#fed\n", &[]),
        ("brown yellow\n", "brown rust yellow\n", &["Z004"]),
        ("Target\nred\n", "Target\n\n", &["Z004"]),
        ("00000\n01110", "00000\nnothing\n01110", &["Z004"]),
        ("01110\n00000", "01110\n000x0", &["Z004", "Z004", "Z004"]),
        // words that mean nothing where they are
        ("-> [ > Player | > Crate ]", "-> rigid [ > Player | > Crate ]", &["Z009"]),
        ("-> [ > Player | > Crate ]", "-> [ > Player | rigid > Crate ]", &["Z009"]),
        ("| > Crate ]", "| > Crate ] rigid late up", &["Z009", "Z009", "Z009"]),
        ("[ > Player | Crate ] ->", "parallel north [ > Player | Crate ] ->", &["Z009", "Z009"]),
        ("[ > Player | Crate ] ->", "[ [ > Player | Crate ] ->", &["Z009"]),
        ("[ > Player | Crate ] ->", "+ [ > Player | Crate ] ->", &["Z009"]),
        ("\n[ > Player | Crate ] ->", "\nstartloop\n[ > Player | Crate ] ->", &["Z011"]),
        ("\n[ > Player | Crate ] ->", "\nlate [ > Crate ] -> [ Crate ]\n[ > Player | Crate ] ->", &["Z010"]),
        ("\n[ > Player | Crate ] ->", "\n[ Player ] [ Crate ] -> [ Player ]\n[ > Player | Crate ] ->", &["Z009"]),
        ("\n[ > Player | Crate ] ->", "\n[ Player Crate ] -> [ ]\n[ > Player | Crate ] ->", &["Z010"]),
        ("Crate move 36772507", "Crate dances 36772507", &["Z008"]),
        ("author Nobody", "authr Nobody\nhomepage", &["Z003", "Z003"]),
        ("LEGEND", "LEGEND and more", &["Z002"]),
        ("Thing = Crate or Player", "Both = Crate and Target\nThing = Crate or Player or Both", &["Z005", "Z006"]),
    ] {
        assert!(one_row.contains(old), "{old}");
        let changed = one_row.replacen(old, new, 1);
        let (_, problems) = read("game", &changed);
        let codes: Vec<&str> = problems.iter().map(|problem| problem.code.name()).collect();
        assert!(codes == told && !problems.has_errors(), "{new}: {problems:#?}");
        assert_eq!(cells_after(&changed, &["right"]), plain, "{new}");
    }
    // an object without colours is magenta, and so is what was meant as the colour of the one above
    let (game, _) = read("game", &one_row.replacen("Target\nred\n", "Target\n\n", 1));
    let target = game.unwrap().objects().iter().find(|object| *object.name == *"target").unwrap().clone();
    assert_eq!(target.sprite.usual(), Some([255, 0, 255]));
}

#[test]
fn equals_signs_can_be_a_sign_of_levels() {
    let bridges = GOOD.replacen("Crate\nbrown", "Crate =\nbrown", 1);
    // a row of nothing else only separates, and does not end the level
    let source = bridges.replace(".....\n.P*O.\n.....\n", ".P=.O\n=====\n=...=\n");
    let cells = cells_after(&source, &["right"]);
    assert_eq!(cells, ["", "", "player", "crate", "target", "crate", "", "", "", "crate"]);
    assert_eq!(findings(&GOOD.replacen("* = Crate", "= = Crate\n* = Crate", 1)), ["Z002 31"]);
}

#[test]
fn an_object_may_be_called_like_a_command() {
    let named = GOOD.replace("Target", "Checkpoint").replace(".....\n.P*O.\n.....\n", ".P*.O\n");
    let rule = "| > Crate ]\n[ > Player | Checkpoint ] -> [ > Player | ]";
    let source = named.replacen("| > Crate ]", rule, 1).replace("P*.O", "PO..");
    assert_eq!(cells_after(&source, &["right"]), ["", "", "player", "", ""]);
}

#[test]
fn some_of_several_players_at_once_may_stay() {
    let two = GOOD
        .replacen("Player\nblue", "Head\nblue\n\nLegs\nblue", 1)
        .replacen("Thing = Crate or Player", "Player = Head and Legs\nThing = Crate or Head", 1)
        .replacen("Player, Crate", "Head, Crate\nLegs", 1)
        .replacen("author Nobody", "author Nobody\nrequire_player_movement", 1)
        .replacen("[ > Player | Crate ] -> [ > Player | > Crate ]", "[ > Legs ] -> [ Legs ]", 1)
        .replace(".....\n.P*O.\n.....\n", ".P...\n");
    // the legs stay, so the turn does not count
    assert_eq!(cells_after(&two, &["right"]), ["", "headlegs", "", "", ""]);
}

#[test]
fn so_many_faults_of_a_source_are_shown_and_no_more() {
    let lines: String = (0..1_143).map(|n| format!("[ > Player | Thing{n} ] -> [ > Player | ]\n")).collect();
    let (_, problems) = read("game", &GOOD.replacen("[ > Player |", &format!("{lines}[ > Player |"), 1));
    assert_eq!((problems.len(), problems.left_out()), (100, 1_143 - 100));
}

#[test]
fn rules_that_go_on_and_on_are_ended_and_told() {
    use switchboard::game::{MemoryFiles, read_game};
    use switchboard::play::Engine;
    let endless = GOOD.replacen("[ > Player |", "[ > Player ] -> [ > Player ] again\nlate [ Player ] -> [ Crate ]\n+ late [ Crate ] -> [ Player ]\n[ > Player |", 1);
    let game = read_game(&MemoryFiles::new([("game.puzzlescript", &endless)]), "x").game.unwrap();
    let engine = Engine::new(game.into(), 0).unwrap();
    let mut state = engine.start(0);
    let first = engine.moves(&state)[0];
    let turn = engine.play(&mut state, &first).unwrap();
    let told: Vec<_> = turn.problems.iter().map(|problem| (problem.code.name(), problem.place.as_ref())).collect();
    let last = endless.lines().position(|line| line.starts_with("+ late")).unwrap() + 1;
    let place = switchboard::diag::Place {
        line: u32::try_from(last).unwrap(),
        ..switchboard::diag::Place::file("game.puzzlescript")
    };
    assert_eq!(told, [("Z015", Some(&place))]);
}

#[test]
fn a_folder_and_a_lone_source_are_games() {
    use switchboard::game::{MemoryFiles, read_game};
    use switchboard::play::{Engine, Move, Outcome};
    let read = read_game(&MemoryFiles::new([("game.puzzlescript", GOOD)]), "x");
    assert!(read.problems.is_empty(), "{:?}", read.problems);
    let game = std::sync::Arc::new(read.game.unwrap());
    assert_eq!(game.description.name.get(switchboard::language::Language::Czech), "Good");
    assert_eq!(game.levels.iter().map(|level| level.id.as_str()).collect::<Vec<_>>(), ["01"]);
    let engine = Engine::new(game, 0).unwrap();
    let mut state = engine.start(7);
    assert_eq!(Move::write_list(&engine.moves(&state)), "up right down left");
    let copy = engine.restore(&engine.layout(&state), 7, 0, Outcome::Playing).unwrap();
    assert_eq!(copy, state);
    let turn = engine.play(&mut state, &"right".parse().unwrap()).unwrap();
    assert_eq!(turn.outcome, Some(Outcome::Finished));
    assert!(engine.moves(&state).is_empty());
    let copy = engine.restore(&engine.layout(&state), 7, 1, Outcome::Finished).unwrap();
    assert_eq!(copy, state);
}
