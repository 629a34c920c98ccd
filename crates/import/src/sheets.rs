//! Tables of cells: workbooks and csv files to layouts and back. Each sheet is a matrix; the sheet Items holds the items.

use super::{Imported, text, workbook};
use calamine::{Data, Reader};
use std::io::Cursor;
use switchboard_base::diag::{Code, Place, Problem, Problems, nearest};
use switchboard_base::grid::{MAX_SIDE, Size};
use switchboard_game::{Item, MAX_FILE_BYTES, Matrix, Name, Pieces, Value, Values, fields, quoted, unquoted};

/// The sheet of the items; its columns are name, value, shown.
const ITEMS: &str = "items";
/// The sheet with facts about the level: rows of a word and its value.
const LEVEL: &str = "level";
/// The most sheets that one file may hold.
const MAX_SHEETS: usize = 64;

/// A table and its name; as wide as its longest row.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableSheet {
    /// STATE, VALID, FINAL, the author's own, Items or Level.
    pub name: String,
    /// The number of the first row in its file, from 1.
    pub first_row: usize,
    /// The number of the first column in its file, from 1.
    pub first_column: usize,
    /// Its cells, without white space around them.
    pub rows: Vec<Vec<String>>,
}

impl TableSheet {
    /// A cell as spreadsheets name it: `sheet STATE, cell B3`. `row` and `column` count from 0.
    #[expect(clippy::expect_used, reason = "there are 26 letters")]
    fn cell(&self, row: usize, column: usize) -> String {
        let mut number = self.first_column + column;
        let mut letters = String::new();
        while number > 0 {
            letters.insert(0, ('A'..='Z').nth((number - 1) % 26).expect("one of them"));
            number = (number - 1) / 26;
        }
        format!("sheet {}, cell {letters}{}", self.name, self.first_row + row)
    }
}

/// The sheets of an .xlsx or .ods file.
///
/// # Errors
/// I001 if it is not such a file, or larger than `workbook` allows.
pub fn read_workbook(file: &str, bytes: &[u8]) -> Result<Vec<TableSheet>, Problem> {
    let unreadable =
        |why: String| Code::I001.error("workbook").arg("why", why).at(Place::file(file)).cure("save-workbook");
    if bytes.len() as u64 > MAX_FILE_BYTES {
        return Err(Code::I001.error("too-large").arg("most", MAX_FILE_BYTES).at(Place::file(file)).cure("split-it"));
    }
    if let Some(problem) = workbook::refusal(bytes) {
        return Err(problem.at(Place::file(file)).cure("save-workbook"));
    }
    let mut book = calamine::open_workbook_auto_from_rs(Cursor::new(bytes)).map_err(|e| unreadable(e.to_string()))?;
    let names = book.sheet_names();
    if names.len() > MAX_SHEETS {
        return Err(too_many_sheets(file));
    }
    let mut sheets = Vec::new();
    for name in names {
        let range = book.worksheet_range(&name).map_err(|e| unreadable(e.to_string()))?;
        let Some((row, column)) = range.start() else { continue };
        let rows = range.rows().map(|row| row.iter().map(word).collect()).collect();
        let (first_row, first_column) = (row as usize + 1, column as usize + 1);
        sheets.push(TableSheet { name: name.trim().to_owned(), first_row, first_column, rows });
    }
    Ok(sheets)
}

fn word(data: &Data) -> String {
    match data {
        Data::Bool(truth) => truth.to_string(),
        other => other.to_string().trim().to_owned(),
    }
}

/// The sheets of a .csv file: each begins with a line that contains only its name, and ends at an empty line.
///
/// # Errors
/// I001 if it is not csv.
pub fn read_csv(file: &str, bytes: &[u8]) -> Result<Vec<TableSheet>, Problem> {
    let text = text(file, bytes)?;
    // the separator is the sign that occurs most often; copying from a spreadsheet gives tabs
    let parts = [(b',', ','), (b';', ';'), (b'\t', '\t')];
    let (delimiter, _) = parts.into_iter().rev().max_by_key(|(_, c)| text.matches(*c).count()).unwrap_or((b',', ','));
    let mut sheets: Vec<TableSheet> = Vec::new();
    let mut open = false;
    for (index, line) in text.lines().enumerate() {
        let mut reader = csv::ReaderBuilder::new();
        let mut reader = reader.has_headers(false).flexible(true).delimiter(delimiter).from_reader(line.as_bytes());
        let mut record = csv::StringRecord::new();
        reader.read_record(&mut record).map_err(|fault| {
            Code::I001.error("csv").arg("line", index + 1).arg("why", fault.to_string()).at(Place::file(file))
        })?;
        let mut cells: Vec<String> = record.iter().map(|cell| unquoted(cell.trim()).to_owned()).collect();
        while cells.last().is_some_and(String::is_empty) {
            cells.pop();
        }
        if cells.is_empty() {
            open = false;
        } else if let (true, Some(sheet)) = (open, sheets.last_mut()) {
            sheet.rows.push(cells);
        } else if let [name] = cells.as_slice() {
            sheets.push(TableSheet { name: name.clone(), first_row: index + 2, first_column: 1, rows: Vec::new() });
            open = true;
        } else {
            let problem = Code::I002.error("no-sheet").arg("line", index + 1).at(Place::file(file));
            return Err(problem.cure("name-before-rows"));
        }
        if sheets.len() > MAX_SHEETS {
            return Err(too_many_sheets(file));
        }
    }
    Ok(sheets)
}

/// The level in these sheets. Without `pieces`, names of pieces are not checked.
///
/// # Errors
/// Every cell with a wrong value, I002 to I005.
pub fn to_layout(file: &str, sheets: &[TableSheet], pieces: Option<&Pieces>) -> Result<Imported, Problems> {
    let mut reading = SheetReading { file, pieces, problems: Problems::new() };
    let mut level = Imported { file: file.to_owned(), ..Imported::default() };
    for sheet in sheets {
        match sheet.name.to_lowercase().as_str() {
            ITEMS => level.layout.items = reading.items(sheet),
            LEVEL => reading.facts(sheet, &mut level),
            _ => level.layout.matrices.extend(reading.matrix(sheet)),
        }
    }
    if level.layout.matrix("state").is_none() && !reading.problems.has_errors() {
        reading.fail(Code::I002.error("no-state").cure("name-state"));
    }
    let valid = level.layout.matrix("valid").map(|matrix| (matrix.size, matrix.values.clone()));
    if let Some((size, Values::Bool(values))) = valid {
        let start = values.iter().position(|valid| *valid).and_then(|index| size.cell(index)).unwrap_or_default();
        for (name, value) in [("Ax", start.x), ("Ay", start.y), ("Px", start.x), ("Py", start.y)] {
            let name = Name::new(name);
            if level.layout.item(name.key()).is_none() {
                level.layout.items.push(Item { name, value: Value::Int(i32::from(value)), show: false });
            }
        }
    }
    if reading.problems.has_errors() { Err(reading.problems) } else { Ok(level) }
}

struct SheetReading<'a> {
    file: &'a str,
    pieces: Option<&'a Pieces>,
    problems: Problems,
}

fn too_many_sheets(file: &str) -> Problem {
    Code::I001.error("sheets").arg("most", MAX_SHEETS).at(Place::file(file))
}

impl SheetReading<'_> {
    fn fail(&mut self, problem: Problem) {
        self.problems.push(problem.at(Place::file(self.file)));
    }

    /// Rows of name, value and, if the item is shown, true.
    fn items(&mut self, sheet: &TableSheet) -> Vec<Item> {
        let mut items = Vec::new();
        for (row, cells) in sheet.rows.iter().enumerate() {
            let cell = |column: usize| cells.get(column).map(String::as_str).unwrap_or_default();
            let titles = row == 0 && cell(0).eq_ignore_ascii_case("name") && cell(1).eq_ignore_ascii_case("value");
            if titles || cells.iter().all(String::is_empty) {
                continue;
            }
            let show = match cell(2) {
                "" => Some(false),
                word => fields::read_boolean(word),
            };
            let (Some(show), false, false) = (show, cell(0).is_empty(), cell(1).is_empty()) else {
                let wrong = (0..2).find(|column| cell(*column).is_empty()).unwrap_or(2);
                self.fail(Code::I005.error("item").within(&sheet.cell(row, wrong)).cure("item-row"));
                continue;
            };
            items.push(Item { name: Name::new(cell(0)), value: value(cell(1)), show });
        }
        items
    }

    /// Rows of a word and its value: name, author, solution.
    fn facts(&mut self, sheet: &TableSheet, level: &mut Imported) {
        for (row, cells) in sheet.rows.iter().enumerate() {
            let (word, value) = match cells.as_slice() {
                [word, value, ..] => (word.as_str(), value.as_str()),
                [word] => (word.as_str(), ""),
                [] => continue,
            };
            match word.to_lowercase().as_str() {
                "" => {}
                "name" => value.clone_into(&mut level.name),
                "author" => value.clone_into(&mut level.author),
                "solution" => value.clone_into(&mut level.solution),
                other => {
                    let problem = Code::I005.error("level-word").arg("word", other);
                    self.fail(problem.within(&sheet.cell(row, 0)).cure("level-words"));
                }
            }
        }
    }

    fn matrix(&mut self, sheet: &TableSheet) -> Option<Matrix> {
        let name = matrix_name(&sheet.name);
        let width = sheet.rows.iter().map(Vec::len).max().unwrap_or_default();
        let most = usize::from(MAX_SIDE);
        let (true, Ok(width), Ok(height)) =
            (width <= most && sheet.rows.len() <= most, u8::try_from(width), u8::try_from(sheet.rows.len()))
        else {
            let problem = Code::I003.error("sheet").arg("name", &sheet.name).arg("most", MAX_SIDE);
            self.fail(problem.cure("make-smaller"));
            return None;
        };
        let before = self.problems.errors();
        let mut cells = Vec::new();
        for (row, words) in sheet.rows.iter().enumerate() {
            for column in 0..usize::from(width) {
                let word = words.get(column).map(String::as_str).unwrap_or_default();
                if word.is_empty() {
                    let problem = Code::I003.error("empty-cell").arg("cell", sheet.cell(row, column));
                    self.fail(problem.cure("equal-rows"));
                }
                cells.push(((row, column), word));
            }
        }
        if self.problems.errors() > before || cells.is_empty() {
            return None;
        }
        let values = match name.key() {
            "valid" => self.booleans(sheet, &cells),
            "state" | "final" | "background" => self.pieces(sheet, &cells, name.key() == "final"),
            _ => own_values(&cells),
        };
        (self.problems.errors() == before).then_some(Matrix { name, size: Size::new(width, height), values })
    }

    fn booleans(&mut self, sheet: &TableSheet, cells: &[((usize, usize), &str)]) -> Values {
        let mut values = Vec::new();
        for ((row, column), word) in cells {
            let value = fields::read_boolean(word);
            if value.is_none() {
                let problem = Code::I005.error("neither").arg("word", *word);
                self.fail(problem.within(&sheet.cell(*row, *column)).cure("true-or-false"));
            }
            values.push(value.unwrap_or_default());
        }
        Values::Bool(values)
    }

    fn pieces(&mut self, sheet: &TableSheet, cells: &[((usize, usize), &str)], wildcard: bool) -> Values {
        let mut values = Vec::new();
        for ((row, column), word) in cells {
            let name = Name::new(word);
            if let Some(pieces) = self.pieces
                && !(wildcard && name.key() == "*")
                && pieces.find(name.key()).is_none()
            {
                let near = nearest(name.key(), pieces.iter().map(|piece| piece.name.key()));
                let near = near.and_then(|near| pieces.find(near));
                let problem = Code::I004.error("unknown").arg("word", *word).within(&sheet.cell(*row, *column));
                self.fail(match near {
                    Some((_, near)) => problem.arg("near", &near.name).cure("near"),
                    None => problem.cure("pieces-file"),
                });
            }
            values.push(name);
        }
        Values::Text(values)
    }
}

/// FINAL 2, FINAL 3 ... are further FINALs: a workbook cannot have two sheets of one name.
fn matrix_name(sheet: &str) -> Name {
    let rest = sheet.get(..5).filter(|word| word.eq_ignore_ascii_case("final")).and_then(|_| sheet.get(5..));
    match rest {
        Some(rest) if rest.trim().trim_matches(['(', ')']).parse::<u32>().is_ok() => Name::new("FINAL"),
        _ => Name::new(sheet),
    }
}

fn own_values(cells: &[((usize, usize), &str)]) -> Values {
    let words = || cells.iter().map(|(_, word)| *word);
    if let Some(numbers) = words().map(|word| word.parse().ok()).collect() {
        return Values::Int(numbers);
    }
    let truth = |word: &str| match word.to_lowercase().as_str() {
        "true" => Some(true),
        "false" => Some(false),
        _ => None,
    };
    words()
        .map(truth)
        .collect::<Option<_>>()
        .map_or_else(|| Values::Text(words().map(Name::new).collect()), Values::Bool)
}

fn value(word: &str) -> Value {
    match (word.parse(), word.to_lowercase().as_str()) {
        (Ok(number), _) => Value::Int(number),
        (_, "true") => Value::Bool(true),
        (_, "false") => Value::Bool(false),
        _ => Value::Text(Name::new(word)),
    }
}

/// A level as sheets, from which [`to_layout`] restores it.
pub fn sheets_of(level: &Imported) -> Vec<TableSheet> {
    let sheet = |name: String, rows| TableSheet { name, first_row: 1, first_column: 1, rows };
    let facts = [("name", &level.name), ("author", &level.author), ("solution", &level.solution)];
    let facts: Vec<Vec<String>> =
        facts.into_iter().filter(|(_, v)| !v.is_empty()).map(|(word, v)| vec![word.to_owned(), v.clone()]).collect();
    let mut sheets = Vec::new();
    if !facts.is_empty() {
        sheets.push(sheet("Level".into(), facts));
    }
    let items = level.layout.items.iter().map(|item| {
        let value = match &item.value {
            Value::Text(name) => name.written().to_owned(),
            Value::Int(number) => number.to_string(),
            Value::Bool(truth) => truth.to_string(),
        };
        vec![item.name.written().to_owned(), value, item.show.to_string()]
    });
    sheets.push(sheet("Items".into(), items.collect()));
    let mut finals = 0;
    for matrix in &level.layout.matrices {
        let words: Vec<String> = match &matrix.values {
            Values::Text(names) => names.iter().map(|name| name.written().to_owned()).collect(),
            Values::Int(numbers) => numbers.iter().map(ToString::to_string).collect(),
            Values::Bool(truths) => truths.iter().map(ToString::to_string).collect(),
        };
        let rows = words.chunks(usize::from(matrix.size.width).max(1)).map(<[String]>::to_vec).collect();
        let mut name = matrix.name.written().to_owned();
        if matrix.name.key() == "final" {
            finals += 1;
            if finals > 1 {
                name = format!("{name} {finals}");
            }
        }
        sheets.push(sheet(name, rows));
    }
    sheets
}

/// Sheets as the text of a .csv file, from which [`read_csv`] restores them.
///
/// # Errors
/// An error of the csv writer.
pub fn write_csv(sheets: &[TableSheet]) -> Result<String, csv::Error> {
    let mut text = Vec::new();
    for (index, sheet) in sheets.iter().enumerate() {
        let mut writer = csv::WriterBuilder::new().flexible(true).has_headers(false).from_writer(Vec::new());
        writer.write_record([&sheet.name])?;
        for row in &sheet.rows {
            writer.write_record(row.iter().map(|cell| quoted(cell).into_owned()))?;
        }
        if index > 0 {
            text.push(b'\n');
        }
        text.extend(writer.into_inner().map_err(|fault| csv::Error::from(fault.into_error()))?);
    }
    Ok(String::from_utf8_lossy(&text).into_owned())
}
