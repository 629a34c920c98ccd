#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, clippy::cast_possible_truncation)]
use super::curve::{Curve, WHOLE};
use super::*;
use crate::{ActOn, FilterSettings, Input, Method, ScanEvent, Scanner, Switch, UndoOffer, User, UserWalk};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use std::sync::LazyLock;
use switchboard_base::chance::Chance;

fn settings() -> ScanSettings {
    ScanSettings { method: Method::Sure, passes: 0, ..ScanSettings::default() }
}

/// Moves of these weights, and undo.
fn board(weights: &[u32]) -> Vec<ScanItem> {
    let moves = weights
        .iter()
        .zip(0..)
        .map(|(weight, column)| ScanItem { weight: *weight, ..ScanItem::plain(0, column).role(ItemRole::Move) });
    moves.chain([ScanItem::plain(u16::MAX, 0).role(ItemRole::Undo)]).collect()
}

fn random_board(random: &mut Pcg32, most: u32) -> Vec<ScanItem> {
    let count = 1 + random.next_u32() % most;
    let weights: Vec<u32> = (0..count).map(|_| 1 + (1 << (random.next_u32() % 18))).collect();
    board(&weights)
}

/// Settings of every kind that the method obeys.
fn random_settings(random: &mut Pcg32) -> ScanSettings {
    let mut one_of = |values: &[u32]| values[random.next_u32() as usize % values.len()];
    let undo = [UndoOffer::First, UndoOffer::Last, UndoOffer::Menu][one_of(&[0, 1, 2]) as usize];
    let act_on = [ActOn::Press, ActOn::Release][one_of(&[0, 1]) as usize];
    let filter = FilterSettings {
        act_on,
        repeat_ms: one_of(&[0, 300, 800]),
        quiet_ms: one_of(&[0, 0, 400]),
        cool_down_ms: one_of(&[0, 500, 1_000]),
        result_ms: one_of(&[0, 500, 1_500]),
        ..FilterSettings::default()
    };
    ScanSettings {
        interval_ms: one_of(&[300, 700, 1_200, 2_000, 4_000, 6_000]),
        first_extra_ms: [None, Some(0), Some(2_000)][one_of(&[0, 1, 2]) as usize],
        undo,
        tentative: one_of(&[0, 0, 1]) == 1,
        lag_ms: one_of(&[0, 150, 900]),
        press_cost_percent: one_of(&[0, 100, 400]),
        single_after_ms: one_of(&[0, 0, 300]),
        corridor: one_of(&[0, 1]) == 1,
        two_presses: one_of(&[0, 0, 1]) == 1,
        menu_hold_ms: one_of(&[0, 0, 1_000]),
        learns: one_of(&[0, 1]) == 1,
        filter,
        ..settings()
    }
}

/// What may be known of a player: nothing, or what these have shown.
fn random_model(random: &mut Pcg32) -> PlayerModel {
    static KNOWN: LazyLock<Vec<PlayerModel>> = LazyLock::new(|| {
        let users = ["steady", "severe", "typical+tremor", "noisy+late", "typical+think30"].map(User::by_name);
        let known = users.map(|user| learnt(user.unwrap(), 60, PlayerModel::default(), false));
        [PlayerModel::default()].into_iter().chain(known).collect()
    });
    KNOWN[random.next_u32() as usize % KNOWN.len()].clone()
}

/// A scanner of any settings and player that was pressed by chance for a while.
fn pressed(random: &mut Pcg32, items: Vec<ScanItem>, mut law: impl FnMut(&Scanner)) -> (Scanner, u64) {
    let mut scanner = Scanner::new(random_settings(random));
    scanner.set_player_model(random_model(random));
    scanner.show(items, 1, true, 0);
    let (mut now_ms, mut press_ms) = (0, 500);
    for _ in 0..60 {
        now_ms = scanner.next_wake().unwrap();
        if press_ms < now_ms {
            now_ms = press_ms;
            press_ms += u64::from(random.next_u32() % 9_000);
            scanner.step(Input::Tapped(Switch::Main), now_ms);
        } else {
            scanner.step(Input::Tick, now_ms);
        }
        law(&scanner);
    }
    (scanner, now_ms)
}

#[test]
fn curves_have_their_mean_and_never_fall() {
    for (mean, spread, tail, late) in [(400, 80, 80, 0), (600, 137, 150, 0), (800, 350, 600, 1_000)] {
        let curve = Curve::new(mean, spread, tail, late);
        let steps: Vec<u64> = (0..400).map(|step| curve.reached(step * 25)).collect();
        assert!(steps.windows(2).all(|pair| pair[0] <= pair[1]) && steps[399] <= WHOLE);
        let half = steps.iter().position(|share| *share >= WHOLE / 2).unwrap() as u32 * 25;
        assert!(half.abs_diff(curve.mean_ms) < tail / 2 + 60, "half of {} by {half}", curve.mean_ms);
        let seconds: u64 = (0..320).map(|step| curve.density(step * 25)).sum::<u64>() / 40;
        assert!(seconds.abs_diff(steps[319]) < WHOLE / 100, "{seconds}");
    }
}

#[test]
fn law_every_choice_is_lit_again_in_time_whatever_was_pressed() {
    for seed in 0..300 {
        let mut random = Pcg32::seed_from_u64(seed);
        let items = random_board(&mut random, if seed % 10 == 0 { 300 } else { 40 });
        let mut before: Vec<u32> = Vec::new();
        pressed(&mut random, items, |scanner| {
            let sure = &scanner.sure;
            let weights = sure.posterior.of_units();
            let total: u64 = weights.iter().sum();
            let now: Vec<u32> = weights.iter().map(|weight| blocks::again(*weight, total, weights.len())).collect();
            for (unit, dark) in sure.dark.iter().enumerate() {
                // what became likelier in the slot that is over is lit in the next one
                let again = before.get(unit).map_or(now[unit], |before| now[unit].max(*before));
                assert!(*dark < again, "{unit} of {} is dark for {dark} slots, {again} are allowed", weights.len());
            }
            before = now;
        });
    }
}

#[test]
fn law_blocks_are_unbroken() {
    for seed in 0..300 {
        let mut random = Pcg32::seed_from_u64(seed);
        let items = random_board(&mut random, 40);
        pressed(&mut random, items, |scanner| {
            let block = &scanner.here()[scanner.sure.lit()];
            let mut items: Vec<usize> = block.iter().flat_map(|slot| slot.lit.clone()).collect();
            items.sort_unstable();
            let lit = scanner.tentative().map_or(items, |item| vec![item]);
            assert!(!lit.is_empty() && lit == scanner.lit(), "{lit:?}, lit are {:?}", scanner.lit());
        });
    }
}

#[test]
fn undo_that_comes_first_is_lit_in_one_place() {
    let mut scanner = Scanner::new(ScanSettings { undo: UndoOffer::First, ..settings() });
    scanner.show(board(&[1; 3]), 1, true, 0);
    let places = scanner.here().iter().filter(|slot| slot.lit.contains(&3)).count();
    assert_eq!(places, 1, "presses for two would never make either sure");
}

#[test]
fn law_nothing_becomes_impossible() {
    for seed in 0..300 {
        let mut random = Pcg32::seed_from_u64(seed);
        let items = random_board(&mut random, 30);
        let wanted = random.next_u32() as usize % items.len();
        let (mut scanner, mut now_ms) = pressed(&mut random, items.clone(), |_| ());
        // pressed as this player usually does, and while the light is still there
        let usual_ms = scanner.player_model().mean(|kind| kind.usual.mean_ms.into());
        let interval_ms = scanner.settings().interval_ms.max(u32::try_from(usual_ms).unwrap() + 200);
        scanner.set_settings(ScanSettings { interval_ms, ..scanner.settings().clone() }, now_ms);
        let mut turn = 2;
        let chosen = (0..600).find_map(|_| {
            let lit_ms = now_ms;
            now_ms = scanner.next_wake().unwrap();
            let is_tentative = scanner.tentative().is_some();
            let stops = scanner.countdown(now_ms).is_some();
            let presses = stops || scanner.lit().contains(&wanted) && !is_tentative;
            now_ms = if presses { now_ms.min(lit_ms + usual_ms) } else { now_ms };
            let input = if presses { Input::Tapped(Switch::Main) } else { Input::Tick };
            let events = scanner.step(input, now_ms);
            let taken = events.iter().find_map(|event| match event {
                ScanEvent::Chosen(item) => Some(*item),
                _ => None,
            })?;
            if taken != wanted {
                // a press of before was still believed; the same is wanted again
                turn += 1;
                scanner.show(items.clone(), turn, true, now_ms);
            }
            (taken == wanted).then_some(taken)
        });
        assert_eq!(chosen, Some(wanted), "seed {seed}");
    }
}

#[test]
fn law_only_what_is_sure_is_taken_and_what_is_for_good_has_to_be_surer() {
    for (lasting, least) in [(false, 900), (true, 990)] {
        let (mut random, mut taken) = (Pcg32::seed_from_u64(5), 0);
        for _ in 0..60 {
            let mut items = random_board(&mut random, 20);
            items.iter_mut().for_each(|item| item.lasting = lasting);
            pressed(&mut random, items, |scanner| {
                // what is tentative is told when it is taken
                if scanner.claimed() > 0 && !scanner.settings().tentative {
                    taken += 1;
                    assert!(scanner.claimed() >= least, "{}", scanner.claimed());
                    let asked = scanner.asked().map(|asked| (u64::from(asked.percent), asked.presses > 0));
                    assert_eq!(asked, Some((scanner.claimed() / 10, true)));
                }
            });
        }
        assert!(taken > 0);
    }
}

#[test]
fn law_what_the_lane_says_a_press_takes_it_takes_if_it_comes_at_the_usual_time() {
    let mut taken = 0;
    for seed in 0..300 {
        let mut random = Pcg32::seed_from_u64(seed);
        let items = random_board(&mut random, 12);
        pressed(&mut random, items, |scanner| {
            let mut scanner = scanner.clone();
            let Some(only) = scanner.focus().filter(|_| scanner.would_take()) else { return };
            let (kinds, _) = scanner.sure.posterior.of_kinds();
            let wake_ms = scanner.next_wake().unwrap();
            let usual_ms = scanner.lit_from_ms() + mean_of(&kinds, |kind| kind.usual.mean_ms.into());
            if usual_ms < wake_ms && scanner.deaf_ms(usual_ms) == 0 {
                taken += 1;
                // a key that repeats itself is no press, so it goes down and up
                let mut events = scanner.step(Input::Pressed(Switch::Main), usual_ms);
                events.extend(scanner.step(Input::Released(Switch::Main), usual_ms));
                assert!(
                    matches!(events[0], ScanEvent::Chosen(item) | ScanEvent::Tentative(item) if item == only),
                    "{events:?}"
                );
            }
        });
    }
    assert!(taken > 100, "{taken}");
}

#[test]
fn what_was_tentative_is_told_and_comes_back_after_an_undo() {
    let mut scanner = Scanner::new(ScanSettings { tentative: true, ..settings() });
    scanner.show(board(&[1_000, 900, 10, 10]), 1, true, 0);
    while scanner.tentative().is_none() {
        let now_ms = scanner.next_wake().unwrap();
        let input = if scanner.lit() == [0] { Input::Tapped(Switch::Main) } else { Input::Tick };
        scanner.step(input, now_ms - 100);
        scanner.step(Input::Tick, now_ms);
    }
    assert_eq!(scanner.asked(), None, "it may still be taken back");
    let until_ms = scanner.next_wake().unwrap();
    assert_eq!(scanner.step(Input::Tick, until_ms), [ScanEvent::Chosen(0)]);
    assert!(
        scanner.asked().is_some_and(|asked| asked.presses > 0 && u64::from(asked.percent) == scanner.claimed() / 10)
    );
    assert_eq!(scanner.sure.earlier.len(), 1, "an undo comes back to it");
}

#[test]
fn the_same_presses_give_the_same_lights_to_the_bit() {
    let run = || {
        let mut random = Pcg32::seed_from_u64(3);
        let items = random_board(&mut random, 40);
        let mut lights = Vec::new();
        let (scanner, _) = pressed(&mut random, items, |scanner| lights.push(scanner.lit().to_vec()));
        (scanner, lights)
    };
    assert_eq!(run(), run());
}

#[test]
fn action_takes_what_is_lit_alone_and_opens_a_block_and_next_goes_one_by_one() {
    let mut scanner = Scanner::new(settings());
    scanner.show(board(&[1; 8]), 1, false, 0);
    let block = scanner.lit().to_vec();
    assert!(block.len() > 1, "{block:?}");
    assert_eq!(scanner.step(Input::Action, 100).first(), Some(&ScanEvent::Opened));
    assert!(scanner.reachable().iter().all(|item| block.contains(item)));
    scanner.step(Input::Up, 200);
    assert_eq!(scanner.depth(), 0);
    scanner.step(Input::Next, 300);
    let mut seen = Vec::new();
    for _ in 0..9 {
        assert_eq!(scanner.lit().len(), 1);
        seen.push(scanner.lit()[0]);
        scanner.step(Input::Next, 300);
    }
    seen.sort_unstable();
    assert_eq!(seen, (0..9).collect::<Vec<_>>());
    let alone = scanner.focus().unwrap();
    assert_eq!(scanner.step(Input::Action, 400), [ScanEvent::Chosen(alone)]);
    assert_eq!(scanner.asked(), None, "that was certain");
}

#[test]
fn after_an_undo_the_old_weights_come_back_without_what_was_undone() {
    let mut scanner = Scanner::new(settings());
    let items = board(&[1_000, 900, 10, 10, 10]);
    scanner.show(items.clone(), 1, true, 0);
    // the first is taken by presses while the second is wanted
    let mut now_ms = 0;
    while scanner.sure.earlier.is_empty() {
        now_ms = scanner.next_wake().unwrap();
        let input = if scanner.lit() == [0] { Input::Tapped(Switch::Main) } else { Input::Tick };
        scanner.step(input, now_ms - 100);
        scanner.step(Input::Tick, now_ms);
    }
    scanner.show(board(&[5; 5]), 2, true, now_ms);
    let undo = Input::Point(5);
    scanner.step(undo, now_ms);
    assert_eq!(scanner.step(Input::Action, now_ms), [ScanEvent::Chosen(5)]);
    scanner.show(items, 3, true, now_ms);
    let weights = scanner.sure.posterior.of_units();
    assert!(weights[0] < weights[2] && weights[1] > weights[2] * 20, "{weights:?}");
    assert_eq!(scanner.lit(), [1], "the other likely one is lit alone");
}

/// What is known after so many choices of this player.
fn learnt(user: User, choices: usize, player: PlayerModel, is_frozen: bool) -> PlayerModel {
    let settings = ScanSettings { interval_ms: 1_200, learns: !is_frozen, ..settings() };
    let mut walk = UserWalk::new(settings, user, Chance::new(4));
    walk.scanner().set_player_model(player);
    for choice in 0..choices {
        walk.choose(board(&[20, 9, 6, 4, 3, 2]), choice % 3, true);
    }
    walk.scanner().player_model().clone()
}

#[test]
fn the_model_tells_players_apart_follows_a_change_and_can_be_frozen() {
    let strays = |player: &PlayerModel| player.mean(|kind| kind.strays) * 1_000 / WHOLE;
    let answer = |player: &PlayerModel| player.mean(|kind| kind.usual.mean_ms.into());
    let start = PlayerModel::default();
    let steady = learnt(User::STEADY, 60, start.clone(), false);
    assert!(answer(&steady) < answer(&start) && strays(&steady) < strays(&start) / 2, "{steady:?}");
    let severe = learnt(User::SEVERE, 60, start, false);
    assert!(answer(&severe) > 1_000 && strays(&severe) > 20, "{severe:?}");
    let changed = learnt(User::SEVERE, 20, steady.clone(), false);
    assert!(answer(&changed) > answer(&steady) * 3 / 2, "{changed:?}");
    assert_eq!(learnt(User::SEVERE, 20, steady.clone(), true), steady);
}

/// Of somebody who trembles, a press right after another is no evidence: it takes nothing, and leaves the likeliest as it was.
#[test]
fn a_press_that_comes_twice_is_no_proof() {
    let trembling = learnt(User::by_name("typical+tremor").unwrap(), 60, PlayerModel::default(), false);
    let mut pairs = 0;
    for seed in 0..80 {
        let mut random = Pcg32::seed_from_u64(seed);
        let mut scanner = Scanner::new(ScanSettings { interval_ms: 1_200, ..settings() });
        scanner.set_player_model(trembling.clone());
        scanner.show(random_board(&mut random, 12), 1, true, 0);
        let wake_ms = scanner.next_wake().unwrap();
        scanner.step(Input::Tick, wake_ms);
        let at_ms = wake_ms + 500 + u64::from(random.next_u32() % 400);
        if scanner.step(Input::Tapped(Switch::Main), at_ms).first() != Some(&ScanEvent::Weighed) {
            continue;
        }
        let (first, share) = scanner.sure.likeliest().unwrap();
        let events = scanner.step(Input::Tapped(Switch::Main), at_ms + 300);
        assert!(!events.iter().any(|event| matches!(event, ScanEvent::Chosen(_))), "seed {seed}: {events:?}");
        let (second, after) = scanner.sure.likeliest().unwrap();
        assert!(second == first && after.abs_diff(share) < 12, "seed {seed}: {first} {share} %, {second} {after} %");
        pairs += 1;
    }
    assert!(pairs > 20, "{pairs}");
}

#[test]
fn what_one_player_pressed_says_nothing_of_the_next() {
    let mut random = Pcg32::seed_from_u64(2);
    let (mut scanner, _) = pressed(&mut random, board(&[1; 9]), |_| ());
    assert!(scanner.sure.posterior.presses() > 0);
    let other = PlayerModel { presses: 7, ..PlayerModel::default() };
    scanner.set_player_model(other.clone());
    scanner.show(board(&[1; 4]), 9, true, 900_000);
    assert_eq!(scanner.player_model(), &other);
}

#[test]
fn changing_to_the_method_and_back_always_lights_something() {
    let mut scanner = Scanner::new(ScanSettings { method: Method::Linear, ..settings() });
    scanner.show(board(&[1; 9]), 1, false, 0);
    for (method, timed) in [(Method::Sure, true), (Method::Sure, false), (Method::Sure, true), (Method::Best, true)] {
        scanner.set_settings(ScanSettings { method, timed, ..settings() }, 100);
        assert!(!scanner.lit().is_empty(), "{method:?} {timed}");
        assert_eq!(scanner.is_weighing(), method == Method::Sure && timed);
    }
}

#[test]
fn a_model_that_cannot_be_used_counts_as_unknown() {
    let mut scanner = Scanner::new(settings());
    for bad in [
        PlayerModel { version: 9, ..PlayerModel::default() },
        PlayerModel { weights: [0; 16], ..PlayerModel::default() },
    ] {
        scanner.set_player_model(bad);
        assert_eq!(scanner.player_model(), &PlayerModel::default());
    }
    let learnt = learnt(User::NOISY, 30, PlayerModel::default(), false);
    let text = learnt.to_string();
    assert_eq!(text.parse(), Ok(learnt));
    let words: Vec<&str> = text.split(' ').collect();
    for damaged in 0..words.len() {
        let without = [&words[..damaged], &words[damaged + 1..]].concat().join(" ");
        assert_eq!(without.parse::<PlayerModel>(), Err(()), "{without}");
        let with = [&words[..damaged], &["x"], &words[damaged + 1..]].concat().join(" ");
        assert_eq!(with.parse::<PlayerModel>(), Err(()), "{with}");
    }
    for damaged in ["", "2 5", "9 5 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "1 5 x", "1 5 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"] {
        assert_eq!(damaged.parse::<PlayerModel>(), Err(()), "{damaged}");
    }
}

#[test]
fn what_the_first_version_kept_is_read() {
    let old = "1 90 1838 3679 6449 2758 1849 4493 10704 2886 2118 113777 877427 3656 1893 4043 8077 2887";
    let read: PlayerModel = old.parse().unwrap();
    assert_eq!((read.presses, read.weights[10]), (90, 877_427));
    assert_eq!((read.resting, read.lates), (PlayerModel::default().resting, PlayerModel::default().lates));
}

/// Whoever thinks before most answers is known for it, and whoever answers at once for that.
#[test]
fn how_often_and_how_long_a_player_rests_is_learnt() {
    let thinking = learnt(User::by_name("typical+think30").unwrap(), 60, PlayerModel::default(), false);
    assert!(thinking.resting() > WHOLE * 3 / 5 && thinking.rests_ms > 22_000, "{thinking:?}");
    let quick = learnt(User::TYPICAL, 60, PlayerModel::default(), false);
    assert!(quick.resting() < WHOLE / 8, "{quick:?}");
    let changed = learnt(User::by_name("typical+think30").unwrap(), 20, quick, false);
    assert!(changed.resting() > WHOLE / 3, "{changed:?}");
}

/// What is told to players and therapists is near what the modelled player was made of, and nothing of the method outlives it.
#[test]
fn how_a_player_answers_is_told_in_numbers() {
    let told = learnt(User::NOISY, 150, PlayerModel::default(), false).told();
    assert!((850..1_250).contains(&told.mean_ms) && (300..900).contains(&told.spread_ms), "{told:?}");
    assert!((4..16).contains(&told.missed_percent) && (4..30).contains(&told.strays_in_ten_minutes), "{told:?}");
    let steady = learnt(User::STEADY, 150, PlayerModel::default(), false).told();
    assert!(steady.mean_ms < told.mean_ms && steady.spread_ms < 250, "{steady:?}");
    assert!(steady.missed_percent < 5 && steady.strays_in_ten_minutes < 4 && steady.doubled_percent < 3, "{steady:?}");
}

/// The first answer after a change is late by what this player needs, on each kind of screen by itself.
#[test]
fn how_late_the_first_answer_is_is_learnt_for_each_kind_of_screen() {
    let mean = |player: &PlayerModel, around| player.late_ms(around);
    let late = User { late_ms: 1_200, ..User::TYPICAL };
    let learnt = learnt(late, 150, PlayerModel::default(), false);
    let start = PlayerModel::default();
    assert!(mean(&learnt, Surroundings::Board) > mean(&start, Surroundings::Board) + 100, "{learnt:?}");
    assert_eq!(mean(&learnt, Surroundings::Letters), mean(&start, Surroundings::Letters));
}

#[test]
fn a_noisy_player_errs_seldom_and_a_severe_one_gets_through() {
    for (user, most_wrong) in [(User::STEADY, 6), (User::TYPICAL, 9), (User::NOISY, 15), (User::SEVERE, 24)] {
        let mut walk =
            UserWalk::new(ScanSettings { interval_ms: 1_500, passes: 3, ..settings() }, user, Chance::new(1));
        let wrong = (0..300).filter(|choice| {
            let wanted = choice % 7;
            walk.choose(board(&[64, 32, 16, 8, 4, 2, 1, 1]), wanted, true).item != Some(wanted)
        });
        let wrong = wrong.count();
        assert!(wrong <= most_wrong, "{user:?}: {wrong} of 300");
    }
}
