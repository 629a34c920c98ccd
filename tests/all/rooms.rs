//! Cards on pages: as many as are seen together, which the front end tells and tells anew when it changes.

use super::memory_store::MemoryStore;
use super::presses::all_games;
use super::walks_kit::{Walk, Way, games};
use std::collections::BTreeSet;
use switchboard::language::Language;
use switchboard::shell::{Block, Event, GameEntry, Page, Profile, Room, Settings, Signal, Start};

fn everything() -> Vec<GameEntry> {
    games(&all_games().iter().map(String::as_str).collect::<Vec<_>>())
}

/// Home of somebody with these games.
fn home(entries: &[GameEntry], language: Language, way: Way) -> Walk {
    home_with(entries, language, way, Walk::settings(way))
}

fn home_with(entries: &[GameEntry], language: Language, way: Way, mut settings: Settings) -> Walk {
    let mut store = MemoryStore::new(entries.to_vec());
    settings.steps.on_home = true;
    for number in 0..20 {
        let name = format!("Player {number}");
        store.players.insert(name.clone(), (Profile::named(&name, language), settings.clone()));
    }
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", language), settings));
    Walk::start(way, store, &Start { player: Some("Ann".to_owned()), ..Start::default() })
}

/// The levels of Sokoban.
fn at_levels(entries: &[GameEntry], language: Language) -> Walk {
    let mut store = MemoryStore::new(entries.to_vec());
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", language), Walk::settings(Way::Mouse)));
    let start = Start { player: Some("Ann".to_owned()), game: Some("sokoban".to_owned()), level: None };
    let mut walk = Walk::start(Way::Mouse, store, &start);
    assert!(walk.choose_name("levels"), "{}", walk.page().screen);
    walk
}

/// The names of the cards, row by row.
fn rows(page: &Page) -> Vec<Vec<String>> {
    let shelves = page.blocks.iter().filter_map(|(_, block)| match block {
        Block::Shelf { cards, .. } => Some(cards),
        _ => None,
    });
    let name = |card: &switchboard::shell::Card| page.choices[card.row.choice.0].name.clone();
    shelves.map(|cards| cards.iter().map(name).collect()).collect()
}

fn cards(page: &Page) -> Vec<String> {
    rows(page).concat()
}

fn told(walk: &mut Walk, cards: usize, boards: usize, row: usize) {
    walk.handle(Event::Room(Room { names: cards, cards, boards, row }));
}

/// The cards of all pages, each page as it comes, from here on until the first one comes again.
fn all_pages(walk: &mut Walk) -> Vec<Vec<String>> {
    let mut pages = vec![cards(&walk.page())];
    while walk.choose_name("page-next") {
        let page = cards(&walk.page());
        if page == pages[0] {
            break;
        }
        pages.push(page);
    }
    pages
}

#[test]
fn where_five_fit_five_are_on_a_page() {
    let mut walk = home(&everything(), Language::English, Way::Mouse);
    // nobody told
    let kinds = cards(&walk.page());
    assert!(kinds.len() > 12 && walk.page().named("page-next").is_none());
    assert!(walk.choose_name("kind steps"));
    assert_eq!(cards(&walk.page()).len(), 12);
    assert!(walk.choose_name("back"));
    told(&mut walk, 5, 4, 3);
    let pages = all_pages(&mut walk);
    assert!(pages.iter().rev().skip(1).all(|page| page.len() == 5), "{pages:?}");
    assert_eq!(pages.concat(), kinds, "each is on one page");
    assert!(walk.choose_name("page-next"));
    assert!(rows(&walk.page()).iter().all(|row| row.len() <= 3), "as many as lie side by side are lit together");
    let kind = cards(&walk.page())[4].clone();
    let before = cards(&walk.page());
    assert!(walk.choose_name(&kind));
    let games = all_pages(&mut walk);
    assert!(games.len() > 1 && games[0].len() == 5 && games.iter().all(|page| page.len() <= 5), "{games:?}");
    assert!(walk.choose_name("back"));
    assert_eq!(cards(&walk.page()), before, "back leads to where it was");
    // never more than were on a page before
    told(&mut walk, 90, 90, 9);
    assert!(walk.choose_name("kind steps"));
    assert_eq!(rows(&walk.page()).iter().map(Vec::len).collect::<Vec<_>>(), [4, 4, 4]);
}

#[test]
fn fewer_are_on_a_page_where_a_learner_is_to_have_fewer() {
    let kinds = cards(&home(&everything(), Language::English, Way::Mouse).page());
    for wanted in [1, 2, 4, 6, 9] {
        let mut settings = Walk::settings(Way::Mouse);
        settings.set("cards_a_page", &wanted.to_string()).unwrap();
        let mut walk = home_with(&everything(), Language::English, Way::Mouse, settings);
        let pages = all_pages(&mut walk);
        assert!(pages.iter().all(|page| page.len() <= wanted), "{wanted}: {pages:?}");
        assert_eq!(pages.concat(), kinds, "each is on one page");
        assert!(walk.choose_name("kind steps"));
        assert!(all_pages(&mut walk).iter().all(|page| page.len() <= wanted));
        assert!(walk.choose_name("back") && walk.choose_name("change-player"));
        let players = cards(&walk.page());
        // 21 in fours would leave one alone
        assert_eq!(players.len(), if wanted == 4 { 3 } else { wanted });
        // a larger window changes nothing, a smaller one does
        told(&mut walk, 20, 20, 4);
        assert_eq!(cards(&walk.page()), players);
        told(&mut walk, 4, 4, 2);
        assert!(cards(&walk.page()).len() <= wanted.min(4));
        // who helps sees as many as fit
        told(&mut walk, 20, 20, 4);
        walk.handle(Event::Signal(Signal::Desk));
        assert!(walk.choose_name("desk games"), "{}", walk.page().screen);
        assert!(cards(&walk.page()).len() > 9);
    }
    let mut settings = Walk::settings(Way::Mouse);
    settings.set("cards_a_page", "6").unwrap();
    let mut walk = home_with(&everything(), Language::English, Way::Mouse, settings);
    told(&mut walk, 30, 30, 4);
    assert_eq!(rows(&walk.page()).iter().map(Vec::len).collect::<Vec<_>>(), [3, 3]);
}

#[test]
fn what_was_seen_is_seen_when_the_window_changes() {
    let mut walk = home(&everything(), Language::English, Way::Mouse);
    assert!(walk.choose_name("kind steps"));
    assert!(walk.choose_name("page-next"));
    let first = cards(&walk.page())[0].clone();
    for (seen, row) in [(5, 2), (9, 3), (4, 1), (12, 4)] {
        told(&mut walk, seen, seen, row);
        let page = cards(&walk.page());
        assert!(page.contains(&first) && page.len() <= seen, "{seen}: {page:?}");
    }
}

#[test]
fn levels_players_and_the_games_of_authors_are_on_such_pages_too() {
    let mut entries = everything();
    entries.retain(|entry| entry.id.as_str() < "c" || entry.id == "sokoban");
    let mut walk = home(&entries, Language::English, Way::Mouse);
    told(&mut walk, 5, 4, 2);
    assert!(walk.choose_name("author-list"));
    assert_eq!(cards(&walk.page()).len(), 5);
    assert!(walk.choose_name("back"));
    assert!(walk.choose_name("change-player"));
    let players = all_pages(&mut walk);
    assert!(players.iter().all(|page| page.len() <= 5), "{players:?}");
    assert_eq!(players.concat().into_iter().collect::<BTreeSet<_>>().len(), 21);
    told(&mut walk, 30, 30, 4);
    assert_eq!(cards(&walk.page()).len(), 21);
    let mut walk = at_levels(&entries, Language::English);
    told(&mut walk, 30, 30, 4);
    assert_eq!(cards(&walk.page()).len(), 8);
    told(&mut walk, 6, 4, 2);
    assert_eq!(rows(&walk.page()).iter().map(Vec::len).collect::<Vec<_>>(), [2, 2]);
    let page = walk.page();
    let pictures = page.blocks.iter().filter_map(|(_, block)| match block {
        Block::Shelf { cards, .. } => Some(cards.iter().filter(|card| card.row.picture.is_some()).count()),
        _ => None,
    });
    assert!(pictures.sum::<usize>() > 0, "and their boards are drawn");
}

#[test]
fn what_changes_nothing_leaves_the_light_alone() {
    let mut walk = home(&everything(), Language::English, Way::Switch);
    told(&mut walk, 20, 8, 4);
    while walk.page().lit.is_empty() || walk.page().lit.contains(&switchboard::shell::ChoiceId(0)) {
        walk.wait();
    }
    let (before, slot) = (walk.page().lit, walk.page().slot_left);
    for _ in 0..3 {
        told(&mut walk, 20, 8, 4);
        told(&mut walk, 22, 9, 4);
    }
    assert_eq!((walk.page().lit, walk.page().slot_left), (before.clone(), slot));
    told(&mut walk, 6, 4, 3);
    assert_ne!(walk.page().lit, before, "other choices are passed over anew");
    // nobody pressed anything, and a board has no cards
    let mut walk = super::walks_kit::at_sokoban(Walk::settings(Way::Switch), "01");
    walk.wait();
    let (before, slot) = (walk.page().lit, walk.page().slot_left);
    told(&mut walk, 4, 4, 1);
    assert_eq!((walk.page().lit, walk.page().slot_left, walk.page().screen), (before, slot, "board"));
}

#[test]
fn in_a_terminal_all_cards_of_a_page_are_seen_together() {
    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    let entries = everything();
    for language in Language::ALL {
        for (width, height) in [(80, 24), (60, 20), (100, 14), (40, 24), (120, 40)] {
            let mut walk = home(&entries, language, Way::Mouse);
            let area = Rect::new(0, 0, width, height);
            walk.handle(Event::Room(switchboard::term::room(area)));
            for kind in [None, Some("kind steps")] {
                assert!(kind.is_none_or(|kind| walk.choose_name(kind)));
                let page = walk.page();
                let places = switchboard::term::draw(&page, area, 0, &mut Buffer::empty(area));
                let seen: BTreeSet<_> = places.iter().map(|(_, id)| *id).collect();
                let missing: Vec<String> =
                    cards(&page).into_iter().filter(|name| !seen.contains(&page.named(name).unwrap())).collect();
                assert!(missing.is_empty(), "{language:?} {width} x {height}: {missing:?}");
            }
        }
    }
}

#[cfg(feature = "window")]
mod in_windows {
    use super::*;
    use crate::window_kit::{open, open_program};
    use switchboard::shell::ChoiceId;
    use switchboard::ui::{Message, room};

    /// What of the cards' names is not seen whole while these are lit.
    fn unseen(mut page: Page, lit: Vec<ChoiceId>, size: (f32, f32)) -> Vec<String> {
        let names: Vec<String> =
            shelves(&page).concat().into_iter().map(|id| page.choices[id.0].label.clone()).collect();
        (page.focus, page.lit, page.resting) = (None, lit, false);
        let mut driver = open(page, size);
        let (all, seen) = (driver.texts(), driver.seen_texts());
        let height = |texts: &[(String, iced_test::core::Rectangle)], name: &str| {
            texts.iter().filter(|(text, _)| text == name).map(|(_, place)| place.height).fold(0.0, f32::max)
        };
        names
            .into_iter()
            .filter(|name| height(&seen, name) < 0.9 * height(&all, name) || height(&seen, name) < 1.0)
            .collect()
    }

    fn shelves(page: &Page) -> Vec<Vec<ChoiceId>> {
        let shelves = page.blocks.iter().filter_map(|(_, block)| match block {
            Block::Shelf { cards, .. } => Some(cards.iter().map(|card| card.row.choice).collect()),
            _ => None,
        });
        shelves.collect()
    }

    #[test]
    fn all_cards_of_a_page_are_seen_together() {
        let entries = everything();
        let mut faults = Vec::new();
        let sizes =
            [(1280.0, 800.0), (1920.0, 1080.0), (1366.0, 768.0), (1024.0, 768.0), (800.0, 600.0), (1100.0, 1300.0)];
        for language in [Language::German, Language::Czech] {
            let places = [None, Some("kind steps"), Some("kind rivals"), Some("change-player")];
            let pages = places.into_iter().map(|place| {
                let mut walk = home(&entries, language, Way::Mouse);
                assert!(place.is_none_or(|place| walk.choose_name(place)));
                walk
            });
            let pages: Vec<Walk> = pages.chain([at_levels(&entries, language)]).collect();
            for mut walk in pages {
                for size in sizes {
                    for percent in [100, 125, 150, 200, 250] {
                        let mut page = walk.page();
                        page.look.text_percent = percent;
                        let look = page.look.clone();
                        let has = room(&page, size.into());
                        walk.handle(Event::Room(has));
                        let mut page = walk.page();
                        page.look = look;
                        let rows = shelves(&page);
                        // fewer than these are never on a page, whether they fit or not
                        if rows.concat().len() <= 4 {
                            continue;
                        }
                        for lit in [&rows[0], &rows[rows.len() - 1]] {
                            let unseen = unseen(page.clone(), lit.clone(), size);
                            if !unseen.is_empty() {
                                let place = (language, page.screen, size, percent, has, rows.len());
                                faults.push(format!("{place:?}: {unseen:?}"));
                            }
                        }
                    }
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }

    #[test]
    fn the_few_games_of_a_learner_are_seen_together_in_large_type() {
        let mut settings = Walk::settings(Way::Mouse);
        for game in ["chess", "reversi", "sokoban", "mlyn", "lights-out"] {
            settings.seen.turn(game);
        }
        settings.set("text_percent", "150").unwrap();
        let mut walk = home_with(&everything(), Language::English, Way::Mouse, settings);
        let small = (1280.0, 781.0);
        // also after one of them was played
        for _ in 0..2 {
            for size in [(1920.0, 1080.0), (1366.0, 768.0), (1024.0, 768.0), (800.0, 600.0), (1100.0, 1300.0), small] {
                let has = room(&walk.page(), size.into());
                walk.handle(Event::Room(has));
                let rows = shelves(&walk.page());
                if rows.concat().len() > 4 {
                    assert_eq!(unseen(walk.page(), rows.concat(), size), [""; 0], "{size:?}");
                }
            }
            assert_eq!(cards(&walk.page()).len(), 5);
            assert!(walk.choose_name("game sokoban") && (walk.choose_name("begin") || walk.page().screen == "board"));
            walk.handle(Event::Signal(Signal::ChangeGame));
            assert_eq!(walk.page().screen, "games");
        }
    }

    #[test]
    fn the_window_tells_the_program_its_room_and_tells_it_anew() {
        let walk = home(&everything(), Language::English, Way::Mouse);
        let mut driver = open_program(Box::new(walk.app), (1280.0, 800.0));
        let count = |page: &Page| cards(page).len();
        let wide = count(driver.window.page());
        driver.send(Message::Resized((640.0, 480.0).into()));
        let small = count(driver.window.page());
        assert!(small < wide && small >= 3, "{small} of {wide}");
        driver.send(Message::Resized((1280.0, 800.0).into()));
        assert_eq!(count(driver.window.page()), wide);
    }
}

#[test]
fn the_switch_alone_turns_pages() {
    let mut walk = home(&everything(), Language::English, Way::Switch);
    told(&mut walk, 5, 4, 3);
    let first = cards(&walk.page());
    assert!(walk.choose_name("page-next"));
    let second = cards(&walk.page());
    assert!(second.len() == 5 && first.iter().all(|card| !second.contains(card)));
    assert!(walk.choose_name("page-previous"));
    assert_eq!(cards(&walk.page()), first);
    walk.handle(Event::Signal(Signal::ChangeGame));
    assert_eq!(walk.page().screen, "players");
}
