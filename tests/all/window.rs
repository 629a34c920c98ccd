//! The window without a display: what pages look like, and what keys and pointers become.
#![cfg(feature = "window")]

use super::window_kit::{board_of, board_page, cells_hit, full_page, list_page, open, text_page};
use iced_test::core::{Event as Raw, window};
use switchboard::game::Rotation;
use switchboard::play::Picture;
use switchboard::shell::{
    Block, ChoiceId, ChoiceKind, Ending, Event, Frame, Key, OwnFrom, Page, PanelLine, PressLine, Row, Signal, Switch,
    Theme, Zone,
};
use switchboard::ui::{Fit, Message};

#[test]
fn every_kind_of_block_is_drawn() {
    for (name, page, words) in [
        (
            "board",
            full_page(Theme::Light, 100),
            vec!["Undo", "Quit", "Warehouse", "17", "The box is on its mark.", "jump"],
        ),
        ("lists", list_page(Theme::Light, 100), vec!["Who plays?", "Anička", "Jörg", "12 let", "A", "Number", "3,5"]),
        ("text", text_page(0), vec!["Back"]),
    ] {
        let mut driver = open(page, (1000.0, 720.0));
        let texts: Vec<String> = driver.texts().into_iter().map(|(text, _)| text).collect();
        for word in words {
            assert!(texts.iter().any(|t| t == word), "{name}: {word} is not among {texts:?}");
        }
        driver.shot().save(&format!("{name}.png"));
    }
}

#[test]
fn keys_become_signals() {
    let mut driver = open(full_page(Theme::Light, 100), (1000.0, 720.0));
    for (key, expected) in [
        ("w", vec![Event::Signal(Signal::Up)]),
        ("ArrowRight", vec![Event::Signal(Signal::Right)]),
        ("Tab", vec![Event::Signal(Signal::Next)]),
        ("ctrl+z", vec![Event::Signal(Signal::Undo)]),
        ("F11", vec![Event::Signal(Signal::Fullscreen)]),
        ("F4", vec![Event::Signal(Signal::Cycle("move_mode"))]),
        ("alt+u", vec![Event::Shortcut('u')]),
        ("Delete", vec![Event::Typed(Key::Delete)]),
        ("Space", vec![Event::Pressed(Switch::Main), Event::Released(Switch::Main)]),
        ("j", vec![]),
    ] {
        driver.key(key);
        assert_eq!(driver.events(), expected, "{key}");
    }
}

#[test]
fn a_held_switch_is_one_press() {
    let mut driver = open(full_page(Theme::Light, 100), (1000.0, 720.0));
    driver.key_down("Space", false);
    (0..20).for_each(|_| driver.key_down("Space", true));
    assert_eq!(driver.events(), [Event::Pressed(Switch::Main)]);
    driver.key_up("Space");
    assert_eq!(driver.events(), [Event::Released(Switch::Main)]);
    driver.key_down("ArrowRight", false);
    driver.key_down("ArrowRight", true);
    assert_eq!(driver.events().len(), 2);
}

#[test]
fn a_switch_is_let_go_when_the_window_is_left() {
    let mut driver = open(full_page(Theme::Light, 100), (1000.0, 720.0));
    driver.key_down("Enter", false);
    driver.events();
    driver.send(Message::Unfocused);
    assert_eq!(driver.events(), [Event::Released(Switch::Main)]);
    driver.key_up("Enter");
    assert_eq!(driver.events(), []);
}

#[test]
fn letters_are_typed_where_text_is_wanted() {
    let mut page = list_page(Theme::Light, 100);
    page.wants_text = true;
    let mut driver = open(page.clone(), (1000.0, 720.0));
    driver.key("w");
    driver.key("Backspace");
    driver.key("Enter");
    let typed = vec![
        Event::Typed(Key::Text("w".to_owned())),
        Event::Typed(Key::Backspace),
        Event::Pressed(Switch::Main),
        Event::Released(Switch::Main),
    ];
    assert_eq!(driver.events(), typed);
    // while a scan runs the space bar may be the only switch there is
    page.slot_ms = 500;
    driver.show(page);
    driver.key("Space");
    assert_eq!(driver.events(), [Event::Pressed(Switch::Main), Event::Released(Switch::Main)]);
}

#[test]
fn a_space_after_a_letter_is_a_space_and_enter_ends_the_text() {
    let mut page = list_page(Theme::Light, 100);
    (page.wants_text, page.slot_ms, page.is_typing) = (true, 500, true);
    let mut driver = open(page, (1000.0, 720.0));
    driver.key("Space");
    driver.key("Enter");
    assert_eq!(driver.events(), [Event::Typed(Key::Text(" ".to_owned())), Event::Typed(Key::Enter)]);
}

#[test]
fn a_dropped_file_is_a_picture_that_comes() {
    let mut driver = open(list_page(Theme::Light, 100), (1000.0, 720.0));
    let dropped = std::path::PathBuf::from("/home/eva/me.jpg");
    driver.event(Raw::Window(window::Event::FileDropped(dropped.clone())));
    driver.send(Message::Pasted(Some("file:///home/eva/me.jpg".to_owned())));
    driver.send(Message::Pasted(Some("a letter".to_owned())));
    driver.send(Message::Pasted(None));
    assert_eq!(driver.events(), [1, 2].map(|_| Event::Brought(OwnFrom::File(dropped.clone()))));
}

#[test]
fn keys_are_told_by_name_where_they_are_remapped() {
    let mut page = list_page(Theme::Light, 100);
    page.wants_key = true;
    let mut driver = open(page, (1000.0, 720.0));
    driver.key("Space");
    assert_eq!(driver.events(), [Event::RawKey("Space".to_owned())]);
}

#[test]
fn a_pointer_points_and_presses() {
    let mut driver = open(full_page(Theme::Light, 100), (1000.0, 720.0));
    let hint = driver.place_of("Hint").unwrap().center();
    driver.move_to(1.0, 1.0);
    driver.move_to(hint.x, hint.y);
    driver.press();
    driver.release();
    let id = ChoiceId(31);
    assert_eq!(driver.events(), [Event::PointAt(id), Event::Click(id)]);
    // what is dimmed can be neither pointed at nor pressed
    let undo = driver.place_of("Undo").unwrap().center();
    driver.move_to(undo.x, undo.y);
    assert_eq!(driver.events(), []);
}

#[test]
fn a_page_that_changes_under_a_resting_pointer_moves_no_focus() {
    let mut driver = open(full_page(Theme::Light, 100), (1000.0, 720.0));
    let hint = driver.place_of("Hint").unwrap().center();
    driver.move_to(hint.x, hint.y);
    driver.events();
    driver.show(list_page(Theme::Light, 100));
    driver.show(full_page(Theme::Light, 100));
    driver.shot();
    assert_eq!(driver.events(), []);
}

#[test]
fn a_click_acts_on_what_lies_under_it_whatever_is_lit() {
    let mut page = full_page(Theme::Light, 100);
    page.slot_ms = 1000;
    let mut driver = open(page.clone(), (1000.0, 720.0));
    let hint = driver.place_of("Hint").unwrap().center();
    // the window opened under a pointer that does not move: its button may be a switch, and takes no focus
    driver.move_to(hint.x, hint.y);
    driver.press();
    driver.release();
    assert_eq!(driver.events(), [Event::Pressed(Switch::Main), Event::Released(Switch::Main)]);
    driver.move_to(hint.x + 5.0, hint.y);
    driver.events();
    page.lit = vec![ChoiceId(8)];
    driver.show(page);
    driver.press();
    driver.release();
    assert_eq!(driver.events(), [Event::Click(ChoiceId(31))]);
    // beside everything nothing happens
    driver.move_to(999.0, 719.0);
    driver.press();
    driver.release();
    assert_eq!(driver.events(), []);
}

#[test]
fn where_a_click_anywhere_is_the_switch_it_acts_on_nothing_under_it() {
    let mut driver = open(full_page(Theme::Light, 100), (1000.0, 720.0));
    driver.told.borrow_mut().keys.any_click_is_switch = true;
    let hint = driver.place_of("Hint").unwrap().center();
    for (x, y) in [(hint.x, hint.y), (999.0, 719.0)] {
        driver.move_to(x, y);
        driver.events();
        driver.press();
        driver.release();
        assert_eq!(driver.events(), [Event::Pressed(Switch::Main), Event::Released(Switch::Main)]);
    }
}

#[test]
fn cells_are_pointed_at_and_pressed() {
    let mut page = board_page(4, 4);
    if let switchboard::shell::Block::Board { cell_choices, .. } = &mut page.blocks[0].1 {
        cell_choices[0] = None;
    }
    let mut driver = open(page, (800.0, 800.0));
    driver.move_to(1.0, 1.0);
    driver.events();
    let mut seen = Vec::new();
    for y in 0..4 {
        for x in 0..4 {
            driver.move_to(100.0 + 190.0 * x as f32, 100.0 + 190.0 * y as f32);
            driver.press();
            driver.release();
            let events = driver.events();
            assert_eq!(events.len(), 2, "{events:?}");
            seen.extend(cells_hit(&events));
            let expected = match y * 4 + x {
                0 => Event::ClickCell(switchboard::grid::Cell::new(0, 0)),
                other => Event::Click(ChoiceId(other)),
            };
            assert_eq!(events[1], expected);
        }
    }
    let all: Vec<_> = switchboard::grid::Size::new(4, 4).cells().collect();
    assert_eq!(seen, all);
}

/// The colour at a part of a cell of a 2 x 2 board that fills the window.
fn pixel(shot: &super::window_kit::Shot, cell: (usize, usize), part: (f32, f32)) -> [u8; 3] {
    let side = shot.height.min(shot.width) as f32 / 2.0;
    let at = |cell: usize, part: f32| ((cell as f32 + part) * side) as usize;
    shot.at(at(cell.0, part.0), at(cell.1, part.1))
}

#[test]
fn pictures_are_layered_and_turned() {
    let mut page = board_page(2, 2);
    {
        let (board, _) = board_of(&mut page);
        let wall = |rotation| Picture::File { name: "wall.svg".to_owned(), rotation };
        let plain = |pictures| switchboard::play::Face { pictures, ..Default::default() };
        board.faces = vec![
            plain(vec![wall(Rotation::None)]),
            plain(vec![wall(Rotation::Quarter)]),
            plain(vec![wall(Rotation::Half), Picture::File { name: "ball.png".to_owned(), rotation: Rotation::None }]),
            plain(vec![Picture::File { name: "missing.png".to_owned(), rotation: Rotation::None }]),
        ];
    }
    let mut driver = open(page, (700.0, 766.0));
    let shot = driver.shot();
    shot.save("pictures.png");
    let (red, brown, blue) = ([255, 0, 0], [0x88, 0x44, 0x22], [0, 0, 255]);
    assert_eq!(pixel(&shot, (0, 0), (0.5, 0.3)), red);
    assert_eq!(pixel(&shot, (0, 0), (0.5, 0.8)), brown);
    // the red half is up; turned a quarter clockwise it is at the right
    assert_eq!(pixel(&shot, (1, 0), (0.8, 0.5)), red);
    assert_eq!(pixel(&shot, (1, 0), (0.2, 0.5)), brown);
    assert_eq!(pixel(&shot, (0, 1), (0.5, 0.5)), blue);
}

#[test]
fn an_animation_goes_on_and_reduced_motion_stops_it() {
    let mut page = board_page(2, 2);
    {
        let (board, _) = board_of(&mut page);
        board.faces[0].pictures = vec![Picture::File { name: "blink.gif".to_owned(), rotation: Rotation::None }];
    }
    let mut driver = open(page.clone(), (700.0, 766.0));
    let first = pixel(&driver.shot(), (0, 0), (0.5, 0.5));
    driver.send(Message::Animate);
    driver.send(Message::Animate);
    let second = pixel(&driver.shot(), (0, 0), (0.5, 0.5));
    assert_ne!(first, second);
    assert!(driver.window.animates());
    page.look.reduced_motion = true;
    driver.show(page);
    assert!(!driver.window.animates());
}

#[test]
fn only_what_changed_is_painted() {
    let mut page = board_page(50, 50);
    let mut driver = open(page.clone(), (1000.0, 1000.0));
    driver.shot();
    assert_eq!(driver.window.cells_painted(), 2500);
    driver.shot();
    assert_eq!(driver.window.cells_painted(), 0);
    board_of(&mut page).0.faces[777].pictures.clear();
    driver.show(page.clone());
    driver.shot();
    assert!((1..=25).contains(&driver.window.cells_painted()), "{}", driver.window.cells_painted());
    board_of(&mut page).1[60] = Frame::FocusedValid;
    driver.show(page.clone());
    driver.shot();
    assert_eq!(driver.window.cells_painted(), 0, "the light is above the board");
    board_of(&mut page).1[70] = Frame::Valid;
    driver.show(page);
    driver.shot();
    assert!((1..=25).contains(&driver.window.cells_painted()), "{}", driver.window.cells_painted());
}

#[test]
fn what_is_told_is_painted_whole_and_the_light_alone_is_not() {
    let mut page = full_page(Theme::Light, 125);
    let mut driver = open(page.clone(), (1000.0, 720.0));
    let before = driver.window.whole_paintings();
    page.lit = vec![ChoiceId(9)];
    driver.show(page.clone());
    assert_eq!(driver.window.whole_paintings(), before);
    page.notices[0].text = "Paused. Press to continue.".to_owned();
    driver.show(page.clone());
    assert_eq!(driver.window.whole_paintings(), before + 1);
    page.choices[31].label = "Hint: up".to_owned();
    driver.show(page.clone());
    driver.show(page);
    assert_eq!(driver.window.whole_paintings(), before + 2);
}

#[test]
fn a_text_scrolls_to_the_line_of_the_page() {
    let mut driver = open(text_page(0), (800.0, 600.0));
    let before = driver.shot();
    driver.show(text_page(40));
    driver.shot().save("scrolled.png");
    let after = driver.shot();
    let differ = (0..600).any(|y| (0..800).step_by(3).any(|x| before.at(x, y) != after.at(x, y)));
    assert!(differ);
}

#[test]
fn lines_of_the_manual_are_seen_in_the_smallest_window_and_the_largest_type() {
    for (size, percent, lines) in [((640.0, 480.0), 200, 5.0), ((800.0, 600.0), 300, 4.5)] {
        let mut page = text_page(20);
        page.look.text_percent = percent;
        page.choices = ["Next section", "Previous section", "Scroll down", "Scroll up", "Read aloud", "Back"]
            .map(|label| super::window_kit::choice(label, ChoiceKind::Button))
            .to_vec();
        page.blocks[1] = (Zone::Top, Block::Buttons((0..6).map(ChoiceId).collect()));
        let mut driver = open(page, size);
        let em = 20.0 * f32::from(percent) / 100.0;
        let high = driver.part("text").expect("the text").height;
        assert!(high >= lines * em * 1.3, "{size:?}: {high} is {} lines", high / em / 1.3);
    }
}

#[test]
fn a_result_is_seen_at_once_in_the_smallest_window_and_the_largest_type() {
    for (size, percent) in [((640.0, 480.0), 200), ((800.0, 600.0), 300)] {
        let mut page = board_page(5, 5);
        page.look.text_percent = percent;
        let ending = Ending {
            result: "Výborně! Máte všechny úrovně.".to_owned(),
            stars: ["Dohráno", "Málo tahů", "Bez rady"].map(|words| (words.to_owned(), true)).to_vec(),
            words: vec!["12 tahů".to_owned(), "Dokonalé: na míň tahů to nejde!".to_owned()],
            levels: Some((26, 26, "Hotové úrovně: 26 z 26".to_owned())),
            is_success: true,
        };
        page.blocks.push((Zone::Main, Block::Ending(ending)));
        let first = page.choices.len();
        let buttons = ["Hry", "Znovu", "Úrovně"].map(|label| super::window_kit::choice(label, ChoiceKind::Button));
        page.choices.extend(buttons);
        page.blocks.push((Zone::Main, Block::Buttons((first..first + 3).map(ChoiceId).collect())));
        page.lit = vec![ChoiceId(first)];
        let mut driver = open(page, size);
        driver.shot().save(&format!("ending-{percent}.png"));
        let told = ["Výborně! Máte všechny úrovně.", "Dohráno", "Málo tahů", "Bez rady", "Hry", "Znovu", "Úrovně"];
        for words in told {
            let place = driver.place_of(words).unwrap_or_else(|| panic!("{size:?}: \"{words}\" is not there"));
            assert!(place.y >= 0.0 && place.y + place.height <= size.1 * 0.82, "{size:?}: \"{words}\" at {place:?}");
        }
    }
}

#[test]
fn a_page_of_few_choices_is_drawn_larger_than_one_of_many() {
    let page = |count: usize| {
        let choices =
            (0..count).map(|number| super::window_kit::choice(&format!("Choice {number}"), ChoiceKind::Button));
        let rows = (0..count).map(ChoiceId).collect::<Vec<_>>().chunks(3).map(<[ChoiceId]>::to_vec).collect();
        Page { choices: choices.collect(), blocks: vec![(Zone::Main, Block::Grid(rows))], ..Page::default() }
    };
    let high = |count| {
        let mut driver = open(page(count), (1280.0, 800.0));
        let (first, last) = (driver.place_of("Choice 0"), driver.place_of(&format!("Choice {}", count - 1)));
        let (first, last) = (first.expect("the first"), last.expect("the last"));
        (first.height, first.y, last.y + last.height)
    };
    let (few, many, too_many) = (high(9), high(33), high(60));
    assert!(few.0 > many.0 * 1.2 && many.0 >= too_many.0, "{few:?} {many:?} {too_many:?}");
    assert!(few.1 > many.1 && many.2 < 720.0, "in the middle, and all of it: {few:?} {many:?}");
    assert!(too_many.2 > 720.0, "the rest is scrolled to: {too_many:?}");
}

#[test]
fn a_page_with_a_table_is_not_drawn_larger_than_its_columns_allow() {
    let words = |letter: char| (1..=5).map(|number| format!("{}{number}", letter.to_string().repeat(15))).collect();
    let table = Block::Table { header: words('h'), rows: vec![words('a'), words('b')], current: None };
    let mut driver = open(Page { blocks: vec![(Zone::Main, table)], ..Page::default() }, (1280.0, 800.0));
    let last = driver.place_of(&format!("{}5", "a".repeat(15))).expect("the last column");
    assert!(last.x + last.width <= 1280.0 && last.height < 30.0, "{last:?}");
}

#[test]
fn what_a_game_is_about_stands_beside_a_press_where_it_has_room() {
    let about = "Put the numbers in order, row by row from the smallest, so that the gap ends up at the bottom right.";
    let place = |size, percent, about: &str| {
        let mut page = full_page(Theme::Light, percent);
        page.notices.clear();
        page.press = PressLine { call: "Press".to_owned(), deed: "Fifteen".to_owned(), about: about.to_owned() };
        let mut driver = open(page, size);
        (driver.place_of(about), driver.place_of("Fifteen").expect("the deed"))
    };
    for (size, percent) in [((1280.0, 800.0), 100), ((1366.0, 768.0), 100), ((3840.0, 2160.0), 100)] {
        let (about, deed) = place(size, percent, about);
        let about = about.unwrap_or_else(|| panic!("{size:?}"));
        assert!(about.x > deed.x + deed.width && about.y + about.height <= size.1, "{size:?}: {about:?}");
    }
    let (none, deed) = place((640.0, 480.0), 200, about);
    assert!(none.is_none(), "{none:?}");
    assert_eq!(place((640.0, 480.0), 200, "").1, deed, "as if there were nothing to say");
}

#[test]
fn of_a_table_too_wide_for_the_window_the_current_row_is_read_whole() {
    let header = ["Number", "Date and time", "Event", "Chosen", "Time", "Since last", "Method", "Misses"];
    let row = |row: usize| {
        ["1", "2026-11-23 15:00:00", "Move", "2,3", "0:04", "4.9 s", "next smart", "none"]
            .map(|cell| format!("{cell} {row}"))
    };
    let table = Block::Table {
        header: header.map(str::to_owned).to_vec(),
        rows: (0..3).map(|number| row(number).to_vec()).collect(),
        current: Some(1),
    };
    let places = |size, percent| {
        let mut page = full_page(Theme::Light, percent);
        page.blocks = vec![(Zone::Main, table.clone())];
        let mut driver = open(page, size);
        ["Event", "Move 0", "Misses", "none 0", "none 1"].map(|words| driver.place_of(words))
    };
    let [event, other, name, other_value, value] = places((800.0, 600.0), 300);
    let (event, name, value) = (event.expect("a name"), name.expect("the last name"), value.expect("its value"));
    assert!(other.is_none() && other_value.is_none(), "the current row alone");
    assert!(event.x < 100.0 && name.x < 100.0 && name.y > event.y, "{event:?}, {name:?}");
    assert!(value.x + value.width <= 800.0, "{value:?}");
    let [event, other, name, other_value, value] = places((800.0, 600.0), 100);
    assert!(event.is_some_and(|event| event.x > 100.0) && other.is_some(), "the columns that fit");
    assert!(name.is_some_and(|name| name.x < 100.0) && value.is_some() && other_value.is_none(), "and the rest below");
    assert!(places((1920.0, 1080.0), 100).iter().all(Option::is_some), "the whole table where there is room");
}

#[test]
fn the_focus_stays_in_view() {
    let mut page = list_page(Theme::Light, 300);
    page.lit = vec![ChoiceId(9)];
    page.focus = Some(ChoiceId(9));
    let mut first = page.clone();
    first.lit = vec![ChoiceId(0)];
    let mut driver = open(first, (800.0, 600.0));
    driver.shot();
    let place = driver.place_of("F").unwrap();
    assert!(place.y > 600.0, "{place:?}");
    driver.show(page);
    let place = driver.place_of("F").unwrap();
    assert!(place.y > 0.0 && place.y + place.height <= 600.0, "{place:?}");
}

/// A page with one long list, `number` rows of it lit from `first` on.
fn rows_lit(percent: u16, rows: usize, first: usize, number: usize, zone: Zone) -> Page {
    let mut page = list_page(Theme::Light, percent);
    page.blocks.clear();
    page.choices = (0..rows).map(|n| super::window_kit::choice(&format!("Game number {n}"), ChoiceKind::Row)).collect();
    let row = |n| Row { choice: ChoiceId(n), picture: None, columns: Vec::new(), faulty: false };
    page.blocks.push((zone, Block::List((0..rows).map(row).collect())));
    page.lit = (first..first + number).map(ChoiceId).collect();
    page.focus = (number == 1).then_some(ChoiceId(first));
    page
}

#[test]
fn all_that_is_lit_at_once_is_seen_packed_where_it_has_no_room() {
    let seen = |driver: &mut super::window_kit::Driver<_>, height: f32, rows: std::ops::Range<usize>| {
        let texts = driver.texts();
        for row in rows {
            let words = format!("Game number {row}");
            let is_seen = |place: &iced_test::core::Rectangle| place.y >= 0.0 && place.y + place.height <= height;
            assert!(texts.iter().any(|(text, place)| *text == words && is_seen(place)), "{words}: {texts:?}");
        }
        texts.len()
    };
    for (percent, size) in
        [(100, (1100.0, 660.0)), (200, (1100.0, 660.0)), (200, (800.0, 600.0)), (300, (800.0, 600.0))]
    {
        let mut driver = open(rows_lit(percent, 30, 0, 1, Zone::Main), size);
        for (first, number) in [(0, 12), (12, 12), (24, 6), (0, 3), (25, 3), (20, 3), (0, 30)] {
            driver.show(rows_lit(percent, 30, first, number, Zone::Main));
            let drawn = seen(&mut driver, size.1, first..first + number);
            assert!(number != 3 || drawn == 30, "what has room in its place is drawn once");
        }
        driver.shot().save(&format!("lit-{percent}-{}.png", size.0));
        driver.show(rows_lit(percent, 30, 4, 1, Zone::Main));
        assert_eq!(seen(&mut driver, size.1, 4..5), 30, "one thing alone is not packed");
    }
}

#[test]
fn a_part_with_something_lit_does_not_move_on_by_itself() {
    let mut page = rows_lit(200, 30, 3, 1, Zone::Side);
    page.blocks.push((Zone::Main, Block::Scroll { text: "words\n".repeat(200), line: 0 }));
    let mut driver = open(page, (1100.0, 780.0));
    let before = driver.place_of("Game number 3");
    for _ in 0..12 {
        driver.send(Message::AutoScroll);
    }
    assert_eq!(driver.place_of("Game number 3"), before);
}

#[test]
fn a_panel_that_runs_over_moves_on_by_itself_until_the_wheel_is_turned() {
    let mut page = full_page(Theme::Light, 100);
    for (_, block) in &mut page.blocks {
        if let Block::Panel(lines) = block {
            lines.extend((0..60).map(|n| PanelLine { name: format!("line {n}"), value: "words".to_owned() }));
        }
    }
    let mut driver = open(page, (1100.0, 780.0));
    let first = driver.shot();
    let mut seen = vec![];
    for _ in 0..12 {
        driver.send(Message::AutoScroll);
        seen.push(driver.shot());
    }
    let differ = |a: &super::window_kit::Shot, b: &super::window_kit::Shot| {
        (0..780).any(|y| (750..1100).step_by(3).any(|x| a.at(x, y) != b.at(x, y)))
    };
    assert!(!differ(&first, &seen[2]), "it rests at the start");
    assert!(differ(&first, &seen[5]) && differ(&seen[5], &seen[6]), "then it moves on, step by step");
}

#[test]
fn what_is_lit_and_in_no_block_is_shown() {
    let mut page = full_page(Theme::Light, 100);
    page.choices.push(super::window_kit::choice("One step back", switchboard::shell::ChoiceKind::Cancel));
    let id = ChoiceId(page.choices.len() - 1);
    let mut driver = open(page.clone(), (1100.0, 780.0));
    assert!(driver.place_of("One step back").is_none());
    let board = driver.place_of("Undo").unwrap();
    (page.lit, page.focus) = (vec![id], Some(id));
    driver.show(page);
    let place = driver.place_of("One step back").unwrap();
    assert!(place.y > 0.0 && place.y + place.height <= 780.0, "{place:?}");
    assert_eq!(driver.place_of("Undo").unwrap(), board, "nothing else moves for it");
}

#[test]
fn pictures_are_stretched_to_their_cell() {
    let drawer = switchboard::ui::Drawer::new(&[], "none");
    let svg = |width: u32, height: u32| {
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"><path fill="red" d="M0 0h{width}v{height}h-{width}z"/></svg>"#
        )
    };
    let png = |width: u32, height: u32| {
        let mut bytes = std::io::Cursor::new(Vec::new());
        image::RgbaImage::from_pixel(width, height, image::Rgba([255, 0, 0, 255]))
            .write_to(&mut bytes, image::ImageFormat::Png)
            .unwrap();
        bytes.into_inner()
    };
    for (width, height) in [(20, 10), (3, 9), (500, 4), (4, 500), (16, 16)] {
        for bytes in [svg(width, height).into_bytes(), png(width, height)] {
            for extent in [(16, 16), (16, 5), (5, 16)] {
                let frames = drawer.draw(&bytes, extent, Fit::Stretched).unwrap();
                let pixels = &frames[0].pixels;
                assert_eq!((pixels.width(), pixels.height()), extent);
                let bare = pixels.data().chunks(4).filter(|pixel| pixel[3] < 200).count();
                assert_eq!(bare, 0, "{width} x {height} in {extent:?}");
            }
        }
    }
}

#[test]
fn a_piece_on_its_way_keeps_no_press_waiting() {
    let mut page = board_page(4, 1);
    let mut driver = open(page.clone(), (400.0, 440.0));
    driver.shot();
    let board = board_of(&mut page).0;
    let piece = std::mem::take(&mut board.faces[0].pictures);
    board.faces[3].pictures.extend(piece);
    driver.show(page);
    // no timer fires here: what is reported is reported at once
    driver.key("Enter");
    assert_eq!(driver.events(), [Event::Pressed(Switch::Main), Event::Released(Switch::Main)]);
    driver.shot();
}
