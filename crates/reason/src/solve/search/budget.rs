//! What an answer may cost: time, states, memory. Each question has one budget; every search and every analysis made for it, on every
//! thread, has a share of it, reports what it does and holds, and asks at each step whether to go on. Never reads a clock itself: it asks
//! the one that it was given.

use crate::solve::answer::{Limits, Method, Progress, Stop, Why};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Decides about time and cancellation, and is told about the progress. Asked about every millisecond from every thread; once it has said
/// stop, it keeps saying so.
pub type Clock<'c> = dyn Fn(&Progress) -> Result<(), Stop> + Sync + 'c;

/// Units of work between two calls of the clock. A unit is an instruction of the rules or something as quick: a few nanoseconds.
pub const ASK_EVERY: u64 = 1 << 18;

/// States kept between two calls, so that no table outgrows its memory where states are found quickly.
pub const ASK_STATES: u32 = 1 << 10;

/// Memory that grows bit by bit is held in pieces of so many bytes, so that what all shares hold together is not told at every bit.
const PIECE: u64 = 1 << 15;

/// What all shares together hold and have done.
#[derive(Debug, Default)]
struct Account {
    states: AtomicU64,
    bytes: AtomicU64,
    work: AtomicU64,
}

/// A share of what an answer may cost. When dropped, it returns what it held.
pub struct Budget<'c> {
    limits: Limits,
    clock: &'c Clock<'c>,
    account: Arc<Account>,
    method: Method,
    /// Moves from the start to the state being expanded, or the length being ruled out: for display.
    pub depth: u32,
    /// Work since the clock was last asked.
    work: u64,
    /// After this much work, or with this many states in its table, it asks.
    most_work: u64,
    most_states: u64,
    /// The part of the account that belongs to this share: its table, and the memory taken piece by piece.
    states: u64,
    bytes: u64,
    taken: u64,
}

impl<'c> Budget<'c> {
    /// The budget of one answer.
    pub fn new(limits: Limits, clock: &'c Clock<'c>) -> Self {
        Self::of(limits, clock, Arc::default(), Method::Nothing)
    }

    /// The budget of one answer, with a clock that never says stop.
    pub fn untimed(limits: Limits) -> Self {
        Self::new(limits, &|_: &Progress| Ok(()))
    }

    /// A share that asks at its first step.
    fn of(limits: Limits, clock: &'c Clock<'c>, account: Arc<Account>, method: Method) -> Self {
        let (depth, work, most_work, most_states) = (0, 0, 0, 0);
        Self { limits, clock, account, method, depth, work, most_work, most_states, states: 0, bytes: 0, taken: 0 }
    }

    /// A share for a search, an analysis or a thread of one.
    pub fn share(&self, method: Method) -> Self {
        Self::of(self.limits, self.clock, Arc::clone(&self.account), method)
    }

    /// A share with at most this many states, on one thread.
    pub fn within(&self, states: u64) -> Self {
        let limits = Limits { states: self.limits.states.min(states), threads: 1, ..self.limits };
        Self::of(limits, self.clock, Arc::clone(&self.account), self.method)
    }

    /// What was asked for.
    pub fn limits(&self) -> &Limits {
        &self.limits
    }

    /// Units of work done so far by all shares that were dropped or have asked.
    pub fn work(&self) -> u64 {
        self.account.work.load(Ordering::Relaxed)
    }

    /// Counts work and asks whether to go on: to be called at each step of a loop whose memory does not grow.
    ///
    /// # Errors
    /// Why the work must stop.
    #[inline]
    pub fn step(&mut self, work: u64) -> Result<(), Why> {
        self.work = self.work.saturating_add(work);
        if self.work < self.most_work { Ok(()) } else { self.ask() }
    }

    /// Whether nothing more may be done.
    pub fn is_over(&mut self) -> bool {
        self.step(0).is_err()
    }

    /// Whether the clock would be asked after this much more work.
    #[inline]
    pub fn is_due(&mut self, work: u64) -> bool {
        self.work.saturating_add(work) >= self.most_work
    }

    /// [`Budget::step`] for a search that keeps states: how many, and how many bytes they may take until it asks again.
    ///
    /// # Errors
    /// Why the work must stop.
    #[inline]
    pub fn step_with(&mut self, work: u64, states: usize, bytes: impl FnOnce() -> u64) -> Result<(), Why> {
        self.work = self.work.saturating_add(work);
        if self.work < self.most_work && (states as u64) < self.most_states {
            return Ok(());
        }
        self.hold(states as u64, bytes());
        self.ask()
    }

    /// Takes memory that is held until the share is dropped.
    ///
    /// # Errors
    /// Less than that is left.
    pub fn take(&mut self, bytes: u64) -> Result<(), Why> {
        let before = self.account.bytes.fetch_add(bytes, Ordering::Relaxed);
        self.taken += bytes;
        if before.saturating_add(bytes) > self.limits.bytes { Err(Why::Memory) } else { Ok(()) }
    }

    /// Holds memory for a table that is about to grow to so many bytes; when it shrinks, the next time that it asks tells it.
    ///
    /// # Errors
    /// Less than that is left: the table must not grow.
    #[inline]
    pub fn reserve(&mut self, bytes: u64) -> Result<(), Why> {
        if bytes <= self.bytes { Ok(()) } else { self.reserve_piece(bytes) }
    }

    #[cold]
    fn reserve_piece(&mut self, bytes: u64) -> Result<(), Why> {
        self.hold(self.states, bytes.saturating_add(PIECE));
        if self.account.bytes.load(Ordering::Relaxed) > self.limits.bytes { Err(Why::Memory) } else { Ok(()) }
    }

    /// Its table is finished and takes so many bytes: they are held until the share is dropped, which can make another table now.
    pub fn keep(&mut self, bytes: u64) {
        self.hold(self.states, 0);
        self.account.bytes.fetch_add(bytes, Ordering::Relaxed);
        self.taken += bytes;
    }

    /// Bytes of memory that are left for all shares.
    pub fn room(&self) -> u64 {
        self.limits.bytes.saturating_sub(self.account.bytes.load(Ordering::Relaxed))
    }

    /// Reports how much its table holds now.
    fn hold(&mut self, states: u64, bytes: u64) {
        let tell = |account: &AtomicU64, known: &mut u64, now: u64| {
            if now >= *known {
                account.fetch_add(now - *known, Ordering::Relaxed);
            } else {
                account.fetch_sub(*known - now, Ordering::Relaxed);
            }
            *known = now;
        };
        tell(&self.account.states, &mut self.states, states);
        tell(&self.account.bytes, &mut self.bytes, bytes);
    }

    #[cold]
    fn ask(&mut self) -> Result<(), Why> {
        self.most_work = ASK_EVERY;
        // whoever was told to stop and goes on is told again at the next step
        let asked = self.asked();
        if asked.is_err() {
            self.most_work = 0;
        }
        asked
    }

    fn asked(&mut self) -> Result<(), Why> {
        let more = std::mem::take(&mut self.work);
        let work = self.account.work.fetch_add(more, Ordering::Relaxed).saturating_add(more);
        let states = self.account.states.load(Ordering::Relaxed);
        let bytes = self.account.bytes.load(Ordering::Relaxed);
        if states >= self.limits.states {
            return Err(Why::States);
        }
        // only a part of what is left: another share may keep as many
        let left = (self.limits.states - states).div_ceil(u64::from(self.limits.threads.max(1)));
        self.most_states = self.states + left.min(ASK_STATES.into());
        if bytes > self.limits.bytes {
            return Err(Why::Memory);
        }
        let progress = Progress { method: self.method, states, bytes, depth: self.depth, work };
        (self.clock)(&progress).map_err(Why::from)
    }
}

impl Default for Budget<'_> {
    fn default() -> Self {
        Self::untimed(Limits::default())
    }
}

impl Drop for Budget<'_> {
    fn drop(&mut self) {
        self.hold(0, 0);
        self.account.bytes.fetch_sub(self.taken, Ordering::Relaxed);
        self.account.work.fetch_add(self.work, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_count_together_and_give_back_what_they_held() {
        let whole = Budget::untimed(Limits { states: 100, bytes: 1_000, threads: 2 });
        let (mut one, mut two) = (whole.share(Method::Learning), whole.share(Method::Learning));
        assert_eq!(one.step_with(1, 60, || 600), Ok(()));
        assert_eq!(two.step_with(1, 30, || 300), Ok(()));
        assert_eq!(two.take(101), Err(Why::Memory));
        assert_eq!(one.step_with(1, 80, || 0), Err(Why::States), "half of what was left is over");
        drop(one);
        assert_eq!(two.step_with(ASK_EVERY, 30, || 300), Ok(()));
        drop(two);
        assert_eq!(whole.share(Method::Learning).take(1_000), Ok(()));
    }

    #[test]
    fn what_a_table_grows_to_is_held_before_it_does() {
        let whole = Budget::untimed(Limits { bytes: 10 * PIECE, ..Limits::default() });
        let (mut one, mut two) = (whole.share(Method::Laws), whole.share(Method::Laws));
        assert_eq!(one.reserve(5 * PIECE), Ok(()));
        assert_eq!(whole.room(), 4 * PIECE);
        assert_eq!(one.reserve(6 * PIECE), Ok(()), "this was held with it");
        assert_eq!(two.reserve(3 * PIECE + 1), Err(Why::Memory));
        assert_eq!(one.reserve(7 * PIECE), Err(Why::Memory), "nothing grows any more");
        drop(two);
        assert_eq!(one.step_with(ASK_EVERY, 0, || PIECE), Ok(()));
        assert_eq!(whole.room(), 9 * PIECE);
    }

    #[test]
    fn the_clock_is_asked_after_so_much_work() {
        let asked = AtomicU64::new(0);
        let clock = |progress: &Progress| {
            assert_eq!(asked.fetch_add(1, Ordering::Relaxed), progress.work / ASK_EVERY);
            Ok(())
        };
        let mut share = Budget::new(Limits::default(), &clock).share(Method::Learning);
        for _ in 0..=ASK_EVERY * 5 {
            assert_eq!(share.step(1), Ok(()));
        }
        assert_eq!(asked.load(Ordering::Relaxed), 6);
    }
}
