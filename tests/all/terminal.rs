//! Pages as text: what is lit is always in view and framed recognisably, whatever the page and the size of the terminal.

use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, every_page, games, text};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use switchboard::language::Language;
use switchboard::shell::{Block, ChoiceId, ChoiceKind, Event, Frame, Page, Profile, Signal, Start, Zone};
use switchboard::term::draw;

fn drawn(page: &Page, width: u16, height: u16) -> (Vec<String>, Vec<(Rect, ChoiceId)>) {
    let area = Rect::new(0, 0, width, height);
    let mut buffer = Buffer::empty(area);
    let places = draw(page, area, 0, &mut buffer);
    let line = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>();
    ((0..height).map(line).collect(), places)
}

fn play(game: &str, way: Way) -> Walk {
    let mut store = MemoryStore::new(games(&[game]));
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), Walk::settings(way)));
    let start = Start { player: Some("Ann".into()), game: Some(game.into()), level: None };
    Walk::start(way, store, &start)
}

#[test]
fn whatever_is_lit_is_in_view_on_every_page_and_size() {
    for page in every_page(Language::Czech) {
        for (width, height) in [(80, 24), (100, 32), (60, 20), (40, 16)] {
            for index in 0..page.choices.len() {
                let mut page = page.clone();
                if !page.choices[index].enabled || matches!(page.choices[index].kind, ChoiceKind::Move(..)) {
                    continue;
                }
                page.lit = vec![ChoiceId(index)];
                page.focus = Some(ChoiceId(index));
                let (lines, places) = drawn(&page, width, height);
                let label = &page.choices[index].label;
                let seen = places.iter().find(|(_, id)| *id == ChoiceId(index));
                let (area, _) = seen.unwrap_or_else(|| panic!("{label} on {} at {width} x {height}", page.screen));
                let line = &lines[usize::from(area.y)];
                assert!(line.contains('['), "{label} on {} has no frame: {line}", page.screen);
            }
        }
    }
}

#[test]
fn the_lamp_of_the_exercise_fills_a_band() {
    let exercise = every_page(Language::English).into_iter().find(|page| page.screen == "pace").unwrap();
    for (width, height, least) in [(80, 24, 10), (120, 40, 26), (40, 16, 3)] {
        for is_lit in [false, true] {
            let words = if is_lit { "NOW!" } else { "2" };
            let mut page = exercise.clone();
            for (_, block) in &mut page.blocks {
                if let Block::Lamp { .. } = block {
                    *block = Block::Lamp { words: words.to_owned(), is_lit };
                }
            }
            let area = Rect::new(0, 0, width, height);
            let mut buffer = Buffer::empty(area);
            draw(&page, area, 0, &mut buffer);
            let is_bright = |x: u16, y: u16| {
                let style = buffer[(x, y)].style();
                style.fg == Some(Color::Yellow) && style.add_modifier.contains(Modifier::REVERSED)
            };
            let bright = (0..height).filter(|y| (0..width).all(|x| is_bright(x, *y))).count();
            assert!(if is_lit { bright >= least } else { bright == 0 }, "{bright} lines at {width} x {height}");
            let lines = drawn(&page, width, height).0;
            let at = lines.iter().position(|line| line.starts_with('│') && line.contains(words)).unwrap();
            assert!(lines.iter().rposition(|line| !line.trim().is_empty()).unwrap() > at, "what a press does is below");
            assert!(lines.concat().contains("Press: "), "{}", lines.join("\n"));
        }
    }
}

#[test]
fn all_that_is_lit_at_once_is_in_view_on_every_page_and_size() {
    for page in every_page(Language::Slovak) {
        let can_be_lit = |id: &ChoiceId| {
            let choice = &page.choices[id.0];
            choice.enabled && !matches!(choice.kind, ChoiceKind::Move(..))
        };
        let all: Vec<ChoiceId> = (0..page.choices.len()).map(ChoiceId).filter(can_be_lit).collect();
        let middle = all.len() / 2;
        for group in [&all[..], &all[..middle], &all[middle..]] {
            let mut page = page.clone();
            (page.lit, page.focus) = (group.to_vec(), None);
            for (width, height) in [(80, 24), (60, 20), (40, 16)] {
                let (lines, places) = drawn(&page, width, height);
                for id in group {
                    let label = &page.choices[id.0].label;
                    let seen = places.iter().find(|(_, place)| place == id);
                    let (area, _) =
                        seen.unwrap_or_else(|| panic!("{label} on {}, {width} x {height}: {lines:#?}", page.screen));
                    let line: String = lines[usize::from(area.y)].chars().skip(usize::from(area.x)).collect();
                    assert!(line.starts_with('['), "{label} on {} has no frame: {lines:#?}", page.screen);
                }
            }
        }
    }
}

#[test]
fn no_size_is_too_small_to_draw() {
    for page in every_page(Language::German) {
        for (width, height) in [(1, 1), (5, 2), (20, 5), (200, 80)] {
            drawn(&page, width, height);
        }
    }
}

#[test]
fn a_board_shows_symbols_and_frames_by_shape() {
    let walk = play("sokoban", Way::Keyboard);
    let (lines, places) = drawn(&walk.page(), 100, 32);
    let board: Vec<&String> = lines.iter().filter(|line| line.contains("██")).collect();
    assert!(board.len() >= 3, "{lines:#?}");
    let row = board[1];
    assert!(row.contains('<') && row.contains('>'), "the position: {row}");
    assert!(row.contains('[') && row.contains(']'), "the focus: {row}");
    let moves = walk.page().choices.iter().filter(|c| matches!(c.kind, ChoiceKind::Move(..))).count();
    let placed = places.iter().filter(|(_, id)| id.0 < moves).count();
    assert_eq!(placed, moves, "each move can be pointed at");
}

#[test]
fn every_frame_has_a_shape_of_its_own() {
    let mut page = play("sokoban", Way::Keyboard).page();
    for (frame, open, close) in [
        (Frame::FocusedInvalid, '!', '!'),
        (Frame::CancelSelection, '{', '}'),
        (Frame::FocusedValid, '[', ']'),
        (Frame::Hint, '*', '*'),
        (Frame::Reason, '~', '~'),
        (Frame::Deciding, '+', '+'),
        (Frame::Valid, '(', ')'),
        (Frame::LastMove, '|', '|'),
        (Frame::Taken, 'x', 'x'),
        (Frame::Position, '<', '>'),
    ] {
        for (zone, block) in &mut page.blocks {
            if let (Zone::Main, Block::Board { frames, .. }) = (zone, block) {
                frames.fill(Frame::None);
                frames[0] = frame;
            }
        }
        let (lines, _) = drawn(&page, 100, 32);
        let framed = lines.iter().any(|line| line.starts_with(open) && line.chars().nth(3) == Some(close));
        assert!(framed, "{frame:?}: {lines:#?}");
    }
}

#[test]
fn a_board_wider_than_the_terminal_keeps_the_focus_in_view() {
    let mut walk = play("nonograms", Way::Keyboard);
    for signal in [Signal::Right, Signal::Down, Signal::NextColumn, Signal::Left, Signal::Up, Signal::NextRow] {
        walk.now_ms += 700;
        walk.handle(Event::Signal(signal));
        let page = walk.page();
        let focus = page.focus.unwrap();
        let (_, places) = drawn(&page, 24, 12);
        assert!(places.iter().any(|(_, id)| *id == focus), "{signal:?}: {focus:?}");
    }
}

#[test]
fn notices_and_the_manual_are_drawn() {
    let mut walk = play("sokoban", Way::Keyboard);
    walk.handle(Event::Signal(Signal::Undo));
    let (lines, _) = drawn(&walk.page(), 100, 32);
    assert!(lines.iter().any(|line| line.contains(&text("nothing-to-undo"))), "{lines:#?}");
    walk.handle(Event::Signal(Signal::Help));
    let (lines, _) = drawn(&walk.page(), 100, 32);
    assert!(lines.iter().any(|line| line.contains("Push every box")), "{lines:#?}");
}

#[test]
fn of_a_table_too_wide_for_the_terminal_the_current_row_is_read_whole() {
    let header = ["No.", "Date", "Event", "Time", "Steps", "Method"].map(str::to_owned).to_vec();
    let row = |row| ["1", "2026-11-23", "Move", "0:04", "3", "next smart"].map(|cell| format!("{cell} {row}")).to_vec();
    let table = Block::Table { header, rows: (0..2).map(row).collect(), current: Some(1) };
    let page = Page { blocks: vec![(Zone::Main, table)], ..Page::default() };
    let lines = |width| {
        let (lines, _) = drawn(&page, width, 24);
        lines.into_iter().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect::<Vec<_>>()
    };
    let record =
        ["No.: 1 1", "Date: 2026-11-23 1", "Event: Move 1", "Time: 0:04 1", "Steps: 3 1", "Method: next smart 1"];
    assert_eq!(lines(30), record, "the current row alone");
    let head = "No.  Date          Event   Time    Steps";
    let rows = ["1 0  2026-11-23 0  Move 0  0:04 0  3 0", "1 1  2026-11-23 1  Move 1  0:04 1  3 1"];
    assert_eq!(lines(48), [head, rows[0], rows[1], record[5]]);
    assert_eq!(lines(60)[0], format!("{head}  Method"));
}
