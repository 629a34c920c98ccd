//! Does a recorded scan again (`switchboard play --record-scan FILE`) and tells where the answers are others now.

use std::process::ExitCode;
use switchboard_scan::replay_scan;

fn main() -> ExitCode {
    let Some(path) = std::env::args().nth(1) else {
        eprintln!("usage: replay FILE");
        return ExitCode::from(2);
    };
    let text = match std::fs::read_to_string(&path) {
        Ok(text) => text,
        Err(why) => {
            eprintln!("{path}: {why}");
            return ExitCode::from(2);
        }
    };
    let again = match replay_scan(text.lines()) {
        Ok(again) => again,
        Err((line, why)) => {
            eprintln!("{path}:{line}: {why}");
            return ExitCode::from(2);
        }
    };
    let others = || (1..).zip(text.lines().zip(&again)).filter(|(_, (before, now))| before != now);
    for (number, (before, now)) in others() {
        println!("{number}\n- {before}\n+ {now}");
    }
    println!("{} of {} lines are answered as before", again.len() - others().count(), again.len());
    ExitCode::from(u8::from(others().next().is_some()))
}
