//! Levels from spreadsheets and text formats, and back.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use switchboard::disk::{FolderFiles, new_game};
use switchboard::game::{Layout, LevelFormat, read_game, read_mapping};
use switchboard::import::{Imported, read_csv, read_texts, sheets_of, to_layout, write_csv};
use switchboard::play::check;

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("games")
}

fn run(words: &[&str], folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_switchboard")).args(words).current_dir(folder).output().unwrap()
}

/// What is wrong with a csv file of a Sokoban level.
fn faults(csv: &str) -> Vec<String> {
    let game = read_game(&FolderFiles::new(games().join("sokoban")), "sokoban").game.unwrap();
    let read = read_csv("x.csv", csv.as_bytes()).map_err(Into::into);
    match read.and_then(|sheets| to_layout("x.csv", &sheets, Some(&game.pieces))) {
        Ok(_) => Vec::new(),
        Err(problems) => {
            problems.iter().map(|p| format!("{} {} ({})", p.code, p.message(), p.cures().join("; "))).collect()
        }
    }
}

#[test]
fn every_level_of_every_game_of_rules_comes_back_from_csv() {
    let mut levels = 0;
    for entry in std::fs::read_dir(games()).unwrap() {
        let folder = entry.unwrap().path();
        if !folder.join("LEVELS").is_dir() {
            continue;
        }
        let game = read_game(&FolderFiles::new(&folder), "x").game.unwrap();
        for level in &game.levels {
            let written = Imported { layout: level.layout.clone(), ..Imported::default() };
            let text = write_csv(&sheets_of(&written)).unwrap();
            let sheets = read_csv("x.csv", text.as_bytes()).unwrap();
            let read = to_layout("x.csv", &sheets, Some(&game.pieces)).unwrap();
            assert_eq!(read.layout, level.layout, "{} {}", folder.display(), level.id);
            levels += 1;
        }
    }
    assert!(levels > 100, "only {levels} levels were tried");
}

#[test]
fn a_fault_in_a_sheet_names_its_cell() {
    let cases = [
        ("STATE\nWall,Wal\nWall,Wall\n", "I004 sheet STATE, cell B2: there is no piece \"Wal\" (did you mean Wall?)"),
        ("STATE\nWall,Wall\n\nVALID\ntrue,maybe\n", "I005 sheet VALID, cell B5: \"maybe\" is neither true nor false"),
        ("STATE\nWall,Wall\nWall\n", "I003 sheet STATE, cell B3 is empty"),
        ("VALID\ntrue\n", "I002 there is no sheet STATE"),
        ("Items\nScore\n\nSTATE\nWall\n", "I005 sheet Items, cell B2: an item needs a name, a value"),
        ("a,b\n", "I002 line 1 does not belong to a sheet"),
    ];
    for (csv, wanted) in cases {
        let found = faults(csv);
        assert!(found.len() == 1 && found[0].starts_with(wanted), "{csv:?}: {found:?}");
    }
    assert_eq!(faults("STATE;;\nWall;Goal\n"), Vec::<String>::new());
}

#[test]
fn text_forms_become_levels_that_the_checker_accepts() {
    let around = tempfile::tempdir().unwrap();
    let cases = [
        ("sokoban", "a.xsb", "; One\n#####\n#@$.#\n#####\n\n######\n#@ $.#\n######\nTitle: Two\n", 2),
        ("nonograms", "a.non", "title \"Dot\"\nwidth 2\nheight 2\n\nrows\n1\n2\n\ncolumns\n2\n1\n\ngoal \"1011\"\n", 1),
        ("sudoku", "a.sdm", "12343412214343.. 1234341221434321\n", 1),
    ];
    for (name, file, text, count) in cases {
        let to = around.path().join(name);
        new_game(&to, Some(&FolderFiles::new(games().join(name)))).unwrap();
        let before = read_game(&FolderFiles::new(&to), name).game.unwrap().levels.len();
        std::fs::write(around.path().join(file), text).unwrap();
        let output = run(&["level", "import", &format!("./{name}"), file], around.path());
        assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        assert_eq!(String::from_utf8_lossy(&output.stdout).lines().count(), count);
        let read = check(&FolderFiles::new(&to), name);
        assert!(read.problems.is_empty(), "{name}: {:?}", read.problems);
        assert_eq!(read.game.unwrap().levels.len(), before + count);
    }
    let sokoban = read_game(&FolderFiles::new(around.path().join("sokoban")), "x").game.unwrap();
    let names: Vec<&str> =
        sokoban.levels.iter().rev().take(2).map(|level| level.name.get(switchboard::game::Language::English)).collect();
    assert_eq!(names, ["Two", "One"]);
}

#[test]
fn the_workbooks_of_a_new_game_are_its_first_level() {
    let around = tempfile::tempdir().unwrap();
    let to = around.path().join("mine");
    new_game(&to, None).unwrap();
    for file in ["mine/level.xlsx", "mine/level.ods"] {
        let output = run(&["level", "import", "./mine", file], around.path());
        assert!(output.status.success(), "{file}: {}", String::from_utf8_lossy(&output.stderr));
    }
    let read = check(&FolderFiles::new(&to), "mine");
    assert!(read.problems.is_empty(), "{:?}", read.problems);
    let levels = read.game.unwrap().levels;
    assert_eq!(levels.len(), 4);
    // a workbook has no order of items of its own
    let sorted = |layout: &Layout| {
        let mut layout = layout.clone();
        layout.items.sort_by(|a, b| a.name.key().cmp(b.name.key()));
        layout
    };
    for made in &levels[2..] {
        assert_eq!(
            (sorted(&made.layout), &made.solution, &made.name),
            (sorted(&levels[0].layout), &levels[0].solution, &levels[0].name)
        );
    }
}

#[test]
fn a_faulty_file_is_told_with_its_place_and_writes_nothing() {
    let around = tempfile::tempdir().unwrap();
    for name in ["sokoban", "sudoku", "nonograms", "maze"] {
        new_game(&around.path().join(name), Some(&FolderFiles::new(games().join(name)))).unwrap();
    }
    let cases = [
        ("sokoban", "a.xsb", "#####\n#@$x#\n#####\n", "I007", "a.xsb:2:4"),
        ("sudoku", "b.sdm", "12343412214343..\n", "I008", "b.sdm:1:1"),
        ("sudoku", "c.sdm", "1234341221434.. 1234341221434321\n", "I003", "c.sdm:1:1"),
        ("nonograms", "d.non", "width 1\n\nrows\n1\n\ncolumns\n1\n", "I008", "d.non:1:1"),
        ("maze", "e.xsb", "###\n", "I006", "import.xml"),
        ("maze", "f.doc", "x", "I001", "f.doc"),
        ("maze", "g.xlsx", "no workbook", "I001", "g.xlsx"),
        ("sokoban", "h.csv", "STATE\nWall,Goal\n\nVALID\ntrue\n\nFINAL\n*,*\n", "L004", "h.csv"),
        ("sudoku", "i.sdm", "12343412214343.. 1234341221434341\n", "I008", "i.sdm:1:15"),
        ("sudoku", "j.sdm", "................ 1234341221434321\n", "more than one answer", "j.sdm:1:"),
        ("nonograms", "k.non", "width 2\nheight 1\n\nrows\n2\n\ncolumns\n1\n1\n\ngoal \"10\"\n", "I008", "k.non:5:1"),
        (
            "nonograms",
            "o.non",
            "width 2\nheight 2\nrows\n1\n1\n\ncolumns\n1\n1\n\ngoal \"1001\"\n",
            "more than one picture",
            "o.non:",
        ),
        ("nonograms", "l.non", &wide_nonogram(), "its largest is 20", "l.non:4:1"),
        ("sokoban", "m.csv", "STATE\tx\nWall\n", "I002", "m.csv"),
        ("sokoban", "n.xls", "old", "I001", "n.xls"),
    ];
    for (game, file, text, code, place) in cases {
        std::fs::write(around.path().join(file), text).unwrap();
        let levels = || std::fs::read_dir(around.path().join(game).join("LEVELS")).unwrap().count();
        let before = levels();
        let output = run(&["level", "import", &format!("./{game}"), file], around.path());
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{file}: {told}");
        assert!(told.contains(code) && told.contains(place), "{file}: {told}");
        assert_eq!(levels(), before, "{file} left something behind");
    }
}

/// One row of 22 filled cells.
fn wide_nonogram() -> String {
    let columns = "1\n".repeat(22);
    format!("width 22\nheight 1\nrows\n22\n\ncolumns\n{columns}\ngoal \"{}\"\n", "1".repeat(22))
}

#[test]
fn a_sudoku_tells_how_many_signs_it_has() {
    let files = FolderFiles::new(games().join("sudoku"));
    let mapping = read_mapping(&files, LevelFormat::Sudoku).unwrap();
    let small = read_texts("x.sdm", b"12343412214343.. 1234341221434321", LevelFormat::Sudoku, &mapping, None).unwrap();
    assert_eq!(small[0].layout.item("signs").unwrap().value, switchboard::game::Value::Int(4));
}

#[test]
fn a_drawing_without_ends_gets_no_final_that_any_board_equals() {
    let files = FolderFiles::new(games().join("sokoban"));
    let mut mapping = read_mapping(&files, LevelFormat::Xsb).unwrap();
    let text = b"#####\n#@$.#\n#####\n";
    let with = read_texts("x.xsb", text, LevelFormat::Xsb, &mapping, None).unwrap();
    assert!(with[0].layout.matrix("final").is_some());
    mapping.cells.iter_mut().for_each(|cell| cell.goal = "*".into());
    let without = read_texts("x.xsb", text, LevelFormat::Xsb, &mapping, None).unwrap();
    assert!(without[0].layout.matrix("final").is_none());
}

#[test]
fn cells_that_a_spreadsheet_would_work_out_are_text_and_come_back() {
    use switchboard::game::quoted;
    use switchboard::import::TableSheet;
    let row = ["=1+1", "+1", "-7", "-x", "@me", "'tis", "Wall"].map(str::to_owned).to_vec();
    let sheet = TableSheet { name: "STATE".into(), first_row: 2, first_column: 1, rows: vec![row] };
    let text = write_csv(std::slice::from_ref(&sheet)).unwrap();
    assert_eq!(text, "STATE\n'=1+1,+1,-7,'-x,'@me,'tis,Wall\n");
    assert_eq!(read_csv("x.csv", text.as_bytes()).unwrap(), [sheet]);
    assert_eq!(quoted("-12.5"), "-12.5");
}

#[test]
fn tabs_part_cells_too() {
    let sheets = read_csv("x.csv", b"STATE\nWall\tGoal\tWall\n").unwrap();
    assert_eq!(sheets[0].rows, [["Wall", "Goal", "Wall"].map(str::to_owned)]);
}

#[test]
fn workbooks_of_spreadsheets_become_levels_and_their_faults_name_the_cell() {
    let workbooks = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/workbooks");
    let cases = [
        ("level", None),
        // written by LibreOffice 7.4 from the two above, each in the other's format
        ("calc", None),
        ("wrong-piece", Some("I004]: sheet STATE, cell D2: there is no piece \"Bocks\"")),
        ("wrong-truth", Some("I005]: sheet VALID, cell C2: \"maybe\" is neither true nor false")),
        ("empty-cell", Some("I003]: sheet STATE, cell F3 is empty")),
        ("wrong-item", Some("I005]: sheet Items, cell B2: an item needs a name")),
    ];
    let around = tempfile::tempdir().unwrap();
    let to = around.path().join("sokoban");
    new_game(&to, Some(&FolderFiles::new(games().join("sokoban")))).unwrap();
    let before = std::fs::read_dir(to.join("LEVELS")).unwrap().count();
    for (name, fault) in cases {
        for ending in ["xlsx", "ods"] {
            let file = workbooks.join(format!("{name}.{ending}"));
            let output = run(&["level", "import", "./sokoban", file.to_str().unwrap()], around.path());
            let told = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.success(), fault.is_none(), "{name}.{ending}: {told}");
            assert!(told.contains(fault.unwrap_or_default()), "{name}.{ending}: {told}");
        }
    }
    let read = check(&FolderFiles::new(&to), "sokoban");
    assert!(read.problems.is_empty(), "{:?}", read.problems);
    let game = read.game.unwrap();
    assert_eq!(game.levels.len(), before + 4, "one level of each good workbook");
    for level in &game.levels[before..] {
        assert_eq!(level.layout, game.levels[before].layout, "all forms say the same");
        assert_eq!(level.name.get(switchboard::game::Language::English), "Příliš žluťoučký");
        assert_eq!((level.author.as_str(), level.solution.as_str()), ("An author", "2,1 3,1"));
    }
}

#[test]
fn only_moves_that_change_the_board_are_valid_at_the_start() {
    let files = FolderFiles::new(games().join("sokoban"));
    let mapping = read_mapping(&files, LevelFormat::Xsb).unwrap();
    let text = "#####\n#@$##\n#  .#\n#####\n";
    let level = read_texts("x.xsb", text.as_bytes(), LevelFormat::Xsb, &mapping, None).unwrap().remove(0);
    assert_eq!(level.tried.len(), 2, "the box and the floor below are to be tried");
    let around = tempfile::tempdir().unwrap();
    let to = around.path().join("sokoban");
    new_game(&to, Some(&files)).unwrap();
    std::fs::write(around.path().join("x.xsb"), text).unwrap();
    assert!(run(&["level", "import", "./sokoban", "x.xsb"], around.path()).status.success());
    let game = read_game(&FolderFiles::new(&to), "x").game.unwrap();
    let valid = game.levels.last().unwrap().layout.matrix("valid").unwrap();
    let switchboard::game::Values::Bool(values) = &valid.values else { panic!("VALID is no MatrixBool") };
    assert_eq!(values.iter().filter(|valid| **valid).count(), 1, "the box stands at a wall");
}

/// A form without VALID can be imported into a game whose opening computes it.
#[test]
fn levels_of_a_game_with_an_opening_need_no_valid() {
    let folder = tempfile::tempdir().unwrap();
    assert!(run(&["new", "./walk"], folder.path()).status.success());
    let game = folder.path().join("walk");
    let rules = std::fs::read_to_string(game.join("rules.xml")).unwrap();
    let opening = "<GameRule><Contents>foreach (D in CROSS) { if (STATE[A + D] is Free) { VALID[A + D] = true; } }</Contents>\
                   <Opening>true</Opening></GameRule></ArrayOfGameRule>";
    std::fs::write(game.join("rules.xml"), rules.replace("</ArrayOfGameRule>", opening)).unwrap();
    let cells = [("#", "Wall", ""), (" ", "Path", ""), (".", "Gem", ""), ("@", "Walker", " start=\"true\"")];
    let cells =
        cells.map(|(sign, piece, start)| format!("<Cell character=\"{sign}\" piece=\"{piece}\"{start}/>")).concat();
    let form = format!("<Format name=\"xsb\" outside=\"Wall\"><Item name=\"Gems\" value=\"1\"/>{cells}</Format>");
    std::fs::write(game.join("import.xml"), format!("<LevelImport>{form}</LevelImport>")).unwrap();
    std::fs::write(folder.path().join("levels.xsb"), "#####\n#@ .#\n#####\n\n#####\n# @.#\n#####\n").unwrap();
    let imported = run(&["level", "import", "./walk", "levels.xsb"], folder.path());
    let told = String::from_utf8_lossy(&imported.stdout).into_owned() + &String::from_utf8_lossy(&imported.stderr);
    assert!(imported.status.success() && told == "03\n04\n", "{told}");
    let layout = std::fs::read_to_string(game.join("LEVELS/03/startingLayout.xml")).unwrap();
    assert!(!layout.contains("VALID"), "{layout}");
    let played = run(&["replay", "./walk", "--level", "03", "--moves", "2,1 3,1"], folder.path());
    assert!(String::from_utf8_lossy(&played.stdout).contains("won"), "{played:?}");
}
