//! settings.xml: what does not stand there has the value of [`GameSettings::default`].

use super::super::fields::Children;
use super::super::fields::Fields;
use super::super::settings::{Boundary, Changeable, Color, GameSettings, InvalidCells, MoveMode};
use super::super::xml::Element;
use super::Folder;
use crate::diag::{Code, Problem, nearest};

/// The widest margin, border or padding, in pixels at scale 1.
const MAX_WIDTH: u16 = 1000;

const MOVE_MODES: [(&str, MoveMode); 3] = [
    ("WithOptions", MoveMode::WithOptions),
    ("DirectJustKeyboard", MoveMode::DirectJustKeyboard),
    ("DirectBothKeyboardAndMouse", MoveMode::DirectBothKeyboardAndMouse),
];
const INVALID_CELLS: [(&str, InvalidCells); 2] = [("Skip", InvalidCells::Skip), ("Select", InvalidCells::Select)];
const BOUNDARIES: [(&str, Boundary); 3] =
    [("Jump", Boundary::Jump), ("Rotate", Boundary::Rotate), ("Stay", Boundary::Stay)];

const NAMES: [&str; 19] = [
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
];

pub(super) fn read(folder: &mut Folder<'_>) -> GameSettings {
    folder.read_xml("settings.xml", true, "GameSettings", settings).unwrap_or_default()
}

fn settings(fields: &mut Fields<'_, '_>, root: &Element<'_>) -> GameSettings {
    let children = fields.children(root, &NAMES, &[]);
    let mut settings = GameSettings::default();
    let mut reader = Reader { fields, children };
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
    reader.unlock(&mut settings);
    settings
}

struct Reader<'e, 't, 'a, 'd, 'p> {
    fields: &'a mut Fields<'d, 'p>,
    children: Children<'e, 't>,
}

impl Reader<'_, '_, '_, '_, '_> {
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

    /// Settings that would lock a player with one switch out are reported, and unlocked for play.
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
        let at = self.children.get(name).map_or(self.children.of.name_span(), Element::text_span);
        self.fields.report(at, problem.arg("name", name).cure("write-true"));
    }
}

fn color(fields: &mut Fields<'_, '_>, element: &Element<'_>) -> Option<Color> {
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
