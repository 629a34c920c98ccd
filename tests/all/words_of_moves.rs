//! What a page says that choosing a move does.

use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, games};
use switchboard::language::Language;
use switchboard::play::Move;
use switchboard::shell::{Block, Choice, ChoiceKind, Effect, Event, Page, Profile, Program, Start};

/// A board of this game, with whoever sits at it by itself.
fn board_of(game: &str) -> Walk {
    let mut store = MemoryStore::new(games(&[game]));
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), Walk::settings(Way::Mouse)));
    let start = Start { player: Some("Ann".into()), game: Some(game.into()), level: None };
    let mut walk = Walk::start(Way::Mouse, store, &start);
    for name in ["play", "start"] {
        if walk.page().screen != "board" {
            walk.choose_name(name);
        }
    }
    assert_eq!(walk.page().screen, "board", "{game}");
    walk
}

fn cells(page: &Page) -> Vec<&Choice> {
    let is_cell = |choice: &&Choice| matches!(choice.kind, ChoiceKind::Move(Move::Cell(_), _));
    page.choices.iter().filter(is_cell).collect()
}

/// Lets the computer in turn think and play, or whoever waits behind the curtain open it.
fn think(walk: &mut Walk) {
    for effect in walk.app.take_effects() {
        if let Effect::Think(job) = effect {
            let found = job.run(&|| true);
            walk.handle(Event::Thought(job.task.number, found));
        }
    }
    walk.choose_name("uncover");
    walk.now_ms += 2_000;
    walk.handle(Event::Tick);
}

fn walks(page: &Page) -> bool {
    page.blocks.iter().any(|(_, block)| matches!(block, Block::Board { walks: true, .. }))
}

#[test]
fn a_tile_that_is_laid_or_swapped_is_no_step_of_the_player() {
    for (game, order) in [("winding-paths", "Lay the tile"), ("cheese-hunt", "Swap")] {
        let mut walk = board_of(game);
        let mut met = 0;
        for turn in 0..40 {
            let page = walk.page();
            let cells = cells(&page);
            if cells.iter().any(|choice| choice.about.starts_with(order)) {
                met += 1;
                assert!(cells.iter().all(|choice| choice.about.starts_with(order)), "{game}, turn {turn}");
                assert!(!walks(&page), "{game}: no piece goes there");
            }
            let found = page.choices.iter().find_map(|choice| match choice.kind {
                ChoiceKind::Move(chosen, _) => Some(chosen),
                _ => None,
            });
            let Some(chosen) = found else {
                think(&mut walk);
                continue;
            };
            walk.play(chosen);
        }
        assert!(met > 0, "{game}: nothing was laid or swapped");
    }
}

#[test]
fn the_die_of_ludo_is_rolled_whatever_it_shows() {
    let mut walk = board_of("clovece");
    for _ in 0..30 {
        let page = walk.page();
        let cells = cells(&page);
        let Some(first) = cells.first() else { break };
        for choice in &cells {
            let is_known = choice.about == "Roll the die" || choice.about.starts_with("Move: ");
            assert!(is_known, "{}: {}", choice.label, choice.about);
        }
        let ChoiceKind::Move(chosen, _) = first.kind else { break };
        walk.play(chosen);
    }
}

#[test]
fn squares_of_chess_have_their_names() {
    let walk = board_of("chess");
    let page = walk.page();
    let words: Vec<String> = cells(&page).iter().map(|c| format!("{} {}", c.label, c.about)).collect();
    assert!(words.iter().any(|words| words.contains("b1")), "{words:?}");
    assert!(!words.iter().any(|words| words.contains("column")), "{words:?}");
}
