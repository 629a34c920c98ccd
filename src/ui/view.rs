//! A page in the window: the menu above, the middle with a panel at its right, a strip below. If the text is large for
//! the window, everything is in one scrolling column, so that nothing is cut off; a board or a long text keeps the
//! upper part then. Where words and choices have no room together, each scroll in a part of their own: what is lit is
//! seen while the words are read.

mod one_column;
mod over;

use super::blocks::{IN_VIEW, Pen};
use super::confetti::confetti;
use super::halo::{Light, halo};
use super::lane::{LETTER_EM, lane, lane_height};
use super::looks::{BOLD, LINE_HEIGHT, Room, Style};
use super::message::Message;
use super::raster::Source;
use super::roomy::{AS_IT_IS, LARGER, Tried, roomy};
use crate::drawings;
use crate::shell::{Block, ChoiceId, ChoiceKind, Page, Theme, Zone};
use iced::time::Instant;
use iced::widget::{Column, column, container, row, scrollable, space, stack, text};
use iced::{Background, Border, Center, Element, Fill, Padding, Size};
use one_column::scrolls;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::rc::Rc;

/// If fewer lines of text than this fit the window, everything scrolls as one column.
pub(super) const LEAST_LINES: f32 = 24.0;
/// If fewer lines than this fit, buttons are less high, so that five of them fit beside a board.
pub(super) const USUAL_LINES: f32 = 36.0;
/// Shelves share the height of a window with so many lines on each of them at least; and so many are around them, with the buttons that
/// turn the page, besides what is above them.
pub(super) const LEAST_SHELF: f32 = 7.6;
pub(super) const AROUND_SHELVES: f32 = 9.6;
/// The maximum height of a shelf, in text sizes.
const MOST_SHELF: f32 = 14.0;
/// The maximum width of texts and lists, in text sizes.
pub(super) const WIDEST_EM: f32 = 56.0;
/// The maximum width of a few words and buttons, in text sizes.
const DIALOG_EM: f32 = 40.0;
/// The minimum text size of choices shown over the lower edge, in pixels.
const SMALLEST_EM: f32 = 11.0;
type PageElement<'a> = Element<'a, Message>;

/// The whole window. If what is lit does not fit in its place (`runs_over`), it is drawn again over the lower edge. Confetti
/// falls if there has been something to celebrate since `cheers_since`.
pub fn view<'a>(
    mut pen: Pen<'a>,
    size: Size,
    light: Light<'a>,
    (runs_over, cheers_since): (bool, Option<Instant>),
) -> PageElement<'a> {
    let cramped = size.height / pen.style.em < LEAST_LINES;
    pen.style.room = match size.height / pen.style.em {
        lines if lines < LEAST_LINES => Room::Scarce,
        lines if lines < USUAL_LINES => Room::Narrow,
        _ => Room::Wide,
    };
    let brand = page_brand(pen).filter(|_| !cramped && size.width / pen.style.em >= BRAND_FROM_EM);
    let brand_width = brand.map_or(0.0, |_| (size.width * BRAND_SHARE).floor());
    let beside = Size { width: size.width - brand_width, ..size };
    let packed = Zones { pen, size: beside }.packed_ids(runs_over);
    // what is drawn once more has the ring there
    pen.is_ringed = packed.is_empty();
    let zones = Zones { pen, size: beside };
    let body = if cramped { zones.one_column() } else { zones.side_by_side() };
    let body = match brand {
        Some(words) => row![branded(pen, words, brand_width), body].into(),
        None => body,
    };
    let all =
        column![container(body).height(Fill), lane(pen, size, pen.page.standing_words())].width(Fill).height(Fill);
    // always with a second layer, so that nothing below is restarted when it is needed
    let over = stack![all, zones.over_all(packed), zones.paused(), confetti(cheers_since, pen.style.colors)];
    halo(over, pen.page, light)
}

/// From this width on, in text sizes, what the program is stands beside the page, and its share of the window's width.
const BRAND_FROM_EM: f32 = 44.0;
const BRAND_SHARE: f32 = 0.36;

fn page_brand(pen: Pen<'_>) -> Option<&str> {
    pen.page
        .blocks
        .iter()
        .find_map(|(_, block)| if let Block::Brand(words) = block { Some(words.as_str()) } else { None })
}

/// The program's sign, its name and what it is.
fn branded<'a>(pen: Pen<'a>, words: &'a str, width: f32) -> PageElement<'a> {
    let (colors, pad) = (pen.style.colors, pen.style.gap() * 5.0);
    let sign = pen.picture(&Source::Drawing(drawings::SIGN.to_owned()), pen.style.em * 5.6);
    let name = text(&pen.page.title).size(pen.style.size(|sizes| sizes.result).min(width * 0.13)).font(BOLD);
    let words = text(words).size(pen.style.size(|sizes| sizes.press));
    let inside = column![sign, name, words].spacing(pen.style.gap() * 2.0).width(Fill);
    let panel = container(inside).padding(pad).width(width).height(Fill);
    // the main colour of a dark theme is bright
    let (ground, ink) = match pen.page.look.theme {
        Theme::Light => (colors.accent, colors.on_accent),
        Theme::Dark | Theme::HighContrast => (colors.surface, colors.ink),
    };
    let panel = panel.style(move |_| container::Style {
        background: Some(Background::Color(ground)),
        text_color: Some(ink),
        ..container::Style::default()
    });
    panel.into()
}

#[derive(Clone, Copy)]
struct Zones<'a> {
    pen: Pen<'a>,
    size: Size,
}

impl<'a> Zones<'a> {
    fn blocks(&self, zone: Zone) -> impl Iterator<Item = &'a Block> + use<'a> {
        let shown = |block: &&Block| !matches!(block, Block::Brand(_) | Block::Paused(_));
        self.pen.page.blocks.iter().filter(move |(z, _)| *z == zone).map(|(_, block)| block).filter(shown)
    }

    /// Whether it tells how a level ended.
    fn ends(&self) -> bool {
        self.blocks(Zone::Main).any(|block| matches!(block, Block::Ending(_)))
    }

    fn has(&self, zone: Zone) -> bool {
        self.blocks(zone).next().is_some()
    }

    /// Whether there is a strip below; its words appear in the lane.
    fn has_strip(&self) -> bool {
        self.blocks(Zone::Bottom).any(|block| !matches!(block, Block::Text(_)))
    }

    /// Lit choices that are in no block or do not fit in their place.
    fn packed_ids(&self, runs_over: bool) -> Vec<ChoiceId> {
        let page = self.pen.page;
        let is_button = |id: &ChoiceId| !matches!(page.choice(*id).kind, ChoiceKind::Move(..));
        let mut ids = page.undrawn();
        if runs_over && page.lit.len() > 1 {
            ids.extend(page.lit.iter().copied().filter(|id| page.is_drawn(*id) && is_button(id)));
        }
        ids
    }

    /// These choices over the lower edge, so that nothing else moves.
    fn over_all(&self, ids: Vec<ChoiceId>) -> PageElement<'a> {
        if ids.is_empty() {
            return space().into();
        }
        let pen = Pen { style: self.fitting(&ids), is_ringed: true, ..self.pen };
        let apart = pen.style.apart();
        let bar = self.pictured(&ids).unwrap_or_else(|| {
            let buttons = ids.into_iter().filter_map(|id| pen.button(id));
            row(buttons).spacing(apart).align_y(Center).wrap().vertical_spacing(apart).into()
        });
        let colors = self.pen.style.colors;
        let card = container(bar).padding(apart).style(move |_| container::Style {
            background: Some(Background::Color(colors.surface)),
            border: Border { color: colors.light_edge, width: 2.0, radius: 16.0.into() },
            ..container::Style::default()
        });
        let place = container(card).center_x(Fill).align_bottom(Fill);
        let below = lane_height(self.pen.style, self.size) + apart;
        place.padding(Padding::ZERO.bottom(below).left(self.gap()).right(self.gap())).into()
    }

    /// The player's text size, or a smaller one at which these buttons fit the window side by side.
    fn fitting(&self, ids: &[ChoiceId]) -> Style {
        let letters: Vec<f32> = ids
            .iter()
            .filter_map(|id| self.pen.page.choices.get(id.0))
            .map(|choice| choice.label.chars().count() as f32)
            .collect();
        let fits = |style: &Style| {
            let room = self.size.width - 4.0 * self.gap();
            let around = style.apart() + style.em * 1.2;
            let height = style.em * LINE_HEIGHT + 2.0 * style.button_pad() + style.apart();
            let (mut lines, mut x) = (0.0_f32, room);
            for letters in &letters {
                let width = letters * style.em * LETTER_EM + 4.2 * style.gap() + around;
                (lines, x) = if x + width > room { (lines + (width / room).ceil(), width) } else { (lines, x + width) };
            }
            lines * height < self.size.height * 0.85 - lane_height(*style, self.size)
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

    /// The blocks of a zone below one another, each as high as it needs; those that fill the space get `fill_height`.
    fn stacked(&self, zone: Zone, width: f32, fill_height: f32) -> PageElement<'a> {
        let pen = Pen { width, ..self.pen };
        let parts = self.blocks(zone).map(|block| {
            let part = match block {
                Block::Buttons(ids) if zone == Zone::Side => pen.column(ids),
                block => pen.block(block),
            };
            if fills(block) { self.holder(block, part).height(fill_height).into() } else { part }
        });
        Column::with_children(parts).spacing(self.pen.style.apart()).width(Fill).into()
    }

    /// The blocks of the middle that do not fill the space, below one another.
    fn beside_filling(&self, width: f32) -> PageElement<'a> {
        let pen = Pen { width, ..self.pen };
        let has_board = self.blocks(Zone::Main).any(|block| matches!(block, Block::Board { .. }));
        let is_told = |block: &&Block| has_board && matches!(block, Block::Text(_));
        let beside = self.blocks(Zone::Main).filter(|block| !fills(block) && !is_told(block));
        let ends = self.ends();
        let apart = if ends { self.pen.style.apart() } else { self.gap() };
        let parts = beside.map(|block| pen.block(block));
        Column::with_children(parts).spacing(apart).width(Fill).into()
    }

    /// A container for a block that fills the space; the board stays visible while one of its cells is lit.
    fn holder(&self, block: &Block, part: PageElement<'a>) -> container::Container<'a, Message> {
        let holder = container(part).width(Fill);
        if matches!(block, Block::Board { .. }) && lights_board(self.pen.page) { holder.id(IN_VIEW) } else { holder }
    }

    fn panel_width(&self) -> f32 {
        self.pen.style.size(|sizes| sizes.column).min(self.size.width * 0.36)
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
        if self.has_strip() {
            all = all.push(self.bottom());
        }
        all.into()
    }

    /// Shelves that share the height of the window, so that their pictures are as large as it allows; none where that would
    /// leave too little of them.
    fn shelves(&self, width: f32) -> Option<PageElement<'a>> {
        let (em, gap) = (self.pen.style.em, self.gap());
        let pen = Pen { width: width - 6.0 * gap, ..self.pen };
        let shelves = || {
            self.blocks(Zone::Main).filter_map(|block| match block {
                Block::Shelf { title, cards } => Some((title.as_str(), cards.as_slice())),
                _ => None,
            })
        };
        let rows = shelves().count() as f32;
        let has_room = self.size.height / em >= around_shelves(self.pen.page) + rows * LEAST_SHELF;
        if rows == 0.0 || !has_room || shelves().any(|(_, cards)| cards.len() > pen.cards_abreast()) {
            return None;
        }
        let mut all = Column::new().spacing(self.pen.style.apart()).width(Fill).height(Fill);
        for block in self.blocks(Zone::Main) {
            all = match block {
                Block::Shelf { title, cards } => {
                    let title = (!title.is_empty()).then(|| pen.shelf_title(title));
                    all.push(title).push(pen.shelf_row(cards))
                }
                other => all.push(pen.block(other)),
            };
        }
        let around: f32 = self.blocks(Zone::Main).map(height_around).sum();
        let inside = container(all).max_width(em * WIDEST_EM).padding(Padding::from([gap, gap * 3.0]));
        let inside = inside.height(Fill).max_height(em * (around + rows * MOST_SHELF));
        Some(container(inside).center_x(Fill).height(Fill).into())
    }

    /// The middle: a board or a long text gets all the space; everything else is a scrolling column.
    fn main(&self, width: f32) -> PageElement<'a> {
        let width = width.min(self.pen.style.em * WIDEST_EM);
        if let Some(shelves) = self.shelves(width) {
            return shelves;
        }
        let filling = self.blocks(Zone::Main).filter(|b| fills(b)).count();
        // above a board, source text has only a few lines
        let has_board = self.blocks(Zone::Main).any(|b| matches!(b, Block::Board { .. }));
        let grows = |block: &&Block| grows(block) && !(has_board && matches!(block, Block::Code(_)));
        let growing = self.blocks(Zone::Main).filter(grows).count();
        let gap = self.gap();
        if filling == 1 && growing == 0 {
            let pen = Pen { width, ..self.pen };
            let is_text = self.blocks(Zone::Main).any(|b| matches!(b, Block::Scroll { .. }));
            let ends = self.ends();
            // whose turn it is stands in the lane
            let drawn = self.blocks(Zone::Main).filter(|block| !has_board || !matches!(block, Block::Text(_)));
            let parts = drawn.map(|block| {
                let part = pen.block(block);
                if fills(block) {
                    self.holder(block, part).height(Fill).into()
                } else {
                    let part = container(part).padding([0.0, if is_text { 0.0 } else { gap }]);
                    if ends { part.center_x(Fill).into() } else { part.into() }
                }
            });
            let apart = if ends { self.pen.style.apart() } else { gap };
            let inside = Column::with_children(parts).spacing(apart).width(Fill).height(Fill);
            let inside = if is_text { inside.max_width(width) } else { inside };
            let around = Padding::new(if is_text { gap * 2.0 } else { 2.0 });
            let around = if ends { around.bottom(self.pen.style.apart()) } else { around };
            return container(inside).padding(around).center_x(Fill).height(Fill).into();
        }
        let fill_height = (self.size.height * 0.45).max(200.0);
        if filling + growing == 0 {
            return self.dialog(width);
        }
        let widest = self.pen.style.em * WIDEST_EM;
        self.roomy(width - 6.0 * gap, move |zones| {
            let inside = container(zones.stacked(Zone::Main, width - 6.0 * gap, fill_height));
            container(inside.max_width(widest).padding([gap, gap * 3.0])).center_x(Fill).into()
        })
    }

    /// The page that `view` draws this wide, as large as there is room for all of it; it scrolls if there is none.
    fn roomy(&self, width: f32, view: impl Fn(Self) -> PageElement<'a> + 'a) -> PageElement<'a> {
        let (of_size, columns) = (self.sized(), self.columns(width));
        let view = Rc::new(view);
        let in_parts = {
            let (of_size, view, columns) = (self.sized(), Rc::clone(&view), columns.clone());
            move |tried| {
                let zones = of_size(tried).with_columns(&columns);
                let apart = zones.apart(&[Zone::Main], width);
                apart.unwrap_or_else(|| scrolls("main", view(zones)).height(Fill).into())
            }
        };
        let abreast = self.cards_abreast(width);
        let larger = move |tried| {
            let zones = of_size(tried);
            (zones.columns(width) == columns && zones.cards_abreast(width) == abreast).then(|| view(zones))
        };
        let has_table = self.blocks(Zone::Main).any(|block| matches!(block, Block::Table { .. }));
        roomy((if has_table { AS_IT_IS } else { LARGER }, self.words()), larger, in_parts)
    }

    /// A number that stands for the words of the page and their size.
    fn words(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        let choices = self.pen.page.choices.iter().map(|choice| (&choice.label, &choice.about));
        choices.for_each(|words| words.hash(&mut hasher));
        for block in self.blocks(Zone::Main) {
            if let Block::Heading(words) | Block::Text(words) = block {
                words.hash(&mut hasher);
            }
        }
        (&self.pen.page.title, self.pen.page.look.text_percent).hash(&mut hasher);
        hasher.finish()
    }

    /// How many columns each grid of the middle has in this width.
    fn columns(&self, width: f32) -> Vec<usize> {
        Pen { width, ..self.pen }.columns(self.blocks(Zone::Main))
    }

    /// How many cards stand side by side in this width, where there are cards.
    fn cards_abreast(&self, width: f32) -> Option<usize> {
        let has_cards = self.blocks(Zone::Main).any(|block| matches!(block, Block::Shelf { .. }));
        has_cards.then(|| Pen { width, ..self.pen }.cards_abreast())
    }

    /// The page with no more columns in a grid than the widest of these has: smaller letters are no reason for more.
    fn with_columns(self, columns: &[usize]) -> Self {
        let most_abreast = columns.iter().copied().max().unwrap_or(usize::MAX);
        Self { pen: Pen { most_abreast, ..self.pen }, ..self }
    }

    /// The same page in other sizes.
    fn sized(&self) -> impl Fn(Tried) -> Self + 'a {
        let (pen, size) = (self.pen, self.size);
        move |Tried { times, is_ample }| {
            let room = if is_ample && pen.style.room == Room::Wide { Room::Ample } else { pen.style.room };
            let style = Style { em: pen.style.em * times, room, ..pen.style };
            Zones { pen: Pen { style, ..pen }, size }
        }
    }

    /// A few words and buttons in the middle of the window.
    fn dialog(&self, width: f32) -> PageElement<'a> {
        let width = width.min(self.pen.style.em * DIALOG_EM);
        let colors = self.pen.style.colors;
        self.roomy(width, move |zones| {
            let pad = zones.gap() * 3.0;
            let card = container(zones.stacked(Zone::Main, width - 2.0 * pad, 0.0)).padding(pad).max_width(width);
            let card = card.style(move |_| container::Style {
                background: Some(Background::Color(colors.surface)),
                border: Border {
                    color: colors.line,
                    width: drawings::sizes().border,
                    radius: drawings::sizes().card_radius.into(),
                },
                ..container::Style::default()
            });
            container(card).padding(zones.gap()).center_x(Fill).into()
        })
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
        let apart = self.pen.style.apart();
        let buttons = row(parts).spacing(apart).align_y(Center).wrap().vertical_spacing(apart);
        container(buttons).padding(apart).width(Fill).into()
    }

    fn bottom(&self) -> PageElement<'a> {
        let pen = Pen { style: Style { em: self.pen.style.small(), ..self.pen.style }, ..self.pen };
        let strip_blocks = self.blocks(Zone::Bottom).filter(|block| !matches!(block, Block::Text(_)));
        let parts = strip_blocks.map(|block| match block {
            Block::Panel(lines) => strip(pen, lines),
            other => pen.block(other),
        });
        let inside = row(parts).spacing(self.gap()).align_y(Center).wrap();
        self.bar(inside.into(), [self.gap() * 0.6, self.gap()])
    }

    /// A strip across the window, set off by its colour.
    fn bar(&self, inside: PageElement<'a>, padding: [f32; 2]) -> PageElement<'a> {
        let colors = self.pen.style.colors;
        container(inside)
            .padding(padding)
            .width(Fill)
            .style(move |_| container::Style {
                background: Some(Background::Color(colors.surface)),
                border: Border { color: colors.line, width: 1.0, radius: 0.0.into() },
                ..container::Style::default()
            })
            .into()
    }

    fn side(&self) -> PageElement<'a> {
        let width = self.panel_width();
        // leaves space for the ring at both sides of a button
        let apart = self.pen.style.apart();
        let inside = container(self.stacked(Zone::Side, width - 2.0 * apart, width)).padding(apart);
        container(scrollable(inside).id("side").spacing(2).width(Fill).height(Fill)).width(width).height(Fill).into()
    }
}

/// Whether a cell of the board is lit.
pub fn lights_board(page: &crate::shell::Page) -> bool {
    let first = page.lit.first().or(page.focus.as_ref()).and_then(|id| page.choices.get(id.0));
    first.is_some_and(|choice| matches!(choice.kind, crate::shell::ChoiceKind::Move(..)))
}

/// About how much of the height of a window shelves leave to everything else, in text sizes.
pub(super) fn around_shelves(page: &Page) -> f32 {
    let above = page.blocks.iter().filter(|(zone, block)| *zone == Zone::Main && !matches!(block, Block::Buttons(_)));
    AROUND_SHELVES + above.map(|(_, block)| height_around(block)).sum::<f32>()
}

/// About how high a block beside shelves is, or the title of a shelf, in text sizes.
fn height_around(block: &Block) -> f32 {
    match block {
        Block::Shelf { title, .. } if title.is_empty() => 0.0,
        Block::Shelf { .. } => 2.0,
        Block::Heading(_) => 3.0,
        Block::List(_) | Block::Buttons(_) => 4.5,
        _ => 2.0,
    }
}

/// Whether a block takes all the space it can get.
fn fills(block: &Block) -> bool {
    matches!(block, Block::Board { .. } | Block::Scroll { .. } | Block::Lamp { .. })
}

/// Whether a block can become higher than the window.
fn grows(block: &Block) -> bool {
    use Block::{Chart, Code, Gallery, Grid, List, Plots, Shelf, Table};
    matches!(block, List(_) | Shelf { .. } | Table { .. } | Grid(_) | Gallery(_) | Chart { .. } | Plots(_) | Code(_))
}

/// Names and values side by side, with line breaks where needed.
fn strip<'a>(pen: Pen<'a>, lines: &'a [crate::shell::PanelLine]) -> PageElement<'a> {
    let size = pen.style.small();
    let colors = pen.style.colors;
    let parts = lines.iter().map(|line| {
        let name = text(format!("{} ", line.name)).size(size).color(colors.muted);
        row![name, text(&line.value).size(size).font(BOLD)].into()
    });
    row(parts).spacing(pen.style.gap() * 2.0).wrap().into()
}
