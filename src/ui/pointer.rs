//! What is known of the pointer: where it is, and whether it lies still. A page that changes under a pointer that lies
//! still moves no focus, even if the table shakes. Decides nothing.

use super::message::Under;
use iced::Point;

/// A pointer that goes no farther than this from where it lay, in the window's pixels, lies still.
const STILL: f32 = 4.0;

/// The pointer.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Pointer {
    at: Option<Point>,
    /// Where it lay when the page changed; none while it moves.
    rest: Option<Point>,
    /// What it is over, where this was told at the place where it is.
    over: Option<(Under, Point)>,
    has_moved: bool,
}

impl Pointer {
    /// The page is another one: until the pointer moves it lies still.
    pub fn rest(&mut self) {
        self.rest = self.at;
        self.over = None;
    }

    /// It was told to be here. The first place that is told is where it lies.
    pub fn at(&mut self, place: Point) {
        let lay = if self.at.is_none() { Some(place) } else { self.rest };
        self.at = Some(place);
        self.rest = lay.filter(|lay| lay.distance(place) <= STILL);
        self.has_moved |= self.rest.is_none();
        self.over = self.over.filter(|(_, known)| *known == place);
    }

    /// Whether it came onto this: it moves, and was not over it before.
    pub fn is_new_over(&mut self, under: Under, place: Point) -> bool {
        let was_over = self.over.map(|(known, _)| known);
        self.at(place);
        if self.rest.is_some() {
            return false;
        }
        self.over = Some((under, place));
        was_over != Some(under)
    }

    /// Whether it has ever moved.
    pub fn has_moved(&self) -> bool {
        self.has_moved
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::ChoiceId;

    #[test]
    fn a_pointer_that_lies_still_is_over_nothing_new() {
        let (one, other) = (Under::Choice(ChoiceId(1)), Under::Choice(ChoiceId(2)));
        let place = |x: u8| Point::new(f32::from(x), 10.0);
        let mut pointer = Pointer::default();
        assert!(!pointer.is_new_over(one, place(10)), "the window came up under it");
        assert!(!pointer.is_new_over(one, place(13)) && !pointer.has_moved(), "it shakes");
        assert!(pointer.is_new_over(one, place(20)) && pointer.has_moved());
        assert!(!pointer.is_new_over(one, place(22)), "it is over it already");
        assert!(pointer.is_new_over(other, place(23)));
        pointer.at(place(90));
        assert!(pointer.is_new_over(other, place(23)), "it went away and came back");
        pointer.rest();
        assert!(!pointer.is_new_over(one, place(24)), "the page changed under it");
        assert!(pointer.is_new_over(one, place(30)));
    }
}
