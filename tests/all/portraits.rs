//! Pictures of players' own: looked for by one switch, drawn in the process for strangers' pictures, kept with the player, exported, imported,
//! removed; what is damaged, too large or hostile.

use super::packages::zipped;
use super::walks_kit::{Walk, Way};
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use switchboard::disk::Steps;
use switchboard::disk::players::{FolderStore, OwnFiles, Users, export_player, import_player};
use switchboard::language::Language;
use switchboard::shell::{
    App, Event, NotTaken, Own, OwnFrom, OwnWays, PORTRAIT_SIDE, Profile, Remaker, Settings, Start, Store, Taking,
    is_portrait,
};
#[cfg(feature = "window")]
use switchboard::ui::Portraitist;

/// Takes every file that begins with `picture` as it is.
struct Plain;

impl Remaker for Plain {
    fn remade(&self, bytes: &[u8]) -> Result<Vec<u8>, NotTaken> {
        if bytes.starts_with(b"picture") { Ok(bytes.to_vec()) } else { Err(NotTaken::Unreadable) }
    }
}

fn portraits(users: &Path) -> OwnFiles {
    OwnFiles::new(Own::Picture, Users::new(users.to_owned()), OwnWays::Browsed, Some(Arc::new(Plain)))
}

fn store(users: &Path) -> FolderStore {
    FolderStore::new(users.to_owned(), Vec::new()).speaking(Language::English).picturing(portraits(users))
}

/// What becomes of a picture, once that is known.
fn taken(store: &mut dyn Store, from: OwnFrom) -> Result<String, String> {
    store.begin_taking(Own::Picture, from);
    loop {
        match store.taking(Own::Picture) {
            Taking::Going => std::thread::yield_now(),
            Taking::Done(result) => return result.map_err(|problem| format!("{} {problem}", problem.code)),
        }
    }
}

fn bytes(text: &str) -> OwnFrom {
    OwnFrom::Bytes(text.as_bytes().into())
}

fn pictures_in(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    names.filter(|name| is_portrait(name)).collect()
}

#[test]
fn a_picture_is_kept_with_its_player_replaced_exported_imported_and_removed() {
    let around = tempfile::tempdir().unwrap();
    let users = around.path().join("users");
    let mut store = store(&users);
    let mut profile = Profile::named("Eva", Language::English);
    profile.avatar = taken(&mut store, bytes("picture one")).unwrap();
    let first = profile.avatar.clone();
    assert!(!users.exists(), "nothing is kept before somebody is saved with it");
    let eva = store.create_player(&profile, &Settings::default()).unwrap();
    let folder = users.join(&eva);
    assert_eq!(pictures_in(&folder), [first.as_str()]);
    assert_eq!(store.players().unwrap()[0].profile.avatar, first);
    // whoever draws finds it by its name, also after a new start
    assert_eq!(portraits(&users).bytes(&first).unwrap(), b"picture one");
    assert_eq!(portraits(&users).bytes("../picture-0000000000000000.png"), None);
    // another one takes its place, and the old one is gone
    profile.avatar = taken(&mut store, bytes("picture two")).unwrap();
    store.change_player(&eva, &profile).unwrap();
    assert_eq!(pictures_in(&folder), [profile.avatar.as_str()]);
    assert_ne!(profile.avatar, first);
    // a player goes elsewhere with it
    let (zip, elsewhere) = (around.path().join("eva.zip"), around.path().join("elsewhere"));
    export_player(&Users::new(users.clone()), Some(&eva), &zip).unwrap();
    let there = Users::new(elsewhere.clone());
    let copy = import_player(&there, &zip, &Steps::default()).unwrap().remove(0);
    assert_eq!(fs::read(elsewhere.join(&copy).join(&profile.avatar)).unwrap(), b"picture two");
    assert_eq!(there.list(Language::English).unwrap()[0].profile.avatar, profile.avatar);
    // one of the program's pictures leaves none behind
    let with_own = profile.avatar.clone();
    profile.avatar = "cat".to_owned();
    store.change_player(&eva, &profile).unwrap();
    assert_eq!(pictures_in(&folder), Vec::<String>::new());
    profile.avatar = with_own;
    store.change_player(&eva, &profile).unwrap();
    assert_eq!(pictures_in(&folder).len(), 1, "what was taken last is still there to be kept");
    store.delete_player(&eva).unwrap();
    assert_eq!(fs::read_dir(&users).unwrap().filter(|e| e.as_ref().unwrap().path().is_dir()).count(), 0);
}

#[test]
fn a_missing_or_damaged_picture_is_told_and_another_is_shown() {
    let around = tempfile::tempdir().unwrap();
    let mut store = store(around.path());
    let mut profile = Profile::named("Eva", Language::English);
    profile.avatar = taken(&mut store, bytes("picture one")).unwrap();
    let eva = store.create_player(&profile, &Settings::default()).unwrap();
    let file = around.path().join(&eva).join(&profile.avatar);
    let seen = || Users::new(around.path().to_owned()).list(Language::English).unwrap().remove(0);
    assert!(seen().problems.is_empty());
    for damage in [Some("picture ona"), Some(""), None] {
        match damage {
            Some(text) => fs::write(&file, text).unwrap(),
            None => fs::remove_file(&file).unwrap(),
        }
        let entry = seen();
        let told: Vec<String> = entry.problems.iter().map(|problem| problem.code.to_string()).collect();
        assert_eq!((told, entry.profile.avatar.as_str()), (vec!["S025".to_owned()], "fox"), "{damage:?}");
        assert_eq!(portraits(around.path()).bytes(&profile.avatar), None);
    }
    // a zip with such a player is a player all the same
    let zip = around.path().join("eva.zip");
    export_player(&Users::new(around.path().to_owned()), Some(&eva), &zip).unwrap();
    import_player(&Users::new(around.path().join("elsewhere")), &zip, &Steps::default()).unwrap();
}

#[test]
fn what_is_no_picture_or_too_large_is_refused() {
    let around = tempfile::tempdir().unwrap();
    let mut store = store(&around.path().join("users"));
    let file = |name: &str, content: &[u8]| {
        fs::write(around.path().join(name), content).unwrap();
        OwnFrom::File(around.path().join(name))
    };
    let large = [b"picture".to_vec(), vec![0; 8 << 20]].concat();
    for (from, told) in [
        (file("a.png", b"letter"), "S024"),
        (file("b.png", &large), "S024"),
        (OwnFrom::File(around.path().join("none.png")), "S001"),
        (OwnFrom::File(around.path().to_owned()), "S024"),
    ] {
        let why = taken(&mut store, from).unwrap_err();
        assert!(why.starts_with(told), "{why}");
    }
    assert!(taken(&mut store, file("c.png", b"picture")).is_ok());
}

/// Chooses it whatever else stands before it.
fn choose(walk: &mut Walk, name: &str) {
    let names: Vec<String> = walk.page().choices.iter().map(|choice| choice.name.clone()).collect();
    assert!(walk.choose_name(name), "{name} of {names:?}");
}

#[test]
fn looking_begins_where_there_are_pictures() {
    let around = tempfile::tempdir().unwrap();
    let (users, photos, others) =
        (around.path().join("users"), around.path().join("Photos"), around.path().join("Desk"));
    for folder in [&photos, &others] {
        fs::create_dir_all(folder).unwrap();
    }
    fs::write(photos.join("me.png"), "picture").unwrap();
    let portraits = portraits(&users).beginning_at(vec![photos, others]);
    let store = FolderStore::new(users, Vec::new()).speaking(Language::English).picturing(portraits);
    let mut walk = Walk::of(Way::Mouse, App::new(Box::new(store), &Start::default(), 0).unwrap());
    for name in ["someone-else", "back", "field-avatar", "own-picture"] {
        choose(&mut walk, name);
    }
    let names = |walk: &Walk| walk.page().choices.into_iter().map(|choice| choice.name).collect::<Vec<_>>();
    assert!(names(&walk).contains(&"file me.png".to_owned()), "{:?}", names(&walk));
    choose(&mut walk, "above");
    assert!(names(&walk).starts_with(&["folder Photos".to_owned(), "folder Desk".to_owned()]), "{:?}", names(&walk));
}

#[test]
fn one_switch_finds_a_picture_in_folders_and_keeps_it() {
    for way in [Way::Switch, Way::Keyboard, Way::Mouse] {
        let around = tempfile::tempdir().unwrap();
        let (users, photos) = (around.path().join("users"), around.path().join("Photos"));
        fs::create_dir_all(photos.join("2026")).unwrap();
        for number in 0..9 {
            fs::write(photos.join(format!("2026/{number}.png")), format!("picture {number}")).unwrap();
        }
        fs::write(photos.join("2026/letter.txt"), "picture").unwrap();
        fs::write(photos.join("2026/broken.jpg"), "broken").unwrap();
        let portraits = portraits(&users).beginning_at(vec![photos]);
        let first = Settings { scan: Walk::settings(way).scan, ..Settings::default() };
        let store = FolderStore::new(users.clone(), Vec::new()).speaking(Language::English).beginning_with(first);
        let app = App::new(Box::new(store.picturing(portraits)), &Start::default(), 0).unwrap();
        let mut walk = Walk::of(way, app);
        choose(&mut walk, "someone-else");
        choose(&mut walk, "back");
        for name in ["field-avatar", "own-picture", "folder Photos", "folder 2026"] {
            choose(&mut walk, name);
        }
        let shown = |walk: &Walk| -> Vec<String> {
            let names = walk.page().choices.into_iter().map(|choice| choice.name);
            names.filter_map(|name| name.strip_prefix("file ").map(str::to_owned)).collect()
        };
        let page = shown(&walk);
        choose(&mut walk, "more");
        let all = [page, shown(&walk)].concat();
        assert_eq!((all.len(), all.iter().any(|name| name == "letter.txt")), (10, false), "{all:?}");
        // one that is none is told, and another can be chosen
        if !shown(&walk).iter().any(|name| name == "broken.jpg") {
            choose(&mut walk, "earlier");
        }
        choose(&mut walk, "file broken.jpg");
        for _ in 0..100_000 {
            if walk.page().choices.iter().any(|choice| choice.name == "own-picture") {
                break;
            }
            std::thread::yield_now();
            walk.wait();
        }
        assert!(walk.page().notices.iter().any(|notice| notice.text.contains("drawn as a picture")), "{way:?}");
        for name in ["own-picture", "folder Photos", "above", "folder Photos", "folder 2026"] {
            choose(&mut walk, name);
        }
        if !shown(&walk).iter().any(|name| name == "4.png") {
            choose(&mut walk, "more");
        }
        choose(&mut walk, "file 4.png");
        let is_form = |walk: &Walk| walk.page().choices.iter().any(|choice| choice.name == "field-name");
        for _ in 0..100_000 {
            if is_form(&walk) {
                break;
            }
            std::thread::yield_now();
            walk.wait();
        }
        let avatar = walk.page().choices.iter().find_map(|choice| choice.avatar.clone()).unwrap();
        assert!(is_portrait(&avatar), "{avatar}");
        // it is typed who it is: a space after a letter is a space, Enter is Done
        choose(&mut walk, "field-name");
        for typed in ["E", "v", "a", " ", "B"] {
            walk.handle(Event::Typed(switchboard::shell::Key::Text(typed.to_owned())));
        }
        assert!(walk.page().is_typing);
        walk.handle(Event::Typed(switchboard::shell::Key::Enter));
        choose(&mut walk, "save");
        let entry = Users::new(users.clone()).list(Language::English).unwrap().remove(0);
        assert_eq!((entry.profile.avatar.as_str(), entry.profile.name.ends_with("Eva B")), (avatar.as_str(), true));
        // it is seen on the list of games and on that of players
        let page = walk.page();
        let seen = |page: &switchboard::shell::Page| format!("{:?}", page.blocks).contains(&avatar);
        assert!(seen(&page), "{:?}", page.blocks);
        // whoever set it up is at the desk; from there it goes on to the games
        assert_eq!(page.screen, "desk");
        choose(&mut walk, "back");
        assert!(seen(&walk.page()));
        choose(&mut walk, "change-player");
        assert!(seen(&walk.page()));
    }
}

#[test]
fn a_dropped_picture_is_offered_as_that_of_who_plays() {
    let around = tempfile::tempdir().unwrap();
    let start = Start { player: Some("Eva".to_owned()), ..Start::default() };
    let mut walk = Walk::of(Way::Mouse, App::new(Box::new(store(around.path())), &start, 0).unwrap());
    walk.handle(Event::Brought(bytes("picture")));
    for _ in 0..100_000 {
        if walk.page().choices.iter().any(|choice| choice.name == "save") {
            break;
        }
        std::thread::yield_now();
        walk.wait();
    }
    assert_eq!(walk.page().screen, "player");
    choose(&mut walk, "save");
    let entry = Users::new(around.path().to_owned()).list(Language::English).unwrap().remove(0);
    assert!(is_portrait(&entry.profile.avatar) && walk.page().screen == "games");
    let shown = format!("{:?}", walk.page().blocks);
    assert!(shown.contains(&entry.profile.avatar), "{shown}");
    // who is nobody yet is told what to do
    let nobody = tempfile::tempdir().unwrap();
    let mut walk = Walk::of(Way::Mouse, App::new(Box::new(store(nobody.path())), &Start::default(), 0).unwrap());
    walk.handle(Event::Brought(bytes("picture")));
    assert!(walk.page().notices.iter().any(|notice| notice.text.contains("who plays first")), "{:?}", walk.page());
}

#[test]
fn a_file_with_a_game_is_added_where_a_picture_was_asked_for() {
    let around = tempfile::tempdir().unwrap();
    let users = around.path().join("users");
    let start = Start { player: Some("Eva".to_owned()), ..Start::default() };
    let mut walk = Walk::of(Way::Mouse, App::new(Box::new(store(&users)), &start, 0).unwrap());
    choose(&mut walk, "change-player");
    choose(&mut walk, "edit");
    choose(&mut walk, "player Eva");
    choose(&mut walk, "field-avatar");
    let game = zipped(around.path(), "Gems.zip", &[("gems/rules.xml", "<Rules/>")]);
    walk.handle(Event::Brought(OwnFrom::File(game)));
    let asked = format!("{:?}", walk.page().blocks);
    assert!(walk.page().screen == "ask" && asked.contains("gems"), "{asked}");
    choose(&mut walk, "no");
    assert_eq!(walk.page().screen, "player");
    // why one cannot be added is told of what it is, not of a picture
    for name in ["broken.zip", "Letter.switchboard", "notes.txt"] {
        fs::write(around.path().join(name), "letter").unwrap();
        walk.handle(Event::Brought(OwnFrom::File(around.path().join(name))));
        let told = walk.page().notices;
        assert!(told.iter().any(|notice| notice.text.contains("cannot be added")), "{name}: {told:?}");
        assert!(!told.iter().any(|notice| notice.text.contains("picture")), "{name}: {told:?}");
        assert_eq!(walk.page().screen, "player");
    }
}

#[test]
fn a_folder_with_a_game_is_added_and_of_another_one_is_told_what_to_do() {
    let around = tempfile::tempdir().unwrap();
    let start = Start { player: Some("Eva".to_owned()), ..Start::default() };
    let users = around.path().join("users");
    let mut walk = Walk::of(Way::Mouse, App::new(Box::new(store(&users)), &start, 0).unwrap());
    let [game, photos] = ["Gems", "photos"].map(|name| around.path().join(name));
    fs::create_dir_all(game.join("LEVELS")).unwrap();
    fs::create_dir(&photos).unwrap();
    fs::write(photos.join("me.png"), "picture").unwrap();
    walk.handle(Event::Brought(OwnFrom::File(photos.clone())));
    let told = walk.page().notices;
    assert!(told.iter().any(|notice| notice.text.contains("no game in this folder")), "{told:?}");
    assert_eq!(walk.page().screen, "games");
    walk.handle(Event::Brought(OwnFrom::File(game.clone())));
    let asked = format!("{:?}", walk.page().blocks);
    assert!(walk.page().screen == "ask" && asked.contains("Gems"), "{asked}");
    choose(&mut walk, "no");
    // where a picture is asked for
    choose(&mut walk, "change-player");
    choose(&mut walk, "edit");
    choose(&mut walk, "player Eva");
    choose(&mut walk, "field-avatar");
    walk.handle(Event::Brought(OwnFrom::File(photos)));
    let is_told =
        |walk: &Walk| walk.page().notices.iter().any(|notice| notice.text.contains("a folder, not a picture"));
    for _ in 0..100_000 {
        if is_told(&walk) {
            break;
        }
        std::thread::yield_now();
        walk.wait();
    }
    assert!(is_told(&walk) && walk.page().screen == "player", "{:?}", walk.page().notices);
    walk.handle(Event::Brought(OwnFrom::File(game)));
    assert_eq!(walk.page().screen, "ask");
}

#[cfg(feature = "window")]
fn portraitist() -> Portraitist {
    Portraitist::new(PathBuf::from(env!("CARGO_BIN_EXE_switchboard")))
}

/// A picture of this size, its left half red and its right half blue.
#[cfg(feature = "window")]
fn halves(width: u32, height: u32, format: image::ImageFormat) -> Vec<u8> {
    let color = |x: u32, _| if x < width / 2 { image::Rgb([255, 0, 0]) } else { image::Rgb([0, 0, 255]) };
    let mut bytes = Cursor::new(Vec::new());
    image::RgbImage::from_fn(width, height, color).write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

/// The same as a camera writes it that was held upright: a photo that is to be turned by a quarter, with the place where it was taken.
#[cfg(feature = "window")]
fn photo() -> Vec<u8> {
    let tiff = b"II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0GPS 49.19 N 16.60 E";
    let length = u16::try_from(2 + 6 + tiff.len()).unwrap().to_be_bytes();
    let plain = halves(640, 320, image::ImageFormat::Jpeg);
    [&plain[..2], b"\xff\xe1", &length, b"Exif\0\0", tiff, &plain[2..]].concat()
}

#[test]
#[cfg(feature = "window")]
fn a_photo_is_kept_small_upright_and_without_its_place() {
    let taken = photo();
    let has_place = |bytes: &[u8]| bytes.windows(4).any(|four| four == b"GPS ");
    assert!(has_place(&taken));
    let kept = portraitist().remade(&taken).unwrap();
    assert!(!has_place(&kept));
    let kept = image::load_from_memory_with_format(&kept, image::ImageFormat::Png).unwrap().into_rgba8();
    assert_eq!(kept.dimensions(), (PORTRAIT_SIDE, PORTRAIT_SIDE));
    let at = |x: u32, y: u32| kept.get_pixel(x, y).0;
    let (middle, end) = (PORTRAIT_SIDE / 2, PORTRAIT_SIDE - 1);
    // turned by a quarter to the right: what was left is above; what it leaves free beside it is transparent
    assert!(at(middle, 20)[0] > 200 && at(middle, 20)[2] < 60, "{:?}", at(middle, 20));
    assert!(at(middle, end - 20)[2] > 200 && at(middle, end - 20)[0] < 60);
    assert_eq!((at(0, middle)[3], at(end, middle)[3], at(middle, middle)[3]), (0, 0, 255));
}

#[test]
#[cfg(feature = "window")]
fn drawings_are_taken_and_hostile_pictures_are_not() {
    let draw = portraitist();
    let svg =
        |body: &str| format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">{body}</svg>"#).into_bytes();
    let wide = draw.remade(&svg(r##"<rect width="2" height="1" fill="#0f0"/>"##)).unwrap();
    let wide = image::load_from_memory(&wide).unwrap().into_rgba8();
    assert_eq!((wide.get_pixel(256, 256).0, wide.get_pixel(256, 20).0[3]), ([0, 255, 0, 255], 0));
    assert!(draw.remade(&halves(4096, 8, image::ImageFormat::Png)).is_ok());
    for (name, hostile) in [
        ("too wide", halves(4097, 8, image::ImageFormat::Png)),
        ("cut off", halves(64, 64, image::ImageFormat::Png)[..80].to_vec()),
        ("empty", Vec::new()),
        ("no picture", b"#!/bin/sh".to_vec()),
        ("too large", vec![0; (8 << 20) + 1]),
    ] {
        assert_eq!(draw.remade(&hostile), Err(NotTaken::Unreadable), "{name}");
    }
    // what it refers to elsewhere is not drawn
    let secret = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/icon/switchboard-64.png");
    let outside = draw.remade(&svg(&format!(r#"<image href="{secret}" width="2" height="1"/>"#))).unwrap();
    let outside = image::load_from_memory(&outside).unwrap().into_rgba8();
    assert!(outside.pixels().all(|pixel| pixel.0[3] == 0));
}
