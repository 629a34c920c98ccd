//! The record of moves: every export format, privacy, the documented queries, players as zip files.

use crate::faults::Playing;
use crate::saves::sokoban;
use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::Path;
#[cfg(feature = "parquet")]
use std::path::PathBuf;
use std::process::{Command, Output};
use switchboard::disk::players::FolderStore;
use switchboard::history::{COLUMNS, ColumnKind, PERSON_COLUMNS, Save, Session, compare_methods, is_played_twice};
use switchboard::language::Language;
use switchboard::play::{Engine, Move};
use switchboard::shell::{Birth, Profile, SavePlace, Settings, Store};

pub fn switchboard(users: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_switchboard")).args(arguments).arg("--users").arg(users).output().unwrap()
}

pub fn good(users: &Path, arguments: &[&str]) -> String {
    let output = switchboard(users, arguments);
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn solution(engine: &Engine) -> Vec<Move> {
    Move::read_list(&engine.level_info().unwrap().solution).unwrap()
}

/// Two players; each plays a level to its end, with two methods a week apart and a restart in between. Returns what was saved, by player's
/// folder.
fn played(users: &Path) -> BTreeMap<String, Vec<Save>> {
    let mut store = FolderStore::new(users.to_owned(), Vec::new());
    let mut all = BTreeMap::new();
    for (name, pace) in [("Jana Nováková", 1_000), ("../Karel", 4_000)] {
        let mut profile = Profile::named(name, Language::English);
        profile.birth = Some(Birth::Number("780123/3540".to_owned()));
        let player = store.create_player(&profile, &Settings::default()).unwrap();
        let place = SavePlace { player: player.clone(), game: "sokoban".to_owned(), level: "03".to_owned() };
        let engine = sokoban();
        let mut session = Session::start(engine.clone(), 1, 3, 0);
        let mut now = 0;
        for (week, method, speed) in [(0, "next best", 1), (1, "keyboard", 2)] {
            if week > 0 {
                session.restart(4, now);
            }
            for chosen in solution(&engine) {
                now += pace / speed;
                session.count_slot();
                session.play(&chosen, method, now).unwrap();
            }
            for mut save in session.take_saves() {
                save.time = Some(format!("2026-03-{:02}T10:00:00+01:00", 3 + 7 * week).parse().unwrap());
                store.save(&place, &save).unwrap();
                all.entry(player.clone()).or_insert_with(Vec::new).push(save);
            }
        }
    }
    all
}

fn total(played: &BTreeMap<String, Vec<Save>>) -> usize {
    played.values().map(Vec::len).sum()
}

#[test]
fn json_and_csv_hold_every_save_and_name_nobody() {
    let users = tempfile::tempdir().unwrap();
    let played = played(users.path());
    let json = good(users.path(), &["history", "--all-players", "--format", "json"]);
    let lines: Vec<serde_json::Value> = json.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), total(&played));
    for (line, save) in lines.iter().zip(played.values().flatten()) {
        assert_eq!(line["number"], save.number);
        assert_eq!(line["event"], save.event.word());
        assert_eq!(line["since_last_move_ms"], save.since_last_move_ms);
        assert_eq!(line["chosen"].as_str().map(str::to_owned), save.chosen.map(|chosen| chosen.to_string()));
        assert_eq!(line["valid_moves"], save.valid_moves);
        assert_eq!(line["finals"], 1);
        assert!(line["items"]["Ax"].is_i64());
        assert_eq!(line.as_object().unwrap().len(), COLUMNS.len());
    }
    let csv = good(users.path(), &["history", "--all-players", "--format", "csv"]);
    assert_eq!(csv.lines().count(), total(&played) + 1);
    let table = good(users.path(), &["history", "--all-players"]);
    for export in [&json, &csv, &table] {
        for private in ["Jana", "Karel", "780123"] {
            assert!(!export.contains(private), "{private} stands in an export");
        }
    }
    let named = good(users.path(), &["history", "--all-players", "--format", "csv", "--with-names"]);
    assert!(named.contains("Jana Nováková") && named.contains("../Karel") && named.contains("780123/3540"));
}

#[test]
fn a_level_and_a_game_are_chosen_and_unknown_ones_are_told() {
    let users = tempfile::tempdir().unwrap();
    let played = played(users.path());
    let one = played.values().next().unwrap().len();
    for arguments in
        [&["history", "Karel", "sokoban", "03"][..], &["history", "../Karel", "sokoban"], &["history", "karel"]]
    {
        let text = good(users.path(), &[arguments, &["--format", "csv"]].concat());
        assert_eq!(text.lines().count(), one + 1, "{arguments:?}");
    }
    for arguments in [
        &["history", "Nobody"][..],
        &["history", "Karel", "chess"],
        &["history", "Karel", "sokoban", "99"],
        &["history"],
    ] {
        let output = switchboard(users.path(), arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(!output.stderr.is_empty());
    }
}

/// The screen reads what it shows; what it shows is what all saves together are.
#[test]
fn a_page_of_history_is_read_without_the_others() {
    use super::faulty_disk::{Call, FaultyDisk};
    use std::sync::Arc;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use switchboard::disk::players::FolderStore;
    use switchboard::shell::{Profile, SavePlace, Settings, Store};
    let users = tempfile::tempdir().unwrap();
    let reads = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&reads);
    let disk = FaultyDisk::that(move |call, _| {
        counted.fetch_add(usize::from(call == Call::Read), Ordering::SeqCst);
        None
    });
    let games = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("games")];
    let mut store = FolderStore::on(disk, users.path().to_owned(), games);
    let profile = Profile::named("Eva", switchboard::language::Language::English);
    let id = store.create_player(&profile, &Settings::default()).unwrap();
    let place = SavePlace { player: id, game: "sokoban".into(), level: "03".into() };
    let mut session = Session::start(super::saves::sokoban(), 1, 0, 0);
    for attempt in 0..2 {
        for number in 0..300 {
            let chosen = session.engine().moves(session.state())[number % 2];
            session.play(&chosen, "", 0).unwrap();
        }
        session.take_saves().iter().for_each(|save| assert!(store.save(&place, save).is_ok()));
        if attempt == 0 {
            session.restart(1, 0);
        }
    }
    let whole = store.attempts(&place);
    let sizes: Vec<usize> = whole.iter().map(|attempt| attempt.saves.len()).collect();
    reads.store(0, Ordering::SeqCst);
    assert_eq!(store.attempt_sizes(&place), (sizes.clone(), Default::default()));
    let (rows, problems) = store.rows(&place, 1, sizes[1] - 12..sizes[1] + 5);
    assert!(problems.is_empty() && rows.len() == 12, "{problems:?}");
    for (row, save) in rows {
        let known = &whole[1].saves[row];
        assert_eq!((save.number, save.attempt, save.chosen), (known.number, known.attempt, known.chosen));
        assert_eq!(store.whole_row(&place, 1, row).as_ref(), Some(known));
    }
    assert_eq!(store.rows(&place, 0, 0..1).0[0].1.attempt, whole[0].saves[0].attempt);
    let reads = reads.load(Ordering::SeqCst);
    assert!(reads < 60, "{reads} files were read of {}", sizes.iter().sum::<usize>());
}

#[test]
fn damaged_saves_are_named_and_left_out() {
    let users = tempfile::tempdir().unwrap();
    let played = played(users.path());
    fs::write(users.path().join("Karel/saves/sokoban/03/00000003.xml"), "<Save>").unwrap();
    let output = switchboard(users.path(), &["history", "Karel", "--format", "csv"]);
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("00000003.xml"));
    assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), played["Karel"].len());
}

#[test]
fn the_documented_columns_are_those_that_are_written() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/history.md")).unwrap();
    let rows: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("| ") && !line.starts_with("| column") && !line.starts_with("| ---"))
        .collect();
    let expected: Vec<String> = COLUMNS
        .iter()
        .chain(&PERSON_COLUMNS)
        .map(|column| {
            let kind = match column.kind {
                ColumnKind::Number => "number",
                ColumnKind::Text => "text",
                ColumnKind::Time => "time",
                ColumnKind::Items => "items",
            };
            format!("| {} | {kind} | {} |", column.name, column.meaning)
        })
        .collect();
    assert_eq!(rows, expected);
}

/// Python with DuckDB in the build folder; installed at the first use.
#[cfg(feature = "parquet")]
fn python() -> PathBuf {
    static MADE: std::sync::OnceLock<PathBuf> = std::sync::OnceLock::new();
    let make = || {
        let venv = Path::new(env!("CARGO_TARGET_TMPDIR")).join("../venv");
        let python = venv.join("bin/python");
        let has_duckdb =
            || Command::new(&python).args(["-c", "import duckdb"]).output().is_ok_and(|o| o.status.success());
        if !has_duckdb() {
            let run = |command: &mut Command| {
                let output = command.output().expect("python3 is needed: `make setup-test` installs it");
                assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
            };
            run(Command::new("python3").args(["-m", "venv", "--clear"]).arg(&venv));
            run(Command::new(&python).args(["-m", "pip", "install", "-q", "duckdb"]));
        }
        python
    };
    MADE.get_or_init(make).clone()
}

/// Runs queries with DuckDB; the rows of each.
#[cfg(feature = "parquet")]
fn duckdb(queries: &[String]) -> Vec<Vec<Vec<serde_json::Value>>> {
    let script = "import duckdb, json, sys\n\
        for q in json.load(sys.stdin):\n    print(json.dumps([list(map(lambda v: v if isinstance(v, (int, float, str, type(None))) else str(v), r)) for r in duckdb.sql(q).fetchall()]))";
    let mut child = Command::new(python())
        .args(["-c", script])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(serde_json::to_string(queries).unwrap().as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[cfg(feature = "parquet")]
#[test]
fn the_documented_queries_run_and_tell_the_truth() {
    let users = tempfile::tempdir().unwrap();
    let played = played(users.path());
    let record = users.path().join("out dir/record");
    good(users.path(), &["history", "--all-players", "--format", "parquet", "--out", record.to_str().unwrap()]);
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/history.md")).unwrap();
    let mut queries: Vec<String> = text
        .split("```sql\n")
        .skip(1)
        .map(|rest| rest.split("```").next().unwrap().replace("'record/", &format!("'{}/", record.display())))
        .collect();
    assert_eq!(queries.len(), 3);
    queries.push(format!("SELECT count(*), count(DISTINCT player), min(game), sum(CAST(json_extract(items, '$.Ax') AS INT)), sum(ax), min(CAST(epoch_ms(time) AS BIGINT)) FROM read_parquet('{}/*/*/*.parquet', hive_partitioning = true)", record.display()));
    let answers = duckdb(&queries);
    let moves = solution(&sokoban()).len();
    // Both players' moves: 1 s and 4 s a move with the scanner, half of that with the keyboard.
    let by_method: Vec<(&str, u64, f64)> = answers[0]
        .iter()
        .map(|row| (row[0].as_str().unwrap(), row[1].as_u64().unwrap(), row[2].as_f64().unwrap()))
        .collect();
    assert_eq!(by_method, [("keyboard", 2 * moves as u64, 1250.0), ("next best", 2 * moves as u64, 2500.0)]);
    let weeks: Vec<(&str, u64, f64)> = answers[1]
        .iter()
        .map(|row| (row[1].as_str().unwrap(), row[2].as_u64().unwrap(), row[3].as_f64().unwrap()))
        .collect();
    assert_eq!(weeks.len(), 4, "two players, two weeks");
    for player in weeks.chunks(2) {
        assert_eq!((player[0].0, player[1].0), ("2026-03-02", "2026-03-09"));
        assert_eq!(player[0].2, 2.0 * player[1].2, "twice as quick a week later");
    }
    assert_eq!(answers[2].len(), 4, "four attempts were finished");
    assert!(answers[2].iter().all(|row| row[1] == "sokoban" && row[4] == moves as u64));
    let all = &answers[3][0];
    assert_eq!(
        (all[0].as_u64(), all[1].as_u64(), all[2].as_str()),
        (Some(total(&played) as u64), Some(2), Some("sokoban"))
    );
    assert_eq!(all[3], all[4], "the items and the columns made of them agree");
    assert_eq!(all[5].as_i64(), Some("2026-03-03T09:00:00Z".parse::<switchboard::history::Time>().unwrap().utc_ms));
}

#[test]
fn a_player_goes_to_another_machine_whole_and_is_deleted_whole() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let played = played(here.path());
    let zip = here.path().join("karel.zip");
    good(here.path(), &["players", "export", "../Karel", "--out", zip.to_str().unwrap()]);
    assert_eq!(good(there.path(), &["players", "import", zip.to_str().unwrap()]), "Karel\n");
    assert_eq!(
        good(there.path(), &["players", "import", zip.to_str().unwrap()]),
        "Karel 2\n",
        "a second one is a player of its own"
    );
    let rows = |users: &Path| good(users, &["history", "Karel", "--format", "csv", "--with-names"]);
    assert_eq!(rows(here.path()), rows(there.path()));
    assert_eq!(rows(here.path()).lines().count(), played["Karel"].len() + 1);
    assert_eq!(switchboard(here.path(), &["players", "remove", "Karel"]).status.code(), Some(2), "it asks first");
    good(here.path(), &["players", "remove", "Karel", "--yes"]);
    assert!(!here.path().join("Karel").exists());
    assert!(!good(here.path(), &["players"]).contains("Karel"));
}

#[test]
fn a_zip_that_leads_out_of_the_folder_is_refused_whole() {
    let root = tempfile::tempdir().unwrap();
    let users = root.path().join("users");
    for path in ["../evil.xml", "/evil.xml", "saves/../../../evil.xml", "..\\evil.xml"] {
        let file = root.path().join("bad.zip");
        let mut zip = zip::ZipWriter::new(fs::File::create(&file).unwrap());
        for name in ["properties.xml", path] {
            zip.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
            zip.write_all(b"<Player><Name>Evil</Name></Player>").unwrap();
        }
        zip.finish().unwrap();
        let output = switchboard(&users, &["players", "import", file.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(1), "{path}");
        assert_eq!(fs::read_dir(&users).unwrap().count(), 0, "{path}: nothing is left");
        assert!(!root.path().join("evil.xml").exists());
    }
    fs::write(root.path().join("no.zip"), "no zip").unwrap();
    assert_eq!(
        switchboard(&users, &["players", "import", root.path().join("no.zip").to_str().unwrap()]).status.code(),
        Some(1)
    );
}

#[test]
fn players_are_listed_added_and_told_apart() {
    let users = tempfile::tempdir().unwrap();
    assert_eq!(good(users.path(), &["players", "add", "Jana", "--language", "sk"]), "Jana\n");
    assert_eq!(good(users.path(), &["players", "add", "jana"]), "jana 2\n");
    assert_eq!(switchboard(users.path(), &["players", "add", "Jana"]).status.code(), Some(2));
    assert_eq!(switchboard(users.path(), &["players", "remove", "Nobody", "--yes"]).status.code(), Some(2));
    let listed = good(users.path(), &["players", "--format", "json"]);
    let first: serde_json::Value = serde_json::from_str(listed.lines().next().unwrap()).unwrap();
    assert_eq!((first["player"].as_str(), first["language"].as_str()), (Some("Jana"), Some("sk")));
    assert_eq!(listed.lines().count(), 2);
}

#[test]
fn every_part_of_the_history_screen_is_reached_with_next_and_action() {
    let users = tempfile::tempdir().unwrap();
    played(users.path());
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(["play", "../Karel", "--game", "sokoban", "--level", "03", "--headless", "--users"]).arg(users.path());
    let mut program = Playing::spawn(command);
    assert_eq!(program.ask("history")["screen"], "history");
    let file = users.path().join("Karel/exports/sokoban-03.csv");
    let names = ["history-chart", "history-replay", "earlier-attempt", "step-back", "step-on", "later-attempt"];
    for name in names.into_iter().chain(["history-methods", "history-table"]) {
        let answer = program.choose(name);
        assert_eq!((answer["ok"].as_bool(), answer["screen"].as_str()), (Some(true), Some("history")), "{name}");
    }
    assert!(!file.exists());
    let answer = program.choose("export");
    assert!(answer["notices"].to_string().contains("sokoban-03.csv"), "{answer}");
    let text = fs::read_to_string(file).unwrap();
    assert_eq!(text.lines().next().unwrap().split(',').count(), COLUMNS.len());
    assert!(text.lines().count() > 30 && !text.contains("Karel"));
    assert_eq!(program.choose("back")["screen"], "board");
    program.quit();
}

#[test]
fn ways_of_control_compare_by_moves_and_by_finished_levels() {
    let users = tempfile::tempdir().unwrap();
    let played = played(users.path());
    let saves = &played["Karel"];
    let end = saves.iter().position(|save| save.attempt == 2).unwrap();
    let attempts = [&saves[..end], &saves[end..]];
    assert!(is_played_twice(attempts) && !is_played_twice([attempts[0]]));
    let results = compare_methods(attempts);
    let moves = solution(&sokoban()).len() as u64;
    let told: Vec<_> = results
        .iter()
        .map(|r| (r.method.as_str(), r.moves, r.mean_move_ms(), r.mean_slots_hundredths(), r.mean_finish_ms()))
        .collect();
    assert_eq!(
        told,
        [
            ("keyboard", moves, Some(2_000), Some(100), Some(2_000 * moves)),
            ("next best", moves, Some(4_000), Some(100), Some(4_000 * moves)),
        ]
    );
    assert!(compare_methods([&saves[..1]]).is_empty());
}
