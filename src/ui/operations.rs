//! Operations on the laid-out widgets: scroll what is lit into view, find out whether all of it is visible, and how far
//! texts overflow.

use iced::advanced::widget::operation::{Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation, operate};
use iced::widget::operation::AbsoluteOffset;
use iced::{Rectangle, Task, Vector};

/// Scrolls the container of the widget with this id so that the widget is at its top, or just inside.
pub fn bring_into_view<T: Send + 'static>(name: &'static str, place: Anchor) -> Task<T> {
    operate(Gatherer::new(name, place)).discard()
}

/// Scrolls so that all widgets with this id are visible if they fit, otherwise from the first one on. Returns whether
/// some are not visible then.
pub fn show_all(name: &'static str) -> Task<bool> {
    operate(Gatherer::new(name, Anchor::Seen))
}

/// For a new page: scrolls these widgets to the top, or to where the widgets with this id are visible. Returns the same
/// as [`show_all`].
pub fn begin_anew(widgets: &[&'static str], name: &'static str) -> Task<bool> {
    let widgets = widgets.iter().map(|widget| (*widget, 0)).collect();
    scroll_by_itself(widgets, 1.0).chain(show_all(name))
}

/// Scrolls overflowing content in these widgets by itself: one step further each round, resting at both ends.
pub fn scroll_by_itself<T: Send + 'static>(widgets: Vec<(&'static str, u32)>, step: f32) -> Task<T> {
    let widgets = widgets.into_iter().map(|(name, round)| (Id::new(name), round)).collect();
    operate(Roller { widgets, step }).discard()
}

struct Roller {
    /// Each with its number of rounds so far.
    widgets: Vec<(Id, u32)>,
    step: f32,
}

impl Operation for Roller {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        let Some((_, round)) = self.widgets.iter().find(|(known, _)| id == Some(known)) else { return };
        let over = content.height - bounds.height;
        if over > 1.0 {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(rolled(over, self.step, *round)) });
        }
    }
}

/// How many rounds it rests at both ends.
const REST: u32 = 3;

/// The scroll offset in this round if `over` pixels are hidden.
fn rolled(over: f32, step: f32, round: u32) -> f32 {
    let steps = (over / step.max(1.0)).ceil().clamp(1.0, 10_000.0);
    let whole = REST * 2 + super::looks::count(super::looks::whole(steps));
    let moved = (round % whole).saturating_sub(REST);
    (moved as f32 * step).min(over)
}

/// Where a widget should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// At the top.
    Top,
    /// Just visible as a whole.
    Seen,
}

/// A scrolling container of the widget.
#[derive(Debug, Clone)]
struct Around {
    id: Option<Id>,
    bounds: Rectangle,
    content: Rectangle,
    translation: Vector,
}

/// Collects the widgets with one id by their scrolling container, and scrolls those so that they are visible.
struct Gatherer {
    name: Id,
    place: Anchor,
    inside: Vec<Around>,
    /// A scrolling container, and the bounding box of the widgets in it.
    groups: Vec<(Around, Rectangle)>,
}

impl Gatherer {
    fn new(name: &'static str, place: Anchor) -> Self {
        Self { name: Id::new(name), place, inside: Vec::new(), groups: Vec::new() }
    }
}

impl Operation<bool> for Gatherer {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<bool>)) {
        let depth = self.inside.len();
        operate(self);
        // scrolling widgets are reported before their children, and end with their parent
        self.inside.truncate(depth);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        if id != Some(&self.name) {
            return;
        }
        let Some(around) = self.inside.last() else { return };
        match self.groups.iter_mut().find(|(known, _)| known.id == around.id) {
            Some((_, all)) => *all = all.union(&bounds),
            None => self.groups.push((around.clone(), bounds)),
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        bounds: Rectangle,
        content: Rectangle,
        translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.inside.push(Around { id: id.cloned(), bounds, content, translation });
    }

    fn finish(&self) -> Outcome<bool> {
        let to = self
            .groups
            .iter()
            .filter_map(|(around, all)| Some((around.id.clone()?, offset(*all, around, self.place)?)));
        let runs_over = self.groups.iter().any(|(around, all)| all.height > around.bounds.height);
        Outcome::Chain(Box::new(Mover { to: to.collect(), runs_over }))
    }
}

/// Scrolls, then passes the result on.
struct Mover {
    to: Vec<(Id, f32)>,
    runs_over: bool,
}

impl Operation<bool> for Mover {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<bool>)) {
        operate(self);
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        state: &mut dyn Scrollable,
    ) {
        if let Some((_, y)) = self.to.iter().find(|(known, _)| id == Some(known)) {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(*y) });
        }
    }

    fn finish(&self) -> Outcome<bool> {
        Outcome::Some(self.runs_over)
    }
}

/// The offset that makes `wanted` visible; none if it already is.
fn offset(wanted: Rectangle, around: &Around, place: Anchor) -> Option<f32> {
    let top = wanted.y - around.content.y;
    let bottom = top + wanted.height;
    let (shown, height) = (around.translation.y, around.bounds.height);
    let most = (around.content.height - height).max(0.0);
    let y = match place {
        Anchor::Top => top,
        Anchor::Seen if top < shown => top - 8.0,
        Anchor::Seen if wanted.height > height => top - 8.0,
        Anchor::Seen if bottom > shown + height => bottom - height + 8.0,
        Anchor::Seen => return None,
    };
    Some(y.clamp(0.0, most))
}

#[cfg(test)]
mod tests {
    use super::*;
    use iced::{Point, Size};

    fn rectangle(y: f32, height: f32) -> Rectangle {
        Rectangle::new(Point::new(0.0, y), Size::new(100.0, height))
    }

    #[test]
    fn what_runs_over_rests_at_both_ends() {
        let way: Vec<f32> = (0..10).map(|round| rolled(50.0, 20.0, round)).collect();
        assert_eq!(way, [0.0, 0.0, 0.0, 0.0, 20.0, 40.0, 50.0, 50.0, 50.0, 0.0]);
    }

    #[test]
    fn what_is_seen_stays() {
        let around = Around {
            id: None,
            bounds: rectangle(50.0, 200.0),
            content: rectangle(50.0, 1000.0),
            translation: Vector::ZERO,
        };
        assert_eq!(offset(rectangle(60.0, 40.0), &around, Anchor::Seen), None);
        assert_eq!(offset(rectangle(550.0, 40.0), &around, Anchor::Seen), Some(348.0));
        assert_eq!(offset(rectangle(550.0, 40.0), &around, Anchor::Top), Some(500.0));
        assert_eq!(offset(rectangle(1040.0, 10.0), &around, Anchor::Top), Some(800.0));
        let scrolled = Around { translation: Vector::new(0.0, 400.0), ..around };
        assert_eq!(offset(rectangle(60.0, 40.0), &scrolled, Anchor::Seen), Some(2.0));
    }
}
