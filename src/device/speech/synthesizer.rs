//! What can speak on this machine, and one text that is being said by it.

use super::sayable;
#[cfg(windows)]
use super::system;
use crate::shell::{Speech, Voice};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;

/// Programs that speak, in order of preference.
const PROGRAMS: [&str; 3] = ["spd-say", "espeak-ng", "espeak"];
/// espeak's words per minute at 100 percent.
const WORDS_A_MINUTE: u32 = 175;
/// Lets Windows open no console window for a program that writes into one.
#[cfg(windows)]
const CREATE_NO_WINDOW: u32 = 0x0800_0000;

/// What can speak.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Synthesizer {
    /// A program, by its path.
    Program(PathBuf),
    /// The voices of the system itself.
    #[cfg(windows)]
    System,
}

/// What can speak on this machine, in order of preference. On Windows a program takes its turn where the system has no voice of a
/// language; eSpeak NG's set-up there does not put it on the path.
pub fn found() -> Vec<Synthesizer> {
    let mut folders: Vec<PathBuf> =
        std::env::var_os("PATH").map(|path| std::env::split_paths(&path).collect()).unwrap_or_default();
    if cfg!(windows) {
        folders.extend(std::env::var_os("ProgramFiles").map(|folder| PathBuf::from(folder).join("eSpeak NG")));
    }
    let file = |program: &str| format!("{program}{}", std::env::consts::EXE_SUFFIX);
    let programs = PROGRAMS
        .iter()
        .filter_map(|program| folders.iter().map(|folder| folder.join(file(program))).find(|path| path.is_file()))
        .map(Synthesizer::Program);
    #[cfg(windows)]
    let programs = std::iter::once(Synthesizer::System).chain(programs);
    programs.collect()
}

impl Synthesizer {
    /// What the program knows of it.
    pub fn known(&self) -> Voice {
        match self {
            Self::Program(program) => {
                Voice::Program(program.file_stem().unwrap_or_default().to_string_lossy().into_owned())
            }
            #[cfg(windows)]
            Self::System => Voice::System,
        }
    }

    /// Begins to speak; nothing where it has no voice of this language.
    ///
    /// # Errors
    /// If it cannot speak at all.
    pub fn begin(&self, words: &Speech) -> std::io::Result<Option<Utterance>> {
        match self {
            Self::Program(program) => {
                let mut command = command(program, words);
                #[cfg(windows)]
                std::os::windows::process::CommandExt::creation_flags(&mut command, CREATE_NO_WINDOW);
                let child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
                Ok(Some(Utterance::Process(child)))
            }
            #[cfg(windows)]
            Self::System => Ok(system::begin(words)?.map(Utterance::System)),
        }
    }
}

/// A text that is being said.
pub enum Utterance {
    /// By a program.
    Process(Child),
    /// By the system.
    #[cfg(windows)]
    System(system::Utterance),
}

impl Utterance {
    /// Whether it came to its end well, once it is over.
    ///
    /// # Errors
    /// If the system does not know.
    pub fn outcome(&mut self) -> std::io::Result<Option<bool>> {
        match self {
            Self::Process(child) => Ok(child.try_wait()?.map(|status| status.success())),
            #[cfg(windows)]
            Self::System(utterance) => Ok(utterance.outcome()),
        }
    }

    /// Silences it. Waits for no speech server.
    pub fn cut_off(self, synthesizer: &Synthesizer) {
        match (self, synthesizer) {
            (Self::Process(mut child), Synthesizer::Program(program)) => {
                let _ = child.kill();
                let _ = child.wait();
                if is_server_client(program) {
                    // the speech server already has the words: it must be told, but not waited for
                    let told =
                        Command::new(program).arg("--cancel").stdout(Stdio::null()).stderr(Stdio::null()).spawn();
                    if let Ok(mut child) = told {
                        thread::spawn(move || child.wait());
                    }
                }
            }
            // the system's own is silent when it goes
            #[cfg(windows)]
            _ => {}
        }
    }
}

/// Whether the program passes its words on to the speech server, as `spd-say` does.
fn is_server_client(program: &Path) -> bool {
    program.file_name().is_some_and(|name| name == "spd-say")
}

/// The command line by which `program` says `words`.
fn command(program: &Path, words: &Speech) -> Command {
    let mut command = Command::new(program);
    let language = words.language.code();
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
    command.arg("--").arg(sayable(words));
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
    use crate::language::Language;
    use crate::shell::Spoken;

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

    #[test]
    fn a_text_is_never_taken_for_an_option() {
        assert!(line("espeak-ng", &words("--version", 100, None)).ends_with("-- --version"));
        assert!(!line("espeak-ng", &words("a\u{1b}b\n", 100, None)).contains('\u{1b}'));
    }
}
