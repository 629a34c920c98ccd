//! Looking back at a game against a computer: why it played its last turn, where the player went wrong, and at which level it plays next.

use super::opponents::{THREES, made};
use super::seats::{Table, reckoner, world};
use super::walks_kit::{text, text_with};
use std::sync::Arc;
use switchboard::play::Outcome;
use switchboard::shell::{Block, Event, Finding, Frame, Page, Work};

/// Three in a row against a computer that looks ahead, which has the second seat.
fn against_a_computer(seat: &str) -> Table {
    let mut table = who_plays();
    table.seat(2, seat);
    table.click("play");
    table
}

/// Who plays is being asked.
fn who_plays() -> Table {
    let mut game = made(THREES, &["Empty Empty Empty"; 3], &["111"; 3], (2, 2));
    game.id = "threes".into();
    game.opponents = vec![reckoner()];
    let mut store = world();
    store.games[0].game = Some(Arc::new(game));
    Table::new(store)
}

fn frames(page: &Page) -> Vec<Frame> {
    let board = page.blocks.iter().find_map(|(_, block)| match block {
        Block::Board { frames, .. } => Some(frames.clone()),
        _ => None,
    });
    board.unwrap_or_default()
}

/// The computer answers with this cell, whatever it would choose.
fn answer(table: &mut Table, cell: &str) {
    let job = table.asked.pop().unwrap();
    table.handle(Event::Thought(job.task.number, Finding::Moves(vec![cell.parse().unwrap()])));
    table.now_ms += 1_000;
    table.handle(Event::Tick);
}

/// Does the work that was asked for on the screen.
fn look(table: &mut Table) -> Finding {
    let job = table.asked.pop().unwrap();
    let found = job.run(&|| false);
    table.handle(Event::Thought(job.task.number, found.clone()));
    table.now_ms += 1_000;
    found
}

fn texts(page: &Page) -> Vec<String> {
    let text = |(_, block): &(_, Block)| match block {
        Block::Text(text) => Some(text.clone()),
        _ => None,
    };
    page.blocks.iter().filter_map(text).collect()
}

#[test]
fn a_computer_tells_what_it_expects_one_press_a_turn_and_then_the_game_is_back() {
    let mut table = against_a_computer("computer 8 Reckoner");
    table.click("more");
    let why = |table: &Table| {
        let page = table.page();
        page.choices.iter().find(|choice| choice.name == "why-this").map(|choice| choice.enabled)
    };
    assert_eq!(why(&table), Some(false), "it has not played yet");
    table.click("back");
    table.play("0,0");
    table.think();
    let choices = |table: &mut Table| table.saves().saves.iter().filter(|save| save.chosen.is_some()).count();
    let before = choices(&mut table);
    table.click("more");
    assert_eq!(why(&table), Some(true));
    table.click("why-this");
    assert_eq!(table.page().screen, "why");
    // at first the turn that it played, with its trail
    let played = text_with("why-played", &[("name", "Reckoner".into()), ("what", "".into())]);
    let begins = played.split(':').next().unwrap().to_owned();
    assert!(texts(&table.page()).iter().any(|text| text.starts_with(&begins)), "{:?}", texts(&table.page()));
    assert_eq!(frames(&table.page()).iter().filter(|frame| **frame == Frame::LastMove).count(), 1);
    let Work::Expect { most, .. } = &table.asked[0].task.work else { panic!() };
    assert_eq!(*most, 4);
    let Finding::Turns(turns) = look(&mut table) else { panic!() };
    assert_eq!(turns.len(), 4);
    let mut seen = Vec::new();
    for number in 0..4 {
        let name = if number % 2 == 0 { "Anna" } else { "Reckoner" };
        table.click("look-on");
        let page = table.page();
        let told = texts(&page).concat();
        assert!(told.contains(name), "turn {number}: {told}");
        assert!(!seen.contains(&frames(&page)), "each turn is shown");
        seen.push(frames(&page));
    }
    assert!(table.page().named("look-on").is_none());
    table.click("look-back");
    assert_eq!(table.page().screen, "board");
    assert_eq!(choices(&mut table), before, "nothing was played");
    table.play(
        &table
            .page()
            .choices
            .iter()
            .find_map(|choice| match choice.kind {
                switchboard::shell::ChoiceKind::Move(chosen, _) => Some(chosen.to_string()),
                _ => None,
            })
            .unwrap(),
    );
}

#[test]
fn what_a_computer_expects_can_be_left_before_it_is_known() {
    let mut table = against_a_computer("computer 8 Reckoner");
    table.play("0,0");
    table.think();
    table.click("more");
    table.click("why-this");
    table.click("look-stop");
    assert!(table.asked[0].is_stopped());
    look(&mut table);
    // a search that was stopped expects nothing
    assert!(table.page().named("look-back").is_some(), "{:?}", table.page().choices);
    table.click("back");
    assert_eq!(table.page().screen, "board");
}

/// Anna loses: she does not see the row of the computer.
fn lost(table: &mut Table) {
    table.play("0,0");
    answer(table, "1,1");
    table.play("0,1");
    answer(table, "0,2");
    table.play("1,0");
    answer(table, "2,0");
    for _ in 0..3 {
        table.now_ms += 2_000;
        table.handle(Event::Tick);
    }
    assert_eq!(table.page().screen, "game-done");
}

#[test]
fn who_lost_is_shown_where_another_turn_was_better() {
    let mut table = against_a_computer("computer 3 Reckoner");
    lost(&mut table);
    table.click("went-wrong");
    assert_eq!(table.page().screen, "went-wrong");
    let found = look(&mut table);
    let Finding::Review(review) = &found else { panic!("{found:?}") };
    let lapse = review.lapse.as_ref().unwrap();
    // the row of the computer was open at her third turn: 2,0 would have kept it from winning
    assert_eq!((lapse.turn, lapse.better[0].to_string().as_str()), (2, "2,0"), "{review:?}");
    assert!(texts(&table.page()).contains(&text_with("wrong-here", &[("turn", 3.into())])));
    let before = frames(&table.page());
    assert!(before.iter().all(|frame| *frame == Frame::None), "where it was");
    table.click("look-on");
    assert_eq!(frames(&table.page())[1], Frame::LastMove, "what was played");
    table.click("look-on");
    assert_eq!(frames(&table.page())[2], Frame::LastMove, "what was better");
    table.click("look-back");
    assert_eq!(table.page().screen, "game-done");
}

#[test]
fn who_made_no_clear_mistake_is_told_so() {
    let mut table = against_a_computer("computer 3 Reckoner");
    // a game that both play well is drawn
    for (own, other) in [("1,1", "0,0"), ("2,0", "0,2"), ("0,1", "2,1"), ("1,0", "1,2")] {
        table.play(own);
        answer(&mut table, other);
    }
    table.click("more");
    table.click("went-wrong");
    let Finding::Review(review) = look(&mut table) else { panic!() };
    assert_eq!((review.lapse, review.is_whole), (None, true));
    assert!(texts(&table.page()).contains(&text("wrong-none")));
    table.click("look-back");
    assert_eq!(table.page().screen, "board");
}

#[test]
fn a_computer_that_finds_the_level_changes_it_after_two_games_in_a_row() {
    let mut table = who_plays();
    table.click("edit 2");
    table.click("sit computer Reckoner");
    table.click("find-level");
    table.click("play");
    let level = |table: &mut Table| table.saves().saves.last().unwrap().seats[1].clone();
    assert_eq!(level(&mut table), "follows 4 Reckoner");
    lost(&mut table);
    let told = text_with("strength-down", &[("level", 3.into())]);
    assert!(!table.has(&told), "one game says little");
    table.click("again");
    table.asked.clear();
    lost(&mut table);
    assert!(table.has(&told));
    table.click("again");
    assert_eq!(level(&mut table), "follows 3 Reckoner");
    // won, lost, won: it stays; won once more: up
    for (wins, next) in [(true, 3), (false, 3), (true, 3), (true, 4)] {
        table.asked.clear();
        if wins {
            won(&mut table)
        } else {
            lost(&mut table)
        }
        table.click("again");
        assert_eq!(level(&mut table), format!("follows {next} Reckoner"));
    }
}

/// Anna wins: the computer does not see her row.
fn won(table: &mut Table) {
    table.play("0,0");
    answer(table, "1,1");
    table.play("0,1");
    answer(table, "2,2");
    table.play("0,2");
    for _ in 0..3 {
        table.now_ms += 2_000;
        table.handle(Event::Tick);
    }
    assert_eq!(table.saves().saves.last().unwrap().outcome, Outcome::Won(1));
}
