//! Colours by name, in the palettes that a game may choose, or as `#rgb` and `#rrggbb`.

/// The names of colours, in the order of each palette.
const NAMES: [&str; 21] = [
    "black",
    "white",
    "grey",
    "darkgrey",
    "lightgrey",
    "red",
    "darkred",
    "lightred",
    "brown",
    "darkbrown",
    "lightbrown",
    "orange",
    "yellow",
    "green",
    "darkgreen",
    "lightgreen",
    "blue",
    "lightblue",
    "darkblue",
    "purple",
    "pink",
];

/// The name of a colour as the palettes have it.
fn known(word: &str) -> Option<usize> {
    let word = word.replace("gray", "grey");
    NAMES.iter().position(|name| *name == word)
}

/// Whether a word in small letters is a colour.
pub fn is_colour(word: &str) -> bool {
    let hex = |word: &str| matches!(word.len(), 3 | 4 | 6 | 8) && word.chars().all(|c| c.is_ascii_hexdigit());
    word == "transparent" || known(word).is_some() || word.strip_prefix('#').is_some_and(hex)
}
