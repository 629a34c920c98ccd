//! A light that goes round four places by itself: how it looks and how fast it goes with the settings in force. Nothing of it
//! can be chosen.

use super::halo::{Colored, ring_round};
use super::looks::{Room, Style, whole};
use super::message::Message;
use crate::shell::Look;
use az::SaturatingAs;
use iced::advanced::renderer::{Quad, Renderer as _};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::time::{Duration, Instant};
use iced::{Border, Element, Event, Fill, Length, Rectangle, Renderer, Size, Theme, window};

/// How many places there are.
const PLACES: u16 = 4;
/// How high and how wide each is, in text sizes, and how high where there is little room.
const HIGH_EM: f32 = 2.4;
const LOW_EM: f32 = 1.2;
const WIDE_EM: f32 = 12.0;
/// In so many steps the ring empties; with less motion in four.
const STEPS: u32 = 20;
const FEW_STEPS: u32 = 4;

/// The example: so many milliseconds a step, none where nothing moves by itself, and whether the ring shows how much is left.
pub fn example<'a>(style: Style, look: &Look, step_ms: u32, empties: bool) -> Element<'a, Message> {
    let steps = if look.reduced_motion { FEW_STEPS } else { STEPS };
    Element::new(Example {
        style,
        step: Duration::from_millis(u64::from(step_ms)),
        parts: if empties { steps } else { 1 },
        dims: look.dim_rest,
    })
}

struct Example {
    style: Style,
    step: Duration,
    parts: u32,
    dims: bool,
}

/// When it began, and the time of the picture that is drawn.
#[derive(Default)]
struct Times(Option<(Instant, Instant)>);

impl Example {
    /// The part of a step after which it is drawn anew.
    fn part(&self) -> Duration {
        (self.step / self.parts.max(1)).max(Duration::from_millis(30))
    }

    /// Which place is lit, and how much of its time is left.
    fn lit(&self, times: &Times) -> (u16, f32) {
        let Some((begun, now)) = times.0.filter(|_| !self.step.is_zero()) else { return (0, 1.0) };
        let passed = now.saturating_duration_since(begun).as_millis();
        let step = self.step.as_millis().max(1);
        let place = (passed / step % u128::from(PLACES)).saturating_as();
        if self.parts == 1 {
            return (place, 1.0);
        }
        let parts = u128::from(self.parts);
        let gone = passed % step * parts / step;
        (place, (parts - gone) as f32 / parts as f32)
    }

    /// How high each place is.
    fn high(&self) -> f32 {
        whole(self.style.em * if self.style.room == Room::Scarce { LOW_EM } else { HIGH_EM }) as f32
    }

    fn places(&self, bounds: Rectangle) -> impl Iterator<Item = Rectangle> + use<> {
        let (em, apart) = (self.style.em, self.style.apart());
        let room = (bounds.width - apart) / f32::from(PLACES) - apart;
        let (wide, high) = (whole(room.min(em * WIDE_EM)) as f32, self.high());
        (0..PLACES).map(move |place| Rectangle {
            x: bounds.x + apart + f32::from(place) * (wide + apart),
            y: bounds.y + apart,
            width: wide,
            height: high,
        })
    }
}

impl Widget<Message, Theme, Renderer> for Example {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Times>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Times::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Length::Shrink)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, Fill, self.high() + 2.0 * self.style.apart())
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        _layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        _viewport: &Rectangle,
    ) {
        let Event::Window(window::Event::RedrawRequested(now)) = event else { return };
        let times = tree.state.downcast_mut::<Times>();
        let begun = times.0.map_or(*now, |(begun, _)| begun);
        *times = Times(Some((begun, *now)));
        if !self.step.is_zero() {
            shell.request_redraw_at(*now + self.part());
        }
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        _theme: &Theme,
        _style: &renderer::Style,
        layout: Layout<'_>,
        _cursor: mouse::Cursor,
        _viewport: &Rectangle,
    ) {
        let (lit, left) = self.lit(tree.state.downcast_ref());
        let colors = self.style.colors;
        for (place, number) in self.places(layout.bounds()).zip(0..) {
            let ground = match (number == lit, self.dims) {
                (true, _) => colors.light_tint,
                (false, true) => colors.sunken,
                (false, false) => colors.surface,
            };
            let border = Border { color: colors.border, width: 2.0, radius: 8.0.into() };
            renderer.fill_quad(Quad { bounds: place, border, ..Quad::default() }, ground);
        }
        if let Some(place) = self.places(layout.bounds()).nth(usize::from(lit)) {
            ring_round(place, self.style.ring(), Colored { colors, is_grey: false }, left, renderer);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_light_goes_round_at_the_pace_in_force() {
        let look = Look::default();
        let style = Style::new(&look);
        let example = |step_ms: u64, parts| Example { style, step: Duration::from_millis(step_ms), parts, dims: false };
        let begun = Instant::now();
        let at = |ms: u64| Times(Some((begun, begun + Duration::from_millis(ms))));
        assert_eq!(example(1_000, 4).lit(&at(0)), (0, 1.0));
        assert_eq!(example(1_000, 4).lit(&at(1_500)), (1, 0.5));
        assert_eq!(example(1_000, 4).lit(&at(4_000)), (0, 1.0));
        assert_eq!(example(1_000, 1).lit(&at(2_900)), (2, 1.0));
        assert_eq!(example(0, 4).lit(&at(9_000)), (0, 1.0), "nothing moves by itself");
    }
}
