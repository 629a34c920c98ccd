//! A widget around a choice: reports when the pointer moves onto it and when it is pressed. Whether the pointer rests
//! is up to the window.

use super::message::{By, Message, Under};
use iced::advanced::widget::{Id, Operation, Tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, renderer};
use iced::{Element, Event, Length, Rectangle, Renderer, Size, Theme, touch};

/// The id of all choices.
pub const CHOICE: &str = "choice";

struct Target<'a> {
    content: Element<'a, Message>,
    under: Under,
    enabled: bool,
}

/// Makes `content` a target for pointing and pressing; pressing does nothing unless it is `enabled`.
pub fn target<'a>(content: impl Into<Element<'a, Message>>, under: Under, enabled: bool) -> Element<'a, Message> {
    Element::new(Target { content: content.into(), under, enabled })
}

/// What was pressed in this event, if it is a press.
pub fn presses(event: &Event) -> Option<By> {
    match event {
        Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)) => Some(By::Mouse),
        Event::Touch(touch::Event::FingerPressed { .. }) => Some(By::Finger),
        _ => None,
    }
}

impl Widget<Message, Theme, Renderer> for Target<'_> {
    fn children(&self) -> Vec<Tree> {
        vec![Tree::new(&self.content)]
    }

    fn diff(&self, tree: &mut Tree) {
        tree.diff_children(std::slice::from_ref(&self.content));
    }

    fn size(&self) -> Size<Length> {
        self.content.as_widget().size()
    }

    fn layout(&mut self, tree: &mut Tree, renderer: &Renderer, limits: &layout::Limits) -> layout::Node {
        match tree.children.first_mut() {
            Some(child) => self.content.as_widget_mut().layout(child, renderer, limits),
            None => layout::Node::new(Size::ZERO),
        }
    }

    fn operate(&mut self, tree: &mut Tree, layout: Layout<'_>, renderer: &Renderer, operation: &mut dyn Operation) {
        operation.container(Some(&Id::new(CHOICE)), layout.bounds());
        if let Some(child) = tree.children.first_mut() {
            self.content.as_widget_mut().operate(child, layout, renderer, operation);
        }
    }

    fn update(
        &mut self,
        _tree: &mut Tree,
        event: &Event,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        _renderer: &Renderer,
        _clipboard: &mut dyn Clipboard,
        shell: &mut Shell<'_, Message>,
        viewport: &Rectangle,
    ) {
        let visible = layout.bounds().intersection(viewport);
        let over = visible.is_some_and(|v| cursor.is_over(v));
        if !over || !self.enabled {
            return;
        }
        if let Event::Mouse(mouse::Event::CursorMoved { position }) = event {
            shell.publish(Message::Over(self.under, *position));
        }
        if let Some(by) = presses(event) {
            shell.publish(Message::Press(Some(self.under), by));
            shell.capture_event();
        }
    }

    fn mouse_interaction(
        &self,
        _tree: &Tree,
        layout: Layout<'_>,
        cursor: mouse::Cursor,
        viewport: &Rectangle,
        _renderer: &Renderer,
    ) -> mouse::Interaction {
        let over = layout.bounds().intersection(viewport).is_some_and(|v| cursor.is_over(v));
        match (over, self.enabled) {
            (true, true) => mouse::Interaction::Pointer,
            (true, false) => mouse::Interaction::NotAllowed,
            _ => mouse::Interaction::default(),
        }
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
        if let Some(child) = tree.children.first() {
            self.content.as_widget().draw(child, renderer, theme, style, layout, cursor, viewport);
        }
    }
}
