//! Sounds that come with a game: read, checked, and heard when a rule plays them.

use super::bad_games::in_memory;
use std::path::Path;
use switchboard::disk::FolderFiles;
use switchboard::game::{Kind, MAX_SOUND_BYTES, MAX_SOUNDS, MemoryFiles, read_game};
use switchboard::play::check;
use switchboard::shell::Sound;

const GAME: &str = "animal-voices";

fn animals() -> MemoryFiles {
    in_memory(&Path::new(env!("CARGO_MANIFEST_DIR")).join("games").join(GAME))
}

/// What `check` finds: code, file and message.
fn found(files: &MemoryFiles) -> Vec<String> {
    let problems = check(files, GAME).problems;
    problems.iter().map(|problem| format!("{} {problem}", problem.code)).collect()
}

#[test]
fn a_rule_plays_the_sound_of_its_game_in_any_letter_case() {
    let files = FolderFiles::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("games").join(GAME));
    let game = read_game(&files, GAME).game.unwrap();
    let bytes =
        std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("games/animal-voices/SOUNDS/cow.wav")).unwrap();
    let Sound::Own(wav) = Sound::named("Cow", &game) else { panic!("no sound of the game") };
    assert_eq!((wav.name.as_str(), &wav.bytes[..]), ("cow", &bytes[..]));
    assert_eq!(Sound::named("Coin", &game), Sound::Named("Coin".to_owned()));
    assert_eq!(*switchboard::device::wav(&Sound::named("COW", &game)), *bytes);
}

#[test]
fn every_sound_that_a_rule_of_a_game_plays_is_known() {
    let mut unknown = Vec::new();
    for game in super::games::games() {
        let Kind::Rules(rules) = &game.kind else { continue };
        for rule in &rules.rules {
            let after = rule.contents.split("sound ").skip(1).filter_map(|rest| rest.split_once(';'));
            for (name, _) in after.filter(|(name, _)| name.chars().all(char::is_alphanumeric)) {
                if Sound::named(name, &game).file() == "move" && !game.sounds.contains_key(&name.to_lowercase()) {
                    unknown.push(format!("{}: {name}", game.id));
                }
            }
        }
    }
    assert_eq!(unknown, Vec::<String>::new());
}

#[test]
fn what_cannot_be_played_or_is_never_played_is_told() {
    let cow = animals().files["SOUNDS/cow.wav"].clone();
    let mut without_end = cow.clone();
    without_end.truncate(cow.len() / 2);
    let cases: [(&str, Vec<u8>, &str); 5] = [
        ("SOUNDS/horn.wav", cow.clone(), "A002 SOUNDS/horn.wav: no rule plays the sound horn"),
        ("SOUNDS/horn.ogg", cow.clone(), "A001 SOUNDS/horn.ogg: horn.ogg in SOUNDS is not a sound"),
        ("SOUNDS/horn.wav", without_end, "A001 SOUNDS/horn.wav: the sound horn.wav is damaged"),
        ("SOUNDS/horn.wav", b"RIFF".to_vec(), "A001 SOUNDS/horn.wav: the sound horn.wav is damaged"),
        ("SOUNDS/horn.wav", vec![0; usize::try_from(MAX_SOUND_BYTES).unwrap() + 1], "F002 SOUNDS/horn.wav"),
    ];
    assert_eq!(found(&animals()), Vec::<String>::new());
    for (file, bytes, told) in cases {
        let mut files = animals();
        files.files.insert(file.to_owned(), bytes);
        let found = found(&files);
        assert!(found.len() == 1 && found[0].starts_with(told), "{file}: {found:?}");
    }
    let mut many = animals();
    (0..=MAX_SOUNDS).for_each(|n| drop(many.files.insert(format!("SOUNDS/a{n}.wav"), cow.clone())));
    assert!(found(&many).iter().any(|line| line.contains("SOUNDS holds more than 64 sounds")));
}
