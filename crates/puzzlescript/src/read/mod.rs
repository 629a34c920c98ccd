//! Parses the lines of each section; names are not resolved yet.

mod layers;
mod legend;
mod levels;
mod objects;
mod prelude;
mod rules;
mod sounds;
mod win;

pub use legend::{Definition, Join};
pub use levels::LevelEntry;
pub use objects::ObjectText;
pub use prelude::Prelude;
pub use rules::{RuleCommand, RuleLine, RuleSide, SourceRule, TermText};
pub use sounds::{SoundEvent, SoundText};
pub use win::{Amount, WinText};

use super::fault::Faults;
use super::source::{self, Line, Section};

/// The contents of a source.
#[derive(Debug, Default)]
pub struct SourceText {
    pub prelude: Prelude,
    pub objects: Vec<ObjectText>,
    pub legend: Vec<Definition>,
    pub sounds: Vec<SoundText>,
    /// The names on each line of COLLISIONLAYERS, with the line's number.
    pub layers: Vec<(u32, Vec<String>)>,
    pub rules: Vec<RuleLine>,
    pub wins: Vec<WinText>,
    pub levels: Vec<LevelEntry>,
}

impl SourceText {
    /// Reads a source.
    pub fn read(text: &str, faults: &mut Faults) -> Self {
        let lines = source::lines(text, faults);
        let of = |section: Section| -> Vec<&Line> { lines.iter().filter(|line| line.section == section).collect() };
        let objects = objects::read(&of(Section::Objects), faults);
        let legend = legend::read(&of(Section::Legend), faults);
        let named = objects.iter().flat_map(|object| std::iter::once(&object.name).chain(&object.also));
        let names = named.chain(legend.iter().map(|definition| &definition.name)).map(String::as_str).collect();
        let rules = rules::read(&of(Section::Rules), &names, faults);
        Self {
            prelude: prelude::read(&of(Section::Prelude), faults),
            objects,
            legend,
            sounds: sounds::read(&of(Section::Sounds), faults),
            layers: layers::read(&of(Section::Layers)),
            rules,
            wins: win::read(&of(Section::Win), faults),
            levels: levels::read(&of(Section::Levels)),
        }
    }
}
