//! A bar chart on a canvas: upright bars over short labels, or bars that lie beside long ones. Every bar that is shown has its label.

use super::looks::{SANS, Style, whole};
use super::message::Message;
use crate::shell::Bar;
use az::SaturatingAs;
use iced::widget::canvas::{self, Frame, Geometry, Text};
use iced::{Color, Point, Rectangle, Renderer, Size, Theme, alignment, mouse};

/// The maximum width of a bar with its gap, in text sizes: a few bars do not become blocks.
const WIDEST_BAR_EM: f32 = 5.0;
/// The height of upright bars with their labels, and of a bar that lies, in text sizes.
const HEIGHT_EM: f32 = 8.0;
const LYING_EM: f32 = 1.6;
/// The width of a letter, in sizes of its text.
const LETTER: f32 = 0.62;
/// The share of the width for labels of lying bars at most.
const MOST_OF_LABELS: f32 = 0.45;

/// A chart to draw.
pub struct Chart<'a> {
    /// Its bars.
    pub bars: &'a [Bar],
    /// The bar to mark.
    pub current: Option<usize>,
    /// Sizes and colours.
    pub style: Style,
}

impl Chart<'_> {
    fn size(&self) -> f32 {
        self.style.small() * 0.8
    }

    /// How wide the longest of these texts is.
    fn widest<'t>(&self, texts: impl Iterator<Item = &'t String>) -> f32 {
        texts.map(|text| text.chars().count()).max().unwrap_or(0).max(1) as f32 * self.size() * LETTER
    }

    fn lies(&self) -> bool {
        self.widest(self.bars.iter().map(|bar| &bar.label)) > self.style.em * WIDEST_BAR_EM * 0.8
    }

    /// How high it is.
    pub fn height(&self) -> f32 {
        match self.lies() {
            true => self.bars.len() as f32 * self.style.em * LYING_EM,
            false => self.style.em * HEIGHT_EM,
        }
    }

    fn highest(&self) -> u64 {
        self.bars.iter().map(|bar| bar.height).max().unwrap_or(0).max(1)
    }

    fn share(&self, bar: &Bar) -> f32 {
        bar.height as f32 / self.highest() as f32
    }

    fn bar(&self, frame: &mut Frame, index: usize, (at, size): (Point, Size)) {
        let colors = self.style.colors;
        let marked = self.current == Some(index);
        frame.fill_rectangle(at, size, if marked { colors.ink } else { colors.accent });
        if marked {
            let inner = Size::new((size.width - 4.0).max(0.0), (size.height - 4.0).max(0.0));
            frame.fill_rectangle(Point::new(at.x + 2.0, at.y + 2.0), inner, colors.good);
        }
    }

    fn words(&self, frame: &mut Frame, words: &str, at: Point, align_y: alignment::Vertical) {
        let color: Color = self.style.colors.ink;
        frame.fill_text(Text {
            content: words.to_owned(),
            position: at,
            color,
            size: self.size().into(),
            font: SANS,
            align_y,
            ..Text::default()
        });
    }

    /// Bars beside one another, as many as have room for their labels: those up to the marked one, or the last.
    fn upright(&self, frame: &mut Frame, bounds: Size) {
        let size = self.size();
        let floor = bounds.height - size * 1.6;
        frame.fill_rectangle(Point::new(0.0, floor), Size::new(bounds.width, 2.0), self.style.colors.line);
        let least = self.widest(self.bars.iter().map(|bar| &bar.label)) + size * 0.4;
        let fit = whole(bounds.width / least).saturating_as::<usize>().max(1);
        let end = self.current.map_or(self.bars.len(), |at| at + 1).max(fit.min(self.bars.len()));
        let shown = end.saturating_sub(fit)..end;
        let step = (bounds.width / (shown.len().max(1) as f32)).min(self.style.em * WIDEST_BAR_EM);
        for (place, index) in shown.enumerate() {
            let Some(bar) = self.bars.get(index) else { continue };
            let (left, wide) = (place as f32 * step, (step * 0.8).max(1.0));
            let tall = (floor - 4.0) * self.share(bar);
            self.bar(frame, index, (Point::new(left, floor - tall), Size::new(wide, tall)));
            self.words(frame, &bar.label, Point::new(left, floor + 2.0), alignment::Vertical::Top);
        }
    }

    /// Bars below one another, each with its label at its left and its value at its end.
    fn lying(&self, frame: &mut Frame, bounds: Size) {
        let line = self.style.em * LYING_EM;
        let left = self.widest(self.bars.iter().map(|bar| &bar.label)).min(bounds.width * MOST_OF_LABELS);
        let room = bounds.width - left - self.widest(self.bars.iter().map(|bar| &bar.value)) - line;
        for (index, bar) in self.bars.iter().enumerate() {
            let top = index as f32 * line;
            let middle = top + line / 2.0;
            let wide = (room * self.share(bar)).max(2.0);
            self.words(frame, &bar.label, Point::new(0.0, middle), alignment::Vertical::Center);
            self.bar(frame, index, (Point::new(left, top + line * 0.15), Size::new(wide, line * 0.7)));
            let end = Point::new(left + wide + line * 0.3, middle);
            self.words(frame, &bar.value, end, alignment::Vertical::Center);
        }
    }
}

impl canvas::Program<Message> for Chart<'_> {
    type State = ();

    fn draw(
        &self,
        _state: &(),
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let mut frame = Frame::new(renderer, bounds.size());
        match self.lies() {
            true => self.lying(&mut frame, bounds.size()),
            false => self.upright(&mut frame, bounds.size()),
        }
        vec![frame.into_geometry()]
    }
}
