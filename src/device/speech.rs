//! Speech by the system's synthesizer, as a process of its own. What is said is cut off by what comes next; nobody
//! ever waits for it; a synthesizer that hangs is ended; one that is missing or broken is not asked again.

use crate::shell::{Language, Speech};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::{Duration, Instant};

/// Programs that speak, the best first.
const PROGRAMS: [&str; 3] = ["spd-say", "espeak-ng", "espeak"];
/// Words a minute of espeak at 100 percent.
const WORDS_A_MINUTE: u32 = 175;
/// What is longer than this many characters is cut.
const MAX_TEXT: usize = 2000;
/// The longest that one text may take.
const TIME_OUT: Duration = Duration::from_secs(120);
/// How often a running synthesizer is looked after.
const LOOK: Duration = Duration::from_millis(40);

enum Wish {
    Say(Speech),
    Hush,
}

/// The synthesizer, looked after on a thread of its own.
pub struct Speaker {
    wishes: Sender<Wish>,
}

impl Speaker {
    /// Looks for programs that speak; none found is silence.
    pub fn open() -> Self {
        let (wishes, heard) = mpsc::channel();
        thread::spawn(move || Voice { programs: found(), speaking: None }.run_until_closed(&heard));
        Self { wishes }
    }

    /// Says this and cuts off what is being said.
    pub fn say(&self, words: Speech) {
        let _ = self.wishes.send(Wish::Say(words));
    }

    /// Cuts off what is being said.
    pub fn hush(&self) {
        let _ = self.wishes.send(Wish::Hush);
    }
}

/// The programs that are on this machine, the best first.
fn found() -> Vec<PathBuf> {
    let folders: Vec<PathBuf> =
        std::env::var_os("PATH").map(|p| std::env::split_paths(&p).collect()).unwrap_or_default();
    PROGRAMS.iter().filter_map(|program| folders.iter().map(|f| f.join(program)).find(|path| path.is_file())).collect()
}

struct Voice {
    programs: Vec<PathBuf>,
    speaking: Option<Speaking>,
}

struct Speaking {
    child: Child,
    words: Speech,
    program: PathBuf,
    since: Instant,
}

impl Voice {
    fn run_until_closed(&mut self, wishes: &Receiver<Wish>) {
        loop {
            let wish = if self.speaking.is_some() {
                match wishes.recv_timeout(LOOK) {
                    Err(RecvTimeoutError::Timeout) => {
                        self.look_after();
                        continue;
                    }
                    other => other.ok(),
                }
            } else {
                wishes.recv().ok()
            };
            let Some(mut wish) = wish else { break };
            // a queue of one: only the last wish counts
            while let Ok(later) = wishes.try_recv() {
                wish = later;
            }
            self.cut_off();
            if let Wish::Say(words) = wish {
                self.say(words);
            }
        }
        self.cut_off();
    }

    /// Starts the best program that starts.
    fn say(&mut self, words: Speech) {
        while let Some(program) = self.programs.first().cloned() {
            let mut command = command(&program, &words);
            match command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn() {
                Ok(child) => {
                    self.speaking = Some(Speaking { child, words, program, since: Instant::now() });
                    return;
                }
                Err(_) => {
                    self.programs.remove(0);
                }
            }
        }
    }

    /// Sees whether the synthesizer is done, failed, or hangs.
    fn look_after(&mut self) {
        let Some(speaking) = &mut self.speaking else { return };
        match speaking.child.try_wait() {
            Ok(Some(status)) => {
                let failed = !status.success();
                let Some(Speaking { words, program, .. }) = self.speaking.take() else { return };
                if failed && self.programs.first() == Some(&program) {
                    self.programs.remove(0);
                    self.say(words);
                }
            }
            Ok(None) if speaking.since.elapsed() < TIME_OUT => {}
            _ => self.cut_off(),
        }
    }

    fn cut_off(&mut self) {
        let Some(mut speaking) = self.speaking.take() else { return };
        let _ = speaking.child.kill();
        let _ = speaking.child.wait();
        if is_server_client(&speaking.program) {
            // the words are with the speech server by now: it must be told, but not waited for
            let told =
                Command::new(&speaking.program).arg("--cancel").stdout(Stdio::null()).stderr(Stdio::null()).spawn();
            if let Ok(mut child) = told {
                thread::spawn(move || child.wait());
            }
        }
    }
}

/// Whether the program hands its words to the speech server, `spd-say`.
fn is_server_client(program: &Path) -> bool {
    program.file_name().is_some_and(|name| name == "spd-say")
}

/// How `program` is asked to say `words`.
pub fn command(program: &Path, words: &Speech) -> Command {
    let mut command = Command::new(program);
    let text: String = words.text.chars().filter(|c| !c.is_control()).take(MAX_TEXT).collect();
    let language = match words.language {
        Language::Czech => "cs",
        Language::Slovak => "sk",
        Language::English => "en",
        Language::German => "de",
    };
    let speed = u32::from(words.speed_percent.clamp(50, 300));
    let volume = i32::from(words.volume_percent.min(200));
    let voice = words.voice.as_deref().filter(|v| !v.is_empty());
    if is_server_client(program) {
        // -100 to 100, where 0 is the usual; 50 percent and 300 percent are the ends
        let rate = if speed >= 100 { (speed - 100) / 2 } else { 0 };
        let slower = if speed < 100 { (100 - speed) * 2 } else { 0 };
        let rate = i64::from(rate) - i64::from(slower);
        command.args(["--wait", "--language", language, "--rate", &rate.to_string()]);
        command.args(["--volume", &(volume - 100).to_string()]);
        if let Some(voice) = voice {
            command.args(["--voice-type", voice]);
        }
    } else {
        let variant = voice.map(variant).unwrap_or_default();
        command.args(["-v", &format!("{language}{variant}")]);
        command.args(["-s", &(WORDS_A_MINUTE * speed / 100).to_string(), "-a", &volume.to_string()]);
    }
    command.arg("--").arg(text);
    command
}

/// espeak's variant for a voice such as `female1`.
fn variant(voice: &str) -> String {
    let number: String = voice.chars().filter(char::is_ascii_digit).collect();
    let number = if number.is_empty() { "1".to_owned() } else { number };
    if voice.starts_with("female") {
        format!("+f{number}")
    } else if voice.starts_with("male") {
        format!("+m{number}")
    } else {
        String::new()
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn words(text: &str, speed_percent: u16, voice: Option<&str>) -> Speech {
        let voice = voice.map(str::to_owned);
        Speech { text: text.into(), language: Language::Czech, voice, speed_percent, volume_percent: 100 }
    }

    fn line(program: &str, words: &Speech) -> String {
        command(Path::new(program), words).get_args().map(|a| a.to_str().unwrap()).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn programs_are_asked_their_way() {
        assert_eq!(line("espeak-ng", &words("ano", 100, None)), "-v cs -s 175 -a 100 -- ano");
        assert_eq!(line("espeak", &words("ano", 200, Some("female2"))), "-v cs+f2 -s 350 -a 100 -- ano");
        let spoken = line("spd-say", &words("ano", 100, Some("male1")));
        assert_eq!(spoken, "--wait --language cs --rate 0 --volume 0 --voice-type male1 -- ano");
        assert!(line("spd-say", &words("a", 50, None)).contains("--rate -100"));
        assert!(line("spd-say", &words("a", 300, None)).contains("--rate 100"));
    }

    /// A synthesizer that writes what it says into a pipe, and then goes on for `seconds`.
    #[cfg(unix)]
    fn made_up(folder: &Path, name: &str, seconds: u32, status: u32) -> PathBuf {
        use std::os::unix::fs::PermissionsExt;
        let path = folder.join(name);
        let pipe = folder.join("pipe");
        let script = format!(
            "#!/bin/sh\nfor w; do :; done\necho \"{name} $w\" > {}\n[ {seconds} = 0 ] || exec sleep {seconds}\nexit {status}\n",
            pipe.display()
        );
        std::fs::write(&path, script).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
        path
    }

    /// A broken synthesizer is left for the next, and words that come later cut off those before.
    #[cfg(unix)]
    #[test]
    fn words_are_cut_off_and_a_broken_synthesizer_is_left() {
        use std::io::BufRead;
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe");
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let programs = vec![made_up(folder.path(), "broken", 0, 1), made_up(folder.path(), "slow", 600, 0)];
        let (wishes, heard) = mpsc::channel();
        let thread = thread::spawn(move || {
            let mut voice = Voice { programs, speaking: None };
            voice.run_until_closed(&heard);
            voice
        });
        // opened for writing too, so that a reader never sees an end between two writers
        let both = std::fs::OpenOptions::new().read(true).write(true).open(&pipe).unwrap();
        let mut lines = std::io::BufReader::new(both).lines();
        let speaker = Speaker { wishes };
        speaker.say(words("first", 100, None));
        assert_eq!(lines.next().unwrap().unwrap(), "broken first");
        assert_eq!(lines.next().unwrap().unwrap(), "slow first");
        speaker.say(words("second", 100, None));
        assert_eq!(lines.next().unwrap().unwrap(), "slow second");
        drop(speaker);
        let voice = thread.join().unwrap();
        assert_eq!(voice.programs.len(), 1);
        assert!(voice.speaking.is_none());
    }

    #[test]
    fn a_text_is_never_taken_for_an_option() {
        assert!(line("espeak-ng", &words("--version", 100, None)).ends_with("-- --version"));
        assert!(!line("espeak-ng", &words("a\u{1b}b\n", 100, None)).contains('\u{1b}'));
    }
}
