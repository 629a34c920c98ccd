//! What is asked of the widgets that were laid out: bringing what is lit into view, whether all of it is seen, and how far
//! texts run over.

use iced::advanced::widget::operation::{Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation, operate};
use iced::widget::operation::AbsoluteOffset;
use iced::{Rectangle, Task, Vector};

/// Scrolls what holds the widget of this name so that it is seen: at the top of it, or just inside.
pub fn bring_into_view<T: Send + 'static>(name: &'static str, place: Anchor) -> Task<T> {
    operate(Gatherer::new(name, place)).discard()
}

/// Scrolls so that all widgets of this name are seen, where they fit, else from their first one on. Returns whether some lie
/// outside of what is seen then.
pub fn show_all(name: &'static str) -> Task<bool> {
    operate(Gatherer::new(name, Anchor::Seen))
}

/// A new page begins at the top of these scrolling widgets, or where the widgets of this name are seen; told as by
/// [`show_all`].
pub fn begin_anew(widgets: &[&'static str], name: &'static str) -> Task<bool> {
    let widgets = widgets.iter().map(|widget| (*widget, 0)).collect();
    scroll_by_itself(widgets, 1.0).chain(show_all(name))
}

/// Lets what runs over in these scrolling widgets move by itself: one step further each round, resting at both ends.
pub fn scroll_by_itself<T: Send + 'static>(widgets: Vec<(&'static str, u32)>, step: f32) -> Task<T> {
    let widgets = widgets.into_iter().map(|(name, round)| (Id::new(name), round)).collect();
    operate(Roller { widgets, step }).discard()
}

struct Roller {
    /// Each with how many rounds it had until now.
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

/// Rounds of rest at both ends.
const REST: u32 = 3;

/// How far down it is in this round, where `over` is hidden.
fn rolled(over: f32, step: f32, round: u32) -> f32 {
    let steps = (over / step.max(1.0)).ceil().clamp(1.0, 10_000.0);
    let whole = REST * 2 + super::looks::count(super::looks::whole(steps));
    let moved = (round % whole).saturating_sub(REST);
    (moved as f32 * step).min(over)
}

/// Where a widget is brought to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// As its first line.
    Top,
    /// Just so far that it is seen whole.
    Seen,
}

/// One scrolling widget around the one looked for.
#[derive(Debug, Clone)]
struct Around {
    id: Option<Id>,
    bounds: Rectangle,
    content: Rectangle,
    translation: Vector,
}

/// Gathers the widgets of one name, by the scrolling widget that holds them, and scrolls those so that they are seen.
struct Gatherer {
    name: Id,
    place: Anchor,
    inside: Vec<Around>,
    /// A scrolling widget, and what encloses the widgets of the name in it.
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
        // scrolling widgets announce themselves before their children and are left again with their parent
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

/// Scrolls, and then hands on what was found.
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

/// The offset that shows `wanted`; none where it is seen already.
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
