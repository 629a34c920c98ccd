//! The other pages of the editor: the matrices, the size of the board, the items, and the questions before something is
//! lost.

use super::{Choice, Editor, EditorPage};
use crate::diag::{Paint, Problem, draw};
use crate::game::Value;
use crate::grid::{MAX_SIDE, Size};
use crate::shell::content::{Content, Offer};
use crate::shell::context::{Context, View};
use crate::shell::{Block, NoticeKind, Signal, Zone};

/// The choices for changing the size, in columns and rows.
const RESIZES: [(&str, (i8, i8)); 4] =
    [("edit-wider", (1, 0)), ("edit-narrower", (-1, 0)), ("edit-higher", (0, 1)), ("edit-lower", (0, -1))];
/// The choices for changing a number.
const CHANGES: [i32; 4] = [1, -1, 10, -10];

/// The changed size, if a board can have it.
fn resized(size: Size, (columns, rows): (i8, i8)) -> Option<Size> {
    let side = |from: u8, by: i8| from.checked_add_signed(by).filter(|side| (1..=MAX_SIDE).contains(side));
    Some(Size::new(side(size.width, columns)?, side(size.height, rows)?))
}

/// The page if the level cannot be edited: why, and the way back.
pub(super) fn hindered(view: &View<'_>, problem: &Problem) -> Content<Choice> {
    let t = view.texts;
    let mut content = Content::default();
    content.heading(t.get("edit-hindered"));
    content.block(Zone::Main, Block::Code(draw(problem, Paint::Plain, t.language())));
    content.buttons(Zone::Main, vec![Offer::back(t.get("back")), Offer::signal(t.get("help"), Signal::Help)]);
    content
}

impl Editor {
    pub(super) fn layers(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        content.heading(t.get("edit-which-layer"));
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
            let offer =
                Offer::row(self.layer_name(index), Choice::Layer(index)).with_value(index).on(index == self.layer);
            (offer, None, vec![about, size], false)
        });
        content.list(Zone::Main, rows.collect());
        let back = Offer::cancel(t.get("back"), Choice::Stay);
        content.buttons(Zone::Top, vec![back]);
        content
    }

    /// The board with the choices that enlarge and shrink it, at the right and below.
    pub(super) fn size(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        let state = self.sketch.as_ref().ok().and_then(|sketch| sketch.layout().matrix("state"));
        let Some((state, block)) = state.and_then(|state| Some((state, self.board_block(view, state)?))) else {
            return content;
        };
        content.block(Zone::Main, block);
        let size = [("width", u16::from(state.size.width).into()), ("height", u16::from(state.size.height).into())];
        content.text(format!("{}: {}", t.get("edit-size"), t.with("edit-columns-rows", &size)));
        let offers = RESIZES.into_iter().map(|(id, by)| {
            Offer::button(t.get(id), Choice::Resize(by.0, by.1)).named(id).enabled(resized(state.size, by).is_some())
        });
        content.buttons(Zone::Top, offers.collect());
        let back = Offer::cancel(t.get("back"), Choice::Stay);
        content.buttons(Zone::Top, vec![back]);
        content
    }

    pub(super) fn resize(&mut self, by: (i8, i8), cx: &mut Context<'_>) {
        let Ok(sketch) = &mut self.sketch else { return };
        if let Some(size) = resized(sketch.size(), by)
            && sketch.resize(size)
        {
            let size = [("width", u16::from(size.width).into()), ("height", u16::from(size.height).into())];
            let words = cx.texts.with("edit-columns-rows", &size);
            cx.notice(NoticeKind::Result, format!("{}: {words}", cx.texts.get("edit-size")));
        }
    }

    /// The items whose values can be changed.
    pub(super) fn values(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        content.heading(t.get("edit-which-value"));
        let items = self.sketch.as_ref().map(|sketch| sketch.layout().items.as_slice()).unwrap_or_default();
        let rows = items.iter().enumerate().map(|(index, item)| {
            let can_change = !matches!(item.value, Value::Text(_));
            let offer = Offer::row(item.name.to_string(), Choice::Show(EditorPage::Item(index)))
                .with_value(&item.name)
                .enabled(can_change);
            (offer, None, vec![self.value_words(view, &item.value)], false)
        });
        content.list(Zone::Main, rows.collect());
        let back = Offer::cancel(t.get("back"), Choice::Stay);
        content.buttons(Zone::Top, vec![back]);
        content
    }

    fn value_words(&self, view: &View<'_>, value: &Value) -> String {
        match value {
            Value::Int(number) => number.to_string(),
            Value::Bool(truth) => view.texts.get(if *truth { "edit-true" } else { "edit-false" }),
            Value::Text(name) => name.written().to_owned(),
        }
    }

    /// One item and the choices that change its value.
    pub(super) fn item(&self, view: &View<'_>, item: usize) -> Content<Choice> {
        let t = view.texts;
        let mut content = Content::default();
        let Some(item) = self.sketch.as_ref().ok().and_then(|sketch| sketch.layout().items.get(item)) else {
            return content;
        };
        content.heading(format!("{}: {}", item.name, self.value_words(view, &item.value)));
        let mut offers: Vec<Offer<Choice>> = match item.value {
            Value::Int(_) => {
                CHANGES.map(|by| Offer::button(format!("{by:+}"), Choice::Add(by)).with_value(by)).to_vec()
            }
            Value::Bool(_) | Value::Text(_) => vec![Offer::button(t.get("edit-other-truth"), Choice::Toggle)],
        };
        offers.push(Offer::cancel(t.get("back"), Choice::Show(EditorPage::Values)));
        content.buttons(Zone::Main, offers);
        content
    }

    /// Adds to the shown number.
    pub(super) fn add(&mut self, number: i32, cx: &mut Context<'_>) {
        if let Some(Value::Int(before)) = self.shown_value() {
            self.set_item(Value::Int(before.saturating_add(number)), cx);
        }
    }

    /// Toggles the shown truth value.
    pub(super) fn toggle(&mut self, cx: &mut Context<'_>) {
        if let Some(Value::Bool(before)) = self.shown_value() {
            self.set_item(Value::Bool(!before), cx);
        }
    }

    /// The value of the shown item.
    fn shown_value(&self) -> Option<Value> {
        let (EditorPage::Item(at), Ok(sketch)) = (self.showing, &self.sketch) else { return None };
        sketch.layout().items.get(at).map(|item| item.value.clone())
    }

    fn set_item(&mut self, value: Value, cx: &mut Context<'_>) {
        let words = self.value_words(&cx.view(), &value);
        let (EditorPage::Item(at), Ok(sketch)) = (self.showing, &mut self.sketch) else { return };
        let Some(name) = sketch.layout().items.get(at).map(|item| item.name.clone()) else { return };
        sketch.set_items(vec![(at, value)]);
        cx.notice(NoticeKind::Result, format!("{name}: {words}"));
    }

    pub(super) fn leaving(&self, view: &View<'_>) -> Content<Choice> {
        let t = view.texts;
        let save = Offer::button(t.get("edit-save-leave"), Choice::SaveAndLeave);
        let lose = Offer::cancel(t.get("edit-leave-unsaved"), Choice::LeaveUnsaved).named("leave-unsaved");
        self.question(view, "edit-ask-leave", vec![save, lose])
    }

    pub(super) fn changed(&self, view: &View<'_>) -> Content<Choice> {
        let answers = [("edit-take-theirs", Choice::TakeTheirs), ("edit-write-mine", Choice::WriteMine)];
        let answers = answers.map(|(id, chosen)| Offer::button(view.texts.get(id), chosen));
        self.question(view, "edit-ask-changed", answers.to_vec())
    }

    /// A question whose first answer loses nothing.
    fn question(&self, view: &View<'_>, asked: &str, answers: Vec<Offer<Choice>>) -> Content<Choice> {
        let mut content = Content::default();
        content.heading(view.texts.get(asked));
        let stay = Offer::button(view.texts.get("edit-stay"), Choice::Stay);
        content.buttons(Zone::Main, std::iter::once(stay).chain(answers).collect());
        content
    }
}
