//! The text formats of levels: rows of characters, turned into layouts by a mapping.

use super::{Imported, nonogram, puzzles, text};
use az::SaturatingAs;
use std::ops::Range;
use switchboard_base::diag::{Code, Place, Problem, Problems};
use switchboard_base::grid::{CROSS, Cell, MAX_SIDE, Size};
use switchboard_game::{
    Item, Layout, LevelFormat, MappedItem, MappedValue, Mapping, Matrix, Name, Pieces, Valid, Value, Values,
};

/// The most levels that one file may hold.
const MAX_LEVELS: usize = 10_000;

/// Rows of characters with their places in the file, and the answer if the file has one.
#[derive(Default)]
struct Drawing {
    name: String,
    author: String,
    /// Row by row: the character, the answer's character, and where they stand in the file, in bytes.
    rows: Vec<Vec<(char, char, Range<usize>)>>,
    /// Clues of the rows, then of the columns (non).
    clues: [Vec<Vec<u32>>; 2],
    /// Where the clues of each row and column stand in the file.
    clue_places: [Vec<Range<usize>>; 2],
}

/// All levels of a file that can be read. Without `pieces`, clues that have no piece are not reported.
///
/// # Errors
/// Every place that cannot be read: I001, I003, I004, I007, I008.
pub fn read_texts(
    file: &str,
    bytes: &[u8],
    format: LevelFormat,
    mapping: &Mapping,
    pieces: Option<&Pieces>,
) -> Result<Vec<Imported>, Problems> {
    let text = text(file, bytes)?;
    let at = |range: Range<usize>, problem: Problem| problem.at(Place::in_text(file, &text, range));
    let drawings = match format {
        LevelFormat::Xsb => Ok(xsb(&text)),
        LevelFormat::Non => non(&text).map(|drawing| vec![drawing]),
        LevelFormat::Sudoku => sudoku(&text),
    };
    let drawings = drawings.map_err(|(range, problem)| at(range, problem))?;
    if drawings.is_empty() || drawings.len() > MAX_LEVELS {
        let problem = Code::I001.error("levels").arg("count", drawings.len()).arg("most", MAX_LEVELS);
        return Err(problem.at(Place::file(file)).cure("levels-in-file").into());
    }
    let mut levels = Vec::new();
    let mut problems = Problems::new();
    for drawing in drawings {
        match has_pieces(&drawing, mapping, pieces).and_then(|()| level(&drawing, format, mapping)) {
            Ok(level) => levels.push(Imported { file: file.to_owned(), ..level }),
            Err((range, problem)) => problems.push(at(range, problem)),
        }
    }
    if problems.has_errors() { Err(problems) } else { Ok(levels) }
}

type TextFault = (Range<usize>, Problem);

/// Each line with the byte at which it begins.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    text.split_inclusive('\n').scan(0, |at, line| {
        let from = *at;
        *at += line.len();
        Some((from, line.trim_end_matches(['\n', '\r'])))
    })
}

fn characters(from: usize, line: &str) -> Vec<(char, char, Range<usize>)> {
    line.char_indices().map(|(at, c)| (c, ' ', from + at..from + at + c.len_utf8())).collect()
}

/// Boards are runs of lines that begin with a wall after optional spaces; `;` and `Title:` lines name them.
fn xsb(text: &str) -> Vec<Drawing> {
    let mut drawings: Vec<Drawing> = Vec::new();
    let (mut open, mut title) = (false, String::new());
    for (from, line) in lines(text) {
        let board = line.trim_start_matches([' ', '-', '_']).starts_with('#');
        if board {
            if !open {
                let name = std::mem::take(&mut title);
                drawings.push(Drawing { name, ..Drawing::default() });
            }
            if let Some(drawing) = drawings.last_mut() {
                let cells = characters(from, line.trim_end());
                let floor = |(c, a, at)| (if c == '-' || c == '_' { ' ' } else { c }, a, at);
                drawing.rows.push(cells.into_iter().map(floor).collect());
            }
        } else if let Some((word, value)) = line.split_once(':')
            && let Some(drawing) = drawings.last_mut()
        {
            match word.trim().to_lowercase().as_str() {
                "title" => value.trim().clone_into(&mut drawing.name),
                "author" => value.trim().clone_into(&mut drawing.author),
                _ => {}
            }
        } else if let Some(comment) = line.trim_start().strip_prefix(';') {
            comment.trim().clone_into(&mut title);
        }
        open = board;
    }
    drawings
}

/// The format of Steve Simpson's nonogram programs: keys and values, clues one line each, `goal "0110..."`.
#[expect(clippy::indexing_slicing, reason = "there are two parts: rows and columns")]
fn non(text: &str) -> Result<Drawing, TextFault> {
    let mut drawing = Drawing::default();
    let mut part: Option<usize> = None;
    let (mut width, mut goal) = (0, None);
    for (from, line) in lines(text) {
        let (word, value) = line.trim().split_once(' ').unwrap_or((line.trim(), ""));
        let unquoted = value.trim().trim_matches('"');
        match word.to_lowercase().as_str() {
            "" => part = None,
            "rows" => part = Some(0),
            "columns" => part = Some(1),
            "width" => width = unquoted.parse().unwrap_or_default(),
            "title" => unquoted.clone_into(&mut drawing.name),
            "by" => unquoted.clone_into(&mut drawing.author),
            "goal" => {
                let begin = line.find(unquoted).unwrap_or_default();
                goal = Some(characters(from + begin, unquoted));
            }
            _ if word.starts_with(|c: char| c.is_ascii_digit()) => {
                let numbers =
                    line.split([',', ' ']).filter(|w| !w.is_empty()).map(str::parse).collect::<Result<Vec<u32>, _>>();
                let (Some(part), Ok(numbers)) = (part, numbers) else {
                    return Err((from..from + line.len(), Code::I003.error("clues").cure("write-clues")));
                };
                drawing.clues[part].push(numbers.into_iter().filter(|number| *number > 0).collect());
                drawing.clue_places[part].push(from..from + line.len());
            }
            _ => part = None,
        }
    }
    let Some(goal) = goal else {
        return Err((0..0, Code::I008.error("no-goal").cure("add-goal")));
    };
    let [rows, columns] = &drawing.clues;
    if width == 0 || width != columns.len() || goal.len() != width * rows.len() {
        let all = goal.first().map_or(0, |c| c.2.start)..goal.last().map_or(0, |c| c.2.end);
        let problem = Code::I003.error("nonogram").arg("width", width).arg("rows", rows.len());
        let problem = problem.arg("columns", columns.len()).arg("cells", goal.len());
        return Err((all, problem.cure("goal-size")));
    }
    drawing.rows = goal.chunks(width).map(<[_]>::to_vec).collect();
    has_runs(&drawing, width)?;
    Ok(drawing)
}

/// Whether the picture has the runs that the clues name, and is the only one that does.
#[expect(clippy::indexing_slicing, reason = "each row is as wide as the picture")]
fn has_runs(drawing: &Drawing, width: usize) -> Result<(), TextFault> {
    let filled = |row: usize, column: usize| drawing.rows[row][column].0 == '1';
    let rows = drawing.rows.len();
    let [row_clues, column_clues] = &drawing.clues;
    let in_rows =
        (0..rows).map(|row| ("runs-of-row", row, puzzles::runs((0..width).map(|column| filled(row, column)))));
    let in_columns =
        (0..width).map(|column| ("runs-of-column", column, puzzles::runs((0..rows).map(|row| filled(row, column)))));
    let clues = row_clues.iter().chain(column_clues);
    let places = drawing.clue_places.iter().flatten();
    for (((what, number, runs), clues), place) in in_rows.chain(in_columns).zip(clues).zip(places) {
        if runs != *clues {
            let problem = Code::I008.error(what).arg("number", number + 1).arg("runs", in_words(&runs));
            return Err((place.clone(), problem.arg("clues", in_words(clues)).cure("correct-clues")));
        }
    }
    let picture: Vec<bool> = (0..rows * width).map(|at| filled(at / width, at % width)).collect();
    if let Some(at) = nonogram::other_picture(row_clues, column_clues, &picture) {
        let problem = Code::I008.error("two-pictures").arg("row", at / width + 1).arg("column", at % width + 1);
        return Err((drawing.rows[at / width][at % width].2.clone(), problem.cure("other-picture")));
    }
    Ok(())
}

fn in_words(runs: &[u32]) -> String {
    match runs {
        [] => "0".to_owned(),
        runs => runs.iter().map(ToString::to_string).collect::<Vec<_>>().join(","),
    }
}

/// Whether the game has a piece for each clue.
fn has_pieces(drawing: &Drawing, mapping: &Mapping, pieces: Option<&Pieces>) -> Result<(), TextFault> {
    let (Some(clue), Some(pieces)) = (&mapping.clue, pieces) else { return Ok(()) };
    let has = |number: u32| pieces.find(Name::new(&clue.replace("{number}", &number.to_string())).key()).is_some();
    let lines = drawing.clues.iter().flatten().zip(drawing.clue_places.iter().flatten());
    for (numbers, place) in lines {
        let Some(number) = numbers.iter().copied().find(|number| !has(*number)) else { continue };
        let largest = (1..=u32::from(MAX_SIDE)).rev().find(|number| has(*number)).unwrap_or_default();
        let problem = Code::I004.error("clue").arg("clue", number.to_string()).arg("largest", largest.to_string());
        let piece = clue.replace("{number}", &number.to_string());
        return Err((place.clone(), problem.arg("piece", piece).cure("add-clue")));
    }
    Ok(())
}

/// Whether the filled grid is an answer, and the only one.
#[expect(clippy::indexing_slicing, reason = "there is a sign for each cell")]
fn is_only_answer(cells: &[(char, char, Range<usize>)], answer: &[char], side: usize) -> Result<(), TextFault> {
    let place = |at: usize| cells[at].2.clone();
    if let Some((at, what)) = puzzles::sign_twice(answer, side) {
        let problem = Code::I008.error(what).arg("sign", answer[at]);
        let problem = problem.arg("row", at / side + 1).arg("column", at % side + 1);
        return Err((place(at), problem.cure("correct-answer")));
    }
    let given: Vec<bool> = cells.iter().map(|(sign, ..)| *sign != '.' && *sign != '0').collect();
    if let Some(at) = puzzles::other_answer(&given, answer, side) {
        let problem = Code::I008.error("two-answers").arg("row", at / side + 1).arg("column", at % side + 1);
        return Err((place(at), problem.cure("more-signs")));
    }
    Ok(())
}

/// One level per line: the grid row by row, then, after a space or comma, the filled grid.
fn sudoku(text: &str) -> Result<Vec<Drawing>, TextFault> {
    let mut drawings = Vec::new();
    for (from, line) in lines(text) {
        let trimmed = line.trim();
        if trimmed.is_empty() || trimmed.starts_with('#') {
            continue;
        }
        let mut words = trimmed.split([' ', ',', ';', '\t']).filter(|word| !word.is_empty());
        let (grid, answer) = (words.next().unwrap_or_default(), words.next());
        let side = (2..=16).find(|side| side * side == grid.chars().count()).unwrap_or_default();
        let whole = from..from + line.len();
        if (2..=4).all(|box_side| box_side * box_side != side) {
            let problem = Code::I003.error("sudoku").arg("count", grid.chars().count());
            return Err((whole, problem.cure("sudoku-sizes")));
        }
        let Some(answer) = answer.filter(|answer| answer.chars().count() == side * side) else {
            return Err((whole, Code::I008.error("no-answer").cure("write-answer")));
        };
        let begin = from + line.find(grid).unwrap_or_default();
        let cells: Vec<_> = characters(begin, grid)
            .into_iter()
            .zip(answer.chars())
            .map(|((c, _, at), answer)| (c, answer, at))
            .collect();
        if let Some((_, _, at)) = cells.iter().find(|(c, answer, _)| *c != '.' && *c != '0' && c != answer) {
            return Err((at.clone(), Code::I008.error("other-answer").cure("correct-answer")));
        }
        let rows = cells.chunks(side).map(<[_]>::to_vec).collect();
        let signs: Vec<char> = cells.iter().map(|(_, answer, _)| *answer).collect();
        is_only_answer(&cells, &signs, side)?;
        drawings.push(Drawing { rows, ..Drawing::default() });
    }
    Ok(drawings)
}

/// The contents of one cell of the resulting level.
#[derive(Clone)]
struct Out {
    piece: String,
    goal: String,
    valid: Valid,
}

#[expect(clippy::indexing_slicing, reason = "the board has room for the drawing and its clues")]
fn level(drawing: &Drawing, format: LevelFormat, mapping: &Mapping) -> Result<Imported, TextFault> {
    let width = drawing.rows.iter().map(Vec::len).max().unwrap_or_default();
    let begin = drawing.rows.first().and_then(|row| row.first()).map_or(0..0, |cell| cell.2.clone());
    let [row_clues, column_clues] = &drawing.clues;
    let left = row_clues.iter().map(Vec::len).max().unwrap_or_default();
    let top = column_clues.iter().map(Vec::len).max().unwrap_or_default();
    let (all_width, all_height) = (width + left, drawing.rows.len() + top);
    let (true, Ok(w), Ok(h)) =
        (all_width.max(all_height) <= usize::from(MAX_SIDE), u8::try_from(all_width), u8::try_from(all_height))
    else {
        let problem = Code::I003.error("board").arg("width", all_width).arg("height", all_height);
        return Err((begin, problem.arg("most", MAX_SIDE).cure("most-board")));
    };
    let size = Size::new(w, h);
    let outside = outside(drawing, width);
    let blank = |piece: &Option<String>| {
        let piece = piece.clone().or_else(|| mapping.cell(' ').map(|cell| cell.piece.clone())).unwrap_or_default();
        Out { piece, goal: "*".into(), valid: Valid::False }
    };
    let mut cells = vec![blank(&mapping.blank); size.area()];
    let mut start = None;
    for (y, row) in drawing.rows.iter().enumerate() {
        for x in 0..width {
            let index = (y + top) * all_width + x + left;
            let out = match row.get(x) {
                _ if format == LevelFormat::Xsb && outside[y * width + x] => blank(&mapping.outside),
                None => blank(&mapping.outside),
                Some((character, answer, at)) => {
                    let Some(cell) = mapping.cell(*character) else {
                        let problem = Code::I007.error("unknown").arg("character", *character);
                        return Err((at.clone(), problem.cure("add-to-import")));
                    };
                    if cell.start {
                        start = size.cell(index);
                    }
                    let side = drawing.rows.len();
                    let shade =
                        mapping.shade.as_deref().filter(|_| format == LevelFormat::Sudoku && shaded(x, y, side));
                    let named = |piece: &str| match piece {
                        "*" => "*".to_owned(),
                        _ => piece.replace("{answer}", &answer.to_string()) + shade.unwrap_or_default(),
                    };
                    Out { piece: named(&cell.piece), goal: named(&cell.goal), valid: cell.valid }
                }
            };
            cells[index] = out;
        }
    }
    write_clues(&mut cells, &drawing.clues, (left, top), all_width, mapping);
    Ok(assemble(drawing, mapping, size, &cells, start))
}

/// Clues stand at the inner end of their row or column.
#[expect(clippy::indexing_slicing, reason = "the board has room for the longest clues")]
fn write_clues(
    cells: &mut [Out],
    clues: &[Vec<Vec<u32>>; 2],
    (left, top): (usize, usize),
    width: usize,
    mapping: &Mapping,
) {
    let Some(clue) = &mapping.clue else { return };
    let [rows, columns] = clues;
    let mut put = |x: usize, y: usize, number: u32| {
        cells[y * width + x].piece = clue.replace("{number}", &number.to_string());
    };
    for (y, numbers) in rows.iter().enumerate() {
        for (place, number) in numbers.iter().rev().enumerate() {
            put(left - 1 - place, top + y, *number);
        }
    }
    for (x, numbers) in columns.iter().enumerate() {
        for (place, number) in numbers.iter().rev().enumerate() {
            put(left + x, top - 1 - place, *number);
        }
    }
}

/// Whether this cell belongs to every other box of a Sudoku.
fn shaded(x: usize, y: usize, side: usize) -> bool {
    let box_side = (1..=side).find(|box_side| box_side * box_side == side).unwrap_or(1);
    (x / box_side + y / box_side) % 2 == 1
}

/// The floor that can be reached from the edge without crossing a wall: no player or box ever stands there.
#[expect(clippy::indexing_slicing, reason = "what is still to be looked at lies within")]
fn outside(drawing: &Drawing, width: usize) -> Vec<bool> {
    let height = drawing.rows.len();
    let open = |x: usize, y: usize| {
        drawing.rows.get(y).and_then(|row| row.get(x)).is_none_or(|(character, _, _)| *character == ' ')
    };
    let edge = |x: usize, y: usize| x == 0 || y == 0 || x + 1 == width || y + 1 == height;
    let mut found = vec![false; width * height];
    let mut todo: Vec<(usize, usize)> =
        (0..width * height).map(|i| (i % width, i / width)).filter(|&(x, y)| edge(x, y) && open(x, y)).collect();
    while let Some((x, y)) = todo.pop() {
        if std::mem::replace(&mut found[y * width + x], true) {
            continue;
        }
        let beside = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)];
        todo.extend(beside.into_iter().filter(|&(x, y)| x < width && y < height && open(x, y)));
    }
    found
}

#[expect(clippy::indexing_slicing, reason = "there is a cell for each place of the board")]
fn assemble(drawing: &Drawing, mapping: &Mapping, size: Size, cells: &[Out], start: Option<Cell>) -> Imported {
    let always = cells.iter().position(|out| out.valid == Valid::True).and_then(|index| size.cell(index));
    let at = start.or(always).unwrap_or_default();
    let beside: Vec<usize> = match start {
        Some(start) => CROSS.iter().filter_map(|way| start.step(*way)).filter_map(|cell| size.index(cell)).collect(),
        None => Vec::new(),
    };
    let tried: Vec<usize> = beside.into_iter().filter(|index| cells[*index].valid == Valid::Beside).collect();
    let valid = (0..).zip(cells).map(|(index, out)| out.valid == Valid::True || tried.contains(&index)).collect();
    let names = |of: fn(&Out) -> &str| Values::Text(cells.iter().map(|out| Name::new(of(out))).collect());
    let matrix = |name: &str, values| Matrix { name: Name::new(name), size, values };
    let position = [("Ax", at.x), ("Ay", at.y), ("Px", at.x), ("Py", at.y)];
    let items = position
        .into_iter()
        .map(|(name, value)| Item { name: Name::new(name), value: Value::Int(i32::from(value)), show: false })
        .chain(mapping.items.iter().map(|item| item_of(item, drawing)))
        .collect();
    let mut matrices = vec![matrix("STATE", names(|out| &out.piece)), matrix("VALID", Values::Bool(valid))];
    // a FINAL that any board meets would end the level at its first move
    if cells.iter().any(|out| out.goal != "*") {
        matrices.push(matrix("FINAL", names(|out| &out.goal)));
    }
    Imported {
        file: String::new(),
        name: drawing.name.clone(),
        author: drawing.author.clone(),
        layout: Layout { items, matrices },
        solution: String::new(),
        tried,
    }
}

/// The item in a level made from this drawing.
fn item_of(item: &MappedItem, drawing: &Drawing) -> Item {
    let number = match item.value {
        MappedValue::Number(number) => number,
        MappedValue::Width => drawing.rows.iter().map(Vec::len).max().unwrap_or_default().saturating_as(),
        MappedValue::Height => drawing.rows.len().saturating_as(),
    };
    Item { name: item.name.clone(), value: Value::Int(number), show: false }
}
