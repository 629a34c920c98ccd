//! Speech through the system's synthesizer: a program, as a separate process, or the voices that Windows has. New speech interrupts what is
//! being said, except that a cue waits until a result has been spoken (a queue of one). Nothing ever waits for speech; a synthesizer that
//! hangs is killed; one that is missing or broken is not tried again. Reports when it starts and stops speaking.

mod synthesizer;
#[cfg(windows)]
mod system;
#[cfg(any(windows, test))]
mod voices;

use super::Sender;
use super::inbox::Incoming;
use crate::shell::{Event, Speech, Spoken, Voice as Known};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};
use synthesizer::{Synthesizer, Utterance, found};

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
    /// Looks for what can speak; if there is nothing, it stays silent. Tells `listener` when it speaks.
    pub fn open(listener: Sender) -> Self {
        Self::with(found, listener).0
    }

    fn with(
        synthesizers: impl FnOnce() -> Vec<Synthesizer> + Send + 'static,
        listener: Sender,
    ) -> (Self, thread::JoinHandle<Voice>) {
        let (wishes, heard) = mpsc::channel();
        let thread = thread::spawn(move || {
            let mut voice = Voice { synthesizers: synthesizers(), speaking: None, waiting: None, listener };
            voice.tell_who_speaks();
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

struct Voice {
    /// In order of preference.
    synthesizers: Vec<Synthesizer>,
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
    utterance: Utterance,
    words: Speech,
    synthesizer: Synthesizer,
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

    /// Reports what would speak now. The receiver may be gone.
    fn tell_who_speaks(&self) {
        let known = self.synthesizers.first().map_or(Known::Missing, Synthesizer::known);
        let _ = self.listener.send(Incoming::Asked(Event::Voice(known)));
    }

    /// Has it said by the first synthesizer that works and speaks its language.
    fn say(&mut self, words: Speech) {
        let mut at = 0;
        while let Some(synthesizer) = self.synthesizers.get(at) {
            match synthesizer.begin(&words) {
                Ok(Some(utterance)) => {
                    let synthesizer = synthesizer.clone();
                    self.speaking = Some(Speaking { utterance, words, synthesizer, since: Instant::now() });
                    return;
                }
                Ok(None) => at += 1,
                Err(_) => {
                    self.synthesizers.remove(at);
                    self.tell_who_speaks();
                }
            }
        }
    }

    /// Checks whether the synthesizer is done, has failed, or hangs.
    fn look_after(&mut self) {
        let Some(speaking) = &mut self.speaking else { return };
        match speaking.utterance.outcome() {
            Ok(Some(is_said)) => {
                let Some(Speaking { words, synthesizer, .. }) = self.speaking.take() else { return };
                if !is_said && self.synthesizers.contains(&synthesizer) {
                    self.synthesizers.retain(|one| *one != synthesizer);
                    self.tell_who_speaks();
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
        if let Some(speaking) = self.speaking.take() {
            speaking.utterance.cut_off(&speaking.synthesizer);
        }
    }
}

/// What of the text is said.
fn sayable(words: &Speech) -> String {
    words.text.chars().filter(|c| !c.is_control()).take(MAX_TEXT).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::language::Language;
    #[cfg(unix)]
    use std::{path::PathBuf, process::Command};

    fn words(text: &str) -> Speech {
        let (spoken, language) = (Spoken::Cue, Language::Czech);
        Speech { text: text.into(), spoken, language, voice: None, speed_percent: 100, volume_percent: 100 }
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
        Speech { spoken: Spoken::Result, ..words(text) }
    }

    /// A broken synthesizer is abandoned for the next, and new words interrupt earlier ones.
    #[cfg(unix)]
    #[test]
    fn words_are_cut_off_and_a_broken_synthesizer_is_left() {
        let mut stage = Stage::new();
        let programs = [stage.program("broken", "exit 1"), stage.program("slow", "exec sleep 600")];
        let (told, _listens) = mpsc::channel();
        let (speaker, thread) = Speaker::with(|| programs.map(Synthesizer::Program).into(), told);
        speaker.say(words("first"));
        assert_eq!(stage.heard(), "broken first");
        assert_eq!(stage.heard(), "slow first");
        speaker.say(words("second"));
        assert_eq!(stage.heard(), "slow second");
        drop(speaker);
        let voice = thread.join().unwrap();
        assert_eq!(voice.synthesizers.len(), 1);
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
        let (speaker, thread) = Speaker::with(|| vec![Synthesizer::Program(program)], told);
        speaker.say(result("moved"));
        assert_eq!(stage.heard(), "voice moved");
        told_until(&listens, true);
        speaker.say(words("left"));
        speaker.say(words("right"));
        std::fs::write(&go, "\n").unwrap();
        assert_eq!(stage.heard(), "voice right");
        // a cue is interrupted by the next one, and hushing stops everything
        speaker.say(words("up"));
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
        speaker.say(words("first"));
        assert!(matches!(listens.recv().unwrap(), Incoming::Asked(Event::Voice(Known::Missing))));
        assert!(matches!(listens.recv().unwrap(), Incoming::Speaks(false)));
        drop(speaker);
        thread.join().unwrap();
    }
}
