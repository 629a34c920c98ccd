//! Saves: read back as they were written, errors found, nothing lost.

use crate::rules_kit::{bools, engine, game, int, layout, pieces, rules, words};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use switchboard::disk::FolderFiles;
use switchboard::disk::players::LevelFolder;
use switchboard::game::{Game, Kind, MemoryFiles, Name, RuleLanguage, read_game};
use switchboard::grid::Cell;
use switchboard::history::{Matrices, Save, SaveEvent, Session, Start, read_save, rules_hash, write_save};
use switchboard::play::{Engine, Move, Outcome};

/// The third level of Sokoban.
pub fn sokoban() -> Engine {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("games/sokoban");
    let game = read_game(&FolderFiles::new(folder), "sokoban").game.unwrap();
    Engine::new(Arc::new(game), 2).unwrap()
}

fn solution(engine: &Engine) -> Vec<Move> {
    Move::read_list(&engine.level_info().unwrap().solution).unwrap()
}

/// Writes what the session recorded, as the program does.
fn keep(folder: &LevelFolder, session: &mut Session) {
    for save in session.take_saves() {
        let start = folder.start();
        folder.write(&save, start.as_ref()).unwrap();
    }
}

fn reload(folder: &LevelFolder, engine: &Engine) -> Session {
    let attempt = folder.current(&|| None);
    assert!(attempt.problems.is_empty(), "{:?}", attempt.problems);
    Session::resume(engine.clone(), &attempt.saves, 0).unwrap()
}

fn temporary() -> (tempfile::TempDir, LevelFolder, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("level");
    (folder, LevelFolder::new(path.clone()), path)
}

fn names(path: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(path).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn a_level_is_played_left_and_resumed_at_every_move() {
    let engine = sokoban();
    let (_guard, folder, _) = temporary();
    let mut session = Session::start(engine.clone(), 1, 7, 1_000);
    let moves = solution(&engine);
    for (count, chosen) in moves.iter().enumerate() {
        keep(&folder, &mut session);
        let again = reload(&folder, &engine);
        assert_eq!(again.state(), session.state());
        assert_eq!(again.moves_played() as usize, count);
        assert_eq!(again.can_undo(), count > 0);
        session = again;
        session.play(chosen, "keyboard", 40).unwrap();
    }
    assert_eq!(session.outcome(), Outcome::Finished);
    keep(&folder, &mut session);
    let saves = folder.current(&|| None).saves;
    assert_eq!(saves.len(), moves.len() + 1);
    assert_eq!(saves[0].event, SaveEvent::StartOfGame);
    assert!(saves[1..moves.len()].iter().all(|save| save.event == SaveEvent::Action && save.method == "keyboard"));
    let last = saves.last().unwrap();
    assert_eq!((last.event, last.best), (SaveEvent::GameFinished, Some(last.moves)));
    assert_eq!(last.since_start_ms, 40 * moves.len() as u64, "each stretch of play took 40 ms");
    assert_eq!(last.chosen, moves.last().copied());
}

#[test]
fn undo_adds_a_save_and_goes_back_to_the_start_also_after_a_resume() {
    let engine = sokoban();
    let (_guard, folder, path) = temporary();
    let moves = solution(&engine);
    let mut session = Session::start(engine.clone(), 1, 0, 0);
    let mut states = vec![session.state().clone()];
    for chosen in &moves[..4] {
        session.play(chosen, "mouse", 0).unwrap();
        states.push(session.state().clone());
    }
    assert!(session.undo("mouse", 0) && session.undo("mouse", 0));
    assert_eq!(*session.state(), states[2]);
    session.play(&moves[2], "mouse", 0).unwrap();
    keep(&folder, &mut session);
    assert_eq!(names(&path).len(), 8, "a start, four moves, two undos, one move");
    let mut session = reload(&folder, &engine);
    for expected in [3, 2, 1, 0] {
        assert_eq!(*session.state(), states[expected]);
        assert_eq!(session.undo("", 0), expected > 0);
        keep(&folder, &mut session);
        session = reload(&folder, &engine);
    }
    assert_eq!(session.moves_played(), 0);
    assert_eq!(names(&path).len(), 11);
}

/// Plays this move and reads the game back from disk: returns the state of play there, and after one undo.
fn ended(engine: Engine, chosen: &Move) -> (Outcome, Outcome) {
    let (_guard, folder, _) = temporary();
    let mut session = Session::start(engine.clone(), 1, 1, 0);
    session.play(chosen, "", 0).unwrap();
    let outcome = session.outcome();
    keep(&folder, &mut session);
    let mut again = reload(&folder, &engine);
    assert_eq!((again.outcome(), again.state()), (outcome, session.state()));
    assert_eq!(again.engine().outcome(again.state()), outcome);
    assert_eq!(again.engine().moves(again.state()), [], "an ended game has no moves");
    assert!(again.play(chosen, "", 0).is_err());
    assert!(again.undo("", 0));
    keep(&folder, &mut again);
    (outcome, reload(&folder, &engine).outcome())
}

#[test]
fn a_game_that_was_won_lost_or_drawn_is_read_back_as_that() {
    for (rule, outcome) in [
        ("win;", Outcome::Won(1)),
        ("Player = 2; win;", Outcome::Won(2)),
        ("lose;", Outcome::Lost),
        ("draw;", Outcome::Drawn),
    ] {
        let items = vec![int("Player", 1), int("Players", 2)];
        let start = layout(0, 0, items, vec![words("STATE", &["Red Red"]), bools("VALID", &["1 1"])]);
        let game = game(pieces(&["Red"]), rules(RuleLanguage::Two, &[(rule, false)]), start);
        assert_eq!(ended(engine(game), &"1,0".parse().unwrap()), (outcome, Outcome::Playing), "{rule}");
    }
}

#[test]
fn a_game_of_tiles_that_is_over_is_read_back_as_that() {
    let tiles = r#"{"turn_structure": ["move"], "movement_type": "free", "min_move_distance": 1, "max_move_distance": 1,
        "board": {"width": 2, "height": 1},
        "tiles": [{"connections": ["L0,R0"], "location": [0, 0]}, {"connections": ["L0,R0"], "location": [1, 0]}],
        "players": [{"starting_x": 0, "starting_y": 0, "starting_side": "L", "starting_path_index": 0,
            "goals": ["reach 1 0"]}]}"#;
    let description = "<GameDescription><Name>Corridor</Name></GameDescription>";
    let read = read_game(&MemoryFiles::new([("description.xml", description), ("tiles.json", tiles)]), "corridor");
    let engine = Engine::new(Arc::new(read.game.unwrap_or_else(|| panic!("{:?}", read.problems))), 0).unwrap();
    let chosen = *engine.moves(&engine.start(1)).last().unwrap();
    assert_eq!(ended(engine, &chosen), (Outcome::Won(1), Outcome::Playing));
}

#[test]
fn a_restart_keeps_the_attempt_and_can_be_taken_back() {
    let engine = sokoban();
    let (_guard, folder, path) = temporary();
    let moves = solution(&engine);
    let mut session = Session::start(engine.clone(), 1, 0, 0);
    for chosen in &moves[..3] {
        session.play(chosen, "mouse", 500).unwrap();
    }
    let before = session.state().clone();
    session.restart(9, 900);
    assert_eq!((session.attempt(), session.number(), session.moves_played()), (2, 0, 0));
    keep(&folder, &mut session);
    assert_eq!(names(&path), ["00000000.xml", "attempts"]);
    assert_eq!(names(&path.join("attempts")), ["0001"]);
    let attempts = folder.attempts(&|| None);
    assert_eq!(attempts.iter().map(|a| a.saves.len()).collect::<Vec<_>>(), [5, 1]);
    assert_eq!(attempts[0].saves[4].event, SaveEvent::Restarted);
    assert!(session.undo("keyboard", 1_000), "a restart chosen by mistake is taken back");
    assert_eq!(*session.state(), before);
    keep(&folder, &mut session);
    let again = reload(&folder, &engine);
    assert_eq!((again.attempt(), again.state()), (2, &before));
    session.restart(10, 1_000);
    keep(&folder, &mut session);
    assert_eq!(names(&path.join("attempts")), ["0001", "0002"]);
}

#[test]
fn a_restart_cut_short_at_any_file_is_made_good() {
    let engine = sokoban();
    let moves = solution(&engine);
    let mut session = Session::start(engine.clone(), 1, 0, 0);
    for chosen in &moves[..3] {
        session.play(chosen, "mouse", 0).unwrap();
    }
    session.restart(1, 0);
    let saves = session.take_saves();
    // A program that ends after it has moved `moved` files; or one of an earlier version, which did not record that they move, with the new
    // start already written.
    for (moved, new_start) in [(0, false), (1, false), (3, false), (4, false), (4, true)] {
        let (_guard, folder, path) = temporary();
        for save in &saves[..5] {
            folder.write(save, folder.start().as_ref()).unwrap();
        }
        let aside = path.join("attempts/0001");
        fs::create_dir_all(&aside).unwrap();
        for number in 0..moved {
            let name = switchboard::disk::players::file_name(number);
            fs::rename(path.join(&name), aside.join(&name)).unwrap();
        }
        if new_start {
            let text = write_save(&saves[5], None);
            fs::write(path.join("00000000.xml"), text).unwrap();
        } else {
            fs::write(path.join("moving-to"), switchboard::disk::players::seal("0001\n")).unwrap();
        }
        let level_start = || Some(Start::new(engine.layout(&engine.start(0))));
        let current = folder.current(&level_start);
        let (mut session, problems) = Session::open(engine.clone(), &current.saves, 5, 0);
        assert!(problems.is_empty());
        assert_eq!(session.attempt(), 2, "moved {moved}, new start {new_start}");
        keep(&folder, &mut session);
        session.play(&moves[0], "mouse", 0).unwrap();
        keep(&folder, &mut session);
        session.restart(3, 0);
        keep(&folder, &mut session);
        let counts: Vec<usize> = folder.attempts(&|| None).iter().map(|a| a.saves.len()).collect();
        assert_eq!(counts, [5, 3, 1], "moved {moved}, new start {new_start}");
    }
}

#[test]
fn pauses_and_interruptions_are_left_out_of_the_clock() {
    let engine = sokoban();
    let moves = solution(&engine);
    let mut session = Session::start(engine.clone(), 1, 0, 1_000);
    session.play(&moves[0], "", 1_500).unwrap();
    session.pause(1_600);
    session.unpause(9_000);
    session.count_slot();
    session.count_invalid();
    session.interrupt(9_200);
    session.interrupt(9_900);
    let saves = session.take_saves();
    assert_eq!(saves.len(), 3, "one interruption is said once");
    assert_eq!(
        (saves[2].event, saves[2].since_start_ms, saves[2].since_last_move_ms),
        (SaveEvent::GameInterrupted, 800, 300)
    );
    let mut session = Session::resume(engine, &saves, 50).unwrap();
    session.play(&moves[1], "", 150).unwrap();
    let next = session.take_saves().remove(0);
    assert_eq!((next.number, next.since_start_ms, next.since_last_move_ms), (3, 900, 400));
    assert_eq!((next.slots, next.invalid_choices), (1, 1), "what was counted before the interruption counts");
}

/// Three saves of Sokoban on disk.
fn three() -> (tempfile::TempDir, LevelFolder, PathBuf, Vec<Save>) {
    let engine = sokoban();
    let (guard, folder, path) = temporary();
    let moves = solution(&engine);
    let mut session = Session::start(engine, 1, 0, 0);
    session.play(&moves[0], "", 0).unwrap();
    session.play(&moves[1], "", 0).unwrap();
    keep(&folder, &mut session);
    let saves = folder.current(&|| None).saves;
    (guard, folder, path, saves)
}

#[test]
fn damaged_files_are_set_aside_and_the_newest_good_one_is_used() {
    let whole = |path: &Path| fs::read(path.join("00000002.xml")).unwrap();
    type Damage<'d> = &'d dyn Fn(&Path) -> Vec<u8>;
    let damages: [(&str, Damage<'_>); 7] = [
        ("empty", &|_| Vec::new()),
        ("zeros", &|path| vec![0; whole(path).len()]),
        ("cut in half", &|path| whole(path)[..whole(path).len() / 2].to_vec()),
        ("last byte lost", &|path| whole(path)[..whole(path).len() - 9].to_vec()),
        ("one letter altered", &|path| {
            String::from_utf8(whole(path)).unwrap().replacen("false", "true ", 1).into_bytes()
        }),
        ("swapped with another", &|path| fs::read(path.join("00000001.xml")).unwrap()),
        ("no text", &|_| vec![0xff, 0xfe, 0x00, 0x80]),
    ];
    for (what, damage) in damages {
        let (_guard, folder, path, saves) = three();
        let bytes = damage(&path);
        fs::write(path.join("00000002.xml"), bytes).unwrap();
        let read = folder.current(&|| None);
        assert_eq!(read.saves, saves[..2], "{what}");
        assert_eq!(read.problems.iter().map(|p| p.code).collect::<Vec<_>>(), ["H003"], "{what}");
        assert!(path.join("00000002.xml.damaged").exists() && !path.join("00000002.xml").exists(), "{what}");
        let mut session = Session::resume(sokoban(), &read.saves, 0).unwrap();
        session.play(&solution(&sokoban())[1], "", 0).unwrap();
        keep(&folder, &mut session);
        assert_eq!(folder.current(&|| None).saves.len(), 3, "{what}: play went on");
    }
}

#[test]
fn a_lost_start_is_taken_from_the_level() {
    let (_guard, folder, path, saves) = three();
    fs::write(path.join("00000000.xml"), "").unwrap();
    let engine = sokoban();
    let read = folder.current(&|| Some(Start::new(engine.layout(&engine.start(0)))));
    assert_eq!(read.saves, saves[1..]);
    let session = Session::resume(engine, &read.saves, 0).unwrap();
    assert_eq!(session.moves_played(), 2);
}

#[test]
fn a_save_of_another_level_is_not_taken() {
    let (_guard, folder, path, _) = three();
    let game = Arc::clone(sokoban().game());
    let other = Engine::new(game, 0).unwrap();
    let (_guard2, other_folder, other_path) = temporary();
    let mut session = Session::start(other.clone(), 1, 0, 0);
    session.play(&solution(&other)[0], "", 0).unwrap();
    keep(&other_folder, &mut session);
    fs::copy(other_path.join("00000001.xml"), path.join("00000001.xml")).unwrap();
    let read = folder.current(&|| None);
    assert_eq!(read.saves.iter().map(|s| s.number).collect::<Vec<_>>(), [0, 2]);
    assert!(read.problems.iter().next().unwrap().message().contains("another level"));
}

#[test]
fn a_save_of_other_rules_is_told_and_kept() {
    let (_guard, folder, _, mut saves) = three();
    for save in &mut saves {
        save.rules ^= 1;
    }
    let (mut session, problems) = Session::open(sokoban(), &saves, 0, 0);
    assert_eq!(problems.iter().map(|p| p.code).collect::<Vec<_>>(), ["H002"]);
    assert_eq!((session.attempt(), session.moves_played()), (2, 0));
    keep(&folder, &mut session);
    assert_eq!(folder.attempts(&|| None).iter().map(|a| a.saves.len()).collect::<Vec<_>>(), [3, 1]);
}

#[test]
fn a_save_of_rules_that_the_game_continues_goes_on() {
    let (_guard, folder, path, mut saves) = three();
    let earlier = saves[0].rules ^ 1;
    for save in &mut saves {
        save.rules = earlier;
    }
    let mut game = Game::clone(sokoban().game());
    let Kind::Rules(rules) = &mut game.kind else { panic!("Sokoban has rules") };
    rules.continues.push(earlier);
    let engine = Engine::new(Arc::new(game), 2).unwrap();
    let (mut session, problems) = Session::open(engine.clone(), &saves, 0, 0);
    assert!(problems.is_empty(), "{problems:?}");
    assert_eq!((session.attempt(), session.moves_played()), (1, 2));
    session.play(&solution(&engine)[2], "", 0).unwrap();
    keep(&folder, &mut session);
    let hash = format!("<Rules>{:016x}</Rules>", rules_hash(&engine));
    assert!(fs::read_to_string(path.join("00000003.xml")).unwrap().contains(&hash), "new saves are of the new rules");
}

#[test]
fn what_did_not_move_is_only_named() {
    let (_guard, _, path, saves) = three();
    let (first, second) = (
        fs::read_to_string(path.join("00000000.xml")).unwrap(),
        fs::read_to_string(path.join("00000001.xml")).unwrap(),
    );
    assert!(first.matches("<MatrixString>").count() > second.matches("<MatrixString>").count());
    assert!(second.contains("<name place=\"") && second.contains(">FINAL</name>"));
    assert_eq!(saves[1].layout.matrices.len(), saves[0].layout.matrices.len());
    assert_eq!(saves[1].finals, saves[0].finals);
}

#[test]
fn the_ancestors_saves_are_read() {
    let layout = "<Items><Item><Name>Ax</Name><Value xsi:type=\"xsd:int\">1</Value><Show>false</Show></Item></Items>\
        <Matrixes><MatrixString><name>STATE</name><width>2</width><height>1</height><Rows><Row><string>Wall</string>\
        <string>Path</string></Row></Rows></MatrixString><MatrixBool><name>VALID</name><width>2</width><height>1</height>\
        <Rows><Row><boolean>true</boolean><boolean>false</boolean></Row></Rows></MatrixBool></Matrixes>";
    let space =
        "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\"";
    let whole = format!(
        "<?xml version=\"1.0\"?><Save {space}><Number>1</Number><SaveEvent>Action</SaveEvent><Time>2010-05-06T07:08:09.5</Time>\
         <SinceStart>0:01:02.25</SinceStart>{layout}</Save>"
    );
    let (_guard, folder, path) = temporary();
    fs::create_dir_all(&path).unwrap();
    for text in [
        whole.clone(),
        format!("<LevelLayout {space}>{layout}</LevelLayout>"),
        format!("<GameSave {space}><Layout>{layout}</Layout></GameSave>"),
    ] {
        fs::write(path.join("00000001.xml"), &text).unwrap();
        let read = folder.current(&|| None);
        assert!(read.problems.is_empty(), "{:?}", read.problems);
        let save = &read.saves[0];
        assert_eq!((save.number, save.valid_moves, save.layout.matrices.len()), (1, 1, 2), "{text}");
    }
    let save = read_save("x", whole.into_bytes(), Matrices::Whole(None)).unwrap();
    assert_eq!(save.since_start_ms, 62_250);
    assert_eq!(save.time.unwrap().to_string(), "2010-05-06T07:08:09.500+00:00");
}

#[test]
fn what_is_struck_out_is_saved_and_undone_like_a_move_and_is_none() {
    let engine = sokoban();
    let (_guard, folder, _) = temporary();
    let mut session = Session::start(engine.clone(), 1, 7, 1_000);
    session.play(&solution(&engine)[0], "keyboard", 1_040).unwrap();
    let out = |x: u8, name: &str| (Cell::new(x, 4), Name::new(name));
    session.strike(&[out(3, "A < B"), out(12, "Own5")], true, "keyboard", 1_050);
    session.strike(&[out(12, "Own5")], false, "keyboard", 1_060);
    keep(&folder, &mut session);
    let saves = folder.current(&|| None).saves;
    assert!(saves[2..].iter().all(|save| save.event == SaveEvent::Noted && save.chosen.is_none() && save.moves == 1));
    let mut again = reload(&folder, &engine);
    assert_eq!(again.struck(), [out(3, "A < B")]);
    assert_eq!((again.state(), again.moves_played()), (session.state(), 1));
    again.undo("keyboard", 10);
    assert_eq!(again.struck().len(), 2);
    again.undo("keyboard", 20);
    assert!(again.struck().is_empty() && again.moves_played() == 1);
    again.undo("keyboard", 30);
    assert_eq!(again.moves_played(), 0);
    // the next move is counted from the last one
    session.play(&solution(&engine)[1], "keyboard", 1_100).unwrap();
    assert_eq!(session.take_saves().last().unwrap().since_last_move_ms, 60);
    session.restart(1, 1_200);
    assert!(session.struck().is_empty());
}
