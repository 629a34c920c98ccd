//! What computer players learn from games against themselves, with a game made for the test.

use super::opponents::made;
use super::rules_kit::engine;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;
use switchboard::diag::{Problems, Severity};
use switchboard::disk::FolderFiles;
use switchboard::game::{Game, Kind, MAX_LEARNT_BYTES, SearchKind, Source, read_game};
use switchboard::grid::Cell;
use switchboard::opponent::train::{self, Head, Record, Setup};
use switchboard::opponent::{
    self, DecisionLimits, LearntLevel, LearntPart, MoveQuestion, Opponent, check_learnt, learnt_levels, write_learnt,
};
use switchboard::play::{Engine, Move};

/// Stones are set on 3 x 3 cells. When the board is full, whoever has the corner has won.
const CORNER: &str = "
STATE[A] = Red;
if (Player == 2) { STATE[A] = Blue; }
VALID[A] = false;
if (NOT any(C in VALID : VALID[C])) { if (STATE[0, 0] == Red) { win(1); } else { win(2); } }
Player = 3 - Player;
";

const WORK: u64 = 20;

fn corner() -> Game {
    made(CORNER, &["Empty Empty Empty"; 3], &["111"; 3], (2, 2))
}

fn head(engine: &Engine) -> Head {
    head_of(engine, "alphabeta")
}

fn head_of(engine: &Engine, player: &str) -> Head {
    let learnt_on = opponent::learnt_on(engine, player);
    Head { game: "made".into(), level: "01".into(), player: player.into(), learnt_on, seed: 5, work: WORK }
}

/// The files of two machines that share the games.
fn files(engine: &Engine, games: u32) -> [String; 2] {
    let who = Opponent::search(SearchKind::AlphaBeta);
    let setup = Setup { engine, who: &who, work: WORK, seed: 5 };
    assert!(setup.can_learn());
    [0, 1].map(|shard| {
        let numbers = (0..games).filter(|number| number % 2 == shard);
        let records: Vec<Record> = numbers.filter_map(|number| train::play(&setup, number, &|| false)).collect();
        train::write(&head(engine), &records)
    })
}

fn read(engine: &Engine, file: &str, text: &str) -> Result<(String, Head, Vec<Record>), String> {
    let read = train::read(file, text, &head(engine));
    read.map(|(head, records)| (file.to_owned(), head, records)).map_err(|problem| {
        assert!(problem.place.is_some() && problem.has_cure(), "{problem:?}");
        format!("{} {}", problem.code, problem.message())
    })
}

/// What is learnt from these files.
fn learnt(engine: &Engine, texts: &[&String]) -> LearntLevel {
    let played: Vec<_> = texts.iter().map(|text| read(engine, "played", text).unwrap()).collect();
    let records = train::merge(&played).unwrap();
    let who = Opponent::search(SearchKind::AlphaBeta);
    let setup = Setup { engine, who: &who, work: WORK, seed: 5 };
    let positions = train::positions(&setup, &records, &|| false).unwrap().unwrap();
    let fitted = train::fit(&setup, &positions, &|| false).unwrap();
    assert!(fitted.error.after < fitted.error.before, "{:?}", fitted.error);
    train::learnt(&setup, &head(engine), (positions.games, &positions.words), LearntPart::Value(fitted.weights))
}

/// Which choices are promising, by so many games of this one against itself.
fn policy(engine: &Engine, who: &Opponent, games: u32) -> LearntLevel {
    let setup = Setup { engine, who, work: WORK * 10, seed: 5 };
    assert_eq!((setup.can_learn(), setup.can_learn_value()), (true, who.learnt.is_some()));
    let records: Vec<Record> = (0..games).filter_map(|number| train::play(&setup, number, &|| false)).collect();
    let decisions = train::decisions(&setup, &records.iter().collect::<Vec<_>>(), &|| false).unwrap().unwrap();
    let fitted = train::fit_policy(&setup, &decisions, &|| false).unwrap();
    assert!(fitted.among.1 < fitted.among.0, "{:?}", fitted.among);
    let head = head_of(engine, who.name.get(switchboard::language::Language::English));
    train::learnt(&setup, &head, (decisions.games, &decisions.words), LearntPart::Policy(fitted.policy))
}

fn with_learnt(text: &str) -> Arc<Game> {
    Arc::new(Game { learnt: Some(Source::new("opponents.json", text)), ..corner() })
}

fn found(game: &Arc<Game>) -> Opponent {
    let engine = Engine::new(Arc::clone(game), 0).unwrap();
    opponent::find(&engine, "alphabeta").unwrap().unwrap()
}

fn first_choice(game: &Arc<Game>, seed: u64) -> Move {
    let engine = Engine::new(Arc::clone(game), 0).unwrap();
    let state = engine.start_with(1, 2);
    let ask = MoveQuestion { engine: &engine, turn: &[], state: &state };
    found(game).choose(ask, seed, DecisionLimits::of_work(WORK)).unwrap()
}

#[test]
fn the_same_games_teach_the_same_in_any_order_and_the_better_turn_is_found() {
    let engine = engine(corner());
    let [one, other] = files(&engine, 200);
    assert_eq!([&one, &other], files(&engine, 200).each_ref(), "the same seed plays the same games");
    let level = learnt(&engine, &[&one, &other]);
    let text = write_learnt(std::slice::from_ref(&level));
    for order in [vec![&other, &one], vec![&one, &other, &one]] {
        assert_eq!(
            write_learnt(&[learnt(&engine, &order)]),
            text,
            "the order of files and a game twice change nothing"
        );
    }
    let game = with_learnt(&text);
    assert_eq!((check_learnt(&game), learnt_levels(&game)), (Problems::new(), vec![level]));
    assert!(found(&game).learnt.is_some());
    let corner_of =
        |game: &Arc<Game>| (0..8).filter(|seed| first_choice(game, *seed) == Move::Cell(Cell { x: 0, y: 0 })).count();
    assert_eq!(corner_of(&game), 8);
    assert!(corner_of(&Arc::new(corner())) < 8, "without what was learnt, any turn is as good");
}

#[test]
fn both_searches_try_promising_choices_first() {
    let engine = engine(corner());
    let [one, other] = files(&engine, 200);
    let value = learnt(&engine, &[&one, &other]);
    let by_lines = found(&with_learnt(&write_learnt(std::slice::from_ref(&value))));
    let by_tree = Opponent::search(SearchKind::Mcts);
    let levels = vec![value, policy(&engine, &by_lines, 200), policy(&engine, &by_tree, 200)];
    assert_eq!(levels[2], policy(&engine, &by_tree, 200), "the same games teach the same");
    let game = with_learnt(&write_learnt(&levels));
    assert_eq!((check_learnt(&game), learnt_levels(&game)), (Problems::new(), levels));
    let by_lines = found(&game).learnt.unwrap();
    assert!(by_lines.has_value() && by_lines.has_policy());
    let engine = Engine::new(Arc::clone(&game), 0).unwrap();
    let state = engine.start_with(1, 2);
    let corner = Move::Cell(Cell { x: 0, y: 0 });
    let promise = |chosen: &Move| by_lines.promise((&engine, None), &state, chosen, None).unwrap();
    let best = engine.moves(&state).into_iter().max_by_key(promise);
    assert_eq!(best, Some(corner));
    // so little work that each choice cannot be tried twice
    let corner_of = |game: &Arc<Game>| {
        let engine = Engine::new(Arc::clone(game), 0).unwrap();
        let tree = opponent::find(&engine, "mcts").unwrap().unwrap();
        let ask = MoveQuestion { engine: &engine, turn: &[], state: &state };
        let choose = |seed| tree.choose(ask, seed, DecisionLimits::of_work(WORK * 3));
        (0..8).filter(|seed| choose(*seed) == Some(corner)).count()
    };
    assert_eq!(corner_of(&game), 8);
    assert!(corner_of(&Arc::new(self::corner())) < 8, "without what was learnt, any choice is as good");
}

#[test]
fn what_was_learnt_on_other_rules_is_told_and_left_out() {
    let engine = engine(corner());
    let [one, other] = files(&engine, 40);
    let text = write_learnt(&[learnt(&engine, &[&one, &other])]);
    let spaced = CORNER.replace("VALID[A] = false;", "VALID[A]  =\n  false;");
    for (rules, is_stale) in [(CORNER.replace("win(2)", "draw"), true), (spaced, false)] {
        let game = made(&rules, &["Empty Empty Empty"; 3], &["111"; 3], (2, 2));
        let game = Arc::new(Game { learnt: Some(Source::new("opponents.json", text.clone())), ..game });
        let problems = check_learnt(&game);
        let codes: Vec<_> = problems.iter().map(|problem| (problem.code.name(), problem.severity)).collect();
        assert_eq!(codes, if is_stale { vec![("O002", Severity::Warning)] } else { Vec::new() });
        assert!(problems.iter().all(|problem| problem.place.is_some() && problem.has_cure()));
        assert_eq!(found(&game).learnt.is_none(), is_stale);
        first_choice(&game, 1);
    }
}

#[test]
fn files_of_strangers_are_told_and_the_game_is_played_without_them() {
    let engine = engine(corner());
    let [one, other] = files(&engine, 40);
    let value = learnt(&engine, &[&one, &other]);
    let who = found(&with_learnt(&write_learnt(std::slice::from_ref(&value))));
    let text = write_learnt(&[value, policy(&engine, &who, 200)]);
    let changed = |from: &str, to: &str| {
        assert!(text.contains(from), "{from}");
        text.replacen(from, to, 1)
    };
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    for (hostile, code) in [
        (String::new(), "T001"),
        (text[..text.len() / 2].to_owned(), "T002"),
        (deep, "T003"),
        (String::from("[]"), "T010"),
        (changed("\"turn\": ", "\"turn\": NaN, \"was\": "), "T002"),
        (changed("\"turn\": ", "\"turn\": 1e9, \"was\": "), "T011"),
        (changed("\"turn\": ", "\"turn\": 1000000000000, \"choice\": 1, \"was\": "), "T011"),
        (changed("\"choice\"", "\"chioce\""), "T011"),
        (changed("\"length\": ", "\"length\": 6"), "T013"),
        (changed("\"Empty\", ", ""), "O003"),
        (changed("\"Empty\"", "\"Emptier\""), "O003"),
        (changed("\"places\": [", "\"places\": [[1,2],"), "O003"),
        (text.replace("\"level\": \"01\"", "\"level\": \"77\""), "O003"),
        (changed("\"policy\": \"", "\"policy\": \"AAAA"), "O003"),
        (changed("\"policy\": \"", "\"policy\": \"?"), "O003"),
        (changed("\"policy\": \"", "\"policy\": 7, \"was\": \""), "T011"),
        (changed("\"learnt_on\": \"", "\"learnt_on\": \"x"), "O003"),
        (text.replace("\"player\": \"alphabeta\"", "\"player\": \"nobody\""), "O002"),
    ] {
        let game = with_learnt(&hostile);
        let problems = check_learnt(&game);
        let told = problems.iter().any(|problem| problem.code.name() == code);
        assert!(told, "{code} for {}: {problems:?}", hostile.chars().take(200).collect::<String>());
        assert!(problems.iter().all(|problem| problem.place.is_some() && problem.has_cure()), "{problems:?}");
        assert!(found(&game).learnt.is_none());
        first_choice(&game, 1);
    }
}

#[test]
fn faulty_files_of_games_are_told() {
    let engine = engine(corner());
    let [one, other] = files(&engine, 6);
    let fault = |text: &str| read(&engine, "played", text).unwrap_err();
    for (text, told) in [
        (String::new(), "O004 this is not a file of games"),
        (one.replacen("seed 5\n", "", 1), "O004 the line \"seed\" is missing"),
        (one.replacen("seed 5", "seed five", 1), "O004 this line is not a game"),
        (one.replacen("game made", "game chess", 1), "O004 the games were played with game chess, not made"),
        (format!("{one}7 2 /1 /2\n"), "O004 this line is not a game"),
        (format!("{one}7 1 /1 /x\n"), "O004 this line is not a game"),
        (format!("{one}7 1 *1 /2\n"), "O004 this line is not a game"),
        (format!("{one}7 1{}\n", " /1".repeat(601)), "O004 this line is not a game"),
    ] {
        assert!(fault(&text).starts_with(told), "{told}: {}", fault(&text));
    }
    let merged = |texts: [&str; 2]| {
        let played = texts.map(|text| read(&engine, "played", text).unwrap());
        train::merge(&played).map(|records| records.len()).map_err(|problems| problems.iter().next().unwrap().message())
    };
    assert_eq!(merged([&one, &other]), Ok(6));
    let apart = merged([&one, &other.replacen("seed 5", "seed 6", 1)]).unwrap_err();
    assert!(apart.contains("another seed"), "{apart}");
    let twice = merged([&one, &format!("{other}0 0\n")]).unwrap_err();
    assert!(twice.contains("game 0 is not the same"), "{twice}");
    // a game that nobody can have played
    let (_, _, records) = read(&engine, "played", &format!("{one}99 1 /0 /0\n")).unwrap();
    let who = Opponent::search(SearchKind::AlphaBeta);
    let setup = Setup { engine: &engine, who: &who, work: WORK, seed: 5 };
    let all: Vec<&Record> = records.iter().collect();
    let fault = train::positions(&setup, &all, &|| false).unwrap_err();
    assert_eq!(
        (fault.code.name(), fault.message().as_str()),
        ("O004", "game 99 cannot be played: choice 2 is not valid")
    );
    assert!(fault.has_cure());
}

fn switchboard(around: &Path, words: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.current_dir(around).args(words.split_whitespace()).output().unwrap()
}

#[test]
fn the_command_writes_into_the_games_folder_and_check_reads_it() {
    let around = tempfile::tempdir().unwrap();
    let game = around.path().join("connect-four");
    super::faults::copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("games/connect-four"), &game);
    let _ = fs::remove_file(game.join("opponents.json"));
    for shard in ["1/2", "2/2"] {
        let out = shard.replace('/', "-");
        let done = switchboard(
            around.path(),
            &format!("train ./connect-four --games 64 --work 40 --seed 3 --shard {shard} --out {out}"),
        );
        assert!(done.status.success(), "{done:?}");
    }
    let learn = |order: &str| {
        let done = switchboard(around.path(), &format!("train ./connect-four --match 0 --merge {order}"));
        assert!(done.status.success(), "{done:?}");
        fs::read_to_string(game.join("opponents.json")).unwrap()
    };
    let text = learn("1-2 2-2");
    assert_eq!(learn("2-2 1-2"), text);
    let checked = switchboard(around.path(), "check ./connect-four");
    assert!(checked.status.success() && String::from_utf8_lossy(&checked.stdout).contains("0 errors"), "{checked:?}");
    let read = read_game(&FolderFiles::new(&game), "connect-four");
    assert_eq!(learnt_levels(&Arc::new(read.game.unwrap()))[0].player, "Reckoner");
    let large = " ".repeat(usize::try_from(MAX_LEARNT_BYTES).unwrap() + 1);
    fs::write(game.join("opponents.json"), large).unwrap();
    let read = read_game(&FolderFiles::new(&game), "connect-four");
    let codes: Vec<_> = read.problems.iter().map(|problem| problem.code.name()).collect();
    assert!(codes == ["F002"] && read.game.is_some_and(|game| matches!(game.kind, Kind::Rules(_))), "{codes:?}");
    for wrong in ["--player Random", "--player Thinker --only value"] {
        let told = switchboard(around.path(), &format!("train ./connect-four {wrong} --games 1"));
        assert_eq!(told.status.code(), Some(2), "{wrong}: {told:?}");
    }
}
