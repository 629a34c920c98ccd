//! A constraint puzzle in play: mistakes are shown if the player wants that, and hints enter what follows.

use super::hints::{Table, says, shown};
use super::law_budgets::two_areas;
use super::memory_store::MemoryStore;
use super::walks_kit::{Walk, Way, frames, games, number, opening, text};
use std::sync::Arc;
use switchboard::device::{Devices, Incoming};
use switchboard::diag::Problems;
use switchboard::disk::FolderFiles;
use switchboard::game::{FillIn, Game, Language, read_game};
use switchboard::laws::{Advice, Answers, Deduced, Deduction};
use switchboard::play::{Board, Engine, Picture};
use switchboard::shell::{Block, Effect, Event, Finding, Frame, GameEntry, Page, Profile, Settings, Signal, Start};
use switchboard::solve::{Budget, Limits};

/// Before the first level of Akari: a wall of 0 stands at 1,0, and the first lamp of the answer at 3,0.
pub fn at_akari(way: Way, changed: &[(&str, &str)]) -> Table {
    at("akari", way, changed)
}

/// Before the first level of a game.
fn at(game: &str, way: Way, changed: &[(&str, &str)]) -> Table {
    at_one_of(games(&[game]), way, changed)
}

/// Before the first level of this game.
fn at_one_of(entries: Vec<GameEntry>, way: Way, changed: &[(&str, &str)]) -> Table {
    let game = entries[0].id.clone();
    let mut settings: Settings = Walk::settings(way);
    for (key, value) in changed {
        settings.set(key, value).unwrap();
    }
    let mut store = MemoryStore::new(entries);
    store.players.insert("Ann".to_owned(), (Profile::named("Ann", Language::English), settings));
    let start = Start { player: Some("Ann".into()), game: Some(game), level: Some("01".into()) };
    let mut table = Table { walk: Walk::start(way, store, &start), asked: Vec::new() };
    table.collect();
    table
}

/// A level of a game, by number from 0.
fn level(game: &str, number: usize) -> Engine {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("games").join(game);
    let game = read_game(&FolderFiles::new(folder), game).game.unwrap();
    Engine::new(Arc::new(game), number).unwrap()
}

/// Carries out the task requested last.
fn think(table: &mut Table) -> Page {
    let job = table.asked.pop().unwrap();
    table.asked.clear();
    let found = job.run(&|| false);
    table.answer(&job, found)
}

fn framed(page: &Page) -> usize {
    frames(page).iter().filter(|frame| **frame == Frame::Hint).count()
}

#[test]
fn a_mistake_is_told_at_once_after_the_next_square_and_no_longer_once_it_is_mended() {
    let mut table = at_akari(Way::Mouse, &[("tell_wrong", "AtOnce")]);
    let page = think(&mut table);
    assert!(framed(&page) == 0 && !says(&page, &opening("hint-mistake", &["count", "places"])));
    // beside the wall of 0; it may still become a dot
    table.play("2,0".parse().unwrap());
    let page = think(&mut table);
    assert_eq!(framed(&page), 0, "while it is turned");
    let choices = page.choices.len();
    table.play("4,1".parse().unwrap());
    let page = think(&mut table);
    assert!(says(&page, "This cannot stay: column 3, row 1"), "{:?}", page.notices);
    assert!(shown(&page).contains("This cannot stay: column 3, row 1") && framed(&page) == 1);
    assert_eq!(page.choices.len(), choices, "nothing is added to what can be chosen");
    // reported once, shown as long as it is there
    table.play("1,2".parse().unwrap());
    let page = think(&mut table);
    assert!(!says(&page, "This cannot stay") && framed(&page) == 1);
    table.play("2,0".parse().unwrap());
    let page = think(&mut table);
    assert!(!shown(&page).contains("This cannot stay") && framed(&page) == 0);
}

#[test]
fn a_mistake_is_told_when_it_is_asked_for_or_never_and_with_its_place_or_without() {
    let wrong = text("hint-something-wrong");
    for (when, show) in [("OnAsking", "on"), ("OnAsking", "off"), ("Never", "on")] {
        let mut table = at_akari(Way::Mouse, &[("tell_wrong", when), ("show_mistakes", show)]);
        table.play("2,0".parse().unwrap());
        table.play("4,1".parse().unwrap());
        assert!(table.asked.is_empty(), "nothing is looked for unasked");
        let page = table.signal(Signal::CanBeWon);
        if when == "Never" {
            assert!(says(&page, &text("mistakes-untold")) && table.asked.is_empty());
            continue;
        }
        let page = think(&mut table);
        let (told, frames) = if show == "on" { ("This cannot stay: column 3, row 1", 1) } else { (wrong.as_str(), 0) };
        assert!(says(&page, told), "{when} {show}: {:?}", page.notices);
        assert_eq!(framed(&page), frames);
    }
}

#[test]
fn hints_with_reasons_lead_from_the_first_move_to_the_end() {
    let mut table = at_akari(Way::Mouse, &[]);
    let (mut hints, mut reasons) = (0, 0);
    while table.walk.page().screen == "board" {
        // taking a hint shows the next one
        if table.asked.is_empty() {
            table.signal(Signal::Hint);
        }
        let job = table.job();
        let found = job.run(&|| false);
        let Finding::Deduced(Deduced::Step(step)) = &found else { panic!("{found:?}") };
        assert!(!step.laws.is_empty() && !step.moves.is_empty());
        let (presses, before) = (step.moves.len(), number(&table.walk) as usize);
        let page = table.answer(&job, found);
        assert!(says(&page, "because"), "{:?}", page.notices);
        assert_eq!(framed(&page), 1, "the square to be filled looks unlike its reasons");
        reasons += frames(&page).iter().filter(|frame| **frame == Frame::Reason).count();
        table.walk.now_ms += 2_000;
        table.click("play-hint");
        hints += 1;
        if table.walk.page().screen == "board" {
            assert_eq!(number(&table.walk) as usize, before + presses);
        }
        assert!(hints < 30);
    }
    assert!(reasons > hints, "{reasons} squares of reasons for {hints} hints");
    assert_eq!(table.walk.page().screen, "level-done");
}

#[test]
fn a_reason_names_squares_as_the_board_does() {
    let mut table = at("prospectors", Way::Mouse, &[]);
    table.signal(Signal::Hint);
    let page = think(&mut table);
    let said: Vec<&str> = page.notices.iter().map(|notice| notice.text.as_str()).collect();
    let said = said.join(" ");
    assert!(said.contains("because the gold around ") && !said.contains("column"), "{said}");
}

#[test]
fn one_switch_asks_what_cannot_stay() {
    let mut table = at_akari(Way::Switch, &[]);
    assert!(table.walk.play("2,0".parse().unwrap()));
    assert!(table.walk.choose_name("more") && table.walk.choose_name("can-be-won"));
    table.collect();
    let page = think(&mut table);
    assert!(says(&page, "This cannot stay: column 3, row 1"), "{:?}", page.notices);
}

#[test]
fn a_square_is_chosen_and_then_what_it_shows_and_both_are_taken_back_together() {
    for (fill_in, offered) in [("All", 2), ("Possible", 1)] {
        let mut table = at_akari(Way::Mouse, &[("fill_in", fill_in)]);
        // beside the wall of 0: no lamp can be there by that law alone
        table.play("2,0".parse().unwrap());
        let page = if fill_in == "Possible" { think(&mut table) } else { table.walk.page() };
        let pieces: Vec<&str> = page.choices.iter().filter_map(|choice| choice.name.strip_prefix("fill ")).collect();
        assert_eq!(pieces.len(), offered, "{pieces:?}");
        assert!(pieces.contains(&"Dot") && number(&table.walk) == 0);
        table.click("fill Dot");
        assert_eq!(number(&table.walk), 2, "two presses at once");
        let page = table.walk.page();
        assert_eq!(page.notices.len(), 1, "told once: {:?}", page.notices);
        table.signal(Signal::Undo);
        assert_eq!(number(&table.walk), 0);
        // leaving the pieces plays nothing
        table.play("2,0".parse().unwrap());
        if fill_in == "Possible" {
            think(&mut table);
        }
        table.click("back");
        assert_eq!((number(&table.walk), table.walk.page().screen), (0, "board"));
    }
}

#[test]
fn what_laws_rule_out_is_not_waited_for_for_long_nor_after_another_choice() {
    let offered = |page: &Page| page.choices.iter().filter(|choice| choice.name.starts_with("fill ")).count();
    let mut table = at_akari(Way::Mouse, &[("fill_in", "Possible")]);
    table.play("2,0".parse().unwrap());
    let page = table.walk.page();
    assert!(page.busy && offered(&page) == 0);
    // nobody answers: everything is offered
    let asked_ms = table.walk.now_ms;
    table.walk.wait();
    assert_eq!(table.walk.now_ms, asked_ms + 200);
    let page = table.walk.page();
    assert_eq!((page.busy, offered(&page)), (false, 2));
    let late = table.job();
    assert!(late.is_stopped());
    let found = late.run(&|| false);
    assert_eq!(offered(&table.answer(&late, found)), 2, "what is offered stays");
    table.click("back");
    // another square is chosen meanwhile: its pieces are offered, and the answer about the former is of no use
    table.play("2,0".parse().unwrap());
    let former = table.job();
    table.play("1,2".parse().unwrap());
    assert!(former.is_stopped());
    let page = table.answer(&former, Finding::Deduced(Deduced::RuledOut(vec![0, 1, 2])));
    assert_eq!(offered(&page), 0);
    assert_eq!(offered(&think(&mut table)), 2);
    assert_eq!(number(&table.walk), 0);
}

#[test]
fn a_game_may_offer_pieces_to_players_who_have_not_chosen() {
    let mut entries = games(&["akari"]);
    let mut game = Game::clone(entries[0].game.as_ref().unwrap());
    (game.settings.fill_in, game.settings.fill_by_law) = (FillIn::All, true);
    entries[0].game = Some(Arc::new(game));
    let mut table = at_one_of(entries, Way::Switch, &[]);
    assert!(table.walk.page().named("fill-by-law").is_some());
    assert!(table.walk.play("3,0".parse().unwrap()));
    assert!(table.walk.choose_name("fill Lamp"));
    assert_eq!(number(&table.walk), 1);
}

#[test]
fn one_switch_fills_in_a_square() {
    let mut table = at_akari(Way::Switch, &[("fill_in", "All")]);
    assert!(table.walk.play("3,0".parse().unwrap()));
    assert!(table.walk.choose_name("fill Lamp"));
    assert_eq!(number(&table.walk), 1);
}

#[test]
fn what_one_law_decides_is_filled_in_when_it_is_chosen() {
    let mut table = at_akari(Way::Mouse, &[("fill_by_law", "on")]);
    table.click("fill-by-law");
    let page = think(&mut table);
    assert!(says(&page, "Choose this to fill") && framed(&page) > 2, "{:?}", page.notices);
    assert_eq!(number(&table.walk), 0, "nothing is played unasked");
    table.walk.now_ms += 2_000;
    table.click("play-hint");
    // dots beside the walls of 0, two presses each
    let filled = number(&table.walk);
    assert!(filled > 2);
    table.signal(Signal::Undo);
    assert_eq!(number(&table.walk), 0, "taken back together");
    let mut table = at_akari(Way::Mouse, &[]);
    assert!(table.walk.page().named("fill-by-law").is_none());
    assert!(table.signal(Signal::Hint).busy);
}

#[test]
fn after_what_one_law_decides_was_filled_in_a_hint_is_one_press_away() {
    let mut table = at_akari(Way::Switch, &[("fill_by_law", "on")]);
    assert!(table.walk.choose_name("fill-by-law"));
    table.collect();
    think(&mut table);
    assert!(table.walk.choose_name("play-hint"));
    let page = table.walk.page();
    assert!(number(&table.walk) > 2 && page.focus.is_some() && page.focus == page.named("hint"), "{:?}", page.focus);
}

/// The board of a page.
fn board(page: &Page) -> &Board {
    let mut boards = page.blocks.iter().filter_map(|(_, block)| match block {
        Block::Board { board, .. } => Some(board.as_ref()),
        _ => None,
    });
    boards.next_back().unwrap()
}

/// The digit of each square of a Sudoku, and what is noted in it.
fn digits_and_notes(page: &Page) -> Vec<(Option<char>, String)> {
    let square = |face: &switchboard::play::Face| {
        let notes = face.pictures.iter().filter_map(|picture| match picture {
            Picture::Notes(notes) => Some(notes.iter().map(|note| note.text.as_str()).collect::<String>()),
            _ => None,
        });
        (face.symbol.chars().next().filter(char::is_ascii_digit), notes.collect())
    };
    board(page).faces.iter().map(square).collect()
}

/// What a Sudoku's row, column and box leave for each empty square.
fn left(squares: &[(Option<char>, String)]) -> Vec<String> {
    let side = squares.len().isqrt();
    let of_box = |at: usize| (at % side / side.isqrt(), at / side / side.isqrt());
    let sees = |a: usize, b: usize| a % side == b % side || a / side == b / side || of_box(a) == of_box(b);
    let digits = (1..=side).filter_map(|digit| char::from_digit(digit as u32, 10));
    let leaves = |at: usize| {
        let fits =
            |digit: &char| !squares.iter().enumerate().any(|(b, (held, _))| sees(at, b) && *held == Some(*digit));
        if squares[at].0.is_some() { String::new() } else { digits.clone().filter(fits).collect() }
    };
    (0..squares.len()).map(leaves).collect()
}

/// The cell at this place of a board, row by row, as a move.
fn square(table: &Table, at: usize) -> switchboard::play::Move {
    let wide = usize::from(board(&table.walk.page()).size.width);
    format!("{},{}", at % wide, at / wide).parse().unwrap()
}

/// Chooses the first thing whose name begins so.
fn click_first(table: &mut Table, name: &str) {
    let page = table.walk.page();
    let found = page.choices.iter().find(|choice| choice.name.starts_with(name)).unwrap().name.clone();
    table.click(&found);
}

#[test]
fn what_no_law_rules_out_by_itself_is_noted_in_each_square() {
    let mut table = at("sudoku", Way::Mouse, &[("show_possible", "on"), ("fill_in", "All")]);
    assert!(digits_and_notes(&table.walk.page()).iter().all(|(_, notes)| notes.is_empty()), "not known yet");
    let page = think(&mut table);
    let squares = digits_and_notes(&page);
    let wanted = left(&squares);
    assert!(squares.iter().zip(&wanted).all(|((_, notes), wanted)| notes == wanted), "{squares:?}");
    // the same in words, for the square that is lit
    let first = squares.iter().position(|(digit, _)| digit.is_none()).unwrap();
    let words: Vec<String> = wanted[first].chars().map(String::from).collect();
    let words = format!("; possible: {}", words.join(", "));
    assert!(page.choices.iter().any(|choice| choice.about.ends_with(&words)), "{words}");
    // what stands there now is noted no longer, and what it rules out goes once that is known
    let chosen = square(&table, first);
    table.play(chosen);
    let digit = wanted[first].chars().next().unwrap();
    click_first(&mut table, &format!("fill OwnNumber{digit}"));
    assert!(digits_and_notes(&table.walk.page())[first].1.is_empty());
    let squares = digits_and_notes(&think(&mut table));
    assert!(squares[first].0 == Some(digit));
    assert!(squares.iter().zip(left(&squares)).all(|((_, notes), wanted)| *notes == wanted), "{squares:?}");
}

#[test]
fn nothing_is_noted_where_a_square_has_only_two_values_or_nobody_wants_it() {
    let mut table = at("akari", Way::Mouse, &[("show_possible", "on")]);
    let page = think(&mut table);
    assert!(digits_and_notes(&page).iter().all(|(_, notes)| notes.is_empty()));
    assert!(at("sudoku", Way::Mouse, &[]).asked.is_empty());
}

#[test]
fn what_a_player_strikes_out_is_noted_no_longer_and_comes_back_by_undo() {
    let mut table = at("sudoku", Way::Mouse, &[("show_possible", "on"), ("fill_in", "All")]);
    let before = digits_and_notes(&think(&mut table));
    let first = before.iter().position(|(_, notes)| notes.len() > 1).unwrap();
    let digit = before[first].1.chars().nth(1).unwrap();
    let chosen = square(&table, first);
    table.play(chosen);
    table.click("strike");
    let page = table.walk.page();
    let digit_of = |name: &str| name.strip_prefix("strike OwnNumber")?.chars().next();
    let offered: String = page.choices.iter().filter_map(|choice| digit_of(&choice.name)).collect();
    assert_eq!(offered, before[first].1, "only what no law rules out");
    click_first(&mut table, &format!("strike OwnNumber{digit}"));
    assert!(says(&table.walk.page(), &format!("struck out {digit}")));
    table.click("back");
    let wanted: String = before[first].1.chars().filter(|known| *known != digit).collect();
    assert_eq!(digits_and_notes(&table.walk.page())[first].1, wanted, "at once");
    assert_eq!(digits_and_notes(&think(&mut table))[first].1, wanted, "and once it is worked out again");
    assert_eq!(number(&table.walk), 0, "it is no move");
    table.signal(Signal::Undo);
    assert_eq!(digits_and_notes(&think(&mut table)), before);
}

#[test]
fn a_wrong_strike_is_a_mistake_and_a_square_that_is_filled_in_has_none() {
    let engine = level("sudoku", 0);
    let state = engine.start(0);
    let board = |index| engine.word(&state, index);
    let mut deduction = Deduction::new(&engine, &mut Budget::untimed(Limits::default())).unwrap().unwrap();
    let Answers::One(words) = deduction.answers() else { panic!("one answer") };
    let cell = deduction.puzzle().asked()[0].cell;
    deduction.strike(&[(cell, words[0])]);
    assert_eq!(deduction.can_be_finished(board), Some(false));
    assert_eq!(deduction.mistake(board), [cell]);
    let index = deduction.puzzle().asked()[0].index;
    assert_eq!(deduction.can_be_finished(|at| if at == index { words[0] } else { board(at) }), Some(true));
}

#[test]
fn rather_than_many_laws_a_hint_strikes_something_out() {
    let last = level("sudoku", 0).game().levels.len() - 1;
    let mut strikes = 0;
    for number in (last - 2..=last).rev() {
        let engine = level("sudoku", number);
        let mut deduction = Deduction::new(&engine, &mut Budget::untimed(Limits::default())).unwrap().unwrap();
        let Answers::One(words) = deduction.answers() else { panic!("one answer") };
        let (mut state, mut struck) = (engine.start(0), Vec::new());
        while strikes < 3 {
            deduction.strike(&struck);
            let board = |index| engine.word(&state, index);
            match deduction.advice_with_notes(board) {
                Advice::Step(step) => {
                    for chosen in deduction.moves_to_say(step.asked, step.word, board) {
                        engine.play(&mut state, &chosen).unwrap();
                    }
                }
                Advice::Strike(step, out) => {
                    assert!(step.laws.len() > 1 && out.contains(&(step.cell, step.word)));
                    for (cell, word) in &out {
                        let asked = deduction.puzzle().asked().iter().position(|asked| asked.cell == *cell).unwrap();
                        assert!(words[asked] != *word && !struck.contains(&(*cell, *word)));
                    }
                    struck.extend(out);
                    strikes += 1;
                }
                Advice::Done => break,
                other => panic!("{other:?}"),
            }
        }
    }
    assert_eq!(strikes, 3);
}

#[test]
fn each_hint_that_is_given_up_ends_its_thread() {
    let made = Arc::clone(two_areas().game());
    let entry = GameEntry::of(made.id.clone(), Some(made), Problems::new());
    let start = Start { player: None, game: Some("made".to_owned()), level: Some("01".to_owned()) };
    let walk = Walk::start(Way::Mouse, MemoryStore::new(vec![entry]), &start);
    let mut table = Table { walk, asked: Vec::new() };
    let mut devices = Devices::none();
    let inbox = devices.inbox();
    for _ in 0..5 {
        assert!(table.signal(Signal::Hint).busy);
        let job = table.job();
        devices.perform(&Effect::Think(job.clone()));
        assert_eq!(devices.thinking(), 1, "those before have ended");
        table.click("look-stop");
        assert!(job.is_stopped());
        let Some(Incoming::Asked(Event::Thought(number, _))) = inbox.wait() else { panic!("no answer") };
        assert_eq!((number, devices.thinking()), (job.task.number, 0));
    }
}
