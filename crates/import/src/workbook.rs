//! Workbooks before they are unpacked: how large they become, and how far out their cells lie. A file of a few bytes can name a cell that
//! would take all memory, so this is checked before anything is read.

use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};
use std::io::{Cursor, Read};
use switchboard_base::diag::{Code, Problem};

/// The most bytes of all parts of a workbook together, unpacked.
pub const MAX_UNPACKED: u64 = 64 << 20;
/// The most parts of a workbook.
pub const MAX_PARTS: usize = 1_000;
/// The last row and the last column, counted from 1, that may contain anything.
pub const MAX_REACH: u32 = 1_000;

/// Why the workbook is refused, without a place; `None` if it may be read.
pub fn refusal(bytes: &[u8]) -> Option<Problem> {
    look(bytes).err()
}

fn unreadable(why: impl ToString) -> Problem {
    Code::I001.error("workbook").arg("why", why.to_string())
}

fn look(bytes: &[u8]) -> Result<(), Problem> {
    let mut parts = zip::ZipArchive::new(Cursor::new(bytes)).map_err(unreadable)?;
    if parts.len() > MAX_PARTS {
        return Err(Code::I001.error("parts").arg("most", MAX_PARTS));
    }
    let mut left = MAX_UNPACKED;
    for number in 0..parts.len() {
        let part = parts.by_index(number).map_err(unreadable)?;
        let name = part.name().map_err(unreadable)?.to_lowercase();
        let mut text = Vec::new();
        // the size that a part claims for itself is not trusted
        part.take(left + 1).read_to_end(&mut text).map_err(unreadable)?;
        left = left
            .checked_sub(text.len() as u64)
            .ok_or_else(|| Code::I001.error("unpacked").arg("most", MAX_UNPACKED >> 20))?;
        if name.ends_with(".xml") {
            reach(&text)?;
        }
    }
    Ok(())
}

/// The position of a sheet's reader, from 0: the next cell.
#[derive(Debug, Default)]
struct SheetPosition {
    row: u32,
    column: u32,
    rows: u32,
}

/// Examines each cell of a sheet (`c` in .xlsx, `table-cell` in .ods) that is not empty.
fn reach(text: &[u8]) -> Result<(), Problem> {
    let mut reader = Reader::from_reader(text);
    let mut at = SheetPosition::default();
    // an .ods cell counts only if it has content
    let mut sheet = false;
    loop {
        let (element, empty) = match reader.read_event() {
            Ok(Event::Start(element)) => (element, false),
            Ok(Event::Empty(element)) => (element, true),
            Ok(Event::Eof) => return Ok(()),
            Ok(_) => continue,
            Err(fault) => return Err(unreadable(fault)),
        };
        match element.local_name().as_ref() {
            "worksheet" => sheet = true,
            // readers make room for as many texts as it claims: each takes some bytes
            "sst" => {
                let told =
                    ["count", "uniqueCount"].iter().filter_map(|name| attribute(&element, name)?.parse::<u64>().ok());
                if told.max().is_some_and(|most| most > text.len() as u64) {
                    return Err(unreadable("it tells of more texts than it can hold"));
                }
            }
            "dimension" if sheet => {
                let all = attribute(&element, "ref").unwrap_or_default();
                for word in all.split(':').filter(|word| !word.is_empty()) {
                    cell(word)?;
                }
            }
            "row" if sheet => {
                at.row = match attribute(&element, "r") {
                    Some(word) => within(word.parse().unwrap_or(u32::MAX), "far-row")?,
                    None => at.row + 1,
                };
                at.column = 0;
            }
            "c" if sheet => {
                at.column = match attribute(&element, "r") {
                    Some(word) => cell(&word)?,
                    None => at.column + 1,
                };
                within(at.column, "far-column")?;
                within(at.row, "far-row")?;
            }
            "table" => at = SheetPosition::default(),
            "table-row" => {
                at.row += at.rows;
                at.rows = repeated(&element, "number-rows-repeated");
                at.column = 0;
            }
            "table-cell" | "covered-table-cell" => {
                at.column = at.column.saturating_add(repeated(&element, "number-columns-repeated"));
                // an empty cell may stand for all that are left in a row
                if !empty || attribute(&element, "value-type").is_some() {
                    within(at.column, "far-column")?;
                    within(at.row.saturating_add(at.rows), "far-row")?;
                }
            }
            _ => {}
        }
    }
}

fn repeated(element: &BytesStart<'_>, name: &str) -> u32 {
    attribute(element, name).and_then(|word| word.parse().ok()).unwrap_or(1)
}

fn attribute(element: &BytesStart<'_>, name: &str) -> Option<String> {
    let found = element.attributes().with_checks(false).flatten().find(|a| a.key.local_name().as_ref() == name)?;
    Some(found.value.into_owned())
}

fn within(number: u32, what: &'static str) -> Result<u32, Problem> {
    if number <= MAX_REACH { Ok(number) } else { Err(Code::I001.error(what).arg("most", MAX_REACH.to_string())) }
}

/// The column, from 1, of a cell written as `B3`.
fn cell(word: &str) -> Result<u32, Problem> {
    let strange = || Code::I001.error("no-cell").arg("word", word.chars().take(20).collect::<String>());
    let split = word.find(|c: char| !c.is_ascii_uppercase()).ok_or_else(strange)?;
    let (letters, digits) = word.split_at(split);
    if letters.is_empty() || digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return Err(strange());
    }
    let place = |number: u32, letter: u8| number.saturating_mul(26).saturating_add(u32::from(letter - b'A') + 1);
    let column = letters.bytes().fold(0, place);
    within(digits.parse().unwrap_or(u32::MAX), "far-row")?;
    within(column, "far-column")
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use std::io::Write;

    fn book(parts: &[(&str, &str)]) -> Vec<u8> {
        let mut writer = zip::ZipWriter::new(Cursor::new(Vec::new()));
        for (name, text) in parts {
            writer.start_file(*name, zip::write::SimpleFileOptions::default()).unwrap();
            writer.write_all(text.as_bytes()).unwrap();
        }
        writer.finish().unwrap().into_inner()
    }

    fn told(bytes: &[u8]) -> Option<String> {
        refusal(bytes).map(|problem| problem.message())
    }

    fn sheet(cells: &str) -> Option<String> {
        told(&book(&[("xl/worksheets/sheet1.xml", &format!("<worksheet><sheetData>{cells}</sheetData></worksheet>"))]))
    }

    fn table(rows: &str) -> Option<String> {
        told(&book(&[(
            "content.xml",
            &format!("<t:spreadsheet xmlns:t='t'><t:table>{rows}</t:table></t:spreadsheet>"),
        )]))
    }

    #[test]
    fn far_and_strange_cells_are_refused() {
        assert_eq!(sheet("<row r='1'><c r='A1'/><c r='B1'/></row>"), None);
        assert_eq!(sheet("<row r='1000'><c r='ALL1000'/></row>"), None);
        for (cells, wanted) in [
            ("<row r='1'><c r='XFD1048576'/></row>", "below row 1000"),
            ("<row r='1'><c r='XFD1'/></row>", "beyond column 1000"),
            ("<row r='1048576'/>", "below row 1000"),
            ("<row r='1'><c r='A1B2'/></row>", "cell \"A1B2\""),
            ("<row r='1'><c r='7'/></row>", "cell \"7\""),
            ("<row r='1'><c r='a1'/></row>", "cell \"a1\""),
        ] {
            let found = sheet(cells).unwrap_or_default();
            assert!(found.contains(wanted), "{cells}: {found}");
        }
        let without_names = "<c/>".repeat(1_001);
        assert!(sheet(&format!("<row>{without_names}</row>")).unwrap().contains("column 1000"));
        assert!(sheet(&format!("{}<row><c/></row>", "<row/>".repeat(1_000))).unwrap().contains("row 1000"));
    }

    #[test]
    fn repeated_cells_of_an_ods_count_where_something_stands_in_them() {
        let full = "<t:table-cell t:value-type='string'/>";
        let rest = "<t:table-cell t:number-columns-repeated='16384'/>";
        let end = format!("<t:table-row t:number-rows-repeated='1048576'>{rest}</t:table-row>");
        assert_eq!(table(&format!("<t:table-row>{full}{rest}</t:table-row>{end}")), None);
        let wide = format!("<t:table-row>{rest}{full}</t:table-row>");
        assert!(table(&wide).unwrap().contains("column 1000"));
        let deep = format!("{end}<t:table-row>{full}</t:table-row>");
        assert!(table(&deep).unwrap().contains("row 1000"));
    }

    #[test]
    fn texts_that_are_not_there_need_no_room() {
        let texts = |count: &str| {
            let text = format!("<sst count='{count}' uniqueCount='{count}'><si><t>On</t></si></sst>");
            told(&book(&[("xl/sharedStrings.xml", &text)]))
        };
        assert_eq!((texts("1"), texts("")), (None, None));
        for count in ["4294967295", "100000", "18446744073709551615"] {
            assert!(texts(count).is_some_and(|why| why.contains("more texts")), "{count}");
        }
    }

    #[test]
    fn a_workbook_that_grows_past_its_limit_is_refused() {
        let large = " ".repeat(1 << 20);
        let parts: Vec<(String, &str)> = (0..65).map(|number| (format!("{number}.bin"), large.as_str())).collect();
        let parts: Vec<(&str, &str)> = parts.iter().map(|(name, text)| (name.as_str(), *text)).collect();
        let bytes = book(&parts);
        assert!(bytes.len() < 1 << 20);
        assert!(told(&bytes).unwrap().contains("64 MiB"));
    }
}
