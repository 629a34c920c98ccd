//! Speech through the system's synthesizer, as a separate process. New speech interrupts what is being said, except that a cue waits until
//! a result has been spoken (a queue of one). Nothing ever waits for speech; a synthesizer that hangs is killed; one that is missing or
//! broken is not tried again. Reports when it starts and stops speaking.

use super::Sender;
use super::inbox::Incoming;
use crate::language::Language;
use crate::shell::{Speech, Spoken};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// Programs that speak, in order of preference.
const PROGRAMS: [&str; 3] = ["spd-say", "espeak-ng", "espeak"];
/// espeak's words per minute at 100 percent.
const WORDS_A_MINUTE: u32 = 175;
/// Longer texts are cut off after this many characters.
const MAX_TEXT: usize = 8000;
/// The longest time one text may take.
const TIME_OUT: Duration = Duration::from_secs(900);
/// How often a running synthesizer is checked.
const LOOK: Duration = Duration::from_millis(40);

enum Wish {
    Say(Speech),
    Hush,
}

/// The synthesizer, run on a separate thread.
pub struct Speaker {
    wishes: mpsc::Sender<Wish>,
}

impl Speaker {
    /// Looks for programs that speak; if there is none, it stays silent. Tells `listener` when it speaks.
    pub fn open(listener: Sender) -> Self {
        Self::with(found, listener).0
    }

    fn with(
        programs: impl FnOnce() -> Vec<PathBuf> + Send + 'static,
        listener: Sender,
    ) -> (Self, thread::JoinHandle<Voice>) {
        let (wishes, heard) = mpsc::channel();
        let thread = thread::spawn(move || {
            let mut voice = Voice { programs: programs(), speaking: None, waiting: None, listener };
            voice.run_until_closed(&heard);
            voice
        });
        (Self { wishes }, thread)
    }

    /// Speaks: at once, or, for a cue, after the result being spoken.
    pub fn say(&self, words: Speech) {
        let _ = self.wishes.send(Wish::Say(words));
    }

    /// Interrupts speech.
    pub fn hush(&self) {
        let _ = self.wishes.send(Wish::Hush);
    }
}

/// The programs found on this machine, in order of preference.
fn found() -> Vec<PathBuf> {
    let folders: Vec<PathBuf> =
        std::env::var_os("PATH").map(|p| std::env::split_paths(&p).collect()).unwrap_or_default();
    PROGRAMS.iter().filter_map(|program| folders.iter().map(|f| f.join(program)).find(|path| path.is_file())).collect()
}

struct Voice {
    programs: Vec<PathBuf>,
    speaking: Option<Speaking>,
    /// The cue to speak after the result.
    waiting: Option<Speech>,
    listener: Sender,
}

/// The combined effect of all requests that are waiting.
#[derive(Default)]
struct Outlook {
    cuts: bool,
    now: Option<Speech>,
    then: Option<Speech>,
}

impl Outlook {
    fn add(&mut self, wish: Wish, says_result: bool) {
        let goes_on = match &self.now {
            Some(words) => words.spoken == Spoken::Result,
            None => says_result && !self.cuts,
        };
        match wish {
            Wish::Say(words) if words.spoken == Spoken::Cue && goes_on => self.then = Some(words),
            Wish::Say(words) => *self = Self { cuts: true, now: Some(words), then: None },
            Wish::Hush => *self = Self { cuts: true, now: None, then: None },
        }
    }
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
            let Some(wish) = wish else { break };
            let says_result = self.speaking.as_ref().is_some_and(|s| s.words.spoken == Spoken::Result);
            let mut outlook = Outlook::default();
            outlook.add(wish, says_result);
            while let Ok(later) = wishes.try_recv() {
                outlook.add(later, says_result);
            }
            self.follow(outlook);
        }
        self.waiting = None;
        self.cut_off();
    }

    fn follow(&mut self, outlook: Outlook) {
        if outlook.cuts {
            self.cut_off();
        }
        self.waiting = outlook.then;
        if let Some(words) = outlook.now {
            self.say(words);
        }
        self.tell();
    }

    /// Reports whether anything is being said. The receiver may be gone.
    fn tell(&self) {
        let _ = self.listener.send(Incoming::Speaks(self.speaking.is_some()));
    }

    /// Starts the first program that works.
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

    /// Checks whether the synthesizer is done, has failed, or hangs.
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
            Ok(None) if speaking.since.elapsed() < TIME_OUT => return,
            _ => self.cut_off(),
        }
        if self.speaking.is_none()
            && let Some(words) = self.waiting.take()
        {
            self.say(words);
        }
        self.tell();
    }

    fn cut_off(&mut self) {
        let Some(mut speaking) = self.speaking.take() else { return };
        let _ = speaking.child.kill();
        let _ = speaking.child.wait();
        if is_server_client(&speaking.program) {
            // the speech server already has the words: it must be told, but not waited for
            let told =
                Command::new(&speaking.program).arg("--cancel").stdout(Stdio::null()).stderr(Stdio::null()).spawn();
            if let Ok(mut child) = told {
                thread::spawn(move || child.wait());
            }
        }
    }
}

/// Whether the program passes its words on to the speech server, as `spd-say` does.
fn is_server_client(program: &Path) -> bool {
    program.file_name().is_some_and(|name| name == "spd-say")
}

/// The command line by which `program` says `words`.
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
        // from -100 to 100, where 0 is normal; 50 and 300 percent are the ends
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
        let spoken = Spoken::Cue;
        Speech { text: text.into(), spoken, language: Language::Czech, voice, speed_percent, volume_percent: 100 }
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

    /// A synthesizer that is a script: writes what it says into a pipe and continues for `seconds`, or until the file `said` exists beside
    /// it.
    #[cfg(unix)]
    struct Stage {
        folder: tempfile::TempDir,
        lines: std::io::Lines<std::io::BufReader<std::fs::File>>,
    }

    #[cfg(unix)]
    impl Stage {
        fn new() -> Self {
            use std::io::BufRead;
            let folder = tempfile::tempdir().unwrap();
            let pipe = folder.path().join("pipe");
            assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
            // opened for writing too, so that a reader never sees the end of the file between two writers
            let both = std::fs::OpenOptions::new().read(true).write(true).open(&pipe).unwrap();
            Self { folder, lines: std::io::BufReader::new(both).lines() }
        }

        fn program(&self, name: &str, then: &str) -> PathBuf {
            use std::os::unix::fs::PermissionsExt;
            let path = self.folder.path().join(name);
            let pipe = self.folder.path().join("pipe");
            let script = format!("#!/bin/sh\nfor w; do :; done\necho \"{name} $w\" > {}\n{then}\n", pipe.display());
            std::fs::write(&path, script).unwrap();
            std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o755)).unwrap();
            path
        }

        /// What was said next; waits for it.
        fn heard(&mut self) -> String {
            self.lines.next().unwrap().unwrap()
        }
    }

    #[cfg(unix)]
    fn result(text: &str) -> Speech {
        Speech { spoken: Spoken::Result, ..words(text, 100, None) }
    }

    /// A broken synthesizer is abandoned for the next, and new words interrupt earlier ones.
    #[cfg(unix)]
    #[test]
    fn words_are_cut_off_and_a_broken_synthesizer_is_left() {
        let mut stage = Stage::new();
        let programs = vec![stage.program("broken", "exit 1"), stage.program("slow", "exec sleep 600")];
        let (told, _listens) = mpsc::channel();
        let (speaker, thread) = Speaker::with(|| programs, told);
        speaker.say(words("first", 100, None));
        assert_eq!(stage.heard(), "broken first");
        assert_eq!(stage.heard(), "slow first");
        speaker.say(words("second", 100, None));
        assert_eq!(stage.heard(), "slow second");
        drop(speaker);
        let voice = thread.join().unwrap();
        assert_eq!(voice.programs.len(), 1);
        assert!(voice.speaking.is_none());
    }

    /// Reads what the listener is told until it is this.
    #[cfg(unix)]
    fn told_until(listens: &Receiver<Incoming>, speaks: bool) {
        while !matches!(listens.recv().unwrap(), Incoming::Speaks(now) if now == speaks) {}
    }

    /// A cue waits until a result is finished, a later cue replaces it, and whatever the player does interrupts everything.
    #[cfg(unix)]
    #[test]
    fn a_cue_waits_behind_a_result_and_only_the_last_one_is_said() {
        let mut stage = Stage::new();
        let go = stage.folder.path().join("go");
        assert!(Command::new("mkfifo").arg(&go).status().unwrap().success());
        // speaks until something is written to `go`
        let program = stage.program("voice", &format!("read w < {}", go.display()));
        let (told, listens) = mpsc::channel();
        let (speaker, thread) = Speaker::with(|| vec![program], told);
        speaker.say(result("moved"));
        assert_eq!(stage.heard(), "voice moved");
        told_until(&listens, true);
        speaker.say(words("left", 100, None));
        speaker.say(words("right", 100, None));
        std::fs::write(&go, "\n").unwrap();
        assert_eq!(stage.heard(), "voice right");
        // a cue is interrupted by the next one, and hushing stops everything
        speaker.say(words("up", 100, None));
        assert_eq!(stage.heard(), "voice up");
        speaker.hush();
        told_until(&listens, false);
        drop(speaker);
        assert!(thread.join().unwrap().waiting.is_none());
    }

    /// Without a synthesizer there is no waiting: the end of speech is reported at once.
    #[test]
    fn without_a_synthesizer_it_is_silent_at_once() {
        let (told, listens) = mpsc::channel();
        let (speaker, thread) = Speaker::with(Vec::new, told);
        speaker.say(words("first", 100, None));
        assert!(matches!(listens.recv().unwrap(), Incoming::Speaks(false)));
        drop(speaker);
        thread.join().unwrap();
    }

    #[test]
    fn a_text_is_never_taken_for_an_option() {
        assert!(line("espeak-ng", &words("--version", 100, None)).ends_with("-- --version"));
        assert!(!line("espeak-ng", &words("a\u{1b}b\n", 100, None)).contains('\u{1b}'));
    }
}
