//! What is lit but has no room in its place, drawn once more over the lower edge: cards and rows with their pictures and names, for those
//! who cannot read; everything else as buttons.

use super::{PageElement, Zones};
use crate::shell::{Block, ChoiceId, Pictogram, RowPicture};
use crate::ui::blocks::Pen;
use crate::ui::cards::fitting;
use crate::ui::lane::lane_height;
use crate::ui::looks::{BOLD, LINE_HEIGHT};
use iced::widget::{column, container, row, space, text};
use iced::{Background, Border, Center, Length};

/// A picture smaller than this, in text sizes, says too little: then words stand alone.
const LEAST_PICTURE_EM: f32 = 1.5;
/// The largest picture, in text sizes, and the share of the window's height for all of them.
const LARGEST_PICTURE_EM: f32 = 9.0;
const MOST_OF_HEIGHT: f32 = 0.8;
/// So many choices stand side by side at most.
const MOST_ABREAST: usize = 8;

/// The sign of a pause, in parts of the window's smaller side, and its word in parts of the sign.
const PAUSE_PART: f32 = 0.3;
const PAUSE_WORD: f32 = 0.32;

impl<'a> Zones<'a> {
    /// That play is paused, in the middle of the window and to be seen from afar.
    pub(super) fn paused(&self) -> PageElement<'a> {
        let words = self.pen.page.blocks.iter().find_map(|(_, block)| match block {
            Block::Paused(words) => Some(words.as_str()),
            _ => None,
        });
        let Some(words) = words else { return space().into() };
        let colors = self.pen.style.colors;
        let side = (self.size.width.min(self.size.height) * PAUSE_PART).floor();
        let sign = self.pen.pictogram(Pictogram::Pause, side, colors.on_accent);
        let words = text(words).size(side * PAUSE_WORD).font(BOLD).color(colors.on_accent);
        let card = container(column![sign, words].align_x(Center)).padding(side * 0.2);
        let card = card.style(move |_| container::Style {
            background: Some(Background::Color(colors.accent)),
            border: Border { color: colors.on_accent, width: 4.0, radius: 24.0.into() },
            ..container::Style::default()
        });
        container(card).center(Length::Fill).into()
    }

    /// The picture of this choice on its card or in its row.
    fn picture_of(&self, id: ChoiceId) -> Option<&'a RowPicture> {
        self.pen.page.blocks.iter().find_map(|(_, block)| match block {
            Block::List(rows) | Block::Gallery(rows) => rows.iter().find(|line| line.choice == id)?.picture.as_ref(),
            Block::Shelf { cards, .. } => cards.iter().find(|card| card.row.choice == id)?.row.picture.as_ref(),
            _ => None,
        })
    }

    /// These choices as pictures with their names; none if they have no pictures, or no room for them.
    pub(super) fn pictured(&self, ids: &[ChoiceId]) -> Option<PageElement<'a>> {
        if !ids.iter().any(|id| self.picture_of(*id).is_some()) {
            return None;
        }
        let style = self.pen.style;
        let (small, apart, gap) = (style.small(), style.apart(), style.gap());
        let (pad, around) = (gap * 0.8, 2.0 * gap * 0.8 + apart);
        let room = self.size.width - 4.0 * gap;
        let high = self.size.height * MOST_OF_HEIGHT - lane_height(style, self.size) - 2.0 * apart;
        let side_with = |abreast: usize| {
            let lines = ids.len().div_ceil(abreast) as f32;
            let of_width = room / abreast as f32 - around;
            of_width.min(high / lines - around - small * LINE_HEIGHT - gap).min(style.em * LARGEST_PICTURE_EM)
        };
        let best = (1..=MOST_ABREAST.min(ids.len())).max_by(|a, b| side_with(*a).total_cmp(&side_with(*b)))?;
        let side = side_with(best).floor();
        if side < style.em * LEAST_PICTURE_EM {
            return None;
        }
        let wide = (room / best as f32 - around).min(side * 1.6);
        let pen = Pen { is_ringed: true, ..self.pen };
        let names: Vec<&str> = ids.iter().filter_map(|id| Some(pen.page.choices.get(id.0)?.label.as_str())).collect();
        let size = fitting(&names.join(" "), small, wide);
        let tiles = ids.iter().filter_map(|id| {
            let choice = pen.page.choices.get(id.0)?;
            let picture = self.picture_of(*id).map(|picture| pen.row_picture(picture, side));
            let sign = choice.pictogram.filter(|_| picture.is_none());
            let sign = sign.map(|of| pen.pictogram(of, side * 0.6, pen.style.colors.ink));
            let name = text(&choice.label).size(size).align_x(Center);
            let tile = column![].push(picture).push(sign).push(name).spacing(gap * 0.3).align_x(Center).width(wide);
            Some(pen.framed_in(*id, tile, Length::Shrink, [pad, pad]))
        });
        Some(row(tiles).spacing(apart).align_y(Center).wrap().vertical_spacing(apart).into())
    }
}
