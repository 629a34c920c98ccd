//! Where the light is and where it goes: slots, levels, passes, rest. Never knows devices.

use super::{LayoutPlace, MAX_PAST, Past, ScanEvent, ScanPhase, Scanner};
use crate::choices::ItemRole;
use crate::layout::Opens;
use crate::settings::Method;

impl Scanner {
    /// The slot that was lit when a press began that had to be held, within this level.
    fn credited(&self, at_ms: u64) -> usize {
        let begun = self.past.iter().rev().find(|past| past.from_ms <= at_ms).or(self.past.front());
        begun.map_or(0, |past| past.slot)
    }

    /// Does what the slot does that was lit at this time.
    pub(super) fn take(&mut self, at_ms: u64) {
        if let Some(item) = self.pointed {
            let opens = self.layout.opens(item).unwrap_or(Opens::Choice(item));
            self.open(opens);
            return;
        }
        let credited = self.credited(at_ms);
        let Some(here) = self.path.last_mut() else { return };
        here.slot = credited;
        let opens = self.slot().map(|slot| slot.opens);
        if let Some(opens) = opens {
            self.open(opens);
        }
    }

    #[expect(clippy::indexing_slicing, reason = "what is opened is one of the items that the layout was made of")]
    pub(super) fn open(&mut self, opens: Opens) {
        match opens {
            Opens::Up => self.up(),
            Opens::Level(level) => {
                self.pointed = None;
                self.path.push(LayoutPlace { level, slot: 0 });
                let is_menu = self.layout.menu() == Some(level);
                self.events.push(if is_menu { ScanEvent::OpenedMenu } else { ScanEvent::Opened });
                self.enter();
            }
            Opens::Choice(item) => {
                if self.settings.tentative && self.items[item].role == ItemRole::Move {
                    self.phase = ScanPhase::Tentative { item };
                    self.events.push(ScanEvent::Tentative(item));
                    self.light(true, self.now_ms);
                } else {
                    self.finish(item);
                }
            }
        }
    }

    pub(super) fn open_menu(&mut self) {
        if let Some(level) = self.layout.menu() {
            self.path.truncate(1);
            self.open(Opens::Level(level));
        }
    }

    pub(super) fn finish(&mut self, item: usize) {
        self.remember(item);
        self.restart();
        self.events.clear();
        self.events.push(ScanEvent::Chosen(item));
    }

    pub(super) fn up(&mut self) {
        if self.path.len() > 1 {
            self.leave(ScanEvent::Cancelled);
        } else {
            self.events.push(ScanEvent::UpFromRoot);
        }
    }

    /// One level up, to where it was opened.
    fn leave(&mut self, event: ScanEvent) {
        self.path.pop();
        self.came_round = true;
        self.events.push(event);
        self.enter();
    }

    /// The first slot after a press.
    fn enter(&mut self) {
        self.pointed = None;
        self.pass = 0;
        self.past.clear();
        self.weigh_anew();
        self.light(true, self.now_ms);
    }

    pub(super) fn restart(&mut self) {
        self.phase = ScanPhase::Scanning;
        self.is_later_pass = false;
        self.path = if self.layout.level(0).is_empty() { Vec::new() } else { vec![LayoutPlace { level: 0, slot: 0 }] };
        self.enter();
    }

    /// Begins the countdown of a single choice, if the player wants it and there is one.
    pub(super) fn count_down(&mut self) {
        let mut offered =
            self.items.iter().enumerate().filter(|(_, item)| matches!(item.role, ItemRole::Move | ItemRole::Plain));
        let (Some((only, item)), None) = (offered.next(), offered.next()) else { return };
        if self.settings.single_after_ms > 0 && item.role == ItemRole::Move {
            self.phase = ScanPhase::Countdown { item: only };
            self.light(true, self.now_ms);
        }
    }

    /// The present slot is lit from this time on.
    pub(super) fn light(&mut self, is_first: bool, from_ms: u64) {
        self.slot_from_ms = from_ms;
        self.is_speaking = false;
        if let (ScanPhase::Scanning, Some(here)) = (self.phase, self.path.last()) {
            self.past.push_back(Past { slot: here.slot, from_ms });
            if self.past.len() > MAX_PAST {
                self.past.pop_front();
            }
        }
        if self.is_weighing() {
            self.light_block(from_ms);
        }
        self.slot_until_ms = self.lasts_ms(is_first).map(|lasts_ms| from_ms.saturating_add(lasts_ms));
        self.events.push(ScanEvent::Lit);
    }

    /// Whether the light moves without another press.
    pub(super) fn moves_by_itself(&self) -> bool {
        match self.settings.method {
            Method::Inverse => self.filter.is_held(),
            method => self.settings.timed && method.is_timed(),
        }
    }

    /// How much longer the first slot lasts: at least as long as presses are dropped.
    pub(super) fn first_extra_ms(&self) -> u64 {
        let cool_ms = u64::from(self.settings.filter.cool_down_ms);
        let refused_ms = self.filter.deaf_until_ms(&self.settings).saturating_sub(self.now_ms);
        u64::from(self.settings.first_extra()).max(cool_ms).max(refused_ms)
    }

    /// How long the slot that begins now lasts. The first one lasts an interval longer than presses are dropped.
    fn lasts_ms(&self, is_first: bool) -> Option<u64> {
        let interval_ms = u64::from(self.settings.interval_ms);
        let cool_ms = u64::from(self.settings.filter.cool_down_ms);
        let is_timed = self.moves_by_itself();
        match self.phase {
            ScanPhase::Resting => None,
            ScanPhase::Countdown { .. } => Some(u64::from(self.settings.single_after_ms)),
            ScanPhase::Tentative { .. } => Some(interval_ms.saturating_add(cool_ms)),
            ScanPhase::Scanning if self.path.is_empty() || !is_timed => None,
            ScanPhase::Scanning if is_first => Some(interval_ms.saturating_add(self.first_extra_ms())),
            ScanPhase::Scanning => Some(interval_ms),
        }
    }

    /// The timer's Next: after the last pass scanning rests, and a group that nobody answers in closes before that.
    pub(super) fn move_light(&mut self, from_ms: u64) {
        let is_wrapped = if self.is_weighing() { self.weigh_silence(from_ms) } else { self.shift(1) };
        if is_wrapped {
            self.pass = self.pass.saturating_add(1);
            // a press that has to be held and has begun counts for what was lit then: nothing ends under it
            let is_under_way = self.settings.method != Method::Inverse && self.filter.is_held();
            let is_over = |passes: u32| passes > 0 && self.pass >= passes && !is_under_way;
            if self.path.len() > 1 && is_over(self.settings.group_passes) {
                self.leave(ScanEvent::Closed);
                return;
            }
            if is_over(self.settings.passes) {
                self.rest();
                return;
            }
        }
        self.light(false, from_ms);
    }

    pub(super) fn next(&mut self) {
        self.pass = 0;
        if !self.is_by_hand_now() {
            self.shift(1);
        }
        self.light(false, self.now_ms);
    }

    pub(super) fn previous(&mut self) {
        self.pass = 0;
        if !self.is_by_hand_now() {
            self.shift(-1);
        }
        self.light(false, self.now_ms);
    }

    /// Moves by one slot within the level; whether it went past the end.
    #[expect(clippy::indexing_slicing, reason = "it turns round at the ends of the level")]
    fn shift(&mut self, by: isize) -> bool {
        self.pointed = None;
        let Some(here) = self.path.last_mut() else { return false };
        let slots = self.layout.level(here.level);
        let mut is_wrapped = false;
        for _ in 0..slots.len() {
            let next = here.slot.checked_add_signed(by).filter(|next| *next < slots.len());
            is_wrapped |= next.is_none();
            self.is_later_pass |= next.is_none() && here.level == 0;
            self.came_round |= next.is_none();
            here.slot = next.unwrap_or(if by > 0 { 0 } else { slots.len() - 1 });
            if !(self.is_later_pass && slots[here.slot].once) {
                break;
            }
        }
        is_wrapped
    }

    pub(super) fn point(&mut self, item: usize) {
        if item >= self.items.len() {
            return;
        }
        let root = self.layout.level(0).iter().position(|slot| slot.lit.contains(&item)).unwrap_or(0);
        self.path = vec![LayoutPlace { level: 0, slot: root }];
        self.enter();
        self.pointed = Some(item);
    }

    pub(super) fn rest(&mut self) {
        if matches!(self.phase, ScanPhase::Tentative { .. }) {
            return;
        }
        self.phase = ScanPhase::Resting;
        self.filter.spend();
        self.weigh_anew();
        self.light(true, self.now_ms);
        self.events.retain(|event| *event != ScanEvent::Lit);
        self.events.push(ScanEvent::Rested);
    }
}
