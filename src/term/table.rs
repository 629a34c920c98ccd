//! Tables as text.

use super::draw::{Drawn, Painter, pad};
use ratatui::style::Modifier;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

/// Columns between two columns of a table.
const APART: usize = 2;
/// A table of which fewer columns fit is drawn as records.
const LEAST_COLUMNS: usize = 5;

impl Painter<'_> {
    /// A table; the current row is marked. Of a table too wide for its place the columns that fit are drawn, and what the current row
    /// has in the others below them; or records, if that would be few columns.
    pub(super) fn table(
        &self,
        header: &[String],
        rows: &[Vec<String>],
        current: Option<usize>,
        width: usize,
    ) -> Vec<Drawn> {
        let count = header.len().max(1);
        let column = |index: usize| {
            let cells = rows.iter().filter_map(|row| row.get(index)).chain(header.get(index));
            cells.map(|cell| cell.width()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..count).map(column).collect();
        let mut end = 0;
        let fits = widths.iter().take_while(|columns| {
            end += *columns + APART;
            end <= width + APART
        });
        let (fit, is_whole) = (fits.count(), end <= width + APART);
        if !is_whole && (fit < LEAST_COLUMNS || current.is_none()) {
            return self.records(0, header, rows, current, width);
        }
        let line = |cells: &[String]| {
            let padded = cells.iter().zip(&widths).take(fit).map(|(cell, width)| pad(cell, *width));
            padded.collect::<Vec<_>>().join(&" ".repeat(APART))
        };
        let mut lines = vec![Drawn::text(line(header), self.base().add_modifier(Modifier::BOLD))];
        lines.extend(rows.iter().enumerate().map(|(index, row)| {
            let mut drawn = Drawn::text(line(row), self.base());
            if current == Some(index) {
                drawn.is_lit = true;
                drawn.line = Line::from(Span::styled(line(row), self.base().add_modifier(Modifier::REVERSED)));
            }
            drawn
        }));
        if !is_whole {
            lines.push(Drawn::default());
            lines.extend(self.records(fit, header, rows, current, width));
        }
        lines
    }

    /// What the rows have from this column on, each as a record of names and values; or what the current row has.
    fn records(
        &self,
        from: usize,
        header: &[String],
        rows: &[Vec<String>],
        current: Option<usize>,
        width: usize,
    ) -> Vec<Drawn> {
        let shown = rows.iter().enumerate().filter(|(index, _)| current.is_none_or(|current| current == *index));
        let record = |(_, cells): (usize, &Vec<String>)| {
            let filled = header.iter().zip(cells).skip(from).filter(|(_, value)| !value.is_empty());
            let lines = filled.map(|(name, value)| format!("{name}: {value}"));
            lines.flat_map(|line| self.plain(&line, width)).chain([Drawn::text("", self.base())]).collect::<Vec<_>>()
        };
        shown.flat_map(record).collect()
    }
}
