//! How many can play a game of tiles whose folder does not say it: as many as its file lists.

use super::super::json::{parse, too_deep};
use jsonc_parser::ast::Value;

/// The fewest and the most players of a file of tiles; none if it cannot be read, which is reported where it is read whole.
pub(super) fn seats(text: &str) -> Option<(u8, u8)> {
    if too_deep(text).is_some() {
        return None;
    }
    let Some(Value::Object(root)) = parse(text).ok()? else { return None };
    let listed = root.get_array("players")?.elements.len();
    let most = u8::try_from(listed).ok().filter(|most| *most > 0)?;
    let least = root.get_number("min_players").and_then(|number| number.value.parse::<u8>().ok());
    Some((least.unwrap_or(most).clamp(1, most), most))
}
