//! Levels made with generator.xml: proven, the same for the same seed, and every error in the file reported with its place.

use super::games::{folder_of, folders};
use crate::unique_levels::{blackout_proof, names, netwalk_proof, nonogram_proof, sudoku_proof, width};
use std::fs;
use std::process::Command;
use std::sync::Arc;
use switchboard::disk::FolderFiles;
use switchboard::game::{Game, Kind, Level, Source, Values, read_game};
use switchboard::generate::{LIMITS, Maker, NoLevel, check_generator, new_level, read_generator};
use switchboard::grid::Cell;
use switchboard::play::{Engine, Move};
use switchboard::solve::{Budget, Progress, Stop, replays};

fn game(id: &str) -> Arc<Game> {
    Arc::new(read_game(&FolderFiles::new(folder_of(id)), id).game.unwrap())
}

/// Games that have a generator.xml.
fn with_generator() -> Vec<String> {
    let entries = folders().into_iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    let names = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut all: Vec<String> = names.filter(|id| folder_of(id).join("generator.xml").exists()).collect();
    all.sort();
    all
}

#[test]
fn every_generator_makes_levels_that_replay_and_the_same_seed_makes_the_same() {
    let all = with_generator();
    assert!(all.len() >= 22, "{all:?}");
    for id in all {
        let game = game(&id);
        let generator = read_generator(&game).0.unwrap();
        let maker = Maker::new(&game, &generator, &generator.usual).unwrap();
        let made = maker.level("new", 5, &[], &Budget::default()).unwrap_or_else(|why| panic!("{id}: {}", why.text()));
        let again = maker.level("new", 5, &[], &Budget::default()).unwrap();
        assert_eq!((&made.level.layout, &made.level.solution), (&again.level.layout, &again.level.solution), "{id}");
        let other = maker.level("new", 6, &[], &Budget::default()).unwrap();
        assert_ne!(made.level.layout, other.level.layout, "{id}: another seed, another level");
        let moves = Move::read_list(&made.level.solution).unwrap();
        let with = Game { levels: vec![made.level.clone()], ..Game::clone(&game) };
        let engine = Engine::new(Arc::new(with), 0).unwrap();
        assert!(replays(&engine, &engine.start(0), &moves), "{id}");
        assert!(moves.len() >= generator.usual.least as usize, "{id}");
        assert!(game.levels.iter().all(|level| level.layout != made.level.layout), "{id}: it is a new one");
    }
}

/// Boards of fixed and of random frames, with givens, with clues and with neither.
const BY_LAWS: [&str; 8] =
    ["akari", "blackout", "futoshiki", "hashi", "hitori", "nonograms", "slitherlink", "sudoku-children"];

#[test]
fn what_was_found_out_with_earlier_levels_changes_none_of_the_next() {
    for id in BY_LAWS {
        let game = game(id);
        let generator = read_generator(&game).0.unwrap();
        let new = || Maker::new(&game, &generator, &generator.usual).unwrap();
        let level = |maker: &Maker, seed| maker.level("new", seed, &[], &Budget::default()).unwrap().level;
        let used = new();
        for seed in (1..=4).rev() {
            let (one, other) = (level(&used, seed), level(&new(), seed));
            assert_eq!((one.layout, one.solution), (other.layout, other.solution), "{id}, seed {seed}");
        }
    }
}

#[test]
fn a_written_level_is_one_that_check_accepts() {
    let root = tempfile::tempdir().unwrap();
    let run = |arguments: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_switchboard")).args(arguments).current_dir(root.path()).output().unwrap()
    };
    let lights = folder_of("lights-out");
    assert!(run(&["new", "./lights", "--from", lights.to_str().unwrap()]).status.success());
    fs::remove_dir_all(root.path().join("lights/LEVELS")).unwrap();
    let copy = |from: &str| {
        let to = root.path().join("lights/LEVELS").join(from);
        fs::create_dir_all(&to).unwrap();
        for file in ["description.xml", "startingLayout.xml"] {
            fs::copy(lights.join("LEVELS").join(from).join(file), to.join(file)).unwrap();
        }
    };
    ["04", "09", "15"].into_iter().for_each(copy);
    let arguments =
        ["generate", "lights", "--count", "3", "--seed", "9", "--out", "lights/LEVELS", "--difficulty", "easy"];
    let output = run(&arguments);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    // once more: the next free numbers are taken, and nothing is written over
    let layout = |id: &str| fs::read(root.path().join("lights/LEVELS").join(id).join("startingLayout.xml")).unwrap();
    let before = layout("16");
    assert!(run(&arguments).status.success() && layout("16") == before);
    assert_ne!(layout("21"), before, "levels that are there are not made again");
    let checked = run(&["check", "lights"]);
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
    assert!(String::from_utf8_lossy(&checked.stdout).contains("0 errors, 0 warnings"));
    assert_eq!(run(&["generate", "lights", "--difficulty", "terrible"]).status.code(), Some(2));
    let board = folder_of("reversi");
    assert_eq!(run(&["generate", board.to_str().unwrap()]).status.code(), Some(1), "it has no generator.xml");
}

#[test]
fn faults_of_generator_xml_are_told_with_their_places() {
    // A game and the contents of its <Generator>; the codes and the lines where they are reported.
    type Told = &'static [(&'static str, u32)];
    let cases: &[(&str, &str, Told)] = &[
        ("lights-out", "<Method>scramble</Method>", &[]),
        ("lights-out", "<Method>scrambel</Method>", &[("V003", 1)]),
        ("lights-out", "", &[("X", 1)]),
        ("lights-out", "<Method>scramble</Method>\n<Level>99</Level>", &[("G001", 2)]),
        ("lights-out", "<Method>scramble</Method>\n<Least>9</Least>\n<Most>3</Most>", &[("G002", 3)]),
        ("lights-out", "<Method>shuffle</Method>\n<Pieces>Onn Off</Pieces>", &[("G003", 2)]),
        ("lights-out", "<Method>fill</Method>", &[("G004", 1)]),
        ("lights-out", "<Method>maze</Method><Wall>On</Wall>", &[("G004", 1)]),
        (
            "lights-out",
            "<Method>fill</Method>\n<Contents><![CDATA[\n  STATE[A] = STATTE[A];\n]]></Contents>",
            &[("R021", 3)],
        ),
        ("lights-out", "<Method>laws</Method>", &[("G009", 0)]),
        ("lights-out", "<Method>answer</Method>", &[("V003", 1)]),
        ("lights-out", "<Method>walk</Method>", &[("G004", 1)]),
        ("lights-out", "<Method>equation</Method>", &[("V003", 1)]),
        ("lights-out", "<Method>scramble</Method>\n<Open>-1</Open>", &[("V", 2)]),
        ("lights-out", "<Method>scramble</Method>\n<Unique>perhaps</Unique>", &[("V", 2)]),
        ("sudoku", "<Method>laws</Method>\n<Reasons>-1</Reasons>", &[("V", 2)]),
        ("reversi", "<Method>backwards</Method>", &[("G007", 0)]),
        ("knights-tour", "<Method>walk</Method>\n<Wall>Hol</Wall>", &[("G003", 2)]),
    ];
    for (id, inner, expected) in cases {
        let text = format!("<Generator>{inner}</Generator>");
        let source = Source::new("generator.xml", text);
        let game = Game { generator: Some(source), ..Game::clone(&game(id)) };
        let problems = check_generator(&Arc::new(game), &Budget::default());
        let mut found: Vec<(&str, u32)> =
            problems.iter().map(|p| (p.code.name(), p.place.as_ref().map_or(0, |place| place.line))).collect();
        assert_eq!(found.len(), expected.len(), "{id}: {inner}: {problems:?}");
        found.sort_by_key(|(code, _)| std::cmp::Reverse(*code));
        for (found, expected) in found.iter().zip(*expected) {
            assert!(found.0.starts_with(expected.0) && found.1 == expected.1, "{id}: {inner}: {found:?}");
        }
        let whole = problems.iter().all(|p| p.place.is_some() && !p.cures().is_empty());
        assert!(whole, "{id}: {inner}: {problems:?}");
    }
}

#[test]
fn a_law_that_the_method_cannot_use_is_told_with_its_place() {
    let mut game = Game::clone(&game("yajilin"));
    let Kind::Rules(rules) = &mut game.kind else { panic!("yajilin has rules") };
    // while the arrows are not known yet, nor is where they point
    let as_it_is =
        "all(W = 0 to 3 : STATE[C].way != W OR count(R in RAY(C, CROSS[W]) : STATE[R] == Shaded) == STATE[C].number)";
    let by_way = "count(R in RAY(C, CROSS[STATE[C].way]) : STATE[R] == Shaded) == STATE[C].number";
    let text = rules.rules[0].contents.replace(as_it_is, by_way);
    assert!(text.contains(by_way));
    rules.rules[0].offsets = vec![0; text.len() + 1];
    rules.rules[0].contents = text;
    let problems = check_generator(&Arc::new(game), &Budget::default());
    let [problem] = problems.iter().collect::<Vec<_>>()[..] else { panic!("{problems:?}") };
    assert_eq!(problem.code.name(), "G009");
    assert!(problem.place.as_ref().is_some_and(|place| place.file.ends_with("rules.xml")), "{problem:?}");
    assert!(problem.message().contains("a cell that is not given"), "{}", problem.message());
}

/// How many levels of each kind are made and proven here.
const LEVELS: u64 = 20;
/// Levels of each of the many games whose levels are proven by their solution alone.
const FEW_LEVELS: u64 = 5;

/// Makes levels of a game in every difficulty, each proven by replaying it on a freshly compiled board, and by `proof`.
fn proven(id: &str, proof: impl Fn(&Level) -> Result<(), String>) {
    proven_of(id, LEVELS, proof);
}

pub fn proven_of(id: &str, levels: u64, proof: impl Fn(&Level) -> Result<(), String>) {
    let game = game(id);
    let generator = read_generator(&game).0.unwrap();
    let recipes = std::iter::once(&generator.usual).chain(generator.difficulties.iter().map(|(_, recipe)| recipe));
    for (number, recipe) in recipes.enumerate() {
        let maker = Maker::new(&game, &generator, recipe).unwrap();
        for seed in 1..=if number == 0 { levels } else { levels.div_ceil(7) } {
            let place = format!("{id}, recipe {number}, seed {seed}");
            let level = maker
                .level("new", seed, &[], &Budget::default())
                .unwrap_or_else(|why| panic!("{place}: {}", why.text()))
                .level;
            let moves = Move::read_list(&level.solution).unwrap();
            let with = Game { levels: vec![level.clone()], ..Game::clone(&game) };
            let engine = Engine::new(Arc::new(with), 0).unwrap();
            assert!(replays(&engine, &engine.start(0), &moves), "{place}");
            proof(&level).unwrap_or_else(|why| panic!("{place}: {why}"));
        }
    }
}

#[test]
fn sudokus_that_are_made_have_one_answer() {
    proven("sudoku", sudoku_proof);
    proven("sudoku-children", sudoku_proof);
}

#[test]
fn nonograms_that_are_made_have_one_answer() {
    proven("nonograms", nonogram_proof);
}

#[test]
fn equations_that_are_made_have_one_answer() {
    proven("blackout", blackout_proof);
}

#[test]
fn nets_that_are_made_have_one_answer() {
    proven("netwalk", netwalk_proof);
    proven("netwalk-two", |_| Ok(()));
}

#[test]
fn knights_that_are_sent_out_come_home_through_every_square() {
    proven("knights-tour", |level| {
        let board = names(level, "state");
        let wide = width(level);
        let mut open: Vec<usize> = (0..board.len()).filter(|i| board[*i] != "Hole").collect();
        let home = board.iter().position(|name| name.starts_with("Knight")).unwrap();
        let mut here = home;
        for chosen in Move::read_list(&level.solution).unwrap() {
            let Move::Cell(cell) = chosen else { return Err("no cell".to_owned()) };
            let next = usize::from(cell.y) * wide + usize::from(cell.x);
            let (dx, dy) = ((next % wide).abs_diff(here % wide), (next / wide).abs_diff(here / wide));
            if (dx.min(dy), dx.max(dy)) != (1, 2) {
                return Err(format!("{cell} is no jump away"));
            }
            let Some(place) = open.iter().position(|i| *i == next) else { return Err(format!("{cell} comes twice")) };
            open.remove(place);
            here = next;
        }
        if here == home && open.is_empty() { Ok(()) } else { Err("the way does not end at home".to_owned()) }
    });
}

#[test]
fn pegs_that_are_put_back_jump_away_again() {
    proven("peg-solitaire", |level| {
        let wide = width(level);
        let mut board = names(level, "state");
        let cells: Vec<usize> = Move::read_list(&level.solution)
            .unwrap()
            .iter()
            .map(
                |chosen| {
                    if let Move::Cell(cell) = chosen { usize::from(cell.y) * wide + usize::from(cell.x) } else { 0 }
                },
            )
            .collect();
        for jump in cells.chunks(2) {
            let between = (jump[0] + jump[1]) / 2;
            let far = [2, 2 * wide].contains(&jump[0].abs_diff(jump[1]));
            if !far || board[jump[0]] != "Peg" || board[between] != "Peg" || board[jump[1]] != "Hole" {
                return Err(format!("{jump:?} is no jump"));
            }
            (board[jump[0]], board[between], board[jump[1]]) = ("Hole".into(), "Hole".into(), "Peg".into());
        }
        let left = board.iter().filter(|name| *name == "Peg").count();
        if left == 1 { Ok(()) } else { Err(format!("{left} pegs are left")) }
    });
}

/// Whether some placement of the mines under the covered squares agrees with all visible numbers. Squares are decided one after the other,
/// those beside numbers first; the others take the remaining mines.
fn agrees(numbers: &[(i32, Vec<usize>)], order: &[usize], mines: &mut Vec<Option<bool>>, left: i32, rest: i32) -> bool {
    let possible = numbers.iter().all(|(number, around)| {
        let (laid, open) = around.iter().fold((0, 0), |(laid, open), i| match mines[*i] {
            Some(mine) => (laid + i32::from(mine), open),
            None => (laid, open + 1),
        });
        (laid..=laid + open).contains(number)
    });
    if !possible || left < 0 {
        return false;
    }
    let Some(next) = order.iter().find(|i| mines[**i].is_none()) else { return (0..=rest).contains(&left) };
    for mine in [false, true] {
        mines[*next] = Some(mine);
        let found = agrees(numbers, order, mines, left - i32::from(mine), rest);
        mines[*next] = None;
        if found {
            return true;
        }
    }
    false
}

#[test]
fn mines_that_are_laid_need_no_guess() {
    proven("minesweeper", |level| {
        let Values::Bool(mine) = &level.layout.matrix("mine").unwrap().values else {
            return Err("no mines".to_owned());
        };
        let (wide, area) = (width(level), mine.len());
        let around = |i: usize| -> Vec<usize> {
            let near = |j: &usize| *j != i && (j % wide).abs_diff(i % wide) < 2 && (j / wide).abs_diff(i / wide) < 2;
            (0..area).filter(near).collect()
        };
        let number = |i: usize| around(i).iter().filter(|j| mine[**j]).count();
        let mut open = vec![false; area];
        let mut all = 0;
        for (turn, chosen) in Move::read_list(&level.solution).unwrap().into_iter().enumerate() {
            let Move::Cell(Cell { x, y }) = chosen else { return Err("no cell".to_owned()) };
            let cell = usize::from(y) * wide + usize::from(x);
            if turn > 0 {
                let seen = (0..area).filter(|i| open[*i] && around(*i).iter().any(|j| !open[*j]));
                let seen: Vec<(i32, Vec<usize>)> =
                    seen.map(|i| (number(i) as i32, around(i).into_iter().filter(|j| !open[*j]).collect())).collect();
                // nearest first, so that a contradiction is found early
                let far = |i: usize| (i % wide).abs_diff(cell % wide).max((i / wide).abs_diff(cell / wide));
                let mut order: Vec<usize> = seen.iter().flat_map(|(_, around)| around.clone()).collect();
                order.sort_by_key(|i| (far(*i), *i));
                order.dedup();
                let mut mines = vec![None; area];
                mines[cell] = Some(true);
                let covered = (0..area).filter(|i| !open[*i]).count();
                let beside = order.len() + usize::from(!order.contains(&cell));
                let total = mine.iter().filter(|m| **m).count() as i32;
                if agrees(&seen, &order, &mut mines, total - 1, (covered - beside) as i32) {
                    return Err(format!("{x},{y} might hold a mine"));
                }
            }
            let mut waiting = vec![cell];
            while let Some(i) = waiting.pop() {
                if !std::mem::replace(&mut open[i], true) {
                    all += 1;
                    if number(i) == 0 {
                        waiting.extend(around(i));
                    }
                }
            }
        }
        let safe = mine.iter().filter(|m| !**m).count();
        if all == safe { Ok(()) } else { Err("squares stay covered".to_owned()) }
    });
}

#[test]
fn all_other_games_make_levels_that_replay() {
    let own = [
        "sudoku",
        "sudoku-children",
        "nonograms",
        "blackout",
        "netwalk",
        "netwalk-two",
        "knights-tour",
        "peg-solitaire",
        "minesweeper",
    ];
    for id in with_generator().iter().filter(|id| !own.contains(&id.as_str())) {
        proven_of(id, FEW_LEVELS, |_| Ok(()));
    }
}

#[test]
fn the_same_seed_writes_the_same_bytes() {
    let root = tempfile::tempdir().unwrap();
    for id in ["sudoku", "minesweeper", "lights-out"] {
        let written = |out: &str| -> Vec<Vec<u8>> {
            let game = folder_of(id);
            let arguments = ["generate", game.to_str().unwrap(), "--count", "3", "--seed", "4", "--out", out];
            let run = Command::new(env!("CARGO_BIN_EXE_switchboard")).args(arguments).current_dir(root.path()).output();
            assert!(run.unwrap().status.success());
            let files = ["01", "02", "03"].iter().flat_map(|level| {
                ["description.xml", "startingLayout.xml"].map(|file| root.path().join(out).join(level).join(file))
            });
            files.map(|file| fs::read(file).unwrap()).collect()
        };
        assert_eq!(written(&format!("{id}-one")), written(&format!("{id}-two")));
    }
}

#[test]
fn making_can_be_stopped() {
    let game = game("sokoban");
    let generator = read_generator(&game).0.unwrap();
    let maker = Maker::new(&game, &generator, &generator.usual).unwrap();
    let stopped = maker.level("new", 1, &[], &Budget::new(LIMITS, &|_: &Progress| Err(Stop::Cancelled)));
    assert_eq!(stopped.unwrap_err(), NoLevel::Stopped(Stop::Cancelled));
}

#[test]
fn a_menu_gets_one_level_or_is_told_why_not() {
    let lights = game("lights-out");
    let made = new_level(&lights, Some("hard"), "new", 3, &|_: &Progress| Ok(())).unwrap();
    assert_eq!(made.level.difficulty.get(switchboard::game::Language::English), "hard");
    assert_eq!(
        made.level.layout,
        new_level(&lights, Some("Hard"), "new", 3, &|_: &Progress| Ok(())).unwrap().level.layout
    );
    let why = |game: &Arc<Game>, difficulty, stop: Option<Stop>| {
        let watch = move |_: &Progress| stop.map_or(Ok(()), Err);
        new_level(game, difficulty, "new", 3, &watch).unwrap_err()
    };
    assert_eq!(why(&lights, Some("terrible"), None), NoLevel::NoRecipe);
    assert_eq!(why(&lights, None, Some(Stop::Time)), NoLevel::Stopped(Stop::Time));
    assert_eq!(why(&game("reversi"), None, None), NoLevel::NoRecipe);
}

#[test]
fn why_boards_were_rejected_is_told() {
    let cases = [
        (
            "lights-out",
            "<Method>scramble</Method><Level>01</Level><Moves>4</Moves><Contents>VALID = false;</Contents>",
            "script left nothing",
        ),
        (
            "lights-out",
            "<Method>scramble</Method><Level>01</Level><Moves>1</Moves><Least>9</Least>",
            "shorter than Least",
        ),
        (
            "lights-out",
            "<Method>scramble</Method><Level>01</Level><Moves>2</Moves><Least>2</Least><Unique>true</Unique>",
            "several answers",
        ),
    ];
    for (id, inner, told) in cases {
        let source = Source::new("generator.xml", format!("<Generator>{inner}</Generator>"));
        let game = Arc::new(Game { generator: Some(source), ..Game::clone(&game(id)) });
        let generator = read_generator(&game).0.unwrap();
        let maker = Maker::new(&game, &generator, &generator.usual).unwrap();
        let looks = std::sync::atomic::AtomicU32::new(0);
        let soon = |_: &Progress| match looks.fetch_add(1, std::sync::atomic::Ordering::Relaxed) {
            0..2_000 => Ok(()),
            _ => Err(Stop::Time),
        };
        let (_, rejected) = maker.level_or_why("new", 1, &[], &Budget::new(LIMITS, &soon)).unwrap_err();
        assert!(rejected.text().contains(told), "{id}: {}", rejected.text());
    }
}

#[test]
fn stopping_leaves_whole_levels_only() {
    use std::io::{BufRead as _, BufReader, Read as _};
    use std::process::{Command, Stdio};
    let around = tempfile::tempdir().unwrap();
    let out = around.path().join("LEVELS");
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.arg("generate").arg(concat!(env!("CARGO_MANIFEST_DIR"), "/games/lights-out"));
    command.args(["--count", "1000000", "--out"]).arg(&out).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    for _ in 0..3 {
        lines.next().unwrap().unwrap();
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let told = 3 + lines.map(Result::unwrap).count();
    let mut fault = String::new();
    child.stderr.take().unwrap().read_to_string(&mut fault).unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(1), "it ends by itself: {fault}");
    assert!(fault.contains(&format!("it was stopped; levels made: {told}")), "{fault}");
    assert!(!fault.contains('\r'), "no line of progress where there is no terminal");
    let mut made: Vec<_> = std::fs::read_dir(&out).unwrap().map(|entry| entry.unwrap().path()).collect();
    made.sort();
    assert_eq!(made.len(), told, "nothing unfinished beside them, not even hidden: {made:?}");
    for level in made {
        for name in ["description.xml", "startingLayout.xml"] {
            let text = std::fs::read_to_string(level.join(name)).unwrap();
            assert!(is_whole(&text), "{}: {text}", level.display());
        }
    }
}

/// Whether the text ends as it began.
fn is_whole(text: &str) -> bool {
    let root = if text.contains("<LevelDescription") { "LevelDescription" } else { "LevelLayout" };
    text.contains(&format!("<{root}")) && text.trim_end().ends_with(&format!("</{root}>"))
}

/// A board of Klondike as people read it: digits, ways out, the start.
struct Wilds {
    size: switchboard::grid::Size,
    words: Vec<String>,
    start: Cell,
}

impl Wilds {
    fn of(level: &Level) -> Self {
        let matrix = level.layout.matrix("state").unwrap();
        let Values::Text(names) = &matrix.values else { panic!("STATE holds no words") };
        let words: Vec<String> = names.iter().map(|name| name.key().to_owned()).collect();
        let start = words.iter().position(|word| word.contains("heart")).unwrap();
        Self { size: matrix.size, words, start: matrix.size.cell(start).unwrap() }
    }

    fn word(&self, x: i32, y: i32) -> &str {
        let cell = u8::try_from(x).ok().zip(u8::try_from(y).ok()).map(|(x, y)| Cell::new(x, y));
        cell.and_then(|cell| self.size.index(cell)).map_or("empty", |index| &self.words[index])
    }

    /// The fewest jumps to any way out. A jump goes as far as the digit says, straight or diagonally, over digits only.
    fn fewest(&self) -> Option<usize> {
        let mut met = std::collections::BTreeSet::from([(self.start.x, self.start.y)]);
        let mut layer = vec![(i32::from(self.start.x), i32::from(self.start.y))];
        for jumps in 1.. {
            let mut next = Vec::new();
            for (x, y) in &layer {
                let far = i32::from(self.word(*x, *y).bytes().last()? - b'0');
                for (dx, dy) in [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)] {
                    let is_digit =
                        |step: i32| self.word(x + step * dx, y + step * dy).ends_with(|c: char| c.is_ascii_digit());
                    if !(1..far).all(is_digit) {
                        continue;
                    }
                    let to = (x + far * dx, y + far * dy);
                    match self.word(to.0, to.1) {
                        "exit" => return Some(jumps),
                        "empty" => {}
                        _ if met.insert((to.0 as u8, to.1 as u8)) => next.push(to),
                        _ => {}
                    }
                }
            }
            if next.is_empty() {
                return None;
            }
            layer = next;
        }
        None
    }
}

#[test]
fn every_way_out_of_a_made_klondike_ends_it_and_its_fewest_moves_are_the_fewest() {
    for id in with_generator().iter().filter(|id| id.starts_with("klondike")) {
        proven(id, |level| {
            let wilds = Wilds::of(level);
            let exits = wilds.words.iter().filter(|word| *word == "exit").count();
            let ends = level.layout.matrices.iter().filter(|matrix| matrix.name.key() == "final").count();
            if exits != ends {
                return Err(format!("{exits} ways out, {ends} of them end the level"));
            }
            let moves = Move::read_list(&level.solution).unwrap().len();
            let fewest = wilds.fewest();
            let told = (level.minimum_moves > 0).then_some(level.minimum_moves as usize);
            if fewest.is_none_or(|fewest| fewest > moves) || told.is_some_and(|told| Some(told) != fewest) {
                return Err(format!("{moves} moves, said to be the fewest: {told:?}, the fewest are {fewest:?}"));
            }
            Ok(())
        });
    }
}

/// Makes levels one after the other, as the command does.
fn batch(id: &str, difficulty: Option<&str>, count: u64) -> (Maker, Vec<Level>, Option<NoLevel>) {
    let game = game(id);
    let generator = read_generator(&game).0.unwrap();
    let maker = Maker::new(&game, &generator, generator.recipe(difficulty).unwrap()).unwrap();
    let mut levels = Vec::new();
    for seed in 1..=count {
        match maker.level("new", seed, &levels, &Budget::default()) {
            Ok(made) => levels.push(made.level),
            Err(why) => return (maker, levels, Some(why)),
        }
    }
    (maker, levels, None)
}

/// The smallest of the eight texts of the board, one for each rotation and reflection: equivalent boards have the same.
fn first_turned(level: &Level) -> Vec<String> {
    let matrix = level.layout.matrix("state").unwrap();
    let Values::Text(names) = &matrix.values else { panic!("STATE holds no words") };
    let width = usize::from(matrix.size.width);
    let mut rows: Vec<Vec<&str>> = names.chunks(width).map(|row| row.iter().map(|name| name.key()).collect()).collect();
    let mut all = Vec::new();
    for _ in 0..2 {
        for _ in 0..4 {
            rows = (0..rows[0].len()).map(|x| rows.iter().rev().map(|row| row[x]).collect()).collect();
            all.push(rows.iter().map(|row| row.join(" ")).collect::<Vec<_>>());
        }
        rows.iter_mut().for_each(|row| row.reverse());
    }
    all.into_iter().min().unwrap()
}

#[test]
fn a_batch_holds_no_level_twice_not_even_turned_where_the_rules_turn_too() {
    // the rules of these games are the same in all directions
    for (id, difficulty, count) in
        [("sokoban", Some("easy"), 12), ("lights-out", None, 25), ("peg-solitaire", Some("easy"), 25)]
    {
        let (_, levels, why) = batch(id, difficulty, count);
        assert_eq!((levels.len() as u64, why), (count, None), "{id}");
        let boards: std::collections::BTreeSet<_> = levels.iter().map(first_turned).collect();
        assert_eq!(boards.len() as u64, count, "{id}");
    }
}

#[test]
fn what_there_is_no_more_of_is_told() {
    let (_, levels, why) = batch("lights-out", Some("easy"), 2_000);
    assert!(!levels.is_empty());
    assert_eq!(why, Some(NoLevel::NoneNew), "{} levels", levels.len());
}
