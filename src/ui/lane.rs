//! The lane at the lower edge: what a press would do now, in large type, and to its right results, whose turn it is, and
//! errors. It keeps its place, so that no choice moves for it; it grows only for errors and for what has no room in it
//! at the minimum size.

use super::blocks::Pen;
use super::looks::{BOLD, Style};
use super::message::Message;
use crate::shell::{MOST_TOLD, Notice, NoticeKind, Pictogram};
use iced::widget::{Column, column, container, row, space, text};
use iced::{Background, Border, Center, Color, Element, Fill, Length, Size};

/// The maximum share of the window's height for the lane.
const MOST_LANE: f32 = 0.18;
const LEAST_LANE: f32 = 52.0;
/// The minimum text size in the lane, in pixels.
const SMALLEST_IN_LANE: f32 = 14.0;
/// The share of what a press would do while something is told beside it.
const MOST_OF_DEED: f32 = 0.6;
/// In a narrower lane than this, in text sizes, what is told stands below, and what a press would do has this share of the height:
/// above one text, and above more.
const SIDE_BY_SIDE_EM: f32 = 24.0;
const UPPER: [f32; 2] = [0.58, 0.46];
/// The share of the width for how to press at most.
const MOST_OF_CALL: f32 = 0.3;
/// The width of a letter, in text sizes, a little above the mean.
pub(super) const LETTER_EM: f32 = 0.62;
/// From so many letters on a text is long, and its letters are so wide in the mean, in text sizes.
const LONG: usize = 60;
const LETTER_OF_LONG_EM: f32 = 0.56;
/// What keeps room has some width: a row leaves out what has none.
const STRUT: f32 = 1.0;

/// The height of the lane.
pub(super) fn lane_height(style: Style, size: Size) -> f32 {
    style.size(|sizes| sizes.lane).min(size.height * MOST_LANE).max(LEAST_LANE)
}

/// The lane of a window of this size, with whose turn it is or what else the game says of itself; where nothing is told, with
/// what the lit game is about, if that has room.
pub(super) fn lane<'a>(pen: Pen<'a>, size: Size, status: Option<&'a str>) -> Element<'a, Message> {
    let about = pen.page.press.about.as_str();
    if status.is_none() && pen.page.notices.is_empty() && !about.is_empty() {
        let (lane, runs_over) = lane_with(pen, size, Some((about, Pictogram::HowToPlay)));
        if !runs_over {
            return lane;
        }
    }
    lane_with(pen, size, status.map(|words| (words, Pictogram::Onward))).0
}

/// The lane with these words besides messages, and whether what is told runs over.
fn lane_with<'a>(pen: Pen<'a>, size: Size, status: Option<(&'a str, Pictogram)>) -> (Element<'a, Message>, bool) {
    let (colors, gap) = (pen.style.colors, pen.style.gap());
    let height = lane_height(pen.style, size);
    let told = pen.page.seen();
    let is_trouble = told.iter().any(|told| told.kind == NoticeKind::Trouble);
    let is_told = status.is_some() || !told.is_empty();
    let room = size.width - 6.0 * gap;
    let is_stacked = is_told && !pen.page.press.deed.is_empty() && room < pen.style.em * SIDE_BY_SIDE_EM;
    let lane = Lane { pen, height, room, status, told, is_told, is_stacked };

    let mut line = row![].spacing(gap * 2.0).align_y(Center);
    let mut left = lane.room;
    if !pen.page.press.deed.is_empty() {
        let ([call, deed], taken) = lane.deed();
        left -= if is_stacked { 0.0 } else { taken };
        line = line.push(call).push(deed);
    }
    let mut runs_over = is_trouble;
    let mut below = None;
    if is_told {
        let (lines, is_too_long) = lane.told(left);
        runs_over |= is_too_long;
        match is_stacked {
            true => below = Some(lines),
            false => line = line.push(lines),
        }
    }
    let line = column![line].push(below).spacing(2).padding([2.0, gap * 2.0]);
    let strut = space().width(STRUT).height(height);
    let lane = container(row![strut, line].align_y(Center)).width(Fill).clip(!runs_over);
    let lane = if runs_over { lane } else { lane.height(height) };
    let edge = container(space().width(Fill).height(2));
    let lane = column![edge.style(move |_| ground(colors.line)), lane.style(move |_| ground(colors.surface))];
    (lane.into(), runs_over)
}

fn ground(color: Color) -> container::Style {
    container::Style { background: Some(Background::Color(color)), ..container::Style::default() }
}

struct Lane<'a> {
    pen: Pen<'a>,
    height: f32,
    /// The width that there is for all of it.
    room: f32,
    /// What else is told, and its picture.
    status: Option<(&'a str, Pictogram)>,
    /// The messages that are shown.
    told: Vec<&'a Notice>,
    is_told: bool,
    /// Whether what is told stands below what a press would do.
    is_stacked: bool,
}

impl<'a> Lane<'a> {
    /// The text size of what is told, where it fits.
    fn usual(&self) -> f32 {
        self.pen.style.em.min(self.height * if self.is_stacked { 0.26 } else { 0.3 })
    }

    /// How many texts are told.
    fn texts(&self) -> usize {
        self.told.len() + usize::from(self.status.is_some())
    }

    /// The share of the height for what a press would do, where what is told stands below.
    fn upper(&self) -> f32 {
        let [above_one, above_more] = UPPER;
        if self.texts() > 1 { above_more } else { above_one }
    }

    /// How to press and what that would do, and the width that both take.
    fn deed(&self) -> ([Element<'a, Message>; 2], f32) {
        let (style, press) = (self.pen.style, &self.pen.page.press);
        let (colors, gap) = (style.colors, style.gap());
        let most = style.size(|sizes| sizes.press).min(self.height * 0.42);
        // what is told gets what the other leaves
        let around = 4.0 * gap;
        let of_call = fitted(&press.call, self.room * MOST_OF_CALL - around, most * 1.2, most);
        let call_room = width_of(&press.call, of_call) + around;
        let is_beside = self.is_told && !self.is_stacked;
        let share = if is_beside { self.room * MOST_OF_DEED } else { self.room };
        let height = if self.is_stacked { self.height * self.upper() } else { self.height - 8.0 };
        let of = fitted(&press.deed, share - call_room, height, most);
        let call = container(text(&press.call).size(of_call).font(BOLD).color(colors.light_edge));
        let call = call.padding([if self.is_stacked { 2.0 } else { self.height * 0.06 }, gap * 1.2]).style(move |_| {
            container::Style { border: Border { radius: 10.0.into(), ..Border::default() }, ..ground(colors.light) }
        });
        let told_room = self.room - share - style.em * 2.0;
        let mut told = self.told.iter().map(|told| told.text.as_str()).chain(self.status.map(|(words, _)| words));
        let is_brief = told.all(|words| width_of(words, self.usual()) <= told_room);
        let least = if is_brief { share - call_room } else { width_of(&press.deed, of) };
        let deed_room = least.min(share - call_room).max(self.room * 0.2);
        let deed = container(text(&press.deed).size(of).font(BOLD).line_height(1.15));
        let deed = deed.width(if is_beside { Length::Fixed(deed_room) } else { Fill });
        ([call.into(), deed.into()], call_room + deed_room + 2.0 * gap)
    }

    /// What is told in this width, and whether one of the texts is too long for its share of the height.
    fn told(&self, width: f32) -> (Column<'a, Message>, bool) {
        let (pen, colors, usual) = (self.pen, self.pen.style.colors, self.usual());
        let share = width - usual * 2.0;
        let height = if self.is_stacked { self.height * (1.0 - self.upper()) - 6.0 } else { self.height - 8.0 };
        let each = height / self.texts().clamp(1, MOST_TOLD) as f32;
        let mut is_too_long = false;
        let mut line_of = |words: &'a str, of: Pictogram, ink: Color| -> Element<'a, Message> {
            let size = fitted(words, share, each, usual);
            is_too_long |= !fits_at(words, size, share, each);
            let words = text(words).size(size).color(ink).line_height(1.15).width(Fill);
            row![pen.pictogram(of, size, ink), words].spacing(pen.style.gap() * 0.8).align_y(Center).into()
        };
        let mut lines = Vec::new();
        lines.extend(self.status.map(|(words, of)| line_of(words, of, colors.ink)));
        for told in &self.told {
            lines.push(match told.kind {
                NoticeKind::Result => line_of(&told.text, Pictogram::Done, colors.ink),
                NoticeKind::Ignored => line_of(&told.text, Pictogram::Ignored, colors.muted),
                NoticeKind::Trouble => line_of(&told.text, Pictogram::Faulty, colors.wrong),
            });
        }
        (Column::with_children(lines).spacing(2).width(Fill), is_too_long)
    }
}

/// The largest text size up to `most` at which the words fit this width and height, or the minimum.
fn fitted(words: &str, width: f32, height: f32, most: f32) -> f32 {
    let mut size = most;
    while size > SMALLEST_IN_LANE && !fits_at(words, size, width, height) {
        size -= 1.0;
    }
    size
}

/// Whether the words fit this width and height at this size.
fn fits_at(words: &str, size: f32, width: f32, height: f32) -> bool {
    let lines = (width_of(words, size) / width.max(size)).ceil().max(1.0);
    lines * size * 1.15 <= height
}

/// How wide the words are at most in one line: in long texts wide letters and narrow ones even out.
fn width_of(words: &str, size: f32) -> f32 {
    let letters = words.chars().count();
    letters as f32 * size * if letters > LONG { LETTER_OF_LONG_EM } else { LETTER_EM }
}
