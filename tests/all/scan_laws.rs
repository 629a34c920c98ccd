//! What holds of the scanner with any settings, any choices and any presses.

use super::scan::{scanner, wait_until, ways};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use switchboard::grid::Cell;
use switchboard::scan::{
    ActOn, Input, ItemRole, Method, ScanEvent, ScanItem, ScanSettings, Scanner, Switch, UndoOffer,
};

/// A random screen: moves on a board or buttons, perhaps undo, a menu, a cancel button.
fn random_items(random: &mut Pcg32) -> Vec<ScanItem> {
    let side = 2 + random.next_u32() % 7;
    let density = 1 + random.next_u32() % 10;
    let mut items = Vec::new();
    for place in 0..side * side {
        if random.next_u32() % 10 < density {
            items.push(ScanItem::at(Cell::new((place % side) as u8, (place / side) as u8), 1 + random.next_u32() % 50));
        }
    }
    if random.next_u32().is_multiple_of(2) {
        items.push(ScanItem::plain(200, 0).role(ItemRole::Undo));
        items.extend((0..random.next_u32() % 9).map(|n| ScanItem::plain(201, n as u16).role(ItemRole::Menu)));
    }
    if random.next_u32().is_multiple_of(2) || items.is_empty() {
        items.push(ScanItem::plain(202, 0).role(ItemRole::Cancel));
    }
    items
}

fn random_settings(random: &mut Pcg32) -> ScanSettings {
    let mut settings = ScanSettings {
        method: Method::ALL[random.next_u32() as usize % Method::ALL.len()],
        interval_ms: 200 + random.next_u32() % 3_000,
        passes: random.next_u32() % 4,
        undo: [UndoOffer::First, UndoOffer::Last, UndoOffer::Menu][random.next_u32() as usize % 3],
        tentative: random.next_u32().is_multiple_of(4),
        lag_ms: [0, 0, 150, 900][random.next_u32() as usize % 4],
        group_passes: random.next_u32() % 4,
        press_cost_percent: random.next_u32() % 400,
        two_presses: random.next_u32().is_multiple_of(4),
        menu_hold_ms: [0, 0, 1_000][random.next_u32() as usize % 3],
        ..ScanSettings::default()
    };
    settings.filter.act_on = [ActOn::Press, ActOn::Release][random.next_u32() as usize % 2];
    settings.filter.hold_ms = [0, 0, 120][random.next_u32() as usize % 3];
    settings.filter.repeat_ms = [0, 300, 800][random.next_u32() as usize % 3];
    settings.filter.quiet_ms = [0, 0, 400][random.next_u32() as usize % 3];
    settings.filter.cool_down_ms = [0, 500, 1_000][random.next_u32() as usize % 3];
    settings
}

/// Tests a property over many screens and settings.
fn for_many(rounds: u64, mut law: impl FnMut(&mut Pcg32, Scanner)) {
    for seed in 0..rounds {
        let mut random = Pcg32::seed_from_u64(seed);
        let (settings, items) = (random_settings(&mut random), random_items(&mut random));
        law(&mut random, scanner(settings, items));
    }
}

fn is_act(event: &ScanEvent) -> bool {
    matches!(
        event,
        ScanEvent::Chosen(_)
            | ScanEvent::Tentative(_)
            | ScanEvent::Opened
            | ScanEvent::OpenedMenu
            | ScanEvent::Cancelled
            | ScanEvent::TakenBack(_)
    )
}

#[test]
fn law_silence_never_chooses() {
    for_many(300, |random, mut scanner| {
        let mut now_ms = 0;
        for _ in 0..200 {
            now_ms = match scanner.next_wake() {
                Some(at_ms) if !random.next_u32().is_multiple_of(20) => at_ms,
                _ => now_ms + u64::from(random.next_u32() % 3_600_000),
            };
            let events = scanner.step(Input::Tick, now_ms);
            assert!(!events.iter().any(is_act), "{events:?}");
        }
    });
}

#[test]
fn law_an_hour_of_silence_loses_nothing() {
    for_many(300, |_, mut scanner| {
        if scanner.settings().method == Method::Inverse || scanner.settings().passes == 0 {
            return;
        }
        wait_until(&mut scanner, 3_600_000);
        let lit = scanner.lit().to_vec();
        if !scanner.is_resting() {
            return assert_eq!(scanner.next_wake(), None, "what is timed rests after its passes");
        }
        assert_eq!(scanner.step(Input::Action, 3_600_000), [ScanEvent::Woke, ScanEvent::Lit]);
        assert_eq!(scanner.lit(), lit, "it goes on in place");
    });
}

#[test]
fn law_presses_that_count_are_a_cool_down_apart() {
    for_many(300, |random, mut scanner| {
        let cool_ms = u64::from(scanner.settings().filter.cool_down_ms);
        let is_tentative = scanner.settings().tentative;
        let (mut now_ms, mut last_ms) = (0, None);
        for _ in 0..300 {
            now_ms += u64::from(random.next_u32() % 400);
            wait_until(&mut scanner, now_ms);
            let input = [Input::Pressed(Switch::Main), Input::Released(Switch::Main)][random.next_u32() as usize % 2];
            let events = scanner.step(input, now_ms);
            if events.iter().any(|event| is_act(event) || *event == ScanEvent::Woke) && !is_tentative {
                assert!(
                    last_ms.is_none_or(|last_ms| now_ms >= last_ms + cool_ms),
                    "{events:?} at {now_ms}, {last_ms:?}"
                );
                last_ms = Some(now_ms);
            }
        }
    });
}

/// What the screen says that a press would do: what is lit alone, or nothing while presses are ignored.
#[derive(Debug, PartialEq)]
enum Said {
    Ignored,
    Wakes,
    TakesBack,
    Takes(usize),
    Opens,
    Up,
}

/// What the ring and the lane show at this time.
fn said(scanner: &Scanner, now_ms: u64) -> Said {
    match scanner.lit() {
        _ if scanner.deaf_ms(now_ms) > 0 => Said::Ignored,
        _ if scanner.is_resting() => Said::Wakes,
        _ if scanner.tentative().is_some() => Said::TakesBack,
        _ if scanner.is_cancel_lit() => Said::Up,
        [only] => Said::Takes(*only),
        _ => Said::Opens,
    }
}

/// What a press did.
fn done(events: &[ScanEvent], scanner: &Scanner) -> Said {
    let of = |event: &ScanEvent| match event {
        ScanEvent::Ignored(_) => Some(Said::Ignored),
        ScanEvent::Woke => Some(Said::Wakes),
        ScanEvent::TakenBack(_) => Some(Said::TakesBack),
        ScanEvent::Chosen(item) | ScanEvent::Tentative(item) => Some(Said::Takes(*item)),
        ScanEvent::Cancelled => Some(Said::Up),
        // one choice that asks for a second press opens a level of its own
        ScanEvent::Opened if scanner.reachable().len() == 1 => Some(Said::Takes(scanner.reachable()[0])),
        ScanEvent::Opened | ScanEvent::OpenedMenu => Some(Said::Opens),
        _ => None,
    };
    events.iter().find_map(of).unwrap_or_else(|| panic!("{events:?}"))
}

#[test]
fn law_a_press_does_what_the_screen_says_at_its_time() {
    let mut pressed = 0;
    for_many(400, |random, mut scanner| {
        let is_held = matches!(scanner.settings().method, Method::ShortHeld | Method::Inverse);
        // what is weighed has a law of its own (crates/scan/src/sure/tests.rs)
        let is_weighed = scanner.settings().method == Method::Sure;
        if is_held || is_weighed || scanner.settings().menu_hold_ms > 0 {
            return; // what such a press does depends on how long it lasts
        }
        let (items, mut now_ms, mut turn) = (random_items(random), 0, 10);
        scanner.show(items.clone(), turn, true, 0);
        for _ in 0..40 {
            now_ms += u64::from(random.next_u32() % 2_500);
            wait_until(&mut scanner, now_ms);
            // a press counts where it begins, or where it ends if the player wants that
            let said_at_start = said(&scanner, now_ms);
            let mut events = scanner.step(Input::Pressed(Switch::Main), now_ms);
            let held_ms = u64::from(scanner.settings().filter.hold_ms);
            let is_ignored = said_at_start == Said::Ignored;
            let acts_at_end = scanner.settings().filter.act_on == ActOn::Release && !is_ignored;
            let ended_ms = now_ms + held_ms;
            if !events.iter().any(is_act) && !is_ignored {
                let begun = scanner.clone();
                events.extend(wait_until(&mut scanner, ended_ms));
                let says = if acts_at_end { said(&scanner, ended_ms) } else { said_at_start };
                // a held switch that comes up where everything rests wakes it
                events.extend(scanner.step(Input::Released(Switch::Main), ended_ms));
                assert_eq!(done(&events, &scanner), says, "{:?} {begun:?}", scanner.settings());
            } else {
                assert_eq!(done(&events, &scanner), said_at_start, "{:?}", scanner.settings());
                wait_until(&mut scanner, ended_ms);
                scanner.step(Input::Released(Switch::Main), ended_ms);
            }
            pressed += 1;
            now_ms = ended_ms;
            if events.iter().any(|event| matches!(event, ScanEvent::Chosen(_))) {
                turn += 1;
                scanner.show(items.clone(), turn, true, now_ms);
            }
        }
    });
    assert!(pressed > 5_000, "{pressed}");
}

#[test]
fn law_a_press_that_wakes_chooses_nothing() {
    for_many(300, |_, mut scanner| {
        scanner.step(Input::Rest, 5);
        let mut events = scanner.step(Input::Pressed(Switch::Main), 1_000);
        events.extend(wait_until(&mut scanner, 3_000));
        events.extend(scanner.step(Input::Released(Switch::Main), 3_000));
        assert!(!events.iter().any(is_act), "{events:?}");
        assert!(events.contains(&ScanEvent::Woke), "{events:?}");
    });
}

#[test]
fn law_the_order_is_fixed_while_a_turn_lasts() {
    for_many(200, |random, mut scanner| {
        let mut other = scanner.clone();
        let mut random_again = random.clone();
        let mut items = {
            let mut seeded = random.clone();
            random_items(&mut seeded)
        };
        // The same choices with other weights, shown again in the same turn.
        scanner.show(items.clone(), 7, false, 0);
        other.show(items.clone(), 7, false, 0);
        for item in &mut items {
            item.weight = 1 + random_again.next_u32() % 1_000;
        }
        other.show(items, 7, false, 0);
        assert_eq!(scanner, other);
        wait_until(&mut scanner, 20_000);
        wait_until(&mut other, 20_000);
        assert_eq!(scanner.lit(), other.lit());
    });
}

#[test]
fn law_every_choice_is_reached_by_next_and_action_within_twice_as_many_slots() {
    for_many(300, |random, mut scanner| {
        scanner.set_settings(ScanSettings { tentative: false, two_presses: false, ..scanner.settings().clone() }, 0);
        let items = random_items(random);
        let count = items.len();
        scanner.show(items, 2, true, 0);
        let ways = ways(&scanner);
        for item in 0..count {
            let way = ways.get(&item).unwrap_or_else(|| panic!("{item} of {count} cannot be reached"));
            assert!(way.slots <= (2 * count).max(2), "{item} of {count} takes {way:?}");
        }
    });
}

#[test]
fn law_each_level_ends_with_a_slot_that_leads_one_level_up_to_where_it_was() {
    for_many(200, |random, mut scanner| {
        scanner.set_settings(ScanSettings { timed: false, lag_ms: 0, ..scanner.settings().clone() }, 0);
        for _ in 0..60 {
            let (before, depth) = (scanner.lit().to_vec(), scanner.depth());
            let inputs = [Input::Next, Input::Action];
            let events = scanner.step(inputs[random.next_u32() as usize % 2], 0);
            if events.iter().any(|event| matches!(event, ScanEvent::Opened | ScanEvent::OpenedMenu)) {
                let mut inside = scanner.clone();
                let mut slots = 1;
                while !inside.is_cancel_lit() {
                    inside.step(Input::Next, 0);
                    slots += 1;
                    assert!(slots <= 200, "no cancel slot in this level");
                }
                assert_eq!(inside.step(Input::Action, 0).first(), Some(&ScanEvent::Cancelled));
                assert_eq!((inside.lit(), inside.depth()), (before.as_slice(), depth));
            }
        }
    });
}

/// Whatever happened before, the switch alone (and time) eventually chooses something.
#[test]
fn law_there_is_no_state_that_the_switch_cannot_leave() {
    for_many(300, |random, mut scanner| {
        let items = random_items(random);
        scanner.show(items.clone(), 3, true, 0);
        let mut now_ms = 0;
        for _ in 0..100 {
            now_ms += u64::from(random.next_u32() % 1_500);
            let inputs = [
                Input::Tick,
                Input::Pressed(Switch::Main),
                Input::Released(Switch::Main),
                Input::Pressed(Switch::Second),
                Input::Released(Switch::Second),
                Input::Action,
                Input::Next,
                Input::Previous,
                Input::Point(random.next_u32() as usize % 40),
                Input::Menu,
                Input::Up,
                Input::Rest,
                Input::SpeechBegan,
            ];
            scanner.step(inputs[random.next_u32() as usize % inputs.len()], now_ms);
        }
        scanner.step(Input::Released(Switch::Main), now_ms);
        scanner.step(Input::Released(Switch::Second), now_ms);
        let chosen = (0..400).find_map(|_| {
            // After every cool-down, at any time, held long enough for every filter.
            let settings = scanner.settings();
            let quiet_ms = settings.filter.cool_down_ms.max(settings.filter.repeat_ms);
            let quiet_ms = quiet_ms.max(settings.filter.quiet_ms);
            now_ms += u64::from(quiet_ms + random.next_u32() % (4 * settings.interval_ms));
            let mut events = wait_until(&mut scanner, now_ms);
            let is_back = scanner.is_cancel_lit() && random.next_u32().is_multiple_of(2);
            if !is_back {
                events.extend(scanner.step(Input::Pressed(Switch::Main), now_ms));
                // where a switch acts when it comes up, a quick light has gone to rest under a long press
                now_ms += [150, 600][random.next_u32() as usize % 2];
                events.extend(wait_until(&mut scanner, now_ms));
                events.extend(scanner.step(Input::Released(Switch::Main), now_ms));
            }
            events.into_iter().find_map(|event| if let ScanEvent::Chosen(item) = event { Some(item) } else { None })
        });
        assert!(chosen.is_some_and(|item| item < items.len()), "{:?}", scanner.settings());
    });
}

#[test]
fn the_same_inputs_at_the_same_times_give_the_same_events() {
    for_many(50, |random, scanner| {
        let run = |mut random: Pcg32, mut scanner: Scanner| {
            let mut now_ms = 0;
            (0..100)
                .flat_map(|_| {
                    now_ms += u64::from(random.next_u32() % 900);
                    let inputs =
                        [Input::Tick, Input::Pressed(Switch::Main), Input::Released(Switch::Main), Input::Next];
                    scanner.step(inputs[random.next_u32() as usize % 4], now_ms)
                })
                .collect::<Vec<_>>()
        };
        assert_eq!(run(random.clone(), scanner.clone()), run(random.clone(), scanner));
    });
}
