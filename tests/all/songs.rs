//! Songs of players' own: taken from files, kept, played in turn where something ended well, removed, moved to another machine; and the
//! voice that names what is lit.

use super::walks_kit::{Walk, Way, at_sokoban, games, solution};
use std::fs;
use std::path::Path;
use std::sync::Arc;
use switchboard::diag::Code;
use switchboard::disk::Steps;
use switchboard::disk::players::{FolderStore, OwnFiles, Users, export_player, import_player};
use switchboard::language::Language;
use switchboard::shell::song::{SONG_RATE, wav};
use switchboard::shell::{
    App, Effect, Event, NotTaken, Own, OwnFrom, OwnWays, Profile, Program, Remaker, Signal, Sound, Spoken, Start,
    Store, Taking,
};

/// Makes a tone of a file that names its height; everything else is no song.
struct Tones;

impl Remaker for Tones {
    fn remade(&self, bytes: &[u8]) -> Result<Vec<u8>, NotTaken> {
        let height: f32 =
            std::str::from_utf8(bytes).ok().and_then(|text| text.parse().ok()).ok_or(NotTaken::Unreadable)?;
        let tone = (0..SONG_RATE).map(|at| (at as f32 * height).sin()).collect();
        wav(tone).ok_or(NotTaken::Unreadable)
    }
}

fn store(users: &Path) -> FolderStore {
    let games = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("games")];
    let songs = OwnFiles::new(Own::Song, Users::new(users.to_owned()), OwnWays::Browsed, Some(Arc::new(Tones)));
    FolderStore::new(users.to_owned(), games).speaking(Language::English).singing(songs)
}

/// Eva's desk, and the page of it with the songs.
fn at_songs(users: &Path) -> Walk {
    let mut store = store(users);
    if store.players().unwrap().is_empty() {
        store.create_player(&Profile::named("Eva", Language::English), &Walk::settings(Way::Mouse)).unwrap();
    }
    let start = Start { player: Some("Eva".into()), game: Some("sokoban".into()), level: Some("01".into()) };
    let mut walk = Walk::of(Way::Mouse, App::new(Box::new(store), &start, 0).unwrap());
    walk.handle(Event::Signal(Signal::Desk));
    assert!(walk.choose_name("desk songs"), "{}", walk.page().screen);
    walk
}

/// Brings this file to the page, and waits until it was read.
fn bring(walk: &mut Walk, file: &Path, text: &str) {
    fs::write(file, text).unwrap();
    walk.handle(Event::Brought(OwnFrom::File(file.to_owned())));
    while walk.page().choices.iter().all(|choice| choice.name != "add") {
        std::thread::yield_now();
        walk.handle(Event::Tick);
    }
}

fn songs_in(users: &Path) -> Vec<String> {
    let names = fs::read_dir(users.join("Eva")).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = names.filter(|name| Own::Song.is_name(name)).collect();
    names.sort();
    names
}

/// The songs that are played, and "end" where one is ended.
fn sung(walk: &mut Walk) -> Vec<String> {
    let effects = walk.app.take_effects().into_iter();
    effects
        .filter_map(|effect| match effect {
            Effect::Sound(Sound::Song(wav), _) => Some(wav.name),
            Effect::Sound(Sound::LevelDone | Sound::GameDone, _) => Some("usual".to_owned()),
            Effect::EndSong => Some("end".to_owned()),
            _ => None,
        })
        .collect()
}

/// Plays the first level of Sokoban to its end.
fn finish(walk: &mut Walk) {
    walk.app.take_effects();
    for chosen in solution(&games(&["sokoban"]), 0) {
        assert!(walk.play(chosen));
    }
    while walk.page().screen == "board" {
        walk.wait();
    }
}

#[test]
fn songs_are_heard_in_turn_where_a_level_ended_well_until_play_goes_on() {
    let around = tempfile::tempdir().unwrap();
    let users = around.path().join("users");
    let mut walk = at_songs(&users);
    bring(&mut walk, &around.path().join("Ode to joy.mp3"), "0.05");
    bring(&mut walk, &around.path().join("noise.ogg"), "no song");
    let told = walk.page().notices.iter().map(|notice| notice.text.clone()).collect::<Vec<_>>().concat();
    assert!(told.contains("no sound to be had"), "{told}");
    bring(&mut walk, &around.path().join("Lullaby.wav"), "0.02");
    let songs = walk.app.store().settings("Eva").0.songs;
    let titles: Vec<&str> = songs.all().iter().map(|song| song.title.as_str()).collect();
    assert_eq!(titles, ["Ode to joy", "Lullaby"]);
    assert_eq!(songs_in(&users).len(), 2);
    // listening, and leaving the page ends it
    walk.app.take_effects();
    assert!(walk.choose_name("listen Lullaby"));
    assert_eq!(sung(&mut walk), [songs.files()[1]]);
    assert!(walk.choose_name("back"));
    assert_eq!(sung(&mut walk), ["end"]);
    while walk.page().screen != "board" {
        walk.handle(Event::Signal(Signal::ChangeGame));
    }
    for turn in 0..3 {
        finish(&mut walk);
        assert_eq!(sung(&mut walk), [songs.files()[turn % 2]], "turn {turn}, {}", walk.page().screen);
        assert!(walk.choose_name("again"), "{:?}", walk.page().choices);
        assert_eq!(sung(&mut walk), ["end"], "turn {turn}");
    }
    // one whose file is damaged is passed over; without any the program's own sound is heard
    for file in songs.files() {
        fs::write(users.join("Eva").join(file), b"RIFF").unwrap();
    }
    finish(&mut walk);
    assert_eq!(sung(&mut walk), ["usual"]);
}

#[test]
fn songs_go_with_their_player_and_what_was_removed_is_gone() {
    let around = tempfile::tempdir().unwrap();
    let users = around.path().join("users");
    let mut walk = at_songs(&users);
    for number in 0..9 {
        bring(&mut walk, &around.path().join(format!("Song {number}.mp3")), &format!("0.0{}", number + 1));
    }
    let full = walk.page().notices.iter().any(|notice| notice.text.contains("There are 8 songs"));
    assert!(full && songs_in(&users).len() == 8, "{:?}", walk.page().notices);
    drop(walk);
    let zip = around.path().join("eva.zip");
    export_player(&Users::new(users.clone()), Some("Eva"), &zip).unwrap();
    let there = Users::new(around.path().join("elsewhere"));
    let copy = import_player(&there, &zip, &Steps::default()).unwrap().remove(0);
    let mut elsewhere = store(&around.path().join("elsewhere"));
    let songs = elsewhere.settings(&copy).0.songs;
    assert!(songs.all().len() == 8 && elsewhere.song(&copy, songs.files()[7]).is_some());
    // taken away, one after another
    let mut walk = at_songs(&users);
    for left in (0..8).rev() {
        let name = walk.page().choices.iter().find(|choice| choice.name.starts_with("remove ")).unwrap().name.clone();
        assert!(walk.choose_name(&name));
        assert_eq!((songs_in(&users).len(), walk.app.store().settings("Eva").0.songs.all().len()), (left, left));
    }
}

#[test]
fn without_somebody_who_decodes_nothing_is_taken() {
    let around = tempfile::tempdir().unwrap();
    let mut silent = FolderStore::new(around.path().to_owned(), Vec::new());
    assert_eq!(silent.own_ways(Own::Song), OwnWays::None);
    silent.begin_taking(Own::Song, OwnFrom::Named("a.mp3".to_owned(), b"0.1".as_slice().into()));
    assert!(matches!(silent.taking(Own::Song), Taking::Done(Err(problem)) if problem.code == Code::S024));
}

/// The file formats that people have, made of one recording (`tests/data/songs/README.md`).
#[cfg(feature = "sound")]
#[test]
fn songs_are_decoded_from_the_formats_that_people_have() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/songs");
    for name in ["tune.mp3", "tune.ogg", "tune.flac", "tune.m4a", "tune.wav"] {
        let song = switchboard::device::SongReader.remade(&fs::read(folder.join(name)).unwrap());
        let song = song.unwrap_or_else(|why| panic!("{name}: {why:?}"));
        let mut reader = hound::WavReader::new(song.as_slice()).unwrap();
        let seconds = reader.duration() as f32 / SONG_RATE as f32;
        assert!((0.9..1.3).contains(&seconds), "{name}: {seconds} s");
        // the tune has two tones, one second long together: what is heard has their height
        let samples: Vec<i16> = reader.samples().map(Result::unwrap).collect();
        let crossings = |part: &[i16]| part.windows(2).filter(|pair| pair[0] < 0 && pair[1] >= 0).count() as f32;
        let middle = |from: f32| {
            let from = (from * SONG_RATE as f32) as usize;
            crossings(&samples[from..from + SONG_RATE as usize / 5]) * 5.0
        };
        let (first, second) = (middle(0.15), middle(0.65));
        assert!((first - 440.0).abs() < 25.0 && (second - 660.0).abs() < 25.0, "{name}: {first} Hz, {second} Hz");
    }
}

#[test]
fn what_is_lit_can_be_named_by_another_voice_than_results() {
    let mut settings = Walk::settings(Way::Switch);
    for (key, value) in [("said", "Everything"), ("voice", "female1"), ("cue_voice", "male2")] {
        settings.set(key, value).unwrap();
    }
    let mut walk = at_sokoban(settings.clone(), "01");
    assert!(walk.play(solution(&games(&["sokoban"]), 0)[0]));
    let said = |walk: &mut Walk| {
        let effects = walk.app.take_effects().into_iter();
        let speeches = effects.filter_map(|effect| if let Effect::Say(speech) = effect { Some(speech) } else { None });
        speeches.map(|speech| (speech.spoken, speech.voice.unwrap())).collect::<Vec<_>>()
    };
    let voices = said(&mut walk);
    assert!(voices.contains(&(Spoken::Cue, "male2".to_owned())), "{voices:?}");
    assert!(voices.contains(&(Spoken::Result, "female1".to_owned())), "{voices:?}");
    settings.set("cue_voice", "leave").unwrap();
    assert_eq!(settings.differences().iter().filter(|(key, _)| key == "cue_voice").count(), 0);
}
