//! Long texts in a small subset of Markdown, one widget per line, so that the page can say which line is at the top:
//! headings, lists, **bold**, `code`, tables, `![](NAME)` for our own pictures, and code blocks in a fixed-width font.

use super::blocks::Pen;
use super::looks::{BOLD, LINE_HEIGHT, MONO, Room, SANS, Style};
use super::message::Message;
use super::raster::Source;
use crate::drawings::{illustration, illustration_named};
use iced::widget::{Column, container, rich_text, row, scrollable, span, text};
use iced::{Element, Fill, Font};

/// The side of a picture, in text sizes.
const PICTURE_EM: f32 = 11.0;
/// The height of a line where few have room, in text sizes.
const CLOSE_LINES: f32 = 1.15;
/// The id of the line at the top.
pub const TOP_LINE: &str = "top line";

/// The text, scrolled so that `top` is its first line.
pub fn scrolling_text<'a>(pen: Pen<'a>, markdown: &'a str, top: usize) -> Element<'a, Message> {
    let style = pen.style;
    let mut in_code = false;
    let lines = markdown.lines().enumerate().map(|(index, line)| {
        let fence = line.trim_start().starts_with("```");
        in_code ^= fence;
        let drawing = illustration_named(line).and_then(|name| illustration(name, pen.page.look.theme));
        let widget = match drawing {
            _ if fence => text("").into(),
            Some(drawing) => pen.picture(&Source::Drawing(drawing), style.em * PICTURE_EM),
            None => one_line(line, in_code, style),
        };
        let holder = container(widget).width(Fill);
        if index == top { holder.id(TOP_LINE).into() } else { holder.into() }
    });
    let lines = Column::with_children(lines).width(Fill).padding(iced::Padding::ZERO.right(style.em));
    scrollable(lines).id("text").spacing(2).width(Fill).height(Fill).into()
}

fn one_line(line: &str, in_code: bool, style: Style) -> Element<'_, Message> {
    let em = style.em;
    let trimmed = line.trim_start();
    // few lines have room: what is only for the eye gives way
    let is_scarce = style.room == Room::Scarce;
    let high = if is_scarce { CLOSE_LINES } else { LINE_HEIGHT };
    let heading = |words, of: f32, apart: f32| {
        let (size, apart) = if is_scarce { (em * 1.05, 0.0) } else { (of, em * apart) };
        container(spans(words, size, BOLD, high)).padding([apart, 0.0]).into()
    };
    if in_code || trimmed.starts_with('|') {
        return text(line).font(MONO).size(style.small()).into();
    }
    if let Some(rest) = trimmed.strip_prefix("### ").or_else(|| trimmed.strip_prefix("#### ")) {
        return heading(rest, em * 1.1, 0.2);
    }
    if let Some(rest) = trimmed.strip_prefix("## ") {
        return heading(rest, em * 1.3, 0.3);
    }
    if let Some(rest) = trimmed.strip_prefix("# ") {
        return heading(rest, style.heading(), 0.4);
    }
    if let Some(rest) = trimmed.strip_prefix("- ").or_else(|| trimmed.strip_prefix("* ")) {
        let indent = (line.len() - trimmed.len()) as f32 * em * 0.5;
        let item = row![text("•").size(em), spans(rest, em, SANS, high)].spacing(em * 0.5);
        return container(item).padding(iced::Padding::ZERO.left(indent + em * 0.3)).into();
    }
    if trimmed.is_empty() {
        return spans(" ", if is_scarce { em * 0.4 } else { em }, SANS, high);
    }
    spans(line, em, SANS, high)
}

/// A line with its `code` and **bold** parts, so many text sizes high.
fn spans(line: &str, size: f32, font: Font, high: f32) -> Element<'_, Message> {
    let mut parts = Vec::new();
    for (index, part) in line.split('`').enumerate() {
        if index % 2 == 1 {
            parts.push(span(part).font(MONO));
            continue;
        }
        for (index, part) in part.split("**").enumerate() {
            parts.push(span(part).font(if index % 2 == 1 { BOLD } else { font }));
        }
    }
    rich_text(parts).size(size).line_height(high).font(font).width(Fill).on_link_click(iced::never).into()
}
