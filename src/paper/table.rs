//! Tables on paper, and lists of names with their values.

use super::typed::{Faces, SMALL, Style};
use super::{BOLD, BOTTOM, LEFT, PLAIN, Paper, RIGHT};

/// Sizes of the letters, the largest that lets all columns fit is taken.
const SIZES: [f32; 4] = [9.5, 8.5, 7.5, 6.5];
/// Between two columns.
const BETWEEN: f32 = 9.0;
/// The first column, which is broken into lines, is this wide at least.
const FIRST: f32 = 90.0;
/// So much a sum of widths may be off.
const ROUNDING: f32 = 0.5;
/// Above and below the words of a row.
const PADDING: f32 = 1.4;
/// So many names with their values stand side by side.
const ABREAST: u8 = 3;

/// The columns of a table: how their words look and where each ends.
struct Columns {
    style: Style,
    /// The first column is this wide.
    first: f32,
    /// Each other one.
    others: Vec<f32>,
}

impl Columns {
    fn of(size: f32, faces: &Faces, header: &[String], rows: &[Vec<String>]) -> Self {
        let style = Style { size, ..PLAIN };
        let bold = Style { is_bold: true, ..style };
        let width = |column: usize, title: &String| {
            let cells = rows.iter().filter_map(|row| row.get(column)).map(|cell| faces.width(cell, bold));
            cells.fold(faces.longest_word(title, bold), f32::max) + BETWEEN + ROUNDING
        };
        let others: Vec<f32> = header.iter().enumerate().skip(1).map(|(column, title)| width(column, title)).collect();
        Self { style, first: RIGHT - LEFT - others.iter().sum::<f32>(), others }
    }

    /// Each cell as lines, with the right end of its column; the first is written from the left edge.
    fn lines(&self, faces: &Faces, row: &[String], style: Style) -> Vec<(Vec<String>, f32)> {
        let mut end = LEFT;
        let widths = std::iter::once(self.first).chain(self.others.iter().copied());
        row.iter()
            .zip(widths)
            .map(|(cell, width)| {
                end += width;
                (faces.lines(cell, style, width - BETWEEN), end)
            })
            .collect()
    }
}

impl Paper {
    /// A table; its heading is repeated on each page. The last row may be the sum of all.
    pub fn table(&mut self, header: &[String], rows: &[Vec<String>], ends_with_all: bool) {
        let mut columns = SIZES.iter().map(|size| Columns::of(*size, &self.faces, header, rows));
        let smallest = || Columns::of(SIZES.iter().copied().fold(f32::MAX, f32::min), &self.faces, header, rows);
        let mut columns = columns.find(|columns| columns.first >= FIRST).unwrap_or_else(smallest);
        columns.first = columns.first.max(FIRST);
        let (plain, bold) = (columns.style, Style { is_bold: true, ..columns.style });
        let heading = columns.lines(&self.faces, header, bold);
        self.row(&heading, bold);
        for (place, row) in rows.iter().enumerate() {
            let style = if ends_with_all && place + 1 == rows.len() { bold } else { plain };
            let cells = columns.lines(&self.faces, row, style);
            if self.y + height(&cells, style) > BOTTOM {
                self.room(f32::MAX);
                self.row(&heading, bold);
            }
            self.row(&cells, style);
        }
    }

    fn row(&mut self, cells: &[(Vec<String>, f32)], style: Style) {
        let height = height(cells, style);
        self.room(height);
        for (column, (lines, end)) in cells.iter().enumerate() {
            let mut y = self.y + PADDING + style.size;
            for line in lines {
                self.line(line, style, (if column == 0 { LEFT } else { *end }, y), column > 0);
                y += style.height();
            }
        }
        self.y += height;
        self.rule(self.y);
    }

    /// Names with their values, several abreast.
    pub fn values(&mut self, values: &[(String, String)]) {
        let width = (RIGHT - LEFT) / f32::from(ABREAST);
        for row in values.chunks(usize::from(ABREAST)) {
            let lines = |style: Style, text: &str| self.faces.lines(text, style, width - BETWEEN);
            let cells: Vec<_> = row.iter().map(|(name, value)| (lines(SMALL, name), lines(BOLD, value))).collect();
            let high = |(names, values): &(Vec<String>, Vec<String>)| {
                let [names, values] = [names, values].map(|lines| lines.iter().map(|_| 1.0_f32).sum::<f32>());
                names * SMALL.height() + values * BOLD.height()
            };
            let height = cells.iter().map(high).fold(0.0, f32::max) + PADDING;
            self.room(height);
            for ((names, values), column) in cells.iter().zip(0..ABREAST) {
                let x = LEFT + f32::from(column) * width;
                let mut y = self.y;
                for (line, style) in
                    names.iter().map(|line| (line, SMALL)).chain(values.iter().map(|line| (line, BOLD)))
                {
                    self.line(line, style, (x, y + style.size), false);
                    y += style.height();
                }
            }
            self.y += height;
        }
    }
}

fn height(cells: &[(Vec<String>, f32)], style: Style) -> f32 {
    let lines = cells.iter().map(|(lines, _)| lines.iter().map(|_| 1.0_f32).sum::<f32>()).fold(1.0, f32::max);
    lines * style.height() + 2.0 * PADDING
}
