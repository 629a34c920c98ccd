//! Two opposite corners of the screen that fingers hold at once: a way to the desk that no spasm takes by chance. Front ends say where
//! fingers are; this says what that means.

use std::collections::BTreeMap;

/// How large a corner is, in parts of the shorter side of the screen.
const CORNER: f32 = 0.15;
/// So long both must be held, in milliseconds.
pub const CORNERS_MS: u64 = 1_500;

/// Where the fingers are.
#[derive(Debug, Clone, Default)]
pub struct Fingers {
    /// By the number that the system gives each: its corner, if it is in one.
    down: BTreeMap<u64, Option<(bool, bool)>>,
    holds: bool,
}

/// The corner in which a place on a screen of this size lies: whether it is a right one, and a lower one.
fn corner((x, y): (f32, f32), (width, height): (f32, f32)) -> Option<(bool, bool)> {
    let side = width.min(height) * CORNER;
    let end = |at: f32, length: f32| match () {
        () if (0.0..side).contains(&at) => Some(false),
        () if (length - side..=length).contains(&at) => Some(true),
        () => None,
    };
    Some((end(x, width)?, end(y, height)?))
}

impl Fingers {
    /// A finger is at this place now, or was lifted; says whether two opposite corners are held, where that has changed.
    pub fn moved(&mut self, finger: u64, place: Option<(f32, f32)>, size: (f32, f32)) -> Option<bool> {
        match place {
            Some(place) => drop(self.down.insert(finger, corner(place, size))),
            None => drop(self.down.remove(&finger)),
        }
        let corners: Vec<(bool, bool)> = self.down.values().copied().flatten().collect();
        // a third finger is a hand that lies on the screen
        let holds = match (corners.as_slice(), self.down.len()) {
            ([one, other], 2) => one.0 != other.0 && one.1 != other.1,
            _ => false,
        };
        (std::mem::replace(&mut self.holds, holds) != holds).then_some(holds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_fingers_hold_opposite_corners() {
        let (mut fingers, size) = (Fingers::default(), (800.0, 600.0));
        let mut moved = |finger, place| fingers.moved(finger, place, size);
        assert_eq!(moved(1, Some((20.0, 30.0))), None);
        assert_eq!(moved(2, Some((790.0, 20.0))), None, "these two are beside each other");
        assert_eq!(moved(2, Some((790.0, 590.0))), Some(true));
        assert_eq!(moved(2, Some((785.0, 580.0))), None, "it still does");
        assert_eq!(moved(3, Some((400.0, 300.0))), Some(false), "a hand");
        assert_eq!(moved(3, None), Some(true));
        assert_eq!(moved(1, Some((20.0, 300.0))), Some(false));
        assert_eq!(moved(1, None), None);
        assert_eq!(moved(2, None), None);
    }
}
