//! Tables as widgets.

use super::blocks::{Part, Pen};
use super::looks::{BOLD, Style};
use crate::shell::{columns_drawn, records};
use az::SaturatingAs;
use iced::widget::{Column, column, container, row, scrollable, text};
use iced::{Background, Fill, FillPortion};

/// The id of a table's current row.
pub const CURRENT_ROW: &str = "current row";
/// A table with a current row and more rows than this scrolls on its own.
const LONG_TABLE: usize = 12;

impl<'a> Pen<'a> {
    /// A table; the current row is marked. What has no room is read as records.
    pub(super) fn table(self, header: &'a [String], rows: &'a [Vec<String>], current: Option<usize>) -> Part<'a> {
        let Style { colors, .. } = self.style;
        let size = self.style.small();
        let widths = column_widths(header, rows);
        let mut room = self.width;
        let fits = widths.iter().take_while(|width| {
            room -= f32::from(**width) * size * 0.58 + self.style.gap();
            room >= 0.0
        });
        let drawn = columns_drawn(fits.count(), header.len(), current);
        let line = |cells: &'a [String], bold: bool| {
            row(cells.iter().zip(&widths).take(drawn).map(|(c, width)| {
                let cell = text(c).size(size).width(FillPortion(*width));
                if bold { cell.font(BOLD).into() } else { cell.into() }
            }))
            .spacing(self.style.gap())
        };
        let is_long = rows.len() > LONG_TABLE && current.is_some();
        let body = rows.iter().enumerate().map(|(index, cells)| {
            let marked = current == Some(index);
            let ground = match (marked, index % 2) {
                (true, _) => colors.accent,
                (_, 0) => colors.surface,
                _ => colors.sunken,
            };
            let ink = if marked { colors.on_accent } else { colors.ink };
            let strip = container(line(cells, marked)).padding([2.0, self.style.gap()]).width(Fill).style(move |_| {
                container::Style {
                    background: Some(Background::Color(ground)),
                    text_color: Some(ink),
                    ..container::Style::default()
                }
            });
            if marked && is_long { strip.id(CURRENT_ROW).into() } else { strip.into() }
        });
        let head = container(line(header, true)).padding([2.0, self.style.gap()]);
        let body: Part<'a> = Column::with_children(body).into();
        // a long table with a current row scrolls on its own, whatever else must stay visible
        let body: Part<'a> = if is_long {
            scrollable(body).id("table").width(Fill).height(size * 1.6 * (LONG_TABLE as f32)).into()
        } else {
            body
        };
        let table = (drawn > 0).then(|| column![head, body].width(Fill));
        let records = (drawn < header.len()).then(|| self.records(records(header, rows, current, drawn)));
        column![].push(table).push(records).spacing(self.style.gap()).into()
    }

    /// Names and values below one another, each record in a box.
    fn records(self, records: Vec<Vec<(&'a str, &'a str)>>) -> Part<'a> {
        let Style { colors, .. } = self.style;
        let (size, apart) = (self.style.small(), self.style.gap());
        let records = records.into_iter().map(|record| {
            let lines = record.into_iter().map(|(name, value)| {
                let name = text(name).size(size).color(colors.muted);
                row![name, text(value).size(size).font(BOLD)].spacing(apart).wrap().into()
            });
            let lines = Column::with_children(lines).width(Fill);
            container(lines).padding(apart).width(Fill).style(self.boxed(colors.surface)).into()
        });
        Column::with_children(records).spacing(apart).width(Fill).into()
    }
}

/// The width of bold letters in percent of regular ones.
const BOLD_PERCENT: u16 = 120;

/// The share of each column, in letters: its longest cell, or the longest word of its heading, which can break between
/// words and has wider letters.
fn column_widths(header: &[String], rows: &[Vec<String>]) -> Vec<u16> {
    let letters = |text: &str| text.chars().count().saturating_as::<u16>();
    let word = |heading: &String| heading.split(' ').map(letters).max().unwrap_or(0) * BOLD_PERCENT / 100 + 1;
    let cell = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(|c| letters(c)).max().unwrap_or(0);
    header.iter().enumerate().map(|(column, heading)| word(heading).max(cell(column)).clamp(4, 40)).collect()
}
