//! How objects look: pixel sprites, with an outline for the most important ones.

use super::colours::{Palette, SpriteColor};
use super::names::Object;
use super::read::ObjectText;
use std::collections::HashSet;
use std::sync::Arc;

/// How many pixels a side of an outlined sprite has at least.
const OUTLINED_SIDE: usize = 30;
/// Sprites with more pixels per side get no outline: it would be too thin to be seen.
const MAX_OUTLINED: usize = 60;
/// The width of the light part of an outline, and of that with the dark part around it, in pixels.
const LIGHT: usize = 2;
const WIDE: usize = 3;
/// The length of a dash of a broken outline, in pixels.
const DASH: usize = 4;

/// What an object looks like.
#[derive(Debug, Clone)]
pub struct ObjectLooks {
    /// Its name in lower case.
    pub name: String,
    /// Two letters of its name that no other object has; those of an earlier object if every pair is taken.
    pub symbol: String,
    /// Its layer; 0 is the lowest.
    pub layer: usize,
    /// Its sprite.
    pub sprite: Arc<Dots>,
    /// The outlined sprite, for players and for what the game is won by.
    pub outlined: Option<Arc<Dots>>,
}

/// An outline: light within dark, so that it stands out on every background.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outline {
    /// An unbroken line.
    Unbroken,
    /// Dashes.
    Broken,
}

/// Rows of coloured pixels. A pixel without a colour is transparent, and so are pixels missing at the end of a row.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Dots(pub Vec<Vec<Option<SpriteColor>>>);

impl Dots {
    /// The number of pixels in the longest row.
    pub fn width(&self) -> usize {
        self.0.iter().map(Vec::len).max().unwrap_or(0)
    }

    /// The colour of the pixel at this place when the picture is scaled to `side` by `side` pixels.
    pub fn dot(&self, x: usize, y: usize, side: usize) -> Option<SpriteColor> {
        let at = |place: usize, all: usize| place * all / side.max(1);
        *self.0.get(at(y, self.0.len()))?.get(at(x, self.width()))?
    }

    /// The most frequent colour; the first one of equally frequent colours.
    pub fn usual(&self) -> Option<SpriteColor> {
        let mut counts: Vec<(SpriteColor, usize)> = Vec::new();
        for colour in self.0.iter().flatten().flatten() {
            match counts.iter_mut().find(|(known, _)| known == colour) {
                Some((_, count)) => *count += 1,
                None => counts.push((*colour, 1)),
            }
        }
        counts.into_iter().rev().max_by_key(|(_, count)| *count).map(|(colour, _)| colour)
    }

    /// The picture scaled up to a larger square, with an outline: around its shape if there is room, otherwise along
    /// the edge of the square. None if nothing of it is visible, or if it has too many pixels.
    #[expect(clippy::indexing_slicing, reason = "the dots were scaled to the square")]
    pub fn outlined(&self, outline: Outline) -> Option<Self> {
        let most = self.width().max(self.0.len());
        if self.usual().is_none() || most > MAX_OUTLINED {
            return None;
        }
        let side = most * OUTLINED_SIDE.div_ceil(most).max(1);
        let dots: Vec<Vec<Option<SpriteColor>>> =
            (0..side).map(|y| (0..side).map(|x| self.dot(x, y, side)).collect()).collect();
        let is_there = |x: usize, y: usize| matches!(dots.get(y).and_then(|row| row.get(x)), Some(Some(_)));
        // the distance of a pixel from the shape in king's moves, up to the width of the outline; of a pixel in the
        // shape, from the edge
        let far = |x: usize, y: usize| {
            if is_there(x, y) {
                return x.min(y).min(side - 1 - x).min(side - 1 - y) + 1;
            }
            let near = |far: &usize| {
                let row = |y: usize| (x.saturating_sub(*far)..=x + far).any(|x| is_there(x, y));
                (y.saturating_sub(*far)..=y + far).any(row)
            };
            (1..=WIDE).find(near).unwrap_or(WIDE + 1)
        };
        let drawn = |x: usize, y: usize| {
            let dashes = outline == Outline::Broken && (x / DASH + y / DASH) % 2 == 1;
            match far(x, y) {
                0..=LIGHT if !dashes => Some([255; 3]),
                0..=WIDE => Some([0; 3]),
                _ => dots[y][x],
            }
        };
        Some(Self((0..side).map(|y| (0..side).map(|x| drawn(x, y)).collect()).collect()))
    }
}

/// Two letters for each name: its first two, or if another name has those its first and a later one.
pub(super) fn symbols<'n>(names: impl Iterator<Item = &'n str>) -> Vec<String> {
    let mut taken = HashSet::new();
    let symbol = |name: &str| {
        let mut letters = name.chars();
        let first = letters.next().map(String::from).unwrap_or_default();
        let mut pairs = letters.map(|letter| format!("{first}{letter}"));
        let usual = name.chars().take(2).collect::<String>();
        let symbol = pairs.find(|pair| !taken.contains(pair)).unwrap_or(usual);
        taken.insert(symbol.clone());
        symbol
    };
    names.map(symbol).collect()
}

impl ObjectLooks {
    /// How an object looks; one without a picture is filled with its first colour.
    pub(super) fn new(
        object: &Object,
        symbol: String,
        text: Option<&ObjectText>,
        palette: Palette,
        outline: Option<Outline>,
    ) -> Self {
        let words = text.map(|text| text.colours.as_slice()).unwrap_or_default();
        let colours: Vec<Option<SpriteColor>> = words.iter().map(|word| palette.rgb(word)).collect();
        let dot = |number: &Option<u8>| *colours.get(usize::from((*number)?))?;
        let sprite = match text.and_then(|text| text.sprite.as_ref()) {
            Some(rows) => rows.iter().map(|row| row.iter().map(dot).collect()).collect(),
            None => vec![vec![dot(&Some(0))]],
        };
        let sprite = Dots(sprite);
        let outlined = outline.and_then(|outline| sprite.outlined(outline)).map(Arc::new);
        Self { name: object.name.to_string(), symbol, layer: object.layer, sprite: Arc::new(sprite), outlined }
    }
}

#[cfg(test)]
mod tests {
    use super::{Dots, OUTLINED_SIDE, Outline, symbols};

    #[test]
    fn objects_that_begin_alike_are_told_apart_by_two_letters() {
        let names = ["redhand", "redkey", "reddoor", "wall", "x", "x"];
        assert_eq!(symbols(names.into_iter()), ["re", "rd", "ro", "wa", "x", "x"]);
    }

    #[test]
    fn outlines_lie_around_a_shape_and_within_the_square() {
        let red = Some([255, 0, 0]);
        let small = Dots(vec![vec![None; 3], vec![None, red, None], vec![None; 3]]);
        let Some(Dots(rows)) = small.outlined(Outline::Unbroken) else { panic!("no outline") };
        assert!(rows.len() == OUTLINED_SIDE && rows.iter().all(|row| row.len() == OUTLINED_SIDE));
        let (white, black) = (Some([255; 3]), Some([0; 3]));
        assert_eq!(rows[15][5..11], [None, None, black, white, white, red]);
        let Some(Dots(full)) = Dots(vec![vec![red]]).outlined(Outline::Unbroken) else { panic!("no outline") };
        assert_eq!(full[15][..5], [white, white, black, red, red]);
        let dashes = Dots(vec![vec![red]]).outlined(Outline::Broken).map(|dots| dots.0[0].clone());
        assert!(dashes.is_some_and(|row| row.contains(&white) && row.contains(&black)));
        assert_eq!(Dots(vec![vec![None]]).outlined(Outline::Unbroken), None);
    }
}
