//! The scanner as a player meets it: what is lit when, and what a press does.

use switchboard::grid::Cell;
use switchboard::scan::{Event, Ignored, Input, Item, Method, Role, Scanner, Settings, Switch, UndoOffer};

/// Moves in one row.
fn moves(count: u8) -> Vec<Item> {
    (0..count).map(|x| Item::at(Cell::new(x, 0), 1)).collect()
}

fn scanner(settings: Settings, items: Vec<Item>) -> Scanner {
    let mut scanner = Scanner::new(settings);
    scanner.show(items, 1, true, 0);
    scanner
}

fn linear() -> Settings {
    Settings { method: Method::Linear, ..Settings::default() }
}

/// Presses and lets go of the switch; what it did.
fn tap(scanner: &mut Scanner, at_ms: u64) -> Vec<Event> {
    let mut events = scanner.step(Input::Pressed(Switch::Main), at_ms);
    events.extend(scanner.step(Input::Released(Switch::Main), at_ms + 50));
    events
}

/// Lets time pass as a front end would: a tick at each deadline.
fn wait_until(scanner: &mut Scanner, until_ms: u64) -> Vec<Event> {
    let mut events = Vec::new();
    while let Some(at_ms) = scanner.next_wake().filter(|at_ms| *at_ms <= until_ms) {
        events.extend(scanner.step(Input::Tick, at_ms));
    }
    events
}

#[test]
fn linear_lights_one_after_the_other_and_takes_what_is_lit() {
    let mut scanner = scanner(linear(), moves(3));
    assert_eq!(scanner.lit(), [0]);
    assert_eq!(scanner.next_wake(), Some(1_500));
    wait_until(&mut scanner, 1_500);
    assert_eq!(scanner.lit(), [1]);
    assert_eq!(tap(&mut scanner, 2_000), [Event::Chosen(1)]);
    assert_eq!(scanner.lit(), [0]);
}

#[test]
fn a_press_within_the_cool_down_is_dropped_and_said() {
    let mut scanner = scanner(linear(), moves(3));
    assert_eq!(tap(&mut scanner, 1_000), [Event::Chosen(0)]);
    assert_eq!(tap(&mut scanner, 1_499), [Event::Ignored(Ignored::CoolDown)]);
    assert_eq!(tap(&mut scanner, 1_600), [Event::Chosen(0)]);
}

#[test]
fn after_its_passes_scanning_rests_and_the_press_that_wakes_it_chooses_nothing() {
    let mut scanner = scanner(linear(), moves(3));
    assert!(wait_until(&mut scanner, 3_600_000).contains(&Event::Rested));
    assert!(scanner.is_resting());
    assert_eq!(scanner.next_wake(), None);
    assert_eq!(tap(&mut scanner, 3_600_000), [Event::Woke, Event::Lit]);
    assert_eq!(tap(&mut scanner, 3_601_000), [Event::Chosen(0)]);
}

#[test]
fn the_menu_is_the_last_slot_and_its_cancel_slot_leads_back_to_where_it_was() {
    let mut items = moves(2);
    items.push(Item::plain(9, 0).role(Role::Undo));
    items.push(Item::plain(9, 1).role(Role::Menu));
    let settings = Settings { undo: UndoOffer::Menu, ..linear() };
    let mut scanner = scanner(settings, items);
    wait_until(&mut scanner, 2_500);
    assert_eq!(scanner.lit(), [2, 3]);
    assert_eq!(tap(&mut scanner, 2_600), [Event::OpenedMenu, Event::Lit]);
    assert_eq!(scanner.lit(), [2]);
    wait_until(&mut scanner, 5_100);
    assert!(scanner.is_cancel_lit());
    assert_eq!(tap(&mut scanner, 5_200), [Event::Cancelled, Event::Lit]);
    assert_eq!(scanner.lit(), [2, 3]);
}

#[test]
fn rows_are_opened_and_a_row_of_one_is_taken_at_once() {
    let cells = [(0, 0), (1, 0), (2, 0), (1, 1), (0, 2), (2, 2)];
    let items = cells.iter().map(|&(x, y)| Item::at(Cell::new(x, y), 1)).collect();
    let mut scanner = scanner(Settings { method: Method::RowColumn, ..Settings::default() }, items);
    assert_eq!(scanner.lit(), [0, 1, 2]);
    wait_until(&mut scanner, 1_500);
    assert_eq!(scanner.lit(), [3]);
    wait_until(&mut scanner, 2_500);
    assert_eq!(scanner.lit(), [4, 5]);
    assert_eq!(tap(&mut scanner, 2_600), [Event::Opened, Event::Lit]);
    wait_until(&mut scanner, 4_100);
    assert_eq!(tap(&mut scanner, 4_200), [Event::Chosen(5)]);
}
