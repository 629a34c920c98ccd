//! Recorded scans do the same again, to the byte: what the program records, and what stands in tests/cases/scan.snap, where a fault
//! of scanning becomes a case by its recording. A case begins with `== what it shows`.

use super::snapshots::{hold, written};
use super::walks_kit::{Walk, Way, at_sokoban};
use rand_core::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use std::sync::{Arc, Mutex};
use switchboard::scan::{Method, replay_scan};
use switchboard::shell::{Event, Switch};

/// What is recorded while somebody presses by chance in Sokoban's first level.
fn record(method: Method, seed: u64, steps: usize) -> Vec<String> {
    let mut settings = Walk::settings(Way::Switch);
    settings.scan.method = method;
    settings.scan.lag_ms = 60;
    settings.scan.filter.repeat_ms = 200;
    let mut walk = at_sokoban(settings, "01");
    let lines = Arc::new(Mutex::new(Vec::new()));
    let sink = Arc::clone(&lines);
    walk.app.record_scan(Box::new(move |line| sink.lock().unwrap().push(line.to_owned())));
    let mut random = Pcg32::seed_from_u64(seed);
    for _ in 0..steps {
        match random.next_u32() % 4 {
            0 => {
                walk.now_ms += u64::from(random.next_u32() % 300);
                let switch = if random.next_u32() % 8 == 0 { Switch::Second } else { Switch::Main };
                walk.handle(Event::Pressed(switch));
                walk.now_ms += u64::from(random.next_u32() % 700);
                walk.handle(Event::Released(switch));
            }
            _ => walk.wait(),
        }
    }
    let lines = lines.lock().unwrap();
    lines.clone()
}

fn again(lines: &[String]) -> Vec<String> {
    replay_scan(lines.iter().map(String::as_str)).unwrap()
}

#[test]
fn what_the_program_records_is_done_again_to_the_byte() {
    for method in Method::ALL {
        for seed in 0..4 {
            let lines = record(method, seed, 150);
            let acts = lines.iter().filter(|line| line.contains("\"chosen\"")).count();
            assert!(acts > 0 && lines.len() > 150, "{method:?} {seed}: {acts}");
            assert_eq!(again(&lines), lines, "{method:?} {seed}");
        }
    }
}

#[test]
fn recorded_scans_are_lit_and_answered_as_they_are_held() {
    let text = written("cases", "scan");
    let cases = text.trim().split("\n\n").map(|case| {
        let Some((head, lines)) = case.split_once('\n').filter(|(head, _)| head.starts_with("== ")) else {
            return case.to_owned();
        };
        let again = replay_scan(lines.lines()).unwrap_or_else(|(line, why)| panic!("{head}, line {line}: {why}"));
        format!("{head}\n{}", again.join("\n"))
    });
    let cases: Vec<String> = cases.collect();
    for method in Method::ALL {
        let name = format!("== the method {}", method.name());
        assert!(cases.iter().any(|case| case.starts_with(&name)), "{name}");
    }
    hold("cases", "scan", &cases.join("\n\n"));
}

#[test]
fn what_is_no_recording_is_told_with_its_line() {
    let good = record(Method::Best, 0, 5);
    let wrong = |lines: &[&str]| replay_scan(lines.iter().copied()).unwrap_err().0;
    assert_eq!(wrong(&["nothing"]), 1);
    assert_eq!(wrong(&[&good[1]]), 1, "without a head");
    assert_eq!(wrong(&[&good[0], "{}"]), 2);
    assert_eq!(wrong(&[&good[0].replace("\"player\":\"2 0", "\"player\":\"7 0")]), 1, "a model of another version");
}
