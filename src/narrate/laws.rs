//! Laws of deduction puzzles in words.

use super::moves::place_words;
use super::texts::Texts;
use crate::game::{Game, Name, Naming};
use crate::grid::Cell;
use crate::laws::{LawText, Said, filled};

/// The text of a law: the message of its text in the player's language, otherwise in English, otherwise the text itself; with the values of
/// its braces filled in, and its squares named as those of the board.
pub fn law(texts: Texts, game: &Game, law: &LawText, naming: Naming) -> String {
    let wanted = Name::new(&law.text);
    let message = game.description.messages.iter().find(|(name, _)| *name == wanted).map(|(_, text)| text);
    let variant = |code: &str| {
        let variants = message.into_iter().flat_map(|text| &text.variants);
        variants.into_iter().find(|(tag, _)| tag.split('-').next() == Some(code)).map(|(_, text)| text.as_str())
    };
    let own = variant(texts.language().code()).or_else(|| variant("en")).unwrap_or(&law.text);
    filled(own, &law.text, &law.said, |said| match said {
        Said::Number(number) => number.to_string(),
        Said::Word(word) => {
            let piece = game.pieces.get(usize::from(*word));
            piece.map_or_else(String::new, |piece| piece.label.get(texts.language()).to_owned())
        }
        Said::Cell(x, y) => match (u8::try_from(*x), u8::try_from(*y)) {
            (Ok(x), Ok(y)) => place_words(texts, Cell::new(x, y), naming),
            _ => String::new(),
        },
        Said::Nothing => String::new(),
    })
}
