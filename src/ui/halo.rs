//! The light: a ring around what is lit, above everything else. It empties clockwise from the top while the slot runs,
//! and redraws itself without the program. It consists of rectangles only, so that only those that change are
//! repainted.

use super::layout::Layout as BoardLayout;
use super::looks::{Colors, whole};
use super::message::Message;
use super::outline::{inset, joined, outlines};
use crate::grid::Cell;
use crate::shell::{Block, Frame, Page};
use iced::advanced::image::{Image, Renderer as _};
use iced::advanced::renderer::{Quad, Renderer as _};
use iced::advanced::widget::{Id, Operation, Tree, tree};
use iced::advanced::{Clipboard, Layout, Shell, Widget, layout, mouse, overlay, renderer};
use iced::border::Radius;
use iced::time::{Duration, Instant};
use iced::widget::image::Handle;
use iced::{Border, Color, Element, Event, Length, Point, Rectangle, Renderer, Size, Theme, Vector, window};

/// The id of all widgets that the ring is drawn around.
pub const LIT: &str = "lit";
/// The id of the board's widget.
pub const BOARD: &str = "board";
/// How often the ring of a slot is redrawn at most.
const STEPS: u32 = 40;
const SHORTEST_STEP: Duration = Duration::from_millis(50);
/// How strongly the cells of a lit group are tinted.
const TINT: f32 = 0.22;
/// The shortest length, in pixels.
const HAIR: f32 = 0.01;

/// A running slot.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Slot {
    /// When it ends.
    pub end: Instant,
    /// Its whole duration.
    pub whole: Duration,
    /// Whether it empties smoothly rather than in four steps.
    pub smooth: bool,
}

impl Slot {
    /// The remaining share at `now`, from 0 to 1.
    pub fn left(&self, now: Instant) -> f32 {
        let left = self.end.saturating_duration_since(now).as_secs_f32() / self.whole.as_secs_f32().max(0.001);
        let left = left.clamp(0.0, 1.0);
        if self.smooth { left } else { (left * 4.0).ceil() / 4.0 }
    }

    fn step(&self) -> Duration {
        let steps = if self.smooth { STEPS } else { 4 };
        (self.whole / steps).max(SHORTEST_STEP)
    }
}

/// How the light is drawn.
#[derive(Debug, Clone, Copy)]
pub struct Light<'a> {
    /// The slot; without one the ring stays full.
    pub slot: Option<Slot>,
    /// Until then presses are ignored and the ring is grey.
    pub deaf_until: Option<Instant>,
    /// Colours.
    pub colors: Colors,
    /// The width of the ring, and of the edge on each side of it.
    pub ring: (f32, f32),
    /// Pixels of the screen per pixel of the window.
    pub scale: f32,
    /// What lies under everything.
    pub sheet: &'a Handle,
}

/// A picture without pixels. Under everything it shows nothing and costs nothing, but a new one is a change of the whole window:
/// the renderer paints all of it then, where its own tracking of changes would leave stripes of the previous page and parts
/// of words. A filled rectangle as large as the window would be filled again, whole, for each small part that changes.
pub fn sheet() -> Handle {
    Handle::from_rgba(0, 0, Vec::new())
}

/// `content` with the light over it.
pub fn halo<'a>(content: impl Into<Element<'a, Message>>, page: &'a Page, light: Light<'a>) -> Element<'a, Message> {
    Element::new(Halo { content: content.into(), page, light })
}

struct Halo<'a> {
    content: Element<'a, Message>,
    page: &'a Page,
    light: Light<'a>,
}

/// Where the lit widgets were last found, and when.
#[derive(Default)]
struct Found {
    shapes: Vec<Shape>,
    now: Option<Instant>,
}

/// One ring: its outline, its width, and the tinted area inside.
#[derive(Debug, PartialEq)]
struct Shape {
    loops: Vec<Vec<Point>>,
    ring: (f32, f32),
    tinted: Vec<Rectangle>,
}

impl Halo<'_> {
    fn shapes(&self, seen: &Seen) -> Vec<Shape> {
        let mut shapes = Vec::new();
        if !seen.lit.is_empty() {
            // adjacent buttons form one shape: the gap between them belongs to it
            let (ring, edge) = self.light.ring;
            let loops = joined(&seen.lit, ring * 0.5 + edge + 2.0, edge);
            shapes.push(Shape { loops, ring: self.light.ring, tinted: Vec::new() });
        }
        if let Some(place) = seen.board {
            shapes.extend(self.on_board(place));
        }
        shapes
    }

    /// The ring around the lit cells of the board at this place.
    #[expect(clippy::indexing_slicing, reason = "there is a frame and perhaps a choice for each cell")]
    fn on_board(&self, place: Rectangle) -> Option<Shape> {
        let Block::Board { board, frames, cell_choices, widths, .. } =
            self.page.blocks.iter().map(|(_, block)| block).find(|block| matches!(block, Block::Board { .. }))?
        else {
            return None;
        };
        let scale = self.light.scale;
        let layout = BoardLayout::new(board, *widths, whole(place.width * scale), whole(place.height * scale));
        let half = layout.padding as f32 / 2.0;
        let is_lit = |index: usize| matches!(frames[index], Frame::FocusedValid | Frame::CancelSelection);
        let is_other = |index: usize| cell_choices[index].is_some() && !is_lit(index);
        let runs = filled(board.size, is_lit, is_other);
        let is_group = runs.iter().map(|(_, columns)| columns.len()).sum::<usize>() > 1;
        let rectangle = |(y, columns): &(u8, std::ops::Range<u8>)| {
            let (first, last) = (Cell::new(columns.start, *y), Cell::new(columns.end.saturating_sub(1), *y));
            let (first, last) = (layout.cell_area(first), layout.cell_area(last));
            let (x, y) = (first.x as f32 - half, first.y as f32 - half);
            let size = Size::new((last.x + last.width - first.x) as f32 + 2.0 * half, first.height as f32 + 2.0 * half);
            Rectangle::new(Point::new(x / scale, y / scale), size * (1.0 / scale)) + (place.position() - Point::ORIGIN)
        };
        let mut places: Vec<Rectangle> = runs.iter().map(rectangle).collect();
        let tinted = if is_group { places.clone() } else { Vec::new() };
        let spots = (0..board.spots.len()).filter(|index| self.is_spot_lit(*index));
        places.extend(spots.filter_map(|index| layout.spots.get(index)).map(|area| {
            let at = Point::new(area.x as f32 / scale + place.x, area.y as f32 / scale + place.y);
            Rectangle::new(at, Size::new(area.width as f32 / scale, area.height as f32 / scale))
        }));
        if places.is_empty() {
            return None;
        }
        let percent = f32::from(self.page.look.frame_percent) / 100.0;
        let ring = (layout.cell as f32 * percent / scale).clamp(LEAST_RING, self.light.ring.0 * 1.5);
        let edge = if ring < 2.0 * LEAST_RING { 1.0 } else { self.light.ring.1 };
        // half of it lies on what is lit, so that what stands beside it, such as a clue, is not covered
        let loops = outlines(&places).iter().map(|way| inset(way, ring / 2.0)).collect();
        Some(Shape { loops, ring: (ring, edge), tinted })
    }

    fn is_spot_lit(&self, index: usize) -> bool {
        let Some(Block::Board { board, .. }) =
            self.page.blocks.iter().map(|(_, block)| block).find(|block| matches!(block, Block::Board { .. }))
        else {
            return false;
        };
        let Some(wanted) = board.spots.get(index).and_then(|spot| spot.chosen_by) else { return false };
        self.page
            .lit
            .iter()
            .filter_map(|id| self.page.choices.get(id.0))
            .any(|choice| matches!(choice.kind, crate::shell::ChoiceKind::Move(chosen, _) if chosen == wanted))
    }
}

/// The colours of a ring.
#[derive(Debug, Clone, Copy)]
pub struct Colored {
    /// Those of the theme.
    pub colors: Colors,
    /// Whether presses are ignored now.
    pub is_grey: bool,
}

/// A ring round one place, of which so much is left, 0 to 1.
pub fn ring_round(place: Rectangle, ring: (f32, f32), colored: Colored, left: f32, renderer: &mut Renderer) {
    let loops = outlines(&[place.expand(ring.1)]);
    paint(&Shape { loops, ring, tinted: Vec::new() }, colored, left, renderer);
}

fn paint(shape: &Shape, Colored { colors, is_grey }: Colored, left: f32, renderer: &mut Renderer) {
    let (light, spent) = if is_grey { (colors.border, colors.border) } else { (colors.light, colors.light_spent) };
    let tint = Color { a: TINT, ..colors.light };
    for place in &shape.tinted {
        fill(renderer, *place, tint, Radius::default());
    }
    let (ring, edge) = shape.ring;
    for way in &shape.loops {
        let bands = bands(way, ring);
        for band in &bands {
            let corner = band.rounded(ring + edge);
            fill(renderer, band.place.expand(edge), colors.light_edge, corner);
        }
        let length: f32 = bands.iter().map(|band| band.length).sum();
        let mut gone = (1.0 - left) * length;
        for band in &bands {
            let (spent_part, light_part) = band.split(gone);
            gone = (gone - band.length).max(0.0);
            fill(renderer, light_part, light, band.rounded(ring));
            fill(renderer, spent_part, spent, band.rounded(ring));
        }
    }
}

/// The minimum width of a ring around a cell, in pixels.
const LEAST_RING: f32 = 3.0;

/// Lit cells as horizontal runs, including unlit cells between them in a row or a column if there is no other choice
/// there: a group is one shape, and encloses nothing that a press would not open.
#[expect(clippy::indexing_slicing, reason = "lines have the places of cells")]
fn filled(
    size: crate::grid::Size,
    is_lit: impl Fn(usize) -> bool,
    is_other: impl Fn(usize) -> bool,
) -> Vec<(u8, std::ops::Range<u8>)> {
    let (width, height) = (usize::from(size.width), usize::from(size.height));
    let mut mask: Vec<bool> = (0..size.area()).map(&is_lit).collect();
    let mut join = |line: &[usize]| {
        let mut last: Option<usize> = None;
        for (at, index) in line.iter().enumerate() {
            if is_other(*index) {
                last = None;
            } else if mask[*index] {
                line[last.map_or(at, |last| last + 1)..at].iter().for_each(|between| mask[*between] = true);
                last = Some(at);
            }
        }
    };
    for y in 0..height {
        join(&(0..width).map(|x| y * width + x).collect::<Vec<_>>());
    }
    for x in 0..width {
        join(&(0..height).map(|y| y * width + x).collect::<Vec<_>>());
    }
    let mut runs = Vec::new();
    for y in 0..size.height {
        let is_in = |x: u8| mask.get(usize::from(y) * width + usize::from(x)) == Some(&true);
        let mut x = 0;
        while x < size.width {
            let end = (x..size.width).find(|x| !is_in(*x)).unwrap_or(size.width);
            if end > x {
                runs.push((y, x..end));
            }
            x = end.saturating_add(1);
        }
    }
    runs
}

/// A straight part of a ring, or one of its corners.
#[derive(Debug)]
struct Band {
    place: Rectangle,
    /// Its direction.
    towards: Vector,
    /// Its length.
    length: f32,
    is_corner: bool,
}

impl Band {
    /// The spent and the remaining part, when this much of the ring is spent, counted from the start of this band.
    fn split(&self, gone: f32) -> (Rectangle, Rectangle) {
        let part = (gone / self.length.max(HAIR)).clamp(0.0, 1.0);
        if self.is_corner {
            // a corner disappears as a whole when half of it is spent
            let none = Rectangle { width: HAIR, height: HAIR, ..self.place };
            return if part > 0.5 { (self.place, none) } else { (none, self.place) };
        }
        let Rectangle { x, y, width, height } = self.place;
        let cut = |from: f32, to: f32| match (self.towards.x, self.towards.y) {
            (dx, _) if dx > 0.0 => Rectangle { x: x + width * from, width: width * (to - from), ..self.place },
            (dx, _) if dx < 0.0 => Rectangle { x: x + width * (1.0 - to), width: width * (to - from), ..self.place },
            (_, dy) if dy > 0.0 => Rectangle { y: y + height * from, height: height * (to - from), ..self.place },
            _ => Rectangle { y: y + height * (1.0 - to), height: height * (to - from), ..self.place },
        };
        (cut(0.0, part), cut(part, 1.0))
    }

    /// The radius of a corner's outer side.
    fn rounded(&self, radius: f32) -> Radius {
        if !self.is_corner {
            return Radius::default();
        }
        match (self.towards.x > 0.0, self.towards.y > 0.0) {
            (true, true) => Radius::default().top_right(radius),
            (false, true) => Radius::default().bottom_right(radius),
            (false, false) => Radius::default().bottom_left(radius),
            (true, false) => Radius::default().top_left(radius),
        }
    }
}

/// The ring outside a clockwise loop: its straight parts and its outer corners, in order.
fn bands(way: &[Point], ring: f32) -> Vec<Band> {
    let sides: Vec<(Point, Point)> = way.iter().copied().zip(way.iter().copied().skip(1)).collect();
    let unit = |(a, b): (Point, Point)| {
        let length = (b.x - a.x).abs().max((b.y - a.y).abs()).max(HAIR);
        (Vector::new((b.x - a.x) / length, (b.y - a.y) / length), length)
    };
    let mut bands = Vec::new();
    for (index, side) in sides.iter().enumerate() {
        let (a, b) = *side;
        let (towards, length) = unit(*side);
        // the outside is to the left of the path
        let out = Vector::new(towards.y * ring, -towards.x * ring);
        bands.push(Band { place: enclosing(a, b + out), towards, length, is_corner: false });
        let Some(next) = sides.get(index + 1) else { continue };
        let (after, _) = unit(*next);
        if towards.x * after.y - towards.y * after.x > 0.5 {
            let aside = Vector::new(after.y * ring, -after.x * ring);
            let quarter = towards + after;
            bands.push(Band { place: enclosing(b, b + out + aside), towards: quarter, length: ring, is_corner: true });
        }
    }
    bands
}

fn enclosing(a: Point, b: Point) -> Rectangle {
    let size = Size::new((a.x - b.x).abs(), (a.y - b.y).abs());
    Rectangle::new(Point::new(a.x.min(b.x), a.y.min(b.y)), size)
}

/// Fills a rectangle of whole pixels, so that no seams show. One without width is still drawn, invisibly, so that those
/// after it keep their positions in the renderer's list.
fn fill(renderer: &mut Renderer, place: Rectangle, color: Color, radius: Radius) {
    let (left, top) = (place.x.round(), place.y.round());
    let (width, height) = ((place.x + place.width).round() - left, (place.y + place.height).round() - top);
    let color = if width < 1.0 || height < 1.0 { Color::TRANSPARENT } else { color };
    let bounds = Rectangle { x: left, y: top, width: width.max(1.0), height: height.max(1.0) };
    renderer.fill_quad(Quad { bounds, border: Border { radius, ..Border::default() }, ..Quad::default() }, color);
}

/// Finds the lit widgets as they are visible: scrolled, and clipped by what contains them.
#[derive(Default)]
struct Seen {
    lit: Vec<Rectangle>,
    board: Option<Rectangle>,
    /// The scrolling widgets around: their visible area and how far they are scrolled.
    around: Vec<(Rectangle, Vector)>,
}

impl Operation for Seen {
    fn traverse(&mut self, operate: &mut dyn FnMut(&mut dyn Operation)) {
        let depth = self.around.len();
        operate(self);
        self.around.truncate(depth);
    }

    fn container(&mut self, id: Option<&Id>, bounds: Rectangle) {
        let moved = |place: Rectangle| self.around.iter().rev().fold(place, |place, (_, moved)| place - *moved);
        if id == Some(&Id::new(BOARD)) {
            self.board = Some(moved(bounds));
        } else if id == Some(&Id::new(LIT)) {
            let seen =
                self.around.iter().rev().try_fold(bounds, |place, (shown, moved)| (place - *moved).intersection(shown));
            self.lit.extend(seen);
        }
    }

    fn scrollable(
        &mut self,
        _id: Option<&Id>,
        bounds: Rectangle,
        _content: Rectangle,
        translation: Vector,
        _state: &mut dyn iced::advanced::widget::operation::Scrollable,
    ) {
        self.around.push((bounds, translation));
    }
}

impl Widget<Message, Theme, Renderer> for Halo<'_> {
    fn tag(&self) -> tree::Tag {
        tree::Tag::of::<Found>()
    }

    fn state(&self) -> tree::State {
        tree::State::new(Found::default())
    }

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
        if let Some(child) = tree.children.first_mut() {
            self.content.as_widget_mut().operate(child, layout, renderer, operation);
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
        let Some(child) = tree.children.first_mut() else { return };
        self.content.as_widget_mut().update(child, event, layout, cursor, renderer, clipboard, shell, viewport);
        let Event::Window(window::Event::RedrawRequested(now)) = event else { return };
        let mut seen = Seen::default();
        self.content.as_widget_mut().operate(child, layout, renderer, &mut seen);
        let found = tree.state.downcast_mut::<Found>();
        *found = Found { shapes: self.shapes(&seen), now: Some(*now) };
        if let Some(slot) = self.light.slot.filter(|slot| *now < slot.end && !found.shapes.is_empty()) {
            shell.request_redraw_at((*now + slot.step()).min(slot.end));
        }
        if let Some(until) = self.light.deaf_until.filter(|until| now < until) {
            shell.request_redraw_at(until);
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
        tree.children.first().map_or_else(mouse::Interaction::default, |child| {
            self.content.as_widget().mouse_interaction(child, layout, cursor, viewport, renderer)
        })
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
        renderer.draw_image(Image::new(self.light.sheet.clone()), layout.bounds(), layout.bounds());
        if let Some(child) = tree.children.first() {
            self.content.as_widget().draw(child, renderer, theme, style, layout, cursor, viewport);
        }
        let found = tree.state.downcast_ref::<Found>();
        let Some(now) = found.now else { return };
        let left = self.light.slot.map_or(1.0, |slot| slot.left(now));
        let is_deaf = self.light.deaf_until.is_some_and(|until| now < until);
        renderer.with_layer(layout.bounds(), |renderer| {
            for shape in &found.shapes {
                paint(shape, Colored { colors: self.light.colors, is_grey: is_deaf }, left, renderer);
            }
        });
    }

    fn overlay<'b>(
        &'b mut self,
        tree: &'b mut Tree,
        layout: Layout<'b>,
        renderer: &Renderer,
        viewport: &Rectangle,
        translation: Vector,
    ) -> Option<overlay::Element<'b, Message, Theme, Renderer>> {
        let child = tree.children.first_mut()?;
        self.content.as_widget_mut().overlay(child, layout, renderer, viewport, translation)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Size as BoardSize;

    #[test]
    fn the_ring_empties_with_the_slot() {
        let start = Instant::now();
        let whole = Duration::from_secs(2);
        let mut slot = Slot { end: start + whole, whole, smooth: true };
        assert_eq!(slot.left(start), 1.0);
        assert!((slot.left(start + whole / 2) - 0.5).abs() < 0.001);
        assert_eq!(slot.left(start + whole * 2), 0.0);
        slot.smooth = false;
        assert_eq!(slot.left(start + whole * 3 / 5), 0.5);
    }

    /// The area of the lit part of a ring around a square, right and left of its middle.
    fn lit_areas(gone: f32) -> (f32, f32) {
        let way = outlines(&[Rectangle { x: 0.0, y: 0.0, width: 100.0, height: 100.0 }]);
        let bands = bands(&way[0], 8.0);
        let length: f32 = bands.iter().map(|band| band.length).sum();
        let mut left_over = gone * length;
        let mut areas = (0.0, 0.0);
        for band in &bands {
            let (_, light) = band.split(left_over);
            left_over = (left_over - band.length).max(0.0);
            let area = light.width * light.height;
            match light.center().x {
                x if x > 60.0 => areas.0 += area,
                x if x < 40.0 => areas.1 += area,
                _ => {}
            }
        }
        areas
    }

    #[test]
    fn it_empties_clockwise_from_the_top() {
        let (right, left) = lit_areas(0.0);
        assert!((right - left).abs() < right * 0.3 && right > 600.0, "{right} {left}");
        let (right, left) = lit_areas(0.25);
        assert!(right < left, "the right side goes first: {right} {left}");
        let (right, left) = lit_areas(1.0);
        assert!(right + left < 1.0, "{right} {left}");
    }

    #[test]
    fn a_group_encloses_what_lies_between_but_no_other_choice() {
        let size = BoardSize::new(5, 2);
        let lit = [0, 2, 5];
        let runs = filled(size, |index| lit.contains(&index), |index| index == 9);
        assert_eq!(runs, [(0, 0..3), (1, 0..1)]);
        let runs = filled(size, |index| lit.contains(&index), |index| index == 1);
        assert_eq!(runs, [(0, 0..1), (0, 2..3), (1, 0..1)]);
    }
}
