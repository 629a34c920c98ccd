//! Confetti over the whole window for a moment, where there is something to celebrate. Made of small rectangles of whole
//! pixels; takes no clicks, hides nothing for long, and does not come with less motion.

use super::looks::{Colors, whole};
use super::message::Message;
use iced::advanced::renderer::{Quad, Renderer as _};
use iced::advanced::widget::{Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::time::{Duration, Instant};
use iced::{Element, Event, Fill, Length, Rectangle, Renderer, Size, Theme, window};

/// How long it falls.
const LASTS: Duration = Duration::from_millis(1_200);
/// The shortest time between two pictures; a slow machine leaves some out.
const STEP: Duration = Duration::from_millis(33);
/// How many pieces there are.
const PIECES: u32 = 32;
/// The sides of a piece, in pixels: those of the first, and by how much others are larger.
const LEAST_SIDE: u32 = 8;
const MORE_SIDE: u32 = 8;

/// Confetti that began to fall at this time; nothing where there is none.
pub fn confetti<'a>(since: Option<Instant>, colors: Colors) -> Element<'a, Message> {
    Element::new(Confetti { since, colors })
}

struct Confetti {
    since: Option<Instant>,
    colors: Colors,
}

/// The time of the picture that is drawn.
#[derive(Default)]
struct Now(Option<Instant>);

/// Where the piece of this number is when so much of the time has gone, 0 to 1, and how large it is: in parts of the window and
/// in pixels. The same each time.
fn piece(number: u32, gone: f32) -> (f32, f32, u32, u32) {
    let mixed = number.wrapping_mul(2_654_435_761);
    let part = |shift: u32| (mixed >> shift & 0xff) as f32 / 255.0;
    let speed = 0.7 + 0.6 * part(8);
    let aside = (part(16) - 0.5) * 0.12 * gone;
    let (wide, high) = (LEAST_SIDE + (mixed >> 4) % MORE_SIDE, LEAST_SIDE + (mixed >> 12) % MORE_SIDE);
    (part(24) + aside, -0.05 - 0.35 * part(0) + (1.9 * speed) * gone * gone.sqrt(), wide, high)
}

impl Confetti {
    fn gone(&self, now: Instant) -> Option<f32> {
        let passed = now.saturating_duration_since(self.since?).as_secs_f32() / LASTS.as_secs_f32();
        (passed < 1.0).then_some(passed)
    }
}

impl Widget<Message, Theme, Renderer> for Confetti {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Now>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Now::default())
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(&mut self, _tree: &mut Tree, _renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        layout::atomic(limits, Fill, Fill)
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
        *tree.state.downcast_mut::<Now>() = Now(Some(*now));
        if self.gone(*now).is_some() {
            shell.request_redraw_at(*now + STEP);
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
        let Some(gone) = tree.state.downcast_ref::<Now>().0.and_then(|now| self.gone(now)) else { return };
        let bounds = layout.bounds();
        let Colors { accent, good, wrong, border, .. } = self.colors;
        let colors = [accent, good, wrong, border];
        renderer.with_layer(bounds, |renderer| {
            for (number, color) in (1..=PIECES).zip(colors.iter().cycle()) {
                let (x, y, wide, high) = piece(number, gone);
                let place = Rectangle {
                    x: whole(bounds.width * x) as f32,
                    y: whole(bounds.height * y) as f32,
                    width: wide as f32,
                    height: high as f32,
                };
                if place.y >= 0.0 && place.y < bounds.height {
                    renderer.fill_quad(Quad { bounds: place, ..Quad::default() }, *color);
                }
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_falls_past_the_window_and_is_over() {
        let begun = Instant::now();
        let colors = Colors::of(crate::shell::Theme::Light);
        let falling = Confetti { since: Some(begun), colors };
        assert_eq!((falling.gone(begun), falling.gone(begun + LASTS)), (Some(0.0), None));
        assert_eq!(Confetti { since: None, colors }.gone(begun), None);
        let seen = |gone: f32| (1..=PIECES).filter(|number| (0.0..1.0).contains(&piece(*number, gone).1)).count();
        assert!(seen(0.0) == 0 && seen(0.5) > 20 && seen(1.0) < 20, "{} {} {}", seen(0.0), seen(0.5), seen(1.0));
    }
}
