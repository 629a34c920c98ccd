//! A page in one column, where the text is large for the window: a board or a long text above and the rest below it, or words above and
//! choices below, each in a scrolling part of its own where they have no room together.

use super::{PageElement, Zones, fills};
use crate::shell::{Block, Zone};
use crate::ui::blocks::Pen;
use crate::ui::lane::lane_height;
use crate::ui::looks::{LINE_HEIGHT, MOST_AROUND};
use crate::ui::message::Message;
use crate::ui::roomy::{AS_IT_IS, SMALLER, roomy};
use iced::widget::{Column, Scrollable, column, container, scrollable};
use iced::{Fill, FillPortion, Length};

/// The share of the height for the last board in a window that has little room for its result.
const LAST_BOARD: f32 = 0.2;
/// The maximum share of the height for buttons below words that have no room with them, and for words above other choices.
const MOST_CHOSEN: f32 = 0.45;
const MOST_TOLD: f32 = 0.4;

impl<'a> Zones<'a> {
    pub(super) fn one_column(&self) -> PageElement<'a> {
        let width = self.size.width - 4.0 * self.gap();
        if let Some(block) = self.blocks(Zone::Main).find(|block| fills(block)) {
            return self.upper_and_lower(block, width);
        }
        let whole = move |zones: Self| {
            let mut all = Column::new().width(Fill).spacing(zones.gap());
            if zones.has(Zone::Top) {
                all = all.push(zones.top());
            }
            let fill_height = zones.size.height * 0.8;
            for zone in [Zone::Main, Zone::Side] {
                if zones.has(zone) {
                    let pad = [0.0, MOST_AROUND];
                    all = all.push(container(zones.stacked(zone, width, fill_height)).padding(pad));
                }
            }
            if zones.has_strip() {
                all = all.push(zones.bottom());
            }
            PageElement::from(all)
        };
        let (of_size, columns) = (self.sized(), self.columns(width));
        let in_parts = move |tried| {
            let zones = of_size(tried).with_columns(&columns);
            let apart = zones.apart(&[Zone::Main, Zone::Side], width);
            apart.unwrap_or_else(|| scrolls("page", whole(zones)).height(Fill).into())
        };
        let zones = *self;
        roomy((AS_IT_IS, self.words()), move |_| Some(whole(zones)), in_parts)
    }

    /// The words of these zones above and their choices below, each in a scrolling part of its own, so that what is lit is seen
    /// while the words are read; none where there are not both.
    pub(super) fn apart(&self, zones: &[Zone], width: f32) -> Option<PageElement<'a>> {
        let blocks: Vec<&Block> = zones.iter().flat_map(|zone| self.blocks(*zone)).collect();
        let is_whole = zones.contains(&Zone::Side);
        let is_short = blocks.iter().all(|block| !offers(block) || matches!(block, Block::Buttons(_)));
        let has_choices = blocks.iter().any(|block| offers(block)) || is_whole && self.has(Zone::Top);
        let has_words = blocks.iter().any(|block| !offers(block));
        if !has_choices || !has_words || blocks.iter().any(|block| fills(block)) {
            return None;
        }
        let pen = Pen { width, ..self.pen };
        let column = |is_told: bool| {
            let parts = blocks.iter().filter(|block| offers(block) != is_told).map(|block| pen.block(block));
            Column::with_children(parts).spacing(self.pen.style.apart()).width(Fill)
        };
        let above = (is_whole && self.has(Zone::Top)).then(|| self.top());
        let below = (is_whole && self.has_strip()).then(|| self.bottom());
        let chosen = column![].push(above).push(column(false)).push(below).spacing(self.gap());
        let part = |id, content: Column<'a, Message>, above: f32| {
            let inside = container(content.max_width(width)).padding([above, self.gap() * 2.0]).center_x(Fill);
            scrolls(id, inside.into())
        };
        let (told, chosen) = (part("told", column(true), self.gap() * 0.5), part("page", chosen, MOST_AROUND));
        let most = |share: f32| (self.size.height - lane_height(self.pen.style, self.size)) * share;
        // each in a container of its own: what is found in one scrolling part does not count as in the other
        let parts = if is_short {
            column![container(told.height(Fill)), container(chosen).max_height(most(MOST_CHOSEN))]
        } else {
            column![container(told).max_height(most(MOST_TOLD)), container(chosen.height(Fill))]
        };
        Some(parts.into())
    }

    /// A board or a long text above, everything else in a scrolling part below.
    fn upper_and_lower(&self, block: &'a Block, width: f32) -> PageElement<'a> {
        let pen = Pen { width, ..self.pen };
        // the result is read beside the last board, and what a lamp is for beside the lamp; else one row of buttons is enough
        let style = self.pen.style;
        let ends = self.ends();
        let (above, below) = match block {
            _ if ends => (FillPortion(2), FillPortion(3)),
            Block::Lamp { .. } => (FillPortion(3), FillPortion(2)),
            // pictures of pieces are higher than buttons
            _ if self.pen.page.blocks.iter().any(|(_, block)| matches!(block, Block::Gallery(_))) => {
                (FillPortion(1), FillPortion(1))
            }
            _ => (Fill, Length::Fixed(style.em * LINE_HEIGHT + 2.0 * (style.button_pad() + MOST_AROUND))),
        };
        let (of_size, gap) = (self.sized(), self.gap());
        let in_parts = move |tried| {
            let upper = container(pen.block(block)).padding([0.0, gap]).width(Fill).height(above);
            let lower = scrolls("page", of_size(tried).below_filling(width)).height(Fill);
            column![upper, container(lower).height(below)].into()
        };
        if !ends {
            return roomy((&[], self.words()), |_| None, in_parts);
        }
        // all of the result at once, if need be in smaller letters
        let high = self.size.height * LAST_BOARD;
        let of_size = self.sized();
        let whole = move |tried| {
            let zones = of_size(tried);
            let board = container(Pen { width, ..zones.pen }.block(block)).width(Fill).height(high);
            let apart = zones.pen.style.apart();
            let inside = column![board, zones.beside_filling(width - 2.0 * MOST_AROUND)].spacing(apart);
            Some(inside.padding([0.0, MOST_AROUND]).into())
        };
        roomy((SMALLER, self.words()), whole, in_parts)
    }

    /// Everything below a block that fills the upper part.
    fn below_filling(&self, width: f32) -> PageElement<'a> {
        // leaves space for the ring at both sides
        let pad = [0.0, MOST_AROUND];
        let mut rest = Column::new().width(Fill).spacing(self.gap());
        rest = rest.push(container(self.beside_filling(width)).padding(pad));
        if self.has(Zone::Top) {
            rest = rest.push(self.top());
        }
        if self.has(Zone::Side) {
            rest = rest.push(container(self.stacked(Zone::Side, width, 0.0)).padding(pad));
        }
        if self.has_strip() {
            rest = rest.push(self.bottom());
        }
        rest.into()
    }
}

/// This in a scrolling part with this id.
pub(super) fn scrolls<'a>(id: &'static str, content: PageElement<'a>) -> Scrollable<'a, Message> {
    scrollable(content).id(id).spacing(2).width(Fill)
}

/// Whether something can be chosen in a block.
fn offers(block: &Block) -> bool {
    use Block::{Board, Buttons, Gallery, Grid, List, Shelf};
    matches!(block, Board { .. } | Buttons(_) | Gallery(_) | Grid(_) | List(_) | Shelf { .. })
}
