//! The log for whoever looks for a fault: off unless it is asked for, one line for each thing at a border.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Plays a little with this log.
fn played(log: Option<&str>, arguments: &[&str]) -> Output {
    let users = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    command.args(["play", "Ann", "--game", "akari"]).args(arguments).arg("--users").arg(users.path());
    command.arg("--games").arg(concat!(env!("CARGO_MANIFEST_DIR"), "/games")).env_remove("SWITCHBOARD_LOG");
    command.envs(log.map(|log| ("SWITCHBOARD_LOG", log)));
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // a program that refused its arguments reads nothing
    let _ = child.stdin.take().unwrap().write_all(b"press\nrelease\nright\nhint\nwait\n");
    child.wait_with_output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn what_happens_at_the_borders_is_logged_where_it_is_asked_for() {
    let all = played(Some("debug"), &["--headless"]);
    let log = text(&all.stderr);
    for wanted in [
        r#"DEBUG press: at_ms="#,
        r#"what="Released""#,
        r#"DEBUG scan: at_ms="#,
        r#"INFO screen: at_ms="#,
        r#"name="board""#,
        r#"DEBUG save: is kept game="akari""#,
        r#"INFO search: begins number="#,
        r#"work="Deduce""#,
        r#"INFO search: ends number="#,
    ] {
        assert!(log.contains(wanted), "{wanted} is missing in:\n{log}");
    }
    assert!(all.status.success() && !log.contains("Ann"), "{log}");
    let parts = [" press: ", " scan: ", " screen: ", " search: ", " save: "];
    assert!(log.lines().all(|line| parts.iter().any(|part| line.contains(part))), "of no library: {log}");
    // only what was asked for, and nothing of it where answers are written
    let some = played(Some("save=debug,screen=info"), &["--headless"]);
    let log = text(&some.stderr);
    assert!(log.lines().all(|line| line.contains("save: ") || line.contains("screen: ")), "{log}");
    assert!(log.contains("save: ") && log.contains("screen: ") && !text(&some.stdout).contains("screen: "));
    assert_eq!(text(&played(None, &["--headless"]).stderr), "");
}

#[test]
fn a_log_that_cannot_be_written_is_refused_with_a_cure() {
    for (wrong, why) in [("scna=debug", "\"scna\""), ("scan=loud", "\"scan=loud\"")] {
        let refused = played(Some(wrong), &["--headless"]);
        let told = text(&refused.stderr);
        assert!(told.contains(why) && told.contains("write SWITCHBOARD_LOG=debug"), "{told}");
        assert_eq!(refused.status.code(), Some(2));
    }
}
