//! Ctrl+C and SIGTERM with the real program: whatever a command is doing, it ends, and those that find things out say what they knew by
//! then. Each is ended while it works on something that takes very much longer.

use super::faults::copy;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

/// How long a command may take to end: only so that one that does not is no test without end.
const NEVER: Duration = Duration::from_secs(20);
/// It is at work once it has had so much time of a processor, in hundredths of a second.
const AT_WORK: u64 = 20;

/// Turns Empty, Sea, Dot.
const TURN: &str = "if (STATE[A] == Empty) { STATE[A] = Sea; } else if (STATE[A] == Sea) { STATE[A] = Dot; } \
    else if (STATE[A] == Dot) { STATE[A] = Empty; }";
/// Two areas that cannot be told apart soon: this is never found out, and a level of it never made.
const TWO_AREAS: &str = "constraint \"sea\" : connected(C in STATE : STATE[C] == Sea); \
    constraint \"land\" : connected(C in STATE : STATE[C] is Land); \
    constraint \"no square of sea\" foreach (C in STATE) : NOT (STATE[C] == Sea AND STATE[C + (1, 0)] == Sea \
    AND STATE[C + (0, 1)] == Sea AND STATE[C + (1, 1)] == Sea); \
    constraint \"no square of land\" foreach (C in STATE) : NOT (STATE[C] is Land AND STATE[C + (1, 0)] is Land \
    AND STATE[C + (0, 1)] is Land AND STATE[C + (1, 1)] is Land);";
const HALF: &str = "constraint \"half\" : count(C in STATE : STATE[C] == Sea) == 20000;";
const LEVELS_BY_LAWS: &str = "<Generator><Method>laws</Method><Reasons>3</Reasons></Generator>";

/// A game of Nurikabe's pieces with these laws and one empty level of this side.
fn write_game(folder: &Path, laws: &str, side: usize) {
    let nurikabe = Path::new(env!("CARGO_MANIFEST_DIR")).join("games/nurikabe");
    copy(&nurikabe, folder);
    fs::remove_dir_all(folder.join("LEVELS")).unwrap();
    let level = folder.join("LEVELS/01");
    fs::create_dir_all(&level).unwrap();
    let rule = |text: &str| format!("<GameRule><Contents><![CDATA[{text}]]></Contents><Break>false</Break></GameRule>");
    let rules = format!("<ArrayOfGameRule language=\"2\">{}{}</ArrayOfGameRule>", rule(laws), rule(TURN));
    fs::write(folder.join("rules.xml"), rules).unwrap();
    fs::write(folder.join("generator.xml"), LEVELS_BY_LAWS).unwrap();
    let description = "<LevelDescription><Name xml:lang=\"en\">x</Name></LevelDescription>";
    fs::write(level.join("description.xml"), description).unwrap();
    let item =
        |name| format!("<Item><Name>{name}</Name><Value xsi:type=\"xsd:int\">0</Value><Show>false</Show></Item>");
    let items: String = ["Ax", "Ay", "Px", "Py"].map(item).concat();
    let rows = format!("<Row>{}</Row>", ["Empty"].repeat(side).join(" ")).repeat(side);
    let layout = format!(
        "<LevelLayout xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:xsd=\"http://www.w3.org/2001/XMLSchema\">\
         <Items>{items}</Items><Matrixes><MatrixString><name>STATE</name><width>{side}</width><height>{side}</height>\
         <Rows>{rows}</Rows></MatrixString></Matrixes></LevelLayout>"
    );
    fs::write(level.join("startingLayout.xml"), layout).unwrap();
}

/// A player's parcel of very many files.
fn write_parcel(path: &Path) {
    let mut zip = zip::ZipWriter::new(fs::File::create(path).unwrap());
    let levels = (0..20_000).map(|number| format!("saves/game/{number:05}/x.xml"));
    for name in std::iter::once("properties.xml".to_owned()).chain(levels) {
        zip.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
        zip.write_all(b"<a/>").unwrap();
    }
    zip.finish().unwrap();
}

/// Hundredths of a second that it has had of a processor.
fn worked(child: &Child) -> u64 {
    let told = fs::read_to_string(format!("/proc/{}/stat", child.id())).unwrap();
    let fields = told.rsplit(')').next().unwrap().split_whitespace();
    fields.skip(11).take(2).map(|ticks| ticks.parse::<u64>().unwrap()).sum()
}

/// Whether it listens to this signal itself.
fn listens(child: &Child, number: u32) -> bool {
    let told = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
    let caught = told.lines().find_map(|line| line.strip_prefix("SigCgt:")).unwrap();
    u64::from_str_radix(caught.trim(), 16).unwrap() >> (number - 1) & 1 == 1
}

fn send(child: &Child, signal: &str) {
    assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
}

/// How a command ends.
enum End {
    /// With exit status 1, and these words among what it writes.
    Says(&'static str),
    /// As the system ends it.
    AtOnce,
}

/// Ends a command at its work by this signal: what it wrote, and how it ended.
fn ended(words: &[&str], folder: &Path, (signal, number): (&str, u32), end: &End) {
    // a command begun where Ctrl+C is ignored, as by nohup, would ignore it too
    let mut command = Command::new("env");
    command.args(["--default-signal=INT", env!("CARGO_BIN_EXE_switchboard")]).args(words);
    command.current_dir(folder).stdout(Stdio::piped()).stderr(Stdio::piped()).stdin(Stdio::null());
    let mut child = command.spawn().unwrap();
    let is_heard = matches!(end, End::Says(_));
    while worked(&child) < AT_WORK || (is_heard && !listens(&child, number)) {
        assert!(child.try_wait().unwrap().is_none(), "{words:?} had nothing to do");
        std::thread::yield_now();
    }
    send(&child, signal);
    let (told, tells) = mpsc::channel();
    let (mut out, mut error) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
    std::thread::spawn(move || {
        let mut text = String::new();
        let _ = out.read_to_string(&mut text).and_then(|_| error.read_to_string(&mut text));
        told.send(text)
    });
    let text = tells.recv_timeout(NEVER);
    let Ok(text) = text else {
        child.kill().unwrap();
        panic!("{words:?} goes on after {signal}");
    };
    let status = child.wait().unwrap();
    match end {
        End::Says(words_said) => {
            assert_eq!(status.code(), Some(1), "{words:?}, {signal}: {status}, {text}");
            assert!(text.contains(words_said), "{words:?}, {signal}: {text}");
        }
        End::AtOnce => assert_eq!(status.signal(), i32::try_from(number).ok(), "{words:?}: {status}, {text}"),
    }
}

#[test]
fn each_long_command_ends_at_a_signal_and_says_what_it_knew() {
    let around = tempfile::tempdir().unwrap();
    write_game(&around.path().join("areas"), TWO_AREAS, 20);
    write_game(&around.path().join("half"), HALF, 200);
    write_parcel(&around.path().join("large.zip"));
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("games");
    let games = games.to_str().unwrap();
    let [chess, sokoban] = ["chess", "sokoban"].map(|game| format!("{games}/{game}"));
    let stopped = End::Says("stopped");
    let commands: [(&[&str], End); 11] = [
        (&["check", "areas"], End::Says("stopped; not everything was checked")),
        (&["check", "half"], End::Says("stopped; not everything was checked")),
        (&["check", "areas", "--solve", "--limit", "3600"], End::Says("stopped; not everything was checked")),
        (&["solve", "areas", "--limit", "3600"], End::Says("01: unknown, it was stopped")),
        (&["solve", "half", "--limit", "3600"], End::Says("01: unknown, it was stopped")),
        (&["generate", "areas", "--limit", "3600"], End::Says("level 1: it was stopped")),
        (&["tournament", &chess, "--players", "mcts,mcts"], stopped),
        (&["train", &chess], End::Says("stopped")),
        (&["players", "--users", "users", "import", "large.zip"], End::Says("it was stopped")),
        (&["perft", &chess, "--depth", "30"], End::AtOnce),
        (&["simulate", &sokoban, "--user", "noisy"], End::AtOnce),
    ];
    for (words, end) in &commands {
        for signal in [("-INT", 2), ("-TERM", 15)] {
            ended(words, around.path(), signal, end);
        }
    }
}

#[test]
fn play_ends_as_if_left_while_a_hint_is_looked_for() {
    for signal in ["-TERM", "-INT", "-HUP"] {
        leave_by(signal);
    }
}

fn leave_by(signal: &str) {
    let around = tempfile::tempdir().unwrap();
    write_game(&around.path().join("areas"), TWO_AREAS, 20);
    let mut child = Command::new(env!("CARGO_BIN_EXE_switchboard"))
        .args(["play", "Jana", "--headless", "--users", "users", "--game", "areas", "--level", "01"])
        .current_dir(around.path())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"hint\n").unwrap();
    let mut answer = String::new();
    answers.read_line(&mut answer).unwrap();
    let before = worked(&child);
    while worked(&child) < before + AT_WORK {
        assert!(child.try_wait().unwrap().is_none(), "{answer}");
        std::thread::yield_now();
    }
    send(&child, signal);
    let (told, tells) = mpsc::channel();
    std::thread::spawn(move || told.send(child.wait()));
    assert!(tells.recv_timeout(NEVER).expect("it goes on").unwrap().success(), "{signal}");
}
