//! Asks for the window until it stands as wanted. A window manager that starts at the same moment as the program, as at a login, may never
//! learn that the window wants to be large, or (Openbox) may keep the request to show it until something else happens.

use super::message::Message;
use iced::time::{self, Duration};
use iced::{Subscription, Task, window};

/// How often the window is asked for, and how often at most: a minute, since desktops start slowly. There need be no window manager.
const ASK_AGAIN: Duration = Duration::from_millis(500);
const MOST: u32 = 120;

/// Asking for the window.
#[derive(Debug)]
pub struct Opening {
    left: u32,
}

impl Opening {
    /// Nothing was asked yet.
    pub fn new() -> Self {
        Self { left: MOST }
    }

    /// Asks again as long as the window does not stand.
    pub fn subscription(&self) -> Option<Subscription<Message>> {
        (self.left > 0).then(|| time::every(ASK_AGAIN).map(|_| Message::Ask))
    }

    /// Asks the window manager whether it has made the window large, which it does only with a window that it shows.
    pub fn ask(&mut self) -> Task<Message> {
        self.left = self.left.saturating_sub(1);
        window::latest().and_then(window::is_maximized).map(Message::Stands)
    }

    /// What to do once it is known whether the window is large: ask for it, or be content. A window that was to fill the screen in vain
    /// is asked for anew.
    pub fn stands(&mut self, is_large: bool, mode: window::Mode) -> Task<Message> {
        if self.left == 0 {
            return Task::none();
        }
        if !is_large {
            return large();
        }
        let was_asked_for_often = MOST - self.left > 1;
        self.left = 0;
        if !was_asked_for_often || mode != window::Mode::Fullscreen {
            return Task::none();
        }
        let set = |mode| window::latest().and_then(move |id| window::set_mode(id, mode));
        set(window::Mode::Windowed).chain(set(mode))
    }
}

/// Asks for a large window. Some window managers do not follow what was asked before there was a window.
pub fn large() -> Task<Message> {
    window::latest().and_then(|id| window::maximize(id, true))
}

#[cfg(test)]
mod tests {
    use super::*;
    use window::Mode::{Fullscreen, Windowed};

    #[test]
    fn the_window_is_asked_for_until_it_stands() {
        let mut opening = Opening::new();
        for _ in 0..3 {
            assert_eq!(opening.ask().units(), 1);
            assert_eq!(opening.stands(false, Windowed).units(), 1, "it is asked for");
            assert!(opening.subscription().is_some());
        }
        assert_eq!(opening.stands(true, Windowed).units(), 0);
        assert!(opening.subscription().is_none(), "nobody asks for a window that stands");
        assert_eq!(opening.stands(false, Windowed).units(), 0, "who makes it small later is left alone");
    }

    #[test]
    fn without_a_window_manager_the_asking_ends() {
        let mut opening = Opening::new();
        let asked = std::iter::from_fn(|| opening.subscription().map(|_| opening.ask().units())).count();
        assert_eq!(asked, usize::try_from(MOST).unwrap_or_default());
    }

    #[test]
    fn a_window_that_fills_the_screen_is_asked_for_anew_where_it_was_asked_in_vain() {
        let stands = |asked: u32| {
            let mut opening = Opening::new();
            for _ in 0..asked {
                let _ = opening.ask();
            }
            opening.stands(true, Fullscreen).units()
        };
        assert_eq!((stands(1), stands(2)), (0, 2));
    }
}
