//! The method sure in the scanner: when blocks light up, what a press or a silence says, what opens. Never weighs anything itself.

use super::{Asked, Method, Opens, PlayerModel, ScanEvent, ScanPhase, ScanSlot, Scanner};
use crate::sure::{Level, Pace};

impl Scanner {
    /// Whether what is lit is chosen by weighing presses: with the method sure, as long as the light goes by itself.
    pub fn is_weighing(&self) -> bool {
        let is_sure = self.settings.method == Method::Sure && self.settings.timed;
        is_sure && !self.by_hand && self.pointed.is_none() && !self.path.is_empty()
    }

    /// What is known of the player, for the method sure.
    pub fn player_model(&self) -> &PlayerModel {
        self.sure.player()
    }

    /// Goes on with what is known of this player. One that cannot be used counts as unknown.
    pub fn set_player_model(&mut self, player: PlayerModel) {
        self.sure.set_player(player);
        self.weigh_anew();
    }

    /// How sure the last choice was, in thousandths; with the method sure.
    pub fn claimed(&self) -> u64 {
        self.sure.claimed()
    }

    /// What the method sure knew when it took the last choice; none if that was certain: another method, a key, a pointer.
    pub fn asked(&self) -> Option<Asked> {
        self.sure.asked().filter(|_| self.settings.method == Method::Sure)
    }

    /// With the method sure: the items that presses made so much less likely than another that they are drawn calmer.
    /// A press for them counts as before.
    pub fn calm(&self) -> Vec<usize> {
        if !self.is_weighing() || self.phase != ScanPhase::Scanning {
            return Vec::new();
        }
        let slots = self.here();
        self.sure
            .calm()
            .into_iter()
            .filter_map(|unit| slots.get(unit))
            .flat_map(|slot| slot.lit.iter().copied())
            .collect()
    }

    /// With the method sure: the item that presses made likeliest in this turn, and how likely, in hundredths; none before the
    /// first press, and where it is a group.
    pub fn likeliest(&self) -> Option<(usize, u64)> {
        let (unit, percent) = self.sure.likeliest().filter(|_| self.is_weighing())?;
        match self.here().get(unit)?.lit.as_slice() {
            [only] => Some((*only, percent)),
            _ => None,
        }
    }

    /// With the method sure: whether a press at a usual time would take what is lit.
    pub fn would_take(&self) -> bool {
        let asks = self.is_weighing() && self.phase == ScanPhase::Scanning;
        asks && self.lit_alone().is_some() && self.sure.would_take(self.slot_from_ms)
    }

    /// Since when what is lit is lit.
    #[cfg(test)]
    pub(crate) fn lit_from_ms(&self) -> u64 {
        self.slot_from_ms
    }

    /// The slots of the level.
    pub(crate) fn here(&self) -> &[ScanSlot] {
        self.path.last().map_or(&[][..], |here| self.layout.level(here.level))
    }

    /// The slot that is lit, if it is one.
    pub(super) fn lit_alone(&self) -> Option<&ScanSlot> {
        match self.here().get(self.sure.lit()) {
            Some([only]) => Some(only),
            _ => None,
        }
    }

    /// The level comes up: nothing is known yet but habit.
    pub(super) fn weigh_anew(&mut self) {
        self.by_hand = false;
        let (Method::Sure, Some(here)) = (self.settings.method, self.path.last()) else { return };
        let level = level(&self.layout, &self.items, &self.settings, here.level);
        self.sure.begin(&level, self.now_ms);
    }

    /// The next block lights up.
    pub(super) fn light_block(&mut self, from_ms: u64) {
        let interval_ms = self.settings.interval_ms;
        let pace = Pace {
            from_ms,
            interval_ms,
            after_ms: u64::from(self.settings.first_extra()).max(self.settings.filter.cool_down_ms.into()),
            deaf_ms: self.filter.deaf_until_ms(&self.settings).saturating_sub(from_ms),
            press_percent: self.settings.press_cost_percent,
        };
        let Some(here) = self.path.last() else { return };
        let level = level(&self.layout, &self.items, &self.settings, here.level);
        self.sure.light(&level, &pace);
    }

    /// Next and Previous light the first choice of the block alone, and from there one after the other. Whether they did.
    pub(super) fn is_by_hand_now(&mut self) -> bool {
        let is_first = self.is_weighing();
        if let (true, Some(here)) = (is_first, self.path.last_mut()) {
            here.slot = self.sure.lit().start;
        }
        self.by_hand = true;
        is_first
    }

    /// A slot passed in silence; whether everything was lit since the last pass.
    pub(super) fn weigh_silence(&mut self, until_ms: u64) -> bool {
        let is_over = self.sure.silence(until_ms);
        self.came_round |= is_over;
        is_over
    }

    /// A press: it takes what it makes sure, or else the light asks on.
    pub(super) fn weigh(&mut self, at_ms: u64) {
        match self.sure.press(at_ms) {
            Some(unit) => {
                let opens = self.here().get(unit).map(|slot| slot.opens);
                if let (Some(here), Some(opens)) = (self.path.last_mut(), opens) {
                    here.slot = unit;
                    self.open(opens);
                }
            }
            None => {
                self.pass = 0;
                self.events.push(ScanEvent::Weighed);
                self.light(true, self.now_ms);
            }
        }
    }

    /// Action is certain: it takes what is lit alone, and opens a block.
    pub(super) fn take_lit(&mut self) {
        if !self.is_weighing() {
            return self.take(self.now_ms);
        }
        let lit = self.sure.lit();
        let alone = self.lit_alone().map(|slot| slot.opens);
        let Some(here) = self.path.last_mut() else { return };
        here.slot = lit.start;
        let level = here.level;
        let opens = alone.unwrap_or_else(|| self.layout.open_part(level, lit));
        self.sure.certain();
        self.open(opens);
    }

    /// A choice is taken: its turn is kept to come back to, and an undo comes back.
    #[expect(clippy::indexing_slicing, reason = "what is taken is one of the choices")]
    pub(super) fn remember(&mut self, item: usize) {
        if self.settings.method != Method::Sure {
            return;
        }
        let is_first = matches!(self.path.as_slice(), [here] if here.level == 0);
        // what counts down was not asked for
        let is_asked = matches!(self.phase, ScanPhase::Scanning | ScanPhase::Tentative { .. });
        let weighed = self.is_weighing() && is_first && is_asked;
        let unit = self.path.last().map(|here| here.slot).filter(|_| weighed);
        let role = self.items[item].role;
        self.sure.taken(unit, role);
    }
}

fn level<'a>(
    layout: &'a super::ScanLayout,
    items: &'a [super::ScanItem],
    settings: &'a super::ScanSettings,
    level: usize,
) -> Level<'a> {
    let slots = layout.level(level);
    let asks = matches!(slots, [first, _] if first.opens == Opens::Up);
    Level { slots, items, menu: layout.menu(), is_first: level == 0, asks, settings }
}
