//! Signs that need no words, as SVG: what can be done beside a board of tiles, the die, the pile.

use super::{FACE_DOWN, HEAD, escape};
use crate::play::{Icon, Side};

/// A sign that fills its square, except for the turn sign, which lies in its corner.
pub fn icon(icon: Icon) -> String {
    let body = match icon {
        Icon::Push(towards) => push(towards),
        Icon::Pass => pass(),
        Icon::Act => act(),
        Icon::Wait => wait(),
        Icon::Restart => restart(),
        Icon::Turn => turn().to_owned(),
        Icon::Die(number) => die(number),
        Icon::Pile(count) => pile(count),
    };
    format!("{HEAD}{body}</svg>")
}

/// A light plate with a dark edge: what is drawn on it is legible on every background.
const PLATE: &str =
    r##"<rect x="6" y="6" width="88" height="88" rx="16" fill="#fffdf4" stroke="#3a2c18" stroke-width="4"/>"##;

/// A broad arrow in the direction in which the tiles move.
fn push(towards: Side) -> String {
    let degrees = match towards {
        Side::Right => 0,
        Side::Down => 90,
        Side::Left => 180,
        Side::Up => 270,
    };
    format!(
        r##"{PLATE}<path d="M20 39H50V21L82 50L50 79V61H20Z" transform="rotate({degrees} 50 50)" fill="#1f5fae" stroke="#102a4c" stroke-width="3" stroke-linejoin="round"/>"##
    )
}

/// A leap over a tile, which stays as it is.
fn pass() -> String {
    format!(
        r##"{PLATE}<rect x="36" y="54" width="28" height="28" rx="3" fill="#efe3c8" stroke="#5a3d1e" stroke-width="4"/><path d="M19 72V54C19 20 73 20 79 52" fill="none" stroke="#1f5fae" stroke-width="8"/><path d="M66 50H94L80 73Z" fill="#1f5fae"/>"##
    )
}

/// A spark.
fn act() -> String {
    format!(
        r##"{PLATE}<path d="M50 15L59 41L85 50L59 59L50 85L41 59L15 50L41 41Z" fill="#1f5fae" stroke="#102a4c" stroke-width="3" stroke-linejoin="round"/>"##
    )
}

/// A clock.
fn wait() -> String {
    format!(
        r##"{PLATE}<circle cx="50" cy="50" r="31" fill="#dbe6f5" stroke="#1f5fae" stroke-width="8"/><path d="M50 31V50L63 60" fill="none" stroke="#102a4c" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/>"##
    )
}

/// A large circular arrow.
fn restart() -> String {
    format!(
        r##"{PLATE}<path d="M72 37A26 26 0 1 0 76 56" fill="none" stroke="#1f5fae" stroke-width="10" stroke-linecap="round"/><path d="M57 41L84 45L79 19Z" fill="#1f5fae" stroke="#102a4c" stroke-width="2" stroke-linejoin="round"/>"##
    )
}

/// A small disc with a circular arrow.
fn turn() -> &'static str {
    r##"<circle cx="81" cy="19" r="17" fill="#1f5fae" stroke="#fff" stroke-width="2.5"/><path d="M89 14A9.5 9.5 0 1 0 90.5 21" fill="none" stroke="#fff" stroke-width="3.6" stroke-linecap="round"/><path d="M84 15.5L93 17L91.5 7.5Z" fill="#fff"/>"##
}

/// The pips of a die, column by column, or a number if there are more than six.
fn die(number: u16) -> String {
    const PLACES: [(u16, u16); 7] = [(50, 50), (27, 27), (73, 73), (73, 27), (27, 73), (27, 50), (73, 50)];
    let wanted: &[usize] = match number {
        1 => &[0],
        2 => &[1, 2],
        3 => &[0, 1, 2],
        4 => &[1, 2, 3, 4],
        5 => &[0, 1, 2, 3, 4],
        6 => &[1, 2, 3, 4, 5, 6],
        _ => return PLATE.to_owned() + &number_in_middle(&number.to_string(), "#111", "#fff"),
    };
    let pip = |(x, y): &(u16, u16)| format!(r##"<circle cx="{x}" cy="{y}" r="9.5" fill="#111"/>"##);
    PLATE.to_owned() + &wanted.iter().filter_map(|place| PLACES.get(*place)).map(pip).collect::<String>()
}

/// The backs of stacked tiles, and their number.
fn pile(count: u16) -> String {
    let back = FACE_DOWN.trim_start_matches(HEAD).trim_end_matches("</svg>");
    let at = |shift: u16| format!(r##"<g transform="translate({shift} {}) scale(.84)">{back}</g>"##, 14 - shift);
    let layers: String = [0, 7, 14].into_iter().take(usize::from(count.min(3))).map(at).collect();
    layers + &number_in_middle(&count.to_string(), "#fff", "#1b2a3f")
}

fn number_in_middle(text: &str, fill: &str, edge: &str) -> String {
    let size = if text.len() > 2 { 38 } else { 50 };
    format!(
        r##"<text x="50" y="{}" font-size="{size}" font-weight="bold" text-anchor="middle" fill="{fill}" stroke="{edge}" stroke-width="9" stroke-linejoin="round" paint-order="stroke">{}</text>"##,
        50 + size * 36 / 100,
        escape(text)
    )
}
