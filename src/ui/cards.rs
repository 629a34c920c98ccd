//! Cards of games and levels, and how a level ended, as widgets.

use super::blocks::{Part, Pen, SCROLLBAR};
use super::looks::{BOLD, Room, Style};
use super::raster::Source;
use crate::drawings;
use crate::shell::{Card, Ending, PanelLine, Pictogram, RowPicture};
use iced::widget::{column, container, row, text};
use iced::{Background, Border, Center, Fill, Length};

/// The minimum width of a card, in text sizes.
const CARD_EM: f32 = 11.0;
const CARDS_ABREAST: f32 = 4.0;

impl<'a> Pen<'a> {
    /// The card of the current game: its picture and names, and below them large numbers with their labels.
    pub(super) fn card(self, game: &str, title: &'a str, subtitle: &'a str, numbers: &'a [PanelLine]) -> Part<'a> {
        let Style { colors, .. } = self.style;
        let small = self.style.small();
        let picture = self.picture(&Source::Thumbnail(game.to_owned()), self.style.em * 2.8);
        let name = text(title).size(self.style.size(|sizes| sizes.title)).font(BOLD);
        let words = column![name].push((!subtitle.is_empty()).then(|| text(subtitle).size(small).color(colors.muted)));
        let head = row![picture, words.width(Fill)].spacing(self.style.gap()).align_y(Center);
        let numbers = numbers.iter().map(|line| {
            let value = text(&line.value).size(self.style.size(|sizes| sizes.press)).font(BOLD);
            let name = text(&line.name).size(small * 0.9).color(colors.muted).align_x(Center);
            column![value, name].align_x(Center).width(Fill).into()
        });
        let numbers = row(numbers).spacing(self.style.gap() * 0.5);
        let radius = drawings::sizes().card_radius;
        container(column![head, numbers].spacing(self.style.gap()))
            .padding(self.style.gap() * 1.4)
            .width(Fill)
            .style(move |_| container::Style {
                background: Some(Background::Color(colors.surface)),
                border: Border { color: colors.line, width: 2.0, radius: radius.into() },
                ..container::Style::default()
            })
            .into()
    }

    /// How a level ended: the result in large type, stars with what each is for, how far one is.
    pub(super) fn ending(self, ending: &'a Ending) -> Part<'a> {
        let Style { colors, em, .. } = self.style;
        let (small, gap) = (self.style.small(), self.style.gap());
        let largest = match self.style.room {
            Room::Wide => self.style.size(|sizes| sizes.result),
            Room::Narrow | Room::Scarce => self.style.heading(),
        };
        let result = text(&ending.result).size(fitting(&ending.result, largest, self.width)).font(BOLD).align_x(Center);
        let stars = ending.stars.iter().map(|(words, earned)| {
            let (of, ink) =
                if *earned { (Pictogram::StarEarned, colors.good) } else { (Pictogram::Star, colors.border) };
            let ink_of_words = if *earned { colors.ink } else { colors.muted };
            let words = text(words).size(small).color(ink_of_words);
            row![self.pictogram(of, em * 1.3, ink), words].spacing(gap * 0.6).align_y(Center).into()
        });
        let stars = row(stars).spacing(gap * 2.5).align_y(Center).wrap().vertical_spacing(gap * 0.5);
        let levels = ending.levels.iter().map(|(_, _, words)| words.as_str());
        let words: Vec<&str> = ending.words.iter().map(String::as_str).chain(levels).collect();
        let words = text(words.join("  ·  ")).size(em).color(colors.muted).align_x(Center);
        let mut parts = column![result].spacing(gap * 0.8).align_x(Center).width(Fill);
        if !ending.stars.is_empty() {
            parts = parts.push(stars);
        }
        parts = parts.push(words);
        if let Some((done, all, _)) = &ending.levels {
            parts = parts.push(self.measure((*done, *all), (self.width * 0.6).min(em * 24.0)));
        }
        parts.into()
    }

    /// Games side by side, each with its picture, as many abreast as have room.
    pub(super) fn shelf(self, title: &'a str, cards: &'a [Card]) -> Part<'a> {
        let apart = self.style.apart();
        let room = self.width - SCROLLBAR;
        let abreast = ((room + apart) / (self.style.em * CARD_EM + apart)).floor().clamp(1.0, CARDS_ABREAST);
        let wide = ((room + apart) / abreast - apart).floor();
        let title = (!title.is_empty()).then(|| text(title).size(self.style.size(|sizes| sizes.title)).font(BOLD));
        let cards = cards.iter().filter_map(|card| self.game_card(card, wide));
        let cards = row(cards).spacing(apart).wrap().vertical_spacing(apart);
        column![].push(title).push(cards).spacing(self.style.gap() * 0.6).width(Fill).into()
    }

    fn game_card(self, card: &'a Card, wide: f32) -> Option<Part<'a>> {
        let Style { colors, em, .. } = self.style;
        let choice = self.choice(card.row.choice)?;
        let small = self.style.small();
        let around = drawings::sizes().border * 2.0 + 3.2 * self.style.gap();
        // in a lower window two shelves and what turns the page are to be seen together
        let is_wide = self.style.room == Room::Wide;
        let high = em
            * match (is_of_level(card.row.picture.as_ref()), is_wide) {
                (true, true) => 4.6,
                (true, false) | (false, true) => 3.2,
                (false, false) => 2.0,
            };
        let picture = match &card.row.picture {
            Some(picture) => self.row_picture(picture, high),
            // it is drawn in a moment
            None => iced::widget::space().height(high).into(),
        };
        let picture = container(picture).center_x(wide - around).padding(self.style.gap() * 0.6);
        let picture = picture.style(move |_| container::Style {
            background: Some(Background::Color(colors.sunken)),
            border: Border { radius: 10.0.into(), ..Border::default() },
            ..container::Style::default()
        });
        let ink = if card.row.faulty { colors.wrong } else { self.ink(card.row.choice, choice) };
        let title = self.style.size(|sizes| sizes.title);
        let name = text(&choice.label).size(fitting(&choice.label, title, wide - around)).font(BOLD).color(ink);
        let mut parts = column![picture, name].spacing(self.style.gap() * 0.5).width(wide - around);
        let words = card.row.columns.iter().filter(|words| !words.is_empty());
        let words = words.map(|words| text(words).size(small).color(colors.muted).into());
        parts = parts.push(row(words).spacing(self.style.gap()).wrap());
        if card.done.1 > 0 {
            parts = parts.push(self.measure(card.done, wide - around));
        }
        let pen = Self { style: Style { room: Room::Scarce, ..self.style }, ..self };
        Some(pen.framed(card.row.choice, container(parts).padding([6.0, 0.0]), Length::Fixed(wide)))
    }

    /// Progress as a bar of this width.
    fn measure(self, (done, all): (usize, usize), wide: f32) -> Part<'a> {
        let Style { colors, .. } = self.style;
        let bar = move |wide: f32, color| {
            container(iced::widget::space().width(wide).height(8)).style(move |_: &iced::Theme| container::Style {
                background: Some(Background::Color(color)),
                border: Border { radius: 4.0.into(), ..Border::default() },
                ..container::Style::default()
            })
        };
        let full = wide * (done as f32 / all.max(1) as f32).min(1.0);
        container(bar(full, colors.good)).width(wide).style(bar_ground(colors.sunken)).into()
    }
}

/// Whether a card is that of a level, whose board is looked at more closely; one without a picture waits for it.
fn is_of_level(picture: Option<&RowPicture>) -> bool {
    matches!(picture, None | Some(RowPicture::Board { .. } | RowPicture::Face { .. }))
}

fn bar_ground(color: iced::Color) -> impl Fn(&iced::Theme) -> container::Style {
    move |_| container::Style {
        background: Some(Background::Color(color)),
        border: Border { radius: 4.0.into(), ..Border::default() },
        ..container::Style::default()
    }
}

/// The largest size, up to `most`, at which the longest word fits this width without a break.
fn fitting(words: &str, most: f32, width: f32) -> f32 {
    let longest = words.split(' ').map(|word| word.chars().count()).max().unwrap_or(1).max(1);
    most.min(width / (longest as f32 * 0.62))
}
