//! The program's own small drawings as SVG texts, for every front end that draws pictures: frames of cells, marks, arrows, signs, avatars.
//! Each is recognisable by its shape as well as its colour, so that nothing depends on colour alone.

mod avatars;
mod icons;
mod illustrations;
mod motion;
mod night;
mod paths;
mod pictograms;
mod tokens;

pub use avatars::picture as avatar;
use icons::icon;
pub use illustrations::{ILLUSTRATIONS, illustration, illustration_named};
pub use motion::{Change, Flip, Glide, MOTION_MS, Way};
pub use night::{Night, paper_ground};
use paths::paths;
pub use pictograms::pictogram;
pub use tokens::{Rgb, Sizes, Tokens, sizes, style_sheet, tokens};

use crate::play::{Dots, Mark, Picture, Sign, TileEffect};
use crate::shell::{Frame, Theme};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The program's logo.
pub const SIGN: &str = include_str!("../../assets/icon/switchboard.svg");
/// Shown instead of a picture that cannot be shown.
pub const MISSING: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="6" y="6" width="88" height="88" fill="#fff" stroke="#c00" stroke-width="6"/><path d="M28 28L72 72M72 28L28 72" stroke="#c00" stroke-width="10"/></svg>"##;

/// Shown for a game without a thumbnail: a pawn and a die on a board.
pub const THUMBNAIL: &str = include_str!("../../assets/thumbnail.svg");

/// Shown instead of a picture that takes too long to draw: a clock.
pub const TOO_SLOW: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><circle cx="50" cy="50" r="42" fill="#fff" stroke="#c00" stroke-width="8"/><path d="M50 22V50L70 62" fill="none" stroke="#c00" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/></svg>"##;

/// A tile's background.
const GROUND: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#efe3c8"/><rect x="1" y="1" width="98" height="98" fill="none" stroke="#c4b083" stroke-width="2"/></svg>"##;

/// A tile that lies face down.
const FACE_DOWN: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect x="3" y="3" width="94" height="94" rx="8" fill="#3d5a80" stroke="#1b2a3f" stroke-width="4"/><path d="M18 18L82 82M82 18L18 82M50 12V88M12 50H88" stroke="#9db4d0" stroke-width="5"/><circle cx="50" cy="50" r="15" fill="#9db4d0" stroke="#1b2a3f" stroke-width="4"/></svg>"##;

/// The thin frame of a piece with ShowBorder.
pub const BORDER: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none" viewBox="0 0 100 100"><rect x="1" y="1" width="98" height="98" fill="none" stroke="#857a66" stroke-width="2"/></svg>"##;

/// The beginning of every drawing: a square of 100 units.
const HEAD: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">"##;

/// The drawing for a layer of a face; `None` for a file of the game and for an avatar.
pub fn layer(picture: &Picture) -> Option<String> {
    Some(match picture {
        Picture::File { .. } | Picture::Avatar { .. } => return None,
        Picture::Paths { paths: joined, per_side } => paths(joined, *per_side),
        Picture::Arrow { from, to } => arrow(*from, *to),
        Picture::Ground => GROUND.to_owned(),
        Picture::FaceDown => FACE_DOWN.to_owned(),
        Picture::Dots(small) => dots(small),
        Picture::Label(text) => label(text),
        Picture::Written(text) => format!("{HEAD}{}</svg>", written(&text.text, text.color.as_deref(), text.place)),
        Picture::Notes(notes) => {
            let notes = notes.iter().map(|note| written(&note.text, note.color.as_deref(), note.place));
            format!("{HEAD}{}</svg>", notes.collect::<String>())
        }
        Picture::Icon(sign) => icon(*sign),
        Picture::Mark(small) => mark(small),
    })
}

/// Colours of a frame: a band and its two edges. On every background one of them has a contrast of at least 3:1, as they have with each
/// other.
pub fn frame_colors(frame: Frame, theme: Theme) -> (Rgb, Rgb) {
    let t = tokens(theme);
    match frame {
        Frame::FocusedValid | Frame::CancelSelection => (t.light, t.light_edge),
        Frame::FocusedInvalid => (t.invalid, t.mark_edge),
        Frame::Hint | Frame::Reason => (t.hint, t.mark_edge),
        Frame::Deciding | Frame::Valid => (t.valid, t.mark_edge),
        Frame::Position | Frame::LastMove | Frame::Taken | Frame::None => (t.position, t.mark_edge),
    }
}

/// The colour behind the pieces of a board, `#rrggbb`: the one given by the game; if that is the light theme's default or its ground, that of
/// this theme.
pub fn board_ground(written: &str, theme: Theme) -> String {
    let (usual, of) = (tokens(Theme::Light), tokens(theme));
    let named = [(usual.board, of.board), (usual.ground, of.ground)];
    let known = named.into_iter().find(|(usual, _)| written.eq_ignore_ascii_case(&usual.to_string()));
    known.map_or_else(|| written.to_owned(), |(_, color)| color.to_string())
}

/// The width and height of a whole cell, in hundredths of its side.
pub const SQUARE: (f32, f32) = (100.0, 100.0);

/// The frame of a cell with these sides in hundredths of a whole cell's, `percent` of a whole cell's side wide. The focus is solid (with
/// notches where it may not be chosen, with a cross where it cancels), a hint has dashes and
/// diamonds, a reason for it dashes alone, valid cells have a dot at the bottom, where it hides no piece, the position has four corners,
/// where the last turn went a thin line, where it took something a small cross, and what decided the game a ring.
pub fn frame(frame: Frame, percent: u8, theme: Theme, (across, along): (f32, f32)) -> Option<String> {
    if frame == Frame::None {
        return None;
    }
    let wide = f32::from(percent.clamp(2, 25)).min(across.min(along) / 4.0);
    let cell = (across, along);
    let (color, edge) = frame_colors(frame, theme);
    let body = match frame {
        Frame::FocusedValid => solid(cell, wide, color, edge),
        Frame::FocusedInvalid => {
            solid(cell, wide, color, edge)
                + &format!(
                    r##"<path d="M{0} {0}L{1} {2}M{1} {0}L{0} {2}" stroke="{edge}" stroke-width="{3}"/><path d="M{0} {0}L{1} {2}M{1} {0}L{0} {2}" stroke="{color}" stroke-width="{4}"/>"##,
                    wide,
                    across - wide,
                    along - wide,
                    wide * 0.8,
                    wide * 0.5
                )
        }
        Frame::CancelSelection => {
            let (inner, inner_edge) = frame_colors(Frame::Position, theme);
            // the position's corners inside the focus's ring: a shape of its own
            solid(cell, wide, color, edge) + &corners(cell, (wide, wide * 1.1), inner, inner_edge)
        }
        Frame::Hint => dashed(cell, wide * 0.7, color, edge) + &diamonds(cell, wide * 1.5, color, edge),
        Frame::Reason => dashed(cell, wide * 0.7, color, edge),
        Frame::Deciding => solid(cell, wide * 0.8, color, edge),
        Frame::Valid => dot(cell, wide, color, edge),
        Frame::Position => corners(cell, (wide, 0.0), color, edge),
        Frame::LastMove => solid(cell, wide * 0.45, color, edge),
        Frame::Taken => crossed(cell, wide, color, edge),
        Frame::None => String::new(),
    };
    Some(format!(r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {across} {along}">{body}</svg>"##))
}

/// The sides of a cell.
type Sides = (f32, f32);

fn solid((across, along): Sides, wide: f32, color: Rgb, edge: Rgb) -> String {
    let ring = |inset: f32, width: f32, stroke: Rgb| {
        let (across, along) = (across - 2.0 * inset, along - 2.0 * inset);
        format!(
            r##"<rect x="{inset}" y="{inset}" width="{across}" height="{along}" fill="none" stroke="{stroke}" stroke-width="{width}"/>"##
        )
    };
    ring(wide / 2.0, wide, edge) + &ring(wide / 2.0, wide * 0.6, color)
}

/// A cross in the middle of the cell, which is empty.
fn crossed((across, along): Sides, wide: f32, color: Rgb, edge: Rgb) -> String {
    let (x, y) = (across / 2.0, along / 2.0);
    let reach = across.min(along) * 0.18;
    let path = format!("M{0} {1}L{2} {3}M{2} {1}L{0} {3}", x - reach, y - reach, x + reach, y + reach);
    format!(
        r##"<path d="{path}" stroke="{edge}" stroke-width="{0}"/><path d="{path}" stroke="{color}" stroke-width="{1}"/>"##,
        wide * 0.9,
        wide * 0.55
    )
}

fn dot((across, along): Sides, wide: f32, color: Rgb, edge: Rgb) -> String {
    let radius = (wide * 0.7).clamp(5.0, 11.0);
    let (x, middle) = (across / 2.0, along - 4.0 - radius);
    format!(
        r##"<circle cx="{x}" cy="{middle}" r="{radius}" fill="{color}" stroke="{edge}" stroke-width="{}"/>"##,
        radius * 0.4
    )
}

fn dashed((across, along): Sides, wide: f32, color: Rgb, edge: Rgb) -> String {
    let (inset, across, along) = (wide / 2.0, across - wide, along - wide);
    // an even number of dashes per side, starting in the middle of one: all corners are alike
    // as many dashes as go round a cell that is not square, each nearly as long
    let around = across + along;
    let dash = around / (around * 6.0 / across.min(along)).round().max(1.0);
    let rect = |width: f32, stroke: Rgb, dash: f32, gap: f32, shift: f32| {
        format!(
            r##"<rect x="{inset}" y="{inset}" width="{across}" height="{along}" fill="none" stroke="{stroke}" stroke-width="{width}" stroke-dasharray="{dash} {gap}" stroke-dashoffset="{shift}"/>"##
        )
    };
    let extra = wide * 0.3;
    rect(wide, edge, dash + extra, dash - extra, dash / 2.0 + extra / 2.0)
        + &rect(wide * 0.6, color, dash, dash, dash / 2.0)
}

/// A cell is thin if its short sides are at most this part of its long ones.
const THIN: f32 = 0.6;

/// A diamond in the middle of each side; in a thin cell of the short sides alone, so that what stands between them stays visible.
fn diamonds((across, along): Sides, wide: f32, color: Rgb, edge: Rgb) -> String {
    let at = |x: f32, y: f32| {
        let (left, right, above, below) = (x - wide, x + wide, y - wide, y + wide);
        format!(
            r##"<path d="M{left} {y}L{x} {above}L{right} {y}L{x} {below}Z" fill="{color}" stroke="{edge}" stroke-width="{}"/>"##,
            wide * 0.25
        )
    };
    let (x, y) = (across / 2.0, along / 2.0);
    let mut made = String::new();
    if across > along * THIN {
        made += &(at(wide, y) + &at(across - wide, y));
    }
    if along > across * THIN {
        made += &(at(x, wide) + &at(x, along - wide));
    }
    made
}

fn corners((across, along): Sides, (wide, inset): (f32, f32), color: Rgb, edge: Rgb) -> String {
    let near = inset + wide / 2.0;
    let (right, bottom) = (across - near, along - near);
    let (a, b) = (inset + across * 0.28, inset + along * 0.28);
    let path = format!(
        "M{near} {b}V{near}H{a}M{c} {near}H{right}V{b}M{right} {d}V{bottom}H{c}M{a} {bottom}H{near}V{d}",
        c = across - a,
        d = along - b
    );
    format!(
        r##"<path d="{path}" fill="none" stroke="{edge}" stroke-width="{wide}"/><path d="{path}" fill="none" stroke="{color}" stroke-width="{}"/>"##,
        wide * 0.6
    )
}

/// Dots with hard edges, stretched to the square; all dots of one colour in one path.
fn dots(picture: &Dots) -> String {
    let (width, height) = (picture.width().max(1), picture.0.len().max(1));
    let mut strokes = BTreeMap::<[u8; 3], String>::new();
    for (y, row) in picture.0.iter().enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            let long = run.len();
            if let Some(Some(colour)) = run.first() {
                let _ = write!(strokes.entry(*colour).or_default(), "M{x} {y}h{long}v1h-{long}z");
            }
            x += long;
        }
    }
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" preserveAspectRatio="none" shape-rendering="crispEdges" viewBox="0 0 {width} {height}">"##
    );
    for ([r, g, b], stroke) in strokes {
        let _ = write!(svg, r##"<path d="{stroke}" fill="#{r:02x}{g:02x}{b:02x}"/>"##);
    }
    svg + "</svg>"
}

/// A short text or a number in the middle of a square.
fn label(text: &str) -> String {
    let size = match text.chars().count() {
        0..=1 => 64.0,
        2 => 54.0,
        3 => 42.0,
        more => 130.0 / more as f32,
    };
    format!(
        r##"{HEAD}<text x="50" y="{y}" font-size="{size}" font-weight="bold" text-anchor="middle" fill="#111" stroke="#fff" stroke-width="6" stroke-linejoin="round" paint-order="stroke">{text}</text></svg>"##,
        y = 50.0 + size * 0.36,
        text = escape(text),
    )
}

/// What a game writes on a piece: as large as fits, or small in one of nine places.
fn written(text: &str, color: Option<&str>, place: Option<(u8, u8)>) -> String {
    let count = text.chars().count() as f32;
    let (x, y, room, tallest) = match place {
        None => (50.0, 50.0, 92.0, 66.0),
        Some((column, row)) => (18.0 + 32.0 * f32::from(column), 18.0 + 32.0 * f32::from(row), 32.0, 30.0),
    };
    // a bold digit is 0.62 of its height wide
    let size = (room / (0.62 * count.max(1.0))).min(tallest);
    let color = color.unwrap_or("#111");
    format!(
        r##"<text x="{x}" y="{y}" font-size="{size}" font-weight="bold" text-anchor="middle" fill="{color}">{text}</text>"##,
        y = y + size * 0.36,
        text = escape(text),
    )
}

/// Text escaped for XML.
pub fn escape(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).fold(String::new(), |mut out, c| {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            other => out.push(other),
        }
        out
    })
}

/// The colours of players 1 to 6, which differ in brightness too; 0 is for no player, and more players are grey.
const PLAYERS: [&str; 9] =
    ["#e8e8e8", "#d7263d", "#1b6ef3", "#f4b400", "#0f8f4d", "#8e44ad", "#2b2b2b", "#777777", "#777777"];

#[expect(clippy::indexing_slicing, reason = "no game has more than 8 players")]
fn player_color(player: u8) -> (&'static str, &'static str) {
    let color = PLAYERS[usize::from(player)];
    let on = if matches!(player, 0 | 3) { "#111" } else { "#fff" };
    (color, on)
}

/// A small mark on a square. If it has a picture of its own, that is drawn over it.
fn mark(mark: &Mark) -> String {
    let (x, y, r) = (f32::from(mark.at.0) / 10.0, f32::from(mark.at.1) / 10.0, f32::from(mark.radius) / 10.0);
    let body = match mark.sign {
        Sign::Pawn { player, carries } => pawn((x, y, r), player, carries, mark.picture.is_some()),
        Sign::Item(count) => item((x, y, r), mark, count),
        Sign::Effect(effect) => effect_sign((x, y, r), effect),
        Sign::Goal => goal((x, y, r)),
        Sign::Word => words((x, y), r * 1.35, "#4a3a1c", mark.name.variants.first().map_or("", |(_, word)| word)),
    };
    format!("{HEAD}{body}</svg>")
}

type Disc = (f32, f32, f32);

fn words((x, y): (f32, f32), size: f32, fill: &str, text: &str) -> String {
    let (y, text) = (y + size * 0.36, escape(text));
    format!(
        r##"<text x="{x}" y="{y}" font-size="{size}" font-weight="bold" text-anchor="middle" fill="{fill}">{text}</text>"##
    )
}

/// A disc in the player's colour with its number; what it carries is a smaller disc on its edge.
fn pawn((x, y, r): Disc, player: u8, carries: bool, has_picture: bool) -> String {
    let (color, on) = player_color(player);
    let mut body = format!(
        r##"<circle cx="{x}" cy="{y}" r="{}" fill="#fff"/><circle cx="{x}" cy="{y}" r="{}" fill="{color}" stroke="#111" stroke-width="2.5"/>"##,
        r,
        r - 2.5
    );
    if has_picture {
        body += &words((x - r * 0.75, y - r * 0.6), r * 0.8, "#111", &player.to_string());
    } else {
        body += &words((x, y), r * 1.3, on, &player.to_string());
    }
    if carries {
        let (cx, cy, small) = (x + r * 0.7, y - r * 0.7, r * 0.42);
        body += &format!(r##"<circle cx="{cx}" cy="{cy}" r="{small}" fill="#111" stroke="#fff" stroke-width="2"/>"##);
    }
    body
}

/// A light disc with the item's first letters, or space for its picture; with the number if there are several.
fn item((x, y, r): Disc, mark: &Mark, count: u16) -> String {
    let mut body = format!(
        r##"<circle cx="{x}" cy="{y}" r="{r}" fill="#fffdf4" fill-opacity=".9" stroke="#333" stroke-width="1.5"/>"##
    );
    if mark.picture.is_none() {
        let word = mark.name.variants.first().map_or("", |(_, word)| word.as_str());
        let short: String = word.chars().take(3).collect();
        body += &words((x, y), r * 0.8, "#111", &short);
    }
    if count > 1 {
        let (cx, cy, small) = (x + r * 0.75, y + r * 0.75, r * 0.5);
        body += &format!(r##"<circle cx="{cx}" cy="{cy}" r="{small}" fill="#111" stroke="#fff" stroke-width="1.5"/>"##);
        body += &words((cx, cy), small * 1.3, "#fff", &count.to_string());
    }
    body
}

/// What happens on a tile, as a white sign on a dark disc.
fn effect_sign((x, y, r): Disc, effect: TileEffect) -> String {
    let (color, sign) = match effect {
        TileEffect::Eliminate => ("#b3001b", "M-5-5L5 5M5-5L-5 5"),
        TileEffect::Collect => ("#0b5d2e", "M-6 0L0-6L6 0M-4 0V5H4V0"),
        TileEffect::Return => ("#1b3f7a", "M-5-3A6 6 0 1 1-5 3M-5-7V-2H0"),
        TileEffect::Send(_) => ("#6a2c70", "M6 0H-5M-1-4L-5 0L-1 4"),
        TileEffect::Skip(_) => ("#5a4100", "M-3-5V5M3-5V5"),
        TileEffect::Move(..) => ("#1b3f7a", "M-6 0H5M1-4L5 0L1 4"),
    };
    let scale = r / 10.0;
    format!(
        r##"<circle cx="{x}" cy="{y}" r="{r}" fill="{color}" stroke="#fff" stroke-width="1.5"/><path d="{sign}" transform="translate({x} {y}) scale({scale})" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>"##
    )
}

/// A ring of rays around what must be reached.
fn goal((x, y, r): Disc) -> String {
    let ring = |width: f32, color: &str| {
        format!(
            r##"<circle cx="{x}" cy="{y}" r="{}" fill="none" stroke="{color}" stroke-width="{width}" stroke-dasharray="9 6"/>"##,
            r - 4.0
        )
    };
    ring(7.0, "#fff") + &ring(4.5, "#c2185b")
}

/// An arrow over the board, the part of it on one square: its ends in thousandths of the square. Arrows upwards are green and solid, arrows
/// downwards red and dashed.
fn arrow(from: (i32, i32), to: (i32, i32)) -> String {
    let point = |(x, y): (i32, i32)| (x as f32 / 10.0, y as f32 / 10.0);
    let ((ax, ay), (bx, by)) = (point(from), point(to));
    let long = (bx - ax).hypot(by - ay).max(1.0);
    let (dx, dy) = ((bx - ax) / long, (by - ay) / long);
    let (sx, sy, ex, ey) = (ax + dx * 12.0, ay + dy * 12.0, bx - dx * 26.0, by - dy * 26.0);
    let head = format!(
        "M{} {}L{} {}L{} {}Z",
        bx - dx * 6.0,
        by - dy * 6.0,
        ex - dx * 6.0 - dy * 15.0,
        ey - dy * 6.0 + dx * 15.0,
        ex - dx * 6.0 + dy * 15.0,
        ey - dy * 6.0 - dx * 15.0
    );
    let (color, dash) = if by < ay { ("#1f7a3a", "none") } else { ("#c0392b", "14 7") };
    format!(
        r##"{HEAD}<g fill-opacity=".9" stroke-opacity=".9"><path d="M{sx} {sy}L{ex} {ey}" stroke="#fff" stroke-width="13" stroke-linecap="round"/><path d="{head}" fill="#fff" stroke="#fff" stroke-width="4" stroke-linejoin="round"/><path d="M{sx} {sy}L{ex} {ey}" stroke="{color}" stroke-width="8" stroke-dasharray="{dash}"/><path d="{head}" fill="{color}"/></g></svg>"##
    )
}
