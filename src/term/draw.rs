//! A page as text in a buffer of cells, and where each choice is on it.

use super::frames;
use super::lamp::{LEAST_HIGH, lamp};
use crate::diag::shown;
use crate::play::{Board, Face, SpotPlace};
use crate::plot::{Mark, Plot};
use crate::shell::{Bar, Block, ChoiceId, ChoiceKind, Ending, Frame, NoticeKind, Page, Row, RowPicture, Theme, Zone};
use az::SaturatingAs;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget};
use unicode_width::UnicodeWidthStr;

/// Columns that a board cell takes: a bracket, two columns, a bracket.
const CELL: usize = 4;
/// Bars of a chart shown at once, one per line, including the current one.
const BARS: usize = 12;
/// The indentation of a choice's explanation under its label.
const ABOUT_INDENT: usize = 4;
/// From this width on, the panel stands beside the middle, otherwise below it.
const WIDE: u16 = 70;

/// Word lengths tried if more is lit than there is room for: the first with which everything is visible is used.
const PACKED_WIDTHS: [usize; 7] = [usize::MAX, 24, 16, 10, 6, 3, 1];

/// Where a choice was drawn.
pub type Places = Vec<(Rect, ChoiceId)>;

/// A line of text and the choices on it, by column and width.
#[derive(Debug, Default, Clone)]
pub(super) struct Drawn {
    pub(super) line: Line<'static>,
    choices: Vec<(usize, usize, ChoiceId)>,
    pub(super) is_lit: bool,
}

impl Drawn {
    pub(super) fn text(text: impl Into<String>, style: Style) -> Self {
        Self { line: Line::from(Span::styled(shown(&text.into()).into_owned(), style)), ..Self::default() }
    }

    fn width(&self) -> usize {
        self.line.width()
    }

    fn push(&mut self, text: String, style: Style, choice: Option<ChoiceId>) {
        let text = shown(&text).into_owned();
        let (from, width) = (self.width(), text.width());
        if let Some(id) = choice {
            self.choices.push((from, width, id));
        }
        self.line.push_span(Span::styled(text, style));
    }
}

/// Draws the page and returns where its choices are. `round` increases every two seconds: parts that do not fit and contain nothing lit
/// scroll by a line each round, and rest at both ends.
pub fn draw(page: &Page, area: Rect, round: usize, buffer: &mut Buffer) -> Places {
    let mut painter = Painter { page, round, lamp: LEAST_HIGH };
    buffer.set_style(area, painter.base());
    let mut places = Places::new();
    let bottom = painter.bottom(usize::from(area.width));
    let height = bottom.len().saturating_as::<u16>().min(area.height / 2);
    let (upper, lower) = (
        Rect { height: area.height.saturating_sub(height), ..area },
        Rect { y: area.y + area.height.saturating_sub(height), height, ..area },
    );
    painter.put(&bottom, lower, buffer, &mut places);
    let top = painter.zone(Zone::Top, usize::from(upper.width));
    let room = top.len().saturating_as::<u16>().min(upper.height / 3);
    painter.put(&top, Rect { height: room, ..upper }, buffer, &mut places);
    let rest = Rect { y: upper.y + room, height: upper.height - room, ..upper };
    // a lamp fills what is left
    let lines = painter.zone(Zone::Main, usize::from(rest.width)).len();
    painter.lamp += usize::from(rest.height).saturating_sub(lines);
    let side = painter.has(Zone::Side);
    if side && area.width >= WIDE {
        let width = (area.width / 3).min(40);
        let main = Rect { width: rest.width - width, ..rest };
        let side = Rect { x: rest.x + main.width, width, ..rest };
        painter.put(&painter.zone(Zone::Main, usize::from(main.width)), main, buffer, &mut places);
        painter.put(&painter.zone(Zone::Side, usize::from(width)), side, buffer, &mut places);
    } else {
        let mut lines = painter.zone(Zone::Main, usize::from(rest.width));
        lines.extend(painter.zone(Zone::Side, usize::from(rest.width)));
        painter.put(&lines, rest, buffer, &mut places);
    }
    places
}

pub(super) struct Painter<'a> {
    page: &'a Page,
    round: usize,
    /// How high a lamp is.
    lamp: usize,
}

/// The columns that fit, including the focus.
fn columns_shown(columns: usize, frames: &[Frame], width: usize) -> std::ops::Range<usize> {
    let fit = (width / CELL).max(1);
    if columns <= fit {
        return 0..columns;
    }
    let focused = frames
        .iter()
        .position(|f| matches!(f, Frame::FocusedValid | Frame::FocusedInvalid | Frame::CancelSelection))
        .map_or(0, |index| index % columns);
    let from = focused.saturating_sub(fit / 2).min(columns - fit);
    from..from + fit
}

/// Rounds of rest at both ends while scrolling.
const REST: usize = 3;

/// How many lines are scrolled past in this round, if `over` lines do not fit.
fn rolled(over: usize, round: usize) -> usize {
    (round % (over + 2 * REST)).saturating_sub(REST).min(over)
}

impl Painter<'_> {
    pub(super) fn base(&self) -> Style {
        match self.page.look.theme {
            Theme::Light | Theme::Dark => Style::default(),
            Theme::HighContrast => Style::default().fg(Color::White).bg(Color::Black).add_modifier(Modifier::BOLD),
        }
    }

    fn style(&self, id: ChoiceId) -> Style {
        let enabled = self.page.choice(id).enabled;
        if self.is_lit(id) {
            self.base().fg(Color::Yellow).add_modifier(Modifier::BOLD | Modifier::REVERSED)
        } else if !enabled
            || (self.page.look.dim_rest && !self.page.lit.is_empty())
            || self.page.resting
            || self.page.calm.contains(&id)
        {
            self.base().add_modifier(Modifier::DIM)
        } else {
            self.base()
        }
    }

    fn is_lit(&self, id: ChoiceId) -> bool {
        self.page.lit.contains(&id)
    }

    /// The brackets around a choice that is not a cell.
    fn edges(&self, id: ChoiceId) -> (&'static str, &'static str) {
        if self.is_lit(id) { ("[", "]") } else { (" ", " ") }
    }

    fn label(&self, id: ChoiceId) -> String {
        let Some(choice) = self.page.choices.get(id.0) else { return String::new() };
        let mark = match (choice.on, choice.kind) {
            (Some(true), _) => "✓ ",
            (Some(false), ChoiceKind::Field | ChoiceKind::Button) => "· ",
            _ => "",
        };
        format!("{mark}{}", choice.label)
    }

    fn has(&self, zone: Zone) -> bool {
        self.page.blocks.iter().any(|(known, _)| *known == zone)
    }

    /// Draws lines into an area; if they do not fit, the lit ones are kept in view, packed if necessary.
    fn put(&self, lines: &[Drawn], area: Rect, buffer: &mut Buffer, places: &mut Places) {
        let height = usize::from(area.height);
        let lit = lines.iter().position(|l| l.is_lit);
        let last_lit = lines.iter().rposition(|l| l.is_lit).unwrap_or(0);
        if lit.is_some_and(|first| last_lit - first >= height)
            && let Some(packed) = self.packed(lines, usize::from(area.width), height)
        {
            return self.put(&packed, area, buffer, places);
        }
        let skip = match lit {
            Some(_) if last_lit >= height => (last_lit + 1 - height).min(lit.unwrap_or(0)),
            Some(_) => 0,
            None if lines.iter().any(|line| !line.choices.is_empty()) => 0,
            None => rolled(lines.len().saturating_sub(height), self.round),
        };
        for (offset, drawn) in lines.iter().skip(skip).take(height).enumerate() {
            let y = area.y + offset.saturating_as::<u16>();
            let row = Rect { y, height: 1, ..area };
            Paragraph::new(drawn.line.clone()).render(row, buffer);
            for &(from, width, id) in &drawn.choices {
                let x = area.x.saturating_add(from.saturating_as());
                let width = width.saturating_as::<u16>().min(area.right().saturating_sub(x));
                if width > 0 {
                    places.push((Rect { x, y, width, height: 1 }, id));
                }
            }
        }
    }

    /// What is lit on these lines, side by side, with words cut as short as needed to show everything; `None` if a board is lit.
    fn packed(&self, lines: &[Drawn], width: usize, height: usize) -> Option<Vec<Drawn>> {
        let mut ids: Vec<ChoiceId> = lines.iter().flat_map(|line| &line.choices).map(|(_, _, id)| *id).collect();
        ids.dedup();
        ids.retain(|id| {
            let kind = self.page.choices.get(id.0).map(|choice| choice.kind);
            self.is_lit(*id) && !matches!(kind, Some(ChoiceKind::Move(..)))
        });
        if ids.is_empty() {
            return None;
        }
        PACKED_WIDTHS
            .iter()
            .map(|longest| {
                let label = |id: &ChoiceId| (*id, cut(&self.label(*id), *longest));
                self.labelled(ids.iter().map(label).collect(), width)
            })
            .find(|lines| lines.len() <= height)
    }

    fn bottom(&self, width: usize) -> Vec<Drawn> {
        let mut lines = self.press_line(width);
        for notice in self.page.told().filter(|notice| notice.text != self.page.press.deed) {
            let (mark, color) = match notice.kind {
                NoticeKind::Result => ("", Color::Green),
                NoticeKind::Ignored => ("~ ", Color::Yellow),
                NoticeKind::Trouble => ("! ", Color::Red),
            };
            for text in wrap(&format!("{mark}{}", notice.text), width) {
                lines.push(Drawn::text(text, self.base().fg(color)));
            }
        }
        lines.extend(self.zone(Zone::Bottom, width));
        let undrawn = self.page.undrawn();
        if !undrawn.is_empty() {
            lines.extend(self.buttons(&undrawn, width));
        }
        lines
    }

    /// What a press would do now.
    fn press_line(&self, width: usize) -> Vec<Drawn> {
        let press = &self.page.press;
        if press.deed.is_empty() {
            return Vec::new();
        }
        let style = self.base().add_modifier(Modifier::BOLD);
        let lines = wrap(&format!("{}: {}", press.call, press.deed), width);
        let mut lines: Vec<Drawn> = lines.into_iter().map(|line| Drawn::text(line, style)).collect();
        // what the lit game is about, where there is room beside
        if let Some(last) = lines.last_mut().filter(|_| !press.about.is_empty() && self.page.notices.is_empty()) {
            let about = format!("  {}", press.about);
            if last.width() + about.width() <= width {
                last.push(about, self.base(), None);
            }
        }
        lines
    }

    fn zone(&self, zone: Zone, width: usize) -> Vec<Drawn> {
        let blocks = self.page.blocks.iter().filter(|(known, _)| *known == zone);
        blocks.flat_map(|(_, block)| self.block(block, width)).collect()
    }

    fn block(&self, block: &Block, width: usize) -> Vec<Drawn> {
        match block {
            Block::Paused(text) => {
                let style = self.base().add_modifier(Modifier::BOLD | Modifier::REVERSED);
                vec![Drawn::text(format!("  {text}  "), style), Drawn::default()]
            }
            Block::Heading(text) => {
                let style = self.base().add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
                wrap(text, width).into_iter().map(|line| Drawn::text(line, style)).collect()
            }
            Block::Brand(text) | Block::Text(text) | Block::Message { text, .. } => self.plain(text, width),
            Block::Lamp { words, is_lit } => lamp(words, *is_lit, (width, self.lamp), self.base()),
            Block::Code(text) => text.lines().flat_map(|line| self.indented(line, width)).collect(),
            Block::Player { name, .. } => self.plain(name, width),
            Block::Card { title, subtitle, numbers, .. } => {
                // a number is followed by its unit, which stands below it in the window: "3 of 26"
                let numbers = numbers.iter().map(|number| format!("{} {}", number.value, number.name));
                let lines = [title.clone(), subtitle.clone()].into_iter().chain(numbers);
                lines.flat_map(|line| self.plain(&line, width)).collect()
            }
            Block::Ending(ending) => self.ending(ending, width),
            // the light of the terminal itself serves as the example
            // and what is shown large elsewhere stands on the board
            Block::Example { .. } | Block::Picture(_) => Vec::new(),
            Block::Panel(lines) => lines
                .iter()
                .flat_map(|line| {
                    let text = if line.name.is_empty() {
                        line.value.clone()
                    } else {
                        format!("{}: {}", line.name, line.value)
                    };
                    self.plain(&text, width)
                })
                .collect(),
            Block::Notes { title, notes } => {
                let style = self.base().add_modifier(Modifier::BOLD);
                let title = Some(title).filter(|title| !title.is_empty()).map(|title| wrap(title, width));
                let title = title.into_iter().flatten().map(|line| Drawn::text(line, style));
                title.chain(notes.iter().flat_map(|note| self.plain(&note.line(), width))).collect()
            }
            Block::Board { board, frames, cell_choices, .. } => self.board(board, frames, cell_choices, width),
            Block::Buttons(ids) => self.buttons(ids, width),
            Block::List(rows) => rows.iter().flat_map(|row| self.row_with_words(row, width)).collect(),
            Block::Shelf { title, cards } => {
                let style = self.base().add_modifier(Modifier::BOLD);
                let title = Some(title).filter(|title| !title.is_empty()).map(|title| wrap(title, width));
                let title = title.into_iter().flatten().map(|line| Drawn::text(line, style));
                title.chain(cards.iter().map(|card| self.row(&card.row))).collect()
            }
            Block::Grid(rows) => match self.page.explained(rows) {
                Some(rows) => rows.iter().flat_map(|row| self.row_with_words(row, width)).collect(),
                None => rows.iter().flat_map(|ids| self.buttons(ids, width)).collect(),
            },
            Block::Gallery(rows) => self.gallery(rows, width),
            Block::Entry { label, value, cursor } => {
                let (before, after): (String, String) =
                    (value.chars().take(*cursor).collect(), value.chars().skip(*cursor).collect());
                self.plain(&format!("{label}: {before}_{after}"), width)
            }
            Block::Table { header, rows, current } => self.table(header, rows, *current, width),
            Block::Chart { title, bars, current } => self.chart(title, bars, *current, width),
            Block::Plots(plots) => plots.iter().flat_map(|plot| self.plot(plot, width)).collect(),
            Block::Scroll { text, line } => {
                let lines = text.lines().filter(|line| !line.starts_with("![]("));
                let all: Vec<Drawn> = lines.flat_map(|l| self.plain(l, width)).collect();
                all.into_iter().skip(*line).collect()
            }
        }
    }

    fn ending(&self, ending: &Ending, width: usize) -> Vec<Drawn> {
        let style = self.base().add_modifier(Modifier::BOLD | Modifier::UNDERLINED);
        let result = wrap(&ending.result, width).into_iter().map(|line| Drawn::text(line, style));
        let star = |(words, earned): &(String, bool)| format!("{} {words}", if *earned { "★" } else { "☆" });
        let stars = ending.stars.iter().map(star).collect::<Vec<_>>().join("  ");
        let levels = ending.levels.iter().map(|(_, _, words)| words.clone());
        let words = std::iter::once(stars).chain(ending.words.iter().cloned()).chain(levels);
        result.chain(words.flat_map(|line| self.plain(&line, width))).collect()
    }

    pub(super) fn plain(&self, text: &str, width: usize) -> Vec<Drawn> {
        text.lines().flat_map(|line| wrap(line, width)).map(|line| Drawn::text(line, self.base())).collect()
    }

    /// A line of source text: its indentation stays, so that signs below it point at the right place.
    fn indented(&self, line: &str, width: usize) -> Vec<Drawn> {
        let words = line.trim_start();
        let indent = &line[..line.len() - words.len()];
        let lines = wrap(words, width.saturating_sub(indent.width()));
        lines.into_iter().map(|line| Drawn::text(format!("{indent}{line}"), self.base())).collect()
    }

    /// Pieces with the symbols that they have on a board, other pictures by name only.
    fn gallery(&self, rows: &[Row], width: usize) -> Vec<Drawn> {
        let labels = rows.iter().map(|row| match &row.picture {
            Some(RowPicture::Face { face, .. }) => {
                (row.choice, format!("{} {}", two_columns(face), self.label(row.choice)))
            }
            _ => (row.choice, self.label(row.choice)),
        });
        self.labelled(labels.collect(), width)
    }

    fn buttons(&self, ids: &[ChoiceId], width: usize) -> Vec<Drawn> {
        self.labelled(ids.iter().map(|id| (*id, self.label(*id))).collect(), width)
    }

    /// Choices side by side, as many as fit in a line.
    fn labelled(&self, choices: Vec<(ChoiceId, String)>, width: usize) -> Vec<Drawn> {
        let mut lines = vec![Drawn::default()];
        for (id, label) in choices {
            let (open, close) = self.edges(id);
            let text = format!("{open}{label}{close}");
            if lines.last().is_some_and(|line| line.width() > 0 && line.width() + text.width() > width) {
                lines.push(Drawn::default());
            }
            if let Some(line) = lines.last_mut() {
                line.push(text, self.style(id), Some(id));
                line.is_lit |= self.is_lit(id);
            }
        }
        lines
    }

    /// A row, and its explanation below it.
    fn row_with_words(&self, row: &Row, width: usize) -> Vec<Drawn> {
        let about = self.page.choice(row.choice).about.as_str();
        let words = if about.is_empty() { Vec::new() } else { wrap(about, width.saturating_sub(ABOUT_INDENT)) };
        let style = self.base().add_modifier(Modifier::DIM);
        let words = words.into_iter().map(|line| Drawn::text(format!("{}{line}", " ".repeat(ABOUT_INDENT)), style));
        std::iter::once(self.row(row)).chain(words).collect()
    }

    fn row(&self, row: &Row) -> Drawn {
        let (open, close) = self.edges(row.choice);
        let fault = if row.faulty { "! " } else { "" };
        let mut drawn = Drawn { is_lit: self.is_lit(row.choice), ..Drawn::default() };
        let columns: Vec<&str> = row.columns.iter().map(String::as_str).filter(|c| !c.is_empty()).collect();
        let more = if columns.is_empty() { String::new() } else { format!("  {}", columns.join(" · ")) };
        let text = format!("{open}{fault}{}{close}{more}", self.label(row.choice));
        drawn.push(text, self.style(row.choice), Some(row.choice));
        drawn
    }

    #[expect(clippy::indexing_slicing, reason = "a board has a face, a frame and perhaps a choice for each cell")]
    fn board(&self, board: &Board, frames: &[Frame], choices: &[Option<ChoiceId>], width: usize) -> Vec<Drawn> {
        let columns = usize::from(board.size.width);
        let (letters, numbers) = board.rim().unwrap_or_default();
        let rim = numbers.iter().map(String::len).max().unwrap_or(0);
        let shown = columns_shown(columns, frames, width.saturating_sub(rim));
        let mut lines = Vec::new();
        let style = self.base().add_modifier(Modifier::DIM);
        for y in 0..usize::from(board.size.height) {
            let mut drawn = Drawn::default();
            if let Some(number) = numbers.get(y) {
                drawn.push(format!("{number:>rim$}"), style, None);
            }
            for x in shown.clone() {
                let index = y * columns + x;
                let frame = frames[index];
                let (open, close) = frames::brackets(frame);
                let symbol = two_columns(&board.faces[index]);
                let choice = choices[index];
                drawn.is_lit |= matches!(frame, Frame::FocusedValid | Frame::CancelSelection | Frame::FocusedInvalid);
                let style = frames::style(frame, self.base(), self.page.look.dim_rest);
                let is_calm = choice.is_some_and(|id| self.page.calm.contains(&id) && !self.is_lit(id));
                let style = if is_calm { style.add_modifier(Modifier::DIM) } else { style };
                drawn.push(format!("{open}{symbol}{close}"), style, choice);
            }
            lines.push(drawn);
        }
        if !letters.is_empty() {
            let letters: String =
                letters.iter().skip(shown.start).take(shown.len()).map(|l| format!(" {l:<3}")).collect();
            lines.push(Drawn::text(format!("{:rim$}{letters}", ""), style));
        }
        lines.extend(self.spots(board, width));
        lines
    }

    /// What lies beside the grid, each spot as a button with its edge or place.
    fn spots(&self, board: &Board, width: usize) -> Vec<Drawn> {
        let mut lines: Vec<Drawn> = vec![Drawn::default()];
        for spot in &board.spots {
            let choice = self.spot_choice(spot);
            let is_lit = choice.is_some_and(|id| self.is_lit(id));
            let is_idle_arrow = spot.chosen_by.is_some() && matches!(spot.place, SpotPlace::Edge(..));
            if choice.is_none() && is_idle_arrow {
                continue;
            }
            let symbol = spot.face.symbol.trim();
            let text = match choice {
                Some(id) => self.label(id),
                None => symbol.to_owned(),
            };
            let (open, close) = choice.map_or((" ", " "), |id| self.edges(id));
            let text = format!("{open}{text}{close}");
            if lines.last().is_some_and(|line| line.width() + text.width() > width) {
                lines.push(Drawn::default());
            }
            // a tile with many paths has a long description
            let parts = if text.width() > width { wrap(&text, width) } else { vec![text] };
            for (number, part) in parts.into_iter().enumerate() {
                if number > 0 {
                    lines.push(Drawn::default());
                }
                if let Some(line) = lines.last_mut() {
                    line.push(part, choice.map_or(self.base(), |id| self.style(id)), choice);
                    line.is_lit |= is_lit;
                }
            }
        }
        lines.retain(|line| line.width() > 0);
        lines
    }

    fn spot_choice(&self, spot: &crate::play::Spot) -> Option<ChoiceId> {
        let wanted = spot.chosen_by?;
        let is_it =
            |choice: &crate::shell::Choice| matches!(choice.kind, ChoiceKind::Move(known, _) if known == wanted);
        self.page.choices.iter().position(is_it).map(ChoiceId)
    }

    fn plot(&self, plot: &Plot, width: usize) -> Vec<Drawn> {
        let bar = |(label, mark): &(String, Mark)| Bar {
            label: label.clone(),
            height: mark.value().unwrap_or_default().into(),
            value: plot.value_words(*mark).unwrap_or_default(),
        };
        let bars: Vec<Bar> = plot.marks.iter().map(bar).collect();
        self.bars(&plot.title, &bars, (None, bars.len()), width)
    }

    fn chart(&self, title: &str, bars: &[Bar], current: Option<usize>, width: usize) -> Vec<Drawn> {
        self.bars(title, bars, (current, BARS), width)
    }

    /// Bars below one another, at most so many, with the current one among them.
    fn bars(&self, title: &str, bars: &[Bar], (current, most): (Option<usize>, usize), width: usize) -> Vec<Drawn> {
        let highest = bars.iter().map(|bar| bar.height).max().unwrap_or(1).max(1);
        let labels = bars.iter().map(|bar| bar.label.width()).max().unwrap_or(0);
        let values = bars.iter().map(|bar| bar.value.width()).max().unwrap_or(0).max(11);
        let room = width.saturating_sub(labels + values + 3).max(4);
        let mut lines = vec![Drawn::text(title, self.base().add_modifier(Modifier::BOLD))];
        let first = current.map_or(0, |at| (at + 1).saturating_sub(most));
        for (index, Bar { label, height, value }) in bars.iter().enumerate().skip(first).take(most) {
            let share = u128::from(*height) * room as u128 / u128::from(highest);
            let bar = "█".repeat(share.saturating_as());
            let mark = if current == Some(index) { ">" } else { " " };
            lines.push(Drawn::text(format!("{mark}{} {bar} {value}", pad(label, labels)), self.base()));
        }
        lines
    }
}

/// The symbol of a face, exactly two columns wide.
fn two_columns(face: &Face) -> String {
    pad(&cut(&face.symbol, 2), 2)
}

pub(super) fn pad(text: &str, width: usize) -> String {
    let missing = width.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(missing))
}

fn cut(text: &str, width: usize) -> String {
    let mut shown = String::new();
    for letter in text.chars() {
        shown.push(letter);
        if shown.width() > width {
            shown.pop();
            break;
        }
    }
    shown
}

/// Wraps a line at spaces; a word longer than the line is split.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    for word in text.split(' ') {
        let mut rest = word.to_owned();
        while let Some(line) = lines.last_mut() {
            let gap = usize::from(!line.is_empty());
            if line.width() + gap + rest.width() <= width {
                if gap > 0 {
                    line.push(' ');
                }
                line.push_str(&rest);
                break;
            }
            if line.is_empty() {
                let piece = cut(&rest, width);
                let piece = if piece.is_empty() { rest.chars().take(1).collect() } else { piece };
                rest = rest.chars().skip(piece.chars().count()).collect();
                line.push_str(&piece);
                if rest.is_empty() {
                    break;
                }
            }
            lines.push(String::new());
        }
    }
    lines
}

/// The choice drawn at this position.
pub fn choice_at(places: &Places, x: u16, y: u16) -> Option<ChoiceId> {
    places.iter().find(|(area, _)| area.contains(Position { x, y })).map(|(_, id)| *id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_moves_on_and_rests_at_both_ends() {
        let way: Vec<usize> = (0..9).map(|round| rolled(2, round)).collect();
        assert_eq!(way, [0, 0, 0, 0, 1, 2, 2, 2, 0]);
        assert_eq!(rolled(0, 5), 0);
    }

    #[test]
    fn long_lines_are_broken_at_spaces() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 5), [""]);
    }
}
