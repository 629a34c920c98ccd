//! How choices become levels of slots, for each method. Never knows the time or what was pressed.

#![expect(clippy::indexing_slicing, reason = "items and levels are named by their places in the lists they stand in")]

use super::best;
use super::choices::{ItemRole, ScanItem};
use super::settings::{Method, ScanSettings, UndoOffer};

/// What a press in a slot does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Opens {
    /// Takes this choice (its index in the items).
    Choice(usize),
    /// Opens this level (its index in the layout).
    Level(usize),
    /// Leads one level up.
    Up,
}

/// A slot: one step of a pass, with what is lit and what a press in it does.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ScanSlot {
    /// Indices of the items that are lit, ascending; empty for a slot that leads one level up.
    pub lit: Vec<usize>,
    /// What a press does.
    pub opens: Opens,
    /// Whether it only exists in the first pass.
    pub once: bool,
}

/// Levels of slots; the first one is the root.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ScanLayout {
    levels: Vec<Vec<ScanSlot>>,
    menu: Option<usize>,
}

/// Nothing to light: the root without a slot.
impl Default for ScanLayout {
    fn default() -> Self {
        Self { levels: vec![Vec::new()], menu: None }
    }
}

/// A plan before it is placed in the layout.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChoiceTree {
    /// A press takes this choice.
    One(usize),
    /// A press opens a level with these slots.
    Many(Vec<ChoiceTree>),
}

impl ChoiceTree {
    fn leaves(&self, found: &mut Vec<usize>) {
        match self {
            Self::One(item) => found.push(*item),
            Self::Many(parts) => parts.iter().for_each(|part| part.leaves(found)),
        }
    }
}

impl ScanLayout {
    /// Lays out `items` for the method of `settings`. `after_move`: whether undo may be offered first.
    pub fn new(items: &[ScanItem], settings: &ScanSettings, after_move: bool) -> Self {
        let with = |wanted: &dyn Fn(&ScanItem) -> bool| -> Vec<usize> {
            items.iter().enumerate().filter(|(_, item)| wanted(item)).map(|(index, _)| index).collect()
        };
        let body = with(&|item| matches!(item.role, ItemRole::Move | ItemRole::Plain));
        let undo = with(&|item| item.role == ItemRole::Undo);
        let cancel = with(&|item| item.role == ItemRole::Cancel);
        let is_undo_first = settings.undo == UndoOffer::First && after_move;
        // what is weighed is lit in one place: presses for two places of one choice would never make either sure
        let is_weighed = settings.method == Method::Sure;
        let in_menu = |item: &ScanItem| match item.role {
            ItemRole::Undo => !(is_weighed && is_undo_first),
            role => role == ItemRole::Menu,
        };
        let menu = with(&in_menu);

        let mut layout = Self::default();
        let mut root = Vec::new();
        if is_undo_first {
            let once = !is_weighed;
            root.extend(undo.iter().map(|&item| ScanSlot { lit: vec![item], opens: Opens::Choice(item), once }));
        }
        // that it is expected soon is in the share of what is weighed
        let soon = with(&|item| item.soon && !is_weighed);
        root.extend(soon.into_iter().map(|item| ScanSlot { lit: vec![item], opens: Opens::Choice(item), once: true }));
        for tree in arrange(items, &body, settings) {
            root.push(layout.slot(items, settings, &tree, true));
        }
        if settings.undo == UndoOffer::Last {
            root.extend(undo.iter().map(|&item| ScanSlot { lit: vec![item], opens: Opens::Choice(item), once: false }));
        }
        for item in cancel {
            root.push(layout.slot(items, settings, &ChoiceTree::One(item), true));
        }
        if menu == undo && settings.undo == UndoOffer::Last {
            // Undo alone makes no menu, and it has its slot already.
        } else if let [only] = menu.as_slice() {
            root.push(layout.slot(items, settings, &ChoiceTree::One(*only), true));
        } else if !menu.is_empty() {
            let slot = layout.slot(items, settings, &ChoiceTree::Many(arrange(items, &menu, settings)), true);
            if let Opens::Level(level) = slot.opens {
                layout.menu = Some(level);
            }
            if body.len() == 1 {
                // the light would go to and fro between one choice and the group of all others
                let alone = menu.into_iter().filter(|item| settings.undo != UndoOffer::Last || !undo.contains(item));
                let alone: Vec<usize> = alone.collect();
                for tree in arrange(items, &alone, &ScanSettings { method: Method::Linear, ..settings.clone() }) {
                    root.push(layout.slot(items, settings, &tree, true));
                }
            } else {
                root.push(slot);
            }
        }
        layout.levels[0] = root;
        layout
    }

    fn slot(&mut self, items: &[ScanItem], settings: &ScanSettings, tree: &ChoiceTree, at_root: bool) -> ScanSlot {
        let mut lit = Vec::new();
        tree.leaves(&mut lit);
        lit.sort_unstable();
        let opens = match tree {
            ChoiceTree::One(index) => self.choose(items, settings, *index, at_root),
            ChoiceTree::Many(parts) => {
                let mut level: Vec<ScanSlot> =
                    parts.iter().map(|part| self.slot(items, settings, part, false)).collect();
                level.push(ScanSlot { lit: Vec::new(), opens: Opens::Up, once: false });
                self.add(level)
            }
        };
        ScanSlot { lit, opens, once: false }
    }

    /// A press that takes one item, or the level that asks for a second press.
    fn choose(&mut self, items: &[ScanItem], settings: &ScanSettings, index: usize, at_root: bool) -> Opens {
        let item = &items[index];
        let take = ScanSlot { lit: vec![index], opens: Opens::Choice(index), once: false };
        let back = ScanSlot { lit: Vec::new(), opens: Opens::Up, once: false };
        if item.confirm {
            self.add(vec![back, take])
        } else if settings.two_presses && at_root && item.role == ItemRole::Move && settings.method != Method::Sure {
            self.add(vec![take, back])
        } else {
            Opens::Choice(index)
        }
    }

    /// A level with these slots of another, which are lit there, and one that leads back.
    pub fn open_part(&mut self, level: usize, slots: std::ops::Range<usize>) -> Opens {
        let mut part: Vec<ScanSlot> =
            self.level(level)[slots].iter().filter(|slot| slot.opens != Opens::Up).cloned().collect();
        part.push(ScanSlot { lit: Vec::new(), opens: Opens::Up, once: false });
        self.add(part)
    }

    fn add(&mut self, level: Vec<ScanSlot>) -> Opens {
        self.levels.push(level);
        Opens::Level(self.levels.len() - 1)
    }

    /// The slots of one of [`Self::levels`].
    pub fn level(&self, level: usize) -> &[ScanSlot] {
        &self.levels[level]
    }

    /// How many levels there are.
    pub fn levels(&self) -> usize {
        self.levels.len()
    }

    /// What a press does where this item alone is lit.
    pub fn opens(&self, item: usize) -> Option<Opens> {
        let mut alone = self.levels.iter().flatten().filter(|slot| slot.lit == [item]).map(|slot| slot.opens);
        let first = alone.next()?;
        Some(std::iter::once(first).chain(alone).find(|opens| matches!(opens, Opens::Level(_))).unwrap_or(first))
    }

    /// The level of the menu, if there is one.
    pub fn menu(&self) -> Option<usize> {
        self.menu
    }
}

/// The slots of one level for `chosen` (indices of items, in the screen's order), those that are near first.
fn arrange(items: &[ScanItem], chosen: &[usize], settings: &ScanSettings) -> Vec<ChoiceTree> {
    let is_near = |index: &usize| items[*index].near;
    let (near, rest): (Vec<usize>, Vec<usize>) = chosen.iter().copied().partition(is_near);
    let weight = |index: usize| items[index].weight.max(1);
    let mut slots: Vec<ChoiceTree> = near.into_iter().map(ChoiceTree::One).collect();
    match settings.method {
        Method::Linear | Method::Step | Method::ShortHeld | Method::Inverse | Method::Sure => {
            slots.extend(rest.into_iter().map(ChoiceTree::One));
        }
        Method::LikelyFirst => slots.extend(likely_first(&rest, weight).into_iter().map(ChoiceTree::One)),
        Method::RowColumn => slots.extend(rows(items, &rest)),
        Method::Best => slots.extend(best::slots(&rest, weight, settings)),
    }
    slots
}

/// By falling weight; equal ones stay in the screen's order.
fn likely_first(chosen: &[usize], weight: impl Fn(usize) -> u32) -> Vec<usize> {
    let mut sorted = chosen.to_vec();
    sorted.sort_by_key(|&index| std::cmp::Reverse(weight(index)));
    sorted
}

/// A block a row, in the order in which rows first appear; a row of one is chosen at once, one row alone is opened.
fn rows(items: &[ScanItem], chosen: &[usize]) -> Vec<ChoiceTree> {
    let mut rows: Vec<(u16, Vec<ChoiceTree>)> = Vec::new();
    for &index in chosen {
        let row = items[index].place.row;
        match rows.iter_mut().find(|(known, _)| *known == row) {
            Some((_, members)) => members.push(ChoiceTree::One(index)),
            None => rows.push((row, vec![ChoiceTree::One(index)])),
        }
    }
    if rows.len() == 1 {
        return rows.pop().map(|(_, members)| members).unwrap_or_default();
    }
    rows.into_iter()
        .map(|(_, mut members)| if members.len() == 1 { members.remove(0) } else { ChoiceTree::Many(members) })
        .collect()
}
