//! The method `best`.

use super::layout::Tree;
use super::settings::Settings;

/// The slots of the root level for `chosen`.
pub(super) fn slots(chosen: &[usize], _weight: impl Fn(usize) -> u32, _settings: &Settings) -> Vec<Tree> {
    chosen.iter().map(|&index| Tree::One(index)).collect()
}
