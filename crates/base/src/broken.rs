//! The one place that catches panics. Whoever supervises work that may break down calls [`watched`], throws away what the
//! work may have changed half-way, tells of it, and goes on. Where panics abort (the page), nothing is caught:
//! there the page's script begins the program anew.

use std::cell::{Cell, RefCell};
use std::panic::{AssertUnwindSafe, catch_unwind, set_hook, take_hook};
use std::sync::Once;

/// Work that broke down: a fault of the program itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Broken {
    /// Where in the program's sources, as `file:line`; empty if unknown.
    pub place: String,
    /// What the program says of it, in English. It may name what was worked on.
    pub words: String,
}

thread_local! {
    /// How many supervisors this thread is under.
    static WATCHERS: Cell<u32> = const { Cell::new(0) };
    static PLACE: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Does the work; if it panics, says where and why. Nothing is printed then.
///
/// # Errors
///
/// The breakdown. Whatever the work could change must not be used any more.
pub fn watched<T>(work: impl FnOnce() -> T) -> Result<T, Broken> {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = take_hook();
        set_hook(Box::new(move |panic| {
            let place = panic.location().map(|at| format!("{}:{}", at.file(), at.line()));
            PLACE.set(place.unwrap_or_default());
            if WATCHERS.get() == 0 {
                before(panic);
            }
        }));
    });
    WATCHERS.set(WATCHERS.get() + 1);
    let done = catch_unwind(AssertUnwindSafe(work));
    WATCHERS.set(WATCHERS.get() - 1);
    done.map_err(|panic| {
        let words = panic.downcast_ref::<&str>().copied().map(str::to_owned);
        let words = words.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
        Broken { place: PLACE.take(), words }
    })
}

/// Where this thread broke down last, if nothing could catch it: in the page panics abort, and the program that begins anew is told.
pub fn last_place() -> String {
    PLACE.take()
}

/// Places at which tests let the program break down, to see that nothing is lost. A build without debug assertions has none.
pub mod fault {
    /// The name of the fault to come in a program that a test starts.
    pub const VARIABLE: &str = "SWITCHBOARD_FAULT";

    #[cfg(debug_assertions)]
    thread_local! {
        static ARMED: super::RefCell<Option<&'static str>> = const { super::RefCell::new(None) };
    }

    /// Lets this thread break down once, at the fault of this name.
    #[cfg(debug_assertions)]
    pub fn arm(name: &'static str) {
        ARMED.set(Some(name));
    }

    /// Breaks down here if a test wants it so.
    #[inline]
    #[track_caller]
    pub fn point(name: &str) {
        #[cfg(debug_assertions)]
        {
            use std::sync::{LazyLock, Mutex, PoisonError};
            static ASKED: LazyLock<Mutex<Option<String>>> = LazyLock::new(|| Mutex::new(std::env::var(VARIABLE).ok()));
            let is_armed = ARMED.with_borrow_mut(|armed| armed.take_if(|armed| *armed == name).is_some());
            let mut asked = ASKED.lock().unwrap_or_else(PoisonError::into_inner);
            let is_asked = asked.take_if(|asked| asked == name).is_some();
            drop(asked);
            assert!(!is_armed && !is_asked, "a fault that a test asked for");
        }
        #[cfg(not(debug_assertions))]
        let _ = name;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_that_breaks_down_says_where_and_why() {
        let broken = watched(|| -> u32 { panic!("nobody is at {}", 7) }).unwrap_err();
        assert_eq!(broken.words, "nobody is at 7");
        assert!(broken.place.contains("broken.rs:"), "{broken:?}");
        assert_eq!(watched(|| 7), Ok(7));
        let inner = watched(|| watched(|| -> u32 { panic!("inside") }));
        assert!(inner.is_ok_and(|inner| inner.is_err()));
    }

    #[test]
    fn a_fault_comes_once() {
        fault::arm("base");
        fault::point("other");
        assert!(watched(|| fault::point("base")).is_err());
        assert!(watched(|| fault::point("base")).is_ok());
    }
}
