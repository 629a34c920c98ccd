//! What is known about the pointer: where it is, and whether it rests. When a page changes under a resting pointer the
//! focus does not move, even if the table shakes. Decides nothing.

use super::message::Under;
use iced::Point;
use iced::time::{Duration, Instant};

/// A pointer rests if it stays within this many pixels of the window.
const STILL: f32 = 4.0;
/// For how long nothing scrolls after it moved, and how often at most it is told that it moves.
const USED: Duration = Duration::from_secs(3);
const TOLD: Duration = Duration::from_millis(500);
/// A click so soon after something scrolled under it was meant for what was there before, and does nothing.
const SURPRISE: Duration = Duration::from_millis(500);

/// The pointer.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Pointer {
    at: Option<Point>,
    /// Where it was when the page changed; none once it moves.
    rest: Option<Point>,
    /// What it is over, if that was reported for its present place.
    over: Option<(Under, Point)>,
    /// When it moved last.
    moved: Option<Instant>,
    /// When the program was told that it moves.
    told: Option<Instant>,
    /// When something scrolled under it last.
    slid: Option<Instant>,
}

impl Pointer {
    /// Called when the page changes: the pointer rests until it moves.
    pub fn rest(&mut self) {
        self.rest = self.at;
        self.over = None;
    }

    /// The pointer is at this place. The first place reported is where it rests.
    pub fn at(&mut self, place: Point) {
        let lay = if self.at.is_none() { Some(place) } else { self.rest };
        self.at = Some(place);
        self.rest = lay.filter(|lay| lay.distance(place) <= STILL);
        if self.rest.is_none() {
            self.moved = Some(Instant::now());
        }
        self.over = self.over.filter(|(_, known)| *known == place);
    }

    /// Whether it moved onto this just now.
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
        self.moved.is_some()
    }

    /// Whether somebody has moved it just now: nothing scrolls under it.
    pub fn is_used(&self) -> bool {
        self.moved.is_some_and(|moved| moved.elapsed() < USED)
    }

    /// Something scrolls under it.
    pub fn slid_under(&mut self) {
        self.slid = Some(Instant::now());
    }

    /// Whether a click now would be for what was there before something scrolled.
    pub fn is_surprised(&self) -> bool {
        self.has_moved() && self.slid.is_some_and(|slid| slid.elapsed() < SURPRISE)
    }

    /// Whether the program is to be told that it moves; not too often.
    pub fn is_to_be_told(&mut self) -> bool {
        let is_old = self.told.is_none_or(|told| told.elapsed() >= TOLD);
        let is_news = is_old && self.rest.is_none();
        if is_news {
            self.told = Some(Instant::now());
        }
        is_news
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::ChoiceId;

    #[test]
    fn a_click_right_after_something_scrolled_is_for_what_was_there() {
        let mut pointer = Pointer::default();
        pointer.slid_under();
        assert!(!pointer.is_surprised(), "no pointer has moved: the button is a switch");
        pointer.at(Point::new(10.0, 10.0));
        pointer.at(Point::new(30.0, 10.0));
        assert!(pointer.has_moved() && pointer.is_surprised());
        pointer.slid = Instant::now().checked_sub(SURPRISE);
        assert!(!pointer.is_surprised());
    }

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
