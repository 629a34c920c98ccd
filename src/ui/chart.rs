//! A bar chart on a canvas.

use super::looks::{SANS, Style};
use super::message::Message;
use iced::widget::canvas::{self, Geometry, Text};
use iced::{Point, Rectangle, Renderer, Size, Theme, mouse};

/// The maximum width of a bar with its gap, in text sizes: a few bars do not become blocks.
const WIDEST_BAR_EM: f32 = 5.0;

/// A chart to draw.
pub struct Chart<'a> {
    /// Label and height of each bar.
    pub bars: &'a [(String, u64)],
    /// The highest value.
    pub highest: u64,
    /// The bar to mark.
    pub current: Option<usize>,
    /// Sizes and colours.
    pub style: Style,
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
        let colors = self.style.colors;
        let mut frame = canvas::Frame::new(renderer, bounds.size());
        let size = self.style.small() * 0.8;
        let floor = bounds.height - size * 1.6;
        frame.fill_rectangle(Point::new(0.0, floor), Size::new(bounds.width, 2.0), colors.line);
        let step = (bounds.width / (self.bars.len().max(1) as f32)).min(self.style.em * WIDEST_BAR_EM);
        let widest = self.bars.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(1).max(1);
        let every = (widest as f32 * size * 0.75 / step.max(0.1)).ceil().max(1.0);
        for (index, (label, height)) in self.bars.iter().enumerate() {
            let tall = (floor - 4.0) * (*height as f32) / (self.highest.max(1) as f32);
            let left = index as f32 * step;
            let wide = (step * 0.8).max(1.0);
            let marked = self.current == Some(index);
            let color = if marked { colors.ink } else { colors.accent };
            frame.fill_rectangle(Point::new(left, floor - tall), Size::new(wide, tall), color);
            if marked {
                let inner = Size::new((wide - 4.0).max(0.0), (tall - 4.0).max(0.0));
                frame.fill_rectangle(Point::new(left + 2.0, floor - tall + 2.0), inner, colors.good);
            }
            if index as f32 % every < 0.5 {
                frame.fill_text(Text {
                    content: label.clone(),
                    position: Point::new(left, floor + 2.0),
                    color: colors.ink,
                    size: size.into(),
                    font: SANS,
                    ..Text::default()
                });
            }
        }
        vec![frame.into_geometry()]
    }
}
