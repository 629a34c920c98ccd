//! Three choices are lit one after the other; a press after two seconds takes what is lit then. No clock is read: times are arguments.

use switchboard_scan::{Input, ScanItem, ScanSettings, Scanner, Switch};

fn main() {
    let names = ["yes", "no", "perhaps"];
    let mut scanner = Scanner::new(ScanSettings { interval_ms: 800, ..ScanSettings::default() });
    scanner.show((0..3).map(|row| ScanItem::plain(row, 0)).collect(), 1, false, 0);
    let lit =
        |scanner: &Scanner| -> Vec<&str> { scanner.lit().iter().filter_map(|at| names.get(*at).copied()).collect() };
    println!("   0 ms: {:?}", lit(&scanner));
    while let Some(wake) = scanner.next_wake().filter(|wake| *wake < 2_000) {
        scanner.step(Input::Tick, wake);
        println!("{wake:>4} ms: {:?}", lit(&scanner));
    }
    println!("2000 ms: {:?}", scanner.step(Input::Pressed(Switch::Main), 2_000));
}
