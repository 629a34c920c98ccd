//! settings.xml: whatever is not given has the value of [`GameSettings::default`].

use super::super::fields::Children;
use super::super::fields::{Fields, number_problem, read_number};
use super::super::pieces::Pieces;
use super::super::settings::{
    AnySignal, Beside, BesideSide, Boundary, Changeable, Color, Count, FillIn, GameSettings, InvalidCells, MoveMode,
    Paper, Shine, Squares, Thin, Trim,
};
use super::super::xml::Element;
use super::Folder;
use crate::{Kind, Level, Name, RuleLanguage, RulesText};
use std::ops::RangeInclusive;
use switchboard_base::diag::{Code, Place, Problem, nearest};

/// The widest margin, border or padding, in pixels at scale 1.
const MAX_WIDTH: u16 = 1000;
/// How wide thin columns and rows can be, in percent of the others.
const THIN: RangeInclusive<u8> = 10..=90;
/// How many rows at the bottom may be left out where squares are named.
const BELOW: RangeInclusive<u8> = 0..=9;

/// How often the rules can take a step of time, in milliseconds: six changes in a second are three flashes, the most that WCAG 2.3.1
/// allows.
const TIMED_MS: RangeInclusive<u32> = 170..=60_000;

const ANY: [(&str, AnySignal); 2] = [("Press", AnySignal::Press), ("Hold", AnySignal::Hold)];

const MOVE_MODES: [(&str, MoveMode); 3] = [
    ("WithOptions", MoveMode::WithOptions),
    ("DirectJustKeyboard", MoveMode::DirectJustKeyboard),
    ("DirectBothKeyboardAndMouse", MoveMode::DirectBothKeyboardAndMouse),
];
const INVALID_CELLS: [(&str, InvalidCells); 2] = [("Skip", InvalidCells::Skip), ("Select", InvalidCells::Select)];
const BOUNDARIES: [(&str, Boundary); 3] =
    [("Jump", Boundary::Jump), ("Rotate", Boundary::Rotate), ("Stay", Boundary::Stay)];

const PAPERS: [(&str, Paper); 4] =
    [("None", Paper::None), ("Turned", Paper::Turned), ("Dimmed", Paper::Dimmed), ("Board", Paper::Board)];

const EVEN: [(&str, bool); 2] = [("Even", true), ("Odd", false)];

const FILL_IN: [(&str, FillIn); 3] = [("Turn", FillIn::Turn), ("All", FillIn::All), ("Possible", FillIn::Possible)];
const SQUARES: [(&str, Squares); 3] =
    [("Chess", Squares::Chess), ("Go", Squares::Go), ("EverySecond", Squares::EverySecond)];

const SIDES: [(&str, BesideSide); 2] = [("Left", BesideSide::Left), ("Right", BesideSide::Right)];

const NAMES: [&str; 30] = [
    "MoveMode",
    "MoveModeChange",
    "InvalidPieceFocusBehavior",
    "InvalidPieceFocusBehaviorChange",
    "BoundaryBehavior",
    "BoundaryBehaviorChange",
    "PositionHighlight",
    "PositionHighlightChange",
    "ValidsHighlight",
    "ValidsHighlightChange",
    "FocusedHighlight",
    "FocusedHighlightChange",
    "MarginWidth",
    "BorderWidth",
    "PaddingWidth",
    "BorderColorChange",
    "BoardColorChange",
    "BorderColor",
    "BoardColor",
    "Paper",
    "Flips",
    "ThinLines",
    "Squares",
    "ListTaken",
    "Shine",
    "Trim",
    "FillIn",
    "FillByLaw",
    "Any",
    "Timed",
];

/// Reads settings.xml. Unless `required`, it may be missing.
pub(super) fn read(folder: &mut Folder<'_>, required: bool) -> GameSettings {
    read_over(folder, required, &GameSettings::default())
}

/// Reads settings.xml; whatever is not given is taken from `usual`.
pub(super) fn read_over(folder: &mut Folder<'_>, required: bool, usual: &GameSettings) -> GameSettings {
    let read = folder.read_xml("settings.xml", required, "GameSettings", |fields, root| settings(fields, root, usual));
    read.unwrap_or_else(|| usual.clone())
}

fn settings(fields: &mut Fields<'_, '_>, root: &Element<'_>, usual: &GameSettings) -> GameSettings {
    let children = fields.children(root, &NAMES, &["Beside"]);
    let beside = children.all("Beside").filter_map(|element| beside(fields, element)).collect();
    let mut settings = GameSettings { beside, ..usual.clone() };
    let mut reader = SettingsReader { fields, children };
    reader.one(&mut settings.move_mode, "MoveMode", "MoveModeChange", |f, e| f.choice(e, &MOVE_MODES));
    reader.one(&mut settings.invalid_cells, "InvalidPieceFocusBehavior", "InvalidPieceFocusBehaviorChange", |f, e| {
        f.choice(e, &INVALID_CELLS)
    });
    reader.one(&mut settings.boundary, "BoundaryBehavior", "BoundaryBehaviorChange", |f, e| f.choice(e, &BOUNDARIES));
    let boolean = |f: &mut Fields<'_, '_>, e: &Element<'_>| f.boolean(e);
    reader.one(&mut settings.position_highlight, "PositionHighlight", "PositionHighlightChange", boolean);
    reader.one(&mut settings.valids_highlight, "ValidsHighlight", "ValidsHighlightChange", boolean);
    reader.one(&mut settings.focused_highlight, "FocusedHighlight", "FocusedHighlightChange", boolean);
    reader.one(&mut settings.look.border_color, "BorderColor", "BorderColorChange", color);
    reader.one(&mut settings.look.board_color, "BoardColor", "BoardColorChange", color);
    for (name, width) in [
        ("MarginWidth", &mut settings.look.margin),
        ("BorderWidth", &mut settings.look.border),
        ("PaddingWidth", &mut settings.look.padding),
    ] {
        if let Some(value) = reader.children.get(name).and_then(|e| reader.fields.number(e, 0..=MAX_WIDTH)) {
            *width = value;
        }
    }
    if let Some(paper) = reader.children.get("Paper").and_then(|element| reader.fields.choice(element, &PAPERS)) {
        settings.look.paper = paper;
    }
    if let Some(flips) = reader.children.get("Flips").and_then(|element| reader.fields.boolean(element)) {
        settings.look.flips = flips;
    }
    if let Some(element) = reader.children.get("ThinLines") {
        settings.look.thin = thin(reader.fields, element);
    }
    if let Some(element) = reader.children.get("Squares") {
        settings.look.squares = reader.fields.choice(element, &SQUARES);
        settings.look.rows_below = rows_below(reader.fields, element);
    }
    if let Some(lists) = reader.children.get("ListTaken").and_then(|element| reader.fields.boolean(element)) {
        settings.look.lists_taken = lists;
    }
    if let Some(element) = reader.children.get("Shine") {
        settings.shine = shine(reader.fields, element);
    }
    if let Some(element) = reader.children.get("Trim") {
        let place = reader.fields.place(element.name_span());
        settings.trim = reader.fields.name(element).map(|piece| Trim { piece, place });
    }
    if let Some(fill_in) = reader.children.get("FillIn").and_then(|element| reader.fields.choice(element, &FILL_IN)) {
        settings.fill_in = fill_in;
    }
    if let Some(fills) = reader.children.get("FillByLaw").and_then(|element| reader.fields.boolean(element)) {
        settings.fill_by_law = fills;
    }
    if let Some(any) = reader.children.get("Any").and_then(|element| reader.fields.choice(element, &ANY)) {
        settings.any = Some(any);
    }
    if let Some(ms) = reader.children.get("Timed").and_then(|element| reader.fields.number(element, TIMED_MS)) {
        settings.timed_ms = Some(ms);
    }
    reader.unlock(&mut settings);
    settings
}

/// `<Shine><Piece>Lamp</Piece><Through>White</Through><Lit>Light</Lit><Unlit>Dark</Unlit></Shine>`
fn shine(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<Shine> {
    let children = fields.children(element, &["Piece", "Through", "Lit", "Unlit"], &[]);
    let [piece, through, lit, unlit] =
        ["Piece", "Through", "Lit", "Unlit"].map(|of| fields.need(&children, of).and_then(|e| fields.name(e)));
    let place = fields.place(element.name_span());
    Some(Shine { piece: piece?, through: through?, lit: lit?, unlit: unlit?, place })
}

/// `<Squares below="1">Go</Squares>`: the last row is not counted.
fn rows_below(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> u8 {
    fields.attributes(element, &["below"]);
    let Some(attribute) = element.attribute("below") else { return 0 };
    read_number(&attribute.value, &BELOW).unwrap_or_else(|| {
        fields.report(attribute.span.clone(), number_problem(&attribute.value, &BELOW));
        0
    })
}

/// `<ThinLines width="30">Even</ThinLines>`
fn thin(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<Thin> {
    fields.attributes(element, &["width"]);
    let percent = element.attribute("width").and_then(|attribute| {
        let percent = read_number(&attribute.value, &THIN);
        if percent.is_none() {
            fields.report(attribute.span.clone(), number_problem(&attribute.value, &THIN));
        }
        percent
    });
    let even = fields.choice(element, &EVEN)?;
    Some(Thin { even, percent: percent.unwrap_or(Thin::USUAL) })
}

/// `<Beside><Side>Left</Side><Piece>Blue</Piece><Count>HAND[0, 0]</Count></Beside>`
fn beside(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<Beside> {
    let children = fields.children(element, &["Side", "Piece", "Count"], &[]);
    let side = fields.need(&children, "Side").and_then(|e| fields.choice(e, &SIDES));
    let piece = fields.need(&children, "Piece").and_then(|e| fields.name(e));
    let count = fields.need(&children, "Count").and_then(|e| {
        let (text, span) = (fields.text(e), e.text_span());
        let count = Count::read(&text);
        if count.is_none() {
            fields.report(span, Code::E003.error("count").arg("text", text.as_str()).cure("beside-count"));
        }
        count
    });
    Some(Beside { side: side?, piece: piece?, count: count?, place: fields.place(element.name_span()) })
}

/// Checks that rules can know of signals and time, where settings.xml speaks of them: only those of language 2 can.
pub(super) fn check_signals(settings: &GameSettings, kind: Option<&Kind>, file: &str) -> Option<Problem> {
    let knows = matches!(kind, None | Some(Kind::Rules(RulesText { language: RuleLanguage::Two, .. })));
    let name = if settings.any.is_some() { "Any" } else { "Timed" };
    let is_lost = settings.has_signals() && !knows;
    is_lost.then(|| Code::E004.error("signals").arg("name", name).cure("say-language-two").at(Place::file(file)))
}

/// Checks that what stands beside the board exists: a piece of the game, a number in every level.
pub(super) fn check_beside(settings: &GameSettings, pieces: &Pieces, levels: &[Level]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut known = |name: &Name, place: &Place, case: &'static str| {
        if pieces.find(name.key()).is_none() {
            let problem = Code::E003.error(case).arg("piece", name.written());
            let near = nearest(name.key(), pieces.iter().map(|piece| piece.name.key()));
            let problem = match near.and_then(|key| pieces.find(key)) {
                Some((_, piece)) => problem.arg("near", piece.name.written()).cure("near"),
                None => problem.cure("beside-piece"),
            };
            problems.push(problem.at(place.clone()));
        }
    };
    if let Some(shine) = &settings.shine {
        for name in [&shine.piece, &shine.lit, &shine.unlit] {
            known(name, &shine.place, "shine");
        }
    }
    if let Some(trim) = &settings.trim {
        known(&trim.piece, &trim.place, "trim");
    }
    for beside in &settings.beside {
        known(&beside.piece, &beside.place, "piece");
    }
    for beside in &settings.beside {
        if let Some(level) = levels.iter().find(|level| beside.count.of(&level.layout).is_none()) {
            let problem = Code::E003.error("level").arg("level", level.id.as_str());
            problems.push(problem.cure("beside-level").at(beside.place.clone()));
        }
    }
    problems
}

struct SettingsReader<'e, 't, 'a, 'd, 'p> {
    fields: &'a mut Fields<'d, 'p>,
    children: Children<'e, 't>,
}

impl SettingsReader<'_, '_, '_, '_, '_> {
    fn one<T>(
        &mut self,
        setting: &mut Changeable<T>,
        name: &str,
        change: &str,
        read: impl Fn(&mut Fields<'_, '_>, &Element<'_>) -> Option<T>,
    ) {
        if let Some(value) = self.children.get(name).and_then(|element| read(self.fields, element)) {
            setting.value = value;
        }
        if let Some(value) = self.children.get(change).and_then(|element| self.fields.boolean(element)) {
            setting.change = value;
        }
    }

    /// Reports settings that would lock out a player with one switch, and lets players change them.
    fn unlock(&mut self, settings: &mut GameSettings) {
        if settings.move_mode.value != MoveMode::WithOptions && !settings.move_mode.change {
            self.locked("MoveModeChange", Code::E001.error("locked"));
            settings.move_mode.change = true;
        }
        if !settings.focused_highlight.value && !settings.focused_highlight.change {
            self.locked("FocusedHighlightChange", Code::E002.error("locked"));
            settings.focused_highlight.change = true;
        }
    }

    fn locked(&mut self, name: &str, problem: Problem) {
        let at = match self.children.get(name) {
            Some(written) => written.text_span(),
            None => self.children.of.name_span(),
        };
        self.fields.report(at, problem.arg("name", name).cure("write-true"));
    }
}

pub(super) fn color(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<Color> {
    let text = fields.text(element);
    let named = text.starts_with('#') || text.chars().all(|c| c.is_ascii_alphabetic());
    let found = if named { csscolorparser::parse(&text).ok().map(|color| color.to_rgba8()) } else { None };
    if let Some([r, g, b, 255]) = found {
        return Some(Color { r, g, b });
    }
    let near = nearest(&text, csscolorparser::NAMED_COLORS.keys().map(|name| name.as_str()));
    let problem = match near {
        Some(near) => Code::V004.error("no-colour").arg("near", near).cure("near"),
        None => Code::V004.error("no-colour").cure("write-colour"),
    };
    fields.report(element.text_span(), problem.arg("text", text));
    None
}
