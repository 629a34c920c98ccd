//! SOUNDS: which numbers of the sound generator are played when.

use super::super::fault::Faults;
use super::super::source::{Line, filled};
use switchboard_base::diag::Code;

/// When a sound is played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SoundEvent {
    /// An event of the whole game, such as `endlevel`, or `sfx0`.
    Game(String),
    /// An object moves or acts in one of these directions; all four if none is named.
    Move { object: String, directions: Vec<String> },
    /// An object should move and cannot.
    CannotMove { object: String, directions: Vec<String> },
    /// An object appears.
    Create { object: String },
    /// An object disappears.
    Destroy { object: String },
}

/// One line of SOUNDS.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SoundText {
    pub line: u32,
    pub event: SoundEvent,
    /// The number as written.
    pub seed: String,
}

const GAME: [&str; 10] = [
    "titlescreen",
    "startgame",
    "cancel",
    "endgame",
    "startlevel",
    "undo",
    "restart",
    "endlevel",
    "showmessage",
    "closemessage",
];

fn is_game_event(word: &str) -> bool {
    GAME.contains(&word) || word.strip_prefix("sfx").is_some_and(|n| n.parse::<u8>().is_ok_and(|n| n <= 10))
}

/// Reads the lines of SOUNDS.
#[expect(clippy::indexing_slicing, reason = "the place of the seed is found among the words")]
pub fn read(lines: &[&Line], faults: &mut Faults) -> Vec<SoundText> {
    let mut list: Vec<SoundText> = Vec::new();
    for line in filled(lines) {
        let text = line.lower();
        let words: Vec<&str> = text.split_whitespace().collect();
        let Some(seed_at) = words.iter().position(|w| !w.is_empty() && w.chars().all(|c| c.is_ascii_digit())) else {
            faults.add(line.number, Code::Z008.warning("number"));
            continue;
        };
        if let Some(more) = words.get(seed_at + 1) {
            faults.add(line.number, Code::Z008.warning("behind").arg("word", *more));
            continue;
        }
        let seed = words[seed_at].to_owned();
        let event = match &words[..seed_at] {
            [word] if is_game_event(word) => SoundEvent::Game((*word).to_owned()),
            [object, verb, directions @ ..] => {
                let object = (*object).to_owned();
                let named: Vec<String> = directions.iter().map(|d| (*d).to_owned()).collect();
                match *verb {
                    "move" => SoundEvent::Move { object, directions: named },
                    "action" if named.is_empty() => SoundEvent::Move { object, directions: vec!["action".to_owned()] },
                    "cantmove" => SoundEvent::CannotMove { object, directions: named },
                    "create" if named.is_empty() => SoundEvent::Create { object },
                    "destroy" if named.is_empty() => SoundEvent::Destroy { object },
                    other => {
                        faults.add(line.number, Code::Z008.warning("verb").arg("word", other));
                        continue;
                    }
                }
            }
            _ => {
                faults.add(line.number, Code::Z008.warning("event"));
                continue;
            }
        };
        if let SoundEvent::Game(word) = &event
            && list.iter().any(|s| matches!(&s.event, SoundEvent::Game(w) if w == word))
        {
            faults.add(line.number, Code::Z008.warning("already").arg("word", word.to_uppercase()));
        }
        list.push(SoundText { line: line.number, event, seed });
    }
    list
}
