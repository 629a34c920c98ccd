//! Game folders: what is read, from where, and what is refused.

use std::fs;
use std::path::Path;
use switchboard::disk::FolderFiles;
use switchboard::game::{FileFault, Files, Kind, Language, MAX_FILE_BYTES, MoveMode, Rotation, RuleLanguage, Values};
use switchboard::game::{MemoryFiles, read_game};

/// A tiny good game, file by file: [`super::bad_games`] breaks it.
pub fn good_game() -> MemoryFiles {
    MemoryFiles::new([
        ("description.xml", "<GameDescription><Name>Tiny</Name><Name xml:lang=\"cs\">Malá</Name></GameDescription>"),
        (
            "pieces.xml",
            "<ArrayOfGamePiece>\n<GamePiece><Name>On</Name><PictureFileName>on.svg</PictureFileName><Symbol> </Symbol></GamePiece>\n\
             <GamePiece><Name>Off</Name><PictureFileName>ON.SVG</PictureFileName><Rotation>90</Rotation></GamePiece>\n</ArrayOfGamePiece>",
        ),
        (
            "rules.xml",
            "<ArrayOfGameRule>\n<GameRule><Contents>if (STATE[A.x, A.y] == Off) { STATE[Ax, Ay] = On; }</Contents>\
             <Break>true</Break></GameRule>\n</ArrayOfGameRule>",
        ),
        ("settings.xml", "<GameSettings><MoveMode>WithOptions</MoveMode></GameSettings>"),
        ("PIECES/on.svg", "<svg/>"),
        (
            "LEVELS/01/description.xml",
            "<LevelDescription><MinimumNumberOfMoves>1</MinimumNumberOfMoves></LevelDescription>",
        ),
        (
            "LEVELS/01/startingLayout.xml",
            "<LevelLayout xmlns:xsi=\"x\">\n<Items>\n\
             <Item><Name>Ax</Name><Value xsi:type=\"xsd:int\">0</Value></Item>\n\
             <Item><Name>Ay</Name><Value xsi:type=\"xsd:int\">0</Value></Item>\n\
             <Item><Name>Px</Name><Value xsi:type=\"xsd:int\">0</Value></Item>\n\
             <Item><Name>Py</Name><Value xsi:type=\"xsd:int\">0</Value></Item>\n</Items>\n<Matrixes>\n\
             <MatrixString><name>STATE</name><width>2</width><height>1</height><Rows><Row>Off On</Row></Rows></MatrixString>\n\
             <MatrixBool><name>VALID</name><width>2</width><height>1</height><Rows><Row><boolean>true</boolean><boolean>false</boolean></Row></Rows></MatrixBool>\n\
             <MatrixString><name>FINAL</name><width>2</width><height>1</height><Rows><Row>On *</Row></Rows></MatrixString>\n\
             </Matrixes></LevelLayout>",
        ),
    ])
}

#[test]
fn a_good_game_is_read_whole() {
    let read = read_game(&good_game(), "tiny");
    let listed: Vec<String> = read.problems.iter().map(ToString::to_string).collect();
    assert!(listed.is_empty(), "{}", listed.join("\n"));
    let game = read.game.unwrap();
    assert_eq!(game.description.name.get(Language::Czech), "Malá");
    assert_eq!(game.settings.move_mode.value, MoveMode::WithOptions);
    let (_, off) = game.pieces.find("off").unwrap();
    assert_eq!((off.layers[0].file().map(String::as_str), off.layers[0].rotation), (Some("on.svg"), Rotation::Quarter));
    let symbols: Vec<&str> = game.pieces.iter().map(|piece| piece.symbol.as_str()).collect();
    assert_eq!(symbols, [" ", "Of"], "an empty symbol is a blank, a missing one the name's");
    let Kind::Rules(rules) = &game.kind else { panic!("no rules") };
    assert_eq!((rules.language, rules.rules.len(), rules.rules[0].breaks), (RuleLanguage::One, 1, true));
    let level = &game.levels[0];
    assert_eq!((level.id.as_str(), level.minimum_moves, level.layout.size().width), ("01", 1, 2));
    assert_eq!(level.layout.matrix("valid").unwrap().values, Values::Bool(vec![true, false]));
}

#[test]
fn places_of_rules_survive_entities_cdata_and_line_ends() {
    let mut files = good_game();
    let xml = "<ArrayOfGameRule><GameRule><Contents>\r\na &lt; b;\t<![CDATA[x < ž]]> y</Contents></GameRule></ArrayOfGameRule>";
    files.files.insert("rules.xml".into(), [b"\xef\xbb\xbf", xml.as_bytes()].concat());
    let game = read_game(&files, "tiny").game.unwrap();
    let Kind::Rules(rules) = &game.kind else { panic!("no rules") };
    let rule = &rules.rules[0];
    assert_eq!(rule.contents, "\na < b;\tx < ž y");
    assert_eq!(rule.offsets.len(), rule.contents.len() + 1);
    for (part, line, column) in [("a <", 2, 1), ("b;", 2, 8), ("x <", 2, 20), ("ž", 2, 24), ("y", 2, 29)] {
        let at = rule.contents.find(part).unwrap();
        let place = rules.place(rule, at..at + 1);
        assert_eq!((place.line, place.column), (line, column), "{part}");
    }
}

#[test]
fn an_entity_in_a_short_row_parts_no_words() {
    let mut files = good_game();
    let mut change = |file: &str, changes: &[(&str, &str)]| {
        let xml = String::from_utf8(files.files[file].clone()).unwrap();
        let changed = changes.iter().fold(xml, |xml, (from, to)| xml.replace(from, to));
        files.files.insert(file.to_owned(), changed.into_bytes());
    };
    change("pieces.xml", &[("<Name>On<", "<Name>x&lt;y<"), ("<Name>Off<", "<Name>A&amp;\"b\"<")]);
    change(
        "LEVELS/01/startingLayout.xml",
        &[
            ("<Row>Off On</Row>", "<Row>\tA&amp;&quot;b&quot;&#32;<![CDATA[x<]]>y </Row>"),
            ("<Row>On *</Row>", "<Row>x&#x3c;y *</Row>"),
        ],
    );
    let game = read_game(&files, "tiny").game.unwrap();
    let Values::Text(words) = &game.levels[0].layout.matrix("state").unwrap().values else { panic!("no words") };
    assert_eq!(words.iter().map(|word| word.written()).collect::<Vec<_>>(), ["A&\"b\"", "x<y"]);
}

#[test]
fn every_game_of_the_program_is_clean() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let mut listed = Vec::new();
    for entry in fs::read_dir(games).unwrap() {
        let folder = entry.unwrap().path();
        if folder.is_dir() {
            let read = read_game(&FolderFiles::new(&folder), "x");
            assert!(read.game.is_some() || !read.problems.is_empty());
            listed.extend(read.problems.iter().map(ToString::to_string));
        }
    }
    assert!(listed.is_empty(), "{}", listed.join("\n"));
}

#[test]
fn a_folder_is_never_left() {
    let around = tempfile::tempdir().unwrap();
    let root = around.path().join("Game");
    fs::create_dir_all(root.join("Pieces")).unwrap();
    fs::write(around.path().join("secret.xml"), "secret").unwrap();
    fs::write(root.join("Pieces/A.svg"), "<svg/>").unwrap();
    let files = FolderFiles::new(&root);
    assert_eq!(files.read("PIECES/a.SVG").unwrap(), b"<svg/>");
    for path in ["../secret.xml", "Pieces/../../secret.xml", "/etc/passwd", "..\\secret.xml", ".", "./Pieces/A.svg/.."]
    {
        assert_eq!(files.read(path), Err(FileFault::Outside), "{path}");
    }
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink(around.path().join("secret.xml"), root.join("link.xml")).unwrap();
        assert_eq!(files.read("link.xml"), Err(FileFault::Outside));
        std::os::unix::fs::symlink(around.path(), root.join("out")).unwrap();
        assert_eq!(files.list("out"), Err(FileFault::Outside));
    }
    assert_eq!(files.read("Pieces/none.svg"), Err(FileFault::Missing));
    assert!(matches!(files.read("Pieces"), Err(FileFault::Unreadable(_))));
    assert_eq!(FolderFiles::new(around.path().join("none")).read("a"), Err(FileFault::Missing));
}

#[test]
fn a_file_of_nine_mebibytes_is_refused() {
    let root = tempfile::tempdir().unwrap();
    let file = fs::File::create(root.path().join("rules.xml")).unwrap();
    file.set_len(9 * 1024 * 1024).unwrap();
    let fault = FolderFiles::new(root.path()).read("rules.xml").unwrap_err();
    assert_eq!(fault, FileFault::TooLarge { size: 9 * 1024 * 1024, limit: MAX_FILE_BYTES });
}
