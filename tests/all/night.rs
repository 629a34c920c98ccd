//! Pictures of ink on paper in every theme: what is written on a square can be read, by day and by night.
#![cfg(feature = "window")]

use super::games::{folder_of, games};
use super::looks::{contrast, luminance};
use std::collections::BTreeMap;
use std::ops::Range;
use switchboard::drawings::{Night, paper_ground};
use switchboard::game::{Game, Language, Paper, Piece};
use switchboard::play::{Engine, Picture, face_of};
use switchboard::shell::Theme;
use switchboard::ui::{Drawer, Fit};

const SIDE: u32 = 64;
/// So many lightnesses of a channel are taken as one where colours are counted.
const SHADES: u8 = 16;
const THEMES: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::HighContrast];
/// The contrast of what is written, and of what is written on a square that is shaded, which matters less from then on.
const LEAST: f64 = 7.0;
const LEAST_COVERED: f64 = 4.5;

/// The columns and rows of a picture without its edge, where another ground can be than that of what is written.
const MIDDLE: (Range<usize>, Range<usize>) = (8..56, 12..52);

/// The colours of a piece as this theme shows it, and how many pixels have them.
fn colors(drawer: &Drawer, game: &Game, piece: &Piece, theme: Theme) -> BTreeMap<[u8; 3], usize> {
    let look = &game.settings.look;
    let night = Night::of(look.paper, theme);
    let color = look.board_color.value;
    let ground = paper_ground(&format!("#{:02x}{:02x}{:02x}", color.r, color.g, color.b), look.paper, theme);
    let number = u32::from_str_radix(&ground[1..], 16).unwrap();
    let [_, r, g, b] = number.to_be_bytes();
    let mut shown = vec![[r, g, b]; (SIDE * SIDE) as usize];
    for picture in face_of(piece).pictures {
        let Picture::File { name, .. } = picture else { continue };
        let path = folder_of(&game.id).join("PIECES").join(name);
        let frames = drawer.draw(&std::fs::read(path).unwrap(), (SIDE, SIDE), Fit::Stretched).unwrap();
        for (under, over) in shown.iter_mut().zip(frames[0].pixels.pixels()) {
            let (plain, part) = (over.demultiply(), f32::from(over.alpha()) / 255.0);
            let written = [plain.red(), plain.green(), plain.blue()];
            let written = night.map_or(written, |night| night.color(written));
            for (under, over) in under.iter_mut().zip(written) {
                *under = (f32::from(*under) * (1.0 - part) + f32::from(over) * part).round() as u8;
            }
        }
    }
    let mut counts = BTreeMap::new();
    for row in shown.chunks(SIDE as usize).take(MIDDLE.1.end).skip(MIDDLE.1.start) {
        for color in &row[MIDDLE.0] {
            *counts.entry(*color).or_insert(0) += 1;
        }
    }
    counts
}

#[test]
fn men_stand_out_from_a_board_in_less_light() {
    let drawer = Drawer::new(&[], "none");
    let (mut measured, mut faults) = (0, Vec::new());
    for game in games().into_iter().filter(|game| game.settings.look.paper == Paper::Board) {
        let engine = Engine::new(game.clone(), 0).unwrap();
        let board = engine.board(&engine.start(0));
        for (face, theme) in board.faces.iter().flat_map(|face| [(face, Theme::Dark), (face, Theme::HighContrast)]) {
            let files = face.pictures.iter().map(|picture| match picture {
                Picture::File { name, .. } => large_colors(&drawer, &game.id, name),
                _ => Vec::new(),
            });
            let mut files = files.collect::<Vec<_>>().into_iter();
            let (Some(ground), Some(man)) = (files.next(), files.last().filter(|man| !man.is_empty())) else {
                continue;
            };
            let Some(by_day) = ground.first() else { continue };
            let ground = Night::of(Paper::Board, theme).unwrap().color(*by_day);
            let from = |ground| man.iter().map(|color| contrast(*color, ground)).fold(1.0, f64::max);
            let found = from(ground);
            // points and lines of the board itself stand out less
            if from(*by_day) < 3.0 {
                continue;
            }
            measured += 1;
            if found < 3.0 {
                faults.push(format!("{} {} {theme:?}: {found:.2}", game.id, face.label.get(Language::English)));
            }
        }
    }
    assert!(measured > 60, "{measured}");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The colours that fill a large part of a picture, the largest first; nothing of what is transparent.
fn large_colors(drawer: &Drawer, game: &str, name: &str) -> Vec<[u8; 3]> {
    let path = folder_of(game).join("PIECES").join(name);
    let frames = drawer.draw(&std::fs::read(path).unwrap(), (SIDE, SIDE), Fit::Stretched).unwrap();
    let mut counts: BTreeMap<[u8; 3], usize> = BTreeMap::new();
    for pixel in frames[0].pixels.pixels().iter().filter(|pixel| pixel.alpha() == 255) {
        // the shades of a gradient count together
        let shade = [pixel.red(), pixel.green(), pixel.blue()].map(|channel| channel / SHADES * SHADES + SHADES / 2);
        *counts.entry(shade).or_default() += 1;
    }
    let mut large: Vec<_> = counts.into_iter().filter(|(_, count)| *count >= (SIDE * SIDE) as usize / 50).collect();
    large.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
    large.into_iter().map(|(color, _)| color).collect()
}

#[test]
fn digits_are_read_on_their_squares_by_day_and_by_night() {
    let drawer = Drawer::new(&[], "none");
    let (mut measured, mut faults) = (0, Vec::new());
    for game in games() {
        // where the board alone has less light, what is written on pieces stays as it is
        if matches!(game.settings.look.paper, Paper::None | Paper::Board) {
            continue;
        }
        let has_digit = |text: &str| text.contains(|c: char| c.is_ascii_digit());
        let is_numbered = |piece: &&Piece| has_digit(&piece.symbol) && has_digit(piece.label.get(Language::English));
        for piece in game.pieces.iter().filter(is_numbered) {
            for theme in THEMES {
                let colors = colors(&drawer, &game, piece, theme);
                // the ground takes the most room; lines and soft edges take little
                let (ground, _) = colors.iter().max_by_key(|(_, count)| **count).unwrap();
                let large = colors.iter().filter(|(_, count)| **count >= (SIDE * SIDE) as usize / 200);
                let found = large.map(|(color, _)| contrast(*color, *ground)).fold(1.0, f64::max);
                let is_dark = luminance(*ground) < 0.1 && game.settings.look.paper == Paper::Dimmed;
                let is_shaded = is_dark || piece.symbol.contains('▒');
                let least = if is_shaded { LEAST_COVERED } else { LEAST };
                if found < least {
                    faults.push(format!("{} {} {theme:?}: {found:.2}", game.id, piece.name));
                }
                measured += 1;
            }
        }
    }
    assert!(measured > 500, "{measured}");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
