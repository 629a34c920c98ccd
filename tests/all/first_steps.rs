//! The first steps with a switch: what holds for every activity. No press makes it flash, its sounds are soft, it ends well or has no end, and the
//! two lowest rungs know no wrong press.

use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, games, text, text_with, words};
use resvg::{tiny_skia, usvg};
use std::collections::{BTreeMap, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use switchboard::game::{Game, Kind};
use switchboard::language::Language;
use switchboard::play::{Board, Engine, Face, Move, Outcome};
use switchboard::shell::{Block, Event, GameEntry, Page, Profile, Settings, Start, Switch};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("games")
}

/// The names of all activities.
fn names() -> Vec<String> {
    let all = std::fs::read_dir(folder()).unwrap();
    let mut names: Vec<String> = all.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.retain(|name| name.starts_with("steps-"));
    names.sort();
    names
}

fn activities() -> Vec<GameEntry> {
    let names = names();
    games(&names.iter().map(String::as_str).collect::<Vec<_>>())
}

fn game_of(entry: &GameEntry) -> &Arc<Game> {
    entry.game.as_ref().unwrap()
}

/// Each rung has at least three, and so have two switches.
#[test]
fn seven_rungs_have_three_activities_each() {
    let mut rungs: BTreeMap<char, usize> = BTreeMap::new();
    let (mut for_two, names) = (0, names());
    for entry in activities() {
        let game = game_of(&entry);
        let rung = entry.id.chars().nth("steps-".len()).unwrap();
        let name = game.description.name.get(Language::English);
        assert!(name.starts_with(&format!("{rung} · ")), "{name}");
        if name.contains("(two switches)") { for_two += 1 } else { *rungs.entry(rung).or_default() += 1 }
    }
    assert_eq!(
        rungs.iter().map(|(rung, count)| (*rung, *count)).collect::<Vec<_>>(),
        ['1', '2', '3', '4', '5', '6', '7'].map(|rung| (rung, 3))
    );
    assert_eq!((for_two, names.len()), (3, 24));
}

/// The program at this level of an activity.
fn at(entry: &GameEntry, level: &str) -> Walk {
    let mut store = MemoryStore::new(vec![entry.clone()]);
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), Settings::default()));
    let start = Start { player: Some("Ann".into()), game: Some(entry.id.clone()), level: Some(level.to_owned()) };
    Walk::start(Way::Switch, store, &start)
}

fn board(page: &Page) -> Option<Arc<Board>> {
    page.blocks.iter().find_map(|(_, block)| match block {
        Block::Board { board, .. } => Some(Arc::clone(board)),
        _ => None,
    })
}

/// How many places of a cell are looked at, along each side.
const PLACES: u32 = 8;
/// A change of luminance that counts for WCAG 2.3.1, as part of white.
const CHANGE: f32 = 0.1;
/// So often at most in a second, on so much of the board.
const MOST: (usize, f64) = (2, 0.25);

/// What cells look like: luminance and how red they are, place by place.
#[derive(Default)]
struct Looks(BTreeMap<String, Vec<(f32, f32)>>);

impl Looks {
    fn of(&mut self, game: &str, face: &Face) -> &[(f32, f32)] {
        let name = format!("{:?}", face.pictures);
        self.0.entry(name).or_insert_with(|| {
            let mut drawn = tiny_skia::Pixmap::new(PLACES * 4, PLACES * 4).unwrap();
            drawn.fill(tiny_skia::Color::from_rgba8(0xf3, 0xee, 0xe4, 0xff));
            for picture in &face.pictures {
                let switchboard::play::Picture::File { name: file, .. } = picture else { continue };
                let svg = std::fs::read(folder().join(game).join("PIECES").join(file)).unwrap();
                let tree = usvg::Tree::from_data(&svg, &usvg::Options::default()).unwrap();
                let (wide, high) = (tree.size().width(), tree.size().height());
                let side = (PLACES * 4) as f32;
                resvg::render(&tree, tiny_skia::Transform::from_scale(side / wide, side / high), &mut drawn.as_mut());
            }
            let linear = |channel: u8| (f32::from(channel) / 255.0).powf(2.2);
            let colors: Vec<(f32, f32)> = drawn
                .pixels()
                .iter()
                .map(|pixel| {
                    let [r, g, b] = [pixel.red(), pixel.green(), pixel.blue()].map(linear);
                    let sum = r + g + b;
                    (
                        0.2126 * r + 0.7152 * g + 0.0722 * b,
                        if sum > 0.0 && r / sum >= 0.8 { (r - g - b) * 320.0 } else { 0.0 },
                    )
                })
                .collect();
            // means of four by four
            (0..PLACES * PLACES)
                .map(|place| {
                    let (x, y) = (place % PLACES * 4, place / PLACES * 4);
                    let within = (0..16).map(|n| colors[((y + n / 4) * PLACES * 4 + x + n % 4) as usize]);
                    let (light, red) = within.fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
                    (light / 16.0, red / 16.0)
                })
                .collect()
        })
    }
}

/// The largest part of a board that changed more often than allowed within a second, of boards with the times at which they were shown.
fn worst(game: &str, boards: &[(u64, Arc<Board>)], looks: &mut Looks) -> f64 {
    let mut last: Vec<(f32, f32)> = Vec::new();
    let mut changes: Vec<VecDeque<u64>> = Vec::new();
    let mut worst: f64 = 0.0;
    for (now_ms, board) in boards {
        let seen: Vec<(f32, f32)> = board.faces.iter().flat_map(|face| looks.of(game, face).to_vec()).collect();
        if last.len() != seen.len() {
            (last, changes) = (seen.clone(), vec![VecDeque::new(); seen.len()]);
            continue;
        }
        for ((before, now), times) in last.iter().zip(&seen).zip(&mut changes) {
            // a flash also goes between two colours of which one is a saturated red
            if (before.0 - now.0).abs() >= CHANGE || (before.1 - now.1).abs() > 20.0 {
                times.push_back(*now_ms);
            }
            while times.front().is_some_and(|first| first + 1_000 <= *now_ms) {
                times.pop_front();
            }
        }
        let flashing = changes.iter().filter(|times| times.len() > MOST.0).count();
        worst = worst.max(flashing as f64 / changes.len().max(1) as f64);
        last = seen;
    }
    worst
}

/// Eight presses a second for so long, and every board that is shown meanwhile.
fn hammered(walk: &mut Walk, switches: &[Switch], lasts_ms: u64) -> Vec<(u64, Arc<Board>)> {
    let mut boards: Vec<(u64, Arc<Board>)> = Vec::new();
    let mut keep = |walk: &Walk| {
        if let Some(board) = board(&walk.page())
            && boards.last().is_none_or(|(_, last)| *last != board)
        {
            boards.push((walk.now_ms, board));
        }
    };
    let mut press_ms = walk.now_ms;
    let end_ms = walk.now_ms + lasts_ms;
    let mut count = 0;
    while walk.now_ms < end_ms {
        let wake_ms = switchboard::shell::Program::next_wake(&walk.app).unwrap_or(u64::MAX);
        if wake_ms < press_ms {
            walk.now_ms = wake_ms.max(walk.now_ms + 1);
            walk.handle(Event::Tick);
        } else {
            walk.now_ms = press_ms.max(walk.now_ms);
            let switch = switches[count % switches.len()];
            walk.handle(if count % 2 == 0 {
                Event::Pressed(switch)
            } else {
                Event::Released(switches[(count - 1) % switches.len()])
            });
            count += 1;
            press_ms += 62;
        }
        keep(walk);
    }
    boards
}

#[test]
fn no_activity_flashes_however_fast_somebody_presses() {
    let mut faults = Vec::new();
    for entry in activities() {
        let mut looks = Looks::default();
        for level in &game_of(&entry).levels {
            for switches in
                [&[Switch::Main, Switch::Main][..], &[Switch::Main, Switch::Main, Switch::Second, Switch::Second]]
            {
                let boards = hammered(&mut at(&entry, &level.id), switches, 12_000);
                // with one switch the lift stays where it is at the top
                let happens = boards.len() > 2 || switches.len() == 2 || *entry.id >= *"steps-5";
                assert!(happens, "{} {}: nothing happens", entry.id, level.id);
                let part = worst(&entry.id, &boards, &mut looks);
                if part > MOST.1 {
                    faults.push(format!("{} {}: {part:.2} of the board", entry.id, level.id));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is measured is there to be found: the same presses without what keeps boards steady.
#[test]
fn boards_as_the_rules_make_them_would_flash() {
    let entry = games(&["steps-1-music"]).remove(0);
    let engine = Engine::new(Arc::clone(game_of(&entry)), 0).unwrap();
    let mut state = engine.start(0);
    let boards: Vec<(u64, Arc<Board>)> = (0..40_u64)
        .map(|number| {
            engine.play(&mut state, &Move::Press(1)).unwrap();
            (number * 125, Arc::new(engine.board(&state)))
        })
        .collect();
    let part = worst("steps-1-music", &boards, &mut Looks::default());
    assert!(part > MOST.1, "{part}");
}

/// A wav file of 16 bits and one channel: its samples, and how many there are in a second.
fn samples(bytes: &[u8]) -> (Vec<f32>, u32) {
    let number = |at: usize| u32::from_le_bytes(bytes[at..at + 4].try_into().unwrap());
    assert_eq!((&bytes[..4], &bytes[8..16], bytes[34]), (&b"RIFF"[..], &b"WAVEfmt "[..], 16));
    let data = bytes[44..].as_chunks::<2>().0;
    (data.iter().map(|pair| f32::from(i16::from_le_bytes(*pair)) / 32_768.0).collect(), number(24))
}

#[test]
fn their_sounds_are_soft_and_begin_softly() {
    let mut faults = Vec::new();
    let mut measured = 0;
    let own =
        ["level-done"].map(|name| Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/sounds/{name}.wav")));
    let of_games = names().into_iter().flat_map(|name| {
        std::fs::read_dir(folder().join(name).join("SOUNDS"))
            .unwrap()
            .map(|file| file.unwrap().path())
            .collect::<Vec<_>>()
    });
    for path in of_games.chain(own).filter(|path| path.extension().is_some_and(|ending| ending == "wav")) {
        let (mut samples, rate) = samples(&std::fs::read(&path).unwrap());
        let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        let soon = samples[..(rate / 50) as usize].iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        samples.resize(samples.len().max(rate as usize / 2), 0.0);
        let mut meter = ebur128::EbuR128::new(1, rate, ebur128::Mode::I).unwrap();
        meter.add_frames_f32(&samples).unwrap();
        let loudness = meter.loudness_global().unwrap();
        let peak_db = 20.0 * f64::from(peak).log10();
        if !(-23.0..=-19.5).contains(&loudness) || peak_db > -3.0 || soon > 0.9 * peak {
            faults.push(format!(
                "{}: {loudness:.1} LUFS, peak {peak_db:.1} dB, {soon:.2} of {peak:.2} after 20 ms",
                path.display()
            ));
        }
        measured += 1;
    }
    assert!(faults.is_empty() && measured > 100, "{measured}\n{}", faults.join("\n"));
}

/// Rungs 1 and 2: whatever is pressed, something more is there, and nothing is counted as wrong.
#[test]
fn on_the_first_rungs_every_press_does_something() {
    for entry in activities().iter().filter(|entry| entry.id.as_str() < "steps-3") {
        let engine = Engine::new(Arc::clone(game_of(entry)), 0).unwrap();
        for switch in [1, 2] {
            let mut state = engine.start(5);
            for _ in 0..30 {
                let before = state.clone();
                let turn = engine.play(&mut state, &Move::Press(switch)).unwrap();
                assert!(engine.board(&state) != engine.board(&before) || !turn.sounds.is_empty(), "{}", entry.id);
                assert!(!turn.sounds.is_empty() || turn.outcome != Some(Outcome::Playing), "{} is silent", entry.id);
                if turn.outcome != Some(Outcome::Playing) {
                    break;
                }
            }
        }
        let Kind::Rules(rules) = &game_of(entry).kind else { panic!("{}", entry.id) };
        assert!(rules.rules.iter().all(|rule| !rule.contents.contains("Misses")), "{}", entry.id);
    }
}

/// Whoever is late and whoever presses at the wrong time comes to the end too.
#[test]
fn now_waits_for_whoever_is_late() {
    for entry in activities().iter().filter(|entry| entry.id.starts_with("steps-4") && entry.id != "steps-4-boat") {
        let engine = Engine::new(Arc::clone(game_of(entry)), 2).unwrap();
        let mut state = engine.start(3);
        let number = |state: &switchboard::play::State, name: &str| {
            let layout = engine.layout(state);
            match layout.items.iter().find(|item| item.name.written() == name).unwrap().value {
                switchboard::game::Value::Int(number) => number,
                _ => panic!("{name}"),
            }
        };
        let narrow = number(&state, "Open");
        (0..600).for_each(|_| drop(engine.play(&mut state, &Move::Tick)));
        assert!(number(&state, "Open") > narrow, "{}: nobody pressed, and it stays longer", entry.id);
        assert_eq!((number(&state, "Misses"), engine.outcome(&state)), (0, Outcome::Playing), "no press is no miss");
        for _ in 0..600 {
            let there = engine
                .layout(&state)
                .items
                .iter()
                .any(|item| item.name.written() == "There" && item.value == switchboard::game::Value::Bool(true));
            let chosen = if there { Move::Press(1) } else { Move::Tick };
            if engine.play(&mut state, &chosen).is_err() {
                break;
            }
        }
        assert_eq!(engine.outcome(&state), Outcome::Won(1), "{}", entry.id);
    }
}

#[test]
fn home_offers_the_first_steps_in_the_order_of_their_rungs() {
    let mut settings = Walk::settings(Way::Switch);
    settings.steps.on_home = true;
    let mut store = MemoryStore::new([activities(), games(&["sokoban"])].concat());
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    let mut walk = Walk::start(Way::Switch, store, &Start { player: Some("Ann".into()), ..Start::default() });
    assert!(walk.choose_name("kind steps"));
    let mut seen: Vec<String> = Vec::new();
    loop {
        let page = walk.page();
        seen.extend(page.choices.iter().filter_map(|choice| choice.name.strip_prefix("game ")).map(str::to_owned));
        if seen.len() >= activities().len() || !walk.choose_name("page-next") {
            break;
        }
    }
    let mut rungs = names();
    rungs.sort();
    assert_eq!(seen, rungs);
    // the last of them was played: next time its page is there at once
    let last = rungs.last().unwrap();
    assert!(walk.choose_name(&format!("game {last}")));
    for leads_on in ["play", "begin"] {
        walk.choose_name(leads_on);
    }
    assert_eq!(walk.page().screen, "board");
    assert!(walk.choose_name("change-game"));
    assert!(walk.choose_name("kind steps"));
    assert!(walk.page().named(&format!("game {last}")).is_some());
}

/// Lets time pass, and the program do what it has to meanwhile.
fn wait(walk: &mut Walk, ms: u64) {
    let end_ms = walk.now_ms + ms;
    while let Some(wake_ms) = switchboard::shell::Program::next_wake(&walk.app).filter(|wake_ms| *wake_ms < end_ms) {
        walk.now_ms = wake_ms.max(walk.now_ms + 1);
        walk.handle(Event::Tick);
    }
    walk.now_ms = end_ms;
}

/// The cell of what is asked for, and one of something else.
fn asked(page: &Page) -> Option<(Move, Move)> {
    let board = board(page)?;
    let name = |face: &Face| {
        face.pictures.iter().find_map(|picture| match picture {
            switchboard::play::Picture::File { name, .. } => Some(name.clone()),
            _ => None,
        })
    };
    let names: Vec<String> = board.faces.iter().map(|face| name(face).unwrap_or_default()).collect();
    let wanted = names.iter().find_map(|name| name.strip_prefix("ask"))?;
    let cell = |is_it: &dyn Fn(&str) -> bool| {
        let at = names.iter().position(|name| is_it(name))?;
        board.size.cells().nth(at).map(Move::Cell)
    };
    let others = |name: &str| name != wanted && !name.starts_with("ask") && name != "ground.svg" && !name.is_empty();
    Some((cell(&|name| name == wanted)?, cell(&others)?))
}

/// At a rung where one of two is asked for, with these tries of days before.
fn at_two(tries: &str) -> Walk {
    let mut settings = Walk::settings(Way::Switch);
    settings.set("tries", tries).unwrap();
    let mut store = MemoryStore::new(activities());
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    let (game, level) = (Some("steps-5-kitchen".to_owned()), Some("03".to_owned()));
    Walk::start(Way::Switch, store, &Start { player: Some("Ann".into()), game, level })
}

fn is_asked(walk: &Walk, id: &str, rung: &str) -> bool {
    words(&walk.page()).contains(&text_with(id, &[("name", text(rung).into())]))
}

/// Plays until a step is proposed, but not longer than for so many choices; returns how many there were. Other questions, about the pace,
/// are answered with no.
fn until_asked(walk: &mut Walk, most: usize, good: bool) -> usize {
    let mut choices = 0;
    while choices < most && !is_asked(walk, "ask-step-up", "rung-6") && !is_asked(walk, "ask-step-down", "rung-4") {
        match asked(&walk.page()) {
            Some((wanted, other)) if walk.play(if good { wanted } else { other }) => choices += 1,
            _ if walk.page().screen == "ask" => assert!(walk.choose_name("no")),
            _ => walk.press(),
        }
        wait(walk, 3_000);
    }
    choices
}

/// Twenty good tries of the day before.
fn yesterday() -> String {
    format!("1 5:0:2020-01-01={}", "+50".repeat(20))
}

#[test]
fn who_finds_what_is_asked_for_on_two_days_is_asked_to_go_on_and_is_not_sent() {
    let mut walk = at_two(&yesterday());
    assert!((20..60).contains(&until_asked(&mut walk, 60, true)));
    assert!(walk.choose_name("no"));
    assert_eq!(walk.page().screen, "board");
    let quiet = until_asked(&mut walk, 100, true);
    assert!((50..100).contains(&quiet), "after a no there is quiet for fifty tries: {quiet}");
    assert!(walk.choose_name("yes"));
    assert_eq!(walk.page().screen, "board");
    assert_eq!(walk.page().standing.unwrap().game, "steps-6-kitchen");
}

#[test]
fn on_one_day_alone_nobody_is_asked_to_go_on() {
    let mut walk = at_two("1");
    assert_eq!(until_asked(&mut walk, 60, true), 60);
}

#[test]
fn who_goes_astray_is_asked_to_go_back_before_the_level_is_over() {
    let mut walk = at_two("1");
    assert_eq!(until_asked(&mut walk, 60, false), 20);
    assert!(is_asked(&walk, "ask-step-down", "rung-4"));
    assert!(walk.choose_name("yes"));
    assert_eq!((walk.page().screen, walk.page().standing.unwrap().game.as_str()), ("board", "steps-4-goal"));
}

#[test]
fn the_first_sounds_are_softer() {
    let mut walk = at(activities().iter().find(|entry| entry.id == "steps-1-music").unwrap(), "01");
    let mut volumes = Vec::new();
    for _ in 0..6 {
        walk.handle(Event::Pressed(Switch::Main));
        walk.handle(Event::Released(Switch::Main));
        let effects = switchboard::shell::Program::take_effects(&mut walk.app);
        volumes.extend(effects.into_iter().filter_map(|effect| match effect {
            switchboard::shell::Effect::Sound(_, volume) => Some(volume),
            _ => None,
        }));
        wait(&mut walk, 2_000);
    }
    assert_eq!(volumes, [28, 38, 49, 59, 70, 70]);
}
