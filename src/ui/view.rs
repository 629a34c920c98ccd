//! A page's zones in the window: menu above, the middle with a panel at its right, a strip below. Where the text is
//! large for the window, everything lies in one column that scrolls, so that nothing is cut off; a board or a long text
//! keeps the upper part then.

use super::blocks::{IN_VIEW, Pen};
use super::edge::{Slot, SlotEdge};
use super::looks::{BOLD, Style};
use super::message::Message;
use crate::shell::{Block, ChoiceId, ChoiceKind, NoticeKind, Zone};
use iced::widget::{Column, canvas, column, container, row, scrollable, space, stack, text};
use iced::{Background, Border, Center, Element, Fill, FillPortion, Padding, Shrink, Size};

/// Fewer lines of text than these fit the window: everything scrolls as one column.
const LEAST_LINES: f32 = 24.0;
/// The widest that texts and lists get, in text sizes.
const WIDEST_EM: f32 = 56.0;
/// The height of a line of text, in text sizes.
const LINE_HEIGHT: f32 = 1.3;
/// How wide a letter is, in text sizes, on the wide side of the mean.
const LETTER_EM: f32 = 0.62;
/// What is packed is never smaller than this, in pixels.
const SMALLEST_EM: f32 = 11.0;
type PageElement<'a> = Element<'a, Message>;

/// The whole window. Where what is lit has no room in its place (`runs_over`), it is drawn once more, packed.
pub fn view<'a>(pen: Pen<'a>, size: Size, slot: Option<Slot>, runs_over: bool) -> PageElement<'a> {
    let zones = Zones { pen, size };
    let cramped = size.height / pen.style.em < LEAST_LINES;
    let body = if cramped { zones.one_column() } else { zones.side_by_side() };
    let edge = canvas(SlotEdge { slot, colors: pen.style.colors }).width(Fill).height(8);
    let ground = pen.style.colors.ground;
    let text_color = pen.style.colors.text;
    let all = column![container(body).height(Fill), edge];
    let all = container(all).width(Fill).height(Fill).style(move |_| container::Style {
        background: Some(Background::Color(ground)),
        text_color: Some(text_color),
        ..container::Style::default()
    });
    // always a second layer, so that nothing below begins anew when it is needed
    stack![all, zones.over_all(runs_over)].into()
}

/// What keeps room has some width: a row leaves out what has none.
const STRUT: f32 = 1.0;

struct Zones<'a> {
    pen: Pen<'a>,
    size: Size,
}

impl<'a> Zones<'a> {
    fn blocks(&self, zone: Zone) -> impl Iterator<Item = &'a Block> + use<'a> {
        self.pen.page.blocks.iter().filter(move |(z, _)| *z == zone).map(|(_, block)| block)
    }

    fn has(&self, zone: Zone) -> bool {
        self.blocks(zone).next().is_some()
    }

    /// What is lit and in no block, or lit and without room in its place, over the lower edge: nothing else moves for it.
    fn over_all(&self, runs_over: bool) -> PageElement<'a> {
        let page = self.pen.page;
        let is_button = |id: &ChoiceId| page.choices.get(id.0).is_some_and(|c| !matches!(c.kind, ChoiceKind::Move(..)));
        let mut ids = page.undrawn();
        if runs_over && page.lit.len() > 1 {
            ids.extend(page.lit.iter().copied().filter(|id| page.is_drawn(*id) && is_button(id)));
        }
        if ids.is_empty() {
            return space().into();
        }
        let pen = Pen { style: self.fitting(&ids), ..self.pen };
        let buttons = ids.into_iter().filter_map(|id| pen.button(id));
        let bar = row(buttons).spacing(2).align_y(Center).wrap().vertical_spacing(2);
        let colors = self.pen.style.colors;
        let card = container(bar).padding(self.gap()).style(move |_| container::Style {
            background: Some(Background::Color(colors.panel)),
            border: Border { color: colors.focus_edge, width: 2.0, radius: 10.0.into() },
            ..container::Style::default()
        });
        let place = container(card).center_x(Fill).align_bottom(Fill);
        place.padding(Padding::ZERO.bottom(16.0).left(self.gap()).right(self.gap())).into()
    }

    /// The player's text size, or so much smaller that these buttons fit the window side by side.
    fn fitting(&self, ids: &[ChoiceId]) -> Style {
        let letters: Vec<f32> = ids
            .iter()
            .filter_map(|id| self.pen.page.choices.get(id.0))
            .map(|choice| choice.label.chars().count() as f32)
            .collect();
        let fits = |style: &Style| {
            let room = self.size.width - 4.0 * self.gap();
            let around = 2.0 * style.frame() + 2.0;
            let height = style.em * LINE_HEIGHT + style.gap() + around;
            let (mut lines, mut x) = (0.0_f32, room);
            for letters in &letters {
                let width = letters * style.em * LETTER_EM + 2.4 * style.gap() + around;
                (lines, x) = if x + width > room { (lines + (width / room).ceil(), width) } else { (lines, x + width) };
            }
            lines * height < self.size.height * 0.85
        };
        let mut style = self.pen.style;
        while style.em > SMALLEST_EM && !fits(&style) {
            style.em -= 1.0;
        }
        style
    }

    fn gap(&self) -> f32 {
        self.pen.style.gap()
    }

    /// The blocks of a zone, one under the other, each as high as it needs; those that fill get `fill_height`.
    fn stacked(&self, zone: Zone, width: f32, fill_height: f32) -> PageElement<'a> {
        let pen = Pen { width, ..self.pen };
        let parts = self.blocks(zone).map(|block| {
            let part = pen.block(block);
            if fills(block) { self.holder(block, part).height(fill_height).into() } else { part }
        });
        Column::with_children(parts).spacing(self.gap()).width(Fill).into()
    }

    /// The blocks of the middle that do not fill, one under the other.
    fn beside_filling(&self, width: f32) -> PageElement<'a> {
        let pen = Pen { width, ..self.pen };
        let parts = self.blocks(Zone::Main).filter(|block| !fills(block)).map(|block| pen.block(block));
        Column::with_children(parts).spacing(self.gap()).width(Fill).into()
    }

    /// A box around a block that fills; the board stays in view while one of its cells is lit.
    fn holder(&self, block: &Block, part: PageElement<'a>) -> container::Container<'a, Message> {
        let holder = container(part).width(Fill);
        if matches!(block, Block::Board { .. }) && lights_board(self.pen.page) { holder.id(IN_VIEW) } else { holder }
    }

    fn panel_width(&self) -> f32 {
        (self.pen.style.em * 14.0).min(self.size.width * 0.36)
    }

    fn side_by_side(&self) -> PageElement<'a> {
        let mut all = Column::new().width(Fill).height(Fill);
        if self.has(Zone::Top) {
            all = all.push(self.top());
        }
        let side = self.has(Zone::Side);
        let width = self.size.width - if side { self.panel_width() } else { 0.0 } - 2.0 * self.gap();
        let mut middle = row![self.main(width)].spacing(0).height(Fill);
        if side {
            middle = middle.push(self.side());
        }
        all = all.push(middle);
        all = all.push(self.notices());
        if self.has(Zone::Bottom) {
            all = all.push(self.bottom());
        }
        all.into()
    }

    /// The middle: a board or a long text takes all the room; everything else is a column that scrolls.
    fn main(&self, width: f32) -> PageElement<'a> {
        let width = width.min(self.pen.style.em * WIDEST_EM);
        let filling = self.blocks(Zone::Main).filter(|b| fills(b)).count();
        // over a board, source text is a few lines: the board keeps the rest
        let has_board = self.blocks(Zone::Main).any(|b| matches!(b, Block::Board { .. }));
        let grows = |block: &&Block| grows(block) && !(has_board && matches!(block, Block::Code(_)));
        let growing = self.blocks(Zone::Main).filter(grows).count();
        let gap = self.gap();
        if filling == 1 && growing == 0 {
            let pen = Pen { width, ..self.pen };
            let is_text = self.blocks(Zone::Main).any(|b| matches!(b, Block::Scroll { .. }));
            // buttons come and go under a board: theirs is a row whose room is kept
            let others_are_buttons = self.blocks(Zone::Main).all(|b| fills(b) || matches!(b, Block::Buttons(_)));
            let has_row = self.status().is_some() || has_board && others_are_buttons;
            let drawn = self.blocks(Zone::Main).filter(|block| !has_row || fills(block));
            let parts = drawn.map(|block| {
                let part = pen.block(block);
                if fills(block) {
                    self.holder(block, part).height(Fill).into()
                } else {
                    container(part).padding([0.0, if is_text { 0.0 } else { gap }]).into()
                }
            });
            let parts = parts.chain(has_row.then(|| self.status_row(width)));
            let inside = Column::with_children(parts).spacing(gap).width(Fill).height(Fill);
            let inside = if is_text { inside.max_width(width) } else { inside };
            return container(inside).padding(if is_text { gap * 2.0 } else { 2.0 }).center_x(Fill).height(Fill).into();
        }
        let fill_height = (self.size.height * 0.45).max(200.0);
        if filling + growing == 0 {
            return self.dialog(width);
        }
        let inside = container(self.stacked(Zone::Main, width, fill_height))
            .max_width(self.pen.style.em * WIDEST_EM)
            .padding(Padding::from([gap * 2.0, gap * 3.0]));
        scrollable(container(inside).center_x(Fill)).id("main").spacing(2).width(Fill).height(Fill).into()
    }

    /// Whose turn it is and what is asked, under a board.
    fn status(&self) -> Option<&'a str> {
        let has_board = self.blocks(Zone::Main).any(|b| matches!(b, Block::Board { .. }));
        let words = |block: &'a Block| if let Block::Text(words) = block { Some(words.as_str()) } else { None };
        self.blocks(Zone::Main).find_map(words).filter(|_| has_board)
    }

    /// What stands under a board: whose turn it is, with the buttons beside it. Its room is kept, so that the board does
    /// not jump when they come.
    fn status_row(&self, width: f32) -> PageElement<'a> {
        let pen = Pen { width: width * 0.6, ..self.pen };
        let strut = space().width(STRUT).height(pen.style.em * 2.6);
        let mut line = row![strut].align_y(Center).spacing(self.gap()).padding([0.0, self.gap() * 1.5]);
        let is_words = |block: &&&Block| matches!(block, Block::Text(_));
        let beside: Vec<&'a Block> = self.blocks(Zone::Main).filter(|block| !fills(block)).collect();
        let words_first = beside.iter().filter(is_words).chain(beside.iter().filter(|block| !is_words(block)));
        for block in words_first {
            let part = pen.block(block);
            let is_text = matches!(block, Block::Text(_));
            let part = container(part).width(if is_text { Fill } else { Shrink });
            line = line.push(if is_text { part } else { part.max_width(width * 0.6) });
        }
        line.into()
    }

    /// A few words and buttons, in the middle of the window.
    fn dialog(&self, width: f32) -> PageElement<'a> {
        let width = width.min(self.pen.style.em * 34.0);
        let pad = self.gap() * 3.0;
        let colors = self.pen.style.colors;
        let card = container(self.stacked(Zone::Main, width - 2.0 * pad, 0.0)).padding(pad).max_width(width).style(
            move |_| container::Style {
                background: Some(Background::Color(colors.panel)),
                border: Border { color: colors.line, width: 1.0, radius: 12.0.into() },
                ..container::Style::default()
            },
        );
        let place = container(card).padding(self.gap()).center_x(Fill);
        container(scrollable(place).id("main").spacing(2)).center_y(Fill).width(Fill).into()
    }

    fn top(&self) -> PageElement<'a> {
        let pen = Pen { style: Style { em: self.pen.style.small(), ..self.pen.style }, ..self.pen };
        let mut parts: Vec<PageElement<'a>> = Vec::new();
        for block in self.blocks(Zone::Top) {
            match block {
                Block::Buttons(choices) => parts.extend(choices.iter().filter_map(|id| pen.button(*id))),
                Block::Text(words) => parts.push(text(words).size(pen.style.em).font(BOLD).into()),
                other => parts.push(pen.block(other)),
            }
        }
        self.bar(row(parts).spacing(2).align_y(Center).wrap().vertical_spacing(2).into(), [2.0, self.gap()])
    }

    fn bottom(&self) -> PageElement<'a> {
        let pen = Pen { style: Style { em: self.pen.style.small(), ..self.pen.style }, ..self.pen };
        let parts = self.blocks(Zone::Bottom).map(|block| match block {
            Block::Panel(lines) => strip(pen, lines),
            other => pen.block(other),
        });
        let inside = row(parts).spacing(self.gap()).align_y(Center).wrap();
        self.bar(inside.into(), [self.gap() * 0.6, self.gap()])
    }

    /// A strip across the window, parted from the rest by its colour.
    fn bar(&self, inside: PageElement<'a>, padding: [f32; 2]) -> PageElement<'a> {
        let colors = self.pen.style.colors;
        container(inside)
            .padding(padding)
            .width(Fill)
            .style(move |_| container::Style {
                background: Some(Background::Color(colors.panel)),
                border: Border { color: colors.line, width: 1.0, radius: 0.0.into() },
                ..container::Style::default()
            })
            .into()
    }

    fn side(&self) -> PageElement<'a> {
        let colors = self.pen.style.colors;
        let width = self.panel_width();
        let inside = container(self.stacked(Zone::Side, width - 3.0 * self.gap(), width)).padding(self.gap() * 1.2);
        container(scrollable(inside).id("side").spacing(2).width(Fill).height(Fill))
            .width(width)
            .height(Fill)
            .style(move |_| container::Style {
                background: Some(Background::Color(colors.panel)),
                border: Border { color: colors.line, width: 1.0, radius: 0.0.into() },
                ..container::Style::default()
            })
            .into()
    }

    /// What was said last; its room is kept on the board, so that the board does not jump.
    fn notices(&self) -> PageElement<'a> {
        let pen = self.pen;
        let (colors, em) = (pen.style.colors, pen.style.em);
        let status = self.status();
        let told = pen.page.notices.iter().filter(|notice| status != Some(notice.text.as_str()));
        let told: Vec<_> = told.collect();
        // where others play too, what happened before stands there no longer: the board would jump
        let is_trouble = told.iter().any(|notice| notice.kind == NoticeKind::Trouble);
        let past = if status.is_some() && !is_trouble { told.len().saturating_sub(2) } else { 0 };
        let lines = told.into_iter().skip(past).map(|notice| {
            let (sign, color) = match notice.kind {
                NoticeKind::Result => ("➤", colors.text),
                NoticeKind::Ignored => ("⊘", colors.quiet),
                NoticeKind::Trouble => ("⚠", colors.wrong),
            };
            row![text(sign).size(em).color(color), text(&notice.text).size(em).color(color).width(Fill)]
                .spacing(self.gap())
                .into()
        });
        let has_board = self.blocks(Zone::Main).any(|b| matches!(b, Block::Board { .. }));
        if pen.page.notices.is_empty() && !has_board {
            return space().height(0).into();
        }
        let lines = Column::with_children(lines).width(Fill);
        // two lines where others play too: what was chosen and what came of it
        let several_play = pen.page.standing.as_ref().is_some_and(|standing| standing.turn.is_some());
        let kept = if has_board { 1.0 + f32::from(u8::from(several_play)) } else { 0.0 };
        let strut = space().width(STRUT).height(em * LINE_HEIGHT * kept);
        let room = row![strut, lines];
        container(room).padding([2.0, self.gap() * 1.5]).width(Fill).height(Shrink).into()
    }

    fn one_column(&self) -> PageElement<'a> {
        let width = self.size.width - 4.0 * self.gap();
        if let Some(block) = self.blocks(Zone::Main).find(|block| fills(block)) {
            return self.upper_and_lower(block, width);
        }
        let mut all = Column::new().width(Fill).spacing(self.gap());
        if self.has(Zone::Top) {
            all = all.push(self.top());
        }
        let fill_height = self.size.height * 0.8;
        all = all.push(container(self.stacked(Zone::Main, width, fill_height)).padding([0.0, self.gap()]));
        all = all.push(self.notices());
        if self.has(Zone::Side) {
            all = all.push(container(self.stacked(Zone::Side, width, fill_height)).padding([0.0, self.gap()]));
        }
        if self.has(Zone::Bottom) {
            all = all.push(self.bottom());
        }
        scrollable(all).id("page").spacing(2).width(Fill).height(Fill).into()
    }

    /// A board or a long text above, everything else below in a part that scrolls.
    fn upper_and_lower(&self, block: &'a Block, width: f32) -> PageElement<'a> {
        let pen = Pen { width, ..self.pen };
        let upper = container(pen.block(block)).padding([0.0, self.gap()]).width(Fill).height(FillPortion(3));
        let mut rest = Column::new().width(Fill).spacing(self.gap());
        rest = rest.push(container(self.beside_filling(width)).padding([0.0, self.gap()])).push(self.notices());
        if self.has(Zone::Top) {
            rest = rest.push(self.top());
        }
        if self.has(Zone::Side) {
            rest = rest.push(container(self.stacked(Zone::Side, width, 0.0)).padding([0.0, self.gap()]));
        }
        if self.has(Zone::Bottom) {
            rest = rest.push(self.bottom());
        }
        let lower = scrollable(rest).id("page").spacing(2).width(Fill).height(FillPortion(2));
        column![upper, lower].into()
    }
}

/// Whether a cell of the board is lit.
pub fn lights_board(page: &crate::shell::Page) -> bool {
    let first = page.lit.first().or(page.focus.as_ref()).and_then(|id| page.choices.get(id.0));
    first.is_some_and(|choice| matches!(choice.kind, crate::shell::ChoiceKind::Move(..)))
}

/// Whether a block takes all the room it can get.
fn fills(block: &Block) -> bool {
    matches!(block, Block::Board { .. } | Block::Scroll { .. })
}

/// Whether a block may get higher than the window.
fn grows(block: &Block) -> bool {
    use Block::{Chart, Code, Gallery, Grid, List, Table};
    matches!(block, List(_) | Table { .. } | Grid(_) | Gallery(_) | Chart { .. } | Code(_))
}

/// Names and values side by side, wrapped.
fn strip<'a>(pen: Pen<'a>, lines: &'a [crate::shell::PanelLine]) -> PageElement<'a> {
    let size = pen.style.small();
    let colors = pen.style.colors;
    let parts = lines.iter().map(|line| {
        let name = text(format!("{} ", line.name)).size(size).color(colors.quiet);
        row![name, text(&line.value).size(size).font(BOLD)].into()
    });
    row(parts).spacing(pen.style.gap() * 2.0).wrap().into()
}
