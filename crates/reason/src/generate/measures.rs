//! measures.xml: boards with the player's own measures, such as the number of columns and rows, or how many in a row win. A pattern level
//! gets another size and other numbers; a script may set what follows from them. Nothing is solved.

use super::merged;
use std::sync::Arc;
use switchboard_base::diag::{Code, Place, Problems, nearest};
use switchboard_base::grid::{MAX_SIDE, Size};
use switchboard_engine::play::Engine;
use switchboard_game::fields::{Fields, MAX_LINE, number_problem, read_number};
use switchboard_game::xml::{Document, Element};
use switchboard_game::{Game, Layout, Level, Name, Source, Text, Value};

/// The most values of a measure: they are chosen from a list.
pub const MAX_VALUES: i32 = 100;
/// The most measures of a game.
const MAX_MEASURES: usize = 8;

/// What a measure changes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Changes {
    Columns,
    Rows,
    Item,
}

/// A number that the player chooses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Measure {
    /// `Width`, `Height` or the item that it sets.
    pub name: Name,
    /// Its label.
    pub label: Text,
    /// The least value.
    pub least: i32,
    /// The greatest value, at most `MAX_VALUES` away.
    pub most: i32,
    changes: Changes,
}

/// measures.xml.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Measures {
    /// Its path, for messages.
    file: String,
    /// The index of the level that is changed.
    pattern: usize,
    /// What can be chosen, in the order of the file.
    pub list: Vec<Measure>,
    /// Padded so that its bytes have the same offsets as in measures.xml; empty if there is none.
    script: String,
    /// The level's name, with `{Name}` for the value of a measure.
    name: Text,
}

/// Reads a game's measures.xml; `None` if there is none or it cannot be used.
pub fn read_measures(game: &Game) -> (Option<Measures>, Problems) {
    let mut problems = Problems::new();
    let Some(source) = &game.measures else { return (None, problems) };
    let measures = read(game, source, &mut problems);
    (measures.filter(|_| !problems.has_errors()), problems)
}

fn read(game: &Game, source: &Source, problems: &mut Problems) -> Option<Measures> {
    // that it is well-formed was checked when the folder was read
    let doc = Document::new(source.file.clone(), source.text.clone().into_bytes()).ok()?;
    let root = doc.parse().ok()?;
    let mut fields = Fields::new(&doc, problems);
    if !fields.root(&root, "Measures") {
        return None;
    }
    let children = fields.children(&root, &["Level", "Contents"], &["Measure", "Name"]);
    let mut pattern = 0;
    if let Some(element) = children.get("Level") {
        let word = fields.text(element).trim().to_owned();
        match game.levels.iter().position(|level| level.id == word) {
            Some(place) => pattern = place,
            None => {
                fields.report(element.text_span(), Code::G001.error("unknown").arg("word", word).cure("name-level"));
            }
        }
    }
    let layout = game.levels.get(pattern).map(|level| &level.layout)?;
    fields.need(&children, "Measure")?;
    let mut list: Vec<Measure> = Vec::new();
    for element in children.all("Measure") {
        let Some(read) = measure(&mut fields, layout, element) else { continue };
        if list.len() == MAX_MEASURES {
            fields
                .report(element.name_span(), Code::G010.error("many").arg("most", MAX_MEASURES).cure("fewer-measures"));
            break;
        }
        if list.iter().any(|known| known.name == read.name) {
            fields.report(element.name_span(), Code::G010.error("twice").arg("name", &read.name).cure("measure-once"));
            continue;
        }
        list.push(read);
    }
    fields.need(&children, "Name");
    let name = fields.texts(&children, "Name", MAX_LINE);
    let script = children.get("Contents").map(|element| {
        fields.text(element);
        fields.doc.rule_in_place(element)
    });
    fields.other_attributes(&root);
    Some(Measures { file: source.file.clone(), pattern, list, script: script.unwrap_or_default(), name })
}

/// `<Measure name="K" least="3" most="5"><Label>In a row</Label></Measure>`.
fn measure(fields: &mut Fields<'_, '_>, layout: &Layout, element: &Element<'_>) -> Option<Measure> {
    fields.attributes(element, &["name", "least", "most"]);
    let children = fields.children(element, &[], &["Label"]);
    fields.need(&children, "Label");
    let label = fields.texts(&children, "Label", MAX_LINE);
    let Some(written) = element.attribute("name") else {
        fields.report(element.name_span(), Code::X011.error("name").arg("of", "Measure").cure("measure-name"));
        return None;
    };
    let name = Name::new(&written.value);
    let is_number = |key: &str| layout.item(key).is_some_and(|item| matches!(item.value, Value::Int(_)));
    let changes = match name.key() {
        "width" => Changes::Columns,
        "height" => Changes::Rows,
        key if is_number(key) => Changes::Item,
        key => {
            let items = layout.items.iter().filter(|item| matches!(item.value, Value::Int(_)));
            let near = nearest(key, items.map(|item| item.name.key()).chain(["width", "height"]));
            let problem = Code::G010.error("unknown").arg("name", &name);
            let problem = match near {
                Some(near) => problem.arg("near", near).cure("near"),
                None => problem.cure("measure-name"),
            };
            fields.report(written.span.clone(), problem);
            return None;
        }
    };
    let range = if changes == Changes::Item { i32::MIN..=i32::MAX } else { 1..=i32::from(MAX_SIDE) };
    let mut end = |which: &'static str| {
        let Some(attribute) = element.attribute(which) else {
            fields.report(element.name_span(), Code::G010.error("range").arg("most", MAX_VALUES).cure("measure-ends"));
            return None;
        };
        let value = read_number(attribute.value.trim(), &range);
        if value.is_none() {
            fields.report(attribute.span.clone(), number_problem(&attribute.value, &range));
        }
        value
    };
    let (least, most) = (end("least")?, end("most")?);
    let values = most.checked_sub(least).and_then(|more| more.checked_add(1)).unwrap_or(i32::MAX);
    if !(1..=MAX_VALUES).contains(&values) {
        fields.report(element.name_span(), Code::G010.error("range").arg("most", MAX_VALUES).cure("measure-ends"));
        return None;
    }
    Some(Measure { name, label, least, most, changes })
}

impl Measures {
    /// The values of the pattern, clamped to the measures' ranges.
    pub fn usual(&self, game: &Game) -> Vec<i32> {
        let layout = game.levels.get(self.pattern).map(|level| &level.layout);
        let size = layout.map(Layout::size).unwrap_or_default();
        let value = |measure: &Measure| match measure.changes {
            Changes::Columns => size.width.into(),
            Changes::Rows => size.height.into(),
            Changes::Item => match layout.and_then(|layout| layout.item(measure.name.key())).map(|item| &item.value) {
                Some(Value::Int(number)) => *number,
                _ => measure.least,
            },
        };
        self.list.iter().map(|measure| value(measure).clamp(measure.least, measure.most)).collect()
    }

    /// The level with these measures, one value for each of the list. `seed` is for scripts that use chance.
    ///
    /// # Errors
    /// Why the rules cannot be played on such a board, or what is wrong with the script.
    #[expect(clippy::expect_used, reason = "how far a side may be changed is checked when it is read")]
    pub fn level(&self, game: &Arc<Game>, chosen: &[i32], seed: u64) -> Result<Level, Problems> {
        let mut layout = game.levels.get(self.pattern).map(|level| level.layout.clone()).unwrap_or_default();
        let before = layout.size();
        let mut size = before;
        for (measure, value) in self.list.iter().zip(chosen) {
            let value = (*value).clamp(measure.least, measure.most);
            match measure.changes {
                Changes::Columns => size.width = u8::try_from(value).expect("a side of a board"),
                Changes::Rows => size.height = u8::try_from(value).expect("a side of a board"),
                Changes::Item => set(&mut layout, measure.name.key(), |_| value),
            }
        }
        for matrix in layout.matrices.iter_mut().filter(|matrix| matrix.size == before) {
            *matrix = matrix.resized(size);
        }
        keep_inside(&mut layout, size);
        let own = Engine::new(Arc::clone(game), self.pattern)?;
        let made = |layout: Layout| Level { name: self.name(chosen), layout, ..Level::default() };
        let engine = own.with_level(made(layout.clone()))?;
        if self.script.trim().is_empty() {
            return Ok(made(layout));
        }
        let problems = engine.script_problems(&self.script, &self.file, &[]);
        if problems.has_errors() {
            return Err(problems);
        }
        let script = engine.script(&self.script, &self.file, &[])?;
        let Some(run) = engine.run_script(&script, &engine.start(0), None, seed) else { return Ok(made(layout)) };
        if let Some(at) = run.out_of_steps {
            return Err(script.out_of_steps(at).into());
        }
        let layout = merged(script.layout(&run), &layout);
        own.with_level(made(layout.clone()))?;
        Ok(made(layout))
    }

    /// The level's name, with values filled in for measures.
    fn name(&self, chosen: &[i32]) -> Text {
        let filled = |text: &String| {
            let put = |text: String, (measure, value): (&Measure, &i32)| {
                text.replace(&format!("{{{}}}", measure.name.written()), &value.to_string())
            };
            self.list.iter().zip(chosen).fold(text.clone(), put)
        };
        Text { variants: self.name.variants.iter().map(|(tag, text)| (tag.clone(), filled(text))).collect() }
    }
}

/// Changes an item that is a number.
fn set(layout: &mut Layout, key: &str, value: impl Fn(i32) -> i32) {
    for item in layout.items.iter_mut().filter(|item| item.name.key() == key) {
        if let Value::Int(number) = &mut item.value {
            *number = value(*number);
        }
    }
}

/// Moves the starting position onto the board.
fn keep_inside(layout: &mut Layout, size: Size) {
    for (keys, side) in [(["ax", "px"], size.width), (["ay", "py"], size.height)] {
        for key in keys {
            set(layout, key, |at| at.min(i32::from(side) - 1));
        }
    }
}

/// Everything that is wrong with a game's measures.xml: tries the smallest board, the largest, and that of the pattern.
pub fn check_measures(game: &Arc<Game>) -> Problems {
    let (measures, mut problems) = read_measures(game);
    let Some(measures) = measures else { return problems };
    let ends = |end: fn(&Measure) -> i32| measures.list.iter().map(end).collect::<Vec<i32>>();
    for chosen in [measures.usual(game), ends(|measure| measure.least), ends(|measure| measure.most)] {
        let Err(found) = measures.level(game, &chosen, 0) else { continue };
        let words: Vec<String> =
            measures.list.iter().zip(&chosen).map(|(measure, value)| format!("{} {value}", measure.name)).collect();
        let place = found.iter().find_map(|problem| problem.place.clone()).filter(|place| place.file == measures.file);
        let problem = Code::G010.error("board").arg("measures", words.join(", "));
        let problem = match found.iter().next() {
            Some(why) => problem.because(why.clone()),
            None => problem,
        };
        problems.push(problem.cure("measure-board").at(place.unwrap_or_else(|| Place::file(measures.file.clone()))));
        return problems;
    }
    problems
}
