//! Whatever is not changed stays the same byte for byte, however the file is written.

use super::*;
use crate::layout::Name;
use switchboard_base::grid::Size;

/// A file with this row in a STATE of 3 x 2 whose other row is written long, and a VALID.
fn file(row: &str) -> String {
    format!(
        "<?xml version=\"1.0\"?>\n<!-- a & b -->\n<LevelLayout>\n\t<Items><Item><Name>Ax</Name><Value  xsi:type='xsd:int' > 1 \
         </Value><Show>false</Show></Item></Items>\n<Matrixes>\n<MatrixString><width>3</width><name>STATE</name>\
         <height>2</height><Rows>\n\t\t{row}\n\t\t<Row ><string>Wall</string> <!-- c --> <string>A&amp;B</string>\
         <string/></Row>\n\t</Rows></MatrixString>\n<MatrixBool><name>VALID</name><width>3</width><height>2</height>\
         <Rows><Row>1 0 TRUE</Row><Row>false true  false</Row></Rows></MatrixBool>\n<Other x='1'/></Matrixes></LevelLayout>\n"
    )
}

fn word(text: &str) -> Value {
    Value::Text(Name::new(text))
}

fn read(text: &str) -> LevelText {
    LevelText::read("f", text.as_bytes()).unwrap()
}

/// The file after cell `index` of matrix `matrix` was set to this value.
fn painted(text: &str, matrix: usize, index: usize, value: &Value) -> String {
    let level = read(text);
    let mut wanted = level.layout().clone();
    wanted.matrices[matrix].set_value(index, value);
    String::from_utf8(level.with(&wanted).unwrap()).unwrap()
}

#[test]
fn nothing_changed_gives_the_same_bytes() {
    for text in [file("<Row>Wall Wall Path</Row>"), file("<Row>Wall\tWall\r\nPath</Row>").replace('\n', "\r\n")] {
        for text in [text.clone(), format!("\u{feff}{text}")] {
            let level = read(&text);
            assert_eq!(level.with(level.layout()).unwrap(), text.as_bytes());
        }
    }
}

#[test]
fn one_cell_changes_that_cell_alone_however_it_is_written() {
    let cases = [
        ("<Row>Wall Wall Path</Row>", 1, "Gem", "<Row>Wall Gem Path</Row>"),
        ("<Row>  Wall\t Wall   Path</Row>", 2, "Gem", "<Row>  Wall\t Wall   Gem</Row>"),
        ("<Row>Wall Wall <!-- x -->Path</Row>", 2, "Gem", "<Row>Wall Wall <!-- x -->Gem</Row>"),
        ("<Row>Wall A&amp;&quot;B&quot; Path</Row>", 1, "Gem", "<Row>Wall Gem Path</Row>"),
        ("<Row>Wall A&amp;B Path</Row>", 0, "Gem", "<Row>Gem A&amp;B Path</Row>"),
        ("<Row><![CDATA[Wall Wall Path]]></Row>", 0, "A&B", "<Row><![CDATA[A&B Wall Path]]></Row>"),
        ("<Row>Wall Wall Path</Row>", 0, "A&B", "<Row><![CDATA[A&B]]> Wall Path</Row>"),
        ("<Row>Wall Wall Path</Row>", 0, "A B", "<Row>AB Wall Path</Row>"),
        ("<Row>Wall &amp; Path</Row>", 1, "Gem", "<Row>Wall Gem Path</Row>"),
        (
            "<Row><string> Wall </string><string>Wall</string><string>Path</string></Row>",
            0,
            "Gem",
            "<Row><string> Gem </string><string>Wall</string><string>Path</string></Row>",
        ),
        (
            "<Row><string><![CDATA[Wall]]></string><string>W</string><string>P</string></Row>",
            0,
            "A&B",
            "<Row><string><![CDATA[A&B]]></string><string>W</string><string>P</string></Row>",
        ),
        (
            "<Row><string>Wa<![CDATA[ll]]></string><string></string><string x:y='1'/></Row>",
            0,
            "A<B",
            "<Row><string>A&lt;B</string><string></string><string x:y='1'/></Row>",
        ),
        (
            "<Row><string>W</string><string></string><string>P</string></Row>",
            1,
            "Gem",
            "<Row><string>W</string><string>Gem</string><string>P</string></Row>",
        ),
    ];
    for (row, index, to, expected) in cases {
        assert_eq!(painted(&file(row), 0, index, &word(to)), file(expected), "{row}");
    }
    let long = file("<Row>Wall Wall Path</Row>");
    assert_eq!(painted(&long, 0, 4, &word("Gem")), long.replace("A&amp;B", "Gem"));
    assert_eq!(painted(&long, 0, 5, &word("Gem")), long.replace("<string/>", "<string>Gem</string>"));
    assert_eq!(painted(&long, 1, 2, &Value::Bool(false)), long.replace("TRUE", "false"));
    assert_eq!(painted(&long, 1, 0, &Value::Bool(true)), long, "it was true before");
}

#[test]
fn line_ends_tabs_and_the_byte_order_mark_stay() {
    let text = format!("\u{feff}{}", file("<Row>\tWall\r\n\tWall\r\n\tPath</Row>").replace("\n<", "\r\n<"));
    assert_eq!(painted(&text, 0, 1, &word("Gem")), text.replacen("\tWall\r\n\tPath", "\tGem\r\n\tPath", 1));
}

#[test]
fn items_change_alone_too() {
    let text = file("<Row>Wall Wall Path</Row>");
    let level = read(&text);
    let mut wanted = level.layout().clone();
    wanted.items[0].value = Value::Int(-7);
    assert_eq!(level.with(&wanted).unwrap(), text.replace("> 1 <", "> -7 <").replace("> 1 ", "> -7 ").into_bytes());
}

fn resized(text: &str, width: u8, height: u8) -> String {
    let level = read(text);
    let mut wanted = level.layout().clone();
    for matrix in &mut wanted.matrices {
        *matrix = matrix.resized(Size::new(width, height));
    }
    String::from_utf8(level.with(&wanted).unwrap()).unwrap()
}

const SMALL: &str = "<LevelLayout><Items></Items><Matrixes><MatrixString><name>STATE</name><width>2</width><height>2</height>
  <Rows>
    <Row>A  B</Row> <!-- one -->
    <Row>C  D</Row>
  </Rows></MatrixString><MatrixInt><name>N</name><width>2</width><height>2</height><Rows><Row><int>1</int> <int>2</int></Row>
<Row><int>3</int> <int>4</int></Row></Rows></MatrixInt></Matrixes></LevelLayout>";

#[test]
fn rows_and_columns_are_added_as_the_last_ones_are_written() {
    let wide = SMALL
        .replace("<width>2", "<width>3")
        .replace("A  B", "A  B  B")
        .replace("C  D", "C  D  D")
        .replace("<int>2</int>", "<int>2</int> <int>2</int>")
        .replace("<int>4</int>", "<int>4</int> <int>4</int>");
    assert_eq!(resized(SMALL, 3, 2), wide);
    let high = SMALL
        .replace("<height>2", "<height>3")
        .replace("<Row>C  D</Row>", "<Row>C  D</Row>\n    <Row>C  D</Row>")
        .replace(
            "<Row><int>3</int> <int>4</int></Row>",
            "<Row><int>3</int> <int>4</int></Row>\n<Row><int>3</int> <int>4</int></Row>",
        );
    assert_eq!(resized(SMALL, 2, 3), high);
}

#[test]
fn rows_and_columns_are_cut_off() {
    let small = resized(SMALL, 1, 1);
    for part in ["<width>1</width><height>1</height>", "<Row>A</Row>\n  </Rows>", "<Row><int>1</int></Row></Rows>"] {
        assert!(small.contains(part), "{part} in {small}");
    }
    assert_eq!(resized(&small, 1, 1), small);
    assert!(resized(&small, 3, 1).contains("<Row>A A A</Row>"), "{}", resized(&small, 3, 1));
    assert!(resized(&small, 3, 1).contains("<Row><int>1</int><int>1</int><int>1</int></Row>"));
}

#[test]
fn what_cannot_be_written_is_refused_with_a_cure() {
    let level = read(&file("<Row>Wall Wall Path</Row>"));
    let mut wanted = level.layout().clone();
    wanted.matrices[0].set_value(0, &word(""));
    let problem = level.with(&wanted).unwrap_err();
    assert_eq!(problem.code, "N005");
    assert!(!problem.cures().is_empty());
}

#[test]
fn a_faulty_level_is_refused_with_its_problem() {
    let faulty = file("<Row>Wall Wall</Row>");
    assert_eq!(LevelText::read("f", faulty.as_bytes()).unwrap_err().code, "L006");
    assert_eq!(LevelText::read("f", b"<LevelLayout>").unwrap_err().code, "X002");
    assert_eq!(LevelText::read("f", &[0xff, 0xfe]).unwrap_err().code, "F005");
}
