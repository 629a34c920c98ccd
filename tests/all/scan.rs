//! The scanner as a player meets it: what is lit when, and what a press does.

use super::memory_store::MemoryStore;
use crate::walks_kit;
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use std::collections::{BTreeMap, HashSet, VecDeque};
use std::sync::Arc;
use switchboard::chance::Chance;
use switchboard::choosing::habits::learn_levels;
use switchboard::choosing::measure::{Setup, Weights, measure};
use switchboard::disk::FolderFiles;
use switchboard::game::read_game;
use switchboard::grid::Cell;
use switchboard::language::Language;
use switchboard::play::{Engine, Move};
use switchboard::scan::{
    Costs, Ignored, Input, ItemRole, Method, Plan, Presses, ScanEvent, ScanItem, ScanSettings, Scanner, Switch,
    UndoOffer, User, UserWalk,
};
use switchboard::shell::{Profile, Start};

/// Moves in one row.
pub fn moves(count: u8) -> Vec<ScanItem> {
    (0..count).map(|x| ScanItem::at(Cell::new(x, 0), 1)).collect()
}

pub fn scanner(settings: ScanSettings, items: Vec<ScanItem>) -> Scanner {
    let mut scanner = Scanner::new(settings);
    scanner.show(items, 1, true, 0);
    scanner
}

pub fn linear() -> ScanSettings {
    ScanSettings { method: Method::Linear, ..ScanSettings::default() }
}

/// Presses and releases the switch; returns what that did.
pub fn tap(scanner: &mut Scanner, at_ms: u64) -> Vec<ScanEvent> {
    let mut events = scanner.step(Input::Pressed(Switch::Main), at_ms);
    events.extend(scanner.step(Input::Released(Switch::Main), at_ms + 50));
    events
}

/// Lets time pass as a front end would: a tick at each deadline.
pub fn wait_until(scanner: &mut Scanner, until_ms: u64) -> Vec<ScanEvent> {
    let mut events = Vec::new();
    while let Some(at_ms) = scanner.next_wake().filter(|at_ms| *at_ms <= until_ms) {
        events.extend(scanner.step(Input::Tick, at_ms));
    }
    events
}

/// How a choice is reached with Next and Action alone.
#[derive(Debug, Clone, Copy)]
pub struct Way {
    pub slots: usize,
    pub presses: usize,
}

/// The shortest way to every choice, by trying Next and Action from everywhere.
pub fn ways(from: &Scanner) -> BTreeMap<usize, Way> {
    let mut found = BTreeMap::new();
    let mut seen = HashSet::new();
    let mut open = VecDeque::from([(from.clone(), Way { slots: 1, presses: 0 })]);
    while let Some((scanner, way)) = open.pop_front() {
        let mut next = scanner.clone();
        next.step(Input::Next, 0);
        // the same choice can be lit twice in a pass, and then other choices follow
        let (lit, followed) = (scanner.lit(), next.lit());
        let place =
            format!("{lit:?} {followed:?} {} {} {:?}", scanner.depth(), scanner.is_cancel_lit(), scanner.reachable());
        if !seen.insert(place) {
            continue;
        }
        let mut pressed = scanner.clone();
        let presses = way.presses + 1;
        match pressed.step(Input::Action, 0).as_slice() {
            [ScanEvent::Chosen(item)] => {
                found.entry(*item).or_insert(Way { presses, ..way });
            }
            _ => open.push_back((pressed, Way { slots: way.slots + 1, presses })),
        }
        open.push_back((next, Way { slots: way.slots + 1, ..way }));
    }
    found
}

#[test]
fn linear_lights_one_after_the_other_and_takes_what_is_lit() {
    let mut scanner = scanner(linear(), moves(3));
    assert_eq!(scanner.lit(), [0]);
    assert_eq!(scanner.next_wake(), Some(1_500));
    wait_until(&mut scanner, 1_500);
    assert_eq!(scanner.lit(), [1]);
    assert_eq!(tap(&mut scanner, 2_000), [ScanEvent::Chosen(1)]);
    assert_eq!(scanner.lit(), [0]);
}

#[test]
fn a_press_within_the_cool_down_is_dropped_and_said() {
    let mut scanner = scanner(linear(), moves(3));
    assert_eq!(tap(&mut scanner, 1_000), [ScanEvent::Chosen(0)]);
    assert_eq!(tap(&mut scanner, 1_499), [ScanEvent::Ignored(Ignored::CoolDown)]);
    assert_eq!(tap(&mut scanner, 1_600), [ScanEvent::Chosen(0)]);
}

#[test]
fn after_its_passes_scanning_rests_and_the_press_that_wakes_it_chooses_nothing() {
    let mut scanner = scanner(linear(), moves(3));
    assert!(wait_until(&mut scanner, 3_600_000).contains(&ScanEvent::Rested));
    assert!(scanner.is_resting());
    assert_eq!(scanner.next_wake(), None);
    assert_eq!(tap(&mut scanner, 3_600_000), [ScanEvent::Woke, ScanEvent::Lit]);
    assert_eq!(tap(&mut scanner, 3_601_000), [ScanEvent::Chosen(0)]);
}

#[test]
fn the_menu_is_the_last_slot_and_its_cancel_slot_leads_back_to_where_it_was() {
    let mut items = moves(2);
    items.push(ScanItem::plain(9, 0).role(ItemRole::Undo));
    items.push(ScanItem::plain(9, 1).role(ItemRole::Menu));
    let settings = ScanSettings { undo: UndoOffer::Menu, ..linear() };
    let mut scanner = scanner(settings, items);
    wait_until(&mut scanner, 2_500);
    assert_eq!(scanner.lit(), [2, 3]);
    assert_eq!(tap(&mut scanner, 2_600), [ScanEvent::OpenedMenu, ScanEvent::Lit]);
    assert_eq!(scanner.lit(), [2]);
    wait_until(&mut scanner, 5_100);
    assert!(scanner.is_cancel_lit());
    assert_eq!(tap(&mut scanner, 5_200), [ScanEvent::Cancelled, ScanEvent::Lit]);
    assert_eq!(scanner.lit(), [2, 3]);
}

#[test]
fn rows_are_opened_and_a_row_of_one_is_taken_at_once() {
    let cells = [(0, 0), (1, 0), (2, 0), (1, 1), (0, 2), (2, 2)];
    let items = cells.iter().map(|&(x, y)| ScanItem::at(Cell::new(x, y), 1)).collect();
    let mut scanner = scanner(ScanSettings { method: Method::RowColumn, ..ScanSettings::default() }, items);
    assert_eq!(scanner.lit(), [0, 1, 2]);
    wait_until(&mut scanner, 1_500);
    assert_eq!(scanner.lit(), [3]);
    wait_until(&mut scanner, 2_500);
    assert_eq!(scanner.lit(), [4, 5]);
    assert_eq!(tap(&mut scanner, 2_600), [ScanEvent::Opened, ScanEvent::Lit]);
    wait_until(&mut scanner, 4_100);
    assert_eq!(tap(&mut scanner, 4_200), [ScanEvent::Chosen(5)]);
}

#[test]
fn undo_is_offered_first_for_one_pass_or_last_or_in_the_menu_only() {
    let with = |undo| {
        let mut items = moves(2);
        items.push(ScanItem::plain(9, 0).role(ItemRole::Undo));
        items.push(ScanItem::plain(9, 1).role(ItemRole::Menu));
        scanner(ScanSettings { undo, ..linear() }, items)
    };
    let lit = |mut scanner: Scanner, slots: usize| {
        let mut lit = Vec::new();
        for _ in 0..slots {
            lit.push(scanner.lit().to_vec());
            let at_ms = scanner.next_wake().unwrap();
            scanner.step(Input::Tick, at_ms);
        }
        lit
    };
    let first = [vec![2], vec![0], vec![1], vec![2, 3], vec![0], vec![1], vec![2, 3], vec![0]];
    assert_eq!(lit(with(UndoOffer::First), 8), first);
    assert_eq!(lit(with(UndoOffer::Last), 5), [vec![0], vec![1], vec![2], vec![2, 3], vec![0]]);
    assert_eq!(lit(with(UndoOffer::Menu), 4), [vec![0], vec![1], vec![2, 3], vec![0]]);
}

#[test]
fn a_tentative_move_becomes_final_after_a_slot_and_a_press_takes_it_back() {
    let settings = ScanSettings { tentative: true, ..linear() };
    let mut scanner = scanner(settings, moves(3));
    assert_eq!(tap(&mut scanner, 100), [ScanEvent::Tentative(0), ScanEvent::Lit]);
    assert_eq!(scanner.tentative(), Some(0));
    assert_eq!(tap(&mut scanner, 300), [ScanEvent::Ignored(Ignored::CoolDown)]);
    let taken_back = tap(&mut scanner, 900);
    assert_eq!(taken_back.first(), Some(&ScanEvent::TakenBack(0)));
    tap(&mut scanner, 2_000);
    assert_eq!(wait_until(&mut scanner, 3_499), []);
    assert_eq!(wait_until(&mut scanner, 3_500), [ScanEvent::Chosen(0)]);
}

#[test]
fn in_the_late_press_allowance_the_ring_is_empty_and_what_is_lit_still_counts() {
    let settings = ScanSettings { lag_ms: 150, ..linear() };
    let mut scanner = scanner(settings, moves(3));
    assert_eq!((scanner.slot_ms(), scanner.slot_left(0)), (Some(1_350), Some(1_000)));
    assert_eq!(scanner.slot_left(1_350), Some(0));
    wait_until(&mut scanner, 1_499);
    assert_eq!((scanner.lit(), scanner.slot_left(1_499)), (&[0][..], Some(0)));
    assert_eq!(tap(&mut scanner.clone(), 1_499), [ScanEvent::Chosen(0)]);
    wait_until(&mut scanner, 1_500);
    assert_eq!((scanner.lit(), scanner.slot_left(1_500)), (&[1][..], Some(1_000)));
    assert_eq!(tap(&mut scanner, 1_500), [ScanEvent::Chosen(1)], "what lights up counts from its first moment on");
}

#[test]
fn a_late_press_allowance_is_at_most_a_part_of_the_step() {
    let long = ScanSettings { lag_ms: 421, interval_ms: 1_158, ..linear() };
    assert_eq!(scanner(long, moves(3)).settings().lag_ms, 173);
}

#[test]
fn trembling_is_one_press_where_the_switch_has_to_be_quiet() {
    let chosen = |quiet_ms, repeat_ms| {
        let mut settings = linear();
        (settings.filter.cool_down_ms, settings.filter.quiet_ms, settings.filter.repeat_ms) = (0, quiet_ms, repeat_ms);
        let mut shaken = scanner(settings, moves(3));
        let events: Vec<ScanEvent> = (0..32).flat_map(|n| tap(&mut shaken, 100 + n * 125)).collect();
        let later = tap(&mut shaken, 100 + 32 * 125 + 500);
        let count = |events: &[ScanEvent]| events.iter().filter(|event| matches!(event, ScanEvent::Chosen(_))).count();
        (count(&events), count(&later), events.last().copied())
    };
    // eight presses a second for four seconds, as they were seen
    assert_eq!(chosen(300, 0), (1, 1, Some(ScanEvent::Ignored(Ignored::Unquiet))));
    assert_eq!(chosen(300, 800), (1, 1, Some(ScanEvent::Ignored(Ignored::Unquiet))));
    assert!(chosen(0, 500).0 > 4, "repeats alone are thinned, not filtered");
}

#[test]
fn a_group_that_nobody_answers_in_closes_by_itself() {
    let cells = [(0, 0), (1, 0), (0, 1), (1, 1)];
    let items: Vec<ScanItem> = cells.iter().map(|&(x, y)| ScanItem::at(Cell::new(x, y), 1)).collect();
    let open = |group_passes, passes| {
        let settings = ScanSettings { method: Method::RowColumn, group_passes, passes, ..ScanSettings::default() };
        let mut scanner = scanner(settings, items.clone());
        assert_eq!(tap(&mut scanner, 1_000).first(), Some(&ScanEvent::Opened));
        scanner
    };
    let mut scanner = open(2, 3);
    // two rounds of two choices and the way back, the first slot longer
    assert!(!wait_until(&mut scanner, 7_499).contains(&ScanEvent::Closed));
    assert_eq!(wait_until(&mut scanner, 7_500), [ScanEvent::Closed, ScanEvent::Lit]);
    assert_eq!((scanner.depth(), scanner.lit()), (0, &[0, 1][..]), "where it was opened");
    assert!(wait_until(&mut scanner, 60_000).contains(&ScanEvent::Rested));
    assert_eq!(scanner.depth(), 0);
    let mut never = open(0, 3);
    assert!(!wait_until(&mut never, 60_000).contains(&ScanEvent::Closed));
    assert_eq!(never.depth(), 1, "it rests where it is");
}

#[test]
fn presses_are_refused_for_as_long_as_a_screen_asks() {
    let mut scanner = scanner(linear(), moves(3));
    scanner.refuse(3_000, 0);
    scanner.show(moves(4), 9, false, 0);
    assert_eq!(scanner.deaf_ms(0), 3_000);
    assert_eq!(tap(&mut scanner, 2_999), [ScanEvent::Ignored(Ignored::CoolDown)]);
    assert_eq!((scanner.deaf_ms(3_000), scanner.lit()), (0, &[0][..]), "what is lit first can still be chosen");
    assert_eq!(tap(&mut scanner, 3_500), [ScanEvent::Chosen(0)]);
}

#[test]
fn the_only_move_is_played_after_a_countdown_that_the_switch_stops() {
    let settings = ScanSettings { single_after_ms: 3_000, ..linear() };
    let mut one = scanner(settings.clone(), moves(1));
    assert_eq!(one.countdown(1_000), Some((0, 2_000)));
    assert_eq!(wait_until(&mut one.clone(), 3_000), [ScanEvent::Chosen(0)]);
    assert_eq!(tap(&mut one, 1_000).first(), Some(&ScanEvent::CountdownStopped));
    assert!(!wait_until(&mut one, 3_600_000).contains(&ScanEvent::Chosen(0)));
    assert_eq!(scanner(settings.clone(), moves(2)).countdown(0), None);
    assert_eq!(scanner(settings, vec![ScanItem::plain(0, 0)]).countdown(0), None, "a button is no move");
    assert_eq!(scanner(linear(), moves(1)).countdown(0), None, "off by default");
}

#[test]
fn a_long_hold_opens_the_menu_and_a_short_press_acts_when_let_go() {
    let mut items = moves(3);
    items.extend([ScanItem::plain(9, 0).role(ItemRole::Menu), ScanItem::plain(9, 1).role(ItemRole::Menu)]);
    let mut scanner = scanner(ScanSettings { menu_hold_ms: 900, ..linear() }, items);
    assert_eq!(scanner.step(Input::Pressed(Switch::Main), 100), []);
    assert_eq!(scanner.step(Input::Released(Switch::Main), 300), [ScanEvent::Chosen(0)]);
    scanner.step(Input::Pressed(Switch::Main), 1_000);
    assert!(!wait_until(&mut scanner, 1_899).contains(&ScanEvent::OpenedMenu));
    assert_eq!(wait_until(&mut scanner, 1_900), [ScanEvent::OpenedMenu, ScanEvent::Lit]);
    assert_eq!(scanner.step(Input::Released(Switch::Main), 2_500), []);
    assert_eq!(scanner.lit(), [3]);
}

#[test]
fn with_two_switches_nothing_moves_by_itself() {
    let mut scanner = scanner(ScanSettings { method: Method::Step, ..ScanSettings::default() }, moves(3));
    assert_eq!(scanner.next_wake(), None);
    scanner.step(Input::Pressed(Switch::Second), 100);
    scanner.step(Input::Released(Switch::Second), 200);
    assert_eq!(tap(&mut scanner, 300), [ScanEvent::Chosen(1)]);
}

#[test]
fn a_second_switch_is_noticed_once_and_is_next() {
    let mut scanner = scanner(linear(), moves(3));
    assert_eq!(scanner.step(Input::Pressed(Switch::Second), 100), [ScanEvent::SecondSwitch, ScanEvent::Lit]);
    scanner.step(Input::Released(Switch::Second), 150);
    assert_eq!(scanner.step(Input::Pressed(Switch::Second), 300), [ScanEvent::Lit]);
    assert_eq!(scanner.lit(), [2]);
}

#[test]
fn one_switch_held_chooses_and_short_is_next() {
    let mut scanner = scanner(ScanSettings { method: Method::ShortHeld, ..ScanSettings::default() }, moves(3));
    assert_eq!(tap(&mut scanner, 100), [ScanEvent::Lit]);
    assert_eq!(tap(&mut scanner, 300), [ScanEvent::Lit]);
    scanner.step(Input::Pressed(Switch::Main), 500);
    assert_eq!(wait_until(&mut scanner, 900), [ScanEvent::Chosen(2)]);
    assert_eq!(scanner.step(Input::Released(Switch::Main), 1_500), []);
}

#[test]
fn holding_advances_and_letting_go_chooses() {
    let mut scanner = scanner(ScanSettings { method: Method::Inverse, ..ScanSettings::default() }, moves(3));
    assert_eq!(wait_until(&mut scanner, 3_600_000), []);
    scanner.step(Input::Pressed(Switch::Main), 3_600_000);
    wait_until(&mut scanner, 3_602_000);
    assert_eq!(scanner.lit(), [1]);
    assert_eq!(scanner.step(Input::Released(Switch::Main), 3_602_100), [ScanEvent::Chosen(1)]);
    scanner.step(Input::Pressed(Switch::Main), 3_700_000);
    assert!(wait_until(&mut scanner, 3_800_000).contains(&ScanEvent::Rested));
    assert_eq!(scanner.step(Input::Released(Switch::Main), 3_800_000), [], "after a rest letting go chooses nothing");
}

#[test]
fn what_the_filter_swallows_is_said_with_its_reason() {
    let mut settings = linear();
    settings.filter.hold_ms = 200;
    settings.filter.repeat_ms = 1_000;
    settings.filter.cool_down_ms = 0;
    let mut scanner = scanner(settings, moves(3));
    assert_eq!(tap(&mut scanner, 100), [ScanEvent::Ignored(Ignored::TooShort)]);
    scanner.step(Input::Pressed(Switch::Main), 300);
    assert_eq!(wait_until(&mut scanner, 500), [ScanEvent::Chosen(0)]);
    scanner.step(Input::Released(Switch::Main), 600);
    assert_eq!(scanner.step(Input::Pressed(Switch::Main), 1_299), [ScanEvent::Ignored(Ignored::Repeat)]);
}

#[test]
fn key_repeat_is_one_press_and_fifteen_presses_in_a_second_are_one_choice() {
    let mut settings = linear();
    settings.filter.cool_down_ms = 0;
    let mut held = scanner(settings.clone(), moves(3));
    let events: Vec<ScanEvent> = (0..30).flat_map(|n| held.step(Input::Pressed(Switch::Main), 100 + n * 33)).collect();
    assert_eq!(events.iter().filter(|event| matches!(event, ScanEvent::Chosen(_))).count(), 1);
    settings.filter.repeat_ms = 1_000;
    let mut shaken = scanner(settings, moves(3));
    let events: Vec<ScanEvent> = (0..15).flat_map(|n| tap(&mut shaken, 100 + n * 66)).collect();
    assert_eq!(events.iter().filter(|event| matches!(event, ScanEvent::Chosen(_))).count(), 1);
}

#[test]
fn a_slot_lasts_until_it_is_said_but_not_for_ever() {
    let mut scanner = scanner(ScanSettings { speech_wait_ms: 4_000, ..linear() }, moves(3));
    scanner.step(Input::SpeechBegan, 10);
    assert_eq!(scanner.next_wake(), Some(4_000));
    scanner.step(Input::SpeechEnded, 2_000);
    assert_eq!(scanner.next_wake(), Some(2_000));
    wait_until(&mut scanner, 2_000);
    assert_eq!(scanner.lit(), [1]);
    scanner.step(Input::SpeechBegan, 2_010);
    wait_until(&mut scanner, 6_000);
    assert_eq!(scanner.lit(), [2]);
}

#[test]
fn a_late_tick_keeps_the_rhythm_and_a_jump_of_the_clock_passes_one_slot() {
    let mut scanner = scanner(linear(), moves(5));
    scanner.step(Input::Tick, 1_530);
    assert_eq!((scanner.lit(), scanner.next_wake()), (&[1][..], Some(2_500)));
    scanner.step(Input::Tick, 9_000_000);
    assert_eq!((scanner.lit(), scanner.next_wake()), (&[2][..], Some(9_001_000)));
    scanner.step(Input::Tick, 5);
    assert_eq!(
        (scanner.lit(), scanner.next_wake()),
        (&[2][..], Some(9_001_000)),
        "a clock that goes back is passed over"
    );
}

#[test]
fn pointing_moves_the_light_and_scanning_goes_on_from_there() {
    let mut scanner = scanner(linear(), moves(4));
    scanner.step(Input::Point(2), 100);
    assert_eq!(scanner.lit(), [2]);
    assert_eq!(tap(&mut scanner.clone(), 200), [ScanEvent::Chosen(2)]);
    wait_until(&mut scanner, 1_600);
    assert_eq!(scanner.lit(), [3]);
    assert_eq!(scanner.step(Input::Point(77), 1_700), [], "there is no such choice");
}

#[test]
fn slower_in_the_menu_is_two_presses_away_with_every_method() {
    // with sure, Action on the first block opens that block: the menu is one press further
    for method in Method::ALL.into_iter().filter(|method| *method != Method::Sure) {
        let mut items = moves(40);
        items.extend((0..12).map(|n| ScanItem { near: n == 2, ..ScanItem::plain(9, n).role(ItemRole::Menu) }));
        let slower = 42;
        let scanner = scanner(ScanSettings { method, ..ScanSettings::default() }, items);
        assert_eq!(ways(&scanner)[&slower].presses, 2, "{method:?}");
    }
}

#[test]
fn what_needs_confirming_takes_two_presses_in_different_slots() {
    for method in Method::ALL {
        let mut items = moves(1);
        items.push(ScanItem { confirm: true, ..ScanItem::plain(1, 0) });
        let mut scanner = scanner(ScanSettings { method, timed: false, ..ScanSettings::default() }, items);
        scanner.step(Input::Next, 10);
        assert_eq!(scanner.step(Input::Action, 20), [ScanEvent::Opened, ScanEvent::Lit]);
        let mut again = scanner.clone();
        assert_eq!(
            again.step(Input::Action, 30).first(),
            Some(&ScanEvent::Cancelled),
            "a second press at once leads back"
        );
        scanner.step(Input::Next, 30);
        assert_eq!(scanner.step(Input::Action, 40), [ScanEvent::Chosen(1)]);
    }
}

#[test]
fn pointing_at_what_needs_confirming_does_not_save_the_second_press() {
    for method in Method::ALL {
        let mut items = moves(1);
        items.extend((0..9).map(|n| ScanItem { confirm: n == 4, ..ScanItem::plain(9, n).role(ItemRole::Menu) }));
        let mut scanner = scanner(ScanSettings { method, timed: false, ..ScanSettings::default() }, items);
        scanner.step(Input::Point(5), 10);
        assert_eq!(scanner.step(Input::Action, 20), [ScanEvent::Opened, ScanEvent::Lit], "{method:?}");
    }
}

#[test]
fn if_asked_every_move_takes_two_presses_at_least() {
    // sure asks for 99 % instead
    for method in Method::ALL.into_iter().filter(|method| *method != Method::Sure) {
        for count in [1, 2, 3, 5, 13] {
            let settings = ScanSettings { method, two_presses: true, ..ScanSettings::default() };
            let scanner = scanner(settings, moves(count));
            let ways = ways(&scanner);
            for item in 0..usize::from(count) {
                assert!(ways[&item].presses >= 2, "{method:?}, {count} moves, item {item}");
            }
        }
    }
}

#[test]
fn an_exact_player_needs_the_slots_of_the_plan() {
    for seed in 0..30 {
        let mut random = Pcg32::seed_from_u64(seed);
        let weights: Vec<u64> =
            (0..1 + random.next_u32() % 20).map(|_| u64::from(1 + random.next_u32() % 30)).collect();
        let items: Vec<ScanItem> =
            weights.iter().zip(0..).map(|(&weight, x)| ScanItem::at(Cell::new(x, 0), weight as u32)).collect();
        let costs = Costs { press_percent: 0, presses: Presses::One };
        let codes = Plan::with_lead(&weights, costs).codes(weights.len());
        let mut walk = UserWalk::new(ScanSettings::default(), User::EXACT, Chance::new(seed));
        for (wanted, code) in codes.iter().enumerate() {
            let taken = walk.choose(items.clone(), wanted, false);
            assert_eq!(taken.item, Some(wanted));
            assert_eq!(taken.slots, code.len() as u64, "{code}");
            assert_eq!(taken.presses, code.matches('1').count() as u64, "{code}");
        }
    }
}

#[test]
fn players_who_err_get_there_with_every_method() {
    for (seed, user) in [User::STEADY, User::TYPICAL, User::NOISY].into_iter().enumerate() {
        for method in Method::ALL {
            let settings = ScanSettings { method, interval_ms: 1_500, ..ScanSettings::default() };
            let mut walk = UserWalk::new(settings, user, Chance::new(seed as u64));
            let right =
                (0..50).filter(|wanted| walk.choose(moves(9), wanted % 9, false).item == Some(wanted % 9)).count();
            assert!(right >= 35, "{method:?}, {user:?}: {right} of 50");
        }
    }
}

#[test]
fn a_clumsy_player_errs_more_than_a_steady_one() {
    let wrong = |user| {
        let mut walk = UserWalk::new(ScanSettings { interval_ms: 900, ..linear() }, user, Chance::new(1));
        (0..300).filter(|wanted| walk.choose(moves(9), wanted % 9, false).item != Some(wanted % 9)).count()
    };
    assert!(wrong(User::STEADY) < wrong(User::TYPICAL) && wrong(User::TYPICAL) < wrong(User::NOISY));
    assert_eq!(wrong(User::EXACT), 0);
}

/// Slots of best, likely first and linear for the recorded solutions of a game's levels, each measured with habits
/// learnt on the other half of the levels.
fn slots_of(id: &str) -> [u64; 3] {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games").join(id);
    let game = Arc::new(read_game(&FolderFiles::new(folder), id).game.unwrap());
    let habits = [0, 1].map(|half| Weights::Habit(learn_levels(&game, |level| level % 2 == half)));
    let mut slots = [0; 3];
    for (number, level) in game.levels.iter().enumerate() {
        let engine = Engine::new(Arc::clone(&game), number).unwrap();
        let moves = Move::read_list(&level.solution).unwrap();
        for (method, slots) in [Method::Best, Method::LikelyFirst].into_iter().zip(&mut slots) {
            let settings = ScanSettings { method, ..ScanSettings::default() };
            let weights = habits[1 - number % 2].clone();
            let lines =
                measure(&engine, &moves, &Setup { settings, weights, user: User::EXACT, seed: 0, fills: false })
                    .unwrap();
            *slots += lines.iter().map(|line| line.slots).sum::<u64>();
        }
        // What linear takes is the position of each move in reading order; the bench compares that with the scanner.
        let mut state = engine.start(0);
        for chosen in &moves {
            slots[2] += 1 + engine.moves(&state).iter().position(|valid| valid == chosen).unwrap() as u64;
            engine.play(&mut state, chosen).unwrap();
        }
    }
    slots
}

#[test]
fn best_needs_at_most_half_the_slots_of_linear_and_never_more_than_likely_first() {
    let (mut best_of_all, mut linear_of_all) = (0, 0);
    for id in ["klondike", "netwalk", "sokoban", "maze"] {
        let [best, likely, linear] = slots_of(id);
        assert!(best <= likely, "{id}: best {best}, likely first {likely}, linear {linear}");
        best_of_all += best;
        linear_of_all += linear;
    }
    assert!(2 * best_of_all <= linear_of_all, "best {best_of_all}, linear {linear_of_all}");
}

#[test]
fn corridors_save_slots_and_every_move_keeps_its_line() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games").join("maze");
    let game = Arc::new(read_game(&FolderFiles::new(folder), "maze").game.unwrap());
    let weights = Weights::Habit(learn_levels(&game, |level| level > 2));
    let engine = Engine::new(Arc::clone(&game), 2).unwrap();
    let moves = Move::read_list(&game.levels[2].solution).unwrap();
    let lines = |corridor, user, seed| {
        let settings = ScanSettings { corridor, ..ScanSettings::default() };
        measure(&engine, &moves, &Setup { settings, weights: weights.clone(), user, seed, fills: false }).unwrap()
    };
    let (with, without) = (lines(true, User::EXACT, 0), lines(false, User::EXACT, 0));
    let chosen =
        |lines: &[switchboard::choosing::measure::TakenMove]| lines.iter().map(|line| line.chosen).collect::<Vec<_>>();
    assert_eq!((chosen(&with), chosen(&without)), (moves.clone(), moves.clone()));
    let slots = |lines: &[switchboard::choosing::measure::TakenMove]| lines.iter().map(|line| line.slots).sum::<u64>();
    assert!(slots(&with) < slots(&without), "{} and {}", slots(&with), slots(&without));
    // a player who makes mistakes also enters a corridor by mistake, and leaves it again
    for seed in 0..4 {
        assert_eq!(lines(true, User::NOISY, seed).len(), moves.len());
    }
}

/// The program with one player, Sokoban's first level open.
fn at_sokoban(settings: switchboard::shell::Settings) -> walks_kit::Walk {
    let mut store = MemoryStore::new(walks_kit::games(&["sokoban"]));
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    let start = Start { player: Some("Ann".into()), game: Some("sokoban".into()), level: None };
    walks_kit::Walk::start(walks_kit::Way::Switch, store, &start)
}

#[test]
fn the_corridor_is_one_choice_that_plays_on_to_the_next_junction() {
    let mut settings = walks_kit::Walk::settings(walks_kit::Way::Switch);
    settings.scan.corridor = true;
    let mut walk = at_sokoban(settings);
    // Level 01 is a corridor: after the first step it goes straight on until the box is on its goal.
    assert!(walk.page().named("play-corridor").is_none(), "no direction yet");
    assert!(walk.play("2,1".parse().unwrap()));
    let page = walk.page();
    let corridor = page.named("play-corridor").expect("a corridor is offered");
    let told = [("count", 2.into()), ("column", 5.into()), ("row", 2.into())];
    assert_eq!(page.choices[corridor.0].label, walks_kit::text_with("corridor", &told));
    assert!(walk.choose(corridor));
    assert_eq!(walk.page().screen, "level-done");
}

#[test]
fn without_the_setting_no_corridor_is_offered() {
    let mut walk = at_sokoban(walks_kit::Walk::settings(walks_kit::Way::Switch));
    assert!(walk.play("2,1".parse().unwrap()));
    assert!(walk.page().named("play-corridor").is_none());
}
