//! Whether an animation flashes: whether more than a quarter of it turns from light to dark or back more often than twice in a second.
//! That is stricter than WCAG 2.3.1, which allows three flashes, six turns.

use image::RgbaImage;

/// Places that are looked at along each side.
const PLACES: u32 = 24;
/// A change of luminance that counts, as part of white, unless both are brighter than the next (WCAG 2.3.1).
const CHANGE: f64 = 0.1;
const BRIGHT: f64 = 0.8;
/// So many turns in a second at most, on so much of the picture.
const MOST_TURNS: usize = 2;
const QUARTER: usize = 4;
const SECOND_MS: u64 = 1_000;
/// What browsers and the program make of frames that tell no time.
const USUAL_MS: u64 = 100;

/// What has been seen of an animation.
#[derive(Debug, Default)]
pub struct Flashing {
    /// How long each frame stays.
    frames: Vec<u64>,
    /// The luminance of each place, from frame to frame; empty before the first one.
    places: Vec<Vec<f64>>,
}

/// The relative luminance of a pixel on white, 0 to 1.
fn luminance(pixel: image::Rgba<u8>) -> f64 {
    let [r, g, b, alpha] = pixel.0.map(f64::from);
    let linear = |channel: f64| {
        let shown = (channel * alpha / 255.0 + (255.0 - alpha)) / 255.0;
        if shown <= 0.04045 { shown / 12.92 } else { ((shown + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
}

impl Flashing {
    /// Adds a frame that stays for so many milliseconds.
    pub fn add(&mut self, frame: &RgbaImage, ms: u64) {
        let (width, height) = frame.dimensions();
        let place = |at: u32, side: u32| (at * side + side / 2) / PLACES;
        let looked_at = (0..PLACES).flat_map(|y| (0..PLACES).map(move |x| (x, y)));
        self.places.resize((PLACES * PLACES) as usize, Vec::new());
        for (seen, (x, y)) in self.places.iter_mut().zip(looked_at) {
            seen.push(luminance(*frame.get_pixel(place(x, width), place(y, height))));
        }
        self.frames.push(if ms < 20 { USUAL_MS } else { ms });
    }

    /// When a place turns from light to dark or back, while the animation runs for two seconds or, if it is longer, twice.
    fn turns(&self, place: &[f64]) -> Vec<u64> {
        let whole_ms: u64 = self.frames.iter().sum();
        let end_ms = (2 * whole_ms).max(2 * SECOND_MS);
        let mut turns = Vec::new();
        let (mut now_ms, mut way) = (0, 0_i8);
        // the end that the last change came to, or came farther than
        let mut end: Option<f64> = None;
        for (light, ms) in place.iter().copied().zip(&self.frames).cycle() {
            if now_ms >= end_ms {
                break;
            }
            let before = *end.get_or_insert(light);
            let goes = if light > before { 1 } else { -1 };
            let counts = (light - before).abs() >= CHANGE && light.min(before) < BRIGHT;
            if counts && goes != way {
                turns.push(now_ms);
                way = goes;
            }
            if counts || goes == way {
                end = Some(light);
            }
            now_ms += ms;
        }
        turns
    }

    /// Whether it flashes.
    pub fn is_so(&self) -> bool {
        let turns_often = |place: &&Vec<f64>| {
            let turns = self.turns(place);
            turns.windows(MOST_TURNS + 1).any(|few| few.last().zip(few.first()).is_some_and(|(l, f)| l - f < SECOND_MS))
        };
        self.places.iter().filter(turns_often).count() * QUARTER > self.places.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An animation whose left part, so many of twenty-four columns, is white in every other frame; all else is black.
    fn blinks(columns: u32, ms: u64) -> bool {
        let mut flashing = Flashing::default();
        for number in 0..4 {
            let shade = |x: u32| if x < columns && number % 2 == 0 { 255 } else { 0 };
            let frame = RgbaImage::from_fn(24, 24, |x, _| image::Rgba([shade(x), shade(x), shade(x), 255]));
            flashing.add(&frame, ms);
        }
        flashing.is_so()
    }

    #[test]
    fn much_that_turns_often_flashes_and_little_or_slow_does_not() {
        assert_eq!(
            [(24, 100), (7, 100), (6, 100), (24, 450), (24, 500), (24, 0)].map(|(c, ms)| blinks(c, ms)),
            [true, true, false, true, false, true]
        );
    }

    #[test]
    fn what_goes_on_getting_lighter_does_not_turn() {
        let mut flashing = Flashing::default();
        for number in 0..20_u8 {
            let shade = number * 12;
            flashing.add(&RgbaImage::from_pixel(8, 8, image::Rgba([shade, shade, shade, 255])), 50);
        }
        assert!(!flashing.is_so());
    }
}
