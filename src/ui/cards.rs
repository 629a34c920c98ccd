//! Cards of games and levels, and how a level ended, as widgets.

use super::blocks::{Part, Pen, SCROLLBAR};
use super::looks::{BOLD, Room, Style};
use crate::drawings;
use crate::shell::{Block, Card, Ending, Note, PanelLine, Pictogram, RowPicture, Thumbnail};
use iced::widget::{column, container, responsive, row, text};
use iced::{Background, Border, Center, Fill, Length};

/// The minimum width of a card, in text sizes.
const CARD_EM: f32 = 11.0;
/// So many cards side by side at most.
const CARDS_ABREAST: usize = 4;
/// On a page of more shelves than these pictures are so many times as large.
const MANY_SHELVES: [(usize, f32); 2] = [(4, 0.55), (3, 0.75)];
/// A row of fewer cards than these is as wide as one of these.
const FEW_CARDS: usize = 3;
/// A card wider than so many heights of its picture shows the picture beside its name, so many times as large.
const WIDE_CARD: f32 = 3.0;
const LARGER_BESIDE: f32 = 2.2;

impl<'a> Pen<'a> {
    /// The card of the current game: its picture and names, and below them large numbers with their labels.
    pub(super) fn card(
        self,
        thumbnail: &Thumbnail,
        title: &'a str,
        subtitle: &'a str,
        numbers: &'a [PanelLine],
    ) -> Part<'a> {
        let Style { colors, .. } = self.style;
        let small = self.style.small();
        let picture = self.thumbnail(thumbnail, self.style.em * 2.8);
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

    /// What was found, in a card: each with its place above it and its cures below.
    pub(super) fn notes(self, title: &'a str, notes: &'a [Note]) -> Part<'a> {
        let Style { colors, em, .. } = self.style;
        let (small, gap) = (self.style.small(), self.style.gap());
        let notes = notes.iter().map(|note| {
            let ink = if note.pictogram == Some(Pictogram::Faulty) { colors.wrong } else { colors.muted };
            let place = text(&note.place).size(small * 0.9).color(ink).width(Fill);
            let picture = note.pictogram.map(|of| self.pictogram(of, small, ink));
            let head = row![].push(picture).push(place).spacing(gap * 0.6).align_y(Center);
            let cures = note.cures.iter().map(|cure| {
                let arrow = self.pictogram(Pictogram::Onward, small, colors.good);
                row![arrow, text(cure).size(small).width(Fill)].spacing(gap * 0.6).into()
            });
            column![]
                .push((!note.place.is_empty()).then_some(head))
                .push(text(&note.text).size(small).width(Fill))
                .extend(cures)
                .spacing(gap * 0.4)
                .into()
        });
        let title = (!title.is_empty()).then(|| text(title).size(em).font(BOLD).width(Fill));
        let (ground, line) = (colors.surface, colors.line);
        let radius = drawings::sizes().card_radius;
        container(column![].push(title).extend(notes).spacing(gap))
            .padding(gap * 1.4)
            .width(Fill)
            .style(move |_| container::Style {
                background: Some(Background::Color(ground)),
                border: Border { color: line, width: 2.0, radius: radius.into() },
                ..container::Style::default()
            })
            .into()
    }

    /// How a level ended: the result in large type, stars with what each is for, how far one is.
    pub(super) fn ending(self, ending: &'a Ending) -> Part<'a> {
        let Style { colors, em, .. } = self.style;
        let (small, gap) = (self.style.small(), self.style.gap());
        let largest = match self.style.room {
            Room::Ample | Room::Wide => self.style.size(|sizes| sizes.result),
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

    /// How many cards stand side by side: those of the longest row of the page if there is room for them, else as many in each line of it.
    pub(super) fn cards_abreast(self) -> usize {
        let fit = abreast_in(self.style, self.width);
        let shelves = self.page.blocks.iter().filter_map(|(_, block)| match block {
            Block::Shelf { cards, .. } => Some(cards.len()),
            _ => None,
        });
        // few cards do not grow to half a page each
        let longest = shelves.max().unwrap_or(fit).max(FEW_CARDS);
        longest.div_ceil(longest.div_ceil(fit))
    }

    /// The width of a card.
    fn card_width(self) -> f32 {
        let apart = self.style.apart();
        ((self.width - SCROLLBAR + apart) / self.cards_abreast() as f32 - apart).floor()
    }

    /// What stands above a shelf.
    pub(super) fn shelf_title(self, title: &'a str) -> Part<'a> {
        text(title).size(self.style.size(|sizes| sizes.title)).font(BOLD).into()
    }

    /// Games side by side, each with its picture, as many abreast as have room.
    pub(super) fn shelf(self, title: &'a str, cards: &'a [Card]) -> Part<'a> {
        let apart = self.style.apart();
        let wide = self.card_width();
        let title = (!title.is_empty()).then(|| self.shelf_title(title));
        let cards = cards.iter().filter_map(|card| self.game_card(card, wide, Some(self.picture_high(card))));
        let cards = row(cards).spacing(apart).wrap().vertical_spacing(apart);
        column![].push(title).push(cards).spacing(self.style.gap() * 0.6).width(Fill).into()
    }

    /// Games in one row without a title, their pictures as high as there is room.
    pub(super) fn shelf_row(self, cards: &'a [Card]) -> Part<'a> {
        // nothing scrolls there
        let wide = Self { width: self.width + SCROLLBAR, ..self }.card_width();
        let cards = cards.iter().filter_map(|card| self.game_card(card, wide, None));
        row(cards).spacing(self.style.apart()).height(Fill).into()
    }

    /// How high pictures are where cards are as high as they need.
    fn picture_high(self, card: &Card) -> f32 {
        // in a lower window two shelves and what turns the page are to be seen together
        let is_wide = self.style.room >= Room::Wide;
        let of_em = match (is_of_level(card.row.picture.as_ref()), is_wide) {
            (true, true) => 4.6,
            (true, false) | (false, true) => 3.2,
            (false, false) => 2.0,
        };
        let shelves = self.page.blocks.iter().filter(|(_, block)| matches!(block, Block::Shelf { .. })).count();
        // many shelves are to be seen together too
        let smaller = MANY_SHELVES.iter().find(|(many, _)| shelves > *many).map_or(1.0, |(_, times)| *times);
        self.style.em * of_em * smaller
    }

    /// A game or a level: its picture, so high or as high as there is room, and below it its name and a few words.
    fn game_card(self, card: &'a Card, wide: f32, high: Option<f32>) -> Option<Part<'a>> {
        let Style { colors, .. } = self.style;
        let choice = self.choice(card.row.choice)?;
        let small = self.style.small();
        let (border, gap) = (drawings::sizes().border, self.style.gap());
        // where few cards stand side by side there is more room beside a picture than above its name
        let beside = high.filter(|high| wide > high * WIDE_CARD).map(|high| (high * LARGER_BESIDE).min(wide * 0.45));
        let high = beside.or(high);
        let inside = wide - 2.0 * (border + gap * 1.4) - beside.map_or(0.0, |side| side + gap);
        let picture: Part<'a> = match high {
            Some(high) => self.card_picture(card, high),
            None => responsive(move |room| {
                let side = (room.height - gap).min(room.width - 2.0 * gap).max(1.0).floor();
                container(self.card_picture(card, side)).center(Fill).into()
            })
            .into(),
        };
        let height = high.map_or(Fill, |high| Length::Fixed(high + gap));
        let upper = drawings::sizes().button_radius - border;
        let rounded = if beside.is_some() { iced::border::left(upper) } else { iced::border::top(upper) };
        let width = beside.map_or(Fill, |side| Length::Fixed(side + gap));
        let picture = container(picture).center_x(width).center_y(height).style(move |_| container::Style {
            background: Some(Background::Color(colors.sunken)),
            border: Border { radius: rounded, ..Border::default() },
            ..container::Style::default()
        });
        let ink = if card.row.faulty { colors.wrong } else { self.ink(card.row.choice, choice) };
        let title = self.style.size(|sizes| sizes.title);
        let name = text(&choice.label).size(fitting(&choice.label, title, inside)).font(BOLD).color(ink);
        let chosen = (choice.on == Some(true)).then(|| self.pictogram(Pictogram::Yes, title, colors.good));
        let name = row![].push(chosen).push(name).spacing(gap * 0.6).align_y(Center);
        let mut parts = column![name].spacing(gap * 0.5).width(Fill).padding([gap * 0.7, gap * 1.4]);
        let mut words = card.row.columns.iter().filter(|words| !words.is_empty());
        let muted = |words: &'a String| text(words).size(small).color(colors.muted);
        if let Some(first) = words.next() {
            let line = row![muted(first).width(Fill)].spacing(gap).width(Fill);
            parts = parts.push(words.fold(line, |line, words| line.push(muted(words))));
        }
        if card.done.1 > 0 {
            parts = parts.push(self.measure(card.done, inside));
        }
        let body: Part<'a> = match beside {
            Some(_) => row![picture, parts].align_y(Center).width(Fill).into(),
            None => column![picture, parts].width(Fill).into(),
        };
        Some(self.framed_in(card.row.choice, body, Length::Fixed(wide), [border, border]))
    }

    fn card_picture(self, card: &'a Card, side: f32) -> Part<'a> {
        match &card.row.picture {
            Some(picture) => self.row_picture(picture, side),
            // it is drawn in a moment
            None => iced::widget::space().height(side).into(),
        }
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

/// How many cards have room side by side in this width.
pub(super) fn abreast_in(style: Style, width: f32) -> usize {
    let apart = style.apart();
    let fit = ((width - SCROLLBAR + apart) / (style.em * CARD_EM + apart)).floor();
    (1..=CARDS_ABREAST).rev().find(|abreast| *abreast as f32 <= fit).unwrap_or(1)
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
pub(super) fn fitting(words: &str, most: f32, width: f32) -> f32 {
    let longest = words.split(' ').map(|word| word.chars().count()).max().unwrap_or(1).max(1);
    most.min(width / (longest as f32 * 0.62))
}
