//! The shrinking edge: how much of the slot is left. It redraws itself a few times a slot, without the program.

use super::looks::Colors;
use super::message::Message;
use iced::time::{Duration, Instant};
use iced::widget::canvas::{self, Action, Event, Geometry};
use iced::{Point, Rectangle, Renderer, Size, Theme, mouse, window};

/// How often a slot's edge is redrawn at most, and the shortest time between.
const STEPS: u32 = 40;
const SHORTEST_STEP: Duration = Duration::from_millis(50);

/// A slot that runs.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Slot {
    /// When it ends.
    pub end: Instant,
    /// How long it is as a whole.
    pub whole: Duration,
    /// Whether it shrinks smoothly; else in four steps.
    pub smooth: bool,
}

impl Slot {
    /// How much is left at `now`, 0 to 1.
    pub fn left(&self, now: Instant) -> f32 {
        let left = self.end.saturating_duration_since(now).as_secs_f32() / self.whole.as_secs_f32().max(0.001);
        let left = left.clamp(0.0, 1.0);
        if self.smooth { left } else { (left * 4.0).ceil() / 4.0 }
    }

    fn step(&self) -> Duration {
        let steps = if self.smooth { STEPS } else { 4 };
        (self.whole / steps).max(SHORTEST_STEP)
    }
}

/// The edge of a slot as a canvas.
pub struct SlotEdge {
    /// The slot; none leaves the edge empty.
    pub slot: Option<Slot>,
    /// Colours.
    pub colors: Colors,
}

impl canvas::Program<Message> for SlotEdge {
    type State = Option<Instant>;

    fn update(
        &self,
        now: &mut Self::State,
        event: &Event,
        _bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Option<Action<Message>> {
        let Event::Window(window::Event::RedrawRequested(at)) = event else { return None };
        *now = Some(*at);
        let slot = self.slot?;
        (*at < slot.end).then(|| Action::request_redraw_at((*at + slot.step()).min(slot.end)))
    }

    fn draw(
        &self,
        now: &Self::State,
        renderer: &Renderer,
        _theme: &Theme,
        bounds: Rectangle,
        _cursor: mouse::Cursor,
    ) -> Vec<Geometry> {
        let (Some(slot), Some(now)) = (self.slot, now) else { return Vec::new() };
        let mut frame = canvas::Frame::new(renderer, bounds.size());
        let width = bounds.width * slot.left(*now);
        frame.fill_rectangle(Point::ORIGIN, bounds.size(), self.colors.line);
        frame.fill_rectangle(Point::ORIGIN, Size::new(width, bounds.height), self.colors.focus_edge);
        let inner = Size::new((width - 4.0).max(0.0), (bounds.height - 4.0).max(0.0));
        frame.fill_rectangle(Point::new(2.0, 2.0), inner, self.colors.focus);
        vec![frame.into_geometry()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_edge_shrinks() {
        let start = Instant::now();
        let whole = Duration::from_secs(2);
        let mut slot = Slot { end: start + whole, whole, smooth: true };
        assert_eq!(slot.left(start), 1.0);
        assert!((slot.left(start + whole / 2) - 0.5).abs() < 0.001);
        assert_eq!(slot.left(start + whole * 2), 0.0);
        slot.smooth = false;
        assert_eq!(slot.left(start + whole * 3 / 5), 0.5);
    }
}
