//! What is drawn as large as there is room for all of it: its widgets are laid out in several sizes, and the largest that fits is
//! shown. Where none fits, it is drawn in parts that scroll, so large that each choice is seen whole.

use super::looks::MOST_AROUND;
use super::message::Message;
use super::target::CHOICE;
use iced::advanced::widget::operation::Scrollable;
use iced::advanced::widget::{Id, Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::widget::space;
use iced::{Element, Event, Fill, Length, Point, Rectangle, Renderer, Size, Theme, Vector};

/// A size that is tried.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Tried {
    /// How many times as large as usual texts are.
    pub times: f32,
    /// Whether buttons are higher besides.
    pub is_ample: bool,
}

impl Tried {
    /// The usual size.
    pub const USUAL: Self = of(1.0);
}

/// Texts so many times as large as usual.
const fn of(times: f32) -> Tried {
    Tried { times, is_ample: false }
}

/// Texts so many times as large as usual, and higher buttons.
const fn ample(times: f32) -> Tried {
    Tried { times, is_ample: true }
}

/// For pages that leave room, the largest first.
pub const LARGER: &[Tried] =
    &[ample(1.5), of(1.5), ample(1.35), of(1.35), ample(1.2), of(1.2), ample(1.1), of(1.1), ample(1.0), of(1.0)];
/// For pages with a table, whose columns fill the width.
pub const AS_IT_IS: &[Tried] = &[Tried::USUAL];
/// For what is to be read at once, however large the text is.
pub const SMALLER: &[Tried] = &[of(1.0), of(0.9), of(0.8), of(0.7), of(0.6), of(0.5)];
/// The share of the height left over that stands above: a little less than half, where the eye expects the middle.
const ABOVE: f32 = 0.42;

/// What a page looks like in a size, if it can be drawn in it.
type View<'a> = Box<dyn Fn(Tried) -> Option<Element<'a, Message>> + 'a>;

/// What `view` makes of the first of these sizes that it accepts and that fits, in the middle of the space. If none does, what
/// `otherwise` makes of the first size in which each choice has room in the scrolling part that it is in, or else of the smallest.
/// While `words` say the same and there is as much space, it is not looked for again.
pub fn roomy<'a>(
    (sizes, words): (&'static [Tried], u64),
    view: impl Fn(Tried) -> Option<Element<'a, Message>> + 'a,
    otherwise: impl Fn(Tried) -> Element<'a, Message> + 'a,
) -> Element<'a, Message> {
    let way = |view, sizes| Way { view, sizes, content: space().into() };
    let ways = [way(Box::new(view) as View<'a>, sizes), way(Box::new(move |tried| Some(otherwise(tried))), SMALLER)];
    Element::new(Roomy { words, ways, fits: true })
}

/// One way to draw a page.
struct Way<'a> {
    view: View<'a>,
    sizes: &'static [Tried],
    /// What was made for the size that was tried last.
    content: Element<'a, Message>,
}

struct Roomy<'a> {
    /// Stands for the words that are drawn.
    words: u64,
    /// All at once, and in scrolling parts.
    ways: [Way<'a>; 2],
    /// Whether all of it is shown at once.
    fits: bool,
}

/// For which words and how much space the first size that fits is known in each way, and its index.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
struct Known {
    words: u64,
    room: Size,
    indices: [usize; 2],
}

impl<'a> Roomy<'a> {
    /// What is shown, and its state.
    fn shown<'t>(&self, tree: &'t Tree) -> Option<(&Element<'a, Message>, &'t Tree)> {
        let ([whole, parts], [of_whole, of_parts]) = (&self.ways, tree.children.as_slice()) else { return None };
        Some(if self.fits { (&whole.content, of_whole) } else { (&parts.content, of_parts) })
    }

    fn shown_mut<'t>(&mut self, tree: &'t mut Tree) -> Option<(&mut Element<'a, Message>, &'t mut Tree)> {
        let ([whole, parts], [of_whole, of_parts]) = (&mut self.ways, tree.children.as_mut_slice()) else {
            return None;
        };
        Some(if self.fits { (&mut whole.content, of_whole) } else { (&mut parts.content, of_parts) })
    }
}

impl Way<'_> {
    /// Lays the content out in the sizes from this index on, until one fits; its index.
    fn lay_out(
        &mut self,
        (tree, renderer): (&mut Tree, &Renderer),
        from: usize,
        limits: &layout::Limits,
        fits: impl Fn(usize, (&mut Element<'_, Message>, &mut Tree), &layout::Node) -> bool,
    ) -> Option<(usize, layout::Node)> {
        for (index, tried) in self.sizes.iter().enumerate().skip(from) {
            let Some(content) = (self.view)(*tried) else { continue };
            self.content = content;
            tree.diff(&self.content);
            let node = self.content.as_widget_mut().layout(tree, renderer, limits);
            if fits(index, (&mut self.content, tree), &node) {
                return Some((index, node));
            }
        }
        None
    }
}

/// Finds out whether each choice has room in the scrolling part that it is in.
#[derive(Default)]
struct Rooms {
    around: Vec<Rectangle>,
    is_too_high: bool,
}

impl Operation for Rooms {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let depth = self.around.len();
        operate(self);
        self.around.truncate(depth);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        let room = self.around.last().map(|part| part.height);
        self.is_too_high |=
            id == Some(&Id::new(CHOICE)) && room.is_some_and(|room| bounds.height + 2.0 * MOST_AROUND > room);
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        _translation: Vector,
        _state: &mut dyn Scrollable,
    ) {
        self.around.push(bounds);
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
        self.ways.iter().map(|way| Tree::new(&way.content)).collect()
    }

    fn diff(&self, tree: &mut Tree) {
        // the content is made in the layout
        if tree.children.len() != self.ways.len() {
            tree.children = self.children();
        }
    }

    fn size(&self) -> Size<Length> {
        Size::new(Fill, Fill)
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        let room = limits.max();
        let known = *tree.state.downcast_ref::<Known>();
        let is_known = known.words == self.words && known.room == room;
        let [first, first_in_parts] = if is_known { known.indices } else { [0, 0] };
        let [whole, parts] = &mut self.ways;
        let [of_whole, of_parts] = tree.children.as_mut_slice() else { return layout::Node::new(room) };
        let unbounded = layout::Limits::new(Size::ZERO, Size::new(room.width, f32::INFINITY));
        let found =
            whole.lay_out((of_whole, renderer), first, &unbounded, |_, _, node| node.size().height <= room.height);
        self.fits = found.is_some();
        let mut known = Known { words: self.words, room, indices: [whole.sizes.len(), first_in_parts] };
        let node = if let Some((index, node)) = found {
            known.indices = [index, first_in_parts];
            let left = room.height - node.size().height;
            Some(node.move_to(Point::new(0.0, (left * ABOVE).floor())))
        } else {
            let last = parts.sizes.len().saturating_sub(1);
            let fits = |index, (content, tree): (&mut Element<'_, Message>, &mut Tree), node: &layout::Node| {
                let mut rooms = Rooms::default();
                content.as_widget_mut().operate(tree, Layout::new(node), renderer, &mut rooms);
                index == last || !rooms.is_too_high
            };
            let found = parts.lay_out((of_parts, renderer), first_in_parts, &limits.loose(), fits);
            found.map(|(index, node)| {
                known.indices = [whole.sizes.len(), index];
                node
            })
        };
        *tree.state.downcast_mut::<Known>() = known;
        layout::Node::with_children(room, node.into_iter().collect())
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        if let (Some((shown, tree)), Some(layout)) = (self.shown_mut(tree), layout.children().next()) {
            // what is beside it is not in its scrolling parts
            operation.traverse(&mut |operation| shown.as_widget_mut().operate(tree, layout, renderer, operation));
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
