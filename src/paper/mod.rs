//! A4 pages as PDF: words, tables, plots and pictures, laid out from the top and drawn with the program's own type. Each page is an SVG
//! text of its own; `svg2pdf` writes them, with their words as words. Pure. Not on the page, where the browser prints.

mod table;
mod typed;
mod write;

pub use typed::{BOLD, PLAIN, SMALL, Style, TITLE};

use crate::plot::{self, PAPER, Plot};
use base64::prelude::{BASE64_STANDARD, Engine};
use std::fmt::Write;
use typed::Faces;

/// A sheet of A4, in points.
const SHEET: (f32, f32) = (595.0, 842.0);
/// Where what is laid out lies on it: left, right, top, bottom.
const LEFT: f32 = 40.0;
const RIGHT: f32 = 555.0;
const TOP: f32 = 36.0;
const BOTTOM: f32 = 806.0;
/// The line with the number of the page.
const FOOT: f32 = 822.0;
/// Between two plots, and above and below what stands by itself.
const GAP: f32 = 7.0;
/// The side of a photo.
const PHOTO: f32 = 64.0;

/// Pages that are being laid out.
#[derive(Debug)]
pub struct Paper {
    faces: Faces,
    done: Vec<String>,
    body: String,
    /// Where the next thing begins.
    y: f32,
    /// Where lines of words end: a photo stands to the right of the first ones.
    right: f32,
}

/// A text within SVG.
fn escaped(text: &str) -> String {
    let text: String = text.chars().filter(|letter| !letter.is_control()).collect();
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

impl Paper {
    /// An empty first page.
    ///
    /// # Errors
    /// The type that comes with the program cannot be read.
    pub fn new() -> Result<Self, String> {
        Ok(Self { faces: Faces::new()?, done: Vec::new(), body: String::new(), y: TOP, right: RIGHT })
    }

    /// Goes on with a new page where so much does not fit any more.
    fn room(&mut self, height: f32) {
        if self.y + height > BOTTOM && self.y > TOP {
            self.done.push(std::mem::take(&mut self.body));
            (self.y, self.right) = (TOP, RIGHT);
        }
    }

    /// Leaves some space, unless a page has just begun.
    fn gap(&mut self, height: f32) {
        if self.y > TOP {
            self.y += height;
        }
    }

    /// One line, from its left end, or to its right one.
    fn line(&mut self, text: &str, style: Style, (x, y): (f32, f32), is_right: bool) {
        let (anchor, weight) = (if is_right { "end" } else { "start" }, if style.is_bold { 700 } else { 400 });
        // writing to a String cannot fail
        let _ = write!(
            self.body,
            "<text x=\"{x:.1}\" y=\"{y:.1}\" font-size=\"{}\" font-weight=\"{weight}\" text-anchor=\"{anchor}\" \
             fill=\"{}\">{}</text>",
            style.size,
            style.color,
            escaped(text)
        );
    }

    fn rule(&mut self, y: f32) {
        let _ =
            write!(self.body, "<path d=\"M{LEFT} {y:.1}H{RIGHT}\" stroke=\"{}\" stroke-width=\"0.7\"/>", PAPER.lines);
    }

    /// A paragraph.
    pub fn words(&mut self, text: &str, style: Style) {
        for line in self.faces.lines(text, style, self.right - LEFT) {
            self.room(style.height());
            self.line(&line, style, (LEFT, self.y + style.size), false);
            self.y += style.height();
        }
    }

    /// What the next part is about; it stays with what follows, which is so high at least.
    pub fn heading(&mut self, text: &str, follows: f32) {
        let style = typed::HEADING;
        self.gap(GAP);
        self.room(style.height() + follows);
        self.words(text, style);
        self.y += 2.0;
    }

    /// A photo at the right, beside what comes next: the bytes of a PNG.
    pub fn photo(&mut self, png: &[u8]) {
        let (x, png) = (RIGHT - PHOTO, BASE64_STANDARD.encode(png));
        let _ = write!(
            self.body,
            "<image x=\"{x}\" y=\"{TOP}\" width=\"{PHOTO}\" height=\"{PHOTO}\" \
             preserveAspectRatio=\"xMidYMid slice\" href=\"data:image/png;base64,{png}\"/>"
        );
        self.right = x - GAP;
    }

    /// What is beside the photo ends here.
    pub fn below_photo(&mut self) {
        if self.right < RIGHT {
            (self.y, self.right) = (self.y.max(TOP + PHOTO), RIGHT);
        }
    }

    /// A picture from the left edge, or from the middle: an SVG text of its own.
    fn picture(&mut self, svg: &str, (x, y): (f32, f32), (width, height): (f32, f32)) {
        let begin = format!("<svg x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" ");
        self.body.push_str(&svg.replacen("<svg ", &begin, 1));
    }

    /// Plots, two side by side.
    pub fn plots(&mut self, plots: &[Plot]) {
        let width = (RIGHT - LEFT - GAP) / 2.0;
        let (across, along) = plot::SIZE;
        let height = width * f32::from(along) / f32::from(across);
        for pair in plots.chunks(2) {
            self.room(height + GAP);
            self.gap(GAP);
            for (plot, x) in pair.iter().zip([LEFT, LEFT + width + GAP]) {
                self.picture(&plot.svg(PAPER), (x, self.y), (width, height));
            }
            self.y += height;
        }
    }

    /// The pages as a PDF, each with this title, what else is to stand there, and its number below.
    ///
    /// # Errors
    /// A page cannot be drawn: says why.
    pub fn finish(mut self, (title, foot): (&str, &str), language: &str) -> Result<Vec<u8>, String> {
        self.done.push(std::mem::take(&mut self.body));
        let count = self.done.len();
        let mut pages = Vec::with_capacity(count);
        for (page, number) in std::mem::take(&mut self.done).into_iter().zip(1..) {
            self.body = page;
            let words: Vec<_> = [title, foot].into_iter().filter(|words| !words.is_empty()).collect();
            self.line(&words.join(" · "), SMALL, (LEFT, FOOT), false);
            self.line(&format!("{number} / {count}"), SMALL, (RIGHT, FOOT), true);
            let (width, height) = SHEET;
            pages.push(format!(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} \
                 {height}\" font-family=\"{}\">{}</svg>",
                typed::FAMILY,
                std::mem::take(&mut self.body)
            ));
        }
        write::pdf(&pages, title, language)
    }
}
