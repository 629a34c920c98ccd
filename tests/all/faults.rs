//! The real program and what can go wrong around it: it is killed, the disk is full or read-only, another program has the player open. What
//! was acknowledged on the signals channel is always on disk.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use switchboard::disk::players::LevelFolder;
use switchboard::history::{Save, SaveEvent};

const LEVEL: &str = "05";

/// A folder of games that contains only Sokoban, so that the program starts at once.
fn one_game(root: &Path) -> PathBuf {
    let games = root.join("games");
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("games/sokoban"), &games.join("sokoban"));
    games
}

/// Copies a folder with everything in it.
pub fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target)
        } else {
            fs::copy(entry.path(), target).map(|_| ()).unwrap()
        }
    }
}

fn level_folder(users: &Path) -> LevelFolder {
    LevelFolder::new(users.join("Jana/saves/sokoban").join(LEVEL))
}

/// The program, played by signals.
pub struct Playing {
    child: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
}

impl Playing {
    fn start(users: &Path, games: &Path) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
        command.args(["play", "Jana", "--game", "sokoban", "--level", LEVEL, "--headless", "--signals", "-"]);
        command.arg("--users").arg(users).arg("--games").arg(games);
        Self::spawn(command)
    }

    /// Starts this command.
    pub fn spawn(mut command: Command) -> Self {
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        let output = BufReader::new(child.stdout.take().unwrap());
        Self { input: child.stdin.take(), child, output }
    }

    /// Sends a signal without waiting for its answer.
    fn send(&mut self, signal: &str) {
        writeln!(self.input.as_mut().unwrap(), "{signal}").unwrap();
    }

    /// Sends a signal; the answer comes once everything it caused is done and saved.
    pub fn ask(&mut self, signal: &str) -> serde_json::Value {
        self.send(signal);
        let mut line = String::new();
        self.output.read_line(&mut line).unwrap();
        serde_json::from_str(&line).unwrap_or_else(|_| panic!("{signal}: {line:?}"))
    }

    /// Moves the focus until it is on a cell; returns the cell as saves write it.
    fn focus(&mut self, steps: u64) -> String {
        for _ in 0..steps {
            self.ask("next");
        }
        for _ in 0..40 {
            let answer = self.ask("next");
            assert_eq!(answer["screen"], "board", "{answer}");
            if let Some([x, y]) = answer["focus"].as_array().map(Vec::as_slice) {
                return format!("{x},{y}");
            }
        }
        panic!("no cell can be focused");
    }

    /// Chooses the choice with this name, as a player with one switch does: Next until it is lit, then Action, and the same inside the
    /// group that Action opened.
    pub fn choose(&mut self, name: &str) -> serde_json::Value {
        let mut answer = self.ask("next");
        for _ in 0..80 {
            let lit = answer["names"].as_array().unwrap();
            answer = match (lit.len(), lit.iter().any(|lit| lit == name)) {
                (1, true) => return self.ask("action"),
                (_, true) => self.ask("action"),
                (_, false) => self.ask("next"),
            };
        }
        panic!("{name} is not reached: {answer}");
    }

    /// Plays a valid move and returns it.
    fn play(&mut self, steps: u64) -> String {
        let cell = self.focus(steps);
        let answer = self.ask("action");
        assert_eq!(answer["ok"], true);
        cell
    }

    /// Kills it, as a power cut would.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Ends it by closing its input, as if the user left.
    pub fn quit(mut self) {
        self.input = None;
        assert!(self.child.wait().unwrap().success());
    }
}

/// A folder for a test: in memory if the system has such a place, since nothing here cuts the power.
fn temporary() -> tempfile::TempDir {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { tempfile::tempdir_in(memory).unwrap() } else { tempfile::tempdir().unwrap() }
}

/// What was done, oldest first: moves as cells, and undo.
fn done(users: &Path) -> Vec<String> {
    let word = |save: &Save| match (save.event, save.chosen) {
        (_, Some(chosen)) => Some(chosen.to_string()),
        (SaveEvent::Undo, _) => Some("undo".to_owned()),
        _ => None,
    };
    level_folder(users).attempts(&|| None).iter().flat_map(|attempt| attempt.saves.iter().filter_map(word)).collect()
}

/// Pseudo-random numbers from a fixed start (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (z ^ (z >> 31)) % limit
    }
}

/// How often a folder is checked at most while waiting for something new in it.
const MOST_LOOKS: u64 = 5_000;

/// The contents of a folder, which need not exist yet.
fn names(folder: &Path) -> Vec<std::ffi::OsString> {
    let mut names: Vec<_> =
        fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    names
}

/// The program is killed 150 times, at any moment: while it starts, plays, undoes, restarts, writes. Every acknowledged move is on disk, in
/// order; no file is torn; the next start continues from there.
#[test]
fn killed_at_any_moment_it_loses_nothing_that_was_acknowledged() {
    let root = temporary();
    let (users, games) = (root.path().join("users"), one_game(root.path()));
    let mut chance = Chance(2026);
    let mut known: Vec<String> = Vec::new();
    let mut in_flight = 0;
    for round in 0..150 {
        let mut program = Playing::start(&users, &games);
        // Often killed while it starts, before or after it took the lock of the player's folder.
        let starts = chance.below(4) > 0;
        let folder = if starts { saves_folder(&users) } else { users.join("Jana") };
        let (mut before, mut unanswered) = (names(&folder), None);
        if starts {
            for _ in 0..chance.below(4) {
                if !known.is_empty() && known.last().is_some_and(|last| last != "undo") && chance.below(5) == 0 {
                    assert_eq!(program.ask("undo")["ok"], true);
                    known.push("undo".to_owned());
                } else {
                    known.push(program.play(chance.below(2)));
                }
            }
            let cell = program.focus(0);
            before = names(&folder);
            program.send("action");
            unanswered = Some(cell);
        }
        // At once, after checking the folder a few times, or as soon as something new is there, finished or not.
        let looks = [0, chance.below(300), MOST_LOOKS][chance.below(3) as usize];
        (0..looks).find(|_| names(&folder) != before);
        program.kill();
        let attempts = level_folder(&users).attempts(&|| None);
        for attempt in &attempts {
            assert!(attempt.problems.is_empty(), "round {round}: {:?}", attempt.problems);
        }
        let found = done(&users);
        if let Some(cell) = unanswered.filter(|_| found.len() == known.len() + 1) {
            known.push(cell);
            in_flight += 1;
        }
        assert_eq!(found, known, "round {round}");
    }
    assert!(in_flight > 5 && in_flight < 145, "kills fell on both sides of the write: {in_flight}");
    assert!(known.len() > 100, "{} moves", known.len());
    // The next start continues, and leaves no unfinished file behind.
    let mut program = Playing::start(&users, &games);
    known.push(program.play(0));
    program.quit();
    assert_eq!(done(&users), known);
    let hidden = |name: &std::ffi::OsString| name.to_string_lossy().starts_with('.');
    assert!(!names(&saves_folder(&users)).iter().any(hidden));
}

#[cfg(unix)]
#[test]
fn asked_to_end_by_the_system_it_ends_as_if_it_had_been_left() {
    for signal in ["-TERM", "-HUP"] {
        let root = temporary();
        let (users, games) = (root.path().join("users"), one_game(root.path()));
        let mut program = Playing::start(&users, &games);
        program.play(0);
        assert!(Command::new("kill").args([signal, &program.child.id().to_string()]).status().unwrap().success());
        assert!(program.child.wait().unwrap().success(), "{signal}");
        let saves = level_folder(&users).current(&|| None).saves;
        assert_eq!(saves.last().map(|save| save.event), Some(SaveEvent::GameInterrupted), "{signal}");
    }
}

#[test]
fn a_line_that_the_input_ends_in_is_not_executed() {
    let root = temporary();
    let (users, games) = (root.path().join("users"), one_game(root.path()));
    let mut program = Playing::start(&users, &games);
    program.focus(0);
    write!(program.input.as_mut().unwrap(), "action").unwrap();
    program.input = None;
    let mut line = String::new();
    program.output.read_line(&mut line).unwrap();
    assert!(line.contains("\"ok\":false") && line.contains("no end"), "{line}");
    assert!(program.child.wait().unwrap().success());
    assert_eq!(done(&users), Vec::<String>::new());
}

#[test]
fn a_second_program_on_one_player_says_so_and_harms_nothing() {
    let root = temporary();
    let (users, games) = (root.path().join("users"), one_game(root.path()));
    let mut first = Playing::start(&users, &games);
    let mut known = vec![first.play(0)];
    let mut second = Playing::start(&users, &games);
    let answer = second.ask("next");
    assert!(answer["notices"].to_string().contains("another program"), "{answer}");
    second.focus(0);
    let answer = second.ask("action");
    assert_eq!(answer["ok"], false, "what is not kept is no success: {answer}");
    known.push(first.play(0));
    second.kill();
    known.push(first.play(1));
    first.quit();
    assert_eq!(done(&users), known, "what the first one played, nothing else");
}

/// The folder of the saves in progress.
fn saves_folder(users: &Path) -> PathBuf {
    users.join("Jana/saves/sokoban").join(LEVEL)
}

#[test]
fn moves_are_taken_back_after_the_program_was_started_anew() {
    let root = temporary();
    let (users, games) = (root.path().join("users"), one_game(root.path()));
    let mut program = Playing::start(&users, &games);
    let mut known: Vec<String> = (0..3).map(|_| program.play(0)).collect();
    program.quit();
    for left in [1, 0] {
        let mut program = Playing::start(&users, &games);
        // Two moves in one run of the program, the third in the next.
        for number in (left..3_u64.saturating_sub(2 * (1 - left))).rev() {
            let answer = program.ask("undo");
            assert_eq!((answer["ok"].as_bool(), answer["number"].as_u64()), (Some(true), Some(number)), "{answer}");
            known.push("undo".to_owned());
        }
        program.kill();
    }
    let mut program = Playing::start(&users, &games);
    let answer = program.ask("undo");
    assert_eq!(answer["number"], 0, "{answer}");
    program.quit();
    assert_eq!(done(&users), known, "every move and every undo is on record");
}

#[test]
fn damaged_cut_emptied_and_swapped_files_are_told_and_play_goes_on_before_them() {
    type Damage<'d> = &'d dyn Fn(&Path);
    let newest = "00000003.xml";
    let damages: [(&str, Damage<'_>); 4] = [
        ("altered", &|folder| {
            let text = fs::read_to_string(folder.join(newest)).unwrap();
            fs::write(folder.join(newest), text.replacen("false", "true", 1)).unwrap();
        }),
        ("cut", &|folder| {
            let bytes = fs::read(folder.join(newest)).unwrap();
            fs::write(folder.join(newest), &bytes[..bytes.len() / 2]).unwrap();
        }),
        ("emptied", &|folder| fs::write(folder.join(newest), "").unwrap()),
        ("swapped", &|folder| {
            fs::rename(folder.join(newest), folder.join("x")).unwrap();
            fs::copy(folder.join("00000001.xml"), folder.join(newest)).unwrap();
            fs::rename(folder.join("x"), folder.join("00000001.xml")).unwrap();
        }),
    ];
    for (what, damage) in damages {
        let root = temporary();
        let (users, games) = (root.path().join("users"), one_game(root.path()));
        let mut program = Playing::start(&users, &games);
        let known: Vec<String> = (0..3).map(|_| program.play(0)).collect();
        program.kill();
        damage(&saves_folder(&users));
        let mut program = Playing::start(&users, &games);
        let answer = program.ask("next");
        assert!(answer["notices"].to_string().contains("damaged"), "{what}: {answer}");
        assert_eq!(answer["number"], 2, "{what}: the newest good save: {answer}");
        let next = program.play(0);
        program.quit();
        assert!(saves_folder(&users).join(format!("{newest}.damaged")).is_file(), "{what}");
        let kept = if what == "swapped" { &known[1..2] } else { &known[..2] };
        assert_eq!(done(&users), [kept, &[next]].concat(), "{what}");
    }
}

/// A clock that was set back: what is on disk seems to come from the future.
#[test]
fn a_clock_set_back_changes_neither_order_nor_play() {
    let root = temporary();
    let (users, games) = (root.path().join("users"), one_game(root.path()));
    let mut program = Playing::start(&users, &games);
    let mut known: Vec<String> = (0..3).map(|_| program.play(0)).collect();
    program.kill();
    let folder = level_folder(&users);
    let start = folder.start();
    let saves = folder.current(&|| None).saves;
    for entry in fs::read_dir(saves_folder(&users)).unwrap() {
        let path = entry.unwrap().path();
        if path
            .file_stem()
            .is_some_and(|stem| saves[1..].iter().any(|save| stem.to_string_lossy().parse() == Ok(save.number)))
        {
            fs::remove_file(path).unwrap();
        }
    }
    for save in &saves[1..] {
        let time = "2099-01-01T00:00:00+01:00".parse().ok();
        folder.write(&Save { time, ..save.clone() }, start.as_ref()).unwrap();
    }
    let mut program = Playing::start(&users, &games);
    let answer = program.ask("next");
    assert_eq!((answer["number"].as_u64(), answer["notices"].as_array().map(Vec::len)), (Some(3), Some(0)), "{answer}");
    known.push(program.play(0));
    program.quit();
    assert_eq!(done(&users), known);
    let saves = folder.current(&|| None).saves;
    let (before, after) = (&saves[3], &saves[4]);
    assert!(after.time.unwrap().utc_ms < before.time.unwrap().utc_ms, "the time of day went back");
    assert!(after.since_start_ms >= before.since_start_ms, "play did not");
}

#[test]
fn players_of_any_name_play_and_are_told_apart() {
    let root = temporary();
    let (users, games) = (root.path().join("deep/users"), one_game(root.path()));
    let long = "x".repeat(300);
    let names = ["../x", "\u{1F600}", &long, "Jana", "jana", "/etc/passwd", "..", "a\\b", "\u{202E}", "O'Neil; rm *"];
    let mut command = Command::new(env!("CARGO_BIN_EXE_switchboard"));
    let listed = |command: &mut Command| {
        let output = command.args(["players", "--format", "json", "--users"]).arg(&users).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        text.lines().map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap()).collect::<Vec<_>>()
    };
    for name in names.into_iter().chain([long.as_str()]) {
        let mut play = Command::new(env!("CARGO_BIN_EXE_switchboard"));
        play.args(["play", name, "--game", "sokoban", "--level", LEVEL, "--headless", "--signals", "-", "--users"]);
        play.arg(&users).arg("--games").arg(&games);
        let mut program = Playing::spawn(play);
        program.play(0);
        program.quit();
    }
    let players = listed(&mut command);
    let mut found: Vec<&str> = players.iter().map(|player| player["name"].as_str().unwrap()).collect();
    let mut wanted = names;
    let kept: String = long.chars().take(60).collect();
    wanted[2] = &kept;
    found.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(found, wanted);
    for player in &players {
        let level = users.join(player["player"].as_str().unwrap()).join("saves/sokoban").join(LEVEL);
        let expected = if player["name"] == kept { 5 } else { 3 };
        assert_eq!(LevelFolder::new(level).current(&|| None).saves.len(), expected, "start, move, left: {player}");
    }
    let beside: Vec<_> = fs::read_dir(root.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(beside.len(), 2, "games and deep, nothing else: {beside:?}");
    assert_eq!(fs::read_dir(root.path().join("deep")).unwrap().count(), 1, "nothing beside users");
}

/// A shell with its own file system of 300 kB, if the system permits that.
struct SmallDisk {
    playing: Playing,
    control: fs::File,
    done: BufReader<fs::File>,
}

impl SmallDisk {
    /// Mounts the disk at `users` and plays on it. None if a user may not mount (reported on standard error).
    fn start(root: &Path, users: &Path, games: &Path) -> Option<Self> {
        let may = |arguments: &[&str]| {
            Command::new("unshare").args(arguments).arg("true").status().is_ok_and(|s| s.success())
        };
        let how = [&["-m"][..], &["-rm"]].into_iter().find(|how| may(how))?;
        fs::create_dir_all(users).unwrap();
        let (control, done) = (root.join("control"), root.join("done"));
        for pipe in [&control, &done] {
            assert!(Command::new("mkfifo").arg(pipe).status().unwrap().success());
        }
        let script = "mount -t tmpfs -o size=300k small \"$1\" || exit 9\n\
            (while read -r line; do eval \"$line\" >/dev/null 2>&1; echo \"$?\"; done <\"$2/control\" >\"$2/done\") &\n\
            shift 2; exec \"$@\"";
        let mut command = Command::new("unshare");
        command.args(how).args(["sh", "-c", script, "sh"]).arg(users).arg(root).arg(env!("CARGO_BIN_EXE_switchboard"));
        command.args(["play", "Jana", "--game", "sokoban", "--level", LEVEL, "--headless", "--signals", "-"]);
        command.arg("--users").arg(users).arg("--games").arg(games);
        let playing = Playing::spawn(command);
        let control = fs::File::options().write(true).open(control).unwrap();
        let done = BufReader::new(fs::File::open(done).unwrap());
        Some(Self { playing, control, done })
    }

    /// Runs a line of shell where the disk is visible.
    fn shell(&mut self, line: &str) {
        writeln!(self.control, "{line}").unwrap();
        let mut answer = String::new();
        self.done.read_line(&mut answer).unwrap();
    }
}

/// Plays on while `broken` is true of the disk; play continues, the player is told, and saving catches up.
fn survives(break_disk: &str, mend_disk: &str) {
    let root = tempfile::tempdir().unwrap();
    let (users, games) = (root.path().join("users"), one_game(root.path()));
    let Some(mut disk) = SmallDisk::start(root.path(), &users, &games) else {
        eprintln!(
            "no small disk can be mounted here; players::a_full_disk_stops_nothing... tries the same by injection"
        );
        return;
    };
    let (shown, copied) = (users.display(), root.path().join("copy"));
    let mut known = vec![disk.playing.play(0), disk.playing.play(0)];
    disk.shell(&break_disk.replace("$U", &shown.to_string()));
    for _ in 0..5 {
        let cell = disk.playing.focus(0);
        let answer = disk.playing.ask("action");
        assert_eq!((answer["ok"].as_bool(), answer["screen"].as_str()), (Some(false), Some("board")));
        assert!(answer["error"].as_str().is_some_and(|why| why.contains("saving")), "{answer}");
        assert!(answer["notices"].to_string().contains("saving"), "the player is told: {answer}");
        known.push(cell);
    }
    disk.shell(&format!("cp -r {shown} {}.broken", copied.display()));
    disk.shell(&mend_disk.replace("$U", &shown.to_string()));
    known.push(disk.playing.play(0));
    assert_eq!(disk.playing.ask("status")["ok"], true, "all is on disk again");
    disk.shell(&format!("cp -r {shown} {}", copied.display()));
    disk.playing.quit();
    assert_eq!(done(&root.path().join("copy.broken")), known[..2], "nothing could be written meanwhile");
    assert_eq!(done(&copied), known, "all is there, in order");
    for attempt in level_folder(&copied).attempts(&|| None) {
        assert!(attempt.problems.is_empty(), "{:?}", attempt.problems);
    }
}

#[test]
fn a_full_disk_stops_nothing_and_is_caught_up_with() {
    survives("head -c 1M /dev/zero > $U/filler", "rm $U/filler");
}

#[test]
fn a_read_only_disk_stops_nothing_and_is_caught_up_with() {
    survives("mount --bind $U $U && mount -o remount,ro,bind $U", "umount $U");
}
