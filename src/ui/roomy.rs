//! What is drawn as large as there is room for all of it: its widgets are laid out in several sizes, and the largest that fits is
//! shown.

use super::message::Message;
use iced::advanced::widget::{Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::widget::space;
use iced::{Element, Event, Fill, Length, Point, Rectangle, Renderer, Size, Theme};

/// A size that is tried: how many times as large as usual, and whether buttons are higher besides.
pub type Times = (f32, bool);
/// For pages that leave room, the largest first.
pub const LARGER: &[Times] = &[
    (1.5, true),
    (1.5, false),
    (1.35, true),
    (1.35, false),
    (1.2, true),
    (1.2, false),
    (1.1, true),
    (1.1, false),
    (1.0, true),
    (1.0, false),
];
/// For pages with a table, whose columns fill the width.
pub const AS_IT_IS: &[Times] = &[(1.0, false)];
/// For what is to be read at once, however large the text is.
pub const SMALLER: &[Times] = &[(1.0, false), (0.9, false), (0.8, false), (0.7, false), (0.6, false), (0.5, false)];
/// The share of the height left over that stands above: a little less than half, where the eye expects the middle.
const ABOVE: f32 = 0.42;

/// What `view` makes of the first of these sizes that it accepts and that fits, in the middle of the space; `otherwise`, if none does.
/// While `words` say the same and there is as much space, it is not looked for again.
pub fn roomy<'a>(
    (sizes, words): (&'static [Times], u64),
    view: impl Fn(Times) -> Option<Element<'a, Message>> + 'a,
    otherwise: impl Into<Element<'a, Message>>,
) -> Element<'a, Message> {
    let content = space().into();
    Element::new(Roomy { sizes, words, view: Box::new(view), content, otherwise: otherwise.into(), fits: true })
}

struct Roomy<'a> {
    sizes: &'static [Times],
    /// Stands for the words that are drawn.
    words: u64,
    view: Box<dyn Fn(Times) -> Option<Element<'a, Message>> + 'a>,
    /// What was made for the size that was tried last.
    content: Element<'a, Message>,
    otherwise: Element<'a, Message>,
    fits: bool,
}

/// For which words and how much space the first size that fits is known, and its index.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Known {
    words: u64,
    room: Size,
    index: usize,
}

impl<'a> Roomy<'a> {
    /// What is shown, and its state.
    fn shown<'t>(&self, tree: &'t Tree) -> Option<(&Element<'a, Message>, &'t Tree)> {
        let [content, otherwise] = tree.children.as_slice() else { return None };
        Some(if self.fits { (&self.content, content) } else { (&self.otherwise, otherwise) })
    }

    fn shown_mut<'t>(&mut self, tree: &'t mut Tree) -> Option<(&mut Element<'a, Message>, &'t mut Tree)> {
        let [content, otherwise] = tree.children.as_mut_slice() else { return None };
        Some(if self.fits { (&mut self.content, content) } else { (&mut self.otherwise, otherwise) })
    }
}

impl Widget<Message, Theme, Renderer> for Roomy<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Known>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Known::default())
    }

    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content), Tree::new(&self.otherwise)]
    }

    fn diff(&self, tree: &mut Tree) {
        // the content is made in the layout
        match tree.children.as_mut_slice() {
            [_, otherwise] => otherwise.diff(&self.otherwise),
            _ => tree.children = self.children(),
        }
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let room = limits.max();
        let unbounded = layout::Limits::new(Size::ZERO, Size::new(room.width, f32::INFINITY));
        let known = *tree.state.downcast_ref::<Known>();
        let first = if known.words == self.words && known.room == room { known.index } else { 0 };
        let [content, otherwise] = tree.children.as_mut_slice() else { return layout::Node::new(room) };
        for (index, times) in self.sizes.iter().enumerate().skip(first) {
            let Some(view) = (self.view)(*times) else { continue };
            self.content = view;
            content.diff(&self.content);
            let node = self.content.as_widget_mut().layout(content, renderer, &unbounded);
            let left = room.height - node.size().height;
            if left >= 0.0 {
                self.fits = true;
                *tree.state.downcast_mut::<Known>() = Known { words: self.words, room, index };
                let node = node.move_to(Point::new(0.0, (left * ABOVE).floor()));
                return layout::Node::with_children(room, vec![node]);
            }
        }
        *tree.state.downcast_mut::<Known>() = Known { words: self.words, room, index: self.sizes.len() };
        self.fits = false;
        let node = self.otherwise.as_widget_mut().layout(otherwise, renderer, &limits.loose());
        layout::Node::with_children(room, vec![node])
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        if let (Some((shown, tree)), Some(layout)) = (self.shown_mut(tree), layout.children().next()) {
            shown.as_widget_mut().operate(tree, layout, renderer, operation);
        }
    }

    fn update(
        &mut self,
        tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        renderer: &Renderer,
        clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        if let (Some((shown, tree)), Some(layout)) = (self.shown_mut(tree), layout.children().next()) {
            shown.as_widget_mut().update(tree, event, layout, cursor, renderer, clipboard, shell, viewport);
        }
    }

    fn mouse_interaction(
        &self,
        tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        renderer: &Renderer,
    ) -> mouse::Interaction {
        let Some(((shown, tree), layout)) = self.shown(tree).zip(layout.children().next()) else {
            return mouse::Interaction::None;
        };
        shown.as_widget().mouse_interaction(tree, layout, cursor, viewport, renderer)
    }

    fn draw(
        &self,
        tree: &Tree,
        renderer: &mut Renderer,
        theme: &Theme,
        style: &renderer::Style,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
    ) {
        if let (Some((shown, tree)), Some(layout)) = (self.shown(tree), layout.children().next()) {
            shown.as_widget().draw(tree, renderer, theme, style, layout, cursor, viewport);
        }
    }
}
