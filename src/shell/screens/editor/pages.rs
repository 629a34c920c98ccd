//! The editor's other pages: the matrices to choose from, the board's size, items, and what is asked before something
//! is lost.

use super::{Editor, Showing, part};
use crate::diag::{Paint, Problem, draw};
use crate::game::Value;
use crate::grid::{MAX_SIDE, Size};
use crate::shell::screen::{Context, View};
use crate::shell::sheet::{Act, Offer, Sheet};
use crate::shell::{Block, ChoiceKind, NoticeKind, Signal, Zone};

/// What changes the board's size, by how many columns and rows.
const RESIZES: [(&str, (i8, i8)); 4] =
    [("edit-wider", (1, 0)), ("edit-narrower", (-1, 0)), ("edit-higher", (0, 1)), ("edit-lower", (0, -1))];
/// What changes a number.
const CHANGES: [i32; 4] = [1, -1, 10, -10];

/// The size changed so, if a board may have it.
fn resized(size: Size, (columns, rows): (i8, i8)) -> Option<Size> {
    let side = |from: u8, by: i8| from.checked_add_signed(by).filter(|side| (1..=MAX_SIDE).contains(side));
    Some(Size::new(side(size.width, columns)?, side(size.height, rows)?))
}

/// The level cannot be edited: why, and the way back.
pub(super) fn hindered(view: &View<'_>, problem: &Problem) -> Sheet {
    let t = view.texts;
    let mut sheet = Sheet::default();
    sheet.heading(t.get("edit-hindered"));
    sheet.block(Zone::Main, Block::Code(draw(problem, Paint::Plain, t.language())));
    sheet.buttons(
        Zone::Main,
        vec![
            Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Back),
            Offer::button(t.get("help"), Act::Signal(Signal::Help)),
        ],
    );
    sheet
}

impl Editor {
    pub(super) fn layers(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        sheet.heading(t.get("edit-which-layer"));
        let all = self.sketch.as_ref().map(|sketch| sketch.layout().matrices.as_slice()).unwrap_or_default();
        let rows = all.iter().enumerate().map(|(index, matrix)| {
            let about = match matrix.name.key() {
                "state" => t.get("edit-about-state"),
                "valid" => t.get("edit-about-valid"),
                "final" => t.get("edit-about-final"),
                "background" => t.get("edit-about-background"),
                _ => t.get("edit-about-own"),
            };
            let size = format!("{} × {}", matrix.size.width, matrix.size.height);
            let offer = Offer::new(ChoiceKind::Row, self.layer_name(index), Act::Pick(index)).on(index == self.layer);
            (offer, None, vec![about, size], false)
        });
        sheet.list(rows.collect());
        let back = Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Part(part::TO_BOARD));
        sheet.buttons(Zone::Top, vec![back]);
        sheet
    }

    /// The board with what makes it larger and smaller, at the right and below.
    pub(super) fn size(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        let state = self.sketch.as_ref().ok().and_then(|sketch| sketch.layout().matrix("state"));
        let Some((state, block)) = state.and_then(|state| Some((state, self.board_block(view, state)?))) else {
            return sheet;
        };
        sheet.block(Zone::Main, block);
        let size = [("width", u16::from(state.size.width).into()), ("height", u16::from(state.size.height).into())];
        sheet.text(format!("{}: {}", t.get("edit-size"), t.with("edit-columns-rows", &size)));
        let offers = RESIZES.iter().enumerate().map(|(number, (id, by))| {
            Offer::button(t.get(id), Act::Part(part::RESIZE + number)).enabled(resized(state.size, *by).is_some())
        });
        sheet.buttons(Zone::Top, offers.collect());
        let back = Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Part(part::TO_BOARD));
        sheet.buttons(Zone::Top, vec![back]);
        sheet
    }

    pub(super) fn resize(&mut self, chosen: usize, cx: &mut Context<'_>) {
        let Some((_, by)) = RESIZES.get(chosen) else { return };
        let Ok(sketch) = &mut self.sketch else { return };
        if let Some(size) = resized(sketch.size(), *by)
            && sketch.resize(size)
        {
            let size = [("width", u16::from(size.width).into()), ("height", u16::from(size.height).into())];
            let words = cx.texts.with("edit-columns-rows", &size);
            cx.notice(NoticeKind::Result, format!("{}: {words}", cx.texts.get("edit-size")));
        }
    }

    /// The items whose values can be counted or switched.
    pub(super) fn values(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        sheet.heading(t.get("edit-which-value"));
        let items = self.sketch.as_ref().map(|sketch| sketch.layout().items.as_slice()).unwrap_or_default();
        let rows = items.iter().enumerate().map(|(index, item)| {
            let can_change = !matches!(item.value, Value::Text(_));
            let offer = Offer::new(ChoiceKind::Row, item.name.to_string(), Act::Pick(index)).enabled(can_change);
            (offer, None, vec![self.value_words(view, &item.value)], false)
        });
        sheet.list(rows.collect());
        let back = Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Part(part::TO_BOARD));
        sheet.buttons(Zone::Top, vec![back]);
        sheet
    }

    fn value_words(&self, view: &View<'_>, value: &Value) -> String {
        match value {
            Value::Int(number) => number.to_string(),
            Value::Bool(truth) => view.texts.get(if *truth { "edit-true" } else { "edit-false" }),
            Value::Text(name) => name.written().to_owned(),
        }
    }

    /// One item and what changes its value.
    pub(super) fn item(&self, view: &View<'_>, item: usize) -> Sheet {
        let t = view.texts;
        let mut sheet = Sheet::default();
        let Some(item) = self.sketch.as_ref().ok().and_then(|sketch| sketch.layout().items.get(item)) else {
            return sheet;
        };
        sheet.heading(format!("{}: {}", item.name, self.value_words(view, &item.value)));
        let mut offers: Vec<Offer> = match item.value {
            Value::Int(_) => {
                let step =
                    |(number, by): (usize, &i32)| Offer::button(format!("{by:+}"), Act::Part(part::CHANGE + number));
                CHANGES.iter().enumerate().map(step).collect()
            }
            _ => vec![Offer::button(t.get("edit-other-truth"), Act::Part(part::CHANGE))],
        };
        offers.push(Offer::new(ChoiceKind::Cancel, t.get("back"), Act::Part(part::VALUES)));
        sheet.buttons(Zone::Main, offers);
        sheet
    }

    pub(super) fn change_item(&mut self, chosen: usize, cx: &mut Context<'_>) {
        let (Showing::Item(at), Ok(sketch)) = (self.showing, &mut self.sketch) else { return };
        let Some(item) = sketch.layout().items.get(at) else { return };
        let value = match (&item.value, CHANGES.get(chosen)) {
            (Value::Int(number), Some(by)) => Value::Int(number.saturating_add(*by)),
            (Value::Bool(truth), _) => Value::Bool(!truth),
            _ => return,
        };
        let name = item.name.clone();
        let words = self.value_words(&cx.view(), &value);
        if let Ok(sketch) = &mut self.sketch {
            sketch.set_items(vec![(at, value)]);
        }
        cx.notice(NoticeKind::Result, format!("{name}: {words}"));
    }

    pub(super) fn leaving(&self, view: &View<'_>) -> Sheet {
        let t = view.texts;
        let save = Offer::button(t.get("edit-save-leave"), Act::Part(part::SAVE_AND_LEAVE));
        let lose = Offer::new(ChoiceKind::Cancel, t.get("edit-leave-unsaved"), Act::Part(part::LEAVE_UNSAVED));
        self.question(view, "edit-ask-leave", vec![save, lose])
    }

    pub(super) fn changed(&self, view: &View<'_>) -> Sheet {
        let answers = [("edit-take-theirs", part::TAKE_THEIRS), ("edit-write-mine", part::WRITE_MINE)];
        let answers = answers.map(|(id, chosen)| Offer::button(view.texts.get(id), Act::Part(chosen)));
        self.question(view, "edit-ask-changed", answers.to_vec())
    }

    /// A question whose first answer loses nothing.
    fn question(&self, view: &View<'_>, asked: &str, answers: Vec<Offer>) -> Sheet {
        let mut sheet = Sheet::default();
        sheet.heading(view.texts.get(asked));
        let stay = Offer::button(view.texts.get("edit-stay"), Act::Part(part::TO_BOARD));
        sheet.buttons(Zone::Main, std::iter::once(stay).chain(answers).collect());
        sheet
    }
}
