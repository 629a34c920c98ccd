//! Operations on the laid-out widgets: scroll what is lit into view, find out whether all of it is visible, and scroll texts that
//! overflow.

use iced::advanced::widget::operation::{Outcome, Scrollable};
use iced::advanced::widget::{Id, Operation, operate};
use iced::widget::operation::AbsoluteOffset;
use iced::{Rectangle, Task, Vector};

/// Scrolls the container of the widget with this id so that the widget is at its top, or just inside.
pub fn bring_into_view<T: Send + 'static>(name: &'static str, place: Anchor) -> Task<T> {
    operate(Gatherer::new(name, place)).discard()
}

/// How what is lit came into view.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Brought {
    /// Whether it does not fit there.
    pub runs_over: bool,
    /// Whether anything was scrolled for it.
    pub scrolled: bool,
}

/// Scrolls so that all widgets with this id, and so much around them, are visible if they fit, otherwise from the first one on.
/// Returns whether some are not visible then.
pub fn show_all(name: &'static str, around: f32) -> Task<Brought> {
    operate(Gatherer::new(name, Anchor::Seen { around }))
}

/// For a new page: scrolls these widgets to the top, or to where the widgets with this id are visible. Returns the same
/// as [`show_all`].
pub fn begin_anew(widgets: &[&'static str], name: &'static str, around: f32) -> Task<Brought> {
    let widgets = widgets.iter().map(|widget| (Id::new(widget), Some(0))).collect();
    operate(Roller { widgets, step: 1.0, overflows: false }).then(move |_| show_all(name, around))
}

/// Scrolls overflowing content in these widgets by itself: one step further each round, resting at both ends. What contains a
/// widget with the id `still` stays where it is. Returns whether any content overflows.
pub fn scroll_by_itself(widgets: Vec<(&'static str, u32)>, step: f32, still: Option<&'static str>) -> Task<bool> {
    let widgets = widgets.into_iter().map(|(name, round)| (Id::new(name), Some(round))).collect();
    let roller = Roller { widgets, step, overflows: false };
    match still {
        Some(name) => operate(Holder { name: Id::new(name), inside: Vec::new(), roller }),
        None => operate(roller),
    }
}

/// Lets what contains a widget with this id stay where it is; then everything else is scrolled.
struct Holder {
    name: Id,
    inside: Vec<Option<Id>>,
    roller: Roller,
}

impl Operation<bool> for Holder {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<bool>)) {
        let depth = self.inside.len();
        operate(self);
        // scrolling widgets are reported before their children, and end with their parent
        self.inside.truncate(depth);
    }

    fn container(&mut self, id: Option<&Id>, _bounds: Rectangle) {
        if id == Some(&self.name) {
            let inside = &self.inside;
            let around = self.roller.widgets.iter_mut().filter(|(widget, _)| inside.contains(&Some(widget.clone())));
            around.for_each(|(_, round)| *round = None);
        }
    }

    fn scrollable(
        &mut self,
        id: Option<&Id>,
        _bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.inside.push(id.cloned());
    }

    fn finish(&self) -> Outcome<bool> {
        Outcome::Chain(Box::new(self.roller.clone()))
    }
}

#[derive(Clone)]
struct Roller {
    /// Each with its number of rounds so far; none if it stays where it is.
    widgets: Vec<(Id, Option<u32>)>,
    step: f32,
    overflows: bool,
}

impl Operation<bool> for Roller {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<bool>)) {
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
        let over = content.height - bounds.height;
        let Some((_, round)) = self.widgets.iter().find(|(known, _)| id == Some(known) && over > 1.0) else { return };
        self.overflows = true;
        if let Some(round) = round {
            state.scroll_to(AbsoluteOffset { x: None, y: Some(rolled(over, self.step, *round)) });
        }
    }

    fn finish(&self) -> Outcome<bool> {
        Outcome::Some(self.overflows)
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
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Anchor {
    /// At the top.
    Top,
    /// Just visible as a whole.
    Seen {
        /// With so much around it.
        around: f32,
    },
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

impl Operation<Brought> for Gatherer {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Brought>)) {
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

    fn finish(&self) -> Outcome<Brought> {
        let to: Vec<(Id, f32)> = self
            .groups
            .iter()
            .filter_map(|(around, all)| Some((around.id.clone()?, offset(*all, around, self.place)?)))
            .collect();
        let runs_over = self.groups.iter().any(|(around, all)| all.height > around.bounds.height);
        Outcome::Chain(Box::new(Mover { to, runs_over }))
    }
}

/// Scrolls, then passes the result on.
struct Mover {
    to: Vec<(Id, f32)>,
    runs_over: bool,
}

impl Operation<Brought> for Mover {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation<Brought>)) {
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

    fn finish(&self) -> Outcome<Brought> {
        Outcome::Some(Brought { runs_over: self.runs_over, scrolled: !self.to.is_empty() })
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
        Anchor::Seen { around } => {
            let around = around.min((height - wanted.height) / 2.0).max(0.0);
            match () {
                () if top - around < shown || wanted.height > height => top - around,
                () if bottom + around > shown + height => bottom - height + around,
                () => return None,
            }
        }
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
        let seen = Anchor::Seen { around: 8.0 };
        assert_eq!(offset(rectangle(60.0, 40.0), &around, seen), None);
        assert_eq!(offset(rectangle(550.0, 40.0), &around, seen), Some(348.0));
        assert_eq!(offset(rectangle(550.0, 40.0), &around, Anchor::Top), Some(500.0));
        assert_eq!(offset(rectangle(1040.0, 10.0), &around, Anchor::Top), Some(800.0));
        let scrolled = Around { translation: Vector::new(0.0, 400.0), ..around };
        assert_eq!(offset(rectangle(60.0, 40.0), &scrolled, seen), Some(2.0));
    }
}
