//! Looks: contrast measured in pixels, frames recognisable by shape, nothing cut off.
#![cfg(feature = "window")]

use super::first_start::first_pages;
use super::walks_kit::every_page;
use super::whole_words::{Measure, overlapping};
use super::window_kit::{Driver, Shot, board_of, board_page, full_page, list_page, open, text_page};
use std::collections::{BTreeMap, BTreeSet};
use switchboard::language::Language;
use switchboard::shell::{Block, Choice, ChoiceId, ChoiceKind, Frame, Page, Theme, Zone};
use switchboard::ui::{Message, Window};

pub fn luminance([r, g, b]: [u8; 3]) -> f64 {
    let channel = |v: u8| {
        let v = f64::from(v) / 255.0;
        if v <= 0.04045 { v / 12.92 } else { ((v + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b)
}

pub fn contrast(a: [u8; 3], b: [u8; 3]) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// The contrast of a text with its background: the most common colour of its area against the one farthest from it.
fn contrast_of_text(shot: &Shot, place: iced_test::core::Rectangle) -> Option<f64> {
    let mut counts: BTreeMap<[u8; 3], usize> = BTreeMap::new();
    let (left, top) = (place.x.max(0.0) as usize, place.y.max(0.0) as usize);
    let (right, bottom) = ((place.x + place.width) as usize, (place.y + place.height) as usize);
    for y in top..bottom.min(shot.height) {
        for x in left..right.min(shot.width) {
            *counts.entry(shot.at(x, y)).or_default() += 1;
        }
    }
    let ground = counts.iter().max_by_key(|(_, count)| **count).map(|(color, _)| *color)?;
    counts.keys().map(|color| contrast(*color, ground)).max_by(f64::total_cmp)
}

fn pages(theme: Theme, percent: u16) -> Vec<(&'static str, Page)> {
    let mut help = text_page(0);
    help.look.theme = theme;
    help.look.text_percent = percent;
    vec![("board", full_page(theme, percent)), ("lists", list_page(theme, percent)), ("text", help)]
}

#[test]
fn texts_stand_out_from_what_is_behind_them() {
    for (theme, least) in [(Theme::HighContrast, 7.0), (Theme::Light, 4.5), (Theme::Dark, 4.5)] {
        for (name, page) in pages(theme, 100) {
            let dimmed: Vec<String> = page.choices.iter().filter(|c| !c.enabled).map(|c| c.label.clone()).collect();
            let mut driver = open(page, (1000.0, 720.0));
            let shot = driver.shot();
            shot.save(&format!("{name}-{theme:?}.png"));
            let mut measured = 0;
            let seen = driver.seen_texts();
            for (words, place) in driver.texts() {
                let is_whole = seen.iter().any(|(text, part)| *text == words && part.height >= place.height - 0.5);
                let is_seen = is_whole && place.y >= 0.0 && place.y + place.height <= 650.0;
                if words.trim().is_empty() || !is_seen || (dimmed.contains(&words) && theme != Theme::HighContrast) {
                    continue;
                }
                let found = contrast_of_text(&shot, place).unwrap();
                assert!(found >= least, "{theme:?}, {name}, \"{words}\": {found:.2}");
                measured += 1;
            }
            assert!(measured > 0, "{theme:?} {name}: nothing was measured");
        }
    }
}

#[test]
fn the_measure_of_contrast_can_fail() {
    assert!(contrast([120, 120, 120], [128, 128, 128]) < 1.2);
    assert!((contrast([0, 0, 0], [255, 255, 255]) - 21.0).abs() < 0.01);
}

/// The brightness of the cell of a 1 x 1 board along its edge and inside, for each kind of frame.
fn grey_cell(frame: Frame, theme: Theme) -> Vec<u8> {
    let mut page = board_page(1, 1);
    page.look.theme = theme;
    let (board, frames) = board_of(&mut page);
    board.faces[0].pictures.clear();
    frames[0] = frame;
    let mut driver = open(page, (400.0, 440.0));
    let shot = driver.shot();
    shot.save(&format!("frame-{frame:?}-{theme:?}.png"));
    (0..400)
        .step_by(2)
        .flat_map(|y| (0..400).step_by(2).map(move |x| (x, y)))
        .map(|(x, y)| {
            let [r, g, b] = shot.at(x, y).map(u32::from);
            ((r * 299 + g * 587 + b * 114) / 1000) as u8
        })
        .collect()
}

#[test]
fn frames_differ_by_their_shape_in_grey() {
    use Frame::{CancelSelection, FocusedInvalid, FocusedValid, Hint, None, Position, Valid};
    for theme in [Theme::Light, Theme::HighContrast] {
        let all = [None, Valid, Position, FocusedValid, FocusedInvalid, CancelSelection, Hint];
        let shapes: Vec<Vec<bool>> = all
            .iter()
            .map(|frame| {
                let plain = grey_cell(None, theme);
                let framed = grey_cell(*frame, theme);
                // the shape alone: which pixels differ from the cell without a frame
                plain.iter().zip(&framed).map(|(a, b)| a.abs_diff(*b) > 24).collect()
            })
            .collect();
        for (i, one) in shapes.iter().enumerate() {
            for (j, other) in shapes.iter().enumerate().skip(i + 1) {
                let differ = one.iter().zip(other).filter(|(a, b)| a != b).count();
                assert!(differ > 200, "{theme:?}: {:?} and {:?} look alike: {differ}", all[i], all[j]);
            }
        }
    }
}

#[test]
fn nothing_is_cut_off_at_the_smallest_window_and_the_largest_text() {
    for (percent, size) in [(100, (800.0, 600.0)), (200, (800.0, 600.0)), (300, (800.0, 600.0))] {
        for (name, page) in pages(Theme::Light, percent) {
            let mut driver = open(page, size);
            driver.shot().save(&format!("{name}-{percent}.png"));
            for (words, place) in driver.texts() {
                let inside = place.x >= -0.5 && place.x + place.width <= size.0 + 0.5;
                assert!(inside, "{name} at {percent} percent: \"{words}\" lies at {place:?}");
            }
            // everything below can be reached: nothing outside a scrolling part lies below the window
            let cut: Vec<String> =
                driver.unreachable().into_iter().map(|(words, place)| format!("\"{words}\" at {place:?}")).collect();
            assert!(cut.is_empty(), "{name} at {percent} percent: {}", cut.join(", "));
        }
    }
}

#[test]
fn the_focused_choice_has_a_frame_that_shows_in_grey() {
    for theme in [Theme::Light, Theme::Dark, Theme::HighContrast] {
        let mut driver = open(list_page(theme, 100), (1000.0, 720.0));
        let shot = driver.shot();
        let row = |driver: &mut super::window_kit::Driver<_>, words: &str| driver.place_of(words).unwrap();
        let (lit, other) = (row(&mut driver, "Bořivoj"), row(&mut driver, "Ľubomíra"));
        // left of the row's text, from outside inwards: brightness must change strongly at the frame of the lit one
        let strongest = |place: iced_test::core::Rectangle| {
            let y = (place.y + place.height / 2.0) as usize;
            let line: Vec<f64> = (8..38).map(|x| luminance(shot.at(x, y))).collect();
            let range = |w: &[f64]| w.iter().copied().fold(0.0, f64::max) - w.iter().copied().fold(1.0, f64::min);
            line.windows(4).map(range).fold(0.0, f64::max)
        };
        assert!(strongest(lit) > 0.5, "{theme:?}: {}", strongest(lit));
        assert!(strongest(other) < strongest(lit) || theme == Theme::HighContrast, "{theme:?}");
    }
}

#[test]
fn a_game_that_says_nothing_has_the_usual_board() {
    let usual = switchboard::game::USUAL_BOARD;
    let written = switchboard::drawings::tokens(Theme::Light).board.to_string();
    assert_eq!(written, format!("#{:02x}{:02x}{:02x}", usual.r, usual.g, usual.b));
    assert_eq!(switchboard::drawings::board_ground("#F7F3EA", Theme::Light), written);
    let dark = switchboard::drawings::tokens(Theme::Dark).board.to_string();
    assert_eq!(switchboard::drawings::board_ground(&written, Theme::Dark), dark);
    let [light, dark] =
        [Theme::Light, Theme::Dark].map(|theme| switchboard::drawings::tokens(theme).ground.to_string());
    assert_eq!(switchboard::drawings::board_ground(&light, Theme::Dark), dark, "a board without a ground of its own");
    assert_eq!(switchboard::drawings::board_ground("#123456", Theme::Dark), "#123456");
}

/// Every screen, in every language, at the sizes it must keep to: nothing lies beside the window, nothing below it that no
/// scrolling brings into view, nothing is broken inside a word, and no text lies upon another.
#[test]
fn every_screen_fits_from_the_smallest_window_to_the_largest() {
    let mut measure = Measure::default();
    let sizes = [(200, (640.0, 480.0)), (300, (800.0, 600.0)), (100, (1280.0, 800.0)), (100, (3840.0, 2160.0))];
    for language in Language::ALL {
        let mut known = BTreeSet::new();
        let pages = every_page(language).into_iter().filter(|page| known.insert(page.screen));
        let pages: Vec<Page> = pages.chain(first_pages(language)).collect();
        assert!(pages.len() > 10, "{language:?}: {known:?}");
        for page in pages {
            for (percent, size) in sizes {
                let mut page = page.clone();
                page.look.text_percent = percent;
                let name = format!("{language:?}, {} at {percent} percent in {size:?}", page.screen);
                let mut driver = open(page, size);
                for (words, place) in driver.texts() {
                    let inside = place.x >= -0.5 && place.x + place.width <= size.0 + 0.5;
                    assert!(inside, "{name}: \"{words}\" lies at {place:?}");
                }
                let cut = driver.unreachable();
                assert!(cut.is_empty(), "{name}: {cut:?}");
                let broken = driver.texts().into_iter().find_map(|(words, place)| measure.broken(&words, place));
                assert_eq!(broken, None, "{name}: broken inside a word");
                assert_eq!(overlapping(&driver.seen_texts()), None, "{name}: one lies upon the other");
            }
        }
    }
}

/// Where and why the ring of what is lit is not on the screen as a whole; none if it is. It is as wide as at this text size, and
/// stays above the lane.
fn ring_cut_off<P>(driver: &mut Driver<P>, size: (f32, f32)) -> Option<String>
where
    P: iced_test::program::Program<State = Window, Message = Message>,
{
    // as wide as the ring is at 200 percent and more, with both of its edges
    const RING: f32 = 16.0;
    let lit = driver.lit();
    if lit.is_empty() {
        return Some("nothing is lit".to_owned());
    }
    lit.into_iter().find_map(|(whole, seen)| {
        let is_whole = seen.is_some_and(|seen| seen.width >= whole.width - 0.5 && seen.height >= whole.height - 0.5);
        let ring = whole.expand(RING);
        let is_inside =
            ring.x >= 0.0 && ring.x + ring.width <= size.0 && ring.y >= 0.0 && ring.y + ring.height <= size.1;
        (!is_whole || !is_inside).then(|| format!("{whole:?}, of which is seen {seen:?}"))
    })
}

/// What a page has to read that no scrolling of its own accord has brought into view by now; `known` is what was seen before of each
/// text, from top to bottom.
fn unread<P>(driver: &mut Driver<P>, words: &[String], known: &mut BTreeMap<String, (f32, f32)>) -> Vec<String>
where
    P: iced_test::program::Program<State = Window, Message = Message>,
{
    let whole: BTreeMap<String, f32> = driver.texts().into_iter().map(|(text, place)| (text, place.y)).collect();
    for (text, part) in driver.seen_texts() {
        let Some(top) = whole.get(&text) else { continue };
        let seen = known.entry(text).or_insert((f32::INFINITY, 0.0));
        *seen = (seen.0.min(part.y - top), seen.1.max(part.y + part.height - top));
    }
    let heights: BTreeMap<String, f32> = driver.texts().into_iter().map(|(text, place)| (text, place.height)).collect();
    let is_read = |text: &&String| {
        let Some(height) = heights.get(*text) else { return true };
        known.get(*text).is_some_and(|(top, bottom)| *top <= 1.0 && *bottom >= height - 1.0)
    };
    words.iter().filter(|text| !is_read(text)).cloned().collect()
}

/// How often a page is scrolled by itself at most until all of it was seen.
const MOST_ROUNDS: usize = 60;

/// What is to be read in the middle of a page; beside a board it stands in the lane.
fn to_read(page: &Page) -> Vec<String> {
    let has_board = page.blocks.iter().any(|(_, block)| matches!(block, Block::Board { .. }));
    let found = page.blocks.iter().filter(|_| !has_board).filter_map(|(zone, block)| match block {
        Block::Heading(words) | Block::Text(words) if *zone == Zone::Main => Some(words.clone()),
        Block::Message { text, .. } => Some(text.clone()),
        _ => None,
    });
    found.collect()
}

#[test]
fn what_is_lit_is_seen_whole_while_all_words_are_read() {
    let mut faults = Vec::new();
    for language in Language::ALL {
        // of the language with the longest words each choice, of the others the first and the last
        let is_all = language == Language::German;
        let pages = every_page(language);
        assert!(pages.len() > 30, "{}", pages.len());
        for page in pages.into_iter().chain(first_pages(language)) {
            let is_choice = |choice: &Choice| choice.enabled && !matches!(choice.kind, ChoiceKind::Move(..));
            let all = page.choices.iter().enumerate().filter(|(_, choice)| is_choice(choice));
            let all: Vec<ChoiceId> = all.map(|(index, _)| ChoiceId(index)).collect();
            let [Some(first), Some(last)] = [all.first(), all.last()].map(Option::<&ChoiceId>::copied) else {
                continue;
            };
            let words = to_read(&page);
            for (percent, size) in [(200, (640.0, 480.0)), (300, (800.0, 600.0))] {
                let lit = |id: ChoiceId| {
                    let mut page = page.clone();
                    page.look.text_percent = percent;
                    (page.lit, page.focus, page.resting) = (vec![id], Some(id), false);
                    page
                };
                let mut driver = open(lit(first), size);
                for id in all.iter().copied().filter(|id| is_all || [first, last].contains(id)) {
                    let name =
                        format!("{language:?}, {} at {percent} percent: {}", page.screen, page.choices[id.0].label);
                    driver.show(lit(id));
                    faults.extend(ring_cut_off(&mut driver, size).map(|cut| format!("{name}: {cut}")));
                    if ![first, last].contains(&id) {
                        continue;
                    }
                    let mut known = BTreeMap::new();
                    for round in 0..=MOST_ROUNDS {
                        let left = unread(&mut driver, &words, &mut known);
                        if left.is_empty() {
                            break;
                        }
                        driver.send(Message::AutoScroll);
                        let cut = ring_cut_off(&mut driver, size).map(|cut| format!("{name}, after a while: {cut}"));
                        let never = (round == MOST_ROUNDS).then(|| format!("{name}: never seen: {left:?}"));
                        faults.extend(cut.into_iter().chain(never));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The character table of the program's font: the letters that it contains.
fn letters_of(font: &[u8]) -> BTreeSet<char> {
    let u16_at = |at: usize| usize::from(u16::from_be_bytes([font[at], font[at + 1]]));
    let u32_at = |at: usize| u16_at(at) << 16 | u16_at(at + 2);
    let tables = (0..u16_at(4)).map(|number| 12 + 16 * number);
    let cmap = tables.into_iter().find(|at| &font[*at..*at + 4] == b"cmap").map(|at| u32_at(at + 8)).unwrap();
    let subtables = (0..u16_at(cmap + 2)).map(|number| cmap + u32_at(cmap + 4 + 8 * number + 4));
    let segments = subtables.into_iter().find(|at| u16_at(*at) == 4).unwrap();
    let count = u16_at(segments + 6) / 2;
    let mut letters = BTreeSet::new();
    for number in 0..count {
        let end = u16_at(segments + 14 + 2 * number);
        let start = u16_at(segments + 16 + 2 * (count + number));
        let shift = u16_at(segments + 16 + 2 * (2 * count + number));
        let range_at = segments + 16 + 2 * (3 * count + number);
        for code in start..=end {
            let glyph = match u16_at(range_at) {
                0 => (code + shift) & 0xffff,
                range => u16_at(range_at + range + 2 * (code - start)),
            };
            letters.extend(char::from_u32(code as u32).filter(|_| glyph != 0 && code != 0xffff));
        }
    }
    letters
}

#[test]
fn the_font_has_every_letter_of_the_four_languages() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    for cut in ["Regular", "Bold"] {
        let font = std::fs::read(root.join(format!("assets/fonts/AtkinsonHyperlegibleNext-{cut}.ttf"))).unwrap();
        let known = letters_of(&font);
        assert!(known.contains(&'a') && !known.contains(&'\u{4e00}'), "the table was read");
        for language in Language::ALL {
            let code = language.code();
            for file in [
                format!("src/narrate/texts/{code}.ftl"),
                format!("crates/base/src/diag/texts/{code}.ftl"),
                format!("help/{code}.md"),
            ] {
                let text = std::fs::read_to_string(root.join(&file)).unwrap();
                let has =
                    |sign: &char| known.contains(sign) || !(sign.is_alphanumeric() || "„“”‚‘’«»–—…·×".contains(*sign));
                let missing: BTreeSet<char> = text.chars().filter(|sign| !has(sign)).collect();
                assert!(missing.is_empty(), "{cut}, {file}: {missing:?}");
            }
        }
    }
}

/// Hue in degrees, saturation and value in percent of a colour.
fn hue_saturation_value([r, g, b]: [u8; 3]) -> (f64, f64, f64) {
    let [r, g, b] = [r, g, b].map(|channel| f64::from(channel) / 255.0);
    let (most, least) = (r.max(g).max(b), r.min(g).min(b));
    let range = most - least;
    let sixth = |a: f64, b: f64| if range == 0.0 { 0.0 } else { (a - b) / range };
    let hue = if most == r {
        60.0 * sixth(g, b).rem_euclid(6.0)
    } else if most == g {
        60.0 * (sixth(b, r) + 2.0)
    } else {
        60.0 * (sixth(r, g) + 4.0)
    };
    (hue, if most == 0.0 { 0.0 } else { range / most * 100.0 }, most * 100.0)
}

/// The colours that a drawing writes as `#rgb` or `#rrggbb`.
fn colors_of(svg: &str) -> Vec<[u8; 3]> {
    let written = svg.split('#').skip(1).map(|rest| {
        let digits: String = rest.chars().take_while(char::is_ascii_hexdigit).collect();
        if digits.len() == 3 { digits.chars().flat_map(|digit| [digit, digit]).collect() } else { digits }
    });
    let channel = |digits: &str, at: usize| u8::from_str_radix(&digits[at..at + 2], 16).unwrap();
    written.filter(|digits| digits.len() == 6).map(|digits| [0, 2, 4].map(|at| channel(&digits, at))).collect()
}

#[test]
fn no_picture_of_a_game_has_the_yellow_of_the_light() {
    let is_yellow = |color: &[u8; 3]| {
        let (hue, saturation, value) = hue_saturation_value(*color);
        (36.0..=62.0).contains(&hue) && saturation >= 50.0 && value > 75.0
    };
    assert!(is_yellow(&[0xff, 0xc4, 0x00]) && !is_yellow(&[0xcf, 0x9a, 0x5c]));
    let mut folders = vec![std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games")];
    let (mut yellow, mut looked_at) = (Vec::new(), 0);
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "svg") {
                looked_at += 1;
                let drawing = std::fs::read_to_string(&path).unwrap();
                yellow.extend(colors_of(&drawing).into_iter().filter(is_yellow).map(|color| (path.clone(), color)));
            }
        }
    }
    assert!(looked_at > 500 && yellow.is_empty(), "{looked_at} pictures, yellow: {yellow:?}");
}
