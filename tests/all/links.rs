//! What a link may do, and what other pages may: nothing that lasts without a question.

use super::memory_store::MemoryStore;
use super::walks_kit::games;
use switchboard::language::Language;
use switchboard::shell::{App, Event, For, Profile, Program, Settings, Signal, Start, Store};

const ORIGIN: &str = "https://communicator.example";

fn start(player: &str) -> Start {
    Start { player: Some(player.into()), game: Some("left-right".into()), level: Some("01".into()) }
}

fn by_link(player: &str, whom: For) -> App {
    let mut store = MemoryStore::new(games(&["left-right"]));
    store.create_player(&Profile::named("Ann", Language::English), &Settings::default()).unwrap();
    App::by_link(Box::new(store), &start(player), whom, 0).unwrap()
}

fn choose(app: &mut App, name: &str) {
    let id = app.page(0).named(name).unwrap_or_else(|| panic!("{name} is not on {}", app.page(0).screen));
    app.handle(Event::Click(id), 0);
}

fn players(app: &mut App) -> Vec<String> {
    app.store().players().unwrap().into_iter().map(|entry| entry.profile.name).collect()
}

#[test]
fn a_link_creates_nobody_unasked() {
    assert_eq!(by_link("Ann", For::Player).page(0).screen, "board", "whom it knows it does not ask about");
    let mut app = by_link("Zoe", For::Player);
    assert_eq!(app.page(0).screen, "ask");
    assert_eq!(app.page(0).choices.first().map(|choice| choice.name.as_str()), Some("no"));
    assert_eq!(players(&mut app), ["Ann"]);
    choose(&mut app, "no");
    assert_eq!((app.page(0).screen, players(&mut app)), ("welcome", vec!["Ann".to_owned()]));
    for (whom, screen) in [(For::Player, "board"), (For::Author, "author")] {
        let mut app = by_link("Zoe", whom);
        choose(&mut app, "yes");
        assert_eq!((app.page(0).screen, players(&mut app).len()), (screen, 2));
        app.handle(Event::Signal(Signal::ChangeGame), 0);
        app.handle(Event::Signal(Signal::ChangeGame), 0);
        assert_eq!(app.page(0).screen, "players", "the way back is the usual one");
    }
}

#[test]
fn a_site_may_send_signals_until_it_is_taken_back() {
    let mut app = by_link("Ann", For::Player);
    assert!(!app.allows(ORIGIN));
    for (answer, may) in [("no", false), ("yes", true)] {
        app.ask_to_allow(ORIGIN);
        assert_eq!(app.page(0).screen, "ask");
        assert!(format!("{:?}", app.page(0).blocks).contains(ORIGIN), "the question names it");
        choose(&mut app, answer);
        assert_eq!((app.page(0).screen, app.allows(ORIGIN)), ("board", may));
        assert_eq!(app.store().last_player().senders.contains(ORIGIN), may, "it is remembered");
    }
    app.handle(Event::Signal(Signal::Settings), 0);
    choose(&mut app, "tab devices");
    choose(&mut app, &format!("forget {ORIGIN}"));
    assert!(!app.allows(ORIGIN) && app.store().last_player().senders.is_empty());
    assert_eq!(app.page(0).named(&format!("forget {ORIGIN}")), None);
}
