//! How well the pace that is suggested after 60 presses in play fits modelled players: against the pace at which they play quickest,
//! measured over a grid of paces. `cargo run --package switchboard-scan --example suggest -- [PLAYERS]`, so many of each kind and start.
#![allow(clippy::cast_precision_loss)]

use switchboard_base::chance::Chance;
use switchboard_scan::suggest::{NEEDED, Suggested, suggest};
use switchboard_scan::{InPlay, ItemRole, Method, ScanItem, ScanSettings, User, UserWalk};

/// The kinds of players.
const KINDS: [&str; 10] = [
    "steady",
    "typical",
    "steady+late",
    "typical+late",
    "steady+tremor",
    "typical+tremor",
    "typical+tires",
    "noisy",
    "noisy+tremor",
    "severe",
];
/// The paces at which they begin, in hundredths of the best one.
const STARTS: [u32; 5] = [60, 80, 100, 150, 200];
/// Moves of which the mean time at each pace is taken.
const MOVES: usize = 1_000;
/// A board with so many choices, in rows of four.
const CHOICES: u16 = 12;
/// Choices that a move takes at most: who goes astray for longer does not get on at this pace.
const MOST_TRIES: usize = 60;
/// So many moves may be given up.
const MOST_LOST: usize = 3;
/// Whoever tires has done so after so many presses.
const TIRED: usize = 400;

/// What a run took.
struct Run {
    ms_a_move: f64,
    wrong_percent: f64,
    presses: Vec<InPlay>,
}

fn items() -> Vec<ScanItem> {
    let weight = |at: u16| if at.is_multiple_of(5) { 5 } else { 1 };
    let item = |at: u16| ScanItem { role: ItemRole::Move, weight: weight(at), ..ScanItem::plain(at / 4, at % 4) };
    (0..CHOICES).map(item).chain([ScanItem::plain(u16::MAX, u16::MAX).role(ItemRole::Undo)]).collect()
}

/// Plays so many moves, or until so many presses were made; none if the player does not get on.
fn play(settings: &ScanSettings, user: User, seed: u64, most_presses: usize) -> Option<Run> {
    let (mut random, undo) = (Chance::of(seed, 7), usize::from(CHOICES));
    let mut walk = UserWalk::new(settings.clone(), user, Chance::of(seed, 1));
    let (mut ms, mut wrong, mut choices, mut done, mut lost) = (0, 0_u32, 0_u32, 0, 0);
    while done < MOVES && walk.presses().len() < most_presses {
        let (wanted, mut astray, mut tries) = (random.below(undo), 0_usize, 0);
        while tries < MOST_TRIES && walk.presses().len() < most_presses {
            let aim = if astray > 0 { undo } else { wanted };
            let taken = walk.choose(items(), aim, true);
            let item = taken.item?;
            (ms, choices, tries) = (ms + taken.ms, choices + 1, tries + 1);
            if item == aim && astray == 0 {
                break;
            }
            if item == aim {
                astray -= 1;
            } else {
                wrong += 1;
                astray += usize::from(item != undo);
            }
        }
        done += 1;
        lost += usize::from(tries == MOST_TRIES);
        if lost > MOST_LOST && most_presses == usize::MAX {
            return None;
        }
    }
    let wrong_percent = f64::from(wrong) * 100.0 / f64::from(choices.max(1));
    Some(Run { ms_a_move: ms as f64 / done.max(1) as f64, wrong_percent, presses: walk.presses().to_vec() })
}

fn main() {
    let players: u64 = std::env::args().nth(1).and_then(|word| word.parse().ok()).unwrap_or(40);
    println!(
        "| player | method | best pace, a move, wrong | within 10 % of the best time | pace within 10 % | mean time | repeats, hold |"
    );
    println!("| --- | --- | --- | --- | --- | --- | --- |");
    for name in KINDS {
        let Some(user) = User::by_name(name) else { continue };
        let tires = name.ends_with("tires");
        let (in_the_end, needed) = if tires { (User::NOISY, TIRED) } else { (user, NEEDED) };
        let late_ms = if user.late_always { user.late_ms } else { 0 };
        let mean_ms = in_the_end.mean_ms + in_the_end.tail_ms + late_ms;
        for method in [Method::Best, Method::RowColumn] {
            let settings = |interval_ms: u32| ScanSettings { interval_ms, method, ..ScanSettings::default() };
            let paces = (mean_ms.div_ceil(100)..=mean_ms * 3 / 100).map(|hundreds| hundreds * 100);
            let measured = |pace: u32| Some((pace, play(&settings(pace), in_the_end, 1, usize::MAX)?));
            let grid: Vec<(u32, Run)> = paces.filter_map(measured).collect();
            let least = grid.iter().map(|(_, run)| run.wrong_percent).fold(f64::MAX, f64::min);
            // at most five wrong choices in a hundred; who never gets there, half as many again as they reach
            let most = (least * 1.5).max(5.0);
            let fits = grid.iter().filter(|(_, run)| run.wrong_percent <= most);
            let Some((best_ms, best)) = fits.min_by(|a, b| a.1.ms_a_move.total_cmp(&b.1.ms_a_move)) else { continue };
            let (mut quick, mut near, mut all, mut ratio, mut repeats, mut holds) = (0, 0, 0, 0.0, 0, 0);
            for start in STARTS.map(|part| (best_ms * part / 100).next_multiple_of(100)) {
                for seed in 100..100 + players {
                    let Some(run) = play(&settings(start), user, seed, needed) else { continue };
                    let found = suggest(&run.presses, &settings(start));
                    let mut pace = start;
                    for one in &found {
                        match one.what {
                            Suggested::Interval(ms) => pace = ms,
                            Suggested::Repeat(_) => repeats += 1,
                            Suggested::Hold(_) => holds += 1,
                            Suggested::Lag(_) | Suggested::Weigh => {}
                        }
                    }
                    let time = grid.iter().find(|(known, _)| *known == pace).map_or(f64::MAX, |(_, run)| run.ms_a_move);
                    all += 1;
                    quick += u32::from(time <= best.ms_a_move * 1.1);
                    near += u32::from(pace.abs_diff(*best_ms) * 10 <= *best_ms);
                    ratio += (time / best.ms_a_move).min(9.0);
                }
            }
            let percent = |count: u32| f64::from(count) * 100.0 / f64::from(all.max(1));
            println!(
                "| {name} | {} | {:.1} s, {:.1} s, {:.1} % | {:.0} % of {all} | {:.0} % | {:.2} | {:.0} %, {:.0} % |",
                method.name(),
                f64::from(*best_ms) / 1_000.0,
                best.ms_a_move / 1_000.0,
                best.wrong_percent,
                percent(quick),
                percent(near),
                ratio / f64::from(all.max(1)),
                percent(repeats),
                percent(holds)
            );
        }
    }
}
